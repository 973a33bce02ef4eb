"""The analysis of a finished game: computed in the background, stored beside the save, shown in the replay."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from luna.bots import worker
from luna.bots.answers import Miss, TurnReview
from luna.bots.evaluator import Why
from luna.bots.thinker import Pending, Thinker
from luna.core.game import Turn
from luna.games.luna import rules as game
from luna.log.saves import Saves
from luna.shell.app.settings import LANGUAGES
from luna.shell.board.table_view import TableView
from luna.shell.modes.replay import ReplayScene
from luna.shell.modes.whatif import WhatIf
from luna.shell.records.analyst import FOLDER, Analyst, Study
from luna.shell.records.library import Library
from luna.table.table import Table
from tests.patience import until
from tests.ui.driver import Driver, a_game, driving
from tests.ui.ink import watching


class Desk(Thinker):
    """A process that answers at once, with the worker's own results, and counts."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: list[int] = []
        self.broken = False

    def judge(self, game: str, row: bytes, number: int, turn: Turn) -> Pending[TurnReview]:
        self.asked.append(number)
        made = Pending[TurnReview](self, 0, lambda: iter(()))
        made.failed = self.broken
        made.known = TurnReview((len(self.asked), number), 90) if not self.broken else None
        return made


@pytest.fixture
def saves(tmp_path: Path) -> Saves:
    return Saves(tmp_path / "saves")


@pytest.fixture
def table(saves: Saves) -> Iterator[Table]:
    made = Table.open(game, a_game(saves, 10_000, ("yellow", "red")))
    yield made
    made.close()


def analyst(saves: Saves, desk: Desk, tmp_path: Path) -> tuple[Analyst, Library]:
    library = Library(lambda: saves, tmp_path)
    return Analyst(desk, library), library


def go(made: tuple[Analyst, Library], steps: int) -> None:
    for _ in range(steps):
        made[1].wait()
        made[1].update()
        made[0].update()
    made[1].wait()


def finished(saves: Saves, tmp_path: Path, table: Table) -> Study:
    made = analyst(saves, Desk(), tmp_path)
    study = made[0].look(table)
    made[0].begin(study)
    go(made, study.total + 3)
    assert study.whole and not made[0].works(study)
    return study


def test_a_game_is_analysed_once_and_kept_beside_the_save(saves: Saves, tmp_path: Path, table: Table) -> None:
    study = finished(saves, tmp_path, table)
    assert study.path is not None and study.path.parent == saves.folder / FOLDER and study.path.exists()
    desk = Desk()
    made = analyst(saves, desk, tmp_path)
    again = made[0].look(table)
    made[0].begin(again)
    go(made, 5)
    assert again.judged == study.judged and desk.asked == [] and not made[0].works(again)


def test_a_stopped_analysis_continues(saves: Saves, tmp_path: Path, table: Table) -> None:
    made = analyst(saves, Desk(), tmp_path)
    study = made[0].look(table)
    made[0].begin(study)
    go(made, 12)
    made[0].stop(study)
    made[1].wait()
    known = len(study.judged)
    assert 0 < known < study.total and not made[0].works(study)
    desk = Desk()
    later = analyst(saves, desk, tmp_path)
    again = later[0].look(table)
    later[0].begin(again)
    go(later, 3)
    assert desk.asked[0] == known + 1


@pytest.mark.parametrize("spoilt", [b"", b"x" * 40, None])
def test_a_corrupt_analysis_is_made_again(saves: Saves, tmp_path: Path, table: Table, spoilt: bytes | None) -> None:
    study = finished(saves, tmp_path, table)
    assert study.path is not None
    whole = study.path.read_bytes()
    study.path.write_bytes(whole[:-1] + b"\x07" if spoilt is None else spoilt)
    made = analyst(saves, Desk(), tmp_path)
    again = made[0].look(table)
    go(made, 2)
    assert again.read and again.judged == ()


def test_a_save_that_changed_has_no_analysis(saves: Saves, tmp_path: Path, table: Table) -> None:
    study = finished(saves, tmp_path, table)
    table.acts.undo_to(table.length - 1)
    other = Study(table)
    assert other.key != study.key
    assert other.unpacked(study.packed()) == (), "a turn more than the game has"


