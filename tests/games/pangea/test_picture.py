"""The picture of Pangea: everything has its place at every size, and no fact of a position is missing."""

import random
import re
from collections.abc import Iterator
from itertools import combinations
from pathlib import Path

import pygame
import pytest

from luna.core import registry
from luna.core.options import Options
from luna.games.pangea import rules
from luna.games.pangea.board.display import PangeaDisplay
from luna.games.pangea.board.hand.drafting import Drafting
from luna.games.pangea.board.hand.targets import Badge, Bag, Field
from luna.games.pangea.board.layout import places
from luna.games.pangea.board.layout.layout import PHASES, Layout
from luna.games.pangea.board.picture import lands as lands_of
from luna.games.pangea.board.picture import marks, panels, topbar
from luna.games.pangea.board.picture import tile as tiles
from luna.games.pangea.board.picture.topbar import phase_of
from luna.games.pangea.client import CLIENT
from luna.games.pangea.rules.board import HOMES, NUMBER, PEOPLES, SQUARES, TILES
from luna.games.pangea.rules.position import (
    AMULETS,
    BAN,
    BUYING,
    CROWD,
    GROUPS,
    LAND,
    LAST_ROUND,
    NOWHERE,
    PEOPLE,
    PHASE,
    PLAYERS,
    SQUARE,
    TOWER,
    Tribe,
    set_goods,
    tribes,
)
from luna.shell.app import navigation
from luna.shell.board.chrome import Chrome
from luna.shell.board.edges import Window
from luna.shell.board.pen import Pen
from luna.shell.drawing import theme
from luna.shell.drawing.fonts import ASSETS
from tests.games.pangea.factories import position
from tests.measure.colour import contrast, distance, mean
from tests.measure.palette import picture, pixels, words
from tests.patience import until
from tests.ui.driver import SIZES, driving
from tests.ui.ink import watching

LOOKS = {look.id: look for look in rules.SEATS}
MENHIR, AMULET = -38, 39  # units from the middle of a tile: its right edge, the width of an amulet
NAMES = ("Ada", "Ben", "Cleo", "Dan")


def positions(seats: int, seed: int, moves: int) -> Iterator[bytearray]:
    """The positions of a random game."""
    chance = random.Random(seed)
    row = rules.start(rules.deal(Options(PEOPLES[:seats], {}, 0), chance.randbytes(32)))
    for _ in range(moves):
        draw = rules.chance(row)
        if rules.over(row):
            return
        move = chance.choices(draw.outcomes, draw.weights)[0] if draw else chance.choice(rules.legal(row))
        rules.play(row, move)
        yield row[:]


