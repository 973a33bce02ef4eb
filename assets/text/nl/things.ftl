# Luna in het Nederlands. Eilanden, gunstfiches, figuren en namen in { $slots } staan al in deze taal.

language-en = English
language-de = Deutsch
language-fr = Français
language-nl = Nederlands

## Dingen

order-yellow = Geel
order-red = Rood
order-blue = Blauw
order-white = Wit
automaton = Tegenstander
figure-priestess = Maanpriesteres
figure-builder = Bouwmeester
figure-apostate = Ketter
figure-guard = Tempelwachter
island-book = Bibliotheek
island-bribery = Omkoping
island-novice = Novice
island-sail = Zeilboot
island-herbs = Kruiden
island-shrine = Altaar
island-tide = Getij
island-jetty = Aanlegplaats
place-book = het Bibliotheekeiland
place-bribery = het Omkopingseiland
place-novice = het Novice-eiland
place-sail = het Zeilbooteiland
place-herbs = het Kruideneiland
place-shrine = het Altaareiland
place-tide = het Getij-eiland
place-path = het pad
place-jetty = de aanlegplaats
favour-book = Boek
favour-bribery = Omkoping
favour-novice = Novice
favour-sail = Zeilboot
favour-herbs = Kruiden
favour-shrine = Altaar
favour-tide = Getij
cause-guard = inwijding
cause-eviction = verdrijving
cause-book = boek
cause-candle = laatste kaars
cause-priestess = Maanpriesteres
cause-apostate = ketter
cause-temple = tempel
cause-shrines = altaren
cause-favours = gunstfiches over
cause-council = Concilie

## Acties

family-island = Eiland
family-moving = Beweging
family-temple = Tempel
family-other = Overig
verb-favour = Gunst
verb-recruit = Werven
verb-shrine = Altaar
verb-herbs = Kruiden
verb-journey = Reizen
verb-tide = Getij
verb-sail = Zeilboot
verb-appoint = Benoemen
verb-consecrate = Inwijden
verb-book = Boek
verb-council = Concilie
verb-expel = Verbannen
verb-meditate = Mediteren
verb-finish = Einde
action-favour = Gunst van de priester
action-recruit = Werving
action-shrine = Altaar
action-herbs = Kruiden
action-journey = Reizen
action-tide = Getij
action-sail = Zeilboot
action-appoint = Benoeming
action-consecrate = Inwijding
action-book = Boek
action-council = Concilie
action-expel = Verbanning
action-meditate = Meditatie
