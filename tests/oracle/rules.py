"""May this line be played now? One generator for each kind of action yields every rule that forbids it.

This module changes no position and lists no moves: see legal.py for that.
"""

from collections import Counter
from collections.abc import Callable, Iterator

from .data import AUTOMATON, LAST_SEAT, symbol
from .model import Game, Tile
from .setup import awaits_shrine
from .text import JETTY, NOTATION, Action, Fault, read_action

Faults = Iterator[Fault]


def why_not(game: Game, line: str) -> Fault | None:
    """The first rule that forbids the player to move this line (without order prefix); None if it is legal."""
    action = read_action(line)
    if isinstance(action, Fault):
        return action
    return why_not_action(game, action)


def why_not_action(game: Game, action: Action) -> Fault | None:
    return next(_forbidden(game, action), None)


def _forbidden(game: Game, action: Action) -> Faults:
    yield from _wrong_moment(game, action)
    yield from _wrong_modifiers(game, action)
    yield from _RULES[action.kind](game, game.turn, action)


def _wrong_moment(game: Game, action: Action) -> Faults:
    """The phase decides which kinds can be played at all."""
    if game.phase == "over":
        yield Fault("E1", "the game is over")
    elif game.phase == "preparation":
        due, rule = ("shrine", "S11") if awaits_shrine(game, game.turn) else ("pairs", "S12")
        if action.kind != due:
            yield Fault(rule, f"the preparation round asks for {due}")
    elif action.kind in ("shrine", "pairs"):
        yield Fault("S11" if action.kind == "shrine" else "S12", "the preparation round is over")
    elif (game.phase == "round-start") != (action.kind == "deactivate"):
        yield Fault("V4", "first, and only first, in a solo round an island is deactivated")


def _wrong_modifiers(game: Game, action: Action) -> Faults:
    """A4, A14.4, A15.1."""
    if action.novice:
        if action.kind not in ("favour", "recruit", "build", "council", "expel", "appoint"):
            yield Fault("A4", "the Novice token is of no use in this action")
        if "novice" not in game.favours[game.turn]:
            yield Fault("A4", "no Novice token")
    if action.bribery:
        if action.kind not in ("appoint", "consecrate"):
            yield Fault("A14.4", "the Bribery token is of no use in this action")
        if "bribery" not in game.favours[game.turn]:
            yield Fault("A14.4", "no Bribery token")


def _enough(game: Game, me: str, island: str, need: int, rule: str, *, active: bool = True) -> Faults:
    """A2: own novices, active by default."""
    have = len(game.at(me, island, active))
    if have < need:
        yield Fault(rule, f"{need} {'active' if active else 'inactive'} novices needed on {island}, there are {have}")


def _not_barred(game: Game, island: str) -> Faults:
    """V10, V11 and V12."""
    if game.is_barred(island):
        yield Fault("V10" if game.header.level == 2 else "V11", f"the Apostate bars {island}")


def _token(game: Game, me: str, kind: str, rule: str) -> Faults:
    """A3: a token must be held to be returned."""
    if kind not in game.favours[me]:
        yield Fault(rule, f"no {kind} token")


# the preparation round -------------------------------------------------------------------------------------------


def _shrine(game: Game, me: str, a: Action) -> Faults:
    """S11."""
    if any(shrine.island == a.island for shrine in game.shrines):
        yield Fault("S11", f"there is a shrine on {a.island} already")
    if len(game.header.players) == 2 and a.island == "herbs":
        yield Fault("S11", "with two players not on herbs")


def _pairs(game: Game, me: str, a: Action) -> Faults:
    """S12."""
    if len(set(a.islands)) < 4:
        yield Fault("S12", "four different islands")
    if any(game.has_shrine(me, island) for island in a.islands):
        yield Fault("S12", "not on the island of the own shrine")


# on the islands --------------------------------------------------------------------------------------------------


