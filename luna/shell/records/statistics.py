"""The finished games of this machine, one line of JSON each, for personal records.

A game is counted once, and not for records if a turn was taken back. Unreadable lines move to a file beside it.
"""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import Annotated, Any, Final, NamedTuple

import msgspec
from msgspec import Meta

from luna.core import registry
from luna.core.levels import LEVELS, Character, former
from luna.core.options import Value
from luna.log.encoding import Malformed, number
from luna.log.files import free_aside, read_whole, why_unwritten, write_whole
from luna.log.notices import Notice, notice
from luna.log.records import AUTOMATON, BOT, HUMAN, MAX_NAME, MAX_SEATS, MAX_WORD, PLAYS, SEAT, SEAT_KINDS
from luna.shell.app.scene import App
from luna.shell.client import game_client
from luna.shell.records import achievements
from luna.table.table import Table

NAME: Final = "annals.jsonl"
MOST: Final = 5_000  # games; the oldest go
LATEST: Final = 32_000_000_000
"""The last second, in the year 2984, that every system can format as a date."""
_LONGEST: Final = 16 << 20  # bytes
_POINTS: Final = 10_000  # more than any game gives
_ONCE: Final = ("setup", "solo")  # the options in lines of versions with one game


Word = Annotated[str, Meta(max_length=MAX_WORD)]
Date = Annotated[int, Meta(ge=0, le=LATEST)]
Chosen = bool | Annotated[int, Meta(ge=0, le=_POINTS)] | Word


class Place(NamedTuple):
    """A seat of a finished game."""

    order: Word
    name: Annotated[str, Meta(max_length=MAX_NAME)]
    kind: str  # human | bot | automaton
    level: Annotated[int, Meta(ge=0, le=LEVELS[-1])]  # of a bot, else 0
    points: Annotated[int, Meta(ge=-_POINTS, le=_POINTS)]
    rank: Annotated[int, Meta(ge=1, le=MAX_SEATS)]  # 1 = the winner


class Finished(NamedTuple):
    """A finished game."""

    table: Annotated[str, Meta(max_length=255, pattern=r"^[^/\\\0]*\Z")]  # the name of its save, without a path
    when: Date  # seconds since 1970
    options: Annotated[Mapping[Word, Chosen], Meta(max_length=32)]  # by the ids of the game's options
    rewound: bool
    places: Annotated[tuple[Place, ...], Meta(min_length=2, max_length=MAX_SEATS)]
    began: Date = 0  # seconds since 1970, 0 in lines of early versions
    game: Word = registry.FIRST
    exchanged: bool = False  # a seat changed hands, or its bot its level, after the first turn

    def same(self, other: Finished) -> bool:
        """Whether it is the same game, perhaps saved under another name."""
        if self.began and other.began:
            orders = [[place.order for place in one.places] for one in (self, other)]
            return self.began == other.began and orders[0] == orders[1]
        alike = self._replace(table="", when=0, began=0) == other._replace(table="", when=0, began=0)
        return self.table == other.table or (alike and self.began != other.began)

    @property
    def alone(self) -> bool:
        """Whether it was played against an automaton."""
        return any(place.kind == AUTOMATON for place in self.places)

    @property
    def difference(self) -> int:
        """The player's points minus those of the automaton."""
        points = {place.kind: place.points for place in self.places}
        return points[HUMAN] - points.get(AUTOMATON, 0)


class Totals(NamedTuple):
    """Totals of some finished games."""

    games: int
    wins: int
    best: int  # points, or the difference in a solo game
    mean: float


def finished(table: Table, when: int) -> Finished:
    """The entry of a table whose game is over."""
    game, position = table.game, table.position
    assert game.over(position)
    points, order = game_client.of(game.NAME).points(position), game.places(position)
    places = tuple(
        Place(
            seat.order,
            seat.name,
            seat.kind,
            Character.of(seat.bot).level if seat.kind == BOT else 0,
            points[number],
            order[number],
        )
        for number, seat in enumerate(table.seats)
    )
    options = game.options_of(table.dealt).values
    created = _date(table.header.created)
    kinds = [record.kind for record in table.chronicle.good]
    begun = next(number for number, kind in enumerate(kinds) if kind in PLAYS)
    rewound, exchanged = table.chronicle.rewound, SEAT in kinds[begun:]
    return Finished(table.name, _date(when), options, rewound, places, created, game.NAME, exchanged)


