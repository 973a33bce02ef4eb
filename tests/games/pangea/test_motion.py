"""Films on Pangea's board end at the position of the rules, at every speed and in both directions."""

import random
from collections.abc import Iterator
from typing import Any, NamedTuple

import pygame
import pytest

from luna.core import registry
from luna.core.options import Options
from luna.games.pangea import rules
from luna.games.pangea.board.display import PangeaDisplay
from luna.games.pangea.board.hand import targets
from luna.games.pangea.board.hand.drafting import Drafting
from luna.games.pangea.board.hand.targets import Field
from luna.games.pangea.board.layout import places
from luna.games.pangea.board.motion import glows
from luna.games.pangea.board.motion.clips import MAKERS, film
from luna.games.pangea.board.picture import marks
from luna.games.pangea.rules import events as ev
from luna.games.pangea.rules.board import PEOPLES, SQUARES, STEPS, TILES, over_the_edge
from luna.games.pangea.rules.moves import DONE, SHIFT, kind_of, values_of
from luna.games.pangea.rules.position import (
    AMULETS,
    BUYING,
    CROWD,
    IN_HAND,
    LAND,
    LAST_ROUND,
    MAGIC,
    MAGICAL,
    MOVED,
    NOWHERE,
    PHASE,
    SIZE,
    SQUARE,
    TOWER,
    TRIBE,
    TURN,
    overcrowded,
)
from luna.shell.app import navigation
from luna.shell.board.films.sprites import SWEEP, sweep
from luna.shell.drawing import motion, theme
from tests.patience import until
from tests.ui.driver import driving

SEEN_IN_THE_BARS = {ev.TurnBegun, ev.Stayed, ev.GameOver}


class Turn(NamedTuple):
    before: bytearray
    events: list[Any]
    after: bytearray


def turns(seats: int, seed: int, moves: int, **options: bool) -> Iterator[Turn]:
    """The turns of a random game; a draw ends with its outcome, a movement with its last step."""
    chance = random.Random(seed)
    row = rules.start(rules.deal(Options(PEOPLES[:seats], dict(options), 0), chance.randbytes(32)))
    before, events = row[:], list[Any]()
    for _ in range(moves):
        if rules.over(row):
            return
        draw = rules.chance(row)
        legal = rules.legal(row)
        if not draw and kind_of(legal[-1]) == DONE and chance.random() < 0.3:
            move = legal[-1]
        else:
            move = chance.choices(draw.outcomes, draw.weights)[0] if draw else chance.choice(legal)
        rules.play(row, move, events)
        if rules.chance(row) is None and not any(MOVED <= place < IN_HAND for place in row[TRIBE:SQUARE]):
            yield Turn(before, events, row[:])
            before, events = row[:], []


def told(row: bytearray) -> bytes:
    """The part of a row that the board and the panels show."""
    return bytes(row[TOWER:SIZE])


@pytest.fixture(scope="module")
def display(tmp_path_factory: pytest.TempPathFactory) -> Iterator[PangeaDisplay]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv(registry.SWITCH, "all")
        with driving(tmp_path_factory.mktemp("motion")) as driver:
            navigation.begin(driver.app, rules, Options(("blue", "green"), {}, 0), {"blue": "B", "green": "G"}, None)
            until(lambda: driver.top == "TableView", driver.step)
            made = PangeaDisplay(driver.app, next(turns(4, 1, 9)).before)
            made.choreography.pace(1.0, reduced=False)
            yield made


def test_every_event_is_seen() -> None:
    happened = {type(event) for turn in turns(2, 3, 3000) for event in turn.events}
    assert happened - MAKERS.keys() <= SEEN_IN_THE_BARS
    kinds = {one for one in vars(ev).values() if isinstance(one, type) and one.__module__ == ev.__name__}
    assert kinds == MAKERS.keys() | SEEN_IN_THE_BARS


