## Voor schermlezers

access-seats = Spelers
access-board = Speelbord
access-commands = Knoppen
access-possible = Mogelijk.
access-chosen = Gekozen.
access-becomes = naar

## De eigen stem van het spel

voice-on = Luna leest voor. F4 leest de pagina, bij elke druk een deel; elke toets maakt me stil, F3 zet me uit.
voice-off = Luna leest niet meer voor.
voice-offer = Welkom bij Luna. Druk op F3 als alles voorgelezen moet worden.
voice-none = Dit systeem heeft geen stem die Luna kan gebruiken; onder Linux is dat Speech Dispatcher.
access-how = { $next } leidt naar wat mogelijk is, { $do } doet het, { $undo } neemt het terug. F4 leest de tafel voor, bij elke druk een deel; met Shift gaat het verder bij de volgende groep.
voice-empty = leeg
voice-button = knop
voice-switch = schakelaar
voice-choice = keuze
voice-slider = schuif
voice-field = invoerveld
voice-is-on = Aan
voice-is-off = Uit
voice-chosen = gekozen
voice-locked = nu niet mogelijk
voice-place = { $number } van { $count }
access-closed = Gesloten: { $name }
