"""The certificate of a host: guests know his computer again, whatever has become of the file."""

from __future__ import annotations

import os
from contextlib import closing
from pathlib import Path
from unittest.mock import patch

import pytest

from luna.net import house, tls
from luna.net.house import House

pytestmark = pytest.mark.sockets


def shown(folder: Path) -> bytes:
    """By what a host with that folder is known."""
    with closing(House(folder, 0)) as here:
        return here.fingerprint


def known_again(folder: Path) -> None:
    assert shown(folder) == shown(folder)


def test_a_host_is_known_again(tmp_path: Path) -> None:
    known_again(tmp_path)


def test_a_host_who_is_new_every_evening_is_seen(tmp_path: Path) -> None:
    with patch.object(house, "_certificate", lambda path: tls.own()), pytest.raises(AssertionError):
        known_again(tmp_path)


@pytest.mark.parametrize("size", [0, 1, 100, 300, 400])
def test_a_file_that_is_half_written_is_set_aside(tmp_path: Path, size: int) -> None:
    first = shown(tmp_path)
    file = tmp_path / tls.KEPT
    file.write_bytes(file.read_bytes()[:size])
    second = shown(tmp_path)
    assert first != second == shown(tmp_path)
    assert [path.name for path in tmp_path.glob("certificate*")].count("certificate.broken.pem") == 1


def test_a_file_that_is_read_only_does(tmp_path: Path) -> None:
    first = shown(tmp_path)
    (tmp_path / tls.KEPT).chmod(0o400)
    assert shown(tmp_path) == first


def test_where_none_can_be_kept_there_is_one_for_the_evening(tmp_path: Path) -> None:
    def full(*_: object) -> None:
        raise OSError("no space left on device")

    with patch.object(os, "fsync", full):
        assert house._certificate(tmp_path / tls.KEPT).fingerprint
    assert not list(tmp_path.glob("*.pem"))
