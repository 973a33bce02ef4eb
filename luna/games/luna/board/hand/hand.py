"""What the player's hand does over the table: it points, drafts, and is told what would come of it.

It never knows a rule: what a click means is asked of the draft. A click that makes a turn hands it back; playing it is
the scene's business.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from math import inf
from typing import Final

import pygame

from luna.core.game import Reason, Turn
from luna.games.luna.board import targets
from luna.games.luna.board.display import LunaDisplay
from luna.games.luna.board.hand import about, card, drafted, focus, handles, lights
from luna.games.luna.board.hand.arrival import STANDING
from luna.games.luna.board.hand.asked import topic_at
from luna.games.luna.board.hand.chips import thing_of
from luna.games.luna.board.hand.drafting import Drafting
from luna.games.luna.board.hand.picking import hot_island, pick
from luna.games.luna.board.hand.resting import Resting
from luna.games.luna.board.layout.bars import VERBS
from luna.games.luna.board.targets import ASKER, CANDLE, SAIL_NOW, Target, called, island_of
from luna.games.luna.board.words import ledger
from luna.games.luna.board.words.preview import Card
from luna.games.luna.rules.views import forecast
from luna.shell.board.answer import Answer
from luna.shell.board.panel import Panel
from luna.shell.board.pen import Rect
from luna.shell.board.pointer import Pointer
from luna.shell.input.pad import said
from luna.text import Catalogue

_REFUSED: Final = 4.0  # seconds a refusal stays beside the pointer
_REACH: Final = 10  # u round a chip in which it stays open
_STILL: Final = 3  # u of the window a hand that rests may tremble


class Hand:
    """The hand of the order to move in one position; `take` gives it the next position."""

    def __init__(
        self, display: LunaDisplay, text: Catalogue, row: bytearray, names: Sequence[str], watching: bool = False
    ) -> None:
        """`watching`: see `take`."""
        self.display = display
        self.text = text
        self.pointer = Pointer()
        self.hover: Target | None = None
        self.at = (0, 0)
        """Where the focus was last."""
        self.strip: Sequence[pygame.Rect] = ()
        """Where the draft is put together, as it was drawn last."""
        self.panels: Sequence[Panel] = ()
        """What lies open over the table."""
        self.can_redo = False
        self.refused: Card | None = None
        self.kindly = False
        """The refusal only says what comes first."""
        self.chips: list[handles.Handle] = []
        self.lit: lights.Lights = {}
        self._refused_of: Target | None = None  # what the refusal is about; None = nothing that has a place
        self._told: tuple[Target, Card | None] | None = None  # the card of the thing under the pointer
        self._meant: about.Meaning | None = None  # what the pointer is on where no click plays
        self._left = 0.0  # seconds of the refusal
        self._resting = Resting(display.app.settings)
        self._pressed: Target | None = None
        self.click: Callable[[Target], object] = lambda _: None
        """A thing was clicked; the board says what comes of it."""
        self.take(row, names, watching, refresh=False)

    def take(self, row: bytearray, names: Sequence[str], watching: bool = False, refresh: bool = True) -> None:
        """A new position: a new draft, nothing of the old one counts. `watching`: it is not this hand's turn."""
        self.draft = Drafting(row, self.display.app.settings.confirm_candle, watching)
        self.names = names
        self._foreseen = forecast(row)
        self._meant = None
        self.verbs = {verb: "on" for verb in VERBS if self.draft.acting and self.draft.asked.can(verb)}
        self.refused = None
        if refresh:
            self.refresh()

    def settings_changed(self) -> None:
        """The player was in the settings: what they say of cards and candles counts at once."""
        self.draft.careful = self.display.app.settings.confirm_candle
        self._told = None

    # ---- how it stands

    @property
    def begun(self) -> Drafting | None:
        """The turn that is being put together."""
        return self.draft if self.draft.busy else None

    @property
    def drafted(self) -> object:
        """What it has come to."""
        return self.draft.state

    @property
    def no_hint(self) -> str:
        """Why there can be no hint now."""
        return about.no_hint(self.draft)

    @property
    def topic(self) -> str:
        """The rule of the thing that is pointed at."""
        display = self.display
        return topic_at(display.layout, display.shown, self.hover, self.pointer.point, display.forecast)

    # ---- pointing

    def moved(self, point: tuple[int, int]) -> bool:
        """The pointer is there now; True when something else is to be seen."""
        self.pointer.point = point
        resting, layout = self._resting, self.display.layout
        resting.moved(point, layout.px(_STILL))
        hot = resting.hot if self._on_chips(point) else hot_island(layout, point, resting.hot)
        if hot != resting.hot:
            before, resting.hot = self.hover, hot
            self.refresh()
            self._turn_from(before, self.hover)
            return True
        hover = self.pick(point)
        self._turn_from(self.hover, hover)
        changed = self._mean(hover) or hover != self.hover or self.refused is not None
        opens = thing_of(hover) != thing_of(self.hover)
        self.hover = hover
        if opens:
            self._open_chips()
        return changed or self.carries

    def _on_chips(self, point: tuple[int, int]) -> bool:
        """Whether the pointer is on, or just beside, a chip that came with it: over a roof it has left its island."""
        gap = self.display.layout.px(_REACH)
        came = (chip.rect for chip in self.chips if not isinstance(chip.target, STANDING))
        return not self.pointer.keyed and any(rect.inflate(2 * gap, 2 * gap).collidepoint(point) for rect in came)

    def _turn_from(self, before: Target | None, hover: Target | None) -> None:
        if hover not in (None, before):
            self.refused = None  # the answer was about another thing

    def leave(self, point: tuple[int, int]) -> bool:
        """The pointer went onto what lies over the table; True when it was on something."""
        was = self.hover, self._meant
        self.pointer.point, self.hover, self._meant = point, None, None
        return was != (None, None)

    def _mean(self, hover: Target | None) -> bool:
        """Whether the pointer has come to another thing that no click plays with."""
        before, self._meant = self._meant, None
        if self.draft.acting and not self.draft.busy:
            layout, shown = self.display.layout, self.display.shown
            self._meant = about.meaning(self.text, layout, shown, self._foreseen, hover, self.pointer.point)
        return self._meant != before

    @property
    def carries(self) -> bool:
        """Whether the Novice token is in the hand: then a shade of the novice follows the pointer."""
        return not self.draft.over and self.draft.armed and not self.pointer.keyed

    def lead(self, target: Target, quiet: bool = False) -> None:
        """Keys or pad bring the focus to a thing; `quiet`: what was refused is still to be read.

        A question that waits is withdrawn when the focus leaves the button that asks: Enter means what has the ring.
        """
        if target not in (ASKER, CANDLE):
            self.draft.withdraw()
        self.pointer.keyed, self.hover = True, target
        if not quiet:
            self.refused = None
        self.refresh()

    def rest(self) -> None:
        """What keys were to do is done: the focus lies somewhere now that a press too many does nothing to."""
        island = island_of(self.hover)
        lies = island not in ("", "jetty") and self.draft.seen.step == "action"
        self.hover = targets.Island(island) if lies else None

    def hides(self, target: Target) -> bool:
        """Whether a thing that has the focus cannot be seen: a panel lies over it."""
        return not self.draft.over and all(thing.what != target for thing in self.things())

    @property
    def again(self) -> dict[str, str]:
        """Facts of the sentence that says how a waiting question is answered with what the player has in his hands."""
        app, action = self.display.app, self.draft.action or "meditate"
        do, key = app.keys.key("do"), app.keys.key(action)
        if self.pointer.padded:
            do, key = said(self.text, app.pad.map.first("do")), ""
        button: Target = SAIL_NOW if self.draft.composing else targets.Verb(action)
        means = "mouse" if not self.pointer.keyed else "keys" if do and key else "key"
        if self.pointer.keyed and self.hover not in (None, button):
            means = "elsewhere"
        named = self.text(f"action-{called(action, self.draft.seen.solo)}")
        return {"means": means, "do": do or key, "key": key, "action": named}

    def things(self) -> list[focus.Focusable]:
        """All that can have the focus now."""
        display = self.display
        return focus.things(display.layout, display.shown, self.draft, self.chips, self.panels)

    def rect_of(self, target: Target) -> Rect | None:
        """The rectangle of one of them."""
        display = self.display
        return focus.rect_of(target, display.layout, display.shown, self.draft, self.chips, self.panels)

    # ---- the focus, see `focus_keys.Focused`

    def legal(self) -> list[Target]:
        """The things that a click would get something from."""
        return [thing.what for thing in focus.legal(self.things(), self.draft, self.lit, self.verbs)]

    def label(self, target: Target) -> str | None:
        """An island has its own number, a verb the key that stands on its button."""
        if isinstance(target, targets.Island):
            return str(self.display.layout.ring.index(target.island) + 1)
        return None if isinstance(target, targets.Verb) else ""

    def letters(self) -> Collection[str]:
        """The keys of verbs."""
        return {self.display.app.keys.first(verb) for verb in self.verbs}

    # ---- what a click would mean

    def chip(self, verb: str) -> Target | None:
        """The verb's chip on the thing pointed at, if it would do something."""
        chips = (handle.chip for handle in self.chips if handle.chip is not None)
        return next((chip.target for chip in chips if chip.verb == verb and chip.able), None)

    def goal(self) -> Target | None:
        """The goal of the verb chosen without another word: the thing pointed at, or the only one there is."""
        draft = self.draft
        if draft.verb is None or draft.composing or draft.ready is not None:
            return None
        hover = self.hover
        if hover is not None and not isinstance(hover, targets.Verb) and draft.offer(hover)[0].turn is not None:
            return hover
        return next(iter(self.lit)) if len(self.lit) == 1 else None

    def pick(self, point: tuple[int, int]) -> Target | None:
        """The thing under a point."""
        if any(rect.collidepoint(point) for rect in self.strip):
            on = (chip for chip in self.chips if focus.on_strip(chip.target))
            return next((chip.target for chip in on if chip.rect.collidepoint(point)), None)
        return pick(self.display.layout, self.display.shown, self.draft, self._resting.ripe(self.chips), point)

    def let_go(self) -> None:
        """No card stays open under what comes on top."""
        self.hover = self.refused = self._meant = None

    def refresh(self) -> None:
        """Bring chips and cards up to date after the draft, the position or the island pointed at changed."""
        self._told = None
        self._lift()
        self.lit = lights.lights(self.draft)
        if self.pointer.keyed:
            self._resting.hot = focus.hot(self.draft, self.hover)
        self._open_chips()
        if not self.pointer.keyed:
            opened = thing_of(self.hover)
            self.hover = self.pick(self.pointer.point)
            self._mean(self.hover)
            if thing_of(self.hover) != opened:
                self._open_chips()
        elif self.hover is not None:
            self._hold()

    def _lift(self) -> None:
        """Whoever is on his way in the draft has left, and pairs are put down."""
        draft, shown = self.draft, self.display.choreography.shown
        legs = [] if draft.over else draft.composer.legs
        moved = bool(legs or draft.pairs)
        self.display.lift(drafted.lifted(shown, draft.me.seat, legs, draft.pairs) if moved else None)

    def _open_chips(self) -> None:
        """Chips of what the pointer rests on; those of what it has left close at once."""
        resting, layout = self._resting, self.display.layout
        resting.choose(self.hover, self.pointer.keyed)
        before = {chip.target for chip in self.chips}
        self.chips = handles.handles(self.draft, layout, resting.open, self.can_redo, self.text, resting.thing)
        under = next((chip.target for chip in self.chips if chip.rect.collidepoint(self.pointer.point)), None)
        if under not in before and not self.pointer.keyed:
            resting.opened(under)

    def _hold(self) -> None:
        """The focus stays; when its thing is gone, it goes to the island it was on, or to the nearest, or nowhere.

        While others play, the board has nothing to lead to: then it waits for what its place will be.
        """
        found = self.things()
        by_target = {thing.what: thing for thing in found}
        wanted = self.hover or targets.NOTHING
        thing = by_target.get(wanted)
        if thing is None and not self.draft.over:
            thing = focus.resting(found, self.draft, wanted, self.at)
            self.hover = None if thing is None else self.hover
        if thing is None:
            return
        self.hover, self.at = thing.what, thing.at
        for panel in self.panels:
            inside = isinstance(thing.what, targets.Spot) and thing.what.panel == panel.name
            panel.moved(self.display.layout, thing.at if inside else None)
        if self.hover != wanted:
            self._resting.hot = focus.hot(self.draft, self.hover)
            self._open_chips()

    # ---- clicking

    def press(self, point: tuple[int, int]) -> None:
        """The button went down there."""
        self.refused = None
        self.moved(point)
        self._pressed = self.pick(point)
        if self._pressed is not None:
            self.click(self._pressed)

    def drop(self, point: tuple[int, int]) -> bool:
        """The button was let go somewhere else: a drag says both clicks at once, and this is the second."""
        first, self._pressed = self._pressed, None
        target = self.pick(point)
        if target is None or target == first or not isinstance(first, targets.Group | targets.Tired | targets.Book):
            return False
        if not isinstance(first, targets.Book):
            island = island_of(target)
            if island in ("", first.island):
                return False
            target = targets.Island(island)
        self.click(target)
        return True

    def follow(self, answer: Answer, target: Target) -> Turn | None:
        """What a click came to: a turn to be played, or a word to be said."""
        if answer.reason is not None:
            self.refuse(ledger.refusal(self.text, answer.reason), target, kindly=False)
        elif answer.turn is None and answer.hint is not None:
            self.refuse(self.text(answer.hint, **self.again), target)
            if self.draft.confirm:
                self._left = inf  # as long as the question waits
        self.refresh()
        return answer.turn

    def deny(self, reason: Reason) -> None:
        """The table itself refused."""
        self.refuse(ledger.refusal(self.text, reason), kindly=False)
        self.refresh()

    def refuse(self, words: str, target: Target = targets.NOTHING, kindly: bool = True) -> None:
        """Say for a while why a click did nothing."""
        self.refused = card.refused(self.text, words, target, kindly, self.draft.seen.solo)
        self.kindly = kindly
        placed = isinstance(target, targets.Verb) or not self.pointer.keyed
        self._refused_of = target if placed else None
        self._left = _REFUSED

    def clear(self) -> None:
        """Take the last refusal away."""
        self.refused = None

    def wheel(self, steps: int) -> bool:
        """More or fewer novices."""
        if self.draft.wheel(1 if steps > 0 else -1):
            self.refresh()
            return True
        return False

    def back(self) -> bool:
        """One step of the draft back; False when there is none."""
        if self.draft.back():
            self.refused = None
            self.refresh()
            return True
        return False

    def update(self, dt: float) -> bool:
        """A refusal goes by itself, what the pointer rests on opens; True then."""
        ripened = self._resting.update(dt, self.hover)
        if ripened and not self.pointer.keyed:
            self.refresh()
        if self._left > 0:
            self._left -= dt
            if self._left <= 0:
                self.refused = None
                return True
        return ripened

    # ---- what is to be seen

    def card(self) -> Card | None:
        """The card to be shown, thought of once for each thing the pointer comes to."""
        if self.refused is not None:
            return self.refused
        if self.display.busy:
            return None
        if self._meant is not None and not self.pointer.keyed:
            return about.card_of(self.text, self._meant, self.display.app.keys.key("rules"))
        if self.hover is None or isinstance(self.hover, targets.Spot | targets.Unfold):
            return None
        if self._told is None or self._told[0] != self.hover:
            density = self.display.app.settings.preview
            meant = self.goal() if self.hover == targets.Verb(self.draft.verb or "") else None
            told = card.card(self.text, self.names, self.draft, meant or self.hover, density)
            if told is not None and density != "off":
                counts = not self.display.tone
                told = about.explained(self.text, told, self.draft, self.hover, self.display.app.keys.key, counts)
            self._told = self.hover, told
        return self._told[1]

    def title(self, target: Target) -> str:
        """What a thing is called, as its card is headed."""
        told = card.card(self.text, self.names, self.draft, target, "off")
        return card.titled(self.text, target, self.draft.seen.solo) if told is None or not told.title else told.title

    def pointed(self) -> pygame.Rect | None:
        """The thing the card is about; None where a key was refused that has no button."""
        if self._meant is not None and self.refused is None and not self.pointer.keyed:
            return self._meant.place
        target = self._refused_of if self.refused is not None else self.hover
        if target is None:
            return None
        layout = self.display.layout
        spot = lights.spot(layout, self.display.shown, self.chips, target)
        return spot or layout.around(self.at if self.pointer.keyed else self.pointer.point, 24)

    def glowing(self) -> lights.Lights:
        """What is legal; under the pointer a verb shows what it would be for."""
        hover = self.hover
        if not isinstance(hover, targets.Verb) or self.draft.busy or hover.name not in self.verbs:
            return self.lit
        _, trial = self.draft.offer(hover)
        return lights.lights(trial) if trial.verb else self.lit
