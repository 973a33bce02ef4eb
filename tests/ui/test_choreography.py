"""Films: every event has its clip, and every film ends at the position of the rules, in both directions."""

import random
from collections.abc import Iterator
from functools import partial
from itertools import pairwise
from math import dist
from typing import Any, Final, NamedTuple

import pygame
import pytest

from luna.games.luna import rules as game
from luna.games.luna.board.layout import lanes, places
from luna.games.luna.board.layout.layout import Layout
from luna.games.luna.board.motion import timeline
from luna.games.luna.board.motion.clips import MAKERS, clips
from luna.games.luna.board.motion.clips_temple import BIDS, LANDS
from luna.games.luna.board.motion.timeline import COSTS, LONGEST, PASSAGE
from luna.games.luna.board.view_model import BIDDING, ISLANDS, ViewModel
from luna.games.luna.rules import events as ev
from luna.games.luna.rules.views import View, view
from luna.shell.app.settings import LANGUAGES
from luna.shell.board.films import sprites
from luna.shell.board.films.choreography import MOST_PLAYED, Choreography
from luna.shell.board.films.film import Film
from luna.shell.board.films.sprites import SWEEP
from luna.shell.board.pen import Pen
from luna.shell.drawing.art import Art
from luna.shell.drawing.fonts import Fonts
from luna.shell.drawing.motion import INSTANT
from luna.shell.drawing.paint import Paint
from luna.text import Catalogue
from tests.games.luna.factories import EVENT_KINDS
from tests.ui.clicks import random_turn

FRAME: Final = 1 / 60
GAMES: Final[list[dict[str, Any]]] = [
    {"seed": 1},
    {"seed": 2, "players": 3},
    {"seed": 3, "players": 2, "live": True},
    {"seed": 4, "setup": "preset"},
    {"seed": 5, "players": 1, "solo": 1},
    {"seed": 6, "players": 1, "solo": 3},
]


class Played(NamedTuple):
    """One turn of a random game."""

    before: View
    after: View
    events: list[Any]


def played(seed: int, players: int = 4, solo: int = 0, setup: str = "free", live: bool = False) -> Iterator[Played]:
    """A random game to its end."""
    orders = ("yellow", "red", "blue", "white")[:players]
    options = game.choose(orders, setup, live_scoring=live, solo=solo)
    row, chance = game.start(game.deal(options, bytes([seed]) * 32)), random.Random(seed)
    before = view(row)
    while game.legal(row):
        events: list[Any] = []
        for move in random_turn(row, chance):
            game.play(row, move, events)
        after = view(row)
        yield Played(before, after, events)
        before = after


def the_layout(turn: Played) -> Layout:
    return Layout.of(1280, 720, turn.before)


def film_of(turn: Played, layout: Layout | None = None) -> Film:
    return timeline.film(layout or the_layout(turn), ViewModel.of(turn.before), turn.events, turn.after)


def at_rest(turn: Played, found: ViewModel) -> ViewModel:
    """The table after a turn, except the seat to move, which changes after all motion."""
    shown = ViewModel.of(turn.after)
    shown.turn, shown.phase, shown.start = found.turn, found.phase, found.start
    return shown


def test_every_event_has_its_clip() -> None:
    assert set(MAKERS) == EVENT_KINDS


@pytest.mark.parametrize("which", GAMES)
def test_every_film_begins_and_ends_at_positions_of_the_rules(which: dict[str, Any]) -> None:
    layout = None
    for turn in played(**which):
        layout = layout or the_layout(turn)
        film = film_of(turn, layout)
        found = film.at(film.length)
        assert found == at_rest(turn, found), turn.events
        assert film.last == ViewModel.of(turn.after)
        assert film.first == ViewModel.of(turn.before), "a film must not change the table it begins on"
        slow = any(isinstance(event, ev.FigureMoved) and event.figure == "priestess" for event in turn.events)
        assert film.length * 1000 <= (PASSAGE if slow else LONGEST) + 1e-6
        assert not found.in_hand


