"""The board of Luna (`shell.board.board`): clicks and commands become drafts, drafts become turns.

The hand drafts, the focus goes about without a pointer, captions tell what the opponent of the solo game does; here
their answers meet the table that they lie on.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import Any

import pygame

from luna.core.game import Reason, Turn
from luna.games.luna.board import targets
from luna.games.luna.board.clicks import Clicks
from luna.games.luna.board.display import LunaDisplay
from luna.games.luna.board.hand import about, focus, named, strip
from luna.games.luna.board.hand.asked import topic_at
from luna.games.luna.board.hand.drafting import Drafting
from luna.games.luna.board.hand.focuskeys import FocusKeys
from luna.games.luna.board.hand.hand import Hand
from luna.games.luna.board.hand.view import HandView
from luna.games.luna.board.panels import recap
from luna.games.luna.board.panels.captions import Captions, OpponentPanel
from luna.games.luna.board.panels.forecastpanel import AskedForecast, ForecastPanel
from luna.games.luna.board.panels.recap import RecapPanel
from luna.games.luna.board.panels.scored import ScoredScenes
from luna.games.luna.board.panels.threatspanel import ThreatsPanel
from luna.games.luna.board.panels.toldstrip import ToldStrip
from luna.games.luna.board.picture import orders
from luna.games.luna.board.picture.things import Thing
from luna.games.luna.board.targets import Target
from luna.games.luna.board.words import spoken
from luna.games.luna.rules.consequences import with_candle_point
from luna.games.luna.screens import finale
from luna.games.luna.screens.scoring import ScoringScene
from luna.games.luna.screens.tally import tally
from luna.shell.access.node import Node, Role, group
from luna.shell.app.canvas import Canvas
from luna.shell.board import actionbar, tweens
from luna.shell.board.board import Draft, Host
from luna.shell.board.chrome import Chrome
from luna.shell.board.panel import Panel
from luna.shell.board.pen import Pixel, Rect
from luna.shell.board.spoken import card_words, possible
from luna.table.chronicle import Outcome


class LunaBoard:
    """Display and hand of one table."""

    def __init__(self, host: Host) -> None:
        app, text = host.app, host.app.catalogue
        self.host, self.text = host, text
        self.display = LunaDisplay(app, host.position, host.tone)
        self.hand = Hand(self.display, text, host.position, host.names)
        self.hand.panels = host.open
        self.pointer = self.hand.pointer
        self.view = HandView(self.hand)
        self.focus = FocusKeys(self.hand)
        self.clicks = Clicks(host, self.display, self.hand, self.focus)
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
    def drafting(self) -> bool:
        """Whether a turn has been begun."""
        return self.hand.draft.busy

    @property
    def draft(self) -> Drafting | None:
        """The turn that is being put together, to be taken up again after an interruption."""
        return self.hand.draft if self.hand.draft.busy else None

    @property
    def drafted(self) -> object:
        """What it has come to."""
        return self.hand.draft.state

    @property
    def strip(self) -> Sequence[Rect]:
        """The rectangle of the prompt line, where a draft is put together."""
        return self.hand.strip

    @property
    def refused(self) -> bool:
        """Whether a card says why something cannot be."""
        return self.hand.refused is not None

    @property
    def telling(self) -> bool:
        """Whether the opponent's turn is told, or the scoring."""
        return self.captions.current is not None or self.scored.telling

    @property
    def standing(self) -> Sequence[Panel]:
        """The forecast beside the question whether the round shall end."""
        asked = self.hand.draft.confirm and self.future not in self.host.open
        return [self.asked] if asked else []

    @property
    def no_hint(self) -> str:
        """Why there can be no hint now."""
        return about.no_hint(self.hand.draft)

    @property
    def topic(self) -> str:
        """The rule of the thing that is pointed at."""
        hand, display = self.hand, self.display
        return topic_at(display.layout, display.shown, hand.hover, self.pointer.point, display.forecast)

    def named(self, name: str, seat: int) -> Rect | None:
        """See `Board`."""
        return named.place(self.display.pen, self.display.shown, name, seat)

    def commands(self) -> Mapping[str, Callable[[], object]]:
        """Verbs, islands, and the ways of the focus."""
        return {
            **{name: partial(self._command, ask) for name, ask in self.clicks.commands().items()},
            **self.focus.commands(),
        }

    @property
    def quiet(self) -> Collection[str]:
        """The ways of the focus."""
        return self.focus.commands().keys()

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
        self.display.choreography.hand_over(tweens.sweep(f"orders/badge-{order}", orders.FILL[order]))

    def refresh(self, can_redo: bool) -> None:
        """The draft, the pieces or what may be done has changed."""
        self.hand.names = self.host.names
        self.hand.can_redo = can_redo
        self.hand.refresh()

    def deny(self, reason: Reason) -> None:
        """The table refused."""
        self.hand.deny(reason)

    def refuse(self, words: str) -> None:
        """Say what comes first."""
        self.hand.refuse(words, targets.NOTHING, kindly=True)

    def resume(self) -> None:
        """The settings may have changed, the scoring has been seen."""
        self.hand.settings_changed()
        self.display.choreography.release()

    def let_go(self) -> None:
        """Let go of everything, as something comes on top."""
        self.hand.let_go()
        self.focus.let_go()

    def resize(self, canvas: Canvas) -> None:
        """Lay out anew for another window or another language."""
        self.display.resize(canvas, self.host.position)

    def update(self, dt: float) -> bool:
        """One step."""
        self.scored.update(dt)
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

    # ---- the player

    def moved(self, point: Pixel) -> bool:
        """The pointer is there."""
        return self.hand.moved(point)

    def leave(self, point: Pixel) -> bool:
        """The pointer is there, on what lies over the table."""
        return self.hand.leave(point)

    def press(self, point: Pixel) -> None:
        """A click."""
        target = self.hand.press(point)
        if target is not None:
            self.click(target)

    def drop(self, point: Pixel) -> bool:
        """The button was let go: a drag says two clicks at once."""
        target = self.hand.drop(point)
        if target is not None:
            self.click(target)
        return target is not None

    def click(self, target: Target) -> None:
        """A thing was clicked, by whatever means."""
        self._play(self.clicks.click(target))

    def _command(self, ask: Callable[[], Turn | None]) -> None:
        self._play(ask())

    def _play(self, turn: Turn | None) -> None:
        if turn is not None:
            self.host.play(turn)

    def wheel(self, steps: int) -> bool:
        """More or fewer novices."""
        return self.hand.wheel(steps)

    def back(self) -> bool:
        """One step of the draft back."""
        return self.hand.back()

    def hide(self) -> bool:
        """Take the labels away."""
        return self.focus.hide()

    def clear(self) -> None:
        """Take the labels and the last refusal away."""
        self.focus.hide()
        self.hand.refused = None

    def typed(self, event: pygame.event.Event) -> bool:
        """Perhaps a letter of a label."""
        return self.focus.typed(event)

    def hold(self, command: str) -> None:
        """An arrow goes on while it is held."""
        self.focus.hold(command)

    def released(self, event: pygame.event.Event) -> bool:
        """A key went up."""
        return self.focus.released(event)

    def skip(self) -> bool:
        """What moves jumps to its end, what is told goes one step on."""
        choreography = self.display.choreography
        if self.scored.deaf:
            return True
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
        hand, parts = self.hand, {name: list[Node]() for name in spoken.PARTS}
        seen, names, found = hand.draft.seen, self.host.names, hand.things()
        busy = self.display.busy or self.host.watching
        legal = set() if busy else {thing.target for thing in focus.legal(found, hand.draft, hand.lit, hand.verbs)}
        if hand.draft.confirm:
            legal = {targets.ASKER}
        for thing in found:
            target = thing.target
            if isinstance(target, targets.Spot):
                continue
            about = card_words(hand.card()) if target == hand.hover else ""
            about = possible(self.text, about) if target in legal else about
            name = spoken.words(self.text, names, seen, target) or hand.title(target)
            deed, lead = partial(self._pressed, target), partial(hand.lead, target)
            node = Node(repr(target), Role.BUTTON, name, thing.rect, about, press=deed, lead=lead)
            parts[spoken.part(target)].append(node)
        return tuple(group(name, self.text(f"access-{name}"), nodes) for name, nodes in parts.items() if nodes)

    @property
    def focus_path(self) -> tuple[str, ...]:
        """The path to the thing that has the focus."""
        hover = self.hand.hover
        return () if hover is None or not self.pointer.keyed else (spoken.part(hover), repr(hover))

    def _pressed(self, target: Target) -> None:
        """A screen reader presses a thing."""
        self.hand.lead(target)
        self.click(target)

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
        self.focus.draw_ring(pen, over=False)

    def draw_over(self, surface: pygame.Surface) -> None:
        """The strip, the ring of what lies on top, labels, what is told."""
        pen = self.display.pen.on(surface)
        self.view.draw_strip(pen)
        self.focus.draw_ring(pen, over=True)
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
