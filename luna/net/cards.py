"""Cards: what members of a room, and tables on the network, publish about themselves. The relay passes them on."""

from collections.abc import Mapping
from typing import Annotated, Final, NamedTuple

from msgspec import Meta

from luna.core.levels import LEVELS
from luna.core.options import NOTHING
from luna.core.registry import FIRST
from luna.log.encoding import Codec, Malformed, pack
from luna.log.records import MAX_CHAT, MAX_MOVE, MAX_NAME, MAX_SEATS, MAX_WORD, one_line
from luna.log.rhythm import LIVE
from luna.net.fields import CARD

_ROUNDS: Final = 99
_MOST_OPTIONS: Final = 16

Short = Annotated[str, Meta(max_length=MAX_WORD)]
Name = Annotated[str, Meta(max_length=MAX_NAME)]
Choice = bool | Annotated[int, Meta(ge=0, le=MAX_MOVE)] | Short
Level = Annotated[int, Meta(ge=LEVELS[0], le=LEVELS[-1])]


class Wish(NamedTuple):
    """A seat that a member wants to play, under this name. Several members may share a machine."""

    order: Short
    name: Name


class Proposal(NamedTuple):
    """The host's proposal for the table. The game itself defines the options."""

    game: Short = FIRST
    options: Annotated[Mapping[Short, Choice], Meta(max_length=_MOST_OPTIONS)] = NOTHING  # by id; else the defaults
    undo: Short = "consent"
    bots: Annotated[tuple[tuple[Short, Level], ...], Meta(max_length=MAX_SEATS)] = ()  # order and level
    seats: Annotated[int, Meta(ge=0, le=MAX_SEATS)] = 4  # how many there can be
    rhythm: Short = LIVE


class MemberCard(NamedTuple):
    """The card of one machine in a room."""

    name: Name
    language: Short = ""
    ready: bool = False
    wishes: Annotated[tuple[Wish, ...], Meta(max_length=MAX_SEATS)] = ()
    game: Proposal | None = None  # the host's counts
    round: Annotated[int, Meta(ge=0, le=_ROUNDS)] = 0  # at a table: which one is played
    over: bool = False  # at a table: the game has ended


class Word(NamedTuple):
    """A chat message in a room or between spectators: a phrase that everybody reads in their language, or a text."""

    name: Name
    phrase: Short
    text: Annotated[str, Meta(max_length=MAX_CHAT)]


_CARD: Final = Codec[MemberCard](MemberCard, CARD, printable=True)
_WORD: Final = Codec[Word](Word, CARD, printable=True)


def write(card: MemberCard) -> bytes:
    """Encode a card."""
    wishes = tuple(Wish(wish.order, one_line(wish.name, MAX_NAME)) for wish in card.wishes)
    game = card.game and card.game._replace(options=dict(card.game.options))
    return pack(card._replace(name=one_line(card.name, MAX_NAME), wishes=wishes, game=game))


def read(data: bytes) -> MemberCard:
    """Decode a card, which may come from a stranger; an empty card when the bytes are malformed."""
    try:
        return _CARD.read(data)
    except Malformed:
        return MemberCard("")


def seated(members: Mapping[int, MemberCard]) -> dict[str, tuple[int, str]]:
    """Member and name by seat; the first member that asks gets the seat."""
    taken: dict[str, tuple[int, str]] = {}
    for number, card in sorted(members.items()):
        for wish in card.wishes:
            taken.setdefault(wish.order, (number, wish.name or card.name))
    return taken


def write_word(word: Word) -> bytes:
    """Encode a chat message within the size of a card."""
    text = word.text
    while True:
        data = pack([one_line(word.name, MAX_NAME), word.phrase, one_line(text, MAX_CHAT)])
        if len(data) <= CARD:
            return data
        text = text[:-1]


def read_word(data: bytes) -> Word | None:
    """Decode a chat message; None when the bytes are malformed."""
    try:
        return _WORD.read(data)
    except Malformed:
        return None
