"""The pages of puzzles, both shipped ones and those from a person's own games, and of challenges."""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from functools import partial
from typing import Final, NamedTuple

from typing_extensions import override

from luna.core import registry
from luna.core.lazy import later
from luna.core.teaching import BEST
from luna.learning import own_puzzles, pack
from luna.learning.challenge import KEY, Challenge, challenges
from luna.learning.progress import MOST
from luna.learning.puzzle import LEVELS, Puzzle, write
from luna.shell.app import navigation
from luna.shell.app.scene import App
from luna.shell.client.choices import usual_name
from luna.shell.drawing import theme
from luna.shell.records.achievements import name_of, pennant, progress
from luna.shell.screens.menu import copy
from luna.shell.screens.page import Foot, PageScene, Shape
from luna.shell.screens.puzzle_widgets import PuzzleButton, medal
from luna.shell.widgets import Action, Card, Column, Row, Sign
from luna.shell.widgets.words import Line
from luna.text import Catalogue

open_puzzle = later("luna.shell.modes.puzzle", "solve")  # the table is loaded when it is needed

_LARGE: Final = 1.5  # the text size above which three cards do not fit into a row


class Entry(NamedTuple):
    """A puzzle in a grid."""

    name: str
    kind: str
    stars: int
    done: bool
    primary: bool
    action: Action


def add_puzzles(column: Column, words: Catalogue, puzzles: Sequence[Entry], counts: Iterable[int]) -> None:
    """Add numbered buttons, as many side by side as fit; `counts`: the possible numbers, largest first."""
    paint = column.paint
    high = max(paint.px(80), round(paint.fonts.line("body_bold") * 1.9))
    least = max(paint.px(110), paint.fonts.width("00", "body_bold") + paint.px(40))
    each = next((count for count in counts if column.card_width(count, 10) >= least), 1)
    places = column.grid([high] * len(puzzles), each, 10)
    for number, (place, one) in enumerate(zip(places, puzzles, strict=True), 1):
        sign = medal(paint, one.kind, one.done)
        button = PuzzleButton(one.name, str(number), one.action, won=one.stars, sign=sign, primary=one.primary)
        button.told = words("puzzles-stars", won=one.stars, most=MOST)
        column.add(button.at(place))


class PackScene(PageScene):
    """The puzzles that ship with the game, numbered by level."""

    shape = Shape((1660, 1030), columns=1)

    def __init__(self, app: App, level: int = 1) -> None:
        """`level`: where to look for the next unsolved puzzle first."""
        super().__init__(app)
        self._progress, self._names = progress(app), pack.names(app.game)
        self.title = self.words("puzzles-pack", count=len(self._names))
        fresh = [name for name in self._names if not self._won(name)]
        self.first = next((name for name in fresh if pack.level(name) >= level), next(iter(fresh), "back"))

    def _key(self, name: str) -> str:
        return f"{self.app.game}/{name}"

    def _won(self, name: str) -> int:
        """The stars of a puzzle."""
        return self._progress.won.get(self._key(name), 0)

    @override
    def left(self, column: Column) -> None:
        won, most = sum(map(self._won, self._names)), MOST * len(self._names)
        column.words("below", self.words("puzzles-below", won=won, most=most), "body")
        for level in range(1, LEVELS + 1):
            column.gap(10).words(f"level-{level}", self.words("puzzles-level", level=level), "label_bold").level = 2
            entries = list[Entry]()
            for name in (name for name in self._names if pack.level(name) == level):
                stars, solve = self._won(name), partial(self._solve, name)
                entries.append(Entry(name, pack.kind(name), stars, bool(stars), name == self.first, solve))
            add_puzzles(column, self.words, entries, (12, 6, 4, 3, 2))  # so that all rows are full
            column.gap(10)

    @override
    def foot(self) -> list[Foot]:
        title, below, yes = (self.words(f"puzzles-clear-{part}") for part in ("title", "below", "yes"))
        ask = partial(self.ask, title, below, yes, self._progress.clear)
        return [Foot("clear", self.words("puzzles-clear"), ask, enabled=bool(self._progress.won), primary=False)]

    def _solve(self, name: str) -> None:
        self.first = name
        after = self._names.index(name) + 1
        onward = partial(self._solve, self._names[after]) if after < len(self._names) else None
        open_puzzle(self.app, pack.load(self.app.game, name), partial(self._progress.win, self._key(name)), onward)


