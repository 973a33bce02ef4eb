"""A table with bots in the program, for the tests: a clock for another process, and a thinker that never answers."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import cache
from pathlib import Path

import pygame
import pytest

from luna.bots.answers import Thought
from luna.bots.thinker import HINT, Pending, Question, Thinker
from luna.core.levels import Character
from luna.games.luna import rules as game
from luna.games.luna.screens.finale import FinaleScene
from luna.games.luna.screens.scoring import ScoringScene
from luna.log.records import BOT, LogHeader, Record
from luna.shell.screens.game_over import FinalScene
from luna.table.link import TableLink
from luna.table.table import Player, Table
from luna.table.transport import LocalLog
from tests import patience
from tests.ui.clicks import random_turn
from tests.ui.driver import Driver, LunaTable

INSTANT = "animation_speed = 'instant'\ngrace = 'off'\nrecap = 'off'\n"


def a_table(*levels: int, seed: int = 7, turns: int = 0, path: Path | None = None) -> Table:
    """A table with a bot of each level, 0 = a person; in memory the turns are those of an earlier one."""
    if path is None and turns:
        header, records = _log(levels, seed, turns)
        return Table(game, LocalLog(header, records))
    return _played(levels, seed, turns, path)


@cache
def _log(levels: tuple[int, ...], seed: int, turns: int) -> tuple[LogHeader, tuple[Record, ...]]:
    table = _played(levels, seed, turns)
    return table.header, tuple(table.chronicle.good)


def _played(levels: tuple[int, ...], seed: int, turns: int, path: Path | None = None) -> Table:
    orders = ("yellow", "red", "blue", "white")[: len(levels)]
    dealt = game.deal(game.choose(orders, first=0), bytes([seed]) * 32)
    players = {
        order: Player("", BOT, str(Character(level, 5))) if level else Player(order.title())
        for order, level in zip(orders, levels, strict=True)
    }
    table = Table.new(game, dealt, players, path)
    chance = random.Random(seed)
    for _ in range(turns):
        table.acts.submit(random_turn(table.position, chance))
    return table


class Room:
    """A table in the program, and a clock for the answers of another process."""

    def __init__(self, driver: Driver, table: Table) -> None:
        self.driver = driver
        driver.app.replace(LunaTable(driver.app, TableLink(table)))
        driver.frames(2)

    @property
    def scene(self) -> LunaTable:
        found = self.driver.app.scenes[0]
        assert isinstance(found, LunaTable)
        return found

    @property
    def table(self) -> Table:
        return self.scene.table

    def until(self, there: Callable[[], bool]) -> None:
        """Advance frame after frame until the other process has answered."""

        def step() -> None:
            self.driver.step()
            if isinstance(self.driver.app.scenes[-1], ScoringScene | FinaleScene):
                self.driver.key(pygame.K_RETURN)

        patience.until(there, step, limit=30)

    def rests(self) -> bool:
        """Whether a person is to move and everything has been seen."""
        scene = self.driver.app.scenes[0]
        if not isinstance(scene, LunaTable) or scene.table.over:
            return isinstance(scene, FinalScene)
        return not (scene.company.watching or scene.link.busy or scene.board.display.busy)

    def play(self, chance: random.Random) -> None:
        """A turn of the person, and the replies."""
        self.scene.link.submit(random_turn(self.table.position, chance))
        self.until(lambda: not isinstance(self.driver.app.scenes[0], LunaTable) or not self.scene.link.busy)
        self.until(self.rests)


class Silent:
    """Replaces the thinking process: records the questions, and answers only on command."""

    made: list[Silent]

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.questions: list[Pending[Thought]] = []
        self.rows: list[bytes] = []
        self.hurried: list[bool] = []
        self.restarts = 0
        Silent.made = [self]
        ask, restart = Thinker.ask, Thinker.restart

        def noted(thinker: Thinker, question: Question, urgency: int = HINT) -> Pending[Thought]:
            asked = ask(thinker, question, urgency)
            if not thinker._idle:
                self.questions.append(asked)
                self.rows.append(question.row)
                self.hurried.append(question.hurried)
            return asked

        def restarted(thinker: Thinker) -> None:
            self.restarts += 1
            restart(thinker)

        monkeypatch.setattr(Thinker, "ask", noted)
        monkeypatch.setattr(Thinker, "restart", restarted)
        monkeypatch.setattr(Thinker, "_start", lambda thinker, pure: True)

    @property
    def waiting(self) -> list[Pending[Thought]]:
        """An open question."""
        return [one for one in self.questions if one in one._thinker._open]

    def say(self, thought: Thought) -> None:
        """Answer the last question."""
        question = self.questions[-1]
        question.known = thought
        if question.ready:
            question.cancel()
