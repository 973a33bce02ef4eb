## La table

bar-unsaved = Non enregistrée
bar-reset = Effacer
bar-undo = Annuler
bar-redo = Rétablir
bar-point = Choisissez
turn-yours = À vous
turn-other = À { $name }
turn-to-move = joue
turn-over = Fin de la partie
final = fin ~{ $points }
panel-you = vous
table-again = { $means ->
    [finger] Touchez encore une fois
    [mouse] Encore un clic
    [keys] Encore { $key } ou { $do }
    [elsewhere] Encore { $key }
   *[key] Encore { $do }
}
table-not-yet = Un clic ici ne termine rien : la question est retirée.
table-draft-first = Terminez d’abord ce coup, ou annulez-le.
table-nothing-here = Rien à faire ici pour l’instant.
table-choose = Choisissez comment.
table-log = Journal
table-not-possible = Impossible
preview-final = fin ~{ $before } › ~{ $after }
preview-influence = { $before } › { $after }
turn-preparation = Préparation
told-says = « { $words } »
told-go-on = Continuer
