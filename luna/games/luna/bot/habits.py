"""The habits of Luna's bots: slips of the lowest level, and what the six roles like. See `luna.bots.levels`."""

from collections.abc import Mapping
from typing import Final

from luna.bots.linear_value import LinearEvaluator
from luna.core.game import Turn
from luna.games.luna.bot.features import FACTS, named, temple_features
from luna.games.luna.rules import moves
from luna.games.luna.rules import position as at
from luna.games.luna.rules.board import BOOK_ISLE

SLIPS: Final[Mapping[str, int]] = FACTS["slips"]
HIDING: Final = {name: slip for slip, hidden in FACTS["hides"].items() for name in named(hidden.split())}
"""By feature: the slip that hides it."""
TEMPERS: Final[Mapping[str, Mapping[str, int]]] = FACTS["tempers"]
_BY: Final[Mapping[str, int]] = FACTS["misjudged"]
_TRAVELS: Final = ("sail", "journey", "tide")
_PLACES: Final = {"temple-exposed": "exposed", "temple-threatened": "exposed", "claims-prey": "prey"}


def misjudged(knows: LinearEvaluator, row: bytearray, turn: Turn, slips: Mapping[str, int]) -> dict[str, int]:
    """By slip: how much better a turn seems than it is. The random number of a slip chooses its island."""
    loved = island(slips.get("island", 0))
    there = _BY["there"] * _placed(turn, loved) if "island" in slips else 0
    if row[at.PHASE] != at.ACTION:
        return dict.fromkeys(slips, 0) | ({"island": there} if there else {})
    then, kind, mine = knows.after(row, turn), moves.kind_of(turn[0]), at.BASE[row[at.TURN]]
    found = knows.unseen(then, row[at.TURN], slips)
    if "island" in slips:
        found["island"] += there + _BY["loved"] * (then[mine + loved] + then[mine + at.TIRED + loved])
    if "stack" in slips and then[at.ROUND] == row[at.ROUND]:
        forgotten = island(slips["stack"])
        found["stack"] = _BY["forgotten"] * (then[mine + forgotten] < row[mine + forgotten])
    if "tile" in slips:
        found["tile"] = _BY["path"] * (kind == moves.CONSECRATE)
    if "favours" in slips:
        found["favours"] = _BY["spent"] * (_tokens(then, mine) < _tokens(row, mine))
    if "candle" in slips:
        found["candle"] = _BY["burnt"] * (kind == moves.MEDITATE)
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
    verb = moves.verb_of(turn)
    found["travel" if verb in _TRAVELS else verb] = 1
    return found
