"""Puzzles from own games in the window: made once after an analysis, kept without the save, shown and repeated."""

from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

import pytest

from luna.bots.answers import Miss, Solution
from luna.bots.evaluator import evaluator_of
from luna.bots.proof import whole_turns
from luna.bots.review import clearest
from luna.bots.thinker import Pending, Thinker
from luna.games.luna import rules as game
from luna.learning import mining, own_puzzles, pack
from luna.learning.mining import NONE
from luna.learning.progress import Progress
from luna.learning.puzzle import read, write
from luna.log.saves import Saves
from luna.shell.app import desktop
from luna.shell.board.table_view import TableView
from luna.shell.modes.puzzle import PuzzleMode, Verdict
from luna.shell.records.analyst import Study
from luna.shell.records.library import Library
from luna.shell.records.puzzle_files import FOLDER, OwnPuzzles
from luna.shell.screens.puzzle_packs import OwnScene
from luna.shell.screens.puzzles import PuzzlesScene
from luna.table.table import Table
from tests import patience
from tests.ui.driver import Driver, a_game, driving, submit

PUZZLES = {name: write(pack.load(name, pack.names(name)[0])) for name in ("luna", "pangea")}


class Desk(Thinker):
    """A process that answers at once, and records its questions."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.text, self.moments = text, list[tuple[str, tuple[int, ...]]]()

    def do(self, job: Callable[[], Iterator[str]]) -> Pending[str]:
        assert isinstance(job, partial) and job.func is own_puzzles.find_puzzles
        self.moments += job.args[0]
        made = Pending[str](self, 0, job)
        made.known = self.text
        return made


def _study(saves: Saves) -> Study:
    """A whole analysis with one missed turn of a person."""
    table = Table.open(game, a_game(saves, 10_000, ("yellow", "red")))
    study = Study(table)
    table.close()
    study.people = [0, 1]
    number = next(n for n, (row, _) in enumerate(study.turns) if game.to_move(bytearray(row)) == 1)
    miss = Miss(number + 1, 1, study.turns[number][1], (0,), 900, ())
    study.misses = lambda seat: [miss] * (seat == 1)  # type: ignore[method-assign]
    return study


def _go(own_puzzles: OwnPuzzles, library: Library) -> None:
    for _ in range(4):
        library.wait()
        library.update()
        own_puzzles.update()


@pytest.mark.parametrize("text", [PUZZLES["luna"], NONE])
def test_an_analysis_makes_its_puzzles_once_and_they_outlive_the_save(tmp_path: Path, text: str) -> None:
    saves = Saves(tmp_path / "saves")
    library, desk, study = Library(lambda: saves, tmp_path), Desk(text), _study(saves)
    for _ in range(2):
        made = OwnPuzzles(desk, tmp_path, library)
        for _ in range(2):
            made.want(study)
            _go(made, library)
    assert len(desk.moments) == 1
    body, played = desk.moments[0]
    position = game.start(game.from_text(body)[0])
    assert game.state(position) == game.state(bytearray(study.turns[[t for _, t in study.turns].index(played)][0]))
    for save in saves.folder.glob("*.*"):
        save.unlink()
    later = OwnPuzzles(desk, tmp_path, library)
    later.look()
    _go(later, library)
    assert [write(one) for one in later.of("luna")] == ([] if text == NONE else [text])
    library.close()


def test_a_game_among_bots_makes_no_puzzles(tmp_path: Path) -> None:
    saves = Saves(tmp_path / "saves")
    library, desk, study = Library(lambda: saves, tmp_path), Desk(NONE), _study(saves)
    study.people = []
    made = OwnPuzzles(desk, tmp_path, library)
    made.want(study)
    _go(made, library)
    assert not desk.moments and not (tmp_path / FOLDER).exists()
    library.close()


@pytest.fixture
def driver(tmp_path: Path) -> Iterator[Driver]:
    home = tmp_path / "home"
    (home / FOLDER).mkdir(parents=True)
    for name, text in PUZZLES.items():
        (home / FOLDER / f"{name}.txt").write_text(text, encoding="utf-8")
    (home / FOLDER / "spoilt.txt").write_bytes(b"\xff\xfe?")
    with driving(home) as made:
        yield made


@pytest.mark.parametrize("name", PUZZLES)
def test_the_page_shows_the_puzzles_of_its_game_and_copies_one_without_answer(
    driver: Driver, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    app, copied = driver.app, list[str]()
    app.turn_to(name)

    def clip(text: str) -> bool:
        copied.append(text)
        return True

    monkeypatch.setattr(desktop, "to_clipboard", clip)
    app.push(PuzzlesScene(app))
    app.library.wait()
    driver.frames(3)
    driver.menu.ring.shown = True  # a hidden widget is scrolled into view
    driver.menu.ring.to(driver.widget("own"))
    driver.click("own")
    page = app.scenes[-1]
    assert isinstance(page, OwnScene) and app.own.kept.spoilt == ("spoilt.txt",)
    driver.click("copy")
    puzzle = read(copied[0])
    assert puzzle.claim is None and own_puzzles.key(puzzle) == own_puzzles.key(read(PUZZLES[name]))
    driver.widget("spoilt-spoilt.txt")
    page._answered(read(PUZZLES[name]), 3)
    app.library.wait()
    page.resume()
    assert not own_puzzles.due(Progress(app.home), puzzle, app.daily.today())
    driver.click("own-0")
    assert driver.top == "PuzzleMode"


BEST = read((Path(__file__).parents[1] / "learning" / "best" / "pangea.txt").read_text())


def _searched(driver: Driver) -> tuple[TableView, PuzzleMode]:
    """A puzzle that a search answers is open, with a proved one due beside it."""
    app = driver.app
    made = [one for one in mining.find_best_turn(BEST) if one][-1]
    (app.home / FOLDER / "best.txt").write_text(write(made), encoding="utf-8")
    app.turn_to("pangea")
    app.own.look()
    app.library.wait()
    driver.frames(2)
    app.push(OwnScene(app))
    driver.frames(2)
    driver.widget("searched")  # the page explains the eye
    number = next(n for n, one in enumerate(app.own.of("pangea")) if one.kind == "best")
    driver.click(f"own-{number}")
    view = app.scenes[-1]
    assert isinstance(view, TableView) and isinstance(view.mode, PuzzleMode)
    return view, view.mode


def _verdict(driver: Driver) -> Verdict:
    patience.until(lambda: driver.top == "Verdict", driver.step, limit=60)
    verdict = driver.app.scenes[-1]
    assert isinstance(verdict, Verdict)
    return verdict


def test_a_worse_turn_shows_its_cost_and_the_best_one_solves(driver: Driver) -> None:
    view, mode = _searched(driver)
    row = BEST.position()
    best = [one for one in clearest(evaluator_of("pangea", row), row) if one][-1].turn
    submit(view, next(turn for turn in whole_turns(BEST.rules, row) if turn != best))
    verdict = _verdict(driver)
    assert not verdict.solved and "points less" in str(driver.widget("value").node())
    assert own_puzzles.box(driver.progress(), BEST) == 0
    driver.click("again")
    patience.until(lambda: not view.table.length and not view.link.busy, driver.step)
    submit(view, best)
    assert _verdict(driver).solved and not mode.drew
    driver.app.library.wait()
    assert own_puzzles.box(driver.progress(), BEST) == 1
    driver.click("next")  # the proved one is due, too
    onward = driver.app.scenes[-1]
    assert isinstance(onward, TableView) and isinstance(onward.mode, PuzzleMode)
    assert onward.mode.puzzle.kind != "best" and onward.mode.onward is None  # this one is no longer due


def test_hints_of_a_best_turn_puzzle_are_goal_then_move(driver: Driver) -> None:
    view, mode = _searched(driver)
    comes, more = view.text("puzzle-hint-comes"), view.text("puzzle-hint-more")
    view.do("hint")
    patience.until(lambda: comes not in mode.hint.said(), driver.step, limit=60)
    assert mode.hint.paid == 1 and more in mode.hint.said() and not mode.hint.things
    view.do("hint")
    assert mode.hint.paid == 2 and more not in mode.hint.said() and mode.hint.things


def test_the_best_turn_is_shown_and_wins_nothing(driver: Driver) -> None:
    _, mode = _searched(driver)
    mode.show()
    assert _verdict(driver).solved and mode.shown
    assert own_puzzles.box(driver.progress(), BEST) == 0


def test_a_failed_search_is_reported_without_a_verdict(driver: Driver, monkeypatch: pytest.MonkeyPatch) -> None:
    view, mode = _searched(driver)
    failed = Pending[Solution](driver.app.thinker, 0, lambda: iter(()))
    failed.failed = True
    monkeypatch.setattr(driver.app.thinker, "weigh", lambda *of: failed)
    submit(view, next(iter(whole_turns(BEST.rules, BEST.position()))))
    patience.until(lambda: view.board.hand.refused is not None, driver.step, limit=30)
    assert driver.top == "PuzzleMode" and not mode.shown
