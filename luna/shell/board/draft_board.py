"""The hand and the board of a game whose turns are put together: a verb, things, a confirmation.

A game provides its things (`places`) and the effect of a click on its draft (`draft.StepDraft`). Buttons, verbs, chips,
refusals, reset and the order of things are here. A plain board is the case in which one click is a turn.
"""

from abc import abstractmethod
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import Any

import pygame
from typing_extensions import override

from luna.shell.board import actionbar, cardface
from luna.shell.board.board import Board
from luna.shell.board.card import Card, CardLine
from luna.shell.board.chrome import Chrome
from luna.shell.board.draft import Answer, StepDraft
from luna.shell.board.framed_display import FramedDisplay
from luna.shell.board.hand import Hand, command_words
from luna.shell.board.host import Host
from luna.shell.board.panel import kept_free
from luna.shell.board.pen import Rect
from luna.shell.board.pointing import Button, Place, Spot, Verb, button_of, buttons, spots
from luna.shell.drawing import theme
from luna.table.chronicle import Outcome


class DraftHand(Hand[Any]):
    """A hand whose clicks are steps of a draft, until one completes a turn."""

    display: FramedDisplay
    draft: StepDraft

    def __init__(self, host: Host, display: FramedDisplay) -> None:
        super().__init__(host, display)
        self.reset()

    # ---- provided by a game

    @abstractmethod
    def begin(self) -> StepDraft:
        """An empty draft for the position of the table."""

    def places(self) -> Mapping[Any, Rect]:
        """The things of the board with their rectangles, topmost first."""
        return self.display.places

    @abstractmethod
    def about(self, thing: Any) -> Card | None:
        """The card of a thing of the board, or of a verb."""

    def steps(self) -> Sequence[str]:
        """The words of the parts of the draft that can be removed (`StepDraft.drop`)."""
        return ()

    def prompt(self) -> tuple[str, str]:
        """The title of the draft box, and the words below it."""
        over = self.host.table.game.over(self.host.position)
        return self.text("turn-over" if over else "bar-point"), ""

    # ---- the draft

    @override
    def refresh(self) -> None:
        self.display.drafted = self.draft
        super().refresh()
        self.chosen = [Verb(name) for name, state in self.draft.verbs.items() if state == "hot"]

    def reset(self) -> None:
        """Drop the draft."""
        self.draft = self.begin()
        self.refresh()

    def commands(self) -> Mapping[str, Callable[[], object]]:
        """Verbs, and the commands that end a draft."""
        verbs = {verb: partial(self.click, Verb(verb)) for verb in self.display.layout.bar.verbs}
        return {"do": self.do, "commit": self.commit, "reset": self.reset, **verbs}

    def do(self) -> None:
        """Click the thing in focus; without one, play the draft."""
        if self.hover is None:
            self.commit()
        else:
            self.click(self.hover)

    def commit(self) -> None:
        """Play the draft."""
        self._take(self.draft.commit, Button("draft"))

    @override
    def click(self, thing: Any) -> None:
        match thing:
            case Spot(panel, number):
                self.host.click(panel, number)
            case Button("reset"):
                self.reset()
            case Button("draft"):
                self.commit()
            case Button(name) if name.startswith(actionbar.CHIP):
                self.draft.drop(int(name.removeprefix(actionbar.CHIP)))
                self.hover = None
                self.refresh()
            case Button(name):
                self.host.do(name)
            case _:
                self.say(thing)

    def say(self, thing: Any) -> None:
        """Handle a click on a thing of the board, or on a verb."""
        self._take(lambda: self.draft.click(thing), thing)

    def _take(self, step: Callable[[], Answer], thing: Any) -> None:
        self.refused = None
        if self.host.company.watching:
            self.refuse(self.host.mode.forbidden or self.text("bots-watching"))
            return
        answer = step()
        if self.answer(answer, thing):
            self.hover = None
            self.host.play(answer.turn or ())

    # ---- things

    @override
    def things(self) -> Sequence[Place[Any]]:
        layout, chips = self.display.layout, actionbar.chip_places(self.display.pen.frame, self.chips())
        named = {Button(f"{actionbar.CHIP}{number}"): rect for number, rect in enumerate(chips)}
        found = [Place(thing, rect, rect.center) for thing, rect in {**self.places(), **named}.items()]
        return [*spots(self.host, layout), *found, *buttons(layout)]

    def targets(self) -> Sequence[Any]:
        """The legal things of the board now."""
        return () if self.host.company.watching or self.display.busy else self.draft.targets()

    @property
    def verbs(self) -> Mapping[str, str]:
        """The verbs that can be used now, see `StepDraft.verbs`."""
        return {} if self.host.company.watching else self.draft.verbs

    @override
    def possible(self) -> Collection[Any]:
        return [*self.targets(), *map(Verb, self.draft.verbs)]

    @override
    def legal(self) -> Sequence[Any]:
        """The legal things: an open panel first, then line by line, the verbs last."""
        legal = self.possible()
        things = [
            place
            for place in self.things()
            if (all(button_of(self.host, place.what)) if isinstance(place.what, Spot) else place.what in legal)
        ]
        top, line = self.lines
        things.sort(key=lambda one: (not isinstance(one.what, Spot), (one.at[1] - top) // line, one.at[0]))
        return [place.what for place in things]

    @property
    def lines(self) -> tuple[int, int]:
        """The top of the first line of things, and the pixels between lines."""
        return self.display.layout.free.top, self.display.layout.px(100)

    def chips(self) -> Sequence[str]:
        """The parts of the draft, where they fit."""
        chips = self.steps()
        return chips if actionbar.chip_places(self.display.pen.frame, chips) else ()

    # ---- words

    @override
    def tell(self, thing: Any) -> Card | None:
        if thing == Button("draft") and self.display.layout.bar.draft_is_icon:
            title, hint = self.prompt()
            return Card(title, (CardLine(hint),) if hint else ())
        return None if isinstance(thing, Spot | Button) else self.about(thing)

    @override
    def named(self, thing: Any) -> tuple[str, str]:
        if isinstance(thing, Button):
            return "commands", command_words(self.text, thing.name)
        card = None if isinstance(thing, Spot) else self.cards[thing]
        return "board", "" if card is None else card.title


class DraftBoard(Board):
    """A display with such a hand over it."""

    display: FramedDisplay
    hand: DraftHand

    @override
    def commands(self) -> Mapping[str, Callable[[], object]]:
        return self.hand.commands()

    @override
    def take(self, moved: bool = True) -> None:
        super().take(moved)
        if moved:
            self.hand.reset()

    @override
    def show(self, outcome: Outcome) -> None:
        self.display.play(self.host.table.position_at(outcome.before), outcome.events, bytearray(outcome.position))

    @override
    def dress(self, chrome: Chrome) -> Chrome:
        hand, (title, hint) = self.hand, self.hand.prompt()
        hover = hand.hover.name if isinstance(hand.hover, Button | Verb) else ""
        chrome = replace(chrome, hover=hover, verbs=hand.verbs, draft_chips=hand.chips())
        return replace(chrome, draft_title=title, draft_hint=hint)

    @override
    def draw_signs(self, surface: pygame.Surface) -> None:
        """A box around everything legal."""
        pen, where = self.display.pen.on(surface), self.hand.places()
        for thing in self.hand.targets():
            if thing in where:
                pen.box(where[thing], theme.LEGAL, 12, 3)

    @override
    def draw_over(self, surface: pygame.Surface) -> None:
        """Labels and focus; a focus below a panel is not drawn."""
        hand, layout = self.hand, self.display.layout
        hover, rect = hand.hover, hand.where(hand.hover)
        hides = (panel.covers(layout, rect.center) for panel in self.host.open) if rect is not None else ()
        if not isinstance(hover, Spot) and any(hides):
            return
        self.focus.draw_labels(self.display.pen.on(surface).frame)
        if rect is not None and (hand.pointer.keyed or hover in hand.targets()):
            self.display.pen.paint.focus(surface, rect)

    @override
    def draw_card(self, surface: pygame.Surface) -> None:
        if (card := self.hand.card()) is not None and (card.title or card.lines):
            taken = [*self.hand.places().values(), *kept_free(self.host.open)]
            cardface.draw(self.display.pen.on(surface), card, self.hand.pointed(), taken)
