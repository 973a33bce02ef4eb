"""Ways through a game of Pangea: clicks, keys, pad, replay, what-if, bots, four at one screen, two windows."""

import random
import secrets
from collections.abc import Callable, Container, Iterable
from contextlib import ExitStack
from pathlib import Path

import pygame
import pytest

from luna.games.pangea import rules
from luna.games.pangea.board.display import PangeaDisplay
from luna.games.pangea.board.hand.targets import Bag, Field, Target
from luna.games.pangea.rules.moves import BAN, DRAW, MOVE, NOBODY, kind_of
from luna.games.pangea.rules.position import BAN as BAN_AT
from luna.games.pangea.rules.position import BUYING, MAGICAL, PEOPLE, PHASE, SQUARE, TURN, tribes
from luna.shell.app import navigation
from luna.shell.board.pointing import Verb
from luna.shell.board.table_view import TableView
from luna.shell.modes.replay import ReplayScene
from luna.shell.modes.whatif import WhatIf
from luna.shell.records.statistics import Statistics
from luna.shell.screens.game_over import FinalScene
from luna.shell.screens.settings import PAGES, SettingsScene
from luna.table.transport import LocalLog
from tests.games.pangea.hands import (
    QUICK,
    board_of,
    click,
    clicks,
    keys,
    playing,
    press,
    settle,
    view_of,
    wait,
)
from tests.patience import until
from tests.ui.driver import Driver, driving, submit
from tests.ui.two import Two
from tests.workshop.matches import player

MOST = 600  # turns
SEED = 3  # of deal and draws


