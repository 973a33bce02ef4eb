"""A game from another package is offered like any other; only a broken one is left out."""

import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from luna.__main__ import main
from luna.core import data, installed, registry
from luna.core.game import Game, GameError
from luna.core.options import Options
from luna.games.pangea import rules
from luna.shell.app import navigation, program
from luna.shell.drawing import art
from luna.shell.screens.games import GamesScene
from luna.text import Catalogue
from tests.ui.driver import driving

PANGEA: Game = rules
Bring = Callable[..., Path]
CLIENT = """
from luna.games.pebbles import board, rules
from luna.shell.client.plain_client import PlainClient
CLIENT = PlainClient(rules, board)
"""


def _forget() -> None:
    for kept in (installed.games, registry.names, registry.playable, registry.fault, art._entries):
        kept.cache_clear()
    for name in [name for name in sys.modules if name.partition(".")[0] == "luna_games"]:
        del sys.modules[name]


@pytest.fixture
def bring(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Bring]:
    """Install a game as a package of its own: `bring("pool", package="one", client="...")`."""

    def install(name: str, package: str = "one", **parts: str) -> Path:
        folder = tmp_path / package / "luna_games" / name
        (folder / "assets" / "text" / "en").mkdir(parents=True)
        (folder / "assets" / "art").mkdir()
        (folder / "assets" / "text" / "en" / "words.ftl").write_text("game-name = The Pool\n", "utf-8")
        rules = f"from luna.games.pebbles.rules import *\nNAME = {name!r}\n"
        for part, source in {"__init__": "", "rules": rules, "client": CLIENT, **parts}.items():
            (folder / f"{part}.py").write_text(source, "utf-8")
        monkeypatch.syspath_prepend(str(tmp_path / package))
        _forget()
        return folder

    yield install
    monkeypatch.undo()
    _forget()


def test_a_plug_in_is_a_game_with_its_assets(bring: Bring) -> None:
    folder = bring("pool")
    assert "pool" in registry.names() and "pool" in registry.listed() and not registry.fault("pool")
    assert registry.load("pool").NAME == "pool" and registry.client("pool").guide
    assert Path(data.place("pool", "board.toml")) == folder / "assets" / "board.toml"
    assert folder / "assets" / "art" in art.folders()
    assert art.Art().has("ui/icon-hint"), "a plug-in without a manifest takes nothing away"
    words = Catalogue("de", game="pool")
    assert words("game-name") == "The Pool", "what a language lacks is said in English"
    assert words("bar-point") != Catalogue("en")("bar-point") and not words.missing


@pytest.mark.parametrize(
    ("part", "source", "said"),
    [
        ("client", "CLIENT = (", "SyntaxError"),
        ("client", "import nothing_like_it", "ModuleNotFoundError"),
        ("rules", "1 / 0", "ZeroDivisionError"),
        ("__init__", "raise KeyError('two\\nlines')", "KeyError"),
        ("rules", "raise SystemExit(3)", "SystemExit"),
    ],
)
def test_a_broken_plug_in_is_left_out(bring: Bring, part: str, source: str, said: str, tmp_path: Path) -> None:
    bring("pool", **{part: source})
    bring("pond", package="two")
    assert "pool" not in registry.listed() and {"luna", "pangea", "pond"} <= set(registry.listed())
    assert said in registry.fault("pool") and "luna_games.pool" in registry.fault("pool")
    assert "\n" not in registry.fault("pool")
    with pytest.raises(GameError, match=r"luna_games\.pool"):
        registry.load("pool")
        registry.client("pool")
    with driving(tmp_path / "home", more='welcomed = true\ngame = "pool"\n') as driver:
        told = [toast.said for toast in driver.app.toasts._waiting]
        assert [one for one in told if "pool" in one and said in one], told
        navigation.first(driver.app)
        driver.frames(3)
        assert driver.top == "GamesScene" and driver.app.game != "pool"


def test_the_first_of_two_games_with_one_name_is_used(bring: Bring, tmp_path: Path) -> None:
    second, _, own = bring("pool", package="one"), bring("pool", package="two"), bring("pangea", package="three")
    assert dict(registry.duplicates()) == {"pool": str(second), "pangea": str(own)}
    assert registry.load("pangea") is PANGEA
    with driving(tmp_path / "home") as driver:
        told = " ".join(toast.said for toast in driver.app.toasts._waiting)
        assert str(second) in told and str(own) in told


def test_a_folder_in_the_data_folder_is_enough(
    bring: Bring, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    bring("pool", package="home")
    monkeypatch.setattr(sys, "path", [one for one in sys.path if one != str(tmp_path / "home")])
    monkeypatch.setenv("LUNA_HOME", str(tmp_path / "home"))
    _forget()
    assert main(["version"]) == 0
    assert "of pool" in capsys.readouterr().out


@pytest.mark.parametrize("more", [1, 2, 4])
def test_the_choice_has_room_for_many_games_and_shows_pieces_where_there_is_no_cover(
    bring: Bring, more: int, tmp_path: Path
) -> None:
    for number in range(more):
        bring(f"pool{number}", package=f"package{number}")
    with driving(tmp_path / "home", language="de", more="welcomed = true\n") as driver:
        navigation.first(driver.app)
        driver.frames(3)
        scene = driver.app.scenes[-1]
        assert isinstance(scene, GamesScene)
        names = registry.listed()
        for number, name in enumerate(names):
            panel, card = scene.panel(number), scene.ring.named(name)
            buttons = [one.rect for one in scene.ring.widgets if one.name.endswith(f"-{name}")]
            assert buttons and all(panel.contains(rect) for rect in (card.rect, *buttons)), name
        surface, card = driver.app.window.get_surface(), scene.ring.named("pool0")
        upper = card.rect.inflate(-card.rect.width // 3, -card.rect.height // 2)
        seen = {
            tuple(surface.get_at((x, y)))
            for x in range(upper.left, upper.right, 3)
            for y in range(upper.top, upper.bottom, 7)
        }
        assert max(red for red, *_ in seen) > 180, "the emblems of its seats"


def test_a_report_about_a_plug_in_is_for_its_makers(
    bring: Bring, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    sketch = (
        "from luna.games.pebbles.board import *\ndef draw(pen, rect, position):\n    raise ValueError('no brush')\n"
    )
    bring(
        "pool",
        board=sketch,
        client=CLIENT.replace("luna.games.pebbles import board, rules", "luna_games.pool import board, rules"),
    )
    with driving(tmp_path / "home", more="welcomed = true\n") as driver:
        app, game = driver.app, registry.load("pool")
        monkeypatch.setattr(app, "run", lambda: driver.frames(3))
        app.turn_to("pool")
        navigation.begin(app, game, Options(("red", "blue"), {}), {})

        def ends(said: str, *, trouble: bool = False) -> None:
            told.append(said)
            if len(told) == 2:
                app.end()

        told = list[str]()
        monkeypatch.setattr(app.toasts, "say", ends)
        assert program.run_guarded(app, told.append) == 0
        assert [("The Pool" in one, "Luna." in one) for one in told] == [(True, True)] * 2, told
        assert len(list((tmp_path / "home" / "reports").iterdir())) == 2
