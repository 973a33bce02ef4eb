"""Which actions are allowed: the refusing rule's id, or None."""

from .data import DIRECTIONS, NEIGHBOURS, ring
from .lines import Fault
from .model import Game
from .text import Action, Ban, Buy, Draw, Lead, Move, Part, Place, Shift

PHASE_OF = {Place: "placing", Draw: "magic", Shift: "magic", Lead: "magic", Move: "magic", Buy: "buying", Ban: "buying"}


def why_not(game: Game, action: Action) -> Fault | None:
    """Why the player to move may not do this."""
    if game.phase == "over":
        return Fault("E2", "the game is over")
    if game.phase != PHASE_OF[type(action)]:
        return Fault("T1", "not in this phase")
    if isinstance(action, Draw | Shift | Lead) and game.magic == 0:
        return Fault("M1", "no magic action left")
    match action:
        case Place():
            return None if action.tile not in game.towers.values() else Fault("S6", "a tower stands there")
        case Draw():
            return _draw(game, action)
        case Shift():
            return _shift(game, action)
        case Lead():
            return _lead(game, action)
        case Move():
            return _move(game, action)
        case Buy():
            return _buy(game, action)
        case Ban():
            return _ban(game, action)


def _draw(game: Game, action: Draw) -> Fault | None:
    if action.people != game.turn and action.people not in game.neutral:
        return Fault("M4", "another player's people")
    if not game.in_bag(action.people, action.home):
        return Fault("M6", "no such tribe in the bag")
    return None


def _shift(game: Game, action: Shift) -> Fault | None:
    if action.square in game.tile_on:
        return Fault("M3", "not a water square")
    if game.banned(action.tile):
        return Fault("B2", "a ban lies on the tile")
    if game.banned(action.square):
        return Fault("B2", "a ban lies on the square")
    start = game.square_of(action.tile)
    if action.square in NEIGHBOURS[start]:
        return None
    if not game.header.long_shifts:
        return Fault("M3", "not a neighbouring square")
    for direction in DIRECTIONS:  # O2
        path = ring(start, direction)
        if action.square in path:
            across = path[: path.index(action.square)]
            if all(square not in game.tile_on and not game.banned(square) for square in across):
                return None
    return Fault("O2", "no free way in a line")


def _lead(game: Game, action: Lead) -> Fault | None:
    if action.people not in game.neutral:
        return Fault("M5", "not a neutral people")
    if not game.alike(action.people, action.home, "", action.tile):
        return Fault("M5", "no such tribe there")
    if not game.next_to(action.tile, action.target):
        return Fault("M5", "not a neighbouring tile")
    return None


def _move(game: Game, action: Move) -> Fault | None:
    going: dict[tuple[str, str, str], int] = {}
    for part in action.parts:
        if not game.next_to(part.tile, part.target):
            return Fault("W1", "not a neighbouring tile")
        kind = part.home, part.amulet, part.tile
        going[kind] = going.get(kind, 0) + part.number
    for (home, amulet, tile), count in going.items():
        if count > len(game.alike(game.turn, home, amulet, tile)):
            return Fault("W1", "more tribes than stand there")
    return None


def _buy(game: Game, action: Buy) -> Fault | None:
    amulet = action.tile[:-1]
    if not game.alike(game.turn, action.home, "", action.tile):
        return Fault("A2", "(a) no own tribe without an amulet there")
    if action.seller == game.turn:
        return Fault("A2", "(b) another people must sell")
    if not any(tribe.people == action.seller and game.produces(tribe) for tribe in game.on(action.tile)):
        return Fault("A2", "(b) the seller produces nothing there")
    if game.has(game.turn, amulet):
        return Fault("A2", "(c) the amulet is owned already")
    if game.players[game.turn].goods < game.price(game.turn):
        return Fault("A2", "(d) too dear")
    return None


def _ban(game: Game, action: Ban) -> Fault | None:
    """A tile or `end` is always possible; a square only while it is water, because land has the name of its tile."""
    return Fault("B1", "no water square") if action.place in game.tile_on else None


def largest_parts(game: Game) -> list[Part]:
    """W1: every way of every kind of own tribe, with all tribes of the kind."""
    parts = []
    for tribe in game.of(game.turn):
        if tribe.place in game.tile_on.values():
            alike = game.alike(game.turn, tribe.home, tribe.amulet, tribe.place)
            if tribe is alike[0]:
                for target in game.tiles_around(tribe.place):
                    parts.append(Part(tribe.home, tribe.amulet, tribe.place, target, len(alike)))
    return parts
