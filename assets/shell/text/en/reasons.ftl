## Why something is not possible

reason-table-over = The game is over.
reason-table-read-only = You can only watch this game.
reason-table-undo-off = This table does not allow taking turns back.
reason-table-drawn = At this table you cannot take a turn back once chance has decided something.
reason-table-asked-already = The others have already been asked.
reason-table-asked-enough = The others have said no twice; play on first.
reason-table-proposed-enough = The others have just been asked about a bot; please wait a minute.
reason-table-not-legal = The rules do not allow that turn.
reason-table-not-agreed = The others have not agreed to that.
reason-table-not-asked = That question is no longer open.
reason-table-not-your-seat = This seat belongs to somebody else.
reason-table-differs = This computer has a different position from the others.
reason-table-nothing-to-undo = There is nothing to take back.
reason-table-nothing-to-redo = There is nothing to bring back.
reason-table-stale = Somebody else was faster; please look again.
reason-table-full = This table has more turns than a game can have.
reason-table-not-late = Its time has not run out yet; please wait.
reason-table-no-days = You do not have that many days off left this year.
reason-table-ended = The players have ended this game.