def lengths(event: Any) -> tuple[float, float]:
    """The allowed milliseconds of each clip: from, to."""
    if isinstance(event, ev.Moved):
        return {"journey": (900, 900), "tide": (1300, 1300), "sail": (800, 800)}[event.vehicle]
    if isinstance(event, ev.FigureMoved):
        fixed = {"priestess": 2400, "builder": 700}.get(event.figure, max(800, 240 * (len(event.path) - 1)))
        return fixed, fixed
    if isinstance(event, ev.CouncilMoved):
        return (least := min(560, max(200, 70 * (event.after - event.before)))), least
    if isinstance(event, ev.GuardMoved):
        return 0, 700  # the walk, and the lanterns behind it
    return {
        ev.TokenTaken: (350, 350),
        ev.TokenReturned: (320, 320),
        ev.Tired: (260, 260),
        ev.Woken: (400, 400),
        ev.Recruited: (400, 400),
        ev.PairsPlaced: (350, 350),
        ev.ShrinePlaced: (650, 650),
        ev.Appointed: (420, 420),
        ev.Consecrated: (560, 560),
        ev.Evicted: (170 + 390 + 180 + 340,) * 2,
        ev.BookMoved: (450, 450),
        ev.CandleOut: (600, 1600),
        ev.Points: (460, 460),
        ev.RoundBegan: (600, 600),
        type(None): (250, 800),  # a counter
    }.get(type(event), (0, 0))


def test_clips_take_as_long_as_the_design_says() -> None:
    kinds: set[type] = set()
    for turn in [turn for seed in (1, 2) for turn in played(seed)]:
        made = clips(turn.events, ViewModel.of(turn.before), turn.after)
        for clip in made:
            kinds.add(type(clip.event))
            least, most = lengths(clip.event) if clip.event or clip.over else (0, LANDS - BIDS)
            assert least <= clip.length <= most, clip.event
        starts: dict[type, list[float]] = {type(clip.event): [] for clip in made}
        for clip in made:
            starts[type(clip.event)].append(clip.start)
        for kind, apart in ((ev.Evicted, 140), (ev.TokenTaken, 90)):
            assert all(b - a == apart for a, b in pairwise(starts.get(kind, [])))
        woken = starts.get(ev.Woken, [0])
        assert max(woken) - min(woken) <= 6 * 60, "round the ring"
        arrived = [clip.end for clip in made if isinstance(clip.event, ev.GuardMoved)]
        assert not arrived or min(woken) >= max(arrived), "all wake when the Guard has come"
        rows = [clip for clip in made if isinstance(clip.event, ev.Moved)]
        assert all(clip.end <= 1300 for clip in rows)
    assert kinds >= EVENT_KINDS - {ev.BookMoved}


def test_the_guard_bids_a_novice_in_until_he_has_landed() -> None:
    turn = next(turn for turn in played(1) if any(isinstance(event, ev.Consecrated) for event in turn.events))
    film = film_of(turn)
    bids = [BIDDING in film.at(ms / 1000).in_hand for ms in (0, BIDS, (BIDS + LANDS) / 2, LANDS + 1)]
    assert bids == [False, True, True, False]


class Eye:
    """A choreography, and the sounds that it plays."""

    def __init__(self, turn: Played, speed: float = 1.0, reduced: bool = False) -> None:
        self.layout = the_layout(turn)
        self.choreography = Choreography(ViewModel.of(turn.before), speed, reduced, COSTS)
        self.heard: list[Any] = []
        self.scored = 0
        self.choreography.on_start = lambda event, _: self.heard.append(event)

    def play(self, turn: Played) -> None:
        timeline.play(self, turn.events, turn.after, self.score)

    def act(self, turn: Played) -> None:
        timeline.act(self, turn.events, turn.after)

    def back(self, *turns: Played) -> None:
        self.choreography.back([film_of(turn, self.layout) for turn in turns])

    def score(self, _: Any) -> None:
        """The player looks at the scoring and continues."""
        self.scored += 1
        self.choreography.release()

    def settle(self) -> int:
        """Advance frames until nothing moves."""
        for frame in range(1000):
            if not self.choreography.busy:
                return frame
            self.choreography.update(FRAME)
        raise AssertionError("the pieces do not come to rest")


