"""What client and relay say to each other: a frame is a length of four bytes and a msgpack array `[word, ...]`.

Every byte may come from a stranger: each message has a shape, each part a range, and what does not fit is `Malformed`.
"""

from __future__ import annotations

import struct
from collections.abc import Callable, Iterator
from typing import Any, Final, NamedTuple, NoReturn

from luna.log.frames import MAX_BODY, MAX_RECORDS
from luna.log.records import KINDS, MAX_SEATS, RELAYS
from luna.log.strict import Malformed, pack, parts

PROTOCOL: Final = 5
PORT: Final = 7786
CODE_LETTERS: Final = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"  # without I, O, 0 and 1, which look alike
CODE_LENGTH: Final = 6
CARD: Final = 512  # bytes that a member tells the others about itself
SMALL: Final = 1 << 10  # bytes of a frame before the sender has a seat
LARGE: Final = 16 << 10  # and after
MAX_SUBMIT: Final = 2 << 10  # bytes of a record's body
PAGE: Final = 64 << 10  # bytes of records in one page
HUGE: Final = PAGE + (8 << 10)  # of a frame from the relay
_HEAD: Final = struct.Struct("<I")
_CHAIN: Final = 8
_ID: Final = 16
_NUMBER: Final = (1 << 53) - 1
_KINDS: Final = KINDS - RELAYS


# ---- from the client


class Hello(NamedTuple):
    """The first word: nothing else is heard before it."""

    protocol: int
    app: str  # version of the program
    game: str
    rules: int  # revision
    board: bytes  # digest of the board data


class Open(NamedTuple):
    """A new room with the sender as its host."""

    card: bytes


class Join(NamedTuple):
    """Into a room, or to a table that has begun as a spectator."""

    code: str
    card: bytes


class Resume(NamedTuple):
    """Back to the seats at a table; where the own log ends."""

    table: bytes
    token: bytes
    seq: int
    chain: bytes


class Again(NamedTuple):
    """After a game: into the room where the people of that table meet. Whoever comes first opens it."""

    table: bytes
    token: bytes
    card: bytes


class Card(NamedTuple):
    """What the sender tells of itself, to its room and to those who search: the relay's order does not depend on it."""

    card: bytes


class Begin(NamedTuple):
    """The host has dealt: who holds which seat, and record 0. Records of a game that is going on follow as `Give`."""

    table: bytes
    holders: tuple[int, ...]  # member by seat
    header: bytes
    records: int  # how many follow


class Give(NamedTuple):
    """Records that the relay does not have."""

    records: tuple[bytes, ...]


class Submit(NamedTuple):
    """A record to be. `base` is the number of the last record the author knows, -1 for what goes with any."""

    number: int  # of the question, for the answer
    seat: int
    base: int
    kind: int
    body: bytes


class More(NamedTuple):
    """The next page behind record `after`."""

    after: int


class Take(NamedTuple):
    """The sender wants a bot of his to play a seat whose player is away."""

    seat: int


class GoOn(NamedTuple):
    """Let us not wait for those who have not shown their log; it is done when all who are there have said so."""


class Beat(NamedTuple):
    """Still here, every few seconds. The relay answers with `Here` at a table and with the same elsewhere."""


class Aside(NamedTuple):
    """A word in a room, or among those who look on at a table; the relay carries it both ways and keeps nothing."""

    word: bytes


# ---- from the relay


class Welcome(NamedTuple):
    """The answer to a hello that fits."""

    protocol: int
    app: str


class Refused(NamedTuple):
    """No, and the connection ends; `code` has a sentence in every language, `facts` fill its slots in turn."""

    code: str
    facts: tuple[str, ...]


class Room(NamedTuple):
    """The room as it is now."""

    code: str
    me: int
    members: tuple[tuple[int, bytes], ...]  # number and card; the host has number 1


class Seated(NamedTuple):
    """Seats at a table (none for a spectator), and where its log ends; again when the seats become others."""

    table: bytes
    code: str
    token: bytes  # b"" when there is no new one
    seats: tuple[int, ...]
    seq: int
    chain: bytes
    header: bytes


class Page(NamedTuple):
    """Records from number `first` on, all durable."""

    first: int
    records: tuple[bytes, ...]
    head: int  # number of the last durable record


class Stale(NamedTuple):
    """The author had not seen everything, or the record is in the log already: look, then decide anew."""

    number: int
    head: int


class Denied(NamedTuple):
    """Not taken, for a reason that asking again does not change (or not soon)."""

    number: int
    code: str


class Here(NamedTuple):
    """Who is at the table, and how its log ends: when somebody comes or goes, and as the answer to a `Beat`."""

    seq: int
    chain: bytes
    seats: tuple[int, ...]  # that somebody is there for
    spectators: int
    open: bool  # False: waiting until everybody has shown their log
    t_ms: int  # the time of the table


class Want(NamedTuple):
    """The client has more than the relay: give what is behind record `after`."""

    after: int


Message = (
    Hello | Open | Join | Resume | Again | Card | Begin | Give | Submit | More | Take | GoOn | Aside | Beat
    | Welcome | Refused | Room | Seated | Page | Stale | Denied | Here | Want
)  # fmt: skip
Check = Callable[[Any], Any]


