"""What the views may see: the table as shown, and nothing that a player must find.

A scene holds no line but the one with which a game ended. Views draw scenes, never
models, so they cannot give away a line that nobody has called.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from quarto.app.afterwards import marked, replay_scene, share_scene, shown
from quarto.app.clock import ClockScene, clock_scene
from quarto.app.detail import detail
from quarto.app.helping import HelpScene, help_scene
from quarto.app.holding import strip
from quarto.app.offers import (
    Button,
    lines,
    main_button,
    other_buttons,
    shown_line,
)
from quarto.app.parts import Dialog, Player
from quarto.app.speech import prompt
from quarto.app.standing import (
    ResultScene,
    RoundScene,
    SeatScene,
    giver_of_hand,
    rounds,
    score_of,
    seats,
    shape,
    way_back,
)
from quarto.app.standing import result as result_scene
from quarto.engine.cells import CELLS, Cell
from quarto.engine.pieces import PIECES, Piece
from quarto.engine.plies import Place

if TYPE_CHECKING:
    from quarto.app.actions import Action
    from quarto.app.draft import Draft
    from quarto.app.locks import Lock
    from quarto.app.model import Model
    from quarto.app.moments import ReplayScene
    from quarto.app.places import AnyPlace
    from quarto.app.settings import Settings
    from quarto.app.sharing import ShareScene
    from quarto.app.text import Text, Who
    from quarto.engine.rules import Rules


@dataclass(frozen=True, slots=True)
class CellScene:
    """One cell: what lies there and how it is marked.

    pointed: its number among the cells shown in a call, from 1; else None.
    won: the shape of the line that won, on its cells; else None. drawn: of one that a
    review shows. is_better: where it says that the piece had better been placed.
    """

    cell: Cell
    piece: Piece | None
    is_staged: bool = False
    is_last: bool = False
    pointed: int | None = None
    won: str | None = None
    drawn: str | None = None
    is_better: bool = False
    has_cursor: bool = False


@dataclass(frozen=True, slots=True)
class PlaceScene:
    """One of the sixteen places of the reserve."""

    piece: Piece
    is_free: bool
    is_chosen: bool
    has_cursor: bool


@dataclass(frozen=True, slots=True)
class Scene:
    """The page as it is to be drawn.

    place: what is shown instead of the table; then that lies as it was, unseen.
    strip: the name of what is told in a line over the page's foot, or empty.
    help: where it is asked for. is_pondering: the computer takes its time.
    target: rounds that win the match, or None. is_covered: nobody sees the pieces.
    lines: the names and words of all lines, while a call is being made.
    shown_line: the name of the one that the cells shown so far make, or empty.
    back: in whose words a game beside the match leads back, where one is played.
    """

    settings: Settings
    rules: Rules
    seats: tuple[SeatScene, SeatScene]
    draws: int
    target: int | None
    rounds: tuple[RoundScene, ...]
    clock: ClockScene | None
    is_covered: bool
    cells: tuple[CellScene, ...]
    places: tuple[PlaceScene, ...]
    hand: Piece | None
    hand_giver: Who | None
    is_staging: bool
    lines: tuple[tuple[str, Text], ...]
    shown_line: str
    prompt: Text
    detail: tuple[Text, ...]
    help: HelpScene | None
    is_pondering: bool
    main: Button
    buttons: tuple[Button, Button, Button]
    result: ResultScene | None
    back: Action | None
    notice: Text | None
    notice_number: int
    spoken: tuple[Text, ...]
    spoken_number: int
    heard: tuple[Text, ...]
    players: tuple[Player, Player]
    dialog: Dialog | None
    draft: Draft | None
    is_menu_open: bool
    keeps: bool
    strip: str
    is_assigned: bool
    locks: frozenset[Lock]
    replay: ReplayScene | None
    share: ShareScene | None
    place: AnyPlace | None


def scene_of(model: Model) -> Scene:
    """Return what is to be drawn of a model."""
    scene = _open_scene(shown(model))
    if model.place is not None:
        clock = model.place.clock_scene
        return replace(scene, clock=clock, is_covered=False, spoken=())
    return _covered(scene) if scene.is_covered else scene


def _covered(scene: Scene) -> Scene:
    """Return the scene of a pause: nobody thinks about what he cannot see."""
    return replace(
        scene,
        cells=tuple(
            CellScene(one.cell, None, has_cursor=one.has_cursor) for one in scene.cells
        ),
        places=tuple(replace(one, is_free=False) for one in scene.places),
        hand=None,
        hand_giver=None,
        is_staging=False,
        lines=(),
        detail=(),
        help=None,
        dialog=scene.dialog or Dialog.PAUSE,
    )


def _open_scene(model: Model) -> Scene:
    giver = giver_of_hand(model)
    return Scene(
        settings=model.settings,
        rules=model.rules,
        seats=seats(model),
        draws=score_of(model).draws,
        target=(model.aside or model).match.target,
        rounds=rounds(model),
        clock=clock_scene(model),
        is_covered=model.is_paused,
        cells=_cells(model),
        places=_places(model),
        hand=model.game.position.hand,
        hand_giver=None if giver is None else model.who(giver),
        is_staging=model.turn.staged is not None,
        lines=lines(model),
        shown_line=shown_line(model),
        prompt=prompt(model),
        detail=detail(model),
        help=help_scene(model),
        is_pondering=model.is_computer_turn and model.pondering is not None,
        main=main_button(model),
        buttons=other_buttons(model),
        result=result_scene(model),
        back=way_back(model),
        notice=model.notice,
        notice_number=model.notice_number,
        spoken=model.spoken,
        spoken_number=model.spoken_number,
        heard=model.heard,
        players=model.players,
        dialog=model.dialog,
        draft=model.draft,
        is_menu_open=model.is_menu_open,
        keeps=model.keeps,
        strip=strip(model),
        is_assigned=model.assigned is not None,
        locks=model.locks,
        replay=replay_scene(model),
        share=share_scene(model),
        place=model.place,
    )


def _cells(model: Model) -> tuple[CellScene, ...]:
    position, turn, outcome = model.game.position, model.turn, model.game.outcome
    order = {cell: number for number, cell in enumerate(turn.pointed or (), start=1)}
    line = None if outcome is None else outcome.line
    won = {} if line is None else dict.fromkeys(line.cells, shape(line))
    placements = [ply.cell for ply in model.game.plies if isinstance(ply, Place)]
    last = placements[-1] if placements else None
    cells = tuple(
        CellScene(
            cell=cell,
            piece=position.hand if cell == turn.staged else position.piece_at(cell),
            is_staged=cell == turn.staged,
            is_last=cell == last and turn.staged is None,
            pointed=order.get(cell),
            won=won.get(cell),
            has_cursor=cell == model.cursor_cell,
        )
        for cell in CELLS
    )
    return marked(model, cells)


def _places(model: Model) -> tuple[PlaceScene, ...]:
    reserve = model.game.position.reserve
    return tuple(
        PlaceScene(
            piece=piece,
            is_free=piece in reserve,
            is_chosen=piece == model.turn.chosen,
            has_cursor=piece == model.cursor_piece,
        )
        for piece in PIECES
    )
