"""The set-up: its chance (`deal`), its outcome (`Header`), and the first position (`start`)."""

import json
from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from luna.core import setup as core
from luna.core.game import GameError
from luna.core.options import Options
from luna.core.setup import Checks, Problem, SeededRandom
from luna.games.pangea.rules import position as at
from luna.games.pangea.rules.board import COUNT, DATA, FIRST, HOMES, LANDSCAPES, PEOPLES, START_TILE, TILES


class Header(NamedTuple):
    """The outcome of the set-up: with the turns it is the whole game."""

    players: tuple[str, ...]  # peoples in turn order
    tiles: tuple[str, ...]  # on the squares numbered 1 to 15
    tribes: tuple[tuple[str, ...], ...]  # by people in name order: the three homes drawn, in name order
    all_produce: bool = False  # O1
    slide: bool = False  # O2
    position: str = ""  # the state (as JSON) from which the game starts instead; it overrides the draws


def deal(options: Options, entropy: bytes) -> Header:
    """S1, S3 to S5. `GameError` for options that break a rule."""
    random = SeededRandom(entropy)
    peoples = options.seats
    first = random.below(max(len(peoples), 1)) if options.first is None else options.first
    tiles = random.shuffled(TILES)
    tribes = tuple(_drawn(random, people) for people in range(len(PEOPLES)))
    all_produce, slide = bool(options.values.get("all_produce")), bool(options.values.get("slide"))
    return core.checked(Header(peoples[first:] + peoples[:first], tiles, tribes, all_produce, slide), CHECKS)


def _drawn(random: SeededRandom, people: int) -> tuple[str, ...]:
    """Three tribes from a bag of eight."""
    bag = [home for home, count in zip(HOMES[people], COUNT[people], strict=True) for _ in range(count)]
    return tuple(LANDSCAPES[home] for home in sorted(random.shuffled(bag)[:3]))


def options_of(header: Header) -> Options:
    """See `Game`."""
    return Options(header.players, {"all_produce": header.all_produce, "slide": header.slide})


def with_state(header: Header, state: Mapping[str, Any]) -> Header:
    """See `Game`."""
    return core.with_state(header, state, CHECKS)


def header_data(header: Header) -> dict[str, Any]:
    """See `Game`."""
    return core.plain(header) | ({"position": header.position} if header.position else {})


def header_from(data: Any) -> Header:
    """See `Game`."""
    header = core.header_from(data, _SAMPLE, "Pangea")
    position = data.get("position", "")
    if type(position) is not str or ("position" in data and not position):
        raise GameError("the set-up of this game has a wrong value for position")
    return core.checked(header._replace(position=position), CHECKS)


_SAMPLE: Final = Header(("",), ("",), (("",),))


def board_digest() -> bytes:
    """See `Game`."""
    return core.data_digest(DATA)


def seats(header: Header) -> tuple[str, ...]:
    """The people of each seat in turn order."""
    return header.players


# ---- checks


def _check_players(header: Header) -> Problem:
    players = header.players
    if any(people not in PEOPLES for people in players) or len(set(players)) != len(players):
        return "S1", f"the players must be different ones of {' '.join(PEOPLES)}"
    return None if 2 <= len(players) <= 4 else ("S1", "two to four players are needed")


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


_TILES: Final = "S3", "each of the fifteen tiles is needed once"
CHECKS: Final[Checks[Header]] = {
    "players": _check_players,
    "tiles": lambda header: None if sorted(header.tiles) == sorted(TILES) else _TILES,
    "tribes": _check_tribes,
    "state": lambda header: core.position_problem(header, start),
}


# ---- the first position


def start(header: Header) -> bytearray:
    """The first position: all players have drawn, no tower is placed (S6)."""
    row = bytearray(at.SIZE)
    row[at.PLAYERS] = len(header.players)
    row[at.OPTIONS] = at.ALL_PRODUCE * header.all_produce | at.SLIDE * header.slide
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
