"""Tooltips explain figures, shadows, numbers and verbs; marks and numbers do not hide each other."""

import random
from itertools import pairwise
from pathlib import Path
from typing import Any

import pygame
import pytest

from luna.games.luna.board import targets
from luna.games.luna.board.hand import chips
from luna.games.luna.board.hand.explanations import topic_at
from luna.games.luna.board.hand.places import figure_hit, ghosts
from luna.games.luna.board.hand.view import glowing
from luna.games.luna.board.layout import crowd, places
from luna.games.luna.board.panels import recap
from luna.games.luna.board.view_model import FIGURES, ViewModel
from luna.games.luna.rules.views import forecast, view
from luna.shell.board import cardface
from tests.patience import until
from tests.ui.clicks import random_turn
from tests.ui.hands import Hand, new_table


def _a_table(tmp_path: Path, turns: int = 14) -> Hand:
    table, chance = new_table(7, "preset", None, ("yellow", "red", "blue", "white")), random.Random(5)
    for _ in range(turns):
        table.acts.submit(random_turn(table.position, chance))
    hand = Hand(tmp_path, table)
    hand.app.settings.tips = False
    assert hand.scene.mode.coach is not None
    hand.scene.mode.coach.look()
    hand.settle()
    return hand


def _said(hand: Hand, point: tuple[int, int]) -> str:
    hand.move(point)
    told = hand.scene.board.hand.card()
    return "" if told is None else " | ".join([told.title, *(line.words for line in told.lines)])


def test_pointing_at_a_thing_explains_it(tmp_path: Path) -> None:
    hand = _a_table(tmp_path)
    layout, shown, text = hand.scene.board.display.layout, hand.scene.board.display.shown, hand.app.catalogue
    for figure in FIGURES:
        island = shown.figures[figure]
        assert island is not None
        assert text(f"rule-{figure}-short") in _said(hand, figure_hit(layout, shown, figure, island).center)
    for figure, rect in ghosts(layout, shown, hand.scene.board.display.forecast):
        at = rect.right - 3, rect.centery
        assert _said(hand, at).startswith(text("about-ghost", figure=text(f"figure-{figure}"), round=2))
        assert topic_at(layout, shown, hand.scene.board.hand.hover, at, hand.scene.board.display.forecast) == figure
    guard = _said(hand, layout.top.guard.center)
    assert "6" in guard and "5" in guard and "F1" in guard
    assert text("final-means") in _said(hand, (layout.panels[0].points[0] - 5, layout.panels[0].points[1]))
    assert text("about-start-short") in _said(hand, layout.panels[shown.start].name.center)
    panel = layout.panels[1]
    for name, rect in panel.counts.items():
        assert text(f"about-{name}-short") in _said(hand, rect.center)
    assert text("about-round-end-short") in _said(hand, panel.forecast.center)
    assert text("about-forecast") in _said(hand, layout.rail.buttons["forecast"].center)
    for island in layout.ring:
        said = _said(hand, layout.on_island(island, places.NAME))
        assert said.startswith(text(f"island-{island}")) and text(f"rule-island-{island}-short") in said
    hand.app.close()


def test_a_verb_says_what_it_does_and_at_how_many_places(tmp_path: Path) -> None:
    hand = _a_table(tmp_path)
    text = hand.app.catalogue
    able = [verb for verb in hand.scene.board.hand.verbs if verb not in ("meditate", "shrine")]
    assert able
    for verb in able:
        target = targets.Verb(verb)
        said = _said(hand, hand.place(target))
        places = len(glowing(hand.scene.board.hand))
        assert places and text("about-places", count=places) in said
        assert text(f"rule-{verb}-short") in said
    hand.app.close()


