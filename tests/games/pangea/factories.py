"""Positions and questions for the rule tests, in the words of the notation.

`position(tribes={"swamp4": "blue forest*2, purple swamp"})` writes the row at its named offsets, without the code under
test: the default is the bare table (the tiles in name order on their squares, the towers on the tiles 2, nobody on the
land, everybody in the bags, the first player at magic). `after`, `refused` and `told` play and ask; every play is at
the same time a test that `legal` and `why_not` agree, that events change nothing, and that the old position stays
unchanged.
"""

import re
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, TypedDict, TypeVar

from luna.core.game import Events, GameError, Turn
from luna.games.pangea import rules as pangea
from luna.games.pangea.rules import position as at
from luna.games.pangea.rules.legal import legal
from luna.games.pangea.rules.notation import legal_lines
from luna.games.pangea.rules.play import play
from luna.games.pangea.rules.reading import read_turn
from tests.oracle.pangea.data import HOMES, LANDSCAPES, NUMBERED, PEOPLES, SQUARES, TILES

Row = bytearray
Test = TypeVar("Test", bound=Callable[..., object])
Event = TypeVar("Event")

_RULES = Path(__file__).resolve().parents[3] / "docs" / "rules-pangea.md"
RULE_IDS = tuple(re.findall(r'<a id="([A-Z]\d)">', _RULES.read_text("utf-8")))
"""Every rule of the paper, in its order."""


def rule(*ids: str) -> Callable[[Test], Test]:
    """Names the rules that a test covers; `test_rule_ids.py` reads it in the source."""
    unknown = set(ids) - set(RULE_IDS)
    if unknown:
        raise ValueError(f"no such rules: {sorted(unknown)}")
    return lambda test: test


class Player(TypedDict, total=False):
    """The state of one player."""

    goods: int
    amulets: Sequence[str]
    ban: str


def position(
    *players: str,
    phase: str = "magic",
    turn: str = "",
    round: int = 1,
    magic: int | None = None,
    last_round: bool = False,
    board: Mapping[str, str] | None = None,
    towers: Mapping[str, str] | None = None,
    tribes: Mapping[str, str] | None = None,
    bags: Mapping[str, str] | None = None,
    options: Sequence[str] = (),
    **has: Player,
) -> Row:
    """A position of blue and green, or of the players named.

    `board={"c1": "swamp2"}` moves a tile there; `tribes={"swamp4": "blue forest+desert*2, purple swamp"}`;
    `bags={"purple": "swamp mountain"}` sets the contents of that bag (the other tribes of the people are nowhere).
    """
    names = players or ("blue", "green")
    row = bytearray(at.SIZE)
    row[at.PLAYERS] = len(names)
    row[at.OPTIONS] = at.ALL_PRODUCE * ("O1" in options) | at.SLIDE * ("O2" in options)
    order = [*names, *(people for people in PEOPLES if people not in names)]
    row[at.PEOPLE : at.PEOPLE + 5] = bytes(map(PEOPLES.index, order))
    seats = {people: seat for seat, people in enumerate(names)}
    row[at.SEAT : at.SEAT + 5] = bytes(seats.get(people, at.NEUTRAL) for people in PEOPLES)
    row[at.PHASE] = {"placing": at.PLACING, "magic": at.MAGICAL, "buying": at.BUYING, "over": at.OVER}[phase]
    row[at.TURN] = seats[turn or names[0]]
    row[at.ROUND : at.ROUND + 3] = round.to_bytes(3)
    row[at.LAST_ROUND] = last_round
    _lay_tiles(row, board or {})
    standing = {people: f"{LANDSCAPES[number]}2" for number, people in enumerate(PEOPLES)} | dict(towers or {})
    row[at.TOWER : at.TOWER + 5] = bytes(TILES.index(standing[people]) for people in PEOPLES)
    _set_tribes(row, tribes or {}, bags or {})
    for name, things in has.items():
        seat = seats[name]
        row[at.GOODS + 3 * seat : at.GOODS + 3 * seat + 3] = things.get("goods", 0).to_bytes(3)
        row[at.AMULETS + seat] = sum(1 << LANDSCAPES.index(amulet) for amulet in things.get("amulets", ()))
        if ban := things.get("ban"):
            tile = row[at.SQUARE + TILES.index(ban)] if ban in TILES else SQUARES.index(ban)
            row[at.BAN + seat] = tile + 1
    if phase == "magic":
        row[at.MAGIC] = max(1, at.rank(row, row[at.TURN])) if magic is None else magic
    return row


