## Das Spiel und was man wählt

game-name = Pangea
title-subtitle = Magier eines treibenden Landes
title-facts = 2–4 Personen · 60 Min. · etwas Glück
pangea-new-all-produce = Alle produzieren in jedem Zug
pangea-new-all-produce-below = So lässt sich die Regel auch lesen. Die Partien sind dann kurz und enden meist mit drei Amuletten und 20 Gütern.
pangea-new-slide = Land treibt beliebig weit
pangea-new-slide-below = Ein Plättchen gleitet in einer Richtung über beliebig viele freie Wasserfelder statt über eines.
pangea-people-purple = Violett
pangea-people-green = Grün
pangea-people-orange = Orange
pangea-people-blue = Blau
pangea-people-yellow = Gelb
pangea-default-name-purple = Anouk
pangea-default-name-green = Wout
pangea-default-name-orange = Matthieu
pangea-default-name-blue = Bram
pangea-default-name-yellow = Ilse
level-0 = Lehrling
level-1 = Tüftler
level-2 = Geselle
level-3 = Adept
level-4 = Zauberer
level-5 = Seher
level-6 = Weiser
level-7 = Magier
level-8 = Großmagier
level-9 = Erzmagier
level-10 = Elementar
level-11 = Titan
level-12 = Pangea

## Das gedruckte Spiel

credits-part-printed = { game-name }, das gedruckte Spiel
credits-designer = Autor
credits-publisher = Verlag

opening-1 = Pangea ist zerbrochen, und seine Länder treiben.
opening-2 = Deine Magie bewegt ganze Länder, sogar über den Rand der Welt.
opening-3 = Stämme, die in ihrer Heimat stehen, sammeln Güter.
opening-4 = Mit Gütern kaufst du Amulette bei den anderen.
opening-5 = Trag sie zu deinem Turm: Fünf Amulette gewinnen, mit genug Gütern reichen drei.