def _number(least: int, most: int) -> Check:
    def check(value: Any) -> int:
        if type(value) is not int or not least <= value <= most:
            _fail()
        return value

    return check


def _text(most: int) -> Check:
    def check(value: Any) -> str:
        if type(value) is not str or len(value) > most or not value.isprintable():
            _fail()
        return value

    return check


def _bytes(least: int, most: int) -> Check:
    def check(value: Any) -> bytes:
        if type(value) is not bytes or not least <= len(value) <= most:
            _fail()
        return value

    return check


def _many(one: Check, most: int) -> Check:
    def check(value: Any) -> tuple[Any, ...]:
        if type(value) is not list or len(value) > most:
            _fail()
        return tuple(one(item) for item in value)

    return check


def _pair(first: Check, second: Check) -> Check:
    def check(value: Any) -> tuple[Any, Any]:
        if type(value) is not list or len(value) != 2:
            _fail()
        return first(value[0]), second(value[1])

    return check


def _kind(value: Any) -> int:
    """Of a record that a player may write; the relay's own are not among them."""
    if type(value) is not int or value not in _KINDS:
        _fail()
    return value


def _flag(value: Any) -> bool:
    if type(value) is not bool:
        _fail()
    return value


def _fail() -> NoReturn:
    raise Malformed("a message has a wrong part")


_seq = _number(0, MAX_RECORDS)
_any_number = _number(0, _NUMBER)
_seat = _number(0, MAX_SEATS - 1)
_member = _number(0, _NUMBER)
_id = _bytes(_ID, _ID)
_chain = _bytes(_CHAIN, _CHAIN)
_token = _bytes(0, _ID)
_card = _bytes(0, CARD)
_word = _text(40)
_code = _text(CODE_LENGTH)
_record = _bytes(1, MAX_BODY)
_records = _many(_record, 256)

_SHAPES: Final[dict[str, tuple[Callable[..., Any], tuple[Check, ...]]]] = {
    "hello": (Hello, (_any_number, _word, _word, _any_number, _bytes(0, 8))),
    "open": (Open, (_card,)),
    "join": (Join, (_code, _card)),
    "resume": (Resume, (_id, _id, _seq, _chain)),
    "again": (Again, (_id, _id, _card)),
    "card": (Card, (_card,)),
    "begin": (Begin, (_id, _many(_member, MAX_SEATS), _record, _seq)),
    "give": (Give, (_records,)),
    "submit": (Submit, (_any_number, _seat, _number(-1, MAX_RECORDS), _kind, _bytes(1, MAX_SUBMIT))),
    "more": (More, (_seq,)),
    "take": (Take, (_seat,)),
    "go-on": (GoOn, ()),
    "aside": (Aside, (_card,)),
    "beat": (Beat, ()),
    "welcome": (Welcome, (_any_number, _word)),
    "refused": (Refused, (_word, _many(_text(80), 8))),
    "room": (Room, (_code, _member, _many(_pair(_member, _card), 256))),
    "seated": (Seated, (_id, _code, _token, _many(_seat, MAX_SEATS), _seq, _chain, _record)),
    "page": (Page, (_number(1, MAX_RECORDS), _records, _seq)),
    "stale": (Stale, (_any_number, _seq)),
    "denied": (Denied, (_any_number, _word)),
    "here": (Here, (_seq, _chain, _many(_seat, MAX_SEATS), _any_number, _flag, _any_number)),
    "want": (Want, (_seq,)),
}
_WORDS: Final = {kind: word for word, (kind, _) in _SHAPES.items()}


def encode(message: Message) -> bytes:
    """A message as a frame."""
    body = pack((_WORDS[type(message)], *message))
    return _HEAD.pack(len(body)) + body


def decode(body: bytes) -> Message:
    """The message in a frame. `Malformed` when it is none."""
    values = parts(body, HUGE)
    if type(values) is not list or not values or type(values[0]) is not str or values[0] not in _SHAPES:
        raise Malformed("no such message")
    kind, checks = _SHAPES[values.pop(0)]
    if len(values) != len(checks):
        raise Malformed("a message has a wrong shape")
    message: Message = kind(*[check(value) for check, value in zip(checks, values, strict=True)])
    return message


class Frames:
    """Bytes as they come in, cut into frames. `most` bounds a frame and may grow with the sender's rights."""

    def __init__(self, most: int) -> None:
        self.most = most
        self._rest = b""  # a frame that is not whole yet

    def feed(self, data: bytes) -> Iterator[bytes]:
        """The bodies that are whole now. `Malformed` for a length that nobody may send."""
        data = self._rest + data
        at = 0
        while len(data) - at >= _HEAD.size:
            (length,) = _HEAD.unpack_from(data, at)
            if not 1 <= length <= self.most:
                raise Malformed("a message is too long")
            end = at + _HEAD.size + length
            if len(data) < end:
                break
            yield data[at + _HEAD.size : end]
            at = end
        self._rest = data[at:]
