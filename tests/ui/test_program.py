"""The way through all screens, the main loop, and errors in both."""

from pathlib import Path
from typing import Any

import pygame
import pytest

from luna.games.luna import rules as game
from luna.log.notices import Notice
from luna.log.saves import Saves
from luna.shell.app import navigation, program
from luna.shell.app.pace import RATE, RESTING_RATE, STIRRED
from luna.shell.app.settings import load
from luna.shell.app.window import fill_display, leave_display
from luna.shell.screens.loading import LoadingScene
from luna.shell.screens.newgame import NewGameScene
from luna.shell.screens.rules import RulesScene
from luna.shell.screens.settings import SettingsScene
from luna.shell.widgets import Choice, MenuButton, Sample
from luna.table.table import Table
from tests.patience import until
from tests.ui.driver import ORDERS, Driver, LunaTable, a_game, driving
from tests.ui.looking import point


def test_title_new_game_table_end_rematch_title(tmp_path: Path) -> None:
    with driving(tmp_path) as driver:
        navigation.leave(driver.app)
        driver.frames()
        assert "continue" not in [widget.name for widget in driver.menu.ring.widgets]
        driver.key(pygame.K_RETURN)
        assert driver.top == "LearnScene", "who has never played is asked to learn"
        driver.key(pygame.K_ESCAPE)
        driver.click("new")
        assert driver.top == "NewGameScene"
        driver.key(pygame.K_RETURN)  # the start button has the focus
        driver.frames(4)
        table = driver.scene.table
        assert [seat.name for seat in table.seats if seat.order == "yellow"] == ["Ilse"]
        navigation.leave(driver.app)
        driver.frames()
        path = a_game(driver.app.saves, seed=3)
        assert navigation.open_save(driver.app, path)
        driver.frames()
        assert driver.top == "FinalScene"
        driver.frames(60)  # at first it takes no clicks
        driver.click("export")
        text = path.with_suffix(".txt").read_text(encoding="utf-8")
        assert str(path.with_suffix(".txt")) in (driver.app.toasts.shown or "")
        for widget in driver.menu.ring.widgets:
            click = pygame.event.Event(pygame.MOUSEBUTTONDOWN, button=1, pos=widget.rect.center)
            assert not driver.app.toasts.handle(click), "the message lies on no button"
        assert len(game.from_text(text)[1]) > 10
        driver.click("rematch")
        driver.frames(4)
        again = driver.scene.table
        assert {seat.name for seat in again.seats} == {f"{order.title()} Player" for order in ORDERS}
        navigation.leave(driver.app)
        driver.frames()
        assert driver.top == "TitleScene"


def test_continue_is_the_exact_position(tmp_path: Path) -> None:
    path = a_game(Saves(tmp_path / "saves"), 60)
    expected = Table.open(game, path)
    digest = expected.digest
    expected.close()
    with driving(tmp_path) as driver:
        navigation.leave(driver.app)
        driver.frames()
        driver.click("continue")
        driver.frames(3)
        assert driver.scene.table.digest == digest


def test_one_enter_acts_on_one_screen(tmp_path: Path) -> None:
    """More presses come while the game opens: in the same frame, or by holding the key."""
    with driving(tmp_path) as driver:
        a_game(driver.app.saves, 60)
        navigation.leave(driver.app)
        driver.frames()
        for _ in range(3):
            pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0, unicode="", scancode=0))
        driver.frames(1)
        scene = driver.scene
        for _ in range(20):
            driver.hold(pygame.K_RETURN)
        assert scene.board.hand.refused is None
        driver.key(pygame.K_RETURN)
        driver.key(pygame.K_RETURN)
        assert scene.board.hand.refused is not None


