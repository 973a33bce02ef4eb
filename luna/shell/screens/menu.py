"""The base of all menus: a background, a focus ring of widgets, one column that may scroll, text fields."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Any, ClassVar, Concatenate, ParamSpec

import pygame
from typing_extensions import override

from luna.core.lazy import later
from luna.shell.access.node import Node, Outline, heading
from luna.shell.app import desktop, navigation
from luna.shell.app.canvas import STAGE, Canvas
from luna.shell.app.hints import leader
from luna.shell.app.scene import REACH, App, Scene
from luna.shell.drawing import theme
from luna.shell.input.focus import Ring
from luna.shell.input.keys import is_paste
from luna.shell.screens.scroll import Scroll
from luna.shell.screens.text_form import TextForm
from luna.shell.widgets import Action, Widget

P = ParamSpec("P")
_RULES = later("luna.shell.screens.rules", "RulesScene")


class MenuScene(Scene):
    """A scene made of widgets. A subclass lays them out in `build` and draws the rest in `content`."""

    messages = (1872, 1056, "right")
    first = ""  # the name of the widget that has the focus at the start
    title_key = ""  # the message of the title; a title with facts is set directly
    title = ""
    topic = ""  # the rule that the key of the rules opens here
    need: ClassVar[tuple[float, float]] = STAGE
    """Minimum units of the menu: up to there it grows with the size of the interface."""
    blurs = False  # whether the scenes below show through, blurred
    lists_saves = False
    """Whether it needs the folders of saved games: they are read at the start, and when it is on top again."""
    window = pygame.Rect(0, 0, 0, 0)  # where text entries are visible

    def __init__(self, app: App, over: MenuScene | None = None) -> None:
        """`over`: the menu below, whose background this one shares."""
        super().__init__(app)
        self._over = over
        self._backdrop: pygame.Surface | None = None
        self._seen: object = None
        self.words = app.catalogue
        self.paint = app.paint
        self.canvas = app.canvas
        self.scroll = Scroll(self.rebuild)
        self.ring = Ring(self.back, self.scroll.reveal)
        self.form = TextForm(app, self.ring, self.read)
        if self.lists_saves:
            app.library.refresh()

    def build(self) -> list[Widget]:
        """The widgets in reading order, placed on `self.canvas`."""
        raise AssertionError("a menu has widgets")

    def content(self, surface: pygame.Surface) -> None:
        """Draw panels and texts below the widgets."""

    def read(self) -> None:
        """Read the text entries, after an event that may have changed them."""

    def look(self) -> None:
        """Reload the data that the scene on top may have changed."""
        if self.lists_saves:
            self.app.library.refresh()

    def news(self) -> object:
        """The values on the page that change by themselves. When they differ, the page is laid out again."""
        return self.app.library.found if self.lists_saves else None

    def back(self) -> None:
        """Leave the page, like Escape."""
        self.app.pop(self)

    def background(self, surface: pygame.Surface) -> None:
        """Draw the background. A blurred one is taken once, from the picture just drawn below."""
        if self.blurs:
            if self._backdrop is None:
                self._backdrop = self.paint.blurring(surface, 4, 0.55)()
            surface.blit(self._backdrop, (0, 0))
        elif self._over is not None:
            self._over.background(surface)
        else:
            surface.blit(self.app.scenery.soft(self.canvas), (0, 0))
        self.see_through = False

    def rebuild(self) -> None:
        """Lay the widgets out again, after their data have changed."""

        def built() -> list[Widget]:
            self.form.begin()
            return self.build()

        self._seen = leader(self.app), self.news()
        if self.title_key:
            self.title = self.words(self.title_key)
        widgets = self.scroll.lay_out(built)
        self.form.end()
        self.ring.fill(widgets, self.first)
        self.dirty = True

    @override
    def resize(self, canvas: Canvas) -> None:
        """The scenes below must be redrawn once for a backdrop."""
        self._backdrop = None
        self.see_through = self.blurs or self._over is not None
        self.canvas = canvas.needing(*self.need)
        self.paint = self.app.paint_for(self.canvas.u, self.canvas.type)
        self.form.open(canvas, self.paint.fonts)
        self.rebuild()

    @override
    def resume(self) -> None:
        self.look()
        self.rebuild()

    @override
    def exit(self) -> None:
        self.form.close()

    @override
    def update(self, dt: float) -> None:
        self.dirty = self.form.update(dt) or self.dirty
        if self._seen != (leader(self.app), self.news()):
            self.rebuild()

    @override
    def handle(self, event: pygame.event.Event) -> bool:
        """Events go to the scroll bar and the focus ring first; text entries get the rest."""
        if self.form.asks_for_keys(event):
            return True
        used = self.scroll.handle(event) or self._shortcut(event)
        if not used:
            self.form.warn(event)
            used = self.ring.handle(event)
            if used and event.type in (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN):
                self.app.sound.play("click")
            self.dirty = self.dirty or used
        if self.form.entries:
            self.dirty = self.form.process(event, used, self.window) or self.dirty
            self.read()
        return used

    @property
    @override
    def writing(self) -> bool:
        return self.ring.focused is not None and self.ring.focused.writes

    @override
    def aim(self, at: tuple[int, int]) -> tuple[int, int]:
        near = self.ring.near(at, REACH)
        return at if near is None or near.under(at) else near.rect.center

    @override
    def drags(self, at: tuple[int, int]) -> bool:
        under = self.ring.near(at, 0)
        return self.scroll.grips(at) or (under is not None and under.draggable)

    @override
    def draw(self, surface: pygame.Surface) -> None:
        self.background(surface)
        self.content(surface)
        self.ring.draw(surface, self.paint)
        self.scroll.draw(surface)
        self.form.draw(surface, self.window)

    def said(self) -> Sequence[Node]:
        """The nodes for the text of `content` beside the widgets, headings first."""
        return (heading(self.title),) if self.title else ()

    @override
    def outline(self) -> Outline:
        """The nodes of its text, then of its widgets."""
        nodes, seen = [*self.said()], Counter[str]()
        for widget in self.ring.widgets:
            node = widget.node()
            if node is None:
                continue
            if widget.enabled:
                press = self.form.writing(widget.name) or (node.press and partial(_press, self, widget.name))
                node = node._replace(press=press, lead=partial(lead, self, widget.name))
            seen[node.key] += 1
            again = seen[node.key] > 1  # paragraphs may share a name
            nodes.append(node._replace(key=f"{node.key} {seen[node.key]}") if again else node)
        ring, focused = self.ring, self.ring.focused
        keyed = ring.shown or (focused is not None and focused.writes)
        under = focused if keyed else ring.hovered
        at, pointed = ((() if one is None else (one.name,)) for one in (focused, under))
        return Outline(tuple(nodes), at, pointed)

    def put(self, **facts: object) -> None:
        """Change attributes of the page, and lay it out again."""
        for name, value in facts.items():
            setattr(self, name, value)
        self.rebuild()

    def sets(self, name: str) -> Callable[[Any], None]:
        """An action of a control: sets this attribute of the page to its new value."""
        return lambda value: self.put(**{name: value})

    def opens(self, page: Callable[Concatenate[App, P], Scene], *facts: P.args, **more: P.kwargs) -> Action:
        """An action of a button: opens a page."""
        return lambda: self.app.push(page(self.app, *facts, **more))

    def refuse(self, key: str, **facts: str | int) -> None:
        """Tell the player why something is refused."""
        self.app.toasts.say(self.words(key, **facts), trouble=True)

    def _shortcut(self, event: pygame.event.Event) -> bool:
        """Whether a key asked for the rule of this screen, or pasted into the focused entry."""
        if event.type != pygame.KEYDOWN:
            return False
        if self.topic and self.app.keys.command(event) == "rules" and not (self.writing and event.unicode):
            self.app.push(_RULES(self.app, self.topic))
            return True
        pasted = is_paste(event) and self.form.pastes(desktop.clipboard())
        self.dirty = self.dirty or pasted
        return pasted


def lead(menu: MenuScene, name: str) -> Widget | None:
    """Move the focus to a widget; None if the page has been laid out without it since."""
    widget = next((one for one in menu.ring.widgets if one.name == name and one.enabled), None)
    if widget is not None:
        menu.ring.shown = menu.dirty = True
        menu.ring.to(widget)
    return widget


def _press(menu: MenuScene, name: str) -> None:
    """Press a widget."""
    widget = lead(menu, name)
    if widget is not None:
        if menu.form.entries:
            menu.read()  # a screen reader writes without an event
        menu.app.sound.play("click")
        widget.press()


def middle(menu: MenuScene, width: float, height: float) -> pygame.Rect:
    """A panel, in units, in the middle of the window; larger text enlarges it by half as much."""
    growth = max(1.0, (1 + menu.paint.fonts.growth) / 2)
    return menu.canvas.middle(width * growth, height * growth)


def draw_heading(menu: MenuScene, surface: pygame.Surface, panel: pygame.Rect) -> None:
    """Draw the title of a panel with the gold line below it."""
    paint, words = menu.paint, menu.title
    top = panel.y + paint.px(62)
    size = min(46, paint.fonts.fitting(words, "display", panel.width - paint.px(80), 30))
    paint.fonts.draw(surface, words, "display", theme.now.MOONLIGHT, (panel.centerx, top), "mid", size)
    line = pygame.Rect(0, 0, round(panel.width * 0.6), paint.px(theme.LINE_GOLD))
    line.center = panel.centerx, panel.y + paint.px(108)
    paint.hairline(surface, line, fading=True)
    paint.picture(surface, "ui/star", line.center, paint.px(22))


def open_save(menu: MenuScene, path: Path) -> None:
    """Open a saved game; the page reloads if it cannot be opened."""
    if not navigation.open_save(menu.app, path):
        menu.resume()


def copy(app: App, text: str, done: str) -> None:
    """Put a text on the clipboard, and confirm it with this message."""
    copied = desktop.to_clipboard(text)
    app.toasts.say(app.catalogue(done if copied else "clipboard-missing"), trouble=not copied)
