"""The entries of a circle: signed statements of its members. A circle is the set of its entries, which only grows.

An entry is the msgpack array `[circle, author, kind, body, signature]`. The public key that signed the founding names
the circle. An entry has one encoding, so equal sets are equal to the byte.
"""

import hashlib
from collections.abc import Iterable, Mapping
from functools import cached_property
from typing import Annotated, Any, Final, NamedTuple, get_args

from msgspec import Meta

from luna.core.standings import placed
from luna.log.encoding import Codec, Malformed, pack
from luna.log.records import MAX_MOVE, MAX_NAME, MAX_SEATS, MAX_TIME, MAX_WORD
from luna.net.identity import KEY, SIGNATURE, Identity, verified

SWISS: Final = "swiss"
EVERYBODY: Final = "everybody"
GROUPS: Final = "groups"
FORMS: Final = (EVERYBODY, SWISS, GROUPS)
"""The forms of a tournament."""
SIZES: Final = (2, 3, 4)
"""The sizes of its tables."""
MOST_PLAYERS: Final = 64
MOST_ROUNDS: Final = 64
MOST_SWISS: Final = 16
"""Rounds of a Swiss tournament: pairing more takes seconds."""
MAX_ENTRY: Final = 4 << 10
"""Bytes."""
ID: Final = 16
TABLE: Final = 16
SHEET: Final = 32
_PURPOSE: Final = b"luna circle 1\0"
_INVITED: Final = b"luna circle invitation 1\0"

Key = Annotated[bytes, Meta(min_length=KEY, max_length=KEY)]
Name = Annotated[str, Meta(min_length=1, max_length=MAX_NAME)]
Word = Annotated[str, Meta(max_length=MAX_WORD)]
Time = Annotated[int, Meta(ge=0, le=MAX_TIME)]  # seconds since 1970
Sheet = Annotated[bytes, Meta(min_length=SHEET, max_length=SHEET)]
Place = Annotated[int, Meta(ge=1, le=MAX_SEATS)]
Points = Annotated[int, Meta(ge=-MAX_MOVE, le=MAX_MOVE)]
Player = Annotated[bytes, Meta(max_length=KEY)]
"""A member's key, the level of a bot as one byte, or b"" for anybody else."""


class Found(NamedTuple):
    """The circle is founded under this name; the only entry that is signed by the circle's own key."""

    name: Name
    founder: Key
    alias: Name  # the founder's name


class Invite(NamedTuple):
    """A member invites the owner of this key."""

    guest: Key


class Join(NamedTuple):
    """Somebody joins by an invitation."""

    name: Name
    guest: Key  # of the invitation
    proof: Annotated[bytes, Meta(min_length=SIGNATURE, max_length=SIGNATURE)]  # by its secret, for the author


class Rename(NamedTuple):
    """The new name of a member. The highest number counts."""

    number: Annotated[int, Meta(ge=1, le=MAX_MOVE)]
    name: Name


class Leave(NamedTuple):
    """A member leaves. The member's results stay."""


class Vouch(NamedTuple):
    """A member says that the person of a lost key has a `new` one, or with b"" that the person is to leave."""

    old: Key
    new: Annotated[bytes, Meta(max_length=KEY)]


class Result(NamedTuple):
    """A finished game. Each of its players signs the same result."""

    table: Annotated[bytes, Meta(min_length=TABLE, max_length=TABLE)]
    sheet: Sheet  # digest of the score sheet
    created: Time
    game: Word
    rules: Annotated[int, Meta(ge=0, le=MAX_MOVE)]  # revision
    board: Annotated[bytes, Meta(min_length=8, max_length=8)]  # digest of the board data
    players: Annotated[tuple[Player, ...], Meta(min_length=2, max_length=MAX_SEATS)]  # by seat
    places: Annotated[tuple[Place, ...], Meta(max_length=MAX_SEATS)]
    points: Annotated[tuple[Points, ...], Meta(max_length=MAX_SEATS)]


class Tournament(NamedTuple):
    """A tournament of these players. Its pairings follow from this entry and the orders of its rounds."""

    name: Name
    form: Word
    game: Word
    size: Annotated[int, Meta(ge=SIZES[0], le=SIZES[-1])]
    rounds: Annotated[int, Meta(ge=1, le=MOST_SWISS)]  # of a Swiss tournament; the other forms know their number
    created: Time
    seed: Annotated[bytes, Meta(min_length=16, max_length=16)]
    players: Annotated[tuple[Player, ...], Meta(min_length=2, max_length=MOST_PLAYERS)]


