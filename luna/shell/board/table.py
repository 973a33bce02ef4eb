"""The table: clicks become drafts, drafts become turns, turns come back as events, events move the pieces.

The scene owns the link to the table. The hand drafts, the display shows, panels lie open beside them; here it is
decided who gets an event and when a turn is played. It never knows a rule.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from functools import partial
from typing import Any

import pygame

from luna.core.game import Reason, Turn
from luna.games.luna.board.bars import actionbar
from luna.games.luna.board.display import Display
from luna.games.luna.board.hand import strip
from luna.games.luna.board.hand.focuskeys import FocusKeys
from luna.games.luna.board.hand.hand import Hand
from luna.games.luna.board.hand.targets import RESET, Target
from luna.games.luna.board.layout.bars import VERBS
from luna.games.luna.board.panels import recap, tipcard
from luna.games.luna.board.panels.captions import Captions, OpponentPanel
from luna.games.luna.board.panels.forecastpanel import AskedForecast, ForecastPanel
from luna.games.luna.board.panels.recap import RecapPanel
from luna.games.luna.board.panels.threatspanel import ThreatsPanel
from luna.games.luna.board.panels.tipcard import TipCard
from luna.games.luna.board.picture import things
from luna.games.luna.board.words import about
from luna.games.luna.board.words.asked import topic_at
from luna.games.luna.rules.consequences import with_candle_point
from luna.games.luna.rules.picture import forecast, view
from luna.games.luna.screens.scoring import ScoringScene, show_last_scoring
from luna.log.records import HUMAN, PLAYS, SEAT
from luna.shell.board import cardface
from luna.shell.board.bot_seats import Company
from luna.shell.board.chrome import Chrome
from luna.shell.board.echo import Echo
from luna.shell.board.grace import Grace
from luna.shell.board.history import History
from luna.shell.board.panel import Panel
from luna.shell.board.panels.branchlist import BranchList
from luna.shell.board.panels.logpanel import LogPanel
from luna.shell.board.recap import RecapScene
from luna.shell.board.replay import ReplayScene
from luna.shell.board.steered import SteeredScene
from luna.shell.board.teller import Entry
from luna.shell.canvas import Canvas
from luna.shell.loop import App
from luna.shell.screens.overlay import OverlayScene
from luna.shell.screens.rules import RulesScene
from luna.shell.seats import seat_name
from luna.table.chronicle import Outcome
from luna.table.link import TableLink


class TableScene(SteeredScene):
    """One game, played."""

    tone = ""
    """How the ground is painted: `sepia` for a board on which nothing counts."""

    def __init__(self, app: App, link: TableLink, held: Callable[[], Collection[int]] | None = None) -> None:
        """`held`: the seats that are played from this machine, None = all."""
        super().__init__(app)
        self.link = link
        self.table = link.table
        self.text = app.catalogue
        self.position = self.table.position
        self.names = self._names()
        self.forecast = forecast(self.position)
        self._earlier = self.forecast  # of the position before: what counts until the scoring has been left
        self.history = History(self.table)
        self.display = Display(app, view(self.position), self.tone)
        self.company = Company(link, self.display, self.history, self.text, lambda: self.names, held)
        self.hand = Hand(self.display, self.text, self.position, self.names, self.company.to_move)
        self.company.hints.drafted = lambda: self.hand.draft.state
        self.company.hints.taken = lambda: self.hand.strip
        branches = BranchList(self.table, self.history, self.text, self._rewind)
        self.log = LogPanel(
            self.history, self.text, lambda: self.names, self._look_back, branches, lambda: self.display.scores
        )
        self.captions = Captions(app, self.table)
        self.recap: RecapPanel | OpponentPanel = (
            RecapPanel(self.since, self.text, lambda: self.names, self._look_back)
            if self.history.automaton is None
            else OpponentPanel(app, self.table, self.history)
        )
        threats = ThreatsPanel(lambda: self.position, lambda: self.display.shown, lambda: self.display.picture.pen)
        self.future = ForecastPanel(self._foreseen, self.text, lambda: self.names)
        self.asked = AskedForecast(self._foreseen, self.text, lambda: self.names, lambda: self.display.layout.candles)
        self.panels: dict[str, Panel] = {panel.name: panel for panel in (self.log, self.recap, threats, self.future)}
        """What can be opened, by command."""
        self._toggled = tuple(self.panels)
        for panel in (self.company.hints, self.company.watch):
            self.panels[panel.name] = panel
        self.open: list[Panel] = []
        """What lies open, the topmost last."""
        self.hand.panels = self.open
        self.focus = FocusKeys(self.hand)
        self.grace = Grace()
        self._later: list[pygame.event.Event] = []
        self.echo = Echo()
        self._by = None  # the command of the key that is being heard, None: a click
        self._leaps = True  # the focus may go on to the nearest thing by itself
        self._key = self._spent = 0  # the key that went down last, and the one that made a turn and is still down
        self._lying: object = None  # what lay open at the last step
        self._covered = False
        self._bell = False  # it is somebody's turn as soon as all has arrived
        self.marks, self.absence = recap.marks(self.since()), recap.Absence()
        self._commands = self._all_commands()
        self._quiet = {"skip", *self.focus.commands()}
        """Commands that let the pieces go on."""

    # ---- life on the stack

    def enter(self) -> None:
        """See `Scene`: after an interruption, what others than the people here have done is seen once more."""
        self._advise()
        self._hear()
        self._remind()

    def exit(self) -> None:
        """See `Scene`: what was asked for becomes durable, then the journal is let go."""
        self.company.close()
        self.link.close()

    def pause(self) -> None:
        """See `Scene`."""
        self.hand.let_go()
        self.focus.let_go()
        self.dirty = True

    def resume(self) -> None:
        """See `Scene`: the settings may have changed, the scoring has been seen."""
        self._covered = False
        self.display.settings_changed()
        self.hand.settings_changed()
        self.display.choreography.release()
        self._look_under_pointer()
        for panel in self.open:  # lines of a panel are lit again when the pointer moves
            panel.moved(self.display.layout, None)

    def resize(self, canvas: Canvas) -> None:
        """See `Scene`."""
        self.names = self._names()
        self.display.resize(canvas, self.hand.draft.seen)
        self.hand.names = self.names
        self._refresh()

    def update(self, dt: float) -> None:
        """See `Scene`: answers first, then the pieces."""
        self.echo.update(dt, self.display.busy)
        for answered in self.link.poll():
            self._answered(answered.result)
        if self._later and not self.link.busy:
            later, self._later = self._later, []
            for event in later:
                self.handle(event)
        busy = self.display.busy
        self.dirty = self.display.update(dt) or self.dirty
        if busy and not self.display.busy:
            self._refresh()
        if self._bell and not self.display.busy:
            self._bell = False
            self.app.sound.play("your-turn")
        self._watch_panels()
        if self.focus.update(dt):
            self.dirty = True
        if self.hand.update(dt) or self.grace.update(dt, self.app.settings.reduced_motion):
            self.dirty = True
        waits = self.grace.runs and self.app.settings.grace == "wait"  # as long as the player wants
        if self.company.update(dt, not (self.display.busy or waits)):
            self.dirty = True
        self._lay_down(self.company.watch, bool(self.company.watch.says))
        self._lay_down(self.asked, self.hand.draft.confirm and self.future not in self.open)
        mine = self.table.to_move in self.company.people and self.app.scenes[-1] is self
        if self.absence.over(self.app.focused and mine and not busy):
            self._remind()
        if self.table.over and not self.display.busy and not self._covered:
            self._covered = True
            self._ended()

    def _ended(self) -> None:
        """The game is over and its last animation has been seen."""
        self.app.ways.finished(self.app, self.table)

    # ---- commands

    def _all_commands(self) -> dict[str, Callable[[], object]]:
        """Everything a key, a button or a pad can ask the table for."""
        return {
            **{verb: partial(self._press, verb) for verb in VERBS},
            **{name: partial(self.toggle, name) for name in self._toggled},
            **{f"island-{number}": partial(self._island, number) for number in range(1, 8)},
            "novice": partial(self.click, Target("token", name="novice")),
            **self.focus.commands(),
            "do": self._do,
            "commit": self._commit,
            "back": self._escape,
            "more": partial(self._more, 1),
            "less": partial(self._more, -1),
            "undo": self._undo,
            "redo": self.link.redo,
            "reset": partial(self.click, RESET),
            "skip": self._skip,
            "menu": self._menu,
            "recap": self._replay_since,
            "scoring": self._scoring,
            "whatif": self._what_if,
            "rules": self._rules,
            "hint": self._hint,
        }

    def _menu(self) -> None:
        self.app.push(OverlayScene(self.app, self.table, lambda: self.link.undo_to(0), self.link.set_player))

    # ---- turns

    def _submit(self, turn: Turn) -> None:
        self.link.submit(turn)

    def _answered(self, result: Outcome | Reason) -> None:
        """The table's word on what was asked for."""
        self.dirty = True
        if isinstance(result, Reason):
            self.hand.deny(result)
            return
        if result.notice is not None:
            self.app.tell(result.notice)
            self.app.playing = self.table.path
        self.history.follow()
        if self.table.over and result.kind != SEAT:
            self.app.ways.count(self.app, self.table)
        self._take_position()
        self.grace.end()
        if result.kind in PLAYS:
            if self.table.seats[result.seat].kind == HUMAN:
                self.grace.begin(self.app.settings.grace_seconds)
            self._show(result)
        elif result.kind != SEAT:
            self.app.sound.play("undo")
            self.captions.end()
            if result.position == self.position:
                self.display.go(self.table, result.before, result.after)
            else:  # and more has come since
                self.display.choreography.jump(view(bytearray(result.position)))
        self._refresh()

    def _take_position(self) -> None:
        self._earlier = self.forecast
        self.position = self.table.position
        self.forecast = forecast(self.position)
        self.names = self._names()
        self.marks = recap.marks(self.since())
        self.hand.take(self.position, self.names, self.company.to_move)
        self.company.moved_on()
        if self.company.hints in self.open:
            self.open.remove(self.company.hints)
        self._advise()
        self._hear()

    def _hear(self) -> None:
        """The theme follows the candles."""
        seen = self.hand.draft.seen
        self.app.sound.night(seen.candles_most - seen.candles if seen.candles_most else 0)

    def _show(self, result: Outcome) -> None:
        """One turn; the next player at the same screen is told that it is his turn now."""
        choreography = self.display.choreography
        choreography.play(result.events, view(bytearray(result.position)), self._score, self.captions.scenes(result))
        if self.captions.too_fast(result) and self.recap not in self.open:
            self.open.append(self.recap)
        seat, people = self.table.to_move, self.company.people
        self.absence.played(self.app.focused or result.seat in people)
        self._bell = seat in people and seat != result.seat
        if seat is not None and self._bell and len(people) > 1:
            self.echo.hand_over()
            choreography.hand_over(self.table.seats[seat].order)

    def _score(self, events: Sequence[Any]) -> None:
        self._covered = True
        seen = self.hand.draft.seen
        orders = [seat.order for seat in seen.seats]
        alone, automaton = self.company.opponents.alone, self.history.automaton
        self.app.push(
            ScoringScene(self.app, events, self.names, orders, seen.prizes, self.display, alone, automaton=automaton)
        )

    def _scoring(self) -> None:
        """The last scoring once more."""
        show_last_scoring(self.app, self.table, self.history, self.table.length, self.names)

    # ---- rules and tips

    def _rules(self) -> None:
        """The rule of the thing that is pointed at."""
        topic = topic_at(self.display.layout, self.display.shown, self.hand.hover, self.hand.point, self.forecast)
        self.app.push(RulesScene(self.app, topic))

    def _advise(self) -> None:
        """A tip if the position calls for one: at most one a turn, each only once, and only for people."""
        self.open[:] = [panel for panel in self.open if panel.name != TipCard.name]
        if self.tone or self.table.to_move not in self.company.people:
            return
        card = tipcard.due(self.app, self.hand, self.forecast)
        if card is not None:
            self.panels[TipCard.name] = card
            self.open.append(card)

    # ---- looking back and ahead

    def since(self) -> Sequence[Entry]:
        """What the others have done since the last turn at this chair: of the only person, or of the order to move."""
        seat = self.table.to_move if self.company.you is None else self.company.you
        return () if seat is None else self.history.since(seat)

    def _look_back(self, number: int) -> None:
        """The table as it was after so many turns."""
        play_on = None if self.table.read_only else self.link.undo_to
        log = self.log if self.log in self.open else None
        self.app.push(ReplayScene(self.app, self.table, number, play_on=play_on, log=log))

    def _remind(self) -> None:
        """What others than the people here have done is seen once more by whoever comes back to the game."""
        played = [self.table.seats[entry.seat].kind for entry in self.since()]
        wanted = self.app.settings.recap == "auto" and any(kind != HUMAN for kind in played)
        if wanted and self.recap not in self.open:
            self._replay_since()

    def _replay_since(self) -> None:
        """See the turns of the others once more; their list stays open."""
        if self.recap in self.open:
            self.open.remove(self.recap)
            return
        self.open.append(self.recap)
        if self.since():
            self.app.push(RecapScene(self.app, self.table.still(), self.since()[0].number - 1))

    def _hint(self) -> None:
        """A hint, asked again a deeper one, and after the deepest none."""
        hints = self.company.hints
        if reason := about.no_hint(self.hand.draft):
            self.hand.refuse(self.text(reason), Target(""), kindly=True)
        elif hints.ask(self.position):
            if hints not in self.open:
                self.open.append(hints)
        elif hints in self.open:
            self._close(hints)

    def _what_if(self) -> None:
        self.app.ways.what_if(self.app, self.table, self.table.length)

    def _foreseen(self) -> bytearray:
        """The position that the forecast is about: when the last candle has been clicked once, with its point."""
        return with_candle_point(self.position) if self.hand.draft.confirm else self.position

    def _names(self) -> list[str]:
        return [seat_name(self.text, seat) for seat in self.table.seats]

    def _refresh(self) -> None:
        self.hand.can_redo = self.table.can_redo
        self.hand.refresh()
        self.dirty = True

    # ---- picture

    def draw(self, surface: pygame.Surface) -> None:
        """See `Scene`."""
        foreseen = self._earlier if self.display.choreography.before_gate else self.forecast
        pen = self.display.draw(surface, foreseen, self._chrome())
        actionbar.draw_grace(pen, self.grace.share(self.app.settings.reduced_motion), self.app.keys.key("undo"))
        hidden = self.display.busy or self.hand.draft.busy or self.hand.draft.watching
        marks = () if hidden or self.app.settings.recap == "off" else self.marks
        self.company.marked = recap.draw_marks(pen, self.display.shown, marks)
        self.hand.draw(surface, pen)
        for told in (self.log, self.recap):
            if told in self.open:
                things.light(pen, self.display.shown, told.things)
        if self.company.hints in self.open and not self.display.busy:
            things.light(pen, self.display.shown, self.company.hints.things)
        self.focus.draw_ring(pen, over=False)
        for panel in self.open:
            panel.draw(pen)
        self.hand.draw_strip(pen)
        self.focus.draw_ring(pen, over=True)
        self.focus.draw_labels(pen)
        self.captions.draw(pen)
        why = self.company.why()
        if why is not None and not self.hand.refused:
            cardface.draw(pen, *why, [])
        else:
            self.hand.draw_card(pen)

    def _chrome(self) -> Chrome:
        hand, draft = self.hand, self.hand.draft
        verbs = hand.verbs | ({draft.action: "hot"} if draft.action else {})
        title, hint, icon = strip.words(self.text, self.names, draft, hand.again)
        if hand.refused is not None and not hand.kindly:
            hint = self.text("table-not-possible")
        stopped = draft.watching and self.company.opponents.failed
        if stopped:
            hint = self.text("bots-stopped")
        hover = hand.hover
        named = "" if hover is None else hover.name if hover.what in ("verb", "rail", "top") else hover.what
        return Chrome(
            names=tuple(self.names),
            you=self.company.you,
            acting=self.history.automaton if self.captions.current else None,
            thinking=None if stopped else self.company.opponents.thinking,
            bots=self.company.levels,
            keys=self.app.keys.caps(),
            verbs=verbs,
            hover=named,
            draft_icon=icon,
            draft_title=title,
            draft_hint=hint,
            log=self.history.newest(),
            can_reset=draft.busy,
            can_undo=draft.busy or self.table.can_undo,
            can_hint=not about.no_hint(draft),
            unsaved=self.text("bar-unsaved") if self.table.unsaved else "",
        )
