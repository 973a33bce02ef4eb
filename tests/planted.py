"""Plants random mistakes into a copy of the program and reports which of them the tests catch.

python -m tests.planted luna/log luna/net --count 20 --seed 3   # twenty mistakes anywhere in these folders
python -m tests.planted --at luna/log/fold.py:63                # every mistake that fits on this line

A mistake is one changed comparison, condition, number, operator or return. The test files that name the module run
first, then the other files of its area. A mistake that makes the tests hang is caught. A survivor either has no visible
effect, or a test is missing. Exit code 1: there are survivors.
"""

from __future__ import annotations

import argparse
import ast
import contextlib
import os
import random
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

ROOT: Final = Path(__file__).parents[1]
_TESTS: Final = ROOT / "tests"
_LIMIT: Final = 3600
"""Maximum seconds of the tests with one mistake: all that open windows may take half of them."""
_WINDOWS: Final = ("-n", "2", "--dist", "worksteal")
_GAMES: Final = ("games/luna", "games/pangea", "games/pebbles")
_AREAS: Final = ("bots", "circle", "commands", *_GAMES, "learning", "log", "net", "table")
_MORE: Final = {
    "games/luna": ("golden", "perft"),
    "log": ("golden", "table"),
    "bots": ("learning",),
    "circle": ("net",),
    "table": ("log", "net"),
}
"""Further tests of an area."""
_SWAPPED: Final[dict[type[ast.AST], Any]] = {
    **{ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt, ast.Eq: ast.NotEq, ast.NotEq: ast.Eq},
    **{ast.Is: ast.IsNot, ast.IsNot: ast.Is, ast.In: ast.NotIn, ast.NotIn: ast.In},
    **{ast.Add: ast.Sub, ast.Sub: ast.Add, ast.Mult: ast.FloorDiv, ast.FloorDiv: ast.Mult},
    **{ast.BitAnd: ast.BitOr, ast.BitOr: ast.BitAnd, ast.And: ast.Or, ast.Or: ast.And},
}


class Mistake(NamedTuple):
    """A change of the text of one module."""

    path: str
    line: int
    start: int
    """The first byte that is replaced."""
    end: int
    text: str

    def applied(self, source: bytes) -> bytes:
        return source[: self.start] + self.text.encode() + source[self.end :]

    def shown(self, source: bytes) -> str:
        """Place, old text and new text on one line."""
        old = source[self.start : self.end].decode()
        return f"{self.path}:{self.line}  {' '.join(old.split())}  ->  {' '.join(self.text.split())}"


def mistakes(path: str, source: bytes) -> list[Mistake]:
    """All mistakes that fit a module."""
    starts = [0]
    for line in source.splitlines(keepends=True):
        starts.append(starts[-1] + len(line))
    found: list[Mistake] = []
    for node in _nodes(ast.parse(source)):
        for old, text in _changes(node):
            start = starts[old.lineno - 1] + old.col_offset
            end = starts[(old.end_lineno or 1) - 1] + (old.end_col_offset or 0)
            found.append(Mistake(path, old.lineno, start, end, text))
    return found


def _nodes(node: ast.AST) -> Iterator[ast.AST]:
    """The executable nodes of a module: no types, assertions, format strings."""
    for name, field in ast.iter_fields(node):
        if name in ("annotation", "returns", "decorator_list", "type_params"):
            continue
        for child in field if isinstance(field, list) else [field]:
            if isinstance(child, ast.If) and ast.unparse(child.test) == "TYPE_CHECKING":
                continue
            if isinstance(child, ast.AST) and not isinstance(child, ast.Assert | ast.JoinedStr):
                yield child
                yield from _nodes(child)


def _changes(node: ast.AST) -> Iterator[tuple[ast.expr, str]]:
    """The expressions of a node that can be replaced, with the new text."""
    match node:
        case ast.Compare(left, operators, others):
            for place, operator in enumerate(operators):
                swapped = [*operators[:place], _SWAPPED[type(operator)](), *operators[place + 1 :]]
                yield node, f"({ast.unparse(ast.Compare(left, swapped, others))})"
        case ast.BinOp(left, operator, right) if type(operator) in _SWAPPED:
            yield node, f"({ast.unparse(ast.BinOp(left, _SWAPPED[type(operator)](), right))})"
        case ast.BoolOp(operator, values):
            yield node, f"({ast.unparse(ast.BoolOp(_SWAPPED[type(operator)](), values))})"
        case ast.UnaryOp(op=ast.Not()):
            yield node, f"bool({ast.unparse(node.operand)})"
        case ast.Constant(value=bool() as value):
            yield node, str(not value)
        case ast.Constant(value=int() as value):
            yield node, str(value + 1)
        case ast.If() | ast.While() | ast.IfExp() if not isinstance(node.test, ast.Constant):
            yield node.test, f"(not ({ast.unparse(node.test)}))"
        case ast.Return(value=ast.expr() as value) if not isinstance(value, ast.Constant):
            yield value, "None"


