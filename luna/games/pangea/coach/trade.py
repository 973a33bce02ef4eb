"""The triggers of Pangea's coach about buying, carrying, producing and the room on the land."""

from collections import Counter
from collections.abc import Iterator
from operator import attrgetter
from typing import Final

from luna.core.teaching import Advice, trigger
from luna.games.pangea.coach.moment import HIGH, Now, advice
from luna.games.pangea.rules import position as at
from luna.games.pangea.rules.board import HOMES, NUMBER, PEOPLES, SQUARES, TILES
from luna.games.pangea.rules.legal import sells
from luna.games.pangea.rules.moves import BUY, DRAW, LEAD, SHIFT, argument_of, values_of
from luna.games.pangea.rules.outlook import steps_home
from luna.games.pangea.rules.play import play, producing
from luna.games.pangea.rules.position import Tribe

_MAGICAL: Final = attrgetter("magical")
_FEW: Final = 2  # steps

# ---- on the way home


@trigger(2, 6)
def shift(now: Now) -> Iterator[Advice]:
    """A shift brings a carrier next to the tower."""
    for tribe in now.carriers:
        if tribe.tile == now.tower or now.way(tribe.tile) == 1:
            continue
        for move in now.can(SHIFT):
            play(then := now.row[:], move)
            if steps_home(then, tribe.tile, now.seat) == 1:
                tile, square = values_of(move)
                yield advice("shift", tile, f"square {SQUARES[square]}", tile=tile, square=SQUARES[square])


@trigger(2, 6, _MAGICAL)
def carry(now: Now) -> Iterator[Advice]:
    """A tribe of the seat carries an amulet."""
    for tribe in now.carriers:
        if count := now.way(tribe.tile):
            yield advice("carry", tribe.tile, now.tower, amulet=tribe.carried, count=count)


@trigger(2, 6)
def ban(now: Now) -> Iterator[Advice]:
    """An amulet is close to the tower: a ban protects the tower from being shifted."""
    if now.phase == at.BUYING and any(0 < (now.way(tribe.tile) or 0) <= _FEW for tribe in now.carriers):
        yield advice("ban", now.tower, "verb ban", tile=now.tower)


@trigger(when=_MAGICAL)
def stay(now: Now) -> Iterator[Advice]:
    """An amulet was bought at the player's tower: it goes in after the next movement (W4)."""
    for tribe in now.carriers:
        if tribe.tile == now.tower:
            yield advice("stay", now.tower, amulet=tribe.carried)


@trigger(2, 6, _MAGICAL)
def stranded(now: Now) -> Iterator[Advice]:
    """There is no way over land from one of the seat's carriers to the tower."""
    for tribe in now.carriers:
        if now.way(tribe.tile) is None:
            yield advice("stranded", tribe.tile, now.tower, "verb shift", tile=tribe.tile, amulet=tribe.carried)


# ---- producing


@trigger(2, 6, _MAGICAL)
def crowded(now: Now) -> Iterator[Advice]:
    """Tribes of the seat are at home on an overcrowded tile."""
    for tile in now.at_home:
        if now.room(tile) < 0:
            yield advice("crowded", tile, tile=tile, have=now.row[at.CROWD + tile], most=NUMBER[tile])


@trigger()
def full(now: Now) -> Iterator[Advice]:
    """The tile of the tower has no room for a drawn tribe."""
    if now.draws and now.room(now.tower) == 0:
        yield advice("full", now.tower, "verb draw", tile=now.tower)


@trigger(2, 6, _MAGICAL)
def away(now: Now) -> Iterator[Advice]:
    """A tribe of the seat is away from home, and its home is one step away."""
    for tribe in now.tribes:
        for tile in () if tribe.amulet or tribe.at_home else now.beside(tribe.tile):
            if tile // 3 == HOMES[now.people][tribe.home] and now.room(tile) > 0:
                yield advice("away", tribe.tile, tile, tile=tribe.tile, home=tile, tribe=tribe.land)


@trigger(2, 6)
def relief(now: Now) -> Iterator[Advice]:
    """A neutral tribe can be led off an overcrowded tile, so that the seat's tribes produce there again."""
    for people, home, tile, _ in map(values_of, now.can(LEAD)):
        if tile in now.at_home and now.room(tile) == -1:
            tribe = Tribe(people, home, 0, tile)
            yield advice("relief", tile, "verb lead", tile=tile, people=people, tribe=tribe.land)


@trigger(2, 8)
def draw(now: Now) -> Iterator[Advice]:
    """At least half of the player's bag is at home on the tile of the tower, and there is room."""
    homes, landscape = HOMES[now.people], now.tower // 3
    if now.draws and now.room(now.tower) > 0 and landscape in homes:
        count, whole = now.bag(now.people, homes.index(landscape)), now.bag(now.people)
        if 2 * count >= whole:
            yield advice("draw", now.tower, "verb draw", tile=now.tower, count=count, all=whole)


