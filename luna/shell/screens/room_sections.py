"""The sections of the room's page: the seats, what is played, and how others get in."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import pygame

from luna.core import registry
from luna.core.levels import LEVELS, USUAL_LEVEL
from luna.core.options import OptionSpec, Value
from luna.log.consent import POLICIES
from luna.log.rhythm import LIMITS
from luna.net.addresses import seen_from_afar
from luna.net.cards import Wish
from luna.net.hosting import OwnRelay
from luna.net.remote import Remote
from luna.shell.app import desktop
from luna.shell.app.scene import App
from luna.shell.app.settings import LANGUAGES, Settings
from luna.shell.client import choices
from luna.shell.network import connections
from luna.shell.network.links import invitation
from luna.shell.network.lobby import HOST, Gathering
from luna.shell.network.poster import Poster
from luna.shell.network.visitors import door_of
from luna.shell.players.seats import free_name
from luna.shell.screens.invite import InviteScene
from luna.shell.screens.page import choose_option
from luna.shell.widgets import Action, Button, Column
from luna.shell.widgets.buttons import PictureRow
from luna.text import Catalogue


class SeatRows:
    """The rows of the seats: who sits there, and a button of the host for a bot."""

    def __init__(
        self, settings: Settings, people: Gathering, tell: Callable[..., None], change: Callable[..., None]
    ) -> None:
        """`tell` changes the card of this machine, `change` the host's proposal."""
        self._settings, self._people = settings, people
        self._tell, self._change = tell, change
        self._lent_names: set[str] = set()  # of seats here that nobody has named

    def row(self, column: Column, words: Catalogue, order: str) -> None:
        """The row of a seat."""
        people, paint = self._people, column.paint
        line, taken, level = column.take(PictureRow.high(paint)), people.seats(), people.bots().get(order)
        if not people.hosting or order in taken:
            column.add(self._row(line, words, order, taken.get(order), level))
            return
        add, remove = words("network-add-bot"), words("network-no-bot")
        wide = max(Button.wide(paint, add), Button.wide(paint, words("seat-bot")))
        line.width -= wide + paint.px(10)
        place = pygame.Rect(line.right + paint.px(10), line.y, wide, line.height)
        button = Button(place, f"bot-{order}", add if level is None else remove, partial(self._bot, order))
        column.add(self._row(line, words, order, None, level), button)

    def _row(
        self, line: pygame.Rect, words: Catalogue, order: str, holder: tuple[int, str] | None, level: int | None
    ) -> PictureRow:
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
            return PictureRow(line, name, title, below, sit if mine else None, icons=icons, aside=aside, lit=mine)
        if level is not None:
            title = words("seat-of-bot", level=level, name=words(f"level-{level}"))
            harder = {**dict(people.proposal.bots), order: (level + 1) % len(LEVELS)}
            action = partial(self._change, bots=tuple(harder.items())) if people.hosting else None
            return PictureRow(line, name, title, seat, action, icons=icons)
        awaited = people.awaited().get(order)
        title, aside = (awaited, words("network-awaited")) if awaited is not None else (words("network-free-seat"), "")
        return PictureRow(line, name, title, seat, sit, icons=icons, aside=aside)

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


def choose_options(column: Column, words: Catalogue, people: Gathering, change: Callable[..., Any]) -> None:
    """The host's controls. `change` takes the changed parts of the proposal."""
    chosen, offered = people.options, [spec for spec in people.game.OPTIONS if not spec.apart]

    def choose(spec: OptionSpec, value: Value) -> None:
        change(options={**people.proposal.options, spec.id: value})

    for spec in (spec for spec in offered if not spec.switch):
        choose_option(column, words, spec, chosen[spec.id], choose)
        column.gap(16)
    undo, now = [words(f"network-undo-{policy}") for policy in POLICIES], POLICIES.index(people.undo)
    column.choice("undo", words("network-undo"), undo, now, lambda index: change(undo=POLICIES[index]), above=True)
    column.gap(16)
    rhythms = [words(f"rhythm-{name}") for name in LIMITS]
    paced, pace = tuple(LIMITS), lambda index: change(rhythm=paced[index])
    column.choice("rhythm", words("rhythm"), rhythms, paced.index(people.rhythm), pace, above=True)
    for number, spec in enumerate(spec for spec in offered if spec.switch):
        column.gap(4 if number else 14)
        below = words(f"{spec.word}-below") if spec.counts else ""  # only a restriction needs words
        column.switch(spec.id, words(spec.word), bool(chosen[spec.id]), partial(choose, spec), below)


