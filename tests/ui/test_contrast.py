"""High contrast reaches everything: no stale colour remains, and no pixel of any screen has the plain theme."""

import ast
import random
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pygame
import pytest

from luna.games.luna.board import targets
from luna.games.luna.screens.solo import SoloScene
from luna.shell.app import navigation
from luna.shell.app.scene import Scene
from luna.shell.drawing import theme
from luna.shell.drawing.art import Art
from luna.shell.drawing.fonts import Fonts
from luna.shell.drawing.theme import CONTRAST, PLAIN, Colour
from luna.shell.modes.replay import ReplayScene
from luna.shell.screens.network import NetworkScene
from luna.shell.screens.newgame import NewGameScene
from luna.shell.screens.records import RecordsScene
from luna.shell.screens.rules import RulesScene
from luna.shell.screens.saves import SavesScene
from luna.shell.screens.settings import SettingsScene
from luna.shell.screens.table_menu import OverlayScene
from tests.ui.driver import Driver, a_game, driving, play_turn
from tests.ui.looking import QUICK, opened

ROOT = Path(__file__).parents[2]
SIZE = (1280, 720)
HIGH = f"{QUICK}high_contrast = true\nrecap = 'off'\n"


def _colours(worn: theme.Theme) -> set[Colour]:
    """The colours of text, lines and grounds."""
    found: set[Colour] = set()
    for value in worn:
        if isinstance(value, tuple):
            found |= {value} if isinstance(value[0], int) else set(value)
    return found


RUN = 5
"""Pixels of one colour side by side: fewer may be the soft edge between two others."""
ONLY_PLAIN = _colours(PLAIN) - _colours(CONTRAST)


# ---- nothing is bound before it is drawn


def _at_import(node: ast.AST) -> Iterator[ast.AST]:
    """Everything in a module that runs at import: all but the bodies of functions."""
    if isinstance(node, ast.Lambda):
        inside: list[ast.AST] = [node.args]
    elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
        inside = [*node.decorator_list, node.args]
    else:
        inside = list(ast.iter_child_nodes(node))
    for child in inside:
        yield child
        yield from _at_import(child)


def _binds_a_colour(source: str) -> list[int]:
    """Lines that read `theme.now` at import, or take `now` out of its module."""
    tree = ast.parse(source)
    read = [
        node.lineno
        for node in _at_import(tree)
        if isinstance(node, ast.Attribute) and node.attr == "now" and ast.unparse(node.value).endswith("theme")
    ]
    taken = [
        node.lineno
        for node in ast.walk(tree)
        if isinstance(node, ast.ImportFrom)
        and node.module == "luna.shell.drawing.theme"
        and {name.name for name in node.names} & {"now", "PLAIN", "CONTRAST", "*"}
    ]
    return sorted(read + taken)


def test_no_module_binds_a_colour_of_the_theme() -> None:
    found = {
        str(path.relative_to(ROOT)): lines
        for path in (ROOT / "luna").rglob("*.py")
        if (lines := _binds_a_colour(path.read_text(encoding="utf-8")))
    }
    assert found == {}


@pytest.mark.parametrize(
    "source",
    [
        "INK = theme.now.MOONLIGHT",
        "class Line:\n    colour: Colour = theme.now.MOONLIGHT",
        "def draw(ink=theme.now.MUTED): ...",
        "LOOKS = {'deed': (1, theme.now.SECONDARY)}",
        "MAKE = lambda ink=theme.now.MUTED: ink",
        "from luna.shell.drawing.theme import now",
        "def draw():\n    from luna.shell.drawing.theme import now",
    ],
)
def test_the_search_finds_every_way_to_bind(source: str) -> None:
    assert _binds_a_colour(source)


def test_a_module_that_binds_a_colour_cannot_be_imported() -> None:
    """In a fresh process there is no theme yet: reading one fails."""
    code = (
        "import importlib, pkgutil, luna.shell\n"
        "from luna.shell.drawing import theme\n"
        "for module in pkgutil.walk_packages(luna.shell.__path__, 'luna.shell.'):\n"
        "    importlib.import_module(module.name)\n"
        "assert not hasattr(theme, 'now')\n"
    )
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=False)
    assert not done.returncode, done.stderr


# ---- every pixel


def _blank(art: Art, drawing: tuple[str, tuple[int, int]]) -> pygame.Surface:
    """An invisible picture: only colours of the program are left on the screen."""
    name, size = drawing
    ground = {"add": "black", "multiply": "white"}.get(art.entry(name).blend)
    made = pygame.Surface(size, 0 if ground else pygame.SRCALPHA, 32)
    made.fill(ground or (0, 0, 0, 0))
    return made


