"""Cards agree with the rules, and never cover their own thing."""

from pathlib import Path
from random import Random
from typing import Any

import pygame
import pytest

from luna.games.luna import rules as game
from luna.games.luna.board import targets
from luna.games.luna.board.hand import card, places
from luna.games.luna.board.hand.drafting import Drafting
from luna.games.luna.board.words.automaton import deactivates
from luna.games.luna.board.words.preview import Card
from luna.games.luna.rules.consequences import consequence
from luna.games.luna.rules.moves import CLOSE, CONSECRATE, JOURNEY, TIDE, argument_of, kind_of
from luna.games.luna.rules.views import forecast, view
from luna.shell.app.settings import LANGUAGES
from luna.shell.board import cardface, cardplace
from luna.shell.board.card import CardLine, card_lines
from luna.shell.board.pen import Pen, Rect
from luna.shell.board.pointing import Button
from luna.shell.drawing import theme
from luna.table.link import TableLink
from luna.table.table import Player, Table
from luna.text import Catalogue
from tests.games.luna.games import random_game, sampled_positions
from tests.measure.covered import hidden
from tests.ui.clicks import random_turn, some_targets
from tests.ui.driver import LunaTable, driving, play_out
from tests.ui.hands import new_table
from tests.ui.looking import point

ORDERS = ("yellow", "red", "blue")
NAMES = ("Yellow", "Red", "Blue", "White")
SECTIONS = ("cost", "now", "round-end", "game-end", "next-round", "opens", "safety", "risk")


def _table(turns: int) -> Table:
    dealt = game.deal(game.choose(ORDERS), bytes([5]) * 32)
    table = Table.new(game, dealt, {order: Player() for order in ORDERS}, None)
    play_out(table, turns, 5)
    return table


def test_the_card_of_a_turn_predicts_its_result() -> None:
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
            assert told.final == (before.final, after.final)
            assert told.points == (draft.me.ip, view(row).seats[seat].ip)
            now = [line for line in told.lines if line.when == text("preview-now") and line.kind == "gain"]
            points = sum(int(line.sign) for line in now if line.icon not in ("ui/icon-herbs", "ui/icon-reserve"))
            assert view(row).seats[seat].ip - draft.me.ip == points
        table.close()
    assert seen > 20


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_turn_has_its_card_in_order(language: str) -> None:
    """Cost first, risk last, in every language, and never by colour alone: each point has its sign on a pill."""
    text, chance = Catalogue(language), Random(3)
    order = [text(f"preview-{section}") for section in SECTIONS]
    kinds = set()
    for row in sampled_positions(9, 13):
        moves = game.legal(row)
        for move in chance.sample(moves, min(16, len(moves))):
            turn = (move, CLOSE) if kind_of(move) in (JOURNEY, TIDE) else (move,)
            full = card.of_turn(text, NAMES, row, turn)
            kinds.add(kind_of(move))
            assert full.told is not None
            # The opponent of the solo game is told step by step, each with its rule.
            places = [] if deactivates(turn) else [order.index(line.when) for line in full.lines]
            assert places == sorted(places) and (places[:1] == [0]) == full.told.acting
            assert all(line.words and "{" not in line.words for line in full.lines)
            assert all(line.sign or line.kind == "plain" for line in full.lines)
            assert all(line.sign[0] in "+\u2212" for line in full.lines if line.kind in ("gain",))
            short = card.of_turn(text, NAMES, row, turn, "compact")
            assert [line.sign for line in short.lines] == [line.sign for line in full.lines if line.sign or line.icon]
            assert not any(line.words for line in short.lines)
            assert (short.points, short.final) == (full.points, full.final)
    assert len(kinds) > 6


def test_the_card_of_the_last_candle_shows_the_whole_scoring() -> None:
    text, met = Catalogue("en"), 0
    played = random_game(3, game.choose(ORDERS))
    row = game.start(played.header)
    for turn in played.turns:
        told = consequence(row, turn)
        if told.ends_round:
            said = card.of_turn(text, NAMES, row, turn)
            assert said.final is None and said.points == told.ip
            last = [line.words for line in said.lines if line.when == text("preview-round-end")][-1]
            assert last == text("preview-last-candle")
            causes = {change.cause for change in told.round_end}
            words = " ".join(line.words for line in said.lines)
            assert causes and all(text(f"cause-{cause}") in words for cause in causes)
            met += 1
        for move in turn:
            game.play(row, move)
    assert met == 6


