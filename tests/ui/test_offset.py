"""Sound and picture land together: no sound is asked for more than a frame or two from what it belongs to."""

from __future__ import annotations

from collections import defaultdict

from tests.measure.offset import FRAME, measured

KINDS = 15
_FRAME = FRAME + 1e-6


def test_sound_and_picture_land_on_the_same_frame() -> None:
    found = defaultdict[str, list[float]](list)
    for scene, seconds in measured(1):
        found[scene].append(seconds)
    assert len(found) >= KINDS
    for scene, apart in found.items():
        near = sum(abs(seconds) <= _FRAME for seconds in apart)  # the rest come over very short or long ways
        assert near >= 0.7 * len(apart), (scene, apart)
        assert max(map(abs, apart)) <= 3 * _FRAME, (scene, apart)