class Eye:
    """Records every colour of text, and looks at every pixel of the window."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.written: dict[Colour, str] = {}
        patch.setattr(Art, "_draw", _blank)
        text = Fonts.text

        def noted(fonts: Fonts, string: str, style: str, colour: Colour, size: float | None = None) -> pygame.Surface:
            self.written.setdefault(colour, string)
            return text(fonts, string, style, colour, size)

        patch.setattr(Fonts, "text", noted)

    def plain(self, driver: Driver) -> dict[Colour, object]:
        """The colours of the plain theme: in the window now, or of text since the last look."""
        driver.frames(2)
        found: dict[Colour, object] = {colour: words for colour, words in self.written.items() if colour in ONLY_PLAIN}
        picture = driver.app.window.get_surface()
        for seen in (picture, pygame.transform.rotate(picture, 90)):
            raw = pygame.image.tobytes(seen, "RGB")
            for colour in ONLY_PLAIN:
                at = raw.find(bytes(colour) * RUN)
                if at >= 0:
                    found.setdefault(colour, (at // 3 % seen.width, at // 3 // seen.width))
        self.written.clear()
        return found


@pytest.fixture
def eye(monkeypatch: pytest.MonkeyPatch) -> Eye:
    return Eye(monkeypatch)


def _table(driver: Driver, eye: Eye, look: Callable[[str], None]) -> None:
    scene = opened(driver, 60)
    look("table")
    hovers: tuple[targets.Target, ...] = (
        targets.Verb("favour"),
        targets.Verb("shrine"),
        targets.CANDLE,
        *(targets.Stack(island) for island in scene.board.display.layout.ring),
        *(targets.Group(island) for island in scene.board.display.layout.ring),
        *(targets.Tile(tile) for tile in (5, 9, 16)),
        *(targets.Space(tile) for tile in (2, 4, 9)),
        targets.Council(4),
    )
    for what in hovers:
        scene.board.hand.hover = what
        scene.dirty = True
        look(str(what))


def _panels(driver: Driver, eye: Eye, look: Callable[[str], None]) -> None:
    opened(driver, 60)
    for key in (pygame.K_l, pygame.K_o, pygame.K_e, pygame.K_v, pygame.K_w, pygame.K_F1):
        driver.key(key)
        look(pygame.key.name(key))
        driver.key(pygame.K_ESCAPE)
    driver.key(pygame.K_j)  # a journey is being composed
    driver.key(pygame.K_1)
    look("composer")


def _menus(driver: Driver, eye: Eye, look: Callable[[str], None]) -> None:
    driver.frames(60)
    look("title")
    scene = opened(driver, 60)  # so that the lists have a game
    driver.app.push(OverlayScene(driver.app, scene.table))
    driver.frames(30)
    look("menu")
    pages: list[type[Scene]] = [NewGameScene, SoloScene, NetworkScene, SavesScene, RecordsScene, RulesScene]
    for page in (*pages, SettingsScene):
        driver.app.push(page(driver.app))
        driver.frames(20)
        look(page.__name__)
        for tab in [widget.name for widget in driver.menu.ring.widgets if widget.name.startswith("page-")]:
            driver.click(tab)
            look(tab)
        driver.key(pygame.K_ESCAPE)


def _endings(driver: Driver, eye: Eye, look: Callable[[str], None]) -> None:
    """The scoring of a round, the replay, the final result."""
    scene, chance = opened(driver, 0), random.Random(7)
    while driver.top != "ScoringScene":
        scene.link.submit(play_turn(scene.position, chance) or ())
        driver.frames(8)
    look("scoring")
    driver.key(pygame.K_ESCAPE)
    driver.app.push(ReplayScene(driver.app, scene.table))
    driver.frames(5)
    look("replay")
    driver.key(pygame.K_ESCAPE)
    assert navigation.open_save(driver.app, a_game(driver.app.saves, seed=3))
    driver.frames(120)
    assert driver.top == "FinalScene"
    look("final")


def _later(driver: Driver, eye: Eye, look: Callable[[str], None]) -> None:
    """High contrast chosen in the middle of a game, with the log open."""
    driver.app.settings.high_contrast = False
    driver.app.restyle()
    scene = opened(driver, 60)
    scene.board.hand.hover = targets.Verb("favour")
    driver.key(pygame.K_l)
    driver.app.settings.high_contrast = True
    driver.app.restyle()
    driver.frames(2)
    eye.written.clear()
    look("log")
    driver.key(pygame.K_l)
    look("table")


@pytest.mark.parametrize("visit", [_table, _panels, _menus, _endings, _later], ids=lambda visit: visit.__name__[1:])
def test_no_colour_of_the_plain_theme_is_left(
    tmp_path: Path, eye: Eye, visit: Callable[[Driver, Eye, Callable[[str], None]], None]
) -> None:
    found: dict[str, object] = {}
    with driving(tmp_path, SIZE, "en", HIGH) as driver:

        def look(name: str) -> None:
            if plain := eye.plain(driver):
                found[name] = plain

        visit(driver, eye, look)
    assert found == {}
