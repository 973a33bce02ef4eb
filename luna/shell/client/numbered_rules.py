"""The numbered rules of a game, read from a paper such as `docs/rules-luna.md`: chapters of blocks, rules under ids.

They are in English only. Where the paper is not there, there are no chapters, and no number is shown.
"""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

PREFIX: Final = "numbered-"
"""Before the letter of a chapter: its name in the reader."""
_RULE: Final = re.compile(r'( *)- <a id="([A-Z][\d.]+)"></a>\*\*[A-Z][\d.]+\*\* (.*)')
_MARKS: Final = re.compile(r"\*\*|\*|`|\[([^\]]*)\]\([^)]*\)")


class Block(NamedTuple):
    """A paragraph, a heading, a rule or a line of a table."""

    kind: str  # text | heading | rule | row
    text: str
    number: str = ""  # id of a rule
    cells: tuple[str, ...] = ()


class Chapter(NamedTuple):
    """All rules whose ids begin with one letter."""

    name: str
    blocks: tuple[Block, ...]


@cache
def chapters(paper: Path) -> dict[str, Chapter]:
    """The chapters by name, in the order of the paper; none when it cannot be read."""
    try:
        said = paper.read_text("utf-8")
    except (OSError, ValueError):
        return {}
    found = {}
    for part in re.split(r"^## ", said, flags=re.MULTILINE)[1:]:
        blocks = _blocks(part.partition("\n")[2])
        letter = next(block.number for block in blocks if block.number)[0]
        found[PREFIX + letter] = Chapter(PREFIX + letter, blocks)
    return found


def _blocks(said: str) -> tuple[Block, ...]:
    blocks: list[Block] = []
    for lines in re.split(r"\n\n+", said.strip("\n")):
        running: list[str] = []
        for line in lines.split("\n"):
            if (rule := _RULE.match(line)) is not None:
                blocks.append(Block("rule", _plain(rule[3]), rule[2]))
            elif line.startswith("### "):
                blocks.append(Block("heading", _plain(line[4:])))
            elif line.startswith("|"):
                cells = tuple(_plain(cell.strip()) for cell in line.strip("|").split("|"))
                if not all(set(cell) <= {"-"} and cell for cell in cells):
                    blocks.append(Block("row", "", "", cells))
            else:
                running.append(line.strip())
        if running:
            blocks.append(Block("text", _plain(" ".join(running))))
    return tuple(blocks)


def _plain(said: str) -> str:
    """Without the marks of the paper."""
    return _MARKS.sub(lambda mark: mark[1] or "", said)
