"""The page of challenges: what each asks for, what it teaches, and which were met. A press deals its table."""

from functools import partial

from typing_extensions import override

from luna.core import registry
from luna.learning.challenge import KEY, Challenge, challenges
from luna.shell.app import navigation
from luna.shell.app.scene import App
from luna.shell.client.choices import usual_name
from luna.shell.records.achievements import name_of, pennant, progress
from luna.shell.screens.cards import ChallengeCard
from luna.shell.screens.page import PageScene, Shape
from luna.shell.widgets import Column


class ChallengesScene(PageScene):
    """All challenges of a game, in any order."""

    shape = Shape((1840, 1040), columns=1)
    title_key = "challenges-title"

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self._all = challenges(app.game)
        self._won = progress(app).won
        self.first = next((one.name for one in self._all if not self._met(one)), "back")

    def _met(self, challenge: Challenge) -> bool:
        return name_of(self.app.game, challenge) in self._won

    @override
    def left(self, column: Column) -> None:
        words, paint = self.words, self.paint
        met = sum(map(self._met, self._all))
        column.words("below", words("challenges-below", met=met, most=len(self._all)), "body", gap=14)
        each = column.in_a_row(round(paint.px(500) * min(1.0, paint.fonts.growth)), 3, 14)
        wide = column.card_width(each, 14)
        cards = [(one, self._said(one), pennant(self.app, one, self._met(one))) for one in self._all]
        heights = [ChallengeCard.high(paint, below, wide, bool(sign)) for _, below, sign in cards]
        for rect, (one, below, sign) in zip(column.grid(heights, each, 14), cards, strict=True):
            title, begin, done = words(f"challenge-{one.name}"), partial(self._begin, one), self._met(one)
            column.add(ChallengeCard(rect, one.name, title, begin, below=below, met=done, pennant=sign))

    def _said(self, challenge: Challenge) -> list[str]:
        words, name = self.words, challenge.name
        against = words("challenge-against", bots=len(challenge.bots), level=max(challenge.bots, default=0))
        return [words(f"challenge-{name}-below"), f"{against} {words(f'challenge-{name}-teaches')}"]

    def _begin(self, challenge: Challenge) -> None:
        game = registry.load(self.app.game)
        options, bots = challenge.chosen(game), challenge.levels(game)
        own = options.seats[0]
        names = {own: self.app.settings.names.get(own) or usual_name(self.words, own)}
        navigation.begin(self.app, game, options, names, bots, {KEY: challenge.name})
