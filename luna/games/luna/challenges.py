"""Facts for Luna's challenges: numbers of one seat, counted over a game."""

from collections.abc import Sequence

from luna.core.game import Events, Position, Turn
from luna.games.luna.rules import events as ev
from luna.games.luna.rules.moves import BUILD, kind_of
from luna.games.luna.rules.position import BASE, DISC, SUPPLY
from luna.games.luna.rules.scoring import tokens_kept


def facts(seat: int, played: Sequence[tuple[Turn, Events]], position: Position) -> dict[str, int]:
    """The facts by name; `position` is the one after all turns played."""
    own = [(turn, one) for turn, events in played for one in events if getattr(one, "seat", None) == seat]
    beats = [(one.beat, one.lines[seat]) for _, events in played for one in events if isinstance(one, ev.ScoringBeat)]
    evicted = [
        sum(isinstance(one, ev.Evicted) and one.by == seat != one.seat for one in events) for _, events in played
    ]
    return {
        # the shrine of the set-up does not count
        "built": sum(isinstance(one, ev.ShrinePlaced) and kind_of(turn[0]) == BUILD for turn, one in own),
        "evictions": sum(evicted),
        "sweep": max(evicted, default=0),
        "prizes": sum(beat == "priestess" and line.place == 1 for beat, line in beats),
        "lost": -sum(line.points for beat, line in beats if beat == "apostate"),
        "recruited": sum(isinstance(one, ev.Recruited) for _, one in own),
        "last": sum(isinstance(one, ev.CandleOut) and not one.left for _, one in own),
        "books": sum(isinstance(one, ev.BookMoved) for _, one in own),
        "home": sum(one.novices for _, one in own if isinstance(one, ev.Moved) and one.origin == "jetty"),
        "council": position[BASE[seat] + DISC] >> 3,
        "tokens": tokens_kept(position, BASE[seat]),
        "supply": position[BASE[seat] + SUPPLY],
    }
