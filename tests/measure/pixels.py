"""Whether painting in parts gives the same pixels as painting the whole: `python -m tests.measure.pixels`.

A monkey sits at Luna's table in the real program, in windows of several sizes: it points, clicks, drafts, plays, lets
bots answer, asks for hints, opens panels, uses the what-if board and watches replays. Every picture at rest that the
display shows, and every picture that gets into the window, is painted again from scratch and compared pixel by pixel.
The first difference is kept (`--keep FOLDER`), and the program ends with 1.
"""

import argparse
import os
import random
import sys
import tempfile
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from unittest import mock

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
import pygame

from luna.games.luna.board.display import LunaDisplay
from luna.shell.app.canvas import Canvas
from luna.shell.app.loop import Loop
from luna.shell.app.presenter import Presenter
from luna.shell.app.scene import Scene
from luna.shell.board.chrome import Chrome
from luna.shell.board.table_view import TableView
from luna.shell.drawing.dirty_rects import Ground, TrackedSurface
from luna.shell.drawing.layers import LayeredPicture
from luna.shell.modes.replay import ReplayScene
from luna.table.link import TableLink
from luna.table.table import Table
from tests.ui.clicks import random_turn
from tests.ui.driver import LunaTable, driving
from tests.ui.rooms import a_table

SIZES = ((1280, 720), (1920, 1080), (3840, 2160))
SEATS = ((0, 0), (0, 1, 0), (0, 0, 0, 0), (0, 1))
"""Levels of the bots of a session, 0 = a person."""
KEYS = (
    pygame.K_TAB,
    pygame.K_RETURN,
    pygame.K_ESCAPE,
    pygame.K_u,
    pygame.K_h,
    pygame.K_w,
    *range(pygame.K_1, pygame.K_8),
)
_MORE = "welcomed = true\ngrace = '5'\n"


class Differs(Exception):
    """A picture differs from one painted from scratch."""


class Proof:
    """Counts the comparisons."""

    def __init__(self, keep: Path | None) -> None:
        self.keep = keep
        self.frames = self.windows = self.mended = self.moved = 0

    def compare(self, display: LunaDisplay, chrome: Chrome, found: pygame.Surface) -> None:
        """One picture at rest; raises `Differs`."""
        whole = pygame.Surface(found.get_size(), 0, 32)
        busy = display.choreography.busy
        future = None if busy and not display._walk_alike else display.foreseen
        spot = display.scene if busy else display.spot
        display.picture.paint_pieces(whole, display.shown, future, spot)
        if not (display.app.settings.reduced_motion or display.tone):
            for part in display.ambient.parts(whole, display.shown):
                part.paint()
        display.picture.paint_frame(whole, display.shown, display.foreseen, chrome)
        self.frames += 1
        self._same(found, whole, str(chrome))

    def compare_window(self, presenter: Presenter, visible: Sequence[Scene], canvas: Canvas) -> None:
        """One picture in the window; raises `Differs`."""
        found, whole = presenter.window.get_surface().copy(), self.whole(presenter, visible, canvas)
        self.windows += 1
        for rect in presenter._picture._waiting:  # light on the water below other things may be a picture late
            for picture in (found, whole):
                picture.fill("black", rect)
        self._same(found, whole, f"the window, {type(visible[-1]).__name__}")

    @staticmethod
    def whole(presenter: Presenter, visible: Sequence[Scene], canvas: Canvas) -> pygame.Surface:
        """The picture of these scenes, painted from scratch."""
        made = pygame.Surface(presenter.window.get_surface().get_size(), 0, 32)
        for scene in visible:
            dirty = scene.dirty
            scene.draw(made)
            scene.dirty = dirty
        presenter.toasts.draw(made, canvas, visible[-1].messages)
        return made

    def _same(self, found: pygame.Surface, whole: pygame.Surface, what: str) -> None:
        if whole.get_buffer().raw == found.get_buffer().raw:
            return
        if self.keep is not None:
            pygame.image.save(found, self.keep / "in-parts.png")
            pygame.image.save(whole, self.keep / "whole.png")
        raise Differs(f"picture {self.frames}, {self.windows} of the window: {what}")


@contextmanager
def proving(proof: Proof) -> Iterator[None]:
    """Compare every picture at rest meanwhile."""
    resting, mend, picture, again = LunaDisplay._resting, LayeredPicture._mend, Presenter.draw, TrackedSurface.again

    def compared(display: LunaDisplay, chrome: Chrome) -> Ground:
        found = resting(display, chrome)
        proof.compare(display, chrome, found.surface)
        return found

    def shown(presenter: Presenter, visible: Sequence[Scene], canvas: Canvas) -> None:
        proof.whole(presenter, visible, canvas)  # a panel finds its things while it is drawn: draw once before
        picture(presenter, visible, canvas)
        proof.compare_window(presenter, visible, canvas)

    def counted(parted: LayeredPicture, rect: pygame.Rect) -> None:
        proof.mended += 1
        mend(parted, rect)

    def alone(tracked: TrackedSurface, paint: Callable[[pygame.Surface], object], target: pygame.Surface) -> bool:
        enough = again(tracked, paint, target)
        proof.moved += enough
        return enough

    with (
        mock.patch.object(TrackedSurface, "again", alone),
        mock.patch.object(LunaDisplay, "_resting", compared),
        mock.patch.object(LayeredPicture, "_mend", counted),
        mock.patch.object(Presenter, "draw", shown),
    ):
        yield


