"""The program has no import cycle, not even for types; and the contracts of import-linter hold."""

from __future__ import annotations

import ast
import importlib
import inspect
from collections.abc import Iterator, Mapping
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

HOME = Path(__file__).resolve().parents[1]
Graph = dict[str, set[str]]


def sources() -> dict[str, str]:
    """The source of every module of the program, by name."""
    found = {}
    for path in (HOME / "luna").rglob("*.py"):
        parts = path.relative_to(HOME).with_suffix("").parts
        found[".".join(parts[:-1] if parts[-1] == "__init__" else parts)] = path.read_text(encoding="utf-8")
    return found


def imports(modules: Mapping[str, str]) -> Graph:
    """The modules that each one imports, anywhere: in a function, or only for types.

    The parent packages that Python loads on the way do not count.
    """
    return {name: set(_named(source, modules)) - {name} for name, source in modules.items()}


def _named(source: str, modules: Mapping[str, str]) -> Iterator[str]:
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names if alias.name in modules)
        elif isinstance(node, ast.ImportFrom):
            assert node.module and not node.level, "imports are absolute"
            for alias in node.names:
                whole = f"{node.module}.{alias.name}"
                if target := next((name for name in (whole, node.module) if name in modules), None):
                    yield target


def circle(graph: Graph) -> list[str]:
    """One cycle, with its first module again at its end; [] when there is none."""
    try:
        TopologicalSorter(graph).prepare()
    except CycleError as error:
        return list(error.args[1])
    return []


def test_no_circle() -> None:
    graph = imports(sources())
    assert len(graph) > 300
    assert sum(map(len, graph.values())) > 1000
    assert not circle(graph)


@pytest.mark.parametrize(
    "source",
    [
        "from luna.a import A",
        "from luna import a",
        "import luna.a",
        "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    from luna.a import A",
        "def late():\n    from luna.a import A",
    ],
)
def test_a_circle_is_found(source: str) -> None:
    modules = {"luna": "", "luna.a": "from luna.b import B", "luna.b": "import luna.c", "luna.c": source}
    assert set(circle(imports(modules))) == {"luna.a", "luna.b", "luna.c"}
    assert not circle(imports(modules | {"luna.c": "from elsewhere import a"}))


def test_what_is_imported_at_its_first_call_is_there() -> None:
    """`later` names modules in strings, which no type checker reads."""
    found = set()
    for name, source in sources().items():
        if "import later" in source or "later," in source:
            for call in vars(importlib.import_module(name)).values():
                if getattr(call, "__qualname__", "") == "later.<locals>.call":
                    said = inspect.getclosurevars(call).nonlocals
                    found.add(call)
                    assert hasattr(importlib.import_module(said["module"]), said["name"]), (name, said)
    assert len(found) > 20


POSIX = {"fcntl", "grp", "pty", "pwd", "resource", "termios"}


def test_every_module_and_test_can_be_imported_on_windows() -> None:
    """What only POSIX has is imported in a function or behind a question."""
    for path in (*(HOME / "luna").rglob("*.py"), *(HOME / "tests").rglob("*.py"), *(HOME / ".ci").rglob("*.py")):
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.Import):
                assert POSIX.isdisjoint(alias.name for alias in node.names), path
            assert not (isinstance(node, ast.ImportFrom) and node.module in POSIX), path
