"""The tally of a finished game: the sources of its points, counted from its events, and the reason of the result."""

from collections.abc import Sequence
from typing import Final

from luna.core import data
from luna.games.luna.rules import SEATS, places, result, view
from luna.games.luna.rules.events import Points, RoundScored
from luna.games.luna.rules.setup import STARTING_IP
from luna.games.luna.screens import finale
from luna.shell.app.scene import App
from luna.shell.client.tally import Cause, Outcome, Tally
from luna.shell.records.statistics import Statistics
from luna.table.table import Table
from luna.text import Catalogue
from luna.text.sentences import signed

_ICONS: Final[dict[str, str]] = data.toml("luna", "icons.toml")["sources"]
"""The sources of influence, in the order of the sheet."""
_AT_THE_END: Final = ("shrines", "favours", "council")


def tally(app: App, table: Table) -> Tally:
    """The tally of a game that is over."""
    position = table.position
    final, seen = result(position), view(position)
    assert final is not None, "only a finished game is counted"
    seats = range(len(final.ip))
    points = {cause: [0 for _ in seats] for cause in _ICONS if cause != "candle" or not seen.solo}
    course: list[tuple[int, ...]] = [tuple(STARTING_IP for _ in seats)]
    for number in range(1, table.length + 1):
        for event in table.events_of(number):
            if isinstance(event, Points):
                points[event.cause][event.seat] += event.points
            elif isinstance(event, RoundScored):
                course.append(event.after)
    course.append(final.ip)
    council = tuple(seat.council_seat for seat in seen.seats)
    looks = {look.id: look for look in SEATS}
    return Tally(
        tuple(looks[seat.order] for seat in seen.seats),
        tuple(Cause(name, _ICONS[name], tuple(won), name in _AT_THE_END) for name, won in points.items()),
        final.ip,
        places(position),
        tuple(course),
        solo_result(app, table, final.ip)
        if seen.solo
        else lambda words, names: result_words(
            words, names, final.ip, final.ranking, council, final.tie_broken_by_council
        ),
        unit="end-influence",
        by_round="end-graph",
        told=finale.wanted(app, table),
    )


def result_words(
    words: Catalogue, names: Sequence[str], ip: Sequence[int], ranking: Sequence[int], council: Sequence[int], tie: bool
) -> tuple[str, str]:
    """Two sentences: the winner, and the lead or the tie-break; `council`: the seats there, which break ties."""
    first, second, *_ = ranking
    said = words("end-wins", name=names[first])
    if not tie:
        return said, words("end-lead", points=ip[first], ahead=ip[first] - ip[second], second=names[second])
    mine, other = council[first], council[second]
    key = "end-tie-seats" if mine != other else "end-tie-stack"
    return said, words(key, points=ip[second], second=names[second], seat=mine, other=other)


def solo_result(app: App, table: Table, ip: Sequence[int]) -> Outcome:
    """The result of a solo game (V1), compared with the earlier results of its level."""
    level = table.dealt.solo
    best = Statistics(app.home).alone(table.game.NAME, "solo", level, table.name)
    theirs, mine = ip
    ahead = mine - theirs

    def outcome(words: Catalogue, names: Sequence[str]) -> tuple[str, str]:
        which = "won" if ahead > 0 else "lost" if ahead < 0 else "even"
        kind = "below" if best.games and best.best >= ahead else "record" if best.games else "first"
        kind = "rewound" if table.chronicle.rewound else kind
        below = words(f"solo-{kind}", result=signed(ahead), level=level, best=signed(best.best))
        return words("solo-result", outcome=which, points=abs(ahead)), below

    return outcome
