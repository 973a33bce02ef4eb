"""`test`: the tests, in two processes unless -n says otherwise."""

from __future__ import annotations

import importlib
import os

from luna.places import PROGRAM


def run(argv: list[str]) -> int:
    os.chdir(PROGRAM)
    pytest = importlib.import_module("pytest")
    workers = [] if any(word.startswith(("-n", "--numprocesses", "--pdb")) for word in argv) else ["-n", "2"]
    return int(pytest.main([*workers, *argv]))
