"""Bugs in coming back to a table whose host was asleep. See `planted`."""

from collections.abc import Iterator
from typing import Any
from unittest.mock import patch

from luna.net import hosting
from luna.net.hosted import Hosted
from luna.net.ledger import Ledger
from luna.net.search import Game, Search


def who_waits_for_the_others_does_not_search() -> Iterator[None]:
    """Host asleep, guests host again, host wakes: both halves wait for each other."""
    with patch.object(Game, "goes_on", property(lambda self: self.online and not self.alone)):
        yield


def who_is_cut_off_does_not_search() -> Iterator[None]:
    with patch.object(Game, "goes_on", property(lambda self: not self.online or (self.open and not self.alone))):
        yield


def who_slept_leaves_his_own_table_for_one_that_waits() -> Iterator[None]:
    """He goes to somebody who comes to him in the same moment, and both tables go on."""
    with patch.object(Game, "at_home", lambda relay, table: None):
        yield


def a_table_that_goes_on_is_not_offered() -> Iterator[None]:
    table = hosting._table

    def hidden(relay: Any, audience: Any, *where: Any) -> Any:
        return table(relay, audience, *where) if audience.hosted.waiting else None

    with patch.object(hosting, "_table", hidden):
        yield


def a_table_that_is_hosted_again_waits_for_nobody() -> Iterator[None]:
    """Two halves go on, each for itself."""
    begun = Ledger.keep

    def hasty(self: Any, hosted: Hosted, number: int, data: bytes) -> None:
        if number == 0:
            hosted.waiting.clear()
        begun(self, hosted, number, data)

    with patch.object(Ledger, "keep", hasty):
        yield


def who_waits_goes_nowhere_where_others_play() -> Iterator[None]:
    choice = Search.choice

    def timid(self: Search, game: Game, table: bytes, offers: Any) -> Any:
        return choice(self, game, table, [offer for offer in offers if not (game.online and offer.goes_on)])

    with patch.object(Search, "choice", timid):
        yield


def what_has_gone_on_elsewhere_is_offered_again() -> Iterator[None]:
    with patch.object(hosting, "give_up", lambda relay, table: None):
        yield


def nobody_is_looked_for_where_he_was_found_before() -> Iterator[None]:
    """A host who has moved from the cable to the air is the same one at another address."""
    choice = Search.choice

    def proud(self: Any, game: Game, table: bytes, offers: Any) -> Any:
        found = choice(self, game, table, [offer for offer in offers if offer.port != getattr(self, "last", 0)])
        self.last = found.port if found is not None else getattr(self, "last", 0)
        return found

    with patch.object(Search, "choice", proud):
        yield
