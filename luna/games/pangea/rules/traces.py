"""A game as text, replayed: the state and the legal lines after every line."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from luna.games.pangea.rules import setup
from luna.games.pangea.rules.notation import legal_lines
from luna.games.pangea.rules.play import play
from luna.games.pangea.rules.reading import read_header, read_turn
from luna.games.pangea.rules.states import state


def trace(text: str) -> Iterator[dict[str, Any]]:
    """One object for the start and one after every line; `GameError` at the first bad line."""
    header, lines = read_header(text)
    row = setup.start(header)
    yield {"n": 0, "command": None, "state": state(row), "legal": legal_lines(row)}
    for number, line in enumerate(lines, start=1):
        for move in read_turn(row, line.text, line.number):
            play(row, move)
        yield {"n": number, "command": line.text, "state": state(row), "legal": legal_lines(row)}
