"""`Scene`, what a screen is to the program, and `App`, what the program is to its screens: protocols of each other."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

import pygame

from luna.core.options import NOTHING
from luna.shell.access.node import NOTHING as NOTHING_TOLD
from luna.shell.access.node import Outline
from luna.shell.app.canvas import Canvas
from luna.shell.drawing.dirty_rects import Ground

if TYPE_CHECKING:
    from luna.bots.thinker import Thinker
    from luna.core.game import Game
    from luna.core.options import Options, Value
    from luna.log.notices import Notice
    from luna.log.saves import Saves
    from luna.net.remote import Remote
    from luna.shell.app.settings import Settings
    from luna.shell.app.toasts import Toasts
    from luna.shell.board.card import Card
    from luna.shell.drawing.art import Art
    from luna.shell.drawing.fonts import Fonts
    from luna.shell.drawing.paint import Paint
    from luna.shell.drawing.scenery import Scenery
    from luna.shell.input.keys import Keymap
    from luna.shell.input.pad import Pad
    from luna.shell.network.lobby import Gathering
    from luna.shell.network.local import Network
    from luna.shell.network.relay_table import Shared
    from luna.shell.records.daily import Daily
    from luna.shell.records.library import Library
    from luna.shell.sound.playback import Sound
    from luna.table.table import Table
    from luna.text import Catalogue


class Clock(Protocol):
    """Time as the loop sees it; tests bring their own."""

    def now(self) -> float:
        """Seconds that never go back."""

    def tick(self, rate: int) -> None:
        """Sleep so that there are at most `rate` frames a second."""


class Scene:
    """One screen. Scenes lie on a stack: the top one gets the events, a see-through one shows those below it.

    `draw` is called only when some visible scene is `dirty` (or the loop itself needs a new picture), and must then
    draw the whole window. Mouse positions in events are already real pixels of the canvas.
    """

    see_through = False
    """Whether the scene below is drawn first."""

    messages = (960.0, 934.0, "mid")
    """Where short messages stand, in units: their bottom, and whether that is their middle or their right corner."""

    def __init__(self, app: App) -> None:
        self.app = app
        self.dirty = True

    def enter(self) -> None:
        """The scene was put on the stack; the canvas is known, `resize` comes first."""

    def exit(self) -> None:
        """The scene was taken from the stack."""

    def pause(self) -> None:
        """Another scene was put on top of this one."""

    def resume(self) -> None:
        """The scene is on top again."""
        self.dirty = True

    def resize(self, canvas: Canvas) -> None:
        """The window, the language, a size or the colours changed: lay everything out anew."""
        self.dirty = True

    def handle(self, event: pygame.event.Event) -> bool:
        """Take an event; True when it was used."""
        return False

    def update(self, dt: float) -> None:
        """One fixed step of logic, `dt` seconds. Runs for the top scene only."""

    def beneath(self, dt: float) -> None:
        """One fixed step while others lie on top: what does not wait for the player. It is neither seen nor heard."""

    def ready(self) -> bool:
        """Do one piece of the work for the first picture, a frame's worth; whether none is left and it can be drawn."""
        return True

    def draw(self, surface: pygame.Surface) -> None:
        """The whole picture."""

    def outline(self) -> Outline:
        """What a screen reader is told of the scene; asked only while somebody listens."""
        return NOTHING_TOLD

    def shimmer(self) -> Ground | None:
        """The still ground of the picture, if that alone has changed since it was drawn."""
        return None


