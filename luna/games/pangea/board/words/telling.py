"""A turn of another player in a sentence, its cost to the reader, and which turns a bot remarks on. Pure."""

from collections.abc import Sequence
from typing import Any, Final

from luna.games.pangea.board.layout import places
from luna.games.pangea.board.words.sentences import event_sentence, opening, place
from luna.games.pangea.rules import events as ev
from luna.games.pangea.rules.board import PEOPLES, SQUARES, TILES
from luna.games.pangea.rules.position import PEOPLE, PLAYERS, overcrowded
from luna.games.pangea.rules.tribes import tribes
from luna.shell.board.told import Telling
from luna.text import Catalogue

MOMENTS: Final = ("last", "amulet", "drift")
"""Brings the last round, brings an amulet to the tower, shifts a land on which others stand."""
_DEEDS: Final = (
    ev.LastRound,
    ev.HandedIn,
    ev.Bought,
    ev.Shifted,
    ev.Drawn,
    ev.Led,
    ev.BanPut,
    ev.Moved,
    ev.Earned,
)
"""What is told of a turn, the rarest first."""
_NAMING: Final = (ev.LastRound, ev.BanPut, ev.Earned)
"""Events whose sentence names the player."""


def telling(
    text: Catalogue, names: Sequence[str], events: Sequence[Any], before: bytearray, after: bytearray, you: int | None
) -> Telling | None:
    """A turn in words, None if there is nothing to tell. `you`: the seat of the reader, None for several readers."""
    deeds = sorted((event for event in events if type(event) in _DEEDS), key=lambda one: _DEEDS.index(type(one)))
    if not deeds:
        return None
    first, seat = deeds[0], deeds[0].seat
    sentence = event_sentence(text, first, names)
    if not isinstance(first, _NAMING):
        sentence = text("told-by", name=names[seat], sentence=sentence)
    earned = [event for event in deeds if isinstance(event, ev.Earned) and event.seat == seat]
    cost = "" if you is None else _cost(text, events, before, after, you)
    reason = cost or (event_sentence(text, earned[0], names) if earned and first is not earned[0] else "")
    goods = sum(event.goods for event in earned)
    return Telling(sentence, reason, points=goods, loud=bool(cost), events=len(events))


def _cost(text: Catalogue, events: Sequence[Any], before: bytearray, after: bytearray, you: int) -> str:
    """What a turn does to the reader; "" for nothing."""
    mine = {one.tile for one in tribes(after) if one.people == after[PEOPLE + you]}
    crowded = [tile for tile in mine if overcrowded(after, tile) and not overcrowded(before, tile)]
    if crowded:
        return opening(text("told-cost-crowded", tile=place(text, TILES[min(crowded)])))
    if any(isinstance(event, ev.Shifted) and TILES.index(event.tile) in mine for event in events):
        return text("told-cost-drift")
    return ""


def moment(events: Sequence[Any], after: bytearray) -> str:
    """The first of `MOMENTS` that a turn is; "" for most turns."""
    kinds = {type(event) for event in events}
    if ev.LastRound in kinds:
        return "last"
    if ev.HandedIn in kinds:
        return "amulet"
    return "drift" if dragged(events, after) else ""


def dragged(events: Sequence[Any], after: bytearray) -> Sequence[int]:
    """The seats of others whose tribes a drifting land took over the edge of the world."""
    found = set[int]()
    for event in events:
        if isinstance(event, ev.Shifted):
            line = places.legs(SQUARES.index(event.origin), SQUARES.index(event.target))
            tile = TILES.index(event.tile)
            if any(leg.edge for leg in line):
                found |= {one.people for one in tribes(after) if one.tile == tile}
            found.discard(after[PEOPLE + event.seat])
    return [seat for seat in range(after[PLAYERS]) if after[PEOPLE + seat] in found]


def wizard(row: bytearray, seat: int, mood: str = "") -> str:
    """The portrait of a seat's wizard, calm, `glad` or `vexed`."""
    return f"pangea/wizards/{PEOPLES[row[PEOPLE + seat]]}-{mood or 'calm'}"
