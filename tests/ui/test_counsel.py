"""Hints at three depths, and the reasons of a bot's turn: of this session, of a save, of another bot's seat."""

import random
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path

import pygame
import pytest

from luna.bots import levels
from luna.bots.answers import Thought
from luna.bots.evaluator import Evaluator, Variation, Why
from luna.core import registry
from luna.games.luna import rules as game
from luna.games.luna.board.picture.things import off_board, place
from luna.games.luna.board.words import teller
from luna.games.luna.board.words.arguments import goal, ground_words, grounds_of
from luna.games.luna.board.words.sentences import told
from luna.games.luna.bot import evaluator
from luna.games.luna.bot.evaluator import THEMES
from luna.games.luna.bot.grounds import grounds
from luna.games.luna.bot.turns import after
from luna.games.luna.rules.moves import CLOSE, JOURNEY, TIDE, kind_of
from luna.games.luna.rules.views import view
from luna.log.records import BOT
from luna.shell.app.settings import LANGUAGES
from luna.shell.board.teller import DEPTHS, NUMBERS
from luna.table.table import Table
from luna.text import Catalogue
from luna.text.sentences import worth
from tests.bots.helpers import choose
from tests.ui.clicks import random_turn
from tests.ui.driver import Driver, driving
from tests.ui.rooms import INSTANT, Room, Silent, a_table


@pytest.fixture
def driver(tmp_path: Path) -> Iterator[Driver]:
    with driving(tmp_path, more=INSTANT) as made:
        yield made


def test_why_names_the_weightiest_reasons(driver: Driver) -> None:
    room = Room(driver, a_table(0, 3, turns=14))
    room.until(room.rests)
    chance = random.Random(4)
    while not any(thought.why for thought in room.scene.company.opponents.thoughts.values()):
        room.play(chance)
    scene, company = room.scene, room.scene.company
    number, thought = next((n, one) for n, one in company.opponents.thoughts.items() if one.why)
    rail = scene.board.display.layout.rail.log
    said = None
    for y in range(rail.top, rail.bottom, 6):
        scene.handle(pygame.event.Event(pygame.MOUSEMOTION, pos=(rail.centerx, y), rel=(0, 0), buttons=(0, 0, 0)))
        if company._pointed is not None and company._pointed.number == number:
            said = company.why()
    assert said is not None
    row = scene.table.position_at(number - 1)
    argued = [ground_words(scene.text, scene.names, ground) for ground in grounds_of(row, thought)]
    played = told(scene.text, scene.names, row, scene.table.history[number - 1].turn)
    assert argued and [line.words for line in said[0].lines] == [played, *argued]
    driver.frames(2)


def test_a_hint_is_the_best_turn_at_three_depths(driver: Driver) -> None:
    room = Room(driver, a_table(0, 0, turns=40, seed=3))
    scene, hints = room.scene, room.scene.company.hints
    best = choose(scene.position, Evaluator.advises)
    driver.key(pygame.K_i)
    assert hints in scene.open
    room.until(lambda: hints.adviser.ready is not None)
    assert hints.adviser.ready is not None and hints.adviser.ready.choice == best
    assert len(hints.card.lines) == 2 and not hints.things  # the goal, and how to ask for more
    driver.key(pygame.K_i)
    assert told(scene.text, scene.names, scene.position, best) in hints.card.lines[1].words
    assert hints.things == teller.things(scene.position, best)
    driver.key(pygame.K_i)
    assert hints.card.lines[1].sign and hints.card.lines[1].words.startswith(
        told(scene.text, scene.names, scene.position, best)
    )
    driver.key(pygame.K_i)
    assert hints not in scene.open
    driver.key(pygame.K_i)
    scene.link.submit(best)
    room.until(lambda: room.table.length == 41)
    assert hints not in scene.open and hints.adviser.thought is None


def pointing(room: Room, number: int) -> Callable[[], list[str]]:
    """Point at the line of a turn in the rail; returns the text of its card from now on."""
    scene = room.scene
    rail = scene.board.display.layout.rail.log
    for y in range(rail.bottom - 2, rail.top, -6):
        scene.handle(pygame.event.Event(pygame.MOUSEMOTION, pos=(rail.centerx, y), rel=(0, 0), buttons=(0, 0, 0)))
        entry = scene.company._pointed
        if entry is not None and entry.number == number:
            break

    def words() -> list[str]:
        said = scene.company.why()
        return [line.words for line in said[0].lines] if said else []

    return words


