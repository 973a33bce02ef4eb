"""What a draft of Luna has come to: a tagged union of its states, and the facts that others read from it. Pure.

Every step makes another value, nothing is changed in place.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from luna.core.game import Reason, Turn
from luna.games.luna.board.hand.candidates import Candidates
from luna.games.luna.board.hand.composer import Composing
from luna.games.luna.rules.views import View, view


@dataclass(frozen=True, slots=True)
class Idle:
    """Nothing is drafted."""


@dataclass(frozen=True, slots=True)
class Aiming:
    """A verb was chosen; the next click says where."""

    verb: str
    turn: Turn | None = None  # the only thing that it can mean: Enter, or the verb once more, plays it


@dataclass(frozen=True, slots=True)
class Teaching:
    """Half of a book's move: the tile where the book lies, or that of the novice who is to get one."""

    tile: int
    gives: bool  # it is the book's
    said: bool  # the verb was chosen before

    @property
    def wants(self) -> str:
        """The other half, as a key of the catalogue."""
        return "table-pick-pupil" if self.gives else "table-pick-book"


@dataclass(frozen=True, slots=True)
class Choosing:
    """Several ways to a seat of the Council."""

    turns: tuple[Turn, ...]
    said: bool  # the verb was chosen before


@dataclass(frozen=True, slots=True)
class Pairing:
    """Islands of the starting pairs, in the preparation."""

    isles: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Confirming:
    """The last candle, or the end of the solo phase, has been clicked once."""

    before: Begun


Begun = Idle | Aiming | Composing | Teaching | Choosing | Pairing
State = Begun | Confirming


def settled(move: Composing) -> Composing | Idle:
    """A move without novices on the way is none, unless its vehicle was chosen by name."""
    return move if move.busy or move.said else Idle()


def back(draft: State) -> Begun:
    """The draft without its last step."""
    match draft:
        case Confirming(before=before):
            return before
        case Composing() if draft.busy:
            return settled(draft.back())
        case Teaching(said=True):
            return Aiming("book")
        case Choosing(said=True):
            return Aiming("council")
        case Pairing(isles=(*isles, _)) if isles:
            return Pairing(tuple(isles))
    return Idle()


def unsaid(draft: Begun) -> Begun:
    """The draft without the verb that was chosen first; what was begun with it stays."""
    if isinstance(draft, Composing):
        return settled(replace(draft, said=False))
    return replace(draft, said=False) if isinstance(draft, Teaching | Choosing) else Idle()


class Facts:
    """A draft in one position, and what there is to know about it. Make a new one for every position."""

    def __init__(self, row: bytearray, careful: bool = True, watching: bool = False) -> None:
        """`careful`: a round's end asks for a second click. `watching`: somebody else is to move, not this hand."""
        self.row = row
        self.seen: View = view(row)
        self.careful = careful
        self.watching = watching and self.seen.turn is not None
        self.over = watching or self.seen.turn is None  # nothing can be drafted
        self.draft: State = Idle()
        self.armed = False  # the Novice token is in the hand
        if self.seen.turn is not None:
            self.me = self.seen.seats[self.seen.turn]
            self.asked = Candidates(row, self.seen)

    @property
    def begun(self) -> Begun:
        """What has been put together, a waiting question left aside."""
        return self.draft.before if isinstance(self.draft, Confirming) else self.draft

    @property
    def state(self) -> object:
        """A value that differs for every step of the draft, to tell changes by; None while nothing is drafted."""
        return (self.draft, self.armed) if self.busy else None

    @property
    def acting(self) -> bool:
        """Whether an action is to be chosen, not a step of the preparation or of a round's start."""
        return not self.over and self.seen.step == "action"

    @property
    def busy(self) -> bool:
        """Whether `back` has something to take away."""
        return self.armed or not isinstance(self.draft, Idle)

    @property
    def confirm(self) -> bool:
        """Whether a question waits: a round would end."""
        return isinstance(self.draft, Confirming)

    @property
    def verb(self) -> str | None:
        """The verb that was chosen before anything else."""
        match self.begun:
            case Aiming(verb=verb) | Composing(wanted=verb, said=True):
                return verb
            case Teaching(said=True):
                return "book"
            case Choosing(said=True):
                return "council"
        return None

    @property
    def composing(self) -> bool:
        """Whether islands and groups now mean a move."""
        return isinstance(self.begun, Composing)

    @property
    def composer(self) -> Composing:
        """The move being composed, or none yet."""
        begun = self.begun
        return begun if isinstance(begun, Composing) else Composing(self.asked)

    @property
    def choices(self) -> tuple[Turn, ...]:
        """The ways to choose from."""
        return self.begun.turns if isinstance(self.begun, Choosing) else ()

    @property
    def pairs(self) -> tuple[int, ...]:
        """Islands of the starting pairs put down so far."""
        return self.begun.isles if isinstance(self.begun, Pairing) else ()

    @property
    def taught(self) -> Teaching | None:
        """The half of a book's move that is known."""
        return self.begun if isinstance(self.begun, Teaching) else None

    @property
    def action(self) -> str | None:
        """The verb that the draft is about, by whatever way it was begun: what strip, card and button all name."""
        match self.draft:
            case Aiming(verb=verb):
                return verb
            case Composing(vehicle=vehicle, wanted=wanted):
                return vehicle or wanted or "journey"
            case Teaching():
                return "book"
            case Choosing():
                return "council"
            case Confirming():
                return "meditate"
        return None

    @property
    def ready(self) -> Turn | None:
        """The turn that Enter would play."""
        return self.begun.turn if isinstance(self.begun, Aiming | Composing) else None

    @property
    def wants(self) -> str:
        """What the draft still lacks, as a word of the catalogue; "" where nothing was begun."""
        match self.begun:
            case Aiming():
                return "table-pick-goal"
            case Composing(hand=hand):
                return "table-pick-island" if hand else "table-pick-first"
            case Teaching(wants=wants):
                return wants
            case Choosing():
                return "table-choose"
        return ""

    def why_not_verb(self, verb: str) -> Reason | None:
        """Why nothing can be done with a verb now, None when something can."""
        return None if self.asked.can(verb) else self.asked.why_not(verb)
