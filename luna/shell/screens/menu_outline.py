"""What a screen reader reads of a menu, and does there."""

from collections import Counter
from collections.abc import Sequence
from functools import partial
from typing import Protocol

from luna.shell.access.node import Node, Outline
from luna.shell.app.scene import App
from luna.shell.input.focus import Ring
from luna.shell.screens.text_form import TextForm
from luna.shell.widgets import Widget


class Menu(Protocol):
    """A menu, as far as a screen reader is concerned: see `menu.MenuScene`."""

    app: App
    ring: Ring
    form: TextForm
    dirty: bool

    def said(self) -> Sequence[Node]:
        """The nodes of what is written besides the widgets."""

    def read(self) -> None:
        """Read the text entries."""


def outline(menu: Menu) -> Outline:
    """The nodes of a menu: what it says, then its widgets."""
    nodes, seen = [*menu.said()], Counter[str]()
    for widget in menu.ring.widgets:
        node = widget.node()
        if node is None:
            continue
        if widget.enabled:
            press = node.press and partial(_press, menu, widget.name)
            node = node._replace(press=press, lead=partial(lead, menu, widget.name))
        seen[node.key] += 1
        again = seen[node.key] > 1  # paragraphs may share a name
        nodes.append(node._replace(key=f"{node.key} {seen[node.key]}") if again else node)
    ring, focused = menu.ring, menu.ring.focused
    keyed = ring.shown or (focused is not None and focused.writes)
    under = focused if keyed else ring.hovered
    return Outline(tuple(nodes), *((() if one is None else (one.name,)) for one in (focused, under)))


def lead(menu: Menu, name: str) -> Widget | None:
    """Move the focus to a widget; None if the page has been laid out without it since."""
    widget = next((one for one in menu.ring.widgets if one.name == name and one.enabled), None)
    if widget is not None:
        menu.ring.shown = menu.dirty = True
        menu.ring.to(widget)
    return widget


def _press(menu: Menu, name: str) -> None:
    """Press a widget."""
    widget = lead(menu, name)
    if widget is not None:
        if menu.form.entries:
            menu.read()  # a screen reader writes without an event
        menu.app.sound.play("click")
        widget.press()
