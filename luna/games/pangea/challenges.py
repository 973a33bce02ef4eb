"""Facts for Pangea's challenges: numbers of one seat, counted over a game."""

from collections.abc import Iterable

from luna.core.game import Events, Position, Turn
from luna.games.pangea.rules import events as ev
from luna.games.pangea.rules.board import PEOPLES, SQUARES, STEPS
from luna.games.pangea.rules.play import condition
from luna.games.pangea.rules.position import PEOPLE, goods, rank, round_number

_ROUND: frozenset[tuple[str, str]] = frozenset(
    (SQUARES[here], SQUARES[there])
    for here, steps in enumerate(STEPS)
    for there in steps
    if abs(ord(SQUARES[here][0]) - ord(SQUARES[there][0])) + abs(int(SQUARES[here][1]) - int(SQUARES[there][1])) != 1
)
"""The steps over the edge of the world (G2), by the names of both squares."""


def facts(seat: int, played: Iterable[tuple[Turn, Events]], position: Position) -> dict[str, int]:
    """The facts by name; `position` is the one after all turns played."""
    row = bytearray(position)
    own = PEOPLES[row[PEOPLE + seat]]
    found = {
        **dict.fromkeys(("shifts", "edge", "led", "drawn", "neutral", "bans", "sold", "bought", "harvest"), 0),
        "amulets": rank(row, seat),
        "goods": goods(row, seat),
        "condition": condition(row, seat),
        "rounds": round_number(row),
    }
    for event in (event for _, events in played for event in events):
        match event:
            case ev.Earned(seat=whose, cause="sale") if whose == seat:
                found["sold"] += 1
            case ev.Earned(seat=whose, goods=number) if whose == seat:
                found["harvest"] = max(found["harvest"], number)
            case ev.Shifted(seat=whose, origin=origin, target=target) if whose == seat:
                found["shifts"] += 1
                found["edge"] += (origin, target) in _ROUND
            case ev.Led(seat=whose) if whose == seat:
                found["led"] += 1
            case ev.Drawn(seat=whose, people=people) if whose == seat:
                found["drawn" if people == own else "neutral"] += 1
            case ev.BanPut(seat=whose) if whose == seat:
                found["bans"] += 1
            case ev.Bought(seat=whose) if whose == seat:
                found["bought"] += 1
    return found