def _favour(game: Game, me: str, a: Action) -> Faults:
    """A5. The island never runs out: one token a player (S9, V1), and nobody holds two of a kind (A3)."""
    if a.island in game.favours[me]:
        yield Fault("A5", f"the {a.island} token is held already")
    if a.island == "novice" and a.novice:
        yield Fault("A4", "never to gain the Novice favour")
    yield from _not_barred(game, a.island)
    price = 1 if game.has_shrine(me, a.island) else 2  # A5.1
    yield from _enough(game, me, a.island, price - a.novice, "A5")


def _recruit(game: Game, me: str, a: Action) -> Faults:
    """A6."""
    if not game.in_place(me, "supply"):
        yield Fault("A6", "the supply is empty")
    yield from _not_barred(game, a.island)
    yield from _enough(game, me, a.island, 2 - a.novice, "A6")


def _build(game: Game, me: str, a: Action) -> Faults:
    """A7."""
    island = game.figures["builder"]
    yield from _token(game, me, "shrine", "A7")
    if game.has_shrine(me, island):
        yield Fault("A7", f"an own shrine on {island} already")
    if not game.shrines_left(me):
        yield Fault("A7", "no shrine left")
    yield from _not_barred(game, island)
    yield from _enough(game, me, island, 2 - a.novice, "A7")


def _herbs(game: Game, me: str, a: Action) -> Faults:
    """A8."""
    yield from _token(game, me, "herbs", "A8")
    if a.island == "herbs":
        yield Fault("A8", "not on herbs")
    if a.count not in (1, 2):
        yield Fault("A8", "1 or 2 novices")
    yield from _not_barred(game, a.island)
    yield from _enough(game, me, a.island, a.count, "A8", active=False)


def _council(game: Game, me: str, a: Action) -> Faults:
    """A10. A step by the token alone happens on no island (V12)."""
    steps = a.count + a.novice
    if steps < 1:
        yield Fault("A10", "at least one novice or the token")
    if steps > LAST_SEAT - game.seat(me):
        yield Fault("A10", f"only {LAST_SEAT - game.seat(me)} seats left")
    if a.count:
        yield from _not_barred(game, a.island)
        yield from _enough(game, me, a.island, a.count, "A10")


def _expel(game: Game, me: str, a: Action) -> Faults:
    """A13; V10 allows it, V11 does not."""
    island = game.figures["apostate"]
    if a.count + a.novice < 1:
        yield Fault("A13", "at least one novice or the token")
    if game.header.level == 3:
        yield Fault("V11", "no expulsion in level 3")
    yield from _enough(game, me, island, a.count, "A13")


# moving ----------------------------------------------------------------------------------------------------------


def _move(game: Game, me: str, a: Action, rule: str) -> Faults:
    """The common part of A9, A11 and A12."""
    wanted: Counter[tuple[str, bool]] = Counter()
    for part in a.parts:
        if part.count < 1:
            yield Fault(rule, "at least one novice in each part")
        if part.origin == part.target:
            yield Fault(rule, "to another island")
        if part.origin != JETTY:
            yield from _not_barred(game, part.origin)
        wanted[part.origin, part.asleep] += part.count
    for (origin, asleep), count in wanted.items():
        if origin != JETTY:
            yield from _enough(game, me, origin, count, rule, active=not asleep)
        elif count > len(game.in_place(me, "jetty")):
            yield Fault(rule, "not so many novices on the jetty")


def _journey(game: Game, me: str, a: Action) -> Faults:
    """A9."""
    if any(part.asleep for part in a.parts):
        yield Fault("A9", "only active novices")
    if any(part.origin == JETTY for part in a.parts):
        yield Fault("A9", "not from the jetty")
    yield from _move(game, me, a, "A9")


def _tide(game: Game, me: str, a: Action) -> Faults:
    """A11."""
    yield from _token(game, me, "tide", "A11")
    yield from _move(game, me, a, "A11")


