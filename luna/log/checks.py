"""Digest checks: the position that a record's author claims, the positions other machines found, and who differs.

Every turn and rewind carries its author's digest of the new position, and a machine that finds another one says so in a
record. The majority is right; in a tie, those who differ from the author. So a faulty machine can tell that it is the
faulty one, and the others go on.
"""

from __future__ import annotations

from collections import Counter


class Checks:
    """The digests that machines found for the records of a log (b"" = an unknown machine)."""

    def __init__(self) -> None:
        self._claims: dict[int, bytes] = {}  # the author's digest, by record
        self._found: dict[int, dict[bytes, bytes]] = {}  # by record and machine, the newest of each
        self._mine: dict[int, bytes] = {}
        self.contested: dict[int, None] = {}
        """Records for which some machine found another position than this one."""

    def claim(self, seq: int, machine: bytes, digest: bytes, mine: bytes) -> None:
        """The author of record `seq` claims a digest; this machine found `mine`."""
        self._claims[seq], self._found[seq], self._mine[seq] = digest, {machine: digest}, mine
        if digest != mine:
            self.contested[seq] = None

    def check(self, seq: int, machine: bytes, digest: bytes) -> None:
        """Note the digest that another machine found for record `seq`."""
        if seq in self._claims:
            self._found[seq][machine] = digest
            if digest != self._mine[seq]:
                self.contested[seq] = None

    def findings(self) -> list[tuple[int, bytes, list[bytes]]]:
        """The contested records, with the digest found here and those found elsewhere."""
        return [(seq, self._mine[seq], others) for seq in self.contested if (others := self._others(seq))]

    def due(self, machine: bytes) -> dict[int, bytes]:
        """The digests of contested records that this machine has not reported yet."""
        return {seq: self._mine[seq] for seq in self.contested if self._found[seq].get(machine) != self._mine[seq]}

    def odd(self, machine: bytes) -> int | None:
        """The first record where this machine differs from the majority; None when it agrees."""
        return next((seq for seq in self.contested if self._holds(seq, machine) != self._mine[seq]), None)

    def odd_ones(self, machine: bytes) -> set[bytes]:
        """The machines that differ from the majority, as far as this one knows."""
        odd: set[bytes] = set()
        for seq in self.contested:
            holds = self._holds(seq, machine)
            found = {**self._found[seq], machine: self._mine[seq]}
            odd |= {one for one, digest in found.items() if digest != holds}
        return odd

    def _others(self, seq: int) -> list[bytes]:
        """The digests that other machines found and this one did not, the author's first."""
        found = dict.fromkeys([self._claims[seq], *self._found[seq].values()])
        return [digest for digest in found if digest != self._mine[seq]]

    def _holds(self, seq: int, machine: bytes) -> bytes:
        found = Counter({**self._found[seq], machine: self._mine[seq]}.values())
        claim = self._claims[seq]
        return max(found, key=lambda digest: (found[digest], digest != claim, digest))
