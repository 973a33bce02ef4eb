# The rules in our own words: for each topic a name, one line, and the whole rule. A line here is a paragraph there.
# Numbers are written as figures where they are points, steps or values: a test holds them equal in all languages.

## The reader

rules-section-first = Start here
rules-section-island = Island actions
rules-section-moving = Movement actions
rules-section-temple = Temple actions
rules-section-other = Other actions
rules-section-figures = Figures
rules-section-rounds = Rounds and scoring
rules-section-phases = Set-up
rules-section-things = Things
rules-section-islands = The Holy Islands
rules-section-variants = Players and variants
rules-chapter-c = What is in the game
rules-chapter-s = Set-up
rules-chapter-a = Action phase
rules-chapter-r = End of a round
rules-chapter-e = End of the game
rules-chapter-v = Solo game
rules-chapter-o = Options

## The game

rule-game = Luna in brief
rule-game-short = Six rounds in the service of the Moon Priestess: most influence wins.
rule-game-long =
    Two to four orders send novices to the seven Holy Islands and into the temple of the Moon Priestess.
    A game has 6 rounds. In each round the players take turns, one action at a time, until the last candle is out; then the round is scored.
    After round 6, shrines, unused favour tokens and seats in the Council count too. Then the player with the most influence points wins.
    Everybody sees everything, and after the set-up nothing depends on luck.

## Learning

rule-influence = How you earn influence
rule-influence-short = Everything that brings points, and when.
rule-influence-long =
    You begin with 5 influence points. You can earn more at three times: during a round, at the end of each round, and at the end of the game.
    A novice in the temple scores again at the end of every round. So it pays to enter early.
rule-turn = A turn
rule-turn-short = You do one action or turn one candle. Then the next player does.
rule-turn-long =
    On your turn you do exactly one action, or you meditate: that means you turn a candle. Then it is the next player’s turn.
    Most actions use up active novices, often two from one island. These novices move into a boat beside the island. Now they are inactive: they wait there until the next round.
    Some actions cost a favour token, which you give back to its island.

## The player aid: the points stand before each line

aid-round = During the round
aid-round-consecrate = for each novice that you bring into the temple: the number under the Temple Guard
aid-round-eviction = for each novice that you evict
aid-round-book = for moving a Book of Wisdom. With two players, the first one in each round brings 2.
aid-round-candle = for turning the last candle
aid-scoring = At the end of each round
aid-scoring-priestess = for the most, the second most and the third most with the Moon Priestess, if four play
aid-scoring-priestess-few = for the most and the second most, if two or three play
aid-scoring-apostate = With novices at the Apostate’s island you lose 1 point for each, and 1 more.
aid-scoring-temple = for each of your novices in the temple
aid-end = At the end of the game
aid-end-shrine = for each of your shrines on the islands
aid-end-favour = for each favour token that you still have
aid-end-council = for your seat in the Council

## The drawn examples

example-turn =
    Yellow uses two novices on Shrine Island. Now they are in a boat, and Yellow has the Shrine token.
    Later Yellow can give this token back to build a shrine.
example-path =
    Two players use the blue and the yellow temple board. From the gate on, the path is: guard tile 2, then 28 and 25; guard tile 2, then 23 and 21; guard tile 3, then 18 and 17; guard tile 4, then 15 and 13; guard tile 5, then 12 and 10; guard tile 6, then 6 and 5.
    Tiles 1 and 2 are in the temple from the start.
example-priestess =
    Yellow has two active novices with the Moon Priestess. That is the most, so Yellow gets 6 points.
    Red and Blue have one each. Red’s disc is further along in the Council, so Red gets 3 points and Blue gets 1.
    White’s novices there are in a boat. Inactive novices do not count, so White gets nothing.
example-apostate =
    Blue has three novices at the Apostate’s island and loses 4 points. Red has two and loses 3. Inactive novices count here too.
    Blue’s shrine does not matter. Yellow and White have no novices here and lose nothing.
