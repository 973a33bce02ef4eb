"""What Luna's challenges ask about: facts of one seat, counted over a game."""

from __future__ import annotations

from collections.abc import Iterable

from luna.core.game import Events, Position, Turn
from luna.games.luna.rules import events as ev
from luna.games.luna.rules.moves import BUILD, kind_of
from luna.games.luna.rules.position import BASE, DISC, SUPPLY
from luna.games.luna.rules.scoring import tokens_kept


def facts(seat: int, played: Iterable[tuple[Turn, Events]], position: Position) -> dict[str, int]:
    """Each fact as a number, by name; `position` is the one after all that was played."""
    base = BASE[seat]
    found = {
        **dict.fromkeys(("built", "evictions", "sweep", "prizes", "lost", "recruited", "last", "books", "home"), 0),
        "council": position[base + DISC] >> 3,
        "tokens": tokens_kept(position, base),
        "supply": position[base + SUPPLY],
    }
    for turn, events in played:
        found["built"] += _builds(seat, turn, events)
        evicted = sum(isinstance(event, ev.Evicted) and event.by == seat != event.seat for event in events)
        found["evictions"] += evicted
        found["sweep"] = max(found["sweep"], evicted)
        for event in events:
            match event:
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


def _builds(seat: int, turn: Turn, events: Events) -> bool:
    """Whether a shrine was built; the one of the set-up is none."""
    own = any(isinstance(event, ev.ShrinePlaced) and event.seat == seat for event in events)
    return own and kind_of(turn[0]) == BUILD