def test_a_card_stands_beside_its_thing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Near it, or beside the panel that contains it, and never over it."""
    put, drawn = cardface.draw, list[pygame.Rect]()

    def spy(*facts: Any) -> pygame.Rect:
        drawn.append(put(*facts))
        return drawn[-1]

    monkeypatch.setattr(cardface, "draw", spy)
    hand = _a_table(tmp_path)
    layout = hand.scene.board.display.layout
    near = 2 * layout.panels[1].rect.width
    for thing in (layout.top.guard, *layout.panels[1].counts.values(), layout.rail.buttons["forecast"]):
        drawn.clear()
        hand.move(thing.center)
        hand.settle()
        assert hand.scene.board.hand.pointed() == thing
        until(lambda: drawn, hand.frame, pause=0)
        assert not any(card.colliderect(thing) for card in drawn)
        assert drawn[-1].inflate(near, near).colliderect(thing)
    hand.app.close()


def test_the_old_forecast_counts_until_the_scoring_was_shown(tmp_path: Path) -> None:
    """The screen shows one moment: the top bar is not ahead of the board."""
    hand = Hand(tmp_path, new_table(7, "preset", None), speed="1")
    scene = hand.scene
    while scene.board.hand.draft.seen.candles > 1:
        hand.click(targets.CANDLE)
        hand.settle()
    before = scene.board.display.forecast
    hand.click(targets.CANDLE)
    hand.press(scene.board.display.layout.candles.center)
    until(lambda: scene.board.telling, hand.app.frame)
    assert scene.board.display.foreseen == before and scene.board.display.forecast != before
    until(lambda: not scene.board.telling, lambda: hand.key(pygame.K_SPACE))
    hand.settle()
    assert scene.board.display.foreseen == scene.board.display.forecast
    hand.app.close()


def test_marks_leave_the_numbers_readable(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """No mark of a turn covers a number of the board or of a panel."""
    drawn: list[pygame.Rect] = []
    monkeypatch.setattr(recap, "_plate", lambda _, rect, *__: drawn.append(rect.copy()))
    for turns in (10, 22, 34):
        hand = _a_table(tmp_path, turns)
        scene = hand.scene
        drawn.clear()
        recap.draw_marks(scene.board.display.picture.pen, scene.board.display.shown, scene.board.marks)
        numbers = list(recap._numbers(scene.board.display.picture.pen, scene.board.display.shown))
        for panel in scene.board.display.layout.panels:
            numbers += [panel.forecast, *panel.counts.values()]
        assert drawn
        assert all(rect.collidelist(numbers) < 0 for rect in drawn)
        hand.app.close()


def test_figures_on_one_island_are_all_visible() -> None:
    for count in (2, 3):
        row = crowd.figure_row(count, "book", ghosts=False)
        assert all(right.foot[0] - left.foot[0] >= 46 for left, right in pairwise(row))


def test_the_ways_to_a_seat_are_words(tmp_path: Path) -> None:
    hand = _a_table(tmp_path)
    draft = hand.scene.board.hand.draft
    hand.click(targets.Council(draft.me.council_seat + 1))
    ways = [handle for handle in hand.scene.board.hand.chips if targets.of(handle.target, "choice")]
    assert len(ways) == len(draft.begun.choices) > 1
    assert all("novice" in handle.label for handle in ways)
    assert len({handle.label for handle in ways}) == len(ways)
    assert all(one.rect.collidelist([other.rect for other in ways if other is not one]) < 0 for one in ways)
    assert chips.way(hand.app.catalogue, draft.begun.choices[0][0]) == ways[0].label
    hand.app.close()


def test_redo_stands_in_the_bar(tmp_path: Path) -> None:
    hand = _a_table(tmp_path)
    hand.key(pygame.K_z)
    hand.settle()
    redo = next(handle for handle in hand.scene.board.hand.chips if handle.target is targets.REDO)
    assert hand.scene.board.display.layout.bar.rect.contains(redo.rect)
    length = hand.scene.table.length
    hand.key(pygame.K_y, pygame.KMOD_CTRL)
    hand.settle()
    assert hand.scene.table.length == length + 1
    assert ViewModel.of(view(hand.scene.position)) == hand.scene.board.display.shown
    assert forecast(hand.scene.position) == hand.scene.board.display.forecast
    hand.app.close()
