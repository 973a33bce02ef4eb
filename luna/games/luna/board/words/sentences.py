"""Sentences about a game of Luna: places, events, deeds and refusals in the player's language; turns as icons."""

from collections.abc import Callable, Sequence
from typing import Any, Final

from luna.core.game import Reason, Turn
from luna.games.luna.board.targets import VERB_OF
from luna.games.luna.rules import events as ev
from luna.games.luna.rules import moves
from luna.shell.board.teller import Entry
from luna.text import Catalogue
from luna.text.sentences import Kinds, event_key, listed, signed, slots

Text = Callable[..., str]
_OF_AUTOMATON: Final = frozenset(
    {"shrine-placed", "tired", "woken", "council-moved", "consecrated", "evicted", "book-moved", "game-ended"}
)
"""Events with a separate sentence (`opponent-tired`) for the automaton of the solo game."""
_SILENT: Final = (ev.Tired, ev.TokenReturned, ev.Points)
"""Events that change nothing on the board, or are only the price of a change."""


def place(text: Text, island: str | None) -> str:
    """An island (or the jetty) in a sentence."""
    return text(f"place-{island}") if island else ""


def crowd(text: Text, names: Sequence[str], counts: Sequence[int]) -> str:
    """Who stands with the Priestess, the most first, `0` for nobody; `counts` by seat."""
    ranked = sorted(enumerate(counts), key=lambda pair: -pair[1])
    return ", ".join(text("preview-count", name=names[seat], count=count) for seat, count in ranked if count) or "0"


def kinds(text: Catalogue, names: Sequence[str] = (), isle: str = "place") -> Kinds:
    """The kinds of facts for `slots`; without `names` a seat is a number. `isle`: `place` or `island`."""

    def where(island: str | None) -> str:
        return text(f"{isle}-{island}") if island else ""

    def to(island: str) -> dict[str, str]:
        return {"destination": where(island), "destination-kind": "jetty" if island == "jetty" else "island"}

    def name(slot: str) -> Callable[[int | None], dict[str, str]]:
        return lambda seat: {slot: "" if seat is None else names[seat]}

    people: Kinds = {
        "seat": name("name"),
        "by": name("by"),
        "owner": name("owner"),
        "start": name("name"),
        "ranking": lambda seats: {"name": names[seats[0]]},
    }
    return {
        **(people if names else {}),
        "island": where,
        "origin": lambda island: island if island == "path" and isle == "island" else where(island),
        "destination": to,
        "path": lambda path: {"origin": where(path[0]), **to(path[-1])},
        "islands": lambda islands: listed(text, [where(island) for island in islands]),
        "points": lambda points: {"points": points, "signed": signed(points)},
        "favour": lambda favour: text(f"favour-{favour}"),
    }


def said(text: Catalogue, key: str, facts: Any) -> str:
    """A sentence without people: `reason-needs-token` with `favour` = `sail`."""
    return text(key, **slots(facts, kinds(text)))


def refusal(text: Catalogue, reason: Reason) -> str:
    """The sentence of a refusal."""
    return said(text, f"reason-{reason.code}", reason.facts)


def event_sentence(text: Catalogue, event: Any, names: Sequence[str], automaton: int | None = None) -> str:
    """The sentence of an event for the log; `names` by seat. The `automaton` is called the opponent."""
    how = {**kinds(text, names), "cause": lambda cause: text(f"cause-{cause}")}
    key = event_key(event)
    ranking = getattr(event, "ranking", (None,))
    doers = getattr(event, "seat", None), getattr(event, "by", None), ranking[0]
    if automaton is not None and automaton in doers and key.removeprefix("event-") in _OF_AUTOMATON:
        key = key.replace("event", "opponent", 1)
    return text(key, **slots(event._asdict(), how))


def deeds(entry: Entry) -> list[Any]:
    """The changes of a turn, without its price and without first favours and the end of a round."""
    ended = next((n for n, event in enumerate(entry.events) if isinstance(event, ev.PhaseEnded)), len(entry.events))
    placed = any(isinstance(event, ev.PairsPlaced) for event in entry.events)
    silent = (*_SILENT, ev.TokenTaken, ev.RoundBegan) if placed else _SILENT
    return [event for event in entry.events[:ended] if not isinstance(event, silent)]


def brief(text: Catalogue, event: Any, names: Sequence[str]) -> str:
    """A deed in a few words, without its author."""
    return text(event_key(event, "recap"), **slots(event._asdict(), kinds(text, names, "island")))


def deed(turn: Turn) -> str:
    """The icon of a turn's deed."""
    kind = moves.kind_of(turn[0])
    if kind == moves.SETUP:
        return "shrine" if moves.place_of(turn[0]) < moves.NOWHERE else "reserve"
    if kind == moves.SOLO and moves.place_of(turn[0]) == moves.NOWHERE:
        return "flag"
    return VERB_OF.get(kind, "solo")
