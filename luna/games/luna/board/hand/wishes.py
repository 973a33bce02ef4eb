"""What a click may be meant to be: for every thing the single-move turns that would bring it, cheapest first.

These are wishes, not rules: some are nonsense in a given position, and `why_not` says so. Forms that spend the Novice
token come after those that do not; with the token in the hand only they are meant.
"""

from __future__ import annotations

from typing import Final

from luna.core.game import Reason, Turn
from luna.games.luna.rules import why_not
from luna.games.luna.rules.board import ISLANDS
from luna.games.luna.rules.moves import (
    APPOINT,
    BUILD,
    CONSECRATE,
    COUNCIL,
    EXPEL,
    FAVOUR,
    FINISH,
    HERBS,
    MEDITATION,
    NOWHERE,
    RECRUIT,
    WITH_BRIBERY,
    WITH_NOVICE,
    encode,
)
from luna.games.luna.rules.views import View

_FAR: Final = {"no-bribery": 4, "no-use-for-novice": 4, "no-move": 4, "needs-token": 3, "needs-bribery": 2}
"""How little a refusal says about what was meant."""


class Wishes:
    """The wishes of the order to move in one position."""

    def __init__(self, row: bytearray, seen: View) -> None:
        self._row, self._seen = row, seen
        assert seen.turn is not None
        self._me = seen.seats[seen.turn]
        self._claimed = {spot.tile for spot in seen.path if spot.owner == seen.turn}
        self._symbol = {field.tile: ISLANDS.index(field.symbol) for field in seen.temple}

    # Turns by goal

    def favour(self, isle: int, armed: bool) -> list[Turn]:
        """The token of an island."""
        return _forms(encode(isle, FAVOUR), armed)

    def recruit(self, isle: int, armed: bool) -> list[Turn]:
        """A novice from the supply."""
        return _forms(encode(isle, RECRUIT), armed)

    def build(self, armed: bool) -> list[Turn]:
        """A shrine at the Builder's."""
        return _forms(encode(NOWHERE, BUILD), armed)

    def herbs(self, isle: int, count: int) -> list[Turn]:
        """Waking so many; without a number two, or one."""
        return [(encode(isle, HERBS, number),) for number in ((count,) if count else (2, 1))]

    def tile(self, tile: int, armed: bool) -> list[Turn]:
        """A tile of the path: into the temple when it is ours, else ours."""
        if tile in self._claimed:
            return self.consecrate(tile)
        return self.appoint(tile, armed)

    def appoint(self, tile: int, armed: bool) -> list[Turn]:
        """One novice onto a path tile."""
        first = encode(self._symbol[tile], APPOINT, tile << 2)
        plain: list[Turn] = [(first,), (first | WITH_BRIBERY,)]
        token: list[Turn] = [(first | WITH_NOVICE,), (first | WITH_NOVICE | WITH_BRIBERY,)]
        return token if armed else plain + token

    def consecrate(self, tile: int) -> list[Turn]:
        """An own tile into the temple."""
        first = encode(NOWHERE, CONSECRATE, tile << 2)
        return [(first,), (first | WITH_BRIBERY,)]

    def council(self, isle: int, count: int, armed: bool) -> list[Turn]:
        """So many steps with the novices of one island; NOWHERE: by the token alone."""
        if isle == NOWHERE:
            return [(encode(NOWHERE, COUNCIL, count << 1 & ~3 | WITH_NOVICE),)] if count == 1 else []
        plain, token = encode(isle, COUNCIL, count << 1), encode(isle, COUNCIL, (count - 1) << 1 | WITH_NOVICE)
        return [(token,)] if armed else [(plain,), (token,)]

    def seat(self, seat: int, armed: bool) -> list[Turn]:
        """Every way to a seat of the Council that costs no more than it must."""
        count = seat - self._me.council_seat
        if count <= 0:
            return [(encode(NOWHERE, COUNCIL, 0),)]
        plain: list[Turn] = [(encode(isle, COUNCIL, count << 1),) for isle in range(7)]
        token: list[Turn]
        if count == 1:
            token = [(encode(NOWHERE, COUNCIL, WITH_NOVICE),)]
        else:
            token = [(encode(isle, COUNCIL, (count - 1) << 1 | WITH_NOVICE),) for isle in range(7)]
        if armed:
            return token
        return plain if any(self.allowed(plain)) or not any(self.allowed(token)) else token

    def expel(self, steps: int, armed: bool) -> list[Turn]:
        """The Apostate so many islands on."""
        plain, token = encode(NOWHERE, EXPEL, steps << 1), encode(NOWHERE, EXPEL, (steps - 1) << 1 | WITH_NOVICE)
        return [(token,)] if armed else [(plain,), (token,)]

    def candle(self) -> list[Turn]:
        """Meditation; in the solo game the end of the phase."""
        return [(FINISH,)] if self._seen.solo else [(MEDITATION,)]

    # Asking the rules

    def allowed(self, turns: list[Turn]) -> list[Turn]:
        """Those that are legal, in their order."""
        return [turn for turn in turns if why_not(self._row, turn) is None]

    def reason(self, turns: list[Turn]) -> Reason | None:
        """Of the refusals the one that says most: what comes nearest to being possible."""
        refusals = [refusal for turn in turns if (refusal := why_not(self._row, turn)) is not None]
        return min(refusals, key=_distance, default=None)


def _distance(refusal: Reason) -> tuple[int, int, int]:
    """How far from being possible: what is meant first, then who has most of what it takes, then what takes least."""
    have, need = refusal.facts.get("have", 0), refusal.facts.get("need", 0)
    assert isinstance(have, int) and isinstance(need, int)
    return _FAR.get(refusal.code, 0), -have, need


def _forms(move: int, armed: bool) -> list[Turn]:
    return [(move | WITH_NOVICE,)] if armed else [(move,), (move | WITH_NOVICE,)]
