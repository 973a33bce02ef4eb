"""The triggers of Pangea's coach, and those about towers, news and the end. What is legal is decided by the rules."""

from collections.abc import Iterator
from typing import Final

from luna.core.teaching import Advice, Word, trigger
from luna.games.pangea.coach import trade, ways
from luna.games.pangea.coach.moment import HIGH, Now, amulet, called, lies, shown
from luna.games.pangea.rules import events as ev
from luna.games.pangea.rules import position as at
from luna.games.pangea.rules.board import HOMES, LANDSCAPES, PEOPLES, SQUARES, TILES
from luna.games.pangea.rules.moves import BUY, PLACE, SHIFT, argument_of, shift_of
from luna.games.pangea.rules.outlook import rest_of_turn, steps_home
from luna.games.pangea.rules.play import condition, play

_DRAWN: Final = 3
"""Tribes that are placed with a tower (S5)."""

# ---- the towers: two tips by the author of the rules


@trigger()
def welcome(now: Now) -> Iterator[Advice]:
    """The first choice of a first game."""
    if now.phase == at.PLACING:
        yield Advice("welcome", {}, tuple(map(shown, _homes(now))))


@trigger()
def home(now: Now) -> Iterator[Advice]:
    """Place the tower on a roomy tile where most drawn tribes are at home."""
    if now.phase == at.PLACING:
        yield Advice("home", {}, tuple(map(shown, _homes(now))))


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
def moved(now: Now) -> Iterator[Advice]:
    """Another player shifted the own tower."""
    for event in now.happened(ev.Shifted):
        if event.seat != now.seat and (tile := TILES.index(event.tile)) == now.tower:
            who = called(now.row[at.PEOPLE + event.seat])
            yield Advice("moved", {**lies(tile), "people": who, "square": event.target}, (shown(tile), "verb ban"))


@trigger()
def sold(now: Now) -> Iterator[Advice]:
    """Another player bought from the own people."""
    for event in now.happened(ev.Bought):
        if event.seller == PEOPLES[now.people]:
            facts = {
                "people": called(now.row[at.PEOPLE + event.seat]),
                "amulet": amulet(LANDSCAPES.index(event.amulet)),
            }
            yield Advice("sold", facts, (f"tile {event.tile}",))


@trigger()
def new_round(now: Now) -> Iterator[Advice]:
    """The second round has begun."""
    if now.phase == at.MAGICAL and at.round_number(now.row) == 2:
        yield Advice("new-round", {"count": now.goods, "price": now.rank + 1}, (f"panel {now.seat}",))


# ---- the end of the game


@trigger()
def bring_home(now: Now) -> Iterator[Advice]:
    """The last own turn, and an amulet is one step from the tower."""
    for tribe in now.carriers if now.row[at.LAST_ROUND] and now.phase == at.MAGICAL else ():
        if now.way(tribe.tile) == 1:
            facts = {"amulet": amulet(tribe.amulet - 1)}
            yield Advice("bring-home", facts, (shown(tribe.tile), shown(now.tower)))


@trigger(2, 12)
def finish(now: Now) -> Iterator[Advice]:
    """A condition is met at the end of this turn without any action."""
    if now.phase != at.PLACING and not now.row[at.LAST_ROUND] and (met := condition(now.left, now.seat)):
        yield Advice("finish", {"condition": Word(f"pangea-condition-{met}")}, (f"panel {now.seat}",))


@trigger()
def last_round(now: Now) -> Iterator[Advice]:
    """A seat has met a condition."""
    if now.row[at.LAST_ROUND]:
        yield Advice("last-round", opens="forecast")


@trigger()
def conditions(now: Now) -> Iterator[Advice]:
    """A seat is close to a condition."""
    if any(at.rank(now.row, seat) >= HIGH for seat in range(now.row[at.PLAYERS])):
        yield Advice("conditions", opens="forecast")


@trigger(2, 12)
def beware(now: Now) -> Iterator[Advice]:
    """Another seat meets a condition at its next turn if nobody acts."""
    then = bytearray() if now.phase == at.PLACING else now.left
    while then and not then[at.LAST_ROUND] and then[at.TURN] != now.seat:
        then = rest_of_turn(then)
        for seat in now.others:
            if met := condition(then, seat):
                facts = {"people": called(now.row[at.PEOPLE + seat]), "condition": Word(f"pangea-condition-{met}")}
                yield Advice("beware", facts, (f"panel {seat}",), "forecast")


@trigger(2, 6)
def hold_back(now: Now) -> Iterator[Advice]:
    """A shift keeps a further amulet of a leading seat more than a step from its tower."""
    mine = {now.tower, *(tribe.tile for tribe in now.carriers)}
    ways_ = [move for move in now.can(SHIFT) if shift_of(move)[0] not in mine]
    for seat in now.others:
        for tribe in now.standing(now.row[at.PEOPLE + seat]) if at.rank(now.row, seat) >= HIGH else ():
            if not tribe.amulet or steps_home(now.row, tribe.tile, seat) != 1:
                continue
            for move in ways_:
                play(then := now.row[:], move)
                if steps_home(then, tribe.tile, seat) != 1:
                    tile, square = shift_of(move)
                    facts = {"people": called(now.row[at.PEOPLE + seat]), "square": SQUARES[square], **lies(tile)}
                    lights = shown(tribe.tile), shown(tile), f"square {SQUARES[square]}"
                    yield Advice("hold-back", {**facts, "amulet": amulet(tribe.amulet - 1)}, lights)


@trigger()
def one_left(now: Now) -> Iterator[Advice]:
    """One amulet is missing for five."""
    if now.rank > HIGH and at.RANK[now.owned] == len(LANDSCAPES) - 1:
        missing = next(landscape for landscape in range(len(LANDSCAPES)) if not now.owned >> landscape & 1)
        lights = tuple(shown(3 * missing + tile) for tile in range(3))
        yield Advice("one-left", {"amulet": amulet(missing)}, lights)


@trigger()
def two_ways(now: Now) -> Iterator[Advice]:
    """Three amulets are in the tower, and the fourth can be bought: goods and amulets compete."""
    if now.rank == 3 and not now.row[at.LAST_ROUND] and any(now.can(BUY)) and now.goods < 20:
        yield Advice("two-ways", {"count": 20 - now.goods, "price": now.rank + 1}, opens="forecast")


TRIGGERS: Final = (
    *(welcome, home, near, first, bring_home, finish, last_round, hold_back, beware, conditions, one_left, two_ways),
    *(trade.porter, trade.both, trade.market, trade.buy, trade.wait, ways.stay, ways.shift, ways.stranded, moved),
    *(ways.carry, handed_in, ways.relief, ways.crowded, banned, sold, drifted, new_round, trade.lead, trade.neutral),
    *(ways.full, ways.draw, ways.away, ways.overcrowd, ways.idle, ways.ban),
)
"""What matters most comes first."""
