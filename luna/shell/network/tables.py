"""My tables: every game under way on this machine, at friends' relays and at public ones, as it stands.

The journals are read in the thread of the library, the relays are followed by `luna.net.follower`. What is known is a
value that is replaced as a whole.

How much of each was seen last is one small file. Two programs may write it: each reads it again before, and a table is
seen as far as either has seen it.
"""

import contextlib
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Annotated, Final, NamedTuple

from msgspec import Meta

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
from luna.net.tickets import Ticket
from luna.shell.network.local import Network, hello
from luna.shell.records.library import Found, Library
from luna.table.reminders import GAP
from luna.table.table_status import Standing, standing

_SETTLING: Final = 1.0  # seconds in which changes are gathered
NAME: Final = "tables.seen"
_MOST: Final = 1_000  # tables, the ones seen last
_LONGEST: Final = 64 << 10
_CODEC: Final = Codec[list[tuple[bytes, int]]](
    list[tuple[Annotated[bytes, Meta(min_length=16, max_length=16)], Annotated[int, Meta(ge=0, le=MAX_RECORDS)]]],
    _LONGEST,
)


class Table(NamedTuple):
    """A table under way."""

    standing: Standing
    ticket: Ticket | None  # the way back to its relay; None for a game of this machine alone


class Seen:
    """The number of the last record that was seen, by table."""

    def __init__(self, home: Path) -> None:
        self._path = home / NAME

    def read(self) -> Mapping[bytes, int]:
        """What has been seen; nothing when the file is missing or broken."""
        try:
            return dict(_CODEC.read(read_whole(self._path, _LONGEST)))
        except (OSError, Malformed):
            return {}

    def note(self, table: bytes, last: int) -> None:
        """A table was looked at up to a record. A failing disk is ignored: it is looked at again then."""
        seen = dict(self.read())
        last = max(last, seen.pop(table, 0))
        kept = [*seen.items(), (table, last)][-_MOST:]
        with contextlib.suppress(OSError):
            self._path.parent.mkdir(parents=True, exist_ok=True)
            write_whole(self._path, pack(kept))


Key = tuple[Path, bytes, int | None]


class MyTables:
    """All tables under way, those that wait for somebody here first."""

    def __init__(self, library: Library, network: Network, home: Path) -> None:
        """`home`: the data folder."""
        self.tables: tuple[Table, ...] = ()
        self.seen = Seen(home)
        self.unreadable = 0
        """Tables under way that this version cannot open: nothing of them is lost."""
        self.told: list[Table] = []
        """Tables that wait for somebody here since the last look at this list, which its reader empties."""
        self.alerted = -GAP
        """When its reader told of some last, in seconds of the program's clock."""
        self.watch = TableWatch(hello())
        self._library, self._network = library, network
        self._known: dict[Key, Table | None] = {}
        self._found: Found | None = None
        self._busy = False
        self._first = True
        self._wait = 0.0

    @property
    def waiting(self) -> int:
        """The number of tables that wait for somebody here."""
        return sum(table.standing.waits for table in self.tables)

    def update(self, dt: float) -> None:
        """One step."""
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
            self._library.do(lambda: _read(games, known, seen), self._take)

    def look(self) -> None:
        """Read everything again: a table was left, or something was prepared."""
        self._found = None
        self._library.look()

    def close(self) -> None:
        """Stop following."""
        self.watch.close()

    def _take(self, known: dict[Key, Table | None]) -> None:
        self._busy, self._known = False, known
        now = [table for table in known.values() if table is not None and not table.standing.over]
        before = {table.standing.table for table in self.tables if table.standing.waits}
        now.sort(key=_order)
        new = [table for table in now if table.ticket and table.standing.waits and table.standing.table not in before]
        self.told += [] if self._first else new
        self.tables, self._first = tuple(now), False
        self._follow()

    def _follow(self) -> None:
        house = self._network.house
        own: tuple[Place, Trust] | None = ((HERE, house.port), house.trust) if house is not None else None
        followed = [(table.standing, table.ticket) for table in self.tables if table.ticket is not None]
        self.watch.follow([Seat(one.path, ticket, one.head) for one, ticket in followed], own)


def _order(table: Table) -> tuple[bool, bool, float, str]:
    """Those that wait first, the one with the least time left before the others; then the last played first."""
    one = table.standing
    left = one.left if one.left is not None else 1 << 60
    return not one.waits, one.resting, float(left) if one.waits else -one.since, one.path.name


def _read(
    games: Iterable[Summary], known: Mapping[Key, Table | None], seen: Mapping[bytes, int]
) -> dict[Key, Table | None]:
    """The standings of games that are not finished; those that are known already are not read again."""
    now: dict[Key, Table | None] = {}
    for save in games:
        key = save.path, save.chain, seen.get(save.table)
        now[key] = known[key] if key in known else of(save, seen)
    return now


def of(save: Summary, seen: Mapping[bytes, int]) -> Table | None:
    """The table of a saved game; None when it cannot be followed, or is a game of bots."""
    ticket = tickets.find(save.path)
    identity = Identity(ticket.secret) if ticket is not None else None
    holder = b"" if identity is None else digest(identity.token) if identity.token else identity.holder
    try:
        found = standing(save.path, holder, seen.get(save.table), save.played)
    except Refused:
        return None
    return Table(found, ticket) if found.mine or ticket is not None else None
