"""The triggers of Pangea's coach; what is legal is decided by the rules."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from luna.core.teaching import Advice, Facts, Word, trigger
from luna.games.pangea.coach.moment import Now, at_home, called, kin, lies, shown
from luna.games.pangea.rules import events as ev
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

# ---- the towers: two tips by the author of the rules


@trigger()
def home(now: Now) -> Iterator[Advice]:
    """Place the tower on a roomy tile where most drawn tribes are at home."""
    if now.phase == at.PLACING:
        hand = {
            landscape: now.row[first:last].count(at.IN_HAND)
            for landscape, (first, last) in zip(HOMES[now.people], at.GROUPS[now.people], strict=True)
        }
        roomy = [tile for tile in map(argument_of, now.can(PLACE)) if now.room(tile) >= _DRAWN]
        most = max((hand.get(tile // 3, 0) for tile in roomy), default=0)
        best = [tile for tile in roomy if hand.get(tile // 3, 0) == most] if most else []
        yield Advice("home", {}, tuple(map(shown, best)))


@trigger()
def near(now: Now) -> Iterator[Advice]:
    """Place the tower near the others."""
    towers = [tile for tile in now.row[at.TOWER : at.TOWER + len(PEOPLES)] if tile < len(TILES)]
    if now.phase == at.PLACING and towers:
        yield Advice("near", {}, tuple(map(shown, towers)))


# ---- what has happened


@trigger()
def first(now: Now) -> Iterator[Advice]:
    """The first turn."""
    count = now.row[at.MAGIC]
    if now.phase == at.MAGICAL and count and at.round_number(now.row) == 1:
        yield Advice("first", {"count": count}, ("verb draw", "verb shift"))


@trigger(2, 6)
def handed_in(now: Now) -> Iterator[Advice]:
    """An own amulet reached the tower."""
    if any(event.seat == now.seat for event in now.happened(ev.HandedIn)) and now.rank < len(LANDSCAPES):
        yield Advice("handed-in", {"rank": now.rank, "price": now.rank + 1}, (f"panel {now.seat}",))


@trigger()
def banned(now: Now) -> Iterator[Advice]:
    """Another player's ban lies on a tile with own tribes or the own tower."""
    for event in now.happened(ev.BanPut):
        lying = now.row[at.BAN + event.seat]
        if event.seat == now.seat or not lying:
            continue
        tile = now.row[at.LAND + lying - 1]
        if tile == now.tower or any(tribe.tile == tile for tribe in now.tribes):
            yield Advice("banned", {**lies(tile), "people": called(now.row[at.PEOPLE + event.seat])}, (shown(tile),))


@trigger()
def drifted(now: Now) -> Iterator[Advice]:
    """A tile was shifted over the edge to the opposite side."""
    for event in now.happened(ev.Shifted):
        here, there = event.origin, event.target
        beside = abs(ord(here[0]) - ord(there[0])) + abs(int(here[1]) - int(there[1])) == 1
        if not now.row[at.OPTIONS] & at.SLIDE and not beside:
            tile = TILES.index(event.tile)
            yield Advice("drifted", {**lies(tile), "origin": here, "square": there}, (shown(tile),))


@trigger()
def last_round(now: Now) -> Iterator[Advice]:
    """A seat has met a condition."""
    if now.row[at.LAST_ROUND]:
        yield Advice("last-round", opens="forecast")


@trigger()
def conditions(now: Now) -> Iterator[Advice]:
    """A seat is close to a condition."""
    if any(at.rank(now.row, seat) >= _HIGH for seat in range(now.row[at.PLAYERS])):
        yield Advice("conditions", opens="forecast")


# ---- buying


@trigger(2, 4)
def market(now: Now) -> Iterator[Advice]:
    """An own tribe can reach a seller of a missing amulet; in the buying phase the purchase itself."""
    if now.phase != at.MAGICAL:
        yield from _purchases(now)
    elif now.goods > now.rank:
        for tile in sorted(_wanted(now)):
            people = _seller(now, tile)
            if people is not None and _reached(now, tile) and now.room(tile) >= (0 if tile in now.free else 1):
                facts = {**lies(tile), "people": called(people), "price": now.rank + 1}
                yield Advice("market", facts, (shown(tile),))


@trigger()
def buy(now: Now) -> Iterator[Advice]:
    """An amulet can be bought."""
    yield from _purchases(now)


def _purchases(now: Now) -> Iterator[Advice]:
    for move in now.can(BUY):
        tile = buy_of(move)[0]
        yield Advice("buy", {**lies(tile), "price": now.rank + 1}, (f"badge {TILES[tile]}",))