@trigger(2, 8, _MAGICAL)
def overcrowd(now: Now) -> Iterator[Advice]:
    """A step of the seat's tribes overcrowds a full tile on which a leading seat produces twice or more."""
    beside = {near for tribe in now.tribes for near in now.beside(tribe.tile)}
    spared = set(producing(now.row, now.people))
    for seat, people in now.others:
        for tile, count in Counter(producing(now.row, people)).items():
            if count > 1 and at.rank(now.row, seat) >= HIGH and now.room(tile) == 0 and tile in beside - spared:
                yield advice("overcrowd", tile, tile=tile, people=people, count=count)


@trigger(when=_MAGICAL)
def idle(now: Now) -> Iterator[Advice]:
    """No tribe of the seat produces."""
    if now.tribes and not producing(now.row, now.people):
        yield advice("idle", *dict.fromkeys(tribe.tile for tribe in now.tribes))


# ---- buying


@trigger(2, 4)
def market(now: Now) -> Iterator[Advice]:
    """A tribe of the seat can reach a seller of a missing amulet; in the buying phase the purchase itself."""
    if not now.magical:
        yield from _purchases(now)
    elif now.goods > now.rank:
        for tile in _wanted(now):
            people = _seller(now, tile)
            if people is not None and _reached(now, tile) and now.room(tile) >= (0 if tile in now.free else 1):
                yield advice("market", tile, tile=tile, people=people, price=now.rank + 1)


@trigger()
def buy(now: Now) -> Iterator[Advice]:
    """An amulet can be bought."""
    yield from _purchases(now)


def _purchases(now: Now) -> Iterator[Advice]:
    for tile, _, _ in map(values_of, now.can(BUY)):
        yield advice("buy", f"badge {TILES[tile]}", tile=tile, price=now.rank + 1)


@trigger()
def both(now: Now) -> Iterator[Advice]:
    """Two amulets can be bought for the same price (A6)."""
    tiles = {values_of(move)[0] // 3: values_of(move)[0] for move in now.can(BUY)}
    if len(tiles) > 1 and now.goods >= 2 * (now.rank + 1):
        yield advice("both", *(f"badge {TILES[tile]}" for tile in sorted(tiles.values())), price=now.rank + 1)


@trigger()
def porter(now: Now) -> Iterator[Advice]:
    """A tribe that is not at home can carry, and the one at home continues to produce."""
    homes: dict[int, set[bool]] = {}
    for tile, home, _ in map(values_of, now.can(BUY)):
        homes.setdefault(tile, set()).add(HOMES[now.people][home] == tile // 3)
        if len(homes[tile]) > 1:
            yield advice("porter", f"badge {TILES[tile]}", tile=tile)


@trigger(2, 6)
def wait(now: Now) -> Iterator[Advice]:
    """The goods that a purchase is short of come from this turn's production."""
    short = now.rank + 1 - now.goods
    if now.phase == at.BUYING and 0 < short <= len(producing(now.row, now.people)) and not now.carriers:
        for tile in _wanted(now):
            if tile in now.free and _seller(now, tile) is not None and now.room(tile) >= 0:
                yield advice("wait", tile, tile=tile, count=short)


@trigger(2, 6)
def neutral(now: Now) -> Iterator[Advice]:
    """A draw from the bag of a neutral people may bring a seller."""
    for people in map(argument_of, now.can(DRAW)) if now.magical and now.goods > now.rank else ():
        tile = now.row[at.TOWER + people]
        if people == now.people or tile // 3 not in HOMES[people] or tile not in _wanted(now):
            continue
        count = now.bag(people, HOMES[people].index(tile // 3))
        open_ = _reached(now, tile) and now.room(tile) >= (1 if tile in now.free else 2)
        if count and open_ and _seller(now, tile) is None:
            whole = now.bag(people)
            yield advice("neutral", tile, "verb neutral", tile=tile, people=people, count=count, all=whole)


@trigger(2, 6)
def lead(now: Now) -> Iterator[Advice]:
    """A neutral tribe can be led to a tile where it sells to a tribe of the seat."""
    for people, home, tile, target in map(values_of, now.can(LEAD)) if now.goods > now.rank else ():
        there = Tribe(people, home, 0, target)
        wanted = target in _wanted(now) and target in now.free and now.room(target) > 0
        if there.at_home and wanted and _seller(now, target) is None:
            yield advice("lead", tile, target, "verb lead", tile=target, people=people, tribe=there.land)


def _wanted(now: Now) -> list[int]:
    """Tiles whose amulet is not owned yet."""
    return [tile for tile in range(len(TILES)) if not now.owned >> tile // 3 & 1]


def _reached(now: Now, tile: int) -> bool:
    """Whether a tribe of the seat without an amulet stands on a tile or one step away."""
    return not now.free.isdisjoint((tile, *now.beside(tile)))


def _seller(now: Now, tile: int) -> int | None:
    """Another people that is at home on a tile, even if it is overcrowded."""
    return next((one for one in range(len(PEOPLES)) if one != now.people and sells(now.row, one, tile)), None)
