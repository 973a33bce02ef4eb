"""The wire format of client and relay: a frame is a length of four bytes and a msgpack array `[word, ...]`.

Every byte may come from a stranger: each message has a shape, each part a range, and what does not fit is `Malformed`.
"""

from __future__ import annotations

import struct
from collections.abc import Iterator, Sequence
from typing import Annotated, Final, NamedTuple

from msgspec import Meta

from luna.log.frames import MAX_BODY, MAX_RECORDS
from luna.log.records import KINDS, MAX_SEATS, RELAYS
from luna.log.strict import Codec, Malformed, pack
from luna.net.identity import KEY, NONCE, SIGNATURE, TOKEN

PROTOCOL: Final = 8
PORT: Final = 7786
CODE_LETTERS: Final = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"  # without I, O, 0 and 1, which look alike
CODE_LENGTH: Final = 6
MOST_REST: Final = 60  # seconds between two signs of life
PEOPLE: Final = 64  # that a host is told of: those who ask to be let in come first
LOCATOR: Final = 2  # letters of a code that lead to a room, before the others prove something
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

Number = Annotated[int, Meta(ge=0, le=_NUMBER)]
Seq = Annotated[int, Meta(ge=0, le=MAX_RECORDS)]
SeatNumber = Annotated[int, Meta(ge=0, le=MAX_SEATS - 1)]
Word = Annotated[str, Meta(max_length=40)]
Fact = Annotated[str, Meta(max_length=80)]
Code = Annotated[str, Meta(max_length=CODE_LENGTH)]
Id = Annotated[bytes, Meta(min_length=_ID, max_length=_ID)]
Token = Annotated[bytes, Meta(max_length=TOKEN)]  # b"" = none
Key = Annotated[bytes, Meta(min_length=KEY, max_length=KEY)]
Signature = Annotated[bytes, Meta(min_length=SIGNATURE, max_length=SIGNATURE)]
Nonce = Annotated[bytes, Meta(min_length=NONCE, max_length=NONCE)]
Share = Annotated[bytes, Meta(min_length=33, max_length=33)]
Confirmed = Annotated[bytes, Meta(min_length=16, max_length=16)]
Locator = Annotated[str, Meta(max_length=LOCATOR)]
Chain = Annotated[bytes, Meta(min_length=_CHAIN, max_length=_CHAIN)]
CardBytes = Annotated[bytes, Meta(max_length=CARD)]
RecordBytes = Annotated[bytes, Meta(min_length=1, max_length=MAX_BODY)]
Records = Annotated[tuple[RecordBytes, ...], Meta(max_length=256)]
Members = Annotated[tuple[tuple[Number, CardBytes], ...], Meta(max_length=256)]  # the host has number 1
Seats = Annotated[tuple[SeatNumber, ...], Meta(max_length=MAX_SEATS)]
Looking = Annotated[int, Meta(ge=0, le=2)]
People = Annotated[tuple[tuple[Number, Seats, CardBytes, bool], ...], Meta(max_length=PEOPLE)]


# ---- from the client


class Edition(NamedTuple):
    """The version of a game that a table plays: people with another one cannot sit there.

    A connection is not bound to one.
    """

    game: Word
    rules: Number  # revision
    board: Annotated[bytes, Meta(max_length=8)]  # digest of the board data


class Hello(NamedTuple):
    """The first word: nothing else is heard before it."""

    protocol: Number
    app: Word  # version of the program


class Holder(NamedTuple):
    """The public key of the seats that the sender has or will have; once, before any wish. See `identity`."""

    key: Key


class Prove(NamedTuple):
    """Prove to be the host whose code begins so: the sender's share of an exchange, see `pake`."""

    locator: Locator
    share: Share


class Confirm(NamedTuple):
    """The sender has the key that only the whole code gives."""

    shown: Confirmed


class Whose(NamedTuple):
    """Prove to host a table that the sender has been at; `mark` names it to who has it, see `identity.mark`."""

    mark: Id


class Vouch(NamedTuple):
    """The sender, who has a seat at the table, hosts it here: his signature of that, see `trust`."""

    signature: Signature


class Open(NamedTuple):
    """A new room with the sender as its host."""

    card: CardBytes
    edition: Edition


