"""The distinguishability of pieces and states: `python -m tests.measure.palette [--shots FOLDER]`.

The real pictures at their size on a table of 1920 x 1080, as five kinds of eyes see them: the smallest CIEDE2000
distances between orders, between orders and temple glazes and between states, contrast ratios of words, and the
differences of silhouettes. With `--shots` it also writes a real table as each eye sees it.
"""

import argparse
import os
import tempfile
from collections.abc import Iterable, Mapping
from functools import cache
from itertools import combinations
from pathlib import Path
from typing import Final

import pygame

from luna.games.luna.board.picture.table_frame import FILL, ORDERS
from luna.games.luna.board.picture.temple import LIGHT, TILE_INK, VALUE_PLATE
from luna.shell.drawing import theme
from luna.shell.drawing.art import Art
from luna.shell.drawing.theme import Colour
from tests.measure.colour import EYES, contrast, distance, mean, seen

GLAZES: Final = ("lapis", "ochre", "jade", "garnet")
PIECES: Final = {
    "novice, awake": "orders/novice-{}-active",
    "novice, tired": "orders/novice-{}-inactive",
    "boat of one": "orders/rowboat-{}-1",
    "shrine": "orders/shrine-{}",
    "council disc": "orders/disc-{}",
    "badge": "orders/badge-{}",
}

_OUTLINE: Final = 48  # brightest channel that still counts as an outline


@cache
def art() -> Art:
    """The masters of the program."""
    return Art()


@cache
def picture(name: str, u: float = 1.0) -> pygame.Surface:
    """A master at its table size."""
    return art().raster(name, art().entry(name).scale * u).surface


def pixels(surface: pygame.Surface, part: tuple[float, float] = (0, 1)) -> Iterable[tuple[Colour, float]]:
    """Colours and opacities between two heights, as shares from the top; outlines and shadows do not count."""
    width, height = surface.get_size()
    raw = pygame.image.tobytes(surface, "RGBA")
    first, last = round(height * part[0]) * width * 4, round(height * part[1]) * width * 4
    for at in range(first, last, 4):
        if raw[at + 3] > 128 and max(raw[at : at + 3]) >= _OUTLINE:
            yield (raw[at], raw[at + 1], raw[at + 2]), raw[at + 3] / 255


@cache
def look(name: str) -> Colour:
    """Mean colour of a piece; of a shrine its roof, of a boat its crew."""
    part = (0.0, 0.5) if "shrine" in name else (0.0, 0.62) if "boat" in name else (0.0, 1.0)
    return mean(pixels(picture(name), part))


def orders_apart(form: str, eye: str) -> tuple[float, str]:
    """The two orders whose pieces are hardest to distinguish by colour."""
    looks = {order: look(form.format(order)) for order in ORDERS}
    return min((distance(looks[a], looks[b], eye), f"{a} {b}") for a, b in combinations(ORDERS, 2))


@cache
def floor(glaze: str) -> Colour:
    """Mean colour of a free field."""
    field = picture(f"temple/hex-{glaze}").copy()
    field.blit(picture("temple/hex-open-shade"), (0, 0))
    return mean(pixels(field))


def glazes_apart(eye: str) -> tuple[float, str]:
    """The order and the temple floor that are closest: an awake novice or a badge on a free field."""
    forms = (PIECES["novice, awake"], PIECES["badge"])
    return min(
        (distance(look(form.format(order)), floor(glaze), eye), f"{order} {glaze}")
        for form in forms
        for order in ORDERS
        for glaze in GLAZES
    )


def awake_apart(eye: str) -> tuple[float, str]:
    """The order whose awake and tired novices are hardest to distinguish by colour."""
    return min(
        (distance(look(f"orders/novice-{order}-active"), look(f"orders/novice-{order}-inactive"), eye), order)
        for order in ORDERS
    )


def lights_apart(eye: str) -> tuple[float, str]:
    """The two states of a path tile that are hardest to distinguish, glaze by glaze."""
    return min(
        (distance(look(f"tiles/tile-{glaze}-{a}"), look(f"tiles/tile-{glaze}-{b}"), eye), f"{glaze} {a} {b}")
        for glaze in GLAZES
        for a, b in combinations(LIGHT.values(), 2)
    )


def silhouettes_apart(form: str, height: int = 24) -> tuple[float, str]:
    """The two orders whose black shapes overlap most: share of the joint area that only one of them covers.

    Only the upper half counts, hood or roof: the lower halves are intentionally alike.
    """
    masks = {order: _mask(form.format(order), height) for order in ORDERS}

    def differ(a: str, b: str) -> float:
        both, one = masks[a] & masks[b], masks[a] | masks[b]
        return 1 - len(both) / len(one)

    return min((differ(a, b), f"{a} {b}") for a, b in combinations(ORDERS, 2))


