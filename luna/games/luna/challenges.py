"""Facts for Luna's challenges: numbers of one seat, counted over a game."""

from collections.abc import Iterable

from luna.core.game import Events, Position, Turn
from luna.games.luna.rules import events as ev
from luna.games.luna.rules.moves import BUILD, kind_of
from luna.games.luna.rules.position import BASE, DISC, SUPPLY
from luna.games.luna.rules.scoring import tokens_kept


def facts(seat: int, played: Iterable[tuple[Turn, Events]], position: Position) -> dict[str, int]:
    """The facts by name; `position` is the one after all turns played."""
    base = BASE[seat]
    found = {
        **dict.fromkeys(("built", "evictions", "sweep", "prizes", "lost", "recruited", "last", "books", "home"), 0),
        "council": position[base + DISC] >> 3,
        "tokens": tokens_kept(position, base),
        "supply": position[base + SUPPLY],
    }
    for turn, events in played:
        evicted = sum(isinstance(event, ev.Evicted) and event.by == seat != event.seat for event in events)
        found["evictions"] += evicted
        found["sweep"] = max(found["sweep"], evicted)
        for event in events:
            match event:
                case ev.ShrinePlaced(seat=whose) if whose == seat:
                    found["built"] += kind_of(turn[0]) == BUILD  # the shrine of the set-up does not count
                case ev.ScoringBeat(beat="priestess", lines=lines):
                    found["prizes"] += lines[seat].place == 1
                case ev.ScoringBeat(beat="apostate", lines=lines):
                    found["lost"] -= lines[seat].points
                case ev.Recruited(seat=whose) if whose == seat:
                    found["recruited"] += 1
                case ev.CandleOut(seat=whose, left=0) if whose == seat:
                    found["last"] += 1
                case ev.BookMoved(seat=whose) if whose == seat:
                    found["books"] += 1
                case ev.Moved(seat=whose, origin="jetty", novices=novices) if whose == seat:
                    found["home"] += novices
    return found
