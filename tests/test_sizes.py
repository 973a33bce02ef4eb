"""A module has at most 350 lines, a class at most 25 methods: larger ones have more than one reason to change."""

import ast
from typing import Final

from tests.test_imports import sources

LINES: Final = 350
METHODS: Final = 25


def large(modules: dict[str, str]) -> list[str]:
    """The modules and classes that are too large, with their sizes."""
    found = []
    for name, source in modules.items():
        if (lines := source.count("\n")) > LINES:
            found.append(f"{name}: {lines} lines")
        for node in ast.walk(ast.parse(source)):
            if isinstance(node, ast.ClassDef):
                methods = sum(isinstance(one, ast.FunctionDef) for one in node.body)
                if methods > METHODS:
                    found.append(f"{name}.{node.name}: {methods} methods")
    return found


def test_no_module_and_no_class_is_too_large() -> None:
    assert large(sources()) == []


def test_what_is_too_large_is_found() -> None:
    methods = "".join(f"    def f{number}(self): ...\n" for number in range(METHODS + 1))
    assert large({"a": "\n" * (LINES + 1), "b": f"class B:\n{methods}"}) == [
        f"a: {LINES + 1} lines",
        f"b.B: {METHODS + 1} methods",
    ]