class Join(NamedTuple):
    """Join a room, or a table that has begun as a spectator."""

    code: Code
    card: CardBytes
    editions: Annotated[tuple[Edition, ...], Meta(max_length=16)]  # that the sender can play


class Resume(NamedTuple):
    """Back to the seats at a table, with the proof that they are the sender's; where the own log ends."""

    table: Id
    signature: Signature  # of a statement for this table and this connection
    token: Token  # only where the log knows no key yet, in games that are older than keys
    seq: Seq
    chain: Chain


class Again(NamedTuple):
    """Ask for a rematch: the room where the people of that table meet. Whoever comes first opens it."""

    table: Id
    signature: Signature
    card: CardBytes
    edition: Edition


class Profile(NamedTuple):
    """The sender's card, to its room and to those who search: the relay's order does not depend on it."""

    card: CardBytes


class Begin(NamedTuple):
    """The host has dealt: who holds which seat, and record 0. Records of a game that is going on follow as `Give`."""

    table: Id
    holders: Annotated[tuple[Number, ...], Meta(max_length=MAX_SEATS)]  # member by seat
    header: RecordBytes
    records: Seq  # how many follow


class Give(NamedTuple):
    """Records that the relay does not have."""

    records: Records


class Submit(NamedTuple):
    """A record to be. `base` is the number of the last record the author knows, -1 for what goes with any."""

    number: Number  # of the question, for the answer
    seat: SeatNumber
    base: Annotated[int, Meta(ge=-1, le=MAX_RECORDS)]
    kind: Annotated[int, Meta(ge=min(KINDS), le=max(KINDS))]
    body: Annotated[bytes, Meta(min_length=1, max_length=MAX_SUBMIT)]


class More(NamedTuple):
    """The next page behind record `after`."""

    after: Seq


class Take(NamedTuple):
    """The sender wants a bot of his to play a seat whose player is away."""

    seat: SeatNumber


class GoOn(NamedTuple):
    """Let us not wait for those who have not shown their log; it is done when all who are there have said so."""


class Beat(NamedTuple):
    """Still here, every few seconds. The relay answers with `Here` at a table and with the same elsewhere."""


class Aside(NamedTuple):
    """A word in a room, or among those who look on at a table; the relay carries it both ways and keeps nothing."""

    word: CardBytes


class Door(NamedTuple):
    """The host says who may come in; `door` tells what is meant."""

    locked: bool
    hidden: bool
    looking: Looking


class Remove(NamedTuple):
    """The host removes somebody, and he does not come back. Numbers are those of `Room`, at a table of `Doorway`."""

    number: Number


class Admit(NamedTuple):
    """The host lets somebody in who has asked to look on."""

    number: Number


class Hand(NamedTuple):
    """The host gives a seat of his to somebody at the table."""

    seat: SeatNumber
    number: Number


class Pardon(NamedTuple):
    """The host lets everybody come back whom he has removed."""


# ---- from the relay


class Welcome(NamedTuple):
    """The answer to a hello that fits."""

    protocol: Number
    app: Word
    nonce: Nonce  # for proofs on this connection
    rest: Annotated[int, Meta(ge=1, le=MOST_REST)]  # seconds between two beats where nothing is expected sooner


class Offered(NamedTuple):
    """The relay's share of the exchange that was asked for."""

    share: Share


class Proved(NamedTuple):
    """The relay has the key too: it knows the code, and nobody is between."""

    shown: Confirmed


class Vouched(NamedTuple):
    """Who vouches for the relay at the table that was asked for: keys and signatures."""

    by: Annotated[tuple[tuple[Key, Signature], ...], Meta(max_length=MAX_SEATS)]


class Refusal(NamedTuple):
    """The relay refuses and ends the connection; `code` has a sentence in every language, `facts` fill its slots."""

    code: Word
    facts: Annotated[tuple[Fact, ...], Meta(max_length=8)]


class Moved(NamedTuple):
    """The relay ends the connection, because another one has that table or room: ask there."""

    host: Fact
    port: Annotated[int, Meta(ge=1, le=65_535)]


class Room(NamedTuple):
    """The room as it is now."""

    code: Code
    me: Number
    edition: Edition
    members: Members


