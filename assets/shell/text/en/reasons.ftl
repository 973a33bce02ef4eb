## Why something is not possible

reason-table-over = The game is over.
reason-table-read-only = This game can only be looked at.
reason-table-undo-off = At this table turns cannot be taken back.
reason-table-drawn = At this table a turn cannot be taken back once chance has decided something.
reason-table-asked-already = The others are being asked already.
reason-table-asked-enough = The others have said no twice; play on first.
reason-table-proposed-enough = The others have just been asked about a bot; please wait a minute.
reason-table-not-legal = The rules do not allow that turn.
reason-table-not-agreed = The others have not agreed to that.
reason-table-not-asked = Nobody is asking that any more.
reason-table-not-your-seat = This seat is somebody else’s.
reason-table-differs = This computer has a different position from the others.
reason-table-nothing-to-undo = There is nothing to take back.
reason-table-nothing-to-redo = There is nothing to bring back.
reason-table-stale = Somebody else was faster; please look again.
reason-table-full = This table has seen more turns than a game can have.
reason-table-not-late = Its time has not run out yet; please wait.
reason-table-no-days = There are not so many days off left this year.
reason-table-ended = The players have ended this game.
