"""Luna's `Teller` for the shell: rows of the log, hints, and the reasons of bots."""

from collections.abc import Iterator, Sequence
from itertools import islice
from typing import Any

from luna.core.game import Turn
from luna.games.luna.board import event_data
from luna.games.luna.board.picture.things import about
from luna.games.luna.board.words.automaton import deactivates, steps
from luna.games.luna.board.words.counsel import hint, hinted, missed, not_its_own, things, why
from luna.games.luna.board.words.sentences import deed, event_sentence, refusal
from luna.games.luna.board.words.sentences import log_line as line
from luna.games.luna.rules import events as ev
from luna.games.luna.rules import round_of as round_at
from luna.games.luna.rules.moves import SETUP, kind_of
from luna.shell.board.teller import Entry, Row
from luna.text import Catalogue

__all__ = ["hint", "hinted", "icon", "line", "missed", "not_its_own"]
__all__ += ["refusal", "round_of", "rows", "things", "when", "why"]


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


def rows(text: Catalogue, names: Sequence[str], entry: Entry, automaton: int | None = None) -> Iterator[Row]:
    """The log rows of a turn: the deed, its cost, the end of the round."""
    ended = next((n for n, event in enumerate(entry.events) if isinstance(event, ev.PhaseEnded)), len(entry.events))
    own, after = entry.events[:ended], entry.events[ended:]
    if deactivates(entry.turn):
        yield from _told(text, entry)
    else:
        costs = [event for event in own if isinstance(event, ev.Tired | ev.TokenReturned)]
        for event in own:
            if event not in costs:
                yield row(text, names, "deed", event, automaton)
        for event in costs:
            yield row(text, names, "cost", event, automaton)
    for event in after:
        yield row(text, names, "after", event, automaton)


def _told(text: Catalogue, entry: Entry) -> Iterator[Row]:
    """The log rows of the solo opponent's steps, including those in which nothing moves."""
    rest = iter(entry.events)
    for step in steps(entry.position, entry.turn):
        events = list(islice(rest, step.events))
        icon = event_data.icon(events[0]) if events else "ui/icon-solo"
        things = tuple(thing for event in events for thing in about(event))
        yield Row("deed", step.words(text), icon, things=things, standing=icon.startswith("figures/"))


def row(text: Catalogue, names: Sequence[str], kind: str, event: Any, automaton: int | None = None) -> Row:
    """The log row of an event."""
    if isinstance(event, ev.Points):
        cause = text(f"cause-{event.cause}")
        words = text("log-points", name=names[event.seat], cause=cause, total=event.total)
        return Row(kind, words, "ui/influence", event.points, about(event))
    icon = event_data.icon(event)
    words = event_sentence(text, event, names, automaton)
    return Row(kind, words, icon, things=about(event), standing=icon.startswith("figures/"))
