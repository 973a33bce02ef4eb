"""A scoring as scenes on the board: the lights dim, and each beat is shown at its place and worded in the strip.

No page repeats the beats. They advance by themselves, and a click anywhere ends one; a second click right after the
first is ignored. The last beat of a round waits for a press. At the end of the game, decided beats pass quickly, and
those that can still change the winner come last, slowly, one seat after the other.
"""

from collections.abc import Sequence
from functools import partial
from math import inf
from typing import Final

from luna.core.cast import GLAD, VEXED
from luna.games.luna.board.display import LunaDisplay
from luna.games.luna.board.motion import clips_scoring
from luna.games.luna.board.panels.captions import ToldStrip
from luna.games.luna.board.picture.spotlight import DARK, Spotlight
from luna.games.luna.board.words.sentences import event_sentence
from luna.games.luna.rules import events as ev
from luna.shell.board.films.choreography import Caption
from luna.shell.board.host import Host
from luna.shell.board.pen import Rect
from luna.shell.board.turn_strip import Gain, Telling
from luna.shell.drawing.motion import INSTANT
from luna.table.chronicle import Outcome
from luna.text.sentences import listed, signed

_SINKS: Final = 0.9  # seconds in which the lights dim
_TURNS: Final = 0.3  # and in which they turn to the next beat
_UNHURRIED: Final = 1.5  # seconds of a beat that advances by itself, in addition to the reading time
_PAGE: Final = 3  # beats that are counted together


def in_order(beats: Sequence[ev.ScoringBeat], ranking: Sequence[int]) -> list[ev.ScoringBeat]:
    """The beats of a scoring in the order of telling: at the end of the game by their effect on the lead."""
    first, second = ranking[:2]

    def swing(beat: ev.ScoringBeat) -> int:
        won = {line.seat: line.points for line in beat.lines}
        return abs(won.get(first, 0) - won.get(second, 0))

    return [*beats[:_PAGE], *sorted(beats[_PAGE:], key=swing)]


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
        """The parts of a turn's scoring; none where it has none, or is shown all at once."""
        found = [event for event in outcome.events if isinstance(event, ev.ScoringBeat)]
        if not found or not self.wanted:
            return ()
        scored = next(event for event in outcome.events if isinstance(event, ev.RoundScored))
        ended = next((event.ip for event in outcome.events if isinstance(event, ev.GameEnded)), scored.after)
        totals, last = {_PAGE: scored.after, len(found): ended}, len(found)
        ranking = next((event.ranking for event in outcome.events if isinstance(event, ev.GameEnded)), ())
        numbered, picture = enumerate(in_order(found, ranking) if ranking else found, 1), f"sky/phase-{scored.round}"
        return [self._part(beat, picture, totals.get(number), ranking, number == last) for number, beat in numbered]

    def passage(self, outcome: Outcome) -> Caption | None:
        """The words while the Priestess walks on."""
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
        self, beat: ev.ScoringBeat, picture: str, total: Sequence[int] | None, ranking: Sequence[int], last: bool
    ) -> Caption:
        """A beat. `total`: influence by seat after it, where a count ends. `ranking`: of the game that has ended.

        The last beat of a game decides it: the seats follow each other, the winner last.
        """
        found, gains = self._told(beat)
        slowly = ranking if last else ()
        if slowly:  # the points appear on the board, one seat after the other
            found, gains = found._replace(reason=""), []
        rest = self._rest(found, quick=bool(ranking) and not last, waits=last and not ranking)
        begin, end = partial(self._begin, found, gains, picture, beat), self.end if last else self._over
        return Caption(0, rest, begin, end, lambda shown: clips_scoring.clips(beat, shown, total, slowly))

    def _rest(self, found: Telling, quick: bool, waits: bool) -> float:
        """Seconds until a shown beat advances; the last of a round waits for a press, or each one by choice."""
        if self._host.company.alone:
            return found.seconds + _UNHURRIED
        if self._host.app.settings.grace_seconds == inf or waits:
            return inf
        return found.seconds / 2 if quick else found.seconds + _UNHURRIED  # some of it has passed while it was shown

    def _told(self, beat: ev.ScoringBeat) -> tuple[Telling, list[Gain]]:
        """The words of a beat, and the points that it brings to each seat, the most first."""
        text, names = self._host.app.catalogue, self._host.names
        lines = sorted((line for line in beat.lines if line.points), key=lambda line: -abs(line.points))
        said = [text("beat-seat", name=names[line.seat], points=signed(line.points)) for line in lines]
        reason = listed(text, said) if said else text("beat-nothing", beat=beat.beat)
        faces, emblem = self._host.company.faces, self._display.emblem
        gains = []
        for line in lines:
            face, mood = faces[line.seat], GLAD if line.points > 0 else VEXED
            gains.append(Gain(face and face._replace(mood=mood), emblem(line.seat), line.points))
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

    def _begin(self, found: Telling, gains: Sequence[Gain], picture: str, beat: ev.ScoringBeat) -> None:
        self.telling = found
        self._strip.say(found, self._host.app.catalogue("banner-scoring"), picture, gains)
        self._display.light_scene(self._lit(beat), _SINKS if self._display.scene == DARK else _TURNS)

    def _over(self) -> None:
        self.telling = None
        self._strip.end()


def _sides(rect: Rect) -> tuple[int, int, int, int]:
    return rect.x, rect.y, rect.width, rect.height
