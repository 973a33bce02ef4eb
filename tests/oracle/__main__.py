"""python -m tests.oracle FILE: print the trace of a notation file."""

import json
import sys
from pathlib import Path

from .lines import BadLine
from .trace import trace


def main(name: str) -> int:
    """As notation.md demands: nothing more on standard output after a bad line, one line on standard error."""
    try:
        raw = sys.stdin.buffer.read() if name == "-" else Path(name).read_bytes()
        for entry in trace(raw.decode(errors="surrogateescape")):
            print(json.dumps(entry))
    except (OSError, BadLine) as problem:
        sys.stdout.flush()
        print(f"{name}: {getattr(problem, 'strerror', problem)}", file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
