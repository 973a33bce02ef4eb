"""The solo game in the window: starting it, the opponent's steps and captions, the end of the phase, the result."""

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pygame
import pytest

from luna.core.game import Turn
from luna.games.luna import rules as game
from luna.games.luna.board import targets
from luna.games.luna.board.panels.captions import OpponentPanel
from luna.games.luna.board.targets import CANDLE
from luna.games.luna.board.view_model import ViewModel
from luna.games.luna.board.words import teller
from luna.games.luna.board.words.automaton import SEAT, AutomatonStep, deactivates, steps
from luna.games.luna.rules import events as ev
from luna.games.luna.rules.board import ISLANDS
from luna.games.luna.rules.moves import FINISH, SOLO, encode
from luna.games.luna.rules.position import BASE, DISC, OPEN
from luna.games.luna.rules.views import view
from luna.games.luna.screens.scoring import ScoringScene
from luna.shell.app import navigation
from luna.shell.app.settings import LANGUAGES, load
from luna.shell.drawing.fonts import SMALLEST
from luna.shell.records.statistics import Statistics
from luna.shell.screens.game_over import FinalScene
from luna.table.table import Player, Table
from luna.text import Catalogue
from tests import patience
from tests.ui.clicks import random_turn
from tests.ui.driver import Driver, LunaTable, driving
from tests.ui.ink import watching


def a_table(level: int, seed: int, path: Path | None = None) -> Table:
    dealt = game.deal(game.choose(("red",), "free", solo=level), bytes([seed]) * 32)
    return Table.new(game, dealt, {"red": Player("Anna")}, path, options={"setup": "free"})


def a_turn(row: bytearray, chance: random.Random) -> Turn:
    """Temple turns if there are any: they make the opponent act."""
    moves = game.legal(row)
    if FINISH in moves and chance.random() < 0.15:
        return (FINISH,)
    turn = random_turn(row, chance)
    while turn == (FINISH,) and len(moves) > 1 and chance.random() < 0.9:
        turn = random_turn(row, chance)
    return turn


def whole_game(level: int, seed: int) -> list[Turn]:
    table, chance, turns = a_table(level, seed), random.Random(seed), list[Turn]()
    while not table.over:
        turns.append(a_turn(table.position, chance))
        table.acts.submit(turns[-1])
    return turns


def played(level: int, seed: int) -> Iterator[tuple[bytearray, Turn, bytearray, list[Any]]]:
    """Each turn of a whole game: the position before it, the turn, the position after it, its events."""
    table = a_table(level, seed)
    for number, turn in enumerate(whole_game(level, seed), 1):
        before = table.position
        table.acts.submit(turn)
        yield before, turn, table.position, list(table.events_of(number))


@pytest.fixture(scope="module")
def games() -> list[tuple[bytearray, Turn, bytearray, list[Any]]]:
    return [moment for level in (1, 2, 3) for seed in range(4) for moment in played(level, seed)]


def of(found: list[AutomatonStep], name: str) -> AutomatonStep | None:
    return next((step for step in found if step.name == name), None)


def test_every_step_of_the_automaton_is_worded_correctly(
    games: list[tuple[bytearray, Turn, bytearray, list[Any]]],
) -> None:
    """Checked against the positions before and after, not against the events of the steps."""
    told = set()
    for row, turn, after, events in games:
        found = steps(row, turn)
        told |= {step.name for step in found}
        before, then = view(row).seats[SEAT], view(after).seats[SEAT]
        if deactivates(turn):
            assert sum(step.events for step in found) == len(events)
            tired = of(found, "tires")
            assert tired is not None and tired.facts["seat"] == then.council_seat
            island = ISLANDS.index(str(tired.facts["island"]))
            assert tired.facts["count"] == before.active[island]
            was, now = ({one.tile: one for one in view(r).temple if one.owner is not None} for r in (row, after))
            new = {tile for tile, one in now.items() if one.owner == SEAT} - was.keys()
            entered, evicted, book = of(found, "enters"), of(found, "evicts"), of(found, "book")
            assert {entered.facts["tile"]} == new if entered else of(found, "waits") and not new
            assert set(evicted.tiles if evicted else ()) == was.keys() - now.keys()
            mine = [tile for tile, one in was.items() if one.book and one.owner != SEAT]
            assert book is None or (book.facts["source"] in mine and now[int(book.facts["target"])].book)
            gained = [int(step.facts["points"]) for step in (entered, evicted, book) if step]
            assert sum(gained) == then.ip - before.ip
        elif turn == (FINISH,):
            built = of(found, "builds")
            new_shrines = {
                name for name, had, has in zip(ISLANDS, before.shrines, then.shrines, strict=True) if has > had
            }
            assert {built.facts["island"]} == new_shrines if built else not new_shrines
        else:
            driven = [(step.facts["tile"], step.facts["island"]) for step in found]
            gone = [(one.tile, one.destination) for one in events if isinstance(one, ev.Evicted) and one.seat == SEAT]
            assert driven == gone and {step.name for step in found} <= {"driven"}
    assert told == {"tires", "enters", "evicts", "book", "no-book", "builds", "driven"}


