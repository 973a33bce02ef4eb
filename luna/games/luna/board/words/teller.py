"""Luna's `Teller` for the shell: rows of the log; a bot's thoughts as hints at three depths, and as reasons."""

from collections.abc import Iterator, Sequence
from itertools import islice
from typing import Any, Final

from luna.bots.answers import Miss, Thought
from luna.core.game import Turn
from luna.games.luna.board.picture.things import about, event_icon
from luna.games.luna.board.targets import Thing
from luna.games.luna.board.words.arguments import goal, ground_words, grounds_of
from luna.games.luna.board.words.automaton import deactivates, steps
from luna.games.luna.board.words.preview import Card
from luna.games.luna.board.words.sentences import (
    deed,
    deeds,
    entry,
    event_sentence,
    from_elsewhere,
    place,
    refusal,
    told,
)
from luna.games.luna.bot.evaluator import island
from luna.games.luna.bot.grounds import argument, grounds
from luna.games.luna.rules import events as ev
from luna.games.luna.rules import moves
from luna.games.luna.rules import round_of as round_at
from luna.games.luna.rules.board import ISLANDS
from luna.games.luna.rules.consequences import consequence
from luna.games.luna.rules.moves import SETUP, kind_of
from luna.games.luna.rules.views import View, view
from luna.shell.board.card import CardLine
from luna.shell.board.teller import MOVE, NUMBERS, Entry, LogLine, Row
from luna.shell.drawing import theme
from luna.text import Catalogue
from luna.text.sentences import MINUS, signed, worth

__all__ = ["hint", "hinted", "icon", "line", "missed", "not_its_own", "refusal"]
__all__ += ["round_of", "rows", "things", "when", "why"]


def round_of(position: bytearray, turn: Turn) -> int:
    """The round of a turn, 0 = the preparation."""
    return 0 if kind_of(turn[0]) == SETUP else round_at(position)


def when(text: Catalogue, position: bytearray, turn: Turn) -> str:
    """The heading above a turn: its round, or the preparation."""
    number = round_of(position, turn)
    return text("bar-round", number=number) if number else text("turn-preparation")


def icon(turn: Turn) -> str:
    """The picture of a turn's deed."""
    return f"ui/icon-{deed(turn)}"


# ---- the log


def line(entry: Entry) -> LogLine:
    """The line of a turn in the rail's ticker."""
    turn, kind, left = entry.turn, kind_of(entry.turn[0]), ""
    if kind in (moves.APPOINT, moves.CONSECRATE):
        left = str(moves.argument_of(turn[0]) >> 2)
    elif kind == moves.BOOK:
        left = str(moves.book_tiles(turn[0])[1])
    points = 0
    for event in entry.events:
        if isinstance(event, ev.PhaseEnded):
            break
        if isinstance(event, ev.Points) and event.seat == entry.seat:
            points += event.points
    return LogLine(
        f"orders/badge-{entry.order}", f"ui/icon-{deed(turn)}", left, signed(points) if points else "", entry.number
    )


def rows(text: Catalogue, names: Sequence[str], entry: Entry, automaton: int | None = None) -> Iterator[Row]:
    """The log rows of a turn: the deed, its cost, the end of the round."""
    ended = next((n for n, event in enumerate(entry.events) if isinstance(event, ev.PhaseEnded)), len(entry.events))
    own, after = entry.events[:ended], entry.events[ended:]
    if deactivates(entry.turn):
        yield from _opponent(text, entry)
    else:
        for kind, costs in (("deed", False), ("cost", True)):
            for event in own:
                if isinstance(event, ev.Tired | ev.TokenReturned) == costs:
                    yield row(text, names, kind, event, automaton)
    for event in after:
        yield row(text, names, "after", event, automaton)


def _opponent(text: Catalogue, entry: Entry) -> Iterator[Row]:
    """The log rows of the solo opponent's steps, including those in which nothing moves."""
    rest = iter(entry.events)
    for step in steps(entry.position, entry.turn):
        events = list(islice(rest, step.events))
        icon = event_icon(events[0]) if events else "ui/icon-solo"
        things = tuple(thing for event in events for thing in about(event))
        yield Row("deed", step.words(text), icon, things=things, standing=icon.startswith("figures/"))


def row(text: Catalogue, names: Sequence[str], kind: str, event: Any, automaton: int | None = None) -> Row:
    """The log row of an event."""
    if isinstance(event, ev.Points):
        cause = text(f"cause-{event.cause}")
        words = text("log-points", name=names[event.seat], cause=cause, total=event.total)
        return Row(kind, words, "ui/influence", event.points, about(event))
    icon = event_icon(event)
    words = event_sentence(text, event, names, automaton)
    return Row(kind, words, icon, things=about(event), standing=icon.startswith("figures/"))


# ---- a bot's thoughts


_TURNS: Final = 3  # with numbers
_THEMES: Final = 2  # of each
_MILLE: Final = 1000


def things(row: bytearray, turn: Turn) -> list[Thing]:
    """The things of a turn to be ringed on the board; for the opponent's turn, the island to be chosen."""
    if view(row).step == "deactivate":
        return [Thing("island", ISLANDS[turn[0] >> 12])]
    played = entry(row, turn)
    used = [event for event in played.events if isinstance(event, ev.Tired)] if from_elsewhere(turn) else []
    return [thing for event in (*used, *deeds(played)) for thing in about(event)]


