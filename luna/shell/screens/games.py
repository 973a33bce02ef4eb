"""The choice of the game: a picture for each, and the way back into the last table of each. No game is imported."""

from __future__ import annotations

from functools import partial
from typing import Final

import pygame
from typing_extensions import override

from luna.core import registry
from luna.learning import course
from luna.learning.course import Attendance
from luna.log.summaries import Summary, newest_unfinished
from luna.shell import captions, choices, covers, theme
from luna.shell.paint import Paint
from luna.shell.scene import App
from luna.shell.screens.learn import LearnScene
from luna.shell.screens.menu import MenuScene
from luna.shell.screens.network import NetworkScene
from luna.shell.screens.newgame import NewGameScene
from luna.shell.screens.settings import SettingsScene, languages
from luna.shell.widgets import Action, Button, Widget
from luna.text import Catalogue

_LEFT, _TOP, _WIDE, _HIGH = 84, 146, 1752, 728
_ICONS: Final = {"continue": "ui/icon-continue", "learn": "ui/icon-eye", "new": "ui/icon-new"}
_GAP: Final = 40
_PAD: Final = 12
_FOOT: Final = 100  # of a card, for its button
_WORDS: Final = 142  # between its picture and that


class GameCard(Button):
    """The picture of a game with its name and what to know about it."""

    def __init__(self, rect: pygame.Rect, game: str, words: Catalogue, action: Action, *, chosen: bool, key: str):
        """`words`: those of the game."""
        super().__init__(rect, game, words("game-name"), action, chosen=chosen, key=key)
        self._game, self._text = game, words

    @override
    def draw(self, target: pygame.Surface, paint: Paint, hovered: bool) -> None:
        fonts, rect, cover = paint.fonts, self.rect, covers.of(self._game)
        picture = pygame.Rect(rect.x, rect.y, rect.width, rect.height - paint.px(_WORDS))
        if cover is not None:
            made = paint.keep(("cover", self._game, picture.size), lambda: _rounded(paint, cover, picture.size))
            target.blit(made, picture)
        edge = theme.GOLD if hovered or self.chosen else theme.now.EDGE
        pygame.draw.rect(target, edge, picture, paint.px(2 if hovered else 1.4), border_radius=paint.px(theme.R_PANEL))
        left, right, y = rect.x + paint.px(8), rect.right - paint.px(8), picture.bottom + paint.px(46)
        if cover is not None:
            paint.picture(target, cover.sign, (left + paint.px(40), y + paint.px(10)), paint.px(80))
            left += paint.px(100)
        key = paint.key(target, self.key, right, y).left - paint.px(12)
        name = fonts.fit(self.words.upper(), "display", key - left)
        fonts.draw(target, name, "display", theme.IVORY, (left, y))
        below = [self._text(line) for line in ("title-subtitle", "title-facts") if self._text.has(line)]
        for number, said in enumerate(below):
            style, ink = (("body", theme.now.SECONDARY), ("label_bold", theme.now.MOONLIGHT))[number]
            at = left, y + round(paint.px(46 + 32 * number))
            fonts.draw(target, fonts.fit(said, style, right - left), style, ink, at)


def _rounded(paint: Paint, cover: covers.Cover, size: tuple[int, int]) -> pygame.Surface:
    """The picture with the corners of a panel."""
    made = covers.cut(paint.art, cover, size).convert_alpha()
    if len(set(theme.now.SEA)) == 1:  # high contrast, as behind the title
        made.fill((150, 150, 150), special_flags=pygame.BLEND_RGB_MULT)
    mask = pygame.Surface(size, pygame.SRCALPHA)
    pygame.draw.rect(mask, (255, 255, 255, 255), mask.get_rect(), border_radius=paint.px(theme.R_PANEL))
    made.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MIN)
    return made


