"""The waiting times of an evening: `python -m tests.measure.evening [waits | ending]`.

`waits`: seconds from the end of a person's turn to the next one, with three bots at the usual speed, and the same with
a press as soon as something is shown. `ending`: seconds and presses from the last turn to the winner and to the last
table, for a player who presses nothing and for one who presses whenever a press counts. Stored games, a simulated
clock; the bots' thinking time is left out.
"""

import argparse
import os
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from typing import Any, Final
from unittest.mock import patch

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
import pygame

from luna.bots import evaluator_of
from luna.bots.answers import Thought
from luna.bots.levels import choose
from luna.core import registry
from luna.core.game import Turn
from luna.core.levels import Character
from luna.log.records import BOT
from luna.log.replay import read_game
from luna.shell.players.opponents import Opponents
from luna.shell.screens.game_over import FinalScene
from luna.table.link import TableLink
from luna.table.table import Player, Table
from tests.ui.driver import COARSE, Driver, LunaTable, driving

GOLDEN: Final = Path(__file__).parents[1] / "golden"
KEPT: Final = {"luna": "4-preset.luna", "pangea": "4-all.pangea"}
PLAIN: Final = "welcomed = true\ntips = false\n"
_WAITS, _LEVEL = 12, 2
_PRESS: Final = 0.5  # seconds between two presses of a player in a hurry


def frame(driver: Driver, view: LunaTable) -> None:
    """One frame, a long one while pieces move; the disk has time to answer outside the measured time."""
    if view.link.busy:
        time.sleep(0.02)
    driver.frames(1, COARSE if view.board.display.busy else 60)


@contextmanager
def seated(name: str, people: Sequence[int], share: float, turns: list[Turn]) -> Iterator[tuple[Driver, LunaTable]]:
    """A stored game of four after a share of it, with bots beside these people; `turns` receives all its turns."""
    game = registry.load(name)
    with tempfile.TemporaryDirectory() as home, driving(Path(home), (1280, 720), more=PLAIN) as driver:
        header, records = read_game((GOLDEN / KEPT[name]).read_bytes(), KEPT[name], name)
        table = Table.open(game, driver.app.saves.folder / driver.app.saves.make("kept.luna", header, records).name)
        turns += [one.turn for one in table.history]
        table.acts.undo_to(min(round(share * len(turns)), len(turns) - 1))
        for seat in range(len(table.seats)):
            if seat not in people:
                table.acts.set_player(seat, Player("", BOT, str(Character(3, seat))))
        driver.app.turn_to(name)
        view = LunaTable(driver.app, TableLink(table))
        driver.app.replace(view)
        driver.frames(8)
        yield driver, view


def waits(name: str, hurry: bool) -> None:
    """Print the seconds between two turns of the first seat."""
    found, others = list[float](), 0

    def turn(row: bytes) -> Turn:
        return choose(evaluator_of(name, bytearray(row)), bytearray(row), _LEVEL, len(found))

    def answers(self: Opponents, here: Any) -> None:
        self.forget()
        self._asked, self._rest = here, 0.0
        self._answer = Thought(0, 0, (), turn(here.row))

    with patch.object(Opponents, "_ask", answers), seated(name, (0,), 0.2, []) as (driver, view):
        table, board = view.table, view.board
        while len(found) < _WAITS and not table.over:
            if table.to_move != 0 or board.display.busy:
                frame(driver, view)
                continue
            first, begun, pressed, scored = table.length, driver.app.clock.now(), 0.0, False
            view.link.submit(turn(bytes(table.position)))
            while table.length == first or (not table.over and (table.to_move != 0 or board.display.busy)):
                frame(driver, view)
                now, scored = driver.app.clock.now(), scored or bool(board.telling)
                if (hurry or board.telling) and board.display.busy and now - pressed > _PRESS:
                    driver.key(pygame.K_SPACE)
                    pressed = now
            passed = [one.seat for one in table.history[first:] if one.seat]
            if passed and not scored and not table.over:  # a person has several turns in a row in Pangea
                found.append(driver.app.clock.now() - begun)
                others += len(passed)
    how = "a press whenever something moves" if hurry else "no press"
    print(
        f"{name}, {how}: {len(found)} waits, median {median(found):.1f} s, longest {max(found):.1f} s, "
        f"{others / len(found):.1f} turns of bots, each {sum(found) / others:.1f} s"
    )


def ending(name: str, hurry: bool) -> None:
    """Print the time after the last turn."""
    turns = list[Turn]()
    with seated(name, range(4), 1.0, turns) as (driver, view):
        view.link.submit(turns[-1])
        begun, presses, told, tops = driver.app.clock.now(), 0, list[str](), list[str]()
        named: float | None = None
        while True:
            frame(driver, view)
            now, top = driver.app.clock.now() - begun, driver.app.scenes[-1]
            if not tops or tops[-1] != driver.top:
                tops.append(driver.top)
                print(f"    {now:6.1f} s {driver.top}, {presses} presses")
            strip = view.board.told.current
            if strip is not None and (not told or told[-1] != strip.sentence):
                told.append(strip.sentence)
                print(f"    {now:6.1f} s {presses} presses: {strip.sentence!r}")
            arrived = isinstance(top, FinalScene) and not top._arriving
            if named is None and (arrived or getattr(top, "_time", 0) >= getattr(top, "_won", 1e9) + 0.4):
                named = now
                print(f"    {now:6.1f} s the winner is named, {presses} presses")
            if arrived:
                break
            presses_now = hurry and driver.app.guard.open and (view.board.display.busy or top is not view)
            if presses_now or (getattr(top, "complete", False) and now > 1):
                driver.key(pygame.K_SPACE)
                presses += 1
        how = "a press whenever one counts" if hurry else "no press"
        print(f"{name}, {how}: winner {named:.1f} s, table {now:.1f} s, {presses} presses, {len(told)} sentences")


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("what", choices=("waits", "ending"), nargs="?")
    parser.add_argument("--games", nargs="*", default=tuple(KEPT))
    options = parser.parse_args()
    wanted = options.what
    for name in options.games:
        for hurry in (False, True):
            if wanted != "waits":
                ending(name, hurry)
            if wanted != "ending":
                waits(name, hurry)


if __name__ == "__main__":
    main()
