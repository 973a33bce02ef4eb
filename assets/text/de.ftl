# Luna auf Deutsch. Inseln, Gunstmarken, Figuren und Namen in { $slots } kommen schon in dieser Sprache.

language-en = English
language-de = Deutsch
language-fr = Français
language-nl = Nederlands

## Titel

title-name = LUNA
title-subtitle = Im Tempel der Mondpriesterin
title-continue = Fortsetzen
title-continue-below = Runde { $round } mit { $names }
title-continue-start = Neues Spiel mit { $names }
title-new = Neues Spiel
title-saves = Spielstände
title-settings = Einstellungen
title-quit = Beenden
title-full-screen = F11 Vollbild
title-version = Version { $version }

## Menüs

back = Zurück
cancel = Abbrechen
close = Schließen
key-enter = Enter
key-esc = Esc
key-space = Leer
list-last = { $before } und { $last }
number-of = { $number } von { $total }

## Neues Spiel

new-title = Neues Spiel
new-seats = Spieler
new-seats-count = { $count } Spieler
new-seats-hint = Im Uhrzeigersinn um den Tisch
new-name = Name
new-order-take = Anderer Orden
new-setup = Aufbau
new-setup-preset = Erstes Spiel
new-setup-free = Frei
new-setup-preset-below = Alles steht wie auf den Inseln aufgedruckt. Gut für den ersten Abend.
new-setup-free-below = Inseln und Figuren nach Los; jeder stellt eine Kultstätte und acht Novizen.
new-start = Startspieler
new-start-lot = Losen
new-options = Varianten
new-live = Kultstätten und Priesterrat sofort zählen
new-live-below = Der Einfluss zeigt sie schon im Spiel, nicht erst am Ende.
new-fixed = Der Startspieler bleibt immer derselbe
new-fixed-below = Nur zu zweit.
new-begin = Spiel beginnen
default-name-yellow = Ilse
default-name-red = Anouk
default-name-blue = Bram
default-name-white = Matthieu

## Spielstände

saves-title = Spielstände
saves-empty = Es gibt noch keinen Spielstand.
saves-empty-below = Jedes Spiel wird von selbst gespeichert, Zug für Zug.
saves-round = Runde { $round }
saves-not-begun = Nicht begonnen
saves-finished = Beendet
saves-open = Öffnen
saves-delete = Löschen
saves-undo-delete = Zurückholen
saves-deleted = { $name } liegt im Papierkorb.
saves-restored = { $name } ist wieder da.
saves-page = Seite { $page } von { $pages }
saves-next = Nächste Seite
saves-previous = Vorige Seite
saves-folder = Ordner: { $folder }
saves-minutes = { $minutes ->
    [one] { $minutes } Minute gespielt
   *[other] { $minutes } Minuten gespielt
}

## Einstellungen

settings-title = Einstellungen
settings-language = Sprache
settings-speed = Animationstempo
settings-speed-instant = Sofort
settings-speed-factor = { $factor }×
settings-motion = Weniger Bewegung
settings-motion-below = Figuren blenden über, statt zu fliegen; Wasser und Laternen stehen still.
settings-full-screen = Vollbild
settings-full-screen-below = F11 tut überall dasselbe.
settings-file = Gespeichert in { $file }

## Menü über dem Tisch

menu-title = Menü
menu-continue = Zurück zum Spiel
menu-settings = Einstellungen
menu-full-screen = Vollbild
menu-export = Als Text ausgeben
menu-leave = Hauptmenü
menu-quit = Luna beenden
menu-saved = Das Spiel wird nach jedem Zug gespeichert.

## Spielende

end-wins = Sieg: { $name }
end-lead = { $points } Einfluss, { $ahead } vor { $second }
end-tie = Je { $points } Einfluss: Der Priesterrat entscheidet gegen { $second }
end-graph = Einfluss je Runde
end-graph-start = Start
end-graph-end = Ende
end-start = Start
end-guard = Weihen
end-eviction = Verdrängungen
end-book = Bücher
end-candle = Letzte Kerzen
end-priestess = Mondpriesterin
end-temple = Tempel
end-apostate = Abtrünniger
end-shrines = Kultstätten
end-favours = Gunstmarken
end-council = Priesterrat
end-influence = Einfluss
end-place = { $place }.
end-rematch = Revanche
end-export = Ausgeben
end-look = Tisch ansehen
end-leave = Hauptmenü
end-exported = Das Spiel steht jetzt in { $file }.

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
verb-recruit = Werben
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
verb-setup = Aufbau
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