def _lay_tiles(row: Row, board: Mapping[str, str]) -> None:
    square_of = dict(zip(TILES, NUMBERED, strict=True)) | {tile: square for square, tile in board.items()}
    if len(set(square_of.values())) < len(TILES):
        raise ValueError("two tiles on one square")
    row[at.LAND : at.LAND + len(SQUARES)] = bytes([at.NOWHERE]) * len(SQUARES)
    for number, tile in enumerate(TILES):
        square = SQUARES.index(square_of[tile])
        row[at.SQUARE + number], row[at.LAND + square] = square, number


def _set_tribes(row: Row, tribes: Mapping[str, str], bags: Mapping[str, str]) -> None:
    places: dict[tuple[str, str], list[int]] = {(people, home): [] for people in PEOPLES for home in HOMES[people]}
    for tile, crowd in tribes.items():
        for group in crowd.split(", "):
            found = re.fullmatch(r"([a-z]+) ([a-z]+)(?:\+([a-z]+))?(?:\*(\d))?", group)
            if not found:
                raise ValueError(group)
            people, home, amulet, count = found.groups()
            place = TILES.index(tile) * 6 + (LANDSCAPES.index(amulet) + 1 if amulet else 0)
            places[people, home] += [place] * int(count or 1)
            row[at.CROWD + TILES.index(tile)] += int(count or 1)
    start = at.TRIBE
    for (people, home), standing in places.items():
        free = HOMES[people][home] - len(standing)
        if free < 0:
            raise ValueError(f"{people} has not so many tribes of {home}")
        if people in bags:
            free = bags[people].split(" ").count(home)
        here = sorted(standing) + [at.IN_BAG] * free
        gone = HOMES[people][home] - len(here)
        row[start : start + len(here) + gone] = bytes(sorted(here + [_FAR] * gone))
        start += len(here) + gone


_FAR = at.IN_HAND
"""Neither in the bag nor on a tile: while nobody places, a tribe in the hand counts for nothing."""


# --- questions -------------------------------------------------------------------------------------------------------


def moves_of(row: Row, line: str) -> Turn:
    """The turn of a line for the player to move; a draw with its outcome."""
    return read_turn(row, f"{turn(row)}: {line}")


def after(row: Row, *lines: str) -> Row:
    """A copy after these lines, each checked in every way."""
    row = row[:]
    for line in lines:
        past = bytes(row)
        assert refused(row, line) == ""
        moves = moves_of(row, line)
        copy, events = row[:], Events()
        for move in moves:
            draw = pangea.chance(row)
            assert move in (draw.outcomes if draw else legal(row)), line
            play(row, move)
            play(copy, move, events)
        assert copy == row, "events change what happens"
        assert past != bytes(row)
    return row


def refused(row: Row, line: str) -> str:
    """The rule that refuses a line; "" when it is legal."""
    before = bytes(row)
    try:
        moves_of(row, line)
    except GameError as problem:
        found = re.match(r"line 1: (\S+): .", str(problem))
        assert found, problem
        assert line not in legal_lines(row)
        return found[1]
    finally:
        assert bytes(row) == before
    return ""


def offered(row: Row, start: str = "") -> list[str]:
    """The legal lines that begin like this."""
    return [line for line in legal_lines(row) if line.startswith(start)]


def told(row: Row, line: str, kind: type[Event]) -> list[Event]:
    """The events of one class in a line."""
    row, events = row[:], Events()
    for move in moves_of(row, line):
        play(row, move, events)
    return [event for event in events if isinstance(event, kind)]


def turn(row: Row) -> str:
    """The people of the seat to move."""
    return PEOPLES[row[at.PEOPLE + row[at.TURN]]]


def of(row: Row, people: str) -> dict[str, Any]:
    """The state of a player."""
    found: dict[str, Any] = pangea.state(row)["players"][people]
    return found


def goods(row: Row, people: str) -> int:
    count: int = of(row, people)["goods"]
    return count


def on(row: Row, tile: str) -> dict[str, int]:
    """The tribes on a tile, as in the state."""
    found: dict[str, int] = pangea.state(row)["tribes"].get(tile, {})
    return found


# --- games as text ---------------------------------------------------------------------------------------------------

TILES_LINE = "tiles " + " ".join(TILES)
TRIBES_LINE = (
    "tribes purple=mountain,mountain,mountain green=swamp,swamp,swamp orange=desert,desert,desert "
    "blue=grassland,grassland,grassland yellow=forest,forest,forest"
)


def game(*lines: str, players: str = "blue green", options: str = "") -> str:
    """A game with the tiles in name order."""
    header = ["pangea 1", f"players {players}", TILES_LINE, TRIBES_LINE, *[f"options {options}"] * bool(options)]
    return "\n".join([*header, *lines]) + "\n"


def reached(text: str) -> Row:
    """The position at the end of a game."""
    header, turns = pangea.from_text(text)
    row = pangea.start(header)
    for moves in turns:
        for move in moves:
            play(row, move)
    return row
