# Luna in English. Every message is a whole sentence or a whole label; { $slots } are filled by the game.
# Islands, favours, figures and player names in slots come already in this language.

language-en = English
language-de = Deutsch
language-fr = Français
language-nl = Nederlands

## Things

order-yellow = Yellow
order-red = Red
order-blue = Blue
order-white = White
automaton = Opponent
figure-priestess = Moon Priestess
figure-builder = Master Builder
figure-apostate = Apostate
figure-guard = Temple Guard
# Short, under the island on the table
island-book = Library
island-bribery = Bribery
island-novice = Novice
island-sail = Sailboat
island-herbs = Herb
island-shrine = Shrine
island-tide = Tide
island-jetty = Jetty
# Whole, in sentences
place-book = Library Island
place-bribery = Bribery Island
place-novice = Novice Island
place-sail = Sailboat Island
place-herbs = Herb Island
place-shrine = Shrine Island
place-tide = Tide Island
place-path = the path
place-jetty = the jetty
favour-book = Book
favour-bribery = Bribery
favour-novice = Novice
favour-sail = Sailboat
favour-herbs = Herbs
favour-shrine = Shrine
favour-tide = Tide
cause-guard = consecration
cause-eviction = eviction
cause-book = book
cause-candle = last candle
cause-priestess = Moon Priestess
cause-apostate = Apostate
cause-temple = temple
cause-shrines = shrines
cause-favours = favours kept
cause-council = Council

## Verbs and their families

family-island = Island
family-moving = Moving
family-temple = Temple
family-other = Other
verb-favour = Favour
verb-recruit = Recruit
verb-shrine = Shrine
verb-herbs = Herbs
verb-journey = Journey
verb-tide = Tide
verb-sail = Sailboat
verb-appoint = Appoint
verb-consecrate = Consecrate
verb-book = Book
verb-council = Council
verb-expel = Expel
verb-meditate = Meditate
verb-finish = End phase
action-favour = Priest’s Favour
action-recruit = Recruitment
action-shrine = Shrine
action-herbs = Herbs
action-journey = Journey
action-tide = Tide
action-sail = Sailboat
action-appoint = Appointment
action-consecrate = Consecration
action-book = Book
action-council = Council
action-expel = Expulsion
action-meditate = Meditation
