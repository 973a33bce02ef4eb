"""The sections of the room's page: the seats, and the game with its options."""

from collections.abc import Callable
from functools import partial
from typing import Any

import pygame

from luna.core import registry
from luna.core.levels import LEVELS, USUAL_LEVEL
from luna.core.options import OptionSpec, Value
from luna.log.consent import POLICIES
from luna.log.rhythm import LIMITS, LIVE
from luna.net.cards import Wish
from luna.shell.app.settings import LANGUAGES, Settings
from luna.shell.client import choices
from luna.shell.network.lobby import HOST, Gathering
from luna.shell.players.seats import free_name
from luna.shell.screens.page import choose_option
from luna.shell.widgets import Button, Card, Column, pair
from luna.text import Catalogue


class SeatRows:
    """The rows of the seats: their players, and a button of the host for a bot."""

    def __init__(
        self, settings: Settings, people: Gathering, tell: Callable[..., None], change: Callable[..., None]
    ) -> None:
        """`tell` changes the card of this machine, `change` the host's proposal."""
        self._settings, self._people = settings, people
        self._tell, self._change = tell, change
        self._lent_names: set[str] = set()  # of seats here without a name

    def row(self, column: Column, words: Catalogue, order: str) -> None:
        """The row of a seat."""
        people, paint = self._people, column.paint
        taken, level = people.seats(), people.bots().get(order)
        card = self._card(words, order, taken.get(order), level)
        column.card(card, 10)
        if not people.hosting or order in taken:
            return
        add, remove = words("network-add-bot"), words("network-no-bot")
        wide = max(Button.wide(paint, add), Button.wide(paint, words("seat-bot")))
        card.rect.width -= wide + paint.px(10)
        place = pygame.Rect(card.rect.right + paint.px(10), card.rect.y, wide, card.rect.height)
        button = Button(f"bot-{order}", add if level is None else remove, partial(self._bot, order))
        column.add(button.at(place))

    def _card(self, words: Catalogue, order: str, holder: tuple[int, str] | None, level: int | None) -> Card:
        people, name = self._people, f"seat-{order}"
        assert people.room is not None
        icons, seat = [choices.emblem(people.game.NAME, order)], choices.seat_word(words, order)
        sit = partial(self.sit_or_stand, words, order)
        if holder is not None:
            number, title = holder
            card, mine = people.members[number], number == people.room.me
            state = "network-host" if number == HOST else "network-ready" if card.ready else "network-not-ready"
            said = [words("network-here")] if mine else []
            said += [words(state)] if not mine or card.ready else []
            below = seat if title == card.name else f"{seat}  ·  {card.name}"
            icons += [f"ui/flag-{card.language}"] if card.language in LANGUAGES else []
            aside = "  ·  ".join(said)
            return pair(name, title, below, sit if mine else None, icons=icons, aside=aside, lit=mine)
        if level is not None:
            title = words("seat-of-bot", level=level, name=words(f"level-{level}"))
            harder = {**dict(people.proposal.bots), order: (level + 1) % len(LEVELS)}
            action = partial(self._change, bots=tuple(harder.items())) if people.hosting else None
            return pair(name, title, seat, action, icons=icons)
        awaited = people.awaited().get(order)
        title, aside = (awaited, words("network-awaited")) if awaited is not None else (words("network-free-seat"), "")
        return pair(name, title, seat, sit, icons=icons, aside=aside)

    def sit_or_stand(self, words: Catalogue, order: str) -> None:
        """Take a seat or leave it. Several people may share a machine."""
        card = self._people.card
        wishes = card.wishes
        others = tuple(wish for wish in wishes if wish.order != order)
        if len(others) == len(wishes):
            taken = {name for _, name in self._people.seats().values()}
            usual = [choices.usual_name(words, other) for other in (order, *self._people.orders)]
            name = free_name(self._settings, usual, order, taken) if wishes else card.name
            self._lent_names.add(name)
            others = (*wishes, Wish(order, name))
        elif len(others) == 1 and others[0].name in self._lent_names:  # a change of colour in two steps
            others = (others[0]._replace(name=card.name),)
        self._tell(wishes=others, ready=card.ready and bool(others))

    def _bot(self, order: str) -> None:
        """Put a bot on a seat, or take it away."""
        bots = dict(self._people.proposal.bots)
        if bots.pop(order, None) is None:
            bots[order] = USUAL_LEVEL
        self._change(bots=tuple(bots.items()))


def choose_options(column: Column, words: Catalogue, people: Gathering, change: Callable[..., Any], here: bool) -> None:
    """The host's controls. `change` takes the changed parts of the proposal. `here`: the table is on this computer."""
    rhythms = {name: words(f"rhythm-{name}") for name in LIMITS}
    column.pick("rhythm", words("rhythm"), rhythms, people.rhythm, lambda name: change(rhythm=name), gap=6)
    column.note("rhythm-below", _rhythm_below(words, people, here), 20)
    chosen, offered = people.options, [spec for spec in people.game.OPTIONS if not spec.apart]

    def choose(spec: OptionSpec, value: Value) -> None:
        change(options={**people.proposal.options, spec.id: value})

    for spec in (spec for spec in offered if not spec.switch):
        choose_option(column, words, spec, chosen[spec.id], choose, 16)
    undo = {policy: words(f"network-undo-{policy}") for policy in POLICIES}
    column.pick("undo", words("network-undo"), undo, people.undo, lambda policy: change(undo=policy))
    for number, spec in enumerate(spec for spec in offered if spec.switch):
        column.gap(4 if number else 14)
        below = words(f"{spec.word}-below") if spec.counts else ""  # only a restriction needs words
        column.switch(spec.id, words(spec.word), bool(chosen[spec.id]), partial(choose, spec), below)


def show_options(column: Column, words: Catalogue, people: Gathering) -> None:
    """The guests' view of the host's choices."""
    chosen, offered = people.options, [spec for spec in people.game.OPTIONS if not spec.apart]
    column.title("agreed", words("network-agreed"), 0)
    said = [("new-game", "game-name")] if len(registry.listed()) > 1 else []
    said += [(spec.word, f"{spec.word}-{chosen[spec.id]}") for spec in offered if not spec.switch]
    said += [("network-undo", f"network-undo-{people.undo}"), ("rhythm", f"rhythm-{people.rhythm}")]
    lines = [words("network-setting", what=words(what), value=words(value)) for what, value in said]
    lines += [words(spec.word) for spec in offered if spec.switch and chosen[spec.id]]
    for number, line in enumerate(lines):
        column.gap(8).words(f"agreed-{number}", line)
    column.gap(8).note("rhythm-below", _rhythm_below(words, people, here=False))


def _rhythm_below(words: Catalogue, people: Gathering, here: bool) -> str:
    """A sentence about the pace; at a table by turn on this computer also about its availability."""
    if people.rhythm == LIVE:
        return words("rhythm-live-below")
    below = words("rhythm-slow-below")
    return f"{below} {words('rhythm-here-below')}" if here else below
