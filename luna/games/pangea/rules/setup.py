"""The set-up: all chance of it (`deal`), its outcome (`Header`), and the first position (`start`)."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Any, Final

from luna.core.game import GameError
from luna.core.lot import Lot
from luna.core.options import Options
from luna.games.pangea.rules import position as at
from luna.games.pangea.rules.board import COUNT, FIRST, HOMES, LANDSCAPES, PEOPLES, START_TILE, TILES


@dataclass(frozen=True, slots=True)
class Header:
    """The outcome of the set-up: with the turns it is the whole game."""

    players: tuple[str, ...]  # peoples in turn order
    tiles: tuple[str, ...]  # on the squares numbered 1 to 15
    tribes: tuple[tuple[str, ...], ...]  # by people in name order: the three homes drawn, in name order
    all_produce: bool = False  # O1
    slide: bool = False  # O2
    position: str = ""  # a state of the notation as JSON from which the game starts instead; the draws then say nothing


def deal(options: Options, entropy: bytes) -> Header:
    """S1, S3 to S5: same options and entropy, same header. `GameError` for options that no rule knows."""
    lot = Lot(entropy)
    peoples = tuple(options.seats)
    first = lot.below(max(len(peoples), 1)) if options.first is None else options.first
    tiles = lot.shuffled(TILES)
    tribes = tuple(_drawn(lot, people) for people in range(len(PEOPLES)))
    header = Header(
        peoples[first:] + peoples[:first],
        tiles,
        tribes,
        bool(options.values.get("all_produce")),
        bool(options.values.get("slide")),
    )
    check(header)
    return header


def options_of(header: Header) -> Options:
    """See `Game`."""
    return Options(header.players, {"all_produce": header.all_produce, "slide": header.slide})


def with_state(header: Header, state: Mapping[str, Any]) -> Header:
    """See `Game`."""
    try:
        placed = replace(header, position=json.dumps(state))
    except (TypeError, ValueError, RecursionError) as error:  # bytes, a circle, too deep
        raise GameError("position: the state is not plain data") from error
    check(placed)
    return placed


def _drawn(lot: Lot, people: int) -> tuple[str, ...]:
    """Three tribes out of a bag of eight."""
    bag = [home for home, count in zip(HOMES[people], COUNT[people], strict=True) for _ in range(count)]
    return tuple(LANDSCAPES[home] for home in sorted(lot.shuffled(bag)[:3]))


Problem = tuple[str, str] | None  # rule and reason


def check(header: Header) -> None:
    """`GameError` unless the header is the outcome of a set-up."""
    for ask in CHECKS.values():
        problem = ask(header)
        if problem:
            raise GameError(f"{problem[0]}: {problem[1]}")


def _check_players(header: Header) -> Problem:
    players = header.players
    if any(people not in PEOPLES for people in players) or len(set(players)) != len(players):
        return "S1", f"the players must be different ones of {' '.join(PEOPLES)}"
    return None if 2 <= len(players) <= 4 else ("S1", "two to four players are needed")


def _check_tiles(header: Header) -> Problem:
    return None if sorted(header.tiles) == sorted(TILES) else ("S3", "each of the fifteen tiles is needed once")


def _check_tribes(header: Header) -> Problem:
    if len(header.tribes) != len(PEOPLES):
        return "S4", f"three tribes of each of {' '.join(PEOPLES)} are needed"
    for people, drawn in enumerate(header.tribes):
        homes = [LANDSCAPES[home] for home in HOMES[people]]
        if len(drawn) != 3 or any(home not in homes for home in drawn):
            return "S4", f"three tribes of {PEOPLES[people]} are needed, of {' '.join(homes)}"
        if list(drawn) != sorted(drawn, key=LANDSCAPES.index):
            return "N-header", f"the tribes of {PEOPLES[people]} must be in name order"
        if any(drawn.count(home) > count for home, count in zip(homes, COUNT[people], strict=True)):
            return "S4", f"{PEOPLES[people]} has not so many tribes of one home"
    return None


def _check_position(header: Header) -> Problem:
    if header.position:
        try:
            start(header)
        except GameError as error:
            return "position", str(error).removeprefix("position: ")
    return None


CHECKS: Final[Mapping[str, Callable[[Header], Problem]]] = {
    "players": _check_players,
    "tiles": _check_tiles,
    "tribes": _check_tribes,
    "position": _check_position,
}
"""One check for each line of the notation's header."""


