"""The targets that chips and cards hide: `python -m tests.measure.covered [--positions 30]`.

The pointer rests on everything that can be clicked in positions of random games, at three sizes, and keys ask for its
card. Printed for each size: the lit targets under a chip or the card, the names and figures under a chip, and the
distance of cards from their subjects.
"""

import argparse
import os
import random
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path
from unittest.mock import patch

import pygame

from luna.games.luna import rules as game
from luna.games.luna.board import targets
from luna.games.luna.board.hand import places
from luna.games.luna.board.hand.fan import STANDING
from luna.games.luna.board.hand.places import figure_hit
from luna.games.luna.board.hand.view import glowing
from luna.games.luna.board.layout.places import NAME
from luna.games.luna.board.view_model import FIGURES
from luna.shell.app import navigation
from luna.shell.board import cardface, cardplace
from luna.shell.board.card import Card
from luna.shell.board.pen import Pen, Rect
from tests.ui.clicks import random_turn
from tests.ui.driver import LunaTable, a_game, driving

SIZES = ((1280, 720), (1920, 1080), (3840, 2160))
_LEAST = 0.25
"""Of a thing must be hidden until it counts as covered."""


draw_card = cardface.draw


def hidden(thing: Rect, others: list[Rect]) -> bool:
    """Whether more than a quarter of a thing is under one of the others."""
    area = max(1, thing.width * thing.height)
    return any(part.width * part.height > _LEAST * area for part in (thing.clip(other) for other in others))


def things(scene: LunaTable) -> Iterator[Rect]:
    """The pointer's targets: everything lit, all islands' novices and stacks, the verbs."""
    layout, shown = scene.board.display.layout, scene.board.display.shown
    for target in scene.board.hand.lit:
        place = places.spot(layout, shown, [], target)
        if place is not None:
            yield place
    for island in layout.ring:
        yield layout.stack_hits[island]
        group = layout.active_hit(shown, island, shown.turn or 0)
        if group:
            yield group
    yield from layout.bar.verbs.values()


def measured(scene: LunaTable, found: dict[str, int], far: list[float]) -> None:
    """Measure with the pointer on every target, one after the other."""
    board = scene.board
    layout, shown, hand, pen = board.display.layout, board.display.shown, board.hand, board.display.pen
    for place in list(things(scene)):
        hand.pointer.point, hand.hover = (-1, -1), None
        board.hand.pointer.keyed = False
        board.hand.moved(place.center)
        for _ in range(30):
            board.update(1 / 60)
        chips = [chip.rect for chip in hand.chips if not targets.of(chip.target, *STANDING)]
        spots = [
            (target, places.spot(layout, shown, [], target))
            for target in glowing(hand)
            if not targets.of(target, "island")
        ]
        lit = [spot for target, spot in spots if spot is not None and not targets.of(target, "council")]
        names = [layout.around(layout.on_island(island, NAME), 200, 30) for island in layout.ring]
        figures = [figure_hit(layout, shown, figure, island) for figure in FIGURES if (island := shown.figures[figure])]
        drawn = list[tuple[Rect, Rect | None]]()

        def noted(
            pen: Pen, card: Card, thing: Rect | None, taken: Sequence[Rect], meant: Sequence[Rect], beside: bool
        ) -> Rect:
            rect = draw_card(pen, card, thing, taken, meant, beside)
            drawn.append((rect, thing))  # noqa: B023  (used up before the next round)
            return rect

        with patch.object(cardface, "draw", noted):
            for board.hand.pointer.keyed in (False, True):
                board.draw_card(pen.surface)
        found["things"] += 1
        found["lit targets under chips"] += sum(hidden(spot, chips) for spot in lit)
        found["figures under chips"] += sum(hidden(figure, chips) for figure in figures)
        found["names under chips"] += sum(hidden(name, chips) for name in names)
        for rect, thing in drawn:
            found["lit targets under the card"] += sum(hidden(spot, [rect]) for spot in lit)
            if thing is not None:
                far.append(cardplace.apart(rect, thing) / layout.frame.u)


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--positions", type=int, default=30)
    wanted = parser.parse_args()
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    for size in SIZES:
        found: dict[str, int] = dict.fromkeys(
            ("things", "lit targets under chips", "figures under chips", "names under chips"), 0
        )
        found["lit targets under the card"] = 0
        far: list[float] = []
        with tempfile.TemporaryDirectory() as folder, driving(Path(folder), size, more='recap = "off"\n') as driver:
            path = a_game(driver.app.saves, 14, seed=4)
            navigation.open_save(driver.app, path)
            driver.frames(3)
            scene, chance = driver.scene, random.Random(4)
            surface = pygame.Surface(size, 0, 32)
            scene.board.display.picture.pen.surface = surface
            seen = 0
            while seen < wanted.positions and not scene.table.over:
                scene.link.submit(random_turn(scene.table.position, chance))
                driver.frames(3)
                scene.board.skip()
                driver.frames(3)
                if scene.board.scored.telling:
                    driver.key(pygame.K_ESCAPE)
                if driver.top != "TableView":
                    driver.key(pygame.K_ESCAPE)
                    driver.key(pygame.K_SPACE)
                    continue
                if game.legal(scene.table.position):
                    measured(scene, found, far)
                    seen += 1
        far.sort()
        print(f"{size[0]}x{size[1]}: {seen} positions, " + ", ".join(f"{what} {n}" for what, n in found.items()))
        if far:
            print(
                f"  cards {len(far)}, median {far[len(far) // 2]:.0f} u, longest {far[-1]:.0f} u, "
                f"over {cardplace.FARTHEST} u: {sum(one > cardplace.FARTHEST for one in far)}"
            )


if __name__ == "__main__":
    main()
