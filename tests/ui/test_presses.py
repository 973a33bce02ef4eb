"""Presses at the wrong moment: repeated, meant for another player, through a panel, or at a moved target."""

import random
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from luna.bots.answers import Thought
from luna.bots.evaluator import Variation
from luna.games.luna import rules as game
from luna.games.luna.board import targets
from luna.games.luna.board.layout import places
from luna.games.luna.board.targets import SAIL_NOW, island_of
from luna.games.luna.rules import legal
from luna.games.luna.rules.board import ISLANDS
from luna.games.luna.rules.moves import FAVOUR, kind_of
from luna.games.luna.rules.views import view
from luna.games.luna.screens.scoring import ScoringScene
from luna.log.records import one_line
from luna.shell.app import desktop
from luna.shell.board.timers import AGAIN, HANDED_OVER, Debounce
from luna.shell.screens.newgame import NewGameScene
from luna.shell.widgets import Button, gui
from luna.table.link import TableLink
from luna.table.table import Player, Table
from luna.text import Catalogue
from tests.patience import until
from tests.ui.clicks import random_turn
from tests.ui.driver import Driver, LunaTable, driving
from tests.ui.hands import new_table
from tests.ui.ink import watching
from tests.ui.rooms import Silent
from tests.ui.test_states import Table as Hands
from tests.ui.test_states import favours, last_candle, quiet

STEP = 1 / 60


@pytest.fixture(scope="module")
def driver(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Driver]:
    more = 'animation_speed = "instant"\nwelcomed = true\ntips = false\nrecap = "off"\n'
    with driving(tmp_path_factory.mktemp("presses"), more=more) as made:
        yield made


@pytest.fixture
def hands(driver: Driver, silent: Silent) -> Hands:
    return Hands(driver)


# ---- the same press twice


def steps(debounce: Debounce, seconds: float, busy: bool = False) -> None:
    for _ in range(round(seconds / STEP)):
        debounce.update(STEP, busy)


def test_a_quick_second_press_is_debounced() -> None:
    debounce = Debounce()
    debounce.made("do", (0, 0))
    assert debounce.repeats("do") and not debounce.repeats("favour") and not debounce.repeats(None)
    steps(debounce, AGAIN + 0.1)
    assert not debounce.repeats("do")


def test_debouncing_for_the_next_person_starts_when_the_turn_is_visible() -> None:
    debounce = Debounce()
    debounce.made(None, (100, 100))
    debounce.hand_over()
    steps(debounce, 5, busy=True)
    assert debounce.repeats(None)
    steps(debounce, HANDED_OVER - 0.1)
    assert debounce.repeats(None)
    steps(debounce, 0.2)
    assert not debounce.repeats(None)


def test_moving_the_pointer_ends_debouncing() -> None:
    debounce = Debounce()
    debounce.made(None, (100, 100))
    debounce.hand_over()
    debounce.moved((104, 97), 1.0)
    assert debounce.repeats(None)
    debounce.moved((112, 100), 1.0)
    assert not debounce.repeats(None)


def settle(hands: Hands) -> None:
    until(lambda: not (hands.scene.link.busy or hands.scene.board.display.busy), hands.driver.step)


def shared_favours(row: bytearray) -> bool:
    """Two of the same favour lie there, so that the next person could take one too."""
    return quiet(row) and bool(_twice(row))


def _twice(row: bytearray) -> list[str]:
    left = view(row).favours_left
    return [island for island in favours(row) if left[ISLANDS.index(island)] > 1]


def test_a_repeated_click_does_not_act_for_the_next_person(hands: Hands) -> None:
    scene = hands.sit(shared_favours)
    at, before = (
        scene.board.display.layout.on_island(_twice(scene.position)[0], places.STACK_MIDDLE),
        scene.table.length,
    )
    hands.click(at)
    settle(hands)
    assert scene.table.length == before + 1
    hands.driver.frames(40)  # 0.7 s: longer than a double click
    pygame.event.post(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=at, button=1, touch=False))
    pygame.event.post(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=at, button=1, touch=False))
    hands.driver.frames()
    settle(hands)
    assert scene.table.length == before + 1
    assert scene.board.hand.refused is not None
    name = scene.names[scene.table.to_move or 0]
    assert scene.board.hand.refused.lines[0].words == scene.text("turn-other", name=name)


@pytest.mark.parametrize("means", ["waits", "moves"])
def test_a_quick_player_is_not_delayed(hands: Hands, means: str) -> None:
    scene = hands.sit(shared_favours)
    at, before = (
        scene.board.display.layout.on_island(_twice(scene.position)[0], places.STACK_MIDDLE),
        scene.table.length,
    )
    hands.click(at)
    settle(hands)
    if means == "waits":
        hands.driver.frames(75)
    else:
        hands.click((at[0] + 40, at[1]), button=2)  # the pointer moves away, and returns
    wanted = (next(move for move in legal(scene.position) if kind_of(move) == FAVOUR),)
    hands.click(scene.board.display.layout.on_island(ISLANDS[wanted[0] >> 12], places.STACK_MIDDLE))
    settle(hands)
    assert scene.table.length == before + 2


