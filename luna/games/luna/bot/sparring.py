"""Sparring partners for matches and training: hand-written weights, one-sided plans and a greedy player.

They are not levels. Training games include them, so the learned value has seen their positions, and matches measure
whether a simple plan beats a level.
"""

from __future__ import annotations

import random
from collections.abc import Mapping
from functools import cache
from typing import Final

from luna.bots.evaluator import POINT, Player
from luna.bots.oneply import ranked
from luna.core.game import Turn
from luna.games.luna.bot.evaluator import LunaEvaluator
from luna.games.luna.bot.features import names
from luna.games.luna.bot.turns import after
from luna.games.luna.bot.value import Value
from luna.games.luna.rules.board import GUARD_IP
from luna.games.luna.rules.moves import APPOINT, BOOK, COUNCIL, EXPEL, FAVOUR, JOURNEY, MEDITATE, RECRUIT, TIDE
from luna.games.luna.rules.position import ACTION, BASE, OVER, PHASE, ROUND, TURN, ip
from luna.games.luna.rules.scoring import after_round, shares

Plan = tuple[Mapping[str, float], Mapping[int, float]]
"""Points added to the hand-written weights, and bonus points by kind of move."""

PLANS: Final[Mapping[str, Plan]] = {
    "temple": ({"temple": 4, "claims": 4, "appoint": 2, "appoint-soon": 2}, {}),
    "council": ({"council": 3}, {COUNCIL: 2}),
    "shrines": ({"shrines": 6, "favour-5": 5, "builder-2-token": 3, "builder-2": 2, "builder-next-2": 2}, {}),
    "recruiter": ({"all-standing": 3}, {RECRUIT: 2}),
    "hasty": ({}, {MEDITATE: 3}),
    "devout": ({"prize": 2, "priestess-1": 1, "priestess-2": 1, "priestess-next-1": 1, "priestess-next-2": 1}, {}),
    "collector": ({f"favour-{isle}": 3 for isle in range(7)}, {FAVOUR: 1}),
    "hunter": ({"claims-prey": 4, "their-prey": -2}, {EXPEL: 2, APPOINT: 1}),
    "traveller": ({"favour-soon": 0.5, "appoint-soon": 1}, {JOURNEY: 1, TIDE: 2}),
    "bookish": ({"favour-0": 4, "temple-booked": 3, "temple": 2}, {BOOK: 3}),
}


def _written(number: int, added: Mapping[str, float]) -> dict[str, int]:
    """Sensible hand-written weights for a round."""
    left = 7 - number
    weights: dict[str, float] = dict.fromkeys(names(), 0)
    weights |= {f"favour-{isle}": 1.3 for isle in range(7)}
    weights |= {f"favour-ready-{isle}": 0.3 for isle in range(7)}
    weights |= {
        "active": 0.4,
        "all-standing": 0.3 * left,
        "active-2": 0.2,
        "favour-soon": 0.2,
        "shrines": 4,
        "council": 1,
        "prize": 1,
        "apostate-any": -1,
        "apostate": -1,
        "apostate-near": -0.2,
        "temple": left,
        "temple-threatened": -1,
        "claims": GUARD_IP[number] + left - 1,
        "claims-prey": 1,
        "appoint": 1.5,
        "appoint-soon": 1,
        "appoint-next-round": 1,
        "priestess-next-1": 0.4,
        "priestess-next-2": 0.4,
        "priestess-next-3": 0.3,
        "builder-2-token": 2,
        "builder-2": 0.5,
        "builder-next-2": 0.7,
        "builder-next-2-token": 1.5,
        "jetty": 0.2 * left,
        "book-use": 0.5,
    }
    for name, points in added.items():
        weights[name] += points
    return {name: round(points * POINT) for name, points in weights.items()}


@cache
def written(plan: str = "") -> LunaEvaluator:
    """The evaluator with hand-written weights, perhaps of a plan; the same for every table size."""
    added = PLANS[plan][0] if plan else {}
    moments = ((number, candles) for number in range(1, 7) for candles in range(5))
    return LunaEvaluator(Value({moment: _written(moment[0], added) for moment in moments}))


NAMES: Final = f"greedy, written, plan:NAME; plans: {', '.join(PLANS)}"
"""The names that `partner` accepts."""
MATCHES: Final = (("greedy", "level-0"), ("level-3", "written"))
"""Matches of the ladder beside the levels."""


def partner(name: str) -> Player | None:
    """The player of that name, or None."""
    kind, _, rest = name.partition(":")
    if name == "greedy":
        return greedy
    if name == "written":
        return lambda row, seed: ranked(written(), row)[0][1]
    if kind == "plan" and rest in PLANS:
        return lambda row, seed: scripted(row, rest)
    return None


def greedy(row: bytearray, seed: int) -> Turn:
    """The turn with the most immediate points, including the scoring if the round ended now.

    Ties are broken at random; the preparation uses the hand-written weights.
    """
    scored = ranked(written(), row)
    if row[PHASE] != ACTION:
        return scored[0][1]
    at_once = [(_at_once(row, after(row, turn)), turn) for _, turn in scored]
    most = max(points for points, _ in at_once)
    return random.Random(seed).choice(sorted(turn for points, turn in at_once if points == most))


def _at_once(row: bytearray, child: bytearray) -> int:
    seat = row[TURN]
    points = ip(child, BASE[seat])
    return points if child[ROUND] != row[ROUND] or child[PHASE] == OVER else after_round(points, shares(child)[seat])


def scripted(row: bytearray, plan: str) -> Turn:
    """The turn of a plan."""
    likes = PLANS[plan][1]
    scored = ranked(written(plan), row)
    return max(scored, key=lambda one: one[0] + POINT * likes.get(one[1][0] >> 8 & 15, 0))[1]
