"""Where people meet before a table begins, and how late ones find it: rooms with a short code."""

from __future__ import annotations

from collections.abc import Callable

from luna.net import wire
from luna.net.hosted import Hosted
from luna.net.limits import Bucket, Limits

_USUAL = Limits()


class Link:
    """One connection, as the relay sees it."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.born = self.heard = 0.0
        self.hello: wire.Hello | None = None
        self.most = wire.SMALL  # bytes of a frame
        self.bucket = Bucket(_USUAL.submits, _USUAL.burst, 0.0)
        # in a room
        self.room: RoomOf | None = None
        self.number = 0
        self.card = b""
        self.giving: tuple[Hosted, int, tuple[int, ...]] | None = None  # a table that is being handed over
        # at a table
        self.table: Hosted | None = None
        self.seats: tuple[int, ...] = ()
        self.sent = 0  # number of the last record sent
        self.live = False  # everything durable has been sent: new records go out by themselves
        self.wanted: tuple[int, bytes, bytes] | None = None  # where its longer log ends, and its token's digest

    @property
    def nowhere(self) -> bool:
        """Neither in a room nor at a table."""
        return self.room is None and self.table is None


class RoomOf:
    """People around a table to be. The first is the host."""

    def __init__(self, code: str, host: Link) -> None:
        assert host.hello is not None
        self.code = code
        self.hello = host.hello
        self.members: list[Link] = []
        self.table: bytes | None = None  # once it has begun
        self.count = 0


class Rooms:
    """All rooms, by code."""

    def __init__(self, entropy: Callable[[int], bytes]) -> None:
        self._entropy = entropy
        self._rooms: dict[str, RoomOf] = {}
        self._codes: dict[bytes, str] = {}  # of tables

    def __len__(self) -> int:
        return len(self._rooms)

    def by_code(self, code: str) -> RoomOf | None:
        """The room of a code, in whatever case it was typed."""
        return self._rooms.get(code.upper())

    def code_of(self, table: bytes) -> str:
        """The code of a table, "" when it was begun before the relay's last start."""
        return self._codes.get(table, "")

    def of_address(self, address: str) -> int:
        """How many rooms an address has opened."""
        return sum(1 for room in self._rooms.values() if room.members and room.members[0].address == address)

    def open(self, host: Link, card: bytes) -> RoomOf:
        """A new room."""
        room = RoomOf(self._new_code(), host)
        self._rooms[room.code] = room
        self.join(room, host, card)
        return room

    def join(self, room: RoomOf, link: Link, card: bytes) -> None:
        """One more member."""
        room.count += 1
        link.room, link.number, link.card = room, room.count, card
        room.members.append(link)

    def begun(self, room: RoomOf, table: bytes) -> None:
        """The table of a room has begun: from now on its code leads there."""
        room.table = table
        self._codes[table] = room.code

    def leave(self, link: Link) -> RoomOf | None:
        """A member goes; the room as it is then, None when it is no more: without its host it cannot begin."""
        room = link.room
        assert room is not None
        link.room = None
        host = room.members[0] is link
        room.members.remove(link)
        if room.table is None and (host or not room.members):
            del self._rooms[room.code]
            for other in room.members:
                other.room = None
            return None
        return room

    def _new_code(self) -> str:
        while True:
            code = "".join(wire.CODE_LETTERS[byte & 31] for byte in self._entropy(wire.CODE_LENGTH))
            if code not in self._rooms:
                return code
