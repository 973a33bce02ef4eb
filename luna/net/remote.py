"""A table's log at a relay, from the table's side: the five calls of a transport, and events for the window.

One thread holds the connection, keeps the log in a journal on this machine, and reconnects after a cut. The transport
calls block and therefore belong to the table's worker thread; `news` never blocks.
"""

from __future__ import annotations

import contextlib
import logging
import queue
import threading
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

from luna.log import journal
from luna.log.encoding import unpack
from luna.log.files import DISK, words
from luna.log.journal import Keeper
from luna.log.notices import Notice, notice, refused
from luna.log.records import LogHeader, Record, encode, encode_header, read_header
from luna.net import wire
from luna.net.certificates import Trust
from luna.net.connection import Route, SocketConnection
from luna.net.hosted import opened
from luna.net.identity import Identity
from luna.net.replica import AnswerNews
from luna.net.session import UNPROVED, News, RecordNews, RefusedNews, Session, Wish
from luna.table.transport import Accepted, Answer, Full, Head, Opening, Stale

_LOG: Final = logging.getLogger(__name__)
_UNHEARD: Final = 1_000  # events that the window may be behind
_LOOK_EVERY: Final = 0.2  # seconds between two checks whether an answer can still come


class Remote:
    """A client at a relay: first perhaps in a room, then at a table, whose `Transport` it is."""

    def __init__(
        self,
        session: Session,
        host: str,
        port: int,
        trust: Trust | None = None,
        name: Callable[[], Path] | None = None,
        keeper: Keeper | None = None,
        notices: Sequence[Notice] = (),
    ) -> None:
        """Connect in the background. Without `trust` the code or the log must prove the relay.

        `name` gives the path of the journal when the table begins. `notices` report the faults of an existing one.
        """
        self.session = session
        self.route = Route(host, port)
        self.trust = trust or Trust()
        self._missed = False  # events, because the window was too far behind
        self._met = False  # whether any relay has been trusted
        self.online = False
        self.news: queue.SimpleQueue[News] = queue.SimpleQueue()
        """Events for the window: all but the answers to submits."""
        self.notices = list(notices)
        """Notices for the player about the journal on this machine."""
        self._name, self._keeper = name, keeper
        self._binding = b""
        self._answers: dict[int, queue.SimpleQueue[AnswerNews]] = {}
        self.closed = False
        """Whether it has ended for good: closed here, or refused for good."""
        self.settled = threading.Event()
        """Set when the log has caught up, or certainly stays incomplete for now."""
        self._records: list[Record] = list(session.log.records)
        self._head = Head(session.last, session.log.chain)
        self._connection = SocketConnection(self)
        self._connection.start()
        self._connection.ask(session.identity.load)  # outside the window's thread

    @classmethod
    def rejoined(
        cls,
        hello: wire.Hello,
        path: Path,
        identity: Identity,
        host: str,
        port: int,
        trust: Trust | None = None,
        wish: Wish | None = None,
    ) -> Remote:
        """A client that returns to a table; `wish`: another first request. `Refused` if its journal is unusable."""
        kept, notices = journal.open_journal(path, DISK)
        if kept.damaged:  # keep it aside, because the relay has all of it
            try:
                aside = journal.begin_anew(path, kept.table, kept.header, kept.records, DISK)
            except OSError as error:
                raise refused("file-not-written", file=path.name, error=words(error)) from error
            notices = (notice("save-mended", file=path.name, aside=aside.name),)
            kept = journal.open_journal(path, DISK).journal
        keeper = Keeper(path, kept.table, kept.header, kept if kept.writable else None, DISK)
        log = [encode(record) for record in kept.records]
        session = Session.resumed(hello, kept.table, identity, encode_header(kept.header), log)
        session.wish = wish or session.wish
        return cls(session, host, port, trust, None, keeper, notices)

    def begin_anew(self) -> Path:
        """The relay's log is a fork: close, and keep the local log in a file beside the journal. Returns its path."""
        assert self.path is not None
        self.close()
        return journal.begin_anew(self.path, self.session.table, self.header, self._records, DISK)

    # ---- requests, from any thread

    def ask(self, wish: Callable[[Session], object]) -> None:
        """Call a function of the session: `remote.ask(lambda session: session.say(card))`."""

        def do() -> None:
            wish(self.session)
            self._flush()

        self._connection.ask(do)

    def move(self, host: str, port: int) -> None:
        """Move to another relay that has this table."""
        self.route.lead_to(host, port)
        self._connection.cut()

    # ---- the transport

    @property
    def path(self) -> Path | None:
        """The journal on this machine; None before the table begins, and for a spectator."""
        return self._keeper.path if self._keeper is not None else None

    @property
    def unkept(self) -> bool:
        """Whether the journal cannot be written at present; the relay and the other players have the log."""
        return self._keeper is not None and not self._keeper.keeps

    def opening(self) -> Opening:
        return Opening(self.header, True, True, tuple(self.notices))

    @property
    def header(self) -> LogHeader:
        """Record 0 of the table."""
        return read_header(unpack(self.session.log.header))

    def head(self) -> Head:
        return self._head

    @property
    def caught_up(self) -> bool:
        """Whether this copy has all records that the relay has mentioned."""
        return self.online and self.session.seated and self._head.seq >= self.session.known

    def catch_up(self, seconds: float) -> None:
        """Wait until the log is complete, or certainly stays incomplete for now."""
        self.settled.wait(seconds)

    def say(self, seat: int, kind: int, body: bytes) -> None:
        """Submit a record that fits any log (chat, question, vote) without waiting."""
        self.ask(lambda session: session.submit(seat, -1, kind, body))

    def submit(self, seat: int, base: int | None, kind: int, body: bytes) -> Answer:
        """Submit a record, with number `base` before it if given. Blocks until the answer; closing ends that."""
        answer: queue.SimpleQueue[AnswerNews] = queue.SimpleQueue()

        def do(session: Session) -> None:
            if base is not None and base != session.last:
                answer.put(AnswerNews(0, None, "stale"))  # the relay has at least the records that are here
            else:
                self._answers[session.submit(seat, -1 if base is None else base, kind, body)] = answer

        if self.closed:
            return Stale(self.session.last)
        self.ask(do)
        said = None
        while said is None and self._connection.alive:
            with contextlib.suppress(queue.Empty):
                said = answer.get(timeout=_LOOK_EVERY)
        if said is None and not answer.empty():
            said = answer.get()
        if said is None or said.seq is None:
            return Full() if said is not None and said.code == "full" else Stale(self.session.last)
        return Accepted(self._records[said.seq - 1])

    def read(self, after: int) -> Sequence[Record]:
        return self._records[after:]

    def close(self) -> None:
        self.closed = True
        self._connection.close()
        if self._keeper is not None:
            self._keeper.close()

    # ---- events of the connection: described in `connection.Listener`

    @property
    def rest(self) -> float:
        return self.session.rest

    def connected(self, binding: bytes, rooted: bool = False) -> None:
        session, trust = self.session, self.trust
        believed = not self._connection.encrypted or rooted or trust.knows(binding)
        # A log without keys can prove nothing, and a client that opens a room knows only the address.
        believed = believed or session.by_token or (isinstance(session.wish, wire.Open) and not trust.proofs)
        session.vouches = trust.own and self._connection.encrypted
        session.by_code = not trust.proofs
        session.connected(binding, believed)
        self._binding = binding
        self._flush()

    def beat(self) -> None:
        self.session.beat()
        self._flush()

    def lost(self, code: str) -> None:
        self.session.lost()
        if code != "cut":
            self.route.redirected = None
        if self.online and not self.closed:
            _note(self.session, code)
        if self.online or code != "cut":
            self.news.put(_refusal(self.route, code, False))
        self.online = False
        self.settled.set()

    def strange(self, code: str = "nonsense") -> None:
        if self._met or self.route.target != self.route.home:  # it was a relay before, or another relay named it
            self.route.doubt()
            self._connection.cut()
            return
        self.closed = True
        self.news.put(_refusal(self.route, code, True))

    def received(self, body: bytes) -> None:
        if self._missed and self.news.empty():  # a new connection sends everything
            self._missed = False
            self._connection.cut()
        self.session.received(body)
        self.online = self.session.online
        if self.online:  # from now on its certificate is enough
            self._met = True
            self.trust.learn(self._binding)
        if self.session.seated:
            self.route.home = self.route.host, self.route.port
        for news in self.session.news():
            self._take(news)
        if self.caught_up or isinstance(self.session.wish, wire.Open):  # it has no log to wait for
            self.settled.set()
        self._flush()

    def _take(self, news: News) -> None:
        """Handle an event of the session, and pass it on to the window."""
        if isinstance(news, AnswerNews):
            waiting = self._answers.pop(news.number, None)
            if waiting is not None:
                waiting.put(news)
            return
        if isinstance(news, RecordNews):
            self._keep(news.records)
            return
        if isinstance(news, wire.Moved):
            self.route.redirected = news.host, news.port
            self._connection.cut()
            return
        if isinstance(news, wire.Seated) and opened(news.header) is None:  # nobody could display such a table
            news = RefusedNews("nonsense", (), True)
        if isinstance(news, wire.Seated):
            self._head = Head(self.session.last, self.session.log.chain)
            if self._keeper is None and self._name is not None and self.session.holds:  # a spectator keeps no journal
                table, header = self.session.table, self.header
                self._keeper, trouble = Keeper.create(self._name(), table, header, self._records, DISK)
                self.notices += [trouble] if trouble is not None else []
        elif isinstance(news, RefusedNews):
            if news.code == UNPROVED:
                self.route.doubt()  # another relay may have the table
                self._connection.cut()
                news = _refusal(self.route, UNPROVED, news.final)
            _note(self.session, f"refused: {news.code}")
            self.closed = self.closed or news.final
        self._missed = not self.closed and (self._missed or self.news.qsize() >= _UNHEARD)
        if not self._missed:
            self.news.put(news)

    def _flush(self) -> None:
        """Send the session's frames."""
        for frame in self.session.take():
            self._connection.send(frame)

    # ---- the journal on this machine

    def _keep(self, records: Sequence[Record]) -> None:
        """Make records durable here before the player sees them; if that fails the game continues."""
        if self._keeper is not None:
            said = self._keeper.keep(self._records, records)
            if said is not None:
                _note(self.session, f"{said.code} {said.facts.get('error', '')}")
                self.notices.append(said)
        self._records += records
        self._head = Head(self.session.last, self.session.log.chain)


def _refusal(route: Route, code: str, final: bool) -> RefusedNews:
    """A refusal that names the present relay."""
    return RefusedNews(code, (route.host, str(route.port)), final)


def _note(session: Session, what: str) -> None:
    """Write to the log file, with the position at the table."""
    _LOG.warning("table %s, record %d: %s", session.table.hex()[:8], session.last, what)