def test_the_new_game_form_remembers_choices_and_swaps_seats(tmp_path: Path) -> None:
    with driving(tmp_path) as driver:
        driver.app.push(NewGameScene(driver.app))
        driver.frames()
        scene = driver.menu
        assert isinstance(scene, NewGameScene)
        driver.click("order-0-red")
        assert scene.orders == ["red", "yellow"]
        driver.click("order-0-white")
        assert scene.orders == ["white", "yellow"]
        driver.click("name-0")
        driver.key(pygame.K_a, pygame.KMOD_CTRL)
        driver.write("Zoë Ő")
        assert scene.names[0] == "Zoë Ő"
        driver.click("live_scoring")
        driver.click("begin")
        driver.frames(4)
        table = driver.scene.table
        assert {seat.order: seat.name for seat in table.seats}["white"] == "Zoë Ő"
        assert table.dealt.live_scoring
    kept, problems = load(tmp_path, "en")
    assert not problems and kept.last("luna").seats == ("white", "yellow")
    assert kept.names["white"] == "Zoë Ő" and kept.last("luna").options["live_scoring"]


def test_a_cleared_name_returns_to_its_default(tmp_path: Path) -> None:
    with driving(tmp_path, more='names = { yellow = "Zoë" }\n') as driver:
        driver.app.push(NewGameScene(driver.app))
        driver.frames()
        for name in ("Someone", "Ilse"):
            driver.click("name-0")
            driver.key(pygame.K_a, pygame.KMOD_CTRL)
            driver.write(name)
        driver.click("begin")
        driver.frames(4)
        assert {seat.order: seat.name for seat in driver.scene.table.seats}["yellow"] == "Ilse"
    assert load(tmp_path, "en")[0].names["yellow"] == "Ilse"


def test_escape_and_tab_walk_a_menu(tmp_path: Path) -> None:
    with driving(tmp_path) as driver:
        navigation.leave(driver.app)
        driver.frames()
        names = []
        for _ in driver.menu.ring.widgets:
            driver.key(pygame.K_TAB)
            assert driver.menu.ring.focused is not None
            names.append(driver.menu.ring.focused.name)
        assert len(set(names)) == len(names) == len(driver.menu.ring.widgets)
        assert driver.menu.ring.shown
        for _ in names:
            if driver.menu.ring.focused is not driver.widget("settings"):
                driver.key(pygame.K_TAB)
        driver.key(pygame.K_RETURN)
        assert driver.top == "SettingsScene"
        driver.key(pygame.K_ESCAPE)
        assert driver.top == "TitleScene"


def test_the_first_start_asks_once(tmp_path: Path) -> None:
    def start(driver: Driver) -> None:
        navigation.welcome(driver.app, lambda: navigation.leave(driver.app))
        driver.frames(3)

    with driving(tmp_path, language="nl") as driver:
        start(driver)
        assert driver.top == "WelcomeScene"
        assert driver.app.catalogue.language == "nl"  # the language of the desktop
        ways = [("text-size", pygame.K_RIGHT), ("motion", pygame.K_RIGHT), ("colours", pygame.K_RIGHT)]
        for name, key in (("language-fr", pygame.K_RETURN), *ways, ("begin", pygame.K_RETURN)):
            assert driver.top == "WelcomeScene", "Enter does what has the focus: who chooses a language stays"
            while driver.menu.ring.focused is not driver.widget(name):
                driver.key(pygame.K_TAB)
            driver.key(key)
        driver.frames(3)
        assert driver.top == "TitleScene"
    kept, problems = load(tmp_path, "en")
    assert not problems and kept.welcomed
    assert (kept.language, kept.text_size, kept.reduced_motion, kept.high_contrast) == ("fr", 125, True, True)
    with driving(tmp_path) as driver:
        start(driver)
        assert driver.top == "TitleScene"


@pytest.mark.parametrize("key", [pygame.K_RETURN, pygame.K_ESCAPE])
def test_news_are_shown_once_after_an_update(tmp_path: Path, key: int) -> None:
    with driving(tmp_path, more='version = "0.2.0"\nwelcomed = true\n') as driver:
        navigation.welcome(driver.app, lambda: navigation.leave(driver.app))
        driver.frames(3)
        assert driver.top == "NewsScene"
        driver.key(key)
        driver.frames(3)
        assert driver.top == "TitleScene"
    with driving(tmp_path) as driver:
        navigation.welcome(driver.app, lambda: navigation.leave(driver.app))
        driver.frames(3)
        assert driver.top == "TitleScene"


