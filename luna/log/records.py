"""What the records of a journal say, and the strict reading of it: every byte of a file may come from a stranger.

A record is the msgpack array `[seq, t_ms, seat, kind, body]`, its body msgpack of its own so that a relay can carry
records without looking inside. Record 0 is the header, a map. There are no floats, no ext types, no double keys.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, NamedTuple, NoReturn

import msgpack

from luna.games.face import Turn
from luna.log.frames import MAX_BODY, MAX_RECORDS

TURN: Final = 1
REWIND: Final = 2
SEAT: Final = 3
CHAT: Final = 4
ASK: Final = 5
VOTE: Final = 6
HOLD: Final = 7
EPOCH: Final = 8
KINDS: Final = frozenset({TURN, REWIND, SEAT, CHAT, ASK, VOTE, HOLD, EPOCH})

HUMAN: Final = "human"
BOT: Final = "bot"
AUTOMATON: Final = "automaton"  # plays without turns of its own
SEAT_KINDS: Final = frozenset({HUMAN, BOT, AUTOMATON})

NO_SEAT: Final = -1  # nobody at the table, the table itself
MAX_SEATS: Final = 8
MAX_TURN: Final = 128  # moves of one turn
MAX_MOVE: Final = (1 << 16) - 1
MAX_NAME: Final = 24  # characters
MAX_CHAT: Final = 200  # characters
MAX_WORD: Final = 40  # characters of a bot's description, an order, a game
_MAX_DEPTH: Final = 8
_MAX_ITEMS: Final = 256
_MAX_TIME: Final = (1 << 53) - 1  # milliseconds
_DIGEST: Final = 8
_NONCE: Final = 8
_TOKEN: Final = 16

Plain = None | bool | int | str | bytes | list[Any] | dict[str, Any]


class Malformed(ValueError):
    """The bytes do not say what a journal may say; the message names the fault in a few words."""


class Seat(NamedTuple):
    """Who sits where: an order of the game (or the automaton), and who plays it."""

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
    """One thing that happened at the table."""

    seq: int
    t_ms: int  # since the table began, by a clock that never goes back
    seat: int
    kind: int
    body: bytes


class After(NamedTuple):
    """What came of a record: proves a replay, and spares the list of saves the replaying."""

    digest: bytes  # of the position
    round: int  # 0 in a game without rounds
    over: bool


class TurnBody(NamedTuple):
    """The effective list grows by one turn."""

    turn: Turn
    after: After


class RewindBody(NamedTuple):
    """The effective list becomes what it was just after record `as_of`."""

    as_of: int
    after: After


class SeatBody(NamedTuple):
    """From now on somebody else plays a seat."""

    seat: int
    player: Seat


class ChatBody(NamedTuple):
    """A word to the others: a phrase that everybody reads in his own language, or a text."""

    nonce: bytes  # tells two equal words apart
    phrase: str  # "" = a text
    text: str


class AskBody(NamedTuple):
    """May the game become again what it was just after record `as_of`? Nothing happens by asking."""

    nonce: bytes
    as_of: int


class VoteBody(NamedTuple):
    """A seat's answer to the question in record `ask`."""

    ask: int
    yes: bool


class HoldBody(NamedTuple):
    """From now on whoever has the token of this digest plays these seats, on whatever machine."""

    seats: tuple[int, ...]
    token: bytes


class EpochBody(NamedTuple):
    """The table goes on without somebody who could not show his log: what he has beyond this does not count."""

    nonce: bytes


Body = TurnBody | RewindBody | SeatBody | ChatBody | AskBody | VoteBody | HoldBody | EpochBody


def pack(value: Plain | Sequence[Any] | Mapping[str, Any]) -> bytes:
    """Plain data as msgpack."""
    return bytes(msgpack.packb(value, use_bin_type=True))