def a_game_with_a_bot(level: int, until: int) -> Table:
    """A table at which a bot has played before this program began."""
    table = a_table(0, level, seed=3)
    chance, temper = random.Random(2), registry.characters("luna").temper(5)
    while table.length < until or table.seats[table.to_move or 0].kind == BOT:
        row, bot = table.position, table.seats[table.to_move or 0].kind == BOT
        turn = levels.choose(evaluator(row), row, level, 5, temper) if bot else random_turn(row, chance)
        table.acts.submit(turn)
    return table


def test_the_reason_of_an_earlier_turn_is_computed_again(driver: Driver) -> None:
    table = a_game_with_a_bot(4, 14)
    number = max(n for n, played in enumerate(table.history, 1) if table.seats[played.seat].kind == BOT)
    room = Room(driver, table)
    assert not room.scene.company.opponents.thoughts
    said = pointing(room, number)
    assert said() == [room.scene.text("hint-thinking", percent=0)]
    room.until(lambda: room.scene.company._explainer.ready is not None)
    thought, row = room.scene.company._explainer.ready, table.position_at(number - 1)
    assert thought is not None and thought.choice == table.history[number - 1].turn
    argued = [ground_words(room.scene.text, room.scene.names, ground) for ground in grounds_of(row, thought)]
    assert argued and said()[1 : 1 + len(argued)] == argued
    driver.frames(2)
    scene = room.scene
    scene.handle(pygame.event.Event(pygame.MOUSEMOTION, pos=(5, 500), rel=(0, 0), buttons=(0, 0, 0)))
    assert scene.company._explainer.thought is None


def test_a_turn_by_another_player_of_the_seat_says_so(driver: Driver) -> None:
    table = a_table(0, 2, seed=7, turns=14)  # random turns: a bot took the seat later
    number = max(
        n
        for n, played in enumerate(table.history, 1)
        if table.seats[played.seat].kind == BOT and choose(table.position_at(n - 1), 2, 5) != played.turn
    )
    room = Room(driver, table)
    said = pointing(room, number)
    room.until(lambda: room.scene.company._explainer.ready is not None)
    turn = told(
        room.scene.text, room.scene.names, table.position_at(number - 1), choose(table.position_at(number - 1), 2, 5)
    )
    assert said() == [room.scene.text("why-not-its-own", turn=turn)]


@pytest.mark.parametrize("means", ("key", "click"))
def test_a_hint_can_be_cancelled(driver: Driver, silent: Silent, means: str) -> None:
    room = Room(driver, a_table(0, 0, turns=20, seed=3))
    scene, hints = room.scene, room.scene.company.hints
    driver.click_at(scene.board.display.layout.rail.buttons["hint"].center)
    silent.say(Thought(500, 2000, (), None))
    driver.frames(2)
    assert hints in scene.open and hints.card.lines[0].words == scene.text("hint-thinking", percent=25)
    if means == "key":
        driver.key(pygame.K_ESCAPE)
    else:
        driver.click_at(hints.spots(scene.board.display.layout)[0].center)
    assert hints not in scene.open and not silent.waiting and driver.top == "TableView"
    driver.key(pygame.K_i)
    assert len(silent.rows) == 2


def test_only_the_player_to_move_gets_a_hint(driver: Driver, silent: Silent) -> None:
    room = Room(driver, a_table(5, 0))
    scene = room.scene
    if not scene.company.watching:
        scene.link.submit(random_turn(scene.position, random.Random(2)))
        room.until(lambda: scene.company.watching and not scene.link.busy)
    assert not scene.picture.chrome().can_hint
    driver.click_at(scene.board.display.layout.rail.buttons["hint"].center)
    assert scene.company.hints not in scene.open
    assert scene.board.hand.refused is not None and scene.board.hand.refused.lines[0].words == scene.text(
        "hint-not-now"
    )


def test_a_hint_in_numbers_hides_nothing_that_it_names(tmp_path: Path, silent: Silent) -> None:
    """At the smallest size in a language with long words, where the card is taller than the free water."""
    with driving(tmp_path, language="de", more=INSTANT) as driver:
        _ask_for_numbers(driver, silent)


def test_a_hint_in_large_text_beside_a_forecast_is_not_cut(tmp_path: Path, silent: Silent) -> None:
    """It covers the forecast then: its title alone would be no hint."""
    with driving(tmp_path, more=f"{INSTANT}text_size = 200\n") as driver:
        room = Room(driver, a_table(0, 0, turns=20, seed=3))
        scene, hints = room.scene, room.scene.company.hints
        driver.key(pygame.K_o)
        driver.key(pygame.K_i)
        turn = evaluator(scene.position).candidates(scene.position)[0]
        silent.say(Thought(9, 9, (Variation(turn, 3.0, 0.2),), turn, (), ((Why("points", 900),),)))
        driver.frames(2)
        for _ in DEPTHS:
            line = scene.board.display.picture.pen.fonts.line("label")
            assert hints in scene.open and hints.rect.height > line * len(hints.card.lines)
            driver.key(pygame.K_i)


