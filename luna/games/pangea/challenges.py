"""Facts for Pangea's challenges: numbers of one seat, counted over a game."""

from collections.abc import Iterable

from luna.core.game import Events, Position, Turn
from luna.games.pangea.rules import events as ev
from luna.games.pangea.rules.board import PEOPLES, SQUARES, over_the_edge
from luna.games.pangea.rules.play import condition
from luna.games.pangea.rules.position import PEOPLE, goods, rank, round_number


def facts(seat: int, played: Iterable[tuple[Turn, Events]], position: Position) -> dict[str, int]:
    """The facts by name; `position` is the one after all turns played."""
    own = PEOPLES[position[PEOPLE + seat]]
    found = {
        **dict.fromkeys(("shifts", "edge", "led", "drawn", "neutral", "bans", "sold", "bought", "harvest"), 0),
        "amulets": rank(position, seat),
        "goods": goods(position, seat),
        "condition": condition(position, seat),
        "rounds": round_number(position),
    }
    for event in (event for _, events in played for event in events):
        match event:
            case ev.Earned(seat=whose, cause="sale") if whose == seat:
                found["sold"] += 1
            case ev.Earned(seat=whose, goods=number) if whose == seat:
                found["harvest"] = max(found["harvest"], number)
            case ev.Shifted(seat=whose, origin=origin, target=target) if whose == seat:
                found["shifts"] += 1
                found["edge"] += over_the_edge(SQUARES.index(origin), SQUARES.index(target))
            case ev.Led(seat=whose) if whose == seat:
                found["led"] += 1
            case ev.Drawn(seat=whose, people=people) if whose == seat:
                found["drawn" if people == own else "neutral"] += 1
            case ev.BanPut(seat=whose) if whose == seat:
                found["bans"] += 1
            case ev.Bought(seat=whose) if whose == seat:
                found["bought"] += 1
    return found
