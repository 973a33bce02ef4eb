"""The slips of Luna's lowest level: what it overlooks or overrates for a round. See `luna.bots.slips`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from luna.bots.linear_value import Moment, Weights
from luna.core.game import Turn
from luna.games.luna.bot.features import features, names
from luna.games.luna.bot.turns import after
from luna.games.luna.rules import moves
from luna.games.luna.rules import position as at

SLIPS: Final[Mapping[str, int]] = {
    "ahead": 100,  # sees this turn only, not what it prepares
    "apostate": 50,  # forgets the Apostate
    "priestess": 50,  # forgets the Priestess's prize
    "island": 55,  # falls in love with an island and gathers there
    "stack": 55,  # forgets the novices on an island
    "tile": 40,  # forgets the claimed tiles that could enter the temple
    "favours": 55,  # does not want to spend a favour
    "candle": 20,  # burns the candles down
}
"""By slip: the percentage of rounds in which it is made."""

_HERE: Final = {
    "apostate": ("apostate", "apostate-any", "apostate-active"),
    "priestess": ("priestess-shrine", "prize", "prize-lead", "prize-behind", *(f"priestess-{n}" for n in range(1, 6))),
}
_AHEAD: Final = (
    *("favour-soon", "favour-ready", "appoint", "bribe", "builder", "book-soon", "claims", "their-claims"),
    *("priestess-next", "priestess-later", "apostate-near", "apostate-far", "standing", "jetty", "supply"),
    *("all-standing", "few-standing", "active", "tired", "bias", "alone", "more-active", "their-active", "their-idle"),
    *("to-move", "next-to-move"),
)
"""Prefixes of the features that value later turns."""
_ISLANDS: Final = 7
_HIDING: Final = {name: "ahead" for name in names() if name.startswith(_AHEAD)} | {
    name: slip for slip, hidden in _HERE.items() for name in hidden
}
"""By feature: the slip that hides it."""

# Thousandths of a point.
_LOVED: Final = 3000  # for each novice on the loved island
_DONE_THERE: Final = 6000  # for a favour, a recruitment or a place in the preparation there
_FORGOTTEN: Final = -8000  # for using novices of the forgotten island
_ON_THE_PATH: Final = -12000  # for a Consecration
_SPENT: Final = -4000  # for giving back a favour token
_BURNT: Final = 3000  # for a candle


def misjudged(
    weights: Mapping[Moment, Weights], row: bytearray, turn: Turn, slips: Mapping[str, int]
) -> dict[str, int]:
    """By slip: how much better a turn seems than it is. The random number of a slip chooses its island."""
    found = dict.fromkeys(slips, 0)
    if "island" in slips:
        found["island"] = _placed(turn, island(slips["island"])) * _DONE_THERE
    if row[at.PHASE] != at.ACTION:
        return found
    then, kind, mine = after(row, turn), moves.kind_of(turn[0]), at.BASE[row[at.TURN]]
    if then[at.PHASE] != at.OVER:
        worth = weights[then[at.ROUND], then[at.CANDLES]]
        for name, amount in features(then, row[at.TURN]).items():
            if (slip := _HIDING.get(name, "")) in slips:
                found[slip] -= worth[name] * amount
    if "island" in slips:
        loved = island(slips["island"])
        found["island"] += _LOVED * (then[mine + loved] + then[mine + at.TIRED + loved])
    if "stack" in slips and then[at.ROUND] == row[at.ROUND]:
        forgotten = island(slips["stack"])
        found["stack"] = _FORGOTTEN * (then[mine + forgotten] < row[mine + forgotten])
    if "tile" in slips:
        found["tile"] = _ON_THE_PATH * (kind == moves.CONSECRATE)
    if "favours" in slips:
        tokens = [sum(one[mine + at.FAVOUR : mine + at.SUPPLY]) for one in (row, then)]
        found["favours"] = _SPENT * (tokens[1] < tokens[0])
    if "candle" in slips:
        found["candle"] = _BURNT * (kind == moves.MEDITATE)
    return found


def island(number: int) -> int:
    """The island that a slip is about."""
    return number % _ISLANDS


def _placed(turn: Turn, loved: int) -> bool:
    """Whether the turn takes a favour, recruits or sets up pieces on the loved island."""
    kind, place = moves.kind_of(turn[0]), moves.place_of(turn[0])
    if kind == moves.SETUP and place == moves.NOWHERE:
        return loved in moves.QUARTETS[moves.argument_of(turn[0])]
    return kind in (moves.FAVOUR, moves.RECRUIT, moves.SETUP) and place == loved
