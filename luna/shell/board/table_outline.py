"""A table for screen readers: the last turn, the seat to move, open panels, then the board."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from typing import Any, Final

from luna.shell.access.node import Facts, Node, Outline, Path, Role, group, heading, labels, paragraph
from luna.shell.app import hints
from luna.shell.board.card import BECOMES, Card, card_lines
from luna.shell.board.chrome import Chrome
from luna.shell.board.hand import Hand
from luna.shell.board.panel import Panel
from luna.shell.board.pen import Rect
from luna.shell.board.pointing import Spot, button_of
from luna.shell.board.view import View, hurry
from luna.text import Catalogue

_LOG: Final = 12  # number of turns in the log's node; the open log has all of them
_MADE: Final = 2
"""Words of things computed per outline: all things get theirs after a few outlines, and no frame waits for them."""
_TOLD: Final = ("turn", "deed", "after", "talk")  # rows of a turn that are read aloud; `cost` is for the eye

_Thing = tuple[str, str, Rect, tuple[bool, bool], Card | None]
"""For a thing: its part of the board, its name and rectangle, whether it can be used and is chosen, its card."""


class TableOutline:
    """The nodes of one table. A node that has not changed since the last picture is the same object."""

    def __init__(self, view: View) -> None:
        self._view = view
        self._nodes: dict[Any, tuple[_Thing, Node]] = {}  # by thing of the board
        self._groups: dict[str, Node] = {}  # by their keys
        self._told: tuple[object, Facts] = None, Facts()  # for which state
        self._lay: tuple[int, dict[str, str]] = 0, {}  # the open panels by name, and the number of turns at that time
        self._closed = ""

    def outline(self, chrome: Chrome, more: Iterable[Node]) -> Outline:
        """Everything about the table, in reading order; `more`: nodes of its mode. The focus is on the board."""
        view, text, board = self._view, self._view.text, self._view.board
        prompt = [chrome.draft_title, chrome.draft_hint]
        if chrome.draft_hint[:1].islower():  # it continues the sentence of the title
            prompt = [" ".join(prompt)]
        facts = self._facts()
        points = zip(view.names, board.display.scores, facts.seats or ("",) * len(view.names), strict=False)
        seats = tuple(
            Node(str(seat), Role.ITEM, f"{name}: {score}", description=about)
            for seat, (name, score, about) in enumerate(points)
        )
        newest = range(len(view.history.entries) - 1, -1, -1)[:_LOG]
        log = tuple(Node(f"turn-{index}", Role.ITEM, paragraph(_sentences(view, index))) for index in newest)
        parts, untold = self._things(board.hand)
        panels = tuple(_panel(view, panel) for panel in reversed(view.open) if panel.said())
        nodes = (
            heading(text("game-name")),
            Node("news", Role.STATUS, _news(view), live=True),
            Node("turn", Role.STATUS, _whose(view, chrome), live=True),
            Node("prompt", Role.STATUS, paragraph(prompt), live=True),
            Node("refusal", Role.STATUS, card_words(text, board.hand.refused), live=True),
            Node("closed", Role.STATUS, self._gone(panels), live=True),
            *(_wrapped(view, node) for node in (*more, *panels)),
            *labels((self._how(),), "how"),
            Node("facts", Role.LABEL, facts.table),
            group("seats", text("access-seats"), seats, Role.LIST),
            *parts,
            group("log", text("command-log"), log, Role.LIST),
        )
        pointed = self._pointed(board.hand)
        return self._grown(Outline(nodes, pointed if board.hand.pointer.keyed else (), pointed), untold)

    def _pointed(self, hand: Hand[Any]) -> Path:
        """The path to the thing under the pointer; none where it has no name."""
        if isinstance(hand.hover, Spot):
            name, _ = button_of(self._view, hand.hover)
            return (f"panel-{hand.hover.panel}", name) if name else ()
        part, name = ("", "") if hand.hover is None else hand.called[hand.hover]
        return (part, repr(hand.hover)) if name else ()

    def _gone(self, panels: Sequence[Node]) -> str:
        """The panel closed last, until something opens or a turn is played."""
        now = len(self._view.history.entries), {panel.key: panel.name for panel in panels}
        (length, lay), self._lay = self._lay, now
        if gone := lay.keys() - now[1].keys():
            self._closed = self._view.text("access-closed", name=lay[gone.pop()])
        elif now[0] != length or now[1].keys() - lay.keys():
            self._closed = ""
        return self._closed

    def _how(self) -> str:
        """How to play by ear; nothing for players who see the table or have a screen reader."""
        app = self._view.app
        keys = {command: hints.named(app, command) for command in ("next", "do", "undo")}
        return self._view.text("access-how", **keys) if app.narrator.awake and all(keys.values()) else ""

    def _facts(self) -> Facts:
        view = self._view
        state = bytes(view.position), view.text.language, tuple(view.names)
        if self._told[0] != state:
            self._told = state, view.board.facts()
        return self._told[1]

    def _things(self, hand: Hand[Any]) -> tuple[Sequence[Node], Sequence[Any]]:
        """The things of the board, group by group. Some still have their words from before the last change."""
        groups: dict[str, dict[Any, Node]] = {part: {} for part in hand.parts}
        resting = _resting(hand)
        possible, chosen = (set(hand.possible()), set(hand.chosen)) if resting else (set(), set())
        known = hand.called.keys() & hand.cards.keys() if resting else hand.called.keys()  # made since the last change
        untold = dict[Any, None]()
        for place in hand.things():
            thing = place.what
            node, fresh = self._nodes.get(thing), thing == hand.hover or thing in known
            if fresh:
                (part, name), card = hand.called[thing], hand.cards[thing] if resting else None
            elif node is not None:
                (part, name, *_, card), _ = node
            else:
                (part, name), card = hand.called[thing], None
            if not name or thing in groups[part]:
                continue
            if not fresh:
                untold[thing] = None
            state = thing in possible, thing in chosen
            groups[part][thing] = self._node(hand, thing, (part, name, place.rect, state, card))
        found = [
            group(part, hand.text(f"access-{part}"), tuple(nodes.values())) for part, nodes in groups.items() if nodes
        ]
        self._groups = {node.key: kept if (kept := self._groups.get(node.key)) == node else node for node in found}
        return list(self._groups.values()), sorted(untold, key=lambda thing: thing not in possible)

    def _grown(self, said: Outline, untold: Sequence[Any]) -> Outline:
        """The outline after updating the words of the next things."""
        hand, made = self._view.board.hand, dict[str, dict[str, Node]]()
        resting = _resting(hand)
        for thing in untold[:_MADE]:
            (_, _, rect, state, _), _ = self._nodes[thing]
            (part, name), card = hand.called[thing], hand.cards[thing] if resting else None
            node = self._node(hand, thing, (part, name, rect, state, card))
            made.setdefault(part, {})[node.key] = node
        nodes = tuple(_with(node, made[node.key]) if node.key in made else node for node in said.nodes)
        rest = untold[_MADE:]
        grown = said._replace(nodes=nodes, grow=None)
        return grown._replace(grow=partial(self._grown, grown, rest)) if rest else grown

    def _node(self, hand: Hand[Any], thing: Any, facts: _Thing) -> Node:
        """The node of a thing: the previous object, unless its facts have changed."""
        made = self._nodes.get(thing)
        if made is None or made[0] != facts:
            _, name, rect, (possible, chosen), card = facts
            states = [key for key, holds in (("access-possible", possible), ("access-chosen", chosen)) if holds]
            said = " ".join(filter(None, (*map(hand.text, states), card_words(hand.text, card, name))))
            node = Node(repr(thing), Role.BUTTON, name, rect, said, press=partial(_press, hand, thing))
            made = facts, _wrapped(self._view, node._replace(lead=partial(hand.lead, thing)))
            self._nodes[thing] = made
        return made[1]


def _resting(hand: Hand[Any]) -> bool:
    """Whether something may be done now: things have cards."""
    return not hand.display.busy and not hand.host.company.watching


def _with(part: Node, made: Mapping[str, Node]) -> Node:
    """A group with some of its nodes replaced."""
    return part._replace(children=tuple(made.get(child.key, child) for child in part.children))


def _press(hand: Hand[Any], thing: Any) -> None:
    hand.lead(thing)
    hand.click(thing)


def card_words(text: Catalogue, card: Card | None, name: str = "") -> str:
    """The words of a card in one paragraph, without a title that `name` begins with."""
    if card is None:
        return ""
    known = bool(card.title) and name.startswith(card.title)
    return paragraph(card_lines(card)[known:]).replace(BECOMES, text("access-becomes"))


def _whose(view: View, chrome: Chrome) -> str:
    """The seat to move, in the words of the banner over the board."""
    text, seat = view.text, view.table.to_move if chrome.acting is None else chrome.acting
    if chrome.banner or seat is None:
        return chrome.banner or text("turn-over")
    return text("turn-yours") if seat == chrome.you else text("turn-other", name=view.names[seat])


def _news(view: View) -> str:
    """The last turn in words; effects of another's turn on the listener come first."""
    entries = view.history.entries
    if not entries:
        return ""
    said, you = _sentences(view, len(entries) - 1), view.company.you
    if you is not None and entries[-1].seat != you:
        said.sort(key=lambda words: view.names[you] not in words)
    return paragraph(said)