def _sail(game: Game, me: str, a: Action) -> Faults:
    """A12."""
    yield from _token(game, me, "sail", "A12")
    if len(a.parts) != 1:
        yield Fault("A12", "one island of origin, one destination")
    if any(part.asleep for part in a.parts):
        yield Fault("A12", "only active novices")
    if any(part.count not in (1, 2) for part in a.parts):
        yield Fault("A12", "1 or 2 novices")
    yield from _move(game, me, a, "A12")


# the temple ------------------------------------------------------------------------------------------------------


def _reachable(game: Game, tile: Tile, bribery: bool, rule: str) -> Faults:
    """A14.3, A14.4: released, or by Bribery one group further; the token is spent exactly when it is needed."""
    if game.is_for_bribery(tile):
        if not bribery:
            yield Fault(rule, f"tile {tile.number} needs +bribery")
    elif not game.is_released(tile):
        yield Fault(rule, f"tile {tile.number} is not released")
    elif bribery:
        yield Fault(NOTATION, f"tile {tile.number} does not need +bribery")


def _on_path(game: Game, number: int, rule: str) -> Tile | Fault:
    tile = game.tiles.get(number)
    if tile is None:
        return Fault("S2", f"tile {number} is not in play")
    if tile.in_temple:
        return Fault(rule, f"tile {number} is not on the path")
    return tile


def _appoint(game: Game, me: str, a: Action) -> Faults:
    """A14."""
    tile = _on_path(game, a.tile, "A14")
    if isinstance(tile, Fault):
        yield tile
        return
    if game.on_tile(a.tile):
        yield Fault("A14", f"tile {a.tile} is claimed already")
    yield from _reachable(game, tile, a.bribery, "A14.4" if game.is_for_bribery(tile) else "A14.3")
    island = symbol(a.tile)
    yield from _not_barred(game, island)
    shrine = game.has_shrine(me, island)
    if shrine and a.novice:
        yield Fault("A14.2", "with an own shrine there is nothing to replace")
    yield from _enough(game, me, island, 1 if shrine or a.novice else 2, "A14")


def _consecrate(game: Game, me: str, a: Action) -> Faults:
    """A15."""
    tile = _on_path(game, a.tile, "A15")
    if isinstance(tile, Fault):
        yield tile
        return
    if game.owner_of(a.tile) != me:
        yield Fault("A15", f"tile {a.tile} is not claimed by {me}")
    yield from _reachable(game, tile, a.bribery, "A15.1" if game.is_for_bribery(tile) else "A15")


def _book(game: Game, me: str, a: Action) -> Faults:
    """A16."""
    yield from _token(game, me, "book", "A16")
    source, tile = game.tiles.get(a.source), game.tiles.get(a.tile)
    if source is None or not source.book:
        yield Fault("A16", f"no book on tile {a.source}")
    if tile is None or not tile.in_temple or game.owner_of(a.tile) != me:
        yield Fault("A16", f"no own novice in the temple on tile {a.tile}")
    elif tile.book:
        yield Fault("A16", f"tile {a.tile} has a book already")


# time ------------------------------------------------------------------------------------------------------------


def _meditate(game: Game, me: str, a: Action) -> Faults:
    """A17, V1."""
    if game.header.level:
        yield Fault("V1", "no candles in the solo game")


def _deactivate(game: Game, me: str, a: Action) -> Faults:
    """V4: any island (V13); the moment is checked above."""
    if AUTOMATON not in game.header.players:
        yield Fault("V4", "only in the solo game")


def _finish(game: Game, me: str, a: Action) -> Faults:
    """V6."""
    if not game.header.level:
        yield Fault("V6", "only in the solo game")


_RULES: dict[str, Callable[[Game, str, Action], Faults]] = {
    "shrine": _shrine,
    "pairs": _pairs,
    "favour": _favour,
    "recruit": _recruit,
    "build": _build,
    "herbs": _herbs,
    "council": _council,
    "expel": _expel,
    "journey": _journey,
    "tide": _tide,
    "sail": _sail,
    "appoint": _appoint,
    "consecrate": _consecrate,
    "book": _book,
    "meditate": _meditate,
    "deactivate": _deactivate,
    "finish": _finish,
}
