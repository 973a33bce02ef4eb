"""The calls and modules of a click at Luna's table: `python -m tests.measure.walk [--positions 60]`.

Counted are calls of the rules' `why_not` and of all functions in `luna/`, for a new position in the hand, for an island
under the pointer and for a click that plays. Positions come from seeded games of two to four players and alone, from
the preparation on. Then it names the modules that a click passes on its way to the turn, those that pass a card on
until it is drawn, and those that get an event of each game until its clips exist. Counts are the same on every machine,
times are not; nothing here asserts anything.
"""

import argparse
import os
import statistics
import sys
import tempfile
import threading
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from types import CodeType, FrameType
from typing import Any
from unittest.mock import patch

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
import pygame

import luna as package
from luna.core.options import Options
from luna.games.luna import rules as game
from luna.games.luna.board.display import LunaDisplay
from luna.games.luna.board.layout import places
from luna.games.luna.board.motion import timeline
from luna.games.luna.rules import events as ev
from luna.games.luna.rules.board import ISLANDS
from luna.games.luna.rules.moves import FAVOUR, kind_of, place_of
from luna.games.luna.rules.refusals import why_not
from luna.games.luna.rules.views import view
from luna.games.pangea import rules as pangea
from luna.games.pangea.board.display import PangeaDisplay
from luna.games.pangea.rules.events import Earned
from luna.log.journal import Journal
from luna.log.records import Record
from luna.shell.app.loop import Loop
from luna.shell.board.card import Card
from luna.table.link import TableLink
from luna.table.table import Player, Table
from tests.games.luna.games import Played, games, positions
from tests.ui.driver import LunaTable, driving

Figures = dict[str, list[float]]
"""What was measured at each position, by its name."""
_ROOT = str(Path(package.__file__).parent) + os.sep


class Calls:
    """Calls of functions inside `luna/`, by their code."""

    def __init__(self) -> None:
        self.by_code: Counter[CodeType] = Counter()

    def __call__(self, frame: FrameType, event: str, _argument: object) -> None:
        if event == "call" and frame.f_code.co_filename.startswith(_ROOT):
            self.by_code[frame.f_code] += 1

    @property
    def total(self) -> int:
        """All of them."""
        return self.by_code.total()

    @property
    def modules(self) -> set[str]:
        """Files with a function that ran."""
        return {code.co_filename.removeprefix(_ROOT) for code in self.by_code}

    def of(self, code: CodeType) -> int:
        """Those of one function."""
        return self.by_code[code]

    def under(self, *folders: str) -> int:
        """Those of functions in some folders of `luna/games/luna`."""
        roots = tuple(f"{_ROOT}games{os.sep}luna{os.sep}{folder}{os.sep}" for folder in folders)
        return sum(count for code, count in self.by_code.items() if code.co_filename.startswith(roots))


@contextmanager
def counting() -> Iterator[Calls]:
    """Count the calls of this thread, and of every thread started meanwhile."""
    calls = Calls()
    threading.setprofile(calls)
    sys.setprofile(calls)
    try:
        yield calls
    finally:
        sys.setprofile(None)
        threading.setprofile(None)


