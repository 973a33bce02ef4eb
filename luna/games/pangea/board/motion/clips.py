"""The clips by event: what they lift out of the row, how it comes to its place, and when."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from itertools import groupby
from typing import Any, Final

from luna.games.pangea.board.hand.targets import Tribe
from luna.games.pangea.board.layout import crowd, places
from luna.games.pangea.board.layout.layout import Layout
from luna.games.pangea.board.layout.places import Point
from luna.games.pangea.board.motion import looks
from luna.games.pangea.board.motion.moments import moment
from luna.games.pangea.board.picture import tile as tiles
from luna.games.pangea.rules import events as ev
from luna.games.pangea.rules import position
from luna.games.pangea.rules.board import HOMES, LANDSCAPES, PEOPLES, SQUARES, TILES
from luna.shell.board.films.film import Clip, Edit, Film, edit, nothing, still
from luna.shell.board.pen import Pixel
from luna.shell.drawing.motion import IN

RISEN: Final = 420
OPENS, RISES, FLIES = 140, 260, 460
GATES, DRIFTS, FURTHER, FURTHEST = 120, 520, 160, 900
FIRST: Final = 420
"""A tile's first square of several, or over the edge."""
STAYS: Final = 200
"""Line and plates of a way over the edge, when the tile has come in."""
STEPPED, LED = 360, 380
LETS_GO, CLIMBS, HOME = 120, 420, 420
PAID, PAID_APART, SOLD, DROPPED = 320, 70, 420, 420
COIN, COIN_APART, COINS_LAST = 420, 80, 480
BREAKS, TAKEN = 160, 380
FALLS, CHAINS = 220, 280
ENDING: Final = 900
_COIN: Final = "pangea/amulets/goods"


class Script:
    """A film under construction: the clips so far, and the row as they leave it."""

    def __init__(self, row: bytearray, after: bytearray) -> None:
        self.row, self.after = row[:], after
        self.clips: list[Clip] = []
        self.at = 0.0

    def add(self, *clips: Clip) -> None:
        """Add clips that start together, after all clips so far."""
        for clip in clips:
            clip.lift(self.row)
        for clip in sorted(clips, key=lambda one: one.end):
            clip.land(self.row)
            self.clips.append(replace(clip, start=clip.start + self.at))
        self.at = max((clip.end for clip in self.clips), default=0.0)


def film(before: bytearray, events: Sequence[Any], after: bytearray) -> Film:
    """A turn as a film: one thing after the other, the steps of a movement together."""
    script = Script(before, after)
    for kind, same in groupby(events, key=type):
        for together in [tuple(same)] if kind is ev.Moved else [(event,) for event in same]:
            if kind in MAKERS:
                MAKERS[kind](script, *together)
    clips = sorted(script.clips, key=lambda clip: clip.start)
    made = Film(None, before, clips, after)
    made.moment = moment(events, before, after)
    return made


# ---- edits


def _home(people: int, land: str) -> int:
    return HOMES[people].index(LANDSCAPES.index(land))


