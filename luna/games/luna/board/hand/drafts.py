"""What has been begun of a turn, a tagged union: every step is another value, nothing is changed in place."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import assert_never

from luna.core.game import Turn
from luna.games.luna.board.hand.composer import Composing


@dataclass(frozen=True, slots=True)
class Idle:
    """Nothing."""


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
        """The other half, as a word of the catalogue."""
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

    before: Idle | Aiming | Composing | Teaching | Choosing | Pairing


Begun = Idle | Aiming | Composing | Teaching | Choosing | Pairing
Draft = Begun | Confirming


def back(draft: Draft) -> Begun:
    """The draft without its last step."""
    match draft:
        case Idle() | Aiming():
            return Idle()
        case Composing():
            return settled(draft.back()) if draft.busy else Idle()
        case Teaching(said=said):
            return Aiming("book") if said else Idle()
        case Choosing(said=said):
            return Aiming("council") if said else Idle()
        case Pairing(isles=isles):
            return Pairing(isles[:-1]) if len(isles) > 1 else Idle()
        case Confirming(before=before):
            return before
        case _:
            assert_never(draft)


def settled(move: Composing) -> Composing | Idle:
    """A move with nobody on the way is none, but where its vehicle was chosen by name."""
    return move if move.busy or move.said else Idle()


def unsaid(draft: Begun) -> Begun:
    """The draft without the verb that was chosen first; what was begun with it stays."""
    match draft:
        case Teaching() | Choosing():
            return replace(draft, said=False)
        case Composing():
            return settled(replace(draft, said=False))
        case Idle() | Aiming() | Pairing():
            return Idle()
        case _:
            assert_never(draft)


def verb_of(draft: Begun) -> str | None:
    """The verb that was chosen first."""
    match draft:
        case Aiming(verb=verb):
            return verb
        case Composing():
            return draft.wanted if draft.said else None
        case Teaching(said=said):
            return "book" if said else None
        case Choosing(said=said):
            return "council" if said else None
        case Idle() | Pairing():
            return None
        case _:
            assert_never(draft)


def action_of(draft: Draft) -> str | None:
    """The verb that the draft is about, by whatever way it was begun."""
    match draft:
        case Confirming():
            return "meditate"
        case Composing():
            return draft.vehicle or draft.wanted or "journey"
        case Choosing():
            return "council"
        case Teaching():
            return "book"
        case Aiming(verb=verb):
            return verb
        case Idle() | Pairing():
            return None
        case _:
            assert_never(draft)


def wanted_by(draft: Begun) -> str:
    """What the draft still lacks, as a word of the catalogue; "" where nothing was begun."""
    match draft:
        case Composing(hand=hand):
            return "table-pick-island" if hand else "table-pick-first"
        case Choosing():
            return "table-choose"
        case Teaching():
            return draft.wants
        case Aiming():
            return "table-pick-goal"
        case Idle() | Pairing():
            return ""
        case _:
            assert_never(draft)
