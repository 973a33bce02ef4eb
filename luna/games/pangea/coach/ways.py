"""The triggers of Pangea's coach about carrying, producing and the room on the land."""

from collections import Counter
from collections.abc import Iterator
from typing import Final

from luna.core.teaching import Advice, Facts, trigger
from luna.games.pangea.coach.moment import HIGH, Now, amulet, at_home, called, kin, lies, shown
from luna.games.pangea.rules import position as at
from luna.games.pangea.rules.board import HOMES, NUMBER, SQUARES
from luna.games.pangea.rules.moves import DRAW, LEAD, SHIFT, argument_of, lead_of, shift_of
from luna.games.pangea.rules.outlook import steps_home
from luna.games.pangea.rules.play import play, producing

_FEW: Final = 2
"""Steps."""

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
            facts: Facts = {"amulet": amulet(tribe.amulet - 1), "count": count}
            yield Advice("carry", facts, (shown(tribe.tile), shown(now.tower)))


@trigger(2, 6)
def ban(now: Now) -> Iterator[Advice]:
    """An amulet is close to the tower: a ban protects the tower from being shifted."""
    if now.phase == at.BUYING and any(0 < (now.way(tribe.tile) or 0) <= _FEW for tribe in now.carriers):
        yield Advice("ban", lies(now.tower), (shown(now.tower), "verb ban"))


@trigger()
def stay(now: Now) -> Iterator[Advice]:
    """An amulet was bought at the own tower: it goes in after the next movement (W4)."""
    for tribe in now.carriers if now.phase == at.MAGICAL else ():
        if tribe.tile == now.tower:
            yield Advice("stay", {"amulet": amulet(tribe.amulet - 1)}, (shown(now.tower),))


@trigger(2, 6)
def stranded(now: Now) -> Iterator[Advice]:
    """There is no way over land from an own carrier to the tower."""
    for tribe in now.carriers if now.phase == at.MAGICAL else ():
        if now.way(tribe.tile) is None:
            facts = {**lies(tribe.tile), "amulet": amulet(tribe.amulet - 1)}
            yield Advice("stranded", facts, (shown(tribe.tile), shown(now.tower), "verb shift"))


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


@trigger(2, 6)
def relief(now: Now) -> Iterator[Advice]:
    """A neutral tribe can be led off an overcrowded tile, and own tribes produce there again."""
    crowded_ = {tribe.tile for tribe in now.tribes if not tribe.amulet and at_home(now.people, tribe)}
    for people, home, tile, _ in map(lead_of, now.can(LEAD)):
        if tile in crowded_ and now.room(tile) == -1:
            facts = {**lies(tile), "people": called(people), "tribe": kin(people, home)}
            yield Advice("relief", facts, (shown(tile), "verb lead"))


@trigger(2, 8)
def draw(now: Now) -> Iterator[Advice]:
    """At least half of the own bag is at home on the tile of the tower, and there is room."""
    homes, landscape = HOMES[now.people], now.tower // 3
    if now.people in map(argument_of, now.can(DRAW)) and now.room(now.tower) > 0 and landscape in homes:
        count, all_ = now.bag(now.people, homes.index(landscape)), now.bag(now.people)
        if 2 * count >= all_:
            yield Advice("draw", {**lies(now.tower), "count": count, "all": all_}, (shown(now.tower), "verb draw"))


@trigger(2, 8)
def overcrowd(now: Now) -> Iterator[Advice]:
    """A step of an own tribe overcrowds a full tile on which a leading seat produces twice or more."""
    beside = {near for tribe in now.tribes for near in now.beside(tribe.tile)} if now.phase == at.MAGICAL else set()
    spared = set(producing(now.row, now.people))
    for seat in now.others:
        people = now.row[at.PEOPLE + seat]
        for tile, count in Counter(producing(now.row, people)).items():
            if count > 1 and at.rank(now.row, seat) >= HIGH and now.room(tile) == 0 and tile in beside - spared:
                yield Advice("overcrowd", {**lies(tile), "people": called(people), "count": count}, (shown(tile),))


@trigger()
def idle(now: Now) -> Iterator[Advice]:
    """No own tribe produces."""
    if now.phase == at.MAGICAL and now.tribes and not producing(now.row, now.people):
        yield Advice("idle", {}, tuple({shown(tribe.tile): None for tribe in now.tribes}))
