"""The table at five sizes and all player counts: everything inside, nothing on top of another, words fit."""

import random
from dataclasses import replace
from itertools import combinations, pairwise
from math import dist
from pathlib import Path
from typing import Any

import pygame
import pytest

from luna.games.luna import rules as luna
from luna.games.luna.board.layout import crowd, places
from luna.games.luna.board.layout.bars import VERBS
from luna.games.luna.board.layout.layout import Layout
from luna.games.luna.board.painting import Painting
from luna.games.luna.board.view_model import ISLANDS, ViewModel
from luna.games.luna.rules.board import ORDERS
from luna.games.luna.rules.views import View, forecast
from luna.games.luna.rules.views import view as picture
from luna.shell.app.settings import LANGUAGES
from luna.shell.board import topbar
from luna.shell.board.chrome import Chrome
from luna.shell.board.teller import LogLine
from luna.shell.drawing.art import Art
from luna.shell.drawing.fonts import Fonts
from luna.shell.drawing.layers import Sketch
from luna.shell.drawing.paint import Paint
from luna.text import Catalogue
from tests.ui.ink import watching

SIZES = [(1280, 720), (1366, 768), (1920, 1080), (2560, 1440), (3840, 2160)]
SHAPES = [(2560, 1080), (1600, 1200), (1440, 900)]
PLAYERS = [2, 3, 4]
LEAST = 32  # pixels of a hit area at 720p
ROOT = Path(__file__).resolve().parents[2]

# The longest plausible words of four languages, so that the room is tested and not one catalogue.
WORDS = {
    "en": "Favour Recruit Shrine Herbs Journey Tide Sailboat Appoint Consecrate Book Council Expel Meditate",
    "de": "Gunst Anwerben Schrein Kräuter Fahrt Gezeiten Segelboot Berufen Einweihen Buch Rat Vertreiben Meditieren",
    "fr": "Faveur Recruter Autel Herbes Voyage Marée Voilier Désigner Consacrer Livre Conseil Chasser Méditer",
    "nl": "Gunst Werven Schrijn Kruiden Bootreis Getij Zeilboot Benoemen Inwijden Boek Raad Verdrijven Mediteren",
}


def position(players: int, turns: int, seed: int = 1, solo: int = 0) -> bytearray:
    """A real game after some random turns."""
    choice = random.Random(seed)
    header = luna.deal(luna.choose(ORDERS[:players], setup="free", solo=solo), choice.randbytes(32))
    row = luna.start(header)
    for _ in range(turns):
        moves = luna.legal(row)
        if not moves:
            break
        luna.play(row, choice.choice(moves))
    return row


def view(players: int, turns: int = 60) -> View:
    return picture(position(players, turns))


def words(key: str, **facts: Any) -> str:
    return " ".join([key.rpartition("-")[2], *map(str, facts.values())])


def table(size: tuple[int, int], seen: View) -> Painting:
    layout = Layout.of(*size, seen)
    paint = Paint(Fonts(layout.u), Art(), layout.u)
    return Painting(layout, seen, paint, paint, paint, words)


@pytest.fixture(params=SIZES + SHAPES, ids=lambda size: f"{size[0]}x{size[1]}")
def size(request: pytest.FixtureRequest) -> tuple[int, int]:
    found: tuple[int, int] = request.param
    return found


@pytest.fixture(params=PLAYERS, ids=lambda players: f"{players} players")
def layout(request: pytest.FixtureRequest, size: tuple[int, int]) -> Layout:
    return Layout.of(*size, view(request.param, 0))


def apart(rects: dict[str, pygame.Rect]) -> list[tuple[str, str]]:
    """Pairs that overlap."""
    return [(a, b) for (a, one), (b, other) in combinations(rects.items(), 2) if one.colliderect(other)]


def frame(layout: Layout) -> dict[str, pygame.Rect]:
    """The large parts of the frame and the islands' hit areas."""
    parts = {"top": layout.top.rect, "rail": layout.rail.rect, "bar": layout.bar.rect}
    parts |= {f"panel {panel.seat}": panel.rect for panel in layout.panels}
    return parts


def buttons(layout: Layout) -> dict[str, pygame.Rect]:
    """All buttons of the frame."""
    found = dict(layout.bar.verbs) | layout.top.buttons | layout.rail.buttons
    return found | {"reset": layout.bar.reset, "undo": layout.bar.undo_hit, "draft": layout.bar.draft}


