"""Perft on the slow reference, ply by ply as the engine counts: a movement is given step by step and closed, and what a
draw brings is a ply of its own."""

from collections.abc import Iterator
from copy import deepcopy
from typing import NamedTuple

from tests.oracle.pangea import replay
from tests.oracle.pangea.data import LANDSCAPES
from tests.oracle.pangea.effects import play
from tests.oracle.pangea.legal import legal
from tests.oracle.pangea.model import Game
from tests.oracle.pangea.rules import largest_parts, why_not
from tests.oracle.pangea.text import Move, Part, merged, read_action


class Ply(NamedTuple):
    """A position, perhaps in the middle of a turn."""

    game: Game
    steps: tuple[Part, ...] = ()  # of an open movement
    bag: str = ""  # the people of the pending draw


def start(text: str) -> Ply:
    """The last position of a game."""
    *_, (_, game) = replay(text)
    return Ply(game)


def plies(here: Ply) -> Iterator[tuple[str, Ply]]:
    """The next plies, each with its name."""
    game = here.game
    if here.bag:
        for home in LANDSCAPES:
            if game.in_bag(here.bag, home):
                yield f"={home}", _after(game, f"draw {here.bag}={home}")
        return
    if here.steps:
        yield "closed", _after(game, str(Move(merged(here.steps))))
    else:
        lines = legal(game)
        yield from ((line, _after(game, line)) for line in lines if not line.startswith(("move", "draw")))
        bags = {line.removeprefix("draw ").partition("=")[0] for line in lines if line.startswith("draw")}
        yield from ((f"draw {people}", Ply(game, bag=people)) for people in bags)
    if game.phase == "magic":
        for part in largest_parts(game):
            step = part._replace(number=1)
            in_order = not here.steps or step.order() >= here.steps[-1].order()
            if in_order and why_not(game, Move(merged([*here.steps, step]))) is None:
                yield f"move {step}", Ply(game, (*here.steps, step))


def _after(game: Game, line: str) -> Ply:
    action = read_action(line)
    assert action is not None
    after = deepcopy(game)
    play(after, action)
    return Ply(after)


def leaves(here: Ply, depth: int) -> int:
    """The number of sequences."""
    if depth == 0:
        return 1
    return sum(leaves(after, depth - 1) for _, after in plies(here))


def divide(here: Ply, depth: int) -> dict[str, int]:
    """The leaves after each first ply."""
    return {name: leaves(after, depth - 1) for name, after in plies(here)}
