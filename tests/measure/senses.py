"""Whole games by one sense alone: `python -m tests.measure.senses ear|finger [--game luna] [--seed 1]`.

Begins at the page that welcomes, ends at the sheet of the scores. The ear knows what the voice says and presses keys.
The finger taps the middle of things, writes a name with the keyboard on the screen, and has neither keys nor a pointer
that hovers. The bot of Pangea plays in real time. Printed are the presses, and those after which the ear heard nothing.
"""

import argparse
import os
import random
import sys
import tempfile
import time
from pathlib import Path
from typing import Final

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
import pygame

from luna.games.luna.screens.scoring import ScoringScene
from luna.shell.app import navigation
from luna.shell.board.pointing import Spot
from luna.shell.board.table_view import TableView
from luna.shell.screens.game_over import FinalScene
from luna.shell.screens.keyboard import KeyboardScene
from tests.ui.driver import Driver, driving
from tests.ui.test_touch import Fingers
from tests.ui.test_voice import VOICE, FakeVoice

_ON: Final = ("Continue", "The whole table", "Buy for", "Go on")
"""What is said of buttons that go on."""
_ENOUGH: Final = ("end", "phase")
"""Verbs that end a turn in which much more could be done."""


def settle(driver: Driver) -> None:
    """Until the player is asked for something."""
    driver.frames(8)
    while isinstance(view := driver.app.scenes[-1], TableView):
        waits = view.company.watching and not view.grace.endless and not view.company.watch.says
        if not (view.link.busy or view.board.display.busy or waits):
            return
        driver.frames(3)
        time.sleep(0.06 * waits)


class Ear:
    """Somebody who hears, and has a keyboard."""

    def __init__(self, driver: Driver) -> None:
        self._driver, self.presses, self.silent = driver, 0, list[str]()
        self._voice = driver.app.narrator.voice = FakeVoice()

    def key(self, key: int) -> str:
        """Press a key; the last sentence that is said then: what has the focus."""
        before, self.presses = self.last, self.presses + 1
        self._voice.heard.clear()
        self._driver.key(key)
        settle(self._driver)
        if not self._voice.heard:
            self.silent.append(f"{pygame.key.name(key)} after {before}")
        return self.last

    @property
    def last(self) -> str:
        return self._voice.heard[-1] if self._voice.heard else ""

    def press(self, words: str, way: int = pygame.K_RETURN) -> None:
        """Go on by Tab until a thing begins so, and press it."""
        for _ in range(60):
            if self.last.startswith(words):
                self.key(way)
                return
            self.key(pygame.K_TAB)
        raise LookupError(f"nothing is called {words}")

    def play(self, game: str, chance: random.Random) -> None:
        self.press("Continue")
        self.press("New game")
        if game == "pangea":
            self.press("Game, choice", pygame.K_RIGHT)
        self.press("Start the game")
        while "Rematch" not in self.last:
            if self.last.startswith(_ON):
                self.key(pygame.K_RETURN)
            for _ in range(chance.randint(1, 6)):
                said = self.key(pygame.K_TAB)
                if said.startswith(("Rematch", *_ON)) or (said.startswith("End turn") and chance.random() < 0.8):
                    break
            if "Possible." in self.last:
                self.key(pygame.K_RETURN)


class Finger:
    """One finger on the glass."""

    def __init__(self, driver: Driver) -> None:
        self._driver, self._hands, self.presses, self.silent = driver, Fingers(driver), 0, list[str]()

    def tap(self, at: tuple[int, int]) -> None:
        self.presses += 1
        self._hands.tap(at)
        settle(self._driver)

    def press(self, *names: str) -> None:
        for name in names:
            self.tap(self._driver.widget(name).rect.center)

    def play(self, game: str, chance: random.Random) -> None:
        self.press("begin", f"new-{game}", "name-0")
        assert isinstance(self._driver.app.scenes[-1], KeyboardScene)
        self.press("clear", "key-2-1", "key-1-4", "done", "begin")
        while not isinstance(top := self._driver.app.scenes[-1], FinalScene):
            if isinstance(top, ScoringScene):
                self.tap(top.sheet.button.center)
                continue
            able: list[tuple[tuple[int, int], str]] = self._meant(top) if isinstance(top, TableView) else []
            ends = [at for at, name in able if name in _ENOUGH]
            self.tap(chance.choice(ends if ends and chance.random() < 0.4 else [at for at, _ in able] or [(640, 690)]))

    def _meant(self, view: TableView) -> list[tuple[tuple[int, int], str]]:
        """The middles of what can be tapped now, and what they are called; an open panel first."""
        hand = view.board.hand
        things, possible = hand.things(), set(hand.possible())
        spots = [place for place in things if isinstance(place.what, Spot)]
        meant = spots or [place for place in things if place.what in possible]
        return [(place.rect.center, getattr(place.what, "name", "")) for place in meant]


def play(home: Path, sense: str, game: str, seed: int) -> Ear | Finger:
    """A whole game; the player afterwards."""
    with driving(home, (1280, 800), more=VOICE) as driver:
        player: Ear | Finger = Ear(driver) if sense == "ear" else Finger(driver)
        navigation.welcome(driver.app, lambda: navigation.first(driver.app))
        driver.frames(30)
        player.play(game, random.Random(seed))
    return player


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.measure.senses", description=__doc__)
    parser.add_argument("sense", choices=["ear", "finger"])
    parser.add_argument("--game", default="luna", choices=["luna", "pangea"])
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args(arguments)
    with tempfile.TemporaryDirectory() as home:
        os.environ["LUNA_HOME"] = home  # no saved games of this machine
        player = play(Path(home), asked.sense, asked.game, asked.seed)
    print(f"{asked.game} by {asked.sense}: {player.presses} presses to the end, {len(player.silent)} of them silent")
    print(*player.silent, sep="\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
