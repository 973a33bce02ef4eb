"""Every menu at every size in every language: nothing outside, nothing on top of another, no word cut off."""

from itertools import pairwise, product
from pathlib import Path
from typing import Any

import pygame
import pytest

from luna.bots.answers import Miss, TurnReview
from luna.bots.evaluator import Why
from luna.games.luna import rules as game
from luna.games.luna.screens.solo import SoloScene
from luna.log.records import AUTOMATON, BOT, HUMAN, Seat
from luna.log.saves import Saves
from luna.shell.app import navigation
from luna.shell.app.canvas import Canvas
from luna.shell.app.settings import LANGUAGES
from luna.shell.drawing.art import Art
from luna.shell.drawing.fonts import SMALLEST, Fonts
from luna.shell.drawing.paint import Paint
from luna.shell.records.library import Found, Library
from luna.shell.records.statistics import Finished, Place, Statistics
from luna.shell.screens import text_form
from luna.shell.screens.credits import CreditsScene
from luna.shell.screens.game_over import FinalScene
from luna.shell.screens.learn import LearnScene
from luna.shell.screens.menu import MenuScene
from luna.shell.screens.newgame import NewGameScene
from luna.shell.screens.puzzle_packs import ChallengesScene, PackScene
from luna.shell.screens.puzzles import PuzzlesScene
from luna.shell.screens.records import LAST, RecordsScene
from luna.shell.screens.review import TurningScene
from luna.shell.screens.rules import RulesScene
from luna.shell.screens.save_pages import ImportScene, SaveScene
from luna.shell.screens.saves import SavesScene
from luna.shell.screens.settings import PAGES, SettingsScene
from luna.shell.screens.table_menu import OverlayScene, PlayersScene
from luna.shell.screens.welcome import NewsScene, WelcomeScene
from luna.shell.widgets.column import Column
from luna.shell.widgets.gui import Gui
from luna.shell.widgets.listing import Listing
from luna.shell.widgets.widget import Widget
from luna.shell.widgets.words import Words
from luna.table.table import Table
from tests.ui import lanscreens
from tests.ui.driver import ORDERS, SIZES, Driver, a_game, driving
from tests.ui.ink import Ink, watching
from tests.ui.lanscreens import Opener, relayed


def _title(driver: Driver) -> None:
    navigation.leave(driver.app)


def _more(driver: Driver) -> None:
    _title(driver)
    driver.frames()
    driver.click("more")


def _new(driver: Driver) -> None:
    driver.app.replace(NewGameScene(driver.app))


def _saves(driver: Driver) -> None:
    driver.app.replace(SavesScene(driver.app))


def _elsewhere(driver: Driver) -> None:
    """Some saves in another folder, enough for several pages, and one in the trash."""
    other = Saves(driver.app.home / "Luna-0.1" / "saves")
    for number in range(7):
        a_game(other, 10, seed=number)
    real = driver.app.library
    games = [*driver.app.saves.list(), *other.list()]
    found = Found(tuple(games), (driver.app.saves.folder, other.folder), {games[0].path: (0, 1)}, True)
    scene = SavesScene(driver.app)
    scene.thrown = games[-1]
    driver.app.library = Fixed(found, real)  # type: ignore[assignment]
    driver.app.replace(scene)


class Fixed:
    """A library with this result."""

    def __init__(self, found: Found, real: Library) -> None:
        self.found, self.real = found, real

    def __getattr__(self, name: str) -> Any:
        return getattr(self.real, name)

    def look(self) -> None: ...


def _save(driver: Driver) -> None:
    driver.app.library = getattr(driver.app.library, "real", driver.app.library)
    save = next(save for save in driver.app.saves.list() if save.finished)
    save = save._replace(
        path=Path("/mnt/another/folder") / save.path.name, options={"live_scoring": True, "fixed_start": True}
    )
    driver.app.replace(SaveScene(driver.app, save, lambda save: True))


def _broken_save(driver: Driver) -> None:
    save = next(save for save in driver.app.saves.list() if save.problem)
    driver.app.replace(SaveScene(driver.app, save, lambda save: True))


def _import(driver: Driver) -> None:
    scene = ImportScene(driver.app)
    driver.app.replace(scene)
    driver.frames()
    scene.near = [driver.app.saves.folder / f"Player {number}.txt" for number in range(3)]


def _solo(driver: Driver) -> None:
    driver.app.replace(SoloScene(driver.app))


def _learn(driver: Driver) -> None:
    driver.app.push(LearnScene(driver.app))


