"""The analysis of a finished game in its replay: values on the track, turning points, better turns."""

from collections.abc import Callable, Mapping, Sequence

from luna.bots.answers import Miss
from luna.bots.evaluator import POINT
from luna.shell.app import hints, navigation
from luna.shell.app.scene import App
from luna.shell.board.card import Card
from luna.shell.client import game_client
from luna.shell.players.seats import seat_name
from luna.table.table import Table


class ReplayAnalysis:
    """The analysis of the game in a replay. A game that is not over has none."""

    def __init__(self, app: App, table: Table, moment: Callable[[], int], show: Callable[[int], object]) -> None:
        """`moment`: the one on show; `show`: jumps to another."""
        self._app, self._table, self._moment, self._show = app, table, moment, show
        self._words = app.catalogue.of(table.game.NAME)
        self._study = app.analyst.look(table) if table.over else None
        self._seen = -1
        self._misses: dict[int, Miss] = {}
        self._cards: dict[int, Card] = {}
        self.points: Sequence[Miss] = ()
        """The turning points."""
        self.course: Sequence[tuple[int, ...]] = ()
        """The value of each moment for each seat, once all are known."""

    def update(self) -> bool:
        """Advance by one step; True when more is known."""
        study = self._study
        if study is None:
            return False
        known = len(study.judged) + study.failed
        if known == self._seen:
            return False
        self._seen = known
        if study.whole:
            self._misses = {one.miss.number: one.miss for one in study.judged if one.miss is not None}
            self.points, self.course = study.points, study.course()
        return True

    def commands(self) -> Mapping[str, Callable[[], object]]:
        """The commands of the analysis."""
        if self._study is None:
            return {}
        return {"analyse": self._analyse, "turning-point": self._next, "hint": self.play}

    def ways(self) -> list[tuple[str, str, str]]:
        """The current button, as command, words and key: begin, stop, or the better turn."""
        study, words = self._study, self._words
        if study is None:
            return []
        if self._works:
            return [("analyse", words("replay-analysing", done=100 * len(study.judged) // study.total), "")]
        if not study.whole:
            return [("analyse", words("replay-analyse"), "")]
        return [("hint", words("replay-better"), hints.cap(self._app, "hint"))] if self._miss is not None else []

    def onward(self) -> list[tuple[str, str, str]]:
        """The button to the next turning point, once all are known: it stays while one goes from point to point."""
        return [("turning-point", self._words("replay-turning"), "")] if self.points else []

    def card(self) -> Card | None:
        """The next turn and the better one, at a turning point."""
        miss = self._misses.get(self._moment() + 1)
        if miss is None or miss not in self.points:
            return None
        if miss.number not in self._cards:
            names = [seat_name(self._words, seat) for seat in self._table.seats]
            before = self._table.position_at(miss.number - 1)
            teller = game_client.of(self._table.game.NAME).teller()
            self._cards[miss.number] = teller.missed(self._words, names, before, miss)
        return self._cards[miss.number]

    def cost(self, number: int) -> str:
        """The loss by turn `number`, in words; "" for none."""
        miss = self._misses.get(number)
        return "" if miss is None else self._words("replay-cost", points=miss.cost / POINT)

    def play(self) -> None:
        """Play the better turn on a separate board."""
        miss = self._miss
        if miss is not None:
            navigation.what_if(self._app, self._table, miss.number - 1, line=miss.line or (miss.better,))

    @property
    def _works(self) -> bool:
        return self._study is not None and self._app.analyst.works(self._study)

    @property
    def _miss(self) -> Miss | None:
        """The miss that comes next, or was just made."""
        return self._misses.get(self._moment() + 1) or self._misses.get(self._moment())

    def _analyse(self) -> None:
        study = self._study
        if study is not None:
            (self._app.analyst.stop if self._works else self._app.analyst.begin)(study)

    def _next(self) -> None:
        """Jump to the next turning point; behind the last to the first."""
        before = [miss.number - 1 for miss in self.points]
        if before:
            self._show(next((number for number in before if number > self._moment()), before[0]))
