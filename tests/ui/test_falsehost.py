"""Somebody on the network announces what is not his: the list says so, and nobody goes there without knowing."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any
from unittest.mock import patch

import pytest

from luna.net.lan import Offer
from luna.net.trust import Trust, remembered, strange
from luna.shell.network import connections
from luna.shell.screens import network
from luna.shell.screens.network import NetworkScene
from tests.ui.driver import Driver, driving
from tests.ui.lanscreens import SCREENS


@pytest.fixture
def driver(tmp_path: Path) -> Iterator[Driver]:
    with driving(tmp_path) as driver:
        yield driver


@pytest.fixture
def joined(monkeypatch: pytest.MonkeyPatch) -> list[bytes]:
    """The certificates of those to whom the list has led."""
    proofs: list[bytes] = []
    monkeypatch.setattr(connections, "join", lambda app, host, port, code, proof=b"": proofs.append(proof))
    return proofs


@pytest.fixture
def scene(driver: Driver) -> NetworkScene:
    SCREENS["network with doubts"](driver)
    shown = driver.app.scenes[-1]
    assert isinstance(shown, NetworkScene)
    return shown


def row(scene: NetworkScene, true: Callable[[Offer], bool]) -> Any:
    """The row of the first offer of that kind."""
    return scene.ring.named(f"table-{next(number for number, offer in enumerate(scene.offers) if true(offer))}")


def contested_is_not_joined(scene: NetworkScene, joined: list[bytes]) -> None:
    for number, offer in enumerate(scene.offers):
        if offer.code == "ABCDEF":
            claimed: Any = scene.ring.named(f"table-{number}")
            assert claimed.below == scene.words("network-contested")
            claimed.press()
            claimed.press()
    assert not joined and scene.app.toasts.shown == scene.words("network-contested-why")


def test_a_table_that_two_claim_is_nobodys(scene: NetworkScene, joined: list[bytes]) -> None:
    contested_is_not_joined(scene, joined)


def test_a_list_that_believes_both_is_seen(driver: Driver, joined: list[bytes]) -> None:
    with patch.object(network, "contested", lambda offers: set()), pytest.raises(AssertionError):
        SCREENS["network with doubts"](driver)
        contested_is_not_joined(driver.app.scenes[-1], joined)  # type: ignore[arg-type]


def one_who_is_not_who_was_met(scene: NetworkScene, joined: list[bytes]) -> None:
    other = row(scene, lambda offer: offer.name == "Anouk Player")
    assert other.below == scene.words("network-other-computer", name="Anouk Player")
    other.press()
    assert not joined and "Anouk Player" in str(scene.app.toasts.shown)
    other.press()
    assert joined == [b"f" * 16]


def test_who_is_not_who_was_met_is_asked_about(scene: NetworkScene, joined: list[bytes]) -> None:
    one_who_is_not_who_was_met(scene, joined)


def test_a_list_that_remembers_nobody_is_seen(driver: Driver, joined: list[bytes]) -> None:
    with patch.object(network, "strange", lambda met, name, proof, alike: False), pytest.raises(AssertionError):
        SCREENS["network with doubts"](driver)
        one_who_is_not_who_was_met(driver.app.scenes[-1], joined)  # type: ignore[arg-type]


def test_a_false_name_is_not_learnt_unless_a_code_has_proved_it(driver: Driver) -> None:
    app = driver.app
    true, false = Trust([b"t" * 16]), Trust([b"f" * 16])
    true.learn(b"t" * 32)
    false.learn(b"f" * 32)
    connections.met(app, SimpleNamespace(trust=true), "Ilse", False)  # type: ignore[arg-type]
    assert app.settings.met == remembered((), "Ilse", b"t" * 16)
    connections.met(app, SimpleNamespace(trust=false), "Ilse", False)  # type: ignore[arg-type]
    assert strange(app.settings.met, "Ilse", b"f" * 16)
    connections.met(app, SimpleNamespace(trust=false), "IIse", False)  # type: ignore[arg-type]  # it looks like hers
    assert app.settings.met == remembered((), "Ilse", b"t" * 16)
    connections.met(app, SimpleNamespace(trust=false), "Ilse", True)  # type: ignore[arg-type]
    assert not strange(app.settings.met, "Ilse", b"f" * 16)
