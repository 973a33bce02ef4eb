"""Cards: what the members of a room tell each other, and a table tells on the network. The relay passes them on.

A card may come from a stranger. A malformed one counts as an empty card.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from luna.core.options import NOTHING, Value
from luna.core.registry import FIRST
from luna.log.encoding import Malformed, pack, unpack
from luna.log.records import MAX_CHAT, MAX_MOVE, MAX_NAME, MAX_SEATS, MAX_WORD, one_line
from luna.net.fields import CARD

LEVELS: Final = (0, 1, 2, 3, 4, 5)
_ROUNDS: Final = 99
_MOST_OPTIONS: Final = 16


class Wish(NamedTuple):
    """A seat that a member wants to play, under this name. Several members may share a machine."""

    order: str
    name: str


class Proposal(NamedTuple):
    """The host's proposal for the table. The game itself defines the options."""

    game: str = FIRST
    options: Mapping[str, Value] = NOTHING  # by id; those that are missing have their defaults
    undo: str = "consent"
    bots: tuple[tuple[str, int], ...] = ()  # order and level
    seats: int = 4  # how many there can be


class MemberCard(NamedTuple):
    """The card of one machine in a room."""

    name: str
    language: str = ""
    ready: bool = False
    wishes: tuple[Wish, ...] = ()
    game: Proposal | None = None  # the host's counts
    round: int = 0  # at a table: which one is played
    over: bool = False  # at a table: the game has ended


class Word(NamedTuple):
    """A chat message in a room or between spectators: a phrase that everybody reads in their language, or a text."""

    name: str
    phrase: str
    text: str


def write(card: MemberCard) -> bytes:
    """Encode a card."""
    game = None
    if card.game is not None:
        name, options, undo, bots, seats = card.game
        game = [name, dict(options), undo, [list(bot) for bot in bots], seats]
    wishes = [[wish.order, one_line(wish.name, MAX_NAME)] for wish in card.wishes]
    return pack([one_line(card.name, MAX_NAME), card.language, card.ready, wishes, game, card.round, card.over])


def read(data: bytes) -> MemberCard:
    """Decode a card; an empty card when the bytes are malformed."""
    try:
        name, language, ready, wishes, game, round, over = _list(unpack(data, CARD), 7)
        return MemberCard(
            _text(name, MAX_NAME),
            _text(language, MAX_WORD),
            _flag(ready),
            tuple(Wish(_text(order, MAX_WORD), _text(called, MAX_NAME)) for order, called in _pairs(wishes)),
            None if game is None else _proposal(game),
            _number(round, _ROUNDS),
            _flag(over),
        )
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
        name, phrase, text = _list(unpack(data, CARD), 3)
        return Word(_text(name, MAX_NAME), _text(phrase, MAX_WORD), _text(text, MAX_CHAT))
    except Malformed:
        return None


def _proposal(value: Any) -> Proposal:
    game, options, undo, bots, seats = _list(value, 5)
    levels = tuple((_text(order, MAX_WORD), level) for order, level in _pairs(bots))
    if any(level not in LEVELS or type(level) is not int for _, level in levels):
        raise Malformed("no such bot")
    most = _number(seats, MAX_SEATS)
    return Proposal(_text(game, MAX_WORD), _options(options), _text(undo, MAX_WORD), levels, most)


def _options(value: Any) -> dict[str, Value]:
    if type(value) is not dict or len(value) > _MOST_OPTIONS:
        raise Malformed("options in a card")
    for key, chosen in value.items():
        _text(key, MAX_WORD)
        if type(chosen) is not bool:
            _text(chosen, MAX_WORD) if type(chosen) is str else _number(chosen, MAX_MOVE)
    return value


def _pairs(value: Any) -> list[list[Any]]:
    if type(value) is not list or len(value) > MAX_SEATS:
        raise Malformed("a list in a card")
    return [_list(pair, 2) for pair in value]


def _list(value: Any, size: int) -> list[Any]:
    if type(value) is not list or len(value) != size:
        raise Malformed("the shape of a card")
    return value


def _text(value: Any, most: int) -> str:
    if type(value) is not str or len(value) > most or not value.isprintable():
        raise Malformed("a word in a card")
    return value


def _number(value: Any, most: int) -> int:
    if type(value) is not int or not 0 <= value <= most:
        raise Malformed("a number in a card")
    return value


def _flag(value: Any) -> bool:
    if type(value) is not bool:
        raise Malformed("a flag in a card")
    return value
