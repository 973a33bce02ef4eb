"""Lessons at the real table: the page, every lesson played by clicks, wrong turns, the ghost, undo, continuing."""

from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import pygame
import pytest

from luna.core.game import Turn
from luna.games.luna.board import targets
from luna.games.luna.board.board import LunaBoard
from luna.games.luna.board.hand import places
from luna.games.luna.board.layout.bars import VERBS
from luna.games.luna.board.layout.places import NAME
from luna.games.luna.rules.events import ScoringBeat
from luna.games.luna.rules.moves import EXPEL, argument_of, kind_of
from luna.games.luna.rules.views import view
from luna.games.luna.screens.scoring import ScoringScene
from luna.learning import course
from luna.learning.course import CourseProgress, LessonProgress
from luna.learning.lesson import DO, TRY, Lesson, read
from luna.shell.app import navigation
from luna.shell.board import cardface, cardplace
from luna.shell.board.table_view import TableView
from luna.shell.modes.lesson import LessonMode
from luna.shell.modes.speech_bubble import AIR
from luna.shell.modes.whatif import practice_table
from luna.table.link import TableLink
from tests.learning.test_lessons import PEBBLES
from tests.patience import until
from tests.ui.driver import Driver, driving
from tests.ui.hands import Hand, new_table
from tests.ui.looking import opened, point
from tests.ui.nomouse import Buttons, Keys, Player

NAMES: Final = course.names("luna")


class Heard:
    """The calls of a lesson to the page that opened it."""

    def __init__(self) -> None:
        self.notes: list[tuple[int, int]] = []
        self.won: list[float] = []


def _mode(lesson: Lesson, heard: Heard, attended: LessonProgress | None = None) -> LessonMode:
    def note(step: int, turns: tuple[tuple[int, ...], ...], seconds: float) -> None:
        heard.notes.append((step, len(turns)))

    return LessonMode(lesson, attended or LessonProgress(), note, heard.won.append, None)


def _through(
    mode: LessonMode, frame: Callable[[], object], on: Callable[[], object], make: Callable[..., object]
) -> None:
    """The whole lesson, by any means."""
    lesson, pupil, view = mode.lesson, mode.pupil, mode.view
    app = view.app

    def rests() -> bool:
        return not (view.link.busy or view.board.display.busy) and app.scenes[-1] is view

    def settled(at: int, made: int) -> bool:
        if isinstance(app.scenes[-1], ScoringScene):
            on()
        return rests() and (pupil.at, pupil.made) != (at, made)

    while not pupil.won:
        step, at, made = pupil.step, pupil.at, pupil.made
        if step.waits:
            until(lambda: rests() and view.table.to_move == lesson.seat, frame, pause=0, told=lambda: "not to move")
            turn = lesson.turn(view.table.position, step.play[made])
            assert turn is not None
            make(turn)
        else:
            for _ in range(30):
                frame()
            on()
        until(lambda at=at, made=made: settled(at, made), frame, pause=0, told=lambda: f"stays at {pupil.step.key}")  # type: ignore[misc]


@pytest.mark.parametrize("name", NAMES)
def test_every_lesson_is_won_by_clicks(name: str, tmp_path: Path) -> None:
    hand, heard = Hand(tmp_path, new_table(1, "free", None)), Heard()
    mode = _mode(course.load("luna", name), heard)
    hand.app.replace(TableView(hand.app, TableLink(practice_table(mode.lesson.rules, mode.lesson.header)), mode))
    hand.frame()

    def on() -> None:
        if isinstance(hand.app.scenes[-1], ScoringScene):
            hand.key(pygame.K_SPACE)
        else:
            hand.press(mode.panel.spots(mode.view.board.display.layout)[0].center)

    def make(turn: Turn) -> None:
        if kind_of(turn[0]) != EXPEL:
            hand.make(turn)
            return
        seen = view(mode.view.table.position)
        to = seen.ring[(seen.ring.index(seen.apostate) + (argument_of(turn[0]) >> 1)) % len(seen.ring)]
        hand.click(targets.Verb("expel"))
        hand.press(hand.scene.board.display.layout.islands[to].center)

    _through(mode, hand.frame, on, make)
    assert len(heard.won) == 1
    hand.app.close()


@pytest.mark.parametrize("device", [Keys, Buttons])
@pytest.mark.parametrize("name", [NAMES[2], NAMES[3]])
def test_lessons_need_no_mouse(name: str, device: type[Keys] | type[Buttons], tmp_path: Path) -> None:
    player, heard = Player(tmp_path, new_table(1, "free", None), device()), Heard()
    mode = _mode(course.load("luna", name), heard)
    player.app.replace(TableView(player.app, TableLink(practice_table(mode.lesson.rules, mode.lesson.header)), mode))
    player.look()
    _through(mode, player.frame, lambda: player.press("do"), player.make)
    assert len(heard.won) == 1
    player.app.close()


