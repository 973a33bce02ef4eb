"""The router of a fleet: any relay answers for any table, and a client ends up at the table's owner.

Frames go straight to the relay. A frame that names an unknown table or code waits for the directory: then the table is
fetched, or the client is redirected. The router knows no socket and no thread; `ask` brings the directory's answer back
in the relay's own thread.

A table belongs to the relay that claimed it last. The number of the claim is a fencing token: the store refuses records
of earlier owners, so a relay that slept cannot fork a table. Living relays renew a lease; only a relay whose lease has
lapsed can lose a table.
"""

from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple, Protocol

from luna.log import frames
from luna.log.encoding import Malformed
from luna.net import watch_messages, watching, wire
from luna.net.hosted import opened
from luna.net.limits import Quota
from luna.net.relay import Relay
from luna.net.requests import Requests, may_ask
from luna.net.rooms import HOST, Link, code_in

_ROUTED: Final = (b"\xa6resume", b"\xa5again", b"\xa4join", b"\xa5begin", b"\xa4open")
_WATCH: Final = b"\xa5watch"
_HELD: Final = 64 << 10  # bytes of a client that waits for the directory; more only while it hands over a log
_UNWATCHED: Final = 120.0  # seconds that a table stays in memory after its people have left


class Mine(NamedTuple):
    """The table belongs to this relay now: its header and records, or nothing for a new table."""

    log: list[bytes]


class Elsewhere(NamedTuple):
    """Another living relay owns the table."""

    host: str
    port: int


class _Told(NamedTuple):
    tables: Sequence[bytes] = ()  # the open tables of other relays
    letters: Sequence[bytes] = ()


Claim = Mine | Elsewhere | None
"""None: there is no such table, or a table that should begin exists already."""


class Directory(Protocol):
    """The shared knowledge of a fleet's relays. Each call may block, and raises `OSError` when it fails."""

    def claim(self, table: bytes, begin: bool) -> Claim:
        """Claim a table that no living relay owns: an existing one, or one that is about to `begin`."""

    def mine(self, table: bytes) -> bool:
        """Whether this relay's claim is the newest one."""

    def find(self, code: str) -> bytes | Elsewhere | None:
        """Resolve a code: to a table, or to the relay with the room."""

    def lead(self, code: str, table: bytes = b"") -> bool:
        """Bind a code to a room of this relay or to a table. False when it is bound elsewhere."""

    def renew(self) -> list[bytes]:
        """Renew the lease. Returns the tables that other relays claimed after the lease had lapsed."""

    def share(self, tables: bytes) -> list[bytes]:
        """Tell the other relays which tables are open here. Returns theirs."""

    def exchange(self, letters: bytes) -> list[bytes]:
        """Give letters to the other relays, b"" for none. Returns theirs since the last call."""

    def leave(self) -> None:
        """Give up the lease, so that other relays may claim every table at once."""


Ask = Callable[[Callable[[Directory], Any], Callable[[Any], None]], None]
"""Asks the directory in another thread. The second function gets the answer or an `OSError`."""


