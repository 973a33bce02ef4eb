"""The messages of client and relay: each is a msgpack array `[word, part, ...]` in a frame.

Every byte may come from a stranger. The types and ranges of the parts are in `fields`; anything else is `Malformed`.
"""

from typing import Annotated, Final, NamedTuple, get_args

from msgspec import Meta

from luna.log.encoding import Codec, Malformed, pack
from luna.log.frames import MAX_RECORDS
from luna.log.records import MAX_SEATS, RELAYS
from luna.net import fields, placards, watch_messages
from luna.net.fields import HUGE, framed

PROTOCOL: Final = 9
PORT: Final = 7786


class Edition(NamedTuple):
    """The version of a game that a table plays. Clients with another version cannot sit there."""

    game: fields.Word
    rules: fields.Number  # revision
    board: Annotated[bytes, Meta(max_length=8)]  # digest of the board data


class Hello(NamedTuple):
    """The greeting, the first message."""

    protocol: fields.Number
    app: fields.Word  # version of the program


class Holder(NamedTuple):
    """The public key of present or future seats; once, before any request. See `identity`."""

    key: fields.Key


class Prove(NamedTuple):
    """Asks the relay to prove that it knows the code with this beginning: the sender's share, see `proof`."""

    locator: fields.Locator
    share: fields.Share


class Confirm(NamedTuple):
    """The sender has the key that only the whole code gives."""

    shown: fields.Confirmed


class Whose(NamedTuple):
    """Asks the relay to prove that it has the sender's table; `mark` names it secretly, see `identity.mark`."""

    mark: fields.Id


class Vouch(NamedTuple):
    """A seat owner's signature that its own program hosts the table, see `certificates`."""

    signature: fields.Signature


class Open(NamedTuple):
    """Open a room with the sender as its host."""

    card: fields.CardBytes
    edition: Edition


class Join(NamedTuple):
    """Join a room, or watch a table that has begun."""

    code: fields.Code
    card: fields.CardBytes
    editions: Annotated[tuple[Edition, ...], Meta(max_length=16)]  # that the sender can play


class Resume(NamedTuple):
    """Return to the seats at a table, with a proof of ownership and the end of the client's log."""

    table: fields.Id
    signature: fields.Signature  # for this table and this connection
    token: fields.Token  # only where the log has no key, in games from before keys
    seq: fields.Seq
    chain: fields.Chain


class Again(NamedTuple):
    """Ask for a rematch: the room where the people of that table meet. The first request opens it."""

    table: fields.Id
    signature: fields.Signature
    card: fields.CardBytes
    edition: Edition


class Profile(NamedTuple):
    """The sender's card, for its room and for the announcement. It does not affect the order of records."""

    card: fields.CardBytes


class Begin(NamedTuple):
    """The host has dealt: owners of the seats, and record 0. Records of a game in progress follow as `Give`."""

    table: fields.Id
    holders: Annotated[tuple[fields.Number, ...], Meta(max_length=MAX_SEATS)]  # member by seat
    header: fields.RecordBytes
    records: fields.Seq  # that follow


class Give(NamedTuple):
    """Records that the relay lacks."""

    records: fields.Records


class Submit(NamedTuple):
    """Submit a record. `base` is the number of the last record that the author knows, -1 for any."""

    number: fields.Number  # of the request, for the answer
    seat: fields.SeatNumber
    base: fields.Base
    kind: fields.Kind
    body: fields.Body


class More(NamedTuple):
    """Ask for the page behind record `after`."""

    after: fields.Seq


class Take(NamedTuple):
    """Let a bot of the sender play a seat whose owner is absent."""

    seat: fields.SeatNumber


class GoOn(NamedTuple):
    """Do not wait for absent players. It takes effect when all connected players have said so."""


class Beat(NamedTuple):
    """Heartbeat. The relay answers with `Here` at a table and with a `Beat` elsewhere."""


class Aside(NamedTuple):
    """A message in a room or between spectators, which the relay passes on without logging it."""

    word: fields.CardBytes


class Door(NamedTuple):
    """The host sets the access rules, see `door`."""

    locked: bool
    hidden: bool
    looking: fields.Looking


class Remove(NamedTuple):
    """The host bans a person. Numbers are those of `Room`, at a table those of `Doorway`."""

    number: fields.Number


class Admit(NamedTuple):
    """The host admits a waiting spectator."""

    number: fields.Number


class Hand(NamedTuple):
    """The host gives one of its seats to a person at the table."""

    seat: fields.SeatNumber
    number: fields.Number


class Pardon(NamedTuple):
    """The host lets all banned people return."""


class Welcome(NamedTuple):
    """The answer to an acceptable greeting."""

    protocol: fields.Number
    app: fields.Word
    nonce: fields.Nonce  # for proofs on this connection
    rest: Annotated[int, Meta(ge=1, le=fields.MOST_REST)]  # seconds between two heartbeats of an idle client


