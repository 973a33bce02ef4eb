"""Several games in one program: chosen in forms, opened from any save, and distinguished in lists."""

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pygame
import pytest

from luna.core import registry
from luna.core.options import Options, OptionSpec
from luna.games.luna import rules as luna
from luna.games.pebbles import rules as pebbles
from luna.learning import course
from luna.learning.course import CourseProgress
from luna.log import savefile
from luna.net import cards, wire
from luna.net.addresses import HERE
from luna.net.cards import MemberCard, Proposal, Wish
from luna.net.lan import Offer
from luna.net.remote import Remote
from luna.net.session import Session
from luna.shell.app import navigation
from luna.shell.app.settings import LANGUAGES, load
from luna.shell.client import game_client
from luna.shell.drawing import theme
from luna.shell.network.lobby import Gathering
from luna.shell.network.own_relay import edition, hello
from luna.shell.records.statistics import Finished, Place, Statistics
from luna.shell.screens.games import GamesScene
from luna.shell.screens.network import NetworkScene
from luna.shell.screens.newgame import NewGameScene
from luna.shell.screens.records import RecordsScene
from luna.shell.screens.room import RoomScene
from luna.shell.screens.saves import SaveRow, SavesScene
from luna.shell.widgets import Choice
from luna.shell.widgets.buttons import OrderButton
from luna.table.table import Player, Table
from tests.measure.colour import contrast
from tests.patience import until
from tests.ui.driver import Driver, a_game, driving

ROOT = Path(__file__).parents[2]


@pytest.fixture
def driver(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Driver]:
    """With the developer's switch."""
    monkeypatch.setenv(registry.SWITCH, "all")
    with driving(tmp_path) as driver:
        yield driver


def pebbles_save(driver: Driver, turns: int = 3) -> Path:
    dealt = pebbles.deal(Options(("red", "blue"), {"bag": True}, 0), bytes(32))
    table = Table.new(pebbles, dealt, {"red": Player("Ann"), "blue": Player("Ben")}, driver.app.saves.new_path())
    for _ in range(turns):
        table.acts.submit((1,))
    table.close()
    assert table.path is not None
    return table.path


def test_players_are_offered_no_hidden_game_and_no_choice_of_one(tmp_path: Path) -> None:
    assert "luna" in registry.listed() and "pebbles" in set(registry.names()) - set(registry.listed())
    with driving(tmp_path) as driver:
        for scene in (NewGameScene(driver.app), RecordsScene(driver.app), NetworkScene(driver.app)):
            driver.app.replace(scene)
            driver.frames(2)
            offered = "game" in [widget.name for widget in driver.menu.ring.widgets]
            assert offered == (len(registry.listed()) > 1)


def test_the_start_player_is_random_unless_chosen(tmp_path: Path) -> None:
    with driving(tmp_path) as driver:
        scene = NewGameScene(driver.app)
        driver.app.push(scene)
        driver.frames()
        for chosen, start in ((0, None), (1, 0)):
            widget = driver.widget("start")
            assert isinstance(widget, Choice) and (widget.chosen, scene.start) == (chosen, start)
            widget.turn(1)
            driver.frames()


def test_starting_one_game_imports_no_other(tmp_path: Path) -> None:
    """Also with a form, the records and a table of it on the screen."""
    told = (
        "import sys\n"
        "from pathlib import Path\n"
        "from tests.ui.driver import driving\n"
        "from luna.core import registry\n"
        "from luna.core.options import Options\n"
        "from luna.shell.app import navigation\n"
        "from luna.shell.screens.newgame import NewGameScene\n"
        f"with driving(Path({str(tmp_path)!r})) as driver:\n"
        "    navigation.leave(driver.app)\n"
        "    driver.frames(3)\n"
        "    driver.app.push(NewGameScene(driver.app))\n"
        "    driver.frames(3)\n"
        "    driver.click('begin')\n"
        "    driver.frames(4)\n"
        "    assert driver.scene.table.game is registry.load('luna')\n"
        "strange = [n for n in sys.modules if n.startswith('luna.games.') and not n.startswith('luna.games.luna')]\n"
        "assert all(n.count('.') == 2 for n in strange), strange\n"
    )
    done = subprocess.run([sys.executable, "-c", told], cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-2000:]


