"""The papers in `docs`: every rule that is named anywhere can be looked up there."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

from tests.games.luna.factories import RULE_IDS

ROOT = Path(__file__).resolve().parents[2]
NAMED = re.compile(r"(?<![\w#./+-])[CSAREVO]\d{1,2}(?:\.\d)?(?![\w/+=-])(?!\.\d)")
"""An id in running text: no part of a longer word, of a path, a colour or a hash."""
NO_RULES = {"A15.9"}
"""Named by a test because there is no such rule."""


def named(folder: str, *endings: str) -> Iterator[tuple[Path, str]]:
    """Files below a folder, and the ids in them."""
    for path in sorted((ROOT / folder).rglob("*")):
        if path.suffix in endings:
            for name in NAMED.findall(path.read_text("utf-8")):
                yield path, name


def test_every_rule_that_is_named_can_be_looked_up() -> None:
    found = [*named("luna", ".py"), *named("tests", ".py"), *named("assets", ".ftl", ".toml"), *named("docs", ".md")]
    assert len(found) > 500
    assert {(path.name, name) for path, name in found if name not in RULE_IDS} <= {
        ("test_rule_ids.py", name) for name in NO_RULES
    } | {("test_docs.py", name) for name in NO_RULES}


def test_an_anchor_leads_to_every_rule() -> None:
    said = (ROOT / "docs" / "rules-luna.md").read_text("utf-8")
    lines = re.findall(r'^ *- <a id="([A-Z][\d.]+)"></a>\*\*([A-Z][\d.]+)\*\* \S', said, re.MULTILINE)
    assert [anchor for anchor, _ in lines] == [shown for _, shown in lines] == list(RULE_IDS)
    assert len(set(RULE_IDS)) == len(RULE_IDS)


def test_nothing_is_named_that_players_do_not_have() -> None:
    here = Path(__file__)
    for folder in ("luna", "tests", "assets", "docs", ".ci"):
        for path in (ROOT / folder).rglob("*"):
            if path.suffix in (".py", ".ftl", ".toml", ".md", ".json") and path != here:
                assert "shared/rules" not in path.read_text("utf-8"), path
