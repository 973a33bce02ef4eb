## Pourquoi c’est impossible

reason-table-over = La partie est finie.
reason-table-read-only = On peut seulement regarder cette partie.
reason-table-undo-off = À cette table, on n’annule aucun coup.
reason-table-drawn = À cette table, un coup ne s’annule plus dès que le hasard a décidé quelque chose.
reason-table-asked-already = La question est déjà posée aux autres.
reason-table-asked-enough = Les autres ont refusé deux fois ; il faut d’abord jouer.
reason-table-proposed-enough = On vient de proposer un bot aux autres ; attendez une minute.
reason-table-not-legal = Les règles ne permettent pas ce coup.
reason-table-not-agreed = Les autres n’ont pas accepté cela.
reason-table-not-asked = Personne ne le demande plus.
reason-table-not-your-seat = Cette place est à quelqu’un d’autre.
reason-table-differs = Cet ordinateur arrive à une autre position que les autres.
reason-table-nothing-to-undo = Il n’y a rien à annuler.
reason-table-nothing-to-redo = Il n’y a rien à rétablir.
reason-table-stale = Quelqu’un a été plus rapide ; regardez encore une fois.
reason-table-full = Cette table a vu plus de coups qu’une partie ne peut en avoir.
reason-table-not-late = Le temps pour ce coup n’est pas encore écoulé ; patientez.
reason-table-no-days = Il ne reste plus autant de jours de congé cette année.
reason-table-ended = Les joueurs ont mis fin à cette partie.