def _opened(driver: Driver, name: str) -> LessonMode:
    navigation.leave(driver.app)
    driver.frames()
    driver.click("learn")
    driver.widget(name).press()  # with large text it has to be scrolled into view
    driver.frames(30)
    view = driver.app.scenes[-1]
    assert isinstance(view, TableView) and isinstance(view.mode, LessonMode)
    return view.mode


def _press(driver: Driver, mode: LessonMode, name: str) -> None:
    names = [name for name, _ in mode.panel.says().buttons]
    buttons = dict(zip(names, mode.panel.spots(mode.view.board.display.layout), strict=True))
    driver.click_at(buttons[name].center)
    driver.frames(30)


def _to(driver: Driver, mode: LessonMode, kind: str) -> None:
    while mode.pupil.step.kind != kind:
        _press(driver, mode, "skip" if mode.pupil.step.waits else "on")
        until(lambda: not (mode.view.link.busy or mode.view.board.display.busy), driver.frames, pause=0)
        driver.frames(30)


def test_a_newcomer_is_offered_lessons(tmp_path: Path) -> None:
    with driving(tmp_path) as driver:
        navigation.leave(driver.app)
        driver.frames()
        assert driver.menu.first == "learn"
        driver.key(pygame.K_RETURN)
        assert driver.top == "LearnScene" and driver.menu.first == NAMES[0]
        for name in NAMES:  # while lessons are left the title offers them first
            navigation.leave(driver.app)
            driver.frames()
            assert driver.menu.first == "learn"
            CourseProgress(tmp_path).win(f"luna/{course.load('luna', name).name}", 100)
        navigation.leave(driver.app)
        driver.frames()
        assert driver.menu.first == "new"


def test_a_wrong_turn_is_refused_with_its_reason_and_twice_shows_the_click(tmp_path: Path) -> None:
    with driving(tmp_path) as driver:
        mode = _opened(driver, NAMES[0])
        _to(driver, mode, DO)
        table = mode.view.table
        wrong = mode.lesson.turn(table.position, "yellow: recruit novice")
        assert wrong is not None
        for misses in (1, 2):
            assert mode.panel.ghost is None
            mode.view.play(wrong)
            driver.frames()
            assert not table.length and mode.pupil.misses == misses
            assert mode.panel.says().note == mode.view.text("lesson-novices-favour-wrong")
        ghost = mode.panel.ghost
        assert ghost is not None and mode.view.board.display.layout.bar.verbs["favour"].collidepoint(ghost)
        driver.click_at(ghost)
        assert mode.panel.ghost != ghost, "the second click"
        assert mode.panel.ghost is not None
        driver.click_at(mode.panel.ghost)
        until(lambda: mode.pupil.step.key == "taken", driver.frames, pause=0)


def test_undo_goes_back_across_steps(tmp_path: Path) -> None:
    with driving(tmp_path, more='animation_speed = "instant"\n') as driver:
        mode = _opened(driver, NAMES[3])
        _to(driver, mode, TRY)
        before = mode.pupil.at
        for at in reversed(range(before)):
            driver.key(pygame.K_z)
            until(lambda: not mode.view.link.busy, driver.frames, pause=0)
            driver.frames(3)
            assert mode.pupil.at == at
        assert not mode.view.table.length


def test_a_task_is_tried_again(tmp_path: Path) -> None:
    with driving(tmp_path, more='animation_speed = "instant"\n') as driver:
        mode = _opened(driver, NAMES[0])
        _to(driver, mode, TRY)
        driver.frames(30)
        length = mode.view.table.length

        def frame() -> None:
            driver.frames()
            if driver.top == "ScoringScene":
                driver.key(pygame.K_ESCAPE)

        def mine() -> bool:
            view = mode.view
            rests = not (view.link.busy or view.board.display.busy) and driver.app.scenes[-1] is view
            return rests and view.table.to_move == mode.lesson.seat

        for made in range(2):
            until(mine, frame, pause=0)
            turn = mode.lesson.turn(mode.view.table.position, "yellow: meditate")
            assert turn is not None
            mode.view.play(turn)
            until(lambda made=made: mode.pupil.made > made, frame, pause=0)  # type: ignore[misc]
            if not mode.pupil.failed:
                assert [name for name, _ in mode.panel.says().buttons] == ["again"]
                assert not mode.panel.says().leads, "the board is what goes on: no button is gold"
        assert mode.pupil.failed and mode.panel.says().note == mode.view.text("lesson-failed")
        assert mode.panel.says().leads
        driver.frames(90)
        driver.key(pygame.K_SPACE)  # the key that skips a film
        driver.frames(5)
        assert mode.pupil.failed
        _press(driver, mode, "again")
        until(lambda: not mode.view.link.busy, driver.frames, pause=0)
        assert not mode.pupil.failed and mode.pupil.step.kind == TRY and mode.view.table.length == length


