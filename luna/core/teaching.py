"""What a game offers for learning: goals of lessons, questions of puzzles, advice of the coach, the story at the end.

A game's module `lessons` has `GOALS`, its module `puzzles` has `KINDS`, its module `coach` is a `Coaching`, and its
module `story` is a `Story`: facts from the turns of a finished game, whose words are in the catalogue.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from fractions import Fraction
from typing import Any, Final, NamedTuple, Protocol

from luna.core.game import Events, GameError, Move, Position, Turn
from luna.core.options import NOTHING, Options

Goal = Callable[[Position, int, tuple[str, ...]], bool]
"""`goal(position, seat, words)`: whether the seat has reached the goal; the words give its size (`favours 2`).

`GameError` in one sentence when the words make no sense.
"""
Goals = Mapping[str, Goal]


def number(words: Sequence[str]) -> int:
    """The size of a goal."""
    if len(words) != 1 or not words[0].isdecimal():
        raise GameError(f"An aim needs one number, not {' '.join(words) or 'nothing'!r}.")
    return int(words[0])


def at_least(count: Callable[[Position, int], int]) -> Goal:
    """The goal that a count of a seat has reached a number."""
    return lambda position, seat, words: count(position, seat) >= number(words)


def victory(over: Callable[[Position], bool], places: Callable[[Position], Sequence[int]]) -> Goal:
    """The goal that the game is over and won."""

    def won(position: Position, seat: int, words: tuple[str, ...]) -> bool:
        if words:
            raise GameError("The aim won takes no further words.")
        return over(position) and places(position)[seat] == 1

    return won


# ---- puzzles


Value = int | Fraction
"""The value of a line; a fraction only where draws count with their odds."""
FOREVER: Final = 1 << 30
"""More than any value."""


class Question(NamedTuple):
    """A question about one position: the best result that the seat to move can force against all others together."""

    seat: int
    ended: Callable[[Position], bool]  # whether a line ends here; never asked about the first position
    value: Callable[[Position, Move, Position], int]
    """`value(before, move, after)`: the value of a line that ends with this move; more is better for the seat."""
    order: Callable[[Position, Sequence[Move]], Sequence[Move]]
    """The moves to search, promising ones first. A move may be left out if another one is always as good."""
    bounds: Callable[[Position], tuple[int, int]] = lambda row: (-FOREVER, FOREVER)
    """A value that is certain from a position, and one that no line exceeds."""
    averages: bool = False
    """How a draw of chance counts: True: with its odds; False: as the worst outcome for the seat."""


class Kind(NamedTuple):
    """A kind of puzzle."""

    fits: Callable[[Position], bool]
    """Whether the question makes sense here and is probably small enough for a proof."""
    ask: Callable[[Position], Question]
    teaches: Callable[[Sequence[Turn]], str]
    """The theme of the seat's own turns of the best line: `puzzle-teaches-<word>` in the catalogue."""
    highest: int | None = None
    """The value that answers the question with yes; None when the answer is the maximum."""
    least: int = 1  # the lowest value that makes a puzzle worth keeping
    shows: Callable[[Sequence[Turn]], bool] = lambda own: True
    """Whether its own turns make a puzzle worth keeping."""
    found: Callable[[Turn], bool] = lambda turn: True
    """Whether a turn of the best line has to be found; False for one that only ends what was begun."""
    searched: bool = False
    """Whether a deep search answers it, not a proof, see `bots.review`: its value is 0 less what a turn costs."""


Kinds = Mapping[str, Kind]
BEST: Final = "best"
"""The kind of puzzle that every game has: which turn is clearly the best?"""


def best_turn(to_move: Callable[[Position], int | None]) -> Kind:
    """The kind `BEST`: one turn of the seat to move."""

    def ask(row: Position) -> Question:
        seat = to_move(row)
        assert seat is not None, "nobody is to move"
        return Question(seat, lambda row: True, lambda before, move, after: -FOREVER, lambda row, moves: moves)

    return Kind(lambda row: True, ask, lambda own: BEST, searched=True)