@pytest.fixture
def round_start() -> bytearray:
    """The opponent is about to be deactivated, and nothing has been claimed."""
    return next(row for row, turn, _, _ in played(1, 0) if deactivates(turn))


def test_the_automaton_enters_only_with_a_fitting_tile(round_start: bytearray) -> None:
    row, island = round_start, 0
    row[OPEN : OPEN + 7] = bytes(7)
    row[BASE[SEAT] + DISC] = 10 << 3
    found = steps(row, (encode(island, SOLO),))
    assert [step.name for step in found] == ["tires", "waits"]
    assert (found[0].facts["disc"], found[0].facts["seat"]) == ("full", 10)


@pytest.mark.parametrize(
    ("seat", "active", "disc", "then"), [(9, 2, "last", 10), (9, 1, "moves", 10), (4, 0, "stays", 4)]
)
def test_the_automatons_disc_stops_at_the_last_seat(
    round_start: bytearray, seat: int, active: int, disc: str, then: int
) -> None:
    row = round_start
    row[BASE[SEAT] + DISC], row[BASE[SEAT]] = seat << 3, active
    told = steps(row, (encode(0, SOLO),))[0]
    assert (told.facts["disc"], told.facts["seat"], told.facts["count"]) == (disc, then, active)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_has_words_in_every_language(
    language: str, games: list[tuple[bytearray, Turn, bytearray, list[Any]]]
) -> None:
    words = Catalogue(language)
    for row, turn, _, events in games[::3]:
        for step in steps(row, turn):
            assert step.words(words) and step.why(words)
        for event in events:
            teller.row(words, ("Opponent", "Anna"), "deed", event, SEAT)
    assert not words.missing and not words.faulty


def test_games_without_an_automaton_have_no_steps() -> None:
    row = game.start(game.deal(game.choose(("red", "blue")), bytes(32)))
    assert steps(row, (game.legal(row)[0],)) == []


def test_the_form_remembers_its_choices_and_a_rematch_keeps_them(tmp_path: Path) -> None:
    with driving(tmp_path) as driver:
        navigation.leave(driver.app)
        driver.frames()
        for name in ("more", "solo", "level-3", "order-blue", "begin"):
            driver.click(name)
        driver.frames(5)
        scene = driver.scene
        assert (scene.table.dealt.solo, scene.table.dealt.orders) == (3, ("blue",))
        assert [seat.kind for seat in scene.table.seats] == ["automaton", "human"]
        settings, _ = load(tmp_path, "en")
        assert (settings.last("luna").options["solo"], settings.last("luna").alone) == (3, "blue")
        navigation.rematch(driver.app, scene.table)
        driver.frames(5)
        again = driver.scene.table
        assert again is not scene.table and (again.dealt.solo, again.dealt.orders) == (3, ("blue",))


# ---- at the table


def sit(driver: Driver, turns: list[Turn], level: int = 1, seed: int = 0) -> LunaTable:
    """The table after these turns."""
    path = driver.app.saves.new_path()
    table = a_table(level, seed, path)
    for turn in turns:
        table.acts.submit(turn)
    table.close()
    navigation.open_save(driver.app, path)
    driver.frames(4)
    return driver.scene


def until(turns: list[Turn], row: bytearray, wanted: str) -> list[Turn]:
    """The turns up to the first moment at which the opponent would take this step."""
    for number, turn in enumerate(turns):
        if of(steps(row, turn), wanted):
            return turns[: number + 1]
        for move in turn:
            game.play(row, move)
    raise AssertionError(wanted)


def settle(driver: Driver, scene: LunaTable) -> list[AutomatonStep]:
    """Wait until everything is seen; returns the captions."""
    seen: list[AutomatonStep] = []
    while scene.link.busy:
        driver.step()
    for _ in range(3000):
        driver.step()
        current = scene.board.told.step
        if current is not None and (not seen or seen[-1] is not current):
            seen.append(current)
            assert scene.picture.chrome().acting == 0, "the banner still says that it is the player's turn"
        if not scene.board.display.busy:
            return seen
    raise AssertionError("never at rest")


