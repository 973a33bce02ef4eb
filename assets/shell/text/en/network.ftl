## Title

title-network = Network game
network-rejoin = Rejoin table

## The page

network-title = Network game
network-name = Your name
network-found = Tables on this network
network-none = No table has been found yet. Luna keeps searching; the host’s address and code always work.
network-more = { $count ->
    [one] One more table is on this network. Its address and code lead to it.
   *[other] { $count } more tables are on this network. Their addresses and codes lead to them.
}
network-table-of = { $name }’s table
network-relay-at = Relay at { $place }
network-under-way = Under way
network-free = { $count ->
    [0] All seats are taken
    [one] { $count } seat is free
   *[other] { $count } seats are free
}
network-contested = Two computers claim this table
network-contested-why = Two computers say that this table is theirs, and only one can be right. Ask the host to choose “Only with the code”, then type the address and the code.
network-other-computer = Not the computer { $name } used last time
network-other-computer-why = Last time you met { $name } on another computer. If you are sure that this is { $name }, choose the table once more. If not, ask for the address and the code and type them.
network-ways = Play in one evening, or by turn over days and weeks: the host chooses that in the room.
network-by-hand = By address and code
network-address = Address of the host
network-code = Code of the room
network-join = Join
network-recent = Known addresses
network-open = Open a table
network-bad-address = Please type the address of the host, such as 192.168.1.20 or a name.
network-bad-code = A room’s code has { $count } letters and digits, never I, O, 0 or 1.

## The room

network-connecting = Connecting
network-connecting-below = Waiting for an answer.
network-asking = Asking the host
network-asking-below = The host decides whether you may watch. Just wait.
network-room = Room { $code }
network-seats = Who plays which Order
network-seats-below = Choose a seat to sit down or stand up. Several people at this computer may take a seat each.
network-free-seat = Free seat
network-add-bot = Add a bot
network-no-bot = No bot
network-host = Host
network-here = You
network-ready = Ready
network-not-ready = Not ready yet
network-awaited = Not here yet
network-looking-on = Watching: { $names }
network-let-in = Let others on the network join
network-let-in-below = While this is off, only this computer can reach the table.
network-reached = Others find the table in their list, or with the code and the address { $addresses } (port { $port }).
network-reached-hidden = Others find the table only with the code and the address { $addresses } (port { $port }).
network-no-address = This computer has no address on a network. Port { $port } is open.
network-no-lan = Port { $port } cannot be opened to the network: { $error }. A firewall may be blocking it.
network-moved = Another program uses the usual port, so this table is at port { $port }.
network-copy = Copy link
network-invite = Invite
network-invite-below = Send this link to your friends. They can click it, paste it into Luna with Ctrl+V on any page, or scan the picture with a camera.
network-invite-picture = The link as a QR code
network-link = Join the table at { $place }?
network-link-below = The invitation leads to room { $code } there. That computer will see your name. Go on only if you know who sent the link.
network-link-look = Look for players at { $place }?
network-link-relay = The link leads to a relay, where anybody can meet. It is added to your addresses. That computer only learns that somebody is looking.
network-link-later = Leave this table first, then open the invitation again.
network-copied = Copied: { $invitation }. Others paste it into Luna with Ctrl+V, on any page.
clipboard-missing = Nothing can be copied here: this system has no clipboard.
network-no-house = No table can be opened on this computer: { $error }.
network-undo = Taking back
network-undo-consent = If everyone agrees
network-undo-free = Freely
network-undo-off = Never
network-need-two = At least two seats must be taken.
network-need-ready = Still waiting for { $names }.
network-host-starts = The host starts the game once everybody is ready.
network-say-ready = I am ready
network-unready = Not ready after all
network-close-room = Close the room?
network-close-below = The room closes for { $names } as well.
network-close-yes = Close the room
network-without = Begin already?
network-without-below = Not here yet: { $names }. Latecomers can only watch.
network-without-yes = Begin now
network-room-lost = The connection is lost. Luna keeps trying to get back into the room.

## The table

network-not-yours = It is { $name }’s turn, on another computer.
network-moves = { $name } plays
network-elsewhere = on the network
network-lost = The connection is lost
network-trying = Luna keeps trying to reach { $host } (port { $port }). Once it does, the game goes on.
network-host-again = Host this table again
network-host-again-below = Everybody has the whole game. Host it again, and the others return to their seats.
network-take-back = Take the seats back
network-take-back-below = The computer that joined last plays them. Take them back whenever you like; nothing is lost.
network-waiting-logs = Waiting for { $names } to return
network-waiting-logs-below = The table has been reopened. To lose nothing, wait until everybody is back.
network-the-others = the others
network-go-on = Go on without them
network-go-on-all = Everybody here must agree to go on without them.
network-go-on-agreed = You have agreed. The game goes on once everybody here agrees.
network-forked = Your game and the others’ game went different ways. Yours is kept in { $file }, and you are back at their table.
network-end-rematch = Another network game
network-end-lost = The connection to the others is lost; their next table appears under “Another network game”.
network-end-with = { $count ->
    [one] Rematch with { $name }
   *[other] Rematch with { $count } others
}
network-seconds = { $seconds ->
    [one] { $seconds } second left
   *[other] { $seconds } seconds left
}
network-yes = Agree
network-no = Refuse
network-away = { $name } is away
network-away-below = Wait, go on another day, or suggest a bot: more than half of the players here must agree. The player can take the seat back with one key.
network-away-mark = away
network-propose = Suggest a bot: level { $level }, { $name }
network-other-level = Another level
network-proposes = { $name } suggests that a bot of level { $level } plays for { $away }
network-until-back = until { $away } is back
network-bot-takes = A bot plays for { $name } now.
network-is-back = { $name } is back.
network-ignored = A message from { $name }’s computer made no sense here and was ignored.
network-draft-gone = The game has moved on: the move you were preparing is gone.
network-bot-plays = A bot plays for { $name }
network-play-myself = Take over from the bot
network-differs = The computers do not agree on this game
network-differs-below = It cannot go on here, but the others can. The record of the game is kept, and this command shows where it happened: { $command }
network-chat = Chat
network-chat-empty = Nobody has said anything yet.
network-chat-write = Write here, Enter sends
network-watching = { $count ->
    [one] { $count } is watching
   *[other] { $count } are watching
}


