"""The list of saved games: searched, sorted, opened, deleted and restored. It has pages instead of a scroll bar."""

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from pathlib import Path
from typing import Final

import pygame
from typing_extensions import override

from luna.log.summaries import Summary
from luna.shell.access.node import paragraph
from luna.shell.app import desktop, navigation
from luna.shell.app.failures import tried
from luna.shell.app.scene import App
from luna.shell.client import choices
from luna.shell.client.choices import beside, words_of
from luna.shell.drawing import theme
from luna.shell.records import captions, exchange
from luna.shell.records.library import Found
from luna.shell.screens.menu import open_save
from luna.shell.screens.page import Foot, PagedScene, Shape
from luna.shell.screens.save_pages import ImportScene, SaveScene
from luna.shell.widgets import Action, Button, Card, Choice, Column, Row, Sign, Words, pair
from luna.shell.widgets.words import Line
from luna.text import Catalogue

SORTS: Final = ("date", "name", "players", "unfinished")
_GAP: Final = 10
_LONG: Final = 1300  # u of a row with room for the duration of a game


class SaveRow(Card):
    """A saved game: its name and state, its players and options; a broken one has the reason."""

    def __init__(
        self, name: str, save: Summary, words: Catalogue, action: Action, places: Sequence[int], where: str, brief: bool
    ) -> None:
        """`where`: its folder, if there are several. `brief`: shows the date but not the duration."""
        self.save, quiet = save, theme.now.SECONDARY
        played, spent = captions.played(save), captions.minutes(words, save)
        aside = f"{spent} · {played}" if save.begun and not brief else played
        status = "" if save.problem else captions.state(words, save, places)
        if save.problem:
            parts, signs = [words(f"notice-{save.problem.code}", **save.problem.facts)], []
        else:
            parts = [captions.player_words(words, save), *captions.save_options(words, save)]
            looks = (choices.look(save.game, seat.order) for seat in save.seats)
            signs = [Sign(look.emblem) for look in looks if look is not None]
        ink = theme.GOLD if save.finished else theme.now.MOONLIGHT if save.begun else quiet
        title = Line(save.name, "card_title", quiet if save.problem else theme.now.MOONLIGHT)
        below = Line(" · ".join(filter(None, [*parts, where])), "label", theme.LOSS if save.problem else quiet)
        rows = Row([title], [Line(status, "body_bold", ink)]), Row([*signs, below], [Line(aside, "label", quiet)])
        super().__init__(name, save.name, action, rows, told=paragraph((status, below.words, aside)))
        self.enabled = save.problem is None


