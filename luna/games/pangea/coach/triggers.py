"""The triggers of Pangea's coach, and those about towers, news and the end. The rules decide what is legal."""

from collections.abc import Iterator
from typing import Final

from luna.core.teaching import Advice, trigger
from luna.games.pangea.coach import trade
from luna.games.pangea.coach.moment import HIGH, Now, advice
from luna.games.pangea.rules import events as ev
from luna.games.pangea.rules import position as at
from luna.games.pangea.rules.board import HOMES, LANDSCAPES, PEOPLES, SQUARES, TILES, over_the_edge
from luna.games.pangea.rules.moves import BUY, PLACE, SHIFT, argument_of, values_of
from luna.games.pangea.rules.outlook import rest_of_turn, steps_home
from luna.games.pangea.rules.play import condition, play
from luna.games.pangea.rules.position import standing

_DRAWN: Final = 3  # tribes that are placed with a tower (S5)

# ---- the towers: two tips by the author of the rules


@trigger()
def welcome(now: Now) -> Iterator[Advice]:
    """The first choice of a first game."""
    if now.phase == at.PLACING:
        yield advice("welcome", *_homes(now))


@trigger()
def home(now: Now) -> Iterator[Advice]:
    """Place the tower on a roomy tile where most drawn tribes are at home."""
    if now.phase == at.PLACING:
        yield advice("home", *_homes(now))