example-eviction =
    Red brings a novice to space 11 and evicts the blue novice on 5, for 1 point. The blue novice goes to the jetty, and its space is closed.
    The other neighbours stay: 10 is Red’s own, 16 is a higher number, and the novice on 3 has a book.
example-final =
    Yellow has four shrines on the islands: 16 points. Two favour tokens are left: 2 points. Yellow’s disc is on seat 6 of the Council: 6 points.
    Together that makes 24 points.

## Tips

rule-tips = Tips for the first game
rule-tips-short = Six things that are seldom wrong in the first rounds.
rule-tips-long =
    – Shrine: two novices beside the Master Builder and a Shrine token make a shrine. If you do not have the token, fetch it first.
    – Appointment and Consecration: an early novice in the temple scores in every round to come. But it no longer acts on the islands.
    – Recruitment: every extra novice gives you more choice in the rounds that follow.
    – Priest’s Favour: collect a few tokens before you need them.
    – Tide: move inactive novices to where the Moon Priestess, the Master Builder or your own shrine will be useful. Without the token a Journey can do this too, but it uses up active novices.
    – Council: the start player’s disc lies at the bottom, so at first you lose every tie. One step changes that, and with it the prize of the Moon Priestess.

## Phases

rule-setup = Set-up
rule-setup-short = What lies where before the first round.
rule-setup-long =
    Draw lots for the start player, and draw one temple board for each player; tiles of other colours leave the game.
    The tiles from 1 to 4 that are in play are dealt out: each player’s tile goes to its space in the temple with a novice of that player and a Book of Wisdom.
    The other tiles form the path in groups between the guard tiles, as many in a group as there are players, the highest nearest to the gate. The Temple Guard begins on the 6.
    The islands lie in a ring in random order, each with one favour token for every player. Moon Priestess, Master Builder and Apostate start on islands drawn at random.
    Everyone has 5 influence points; the Council discs lie stacked on seat 0, the start player’s at the bottom.
rule-first-game = Preset set-up
rule-first-game-short = For the first game: everything stands as printed on the islands.
rule-first-game-long =
    The islands lie in a fixed order, and the figures stand where they are printed. Each order already has its pairs of novices on four islands and its shrine; there is no preparation round.
    Each order gets the favour tokens of the two islands where it has nothing. With fewer players the pieces of absent orders are left out.
rule-preparation = Preparation round
rule-preparation-short = After the free set-up everyone places a shrine and eight novices.
rule-preparation-long =
    In turn order each player places one shrine on an island without any shrine. With two players it may not be Herb Island.
    Then, again in turn order, each player places two novices on each of four islands, none of them the island of their own shrine. Pieces of others do not matter.
    When all pairs are placed, everyone takes one favour token from each of the two islands where they have neither novices nor shrine.
    So each starts with 8 novices on islands, 1 in the temple and 4 in the supply, and with 1 shrine built and 5 in the supply.
rule-round = Action phase
rule-round-short = One action each, clockwise, until the last candle is out.
rule-round-long =
    The start player begins, then the turn goes round clockwise. Each turn is exactly one action or one meditation.
    An action uses active novices of your own order. Novices used become inactive: they wait in a boat beside the same island until the round is over.
    You are never out: after a meditation you may act again later. The round ends at once when the last candle goes out.
rule-scoring = Scoring phase
rule-scoring-short = Moon Priestess, Apostate, temple: three values, counted together.
rule-scoring-long =
    Moon Priestess: active novices and shrines on her island count. The player with the most gets the first prize, the next one the second, and with four players there is a third.
    Apostate: each player with novices at his island, active or inactive, loses 1 point for each and 1 more.
    Temple: every novice in the temple brings its owner 1 point.
    For each player, first add up all three. If a player’s influence would then be below 0, it becomes 0.
rule-next-round = Preparing the next round
rule-next-round-short = Novices wake, figures walk on, the Guard takes a step.
rule-next-round-long =
    After rounds 1 to 5 all inactive novices become active again, and all candles burn again.
    The Moon Priestess walks clockwise by 6 islands with four players, otherwise by 5; the Master Builder walks by 4.
    The Apostate walks clockwise to the next island that has a novice of any player, even all the way round to the island he is on. If no island has a novice, he stays.
    The Guard steps to the next guard tile towards the gate, and the tile he leaves is removed: one more group of tiles is released.
    Unclaimed tiles stay on the path, claimed ones keep their novice.
