"""The view of a hand: rings and chips of what can be done, what the draft has come to, and its card."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import pygame

from luna.games.luna.board import targets
from luna.games.luna.board.hand import focus, handles, leaders, lights, strip
from luna.games.luna.board.hand.arrival import STANDING, Arrival
from luna.games.luna.board.hand.hand import Hand
from luna.games.luna.board.layout.layout import Pen
from luna.games.luna.board.picture import marks
from luna.games.luna.board.picture.spotlight import DARK, Spotlight
from luna.shell.board import cardface
from luna.shell.board.panel import kept_free


class HandView:
    """Draws a hand, and knows how far what has just appeared has come."""

    def __init__(self, hand: Hand) -> None:
        self._hand = hand
        self._arrival = Arrival(hand.display.app.settings)

    def update(self, dt: float) -> bool:
        """What has just appeared comes all the way; True while something is on its way."""
        return self._arrival.update(dt, self._hand.hover, self._hand.chips)

    def spotlight(self) -> Spotlight:
        """What of the picture is lit now."""
        hand = self._hand
        if hand.display.busy or hand.draft.over:
            return DARK
        layout, shown = hand.display.layout, hand.display.shown
        return lights.spotlight(layout, shown, hand.draft, hand.glowing(), hand.hover, hand.chips)

    def draw(self, surface: pygame.Surface, pen: Pen) -> None:
        """Rings, what moves, chips, the draft and the card."""
        hand, display = self._hand, self._hand.display
        self._arrival.watch(hand.hover, hand.chips)
        if not display.busy:
            lights.draw(pen, display.shown, hand.draft, hand.glowing(), hand.hover, self._arrival.glow)
            told = hand.card()
            if told is not None and told.told is not None:
                leaders.draw(pen, display.shown, told.told)
            elif isinstance(hand.hover, targets.Field | targets.Book):
                leaders.pointed(pen, display.shown, hand.draft.row, hand.hover.tile)
        display.draw_moving(pen.surface)
        order = "" if hand.draft.over else hand.draft.me.order
        chips = [chip for chip in self._arrival.fanned(hand.chips) if not focus.on_strip(chip.target)]
        handles.draw(pen, chips, hand.hover, order, hand.draft.composing, display.app.keys.key)
        if hand.carries:
            marks.ghost_novice(
                pen, order, (hand.pointer.point[0] + pen.px(26), hand.pointer.point[1] + pen.px(40)), 0.9
            )

    def draw_strip(self, pen: Pen) -> None:
        """What the draft has come to and its buttons, over all that lies open."""
        hand = self._hand
        ended = hand.display.choreography.before_gate  # what comes after a scoring is not asked before it was seen
        hand.strip = [] if ended else strip.draw(pen, hand.names, hand.draft)
        chips = [chip for chip in hand.chips if focus.on_strip(chip.target)]
        handles.draw(pen, chips, hand.hover, "", False, hand.display.app.keys.key)

    def draw_card(self, pen: Pen, taken: Sequence[pygame.Rect] = ()) -> None:
        """The card, over everything else but what is `taken`."""
        hand = self._hand
        told = hand.card()
        if told is not None:
            fan = {chip.target: chip.rect for chip in hand.chips if not isinstance(chip.target, STANDING)}
            opened = list(fan.values())
            thing = opened[0].unionall(opened[1:]) if hand.hover in fan else hand.pointed()
            crossed = () if told.told is None else leaders.crossed(pen, hand.display.shown, told.told)
            meant = [*self._places(), *crossed]
            beside = hand.refused is not None or not hand.pointer.keyed
            cardface.draw(pen, told, thing, [*hand.strip, *opened, *kept_free(hand.panels), *taken], meant, beside)

    def _places(self) -> Iterator[pygame.Rect]:
        """What is lit, which has to be seen beside a card; whole islands only where a verb is for them."""
        hand = self._hand
        chosen = hand.draft.verb is not None or isinstance(hand.hover, targets.Verb)
        for target in hand.glowing():
            if chosen or not isinstance(target, targets.Island):
                spot = lights.spot(hand.display.layout, hand.display.shown, hand.chips, target)
                if spot is not None:
                    yield spot
