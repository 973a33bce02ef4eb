"""The games that were finished on this machine, in one small file: for personal records, and to be cleared at will.

A line of JSON a game. A line that cannot be understood is passed over; a game is counted once, however often its last
turn is looked at, and not for records when somebody took back a turn.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any, Final, NamedTuple

from luna.client.opponents import Character
from luna.games import luna as game
from luna.games.luna.picture import view
from luna.log.files import words as error_words
from luna.log.files import write_whole
from luna.log.notices import Notice, notice
from luna.log.records import AUTOMATON, BOT, HUMAN
from luna.table.table import Table

NAME: Final = "annals.jsonl"
MOST: Final = 5_000  # games; the oldest go
_LIKE: Final = ("", 0, "", 0, False)  # the types of a line but for its places
_LONGEST: Final = 4 << 20  # bytes that are read


class Place(NamedTuple):
    """One seat of a finished game."""

    order: str
    name: str
    kind: str  # human | bot | automaton
    level: int  # of a bot, else 0
    points: int
    rank: int  # 1 = the winner


class Finished(NamedTuple):
    """One finished game."""

    table: str  # its save's name
    when: int  # seconds since 1970
    setup: str
    solo: int  # level, 0 = not solo
    rewound: bool
    places: tuple[Place, ...]

    @property
    def difference(self) -> int:
        """V1: points of the player less those of the automaton."""
        points = {place.kind: place.points for place in self.places}
        return points[HUMAN] - points.get(AUTOMATON, 0)


class Tally(NamedTuple):
    """Some games in short."""

    games: int
    wins: int
    best: int  # most points, in the solo game the largest difference
    mean: float


def finished(table: Table, when: int) -> Finished:
    """The line of a table whose game is over."""
    result = game.result(table.position)
    assert result is not None
    places = tuple(
        Place(
            seat.order,
            seat.name,
            seat.kind,
            Character.of(seat).level if seat.kind == BOT else 0,
            result.ip[number],
            result.ranking.index(number) + 1,
        )
        for number, seat in enumerate(table.seats)
    )
    seen = view(table.position)
    setup = str(table.header.options.get("setup", "preset"))
    return Finished(table.name, when, setup, seen.solo, table.rewound, places)


class Annals:
    """The file."""

    def __init__(self, folder: Path) -> None:
        self.path = folder / NAME
        self.games = list(_read(self.path))

    def add(self, one: Finished) -> Notice | None:
        """Count a game, once; what went wrong with the disk, if anything."""
        if any(other.table == one.table for other in self.games):
            return None
        self.games = [*self.games[-MOST + 1 :], one]
        return self._write()

    def clear(self) -> Notice | None:
        """Forget them all."""
        return self.put_back([])

    def put_back(self, games: Iterable[Finished]) -> Notice | None:
        """Keep these instead: what was cleared by mistake."""
        self.games = list(games)
        return self._write()

    def solo(self, level: int, besides: str = "") -> Tally:
        """The solo games of a level, without that of one table."""
        games = [one for one in self.games if one.solo == level and one.table != besides]
        return _tally(games, lambda one: one.difference)

    def against(self, level: int) -> Tally:
        """Games of one person against bots, the strongest of this level."""
        return self.by("level").get(level, Tally(0, 0, 0, 0.0))

    def by(self, what: str) -> dict[int | str, Tally]:
        """Games of one person against bots by the `level` of the strongest, the `setup`, or the `turn` in the round."""
        groups: dict[int | str, list[Finished]] = {}
        for one in self.games:
            bots = [place.level for place in one.places if place.kind == BOT]
            people = [number for number, place in enumerate(one.places, 1) if place.kind == HUMAN]
            if bots and len(people) == 1 and not one.solo:
                keys: dict[str, int | str] = {"level": max(bots), "setup": one.setup, "turn": people[0]}
                groups.setdefault(keys[what], []).append(one)
        return {key: _tally(games, lambda one: _person(one).points) for key, games in groups.items()}

    def _write(self) -> Notice | None:
        lines = "".join(json.dumps(_plain(one), ensure_ascii=False) + "\n" for one in self.games)
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            write_whole(self.path, lines.encode())
        except OSError as error:
            return notice("file-not-written", file=self.path.name, error=error_words(error))
        return None


def _tally(games: list[Finished], points: Callable[[Finished], int]) -> Tally:
    counted = [one for one in games if not one.rewound]
    if not counted:
        return Tally(0, 0, 0, 0.0)
    all_points = [points(one) for one in counted]
    wins = sum(_person(one).rank == 1 for one in counted)
    return Tally(len(counted), wins, max(all_points), sum(all_points) / len(counted))


def _person(one: Finished) -> Place:
    return next(place for place in one.places if place.kind == HUMAN)


def _plain(one: Finished) -> dict[str, Any]:
    return {**one._asdict(), "places": [list(place) for place in one.places]}


def _read(path: Path) -> Iterable[Finished]:
    try:
        with path.open("rb") as file:
            lines = file.read(_LONGEST).decode("utf-8", "replace").splitlines()
    except OSError:
        return
    for line in lines:
        try:
            value = json.loads(line)
            places = tuple(Place(*map(_same, place, Place("", "", "", 0, 0, 0))) for place in value.pop("places"))
            facts = [_same(value[name], like) for name, like in zip(Finished._fields, _LIKE, strict=False)]
            kept = Finished._make([*facts, places])
        except (ValueError, TypeError, KeyError, AttributeError):
            continue
        people = any(place.kind == HUMAN for place in places)
        if people and len(places) == 2 if kept.solo else people and 2 <= len(places) <= 4:
            yield kept


def _same(value: Any, like: Any) -> Any:
    """The value, if it is of the same type."""
    if type(value) is not type(like):
        raise TypeError
    return value
