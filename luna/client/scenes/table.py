"""The table: clicks become drafts, drafts become turns, turns come back as events, events move the pieces.

The scene owns the link to the table and the choreography. It never knows a rule: what a click means is asked of the
draft, what happened is told by the link, and only then shown.
"""

from __future__ import annotations

from typing import Any, Final

import pygame

from luna.client import sessions
from luna.client.loop import App
from luna.client.scene import Canvas, Scene
from luna.client.scenes.overlay import OverlayScene
from luna.client.scenes.scoring import ScoringScene
from luna.client.tables.luna import card, handles, ledger, lights, logpanel, strip
from luna.client.tables.luna.choreography import Choreography
from luna.client.tables.luna.chrome import Chrome
from luna.client.tables.luna.drafting import Answer, Drafting
from luna.client.tables.luna.frame import FAMILIES, VERBS
from luna.client.tables.luna.history import History
from luna.client.tables.luna.picking import hot_island, pick
from luna.client.tables.luna.table import Table as Picture
from luna.client.tables.luna.targets import RESET, UNDO, Target
from luna.games.face import Reason
from luna.games.luna import events as ev
from luna.games.luna.picture import forecast, view
from luna.log.records import TURN
from luna.table.link import TableLink
from luna.table.table import Outcome

_KEYS: Final = {key: verb for _, verbs in FAMILIES for verb, key in verbs}
_REFUSED: Final = 4.0  # seconds a refusal stays beside the pointer
_MORE: Final = (pygame.K_PLUS, pygame.K_KP_PLUS, pygame.K_PAGEUP)
_LESS: Final = (pygame.K_MINUS, pygame.K_KP_MINUS, pygame.K_PAGEDOWN)


