"""The gate before a relay: here the relay proves its identity to clients that ask, before they tell it anything.

A client with a typed code gets an exchange that only the code's room can answer (`pake`). A client that has been at a
table hears which players host it here. All other frames pass. An exchange costs the relay milliseconds, so it runs
beside the loop and each address has few.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Protocol, TypeVar

from luna.log.records import MAX_SEATS
from luna.net import identity, trust, wire
from luna.net.pake import Exchange
from luna.net.quotas import Quota
from luna.net.relay import Relay
from luna.net.rooms import Link

_WORDS: Final = (b"\xa5prove", b"\xa7confirm", b"\xa5whose", b"\xa5vouch")
T = TypeVar("T")


class Front(Protocol):
    """Takes frames and ticks: a relay, or a router before it."""

    def received(self, link: Link, body: bytes) -> None:
        """Take one frame."""

    def tick(self) -> None:
        """About every second."""


class Work(Protocol):
    """Runs a slow function beside the loop; `then` gets the result, later, in the relay's own thread."""

    def __call__(self, do: Callable[[], T], then: Callable[[T], None]) -> None:
        """Return at once."""


class Gate:
    """Answers the frames that ask the relay for a proof and passes all others on."""

    def __init__(self, behind: Front, relay: Relay, fingerprint: bytes, work: Work) -> None:
        """`fingerprint`: of the relay's certificate."""
        self.behind, self.relay, self.fingerprint = behind, relay, fingerprint
        self._work = work
        self._exchanges: dict[Link, Exchange | None] = {}  # None: not begun, or finished
        self._vouchers: dict[bytes, dict[bytes, bytes]] = {}  # by table and key
        self._asked: set[Link] = set()  # connections that have sent `Whose`, which searches all tables
        self._proofs = Quota(relay.limits.proofs, relay.limits.proofs_burst)

    def received(self, link: Link, body: bytes) -> None:
        """Take one frame."""
        if not body.startswith(_WORDS, 1):
            self.behind.received(link, body)
        elif link in self.relay.links and not self.relay.failed:
            self._received(link, body)

    def tick(self) -> None:
        """About every second."""
        self.behind.tick()
        self._exchanges = {link: one for link, one in self._exchanges.items() if link in self.relay.links}
        self._asked.intersection_update(self.relay.links)
        self._vouchers = {table: by for table, by in self._vouchers.items() if table in self.relay.tables}

    def _received(self, link: Link, body: bytes) -> None:
        relay = self.relay
        message, now = relay.read(link, body), link.heard
        if message is None:
            return
        if link.hello is None:
            relay.refuse(link, "malformed")
        elif not link.frames.take(now):
            relay.refuse(link, "slow-down")
        elif isinstance(message, wire.Prove):
            self._prove(link, message, now)
        elif isinstance(message, wire.Confirm):
            self._confirm(link, message, now)
        elif isinstance(message, wire.Whose) and link in self._asked:
            relay.refuse(link, "malformed")  # one for a connection
        elif isinstance(message, wire.Whose):
            self._asked.add(link)
            found = (by for table, by in self._vouchers.items() if identity.mark(table, link.nonce) == message.mark)
            relay.tell(link, wire.Vouched(tuple(next(found, {}).items())))
        elif isinstance(message, wire.Vouch):
            self._vouch(link, message)

    # ---- the code

    def _prove(self, link: Link, message: wire.Prove, now: float) -> None:
        relay = self.relay
        if link in self._exchanges:
            relay.refuse(link, "malformed")  # one for a connection
            return
        if not relay.guesses.allowed(link.address, now) or not self._proofs.take(link.address, now):
            relay.refuse(link, "slow-down")
            return
        code = relay.rooms.code_at(message.locator)
        if not code:
            relay.guesses.wrong(link.address, now)
            relay.refuse(link, "no-room")
            return
        self._exchanges[link] = None

        def do() -> Exchange | None:
            exchange = Exchange(code, self.fingerprint, host=True)
            return exchange if exchange.take(message.share) else None

        def then(exchange: Exchange | None) -> None:
            if link not in relay.links:
                return
            if exchange is None:
                relay.refuse(link, "malformed")
            else:
                self._exchanges[link] = exchange
                relay.tell(link, wire.Offered(exchange.share))

        self._work(do, then)

    def _confirm(self, link: Link, message: wire.Confirm, now: float) -> None:
        """The client shows its key first, so a wrong guess is known and counted."""
        relay, exchange = self.relay, self._exchanges.get(link)
        if exchange is None:
            relay.refuse(link, "malformed")
            return
        self._exchanges[link] = None
        if exchange.confirmed(message.shown):
            relay.tell(link, wire.Proved(exchange.confirm))
        else:
            relay.guesses.wrong(link.address, now)
            relay.refuse(link, "no-room")

    # ---- the table

    def _vouch(self, link: Link, message: wire.Vouch) -> None:
        """A seat owner vouches for the relay; clients compare the key with their log. A wrong signature is refused."""
        table = link.table
        if table is None or not link.seats:
            return
        by = self._vouchers.setdefault(table.id, {})
        if link.key in by or len(by) >= MAX_SEATS:
            return
        said = [(link.key, message.signature)]
        if trust.vouched(said, [identity.fingerprint(link.key)], table.id, self.fingerprint):
            by[link.key] = message.signature
        else:
            self.relay.refuse(link, "malformed")
