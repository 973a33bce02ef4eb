"""The host's requests about a room or table, and what the host hears about the people at the door. See `door`."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from typing import Protocol

from luna.net import fields, wire
from luna.net.hosted import Hosted
from luna.net.limits import Limits
from luna.net.rooms import HOST, Link, RoomOf
from luna.net.tables import Audience

Where = RoomOf | Audience


class House(Protocol):
    """The relay as the doorkeeper uses it."""

    now: Callable[[], float]
    limits: Limits

    @property
    def tables(self) -> Mapping[bytes, Audience]:
        """All tables."""

    def keep_door(self, hosted: Hosted) -> None:
        """Write the state of the door into the log."""

    def refuse(self, link: Link, code: str, *facts: str) -> None:
        """Send the reason and close the connection."""

    def ask_for(self, link: Link, audience: Audience) -> None:
        """Let a spectator wait for the host's word."""

    def look_on(self, link: Link, audience: Audience) -> None:
        """Put an admitted spectator at the table."""

    def move_seats(self, audience: Audience, seats: Collection[int], to: Link) -> None:
        """Give seats to another connection, durably."""

    def tell(self, link: Link, message: wire.Message) -> None:
        """Send a message."""


class Doorkeeper:
    """Executes the requests of hosts; the same requests of other clients have no effect."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._changed: dict[Where, None] = {}
        self._late: dict[Audience, None] = {}  # whose hosts hear how the door is when that is durable

    def changed(self, where: Where) -> None:
        """The people at a place have changed. The host hears it with the next tick, once for all changes."""
        self._changed[where] = None

    def tick(self) -> None:
        """About every second."""
        changed, self._changed = self._changed, {}
        for where in changed:
            self._tell(where)
        tables = self._house.tables
        self._late = {where: None for where in self._late if tables.get(where.hosted.id) is where}

    def durable(self, audience: Audience) -> None:
        """Records of a table are durable, perhaps a change of its door among them."""
        if audience in self._late:
            self._tell(audience)

    def opened(self, audience: Audience) -> None:
        """The player who opened a table at this relay becomes its host once seated."""
        hosted = audience.hosted
        for link in [] if hosted.waiting or hosted.full else audience.players:
            if link.key == hosted.opener and link.owned and hosted.host != link.holder:
                hosted.door.host = link.holder
                self._house.keep_door(hosted)
        self.changed(audience)

    def knock(self, link: Link, audience: Audience) -> None:
        """A client asks to watch."""
        house, limits = self._house, self._house.limits
        many = audience.spectators >= limits.spectators or audience.of_place(link.address) >= limits.spectators_of_one
        code = audience.door.why_not_look(self._known(link, audience), link.address)
        if code not in ("", "ask"):
            house.refuse(link, code)
        elif audience.hosted.durable < 0 or many or (code and len(audience.asking) >= limits.asking):
            house.refuse(link, "full")
        elif code and self._host(audience) is None:
            house.refuse(link, "no-spectators")  # nobody is there who could be asked
        elif code:
            house.ask_for(link, audience)
        else:
            house.look_on(link, audience)

    # ---- what hosts say

    def rules(self, link: Link, message: wire.Door) -> None:
        """Set the access rules."""
        where = self._place(link)
        if where is not None and where.door.set(*message):
            self._said(where)
            if isinstance(where, Audience):
                self._look_again(where)

    def pardon(self, link: Link, message: wire.Pardon) -> None:
        """Let all removed people return."""
        where = self._place(link)
        if where is not None and where.door.removed:
            where.door.pardon()
            self._said(where)

    def remove(self, link: Link, message: wire.Remove) -> None:
        """Ban a person, present or away, with all connections. The host gets the seats."""
        where = self._place(link)
        if where is None:
            return
        others = [other for other in where.everybody if other is not link]
        named = [other for other in others if where.number_of(other) == message.number]
        gone = dict.fromkeys(self._known(other, where) for other in named)
        gone.pop(b"", None)
        if isinstance(where, Audience) and message.number in where.hosted.holders:
            gone[where.hosted.holders[message.number]] = None
        gone.pop(link.holder, None)
        found = [other for other in others if other in named or other.holder in gone]
        if not gone and not found:
            return
        for holder in gone:
            where.door.shut_out(holder)
        for other in found:
            if other.address != link.address:  # the host's own house stays open
                where.door.bar(other.address)
        self._said(where)
        if isinstance(where, Audience):
            seats = [seat for seat, holder in where.hosted.holders.items() if holder in gone]
            self._house.move_seats(where, seats, link)
        for other in found:
            self._house.refuse(other, "removed")
        self._tell(where)

    def admit(self, link: Link, message: wire.Admit) -> None:
        """Admit a waiting spectator."""
        where = self._place(link)
        for other in list(where.asking) if isinstance(where, Audience) else ():
            if other.person == message.number and isinstance(where, Audience):
                where.door.let_in(other.holder)
                self._house.look_on(other, where)
                self._tell(where)

    def hand(self, link: Link, message: wire.Hand) -> None:
        """Give one of the host's seats to a person at the table. The host keeps at least one."""
        where = self._place(link)
        if not isinstance(where, Audience) or message.seat not in link.owned or len(link.owned) < 2:
            return
        to = next((other for other in where.links if where.number_of(other) == message.number), link)
        if to is not link and self._known(to, where):
            where.door.let_in(to.holder)
            self._house.move_seats(where, [message.seat], to)
            self._tell(where)

    # ---- who is the host, and what he is told

    @staticmethod
    def _known(link: Link, where: Where) -> bytes:
        """The holder that a client counts as; b"" when it claims a seat owner's key without a proof.

        Keys are only claimed, and the keys of those who vouch for a table are public. A seat owner resumes with a
        proof.
        """
        lies = isinstance(where, Audience) and not link.seats and link.holder in where.hosted.holders.values()
        return b"" if lies else link.holder

    def _place(self, link: Link) -> Where | None:
        """The place where a connection is host and may act now; None otherwise."""
        where: Where | None = link.room
        if link.table is not None:
            where = self._house.tables.get(link.table.id)
            if link.table.waiting or link.table.full:
                return None
        return where if where is not None and _hosts(link, where) and link.submits.take(self._house.now()) else None

    def _tell(self, where: Where) -> None:
        self._changed.pop(where, None)
        if isinstance(where, Audience):
            self._late.pop(where, None)
            if not where.hosted.certain:
                self._late[where] = None
                return
        host = self._host(where)
        if host is not None:
            door = where.door
            self._house.tell(host, wire.Doorway(*door.rules, door.removed, where.described(fields.PEOPLE)))

    @staticmethod
    def _host(where: Where) -> Link | None:
        return next((link for link in where.everybody if _hosts(link, where)), None)

    def _said(self, where: Where) -> None:
        """Apply a request of the host; at a table it goes into the log."""
        if isinstance(where, Audience):
            where.hosted.door.host = where.hosted.host
            self._house.keep_door(where.hosted)
        self._tell(where)

    def _look_again(self, audience: Audience) -> None:
        """Judge the waiting spectators again after a change of the rules."""
        for link in list(audience.asking):
            code = audience.door.why_not_look(self._known(link, audience), link.address)
            if not code:
                self._house.look_on(link, audience)
            elif code != "ask":
                self._house.refuse(link, code)


def _hosts(link: Link, where: Where) -> bool:
    if isinstance(where, Audience):
        return any(where.hosted.holders.get(seat) == where.hosted.host for seat in link.owned)
    return where.table is None and link.number == HOST
