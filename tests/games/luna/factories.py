"""Positions and questions for the rule tests, in the words of the notation.

`position(yellow={"active": {"tide": 2}})` writes the row at its named offsets, without the code under test: the default
is the bare table (no novice on any island, nobody on the path, the starting tiles in the temple with their books).
`after`, `refused` and `told` play and ask; every play is at the same time a test that `legal` and `why_not` agree, that
`play` with events does what `play` without them does, and that the position played from stays as it was.
"""

import re
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, TypedDict, TypeVar

from luna.core.game import Events, Reason, Turn
from luna.games.luna import rules as luna
from luna.games.luna.rules import events as ev
from luna.games.luna.rules import position as at
from luna.games.luna.rules.board import BOARDS, COLOUR, ISLANDS, LAYOUTS, ORDERS, SYMBOL
from luna.games.luna.rules.moves import CLOSE, DONE, JOURNEY, TIDE, kind_of
from luna.games.luna.rules.notation import action_text, legal_lines, state
from luna.games.luna.rules.reading import parse_action
from luna.games.luna.rules.views import SeatForecast

Row = bytearray
Test = TypeVar("Test", bound=Callable[..., object])
Event = TypeVar("Event")

_CLASSES = [kind for kind in vars(ev).values() if isinstance(kind, type) and issubclass(kind, tuple)]
EVENT_KINDS = set(_CLASSES) - {ev.ScoreLine}
"""Every class of events."""
_RULES = Path(__file__).resolve().parents[3] / "docs" / "rules-luna.md"
RULE_IDS = tuple(re.findall(r'<a id="([A-Z][\d.]+)">', _RULES.read_text("utf-8")))
"""Every rule of the paper, in its order."""


def rule(*ids: str) -> Callable[[Test], Test]:
    """Names the rules that a test covers; `test_rule_ids.py` reads it in the source."""
    unknown = set(ids) - set(RULE_IDS)
    if unknown:
        raise ValueError(f"no such rules: {sorted(unknown)}")
    return lambda test: test


class Pieces(TypedDict, total=False):
    """The pieces of one order, as in the state of the notation."""

    ip: int
    supply: int
    jetty: int
    shrines_left: int
    favours: Sequence[str]
    active: Mapping[str, int]
    inactive: Mapping[str, int]
    shrines: Sequence[str]


def position(
    players: int = 2,
    *,
    solo: int = 0,
    round: int = 1,
    phase: str = "action",
    turn: str = "",
    start: str = "",
    candles: int | None = None,
    boards: Sequence[str] = (),
    islands: Sequence[str] = ISLANDS,
    priestess: str = "book",
    builder: str = "sail",
    apostate: str = "shrine",
    council: Sequence[tuple[str, int]] = (),
    path: Mapping[int, str] | None = None,
    temple: Mapping[int, str] | None = None,
    bonus: bool | None = None,
    live: bool = False,
    fixed: bool = False,
    orders: Sequence[str] = (),
    **pieces: Pieces,
) -> Row:
    """A position. `path={17: "red"}` claims, `temple={3: "red book", 5: "blue", 7: "closed"}` fills the temple.

    The pieces of the automaton, whose key in the state is `solo`, are `automaton=`: `solo=` is the level.
    """
    names = tuple(orders) or (("solo", "yellow") if solo else ORDERS[:players])
    seat_of = {name: seat for seat, name in enumerate(names)}
    laid = tuple(boards) or BOARDS[: len(names)]
    row = bytearray(at.SIZE)
    row[at.PLAYERS], row[at.SOLO], row[at.ROUND] = len(names), solo, round
    row[at.LAYOUT] = LAYOUTS.index(tuple(map(BOARDS.index, laid)))
    row[at.OPTIONS] = at.LIVE_SCORING * live | at.FIXED_START * fixed
    row[at.PHASE] = {"action": at.ACTION, "round-start": at.ROUND_START, "over": at.OVER}[phase]
    row[at.START] = seat_of[start or names[0]]
    row[at.TURN] = seat_of[turn or names[1 if solo else 0]]
    row[at.CANDLES] = (0 if solo else 3 if len(names) == 2 else 4) if candles is None else candles
    row[at.BONUS] = len(names) == 2 if bonus is None else bonus
    row[at.PRIESTESS], row[at.BUILDER], row[at.APOSTATE] = map(ISLANDS.index, (priestess, builder, apostate))
    for place, name in enumerate(islands):
        row[at.RING + place], row[at.PLACE + ISLANDS.index(name)] = ISLANDS.index(name), place
    for seat, name in enumerate(names):
        row[at.AFTER + seat] = 1 if solo else (seat + 1) % len(names)
        row[at.ORDER + seat] = ORDERS.index(name) if name in ORDERS else ORDERS.index("red")
    _lay_tiles(row, laid, seat_of, path or {}, temple or {})
    for seat, name in enumerate(names):
        _place_pieces(row, seat, pieces.pop("automaton" if name == "solo" else name, {}))
    if pieces:
        raise ValueError(f"{sorted(pieces)} do not play: {names}")
    _stack_discs(row, seat_of, council or [(name, 0) for name in names])
    return row


