"""The board of Pangea: its display and hand, its panels, and the things over them."""

from collections.abc import Sequence
from dataclasses import replace

import pygame
from typing_extensions import override

from luna.core.game import Position
from luna.games.pangea.board.display import PangeaDisplay
from luna.games.pangea.board.hand.hand import PangeaHand, SquareFocus
from luna.games.pangea.board.hand.targets import Field
from luna.games.pangea.board.panels.summaries import ForecastPanel, RecapPanel, ThreatsPanel
from luna.games.pangea.board.panels.turn_strip import ToldTurns
from luna.games.pangea.board.picture import marks
from luna.games.pangea.board.words import cards
from luna.games.pangea.rules.board import LANDSCAPES
from luna.games.pangea.rules.outlook import at_rest
from luna.games.pangea.rules.play import condition
from luna.games.pangea.rules.position import LAST_ROUND, PLAYERS, Tribe, ranks
from luna.shell.access.node import Facts
from luna.shell.app.scene import App
from luna.shell.board import cardface
from luna.shell.board.chrome import Chrome
from luna.shell.board.draft_board import DraftBoard
from luna.shell.board.host import Host
from luna.shell.board.panel import Panel, kept_free
from luna.shell.board.panels.recappanel import since
from luna.shell.board.pointing import Button
from luna.shell.drawing import theme
from luna.shell.sound.score import Evening
from luna.table.chronicle import Outcome


class PangeaBoard(DraftBoard):
    """Display and hand of one table."""

    display: PangeaDisplay
    hand: PangeaHand

    def __init__(self, host: Host) -> None:
        display = PangeaDisplay(host.app, host.position, host.mode.tone)
        hand = PangeaHand(host, display)
        super().__init__(host, display, hand, SquareFocus(hand))
        self.told = ToldTurns(host)
        self.panels = (RecapPanel(since(host)), ForecastPanel(host, display), ThreatsPanel(host, display))

    @property
    @override
    def standing(self) -> Sequence[Panel]:
        """The panel of the purchase that is being decided."""
        return [self.hand.purchase] if self.hand.draft.tile is not None else []

    @override
    def facts(self) -> Facts:
        return cards.facts(self.text, self.host.position)

    # ---- events of the table

    @override
    def enter(self) -> None:
        """Start the music: one more layer for each amulet of the leader, tense when the end is in sight."""
        row = self.host.position
        most, then = max(ranks(row)), at_rest(row)
        ends = any(condition(then, seat) for seat in range(row[PLAYERS]))
        self.host.app.sound.music(Evening(1 + most, most / len(LANDSCAPES), bool(row[LAST_ROUND]) or ends))

    @override
    def take(self, moved: bool = True) -> None:
        super().take(moved)
        if moved:
            self.enter()

    @override
    def show(self, outcome: Outcome) -> None:
        before, caption = self.host.table.position_at(outcome.before), self.told.caption(outcome)
        if caption is None:
            self.told.end()
        self.display.play(before, outcome.events, bytearray(outcome.position), caption)

    @override
    def go(self, outcome: Outcome) -> None:
        self.told.end()
        super().go(outcome)

    @override
    def skip(self) -> bool:
        """Finish the motion; at rest, go to the next phase."""
        return super().skip() or self.hand.phase()

    # ---- the picture

    @override
    def dress(self, chrome: Chrome) -> Chrome:
        keys = {**chrome.keys, "phase": chrome.keys.get("skip", "")}
        return replace(super().dress(chrome), draft_icon="pangea/ui/icon-sun", keys=keys)

    @override
    def draw_signs(self, surface: pygame.Surface) -> None:
        pen, hand, display = self.display.pen.on(surface), self.hand, self.display
        legal, where = hand.targets(), display.layout.places(display.row, hand.spread)
        if not display.busy:
            marks.draw(pen, hand.draft, legal, hand.hover, hand.spread)
        for target in legal:
            if target in where and not isinstance(target, Field | Tribe):
                pen.box(where[target], theme.LEGAL, 12, 3)

    @override
    def draw_over(self, surface: pygame.Surface) -> None:
        if self.display.busy or self.host.company.watching:
            self.told.show(self.display.pen.on(surface), self.display.busy)
        super().draw_over(surface)

    @override
    def draw_card(self, surface: pygame.Surface) -> None:
        """Cards of the world are in the column beside it, others at the button or at the refused thing."""
        card, hand = self.hand.card(), self.hand
        if card is not None and card.title:
            rect = hand.pointed()
            beside = hand.refused is not None or isinstance(hand.hover, Button)
            meant = () if beside or rect is None else (rect,)
            pen, taken = self.display.pen.on(surface), kept_free(self.host.open)
            cardface.draw(pen, card, rect if beside else None, taken, meant)


def prepare(app: App, position: Position, names: Sequence[str]) -> None:
    """Paint a table off-screen; may run in any thread."""
    PangeaDisplay(app, bytearray(position)).prepare(names)
