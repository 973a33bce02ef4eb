"""A scoring as scenes on the board: the lights sink, and each beat is shown where it happens and told in the strip.

One click is one beat, wherever it falls; a click that comes right after another was meant for that one. The sheet with
all the numbers follows as the record of it.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from math import inf
from typing import Final

from luna.core.cast import GLAD, VEXED, Face
from luna.games.luna.board.display import LunaDisplay
from luna.games.luna.board.motion import clips_scoring
from luna.games.luna.board.panels.captions import Gain, ToldStrip
from luna.games.luna.board.picture.spotlight import DARK, Spotlight
from luna.games.luna.board.words.sentences import event_sentence
from luna.games.luna.board.words.told import Telling
from luna.games.luna.rules import events as ev
from luna.shell.board.films.choreography import Caption
from luna.shell.board.host import Host
from luna.shell.board.pen import Rect
from luna.shell.drawing.motion import INSTANT
from luna.table.chronicle import Outcome
from luna.text.sentences import listed, signed

_SINKS: Final = 0.9  # seconds in which the lights sink
_TURNS: Final = 0.3  # and in which they turn to the next beat
_UNATTENDED: Final = 1.5  # seconds of a beat where only bots play, beside the time to read it
_PAGE: Final = 3  # beats that are counted together


class ScoredScenes:
    """The scenes of a scoring."""

    def __init__(self, host: Host, display: LunaDisplay, strip: ToldStrip) -> None:
        self._host, self._display, self._strip = host, display, strip
        self.telling: Telling | None = None
        """The beat that waits to be read."""

    @property
    def wanted(self) -> bool:
        """Whether there is time for scenes."""
        settings = self._host.app.settings
        return settings.speed != INSTANT and not settings.reduced_motion

    def end(self) -> None:
        """End the scenes."""
        self._over()
        self._display.light_scene(DARK, _TURNS)

    def beats(self, outcome: Outcome) -> Sequence[Caption]:
        """The parts of a turn's scoring; none where it has none, or is seen all at once."""
        found = [event for event in outcome.events if isinstance(event, ev.ScoringBeat)]
        if not found or not self.wanted:
            return ()
        scored = next(event for event in outcome.events if isinstance(event, ev.RoundScored))
        ended = next((event.ip for event in outcome.events if isinstance(event, ev.GameEnded)), scored.after)
        totals = {_PAGE: scored.after, len(found): ended}
        picture = f"sky/phase-{scored.round}"
        return [
            self._part(beat, totals.get(number), picture, number == 1, number == len(found))
            for number, beat in enumerate(found, 1)
        ]

    def passage(self, outcome: Outcome) -> Caption | None:
        """The words while the Priestess goes on."""
        left = next(
            (event for event in outcome.events if isinstance(event, ev.FigureMoved) and event.figure == "priestess"),
            None,
        )
        began = next((event for event in outcome.events if isinstance(event, ev.RoundBegan)), None)
        if left is None or began is None or not self.wanted:
            return None
        text = self._host.app.catalogue
        found = Telling(event_sentence(text, left, self._host.names))
        say = partial(self._strip.say, found, text("banner-passage"), f"sky/phase-{began.round}")
        return Caption(0, 0.0, say, self._strip.end)

    def _part(
        self, beat: ev.ScoringBeat, total: Sequence[int] | None, picture: str, first: bool, last: bool
    ) -> Caption:
        host = self._host
        found, gains = self._told(beat)
        rest = found.seconds + _UNATTENDED if host.company.alone else inf
        begin = partial(self._begin, found, gains, picture, beat, first)
        return Caption(
            0, rest, begin, self.end if last else self._over, lambda shown: clips_scoring.clips(beat, shown, total)
        )

    def _told(self, beat: ev.ScoringBeat) -> tuple[Telling, list[Gain]]:
        """The words of a beat, and the points that it brings to each seat, the most first."""
        text, names = self._host.app.catalogue, self._host.names
        lines = sorted((line for line in beat.lines if line.points), key=lambda line: -abs(line.points))
        said = [text("beat-seat", name=names[line.seat], points=signed(line.points)) for line in lines]
        reason = listed(text, said) if said else text("beat-nothing", beat=beat.beat)
        faces, emblem = self._host.company.faces, self._display.emblem
        gains = [Gain(_feeling(faces[line.seat], line.points), emblem(line.seat), line.points) for line in lines]
        return Telling(event_sentence(text, beat, names), reason), gains

    def _lit(self, beat: ev.ScoringBeat) -> Spotlight:
        """The lights of a beat."""
        layout, shown = self._display.layout, self._display.shown
        if beat.island is not None:
            return Spotlight(isles=(beat.island,), veiled=True)
        if beat.beat == "temple":
            tiles = [tile for tile, field in shown.fields.items() if field.owner is not None]
            return Spotlight(places=tuple(_sides(layout.field_hits[tile]) for tile in tiles), veiled=True)
        if beat.beat == "council":
            seats = [layout.council_hits[one.council_seat] for one in shown.seats]
            return Spotlight(places=tuple(_sides(seat) for seat in seats), veiled=True)
        return Spotlight(isles=tuple(layout.ring) if beat.beat == "shrines" else (), veiled=True)

    def _begin(self, found: Telling, gains: Sequence[Gain], picture: str, beat: ev.ScoringBeat, first: bool) -> None:
        self.telling = found
        self._strip.say(found, self._host.app.catalogue("banner-scoring"), picture, gains)
        self._display.light_scene(self._lit(beat), _SINKS if first else _TURNS)

    def _over(self) -> None:
        self.telling = None
        self._strip.end()


def _feeling(face: Face | None, points: int) -> Face | None:
    """The face of a seat that wins points in a beat, or loses them."""
    return None if face is None else face._replace(mood=GLAD if points > 0 else VEXED)


def _sides(rect: Rect) -> tuple[int, int, int, int]:
    return rect.x, rect.y, rect.width, rect.height
