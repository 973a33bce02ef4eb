"""`Scene`, the interface of a screen to the program, and `App`, that of the program to its screens."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NamedTuple, Protocol

import pygame

from luna.shell.access.node import NOTHING, Outline
from luna.shell.app.canvas import Canvas
from luna.shell.drawing.dirty_rects import Ground

if TYPE_CHECKING:
    from luna.bots.foresight import Foresight
    from luna.bots.thinker import Thinker
    from luna.log.notices import Notice
    from luna.log.saves import Saves
    from luna.net.remote import Remote
    from luna.shell.access.bridge import Bridge
    from luna.shell.app.settings import Settings
    from luna.shell.app.toasts import Toasts
    from luna.shell.drawing.art import Art
    from luna.shell.drawing.fonts import Fonts
    from luna.shell.drawing.paint import Paint
    from luna.shell.drawing.scenery import Scenery
    from luna.shell.input.keys import Keymap
    from luna.shell.input.pad import Pad
    from luna.shell.network.own_relay import Network
    from luna.shell.network.tables import MyTables
    from luna.shell.records.analyst import Analyst
    from luna.shell.records.filming import Filming
    from luna.shell.records.library import Library
    from luna.shell.records.puzzle_files import Daily, OwnPuzzles
    from luna.shell.sound.playback import Sound
    from luna.shell.voice.narrator import Narrator
    from luna.text import Catalogue


REACH: Final = 22
"""Real pixels around a finger in which it hits a thing: half of `paint.TARGET`."""


class Clock(Protocol):
    """Time as the loop sees it. Tests bring a clock of their own."""

    def now(self) -> float:
        """Seconds that never go back."""

    def tick(self, rate: int) -> None:
        """Sleep so that there are at most `rate` frames a second."""


class Stage(NamedTuple):
    """The meaning of a scene's presses at a time, see `press_guard`."""

    key: object = None  # equal while the same presses mean the same
    pause: float = 0.0
    """Seconds after a change in which presses are ignored: they were meant for the stage before."""
    renews: bool = True
    """Whether each press within the pause begins it anew. False for steps that an impatient hand may hurry through."""


class Stakes(NamedTuple):
    """The loss if the program ended while a scene is open."""

    unsaved: bool = False  # a game that the disk has not
    table: Remote | None = None  # the connection of a table that others may share
    room: Remote | None = None  # the connection of a room in which others may wait


