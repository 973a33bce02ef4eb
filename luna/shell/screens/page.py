"""A page: a menu with a panel, a heading, one or two columns of widgets, and buttons at the foot.

The functions below fill columns that several pages share. `PagedScene` has a list that is longer than its page,
`QuestionScene` asks for a yes or no.
"""

from collections.abc import Callable, Sequence
from dataclasses import KW_ONLY, dataclass, field
from functools import partial
from typing import NamedTuple

import pygame
from typing_extensions import override

from luna.core import registry
from luna.core.options import OptionSpec, Value
from luna.shell.app.hints import hint
from luna.shell.app.scene import App, Stage
from luna.shell.client import choices
from luna.shell.drawing.paint import Paint
from luna.shell.screens.menu import MenuScene, draw_heading, middle
from luna.shell.screens.scroll import PAGES
from luna.shell.widgets import Action, Button, Chip, Column, Widget
from luna.text import Catalogue

_EDGE = 54  # units between the panel and its contents


class Shape(NamedTuple):
    """The layout of a page, in units."""

    size: tuple[float, float] = (1500, 920)  # of the panel
    columns: int = 2
    low: float = 700  # in a window of fewer units the heading gives its room to the widgets
    share: float = 0.5  # of the width, for the left column
    between: float = 80  # the columns
    narrow: float = 520  # the minimum width of the right column: with less, there is one column
    rolls: bool = False  # the right column may be longer than its window
    shines: bool = False  # "back" is primary, although the focus starts elsewhere


@dataclass(eq=False)
class Foot(Button):
    """A button at the foot, by default the purpose of the page."""

    _: KW_ONLY
    enabled: bool = field(default=True)
    primary: bool = True
    shy: bool = True
    left: bool = False  # beside "back"; the others start at the right


class PageScene(MenuScene):
    """A subclass fills `left`, and `right` for a second column, and names the buttons beside "back" in `foot`."""

    need = (960, 540)
    first = "back"
    shape: Shape = Shape()
    leaves = True  # whether the page has a "back" button

    def left(self, column: Column) -> None:
        """Fill the first column."""

    def right(self, column: Column) -> None:
        """Fill the second column."""

    def foot(self) -> list[Foot]:
        """The buttons at the foot; those at the right in order from the right."""
        return []

    def roomy(self, left: int, right: int) -> bool:
        """Whether the words fit into columns of these pixels side by side."""
        return right >= self.paint.px(self.shape.narrow) * min(self.paint.fonts.growth, 1.2)

    def panel(self) -> pygame.Rect:
        """The rectangle of the panel."""
        return middle(self, *self.shape.size)

    @override
    def build(self) -> list[Widget]:
        paint, panel = self.paint, self.panel()
        side, right = panel.x + paint.px(_EDGE), panel.right - paint.px(_EDGE)
        high = max(paint.px(68), paint.fonts.line("body_bold") + paint.px(18))
        top, foot = panel.y + paint.px(132 if self.tall else 30), panel.bottom - paint.px(40) - high
        self.window = pygame.Rect(side, top, right - side, foot - paint.px(16) - top)
        body, feet = self.body(), self.foot()  # in this order: a list knows its pages when it is laid out
        if self.leaves:
            primary = self.shape.shines or (self.first == "back" and not any(one.primary for one in feet))
            esc = hint(self.app, "esc")
            back = Foot("back", self.words("back"), self.back, primary=primary, key=esc, shy=False, left=True)
            feet = [back, *feet]
        return [*body, *buttons(paint, pygame.Rect(side, foot, right - side, high), feet)]

    def body(self) -> list[Widget]:
        """The widgets in `window`."""
        if self.shape.columns > 1 and (beside := self._two_columns()):
            return beside
        column = self.scroll.open(self.paint, self.window)
        self.left(column)
        if self.shape.columns > 1:
            self.right(column.gap(30))
        return column.widgets

    @override
    def content(self, surface: pygame.Surface) -> None:
        panel = self.panel()
        self.paint.panel(surface, panel, "overlay")
        if self.tall:
            draw_heading(self, surface, panel)

    @property
    def tall(self) -> bool:
        """Whether the heading fits."""
        return self.canvas.height / self.canvas.u >= self.shape.low

    def ask(self, title: str, below: str, yes: str, deed: Action) -> None:
        """Ask a question over this page, see `QuestionScene`."""
        self.app.push(QuestionScene(self.app, self, title, below, yes, deed))

    def _two_columns(self) -> list[Widget]:
        """The widgets of two columns side by side; none if these do not fit."""
        paint, window, gap = self.paint, self.window, self.paint.px(self.shape.between)
        first = round((window.width - gap) * self.shape.share)
        second = window.width - gap - first
        if not self.roomy(first, second):
            return []
        left = Column(paint, pygame.Rect(window.x, window.y, first, window.height))
        self.left(left)
        place = pygame.Rect(window.right - second, window.y, second, window.height)
        right = self.scroll.open(paint, place) if self.shape.rolls else Column(paint, place)
        self.right(right)
        if left.high > window.height or (right.high > window.height and not self.shape.rolls):
            return []
        return [*left.widgets, *right.widgets]


def buttons(paint: Paint, row: pygame.Rect, feet: Sequence[Foot]) -> Sequence[Foot]:
    """Place the buttons in a row; where they do not fit all get narrower."""
    left, right, gap = row.left, row.right, paint.px(14)
    wides = [one.needs(paint) + (0 if one.left or one.icon else paint.px(30)) for one in feet]
    share = min(1.0, (row.width - gap * (len(feet) - 1)) / max(1, sum(wides)))
    for one, wanted in zip(feet, wides, strict=True):
        wide = int(wanted * share)
        place = pygame.Rect(left if one.left else right - wide, row.y, wide, row.height)
        one.rect, left, right = (place, place.right + gap, right) if one.left else (place, left, place.x - gap)
    return feet


