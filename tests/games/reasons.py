"""The codes of reasons and notices that the source names, with the facts that each is given."""

import ast
import inspect
from functools import cache
from pathlib import Path
from types import ModuleType

from luna.log import notices
from luna.log.frames import Fault

PROGRAM = Path(notices.__file__).parents[1]


def reasons(refusals: ModuleType) -> dict[str, set[str]]:
    """By code the names of the facts that are given with it everywhere."""
    found: dict[str, set[str]] = {}
    for call in ast.walk(ast.parse(inspect.getsource(refusals))):
        if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id == "reason":
            code, facts = call.args[0], {word.arg for word in call.keywords if word.arg}
            assert isinstance(code, ast.Constant) and isinstance(code.value, str), ast.unparse(call)
            found[code.value] = found.get(code.value, facts) & facts
    return found


@cache
def noticed() -> dict[str, set[str]]:
    """By code of a notice the names of the facts that every call in the program gives."""
    found = {fault.value: {"file", "format"} if fault is Fault.NEWER else {"file"} for fault in Fault}
    texts = (path.read_text("utf-8") for path in PROGRAM.rglob("*.py"))
    for text in texts:
        if "notice(" not in text and "refused(" not in text:  # most: reading them all would double the collection
            continue
        for call in ast.walk(ast.parse(text)):
            if isinstance(call, ast.Call) and ast.unparse(call.func).removeprefix("notices.") in ("notice", "refused"):
                facts = {word.arg for word in call.keywords if word.arg}
                for code in _constants(call.args[0]):
                    found[code] = found.get(code, facts) & facts
    return found


def refused() -> set[str]:
    """The codes of the table's own refusals."""
    paths = [path for folder in ("log", "table") for path in (PROGRAM / folder).glob("*.py")]
    nodes = (node for path in paths for node in ast.walk(ast.parse(path.read_text("utf-8"))))
    words = {node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str)}
    return {word for word in words if word.startswith("table-") and word not in noticed()}


def _constants(code: ast.expr) -> list[str]:
    if isinstance(code, ast.IfExp):
        return [*_constants(code.body), *_constants(code.orelse)]
    return [code.value] if isinstance(code, ast.Constant) and isinstance(code.value, str) else []