@pytest.mark.parametrize(("seats", "seed"), [(2, 1), (3, 2), (4, 3)])
@pytest.mark.parametrize("options", [{}, {"all_produce": True, "slide": True}])
def test_the_edits_of_clips_agree_with_the_rules(seats: int, seed: int, options: dict[str, bool]) -> None:
    """No effect is missing: without the position after it, every film ends at that position."""
    for before, events, after in turns(seats, seed, 700, **options):
        made = film(before, events, after)
        assert told(made.at(made.length + 1)) == told(after), events
        assert made.first == before
        assert made.last == after


def test_a_planted_clip_without_an_edit_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """The test above can fail."""
    monkeypatch.setitem(MAKERS, ev.BanPut, lambda row, event: ())
    with pytest.raises(AssertionError):
        test_the_edits_of_clips_agree_with_the_rules(2, 1, {})


def test_a_tile_on_its_way_lies_nowhere_and_comes_in_at_the_other_side() -> None:
    """It is taken out of the picture at rest while it drifts."""
    edges = 0
    for before, events, after in turns(4, 5, 600, slide=True):
        for event in events:
            if isinstance(event, ev.Shifted):
                made, origin = film(before, events, after), SQUARES.index(event.origin)
                between = made.at(made.length / 2)
                assert between[LAND + origin] == NOWHERE and between[LAND + SQUARES.index(event.target)] == NOWHERE
                line = places.legs(origin, SQUARES.index(event.target))
                assert line[0].origin == origin and line[-1].target == SQUARES.index(event.target)
                edges += any(leg.edge for leg in line)
    assert edges


def test_over_the_edge_is_where_a_row_or_column_ends() -> None:
    for square in range(len(SQUARES)):
        for other in STEPS[square]:
            here, there = SQUARES[square], SQUARES[other]
            beside = abs(ord(here[0]) - ord(there[0])) + abs(int(here[1]) - int(there[1])) == 1
            assert over_the_edge(square, other) != beside


def test_everything_on_its_way_is_drawn(display: PangeaDisplay) -> None:
    kinds = set[type]()
    surface = pygame.Surface((1280, 720), 0, 32)
    for before, events, after in turns(2, 7, 2500):
        new = {type(event) for event in events} - kinds
        if not new & MAKERS.keys():
            continue
        kinds |= new
        display.rest(before)
        display.play(before, events, after)
        seen = 0
        while display.busy:
            display.update(0.05)
            surface.fill("black")
            display.draw_moving(surface)
            seen += pygame.mask.from_threshold(surface, (0, 0, 0), (1, 1, 1, 255)).count() < 1280 * 720
        assert seen > 2, events
        assert display.shown == after
    assert kinds >= MAKERS.keys() - {ev.LastRound}


@pytest.mark.parametrize(("speed", "reduced"), [(1.0, False), (3.0, False), (motion.INSTANT, False), (1.0, True)])
def test_every_speed_ends_with_the_position(display: PangeaDisplay, speed: float, reduced: bool) -> None:
    display.choreography.pace(speed, reduced)
    for before, events, after in turns(3, 9, 60):
        display.rest(before)
        display.play(before, events, after)
        if speed == motion.INSTANT:
            assert not display.busy
        for _ in range(400):
            display.update(1 / 60)
        assert display.shown == after
        assert not display.busy
    display.choreography.pace(1.0, reduced=False)


def test_reduced_motion_leaves_marks_for_a_while(display: PangeaDisplay) -> None:
    """Ways over the edge, and rings at arrivals: nothing travels, and the marks disappear by themselves."""

    def marked() -> bool:
        surface = pygame.Surface((1280, 720), 0, 32)
        display.draw_moving(surface)
        return pygame.mask.from_threshold(surface, (0, 0, 0), (1, 1, 1, 255)).count() < 1280 * 720

    display.choreography.pace(1.0, reduced=True)
    kinds = (ev.Shifted, ev.Led, ev.Drawn, ev.Bought, ev.BanPut)
    found = set[type]()
    for before, events, after in turns(2, 7, 1500):
        if isinstance(events[0], kinds) and type(events[0]) not in found:
            found.add(type(events[0]))
            display.rest(before)
            display.play(before, events, after)
            display.update(0.02)
            assert display.shown == after and marked(), events
            display.update(3)
            assert not marked()
    assert len(found) >= 4
    display.choreography.pace(1.0, reduced=False)