def _records(driver: Driver) -> None:
    annals = Statistics(driver.app.home)
    orders = ("yellow", "red", "blue", "white")
    for number in range(LAST):
        kinds = (AUTOMATON, HUMAN) if number % 3 == 0 else (HUMAN, BOT, BOT, BOT)[: 2 + number % 3]
        names = [("", "Player")[kind == HUMAN] for kind in kinds]
        places = tuple(Place(orders[n], names[n], kind, 4, 100 + number, n + 1) for n, kind in enumerate(kinds))
        solo = 1 + number % 2 if AUTOMATON in kinds else 0
        annals.add(
            Finished(f"{number}.luna", 1_700_000_000 + number, {"setup": "free", "solo": solo}, number % 5 == 0, places)
        )
    driver.app.replace(RecordsScene(driver.app))


def _no_records(driver: Driver) -> None:
    Statistics(driver.app.home).clear()
    driver.app.replace(RecordsScene(driver.app))


def _rules(driver: Driver) -> None:
    driver.app.replace(RulesScene(driver.app, "setup"))


def _welcome(driver: Driver) -> None:
    driver.app.replace(WelcomeScene(driver.app, lambda: None))


def _settings(page: str) -> Opener:
    def show(driver: Driver) -> None:
        scene = SettingsScene(driver.app)
        driver.app.replace(scene)
        driver.frames()
        scene.show(page)

    return show


def _overlay(driver: Driver) -> None:
    save = next(save for save in driver.app.saves.list() if save.problem is None)
    table = Table.open(game, save.path)
    driver.app.replace(OverlayScene(driver.app, table, lambda: None, lambda seat, player: None))
    table.close()


def _unsaved(driver: Driver) -> None:
    """The disk failed meanwhile."""
    table = Table.open(game, a_game(driver.app.saves))
    table.close()
    table.in_memory = True
    driver.app.replace(OverlayScene(driver.app, table, lambda: None, lambda seat, player: None))


def _lose(driver: Driver) -> None:
    _unsaved(driver)
    driver.frames()
    driver.click("leave")
    driver.app.replace(driver.menu)  # without a menu below it, whose words would show through


def _players(driver: Driver) -> None:
    seats = [Seat(order, "", BOT, f"level {level} seed 1") for level, order in enumerate(ORDERS, 2)]
    driver.app.replace(PlayersScene(driver.app, game.NAME, seats, lambda seat, player: None))


def _new_with_bots(driver: Driver) -> None:
    last = driver.app.settings.last("luna")
    last.seats = ORDERS
    last.levels = dict(zip(ORDERS, (5, 4, 2), strict=False))
    _new(driver)


def _turning(driver: Driver) -> None:
    """The page once everything is known."""
    table = Table.open(game, a_game(driver.app.saves))
    scene = TurningScene(driver.app, table)
    found = [
        Miss(number, played.seat, played.turn, played.turn, 2340, (Why("priestess", 900),) * 2)
        for number, played in enumerate(table.history, 1)
        if number in (40, 41, 50)
    ]
    missed = {one.number: one for one in found}
    scene.study.judged = tuple(
        TurnReview((50_000,) * len(table.seats), 90, missed.get(number + 1)) for number in range(table.length + 1)
    )
    driver.app.replace(scene)
    table.close()


def _final(driver: Driver) -> None:
    driver.app.replace(FinalScene(driver.app, Table.open(game, a_game(driver.app.saves))))


def _solo_final(driver: Driver) -> None:
    path = a_game(driver.app.saves, orders=("red",), solo=2)
    driver.app.replace(FinalScene(driver.app, Table.open(game, path)))


def _relayed_final(driver: Driver) -> None:
    """A network game whose first seat was taken over by another player."""
    driver.app.replace(FinalScene(driver.app, relayed(driver)))


def test_the_final_table_of_a_network_game(tmp_path: Path) -> None:
    """It names the final players, and leads to the next game on the network."""
    with driving(tmp_path, SIZES[0], "en") as driver:
        table = relayed(driver)
        assert table.consent.relayed and table.header.seats[0].name != "Moonlight"
        scene = FinalScene(driver.app, table)
        driver.app.replace(scene)
        driver.frames(2)
        assert scene.names[0] == "Moonlight"
        assert scene.words("network-end-rematch") in [getattr(widget, "words", "") for widget in scene.ring.widgets]
        driver.frames(60)
        driver.click("rematch")
        assert driver.top == "NetworkScene"
        driver.click("back")
        assert driver.top == "FinalScene"
        again = Table.open(game, a_game(driver.app.saves))
        assert not again.consent.relayed
        again.close()