def crowded(seats: int, least: int) -> bytearray:
    """A position with so many tribes on one tile, placed by hand."""
    row = next(iter(positions(seats, 1, 60)))
    for groups in GROUPS:
        for first, last in groups:
            for at in range(first, last):
                if row[CROWD + 3] < least and not rules.over(row):
                    if row[at] < 90:
                        row[CROWD + row[at] // 6] -= 1
                    row[at] = 3 * 6
                    row[CROWD + 3] += 1
    return row


@pytest.fixture(scope="module")
def display(tmp_path_factory: pytest.TempPathFactory) -> Iterator[PangeaDisplay]:
    """A display in the smallest window, with the words of Pangea."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv(registry.SWITCH, "all")
        with driving(tmp_path_factory.mktemp("picture")) as driver:
            navigation.begin(driver.app, rules, Options(("blue", "green"), {}, 0), {"blue": "B", "green": "G"}, None)
            until(lambda: driver.top == "TableView", driver.step)
            yield PangeaDisplay(driver.app, next(positions(4, 1, 9)))


def chrome(row: bytearray) -> Chrome:
    looks = [LOOKS[PEOPLES[row[PEOPLE + seat]]] for seat in range(row[PLAYERS])]
    return Chrome(NAMES[: row[PLAYERS]], looks=looks)


def painted(display: PangeaDisplay, row: bytearray) -> pygame.Surface:
    """All of the picture of a position."""
    made = pygame.Surface((1280, 720), 0, 32)
    display.rest(row)
    display.draw(made, chrome(row))
    return made


def changed(one: pygame.Surface, other: pygame.Surface) -> pygame.Rect:
    """The bounding rectangle of the differences of two pictures; empty when they are equal."""
    mask = pygame.mask.from_threshold(one, (0, 0, 0, 0), (1, 1, 1, 255), other)
    mask.invert()
    rects = mask.get_bounding_rects()
    return rects[0].unionall(rects[1:]) if rects else pygame.Rect(0, 0, 0, 0)


# ---- places


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("size", [*SIZES, (1920, 1080), (3840, 2160), (1000, 900)])
@pytest.mark.parametrize("grown", [1.0, 1.4])
def test_everything_is_inside_the_window_and_beside_the_rest(size: tuple[int, int], seats: int, grown: float) -> None:
    u = min(size[0] / 1920, size[1] / 1080) * grown
    layout = Layout(Window(*size, u), seats)
    squares = [layout.field(square) for square in range(len(SQUARES))]
    neutral = [layout.neutral(number) for number in range(len(PEOPLES) - seats)]
    table_frame = [panel.rect for panel in layout.panels]
    panels = [*neutral, *table_frame, layout.ending, layout.top.rect, layout.bar.rect, layout.rail.rect]
    for rect in (*squares, *panels):
        assert layout.window.contains(rect)
    for one, other in combinations(squares, 2):
        assert not one.inflate(-2, -2).colliderect(other)
    for one, other in combinations(panels, 2):
        assert not one.inflate(-2, -2).colliderect(other), (one, other)
    for square in squares:
        assert square.inflate(-2, -2).collidelist(panels) == -1
    assert set(layout.top.chips) in (set(), set(PHASES))
    for chip in layout.top.chips.values():
        assert not chip.inflate(-2, 0).colliderect(layout.top.round)


def test_hit_areas_are_large_enough_in_the_smallest_window() -> None:
    layout = Layout(Window(1280, 720, 1280 / 1920), 4)
    for row in positions(4, 3, 200):
        for target, rect in layout.places(row).items():
            assert layout.window.contains(rect)
            assert rect.height >= 32
            assert rect.width >= (21 if isinstance(target, Tribe) else 32)


def test_every_thing_of_the_board_has_a_place() -> None:
    layout = Layout(Window(1280, 720, 1280 / 1920), 3)
    for row in positions(3, 4, 300):
        where = layout.places(row)
        assert set(tribes(row)) == {thing for thing in where if isinstance(thing, Tribe)}
        assert {Bag(people) for people in range(5)} <= where.keys()
        assert {Field(square) for square in range(26)} <= where.keys()
        for tribe in tribes(row):
            assert where[tribe].colliderect(where[Field(row[SQUARE + tribe.tile])])
    assert any(isinstance(thing, Badge) for row in positions(3, 4, 600) for thing in layout.places(row))


@pytest.mark.parametrize("count", [1, 2, 3, 4])
def test_tribes_on_a_tile_of_four_are_hit_as_wide_as_they_have_room(count: int) -> None:
    """A single tribe 32 pixels in the smallest window, four side by side at least 24 each."""
    layout, row, tile = Layout(Window(1280, 720, 720 / 1080), 4), begun(), 2
    for at in range(27, 67):
        row[at] = 255
    for people in range(count):
        row[27 + 8 * people] = tile * 6
    row[CROWD : CROWD + 15], row[CROWD + tile] = bytes(15), count
    found = [rect for thing, rect in layout.places(row).items() if isinstance(thing, Tribe)]
    assert len(found) == count and min(rect.width for rect in found) >= {1: 32, 2: 26}.get(count, 24)
    assert all(one.clip(other).width <= 1 for one, other in combinations(found, 2))


@pytest.mark.parametrize(("number", "count"), [(2, 3), (2, 5), (3, 4), (3, 6), (4, 5), (4, 7)])
def test_a_tribe_behind_others_is_hit_in_its_middle(number: int, count: int) -> None:
    """A tribe of each other kind: the thing under its middle is that tribe."""
    layout, row, tile = Layout(Window(1280, 720, 720 / 1080), 4), begun(), number - 2
    for at in range(27, 67):
        row[at] = 255
    for at in [first for groups in GROUPS for first, _ in groups][:count]:
        row[at] = tile * 6
    row[CROWD : CROWD + 15], row[CROWD + tile] = bytes(15), count
    spread = tile if places.apart(row, tile) else None
    assert (spread is None) == (count <= number + 1), "more of three peoples have a figure each"
    found = {thing: rect for thing, rect in layout.places(row, spread).items() if isinstance(thing, Tribe)}
    for thing, rect in found.items():
        assert next(one for one, where in found.items() if where.collidepoint(rect.center)) == thing


# ---- crowds


@pytest.mark.parametrize("least", [1, 5, 8, 12, 23, 30])
def test_figures_stand_for_every_tribe_once(least: int) -> None:
    for row in (crowded(4, least), crowded(2, least)):
        found: dict[Tribe, int] = {}
        for tile, standing in places.stands(row).items():
            for stand in standing:
                assert all(tribe.tile == tile for tribe, _ in stand.tribes)
                for tribe, count in stand.tribes:
                    found[tribe] = found.get(tribe, 0) + count
            front = [stand for stand in standing if not stand.behind]
            assert len(front) == len({stand.foot for stand in front}) <= NUMBER[tile]
        assert found == tribes(row)


@pytest.mark.parametrize("size", SIZES)
def test_a_crowd_that_is_spread_shows_each_kind_at_a_place_of_its_own(size: tuple[int, int]) -> None:
    layout = Layout(Window(*size, min(size[0] / 1920, size[1] / 1080)), 4)
    for least in (12, 23, 40):
        row = crowded(4, least)
        for square in (SQUARES.index("b1"), SQUARES.index("f4"), SQUARES.index("d3")):
            row[LAND + row[SQUARE + 3]], row[LAND + square], row[SQUARE + 3] = NOWHERE, 3, square
            kinds = {stand.tribe: stand.tribes[0][1] for stand in places.apart(row, 3)}
            assert kinds == {one: count for one, count in tribes(row).items() if one.tile == 3}
            found = layout.places(row, 3)
            cells = [found[one] for one in kinds]
            assert min(cell.width for cell in cells) >= 30 and all(map(layout.scenery.contains, cells))
            assert not [(one, other) for one, other in combinations(cells, 2) if one.colliderect(other)]
            assert all(found[Field(square)].contains(cell) for cell in cells)
            points = {thing: rect.center for thing, rect in found.items() if thing in kinds}
            assert all(next(one for one in found if found[one].collidepoint(at)) == it for it, at in points.items())


def test_a_carrier_is_never_stacked() -> None:
    row = crowded(4, 23)
    first, _ = GROUPS[0][0]
    row[first] = 3 * 6 + 2
    figures = [stand for stand in places.stands(row)[3] if stand.tribe.amulet]
    assert [stand.tribes[0][1] for stand in figures] == [1]


def test_the_numbers_of_a_great_crowd_stand_beside_each_other(
    display: PangeaDisplay, monkeypatch: pytest.MonkeyPatch
) -> None:
    """All forty tribes on a forest: three peoples have some at home there, two of them next to each other."""
    row = crowded(4, 40)
    spot = display.layout.at(*places.SQUARE[row[SQUARE + 3]])
    tile = pygame.Rect(0, 0, 100, 100)
    tile.center = spot
    with watching(monkeypatch, (1280, 720)) as ink:
        painted(display, row)
    numbers = [(said, place) for said, place in ink.places if said.isdecimal() and tile.contains(place)]
    assert sum(int(said) for said, _ in numbers) == 40 and len(numbers) == 5 + 3
    digits = [place.inflate(-2, 0) for _, place in numbers]  # without a pixel of air at both sides
    assert not [(one, other) for one, other in combinations(digits, 2) if one.colliderect(other)]


def test_the_words_of_the_last_round_keep_clear_of_the_rim_of_their_plate(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With large text too, where there is little room; in the end only the round number stands there."""
    for language in ("en", "de", "fr", "nl"):
        for size in (100, 125, 150):
            with driving(tmp_path / f"{language}{size}", language=language, more=f"text_size = {size}\n") as driver:
                names = {"blue": "B", "green": "G"}
                navigation.begin(driver.app, rules, Options(("blue", "green"), {}, 0), names, None)
                until(lambda: driver.top == "TableView", driver.step)
                shown, row = PangeaDisplay(driver.app, next(positions(2, 1, 9))), begun()
                row[LAST_ROUND] = 1
                plate = shown.pen.frame.layout.top.round
                with watching(monkeypatch, (1280, 720)) as ink:
                    topbar._round(shown.pen.on(pygame.Surface((1280, 720), 0, 32)).frame, row)
                assert ink.places and not ink.outside(plate.inflate(-6, 0)) and not ink.cut


@pytest.mark.parametrize("number", [2, 3, 4])
def test_the_amulet_of_a_single_tribe_lies_clear_of_the_menhir(number: int) -> None:
    row = begun()
    for at in range(27, 67):
        row[at] = 255
    row[27] = (number - 2) * 6 + 2
    (stand,) = places.stands(row)[number - 2]
    assert stand.foot[0] - AMULET / 2 >= MENHIR


@pytest.mark.parametrize("number", [2, 3, 4])
def test_a_carried_amulet_lies_clear_of_a_ban(number: int) -> None:
    """Wherever its carrier stands, alone or beside others."""
    for beside in range(number):
        row = begun()
        for at in range(27, 67):
            row[at] = 255
        tile = number - 2
        row[27 : 27 + beside] = bytes([tile * 6] * beside)
        row[66] = tile * 6 + 2
        row[CROWD + tile], row[BAN] = beside + 1, row[SQUARE + tile] + 1
        scene = tiles.scenes(row)[tile]
        foot = next(stand.foot for stand in scene.stands if stand.tribe.amulet)
        amulet = pygame.Rect(0, 0, AMULET, AMULET)
        amulet.midbottom = round(foot[0]), round(foot[1] - places.HEAD)
        stone = pygame.Rect(0, 0, 36, 50)
        stone.midbottom = tuple(map(round, tiles.ban_foot(scene)))
        assert not amulet.inflate(-8, -8).colliderect(stone.inflate(-8, -8)), (beside, amulet, stone)


@pytest.mark.parametrize("home", [True, False])
@pytest.mark.parametrize(("eye", "least"), [("normal", 20), ("protan", 18.5), ("deutan", 16), ("tritan", 19.5)])
def test_tribes_differ_in_colour(eye: str, least: float, home: bool) -> None:
    """Mean colour of a people's three tribes, at home and away; headdress and hem tell them in greyscale."""
    looks = {
        people: mean(
            pixel
            for number, land in enumerate(HOMES[people])
            for pixel in pixels(
                picture(tiles.tribe_picture(Tribe(people, number, 0, (3 * land + 3 * (not home)) % 15)))
            )
        )
        for people in range(5)
    }
    assert min(distance(looks[one], looks[other], eye) for one, other in combinations(looks, 2)) >= least


@pytest.mark.parametrize("people", PEOPLES)
def test_the_sign_of_a_home_can_be_read_on_its_shield(people: str) -> None:
    """Whatever colour a people's shield has: 3 to 1 against its darkest part."""
    for path in (ASSETS / "games/pangea/art/pangea/peoples").glob(f"tribe-{people}-*-home.svg"):
        shield, sign = path.read_text(encoding="utf-8").split('r="15.6"')
        grounds = re.findall(r'stop-color="(#\w{6})"', shield)[-3:]
        ink = re.findall(r'(?:fill|stroke)="(#\w{6})"', sign)[0]
        assert min(contrast(theme.rgb(ground), theme.rgb(ink)) for ground in grounds) >= 3, path.name


# ---- the picture follows the position


def test_the_same_position_is_the_same_picture_and_every_move_another(display: PangeaDisplay) -> None:
    before: tuple[bytes, pygame.Surface] | None = None
    for row in positions(4, 6, 120):
        picture = painted(display, row)
        if before is not None:
            drawing = bytes(row[:12]) != before[0][:12] and row[12:] == bytearray(before[0][12:])
            assert changed(before[1], picture).size != (0, 0) or drawing
        before = bytes(row), picture
    assert before is not None
    assert changed(before[1], painted(display, bytearray(before[0]))).size == (0, 0)


def lands(display: PangeaDisplay, row: bytearray) -> pygame.Surface:
    """World and lands alone."""
    display.rest(row)
    made = pygame.Surface((1280, 720), 0, 32)
    for part in display.lands(made):
        part.paint()
    return made


def begun() -> bytearray:
    return next(row for row in positions(4, 8, 99) if row[PHASE] == 1)


def where(display: PangeaDisplay, tile: int, row: bytearray) -> pygame.Rect:
    return display.layout.field(row[SQUARE + tile])


def test_a_ban_is_seen_on_land_and_on_water(display: PangeaDisplay) -> None:
    row = begun()
    bare = lands(display, row)
    for square in (row[SQUARE + 4], row[LAND : LAND + 26].index(NOWHERE)):
        banned = row[:]
        banned[BAN + 1] = square + 1
        difference = changed(bare, lands(display, banned))
        assert difference.colliderect(display.layout.field(square)) and difference.width > 80
        other = banned[:]
        other[BAN + 1], other[BAN + 2] = 0, square + 1
        assert changed(lands(display, banned), lands(display, other)).width > 5, "whose ban it is"


def test_a_tower_a_tribe_its_amulet_and_a_crowd_are_seen(display: PangeaDisplay) -> None:
    row = begun()
    bare = lands(display, row)
    at = next(at for at in range(27, 67) if row[at] < 90)
    tile = row[at] // 6
    carrying = row[:]
    carrying[at] += 2
    assert changed(bare, lands(display, carrying)).colliderect(where(display, tile, row))
    gone = row[:]
    gone[at] = 255
    gone[CROWD + tile] -= 1
    assert changed(bare, lands(display, gone)).colliderect(where(display, tile, row))
    moved = row[:]
    people = row[PEOPLE]
    moved[TOWER + people] = next(one for one in range(15) if one not in row[TOWER : TOWER + 5])
    assert changed(bare, lands(display, moved)).colliderect(where(display, row[TOWER + people], row))
    full = row[:]
    full[CROWD + 9] = 7
    assert changed(bare, lands(display, full)).colliderect(where(display, 9, row))


@pytest.mark.parametrize("land", range(5))
def test_a_carried_amulet_glows_on_every_land(land: int) -> None:
    """The land is brighter beside it, half a figure away."""
    name = f"pangea/amulets/carried-{tiles.SHAPES[land]}"
    amulet = picture(name, 4)
    lit = bare = 0
    for number in range(4, 15, 3):
        ground = picture(tiles.picture(number), 4)
        for side in (-1, 1):
            at = amulet.get_width() // 2 + round(side * 0.39 * amulet.get_width()), round(0.42 * amulet.get_height())
            beside = pygame.Surface((1, 1))
            beside.set_at((0, 0), ground.get_at(ground.get_rect().center))
            bare += sum(beside.get_at((0, 0))[:3])
            beside.blit(amulet, (-at[0], -at[1]))
            lit += sum(beside.get_at((0, 0))[:3])
    assert lit > 1.12 * bare, name


@pytest.mark.parametrize("number", (2, 3, 4))
def test_the_hills_of_the_grassland_end_without_an_edge(number: int) -> None:
    ground = picture(f"pangea/tiles/tile-grass-{number}", 4)
    u = ground.get_width() / 179
    across = [(x + 96) * u for x in range(-28, 52, 2)]

    def step(y: float) -> float:
        """How much lower rows differ from upper ones there."""
        pairs = (
            (ground.get_at((round(x), round((y - 2 + 79) * u))), ground.get_at((round(x), round((y + 2 + 79) * u))))
            for x in across
        )
        return sum(abs(one.g - other.g) for one, other in pairs) / len(across)

    assert step(0) < 18, step(0)


def test_partial_repainting_gives_the_same_picture(display: PangeaDisplay) -> None:
    """Only differing parts are repainted; a picture painted at once is equal in every pixel."""
    for number, row in enumerate(positions(4, 6, 120)):
        grown = painted(display, row)
        if number % 4 == 0:
            display._lands, display._shown = None, None
            display._picture.show([])
            difference = changed(grown, painted(display, row))
            assert difference.size == (0, 0), difference


@pytest.mark.parametrize("way", ["drifts", "pointed at", "banned"])
def test_a_frame_round_a_tile_covers_nobody_on_it(display: PangeaDisplay, way: str) -> None:
    """The plate of a crowd lies on the lower edge of its tile, where frames are."""
    row, tile = crowded(4, 12), 3
    field = Field(row[SQUARE + tile])
    shown = painted(display, row)
    plate = lands_of.plate(display.pen.on(shown), tiles.scenes(row)[tile], field.square).rect.inflate(-12, -10)
    before = shown.subsurface(plate).copy()
    draft = Drafting(row, verb="shift", picked=tile) if way == "drifts" else Drafting(row)
    if way == "banned":
        row[PHASE] = BUYING
        draft = Drafting(row, verb="ban")
    marks.draw(display.pen.on(shown), draft, [] if way == "drifts" else [field], field)
    assert changed(shown, painted(display, row)).colliderect(display.layout.field(field.square))
    assert changed(before, shown.subsurface(plate)).size == (0, 0)


def test_the_plate_of_a_crowd_lies_over_the_tower_of_the_land_below(display: PangeaDisplay) -> None:
    standing = {"forest2": "purple mountain*3", "mountain3": "blue forest"}
    row = position("blue", "purple", "yellow", "orange", tribes=standing, towers={"orange": "mountain3"})
    shown, tile, below = painted(display, row), TILES.index("forest2"), TILES.index("mountain3")
    square = row[SQUARE + tile]
    plate = lands_of.plate(display.pen.on(shown), tiles.scenes(row)[tile], square).rect.inflate(-12, -10)
    before = shown.subsurface(plate).copy()
    mine = [one for one in tribes(row) if one.tile == below]
    marks.draw(display.pen.on(shown), Drafting(row), mine, None)
    assert changed(shown, painted(display, row)).width and changed(before, shown.subsurface(plate)).size == (0, 0)


def test_amulets_and_goods_are_seen_in_the_panel_and_amulets_at_the_tower(display: PangeaDisplay) -> None:
    row = begun()
    tile = tiles.around(display.pen, places.SQUARE[row[SQUARE + row[TOWER + row[PEOPLE + 2]]]])
    bare, panel = painted(display, row), display.layout.panels[2].rect
    for change in ("amulets", "goods"):
        other = row[:]
        if change == "amulets":
            other[AMULETS + 2] = 0b10010
        else:
            set_goods(other, 2, 17)
        shown = painted(display, other)
        assert changed(bare.subsurface(panel), shown.subsurface(panel)).width
        assert bool(changed(bare.subsurface(tile), shown.subsurface(tile)).width) == (change == "amulets")


def test_a_planted_picture_without_bans_is_found(display: PangeaDisplay, monkeypatch: pytest.MonkeyPatch) -> None:
    """The tests above can fail."""
    monkeypatch.setattr(tiles, "bans", lambda row: {})
    with pytest.raises(AssertionError):
        test_a_ban_is_seen_on_land_and_on_water(display)


def test_the_phase_that_asks_is_lit() -> None:
    seen = {phase_of(row) for row in positions(2, 2, 300)}
    assert seen == {"", "magic", "move", "buy"}


def test_words_can_be_read_in_the_colours_of_dusk() -> None:
    theme.wear(contrast=False, plain=CLIENT.colours)
    try:
        assert theme.now == CLIENT.colours
        low = {what: ratio for what, ratio in words().items() if ratio < 4.5}
    finally:
        theme.wear(contrast=False)
    assert low == {}


@pytest.mark.parametrize("people", PEOPLES)
def test_the_line_of_every_people_can_be_seen_on_a_panel(people: str) -> None:
    for ground in (*CLIENT.colours.PANEL, CLIENT.colours.PANEL_ACTIVE[1]):
        assert contrast(theme.rgb(LOOKS[people].colour), ground) >= 3


@pytest.mark.parametrize("size", [100, 150])
def test_a_condition_says_how_many_goods_of_how_many(
    tmp_path: Path, size: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With large text there is no bar beside them."""
    with driving(tmp_path, more=f"text_size = {size}\n") as driver:
        navigation.begin(driver.app, rules, Options(("blue", "green"), {}, 0), {"blue": "B", "green": "G"}, None)
        until(lambda: driver.top == "TableView", driver.step)
        shown, row = PangeaDisplay(driver.app, next(positions(2, 1, 9))), begun()
        set_goods(row, 0, 17)
        said, bars = list[str](), list[int]()
        pen = shown.pen.on(pygame.Surface((1280, 720), 0, 32))
        with monkeypatch.context() as patch:
            patch.setattr(panels, "_filled", lambda pen, track, have, need: bars.append(need))
            patch.setattr(Pen, "words", lambda pen, words, *rest: said.append(words))
            panels.ending(pen, row, 0).paint()
        assert said[1:] == ["17/10", "17/20"] and bars == ([10, 20] if size == 100 else [])


def test_the_frame_has_the_colours_of_its_game(tmp_path: Path) -> None:
    with driving(tmp_path) as driver:
        assert theme.now == theme.PLAIN
        driver.app.turn_to("pangea")
        assert theme.now == CLIENT.colours
        driver.app.settings.high_contrast = True
        driver.app.restyle()
        assert theme.now == theme.CONTRAST
        driver.app.settings.high_contrast = False
        driver.app.turn_to("luna")
        driver.app.restyle()
        assert theme.now == theme.PLAIN


def test_the_last_round_names_its_condition_and_its_people(display: PangeaDisplay) -> None:
    row = begun()
    row[AMULETS + 1] = 0b00111
    set_goods(row, 1, 21)
    assert topbar.trigger(display.pen.frame, row).key == (0, ())
    row[LAST_ROUND] = 1
    assert topbar.trigger(display.pen.frame, row).key == (1, (PEOPLES[row[PEOPLE + 1]],))
    bare, shown = painted(display, begun()), painted(display, row)
    assert changed(bare, shown).contains(display.layout.top.trigger)
