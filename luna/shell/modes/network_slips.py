"""The slip over a shared table: the state of the connection and of the others, and questions with their buttons."""

from functools import partial
from pathlib import Path

from luna.core.levels import LEVELS, USUAL_LEVEL, Character
from luna.log.bodies import END, MotionBody, ProposeBody
from luna.log.consent import Question
from luna.log.records import BOT, HUMAN
from luna.places import command
from luna.shell.app import navigation
from luna.shell.board.panels.slip import Deed, Slip
from luna.shell.board.table_view import TableView
from luna.shell.modes.conditional_turns import Ahead
from luna.shell.modes.network_news import News
from luna.shell.network import connections
from luna.shell.network.relay_table import Shared
from luna.shell.players import faces
from luna.shell.records.captions import span
from luna.shell.screens import pace
from luna.shell.screens.page import QuestionScene
from luna.table.table import Player
from luna.text.sentences import listed


class Slips:
    """Chooses the most urgent message, with the buttons that answer it."""

    def __init__(self, view: TableView, shared: Shared, news: News, ahead: Ahead) -> None:
        self._view, self._app, self._text, self._shared = view, view.app, view.text, shared
        self._news, self._ahead = news, ahead
        self.level = USUAL_LEVEL
        """The level of the bot to propose."""
        self.report: Path | None = None
        """The record of a game that differs on this machine."""

    def slip(self) -> Slip | None:
        """The most urgent message; None when all is well."""
        shared, text = self._shared, self._text
        if shared.refused is None and (ahead := self._ahead.slip()) is not None:
            return ahead
        leave = Deed(text("menu-leave"), lambda: navigation.leave(self._app), "no")
        again = Deed(text("network-host-again"), lambda: connections.host_again(self._app, shared.remote), "yes")
        if self.report is not None:
            two = len(set(map(shared.table.consent.machine, range(len(shared.table.seats))))) == 2
            key = "network-differs-two" if two else "network-differs-below"
            said = text(key, command=command("replay", str(self.report)))
            return Slip(text("network-differs"), said, (leave._replace(command="yes"),), True)
        if shared.table.over:
            return None  # the final page follows
        if shared.table.consent.pace.ended:
            return Slip(text("pace-carried-0"), text("pace-ended-below"), (leave._replace(command="yes"),))
        if shared.refused is not None:
            said = connections.why(text, shared.refused)
            if shared.refused.code == "elsewhere" and shared.plays:
                back = Deed(text("network-take-back"), lambda: connections.take_back(self._app, shared.remote), "yes")
                return Slip(said, text("network-take-back-below"), (back, leave), True)
            if shared.refused.code == "removed":
                return Slip(said, "", (leave,), True)
            return Slip(said, text("network-host-again-below"), (again, leave) if shared.plays else (leave,), True)
        if not shared.online:
            said = text("network-trying", host=shared.remote.route.host, port=str(shared.remote.route.port))
            if shared.unknown is not None:
                said = f"{connections.why(text, shared.unknown)} {said}"
            if self._ahead.seats and shared.table.to_move in self._ahead.seats:
                return Slip(text("network-lost"), text("ahead-offline"))
            if shared.plays:
                said = f"{said} {text('network-or-again')}"
            return Slip(text("network-lost"), said, (again, leave) if shared.plays else (leave,), True)
        if not shared.open:
            return self._waiting()
        question = shared.ballot.question
        return self._asked(question) if question is not None else self._away()

    def waited_for(self, slow: bool) -> tuple[str, str]:
        """The strip while this machine waits: title and hint. `slow`: it waits for the answer to a turn played here."""
        shared, text, names = self._shared, self._text, self._view.names
        seat = shared.table.to_move
        if seat is None:
            return text("turn-over"), ""
        if not shared.online:
            return text("network-offline"), text("network-game-waits")
        if slow or not shared.open:
            return text("network-waits-for", names=self._missed()), text("network-game-waits")
        if shared.slow:
            return text("network-moves", name=names[seat]), pace.left_words(text, shared)
        if seat in shared.away:
            return text("network-away", name=names[seat]), text("network-game-waits")
        hint = text("network-elsewhere" if shared.plays else "network-you-watch")
        return text("network-moves", name=names[seat]), hint

    def _missed(self) -> str:
        """The names of players whose logs are missing; "the others" when that is not known."""
        shared, text, names = self._shared, self._text, self._view.names
        missing = [] if shared.open else [names[seat] for seat in shared.missing]
        return listed(text, missing) if missing else text("network-the-others")

    def _waiting(self) -> Slip:
        """The relay has restarted and waits for the logs of all players."""
        shared, text = self._shared, self._text
        title = text("network-waiting-logs", names=self._missed())
        if shared.agreed:
            return Slip(title, text("network-go-on-agreed"))
        below = f"{text('network-waiting-logs-below')} {text('network-go-on-all')}"
        return Slip(title, below, (Deed(text("network-go-on"), shared.go_on, "yes"),) if shared.seats else ())

    def _asked(self, question: Question) -> Slip | None:
        """A question, asked here or on another machine."""
        shared, text, names = self._shared, self._text, self._view.names
        left = max(0, question.patience - shared.now_ms + question.t_ms)
        below = text("network-seconds", seconds=(left + 999) // 1000)
        if question.slow:
            below = text("pace-vote-left", left=span(text, left))
        if isinstance(question.wish, ProposeBody):
            bot = Character.of(question.wish.player.bot)
            away = names[question.wish.seat]
            title = text("network-proposes", name=names[question.seat], away=away, level=bot.level)
            below = f"{text('network-until-back', away=away)}  ·  {below}"
        elif isinstance(question.wish, MotionBody):
            title = text(f"talk-moves-{question.wish.what}", name=names[question.seat], count=0)
        else:
            fold = shared.table.chronicle.fold
            turns = fold.node.since(fold.at(question.wish.as_of))
            key = "network-asks-back" if turns else "network-asks-otherwise"
            title = text(key, name=names[question.seat], count=turns)
        if shared.ballot.asked is None:
            waited = question.asked(shared.table.seats) - question.yes - question.no
            if isinstance(question.wish, ProposeBody) and not question.slow:
                waited &= shared.here
            if not waited:
                return None
            waits = text("network-waits-for", names=listed(text, [names[seat] for seat in sorted(waited)]))
            return Slip(title, f"{waits}  ·  {below}")
        ends = isinstance(question.wish, MotionBody) and question.wish.what == END
        yes = Deed(text("network-yes"), self._agree_to_end if ends else partial(shared.ballot.vote, True), "yes")
        return Slip(title, below, (yes, Deed(text("network-no"), lambda: shared.ballot.vote(False), "no")))

    def _agree_to_end(self) -> None:
        """An irrevocable step is asked twice: one press must not end a game of weeks."""
        text, vote = self._text, partial(self._shared.ballot.vote, True)
        sure, below, yes = text("pace-end-sure"), text("pace-end-below"), text("network-yes")
        self._app.push(QuestionScene(self._app, None, sure, below, yes, vote))

    def _away(self) -> Slip | None:
        """The player to move is away or stopped; or a bot still plays for a player who is back."""
        shared, text, names = self._shared, self._text, self._view.names
        table, seat = shared.table, shared.table.to_move
        for mine in set(shared.own) - table.consent.inherited:
            if table.seats[mine].kind == BOT and table.header.seats[mine].kind == HUMAN:
                me = Player(table.header.seats[mine].name)
                back = Deed(text("network-play-myself"), partial(self._view.link.set_player, mine, me), "yes")
                return Slip(text("network-bot-plays", name=names[mine]), "", (back,))
        if seat is not None and seat in set(table.chronicle.differing).difference(shared.seats, shared.away):
            below = text("network-other-differs-below", name=names[seat])
            return Slip(text("network-other-differs", name=names[seat]), below, warn=True)
        if seat is None or not shared.own or table.seats[seat].kind != HUMAN:
            return None
        if shared.slow:
            if table.consent.pace.late(shared.now_ms) != seat or seat in shared.own:
                return None
            name, more = names[seat], Deed(text("pace-more"), self.pace, "no")
            said = text("pace-late", name=name), text("pace-late-below", name=name)
            return Slip(*said, (self._proposal(seat), more))
        if seat not in self._news.gone:
            return None
        other = Deed(text("network-other-level"), self._another_level, "no")
        title, below = text("network-away", name=names[seat]), text("network-away-below")
        return Slip(title, below, (self._proposal(seat), other))

    def _proposal(self, seat: int) -> Deed:
        text = self._text
        said = text("network-propose", level=self.level, name=text(f"level-{self.level}"))
        return Deed(said, lambda: self._propose(seat), "yes")

    def pace(self) -> None:
        """Open the page about the rhythm of the table."""
        self._app.push(pace.PaceScene(self._app, self._shared, self._ahead))

    def _propose(self, seat: int) -> None:
        table = self._shared.table
        bot = faces.stand_in(table.game.NAME, table.seats[seat], self._app.settings.faces, self.level)
        reason = self._shared.ballot.propose(seat, bot)
        if reason is not None:
            self._view.board.hand.deny(reason)
            self._view.dirty = True

    def _another_level(self) -> None:
        self.level = (self.level + 1) % len(LEVELS)
