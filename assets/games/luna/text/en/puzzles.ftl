# What puzzles ask, and what their solutions are examples of.

puzzle-asks-siege = Temple siege: which single turn brings you the most points?
puzzle-asks-rout = Temple siege: how many novices of others can you evict with a single turn?
puzzle-asks-candle = Last candle: the others have only candles left. How many points can you win until the round has been scored?
puzzle-asks-moon = Catch the moon: win the Moon Priestess’ first prize this round and lose nothing to the Apostate, whatever the others do.
puzzle-asks-stand = Last stand: win the game from here, whatever the other order does.

puzzle-teaches-appointment = An appointment pays only when the tile is consecrated.
puzzle-teaches-book = A Book of Wisdom brings points each time it moves.
puzzle-teaches-candle = Sometimes the candle is the strongest turn.
puzzle-teaches-consecration = Where a novice enters the temple decides which others it evicts.
puzzle-teaches-council = A better seat on the Council wins ties.
puzzle-teaches-expulsion = Expulsion sends the Apostate on to others.
puzzle-teaches-favour = A favour you keep is worth a point at the end.
puzzle-teaches-herbs = Herbs wake novices for one more action.
puzzle-teaches-journey = A journey costs the action, but it leads away from the Apostate.
puzzle-teaches-recruitment = A new novice arrives where you need it.
puzzle-teaches-sailboat = Novices that sail stay active.
puzzle-teaches-shrine = A shrine counts at the end and for the Priestess.
puzzle-teaches-tide = The Tide carries resting novices, too.

puzzle-value-rout =
    { $value ->
        [one] Your turn evicts { $value } novice; the best evicts { $best }.
       *[other] Your turn evicts { $value } novices; the best evicts { $best }.
    }
