"""A node of the accessibility tree, as a scene describes itself: plain data, made in the window's thread."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from enum import Enum
from typing import NamedTuple

import pygame


class Role(Enum):
    """What a node is to a screen reader. The values are AccessKit's names."""

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
    """One thing that can be read, and perhaps used.

    `key` is unique among its siblings and stays the same as long as the thing is the same; `rect` is in real pixels of
    the canvas.
    """

    key: str
    role: Role
    name: str
    rect: pygame.Rect | None = None
    description: str = ""
    value: str = ""
    number: int | None = None
    """Where a slider stands, 0 to 100."""
    on: bool | None = None
    """Whether it is switched on or chosen; None where that means nothing."""
    able: bool = True
    live: bool = False
    """Whether a change of it is read aloud at once."""
    level: int = 0
    """Depth of a heading, 1 = that of the page."""
    press: Callable[[], object] | None = None
    lead: Callable[[], object] | None = None
    """Gives it the keyboard focus."""
    turn: Callable[[int], object] | None = None
    """One step less (-1) or more (1)."""
    write: Callable[[str], object] | None = None
    """Replaces what is written in it."""
    children: tuple[Node, ...] = ()


class Outline(NamedTuple):
    """What a scene shows, in reading order, and which node has the keyboard focus: the path of keys to it."""

    nodes: tuple[Node, ...] = ()
    focus: tuple[str, ...] = ()


NOTHING = Outline()


def with_message(said: Outline, message: str) -> Outline:
    """An outline with the short message that lies over everything, which is always there so that a change is heard."""
    return said._replace(nodes=(*said.nodes, Node("message", Role.STATUS, message, live=True)))


def heading(words: str, level: int = 1, key: str = "heading") -> Node:
    """The heading of a page (level 1) or of a part of it."""
    return Node(key, Role.HEADING, words, level=level)


def labels(lines: Iterable[str], key: str = "line") -> tuple[Node, ...]:
    """A label for every line of words."""
    return tuple(Node(f"{key}-{number}", Role.LABEL, line) for number, line in enumerate(lines) if line)


def paragraph(parts: Iterable[str]) -> str:
    """Sentences and titles as one text: each part ends with a mark, so that a voice rests there."""
    return " ".join(part if part[-1] in ".!?:…" else f"{part}." for part in parts if part)


def group(key: str, name: str, children: Sequence[Node], role: Role = Role.REGION) -> Node:
    """Nodes that belong together, under a name; a region is a landmark."""
    return Node(key, role, name, children=tuple(children))


def walk(nodes: Iterable[Node], above: tuple[str, ...] = ()) -> Iterator[tuple[tuple[str, ...], Node]]:
    """Every node with the path of keys that leads to it, parents first."""
    for node in nodes:
        path = (*above, node.key)
        yield path, node
        yield from walk(node.children, path)
