"""Pangea's great moments: amulets at the tower, a tribe over the edge, a land lost, the end in sight."""

from collections.abc import Sequence
from typing import Any, Final

from luna.games.pangea.board.layout import crowd, places
from luna.games.pangea.board.layout.places import Point
from luna.games.pangea.rules import events as ev
from luna.games.pangea.rules import position
from luna.games.pangea.rules.board import SQUARES, TILES
from luna.shell.board.films.moments import Moment

_THIRD, _TOWER = 3, 5  # amulets of a tower: where the end comes into reach, and all of them
_STINGERS: Final = {"land-lost": "loss", "last-round": ""}  # a last round has its gong
_KINDS: Final = ("tower", "third-amulet", "last-round", "land-lost", "over-the-edge")


def moment(events: Sequence[Any], before: bytearray, after: bytearray) -> Moment | None:
    """What makes a turn great, the rarest first; None: nothing."""
    found = [one for event in events if (one := _of(event, before, after)) is not None]
    return min(found, key=lambda one: _KINDS.index(one.kind), default=None)


def _of(event: Any, before: bytearray, after: bytearray) -> Moment | None:
    match event:
        case ev.HandedIn(seat=seat, rank=rank) if rank in (_THIRD, _TOWER):
            tile = after[position.TOWER + after[position.PEOPLE + seat]]
            return _seen("tower" if rank == _TOWER else "third-amulet", _on(after, tile), 2)
        case ev.LastRound(seat=seat):
            return _seen("last-round", _on(after, after[position.TOWER + after[position.PEOPLE + seat]]))
        case ev.Shifted(tile=name, origin=origin, target=target):
            tile, line = TILES.index(name), places.legs(SQUARES.index(origin), SQUARES.index(target))
            people = {stand.tribe.people for stand in crowd.stands(after).get(tile, ())}
            others = people - {after[position.PEOPLE + event.seat]}
            if others and any(leg.edge for leg in line):
                return _seen("land-lost", places.SQUARE[SQUARES.index(target)])
        case ev.Moved(origin=origin, target=target, amulet=amulet) if amulet is not None:
            here, there = (before[position.SQUARE + TILES.index(one)] for one in (origin, target))
            if any(leg.edge for leg in places.legs(here, there)):
                return _seen("over-the-edge", places.SQUARE[there])
    return None


def _on(row: bytearray, tile: int) -> Point:
    return places.SQUARE[row[position.SQUARE + tile]]


def _seen(kind: str, point: Point, most: int = 1) -> Moment:
    return Moment(kind, lambda layout: layout.at(*point), most, _STINGERS.get(kind, "triumph"))
