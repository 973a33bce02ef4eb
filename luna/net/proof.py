"""A relay proves its identity; before that a client tells and trusts nothing.

A table is proved by the players who vouch for the relay (`certificates`), a room by its code. Client and relay know the
code; neither sends it. SPAKE2, a password-authenticated key exchange, gives both the same key only with the same code
and the same certificate of the connection, and then each proves to the other that it has the key:

mine = Exchange(code, fingerprint, host=False); mine.share -> the relay;  the relay's share -> mine.take(share)
    mine.confirm -> the relay, which compares and answers;  mine.confirmed(the relay's answer)

A false host or a man in the middle gets one guess in a million each time somebody types a code.
"""

import hashlib
import hmac
from collections.abc import Callable, Collection
from typing import Any, Final, Protocol

from luna.log.records import MAX_SEATS
from luna.net import certificates, identity, wire
from luna.net.fields import LOCATOR
from luna.net.limits import Quota
from luna.net.relay import Relay
from luna.net.rooms import Link

CONFIRM: Final = 16
_CLIENT: Final = b"luna client"
_CONFIRMS: Final = (b"luna host knows", b"luna guest knows")
_QUESTIONS: Final = (b"\xa5prove", b"\xa7confirm", b"\xa5whose", b"\xa5vouch")


class Exchange:
    """One side of the exchange, for one connection."""

    def __init__(self, code: str, fingerprint: bytes, *, host: bool) -> None:
        """`fingerprint`: of the certificate that this side sees. This takes milliseconds, as `take` does."""
        from spake2 import SPAKE2_A, SPAKE2_B  # noqa: PLC0415  # only a typed code needs it

        side = SPAKE2_B if host else SPAKE2_A
        self._host = host
        self._side = side(code.upper().encode(), idA=_CLIENT, idB=fingerprint)
        self.share: bytes = self._side.start()
        self._key = b""

    def take(self, share: bytes) -> bool:
        """Take the other side's share; False when it is invalid."""
        from spake2 import SPAKEError  # noqa: PLC0415
        from spake2.ed25519_basic import NotOnCurve  # noqa: PLC0415  # half of all shares that are none

        try:
            self._key = self._side.finish(share)
        except (SPAKEError, NotOnCurve, ValueError, AssertionError):
            return False
        return True

    @property
    def confirm(self) -> bytes:
        """Proves to the other side that this side has the key."""
        return self._confirm(self._host)

    def confirmed(self, shown: bytes) -> bool:
        """Whether the other side has proved that it has the key."""
        return bool(self._key) and hmac.compare_digest(self._confirm(not self._host), shown)

    def _confirm(self, host: bool) -> bytes:
        return hashlib.blake2b(_CONFIRMS[not host], key=self._key, digest_size=CONFIRM).digest()


def locator(code: str) -> str:
    """The public part of a code, which leads to the room. The rest opens it."""
    return code.upper()[:LOCATOR]


class Verifier:
    """The client's side of a proof."""

    def __init__(self, binding: bytes = b"", *, believed: bool = False) -> None:
        """`binding`: the fingerprint of the relay's certificate. `believed`: no proof is needed."""
        self.binding, self.believed = binding, believed
        self._exchange: Exchange | None = None

    def question(self, table: bytes, nonce: bytes, code: str) -> wire.Message | None:
        """The question to the relay: about the table if there is one, else about the code. None without both."""
        if table:
            return wire.Whose(identity.mark(table, nonce))
        if not code:
            return None
        self._exchange = Exchange(code, self.binding, host=False)
        return wire.Prove(locator(code), self._exchange.share)

    def answer(self, message: wire.Message, table: bytes, holders: Collection[bytes]) -> wire.Message | None:
        """The next message of the proof; None when it is over and `believed` has the result."""
        exchange = self._exchange
        if isinstance(message, wire.Offered) and exchange is not None and exchange.take(message.share):
            return wire.Confirm(exchange.confirm)
        if isinstance(message, wire.Proved) and exchange is not None:
            self.believed = exchange.confirmed(message.shown)
        elif isinstance(message, wire.Vouched) and table:
            self.believed = certificates.vouched(message.by, holders, table, self.binding)
        return None


class Front(Protocol):
    """Takes frames and ticks: a relay, or a router in front of it."""

    def received(self, link: Link, body: bytes) -> None:
        """Take one frame."""

    def tick(self) -> None:
        """About every second."""


Work = Callable[[Callable[[], Any], Callable[[Any], None]], None]
"""Runs a slow function beside the loop. The second function gets the result, later, in the relay's own thread."""


class Prover:
    """The relay's side: answers the frames that ask for a proof, each beside the loop, and passes on all others."""

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
        if not body.startswith(_QUESTIONS, 1):
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
        if certificates.vouched(said, [identity.fingerprint(link.key)], table.id, self.fingerprint):
            by[link.key] = message.signature
        else:
            self.relay.refuse(link, "malformed")
