"""Random legal games that get somewhere: every player follows a taste that changes from round to round."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random

from .data import (
    AUTOMATON,
    COLOURS,
    FIGURES,
    ISLANDS,
    ORDERS,
    PRINTED_FIGURES,
    PRINTED_ISLANDS,
    TILES_OF,
    symbol,
)
from .effects import play
from .header import OPTIONS, write_header
from .legal import KINDS, legal_of_kind
from .model import Game, Header
from .setup import new_game
from .text import JETTY, Action, Part, spell, understand


@dataclass(frozen=True)
class Taste:
    """Weights of the action kinds (1 if not named) and what the journeys are for."""

    weights: dict[str, float] = field(default_factory=dict)
    goal: str = "anywhere"  # anywhere, apostate, builder or temple
    largest: bool = False  # council and expulsion with as many novices as possible


TASTES = (
    Taste(),
    Taste({"appoint": 9, "consecrate": 9, "book": 6, "build": 4, "recruit": 3, "favour": 3}, "temple"),
    Taste({"appoint": 5, "consecrate": 20, "book": 1, "favour": 5, "expel": 0.3, "council": 0.3}, "temple"),
    Taste({"journey": 6, "tide": 6, "recruit": 6, "herbs": 4, "expel": 4, "council": 0.5}, "apostate", True),
    Taste({"council": 5, "favour": 6, "build": 9, "herbs": 3, "recruit": 2}, "anywhere", True),
    Taste({**dict.fromkeys(KINDS, 0.2), "build": 90, "favour": 20, "journey": 4, "recruit": 4, "herbs": 2}, "builder"),
    Taste({"sail": 8, "tide": 8, "favour": 6, "herbs": 6, "book": 6, "build": 6, "council": 0.3, "expel": 0.3}),
)


def random_game(
    seed: int,
    players: int = 2,
    setup: str = "free",
    solo: int = 0,
    options: Sequence[str] = (),
    *,
    max_turns: int = 400,
) -> str:
    """A legal game as notation text; with `solo` (1-3) `players` is ignored. Unfinished after `max_turns` turns."""
    rng = Random(f"{seed} {players} {setup} {solo} {sorted(options)}")
    header = random_header(rng, players, setup, solo, options)
    game = new_game(header)
    lines = write_header(header)
    tastes: dict[tuple[str, int], Taste] = {}
    stubborn = {order: rng.choice(TASTES) for order in header.people if rng.random() < 0.4}
    haste = rng.choice((0.008, 0.02, 0.04))
    turns: Counter[int] = Counter()
    while game.phase != "over" and turns.total() < max_turns:
        taste = stubborn.get(game.turn) or tastes.setdefault((game.turn, game.round), rng.choice(TASTES))
        turns[game.round] += 1
        line = choose(rng, game, taste, haste * turns[game.round] / len(header.people))
        lines.append(f"{game.turn}: {line}")
        play(game, understand(line))
    return "\n".join(lines) + "\n"


def random_header(rng: Random, players: int, setup: str, solo: int, options: Sequence[str]) -> Header:
    """S1-S3, S9, S10, V3, V11."""
    people = rng.sample(ORDERS, 1 if solo else players)
    seats = (AUTOMATON, *people) if solo else tuple(people)
    boards = tuple(rng.sample(COLOURS, len(seats)))
    starting = [number for board in boards for number in TILES_OF[board] if number <= 4]
    rng.shuffle(starting)
    islands = tuple(rng.sample(ISLANDS, 7))
    figures = {figure: rng.choice(ISLANDS) for figure in FIGURES}
    if solo == 3:
        figures["builder"] = figures["priestess"]
    if setup == "preset":
        islands, figures = PRINTED_ISLANDS, dict(PRINTED_FIGURES)
    return Header(
        players=seats,
        level=solo,
        boards=boards,
        islands=islands,
        figures=figures,
        tiles=dict(zip(seats, starting, strict=True)),
        preset=setup == "preset",
        live_scoring=OPTIONS[0] in options,
        fixed_start=OPTIONS[1] in options,
    )


def choose(rng: Random, game: Game, taste: Taste, weariness: float) -> str:
    """First a kind of action, then a line of that kind. `weariness` is the chance to rest instead."""
    rest = "finish" if game.header.level else "meditate"
    if game.phase == "action" and rng.random() < weariness:
        return rest
    weights = {kind: taste.weights.get(kind, 1.0) for kind in KINDS if kind != rest}
    if game.in_place(game.turn, JETTY):
        weights["sail"] = weights["tide"] = 12.0
    if game.header.level >= 2 and "novice" in game.favours[game.turn]:
        weights["council"] = 5.0
    while weights:
        kind = rng.choices(list(weights), list(weights.values()))[0]
        del weights[kind]
        lines = legal_of_kind(game, kind)
        if lines:
            return _choose_line(rng, game, taste, kind, lines)
    return rest


def _choose_line(rng: Random, game: Game, taste: Taste, kind: str, lines: list[str]) -> str:
    if kind in ("journey", "tide"):
        return _compose(rng, game, taste, [understand(line).parts[0] for line in lines], kind)
    if kind in ("council", "expel") and taste.largest:
        most = max(_strength(line) for line in lines)
        lines = [line for line in lines if _strength(line) >= most - 1]
    if kind == "favour" and game.in_place(game.turn, JETTY):
        lines = [line for line in lines if line.startswith(("favour sail", "favour tide"))] or lines
    elif kind == "favour" and taste.goal == "builder":
        lines = [line for line in lines if line.startswith("favour shrine")] or lines
    elif kind == "shrine" and rng.random() < 0.3:
        lines = ["shrine at shrine"] if "shrine at shrine" in lines else lines
    if rng.random() < 0.3:
        lines = [line for line in lines if line.endswith(("+bribery", "council +novice", "build +novice"))] or lines
    if kind == "sail" and rng.random() < 0.7:
        lines = [line for line in lines if line.startswith(f"sail {JETTY}")] or lines
    if kind == "deactivate" and rng.random() < 0.5:
        lines = sorted(lines, key=lambda line: -len(game.at(AUTOMATON, understand(line).island, active=True)))[:2]
    return rng.choice(lines)


def _strength(line: str) -> int:
    action = understand(line)
    return action.count + action.novice


def _compose(rng: Random, game: Game, taste: Taste, singles: list[Part], kind: str) -> str:
    """A journey or tide of one or several parts; `singles` are the ones notation.md lists, with the largest counts."""
    left = {(part.origin, part.asleep): part.count for part in singles}
    goals = _goals(rng, game, taste)
    fitting = [part for part in singles if part.target in goals]
    herd = bool(fitting) and taste.goal != "anywhere"
    if taste.goal == "builder":  # those who are there already stay
        fitting = [part for part in fitting if part.origin not in goals] or fitting
    pool = fitting if herd else singles
    rng.shuffle(pool)
    parts: list[Part] = []
    for part in pool[: rng.choice((1, 1, 2, 3, 14))]:
        place = part.origin, part.asleep
        if left[place]:
            count = left[place] if herd and rng.random() < 0.8 else rng.randint(1, left[place])
            left[place] -= count
            parts.append(Part(part.origin, part.asleep, part.target, count))
    return spell(Action(kind, parts=tuple(parts)))


def _goals(rng: Random, game: Game, taste: Taste) -> tuple[str, ...]:
    """Where the Apostate is likely to come or the Builder comes next (R5), or where an unclaimed tile can be had."""
    if taste.goal == "apostate":
        return (game.clockwise(game.figures["apostate"], 1),)
    if taste.goal == "builder":
        return game.clockwise(game.figures["builder"], 4), "shrine"
    free = [t.number for t in game.tiles.values() if game.is_released(t) and not game.on_tile(t.number)]
    return (symbol(rng.choice(free)),) if free else ISLANDS
