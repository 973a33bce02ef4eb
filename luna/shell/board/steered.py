"""How a table is steered: who gets an event, and what a key, a click or a button of the pad asks for.

Panels that lie open come first, then the hand; whatever the means, everything ends in a command (`do`), in a click on a
thing (`click`), or in a turn (`_submit`). What the commands are is the business of the table itself.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import pygame

from luna.core.game import Turn
from luna.games.luna.board.display import Display
from luna.games.luna.board.hand import focus
from luna.games.luna.board.hand.focuskeys import FocusKeys
from luna.games.luna.board.hand.hand import Hand
from luna.games.luna.board.hand.meanings import BY_TOKEN
from luna.games.luna.board.hand.targets import Target
from luna.games.luna.board.panels.captions import Captions
from luna.games.luna.board.panels.tipcard import TipCard
from luna.shell import pad
from luna.shell.board.bot_seats import Company
from luna.shell.board.echo import Echo
from luna.shell.board.grace import Grace
from luna.shell.board.panel import Panel
from luna.shell.board.panels.logpanel import LogPanel
from luna.shell.scene import Scene
from luna.table.link import TableLink

_KEYED: Final = (pygame.KEYDOWN, pad.PRESSED)
RELEASED: Final = (pygame.KEYUP, pygame.WINDOWFOCUSLOST)
_USED: Final = (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP, pygame.MOUSEWHEEL, *_KEYED, *RELEASED)


class SteeredScene(Scene):
    """A table and its hands; the subclass has the parts and the commands."""

    link: TableLink
    display: Display
    hand: Hand
    company: Company
    focus: FocusKeys
    grace: Grace
    captions: Captions
    echo: Echo
    log: LogPanel
    panels: dict[str, Panel]
    open: list[Panel]
    _commands: dict[str, Callable[[], object]]
    _quiet: set[str]
    _later: list[pygame.event.Event]
    _key: int
    _spent: int
    _by: str | None
    _leaps: bool
    _lying: object

    def _menu(self) -> None:
        """What Escape opens when nothing else is left to close."""
        raise AssertionError("a table has a menu")

    def _submit(self, turn: Turn) -> None:
        """Play a turn."""
        raise AssertionError("a table plays turns")

    def _refresh(self) -> None:
        """The draft or the position changed."""
        raise AssertionError("a table can be drawn anew")

    def handle(self, event: pygame.event.Event) -> bool:
        """See `Scene`. What comes while a turn is on its way to the disk waits for it, a few milliseconds."""
        if event.type == pygame.MOUSEMOTION:
            return self._moved(event.pos)
        if event.type not in _USED:
            return False
        if self.link.busy:
            self._later.append(event)
            return True
        if event.type in RELEASED:
            self._spent = 0
            self.dirty = self.focus.released(event) or self.dirty
            return True
        pointed, self.hand.keyed = not self.hand.keyed, event.type in _KEYED
        self.hand.padded = event.type == pad.PRESSED
        if event.type in _KEYED:
            return self._pressed(event, pointed)
        if event.type == pygame.MOUSEWHEEL:
            return self._wheel(event.y)
        if event.type == pygame.MOUSEBUTTONUP:
            for panel in self.open:
                panel.drop()
            target = self.hand.drop(event.pos) if event.button == 1 else None
            if target is not None:
                self.click(target)
            return target is not None
        if event.button == 1:
            return self._clicked(event.pos)
        if event.button == 3:
            self.hand.back()
            self.dirty = True
            return True
        return False

    def _pressed(self, event: pygame.event.Event, pointed: bool) -> bool:
        """A key or a button of the pad; `pointed`: until now the pointer led."""
        self._key = event.key if event.type == pygame.KEYDOWN else 0
        if self._key and self._key == self._spent:
            return True  # it repeats: the next turn wants a press of its own
        if event.type == pygame.KEYDOWN and self.focus.typed(event):
            self.dirty = True
            return True
        command = event.command if event.type == pad.PRESSED else self.app.keys.command(event)
        self.focus.hold(command or "" if event.type == pygame.KEYDOWN else "")
        self._by = command or ""
        if self.echo.repeats(self._by):
            self._once_more()
            return True
        self.echo.end()
        if command == "do" and pointed and self.hand.draft.busy:
            command = "commit"  # beside a pointer the key ends what was put together
        return self.do(command or "")

    def do(self, command: str) -> bool:
        """A command, by whatever means it was given; False when the table has no such command."""
        if command in ("do", "commit") and self.captions.current is not None:
            command = "skip"  # what is told is read first
        deed = self._commands.get(command)
        if deed is None:
            return False
        if command not in ("reveal", "back"):
            self.focus.hide()
            self.hand.refused = None
        if command in self._quiet or not self._hurry():
            deed()
        self.dirty = True
        return True

    def click(self, target: Target) -> None:
        """A thing was clicked, by whatever means."""
        self.dirty = True
        if target.what in ("undo", "redo"):
            self.do(target.what)
        elif target.what in ("rail", "top"):
            self.do(target.name)
        elif target.what == "unfold":
            self.display.look_at(target.number)
        elif target.what == "panel":
            panel = self.panels[target.name]
            self._on_panel(panel, panel.spots(self.display.layout)[target.number].center)
        elif target.what == "verb":
            self._say(target.name, target)
        elif target.what == "token" and target.name in BY_TOKEN:
            self._say(BY_TOKEN[target.name], target)
        else:
            self._play(self.hand.draft.click(target), target)

    def _press(self, verb: str) -> None:
        """A verb's key: of the thing pointed at when that only begins a draft, else of the whole table."""
        here = self.hand.chip(verb)
        if here is not None and self.hand.draft.offer(here)[0].turn is None:
            self.click(here)
        else:
            self._say(verb, Target("verb", name=verb))

    def _say(self, verb: str, target: Target) -> None:
        """A verb is chosen; said once more, it is played where only one place is left."""
        goal = self.hand.goal() if verb == self.hand.draft.verb else None
        if goal is not None:
            self.click(goal)
        else:
            self._play(self.hand.draft.press(verb), target)

    def _do(self) -> None:
        """The thing in focus is clicked; without one, what was put together is played.

        A question that waits is answered. What lies hidden under a panel is not done: the focus comes out from there.
        """
        hand = self.hand
        if hand.hover is None or hand.draft.confirm:
            self._commit()
        elif hand.hides(hand.hover):
            self._refresh()
        else:
            self.click(hand.hover)

    def _skip(self) -> None:
        """What moves jumps to its end, what is told goes one step on; when nothing moves, the grace ends."""
        choreography = self.display.choreography
        if self.company.skip():
            return
        if self.captions.current is not None:
            choreography.skip_scene()
        elif choreography.busy:
            choreography.skip()
        else:
            self.grace.end()

    def _commit(self) -> None:
        goal = self.hand.goal()
        if goal is not None:
            self.click(goal)
        else:
            self._play(self.hand.draft.commit(), Target("commit" if self.hand.draft.composing else ""))

    def toggle(self, name: str) -> None:
        """Open or close what can lie open."""
        panel = self.panels[name]
        if panel in self.open:
            self._close(panel)
        else:
            self.open.append(panel)
        self.dirty = True

    def _close(self, panel: Panel) -> None:
        self.open.remove(panel)
        panel.closed()

    def _moved(self, point: tuple[int, int]) -> bool:
        self.echo.moved(point, self.display.layout.u)
        if self.hand.keyed:
            if point == self.hand.point:
                return False  # the window moved, not the hand
            self.hand.keyed, self.dirty = False, True
        panel = next((panel for panel in self.open if panel.held), None) or self._panel(point)
        for other in self.open:
            if other.moved(self.display.layout, point if other is panel else None):
                self.dirty = True
        if panel is not None:
            self.dirty = self.hand.leave(point) or self.dirty
            self._ask_why(point)
            return True
        if self.hand.moved(point):
            self.dirty = True
        self._ask_why(point)
        return self.hand.hover is not None

    def _lay_down(self, panel: Panel, wanted: bool) -> None:
        """What lies open by itself, as long as there is a reason: a word about the bots, what a question is about."""
        if wanted and panel not in self.open:
            self.open.append(panel)
        elif not wanted and panel in self.open:
            self.open.remove(panel)

    def _watch_panels(self) -> None:
        """Whether a panel has come, gone or grown under a pointer that rests."""
        lying = [(panel.name, tuple(panel.rect), panel.keeps is None) for panel in self.open]
        if lying != self._lying:
            self._lying = lying
            self._look_under_pointer()

    def _look_under_pointer(self) -> None:
        """Something came or went between the pointer and the table: what it is on now, wherever it was before."""
        point, self.dirty = self.app.pointer, True
        if self.hand.keyed:
            self.hand.point = point  # no move of the hand when it is heard of next
        else:
            self._moved(point)

    def _ask_why(self, point: tuple[int, int]) -> None:
        """Perhaps the pointer is on a bot's turn."""
        if self.company.point(point, self.open):
            self.dirty = True

    def _once_more(self) -> None:
        """The press that made a turn came again by itself: at most it hurries the pieces, and says who is to move."""
        seat = self.link.table.to_move
        if self.echo.handed_over and seat is not None and not self._hurry():
            self.hand.refuse(self.hand.text("turn-other", name=self.hand.names[seat]), Target(""), kindly=True)
        self.dirty = True

    def _clicked(self, point: tuple[int, int]) -> bool:
        self._by = None
        self.echo.moved(point, self.display.layout.u)
        if self.echo.repeats(None):
            self._once_more()
            return True
        self.echo.end()
        if self.captions.current is not None:
            self._skip()  # one click, one step, wherever it falls
            self.dirty = True
            return True
        if self._hurry():
            return True
        panel = self._panel(point)
        if panel is not None:
            self._on_panel(panel, point)
            return True
        target = self.hand.press(point)
        self.dirty = True
        if target is not None:
            self.click(target)
        return True

    def _on_panel(self, panel: Panel, point: tuple[int, int]) -> None:
        if panel.click(self.display.layout, point):
            self._close(panel)
        self.dirty = True

    def _panel(self, point: tuple[int, int]) -> Panel | None:
        """The topmost panel under the pointer; none lies over the strip."""
        if any(rect.collidepoint(point) for rect in self.hand.strip):
            return None
        return next((panel for panel in reversed(self.open) if panel.covers(self.display.layout, point)), None)

    def _wheel(self, steps: int) -> bool:
        panel = self._panel(self.hand.point)
        if panel is not None:
            panel.wheel(steps)
            self.dirty = True
            return True
        if self.hand.wheel(steps):
            self.dirty = True
            return True
        return False

    def _island(self, number: int) -> None:
        """An island's number: its novices, or it as the place to go.

        It acts at once where a verb or a draft says what for; else it looks first, and acts when it is pressed again.
        Either way the focus stays with it, unless a button asks for what comes next.
        """
        draft, island = self.hand.draft, self.display.layout.ring[number - 1]
        meant = focus.numbered(draft, island)
        led = self.hand.hover == meant
        said = draft.busy and draft.seen.step == "action" and not draft.confirm
        self.hand.lead(meant)
        if led or said or draft.over:
            self._leaps = False
            self.click(meant)
            self._leaps = True

    def _more(self, steps: int) -> None:
        """More or fewer novices in the draft; without one, a page of what lies open."""
        if not self.hand.wheel(steps):
            any(panel.page(steps) for panel in reversed(self.open))

    def _escape(self) -> None:
        """One step back: the labels, the draft, what lies open, the menu."""
        if self.focus.hide() or self.hand.back():
            return
        closing = [panel for panel in self.open if panel is not self.company.watch]
        closing.sort(key=lambda panel: panel.name == TipCard.name and panel.keeps is not None)  # over all the others
        if closing:
            self._close(closing[-1])
        else:
            self._leave()

    def _leave(self) -> None:
        self._menu()

    def _undo(self) -> None:
        """One step back: of the draft when there is one, else the last turn."""
        if not self.hand.back():
            self.company.opponents.paused = self.company.opponents.alone  # or the same would be played again at once
            self.link.undo()

    def _rewind(self, as_of: int) -> None:
        """To what was just after that record, on whatever branch."""
        self.link.rewind(as_of)

    def _hurry(self) -> bool:
        """An action jumps to its end when the next one begins. True when a scoring has to be seen before."""
        choreography = self.display.choreography
        if not choreography.busy:
            return False
        before = choreography.before_gate
        choreography.skip()
        self._refresh()
        return before

    def _play(self, answer: Any, target: Target) -> None:
        """What a click came to."""
        if answer.reason is not None:
            self.app.sound.play("refuse")
        turn = self.hand.follow(answer, target)
        if turn is not None:
            self.echo.made(self._by, self.hand.point)
            if self.hand.keyed:
                self._spent = self._key
                self.hand.rest()
            self._submit(turn)
        elif self.hand.keyed:
            self.focus.follow(self._leaps)
        elif self.hand.draft.confirm:
            self.echo.made(None, self.hand.point)  # a double click does not answer what it has just asked
        self.dirty = True
