"""My tables: the state of every game under way, on this machine, at friends' relays and at public ones.

The library's thread reads the journals, and `luna.net.follower` follows the relays. The known state is a value that is
replaced as a whole.

One small file notes how much of each table was seen. Two programs may write it: each reads it again first, and the
further mark counts.
"""

import contextlib
import time
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import Annotated, Final, NamedTuple

from msgspec import Meta

from luna.bots.thinker import Thinker
from luna.circle.agent import KEPT, CircleAgent, FinishedTable, Words
from luna.circle.shelf import Shelf
from luna.log.encoding import Codec, Malformed, pack
from luna.log.files import read_whole, write_whole
from luna.log.frames import MAX_RECORDS
from luna.log.notices import Refused
from luna.log.summaries import Summary
from luna.net import tickets
from luna.net.addresses import HERE
from luna.net.certificates import Trust
from luna.net.follower import Place, Seat, TableWatch
from luna.net.identity import Identity, digest
from luna.net.plans import Prepared
from luna.net.tickets import Ticket
from luna.shell.network.own_relay import Network, hello
from luna.shell.players.absent_bots import AbsentBots
from luna.shell.records.library import Found, Library
from luna.table.reminders import GAP
from luna.table.table_status import Standing, standing
from luna.table.transport import Head

_SETTLING: Final = 1.0  # seconds in which changes are gathered
NAME: Final = "tables.seen"
_MOST: Final = 1_000  # tables, the last seen ones
_LONGEST: Final = 64 << 10
_CODEC: Final = Codec[list[tuple[bytes, int]]](
    list[tuple[Annotated[bytes, Meta(min_length=16, max_length=16)], Annotated[int, Meta(ge=0, le=MAX_RECORDS)]]],
    _LONGEST,
)


class Table(NamedTuple):
    """A table under way."""

    standing: Standing
    ticket: Ticket | None  # the way back to its relay; None for a game of this machine alone
    words: Words = ()  # to post there for circles


class Seen:
    """The number of the last record that was seen, by table."""

    def __init__(self, home: Path) -> None:
        self._path = home / NAME

    def read(self) -> Mapping[bytes, int]:
        """The marks of what was seen; none when the file is missing or corrupt."""
        try:
            return dict(_CODEC.read(read_whole(self._path, _LONGEST)))
        except (OSError, Malformed):
            return {}

    def note(self, table: bytes, last: int) -> None:
        """Note that a table was seen up to a record. A failing disk only means that it is shown again."""
        seen = dict(self.read())
        last = max(last, seen.pop(table, 0))
        kept = [*seen.items(), (table, last)][-_MOST:]
        with contextlib.suppress(OSError):
            self._path.parent.mkdir(parents=True, exist_ok=True)
            write_whole(self._path, pack(kept))


Key = tuple[Path, bytes, int | None, tuple[bytes, ...]]
"""What a table's row depends on: its journal, how far that goes, what was seen of it, the circles here."""