class Scene:
    """One screen. Scenes lie on a stack: the top one gets the events, a see-through one shows those below it.

    `draw` is called only when a visible scene is `dirty` or the loop needs a new picture. It draws the whole window.
    While a scene has only `moved`, `draw_moving` is enough, if nothing else is drawn where its things move.
    Mouse positions in events are real pixels of the canvas.
    """

    see_through = False
    """Whether the scene below is drawn first."""

    seated = False
    """Whether the player sits at a table or in a room: an invitation waits until they leave."""

    messages = (960.0, 934.0, "mid")
    """The place of toasts in units: x, bottom, and whether x is their middle or their right edge."""

    def __init__(self, app: App) -> None:
        self.app = app
        self.dirty = True
        self.moved = False
        """Whether what `draw_moving` draws has changed."""
        self.draw_moving: Callable[[pygame.Surface], object] = id
        """Draws the things of the picture that move, which `draw` draws `moving`."""

    @property
    def stage(self) -> Stage:
        """The meaning of presses now. Override it where other buttons appear in the same scene, as after a film."""
        return Stage()

    @property
    def stakes(self) -> Stakes:
        """The cost of ending the program now."""
        return Stakes()

    def enter(self) -> None:
        """Called when the scene is put on the stack, after `resize`."""

    def exit(self) -> None:
        """Called when the scene is removed from the stack."""

    def pause(self) -> None:
        """Called when another scene is put on top of this one."""

    def resume(self) -> None:
        """Called when the scene is on top again."""
        self.dirty = True

    def resize(self, canvas: Canvas) -> None:
        """Lay everything out again: the window, the language, a size or the colours changed."""
        self.dirty = True

    def handle(self, event: pygame.event.Event) -> bool:
        """Take an event; True if it was used."""
        return False

    def update(self, dt: float) -> None:
        """Advance by `dt` seconds. Called for the top scene only."""

    def beneath(self, dt: float) -> None:
        """Advance by `dt` seconds below another scene: only for work without input, picture or sound."""

    def ready(self) -> bool:
        """Do one frame's worth of work for the first picture; returns whether that picture can be drawn."""
        return True

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the whole picture."""

    @property
    def writing(self) -> bool:
        """Whether keys type letters now."""
        return False

    def aim(self, at: tuple[int, int]) -> tuple[int, int]:
        """The point that a finger means there: the middle of a small thing beside it."""
        return at

    def under(self, at: tuple[int, int]) -> object:
        """The meaning of a click there now, where pointing may open another thing there; else None."""
        return None

    def drags(self, at: tuple[int, int]) -> bool:
        """Whether a finger that moves from there drags something; else it scrolls."""
        return False

    def outline(self) -> Outline:
        """The nodes for screen readers. Called only while one listens."""
        return NOTHING

    def shimmer(self) -> Ground | None:
        """The animated ground of the picture, if only that has changed since it was drawn."""
        return None


class App(Protocol):
    """The running program (`loop.Loop`), as scenes use it."""

    settings: Settings
    catalogue: Catalogue
    home: Path
    clock: Clock
    fonts: Fonts
    art: Art
    paint: Paint
    toasts: Toasts
    game: str
    """The current game: its words, its keys, its pages."""
    scenery: Scenery
    sound: Sound
    takes: Counter[Any]
    """How often each great moment was shown in each way since the program began, see `board.films.moments`."""
    reader: Bridge
    narrator: Narrator
    pad: Pad
    keys: Keymap
    saves: Saves
    library: Library
    network: Network
    tables: MyTables
    thinker: Thinker
    """The process that thinks for computer players, hints and explanations, of every table."""
    foresight: Foresight
    """Thinks ahead for the bots of the visible table."""
    filming: Filming
    daily: Daily
    analyst: Analyst
    own: OwnPuzzles
    playing: Path | None
    """The save of the game on the table, which is opened again after a crash."""
    faults: set[str]
    """Failures of the thinking process that were already reported."""
    pointer: tuple[int, int]
    """The last position of the mouse, in real pixels of the canvas."""
    touched: bool
    """Whether the last click was a finger's, and no key was pressed since."""
    focused: bool
    """Whether the window has the focus. Without it, decoration stands still."""
    spare: bool
    """Whether there is spare computing time."""
    window: pygame.Window
    canvas: Canvas
    push: Callable[[Scene], None]
    """Puts a scene on top, at the end of this frame."""
    pop: Callable[[Scene], None]
    """Removes a scene and all above it, at the end of this frame."""
    replace: Callable[[Scene], None]
    """Removes all scenes and shows this one, at the end of this frame."""

    @property
    def scenes(self) -> tuple[Scene, ...]:
        """The scenes on the stack, from the bottom to the top."""

    @property
    def unseen(self) -> bool:
        """Whether the scene on top has not been drawn yet."""

    def turn_to(self, game: str) -> None:
        """Make another game the current one."""

    def quit(self) -> None:
        """End the program after this frame, unless the player must be asked first."""

    def end(self) -> None:
        """End the program after this frame without asking."""

    def speak(self, language: str) -> None:
        """Switch the language at once and everywhere."""

    def tell(self, *notices: Notice | None) -> None:
        """Show notices of the log, the table or the settings; None: all is well."""

    def keep(self) -> None:
        """Write the settings, and tell the player if that fails."""

    def restyle(self) -> None:
        """Apply sizes and colours that were changed in the settings."""

    def full_screen(self, wanted: bool) -> None:
        """Fill the display, or return to the previous window."""

    def paint_for(self, u: float, growth: float = 1.0) -> Paint:
        """The shared paint box for `u` real pixels per unit and text that is `growth` times as large."""
