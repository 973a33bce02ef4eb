"""The bridge between scenes and screen readers: outlines become AccessKit's trees, requests become presses.

AccessKit calls from threads of its own. Nothing there touches a scene: a call only notes that somebody listens, or
queues a request, and the window's thread answers at its next frame. Without a listener nothing is made at all.
"""

from __future__ import annotations

import itertools
import logging
from collections.abc import Callable, Iterator
from queue import Empty, SimpleQueue
from typing import Any, Final

import pygame

from luna.shell.access.node import NOTHING, Node, Outline, Role, walk

try:
    import accesskit
except ImportError:  # a system for which there is no wheel: the game is played without screen readers
    accesskit = None

_LOG: Final = logging.getLogger(__name__)
_ROOT: Final = 0
Path = tuple[str, ...]


class Bridge:
    """The tree of one window. `describe` gives what is shown now; it is asked in the window's thread only."""

    def __init__(self, window: pygame.Window, describe: Callable[[], Outline]) -> None:
        self._window, self.describe = window, describe
        self._requests: SimpleQueue[Any] = SimpleQueue()
        self._listening = False
        self._whole = True
        """Whether the next update tells the whole tree: somebody has begun to listen."""
        self._ids: dict[Path, int] = {}
        self._paths: dict[int, Path] = {}
        self._fresh = itertools.count(_ROOT + 1)
        self._nodes: dict[int, Node] = {}
        self._told: dict[int, tuple[Any, ...]] = {}
        self._adapter = _adapter(window, self) if accesskit is not None else None

    @property
    def listening(self) -> bool:
        """Whether a screen reader has asked for the tree."""
        return self._listening

    def close(self) -> None:
        """The window goes. The adapter must go first: what it calls keeps the whole program in memory."""
        self._adapter, self._listening = None, False
        self.describe = lambda: NOTHING

    def focus(self, has: bool) -> None:
        """The window got or lost the keyboard."""
        if self._adapter is not None:
            _raise(self._adapter.update_window_focus_state(has))

    def update(self) -> None:
        """Tell what is shown now. To be called after a picture; free of cost while nobody listens."""
        if self._adapter is None or not self._listening:
            return
        update = self.changes()
        if update is not None:
            _raise(self._adapter.update_if_active(lambda: update))

    def requests(self) -> Iterator[Callable[[], object]]:
        """What screen readers have asked for since the last frame, each as something to be called."""
        while True:
            try:
                request = self._requests.get_nowait()
            except Empty:
                return
            node = self._nodes.get(request.target)
            if node is not None and node.able and (deed := _deed(node, request)) is not None:
                yield deed

    # ---- called by AccessKit, from any thread

    def begin(self) -> Any:
        """Somebody listens: an empty window for now, all of it with the next frame."""
        self._listening = self._whole = True
        root = accesskit.Node(accesskit.Role.WINDOW)
        root.set_label(self._window.title)
        update = accesskit.TreeUpdate(_ROOT)
        update.nodes.append((_ROOT, root))
        update.tree = accesskit.Tree(_ROOT)
        return update

    def request(self, request: Any) -> None:
        """A screen reader wants something done."""
        self._requests.put(request)

    def end(self) -> None:
        """Nobody listens any more."""
        self._listening = False

    # ---- inside

    def changes(self) -> Any | None:
        """AccessKit's update with the nodes that are not as they were told last; None when all are."""
        outline = self.describe()
        found = dict(walk(outline.nodes))
        for path in found:
            if path not in self._ids:
                number = next(self._fresh)
                self._ids[path], self._paths[number] = number, path
        self._nodes = {self._ids[path]: node for path, node in found.items()}
        focus = self._ids.get(outline.focus, _ROOT) if outline.focus in found else _ROOT
        top = tuple(self._ids[(node.key,)] for node in outline.nodes)
        facts: dict[int, tuple[Any, ...]] = {_ROOT: (self._window.title, self._window.size, top)}
        for path, node in found.items():
            below = tuple(self._ids[(*path, child.key)] for child in node.children)
            facts[self._ids[path]] = (*node[:11], *(deed is not None for deed in node[11:15]), below)
        before = {} if self._whole else self._told
        changed = [number for number, fact in facts.items() if before.get(number) != fact]
        moved = before.get(-1) != (focus,)
        if not changed and not moved:
            return None
        update = accesskit.TreeUpdate(focus)
        for number in changed:
            update.nodes.append((number, self._made(number, facts[number])))
        if self._whole:
            update.tree = accesskit.Tree(_ROOT)
        self._told = {**facts, -1: (focus,)}
        self._whole = False
        if len(self._ids) > 4 * len(found) + 1000:  # of pages that were left long ago
            self._forget(found.keys())
        return update

    def _forget(self, kept: Any) -> None:
        self._ids = {path: number for path, number in self._ids.items() if path in kept}
        self._paths = {number: path for path, number in self._ids.items()}

    def _made(self, number: int, facts: tuple[Any, ...]) -> Any:
        if number == _ROOT:
            root = accesskit.Node(accesskit.Role.WINDOW)
            root.set_label(self._window.title)
            root.set_children(list(facts[-1]))
            root.set_bounds(accesskit.Rect(0, 0, *self._window.size))
            return root
        return _native(self._nodes[number], list(facts[-1]))