def test_the_welcome_keeps_its_rows_while_the_size_of_words_is_chosen(tmp_path: Path) -> None:
    with driving(tmp_path) as driver:
        navigation.welcome(driver.app, lambda: navigation.leave(driver.app))
        driver.frames(3)
        before = [widget.rect.copy() for widget in driver.menu.ring.widgets]
        size = driver.widget("text-size")
        assert isinstance(size, Choice)
        driver.click_at(size.field(2).center)
        assert [widget.rect for widget in driver.menu.ring.widgets] == before
        sample = driver.widget("sample")
        assert isinstance(sample, Sample) and sample.times() == 1.5
        driver.click("begin")
        driver.frames(3)
        assert driver.app.settings.text_size == 150


def test_the_bar_of_a_long_menu_can_be_dragged(tmp_path: Path) -> None:
    with driving(tmp_path, more="ui_size = 200\n") as driver:
        settings = SettingsScene(driver.app)
        driver.app.push(settings)
        driver.frames()
        settings.show("play")
        driver.frames()
        bar = settings.scroll.bar
        driver.click_at(bar.midbottom)
        assert settings.scroll.offset == 0, "below the bar"
        pygame.event.post(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=bar.midtop, button=1, touch=False))
        point(driver, (bar.centerx + 90, bar.bottom - 1))
        assert settings.scroll.offset > 0
        end = settings.scroll.offset
        pygame.event.post(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=bar.midtop, button=1, touch=False))
        point(driver, bar.midtop)
        assert settings.scroll.offset == end


def test_the_key_of_the_rules_opens_the_rule_of_the_screen(tmp_path: Path) -> None:
    with driving(tmp_path) as driver:
        driver.app.push(NewGameScene(driver.app))
        driver.frames()
        driver.key(pygame.K_F1)
        rules = driver.app.scenes[-1]
        assert isinstance(rules, RulesScene) and rules.topic == "setup"


def test_one_key_accepts_the_welcome(tmp_path: Path) -> None:
    with driving(tmp_path) as driver:
        navigation.welcome(driver.app, lambda: navigation.leave(driver.app))
        driver.frames(3)
        driver.key(pygame.K_RETURN)
        driver.frames(3)
        assert driver.top == "TitleScene"
        for _ in range(2):  # two more to the first own decision: new game, start
            driver.key(pygame.K_RETURN)
            driver.frames(3)
        driver.frames(3)
        assert isinstance(driver.app.scenes[-1], LunaTable)


def test_saves_can_be_deleted_and_restored(tmp_path: Path) -> None:
    with driving(tmp_path) as driver:
        a_game(driver.app.saves, 5)
        navigation.leave(driver.app)
        driver.frames()
        driver.click("more")
        driver.click("saves")
        driver.click("more-0")
        driver.click("delete")
        assert not driver.app.saves.list()
        driver.click("undo-delete")
        assert len(driver.app.saves.list()) == 1
        driver.click("save-0")
        driver.frames(3)
        assert driver.top == "TableView"


def test_the_title_works_after_the_only_save_was_deleted(tmp_path: Path) -> None:
    with driving(tmp_path) as driver:
        a_game(driver.app.saves, 5)
        navigation.leave(driver.app)
        driver.frames()
        assert driver.menu.first == "continue"
        driver.click("more")
        driver.click("saves")
        driver.click("more-0")
        driver.click("delete")
        driver.key(pygame.K_ESCAPE)
        driver.key(pygame.K_ESCAPE)
        assert driver.top == "TitleScene" and driver.menu.first == "learn"
        a_game(driver.app.saves, 5)
        driver.click("more")
        driver.click("saves")
        driver.key(pygame.K_ESCAPE)
        driver.key(pygame.K_ESCAPE)
        assert driver.menu.first == "continue"


def test_a_menu_at_rest_draws_nothing(tmp_path: Path) -> None:
    with driving(tmp_path, more="reduced_motion = true\n") as driver:
        navigation.leave(driver.app)
        driver.frames(5)
        before = driver.app.presenter.frames
        driver.frames(120, watched=True)
        assert driver.app.presenter.frames == before


