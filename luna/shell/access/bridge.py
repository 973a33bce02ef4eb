"""The bridge between scenes and screen readers: outlines become AccessKit trees, requests become presses.

AccessKit calls from threads of its own. A call only notes that a reader listens, or queues a request. The window's
thread answers at its next frame. Without a reader no tree is made.
"""

import itertools
import logging
import re
from collections.abc import Callable, Iterator
from queue import SimpleQueue
from typing import Any, Final, NamedTuple

import pygame

from luna.shell.access.node import NOTHING, Node, Outline, Path, Role, walk

try:
    import accesskit
except ImportError:  # no wheel for this system: the game works without screen readers
    accesskit = None

_LOG: Final = logging.getLogger(__name__)
_ROOT: Final = 0
_SDL: Final = "SDLWindow"
"""SDL's class of windows on macOS. The window itself has the keyboard, so it forwards the question for the focus."""
_RUN: Final = "\0"
"""The key of the text node below a field: without it a reader knows only the field's name."""


class _Part(NamedTuple):
    """A node at the top of an outline with all nodes below it, by number, and the facts that were sent."""

    node: Node
    nodes: dict[int, Node]
    facts: dict[int, tuple[Any, ...]]


class Bridge:
    """The tree of one window. `describe` returns the present outline; it is called in the window's thread only."""

    def __init__(self, describe: Callable[[], Outline], language: Callable[[], str]) -> None:
        """`language`: of the words, which may differ from that of the reader."""
        self.describe, self._language = describe, language
        self._window: pygame.Window
        self._adapter: Any | None = None
        self._requests: SimpleQueue[Any] = SimpleQueue()
        self.listening = False  # whether a screen reader has asked for the tree
        self._whole = True
        """Whether the next update sends the whole tree, because a reader has begun to listen."""
        self._grow: Callable[[], Outline] | None = None  # see `Outline`
        self._ids: dict[Path, int] = {}
        self._fresh = itertools.count(_ROOT + 1)
        self._parts: dict[str, _Part] = {}  # by key
        self._nodes: dict[int, Node] = {}
        self._told: dict[int, tuple[Any, ...]] = {}
        self._focus = _ROOT

    def attach(self, window: pygame.Window) -> None:
        """Serve the readers of this window from now on. Windows and macOS allow it only before the window is shown."""
        self._window, self._adapter = window, None
        self._adapter = _adapter(window, self) if accesskit is not None else None

    def close(self) -> None:
        """Drop the adapter before the window closes: its callbacks keep the whole program in memory."""
        self._adapter, self.listening = None, False
        self.describe = lambda: NOTHING

    @property
    def settled(self) -> bool:
        """Whether a reader, if one listens, has received everything."""
        return not (self.listening and (self._whole or self._grow is not None))

    def focus(self, has: bool) -> None:
        """The window got or lost the keyboard. The adapter of Windows sees that itself."""
        for name in ("update_window_focus_state", "update_view_focus_state"):  # of Linux, of macOS
            if tell := getattr(self._adapter, name, None):
                _raise(tell(has))

    def update(self, fresh: bool = True) -> None:
        """Send the changes, at no cost while no reader listens; `fresh`: there is a new picture."""
        if self._adapter is None or not self.listening:
            return
        if (update := self.changes(fresh)) is not None:
            try:
                _raise(self._adapter.update_if_active(lambda: update))
            except Exception:  # the bus is gone; a reader that returns starts anew
                _LOG.exception("the screen reader is gone")
                self.end()

    def requests(self) -> Iterator[Callable[[], object]]:
        """The requests of screen readers since the last frame, each as a function to be called."""
        while not self._requests.empty():
            request = self._requests.get()
            node = self._nodes.get(request.target)
            if node is not None and node.able and (deed := _deed(node, request)) is not None:
                yield deed

    # ---- called by AccessKit, from any thread

    def begin(self) -> Any:
        """A reader listens: an empty window for now, the whole tree with the next frame."""
        self.listening = self._whole = True
        update = accesskit.TreeUpdate(_ROOT)
        update.nodes.append((_ROOT, self._root()))
        update.tree = accesskit.Tree(_ROOT)
        return update

    def request(self, request: Any) -> None:
        """Queue a request of a reader."""
        self._requests.put(request)

    def end(self) -> None:
        """No reader listens any more."""
        self.listening = False

    def changes(self, fresh: bool = True) -> Any | None:
        """AccessKit's update with the nodes that have changed; None if no node has."""
        whole, self._whole = self._whole, False  # at once: a reader may start in another thread meanwhile
        outline = self.describe() if fresh or whole or self._grow is None else self._grow()
        self._grow = outline.grow
        last, self._parts = self._parts, {}
        top = tuple(self._number((node.key,)) for node in outline.nodes)
        root = {_ROOT: (self._window.title, self._window.size, self._language(), top)}
        asked = [root]  # facts that may have changed
        for node in outline.nodes:
            kept = last.get(node.key)
            if kept is None or kept.node is not node:
                kept = self._part(node)
                asked.append(kept.facts)
            self._parts[node.key] = kept
        parts = self._parts.values()
        self._nodes = {number: node for part in parts for number, node in part.nodes.items()}
        before = {} if whole else self._told
        self._told = root | {number: fact for part in parts for number, fact in part.facts.items()}
        changed = [
            number
            for facts in ([self._told] if whole else asked)
            for number, fact in facts.items()
            if before.get(number) is not fact and before.get(number) != fact
        ]
        focus = self._ids.get(outline.focus, _ROOT)
        focus = focus if focus in self._nodes else _ROOT
        if not changed and focus == self._focus:
            return None
        update = accesskit.TreeUpdate(focus)
        for number in changed:
            update.nodes.append((number, self._made(number, self._told[number])))
        if whole:
            update.tree = accesskit.Tree(_ROOT)
        self._focus = focus
        if len(self._ids) > 4 * len(self._told) + 1000:  # most are of pages that were left
            self._ids = {path: number for path, number in self._ids.items() if number in self._told}
        return update

    def _part(self, top: Node) -> _Part:
        """A node at the top of the outline with all below it. The same node object has the same facts."""
        nodes, facts = dict[int, Node](), dict[int, tuple[Any, ...]]()
        for path, node in walk((top,)):
            number, field = self._number(path), node.role is Role.FIELD
            if field:
                facts[self._number((*path, _RUN))] = (node.value,)
            if self._nodes.get(number) is node and number in self._told:
                facts[number] = self._told[number]
            else:
                below = tuple(self._number((*path, child.key)) for child in node.children)
                below += (self._number((*path, _RUN)),) if field else ()
                facts[number] = (*node[:11], *(deed is not None for deed in node[11:15]), below)
            nodes[number] = node
        return _Part(top, nodes, facts)

    def _number(self, path: Path) -> int:
        """The number of the node at a path, fixed as long as the page exists."""
        if path not in self._ids:
            self._ids[path] = next(self._fresh)
        return self._ids[path]

    def _made(self, number: int, facts: tuple[Any, ...]) -> Any:
        if number != _ROOT and number not in self._nodes:
            return _text(facts[0])
        if number != _ROOT:
            return _native(self._nodes[number], list(facts[-1]))
        root = self._root()
        root.set_children(list(facts[-1]))
        root.set_bounds(accesskit.Rect(0, 0, *self._window.size))
        return root

    def _root(self) -> Any:
        root = accesskit.Node(accesskit.Role.WINDOW)
        root.set_label(self._window.title)
        root.set_language(self._language())
        return root


