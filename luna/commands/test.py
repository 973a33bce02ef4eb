"""`test`: run the tests in two processes unless -n says otherwise; `test --quick`: without windows."""

import importlib
import os

from luna.notice import fail
from luna.places import PROGRAM


def run(argv: list[str]) -> int:
    if not os.path.isdir(os.path.join(PROGRAM, "tests")):  # noqa: PTH112, PTH118
        return fail("The tests are part of Luna's source, and this copy came without it.")
    os.chdir(PROGRAM)
    pytest = importlib.import_module("pytest")
    told = any(word.startswith(("-n", "--numprocesses", "--pdb")) for word in argv)
    workers = [] if told else ["-n", "2", "--dist", "worksteal"]
    chosen = ["-m", "quick"] if "--quick" in argv else []
    return int(pytest.main([*workers, *chosen, *(word for word in argv if word != "--quick")]))
