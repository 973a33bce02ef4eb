"""The triggers of Pangea's coach about buying."""

from collections.abc import Iterator

from luna.core.teaching import Advice, trigger
from luna.games.pangea.coach.moment import Now, called, kin, lies, shown
from luna.games.pangea.rules import position as at
from luna.games.pangea.rules.board import HOMES, PEOPLES, TILES
from luna.games.pangea.rules.legal import sells
from luna.games.pangea.rules.moves import BUY, DRAW, LEAD, argument_of, buy_of, lead_of
from luna.games.pangea.rules.play import producing


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


@trigger()
def both(now: Now) -> Iterator[Advice]:
    """Two amulets can be bought for the same price (A6)."""
    tiles = {buy_of(move)[0] // 3: buy_of(move)[0] for move in now.can(BUY)}
    if len(tiles) > 1 and now.goods >= 2 * (now.rank + 1):
        lights = tuple(f"badge {TILES[tile]}" for tile in sorted(tiles.values()))
        yield Advice("both", {"price": now.rank + 1}, lights)


@trigger()
def porter(now: Now) -> Iterator[Advice]:
    """A tribe that is not at home can carry, and the one at home goes on producing."""
    homes: dict[int, set[bool]] = {}
    for tile, home, _ in map(buy_of, now.can(BUY)):
        homes.setdefault(tile, set()).add(HOMES[now.people][home] == tile // 3)
        if len(homes[tile]) > 1:
            yield Advice("porter", lies(tile), (f"badge {TILES[tile]}",))


@trigger(2, 6)
def wait(now: Now) -> Iterator[Advice]:
    """The goods that a purchase is short of come from this turn's production."""
    short = now.rank + 1 - now.goods
    if now.phase == at.BUYING and 0 < short <= len(producing(now.row, now.people)) and not now.carriers:
        for tile in sorted(_wanted(now) & now.free):
            if _seller(now, tile) is not None and now.room(tile) >= 0:
                yield Advice("wait", {**lies(tile), "count": short}, (shown(tile),))


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