def on_table(layout: Layout) -> dict[str, pygame.Rect]:
    """Hit areas of the stage that never move."""
    found = {f"stack {island}": layout.stack_hits[island] for island in ISLANDS}
    found |= {f"tile {tile}": layout.path_hits[tile] for tile in layout.slots}
    found |= {f"seat {seat}": layout.council_hits[seat] for seat in range(places.SEATS)}
    return found | {"candles": layout.candles}


def test_everything_is_inside_the_window(layout: Layout) -> None:
    for name, rect in (frame(layout) | buttons(layout) | on_table(layout)).items():
        assert layout.window.contains(rect), name
    for island in ISLANDS:
        assert layout.window.contains(layout.islands[island]), island


def test_the_parts_of_the_frame_do_not_overlap(layout: Layout) -> None:
    assert apart(frame(layout)) == []
    assert apart(buttons(layout)) == []


def test_the_mark_of_an_absent_player_leaves_the_favours_and_the_next_name_in_sight(layout: Layout) -> None:
    layout.sit(0)
    for panel in layout.panels:
        note = panel.note((layout.frame.px(110), layout.frame.px(32)), lambda key: layout.frame.px(90))
        for slot in panel.slots:
            assert note.clip(slot).height <= slot.height / 3
        assert not any(note.colliderect(other.name) for other in layout.panels if other is not panel)


def test_the_value_of_the_guard_ends_beside_the_widest_banner(layout: Layout) -> None:
    """In each language with the next value, wherever the bar has words."""
    top, fonts = layout.top, Fonts(layout.u)
    if not top.full:
        return
    slope = layout.px(14)  # of the banner's side, in the middle of its height
    assert top.guard.right <= top.banner.centerx - layout.px(topbar._BANNER) // 2 + slope
    for language in LANGUAGES:
        words = Catalogue(language).of("luna")
        wide = fonts.width(words("bar-guard"), "body") + fonts.width(words("bar-guard-next", points=6), "label")
        assert wide + layout.px(39 + 2 * 9) <= top.guard.width, language


def test_the_stage_lies_free_of_the_frame(layout: Layout) -> None:
    for name, rect in frame(layout).items():
        for island in ISLANDS:
            assert not rect.colliderect(layout.stack_hits[island]), (name, island)
            # The boxes of islands have free water at their rims: only there they may touch the frame.
            ground = layout.islands[island].inflate(-2 * layout.px(24), -2 * layout.px(11))
            assert not rect.colliderect(ground), (name, island)
        assert not rect.colliderect(layout.card_home.inflate(0, -2 * layout.px(4))), name


def test_hit_areas_are_large_and_apart(layout: Layout) -> None:
    least = LEAST * layout.u / (2 / 3)
    for name, rect in (buttons(layout) | on_table(layout)).items():
        assert min(rect.size) >= least - 1, name
    tiles = {name: rect for name, rect in on_table(layout).items() if name.startswith("tile")}
    assert apart({name: rect for name, rect in on_table(layout).items() if name not in tiles}) == []
    # Tiles are round: at the corners of the path their boxes overlap, they do not.
    for one, other in combinations(tiles.values(), 2):
        assert dist(one.center, other.center) >= one.width - 1


def test_islands_do_not_cover_each_other(layout: Layout) -> None:
    # The name of one island may be in the sky of the next: boxes overlap by eight units there.
    boxes = {island: layout.islands[island].inflate(0, -2 * layout.px(6)) for island in ISLANDS}
    assert apart(boxes) == []
    assert sorted(layout.ring.index(island) + 1 for island in ISLANDS) == list(range(1, 8))


def test_the_path_runs_evenly(layout: Layout) -> None:
    stops = sorted([*layout.slots.values(), *map(places.guard_slot, range(1, 7))])
    assert len(stops) == 6 + 6 * layout.players
    points = [places.on_path(stop) for stop in stops]
    assert all(dist(one, other) >= 61 for one, other in pairwise(points))


def test_fields_do_not_overlap(layout: Layout) -> None:
    middles = [layout.fields[tile] for tile in (*layout.slots, *range(1, 5)) if tile in layout._fields]
    assert len(middles) == 7 * layout.players
    least = 70 * layout.u - 2
    assert all(dist(one, other) >= least for one, other in combinations(middles, 2))