class OwnScene(PageScene):
    """The puzzles from the player's games, numbered from the newest; their stars are the boxes. Due ones come first."""

    shape = Shape((1300, 760), columns=1)
    title_key = "puzzles-own"

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self._puzzles = app.own.of(app.game)
        self.look()

    @override
    def look(self) -> None:
        """Reload: a puzzle may have been answered, and midnight may have passed."""
        self._progress, self._today = progress(self.app), self.app.daily.today()
        self._next = next(iter(self._due()), 0)
        self.first = f"own-{self._next}"

    def _due(self) -> list[int]:
        """The due ones, the lowest box first."""
        due = [n for n, one in enumerate(self._puzzles) if own_puzzles.due(self._progress, one, self._today)]
        return sorted(due, key=lambda n: own_puzzles.box(self._progress, self._puzzles[n]))

    @override
    def left(self, column: Column) -> None:
        due = self._due()
        column.words("below", self.words("puzzles-own-below", due=len(due)), "body")
        if any(one.kind == BEST for one in self._puzzles):
            column.words("searched", self.words("puzzles-own-searched"))
        for name in self.app.own.kept.spoilt:
            column.words(f"spoilt-{name}", self.words("puzzles-own-spoilt", file=name))
        entries = list[Entry]()
        for number, one in enumerate(self._puzzles):
            box, deed = own_puzzles.box(self._progress, one), partial(self._solve, number)
            entries.append(Entry(f"own-{number}", one.kind, box, box == MOST, number in due, deed))
        add_puzzles(column.gap(10), self.words, entries, range(8, 1, -1))

    @override
    def foot(self) -> list[Foot]:
        """The last puzzle looked at, or the next one, can be copied without its answer."""
        question = replace(self._puzzles[self._next], claim=None, teaches="")
        copies = lambda: copy(self.app, write(question), "puzzle-copied")  # noqa: E731
        return [Foot("copy", self.words("puzzles-own-copy"), copies, primary=False)]

    def _solve(self, number: int) -> None:
        puzzle = self._puzzles[number]
        others = [other for other in self._due() if other != number]
        onward = partial(self._solve, others[0]) if others else None
        open_puzzle(self.app, puzzle, partial(self._answered, puzzle), onward)

    def _answered(self, puzzle: Puzzle, candles: int) -> None:
        own_puzzles.record_answer(self._progress, puzzle, self.app.daily.today(), solved=candles == MOST)


class ChallengesScene(PageScene):
    """All challenges of a game, in any order."""

    shape = Shape((1840, 1040), columns=1)
    title_key = "challenges-title"

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self._all = challenges(app.game)
        self._won = progress(app).won
        self.first = next((one.name for one in self._all if not self._met(one)), "back")

    def _met(self, challenge: Challenge) -> bool:
        return name_of(self.app.game, challenge) in self._won

    @override
    def left(self, column: Column) -> None:
        words, paint = self.words, self.paint
        met = sum(map(self._met, self._all))
        column.words("below", words("challenges-below", met=met, most=len(self._all)), "body", gap=14)
        growth = paint.fonts.growth
        each = column.in_a_row(round(paint.px(500) * max(min(1.0, growth), growth / _LARGE)), 3, 14)
        column.cards([self._card(one) for one in self._all], each, 14)

    def _card(self, challenge: Challenge) -> Card:
        """A challenge with its pennant; without one a star if it was met."""
        words, name, met = self.words, challenge.name, self._met(challenge)
        sign, title = pennant(self.app, challenge, met), words(f"challenge-{name}")
        star = [Sign("ui/star")] if met and not sign else []
        against = words("challenge-against", bots=len(challenge.bots), level=max(challenge.bots, default=0))
        lines: list[Line | Row] = [
            Row([Line(title, "card_title", theme.GOLD if met else theme.GOLD_PALE)], star),
            Line(words(f"challenge-{name}-below"), "label", theme.now.MOONLIGHT),
            Line(f"{against} {words(f'challenge-{name}-teaches')}", "label", theme.now.SECONDARY),
        ]
        begin, icons = partial(self._begin, challenge), [sign] if sign else []
        return Card(name, title, begin, lines, icons=icons, size=76)

    def _begin(self, challenge: Challenge) -> None:
        game = registry.load(self.app.game)
        options, bots = challenge.chosen(game), challenge.levels(game)
        own = options.seats[0]
        names = {own: self.app.settings.names.get(own) or usual_name(self.words, own)}
        navigation.begin(self.app, game, options, names, bots, {KEY: challenge.name})
