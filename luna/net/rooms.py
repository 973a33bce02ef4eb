"""Rooms with a short code: people meet there before a table begins, and latecomers find the table by it.

A room whose host shows it to everybody is in the list of open tables as long as its host is connected, it has a free
seat, its door is open and its table has not begun. Nothing takes it off: reading the list means reading the rooms.
"""

import contextlib
from collections import Counter
from collections.abc import Callable, Collection
from typing import Annotated, Final

from msgspec import Meta

from luna import __version__
from luna.log.encoding import Codec, Malformed, pack
from luna.log.records import LogHeader
from luna.net import fields, wire
from luna.net.door import Door
from luna.net.hosted import Hosted, opened
from luna.net.identity import fingerprint, statement, verified
from luna.net.limits import Bucket, Limits, Quota, site
from luna.net.placards import ANY, AT_ONCE, BY_TURN, FORBIDDEN, ROWS, SHOWN, TOO_MANY, Browse, Listed, Placard, Row

HOST: Final = 1  # the number of the member who opened the room
_USUAL: Final = Limits()
_TRIES: Final = 64
MOST_SHARED: Final = 1_000
"""Tables that a relay reports to the others of its fleet."""
_FRESH: Final = 1.0  # seconds for which a list is good
_SHARED: Final = Codec[tuple[Row, ...]](
    Annotated[tuple[Row, ...], Meta(max_length=MOST_SHARED)], 1 << 20, printable=True
)


class Link:
    """A client's connection as the relay sees it."""

    def __init__(self, address: str, limits: Limits = _USUAL, binding: bytes = b"") -> None:
        """`binding`: the fingerprint of the relay's certificate, see `identity`."""
        self.address = address
        self.binding = binding
        self.nonce = b""  # for proofs on this connection
        self.key = b""  # public key of present or future seats
        self.born = self.heard = 0.0
        self.hello: wire.Hello | None = None
        self.most = fields.SMALL  # bytes of a frame
        self.frames = Bucket(limits.frames, limits.frames_burst, 0.0)
        self.submits = Bucket(limits.submits, limits.burst, 0.0)
        self.asides = Bucket(limits.asides, limits.asides_burst, 0.0)
        # in a room
        self.room: Room | None = None
        self.number = 0
        self.card = b""
        self.giving: tuple[Hosted, int, tuple[int, ...]] | None = None  # table, records, owners
        # at a table
        self.table: Hosted | None = None
        self.asks: Hosted | None = None  # the table where it waits to be admitted
        self.person = 0  # its number at the table
        self.seats: tuple[int, ...] = ()
        self.taken: set[int] = set()  # of the seats, those whose owners are absent
        self.sent = 0  # number of the last record sent
        self.live = False  # up to date: new records are pushed
        self.wanted: tuple[int, bytes, bytes] | None = None  # the end of its longer log, and its holder
        self.agrees = False  # to go on without absent players
        # without a seat at any table
        self.watched: dict[bytes, int] = {}  # followed tables, and their last reported lengths
        self.claims: dict[bytes, bytes] = {}  # proved holders by table
        self.about: set[bytes] = set()  # the subjects of the letters it receives

    @property
    def due(self) -> type[wire.Message] | None:
        """The message that must come next: first the greeting, then the key; None after both."""
        return wire.Hello if self.hello is None else wire.Holder if not self.key else None

    @property
    def nowhere(self) -> bool:
        """Whether it is neither in a room nor at a table."""
        return self.room is None and self.table is None and self.asks is None

    def silence(self, limits: Limits) -> float:
        """Seconds after which it counts as away. A client that only follows tables sends rarely."""
        return limits.silence_watching if self.watched and self.nowhere else limits.silence

    @property
    def holder(self) -> bytes:
        """The fingerprint of the key that the client claims; b"" before that."""
        return fingerprint(self.key) if self.key else b""

    def proves(self, table: bytes, signature: bytes) -> bool:
        """Whether the owner of its key has signed for this table and connection."""
        return verified(self.key, signature, statement(table, self.nonce, self.binding))

    @property
    def owned(self) -> set[int]:
        """Its own seats, without those of absent owners."""
        return {seat for seat in self.seats if seat not in self.taken}

    def elsewhere(self, table: Hosted) -> bool:
        """Whether it is already at another table, or at one that is beginning."""
        if self.table is not None:
            return self.table is not table
        return self.room is not None and self.room.table not in (None, table.id)