def test_groups_of_an_island_stay_in_its_box() -> None:
    for counts in ((1, 1, 1, 1), (3, 2, 4, 1), (13, 13, 13, 13), (3, 3, 0, 0), (0, 0, 0, 9), (3, 0, 2, 0)):
        pairs = list(enumerate(counts))
        for row in (crowd.active_row(pairs), crowd.boat_row(pairs)):
            assert [spot.seat for spot in row] == [seat for seat, count in pairs if count]
            feet = [foot for spot in row for foot in spot.feet]
            assert all(50 <= x <= 280 for x, _ in feet), counts
            assert all(b[0] - a[0] >= 21 for a, b in pairwise(feet)), counts
        for spot in crowd.active_row(pairs):
            assert spot.number or len(spot.feet) == counts[spot.seat], "a number or every pawn"


@pytest.mark.parametrize("language", WORDS)
def test_the_verbs_fit_in_every_language(language: str, size: tuple[int, int]) -> None:
    fonts = Fonts(min(size[0] / 1920, size[1] / 1080))
    names = WORDS[language].split()
    assert len(names) == len(VERBS)
    wide = {verb: fonts.width(name, "label_bold") for verb, name in zip(VERBS, names, strict=True)}
    layout = Layout.of(*size, view(4, 0), words=wide)
    assert layout.bar.full
    assert apart(buttons(layout)) == []
    for verb, name in zip(VERBS, names, strict=True):
        assert fonts.width(name, "label_bold") <= layout.bar.verbs[verb].width, name
    assert layout.bar.draft.right < layout.bar.reset.left


@pytest.mark.parametrize("language", WORDS)
def test_the_draft_can_be_read_in_every_language(language: str, size: tuple[int, int]) -> None:
    """With the words of the program: the remaining room is enough for the newcomer's instruction."""
    text, fonts = Catalogue(language), Fonts(min(size[0] / 1920, size[1] / 1080))
    wide = {verb: fonts.width(text(f"verb-{verb}"), "label_bold") for verb in VERBS}
    bar = Layout.of(*size, view(4, 0), words=wide).bar
    assert bar.full and not bar.draft_is_icon
    room = bar.draft.width - 63 * fonts.u
    for key, style, lines in (("bar-point", "label_bold", 1), ("bar-or-verb", "label", 2)):
        assert len(fonts.wrap(text(key), style, round(room), 16)) <= lines, (key, language)


def test_numbers_fit_in_the_panels(size: tuple[int, int]) -> None:
    layout = Layout.of(*size, view(4, 0))
    fonts, panel = Fonts(layout.u), layout.panels[0]
    assert fonts.width("188", "score") < panel.name.width / 3
    assert fonts.width("13", "label_bold") + layout.px(16) <= panel.counts["active"].width
    longest = sum(fonts.width(sign, "label_bold") for sign in ("+6", "\u221213", "+13"))
    assert longest + 3 * layout.px(25) + 2 * layout.px(3) <= panel.forecast.width


@pytest.mark.parametrize("players", PLAYERS)
def test_the_window_shape_only_moves_the_table(players: int, size: tuple[int, int]) -> None:
    seen = view(players, 0)
    layout, plain = Layout.of(*size, seen), Layout.of(1920, 1080, seen)
    shift = layout.at(0, 0)
    for tile in plain.slots:
        x, y = plain.path_tiles[tile]
        assert dist(layout.path_tiles[tile], (shift[0] + x * layout.u, shift[1] + y * layout.u)) < 2


@pytest.mark.parametrize("factor", [0.8, 1.25, 1.5, 2])
@pytest.mark.parametrize("players", PLAYERS)
def test_a_larger_frame_shrinks_the_table(players: int, factor: float, size: tuple[int, int]) -> None:
    """Bars and panels at any size of the interface: inside, apart, and the stage between them."""
    bars = min(size[0] / 1920, size[1] / 1080) * factor
    seen = view(players, 0)
    wide = {verb: round(bars * 95) for verb in VERBS}
    layout = Layout.of(*size, seen, bars, players == 3, wide)
    for turn in range(players):
        layout.unfold(turn)
        pieces = {name: rect for name, rect in frame(layout).items() if rect}
        for name, rect in (pieces | buttons(layout)).items():
            assert layout.window.contains(rect), name
        assert apart(pieces) == []
        assert apart(buttons(layout)) == []
        assert layout.panels[turn].shown >= layout.panels[turn - 1].shown
        for name, rect in pieces.items():
            for tile in layout.slots:
                assert not rect.colliderect(layout.path_hits[tile]), (name, tile)
            for island in ISLANDS:
                assert not rect.colliderect(layout.stack_hits[island]), (name, island)
    assert layout.u * 888 == pytest.approx(layout.free.height, abs=3) or layout.u * 1498 == pytest.approx(
        layout.free.width, abs=3
    )
    for rect in buttons(layout).values():
        assert min(rect.size) >= 44 * bars


