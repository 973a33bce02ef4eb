"""The bodies of records, one shape for each kind. A relay passes all of them on and reads only its own."""

from collections.abc import Sequence
from typing import Annotated, Any, Final, NamedTuple

from msgspec import Meta

from luna.core.game import Turn
from luna.log import records
from luna.log.encoding import Codec, Malformed, fail, pack
from luna.log.frames import MAX_RECORDS
from luna.log.rhythm import MOST_AT_ONCE

MAX_TURN: Final = 128  # moves of one turn
_NONCE: Final = 8
_HOLDER: Final = 16
MARK: Final = 24
_SIGNATURE: Final = 64
MOST_OUT: Final = 64  # banned people
END: Final = 0
REST: Final = 1
OFF: Final = 2
"""The target of a motion."""

Moves = Annotated[tuple[Annotated[int, Meta(ge=0, le=records.MAX_MOVE)], ...], Meta(min_length=1, max_length=MAX_TURN)]
Round = Annotated[int, Meta(ge=0, le=MAX_RECORDS)]
Earlier = Annotated[int, Meta(ge=0, le=MAX_RECORDS)]  # number of a record before this one
Nonce = Annotated[bytes, Meta(min_length=_NONCE, max_length=_NONCE)]
Holder = Annotated[bytes, Meta(min_length=_HOLDER, max_length=_HOLDER)]
Seats = Annotated[tuple[records.SeatNumber, ...], Meta(max_length=records.MAX_SEATS)]


class After(NamedTuple):
    """The result of a turn or rewind: a proof for the replay, and a shortcut for the list of saves."""

    digest: records.Digest  # of the position
    round: Round  # 0 in a game without rounds
    over: bool


class TurnBody(NamedTuple):
    """One more turn."""

    turn: Turn
    after: After


class DrawBody(NamedTuple):
    """One more turn that ends with chance draws. Only the fold knows their outcomes."""

    turn: Turn  # up to the chance node
    stamp: bytes  # from the journal or relay that ordered the record


class RewindBody(NamedTuple):
    """Restore the game as it was just after record `as_of`."""

    as_of: int
    after: After


class SeatBody(NamedTuple):
    """Another player takes a seat."""

    seat: records.SeatNumber
    player: records.Seat


class ChatBody(NamedTuple):
    """A chat message: a phrase that everybody reads in their language, or a text."""

    nonce: Nonce  # distinguishes two equal messages
    phrase: records.Word  # "" = a text
    text: Annotated[str, Meta(max_length=records.MAX_CHAT)]


class SealBody(NamedTuple):
    """A seat's message to a circle of friends: who sits there, and after the end a signature of the result.

    It has the kind of chat, which relays pass on; programs that do not know it skip it. See `luna.circle.seals`.
    """

    mark: Annotated[bytes, Meta(min_length=MARK, max_length=MARK)]
    signature: Annotated[bytes, Meta(max_length=_SIGNATURE)]  # of the seat before the end, of the result after it


class AskBody(NamedTuple):
    """A question: may the game become what it was just after record `as_of`? It changes nothing by itself."""

    nonce: Nonce
    as_of: Earlier


class ProposeBody(NamedTuple):
    """A question: may this bot play for an absent player until the player returns? It changes nothing by itself."""

    nonce: Nonce
    seat: records.SeatNumber
    player: records.Seat


class VoteBody(NamedTuple):
    """A seat's vote on the question in record `ask`."""

    ask: Annotated[int, Meta(ge=1, le=MAX_RECORDS)]
    yes: bool


class HoldBody(NamedTuple):
    """A change of owner: this holder, wherever connected, plays these seats."""

    seats: Seats
    holder: Holder  # fingerprint of a public key, or digest of a token in old games: `luna.net.identity`


class TakeBody(NamedTuple):
    """The player of seat `by` also plays this seat of an absent owner. `present`: seats whose owners are connected."""

    seat: records.SeatNumber
    by: records.SeatNumber
    present: Seats


class DoorBody(NamedTuple):
    """The access rules of the table from now on: its host, who may enter, who is banned."""

    host: Holder
    locked: bool  # no newcomers
    hidden: bool  # not announced
    looking: Annotated[int, Meta(ge=0, le=2)]  # spectators: everybody, admitted ones, nobody
    out: Annotated[tuple[Holder, ...], Meta(max_length=MOST_OUT)]