def test_motion_can_be_finished_at_once(display: PangeaDisplay) -> None:
    for before, events, after in turns(3, 9, 60):
        display.rest(before)
        display.play(before, events, after)
        display.update(0.1)
        display.skip()
        assert display.shown == after and not display.busy


def test_steps_that_the_draft_has_shown_are_not_walked_again(display: PangeaDisplay) -> None:
    before, events, after = next(turn for turn in turns(2, 4, 900) if isinstance(turn.events[0], ev.Moved))
    steps = [event for event in events if isinstance(event, ev.Moved)]
    drafted = film(before, steps, after).at(9)
    display.rest(before)
    display.draft(drafted)
    display.draft(None)
    display.play(before, steps, after)
    display.update(0.01)
    assert not display.busy
    display.rest(before)
    display.play(before, steps, after)
    display.update(0.01)
    assert display.busy


def test_phase_and_magic_change_at_the_end_of_a_film(display: PangeaDisplay) -> None:
    before, events, after = next(turn for turn in turns(2, 4, 900) if isinstance(turn.events[0], ev.Shifted))
    display.rest(before)
    display.play(before, events, after)
    display.update(0.1)
    assert display.shown[MAGIC] == before[MAGIC]
    display.skip()
    assert display.shown[MAGIC] == after[MAGIC]


@pytest.mark.parametrize("condition", [1, 2, 3])
def test_the_last_round_is_announced(display: PangeaDisplay, condition: int) -> None:
    """No random game gets this far: the rim flashes, the sign rises over the tower, the plate turns gold."""
    before = next(turn.after for turn in turns(2, 7, 40) if turn.after[PHASE] == 1)
    after = before[:]
    after[LAST_ROUND] = 1
    made = film(before, [ev.LastRound(0, condition)], after)
    assert told(made.at(9)) == told(after) and made.at(9)[LAST_ROUND] == 1
    display.rest(before)
    display.play(before, [ev.LastRound(0, condition)], after)
    display.update(made.length / 2)
    surface = pygame.Surface((1280, 720), 0, 32)
    display.draw_moving(surface)
    gold = pygame.mask.from_threshold(surface, theme.GOLD, (100, 80, 60, 255))  # zoomed and darkened, in a scene
    assert gold.count() > 2000, "all along the rim of the world"
    display.skip()
    assert display.shown == after


def test_a_way_over_the_edge_opens_both_gates(display: PangeaDisplay) -> None:
    """The picked tile, with the pointer on a square at the other end of the world."""
    row = next(turn.after for turn in turns(2, 7, 40) if turn.after[PHASE] == 1 and turn.after[MAGIC])
    tile, leg = next(
        (tile, leg)
        for tile, square in map(values_of, (move for move in rules.legal(row) if kind_of(move) == SHIFT))
        for leg in places.legs(row[SQUARE + tile], square)[:1]
        if leg.edge
    )
    draft = Drafting(row, verb="shift", picked=tile)

    def marked(pointed: Field | None) -> pygame.Surface:
        surface = pygame.Surface((1280, 720), 0, 32)
        marks.draw(display.pen.on(surface), draft, draft.targets(), pointed)
        return surface

    bare, shown = marked(None), marked(Field(leg.target))
    for square, side in ((leg.origin, 1), (leg.target, -1)):
        (x, y), (dx, dy) = places.SQUARE[square], leg.towards
        gate = display.layout.box(x + side * dx * 93 - 16, y + side * dy * 93 - 16, 32, 32)
        parts = [pygame.image.tobytes(one.subsurface(gate), "RGB") for one in (bare, shown)]
        assert parts[0] != parts[1]


# ---- what glows after a change


def drawn(display: PangeaDisplay) -> bytes:
    surface = pygame.Surface((1280, 720), 0, 32)
    display.draw_moving(surface)
    return pygame.image.tobytes(surface, "RGB")