rule-final = Final scoring
rule-final-short = After round 6: shrines, unused favours and the Council.
rule-final-long =
    After the scoring of round 6 no further round is prepared. Each of your shrines on the islands brings 4 points and each unused favour token 1 point. Your seat in the Council brings what it is worth.
    Most influence wins. A tie is broken by the Council.
rule-tie = Tie
rule-tie-short = The Council breaks every tie.
rule-tie-long =
    At the Moon Priestess and at the end of the game a tie goes to the player whose disc is further along the Council. On the same seat the upper disc is better.
    At the start the start player’s disc lies at the bottom, and the last player’s on top.
    On the last seat newcomers go underneath: the first to arrive stays ahead for good.

## Island actions

rule-favour = { action-favour }
rule-favour-short = Use 2 novices of one island and take its favour token.
rule-favour-long =
    Two of your active novices on one island become inactive, and you take the favour token of that island. You may not hold two of the same kind.
    With your own shrine there, one novice is enough.
    The Novice token may stand in for one novice; with your own shrine there it pays for the favour alone. It cannot be used to gain the Novice token itself.
    A token kept to the end of the game is worth 1 point.
rule-recruit = { action-recruit }
rule-recruit-short = Use 2 novices of one island: a third one joins them.
rule-recruit-long =
    Two of your active novices on one island become inactive. A novice from your supply joins them there, inactive too, and serves you from the next round on.
    With an empty supply this is not possible. A shrine makes it no cheaper; the Novice token may stand in for one of the two.
rule-shrine = { action-shrine }
rule-shrine-short = Use 2 novices and the Shrine token where the Master Builder is.
rule-shrine-long =
    On the Master Builder’s island two of your active novices become inactive. Give back the Shrine token and place a shrine from your supply there.
    You may have one shrine on an island; several orders may have theirs on the same one.
    A shrine already built saves nothing here. The Novice token may stand in for one novice.
rule-herbs = { action-herbs }
rule-herbs-short = Give back the Herbs token: 1 or 2 novices wake up.
rule-herbs-long =
    Give back the Herbs token. One or two of your inactive novices at one island become active again, ready to be used once more in this round.
    Herbs do not work on Herb Island.

## Movement actions

rule-journey = { action-journey }
rule-journey-short = Row any number of active novices to other islands; they arrive inactive.
rule-journey-long =
    Choose any number of your active novices, at least one, from one or several islands. Each goes to any island but its own, and each may have another destination.
    They arrive inactive and serve you in the next round. So look ahead: where will Moon Priestess, Master Builder and Apostate be then?
    Novices on the jetty cannot travel like this.
rule-tide = { action-tide }
rule-tide-short = Give back the Tide token: move any number of novices, inactive ones too.
rule-tide-long =
    Give back the Tide token. Move any number of your novices, at least one, active or inactive, from islands and from the jetty. Each goes to any island but its own.
    They arrive inactive, or they stay inactive.
    Late in a round the tide costs nothing but the token: it carries inactive novices to where you will want them next.
rule-sail = { action-sail }
rule-sail-short = Give back the Sailboat token: 1 or 2 novices move and stay active.
rule-sail-long =
    Give back the Sailboat token. One or two of your active novices on one island sail together to another island; or one or two from the jetty.
    They arrive active and can be used there in the same round.

## Temple actions

rule-appoint = { action-appoint }
rule-appoint-short = Use 2 novices of one island to claim a temple tile with its symbol.
rule-appoint-long =
    Choose an unclaimed, released tile with the symbol of an island where you have two active novices. One steps onto the tile, the other becomes inactive.
    The tiles between the Temple Guard and the jetty are released.
    With your own shrine on that island the second novice is not needed.
    The Novice token may stand in for the second novice only, never for the novice that steps onto the tile. With your own shrine there it has nothing to replace.
    With Bribery you reach one group of tiles further.
