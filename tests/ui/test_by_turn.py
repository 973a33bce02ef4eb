"""A table by turn in two windows: conditional turns, exact and by their consequences."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from luna.bots.evaluator import whole_turns
from luna.core.game import Turn
from luna.log import bodies
from luna.log.rhythm import Pace
from luna.net import plans
from luna.shell.board.table_view import TableView
from luna.shell.input import pad
from luna.shell.modes.whatif import WhatIf
from luna.shell.widgets import Button
from luna.table.table import Table
from tests.ui.driver import SharedTable, submit
from tests.ui.two import Two


def sit_by_turn(two: Two) -> tuple[SharedTable, SharedTable]:
    """Sit down at a table by turn. Returns the window to move and the other one."""
    two.meet()
    two.until(lambda: two.guest.top == "RoomScene" and len(two.room(two.host).people.seats()) == 2)
    two.room(two.host)._change(rhythm="1d")
    two.guest.click("start")
    two.until(lambda: not two.room(two.host).why_not_start())
    two.host.click("start")
    two.until(lambda: len(two.tables) == 2 and any(table.mode.shared.mine for table in two.tables))
    first, second = sorted(two.tables, key=lambda table: not table.mode.shared.mine)
    assert second.mode.shared.slow
    return first, second


def decide_ahead(two: Two, mine: SharedTable, line: list[Turn], answer: str) -> None:
    """Try a line on the what-if board, go back, and press this answer."""
    driver = next(one for one in two.drivers if one.app is mine.app)
    two.until(lambda: mine.app.scenes[-1] is not mine or not mine.do("whatif"))  # the first press ends a film
    tried = mine.app.scenes[-1]
    assert isinstance(tried, TableView) and isinstance(tried.mode, WhatIf)
    for number, turn in enumerate(line, tried.table.length + 1):
        submit(tried, turn)
        two.until(lambda number=number: tried.table.length == number)  # type: ignore[misc]
    two.until(lambda: not (tried.link.busy or tried.board.display.busy))
    tried.mode.leave()
    two.until(lambda: driver.top == "QuestionScene")
    driver.click(answer)
    two.until(lambda: driver.top == "SharedMode")


def after(table: Table, turn: Turn) -> bytearray:
    """The position after one more turn."""
    row = table.position
    for move in turn:
        table.game.play(row, move)
    return row


def three_turns(table: Table, fits: Callable[[bytes, bytes], bool]) -> tuple[Turn, Turn, Turn]:
    """An expected turn, another one, and an answer that is legal after both and has the required consequence."""
    game = table.game
    first, *others = whole_turns(game, table.position)
    for mine in whole_turns(game, after(table, first)):
        for other in others:
            then, row = after(table, first), after(table, other)
            legal = game.to_move(row) == game.to_move(then) and game.why_not(row, mine) is None
            if legal and fits(plans.worth(game, then, mine), plans.worth(game, row, mine)):
                return first, other, mine
    raise AssertionError("no such turns")


def same(one: bytes, two: bytes) -> bool:
    return one == two


def differs(one: bytes, two: bytes) -> bool:
    return one != two


@pytest.mark.parametrize("answer", ["yes", "yes-1"])
def test_a_turn_decided_ahead_is_played_while_its_owner_looks(two: Two, answer: str) -> None:
    mover, mine = sit_by_turn(two)
    turn, _, back = three_turns(mover.table, same)
    decide_ahead(two, mine, [turn, back], answer)
    submit(mover, turn)
    two.until(lambda: mover.table.length == mine.table.length == 2)
    assert mine.table.history[1].turn == back
    two.until(lambda: mine.app.toasts.shown == mine.text("ahead-fired", count=1))
    assert mine.mode.ahead.count == 0


def test_a_conditional_turn_with_the_same_consequence_is_played(two: Two) -> None:
    mover, mine = sit_by_turn(two)
    turn, other, back = three_turns(mover.table, same)
    decide_ahead(two, mine, [turn, back], "yes-1")
    submit(mover, other)
    two.until(lambda: mover.table.length == mine.table.length == 2)
    assert mine.table.history[1].turn == back


@pytest.mark.parametrize(("answer", "fits"), [("yes", same), ("yes-1", differs)])
def test_a_conditional_turn_that_does_not_fit_is_dropped_with_a_message(
    two: Two, answer: str, fits: Callable[[bytes, bytes], bool]
) -> None:
    mover, mine = sit_by_turn(two)
    for _ in range(40):
        try:
            turn, other, back = three_turns(mover.table, fits)
            break
        except AssertionError:
            two.play(1)
            mover, mine = sorted(two.tables, key=lambda table: not table.mode.shared.mine)
    length = mine.table.length
    decide_ahead(two, mine, [turn, back], answer)
    submit(mover, other)
    two.until(lambda: mine.app.toasts.shown == mine.text("ahead-dropped", count=1))
    two.quiet()
    assert mine.table.length == length + 1 and mine.mode.ahead.count == 0


def test_a_child_that_presses_a_key_ends_no_game(two: Two) -> None:
    mover, mine = sit_by_turn(two)
    driver = next(one for one in two.drivers if one.app is mover.app)
    assert mine.mode.shared.ballot.move(bodies.END) is None
    two.until(lambda: mover.mode.paper.slip is not None and mover.mode.paper.slip.deeds)
    for key, ended in ((pygame.K_ESCAPE, False), (None, True)):
        driver.rest()
        driver.key(pygame.K_y)
        two.until(lambda: driver.top == "QuestionScene")
        assert not any(table.table.consent.pace.ended for table in two.tables)
        driver.click("yes") if key is None else driver.key(key)
        two.until(lambda: driver.top != "QuestionScene")
        two.until(lambda ended=ended: mine.table.consent.pace.ended == ended)  # type: ignore[misc]
    assert mine.table.consent.pace.ended


def test_a_question_can_be_answered_on_the_pad(two: Two, monkeypatch: pytest.MonkeyPatch) -> None:
    mover, mine = sit_by_turn(two)
    driver = next(one for one in two.drivers if one.app is mover.app)
    assert mine.mode.shared.ballot.move(bodies.END) is None
    two.until(lambda: mover.mode.paper.slip is not None and mover.mode.paper.slip.deeds)
    driver.rest()
    driver.app.pad.leads, shown = True, dict[str, str]()
    monkeypatch.setattr(mover.mode.paper, "draw", lambda pen, point, caps: shown.update(caps))
    mover.dirty = True
    driver.frames(2)
    assert shown["yes"] == shown["forecast"] != "" != shown["recap"] == shown["no"]
    mover.handle(pygame.event.Event(pad.PRESSED, button="select", command="forecast"))
    two.until(lambda: driver.top == "QuestionScene")
    assert [panel.name for panel in mover.open] == []


def test_a_slip_of_the_hand_takes_no_days_off(two: Two) -> None:
    _, mine = sit_by_turn(two)
    driver = next(one for one in two.drivers if one.app is mine.app)
    seat = mine.mode.shared.own[0]
    mine.mode.slips.pace()
    two.until(lambda: driver.top == "PaceScene")
    driver.click("off-14")
    two.until(lambda: driver.top == "QuestionScene")
    driver.rest()
    driver.key(pygame.K_ESCAPE)
    two.until(lambda: driver.top == "PaceScene")
    pace = mine.table.consent.pace
    assert pace.days_left(seat, 0) == 14 and not pace.off[seat].spans
    driver.click("off-1")
    two.until(lambda: driver.top == "QuestionScene")
    driver.rest()
    driver.click("yes")
    two.until(lambda: len(mine.table.consent.pace.off[seat].spans) == 1)


def test_a_page_about_the_pace_follows_the_table(two: Two) -> None:
    mover, mine = sit_by_turn(two)
    driver = next(one for one in two.drivers if one.app is mine.app)
    turn, _, back = three_turns(mover.table, same)
    decide_ahead(two, mine, [turn, back], "yes")
    mine.mode.slips.pace()
    two.until(lambda: driver.top == "PaceScene")
    assert driver.widget("forget")
    submit(mover, turn)
    two.until(lambda: mine.table.length == 2)
    two.until(lambda: not any(one.name == "forget" for one in driver.menu.ring.widgets))
    assert driver.top == "PaceScene"


@pytest.mark.parametrize("late", [False, True])
def test_a_player_alone_with_a_late_one_is_told_that_nobody_is_asked(
    two: Two, late: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A child that ends a game must not believe that others still have to agree."""
    mover, mine = sit_by_turn(two)
    driver = next(one for one in two.drivers if one.app is mine.app)
    seat = mover.table.to_move
    monkeypatch.setattr(Pace, "late", lambda self, t_ms: seat if late else None)
    mine.mode.slips.pace()
    two.until(lambda: driver.top == "PaceScene")
    driver.click("end")
    two.until(lambda: driver.top == "QuestionScene")
    yes = driver.widget("yes")
    assert isinstance(yes, Button) and yes.words == mine.text("pace-end-yes-alone" if late else "pace-end-yes")
    driver.click("yes")
    two.until(lambda: mine.table.consent.pace.ended if late else mover.mode.shared.ballot.asked)
    assert mine.table.consent.pace.ended == late
    assert (mine.app.toasts.shown == mine.text("pace-asked", count=0)) != late
