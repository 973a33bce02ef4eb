# Luna auf Deutsch. Inseln, Gunstmarken, Figuren und Namen in { $slots } kommen schon in dieser Sprache.

language-en = English
language-de = Deutsch
language-fr = Français
language-nl = Nederlands

## Dinge

order-yellow = Gelb
order-red = Rot
order-blue = Blau
order-white = Weiß
automaton = Gegner
figure-priestess = Mondpriesterin
figure-builder = Baumeister
figure-apostate = Abtrünniger
figure-guard = Wächter
island-book = Bibliothek
island-bribery = Bestechung
island-novice = Novize
island-sail = Segelboot
island-herbs = Heilkräuter
island-shrine = Kultstätte
island-tide = Gezeiten
island-jetty = Bootssteg
place-book = der Bibliotheksinsel
place-bribery = der Bestechungsinsel
place-novice = der Novizeninsel
place-sail = der Segelbootinsel
place-herbs = der Heilkräuterinsel
place-shrine = der Kultstätteninsel
place-tide = der Gezeiteninsel
place-path = dem Weg
place-jetty = dem Bootssteg
favour-book = Buch
favour-bribery = Bestechung
favour-novice = Novize
favour-sail = Segelboot
favour-herbs = Heilkräuter
favour-shrine = Kultstätte
favour-tide = Gezeiten
cause-guard = Weihe
cause-eviction = Verdrängung
cause-book = Buch
cause-candle = letzte Kerze
cause-priestess = Mondpriesterin
cause-apostate = Abtrünniger
cause-temple = Tempel
cause-shrines = Kultstätten
cause-favours = behaltene Gunstmarken
cause-council = Priesterrat

## Aktionen

family-island = Insel
family-moving = Bewegung
family-temple = Tempel
family-other = Sonstige
verb-favour = Gunst
verb-recruit = Missionieren
verb-shrine = Bauen
verb-herbs = Kräuter
verb-journey = Reise
verb-tide = Gezeiten
verb-sail = Segeln
verb-appoint = Ernennen
verb-consecrate = Weihen
verb-book = Buch
verb-council = Rat
verb-expel = Vertreiben
verb-meditate = Meditieren
verb-finish = Beenden
action-favour = Gunst der Priester
action-recruit = Missionierung
action-shrine = Kultstätte
action-herbs = Heilkräuter
action-journey = Reise
action-tide = Gezeiten
action-sail = Segelboot
action-appoint = Ernennung
action-consecrate = Weihe
action-book = Buch
action-council = Priesterrat
action-expel = Vertreibung
action-meditate = Meditation
