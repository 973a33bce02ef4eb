"""The reasons that the rules of a game name in their source."""

import ast
import inspect
from types import ModuleType


def reasons(refusals: ModuleType) -> dict[str, set[str]]:
    """By code the names of the facts that are given with it everywhere."""
    found: dict[str, set[str]] = {}
    for call in ast.walk(ast.parse(inspect.getsource(refusals))):
        if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id == "reason":
            code, facts = call.args[0], {word.arg for word in call.keywords if word.arg}
            assert isinstance(code, ast.Constant) and isinstance(code.value, str), ast.unparse(call)
            found[code.value] = found.get(code.value, facts) & facts
    return found
