## De tafel

bar-unsaved = Niet opgeslagen
bar-reset = Wissen
bar-undo = Terug
bar-redo = Herhaal
bar-point = Wijs iets aan
turn-yours = Jouw beurt
turn-other = Beurt: { $name }
turn-to-move = aan de beurt
turn-over = Einde van het spel
final = eind ~{ $points }
panel-you = jij
table-again = { $means ->
    [finger] Tik nog eens
    [mouse] Nog een klik
    [keys] Nog eens { $key } of { $do }
    [elsewhere] Nog eens { $key }
   *[key] Nog eens { $do }
}
table-not-yet = Een klik hier beëindigt niets: de vraag wordt teruggenomen.
table-draft-first = Maak eerst deze zet af, of neem hem terug.
table-nothing-here = Hier is nu niets te doen.
table-choose = Kies hoe.
table-log = Logboek
table-not-possible = Niet mogelijk
preview-final = eind ~{ $before } › ~{ $after }
preview-influence = { $before } › { $after }
turn-preparation = Inzetronde
told-says = ‘{ $words }’
told-go-on = Verder
