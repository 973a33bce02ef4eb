"""The triggers of Pangea's coach about carrying, producing and the room on the land."""

from collections import Counter
from collections.abc import Iterator
from operator import attrgetter
from typing import Final

from luna.core.teaching import Advice, trigger
from luna.games.pangea.coach.moment import HIGH, Now, advice
from luna.games.pangea.rules import position as at
from luna.games.pangea.rules.board import HOMES, NUMBER, SQUARES
from luna.games.pangea.rules.moves import LEAD, SHIFT, values_of
from luna.games.pangea.rules.outlook import steps_home
from luna.games.pangea.rules.play import play, producing
from luna.games.pangea.rules.tribes import Tribe

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
    """An own tribe carries an amulet."""
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
    """An amulet was bought at the own tower: it goes in after the next movement (W4)."""
    for tribe in now.carriers:
        if tribe.tile == now.tower:
            yield advice("stay", now.tower, amulet=tribe.carried)


@trigger(2, 6, _MAGICAL)
def stranded(now: Now) -> Iterator[Advice]:
    """There is no way over land from an own carrier to the tower."""
    for tribe in now.carriers:
        if now.way(tribe.tile) is None:
            yield advice("stranded", tribe.tile, now.tower, "verb shift", tile=tribe.tile, amulet=tribe.carried)


# ---- producing


@trigger(2, 6, _MAGICAL)
def crowded(now: Now) -> Iterator[Advice]:
    """Own tribes are at home on an overcrowded tile."""
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
    """An own tribe is away from home, and its home is one step away."""
    for tribe in now.tribes:
        for tile in () if tribe.amulet or tribe.at_home else now.beside(tribe.tile):
            if tile // 3 == HOMES[now.people][tribe.home] and now.room(tile) > 0:
                yield advice("away", tribe.tile, tile, tile=tribe.tile, home=tile, tribe=tribe.land)


@trigger(2, 6)
def relief(now: Now) -> Iterator[Advice]:
    """A neutral tribe can be led off an overcrowded tile, and own tribes produce there again."""
    for people, home, tile, _ in map(values_of, now.can(LEAD)):
        if tile in now.at_home and now.room(tile) == -1:
            tribe = Tribe(people, home, 0, tile)
            yield advice("relief", tile, "verb lead", tile=tile, people=people, tribe=tribe.land)


@trigger(2, 8)
def draw(now: Now) -> Iterator[Advice]:
    """At least half of the own bag is at home on the tile of the tower, and there is room."""
    homes, landscape = HOMES[now.people], now.tower // 3
    if now.draws and now.room(now.tower) > 0 and landscape in homes:
        count, whole = now.bag(now.people, homes.index(landscape)), now.bag(now.people)
        if 2 * count >= whole:
            yield advice("draw", now.tower, "verb draw", tile=now.tower, count=count, all=whole)


@trigger(2, 8, _MAGICAL)
def overcrowd(now: Now) -> Iterator[Advice]:
    """A step of an own tribe overcrowds a full tile on which a leading seat produces twice or more."""
    beside = {near for tribe in now.tribes for near in now.beside(tribe.tile)}
    spared = set(producing(now.row, now.people))
    for seat, people in now.others:
        for tile, count in Counter(producing(now.row, people)).items():
            if count > 1 and at.rank(now.row, seat) >= HIGH and now.room(tile) == 0 and tile in beside - spared:
                yield advice("overcrowd", tile, tile=tile, people=people, count=count)


@trigger(when=_MAGICAL)
def idle(now: Now) -> Iterator[Advice]:
    """No own tribe produces."""
    if now.tribes and not producing(now.row, now.people):
        yield advice("idle", *dict.fromkeys(tribe.tile for tribe in now.tribes))
