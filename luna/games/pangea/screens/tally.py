"""The tally of a finished game: amulets in the towers by round, and the condition that decided it (E3)."""

from __future__ import annotations

from collections.abc import Sequence

from luna.games.pangea import rules
from luna.games.pangea.rules.play import condition
from luna.games.pangea.rules.position import goods, rank, round_number
from luna.shell.seats import looks
from luna.shell.tally import Cause, Tally
from luna.table.table import Table
from luna.text import Catalogue


def tally(table: Table) -> Tally:
    """Count a game that is over: its points are amulets, which goods and conditions are told beside."""
    row, seats = bytearray(table.position), range(len(table.seats))
    begun: dict[int, tuple[int, ...]] = {}
    for number in range(table.length):
        position = bytearray(table.position_at(number))
        begun.setdefault(round_number(position), tuple(rank(position, seat) for seat in seats))
    amulets, ranking = tuple(rank(row, seat) for seat in seats), rules.ranking(row)

    def outcome(text: Catalogue, names: Sequence[str]) -> tuple[str, str]:
        first, *shared = rules.places(row)[0]
        winner = first if first == ranking[0] else ranking[0]
        said = text("pangea-standing", **standing(text, row, winner))
        return text("end-wins", name=names[winner]), said if not shared else text("pangea-shared", standing=said)

    return Tally(
        looks(rules, table.seats),
        (
            Cause("pangea-condition", "pangea/ui/icon-sun", tuple(condition(row, seat) for seat in seats)),
            Cause("pangea-goods", "pangea/ui/icon-buy", tuple(goods(row, seat) for seat in seats)),
        ),
        amulets,
        ranking,
        (*begun.values(), amulets),
        outcome,
        "end-pangea-amulets",
        "end-pangea-course",
    )


def standing(text: Catalogue, row: bytearray, seat: int) -> dict[str, str | int]:
    """Condition, amulets and goods of a seat, for `pangea-standing`."""
    met = text(f"pangea-condition-{condition(row, seat)}")
    return {"condition": met, "rank": rank(row, seat), "count": goods(row, seat)}
