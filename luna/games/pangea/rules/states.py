"""The state as JSON values, in the words and key order of the notation."""

from __future__ import annotations

from typing import Any, Final

from luna.core.standings import placed
from luna.games.pangea.rules import position as at
from luna.games.pangea.rules.board import HOMES, LANDSCAPES, PEOPLES, SQUARES, TILES
from luna.games.pangea.rules.play import condition

PHASES: Final = ("placing", "magic", "buying", "over")


def state(row: bytearray) -> dict[str, Any]:
    """The position as plain values."""
    over = row[at.PHASE] == at.OVER
    names = [PEOPLES[row[at.PEOPLE + seat]] for seat in range(row[at.PLAYERS])]
    order = places(row)
    return {
        "round": at.round_number(row),
        "phase": PHASES[row[at.PHASE]],
        "turn": None if over else names[row[at.TURN]],
        "magic": row[at.MAGIC],
        "last_round": bool(row[at.LAST_ROUND]),
        "board": {
            SQUARES[square]: TILES[row[at.LAND + square]]
            for square in range(len(SQUARES))
            if row[at.LAND + square] != at.NOWHERE
        },
        "towers": {
            name: TILES[row[at.TOWER + people]]
            for people, name in enumerate(PEOPLES)
            if row[at.TOWER + people] != at.NOWHERE
        },
        "tribes": {TILES[tile]: tribes for tile in range(len(TILES)) if (tribes := _tribes(row, tile))},
        "bags": {name: _homes(row, people, at.IN_BAG) for people, name in enumerate(PEOPLES)},
        "players": {name: _player(row, seat) for seat, name in enumerate(names)},
        "ranking": [
            [name for name, own in zip(names, order, strict=True) if own == place] for place in sorted({*order})
        ]
        if over
        else None,
    }


def places(row: bytearray) -> tuple[int, ...]:
    """E3: the place of each seat, shared where they are equal."""
    seats = range(row[at.PLAYERS])
    return placed([(condition(row, seat), at.rank(row, seat), at.goods(row, seat)) for seat in seats])


def place_text(row: bytearray, square: int) -> str:
    """A land square is named by its tile, a water square by its name."""
    tile = row[at.LAND + square]
    return SQUARES[square] if tile == at.NOWHERE else TILES[tile]


def _homes(row: bytearray, people: int, where: int) -> dict[str, int]:
    found = {
        LANDSCAPES[HOMES[people][home]]: row[first:last].count(where)
        for home, (first, last) in enumerate(at.GROUPS[people])
    }
    return {home: count for home, count in found.items() if count}


def _tribes(row: bytearray, tile: int) -> dict[str, int]:
    out = {}
    for people, name in enumerate(PEOPLES):
        for home, (first, last) in zip(HOMES[people], at.GROUPS[people], strict=True):
            here = [place % 6 for place in row[first:last] if place < at.MOVED and place // 6 == tile]
            for amulet in sorted(set(here)):
                carried = f"+{LANDSCAPES[amulet - 1]}" if amulet else ""
                out[f"{name} {LANDSCAPES[home]}{carried}"] = here.count(amulet)
    return out


def _player(row: bytearray, seat: int) -> dict[str, Any]:
    drawn = _homes(row, row[at.PEOPLE + seat], at.IN_HAND)
    return {
        "goods": at.goods(row, seat),
        "amulets": [name for number, name in enumerate(LANDSCAPES) if row[at.AMULETS + seat] >> number & 1],
        "drawn": [home for home, count in drawn.items() for _ in range(count)],
        "ban": place_text(row, row[at.BAN + seat] - 1) if row[at.BAN + seat] else None,
    }
