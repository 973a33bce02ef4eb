"""What the records of a journal say, one shape for each kind. A relay carries them all and reads only its own."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple

from luna.games.face import Turn
from luna.log.frames import MAX_RECORDS
from luna.log.records import (
    ASK,
    CHAT,
    CHECK,
    DRAW,
    EPOCH,
    HOLD,
    MAX_CHAT,
    MAX_MOVE,
    MAX_SEATS,
    MAX_WORD,
    PROPOSE,
    REWIND,
    SEAT,
    STAMP,
    TAKE,
    TURN,
    VOTE,
    Record,
    Seat,
    authored,
    one_line,
    read_seat,
)
from luna.log.strict import Malformed, array, fail, flag, number, octets, pack, text, unpack

MAX_TURN: Final = 128  # moves of one turn
_DIGEST: Final = 8
_NONCE: Final = 8
_TOKEN: Final = 16


class After(NamedTuple):
    """What came of a record: proves a replay, and spares the list of saves the replaying."""

    digest: bytes  # of the position
    round: int  # 0 in a game without rounds
    over: bool


class TurnBody(NamedTuple):
    """The effective list grows by one turn."""

    turn: Turn
    after: After


class DrawBody(NamedTuple):
    """The effective list grows by one turn whose end is left to chance; what came of it only the fold can tell."""

    turn: Turn  # up to where chance begins
    stamp: bytes  # of whoever ordered the record


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


class ProposeBody(NamedTuple):
    """May this bot play a seat whose player is away, until he is back? Nothing happens by asking."""

    nonce: bytes
    seat: int
    player: Seat


class VoteBody(NamedTuple):
    """A seat's answer to the question in record `ask`."""

    ask: int
    yes: bool


class HoldBody(NamedTuple):
    """From now on whoever has the token of this digest plays these seats, on whatever machine."""

    seats: tuple[int, ...]
    token: bytes


class TakeBody(NamedTuple):
    """Whoever plays seat `by` plays this one too, whose owner is away. `present`: whose owners were there."""

    seat: int
    by: int
    present: tuple[int, ...]


class CheckBody(NamedTuple):
    """Here the position after record `seq` has this digest, whatever its author says."""

    seq: int
    digest: bytes


class EpochBody(NamedTuple):
    """The table goes on without somebody who could not show his log: what he has beyond this does not count."""

    nonce: bytes


Body = (
    TurnBody | DrawBody | RewindBody | SeatBody | ChatBody | AskBody | ProposeBody | VoteBody | HoldBody | TakeBody
    | CheckBody | EpochBody
)  # fmt: skip


def turn_body(turn: Sequence[int], after: After) -> bytes:
    """The body of a turn."""
    return pack([list(turn), *after])


def draw_body(turn: Sequence[int]) -> bytes:
    """The body of a turn that leaves something to chance, as its author writes it: the stamp comes behind it."""
    return pack([list(turn)])


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


def propose_body(nonce: bytes, seat: int, player: Seat) -> bytes:
    """The body of a proposal."""
    return pack([nonce, seat, list(player)])


def vote_body(ask: int, yes: bool) -> bytes:
    """The body of an answer."""
    return pack([ask, yes])


def hold_body(seats: Sequence[int], token: bytes) -> bytes:
    """The body of a change of holders."""
    return pack([list(seats), token])


def take_body(seat: int, by: int, present: Sequence[int]) -> bytes:
    """The body of the taking of a seat."""
    return pack([seat, by, list(present)])


def check_body(seq: int, digest: bytes) -> bytes:
    """The body of what a machine came to."""
    return pack([seq, digest])


def epoch_body(nonce: bytes) -> bytes:
    """The body of a new epoch."""
    return pack([nonce])


def read_body(record: Record) -> Body:
    """What a record says. `Malformed` when it is not of its kind's shape."""
    if record.kind == DRAW:
        return DrawBody(read_turn(array(unpack(authored(record)), 1)[0]), record.body[-STAMP:])
    return _READ[record.kind](unpack(record.body), record.seq)