def _mask(name: str, height: int) -> frozenset[tuple[int, int]]:
    """Covered pixels from the anchor."""
    entry = art().entry(name)
    sprite = art().raster(name, height / entry.height)
    width, tall = sprite.surface.get_size()
    raw = pygame.image.tobytes(sprite.surface, "RGBA")
    return frozenset(
        (at % width - sprite.ax, at // width - sprite.ay) for at in range(width * (tall // 2)) if raw[4 * at + 3] > 140
    )


def words() -> Mapping[str, float]:
    """Contrast of words with the worse end of their background."""
    grounds = {
        "panel": theme.now.PANEL,
        "active panel": theme.now.PANEL_ACTIVE,
        "card": theme.now.CARD,
        "bar": theme.now.BAR,
    }
    inks = {
        "text": theme.now.MOONLIGHT,
        "secondary": theme.now.SECONDARY,
        "muted": theme.now.MUTED,
        "gold": theme.GOLD,
        "loss": theme.LOSS,
        "gain": theme.GAIN,
    }
    told = {
        f"{name} on {where}": min(contrast(ink, colour) for colour in ground)
        for name, ink in inks.items()
        for where, ground in grounds.items()
    }
    told["disabled on its button"] = contrast(theme.now.DISABLED, theme.now.BUTTON_OFF)
    told["text on a button"] = contrast(theme.now.MOONLIGHT, theme.now.BUTTON)
    told["value of the Guard"] = contrast(theme.IVORY, VALUE_PLATE)
    for state, light in LIGHT.items():
        for glaze in GLAZES:
            told[f"number of a {state} tile, {glaze}"] = contrast(TILE_INK[state], _under_number(glaze, light))
    for order in ORDERS:
        told[f"emblem on {order}"] = contrast(theme.ABYSS, FILL[order])
    return told


def _under_number(glaze: str, light: str) -> Colour:
    """Mean colour of a path tile where its number is."""
    tile = picture(f"tiles/tile-{glaze}-{light}")
    width, height = tile.get_size()
    return mean(pixels(tile.subsurface((width * 0.34, height * 0.5, width * 0.34, height * 0.25))))


def grounds(table: pygame.Surface, places: Iterable[tuple[str, pygame.Rect]]) -> Mapping[str, float]:
    """Contrast of each order's fill with the median ground of places on a table without pieces."""
    told: dict[str, float] = {}
    for name, rect in places:
        shades = sorted((colour for colour, _ in pixels(table.subsurface(rect))), key=sum)
        middle = shades[len(shades) // 2]
        for order in ORDERS:
            told[f"{order} on {name}"] = contrast(FILL[order], middle)
    return told


def simulated(surface: pygame.Surface, eye: str) -> pygame.Surface:
    """The same picture as an eye sees it, its colours rounded to 64 steps."""
    raw = bytearray(pygame.image.tobytes(surface, "RGB"))
    for at in range(0, len(raw), 3):
        raw[at : at + 3] = bytes(seen((raw[at] & 252, raw[at + 1] & 252, raw[at + 2] & 252), eye))
    return pygame.image.frombytes(bytes(raw), surface.get_size(), "RGB")


def _table(folder: Path, shots: Path | None) -> Mapping[str, float]:
    """A real game: contrast of orders with their backgrounds; pictures on request."""
    from luna.shell.app import navigation
    from tests.ui.driver import a_game, driving

    with driving(folder, (1920, 1080)) as d:
        navigation.open_save(d.app, a_game(d.app.saves, 130, seed=2))
        d.frames(30)
        display = d.app.scenes[-1].display  # type: ignore[attr-defined]
        layout, ground = display.layout, display.picture.backdrop.picture(display.shown)
        feet = ((island, layout.on_island(island, (160, 170))) for island in layout.ring)
        told = grounds(ground, [(island, layout.around(foot, 150, 40)) for island, foot in feet])
        if shots is not None:
            shots.mkdir(parents=True, exist_ok=True)
            small = pygame.transform.smoothscale(d.app.window.get_surface(), (1280, 720))
            for eye in EYES:
                pygame.image.save(simulated(small, eye), shots / f"table-{eye}.png")
    return told


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--shots", type=Path, help="folder for pictures of a table as each eye sees it")
    wanted = parser.parse_args()
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    print("CIEDE2000, the smallest of each kind" + "".join(f"{eye:>22}" for eye in EYES))

    def row(what: str, found: Iterable[tuple[float, str]]) -> None:
        print(f"{what:<36}" + "".join(f"{f'{far:.1f} {who}':>22}" for far, who in found))

    for what, form in PIECES.items():
        row(f"orders: {what}", (orders_apart(form, eye) for eye in EYES))
    row("order against temple floor", (glazes_apart(eye) for eye in EYES))
    row("awake against tired", (awake_apart(eye) for eye in EYES))
    row("released, bribable, dark", (lights_apart(eye) for eye in EYES))
    print("\nBlack shapes 24 pixels high: share that only one of two orders covers")
    for what in ("novice, awake", "novice, tired", "shrine", "badge"):
        far, who = silhouettes_apart(PIECES[what])
        print(f"{what:<36}{far:6.0%}  {who}")
    print("\nContrast ratios")
    for what, ratio in words().items():
        print(f"{what:<36}{ratio:6.1f}")
    with tempfile.TemporaryDirectory() as folder:
        os.environ["LUNA_HOME"] = folder
        for what, ratio in _table(Path(folder), wanted.shots).items():
            print(f"{what:<36}{ratio:6.1f}")


if __name__ == "__main__":
    main()
