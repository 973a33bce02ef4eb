"""Follows the tables of this machine at their relays, with a connection for each relay, and keeps their logs on disk.

A journal that a window has open is left to it.
"""

import contextlib
import logging
import queue
import threading
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import Final, NamedTuple, Protocol

from luna.log import journal
from luna.log.encoding import Malformed
from luna.log.notices import Refused
from luna.log.records import CHAT, decode, encode
from luna.net import plans, watch_messages, wire
from luna.net.certificates import Trust
from luna.net.connection import Route, SocketConnection
from luna.net.following import REST, Followed, Following, Level, News
from luna.net.identity import Identity
from luna.net.plans import Prepared
from luna.net.replica import AnswerNews
from luna.net.tickets import Ticket
from luna.net.watch_messages import MOST_WATCHED, UNKNOWN
from luna.table.transport import Head

_LOG: Final = logging.getLogger(__name__)
_LONGEST_WAIT: Final = 120.0  # seconds between two tries: a friend's program may be off for days
Place = tuple[str, int]


class Seat(NamedTuple):
    """A table of this machine: its journal, its ticket, the end of its log, and records to post there."""

    path: Path
    ticket: Ticket
    end: Head
    words: tuple[tuple[int, bytes], ...] = ()  # bodies with their seats; those already in the log are not posted again
    turn: Prepared | None = None  # of a bot


class Mail(Protocol):
    """Letters to others at the relay, encrypted for them: the subject of each, and its bytes."""

    def greet(self) -> Iterable[tuple[bytes, bytes]]:
        """The letters to write first, and again after a change."""

    def took(self, about: bytes, body: bytes) -> Iterable[tuple[bytes, bytes]]:
        """Take a letter. Returns the answers."""


class Sent(NamedTuple):
    """A prepared turn that went out on this connection."""

    number: int  # 0 once it was refused. It is sent again when the log has grown, or on another connection.
    turn: Prepared
    seq: int  # the end of the log


