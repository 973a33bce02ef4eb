"""The pages of puzzles, both shipped ones and those from a person's own games, and of challenges."""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from functools import partial
from typing import Final

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
from luna.shell.screens.puzzle_widgets import PuzzleButton
from luna.shell.widgets import Card, Column, Row, Sign
from luna.shell.widgets.words import Line
from luna.text import Catalogue

open_puzzle = later("luna.shell.modes.puzzle", "solve")  # the table is loaded when it is needed

_LARGE: Final = 1.5  # the text size above which three cards do not fit into a row


def add_puzzles(column: Column, words: Catalogue, puzzles: Sequence[PuzzleButton], counts: Iterable[int]) -> None:
    """Add the puzzles, as many side by side as fit; `counts`: the possible numbers, largest first."""
    paint = column.paint
    least = max(paint.px(110), paint.fonts.width("00", "body_bold") + paint.px(40))
    each = next((count for count in counts if column.card_width(count, 10) >= least), 1)
    for one in puzzles:
        one.told = words("puzzles-stars", won=one.won, most=MOST)
    column.rows(puzzles, each, 10)


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
            names = [name for name in self._names if pack.level(name) == level]
            puzzles = [self._button(str(number), name) for number, name in enumerate(names, 1)]
            add_puzzles(column, self.words, puzzles, (12, 6, 4, 3, 2))  # so that all rows are full
            column.gap(10)

    def _button(self, number: str, name: str) -> PuzzleButton:
        won, kind, solve = self._won(name), pack.kind(name), partial(self._solve, name)
        return PuzzleButton(name, number, solve, won=won, kind=kind, done=won > 0, primary=name == self.first)

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
        buttons = list[PuzzleButton]()
        for number, one in enumerate(self._puzzles):
            box, solve = own_puzzles.box(self._progress, one), partial(self._solve, number)
            button = PuzzleButton(f"own-{number}", str(number + 1), solve, won=box, kind=one.kind, done=box == MOST)
            button.primary = number in due
            buttons.append(button)
        add_puzzles(column.gap(10), self.words, buttons, range(8, 1, -1))

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
        column.rows([self._card(one) for one in self._all], each, 14)

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
        return Card(name, title, begin, lines, icons=icons, size=76, pad=10)

    def _begin(self, challenge: Challenge) -> None:
        game = registry.load(self.app.game)
        options, bots = challenge.chosen(game), challenge.levels(game)
        own = options.seats[0]
        names = {own: self.app.settings.names.get(own) or usual_name(self.words, own)}
        navigation.begin(self.app, game, options, names, bots, {KEY: challenge.name})