class Room:
    """People before a table begins. The first member is the host."""

    def __init__(self, code: str, edition: wire.Edition, app: str, address: str = "") -> None:
        self.code = code
        self.address = address
        self.edition = edition
        self.app = app  # version of the program that opened it
        self.after = b""  # the previous table, in a rematch
        self.members: list[Link] = []
        self.door = Door()
        self.table: bytes | None = None  # once it has begun
        self.ended = False  # the host left before the table began
        self.count = 0

    @property
    def everybody(self) -> list[Link]:
        """All members."""
        return self.members

    @staticmethod
    def number_of(link: Link) -> int:
        """The number by which the host refers to a member."""
        return link.number

    def described(self, most: int) -> fields.People:
        """Empty: all members get everything with `Room`."""
        return ()


class Rooms:
    """All rooms, by code."""

    def __init__(self, entropy: Callable[[int], bytes]) -> None:
        self._entropy = entropy
        self._rooms: dict[str, Room] = {}
        self._codes: dict[bytes, str] = {}  # of tables
        self.next: dict[bytes, Room] = {}
        """Open rooms of rematches, by the table before."""
        self.opened: Counter[str] = Counter()
        """The number of rooms with a host, by address."""

    def __len__(self) -> int:
        return len(self._rooms)

    def by_code(self, code: str) -> Room | None:
        """The room of a code, in upper or lower case."""
        return self._rooms.get(code.upper())

    def code_at(self, locator: str) -> str:
        """The newest code that begins with this text; "" if there is none."""
        return next((code for code in reversed(self._rooms) if code.startswith(locator)), "")

    @property
    def waiting(self) -> list[Room]:
        """The rooms whose tables have not begun."""
        return [room for room in list(self._rooms.values()) if room.table is None]

    def code_of(self, table: bytes) -> str:
        """The code of a table, "" when it has none."""
        return self._codes.get(table, "")

    def open(self, host: Link, card: bytes, edition: wire.Edition, after: bytes = b"") -> Room:
        """Open a room, perhaps for a rematch."""
        assert host.hello is not None
        room = Room(self._new_code(), edition, host.hello.app, host.address)
        self._rooms[room.code] = room
        self.opened[room.address] += 1
        if after:
            room.after, self.next[after] = after, room
        self.join(room, host, card)
        return room

    def join(self, room: Room, link: Link, card: bytes) -> None:
        """Add a member."""
        room.count += 1
        link.room, link.number, link.card = room, room.count, card
        room.members.append(link)
        room.door.let_in(link.holder)

    def begun(self, room: Room, table: Hosted) -> None:
        """The table of a room has begun: the room's code and the code in the table's header lead to it."""
        room.table = table.id
        self._codes[table.id] = room.code
        self.found(table, room)

    def found(self, table: Hosted, room: Room | None = None) -> None:
        """A table from the store: the code in its header leads to it again if the code is free."""
        header = opened(table.header)
        code = code_in(header)
        if header is None or not code or code in self._rooms:
            return
        if room is None:
            room = Room(code, wire.Edition(header.game, header.rules, header.board), __version__)
            room.table = table.id
        self._rooms[code] = room
        self._codes[table.id] = code

    def leave(self, link: Link) -> Room:
        """A member leaves. Returns the room; without its host a room that has not begun ends."""
        room = link.room
        assert room is not None
        link.room = None
        room.members.remove(link)
        if link.number == HOST:
            self.opened -= Counter([room.address])  # subtraction drops addresses without rooms
            if room.table is None:
                room.ended = True
                del self._rooms[room.code]
                self.next.pop(room.after, None)
                for other in room.members:
                    other.room = None
        return room

    def forget(self, table: bytes) -> None:
        """Forget the code of a table that is gone."""
        room = self._rooms.pop(self._codes.pop(table, ""), None)
        if room is not None:
            self._rooms.pop(room.code, None)
            self.next.pop(room.after, None)

    def _new_code(self) -> str:
        """A random code whose first letters are unique as long as possible, because they lead to the room."""
        begun = {code[: fields.LOCATOR] for code in self._rooms}
        for lonely in (True,) * _TRIES + (False,) * _TRIES:
            code = "".join(fields.CODE_LETTERS[byte & 31] for byte in self._entropy(fields.CODE_LENGTH))
            if code not in self._rooms and not (lonely and code[: fields.LOCATOR] in begun):
                return code
        raise AssertionError("there are a thousand million codes")


