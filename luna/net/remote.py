"""A table's log at a relay, as the table sees it: the five calls of a transport, and news for the window.

One thread holds the connection, keeps the log in a journal on this machine, and comes back by itself after a cut. The
calls of the transport wait for it and therefore belong to the table's worker thread; `news` never waits.
"""

from __future__ import annotations

import asyncio
import contextlib
import queue
import random
import threading
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final, cast

from luna.log import journal
from luna.log.files import DISK, words
from luna.log.journal import Journal
from luna.log.keeping import Keeper
from luna.log.notices import Notice, notice, refused
from luna.log.records import LogHeader, Record, encode, encode_header, read_header
from luna.log.strict import Malformed, unpack
from luna.net import wire
from luna.net.session import AnswerNews, News, RecordNews, RefusedNews, SeatedNews, Session, Wish
from luna.table.transport import Accepted, Answer, Full, Head, Opening, Stale

_FIRST_WAIT: Final = 0.2  # seconds until the next try, doubled up to the longest
_LONGEST_WAIT: Final = 5.0
_LASTED: Final = 5.0  # seconds of a connection after which the waits begin anew
_BEAT: Final = 5.0
_SILENCE: Final = 15.0
CONNECTING: Final = 4.0  # seconds a try may take


class Waits:
    """Seconds until the next try: each wait is twice the one before, and nobody's is quite like the others'."""

    def __init__(self, chance: Callable[[float, float], float] = random.uniform) -> None:
        """`chance`: any number between two."""
        self._chance = chance
        self._longest = _FIRST_WAIT

    def next(self, lasted: float = 0.0) -> float:
        """After a connection that lasted so many seconds. One that was cut at once is no better than none."""
        if lasted >= _LASTED:
            self._longest = _FIRST_WAIT
        longest, self._longest = self._longest, min(2 * self._longest, _LONGEST_WAIT)
        return self._chance(longest / 2, longest)


class _Socket(asyncio.Protocol):
    """The connection: frames in and out."""

    def __init__(self, remote: Remote) -> None:
        self._remote = remote
        self._frames = wire.Frames(wire.HUGE)
        self.heard = False
        """Whether the other side has said anything."""
        self.ended = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """See `asyncio.Protocol`."""
        self.transport = cast(asyncio.Transport, transport)

    def data_received(self, data: bytes) -> None:
        """See `asyncio.Protocol`."""
        self.heard = True
        self._remote._heard()
        try:
            for body in self._frames.feed(data):
                self._remote._received(body)
        except Malformed:
            if not self._remote.online:
                self._remote._strange()
            self.transport.abort()

    def connection_lost(self, error: Exception | None) -> None:
        """See `asyncio.Protocol`."""
        if not self.ended.done():
            self.ended.set_result(None)