class Round(NamedTuple):
    """The starter of a tournament closes a round: the players' order at that time, first to last."""

    tournament: Annotated[bytes, Meta(min_length=ID, max_length=ID)]
    number: Annotated[int, Meta(ge=1, le=MOST_ROUNDS)]
    order: Annotated[tuple[Annotated[int, Meta(ge=0, le=MOST_PLAYERS - 1)], ...], Meta(max_length=MOST_PLAYERS)]


Body = Found | Invite | Join | Rename | Leave | Vouch | Result | Tournament | Round
KINDS: Final[Mapping[int, type[Any]]] = dict(enumerate(get_args(Body), 1))
"""The kinds by their numbers in entries: append new ones."""
_KIND_OF: Final = {body: kind for kind, body in KINDS.items()}
_BODIES: Final = {kind: Codec[Body](body, MAX_ENTRY) for kind, body in KINDS.items()}


class _Parts(NamedTuple):
    circle: Key
    author: Key
    kind: Annotated[int, Meta(ge=1, le=len(KINDS))]
    body: Annotated[bytes, Meta(max_length=MAX_ENTRY)]
    signature: Annotated[bytes, Meta(min_length=SIGNATURE, max_length=SIGNATURE)]


_ENTRY: Final = Codec[_Parts](_Parts, MAX_ENTRY)


class Entry:
    """A signed statement. Equal statements of one author are one entry, whatever the signature."""

    def __init__(self, circle: bytes, author: bytes, body: Body, signature: bytes) -> None:
        self.circle, self.author, self.body, self.signature = circle, author, body, signature

    @property
    def kind(self) -> int:
        """The number of its kind."""
        return _KIND_OF[type(self.body)]

    @cached_property
    def id(self) -> bytes:
        """The name of the entry: a digest of everything but the signature."""
        return hashlib.blake2b(_said(self.circle, self.author, self.body), digest_size=ID).digest()

    @cached_property
    def data(self) -> bytes:
        """The bytes of the entry."""
        return pack([self.circle, self.author, self.kind, pack(self.body), self.signature])


def sign(circle: bytes, by: Identity, body: Body) -> Entry:
    """Make an entry."""
    return Entry(circle, by.key, body, by.sign(_said(circle, by.key, body)))


def invited(circle: bytes, guest: Identity, key: bytes) -> bytes:
    """The proof of an invitation for a new member's key."""
    return guest.sign(_INVITED + circle + key)


def read(data: bytes) -> Entry:
    """Decode and verify an entry. `Malformed` when it has another form, contradicts itself or is not signed."""
    circle, author, kind, body, signature = _ENTRY.read(data)
    entry = Entry(circle, author, _BODIES[kind].read(body), signature)
    if entry.data != data:
        raise Malformed("an entry has a second encoding")
    _check(entry)
    if not verified(author, signature, _said(circle, author, entry.body)):
        raise Malformed("an entry is not signed by its author")
    return entry


def _said(circle: bytes, author: bytes, body: Body) -> bytes:
    return _PURPOSE + circle + author + bytes((_KIND_OF[type(body)],)) + pack(body)


def _check(entry: Entry) -> None:
    """`Malformed` when parts of an entry contradict each other."""
    body = entry.body
    for part in body:
        _need(not isinstance(part, str) or (part.isprintable() and part == part.strip()), "name")
    match body:
        case Found():
            _need(entry.author == entry.circle, "founding")
        case Join():
            _need(verified(body.guest, body.proof, _INVITED + entry.circle + entry.author), "invitation")
        case Vouch():
            _need(len(body.new) in (0, KEY) and body.old != body.new, "key")
        case Result():
            seats = len(body.players)
            _need(len(body.places) == len(body.points) == seats, "result")
            _need(placed([-place for place in body.places]) == body.places, "result")
            _need(all(len(player) in (0, 1, KEY) for player in body.players) and entry.author in body.players, "player")
            _need(_single(player for player in body.players if len(player) == KEY), "player")
        case Tournament():
            _need(all(map(is_named, body.players)) and _single(body.players), "player")
            _need(body.form in FORMS, "tournament")
        case Round():
            _need(sorted(body.order) == list(range(len(body.order))), "order")


def _single(players: Iterable[bytes]) -> bool:
    listed = list(players)
    return len(set(listed)) == len(listed)


def _need(right: bool, what: str) -> None:
    if not right:
        raise Malformed(f"wrong {what} in an entry")


def bot(level: int) -> bytes:
    """The player that represents all bots of a level."""
    return bytes((level,))


def is_bot(player: bytes) -> bool:
    """Whether a player is a bot of some level."""
    return len(player) == 1


def is_named(player: bytes) -> bool:
    """Whether a player is a member or a bot."""
    return len(player) in (1, KEY)