def _native(node: Node, children: list[int]) -> Any:
    """AccessKit's own form of a node."""
    made = accesskit.Node(getattr(accesskit.Role, node.role.value))
    if node.role in (Role.LABEL, Role.STATUS):
        made.set_value(node.name)
    made.set_label(node.name)
    if node.description:
        made.set_description(node.description)
    if node.value:
        made.set_value(node.value)
    if node.number is not None:
        made.set_numeric_value(node.number)
        made.set_min_numeric_value(0)
        made.set_max_numeric_value(100)
    if node.on is not None:
        made.set_toggled(accesskit.Toggled.TRUE if node.on else accesskit.Toggled.FALSE)
    if not node.able:
        made.set_disabled()
    if node.live:
        made.set_live(accesskit.Live.POLITE)
    if node.level:
        made.set_level(node.level)
    if node.rect is not None:
        made.set_bounds(accesskit.Rect(node.rect.left, node.rect.top, node.rect.right, node.rect.bottom))
    actions = accesskit.Action
    for action in (
        *((actions.CLICK,) if node.press else ()),
        *((actions.FOCUS,) if node.lead else ()),
        *((actions.INCREMENT, actions.DECREMENT) if node.turn else ()),
        *((actions.SET_VALUE,) if node.write else ()),
    ):
        made.add_action(action)
    made.set_children(children)
    return made


def _deed(node: Node, request: Any) -> Callable[[], object] | None:
    """What a request means for a node; None when it means nothing."""
    actions, turn, write = accesskit.Action, node.turn, node.write
    if request.action == actions.CLICK:
        return node.press
    if request.action == actions.FOCUS:
        return node.lead
    if turn is not None and request.action in (actions.INCREMENT, actions.DECREMENT):
        return lambda: turn(1 if request.action == actions.INCREMENT else -1)
    if write is not None and request.action == actions.SET_VALUE and request.data is not None:
        return lambda: write(str(request.data[1]))
    return None


def _adapter(window: pygame.Window, bridge: Bridge) -> Any | None:
    """The adapter of this system; None where there is none. The branches of Windows and macOS have never been run."""
    try:
        if hasattr(accesskit, "unix"):
            return accesskit.unix.Adapter(bridge.begin, bridge.request, bridge.end)
        if hasattr(accesskit, "windows"):
            return accesskit.windows.SubclassingAdapter(window.handle, bridge.begin, bridge.request)
        if hasattr(accesskit, "macos"):
            return accesskit.macos.SubclassingAdapter.for_window(window.handle, bridge.begin, bridge.request)
    except Exception:
        _LOG.exception("no accessibility tree")
    return None


def _raise(events: Any) -> None:
    """On Windows and macOS an update returns events that are to be raised when it is over."""
    if events is not None:
        events.raise_events()
