"""The nodes of the accessibility tree: plain data with which a scene describes itself, in the window's thread."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from enum import Enum
from typing import NamedTuple

import pygame

Path = tuple[str, ...]


class Role(Enum):
    """The role of a node. The values are AccessKit's names."""

    WINDOW = "WINDOW"
    DIALOG = "DIALOG"
    REGION = "REGION"
    GROUP = "GROUP"
    LIST = "LIST"
    ITEM = "LIST_ITEM"
    HEADING = "HEADING"
    LABEL = "LABEL"
    STATUS = "STATUS"
    BUTTON = "BUTTON"
    SWITCH = "SWITCH"
    CHOICE = "RADIO_GROUP"
    OPTION = "RADIO_BUTTON"
    SLIDER = "SLIDER"
    FIELD = "TEXT_INPUT"
    IMAGE = "IMAGE"


class Node(NamedTuple):
    """A node that can be read, and perhaps used.

    `key` is unique among its siblings and stays the same for the same thing. `rect` is in real pixels of the canvas.
    """

    key: str
    role: Role
    name: str
    rect: pygame.Rect | None = None
    description: str = ""
    value: str = ""
    number: int | None = None  # the value of a slider, 0 to 100
    on: bool | None = None  # whether it is switched on or chosen; None if that means nothing
    able: bool = True
    live: bool = False  # whether its changes are read aloud at once
    level: int = 0  # the level of a heading; that of the page is 1
    press: Callable[[], object] | None = None
    lead: Callable[[], object] | None = None  # gives it the keyboard focus
    turn: Callable[[int], object] | None = None  # one step less (-1) or more (1)
    write: Callable[[str], object] | None = None  # replaces its text
    children: tuple[Node, ...] = ()


class Outline(NamedTuple):
    """The nodes of a scene in reading order, and the path of keys to the node with the keyboard focus."""

    nodes: tuple[Node, ...] = ()
    focus: Path = ()
    pointed: Path = ()  # the path to the thing pointed at, by keys or by the pointer, whichever leads
    grow: Callable[[], Outline] | None = None
    """The same node with more of its slow details, while nothing happens; None once it is complete."""


NOTHING = Outline()


class Facts(NamedTuple):
    """The facts in the frame of a table, in words: those of the game, and those of each seat."""

    table: str = ""
    seats: Sequence[str] = ()


def with_message(said: Outline, message: str) -> Outline:
    """An outline with the toast, whose node always exists so that its changes are read aloud."""
    toast, grow = Node("message", Role.STATUS, message, live=True), said.grow
    more = None if grow is None else lambda: with_message(grow(), message)
    return said._replace(nodes=(*said.nodes, toast), grow=more)


def heading(words: str, level: int = 1, key: str = "heading") -> Node:
    """The heading of a page (level 1) or of a part of it."""
    return Node(key, Role.HEADING, words, level=level)


def labels(lines: Iterable[str], key: str = "line") -> tuple[Node, ...]:
    """A label for every line of words."""
    return tuple(Node(f"{key}-{number}", Role.LABEL, line) for number, line in enumerate(lines) if line)


def paragraph(parts: Iterable[str]) -> str:
    """Sentences and titles as one text. Each part ends with a mark, at which a voice pauses."""
    return " ".join(part if part[-1] in ".!?:…" else f"{part}." for part in parts if part)


def group(key: str, name: str, children: Sequence[Node], role: Role = Role.REGION) -> Node:
    """A group of nodes with a name. A region is a landmark."""
    return Node(key, role, name, children=tuple(children))


def walk(nodes: Iterable[Node], above: Path = ()) -> Iterator[tuple[Path, Node]]:
    """Every node with the path of keys to it, parents first."""
    for node in nodes:
        path = (*above, node.key)
        yield path, node
        yield from walk(node.children, path)
