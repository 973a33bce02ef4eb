"""The messages of client and relay: each is a msgpack array `[word, part, ...]` in a frame (`framing`).

Every byte may come from a stranger: each message has a shape, each part a range (`shapes`), and what does not fit is
`Malformed`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Final, NamedTuple

from msgspec import Meta

from luna.log.frames import MAX_RECORDS
from luna.log.records import KINDS, MAX_SEATS, RELAYS
from luna.log.strict import Codec, Malformed, pack
from luna.net import shapes
from luna.net.framing import HUGE, framed

PROTOCOL: Final = 8
PORT: Final = 7786


# ---- from the client


class Edition(NamedTuple):
    """The version of a game that a table plays: people with another one cannot sit there.

    A connection is not bound to one.
    """

    game: shapes.Word
    rules: shapes.Number  # revision
    board: Annotated[bytes, Meta(max_length=8)]  # digest of the board data


class Hello(NamedTuple):
    """The first word: nothing else is heard before it."""

    protocol: shapes.Number
    app: shapes.Word  # version of the program


class Holder(NamedTuple):
    """The public key of the seats that the sender has or will have; once, before any wish. See `identity`."""

    key: shapes.Key


class Prove(NamedTuple):
    """Prove to be the host whose code begins so: the sender's share of an exchange, see `pake`."""

    locator: shapes.Locator
    share: shapes.Share


class Confirm(NamedTuple):
    """The sender has the key that only the whole code gives."""

    shown: shapes.Confirmed


class Whose(NamedTuple):
    """Prove to host a table that the sender has been at; `mark` names it to who has it, see `identity.mark`."""

    mark: shapes.Id


class Vouch(NamedTuple):
    """The sender, who has a seat at the table, hosts it here: his signature of that, see `trust`."""

    signature: shapes.Signature


class Open(NamedTuple):
    """A new room with the sender as its host."""

    card: shapes.CardBytes
    edition: Edition


class Join(NamedTuple):
    """Join a room, or a table that has begun as a spectator."""

    code: shapes.Code
    card: shapes.CardBytes
    editions: Annotated[tuple[Edition, ...], Meta(max_length=16)]  # that the sender can play


class Resume(NamedTuple):
    """Back to the seats at a table, with the proof that they are the sender's; where the own log ends."""

    table: shapes.Id
    signature: shapes.Signature  # of a statement for this table and this connection
    token: shapes.Token  # only where the log knows no key yet, in games that are older than keys
    seq: shapes.Seq
    chain: shapes.Chain


class Again(NamedTuple):
    """Ask for a rematch: the room where the people of that table meet. Whoever comes first opens it."""

    table: shapes.Id
    signature: shapes.Signature
    card: shapes.CardBytes
    edition: Edition


class Profile(NamedTuple):
    """The sender's card, to its room and to those who search: the relay's order does not depend on it."""

    card: shapes.CardBytes


class Begin(NamedTuple):
    """The host has dealt: who holds which seat, and record 0. Records of a game that is going on follow as `Give`."""

    table: shapes.Id
    holders: Annotated[tuple[shapes.Number, ...], Meta(max_length=MAX_SEATS)]  # member by seat
    header: shapes.RecordBytes
    records: shapes.Seq  # how many follow


class Give(NamedTuple):
    """Records that the relay does not have."""

    records: shapes.Records


class Submit(NamedTuple):
    """A record to be. `base` is the number of the last record the author knows, -1 for what goes with any."""

    number: shapes.Number  # of the question, for the answer
    seat: shapes.SeatNumber
    base: Annotated[int, Meta(ge=-1, le=MAX_RECORDS)]
    kind: Annotated[int, Meta(ge=min(KINDS), le=max(KINDS))]
    body: Annotated[bytes, Meta(min_length=1, max_length=shapes.MAX_SUBMIT)]


class More(NamedTuple):
    """The next page behind record `after`."""

    after: shapes.Seq


class Take(NamedTuple):
    """The sender wants a bot of his to play a seat whose player is away."""

    seat: shapes.SeatNumber


class GoOn(NamedTuple):
    """Let us not wait for those who have not shown their log; it is done when all who are there have said so."""


