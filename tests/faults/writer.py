"""A process that plays on one save and prints each shown turn: `writer.py SAVE [PLANTED BUG]`."""

import random
import sys
from pathlib import Path

from luna.log import files, frames, journal
from luna.log.records import Record, encode
from luna.table.chronicle import Outcome
from luna.table.table import Table
from tests.log.helpers import PEBBLES, new_table, random_turn


def plant(bug: str) -> None:
    """Plant a bug that the tests must find."""
    if bug == "late":  # a record is written only with the next one
        waiting: list[bytes] = []

        def append(self: journal.Journal, record: Record) -> None:
            assert self._descriptor is not None
            if waiting:
                files.write_fully(self._disk, self._descriptor, waiting.pop())
            elif self._size:
                self._disk.seek(self._descriptor, self._size)
            waiting.append(frames.frame(self.chain, encode(record)))
            self.chain = waiting[0][-8:]

        journal.Journal.append = append  # type: ignore[method-assign]
    elif bug == "unlocked":
        files.Disk.lock = lambda self, descriptor: None  # type: ignore[method-assign]


def main(save: Path, bug: str) -> None:
    """Play for ever: turns, sometimes an undo or a redo, and a new game at the end."""
    plant(bug)
    table = Table.open(PEBBLES, save) if save.exists() else new_table(PEBBLES, save)
    rng = random.Random(table.head)
    print("open", flush=True)
    while True:
        chance = rng.random()
        if table.over:
            result = table.acts.undo_to(0)
        elif chance < 0.15 and table.acts.can_undo:
            result = table.acts.undo()
        elif chance < 0.25 and table.acts.can_redo:
            result = table.acts.redo()
        else:
            result = table.acts.submit(random_turn(PEBBLES, table.position, rng))
        assert isinstance(result, Outcome)
        assert not table.in_memory
        print(result.seq, result.digest.hex(), flush=True)


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2] if len(sys.argv) > 2 else "")
