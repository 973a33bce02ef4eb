"""The delay of a bot's move, and the window's smoothness: `python -m tests.measure.replies [--turns 30]`.

The real loop, clock and worker process at normal speed, on the present display (SDL_VIDEODRIVER=dummy for none). A
person, whose turns a bot of level 3 chooses, plays against bots. For every move of a bot: the time until it is shown,
from the end of the previous film and from the click of the person's turn. Frames are measured while a bot thinks.
Numbers belong to the machine they were measured on; nothing here asserts anything.
"""

import argparse
import os
import tempfile
import time
from pathlib import Path

import pygame

from luna.core.levels import Character
from luna.games.luna import rules as game
from luna.games.luna.screens.finale import FinaleScene
from luna.games.luna.screens.scoring import ScoringScene
from luna.log.records import BOT
from luna.shell.app import program
from luna.shell.app.loop import Loop
from luna.shell.app.settings import NAME
from luna.table.link import TableLink
from luna.table.table import Player, Table
from tests.bots.helpers import choose
from tests.ui.driver import LunaTable

ORDERS = ("yellow", "red", "blue", "white")


class Watch:
    """Plays the person's turns and notes when the others' are shown."""

    def __init__(self, app: Loop, players: int, level: int, seed: int) -> None:
        orders = ORDERS[:players]
        dealt = game.deal(game.choose(orders, first=0), bytes([seed]) * 32)
        bots = {order: Player("", BOT, str(Character(level, seed))) for order in orders[1:]}
        self.table = Table.new(game, dealt, {ORDERS[0]: Player("Person"), **bots})
        self.app, self.scene = app, LunaTable(app, TableLink(self.table))
        app.replace(self.scene)
        self.after_rest: list[float] = []
        self.after_click: list[float] = []
        self.frames: list[float] = []
        self._length, self._clicked, self._rested = 0, 0.0, time.perf_counter()

    def run(self, turns: int) -> None:
        """Run until so many moves of bots have been shown, or the game is over."""
        while len(self.after_rest) < turns and not self.table.over:
            thinks = self.scene.company.opponents.progress < 1 and self.scene.company.opponents.thinking is not None
            before = time.perf_counter()
            self.app.frame()
            if thinks and self.table.length > 2 * len(self.table.seats):
                self.frames.append(time.perf_counter() - before)
            self._look()
            self.app.clock.tick(60)

    def _look(self) -> None:
        now, scene = time.perf_counter(), self.scene
        if isinstance(self.app.scenes[-1], ScoringScene | FinaleScene):
            for kind in (pygame.KEYDOWN, pygame.KEYUP):
                pygame.event.post(pygame.event.Event(kind, key=pygame.K_RETURN, mod=0, unicode="", scancode=0))
            self._rested = now
            return
        if self.table.length > self._length:
            seat = self.table.history[-1].seat
            if self.table.seats[seat].kind == BOT:
                self.after_rest.append(now - self._rested)
                if self._clicked:
                    self.after_click.append(now - self._clicked)
                self._clicked = 0.0
            self._length = self.table.length
        if scene.board.display.busy:
            self._rested = now
        elif not scene.company.watching and not scene.link.busy and not self.table.over:
            scene.link.submit(choose(self.table.position, 3))
            self._clicked = self._rested = time.perf_counter()


def told(what: str, seconds: list[float]) -> str:
    """Mean, median, p99 and worst, in milliseconds."""
    ordered = sorted(second * 1000 for second in seconds)
    if not ordered:
        return f"{what:<52} nothing"
    mean, middle = sum(ordered) / len(ordered), ordered[len(ordered) // 2]
    late = ordered[min(len(ordered) - 1, round(0.99 * len(ordered)))]
    figures = f"mean {mean:6.0f}  median {middle:6.0f}  p99 {late:6.0f}  worst {ordered[-1]:6.0f}"
    return f"{what:<52} {figures}  of {len(ordered)}"


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--size", default="1280x720")
    parser.add_argument("--turns", type=int, default=30, help="moves of bots at each table")
    parser.add_argument("--level", type=int, default=5)
    parser.add_argument("--players", type=int, nargs="*", default=[2, 4])
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args()
    width, height = (int(part) for part in wanted.size.split("x"))
    with tempfile.TemporaryDirectory() as folder:
        home = Path(folder)
        settings = f'window = [{width}, {height}]\nlanguage = "en"\ntips = false\nwelcomed = true\n'
        (home / NAME).write_text(settings, encoding="utf-8")
        os.environ["LUNA_HOME"] = folder
        app = program.start(home)
        print(f"{pygame.display.get_driver()}, {app.canvas.width}x{app.canvas.height}, level {wanted.level}, ms")
        for players in wanted.players:
            watch = Watch(app, players, wanted.level, wanted.seed)
            watch.run(wanted.turns)
            print(told(f"{players} players: end of what was shown -> bot's move", watch.after_rest))
            print(told(f"{players} players: person's click -> first bot's move", watch.after_click))
            print(told(f"{players} players: frames while a bot thinks", watch.frames), flush=True)
        app.close()
    if hasattr(os, "getloadavg"):
        print(f"load of the machine meanwhile {os.getloadavg()[0]:.1f}")


if __name__ == "__main__":
    main()
