"""New game: which game, who plays which seat, its options, who starts. The lot is drawn when the game begins.

All of it is made from what the game declares; with one game there is nothing to choose between games.
"""

from __future__ import annotations

from functools import partial
from typing import Final

import pygame
from typing_extensions import override

from luna.bots import LEVELS
from luna.core import registry
from luna.core.cast import Face
from luna.core.options import Options, OptionSpec, checked
from luna.log.records import one_line
from luna.shell.app.scene import App
from luna.shell.app.settings import FIRST_LEVEL, LONGEST_NAME
from luna.shell.client import choices
from luna.shell.drawing import theme
from luna.shell.players import faces
from luna.shell.records.statistics import Statistics
from luna.shell.screens import evening
from luna.shell.screens.form import FormScene
from luna.shell.screens.page import Foot
from luna.shell.widgets import Button, Choice, Column
from luna.shell.widgets.buttons import FaceButton, OrderButton

_APART: Final = 34
_PITCH: Final = 73  # from seat to seat in a row
_AIR: Final = 38  # between the parts of a row


class NewGameScene(FormScene):
    """The form of a new game on one screen, with what was played last time as a start."""

    first = "begin"
    topic = "setup"
    size = (1720, 920)
    share = 0.56
    narrow = 560

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self._play(choices.current(app.settings))

    def _play(self, name: str) -> None:
        """Make it a form of this game, with what was chosen for it last."""
        self.game, self.words = registry.load(name), self.app.catalogue.of(name)
        self.title = self.words("new-title")
        self._ids = [look.id for look in self.game.SEATS]
        last, counts = self.app.settings.last(name), self.game.COUNTS
        known = len(last.seats) in counts and set(last.seats) <= set(self._ids)
        self.orders = list(last.seats) if known else self._ids[: counts[0]]
        self.names = [self.app.settings.names.get(order, "") for order in self.orders]
        self.faces = dict(self.app.settings.faces)
        self._known = _levels(self.app, name, self._ids)
        self.bots = [self._known.get(order) for order in self.orders]
        """The level of each seat's bot, None = a person."""
        offered = (spec for spec in self.game.OPTIONS if not spec.apart)
        self.chosen = {spec.id: spec.checked(last.options.get(spec.id, spec.default)) for spec in offered}
        self.start: int | None = None  # index into the orders, None = by lot

    # --- lay-out ---

    @override
    def foot(self) -> list[Foot]:
        deal = Foot("begin", self.words("new-begin"), self.begin, icon="ui/icon-continue", key=self.words("key-enter"))
        if registry.coach(self.game.NAME) is None:
            return [deal]
        return [deal, Foot("guided", self.words("guided-title"), self.guide, icon="ui/icon-hint", primary=False)]

    def roomy(self, left: int, right: int) -> bool:
        """See `PageScene`: the rows of the seats need more than the rest."""
        return right >= self.paint.px(self.narrow) and left >= self._least()

    def _least(self) -> int:
        """Pixels that a row of the seats needs for its longest words."""
        paint, (kinds, levels) = self.paint, self._said()
        wide = max(Button.wide(paint, words) for words in kinds)
        return (
            wide
            + max(paint.fonts.width(words, "label_bold") for words in levels)
            + paint.px(_PITCH * len(self._ids) + _AIR)
            + 2 * self._high
        )

    @property
    def _high(self) -> int:
        """The height of a row of the seats, in pixels."""
        return max(self.paint.px(76), self.paint.fonts.line("card_title") + self.paint.px(20))

    def _said(self) -> tuple[list[str], list[str]]:
        """Person and bot, and the levels of bots."""
        words = self.words
        levels = [words("seat-level", level=level, name=words(f"level-{level}")) for level in LEVELS]
        return [words("seat-person"), words("seat-bot")], levels

    def left(self, column: Column) -> None:
        """See `PageScene`: who plays."""
        words, listed = self.words, registry.listed()
        if len(listed) > 1:
            titles = choices.titles(words)
            column.choice("game", words("new-game"), titles, listed.index(self.game.NAME), self._game, above=True)
            column.gap(16)
        counts = [words("new-seats-count", count=count) for count in self.game.COUNTS]
        chosen = self.game.COUNTS.index(len(self.orders))
        column.choice("count", words("new-seats"), counts, chosen, self._count, above=True)
        column.gap(10)
        hint = [words("new-seats-hint")]
        if faces.cast(self.game.NAME).roles:
            hint.append(words("new-faces-hint"))
        column.words("seats-hint", " · ".join(hint), colour=theme.now.MUTED)
        column.gap(16)
        self._seats(column)

    def right(self, column: Column) -> None:
        """See `PageScene`: what is played."""
        words = self.words
        offered = [spec for spec in self.game.OPTIONS if not spec.apart]
        for spec in (spec for spec in offered if not spec.switch):
            said = [words(f"{spec.word}-{one}") for one in spec.choices]
            value = self.chosen[spec.id]
            chosen = spec.choices.index(value)
            column.choice(spec.id, words(spec.word), said, chosen, partial(self._choose, spec), above=True)
            if words.has(below := f"{spec.word}-{value}-below"):
                column.gap(10)
                column.words(f"{spec.id}-below", words(below))
            column.gap(_APART)
        chosen = 0 if self.start is None else self.start + 1
        emblems = [choices.emblem(self.game.NAME, order) for order in self.orders]
        starts, icons = [words("new-start-lot"), *("" for _ in self.orders)], ["", *emblems]
        called = [starts[0], *(choices.seat_word(words, order) for order in self.orders)]
        column.choice("start", words("new-start"), starts, chosen, self._start, icons, above=True, called=called)
        switches = [spec for spec in offered if spec.switch]
        for number, spec in enumerate(switches):
            if not number:
                column.gap(_APART)
                column.words("options", words("new-options"), "body_bold")
            column.gap(10 if number else 6)
            applies = spec.applies(len(self.orders))
            on, below = bool(self.chosen[spec.id]) and applies, f"{spec.word}-below"
            said_below = words(below) if words.has(below) else ""
            made = column.switch(spec.id, words(spec.word), on, partial(self._switch, spec), said_below)
            made.enabled = applies
        if any(level is not None for level in self.bots):
            column.gap(_APART)
            column.words("levels-hint", words("new-levels"), colour=theme.now.MUTED)

    def guide(self) -> None:
        """A guided evening instead."""
        evening.begin(self.app, self.game.NAME)

    def begin(self) -> None:
        """Remember everything and deal."""
        self.read()
        settings = self.app.settings
        bots = dict(zip(self.orders, self.bots, strict=True))
        names = {
            order: one_line(name, LONGEST_NAME) or choices.usual_name(self.words, order) if bots[order] is None else ""
            for order, name in zip(self.orders, self.names, strict=True)
        }
        settings.faces = self.faces
        settings.names = {**settings.names, **{order: name for order, name in names.items() if name}}
        seated = {order: level for order, level in bots.items() if level is not None}
        last = settings.last(self.game.NAME)
        settings.game, last.seats = self.game.NAME, tuple(self.orders)
        last.bots = {order: level for order, level in self._known.items() if order not in bots} | seated
        last.options |= self.chosen
        self.app.keep()
        options = Options(tuple(self.orders), checked(self.game, self.chosen, len(self.orders)), self.start)
        self.app.ways.begin(self.app, self.game, options, names, seated)

    # --- inside ---

    def _seats(self, column: Column) -> None:
        """A row for each seat: a person with a name or a bot with a level, and the four orders."""
        paint = self.paint
        high = self._high
        pitch, one, gap = paint.px(_PITCH), paint.px(71), paint.px(12)
        kinds, levels = self._said()
        wide = max(Button.wide(paint, words) for words in kinds)
        for seat, order in enumerate(self.orders):
            line = column.take(high)
            column.gap(36 if seat + 1 < len(self.orders) else 0)
            orders = line.right - (len(self._ids) - 1) * pitch - one
            level, seated = self.bots[seat], choices.seat_word(self.words, order)
            face = faces.chosen(self.game.NAME, order, self.faces, level)
            place = pygame.Rect(line.x, line.y, wide, high)
            column.add(Button(place, f"kind-{seat}", kinds[level is not None], partial(self._change, seat)))
            place = pygame.Rect(place.right + gap, line.y, orders - 2 * gap - place.right, high)
            if level is not None:
                column.add(
                    Choice(place, f"level-{seat}", levels, level, partial(self._level, seat), narrow=True, label=seated)
                )
            else:
                name = self.names[seat] or choices.usual_name(self.words, order)
                entry = self.write(place, f"name-{seat}", name, LONGEST_NAME)
                entry.label = seated
                column.add(entry)
            for index, choice in enumerate(self._ids):
                place = pygame.Rect(orders + pitch * index, line.y, one, high)
                if choice == order and face is not None:
                    called = faces.name(self.game.NAME, face)
                    action = partial(self._change_face, face)
                    column.add(FaceButton(place, f"order-{seat}-{choice}", called, action, face=face))
                    continue
                chosen, taken = choice == order, choice in self.orders
                action = partial(self._take, seat, choice)
                column.add(
                    OrderButton(
                        place,
                        f"order-{seat}-{choice}",
                        choices.seat_word(self.words, choice),
                        action,
                        emblem=choices.emblem(self.game.NAME, choice),
                        chosen=chosen,
                        taken=taken,
                    )
                )

    def read(self) -> None:
        """See `FormScene`: names as written."""
        for seat, order in enumerate(self.orders):
            if entry := self.entries.get(f"name-{seat}"):
                default = choices.usual_name(self.words, order)
                self.names[seat] = "" if entry.text == default else entry.text

    def _change(self, seat: int) -> None:
        """A person becomes a bot, a bot a person."""
        self.read()
        self.bots[seat] = self._known.get(self.orders[seat], FIRST_LEVEL) if self.bots[seat] is None else None
        self.rebuild()

    def _change_face(self, face: Face) -> None:
        """The next character sits there."""
        self.read()
        self.faces[face.seat] = faces.following(self.game.NAME, face).role
        self.rebuild()

    def _level(self, seat: int, index: int) -> None:
        self.bots[seat] = index
        self.read()
        self.rebuild()

    def _take(self, seat: int, order: str) -> None:
        """A seat takes an order; who had it gets the one given up."""
        self.read()
        if order in self.orders:
            self.orders[self.orders.index(order)] = self.orders[seat]
        self.orders[seat] = order
        self.rebuild()

    def _count(self, index: int) -> None:
        self.read()
        count = self.game.COUNTS[index]
        while len(self.orders) < count:
            order = next(order for order in self._ids if order not in self.orders)
            self.orders.append(order)
            self.names.append(self.app.settings.names.get(order, ""))
            self.bots.append(self._known.get(order))
        del self.orders[count:], self.names[count:], self.bots[count:]
        if self.start is not None and self.start >= count:
            self.start = None
        self.rebuild()

    def _game(self, index: int) -> None:
        self.read()
        self._play(registry.listed()[index])
        self.rebuild()

    def _choose(self, spec: OptionSpec, index: int) -> None:
        self.read()
        self.chosen[spec.id] = spec.choices[index]
        self.rebuild()

    def _switch(self, spec: OptionSpec, on: bool) -> None:
        self.chosen[spec.id] = on

    def _start(self, index: int) -> None:
        self.start = index - 1 if index else None


def _levels(app: App, game: str, ids: list[str]) -> dict[str, int]:
    """The bots of the last new game, by seat; before anybody has finished a game or chosen a level, beginners.

    Settings of earlier versions have another level there that nobody chose either: the same for all.
    """
    usual = dict.fromkeys(ids[1:], FIRST_LEVEL)
    bots = app.settings.last(game).bots
    if bots is None:
        return usual
    unchosen = set(bots) == set(usual) and len(set(bots.values())) == 1
    return usual if unchosen and not Statistics(app.home).games else dict(bots)
