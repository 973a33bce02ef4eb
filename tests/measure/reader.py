"""The cost of a screen reader for the window: `python -m tests.measure.reader [--game luna] [--turns 40]`.

A kept game is played at the real table, turn by turn, with a reader that listens; after each turn the focus goes round
by Tab. Measured is the processor time of the window's thread in `Bridge.update`, for every picture that changed
something: the outline, the cards in it, and AccessKit's nodes. AccessKit's own thread is not measured.
"""

import argparse
import os
import statistics
import sys
import tempfile
import time
from pathlib import Path
from unittest.mock import patch

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
import pygame

from luna.core import registry
from luna.log.replay import read_game
from luna.shell.access.bridge import Bridge
from luna.shell.board.table_view import TableView
from luna.table.link import TableLink
from luna.table.table import Table
from tests.ui.driver import Driver, driving

GOLDEN = Path(__file__).parents[1] / "golden"
KEPT = {"luna": "4-free.luna", "pangea": "4-all.pangea"}
_MORE = 'animation_speed = "instant"\nwelcomed = true\n'


class Costs:
    """The milliseconds of every update that sent something."""

    def __init__(self) -> None:
        self.times: dict[str, list[float]] = {"a turn": [], "the focus": []}
        self.what = "a turn"
        self._told = False
        self._update, self._changes = Bridge.update, Bridge.changes

    def update(self, bridge: Bridge, fresh: bool = True) -> None:
        """Measure one update."""
        self._told = False
        begin = time.thread_time()
        self._update(bridge, fresh)
        spent = 1000 * (time.thread_time() - begin)
        if self._told:
            self.times[self.what].append(spent)

    def changes(self, bridge: Bridge, fresh: bool) -> object:
        """Note whether something is sent."""
        made = self._changes(bridge, fresh)
        self._told |= made is not None
        return made


def play(driver: Driver, game: str, turns: int, costs: Costs) -> None:
    """Play the turns of a kept game."""
    driver.app.turn_to(game)
    rules = registry.load(game)
    header, records = read_game((GOLDEN / KEPT[game]).read_bytes(), KEPT[game], game)
    table = Table.open(rules, driver.app.saves.make(f"kept.{game}", header, records))
    kept = [played.turn for played in table.history]
    table.acts.undo_to(0)
    view = TableView(driver.app, TableLink(table))
    driver.app.push(view)
    driver.app.reader.begin()
    driver.frames(120)
    for times in costs.times.values():
        times.clear()
    for index in range(min(turns, len(kept))):
        costs.what = "a turn"
        view.link.submit(kept[index])
        for _ in range(600):
            driver.frames(1)
            if table.length > index and driver.app.reader.settled and not view.board.display.busy:
                break
        driver.frames(10)
        costs.what = "the focus"
        for _ in range(6):
            driver.key(pygame.K_TAB)


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.measure.reader", description=__doc__)
    parser.add_argument("--game", default="luna", choices=list(KEPT))
    parser.add_argument("--turns", type=int, default=40)
    asked = parser.parse_args(arguments)
    costs = Costs()

    def update(bridge: Bridge, fresh: bool = True) -> None:
        costs.update(bridge, fresh)

    def changes(bridge: Bridge, fresh: bool = True) -> object:
        return costs.changes(bridge, fresh)

    with (
        tempfile.TemporaryDirectory() as home,
        patch.object(Bridge, "update", update),
        patch.object(Bridge, "changes", changes),
        driving(Path(home), more=_MORE) as driver,
    ):
        play(driver, asked.game, asked.turns, costs)
    for what, times in costs.times.items():
        ranked = sorted(times)
        tenth = ranked[len(ranked) * 9 // 10]
        print(
            f"{asked.game}, {what}: {len(ranked)} updates, median {statistics.median(ranked):.2f} ms, "
            f"nine of ten below {tenth:.2f}, longest {ranked[-1]:.2f}, sum {sum(ranked):.0f} ms"
        )
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
