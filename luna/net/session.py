"""The client's side of the wire without a socket: a state machine that keeps a prefix of the relay's log.

    session.connected() after the handshake, session.received(frame), session.lost() after a cut
    session.take() -> frames to send; session.news() -> events for the table and the window

The session takes a record only if it is the very next one, so duplicated, late and lost frames do no harm.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice
from typing import Final, NamedTuple

from luna.log.encoding import Malformed
from luna.log.records import Record
from luna.net import certificates, wire
from luna.net.fields import QUICK, portions
from luna.net.identity import Identity, digest, statement
from luna.net.placards import OFF, Posted
from luna.net.proof import Verifier
from luna.net.replica import AnswerNews, Replica, Submits

FINAL: Final = frozenset({"malformed", "protocol", "other-rules", "no-room", "no-table", "no-seat", "fork"}) | {
    "elsewhere", "table-known", "host-left", "removed", "locked", "no-spectators"
}  # fmt: skip
"""Refusals that another try does not change."""
UNPROVED: Final = "unproved"
"""Code for a relay that does not prove its identity."""
UNKNOWN: Final = frozenset({"no-room", "no-table", UNPROVED})
"""Refusals that pass for a client with a table: another player is about to host it there."""

Wish = wire.Open | wire.Join | wire.Resume | wire.Again
"""The request after the greeting."""


class RecordNews(NamedTuple):
    """The next records of the table."""

    records: tuple[Record, ...]


class RefusedNews(NamedTuple):
    """The relay refuses this client; a `final` refusal does not change on another try."""

    code: str
    facts: tuple[str, ...]
    final: bool


News = wire.Moved | wire.Room | wire.Seated | wire.Here | wire.Aside | RecordNews | AnswerNews | RefusedNews
"""The events of a session: what the relay says that concerns the table and the window, and what follows from it."""


class Session:
    """The protocol state machine of one client at one relay, without its socket."""

    def __init__(self, hello: wire.Hello, wish: Wish | None = None, identity: Identity | None = None) -> None:
        """`identity`: the key pair of present or future seats; a new pair by default."""
        self.hello = hello
        self.identity = identity or Identity.new()
        self._editions = wish.editions if isinstance(wish, wire.Join) else ()  # for a spectator who reconnects
        self.wish = wish
        self.online = False
        self.seated = False
        """Whether the relay has seated this client on the present connection."""
        self.log = Replica()
        self.holds = False
        """Whether this client owns seats at the table. A spectator does not."""
        self.seats: tuple[int, ...] = ()
        self.doorway: wire.Doorway | None = None
        """The access rules as the relay reports them to the host; None for other clients."""
        self.posted = OFF
        """Whether the room is in the list of open tables at the relay, see `placards`."""
        self.asked = False
        """Whether the host still has to admit this spectator."""
        self.known = 0
        """Number of the newest record that the relay has mentioned."""
        self.by_code = True
        """Whether the code may prove the relay. A code that was announced on the network proves nothing."""
        self.vouches = False
        """Whether the relay belongs to this program, so that the session signs a voucher for it."""
        self._nonce = b""  # the relay's, for proofs on this connection
        self._verifier = Verifier()
        self._looked = -1  # the record behind which the last `More` asked
        self._rest = QUICK
        self.submits = Submits()
        self._out: list[bytes] = []
        self._news: list[News] = []

    @classmethod
    def resumed(
        cls, hello: wire.Hello, table: bytes, identity: Identity, header: bytes, log: Sequence[bytes]
    ) -> Session:
        """A session that returns to a table whose log is on this machine."""
        session = cls(hello, None, identity)
        session.holds = True
        session.log = Replica(table, header)
        for data in log:
            session.log.append(data)
        session.wish = session.log.resume()
        return session

    @property
    def table(self) -> bytes:
        """The id of the table; empty in a room."""
        return self.log.table

    @property
    def last(self) -> int:
        """Number of the last record in this copy of the log."""
        return self.log.last

    @property
    def by_token(self) -> bool:
        """Whether the seats still need a token, because the log names no key: any dialled relay gets it."""
        return bool(self.identity.token) and self.identity.holder not in self.log.named

    @property
    def holder(self) -> bytes:
        """The holder of this client's seats as the log has it."""
        return digest(self.identity.token) if self.by_token else self.identity.holder

    @property
    def rest(self) -> float:
        """Seconds between two heartbeats: fewer while an answer is due."""
        return self._rest if self.online and not self.submits.pending else QUICK

    def take(self) -> list[bytes]:
        """Frames to send."""
        out, self._out = self._out, []
        return out

    def news(self) -> list[News]:
        """Events since the last call."""
        news: list[News] = [*self._news, *self.submits.answers]
        self._news.clear()
        self.submits.answers.clear()
        return news

    # ---- the connection

    def connected(self, binding: bytes = b"", believed: bool = True) -> None:
        """Greet the relay with that certificate (`binding`); one that is not `believed` must prove itself first."""
        self._verifier = Verifier(binding, believed=believed)
        self.seated = self.asked = False
        self.doorway, self._looked, self.posted = None, -1, OFF
        self._out.clear()
        self.tell(self.hello)

    def lost(self) -> None:
        """The connection has ended. Pending submits go out again on the next one."""
        self.online = self.seated = False
        self._out.clear()

    def beat(self) -> None:
        """Send a heartbeat."""
        if self.online:
            self.tell(wire.Beat())

    def received(self, body: bytes) -> None:
        """Take one frame from the relay."""
        try:
            message = wire.decode(body)
            if isinstance(message, wire.Page):
                self._page(message)
                return
        except Malformed:
            self._news.append(RefusedNews("nonsense", (), True))
            return
        if isinstance(message, wire.Welcome):
            self._nonce, self._rest = message.nonce, message.rest
            if not self._verifier.believed:
                code = self.wish.code if isinstance(self.wish, wire.Join) and self.by_code else ""
                self._proved(self._verifier.question(self.table, self._nonce, code))
            elif not self.online:
                self._greet()
        elif not self._verifier.believed and not isinstance(message, wire.Refusal):
            self._proved(self._verifier.answer(message, self.table, self.log.holders.values()))
        elif isinstance(message, wire.Refusal):
            self.online = False
            if self.table and not self._verifier.believed:  # such a relay cannot judge the table
                code = message.code if message.code == "protocol" else UNPROVED
                self._news.append(RefusedNews(code, message.facts, False))
                return
            passes = self.table and message.code in UNKNOWN
            self._news.append(RefusedNews(*message, message.code in FINAL and not passes))
        elif isinstance(message, wire.Room | wire.Aside | wire.Moved):
            self.online = self.online and not isinstance(message, wire.Moved)
            self._news.append(message)
        elif isinstance(message, wire.Seated):
            self._seated(message)
        elif isinstance(message, wire.Here):
            self._here(message)
        elif isinstance(message, wire.Doorway):
            self.doorway = message
        elif isinstance(message, Posted):
            self.posted = message.state
        elif isinstance(message, wire.Asked):
            self.asked = True
        elif isinstance(message, wire.Want):
            for part in islice(portions(self.log.data[message.after :]), 1):  # the relay asks for each portion
                self.tell(wire.Give(part))
        elif isinstance(message, wire.Outdated):
            self.submits.settle(self.log.records)  # the log has its outcome
            self.tell(wire.More(self.last))
        elif isinstance(message, wire.Denied):
            self.submits.deny(message.number, message.code)

    # ---- requests

    def say(self, card: bytes) -> None:
        """Send a new card, for the room or for the announcement of the table."""
        if isinstance(self.wish, wire.Open | wire.Join | wire.Again):
            self.wish = self.wish._replace(card=card)
        self.tell(wire.Profile(card))

    def begin(self, table: bytes, holders: Sequence[int], header: bytes, log: Sequence[bytes] = ()) -> None:
        """Begin the table as the host, with the records that it has already."""
        self.tell(wire.Begin(table, tuple(holders), header, len(log)))
        for part in portions(log):
            self.tell(wire.Give(part))

    def resume(self) -> None:
        """Resume this client's seats at a table that it hosts again."""
        self.wish = self.log.resume()
        self._knock(self.wish)

    def tell(self, message: wire.Message) -> None:
        """Send a message."""
        self._out.append(wire.encode(message))

    def submit(self, seat: int, base: int, kind: int, body: bytes) -> int:
        """Submit a record. The answer comes as news with the returned number. `base` -1 fits any log."""
        message = self.submits.new(seat, base, kind, body)
        if self.online and self.table:
            self.tell(message)
        return message.number

    # ---- inside

    def _proved(self, said: wire.Message | None) -> None:
        """One step of the relay's proof: send `said`, or handle the result."""
        if said is not None:
            self.tell(said)
        elif self._verifier.believed:
            self._greet()
        else:  # at a table another relay may prove itself later
            self._news.append(RefusedNews(UNPROVED, (), not self.table))

    def _greet(self) -> None:
        """Tell the trusted relay the client's key and request."""
        self.tell(wire.Holder(self.identity.key))
        if self.wish is not None:
            self._knock(self.wish)
        self.online = True

    def _seated(self, message: wire.Seated) -> None:
        if not self.table:
            self.log = Replica(message.table, message.header)
        elif self.table != message.table:  # another table: its records do not continue this log
            self._news.append(RefusedNews("nonsense", (), True))
            return
        elif self.log.parts_from(message.seq, message.chain):
            self._news.append(RefusedNews("fork", (), True))
            return
        self.known = message.seq
        self.seats, self.seated = message.seats, True
        self.holds = self.holds or bool(message.seats)
        if self.holds:
            self.wish = self.log.resume()
        elif message.code:
            self.wish = wire.Join(message.code, b"", self._editions)
        self._news.append(message)
        if self.vouches and message.seats:
            self.tell(wire.Vouch(certificates.vouch(self.identity, self.table, self._verifier.binding)))
        self.tell(wire.More(min(self.last, message.seq)))
        for submit in self.submits.pending.values():
            self.tell(submit)

    def _page(self, page: wire.Page) -> None:
        if not self.table or page.first > self.last + 1:
            self._look()
            return
        self.known = max(self.known, page.head)
        taken = self.log.take(page.first, page.records)
        if taken is None:
            self._news.append(RefusedNews("fork", (), True))
            return
        if taken:
            self._news.append(RecordNews(tuple(taken)))
            self.submits.settle(taken)
            if isinstance(self.wish, wire.Resume):
                self.wish = self.wish._replace(seq=self.last, chain=self.log.chain)
        if page.head > self.last:
            self._look()

    def _look(self) -> None:
        """Ask for the next page, once. Without an answer, the next heartbeat shows that there is more."""
        if self._looked != self.last:
            self._looked = self.last
            self.tell(wire.More(self.last))

    def _here(self, message: wire.Here) -> None:
        self.known = max(self.known, message.seq)
        if message.seq > self.last:
            self.tell(wire.More(self.last))
        elif self.log.parts_from(message.seq, message.chain):
            self._news.append(RefusedNews("fork", (), True))
            return
        if message.open:
            for submit in self.submits.due_again():
                self.tell(submit)
        self._news.append(message)

    def _knock(self, wish: Wish) -> None:
        """Send a request, signed for this connection where it needs a proof."""
        if isinstance(wish, wire.Resume | wire.Again):
            said = statement(wish.table, self._nonce, self._verifier.binding)
            wish = wish._replace(signature=self.identity.sign(said))
        if isinstance(wish, wire.Resume) and self.by_token:
            wish = wish._replace(token=self.identity.token)
        self.tell(wish)