def test_a_resize_lays_the_page_out_again(tmp_path: Path) -> None:
    with driving(tmp_path) as driver:
        navigation.leave(driver.app)
        driver.frames()
        before = driver.widget("new").rect
        driver.app.window.size = (1920, 1080)
        driver.frames(3)
        assert driver.app.canvas.size == (1920, 1080)
        assert driver.widget("new").rect.width == pytest.approx(before.width * 1.5, abs=2)


def test_a_new_window_size_is_saved_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with driving(tmp_path) as driver:
        navigation.leave(driver.app)
        driver.frames(90)
        kept: list[tuple[int, int] | None] = []
        settings = driver.app.settings
        save = settings.save

        def spy() -> Notice | None:
            kept.append(settings.window)
            return save()

        monkeypatch.setattr(settings, "save", spy)
        for width in (1400, 1500, 1600):
            driver.app.window.size = (width, 900)
            driver.frames(30)
        assert not kept
        driver.frames(60)
        assert kept == [(1600, 900)]
        assert load(tmp_path, "en")[0].window == (1600, 900)


def test_the_table_behind_the_settings_speaks_the_new_language(tmp_path: Path) -> None:
    with driving(tmp_path) as driver:
        navigation.open_save(driver.app, a_game(driver.app.saves, 10))
        driver.frames()
        while driver.top == "TableView":  # open panels come first
            driver.key(pygame.K_ESCAPE)
        driver.click("settings")
        driver.click("page-language")
        picture = driver.app.window.get_surface()
        behind = picture.subsurface(pygame.Rect(0, 0, 1280, 50))
        before = pygame.image.tobytes(behind, "RGB")
        driver.click("language-de")
        assert driver.top == "SettingsScene"
        assert pygame.image.tobytes(behind, "RGB") != before
        frames = driver.app.presenter.frames
        driver.frames(10, watched=True)
        assert driver.app.presenter.frames == frames
        driver.click("language-en")
        assert pygame.image.tobytes(behind, "RGB") == before


def test_a_key_saves_what_the_window_shows_and_never_over_another_picture(tmp_path: Path) -> None:
    with driving(tmp_path) as driver:
        driver.frames()
        for number in (1, 2):
            made = tmp_path / "pictures" / f"luna-{number}.png"
            driver.key(pygame.K_F12)
            until(made.exists, driver.frames)
        assert pygame.image.load(tmp_path / "pictures" / "luna-1.png").convert(32, 0).get_size() == (1280, 720)
        until(lambda: "luna-2.png" in (driver.app.toasts.shown or ""), driver.frames)


def test_a_picture_that_cannot_be_written_is_one_sentence(tmp_path: Path) -> None:
    with driving(tmp_path) as driver:
        (tmp_path / "pictures").write_text("a file where the folder would be", encoding="utf-8")
        driver.key(pygame.K_F12)
        until(lambda: str(tmp_path / "pictures") in (driver.app.toasts.shown or ""), driver.frames)
        assert (tmp_path / "pictures").is_file()


@pytest.mark.parametrize(("key", "mod"), [(pygame.K_F11, 0), (pygame.K_RETURN, pygame.KMOD_LALT)])
def test_full_screen_can_be_entered_and_left(key: int, mod: int, tmp_path: Path) -> None:
    with driving(tmp_path) as driver:
        for full in (True, False):
            driver.key(key, mod)
            assert driver.app.settings.full_screen is full
            assert load(tmp_path, "en")[0].full_screen is full


def test_a_long_stall_is_not_caught_up(tmp_path: Path) -> None:
    with driving(tmp_path) as driver:
        steps: list[float] = []
        navigation.leave(driver.app)
        driver.frames()
        setattr(driver.app.scenes[-1], "update", steps.append)  # noqa: B010
        for _ in range(20):
            driver.app.clock.tick(1)
        driver.app.frame()
        assert 1 <= len(steps) <= 5


def test_the_loop_slows_down_at_rest_and_wakes_at_once(tmp_path: Path) -> None:
    with driving(tmp_path) as driver:
        navigation.leave(driver.app)
        driver.frames(round(2 * STIRRED * RATE), watched=True)
        assert driver.app.rate == RESTING_RATE
        driver.key(pygame.K_DOWN)
        assert driver.app.rate == RATE