# ---- the coach

Facts = Mapping[str, str | int]


class Word(str):
    """A fact that is itself the key of a message in the catalogue, for example the name of a place."""

    __slots__ = ()


class Moment(NamedTuple):
    """The moment before a seat's turn."""

    position: Position
    seat: int
    since: Events  # all events since this seat's previous turn began, or since the game began


class Advice(NamedTuple):
    """One piece of advice: the message `coach-<key>` of the game, optionally with `coach-<key>-below`."""

    key: str
    facts: Facts = NOTHING
    light: tuple[str, ...] = ()  # names of the things to highlight, as `Display.named` knows them
    opens: str = ""  # the command of a panel to open with it


class Trigger(NamedTuple):
    """A condition for one piece of advice."""

    name: str
    look: Callable[[Any], Advice | None]  # called with the result of `Coaching.look`
    times: int = 1  # how often a person hears it, at most 3
    rest: int = 0  # turns, as `Coaching.turn` counts them, before it is repeated


def trigger(
    times: int = 1, rest: int = 0, when: Callable[[Any], bool] = bool
) -> Callable[[Callable[[Any], Iterator[Advice]]], Trigger]:
    """Decorator: the `Trigger` of a generator of advice, named after it. The first advice counts, `when` it is due."""
    return lambda advices: Trigger(
        advices.__name__.replace("_", "-"), lambda now: next(advices(now), None) if when(now) else None, times, rest
    )


class PastTurn(NamedTuple):
    """A turn of a finished game."""

    number: int  # 1 is the first of the game
    seat: int
    position: Position  # before it
    turn: Turn
    events: Events


class Deed(NamedTuple):
    """A success in a game: the message `well-<key>` of the game."""

    number: int  # number of the turn
    key: str
    facts: Facts
    worth: int  # approximate points; the summary lists the highest
    kind: str = ""  # the summary lists one deed of each kind; "" means that the key is the kind


class Coaching(Protocol):
    """The coach's knowledge of a game."""

    @property
    def TRIGGERS(self) -> Sequence[Trigger]:  # noqa: N802
        """All triggers, the most important first."""

    @property
    def EVENING(self) -> Options:  # noqa: N802
        """The guided game: a person has the first seat and begins, the other seats are bots of the first level."""

    def turn(self, position: Position, number: int) -> int:
        """An increasing number for the player's turn, `number` moves into the game: one piece of advice per turn."""

    def look(self, moment: Moment) -> Any:
        """The facts that all triggers share, computed once; None when no advice is due."""

    def deeds(self, one: PastTurn, seat: int) -> Iterator[Deed]:
        """The successes of a seat in one turn of any seat."""

    def action(self, one: PastTurn) -> str:
        """The name of a turn's action, see `ACTIONS`; "" for one without a name."""

    @property
    def ACTIONS(self) -> Sequence[str]:  # noqa: N802
        """The actions to suggest for the next game, the best first: messages `next-<name>`."""


class Seat(int):
    """A fact that is a seat; sentences show its player's name."""

    __slots__ = ()


class StorySentence(NamedTuple):
    """One sentence: the message `story-<key>`."""

    key: str
    facts: Facts
    number: int = 0  # the turn after which the table shows it; 0: there is none
    oddness: float = 1.0  # of a record: how far above the usual it is, 1 = usual


class Story(Protocol):
    """The story of a game: its module `story`."""

    def feuds(self, one: PastTurn) -> Iterator[tuple[int, int]]:
        """Pairs of seats: one did something in this turn that the other suffered (`story-feud`, `story-no-feud`)."""

    def records(self, pasts: Sequence[PastTurn]) -> Iterator[StorySentence]:
        """The odd records of a game."""

    def regrets(
        self, pasts: Sequence[PastTurn], position: Position, first: int, second: int
    ) -> Iterator[StorySentence]:
        """Changes that would have put the runner-up in first place, the smallest first. Each one is certain."""
