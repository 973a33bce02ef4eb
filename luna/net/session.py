"""A client's side of the wire without its socket: it keeps a log that is always a beginning of the relay's.

    session.connected() when there is a connection, session.received(frame), session.lost() when it has ended
    session.take() -> frames to be sent; session.news() -> what happened, for the table and the window

A record is taken only if it is the very next one, so it does not matter what the network doubles, delays or loses. A
turn carries the number of records its author knew, hence it is in the log once or not at all, however often it is sent.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice
from typing import Final

from luna.log.records import Record, authored
from luna.log.strict import Malformed
from luna.net import trust, wire
from luna.net.identity import Identity, digest, statement
from luna.net.news import (
    AnswerNews,
    AsideNews,
    HereNews,
    MovedNews,
    News,
    RecordNews,
    RefusedNews,
    RoomNews,
    SeatedNews,
)
from luna.net.proof import Proof
from luna.net.pulse import QUICK
from luna.net.replica import Replica, portions

FINAL: Final = frozenset(
    {
        "malformed",
        "protocol",
        "other-rules",
        "no-room",
        "no-table",
        "no-seat",
        "fork",
        "elsewhere",
        "table-known",
        "host-left",
        "removed",
        "locked",
        "no-spectators",
    }
)
"""Refusals that trying again does not change."""
UNPROVED: Final = "unproved"
"""Whoever answers does not prove to be the relay that is meant."""
UNKNOWN: Final = frozenset({"no-room", "no-table", UNPROVED})
"""Those that pass for who has been at the table: somebody is about to host it again there."""
_LATER: Final = frozenset({"waiting", "slow-down"})

Wish = wire.Open | wire.Join | wire.Resume | wire.Again
"""What is said after the greeting."""


class Session:
    """The protocol state machine of one client at one relay, without its socket."""

    def __init__(self, hello: wire.Hello, wish: Wish | None = None, identity: Identity | None = None) -> None:
        """`identity`: of the seats that there are or will be; a new one unless it is given."""
        self.hello = hello
        self.identity = identity or Identity.new()
        self._editions = wish.editions if isinstance(wish, wire.Join) else ()  # for who looks on and comes back
        self.wish = wish
        self.online = False
        self.seated = False
        """Whether the relay has let us to the table since there is this connection."""
        self.log = Replica()
        self.holds = False
        """Whether seats are ours there, played from here or not; else we look on, or there is no table yet."""
        self.seats: tuple[int, ...] = ()
        self.doorway: wire.Doorway | None = None
        """The door of the room or table, as the relay tells its host; None for everybody else."""
        self.asked = False
        """Whether the host is asked just now if we may look on."""
        self.known = 0
        """Number of the last record that the relay has spoken of."""
        self.by_code = True
        """Whether the code may prove the relay; one that was announced to everybody proves nobody."""
        self.vouches = False
        """Whether the relay is this program's own: then it is said so to all who come to the table, and signed."""
        self._nonce = b""  # of this connection
        self._proof = Proof()
        self._looked = -1  # after which record more was asked for last
        self._rest = QUICK
        self._pending: dict[int, wire.Submit] = {}
        self._later: set[int] = set()  # of them, what the relay would not have yet
        self._asked = 0
        self._out: list[bytes] = []
        self._news: list[News] = []

    @classmethod
    def resumed(
        cls, hello: wire.Hello, table: bytes, identity: Identity, header: bytes, log: Sequence[bytes]
    ) -> Session:
        """Back to a table whose log is on this machine."""
        session = cls(hello, None, identity)
        session.holds = True
        session.log = Replica(table, header)
        for data in log:
            session.log.append(data)
        session.wish = session._way_back()
        return session

    @property
    def table(self) -> bytes:
        """The id of the table; empty where there is none yet."""
        return self.log.table

    @property
    def last(self) -> int:
        """Number of the last record here."""
        return self.log.last

    @property
    def by_token(self) -> bool:
        """Whether a token opens the seats here, as far as the log tells: it is shown to any relay that is dialled."""
        return bool(self.identity.token) and self.identity.holder not in self.log.named

    @property
    def holder(self) -> bytes:
        """By what the log knows the seats here."""
        return digest(self.identity.token) if self.by_token else self.identity.holder

    @property
    def waiting(self) -> bool:
        """Whether a submit has no answer yet."""
        return bool(self._pending)

    @property
    def rest(self) -> float:
        """Seconds between two signs of life: fewer while an answer is expected than while nothing is."""
        return self._rest if self.online and not self.waiting else QUICK

    def take(self) -> list[bytes]:
        """Frames to be sent."""
        out, self._out = self._out, []
        return out

    def news(self) -> list[News]:
        """What happened since the last call."""
        news, self._news = self._news, []
        return news

    # ---- the connection

    def connected(self, binding: bytes = b"", believed: bool = True) -> None:
        """There is one: say who we are and what we want. `binding` names its far end, see `identity`.

        `believed`: whether that is certainly the relay that is meant; else it has to prove that first, and is told
        nothing but who should prove it.
        """
        self._proof = Proof(binding, believed=believed)
        self.seated = self.asked = False
        self.doorway, self._looked = None, -1
        self._out.clear()
        self._send(self.hello)

    def lost(self) -> None:
        """The connection has ended. What has no answer yet is asked again at the next one."""
        self.online = self.seated = False
        self._out.clear()

    def beat(self) -> None:
        """Send a heartbeat, so that the relay knows that we are there."""
        if self.online:
            self._send(wire.Beat())

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
            if not self._proof.believed:
                code = self.wish.code if isinstance(self.wish, wire.Join) and self.by_code else ""
                self._proved(self._proof.question(self.table, self._nonce, code))
            elif not self.online:
                self._greet()
        elif not self._proof.believed and not isinstance(message, wire.Refusal):
            self._proved(self._proof.answer(message, self.table, self.log.holders.values()))
        elif isinstance(message, wire.Refusal):
            self.online = False
            if self.table and not self._proof.believed:  # what it says of our table is nothing to go by
                code = message.code if message.code == "protocol" else UNPROVED
                self._news.append(RefusedNews(code, message.facts, False))
                return
            self._news.append(RefusedNews(message.code, message.facts, self._final(message.code)))
        elif isinstance(message, wire.Moved):
            self.online = False
            self._news.append(MovedNews(message.host, message.port))
        elif isinstance(message, wire.Room):
            self._news.append(RoomNews(message))
        elif isinstance(message, wire.Seated):
            self._seated(message)
        elif isinstance(message, wire.Here):
            self._here(message)
        elif isinstance(message, wire.Doorway):
            self.doorway = message
        elif isinstance(message, wire.Asked):
            self.asked = True
        elif isinstance(message, wire.Aside):
            self._news.append(AsideNews(message.word))
        elif isinstance(message, wire.Want):
            for part in islice(portions(self.log.data[message.after :]), 1):  # it asks for each
                self._send(wire.Give(part))
        elif isinstance(message, wire.Outdated):
            self._settle(self.log.records)  # whatever became of it, the log tells
            self._send(wire.More(self.last))
        elif isinstance(message, wire.Denied) and message.number in self._pending:
            if message.code in _LATER:
                self._later.add(message.number)
            else:
                self._answer(message.number, None, message.code)

    # ---- wishes

    def say(self, card: bytes) -> None:
        """Send a new card: to the others in the room, or at a table to those who search."""
        if isinstance(self.wish, wire.Open | wire.Join | wire.Again):
            self.wish = self.wish._replace(card=card)
        self._send(wire.Profile(card))

    def begin(self, table: bytes, holders: Sequence[int], header: bytes, log: Sequence[bytes] = ()) -> None:
        """Begin the table as the host, with what has been played of it already."""
        self._send(wire.Begin(table, tuple(holders), header, len(log)))
        for part in portions(log):
            self._send(wire.Give(part))

    def resume(self) -> None:
        """Take the own seats, as the host of a game that went on elsewhere."""
        self.wish = self._way_back()
        self._knock(self.wish)

    def take_seat(self, seat: int) -> None:
        """Let a bot here play for somebody who is away."""
        self._send(wire.Take(seat))

    def aside(self, word: bytes) -> None:
        """A word to the others in the room, or who look on."""
        self._send(wire.Aside(word))

    def host_says(self, message: wire.Door | wire.Remove | wire.Admit | wire.Hand | wire.Pardon) -> None:
        """Something about the door; nothing comes of it unless we are the host."""
        self._send(message)

    def go_on(self) -> None:
        """Do not wait for those whose logs nobody has seen."""
        self._send(wire.GoOn())

    def submit(self, seat: int, base: int, kind: int, body: bytes) -> int:
        """A record to be; the answer comes as news with this number. `base` -1: with any."""
        self._asked += 1
        message = self._pending[self._asked] = wire.Submit(self._asked, seat, base, kind, body)
        if self.online and self.table:
            self._send(message)
        return self._asked

    # ---- inside

    def _proved(self, said: wire.Message | None) -> None:
        """One step of the relay's proof: `said` next, or it is decided whether it is the relay that is meant."""
        if said is not None:
            self._send(said)
        elif self._proof.believed:
            self._greet()
        else:  # one that is to be found again may be, in a while
            self._news.append(RefusedNews(UNPROVED, (), not self.table))

    def _greet(self) -> None:
        """The relay is believed: say by what the log knows us, and what we want."""
        self._send(wire.Holder(self.identity.key))
        if self.wish is not None:
            self._knock(self.wish)
        self.online = True

    def _final(self, code: str) -> bool:
        return code in FINAL and not (self.table and code in UNKNOWN)

    def _seated(self, message: wire.Seated) -> None:
        if not self.table:
            self.log = Replica(message.table, message.header)
        elif self.table != message.table:  # another game's records do not belong behind those that are here
            self._news.append(RefusedNews("nonsense", (), True))
            return
        elif self.log.parts_from(message.seq, message.chain):
            self._news.append(RefusedNews("fork", (), True))
            return
        self.known = message.seq
        self.seats, self.seated = message.seats, True
        self.holds = self.holds or bool(message.seats)
        if self.holds:
            self.wish = self._way_back()
        elif message.code:
            self.wish = wire.Join(message.code, b"", self._editions)
        self._news.append(SeatedNews(message.table, message.seats, message.header, message.code))
        if self.vouches and message.seats:
            self._send(wire.Vouch(trust.vouch(self.identity, self.table, self._proof.binding)))
        self._send(wire.More(min(self.last, message.seq)))
        for submit in self._pending.values():
            self._send(submit)

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
            self._settle(taken)
            if isinstance(self.wish, wire.Resume):
                self.wish = self.wish._replace(seq=self.last, chain=self.log.chain)
        if page.head > self.last:
            self._look()

    def _look(self) -> None:
        """Ask for what comes next, once: if nothing does, the next sign of life tells that there is more."""
        if self._looked != self.last:
            self._looked = self.last
            self._send(wire.More(self.last))

    def _settle(self, records: Sequence[Record]) -> None:
        """What the new records say about our own submits: in the log, or too late."""
        for number, submit in list(self._pending.items()):
            for record in records:
                same = (record.seat, record.kind, authored(record)) == (submit.seat, submit.kind, submit.body)
                if same and submit.base in (-1, record.seq - 1):
                    self._answer(number, record.seq)
                    break
                if record.seq == submit.base + 1 and submit.base >= 0:
                    self._answer(number, None, "stale")
                    break

    def _answer(self, number: int, seq: int | None, code: str = "") -> None:
        del self._pending[number]
        self._news.append(AnswerNews(number, seq, code))

    def _here(self, message: wire.Here) -> None:
        self.known = max(self.known, message.seq)
        if message.seq > self.last:
            self._send(wire.More(self.last))
        elif self.log.parts_from(message.seq, message.chain):
            self._news.append(RefusedNews("fork", (), True))
            return
        if message.open:
            for number in sorted(self._later & set(self._pending)):
                self._send(self._pending[number])
            self._later.clear()
        self._news.append(HereNews(message.seats, message.spectators, message.open, message.t_ms))

    def _way_back(self) -> wire.Resume:
        return wire.Resume(self.table, b"", b"", self.last, self.log.chain)  # proved when it is sent

    def _knock(self, wish: Wish) -> None:
        """Send a wish, with a proof for this connection where one is needed."""
        if isinstance(wish, wire.Resume | wire.Again):
            wish = wish._replace(signature=self.identity.sign(statement(wish.table, self._nonce, self._proof.binding)))
        if isinstance(wish, wire.Resume) and self.by_token:
            wish = wish._replace(token=self.identity.token)
        self._send(wish)

    def _send(self, message: wire.Message) -> None:
        self._out.append(wire.encode(message))
