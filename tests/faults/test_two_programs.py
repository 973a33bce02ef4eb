"""Several programs with one folder of saved games: no journal or ticket ever replaces another."""

from pathlib import Path

import pytest

from luna.log.files import Disk
from tests.faults.racers import Quick, QuickPlain, race, replacing

ROUNDS = 400


@pytest.mark.parametrize("disk", [Quick(), QuickPlain()])
def test_programs_that_begin_in_the_same_instant(tmp_path: Path, disk: Disk) -> None:
    race(tmp_path, ROUNDS, 2, disk)


def test_planted_replacing_is_found(tmp_path: Path) -> None:
    with pytest.raises(AssertionError):
        race(tmp_path, 100, 2, Quick(), replacing)
