"""Clips of Temple Island and of the four figures, and the order of the clips at the end of a round."""

from collections.abc import Sequence
from typing import Final

from luna.games.luna.board.layout import lanes, places
from luna.games.luna.board.layout.places import guard_slot
from luna.games.luna.board.motion import effects, figures, looks, pieces
from luna.games.luna.board.motion.effects import CONSECRATED
from luna.games.luna.board.motion.pieces import Action, adds, beside, counts, field, fields, sets
from luna.games.luna.board.view_model import BIDDING, ViewModel
from luna.games.luna.rules import events as ev
from luna.games.luna.rules.views import View
from luna.shell.board.films.film import Clip, Effect, Stage, way
from luna.shell.board.pen import Pixel
from luna.shell.drawing.motion import STD

APPOINTED, DOWN, FLASHES = 420, 342, 300
LANDS: Final = 525
"""The Guard steps, light falls on the field, the novice jumps and lands."""
BIDS: Final = 80
LOOKS_UP, THROWN, CLIMBS, SHAKES, EVICT_STAGGER = 170, 390, 180, 340, 140
EVICTED: Final = LOOKS_UP + THROWN + CLIMBS + SHAKES
BOOK, SHIELDED = 450, 330
SEAT, COUNCIL_LEAST, COUNCIL_MOST, COUNCIL_DOWN = 70, 200, 560, (0.95, 80)
PRIESTESS: Final = 2400
BUILDER: Final = 700
APOSTATE, PALL, GATHERS = 240, 800, 200  # for each island, and at least; until the Apostate slides
GUARD, STEP = 600, 120


def appointed(event: ev.Appointed, _: Action) -> list[Clip]:
    seat, tile = event.seat, event.tile
    lift, land = adds(seat, event.island, -1), pieces.tiles(tile, owner=seat)
    route = way(pieces.awake(event.island, seat), beside(pieces.path_tile(tile), 0, 17))
    landed = [effects.dust(DOWN), effects.landing_ring(FLASHES, effects.BRONZE)]
    return [Clip(event, 0, APPOINTED, lift, land, route, looks.jumper, 84, effects=landed, heard=DOWN)]


def consecrated(event: ev.Consecrated, action: Action) -> list[Clip]:
    seat, tile, on_path = event.seat, event.tile, event.origin == "path"
    action.entered, action.field = CONSECRATED, tile
    board: list[str] = []

    def lift(shown: ViewModel) -> None:
        board.append(shown.path.pop(tile).board)
        if not on_path:
            adds(seat, event.origin, -1)(shown)

    land = pieces.both(fields(tile, state="held", owner=seat), counts(seat, in_temple=1))
    look = looks.consecrated(lambda: board[0], tile)
    landed = [effects.field_flash(LANDS, tile), effects.dust(LANDS), effects.sparks(CONSECRATED, "gold")]
    landed += [effects.guards_light(160, tile)] if on_path else []
    route = way(pieces.path_tile(tile), field(tile))
    out = [
        Clip(event, 0, CONSECRATED, lift, land, route, look, 70, effects=landed, heard=LANDS),
        Clip(None, BIDS, LANDS - BIDS, *pieces.held(BIDDING)),  # the Guard raises the spear until the novice has landed
    ]
    if not on_path:  # V5: straight from an island
        walk = way(pieces.awake(event.origin, seat), beside(beside(field(tile), 0, 18), -8, 0))
        out.append(Clip(event, 0, CONSECRATED, route=walk, look=looks.pawns(1, STD), arc=60))
    return out


def evicted(event: ev.Evicted, action: Action) -> list[Clip]:
    """A novice looks up while the newcomer comes down, is knocked into the water, climbs out and shakes."""
    seat, tile, home = event.seat, event.tile, event.destination == "jetty"
    start = max(0.0, action.entered - LOOKS_UP) + EVICT_STAGGER * action.evicted
    action.evicted, action.spot = action.evicted + 1, tile
    lift = pieces.both(fields(tile, state="closed", owner=None, book=False), counts(seat, in_temple=-1))
    land = counts(seat, jetty=1) if home else adds(seat, event.destination, tired=1)

    def route(_: Stage, last: Stage) -> Sequence[Pixel]:
        layout = last.layout
        foot = layout.jetty_foot(last.shown, seat, 9) if home else pieces.boat(event.destination, seat)(last)
        return layout.fields[tile], layout.at(*places.BY_JETTY) if home else foot, foot

    wet = LOOKS_UP + THROWN
    look = looks.evicted(LOOKS_UP / EVICTED, wet / EVICTED, (wet + CLIMBS) / EVICTED)
    splash = [effects.splash(wet, 1), effects.drips(wet + CLIMBS + 60), effects.drips(wet + CLIMBS + 180)]
    cross = [effects.cross(0, tile)]
    return [Clip(event, start, EVICTED, lift, land, route, look, 130, effects=splash, marks=cross, heard=LOOKS_UP)]


def book(event: ev.BookMoved, action: Action) -> list[Clip]:
    source, target = event.source, event.target
    action.spot = target
    route = way(beside(field(source), 18, 2), beside(field(target), 18, 2))
    light = [effects.shield(SHIELDED, target), effects.sparks(SHIELDED, "silver")]
    lift, land = fields(source, book=False), fields(target, book=True)
    return [Clip(event, 0, BOOK, lift, land, route, looks.book, 60, effects=light)]


