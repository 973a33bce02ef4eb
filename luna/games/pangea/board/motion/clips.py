"""The clips by event: their lifting, route and timing; and the great moments."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace
from functools import partial
from itertools import groupby
from typing import Any, Final

from luna.games.pangea.board.layout import places
from luna.games.pangea.board.layout.places import Point
from luna.games.pangea.board.motion import drift, looks
from luna.games.pangea.board.motion.looks import Place
from luna.games.pangea.board.picture import tile as tiles
from luna.games.pangea.rules import events as ev
from luna.games.pangea.rules import position
from luna.games.pangea.rules.board import HOMES, LANDSCAPES, PEOPLES, SQUARES, TILES
from luna.games.pangea.rules.outlook import CONDITIONS
from luna.games.pangea.rules.play import square_of
from luna.games.pangea.rules.position import Tribe, called, standing
from luna.shell.board.films.film import Clip, Edit, Film, edit, in_turn, nothing, still
from luna.shell.board.films.moments import Moment
from luna.shell.drawing.motion import IN

RISEN: Final = 420
AFTER: Final = 60
STAYS: Final = 200  # line and plates of a way over the edge, when the tile has come in
STEPPED, LED = 360, 380
PAID, PAID_APART, SOLD, DROPPED = 320, 70, 420, 420
COIN, COIN_APART, COINS_LAST = 420, 80, 480
ENDING: Final = 900
_COIN: Final = "pangea/amulets/goods"


def film(before: bytearray, events: Sequence[Any], after: bytearray) -> Film:
    """A turn as a film: its events one after the other, the steps of a movement in parallel."""
    acts = list[tuple[Any, ...]]()
    for kind, same in groupby((event for event in events if type(event) in MAKERS), key=type):
        together = tuple(same)
        acts += [together] if kind is ev.Moved else [(event,) for event in together]
    found = in_turn(before, (partial(_made, act) for act in acts))
    whole = Film(None, before, sorted(found, key=lambda clip: clip.start), after)
    whole.moment = moment(events, before, after)
    return whole


def _made(act: Sequence[Any], row: bytearray) -> Iterable[Clip]:
    return MAKERS[type(act[0])](row, *act)


# ---- edits


@edit
def _swap(row: bytearray, one: Tribe, old: int, new: int) -> None:
    """Move one tribe of this home from here to there."""
    first, last = position.GROUPS[one.people][one.home]
    if old in row[first:last]:
        row[row.index(old, first, last)] = new
        row[first:last] = sorted(row[first:last])
        for place, by in ((old, -1), (new, 1)):
            if place < position.IN_HAND:
                row[position.CROWD + place // 6] += by


def _take(one: Tribe) -> Edit:
    return _swap(one, one.place, position.IN_HAND)


def _put(one: Tribe) -> Edit:
    return _swap(one, position.IN_HAND, one.place)


@edit
def _set(row: bytearray, at: int, value: int) -> None:
    row[at] = value


@edit
def _earn(row: bytearray, seat: int, number: int) -> None:
    position.earn(row, seat, number)


def _after(row: bytearray, *edits: Edit) -> bytearray:
    """The row as the edits leave it."""
    then = row[:]
    for change in edits:
        change(then)
    return then


def _middle(row: bytearray, tile: int, spot: Point = (0, 0)) -> Point:
    """A spot of a tile, by its offset from the middle."""
    x, y = places.SQUARE[row[position.SQUARE + tile]]
    return x + spot[0], y + spot[1]


def _purse(seat: int) -> Place:
    return lambda layout: layout.purse(seat)


# ---- the events


def _placed(row: bytearray, event: ev.Placed) -> Iterator[Clip]:
    people, tile = PEOPLES.index(event.people), TILES.index(event.tile)
    foot = _middle(row, tile, places.TOWER)
    look = looks.rising(f"pangea/peoples/tower-{event.people}", foot)
    land, across = _set(position.TOWER + people, tile), _middle(row, tile)[0]
    yield Clip("tower", 0, RISEN, land=land, look=look, across=across)
    groups = enumerate(position.GROUPS[people])
    hand = [Tribe(people, home, 0, tile) for home, group in groups for _ in range(row.count(position.IN_HAND, *group))]
    then = _after(row, *map(_put, hand))
    for number, one in enumerate(hand):
        yield _from_bag(then, one, RISEN + AFTER * number)


def _from_bag(then: bytearray, one: Tribe, start: float, lift: Edit = nothing) -> Clip:
    """A tribe leaves the bag of its people; `then` is the row after it."""
    x, y = foot = places.foot(then, one)
    look = looks.draw_tribe(one, lambda layout: layout.bag(then, one.people), foot)
    mark = still(looks.ringed((x, y - 26)))
    return Clip("draw", start, looks.DRAWN, lift, _put(one), look=look, over=True, marks=mark, across=x)


def _drawn(row: bytearray, event: ev.Drawn) -> Iterator[Clip]:
    one = called(event.people, event.home, None, event.tile)
    lift = _swap(one, position.IN_BAG, position.IN_HAND)
    yield _from_bag(_after(row, lift, _put(one)), one, 0, lift)


def _shifted(row: bytearray, event: ev.Shifted) -> Iterator[Clip]:
    tile, target = TILES.index(event.tile), SQUARES.index(event.target)
    origin = row[position.SQUARE + tile]
    line = places.legs(origin, target)

    def land(row: bytearray) -> None:
        row[position.LAND + target], row[position.SQUARE + tile] = tile, target

    whole, look = drift.lasts(line), drift.drifting(tiles.scenes(row)[tile], line)
    lift, (x, _) = _set(position.LAND + origin, position.NOWHERE), places.SQUARE[target]
    yield Clip("drift", 0, whole, lift, land, look=look, marks=still(looks.way(line)), across=x)
    if any(leg.edge for leg in line):
        yield Clip(None, whole, STAYS, look=looks.way(line))


def _walked(row: bytearray, ways: Iterable[tuple[Tribe, str]], length: float, sound: str) -> Iterator[Clip]:
    """Tribes go to neighbouring tiles, all at once."""
    steps = [(one, replace(one, tile=TILES.index(target))) for one, target in ways]
    after = _after(row, *(change for one, then in steps for change in (_take(one), _put(then))))
    for one, then in steps:
        line = places.legs(row[position.SQUARE + one.tile], row[position.SQUARE + then.tile])
        foot, step = places.foot(after, then), line[0] if len(line) == 1 else None
        look = looks.walking(one, then, places.foot(row, one), foot, step, led=sound == "lead")
        mark = still(looks.way(line))
        yield Clip(sound, 0, length, _take(one), _put(then), look=look, marks=mark, across=foot[0])


def _moved(row: bytearray, *events: ev.Moved) -> Iterator[Clip]:
    ways = [(called(one.people, one.home, one.amulet, one.origin), one.target) for one in events]
    return _walked(row, ways, STEPPED, "step")


def _led(row: bytearray, event: ev.Led) -> Iterator[Clip]:
    one = called(event.people, event.home, None, event.origin)
    return _walked(row, [(one, event.target)], LED, "lead")


def _handed_in(row: bytearray, event: ev.HandedIn) -> Iterator[Clip]:
    land, seat, people = LANDSCAPES.index(event.amulet), event.seat, row[position.PEOPLE + event.seat]
    tile = row[position.TOWER + people]
    one = next(one for one in standing(row, people) if one.tile == tile and one.amulet == land + 1)
    (x, y), top = places.foot(row, one), _middle(row, tile, places.TOWER_TOP)
    start = x, y - places.HEAD - 14
    look = looks.climbing(tiles.amulet_picture(land), start, top, lambda layout: layout.rung(seat, land))
    lift, mark = _swap(one, one.place, tile * 6), still(looks.ringed(top))
    taken = _set(position.AMULETS + seat, row[position.AMULETS + seat] | 1 << land)
    yield Clip("hand-in", 0, looks.HANDED_IN, lift, taken, look=look, over=True, marks=mark, across=top[0])


def _bought(row: bytearray, event: ev.Bought) -> Iterator[Clip]:
    people, tile, seat = PEOPLES[row[position.PEOPLE + event.seat]], TILES.index(event.tile), event.seat
    carrier = called(people, event.home, event.amulet, event.tile)
    menhir, across = _middle(row, tile, places.MENHIR), _middle(row, tile)[0]
    coin = looks.flying(_COIN, _purse(seat), looks.spot(places.SUN), IN)
    for number in range(event.price):
        sound, start = None if number else "buy", number * PAID_APART
        yield Clip(sound, start, PAID, _earn(seat, -1), look=coin, over=True, across=across)
    give = _swap(carrier, tile * 6, carrier.place)
    x, y = places.foot(_after(row, give), carrier)
    head = x, y - places.HEAD - 14
    look, mark = looks.falling(tiles.amulet_picture(tile // 3), menhir, head), still(looks.ringed(head))
    yield Clip(None, (event.price - 1) * PAID_APART + PAID, DROPPED, land=give, look=look, marks=mark)


def _earned(row: bytearray, event: ev.Earned) -> Iterator[Clip]:
    """For a production a coin for each tribe; for a sale one from the sun."""
    seat, people = event.seat, row[position.PEOPLE + event.seat]
    if event.cause != "production":
        look = looks.flying(_COIN, looks.spot(places.SUN), _purse(seat))
        yield Clip("coin", 0, SOLD, land=_earn(seat, event.goods), look=look, over=True, across=places.SUN[0])
        return
    apart = min(COIN_APART, COINS_LAST / max(1, len(event.tiles)))
    for number, tile in enumerate(map(TILES.index, event.tiles)):
        foot = places.foot(row, Tribe(people, HOMES[people].index(tile // 3), 0, tile))
        look = looks.flying(_COIN, looks.spot(foot), _purse(seat), IN)
        yield Clip("coin", number * apart, COIN, land=_earn(seat, 1), look=look, over=True, across=foot[0])


def _ban_of(row: bytearray, seat: int, square: int) -> tuple[str, Point, Point, float, Place]:
    """People, square, the place of the stone on it, its size, and its place in the panel."""
    spot, size = tiles.ban_place(row, square)
    return PEOPLES[row[position.PEOPLE + seat]], places.SQUARE[square], spot, size, lambda layout: layout.stone(seat)


def _lifted(row: bytearray, event: ev.BanLifted) -> Iterator[Clip]:
    square = row[position.BAN + event.seat] - 1
    if square >= 0:
        look = looks.lifted(*_ban_of(row, event.seat, square))
        lift, (x, _) = _set(position.BAN + event.seat, 0), places.SQUARE[square]
        yield Clip("lift", 0, looks.LIFTED, lift, look=look, over=True, across=x)


def _banned(row: bytearray, event: ev.BanPut) -> Iterator[Clip]:
    square = square_of(row, event.place)
    look, mark = looks.sealed(*_ban_of(row, event.seat, square)), looks.ringed(places.SQUARE[square])
    land, (x, _) = _set(position.BAN + event.seat, square + 1), places.SQUARE[square]
    yield Clip("ban", 0, looks.SEALED, land=land, look=look, over=True, marks=still(mark), across=x)


def _last_round(row: bytearray, event: ev.LastRound) -> Iterator[Clip]:
    foot = _middle(row, row[position.TOWER + row[position.PEOPLE + event.seat]], places.TOWER)
    look, land = looks.glory(CONDITIONS[-event.condition], foot), _set(position.LAST_ROUND, 1)
    yield Clip("last-round", 0, ENDING, land=land, look=look, across=foot[0])


MAKERS: Final[dict[type[Any], Callable[..., Iterable[Clip]]]] = {
    ev.Placed: _placed,
    ev.Drawn: _drawn,
    ev.Shifted: _shifted,
    ev.Led: _led,
    ev.Moved: _moved,
    ev.HandedIn: _handed_in,
    ev.Bought: _bought,
    ev.Earned: _earned,
    ev.BanLifted: _lifted,
    ev.BanPut: _banned,
    ev.LastRound: _last_round,
}
"""The maker of each kind of event; the bars show the beginning of a turn and a movement without steps."""


# ---- great moments: amulets at the tower, a tribe over the edge, a lost land, the end in sight


_THIRD, _TOWER = 3, 5  # amulets of a tower: where the end comes into reach, and all of them
_STINGERS: Final = {"land-lost": "loss", "last-round": ""}  # a last round has a gong
_KINDS: Final = ("tower", "third-amulet", "last-round", "land-lost", "over-the-edge")


def moment(events: Sequence[Any], before: bytearray, after: bytearray) -> Moment | None:
    """The great moment of a turn, the rarest first; None without one."""
    found = [one for event in events if (one := _of(event, before, after)) is not None]
    return min(found, key=lambda one: _KINDS.index(one.kind), default=None)


def _of(event: Any, before: bytearray, after: bytearray) -> Moment | None:
    match event:
        case ev.HandedIn(seat=seat, rank=rank) if rank in (_THIRD, _TOWER):
            tile = after[position.TOWER + after[position.PEOPLE + seat]]
            return _seen("tower" if rank == _TOWER else "third-amulet", _middle(after, tile), 2)
        case ev.LastRound(seat=seat):
            return _seen("last-round", _middle(after, after[position.TOWER + after[position.PEOPLE + seat]]))
        case ev.Shifted(tile=name, origin=origin, target=target):
            tile, line = TILES.index(name), places.legs(SQUARES.index(origin), SQUARES.index(target))
            people = {stand.tribe.people for stand in places.stands(after).get(tile, ())}
            others = people - {after[position.PEOPLE + event.seat]}
            if others and any(leg.edge for leg in line):
                return _seen("land-lost", places.SQUARE[SQUARES.index(target)])
        case ev.Moved(origin=origin, target=target, amulet=amulet) if amulet is not None:
            here, there = (before[position.SQUARE + TILES.index(one)] for one in (origin, target))
            if any(leg.edge for leg in places.legs(here, there)):
                return _seen("over-the-edge", places.SQUARE[there])
    return None


def _seen(kind: str, point: Point, most: int = 1) -> Moment:
    return Moment(kind, lambda layout: layout.at(*point), most, _STINGERS.get(kind, "triumph"))
