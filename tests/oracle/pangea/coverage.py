"""The rules and special cases in a set of games: the notes that the rules leave in `Game.seen`."""

from collections import Counter
from collections.abc import Iterable, Iterator

from .generate import random_game
from .trace import replay

SETTINGS: tuple[tuple[int, tuple[str, ...]], ...] = tuple(
    (players, options)
    for options in ((), ("production=all",), ("shift=slide",), (), ("production=all", "shift=slide"))
    for players in (2, 3, 4)
)


def sample(number: int, first: int = 0) -> Iterator[str]:
    """`number` games, one setting after the other; every seventh is unfinished."""
    for seed in range(first, first + number):
        players, options = SETTINGS[seed % len(SETTINGS)]
        yield random_game(seed, players, options, max_lines=400 if seed % 7 else 60)


def coverage(games: Iterable[str]) -> Counter[str]:
    """In all games together."""
    seen: Counter[str] = Counter()
    for text in games:
        *_, (_, game) = replay(text)
        seen += game.seen
        seen[f"game {'over' if game.phase == 'over' else 'unfinished'}"] += 1
    return seen


EXPECTED = (
    "A3 for 1",
    "A3 for 2",
    "A3 for 3",
    "A3 for 4",
    "A3 for 5",
    "A4 a neutral people sells",
    "A4 a player sells",
    "E1 condition 0",
    "E1 condition 1",
    "E1 condition 2",
    "E1 condition 3",
    "E2 by another player",
    "E2 by oneself",
    "E3 equal conditions",
    "E3 shared place",
    "G2 shift over the edge",
    "G3 a tower drifts",
    "M2 own draw",
    "M3 shift",
    "M4 neutral draw",
    "M6 last tribe of a bag",
    "O2 long shift",
    "P2 overcrowded",
    "P3 5 goods",
    "T2 rank 5",
    "W1 on the way with an amulet",
    "W3 2 handed in",
    "W4 bought beside the own tower",
    "action ban",
    "action buy",
    "action draw",
    "action end",
    "action lead",
    "action move",
    "action place",
    "action shift",
    "action stay",
    "game over",
    "game unfinished",
)


def missing(seen: Counter[str]) -> list[str]:
    return [what for what in EXPECTED if not seen[what]]
