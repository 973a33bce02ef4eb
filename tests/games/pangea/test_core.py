"""The compiled core of Pangea agrees with pure Python; a planted difference in one rule is found."""

import shutil
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from luna.bots import compiled, levels
from luna.games.pangea.bot import core as native
from luna.games.pangea.bot.evaluator import PangeaEvaluator
from luna.games.pangea.bot.features import written
from luna.games.pangea.rules import position as at
from tests.games.pangea import equality
from tests.games.pangea.factories import reached
from tests.games.pangea.test_perft import TABLES

COMPILER = shutil.which("cc") or shutil.which("gcc") or shutil.which("clang")

pytestmark = pytest.mark.skipif(COMPILER is None, reason="there is no C compiler here")


def copied(folder: Path) -> Path:
    """The C file in a folder of its own."""
    place = folder / "core"
    shutil.copytree(native.FOLDER, place, ignore=shutil.ignore_patterns("core.*-*", "__pycache__"))
    return place


def made(folder: Path) -> Path:
    """The library of a copied folder."""
    return compiled.build([str(COMPILER), "-Werror"], folder, compiled.file_name())


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return made(copied(tmp_path_factory.mktemp("pangea"))).parent


@pytest.fixture
def place(monkeypatch: pytest.MonkeyPatch) -> Iterator[pytest.MonkeyPatch]:
    """Cores are allowed, and none is open."""
    monkeypatch.delenv(compiled.SWITCH, raising=False)
    native.opened.cache_clear()
    yield monkeypatch
    native.opened.cache_clear()


@pytest.fixture
def opened(place: pytest.MonkeyPatch, folder: Path) -> None:
    """The core is made of these sources."""
    place.setattr(native, "FOLDER", folder)


@pytest.mark.slow
@pytest.mark.usefixtures("opened")
def test_rules_values_rankings_and_plans_are_equal() -> None:
    assert equality.first_difference(Random(4), 4000, 20, 12) == ""
    both = equality.Pair()
    assert not any(both.rules(row, move) for row, move in equality.kept())


@pytest.mark.usefixtures("opened")
def test_the_leaves_are_as_many_as_in_the_tables() -> None:
    core = equality.Pair().core
    for table in TABLES:
        row = reached(table.game())
        assert tuple(core.perft(row, depth + 1) for depth in range(len(table.leaves))) == table.leaves, table


@pytest.mark.usefixtures("opened")
def test_a_level_plays_the_same_turn_with_the_core_and_without() -> None:
    with_core, without = PangeaEvaluator(written()), equality.Pure(written())
    row = next(row for row, _ in equality.positions(Random(8)) if at.round_number(row) == 3 and row[at.MAGIC])
    assert with_core.core
    assert list(levels.analyse(with_core, row, 12)) == list(levels.analyse(without, row, 12))


@pytest.mark.slow
@pytest.mark.parametrize(
    "right, wrong",
    [
        ("row[CROWD + tile] <= NUMBER[tile];", "row[CROWD + tile] < NUMBER[tile];"),
        ("amulets == 4 && have >= 10", "amulets == 4 && have >= 11"),
        ("if (banned(row, start)) continue;", ""),
        ("goods(row, seat) <= rank(row, seat)", "goods(row, seat) < rank(row, seat)"),
        ("first < ROUNDS", "first < 1"),
        ("left > 1 ? left - 1 : 1, decided", "left > 1 ? left : 1, decided"),
        ("RESTLESS = 10", "RESTLESS = 9"),
    ],
)
def test_a_planted_difference_is_found(tmp_path: Path, place: pytest.MonkeyPatch, right: str, wrong: str) -> None:
    other = copied(tmp_path)
    text = (other / "core.c").read_text("utf-8")
    assert text.count(right) == 1
    (other / "core.c").write_text(text.replace(right, wrong), "utf-8")
    place.setattr(compiled, "_FLAGS", [flag for flag in compiled._FLAGS if not flag.startswith("-O")])
    made(other)
    place.setattr(native, "FOLDER", other)
    assert equality.first_difference(Random(6), 3000, 20, 8) != ""


@pytest.mark.usefixtures("opened")
def test_the_name_of_the_engine_is_shown_with_and_without_the_core(place: pytest.MonkeyPatch) -> None:
    assert PangeaEvaluator(written()).speed == "compiled core"
    place.setenv(compiled.SWITCH, "off")
    native.opened.cache_clear()
    player = PangeaEvaluator(written())
    assert (player.core, player.planner(0, (1,)), player.speed) == (None, None, "pure Python (LUNA_CORE is off)")