@trigger(2, 6)
def neutral(now: Now) -> Iterator[Advice]:
    """A draw from the bag of a neutral people may bring a seller."""
    if now.phase != at.MAGICAL or now.goods <= now.rank:
        return
    for people in (people for people in map(argument_of, now.can(DRAW)) if people != now.people):
        tile = now.row[at.TOWER + people]
        room, homes = 1 if tile in now.free else 2, HOMES[people]
        count = now.bag(people, homes.index(tile // 3)) if tile // 3 in homes else 0
        open_ = tile in _wanted(now) and _reached(now, tile) and now.room(tile) >= room
        if count and open_ and _seller(now, tile) is None:
            facts = {**lies(tile), "people": called(people), "count": count, "all": now.bag(people)}
            yield Advice("neutral", facts, (shown(tile), "verb neutral"))


@trigger(2, 6)
def lead(now: Now) -> Iterator[Advice]:
    """A neutral tribe can be led to a tile where it sells to an own tribe."""
    wanted = _wanted(now) & now.free
    for move in now.can(LEAD) if now.goods > now.rank else ():
        people, home, tile, target = lead_of(move)
        sells_there = HOMES[people][home] == target // 3 and target in wanted and now.room(target) > 0
        if sells_there and _seller(now, target) is None:
            facts = {**lies(target), "people": called(people), "tribe": kin(people, home)}
            yield Advice("lead", facts, (shown(tile), shown(target), "verb lead"))


def _wanted(now: Now) -> set[int]:
    """Tiles whose amulet is not owned yet."""
    return {tile for tile in range(len(TILES)) if not now.owned >> tile // 3 & 1}


def _reached(now: Now, tile: int) -> bool:
    """Whether an own tribe without an amulet stands on a tile or one step away."""
    return not now.free.isdisjoint((tile, *now.beside(tile)))


def _seller(now: Now, tile: int) -> int | None:
    """Another people that is at home on a tile, even if it is overcrowded."""
    return next((one for one in range(len(PEOPLES)) if one != now.people and sells(now.row, one, tile)), None)


# ---- on the way home


@trigger(2, 6)
def shift(now: Now) -> Iterator[Advice]:
    """A shift brings a carrier next to the tower."""
    for tribe in now.carriers:
        if tribe.tile == now.tower or now.way(tribe.tile) == 1:
            continue
        for move in now.can(SHIFT):
            then = now.row[:]
            play(then, move)
            if steps_home(then, tribe.tile, now.seat) == 1:
                tile, square = shift_of(move)
                lights = shown(tile), f"square {SQUARES[square]}"
                yield Advice("shift", {**lies(tile), "square": SQUARES[square]}, lights)


@trigger(2, 6)
def carry(now: Now) -> Iterator[Advice]:
    """An own tribe carries an amulet."""
    for tribe in now.carriers if now.phase == at.MAGICAL else ():
        if count := now.way(tribe.tile):
            facts: Facts = {"amulet": Word(f"pangea-amulet-{LANDSCAPES[tribe.amulet - 1]}"), "count": count}
            yield Advice("carry", facts, (shown(tribe.tile), shown(now.tower)))


@trigger(2, 6)
def ban(now: Now) -> Iterator[Advice]:
    """An amulet is close to the tower: a ban protects the tower from being shifted."""
    if now.phase == at.BUYING and any(0 < (now.way(tribe.tile) or 0) <= _FEW for tribe in now.carriers):
        yield Advice("ban", lies(now.tower), (shown(now.tower), "verb ban"))


# ---- producing


@trigger(2, 6)
def crowded(now: Now) -> Iterator[Advice]:
    """Own tribes are at home on an overcrowded tile."""
    for tribe in now.tribes if now.phase == at.MAGICAL else ():
        if not tribe.amulet and at_home(now.people, tribe) and now.room(tribe.tile) < 0:
            facts = {**lies(tribe.tile), "have": now.row[at.CROWD + tribe.tile], "most": NUMBER[tribe.tile]}
            yield Advice("crowded", facts, (shown(tribe.tile),))


@trigger()
def full(now: Now) -> Iterator[Advice]:
    """The tile of the tower has no room for a drawn tribe."""
    if now.people in map(argument_of, now.can(DRAW)) and now.room(now.tower) == 0:
        yield Advice("full", lies(now.tower), (shown(now.tower), "verb draw"))


@trigger(2, 6)
def away(now: Now) -> Iterator[Advice]:
    """An own tribe is away from home, and its home is one step away."""
    for tribe in now.tribes if now.phase == at.MAGICAL else ():
        if tribe.amulet or at_home(now.people, tribe):
            continue
        for tile in now.beside(tribe.tile):
            if tile // 3 == HOMES[now.people][tribe.home] and now.room(tile) > 0:
                facts = {**lies(tribe.tile), **lies(tile, "home"), "tribe": kin(now.people, tribe.home)}
                yield Advice("away", facts, (shown(tribe.tile), shown(tile)))


TRIGGERS: Final = (
    *(home, near, first, last_round, conditions, market, buy, shift, carry, handed_in, crowded, banned, drifted),
    *(lead, neutral, full, away, ban),
)
"""What matters most comes first."""