class Offered(NamedTuple):
    """The relay's share of the exchange."""

    share: fields.Share


class Proved(NamedTuple):
    """The relay has the key too: it knows the code, and no machine is in between."""

    shown: fields.Confirmed


class Vouched(NamedTuple):
    """Keys and signatures of the players who vouch for the relay."""

    by: Annotated[tuple[tuple[fields.Key, fields.Signature], ...], Meta(max_length=MAX_SEATS)]


class Refusal(NamedTuple):
    """A refusal, which ends the connection. `code` names a sentence in every language, `facts` fill its slots."""

    code: fields.Word
    facts: Annotated[tuple[fields.Fact, ...], Meta(max_length=8)]


class Moved(NamedTuple):
    """Another relay has the table or room; this ends the connection."""

    host: fields.Fact
    port: Annotated[int, Meta(ge=1, le=65_535)]


class Room(NamedTuple):
    """The room as it is now."""

    code: fields.Code
    me: fields.Number
    edition: Edition
    members: fields.Members


class Doorway(NamedTuple):
    """For the host: the access rules, and at a table its people: number, seats, card, whether they wait."""

    locked: bool
    hidden: bool
    looking: fields.Looking
    removed: fields.Number
    people: fields.People


class Asked(NamedTuple):
    """The host decides whether the sender may watch."""


class Seated(NamedTuple):
    """The sender's seats at a table (none for a spectator) and the end of the log; again when the seats change."""

    table: fields.Id
    code: fields.Code
    seats: fields.Seats
    seq: fields.Seq
    chain: fields.Chain
    header: fields.RecordBytes


class Page(NamedTuple):
    """Durable records from number `first` on."""

    first: Annotated[int, Meta(ge=1, le=MAX_RECORDS)]
    records: fields.Records
    head: fields.Seq  # number of the last durable record


class Outdated(NamedTuple):
    """Conflict: the author lacks records, or the log already has this one. Read the log and decide again."""

    number: fields.Number
    head: fields.Seq


class Denied(NamedTuple):
    """A submit is denied, for a reason that is permanent or lasts."""

    number: fields.Number
    code: fields.Word


class Here(NamedTuple):
    """Presence and the end of the log: sent when a client comes or goes, and as the answer to a `Beat`."""

    seq: fields.Seq
    chain: fields.Chain
    seats: fields.Seats  # whose players are connected
    spectators: fields.Number
    open: bool  # False: the table waits until all players have shown their logs
    t_ms: fields.Number  # the time of the table


class Want(NamedTuple):
    """The client has more than the relay: give the records behind number `after`."""

    after: fields.Seq


Message = (
    Hello | Holder | Prove | Confirm | Whose | Vouch | Open | Join | Resume | Again | Profile | Begin | Give | Submit
    | More | Take | GoOn | Aside | Beat | Door | Remove | Admit | Hand | Pardon
    | Welcome | Offered | Proved | Vouched | Refusal | Moved | Room | Doorway | Asked | Seated | Page | Outdated
    | Denied | Here | Want
    | watch_messages.Watch | watch_messages.Claim | watch_messages.Fetch | watch_messages.Deliver
    | watch_messages.Plan | watch_messages.Letter | watch_messages.Heads | watch_messages.Fetched
    | watch_messages.Elsewhere
    | placards.Post | placards.Posted | placards.Browse | placards.Listed
)  # fmt: skip
_WORDS: Final[dict[type[Message], str]] = {kind: kind.__name__.lower() for kind in get_args(Message)} | {
    Profile: "card",
    GoOn: "go-on",
    Refusal: "refused",
    Outdated: "stale",
}
"""The first part of each message."""
_CODECS: Final = {word.encode(): Codec[Message](kind, HUGE, printable=True) for kind, word in _WORDS.items()}


def encode(message: Message) -> bytes:
    """Encode a message as a frame."""
    return framed(pack((_WORDS[type(message)], *message)))


def decode(body: bytes) -> Message:
    """Decode the body of a frame. `Malformed` when it is not a message."""
    # A short array that begins with a short word; the codec of the word reads the array without it.
    if len(body) < 2 or not 0x91 <= body[0] <= 0x9F or not 0xA0 <= body[1] <= 0xBF:
        raise Malformed("no message")
    end = 2 + (body[1] & 0x1F)
    codec = _CODECS.get(body[2:end])
    if codec is None:
        raise Malformed("no such message")
    message = codec.read(bytes((body[0] - 1,)) + body[end:])
    if isinstance(message, Submit | watch_messages.Deliver) and message.kind in RELAYS:
        raise Malformed("a record that only relays write")
    return message