def test_the_usual_size_is_exact(size: tuple[int, int]) -> None:
    """The stage in a window of the usual shape is at its exact place, to the pixel."""
    layout = Layout.of(*size, view(4, 0))
    if size[0] * 9 == size[1] * 16:
        assert layout.u == layout.frame.u and layout.at(0, 0) == (0, 0)
        assert layout.stage == layout.window


@pytest.mark.parametrize("turns", [0, 5, 150, 2000])
@pytest.mark.parametrize("players", PLAYERS)
def test_any_position_can_be_painted(players: int, turns: int) -> None:
    row = position(players, turns, seed=players + turns)
    seen = picture(row)
    surface = pygame.Surface((1280, 720))
    states = dict(zip(VERBS, ["on", "off", "hot"] * 5, strict=False))
    log = [LogLine(f"orders/badge-{ORDERS[k % players]}", f"ui/icon-{VERBS[k % 13]}", str(k), "+4") for k in range(40)]
    chrome = Chrome(["Jean-Christophe van der Meer"] * players, 0, 1, {1: 3}, states, log=log, draft_title="A" * 60)
    future = None if seen.phase in ("preparation", "over") else forecast(row)
    painted = table((1280, 720), seen).paint(surface, ViewModel.of(seen), future, chrome)
    assert painted.surface is surface
    assert surface.get_at((640, 300)) != surface.get_at((5, 5))


def test_a_short_name_is_whole_beside_the_start_and_the_level(monkeypatch: pytest.MonkeyPatch) -> None:
    seen = view(2, 150)
    drawing, surface, one = table((1280, 720), seen), pygame.Surface((1280, 720)), replace(ViewModel.of(seen), start=0)
    with watching(monkeypatch, (1280, 720)) as ink:
        drawing.paint(surface, one, None, Chrome(["Anouk", "Matthieu"], you=1, bots={0: 5}))
    assert {"Anouk", "Matthieu"} <= ink.words


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_pictures_without_words_leave_room_for_those_of_the_draft(size: tuple[int, int]) -> None:
    bars = min(size[0] / 1920, size[1] / 1080) * 1.25
    layout = Layout.of(*size, view(2, 0), bars, False, {verb: round(bars * 95) for verb in VERBS})
    fonts, bar = Fonts(bars), layout.bar
    assert not bar.full and not bar.draft_is_icon
    assert fonts.width("Point anywhere", "label_bold") < bar.draft.width - 60 * bars
    assert all(rect.width >= 68 * bars for rect in bar.verbs.values())


def test_the_solo_game_can_be_painted() -> None:
    row = position(1, 30, solo=3)
    seen = picture(row)
    surface = pygame.Surface((1280, 720))
    table((1280, 720), seen).paint(surface, ViewModel.of(seen), forecast(row), Chrome(["Automaton", "You"], 1))


def test_lifted_pieces_are_not_drawn() -> None:
    seen = view(4, 150)
    shown = ViewModel.of(seen)
    drawing = table((1280, 720), seen)
    before, after = pygame.Surface((1280, 720)), pygame.Surface((1280, 720))
    drawing.paint_pieces(before, shown, None)
    shown.figures = dict.fromkeys(shown.figures)
    shown.guard_tile = None
    shown.council = [[] for _ in shown.council]
    drawing.paint_pieces(after, shown, None)
    assert before.get_buffer().raw != after.get_buffer().raw
    assert ViewModel.of(seen) == ViewModel.of(seen._replace())


@pytest.mark.parametrize("island", range(7))
def test_a_landing_repaints_a_small_part_of_the_table(island: int) -> None:
    drawing, shown, sketch = table((1280, 720), view(4, 150)), ViewModel.of(view(4, 150)), Sketch((1280, 720))
    drawing.paint_pieces(sketch, shown, None)
    assert sketch.finish() == [sketch.area]
    more = [number + (place == island) for place, number in enumerate(shown.seats[0].active)]
    shown.seats = [shown.seats[0]._replace(active=tuple(more), inactive=tuple(more)), *shown.seats[1:]]
    drawing.paint_pieces(sketch, shown, None)
    repainted = sum(rect.width * rect.height for rect in sketch.finish())
    assert 0 < repainted < sketch.area.width * sketch.area.height / 12
    whole, painted = (pygame.Surface((1280, 720), 0, 32) for _ in range(2))
    drawing.paint_pieces(whole, shown, None)
    sketch.paint(painted)
    assert painted.get_buffer().raw == whole.get_buffer().raw
