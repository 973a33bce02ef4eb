"""The board of Luna (`shell.board.board`): clicks and commands become drafts, drafts become turns.

The hand drafts, the focus goes about without a pointer, captions tell what the opponent of the solo game does; here
their answers meet the table that they lie on.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import Any

import pygame

from luna.games.luna.board import targets
from luna.games.luna.board.clicks import Clicks
from luna.games.luna.board.display import LunaDisplay
from luna.games.luna.board.hand import named, readernodes, strip
from luna.games.luna.board.hand.drafting import Drafting
from luna.games.luna.board.hand.hand import Hand
from luna.games.luna.board.hand.view import HandView
from luna.games.luna.board.hand.ways import Ways
from luna.games.luna.board.panels import recap
from luna.games.luna.board.panels.captions import Captions, OpponentPanel, ToldStrip
from luna.games.luna.board.panels.forecast import AskedForecast, ForecastPanel, ThreatsPanel
from luna.games.luna.board.panels.recap import RecapPanel
from luna.games.luna.board.panels.scored import ScoredScenes
from luna.games.luna.board.picture import seat_panels
from luna.games.luna.board.picture.things import Thing
from luna.games.luna.board.words import spoken
from luna.games.luna.rules.consequences import with_candle_point
from luna.games.luna.screens import finale
from luna.games.luna.screens.scoring import ScoringScene
from luna.games.luna.screens.tally import tally
from luna.shell.access.node import Node
from luna.shell.board import actionbar
from luna.shell.board.board import Draft, Host
from luna.shell.board.chrome import Chrome
from luna.shell.board.films import sprites
from luna.shell.board.panel import Panel
from luna.shell.board.pen import Rect
from luna.table.chronicle import Outcome


class LunaBoard:
    """Display and hand of one table."""

    def __init__(self, host: Host) -> None:
        app, text = host.app, host.app.catalogue
        self.host, self.text = host, text
        self.display = LunaDisplay(app, host.position, host.tone)
        self.hand = Hand(self.display, text, host.position, host.names)
        self.hand.panels = host.open
        self.view = HandView(self.hand)
        self.ways = Ways(self.hand)
        self.focus = self.ways.keys
        self.clicks = Clicks(host, self.display, self.hand, self.ways)
        self.captions = Captions(app, host.table)
        self.told = ToldStrip(host)
        self.scored = ScoredScenes(host, self.display, self.told)
        self.recap: RecapPanel | OpponentPanel = (
            RecapPanel(host.since, text, self._names, lambda: host.faces, host.look_back)
            if host.automaton is None
            else OpponentPanel(app, host.table, lambda: host.entries)
        )
        threats = ThreatsPanel(lambda: host.position, lambda: self.display.shown, lambda: self.display.pen)
        self.future = ForecastPanel(self._foreseen, text, self._names)
        self.asked = AskedForecast(self._foreseen, text, self._names, lambda: self.display.layout.candles)
        self.panels: Sequence[Panel] = (self.recap, threats, self.future)
        self.marks: Sequence[recap.RecapMark] = ()
        self.marked: Sequence[tuple[Rect, int]] = ()

    # ---- how it stands

    @property
    def telling(self) -> object:
        """Whether the opponent's turn is told, or the scoring."""
        return self.captions.current or self.scored.telling

    @property
    def standing(self) -> Sequence[Panel]:
        """The forecast beside the question whether the round shall end."""
        asked = self.hand.draft.confirm and self.future not in self.host.open
        return [self.asked] if asked else []

    def named(self, name: str, seat: int) -> Rect | None:
        """See `Board`."""
        return named.place(self.display.pen, self.display.shown, name, seat)

    def commands(self) -> Mapping[str, Callable[[], object]]:
        """Verbs and islands."""
        return self.clicks.commands()

    # ---- the table speaks

    def enter(self) -> None:
        """The table is seen: marks of what the others did, and the theme of the night."""
        self.marks = recap.marks(self.host.since())
        self._hear()

    def take(self, moved: bool = True) -> None:
        """Take a new position."""
        host = self.host
        if moved:
            self.display.take(host.position)
        self.hand.take(host.position, host.names, host.watching)
        if moved:
            self.enter()

    def take_up(self, draft: Draft) -> None:
        """Go on with this draft."""
        assert isinstance(draft, Drafting)
        self.hand.draft = draft
        self.hand.refresh()

    def show(self, outcome: Outcome) -> None:
        """A turn is played; the scoring stands between its parts."""
        told = self.captions.scenes(outcome) or self.told.scenes(outcome)
        after = bytearray(outcome.position)
        beats, passage = self.scored.beats(outcome), self.scored.passage(outcome)
        self.display.play(outcome.events, after, partial(self._score, bool(beats)), told, beats, passage)
        if self.captions.too_fast(outcome):
            self.host.lay_open(self.recap)

    def go(self, outcome: Outcome) -> None:
        """Turns are taken back or played again."""
        self.captions.end()
        self.told.end()
        self.scored.end()
        if outcome.position == self.host.position:
            self.display.go(self.host.table, outcome.before, outcome.after)
        else:  # and more has come since
            self.display.jump(bytearray(outcome.position))

    def hand_over(self, seat: int) -> None:
        """The emblem of the order to move sweeps across the top."""
        order = self.host.table.seats[seat].order
        self.display.choreography.hand_over(sprites.sweep(f"orders/badge-{order}", seat_panels.FILL[order]))

    def refresh(self, can_redo: bool) -> None:
        """The draft, the pieces or what may be done has changed."""
        self.hand.names = self.host.names
        self.hand.can_redo = can_redo
        self.hand.refresh()

    def resume(self) -> None:
        """The settings may have changed, the scoring has been seen."""
        self.hand.settings_changed()
        self.display.choreography.release()

    def update(self, dt: float) -> bool:
        """One step."""
        led = self.focus.update(dt)
        changed = self.hand.update(dt) or led
        return self.view.update(dt) or changed

    def _hear(self) -> None:
        """One more layer of the theme for each candle that is out."""
        seen = self.hand.draft.seen
        self.host.app.sound.music(1 + (seen.candles_most - seen.candles if seen.candles_most else 0))

    def _score(self, seen_before: bool, events: Sequence[Any]) -> None:
        host, seen = self.host, self.hand.draft.seen
        orders, automaton = [seat.order for seat in seen.seats], host.automaton
        host.cover(
            ScoringScene(
                host.app,
                events,
                host.names,
                orders,
                seen.prizes,
                self.display,
                host.alone,
                automaton=automaton,
                again=seen_before,
                then=self._end if host.table.over and finale.wanted(host.app, host.table) else None,
            )
        )

    def _end(self) -> None:
        """The game is over and counted: dawn comes before the final table."""
        host = self.host
        told = tally(host.app, host.table)
        host.cover(finale.FinaleScene(host.app, told, host.names, host.faces, lambda: self.display.pen, host.alone))

    def _foreseen(self) -> bytearray:
        """The position that the forecast is about: when the last candle has been clicked once, with its point."""
        return with_candle_point(self.host.position) if self.hand.draft.confirm else self.host.position

    def _names(self) -> Sequence[str]:
        return self.host.names

    def skip(self) -> bool:
        """What moves jumps to its end, what is told goes one step on."""
        choreography = self.display.choreography
        if self.telling:
            choreography.skip_caption()
        elif choreography.busy:
            choreography.skip()
        else:
            return False
        return True

    # ---- for screen readers

    def nodes(self) -> Sequence[Node]:
        """The board part by part: islands, path, temple, council, actions, commands."""
        return readernodes.nodes(self.hand, self.display.busy or self.host.watching)

    @property
    def focus_path(self) -> tuple[str, ...]:
        """The path to the thing that has the focus."""
        hand = self.hand
        return (spoken.part(hand.hover), repr(hand.hover)) if hand.hover is not None and hand.pointer.keyed else ()

    # ---- the picture

    def dress(self, chrome: Chrome) -> Chrome:
        """Verbs, the button under the pointer, the words of the draft."""
        hand, draft = self.hand, self.hand.draft
        title, hint, icon = strip.words(self.text, self.host.names, draft, hand.again)
        if hand.refused is not None and not hand.kindly:
            hint = self.text("table-not-possible")
        return replace(
            chrome,
            banner=self.told.banner,
            acting=self.host.automaton if self.captions.current is not None else self.told.seat,
            verbs=hand.verbs | ({draft.action: "hot"} if draft.action else {}),
            hover=targets.button(hand.hover),
            draft_icon=f"ui/icon-{icon}",
            draft_title=title,
            draft_hint=hint,
        )

    def draw(self, surface: pygame.Surface, chrome: Chrome, grace: float, lit: Sequence[Thing]) -> None:
        """Draw all that lies under the panels."""
        app = self.host.app
        self.display.spot = self.view.spotlight()
        self.display.draw(surface, chrome)
        pen = self.display.pen.on(surface)
        actionbar.draw_grace(pen, grace, app.keys.key("undo"))
        hidden = self.display.busy or self.hand.draft.busy or self.hand.draft.watching
        marks = () if hidden or app.settings.recap == "off" else self.marks
        self.marked = recap.draw_marks(pen, self.display.shown, marks)
        self.view.draw(surface, pen)
        self.display.light(surface, lit)
        self.ways.draw_ring(pen, over=False)

    def draw_over(self, surface: pygame.Surface) -> None:
        """The strip, the ring of what lies on top, labels, what is told."""
        pen = self.display.pen.on(surface)
        self.view.draw_strip(pen)
        self.ways.draw_ring(pen, over=True)
        self.focus.draw_labels(pen)
        self.captions.draw(pen)
        if (seat := self.told.seat) is None:
            self.told.draw(pen, self.told.picture, None)
        else:
            face = self.display.feelings.of(seat, self.host.faces[seat])
            self.told.draw(pen, self.display.emblem(seat), face)

    def draw_card(self, surface: pygame.Surface) -> None:
        """The card of what is pointed at."""
        self.view.draw_card(self.display.pen.on(surface))