def test_a_double_click_does_not_answer_what_it_asked(hands: Hands) -> None:
    scene = hands.sit(last_candle)
    at, before = scene.board.display.layout.candles.center, scene.table.length
    hands.click(at)
    hands.click(at)
    settle(hands)
    assert scene.table.length == before and scene.board.hand.draft.confirm
    hands.driver.frames(40)
    hands.click(at)
    until(lambda: scene.table.length == before + 1, hands.driver.step)


# ---- the focus afterwards


def ready(hands: Hands) -> LunaTable:
    scene = hands.sit()
    me, ring = scene.board.hand.draft.me, scene.board.display.layout.ring
    number = next(number for number, isle in enumerate(ring, 1) if me.active[ISLANDS.index(isle)])
    hands.keys(f"j{number}{number % 7 + 1}")
    assert scene.board.hand.hover == SAIL_NOW
    return scene


def test_enter_after_setting_sail_does_nothing(hands: Hands) -> None:
    scene = ready(hands)
    before = scene.table.length
    hands.press("enter")
    settle(hands)
    assert scene.table.length == before + 1 and scene.board.hand.hover is None
    for _ in range(3):
        hands.driver.frames(80)
        hands.press("enter")
        settle(hands)
    assert scene.table.length == before + 1


@pytest.mark.parametrize("setup", ["shrine", "pairs"])
def test_a_number_and_enter_is_one_place_in_the_preparation(driver: Driver, setup: str) -> None:
    table, chance = new_table(2, "free", None), random.Random(1)
    while view(table.position).step != setup:
        table.acts.submit(random_turn(table.position, chance))
    driver.app.replace(LunaTable(driver.app, TableLink(table)))
    driver.frames()
    hands = Hands(driver)
    hands.scene = scene = driver.scene
    lit = [island_of(target) for target in scene.board.hand.lit]
    number, before = scene.board.display.layout.ring.index(lit[0]) + 1, table.length
    hands.keys(str(number))
    assert table.length == before and not scene.board.hand.draft.begun.things, "a number looks first"
    hands.press("enter")
    settle(hands)
    placed = (table.length - before, len(scene.board.hand.draft.begun.things))
    assert placed == ((1, 0) if setup == "shrine" else (0, 1))


def test_the_focus_stays_with_a_number_that_acted(hands: Hands) -> None:
    scene = hands.sit()
    me, ring = scene.board.hand.draft.me, scene.board.display.layout.ring
    number = next(number for number, isle in enumerate(ring, 1) if me.active[ISLANDS.index(isle)])
    hands.keys(f"j{number}")
    assert scene.board.hand.draft.composer.hand
    assert island_of(scene.board.hand.hover) == ring[number - 1]


def test_a_question_is_withdrawn_when_the_focus_moves(hands: Hands) -> None:
    scene = hands.sit(last_candle)
    hands.keys("m")
    assert scene.board.hand.draft.confirm
    hands.driver.key(pygame.K_UP)
    assert not scene.board.hand.draft.confirm and scene.board.asked not in scene.open


@pytest.mark.parametrize(
    ("means", "said"),
    [("mouse", "click again"), ("keys", "M or Enter again"), ("pad", "A again")],
)
def test_a_question_names_the_keys_that_answer_it(hands: Hands, means: str, said: str) -> None:
    scene = hands.sit(last_candle)
    if means == "mouse":
        hands.click(scene.board.display.layout.candles.center)
    elif means == "keys":
        hands.keys("m")
    else:
        scene.board.hand.lead(targets.CANDLE)
        hands.press("a")
    assert scene.board.hand.refused is not None and said in scene.board.hand.refused.lines[0].words
    hands.driver.frames(600)
    assert scene.board.hand.refused is not None, "its words stay as long as it waits"
    assert said.lower() in scene.picture.chrome().draft_hint.lower()


# ---- the thing under the pointer


def test_after_a_scoring_the_thing_under_the_pointer_is_updated(hands: Hands) -> None:
    """The candle was clicked, and then Continue, far from there: the candle is no longer under the pointer."""
    hands.driver.app.settings.confirm_candle = False
    scene = hands.sit(last_candle)
    hands.click(scene.board.display.layout.candles.center)
    until(lambda: hands.driver.top == "ScoringScene", hands.driver.step)
    scoring = hands.driver.app.scenes[-1]
    assert isinstance(scoring, ScoringScene)
    button = scoring.sheet.button.center
    hands.click(button)
    until(lambda: hands.driver.top == "TableView", hands.driver.step)
    settle(hands)
    hands.driver.frames()
    hands.driver.app.settings.confirm_candle = True
    assert scene.board.hand.pointer.point == button
    assert scene.board.hand.hover == scene.board.hand.pick(button) != targets.CANDLE


def test_a_panel_that_opens_under_the_pointer_takes_it(hands: Hands) -> None:
    scene = hands.sit()
    hands.driver.key(pygame.K_o)
    hands.driver.frames()
    inside = scene.board.future.rect.center
    hands.driver.key(pygame.K_o)
    hands.click(inside, button=2)
    scene.do("forecast")
    hands.driver.frames(4)
    assert scene.board.hand.hover is None
    scene.do("forecast")
    hands.driver.frames(4)
    assert scene.board.hand.hover == scene.board.hand.pick(inside)


