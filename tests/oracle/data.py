"""The printed matter of Luna: the oracle's own copy of the tables of luna.md (components C1-C7), typed in by hand.

The product keeps the same facts in a data file; the tests compare the two copies, which are never shared.
"""

from typing import Final

ISLANDS: Final = ("book", "bribery", "novice", "sail", "herbs", "shrine", "tide")  # name order
ORDERS: Final = ("yellow", "red", "blue", "white")
FIGURES: Final = ("priestess", "builder", "apostate")
COLOURS: Final = ("blue", "yellow", "green", "red")  # temple boards; nothing to do with the orders
AUTOMATON: Final = "solo"

NOVICES_EACH: Final = 13
SHRINES_EACH: Final = 6
STARTING_IP: Final = 5
LAST_SEAT: Final = 10
ROUNDS: Final = 6
GUARDS: Final = (6, 5, 4, 3, 2, 2)  # C4: under the guard in rounds 1..6

TILES_OF: Final = {
    "blue": (1, 5, 10, 13, 18, 23, 28),
    "yellow": (2, 6, 12, 15, 17, 21, 25),
    "green": (3, 7, 11, 16, 19, 22, 27),
    "red": (4, 8, 9, 14, 20, 24, 26),
}

STRIPS: Final = {  # p1..p7 of each temple board
    "blue": (10, 23, 5, 1, 28, 13, 18),
    "yellow": (17, 6, 21, 2, 12, 25, 15),
    "green": (22, 11, 16, 3, 27, 7, 19),
    "red": (14, 26, 9, 4, 20, 8, 24),
}

PRINTED_ISLANDS: Final = ("book", "bribery", "novice", "sail", "herbs", "shrine", "tide")  # numbers 1..7, clockwise
PRINTED_FIGURES: Final = {"priestess": "book", "builder": "sail", "apostate": "shrine"}
PRINTED_NOVICES: Final = {  # two of each named order
    "book": ("yellow", "blue", "red", "white"),
    "bribery": ("yellow", "red"),
    "novice": ("blue", "red"),
    "sail": ("yellow", "blue"),
    "herbs": ("blue", "white"),
    "shrine": ("yellow", "white"),
    "tide": ("red", "white"),
}
PRINTED_SHRINES: Final = {"white": "novice", "red": "sail", "blue": "shrine", "yellow": "tide"}


def symbol(tile: int) -> str:
    """C3: the island whose symbol a temple tile carries."""
    return ISLANDS[(tile - 1) % 7]


def adjacent(boards: tuple[str, ...], one: int, other: int) -> bool:
    """Are two temple spaces neighbours? (Temple geometry.)

    The spaces are put on a hexagonal grid: row by row, two rows a board, half a step sideways from p(i) to p(i+1).
    Neighbours then lie one step away in the same row or half a step away in the row above or below.
    """
    row_a, x_a = _place(boards, one)
    row_b, x_b = _place(boards, other)
    rows, sideways = abs(row_a - row_b), abs(x_a - x_b)
    return (rows, sideways) in ((0, 2), (1, 1))


def _place(boards: tuple[str, ...], tile: int) -> tuple[int, int]:
    for number, board in enumerate(boards):
        if tile in STRIPS[board]:
            position = STRIPS[board].index(tile)
            return 2 * number + position % 2, position
    raise KeyError(tile)
