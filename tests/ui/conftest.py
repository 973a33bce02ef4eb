"""Fixtures shared by several files."""

from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from luna.log import saves
from luna.log.saves import Saves
from luna.shell.drawing import theme
from tests import ports
from tests.ui.air import aired
from tests.ui.driver import driving
from tests.ui.rooms import Silent
from tests.ui.two import Two


@pytest.fixture(autouse=True)
def plain() -> None:
    """Every test begins with the plain colours, even those that only look at words."""
    theme.wear(contrast=False)


@pytest.fixture
def two(tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[Two]:
    """Host and guest at their titles, in memory unless the test is marked `sockets`."""
    more = 'animation_speed = "instant"\n'
    with ExitStack() as stack:
        if request.node.get_closest_marker("sockets") is None:
            stack.enter_context(aired())
        host = stack.enter_context(driving(tmp_path / "host", more=f'{more}player = "Ilse"\n'))
        guest = stack.enter_context(driving(tmp_path / "guest", language="de", more=f'{more}player = "Bram"\n'))
        yield Two(host, guest)


@pytest.fixture
def three(two: Two, tmp_path: Path) -> Iterator[Two]:
    """A table of three machines."""
    with driving(tmp_path / "third", language="nl", more='animation_speed = "instant"\nplayer = "Anouk"\n') as third:
        third.app.network.port = ports.unused()
        two.third = third
        two.sit()
        yield two


@pytest.fixture
def old(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Saves:
    """The games of a version beside this one."""
    monkeypatch.delenv("LUNA_HOME")
    for name in ("XDG_DATA_HOME", "LOCALAPPDATA", "HOME"):
        monkeypatch.setenv(name, str(tmp_path / "data"))
    for name in ("Luna-1", "Luna-2"):
        (tmp_path / name / "luna").mkdir(parents=True)
        for file in ("main.py", "luna/places.py"):
            (tmp_path / name / file).touch()
    monkeypatch.setattr(saves, "PROGRAM", str(tmp_path / "Luna-2"))
    return Saves(tmp_path / "Luna-1" / "saves")


@pytest.fixture
def silent(monkeypatch: pytest.MonkeyPatch) -> Silent:
    """Bots and hints that answer nothing by themselves."""
    return Silent(monkeypatch)