def read_hold(record: Record) -> HoldBody:
    """What a HOLD says: with TAKE the kind that a relay reads, for it writes both."""
    return _read_hold(unpack(record.body), record.seq)


def read_take(record: Record) -> TakeBody:
    """What a TAKE says."""
    return _read_take(unpack(record.body), record.seq)


def body_of(record: Record) -> Body | None:
    """What a record says, None when that is nothing: a relay carries whatever a player sends."""
    try:
        return read_body(record)
    except Malformed:
        return None


def read_turn(value: Any) -> Turn:
    """A turn: one to `MAX_TURN` moves. Whether they are legal is the game's question."""
    if type(value) is not list or not 1 <= len(value) <= MAX_TURN:
        fail("turn")
    return tuple(number(move, 0, MAX_MOVE, "move") for move in value)


def _read_turn_body(value: Any, seq: int) -> TurnBody:
    moves, *after = array(value, 4)
    return TurnBody(read_turn(moves), _after(after))


def _read_rewind(value: Any, seq: int) -> RewindBody:
    as_of, *after = array(value, 4)
    return RewindBody(number(as_of, 0, seq - 1, "rewind"), _after(after))


def _read_seat(value: Any, seq: int) -> SeatBody:
    seat, player = array(value, 2)
    return SeatBody(_seat(seat), read_seat(player))


def _read_chat(value: Any, seq: int) -> ChatBody:
    nonce, phrase, said = array(value, 3)
    return ChatBody(octets(nonce, "nonce", _NONCE), text(phrase, MAX_WORD, "phrase"), text(said, MAX_CHAT, "text"))


def _read_ask(value: Any, seq: int) -> AskBody:
    nonce, as_of = array(value, 2)
    return AskBody(octets(nonce, "nonce", _NONCE), number(as_of, 0, seq - 1, "rewind"))


def _read_propose(value: Any, seq: int) -> ProposeBody:
    nonce, seat, player = array(value, 3)
    return ProposeBody(octets(nonce, "nonce", _NONCE), _seat(seat), read_seat(player))


def _read_vote(value: Any, seq: int) -> VoteBody:
    ask, yes = array(value, 2)
    return VoteBody(number(ask, 1, seq - 1, "vote"), flag(yes, "vote"))


def _read_hold(value: Any, seq: int) -> HoldBody:
    seats, token = array(value, 2)
    return HoldBody(_seats(seats), octets(token, "token", _TOKEN))


def _read_take(value: Any, seq: int) -> TakeBody:
    seat, by, present = array(value, 3)
    return TakeBody(_seat(seat), _seat(by), _seats(present))


def _read_check(value: Any, seq: int) -> CheckBody:
    checked, digest = array(value, 2)
    return CheckBody(number(checked, 1, seq - 1, "check"), octets(digest, "digest", _DIGEST))


def _read_epoch(value: Any, seq: int) -> EpochBody:
    return EpochBody(octets(array(value, 1)[0], "nonce", _NONCE))


_READ: Final[dict[int, Callable[[Any, int], Body]]] = {
    TURN: _read_turn_body,
    REWIND: _read_rewind,
    SEAT: _read_seat,
    CHAT: _read_chat,
    ASK: _read_ask,
    PROPOSE: _read_propose,
    VOTE: _read_vote,
    HOLD: _read_hold,
    TAKE: _read_take,
    CHECK: _read_check,
    EPOCH: _read_epoch,
}


def _seat(value: Any) -> int:
    return number(value, 0, MAX_SEATS - 1, "seat")


def _seats(value: Any) -> tuple[int, ...]:
    if type(value) is not list or len(value) > MAX_SEATS:
        fail("seats")
    return tuple(_seat(seat) for seat in value)


def _after(parts: list[Any]) -> After:
    digest, round, over = parts
    return After(octets(digest, "digest", _DIGEST), number(round, 0, MAX_RECORDS, "round"), flag(over, "result"))
