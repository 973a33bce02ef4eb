"""Bugs in returning to a table whose host was asleep. See `planted`."""

from typing import Any

from luna.net import hosting
from luna.net.hosted import Hosted
from luna.net.relay import Relay
from luna.net.search import Game, Search
from tests.net.bugs import bug, wrapped

# Host asleep, guests host again, host wakes: both halves wait for each other.
who_waits_for_the_others_does_not_search = bug(Game, "goes_on", property(lambda self: self.online and not self.alone))
who_is_cut_off_does_not_search = bug(
    Game, "goes_on", property(lambda self: not self.online or (self.open and not self.alone))
)
# Two hosts move to each other at the same moment, and both tables continue.
who_slept_leaves_his_own_table_for_one_that_waits = bug(Game, "at_home", lambda relay, table: None)


@wrapped(hosting, "_table")
def a_running_table_is_not_announced(table: Any, relay: Any, audience: Any, *where: Any) -> Any:
    return table(relay, audience, *where) if audience.hosted.waiting else None


@wrapped(Relay, "keep")
def a_table_that_is_hosted_again_waits_for_nobody(keep: Any, self: Any, hosted: Hosted, number: int, data: Any) -> None:
    """Two halves continue separately."""
    if number == 0:
        hosted.waiting.clear()
    keep(self, hosted, number, data)


@wrapped(Search, "choice")
def a_waiting_player_never_moves_to_players(choice: Any, self: Search, game: Game, table: bytes, offers: Any) -> Any:
    return choice(self, game, table, [offer for offer in offers if not (game.online and offer.goes_on)])


what_has_gone_on_elsewhere_is_offered_again = bug(hosting, "give_up", lambda relay, table: None)


@wrapped(Search, "choice")
def known_places_are_not_searched(choice: Any, self: Any, game: Game, table: Any, offers: Any) -> Any:
    """A host that changes from cable to wireless is the same one at another address."""
    found = choice(self, game, table, [offer for offer in offers if offer.port != getattr(self, "last", 0)])
    self.last = found.port if found is not None else getattr(self, "last", 0)
    return found