def test_a_missed_task_is_reported_without_its_scoring(tmp_path: Path) -> None:
    with driving(tmp_path) as driver:
        mode = _opened(driver, NAMES[5])
        view = mode.view
        _to(driver, mode, TRY)
        row = view.table.position
        mode.pupil.made = mode.pupil.step.within - 1
        turn = mode.lesson.turn(row, "yellow: meditate")
        assert turn is not None
        driver.frames(30)
        view.play(turn)
        until(lambda: view.table.length and not view.link.busy, driver.frames, pause=0)
        driver.frames(2)
        assert any(isinstance(event, ScoringBeat) for event in view.table.events_of(view.table.length))
        assert mode.pupil.failed and mode.panel.says().note == view.text("lesson-failed")
        for _ in range(120):
            driver.frames()
            assert driver.app.scenes[-1] is view and not view.board.telling


def test_a_key_that_is_held_since_the_step_before_presses_no_button(tmp_path: Path) -> None:
    with driving(tmp_path, more='animation_speed = "instant"\n') as driver:
        mode = _opened(driver, NAMES[0])
        assert mode.pupil.reads
        held = pygame.event.Event(pygame.KEYDOWN, key=pygame.K_SPACE, mod=0, unicode=" ", scancode=0)
        for at in (0, 1, 1, 1):
            assert mode.pupil.at == at
            pygame.event.post(held)
            driver.frames(60)
        pygame.event.post(pygame.event.Event(pygame.KEYUP, key=pygame.K_SPACE, mod=0, unicode="", scancode=0))
        pygame.event.post(held)
        driver.frames(3)
        assert mode.pupil.at == 2


def test_a_task_counts_what_is_reached_and_the_turns_that_are_left(tmp_path: Path) -> None:
    with driving(tmp_path) as driver:
        mode = _opened(driver, NAMES[0])
        mode.pupil.at = next(at for at, step in enumerate(mode.lesson.steps) if step.kind == TRY)
        assert mode.panel.says().below.startswith("2 turns left.\nFavours: 0 of 2\nNovices: ")
        mode.pupil.made = 1
        assert mode.panel.says().below.startswith("One turn left.")


def test_no_bot_thinks_and_no_card_is_open_during_a_sentence(tmp_path: Path) -> None:
    with driving(tmp_path, more='animation_speed = "instant"\n') as driver:
        mode = _opened(driver, NAMES[0])
        view = mode.view
        assert mode.pupil.reads and mode.panel.alone
        assert isinstance(view.board, LunaBoard)
        x, y = view.board.display.layout.candles.center
        point(driver, (x, y))
        while mode.pupil.reads:
            mode.press("on")
        assert view.board.hand.card() is not None and mode.panel.alone, "the pointer only happens to rest there"
        point(driver, (x, y + 1))
        assert not mode.panel.alone
        mode.press("skip")
        until(lambda: mode.pupil.reads and not view.link.busy, driver.frames, pause=0)
        assert view.table.to_move != mode.lesson.seat
        chrome = view.picture.chrome()
        assert chrome.thinking is None and chrome.draft_title == view.text("lesson-waits") and not chrome.draft_hint