class Beat(NamedTuple):
    """Still here, every few seconds. The relay answers with `Here` at a table and with the same elsewhere."""


class Aside(NamedTuple):
    """A word in a room, or among those who look on at a table; the relay carries it both ways and keeps nothing."""

    word: shapes.CardBytes


class Door(NamedTuple):
    """The host says who may come in; `door` tells what is meant."""

    locked: bool
    hidden: bool
    looking: shapes.Looking


class Remove(NamedTuple):
    """The host removes somebody, and he does not come back. Numbers are those of `Room`, at a table of `Doorway`."""

    number: shapes.Number


class Admit(NamedTuple):
    """The host lets somebody in who has asked to look on."""

    number: shapes.Number


class Hand(NamedTuple):
    """The host gives a seat of his to somebody at the table."""

    seat: shapes.SeatNumber
    number: shapes.Number


class Pardon(NamedTuple):
    """The host lets everybody come back whom he has removed."""


# ---- from the relay


class Welcome(NamedTuple):
    """The answer to a hello that fits."""

    protocol: shapes.Number
    app: shapes.Word
    nonce: shapes.Nonce  # for proofs on this connection
    rest: Annotated[int, Meta(ge=1, le=shapes.MOST_REST)]  # seconds between two beats where nothing is expected sooner


class Offered(NamedTuple):
    """The relay's share of the exchange that was asked for."""

    share: shapes.Share


class Proved(NamedTuple):
    """The relay has the key too: it knows the code, and nobody is between."""

    shown: shapes.Confirmed


class Vouched(NamedTuple):
    """Who vouches for the relay at the table that was asked for: keys and signatures."""

    by: Annotated[tuple[tuple[shapes.Key, shapes.Signature], ...], Meta(max_length=MAX_SEATS)]


class Refusal(NamedTuple):
    """The relay refuses and ends the connection; `code` has a sentence in every language, `facts` fill its slots."""

    code: shapes.Word
    facts: Annotated[tuple[shapes.Fact, ...], Meta(max_length=8)]


class Moved(NamedTuple):
    """The relay ends the connection, because another one has that table or room: ask there."""

    host: shapes.Fact
    port: Annotated[int, Meta(ge=1, le=65_535)]


class Room(NamedTuple):
    """The room as it is now."""

    code: shapes.Code
    me: shapes.Number
    edition: Edition
    members: shapes.Members


class Doorway(NamedTuple):
    """For the host alone: the door as it is, and at a table the people there: number, seats, card, whether he asks."""

    locked: bool
    hidden: bool
    looking: shapes.Looking
    removed: shapes.Number
    people: shapes.People


class Asked(NamedTuple):
    """The host is asked whether the sender may look on."""


class Seated(NamedTuple):
    """Seats at a table (none for a spectator), and where its log ends; again when the seats become others."""

    table: shapes.Id
    code: shapes.Code
    seats: shapes.Seats
    seq: shapes.Seq
    chain: shapes.Chain
    header: shapes.RecordBytes


class Page(NamedTuple):
    """Records from number `first` on, all durable."""

    first: Annotated[int, Meta(ge=1, le=MAX_RECORDS)]
    records: shapes.Records
    head: shapes.Seq  # number of the last durable record


class Outdated(NamedTuple):
    """Conflict: the author had not seen the whole log, or the record is in it already. Read, then decide anew."""

    number: shapes.Number
    head: shapes.Seq


class Denied(NamedTuple):
    """A submit was denied, for a reason that asking again does not change (or not soon)."""

    number: shapes.Number
    code: shapes.Word


class Here(NamedTuple):
    """Who is at the table, and where its log ends: sent when somebody comes or goes, and as the answer to a `Beat`."""

    seq: shapes.Seq
    chain: shapes.Chain
    seats: shapes.Seats  # that somebody is there for
    spectators: shapes.Number
    open: bool  # False: waiting until everybody has shown their log
    t_ms: shapes.Number  # the time of the table


class Want(NamedTuple):
    """The client has more than the relay: give what is behind record `after`."""

    after: shapes.Seq


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
    return framed(pack((_WORDS[type(message)], *message)))


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
