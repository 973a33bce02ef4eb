"""The triggers of Pangea's coach about buying."""

from collections.abc import Iterator

from luna.core.teaching import Advice, trigger
from luna.games.pangea.coach.moment import Now, advice
from luna.games.pangea.rules import position as at
from luna.games.pangea.rules.board import HOMES, PEOPLES, TILES
from luna.games.pangea.rules.legal import sells
from luna.games.pangea.rules.moves import BUY, DRAW, LEAD, argument_of, values_of
from luna.games.pangea.rules.play import producing
from luna.games.pangea.rules.tribes import Tribe


@trigger(2, 4)
def market(now: Now) -> Iterator[Advice]:
    """An own tribe can reach a seller of a missing amulet; in the buying phase the purchase itself."""
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
    """A tribe that is not at home can carry, and the one at home goes on producing."""
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
    """A neutral tribe can be led to a tile where it sells to an own tribe."""
    for people, home, tile, target in map(values_of, now.can(LEAD)) if now.goods > now.rank else ():
        there = Tribe(people, home, 0, target)
        wanted = target in _wanted(now) and target in now.free and now.room(target) > 0
        if there.at_home and wanted and _seller(now, target) is None:
            yield advice("lead", tile, target, "verb lead", tile=target, people=people, tribe=there.land)


def _wanted(now: Now) -> list[int]:
    """Tiles whose amulet is not owned yet."""
    return [tile for tile in range(len(TILES)) if not now.owned >> tile // 3 & 1]


def _reached(now: Now, tile: int) -> bool:
    """Whether an own tribe without an amulet stands on a tile or one step away."""
    return not now.free.isdisjoint((tile, *now.beside(tile)))


def _seller(now: Now, tile: int) -> int | None:
    """Another people that is at home on a tile, even if it is overcrowded."""
    return next((one for one in range(len(PEOPLES)) if one != now.people and sells(now.row, one, tile)), None)