class Doorway(NamedTuple):
    """For the host alone: the door as it is, and at a table the people there: number, seats, card, whether he asks."""

    locked: bool
    hidden: bool
    looking: Looking
    removed: Number
    people: People


class Asked(NamedTuple):
    """The host is asked whether the sender may look on."""


class Seated(NamedTuple):
    """Seats at a table (none for a spectator), and where its log ends; again when the seats become others."""

    table: Id
    code: Code
    seats: Seats
    seq: Seq
    chain: Chain
    header: RecordBytes


class Page(NamedTuple):
    """Records from number `first` on, all durable."""

    first: Annotated[int, Meta(ge=1, le=MAX_RECORDS)]
    records: Records
    head: Seq  # number of the last durable record


class Outdated(NamedTuple):
    """Conflict: the author had not seen the whole log, or the record is in it already. Read, then decide anew."""

    number: Number
    head: Seq


class Denied(NamedTuple):
    """A submit was denied, for a reason that asking again does not change (or not soon)."""

    number: Number
    code: Word


class Here(NamedTuple):
    """Who is at the table, and where its log ends: sent when somebody comes or goes, and as the answer to a `Beat`."""

    seq: Seq
    chain: Chain
    seats: Seats  # that somebody is there for
    spectators: Number
    open: bool  # False: waiting until everybody has shown their log
    t_ms: Number  # the time of the table


class Want(NamedTuple):
    """The client has more than the relay: give what is behind record `after`."""

    after: Seq


Message = (
    Hello | Holder | Prove | Confirm | Whose | Vouch | Open | Join | Resume | Again | Profile | Begin | Give | Submit
    | More | Take | GoOn | Aside | Beat | Door | Remove | Admit | Hand | Pardon
    | Welcome | Offered | Proved | Vouched | Refusal | Moved | Room | Doorway | Asked | Seated | Page | Outdated
    | Denied | Here | Want
)  # fmt: skip
_WORDS: Final[dict[type[Message], str]] = {
    Hello: "hello", Holder: "holder", Prove: "prove", Confirm: "confirm", Whose: "whose", Vouch: "vouch",
    Open: "open", Join: "join", Resume: "resume", Again: "again", Profile: "card",
    Begin: "begin", Give: "give", Submit: "submit", More: "more", Take: "take", GoOn: "go-on",
    Beat: "beat", Aside: "aside",
    Door: "door", Remove: "remove", Admit: "admit", Hand: "hand", Pardon: "pardon", Doorway: "doorway", Asked: "asked",
    Welcome: "welcome", Offered: "offered", Proved: "proved", Vouched: "vouched", Refusal: "refused",
    Moved: "moved", Room: "room", Seated: "seated", Page: "page",
    Outdated: "stale", Denied: "denied", Here: "here", Want: "want",
}  # fmt: skip
_CODECS: Final = {word.encode(): Codec[Message](kind, HUGE) for kind, word in _WORDS.items()}
_SAID: Final = frozenset({Hello, Prove, Open, Join, Again, Welcome, Refusal, Moved, Room, Seated, Denied})
"""Messages with texts in them, which must be printable."""


def encode(message: Message) -> bytes:
    """A message as a frame."""
    body = pack((_WORDS[type(message)], *message))
    return _HEAD.pack(len(body)) + body


def decode(body: bytes) -> Message:
    """The message in a frame. `Malformed` when it is none."""
    # A short array that begins with a short word; what is left of it is the array that the word's codec reads.
    if len(body) < 2 or not 0x91 <= body[0] <= 0x9F or not 0xA0 <= body[1] <= 0xBF:
        raise Malformed("no message")
    end = 2 + (body[1] & 0x1F)
    codec = _CODECS.get(body[2:end])
    if codec is None:
        raise Malformed("no such message")
    message = codec.read(bytes((body[0] - 1,)) + body[end:])
    kind = type(message)
    if kind in _SAID:
        _check_texts(message)
    elif isinstance(message, Submit) and message.kind in RELAYS:
        raise Malformed("a record that only relays write")
    return message


def _check_texts(parts: Sequence[object]) -> None:
    for part in parts:
        if isinstance(part, tuple):
            _check_texts(part)
        elif type(part) is str and not part.isprintable():
            raise Malformed("a text that cannot be shown")


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