class Monkey:
    """Random input."""

    def __init__(self, app: Loop, table: Table, seed: int) -> None:
        self.app, self.table, self.chance = app, table, random.Random(seed)
        self._sit()

    def act(self) -> None:
        """One action and its frames."""
        scene, roll = self.app.scenes[-1], self.chance.random()
        if not isinstance(scene, TableView | ReplayScene):
            self._leave()
        elif roll < 0.75:
            self._point(self._place(scene))
        elif roll < 0.87:
            self._click(self._place(scene))
        elif roll < 0.9:
            self._post(pygame.MOUSEWHEEL, x=0, y=self.chance.choice((-1, 1)), precise_y=1.0)
        elif roll < 0.95:
            self._key(self.chance.choice(KEYS))
        elif isinstance(scene, ReplayScene):
            self._key(self.chance.choice((pygame.K_LEFT, pygame.K_RIGHT, pygame.K_SPACE)))
        elif roll < 0.97 and not scene.link.busy and not scene.table.over:
            scene.link.submit(random_turn(scene.position, self.chance))
        elif roll > 0.99:
            self.app.push(ReplayScene(self.app, scene.table))
        self._frames(self.chance.choice((1, 1, 1, 1, 1, 2, 8)))

    def _place(self, scene: TableView | ReplayScene) -> tuple[int, int]:
        """A random place, usually that of a thing."""
        layout = scene.display.layout if isinstance(scene, ReplayScene) else scene.board.display.layout
        buttons = [*layout.bar.verbs.values(), *layout.rail.buttons.values(), *layout.top.buttons.values()]
        panels = [panel.rect for panel in layout.panels]
        things = [layout.bar.draft, layout.bar.reset, layout.bar.undo_hit, layout.rail.log, layout.free]
        rect = self.chance.choice((*buttons, *panels, *things, *[layout.free] * len(buttons)))
        return self.chance.randrange(rect.left, rect.right + 1), self.chance.randrange(rect.top, rect.bottom + 1)

    def _leave(self) -> None:
        """Go back to the table, by Escape or by opening it again."""
        if self.chance.random() < 0.7:
            self._key(pygame.K_ESCAPE)
        else:
            self._sit()

    def _sit(self) -> None:
        self.app.replace(LunaTable(self.app, TableLink(self.table.what_if(self.table.length))))
        self._frames(2)

    def _frames(self, count: int) -> None:
        for _ in range(count):
            self.app.clock.tick(60)
            self.app.frame()

    def _post(self, kind: int, **facts: object) -> None:
        pygame.event.post(pygame.event.Event(kind, facts))

    def _point(self, point: tuple[int, int]) -> None:
        self._post(pygame.MOUSEMOTION, pos=point, rel=(0, 0), buttons=(0, 0, 0))

    def _click(self, point: tuple[int, int]) -> None:
        self._point(point)
        for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            self._post(kind, pos=point, button=1, touch=False)

    def _key(self, key: int) -> None:
        for kind in (pygame.KEYDOWN, pygame.KEYUP):
            self._post(kind, key=key, mod=0, unicode="", scancode=0)


def main() -> int:
    """Prove and print."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--frames", type=int, default=1000, help="pictures of a session; there are four for each size")
    parser.add_argument("--size", help="one size alone, such as 1280x720")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--keep", type=Path, help="a folder for the two pictures that differ")
    wanted = parser.parse_args()
    sizes = [tuple(map(int, wanted.size.split("x")))] if wanted.size else SIZES
    for wide, high in sizes:
        for number, levels in enumerate(SEATS):
            proof = Proof(wanted.keep)
            language = ("en", "de", "fr", "nl")[number]
            with (
                tempfile.TemporaryDirectory() as home,
                driving(Path(home), (wide, high), language, _MORE) as driver,
                proving(proof),
            ):
                monkey = Monkey(driver.app, a_table(*levels, turns=9 * number, seed=number + 1), wanted.seed + number)
                try:
                    while proof.frames < wanted.frames:
                        monkey.act()
                except Differs as found:
                    print(f"{wide} x {high}, {levels}: {found}")
                    return 1
            told = f"{proof.frames} pictures alike, {proof.windows} of the window ({proof.moved} moved alone)"
            print(f"{wide} x {high}, {levels}: {told}, {proof.mended} parts mended", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
