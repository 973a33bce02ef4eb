"""The grounds of choices before the first action: in the preparation, and at the start of a solo round."""

from collections.abc import Iterator
from typing import Final

from luna.games.luna.bot.turn_case import Case, Ground
from luna.games.luna.rules import events as ev
from luna.games.luna.rules.board import ISLANDS, SYMBOL, temple
from luna.games.luna.rules.position import LAYOUT
from luna.games.luna.rules.threats import routes

_FORESEEN: Final = 3  # rounds that are looked ahead in the preparation


def early(case: Case) -> list[Ground] | None:
    """The grounds of a choice before the first action; None for actions."""
    if case.before.step in ("shrine", "pairs"):
        return list(_placed(case))
    return list(_deactivated(case)) if case.before.step == "deactivate" else None


def _placed(case: Case) -> Iterator[Ground]:
    """The preparation: the favours it will bring, and the figures that visit the islands."""
    taken = [event.favour for event in case.told.events if isinstance(event, ev.TokenTaken)]
    if len(taken) == 2:
        yield Ground("prepared-favours", {"first": taken[0], "second": taken[1]})
    placed = [event for event in case.told.events if isinstance(event, ev.ShrinePlaced | ev.PairsPlaced)]
    islands = [*placed[0].islands] if isinstance(placed[0], ev.PairsPlaced) else [placed[0].island]
    visits = routes(case.row, _FORESEEN)
    for number, island in enumerate(visits["priestess"], 1):
        if island in islands:
            yield Ground("prepared-priestess", {"island": island, "round": number})
            break
    if case.before.step == "pairs":
        for number, island in enumerate(visits["builder"], 1):
            if island in islands:
                yield Ground("prepared-builder", {"island": island, "round": number})
                break
    else:
        yield Ground("prepared-cheap", {"island": islands[0]})
        groups = temple(case.row[LAYOUT]).groups
        for number, group in enumerate(groups[:_FORESEEN], 1):
            for tile in group:
                if ISLANDS[SYMBOL[tile]] == islands[0]:
                    yield Ground("prepared-tile", {"island": islands[0], "tile": tile, "round": number})
                    return


def _deactivated(case: Case) -> Iterator[Ground]:
    """V4: the options that the opponent loses with the deactivated novices, and its immediate actions."""
    island = ISLANDS[case.turn[0] >> 12]
    theirs = next(seat for seat in case.before.seats if seat.automaton)
    count = theirs.active[ISLANDS.index(island)]
    entered = next((event for event in case.told.events if isinstance(event, ev.Consecrated)), None)
    if entered is None:
        yield Ground("solo-waits", {})
    if count and island == case.before.priestess:
        yield Ground("solo-priestess", {"island": island, "count": count})
    if count and island == case.before.builder and not theirs.shrines[ISLANDS.index(island)]:
        yield Ground("solo-builder", {"island": island})
    if not count:
        yield Ground("solo-stays", {})
    if entered is not None:
        yield Ground("solo-enters", {"tile": entered.tile, "island": entered.origin})