def unpack(data: bytes, limit: int = MAX_BODY) -> Any:
    """Plain data from msgpack of at most `limit` bytes: None, bool, int, str, bytes, lists, and maps with str keys."""
    if len(data) > limit:
        raise Malformed("a record is too long")
    try:
        value = msgpack.unpackb(
            data,
            raw=False,
            strict_map_key=True,
            object_pairs_hook=_without_doubles,
            ext_hook=_no_ext,
            max_str_len=limit,
            max_bin_len=limit,
            max_array_len=_MAX_ITEMS,
            max_map_len=_MAX_ITEMS,
            max_ext_len=0,
        )
    except Malformed:
        raise
    except (ValueError, TypeError, RecursionError) as error:  # all that msgpack raises, UnicodeDecodeError included
        raise Malformed("a record is not msgpack") from error
    _check_plain(value)
    return value


def encode(record: Record) -> bytes:
    """A record's bytes."""
    return pack(list(record))


def decode(data: bytes, seq: int, since: int) -> Record:
    """The record number `seq`, not earlier than `since` milliseconds. `Malformed` says what is wrong."""
    parts = _array(unpack(data), 5)
    record = Record(
        _number(parts[0], seq, seq, "number"),
        _number(parts[1], since, _MAX_TIME, "time"),
        _number(parts[2], NO_SEAT, MAX_SEATS - 1, "seat"),
        _number(parts[3], 0, 255, "kind"),
        _bytes(parts[4], "body"),
    )
    if record.kind not in KINDS:
        _fail("kind")
    return record


def number_of(data: bytes) -> int:
    """The number that a record's bytes say it has."""
    return _number(_array(unpack(data), 5)[0], 0, MAX_RECORDS, "number")


def turn_body(turn: Sequence[int], after: After) -> bytes:
    """The body of a turn."""
    return pack([list(turn), *after])


def rewind_body(as_of: int, after: After) -> bytes:
    """The body of a rewind."""
    return pack([as_of, *after])


def seat_body(seat: int, player: Seat) -> bytes:
    """The body of a change of player."""
    return pack([seat, list(player)])


def chat_body(nonce: bytes, phrase: str, text: str = "") -> bytes:
    """The body of a word to the others; the text becomes printable and short."""
    return pack([nonce, phrase, one_line(text, MAX_CHAT)])


def ask_body(nonce: bytes, as_of: int) -> bytes:
    """The body of a question."""
    return pack([nonce, as_of])


def vote_body(ask: int, yes: bool) -> bytes:
    """The body of an answer."""
    return pack([ask, yes])


def hold_body(seats: Sequence[int], token: bytes) -> bytes:
    """The body of a change of holders."""
    return pack([list(seats), token])


def epoch_body(nonce: bytes) -> bytes:
    """The body of a new epoch."""
    return pack([nonce])


def read_body(record: Record) -> Body:
    """What a record says. `Malformed` when it is not of its kind's shape."""
    value = unpack(record.body)
    if record.kind in _OTHERS:
        return _OTHERS[record.kind](value, record.seq)
    if record.kind == TURN:
        moves, *after = _array(value, 4)
        return TurnBody(read_turn(moves), _after(after))
    if record.kind == REWIND:
        as_of, *after = _array(value, 4)
        return RewindBody(_number(as_of, 0, record.seq - 1, "rewind"), _after(after))
    seat, player = _array(value, 2)
    return SeatBody(_number(seat, 0, MAX_SEATS - 1, "seat"), _seat(player))


def read_hold(record: Record) -> HoldBody:
    """What a HOLD says: the one kind that a relay reads, for it writes it."""
    return _read_hold(unpack(record.body), record.seq)


def _read_chat(value: Any, seq: int) -> ChatBody:
    nonce, phrase, text = _array(value, 3)
    return ChatBody(_bytes(nonce, "nonce", _NONCE), _text(phrase, MAX_WORD, "phrase"), _text(text, MAX_CHAT, "text"))


def _read_ask(value: Any, seq: int) -> AskBody:
    nonce, as_of = _array(value, 2)
    return AskBody(_bytes(nonce, "nonce", _NONCE), _number(as_of, 0, seq - 1, "rewind"))


def _read_vote(value: Any, seq: int) -> VoteBody:
    ask, yes = _array(value, 2)
    if type(yes) is not bool:
        _fail("vote")
    return VoteBody(_number(ask, 1, seq - 1, "vote"), yes)


def _read_hold(value: Any, seq: int) -> HoldBody:
    seats, token = _array(value, 2)
    if type(seats) is not list or len(seats) > MAX_SEATS:
        _fail("seats")
    return HoldBody(tuple(_number(seat, 0, MAX_SEATS - 1, "seat") for seat in seats), _bytes(token, "token", _TOKEN))