@pytest.mark.parametrize(
    ("error", "said"), [(RuntimeError("planted"), "goes on where it was"), (ImportError("planted"), "start it again")]
)
def test_a_crash_is_reported_and_the_game_goes_on(error: Exception, said: str, tmp_path: Path) -> None:
    path = a_game(Saves(tmp_path / "saves"), 40)
    with driving(tmp_path) as driver:
        app, told = driver.app, list[str]()
        assert navigation.open_save(app, path)
        driver.frames(3)
        digest = driver.scene.table.digest
        broken = app.scenes[-1]
        frames = 0

        def break_once(dt: float) -> None:
            raise error

        broken.update = break_once  # type: ignore[method-assign]
        after = app.frame

        def frame() -> None:
            nonlocal frames
            frames += 1
            after()
            if app.scenes and isinstance(curtain := app.scenes[-1], LoadingScene):
                curtain.wait()
            if frames > 8:
                app.quit()

        app.frame = frame  # type: ignore[method-assign]
        assert program.run_guarded(app, told.append) == 0
        assert not told
        assert app.scenes[-1] is not broken and driver.scene.table.digest == digest
        reports = list((tmp_path / "reports").iterdir())
        assert len(reports) == 1 and "planted" in reports[0].read_text(encoding="utf-8")
        assert str(reports[0]) in (app.toasts.shown or "") and said in (app.toasts.shown or "")


def test_a_crash_that_comes_back_ends_with_a_sentence(tmp_path: Path) -> None:
    with driving(tmp_path) as driver:
        app, told = driver.app, list[str]()

        def frame() -> None:
            raise RuntimeError("planted")

        app.frame = frame  # type: ignore[method-assign]
        assert program.run_guarded(app, told.append) == 1
        assert len(told) == 1 and "Traceback" not in told[0]


def test_full_screen_works_without_a_window_manager(monkeypatch: pytest.MonkeyPatch) -> None:
    """A bare X server leaves a window at its size: then the program resizes it itself, and back again."""

    class Window:
        size, position, full = (1280, 720), (320, 180), False

        def set_fullscreen(self, desktop: bool) -> None:
            self.full = desktop

        def set_windowed(self) -> None:
            self.full = False

    for driver, by_hand in (("x11", True), ("wayland", False)):
        monkeypatch.setattr(pygame.display, "get_driver", lambda driver=driver: driver)
        monkeypatch.setattr(pygame.display, "get_num_displays", lambda: 1)
        monkeypatch.setattr(pygame.display, "get_desktop_sizes", lambda: [(1920, 1080)])
        bare: Any = Window()
        fill_display(bare)
        assert bare.full and bare.size == ((1920, 1080) if by_hand else (1280, 720))
        leave_display(bare, (1280, 720))
        assert not bare.full and bare.size == (1280, 720)


@pytest.mark.parametrize("name", ["luna", "pangea"])
def test_the_title_shows_at_most_six_entries(tmp_path: Path, name: str) -> None:
    """Also with a game to continue. The rest is one level down, and both games have the same first level."""
    with driving(tmp_path) as driver:
        a_game(driver.app.saves, 5)
        driver.app.turn_to(name)
        navigation.leave(driver.app)
        driver.frames()
        every = ["continue", "new", "learn", "network", "more", "quit"]
        assert entries(driver) == (every if name == "luna" else ["learn", "new", "network", "more", "quit"])
        driver.click("more")
        deep = entries(driver)
        assert {"saves", "records", "rules", "games", "back"} <= set(deep) and not set(every) & set(deep)
        assert driver.menu.ring.focused is driver.widget("saves")
        driver.key(pygame.K_ESCAPE)
        assert driver.top == "TitleScene" and driver.menu.ring.focused is driver.widget("more")
        driver.click("more")
        driver.click("back")
        assert "quit" in entries(driver)


def entries(driver: Driver) -> list[str]:
    """The names of the entries of a title."""
    return [widget.name for widget in driver.menu.ring.widgets if isinstance(widget, MenuButton)]