def _ask_for_numbers(driver: Driver, silent: Silent) -> None:
    raised = 0
    for turns in range(20, 60, 3):
        room = Room(driver, a_table(0, 0, turns=turns, seed=3))
        if driver.top != "TableView":
            continue
        scene, hints = room.scene, room.scene.company.hints
        driver.key(pygame.K_i)
        turns_there = evaluator(scene.position).candidates(scene.position)
        lines = tuple(Variation(turn, 3.0 - n, 0.2) for n, turn in enumerate(turns_there))
        thought = Thought(9, 9, lines, lines[0].turn, (), ((Why("points", 900), Why("council", 500)),) * len(lines))
        silent.say(thought)
        driver.frames(2)
        driver.key(pygame.K_i)
        driver.key(pygame.K_i)
        for number in teller.compared(scene.text, scene.names, scene.position, thought).values():
            for thing in teller.things(scene.position, lines[number].turn):
                if not off_board(thing):
                    there = place(scene.board.display.picture.pen, scene.board.display.shown, thing)
                    assert not hints.rect.colliderect(there), (turns, thing)
        raised += hints.rect.top < scene.board.display.layout.card_home.top
    assert raised


@pytest.mark.parametrize("language", LANGUAGES)
def test_different_turns_have_different_words(language: str) -> None:
    """A hint names every place and means, so that the turn is unambiguous."""
    text, chance = Catalogue(language), random.Random(5)
    for seed in range(2):
        table = a_table(0, 0, 0, seed=seed)
        while not table.over:
            row = table.position
            turns = [(move, CLOSE) if kind_of(move) in (JOURNEY, TIDE) else (move,) for move in game.legal(row)]
            chosen = chance.sample(turns, min(12, len(turns)))
            assert len({told(text, ["Ann", "Bo", "Cy"], row, turn) for turn in chosen}) == len(chosen)
            table.acts.submit(random_turn(row, chance))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_ground_has_its_words(language: str) -> None:
    """Every possible hint of every kind of position, and each ground at least once."""
    text, said = Catalogue(language), set[str]()
    for row, turn in some_turns():
        names = ["Yanna", "Rolf", "Bea", "Wim"][: len(view(row).seats)]
        for theme in THEMES:
            for ground in grounds(row, turn, [theme]):
                words = ground_words(text, names, ground), goal(text, ground)
                assert all(one.endswith(".") and "{" not in one for one in words), words
                said.add(ground.name)
    assert len(said) > 40
    for theme in THEMES:
        assert text(f"theme-{theme}")
    assert worth(text, -2340) == ("\u22122.3" if language == "en" else "\u22122,3")
    assert worth(text, -40) == worth(text, 0) == ("0.0" if language == "en" else "0,0")
    assert worth(text, 500) == ("+0.5" if language == "en" else "+0,5")
    assert not text.missing and not text.faulty


@pytest.mark.parametrize("solo", [0, 1])
def test_the_numbers_of_a_hint_agree_with_the_analysis(solo: int) -> None:
    """No green pill around a minus, and no "lead" without one (expert S3-4, newcomer S3-4)."""
    text, row = Catalogue("en"), next(row for row, _ in some_turns() if view(row).solo == 2 * solo and acting(row))
    turn, other = sorted(evaluator(row).candidates(row))[:2]
    for margin, kind, sign in ((2.0, "gain", "+2.0"), (0.0, "plain", "0.0"), (-8.4, "loss", "\u22128.4")):
        lines = Variation(turn, margin, 0.6), Variation(other, margin - 1, 0.4)
        head, first, second = teller.hint(text, ("A", "B"), row, Thought(9, 9, lines, turn), NUMBERS)
        assert head.words == text("hint-result" if solo else "hint-unit") and "ead" not in head.words
        assert (first.kind, first.sign, second.kind) == (kind, sign, "plain")


def acting(row: bytearray) -> bool:
    return view(row).phase == "action" and len(evaluator(row).candidates(row)) > 1


@cache
def some_turns() -> list[tuple[bytearray, tuple[int, ...]]]:
    """Turns of games with two to four players and alone, from the first shrine to the last candle."""
    found = []
    for orders, solo in ((2, 0), (4, 0), (1, 2)):
        options = game.choose(("yellow", "red", "blue", "white")[:orders], "free", solo=solo)
        row, chance = game.start(game.deal(options, bytes(32))), random.Random(orders)
        while game.to_move(row) is not None:
            turn = chance.choice(evaluator(row).candidates(row))
            found.append((row, turn))
            row = after(row, turn)
    return found
