"""The list of open tables at a relay: rooms that their hosts show to everybody.

A room is in the list as long as its host is connected, it has a free seat, its door is open and its table has not
begun. Nothing takes it off: reading the list means reading the rooms.
"""

import contextlib
from collections import Counter
from collections.abc import Collection
from typing import Annotated, Final

from msgspec import Meta

from luna.log.encoding import Codec, Malformed, pack
from luna.net.limits import Limits, Quota, site
from luna.net.placards import ANY, AT_ONCE, BY_TURN, FORBIDDEN, ROWS, SHOWN, TOO_MANY, Browse, Listed, Placard, Row
from luna.net.rooms import Room

MOST_SHARED: Final = 1_000
"""Tables that a relay tells the others of its fleet."""
_FRESH: Final = 1.0  # seconds for which a list is good
_SHARED: Final = Codec[tuple[Row, ...]](
    Annotated[tuple[Row, ...], Meta(max_length=MOST_SHARED)], 1 << 20, printable=True
)


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
        """Show a room, or change its placard; what became of that. A room keeps its place."""
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
        """Show a room no longer."""
        if self._posted.pop(room, None) is not None:
            self._of -= Counter({room.address, site(room.address)})

    def share(self, others: Collection[bytes] = ()) -> bytes:
        """The list for the other relays of a fleet, after taking theirs; unreadable parts are left out."""
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
