# Challenges: their names, goals, what they teach, and how their goals stand.

challenge-no-shrine = Without a shrine
challenge-no-shrine-below = Win without building a shrine.
challenge-no-shrine-teaches = The temple and the Priestess bring points, too.

challenge-five-evictions = Five evictions
challenge-five-evictions-below = Evict five of the others’ novices in one game.
challenge-five-evictions-teaches = Look ahead in the temple: which neighbours have lower numbers?

challenge-without-the-moon = Not by moonlight
challenge-without-the-moon-below = Come second or better without ever taking the Priestess’ first prize.
challenge-without-the-moon-teaches = Second prizes and the temple pay every round.

challenge-all-thirteen = All thirteen
challenge-all-thirteen-below = Win with no novice left in the supply.
challenge-all-thirteen-teaches = A novice recruited early acts in every round.

challenge-no-shadow = Out of the shadow
challenge-no-shadow-below = Win without losing a point to the Apostate.
challenge-no-shadow-teaches = Leave his island before the last candle, or have him expelled.

challenge-last-candle = The last candle
challenge-last-candle-below = Win and turn the last candle in four rounds.
challenge-last-candle-teaches = End the round yourself, and you decide what the others can no longer do.

challenge-high-council = Seat ten
challenge-high-council-below = Win and reach seat 10 of the Council.
challenge-high-council-teaches = The Council pays at the end and wins every tie.

challenge-six-favours = Open hands
challenge-six-favours-below = End the game with six favours.
challenge-six-favours-teaches = A favour you keep is worth a point; one you use must bring more.

challenge-wandering-book = The wandering book
challenge-wandering-book-below = Move a Book of Wisdom to your novices four times.
challenge-wandering-book-teaches = A book pays whenever it changes hands, and it protects.

challenge-homecoming = Homecoming
challenge-homecoming-below = Win and bring three novices home from the jetty.
challenge-homecoming-teaches = An evicted novice is not lost: the Tide carries it home.

challenge-alone = Alone, by ten
challenge-alone-below = Beat the automaton of level 1 by ten points.
challenge-alone-teaches = Alone you see everything: plan a whole round.

challenge-three-masters = Three masters
challenge-three-masters-below = Win against three bots of level 4.
challenge-three-masters-teaches = Everything you have learned, in one evening.

wanted-built-most = Shrines built: { $now }
wanted-evictions-least = Evictions: { $now } of { $number }
wanted-prizes-most = First prizes taken: { $now }
wanted-supply-most = Novices in the supply: { $now }
wanted-lost-most = Points lost to the Apostate: { $now }
wanted-last-least = Last candles: { $now } of { $number }
wanted-council-least = Seat on the Council: { $now } of { $number }
wanted-tokens-least = Favours: { $now } of { $number }
wanted-books-least = Books moved: { $now } of { $number }
wanted-home-least = Home from the jetty: { $now } of { $number }
