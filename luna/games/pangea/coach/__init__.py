"""Pangea's coach: triggers for advice, and the good deeds of a seat, from the events.

Facts only; the words are in `coach.ftl`.
"""

from collections.abc import Iterator
from typing import Final

from luna.core.options import Options
from luna.core.teaching import Deed, PastTurn
from luna.games.pangea.coach.moment import look, said, turn
from luna.games.pangea.coach.triggers import TRIGGERS
from luna.games.pangea.rules import events as ev
from luna.games.pangea.rules.moves import DRAW, NAMES, argument_of, kind_of
from luna.games.pangea.rules.position import PEOPLE, round_number

EVENING: Final = Options(("blue", "green"), first=0)

__all__ = ["ACTIONS", "EVENING", "TRIGGERS", "action", "deeds", "look", "turn"]

ACTIONS: Final = ("buy", "shift", "neutral", "lead", "ban", "draw")  # the best action to try comes first


def action(one: PastTurn) -> str:
    """The action of a turn, by its name in `ACTIONS`; "" for others."""
    kind = kind_of(one.turn[0])
    if kind == DRAW:
        return "draw" if argument_of(one.turn[0]) == one.position[PEOPLE + one.seat] else "neutral"
    return NAMES[kind] if NAMES[kind] in ACTIONS else ""


def deeds(one: PastTurn, seat: int) -> Iterator[Deed]:
    """The good deeds of a turn."""
    number, now = one.number, round_number(one.position)
    for event in one.events:
        if event.__class__ is ev.GameOver or event.seat != seat:
            continue
        match event:
            case ev.LastRound(condition=condition):
                yield Deed(number, "condition", said(round=now, condition=condition), 30)
            case ev.HandedIn(amulet=amulet, rank=rank):
                yield Deed(number, "handed-in", said(round=now, amulet=amulet, rank=rank), 10 + rank)
            case ev.Bought(amulet=amulet, price=price):
                yield Deed(number, "bought", said(round=now, amulet=amulet, price=price), 6)
            case ev.Earned(goods=goods, cause="production"):
                yield Deed(number, "harvest", {"round": now, "count": goods}, goods)
            case ev.Earned(cause="sale"):
                yield Deed(number, "sold", {"round": now}, 2)
            case ev.Shifted(tile=tile, target=square):
                yield Deed(number, "shifted", said(round=now, square=square, tile=tile), 1)
            case ev.Drawn(people=people, home=home):
                yield Deed(number, "drawn", said(round=now, tribe=home, people=people), 0)
            case ev.Placed(tile=tile):
                yield Deed(number, "placed", said(tile=tile), 0)