def _lay_tiles(
    row: Row, laid: Sequence[str], seat_of: Mapping[str, int], path: Mapping[int, str], temple: Mapping[int, str]
) -> None:
    """S4 again, by counting: the tiles above 4 in ascending order lie in groups of n from the jetty on."""
    tiles = sorted(tile for tile in range(1, 29) if COLOUR[tile] < 4 and BOARDS[COLOUR[tile]] in laid)
    starters = [tile for tile in tiles if tile <= 4]
    for seat, tile in enumerate(starters):
        row[at.TILE + tile] = (at.HELD if row[at.SOLO] and seat == 0 else at.BOOKED) + seat
    for tile in set(tiles) - set(starters):
        row[at.TILE + tile] = at.FREE
    for tile, name in path.items():
        row[at.TILE + tile] = at.CLAIMED + seat_of[name]
    for tile, words in temple.items():
        name, _, book = words.partition(" ")
        row[at.TILE + tile] = at.CLOSED if name == "closed" else (at.BOOKED if book else at.HELD) + seat_of[name]
    for place, tile in enumerate(t for t in tiles if t > 4):
        if row[at.TILE + tile] == at.FREE:
            group = place // len(laid)
            if group < row[at.ROUND]:
                row[at.OPEN + SYMBOL[tile]] |= 1 << COLOUR[tile]
            elif group == row[at.ROUND]:
                row[at.OPEN + SYMBOL[tile]] |= 16 << COLOUR[tile]


def _place_pieces(row: Row, seat: int, pieces: Pieces) -> None:
    """All other pieces are in the supply: 13 novices (C6) and 6 shrines."""
    base = at.BASE[seat]
    active, inactive = pieces.get("active", {}), pieces.get("inactive", {})
    for name in ISLANDS:
        isle = ISLANDS.index(name)
        row[base + at.ACTIVE + isle], row[base + at.TIRED + isle] = active.get(name, 0), inactive.get(name, 0)
        row[base + at.SHRINE + isle] = name in pieces.get("shrines", ())
        row[base + at.FAVOUR + isle] = name in pieces.get("favours", ())
    row[base + at.ON_JETTY] = pieces.get("jetty", 0)
    on_tiles = sum(row[at.TILE + tile] in (at.CLAIMED + seat, at.HELD + seat, at.BOOKED + seat) for tile in range(29))
    placed = on_tiles + pieces.get("jetty", 0) + sum(active.values()) + sum(inactive.values())
    row[base + at.SUPPLY] = pieces.get("supply", 13 - placed)
    row[base + at.SHRINES_LEFT] = pieces.get("shrines_left", 6 - len(pieces.get("shrines", ())))
    at.set_ip(row, base, pieces.get("ip", 5))


def _stack_discs(row: Row, seat_of: Mapping[str, int], council: Sequence[tuple[str, int]]) -> None:
    """From the worst disc to the best; on seat 10 the top one has height 3, so that others fit underneath."""
    for number, (name, seat) in enumerate(council):
        under = sum(other == seat for _, other in council[:number])
        above = sum(other == seat for _, other in council[number + 1 :])
        row[at.BASE[seat_of[name]] + at.DISC] = seat << 3 | (3 - above if seat == 10 else under)


