"""Another player's turn in one sentence, its cost to the reader, and a bot's remark about its own turn. Pure."""

from collections.abc import Sequence
from typing import Any, Final

from luna.games.luna.board.words.sentences import event_sentence
from luna.games.luna.rules import events as ev
from luna.games.luna.rules import scores
from luna.games.luna.rules.board import ISLANDS
from luna.games.luna.rules.views import forecast, view
from luna.shell.board.told import Telling
from luna.text import Catalogue
from luna.text.sentences import listed

MOMENTS: Final = ("lead", "evict", "gain", "shadow", "candle")
"""Takes the lead, evicts others, gains much at once, sends the Apostate to others, ends the round."""
_GAIN: Final = 5
"""Points in one turn that deserve a remark."""
_VARIANTS: Final = 2
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


# ---- what a bot says at a turning point, in the voice of its role


def moment(events: Sequence[Any], seat: int, before: bytearray, after: bytearray) -> str | None:
    """The first of `MOMENTS` that a turn of a seat is; None for most turns."""
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


def remark(text: Catalogue, role: str, moment: str, number: int) -> str:
    """The words of a remark; `number` counts the earlier ones, so that the phrases take turns."""
    return text(f"remark-{moment}-{role}-{number % _VARIANTS + 1}")


def _leads(points: Sequence[int], seat: int) -> bool:
    return all(points[seat] > other for number, other in enumerate(points) if number != seat)
