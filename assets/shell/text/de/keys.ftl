## Tasten der Tastatur

key-tab = Tab
key-backspace = Rücktaste
key-delete = Entf
key-insert = Einfg
key-home = Pos1
key-end = Ende
key-page-up = Bild auf
key-page-down = Bild ab
key-up = Hoch
key-down = Runter
key-left = Links
key-right = Rechts
key-alt = Alt
key-alt-right = Alt Gr
key-ctrl = Strg
key-shift = Umschalt

## Knöpfe des Gamepads

pad-gone = Das Gamepad ist weg. Weiter geht es mit Tastatur, Maus oder einem Pad, das wieder angesteckt wird.
pad-a = A
pad-b = B
pad-x = X
pad-y = Y
pad-lb = LB
pad-rb = RB
pad-lt = LT
pad-rt = RT
pad-select = Back
pad-start = Start
pad-l3 = Linker Stick gedrückt
pad-r3 = Rechter Stick gedrückt
pad-pad-up = Steuerkreuz hoch
pad-pad-down = Steuerkreuz runter
pad-pad-left = Steuerkreuz links
pad-pad-right = Steuerkreuz rechts
pad-left-up = Linker Stick hoch
pad-left-down = Linker Stick runter
pad-left-left = Linker Stick links
pad-left-right = Linker Stick rechts
pad-right-up = Rechter Stick hoch
pad-right-down = Rechter Stick runter
pad-right-left = Rechter Stick links
pad-right-right = Rechter Stick rechts

## Befehle; Aktionen heißen wie sie selbst

command-do = Ausführen
command-back = Schritt zurück
command-more = Mehr
command-less = Weniger
command-undo = Rückgängig
command-redo = Wiederholen
command-reset = Zug zurücksetzen
command-skip = Animation überspringen, goldenen Ring beenden
command-next = Nächstes mögliches Ziel
command-previous = Voriges mögliches Ziel
command-up = Auswahl nach oben
command-down = Auswahl nach unten
command-left = Auswahl nach links
command-right = Auswahl nach rechts
command-reveal = Alles Wählbare mit Buchstaben zeigen
command-log = Protokoll
command-forecast = Vorschau: Wenn die Runde jetzt endet
command-whatif = Probebrett
command-recap = Seit deinem letzten Zug
command-hint = Zugvorschlag
command-rules = Regeln
command-menu = Menü

## Die Seite der Einstellungen

keys-section-turn = Der Zug
keys-section-going = Auswahl auf dem Tisch
keys-section-open = Tafeln und Seiten
keys-intro = Wähle eine Taste oder einen Knopf und drücke dann, was neu gelten soll. Gehört es schon zu einem anderen Befehl, tauschen die beiden.
keys-column-key = Taste
keys-column-pad = Gamepad
keys-press-key = Drücke die neue Taste für „{ $command }“.
keys-press-button = Drücke den neuen Knopf des Gamepads für „{ $command }“.
keys-press-cancel = Esc lässt alles, wie es ist.
keys-press-reset = Die Rücktaste stellt die Vorgabe wieder her.
keys-swapped = { $key } bedeutet jetzt „{ $command }“, und „{ $other }“ hat { $before }.
keys-taken = { $key } bedeutet jetzt „{ $command }“; „{ $other }“ ist nicht mehr belegt.
keys-reset-all = Alle Tasten und Knöpfe zurücksetzen

## Das Menü über dem Tisch

menu-restart = Das ganze Spiel zurücknehmen
menu-restarted = Das ganze Spiel ist zurückgenommen; „Wieder“ bringt es zurück.

## Eine Hand

keys-hand-left = Nur linke Hand
keys-hand-right = Nur rechte Hand
keys-hand-both = Beide Hände
keys-hand-left-done = Alles für einen Zug liegt jetzt unter der linken Hand, auf Tastatur und Pad.
keys-hand-right-done = Alles für einen Zug liegt jetzt unter der rechten Hand, auf Tastatur und Pad.
keys-hand-both-done = Alle Tasten und Knöpfe sind wieder die üblichen.
keyboard-shift = Groß
keyboard-more = áéñ
keyboard-letters = abc
keyboard-clear = Leeren
keyboard-delete = Löschen
keyboard-cancel = Abbrechen
keyboard-done = Fertig
