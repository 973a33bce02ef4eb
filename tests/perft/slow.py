"""The same count with the oracle, move by move: a journey or tide is given part by part there, too."""

from collections.abc import Iterator
from copy import deepcopy

from tests.oracle.data import ISLANDS
from tests.oracle.effects import play
from tests.oracle.legal import legal
from tests.oracle.model import Game
from tests.oracle.rules import why_not
from tests.oracle.text import JETTY, Part, spell_part, understand
from tests.oracle.trace import replay

PLACES = (*ISLANDS, JETTY)


def game_of(text: str) -> Game:
    """The last position of a game."""
    *_, (_, game) = replay(text)
    return game


def count(game: Game, depth: int) -> dict[str, int]:
    """Leaves after each first move; depth 1 or 2."""
    return {move: 1 if depth == 1 else len(replies(game, move)) for move in first_moves(game)}


def first_moves(game: Game) -> list[str]:
    """Legal lines, with journeys and tides of every count."""
    return [move for line in legal(game) for move in with_every_count(line)]


def with_every_count(line: str) -> Iterator[str]:
    if line.split(" ", 1)[0] in ("journey", "tide"):
        route, _, most = line.partition("*")
        yield from (route + (f"*{number}" if number > 1 else "") for number in range(1, int(most or 1) + 1))
    else:
        yield line


def replies(game: Game, move: str) -> list[str]:
    """The next plies: further parts and the end of a journey or tide, or the next turn."""
    action = understand(move)
    if action.kind in ("journey", "tide"):
        return [*(part for part in parts_behind(action.parts[0]) if why_not(game, f"{move} {part}") is None), "end"]
    after = deepcopy(game)
    play(after, action)
    return first_moves(after)


def parts_behind(first: Part) -> Iterator[str]:
    """Every part of a later route, in the order of the notation."""
    for origin in PLACES:
        for asleep in (False, True):
            for target in ISLANDS:
                if key(origin, asleep, target) > key(first.origin, first.asleep, first.target):
                    yield from (spell_part(Part(origin, asleep, target, number)) for number in range(1, 14))


def key(origin: str, asleep: bool, target: str) -> tuple[int, bool, int]:
    return PLACES.index(origin), asleep, ISLANDS.index(target)