SCREENS: dict[str, Opener] = {
    **lanscreens.SCREENS,
    "title": _title,
    "title, second level": _more,
    "new": _new,
    "saves": _saves,
    "saves of several folders": _elsewhere,
    "one save": _save,
    "one save that cannot be opened": _broken_save,
    "import": _import,
    "solo": _solo,
    "learn": _learn,
    "records": _records,
    "no records": _no_records,
    "rules": _rules,
    "welcome": _welcome,
    **{f"settings {page}": _settings(page) for page in PAGES},
    "overlay": _overlay,
    "overlay unsaved": _unsaved,
    "leave unsaved": _lose,
    "players": _players,
    "new with bots": _new_with_bots,
    "turning": _turning,
    "final": _final,
    "final of a network game": _relayed_final,
    "solo final": _solo_final,
}
ALSO: dict[str, Opener] = {
    "puzzles": lambda driver: driver.app.push(PuzzlesScene(driver.app)),
    "pack of puzzles": lambda driver: driver.app.push(PackScene(driver.app)),
    "challenges": lambda driver: driver.app.push(ChallengesScene(driver.app)),
    "credits": lambda driver: driver.app.push(CreditsScene(driver.app)),
    "what is new": lambda driver: driver.app.push(NewsScene(driver.app, "0.2.0", lambda: None)),
}
"""Further pages that are only laid out."""
OF_ANOTHER_GAME = (
    "title",
    "title, second level",
    "new",
    "learn",
    "welcome",
    "credits",
    "puzzles",
    "pack of puzzles",
    "challenges",
    "rules",
)
"""Pages that look different in each game."""
MAY_BE_CUT = ("/", "Player", "Plàÿér", "broken")
"""Paths and names, whose length the player has chosen."""


def fill(driver: Driver) -> None:
    """Saved games for the lists, one of them broken."""
    for number in range(3):
        a_game(driver.app.saves, 20 * number, seed=number)
    a_game(driver.app.saves, 10_000, seed=3)
    a_game(driver.app.saves, 5, ORDERS[:1], solo=3)
    (driver.app.saves.folder / "broken.luna").write_bytes(b"nothing")


def check(driver: Driver, ink: Ink) -> None:
    """Check the visible screen."""
    scene, window = driver.menu, pygame.Rect((0, 0), driver.app.canvas.size)
    seen = [widget for widget in scene.ring.widgets if not isinstance(widget, Words)]
    assert seen
    for index, widget in enumerate(seen):
        room = widget.window or window
        assert widget.rect.left >= room.left and widget.rect.right <= room.right, widget.name
        assert widget.window is not None or window.contains(widget.rect), widget.name
        assert window.contains(room), widget.name
        assert min(widget.rect.size) >= 32, f"{widget.name} is too small to hit"
        for other in seen[index + 1 :]:
            both = widget.rect.clip(other.rect).clip(room)
            assert not both or (widget.window != other.window and not both.clip(other.window or window)), (
                f"{widget.name} lies on {other.name}"
            )
    lost = [words for words in ink.cut if not any(mark in words for mark in MAY_BE_CUT)]
    assert not lost
    assert min(ink.sizes) >= SMALLEST
    assert not ink.outside(window)
    assert not ink.crossings()
    assert not driver.app.catalogue.missing and not driver.app.catalogue.faulty
    _inside_their_widgets(driver, ink)


def _inside_their_widgets(driver: Driver, ink: Ink) -> None:
    """Each word is on its own widget."""
    scratch = pygame.Surface(driver.app.canvas.size)
    for widget in driver.menu.ring.widgets:
        ink.forget()
        widget.draw(scratch, driver.menu.paint, False)
        assert not ink.outside(widget.rect.inflate(2, 2)), widget.name


def _again(driver: Driver, ink: Ink) -> None:
    """One picture, and its text."""
    driver.menu.rebuild()
    ink.forget()
    driver.frames(1)


def _roll(driver: Driver, ink: Ink) -> None:
    """Scroll through everything once and check it."""
    scene = driver.menu
    while True:
        before = scene.scroll.offset
        ink.forget()
        driver.hold(pygame.K_PAGEDOWN)
        if scene.scroll.offset == before:
            return
        check(driver, ink)


