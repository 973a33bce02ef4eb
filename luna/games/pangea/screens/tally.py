"""The tally of a finished game: amulets in the towers by round, and the condition that decided it (E3)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from luna.games.pangea import rules
from luna.games.pangea.board.picture.tile import SHAPES
from luna.games.pangea.rules.board import LANDSCAPES
from luna.games.pangea.rules.play import condition
from luna.games.pangea.rules.position import AMULETS, PLAYERS, goods, rank, round_number
from luna.shell.seats import looks
from luna.shell.tally import Cause, Tally
from luna.table.table import Table
from luna.text import Catalogue

_CONDITIONS: Final = tuple(f"pangea/ui/condition-{name}" for name in ("c-off", "c", "b", "a"))
"""The pictures of the conditions, the worst first: none, three and 20 goods, four and 10, five."""


def tally(table: Table) -> Tally:
    """Count a game that is over: its points are amulets, which goods and conditions are told beside."""
    row, seats = bytearray(table.position), range(len(table.seats))
    begun: dict[int, tuple[int, ...]] = {}
    for number in range(table.length):
        position = bytearray(table.position_at(number))
        begun.setdefault(round_number(position), tuple(rank(position, seat) for seat in seats))
    met = tuple(condition(row, seat) for seat in seats)
    amulets, ranking = tuple(rank(row, seat) for seat in seats), rules.ranking(row)

    def outcome(text: Catalogue, names: Sequence[str]) -> tuple[str, str]:
        first, *shared = rules.places(row)[0]
        winner = first if first == ranking[0] else ranking[0]
        said = text("pangea-standing", **standing(text, row, winner))
        return text("end-wins", name=names[winner]), said if not shared else text("pangea-shared", standing=said)

    return Tally(
        looks(rules, table.seats),
        (
            Cause("pangea-condition", "pangea/ui/icon-sun", met, shown=tuple(map(_CONDITIONS.__getitem__, met))),
            *(_amulet(row, land) for land in range(len(LANDSCAPES))),
            Cause("pangea-goods", "pangea/amulets/goods", tuple(goods(row, seat) for seat in seats)),
        ),
        amulets,
        ranking,
        (*begun.values(), amulets),
        outcome,
        "end-pangea-amulets",
        "end-pangea-course",
        _CONDITIONS[condition(row, ranking[0])],
    )


def _amulet(row: bytearray, land: int) -> Cause:
    """The row of an amulet: who has it in the tower."""
    have = tuple(row[AMULETS + seat] >> land & 1 for seat in range(row[PLAYERS]))
    picture = f"pangea/amulets/amulet-{SHAPES[land]}"
    shown = tuple(picture if one else f"{picture}-slot" for one in have)
    return Cause(f"pangea-amulet-{LANDSCAPES[land]}", picture, have, shown=shown)


def standing(text: Catalogue, row: bytearray, seat: int) -> dict[str, str | int]:
    """Condition, amulets and goods of a seat, for `pangea-standing`."""
    met = text(f"pangea-condition-{condition(row, seat)}")
    return {"condition": met, "rank": rank(row, seat), "count": goods(row, seat)}
