"""The tools of the tests: planted mistakes, and waits that end by steps."""

import itertools
import time
from pathlib import Path
from typing import Final

import pytest

from tests import patience
from tests.planted import ROOT, Copy, Mistake, mistakes, rounds

MODULE: Final = "luna/shop.py"
SOURCE: Final = b"""from typing import Literal

Size = 3

def cost(number: Literal[7]) -> Literal[8]:
    \"\"\"\xc3\x89very 10 are cheaper.\"\"\"
    if number > 10 and Size:
        return number * 2
    if not number:
        return 0
    assert number != 4
    return number + Size
"""


def test_every_mistake_is_one_change_that_compiles() -> None:
    found = mistakes(MODULE, SOURCE)
    for one in found:
        assert compile(one.applied(SOURCE), MODULE, "exec") is not None
    assert sorted(one.shown(SOURCE).partition("  ")[2] for one in found) == [
        "0  ->  1",
        "10  ->  11",
        "2  ->  3",
        "3  ->  4",
        "not number  ->  (not (not number))",
        "not number  ->  bool(number)",
        "number * 2  ->  (number // 2)",
        "number * 2  ->  None",
        "number + Size  ->  (number - Size)",
        "number + Size  ->  None",
        "number > 10  ->  (number >= 10)",
        "number > 10 and Size  ->  (not (number > 10 and Size))",
        "number > 10 and Size  ->  (number > 10 or Size)",
    ]


def test_a_copy_tells_what_a_test_sees_from_what_it_does_not(tmp_path: Path) -> None:
    original, copy = tmp_path / "original", tmp_path / "copy"
    for name, text in ((MODULE, SOURCE), ("tests/test_shop.py", TEST)):
        (original / name).parent.mkdir(parents=True, exist_ok=True)
        (original / name).write_bytes(text)
    copy.mkdir()
    shop, files = Copy(original, copy), [["tests/test_shop.py"]]
    seen = {one.text: shop.caught(one, files) for one in mistakes(MODULE, SOURCE) if one.text in WANTED}
    assert seen == WANTED
    endless = Mistake(MODULE, 3, 0, 0, "while True: pass\n")
    assert shop.caught(endless, files, limit=1) == "does not end"
    assert shop.caught(Mistake(MODULE, 1, 0, 0, ""), files) is None, "nothing of an earlier mistake stays"
    assert (original / MODULE).read_bytes() == SOURCE


TEST: Final = b"""from luna.shop import cost

def test_cost() -> None:
    assert cost(1) == 4 and cost(11) == 22
"""
FAILED: Final = "FAILED tests/test_shop.py::test_cost"
WANTED: Final = {"(number // 2)": FAILED, "(number >= 10)": None}


def test_the_tests_that_name_a_module_come_first() -> None:
    first, rest = rounds("luna/log/fold.py")
    assert "tests/log/test_fold.py" in first and "tests/log/test_frames.py" in rest
    assert all((ROOT / file).is_file() for file in (*first, *rest))


def test_a_wait_ends_with_what_it_waits_for() -> None:
    steps = itertools.count()
    patience.until(lambda: next(steps) == 7, pause=0)
    assert next(steps) == 8


def test_what_never_comes_is_told() -> None:
    steps: list[int] = []
    with pytest.raises(AssertionError, match="never 3"):
        patience.until(lambda: False, lambda: steps.append(1), limit=0.001, pause=0, told=lambda: "never 3")


def test_a_wall_clock_that_runs_away_costs_no_steps(monkeypatch: pytest.MonkeyPatch) -> None:
    """A machine that runs us only now and then: an hour passes between two steps."""
    hours = itertools.count(0.0, 3600.0)
    monkeypatch.setattr(time, "sleep", lambda pause: None)
    monkeypatch.setattr(time, "monotonic", lambda: next(hours))
    steps = itertools.count()
    patience.until(lambda: next(steps) == 50, limit=1, pause=0)
    with pytest.raises(AssertionError):
        patience.until(lambda: False, limit=0.1, pause=0)