def test_a_crashed_analysis_is_reported_and_can_be_restarted(saves: Saves, tmp_path: Path, table: Table) -> None:
    desk = Desk()
    desk.broken = True
    made = analyst(saves, desk, tmp_path)
    study = made[0].look(table)
    made[0].begin(study)
    go(made, 4)
    assert study.failed and not made[0].works(study)
    desk.broken = False
    made[0].begin(study)
    go(made, 4)
    assert not study.failed and study.judged


def test_the_replay_shows_better_turns(tmp_path: Path) -> None:
    with driving(tmp_path, more="speed = 0\n") as driver:
        table = Table.open(game, a_game(driver.app.saves, 10_000, ("yellow", "red")))
        study = driver.app.analyst.look(table)
        scene = ReplayScene(driver.app, table)
        driver.app.push(scene)
        driver.frames(3)
        assert not scene.analysis.points
        study.judged = tuple(_judged(table))
        driver.frames(3)
        (point,) = scene.analysis.points
        assert list(scene.scrubber.scores()) == study.course()
        places = _places(scene, "turning-point", "whatif")
        scene.do("turning-point")
        driver.frames(3)
        assert _places(scene, "turning-point", "whatif") == places, "what was pressed stays under the hand"
        assert scene.number == point.number - 1 and scene.analysis.card() is not None
        scene.do("turn-on")
        assert scene.title(scene.number).endswith("points given away")
        driver.frames(3)
        scene.do("hint")
        driver.frames(1)
        _line_is_played(driver, point.number - 1, point.line)
        assert not driver.app.catalogue.missing and not driver.app.catalogue.faulty


@pytest.mark.parametrize("large", [100, 150])
def test_the_words_of_an_analysed_replay_are_whole(large: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """At a table of four, before and after a turning point, in every language."""
    with driving(tmp_path, more=f"text_size = {large}\n") as driver, watching(monkeypatch, (1280, 720)) as ink:
        table = Table.open(game, a_game(driver.app.saves))
        turn = table.history[99].turn
        miss = Miss(100, table.history[99].seat, turn, turn, 2340, (Why("priestess", 900),))
        scene = ReplayScene(driver.app, table)
        driver.app.push(scene)
        driver.frames(3)
        missed = (miss if number == 99 else None for number in range(table.length + 1))
        driver.app.analyst.look(table).judged = tuple(TurnReview((0,) * 4, 90, one) for one in missed)
        for language in LANGUAGES:
            driver.app.catalogue.switch(language)
            for number in (99, 100):
                scene.show(number)
                ink.forget()
                driver.frames(2)
                assert any(scene.text("replay-turning") in words for words in ink.words)
                assert not ink.cut, language
            lost = scene.text("replay-cost", points=2.34)
            assert any(words.endswith(lost) for words in ink.words), language


def _places(scene: ReplayScene, *commands: str) -> list[tuple[int, int]]:
    places = {control.command: control.rect.topleft for control in scene.scrubber.controls}
    return [places[command] for command in commands]


def _judged(table: Table) -> Iterator[TurnReview]:
    """Every turn but one is judged good: the first that was not the first choice."""
    missed = False
    for number, played in enumerate(table.history, 1):
        *_, said = (
            worker.judge("luna", bytes(table.position_at(number - 1)), number, played.turn)
            if not missed
            else [TurnReview((number, -number), 100)]
        )
        assert isinstance(said, TurnReview)
        missed = missed or said.miss is not None
        yield said
    yield TurnReview((0, 0))


def _line_is_played(driver: Driver, before: int, line: tuple[Turn, ...]) -> None:
    view = driver.app.scenes[-1]
    assert isinstance(view, TableView) and isinstance(view.mode, WhatIf) and line
    assert view.mode.forbidden
    until(lambda: not view.mode.forbidden, driver.frames, limit=60)
    assert [played.turn for played in view.table.history[before:]] == list(line)
    view.do("undo")
    until(lambda: view.table.length == before + len(line) - 1, driver.frames, limit=60)
