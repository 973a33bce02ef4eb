"""A table's log at a relay, as the table sees it: the five calls of a transport, and news for the window.

One thread holds the connection, keeps the log in a journal on this machine, and comes back by itself after a cut. The
calls of the transport wait for it and therefore belong to the table's worker thread; `news` never waits.
"""

from __future__ import annotations

import contextlib
import logging
import math
import queue
import threading
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

from luna.log import journal
from luna.log.files import DISK, words
from luna.log.journal import Journal
from luna.log.keeping import Keeper
from luna.log.notices import Notice, notice, refused
from luna.log.records import LogHeader, Record, encode, encode_header, read_header
from luna.log.strict import unpack
from luna.net import wire
from luna.net.connection import Connection, SocketConnection
from luna.net.hosted import opened
from luna.net.identity import Identity
from luna.net.news import AnswerNews, MovedNews, News, RecordNews, RefusedNews, SeatedNews
from luna.net.session import UNPROVED, Session, Wish
from luna.net.trust import Trust
from luna.table.transport import Accepted, Answer, Full, Head, Opening, Stale

_LOG: Final = logging.getLogger(__name__)
_DOUBTED: Final = 30.0  # seconds
_UNHEARD: Final = 1_000  # news that the window may be behind
_LOOK_EVERY: Final = 0.2  # seconds between two looks whether an answer can still come