@pytest.fixture
def started(tmp_path: Path) -> Iterator[tuple[Driver, LunaTable, Turn]]:
    """A round begins in which the opponent takes a book; returns the turn that does it."""
    with driving(tmp_path) as driver:
        turns = until(whole_game(1, 0), a_table(1, 0).position, "book")
        yield driver, sit(driver, turns[:-1]), turns[-1]


def test_the_island_is_chosen_by_a_click_and_each_step_is_shown(started: tuple[Driver, LunaTable, Turn]) -> None:
    driver, scene, turn = started
    wanted = steps(scene.position, turn)
    island = ISLANDS[turn[0] >> 12]
    before = scene.table.length
    driver.click_at(scene.board.display.layout.islands[island].center)
    assert settle(driver, scene) == wanted and len(wanted) >= 3
    assert scene.table.length == before + 1 and scene.board.told.step is None
    assert scene.board.display.shown == ViewModel.of(view(scene.position))
    scene.do("recap")
    driver.frames()
    assert scene.board.recap in scene.open
    scene.do("undo")
    settle(driver, scene)
    assert scene.table.length == before and view(scene.position).step == "deactivate"


@pytest.mark.parametrize("means", ["space", "enter", "click"])
def test_the_island_is_chosen_by_its_key_and_each_press_shows_a_step(
    started: tuple[Driver, LunaTable, Turn], means: str
) -> None:
    driver, scene, turn = started
    wanted = steps(scene.position, turn)
    number = scene.board.display.layout.ring.index(ISLANDS[turn[0] >> 12])
    driver.key(pygame.K_1 + number)
    assert not scene.link.busy, "a number only looks where it would play a turn"
    driver.key(pygame.K_RETURN)
    for step in wanted:
        while scene.link.busy or scene.board.told.step is None:
            driver.step()
        assert scene.board.told.step == step
        driver.frames(40)  # a double press of the island's key is not a next step
        if means == "click":
            driver.click_at(scene.board.display.layout.candles.center)
        else:
            driver.key(pygame.K_SPACE if means == "space" else pygame.K_RETURN)
        assert scene.board.told.step != step and not scene.board.hand.draft.busy
    while scene.board.display.busy:
        driver.step()
    assert scene.table.history[-1].turn == turn
    assert scene.board.display.shown == ViewModel.of(view(scene.position))


def test_at_instant_speed_the_list_has_the_steps(tmp_path: Path) -> None:
    with driving(tmp_path, more='animation_speed = "instant"') as driver:
        turns = until(whole_game(1, 0), a_table(1, 0).position, "book")
        scene = sit(driver, turns[:-1])
        assert scene.board.recap not in scene.open
        scene.board.focus.click(targets.Island(ISLANDS[turns[-1][0] >> 12]))
        settle(driver, scene)
        assert scene.board.recap in scene.open
        assert isinstance(scene.board.recap, OpponentPanel) and len(scene.board.recap.told()) >= 3
        text, said = driver.app.catalogue, " ".join(scene.board.recap.said())
        assert all(step.words(text) in said and step.why(text) in said for step in scene.board.recap.told())


