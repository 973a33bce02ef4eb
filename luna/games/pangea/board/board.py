"""The board of Pangea (`shell.board.board`): clicks and commands become drafts, drafts become turns."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import Any, Final, NamedTuple, cast

import pygame
from typing_extensions import override

from luna.core.game import Game, Reason
from luna.games.pangea import rules
from luna.games.pangea.board import sketch
from luna.games.pangea.board.display import PangeaDisplay
from luna.games.pangea.board.hand import named
from luna.games.pangea.board.hand.drafting import Drafting
from luna.games.pangea.board.hand.squarekeys import COLUMNS, SquareFocus
from luna.games.pangea.board.hand.targets import Badge, Bag, Field, Offer, Target, Tribe, Verb, tile_of
from luna.games.pangea.board.layout import places
from luna.games.pangea.board.panels.facts import ForecastPanel, RecapPanel, ThreatsPanel
from luna.games.pangea.board.panels.purchase import PurchasePanel
from luna.games.pangea.board.picture import marks
from luna.games.pangea.board.words import asking, cards
from luna.games.pangea.board.words.sentences import refusal, ways
from luna.games.pangea.commands import VERBS
from luna.games.pangea.rules.board import SQUARES
from luna.games.pangea.rules.moves import DRAW, NO_BAN, kind_of
from luna.games.pangea.rules.position import BUYING, MAGICAL, OVER, PEOPLE, PHASE, PLACING, PLAYERS, TURN, rank
from luna.log.records import HUMAN
from luna.shell.board import actionbar, cardface, draftchips
from luna.shell.board.board import Draft, Host
from luna.shell.board.card import Card, CardLine
from luna.shell.board.chrome import Chrome
from luna.shell.board.panel import kept_free
from luna.shell.board.pen import Pixel
from luna.shell.board.plain import PlainBoard, Thing
from luna.shell.board.spoken import card_words

_GAME: Game = rules
_LEGAL: Final = "turn"  # a thing that keys step through
_OTHER: Final = "thing"
_SPOT: Final = "spot"  # a place of a panel
_BAN: Final = Verb("ban")
_CARDS: Final = 200  # kept at most
_ANYTHING: Final = (Field, Tribe, Bag, Badge, Offer, Verb)


class Spot(NamedTuple):
    """A place of a panel that lies open."""

    panel: str
    number: int


class PangeaBoard(PlainBoard):
    """A plain board on which turns are drafted."""

    display: PangeaDisplay

    def __init__(self, host: Host) -> None:
        display = PangeaDisplay(host.app, bytearray(host.position), host.tone)
        super().__init__(host, display, _GAME, sketch)
        self._now = Drafting(bytearray(host.position))
        self._pressed: Thing | None = None
        self._refused: pygame.Rect | None = None
        self._ending = False  # the end of the turn was asked for before the movement
        self._cards: dict[object, Card] = {}
        row, layout = lambda: bytearray(host.position), lambda: self.display.layout
        forecast = ForecastPanel(row, self.text, lambda: host.names)
        recap = RecapPanel(host.since, self.text, lambda: host.names, tuple, host.look_back)
        self.panels = (recap, forecast, ThreatsPanel(row, layout, self.text))
        self._purchase = PurchasePanel(lambda: self._now, layout, self.text, lambda: host.names, self._answer)
        self.focus = SquareFocus(self)
        self._keep(self._now)

    @override
    def commands(self) -> Mapping[str, Callable[[], object]]:
        verbs = {verb: partial(self.click, Verb(verb)) for verb in VERBS}
        return {**super().commands(), **verbs, "commit": self._commit, "reset": self._reset}

    @override
    def named(self, name: str, seat: int) -> pygame.Rect | None:
        return named.place(self.display.layout, self.display.row, name)

    # ---- the draft

    def _keep(self, draft: Drafting) -> None:
        """Go on with this draft."""
        self._now = draft
        self.begun: Draft | None = draft if draft.busy else None
        self.drafted = (draft.verb, draft.picked, draft.steps, draft.tile) if draft.busy else None
        self.display.draft(draft.seen if draft.steps else None)
        self._stand()

    def _reset(self) -> None:
        self._keep(Drafting(bytearray(self.host.position)))

    @override
    def enter(self) -> None:
        self._hear()

    @override
    def take(self, moved: bool = True) -> None:
        super().take(moved)
        if moved:
            self._reset()
            self._hear()

    def _hear(self) -> None:
        """One more layer of the theme for each amulet of the one who has most."""
        row = self.host.position
        self.host.app.sound.music(1 + max(rank(row, seat) for seat in range(row[PLAYERS])))

    @override
    def hand_over(self, seat: int) -> None:
        self.display.hand_over(self.host.position[PEOPLE + seat])

    @override
    def take_up(self, draft: Draft) -> None:
        assert isinstance(draft, Drafting)
        self._keep(draft)

    @override
    def back(self) -> bool:
        before = self._now.back()
        if before is not None:
            self._keep(before)
        return before is not None

    @override
    def refuse(self, words: str) -> None:
        """It is said where it was asked, wherever the pointer goes then."""
        super().refuse(words)
        self._refused = self.hover.rect if self.hover else None

    @override
    def deny(self, reason: Reason) -> None:
        self.refuse(refusal(self.text, reason))

    @override
    def update(self, dt: float) -> bool:
        if self._ending and self.host.mine and not self.display.busy and self._now.row[PHASE] == BUYING:
            self._ending = False
            self.host.play((NO_BAN,))
        return super().update(dt)

    @override
    def skip(self) -> bool:
        """What moves arrives; at rest, the next phase."""
        if super().skip():
            return True
        if not self.host.mine or self._now.row[PHASE] == PLACING:
            return False
        self.click(Verb("phase"))
        return True

    # ---- panels

    def _stand(self) -> None:
        """What stands open by itself: the purchase that is asked about."""
        self.standing = [self._purchase] if self._now.tile is not None else []

    def _answer(self, move: int | None) -> None:
        """The purchase was decided, None = not now."""
        if move is None:
            self.back()
        else:
            self.click(Offer(move))

    # ---- clicks

    def click(self, target: Target) -> None:
        """A thing was clicked, by whatever means."""
        host, now = self.host, self._now
        self._said, self._ending = "", False
        if host.watching:
            self.refuse(host.forbidden or self.text("bots-watching"))
            return
        if isinstance(target, Verb) and target.name == "end" and now.row[PHASE] == MAGICAL:
            self._ending, target = True, Verb("phase")
        draft, answer = now.click(target)
        if answer.reason is not None:
            host.app.sound.play("refuse")
            self.deny(answer.reason)
        elif answer.hint is not None:
            self.refuse(self.text(answer.hint))
        elif answer.turn is not None:
            self.hover = None
            host.play(answer.turn)
            return
        self._keep(draft)
        if not self.pointer.keyed:
            self.moved(self.pointer.point)

    def _commit(self) -> None:
        """What has the focus; without one, the purchase or the steps."""
        if self._now.tile is not None or (self.hover is not None and self.hover.name in (_LEGAL, _OTHER, _SPOT)):
            self._do()
        elif self._now.steps:
            self.click(Verb("phase"))

    @override
    def _do(self) -> None:
        thing = self.hover
        if (
            self._now.tile is not None
            and self.pointer.keyed
            and (thing is None or tile_of(self._now.row, thing.what) == self._now.tile)
        ):
            self._answer(self._purchase.move)
        elif thing is None:
            if self._now.steps:
                self.click(Verb("phase"))
        elif isinstance(thing.what, _ANYTHING):
            self.click(thing.what)
        elif isinstance(thing.what, Spot):
            self.host.click(*thing.what)
        elif thing.name == "reset":
            self._reset()
        elif thing.name.startswith(draftchips.NAME):
            self._keep(self._now.without(int(thing.name.removeprefix(draftchips.NAME))))
            self.hover = None
        elif thing.name == "draft":
            self._commit_steps()
        else:
            self.host.do(thing.name)

    def _commit_steps(self) -> None:
        if self._now.steps:
            self.click(Verb("phase"))

    @override
    def press(self, point: Pixel) -> None:
        super().press(point)
        self._pressed = self.hover

    @override
    def drop(self, point: Pixel) -> bool:
        """A tribe, a tile or the own ban let go over another place goes there."""
        before, self._pressed = self._pressed, None
        banning = before is not None and before.what == _BAN
        if before is None or not (banning or self._now.picked is not None) or before.rect.collidepoint(point):
            return False
        self.moved(point)
        if self.hover is None or not isinstance(self.hover.what, Field | Tribe):
            return False
        self.click(self.hover.what)
        return True

    @override
    def legal(self) -> Sequence[Thing]:
        """What is legal now: an open panel first, then line by line."""
        things = [thing for thing in self._things() if thing.name in (_LEGAL, _SPOT)]
        top, pitch = self.display.layout.field(0).top, self.display.layout.px(places.PITCH)
        things.sort(key=lambda one: (one.name != _SPOT, (one.rect.centery - top) // pitch, one.rect.centerx))
        return things

    @override
    def label(self, thing: Thing) -> str | None:
        return SQUARES[thing.what.square] if isinstance(thing.what, Field) else ""

    @override
    def letters(self) -> Collection[str]:
        return COLUMNS

    @override
    def _things(self) -> list[Thing]:
        layout, legal = self.display.layout, self._legal()
        things = [
            Thing(rect, _SPOT, (), Spot(panel.name, number))
            for panel in reversed(self.host.open)
            for number, rect in enumerate(panel.spots(layout))
        ]
        things += [
            Thing(rect, _LEGAL if target in legal else _OTHER, (), target)
            for target, rect in self.display.places.items()
        ]
        bar = layout.bar
        things += [Thing(rect, verb, (), Verb(verb)) for verb, rect in bar.verbs.items()]
        mine = layout.panels[self._now.row[TURN]]
        if "ending" in mine.shown:
            things.insert(0, Thing(layout.around(mine.ban, 40), "ban", (), _BAN))
        things += [
            Thing(rect, f"{draftchips.NAME}{number}")
            for number, rect in enumerate(draftchips.places(self.display.pen.frame, self._chips()))
        ]
        buttons = {**layout.rail.buttons, **layout.top.buttons, "undo": bar.undo_hit}
        buttons |= {"reset": bar.reset, "draft": bar.draft}
        return things + [Thing(rect, name) for name, rect in buttons.items()]

    def _chips(self) -> Sequence[str]:
        """The steps of the draft, one by one, where there is room for them."""
        chips = [ways(self.text, self._now.row, (step,)) for step in self._now.steps]
        return chips if draftchips.places(self.display.pen.frame, chips) else ()

    def _drawn_since(self) -> str:
        """What undo means where it goes back past a draw; empty where it does not."""
        table, entries = self.host.table, self.host.entries
        own = next((entry.number for entry in reversed(entries) if table.seats[entry.seat].kind == HUMAN), None)
        if own is None or not any(kind_of(entry.turn[0]) == DRAW for entry in entries if entry.number >= own):
            return ""
        return self.text("pangea-undo-draw" if table.relayed else "pangea-undo-draw-alone")

    def _legal(self) -> Sequence[Target]:
        return () if self.host.watching or self.display.busy else self._now.targets()

    # ---- for screen readers

    @override
    def _words(self, thing: Thing) -> str:
        if isinstance(thing.what, Spot):
            return ""
        if isinstance(thing.what, _ANYTHING):
            return self._card_of(thing).title
        return super()._words(thing)

    @override
    def _able(self, thing: Thing) -> bool:
        if isinstance(thing.what, Verb):
            return asking.verbs(self._now).get(thing.what.name) in ("on", "hot")
        return thing.name == _LEGAL

    @override
    def _about(self) -> str:
        if self._said:
            return self._said
        thing = self.hover
        return card_words(self._card_of(thing)) if thing is not None and isinstance(thing.what, _ANYTHING) else ""

    def _card_of(self, thing: Thing) -> Card:
        """The card of a thing, thought of once for each state of the draft."""
        key = thing.what, self.drafted, bytes(self._now.row)
        if key not in self._cards:
            if len(self._cards) > _CARDS:
                self._cards.clear()
            self._cards[key] = cards.card(self.text, self.host.names, self._now, cast(Target, thing.what))
        return self._cards[key]

    # ---- the picture

    @override
    def dress(self, chrome: Chrome) -> Chrome:
        now, text, row = self._now, self.text, self._now.row
        chips = self._chips()
        title = asking.asked(text, now, chips=bool(chips))
        if self.host.watching and row[PHASE] != OVER:
            title = text("pangea-ask-other", name=self.host.names[row[TURN]])
        return replace(
            chrome,
            hover="" if self.hover is None else self.hover.name,
            verbs={} if self.host.watching else asking.verbs(now),
            draft_title=title,
            draft_hint="" if self.host.watching else asking.hint(text, now),
            draft_icon="pangea/ui/icon-sun",
            draft_chips=chips,
            keys={**chrome.keys, "phase": self.host.app.keys.key("skip")},
        )

    @override
    def draw(self, surface: pygame.Surface, chrome: Chrome, grace: float, lit: Sequence[Any]) -> None:
        self.display.draw(surface, chrome)
        pen = self.display.pen.on(surface)
        actionbar.draw_grace(pen, grace, self.host.app.keys.key("undo"))
        where, legal = self.display.places, self._legal()
        if not self.display.busy:
            marks.draw(pen, self._now, legal, None if self.hover is None else self.hover.what)
        for target in legal:
            if target in where and not isinstance(target, Field | Tribe):
                marks.outline(pen, where[target])
        self.display.light(surface, lit)
        self.display.draw_moving(surface)

    @override
    def draw_over(self, surface: pygame.Surface) -> None:
        """The focus; of what lies below a panel there is nothing to be seen."""
        thing, layout = self.hover, self.display.layout
        below = thing is not None and thing.name != _SPOT
        if thing is None or not (below and any(panel.covers(layout, thing.rect.center) for panel in self.host.open)):
            super().draw_over(surface)

    @override
    def draw_card(self, surface: pygame.Surface) -> None:
        thing, pen = self.hover, self.display.pen.on(surface)
        taken = kept_free(self.host.open)
        if self._said:
            cardface.draw(pen, Card(self._said), self._refused, taken)
        elif thing is not None and thing.name == "undo" and (said := self._drawn_since()):
            cardface.draw(pen, Card(said), thing.rect, taken)
        elif thing is not None and thing.name.startswith(draftchips.NAME):
            cardface.draw(pen, Card(self.text("pangea-step-back")), thing.rect, taken)
        elif thing is not None and thing.name == "draft" and self.display.layout.bar.draft_is_icon:
            chrome = self.dress(Chrome(self.host.names))
            lines = (CardLine(chrome.draft_hint),) if chrome.draft_hint else ()
            cardface.draw(pen, Card(chrome.draft_title, lines), thing.rect, taken)
        elif thing is not None and isinstance(thing.what, _ANYTHING) and not self.display.busy:
            card = self._card_of(thing)
            if card.title:
                cardface.draw(pen, card, None, taken, (thing.rect,))
