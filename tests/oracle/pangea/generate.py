"""Random legal games with progress: weighted choices, so that amulets are bought and games end."""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from .data import LANDSCAPES, PEOPLES, TILES, all_homes, landscape_of
from .effects import play
from .header import OPTIONS, write_header
from .legal import Kind, legal
from .model import Game, Header, Tribe
from .text import Action, Ban, Buy, Draw, Lead, Move, Part, Place, Shift, merged, read_action


@dataclass(frozen=True)
class Taste:
    """The preferences of a player: weights of the magic actions, and the chance of a useful choice."""

    draw: float = 1.0
    shift: float = 1.0
    lead: float = 1.0
    idle: float = 0.1  # the chance to leave magic early
    purpose: float = 0.9  # the chance that a tribe walks where it is useful
    greed: float = 0.95  # the chance to make a possible purchase
    ban: float = 0.3


TASTES = (
    Taste(),
    Taste(draw=6),
    Taste(shift=6, ban=0.7),
    Taste(lead=6, draw=3, idle=0.0),
    Taste(idle=0.02, purpose=0.98, greed=1.0, ban=0.1),
    Taste(draw=4, idle=0.02, purpose=0.98, greed=0.9, ban=0.1),
    Taste(idle=0.4, purpose=0.2, greed=0.5, ban=0.9),
)


def random_game(seed: int, players: int = 2, options: Sequence[str] = (), *, max_lines: int = 400) -> str:
    """A legal game as notation text; unfinished after `max_lines` lines of turns."""
    rng = Random(f"pangea {seed} {players} {sorted(options)}")
    header = random_header(rng, players, options)
    game = Game(header)
    tastes = {people: rng.choice(TASTES) for people in header.players}
    lines = write_header(header)
    most = len(lines) + max_lines
    while game.phase != "over" and len(lines) < most:
        if rng.random() < 0.03:
            tastes[game.turn] = rng.choice(TASTES)
        action = choose(rng, game, tastes[game.turn])
        lines.append(f"{game.turn}: {action}")
        play(game, action)
    return "\n".join(lines) + "\n"


def random_header(rng: Random, players: int, options: Sequence[str]) -> Header:
    """S1, S3 to S5."""
    drawn = {}
    for people in PEOPLES:
        drawn[people] = tuple(sorted(rng.sample(all_homes(people), 3), key=LANDSCAPES.index))
    return Header(
        players=tuple(rng.sample(PEOPLES, players)),
        tiles=tuple(rng.sample(TILES, len(TILES))),
        drawn=drawn,
        production_of_all=OPTIONS[0] in options,
        long_shifts=OPTIONS[1] in options,
    )


def choose(rng: Random, game: Game, taste: Taste) -> Action:
    """One legal action of the player to move."""
    if game.phase == "placing":
        lines = legal(game, Place)
        line = rng.choice(_useful_places(game, lines) if rng.random() < taste.purpose else lines)
    elif game.phase == "magic":
        line = "" if rng.random() < taste.idle else _magic(rng, game, taste)
    elif rng.random() < taste.greed and (lines := legal(game, Buy)):
        line = rng.choice(lines)
    else:
        line = rng.choice(legal(game, Ban)) if rng.random() < taste.ban else "end"
    if not line:
        return _walk(rng, game, taste)
    action = read_action(line)
    assert action is not None, line
    return action


def _magic(rng: Random, game: Game, taste: Taste) -> str:
    """A magic action; nothing when none is left."""
    weights: dict[Kind, float] = {Draw: taste.draw, Shift: taste.shift, Lead: taste.lead}
    while weights and game.magic:
        kind = rng.choices(list(weights), list(weights.values()))[0]
        del weights[kind]
        lines = legal(game, kind)
        if lines:
            return _draw(rng, game, lines) if kind is Draw else rng.choice(lines)
    return ""


def _useful_places(game: Game, lines: list[str]) -> list[str]:
    """Where a tribe is at home."""
    homes = game.header.drawn[game.turn]
    return [line for line in lines if landscape_of(line.removeprefix("place ")) in homes] or lines


def _draw(rng: Random, game: Game, lines: list[str]) -> str:
    """A uniformly random tribe of one bag (M6)."""
    peoples = list(dict.fromkeys(line.removeprefix("draw ").partition("=")[0] for line in lines))
    people = game.turn if game.turn in peoples and rng.random() < 0.7 else rng.choice(peoples)
    home = rng.choice([tribe.home for tribe in game.of(people) if tribe.place == "bag"])
    return f"draw {people}={home}"


def _walk(rng: Random, game: Game, taste: Taste) -> Action:
    """Every tribe by itself: carriers to the tower, the others to a seller, home, or anywhere."""
    parts = []
    for tribe in game.of(game.turn):
        if tribe.place not in TILES:
            continue
        around = game.tiles_around(tribe.place)
        target = ""
        if rng.random() < taste.purpose:
            target = _step(game, tribe.place, _goals(rng, game, tribe))
        elif around and rng.random() < 0.5:
            target = rng.choice(around)
        if target:
            parts.append(Part(tribe.home, tribe.amulet, tribe.place, target, 1))
    return Move(merged(parts))


def _goals(rng: Random, game: Game, tribe: Tribe) -> list[str]:
    if tribe.amulet:
        return [game.towers[game.turn]]
    if game.players[game.turn].goods >= game.price(game.turn) and rng.random() < 0.8:
        sellers = {other.place for other in game.tribes if other.people != game.turn and game.produces(other)}
        wanted = [tile for tile in TILES if tile in sellers and not game.has(game.turn, landscape_of(tile))]
        if wanted:
            return wanted
    room = [tile for tile in TILES if landscape_of(tile) == tribe.home and not game.overcrowded(tile)]
    return room if tribe.place not in room else [tribe.place]


def _step(game: Game, start: str, goals: list[str]) -> str:
    """The first tile of a shortest way; nothing at the goal or without a way."""
    first = {start: ""}
    border = [start]
    for tile in border:
        if tile in goals:
            return first[tile]
        for other in game.tiles_around(tile):
            if other not in first:
                first[other] = first[tile] or other
                border.append(other)
    return ""