class Statistics:
    """The file with the finished games."""

    def __init__(self, folder: Path) -> None:
        self.path = folder / NAME
        self.cleared = 0
        """The time of clearing, in seconds since 1970. Games that ended before no longer count."""
        self.games: list[Finished] = []
        self._strange: list[bytes] = []
        """Unreadable lines, until they are written elsewhere."""
        data, self._unread = _data(self.path)
        for line in data.split(b"\n"):
            try:
                if line.strip():
                    self._take(json.loads(line.decode("utf-8-sig")))
            except (ValueError, KeyError, RecursionError, msgspec.ValidationError):
                self._strange.append(line)
        del self.games[:-MOST]

    def _take(self, value: Any) -> None:
        """Take a line of the file."""
        if type(value) is dict and value.keys() == {"cleared"}:
            self.cleared = number(value["cleared"], 0, LATEST, "date")
        else:
            self.games.append(_finished(value))

    def add(self, one: Finished) -> Notice | None:
        """Count a game once; returns the notice of a failed write.

        If it ended again after an undo, the last end counts.
        """
        found = next((number for number, other in enumerate(self.games) if one.same(other)), None)
        if found is None:
            self.games = [*self.games[-MOST + 1 :], one]
        elif one.table == self.games[found].table and one != self.games[found]._replace(when=one.when):
            self.games[found] = one
        else:
            return None
        return self._write()

    def add_late(self, one: Finished) -> Notice | None:
        """Add a game that was not counted when it ended, unless that was before the last clearing."""
        return self.add(one) if one.when > self.cleared and not any(one.same(other) for other in self.games) else None

    def clear(self, when: int = 0) -> Notice | None:
        """Remove all games, and do not count others that ended before."""
        return self.put_back([], _date(when))

    def put_back(self, games: Iterable[Finished], cleared: int = 0) -> Notice | None:
        """Restore games that were `cleared` by mistake."""
        self.games, self.cleared = list(games), cleared
        return self._write()

    def tidy(self) -> Notice | None:
        """Move unreadable lines into a file beside it; returns a notice if there were any."""
        return self._write() if self._strange or self._unread else None

    def alone(self, game: str, key: str, value: Value, besides: str = "") -> Totals:
        """Totals of the solo games with an option, but the one of the table `besides`."""
        games = [
            one
            for one in self.games
            if one.alone and one.game == game and one.options.get(key) == value and one.table != besides
        ]
        return _tally(games, lambda one: one.difference)

    def by(self, game: str, what: str) -> dict[Value, Totals]:
        """Totals of one person against bots by `level` of the strongest, `turn` in the round, or an option."""
        groups: dict[Value, list[Finished]] = {}
        for one in (one for one in self.games if one.game == game):
            bots = [place.level for place in one.places if place.kind == BOT]
            people = [number for number, place in enumerate(one.places, 1) if place.kind == HUMAN]
            if bots and len(people) == 1 and not one.alone:
                keys: dict[str, Value] = {**one.options, "level": max(bots), "turn": people[0]}
                if what in keys:
                    groups.setdefault(keys[what], []).append(one)
        return {key: _tally(games, lambda one: _person(one).points) for key, games in groups.items()}

    def _write(self) -> Notice | None:
        lines = [json.dumps({"cleared": self.cleared})] if self.cleared else []
        # In ASCII: a file name may have any bytes.
        lines += [json.dumps({**one._asdict(), "rungs": True}) for one in self.games]
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            said = self._set_aside()
            write_whole(self.path, "".join(f"{line}\n" for line in lines).encode())
        except OSError as error:
            return why_unwritten(self.path, error)
        return said

    def _set_aside(self) -> Notice | None:
        """Write unreadable lines into a file beside it, before the file is written without them."""
        if not self._strange and not self._unread:
            return None
        aside = free_aside(self.path)
        if self._unread:
            self.path.replace(aside)
        else:
            write_whole(aside, b"".join(line + b"\n" for line in self._strange))
        self._strange, self._unread = [], False
        return notice("records-broken", file=self.path.name, aside=aside.name)


def _date(when: int) -> int:
    """A time that every system can show as a date."""
    return min(max(0, when), LATEST)


def _tally(games: list[Finished], points: Callable[[Finished], int]) -> Totals:
    counted = [one for one in games if not one.rewound]
    if not counted:
        return Totals(0, 0, 0, 0.0)
    all_points = [points(one) for one in counted]
    wins = sum(_person(one).rank == 1 for one in counted)
    return Totals(len(counted), wins, max(all_points), sum(all_points) / len(counted))


def _person(one: Finished) -> Place:
    return next(place for place in one.places if place.kind == HUMAN)


def _data(path: Path) -> tuple[bytes, bool]:
    """The contents of a file, and whether some of it could not be read."""
    try:
        data = read_whole(path, _LONGEST)
    except FileNotFoundError:
        return b"", False
    except OSError:
        return b"", True
    return data, len(data) > _LONGEST


def _finished(value: Any) -> Finished:
    """A game from plain data. `Malformed`, `KeyError` or `ValidationError` for other data."""
    if type(value) is not dict:
        raise Malformed("no game")
    options = value["options"] if "options" in value else {key: value[key] for key in _ONCE}
    more = value.get("began", 0), value.get("game", registry.FIRST), value.get("exchanged") is True
    facts = value["table"], value["when"], options, value["rewound"], value["places"], *more
    kept = msgspec.convert(facts, Finished)
    texts = (
        kept.game,
        *kept.options,
        *map(str, kept.options.values()),
        *(place.order + place.name for place in kept.places),
    )
    kinds = {place.kind for place in kept.places}
    if HUMAN not in kinds or not kinds <= set(SEAT_KINDS) or not all(map(str.isprintable, texts)):
        raise Malformed("no players")
    if value.get("rungs") is True:
        return kept
    old = [place._replace(level=former(place.level)) for place in kept.places]  # one of the six of versions 0.1 and 0.2
    return kept._replace(places=tuple(old))


def count(app: App, table: Table) -> None:
    """Count a game at its end: the player may leave before its scoring has been seen."""
    if _counts(table):
        achievements.note(app, table)
        app.tell(Statistics(app.home).add(finished(table, int(time.time()))))


def count_late(app: App, table: Table, path: Path) -> None:
    """Count a game if the program ended between its last turn and the records. Turns without a time were imported."""
    if _counts(table) and table.history[-1].t_ms > 0:
        ended = int(app.saves.summary(path).played)
        app.tell(Statistics(app.home).add_late(finished(table, ended)))


def _counts(table: Table) -> bool:
    return bool(table.name) and any(seat.kind == HUMAN for seat in table.seats)