def _read_epoch(value: Any, seq: int) -> EpochBody:
    return EpochBody(_bytes(_array(value, 1)[0], "nonce", _NONCE))


_OTHERS: Final[dict[int, Callable[[Any, int], Body]]] = {
    CHAT: _read_chat,
    ASK: _read_ask,
    VOTE: _read_vote,
    HOLD: _read_hold,
    EPOCH: _read_epoch,
}


def body_of(record: Record) -> Body | None:
    """What a record says, None when that is nothing: a relay carries whatever a player sends."""
    try:
        return read_body(record)
    except Malformed:
        return None


def read_turn(value: Any) -> Turn:
    """A turn: one to `MAX_TURN` moves. Whether they are legal is the game's question."""
    if type(value) is not list or not 1 <= len(value) <= MAX_TURN:
        _fail("turn")
    return tuple(_number(move, 0, MAX_MOVE, "move") for move in value)


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
        _fail("header")
    seats = value["seats"]
    if type(seats) is not list or not 1 <= len(seats) <= MAX_SEATS:
        _fail("seats")
    if type(value["options"]) is not dict or type(value["setup"]) is not dict:
        _fail("set-up")
    return LogHeader(
        _text(value["game"], MAX_WORD, "game"),
        _number(value["rules"], 0, MAX_MOVE, "rules"),
        _bytes(value["board"], "board", _DIGEST),
        tuple(_seat(seat) for seat in seats),
        value["options"],
        value["setup"],
        _number(value["created"], 0, _MAX_TIME, "date"),
    )


def player_name(name: str) -> str:
    """A name as it may be stored: printable, one line, at most `MAX_NAME` characters; empty stays empty."""
    return one_line(name, MAX_NAME)


def one_line(text: str, most: int) -> str:
    """A text from a person as it may be stored: printable, in one line, at most `most` characters."""
    return " ".join("".join(c if c.isprintable() else " " for c in text).split())[:most].strip()


def _seat(value: Any) -> Seat:
    order, name, kind, bot = _array(value, 4)
    if type(kind) is not str or kind not in SEAT_KINDS:
        _fail("player")
    return Seat(_text(order, MAX_WORD, "order"), _text(name, MAX_NAME, "name"), kind, _text(bot, MAX_WORD, "bot"))


def _after(parts: list[Any]) -> After:
    digest, round, over = parts
    if type(over) is not bool:
        _fail("result")
    return After(_bytes(digest, "digest", _DIGEST), _number(round, 0, MAX_RECORDS, "round"), over)


def _array(value: Any, size: int) -> list[Any]:
    if type(value) is not list or len(value) != size:
        _fail("shape")
    return value


def _number(value: Any, least: int, most: int, what: str) -> int:
    if type(value) is not int or not least <= value <= most:
        _fail(what)
    return value


def _text(value: Any, most: int, what: str) -> str:
    if type(value) is not str or len(value) > most or not value.isprintable():
        _fail(what)
    return value


def _bytes(value: Any, what: str, size: int | None = None) -> bytes:
    if type(value) is not bytes or (size is not None and len(value) != size):
        _fail(what)
    return value


def _fail(what: str) -> NoReturn:
    raise Malformed(f"wrong {what} in a record")


def _without_doubles(pairs: list[tuple[Any, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) != len(pairs):
        raise Malformed("a key stands twice in a record")
    return found


def _no_ext(code: int, data: bytes) -> NoReturn:
    raise Malformed("a record holds a foreign type")


def _check_plain(value: Any, depth: int = 0) -> None:
    """msgpack bounds lengths but neither depth nor types."""
    kind = type(value)
    if kind is list or kind is dict:
        if depth == _MAX_DEPTH:
            raise Malformed("a record is nested too deeply")
        if kind is dict:
            if not all(type(key) is str for key in value):
                raise Malformed("a record has a key that is no word")
            value = value.values()
        for item in value:
            _check_plain(item, depth + 1)
    elif value is not None and kind not in (bool, int, str, bytes):
        raise Malformed("a record holds a foreign type")
