"""Which position came of a record: what its author said, what the other machines found, and who of them differs.

Every turn and every rewind carries the digest of the position that its author came to, and whoever comes to another
one says so in a record of his own. What most machines found holds; where two findings have equally many, not the
author's does. So whoever differs can tell that it is he, and the others go on.
"""

from __future__ import annotations

from collections import Counter


class Checks:
    """The findings about the records of one log, by machine (b"" = one that is not known)."""

    def __init__(self) -> None:
        self._claims: dict[int, bytes] = {}  # the author's digest, by record
        self._found: dict[int, dict[bytes, bytes]] = {}  # by record and machine, the last word of each
        self._mine: dict[int, bytes] = {}
        self.contested: dict[int, None] = {}
        """Records that somebody came to another position by than this machine."""

    def claim(self, seq: int, machine: bytes, digest: bytes, mine: bytes) -> None:
        """The author of record `seq` came to that digest, this machine to `mine`."""
        self._claims[seq], self._found[seq], self._mine[seq] = digest, {machine: digest}, mine
        if digest != mine:
            self.contested[seq] = None

    def check(self, seq: int, machine: bytes, digest: bytes) -> None:
        """Note the digest that another machine came to by record `seq`."""
        if seq in self._claims:
            self._found[seq][machine] = digest
            if digest != self._mine[seq]:
                self.contested[seq] = None

    def findings(self) -> list[tuple[int, bytes, list[bytes]]]:
        """The contested records, each with the digest that came here and the others."""
        return [(seq, self._mine[seq], others) for seq in self.contested if (others := self._others(seq))]

    def due(self, machine: bytes) -> dict[int, bytes]:
        """What this machine has to say about contested records, and has not said yet."""
        return {seq: self._mine[seq] for seq in self.contested if self._found[seq].get(machine) != self._mine[seq]}

    def odd(self, machine: bytes) -> int | None:
        """The first record by which this machine differs from what holds; None when it does not."""
        return next((seq for seq in self.contested if self._holds(seq, machine) != self._mine[seq]), None)

    def odd_ones(self, machine: bytes) -> set[bytes]:
        """The machines that differ from what holds, as this one sees it."""
        odd: set[bytes] = set()
        for seq in self.contested:
            holds = self._holds(seq, machine)
            found = {**self._found[seq], machine: self._mine[seq]}
            odd |= {one for one, digest in found.items() if digest != holds}
        return odd

    def _others(self, seq: int) -> list[bytes]:
        """The digests that others came to and this machine did not, the author's first."""
        found = dict.fromkeys([self._claims[seq], *self._found[seq].values()])
        return [digest for digest in found if digest != self._mine[seq]]

    def _holds(self, seq: int, machine: bytes) -> bytes:
        found = Counter({**self._found[seq], machine: self._mine[seq]}.values())
        claim = self._claims[seq]
        return max(found, key=lambda digest: (found[digest], digest != claim, digest))