class Fleet:
    """Takes the frames in place of the relay behind it."""

    def __init__(self, relay: Relay, ask: Ask, whole: bool, every: float = 1.5) -> None:
        """`whole`: whether the store never loses a record that was broadcast. `every`: seconds between renewals."""
        self.relay = relay
        self._requests = Requests(relay)
        self.whole = whole
        self._ask = ask
        self._held: dict[Link, list[bytes]] = {}  # frames of clients that wait for an answer
        self._asks = Quota(relay.limits.asked, relay.limits.asked_burst)
        self._claiming: dict[bytes, list[Link]] = {}  # clients that wait for a table
        self._lapsed: set[bytes] = set()  # tables among them that others had claimed before the answer came
        self._unwatched: dict[bytes, float] = {}  # since when
        relay.meetings.fleet = True
        self._every, self._renewed = every, -every
        self._renewing = False
        self._shared: Sequence[bytes] = ()  # the open tables of other relays, as last reported

    def received(self, link: Link, body: bytes) -> None:
        """Take one frame, see `Relay.received`."""
        held = self._held.get(link)
        if held is not None:
            held.append(body)
            most = frames.MAX_BYTES if link.room is not None else _HELD
            if sum(map(len, held)) > most:
                self.relay.refuse(link, "malformed")
        elif link.hello is None or not body.startswith(_ROUTED, 1) or not self._routed(link, body):
            self._requests.received(link, body)
            if link in self.relay.links and body.startswith(_WATCH, 1):
                self._seek(link, body)

    def tick(self) -> None:
        """About every second: the relay, the lease, and tables without clients."""
        relay, now = self.relay, self.relay.now()
        relay.tick()
        self._held = {link: held for link, held in self._held.items() if link in relay.links}
        if not self._renewing and now - self._renewed >= self._every:
            self._renewing, self._renewed = True, now
            own = relay.listing.share(self._shared)
            letters = watching.letters_to_share(relay)
            self._ask(lambda directory: (directory.renew(), _told(directory, own, letters)), self._lost)
        for table, audience in list(relay.tables.items()):
            if audience.links or table in relay.watchers or audience.hosted.durable != audience.hosted.last:
                self._unwatched.pop(table, None)
            elif now - self._unwatched.setdefault(table, now) > _UNWATCHED:
                del self._unwatched[table]
                relay.drop(table)

    # ---- tables and codes of other relays

    def _routed(self, link: Link, body: bytes) -> bool:
        """Whether the frame has to wait for the directory."""
        relay = self.relay
        try:
            message = wire.decode(body)
        except Malformed:
            return False
        if isinstance(message, wire.Resume | wire.Again) and not link.proves(message.table, message.signature):
            return False  # the relay refuses it: without a proof the directory is not asked
        if isinstance(message, wire.Resume | wire.Again) and message.table not in relay.tables:
            self._claim(link, body, message.table)
        elif isinstance(message, wire.Open | wire.Again):
            self._pass(link, body)
        elif isinstance(message, wire.Resume) and self._strange(message):
            self._doubt(link, body, message.table)
        elif isinstance(message, wire.Begin) and link.room is not None and message.table not in relay.tables:
            self._begin(link, body, message)
        elif isinstance(message, wire.Join) and link.nowhere and may_ask(relay, link, message.code):
            self._held[link] = [body]
            self._ask(lambda directory: directory.find(message.code.upper()), lambda found: self._found(link, found))
        else:
            return False
        return True

    def _strange(self, message: wire.Message) -> bool:
        """Whether a player returns to a table of this relay with a log that differs from it."""
        audience = self.relay.tables.get(message.table) if isinstance(message, wire.Resume) else None
        if audience is None or audience.hosted.waiting or not isinstance(message, wire.Resume):
            return False
        return not audience.hosted.knows(message.seq, message.chain)

    def _hold(self, link: Link, body: bytes) -> bool:
        """Let a frame wait for the directory, within the address's quota; else refuse the client."""
        if not self._asks.take(link.address, self.relay.now()):
            self._refuse(link, "busy")
            return False
        self._held.setdefault(link, []).insert(0, body)
        return True

    def _claim(self, link: Link, body: bytes, table: bytes) -> None:
        if not self._hold(link, body):
            return
        waiting = self._claiming.setdefault(table, [])
        waiting.append(link)
        if len(waiting) == 1:
            self._ask(
                lambda directory: directory.claim(table, begin=False), lambda answer: self._claimed(table, answer)
            )

    def _claimed(self, table: bytes, answer: Claim | OSError) -> None:
        """Act on the directory's answer about a table."""
        links = self._claiming.pop(table)
        if table in self._lapsed:
            self._lapsed.remove(table)
            answer = OSError("the lease had lapsed")
        if isinstance(answer, Mine) and table not in self.relay.tables:
            try:
                self.relay.load({table: answer.log}, self.whole)
            except (Malformed, ValueError):
                answer = None  # there is something else of that name
        for link in links:
            if isinstance(answer, OSError):
                self._refuse(link, "busy")
            elif isinstance(answer, Elsewhere):
                self._move(link, answer)
            elif (held := self._held.get(link)) and self._strange(wire.decode(held[0])):
                self._doubt(link, held.pop(0), table)  # the answer may be old
            else:
                self._release(link)

    def _doubt(self, link: Link, body: bytes, table: bytes) -> None:
        """A log differs: a fork, or this relay has slept and other relays have continued the table."""
        if not self._hold(link, body):
            return

        def said(mine: bool | OSError) -> None:
            if isinstance(mine, OSError):
                self._refuse(link, "busy")
            elif mine and self.whole:
                self._release(link)
            else:  # after a failover the store may name us from an old state: its records and the players' logs count
                self.relay.drop(table)
                self._fetch(link, table)

        self._ask(lambda directory: directory.mine(table), said)

    def _fetch(self, link: Link, table: bytes) -> None:
        """Clients that wait for that table already keep waiting."""
        if (held := self._held.pop(link, None)) is not None:
            self._held[link] = held[1:]
            self._claim(link, held[0], table)

    def _begin(self, link: Link, body: bytes, message: wire.Begin) -> None:
        """A table begins here unless it exists elsewhere."""
        table = message.table
        if table in self._claiming:
            self._refuse(link, "busy")
            return
        assert link.room is not None
        codes = {link.room.code, code_in(opened(message.header))} - {""}
        self._held[link] = [body]
        self._claiming[table] = [link]

        def claimed(answer: Claim | OSError) -> None:
            if answer is None or isinstance(answer, Elsewhere):
                _, *others = self._claiming.pop(table)
                self._refuse(link, "table-known")
                for other in others:
                    self._fetch(other, table)  # clients that have returned to it meanwhile
                return
            self._claimed(table, answer if isinstance(answer, OSError) else None)
            if isinstance(answer, Mine):
                self._ask(lambda directory: [directory.lead(code, table) for code in codes], lambda led: None)

        self._ask(lambda directory: directory.claim(table, begin=True), claimed)

    def _seek(self, link: Link, body: bytes) -> None:
        """Find the tables that a client wants to follow and that are not here. It has heard of the others already."""
        relay, message = self.relay, wire.decode(body)
        for one in message.tables if isinstance(message, watch_messages.Watch) else ():
            known = one[0] in relay.tables or one[0] in self._claiming
            if not known and self._asks.take(link.address, relay.now()):
                self._claiming[one[0]] = []
                self._ask(
                    lambda directory, table=one[0]: directory.claim(table, begin=False),  # type: ignore[misc]
                    lambda answer, one=one: self._sought(link, one, answer),  # type: ignore[misc]
                )

    def _sought(self, link: Link, one: tuple[bytes, int, bytes], answer: Claim | OSError) -> None:
        """The table is here now, or at another relay, or nowhere."""
        self._claimed(one[0], answer)
        if isinstance(answer, Elsewhere):
            self.relay.tell(link, watch_messages.Elsewhere(one[0], *answer))
        elif one[0] in self.relay.tables and link in self.relay.links:
            watching.watch(self.relay, link, watch_messages.Watch((one,)))

    def _found(self, link: Link, found: bytes | Elsewhere | OSError | None) -> None:
        """Act on the directory's answer about a code."""
        if isinstance(found, OSError):
            self._refuse(link, "busy")
        elif isinstance(found, Elsewhere):
            self._move(link, found)
        elif found is None or found in self.relay.tables:
            self._release(link)
        else:
            self._fetch(link, found)

    def _release(self, link: Link) -> None:
        """Pass the waiting frames to the relay, the first one unconditionally."""
        first, *others = self._held.pop(link, ()) or (b"",)
        if first and link in self.relay.links:
            self._pass(link, first)
            for body in others:
                self.received(link, body)

    def _pass(self, link: Link, body: bytes) -> None:
        """Pass a frame to the relay; a new room's code goes to the directory, unless another relay has bound it."""
        before = link.room
        self._requests.received(link, body)
        if link.room is not None and link.room is not before and link.number == HOST:
            code = link.room.code

            def led(answer: bool | OSError) -> None:
                if answer is False:
                    self._refuse(link, "busy")

            self._ask(lambda directory: directory.lead(code), led)

    def _move(self, link: Link, place: Elsewhere) -> None:
        self._held.pop(link, None)
        self.relay.dismiss(link, wire.Moved(*place))

    def _refuse(self, link: Link, code: str) -> None:
        self._held.pop(link, None)
        self.relay.refuse(link, code)

    def _lost(self, answer: tuple[list[bytes], _Told] | OSError) -> None:
        """Handle tables that other relays claimed after the lease had lapsed, and messages of the other relays."""
        self._renewing = False
        lost, (self._shared, letters) = ([], _Told()) if isinstance(answer, OSError) else answer
        for one in letters:
            watching.take_letters(self.relay, one)
        for table in lost:
            self.relay.drop(table)
            if table in self._claiming:
                self._lapsed.add(table)


def _told(directory: Directory, own: bytes, letters: bytes) -> _Told:
    """The messages of the other relays; none when the directory fails, which costs no lease."""
    try:
        return _Told(directory.share(own), directory.exchange(letters))
    except OSError:
        return _Told()