class TableScene(Scene):
    """One game, played."""

    def __init__(self, app: App, link: TableLink) -> None:
        super().__init__(app)
        self.link = link
        self.table = link.table
        self.text = app.catalogue
        self.hover: Target | None = None
        self.point = (0, 0)
        self.refused: card.Card | None = None
        self._refused_of: Target | None = None  # None = said to the keyboard
        self._told: tuple[Target, card.Card | None] | None = None  # the card of the thing under the pointer
        self._kindly = False  # it only says what comes first
        self._keyed = False  # the keyboard spoke last
        self.log_open = False
        self._left = 0.0  # seconds of the refusal
        self._hot = ""
        self._pressed: Target | None = None
        self._later: list[pygame.event.Event] = []
        self._covered = False
        self._chips: list[handles.Handle] = []
        self._lit: lights.Lights = {}
        self._log_offset = 0
        self._take_position()
        self.history = History(self.table)
        seen = view(self.position)
        self.picture = Picture(app.canvas.width, app.canvas.height, seen, app.paint, self.text)
        speed = app.settings.speed
        self.choreography = Choreography(self.picture.layout, seen, speed, app.settings.reduced_motion)
        self._pieces: tuple[object, pygame.Surface] | None = None
        self._still: tuple[object, pygame.Surface] | None = None

    # ---- life on the stack

    def exit(self) -> None:
        """See `Scene`: what was asked for becomes durable, then the journal is let go."""
        self.link.close()

    def pause(self) -> None:
        """See `Scene`: no card stays open under what comes on top."""
        self.hover = self.refused = None
        self.dirty = True

    def resume(self) -> None:
        """See `Scene`: the settings may have changed, the scoring has been seen."""
        self._covered = False
        self.choreography.set_speed(self.app.settings.speed, self.app.settings.reduced_motion)
        self.choreography.release()
        self.dirty = True

    def resize(self, canvas: Canvas) -> None:
        """See `Scene`."""
        self.picture = Picture(canvas.width, canvas.height, self.draft.seen, self.app.paint, self.text)
        self.choreography.lay_out(self.picture.layout)
        self._pieces = self._still = None
        self.names = self._names()
        self._refresh()

    def update(self, dt: float) -> None:
        """See `Scene`: answers first, then the pieces."""
        for answered in self.link.poll():
            self._answered(answered.result)
        if self._later and not self.link.busy:
            later, self._later = self._later, []
            for event in later:
                self.handle(event)
        if self.choreography.update(dt):
            self.dirty = True
            if not self.choreography.busy:
                self._refresh()
        if self._left > 0:
            self._left -= dt
            if self._left <= 0:
                self.refused, self.dirty = None, True
        if self.table.over and not self.choreography.busy and not self._covered:
            self._covered = True
            sessions.finished(self.app, self.table)

    # ---- input

    def handle(self, event: pygame.event.Event) -> bool:
        """See `Scene`. What comes while a turn is on its way to the disk waits for it, a few milliseconds."""
        if event.type == pygame.MOUSEMOTION:
            return self._moved(event.pos)
        if event.type not in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP, pygame.MOUSEWHEEL, pygame.KEYDOWN):
            return False
        if self.link.busy:
            self._later.append(event)
            return True
        self._keyed = event.type == pygame.KEYDOWN
        if event.type == pygame.KEYDOWN:
            return self._key(event)
        if event.type == pygame.MOUSEWHEEL:
            return self._wheel(event.y)
        if event.type == pygame.MOUSEBUTTONUP:
            return self._dropped(event.pos) if event.button == 1 else False
        if event.button == 1:
            return self._clicked(event.pos)
        if event.button == 3:
            self._back()
            return True
        return False

    def _moved(self, point: tuple[int, int]) -> bool:
        self.point = point
        hot = hot_island(self.picture.layout, point, self._hot)
        if hot != self._hot:
            self._hot = hot
            self._refresh()
            return True
        hover = self._pick(point)
        if hover != self.hover or self.refused:
            self.hover, self.dirty = hover, True
        return hover is not None

    def _clicked(self, point: tuple[int, int]) -> bool:
        if self._hurry():
            return True
        self.refused = None
        if self.log_open and logpanel.rect(self.picture.layout).collidepoint(point):
            self.log_open, self.dirty = False, True
            return True
        self._moved(point)
        self._pressed = self._pick(point)
        if self._pressed is not None:
            self.click(self._pressed)
        return True

    def _dropped(self, point: tuple[int, int]) -> bool:
        """The button was let go somewhere else: a drag says both clicks at once."""
        first, self._pressed = self._pressed, None
        if first is None or first.what not in ("group", "tired", "book"):
            return False
        target = self._pick(point)
        if target is None or target == first or (first.island and target.island in ("", first.island)):
            return False
        self.click(Target("island", target.island) if first.island else target)
        return True

    def click(self, target: Target) -> None:
        """A thing was clicked, by whatever means."""
        self.dirty = True
        if target == UNDO:
            self._undo()
        elif target.what == "redo":
            self.link.redo()
        elif target.what == "top":
            if target.name == "menu":
                self.app.push(OverlayScene(self.app, self.table))
        elif target.what == "rail":
            if target.name == "log":
                self.log_open = not self.log_open
        else:
            self._follow(self.draft.click(target), target)

    def _key(self, event: pygame.event.Event) -> bool:
        key, ctrl = event.key, event.mod & (pygame.KMOD_CTRL | pygame.KMOD_META)
        letter = (getattr(event, "unicode", "") or pygame.key.name(key)).upper()
        if key == pygame.K_SPACE:
            self.choreography.skip()
            self.dirty = True
        elif self._hurry():
            pass
        elif ctrl and key == pygame.K_BACKSPACE:
            self.click(RESET)
        elif key == pygame.K_y or (key == pygame.K_z and ctrl and event.mod & pygame.KMOD_SHIFT):
            self.link.redo() if ctrl else None
        elif letter == "Z" or key == pygame.K_z:
            self._undo()
        elif key in (pygame.K_RETURN, pygame.K_KP_ENTER):
            self._follow(self.draft.commit(), Target("commit"))
        elif key == pygame.K_ESCAPE:
            self._escape()
        elif key in _MORE or key in _LESS:
            return self._wheel(1 if key in _MORE else -1)
        elif letter == "L":
            self.log_open = not self.log_open
        elif letter == "N":
            self.click(Target("token", name="novice"))
        elif letter in _KEYS:
            self._follow(self.draft.press(_KEYS[letter]), Target("verb", name=_KEYS[letter]))
        elif letter in "1234567" and letter:
            self._island(self.picture.layout.ring[int(letter) - 1])
        else:
            return False
        self.dirty = True
        return True

    def _island(self, island: str) -> None:
        """An island's number: its novices, or it as the place to go."""
        draft = self.draft
        goal = draft.over or draft.seen.step != "action" or draft.verb or draft.composer.hand
        self.click(Target("island" if goal else "group", island))

    def _wheel(self, steps: int) -> bool:
        if self.log_open and logpanel.rect(self.picture.layout).collidepoint(self.point):
            self._log_offset = max(0, self._log_offset + steps)
            self.dirty = True
            return True
        if self.draft.wheel(1 if steps > 0 else -1):
            self._refresh()
            return True
        return False

    def _back(self) -> bool:
        if self.draft.back():
            self.refused = None
            self._refresh()
            return True
        return False

    def _escape(self) -> None:
        if self.log_open:
            self.log_open = False
        elif not self._back():
            self.app.push(OverlayScene(self.app, self.table))

    def _undo(self) -> None:
        """One step back: of the draft when there is one, else the last turn."""
        if not self._back():
            self.link.undo()

    def _hurry(self) -> bool:
        """An action jumps to its end when the next one begins. True when a scoring has to be seen before."""
        if not self.choreography.busy:
            return False
        before = self.choreography.before_gate
        self.choreography.skip()
        self._refresh()
        return before

    # ---- drafts and turns

    def _follow(self, answer: Answer, target: Target) -> None:
        """What a click came to."""
        if answer.turn is not None:
            self.link.submit(answer.turn)
        elif answer.reason is not None:
            self._refuse(ledger.refusal(self.text, answer.reason), target)
        elif answer.hint is not None:
            self._refuse(self.text(answer.hint), target, kindly=True)
        self._refresh()

    def _refuse(self, words: str, target: Target, kindly: bool = False) -> None:
        self.refused = card.refused(self.text, words, target, kindly)
        self._kindly = kindly
        self._refused_of = None if self._keyed else target
        self._left = _REFUSED

    def _answered(self, result: Outcome | Reason) -> None:
        """The table's word on what was asked for."""
        self.dirty = True
        if isinstance(result, Reason):
            self._refuse(ledger.refusal(self.text, result), Target(""))
            self._refresh()
            return
        if result.notice is not None:
            self.app.tell(result.notice)
        self._take_position()
        seen = self.draft.seen
        if result.kind == TURN:
            self.history.take(result.seat, result.turn, result.events)
            self._show(result.events)
        else:
            self.history.rewind(result.after)
            self.choreography.cancel()
            self.choreography.rest(seen)
        self._refresh()

    def _show(self, events: list[Any]) -> None:
        """One turn; the scoring stands between the last candle and the new round."""
        choreography, seen = self.choreography, self.draft.seen
        choreography.skip()
        scored = next((n for n, event in enumerate(events) if isinstance(event, ev.ScoringBeat)), None)
        if scored is None:
            choreography.act(events, seen)
            return
        after = next(n for n, event in enumerate(events) if isinstance(event, ev.RoundScored))
        choreography.act(events[:scored], None)
        choreography.gate(lambda: self._score(events[scored:]))
        choreography.act(events[after:], seen)

    def _score(self, events: list[Any]) -> None:
        self._covered = True
        orders = [seat.order for seat in self.draft.seen.seats]
        self.app.push(ScoringScene(self.app, events, self.names, orders, self.draft.seen.prizes))

    def _take_position(self) -> None:
        """A new position: a new draft, nothing of the old one counts."""
        self.position = self.table.position
        self.draft = Drafting(self.position)
        self.forecast = forecast(self.position)
        self.names = self._names()
        self._verbs = {verb: "on" for verb in VERBS if self._possible(verb)}
        self.refused = None

    def _possible(self, verb: str) -> bool:
        return self.draft.seen.step == "action" and self.draft.why_not_verb(verb) is None

    def _names(self) -> list[str]:
        return [sessions.seat_name(self.text, seat) for seat in self.table.seats]

    # ---- picture

    def _pick(self, point: tuple[int, int]) -> Target | None:
        if self.log_open and logpanel.rect(self.picture.layout).collidepoint(point):
            return None
        return pick(self.picture.layout, self.choreography.shown, self.draft, self._chips, point)

    def _refresh(self) -> None:
        """After the draft, the position or the island under the pointer changed."""
        layout = self.picture.layout
        self._chips = handles.handles(self.draft, layout, self._hot, self.table.can_redo, self.text)
        self._lit = lights.lights(self.draft)
        self._told = None
        self.hover = self._pick(self.point)
        self.dirty = True

    def draw(self, surface: pygame.Surface) -> None:
        """See `Scene`."""
        shown = self.choreography.shown
        chrome = self._chrome()
        surface.blit(self._resting(chrome), (0, 0))
        pen = self.picture.pen.on(surface)
        if not self.choreography.busy:
            lights.draw(pen, shown, self.draft, self._lights(), self.hover)
        self.choreography.draw(pen)
        taken = strip.draw(pen, self.names, self.draft)
        handles.draw(pen, self._chips, self.hover, self.draft.composing)
        if self.log_open:
            logpanel.draw(pen, self.history.sentences(self.text, self.names), self._log_offset)
        told = self._card()
        if told is not None:
            card.draw(pen, told, self._pointed(), taken)

    def _card(self) -> card.Card | None:
        """The card to be shown, thought of once for each thing the pointer comes to."""
        if self.refused is not None:
            return self.refused
        if self.hover is None or self.choreography.busy:
            return None
        if self._told is None or self._told[0] != self.hover:
            self._told = self.hover, card.card(self.text, self.names, self.draft, self.hover)
        return self._told[1]

    def _pointed(self) -> pygame.Rect | None:
        """The thing the card is about; None when the keyboard asked."""
        target = self._refused_of if self.refused is not None else self.hover
        if target is None:
            return None
        spot = lights.spot(self.picture.layout, self.choreography.shown, self._chips, target)
        return spot or self.picture.layout.around(self.point, 24)

    def _lights(self) -> lights.Lights:
        """What is legal; under the pointer a verb shows what it would be for."""
        if self.hover is None or self.hover.what != "verb" or self.draft.busy:
            return self._lit
        _, trial = self.draft.offer(self.hover)
        return lights.lights(trial) if trial.verb else self._lit

    def _resting(self, chrome: Chrome) -> pygame.Surface:
        """Ground, pieces and frame, painted anew only when one of them changed."""
        shown = self.choreography.shown
        future = None if self.choreography.busy else self.forecast
        key = self.choreography.version, future
        if self._pieces is None or self._pieces[0] != key:
            canvas = self._pieces[1] if self._pieces else pygame.Surface(self.app.canvas.size, 0, 32)
            self.picture.paint_pieces(canvas, shown, future)
            self._pieces, self._still = (key, canvas), None
        if self._still is None or self._still[0] != chrome:
            canvas = self._still[1] if self._still else pygame.Surface(self.app.canvas.size, 0, 32)
            canvas.blit(self._pieces[1], (0, 0))
            self.picture.paint_frame(canvas, shown, self.forecast, chrome)
            self._still = chrome, canvas
        return self._still[1]

    def _chrome(self) -> Chrome:
        verbs = dict(self._verbs)
        if self.draft.verb:
            verbs[self.draft.verb] = "hot"
        title, hint, icon = strip.words(self.text, self.names, self.draft)
        if self.refused is not None and not self._kindly:
            hint = self.text("table-not-possible")
        title, hint = strip.lines(self.picture.pen, title, hint)
        hover = self.hover
        named = "" if hover is None else hover.name if hover.what in ("verb", "rail", "top") else hover.what
        return Chrome(
            names=tuple(self.names),
            verbs=verbs,
            hover=named,
            draft_icon=icon,
            draft_title=title,
            draft_hint=hint,
            log=self.history.newest,
            can_reset=self.draft.busy,
            can_undo=self.draft.busy or self.table.can_undo,
        )
