"""Corners, outlines and shadows: what is made from a small piece is what the whole would be."""

from __future__ import annotations

import pygame
import pytest

from luna.shell.drawing.vector import outline, round_off, stretched

SIZES = [(40, 31), (41, 30), (120, 75), (203, 301)]


def _grown(size: tuple[int, int], soft: int) -> pygame.Surface:
    """A soft rounded rectangle, blurred as a whole."""
    form = pygame.Surface(size, pygame.SRCALPHA)
    form.fill((10, 20, 40, 150))
    round_off(form, 8)
    made = pygame.Surface((size[0] + 4 * soft, size[1] + 4 * soft), pygame.SRCALPHA)
    made.fill((10, 20, 40, 0))
    made.blit(form, (2 * soft, 2 * soft))
    return pygame.transform.box_blur(made, soft)


@pytest.mark.parametrize("size", SIZES)
def test_a_small_shadow_drawn_out_is_the_large_one(size: tuple[int, int]) -> None:
    soft = 4
    least = 2 * (8 + 3 * soft) + 1
    whole = _grown(size, soft)
    drawn_out = stretched(_grown((min(size[0], least), min(size[1], least)), soft), whole.size)
    assert drawn_out.get_buffer().raw == whole.get_buffer().raw


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(("radius", "line"), [(0, 1), (6, 2), (3, 5), (15, 1), (100, 3)])
def test_an_outline_is_the_shape_without_the_smaller_shape(size: tuple[int, int], radius: int, line: int) -> None:
    picture = pygame.Surface(size, pygame.SRCALPHA)
    picture.fill((200, 150, 50, 255))
    drawn = pygame.Surface(size, pygame.SRCALPHA)
    outline(picture, drawn, radius, line)
    outer, hole = picture.copy(), pygame.Surface((size[0] - 2 * line, size[1] - 2 * line), pygame.SRCALPHA)
    round_off(outer, radius)
    hole.fill((0, 0, 0, 255))
    round_off(hole, max(1, radius - line))
    outer.blit(hole, (line, line), special_flags=pygame.BLEND_RGBA_SUB)
    assert [drawn.get_at((x, y))[3] for x in range(size[0]) for y in range(size[1])] == [
        outer.get_at((x, y))[3] for x in range(size[0]) for y in range(size[1])
    ]
    assert tuple(drawn.get_at((size[0] // 2, 0))) == (200, 150, 50, 255)


def test_corners_are_taken_away_on_all_four_sides() -> None:
    made = pygame.Surface((30, 20), pygame.SRCALPHA)
    made.fill((1, 2, 3, 200))
    round_off(made, 6)
    assert all(made.get_at(at)[3] == 0 for at in ((0, 0), (29, 0), (0, 19), (29, 19)))
    assert all(tuple(made.get_at(at)) == (1, 2, 3, 200) for at in ((6, 0), (0, 6), (15, 10), (29, 10), (15, 19)))
