"""A table for screen readers: what just happened, whose turn it is, what lies open, then the board."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from typing import Any, Final

from luna.shell.access.node import Node, Outline, Role, group, heading, labels, paragraph
from luna.shell.board.card import Card, card_lines
from luna.shell.board.chrome import Chrome
from luna.shell.board.hand import Hand
from luna.shell.board.panel import Panel
from luna.shell.board.view import View

_LOG: Final = 12
"""Turns of the log that are told; the open log has all of them."""
_TOLD: Final = ("turn", "deed", "after", "talk")
"""Rows of a turn that are read aloud, `cost` is for the eye."""


def outline(view: View, chrome: Chrome, more: Iterable[Node]) -> Outline:
    """Everything about a table, in reading order; `more`: nodes of its mode. The focus is a thing of the board."""
    text, board = view.text, view.board
    turn = paragraph((chrome.banner, chrome.draft_title, chrome.draft_hint))
    nodes = (
        heading(text("game-name")),
        Node("news", Role.STATUS, _news(view), live=True),
        Node("turn", Role.STATUS, turn, live=True),
        *(_wrapped(view, node) for node in more),
        *(_panel(view, panel) for panel in reversed(view.open) if panel.said()),
        group("seats", text("access-seats"), _seats(view, chrome), Role.LIST),
        *(_wrapped(view, node) for node in _things(board.hand)),
        group("log", text("command-log"), _log(view), Role.LIST),
    )
    return Outline(nodes, _focus(board.hand))


def _things(hand: Hand[Any]) -> tuple[Node, ...]:
    """The things of the board, group by group."""
    groups: dict[str, dict[str, Node]] = {part: {} for part in hand.parts}
    resting = not hand.display.busy and not hand.host.company.watching
    possible = set(hand.possible()) if resting else set()
    for place in hand.things():
        thing = place.what
        part, name = hand.named(thing)
        if name:
            card = hand.card() if thing == hand.hover else None
            about = (hand.text("access-possible") if thing in possible else "", card_words(card))
            press, lead = partial(_press, hand, thing), partial(hand.lead, thing)
            said = " ".join(filter(None, about))
            node = Node(repr(thing), Role.BUTTON, name, place.rect, said, press=press, lead=lead)
            groups[part].setdefault(node.key, node)
    return tuple(
        group(part, hand.text(f"access-{part}"), tuple(found.values())) for part, found in groups.items() if found
    )


def _focus(hand: Hand[Any]) -> tuple[str, ...]:
    """The path to the thing that has the focus of the keys."""
    if hand.hover is None or not hand.pointer.keyed:
        return ()
    part, name = hand.named(hand.hover)
    return (part, repr(hand.hover)) if name else ()


def _press(hand: Hand[Any], thing: Any) -> None:
    """A screen reader presses a thing."""
    hand.lead(thing)
    hand.click(thing)


def card_words(card: Card | None) -> str:
    """What a card says, in one paragraph."""
    return "" if card is None else paragraph(card_lines(card))


def _news(view: View) -> str:
    """The last turn in words."""
    entries = view.history.entries
    if not entries:
        return ""
    return paragraph(_sentences(view, len(entries) - 1))


def _sentences(view: View, index: int) -> list[str]:
    rows = view.history.rows(view.text, view.names, view.history.entries[index])
    return [row.words for row in rows if row.kind in _TOLD]


def _log(view: View) -> tuple[Node, ...]:
    """The last turns, the newest first."""
    last = range(len(view.history.entries) - 1, -1, -1)[:_LOG]
    return tuple(Node(f"turn-{index}", Role.ITEM, paragraph(_sentences(view, index))) for index in last)


def _seats(view: View, chrome: Chrome) -> tuple[Node, ...]:
    """Who plays, and the points that are shown."""
    said = zip(view.names, view.board.display.scores, strict=False)
    return tuple(Node(str(seat), Role.ITEM, f"{name}: {points}") for seat, (name, points) in enumerate(said))


def _panel(view: View, panel: Panel) -> Node:
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


def _wrapped(view: View, node: Node) -> Node:
    """The same, its presses heard as the table hears a click."""
    press = node.press and partial(_act, view, node.press)
    lead = node.lead and partial(_lead, view, node.lead)
    return node._replace(press=press, lead=lead, children=tuple(_wrapped(view, child) for child in node.children))


def _act(view: View, deed: Callable[[], object]) -> None:
    """Press something: what moves arrives first, and nothing is heard while a turn is on its way to the disk."""
    if not view.link.busy and not view.hurry():
        deed()
    view.dirty = True


def _lead(view: View, deed: Callable[[], object]) -> None:
    deed()
    view.dirty = True
