"""The hand over Pangea's board: clicks and commands become drafts, drafts become turns."""

from collections.abc import Callable, Collection, Mapping, Sequence
from functools import partial
from typing import Final

from typing_extensions import override

from luna.games.pangea.board.display import PangeaDisplay
from luna.games.pangea.board.hand.drafting import Drafting
from luna.games.pangea.board.hand.targets import Badge, Field, Offer, Target, Verb, tile_of
from luna.games.pangea.board.layout import crowd
from luna.games.pangea.board.layout.places import PITCH, VERBS
from luna.games.pangea.board.panels.purchase import PurchasePanel
from luna.games.pangea.board.words import cards
from luna.games.pangea.board.words.sentences import ways
from luna.games.pangea.rules.moves import DRAW, NO_BAN, kind_of
from luna.games.pangea.rules.position import BUYING, MAGICAL, OVER, PHASE, PLACING, TURN
from luna.games.pangea.rules.tribes import Tribe
from luna.log.records import HUMAN
from luna.shell.board import actionbar
from luna.shell.board.card import Card, CardLine
from luna.shell.board.hand import Hand, command_words
from luna.shell.board.host import Host
from luna.shell.board.pen import Pixel, Rect
from luna.shell.board.pointing import Button, Place, Spot, buttons, spots

Thing = Target | Spot | Button  # what a pointer can mean
_STONE: Final = Button("ban")  # the ban in the own panel: it can be dragged onto the board


