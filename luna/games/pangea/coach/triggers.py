"""The triggers of Pangea's coach, by priority; the first two are tips by the author of the rules."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from luna.core.coaching import Advice, Facts, Trigger, Word
from luna.games.pangea.coach import event_triggers
from luna.games.pangea.coach.moment import Now, Stand, at_home, called, kin, lies, shown
from luna.games.pangea.rules import position as at
from luna.games.pangea.rules.board import HOMES, LANDSCAPES, NUMBER, PEOPLES, SQUARES, TILES
from luna.games.pangea.rules.legal import sells
from luna.games.pangea.rules.moves import BUY, DRAW, LEAD, PLACE, SHIFT, argument_of, buy_of, lead_of, shift_of
from luna.games.pangea.rules.outlook import steps_home
from luna.games.pangea.rules.play import play

_DRAWN: Final = 3
"""Tribes that are placed with a tower (S5)."""
_FEW: Final = 2
"""Steps."""
_HIGH: Final = 2
"""Amulets in a tower that bring the end near."""


# ---- the towers


def _home(now: Now) -> Advice | None:
    """Place the tower on a roomy tile where most drawn tribes are at home."""
    if now.phase != at.PLACING:
        return None
    hand = {
        landscape: now.row[first:last].count(at.IN_HAND)
        for landscape, (first, last) in zip(HOMES[now.people], at.GROUPS[now.people], strict=True)
    }
    roomy = [tile for tile in map(argument_of, now.can(PLACE)) if now.room(tile) >= _DRAWN]
    most = max((hand.get(tile // 3, 0) for tile in roomy), default=0)
    best = [tile for tile in roomy if hand.get(tile // 3, 0) == most] if most else []
    return Advice("home", {}, tuple(map(shown, best)))


def _near(now: Now) -> Advice | None:
    """Place the tower near the others."""
    towers = [tile for tile in now.row[at.TOWER : at.TOWER + len(PEOPLES)] if tile < len(TILES)]
    return Advice("near", {}, tuple(map(shown, towers))) if now.phase == at.PLACING and towers else None


# ---- how it ends


def _last_round(now: Now) -> Advice | None:
    """A seat has met a condition."""
    return Advice("last-round", opens="forecast") if now.row[at.LAST_ROUND] else None


def _conditions(now: Now) -> Advice | None:
    """A seat is close to a condition."""
    seats = range(now.row[at.PLAYERS])
    return Advice("conditions", opens="forecast") if any(at.rank(now.row, seat) >= _HIGH for seat in seats) else None


# ---- buying


def _market(now: Now) -> Advice | None:
    """An own tribe can reach a seller of a missing amulet; in the buying phase the purchase itself."""
    if now.phase != at.MAGICAL:
        return _buy(now)
    if now.goods <= now.rank:
        return None
    for tile in sorted(_wanted(now)):
        room = 0 if tile in now.free else 1
        reached = now.free & {tile, *now.beside(tile)}
        if reached and now.room(tile) >= room and (people := _seller(now, tile)) is not None:
            facts = {**lies(tile), "people": called(people), "price": now.rank + 1}
            return Advice("market", facts, (shown(tile),))
    return None


def _buy(now: Now) -> Advice | None:
    """An amulet can be bought."""
    for move in now.can(BUY):
        tile = buy_of(move)[0]
        return Advice("buy", {**lies(tile), "price": now.rank + 1}, (f"badge {TILES[tile]}",))
    return None


def _neutral(now: Now) -> Advice | None:
    """A draw from the bag of a neutral people may bring a seller."""
    if now.phase != at.MAGICAL or now.goods <= now.rank:
        return None
    for people in (people for people in map(argument_of, now.can(DRAW)) if people != now.people):
        tile = now.row[at.TOWER + people]
        room = 1 if tile in now.free else 2
        reached = now.free & {tile, *now.beside(tile)}
        if tile not in _wanted(now) or not reached or now.room(tile) < room or _seller(now, tile) is not None:
            continue
        count = _left_for(now, people, tile)
        if count:
            facts = {**lies(tile), "people": called(people), "count": count, "all": now.bag(people)}
            return Advice("neutral", facts, (shown(tile), "verb neutral"))
    return None


def _lead(now: Now) -> Advice | None:
    """A neutral tribe can be led to a tile where it sells to an own tribe."""
    if now.goods <= now.rank:
        return None
    wanted = _wanted(now) & now.free
    for move in now.can(LEAD):
        people, home, tile, target = lead_of(move)
        sells_there = HOMES[people][home] == target // 3 and target in wanted and now.room(target) > 0
        if sells_there and _seller(now, target) is None:
            facts = {**lies(target), "people": called(people), "tribe": kin(people, home)}
            return Advice("lead", facts, (shown(tile), shown(target), "verb lead"))
    return None


def _wanted(now: Now) -> set[int]:
    """Tiles whose amulet is not owned yet."""
    return {tile for tile in range(len(TILES)) if not now.owned >> tile // 3 & 1}


def _seller(now: Now, tile: int) -> int | None:
    """Another people that is at home on a tile, even if it is overcrowded."""
    return next((one for one in range(len(PEOPLES)) if one != now.people and sells(now.row, one, tile)), None)


def _left_for(now: Now, people: int, tile: int) -> int:
    """Tribes in a people's bag that are at home on a tile."""
    homes = HOMES[people]
    return now.bag(people, homes.index(tile // 3)) if tile // 3 in homes else 0


# ---- on the way home


def _shift(now: Now) -> Advice | None:
    """A shift brings a carrier next to the tower."""
    for tribe in _carriers(now):
        if tribe.tile == now.tower or now.way(tribe.tile) == 1:
            continue
        for move in now.can(SHIFT):
            then = now.row[:]
            play(then, move)
            if steps_home(then, tribe.tile, now.seat) == 1:
                tile, square = shift_of(move)
                lights = shown(tile), f"square {SQUARES[square]}"
                return Advice("shift", {**lies(tile), "square": SQUARES[square]}, lights)
    return None


def _carry(now: Now) -> Advice | None:
    """An own tribe carries an amulet."""
    if now.phase != at.MAGICAL:
        return None
    for tribe in _carriers(now):
        count = now.way(tribe.tile)
        if count:
            facts: Facts = {"amulet": _amulet(tribe), "count": count}
            return Advice("carry", facts, (shown(tribe.tile), shown(now.tower)))
    return None


def _ban(now: Now) -> Advice | None:
    """An amulet is close to the tower: a ban protects the tower from being shifted."""
    near = any(0 < (now.way(tribe.tile) or 0) <= _FEW for tribe in _carriers(now))
    if now.phase != at.BUYING or not near:
        return None
    return Advice("ban", lies(now.tower), (shown(now.tower), "verb ban"))


def _carriers(now: Now) -> Iterator[Stand]:
    return (tribe for tribe in now.tribes if tribe.amulet)


def _amulet(tribe: Stand) -> Word:
    return Word(f"pangea-amulet-{LANDSCAPES[tribe.amulet - 1]}")


# ---- producing


def _crowded(now: Now) -> Advice | None:
    """Own tribes are at home on an overcrowded tile."""
    for tribe in now.tribes if now.phase == at.MAGICAL else ():
        if not tribe.amulet and at_home(now.people, tribe) and now.room(tribe.tile) < 0:
            facts = {**lies(tribe.tile), "have": now.row[at.CROWD + tribe.tile], "most": NUMBER[tribe.tile]}
            return Advice("crowded", facts, (shown(tribe.tile),))
    return None


def _full(now: Now) -> Advice | None:
    """The tile of the tower has no room for a drawn tribe."""
    if now.people not in map(argument_of, now.can(DRAW)) or now.room(now.tower) != 0:
        return None
    return Advice("full", lies(now.tower), (shown(now.tower), "verb draw"))


def _away(now: Now) -> Advice | None:
    """An own tribe is away from home, and its home is one step away."""
    for tribe in now.tribes if now.phase == at.MAGICAL else ():
        if tribe.amulet or at_home(now.people, tribe):
            continue
        for tile in now.beside(tribe.tile):
            if tile // 3 == HOMES[now.people][tribe.home] and now.room(tile) > 0:
                facts = {**lies(tribe.tile), **lies(tile, "home"), "tribe": kin(now.people, tribe.home)}
                return Advice("away", facts, (shown(tribe.tile), shown(tile)))
    return None


TRIGGERS: Final = (
    Trigger("home", _home),
    Trigger("near", _near),
    Trigger("first", event_triggers.first),
    Trigger("last-round", _last_round),
    Trigger("conditions", _conditions),
    Trigger("market", _market, 2, 4),
    Trigger("buy", _buy),
    Trigger("shift", _shift, 2, 6),
    Trigger("carry", _carry, 2, 6),
    Trigger("handed-in", event_triggers.handed_in, 2, 6),
    Trigger("crowded", _crowded, 2, 6),
    Trigger("banned", event_triggers.banned),
    Trigger("drifted", event_triggers.drifted),
    Trigger("lead", _lead, 2, 6),
    Trigger("neutral", _neutral, 2, 6),
    Trigger("full", _full),
    Trigger("away", _away, 2, 6),
    Trigger("ban", _ban, 2, 6),
)