rule-consecrate = { action-consecrate }
rule-consecrate-short = Your novice takes its tile into the temple; the Guard’s number is scored.
rule-consecrate-long =
    Move a released tile that you have claimed, together with its novice, to its space in the temple. No other novice is used.
    You score the number of the guard tile under the Temple Guard: 6, 5, 4, 3, 2 and 2 in the six rounds.
    The newcomer may evict neighbours, and from now on brings 1 point in every scoring.
    A novice may wait on its tile as long as you like.
rule-eviction = Eviction
rule-eviction-short = The newcomer drives out lower neighbours without a book, for 1 point each.
rule-eviction-long =
    A newly consecrated novice evicts each opponent’s novice that is on an adjacent space, on a lower number, and without a Book of Wisdom. You score 1 point for each. Evicted novices go to the jetty.
    Your own novices are never evicted, and only the newcomer evicts.
    The tile of an evicted novice stays where it is. Its space is empty and closed for good.
rule-bribery = Bribery
rule-bribery-short = Give back the Bribery token to reach one group of tiles behind the Guard.
rule-bribery-long =
    Give back the Bribery token together with an Appointment or a Consecration. The tile may then lie in the one group between the Temple Guard and the next guard tile towards the gate.
    A Consecration still scores the number under the Guard.
    In round 6 there is no such group. For a released tile the token is neither needed nor spent.
rule-book = { action-book }
rule-book-short = Give back the Book token: move a Book of Wisdom to your novice, for 1 point.
rule-book-long =
    Give back the Book token. Take any Book of Wisdom in the temple, your own or another player’s, and give it to one of your novices there that has none. You score 1 point.
    With two players the first Book action of each round brings 2 points instead.
    A novice with a book cannot be evicted. A novice that has lost its book can be evicted again.
rule-council = { action-council }
rule-council-short = Use novices of one island: your disc advances one seat for each.
rule-council-long =
    Use any number of your active novices on one island, at least one. Your disc advances by as many seats and goes on top of the discs there. On the last seat it goes underneath.
    You may not use more novices than there are seats left.
    The Novice token counts as one novice, and may be the only one.

## Other actions

rule-expel = { action-expel }
rule-expel-short = Use novices on the Apostate’s island: he moves one island for each.
rule-expel-long =
    Use any number of your active novices on the Apostate’s island, at least one. He moves clockwise by as many islands; seven or more take him on round the ring.
    The novices become inactive beside the island he leaves, so they are no longer at his island.
    The Novice token counts as one novice, and may be the only one: then you need nobody there.
rule-novice-token = Novice token
rule-novice-token-short = Give it back to stand in for one novice that an action would use up.
rule-novice-token-long =
    It replaces exactly one active novice in these actions: Priest’s Favour, Recruitment, Shrine, Council, Expulsion and Appointment.
    It may be the only one in a Council or Expulsion action, and with your own shrine it alone pays for a favour.
    It never replaces the novice that steps onto a temple tile, and never helps to gain the Novice token.
rule-meditate = { action-meditate }
rule-meditate-short = Turn a candle instead of acting. The last one ends the round.
rule-meditate-long =
    Turn the top candle. That is always allowed, and you may act again later in the round.
    The player who turns the last candle scores 1 point, and the action phase ends at once.
    The player to the left of that player starts the next round. With two players the start player changes every round.

## The Holy Islands

rule-island-book = Library Island
rule-island-book-short = The Book token: move a Book of Wisdom in the temple.
rule-island-book-long =
    Two novices, or one with your own shrine, bring you the Book token here. Spent later, it moves a Book of Wisdom to one of your novices in the temple.
    From here you claim the tiles with the symbol of this island: { $tiles }.
rule-island-bribery = Bribery Island
rule-island-bribery-short = The Bribery token: one group of tiles further.
rule-island-bribery-long =
    Two novices, or one with your own shrine, bring you the Bribery token here. Spent with an Appointment or a Consecration, it opens the group of tiles just behind the Temple Guard.
    From here you claim the tiles with the symbol of this island: { $tiles }.