def _text(words: str) -> Any:
    """The text of a field, by characters and words, in AccessKit's form."""
    made = accesskit.Node(accesskit.Role.TEXT_RUN)
    made.set_value(words)
    made.set_character_lengths([len(letter.encode()) for letter in words])
    made.set_word_lengths([len(word) for word in re.findall(r"\S+\s*|\s+", words)])
    return made


def _native(node: Node, children: list[int]) -> Any:
    """A node in AccessKit's form."""
    made = accesskit.Node(getattr(accesskit.Role, node.role.value))
    made.set_label(node.name)
    if node.role in (Role.LABEL, Role.STATUS):
        made.set_value(node.name)
    facts = (
        (made.set_description, node.description or None),
        (made.set_value, node.value or None),
        (made.set_level, node.level or None),
        (made.set_numeric_value, node.number),
    )
    for put, fact in facts:
        if fact is not None:
            put(fact)
    if node.number is not None:
        made.set_min_numeric_value(0)
        made.set_max_numeric_value(100)
    if node.on is not None:
        made.set_toggled(accesskit.Toggled.TRUE if node.on else accesskit.Toggled.FALSE)
    if not node.able:
        made.set_disabled()
    if node.live:
        made.set_live(accesskit.Live.POLITE)
    if node.rect is not None:
        made.set_bounds(accesskit.Rect(node.rect.left, node.rect.top, node.rect.right, node.rect.bottom))
    to = accesskit.Action
    deeds = (to.CLICK, node.press), (to.FOCUS, node.lead), (to.SET_VALUE, node.write)
    for action, deed in (*deeds, (to.INCREMENT, node.turn), (to.DECREMENT, node.turn)):
        if deed is not None:
            made.add_action(action)
    if node.role is Role.FIELD:  # typing continues at its end
        end = accesskit.TextPosition(children[-1], len(node.value))
        made.set_text_selection(accesskit.TextSelection(end, end))
    made.set_children(children)
    return made


def _deed(node: Node, request: Any) -> Callable[[], object] | None:
    """The function that answers a request to a node; None if the request has no meaning."""
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
    """The adapter of this system, if there is one. The branches of Windows and macOS have never been run."""
    try:
        if hasattr(accesskit, "unix"):
            return accesskit.unix.Adapter(bridge.begin, bridge.request, bridge.end)
        if not window.handle:  # a driver without a display
            return None
        if hasattr(accesskit, "windows"):
            return accesskit.windows.SubclassingAdapter(window.handle, bridge.begin, bridge.request)
        if hasattr(accesskit, "macos"):
            accesskit.macos.add_focus_forwarder_to_window_class(_SDL)
            return accesskit.macos.SubclassingAdapter.for_window(window.handle, bridge.begin, bridge.request)
    except KeyboardInterrupt:
        raise
    except BaseException:  # a panic of Rust is no Exception
        _LOG.exception("no accessibility tree")
    return None


def _raise(events: Any) -> None:
    """Raise the events that an update returns on Windows and macOS."""
    if events is not None:
        events.raise_events()