def test_the_phase_is_ended_by_a_second_click_and_nobody_meditates(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with driving(tmp_path) as driver:
        turns = until(whole_game(1, 0), a_table(1, 0).position, "builds")
        scene = sit(driver, turns[:-1])
        with watching(monkeypatch, driver.app.canvas.size) as ink:
            scene.resize(driver.app.canvas)
            driver.frames()
            said = [words for words, _ in ink.places]
        assert "End phase" in said and "Meditate" not in said
        before = scene.table.length
        scene.board.focus.click(CANDLE)
        driver.frames()
        assert scene.table.length == before and scene.board.hand.draft.confirm
        assert scene.board.hand.refused is not None and scene.board.hand.refused.title == "End the phase"
        driver.app.settings.reduced_motion = True  # the sheet counts, not the board
        driver.key(pygame.K_m)
        while driver.top == "TableView" and not scene.board.told.step:
            driver.step()
        assert scene.board.told.step is not None and scene.board.told.step.name == "builds"
        assert not scene.board.hand.strip, "which island comes next is not asked before the scoring has been seen"
        while driver.top == "TableView":
            driver.step()
        assert driver.top == "ScoringScene" and scene.table.length == before + 1
        scoring = driver.app.scenes[-1]
        assert isinstance(scoring, ScoringScene)
        assert len(scoring.sheet.built) == 1, "V8: what it has just built is told on the sheet"
        apostate = next(beat for beat in scoring.sheet.pages[0] if beat.beat == "apostate")
        told = {line.seat: scoring.sheet.counted(apostate, line, 0)[0] for line in apostate.lines}
        automaton = next(seat.seat for seat in view(scene.position).seats if seat.automaton)
        assert told[automaton] == driver.app.catalogue("solo-safe"), "V9: the Apostate takes nothing from the opponent"


def test_the_card_of_an_island_predicts_the_automaton(started: tuple[Driver, LunaTable, Turn]) -> None:
    driver, scene, turn = started
    scene.board.hand.lead(targets.Island(ISLANDS[turn[0] >> 12]))
    card = scene.board.hand.card()
    assert card is not None
    words = driver.app.catalogue
    assert [line.words for line in card.lines] == [step.words(words) for step in steps(scene.position, turn)]
    assert [line.when for line in card.lines][:2] == ["V4", "V5"]


# ---- the end


def end(driver: Driver, scene: LunaTable) -> FinalScene:
    scene.board.focus.click(CANDLE)
    scene.board.focus.click(CANDLE)

    def step() -> None:
        driver.step()
        if driver.top in ("ScoringScene", "FinaleScene") or scene.board.scored.telling:
            driver.key(pygame.K_ESCAPE)

    patience.until(lambda: driver.top == "FinalScene", step)
    final = driver.app.scenes[-1]
    assert isinstance(final, FinalScene)
    return final


def test_the_result_is_a_difference_and_is_recorded_once(tmp_path: Path) -> None:
    with driving(tmp_path) as driver:
        turns = whole_game(2, 1)
        final = end(driver, sit(driver, turns[:-1], 2, 1))
        theirs, mine = final.tally.points
        headline, below = final.tally.outcome(final.words, final.names)
        assert str(abs(mine - theirs)) in headline and "level 2" in below
        assert "candle" not in [cause.name for cause in final.tally.causes]
        path = driver.app.saves.folder / final.table.name
        assert [one.difference for one in Statistics(tmp_path).games] == [mine - theirs]
        navigation.open_save(driver.app, path)
        driver.frames(4)
        assert driver.top == "FinalScene" and len(Statistics(tmp_path).games) == 1
        assert Statistics(tmp_path).alone("luna", "solo", 2).games == 1


def test_a_rewound_game_is_no_record(tmp_path: Path) -> None:
    with driving(tmp_path) as driver:
        turns = whole_game(2, 1)
        scene = sit(driver, turns[:-1], 2, 1)
        for number in (len(turns) - 4, len(turns) - 1):
            scene.link.undo_to(number)
            settle(driver, scene)
        final = end(driver, scene)
        assert "taken back" in final.tally.outcome(final.words, final.names)[1]
        annals = Statistics(tmp_path)
        assert len(annals.games) == 1 and annals.alone("luna", "solo", 2).games == 0


def test_an_imported_game_of_level_three_can_be_played_again(tmp_path: Path) -> None:
    with driving(tmp_path) as driver:
        dealt = game.deal(game.choose(("blue",), "free", solo=3), bytes(32))
        table = Table.new(game, dealt, {"blue": Player("Anna")})
        navigation.rematch(driver.app, table)
        driver.frames(5)
        assert driver.scene.table.dealt.solo == 3


@pytest.mark.parametrize(("language", "more"), [("de", ""), *((language, "text_size = 200") for language in LANGUAGES)])
def test_the_words_of_the_automaton_fit(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, language: str, more: str
) -> None:
    with driving(tmp_path, (1280, 720), language, more) as driver:
        turns = until(whole_game(1, 0), a_table(1, 0).position, "book")
        scene = sit(driver, turns[:-1])
        with watching(monkeypatch, driver.app.canvas.size) as ink:

            def check() -> None:
                ink.forget()
                scene.resize(driver.app.canvas)
                driver.frames()
                assert not ink.outside(pygame.Rect((0, 0), driver.app.canvas.size))
                assert not [words for words in ink.cut if "Anna" not in words]
                assert min(ink.sizes) >= SMALLEST

            check()  # the island is to be chosen
            found = {step.name: step for row, turn, _, _ in played(1, 0) for step in steps(row, turn)}
            for step in found.values():
                scene.board.told.tell_step(step)
                check()
            scene.board.told.end()
            scene.link.submit(turns[-1])
            settle(driver, scene)
            scene.do("recap")
            check()
        assert not driver.app.catalogue.missing and not driver.app.catalogue.faulty
