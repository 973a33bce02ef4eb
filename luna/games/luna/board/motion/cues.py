"""The sound of an event, the music of an evening, and the mood that an event puts on a face."""

from dataclasses import replace
from typing import Any, Final

from luna.core.cast import GLAD, VEXED, Face
from luna.games.luna.board.motion.clips_scoring import Award
from luna.games.luna.board.picture.things import event_sound
from luna.games.luna.rules import events as ev
from luna.games.luna.rules.scoring import LAST_ROUND
from luna.games.luna.rules.views import Forecast, View
from luna.shell.board.chrome import Chrome
from luna.shell.sound.score import Evening


def sound_of(event: Any) -> str | None:
    """The name of the sound of an event; None: it has none of its own."""
    if isinstance(event, Award):
        return "points" if event.points > 0 else "spent"
    return event_sound(event) or None


_LATE, _CLOSE = 0.6, 2  # the share of the rounds from which on, and the points that keep the winner open


def evening(seen: View, forecast: Forecast) -> Evening:
    """One more layer for each candle that is out; tense in the last round, and when its end could turn late."""
    late = max(0, seen.round - 1) / (LAST_ROUND - 1)
    first, *others = sorted((one.final for one in forecast.seats), reverse=True)
    close = late >= _LATE and any(first - other <= _CLOSE for other in others)
    layers = 1 + (seen.candles_most - seen.candles if seen.candles_most else 0)
    return Evening(layers, late, late == 1 or close)


LASTS: Final = 2.6
"""Seconds until a face is calm again."""
_WORTH: Final = 2  # the fewest points that make a face glad


def felt(event: Any) -> tuple[int, str] | None:
    """The seat whose face changes with an event, and its mood; None for most events."""
    match event:
        case ev.Evicted(seat=seat):
            return seat, VEXED
        case ev.Points(seat=seat, points=points) | Award(seat=seat, points=points):
            return (seat, VEXED) if points < 0 else (seat, GLAD) if points >= _WORTH else None
    return None


class Feelings:
    """The moods of the seats at this moment."""

    def __init__(self) -> None:
        self._left: dict[int, tuple[str, float]] = {}  # by seat: the mood, and seconds until it goes

    def note(self, event: Any) -> None:
        """Take note of an event that is seen now."""
        if (now := felt(event)) is not None:
            self._left[now[0]] = now[1], LASTS

    def update(self, dt: float) -> bool:
        """Advance by `dt` seconds; whether a face changed."""
        before = len(self._left)
        self._left = {seat: (mood, left - dt) for seat, (mood, left) in self._left.items() if left > dt}
        return len(self._left) < before

    def dress(self, chrome: Chrome) -> Chrome:
        """The frame with the faces of this moment."""
        if not self._left or not chrome.faces:
            return chrome
        return replace(chrome, faces=tuple(self.of(seat, face) for seat, face in enumerate(chrome.faces)))

    def of(self, seat: int, face: Face | None) -> Face | None:
        """The face of a seat as it is at this moment."""
        return face if face is None or seat not in self._left else face._replace(mood=self._left[seat][0])