def _homes(now: Now) -> list[int]:
    hand = {
        landscape: now.row[first:last].count(at.IN_HAND)
        for landscape, (first, last) in zip(HOMES[now.people], at.GROUPS[now.people], strict=True)
    }
    roomy = [tile for tile in map(argument_of, now.can(PLACE)) if now.room(tile) >= _DRAWN]
    most = max((hand.get(tile // 3, 0) for tile in roomy), default=0)
    return [tile for tile in roomy if hand.get(tile // 3, 0) == most] if most else []


@trigger()
def near(now: Now) -> Iterator[Advice]:
    """Place the tower near the others."""
    towers = [tile for tile in now.row[at.TOWER : at.TOWER + len(PEOPLES)] if tile < len(TILES)]
    if now.phase == at.PLACING and towers:
        yield advice("near", *towers)


# ---- events


@trigger()
def first(now: Now) -> Iterator[Advice]:
    """The first turn."""
    count = now.row[at.MAGIC]
    if now.phase == at.MAGICAL and count and at.round_number(now.row) == 1:
        yield advice("first", "verb draw", "verb shift", count=count)


@trigger(2, 6)
def handed_in(now: Now) -> Iterator[Advice]:
    """An amulet reached the seat's tower."""
    if any(event.seat == now.seat for event in now.happened(ev.HandedIn)) and now.rank < len(LANDSCAPES):
        yield advice("handed-in", f"panel {now.seat}", rank=now.rank, price=now.rank + 1)


@trigger()
def banned(now: Now) -> Iterator[Advice]:
    """Another player's ban lies on a tile with the player's tribes or tower."""
    for event in now.happened(ev.BanPut):
        lying = now.row[at.BAN + event.seat]
        if event.seat == now.seat or not lying:
            continue
        tile = now.row[at.LAND + lying - 1]
        if tile == now.tower or any(tribe.tile == tile for tribe in now.tribes):
            yield advice("banned", tile, tile=tile, people=now.row[at.PEOPLE + event.seat])


@trigger()
def drifted(now: Now) -> Iterator[Advice]:
    """A tile was shifted over the edge to the opposite side."""
    for event in now.happened(ev.Shifted):
        tile, edge = TILES.index(event.tile), over_the_edge(SQUARES.index(event.origin), SQUARES.index(event.target))
        if edge and not now.row[at.OPTIONS] & at.SLIDE:
            yield advice("drifted", tile, tile=tile, origin=event.origin, square=event.target)


@trigger()
def moved(now: Now) -> Iterator[Advice]:
    """Another player shifted the player's tower."""
    for event in now.happened(ev.Shifted):
        if event.seat != now.seat and (tile := TILES.index(event.tile)) == now.tower:
            who = now.row[at.PEOPLE + event.seat]
            yield advice("moved", tile, "verb ban", tile=tile, people=who, square=event.target)


@trigger()
def sold(now: Now) -> Iterator[Advice]:
    """Another player bought from the player's people."""
    for event in now.happened(ev.Bought):
        if event.seller == PEOPLES[now.people]:
            who = now.row[at.PEOPLE + event.seat]
            yield advice("sold", f"tile {event.tile}", people=who, amulet=event.amulet)


@trigger()
def new_round(now: Now) -> Iterator[Advice]:
    """The second round has begun."""
    if now.phase == at.MAGICAL and at.round_number(now.row) == 2:
        yield advice("new-round", f"panel {now.seat}", count=now.goods, price=now.rank + 1)


# ---- the end of the game


@trigger()
def bring_home(now: Now) -> Iterator[Advice]:
    """The last turn of the seat, and an amulet is one step from its tower."""
    for tribe in now.carriers if now.row[at.LAST_ROUND] and now.phase == at.MAGICAL else ():
        if now.way(tribe.tile) == 1:
            yield advice("bring-home", tribe.tile, now.tower, amulet=tribe.carried)


@trigger(2, 12)
def finish(now: Now) -> Iterator[Advice]:
    """A condition is met at the end of this turn without any action."""
    if now.phase != at.PLACING and not now.row[at.LAST_ROUND] and (met := condition(now.left, now.seat)):
        yield advice("finish", f"panel {now.seat}", condition=met)


@trigger()
def last_round(now: Now) -> Iterator[Advice]:
    """A seat has met a condition."""
    if now.row[at.LAST_ROUND]:
        yield advice("last-round", opens="forecast")


@trigger()
def conditions(now: Now) -> Iterator[Advice]:
    """A seat is close to a condition."""
    if any(at.rank(now.row, seat) >= HIGH for seat in range(now.row[at.PLAYERS])):
        yield advice("conditions", opens="forecast")


@trigger(2, 12)
def beware(now: Now) -> Iterator[Advice]:
    """Another seat meets a condition at its next turn if no seat acts."""
    then = bytearray() if now.phase == at.PLACING else now.left
    while then and not then[at.LAST_ROUND] and then[at.TURN] != now.seat:
        then = rest_of_turn(then)
        for seat, people in now.others:
            if met := condition(then, seat):
                yield advice("beware", f"panel {seat}", opens="forecast", people=people, condition=met)


@trigger(2, 6)
def hold_back(now: Now) -> Iterator[Advice]:
    """A shift keeps a further amulet of a leading seat more than a step from its tower."""
    mine = {now.tower, *(tribe.tile for tribe in now.carriers)}
    ways_ = [move for move in now.can(SHIFT) if values_of(move)[0] not in mine]
    for seat, people in now.others:
        for tribe in standing(now.row, people) if at.rank(now.row, seat) >= HIGH else ():
            if not tribe.amulet or steps_home(now.row, tribe.tile, seat) != 1:
                continue
            for move in ways_:
                play(then := now.row[:], move)
                if steps_home(then, tribe.tile, seat) != 1:
                    tile, square = values_of(move)
                    name, who = SQUARES[square], tribe.carried
                    lights = tribe.tile, tile, f"square {name}"
                    yield advice("hold-back", *lights, people=people, square=name, tile=tile, amulet=who)


@trigger()
def one_left(now: Now) -> Iterator[Advice]:
    """One amulet is missing for five."""
    if now.rank > HIGH and at.RANK[now.owned] == len(LANDSCAPES) - 1:
        missing = next(landscape for landscape in range(len(LANDSCAPES)) if not now.owned >> landscape & 1)
        yield advice("one-left", *range(3 * missing, 3 * missing + 3), amulet=LANDSCAPES[missing])


@trigger()
def two_ways(now: Now) -> Iterator[Advice]:
    """Three amulets are in the tower, and the fourth can be bought: goods and amulets compete."""
    if now.rank == 3 and not now.row[at.LAST_ROUND] and any(now.can(BUY)) and now.goods < 20:
        yield advice("two-ways", opens="forecast", count=20 - now.goods, price=now.rank + 1)


TRIGGERS: Final = (
    *(welcome, home, near, first, bring_home, finish, last_round, hold_back, beware, conditions, one_left, two_ways),
    *(trade.porter, trade.both, trade.market, trade.buy, trade.wait, trade.stay, trade.shift, trade.stranded, moved),
    *(trade.carry, handed_in, trade.relief, trade.crowded, banned, sold, drifted, new_round, trade.lead, trade.neutral),
    *(trade.full, trade.draw, trade.away, trade.overcrowd, trade.idle, trade.ban),
)
"""The most important trigger comes first."""