## Tisch

bar-round = Runde { $number }
bar-guard = Wächter
bar-guard-next = dann { $points }
bar-candles = { $count ->
    [one] Noch { $count } Kerze
   *[other] Noch { $count } Kerzen
}
bar-solo = Solo, Stufe { $level }
bar-reset = Neu
rail-log = Protokoll
bar-undo = Zurück
bar-redo = Wieder
bar-point = Zeigen
bar-or-verb = oder Aktion
bar-set-sail = Ablegen
bar-step-back = Schritt zurück
bar-end-turn = Zug beenden
turn-yours = Du bist dran
turn-other = { $name } am Zug
turn-over = Spielende
turn-scoring = Wertung
turn-preparation = Vorbereitung
round-short = R{ $number }
final = Ende ~{ $points }
panel-you = du
panel-council = Rat { $seat }
panel-round-end = Bilanz
council-rank = { $rank }.
top-pause = Pause
top-help = Hilfe
top-menu = Menü
preparation-shrine = { $name } stellt eine Kultstätte auf
preparation-pairs = { $name } stellt je zwei Novizen auf vier Inseln
preparation-left = { $count ->
    [one] Noch { $count } Insel
   *[other] Noch { $count } Inseln
}

table-candle-again = Die letzte Kerze: Noch ein Klick beendet die Runde.
table-again = Noch ein Klick
table-draft-first = Erst diesen Zug beenden oder zurücknehmen.
table-pick-first = Erst Novizen wählen.
table-pick-island = Jetzt eine Insel.
table-pick-pupil = Jetzt einen Novizen.
table-pick-book = Jetzt ein Buch.
table-pick-goal = Jetzt auf das Ziel klicken.
table-nothing-here = Hier ist gerade nichts zu tun.
table-choose = Wie soll es sein?
table-armed = Steht für einen Novizen.
table-enter = Enter legt ab.
table-log = Protokoll
table-tile = Plättchen { $tile }
table-leg = { $count } { $origin } › { $destination }
table-pick = { $count } { $origin } › …
table-hand = { $then ->
    [0] { $held } gewählt; ein Klick legt sie zurück.
   *[other] { $held } gewählt; ein Klick macht { $then } daraus.
}
table-takes = Ein Klick nimmt { $count }.
table-not-possible = Nicht möglich

## Vorschau

preview-cost = Kosten
preview-now = Jetzt
preview-round-end = Rundenende
preview-game-end = Am Spielende
preview-opens = Macht möglich
preview-risk = Gefahr
preview-last-candle = Die letzte Kerze: Die Runde endet. Zum Ausführen noch einmal klicken.
preview-needs = Nicht möglich: { $reason }
preview-novices-tired = { $count ->
    [one] { $count } Novize wird inaktiv
   *[other] { $count } Novizen werden inaktiv
}
preview-token-back = Gunstmarke { $favour } zurück
preview-steps-on = Ein Novize tritt auf das Plättchen
preview-token = Gunstmarke { $favour }
preview-influence = Einfluss { $before } › { $after }
preview-final = Ende ~{ $before } › ~{ $after }
preview-points = { $signed } Einfluss

## Rundenwertung