rule-island-novice = Novice Island
rule-island-novice-short = The Novice token: it stands in for one novice.
rule-island-novice-long =
    Two novices, or one with your own shrine, bring you the Novice token here. Spent later, it stands in for one novice that an action would use up.
    From here you claim the tiles with the symbol of this island: { $tiles }.
rule-island-sail = Sailboat Island
rule-island-sail-short = The Sailboat token: move and stay active.
rule-island-sail-long =
    Two novices, or one with your own shrine, bring you the Sailboat token here. Spent later, it moves one or two novices that stay active.
    From here you claim the tiles with the symbol of this island: { $tiles }.
rule-island-herbs = Herb Island
rule-island-herbs-short = The Herbs token: wake novices, but not here.
rule-island-herbs-long =
    Two novices, or one with your own shrine, bring you the Herbs token here. Spent later, it wakes one or two inactive novices of one island, but never on Herb Island itself.
    With two players no starting shrine may stand here.
    From here you claim the tiles with the symbol of this island: { $tiles }.
rule-island-shrine = Shrine Island
rule-island-shrine-short = The Shrine token: build where the Master Builder is.
rule-island-shrine-long =
    Two novices, or one with your own shrine, bring you the Shrine token here. Spent later, it lets you build a shrine on the Master Builder’s island.
    From here you claim the tiles with the symbol of this island: { $tiles }.
rule-island-tide = Tide Island
rule-island-tide-short = The Tide token: move everyone, inactive ones too.
rule-island-tide-long =
    Two novices, or one with your own shrine, bring you the Tide token here. Spent later, it moves as many novices as you like, inactive ones and those on the jetty too.
    From here you claim the tiles with the symbol of this island: { $tiles }.

## Things and figures

rule-novices = Novices
rule-novices-short = Active ones act; inactive ones wait for the next round.
rule-novices-long =
    Each order has 13 novices. Active ones stand on an island and can be used. Inactive ones wait in a boat beside it and wake up after the round.
    Novices on a path tile, in the temple or on the jetty are on no island. The others are in the supply until you recruit them.
rule-favours = Favour tokens
rule-favours-short = Seven kinds, one of each kind for every player.
rule-favours-long =
    There are 28 favour tokens, 4 of each of the seven kinds. Each island holds one for every player, so there is always one for you.
    You never hold two of one kind. A token used goes back to its island and can be taken again.
    At the end of the game each unused token brings 1 point.
rule-shrines = Shrines
rule-shrines-short = Cheaper actions, counted at the Moon Priestess, 4 points at the end.
rule-shrines-long =
    Each order has 6 shrines, at most one on an island; several orders may build on the same one.
    On its island your shrine saves one novice for Priest’s Favour and the second one for an Appointment. It does not help with Recruitment or with another shrine.
    When the Moon Priestess is there it counts as much as an active novice. The Apostate does not count it.
    At the end of the game each shrine brings 4 points.
rule-priestess = { figure-priestess }
rule-priestess-short = At the end of the round she rewards those who serve on her island.
rule-priestess-long =
    For each player the active novices on her island count, and 1 more for their own shrine there. Players with 0 are not counted.
    The player with the most gets the first prize, and so on: 6, 3 and 1 points with four players, 5 and 2 with two or three. A prize that nobody can claim is not paid out.
    Ties are broken by the Council.
    After the round she walks on clockwise: by 6 islands with four players, otherwise by 5. Her pale shape shows where she will be.
rule-builder = { figure-builder }
rule-builder-short = Shrines are built only on his island.
rule-builder-long =
    You build a shrine where the Master Builder stands, and nowhere else. After each round he walks 4 islands clockwise; his pale shape shows where he will be.
    Send novices ahead, and have a Shrine token at hand.
rule-apostate = { figure-apostate }
rule-apostate-short = Novices at his island cost points at the end of the round.
rule-apostate-long =
    Each player with novices at his island, active or inactive, loses 1 point for each and 1 more: two novices cost 3. Shrines do not count.
    During the round Expulsion drives him on.
    After the round he walks clockwise to the next island that has a novice of any player, even all the way round to the island he is on. If no island has a novice, he stays.