def position_from(header: luna.Header, seen: Mapping[str, Any]) -> Row:
    """The position of a state of the notation (of a game past its preparation)."""
    pieces: dict[str, Any] = {name: dict(what) for name, what in seen["orders"].items()}
    if header.solo:
        pieces["automaton"] = pieces.pop("solo")
    if header.live_scoring and seen["phase"] != "over":
        seats = dict(seen["council"])
        for name, what in pieces.items():
            what["ip"] -= 4 * len(what["shrines"]) + seats["solo" if name == "automaton" else name]  # O1
    return position(
        solo=header.solo,
        round=seen["round"],
        phase=seen["phase"],
        turn=seen["turn"] or "",
        start=seen["start"],
        candles=seen["candles"],
        boards=header.boards,
        islands=header.islands,
        council=[(name, seat) for name, seat in seen["council"]],
        path={int(tile): owner for tile, owner in seen["path"].items() if owner},
        temple={
            int(tile): "closed" if what["owner"] is None else f"{what['owner']} book" if what["book"] else what["owner"]
            for tile, what in seen["temple"].items()
        },
        bonus=seen["book_bonus_open"],
        live=header.live_scoring,
        fixed=header.fixed_start,
        orders=luna.seats(header),
        **seen["figures"],
        **pieces,
    )


def turn_of(action: str) -> Turn:
    """The turn of a canonical action."""
    turn = parse_action(action)
    assert action_text(turn) == action
    return turn


def why(row: Row, action: str) -> Reason | None:
    """The reason why an action is refused, None when it is legal. `legal` must agree."""
    turn = turn_of(action)
    reason = luna.why_not(row, turn)
    assert _walks(row, turn) == (reason is None), f"legal and why_not disagree about {action}: {reason}"
    return reason


def _walks(row: Row, turn: Turn) -> bool:
    """Whether every move of the turn is legal at its time, and the turn ends."""
    if kind_of(turn[0]) in (JOURNEY, TIDE, DONE) and turn[-1] != CLOSE:
        return False
    row = row[:]
    for move in turn:
        if move not in luna.legal(row):
            return False
        luna.play(row, move)
    return True


def may(row: Row, action: str) -> bool:
    """Whether the action is legal."""
    return why(row, action) is None


def refused(row: Row, action: str) -> str:
    """The id of the rule that refuses the action, "" when it is legal."""
    reason = why(row, action)
    return reason.rule if reason else ""


def offered(row: Row, verb: str) -> list[str]:
    """The legal lines that begin with the verb."""
    return [line for line in legal_lines(row) if line.split()[0] == verb]


def after(row: Row, *actions: str) -> Row:
    """The position after the actions, which must be legal."""
    for action in actions:
        row = _play(row, action, [])
    return row


def told(row: Row, action: str, kind: type[Event]) -> list[Event]:
    """The events of one kind in an action."""
    events: Events = []
    _play(row, action, events)
    return [event for event in events if isinstance(event, kind)]


def _play(row: Row, action: str, events: Events) -> Row:
    assert why(row, action) is None, why(row, action)
    before, new, silent = row[:], row[:], row[:]
    for move in turn_of(action):
        luna.play(new, move, events)
        luna.play(silent, move)
    assert row == before, "the position played from has changed"
    assert silent == new, "events change what is played"
    return new


def of(row: Row, name: str) -> dict[str, Any]:
    """The pieces of an order, as in the state of the notation."""
    found: dict[str, Any] = state(row)["orders"][name]
    return found


def gained(before: Row, name: str, new: Row) -> int:
    """The influence that an order has gained between two positions."""
    return int(of(new, name)["ip"]) - int(of(before, name)["ip"])


def council(row: Row) -> list[list[Any]]:
    """Discs from the worst to the best."""
    found: list[list[Any]] = state(row)["council"]
    return found


def figure(row: Row, name: str) -> str:
    """The island of a figure."""
    return str(state(row)["figures"][name])


def share(row: Row, seat: int) -> SeatForecast:
    """The scores of a seat if the round ended."""
    return luna.forecast(row).seats[seat]
