"""The card: what it says comes from the rules, and it never lies over the thing it is about."""

from __future__ import annotations

import os
from pathlib import Path

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

import pygame
import pytest

from luna.client.scenes.table import TableScene
from luna.client.tables.luna import card, lights
from luna.client.tables.luna.drafting import Drafting
from luna.client.tables.luna.pen import Rect
from luna.client.tables.luna.targets import Target
from luna.games import luna as game
from luna.games.luna.picture import forecast, view
from luna.table.link import TableLink
from luna.table.table import Player, Table
from luna.text import Catalogue
from tests.ui.clicks import some_targets
from tests.ui.driver import driving, play_out

ORDERS = ("yellow", "red", "blue")


def _table(turns: int) -> Table:
    dealt = game.deal(game.Options(ORDERS), bytes([5]) * 32)
    table = Table.new(game, dealt, {order: Player() for order in ORDERS}, None)
    play_out(table, turns, 5)
    return table


def test_what_the_card_promises_is_what_happens() -> None:
    text, seen = Catalogue("en"), 0
    for turns in range(20, 60, 4):
        table = _table(turns)
        draft = Drafting(table.position)
        for target in some_targets(table.position):
            answer, _ = draft.offer(target)
            told = card.card(text, ORDERS, draft, target)
            if answer.turn is None or told is None:
                continue
            row = table.position[:]
            for move in answer.turn:
                game.play(row, move)
            if view(row).round != draft.seen.round:
                continue
            seat, seen = draft.me.seat, seen + 1
            before, after = forecast(table.position).seats[seat], forecast(row).seats[seat]
            assert text("preview-final", before=before.final, after=after.final) == told.lines[-1].words
            points = sum(int(line.points) for line in told.lines if line.when == text("preview-now") and line.points)
            assert view(row).seats[seat].ip - draft.me.ip == points
        table.close()
    assert seen > 20


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_the_card_leaves_its_thing_free(tmp_path: Path, size: tuple[int, int], monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[Rect] = []
    with driving(tmp_path, size) as hands:
        table = _table(40)
        scene = TableScene(hands.app, TableLink(table))
        hands.app.push(scene)
        hands.frames()
        panel = scene.display.picture.pen.paint.panel

        def noted(surface: pygame.Surface, rect: Rect, style: str) -> None:
            drawn.append(rect)
            panel(surface, rect, style)

        monkeypatch.setattr(scene.display.picture.pen.paint, "panel", noted)
        shown, pen = scene.display.choreography.shown, scene.display.picture.pen.on(hands.app.window.get_surface())
        for target in (*some_targets(table.position), Target("verb", name="meditate"), Target("top", name="menu")):
            spot = lights.spot(scene.display.picture.layout, shown, (), target)
            told = card.card(scene.text, ORDERS, scene.hand.draft, target)
            if spot is None or told is None:
                continue
            for words in (told, card.refused(scene.text, "No. " * 40, target, False)):
                drawn.clear()
                card.draw(pen, words, spot, [])
                assert all(not rect.colliderect(spot) and pen.layout.window.contains(rect) for rect in drawn), target
