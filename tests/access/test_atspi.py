"""The program at a real accessibility bus, in the hands of a process that knows nothing but AT-SPI."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.patience import seconds

_SERVICE = Path("/usr/share/dbus-1/services/org.a11y.Bus.service")
_SETTINGS = """language = "en"
window = [1280, 720]
tips = false
animation_speed = "instant"
"""


@pytest.mark.slow
def test_a_game_is_played_over_the_bus(tmp_path: Path) -> None:
    """From the first page to the winner, against a bot: read and pressed by another process."""
    run = shutil.which("dbus-run-session")
    if run is None or not _SERVICE.exists():
        pytest.skip("there is no accessibility bus: the Debian packages are dbus-daemon and at-spi2-core")
    (tmp_path / "settings.toml").write_text(_SETTINGS, encoding="utf-8")
    command = [run, "--", sys.executable, "-m", "tests.access.reader", str(tmp_path)]
    # Like a desktop's: the sockets lie outside the home folder, whose name the adapter of AccessKit could not decode.
    (tmp_path / "run").mkdir(mode=0o700)
    environ, root = {**os.environ, "XDG_RUNTIME_DIR": str(tmp_path / "run")}, Path(__file__).parents[2]
    said = subprocess.run(
        command, capture_output=True, text=True, check=False, cwd=root, env=environ, timeout=seconds(120)
    )
    assert said.returncode == 0, said.stderr[-2000:]
    assert "wins" in said.stdout or "tie" in said.stdout, said.stdout