def rounds(path: str) -> list[list[str]]:
    """The test files for a module: those that name it, then the others of its area."""
    package, _, name = path.removesuffix(".py").removesuffix("/__init__").replace("/", ".").rpartition(".")
    naming = re.compile(rf"\b{re.escape(package)}(\.| import .*\b){name}\b")
    area = next((area for area in _AREAS if path.startswith(f"luna/{area}/")), "ui")
    near = [file for part in (area, *_MORE.get(area, ())) for file in sorted((_TESTS / part).rglob("test_*.py"))]
    every = near if area != "ui" else [*near, *sorted(_TESTS.glob("*/test_*.py"))]
    first = [file for file in dict.fromkeys(every) if naming.search(file.read_text(encoding="utf-8"))]
    rest = [file for file in near if file not in first]
    return [[file.relative_to(ROOT).as_posix() for file in files] for files in (first, rest) if files]


class Copy:
    """A copy of a program and its tests, in which one mistake at a time is planted."""

    def __init__(self, original: Path, folder: Path) -> None:
        self.root, self._written = folder, 1
        for place in original.iterdir():
            if place.name in ("luna", "tests"):
                shutil.copytree(place, folder / place.name, ignore=shutil.ignore_patterns("__pycache__"))
            elif not place.name.startswith(".git"):
                (folder / place.name).symlink_to(place)

    def caught(self, mistake: Mistake, files: Iterable[Sequence[str]], *more: str, limit: float = _LIMIT) -> str | None:
        """The first test that fails with a mistake; None if all pass."""
        source = (self.root / mistake.path).read_bytes()
        self._write(mistake.path, mistake.applied(source))
        try:
            return next(filter(None, (self._failing(some, more, limit) for some in files)), None)
        finally:
            self._write(mistake.path, source)

    def _write(self, path: str, source: bytes) -> None:
        """Each text gets another time: Python identifies its compiled files by time and size."""
        (self.root / path).write_bytes(source)
        self._written += 1
        os.utime(self.root / path, (self._written, self._written))

    def _failing(self, files: Sequence[str], more: Sequence[str], limit: float) -> str | None:
        command = [sys.executable, "-m", "pytest", "-q", "-x", "-p", "no:cacheprovider", *more, *files]
        with subprocess.Popen(
            command, cwd=self.root, text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, start_new_session=True
        ) as running:
            try:
                said, _ = running.communicate(timeout=limit)
            except subprocess.TimeoutExpired:
                return "does not end"
            finally:
                with contextlib.suppress(ProcessLookupError):
                    os.killpg(running.pid, signal.SIGKILL)
        if running.returncode in (0, 5):  # 5: none of these tests is a quick one
            return None
        failures = [line for line in said.splitlines() if line.startswith(("FAILED", "ERROR"))]
        return failures[0].split(" - ")[0] if failures else f"ends with {running.returncode}: {said[-200:]}"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("places", nargs="*", help="folders or modules, as in luna/games/*/rules")
    parser.add_argument("--at", metavar="MODULE:LINE", help="all mistakes on one line")
    parser.add_argument("--count", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--slow", action="store_true", help="with the tests that are not quick")
    wanted = parser.parse_args()
    module, _, line = (wanted.at or "").partition(":")
    inside = (
        file
        for place in wanted.places
        for file in ([ROOT / place] if place.endswith(".py") else (ROOT / place).rglob("*.py"))
    )
    modules = [module] if module else sorted({file.relative_to(ROOT).as_posix() for file in inside})
    found = [one for path in modules for one in mistakes(path, (ROOT / path).read_bytes())]
    chosen = [one for one in found if str(one.line) == line]
    if not module:
        chosen = random.Random(wanted.seed).sample(found, min(wanted.count, len(found)))
    survived = 0
    with tempfile.TemporaryDirectory(prefix="luna-planted-") as folder:
        copy = Copy(ROOT, Path(folder))
        for number, mistake in enumerate(chosen, 1):
            begun, quick = time.monotonic(), not wanted.slow and not mistake.path.startswith("luna/shell/")
            by = copy.caught(mistake, rounds(mistake.path), *(("-m", "quick") if quick else _WINDOWS))
            survived += by is None
            shown = mistake.shown((copy.root / mistake.path).read_bytes())
            print(f"{number:3} {time.monotonic() - begun:4.0f} s  {shown}\n      {by or 'SURVIVED'}", flush=True)
    print(f"{len(chosen) - survived} of {len(chosen)} caught")
    return 1 if survived else 0


if __name__ == "__main__":
    sys.exit(main())