@pytest.mark.parametrize(("speed", "reduced"), [(1.0, False), (3.0, False), (motion.INSTANT, False), (1.0, True)])
def test_crowds_and_ranks_glow_when_they_change(display: PangeaDisplay, speed: float, reduced: bool) -> None:
    """A tile that becomes overcrowded and one that clears, an amulet that arrives; the glow fades by itself."""
    display.choreography.pace(speed, reduced)
    before = next(turn.after for turn in turns(2, 7, 400) if any(overcrowded(turn.after, tile) for tile in range(15)))
    crowded = next(tile for tile in range(15) if overcrowded(before, tile))
    clear, risen = before[:], before[:]
    clear[CROWD + crowded] = 1
    risen[AMULETS] |= 0b11111
    nothing = bytes(1280 * 720 * 3)
    for first, last in ((before, clear), (clear, before), (before, risen)):
        display.rest(first)
        display.choreography.seen(last)
        display.update(0.03)
        glows = speed != motion.INSTANT and not reduced
        assert (drawn(display) != nothing) == glows and not display.busy
        for _ in range(20):
            display.update(0.1)
        assert drawn(display) == nothing
    display.rest(before)
    display.choreography.hand_over(sweep(f"pangea/peoples/badge-{PEOPLES[0]}", theme.GOLD))
    display.update(0.02)
    display.update(0.1)
    assert (drawn(display) != nothing) == (speed != motion.INSTANT and not reduced)
    display.choreography.pace(1.0, reduced=False)
    display.rest(before)


def test_the_next_player_is_announced_when_all_has_arrived(display: PangeaDisplay) -> None:
    def announced() -> int:
        return [mark.effect.length for mark in display.choreography.overlay.marks].count(SWEEP)

    before, events, after = next(turn for turn in turns(2, 7, 900) if isinstance(turn.events[0], ev.Shifted))
    display.rest(before)
    display.play(before, events, after)
    display.update(0.05)
    display.choreography.hand_over(sweep(f"pangea/peoples/badge-{PEOPLES[0]}", theme.GOLD))
    display.update(0.05)
    sweeps = [announced()]
    assert display.busy
    display.skip()
    display.update(0.02)
    sweeps.append(announced())
    assert sweeps == [0, 1]
    display.rest(before)


def test_the_gold_of_the_phases_passes_those_without_a_choice() -> None:
    """From buying past goods and ban to the next day, and past the lifted ban to magic."""
    row = next(turn.after for turn in turns(2, 7, 900) if turn.after[PHASE] == BUYING)
    later = row[:]
    later[PHASE], later[MAGIC], later[TURN] = MAGICAL, 1, 1 - row[TURN]
    assert glows.steps(row, later) == [("buy", "produce"), ("produce", "ban"), ("lift", "magic")]
    assert glows.slide(glows.steps(row, later)).length == 110 + 110 + 220
    back = row[:]
    back[PHASE], back[MAGIC] = MAGICAL, 1
    assert glows.steps(back, row) == [("magic", "move"), ("move", "buy")]
    assert glows.steps(row, back) == [("buy", "magic")], "taken back"


def test_the_plates_of_a_way_over_the_edge_stay_for_a_moment() -> None:
    for before, events, after in turns(2, 7, 2500):
        for event in [one for one in events if isinstance(one, ev.Shifted)]:
            origin, target = before[SQUARE + TILES.index(event.tile)], SQUARES.index(event.target)
            edge = any(leg.edge for leg in places.legs(origin, target))
            made = film(before, events, after)
            assert made.length == pytest.approx(1.85 if edge else 1.65)
            assert made.at(made.length - 0.1)[LAND + target] == (TILES.index(event.tile) if edge else NOWHERE)


def test_the_rules_are_not_called_while_a_tile_is_in_the_air(
    display: PangeaDisplay, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With long shifts a lifted tile leaves a whole column of water, in which the rules would search endlessly."""

    def asked(row: bytearray) -> list[int]:
        assert row[PHASE] == BUYING, "the rules were asked about a row that is no position"
        return []

    monkeypatch.setattr(targets, "legal", asked)
    seen = 0
    for before, events, after in turns(2, 4, 300, slide=True):
        if isinstance(events[0], ev.Shifted):
            made = film(before, events, after)
            display.layout.places(made.at(made.length / 2))
            seen += 1
    assert seen > 3
