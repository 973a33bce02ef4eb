"""The hand over Luna's board: chips at the thing under the pointer, explanations, legal things for its draft."""

from collections.abc import Collection, Sequence
from functools import partial
from operator import is_not
from typing import Final

from typing_extensions import override

from luna.games.luna.board import targets
from luna.games.luna.board.display import LunaDisplay
from luna.games.luna.board.hand import card, explanations, lights, places, strip
from luna.games.luna.board.hand.candidates import Lights
from luna.games.luna.board.hand.chips import Handle, thing_of, way
from luna.games.luna.board.hand.drafting import Drafting
from luna.games.luna.board.hand.fan import Fan
from luna.games.luna.board.layout.bars import VERBS
from luna.games.luna.board.targets import ASKER, CANDLE, Target, Thing, island_of, isle_of
from luna.games.luna.board.words import accessible_names
from luna.games.luna.rules.views import forecast
from luna.shell.access.node import paragraph
from luna.shell.app import hints
from luna.shell.board.card import Card
from luna.shell.board.hand import Hand
from luna.shell.board.host import Host
from luna.shell.board.pen import Pixel, Rect
from luna.shell.board.pointing import Place, Spot, spots

_SPOT: Final = 48  # u around the pointer, where a thing has no edges of its own


class LunaHand(Hand[Target]):
    """The hand of the order to move."""

    parts = accessible_names.PARTS
    waits_to_refuse = True
    display: LunaDisplay
    draft: Drafting

    def __init__(self, host: Host, display: LunaDisplay) -> None:
        super().__init__(host, display)
        self.at = 0, 0
        self.can_redo = False
        self.fan = Fan(host.app.settings)
        self.chips: list[Handle] = []  # the open ones
        self.lit: Lights = {}  # the things on which a click has an effect
        self._refused_of: Target | None = None  # None = nothing that has a place
        self._meant: explanations.Still | None = None  # the unclickable thing under the pointer
        self._listed: tuple[Sequence[object], object, list[Place[Target]]] | None = None  # things by state and panels
        self.take(watching=False)

    def take(self, watching: bool) -> None:
        """Take a new position: a new draft, nothing of the old one remains. `watching`: another seat is to move."""
        host = self.host
        self.draft = Drafting(host.position, host.app.settings.confirm_candle, watching)
        self.names = host.names
        self._foreseen = forecast(host.position)
        self._meant = self._state = None
        self.verbs = {verb: "on" for verb in VERBS if self.draft.acting and self.draft.asked.can(verb)}
        self.refused = None
        self.refresh()

    # ---- pointing

    @override
    def pick(self, point: Pixel) -> Target | None:
        if any(rect.collidepoint(point) for rect in self.strip):
            on = (chip for chip in self.chips if places.on_strip(chip.target))
            return next((chip.target for chip in on if chip.rect.collidepoint(point)), None)
        return places.pick(self.display.layout, self.display.shown, self.draft, self.fan.ripe, point)

    @override
    def moved(self, point: Pixel) -> bool:
        self.pointer.point = point
        self.fan.moved(point, self.display.layout)
        before = self.hover, self._meant, self.fan.near
        self._look()
        changed = before != (self.hover, self._meant, self.fan.near) or self.refused is not None
        if self.hover not in (None, before[0]):
            self.refused = None  # it was about another thing
        return changed or self.draft.armed

    def _look(self) -> None:
        """Find the thing under the pointer, open its chips, and explain it."""
        self.hover, self._meant = self.pick(self.pointer.point), None
        if _near(self) != self.fan.near:
            self._open_chips()
            self.hover = self.pick(self.pointer.point)
        if self.draft.acting and not self.draft.busy:
            layout, shown = self.display.layout, self.display.shown
            self._meant = explanations.still_at(layout, shown, self.hover, self.pointer.point, self._foreseen)

    @override
    def leave(self, point: Pixel) -> bool:
        was, self._meant = self._meant, None
        return super().leave(point) or was is not None

    @override
    def let_go(self) -> None:
        super().let_go()
        self._meant = None

    @override
    def lead(self, thing: Target, quiet: bool = False) -> None:
        """Move the focus to a thing; `quiet`: keep the last refusal on screen.

        A pending question is withdrawn when the focus leaves its button: Enter always acts on the thing with the ring.
        """
        if thing not in (ASKER, CANDLE):
            self.draft.confirm = False
        self.pointer.keyed, self.hover = True, thing
        if not quiet:
            self.refused = None
        self.refresh()

    @override
    def refresh(self) -> None:
        draft, display = self.draft, self.display
        self.forget()
        self.cards.pop(targets.Verb(draft.verb or ""), None)  # it is about the thing in focus
        legs = [] if draft.over else draft.composer.legs
        pairs = [isle_of(thing) for thing in draft.begun.things] if draft.seen.step == "pairs" else []
        moved = bool(legs or pairs)  # novices on their way and pairs have left
        shown = display.choreography.shown
        display.lift(lights.lifted(shown, draft.me.seat, legs, pairs) if moved else None)
        self.lit = lights.lights(draft)
        self.chosen = [targets.Verb(draft.action)] if draft.action else []
        self._open_chips()
        if not self.pointer.keyed:
            self._look()
        elif self.hover is not None:
            self._hold()

    def _open_chips(self) -> None:
        self.fan.near, self.display.layout.fingers = _near(self), self.host.app.touched
        self.chips = self.fan.lay(self.draft, self.display.layout, self.pointer, self.can_redo, self.text)

    def _hold(self) -> None:
        """Keep the focus; when its thing is gone, move it to that island, to the nearest thing, or nowhere.

        While others play nothing can be focused, and the focus stays at its place.
        """
        found, wanted = self.things(), self.hover or targets.NOTHING
        thing = next((one for one in found if one.what == wanted), None)
        if thing is None and not self.draft.over:
            thing = places.resting(found, self.draft, wanted, self.at)
            self.hover = None if thing is None else self.hover
        if thing is None:
            return
        self.hover, self.at = thing.what, thing.at
        for panel in self.host.open:
            inside = isinstance(thing.what, Spot) and thing.what.panel == panel.name
            panel.moved(self.display.layout, thing.at if inside else None)
        if self.hover != wanted:
            self._open_chips()

    @override
    def click(self, thing: Target) -> None:
        self.clicked(thing)

    @override
    def drop(self, point: Pixel) -> bool:
        """Handle the end of a drag, which is two clicks in one: this is the second."""
        first, self.pressed = self.pressed, None
        target = self.pick(point)
        if target is None or target == first or not targets.of(first, "group", "tired", "book"):
            return False
        if not targets.of(first, "book"):
            island = island_of(target)
            if island in ("", first.name):
                return False
            target = targets.Island(island)
        self.click(target)
        return True

    @override
    def update(self, dt: float) -> bool:
        ripens = self.fan.ripens(dt)
        if ripens and not self.pointer.keyed:
            self.refresh()
        gone = super().update(dt)
        return self.fan.appears(dt, self.hover) or gone or ripens

    # ---- things

    @override
    def things(self) -> list[Place[Target]]:
        display, host = self.display, self.host
        state = layout, shown, chips = display.layout, display.shown, self.chips
        panels = [(panel.name, tuple(panel.rect), panel.away) for panel in host.open]
        if self._listed is None or self._listed[1] != panels or any(map(is_not, self._listed[0], state)):
            found = places.things(layout, shown, self.draft, chips)
            self._listed = state, panels, places.uncovered(layout, found, host.open)
        return self._listed[2] + [Place(*place) for place in spots(host, display.layout)]

    @override
    def legal(self) -> list[Target]:
        return places.legal(self.things(), self.draft, self.lit, self.verbs)

    @override
    def possible(self) -> Collection[Target]:
        if self.draft.confirm:
            return [ASKER]
        seats = self.draft.asked.lit("council") if self.draft.idle and self.draft.acting else ()
        return [*self.legal(), *seats]

    # ---- words

    @property
    @override
    def topic(self) -> str:
        display = self.display
        return explanations.topic_at(display.layout, display.shown, self.hover, self.pointer.point, display.forecast)

    @override
    def named(self, thing: Target) -> tuple[str, str]:
        if isinstance(thing, Spot):
            return "commands", ""
        if targets.of(thing, "choice"):
            ways = self.draft.begun.choices
            return "actions", paragraph((self.text("action-council"), way(self.text, ways[thing.number][0])))
        words = accessible_names.words(self.text, self.names, self.draft.seen, thing)
        return targets.about(thing).part, words or card.name(self.text, self.names, self.draft, thing)

    @override
    def hint(self, key: str) -> str:
        return self.text(key, **strip.again(self.host.app, self.draft, self.pointer, self.hover))

    @override
    def refusal(self, words: str, thing: Target | None, kindly: bool) -> Card:
        self._refused_of = thing if targets.of(thing, "verb") or not self.pointer.keyed else None
        return card.refused(self.text, words, thing or targets.NOTHING, kindly, self.draft.seen.solo)

    @property
    @override
    def under(self) -> object:
        return self._meant or thing_of(self.hover) or self.hover  # a chip that opens here is not another thing

    @override
    def card(self) -> Card | None:
        plain = self.refused is None and not self.display.busy and not self.pointer.keyed
        if plain and self._meant is not None:
            return explanations.card_of(self.text, self._meant, hints.named(self.host.app, "rules"))
        return super().card()

    @override
    def tell(self, thing: Target) -> Card | None:
        if isinstance(thing, Spot) or targets.of(thing, "panel"):
            return None
        app = self.host.app
        meant = places.goal(self.draft, self.hover, self.lit) if thing == targets.Verb(self.draft.verb or "") else None
        told = card.card(self.text, self.names, self.draft, meant or thing, app.settings.preview)
        if told is not None and app.settings.preview != "off":
            key, counts = partial(hints.named, app), not self.display.tone
            lines = explanations.explained(self.text, told, self.draft, thing, key, counts)
            told = told._replace(lines=lines)
        return told

    @override
    def pointed(self) -> Rect | None:
        """The rectangle of the card's subject; None where a key without a button was refused."""
        layout, meant = self.display.layout, self._meant
        if meant is not None and self.refused is None and not self.pointer.keyed:
            return meant.rect if meant.about else layout.around(self.pointer.point, _SPOT)
        target = self._refused_of if self.refused is not None else self.hover
        if target is None:
            return None
        spot = places.spot(layout, self.display.shown, self.chips, target)
        return spot or layout.around(self.at if self.pointer.keyed else self.pointer.point, 24)


def _near(hand: LunaHand) -> Thing | None:
    """The thing whose chips may open: the one pointed at or in focus, else its island or the jetty."""
    fan, layout, pointer = hand.fan, hand.display.layout, hand.pointer
    if fan.holds(pointer, layout):
        return fan.near
    if (thing := thing_of(hand.hover)) is not None:
        return thing
    held = island_of(fan.near)
    island = places.hot(hand.draft, hand.hover) if pointer.keyed else places.hot_island(layout, pointer.point, held)
    return targets.Island(island) if island else None