class Follower:
    """Follows the tables of one relay, without sitting down."""

    rest = REST

    def __init__(
        self,
        hello: wire.Hello,
        place: Place,
        trust: Trust,
        seats: Sequence[Seat],
        tell: Callable[[Path], None],
        mail: Callable[[bytes], Mail] | None = None,
    ) -> None:
        """`tell` is called, from another thread, for each journal that has grown.

        `mail` makes the letters for a relay with a certificate.
        """
        self.route = Route(*place)
        self.trust, self.seats = trust, {seat.ticket.table: seat for seat in seats}
        self.online = self.closed = False
        self.settled = threading.Event()
        self.trouble = ""
        """Why the relay cannot be followed: the code of a refusal; "" while all is well."""
        tables = [
            Followed(seat.ticket.table, Identity(seat.ticket.secret), seat.end, plans.orders(plans.read(seat.path)))
            for seat in seats
        ]
        self.following = Following(hello, tables)
        self._tell = tell
        self._mail = mail
        self._letters: Mail | None = None  # of this connection, once greeted
        self._binding = b""
        self._said: dict[tuple[bytes, int, bytes], int] = {}  # records posted on this connection, with their numbers
        self._sent: dict[Path, Sent] = {}
        self.elsewhere: dict[bytes, Place] = {}
        """Tables that other relays of the fleet have."""
        self._connection = SocketConnection(self, _LONGEST_WAIT)
        self._connection.start()

    def close(self) -> None:
        """Close the connection for good, without waiting for it."""
        self.closed = True
        self._connection.cut()

    def join(self) -> None:
        """Close the connection and wait for its thread."""
        self.closed = True
        self._connection.close()

    def look(self, seat: Seat) -> None:
        """Read the journal again: a window has written to it, or a turn was prepared."""
        self._connection.ask(lambda: self._looked(seat))

    def greet(self) -> None:
        """There is something new to write to others."""

        def do() -> None:
            self._greet()
            self._flush()

        self._connection.ask(do)

    # ---- events of the connection: described in `connection.Listener`

    def connected(self, binding: bytes, rooted: bool = False) -> None:
        """A relay that is not known by its certificate is told nothing."""
        if not (rooted or self.trust.knows(binding)):
            self.strange("unproved")
            return
        self.following.connected(binding)
        self._binding = binding
        self._flush()

    def beat(self) -> None:
        self.following.beat()
        self._greet()
        self._flush()

    def lost(self, code: str) -> None:
        self.following.lost()
        self._sent.clear()
        self._said.clear()
        self.online, self._letters = False, None
        self.trouble = self.trouble or code
        self.settled.set()

    def strange(self, code: str = "nonsense") -> None:
        """The server is not the right relay, or refuses. Later the same address may be the relay's again."""
        self.trouble = code
        self.settled.set()
        self._connection.cut()

    def received(self, body: bytes) -> None:
        self.following.received(body)
        self.online = self.following.online
        self.trouble = "" if self.online else self.trouble
        if self._letters is None:
            self._greet()
        self._hear()
        level = all(one.length in (UNKNOWN, one.end.seq) for one in self.following.tables.values())
        if level and not any(sent.number for sent in self._sent.values()):
            self.settled.set()

    def _hear(self) -> None:
        """Handle the news of the session, and send what follows."""
        self._say()
        while news := self.following.news():
            for one in news:
                self._act(one)
        self._flush()

    def _act(self, news: News) -> None:
        if isinstance(news, watch_messages.Fetched):
            self._keep(news)
        elif isinstance(news, Level):
            self._prepared(self.seats[news.table])
        elif isinstance(news, watch_messages.Letter) and self._letters is not None:
            for letter in self._letters.took(news.about, news.body):
                self.following.write(*letter)
        elif isinstance(news, wire.Refusal):
            if news.code == "malformed" and self._letters is not None:
                self._mail = None  # an older relay, which knows no letters
            self.strange(news.code)
        elif isinstance(news, watch_messages.Elsewhere) and news.table in self.seats:
            self.elsewhere[news.table] = news.host, news.port
            self._tell(self.seats[news.table].path)  # its reader follows it there
        elif isinstance(news, AnswerNews):
            if news.code != "stale":  # else the log has it
                self._said = {word: number for word, number in self._said.items() if number != news.number}
            for path, sent in self._sent.items():
                if sent.number == news.number:
                    _LOG.info("a prepared turn was not taken: %s", news.code)
                    self._sent[path] = sent._replace(number=0)
                    self._tell(path)

    # ---- journals

    def _looked(self, seat: Seat) -> None:
        table = seat.ticket.table
        self.seats[table] = seat
        self.following.kept(table, seat.end, again=True)
        self.following.plan(table, plans.orders(plans.read(seat.path)))
        self._hear()

    def _keep(self, news: watch_messages.Fetched) -> None:
        """Append new records to the journal, unless a window has it open."""
        seat = self.seats[news.table]
        try:
            kept, _ = journal.open_journal(seat.path)
        except Refused:
            return
        try:
            end = _appended(kept, news) if kept.writable else None
        except (OSError, Malformed) as error:
            _LOG.warning("table %s: %s", news.table.hex()[:8], error)
            end = None
        finally:
            kept.close()
        if end is not None:
            with contextlib.suppress(OSError):  # the next reader settles them
                if plans.settle(seat.path).plans.prepared is None:
                    self._sent.pop(seat.path, None)
            self.following.kept(news.table, end)
            self._tell(seat.path)

    def _prepared(self, seat: Seat) -> None:
        """Send the turn prepared for exactly this position, by a person or a bot, once."""
        one, sent = self.following.tables[seat.ticket.table], self._sent.get(seat.path)
        seq = one.end.seq
        if not self.online or one.length != seq:
            return
        for planned in filter(None, (plans.read(seat.path).prepared, seat.turn)):
            if plans.fits(seat.path, planned, seq):
                if sent is None or sent[1:] != (planned, seq):
                    number = self.following.deliver(one.table, planned.seat, seq, planned.kind, planned.body)
                    self._sent[seat.path] = Sent(number, planned, seq)
                return

    def _say(self) -> None:
        """Post due records at the tables, each once per connection unless it is denied."""
        for table, seat in self.seats.items():
            for number, body in seat.words if self.following.tables[table].length not in (None, UNKNOWN) else ():
                if (word := (table, number, body)) not in self._said:
                    self._said[word] = self.following.deliver(table, number, -1, CHAT, body)

    def _greet(self) -> None:
        """Write to the others at this relay, once it is known to have a table of this machine."""
        if self._mail is not None and self.following.known:
            self._letters = self._letters or self._mail(self._binding)
            for letter in self._letters.greet():
                self.following.write(*letter)

    def _flush(self) -> None:
        for frame in self.following.take():
            self._connection.send(frame)


