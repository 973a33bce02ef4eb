## Title

title-circles = Circles

## All circles

circles-title = Circles of friends
circles-below = Who is the best among your friends? A circle keeps the results of its members, signed by the players. It lives on your computers, and no server knows it.
circles-mine = Your circles
circles-none = You are in no circle yet.
circles-members = { $count ->
    [one] One member
   *[other] { $count } members
}, { $games ->
    [0] no game yet
    [one] one game
   *[other] { $games } games
}
circles-waiting = You have joined. Meet a member at a relay, or take in a member’s file, and you will see the others.
circles-begin = Found a circle
circles-name = Name of the circle
circles-alias = Your name in it
circles-found = Found it
circles-join-name = Join a circle
circles-invitation = The invitation you were sent
circles-join = Join

## One circle

circle-view = Show
circle-league = League
circle-results = Games
circle-members = Members
circle-tournaments = Tournaments
circle-invite = Invite
circle-invited = The invitation is on the clipboard. Send it to a friend: everybody who has it can join.
circle-invitation = Copy this invitation
circle-give = Give the file
circle-given = Send { $file } to the other members: it has all the games and no secrets.
circle-take = Take in a file
circle-take-below = Drop another member’s circle file onto the window, or type where it is.
circle-taken = { $count ->
    [0] { $name }: nothing new was in that file.
    [one] { $name }: one new entry.
   *[other] { $name }: { $count } new entries.
}
circle-which = Game
circle-all-games = All games
circle-season = Season
circle-all-seasons = All time
circle-empty = No game counts yet. Add a finished game, and have the others sign it on their computers.
circle-games = Games
circle-firsts = Won
circle-mean = Mean place
circle-beaten = Beaten
circle-rating = Rating
circle-rated = { NUMBER($rating, minimumFractionDigits: 1) } ± { NUMBER($sigma, minimumFractionDigits: 1) }
circle-mean-of = { NUMBER($mean, minimumFractionDigits: 2) }
circle-share = { $share }%
circle-note = Players are ranked by what they have almost certainly shown: the rating minus three times its uncertainty. It follows from the signed games alone, the same on every computer.
circle-against = { $name } against the others
circle-ahead = Ahead
circle-level = Level
circle-behind = Behind
circle-bot = Bots of level { $level }
circle-stranger = Guest
circle-of-game = { $date } · { $game }
circle-add = Add a game
circle-judging = Checking the games by the rules: { $done } of { $count } …
circle-latest = The latest { $most } of { $count } games.
circle-add-below = Which finished game?
circle-add-none = You have no finished game here.
circle-add-who = Who was { $name }?
circle-add-nobody = Not in the circle
circle-sign = Sign
circle-sign-all = { $count ->
    [one] Sign the game that waits for you
   *[other] Sign the { $count } games that wait for you
}
circle-signed = Signed. The others get it where you meet at a relay, or by the file.
circle-signs = Automatic results
circle-signs-below = A game on the network is signed when it ends if all its players are in this circle. Programs that meet at a relay give each other what is missing. Applies to all circles.
circle-not-you = You did not sit at this table. Say which seat was yours.
circle-state-counts = Counts. Signed by { $signed }.
circle-state-missing = Counts. Signed by { $signed }, not signed by { $missing }.
circle-state-unsigned = Does not count yet: signed by { $signed }, not signed by { $missing }.
circle-state-two-logs = Does not count: there are two results of this game. This one is signed by { $signed }.
circle-state-false = Does not count: the score sheet disagrees. Signed by { $signed }.
circle-state-copy = Already counted, under another name.
circle-unchecked = Not checked against the rules: the score sheet is missing here, or comes from another version.
circle-nobody = nobody
circle-by = Invited by { $name }
circle-founder = Founded the circle
circle-digits = Anybody can use any name, but these digits are unique to the member. If in doubt, ask for them on the phone.
circle-you = You
circle-left = Has left
circle-replaced = Has a new key
circle-leave = Leave the circle
circle-leave-below = Your games stay in the circle. To return you need a new invitation.
circle-rename = Change name
circle-lost = Has { $name } lost the old computer? Then { $name } joins again with an invitation, and more than half of you confirm it here.
circle-is-now = { $name } is now
circle-vouch = Confirm
circle-nobody-new = Nobody
circle-away = Expel { $name }
circle-away-below = { $name } has to leave once more than half of the others agree.
circle-said = Noted. Give the file to the others so that they learn of it.

## Tournaments

circle-no-tournament = No tournament yet.
cup-new = New tournament
cup-name = Name
cup-form = Form
cup-everybody = Round robin
cup-swiss = Swiss
cup-groups = Groups, final
cup-size = At a table
cup-rounds = Rounds
cup-players = Who plays
cup-begin = Draw
cup-few = A tournament needs at least two players.
cup-many = At most { $count } can play in a tournament.
cup-round = Round { $number } of { $most }
cup-bye = { $name } has a bye
cup-open = not played yet
cup-own = Your next tables
cup-table = Standings
cup-points = Points
cup-close = Draw round { $number }
cup-close-open = Some games are still open. A late game counts, but no longer changes the pairings.
cup-waits = { $name } draws the next round.
cup-winner = { $name } has won.
cup-note = The first game that the players of a table begin after the draw counts. A bye counts as a win.
cup-below = { $form ->
    [everybody] Round robin
    [swiss] Swiss
   *[groups] Groups and final
} · { $game } · { $players ->
    [one] one player
   *[other] { $players } players
}

## What is refused

notice-circle-not = { $file } is not a circle file.
notice-circle-too-long = { $file } is longer than a circle can be.
notice-circle-forged = { $file } is damaged or forged. Nothing was taken from it.
notice-circle-foreign = { $file } belongs to a circle you are not in. Ask a member for an invitation.
notice-circle-full = The circle has no room for your entry.
notice-circle-strangers = { $file } is full of entries by people who are not in the circle. Nothing was taken from it. Ask a member for a file.
notice-circle-no-invitation = This is not an invitation to a circle. One begins with luna://circle/.
notice-circle-no-name = Please type a name.
notice-circle-unfinished = { $file } is not over yet.
