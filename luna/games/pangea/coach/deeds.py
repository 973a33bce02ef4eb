"""The good deeds of a seat in a game of Pangea, and the actions that it can try, from the events."""

from collections.abc import Iterator
from typing import Final

from luna.core.teaching import Deed, Facts, Past, Word
from luna.games.pangea.coach.moment import called, lies
from luna.games.pangea.rules import events as ev
from luna.games.pangea.rules.board import PEOPLES, TILES
from luna.games.pangea.rules.moves import BAN, BUY, DRAW, LEAD, SHIFT, argument_of, kind_of
from luna.games.pangea.rules.position import PEOPLE, round_number

ACTIONS: Final = ("buy", "shift", "neutral", "lead", "ban", "draw")
"""The best action to try comes first."""
_NAMES: Final = {BUY: "buy", SHIFT: "shift", LEAD: "lead", BAN: "ban"}


def action(one: Past) -> str:
    """The action of a turn, by its name in `ACTIONS`; "" for others."""
    kind = kind_of(one.turn[0])
    if kind == DRAW:
        return "draw" if argument_of(one.turn[0]) == one.position[PEOPLE + one.seat] else "neutral"
    return _NAMES.get(kind, "")


def deeds(one: Past, seat: int) -> Iterator[Deed]:
    """The good deeds of a turn."""
    number, now = one.number, round_number(bytearray(one.position))
    facts: Facts
    for event in one.events:
        if event.__class__ is ev.GameOver or event.seat != seat:
            continue
        match event:
            case ev.LastRound(condition=condition):
                yield Deed(number, "condition", {"round": now, "condition": Word(f"pangea-condition-{condition}")}, 30)
            case ev.HandedIn(amulet=amulet, rank=rank):
                facts = {"round": now, "amulet": Word(f"pangea-amulet-{amulet}"), "rank": rank}
                yield Deed(number, "handed-in", facts, 10 + rank)
            case ev.Bought(amulet=amulet, price=price):
                facts = {"round": now, "amulet": Word(f"pangea-amulet-{amulet}"), "price": price}
                yield Deed(number, "bought", facts, 6)
            case ev.Earned(goods=goods, cause="production"):
                yield Deed(number, "harvest", {"round": now, "count": goods}, goods)
            case ev.Earned(cause="sale"):
                yield Deed(number, "sold", {"round": now}, 2)
            case ev.Shifted(tile=tile, target=square):
                yield Deed(number, "shifted", {"round": now, "square": square, **lies(TILES.index(tile))}, 1)
            case ev.Drawn(people=people, home=home):
                facts = {"round": now, "tribe": Word(f"pangea-tribe-{home}"), "people": called(PEOPLES.index(people))}
                yield Deed(number, "drawn", facts, 0)
            case ev.Placed(tile=tile):
                yield Deed(number, "placed", lies(TILES.index(tile)), 0)