class SavesScene(PagedScene):
    """As many rows on a page as fit."""

    first = "save-0"
    title_key = "saves-title"
    lists_saves = True
    shape = Shape((1760, 1040), columns=1, low=820)
    messages = (960, 130, "mid")  # its foot has buttons everywhere

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.thrown: Summary | None = None  # the last deleted save, at its present place
        self._query = ""
        self._found: Found | None = None
        self.games: list[Summary] = []  # the list on all its pages
        self._texts: dict[tuple[Path, float], str] = {}

    @override
    def read(self) -> None:
        query = self.form.entries["search"].text
        if query != self._query:
            self._query = query
            self._begin_list()

    @override
    def handle(self, event: pygame.event.Event) -> bool:
        """Delete the save that has the focus."""
        focused = self.ring.focused
        if event.type == pygame.KEYDOWN and event.key == pygame.K_DELETE and isinstance(focused, SaveRow):
            self.throw_away(focused.save)
            return True
        return super().handle(event)

    @override
    def left(self, column: Column) -> None:
        words, paint, found = self.words, self.paint, self.app.library.found
        if found is not self._found:
            self._found, self.games = found, self._sorted(found.games)
            self.total = len(self.games)
        self._tools(column)
        below = Column(paint, column.window)
        self._below(below)
        pitch = pair("", "", "", None).high(paint, 0) + paint.px(_GAP)
        shown = self.games[self.fit(max(2, (column.window.height - column.high - below.high) // pitch))]
        self.app.library.ask(shown)
        for number, save in enumerate(shown):
            self._row(column, number, save)
        if not shown:
            empty = not self._query and found.whole
            key = "saves-looking" if not found.whole else "saves-empty" if empty else "saves-none-found"
            column.words("empty", words(key, text=self._query), "card_title", theme.now.MOONLIGHT)
            if empty:
                column.words("empty-below", words("saves-empty-below"), "body")
            column.gap(20)
        self._below(column)

    @override
    def foot(self) -> list[Foot]:
        return self.turns()

    def throw_away(self, save: Summary) -> bool:
        """Move a save into the trash, from where it can be restored; False, with a message, if that fails."""
        path = tried(self.app, self.app.saves.delete, save.path)
        if path is not None:
            self.thrown = save._replace(path=path)
            self.resume()
        return path is not None

    def _tools(self, column: Column) -> None:
        """Search and order, side by side or stacked."""
        words, paint = self.words, self.paint
        high = max(paint.target(56), paint.fonts.line("card_title") + paint.px(12))
        label = paint.fonts.width(words("saves-search"), "body_bold") + paint.px(20)
        wide, between = round(column.window.width * 0.4), paint.px(30)
        sorts = [words(f"saves-sort-{name}") for name in SORTS]
        place = column.take(high)
        beside = not Choice.crowded(paint, sorts, place.width - wide - between) and wide > 2 * label
        search = place.copy()
        search.width = wide if beside else place.width
        line = paint.fonts.line("body_bold")
        named = pygame.Rect(search.x, search.centery - line // 2, label, line)
        column.add(Words("search-label", words("saves-search"), "body_bold", theme.now.SECONDARY).at(named))
        entry = search.move(label, 0).clip(search)
        column.add(self.form.line(entry, "search", 40, words("saves-search"), self._query))
        if beside:
            order = pygame.Rect(search.right + between, place.y, place.right - search.right - between, high)
        else:
            order = column.gap(_GAP).take(high)
        narrow, chosen = Choice.crowded(paint, sorts, order.width), self.app.library.sorting
        column.add(Choice("sort", sorts, chosen, self._sort, narrow=narrow, label=words("saves-sort")).at(order))
        column.gap(16)

    def _row(self, column: Column, number: int, save: Summary) -> None:
        words, app, wide = self.words, self.app, column.window.width
        deeds: list[tuple[str, str, Action]] = []
        if sum(Button.wide(self.paint, words(key)) for key in ("watch", "saves-more")) <= wide * 0.4:
            deeds.append((f"watch-{number}", words("watch"), partial(navigation.watch_save, app, save.path)))
        deeds.append((f"more-{number}", words("saves-more"), self.opens(SaveScene, save, self.throw_away)))
        several = any(folder != app.saves.folder for folder in app.library.found.folders)
        where, places = captions.folder(save.path.parent) if several else "", app.library.found.places
        spoken_, open_ = words_of(words, save.game), partial(open_save, self, save.path)
        brief = wide < self.paint.px(_LONG) * self.paint.fonts.growth
        row = SaveRow(f"save-{number}", save, spoken_, open_, places.get(save.path, ()), where, brief)
        column.card(row, _GAP, deeds)
        for button in column.widgets[-len(deeds) :]:
            button.enabled = save.problem is None or button.name.startswith("more")

    def _below(self, column: Column) -> None:
        """Their number and place, and the actions for all of them."""
        words, app, found = self.words, self.app, self.app.library.found
        parts = (
            "" if found.whole else words("saves-looking"),
            words("saves-count", count=len(self.games)),
            self.page_said(),
            words("saves-where", folder=str(app.saves.folder)),
        )
        column.note("where", "  ·  ".join(filter(None, parts)))
        if elsewhere := exchange.elsewhere(app):
            column.note("elsewhere", words("saves-elsewhere"))
        column.gap(8)
        tools: list[tuple[str, Action, object]] = [
            ("undo-delete", self._restore, self.thrown),
            ("bring-all", lambda: exchange.bring_all(app), elsewhere),
            ("import", self.opens(ImportScene), True),
            ("open-folder", lambda: desktop.show(app, app.saves.folder), True),
        ]
        column.tools([(name, words(f"saves-{name}"), action) for name, action, offered in tools if offered])

    def _sorted(self, games: Iterable[Summary]) -> list[Summary]:
        searched = self._query.casefold().split()
        ours = (save for save in games if beside(self.app.game, save.game))
        kept = [save for save in ours if all(word in self._text_of(save) for word in searched)] if searched else ours
        order: dict[str, Callable[[Summary], str | bool]] = {
            "date": lambda save: False,  # as they come
            "name": lambda save: save.name.casefold(),
            "players": lambda save: captions.player_words(words_of(self.words, save.game), save).casefold(),
            "unfinished": lambda save: save.finished or save.problem is not None,
        }
        return sorted(kept, key=order[SORTS[self.app.library.sorting]])

    def _text_of(self, save: Summary) -> str:
        """All words of a row, for the search."""
        key = save.path, save.played
        if key not in self._texts:
            words = words_of(self.words, save.game)
            parts = (
                save.name,
                captions.player_words(words, save),
                *captions.save_options(words, save),
                captions.state(words, save),
            )
            self._texts[key] = " ".join((*parts, captions.played(save), captions.folder(save.path.parent))).casefold()
        return self._texts[key]

    def _restore(self) -> None:
        if self.thrown is not None and tried(self.app, self.app.saves.restore, self.thrown.path) is not None:
            self.thrown = None
            self.resume()

    def _sort(self, index: int) -> None:
        self.app.library.sorting = index
        self._begin_list()

    def _begin_list(self) -> None:
        """Rebuild the list, from its first page."""
        self._found, self.page = None, 0
        self.rebuild()