def test_the_card_of_a_locked_verb_stands_at_the_verb(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Requested by its key, in the first step of each lesson that waits; the lantern-bearer stays visible."""
    lies: list[pygame.Rect] = []
    draw = cardface.draw

    def noted(*said: Any) -> pygame.Rect:
        lies.append(draw(*said))
        return lies[-1]

    monkeypatch.setattr(cardface, "draw", noted)
    locked = 0
    with driving(tmp_path) as driver:
        for name in NAMES:
            mode = _opened(driver, name)
            mode.pupil.at = next(at for at, step in enumerate(mode.lesson.steps) if step.waits)
            mode.view.refresh()
            driver.frames(2)
            board, place = mode.view.board, mode.panel.place
            assert isinstance(board, LunaBoard)
            hand, display = board.hand, board.display
            for verb in VERBS:
                while hand.back():
                    pass
                hand.clear()
                driver.key(pygame.key.key_code(driver.app.keys.first(verb)))
                if not hand.refused:
                    continue
                locked += 1
                button = places.spot(display.layout, display.shown, hand.chips, targets.Verb(verb))
                assert button is not None
                assert cardplace.apart(lies[-1], button) <= display.pen.px(cardplace.FARTHEST), (name, verb)
                assert lies[-1].collidelist([place.figure, place.bubble]) < 0, (name, verb)
    assert locked >= 3 * len(NAMES)


def test_the_continue_button_keeps_its_place(tmp_path: Path) -> None:
    """From step to step, unless the words would cover their subject there."""
    with driving(tmp_path, more='animation_speed = "instant"\n') as driver:
        stayed = moved = 0
        for name in NAMES:
            mode = _opened(driver, name)
            layout, bearer = mode.view.board.display.layout, mode.panel
            home, at = bearer.place, next((rect for rect, what in bearer.places if what == "on"), None)
            for number, step in enumerate(mode.lesson.steps):
                mode.pupil.at = number
                mode.view.refresh()
                driver.frames(2)
                if step.waits or at is None:
                    continue
                if (at, "on") in bearer.places:
                    stayed += 1
                    continue
                moved += 1
                above = home.bubble.union((home.bubble.topleft, (home.bubble.width, 1))).union(home.figure)
                above.height += above.y - layout.top.rect.bottom
                above.y = layout.top.rect.bottom
                assert any(above.colliderect(rect) for rect in (*mode.panel.lit, *layout.read)), (name, step.key)
        assert stayed > 2 * moved


def test_a_lesson_resumes_where_it_was_left(tmp_path: Path) -> None:
    with driving(tmp_path, more='animation_speed = "instant"\n') as driver:
        mode = _opened(driver, NAMES[2])
        _to(driver, mode, TRY)
        until(lambda: mode.view.table.to_move == mode.lesson.seat, driver.frames, pause=0)
        at, position = mode.pupil.at, bytes(mode.view.table.position)
        driver.key(pygame.K_ESCAPE)
        assert driver.top == "LearnScene" and driver.menu.first == NAMES[2]
        again = _opened(driver, NAMES[2])
        assert again.pupil.at == at
        driver.frames(30)
        assert bytes(again.view.table.position) == position, "the others have answered again"


@pytest.mark.parametrize("size", [(1280, 720), (1600, 900)])
def test_the_ring_around_an_island_or_a_boat_does_not_cross_the_name(size: tuple[int, int], tmp_path: Path) -> None:
    with driving(tmp_path, size, more='animation_speed = "instant"\n') as driver:
        scene = opened(driver, 60)
        display, boats = scene.board.display, 0
        pen, layout = display.pen.frame, display.layout
        for island in layout.ring:
            middle = layout.on_island(island, NAME)[1]
            name = middle - round(0.36 * pen.fonts.pixels("place"))  # the upper edge of its capitals
            lit = [display.named(f"{kind} {island}", seat) for kind in ("island", "tired") for seat in range(4)]
            boats += sum(rect is not None for rect in lit[4:])
            for rect in filter(None, lit):
                assert rect.bottom + pen.px(AIR + 4) <= name, island
        assert boats > 3


@pytest.mark.parametrize(
    ("size", "more", "language"),
    [
        *(((1280, 720), "ui_size = 150\n", language) for language in ("de", "nl")),
        ((1920, 1080), "", "fr"),
    ],
)
def test_the_bubble_is_beside_its_subject(size: tuple[int, int], more: str, language: str, tmp_path: Path) -> None:
    with driving(tmp_path, size, language, more='animation_speed = "instant"\n' + more) as driver:
        for name in NAMES:
            mode = _opened(driver, name)
            while not mode.pupil.won:
                driver.frames()
                panel = mode.panel
                assert all(driver.app.window.get_surface().get_rect().contains(rect) for rect in (panel.rect,))
                covered = [rect for rect in mode.panel.lit for part in panel.place if part.colliderect(rect)]
                assert not covered, f"{name}, {mode.pupil.step.key}"
                if mode.pupil.step.kind == TRY:
                    break
                _press(driver, mode, "skip" if mode.pupil.step.waits else "on")
                until(lambda: not (mode.view.link.busy or mode.view.board.display.busy), driver.frames, pause=0)  # noqa: B023


def test_pebbles_has_a_lesson_at_its_table(tmp_path: Path) -> None:
    with driving(tmp_path, more='animation_speed = "instant"\n') as driver:
        heard = Heard()
        mode = _mode(read(PEBBLES), heard)
        driver.app.game = "pebbles"
        driver.app.catalogue.game = "pebbles"
        driver.app.push(TableView(driver.app, TableLink(practice_table(mode.lesson.rules, mode.lesson.header)), mode))
        driver.frames(30)

        def spot(line: str) -> None:
            until(lambda: mode.view.table.to_move == 0 and not mode.view.link.busy, driver.frames, pause=0)
            driver.frames()
            rect = mode.view.board.display.named(line, 0)
            assert rect is not None
            driver.click_at(rect.center)
            driver.frames(10)

        driver.key(pygame.K_SPACE)
        driver.frames(30)
        for line in ("1", "2"):
            spot(line)
        until(lambda: mode.pupil.step.kind == TRY, driver.frames, pause=0)
        for line in ("1", "3"):
            spot(line)
        until(lambda: mode.pupil.won, driver.frames, pause=0)
        assert heard.won
