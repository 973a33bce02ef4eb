"""The replay of a game: any moment at once, or turn by turn with its films, by hand or automatically.

One viewer serves running games, finished games and saves that are read-only.
"""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

import pygame
from typing_extensions import override

from luna.core.cast import Face
from luna.shell.access.node import Node, Outline, Role, heading, paragraph
from luna.shell.app import navigation
from luna.shell.app.canvas import Canvas
from luna.shell.app.hints import cap, caps, hint
from luna.shell.app.scene import REACH, App, Scene
from luna.shell.board import banner
from luna.shell.board.card import Card
from luna.shell.board.chrome import Chrome
from luna.shell.board.display import Display
from luna.shell.board.history import History, sentences
from luna.shell.board.panels.logpanel import LogPanel
from luna.shell.board.panels.recappanel import Source
from luna.shell.board.pen import Pen
from luna.shell.client import game_client
from luna.shell.drawing import theme
from luna.shell.drawing.dirty_rects import Ground
from luna.shell.input import commands, pad
from luna.shell.input.touch import meant
from luna.shell.modes.playhead import Playhead
from luna.shell.modes.replay_analysis import ReplayAnalysis
from luna.shell.modes.scrubber import Scrubber
from luna.shell.players import faces
from luna.shell.players.seats import seat_name
from luna.shell.screens.rules import RulesScene
from luna.table.table import Table

_TOLD: Final = ("turn-back", "turn-on", "round-back", "round-on", "play-on", "back")  # to a screen reader


