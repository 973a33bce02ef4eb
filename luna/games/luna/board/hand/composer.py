"""The move composer: novices first, the island next, the vehicle last. Pure; every question goes to the rules.

A *pick* is in the hand and has no destination yet; a *leg* has one. Journey, tide and sailboat are three ways to play
the same legs, and `why_not` says which of them the rules allow.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple

from luna.core.game import Reason, Turn
from luna.games.luna.rules import why_not
from luna.games.luna.rules.moves import CLOSE, JETTY, JOURNEY, SAIL, TIDE, encode_part
from luna.games.luna.rules.views import SeatView

VEHICLES: Final = ("journey", "tide", "sail")
"""In the order of preference when several would do: what costs nothing comes first."""
_KIND: Final = {"journey": JOURNEY, "tide": TIDE, "sail": SAIL}
_FAR: Final = {"no-move": 9, "sail-two": 3, "needs-token": 2}
"""How little a refusal says about what was meant; codes not named here say it best."""


class Pick(NamedTuple):
    """Novices in the hand: `origin` is an island in name order or JETTY."""

    origin: int
    tired: bool
    novices: int


class Leg(NamedTuple):
    """Novices that know where they go."""

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
    kind = _KIND[vehicle]
    parts = sorted(encode_part(kind, origin, tired, to, n) for (origin, tired, to), n in merged.items())
    if vehicle == "sail":
        return (parts[0],) if len(parts) == 1 else None
    return (*parts, CLOSE)


class Composer:
    """The hand and the legs of one draft."""

    def __init__(self, row: bytearray, me: SeatView) -> None:
        self._row, self._me = row, me
        self.hand: list[Pick] = []
        self.legs: list[Leg] = []
        self.wanted: str | None = None  # the vehicle asked for, and no other; None = the cheapest that will do

    def copy(self) -> Composer:
        """The same draft, to try something out."""
        other = Composer(self._row, self._me)
        other.hand, other.legs, other.wanted = self.hand[:], self.legs[:], self.wanted
        return other

    @property
    def busy(self) -> bool:
        """Whether anything has been picked."""
        return bool(self.hand or self.legs)

    def there(self, origin: int, tired: bool) -> int:
        """Novices of a group that are not on their way yet; those in the hand still count."""
        if origin == JETTY:
            all_here = 0 if tired else self._me.jetty
        else:
            all_here = (self._me.inactive if tired else self._me.active)[origin]
        return all_here - sum(leg.novices for leg in self.legs if (leg.origin, leg.tired) == (origin, tired))

    def held(self, origin: int, tired: bool) -> int:
        """Novices of a group in the hand."""
        return sum(pick.novices for pick in self.hand if (pick.origin, pick.tired) == (origin, tired))

    # Asking the rules

    def vehicles(self) -> list[str]:
        """Vehicles that could still carry the draft, the preferred one first."""
        if self.hand:
            return [vehicle for vehicle in VEHICLES if any(self._fits(vehicle, self._sent(isle)) for isle in range(7))]
        return [vehicle for vehicle in VEHICLES if self._fits(vehicle, self.legs)]

    @property
    def vehicle(self) -> str | None:
        """The vehicle that the draft goes by now."""
        fit = self.vehicles()
        if self.wanted is not None:
            return self.wanted if self.wanted in fit else None
        return fit[0] if fit else None

    def turn(self) -> Turn | None:
        """The turn as it stands, None while it is none."""
        vehicle = self.vehicle
        return turn_of(vehicle, self.legs) if vehicle and not self.hand else None

    def destinations(self) -> list[int]:
        """Islands to which the hand could go."""
        return [isle for isle in range(7) if self.hand and self._why_none(self._sent(isle)) is None]

    def _fits(self, vehicle: str, legs: list[Leg]) -> bool:
        turn = turn_of(vehicle, legs)
        return turn is not None and why_not(self._row, turn) is None

    def _sent(self, isle: int) -> list[Leg]:
        return [*self.legs, *(Leg(*pick, isle) for pick in self.hand)]

    def _why_none(self, legs: list[Leg]) -> Reason | None:
        """None when the vehicle wanted carries the legs, or any where none is; else the refusal that says most."""
        refusals = []
        for vehicle in VEHICLES if self.wanted is None else (self.wanted,):
            turn = turn_of(vehicle, legs)
            if turn is None:
                continue
            refusal = why_not(self._row, turn)
            if refusal is None:
                return None
            refusals.append(refusal)
        return min(refusals, key=lambda refusal: _FAR.get(refusal.code, 0)) if refusals else _UNKNOWN

    # Changing the draft

    def pick(self, origin: int, tired: bool, count: int | None = None) -> Reason | None:
        """So many novices of a group into the hand; without a number all that can go, once more: one, two, ..."""
        most, held = self.there(origin, tired), self.held(origin, tired)
        if count is None and not most:
            count = 1  # nobody is there: let the rules say so
        elif count is None:
            count = most if not held else 1 if held == most else held + 1
            if held and most == 1:
                count = 0  # the same novice again: put it down
        others = [pick for pick in self.hand if (pick.origin, pick.tired) != (origin, tired)]
        if count <= 0:
            self.hand = others
            return None
        first: Reason | None = None
        for fewer in range(count, 0, -1):
            trial = self.copy()
            trial.hand = [*others, Pick(origin, tired, fewer)]
            refusals = [trial._why_none(trial._sent(isle)) for isle in range(7) if isle != origin]
            if None in refusals:
                self.hand = trial.hand
                return None
            first = first or min((r for r in refusals if r), key=lambda r: _FAR.get(r.code, 0))
        return first

    def send(self, isle: int) -> Reason | None:
        """The hand to an island."""
        legs = self._sent(isle)
        refusal = self._why_none(legs)
        if refusal is None:
            self.legs, self.hand = legs, []
        return refusal

    def choose(self, vehicle: str) -> Reason | None:
        """This vehicle, if it can carry the draft."""
        if not self.busy or vehicle in self.vehicles():
            self.wanted = vehicle
            return None
        legs = self.legs or [leg for isle in range(7) for leg in self._sent(isle)][:1]
        return self.refusal(vehicle, legs)

    def refusal(self, vehicle: str, legs: list[Leg]) -> Reason:
        """Why a vehicle cannot carry these legs."""
        turn = turn_of(vehicle, legs)
        return (why_not(self._row, turn) if turn else None) or _UNKNOWN

    def back(self) -> bool:
        """Take the last chip away."""
        if self.hand:
            self.hand.pop()
        elif self.legs:
            self.legs.pop()
        else:
            return False
        return True


_UNKNOWN: Final = Reason("no-move", "A1", {}, "there is no such move")
