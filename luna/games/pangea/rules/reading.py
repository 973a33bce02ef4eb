"""Headers and turns in the notation (version 1). An error names the first bad line with its rule and reason."""

import re
from collections.abc import Callable
from typing import Final

from luna.core.game import IllegalTurn, Turn
from luna.core.notation import Item, Notation, NotationError
from luna.games.pangea.rules import moves, setup
from luna.games.pangea.rules.board import HOMES, LANDSCAPES, PEOPLES, SQUARES, TILES
from luna.games.pangea.rules.moves import encode
from luna.games.pangea.rules.notation import action_text, legal_lines, state, turn_text
from luna.games.pangea.rules.play import play
from luna.games.pangea.rules.position import GROUPS, IN_BAG, OVER, PEOPLE, PHASE, SQUARE, TURN
from luna.games.pangea.rules.refusals import why_not
from luna.games.pangea.rules.setup import Header

_MOST: Final = 8
"""Tribes of a people."""


# ---- turns


def read_turn(row: bytearray, text: str, number: int = 1) -> Turn:
    """The turn of a line `PEOPLE: action` for the seat to move, checked, with the outcome of a draw."""
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
    draws = moves.kind_of(turn[0]) == moves.DRAW
    refused = why_not(row, turn[:1] if draws else turn)
    if refused:
        raise IllegalTurn("pangea", f"line {number}: {refused.rule}", refused)
    if draws:
        owner, home = divmod(moves.argument_of(turn[1]), 3)
        first, last = GROUPS[owner][home]
        if IN_BAG not in row[first:last]:
            raise NotationError(number, "M6", "no such tribe is left in the bag")
    return turn


def _parse(row: bytearray, people: int, action: str, number: int) -> Turn:
    """The turn of an action; the caller checks that it is legal."""
    for pattern, make in _ACTIONS:
        found = pattern.fullmatch(action)
        if found is not None:
            try:
                return make(row, people, found)
            except _NoSuchHome as error:
                raise NotationError(number, "C4", "a people has no tribes of such a home") from error
    raise NotationError(number, "N-turn", "this is none of place, draw, shift, lead, move, stay, buy, ban and end")


class _NoSuchHome(Exception):
    """A people has no tribes of a landscape."""


def _home(people: int, name: str) -> int:
    landscape = LANDSCAPES.index(name)
    if landscape not in HOMES[people]:
        raise _NoSuchHome
    return HOMES[people].index(landscape)


def _draw(row: bytearray, people: int, found: re.Match[str]) -> Turn:
    owner = PEOPLES.index(found[1])
    return encode(moves.DRAW, owner), encode(moves.DRAWN, owner * 3 + _home(owner, found[2]))


def _shift(row: bytearray, people: int, found: re.Match[str]) -> Turn:
    return (moves.encode_shift(TILES.index(found[1]), SQUARES.index(found[2])),)


def _lead(row: bytearray, people: int, found: re.Match[str]) -> Turn:
    led = PEOPLES.index(found[1])
    return (moves.encode_lead(led, _home(led, found[2]), TILES.index(found[3]), TILES.index(found[4])),)


def _move(row: bytearray, people: int, found: re.Match[str]) -> Turn:
    steps: list[int] = []
    for name, amulet, tile, target, count in _PART.findall(found[0]):
        carried = LANDSCAPES.index(amulet) + 1 if amulet else 0
        step = moves.encode_part(TILES.index(tile), _home(people, name), carried, TILES.index(target))
        steps += [step] * min(int(count or 1), _MOST + 1)
    return (*sorted(steps), moves.CLOSE)


def _buy(row: bytearray, people: int, found: re.Match[str]) -> Turn:
    return (moves.encode_buy(TILES.index(found[2]), _home(people, found[1]), PEOPLES.index(found[3])),)


def _ban(row: bytearray, people: int, found: re.Match[str]) -> Turn:
    place = found[1]
    return (encode(moves.BAN, row[SQUARE + TILES.index(place)] if place in TILES else SQUARES.index(place)),)


_TILE: Final = "|".join(TILES)
_HOME: Final = "|".join(LANDSCAPES)
_WHO: Final = "|".join(PEOPLES)
_WATER: Final = "|".join(SQUARES)
_STEP: Final = rf"(?:{_HOME})(?:\+(?:{_HOME}))?@(?:{_TILE})>(?:{_TILE})(?:\*[1-9][0-9]?)?"
_PART: Final = re.compile(rf"({_HOME})(?:\+({_HOME}))?@({_TILE})>({_TILE})(?:\*([1-9][0-9]?))?")
_ACTIONS: Final[list[tuple[re.Pattern[str], Callable[[bytearray, int, re.Match[str]], Turn]]]] = [
    (re.compile(rf"place ({_TILE})"), lambda row, people, found: (encode(moves.PLACE, TILES.index(found[1])),)),
    (re.compile(rf"draw ({_WHO})=({_HOME})"), _draw),
    (re.compile(rf"shift ({_TILE})>({_WATER})"), _shift),
    (re.compile(rf"lead ({_WHO}) ({_HOME})@({_TILE})>({_TILE})"), _lead),
    (re.compile(rf"move {_STEP}(?: {_STEP})*"), _move),
    (re.compile("stay"), lambda row, people, found: (moves.NOBODY,)),
    (re.compile(rf"buy ({_HOME})@({_TILE}) from ({_WHO})"), _buy),
    (re.compile(rf"ban ({_TILE}|{_WATER})"), _ban),
    (re.compile("end"), lambda row, people, found: (moves.NO_BAN,)),
]


# ---- headers


def _header_lines(header: Header) -> list[str]:
    """The lines of a header between version and options."""
    tribes = (f"{people}={','.join(drawn)}" for people, drawn in zip(PEOPLES, header.tribes, strict=True))
    return [f"players {' '.join(header.players)}", f"tiles {' '.join(header.tiles)}", f"tribes {' '.join(tribes)}"]


def _read_tribes(header: Header, line: Item, words: list[str]) -> Header:
    named = [word.partition("=") for word in words]
    if [name for name, _, _ in named] != list(PEOPLES):
        raise NotationError(line.number, "N-header", f"expected {' '.join(f'{name}=...' for name in PEOPLES)}")
    return header._replace(tribes=tuple(tuple(homes.split(",")) for _, _, homes in named))


NOTATION: Final = Notation(
    name="pangea",
    version=1,
    prefix="",
    spelling="N",
    grammar="N-header",
    strip=lambda line: line.strip(" \t\r"),
    split=lambda line: re.split("[ \t]+", line),
    blank=Header((), (), ()),
    lines={
        "players": lambda header, line, words: header._replace(players=tuple(words)),
        "tiles": lambda header, line, words: header._replace(tiles=tuple(words)),
        "tribes": _read_tribes,
    },
    flags={"production=all": "all_produce", "shift=slide": "slide"},
    announced=False,
    checks=setup.CHECKS,
    with_state=setup.with_state,
    start=setup.start,
    describe=_header_lines,
    read_turn=read_turn,
    turn_text=turn_text,
    play=play,
    state=state,
    legal_lines=legal_lines,
)
from_text, to_text, trace = NOTATION.from_text, NOTATION.to_text, NOTATION.trace