rule-guard = { figure-guard }
rule-guard-short = His tile says what a Consecration scores and which tiles are released.
rule-guard-long =
    The Temple Guard stands on a guard tile of the path. Its number is what every Consecration scores: 6, 5, 4, 3, 2 and 2 in the six rounds.
    The tiles between him and the jetty are released. After each round he steps towards the gate, and one more group is released.
    When he reaches the last guard tile, the last round begins.
rule-path = Path
rule-path-short = From the jetty to the gate the temple tiles wait here.
rule-path-long =
    The temple tiles of the game (28 in all) lie in groups between the guard tiles, low numbers near the jetty, as many in a group as there are players.
    Lit tiles between the Guard and the jetty are released: claim them by Appointment, take them into the temple by Consecration. The group just behind the Guard opens to Bribery only, the rest is dark.
    Unclaimed tiles stay where they are. A claimed tile keeps its novice, who is neither on an island nor in the temple.
rule-temple = Temple
rule-temple-short = Each novice in the temple brings 1 point in every scoring.
rule-temple-long =
    The temple has one board for each player, with seven spaces each. Every tile has exactly one space there, of its colour and with its number.
    Novices enter by Consecration. The earlier they come, the more often they bring their 1 point. They never go back to the islands on their own and cannot be used in actions.
    A newcomer with a higher number beside them evicts them, unless a Book of Wisdom protects them.
rule-space = Temple space
rule-space-short = Each space waits for one tile; higher neighbours are the danger.
rule-space-long =
    The spaces are hexagons. Two that touch with an edge are adjacent, also from one board to the next.
    A newcomer evicts adjacent opponents on lower numbers without a book.
    A crossed-out space is closed: its novice was evicted, and nobody can enter there any more.
rule-wisdom = Book of Wisdom
rule-wisdom-short = A novice with a book cannot be evicted.
rule-wisdom-long =
    There are 4 Books of Wisdom. Each player begins with one, beside the first novice in the temple.
    The Book action moves any book to one of your novices without one, for 1 point. As a novice with a book cannot be evicted, books never leave the temple.
rule-seats = Council of Priests
rule-seats-short = Eleven seats worth 0 to 10 points; the better disc wins all ties.
rule-seats-long =
    The discs start stacked on seat 0 in turn order, the start player’s at the bottom.
    The Council action advances your disc, on top of those already there; on the last seat it goes underneath.
    The disc further along, or the upper one on the same seat, wins every tie.
    At the end of the game your seat brings its points, from 0 to 10.
rule-candle = Candles
rule-candle-short = When the last one is out, the round is over.
rule-candle-long =
    At the start of each round 4 candles burn, with two players 3. Each meditation of any player puts one out.
    When the last one is out, the round ends at once, even if you still had plans. So keep an eye on them.
rule-jetty = Jetty
rule-jetty-short = Evicted novices wait here for a boat.
rule-jetty-long =
    A novice evicted from the temple comes to the jetty. Here it is on no island and cannot be used.
    Tide and Sailboat fetch it: with the Tide it arrives inactive, with the Sailboat active. Until then it waits, however long.

## Players and variants

rule-two-players = With two players
rule-two-players-short = Three candles, a bonus for books, and the start player changes.
rule-two-players-long =
    Only 3 candles burn. The Moon Priestess pays 5 and 2 points and walks by 5 islands, as with three players.
    In the preparation round no shrine may be placed on Herb Island.
    The first Book action of each round brings 2 points instead of 1.
    The start player changes every round, no matter who turned the last candle.
rule-live-scoring = Online scoring
rule-live-scoring-short = Shrines and Council seat are shown in the total at once.
rule-live-scoring-long =
    Shrines count 4 points each as soon as they stand, the starting shrine too, and the Council seat counts what it is worth. Unused favour tokens still count only at the end.
    The final result is the same. These points are left out when the program checks whether influence would fall below 0.
