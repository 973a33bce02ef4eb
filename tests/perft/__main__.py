"""`python -m tests.perft`: writes the missing tables, from positions of the golden games."""

from luna.games.luna import rules as luna
from tests.golden.__main__ import FOLDER as GOLDEN
from tests.perft.tables import FOLDER, make

# name: (golden game, turns played, depth)
TABLES = {
    "first-game": ("4-preset", 0, 3),
    "preparation": ("3-free", 0, 4),
    "two-players": ("2-free", 18, 3),
    "ten-kinds-of-moves": ("2-preset-fixed", 37, 3),
    "round-three": ("3-preset-live", 47, 3),
    "four-players": ("4-free", 38, 3),
    "last-round": ("3-preset-live", 110, 3),
    "the-end": ("2-preset-fixed", -3, 4),
    "solo-start": ("solo-1", 2, 3),
    "solo-level-2": ("solo-2-live", 25, 3),
    "solo-level-3": ("solo-3", 21, 3),
}


def main() -> None:
    for name, (game, turns, depth) in TABLES.items():
        path = FOLDER / f"{name}.txt"
        if not path.exists():
            header, played = luna.from_text((GOLDEN / f"{game}.luna").read_text("utf-8"))
            path.write_text(make(name, luna.to_text(header, played[:turns]), depth).text(), encoding="utf-8")


if __name__ == "__main__":
    main()
