"""Carry out an action that rules.py allows, and pass the turn."""

from collections.abc import Callable

from .data import AUTOMATON, LAST_SEAT, adjacent, symbol
from .model import Game, Novice
from .scoring import end_phase
from .setup import place_starting_pairs, place_starting_shrine
from .text import JETTY, Action


def play(game: Game, action: Action) -> None:
    """One turn with all its consequences."""
    game.note(f"action {action.kind}" + " +novice" * action.novice + " +bribery" * action.bribery)
    me = game.turn
    if action.novice:
        game.favours[me].remove("novice")
    if action.bribery:
        game.favours[me].remove("bribery")
    if action.kind in _ENDS_TURN_ITSELF:
        _ENDS_TURN_ITSELF[action.kind](game, me, action)
    else:
        _EFFECTS[action.kind](game, me, action)
        if not game.header.level:  # A1; in the solo game the player continues (V6)
            game.turn = game.after(me)


def _use(game: Game, me: str, island: str, count: int) -> list[Novice]:
    """A2: novices used become inactive beside the same island."""
    used = game.at(me, island, active=True)[:count]
    for novice in used:
        novice.active = False
    return used


# the preparation round -------------------------------------------------------------------------------------------


def _shrine(game: Game, me: str, a: Action) -> None:
    place_starting_shrine(game, me, a.island)


def _pairs(game: Game, me: str, a: Action) -> None:
    place_starting_pairs(game, me, a.islands)


# on the islands --------------------------------------------------------------------------------------------------


def _favour(game: Game, me: str, a: Action) -> None:
    """A5. The Novice token was returned before, so it could be taken again if A4 did not forbid it."""
    shrine = game.has_shrine(me, a.island)
    if shrine:
        game.note("A5.1 favour with a shrine" + (" by the token alone" if a.novice else ""))
    _use(game, me, a.island, (1 if shrine else 2) - a.novice)
    game.favours[me].add(a.island)


def _recruit(game: Game, me: str, a: Action) -> None:
    """A6."""
    _use(game, me, a.island, 2 - a.novice)
    game.in_place(me, "supply")[0].go("island", a.island)
    if not game.in_place(me, "supply"):
        game.note("A6 supply used up")


def _build(game: Game, me: str, a: Action) -> None:
    """A7."""
    island = game.figures["builder"]
    game.favours[me].remove("shrine")
    _use(game, me, island, 2 - a.novice)
    if any(shrine.island == island for shrine in game.shrines):
        game.note("A7 beside another's shrine")
    game.shrines_left(me)[0].island = island
    if not game.shrines_left(me):
        game.note("A7 last shrine")


def _herbs(game: Game, me: str, a: Action) -> None:
    """A8."""
    game.favours[me].remove("herbs")
    for novice in game.at(me, a.island, active=False)[: a.count]:
        novice.active = True
    game.note(f"A8 {a.count} novices")


def _council(game: Game, me: str, a: Action) -> None:
    """A10."""
    if not a.count:
        game.note("A10 by the token alone")
        if game.header.level >= 2:
            game.note(f"V12 council by the token alone, level {game.header.level}")
    _use(game, me, a.island, a.count)
    game.advance(me, a.count + a.novice)


def _expel(game: Game, me: str, a: Action) -> None:
    """A13."""
    steps = a.count + a.novice
    home = game.figures["apostate"]
    _use(game, me, home, a.count)
    game.figures["apostate"] = game.clockwise(home, steps)
    if not a.count:
        game.note("A13 by the token alone")
    if steps >= 7:
        game.note("A13 seven steps" if steps == 7 else "A13 more than seven steps")
    if game.header.level == 2:
        game.note("V10 expulsion in level 2")


# moving ----------------------------------------------------------------------------------------------------------


def _carry(game: Game, me: str, a: Action, awake: bool) -> None:
    """All novices are picked up before any is put down, so that nobody moves twice."""
    if len(a.parts) > 1:
        game.note(f"{a.kind} of several parts")
    boats: list[tuple[Novice, str]] = []
    for part in a.parts:
        if part.origin == JETTY:
            waiting = game.in_place(me, "jetty")
            game.note(f"{a.kind} from the jetty")
        else:
            waiting = game.at(me, part.origin, active=not part.asleep)
            if part.asleep:
                game.note(f"{a.kind} of inactive novices")
        if game.header.level >= 2 and part.target == game.figures["apostate"]:
            game.note(f"V12 {a.kind} to the barred island")
        aboard = {id(novice) for novice, _ in boats}
        boats += [(novice, part.target) for novice in [n for n in waiting if id(n) not in aboard][: part.count]]
    for novice, target in boats:
        novice.go("island", target, active=awake)


def _journey(game: Game, me: str, a: Action) -> None:
    """A9."""
    _carry(game, me, a, awake=False)


def _tide(game: Game, me: str, a: Action) -> None:
    """A11."""
    game.favours[me].remove("tide")
    _carry(game, me, a, awake=False)


def _sail(game: Game, me: str, a: Action) -> None:
    """A12."""
    game.favours[me].remove("sail")
    _carry(game, me, a, awake=True)


