"""The story of a game of Pangea: purchases between players, the odd records, and the gap of the second."""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Final

from luna.core.game import Position
from luna.core.teaching import Facts, PastTurn, Seat, StorySentence
from luna.games.pangea import rules
from luna.games.pangea.rules import events as ev
from luna.games.pangea.rules.board import PEOPLES
from luna.games.pangea.rules.position import AMULETS, PEOPLE, PLAYERS, goods, rank, round_number, set_goods

_HARVEST, _PRICE, _SHIFTS = 3.3, 3.0, 0.8
"""The usual values in games of bots: the largest production, the highest price, one player's shifts in a round."""
_FEW: Final = 11  # goods that count as less than an amulet
_ENOUGH: Final = 21  # goods more than any player has, beyond which no more would help


def feuds(one: PastTurn) -> Iterator[tuple[int, int]]:
    """Amulets bought from other players."""
    for event in one.events:
        if isinstance(event, ev.Bought):
            people = PEOPLES.index(event.seller)
            sellers = [seat for seat in range(one.position[PLAYERS]) if one.position[PEOPLE + seat] == people]
            yield from ((event.seat, seat) for seat in sellers if seat != event.seat)


def records(pasts: Sequence[PastTurn]) -> Iterator[StorySentence]:
    """The largest harvest, the highest price, the most lands moved."""
    shifts = Counter[int]()
    for past in pasts:
        now, number = round_number(bytearray(past.position)), past.number
        for event in past.events:
            facts: Facts
            if isinstance(event, ev.Earned) and event.cause == "production":
                facts = {"name": Seat(event.seat), "count": event.goods, "round": now}
                yield StorySentence("record-harvest", facts, number, event.goods / _HARVEST)
            elif isinstance(event, ev.Bought):
                facts = {"name": Seat(event.seat), "count": event.price, "round": now}
                yield StorySentence("record-price", facts, number, event.price / _PRICE)
            elif isinstance(event, ev.Shifted):
                shifts[event.seat] += 1
    rounds = round_number(bytearray(pasts[-1].position))
    for seat, count in shifts.items():
        if count > 1:
            yield StorySentence("record-shifts", {"name": Seat(seat), "count": count}, 0, count / (_SHIFTS * rounds))


def regrets(_: Sequence[PastTurn], position: Position, first: int, second: int) -> Iterator[StorySentence]:
    """A few goods that would have made the second the winner, else an amulet, else many goods, else both amulets."""
    most = max(goods(position, seat) for seat in range(position[PLAYERS])) + _ENOUGH
    needed = next((count for count in range(1, most) if _wins(position, second, count)), most)
    amulet = any(_wins(position, second, 0, bit) for bit in range(5) if not position[AMULETS + second] >> bit & 1)
    if needed < (_FEW if amulet else most):
        yield StorySentence("regret-goods", {"name": Seat(second), "count": needed})
        return
    if amulet:
        yield StorySentence("regret-amulet", {"name": Seat(second)})
        return
    won = [rank(position, seat) for seat in (first, second)]
    yield StorySentence("regret-far", {"name": Seat(second), "other": Seat(first), "count": won[0], "more": won[1]})


def _wins(position: Position, seat: int, more: int, amulet: int | None = None) -> bool:
    """Whether a seat with some more goods, or with another amulet, would be first alone."""
    row = bytearray(position)
    set_goods(row, seat, goods(row, seat) + more)
    if amulet is not None:
        row[AMULETS + seat] |= 1 << amulet
    places = rules.places(row)
    return places[seat] == 1 and places.count(1) == 1
