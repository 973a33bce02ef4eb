"""The state of a draft: things chosen one by one, or a move being composed. Pure and immutable.

A move takes novices first, then the island, then the vehicle; its legal forms are among the candidates. A *pick* is in
the hand without a destination; a *leg* has one. Journey, tide and sailboat are three ways to play the same legs.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import ClassVar, Final, NamedTuple

from luna.core.game import Reason, Turn, reason
from luna.games.luna.board import targets
from luna.games.luna.board.hand.candidates import Candidates
from luna.games.luna.board.targets import KIND, VEHICLES, Target, isle_of, tile_of
from luna.games.luna.rules import why_not
from luna.games.luna.rules.board import ISLANDS
from luna.games.luna.rules.goals import allows, nearest
from luna.games.luna.rules.moves import CLOSE, JETTY, encode_part
from luna.shell.board.draft import Answer, Chosen

_UNKNOWN: Final = reason("no-move", "A1")
_FIRST: Final = {"favour": "token", "appoint": "tile", "consecrate": "tile", "book": "book", "council": "pupil"}
"""The first choice after the button of a verb, where it is no island."""


class Pick(NamedTuple):
    """Novices in the hand: `origin` is an island in name order or JETTY."""

    origin: int
    tired: bool
    novices: int


class Leg(NamedTuple):
    """Novices with a destination."""

    origin: int
    tired: bool
    novices: int
    destination: int


def turn_of(vehicle: str, legs: Iterable[Leg]) -> Turn | None:
    """The canonical turn of these legs: equal ones merged, ascending. None when the vehicle has no such form."""
    merged: dict[tuple[int, bool, int], int] = {}
    for leg in legs:
        key = leg.origin, leg.tired, leg.destination
        merged[key] = merged.get(key, 0) + leg.novices
    if not merged or max(merged.values()) > 15:
        return None
    parts = sorted(encode_part(KIND[vehicle], origin, tired, to, n) for (origin, tired, to), n in merged.items())
    if vehicle == "sail":
        return (parts[0],) if len(parts) == 1 else None
    return (*parts, CLOSE)


@dataclass(frozen=True)
class Choosing(Chosen[Target]):
    """Things are being chosen: half of a book's move, a seat of the Council, islands of the starting pairs."""

    @property
    def taught(self) -> int:
        """The tile of the known half of a book's move; 0 = none."""
        return tile_of(self.things[0]) if self.things and self.verb == "book" else 0

    @property
    def choices(self) -> list[Turn]:
        """The ways to a seat of the Council to choose from."""
        return [way.turn for way in self.left] if self.things and self.verb == "council" else []

    @property
    def wants(self) -> str:
        """The next thing to choose, a key of the catalogue; "" before the draft starts."""
        if self.taught:
            return "table-pick-pupil" if targets.of(self.things[0], "book") else "table-pick-book"
        return "table-choose" if self.choices else f"table-pick-{_FIRST.get(self.verb, 'island')}" if self.said else ""


