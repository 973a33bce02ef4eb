"""Fingers: taps, long presses, drags and two fingers; a game by fingers alone; settings for slow hands."""

import random
from itertools import pairwise
from pathlib import Path

import pygame
import pytest

from luna.core import registry
from luna.core.options import Options
from luna.games.luna.board.hand import strip
from luna.games.luna.screens.scoring import ScoringScene
from luna.log.replay import read_game
from luna.shell.app import navigation
from luna.shell.board.pointing import Spot
from luna.shell.board.table_view import TableView
from luna.shell.screens.menu import lead
from luna.shell.screens.settings import SettingsScene
from luna.table.link import TableLink
from luna.table.table import Player, Table
from tests.ui.driver import Driver, driving
from tests.ui.test_access import GOLDEN, settle

INSTANT = 'animation_speed = "instant"\n'
Pixel = tuple[int, int]
KEPT = {"luna": "4-free.luna", "pangea": "4-all.pangea"}


class Fingers:
    """Fingers on the screen."""

    def __init__(self, driver: Driver) -> None:
        self.driver = driver

    def send(self, kind: int, at: Pixel, finger: int = 0) -> None:
        wide, high = self.driver.app.canvas.size
        facts = {"touch_id": 1, "finger_id": finger, "x": at[0] / wide, "y": at[1] / high, "dx": 0, "dy": 0}
        pygame.event.post(pygame.event.Event(kind, facts))

    def tap(self, at: Pixel) -> None:
        self.driver.rest(at)
        self.send(pygame.FINGERDOWN, at)
        self.driver.frames(2)
        self.send(pygame.FINGERUP, at)
        self.driver.frames(2)

    def press(self, at: Pixel, frames: int = 40) -> None:
        self.send(pygame.FINGERDOWN, at)
        self.driver.frames(frames)

    def lift(self, at: Pixel, finger: int = 0) -> None:
        self.send(pygame.FINGERUP, at, finger)
        self.driver.frames(2)

    def swipe(self, start: Pixel, end: Pixel) -> None:
        self.send(pygame.FINGERDOWN, start)
        for step in range(1, 9):
            x, y = ((a * (8 - step) + b * step) // 8 for a, b in zip(start, end, strict=True))
            self.send(pygame.FINGERMOTION, (x, y))
        self.driver.frames(2)
        self.lift(end)


def table_of(driver: Driver, game: str) -> Table:
    driver.app.turn_to(game)
    rules = registry.load(game)
    header = rules.deal(Options(tuple(look.id for look in rules.SEATS[:2])), bytes(32))
    table = Table.new(rules, header, {seat: Player() for seat in rules.seats(header)})
    driver.app.push(TableView(driver.app, TableLink(table)))
    driver.frames()
    return table


@pytest.mark.parametrize(("game", "most"), [("luna", 16), ("pangea", 8), ("pebbles", 1000)])
def test_a_game_is_played_by_fingers_alone(
    tmp_path: Path, game: str, most: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every legal thing can be tapped in its middle; taps continue where more is needed."""
    with driving(tmp_path, (1280, 800), more=INSTANT) as driver:
        table, hands, chance, taps = table_of(driver, game), Fingers(driver), random.Random(4), 0
        monkeypatch.setattr(TableView, "draw", lambda *_: None)  # this test needs no pictures of it
        while not table.over and table.length < most and taps < 60 * most:
            taps += 1
            top = driver.app.scenes[-1]
            if not isinstance(top, TableView):
                assert isinstance(top, ScoringScene)
                hands.tap(top.sheet.button.center)
                continue
            hand = top.board.hand
            can = [place for place in hand.things() if place.what in set(hand.possible())]
            able = [place for place in can if isinstance(place.what, Spot)] or can
            if not able:
                hands.tap((640, 400))
            elif chance.random() < 0.1:
                hands.swipe((600, 300), (640, 320))
            else:
                hands.tap(chance.choice(able).rect.center)
            settle(driver)
        assert table.over or table.length >= most


def test_a_long_press_points_and_a_tap_acts(tmp_path: Path) -> None:
    with driving(tmp_path, more=INSTANT) as driver:
        table_of(driver, "luna")
        hands, hand = Fingers(driver), driver.scene.board.hand
        verb = next(place for place in hand.things() if getattr(place.what, "name", "") == "log")
        hands.press(verb.rect.center)
        assert hand.hover == verb.what and not driver.scene.open
        hands.lift(verb.rect.center)
        assert not driver.scene.open, "it only pointed"
        hands.tap(verb.rect.center)
        assert [panel.name for panel in driver.scene.open] == ["log"]


def test_two_fingers_go_back_and_a_pinch_sizes_the_text(tmp_path: Path) -> None:
    with driving(tmp_path) as driver:
        navigation.leave(driver.app)
        driver.app.push(SettingsScene(driver.app))
        driver.frames(30)
        hands = Fingers(driver)
        for finger, at in ((0, (500, 400)), (1, (600, 400))):
            hands.send(pygame.FINGERDOWN, at, finger)
        for step in range(1, 6):
            hands.send(pygame.FINGERMOTION, (600 + 20 * step, 400), 1)
        driver.frames(2)
        hands.lift((500, 400), 0)
        hands.lift((700, 400), 1)
        assert driver.app.settings.text_size > 100 and driver.top == "SettingsScene", "a pinch does not go back"
        driver.rest()
        for finger, at in ((0, (500, 400)), (1, (600, 400))):
            hands.send(pygame.FINGERDOWN, at, finger)
        driver.frames(2)
        hands.lift((500, 400), 0)
        hands.lift((600, 400), 1)
        driver.frames()
        assert driver.top != "SettingsScene"


def test_a_drag_scrolls_a_page_and_moves_a_slider(tmp_path: Path) -> None:
    with driving(tmp_path) as driver:
        navigation.leave(driver.app)
        driver.app.push(SettingsScene(driver.app))
        driver.frames(30)
        hands = Fingers(driver)
        hands.tap(driver.widget("page-keys").rect.center)
        hands.swipe((800, 450), (800, 250))
        assert driver.top == "SettingsScene", "what lay under the finger was not pressed"
        assert 150 < driver.menu.scroll.offset <= 200
        hands.tap(driver.widget("page-motion").rect.center)
        music = driver.widget("music").rect
        hands.swipe(music.center, (music.x + 30, music.centery))
        assert driver.app.settings.music < 15


def test_mouse_events_doubled_from_fingers_are_ignored(tmp_path: Path) -> None:
    with driving(tmp_path) as driver:
        navigation.leave(driver.app)
        driver.app.push(SettingsScene(driver.app))
        driver.frames(30)
        driver.click("page-motion")
        hands, switch = Fingers(driver), driver.widget("motion").rect.center
        hands.tap(switch)
        for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            pygame.event.post(pygame.event.Event(kind, pos=switch, button=1, touch=True))
        driver.frames(30)
        assert driver.app.settings.reduced_motion, "once, not twice"
        effects, music = driver.widget("effects").rect, driver.app.settings.music
        driver.rest()
        pygame.event.post(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=effects.center, button=1, touch=False))
        driver.frames()
        hands.tap(driver.widget("music").rect.midleft)
        assert driver.app.settings.music == music, "a palm beside a mouse that drags means nothing"
        pygame.event.post(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=effects.center, button=1, touch=False))
        driver.frames(30)
        hands.tap(switch)
        assert not driver.app.settings.reduced_motion


def test_hold_to_confirm_works_for_presses(tmp_path: Path) -> None:
    with driving(tmp_path, more='hold = "0.6"\n') as driver:
        navigation.leave(driver.app)
        driver.app.push(SettingsScene(driver.app))
        driver.frames(30)
        tab = driver.widget("page-motion").rect.center
        pygame.mouse.set_pos(tab)
        scene = driver.menu
        assert isinstance(scene, SettingsScene)
        for frames, page in ((6, "display"), (45, "motion")):
            pygame.event.post(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=tab, button=1, touch=False))
            driver.frames(frames)
            pygame.event.post(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=tab, button=1, touch=False))
            driver.frames(2)
            assert scene.page == page
        motion = driver.app.settings.reduced_motion
        lead(scene, "motion")
        for frames, changed in ((6, False), (45, True)):
            driver.hold(pygame.K_SPACE)
            driver.frames(frames)
            pygame.event.post(pygame.event.Event(pygame.KEYUP, key=pygame.K_SPACE, mod=0, unicode="", scancode=0))
            driver.frames(2)
            assert (driver.app.settings.reduced_motion != motion) == changed
        hands, switch = Fingers(driver), driver.widget("motion").rect.center
        hands.tap(switch)
        assert driver.app.settings.reduced_motion != motion, "a tap only points"
        hands.press(switch, 45)
        hands.lift(switch)
        assert driver.app.settings.reduced_motion == motion


def test_messages_and_refusals_can_stay(tmp_path: Path) -> None:
    with driving(tmp_path, more="unhurried = true\n") as driver:
        navigation.leave(driver.app)
        driver.frames()
        driver.app.toasts.say("Stay.")
        driver.frames(700)
        assert driver.app.toasts.shown == "Stay."
        driver.key(pygame.K_ESCAPE)
        assert driver.app.toasts.shown is None


def test_hints_for_fingers_name_no_key(tmp_path: Path) -> None:
    """How a question is answered, and how a ready journey begins, in all languages."""
    with driving(tmp_path, more=INSTANT) as driver:
        table_of(driver, "luna")
        board = driver.scene.board

        def said() -> list[str]:
            facts = strip.again(driver.app, board.hand.draft, board.hand.pointer, board.hand.hover)
            return [driver.app.catalogue(name, **facts) for name in ("table-again", "table-enter")]

        for language in driver.app.catalogue.languages():
            driver.app.speak(language)
            key = driver.app.keys.key("do")
            Fingers(driver).tap((1, 1))
            by_finger = said()
            assert not any(key in words or "klick" in words.lower() for words in by_finger), by_finger
            driver.click_at((1, 1))
            assert key in said()[1] and by_finger[0] != said()[0]


@pytest.mark.parametrize("game", ["luna", "pangea"])
def test_the_lines_of_log_and_recap_are_as_high_as_a_finger(tmp_path: Path, game: str) -> None:
    """While fingers lead: each line shows the moment of its turn. A mouse pointer needs less."""
    with driving(tmp_path, size=(1280, 800), more=INSTANT) as driver:
        driver.app.turn_to(game)
        header, records = read_game((GOLDEN / KEPT[game]).read_bytes(), KEPT[game], game)
        table = Table.open(registry.load(game), driver.app.saves.make(f"kept.{game}", header, records))
        table.acts.undo_to(table.length // 2)
        view = TableView(driver.app, TableLink(table))
        driver.app.push(view)
        driver.frames(4)
        for name in ("log", "recap"):
            panel = view.stack.panels[name]
            heights = dict[bool, list[int]]()
            for driver.app.touched in (False, True):
                view.lay_open(panel)
                view.dirty = True
                driver.frames(4)
                rects = sorted((rect for rect, _ in panel.places), key=lambda rect: rect.top)
                heights[driver.app.touched] = [rect.height for rect in rects[1:]]  # the first may be cut
            assert all(one.bottom <= other.top + 4 for one, other in pairwise(rects)), name
            assert heights[True] and min(heights[True]) >= 44 > min(heights[False]), name
            view.stack.close(panel)
