## Titre

title-name = LUNA
title-subtitle = Le monde de la Prêtresse de la Lune
title-continue = Reprendre
title-continue-below = Tour { $round } avec { $names }
title-continue-solo = Partie en solo, tour { $round }
title-continue-start = Nouvelle partie avec { $names }
title-new = Nouvelle partie
title-saves = Parties enregistrées
title-settings = Options
title-quit = Quitter
title-full-screen = F11 plein écran
title-version = Version { $version }

## Menus

back = Retour
close = Fermer
entry-full = Il y a de la place pour { $count } lettres au plus.
key-enter = Entrée
key-esc = Échap
key-space = Espace
list-last = { $before } et { $last }

## Nouvelle partie

new-title = Nouvelle partie
new-seats = Joueurs
new-seats-count = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}
new-seats-hint = Autour de la table, en sens horaire
new-levels = Bots : le niveau 1 fait beaucoup d’erreurs, le 2 quelques-unes, le 3 aucune qu’il voie ; 4 et 5 pensent plusieurs coups à l’avance. Tous jouent franc jeu : ils n’en savent pas plus que vous.
new-setup = Mise en place
new-setup-preset = Première partie
new-setup-free = Libre
new-setup-preset-below = Tout est placé comme imprimé sur les Îles. Idéal pour une première soirée.
new-setup-free-below = Îles et figurines au hasard ; chacun place un Sanctuaire et huit Novices.
new-start = Premier joueur
new-start-lot = Au hasard
new-options = Variantes
new-live = Compter aussitôt Sanctuaires et Conseil
new-live-below = L’influence les montre déjà pendant la partie.
new-fixed = Le premier joueur reste le même
new-fixed-below = À deux joueurs seulement.
new-begin = Commencer la partie
default-name-yellow = Ilse
default-name-red = Anouk
default-name-blue = Bram
default-name-white = Wout

## Menu sur la table

menu-title = Menu
menu-continue = Retour à la partie
menu-settings = Options
menu-export = Exporter en texte
menu-leave = Menu principal
menu-quit = Quitter Luna
menu-saved = La partie est enregistrée après chaque coup.
menu-copy = Enregistrer une copie
menu-copied = La partie continue dans la copie { $file } et y est enregistrée.
menu-unsaved = Cette partie n’est pas enregistrée !
menu-unkept = Cette machine n’enregistre pas la partie ; les autres oui.
menu-lose = Quitter une partie non enregistrée ?
menu-lose-below = Certains coups ne sont pas sur le disque. « Enregistrer une copie » dans le menu essaie de les garder dans un nouveau fichier.
menu-lose-yes = Quitter