def why(text: Catalogue, names: Sequence[str], row: bytearray, thought: Thought) -> Card:
    """The card of why a bot played a turn, and of a better turn where its level made an error."""
    seen, turn = view(row), thought.choice
    assert turn is not None and seen.turn is not None
    words = [ground_words(text, names, ground) for ground in grounds_of(row, thought)]
    best = thought.lines[0] if thought.lines else None
    if thought.slip is not None:
        words.insert(0, text(f"slip-{thought.slip.name}", island=place(text, ISLANDS[island(thought.slip.about)])))
    if best and best.turn != turn and best.share == 0:  # without a search only an error distinguishes them
        words.append(text("ground-slip", turn=told(text, names, row, best.turn)))
    lines = (
        CardLine(told(text, names, row, turn), theme.LEGAL),
        *(CardLine(one, theme.now.MOONLIGHT) for one in words),
    )
    return Card(text("why-title", name=names[seen.turn]), lines, f"ui/icon-{deed(turn)}")


def missed(text: Catalogue, names: Sequence[str], row: bytearray, miss: Miss) -> Card:
    """The card of a turning point: the turn played, and a better one to be drawn on the board."""
    played, better = (told(text, names, row, turn) for turn in (miss.played, miss.better))
    found = argument(row, miss.better, miss.why, miss.line)
    reasons = [ground_words(text, names, one) for one in found]
    lines = (
        CardLine(text("turning-played", turn=played), theme.now.SECONDARY),
        CardLine(text("turning-better", turn=better), theme.now.MOONLIGHT, icon=f"ui/icon-{deed(miss.better)}"),
        *(CardLine(words, theme.now.SECONDARY) for words in reasons),
    )
    title = text("turning-when", round=round_at(row), turn=miss.number, name=names[miss.seat])
    return Card(title, lines, told=consequence(row, miss.better))


def not_its_own(text: Catalogue, names: Sequence[str], row: bytearray, turn: Turn, thought: Thought) -> Card:
    """The card of a turn that this bot would not have played: a person or another bot has played it."""
    seen = view(row)
    assert seen.turn is not None and thought.choice is not None
    words = text("why-not-its-own", turn=told(text, names, row, thought.choice))
    return Card(text("why-title", name=names[seen.turn]), (CardLine(words),), f"ui/icon-{deed(turn)}")


def hint(text: Catalogue, names: Sequence[str], row: bytearray, thought: Thought, depth: int) -> tuple[CardLine, ...]:
    """The card of a hint by depth: the goal; the move and its ground; the best turns in numbers."""
    assert thought.choice is not None
    if depth >= NUMBERS:
        numbers = _numbers(text, names, row, thought)
        split = any("\n" in line.words for line in numbers)
        terms = [CardLine(text("hint-terms"), theme.now.MUTED)] if split else []
        return CardLine(_unit(text, view(row)), theme.now.MUTED), *numbers, *terms
    found = grounds_of(row, thought)
    lines = [CardLine(goal(text, found[0]), theme.LEGAL)]
    if depth >= MOVE:
        icon = f"ui/icon-{deed(thought.choice)}"
        lines.append(CardLine(text("hint-move", turn=told(text, names, row, thought.choice)), icon=icon))
        lines += [CardLine(ground_words(text, names, ground), theme.now.SECONDARY) for ground in found]
    return tuple(lines)


def _unit(text: Catalogue, seen: View) -> str:
    """The explanation of the numbers, for leads and arrears alike."""
    if seen.phase == "preparation":
        return text("hint-beside")
    return text("hint-result" if seen.solo else "hint-unit")


def compared(text: Catalogue, names: Sequence[str], row: bytearray, thought: Thought) -> dict[str, int]:
    """The choice and the next best turns in words, with the numbers of their lines in the thought.

    A turn with few visits may be overrated, so it is left out.
    """
    found: dict[str, int] = {}
    ranked = sorted(enumerate(thought.lines), key=lambda one: (one[1].turn != thought.choice, -one[1].margin))
    for number, one in ranked:
        if one.margin <= ranked[0][1].margin and len(found) < _TURNS:
            found.setdefault(told(text, names, row, one.turn), number)
    return found


def hinted(text: Catalogue, names: Sequence[str], row: bytearray, thought: Thought) -> list[Turn]:
    """The turns that a hint names at any depth."""
    chosen = [] if thought.choice is None else [thought.choice]
    return chosen + [thought.lines[number].turn for number in compared(text, names, row, thought).values()]


def _numbers(text: Catalogue, names: Sequence[str], row: bytearray, thought: Thought) -> list[CardLine]:
    """Each compared turn with its value and its ground."""
    lines: list[CardLine] = []
    for turn, number in compared(text, names, row, thought).items():
        line = thought.lines[number]
        reasons = thought.whys[number] if number < len(thought.whys) else ()
        certain = [one for one in reasons if one.amount > 0 and grounds(row, line.turn, [one.theme])][:_THEMES]
        certain += [one for one in reasons if one.amount < 0]
        themes = [f"{text(f'theme-{one.theme}')} {worth(text, one.amount)}" for one in certain]
        sign = worth(text, line.margin * _MILLE)
        kind = "plain" if lines else {"+": "gain", MINUS: "loss"}.get(sign[0], "plain")
        words = f"{turn}\n{', '.join(themes)}" if themes else turn
        lines.append(CardLine(words, theme.now.SECONDARY if lines else None, sign=sign, kind=kind))
    return lines
