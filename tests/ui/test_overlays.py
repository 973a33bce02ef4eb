"""Overlays agree with the rules: threats, the forecast, the draft and its mirror."""

from pathlib import Path

import pygame
import pytest

from luna.games.luna import rules as game
from luna.games.luna.board import targets
from luna.games.luna.board.hand import lights, strip
from luna.games.luna.board.hand.drafting import Drafting
from luna.games.luna.board.view_model import ViewModel
from luna.games.luna.rules.board import ISLANDS
from luna.games.luna.rules.moves import MEDITATION
from luna.games.luna.rules.threats import next_race, race, stands
from luna.games.luna.rules.views import forecast, view
from luna.shell.board.pen import Pen
from luna.shell.drawing import fonts
from luna.table.table import Player, Table
from luna.text import Catalogue
from tests.games.luna.games import random_game, sampled_positions
from tests.ui.hands import Hand

NAMES = ("Ilse", "Anouk", "Bram", "Noor")


def _table(seed: int, turns: int) -> Table:
    played = random_game(seed, game.choose(("yellow", "red", "blue", "white")))
    table = Table.new(game, played.header, {order: Player() for order in game.seats(played.header)}, None)
    for turn in played.turns[:turns]:
        table.acts.submit(turn)
    return table


@pytest.fixture
def hand(tmp_path: Path) -> Hand:
    return Hand(tmp_path, _table(5, 70))


def test_the_threats_lie_on_the_fields_as_the_rules_count_them(hand: Hand, monkeypatch: pytest.MonkeyPatch) -> None:
    plates: list[str] = []
    shields: list[str] = []
    plate, put = Pen.number_plate, Pen.put

    def noted_plate(pen: Pen, string: str, *more: object, **named: object) -> pygame.Rect:
        plates.append(string)
        return plate(pen, string, *more, **named)  # type: ignore[arg-type]

    def noted_put(pen: Pen, name: str, *more: object) -> pygame.Rect:
        shields.append(name)
        return put(pen, name, *more)  # type: ignore[arg-type]

    row = hand.scene.position
    told = stands(row)
    hunters = {threat.tile for stand in told for threat in stand.threats}
    safe = [stand for stand in told if not stand.threats]
    assert len(hunters) > 4 and len(safe) > 2
    monkeypatch.setattr(Pen, "number_plate", noted_plate)
    monkeypatch.setattr(Pen, "put", noted_put)
    hand.key(pygame.K_e)
    assert hunters <= {int(number) for number in plates if number.isdigit()}
    assert shields.count("temple/shield") == len(safe)
    plates.clear()
    hand.key(pygame.K_e)
    assert hand.scene.stack.panels["threats"] not in hand.scene.open
    hand.app.close()


def test_the_overlay_lets_clicks_through(hand: Hand) -> None:
    hand.key(pygame.K_e)
    hand.click(targets.CANDLE)
    hand.settle()
    assert hand.scene.table.history[-1].turn == (MEDITATION,)
    hand.app.close()


def test_the_forecast_panel_is_the_forecast(hand: Hand, monkeypatch: pytest.MonkeyPatch) -> None:
    written: list[str] = []
    draw = fonts.Fonts.draw

    def noted(self: fonts.Fonts, surface: pygame.Surface, string: str, *more: object, **named: object) -> pygame.Rect:
        written.append(string)
        return draw(self, surface, string, *more, **named)  # type: ignore[arg-type]

    scene = hand.scene
    told, seats = forecast(scene.position), view(scene.position).seats
    monkeypatch.setattr(fonts.Fonts, "draw", noted)
    hand.key(pygame.K_o)
    text = scene.text
    assert text("forecast-title") in written
    for one, seat in zip(told.seats, seats, strict=True):
        assert f"~{one.final}" in written
        assert text("preview-influence", before=seat.ip, after=one.ip_after) in written
        assert text("forecast-counted", count=race(scene.position).counts[seat.seat]) in written
    assert told.start is not None and told.guard is not None
    said = " ".join(written)
    assert text("forecast-next", name=scene.names[told.start], points=told.guard) in said
    assert all(text(f"place-{island}") in said for island in (told.priestess, told.builder, told.apostate))
    panel = scene.stack.panels["forecast"]
    layout = scene.board.display.layout
    inside = next(
        (x, y) for y in range(0, layout.height, 10) for x in range(0, layout.width, 10) if panel.covers(layout, (x, y))
    )
    hand.press(inside)
    assert panel not in scene.open
    assert not hand.app.catalogue.missing
    hand.app.close()


def test_a_piece_on_its_way_is_drawn_once() -> None:
    """The table without the travellers plus their ghosts has every novice once."""
    met = 0
    for row in sampled_positions(40, 7):
        draft = Drafting(row)
        if view(row).step != "action" or sum(draft.me.active) < 2:
            continue
        origin = next(isle for isle in range(7) if draft.me.active[isle])
        draft.click(targets.Group(ISLANDS[origin]))
        draft.click(targets.Island(ISLANDS[(origin + 1) % 7]))
        if draft.begun.turn is None:
            continue
        shown = ViewModel.of(view(row))
        left = lights.lifted(shown, draft.me.seat, draft.composer.legs)
        mine, before = left.seats[draft.me.seat], shown.seats[draft.me.seat]
        assert mine.active[origin] == 0 == draft.composer.there(origin, False)
        assert before.active[origin] == draft.composer.legs[0].novices
        assert [one.active for one in left.seats if one is not mine] == [
            one.active for one in shown.seats if one is not before
        ]
        met += 1
    assert met > 10


def test_the_window_shows_the_draft_until_it_is_dropped(hand: Hand) -> None:
    scene = hand.scene
    me = scene.board.hand.draft.me
    origin = next(isle for isle in range(7) if me.active[isle])
    to = next(isle for isle in range(7) if isle != origin and ISLANDS[isle] != view(scene.position).apostate)
    hand.click(targets.Group(ISLANDS[origin]))
    hand.click(targets.Island(ISLANDS[to]))
    assert scene.board.display.shown.seats[me.seat].active[origin] == 0
    assert scene.board.display.choreography.shown.seats[me.seat].active[origin] == me.active[origin]
    hand.key(pygame.K_ESCAPE)
    assert scene.board.display.shown.seats[me.seat].active[origin] == me.active[origin]
    hand.app.close()


def test_the_preview_of_the_next_race_includes_the_draft() -> None:
    text, met = Catalogue("en"), 0
    for row in sampled_positions(60, 7):
        then = next_race(row)
        draft = Drafting(row)
        if then is None or view(row).step != "action" or not any(draft.me.active):
            continue
        origin = next(isle for isle in range(7) if draft.me.active[isle])
        if ISLANDS[origin] == then.island:
            continue
        draft.click(targets.Group(ISLANDS[origin]))
        draft.click(targets.Island(then.island))
        if draft.begun.turn is None:
            continue
        said = strip.mirror(text, NAMES, draft)
        seat = draft.me.seat
        count = then.counts[seat] + draft.me.active[origin]
        assert text("preview-count", name=NAMES[seat], count=count) in said
        assert text(f"place-{then.island}") in said
        met += 1
    assert met > 5
