"""`python -m tests.games.pangea.golden`: writes the golden games that are missing; with `--renew` also their endings.

A golden game is a game in notation, then three comments about its end: the digest of the last position, the digest of
the whole trace, and the places. The games stay; a new layout of the row may change the first digest, a new revision of
the rules in files of its own the second.
"""

import hashlib
import json
import sys
from pathlib import Path

from luna.games.pangea import rules as pangea
from tests.games.pangea.factories import reached
from tests.oracle.pangea import coverage, random_game

FOLDER = Path(__file__).parent
KINDS: dict[str, tuple[int, tuple[str, ...]]] = {
    "2": (2, ()),
    "3-slide": (3, ("shift=slide",)),
    "4-all": (4, ("production=all",)),
}
SEEDS = 60
"""Games of each kind from which the richest is taken."""


def richest(players: int, options: tuple[str, ...]) -> str:
    """The finished game that meets the most special cases."""
    found = [random_game(seed, players, options) for seed in range(SEEDS)]
    return max(found, key=lambda text: (len(coverage([text])), -text.count("\n")))


def trace_digest(text: str) -> str:
    """Of what `trace` prints."""
    printed = "".join(json.dumps(entry) + "\n" for entry in pangea.trace(text))
    return hashlib.blake2b(printed.encode(), digest_size=16).hexdigest()


def ending(text: str) -> str:
    """The comments behind a game."""
    row = reached(text)
    places = " ".join("+".join(place) for place in pangea.state(row)["ranking"])
    return f"# position {pangea.digest(row).hex()}\n# trace {trace_digest(text)}\n# places {places}\n"


def main(renew: bool) -> None:
    for name, kind in KINDS.items():
        path = FOLDER / f"{name}.pangea"
        if not path.exists():
            text = richest(*kind)
            path.write_text(text + ending(text), encoding="utf-8")
        elif renew:
            text = path.read_text("utf-8").partition("# position")[0]
            path.write_text(text + ending(text), encoding="utf-8")


if __name__ == "__main__":
    main("--renew" in sys.argv[1:])