scoring-title = Runde { $round }
scoring-priestess = Mondpriesterin
scoring-apostate = Abtrünniger
scoring-temple = Tempel
scoring-shrines = Kultstätten
scoring-favours = Gunstmarken
scoring-council = Priesterrat
scoring-apostate-rule = Novizen + 1
scoring-temple-rule = 1 je Novize
scoring-this-round = Diese Runde
scoring-influence = Einfluss
scoring-none-awake = keiner aktiv
scoring-awake = { $count } aktiv
scoring-counts = zählt { $count }
scoring-safe = sicher
scoring-novices = { $count ->
    [one] { $count } Novize
   *[other] { $count } Novizen
}
scoring-next-round = Runde { $round }
scoring-guard = Wächter { $points }
scoring-starts = { $name } beginnt
scoring-wake = { $count ->
    [one] { $count } erwacht
   *[other] { $count } erwachen
}
scoring-continue = Weiter
scoring-hint = Leertaste: ein Schritt, Esc: alle.
scoring-final = Schlusswertung
scoring-end = Am Ende
scoring-shrines-rule = je 4
scoring-favours-rule = je 1
scoring-council-rule = nach Sitz

## Protokoll

event-shrine-placed = { $name } stellt auf { $island } eine Kultstätte auf.
event-pairs-placed = { $name } stellt je zwei Novizen auf { $islands } auf.
event-token-taken = { $name } nimmt die Gunstmarke { $favour }.
event-token-returned = { $name } gibt die Gunstmarke { $favour } zurück.
event-tired = { $novices ->
    [one] Auf { $island } wird ein Novize von { $name } inaktiv.
   *[other] Auf { $island } werden { $novices } Novizen von { $name } inaktiv.
}
event-woken = { $novices ->
    [one] Auf { $island } wird ein Novize von { $name } aktiv.
   *[other] Auf { $island } werden { $novices } Novizen von { $name } aktiv.
}
event-recruited = { $name } gewinnt auf { $island } einen Novizen.
event-moved = { $vehicle ->
    [sail] { $novices ->
        [one] { $name } segelt mit einem Novizen von { $origin } zu { $destination }.
       *[other] { $name } segelt mit { $novices } Novizen von { $origin } zu { $destination }.
    }
    [tide] { $novices ->
        [one] Die Gezeiten tragen einen Novizen von { $name } von { $origin } zu { $destination }.
       *[other] Die Gezeiten tragen { $novices } Novizen von { $name } von { $origin } zu { $destination }.
    }
   *[journey] { $novices ->
        [one] { $name } rudert einen Novizen von { $origin } zu { $destination }.
       *[other] { $name } rudert { $novices } Novizen von { $origin } zu { $destination }.
    }
}
event-council-moved = { $name } steigt im Priesterrat von Sitz { $before } auf Sitz { $after }.
event-figure-moved = { $figure ->
    [priestess] Die Mondpriesterin zieht von { $origin } zu { $destination }.
    [builder] Der Baumeister zieht von { $origin } zu { $destination }.
   *[apostate] Der Abtrünnige zieht von { $origin } zu { $destination }.
}
event-appointed = { $name } besetzt Plättchen { $tile } mit einem Novizen von { $island }.
event-consecrated = { $name } weiht Plättchen { $tile }.
event-evicted = { $destination-kind ->
    [jetty] { $by } verdrängt den Novizen von { $name } auf { $tile } zum Bootssteg.
   *[island] { $by } verdrängt den Novizen von { $name } auf { $tile } zu { $destination }.
}
event-book-moved = { $name } legt ein Buch der Weisheit von { $source } zu { $target }.
event-candle-out = { $left ->
    [0] { $name } meditiert: Die letzte Kerze ist aus.
    [one] { $name } meditiert: Noch eine Kerze brennt.
   *[other] { $name } meditiert: Noch { $left } Kerzen brennen.
}
event-points = { $name }: { $signed } ({ $cause }), Einfluss { $total }.
event-phase-ended = Runde { $round } ist zu Ende.
event-scoring-beat = { $beat ->
    [priestess] Die Mondpriesterin belohnt auf { $island }.
    [apostate] Der Abtrünnige fordert auf { $island } seinen Tribut.
    [temple] Jeder Novize im Tempel bringt 1 Einfluss.
    [shrines] Die Kultstätten werden gezählt.
    [favours] Die behaltenen Gunstmarken werden gezählt.
   *[council] Die Sitze im Priesterrat werden gezählt.
}
event-round-scored = Runde { $round } ist gewertet.
event-guard-moved = Der Wächter des Tempels geht weiter: Eine Weihe bringt nun { $after }.
event-round-began = Runde { $round } beginnt, Startspieler: { $name }.
event-game-ended = Das Spiel ist zu Ende, Sieg: { $name }.