def _sentences(view: View, index: int) -> list[str]:
    """A turn in sentences; its player is a sentence of its own where no other names that player."""
    rows = [row for row in view.history.told(view.text, view.names, index) if row.kind in _TOLD]
    name = view.names[view.history.entries[index].seat]
    said = [row.words for row in rows if row.kind != "turn"]
    return said if any(name in words for words in said) else [row.words for row in rows]


def _panel(view: View, panel: Panel) -> Node:
    """The open panel over the table."""
    buttons = tuple(Node(name, Role.BUTTON, words, press=deed) for name, words, deed in panel.deeds())
    said, *more = panel.said()
    return Node(f"panel-{panel.name}", Role.DIALOG, said, live=True, children=(*labels(more), *buttons))


def _wrapped(view: View, node: Node) -> Node:
    """The same node, with its presses handled like clicks of the table."""
    press = node.press and partial(_act, view, node.press)
    lead = node.lead and partial(_lead, view, node.lead)
    return node._replace(press=press, lead=lead, children=tuple(_wrapped(view, child) for child in node.children))


def _act(view: View, deed: Callable[[], object]) -> None:
    """Press a thing: motion ends first, and presses are ignored while a turn is on its way to the disk."""
    if not view.link.busy and not hurry(view):
        deed()
    view.dirty = True


def _lead(view: View, deed: Callable[[], object]) -> None:
    deed()
    view.dirty = True
