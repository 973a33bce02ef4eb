"""The official solo game, played from the first shrine to the result with a mouse alone, and with keys alone."""

import os
import random
from pathlib import Path

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

import pygame
import pytest

from luna.core.game import Turn
from luna.games.luna import rules as game
from luna.games.luna.board import targets
from luna.games.luna.board.panels.captions import OpponentPanel
from luna.games.luna.board.targets import Target
from luna.games.luna.board.words.automaton import finishes
from luna.games.luna.rules.board import ISLANDS
from luna.games.luna.rules.moves import JOURNEY, SETUP, SOLO, TIDE, kind_of, place_of
from luna.games.luna.rules.views import view
from luna.games.luna.screens.finale import FinaleScene
from luna.games.luna.screens.scoring import ScoringScene
from luna.shell.screens.game_over import FinalScene
from luna.table.table import Player as Person
from luna.table.table import Table
from tests.ui.clicks import clicks_for, random_turn
from tests.ui.driver import LunaTable
from tests.ui.nomouse import Keys, Player


def a_table(level: int) -> Table:
    dealt = game.deal(game.choose(("red",), "free", solo=level), bytes([level]) * 32)
    return Table.new(game, dealt, {"red": Person("Anna")})


def a_turn(row: bytearray, chance: random.Random) -> Turn:
    """Not too many in a phase, and no journeys: other tests play their many legs."""
    moves = [move for move in game.legal(row) if kind_of(move) not in (JOURNEY, TIDE)]
    finish = [move for move in moves if finishes((move,))]
    if finish and (len(moves) == 1 or chance.random() < 0.45):
        return (finish[0],)
    return (chance.choice([move for move in moves if move not in finish]),)


def clicked(row: bytearray, turn: Turn) -> list[Target]:
    """The clicks of a player."""
    if kind_of(turn[0]) == SOLO:
        if finishes(turn):
            return [targets.CANDLE] * 2
        return [targets.Island(ISLANDS[place_of(turn[0])])]
    return clicks_for(row, turn)


class Alone(Player):
    """Any player; the scorings are viewed and left."""

    def settle(self) -> None:
        while self.app.scenes[-1] is not self.scene or self.scene.link.busy or self.scene.board.display.busy:
            if isinstance(self.app.scenes[-1], ScoringScene | FinaleScene):
                self.look()
                self.go_on()
            self.frame()
            if isinstance(self.app.scenes[0], FinalScene):
                return
        self.look()

    def go_on(self) -> None:
        self.press("skip")


class Typist(Alone):
    """A player without a mouse, who closes open panels that are in the way."""

    def click(self, target: Target) -> None:
        hand = self.scene.board.hand
        if self.scene.open and not hand.draft.confirm and target not in [thing.what for thing in hand.things()]:
            self.press("back")
        super().click(target)

    def go(self, target: Target) -> None:
        if targets.of(target, "chip"):  # it exists while its novices are under the pointer
            super().go(targets.Group(target.name))
            for step in self.way(target):
                self.press(step)
        else:
            super().go(target)


class Mouse(Alone):
    """A player with only a mouse."""

    def click(self, target: Target) -> None:
        hand = self.scene.board.hand
        spots = [spot for panel in self.scene.open for spot in panel.spots(self.scene.board.display.layout)]
        if spots:
            self._click_at(spots[-1].center)
        if hand.draft.confirm:
            self._send(pygame.MOUSEMOTION, (2, 2))  # the answer is not the second half of a double click
        if targets.of(target, "chip", "herbs", "sail"):  # they appear beside the novices under the pointer
            kind = targets.Tired if targets.of(target, "herbs") else targets.Group
            self._send(pygame.MOUSEMOTION, self._place(kind(target.name)))
        if targets.of(target, "steps") and target not in [thing.what for thing in hand.things()]:
            self._click_at(self._place(targets.Verb("expel")))
        self._click_at(self._place(target))
        assert not hand.pointer.keyed

    def settle(self) -> None:
        super().settle()
        self._send(pygame.MOUSEMOTION, (2, 2))  # the next click is not the second half of a double click

    def _place(self, target: Target) -> tuple[int, int]:
        """A clickable point of a thing."""
        hand = self.scene.board.hand
        rect = next(thing.rect for thing in hand.things() if thing.what == target)
        return next(at for at in _within(rect) if hand.pick(at) == target)

    def go_on(self) -> None:
        scoring = self.app.scenes[-1]
        assert isinstance(scoring, ScoringScene)
        if not self.app.guard.open:
            self.look(64)
        self._click_at(scoring.sheet.button.center)

    def _click_at(self, at: tuple[int, int]) -> None:
        for kind in (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            self._send(kind, at)

    def _send(self, kind: int, at: tuple[int, int]) -> None:
        moves = {"rel": (1, 1), "buttons": (0, 0, 0)} if kind == pygame.MOUSEMOTION else {"button": 1}
        pygame.event.post(pygame.event.Event(kind, {"pos": at, "touch": False, **moves}))
        self.frame()


def _within(rect: pygame.Rect) -> list[tuple[int, int]]:
    """Points in a rectangle, the middle first."""
    spots = [(x, y) for x in range(rect.left, rect.right, 4) for y in range(rect.top, rect.bottom, 4)]
    return [rect.center, *spots]


@pytest.mark.parametrize(("means", "level"), ((Mouse, 1), (Mouse, 3), (Typist, 2)))
def test_a_whole_solo_game_can_be_played(means: type[Player], level: int, tmp_path: Path) -> None:
    table, chance = a_table(level), random.Random(level)
    player = means(tmp_path, table, Keys())
    seen = set[str]()
    try:
        while not table.over:
            row = table.position
            turn = a_turn(row, chance)
            for target in clicked(row, turn):
                player.click(target)
            player.settle()
            assert table.history[-1].turn == turn
            seen.add("start" if kind_of(turn[0]) == SETUP else "pick" if view(row).step == "deactivate" else "act")
        for _ in range(200):
            if isinstance(player.app.scenes[0], FinalScene):
                break
            player.frame()
        assert isinstance(player.app.scenes[0], FinalScene) and seen == {"start", "pick", "act"}
    finally:
        player.app.close()


def test_the_list_shows_the_automatons_steps_throughout_a_round(tmp_path: Path) -> None:
    """V2 and V3 before the first round, V4 and V5 in it, V8 and its points when the next begins."""
    table, chance = a_table(1), random.Random(1)
    player = Player(tmp_path, table, Keys())
    try:
        panel, told = player.scene.board.recap, list[str]()
        assert isinstance(panel, OpponentPanel)
        while view(table.position).round < 3:
            names = " ".join(step.name for step in panel.told())
            if not told or told[-1] != names:
                told.append(names)
            player.scene.link.submit(random_turn(table.position, chance))
            player.settle()
        assert told[0] == "set-up first-tile" and told[1].startswith("tires ")
        assert told[2].endswith("scored") and told[3].startswith("tires ")
        assert panel in player.scene.open  # nothing moved: the list reports it automatically
        for language in ("en", "de", "fr", "nl"):
            player.app.catalogue.switch(language)
            for step in panel.told():
                assert step.words(player.app.catalogue).endswith(".") and step.why(player.app.catalogue).endswith(".")
        assert isinstance(player.scene, LunaTable)
    finally:
        player.app.close()
