"""The habits of Luna's bots: slips of the lowest level, and what the six roles like. See `luna.bots.levels`."""

from collections.abc import Mapping
from typing import Final

from luna.bots.linear_value import LinearEvaluator
from luna.core.game import Turn
from luna.games.luna.bot.features import names, temple_features
from luna.games.luna.rules import moves
from luna.games.luna.rules import position as at
from luna.games.luna.rules.board import BOOK_ISLE

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

_PRIESTESS: Final = (
    "priestess-shrine",
    "prize",
    "prize-lead",
    "prize-behind",
    *(f"priestess-{n}" for n in range(1, 6)),
)
_AHEAD: Final = (
    *("favour-soon", "favour-ready", "appoint", "bribe", "builder", "book-soon", "claims", "their-claims"),
    *("priestess-next", "priestess-later", "apostate-near", "apostate-far", "standing", "jetty", "supply"),
    *("all-standing", "few-standing", "active", "tired", "bias", "alone", "more-active", "their-active", "their-idle"),
    *("to-move", "next-to-move"),
)
"""Prefixes of the features that value later turns."""
HIDING: Final = {
    **{name: "ahead" for name in names() if name.startswith(_AHEAD)},
    **dict.fromkeys(("apostate", "apostate-any", "apostate-active"), "apostate"),
    **dict.fromkeys(_PRIESTESS, "priestess"),
}
"""By feature: the slip that hides it."""

# Thousandths of a point.
_LOVED: Final = 3000  # for each novice on the loved island
_DONE_THERE: Final = 6000  # for a favour, a recruitment or a place in the preparation there
_FORGOTTEN: Final = -8000  # for using novices of the forgotten island
_ON_THE_PATH: Final = -12000  # for a Consecration
_SPENT: Final = -4000  # for giving back a favour token
_BURNT: Final = 3000  # for a candle

TEMPERS: Final[Mapping[str, Mapping[str, int]]] = {
    "acolyte": {"favour": 15, "spent": -15, "shadow": -10, "evicted": -5},
    "elder": {"council": 20, "meditate": 10, "evicted": -5},
    "ferryman": {"travel": 8, "recruit": -4},
    "scholar": {"book": 20, "reading": 20, "exposed": -10},
    "mason": {"build": 20, "builder": 8, "travel": -12},
    "friend": {"evicted": 20, "prey": 8, "priestess": 8},
}
"""The acolyte collects favours and avoids the Apostate; the elder prefers the Council and burns candles; the ferryman
travels; the scholar uses books and stays safe in the temple; the mason builds and stays; the friend follows the
Priestess and evicts others from the temple."""

_KINDS: Final = {
    **{moves.FAVOUR: "favour", moves.RECRUIT: "recruit", moves.BUILD: "build", moves.HERBS: "herbs"},
    **{moves.COUNCIL: "council", moves.EXPEL: "expel", moves.APPOINT: "appoint", moves.CONSECRATE: "consecrate"},
    **{moves.BOOK: "book", moves.MEDITATE: "meditate"},
    **dict.fromkeys((moves.SAIL, moves.JOURNEY, moves.TIDE), "travel"),
}
_PLACES: Final = {"temple-exposed": "exposed", "temple-threatened": "exposed", "claims-prey": "prey"}


def misjudged(knows: LinearEvaluator, row: bytearray, turn: Turn, slips: Mapping[str, int]) -> dict[str, int]:
    """By slip: how much better a turn seems than it is. The random number of a slip chooses its island."""
    loved = island(slips.get("island", 0))
    there = _DONE_THERE * _placed(turn, loved) if "island" in slips else 0
    if row[at.PHASE] != at.ACTION:
        return dict.fromkeys(slips, 0) | ({"island": there} if there else {})
    then, kind, mine = knows.after(row, turn), moves.kind_of(turn[0]), at.BASE[row[at.TURN]]
    found = knows.unseen(then, row[at.TURN], slips)
    if "island" in slips:
        found["island"] += there + _LOVED * (then[mine + loved] + then[mine + at.TIRED + loved])
    if "stack" in slips and then[at.ROUND] == row[at.ROUND]:
        forgotten = island(slips["stack"])
        found["stack"] = _FORGOTTEN * (then[mine + forgotten] < row[mine + forgotten])
    if "tile" in slips:
        found["tile"] = _ON_THE_PATH * (kind == moves.CONSECRATE)
    if "favours" in slips:
        found["favours"] = _SPENT * (_tokens(then, mine) < _tokens(row, mine))
    if "candle" in slips:
        found["candle"] = _BURNT * (kind == moves.MEDITATE)
    return found


def island(number: int) -> int:
    """The island that a slip is about."""
    return number % 7


def _placed(turn: Turn, loved: int) -> bool:
    """Whether the turn takes a favour, recruits or sets up pieces on the loved island."""
    kind, place = moves.kind_of(turn[0]), moves.place_of(turn[0])
    if kind == moves.SETUP and place == moves.NOWHERE:
        return loved in moves.QUARTETS[moves.argument_of(turn[0])]
    return kind in (moves.FAVOUR, moves.RECRUIT, moves.SETUP) and place == loved


def _tokens(row: bytearray, base: int) -> int:
    """The favour tokens of a seat."""
    return sum(row[base + at.FAVOUR : base + at.SUPPLY])


def traits(row: bytearray, then: bytearray, turn: Turn) -> dict[str, int]:
    """The traits of a turn that leads to `then`: the kind of its action, and its effects.

    `evicted` counts evicted novices of others, `spent` tokens; `reading` marks taking the Book token. `priestess`,
    `builder` and `shadow` count own novices that are added at the Priestess, the Builder and the Apostate, `exposed`
    own novices in danger in the temple, `prey` novices that own claims could evict.
    """
    seat, kind = row[at.TURN], moves.kind_of(turn[0])
    base = at.BASE[seat]

    def standing(isle: int) -> int:
        return sum([then[base + isle + state] - row[base + isle + state] for state in (0, at.TIRED)])

    inside = range(at.HELD, at.BOOKED + len(at.BASE))
    tiles = [tile for tile in range(at.TILE, at.AFTER) if row[tile] in inside and row[tile] & 15 != seat]
    found = {
        "evicted": sum([then[tile] not in inside for tile in tiles]),
        "spent": max(0, _tokens(row, base) - _tokens(then, base)),
        "reading": int(kind == moves.FAVOUR and moves.place_of(turn[0]) == BOOK_ISLE),
        "priestess": standing(row[at.PRIESTESS]),
        "builder": standing(row[at.BUILDER]),
        "shadow": standing(row[at.APOSTATE]),
    }
    for position, sign in ((row, -1), (then, 1)):
        for name, amount in temple_features(position, seat):
            if trait := _PLACES.get(name):
                found[trait] = found.get(trait, 0) + sign * amount
    if kind in _KINDS:
        found[_KINDS[kind]] = 1
    return found
