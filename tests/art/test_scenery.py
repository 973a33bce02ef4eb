"""Large pictures are rendered ahead, in parallel, and hide no text."""

from concurrent.futures import wait
from pathlib import Path
from threading import Thread

import pygame
import pytest

from luna.games.luna import rules as game
from luna.games.luna.board.layout import places
from luna.games.luna.board.layout.layout import Layout
from luna.games.luna.board.painting import painting_of, prepare
from luna.games.luna.board.picture import backdrop
from luna.games.luna.board.view_model import ViewModel
from luna.games.luna.rules.views import View, forecast, view
from luna.shell.app import navigation
from luna.shell.app.pace import SpareTime
from luna.shell.board.chrome import Chrome
from luna.shell.drawing.art import Art
from luna.shell.drawing.caches import CompressedPicture
from luna.shell.screens.loading import LoadingScene
from luna.table.table import Table as GameTable
from tests.ui.driver import ORDERS, a_game, driving


class Ground:
    """Something large."""


@pytest.fixture
def art() -> Art:
    return Art()


def noted(art: Art, monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, int]]:
    """Record every SVG that is drawn from now on: its name and its pixels."""
    names: list[tuple[str, int]] = []
    draw = Art._draw

    def noting(self: Art, drawing: tuple[str, tuple[int, int]]) -> pygame.Surface:
        if self is art:
            names.append((drawing[0], drawing[1][0] * drawing[1][1]))
        return draw(self, drawing)

    monkeypatch.setattr(Art, "_draw", noting)  # of the class: so nothing comes from an earlier window (`tests.masters`)
    return names


@pytest.fixture
def drawn(art: Art, monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, int]]:
    return noted(art, monkeypatch)


def start(players: int) -> bytearray:
    return game.start(game.deal(game.choose(ORDERS[:players]), bytes(32)))


def seen(players: int = 4) -> View:
    return view(start(players))


def test_a_prefetched_picture_is_drawn_once(art: Art, drawn: list[tuple[str, int]]) -> None:
    art.foresee([("sea/compass", 0.5), ("sea/compass", 0.5), ("sea/lanes", 0.25)])
    assert art.awaited == 2
    first = art.raster("sea/compass", 0.5)
    assert art.awaited == 1
    assert first.surface.get_size() == (111, 111)
    art.raster("sea/lanes", 0.25)
    assert [name for name, _ in sorted(drawn)] == ["sea/compass", "sea/lanes"]
    art.raster("sea/lanes", 0.25)
    assert len(drawn) == 3  # uncached pictures are drawn again


def test_sprites_are_warmed(art: Art, drawn: list[tuple[str, int]]) -> None:
    names = ("orders/novice-red-active", "orders/disc-blue")
    wait(art.warm(names, 1.0))
    drawn.clear()
    for name in names:
        art.at(name, 1.0)
    assert drawn == []


def test_a_composed_object_is_made_once_per_key(art: Art) -> None:
    made = [art.whole("ground", key, Ground) for key in ("a", "a", "b", "a")]
    assert made[0] is made[1]
    assert made[0] is not made[3]
    art.whole("light", "b", Ground)
    assert art.whole("ground", "a", Ground) is made[3], "one of each kind is kept"
    art.clear()
    assert art.whole("ground", "a", Ground) is not made[3]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_prepared_table_draws_nothing_more(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, players: int) -> None:
    with driving(tmp_path) as driver:
        app, row = driver.app, start(players)
        names, known = ("",) * players, view(row)
        drawn = noted(app.art, monkeypatch)
        worker = Thread(target=prepare, args=(app, row, names))
        worker.start()
        worker.join()
        assert app.art.awaited == 0, "every picture that was foreseen is used"
        window = app.window.get_surface()
        assert sum(pixels for _, pixels in drawn) > window.get_width() * window.get_height()
        app.art._hands.shutdown()  # marks and effects are drawn after the table is visible
        drawn.clear()
        painting_of(app, known).paint(window, ViewModel.of(known), forecast(row), Chrome(names))
        assert drawn == []


@pytest.mark.parametrize("boards", [2, 3, 4])
def test_the_hall_has_28_fields_and_slabs(boards: int) -> None:
    fields = [places.field(column, row, boards) for column in range(2 * boards) for row in range(4 - column % 2)]
    bare = places.bare_fields(boards)
    assert len({(round(x), round(y)) for x, y in (*fields, *bare)}) == 28
    assert len(bare) == 7 * (4 - boards)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("round_number", range(1, 7))