def _swap(people: int, home: int, old: int, new: int, row: bytearray) -> None:
    """One tribe of this home is there instead of here."""
    first, last = position.GROUPS[people][home]
    if old in row[first:last]:
        row[row.index(old, first, last)] = new
        row[first:last] = sorted(row[first:last])
        for place, by in ((old, -1), (new, 1)):
            if place < position.IN_HAND:
                row[position.CROWD + place // 6] += by


def _take(one: Tribe) -> Edit:
    return partial(_swap, one.people, one.home, one.tile * 6 + one.amulet, position.IN_HAND)


def _put(one: Tribe) -> Edit:
    return partial(_swap, one.people, one.home, position.IN_HAND, one.tile * 6 + one.amulet)


@edit
def _set(row: bytearray, at: int, value: int) -> None:
    row[at] = value


@edit
def _earn(row: bytearray, seat: int, number: int) -> None:
    position.earn(row, seat, number)


def _middle(row: bytearray, tile: int) -> Point:
    return places.SQUARE[row[position.SQUARE + tile]]


def _beside(point: Point, spot: Point) -> Point:
    return point[0] + spot[0], point[1] + spot[1]


def _purse(seat: int) -> looks.Place:
    return lambda layout: layout.purse(seat)


# ---- the events


def _placed(script: Script, event: ev.Placed) -> None:
    people, tile = PEOPLES.index(event.people), TILES.index(event.tile)
    middle = _middle(script.row, tile)
    look = looks.rising(f"pangea/peoples/tower-{event.people}", _beside(middle, places.TOWER), 84)
    script.add(Clip("tower", 0, RISEN, land=_set(position.TOWER + people, tile), look=look, across=middle[0]))
    hand = [
        Tribe(people, home, 0, tile)
        for home, (first, last) in enumerate(position.GROUPS[people])
        for place in script.row[first:last]
        if place == position.IN_HAND
    ]
    then = script.row[:]
    for one in hand:
        _put(one)(then)
    script.add(*(_from_bag(then, one, 60 * number) for number, one in enumerate(hand)))


def _from_bag(then: bytearray, one: Tribe, start: float, lift: Edit = nothing) -> Clip:
    """A tribe comes out of the bag of its people; `then` is the row in which it stands."""
    whole = OPENS + RISES + FLIES

    def bag(layout: Layout) -> Pixel:
        return layout.bag(then, one.people)

    x, y = foot = crowd.foot(then, one)
    look = looks.drawn(one, bag, foot, OPENS / whole, RISES / whole)
    mark = still(looks.ringed((x, y - 26)))
    return Clip("draw", start, whole, lift, _put(one), look=look, over=True, marks=mark, across=x)


def _drawn(script: Script, event: ev.Drawn) -> None:
    people, tile = PEOPLES.index(event.people), TILES.index(event.tile)
    one = Tribe(people, _home(people, event.home), 0, tile)
    lift = partial(_swap, people, one.home, position.IN_BAG, position.IN_HAND)
    then = script.row[:]
    lift(then)
    _put(one)(then)
    script.add(_from_bag(then, one, 0, lift))


def _shifted(script: Script, event: ev.Shifted) -> None:
    tile, target = TILES.index(event.tile), SQUARES.index(event.target)
    origin = script.row[position.SQUARE + tile]
    line = places.legs(origin, target)

    def lift(row: bytearray) -> None:
        row[position.LAND + origin] = position.NOWHERE

    def land(row: bytearray) -> None:
        row[position.LAND + target], row[position.SQUARE + tile] = tile, target

    edge = any(leg.edge for leg in line)
    beyond = min(FIRST + FURTHER * (len(line) - 1), FURTHEST)
    length = beyond if edge or len(line) > 1 else DRIFTS
    whole = length + (GATES if edge else 0)
    look = looks.drifting(tiles.scenes(script.row)[tile], line, GATES / whole if edge else 0)
    x, _ = places.SQUARE[target]
    script.add(Clip("drift", 0, whole, lift, land, look=look, marks=still(looks.way(line)), across=x))
    if edge:
        script.add(Clip(None, 0, STAYS, look=looks.way(line)))


def _walked(script: Script, ways_of: list[tuple[Tribe, int]], *, length: float, led: bool) -> None:
    """Tribes go to neighbouring tiles, all at once."""
    before, after = script.row[:], script.row[:]
    for one, target in ways_of:
        _take(one)(after)
        _put(replace(one, tile=target))(after)
    clips = []
    for one, target in ways_of:
        then = replace(one, tile=target)
        line = places.legs(before[position.SQUARE + one.tile], before[position.SQUARE + target])
        step = line[0] if len(line) == 1 else None
        foot = crowd.foot(after, then)
        look = looks.walking(one, then, crowd.foot(before, one), foot, step, led=led)
        sound, mark = "lead" if led else "step", still(looks.way(line))
        clips.append(Clip(sound, 0, length, _take(one), _put(then), look=look, marks=mark, across=foot[0]))
    script.add(*clips)


def _moved(script: Script, *events: ev.Moved) -> None:
    people = script.row[position.PEOPLE + events[0].seat]
    found = []
    for event in events:
        amulet = 0 if event.amulet is None else LANDSCAPES.index(event.amulet) + 1
        one = Tribe(people, _home(people, event.home), amulet, TILES.index(event.origin))
        found.append((one, TILES.index(event.target)))
    _walked(script, found, length=STEPPED, led=False)


def _led(script: Script, event: ev.Led) -> None:
    people = PEOPLES.index(event.people)
    one = Tribe(people, _home(people, event.home), 0, TILES.index(event.origin))
    _walked(script, [(one, TILES.index(event.target))], length=LED, led=True)


def _handed_in(script: Script, event: ev.HandedIn) -> None:
    land, seat = LANDSCAPES.index(event.amulet), event.seat
    people = script.row[position.PEOPLE + seat]
    tile = script.row[position.TOWER + people]
    home = next(
        (
            home
            for home, (first, last) in enumerate(position.GROUPS[people])
            if tile * 6 + land + 1 in script.row[first:last]
        ),
        0,
    )
    middle = _middle(script.row, tile)
    foot = crowd.foot(script.row, Tribe(people, home, land + 1, tile))
    top = _beside(middle, (places.TOWER[0], places.TOWER[1] - places.TOWER_SIZE[1]))
    whole = LETS_GO + CLIMBS + HOME

    def lands(row: bytearray) -> None:
        row[position.AMULETS + seat] |= 1 << land

    def rung(layout: Layout) -> Pixel:
        return layout.rung(seat, land)

    name = f"pangea/amulets/amulet-{tiles.SHAPES[land]}"
    start = foot[0], foot[1] - places.HEAD - 14
    look = looks.climbing(name, start, top, rung, LETS_GO / whole, CLIMBS / whole)
    lift = partial(_swap, people, home, tile * 6 + land + 1, tile * 6)
    mark = still(looks.ringed(top))
    script.add(Clip("hand-in", 0, whole, lift, lands, look=look, over=True, marks=mark, across=top[0]))


def _bought(script: Script, event: ev.Bought) -> None:
    tile, seat = TILES.index(event.tile), event.seat
    people, land = script.row[position.PEOPLE + seat], LANDSCAPES.index(event.amulet)
    carrier = _buyer(script, people, tile, land)
    middle, sun = _middle(script.row, tile), looks.spot(places.SUN)
    coin = looks.flying(_COIN, _purse(seat), sun, IN)
    coins = [
        Clip(
            None if number else "buy",
            number * PAID_APART,
            PAID,
            _earn(seat, -1),
            look=coin,
            over=True,
            across=middle[0],
        )
        for number in range(event.price)
    ]
    give = partial(_swap, people, carrier.home, tile * 6, tile * 6 + land + 1)
    then = script.row[:]
    give(then)
    foot = crowd.foot(then, carrier)
    name = f"pangea/amulets/amulet-{tiles.SHAPES[land]}"
    look = looks.falling(name, _beside(middle, places.MENHIR), (foot[0], foot[1] - places.HEAD - 14))
    paid = (event.price - 1) * PAID_APART + PAID
    mark = still(looks.ringed((foot[0], foot[1] - places.HEAD - 14)))
    script.add(*coins, Clip(None, paid, DROPPED, land=give, look=look, marks=mark))


def _buyer(script: Script, people: int, tile: int, land: int) -> Tribe:
    """The tribe that carries the bought amulet."""
    place = tile * 6 + land + 1
    for home, (first, last) in enumerate(position.GROUPS[people]):
        if script.after[first:last].count(place) > script.row[first:last].count(place):
            return Tribe(people, home, land + 1, tile)
    return Tribe(people, 0, land + 1, tile)


def _earned(script: Script, event: ev.Earned) -> None:
    """Of the production a coin for each tribe; of a sale one from the sun."""
    seat = event.seat
    people = script.row[position.PEOPLE + seat]
    if event.cause != "production":
        look = looks.flying(_COIN, looks.spot(places.SUN), _purse(seat))
        script.add(Clip("coin", 0, SOLD, land=_earn(seat, event.goods), look=look, over=True, across=places.SUN[0]))
        return
    apart = min(COIN_APART, COINS_LAST / max(1, len(event.tiles)))
    clips = []
    for number, name in enumerate(event.tiles):
        tile = TILES.index(name)
        foot = crowd.foot(script.row, Tribe(people, HOMES[people].index(tile // 3), 0, tile))
        look = looks.flying(_COIN, looks.spot(foot), _purse(seat), IN)
        land = _earn(seat, 1)
        clips.append(Clip("coin", number * apart, COIN, land=land, look=look, over=True, across=foot[0]))
    script.add(*clips)


def _ban_of(row: bytearray, seat: int, square: int) -> tuple[str, Point, Point, float, looks.Place]:
    """People, square, where on it the stone stands, how large it is, and its place in the panel."""
    spot, size = tiles.ban_place(row, square)
    return PEOPLES[row[position.PEOPLE + seat]], places.SQUARE[square], spot, size, lambda layout: layout.stone(seat)


def _lifted(script: Script, event: ev.BanLifted) -> None:
    square = script.row[position.BAN + event.seat] - 1
    if square >= 0:
        whole = BREAKS + TAKEN
        look = looks.lifted(*_ban_of(script.row, event.seat, square), BREAKS / whole)
        lift, (x, _) = _set(position.BAN + event.seat, 0), places.SQUARE[square]
        script.add(Clip("lift", 0, whole, lift, look=look, over=True, across=x))


def _banned(script: Script, event: ev.BanPut) -> None:
    row = script.row
    square = row[position.SQUARE + TILES.index(event.place)] if event.place in TILES else SQUARES.index(event.place)
    whole = FALLS + CHAINS
    look, mark = looks.sealed(*_ban_of(row, event.seat, square), FALLS / whole), looks.ringed(places.SQUARE[square])
    land = _set(position.BAN + event.seat, square + 1)
    x, _ = places.SQUARE[square]
    script.add(Clip("ban", 0, whole, land=land, look=look, over=True, marks=still(mark), across=x))


def _last_round(script: Script, event: ev.LastRound) -> None:
    tower = script.row[position.TOWER + script.row[position.PEOPLE + event.seat]]
    foot = _beside(_middle(script.row, tower), places.TOWER)
    look = looks.glory("cba"[event.condition - 1], foot)
    land = _set(position.LAST_ROUND, 1)
    script.add(Clip("last-round", 0, ENDING, land=land, look=look, over=True, across=foot[0]))


MAKERS: Final[dict[type[Any], Callable[..., None]]] = {
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
"""The maker of each kind of event; the beginning of a turn and a movement without steps are seen in the bars."""
