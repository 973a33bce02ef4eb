"""All unmet requirements of a turn, and the way to meet each.

`why_not` names only the first one. This module assumes that it is met and asks again, until nothing is missing.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Final, NamedTuple

from luna.core.game import Reason, Turn
from luna.games.luna.rules import moves
from luna.games.luna.rules import position as at
from luna.games.luna.rules.board import BRIBERY_ISLE, ISLANDS, SYMBOL, temple
from luna.games.luna.rules.goals import distance, said_of
from luna.games.luna.rules.refusals import why_not
from luna.games.luna.rules.scoring import LAST_ROUND
from luna.games.luna.rules.views import forecast

_MOST: Final = 4  # unmet requirements of one turn; no action has more
_LAST: Final = 3  # after all requirements that can be met in an order, see `first` in the data file of refusals
_OF_ONE: Final = "has-book"
"""Refusals that concern one novice only. Another novice may come, so all other requirements are checked before."""


class Way(NamedTuple):
    """A way to meet a requirement: the message `way-<name>`. Fact `last`: whether this is the last round."""

    name: str
    facts: Mapping[str, str | int]


class Lack(NamedTuple):
    """An unmet requirement, and the way to meet it."""

    why: Reason
    way: Way


def lacks(row: bytearray, turn: Turn) -> tuple[Lack, ...]:
    """The unmet requirements of a turn, in the order in which they can be met; empty when the turn is legal.

    The search stops at a refusal that nothing can mend.
    """
    found: list[Reason] = []
    trial: bytearray | None = row
    while trial is not None and len(found) < _MOST and (refusal := why_not(trial, turn)) is not None:
        found.append(refusal)
        trial = _mended(trial, turn, refusal)
    if trial is None and found[-1].code != _OF_ONE:
        found = found[-1:]
    found.sort(key=lambda one: _LAST if one.code == _OF_ONE else said_of(one, "first", 0))
    return tuple(Lack(one, way_to(row, one, turn)) for one in found)


def nearest_lacks(row: bytearray, turns: Iterable[Turn]) -> tuple[Lack, ...]:
    """The unmet requirements of the turn that is closest to being legal."""
    first = [(turn, refusal) for turn in turns if (refusal := why_not(row, turn)) is not None]
    forms = [(turn, refusal) for turn, refusal in first if not said_of(refusal, "form", False)] or first
    plain = [turn for turn, refusal in forms if not _pays(refusal)] or [turn for turn, _ in forms]
    return min((lacks(row, turn) for turn in plain), key=_far, default=())


def _pays(refusal: Reason) -> bool:
    """Whether the missing thing is the Novice token, which only replaces another payment."""
    return refusal.code == "needs-token" and refusal.facts["favour"] == "novice"


def _far(found: Sequence[Lack]) -> tuple[bool, int, tuple[int, int, int]]:
    hopeless = not said_of(found[0].why, "first", 0) and found[0].why.code != "not-own-tile"
    return hopeless, len(found), distance(found[-1].why)


def _mended(row: bytearray, turn: Turn, refusal: Reason) -> bytearray | None:
    """The position with this one requirement met; None where nothing can meet it."""
    me, code, facts = at.BASE[row[at.TURN]], refusal.code, refusal.facts
    if code == "needs-token":
        place, value = me + at.FAVOUR + ISLANDS.index(str(facts["favour"])), 1
    elif code == "needs-novices":
        place, value = me + ISLANDS.index(str(facts["island"])), int(facts["need"])
    elif code == "needs-inactive":
        place, value = me + at.TIRED + ISLANDS.index(str(facts["island"])), int(facts["need"])
    elif code == "needs-traveller":
        origin, tired, _, _ = moves.part_of(turn[0])
        group = at.ON_JETTY if origin == moves.JETTY else at.TIRED + origin if tired else origin
        place, value = me + group, int(facts["count"])
    elif code == "not-own-tile" and row[at.TILE + int(facts["tile"])] == at.FREE:
        place, value = at.TILE + int(facts["tile"]), at.CLAIMED + row[at.TURN]
    elif code == "not-own-novice" and row[at.TILE + int(facts["tile"])] in (at.FREE, at.CLAIMED + row[at.TURN]):
        place, value = at.TILE + int(facts["tile"]), at.HELD + row[at.TURN]
    else:
        return None
    out = row[:]
    out[place] = value
    return out


def way_to(row: bytearray, refusal: Reason, turn: Turn = ()) -> Way:
    """The way to meet the requirement of a refusal; `turn` is the refused turn."""
    code, facts = refusal.code, refusal.facts
    last = "yes" if row[at.ROUND] == LAST_ROUND else "no"
    if code == "needs-token":
        return _to_token(row, ISLANDS.index(str(facts["favour"])), turn, last)
    if code == "needs-novices":
        return _to_novices(row, ISLANDS.index(str(facts["island"])), int(facts["need"]), last)
    if code == "needs-traveller":
        return Way("evicted" if facts["island"] == "jetty" else "wake", {"last": last})
    if code == "shrine-here":
        return Way("builder", {"island": forecast(row).builder or "shrine", "last": last})
    if code in ("tile-dark", "needs-bribery"):
        group = temple(row[at.LAYOUT]).group_of[int(facts["tile"])]
        return Way("guard", {"round": group + 1, "before": group, "last": last})
    if code == "not-own-tile" and row[at.TILE + int(facts["tile"])] == at.FREE:
        tile = int(facts["tile"])
        return Way("claim", {"tile": tile, "island": ISLANDS[SYMBOL[tile]], "last": last})
    return Way(said_of(refusal, "way", "none"), {"last": last})


def _to_token(row: bytearray, isle: int, turn: Turn, last: str) -> Way:
    me = at.BASE[row[at.TURN]]
    cost, have = 1 if row[me + at.SHRINE + isle] else 2, row[me + isle]
    facts: dict[str, str | int] = {"island": ISLANDS[isle], "cost": cost, "have": have, "last": last}
    if isle == BRIBERY_ISLE and turn and moves.kind_of(turn[0]) in (moves.APPOINT, moves.CONSECRATE):
        group = temple(row[at.LAYOUT]).group_of[moves.argument_of(turn[0]) >> 2]
        return Way("bribery", {**facts, "round": group + 1})
    return Way("token", {**facts, "enough": "yes" if have >= cost else "no"})


def _to_novices(row: bytearray, isle: int, need: int, last: str) -> Way:
    me = at.BASE[row[at.TURN]]
    tired = row[me + at.TIRED + isle]
    facts: dict[str, str | int] = {"island": ISLANDS[isle], "tired": tired, "last": last}
    return Way("waking" if tired and row[me + isle] + tired >= need else "bring", facts)