def test_refusals_are_shown_even_without_cards() -> None:
    text = Catalogue("en")
    table = _table(30)
    draft = Drafting(table.position)
    said = {"turn": 0, "reason": 0}
    for target in some_targets(table.position):
        answer, _ = draft.offer(target)
        if answer.turn is not None:
            told = card.card(text, ORDERS, draft, target, "off")
            assert told is not None and not told.title and not told.lines
            said["turn"] += 1
        elif answer.reason is not None and not targets.of(
            target, "space"
        ):  # that of another seat names the tiles that could evict it
            told = card.card(text, ORDERS, draft, target, "off")
            assert told is not None and any(line.icon == "ui/icon-lock" for line in told.lines)
            said["reason"] += 1
    table.close()
    assert all(said.values())


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_the_card_leaves_its_thing_free(tmp_path: Path, size: tuple[int, int], monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[Rect] = []
    with driving(tmp_path, size) as hands:
        table = _table(40)
        scene = LunaTable(hands.app, TableLink(table))
        hands.app.push(scene)
        hands.frames()
        hand, layout = scene.board.hand, scene.board.display.layout
        pen = scene.board.display.picture.pen.on(hands.app.window.get_surface())
        panel = pen.paint.panel

        def noted(surface: pygame.Surface, rect: Rect, style: str) -> None:
            drawn.append(rect)
            panel(surface, rect, style)

        monkeypatch.setattr(pen.paint, "panel", noted)
        for target in (*some_targets(table.position), targets.Verb("meditate"), Button("menu")):
            spot = places.spot(layout, scene.board.display.shown, (), target)
            told = card.card(scene.text, ORDERS, hand.draft, target)
            if spot is None or told is None:
                continue
            for words in (told, card.refused(scene.text, "No. " * 40, target, False)):
                drawn.clear()
                cardface.draw(pen, words, spot, [])
                assert all(not rect.colliderect(spot) and layout.window.contains(rect) for rect in drawn), target


def test_the_card_of_a_chip_says_what_it_is_for_and_hides_no_chip(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    laid: list[tuple[str, Rect]] = []
    put = cardface.draw

    def spy(pen: Pen, shown: Card, *more: Any) -> Rect:
        laid.append((shown.title, put(pen, shown, *more)))
        return laid[-1][1]

    monkeypatch.setattr(cardface, "draw", spy)
    with driving(tmp_path, more='animation_speed = "instant"\n') as driver:
        scene = LunaTable(driver.app, TableLink(new_table(2, "preset", None)))
        driver.app.replace(scene)
        driver.frames()
        point(driver, scene.board.display.layout.islands["book"].center)
        driver.frames(30)
        told = {"journey": "action-journey", "novice": "favour-novice", "favour": "action-favour"}
        for chip in [
            handle for handle in scene.board.hand.chips if handle.chip is not None and handle.chip.verb in told
        ]:
            point(driver, chip.rect.center)
            driver.frames(30)
            title, rect = laid[-1]
            assert chip.chip is not None and title == driver.app.catalogue(told.pop(chip.chip.verb))
            others = [one.rect for one in scene.board.hand.chips if not targets.of(one.target, "recruit")]
            assert rect.collidelist(others) < 0
        assert not told


def test_the_card_of_a_consecration_leaves_its_field_free(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    laid: list[Rect] = []
    put = cardface.draw

    def spy(pen: Pen, *more: Any) -> Rect:
        laid.append(put(pen, *more))
        return laid[-1]

    monkeypatch.setattr(cardface, "draw", spy)
    seen = set[int]()
    with driving(tmp_path, more='animation_speed = "instant"\ngrace = "off"\nrecap = "off"\n') as driver:
        table, chance = new_table(3, "preset", None), Random(3)
        while not table.over and len(seen) < 4:
            for tile in {
                argument_of(move) >> 2 for move in game.legal(table.position) if kind_of(move) == CONSECRATE
            } - seen:
                scene = LunaTable(driver.app, TableLink(table))
                driver.app.replace(scene)
                driver.frames()
                layout = scene.board.display.layout
                point(driver, layout.path_tiles[tile])
                assert scene.board.hand.hover == targets.Tile(tile)
                assert not laid[-1].colliderect(layout.field_hits[tile]), tile
                seen.add(tile)
            table.acts.submit(random_turn(table.position, chance))
    assert len(seen) == 4


def test_a_refusal_goes_when_something_else_is_asked(tmp_path: Path) -> None:
    with driving(tmp_path, more='animation_speed = "instant"\n') as driver:
        scene = LunaTable(driver.app, TableLink(new_table(2, "preset", None)))
        driver.app.replace(scene)
        driver.frames()
        verbs = scene.board.display.layout.bar.verbs
        for means in ("pointer", "key"):
            driver.click_at(verbs["consecrate"].center)
            assert scene.board.hand.refused is not None
            if means == "pointer":
                point(driver, verbs["favour"].center)
            else:
                driver.key(pygame.K_o)
            assert scene.board.hand.refused is None


def test_in_little_room_a_card_keeps_its_reason_and_hides_nothing_lit(tmp_path: Path) -> None:
    """The favours of an island in the corner, while other islands' favours and half the path are lit."""
    lines = ("Use 2 novices of one island and take its favour token.", "A token is worth 1 point at the end.")
    why = CardLine("Needs 2 active novices on Shrine Island; you have 1.", theme.LOSS, icon="ui/icon-lock")
    told = Card("Shrine", (*(CardLine(line) for line in lines), why, CardLine("The Sailboat brings active novices.")))
    thing = Rect(222, 533, 44, 44)
    chips = [Rect(324, 466, 27, 27), *(Rect(left, 431, 34, 33) for left in (272, 307, 342))]
    stacks = [Rect(1006, 339, 44, 44), Rect(514, 535, 44, 44), Rect(218, 339, 44, 44)]
    tiles = [Rect(left, 394, 53, 53) for left in (540, 584, 670, 801, 888)] + [
        Rect(434, top, 53, 53) for top in (257, 343)
    ]
    with driving(tmp_path) as driver:
        driver.app.replace(LunaTable(driver.app, TableLink(new_table(2, "preset", None))))
        driver.frames()
        pen = driver.scene.board.display.pen.on(pygame.Surface((1280, 720), 0, 32))
        lies = cardface.draw(pen, told, thing, chips, [*stacks, *tiles])
        assert lies.width and lies.collidelist([thing, *chips]) < 0
        assert not any(hidden(one, [lies]) for one in (*stacks, *tiles))
        assert cardplace.apart(lies, thing) <= pen.px(cardplace.FARTHEST)


def test_a_listener_hears_what_changes_before_how_much() -> None:
    lines = (
        CardLine("goods", sign="1 \u203a 2"),
        CardLine("nothing", when="Cost", sign="0"),
        CardLine("Apostate", sign="−3"),
    )
    assert card_lines(Card("Shift", lines)) == ["Shift", "goods, 1 \u203a 2", "Cost nothing", "−3 Apostate"]