# the temple ------------------------------------------------------------------------------------------------------


def _appoint(game: Game, me: str, a: Action) -> None:
    """A14: one novice steps onto the tile, the second one, if needed and not replaced, becomes inactive."""
    island = symbol(a.tile)
    active = game.at(me, island, active=True)
    shrine = game.has_shrine(me, island)
    if shrine:
        game.note("A14.1 with a shrine")
    if a.novice and len(active) > 1:
        game.note("A14.2 token although a second novice is there")
    active[0].go("path", tile=a.tile)
    if not shrine and not a.novice:
        active[1].active = False
    if a.novice and a.bribery:
        game.note("A14 both tokens")
    if game.tiles[a.tile].group < game.round:
        game.note("R6 appointed to a tile of an earlier round's group")


def _consecrate(game: Game, me: str, a: Action) -> None:
    """A15."""
    enter_temple(game, game.on_tile(a.tile), a.tile)


def enter_temple(game: Game, novice: Novice | None, number: int) -> None:
    """A15, V5: the novice and its tile go to the temple; points, then evictions (A15.2)."""
    assert novice is not None
    novice.go("temple", tile=number)
    game.tiles[number].in_temple = True
    game.ip[novice.owner] += game.guard
    evicted = 0
    for other in [n for n in game.novices if n.place == "temple"]:
        if (
            other.owner != novice.owner
            and other.tile < number
            and adjacent(game.header.boards, other.tile, number)
            and not game.tiles[other.tile].book
        ):
            _evict(other)
            game.ip[novice.owner] += 1
            evicted += 1
            automaton = {novice.owner: "evicts", other.owner: "is evicted"}.get(AUTOMATON)
            game.note(f"A15.2 automaton {automaton}" if automaton else "A15.2 player is evicted")
    if evicted > 1:
        game.note("A15.2 several at once")


def _evict(novice: Novice) -> None:
    """A15.2, V7. The tile stays in the temple with nobody on it (A15.3)."""
    if novice.owner == AUTOMATON:
        novice.go("island", symbol(novice.tile), active=False)
    else:
        novice.go("jetty")


def _book(game: Game, me: str, a: Action) -> None:
    """A16."""
    game.favours[me].remove("book")
    giver = game.owner_of(a.source)
    game.note("A16 own book" if giver == me else "A16 the automaton's book" if giver == AUTOMATON else "A16 another's")
    game.tiles[a.source].book = False
    game.tiles[a.tile].book = True
    game.ip[me] += 2 if game.book_bonus else 1
    if game.book_bonus:
        game.note("A16 first book action of the round, 2 IP")
    game.book_bonus = False


# time ------------------------------------------------------------------------------------------------------------


def _meditate(game: Game, me: str, a: Action) -> None:
    """A17."""
    game.candles -= 1
    if game.candles:
        game.turn = game.after(me)
        return
    game.ip[me] += 1  # A17.1
    if game.header.fixed_start:  # O2
        next_start, next_turn = game.start, game.after(me)
    elif len(game.header.players) == 2:  # A17.2: the seat that turned the last candle
        next_start = next_turn = game.after(game.start)
        game.note("A17.2 last candle by the " + ("start player" if me == game.start else "other player"))
    else:
        next_start = next_turn = game.after(me)
    end_phase(game, next_start, next_turn)


def _finish(game: Game, me: str, a: Action) -> None:
    """V6."""
    end_phase(game, game.start, me)


def _deactivate(game: Game, me: str, a: Action) -> None:
    """V4, then V5."""
    steps = len(_use(game, AUTOMATON, a.island, 99))
    left = LAST_SEAT - game.seat(AUTOMATON)
    if steps > left:
        game.note("V4 surplus lost")
    elif steps == 0:
        game.note("V4 nobody to deactivate")
    game.advance(AUTOMATON, min(steps, left))
    _automaton_enters(game, me)
    game.phase = "action"


def _automaton_enters(game: Game, me: str) -> None:
    """V5."""
    goals = [
        tile.number
        for tile in game.tiles.values()
        if game.is_released(tile) and not game.on_tile(tile.number) and game.at(AUTOMATON, symbol(tile.number), True)
    ]
    if not goals:
        game.note("V5 nothing")
        return
    goal = max(goals)
    enter_temple(game, game.at(AUTOMATON, symbol(goal), active=True)[0], goal)
    books = [n.tile for n in game.in_place(me, "temple") if game.tiles[n.tile].book]
    lowest = min(n.tile for n in game.in_place(AUTOMATON, "temple"))
    if not books:
        game.note("V5 no book to take")
    elif game.tiles[lowest].book:
        game.note("V5 lowest tile has a book already")
    else:
        game.note("V5 book")
        game.tiles[min(books)].book = False
        game.tiles[lowest].book = True
        game.ip[AUTOMATON] += 1


_EFFECTS: dict[str, Callable[[Game, str, Action], None]] = {
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
}
_ENDS_TURN_ITSELF: dict[str, Callable[[Game, str, Action], None]] = {
    "shrine": _shrine,
    "pairs": _pairs,
    "meditate": _meditate,
    "deactivate": _deactivate,
    "finish": _finish,
}
