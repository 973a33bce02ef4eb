## Pour les lecteurs d’écran

access-seats = Joueurs
access-board = Plateau
access-commands = Boutons
access-possible = Possible.
access-chosen = Choisi.
access-becomes = puis

## La voix du jeu

voice-on = Luna lit à voix haute. F4 lit la page, une partie à chaque pression ; n’importe quelle touche m’interrompt, F3 m’arrête.
voice-off = Luna ne lit plus à voix haute.
voice-offer = Bienvenue dans Luna. Appuie sur F3 pour que tout soit lu à voix haute.
voice-none = Ce système n’a pas de voix que Luna puisse utiliser ; sous Linux, c’est Speech Dispatcher.
access-how = { $next } mène à ce qui est possible, { $do } le fait, { $undo } l’annule. F4 lit la table, une partie à chaque pression ; avec Maj, le groupe suivant.
voice-empty = vide
voice-button = bouton
voice-switch = interrupteur
voice-choice = choix
voice-slider = curseur
voice-field = champ de saisie
voice-is-on = Activé
voice-is-off = Désactivé
voice-chosen = choisi
voice-locked = impossible pour l’instant
voice-place = { $number } sur { $count }
access-closed = Fermé : { $name }