## Warum etwas nicht geht

reason-over = Das Spiel ist zu Ende.
reason-no-move = Diesen Zug gibt es nicht.
reason-not-now-preparation = Zuerst kommt die Vorbereitungsrunde.
reason-not-now-shrine = Eine Start-Kultstätte stellt man nur in der Vorbereitungsrunde auf, wenn man an der Reihe ist.
reason-not-now-pairs = Die Startpaare stellt man nur in der Vorbereitungsrunde auf, wenn man an der Reihe ist.
reason-not-now-deactivate = Eine Insel des Gegners wird nur zu Beginn einer Runde im Solospiel deaktiviert.
reason-not-now-action = Zuerst die Insel wählen, die deaktiviert wird.
reason-not-now-finish = Nur das Solospiel wird von Hand beendet.
reason-solo-no-meditation = Im Solospiel gibt es keine Kerzen; die Phase wird beendet.
reason-shrine-on-herbs = Zu zweit darf keine Start-Kultstätte auf der Heilkräuterinsel stehen.
reason-shrine-taken = Auf { $island } steht schon eine Kultstätte.
reason-pairs-at-shrine = Auf { $island } steht die eigene Kultstätte; dort darf kein Paar stehen.
reason-needs-novices = { $need ->
    [one] Auf { $island } ist ein aktiver Novize nötig; dort ist keiner.
   *[other] Auf { $island } sind { $need } aktive Novizen nötig; dort sind { $have }.
}
reason-needs-token = Nötig ist die Gunstmarke { $favour }.
reason-holds-token = Die Gunstmarke { $favour } ist schon im Besitz.
reason-needs-supply = Im Vorrat ist kein Novize mehr.
reason-needs-shrine = Im Vorrat ist keine Kultstätte mehr.
reason-shrine-here = Auf { $island } steht schon eine eigene Kultstätte.
reason-no-use-for-novice = Die Gunstmarke Novize hat hier nichts zu ersetzen.
reason-herbs-on-herbs = Auf der Heilkräuterinsel wirken Heilkräuter nicht.
reason-needs-inactive = { $need ->
    [one] Auf { $island } ist ein inaktiver Novize nötig; dort ist keiner.
   *[other] Auf { $island } sind { $need } inaktive Novizen nötig; dort sind { $have }.
}
reason-council-room = { $room ->
    [one] Nur noch ein Sitz bis zum Ende, nicht { $count }.
   *[other] Nur noch { $room } Sitze bis zum Ende, nicht { $count }.
}
reason-council-top = Die Zählscheibe liegt schon auf dem letzten Sitz.
reason-nobody-to-use = Nötig ist mindestens ein Novize oder die Gunstmarke Novize.
reason-same-island = Novizen müssen auf eine andere Insel.
reason-needs-traveller = { $count ->
    [one] Von { $island } kann kein Novize weg.
   *[other] Von { $island } können nicht { $count } Novizen weg; dort sind { $have }.
}
reason-sail-two = Das Segelboot nimmt einen oder zwei Novizen mit.
reason-parts-order = Die Teile der Reise stehen nicht in der richtigen Folge.
reason-parts-end = Die Reise hat keine Teile oder kein Ende.
reason-not-on-path = Plättchen { $tile } liegt nicht auf dem Weg.
reason-tile-claimed = Plättchen { $tile } ist schon besetzt.
reason-tile-dark = Plättchen { $tile } ist nicht freigegeben, und Bestechung reicht nicht so weit.
reason-needs-bribery = Plättchen { $tile } liegt hinter dem Wächter: Bestechung ist nötig.
reason-no-bribery = Plättchen { $tile } ist freigegeben; Bestechung ist nicht nötig.
reason-wrong-symbol = Plättchen { $tile } wird von { $island } aus besetzt.
reason-not-own-tile = Auf Plättchen { $tile } steht kein eigener Novize.
reason-no-book = Bei Plättchen { $tile } liegt kein Buch.
reason-not-own-novice = Im Tempel steht auf Plättchen { $tile } kein eigener Novize.
reason-has-book = Der Novize auf Plättchen { $tile } hat schon ein Buch.
reason-solo-forbidden = Auf Stufe { $level } darf auf { $island }, wo der Abtrünnige steht, nichts genutzt werden.
reason-solo-no-expulsion = Auf Stufe 3 ist die Vertreibung verboten.
reason-table-over = Das Spiel ist zu Ende.
reason-table-read-only = Dieses Spiel kann man nur ansehen.
reason-table-nothing-to-undo = Es gibt nichts zurückzunehmen.
reason-table-nothing-to-redo = Es gibt nichts zu wiederholen.
reason-table-stale = Jemand war schneller; bitte noch einmal hinsehen.
reason-table-full = Dieser Tisch hat mehr Züge gesehen, als ein Spiel haben kann.

