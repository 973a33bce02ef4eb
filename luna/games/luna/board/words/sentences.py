"""Sentences about a game of Luna: places, events, deeds and refusals in the player's language; turns as icons.

A turn takes a few words; another player's takes one sentence, with its cost to the reader and a remark of the bot.
Pure.
"""

from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final

from luna.core.game import Reason, Turn
from luna.games.luna.board.targets import VERB_OF
from luna.games.luna.rules import events as ev
from luna.games.luna.rules import moves, play, round_of, scores
from luna.games.luna.rules.board import ISLANDS
from luna.games.luna.rules.views import forecast, view
from luna.shell.board.teller import Entry
from luna.shell.board.turn_strip import Telling
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
    """The orders with the Priestess, the largest first, `0` for none; `counts` by seat."""
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


# ---- a turn in a few words


def entry(row: bytearray, turn: Turn) -> Entry:
    """A turn as the log words it."""
    after, events = row[:], list[object]()
    for move in turn:
        play(after, move, events)
    seen = view(row)
    assert seen.turn is not None
    return Entry(0, 0, seen.turn, seen.seats[seen.turn].order, turn, events, round_of(row), row)


def told(text: Catalogue, names: Sequence[str], row: bytearray, turn: Turn) -> str:
    """A turn in a few words, with all places needed to play it."""
    if view(row).step == "deactivate":
        return text("hint-deactivate", island=text(f"island-{ISLANDS[turn[0] >> 12]}"))
    played = entry(row, turn)
    done = deeds(played)
    if not done:
        return text("action-finish")
    legs = [_leg(text, event) for event in done if isinstance(event, ev.Moved)]
    if legs:
        return text("hint-ride", action=text(f"action-{deed(turn)}"), legs=listed(text, legs))
    words = listed(text, [brief(text, event, names) for event in done])
    means = list(_means(text, played))
    return text("hint-with", turn=words, means=listed(text, means)) if means else words


def _leg(text: Catalogue, event: ev.Moved) -> str:
    """One leg of a journey."""
    state = "inactive" if event.inactive and event.origin != "jetty" else "active"
    origin, destination = (text(f"island-{island}") for island in (event.origin, event.destination))
    return text("hint-leg", state=state, novices=event.novices, origin=origin, destination=destination)


def _means(text: Catalogue, played: Entry) -> Iterator[str]:
    """The means of a turn that its deeds do not name. Turns that differ in them only do the same."""
    elsewhere = from_elsewhere(played.turn)
    for event in played.events:
        if isinstance(event, ev.PhaseEnded):
            return
        if elsewhere and isinstance(event, ev.Tired):
            yield text("hint-novices", count=event.novices, island=text(f"island-{event.island}"))
        elif isinstance(event, ev.TokenReturned) and event.favour in ("novice", "bribery"):
            yield text("hint-token", favour=text(f"favour-{event.favour}"))


def from_elsewhere(turn: Turn) -> bool:
    """Whether a turn uses up novices of an island that its deed does not name."""
    return moves.kind_of(turn[0]) in (moves.COUNCIL, moves.EXPEL)


# ---- another player's turn


MOMENTS: Final = ("lead", "evict", "gain", "shadow", "candle")
"""Takes the lead, evicts others, gains much at once, sends the Apostate to others, ends the round."""
_GAIN: Final = 5
"""Points in one turn that deserve a remark."""
_PRICES: Final = (ev.Tired, ev.TokenReturned, ev.Points, ev.Evicted, ev.PhaseEnded)


def telling(
    text: Catalogue, names: Sequence[str], events: Sequence[Any], before: bytearray, after: bytearray, you: int | None
) -> Telling | None:
    """A turn in words, None if there is nothing to tell. `you`: the seat of the reader, None for several readers."""
    ended = next((n for n, event in enumerate(events) if isinstance(event, ev.PhaseEnded)), len(events))
    own = events[:ended]
    deeds = [event for event in own if not isinstance(event, _PRICES)]
    if not deeds or any(isinstance(event, ev.PairsPlaced) for event in own):
        return None
    seat = view(before).turn
    gained = sum(event.points for event in own if isinstance(event, ev.Points) and event.seat == seat)
    victims = [event for event in own if isinstance(event, ev.Evicted)]
    sentence = event_sentence(text, deeds[0], names)
    if victims:
        said = [_victim(text, names, event, you) for event in victims]
        sentence = text("told-evicts", name=names[deeds[0].seat], tile=deeds[0].tile, victims=listed(text, said))
    elif len(deeds) > 1:
        sentence = text("told-more", sentence=sentence, count=len(deeds) - 1)
    reason = "" if you is None else _cost(text, deeds[0], victims, before, after, you)
    return Telling(sentence, reason, points=gained, loud=bool(reason), events=ended)


def _victim(text: Catalogue, names: Sequence[str], event: ev.Evicted, you: int | None) -> str:
    if event.seat == you:
        return text("told-your-novice", tile=event.tile)
    return text("told-novice", name=names[event.seat], tile=event.tile)


def _cost(
    text: Catalogue, deed: Any, victims: Sequence[ev.Evicted], before: bytearray, after: bytearray, you: int
) -> str:
    """The cost of a turn to the reader; "" for none."""
    if any(event.seat == you for event in victims):
        return text("told-cost-evicted")
    match deed:
        case ev.FigureMoved():
            loses = forecast(after).seats[you].apostate
            return text("told-cost-apostate", points=loses) if loses > forecast(before).seats[you].apostate else ""
        case ev.CandleOut(left=0):
            return text("told-cost-candle")
        case ev.Appointed():
            seen = view(before)
            tile = next(spot for spot in seen.path if spot.tile == deed.tile)
            mine = seen.seats[you].active[ISLANDS.index(deed.island)]
            return text("told-cost-tile") if tile.state == "released" and mine else ""
    return ""


# ---- a bot's remark at a turning point, in the voice of its role


def moment(events: Sequence[Any], seat: int, before: bytearray, after: bytearray) -> str | None:
    """The first of `MOMENTS` that a turn of a seat matches; None for most turns."""
    was, now = scores(before), scores(after)
    if _leads(now, seat) and not _leads(was, seat):
        return "lead"
    if any(isinstance(event, ev.Evicted) and event.by == seat for event in events):
        return "evict"
    gained = sum(event.points for event in events if isinstance(event, ev.Points) and event.seat == seat)
    consecrated = any(isinstance(event, ev.Consecrated) for event in events)
    if consecrated and gained >= _GAIN:
        return "gain"
    for event in events:
        match event:
            case ev.FigureMoved("apostate", path, by) if by == seat:
                at, others = ISLANDS.index(path[-1]), [one for one in view(before).seats if one.seat != seat]
                if any(one.active[at] + one.inactive[at] for one in others):
                    return "shadow"
            case ev.CandleOut(left=0):
                return "candle"
    return None


def _leads(points: Sequence[int], seat: int) -> bool:
    return all(points[seat] > other for number, other in enumerate(points) if number != seat)