class MyTables:
    """All tables under way, those that wait for a player here first."""

    def __init__(
        self, library: Library, network: Network, home: Path, signs: Callable[[], bool], thinker: Thinker
    ) -> None:
        """`home`: the data folder. `signs`: whether results of circles are signed and exchanged automatically."""
        self.tables: tuple[Table, ...] = ()
        self.seen = Seen(home)
        self.unreadable = 0
        """Tables in progress that this version cannot open: nothing of them is lost."""
        self.told: list[Table] = []
        """Tables that wait for somebody here since the list was last read; the reader empties it."""
        self.alerted = -GAP
        """The time of the last alert, in seconds of the program's clock."""
        self.agent = CircleAgent(Shelf(home), signs)
        self.watch = TableWatch(hello(), self.agent.mail)
        self._bots = AbsentBots(thinker)
        self._library, self._network = library, network
        self._known: dict[Key, Table | None] = {}
        self._found: Found | None = None
        self._ended: list[Seat] = []  # finished tables that others may still sign
        self._busy = False
        self._gaining = False
        self._first = True
        self._wait = 0.0

    @property
    def waiting(self) -> int:
        """The number of tables that wait for a player here."""
        return sum(table.standing.waits for table in self.tables)

    def update(self, dt: float) -> None:
        """Advance by one step."""
        self._wait -= dt
        grown = False
        while not self.watch.changed.empty():
            self.watch.changed.get()
            grown = True
        if grown:
            self._library.look()
        found = self._library.found
        if found.whole and found is not self._found and not self._busy and self._wait <= 0:
            self._found, self._busy, self._wait = found, True, _SETTLING
            self.unreadable = sum(save.network and save.problem is not None for save in found.games)
            games = [save for save in found.games if not save.finished and not save.problem and save.table]
            known, seen = dict(self._known), self.seen.read()
            work = lambda: (read(games, known, seen, self.agent), ended(found.games, self.agent))  # noqa: E731
            self._library.do(work, self._take)
        if self._bots.update():
            self._follow()
        if not self.agent.gained.empty() and not self._gaining:
            self._gaining = True
            self._library.do(self.agent.take_in, self._gained)

    def look(self) -> None:
        """Read everything again: a table was left, or something was prepared."""
        self._found = None
        self._library.look()

    def close(self) -> None:
        """Stop following."""
        self.watch.close()

    def _gained(self, changed: bool) -> None:
        """Handle new entries of other members: more may be known at tables now, and all is passed on."""
        self._gaining = False
        if changed:
            self._found = None
            self.watch.greet()

    def _take(self, made: tuple[dict[Key, Table | None], list[Seat]]) -> None:
        known, self._ended = made
        self._busy, self._known = False, known
        now = [table for table in known.values() if table is not None and not table.standing.over]
        before = {table.standing.table for table in self.tables if table.standing.waits}
        now.sort(key=_order)
        new = [table for table in now if table.ticket and table.standing.waits and table.standing.table not in before]
        self.told += [] if self._first else new
        self.tables, self._first = tuple(now), False
        self._bots.look(table.standing for table in now if table.ticket is not None)
        self._follow()

    def _follow(self) -> None:
        """Follow the tables, and deliver the bots' turns there."""
        house = self._network.house
        own: tuple[Place, Trust] | None = ((HERE, house.port), house.trust) if house is not None else None
        self.watch.follow([*seats_of(self.tables, self._bots.turns), *self._ended], own)


def _order(table: Table) -> tuple[bool, bool, float, str]:
    """Waiting tables first, those with the least time left before the others; then the last played first."""
    one = table.standing
    left = one.left if one.left is not None else 1 << 60
    return not one.waits, one.resting, float(left) if one.waits else -one.since, one.path.name


def seats_of(tables: Iterable[Table], turns: Mapping[Path, Prepared]) -> list[Seat]:
    """The followed seats, with the bots' turns there: those of all tables except games of this machine alone."""
    return [
        Seat(one.path, ticket, one.head, words, turns.get(one.path))
        for one, ticket, words in tables
        if ticket is not None
    ]


def ended(games: Iterable[Summary], agent: CircleAgent) -> list[Seat]:
    """The finished tables of the last days with something to post, or that others may still sign."""
    found = []
    for save in games:
        if save.finished and save.network and not save.problem and time.time() - save.played < KEPT:
            ticket = tickets.find(save.path)
            attended = agent.attend(save.path, save.chain, _holder(ticket)) if ticket is not None else FinishedTable()
            if ticket is not None and (attended.words or attended.open):
                found.append(Seat(save.path, ticket, Head(save.records, save.chain), attended.words))
    return found


def read(
    games: Iterable[Summary], known: Mapping[Key, Table | None], seen: Mapping[bytes, int], agent: CircleAgent
) -> dict[Key, Table | None]:
    """The standings of unfinished games; known ones are not read again."""
    now: dict[Key, Table | None] = {}
    for save in games:
        key = save.path, save.chain, seen.get(save.table), agent.names
        now[key] = known[key] if key in known else of(save, seen, agent)
    return now


def of(save: Summary, seen: Mapping[bytes, int], agent: CircleAgent) -> Table | None:
    """The table of a saved game; None when it cannot be followed, or is a game of bots."""
    ticket = tickets.find(save.path)
    try:
        found = standing(save.path, _holder(ticket), seen.get(save.table), save.played)
    except Refused:
        return None
    if not (found.mine or ticket is not None):
        return None
    return Table(found, ticket, agent.introduce(save.path, found.mine) if ticket is not None else ())


def _holder(ticket: Ticket | None) -> bytes:
    """The owner of the seats here as the log has it; b"" without a ticket."""
    if ticket is None:
        return b""
    identity = Identity(ticket.secret)
    return digest(identity.token) if identity.token else identity.holder
