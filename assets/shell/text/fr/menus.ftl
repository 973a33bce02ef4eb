## Titre

title-choose = Choisir un jeu
title-games = Jeux
title-continue = Reprendre
title-continue-solo = Partie en solo, tour { $round }
title-continue-start = Nouvelle partie avec { $names }
title-continue-with = Avec { $names }
title-new = Nouvelle partie
title-saves = Parties enregistrées
title-settings = Options
title-more = Voir plus
title-quit = Quitter
title-full-screen = F11 plein écran
title-version = Version { $version }

## Menus

back = Retour
close = Fermer
entry-full = Il n’y a de place que pour { $count } caractères.
key-enter = Entrée
key-esc = Échap
key-space = Espace
list-last = { $before } et { $last }

## Nouvelle partie

new-title = Nouvelle partie
new-game = Jeu
new-seats = Joueurs
new-seats-count = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}
new-seats-hint = Autour de la table, en sens horaire
new-faces-hint = Un clic sur un visage amène le suivant.
new-levels = Bots : le niveau 0 vient d’apprendre le jeu. Chaque niveau suivant bat le précédent dans environ sept parties sur dix. Tous jouent loyalement : ils n’en savent pas plus que vous.
new-levels-slow = Ici, le niveau { $level } réfléchit jusqu’à { $seconds } secondes par tour : son noyau compilé manque.
new-suits = À la mesure de { $name } : niveau { $level }
new-setup = Mise en place
new-start = Premier joueur
new-start-lot = Au hasard
new-options = Variantes
new-begin = Commencer la partie

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
menu-unkept = Cet ordinateur n’enregistre plus la partie ; les autres, si.
menu-lose = Quitter une partie non enregistrée ?
menu-lose-below = Certains coups ne sont pas sur le disque. Dans le menu, « Enregistrer une copie » tente de les garder dans un nouveau fichier.
menu-lose-yes = Quitter

# On the title while it plays by itself.
attract-back = N’importe quelle touche ramène au menu

opening-skip = Une touche pour continuer
