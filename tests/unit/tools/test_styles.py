"""Style sheets are served as they were written, but for what nobody applies."""

import re

from tools.paths import ROOT
from tools.styles import spared

OURS = sorted((ROOT / "static" / "css").glob("*.css"))
# What stands in quotes, and everything else by its words.
WORD = re.compile(r'"[^"]*"|[^\s"]+')


def test_only_comments_and_blanks_are_left_out() -> None:
    """Every word of ours is there, in its place."""
    assert OURS
    for path in OURS:
        text = path.read_text("utf-8")
        bare = re.sub(r"/\*.*?\*/", " ", text, flags=re.DOTALL)
        assert WORD.findall(spared(text)) == WORD.findall(bare), path.name
        assert len(spared(text)) < len(text)


def test_quotes_stay_as_they_are() -> None:
    """Whatever they hold; and a comment between two words is a blank."""
    quoted = """.a::after { content: "/*  x  */"; --b: '\\n"  /* '; }"""
    assert spared(quoted) == quoted
    assert spared("/* it's */a { b: 'c'; }") == " a { b: 'c'; }".lstrip()
    assert spared("a/* of */b {\n\n\n  c: d; /* e\nf */\n}") == "a b {\nc: d;  \n}"
