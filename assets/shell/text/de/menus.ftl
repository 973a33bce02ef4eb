## Titel

title-choose = Ein Spiel wählen
title-games = Spiele
title-continue = Fortsetzen
title-continue-solo = Solospiel, Runde { $round }
title-continue-start = Neues Spiel mit { $names }
title-continue-with = Mit { $names }
title-new = Neues Spiel
title-saves = Spielstände
title-settings = Einstellungen
title-more = Mehr
title-quit = Beenden
title-full-screen = F11 Vollbild
title-version = Version { $version }

## Menüs

back = Zurück
close = Schließen
entry-full = Mehr als { $count } Buchstaben haben keinen Platz.
key-enter = Enter
key-esc = Esc
key-space = Leertaste
list-last = { $before } und { $last }

## Neues Spiel

new-title = Neues Spiel
new-game = Spiel
new-seats = Spieler
new-seats-count = { $count } Spieler
new-seats-hint = Im Uhrzeigersinn um den Tisch
new-faces-hint = Ein Klick auf ein Gesicht bringt das nächste.
new-levels = Bots: Stufe 0 hat das Spiel gerade gelernt. Jede weitere schlägt die darunter in etwa sieben von zehn Partien. Alle spielen fair: Sie wissen nicht mehr als du.
new-levels-slow = Stufe { $level } denkt hier bis zu { $seconds } Sekunden pro Zug: Der kompilierte Kern fehlt.
new-suits = Für { $name } ebenbürtig: Stufe { $level }
new-setup = Aufbau
new-start = Startspieler
new-start-lot = Auslosen
new-options = Varianten
new-begin = Spiel beginnen

## Menü über dem Tisch

menu-title = Menü
menu-continue = Zurück zum Spiel
menu-settings = Einstellungen
menu-export = Als Text exportieren
menu-leave = Hauptmenü
menu-quit = Luna beenden
menu-saved = Das Spiel wird nach jedem Zug gespeichert.
menu-copy = Kopie sichern
menu-copied = Das Spiel geht in der Kopie { $file } weiter und wird dort gespeichert.
menu-unsaved = Dieses Spiel wird nicht gespeichert!
menu-unkept = Dieser Rechner speichert das Spiel gerade nicht, die anderen schon.
menu-lose = Nicht gespeichertes Spiel verlassen?
menu-lose-below = Einige Züge sind noch nicht gespeichert. „Kopie sichern“ im Menü versucht, sie in einer neuen Datei zu retten.
menu-lose-yes = Verlassen

# On the title while it plays by itself.
attract-back = Eine beliebige Taste führt zum Menü zurück

opening-skip = Weiter mit jeder Taste