class PangeaHand(Hand[Thing]):
    """The hand of the seat to move."""

    display: PangeaDisplay
    draft: Drafting

    def __init__(self, host: Host, display: PangeaDisplay) -> None:
        super().__init__(host, display)
        self.purchase = PurchasePanel(host, display, lambda: self.draft, self._answer)
        self._ending = False  # the end of the turn was asked for before the movement
        self.reset()

    # ---- the draft

    def reset(self) -> None:
        """Drop the draft."""
        self.draft = Drafting(bytearray(self.host.position))
        self.refresh()

    @override
    def refresh(self) -> None:
        self.display.draft(self.draft.seen if self.draft.steps else None)
        super().refresh()

    def commands(self) -> Mapping[str, Callable[[], object]]:
        """Verbs, and what ends a draft."""
        verbs = {verb: partial(self.click, Verb(verb)) for verb in VERBS}
        return {"do": self._do, "commit": self._commit, "reset": self.reset, **verbs}

    def phase(self) -> bool:
        """End the phase; False when that is not for this hand now."""
        if not self.host.company.mine or self.draft.row[PHASE] == PLACING:
            return False
        self.click(Verb("phase"))
        return True

    def _commit(self) -> None:
        """Play what has the focus; without one, the purchase or the steps."""
        if self.draft.tile is not None or (self.hover is not None and not isinstance(self.hover, Button | Verb)):
            self._do()
        else:
            self._commit_steps()

    def _do(self) -> None:
        thing = self.hover
        asked = self.draft.tile is not None and self.pointer.keyed
        if asked and (thing is None or tile_of(self.draft.row, thing) == self.draft.tile):
            self._answer(self.purchase.move)
        elif thing is None:
            self._commit_steps()
        else:
            self.click(thing)

    def _commit_steps(self) -> None:
        if self.draft.steps:
            self.click(Verb("phase"))

    def _answer(self, move: int | None) -> None:
        """The purchase is decided, None = not now."""
        if move is None:
            self.back()
        else:
            self.click(Offer(move))

    # ---- clicks

    @override
    def click(self, thing: Thing) -> None:
        if isinstance(thing, Spot):
            self.host.click(thing.panel, thing.number)
        elif thing == _STONE:
            self._say(Verb("ban"))
        elif not isinstance(thing, Button):
            self._say(thing)
        elif thing.name == "reset":
            self.reset()
        elif thing.name == "draft":
            self._commit_steps()
        elif thing.name.startswith(actionbar.CHIP):
            self.draft.drop(int(thing.name.removeprefix(actionbar.CHIP)))
            self.hover = None
            self.refresh()
        else:
            self.host.do(thing.name)

    def _say(self, target: Target) -> None:
        """A thing of the draft is clicked."""
        host, now = self.host, self.draft
        self.refused, self._ending = None, False
        if host.company.watching:
            self.refuse(host.mode.forbidden or self.text("bots-watching"))
            return
        if isinstance(target, Verb) and target.name == "end" and now.row[PHASE] == MAGICAL:
            self._ending, target = True, Verb("phase")
        self.draft, answer = now.click(target)
        if self.answer(answer, target):
            self.hover = None
            host.play(answer.turn or ())

    @override
    def update(self, dt: float) -> bool:
        if self._ending and self.host.company.mine and not self.display.busy and self.draft.row[PHASE] == BUYING:
            self._ending = False
            self.host.play((NO_BAN,))
        return super().update(dt)

    drags = True

    @override
    def drop(self, point: Pixel) -> bool:
        """A tribe, a tile or the own ban released over another place goes there."""
        before, self.pressed = self.pressed, None
        rect, dragged = self.where(before), before == _STONE or self.draft.picked is not None
        if rect is None or not dragged or rect.collidepoint(point):
            return False
        self.moved(point)
        if not isinstance(self.hover, Field | Tribe):
            return False
        self.click(self.hover)
        return True

    # ---- things

    @property
    def spread(self) -> int | None:
        """The tile whose crowd is spread: the one that is pointed at, where figures stand for several kinds."""
        hover = None if self.display.busy or isinstance(self.hover, Badge) else self.hover
        tile = tile_of(self.display.row, hover)
        return tile if tile is not None and crowd.apart(self.display.row, tile) else None

    @override
    def things(self) -> Sequence[Place[Thing]]:
        layout, chips = self.display.layout, actionbar.chip_places(self.display.pen.frame, self.chips())
        frame: dict[Thing, Rect] = {Verb(verb): rect for verb, rect in layout.bar.verbs.items()}
        frame |= {Button(f"{actionbar.CHIP}{number}"): rect for number, rect in enumerate(chips)}
        frame |= {place.what: place.rect for place in buttons(layout)}
        frame |= {Button("reset"): layout.bar.reset, Button("draft"): layout.bar.draft}
        mine = layout.panels[self.draft.row[TURN]]
        over: dict[Thing, Rect] = {_STONE: layout.around(mine.ban, 40)} if "ending" in mine.shown else {}
        over |= {place.what: place.rect for place in spots(self.host, layout)}
        over.update(layout.places(self.display.row, self.spread).items())
        return [Place(thing, rect, rect.center) for thing, rect in (over | frame).items()]

    @override
    def legal(self) -> Sequence[Thing]:
        """What is legal now: an open panel first, then line by line, the verbs last."""
        legal = self.possible()
        things = [place for place in self.things() if isinstance(place.what, Spot) or place.what in legal]
        top, pitch = self.display.layout.field(0).top, self.display.layout.px(PITCH)
        things.sort(key=lambda one: (not isinstance(one.what, Spot), (one.at[1] - top) // pitch, one.at[0]))
        return [place.what for place in things]

    def targets(self) -> Sequence[Target]:
        """The things of the board that are legal now."""
        return () if self.host.company.watching or self.display.busy else self.draft.targets()

    @override
    def possible(self) -> Collection[Thing]:
        return [*self.targets(), *(Verb(verb) for verb in cards.verbs(self.draft))]

    def chips(self) -> Sequence[str]:
        """The steps of the draft, one by one, where there is room for them."""
        chips = [ways(self.text, self.draft.row, (step,)) for step in self.draft.steps]
        return chips if actionbar.chip_places(self.display.pen.frame, chips) else ()

    # ---- words

    def prompt(self) -> tuple[str, str]:
        """The title of the draft box, and what is said below it."""
        now, text, row = self.draft, self.text, self.draft.row
        if self.host.company.watching:
            other = text("pangea-ask-other", name=self.host.names[row[TURN]])
            return cards.asked(text, now) if row[PHASE] == OVER else other, ""
        return cards.asked(text, now, chips=bool(self.chips())), cards.hint(text, now)

    @override
    def tell(self, thing: Thing) -> Card | None:
        if self.host.company.watching and not isinstance(thing, Spot | Button | Verb):
            return cards.about(self.text, self.draft.seen, thing)
        if not isinstance(thing, Spot | Button):
            return cards.card(self.text, self.host.names, self.draft, thing)
        if thing == _STONE:
            return self.tell(Verb("ban"))
        if thing == Button("undo") and (said := self.drawn_since()):
            return Card(said)
        if isinstance(thing, Button) and thing.name.startswith(actionbar.CHIP):
            return Card(self.text("pangea-step-back"))
        if thing == Button("draft") and self.display.layout.bar.draft_is_icon:
            title, hint = self.prompt()
            return Card(title, (CardLine(hint),) if hint else ())
        return None

    def drawn_since(self) -> str:
        """What undo means where it goes back past a draw; empty where it does not."""
        table, entries = self.host.table, self.host.history.entries
        own = next((entry.number for entry in reversed(entries) if table.seats[entry.seat].kind == HUMAN), None)
        if own is None or not any(kind_of(entry.turn[0]) == DRAW for entry in entries if entry.number >= own):
            return ""
        return self.text("pangea-undo-draw" if table.consent.relayed else "pangea-undo-draw-alone")

    @override
    def named(self, thing: Thing) -> tuple[str, str]:
        if isinstance(thing, Button):
            return "commands", "" if thing == _STONE else command_words(self.text, thing.name)
        card = None if isinstance(thing, Spot) else self.cards[thing]
        return "board", "" if card is None else card.title