class MotionBody(NamedTuple):
    """A motion to end the table or let it rest, which all others must agree to; or days off, which need no consent."""

    nonce: Nonce
    what: Annotated[int, Meta(ge=END, le=OFF)]
    days: Annotated[int, Meta(ge=0, le=MOST_AT_ONCE)]  # off; else 0


class CheckBody(NamedTuple):
    """A digest check: the author's machine came to this position by record `seq`."""

    seq: Annotated[int, Meta(ge=1, le=MAX_RECORDS)]
    digest: records.Digest


class EpochBody(NamedTuple):
    """A new epoch: records of absent clients beyond this point do not count."""

    nonce: Nonce


Body = (
    TurnBody | DrawBody | RewindBody | SeatBody | ChatBody | AskBody | ProposeBody | VoteBody | HoldBody | TakeBody
    | CheckBody | EpochBody | DoorBody | MotionBody | SealBody
)  # fmt: skip


def turn_body(turn: Sequence[int], after: After) -> bytes:
    """The body of a turn."""
    return pack([list(turn), *after])


def draw_body(turn: Sequence[int]) -> bytes:
    """The body of a turn with draws, as its author writes it; the stamp is appended later."""
    return pack([list(turn)])


def rewind_body(as_of: int, after: After) -> bytes:
    """The body of a rewind."""
    return pack([as_of, *after])


def chat_body(nonce: bytes, phrase: str, text: str = "") -> bytes:
    """The body of a chat message; the text is made printable and short."""
    return pack([nonce, phrase, records.one_line(text, records.MAX_CHAT)])


_TURN: Final = Codec[tuple[Turn, bytes, int, bool]](tuple[Moves, records.Digest, Round, bool])
_DRAW: Final = Codec[tuple[Turn]](tuple[Moves])
_REWIND: Final = Codec[tuple[int, bytes, int, bool]](tuple[Earlier, records.Digest, Round, bool])
_SEAT: Final = Codec[tuple[int, records.SeatParts]](tuple[records.SeatNumber, records.SeatParts])
_PROPOSE: Final = Codec[tuple[bytes, int, records.SeatParts]](tuple[Nonce, records.SeatNumber, records.SeatParts])
_SEAL: Final = Codec[SealBody](SealBody)
_PAIR: Final = b"\x92"  # the first byte of an array of two; a chat message is one of three
_CODECS: Final[dict[int, Codec[Any]]] = {
    records.CHAT: Codec(ChatBody, printable=True),
    records.ASK: Codec(AskBody),
    records.VOTE: Codec(VoteBody),
    records.HOLD: Codec(HoldBody),
    records.EPOCH: Codec(EpochBody),
    records.TAKE: Codec(TakeBody),
    records.CHECK: Codec(CheckBody),
    records.DOOR: Codec(DoorBody),
    records.MOTION: Codec(MotionBody),
}


def read_body(record: records.Record) -> Body:
    """Decode a record's body. `Malformed` when it has not the shape of its kind."""
    body = _read(record)
    match body:
        case RewindBody(as_of=earlier) | AskBody(as_of=earlier) | VoteBody(ask=earlier) | CheckBody(seq=earlier):
            if earlier >= record.seq:
                fail("number")
    return body


def _read(record: records.Record) -> Body:
    if record.kind == records.TURN:
        turn, digest, round, over = _TURN.read(record.body)
        return TurnBody(turn, After(digest, round, over))
    if record.kind == records.REWIND:
        as_of, digest, round, over = _REWIND.read(record.body)
        return RewindBody(as_of, After(digest, round, over))
    if record.kind == records.SEAT:
        seat, player = _SEAT.read(record.body)
        return SeatBody(seat, records.check_seat(records.Seat(*player)))
    if record.kind == records.PROPOSE:
        nonce, seat, player = _PROPOSE.read(record.body)
        return ProposeBody(nonce, seat, records.check_seat(records.Seat(*player)))
    if record.kind == records.DRAW:
        return DrawBody(*_DRAW.read(records.authored(record)), record.body[-records.STAMP :])
    if record.kind == records.CHAT and record.body.startswith(_PAIR):
        return _SEAL.read(record.body)
    body: Body = _CODECS[record.kind].read(record.body)
    return body


def body_of(record: records.Record) -> Body | None:
    """Decode a record's body; None when it is malformed, because a relay passes on anything."""
    try:
        return read_body(record)
    except Malformed:
        return None
