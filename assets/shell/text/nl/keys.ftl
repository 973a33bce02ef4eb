## Toetsen van het toetsenbord

key-tab = Tab
key-backspace = Backspace
key-delete = Delete
key-insert = Insert
key-home = Home
key-end = End
key-page-up = Page Up
key-page-down = Page Down
key-up = Omhoog
key-down = Omlaag
key-left = Links
key-right = Rechts
key-alt = Alt
key-alt-right = Alt Gr
key-ctrl = Ctrl
key-shift = Shift

## Knoppen van de gamepad

pad-gone = De gamepad is weg. Ga verder met toetsenbord, muis of een pad dat opnieuw is aangesloten.
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
pad-l3 = Linkerstick ingedrukt
pad-r3 = Rechterstick ingedrukt
pad-pad-up = D-pad omhoog
pad-pad-down = D-pad omlaag
pad-pad-left = D-pad links
pad-pad-right = D-pad rechts
pad-left-up = Linkerstick omhoog
pad-left-down = Linkerstick omlaag
pad-left-left = Linkerstick links
pad-left-right = Linkerstick rechts
pad-right-up = Rechterstick omhoog
pad-right-down = Rechterstick omlaag
pad-right-left = Rechterstick links
pad-right-right = Rechterstick rechts

## Opdrachten; acties heten zoals ze heten

command-do = Uitvoeren
command-back = Stap terug
command-more = Meer
command-less = Minder
command-undo = Ongedaan maken
command-redo = Herhalen
command-reset = Zet wissen
command-skip = Animatie overslaan of de gouden ring beëindigen
command-next = Volgend mogelijk doel
command-previous = Vorig mogelijk doel
command-up = Keuze omhoog
command-down = Keuze omlaag
command-left = Keuze naar links
command-right = Keuze naar rechts
command-reveal = Een letter tonen bij alles wat je kunt kiezen
command-log = Logboek
command-forecast = Vooruitblik: als de ronde nu eindigt
command-whatif = Probeerbord
command-recap = Sinds je laatste beurt
command-hint = Hint
command-rules = Regels
command-menu = Menu

## De pagina van de instellingen

keys-section-turn = De beurt
keys-section-going = Bewegen over de tafel
keys-section-open = Panelen en pagina’s
keys-intro = Kies een toets of een knop en druk dan op de nieuwe. Hoort die al bij een andere opdracht, dan wisselen de twee van plaats.
keys-column-key = Toets
keys-column-pad = Gamepad
keys-press-key = Druk op de nieuwe toets voor ‘{ $command }’.
keys-press-button = Druk op de nieuwe knop van de gamepad voor ‘{ $command }’.
keys-press-cancel = Esc laat alles zoals het is.
keys-press-reset = Backspace herstelt de standaard.
keys-swapped = { $key } betekent nu ‘{ $command }’, en ‘{ $other }’ heeft { $before }.
keys-taken = { $key } betekent nu ‘{ $command }’; ‘{ $other }’ heeft er geen meer.
keys-reset-all = Alle toetsen en knoppen herstellen

## Het menu boven de tafel

menu-restart = Terug naar het begin
menu-restarted = Het hele spel is teruggenomen; ‘Herhaal’ haalt het terug.

## Eén hand

keys-hand-left = Alleen linkerhand
keys-hand-right = Alleen rechterhand
keys-hand-both = Beide handen
keys-hand-left-done = Alles voor een beurt ligt nu onder de linkerhand, op toetsenbord en pad.
keys-hand-right-done = Alles voor een beurt ligt nu onder de rechterhand, op toetsenbord en pad.
keys-hand-both-done = Alle toetsen en knoppen zijn weer de gewone.
keyboard-shift = Shift
keyboard-more = áéñ
keyboard-letters = abc
keyboard-clear = Leegmaken
keyboard-delete = Wissen
keyboard-cancel = Annuleren
keyboard-done = Klaar
