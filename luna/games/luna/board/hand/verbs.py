"""Whether a verb can be used at all, and if not, why: for the buttons of the action bar. Pure; the rules answer."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from luna.core.game import Reason, Turn
from luna.games.luna.board.hand.composer import Composer, Leg, Pick
from luna.games.luna.board.hand.wishes import Wishes
from luna.games.luna.rules import why_not
from luna.games.luna.rules.moves import JETTY, NOWHERE, encode_book
from luna.games.luna.rules.views import SeatView, View

_OF_ALL: Final = {"not-own-tile": "no-own-tile", "not-own-novice": "no-own-novice"}
"""What a refusal of one tile is where no tile was asked about."""


def called(verb: str, solo: int) -> str:
    """A verb as words and pictures know it: the solo game has no candles, there the phase is ended."""
    return "finish" if solo and verb == "meditate" else verb


def picture(verb: str) -> str:
    """Its picture."""
    return "ui/icon-flag" if verb == "finish" else f"ui/icon-{verb}"


def why_not_verb(verb: str, row: bytearray, seen: View, me: SeatView, asked: Wishes) -> Reason | None:
    """Why nothing can be done with a verb now, None when something can."""
    wishes: list[Turn] = []
    if verb == "favour":
        wishes = [turn for isle in range(7) for turn in asked.favour(isle, False)]
    elif verb == "recruit":
        wishes = [turn for isle in range(7) for turn in asked.recruit(isle, False)]
    elif verb == "shrine":
        wishes = asked.build(False)
    elif verb == "herbs":
        wishes = [turn for isle in range(7) for turn in asked.herbs(isle, 1)]
    elif verb == "appoint":
        wishes = [turn for spot in seen.path for turn in asked.appoint(spot.tile, False)]
    elif verb == "consecrate":
        claimed = _own([(spot.tile, spot.owner) for spot in seen.path], seen.turn)
        wishes = [turn for tile in claimed for turn in asked.consecrate(tile)]
    elif verb == "book":
        books = [one.tile for one in seen.temple if one.book]
        held = _own([(one.tile, one.owner) for one in seen.temple if one.state == "held"], seen.turn)
        wishes = [(encode_book(book, tile),) for tile in held for book in books]
    elif verb == "council":
        wishes = [turn for isle in range(7) for turn in asked.council(isle, 1, False)]
        wishes += asked.council(NOWHERE, 1, True)
    elif verb == "expel":
        wishes = asked.expel(1, False)
    elif verb == "meditate":
        wishes = asked.candle()
    else:
        return _why_no_move(verb, row, me)
    if asked.allowed(wishes):
        return None
    refusals = [refusal for turn in wishes if (refusal := why_not(row, turn)) is not None]
    return _token_first(verb, refusals) or _of_all(asked.reason(wishes))


def _own(tiles: Sequence[tuple[int, int | None]], seat: int | None) -> list[int]:
    """The own ones of some tiles and their owners; where there is none, all, so that the rules say that it lacks."""
    return [tile for tile, owner in tiles if owner == seat] or [tile for tile, _ in tiles]


def _of_all(refusal: Reason | None) -> Reason | None:
    """Said of a verb and not of one tile: nobody has asked about that one."""
    if refusal is None or refusal.code not in _OF_ALL:
        return refusal
    return refusal._replace(code=_OF_ALL[refusal.code], facts={})


def _why_no_move(vehicle: str, row: bytearray, me: SeatView) -> Reason | None:
    groups = [(isle, False) for isle in range(7) if me.active[isle]]
    groups += [(isle, True) for isle in range(7) if me.inactive[isle]]
    groups += [(JETTY, False)] if me.jetty else []
    refusals = []
    for origin, tired in groups or [(0, False)]:
        trial = Composer(row, me)
        trial.hand = [Pick(origin, tired, 1)]
        if vehicle in trial.vehicles():
            return None
        legs = [Leg(origin, tired, 1, (origin + 1) % 7)]
        refusals.append(trial.refusal(vehicle, legs))
    said = [refusal for refusal in refusals if refusal.code != "no-move"]
    return _token_first(vehicle, said) or next(iter(said), refusals[0])


def _token_first(verb: str, refusals: Sequence[Reason]) -> Reason | None:
    """A verb that needs a token nobody has lacks that before it lacks anything else."""
    lacking = [one for one in refusals if one.code == "needs-token" and one.facts.get("favour") == verb]
    return next(iter(lacking), None)
