"""The records of a journal: their envelope, and record 0 with everything known before the first turn.

A record is the msgpack array `[seq, t_ms, seat, kind, body]`. Its body is msgpack of its own (`bodies`), so that a
relay can pass records on without decoding it. Record 0 is the header, a map.
"""

import time
from collections.abc import Mapping
from typing import Annotated, Any, Final, NamedTuple

import msgspec
from msgspec import Meta

from luna.log.encoding import Codec, Malformed, fail, pack, text, unpack
from luna.log.frames import MAX_RECORDS

TURN: Final = 1
REWIND: Final = 2
SEAT: Final = 3
CHAT: Final = 4
ASK: Final = 5
VOTE: Final = 6
HOLD: Final = 7
EPOCH: Final = 8
TAKE: Final = 9
PROPOSE: Final = 10
CHECK: Final = 11
DRAW: Final = 12
DOOR: Final = 13
MOTION: Final = 14
KINDS: Final = frozenset(range(TURN, MOTION + 1))
PLAYS: Final = frozenset({TURN, DRAW})
"""The kinds that carry the game forward."""
STAMPED: Final = frozenset({DRAW})
"""Kinds whose record gets `STAMP` random bytes behind its body, so that its author cannot choose them."""
STAMP: Final = 8
RELAYS: Final = frozenset({HOLD, EPOCH, TAKE, DOOR})
"""Kinds that only relays write."""

HUMAN: Final = "human"
BOT: Final = "bot"
AUTOMATON: Final = "automaton"  # takes no turns of its own
SEAT_KINDS: Final = frozenset({HUMAN, BOT, AUTOMATON})

NO_SEAT: Final = -1  # the table itself
MAX_SEATS: Final = 8
MAX_MOVE: Final = (1 << 16) - 1
MAX_NAME: Final = 24  # characters
MAX_CHAT: Final = 200  # characters
MAX_WORD: Final = 40  # characters of a bot's description, an order, a game
MAX_TIME: Final = (1 << 53) - 1
"""Bounds for milliseconds of a record and seconds of a header that every program can represent."""
SeatNumber = Annotated[int, Meta(ge=0, le=MAX_SEATS - 1)]
Word = Annotated[str, Meta(max_length=MAX_WORD)]
SeatParts = tuple[Word, Annotated[str, Meta(max_length=MAX_NAME)], Word, Word]
Digest = Annotated[bytes, Meta(min_length=8, max_length=8)]


class Seat(NamedTuple):
    """A seat in the header: an order of the game (or the automaton), and its player."""

    order: str
    name: str
    kind: str  # human | bot | automaton
    bot: str = ""  # the bot's own description: level, style and seed


class LogHeader(NamedTuple):
    """Record 0: everything that is known before the first turn."""

    game: str
    rules: int  # revision
    board: bytes  # digest of the board data
    seats: tuple[Seat, ...]  # in turn order
    options: Mapping[str, Any]  # the people's choices, so that a rematch can be dealt
    setup: Mapping[str, Any]  # the outcome of the set-up: the game's header as plain data
    created: int  # wall-clock seconds since 1970, for display only


class Record(NamedTuple):
    """A record of the log: one event at the table."""

    seq: Annotated[int, Meta(ge=0, le=MAX_RECORDS)]
    t_ms: Annotated[int, Meta(ge=0, le=MAX_TIME)]  # since the table began, by a monotonic clock
    seat: Annotated[int, Meta(ge=NO_SEAT, le=MAX_SEATS - 1)]
    kind: Annotated[int, Meta(ge=TURN, le=MOTION)]
    body: bytes


_CODEC: Final = Codec[Record](Record)
_HEADER: Final[Any] = tuple[
    Word,
    Annotated[int, Meta(ge=0, le=MAX_MOVE)],
    Digest,
    Annotated[tuple[SeatParts, ...], Meta(min_length=1, max_length=MAX_SEATS)],
    dict[str, Any],
    dict[str, Any],
    Annotated[int, Meta(ge=0, le=MAX_TIME)],
]
"""The types of a header's parts."""


def authored(record: Record) -> bytes:
    """The body without the stamp."""
    return record.body[:-STAMP] if record.kind in STAMPED else record.body


def encode(record: Record) -> bytes:
    """Encode a record."""
    return pack(record)


def decode(data: bytes, seq: int, since: int) -> Record:
    """Decode record number `seq`, not earlier than `since` milliseconds. `Malformed` names the fault."""
    record = _CODEC.read(data)
    if record.seq != seq:
        fail("number")
    if record.t_ms < since:
        fail("time")
    return record


def number_of(data: bytes) -> int:
    """The number in a record's bytes."""
    return _CODEC.read(data).seq


def encode_header(header: LogHeader) -> bytes:
    """Encode record 0. `Malformed` when it would be too long to read."""
    data = pack(header_map(header))
    read_header(unpack(data))
    return data


def header_map(header: LogHeader) -> dict[str, Any]:
    """The header as a plain map."""
    return header._asdict() | {"options": dict(header.options), "setup": dict(header.setup)}


def read_header(value: Any) -> LogHeader:
    """The header from a plain map; the game judges `setup`. `Malformed` names the fault."""
    if type(value) is not dict or set(value) != set(LogHeader._fields):
        fail("header")
    try:
        game, rules, board, seats, *more = msgspec.convert([value[name] for name in LogHeader._fields], _HEADER)
    except msgspec.ValidationError as error:
        raise Malformed(f"wrong header in a record: {error}") from error
    players = tuple(check_seat(Seat(*seat)) for seat in seats)
    return LogHeader(text(game, MAX_WORD, "game"), rules, board, players, *more)


def wall_clock() -> int:
    """Wall-clock seconds since 1970, within the bounds of a header."""
    return min(MAX_TIME, max(0, int(time.time())))


def player_name(name: str) -> str:
    """A name as it is stored: printable, one line, at most `MAX_NAME` characters. Empty stays empty."""
    return one_line(name, MAX_NAME)


def one_line(text: str, most: int) -> str:
    """A person's text as it is stored: printable, one line, at most `most` characters."""
    return " ".join("".join(c if c.isprintable() else " " for c in text).split())[:most].strip()


def check_seat(seat: Seat) -> Seat:
    """Validate a seat. `Malformed` for an unknown kind or unprintable words."""
    if seat.kind not in SEAT_KINDS:
        fail("player")
    for word in seat:
        text(word, MAX_WORD, "player")
    return seat
