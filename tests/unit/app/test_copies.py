"""Which copy of the game comes on the table, whatever both of them are."""

from __future__ import annotations

from dataclasses import replace

import pytest

from quarto.app.copies import chosen, restored
from quarto.app.effects import Effect, SetAside, Store
from quarto.app.keeping import ASIDE_KEY, GAME_KEY, entry_of, save_of
from quarto.app.model import Model
from quarto.app.parts import Holding, Keeper
from quarto.app.vaulted import Mirror
from quarto.engine.record import format_game
from quarto.saves.schema import format_save
from quarto.saves.seal import sealed
from quarto.saves.tables import SavedPlayer
from tests.support.table import Table

FRESH = Model()
LOCAL, MIRROR = Keeper.LOCAL, Keeper.MIRROR
SET_ASIDE = {keeper: SetAside(GAME_KEY, ASIDE_KEY, keeper) for keeper in Keeper}


def kept(record: str, counter: int) -> str:
    """Return a table as it is stored."""
    save = save_of(Table.with_record(record).model)
    return format_save(replace(save, counter=counter))


OLD, NEW = kept("cshf 0a1 1", 4), kept("cshf 0a1 1b2 2", 5)
OTHER = kept("cshf 0a1 7", 5)
CUT = NEW[:-20]
CHANGED = NEW.replace("1b2", "1b3")
NEWER = sealed({"format": "quarto-game", "version": 9, "counter": 1})
ALIEN = '{"format": "chess"}'
LEVEL = format_save(
    replace(save_of(FRESH), players=(SavedPlayer("", None), SavedPlayer("", "oracle")))
)


def heal(keeper: Keeper, text: str, counter: int) -> Effect:
    """Return what writes a text over one copy."""
    is_local = keeper is LOCAL
    return Store(GAME_KEY, text) if is_local else Mirror(counter, text)


@pytest.mark.parametrize(
    ("local", "mirror", "record", "notice", "effects"),
    [
        # None at all: a fresh table, and nothing is said or written.
        (None, None, "cshf", None, ()),
        # One alone: the other becomes like it.
        (NEW, None, "cshf 0a1 1b2 2", None, (heal(MIRROR, NEW, 5),)),
        (None, NEW, "cshf 0a1 1b2 2", None, (heal(LOCAL, NEW, 5),)),
        # Both whole: the newer one; of two as new, that of local storage.
        (NEW, NEW, "cshf 0a1 1b2 2", None, ()),
        (NEW, OLD, "cshf 0a1 1b2 2", None, (heal(MIRROR, NEW, 5),)),
        (OLD, NEW, "cshf 0a1 1b2 2", None, (heal(LOCAL, NEW, 5),)),
        (NEW, OTHER, "cshf 0a1 1b2 2", None, (heal(MIRROR, NEW, 5),)),
        # One damaged: the other, told, and the damaged one is set aside.
        *(
            (
                bad,
                OLD,
                "cshf 0a1 1",
                "save.other",
                (SET_ASIDE[LOCAL], heal(LOCAL, OLD, 4)),
            )
            for bad in (CUT, CHANGED, ALIEN, "")
        ),
        *(
            (
                OLD,
                bad,
                "cshf 0a1 1",
                "save.other",
                (SET_ASIDE[MIRROR], heal(MIRROR, OLD, 4)),
            )
            for bad in (CUT, CHANGED, ALIEN, "")
        ),
        # Damaged, and no other: a fresh table, told, set aside.
        (CUT, None, "cshf", "save.damaged", (SET_ASIDE[LOCAL],)),
        (None, CUT, "cshf", "save.damaged", (SET_ASIDE[MIRROR],)),
        (CUT, CHANGED, "cshf", "save.damaged", tuple(SET_ASIDE.values())),
        (ALIEN, CUT, "cshf", "save.not_ours", tuple(SET_ASIDE.values())),
        # A newer version has written one: nothing is touched.
        *(
            (*pair, "cshf", "save.newer", ())
            for newer in (NEWER, LEVEL)
            for other in (None, OLD, CUT, NEWER)
            for pair in ((newer, other), (other, newer))
        ),
    ],
)
def test_every_pair_of_copies(
    local: str | None,
    mirror: str | None,
    record: str,
    notice: str | None,
    effects: tuple[Effect, ...],
) -> None:
    """What lies on the table, what is told, and what is written."""
    model, wanted = restored(FRESH, local, mirror)
    said = None if model.notice is None else model.notice.key
    assert (format_game(model.game), said, wanted) == (record, notice, effects)
    assert (model.holding is Holding.NEWER) == (notice == "save.newer")


def test_save_without_a_checksum_still_counts() -> None:
    """What an older version wrote is compared like everything else."""
    old = NEW.replace('"version": 3', '"version": 2')
    assert chosen(old, OLD).best == replace(chosen(old, None).best)  # type: ignore[type-var]  # there is one


def test_table_of_a_newer_version_is_never_written_over() -> None:
    """The visit goes on, and keeps nothing of the table."""
    model, _ = restored(FRESH, NEWER, OLD)
    table = Table(model).give("7")
    assert (table.record, table.effects[:0]) == ("cshf 7", [])
    assert [e for e in table.effects if isinstance(e, Store | Mirror)] == []
    assert not table.scene.keeps


def test_game_that_ended_without_its_mirror_reaches_the_library() -> None:
    """It lies on the table alone, after the device stopped between the two."""
    over = kept("cshf 0 resigns", 6)
    model, effects = restored(FRESH, over, OLD)
    came = entry_of(model, None)
    assert effects == (Mirror(6, over, (came,), is_again=True),)
