"""Positions from a `state` of the notation: the inverse of `notation.state`, fully checked.

The restored position is asked for its own state: only an exact match is accepted.
"""

from collections.abc import Mapping
from typing import Any, Final

from luna.core.game import GameError
from luna.games.pangea.rules import position as at
from luna.games.pangea.rules.board import COUNT, HOMES, LANDSCAPES, PEOPLES, SQUARES, TILES
from luna.games.pangea.rules.notation import PHASES, state
from luna.games.pangea.rules.play import condition, square_of
from luna.games.pangea.rules.tribes import called

_MOST: Final = 256**at.WIDE - 1  # of goods and rounds; no game comes near


def restore(row: bytearray, given: Mapping[str, Any]) -> None:
    """Turn the first position `row` of a set-up into the one of `given`; `GameError` when it is not valid."""
    try:
        _fill(row, given)
    except (KeyError, ValueError, TypeError, AttributeError, IndexError, OverflowError) as error:
        raise GameError("position: the state is none of this game") from error
    if row[at.PHASE] == at.OVER:
        raise GameError("position: a game does not start when it is over")
    if not row[at.LAST_ROUND] and any(condition(row, seat) for seat in range(row[at.PLAYERS])):
        raise GameError("position: somebody meets a condition, so this is the last round")
    if not _placed(row):
        raise GameError("position: towers and drawn tribes are not as they must be")
    if dict(given) != state(row) or list(given) != list(state(row)):
        raise GameError("position: the state contradicts itself")


def _placed(row: bytearray) -> bool:
    """S4 to S7: a seat that has placed has its own tower and an empty hand; before, it has nothing else."""
    towers = [tile for tile in row[at.TOWER : at.TRIBE] if tile != at.NOWHERE]
    placing = row[at.PHASE] == at.PLACING
    if len(set(towers)) != len(towers) or placing != (not at.round_number(row)):
        return False
    if placing and any(row[at.GOODS : at.SIZE]):
        return False
    for people in range(len(PEOPLES)):
        ready = not placing or row[at.SEAT + people] == at.NEUTRAL or row[at.SEAT + people] < row[at.TURN]
        if (row[at.TOWER + people] != at.NOWHERE) != ready:
            return False
        if row[slice(*at.BLOCK[people])].count(at.IN_HAND) != (0 if ready else 3):
            return False
    return True


def _fill(row: bytearray, given: Mapping[str, Any]) -> None:
    players = given["players"]
    names = [PEOPLES[people] for people in row[at.PEOPLE : at.PEOPLE + row[at.PLAYERS]]]
    row[at.PHASE] = PHASES.index(given["phase"])
    row[at.TURN] = names.index(given["turn"])
    at.set_round(row, _number(given["round"], _MOST))
    row[at.MAGIC] = _number(given["magic"], 5)
    _need(not row[at.MAGIC] or row[at.PHASE] == at.MAGICAL)
    row[at.LAST_ROUND] = int(given["last_round"] is True)
    row[at.LAND : at.CROWD] = bytes([at.NOWHERE]) * len(SQUARES)
    _need(sorted(given["board"].values()) == sorted(TILES))
    for square, tile in given["board"].items():
        row[at.SQUARE + TILES.index(tile)] = SQUARES.index(square)
        row[at.LAND + SQUARES.index(square)] = TILES.index(tile)
    for people, name in enumerate(PEOPLES):
        row[at.TOWER + people] = TILES.index(given["towers"][name]) if name in given["towers"] else at.NOWHERE
    _fill_tribes(row, given)
    for seat, name in enumerate(names):
        own = players[name]
        at.set_goods(row, seat, _number(own["goods"], _MOST))
        row[at.AMULETS + seat] = amulets = sum(1 << LANDSCAPES.index(amulet) for amulet in own["amulets"])
        _need(row[at.TURN] != seat or row[at.MAGIC] <= max(1, at.RANK[amulets]))
        ban = own["ban"]
        row[at.BAN + seat] = 0 if ban is None else 1 + square_of(row, ban)


def _fill_tribes(row: bytearray, given: Mapping[str, Any]) -> None:
    """All forty tribes: on tiles, in bags, and in hands before they are placed."""
    found: dict[tuple[int, int], list[int]] = {(people, home): [] for people in range(5) for home in range(3)}

    def add(people: int, landscape: str, place: int, count: int) -> None:
        found[people, HOMES[people].index(LANDSCAPES.index(landscape))].extend([place] * count)

    row[at.CROWD : at.GOODS] = bytes(len(TILES))
    for name, tribes in given["tribes"].items():
        for tribe, count in tribes.items():
            people, _, rest = tribe.partition(" ")
            landscape, _, amulet = rest.partition("+")
            _need(not amulet or people in given["players"])
            one = called(people, landscape, amulet, name)
            add(one.people, landscape, one.place, _number(count, 8))
            row[at.CROWD + one.tile] += count
    for people, name in enumerate(PEOPLES):
        for landscape, count in given["bags"][name].items():
            add(people, landscape, at.IN_BAG, _number(count, 8))
        for landscape in given["players"].get(name, {"drawn": ()})["drawn"]:
            add(people, landscape, at.IN_HAND, 1)
        for home, (first, last) in enumerate(at.GROUPS[people]):
            places = found[people, home]
            _need(len(places) == COUNT[people][home])
            row[first:last] = sorted(places)
    for seat in range(row[at.PLAYERS]):
        amulets = [place % 6 for place in row[slice(*at.BLOCK[row[at.PEOPLE + seat]])] if place < at.MOVED]
        own = [LANDSCAPES.index(name) + 1 for name in given["players"][PEOPLES[row[at.PEOPLE + seat]]]["amulets"]]
        both = [amulet for amulet in (*amulets, *own) if amulet]
        _need(len(set(both)) == len(both))


def _need(fine: bool) -> None:
    if not fine:
        raise ValueError


def _number(value: Any, most: int) -> int:
    _need(type(value) is int and 0 <= value <= most)
    return int(value)