@pytest.mark.parametrize(("speed", "reduced"), [(1.0, False), (4.0, False), (INSTANT, False), (1.0, True)])
def test_the_final_table_does_not_depend_on_how_a_film_is_played(speed: float, reduced: bool) -> None:
    turns = list(played(7))
    eye = Eye(turns[0], speed, reduced)
    for turn in turns:
        eye.heard.clear()
        eye.play(turn)
        frames = eye.settle()
        assert eye.choreography.shown == ViewModel.of(turn.after)
        assert (
            frames / 60 * speed <= (LONGEST + PASSAGE) / 1000 + 0.1 * speed or speed == INSTANT
        )  # two films at a round’s end
        assert eye.heard, "every turn is heard"
        if speed == INSTANT or reduced:
            assert frames <= 2
            assert len(eye.heard) <= 1 + 1 * any(isinstance(event, ev.ScoringBeat) for event in turn.events)
        else:
            skipped = ev.ScoringBeat, ev.Points, ev.PhaseEnded
            expected = {type(event) for event in turn.events if not isinstance(event, skipped)}
            assert expected <= {type(event) for event in eye.heard}
    assert eye.scored == 6


@pytest.mark.parametrize("seed", range(8))
def test_the_picture_is_never_more_than_one_action_behind(seed: int) -> None:
    """Turns come after any number of frames, or none, with and without skipping."""
    chance, turns = random.Random(seed), list(played(seed))
    eye = Eye(turns[0], chance.choice((0.5, 1.0, 1.5, 2.0)), False)
    choreography = eye.choreography
    last = turns[0].before
    for turn in turns:
        eye.play(turn)
        if choreography.showing is not None and choreography.showing.film is not None:
            assert choreography.showing.film.first == ViewModel.of(last)
        for _ in range(chance.choice((0, 0, 1, 3, 20, 90))):
            choreography.update(FRAME)
        if chance.random() < 0.2:
            choreography.skip()
            if any(isinstance(event, ev.ScoringBeat) for event in turn.events):
                choreography.skip()  # the first goes up to the scoring
            assert choreography.before_gate or choreography.shown == ViewModel.of(turn.after)
        waiting = 1 + 1 + 3 * any(isinstance(event, ev.ScoringBeat) for event in turn.events)
        assert len(choreography.queue) <= waiting, "a film and the rest behind it; at a round's end two and the gate"
        last = turn.after
    eye.settle()
    assert choreography.shown == ViewModel.of(last)
    assert eye.scored == 6


def test_undo_plays_backwards_twice_as_fast_and_comes_back_exactly() -> None:
    for turn in played(3, players=3):
        eye = Eye(turn)
        eye.act(turn)
        forth = eye.settle()
        eye.back(turn)
        back = eye.settle()
        assert eye.choreography.shown == ViewModel.of(turn.before)
        assert back <= forth // 2 + 2


def test_undo_reverses_a_film_in_play() -> None:
    turn = next(turn for turn in played(1) if any(isinstance(event, ev.Evicted) for event in turn.events))
    eye = Eye(turn)
    eye.act(turn)
    for _ in range(12):
        eye.choreography.update(FRAME)
    eye.back(turn)
    assert eye.settle() <= 12 // 2 + 2
    assert eye.choreography.shown == ViewModel.of(turn.before)


def test_several_turns_go_back_within_the_time_of_one() -> None:
    turns = list(played(2))[: MOST_PLAYED + 20]
    eye = Eye(turns[-1])
    for count in (2, MOST_PLAYED):
        undone = turns[-count:]
        eye.choreography.rest(ViewModel.of(turns[-1].after))
        eye.back(*reversed(undone))
        assert eye.settle() <= LONGEST / 1000 * 60 + count + 1
        assert eye.choreography.shown == ViewModel.of(undone[0].before)


def test_with_reduced_motion_nothing_travels() -> None:
    marked: set[type] = set()
    for turn in played(1):
        eye = Eye(turn, reduced=True)
        eye.act(turn)
        eye.choreography.update(FRAME)
        assert eye.choreography.showing is None, "no film is shown, only its end"
        assert eye.choreography.shown == ViewModel.of(turn.after)
        still = [mark for playing in film_of(turn).flights for mark in playing.flight.clip.marks]
        assert [seen.effect.length for seen in eye.choreography.overlay.marks] == [mark.length for mark in still]
        marked |= {type(seen.flight.clip.event) for seen in eye.choreography.overlay.marks}
        assert 0 < eye.choreography.overlay.fade <= 1
        for _ in range(9):
            eye.choreography.update(FRAME)
        assert eye.choreography.overlay.fade == 0
    assert {ev.Moved, ev.FigureMoved, ev.GuardMoved, ev.Evicted, ev.Points} <= marked


