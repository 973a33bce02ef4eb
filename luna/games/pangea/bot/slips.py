"""The slips of Pangea's lowest level: what it overlooks or overrates for a round. See `luna.bots.slips`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from luna.bots.evaluator import Evaluator
from luna.bots.oneply import expected
from luna.core.game import Turn
from luna.games.pangea.bot.features import features
from luna.games.pangea.bot.value import Value, moment
from luna.games.pangea.rules import position as at
from luna.games.pangea.rules.moves import BUY, PLACE, SHIFT, argument_of, kind_of

SLIPS: Final[Mapping[str, int]] = {
    "carrier": 40,  # forgets the amulets on their way home
    "harvest": 40,  # forgets to bring tribes home
    "land": 40,  # falls in love with a landscape and gathers there
    "shift": 30,  # likes to see the land drift
    "purse": 20,  # does not want to spend goods
}
"""By slip: the percentage of rounds in which it is made."""

_HIDING: Final = {
    name: slip
    for slip, hidden in {
        "carrier": ("carried-near", "carried-at-door", "door-in-time"),
        "harvest": ("producing", "producing-three", "at-home", "harvest-left"),
    }.items()
    for name in hidden
}
"""By feature: the slip that hides it."""

# Thousandths of a point.
_LOVED: Final = 4000  # for each own tribe on the loved landscape
_DRIFTS: Final = 6000  # for a shift
_SPENT: Final = -15000  # for a purchase
_LANDSCAPES: Final = 5


def misjudged(
    evaluator: Evaluator, value: Value, row: bytearray, turn: Turn, slips: Mapping[str, int]
) -> dict[str, int]:
    """By slip: how much better a turn seems than it is. The random number of a slip chooses its landscape."""
    seat, kind = row[at.TURN], kind_of(turn[0])
    found = dict.fromkeys(slips, 0)
    if kind != PLACE:
        found |= expected(evaluator, evaluator.after(row, turn), lambda then: _unseen(value, then, seat, slips))
    elif "land" in slips:
        found["land"] = _LOVED * (argument_of(turn[0]) // 3 == landscape(slips["land"]))
    if "shift" in slips:
        found["shift"] = _DRIFTS * (kind == SHIFT)
    if "purse" in slips:
        found["purse"] = _SPENT * (kind == BUY)
    return found


def landscape(number: int) -> int:
    """The landscape that a slip is about."""
    return number % _LANDSCAPES


def _unseen(value: Value, row: bytearray, seat: int, slips: Mapping[str, int]) -> dict[str, int]:
    """By slip: the value of the features that it hides, with the sign changed, and of the tribes that it likes."""
    found = dict.fromkeys(slips, 0)
    if row[at.PHASE] == at.OVER:
        return found
    weights = value.weights[moment(row)]
    for name, amount in features(row, seat).items():
        if (slip := _HIDING.get(name, "")) in slips:
            found[slip] -= weights.get(name, 0) * amount
    if "land" in slips:
        loved, (first, last) = landscape(slips["land"]), at.BLOCK[row[at.PEOPLE + seat]]
        standing = [place % at.MOVED // 6 for place in row[first:last] if place < at.IN_HAND]
        found["land"] += _LOVED * sum([tile // 3 == loved for tile in standing])
    return found