@pytest.fixture
def known(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same deal and the same draws in every run, whatever else takes random bytes."""
    monkeypatch.setattr(secrets, "token_bytes", lambda length: random.Random(SEED).randbytes(length))
    monkeypatch.setitem(LocalLog.__init__.__kwdefaults__ or {}, "entropy", random.Random(SEED).randbytes)


def play_out(
    driver: Driver,
    said: Callable[[bytearray, tuple[int, ...]], Iterable[Target]],
    do: Callable[[Driver, Target], None],
    most: int = MOST,
    quickly: Container[int] = (),
) -> set[int]:
    """Play a game to its end, or so many turns, one turn ahead; returns the kinds of its turns.

    `quickly`: the turns that are played without presses, by what was played before.
    """
    view, mind, done = view_of(driver), player("pangea", "level-2"), set[int]()
    while not view.table.over and view.table.length < most:
        row = bytearray(view.position)
        turn, length = mind(row, view.table.length), view.table.length
        if length in quickly:
            submit(view, turn)
        else:
            done.add(kind_of(turn[0]))
            wait(driver)
            for target in said(row, turn):
                do(driver, target)
        until(lambda: view.table.length > length or driver.top != "TableView", driver.step)  # noqa: B023
        if not view.table.over:
            settle(driver)
    until(lambda: most < MOST or isinstance(driver.app.scenes[-1], FinalScene), driver.step)
    driver.frames(3)
    assert not driver.app.catalogue.missing and not driver.app.catalogue.faulty
    return done


@pytest.mark.usefixtures("known")
def test_a_whole_game_by_clicks_is_in_the_records(tmp_path: Path) -> None:
    """From the first tower to the final table; all only produce, so the game is short. The middle is not clicked."""
    with playing(tmp_path, "blue", "green", values={"all_produce": True}) as driver:
        done = play_out(driver, clicks, click, quickly=range(12, 150))
        assert MOVE in done and len(done) >= 5
        (one,) = Statistics(tmp_path).games
        assert one.game == "pangea" and max(place.points for place in one.places) <= 5


@pytest.mark.usefixtures("known")
def test_many_turns_by_keys_alone(tmp_path: Path) -> None:
    with playing(tmp_path, "purple", "yellow", values={"all_produce": True}) as driver:
        assert MOVE in play_out(driver, keys, press, 60)


def test_bots_finish_their_turns(tmp_path: Path) -> None:
    with playing(tmp_path, "blue", "green", "purple", bots={"green": 1, "purple": 0}) as driver:
        view = view_of(driver)
        click(driver, board_of(driver).hand.draft.targets()[0])
        until(lambda: rules.round_of(view.position) == 1 and not view.company.watching, driver.step)
        settle(driver)
        click(driver, Verb("end"))
        until(lambda: rules.round_of(view.position) == 2 and not view.company.watching, driver.step)


def test_two_windows_and_a_relay(tmp_path: Path) -> None:
    """Towers, a draw with the same outcome in both windows, and the end of a turn."""
    with ExitStack() as stack:
        host = stack.enter_context(driving(tmp_path / "host", more=f'{QUICK}player = "Ada"\ngame = "pangea"\n'))
        guest = stack.enter_context(driving(tmp_path / "guest", language="de", more=f'{QUICK}player = "Bo"\n'))
        two = Two(host, guest)
        two.sit()
        for number in range(6):
            scene = next(one for one in two.tables if one.mode.shared.mine)
            driver = next(driver for driver in two.drivers if driver.app.scenes[-1] is scene)
            row, length = bytearray(scene.position), scene.table.length
            if number < 2:
                click(driver, board_of(driver).hand.draft.targets()[0])
            else:
                click(driver, Bag(row[PEOPLE + row[TURN]]) if number == 2 else Verb("phase"))
            two.until(lambda: all(one.table.length > length for one in two.tables))  # noqa: B023
            two.quiet()
        assert len({one.table.digest for one in two.tables}) == 1
        assert {one.table.game.NAME for one in two.tables} == {"pangea"}
        row = bytearray(two.tables[0].position)
        assert sum(count for tribe, count in tribes(row).items() if tribe.people == row[PEOPLE]) == 4


def test_the_ban_can_be_dragged_from_its_panel_or_placed_by_its_verb(tmp_path: Path) -> None:
    with playing(tmp_path, "blue", "green") as driver:
        view, board = view_of(driver), board_of(driver)
        for _ in range(2):
            click(driver, board.hand.draft.targets()[0])
        click(driver, Verb("phase"))
        assert view.position[PHASE] == BUYING
        seat = view.position[TURN]
        stone = board.display.layout.panels[seat].ban
        water = next(square for square in range(26) if square not in view.position[67:82])
        there = board.display.layout.field(water).center
        wait(driver)
        for kind, at in ((pygame.MOUSEBUTTONDOWN, stone), (pygame.MOUSEBUTTONUP, there)):
            pygame.mouse.set_pos(at)
            pygame.event.post(
                pygame.event.Event(pygame.MOUSEMOTION, pos=at, rel=(0, 0), buttons=(1, 0, 0), touch=False)
            )
            pygame.event.post(pygame.event.Event(kind, pos=at, button=1, touch=False))
            driver.frames()
        until(lambda: view.position[TURN] != seat, driver.step)
        assert view.position[BAN_AT + seat] == water + 1


def test_a_hint_names_a_turn_and_lights_its_things(tmp_path: Path) -> None:
    with playing(tmp_path, "blue", "green") as driver:
        view, hints = view_of(driver), view_of(driver).company.hints
        for _ in range(2):
            driver.key(pygame.K_i)
            until(lambda: hints.adviser.ready is not None, driver.step)
            driver.frames(3)
            assert hints.card.lines and all(view.board.display.place(thing) is not None for thing in hints.things)
            click(driver, board_of(driver).hand.draft.targets()[0])
        driver.key(pygame.K_i)
        until(lambda: hints.adviser.ready is not None, driver.step)
        driver.key(pygame.K_i)
        driver.frames(3)
        assert all(view.board.display.place(thing) is not None for thing in hints.things)
        assert not driver.app.catalogue.missing and not driver.app.catalogue.faulty


A, B, NEXT, PHASES = (
    pygame.CONTROLLER_BUTTON_A,
    pygame.CONTROLLER_BUTTON_B,
    pygame.CONTROLLER_BUTTON_RIGHTSHOULDER,
    pygame.CONTROLLER_BUTTON_RIGHTSTICK,
)
DOWN, RIGHT = pygame.CONTROLLER_BUTTON_DPAD_DOWN, pygame.CONTROLLER_BUTTON_DPAD_RIGHT
LEFT = pygame.CONTROLLER_BUTTON_DPAD_LEFT


# ---- the pad


def push(driver: Driver, number: int) -> None:
    for kind in (pygame.CONTROLLERBUTTONDOWN, pygame.CONTROLLERBUTTONUP):
        pygame.event.post(pygame.event.Event(kind, instance_id=0, button=number))
    driver.frames()


def led(driver: Driver, target: Target) -> None:
    """Move the focus there and press: a button of the bar by directions, everything else by the shoulder."""
    wait(driver)
    settle(driver)
    board = board_of(driver)

    def there() -> bool:
        return board.hand.hover == target

    if isinstance(target, Verb):
        bar = board.display.layout.bar
        for _ in range(40):
            if there():
                break
            at = board.hand.where(board.hand.hover) or pygame.Rect(0, 0, 1, 1)
            goal = bar.verbs[target.name]
            push(driver, DOWN if at.centery < bar.rect.top else RIGHT if at.centerx < goal.centerx else LEFT)
    else:
        for _ in range(80):
            if there():
                break
            push(driver, NEXT)
    assert there(), (target, board.hand.hover)
    push(driver, A)
    settle(driver)


def test_a_whole_turn_by_the_pad_alone(tmp_path: Path) -> None:
    """A tower, a draw, a step that is undone and repeated, a ban; the next player goes through all phases."""
    with playing(tmp_path, "blue", "green") as driver:
        view, kinds = view_of(driver), list[int]()
        for length in (1, 2):
            led(driver, board_of(driver).hand.draft.targets()[0])
            until(lambda: view.table.length == length, driver.step)  # noqa: B023
        led(driver, Verb("draw"))
        until(lambda: view.table.length == 3, driver.step)
        settle(driver)
        row = bytearray(view.position)
        step = next(ways[0] for move, ways in rules.intents(row).items() if kind_of(move) == MOVE)
        tribe, goal, _ = clicks(row, tuple(step))
        for _ in range(2):
            led(driver, tribe)
            led(driver, goal)
            assert len(board_of(driver).hand.draft.steps) == 1
            if not kinds:
                push(driver, B)
                assert not board_of(driver).hand.draft.steps
                kinds.append(0)
        wait(driver)
        push(driver, PHASES)
        until(lambda: view.table.length == 4, driver.step)
        settle(driver)
        led(driver, Verb("ban"))
        led(driver, Field(row[SQUARE]))
        until(lambda: view.position[TURN] == 1, driver.step)
        settle(driver)
        for length in (6, 7):
            wait(driver)
            push(driver, PHASES)
            until(lambda: view.table.length == length, driver.step)  # noqa: B023
            settle(driver)
        assert [kind_of(one.turn[0]) for one in view.history.entries][2:5] == [DRAW, MOVE, BAN]
        assert view.position[TURN] == 0


# ---- the replay and the what-if board


def played(driver: Driver, turns: int) -> TableView:
    """So many turns by clicks, by a player who looks one turn ahead."""
    view, mind = view_of(driver), player("pangea", "level-1")
    while view.table.length < turns:
        row, length = bytearray(view.position), view.table.length
        for target in clicks(row, mind(row, length)):
            click(driver, target)
        until(lambda: view.table.length > length, driver.step)  # noqa: B023
    return view


def test_every_moment_of_a_replay_is_that_of_the_game(tmp_path: Path) -> None:
    """Forwards and backwards, with all motion finished."""
    with playing(tmp_path, "blue", "green", "purple") as driver:
        view = played(driver, 14)
        view.look_back(0)
        driver.frames(3)
        replay = driver.app.scenes[-1]
        assert isinstance(replay, ReplayScene)
        for number in [*range(1, 15), *reversed(range(14)), 1]:
            driver.key(pygame.K_RIGHT if number > replay.number else pygame.K_LEFT)
            replay.display.skip()
            driver.frames(1)
            assert replay.number == number and isinstance(replay.display, PangeaDisplay)
            assert bytes(replay.display.shown) == bytes(view.table.position_at(number))
        driver.key(pygame.K_ESCAPE)
        assert driver.app.scenes[-1] is view and view.table.length == 14


def test_a_whole_turn_on_the_what_if_board_leaves_no_trace(tmp_path: Path) -> None:
    with playing(tmp_path, "blue", "green") as driver:
        view = played(driver, 6)
        while view.position[PHASE] != MAGICAL:
            view.link.submit((rules.legal(bytearray(view.position))[-1],))
            settle(driver)
        before, length = view.table.digest, view.table.length
        driver.key(pygame.K_w)
        until(lambda: isinstance(driver.app.scenes[-1], TableView), driver.step)
        tried = view_of(driver)
        assert tried is not view and isinstance(tried.mode, WhatIf) and tried.table.in_memory
        seat = tried.position[TURN]
        click(driver, Bag(tried.position[12 + seat]))
        click(driver, Verb("phase"))
        click(driver, Verb("ban"))
        click(driver, Field(tried.position[SQUARE + 3]))
        until(lambda: tried.position[TURN] != seat, driver.step)
        settle(driver)
        tried.do("undo")
        settle(driver)
        assert tried.position[TURN] == seat
        wait(driver)
        driver.key(pygame.K_w)
        settle(driver)
        assert driver.app.scenes[-1] is view
        assert view.table.digest == before and view.table.length == length


# ---- four at one screen


def test_four_at_one_screen_take_turns_through_a_round(tmp_path: Path) -> None:
    """Nobody waits for anything except the previous player: there is nothing hidden to hand over."""
    peoples = ("blue", "green", "purple", "orange")
    with playing(tmp_path, *peoples) as driver:
        view = view_of(driver)
        for seat in range(4):
            assert view.position[TURN] == seat
            click(driver, board_of(driver).hand.draft.targets()[0])
        for seat in (0, 1, 2, 3, 0):
            assert view.position[TURN] == seat and not board_of(driver).host.company.watching
            click(driver, Verb("end"))
            until(lambda: view.position[TURN] != seat, driver.step)  # noqa: B023
            settle(driver)
        assert rules.round_of(view.position) == 2
        assert kind_of(view.history.entries[4].turn[0]) == kind_of(NOBODY)
        assert not driver.app.catalogue.missing and not driver.app.catalogue.faulty


def test_the_settings_mention_no_other_game(tmp_path: Path) -> None:
    with driving(tmp_path, more='welcomed = true\ngame = "pangea"\n') as driver:
        navigation.leave(driver.app)
        driver.frames()
        driver.app.push(SettingsScene(driver.app))
        driver.frames()
        for page in PAGES:
            driver.click(f"page-{page}")
            assert not driver.app.catalogue.missing, page
