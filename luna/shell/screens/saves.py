"""Saved games: found, sorted, opened, thrown away and put back. Pages, because there may be thousands."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from pathlib import Path
from typing import Final

import pygame
from typing_extensions import override

from luna.log.notices import Refused
from luna.log.summaries import Summary
from luna.shell.app import desktop
from luna.shell.app.scene import App
from luna.shell.client.choices import beside, spoken
from luna.shell.drawing import theme
from luna.shell.records import captions, exchange
from luna.shell.records.library import A_MOMENT, Found
from luna.shell.screens.form import FormScene
from luna.shell.screens.importing import ImportScene
from luna.shell.screens.page import Foot
from luna.shell.screens.save import SaveScene
from luna.shell.screens.saverow import SaveRow
from luna.shell.widgets import Action, Button, Choice, Column
from luna.shell.widgets.words import Words

SORTS: Final = ("date", "name", "players", "unfinished")
_GAP: Final = 10
_LEAST_ROWS: Final = 2
_LONGEST: Final = 40  # letters to search for
_SEARCH: Final = 0.4  # of the width
_NARROW: Final = 0.6  # of the width: the least for the row itself
_PAGES: Final = {pygame.K_PAGEUP: -1, pygame.K_PAGEDOWN: 1}


class SavesScene(FormScene):
    """The list, as many of it on a page as there is room for."""

    first = "save-0"
    size = (1760, 1040)
    low = 820
    columns = 1
    messages = (960, 130, "mid")  # its foot has buttons everywhere

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.title = self.words("saves-title")
        app.library.look()
        app.library.wait(A_MOMENT)
        self.page = 0
        self.thrown: Summary | None = None
        """The last one that was thrown away, where it lies now."""
        self._text = ""  # searched for
        self._rows = 1
        self._found: Found | None = None
        self.games: list[Summary] = []
        """What the list shows, on all its pages; another one only when it is laid out anew."""
        self._texts: dict[tuple[Path, float], str] = {}

    @property
    def pages(self) -> int:
        """How many pages the list has, at least one."""
        return max(1, -(-len(self.games) // self._rows))

    def resume(self) -> None:
        """See `Scene`: names, copies and what was imported."""
        self._again()

    def update(self, dt: float) -> None:
        """See `Scene`: more has been found."""
        super().update(dt)
        if self.app.library.found is not self._found:
            self.rebuild()

    @override
    def read(self) -> None:
        text = self.entries["search"].text if "search" in self.entries else ""
        if text != self._text:
            self._text, self._found, self.page = text, None, 0
            self.rebuild()

    def handle(self, event: pygame.event.Event) -> bool:
        """See `Scene`: pages turn where nothing rolls; Delete throws away what has the focus."""
        focused = self.ring.focused
        if event.type == pygame.KEYDOWN and event.key in _PAGES and not self.hidden:
            return self._turn(_PAGES[event.key])
        if event.type == pygame.MOUSEWHEEL and not self.hidden and event.y:
            return self._turn(-1 if event.y > 0 else 1)
        if event.type == pygame.KEYDOWN and event.key == pygame.K_DELETE and isinstance(focused, SaveRow):
            self.throw_away(focused.save)
            return True
        return super().handle(event)

    @override
    def left(self, column: Column) -> None:
        words, paint, found = self.words, self.paint, self.app.library.found
        if found is not self._found:
            self._found, self.games = found, self._sorted(found.games)
        self._tools(column)
        column.gap(16)
        below = Column(paint, column.window)
        self._below(below)
        pitch = SaveRow.high(paint) + paint.px(_GAP)
        first = self.page * self._rows  # the saves that were seen stay to be seen
        self._rows = max(_LEAST_ROWS, (column.window.height - column.high - below.high) // pitch)
        self.page = min(first // self._rows, self.pages - 1)
        shown = self.games[self.page * self._rows : (self.page + 1) * self._rows]
        self.app.library.ask(shown)
        for number, save in enumerate(shown):
            self._row(column, number, save)
        if not shown:
            said = ("saves-none-found", "") if self._text else ("saves-empty", "saves-empty-below")
            said = said if found.whole else ("saves-looking", "")
            column.words("empty", words(said[0], text=self._text), "card_title", theme.now.MOONLIGHT)
            if said[1]:
                column.words("empty-below", words(said[1]), "body")
            column.gap(20)
        self._below(column)

    @override
    def foot(self) -> list[Foot]:
        words = self.words
        return [
            Foot(name, words(f"saves-{name}"), self._turner(by), 0 <= self.page + by < self.pages, primary=False)
            for name, by in (("next", 1), ("previous", -1))
            if self.pages > 1
        ]

    def throw_away(self, save: Summary) -> bool:
        """Throw a save into the trash, from where it can be put back; False, and said, when that cannot be."""
        try:
            path = self.app.saves.delete(save.path)
        except Refused as error:
            self.app.tell(error.notice)
            return False
        self.thrown = save._replace(path=path)
        self._again()
        return True

    # --- what it is made of

    def _tools(self, column: Column) -> None:
        """Search and order, beside each other or below."""
        words, paint = self.words, self.paint
        high = max(paint.px(56), paint.fonts.line("card_title") + paint.px(12))
        label = paint.fonts.width(words("saves-search"), "body_bold") + paint.px(20)
        wide = round(column.window.width * _SEARCH)
        sorts = [words(f"saves-sort-{name}") for name in SORTS]
        place = column.take(high)
        beside = not Choice.crowded(paint, sorts, place.width - wide - paint.px(30)) and wide > 2 * label
        search = place.copy()
        search.width = wide if beside else place.width
        line = paint.fonts.line("body_bold")
        named = pygame.Rect(search.x, search.centery - line // 2, label, line)
        column.add(Words(named, "search-label", words("saves-search"), "body_bold", theme.now.SECONDARY))
        entry = self.write(search.move(label, 0).clip(search), "search", self._text, _LONGEST)
        entry.label = words("saves-search")
        column.add(entry)
        if beside:
            order = pygame.Rect(search.right + paint.px(30), place.y, place.right - search.right - paint.px(30), high)
        else:
            column.gap(_GAP)
            order = column.take(high)
        crowded = Choice.crowded(paint, sorts, order.width)
        column.add(
            Choice(
                order, "sort", sorts, self.app.library.sorting, self._sort, narrow=crowded, label=words("saves-sort")
            )
        )

    def _row(self, column: Column, number: int, save: Summary) -> None:
        words, paint, found = self.words, self.paint, self.app.library.found
        place = column.take(SaveRow.high(paint))
        buttons: list[Button] = []
        for name, said, action in (
            ("more", words("saves-more"), self._shower(save)),
            ("watch", words("watch"), partial(self.app.ways.watch_save, self.app, save.path)),
        ):
            wide = Button.wide(paint, said)
            if buttons and place.width - wide < column.window.width * _NARROW:
                continue  # what is behind "more" is there too
            there = pygame.Rect(place.right - wide, place.y, wide, place.height)
            buttons.append(Button(there, f"{name}-{number}", said, action))
            buttons[-1].enabled = name == "more" or save.problem is None
            place.width -= wide + paint.px(_GAP)
        several = any(folder != self.app.saves.folder for folder in found.folders)
        where = captions.folder(save.path.parent) if several else ""
        places = found.places.get(save.path, ())
        row = SaveRow(place, f"save-{number}", save, spoken(words, save.game), partial(self._open, save), places, where)
        column.add(row, *reversed(buttons))
        column.gap(_GAP)

    def _below(self, column: Column) -> None:
        """How many there are and where, and what can be done with all of them."""
        words, found = self.words, self.app.library.found
        count = words("saves-count", count=len(self.games))
        page = words("saves-page", page=self.page + 1, pages=self.pages)
        where = words("saves-where", folder=str(self.app.saves.folder))
        looking = "" if found.whole else words("saves-looking")
        parts = (looking, count, page if self.pages > 1 else "", where)
        column.words("where", "  ·  ".join(part for part in parts if part), colour=theme.now.MUTED)
        tools: list[tuple[str, Action]] = [
            ("import", lambda: self.app.push(ImportScene(self.app))),
            ("open-folder", lambda: desktop.show(self.app, self.app.saves.folder)),
        ]
        if exchange.elsewhere(self.app):
            column.words("elsewhere", words("saves-elsewhere"), colour=theme.now.MUTED)
            tools.insert(0, ("bring-all", lambda: exchange.bring_all(self.app)))
        column.gap(8)
        if self.thrown:
            tools.insert(0, ("undo-delete", self._restore))
        column.tools([(name, words(f"saves-{name}"), action) for name, action in tools])

    def _sorted(self, games: Iterable[Summary]) -> list[Summary]:
        searched = self._text.casefold().split()
        ours = (save for save in games if beside(self.app.game, save.game))
        kept = [save for save in ours if all(word in self._said_of(save) for word in searched)] if searched else ours
        order: dict[str, Callable[[Summary], str | bool]] = {
            "date": lambda save: False,  # as they come
            "name": lambda save: save.name.casefold(),
            "players": lambda save: captions.who(spoken(self.words, save.game), save).casefold(),
            "unfinished": lambda save: save.finished or save.problem is not None,
        }
        return sorted(kept, key=order[SORTS[self.app.library.sorting]])

    def _said_of(self, save: Summary) -> str:
        """All words of a row, for the search."""
        key = save.path, save.played
        if key not in self._texts:
            words = spoken(self.words, save.game)
            parts = save.name, captions.who(words, save), *captions.chosen(words, save), captions.state(words, save)
            self._texts[key] = " ".join((*parts, captions.played(save), captions.folder(save.path.parent))).casefold()
        return self._texts[key]

    # --- what is done

    def _shower(self, save: Summary) -> Action:
        return lambda: self.app.push(SaveScene(self.app, save, self.throw_away))

    def _turner(self, by: int) -> Action:
        def turn() -> None:
            self._turn(by)

        return turn

    def _open(self, save: Summary) -> None:
        if not self.app.ways.open_save(self.app, save.path):
            self._again()

    def _restore(self) -> None:
        if self.thrown is None:
            return
        try:
            self.app.saves.restore(self.thrown.path)
        except Refused as error:
            self.app.tell(error.notice)
            return
        self.thrown = None
        self._again()

    def _sort(self, index: int) -> None:
        self.app.library.sorting, self._found, self.page = index, None, 0
        self.rebuild()

    def _turn(self, by: int) -> bool:
        page = min(max(self.page + by, 0), self.pages - 1)
        turned = page != self.page
        self.page = page
        if turned:
            self.rebuild()
        return turned

    def _again(self) -> None:
        self.app.library.look()
        self.app.library.wait(A_MOMENT)
        self.rebuild()
