"""`python -m tests.golden`: writes the missing golden games; with `--renew` also the digests of the others.

A golden game is a game in notation with the digest of the position behind every turn, as comments:

# rules revision 1, board 0123456789abcdef
    luna 1
    ...
    setup free            # 0123456789abcdef      the first position
    red: shrine at tide   # 0123456789abcdef
    # result blue 43 red 40

The games stay; only a new layout of the row, or a new rules revision in files of its own, may change the digests.
"""

import sys
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Final

from luna.core import registry, standings
from luna.core.options import Options
from luna.games.luna import rules as luna
from tests import oracle
from tests.games.luna.games import KINDS_OF_GAMES, random_game
from tests.oracle import pangea

FOLDER: Final = Path(__file__).parent
_SEEDS: Final = {"luna": 40, "pangea": 60}
"""Games of each kind from which the richest is taken: the one that meets the most special cases."""


def _luna(options: Options) -> str:
    found = [random_game(seed, options) for seed in range(_SEEDS["luna"])]
    return max(found, key=lambda played: (len(oracle.coverage([played.text()])), -len(played.turns))).text()


def _pangea(players: int, options: Sequence[str]) -> str:
    found = [pangea.random_game(seed, players, options) for seed in range(_SEEDS["pangea"])]
    return max(found, key=lambda text: (len(pangea.coverage([text])), -text.count("\n")))


def _name(options: Options) -> str:
    """For example `3-preset-live`."""
    chosen = options.values
    words = [f"solo-{chosen['solo']}" if chosen["solo"] else f"{len(options.seats)}-{chosen['setup']}"]
    return "-".join(words + ["live"] * bool(chosen["live_scoring"]) + ["fixed"] * bool(chosen["fixed_start"]))


_OF_LUNA: Final = (
    *KINDS_OF_GAMES,
    luna.choose(("blue", "yellow"), "preset"),
    luna.choose(("white",), "free", live_scoring=True, solo=3),
)
KINDS: Final[dict[str, Callable[[], str]]] = {
    **{f"{_name(options)}.luna": partial(_luna, options) for options in _OF_LUNA},
    "2.pangea": partial(_pangea, 2, ()),
    "3-slide.pangea": partial(_pangea, 3, ("shift=slide",)),
    "4-all.pangea": partial(_pangea, 4, ("production=all",)),
}
"""How each game was found."""
_WIDEST: Final = 120
"""Characters before a digest; a longer turn moves its own aside."""


def annotated(text: str) -> str:
    """The game with its digests and its result, best first."""
    game = registry.load(registry.game_of_text(text))
    header, turns = game.from_text(text)
    row, lines = game.start(header), game.to_text(header, turns).splitlines()
    digests = [game.digest(row).hex()]
    for turn in turns:
        for move in turn:
            game.play(row, move)
        digests.append(game.digest(row).hex())
    assert game.over(row), "a golden game is played to its end"
    plain, marked = lines[: -len(digests)], lines[-len(digests) :]
    width = min(max(map(len, marked)), _WIDEST)
    body = [f"{line:<{width}}  # {digest}" for line, digest in zip(marked, digests, strict=True)]
    names, points = game.seats(header), game.scores(row)
    ranking = standings.ranking(game.places(row))
    result = "# result " + " ".join(f"{names[seat]} {points[seat]}" for seat in ranking)
    first = f"# rules revision {game.RULES_REVISION}, board {game.board_digest().hex()}"
    return "\n".join([first, *plain, *body, result]) + "\n"


def main(renew: bool) -> None:
    for name, find in KINDS.items():
        path = FOLDER / name
        if renew or not path.exists():
            path.write_text(annotated(path.read_text("utf-8") if path.exists() else find()), encoding="utf-8")


if __name__ == "__main__":
    main("--renew" in sys.argv[1:])
