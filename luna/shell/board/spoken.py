"""A table for screen readers: what just happened, whose turn it is, what lies open, then the board."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final, Protocol

from luna.shell.access.node import Node, Outline, Role, group, heading, labels, paragraph
from luna.shell.board.board import Board
from luna.shell.board.chrome import Chrome
from luna.shell.board.history import History
from luna.shell.board.panel import Panel
from luna.shell.modes.mode import Mode
from luna.table.link import TableLink
from luna.text import Catalogue

_LOG: Final = 12
"""Turns of the log that are told; the open log has all of them."""
_TOLD: Final = ("turn", "deed", "after", "talk")
"""Rows of a turn that are read aloud, `cost` is for the eye."""


class Told(Protocol):
    """The view of a table, as it is told."""

    text: Catalogue
    names: Sequence[str]
    history: History
    board: Board
    link: TableLink
    mode: Mode
    dirty: bool

    @property
    def open(self) -> Sequence[Panel]:
        """What lies open, the topmost last."""

    def hurry(self) -> bool:
        """What moves arrives; True when something has to be seen before."""

    def do(self, command: str) -> bool:
        """A command."""


def outline(view: Told, chrome: Chrome) -> Outline:
    """Everything about a table, in reading order; the focus is the thing of the board that has it."""
    text, board = view.text, view.board
    turn = paragraph((chrome.banner, chrome.draft_title, chrome.draft_hint))
    nodes = (
        heading(text("game-name")),
        Node("news", Role.STATUS, _news(view), live=True),
        Node("turn", Role.STATUS, turn, live=True),
        *(_wrapped(view, node) for node in view.mode.nodes()),
        *(_panel(view, panel) for panel in reversed(view.open) if panel.said()),
        group("seats", text("access-seats"), _seats(view, chrome), Role.LIST),
        *(_wrapped(view, node) for node in board.hand.nodes()),
        group("log", text("command-log"), _log(view), Role.LIST),
    )
    return Outline(nodes, board.hand.path)


def _news(view: Told) -> str:
    """The last turn in words."""
    entries = view.history.entries
    if not entries:
        return ""
    return paragraph(_sentences(view, len(entries) - 1))


def _sentences(view: Told, index: int) -> list[str]:
    rows = view.history.rows(view.text, view.names, view.history.entries[index])
    return [row.words for row in rows if row.kind in _TOLD]


def _log(view: Told) -> tuple[Node, ...]:
    """The last turns, the newest first."""
    last = range(len(view.history.entries) - 1, -1, -1)[:_LOG]
    return tuple(Node(f"turn-{index}", Role.ITEM, paragraph(_sentences(view, index))) for index in last)


def _seats(view: Told, chrome: Chrome) -> tuple[Node, ...]:
    """Who plays, and the points that are shown."""
    said = zip(view.names, view.board.display.scores, strict=False)
    return tuple(Node(str(seat), Role.ITEM, f"{name}: {points}") for seat, (name, points) in enumerate(said))


def _panel(view: Told, panel: Panel) -> Node:
    """What lies open over the table."""
    buttons = tuple(
        Node(name, Role.BUTTON, words, press=partial(_act, view, deed)) for name, words, deed in panel.deeds()
    )
    said = panel.said()
    return Node(
        f"panel-{panel.name}",
        Role.DIALOG,
        said[0] if said else panel.name,
        live=True,
        children=(*labels(said[1:]), *buttons),
    )


def _wrapped(view: Told, node: Node) -> Node:
    """The same, its presses heard as the table hears a click."""
    press = node.press and partial(_act, view, node.press)
    lead = node.lead and partial(_lead, view, node.lead)
    return node._replace(press=press, lead=lead, children=tuple(_wrapped(view, child) for child in node.children))


def _act(view: Told, deed: Callable[[], object]) -> None:
    """Press something: what moves arrives first, and nothing is heard while a turn is on its way to the disk."""
    if not view.link.busy and not view.hurry():
        deed()
    view.dirty = True


def _lead(view: Told, deed: Callable[[], object]) -> None:
    deed()
    view.dirty = True