def council(event: ev.CouncilMoved, _: Action) -> list[Clip]:
    def lift(shown: ViewModel) -> None:
        for stack in shown.council:
            if event.seat in stack:
                stack.remove(event.seat)

    def land(shown: ViewModel) -> None:
        shown.council[event.after].insert(event.height, event.seat)
        shown.seats[event.seat] = shown.seats[event.seat]._replace(council_seat=event.after)
        best_first = [seat for stack in reversed(shown.council) for seat in reversed(stack)]
        for rank, seat in enumerate(best_first, 1):
            shown.seats[seat] = shown.seats[seat]._replace(council_rank=rank)

    def route(first: Stage, last: Stage) -> Sequence[Pixel]:
        layout, stacks = first.layout, first.shown.council
        over = [layout.disc_foot(seat, len(stacks[seat])) for seat in range(event.before + 1, event.after)]
        return [layout.disc(first.shown, event.seat), *over, layout.disc_foot(event.after, event.height)]

    length = min(max(COUNCIL_LEAST, SEAT * (event.after - event.before)), COUNCIL_MOST)
    return [Clip(event, 0, length, lift, land, route, looks.disc, heard=COUNCIL_DOWN[0] * length - COUNCIL_DOWN[1])]


def figure(event: ev.FigureMoved, _: Action) -> list[Clip]:
    steps, who = max(1, len(event.path) - 1), event.figure
    length = {"priestess": PRIESTESS, "builder": BUILDER}.get(who, max(APOSTATE * steps, PALL))

    def route(first: Stage, last: Stage) -> Sequence[Pixel]:
        layout = first.layout
        out = [layout.figure_foot(first.shown, who, event.path[0])]
        for here, island in zip(event.path, event.path[1:], strict=False):
            shown = last.shown if island == event.path[-1] else first.shown
            out += [layout.at(*point) for point in lanes.walk(layout.ring.index(here))]
            out.append(layout.figure_foot(shown, who, island))
        return out

    heard = GATHERS if who == "apostate" else 0
    look = {"priestess": figures.priestess, "builder": figures.builder}.get(who) or figures.apostate(GATHERS / length)
    behind: list[Effect] = effects.glide_rings(length) if who == "priestess" else []
    if who == "apostate":
        slides = length - GATHERS
        behind = [effects.dark_ripple(GATHERS + slides * step / steps, event.path[step]) for step in range(steps + 1)]
        behind += [effects.relief(GATHERS, event.path[0]), effects.pall(length)]
    lift, land = pieces.stands(who, None), pieces.stands(who, event.path[-1])
    return [Clip(event, 0, length, lift, land, route, look, effects=behind, marks=[effects.trail(0)], heard=heard)]


def guard(event: ev.GuardMoved, _: Action) -> list[Clip]:
    def land(shown: ViewModel) -> None:
        sets(round=shown.round + 1, guard_tile=shown.round + 1, nightfall=0.0)(shown)

    def route(first: Stage, _: Stage) -> Sequence[Pixel]:
        layout, number = first.layout, first.shown.round
        start, end = guard_slot(number), guard_slot(number + 1)
        down = layout.guard_foot(number)[1] - layout.slot(start)[1]
        between = [(x, y + down) for x, y in (layout.slot(slot) for slot in range(start - 1, end, -1))]
        return [layout.guard_foot(number), *between, layout.guard_foot(number + 1)]

    lift, trail = sets(guard_tile=None), [effects.trail(0)]
    return [Clip(event, 0, GUARD, lift, land, route, figures.guard, marks=trail, heard=STEP)]


def released(guard: Clip, after: View) -> Clip:
    """The lanterns behind the Guard are lit one by one; then the paving and the tiles are released."""
    walked = [lamp for lamp in places.LANTERNS if guard_slot(after.round) < lamp[0] <= guard_slot(after.round - 1)]
    behind = [
        effects.lantern(STEP * number - guard.end, GUARD - STEP * number, lamp[1:])
        for number, lamp in enumerate(sorted(walked, reverse=True), 1)
    ]
    lift = pieces.both(*(pieces.tiles(tile.tile, state=tile.state) for tile in after.path))
    return Clip(None, guard.end, 0, lift, fade=2 * STEP, effects=behind)


STEPS: Final = 16
"""Frames of the fade from one night to the next."""
_WAKES: Final = 60  # milliseconds between the sleepers of two islands
_WALKERS: Final = ("priestess", "builder", "apostate")


def ordered(clips: Sequence[Clip], after: View | None) -> list[Clip]:
    """Sequence the clips of a round's end, in place; returns those of the sky.

    `after`: the position then, which knows the ring.
    """
    at = 0.0
    sky = list[Clip]()
    for figure in _WALKERS:
        for clip in clips:
            if isinstance(clip.event, ev.FigureMoved) and clip.event.by is None and clip.event.figure == figure:
                clip.start = at
                at = clip.end
                if figure == "priestess":
                    for number in range(1, STEPS + 1):
                        share = number / STEPS
                        sky.append(Clip(None, clip.start + clip.length * share, 0, sets(nightfall=share)))
    for clip in clips:
        if isinstance(clip.event, ev.GuardMoved | ev.RoundBegan):
            clip.start = at
    at = max((clip.end for clip in clips if isinstance(clip.event, ev.GuardMoved)), default=at)
    for clip in clips:
        if isinstance(clip.event, ev.Woken):
            clip.start = at + (_WAKES * after.ring.index(clip.event.island) if after is not None else 0)
    return sky