def seats(header: Header) -> tuple[str, ...]:
    """The people of each seat in turn order."""
    return header.players


def start(header: Header) -> bytearray:
    """The first position: everybody has drawn, nobody has placed (S6)."""
    row = bytearray(at.SIZE)
    row[at.PLAYERS] = len(header.players)
    row[at.OPTIONS] = (at.ALL_PRODUCE if header.all_produce else 0) | (at.SLIDE if header.slide else 0)
    playing = [PEOPLES.index(people) for people in header.players]
    neutral = [people for people in range(len(PEOPLES)) if people not in playing]
    row[at.PEOPLE : at.PEOPLE + 5] = bytes(playing + neutral)
    row[at.SEAT : at.TOWER] = bytes(playing.index(people) if people in playing else at.NEUTRAL for people in range(5))
    row[at.TOWER : at.TRIBE] = bytes([at.NOWHERE]) * 5
    row[at.TRIBE : at.SQUARE] = bytes([at.IN_BAG]) * 40
    row[at.LAND : at.CROWD] = bytes([at.NOWHERE]) * 26
    for square, name in zip(FIRST, header.tiles, strict=True):
        tile = TILES.index(name)
        row[at.SQUARE + tile], row[at.LAND + square] = square, tile
    for people, drawn in enumerate(header.tribes):
        where = at.IN_HAND
        if people in neutral:
            tile = row[at.TOWER + people] = START_TILE[people]
            row[at.CROWD + tile] += 3
            where = tile * 6
        for home, (first, last) in zip(HOMES[people], at.GROUPS[people], strict=True):
            for number in range(drawn.count(LANDSCAPES[home])):
                row[first + number] = where
            row[first:last] = sorted(row[first:last])
    if header.position:
        _restore(row, header.position)
    return row


def _restore(row: bytearray, position: str) -> None:
    from luna.games.pangea.rules.restore import restore  # noqa: PLC0415  (few games start in the middle)

    try:
        state = json.loads(position)
    except (ValueError, RecursionError) as error:
        raise GameError("position: the state is not JSON") from error
    if type(state) is not dict:
        raise GameError("position: the state is none of this game")
    restore(row, state)


def header_data(header: Header) -> dict[str, Any]:
    """Plain values for the journal; a usual game says nothing of a position."""
    plain: dict[str, Any] = {
        "players": list(header.players),
        "tiles": list(header.tiles),
        "tribes": [list(drawn) for drawn in header.tribes],
        "all_produce": header.all_produce,
        "slide": header.slide,
    }
    return plain | ({"position": header.position} if header.position else {})


def header_from(data: Any) -> Header:
    """The header from plain values; `GameError` when they are not one."""
    match data:
        case {
            "players": [*players],
            "tiles": [*tiles],
            "tribes": [*tribes],
            "all_produce": bool(all_produce),
            "slide": bool(slide),
        } if set(data) <= _KEYS and all(type(drawn) is list for drawn in tribes):
            words = [*players, *tiles, *(home for drawn in tribes for home in drawn)]
            position = data.get("position", "")
            if all(type(word) is str for word in words) and type(position) is str and (position or len(data) == 5):
                drawn = tuple(map(tuple, tribes))
                header = Header(tuple(players), tuple(tiles), drawn, all_produce, slide, position)
                check(header)
                return header
    raise GameError("the set-up of this game is not one of Pangea")


_KEYS: Final = {"players", "tiles", "tribes", "all_produce", "slide", "position"}
