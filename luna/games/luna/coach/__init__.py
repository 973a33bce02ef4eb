"""Luna's coach: triggers for advice, and the good deeds of a seat, from the events.

Facts only; the words are in `coach.ftl`.
"""

from collections.abc import Iterator
from typing import Final

from luna.core.teaching import Deed, PastTurn, Word
from luna.games.luna.coach.moment import look, place, turn
from luna.games.luna.coach.triggers import TRIGGERS
from luna.games.luna.rules import events as ev
from luna.games.luna.rules import moves
from luna.games.luna.rules.board import GUARD_IP, SEAT_IP
from luna.games.luna.rules.choices import choose
from luna.games.luna.rules.position import ROUND

EVENING: Final = choose(("yellow", "red"), "preset", first=0)

__all__ = ["ACTIONS", "EVENING", "TRIGGERS", "action", "deeds", "look", "turn"]

_ROUNDS: Final = 7
ACTIONS: Final = (
    *("consecrate", "shrine", "book", "sail", "tide", "council", "recruit", "herbs", "expel", "appoint"),
    *("journey", "favour"),
)
"""The best action to try comes first."""


def action(one: PastTurn) -> str:
    """The action of a turn, by its name in `ACTIONS`; "" for others."""
    verb = moves.verb_of(one.turn)
    return verb if verb in ACTIONS else ""


def deeds(one: PastTurn, seat: int) -> Iterator[Deed]:
    """The good deeds of a turn, including scoring that another seat triggered."""
    number, now = one.number, one.position[ROUND]
    gone = sum(isinstance(event, ev.Evicted) and event.by == seat for event in one.events)
    for event in one.events:
        match event:
            case ev.Consecrated(seat=who, tile=tile) if who == seat:
                points = GUARD_IP[now] + gone
                facts = {"round": now, "tile": tile, "points": points, "count": gone}
                yield Deed(number, "evicted" if gone else "consecrated", facts, points + _ROUNDS - now, "temple")
            case ev.ShrinePlaced(seat=who, island=island) if who == seat and moves.kind_of(one.turn[0]) == moves.BUILD:
                yield Deed(number, "shrine", {"round": now, "island": place(island)}, 5)
            case ev.ScoringBeat():
                yield from _scored(number, now, event, seat)
            case ev.CouncilMoved(seat=who, before=before, after=after) if who == seat:
                yield Deed(number, "council", {"round": now, "seat": after}, SEAT_IP[after] - SEAT_IP[before])
            case ev.BookMoved(seat=who, target=tile) if who == seat:
                yield Deed(number, "book", {"round": now, "tile": tile}, 2)
            case ev.Recruited(seat=who, island=island) if who == seat:
                yield Deed(number, "recruited", {"round": now, "island": place(island)}, 1)
            case ev.TokenTaken(seat=who, favour=favour) if who == seat:
                yield Deed(number, "favour", {"round": now, "favour": Word(f"favour-{favour}")}, 0)


def _scored(number: int, now: int, beat: ev.ScoringBeat, seat: int) -> Iterator[Deed]:
    """The deeds of one part of a scoring."""
    points, place = next((line.points, line.place) for line in beat.lines if line.seat == seat)
    if beat.beat == "priestess" and place == 1:
        yield Deed(number, "priestess", {"round": now, "points": points}, points + 1)
    if beat.beat == "temple" and points > 2:
        yield Deed(number, "temple", {"round": now, "points": points}, points)
    if beat.beat == "favours" and points > 1:
        yield Deed(number, "favours", {"count": points}, points)