@pytest.mark.parametrize(("chosen", "other"), [("luna", "pangea"), ("pangea", "luna")])
def test_a_game_chosen_by_its_picture_is_played_and_no_other_is_imported(
    tmp_path: Path, chosen: str, other: str
) -> None:
    """From the pictures of all games through a title and the form to the table."""
    told = (
        "import sys\n"
        "from pathlib import Path\n"
        "from luna.log.saves import Saves\n"
        "from luna.shell.app import navigation, program\n"
        "from tests.patience import until\n"
        f"app = program.start(Path({str(tmp_path)!r}))\n"
        f"app.saves = Saves(Path({str(tmp_path)!r}))\n"
        "app.settings.tips = False\n"  # no opening
        "navigation.first(app)\n"
        "def top():\n"
        "    return type(app.scenes[-1]).__name__ if app.scenes else ''\n"
        "def press(name, before, after):\n"
        "    until(lambda: top() == before, app.frame)\n"
        "    app.scenes[-1].ring.named(name).press()\n"
        "    until(lambda: top() == after, app.frame)\n"
        f"press({chosen!r}, 'GamesScene', 'TitleScene')\n"
        "press('more', 'TitleScene', 'TitleScene')\n"
        "press('games', 'TitleScene', 'GamesScene')\n"
        f"press('play-{chosen}', 'GamesScene', 'LearnScene')\n"  # nobody here has played: the Learn page comes first
        "press('back', 'LearnScene', 'TitleScene')\n"
        "press('more', 'TitleScene', 'TitleScene')\n"
        "press('games', 'TitleScene', 'GamesScene')\n"
        f"press('new-{chosen}', 'GamesScene', 'NewGameScene')\n"  # a player who knows the printed game begins at once
        "press('begin', 'NewGameScene', 'TableView')\n"
        f"assert app.scenes[-1].table.game.NAME == {chosen!r}\n"
        "app.close()\n"
        f"strange = {{name for name in sys.modules if name.startswith('luna.games.{other}.')}}\n"
        # The first one's picture is behind the choice, its rules are in the key of the index of saves.
        f"if {other == registry.FIRST}:\n"
        "    strange = {name for name in strange if name.split('.')[3] in ('board', 'bot')}\n"
        "assert not strange, strange\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", told],
        cwd=ROOT,
        env={**os.environ, registry.SWITCH: "all"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr[-2000:]


def test_each_game_has_its_own_saves_and_last_game(driver: Driver, tmp_path: Path) -> None:
    path = pebbles_save(driver)
    navigation.first(driver.app)
    driver.frames(2)
    until(lambda: driver.app.library.found.whole, driver.step)
    scene = driver.app.scenes[-1]
    assert isinstance(scene, GamesScene)
    driver.frames(3)
    assert [game for game, save in scene.last.items() if save] == ["pebbles"]
    number = registry.listed().index("pebbles")
    for game, key, saves in (("luna", pygame.K_1, []), ("pebbles", pygame.K_1 + number, [path])):
        navigation.first(driver.app)
        driver.frames(2)
        driver.key(key)
        assert driver.top == "TitleScene" and driver.app.game == game == load(tmp_path, "en")[0].game
        assert ("continue" in [widget.name for widget in driver.menu.ring.widgets]) == bool(saves)
        driver.click("more")
        driver.click("saves")
        listed = driver.app.scenes[-1]
        assert isinstance(listed, SavesScene) and [save.path for save in listed.games] == saves
    for _ in range(3):
        driver.key(pygame.K_ESCAPE)
    driver.click("play-pebbles")
    until(lambda: driver.top == "TableView", driver.step)
    assert driver.app.playing == path


def test_the_form_changes_with_the_game_and_remembers_each(driver: Driver, tmp_path: Path) -> None:
    driver.app.push(NewGameScene(driver.app))
    driver.frames(2)
    for _ in range(registry.listed().index("pebbles")):
        driver.menu.ring.to(driver.widget("game"))
        driver.key(pygame.K_RIGHT)
    form = driver.app.scenes[-1]
    assert isinstance(form, NewGameScene) and form.game.NAME == "pebbles"
    assert [entry.text for entry in form.form.entries.values()] == ["Red", "Blue"][: form.bots.count(None)]
    assert form.form.gui is not None
    shown: Any = form.form.gui.manager.get_root_container()
    assert len(shown.elements) == len(form.form.entries)  # no line of the other game remains
    driver.click("bag")
    driver.click("begin")
    driver.frames(4)
    table = driver.scene.table
    assert table.game is registry.load("pebbles") and any(table.dealt.bag)
    assert table.header.options["bag"] is True and driver.app.catalogue.game == "pebbles"
    kept, problems = load(tmp_path, "en")
    assert not problems and kept.game == "pebbles" and kept.last("pebbles").options == {"bag": True}
    assert not kept.last("luna").options
    assert not driver.app.catalogue.missing and not driver.app.catalogue.faulty
    navigation.rematch(driver.app, table)
    driver.frames(4)
    assert driver.scene.table is not table and any(driver.scene.table.dealt.bag)


def test_a_save_opens_with_its_own_game(driver: Driver) -> None:
    path = pebbles_save(driver)
    driver.app.library.look()
    driver.app.library.wait(5)
    driver.app.turn_to("pebbles")
    driver.app.replace(SavesScene(driver.app))
    driver.frames(3)
    (save,) = driver.app.library.found.games
    assert (save.game, save.problem, save.options["bag"]) == ("pebbles", None, True)
    row = next(widget for widget in driver.menu.ring.widgets if widget.name == "save-0")
    assert isinstance(row, SaveRow) and "Pebbles" in row.told and "Ann" in row.told
    assert navigation.open_save(driver.app, path)
    driver.frames(4)
    assert driver.scene.table.game is registry.load("pebbles") and driver.scene.table.length == 3


@pytest.mark.parametrize("name", ["chess", "../luna", "luna.bot", ""])
def test_a_save_of_a_missing_game_is_refused_with_one_sentence(driver: Driver, name: str) -> None:
    path = pebbles_save(driver)
    whole = savefile.read(path)
    path.write_bytes(savefile.journal_bytes(whole.table, whole.header._replace(game=name), whole.records))
    driver.app.library.look()
    driver.app.library.wait(5)
    driver.app.replace(SavesScene(driver.app))
    driver.frames(3)
    for language in ("en", "de", "fr", "nl"):
        driver.app.speak(language)
        assert not navigation.open_save(driver.app, path)
        driver.frames(2)
        shown = driver.app.toasts.shown or ""
        assert path.name in shown and name in shown and "{" not in shown
        driver.frames(400)
    assert not driver.app.catalogue.missing


def test_opening_a_save_switches_the_current_game(driver: Driver) -> None:
    assert navigation.open_save(driver.app, pebbles_save(driver))
    driver.frames()
    navigation.leave(driver.app)
    driver.frames()
    form = NewGameScene(driver.app)
    assert form.game.NAME == driver.app.game == "pebbles"


def test_records_are_separate_for_each_game(driver: Driver) -> None:
    annals = Statistics(driver.app.home)
    places = (Place("red", "Ann", "human", 0, 1, 1), Place("blue", "", "bot", 3, 0, 2))
    annals.add(Finished("a.luna", 1_700_000_000, {"setup": "free", "solo": 0}, False, places))
    annals.add(Finished("b.luna", 1_700_000_001, {"bag": True}, False, places, 5, "pebbles"))
    annals.add(Finished("c.luna", 1_700_000_002, {}, False, places, 6, "chess"))
    assert [one.game for one in Statistics(driver.app.home).games] == ["luna", "pebbles", "chess"]
    scene = RecordsScene(driver.app)
    driver.app.replace(scene)
    driver.frames(2)
    assert [
        widget.name for widget in scene.ring.widgets if widget.name[:5] == "game-" and widget.name[5:].isdecimal()
    ] == ["game-0"]
    assert "figures-solo" in [widget.name for widget in scene.ring.widgets]
    scene._choose("pebbles")
    driver.frames(2)
    assert "figures-solo" not in [widget.name for widget in scene.ring.widgets]
    assert scene.ways == ("level", "turn")


def test_records_are_sorted_by_a_choice_of_a_game_in_its_own_words(
    driver: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    size = OptionSpec("size", "pebbles-red", ("white", "blue"), "white")
    monkeypatch.setattr(pebbles, "OPTIONS", (size,))
    scene = RecordsScene(driver.app)
    driver.app.replace(scene)
    scene._choose("pebbles")
    driver.frames(2)
    assert scene.ways == ("level", "size", "turn")
    way = scene.ring.named("way")
    assert isinstance(way, Choice) and list(way.words) == ["By level", "Red", "By seat"]


def test_an_emblem_without_a_dim_picture_is_dimmed(driver: Driver) -> None:
    """A seat that another player has: the game need not have a second picture."""
    lit, dim = (pygame.Surface((90, 90)) for _ in range(2))
    for target, emblem, taken in ((lit, "ui/icon-eye", False), (dim, "ui/icon-eye", True)):
        at = target.get_rect()
        button = OrderButton("one", "Red", lambda: None, emblem=emblem, chosen=False, taken=taken)
        button.at(at).draw(target, driver.app.paint_for(1.0), False)
    assert pygame.image.tobytes(lit, "RGB") != pygame.image.tobytes(dim, "RGB")


def test_a_room_shows_the_options_of_its_game(driver: Driver) -> None:
    remote = Remote(Session(hello()), HERE, 1)
    scene = RoomScene(driver.app, remote, Gathering(MemberCard("Ben")))
    scene.remote = None
    remote.close()
    driver.app.replace(scene)
    driver.frames()
    said: dict[str, bool | int | str] = {"bag": True, "setup": "free", "chess": 7}
    host = MemberCard("Ann", wishes=(Wish("red", "Ann"),), game=Proposal("pebbles", said))
    members = (1, cards.write(host)), (2, cards.write(scene.people.card))
    scene._take(wire.Room("ABCDEF", 2, edition("pebbles"), members))
    driver.frames(2)
    assert scene.people.game is registry.load("pebbles") and scene.people.options == {"bag": True}
    assert scene.people.orders == [look.id for look in pebbles.SEATS]
    told = [getattr(widget, "text", getattr(widget, "words", "")) for widget in scene.ring.widgets]
    assert any("Pebbles" in str(words) for words in told)
    assert not driver.app.catalogue.missing and not driver.app.catalogue.faulty


def test_the_list_of_tables_names_the_game(driver: Driver) -> None:
    scene = NetworkScene(driver.app)
    driver.app.replace(scene)
    driver.frames(2)
    scene.offers = [Offer("Ann", 2, "ABCDEF", 1, game=name) for name in ("pebbles", "luna", "chess")]
    scene.rebuild()
    told = [str(getattr(scene.ring.named(f"table-{number}"), "told", "")) for number in range(3)]
    for game, row in zip(("Pebbles", "Luna", "chess"), told, strict=True):
        assert row.endswith(f"{game}."), row


def test_a_game_is_known_by_the_first_word_of_its_text() -> None:
    header = luna.deal(luna.choose(("red", "blue")), b"1")
    assert registry.game_of_text(luna.to_text(header, [])) == "luna"
    assert registry.game_of_text("# a comment\n\n  pebbles {} # more\n") == "pebbles"
    assert registry.game_of_text("") == registry.game_of_text("nonsense") == registry.FIRST


def test_the_colours_follow_the_current_game(driver: Driver) -> None:
    app = driver.app
    navigation.first(app)
    driver.frames(2)
    app.turn_to("pangea")
    driver.frames(2)
    assert theme.now == game_client.of("pangea").colours != theme.PLAIN
    app.settings.high_contrast = True
    app.restyle()
    assert theme.now == theme.CONTRAST
    app.settings.high_contrast = False
    app.restyle()
    app.turn_to("luna")
    assert theme.now == theme.PLAIN


@pytest.mark.parametrize("game", registry.names())
def test_words_in_the_colours_of_a_game_can_be_read(game: str) -> None:
    worn = game_client.of(game).colours
    grounds = [*worn.PANEL, *worn.PANEL_ACTIVE, *worn.CARD, *worn.BAR, worn.WELL, worn.BUTTON]
    for ink in (worn.MOONLIGHT, worn.SECONDARY, worn.MUTED):
        assert min(contrast(ink, ground) for ground in grounds) >= 4.5
    assert contrast(worn.DISABLED, worn.BUTTON_OFF) >= 4.5


def test_the_choice_of_games_offers_remaining_lessons(driver: Driver) -> None:
    """Also beside a game to continue, until the last lesson is won."""
    attendance = CourseProgress(driver.app.home)
    lessons = [course.load("luna", name).name for name in course.names("luna")]
    a_game(driver.app.saves, 5)

    def offered() -> list[str]:
        navigation.first(driver.app)
        driver.frames(3)
        until(lambda: driver.app.library.found.whole, driver.step)
        driver.frames(2)
        return [widget.name for widget in driver.menu.ring.widgets if widget.name.endswith("-luna")]

    assert offered() == ["play-luna"]  # a player who has started no lesson wants to play
    for lesson in lessons[:2]:
        attendance.win(f"luna/{lesson}", 60)
    assert offered() == ["play-luna", "learn-luna"]
    driver.click("learn-luna")
    assert driver.top == "LearnScene"
    for lesson in lessons[2:]:
        attendance.win(f"luna/{lesson}", 60)
    assert offered() == ["play-luna"]


def test_after_two_lessons_the_first_entry_is_to_learn(driver: Driver) -> None:
    attendance = CourseProgress(driver.app.home)
    for name in course.names("luna")[:2]:
        attendance.win(f"luna/{course.load('luna', name).name}", 60)
    navigation.leave(driver.app)
    driver.frames()
    assert driver.menu.first == "learn"
    navigation.first(driver.app)
    driver.frames(3)
    driver.click("play-luna")
    assert driver.top == "LearnScene"


@pytest.mark.parametrize("size", [(1280, 694), (1280, 720), (1920, 1080)])
@pytest.mark.parametrize("text", [100, 150, 200])
def test_the_choice_of_games_never_scrolls(size: tuple[int, int], text: int, tmp_path: Path) -> None:
    """Also in a window of 720 lines minus the desktop's bars, where targets are higher than their units."""
    with driving(tmp_path, size, more=f"text_size = {text}\n") as driver:
        driver.app.push(GamesScene(driver.app))
        for language in LANGUAGES:
            driver.app.speak(language)
            driver.frames(2)
            assert not driver.menu.scroll.hidden
