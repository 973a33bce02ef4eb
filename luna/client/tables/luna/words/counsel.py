"""What a bot's thoughts are in words: a turn, what speaks for it, and what a hint says at each of its depths."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from luna.bots.reasons import Why
from luna.bots.worker import Thought
from luna.client import theme
from luna.client.tables.luna.panels import recap
from luna.client.tables.luna.picture.things import Thing, about
from luna.client.tables.luna.words import ledger
from luna.client.tables.luna.words.card import Card
from luna.client.tables.luna.words.history import Entry
from luna.client.tables.luna.words.preview import Line
from luna.games.face import Turn
from luna.games.luna import play, round_of
from luna.games.luna.board import ISLANDS
from luna.games.luna.picture import view
from luna.text import Catalogue
from luna.text.sentences import MINUS, listed

GOAL, MOVE, NUMBERS = 1, 2, 3
"""Depths of a hint."""
_TURNS: Final = 3  # with numbers
_MILLE: Final = 1000


def entry(row: bytearray, turn: Turn) -> Entry:
    """A turn as it would stand in the log."""
    after, events = row[:], list[object]()
    for move in turn:
        play(after, move, events)
    seen = view(row)
    assert seen.turn is not None
    return Entry(0, 0, seen.turn, seen.seats[seen.turn].order, turn, events, round_of(row))


def told(text: Catalogue, names: Sequence[str], row: bytearray, turn: Turn) -> str:
    """A turn in a few words."""
    if view(row).step == "deactivate":
        return text("hint-deactivate", island=text(f"island-{ISLANDS[turn[0] >> 12]}"))
    deeds = [recap.brief(text, event, names) for event in recap.deeds(entry(row, turn))]
    return listed(text, deeds) if deeds else text("action-meditate")


def things(row: bytearray, turn: Turn) -> list[Thing]:
    """What a turn is about, to be ringed on the board."""
    return [thing for event in recap.deeds(entry(row, turn)) for thing in about(event)]


def why(text: Catalogue, name: str, turn: Turn, found: Sequence[Why]) -> Card:
    """Why somebody played a turn."""
    keys = [f"why-{one.theme}" for one in found] or ["why-none"]
    lines = tuple(Line(text(key), theme.MOONLIGHT) for key in keys)
    return Card(text("why-title", name=name), lines, f"ui/icon-{ledger.deed(turn)}")


def points(text: Catalogue, thousandths: float) -> str:
    """Influence with its sign and one decimal."""
    sign = MINUS if thousandths < 0 else "+"
    return sign + text("hint-points", points=abs(round(thousandths / _MILLE, 1)))


def hint(text: Catalogue, names: Sequence[str], row: bytearray, thought: Thought, depth: int) -> tuple[Line, ...]:
    """What a hint says: the goal, then also the move, then also the best turns in numbers."""
    assert thought.choice is not None
    goal = thought.why[0].theme if thought.why else "none"
    if view(row).step == "deactivate":
        goal = "deactivate"
    lines = [Line(text(f"hint-goal-{goal}"), theme.LEGAL)]
    if depth >= MOVE:
        icon = f"ui/icon-{ledger.deed(thought.choice)}"
        lines.append(Line(text("hint-move", turn=told(text, names, row, thought.choice)), icon=icon))
    if depth >= NUMBERS:
        lines.append(Line(text("hint-unit"), theme.MUTED))
        lines += _numbers(text, names, row, thought)
    return tuple(lines)


def _numbers(text: Catalogue, names: Sequence[str], row: bytearray, thought: Thought) -> list[Line]:
    """The choice and the turns next to it. What was hardly looked at may seem better than it is: it is left out."""
    lines: list[Line] = []
    said: set[str] = set()
    ranked = sorted(enumerate(thought.lines), key=lambda one: (one[1].turn != thought.choice, -one[1].margin))
    for number, line in ranked:
        deed = told(text, names, row, line.turn)
        if deed in said or line.margin > ranked[0][1].margin or len(said) == _TURNS:
            continue
        said.add(deed)
        reasons = thought.whys[number] if number < len(thought.whys) else ()
        themes = [f"{text(f'theme-{one.theme}')} {points(text, one.amount)}" for one in reasons]
        words = deed + (f" ({', '.join(themes)})" if themes else "")
        kind = "plain" if lines else "gain"
        lines.append(Line(words, theme.SECONDARY, sign=points(text, line.margin * _MILLE), kind=kind))
    return lines