class ReplayScene(Scene):
    """The viewer. It never changes the table; the caller provides the ways out."""

    def __init__(
        self,
        app: App,
        table: Table,
        number: int = 0,
        *,
        play_on: Callable[[int], object] | None = None,
        log: LogPanel | None = None,
        owns: bool = False,
        card: Card | None = None,
    ) -> None:
        """`number`: turns played at the first moment; `play_on`: continues the game from a moment; `log`: the open log.

        `owns`: close the table with the viewer; `card`: about a possible turn at the first moment.
        """
        super().__init__(app)
        self.table, self.text = table, app.catalogue
        self.names = [seat_name(self.text, seat) for seat in table.seats]
        self.client = game_client.of(table.game.NAME)
        self.history = History(table, self.client.teller())
        self.scrubber = Scrubber(table, self.history, self.text)
        entries, names = (lambda: self.history.entries), (lambda: self.names)
        self.source = Source(entries, self.text, names, self.faces, self.show, lambda: app.touched)
        self.log = LogPanel(self.history, self.source, lambda: self.display.scores)
        self.log_open = log is not None
        self.log.current = number
        if log is not None:
            self.log.stand_like(log)
        self.display: Display = self.client.display(app, table.position_at(number))
        self.head = Playhead(table, self.history, self.display, app.settings, number, self._arrived)
        self.analysis = ReplayAnalysis(app, table, lambda: self.number, self.show)
        self._play_on, self._owns = play_on, owns
        self._card, self._asked = card, number
        self._point = (-1, -1)
        self._scrubbing = False
        self._back = pygame.Rect(0, 0, 0, 0)
        self._commands = self._all_commands()

    # ---- as a scene on the stack

    @override
    def exit(self) -> None:
        if self._owns:
            self.table.close()

    @override
    def resume(self) -> None:
        self.head.pace(self.head.speed)
        self.dirty = True

    @override
    def resize(self, canvas: Canvas) -> None:
        self.names = [seat_name(self.text, seat) for seat in self.table.seats]
        self.display.resize(canvas, self.table.position_at(self.number))
        self.dirty = True

    @override
    def update(self, dt: float) -> None:
        self.dirty = self.display.update(dt) or self.dirty
        if self.analysis.update():
            self.scrubber.mark(self.analysis.points, self.analysis.course)
            self.dirty = True
        if self.head.update(dt):
            self.dirty = True
            self._went_on()

    def _went_on(self) -> None:
        """Called in automatic play when the next turn starts, or when there is none."""

    # ---- the moment on show

    @property
    def number(self) -> int:
        """The number of turns played at the moment on show."""
        return self.head.number

    def show(self, number: int) -> None:
        """Jump to this moment."""
        self.head.show(number)

    def _arrived(self, number: int) -> None:
        self.log.current = number
        self.log.reveal(number)
        self.dirty = True

    # ---- input

    @override
    def handle(self, event: pygame.event.Event) -> bool:
        if event.type == pygame.MOUSEMOTION:
            return self._moved(event.pos)
        if event.type == pygame.MOUSEBUTTONUP:
            self._scrubbing = False
            self.log.drop()
            return True
        if event.type == pygame.MOUSEBUTTONDOWN:
            return self._pressed(event)
        if event.type == pygame.MOUSEWHEEL:
            if self.log_open and self.log.covers(self.display.layout, self._point):
                self.log.wheel(event.y)
            elif event.y:
                self.head.walk(-1 if event.y > 0 else 1)
            self.dirty = True
            return True
        if event.type == pygame.KEYDOWN:
            command = self.app.keys.command(event)
            return command is not None and self.do(command)
        return event.type == pad.PRESSED and self.do(event.command)

    @override
    def aim(self, at: tuple[int, int]) -> tuple[int, int]:
        layout = self.display.layout
        if self.scrubber.covers(layout, at):
            return at
        if self.log_open and self.log.covers(layout, at):
            return meant(self.log.spots(layout), at, REACH)
        return meant((rect for rect, _ in self._buttons()), at, REACH)

    @override
    def drags(self, at: tuple[int, int]) -> bool:
        return self.scrubber.covers(self.display.layout, at)

    def do(self, command: str) -> bool:
        """Run a command from key, pad or button; False when there is no such command."""
        deed = self._commands.get(commands.REPLAY.get(command, command))
        if deed is not None:
            deed()
            self.dirty = True
        return deed is not None

    @override
    def outline(self) -> Outline:
        text, entries = self.app.catalogue, self.log.history.entries[: self.number]
        said = [row.words for row in self.log.history.rows(text, self.log.names(), entries[-1])] if entries else []
        named = [(str(name), text(f"replay-{name}")) for name in _TOLD if name in self._commands]
        named += [(name, words) for name, words, _ in self.analysis.onward() + self.analysis.ways()]
        buttons = (Node(name, Role.BUTTON, words, press=partial(self.do, name)) for name, words in named)
        return Outline((heading(text("end-watch")), Node("now", Role.STATUS, paragraph(said), live=True), *buttons))

    def _all_commands(self) -> dict[str, Callable[[], object]]:
        deeds: dict[str, Callable[[], object]] = {
            "play": self.head.play,
            "turn-back": partial(self.head.walk, -1),
            "turn-on": partial(self.head.walk, 1),
            "round-back": partial(self.head.round, -1),
            "round-on": partial(self.head.round, 1),
            "faster": partial(self.head.faster, 1),
            "slower": partial(self.head.faster, -1),
            "next": partial(self.scrubber.focus_on, 1),
            "previous": partial(self.scrubber.focus_on, -1),
            "do": lambda: self.do(self.scrubber.focus or "play"),
            "log": self._toggle_log,
            "scoring": partial(
                self._rest, lambda: show_last_scoring(self.app, self.table, self.history, self.number, self.names)
            ),
            "whatif": partial(self._rest, lambda: navigation.what_if(self.app, self.table, self.number)),
            "rules": lambda: self.app.push(RulesScene(self.app)),
            "back": partial(self.app.pop, self),
            **{f"only-{seat}": partial(self.head.filter, seat) for seat in range(len(self.table.seats))},
            **self.analysis.commands(),
        }
        play_on = self._play_on
        if play_on is not None:

            def play_from_here() -> None:
                play_on(self.number)
                self.app.pop(self)

            deeds["play-on"] = play_from_here
        return deeds

    def _moved(self, point: tuple[int, int]) -> bool:
        self._point = point
        self.scrubber.focus = ""
        if self._scrubbing:
            if (number := self.scrubber.moment(self.display.layout, point[0])) != self.number:
                self.show(number)
            return True
        if self.log_open:
            inside = self.log.held or self.log.covers(self.display.layout, point)
            self.log.moved(self.display.layout, point if inside else None)
        self.dirty = True
        return True

    def _pressed(self, event: pygame.event.Event) -> bool:
        layout, point = self.display.layout, event.pos
        self._point = point
        self.dirty = True
        if event.button == 3:
            return self.do("back")
        if event.button != 1:
            return False
        if self.log_open and self.log.covers(layout, point):
            self.log_open = not self.log.click(layout, point)
        elif self.scrubber.covers(layout, point):
            self._scrubbing = True
            self.show(self.scrubber.moment(layout, point[0]))
        else:
            for rect, command in self._buttons():
                if rect.collidepoint(point):
                    return self.do(command)
        return True

    def _buttons(self) -> list[tuple[pygame.Rect, str]]:
        """The enabled buttons with their commands."""
        layout = self.display.layout
        buttons = [(control.rect, control.command) for control in self.scrubber.controls if control.state != "off"]
        buttons += [(self._back, "back"), (layout.top.buttons["menu"], "back")]
        buttons += [(rect, name) for name, rect in layout.rail.buttons.items()]
        return buttons + [(rect, name) for name, rect in layout.top.links.items()]

    # ---- commands

    def _toggle_log(self) -> None:
        self.log_open = not self.log_open
        self.log.stand_at(self.number)

    def _rest(self, deed: Callable[[], object]) -> None:
        """Stop playing, then do something else."""
        self.head.playing = False
        self.display.skip()
        deed()

    # ---- picture

    @override
    def shimmer(self) -> Ground | None:
        return self.display.shimmer()

    @override
    def draw(self, surface: pygame.Surface) -> None:
        chrome = Chrome(
            names=tuple(self.names),
            keys=caps(self.app),
            log=self.history.newest(self.number),
            looks=self.history.looks,
            faces=self.faces(),
        )
        self.display.draw(surface, chrome)
        self.display.draw_moving(surface)
        pen = self.display.pen.on(surface)
        ways = [("whatif", self.text("replay-whatif"), cap(self.app, "whatif"))]  # first: what comes and goes is last
        if self._play_on is not None:
            ways.append(("play-on", self.text("replay-play-on"), ""))
        ways += self.analysis.ways()
        head = self.head
        self.scrubber.place(pen, self.names, head, self.analysis.onward(), ways)
        self.scrubber.draw(pen, head, self._point, self.title)
        self._sign(pen)
        card = (self._card if self.number == self._asked else None) or self.analysis.card()
        if card is not None and not self.display.busy:
            self.display.explain(surface, card)
        if self.log_open:
            self.display.light(surface, self.log.things)
            self.log.draw(pen)

    def _sign(self, pen: Pen) -> None:
        title = self.text("replay-title" if self._play_on is not None else "replay-watching")
        back, key = self.text("replay-back"), hint(self.app, "esc")
        self._back = banner.draw(pen, title, "", back, key, theme.MOON, self._point)
        banner.note(pen, sentences(self.text, self.names, self.history.between(self.number)))

    def title(self, number: int) -> str:
        """The name of a moment: the turn just played, or the turn of the card."""
        if self._card is not None and number == self._asked:
            turn = self.text("replay-before", turn=number + 1, count=self.table.length)
            return f"{self.text('bar-round', number=self.history.entries[number].round)} · {turn}"
        if not number:
            return self.text("replay-start")
        entry = self.history.entries[number - 1]
        start = self.history.teller.when(self.text, entry.position, entry.turn)
        turn = self.text("replay-turn", turn=number, count=self.table.length)
        return " · ".join(filter(None, (start, turn, self.analysis.cost(number))))

    def faces(self) -> Sequence[Face | None]:
        """The faces of the seats; None for a seat without one."""
        return faces.of(self.table.game.NAME, self.table.seats, self.app.settings.faces)


def show_last_scoring(app: App, table: Table, history: History, number: int, names: Sequence[str]) -> None:
    """Show the last scoring within the first `number` turns again; a toast says when there is none."""
    client = game_client.of(table.game.NAME)
    scene = client.last_scoring(app, table, history.entries[:number], names)
    if scene is None:
        app.toasts.say(app.catalogue("scoring-none"))
    else:
        app.push(scene)
