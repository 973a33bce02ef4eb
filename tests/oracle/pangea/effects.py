"""The effects of the actions."""

from .data import TILES, landscape_of
from .model import BAG, Game
from .text import Action, Ban, Buy, Draw, Lead, Move, Place, Shift


def play(game: Game, action: Action) -> None:
    """A legal action, with all its consequences by the rules."""
    game.seen[f"action {str(action).partition(' ')[0]}"] += 1
    match action:
        case Place():
            game.settle(game.turn, action.tile)
            _next_turn(game)
        case Draw():
            game.in_bag(action.people, action.home)[0].place = game.towers[action.people]  # M2, M4
            game.magic -= 1
            game.seen["M2 own draw" if action.people == game.turn else "M4 neutral draw"] += 1
            if not any(tribe.place == BAG for tribe in game.of(action.people)):
                game.seen["M6 last tribe of a bag"] += 1
        case Shift():
            _shift(game, action)
            game.magic -= 1
        case Lead():
            game.alike(action.people, action.home, "", action.tile)[0].place = action.target
            game.magic -= 1
        case Move():
            _move(game, action)
            _hand_in(game)
            _look_for_the_last_round(game)
            game.phase, game.magic = "buying", 0
        case Buy():
            _buy(game, action)
            _look_for_the_last_round(game)
        case Ban():
            _produce(game)
            _look_for_the_last_round(game)
            game.players[game.turn].ban = action.place
            _next_turn(game)


def _shift(game: Game, action: Shift) -> None:
    origin = game.square_of(action.tile)
    del game.tile_on[origin]
    game.tile_on[action.square] = action.tile
    columns, rows = (abs(ord(origin[axis]) - ord(action.square[axis])) for axis in (0, 1))
    game.seen["O2 long shift" if columns + rows == 2 or columns == 3 else "M3 shift"] += 1
    game.seen["G2 shift over the edge"] += columns + rows > 2
    game.seen["G3 a tower drifts"] += action.tile in game.towers.values()


def _move(game: Game, action: Move) -> None:
    """W1: all tribes are chosen before any moves."""
    going = []
    chosen: set[int] = set()
    for part in action.parts:
        there = game.alike(game.turn, part.home, part.amulet, part.tile)
        free = [tribe for tribe in there if id(tribe) not in chosen][: part.number]
        chosen |= {id(tribe) for tribe in free}
        going += [(tribe, part.target) for tribe in free]
    for tribe, target in going:
        tribe.place = target
        game.seen["W1 on the way with an amulet"] += bool(tribe.amulet)


def _hand_in(game: Game) -> None:
    """W3."""
    handed_in = 0
    for tribe in game.of(game.turn):
        if tribe.amulet and tribe.place == game.towers[game.turn]:
            game.players[game.turn].amulets.add(tribe.amulet)
            tribe.amulet = ""
            handed_in += 1
    if handed_in:
        game.seen[f"W3 {handed_in} handed in"] += 1
        game.seen[f"T2 rank {game.rank(game.turn)}"] += 1


def _buy(game: Game, action: Buy) -> None:
    player, price = game.players[game.turn], game.price(game.turn)
    player.goods -= price
    game.alike(game.turn, action.home, "", action.tile)[0].amulet = landscape_of(action.tile)
    if action.seller in game.players:
        game.players[action.seller].goods += 1  # A4
    game.seen[f"A3 for {price}"] += 1
    game.seen["A4 a player sells" if action.seller in game.players else "A4 a neutral people sells"] += 1
    game.seen["W4 bought beside the own tower"] += action.tile == game.towers[game.turn]


def _produce(game: Game) -> None:
    """P3, O1."""
    for people in game.players if game.header.production_of_all else (game.turn,):
        goods = sum(game.produces(tribe) for tribe in game.of(people))
        game.players[people].goods += goods
        game.seen[f"P3 {goods} goods"] += 1
    game.seen["P2 overcrowded"] += any(map(game.overcrowded, TILES))


def _look_for_the_last_round(game: Game) -> None:
    """E2."""
    for people in game.players:
        if game.condition(people) and not game.last_round:
            game.last_round = True
            game.seen["E2 by another player" if people != game.turn else "E2 by oneself"] += 1


def _next_turn(game: Game) -> None:
    """T1, S8, E2; phase 1 of the next turn."""
    seats = game.header.players
    following = seats.index(game.turn) + 1
    if following == len(seats) and game.last_round:
        game.phase, game.turn = "over", ""
        _note_the_end(game)
        return
    if following == len(seats):
        game.round += 1
    game.turn = seats[following % len(seats)]
    if game.round > 0:
        game.players[game.turn].ban = ""  # B4
        game.phase, game.magic = "magic", max(1, game.rank(game.turn))  # M1


def _note_the_end(game: Game) -> None:
    first, *_ = ranking = game.ranking()
    game.seen[f"E1 condition {game.condition(first[0])}"] += 1
    game.seen["E3 shared place"] += any(len(place) > 1 for place in ranking)
    conditions = [game.condition(people) for people in game.players]
    game.seen["E3 equal conditions"] += any(conditions.count(one) > 1 for one in conditions if one)