rule-fixed-start = Fixed start player
rule-fixed-start-short = With two players turns strictly alternate through the whole game.
rule-fixed-start-long =
    This variant is for two players only. The start player does not change and has no effect after round 1.
    The player who did not turn the last candle begins the next round.
rule-solo = Solo game
rule-solo-short = Alone against an automatic opponent.
rule-solo-long =
    The rules are those for two players, but each island has one favour token only, and there are no candles: you act as often as you like and say when the phase ends.
    The opponent is start player, with 1 shrine and 1 novice on the Master Builder’s island and 2 novices on each other island.
    Tiles from 1 to 4 are dealt. Your novice enters the temple with a book; the opponent’s comes from the island of its tile’s symbol and has none.
    Then you place your shrine and your pairs: the shrine neither on the island with the opponent’s nor on Herb Island. The preset set-up is not used.
    Your result is your influence minus that of the opponent.
rule-solo-opponent = The opponent’s turn
rule-solo-opponent-short = What the automatic opponent does in each round.
rule-solo-opponent-long =
    At the start of each round you choose any island. All active novices of the opponent there become inactive, and the opponent’s disc advances by as many seats, at most to 10.
    Then, if it can, one active novice enters the temple: it takes the highest released, unclaimed tile whose symbol is that of its island, with the Guard’s points and evictions as usual. If a novice entered, the book of your lowest tile that has one moves to the opponent’s lowest tile, for 1 point.
    A novice that you evict goes inactive beside the island of its tile’s symbol.
    Before each scoring an active novice on the Master Builder’s island builds a shrine there from the opponent’s supply, unless the opponent has one there already.
    The opponent loses nothing to the Apostate, who after each round seeks the next island with a novice of yours.
rule-solo-levels = Levels of the solo game
rule-solo-levels-short = Levels 2 and 3 close the island of the Apostate.
rule-solo-levels-long =
    At level 1 nothing is added. At level 2 every action on the Apostate’s island is forbidden in your phase, except Expulsion.
    At level 3 Expulsion is forbidden too, and Master Builder and Moon Priestess start on the same island.
    There you may not use, move or wake your novices, take its favour or build.
    You may still move novices to it, step in the Council with the Novice token alone, consecrate, move a Book, and use a token of that island’s kind.

## Notes

rule-rulings = Rulings
rule-rulings-short = Where the printed rules are silent or disagree, this game decides.
rule-rulings-long =
    – In the preparation round each player places all four pairs before the next player does.
    – In a Journey and with the Tide every novice must go to an island other than its own.
    – In the Council no more novices may be used than seats are left.
    – With seven or more novices the Apostate goes on around the ring.
    – In an Appointment the Novice token may replace the second novice even if there is one. With your own shrine it may not be spent at all.
    – The space of an evicted novice stays closed for good.
    – At the end of a round all gains and losses are added up first. Only then does an influence below 0 become 0.
rule-rulings-solo = Rulings in the solo game
rule-rulings-solo-short = What the printed solo rules leave open.
rule-rulings-solo-long =
    – Evictions by the opponent go by the usual rules.
    – If the opponent’s lowest tile has a book already, no book is moved and no point scored.
    – Only an active novice builds a shrine for the opponent.
    – On a forbidden island nothing of yours may be used, moved or woken, no favour taken and nothing built; Consecration, Book and the use of a token do not count as actions there.
    – The preset set-up is not used. The opponent’s book move is no Book action, so your bonus for the first one stays open. You may also choose an island without active novices of the opponent.
rule-reconstruction = Reconstructions
rule-reconstruction-short = Printed facts that no source we could reach has preserved.
rule-reconstruction-long =
    Some pictures of the printed game could not be found. We worked out what they may have shown, so that it fits everything that is known:
    – symbol and colour of the 28 temple tiles, and the names of two of the temple colours;
    – the shape of the temple boards and which spaces are adjacent;
    – the preset set-up, except for the first island;
    – the values of the Council seats, of which only 0, 6 and 10 are known from hints.
    All of this lies in one data file that can be replaced, and every saved game knows which data it was played with.
