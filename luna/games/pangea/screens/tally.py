"""The tally of a finished game: goods and new amulets by round, and the condition that decided it (E3)."""

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from luna.core.standings import winners
from luna.games.pangea import rules
from luna.games.pangea.board.picture.tile import SHAPES, amulet_picture, condition_picture
from luna.games.pangea.rules.events import Earned
from luna.games.pangea.rules.outlook import CONDITIONS
from luna.games.pangea.rules.play import condition
from luna.games.pangea.rules.position import AMULETS, goods, rank, round_number
from luna.games.pangea.screens.ranking import TITLE, Ranking
from luna.shell.client.tally import Cause, Mark, Tally, headline
from luna.shell.players.seats import looks
from luna.table.table import Table
from luna.text import Catalogue

_CONDITIONS: Final = (
    condition_picture(CONDITIONS[-1], met=False),
    *(condition_picture(one) for one in reversed(CONDITIONS)),
)
"""The pictures of the conditions, the worst first: none, three and 20 goods, four and 10, five."""


def tally(_: object, table: Table) -> Tally:
    """The tally of a game that is over: points are amulets; the course is of goods, with new amulets as marks."""
    row, seats = table.position, range(len(table.seats))
    begun: dict[int, bytearray] = {}  # the first position of each round
    for number in range(table.length):
        position = table.position_at(number)
        begun.setdefault(round_number(position), position)
    course, places = [*begun.values(), row], rules.places(row)
    winner, earned = winners(places)[0], {cause: [0 for _ in seats] for cause in ("production", "sale")}
    for event in (event for number in range(1, table.length + 1) for event in table.events_of(number)):
        if isinstance(event, Earned):
            earned[event.cause][event.seat] += event.goods

    def outcome(text: Catalogue, names: Sequence[str]) -> tuple[str, str]:
        said, sharers = headline(text, names, places)
        return said, " · ".join(filter(None, (sharers, text("pangea-standing", **standing(row, winner)))))

    return Tally(
        looks(rules, table.seats),
        (
            Cause("pangea-amulets", "", tuple(rank(row, seat) for seat in seats)),
            *(Cause(f"pangea-{cause}", "", tuple(got)) for cause, got in earned.items()),
        ),
        tuple(rank(row, seat) for seat in seats),
        places,
        tuple(tuple(goods(then, seat) for seat in seats) for then in course),
        outcome,
        by_round="end-pangea-course",
        sign=_CONDITIONS[condition(row, winner)],
        sheet=Ranking(row),
        table=TITLE,
        marks=tuple(
            Mark(seat, index, amulet_picture(land))
            for index, (before, after) in enumerate(pairwise(course), 1)
            for seat in seats
            for land in range(len(SHAPES))
            if (after[AMULETS + seat] & ~before[AMULETS + seat]) >> land & 1
        ),
    )


def standing(row: bytearray, seat: int) -> dict[str, int]:
    """Amulets and goods of a seat at the end, for `pangea-standing`."""
    return {"rank": rank(row, seat), "count": goods(row, seat), "round": round_number(row)}
