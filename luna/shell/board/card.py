"""The words of a small card: costs and gains of a turn, the reason of a refusal, the text of a hint."""

from collections.abc import Callable, Sequence
from typing import Any, Final, Generic, NamedTuple

from typing_extensions import TypeVar

from luna.core.game import Game, Position, Turn, play_all
from luna.shell.drawing import theme
from luna.shell.drawing.theme import Colour

_MARKS: Final = ("!", "+", "0")
BECOMES: Final = "\u203a"
"""Between before and after."""
Told_co = TypeVar("Told_co", default=object, covariant=True)


class CardLine(NamedTuple):
    """One line of a card: its section, the number on its pill, a picture, and the words."""

    words: str
    colour: Colour | None = None  # of the text
    when: str = ""
    sign: str = ""
    kind: str = "plain"  # of the pill: gain loss threat plain
    icon: str = ""


class Card(NamedTuple, Generic[Told_co]):
    """A card beside a thing of the board. Points and final: before and after, None where a turn does not count them."""

    title: str
    lines: tuple[CardLine, ...] = ()
    icon: str = ""
    points: tuple[int, int] | None = None
    final: tuple[int, int] | None = None  # their worth at the end of the game
    told: Told_co | None = None
    """The result of the turn in the game's own terms, for its marks on the table; such a card may be shortened."""


def turn_card(
    game: Game, row: Position, turn: Turn, title: str, line: Callable[[Any], CardLine | None] = lambda event: None
) -> Card:
    """The card of a turn's consequences: a `line` for each event that has one, and the mover's points."""
    events, seat = list[Any](), game.to_move(row)
    before, after = game.scores(row), game.scores(play_all(game, row[:], turn, events))
    lines = tuple(said for event in events if (said := line(event)) is not None)
    return Card(title, lines, points=None if seat is None else (before[seat], after[seat]))


def barred(words: str) -> CardLine:
    """The line that gives the reason against something."""
    return CardLine(words, theme.LOSS, icon="ui/icon-lock")


def card_lines(card: Card) -> list[str]:
    """The lines of a card for a reader, its title first. A sign that the words repeat is left out."""
    lines = (" ".join(filter(None, (line.when, *_said(line)))) for line in card.lines)
    return [line for line in (card.title, *lines) if line]


def _said(line: CardLine) -> tuple[str, ...]:
    """The sign and the words of a line; a listener hears what changes before how much."""
    if BECOMES in line.sign:
        return (f"{line.words}, {line.sign}",)
    return ("" if line.sign in _MARKS else line.sign, line.words)


def compact(said: Sequence[CardLine]) -> tuple[CardLine, ...]:
    """Signs, pictures and numbers alone."""
    return tuple(line._replace(words="") for line in said if line.sign or line.icon)
