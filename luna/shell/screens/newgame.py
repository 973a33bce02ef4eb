"""New game: the game, its players, its options, the start player. The form follows the game's declarations."""

from functools import partial

import pygame
from typing_extensions import override

from luna.bots import longest_wait
from luna.core import registry
from luna.core.levels import LEVELS
from luna.core.options import Options, OptionSpec, Value, checked
from luna.log.records import one_line
from luna.shell.app import navigation
from luna.shell.app.hints import hint
from luna.shell.app.scene import App
from luna.shell.app.setting_checks import LONGEST_NAME
from luna.shell.app.settings import FIRST_LEVEL
from luna.shell.client import choices
from luna.shell.players import faces
from luna.shell.records.statistics import Statistics
from luna.shell.records.strength import Estimates, Strength
from luna.shell.screens import review
from luna.shell.screens.page import Foot, PageScene, Shape, choose_game, choose_option
from luna.shell.widgets import Button, Choice, Column
from luna.shell.widgets.buttons import FaceButton, OrderButton

_APART = 34
_PITCH = 73  # from seat to seat in a row


class NewGameScene(PageScene):
    """The form of a new game on one page. It starts with the choices of the last one."""

    first = "begin"
    topic = "setup"
    title_key = "new-title"
    shape = Shape((1760, 980), share=0.56, narrow=560)

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self._estimates = Estimates(app, self, self.rebuild)
        self._play(choices.current(app.settings))

    def _play(self, name: str) -> None:
        """Make it the form of a game."""
        self.game, self.words = registry.load(name), self.app.catalogue.of(name)
        self._ids = [look.id for look in self.game.SEATS]
        last, counts = self.app.settings.last(name), self.game.COUNTS
        known = len(last.seats) in counts and set(last.seats) <= set(self._ids)
        self.orders = list(last.seats) if known else self._ids[: counts[0]]
        self.names = [self.app.settings.names.get(order, "") for order in self.orders]
        self.faces = dict(self.app.settings.faces)
        self._known = _levels(self.app, name, self._ids)
        self.bots = [self._known.get(order) for order in self.orders]
        """The level of each seat's bot, None for a person."""
        self._offered = [spec for spec in self.game.OPTIONS if not spec.apart]
        self.chosen = {spec.id: spec.checked(last.options.get(spec.id, spec.default)) for spec in self._offered}
        self.start: int | None = None  # index into the orders, None = random
        self._estimates.look(name)

    @override
    def foot(self) -> list[Foot]:
        words, name = self.words, self.game.NAME
        begin = Foot("begin", words("new-begin"), self.begin, icon="ui/icon-continue", key=hint(self.app, "enter"))
        guide = partial(review.begin_guided, self.app, name)
        guided = Foot("guided", words("guided-title"), guide, icon="ui/icon-hint", primary=False)
        return [begin] if registry.coach(name) is None else [begin, guided]

    @override
    def roomy(self, left: int, right: int) -> bool:
        """The rows of the seats need room for their longest words."""
        paint, (kinds, levels) = self.paint, self._said()
        least = max(Button.wide(paint, words) for words in kinds) + 2 * self._high
        least += max(paint.fonts.width(words, "label_bold") for words in levels)
        least += paint.px(_PITCH * len(self._ids) + 38)
        return right >= paint.px(self.shape.narrow) and left >= least

    @property
    def _high(self) -> int:
        """Pixels of a row of the seats."""
        return max(self.paint.px(76), self.paint.fonts.line("card_title") + self.paint.px(20))

    def _said(self) -> tuple[list[str], list[str]]:
        """The words for person and bot, and for the levels of bots."""
        words = self.words
        levels = [words("seat-level", level=level, name=words(f"level-{level}")) for level in LEVELS]
        return [words("seat-person"), words("seat-bot")], levels

    @override
    def left(self, column: Column) -> None:
        words = self.words

        def play(name: str) -> None:
            self._play(name)
            self.rebuild()

        choose_game(column, words, self.game.NAME, play, 16)
        counts = {count: words("new-seats-count", count=count) for count in self.game.COUNTS}
        column.pick("count", words("new-seats"), counts, len(self.orders), self._count, gap=10)
        hint = words("new-seats-hint")
        hint += f" · {words('new-faces-hint')}" if faces.cast(self.game.NAME).names else ""
        column.note("seats-hint", hint, 16)
        for seat in range(len(self.orders)):
            if seat:
                column.gap(20)
            self._seat(column, seat)

    def _seat(self, column: Column, seat: int) -> None:
        """A row: a person with a name or a bot with a level, and the orders."""
        paint, high, game, order = self.paint, self._high, self.game.NAME, self.orders[seat]
        pitch, one, gap = paint.px(_PITCH), paint.px(71), paint.px(12)
        (kinds, levels), line = self._said(), column.take(high)
        wide = max(Button.wide(paint, words) for words in kinds)
        orders = line.right - (len(self._ids) - 1) * pitch - one
        level, seated = self.bots[seat], choices.seat_word(self.words, order)
        place = pygame.Rect(line.x, line.y, wide, high)
        turned = self._known.get(order, FIRST_LEVEL) if level is None else None
        turn_kind = partial(self._bot, seat, turned)
        column.add(Button(f"kind-{seat}", kinds[level is not None], turn_kind, told=seated).at(place))
        place = pygame.Rect(place.right + gap, line.y, orders - 2 * gap - place.right, high)
        if level is not None:
            choose = partial(self._bot, seat)
            column.add(Choice(f"level-{seat}", levels, level, choose, narrow=True, label=seated).at(place))
        else:
            name = self.names[seat] or choices.usual_name(self.words, order)
            column.add(self.form.line(place, f"name-{seat}", LONGEST_NAME, seated, name))
        face = faces.chosen(game, order, self.faces, level)
        for index, other in enumerate(self._ids):
            place, button = pygame.Rect(orders + pitch * index, line.y, one, high), f"order-{seat}-{other}"
            if other == order and face is not None:
                following = {**self.faces, face.seat: faces.next_character(game, face).role}
                turn = partial(self.put, faces=following)
                column.add(FaceButton(button, faces.name(game, face), turn, face=face, told=seated).at(place))
                continue
            emblem, called = choices.emblem(game, other), choices.seat_word(self.words, other)
            take, chosen, taken = partial(self._take, seat, other), other == order, other in self.orders
            column.add(OrderButton(button, called, take, emblem=emblem, chosen=chosen, taken=taken).at(place))

    @override
    def right(self, column: Column) -> None:
        words = self.words
        for spec in (spec for spec in self._offered if not spec.switch):
            value = self.chosen[spec.id]
            choose_option(column, words, spec, value, self._choose)
            if words.has(below := f"{spec.word}-{value}-below"):
                column.gap(10).words(f"{spec.id}-below", words(below))
            column.gap(_APART)
        chosen, lot = 0 if self.start is None else self.start + 1, words("new-start-lot")
        icons = ["", *(choices.emblem(self.game.NAME, order) for order in self.orders)]
        starts, called = [lot, *("" for _ in self.orders)], [lot, *(choices.seat_word(words, o) for o in self.orders)]
        start = lambda at: setattr(self, "start", at - 1 if at else None)  # noqa: E731
        column.choice("start", words("new-start"), starts, chosen, start, icons, called=called)
        for number, spec in enumerate(spec for spec in self._offered if spec.switch):
            if not number:
                column.gap(_APART).title("options", words("new-options"), 0)
            column.gap(10 if number else 6)
            applies, below = spec.applies(len(self.orders)), f"{spec.word}-below"
            on, said = bool(self.chosen[spec.id]) and applies, words(below) if words.has(below) else ""
            switch = partial(self.chosen.__setitem__, spec.id)
            column.switch(spec.id, words(spec.word), on, switch, said).enabled = applies
        if any(level is not None for level in self.bots):
            column.gap(_APART)
            if (suited := self._suited) is not None:
                said = words("new-suits", name=suited.name, level=suited.level)
                every = [None if one is None else suited.level for one in self.bots]
                column.button("suits", said, partial(self.put, bots=every), able=every != self.bots)
            else:
                column.note("levels-hint", words("new-levels"))
            seconds, level = max((longest_wait(self.game.NAME, one), one) for one in self.bots if one is not None)
            if seconds:
                column.gap(10).words("levels-slow", words("new-levels-slow", level=level, seconds=seconds))

    @property
    def _suited(self) -> Strength | None:
        """The estimate for the first person at the table who has one."""
        seats = zip(self.orders, self.names, self.bots, strict=True)
        people = [name or choices.usual_name(self.words, order) for order, name, level in seats if level is None]
        return next((one for name in people for one in self._estimates.known if one.name == name), None)

    def begin(self) -> None:
        """Save the choices and deal."""
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
        last.levels = {order: level for order, level in self._known.items() if order not in bots} | seated
        last.options |= self.chosen
        self.app.keep()
        options = Options(tuple(self.orders), checked(self.game.OPTIONS, self.chosen, len(self.orders)), self.start)
        navigation.begin(self.app, self.game, options, names, seated)

    @override
    def read(self) -> None:
        """Take the names as written."""
        for seat, order in enumerate(self.orders):
            if entry := self.form.entries.get(f"name-{seat}"):
                default = choices.usual_name(self.words, order)
                self.names[seat] = "" if entry.text == default else entry.text

    def _bot(self, seat: int, level: int | None) -> None:
        """Give a seat to a bot of this level, or to a person."""
        self.bots[seat] = level
        self.rebuild()

    def _take(self, seat: int, order: str) -> None:
        """Give an order to a seat; the seat that had it gets the other one."""
        if order in self.orders:
            self.orders[self.orders.index(order)] = self.orders[seat]
        self.orders[seat] = order
        self.rebuild()

    def _count(self, count: int) -> None:
        while len(self.orders) < count:
            order = next(order for order in self._ids if order not in self.orders)
            self.orders.append(order)
            self.names.append(self.app.settings.names.get(order, ""))
            self.bots.append(self._known.get(order))
        del self.orders[count:], self.names[count:], self.bots[count:]
        if self.start is not None and self.start >= count:
            self.start = None
        self.rebuild()

    def _choose(self, spec: OptionSpec, value: Value) -> None:
        self.chosen[spec.id] = value
        self.rebuild()


def _levels(app: App, game: str, ids: list[str]) -> dict[str, int]:
    """The levels of the bots by seat, as last chosen; those for beginners until a game is finished or a level chosen.

    Settings of earlier versions have another default there: one level for all bots.
    """
    usual = dict.fromkeys(ids[1:], FIRST_LEVEL)
    bots = app.settings.last(game).levels
    if bots is None:
        return usual
    unchosen = set(bots) == set(usual) and len(set(bots.values())) == 1
    return usual if unchosen and not Statistics(app.home).games else dict(bots)