class Remote:
    """A place at a relay: first perhaps in a room, then at a table, whose `Transport` it is."""

    def __init__(
        self,
        session: Session,
        host: str,
        port: int,
        name: Callable[[], Path] | None = None,
        keeper: Keeper | None = None,
        notices: Sequence[Notice] = (),
    ) -> None:
        """Connect in the background.

        `name` is asked for the name of the table's journal when the table begins, `keeper` keeps it already, and
        `notices` say what is wrong with it.
        """
        self.session = session
        self.host, self.port = host, port
        self.online = False
        self.news: queue.SimpleQueue[News] = queue.SimpleQueue()
        """For the window: everything but the answers to submits."""
        self.notices = list(notices)
        """What the player should know about the journal on this machine."""
        self._name, self._keeper = name, keeper
        self._answers: dict[int, queue.SimpleQueue[AnswerNews]] = {}
        self._closed = False
        self._settled = threading.Event()
        self._records: list[Record] = list(session.records)
        self._head = Head(session.last, session.chain if session.table else b"")
        self._last_heard = 0.0
        self._loop = asyncio.new_event_loop()
        self._socket: _Socket | None = None
        self._thread = threading.Thread(target=self._run, name="luna-net", daemon=True)
        self._thread.start()

    @classmethod
    def rejoined(
        cls, hello: wire.Hello, path: Path, token: bytes, host: str, port: int, wish: Wish | None = None
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
        session = Session.resumed(hello, kept.table, token, encode_header(kept.header), log)
        session.wish = wish or session.wish
        return cls(session, host, port, None, keeper, notices)

    def begin_anew(self) -> Path:
        """The relay's log went on differently (`fork`): close, keep the own log aside, and where it is.

        `rejoined` then fetches the relay's, with the same token. `OSError` when the disk does not take it.
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

        with contextlib.suppress(RuntimeError):  # closed meanwhile
            self._loop.call_soon_threadsafe(do)

    def move(self, host: str, port: int) -> None:
        """To another relay that has this table."""
        self.host, self.port = host, port

        def cut() -> None:
            if self._socket is not None:
                self._socket.transport.abort()

        with contextlib.suppress(RuntimeError):  # closed meanwhile
            self._loop.call_soon_threadsafe(cut)

    # ---- the transport

    @property
    def path(self) -> Path | None:
        """See `Transport`; None before the table has begun, and for who only looks on."""
        return self._keeper.path if self._keeper is not None else None

    @property
    def unkept(self) -> bool:
        """See `Transport`; the relay and the others have the log."""
        return self._keeper is not None and not self._keeper.keeps

    def opening(self) -> Opening:
        """See `Transport`."""
        return Opening(self.header, True, True, tuple(self.notices))

    @property
    def header(self) -> LogHeader:
        """What the table began with."""
        return read_header(unpack(self.session.header))

    def head(self) -> Head:
        """See `Transport`."""
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
        """See `Transport`. Waits as long as there is no connection; closing ends that."""
        answer: queue.SimpleQueue[AnswerNews] = queue.SimpleQueue()

        def do(session: Session) -> None:
            if base is not None and base != session.last:
                answer.put(AnswerNews(0, None, "stale"))  # the relay has at least what is here
            else:
                self._answers[session.submit(seat, -1 if base is None else base, kind, body)] = answer

        if self._closed:
            return Stale(self.session.last)
        self.ask(do)
        said = self._answer(answer)
        if said is None or said.seq is None:
            return Full() if said is not None and said.code == "full" else Stale(self.session.last)
        return Accepted(self._records[said.seq - 1])

    def _answer(self, answer: queue.SimpleQueue[AnswerNews]) -> AnswerNews | None:
        """What comes; None when nothing will come any more, because the connection has ended for good."""
        while self._thread.is_alive():
            with contextlib.suppress(queue.Empty):
                return answer.get(timeout=_FIRST_WAIT)
        return None if answer.empty() else answer.get()

    def read(self, after: int) -> Sequence[Record]:
        """See `Transport`."""
        return self._records[after:]

    def close(self) -> None:
        """See `Transport`."""
        self._closed = True
        with contextlib.suppress(RuntimeError):  # it has ended by itself, refused for good
            self._loop.call_soon_threadsafe(self._hang_up)
        self._thread.join()
        if self._keeper is not None:
            self._keeper.close()

    # ---- the thread

    def _run(self) -> None:
        asyncio.set_event_loop(self._loop)
        self._staying = self._loop.create_task(self._stay())
        try:
            with contextlib.suppress(asyncio.CancelledError):
                self._loop.run_until_complete(self._staying)
        finally:
            self._settled.set()
            self._loop.close()

    async def _stay(self) -> None:
        """Connect, and again after every cut, until closed or refused for good."""
        waits = Waits()
        while not self._closed:
            try:
                connecting = self._loop.create_connection(lambda: _Socket(self), self.host, self.port)
                _, socket = await asyncio.wait_for(connecting, CONNECTING)
            except (OSError, TimeoutError, UnicodeError):  # the last: no name of a machine is written like this
                self._offline("unreachable")
                await self._pause(waits.next())
                continue
            since = self._loop.time()
            self._socket = socket
            self._heard()
            self.session.connected()
            self._flush()
            await self._listen(socket)
            lasted = self._loop.time() - since if self.online else 0.0
            self.session.lost()
            self._socket = None
            self._offline("cut" if socket.heard else "unreachable")
            await self._pause(waits.next(lasted))

    async def _listen(self, socket: _Socket) -> None:
        """As long as the other side greets at once, and then says something now and then."""
        while not self._closed:
            done, _ = await asyncio.wait([socket.ended], timeout=_BEAT)
            if done:
                return
            if self._loop.time() - self._last_heard > (_SILENCE if socket.heard else CONNECTING):
                socket.transport.abort()
                return
            self.session.beat()
            self._flush()
        socket.transport.close()

    async def _pause(self, seconds: float) -> None:
        end = self._loop.time() + seconds
        while not self._closed and self._loop.time() < end:
            await asyncio.sleep(0.05)

    def _hang_up(self) -> None:
        if self._socket is not None:
            self._socket.transport.close()
        else:
            self._staying.cancel()

    def _offline(self, code: str) -> None:
        if self.online or code == "unreachable":
            self.news.put(RefusedNews(code, (self.host, str(self.port)), False))
        self.online = False
        self._settled.set()

    def _heard(self) -> None:
        self._last_heard = self._loop.time()

    def _strange(self) -> None:
        """Something else than a relay is at that port."""
        self._closed = True
        self.news.put(RefusedNews("nonsense", (), True))

    def _received(self, body: bytes) -> None:
        self.session.received(body)
        self.online = self.session.online
        for news in self.session.news():
            if isinstance(news, AnswerNews):
                waiting = self._answers.pop(news.number, None)
                if waiting is not None:
                    waiting.put(news)
            elif isinstance(news, RecordNews):
                self._keep(news.records)
            else:
                if isinstance(news, SeatedNews):
                    self._sit()
                elif isinstance(news, RefusedNews) and news.final:
                    self._closed = True
                self.news.put(news)
        if self.caught_up or isinstance(self.session.wish, wire.Open):  # who opens a room has nothing to wait for
            self._settled.set()
        self._flush()

    def _flush(self) -> None:
        """What the session wants sent."""
        for frame in self.session.take():
            if self._socket is not None and not self._socket.transport.is_closing():
                self._socket.transport.write(frame)

    # ---- the journal on this machine

    def _sit(self) -> None:
        self._head = Head(self.session.last, self.session.chain)
        if self._keeper is not None or self._name is None or not self.session.token:
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
                self.notices.append(said)
        self._records += records
        self._head = Head(self.session.last, self.session.chain)


def _begun_anew(path: Path, kept: Journal) -> Notice:
    """A damaged journal is set aside, for the relay has all of it. `Refused` when the disk does not take that."""
    try:
        aside = journal.begin_anew(path, kept.table, kept.header, kept.records, DISK)
    except OSError as error:
        raise refused("file-not-written", file=path.name, error=words(error)) from error
    return notice("save-mended", file=path.name, aside=aside.name)
