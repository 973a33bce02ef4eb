"""Where the way back leads: to who has let us sit down, not to who only says that he has the table."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace
from typing import Any
from unittest.mock import patch

import pytest

from luna.net import lan as net
from luna.net.lan import Offer
from luna.shell.network import connections, rehosting
from luna.shell.network.rehosting import Rehosts

TABLE = b"t" * 16
TRUE, FALSE = ("192.0.2.1", 1), ("192.0.2.66", 7)


class Away:
    """A player who is cut off from his table, and hears of one who says that he has it."""

    def __init__(self, patcher: pytest.MonkeyPatch) -> None:
        self.kept: list[tuple[str, int]] = []
        session = SimpleNamespace(table=TABLE, by_token=False, seated=False)
        self.remote: Any = SimpleNamespace(
            session=session, host=TRUE[0], port=TRUE[1], path=Path("save"), move=self._move, doubts=lambda *_: False
        )
        self.remote.home, self.remote.turn_back = TRUE, lambda: self._move(*self.remote.home)
        shared: Any = SimpleNamespace(
            remote=self.remote, online=False, missing=(1,), open=True, here=set(), seats=(0,), code="", refused=None
        )
        self.shared = shared
        offer = Offer("", 0, "", FALSE[1], net.mark(TABLE, b"saltsalt"), True, FALSE[0])
        self.offers = [offer]
        patcher.setattr(rehosting, "Searcher", lambda: SimpleNamespace(offers=self.offers, close=lambda: None))
        patcher.setattr(connections, "keep_ticket", lambda app, remote, code: self.kept.append(remote.home))
        app: Any = SimpleNamespace(network=SimpleNamespace(house=None))
        self.rehosts = Rehosts(app, shared)

    def _move(self, host: str, port: int) -> None:
        self.remote.host, self.remote.port = host, port

    @property
    def at(self) -> tuple[str, int]:
        return self.remote.host, self.remote.port

    def waits(self, seconds: float) -> None:
        for _ in range(int(seconds * 2)):
            self.rehosts.update(0.5)


def a_false_host_gets_no_ticket(patcher: pytest.MonkeyPatch) -> None:
    away = Away(patcher)
    away.waits(4)
    assert away.at == FALSE and not away.kept
    away.offers.clear()
    away.waits(15)
    assert away.at == TRUE and not away.kept  # the one before is tried again
    away.offers.append(Offer("", 0, "", 9, net.mark(TABLE, b"saltsalt"), True, "192.0.2.9"))
    away.waits(8)
    away.remote.session.seated = away.shared.online = True
    away.remote.home = away.at
    away.waits(1)
    assert away.kept == [("192.0.2.9", 9)]


def test_a_false_host_gets_no_ticket(monkeypatch: pytest.MonkeyPatch) -> None:
    a_false_host_gets_no_ticket(monkeypatch)


def test_a_way_back_that_leads_to_who_only_says_so_is_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    keep = Rehosts._keep

    def hasty(self: Rehosts, dt: float) -> None:
        remote = self._shared.remote
        remote.home = remote.host, remote.port
        keep(self, dt)

    with patch.object(Rehosts, "_keep", hasty), pytest.raises(AssertionError):
        a_false_host_gets_no_ticket(monkeypatch)


def test_who_was_removed_looks_for_no_other_host(monkeypatch: pytest.MonkeyPatch) -> None:
    away = Away(monkeypatch)
    away.shared.refused = SimpleNamespace(code="removed")
    away.waits(20)
    assert away.at == TRUE


def test_who_slept_stays_at_his_own_table_while_another_only_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    away = Away(monkeypatch)
    house: Any = SimpleNamespace(
        port=TRUE[1],
        addresses=[],
        has=lambda table: True,
        relay=SimpleNamespace(tables={TABLE: SimpleNamespace(hosted=SimpleNamespace(waiting=set()))}),
    )
    away.rehosts._app.network.house = house
    away.remote.host = net.HERE
    away.offers[0] = away.offers[0]._replace(goes_on=False)
    away.waits(8)
    assert away.at == (net.HERE, TRUE[1])
    away.offers[0] = away.offers[0]._replace(goes_on=True)
    away.waits(8)
    assert away.at == FALSE