CASES = [
    (SIZES[3], "en", ""),
    (SIZES[0], "xx", ""),
    *((SIZES[0], language, "text_size = 200") for language in LANGUAGES if language != "en"),
    (SIZES[0], "xx", "text_size = 150"),
    (SIZES[0], "de", "ui_size = 200"),
    (SIZES[0], "fr", "ui_size = 150\ntext_size = 125"),
    (SIZES[2], "nl", "ui_size = 200"),
    (SIZES[3], "de", "ui_size = 80\ntext_size = 80"),
    ((1720, 720), "en", "ui_size = 175\nhigh_contrast = true"),
]


def _named(case: tuple[tuple[int, int], str, str]) -> str:
    (width, height), language, more = case
    return f"{width}x{height} {language} {more}".replace("\n", " ")


@pytest.mark.parametrize("case", CASES, ids=_named)
def test_every_page_fits_at_every_size_and_language(
    case: tuple[tuple[int, int], str, str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    size, language, more = case
    with driving(tmp_path, size, language, more) as driver, watching(monkeypatch, size) as ink:
        fill(driver)
        for name, screen in SCREENS.items():
            screen(driver)
            driver.frames()
            _again(driver, ink)
            try:
                check(driver, ink)
                _roll(driver, ink)
            except AssertionError as error:
                raise AssertionError(f"{name}: {error}") from error


@pytest.mark.parametrize(
    ("language", "played", "text"), [("de", "luna", 100), ("de", "luna", 200), ("fr", "pangea", 200)]
)
def test_puzzles_and_challenges_have_room_for_their_words(
    language: str, played: str, text: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also while the puzzle of the day is still being made."""
    with driving(tmp_path, SIZES[3], language, f"text_size = {text}") as driver, watching(monkeypatch, SIZES[3]) as ink:
        driver.app.turn_to(played)
        for name in ("puzzles", "challenges"):
            ALSO[name](driver)
            driver.frames()
            _again(driver, ink)
            check(driver, ink)
            _roll(driver, ink)


def test_a_page_on_a_large_screen_is_painted_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Panel and shadow stay, however large: a pointer that moves over the page rebuilds neither."""
    blurred: list[int] = []
    blur = pygame.transform.box_blur

    def blurring(picture: pygame.Surface, radius: int) -> pygame.Surface:
        blurred.append(radius)
        return blur(picture, radius)

    monkeypatch.setattr(pygame.transform, "box_blur", blurring)
    with driving(tmp_path, (3840, 2160)) as driver:
        _settings("play")(driver)
        driver.frames()
        assert blurred
        blurred.clear()
        for widget in driver.menu.ring.widgets[:3]:
            motion = {"pos": widget.rect.center, "rel": (1, 1), "buttons": (0, 0, 0), "touch": False}
            pygame.event.post(pygame.event.Event(pygame.MOUSEMOTION, motion))
            driver.frames(1)
        assert not blurred


def test_language_and_size_change_while_a_page_is_open(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A language or a size chosen in the middle of a screen changes that screen at once."""
    with driving(tmp_path) as driver, watching(monkeypatch, SIZES[0]) as ink:
        fill(driver)
        for name in ("title", "new", "settings play", "overlay"):
            screen = SCREENS[name]
            driver.app.speak("en")
            driver.app.settings.text_size = 100
            driver.app.restyle()
            screen(driver)
            driver.frames()
            _again(driver, ink)
            before, smallest = ink.words, min(ink.sizes)
            driver.app.speak("nl")
            _again(driver, ink)
            assert before - ink.words
            check(driver, ink)
            driver.app.settings.text_size = 150
            driver.app.restyle()
            _again(driver, ink)
            assert min(ink.sizes) > smallest


def test_keys_reach_widgets_that_are_scrolled_away(tmp_path: Path) -> None:
    with driving(tmp_path, more="ui_size = 200\n") as driver:
        _settings("play")(driver)
        driver.frames()
        ring, seen = driver.menu.ring, set[str]()
        for _ in ring.widgets:
            driver.key(pygame.K_TAB)
            assert ring.focused is not None
            window = ring.focused.window
            assert window is None or window.contains(ring.focused.rect), ring.focused.name
            seen.add(ring.focused.name)
        assert seen == {widget.name for widget in ring.widgets if widget.enabled}
        assert driver.menu.scroll.offset or "preview" in seen


def test_pages_turn_with_keys_also_where_nothing_can_be_chosen(tmp_path: Path) -> None:
    with driving(tmp_path, more="ui_size = 200\n") as driver:
        _settings("play")(driver)
        driver.frames()
        menu = driver.menu
        driver.key(pygame.K_PAGEDOWN)
        assert 0 < menu.scroll.offset <= menu.scroll.hidden
        for _ in range(9):
            driver.key(pygame.K_PAGEDOWN)
        assert menu.scroll.offset == menu.scroll.hidden
        driver.key(pygame.K_PAGEUP)
        assert menu.scroll.offset < menu.scroll.hidden


SHAPES = ((1280, 684), (1280, 720), (1600, 900), (1920, 1080), (2560, 1440), (3840, 2160))
"""The first is the first window on a display of 1280x720, whose system keeps a bar for itself."""
TIGHT = 24
"""Units of air that a page gives up before it rolls."""


@pytest.mark.parametrize("played", ["luna", "pangea"])
def test_a_column_that_nearly_fits_does_not_scroll(
    tmp_path: Path, played: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """At all sizes of window and text: a page with a scroll bar would not fit with this much less.

    A larger window rounds in the same way in every language: only English is shown in all shapes. All entries share one
    manager, which would be half of the work: nothing is typed.
    """
    with driving(tmp_path, SIZES[0]) as driver:
        gui = Gui(driver.app.canvas, driver.app.fonts)
        monkeypatch.setattr(text_form, "_GUI", lambda canvas, fonts: gui)
        fill(driver)
        driver.app.turn_to(played)
        pages, screens = dict[str, MenuScene](), {**SCREENS, **ALSO}
        for name in screens if played == "luna" else OF_ANOTHER_GAME:
            screens[name](driver)
            driver.frames()
            page = driver.app.scenes[-1]
            if isinstance(page, MenuScene):
                pages[name] = page
        assert len(pages) >= len(OF_ANOTHER_GAME)
        for language, shape, text in product(LANGUAGES, SHAPES, (100, 125, 150)):
            if language != "en" and shape not in SHAPES[:3]:
                continue
            driver.app.catalogue.switch(language)
            driver.app.canvas = Canvas(*shape, text=text / 100)
            driver.app.fonts.set_scale(driver.app.canvas.u)
            for name, page in pages.items():
                page.resize(driver.app.canvas)
                hidden = page.scroll.hidden / page.paint.u
                assert hidden == 0 or hidden > TIGHT, f"{name} {language} {shape}, {text} %: {hidden:.0f} u"
                for listing in page.ring.widgets:
                    if isinstance(listing, Listing):
                        listing.roll(-10_000)
                        listing.roll(10_000)
                        rolled = listing.rolled / page.paint.u
                        assert rolled == 0 or rolled > TIGHT, f"{name} {language} {shape}, {text} %: {rolled:.0f} u"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_form_of_a_first_game_never_scrolls(tmp_path: Path, language: str) -> None:
    """With a bot, as it is first shown, and with all seats."""
    with driving(tmp_path, SIZES[0], language, "# bots\n") as driver:
        driver.app.canvas = Canvas(*SHAPES[0])
        for played in ("luna", "pangea"):
            driver.app.turn_to(played)
            page = NewGameScene(driver.app)
            for number in range(len(page.game.COUNTS)):
                page.resize(driver.app.canvas)
                assert page.scroll.hidden == 0, f"{played}, {page.game.COUNTS[number - 1]} seats"
                page._count(page.game.COUNTS[number])


@pytest.mark.parametrize("name", ["network with tables", "challenges"])
def test_full_pages_fit_a_display_in_every_language(name: str, tmp_path: Path) -> None:
    """The network lists fewer tables rather than the form below them."""
    with driving(tmp_path, SIZES[0]) as driver:
        {**SCREENS, **ALSO}[name](driver)
        driver.frames()
        for language, shape in product(LANGUAGES, SHAPES[1:4]):
            driver.app.catalogue.switch(language)
            driver.menu.resize(Canvas(*shape))
            assert not driver.menu.scroll.hidden, (language, shape)


@pytest.mark.parametrize("wide", [401, 640, 1187])
def test_rows_of_cards_end_where_the_column_ends(wide: int) -> None:
    column = Column(Paint(Fonts(2 / 3), Art(), 2 / 3), pygame.Rect(7, 0, wide, 500))
    for each in range(1, 13):
        cards = [Widget(str(number)) for number in range(each)]
        column.rows(cards, each, 10)
        row = [card.rect for card in cards]
        assert row[0].left == 7 and row[-1].right == 7 + wide
        assert max(rect.width for rect in row) - min(rect.width for rect in row) <= 1
        assert {two.left - one.right for one, two in pairwise(row)} <= {column.paint.px(10)}