def code_in(header: LogHeader | None) -> str:
    """The code in a table's header, "" without one."""
    code = header.options.get("code") if header else None
    return code if type(code) is str and is_code(code) else ""


def is_code(text: str) -> bool:
    """Whether a text has the form of a code."""
    return len(text) == fields.CODE_LENGTH and not set(text) - set(fields.CODE_LETTERS)


class Listing:
    """The placards of a relay's rooms, and those of the other relays of its fleet."""

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._posted: dict[Room, tuple[int, Placard]] = {}
        self._of: Counter[str] = Counter()  # rooms in the list, by address and by site
        self._rows: tuple[Row, ...] = ()
        self._others: tuple[Row, ...] = ()
        self._stale = float("-inf")
        self.reads = Quota(limits.browses, limits.browses_burst)

    def post(self, room: Room, placard: Placard, since: int) -> int:
        """Show a room, or change its placard; returns the outcome. A room keeps its place."""
        limits = self._limits
        before = self._posted.get(room)
        if before is None:
            self._prune()
            if not limits.listed:
                return FORBIDDEN
            by, of = room.address, site(room.address)
            many = self._of[by] >= limits.listed_of_one or (of != by and self._of[of] >= limits.listed_of_site)
            if many or len(self._posted) >= limits.listed:
                return TOO_MANY
            self._of.update({by, of})
        self._posted[room] = (since if before is None else before[0], placard)
        return SHOWN

    def take_off(self, room: Room) -> None:
        """Remove a room from the list."""
        if self._posted.pop(room, None) is not None:
            self._of -= Counter({room.address, site(room.address)})

    def share(self, others: Collection[bytes] = ()) -> bytes:
        """The list for the other relays of a fleet, after taking theirs; unreadable parts are skipped."""
        rows: list[Row] = []
        for data in others:
            with contextlib.suppress(Malformed):
                rows += _SHARED.read(data)
        self._others = tuple(rows)
        return pack(self._own()[:MOST_SHARED])

    def page(self, now: float, message: Browse) -> Listed:
        """A page of the list."""
        if now - self._stale >= _FRESH or now < self._stale:
            self._stale = now
            self._rows = tuple(sorted((*self._own(), *self._others), key=_order))
        games, kind = frozenset(message.games), message.kind
        rows = [
            row for row in self._rows if row.game in games and kind in (ANY, AT_ONCE if row.placard.live else BY_TURN)
        ]
        after = (-message.since, message.code)
        behind = [row for row in rows if not message.since or _order(row) > after]
        return Listed(tuple(behind[:ROWS]), len(rows))

    def _own(self) -> list[Row]:
        self._prune()
        limits = self._limits
        return sorted(
            (
                Row(since, room.code, room.edition.game, placard)
                for room, (since, placard) in self._posted.items()
                if placard.free and not (room.door.locked or room.door.hidden) and len(room.members) < limits.members
            ),
            key=_order,
        )

    def _prune(self) -> None:
        """Forget rooms whose host has gone or whose table has begun."""
        for room in [room for room in self._posted if room.ended or room.table is not None]:
            self.take_off(room)


def _order(row: Row) -> tuple[int, str]:
    """The newest first."""
    return -row.since, row.code
