"""A position as JSON, and a whole file as a trace (notation.md)."""

from collections.abc import Iterator
from typing import Any

from .data import FIGURES, ISLANDS
from .effects import play
from .header import read_header
from .legal import legal
from .lines import BadLine, Items, Line
from .model import Game, Header
from .rules import why_not_action
from .scoring import shown_ip
from .setup import new_game
from .text import NOTATION, Fault, read_action

Json = dict[str, Any]


def trace(text: str) -> Iterator[Json]:
    """One object for the start position and one after every turn; BadLine at the first bad line."""
    for number, (command, game) in enumerate(replay(text)):
        yield {"n": number, "command": command, "state": state(game), "legal": legal(game)}


def replay(text: str) -> Iterator[tuple[str | None, Game]]:
    """The same game object again and again, in its state after each turn."""
    lines = Items(text)
    game = new_game(read_header(lines))
    yield None, game
    for line in lines:
        take_turn(game, line)
        yield line.text, game


def read_header_of(text: str) -> Header:
    return read_header(Items(text))


def take_turn(game: Game, line: Line) -> None:
    """One turn line, ORDER: action."""
    order, colon, words = line.text.partition(": ")
    if not colon:
        raise BadLine(line.number, Fault(NOTATION, "a turn is written ORDER: action"))
    action = read_action(words)
    if isinstance(action, Fault):
        raise BadLine(line.number, action)
    if order not in game.header.people:
        raise BadLine(line.number, Fault(NOTATION, f"{order!r} does not play"))
    if game.turn and order != game.turn:
        raise BadLine(line.number, Fault("A1", f"it is {game.turn}'s turn"))
    fault = why_not_action(game, action)
    if fault:
        raise BadLine(line.number, fault)
    play(game, action)


def state(game: Game) -> Json:
    tiles = sorted(game.tiles.values(), key=lambda tile: tile.number)
    return {
        "round": game.round,
        "phase": game.phase,
        "turn": game.turn or None,
        "start": game.start,
        "candles": game.candles,
        "figures": {figure: game.figures[figure] for figure in FIGURES},
        "guard": game.guard,
        "council": [[order, game.seat(order)] for order in game.standing()],
        "path": {str(tile.number): game.owner_of(tile.number) or None for tile in tiles if not tile.in_temple},
        "temple": {
            str(tile.number): {"owner": game.owner_of(tile.number) or None, "book": tile.book}
            for tile in tiles
            if tile.in_temple
        },
        "orders": {order: _order(game, order) for order in game.header.players},
        "book_bonus_open": game.book_bonus,
    }


def _order(game: Game, order: str) -> Json:
    return {
        "ip": shown_ip(game, order),
        "supply": len(game.in_place(order, "supply")),
        "jetty": len(game.in_place(order, "jetty")),
        "shrines_left": len(game.shrines_left(order)),
        "favours": [kind for kind in ISLANDS if kind in game.favours[order]],
        "active": _counts(game, order, active=True),
        "inactive": _counts(game, order, active=False),
        "shrines": [island for island in ISLANDS if game.has_shrine(order, island)],
    }


def _counts(game: Game, order: str, active: bool) -> dict[str, int]:
    return {island: len(game.at(order, island, active)) for island in ISLANDS if game.at(order, island, active)}
