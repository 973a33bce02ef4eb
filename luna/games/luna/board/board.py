"""The board of Luna: its display and hand, and the contents of its panels, captions and scoring."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any

import pygame
from typing_extensions import override

from luna.games.luna.board import painting, targets
from luna.games.luna.board.display import LunaDisplay, evening
from luna.games.luna.board.hand import strip, view
from luna.games.luna.board.hand.controls import LunaControls
from luna.games.luna.board.hand.hand import LunaHand
from luna.games.luna.board.motion import timeline
from luna.games.luna.board.panels import recap
from luna.games.luna.board.panels.captions import OpponentPanel, ToldStrip
from luna.games.luna.board.panels.forecast import AskedForecast, ForecastPanel, ThreatsPanel
from luna.games.luna.board.panels.recap import RecapPanel
from luna.games.luna.board.panels.scoring_scenes import ScoredScenes
from luna.games.luna.board.targets import Thing
from luna.games.luna.board.words import accessible_names
from luna.games.luna.board.words.automaton import deactivates
from luna.games.luna.rules.consequences import with_candle_point
from luna.games.luna.rules.views import view as view_of
from luna.games.luna.screens import finale
from luna.games.luna.screens.scoring import ScoringScene
from luna.games.luna.screens.tally import tally
from luna.shell.access.node import Facts
from luna.shell.app.scene import App
from luna.shell.board import actionbar
from luna.shell.board.board import Board
from luna.shell.board.chrome import Chrome
from luna.shell.board.host import Host
from luna.shell.board.panel import Panel
from luna.shell.board.panels.recappanel import since
from luna.shell.drawing.motion import INSTANT
from luna.table.chronicle import Outcome


class LunaBoard(Board):
    """Display and hand of one table."""

    display: LunaDisplay
    hand: LunaHand
    focus: LunaControls

    def __init__(self, host: Host) -> None:
        display = LunaDisplay(host.app, host.position, host.mode.tone)
        hand = LunaHand(host, display)
        super().__init__(host, display, hand, LunaControls(hand))
        self.told = ToldStrip(host)
        self.scored = ScoredScenes(host, display, self.told)
        self.recap: RecapPanel | OpponentPanel = (
            RecapPanel(since(host)) if host.history.automaton is None else OpponentPanel(host)
        )
        self.future = ForecastPanel(host, self._foreseen)
        self.asked = AskedForecast(host, self._foreseen, display)
        self.panels = (self.recap, ThreatsPanel(host, display), self.future)
        self.marks: Sequence[recap.RecapMark] = ()

    # ---- its state

    @property
    @override
    def telling(self) -> object:
        """Whether the opponent's turn or the scoring is being narrated."""
        return self.told.step or self.scored.telling

    @property
    @override
    def standing(self) -> Sequence[Panel]:
        """The forecast beside the question whether the round should end."""
        asked = self.hand.draft.confirm and self.future not in self.host.open
        return [self.asked] if asked else []

    @override
    def facts(self) -> Facts:
        return accessible_names.facts(self.text, self.host.names, view_of(self.host.position))

    @override
    def commands(self) -> Mapping[str, Callable[[], object]]:
        return self.focus.deeds()

    # ---- events of the table

    @override
    def enter(self) -> None:
        """Show the marks of the others' turns, and start the music of this moment."""
        self.marks = recap.marks(self.host.mode.since())
        self.host.app.sound.music(evening(self.hand.draft.seen, self.display.forecast))

    @override
    def take(self, moved: bool = True) -> None:
        if moved:
            self.display.take(self.host.position)
        self.hand.take(self.host.company.watching)
        if moved:
            self.enter()

    @override
    def show(self, outcome: Outcome) -> None:
        """Show a turn; the scoring comes between its parts."""
        told, settings = self.told.scenes(outcome), self.host.app.settings
        after = view_of(bytearray(outcome.position))
        beats, passage = self.scored.beats(outcome), self.scored.passage(outcome)
        score = self._scored if beats else self._score
        timeline.play(self.display, outcome.events, after, score, told, beats, passage)
        if settings.speed == INSTANT and settings.recap == "auto" and deactivates(outcome.turn):
            self.host.lay_open(self.recap)  # too fast for captions

    @override
    def go(self, outcome: Outcome) -> None:
        self.scored.end()
        super().go(outcome)

    @override
    def refresh(self, can_redo: bool) -> None:
        self.hand.names, self.hand.can_redo = self.host.names, can_redo
        self.hand.refresh()

    @override
    def resume(self) -> None:
        """Apply changed settings, and continue after a scoring."""
        self.hand.draft.careful = self.host.app.settings.confirm_candle
        self.hand.refresh()
        self.display.choreography.release()

    def _scored(self, _: Sequence[Any]) -> None:
        """Continue after the scoring on the board: with the game, or with dawn at its end."""
        if self._dawns:
            self._end()
        else:
            self.display.choreography.release()

    @property
    def _dawns(self) -> bool:
        return self.host.table.over and finale.wanted(self.host.app, self.host.table)

    def _score(self, events: Sequence[Any]) -> None:
        """Show the sheet of a scoring that is not narrated on the board."""
        host, then = self.host, self._end if self._dawns else None
        seen, alone = self.hand.draft.seen, host.company.alone
        host.cover(ScoringScene(host.app, events, host.names, seen, self.display, alone, then=then))

    def _end(self) -> None:
        """End the game: dawn comes before the final table."""
        host = self.host
        told = tally(host.app, host.table)
        host.cover(
            finale.FinaleScene(
                host.app, told, host.names, host.company.faces, lambda: self.display.pen, host.company.alone
            )
        )

    def _foreseen(self) -> bytearray:
        """The position of the forecast: after the first click on the last candle, with its point."""
        return with_candle_point(self.host.position) if self.hand.draft.confirm else self.host.position

    @override
    def skip(self) -> bool:
        """Jump to the end of a motion, or to the next step of a story."""
        choreography = self.display.choreography
        if not self.telling:
            return super().skip()
        choreography.skip_caption()
        return True

    # ---- the picture

    @override
    def dress(self, chrome: Chrome) -> Chrome:
        hand, draft = self.hand, self.hand.draft
        again = strip.again(self.host.app, draft, hand.pointer, hand.hover)
        title, hint, icon = strip.words(self.text, self.host.names, draft, again)
        if hand.refused is not None and not hand.kindly:
            hint = self.text("table-not-possible")
        return replace(
            chrome,
            banner=self.told.banner,
            acting=self.told.seat,
            verbs=hand.verbs | ({draft.action: "hot"} if draft.action else {}),
            hover=targets.button(hand.hover),
            draft_icon=f"ui/icon-{icon}",
            draft_title=title,
            draft_hint=hint,
        )

    @override
    def draw(self, surface: pygame.Surface, chrome: Chrome, grace: float, lit: Sequence[Thing]) -> None:
        app = self.host.app
        self.display.spot = view.spotlight(self.hand)
        self.display.draw(surface, chrome)
        pen = self.display.pen.on(surface)
        actionbar.draw_grace(pen, grace, chrome.keys.get("undo", ""))
        hidden = self.display.busy or self.hand.draft.busy or self.hand.draft.watching
        marks = () if hidden or app.settings.recap == "off" else self.marks
        self.marked = recap.draw_marks(pen, self.display.shown, marks)
        self.display.light(surface, lit)
        self.focus.draw_shore(pen)
        view.draw(self.hand, pen)
        self.focus.draw_ring(pen, over=False)

    @override
    def draw_over(self, surface: pygame.Surface) -> None:
        """Draw the strip, the ring around the thing on top, labels, and the words of a scoring."""
        pen = self.display.pen.on(surface)
        view.draw_strip(self.hand, pen)
        self.focus.draw_ring(pen, over=True)
        self.focus.draw_labels(pen)
        if (seat := self.told.seat) is None:
            self.told.draw(pen, self.told.picture, None)
        else:
            face = self.display.feelings.of(seat, self.host.company.faces[seat])
            self.told.draw(pen, self.display.emblem(seat), face)

    @override
    def draw_card(self, surface: pygame.Surface) -> None:
        view.draw_card(self.hand, self.display.pen.on(surface))


def prepare(app: App, position: bytearray, names: Sequence[str]) -> None:
    """Paint a table off-screen, and import everything that it needs."""
    from luna.games.luna.board.words import teller  # noqa: F401, PLC0415

    painting.prepare(app, position, names)
