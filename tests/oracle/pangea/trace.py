"""A position as JSON, and a whole file as a trace."""

from collections import Counter
from collections.abc import Iterator
from itertools import chain
from typing import Any

from .data import LANDSCAPES, PEOPLES, SQUARES, TILES
from .effects import play
from .header import read_header
from .legal import legal
from .lines import BadLine, Fault, Line, items
from .model import DRAWN, Game, in_name_order
from .rules import why_not
from .text import read_action

Json = dict[str, Any]


def trace(text: str) -> Iterator[Json]:
    """One object for the start position and one after every turn; BadLine at the first bad line."""
    for number, (command, game) in enumerate(replay(text)):
        yield {"n": number, "command": command, "state": state(game), "legal": legal(game)}


def replay(text: str) -> Iterator[tuple[str | None, Game]]:
    """The same game object again and again, in its state after each line."""
    lines = items(text)
    header, first = read_header(lines)
    game = Game(header)
    yield None, game
    for line in chain([first] if first else [], lines):
        take_turn(game, line)
        yield line.text, game


def take_turn(game: Game, line: Line) -> None:
    """One line, PEOPLE: action."""
    people, colon, words = line.text.partition(": ")
    action = read_action(words)
    if people not in PEOPLES or not colon or action is None:
        raise BadLine(line.number, Fault("N-turn", "a turn is written PEOPLE: action, in one way only"))
    fault = why_not(game, action)
    if people != game.turn and not fault:
        fault = Fault("T1", "not this player's turn")
    if fault:
        raise BadLine(line.number, fault)
    play(game, action)


def state(game: Game) -> Json:
    return {
        "round": game.round,
        "phase": game.phase,
        "turn": game.turn or None,
        "magic": game.magic,
        "last_round": game.last_round,
        "board": {square: game.tile_on[square] for square in SQUARES if square in game.tile_on},
        "towers": {people: game.towers[people] for people in PEOPLES if people in game.towers},
        "tribes": {tile: _tribes(game, tile) for tile in TILES if game.on(tile)},
        "bags": {people: _bag(game, people) for people in PEOPLES},
        "players": {people: _player(game, people) for people in game.players},
        "ranking": game.ranking() if game.phase == "over" else None,
    }


def _tribes(game: Game, tile: str) -> dict[str, int]:
    amulets = ("", *LANDSCAPES)
    kinds = Counter((tribe.people, tribe.home, tribe.amulet) for tribe in game.on(tile))
    in_order = sorted(kinds, key=lambda k: (PEOPLES.index(k[0]), LANDSCAPES.index(k[1]), amulets.index(k[2])))
    return {
        f"{people} {home}" + (f"+{amulet}" if amulet else ""): kinds[people, home, amulet]
        for people, home, amulet in in_order
    }


def _bag(game: Game, people: str) -> dict[str, int]:
    return {home: len(game.in_bag(people, home)) for home in LANDSCAPES if game.in_bag(people, home)}


def _player(game: Game, people: str) -> Json:
    player = game.players[people]
    drawn = [tribe.home for tribe in game.of(people) if tribe.place == DRAWN]
    return {
        "goods": player.goods,
        "amulets": in_name_order(player.amulets),
        "drawn": sorted(drawn, key=LANDSCAPES.index),
        "ban": player.ban or None,
    }
