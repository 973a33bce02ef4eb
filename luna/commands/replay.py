"""`replay SAVE`: print a saved game, every turn in notation with its events below."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from luna.core.game import Game, GameError, Turn
from luna.log.replay import game_of, load
from luna.log.saves import find_save


def run(argv: list[str]) -> int:
    """Exit status 0, or 2 with one sentence on standard error."""
    if len(argv) != 1:
        print("usage: replay SAVE", file=sys.stderr)
        return 2
    try:
        path = find_save(Path(argv[0]))
        game = game_of(path)
        saved = load(game, path)
    except GameError as error:
        print(error, file=sys.stderr)
        return 2
    for said in saved.notices:
        print(said.text, file=sys.stderr)
    for line in told(game, saved.dealt, saved.turns):
        print(line)
    return 0


def told(game: Game, dealt: Any, turns: Sequence[Turn]) -> Iterator[str]:
    """The game's text, line by line, each turn followed by its events."""
    lines = [line for line in game.to_text(dealt, turns).splitlines() if line.strip()]
    header = len(lines) - len(turns)  # one turn a line
    yield from lines[:header]
    orders = game.seats(dealt)
    position = game.start(dealt)
    for line, turn in zip(lines[header:], turns, strict=True):
        yield line
        events: list[Any] = []
        for move in turn:
            game.play(position, move, events)
        yield from (f"    {sentence(event, orders)}" for event in events)


def sentence(event: Any, orders: Sequence[str]) -> str:
    """An event in words: its name and its fields; seats by their orders."""
    name = re.sub(r"(?<!^)(?=[A-Z])", " ", type(event).__name__).lower()
    return f"{name}: {_facts(event, orders)}"


def _facts(event: Any, orders: Sequence[str]) -> str:
    pairs = zip(event._fields, event, strict=True)
    return ", ".join(f"{field} {_word(field, value, orders)}" for field, value in pairs)


def _word(field: str, value: Any, orders: Sequence[str]) -> str:
    if hasattr(value, "_fields"):
        return f"({_facts(value, orders)})"
    if isinstance(value, tuple):
        return " ".join(_word(field, part, orders) for part in value) or "none"
    if field in ("seat", "by", "owner", "start", "ranking") and type(value) is int:
        return orders[value]
    if isinstance(value, bool) or value is None:
        return {True: "yes", False: "no", None: "none"}[value]
    return str(value)
