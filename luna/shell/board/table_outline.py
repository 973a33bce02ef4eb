"""A table for screen readers: what just happened, whose turn it is, what lies open, then the board."""

from collections.abc import Callable, Iterable
from functools import partial
from typing import Any, Final

from luna.shell.access.node import Node, Outline, Path, Role, group, heading, labels, paragraph
from luna.shell.board.card import Card, card_lines
from luna.shell.board.chrome import Chrome
from luna.shell.board.hand import Hand
from luna.shell.board.panel import Panel
from luna.shell.board.pen import Rect
from luna.shell.board.view import View, hurry

_LOG: Final = 12  # turns of the log that are told; the open log has all of them
_CARDS: Final = 2
"""Cards that are made for one picture: all have one after some pictures, and none of these waits for them."""
_TOLD: Final = ("turn", "deed", "after", "talk")  # rows of a turn that are read aloud, `cost` is for the eye

_Facts = tuple[str, Rect, bool, Card | None]
"""Of a thing: its name, its rectangle, whether something can be done with it, its card."""


class TableOutline:
    """The nodes of one table. What has not changed since the last picture is the same node."""

    def __init__(self, view: View) -> None:
        self._view = view
        self._nodes: dict[Any, tuple[_Facts, Node]] = {}  # by thing of the board

    def outline(self, chrome: Chrome, more: Iterable[Node]) -> Outline:
        """Everything about the table, in reading order; `more`: nodes of its mode. The focus is on the board."""
        view, text, board = self._view, self._view.text, self._view.board
        turn = paragraph((chrome.banner, chrome.draft_title, chrome.draft_hint))
        points = enumerate(zip(view.names, board.display.scores, strict=False))
        seats = tuple(Node(str(seat), Role.ITEM, f"{name}: {score}") for seat, (name, score) in points)
        newest = range(len(view.history.entries) - 1, -1, -1)[:_LOG]
        log = tuple(Node(f"turn-{index}", Role.ITEM, paragraph(_sentences(view, index))) for index in newest)
        nodes = (
            heading(text("game-name")),
            Node("news", Role.STATUS, _news(view), live=True),
            Node("turn", Role.STATUS, turn, live=True),
            Node("refusal", Role.STATUS, card_words(board.hand.refused), live=True),
            *(_wrapped(view, node) for node in more),
            *(_wrapped(view, _panel(view, panel)) for panel in reversed(view.open) if panel.said()),
            group("seats", text("access-seats"), seats, Role.LIST),
            *self._things(board.hand),
            group("log", text("command-log"), log, Role.LIST),
        )
        part, name = ("", "") if board.hand.hover is None else board.hand.called[board.hand.hover]
        pointed: Path = (part, repr(board.hand.hover)) if name else ()
        return Outline(nodes, pointed if board.hand.pointer.keyed else (), pointed)

    def _things(self, hand: Hand[Any]) -> tuple[Node, ...]:
        """The things of the board, group by group."""
        groups: dict[str, dict[Any, Node]] = {part: {} for part in hand.parts}
        resting = not hand.display.busy and not hand.host.company.watching
        possible = set(hand.possible()) if resting else set()
        more = _CARDS
        for place in hand.things():
            thing = place.what
            part, name = hand.called[thing]
            if name:
                known = thing in hand.cards or thing == hand.hover
                card = hand.cards[thing] if resting and (known or more) else None
                more -= not known and more > 0
                groups[part].setdefault(thing, self._node(hand, thing, (name, place.rect, thing in possible, card)))
        return tuple(
            group(part, hand.text(f"access-{part}"), tuple(found.values())) for part, found in groups.items() if found
        )

    def _node(self, hand: Hand[Any], thing: Any, facts: _Facts) -> Node:
        """The node of a thing: the one of before, unless its facts have changed."""
        made = self._nodes.get(thing)
        if made is None or made[0] != facts:
            name, rect, possible, card = facts
            said = " ".join(filter(None, (hand.text("access-possible") if possible else "", card_words(card))))
            node = Node(repr(thing), Role.BUTTON, name, rect, said, press=partial(_press, hand, thing))
            made = facts, _wrapped(self._view, node._replace(lead=partial(hand.lead, thing)))
            self._nodes[thing] = made
        return made[1]


def _press(hand: Hand[Any], thing: Any) -> None:
    hand.lead(thing)
    hand.click(thing)


def card_words(card: Card | None) -> str:
    """What a card says, in one paragraph."""
    return "" if card is None else paragraph(card_lines(card))


def _news(view: View) -> str:
    """The last turn in words; what another one's turn did to the listener comes first."""
    entries = view.history.entries
    if not entries:
        return ""
    said, you = _sentences(view, len(entries) - 1), view.company.you
    if you is not None and entries[-1].seat != you:
        said.sort(key=lambda words: view.names[you] not in words)
    return paragraph(said)


def _sentences(view: View, index: int) -> list[str]:
    return [row.words for row in view.history.told(view.text, view.names, index) if row.kind in _TOLD]


def _panel(view: View, panel: Panel) -> Node:
    """What lies open over the table."""
    buttons = tuple(Node(name, Role.BUTTON, words, press=deed) for name, words, deed in panel.deeds())
    said, *more = panel.said()
    return Node(f"panel-{panel.name}", Role.DIALOG, said, live=True, children=(*labels(more), *buttons))


def _wrapped(view: View, node: Node) -> Node:
    """The same, its presses heard as the table hears a click."""
    press = node.press and partial(_act, view, node.press)
    lead = node.lead and partial(_lead, view, node.lead)
    return node._replace(press=press, lead=lead, children=tuple(_wrapped(view, child) for child in node.children))


def _act(view: View, deed: Callable[[], object]) -> None:
    """Press something: what moves arrives first, and nothing is heard while a turn is on its way to the disk."""
    if not view.link.busy and not hurry(view):
        deed()
    view.dirty = True


def _lead(view: View, deed: Callable[[], object]) -> None:
    deed()
    view.dirty = True
