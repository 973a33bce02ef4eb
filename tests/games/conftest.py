"""Fixtures of all games."""

import pytest

from luna.core import registry


@pytest.fixture(autouse=True)
def switch(monkeypatch: pytest.MonkeyPatch) -> None:
    """The developer's switch: hidden games can be chosen too."""
    monkeypatch.setenv(registry.SWITCH, "all")