def test_the_guard_hides_no_tile(players: int, round_number: int) -> None:
    layout = Layout.of(1920, 1080, seen(players))
    x, y = layout.guard_foot(round_number)
    guard = pygame.Rect(x - 11, y - 80, 22, 76)  # helmet and body; spear and shield are narrow
    for tile in layout.slots:
        face = pygame.Rect(0, 0, 28, 40)  # symbol and number
        face.center = layout.path_tiles[tile]
        assert not guard.colliderect(face), tile


def test_the_table_of_the_last_game_is_painted_while_the_title_rests(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(SpareTime, "there", lambda spare, now, shown: shown)
    with driving(tmp_path, more="think_ahead = true\n") as d:
        path = a_game(d.app.saves, 12)
        d.app.library.refresh()
        navigation.leave(d.app)
        d.wait(2)
        ground, title = d.app.art._wholes["backdrop"][1], d.app.scenes[-1]
        d.wait(2)
        assert d.app.scenes[-1] is title and not d.app.faults
        navigation.open_save(d.app, path)
        d.frames(4)
        board = d.app.scenes[-1].board  # type: ignore[attr-defined]
        assert board.display.picture.backdrop is ground, "nothing large is drawn again"


@pytest.mark.parametrize("more", ["think_ahead = false\n", "think_ahead = true\n"])
def test_nothing_is_painted_ahead_without_time_to_spare(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, more: str
) -> None:
    monkeypatch.setattr(SpareTime, "there", lambda spare, now, shown: "false" in more)
    with driving(tmp_path, more=more) as d:
        a_game(d.app.saves, 12)
        d.app.library.refresh()
        navigation.leave(d.app)
        d.wait(2)
        assert "backdrop" not in d.app.art._wholes


def test_leaving_before_the_table_is_seen_closes_it(tmp_path: Path) -> None:
    with driving(tmp_path) as d:
        path = a_game(d.app.saves, 12)
        navigation.open_save(d.app, path)
        d.app.frame()
        assert isinstance(d.app.scenes[-1], LoadingScene)
    GameTable.open(game, path).close()


def test_an_error_in_the_preparing_thread_is_raised_in_the_main_loop(tmp_path: Path) -> None:
    left = []

    def fail() -> None:
        raise OSError("no such picture")

    with driving(tmp_path) as d:
        d.app.push(LoadingScene(d.app, fail, lambda: left.append("then"), lambda: left.append("otherwise")))
        with pytest.raises(OSError, match="no such picture"):
            d.frames()
        assert left == []
    assert left == ["otherwise"]


def test_a_layer_without_its_empty_cells_is_the_same_picture() -> None:
    """It also needs less memory: a wreath at the rim of a large picture, in cells that do not divide it evenly."""
    layer = pygame.Surface((500, 330), pygame.SRCALPHA, 32)
    pygame.draw.rect(layer, (40, 90, 60, 255), (0, 0, 500, 40))
    pygame.draw.circle(layer, (200, 220, 90, 1), (490, 320), 9)
    pygame.draw.circle(layer, (10, 220, 90, 120), (130, 129), 3)
    whole, parts = pygame.Surface((600, 400), 0, 32), pygame.Surface((600, 400), 0, 32)
    whole.fill((90, 80, 160))
    parts.fill((90, 80, 160))
    whole.blit(layer, (17, 23))
    strokes = backdrop._thinned((layer, (17, 23), 0))
    for picture, corner, flag in strokes:
        parts.blit(picture, corner, special_flags=flag)
    assert parts.get_buffer().raw == whole.get_buffer().raw
    assert sum(picture.width * picture.height for picture, _, _ in strokes) < 0.3 * layer.width * layer.height


def test_sea_and_islands_are_decompressed_before_the_night_changes(art: Art, monkeypatch: pytest.MonkeyPatch) -> None:
    """The picture without the candle is decompressed ahead, and only once: a second one would stay until the next."""
    seen_now = seen()
    shown = ViewModel.of(seen_now)
    boards = {field.tile: field.board for field in seen_now.temple}
    behind = backdrop.Backdrop(Layout.of(1280, 720, seen_now), art, boards)
    behind.picture(shown)
    asked = list[CompressedPicture]()

    def foresee(packed: CompressedPicture) -> None:
        asked.append(packed)

    monkeypatch.setattr(CompressedPicture, "foresee", foresee)
    behind.picture(shown)
    assert not asked
    burning = shown.candles
    shown.in_hand = frozenset({("candle", burning - 1)})
    behind.picture(shown)
    islands = [picture for picture, *_ in (behind._ground, behind._hall, *behind._islands)]
    assert behind._night is not None
    assert asked == [behind._night[1], *islands]
    shown.candles = burning - 1
    behind.picture(shown)
    assert len(asked) == 1 + len(islands)