## Mitteilungen

notice-save-torn = Das Ende von { $file } war abgerissen. Alle { $kept } ganzen Einträge sind da; die { $bytes } Bytes des Rests liegen in { $aside }.
notice-save-torn-left = Das Ende von { $file } war abgerissen. Alle { $kept } ganzen Einträge sind da; der Rest ist nicht lesbar.
notice-save-damaged = { $file } ist nach Eintrag { $kept } beschädigt. Bis dahin ist alles zu sehen; weiterspielen geht nicht.
notice-save-illegal = Eintrag { $record } von { $file } verletzt die Regeln. Bis dahin ist alles zu sehen.
notice-save-differs = Ab Eintrag { $record } geht { $file } heute anders aus. Bis dahin ist alles zu sehen.
notice-save-missing = Die Datei { $file } gibt es nicht.
notice-save-unreadable = { $file } ist nicht lesbar: { $error }.
notice-save-in-use = { $file } ist in einem anderen Fenster von Luna offen.
notice-save-not-luna = { $file } ist kein Spielstand von Luna.
notice-save-start-damaged = { $file } ist gleich am Anfang beschädigt; davon ist nichts zu zeigen.
notice-save-too-long = { $file } ist länger, als ein Spiel sein kann.
notice-save-malformed = { $file } ist kein richtiger Spielstand: { $fault }.
notice-save-newer-format = { $file } stammt von einem neueren Luna (Format { $format }). Bitte Luna aktualisieren.
notice-save-other-game = { $file } ist ein Spiel von { $game }, nicht von { $expected }.
notice-save-newer-rules = { $file } braucht neuere Regeln (Stand { $revision }). Bitte Luna aktualisieren.
notice-save-older-rules = { $file } wurde nach älteren Regeln gespielt (Stand { $revision }), die dieses Luna nicht hat.
notice-save-other-board = { $file } wurde auf einem anderen Spielplan gespielt als dem vorhandenen.
notice-save-name = { $name } kann kein Spielstand heißen.
notice-save-exists = Einen Spielstand { $name } gibt es schon.
notice-disk-full = Der Datenträger ist voll. Das Spiel geht weiter, aber neue Züge werden nicht gespeichert.
notice-disk-read-only = { $file } ist schreibgeschützt. Das Spiel geht weiter, aber neue Züge werden nicht gespeichert.
notice-disk-error = Speichern in { $file } schlug fehl ({ $error }). Das Spiel geht weiter, aber neue Züge werden nicht gespeichert.
notice-file-not-written = { $file } konnte nicht geschrieben werden: { $error }.
notice-settings-broken = { $file } war nicht zu verstehen. Die Datei liegt jetzt als { $aside } daneben, es gelten die Vorgaben.
notice-settings-unreadable = { $file } war nicht lesbar ({ $error }), es gelten die Vorgaben.
notice-settings-value = { $file } hat für { $key } einen falschen Wert; es gilt die Vorgabe.
notice-crashed = Etwas ging schief. Das Spiel geht weiter, wo es war. Ein Bericht liegt in { $file }.
notice-crashed-title = Etwas ging zweimal schief. Dein Spiel ist gespeichert. Ein Bericht liegt in { $file }.
