"""The opponent of the solo game, step by step: the event, and the rule behind it. Pure."""

from collections.abc import Mapping, Sequence
from itertools import takewhile
from typing import Any, Final, NamedTuple

from luna.core import data
from luna.core.game import Turn
from luna.games.luna.rules import events as ev
from luna.games.luna.rules import play
from luna.games.luna.rules.board import ISLANDS
from luna.games.luna.rules.moves import NOWHERE, SOLO, kind_of, place_of
from luna.games.luna.rules.views import view
from luna.shell.board.card import CardLine
from luna.text import Catalogue
from luna.text.sentences import listed, signed

SEAT: Final = 0
"""The opponent's seat."""


Facts = Mapping[str, str | int]
_ICONS: Final = data.toml("luna", "icons.toml")["steps"]
"""The pictures of the steps."""


class AutomatonStep(NamedTuple):
    """One step of the automaton's turn: messages `solo-<name>` and `solo-<name>-why`."""

    name: str
    rule: str
    events: int  # of the turn, those after the step before
    facts: Facts
    tiles: tuple[int, ...] = ()

    def line(self, text: Catalogue) -> CardLine:
        """The line of a card, with its rule."""
        sign = str(self.facts.get("points", "") or self.facts.get("count", ""))
        return CardLine(self.words(text), when=self.rule, sign=sign, icon=_ICONS.get(self.name, ""))

    def words(self, text: Catalogue) -> str:
        """The sentence of the event."""
        slots = {name: text(f"place-{fact}") if name == "island" else fact for name, fact in self.facts.items()}
        if self.tiles:
            slots["tiles"] = listed(text, [str(tile) for tile in self.tiles])
        return text(f"solo-{self.name}", **slots)

    def why(self, text: Catalogue) -> str:
        """The sentence of the rule."""
        return text(f"solo-{self.name}-why")


def finishes(turn: Turn) -> bool:
    """Whether the turn ends the player's phase, and with it the round (V6)."""
    return kind_of(turn[0]) == SOLO and place_of(turn[0]) == NOWHERE


def deactivates(turn: Turn) -> bool:
    """Whether the turn chooses an island of the opponent (V4)."""
    return kind_of(turn[0]) == SOLO and place_of(turn[0]) != NOWHERE


def steps(row: bytearray, turn: Turn) -> list[AutomatonStep]:
    """The opponent's steps after a turn played at `row`, in the order of their events; none in other games."""
    seen = view(row)
    if not seen.solo:
        return []
    after, events = row[:], list[Any]()
    for move in turn:
        play(after, move, events)
    if deactivates(turn):
        return _round_begins(row, ISLANDS[place_of(turn[0])], events)
    if isinstance(events[0], ev.PhaseEnded):
        built = events[1]
        shrine = isinstance(built, ev.ShrinePlaced)
        return [AutomatonStep("builds", "V8", 2, {"island": built.island})] if shrine else []
    driven = [event for event in events if isinstance(event, ev.Evicted) and event.seat == SEAT]
    return [
        AutomatonStep("driven", "V7", 0 if number else len(events), {"island": event.destination, "tile": event.tile})
        for number, event in enumerate(driven)
    ]


def set_up(row: bytearray) -> list[AutomatonStep]:
    """The opponent's set-up before the first round; `row` is a position of the preparation."""
    seat = view(row).seats[SEAT]
    (island,) = (island for island, built in zip(ISLANDS, seat.shrines, strict=True) if built)
    tile = next(field.tile for field in view(row).temple if field.owner == SEAT)
    return [AutomatonStep("set-up", "V2", 0, {"island": island}), AutomatonStep("first-tile", "V3", 0, {"tile": tile})]


def round_ended(row: bytearray, turn: Turn) -> list[AutomatonStep]:
    """The opponent's steps at the end of a round that a turn played at `row` has ended."""
    events = list[Any]()
    after = row[:]
    for move in turn:
        play(after, move, events)
    beats = [event for event in events if isinstance(event, ev.ScoringBeat)]
    won = {beat.beat: line.points for beat in beats for line in beat.lines if line.seat == SEAT}
    facts: Facts = {"priestess": won.get("priestess", 0), "temple": won.get("temple", 0)}
    return [*steps(row, turn), AutomatonStep("scored", "V9", 0, facts)]


def _round_begins(row: bytearray, island: str, events: Sequence[Any]) -> list[AutomatonStep]:
    """V4, V5."""
    out = [_tires(row, island, events)]
    entered = next((event for event in events if isinstance(event, ev.Consecrated)), None)
    if entered is None:
        return [*out, AutomatonStep("waits", "V5", 0, {})]
    rest = events[out[0].events :]
    part = list(takewhile(lambda event: not isinstance(event, ev.Evicted | ev.BookMoved), rest))
    facts: Facts = {"island": entered.origin, "tile": entered.tile, "points": _points(part)}
    out.append(AutomatonStep("enters", "V5", len(part), facts))
    rest = rest[len(part) :]
    part = list(takewhile(lambda event: not isinstance(event, ev.BookMoved), rest))
    if part:
        tiles = tuple(event.tile for event in part if isinstance(event, ev.Evicted))
        out.append(AutomatonStep("evicts", "A15", len(part), {"count": len(tiles), "points": _points(part)}, tiles))
    rest = rest[len(part) :]
    if rest:
        moved = rest[0]
        facts = {"source": moved.source, "target": moved.target, "points": _points(rest)}
        return [*out, AutomatonStep("book", "V5", len(rest), facts)]
    # There is one book in the solo game (V3): the player has none, or the opponent's tiles have none.
    return [*out, AutomatonStep("no-book", "V5", 0, {})]


def _tires(row: bytearray, island: str, events: Sequence[Any]) -> AutomatonStep:
    part = list(takewhile(lambda event: isinstance(event, ev.Tired | ev.CouncilMoved), events))
    count = sum(event.novices for event in part if isinstance(event, ev.Tired))
    moved = next((event for event in part if isinstance(event, ev.CouncilMoved)), None)
    before = view(row).seats[SEAT].council_seat
    seat = moved.after if moved else before
    disc = "stays" if not count else "full" if not moved else "last" if moved.after - before < count else "moves"
    return AutomatonStep("tires", "V4", len(part), {"island": island, "count": count, "disc": disc, "seat": seat})


def _points(events: Sequence[Any]) -> str:
    return signed(sum(event.points for event in events if isinstance(event, ev.Points)))
