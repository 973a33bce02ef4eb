"""The classes of `events.py`, loaded when the first listener is told something: bots never are."""

from __future__ import annotations

from typing import Any


def __getattr__(name: str) -> Any:
    from luna.games.pangea.rules import events  # noqa: PLC0415  that is the point

    value = getattr(events, name)
    globals()[name] = value
    return value