@dataclass(frozen=True)
class Composing:
    """A move that is being composed. A step returns another value, or an answer with the reason for its refusal."""

    asked: Candidates = field(compare=False, repr=False)
    hand: tuple[Pick, ...] = ()
    legs: tuple[Leg, ...] = ()
    wanted: str | None = None  # the vehicle requested; None = the cheapest that will do
    said: bool = False  # by its button, before any novice
    things: ClassVar[tuple[Target, ...]] = ()
    choices: ClassVar[list[Turn]] = []
    taught: ClassVar[int] = 0

    @property
    def busy(self) -> bool:
        """Whether anything has been picked."""
        return bool(self.hand or self.legs)

    def there(self, origin: int, tired: bool) -> int:
        """Novices of a group that are not on their way yet; those in the hand still count."""
        me = self.asked.me
        group = me.inactive if tired else me.active
        all_here = group[origin] if origin != JETTY else 0 if tired else me.jetty
        return all_here - sum(leg.novices for leg in self.legs if (leg.origin, leg.tired) == (origin, tired))

    def held(self, origin: int, tired: bool) -> int:
        """Novices of a group in the hand."""
        return sum(pick.novices for pick in self.hand if (pick.origin, pick.tired) == (origin, tired))

    @cached_property
    def vehicles(self) -> list[str]:
        """Vehicles that could still carry the draft, the preferred one first."""
        ways = [self._sent(isle) for isle in range(len(ISLANDS))] if self.hand else [self.legs]
        return [vehicle for vehicle in VEHICLES if any(self._carries(vehicle, legs) for legs in ways)]

    @property
    def vehicle(self) -> str | None:
        """The vehicle of the draft now."""
        if self.wanted is not None:
            return self.wanted if self.wanted in self.vehicles else None
        return self.vehicles[0] if self.vehicles else None

    @property
    def verb(self) -> str:
        """The action that the draft is about."""
        return self.vehicle or self.wanted or "journey"

    @property
    def turn(self) -> Turn | None:
        """The turn as composed so far; None while it is not complete."""
        return turn_of(self.vehicle, self.legs) if self.vehicle and not self.hand else None

    @property
    def wants(self) -> str:
        """The next thing to choose, a key of the catalogue."""
        return "table-pick-island" if self.hand else "table-pick-first"

    def destinations(self) -> list[int]:
        """Islands to which the hand could go."""
        return [isle for isle in range(len(ISLANDS)) if self.hand and self._goes(self._sent(isle))]

    # Steps

    def click(self, target: Target) -> Composing | Answer:
        """Take a click on the table: a group goes into the hand, or the hand goes to an island."""
        isle, tired = isle_of(target), targets.of(target, "tired", "herbs")
        if targets.of(target, "group", "tired"):
            return self.pick(isle, tired)
        if targets.of(target, "sail", "chip", "herbs"):
            move = replace(self, wanted="sail") if targets.of(target, "sail") else self
            return move.pick(isle, tired, target.number)
        if not self.hand or isle >= JETTY:
            return Answer(hint="table-draft-first" if self.busy and isle >= JETTY else "table-pick-first")
        legs = self._sent(isle)
        if not self._goes(legs):
            return Answer(reason=self._refusal(legs))
        sent = replace(self, legs=legs, hand=())
        # A sailboat leaves no choice: one harbour, one island.
        return Answer(sent.turn) if sent.vehicle == sent.wanted == "sail" else sent

    def pick(self, origin: int, tired: bool, count: int | None = None) -> Composing | Answer:
        """Take novices of a group into the hand; without a number all that can go, then on each repeat one, two, ..."""
        most, held = self.there(origin, tired), self.held(origin, tired)
        if count is None and not most:
            count = 1  # nobody is there: the rules give the reason
        elif count is None:
            count = most if not held else 1 if held == most else held + 1
            if held and most == 1:
                count = 0  # the same novice again: put it down
        others = tuple(pick for pick in self.hand if (pick.origin, pick.tired) != (origin, tired))
        if count <= 0:
            return replace(self, hand=others)
        for fewer in range(count, 0, -1):
            trial = replace(self, hand=(*others, Pick(origin, tired, fewer)))
            if trial.destinations():
                return trial
        asked = replace(self, hand=(*others, Pick(origin, tired, count)))
        why = nearest(asked._refusal(asked._sent(isle)) for isle in range(len(ISLANDS)) if isle != origin) or _UNKNOWN
        if why.code == "no-move" and self.wanted is not None:
            return Answer(hint="table-not-by")  # the vehicle has no such form
        return Answer(reason=why)

    def choose(self, vehicle: str) -> Composing | Answer:
        """Choose a vehicle, if it can carry the draft."""
        if not self.busy or vehicle in self.vehicles:
            return replace(self, wanted=vehicle)
        return Answer(reason=self._why_not(vehicle, self.legs or self._sent(0)[:1]) or _UNKNOWN)

    def back(self) -> Composing | Choosing:
        """The draft without its last step."""
        if not self.busy:
            return Choosing()
        return (replace(self, hand=self.hand[:-1]) if self.hand else replace(self, legs=self.legs[:-1])).settled()

    def unsaid(self) -> Composing | Choosing:
        """The draft without its verb; the novices stay on their way."""
        return replace(self, said=False).settled()

    def settled(self) -> Composing | Choosing:
        """The draft; without novices on the way it is None, unless its vehicle was chosen by name."""
        return self if self.busy or self.said else Choosing()

    # Inside

    def _sent(self, isle: int) -> tuple[Leg, ...]:
        return (*self.legs, *(Leg(*pick, isle) for pick in self.hand))

    def _carries(self, vehicle: str, legs: Sequence[Leg]) -> bool:
        turn = turn_of(vehicle, legs)
        return turn is not None and allows(self.asked.moves, turn)

    @property
    def _wanted(self) -> tuple[str, ...]:
        return VEHICLES if self.wanted is None else (self.wanted,)

    def _goes(self, legs: Sequence[Leg]) -> bool:
        """Whether the chosen vehicle carries these legs; without a choice, whether any does."""
        return any(self._carries(vehicle, legs) for vehicle in self._wanted)

    def _refusal(self, legs: Sequence[Leg]) -> Reason:
        """Why no vehicle carries these legs: the most informative of several reasons."""
        refusals = [self._why_not(vehicle, legs) for vehicle in self._wanted]
        return nearest(refusal for refusal in refusals if refusal is not None) or _UNKNOWN

    def _why_not(self, vehicle: str, legs: Sequence[Leg]) -> Reason | None:
        turn = turn_of(vehicle, legs)
        return why_not(self.asked.row, turn) if turn else None
