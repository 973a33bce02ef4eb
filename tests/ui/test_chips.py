"""The chips of an island and the strip of a draft, at every size of text: large enough, and over nothing one needs."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from luna.games.luna.board import targets
from luna.games.luna.board.targets import Target, island_of
from luna.games.luna.rules.board import ISLANDS
from luna.games.luna.rules.picture import view
from tests.ui.clicks import random_turn
from tests.ui.driver import driving
from tests.ui.looking import point
from tests.ui.rooms import INSTANT, Room, a_table

_TOUCH = 24
"""Pixels: less than this cannot be hit."""


@pytest.mark.parametrize("text", (100, 125, 150, 200))
def test_chips_keep_their_size_and_leave_name_and_novices_free(tmp_path: Path, text: int) -> None:
    with driving(tmp_path, more=f"{INSTANT}text_size = {text}\n") as driver:
        seen, table = set[type[Target]](), a_table(0, 0, 0, turns=12, seed=2)
        for _ in range(6):
            room = Room(driver, table)
            scene, now = room.scene, view(table.position)
            layout, shown = scene.board.display.layout, scene.board.display.shown
            assert now.turn is not None
            for isle, island in enumerate(ISLANDS):
                if now.step != "action" or not now.seats[now.turn].active[isle]:
                    continue
                group = layout.active_hit(shown, island, now.turn)
                point(driver, (group.centerx, group.bottom - 3))
                chips = [chip for chip in scene.board.hand.chips if island_of(chip.target) == island]
                assert scene.board.hand.hover == targets.Group(island)
                for chip in chips:
                    seen.add(type(chip.target))
                    assert min(chip.rect.size) >= _TOUCH, chip
                    assert layout.window.contains(chip.rect) and not chip.rect.colliderect(layout.top.rect)
                    if not isinstance(chip.target, targets.Recruit) and text <= 125:
                        assert not chip.rect.colliderect(group), chip
                    name = layout.around(layout.island_name(island), 200, 30)
                    assert isinstance(chip.target, targets.Recruit) or not chip.rect.colliderect(name), chip
                rects = [chip.rect for chip in chips if not isinstance(chip.target, targets.Recruit)]
                assert all(rect.collidelist(rects[:n] + rects[n + 1 :]) < 0 for n, rect in enumerate(rects))
            table.submit(random_turn(table.position, random.Random(1)))
        assert {targets.Act, targets.Chip} <= seen


@pytest.mark.parametrize("text", (100, 125, 150, 200))
def test_a_draft_covers_no_island(tmp_path: Path, text: int) -> None:
    with driving(tmp_path, language="de", more=f"{INSTANT}text_size = {text}\n") as driver:
        room = Room(driver, a_table(0, 0))
        layout = room.scene.board.display.layout
        islands = [layout.island(island).inflate(-layout.px(160), 0) for island in layout.ring]
        assert layout.desk.collidelist(islands) < 0
        assert layout.free.contains(layout.desk)


def test_the_sail_has_its_numbers_and_its_key_beside_those_of_the_council(tmp_path: Path) -> None:
    with driving(tmp_path, more=INSTANT) as driver:
        table = a_table(0, 0, seed=5)
        chance = random.Random(5)
        while True:
            now = view(table.position)
            me = None if now.turn is None or now.step != "action" else now.seats[now.turn]
            if me is not None and "sail" in me.favours and max(me.active) > 1:
                break
            table.submit(random_turn(table.position, chance))
        scene = Room(driver, table).scene
        island = ISLANDS[max(range(7), key=lambda isle: me.active[isle])]
        point(driver, scene.board.display.layout.active_hit(scene.board.display.shown, island, now.turn or 0).center)
        sails = [chip for chip in scene.board.hand.chips if isinstance(chip.target, targets.Sail)]
        assert [chip.label for chip in sails] == ["1", "2"]
        council = [chip for chip in scene.board.hand.chips if isinstance(chip.target, targets.Chip)]
        assert not council or council[0].rect.top == sails[0].rect.top
        driver.click_at(sails[1].rect.center)
        assert scene.board.hand.draft.composer.busy


@pytest.mark.parametrize("seats", [(0, 0), (0, 0, 0), (0, 0, 0, 0)])
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_a_hand_gets_from_where_it_rests_to_every_chip(
    tmp_path: Path, size: tuple[int, int], seats: tuple[int, ...]
) -> None:
    """Straight on, over whatever stands in between, and over a roof that has left its island."""
    with driving(tmp_path, size) as driver:
        table, reached = a_table(*seats, turns=12, seed=2), 0
        for seed in range(16):
            hand = Room(driver, table).scene.board.hand
            now, display = view(table.position), hand.display
            assert now.turn is not None
            for isle, island in enumerate(ISLANDS if now.step == "action" else ()):
                if not now.seats[now.turn].active[isle]:
                    continue
                rest = display.layout.active_hit(display.shown, island, now.turn).center
                hand.moved(rest)
                hand.update(1.0)
                offered = [
                    chip
                    for chip in hand.chips
                    if island_of(chip.target) == island and not isinstance(chip.target, targets.Recruit)
                ]
                for chip in offered:
                    hand.moved(rest)
                    hand.update(1.0)
                    (x, y), (to_x, to_y) = rest, chip.rect.center
                    for step in range(1, 25):
                        hand.moved((x + (to_x - x) * step // 24, y + (to_y - y) * step // 24))
                        hand.update(0.016)
                    assert hand.hover == chip.target, (seed, island, chip.target)
                    reached += 1
            table.submit(random_turn(table.position, random.Random(seed)))
        assert reached > 100
