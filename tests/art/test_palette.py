"""Orders and states are distinguishable for every eye: by colour, and by shape without colour."""

import pytest

from luna.shell.drawing import theme
from tests.measure import palette
from tests.measure.colour import EYES, ciede2000, contrast, distance, seen

_BY_COLOUR = [eye for eye in EYES if eye != "grey"]
_FLOORS = {"normal": 20.0, "protan": 12.0, "deutan": 12.0, "tritan": 12.0}
_TIRED = {"normal": 18.0, "protan": 11.0, "deutan": 11.0, "tritan": 11.0}


@pytest.mark.parametrize(
    ("one", "other", "expected"),
    [  # the test data of Sharma, Wu and Dalal for the pitfalls of the formula
        ((50, 2.6772, -79.7751), (50, 0, -82.7485), 2.0425),
        ((50, 2.5, 0), (73, 25, -18), 27.1492),
        ((2.0776, 0.0795, -1.1350), (0.9033, -0.0636, -0.5514), 0.9082),
        ((60.2574, -34.0099, 36.2677), (60.4626, -34.1751, 39.4387), 1.2644),
        ((50, 0, 0), (50, -1, 2), 2.3669),
    ],
)
def test_the_colour_difference_matches_published_values(
    one: tuple[float, float, float], other: tuple[float, float, float], expected: float
) -> None:
    assert ciede2000(one, other) == pytest.approx(expected, abs=1e-4)
    assert ciede2000(other, one) == pytest.approx(expected, abs=1e-4)


def test_simulated_eyes_see_as_expected() -> None:
    red, green = (200, 60, 60), (100, 120, 60)
    assert distance(red, green, "deutan") < distance(red, green) / 2
    assert all(max(seen((128, 128, 128), eye)) - min(seen((128, 128, 128), eye)) <= 1 for eye in EYES)
    assert contrast((0, 0, 0), (255, 255, 255)) == pytest.approx(21)


@pytest.mark.parametrize("eye", _BY_COLOUR)
@pytest.mark.parametrize("what", palette.PIECES)
def test_orders_differ_in_colour(what: str, eye: str) -> None:
    far, who = palette.orders_apart(palette.PIECES[what], eye)
    floors = _TIRED if what in ("novice, tired", "boat of one") else _FLOORS
    assert far >= floors[eye], who


@pytest.mark.parametrize("what", ["novice, awake", "novice, tired", "shrine", "badge"])
def test_orders_differ_in_shape(what: str) -> None:
    far, who = palette.silhouettes_apart(palette.PIECES[what])
    assert far >= 0.1, who


@pytest.mark.parametrize("eye", EYES)
def test_no_temple_floor_looks_like_an_order(eye: str) -> None:
    far, who = palette.glazes_apart(eye)
    assert far >= 12, who


@pytest.mark.parametrize("eye", EYES)
def test_states_differ_in_brightness(eye: str) -> None:
    for far, who in (palette.awake_apart(eye), palette.lights_apart(eye)):
        assert far >= 15, who


@pytest.mark.parametrize(("high", "least"), [(False, 4.5), (True, 7.0)])
def test_words_can_be_read(high: bool, least: float) -> None:
    theme.wear(contrast=high)
    try:
        told = palette.words()
    finally:
        theme.wear(contrast=False)
    large = ("emblem", "number")  # bold and on art: 4.5 would be too strict
    floors = {what: 4.5 if what.startswith(large) else least for what in told}
    assert {what: ratio for what, ratio in told.items() if ratio < floors[what]} == {}