def _appended(kept: journal.Journal, news: watch_messages.Fetched) -> Head | None:
    """Append the new records of a page. None when they do not continue this log."""
    records = list(kept.records)
    known = records[news.first - 1 :]
    same = [encode(one) for one in known[: len(news.records)]] == [*news.records][: len(known)]
    if news.first > len(records) + 1 or not same:
        return None
    for data in news.records[len(known) :]:
        record = decode(data, len(records) + 1, records[-1].t_ms if records else 0)
        kept.append(record)
        records.append(record)
    return Head(len(records), kept.chain)


class TableWatch:
    """All followers of this machine. Its methods belong to one thread and never wait."""

    def __init__(self, hello: wire.Hello, mail: Callable[[bytes], Mail] | None = None) -> None:
        """`mail` makes the letters for a relay with a certificate."""
        self._hello, self._mail = hello, mail
        self._followers: dict[tuple[Place, bytes], Follower] = {}
        self._moved: dict[bytes, Place] = {}
        self.changed: queue.SimpleQueue[Path] = queue.SimpleQueue()
        """Journals that have grown, or whose prepared turn was not taken."""

    @property
    def trouble(self) -> dict[Path, str]:
        """Why tables cannot be followed, by journal."""
        followers = list(self._followers.values())
        return {seat.path: one.trouble for one in followers if one.trouble for seat in one.seats.values()}

    @property
    def lost(self) -> set[Path]:
        """Tables that their relay does not have, or has with another log: they have to be opened."""
        return {
            follower.seats[one.table].path
            for follower in list(self._followers.values())
            for one in list(follower.following.tables.values())
            if one.length == UNKNOWN
        }

    def follow(self, seats: Iterable[Seat], own: tuple[Place, Trust] | None = None) -> None:
        """Follow exactly these tables. `own`: the relay of this program, if it runs."""
        wanted: dict[tuple[Place, bytes], list[Seat]] = {}
        for follower in self._followers.values():
            self._moved.update(follower.elsewhere)
        for seat in seats:
            ticket = seat.ticket
            if Identity(ticket.secret).token or (not ticket.host and own is None):
                continue
            place = (ticket.host, ticket.port) if ticket.host or own is None else own[0]
            place = self._moved.get(ticket.table, place)
            wanted.setdefault((place, ticket.proof if ticket.host else b""), []).append(seat)
        for key, follower in list(self._followers.items()):
            paths = {seat.path for seat in wanted.get(key, ())}
            if {seat.path for seat in follower.seats.values()} != paths:
                self._followers.pop(key).close()
        for key, several in wanted.items():
            place, proof = key
            if key in self._followers:
                for seat in several:
                    self._followers[key].look(seat)
                continue
            trust = own[1] if own is not None and place == own[0] else Trust([proof])
            first = several[:MOST_WATCHED]
            self._followers[key] = Follower(self._hello, place, trust, first, self.changed.put, self._mail)

    def greet(self) -> None:
        """Send pending letters to the peers at every relay."""
        for follower in self._followers.values():
            follower.greet()

    def wait(self, seconds: float) -> None:
        """Wait until every relay has answered or failed, each for a limited number of seconds."""
        for follower in self._followers.values():
            follower.settled.wait(seconds)

    def close(self, wait: bool = False) -> None:
        """Stop following. `wait`: until everything has gone out."""
        for follower in self._followers.values():
            follower.join() if wait else follower.close()
        self._followers.clear()