## Ready phrases

phrase-hello = Hello!
phrase-well-played = Well played!
phrase-your-turn = It is your turn.
phrase-one-moment = One moment.
phrase-thanks = Thank you!
phrase-again = Another game?

## Why not

network-refused = The host refused ({ $code }).
network-refused-protocol = The versions do not match: the host has Luna { $one }, this is Luna { $other }. Please install the same version on both computers.
network-refused-other-rules = The rules differ: the host has Luna { $one }, this is Luna { $other }. Please install the same version on both computers.
network-refused-other-game = Your Luna does not have the game of this table: the host has Luna { $one }, this is Luna { $other }. Please install the same version on both computers.
network-refused-no-room = There is no room with this code here.
network-refused-no-table = The host no longer knows this table.
network-refused-no-seat = This seat belongs to somebody else now.
network-refused-fork = The host’s game went on differently from yours.
network-refused-elsewhere = These seats are now played from another computer.
network-refused-table-known = The host already has this table.
network-refused-host-left = The host has left the room.
network-refused-busy = The host has no room for more players right now.
network-refused-full = This room is full.
network-refused-removed = The host has removed you from this table.
network-refused-locked = The host has locked this table: nobody new can join.
network-refused-no-spectators = Nobody may watch at this table.
network-refused-silent = The connection was too slow.
network-refused-slow-down = Too many wrong codes; please try again in a minute.
network-refused-disk = The host’s computer can no longer save the game (is its disk full?).
network-refused-unreachable = Nobody answers at { $one }, port { $other }. Is the table open there, and does the firewall let Luna through?
network-refused-cut = The connection was lost.
network-refused-nonsense = No Luna table answers at that address.
network-refused-malformed = The host did not understand this copy of Luna.
network-refused-no-tls = The host has an older Luna, which does not encrypt its connections. Please update it there.
network-refused-unproved = The computer at { $one }, port { $other }, could not prove that it is your host. Luna told it nothing.
network-refused-certificate = The certificate of { $one } is not valid for that name, so somebody else may be listening. Luna told it nothing.

## Commands

keys-section-network = On the network
command-chat = Chat
command-yes = First answer to a question
command-no = Second answer to a question

## The host’s door

door-title = At the door
door-people = Who is here
door-nobody = Nobody else is here.
door-plays = plays
door-watches = is watching
door-asks = would like to watch
door-away = is away
door-stands-in = a bot stands in
door-locked = Locked
door-locked-below = Nobody new can join. Players who were here before may return.
door-hidden = Only with the code
door-hidden-below = The table does not appear in other players’ lists.
door-looking = Watching
door-looking-0 = Everybody
door-looking-1 = Only if you let them in
door-looking-2 = Nobody
door-admit = Let in
door-remove = Remove
door-remove-ask = Remove { $name }?
door-remove-below = { $name } cannot come back, not even under another name.
door-remove-seat = A bot stands in, and you can give the seat to somebody else.
door-removed = The host has removed { $name }; a bot stands in.
door-give = Give the seat
door-give-title = Who gets the seat of { $name }?
door-pardon = { $count ->
    [one] Let the one who was removed come back
   *[other] Let the { $count } who were removed come back
}
door-knocks = { $name } would like to watch: see Menu, At the door.

## Open tables at a relay

open-browse = Find players there
open-title = Open tables at { $place }
open-count = { $count ->
    [one] One table is open.
   *[other] { $count } tables are open.
}
open-none = No table is open here at the moment. Open one yourself and show it to everybody.
open-slow = You have looked often. Please wait a moment.
open-again = Look again
open-forget = Forget this relay
open-all = All
open-by-turn = By turn
open-level = For
open-level-0 = Everybody
open-level-1 = Beginners
open-level-2 = Practised
open-level-3 = Experts
open-seats = { $free } of { $seats } seats free
open-usual = The usual rules
open-names = Show names of hosts
open-names-below = Strangers chose them, and anybody can use any name.
open-show = Show this table to everybody here
open-show-below = Strangers at this relay find it in the list of open tables.
open-shown = It stays in the list until it is full, begins, or you leave.
open-forbidden = This relay has no list of open tables.
open-too-many = The list has no room for more tables from here.
open-named = Show them my name
open-says = Tell them up to { $count } things:
open-says-most = You can say at most { $count } things.
open-says-beginners = Beginners welcome
open-says-explain = I explain the game
open-says-quick = Quick turns, please
open-says-relaxed = No hurry
open-says-chat = I like to chat
open-says-quiet = A quiet game
open-says-first = My first game
open-says-more = More games after this
