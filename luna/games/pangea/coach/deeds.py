"""The best deeds of a seat in a game of Pangea, and an action that it has not tried, from the events."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from luna.core.coaching import Deed, Facts, Past, Word
from luna.games.pangea.coach.moment import called, lies
from luna.games.pangea.rules import events as ev
from luna.games.pangea.rules.board import PEOPLES, TILES
from luna.games.pangea.rules.moves import BAN, BUY, DRAW, LEAD, SHIFT, argument_of, kind_of
from luna.games.pangea.rules.position import PEOPLE, round_number

_UNTRIED: Final = ("buy", "shift", "neutral", "lead", "ban", "draw")
"""The best action to try comes first."""
_KINDS: Final = {BUY: "buy", SHIFT: "shift", LEAD: "lead", BAN: "ban"}


def well(past: Sequence[Past], seat: int) -> list[Deed]:
    """The best deed of each kind, sorted."""
    best: dict[str, Deed] = {}
    for deed in (deed for one in past for deed in _deeds(one, seat)):
        if deed.key not in best or deed.worth > best[deed.key].worth:
            best[deed.key] = deed
    return sorted(best.values(), key=lambda deed: (-deed.worth, deed.number))


def untried(past: Sequence[Past], seat: int) -> str:
    """The first action that was never played; `level` if all were."""
    played = {_action(one) for one in past if one.seat == seat}
    return next((name for name in _UNTRIED if name not in played), "level")


def _action(one: Past) -> str:
    kind = kind_of(one.turn[0])
    if kind == DRAW:
        return "draw" if argument_of(one.turn[0]) == one.position[PEOPLE + one.seat] else "neutral"
    return _KINDS.get(kind, "")


def _deeds(one: Past, seat: int) -> Iterator[Deed]:
    """The deeds of a turn."""
    now = round_number(bytearray(one.position))
    facts: Facts
    for event in one.events:
        if event.__class__ is ev.GameOver or event.seat != seat:
            continue
        match event:
            case ev.LastRound(condition=condition):
                yield Deed(
                    one.number, "condition", {"round": now, "condition": Word(f"pangea-condition-{condition}")}, 30
                )
            case ev.HandedIn(amulet=amulet, rank=rank):
                facts = {"round": now, "amulet": Word(f"pangea-amulet-{amulet}"), "rank": rank}
                yield Deed(one.number, "handed-in", facts, 10 + rank)
            case ev.Bought(amulet=amulet, price=price):
                facts = {"round": now, "amulet": Word(f"pangea-amulet-{amulet}"), "price": price}
                yield Deed(one.number, "bought", facts, 6)
            case ev.Earned(goods=goods, cause="production"):
                yield Deed(one.number, "harvest", {"round": now, "count": goods}, goods)
            case ev.Earned(cause="sale"):
                yield Deed(one.number, "sold", {"round": now}, 2)
            case ev.Shifted(tile=tile, target=square):
                yield Deed(one.number, "shifted", {"round": now, "square": square, **lies(TILES.index(tile))}, 1)
            case ev.Drawn(people=people, home=home):
                facts = {"round": now, "tribe": Word(f"pangea-tribe-{home}"), "people": called(PEOPLES.index(people))}
                yield Deed(one.number, "drawn", facts, 0)
            case ev.Placed(tile=tile):
                yield Deed(one.number, "placed", lies(TILES.index(tile)), 0)