def sampled(count: int) -> list[tuple[Played, int]]:
    """Games of every kind, and the number of turns before a position; some are positions of the preparation."""
    out: list[tuple[Played, int]] = []
    for played in games(11):
        steps = [number for number, row in enumerate(positions(played)) if view(row).turn is not None]
        early = [number for number in steps[:8:4] if number < len(played.turns)]
        out += [(played, number) for number in (*early, *steps[8 :: max(1, len(steps) // 6)])]
    return out[:: max(1, len(out) // count)][:count]


def modules_on_the_stack() -> set[str]:
    """Files of `luna/` on the stack of the current call."""
    frame: FrameType | None = sys._getframe(1)
    out = set()
    while frame is not None:
        name = frame.f_code.co_filename
        if name.startswith(_ROOT):
            out.add(name.removeprefix(_ROOT))
        frame = frame.f_back
    return out


class Walk:
    """A hand in the real window at one position."""

    def __init__(self, app: Loop, played: Played, number: int, figures: Figures) -> None:
        seats = {order: Player() for order in game.seats(played.header)}
        table = Table.new(game, played.header, seats, None)
        for turn in played.turns[:number]:
            table.acts.submit(turn)
        kept = table.save_as(app.home / "walk.luna")
        assert isinstance(kept, Table)
        self.table = kept
        self.app, self.figures = app, figures
        self.asked, self.way = set[str](), set[str]()
        self.scene = LunaTable(app, TableLink(self.table))
        app.replace(self.scene)
        for _ in range(3):
            self._move((2, 2))

    def new_position(self) -> None:
        """Give the hand the position again."""
        hand = self.scene.board.hand
        with counting() as calls:
            hand.take(watching=False)
        self._note("new position: why_not", calls.of(why_not.__code__))
        self._note("new position: calls", calls.total)
        before = time.perf_counter()
        hand.take(watching=False)
        self._note("new position: ms", (time.perf_counter() - before) * 1000)

    def islands(self) -> None:
        """Move the pointer to every island, and on it: one frame each."""
        layout = self.scene.board.display.layout
        for island in layout.ring:
            self._move((2, 2))
            x, y = layout.islands[island].center
            for name, point in (("pointer onto an island", (x, y)), ("pointer moves 1 px", (x + 1, y))):
                with counting() as calls:
                    self._move(point)
                self._note(f"{name}: why_not", calls.of(why_not.__code__))
                self._note(f"{name}: calls", calls.total)
                self._note(f"{name}: of them hand and rules", calls.under("board/hand", "rules"))

    def click(self) -> None:
        """A click on a favour: until its turn is submitted, and until it is in the record."""
        favours = [place_of(move) for move in game.legal(self.scene.position) if kind_of(move) == FAVOUR]
        if view(self.scene.position).step != "action" or not favours:
            return
        at = self.scene.board.display.layout.on_island(ISLANDS[favours[0]], places.STACK_MIDDLE)
        self._move(at)
        submit, asked, way, first = self.scene.link.submit, set[str](), set[str](), list[int]()
        append = Journal.append

        def kept(journal: Journal, record: Record) -> None:
            way.update(modules_on_the_stack() | {"log/journal.py"})
            append(journal, record)

        with counting() as calls, patch.object(Journal, "append", kept):

            def noted(turn: Any) -> int:
                asked.update(modules_on_the_stack())
                first[:] = [calls.total, len(calls.modules), calls.of(why_not.__code__)]
                return submit(turn)

            self.scene.link.submit = noted  # type: ignore[method-assign]  # what ran until then
            self._post(pygame.MOUSEBUTTONDOWN, pos=at, button=1)
            while self.scene.link.busy or not asked:
                self._frame()
        if not first:
            return
        for what, count in zip(("calls", "modules that ran", "why_not"), first, strict=True):
            self._note(f"click to the submit: {what}", count)
        self._note("click to the submit: modules that wait for it", len(asked))
        self._note("click to the record: modules that wait for it", len(asked | way))
        self._note("click to the record: calls", calls.total)
        self._note("click to the record: why_not", calls.of(why_not.__code__))
        self.asked, self.way = asked, way

    def _note(self, name: str, value: float) -> None:
        self.figures.setdefault(name, []).append(value)

    def _post(self, kind: int, **facts: object) -> None:
        pygame.event.post(pygame.event.Event(kind, facts))

    def _move(self, point: tuple[int, int]) -> None:
        self._post(pygame.MOUSEMOTION, pos=point, rel=(0, 0), buttons=(0, 0, 0))
        self._frame()

    def _frame(self) -> None:
        self.app.clock.tick(60)
        self.app.frame()


def way_of_an_event(play: Callable[[Sequence[Any]], object], events: Sequence[Any]) -> list[str]:
    """The modules of `luna/` whose functions receive the last of these events, until its clips exist."""
    way, event = list[str](), events[-1]

    def note(frame: FrameType, kind: str, _argument: object) -> None:
        name = frame.f_code.co_filename
        if kind != "call" or not name.startswith(_ROOT) or name.endswith(f"board{os.sep}films{os.sep}film.py"):
            return
        groups = [one if isinstance(one, list | tuple) else [one] for one in frame.f_locals.values()]
        module = name.removeprefix(_ROOT)
        if module not in way and any(one is event for group in (*groups, frame.f_locals.values()) for one in group):
            way.append(module)

    sys.setprofile(note)
    try:
        play(events)
    finally:
        sys.setprofile(None)
    return way


def way_of_a_card(walk: Walk) -> list[str]:
    """The modules of `luna/` that pass a card on, from the one that makes it to the one that draws it."""
    way, hand, layout = list[str](), walk.scene.board.hand, walk.scene.board.display.layout

    def note(frame: FrameType, kind: str, result: object) -> None:
        name = frame.f_code.co_filename
        if kind == "return" and isinstance(result, Card) and name.startswith(_ROOT):
            module = name.removeprefix(_ROOT)
            if module not in way and not module.endswith(f"board{os.sep}card.py"):
                way.append(module)

    hand.pointer.keyed = False
    hand.moved(layout.stack_hits[layout.ring[0]].center)
    hand.refresh()
    surface = pygame.Surface(walk.app.canvas.size)
    sys.setprofile(note)
    try:
        walk.scene.board.draw_card(surface)
    finally:
        sys.setprofile(None)
    return way


def ways_of_events(app: Loop) -> Iterator[tuple[str, list[str]]]:
    """For each game a turn played on its display, and the way of its event."""
    row = game.start(game.deal(game.choose(("yellow", "red")), bytes(32)))
    luna = LunaDisplay(app, row)
    before = view(row)
    boats = [ev.Recruited(0, ISLANDS[0])]

    def shown(events: Sequence[Any]) -> None:
        timeline.play(luna, events, before, lambda _: None)
        luna.update(0.01)

    yield "luna", way_of_an_event(shown, boats)
    other = pangea.start(pangea.deal(Options(("blue", "green"), {}, 0), bytes(32)))
    display = PangeaDisplay(app, other)
    yield "pangea", way_of_an_event(lambda events: display.play(other, events, other), [Earned(0, 1, (), "sale")])


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--positions", type=int, default=44)
    wanted = parser.parse_args()
    figures: Figures = {}
    asked, ways = Counter[str](), Counter[str]()
    card: list[str] = []
    with tempfile.TemporaryDirectory() as home, driving(Path(home), more="welcomed = true\n") as driver:
        for played, number in sampled(wanted.positions):
            walk = Walk(driver.app, played, number, figures)
            walk.new_position()
            walk.islands()
            card = way_of_a_card(walk) if view(walk.scene.position).step == "action" else card
            walk.click()
            asked.update(walk.asked)
            ways.update(walk.way - walk.asked)
        films = list(ways_of_events(driver.app))
    print(f"{'':<52}  median    least     most  of")
    for name, values in figures.items():
        middle, least, most = statistics.median(values), min(values), max(values)
        print(f"{name:<52} {middle:8.5g} {least:8.5g} {most:8.5g}  {len(values)}")
    print(f"a click to its turn, {len(asked)} modules of the window's thread: " + ", ".join(sorted(asked)))
    print(f"a card to its picture, {len(card)} modules: " + ", ".join(card))
    for name, way in films:
        print(f"an event of {name} to its clips, {len(way)} modules: " + ", ".join(way))
    print("behind it, to the record in the journal: " + ", ".join(sorted(ways)))


if __name__ == "__main__":
    main()
