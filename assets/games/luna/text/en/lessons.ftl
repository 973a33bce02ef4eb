# The words of the lessons: title and goal, a message a step (a sentence a line), what it is worth at the end.

lesson-turns = { $left ->
    [one] One turn left.
   *[other] { $left } turns left.
}
lesson-aim-favours = Favours: { $have } of { $want }
lesson-aim-novices = Novices: { $have } of { $want }
lesson-aim-shrines = Shrines: { $have } of { $want }
lesson-aim-evicted = Evicted: { $have } of { $want }
lesson-aim-books = Books: { $have } of { $want }
lesson-aim-active = Active: { $have } of { $want }

## 1

lesson-novices = Novices
lesson-novices-goal = Two favours and nine novices
lesson-novices-awake =
    Your standing novices are active.
    Every action needs active novices.
lesson-novices-resting =
    This one rests in a boat: it is inactive.
    It wakes when the round ends.
lesson-novices-favour =
    Take the favour of Tide with two novices.
    Press Favour, then the tokens on Tide.
lesson-novices-favour-wrong = That is legal, but this step wants the favour of Tide.
lesson-novices-taken =
    Both novices rest now, and the token is yours.
    You may hold one of each kind.
lesson-novices-recruit =
    Two active novices can recruit a third from your supply.
    The new one rests first.
lesson-novices-task = Hold two favours and nine novices.
lesson-novices-won =
    One action a turn: you chose both well.
    More novices mean more choice in every round.
lesson-novices-worth = Each favour kept to the end is worth 1 point.

## 2

lesson-shrines = Shrines
lesson-shrines-goal = The second shrine, and its favour for one novice
lesson-shrines-shrine =
    This house on Tide is your shrine.
    There a favour costs you one novice, not two.
lesson-shrines-cheap =
    Take the favour of Tide with your one novice there.
    Press Favour, then the tokens.
lesson-shrines-cheap-wrong = Not yet: first the favour of Tide, for one novice.
lesson-shrines-single = Only one novice rests for it.
lesson-shrines-builder =
    Shrines are built only on the Master Builder’s island.
    It takes two novices and the Shrine token.
lesson-shrines-task = Build here, then take the favour of Sailboat for one novice.
lesson-shrines-counts =
    A shrine counts like a novice for the Moon Priestess.
    It stays there for the whole game.
lesson-shrines-final = At the end each of your shrines brings 4 points.
lesson-shrines-worth = Shrines make favours cheap in every round, and bring 4 points each at the end.

## 3

lesson-temple = The temple
lesson-temple-goal = One Consecration that evicts two, then a Book
lesson-temple-path =
    The tiles between the Temple Guard and the jetty are released.
    Only those can be claimed.
lesson-temple-claim =
    Tile 16 bears the sign of Bribery.
    Claim it: press Appoint, then the tile.
lesson-temple-claim-wrong = That is legal, but this step wants tile 16, with two novices on Bribery.
lesson-temple-claimed =
    One novice waits on the tile, the other rests.
    Nobody can take the tile away.
lesson-temple-consecrate =
    Your novice on 15 may enter the temple.
    Press Consecrate, then tile 15.
lesson-temple-consecrate-wrong = Not now: consecrate tile 15 first.
lesson-temple-evicted =
    15 is higher than its neighbour 12: that novice is on the jetty now.
    The Guard paid 4 points, the eviction 1.
lesson-temple-book =
    Nobody can evict a novice on a Book of Wisdom.
    Your Book token moves one to you, even another’s.
lesson-temple-task = Let 16 evict two novices, then bring it the book from 6.
lesson-temple-safe =
    22 and 27 are higher, but your 16 has the book.
    It stays until the end of the game.
lesson-temple-worth = Each novice in the temple brings 1 point in every scoring, up to the last.

## 4

lesson-move = On the move
lesson-move-goal = Everybody home from the jetty, and two awake
lesson-move-journey =
    A Journey takes active novices to other islands.
    Pick your two on Tide, then Sailboat, then confirm.
lesson-move-journey-wrong = This step wants a Journey of both novices from Tide to Sailboat.
lesson-move-asleep =
    After a Journey novices rest.
    They wake in the next round.
lesson-move-sail =
    With the Sailboat token two novices land awake.
    Take both from the Library to Bribery.
lesson-move-sail-wrong = Use the Sailboat: both novices from the Library to Bribery.
lesson-move-awake =
    They are still active.
    So they can act on Bribery in this round.
lesson-move-act =
    Take the favour of Bribery with them.
    Press Favour, then the tokens.
lesson-move-act-wrong = Not yet: first the favour of Bribery.
lesson-move-jetty =
    Your evicted novices wait on the jetty for Tide or Sailboat.
    The Tide takes any number, resting ones too.
lesson-move-herbs =
    The Herbs token wakes one or two resting novices of one island.
    It never works on Herb Island.
lesson-move-task = Bring everybody home from the jetty, and have two awake.
lesson-move-home = All are home, and two can still act in this round.
lesson-move-worth = In the last round, too, novices in the right place bring points.

## 5

lesson-moon = Moon and shadow
lesson-moon-goal = Win a tie at the Priestess and leave the shadow
lesson-moon-priestess =
    At the round’s end the Moon Priestess pays for active novices here.
    The most win 5 points, the next 2.
lesson-moon-tie =
    Both of you have two novices there.
    The disc further along the Council wins a tie.
lesson-moon-council =
    Each novice used moves your disc one seat.
    Press Council, then your novice on Tide.
lesson-moon-council-wrong = This step wants your one novice on Tide for the Council.
lesson-moon-stepped =
    One seat further.
    On the same seat the upper disc is ahead.
lesson-moon-shadow =
    The Apostate takes points from everybody near him.
    You lose one more than you have novices there.
lesson-moon-expel =
    Active novices beside him drive him on, one island each.
    They stay where they are and rest.
lesson-moon-task = Win the tie, and drive the Apostate where you have nobody.
lesson-moon-end =
    One candle burns.
    Press Meditate, and once more to end the round.
lesson-moon-end-wrong = Everything is ready: turn the last candle.
lesson-moon-scored =
    The Moon Priestess gave you 5 points, the shadow took none.
    The candle brought 1, the temple 1.
lesson-moon-next =
    Everybody is awake, and the figures have moved on.
    The pale ones show where they go next.
lesson-moon-worth = Six rounds, six prizes: the Priestess and the shadow make up much of the end.

## 6

lesson-candle = The last candle
lesson-candle-goal = Take the last candle when you lead
lesson-candle-candles =
    Instead of acting you may turn a candle: that is Meditation.
    Then the others have to move.
lesson-candle-meditate =
    Turn one now.
    Press Meditate.
lesson-candle-meditate-wrong = This step wants a candle: press Meditate.
lesson-candle-lower =
    One candle is left.
    Meditate now, and you may still act later.
lesson-candle-last =
    The last candle ends the round at once and wins 1 point.
    The next player starts the new round.
lesson-candle-end =
    This is the last round of the game.
    Then each shrine counts 4, each favour 1, and your Council seat its number.
lesson-candle-forecast =
    The forecast shows the end as it would be now.
    With equal points the Council decides.
lesson-candle-task = Turn the last candle when that wins the game.
lesson-candle-over =
    Both have 60 points, and your disc is ahead in the Council.
    You have won.
lesson-candle-worth = Most points win, and the Council breaks ties: now you know it all.
