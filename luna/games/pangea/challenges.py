"""Facts for Pangea's challenges: numbers of one seat, counted over a game."""

from collections.abc import Callable, Iterable
from typing import Any

from luna.core.game import Events, Position, Turn
from luna.games.pangea.rules import events as ev
from luna.games.pangea.rules.board import PEOPLES, SQUARES, over_the_edge
from luna.games.pangea.rules.play import condition
from luna.games.pangea.rules.position import PEOPLE, goods, rank, round_number


def facts(seat: int, played: Iterable[tuple[Turn, Events]], position: Position) -> dict[str, int]:
    """The facts by name; `position` is the one after all turns played."""
    people = PEOPLES[position[PEOPLE + seat]]
    own = [event for _, events in played for event in events if getattr(event, "seat", None) == seat]

    def count(kind: type[Any], fits: Callable[[Any], bool] = bool) -> int:
        return sum(isinstance(event, kind) and fits(event) for event in own)

    return {
        "shifts": count(ev.Shifted),
        "edge": count(ev.Shifted, lambda one: over_the_edge(*map(SQUARES.index, (one.origin, one.target)))),
        "led": count(ev.Led),
        "drawn": count(ev.Drawn, lambda one: one.people == people),
        "neutral": count(ev.Drawn, lambda one: one.people != people),
        "bans": count(ev.BanPut),
        "sold": count(ev.Earned, lambda one: one.cause == "sale"),
        "bought": count(ev.Bought),
        "harvest": max((one.goods for one in own if isinstance(one, ev.Earned) and one.cause != "sale"), default=0),
        "amulets": rank(position, seat),
        "goods": goods(position, seat),
        "condition": condition(position, seat),
        "rounds": round_number(position),
    }