# ---- the hint, the scoring again, text


def test_the_hint_keeps_its_place_at_all_depths(hands: Hands) -> None:
    scene = hands.sit()
    hands.keys("i")
    row = Silent.made[-1].rows[-1]
    turns = [(move,) for move in legal(bytearray(row)) if kind_of(move) == FAVOUR][:3]
    lines = tuple(Variation(turn, 3.0 - number, 0.2) for number, turn in enumerate(turns))
    Silent.made[-1].say(Thought(9, 9, lines, lines[0].turn, (), ((),) * len(lines)))
    hands.driver.frames()
    places = []
    for _ in range(3):
        rect = scene.company.hints.rect
        places.append((rect.left, rect.bottom if rect.centery > scene.board.display.layout.free.centery else rect.top))
        hands.keys("i")
    assert len(set(places)) == 1, places


def test_clicking_the_round_shows_its_scoring_again(hands: Hands) -> None:
    scene = hands.sit()
    hands.click(scene.board.display.layout.top.scoring.center)
    scoring = hands.driver.app.scenes[-1]
    assert isinstance(scoring, ScoringScene) and scoring.complete
    assert scoring.sheet.scored.round == view(scene.position).round - 1
    assert not scoring.hint, "the button says it all"
    hands.press("esc")
    assert hands.driver.top == "TableView"


def test_before_the_first_scoring_a_toast_says_so(hands: Hands) -> None:
    scene = hands.sit(lambda row: view(row).step == "action" and view(row).round == 1)
    hands.keys("p")
    assert hands.driver.top == "TableView"
    assert hands.driver.app.toasts.shown == scene.text("scoring-none")
    assert scene.board.hand.pick(scene.board.display.layout.top.scoring.center) is None


@pytest.mark.parametrize("language", ["en", "de", "fr", "nl"])
def test_the_banner_says_whose_turn_it_is_for_the_longest_name(
    tmp_path: Path, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with driving(tmp_path, language=language, more="welcomed = true\ntips = false\n") as driver:
        dealt = game.deal(game.choose(("yellow", "red")), bytes([7]) * 16)
        table = Table.new(game, dealt, {order: Player("Celestine-Charlo") for order in ("yellow", "red")}, None)
        driver.app.replace(LunaTable(driver.app, TableLink(table)))
        driver.frames()
        with watching(monkeypatch, driver.app.canvas.size) as ink:
            driver.scene.resize(driver.app.canvas)
            driver.frames()
            top = driver.scene.board.display.layout.top.rect
            said = [words for words, place in ink.places if top.contains(place)]
        text = Catalogue(language)
        assert "Celestine-Charlo" in said and text("turn-to-move") in said


def test_a_full_name_entry_says_so(tmp_path: Path) -> None:
    with driving(tmp_path, more="welcomed = true\n") as driver:
        scene = NewGameScene(driver.app)
        driver.app.push(scene)
        driver.frames()
        driver.click("name-0")
        for letter in "abcdefghijklmnopqrst":
            driver.write(letter)
        assert len(scene.form.entries["name-0"].text) == 16
        assert driver.app.toasts.shown == driver.app.catalogue("entry-full", count=16)


@pytest.mark.parametrize(
    ("text", "name", "cut"),
    [
        ("Bo\n", "AaBo", False),
        ("x\ty\n z\0" * 150_000, "Aax y z x y z x ", True),
        ("\N{GRINNING FACE}" * 200, "Aa" + "\N{GRINNING FACE}" * 14, True),
    ],
    ids=("line", "megabyte", "emoji"),
)
def test_pasted_text_becomes_one_line_that_fits(
    text: str, name: str, cut: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with driving(tmp_path, more="welcomed = true\n") as driver:
        monkeypatch.setattr(desktop, "clipboard", lambda: text)
        looked = list[int]()

        def noted(text: str, most: int) -> str:
            looked.append(len(text))
            return one_line(text, most)

        monkeypatch.setattr(gui, "one_line", noted)
        scene = NewGameScene(driver.app)
        driver.app.push(scene)
        driver.frames()
        driver.click("name-0")
        driver.key(pygame.K_a, pygame.KMOD_CTRL)
        driver.write("Aa")
        driver.key(pygame.K_v, pygame.KMOD_CTRL)
        assert (scene.form.entries["name-0"].text, driver.app.toasts.shown is not None) == (name, cut)
        assert scene.names[0] == name
        assert max(looked) < 1000, "a megabyte is not looked through in the window's thread"


def test_the_key_cap_is_on_the_focused_button(tmp_path: Path) -> None:
    with driving(tmp_path, more="welcomed = true\n") as driver:
        driver.app.push(NewGameScene(driver.app))
        driver.frames()
        begin = driver.widget("begin")
        assert isinstance(begin, Button) and begin.cap == driver.app.catalogue("key-enter")
        driver.key(pygame.K_TAB)
        begin = driver.widget("begin")
        assert isinstance(begin, Button) and begin.cap == ""