class GamesScene(MenuScene):
    """What the program begins with where there is more than one game: a card leads to a game's own title."""

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self._current = choices.current(app.settings)
        self.first = f"play-{self._current}"
        app.library.look()
        self._find()

    @override
    def enter(self) -> None:
        self.app.sound.music()

    @override
    def resume(self) -> None:
        """Saved games may have come or gone."""
        self.app.library.look()
        self._find()
        super().resume()

    @override
    def update(self, dt: float) -> None:
        """The last table of a game may have been found."""
        super().update(dt)
        if self.app.library.found is not self._found:
            self._find()
            self.rebuild()

    def back(self) -> None:
        """There is nothing behind it."""

    @override
    def handle(self, event: pygame.event.Event) -> bool:
        """The number of a card is its key."""
        number = event.key - pygame.K_1 if event.type == pygame.KEYDOWN else -1
        if 0 <= number < len(registry.listed()):
            self._enter(registry.listed()[number])
            return True
        return super().handle(event)

    @override
    def build(self) -> list[Widget]:
        widgets = list[Widget]()
        for number, game in enumerate(registry.listed()):
            widgets += self._card(number, game)
        app, words, paint = self.app, self.words, self.paint
        left, top, _, high = self.canvas.rect(_LEFT, 900, 0, 64)
        entries: tuple[tuple[str, str, Action], ...] = (
            ("network", "ui/icon-reserve", lambda: app.push(NetworkScene(app))),
            ("settings", "ui/icon-gear", lambda: app.push(SettingsScene(app))),
            ("quit", "ui/icon-quit", app.quit),
        )
        for name, icon, action in entries:
            said = words(f"title-{name}")
            place = pygame.Rect(left, top, Button.wide(paint, said, icon=True), high)
            widgets.append(Button(place, name, said, action, icon=icon))
            left = place.right + paint.px(18)
        foot = self.canvas.rect(_LEFT, 990, _WIDE, 62)
        column = self.column(foot)
        languages(self, column)
        return [*widgets, *column.widgets]

    def panel(self, number: int) -> pygame.Rect:
        """The rectangle of a card with its button."""
        many = len(registry.listed())
        wide = (_WIDE - _GAP * (many - 1)) / many
        return self.canvas.rect(_LEFT + (wide + _GAP) * number, _TOP, wide, _HIGH)

    def _card(self, number: int, game: str) -> list[Widget]:
        """The card and what lies on it: the way to the table."""
        paint, words, panel, save = self.paint, self.words.of(game), self.panel(number), self.last[game]
        pad, foot = paint.px(_PAD), paint.px(_FOOT)
        place = pygame.Rect(panel.x + pad, panel.y + pad, panel.width - 2 * pad, panel.height - foot - 2 * pad)
        chosen, enter = game == self._current, partial(self._enter, game)
        card = GameCard(place, game, words, enter, chosen=chosen, key=str(number + 1))
        way_in = "continue" if save else "learn" if self._newcomer(game) else "new"
        said, icon = words(f"title-{way_in}"), _ICONS[way_in]
        place = pygame.Rect(place.x, place.bottom + pad, Button.wide(paint, said, icon=True), paint.px(72))
        way = Button(place, f"play-{game}", said, partial(self._play, game), icon=icon, primary=chosen)
        return [card, way]

    @override
    def content(self, surface: pygame.Surface) -> None:
        paint, words = self.paint, self.words
        middle = self.canvas.rect(960, 72, 0, 0).topleft
        paint.soft_text(surface, words("title-choose"), "display", theme.now.MOONLIGHT, middle, "mid")
        for number, game in enumerate(registry.listed()):
            panel, save = self.panel(number), self.last[game]
            paint.shadow(surface, panel)
            paint.panel(surface, panel, "active" if game == self._current else "panel")
            if save is not None:
                way = self.ring.named(f"play-{game}").rect
                said = captions.resumes(words.of(game), save)
                said = paint.fonts.fit(said, "label", panel.right - way.right - paint.px(36))
                at = way.right + paint.px(20), way.centery
                paint.fonts.draw(surface, said, "label", theme.now.SECONDARY, at)

    # --- inside ---

    def _find(self) -> None:
        """The table that goes on of each game."""
        self._found = self.app.library.found
        self.last: dict[str, Summary | None] = {
            game: newest_unfinished(save for save in self._found.games if save.game == game)
            for game in registry.listed()
        }

    def _newcomer(self, game: str) -> bool:
        """Whether nobody here has played or learnt anything yet, and this game teaches."""
        return not self._found.games and bool(course.names(game)) and not Attendance(self.app.home).begun

    def _turn(self, game: str) -> None:
        self.app.turn_to(game)
        self.app.settings.game = game
        self.app.keep()

    def _enter(self, game: str) -> None:
        """The title of the game."""
        self._turn(game)
        self.app.ways.leave(self.app)

    def _play(self, game: str) -> None:
        """Go on with its last table, or learn it, or begin one."""
        self._turn(game)
        save = self.last[game]
        if save is None:
            self.app.ways.leave(self.app)
            self.app.push(LearnScene(self.app) if self._newcomer(game) else NewGameScene(self.app))
        elif not self.app.ways.open_save(self.app, save.path):
            self.resume()