def test_many_of_a_kind_at_once_are_heard_as_one() -> None:
    for turn in played(1):
        woken = sum(isinstance(event, ev.Woken) for event in turn.events)
        evicted = sum(isinstance(event, ev.Evicted) for event in turn.events)
        film = film_of(turn)
        heard = [type(cue.what) for cue in film.sounds]
        assert heard.count(ev.Woken) <= max(1, woken * 25 // 60 + 1)
        assert heard.count(ev.Evicted) == evicted
        assert heard.count(ev.GuardMoved) <= 1
        assert type(None) not in heard


def test_a_sound_is_where_its_piece_lands() -> None:
    seen = set[str]()
    for turn in played(1):
        layout = the_layout(turn)
        for cue in film_of(turn, layout).sounds:
            if isinstance(cue.what, ev.Recruited):
                land = layout.islands[cue.what.island]
                assert land.left <= (1 + cue.across) / 2 * layout.width <= land.right
                seen.add(cue.what.island)
    assert len(seen) > 3


def test_only_designated_effects_fly_over_the_frame() -> None:
    over: set[type] = set()
    for turn in played(1):
        over |= {type(clip.event) for clip in clips(turn.events, ViewModel.of(turn.before), turn.after) if clip.over}
    assert over == {ev.TokenTaken, ev.TokenReturned, ev.Recruited, ev.PairsPlaced, ev.Points, type(None)}


def test_the_emblem_of_the_next_player_sweeps_across_when_all_has_arrived() -> None:
    turn = next(turn for turn in played(1) if any(isinstance(event, ev.TokenTaken) for event in turn.events))
    eye = Eye(turn)
    eye.play(turn)
    eye.choreography.hand_over(sprites.sweep("orders/badge-red", (9, 9, 9)))
    assert not any(mark.effect.length == SWEEP for mark in eye.choreography.overlay.marks)
    eye.settle()
    assert [mark.effect.length for mark in eye.choreography.overlay.marks].count(SWEEP) == 1
    calm = Eye(turn, reduced=True)
    calm.play(turn)
    calm.choreography.hand_over(sprites.sweep("orders/badge-red", (9, 9, 9)))
    calm.settle()
    assert not any(mark.effect.length == SWEEP for mark in calm.choreography.overlay.marks)


def test_every_moving_piece_is_drawn() -> None:
    """Each look and each echo, forwards through a whole game: all of them paint something on an empty ground."""
    art, turns = Art(), list(played(1))
    layout = the_layout(turns[0])
    surface = pygame.Surface((1280, 720), 0, 32)
    pen = Pen(surface, layout, Paint(Fonts(layout.u), art, layout.u), Catalogue("en"))
    seen: set[type] = set()
    for turn in turns:
        film = film_of(turn, layout)
        for share in (0.1, 0.4, 0.6, 0.8, 0.99):
            for flight, time in film.flying(share * film.length):
                surface.fill("black")
                flight.clip.look(pen, flight, time)
                kind = type(flight.clip.event)
                if kind not in seen and drawn(surface):
                    seen.add(kind)
            for _, echo, flight in film.effects:
                surface.fill("black")
                echo.look(pen, flight, share)
    unseen = {ev.PhaseEnded, ev.ScoringBeat, ev.RoundScored, ev.RoundBegan, ev.GameEnded, ev.BookMoved}
    assert seen >= EVENT_KINDS - unseen


def drawn(surface: pygame.Surface) -> bool:
    """Whether anything is on a black surface."""
    wide, high = surface.get_size()
    return pygame.mask.from_threshold(surface, (0, 0, 0), (1, 1, 1, 255)).count() < wide * high


def land(art: Art) -> pygame.mask.Mask:
    """All areas that are land in any arrangement of islands, one bit for a unit."""
    mask = pygame.mask.Mask((1920, 1080))

    def draw(name: str, x: float, y: float) -> None:
        sprite = art.raster(name, art.entry(name).scale)
        corner = round(x) - sprite.ax, round(y) - sprite.ay
        mask.draw(pygame.mask.from_surface(sprite.surface, 235), corner)  # shallow water shines through

    for layer in ("island", "turf"):
        draw(f"temple/layer-{layer}", *(art.entry(f"temple/layer-{layer}").position or (0, 0)))
    for x, y in places.ORIGINS:
        for island in ISLANDS:
            draw(f"islands/isle-{island}", x + places.ISLAND_ANCHOR[0], y + places.ISLAND_ANCHOR[1])
    return mask


def test_boats_never_row_over_land() -> None:
    mask, stage = land(Art()), pygame.Rect(322, 62, 1504, 888)
    assert mask.get_at((1064, 412)) and mask.get_at((484, 220))
    for start in range(8):
        for end in range(8):
            for (ax, ay), (bx, by) in pairwise(lanes.lane(start, end)):
                for step in range(12):
                    at = round(ax + (bx - ax) * step / 12), round(ay + (by - ay) * step / 12)
                    assert not stage.collidepoint(at) or not mask.get_at(at), (start, end, at)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_line_of_a_planned_journey_is_seen_whole_and_crosses_no_name(language: str) -> None:
    """From the left panels to the rail (newcomer S3-1)."""
    fonts, words, stage = Fonts(), Catalogue(language), pygame.Rect(322, 62, 1498, 888).inflate(-12, -12)
    for island in ISLANDS:
        wide, high = fonts.width(words(f"island-{island}").upper(), "place") + 60, fonts.pixels("place") + 8
        names = [pygame.Rect(x + 160 - wide / 2, y + 270 - high / 2, wide, high) for x, y in places.ORIGINS]
        for start in range(8):
            for end in range(7):
                way = lanes.bow(start, end)
                for here, there in pairwise(way if start != end else ()):
                    assert stage.collidepoint(here) and stage.collidepoint(there), (start, end)
                    assert not any(name.clipline(here, there) for name in names), (island, start, end)


def test_a_planned_journey_follows_the_coast_from_the_nearest_point_to_the_nearest_point() -> None:
    def nearest(place: int, spot: tuple[float, float]) -> tuple[float, float]:
        return min(lanes._COAST, key=partial(dist, lanes._end(place, spot)))

    for start in range(7):
        for end in {*range(7)} - {start}:
            way = lanes.bow(start, end)[1:-1]
            assert (way[0], way[-1]) == (nearest(start, lanes.LEAVES), nearest(end, lanes.ARRIVES))
            assert way == lanes.bow(end, start)[-2:0:-1] and len(way) <= len(lanes._COAST) // 2 + 2
        assert any(lanes.bow(lanes.JETTY, start)[1] == lanes._COAST[gate] for gate in (0, 8))


def test_open_water_is_water() -> None:
    mask, found = land(Art()), 0
    for x in range(322, 1826, 5):
        for y in range(62, 950, 5):
            if lanes.open_water(x, y):
                found += 1
                assert not mask.get_at((x, y)), (x, y)
    assert found > 4000


def test_lanes_begin_and_end_at_their_moorings() -> None:
    for start in range(7):
        way = lanes.lane(start, (start + 3) % 7)
        for place, (x, y) in ((start, way[0]), ((start + 3) % 7, way[-1])):
            left, top = places.ORIGINS[place]
            assert abs(x - left - places.ISLAND_ANCHOR[0]) < 8
            assert abs(y - top - places.BOAT_Y) < 24


def test_figures_go_round_the_temple() -> None:
    """From the first place to the second behind it; all other neighbours lie beside each other."""
    for place in range(7):
        way = [places.ORIGINS[place], *lanes.walk(place), places.ORIGINS[(place + 1) % 7]]
        inside = pygame.Rect(690, 100, 756, 500)
        centres = [(x + 222, y + 174) if index in (0, len(way) - 1) else (x, y) for index, (x, y) in enumerate(way)]
        for one, other in pairwise(centres):
            assert not inside.clipline(one, other), place