class Remote:
    """A place at a relay: first perhaps in a room, then at a table, whose `Transport` it is."""

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
        """Connect in the background.

        `trust`: whom to believe that he is this relay; nobody yet, so the code or the log must prove him. `name` is
        asked for the name of the table's journal when the table begins, `keeper` keeps it already, and `notices` say
        what is wrong with it.
        """
        self.session = session
        self.host, self.port = host, port
        self.trust = trust or Trust()
        self._moved: tuple[str, int] | None = None
        self.home = host, port
        """Where the way back leads: to who let us sit down last, or where it began."""
        self._missed = False  # news, for the window was too far behind
        self._met = False  # whether anybody was believed yet
        self._doubted: dict[tuple[str, int], float] = {}  # since when
        self.online = False
        self.news: queue.SimpleQueue[News] = queue.SimpleQueue()
        """For the window: everything but the answers to submits."""
        self.notices = list(notices)
        """What the player should know about the journal on this machine."""
        self._name, self._keeper = name, keeper
        self._binding = b""
        self._answers: dict[int, queue.SimpleQueue[AnswerNews]] = {}
        self.closed = False
        """Whether it has ended for good: from here, or because trying again changes nothing."""
        self._settled = threading.Event()
        self._records: list[Record] = list(session.log.records)
        self._head = Head(session.last, session.log.chain if session.table else b"")
        self._connection: Connection = SocketConnection(self)
        self._connection.start()
        self._connection.ask(session.identity.load)  # not in the thread of the window

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
        """Back to a table whose journal is here; `wish`: first to do something else at that relay.

        `Refused` when the journal cannot be read or is in use.
        """
        opened = journal.open_journal(path, DISK)
        kept = opened.journal
        notices = opened.notices
        if kept.damaged:
            notices = (_begun_anew(path, kept),)
            kept = journal.open_journal(path, DISK).journal
        keeper = Keeper(path, kept.table, kept.header, kept if kept.writable else None, DISK)
        log = [encode(record) for record in kept.records]
        session = Session.resumed(hello, kept.table, identity, encode_header(kept.header), log)
        session.wish = wish or session.wish
        return cls(session, host, port, trust, None, keeper, notices)

    def begin_anew(self) -> Path:
        """The relay's log went on differently (`fork`): close, keep the own log aside, and where it is.

        `rejoined` then fetches the relay's, for the same seats. `OSError` when the disk does not take it.
        """
        assert self.path is not None
        self.close()
        return journal.begin_anew(self.path, self.session.table, self.header, self._records, DISK)

    # ---- wishes, from any thread

    def ask(self, wish: Callable[[Session], object]) -> None:
        """Let the session do something: `remote.ask(lambda session: session.say(card))`."""

        def do() -> None:
            wish(self.session)
            self._flush()

        self._connection.ask(do)

    def move(self, host: str, port: int) -> None:
        """Move to another relay that has this table."""
        self.host, self.port = host, port
        self._moved = None
        self._connection.cut()

    def turn_back(self) -> None:
        """Try again at home, see `home`."""
        self.move(*self.home)

    def doubts(self, host: str, port: int) -> bool:
        """Whether whoever answers there has not proved to have this table, when he was asked a moment ago."""
        return time.monotonic() - self._doubted.get((host, port), -math.inf) < _DOUBTED

    @property
    def target(self) -> tuple[str, int]:
        """Where to connect to: the relay that was asked for, or another one that it has named."""
        return self._moved or (self.host, self.port)

    # ---- the transport

    @property
    def path(self) -> Path | None:
        """The journal on this machine; None before the table has begun, and for who only looks on."""
        return self._keeper.path if self._keeper is not None else None

    @property
    def unkept(self) -> bool:
        """Whether the journal cannot be written just now; the relay and the others have the log."""
        return self._keeper is not None and not self._keeper.keeps

    def opening(self) -> Opening:
        return Opening(self.header, True, True, tuple(self.notices))

    @property
    def header(self) -> LogHeader:
        """What the table began with."""
        return read_header(unpack(self.session.log.header))

    def head(self) -> Head:
        return self._head

    @property
    def caught_up(self) -> bool:
        """Whether everything is here that the relay has spoken of."""
        return self.online and self.session.seated and self._head.seq >= self.session.known

    def catch_up(self, seconds: float) -> None:
        """Wait until everything is here, or it is clear that it does not come now."""
        self._settled.wait(seconds)

    def say(self, seat: int, kind: int, body: bytes) -> None:
        """Submit what goes with any state of the game, without waiting: a word, a question, an answer."""
        self.ask(lambda session: session.submit(seat, -1, kind, body))

    def submit(self, seat: int, base: int | None, kind: int, body: bytes) -> Answer:
        """Give the log a record, behind number `base` if that counts. Waits for a connection; closing ends that."""
        answer: queue.SimpleQueue[AnswerNews] = queue.SimpleQueue()

        def do(session: Session) -> None:
            if base is not None and base != session.last:
                answer.put(AnswerNews(0, None, "stale"))  # the relay has at least what is here
            else:
                self._answers[session.submit(seat, -1 if base is None else base, kind, body)] = answer

        if self.closed:
            return Stale(self.session.last)
        self.ask(do)
        said = self._answer(answer)
        if said is None or said.seq is None:
            return Full() if said is not None and said.code == "full" else Stale(self.session.last)
        return Accepted(self._records[said.seq - 1])

    def _answer(self, answer: queue.SimpleQueue[AnswerNews]) -> AnswerNews | None:
        """What comes; None when nothing will come any more, because the connection has ended for good."""
        while self._connection.alive:
            with contextlib.suppress(queue.Empty):
                return answer.get(timeout=_LOOK_EVERY)
        return None if answer.empty() else answer.get()

    def read(self, after: int) -> Sequence[Record]:
        return self._records[after:]

    def close(self) -> None:
        self.closed = True
        self._connection.close()
        if self._keeper is not None:
            self._keeper.close()

    # ---- what the connection tells

    def connected(self, binding: bytes, rooted: bool = False) -> None:
        """There is a connection, see `Listener`."""
        session, trust = self.session, self.trust
        believed = not self._connection.encrypted or rooted or trust.knows(binding)
        # A log that knows no keys can prove nobody, and who opens a room goes by the address alone.
        believed = believed or session.by_token or (isinstance(session.wish, wire.Open) and not trust.proofs)
        session.vouches = trust.own and self._connection.encrypted
        session.by_code = not trust.proofs
        session.connected(binding, believed)
        self._binding = binding
        self._flush()

    @property
    def rest(self) -> float:
        """Seconds between two heartbeats."""
        return self.session.rest

    def beat(self) -> None:
        """Send a heartbeat over a connection that has lasted a while."""
        self.session.beat()
        self._flush()

    def lost(self, code: str) -> None:
        """The connection has ended (`cut`), or there was none to be had (`unreachable`, `busy`)."""
        self.session.lost()
        if code != "cut":
            self._moved = None
        if self.online or code != "cut":
            if self.online:
                self._note(code)
            self.news.put(RefusedNews(code, (self.host, str(self.port)), False))
        self.online = False
        self.settle()

    def settle(self) -> None:
        """Nobody waits any longer for what has not come."""
        self._settled.set()

    def strange(self, code: str = "nonsense") -> None:
        """Something else than a relay of this kind is at that port."""
        if self._met or self.target != self.home:  # it was one before, or said to be elsewhere now
            self._doubt()
            return
        self.closed = True
        self.news.put(RefusedNews(code, (self.host, str(self.port)), True))

    def received(self, body: bytes) -> None:
        """A frame has come."""
        if self._missed and self.news.empty():  # the window listens again: a new connection tells it how things are
            self._missed = False
            self._connection.cut()
        self.session.received(body)
        self.online = self.session.online
        if self.online:  # the relay that is meant, from now on also with nothing but its certificate
            self._met = True
            self.trust.learn(self._binding)
        if self.session.seated:
            self.home = self.host, self.port
        for news in self.session.news():
            if isinstance(news, AnswerNews):
                waiting = self._answers.pop(news.number, None)
                if waiting is not None:
                    waiting.put(news)
            elif isinstance(news, RecordNews):
                self._keep(news.records)
            elif isinstance(news, MovedNews):
                self._moved = news.host, news.port
                self._connection.cut()
            else:
                if isinstance(news, SeatedNews) and opened(news.header) is None:  # whoever looked at it would fail
                    news = RefusedNews("nonsense", (), True)  # noqa: PLW2901
                if isinstance(news, SeatedNews):
                    self._sit()
                elif isinstance(news, RefusedNews):
                    if news.code == UNPROVED:
                        self._doubt()
                        news = news._replace(facts=(self.host, str(self.port)))  # noqa: PLW2901
                    self._note(f"refused: {news.code}")
                    self.closed = self.closed or news.final
                self._missed = not self.closed and (self._missed or self.news.qsize() >= _UNHEARD)
                if not self._missed:
                    self.news.put(news)
        if self.caught_up or isinstance(self.session.wish, wire.Open):  # who opens a room has nothing to wait for
            self._settled.set()
        self._flush()

    def _flush(self) -> None:
        """What the session wants sent."""
        for frame in self.session.take():
            self._connection.send(frame)

    def _doubt(self) -> None:
        """Somebody only says that he has the table: back to where it was."""
        here = self.host, self.port
        if here != self.home and not self._moved:
            self._doubted[here] = time.monotonic()
            self.host, self.port = self.home
        self._moved = None
        self._connection.cut()

    def _note(self, what: str) -> None:
        """Into the log file, with the place at the table."""
        _LOG.warning("table %s, record %d: %s", self.session.table.hex()[:8], self.session.last, what)

    # ---- the journal on this machine

    def _sit(self) -> None:
        self._head = Head(self.session.last, self.session.log.chain)
        if self._keeper is not None or self._name is None or not self.session.holds:
            return  # who only looks on keeps nothing
        table, header = self.session.table, self.header
        self._keeper, trouble = Keeper.create(self._name(), table, header, self._records, DISK)
        if trouble is not None:
            self.notices.append(trouble)

    def _keep(self, records: Sequence[Record]) -> None:
        """Durable here, then seen: what a player has been shown, his machine still has tomorrow.

        Where that fails the game goes on; the others and the relay have its log.
        """
        if self._keeper is not None:
            said = self._keeper.keep(self._records, records)
            if said is not None:
                self._note(f"{said.code} {said.facts.get('error', '')}")
                self.notices.append(said)
        self._records += records
        self._head = Head(self.session.last, self.session.log.chain)


def _begun_anew(path: Path, kept: Journal) -> Notice:
    """A damaged journal is set aside, for the relay has all of it. `Refused` when the disk does not take that."""
    try:
        aside = journal.begin_anew(path, kept.table, kept.header, kept.records, DISK)
    except OSError as error:
        raise refused("file-not-written", file=path.name, error=words(error)) from error
    return notice("save-mended", file=path.name, aside=aside.name)