class PagedScene(PageScene):
    """A page whose list has pages instead of a scroll bar. A subclass calls `fit` when it lays out the list."""

    page = 0
    per_page = 1
    total = 0  # rows of the whole list

    @property
    def pages(self) -> int:
        """The number of pages of the list, at least one."""
        return max(1, -(-self.total // self.per_page))

    def fit(self, rows: int) -> slice:
        """The slice of the list on the present page of `rows` rows; visible rows stay visible."""
        first, self.per_page = self.page * self.per_page, rows
        self.page = min(first // rows, self.pages - 1)
        return slice(self.page * rows, (self.page + 1) * rows)

    def page_said(self) -> str:
        """The number of this page; "" if there is only one."""
        return self.words("saves-page", page=self.page + 1, pages=self.pages) if self.pages > 1 else ""

    def turns(self) -> list[Foot]:
        """The buttons that turn pages."""
        words, made = self.words, list[Foot]()
        for name, by in (("next", 1), ("previous", -1)) if self.pages > 1 else ():
            able = 0 <= self.page + by < self.pages
            made.append(Foot(name, words(f"saves-{name}"), partial(self.turn, by), enabled=able, primary=False))
        return made

    def turn(self, by: int) -> bool:
        """Turn pages; returns whether there was one."""
        page = min(max(self.page + by, 0), self.pages - 1)
        turned, self.page = page != self.page, page
        if turned:
            self.rebuild()
        return turned

    @override
    def handle(self, event: pygame.event.Event) -> bool:
        """Page keys and the wheel turn pages where nothing scrolls."""
        if self.pages > 1 and not self.scroll.hidden:
            if event.type == pygame.KEYDOWN and event.key in PAGES:
                return self.turn(PAGES[event.key])
            if event.type == pygame.MOUSEWHEEL and event.y:
                return self.turn(-1 if event.y > 0 else 1)
        return super().handle(event)


class QuestionScene(PageScene):
    """A question: the consequence, and an answer or two. Escape and "back" change nothing."""

    stage = Stage(pause=0.4)
    shape = Shape((1000, 360), columns=1, low=0)

    def __init__(
        self,
        app: App,
        over: MenuScene | None,
        title: str,
        below: str,
        yes: str,
        deed: Action,
        *more: tuple[str, Action],
    ) -> None:
        """`title` is the question, `below` the consequence, `yes` the answer that acts; `more` are other answers."""
        super().__init__(app, over)
        self.title, self._below, self.answers = title, below, ((yes, deed), *more)
        if more:
            self.shape = Shape((1200, 520), columns=1, low=0)  # several answers are several things to read

    @override
    def left(self, column: Column) -> None:
        column.words("below", self._below, "body")

    @override
    def foot(self) -> list[Foot]:
        """The answers. None is primary, or one Enter too many would lose something."""

        def do(deed: Action) -> None:
            self.app.pop(self)
            deed()

        names = ("yes", *(f"yes-{at}" for at in range(1, len(self.answers))))
        said = zip(names, self.answers, strict=True)
        return [Foot(name, words, partial(do, deed), primary=False) for name, (words, deed) in said]


def lose(app: App, over: MenuScene | None, deed: Action) -> QuestionScene:
    """The question whether to give up an unsaved game; `deed` does it."""
    words = app.catalogue
    return QuestionScene(app, over, words("menu-lose"), words("menu-lose-below"), words("menu-lose-yes"), deed)


def ask_to_quit(app: App, below: str) -> bool:
    """Ask before the program ends: `below` is the consequence. Returns whether it may end, because it asked already."""
    top, words = app.scenes[-1] if app.scenes else None, app.catalogue
    # the system reports twice that the last window closes
    if isinstance(top, QuestionScene) and top.answers[0][1] == app.end:
        return not app.unseen
    over = top if isinstance(top, MenuScene) else None
    if below == "menu-lose-below":
        app.push(lose(app, over, app.end))
    else:
        app.push(QuestionScene(app, over, words("network-quit"), words(below), words("network-quit-yes"), app.end))
    return False


def languages(scene: MenuScene, column: Column, *more: Chip) -> None:
    """A chip for every language under its own name, and `more` chips."""
    app, words, chips = scene.app, scene.words, list[Chip]()
    for language in words.languages():
        said, speak = words(f"language-{language}"), partial(app.speak, language)
        chosen, flag = language == words.language, f"ui/flag-{language}"
        chips.append(Chip(f"language-{language}", said, speak, icon=flag, chosen=chosen))
    column.buttons([*chips, *more], 50)


def choose_game(column: Column, words: Catalogue, game: str, choose: Callable[[str], None], gap: float) -> None:
    """A choice between the games and a gap below it; nothing if there is one game."""
    if len(registry.listed()) > 1:
        column.pick("game", words("new-game"), choices.titles(words), game, choose, gap=gap)


def choose_option(
    column: Column,
    words: Catalogue,
    spec: OptionSpec,
    value: Value,
    change: Callable[[OptionSpec, Value], None],
    gap: float = 0,
) -> None:
    """A choice between the values of an option."""
    values = {one: words(f"{spec.word}-{one}") for one in spec.choices}
    column.pick(spec.id, words(spec.word), values, value, partial(change, spec), gap=gap)