def show_options(column: Column, words: Catalogue, people: Gathering) -> None:
    """The guests' view of what the host has chosen."""
    chosen, offered = people.options, [spec for spec in people.game.OPTIONS if not spec.apart]
    column.words("agreed", words("network-agreed"), "body_bold")
    said = [("new-game", "game-name")] if len(registry.listed()) > 1 else []
    said += [(spec.word, f"{spec.word}-{chosen[spec.id]}") for spec in offered if not spec.switch]
    said += [("network-undo", f"network-undo-{people.undo}"), ("rhythm", f"rhythm-{people.rhythm}")]
    lines = [words("network-setting", what=words(what), value=words(value)) for what, value in said]
    lines += [words(spec.word) for spec in offered if spec.switch and chosen[spec.id]]
    for number, line in enumerate(lines):
        column.gap(8)
        column.words(f"agreed-{number}", line)


class Invitation:
    """Address and code of a room, to be sent to others, and a switch while the system has not opened the port."""

    def __init__(self, app: App, remote: Remote, people: Gathering, rebuild: Action) -> None:
        self._app, self._words, self._remote, self._people = app, app.catalogue, remote, people
        self._here = connections.own(app, remote)
        self._poster = None if self._here else Poster(remote, people)
        self._rebuild = rebuild

    @property
    def house(self) -> OwnRelay | None:
        """The relay of this machine, if the room is there."""
        return self._app.network.house if self._here else None

    @property
    def addresses(self) -> str:
        """Where others reach the room, as a sentence."""
        house, words, remote = self.house, self._words, self._remote
        if house is None:
            return words("network-there", host=seen_from_afar(remote.route.host), port=str(remote.route.port))
        if not house.addresses:
            return words("network-no-address", port=str(house.port))
        door = door_of(remote)
        key = "network-reached-hidden" if door is not None and (door.hidden or door.locked) else "network-reached"
        return words(key, addresses=", ".join(house.addresses[:2]), port=str(house.port))

    def fill(self, column: Column) -> None:
        """The section of the host."""
        words, house = self._words, self.house
        if house is None or house.open:
            column.words("ways-in", words("network-ways-in"), "body_bold")
            column.gap(4)
            column.words("addresses", self.addresses)
            self.button(column)
        else:
            column.switch("let-in", words("network-let-in"), False, self._let_in, words("network-let-in-below"))

    def button(self, column: Column) -> None:
        """The buttons that copy the link and show it."""
        words = self._words
        column.gap(10)
        column.tools([("copy", words("network-copy"), self.copy), ("invite", words("network-invite"), self._show)], 60)

    @property
    def poster(self) -> Poster | None:
        """Shows the room to everybody at a relay of others."""
        return self._poster if self._people.hosting else None

    @property
    def link(self) -> str:
        """The link to the room; "" while nobody can reach it."""
        room = self._people.room
        return invitation(self.house, self._remote, room.code if room else "")

    def copy(self) -> None:
        """Copy the link to the clipboard."""
        found = self.link
        if found and desktop.to_clipboard(found):
            self._app.toasts.say(self._words("network-copied", invitation=found))
        else:
            self._app.toasts.say(self._words("clipboard-missing") if found else self.addresses, trouble=True)

    def _show(self) -> None:
        if self.link:
            self._app.push(InviteScene(self._app, self))
        else:
            self._app.toasts.say(self.addresses, trouble=True)

    def _let_in(self, on: bool) -> None:
        if on and self.house is not None:
            connections.let_in(self._app, self.house)
        self._rebuild()