class Ways(Protocol):
    """All ways from one screen to another: scenes know only this, `sessions` knows the scenes."""

    def leave(self, app: App) -> None:
        """Go to the title."""

    def may_quit(self, app: App) -> bool:
        """Out of the program; False when the player is asked first."""

    def begin(
        self,
        app: App,
        game: Game,
        options: Options,
        names: Mapping[str, str],
        bots: Mapping[str, int] | None = None,
        more: Mapping[str, Value] = NOTHING,
    ) -> None:
        """Begin a new table; `more` is kept with its options."""

    def rematch(self, app: App, table: Table) -> None:
        """Begin another table with the same players."""

    def open_save(self, app: App, path: Path) -> bool:
        """Open a saved game; False when it cannot be opened."""

    def count(self, app: App, table: Table) -> None:
        """Note for the records a game that is over."""

    def finished(self, app: App, table: Table, shared: Shared | None = None) -> None:
        """Leave a table whose end has been seen."""

    def watch(self, app: App, table: Table, number: int = 0, *, owns: bool = False, card: Card | None = None) -> None:
        """Show a game in the viewer."""

    def watch_save(self, app: App, path: Path) -> None:
        """Show a saved game in the viewer."""

    def what_if(self, app: App, table: Table, number: int) -> None:
        """Open a board for trying things out."""

    def explain(self, app: App, topic: str) -> None:
        """Open a page of the rules."""

    def copy(self, app: App, table: Table) -> None:
        """Copy a game into a new file and go on there."""

    def export(self, app: App, table: Table) -> None:
        """Write a game as text."""

    def take_in(self, app: App, path: Path) -> None:
        """Bring a game from elsewhere into our folder, or get to know a folder with games."""

    def meet(self, app: App, remote: Remote, people: Gathering, opened: Callable[[], None] | None = None) -> None:
        """Go to a room on the network; `opened`: that it was opened from here."""

    def sit_down(self, app: App, remote: Remote, code: str) -> None:
        """Sit down at a table on the network."""

    def behind_curtain(self, app: App, table: Table, then: Callable[[], None], otherwise: Callable[[], None]) -> None:
        """Go to a table whose pictures must be made first."""


class App(Protocol):
    """The running program (`loop.Loop`): what every scene may use."""

    settings: Settings
    catalogue: Catalogue
    home: Path
    ways: Ways
    clock: Clock
    fonts: Fonts
    art: Art
    paint: Paint
    toasts: Toasts
    game: str
    """The game that the player has before him: its words, its keys, its pages."""
    scenery: Scenery
    sound: Sound
    pad: Pad
    keys: Keymap
    saves: Saves
    library: Library
    network: Network
    thinker: Thinker
    """The process that thinks for computer players, hints and explanations, of every table."""
    daily: Daily
    """The puzzle of the day."""
    playing: Path | None
    """The save of the game on the table, to go on with after a crash."""
    faults: set[str]
    """What failed in the processes that think and was told already."""
    pointer: tuple[int, int]
    """Where the mouse was seen last, in real pixels of the canvas."""
    focused: bool
    """Whether the player looks at this window: what only adorns stands still otherwise."""
    window: pygame.Window
    canvas: Canvas

    @property
    def scenes(self) -> tuple[Scene, ...]:
        """The scenes on the stack, from the bottom to the top."""

    @property
    def unseen(self) -> bool:
        """Whether the scene on top has not been drawn yet."""

    def push(self, scene: Scene) -> None:
        """Put a scene on top, at the end of this frame."""

    def pop(self, scene: Scene) -> None:
        """Take a scene and all above it away, at the end of this frame."""

    def replace(self, scene: Scene) -> None:
        """Take all scenes away and show this one."""

    def turned(self) -> None:
        """The scene on top shows other buttons: keys that are down are not meant for them."""

    def turn_to(self, game: str) -> None:
        """Bring another game before the player."""

    def quit(self) -> None:
        """End the program after this frame, unless the player is asked first."""

    def end(self) -> None:
        """Stop the main loop without confirmation."""

    def speak(self, language: str) -> None:
        """Switch the language, at once and everywhere."""

    def tell(self, notice: Notice) -> None:
        """Show what the log, the table or the settings have to say."""

    def keep(self) -> None:
        """Write the settings; the player hears when that fails."""

    def restyle(self) -> None:
        """A size or the colours changed in the settings: everything is made anew, at once."""

    def full_screen(self, wanted: bool) -> None:
        """Fill the display, or return to a window as it was before."""

    def paint_for(self, u: float, growth: float = 1.0) -> Paint:
        """The paint box for `u` real pixels a unit and text `growth` times as large; shared by all who ask for it."""
