"""The page of games: a picture of each, and its last table. No game is imported for it."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

import pygame
from typing_extensions import override

from luna.core import registry
from luna.core.lazy import later
from luna.learning.course import CourseProgress
from luna.log.summaries import Summary, newest_unfinished
from luna.shell.access.node import paragraph
from luna.shell.app import navigation
from luna.shell.app.hints import leader
from luna.shell.app.scene import App, Scene
from luna.shell.client import choices, covers
from luna.shell.drawing import theme
from luna.shell.drawing.paint import Paint
from luna.shell.drawing.vector import rounded
from luna.shell.records import captions
from luna.shell.screens import opening
from luna.shell.screens.menu import MenuScene, open_save
from luna.shell.screens.page import languages
from luna.shell.widgets import Action, Button, Column, Widget
from luna.text import Catalogue

_SCREENS: Final = "luna.shell.screens."
_LEARN, _NETWORK = later(_SCREENS + "learn", "LearnScene"), later(_SCREENS + "network", "NetworkScene")
_NEW, _SETTINGS = later(_SCREENS + "newgame", "NewGameScene"), later(_SCREENS + "settings", "SettingsScene")
_TABLES = later(_SCREENS + "tables", "TablesScene")
_LEFT, _WIDE = 84, 1752
_ICONS: Final = {"continue": "ui/icon-continue", "learn": "ui/icon-hint", "new": "ui/icon-new"}
_FACTS: Final = ("ui/icon-solo", "ui/icon-reset", "ui/icon-spark")
"""The pictures of `title-facts`: players, time, luck."""
_SHADES: Final = 8
_GAP: Final = 40
_SQUEEZED: Final = 1.1  # times as much as there is room for: so far words of buttons are squeezed
_BELOW: Final = 42  # from the middle of the name of a game to that of the line below it


class GameCard(Button):
    """The picture of a game with its name and facts."""

    def __init__(self, game: str, words: Catalogue, action: Action, *, chosen: bool, key: str):
        """`words`: those of the game."""
        super().__init__(game, words("game-name"), action, chosen=chosen, key=key)
        self._game, self._text = game, words
        self.told = paragraph(words(key) for key in ("title-subtitle", "title-facts") if words.has(key))

    @override
    def draw(self, target: pygame.Surface, paint: Paint, hovered: bool) -> None:
        fonts, rect, cover = paint.fonts, self.rect, covers.of(self._game)
        below = max(paint.px(_BELOW), round(0.4 * (fonts.line("display") + fonts.line("subheading"))))
        more_air = below - paint.px(_BELOW)  # that large words need
        picture = pygame.Rect(rect.x, rect.y, rect.width, rect.height - paint.px(164) - more_air)
        if cover is not None:
            made = paint.keep(("cover", self._game, picture.size), lambda: _rounded(paint, cover, picture.size))
            target.blit(made, picture)
        else:
            self._pieces(target, paint, picture)
        edge = theme.GOLD if hovered or self.chosen else theme.now.EDGE
        pygame.draw.rect(target, edge, picture, paint.px(2 if hovered else 1.4), border_radius=paint.px(theme.R_PANEL))
        left, right, y = rect.x + paint.px(8), rect.right - paint.px(8), picture.bottom + paint.px(46)
        if cover is not None:
            paint.picture(target, cover.sign, (left + paint.px(40), y + paint.px(10)), paint.px(80))
            left += paint.px(100)
        key = paint.key(target, self.key, right, y).left - paint.px(12)
        more = self._text("title-more")
        if left + fonts.width(self.words.upper(), "display") + fonts.width(more, "label_bold") + paint.px(40) < key:
            colour = theme.GOLD_PALE if hovered else theme.now.SECONDARY
            key = fonts.draw(target, more, "label_bold", colour, (key, y), "right").left - paint.px(12)
        fonts.squeeze(target, self.words.upper(), "display", theme.IVORY, (left, y), key - left)
        if self._text.has("title-subtitle"):
            said, at = self._text("title-subtitle"), (left, y + below)
            fonts.squeeze(target, said, "subheading", theme.now.SECONDARY, at, right - left)
        y += more_air
        line = pygame.Rect(rect.x, y + paint.px(68), rect.width, paint.px(theme.LINE_GOLD))
        paint.hairline(target, line, fading=True)
        if self._text.has("title-facts"):
            self._facts(target, paint, (rect.x + paint.px(20), y + paint.px(92)), right)

    def _pieces(self, target: pygame.Surface, paint: Paint, picture: pygame.Rect) -> None:
        """Draw the emblems of the seats side by side, the picture of a game without a cover."""
        looks = registry.load(self._game).SEATS
        apart = picture.width // (len(looks) + 1)
        for number, look in enumerate(looks, 1):
            paint.picture(target, look.emblem, (picture.x + number * apart, picture.centery), round(0.8 * apart))

    def _facts(self, target: pygame.Surface, paint: Paint, at: tuple[int, int], right: int) -> None:
        """Draw players, time and luck with their icons, or as plain words if these do not fit."""
        fonts, (x, y), said = paint.fonts, at, self._text("title-facts")
        facts = said.split(" · ")
        icon, gap = paint.px(38), paint.px(26)
        wide = sum(fonts.width(fact, "label_bold") + icon + gap for fact in facts) - gap
        if len(facts) != len(_FACTS) or x + wide > right:
            fonts.squeeze(target, said, "label_bold", theme.now.MOONLIGHT, (x, y), right - x)
            return
        for name, fact in zip(_FACTS, facts, strict=True):
            paint.picture(target, name, (x + paint.px(14), y), paint.px(28))
            x = fonts.draw(target, fact, "label_bold", theme.now.MOONLIGHT, (x + icon, y)).right + gap


def _rounded(paint: Paint, cover: covers.Cover, size: tuple[int, int]) -> pygame.Surface:
    """The cover with the corners of a panel."""
    made = covers.cut(paint.art, cover, size).convert_alpha()
    if _plain():
        made.fill((150, 150, 150), special_flags=pygame.BLEND_RGB_MULT)
    mask = pygame.Surface(size, pygame.SRCALPHA)
    pygame.draw.rect(mask, (255, 255, 255, 255), mask.get_rect(), border_radius=paint.px(theme.R_PANEL))
    made.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MIN)
    return made


def _plain() -> bool:
    """Whether the theme has a high contrast: then no picture may distract."""
    return len(set(theme.now.SEA)) == 1


def _evening(skies: Sequence[str], size: tuple[int, int]) -> pygame.Surface:
    """The skies side by side, darker towards the ground."""
    # A subsurface: scaling reads the pixel after the last one, which must exist.
    strip = pygame.Surface((len(skies) + 1, 2), 0, 32).subsurface((0, 0, len(skies), 1))
    for number, sky in enumerate(skies):
        strip.set_at((number, 0), theme.rgb(sky))
    made = pygame.transform.smoothscale(strip, size)
    dusk = pygame.Surface((2, _SHADES + 1), 0, 32).subsurface((0, 0, 1, _SHADES))
    for number in range(_SHADES):
        dusk.set_at((0, number), [255 - 165 * number // (_SHADES - 1)] * 3)
    made.blit(pygame.transform.smoothscale(dusk, size), (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    return made


class GamesScene(MenuScene):
    """The first screen if there are several games. A card leads to the title of its game."""

    title_key = "title-choose"

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self._current = choices.current(app.settings)
        self.first = f"play-{self._current}"
        app.library.look()

    @override
    def enter(self) -> None:
        self.app.sound.music()

    @override
    def look(self) -> None:
        self.app.library.look()

    @override
    def news(self) -> object:
        return self.app.library.found

    @override
    def back(self) -> None:
        """Escape does nothing."""

    @override
    def handle(self, event: pygame.event.Event) -> bool:
        """The number keys choose a card."""
        number = event.key - pygame.K_1 if event.type == pygame.KEYDOWN else -1
        if 0 <= number < len(registry.listed()):
            self._enter(registry.listed()[number])
            return True
        return super().handle(event)

    @override
    def build(self) -> list[Widget]:
        games, widgets = self.app.library.found.games, list[Widget]()
        self.last: dict[str, Summary | None] = {
            game: newest_unfinished(save for save in games if save.game == game) for game in registry.listed()
        }
        for number, game in enumerate(registry.listed()):
            widgets += self._card(number, game)
        app, words, paint = self.app, self.words, self.paint
        left, top, _, _ = self.canvas.rect(_LEFT, 900, 0, 0)
        high = paint.target(64)
        entries: tuple[tuple[str, str, Action], ...] = (
            ("network", "ui/icon-reserve", self.opens(_NETWORK)),
            *([("tables", "ui/icon-round-on", self.opens(_TABLES))] if app.tables.tables else []),
            ("settings", "ui/icon-gear", self.opens(_SETTINGS)),
            ("quit", "ui/icon-quit", app.quit),
        )
        for name, icon, action in entries:
            said = words(f"title-{name}")
            badge = app.tables.waiting if name == "tables" else 0
            wide = Button.wide(paint, said, icon=True) + (paint.px(44) if badge else 0)
            place = pygame.Rect(left, top, wide, high)
            widgets.append(Button(name, said, action, icon=icon, badge=badge).at(place))
            left = place.right + paint.px(18)
        room = self.canvas.rect(_LEFT, 990, _WIDE, 62)
        measured = Column(paint, room)
        languages(self, measured)
        room.height = min(max(room.height, measured.high), self.canvas.height - room.y)
        column = self.scroll.open(self.paint, room)
        languages(self, column)
        return [*widgets, *column.widgets]

    def panel(self, number: int) -> pygame.Rect:
        """The rectangle of a card with its buttons."""
        many = len(registry.listed())
        wide = (_WIDE - _GAP * (many - 1)) / many
        return self.canvas.rect(_LEFT + (wide + _GAP) * number, 146, wide, 728)

    def _card(self, number: int, game: str) -> list[Widget]:
        """A card and the buttons on it."""
        paint, words, panel, save = self.paint, self.words.of(game), self.panel(number), self.last[game]
        pad, foot = paint.px(12), paint.px(100)
        place = pygame.Rect(panel.x + pad, panel.y + pad, panel.width - 2 * pad, panel.height - foot - 2 * pad)
        chosen, enter = game == self._current, partial(self._enter, game)
        key = str(number + 1) if leader(self.app) == "keys" else ""
        widgets: list[Widget] = [GameCard(game, words, enter, chosen=chosen, key=key).at(place)]
        ways: list[tuple[str, Action]] = [("continue", partial(self._continue, game, save))] if save else []
        if invites(self.app, game):
            ways.append(("learn", partial(self._enter, game, _LEARN)))
        if save is None:
            ways.append(("new", partial(self._enter, game, _NEW)))
        left, high = place.x, paint.px(72)
        wide = [Button.wide(paint, words(f"title-{way}"), icon=True) for way, _ in ways]
        room = place.width - pad * (len(ways) - 1)
        if sum(wide) > _SQUEEZED * room:  # the title of the game has the others
            del ways[1:], wide[1:]
        if sum(wide) > room:
            wide = [one * room // sum(wide) for one in wide]
        for (way, action), width in zip(ways, wide, strict=True):
            said = words(f"title-{way}")
            rect = pygame.Rect(left, place.bottom + pad, width, high)
            first = way == ways[0][0]
            name = f"{'play' if first else way}-{game}"
            button = Button(name, said, action, icon=_ICONS[way], primary=chosen and first)
            resumes = captions.resumes(words, save) if way == "continue" and save else ""
            button.told = paragraph((words("game-name"), resumes))
            widgets.append(button.at(rect))
            left = rect.right + pad
        return widgets

    @override
    def background(self, surface: pygame.Surface) -> None:
        """Draw the skies of the games, or without them the background of every menu."""
        skies = [sky for game in registry.listed() if (cover := covers.of(game)) for sky in cover.sky]
        if len(skies) < 2 or _plain():
            super().background(surface)
        else:
            size = self.canvas.size
            surface.blit(self.paint.keep(("skies", size, *skies), lambda: _evening(skies, size)), (0, 0))

    @override
    def content(self, surface: pygame.Surface) -> None:
        paint, words = self.paint, self.words
        middle = self.canvas.rect(960, 72, 0, 0).topleft
        paint.soft_text(surface, self.title, "display", theme.now.MOONLIGHT, middle, "mid")
        paint.hairline(surface, self.canvas.rect(520, 111, 880, theme.LINE_GOLD), fading=True)
        for number, game in enumerate(registry.listed()):
            panel, save = self.panel(number), self.last[game]
            paint.shadow(surface, panel)
            self._ground(surface, panel, game)
            if save is not None:
                learn = [one.rect for one in self.ring.widgets if one.name == f"learn-{game}"]
                way = (learn or [self.ring.named(f"play-{game}").rect])[0]
                said = captions.resumes(words.of(game), save)
                said = paint.fonts.fit(said, "label", panel.right - way.right - paint.px(36))
                at = way.right + paint.px(20), way.centery
                paint.fonts.draw(surface, said, "label", theme.now.SECONDARY, at)

    def _ground(self, surface: pygame.Surface, panel: pygame.Rect, game: str) -> None:
        """Draw a card in the colours of its game; the one played last has a gold frame."""
        paint, cover, chosen = self.paint, covers.of(game), game == self._current
        if cover is None or not cover.card or _plain():
            paint.panel(surface, panel, "active" if chosen else "panel")
            return
        fill = [theme.rgb(colour) for colour in cover.card]
        edge, line = (theme.GOLD, 2.4) if chosen else (theme.now.EDGE, theme.LINE_HAIR)
        key = "card", panel.size, *cover.card, chosen
        made = paint.keep(key, lambda: rounded(panel.size, theme.R_PANEL * paint.u, fill, edge, line * paint.u))
        surface.blit(made, panel)

    def _turn(self, game: str) -> None:
        self.app.turn_to(game)
        self.app.keep()

    def _enter(self, game: str, then: Callable[[App], Scene] | None = None) -> None:
        """Go to the title of the game, and from there to one of its pages; a newcomer sees its opening first."""
        new = invites(self.app, game)
        self._turn(game)
        navigation.leave(self.app)
        if then is not None:
            self.app.push(then(self.app))
        if new:
            opening.show(self.app)

    def _continue(self, game: str, save: Summary) -> None:
        """Open the last table of the game."""
        self._turn(game)
        open_save(self, save.path)


def invites(app: App, game: str) -> bool:
    """Whether lessons come before a new game: for a newcomer, and while a course is unfinished."""
    return CourseProgress(app.home).invites(game, played=any(one.game == game for one in app.library.found.games))
