"""A game as text (notation version 1): reading. The first bad line is named, with the rule and the reason."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any, Final

from luna.core import notation
from luna.core.game import GameError, IllegalTurn, Turn
from luna.core.notation import Item, NotationError, read_turns
from luna.games.pangea.rules import moves, setup
from luna.games.pangea.rules.board import HOMES, LANDSCAPES, PEOPLES, SQUARES, TILES
from luna.games.pangea.rules.notation import VERSION, action_text, legal_lines
from luna.games.pangea.rules.play import play
from luna.games.pangea.rules.position import GROUPS, IN_BAG, OVER, PEOPLE, PHASE, SQUARE, TURN
from luna.games.pangea.rules.refusals import why_not
from luna.games.pangea.rules.setup import Header
from luna.games.pangea.rules.states import state

_BLANKS: Final = " \t\r"
_TILE: Final = "|".join(TILES)
_HOME: Final = "|".join(LANDSCAPES)
_WHO: Final = "|".join(PEOPLES)
_MOST: Final = 8
"""Tribes of a people."""


def read_header(text: str) -> tuple[Header, Iterator[Item]]:
    """The header, and the lines of the turns, not read yet."""
    items = notation.items(text, "N", lambda line: line.strip(_BLANKS))
    header = Header((), (), ())
    for key, read in _HEADER_READERS.items():
        line = next(items, None)
        if line is None:
            raise NotationError(text.count("\n") + 1, "N-header", f"the file ends before '{key}'")
        first, *words = _words(line)
        if first != key:
            raise NotationError(line.number, "N-header", f"expected '{key}', not {first!r}")
        header = read(header, line, words)
        problem = setup.CHECKS[key](header) if key in setup.CHECKS else None
        if problem:
            raise NotationError(line.number, *problem)
    line = next(items, None)
    if line is not None and _words(line)[0] == "options":
        header = _read_options(header, line, _words(line)[1:])
        line = next(items, None)
    if line is not None and _words(line)[0] == "state":
        header = _read_state(header, line)
        line = next(items, None)
    return header, items if line is None else _before(line, items)


def _read_state(header: Header, line: Item) -> Header:
    """Set-up kind `position`."""
    try:
        return setup.with_state(header, json.loads(line.text.removeprefix("state")))
    except GameError as error:
        raise NotationError(line.number, "position", str(error).removeprefix("position: ")) from error
    except (ValueError, RecursionError) as error:
        raise NotationError(line.number, "N-header", "expected a position as JSON") from error


def _before(line: Item, rest: Iterator[Item]) -> Iterator[Item]:
    yield line
    yield from rest


def _words(line: Item) -> list[str]:
    return re.split("[ \t]+", line.text)


def _read_version(header: Header, line: Item, words: list[str]) -> Header:
    if words != [str(VERSION)]:
        raise NotationError(line.number, "N-header", f"expected version {VERSION}")
    return header


def _read_tribes(header: Header, line: Item, words: list[str]) -> Header:
    named = [word.partition("=") for word in words]
    if [name for name, _, _ in named] != list(PEOPLES):
        raise NotationError(line.number, "N-header", f"expected {' '.join(f'{name}=...' for name in PEOPLES)}")
    return replace(header, tribes=tuple(tuple(homes.split(",")) for _, _, homes in named))


def _read_options(header: Header, line: Item, words: list[str]) -> Header:
    if words not in (["production=all"], ["shift=slide"], ["production=all", "shift=slide"]):
        raise NotationError(line.number, "N-header", "expected production=all, shift=slide or both, in this order")
    return replace(header, all_produce="production=all" in words, slide="shift=slide" in words)


_HEADER_READERS: Final[dict[str, Callable[[Header, Item, list[str]], Header]]] = {
    "pangea": _read_version,
    "players": lambda header, line, words: replace(header, players=tuple(words)),
    "tiles": lambda header, line, words: replace(header, tiles=tuple(words)),
    "tribes": _read_tribes,
}


def from_text(text: str) -> tuple[Header, list[Turn]]:
    """Header and checked turns, with what was drawn; `NotationError` at the first bad line."""
    header, lines = read_header(text)
    return header, [turn for _, turn in read_turns(setup.start(header), lines, read_turn, play)]


def trace(text: str) -> Iterator[dict[str, Any]]:
    """One object for the start and one after every line; `GameError` at the first bad line."""
    header, lines = read_header(text)
    yield from notation.trace(setup.start(header), lines, read_turn, play, state, legal_lines)


def read_turn(row: bytearray, text: str, number: int = 1) -> Turn:
    """Read one `PEOPLE: action` for the seat to move, checked, with what was drawn."""
    name, colon, action = text.partition(": ")
    if not colon or name not in PEOPLES:
        raise NotationError(number, "N-turn", "expected a people, a colon, a blank and an action")
    if row[PHASE] == OVER:
        raise NotationError(number, "E2", "the game is over")
    people = row[PEOPLE + row[TURN]]
    if PEOPLES[people] != name:
        raise NotationError(number, "S8", f"it is the turn of {PEOPLES[people]}")
    turn = _parse(row, people, action, number)
    canonical = action_text(row, turn)
    if canonical != action:
        raise NotationError(number, "N-turn", f"not in canonical spelling, which is: {name}: {canonical}")
    refused = why_not(row, turn[:1] if turn[0] >> 12 == moves.DRAW else turn)
    if refused:
        raise IllegalTurn("pangea", f"line {number}: {refused.rule}", refused)
    if turn[0] >> 12 == moves.DRAW:
        owner, home = divmod(turn[1] & 4095, 3)
        first, last = GROUPS[owner][home]
        if IN_BAG not in row[first:last]:
            raise NotationError(number, "M6", "no such tribe is left in the bag")
    return turn


def _parse(row: bytearray, people: int, action: str, number: int) -> Turn:
    """The turn that an action says; whether it is legal is asked by whoever calls."""
    for pattern, make in _ACTIONS:
        found = pattern.fullmatch(action)
        if found is not None:
            turn = make(row, people, found)
            if turn is None:
                raise NotationError(number, "C4", "a people has no tribes of such a home")
            return turn
    raise NotationError(number, "N-turn", "this is none of place, draw, shift, lead, move, stay, buy, ban and end")


Made = Turn | None


def _home(people: int, name: str) -> int | None:
    landscape = LANDSCAPES.index(name)
    return HOMES[people].index(landscape) if landscape in HOMES[people] else None


def _draw(row: bytearray, people: int, found: re.Match[str]) -> Made:
    owner = PEOPLES.index(found[1])
    home = _home(owner, found[2])
    return None if home is None else (moves.encode(moves.DRAW, owner), moves.encode(moves.DRAWN, owner * 3 + home))


def _lead(row: bytearray, people: int, found: re.Match[str]) -> Made:
    led = PEOPLES.index(found[1])
    home = _home(led, found[2])
    return None if home is None else (moves.encode_lead(led, home, TILES.index(found[3]), TILES.index(found[4])),)


def _move(row: bytearray, people: int, found: re.Match[str]) -> Made:
    steps: list[int] = []
    for name, amulet, tile, target, count in _PART.findall(found[0]):
        home = _home(people, name)
        if home is None:
            return None
        carried = LANDSCAPES.index(amulet) + 1 if amulet else 0
        many = int(count) if count else 1
        steps += [moves.encode_part(TILES.index(tile), home, carried, TILES.index(target))] * min(many, _MOST + 1)
    return (*sorted(steps), moves.CLOSE)


def _buy(row: bytearray, people: int, found: re.Match[str]) -> Made:
    home = _home(people, found[1])
    return None if home is None else (moves.encode_buy(TILES.index(found[2]), home, PEOPLES.index(found[3])),)


def _ban(row: bytearray, people: int, found: re.Match[str]) -> Made:
    place = found[1]
    return (moves.encode(moves.BAN, row[SQUARE + TILES.index(place)] if place in TILES else SQUARES.index(place)),)


_STEP: Final = rf"(?:{_HOME})(?:\+(?:{_HOME}))?@(?:{_TILE})>(?:{_TILE})(?:\*[1-9][0-9]?)?"
_PART: Final = re.compile(rf"({_HOME})(?:\+({_HOME}))?@({_TILE})>({_TILE})(?:\*([1-9][0-9]?))?")
_ACTIONS: Final[tuple[tuple[re.Pattern[str], Callable[[bytearray, int, re.Match[str]], Made]], ...]] = (
    (re.compile(rf"place ({_TILE})"), lambda row, people, found: (moves.encode(moves.PLACE, TILES.index(found[1])),)),
    (re.compile(rf"draw ({_WHO})=({_HOME})"), _draw),
    (
        re.compile(rf"shift ({_TILE})>({'|'.join(SQUARES)})"),
        lambda row, people, found: (moves.encode_shift(TILES.index(found[1]), SQUARES.index(found[2])),),
    ),
    (re.compile(rf"lead ({_WHO}) ({_HOME})@({_TILE})>({_TILE})"), _lead),
    (re.compile(rf"move {_STEP}(?: {_STEP})*"), _move),
    (re.compile("stay"), lambda row, people, found: (moves.NOBODY,)),
    (re.compile(rf"buy ({_HOME})@({_TILE}) from ({_WHO})"), _buy),
    (re.compile(rf"ban ({_TILE}|{'|'.join(SQUARES)})"), _ban),
    (re.compile("end"), lambda row, people, found: (moves.NO_BAN,)),
)
