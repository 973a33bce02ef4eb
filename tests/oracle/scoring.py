"""Sections R and E, V8 and V9: scoring after the action phase."""

from .data import AUTOMATON, ISLANDS, ROUNDS
from .model import Game
from .setup import full_candles


def end_phase(game: Game, next_start: str, next_turn: str) -> None:
    """Score the round, then prepare the next one or end the game."""
    if game.header.level:
        _build_for_automaton(game)
    score_round(game)
    if game.round < ROUNDS:
        _prepare_round(game)
        game.start, game.turn = next_start, next_turn
        game.phase = "round-start" if game.header.level else "action"
    else:
        _score_end(game)
        game.phase, game.turn = "over", ""


def _build_for_automaton(game: Game) -> None:
    """V8."""
    island = game.figures["builder"]
    if not game.at(AUTOMATON, island, active=True):
        game.note("V8 no active novice")
    elif game.has_shrine(AUTOMATON, island):
        game.note("V8 shrine there already")
    elif not (left := game.shrines_left(AUTOMATON)):
        game.note("V8 supply empty")
    else:
        left[0].island = island
        game.note("V8 shrine")


def score_round(game: Game) -> None:
    """R1: net first, then floor. With O1 the floor is applied to the same IP: the shown extras are not included."""
    won = priestess_prizes(game)
    for order in game.header.players:
        net = won.get(order, 0) - apostate_loss(game, order) + len(game.in_place(order, "temple"))
        if game.ip[order] + net < 0:
            game.note("R1 floor")
        game.ip[order] = max(0, game.ip[order] + net)


def priestess_prizes(game: Game) -> dict[str, int]:
    """R2."""
    island = game.figures["priestess"]
    served = {
        order: len(game.at(order, island, active=True)) + game.has_shrine(order, island)
        for order in game.header.players
    }
    takers = [order for order in game.header.players if served[order] > 0]
    takers.sort(key=lambda order: (served[order], game.standing().index(order)), reverse=True)
    prizes = (6, 3, 1) if len(game.header.players) == 4 else (5, 2)  # S10, C5
    if len({served[order] for order in takers}) < len(takers):
        game.note("R2 tie")
    game.note(f"R2 {min(len(takers), len(prizes))} prizes of {len(prizes)}")
    return dict(zip(takers, prizes, strict=False))


def apostate_loss(game: Game, order: str) -> int:
    """R3, V9."""
    island = game.figures["apostate"]
    novices = game.at(order, island, active=True) + game.at(order, island, active=False)
    if not novices:
        return 0
    if order == AUTOMATON:
        game.note("V9 automaton loses nothing")
        return 0
    return len(novices) + 1


def _prepare_round(game: Game) -> None:
    """R5, in the order given there."""
    for novice in game.novices:
        if novice.place == "island":
            novice.active = True
    game.figures["priestess"] = game.clockwise(game.figures["priestess"], 6 if len(game.header.players) == 4 else 5)
    game.figures["builder"] = game.clockwise(game.figures["builder"], 4)
    game.figures["apostate"] = _next_for_apostate(game)
    game.round += 1  # and with it the guard (R6)
    game.candles = 0 if game.header.level else full_candles(game.header)
    game.book_bonus = len(game.header.players) == 2


def _next_for_apostate(game: Game) -> str:
    """R5, V9: the next island with anyone's novice (in the solo game the player's), at the latest its own."""
    home = game.figures["apostate"]
    for steps in range(1, len(ISLANDS) + 1):
        island = game.clockwise(home, steps)
        if any(n.island == island and n.owner in game.header.people for n in game.novices):
            game.note("R5 Apostate " + ("next door" if steps == 1 else "back home" if island == home else "skips"))
            return island
    game.note("R5 Apostate stays, no novice anywhere")
    return home


def final_parts(game: Game, order: str) -> tuple[int, int, int]:
    """E1: points for shrines, unused favours and the council seat."""
    shrines = sum(shrine.owner == order and shrine.island != "" for shrine in game.shrines)
    return 4 * shrines, len(game.favours[order]), game.seat(order)


def _score_end(game: Game) -> None:
    for order in game.header.players:
        game.ip[order] += sum(final_parts(game, order))


def shown_ip(game: Game, order: str) -> int:
    """The IP in the state: with O1 shrines and seat are always included; at the end they always are."""
    if game.phase == "over" or not game.header.live_scoring:
        return game.ip[order]
    shrines, _, seat = final_parts(game, order)
    return game.ip[order] + shrines + seat


def ranking(game: Game) -> list[str]:
    """E2: best first; ties by the council, as in R2."""
    standing = game.standing()
    return sorted(game.header.players, key=lambda order: (game.ip[order], standing.index(order)), reverse=True)
