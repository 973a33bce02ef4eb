"""Records of a journal: their envelope, record 0 with all that is known before the first turn, and who sits where.

A record is the msgpack array `[seq, t_ms, seat, kind, body]`, its body msgpack of its own so that a relay can carry
records without looking inside (`bodies` has what they say). Record 0 is the header, a map.
"""

from __future__ import annotations

import time
from collections.abc import Mapping
from typing import Annotated, Any, Final, NamedTuple

from msgspec import Meta

from luna.log.frames import MAX_RECORDS
from luna.log.strict import Codec, array, fail, number, octets, pack, text, unpack

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
KINDS: Final = frozenset(range(TURN, DOOR + 1))
PLAYS: Final = frozenset({TURN, DRAW})
"""By which the game goes on."""
STAMPED: Final = frozenset({DRAW})
"""Whoever orders such a record puts `STAMP` fresh random bytes behind its body: its author cannot choose them."""
STAMP: Final = 8
RELAYS: Final = frozenset({HOLD, EPOCH, TAKE, DOOR})
"""Written by a relay and by nobody else."""

HUMAN: Final = "human"
BOT: Final = "bot"
AUTOMATON: Final = "automaton"  # plays without turns of its own
SEAT_KINDS: Final = frozenset({HUMAN, BOT, AUTOMATON})

NO_SEAT: Final = -1  # nobody at the table, the table itself
MAX_SEATS: Final = 8
MAX_MOVE: Final = (1 << 16) - 1
MAX_NAME: Final = 24  # characters
MAX_CHAT: Final = 200  # characters
MAX_WORD: Final = 40  # characters of a bot's description, an order, a game
MAX_TIME: Final = (1 << 53) - 1
"""Milliseconds of a record, seconds of a header: what every program can count."""
_DIGEST: Final = 8


SeatNumber = Annotated[int, Meta(ge=0, le=MAX_SEATS - 1)]
Word = Annotated[str, Meta(max_length=MAX_WORD)]
SeatParts = tuple[Word, Annotated[str, Meta(max_length=MAX_NAME)], Word, Word]
Digest = Annotated[bytes, Meta(min_length=8, max_length=8)]


class Seat(NamedTuple):
    """A seat of the header: an order of the game (or the automaton), and who plays it."""

    order: str
    name: str
    kind: str  # human | bot | automaton
    bot: str = ""  # the bot's own description: level, style and seed


class LogHeader(NamedTuple):
    """Record 0: all that must be known before the first turn."""

    game: str
    rules: int  # revision
    board: bytes  # digest of the board data
    seats: tuple[Seat, ...]  # in turn order
    options: Mapping[str, Any]  # what people chose, so that a rematch can be dealt
    setup: Mapping[str, Any]  # outcome of the set-up, the game's header as plain data
    created: int  # seconds since 1970, by the clock on the wall; for display only


class Record(NamedTuple):
    """A record of the log: one thing that happened at the table."""

    seq: Annotated[int, Meta(ge=0, le=MAX_RECORDS)]
    t_ms: Annotated[int, Meta(ge=0, le=MAX_TIME)]  # since the table began, by a clock that never goes back
    seat: Annotated[int, Meta(ge=NO_SEAT, le=MAX_SEATS - 1)]
    kind: Annotated[int, Meta(ge=TURN, le=DOOR)]
    body: bytes


_CODEC: Final = Codec[Record](Record)


def authored(record: Record) -> bytes:
    """The body as its author wrote it, without the stamp."""
    return record.body[:-STAMP] if record.kind in STAMPED else record.body


def encode(record: Record) -> bytes:
    """A record's bytes."""
    return pack(record)


def decode(data: bytes, seq: int, since: int) -> Record:
    """The record number `seq`, not earlier than `since` milliseconds. `Malformed` says what is wrong."""
    record = _CODEC.read(data)
    if record.seq != seq:
        fail("number")
    if record.t_ms < since:
        fail("time")
    return record


def number_of(data: bytes) -> int:
    """The number that a record's bytes say it has."""
    return _CODEC.read(data).seq


def encode_header(header: LogHeader) -> bytes:
    """Record 0's bytes. `Malformed` when it would be too long to be read again."""
    data = pack(header_map(header))
    read_header(unpack(data))
    return data


def header_map(header: LogHeader) -> dict[str, Any]:
    """The header as a plain map."""
    return {
        "game": header.game,
        "rules": header.rules,
        "board": header.board,
        "seats": [list(seat) for seat in header.seats],
        "options": dict(header.options),
        "setup": dict(header.setup),
        "created": header.created,
    }


def read_header(value: Any) -> LogHeader:
    """The header from a plain map; what `setup` holds is the game's question. `Malformed` says what is wrong."""
    if type(value) is not dict or set(value) != set(LogHeader._fields):
        fail("header")
    seats = value["seats"]
    if type(seats) is not list or not 1 <= len(seats) <= MAX_SEATS:
        fail("seats")
    if type(value["options"]) is not dict or type(value["setup"]) is not dict:
        fail("set-up")
    return LogHeader(
        text(value["game"], MAX_WORD, "game"),
        number(value["rules"], 0, MAX_MOVE, "rules"),
        octets(value["board"], "board", _DIGEST),
        tuple(read_seat(seat) for seat in seats),
        value["options"],
        value["setup"],
        number(value["created"], 0, MAX_TIME, "date"),
    )


def wall_clock() -> int:
    """Seconds since 1970 for a header; that clock may be set to anything."""
    return min(MAX_TIME, max(0, int(time.time())))


def player_name(name: str) -> str:
    """A name as it may be stored: printable, one line, at most `MAX_NAME` characters; empty stays empty."""
    return one_line(name, MAX_NAME)


def one_line(text: str, most: int) -> str:
    """A text from a person as it may be stored: printable, in one line, at most `most` characters."""
    return " ".join("".join(c if c.isprintable() else " " for c in text).split())[:most].strip()


def read_seat(value: Any) -> Seat:
    """A `Seat` from plain data."""
    order, name, kind, bot = array(value, 4)
    text(name, MAX_NAME, "name")
    return check_seat(Seat(order, name, kind, bot))


def check_seat(seat: Seat) -> Seat:
    """A seat of a kind that there is, with words that can be shown. `Malformed` otherwise."""
    if type(seat.kind) is not str or seat.kind not in SEAT_KINDS:
        fail("player")
    for word in seat:
        text(word, MAX_WORD, "player")
    return seat
