"""A relay for a test."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.net.live_relay import Running


@pytest.fixture
def relay(tmp_path: Path) -> Iterator[Running]:
    running = Running(tmp_path / "relay")
    yield running
    if running.thread.is_alive():
        running.stop()
