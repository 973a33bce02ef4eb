# Luna en français. Les lieux portent leur article : « l’Île du Voilier » va après « sur », « de » et « vers ».
# Le nom d’un joueur ne suit jamais « de » : l’élision dépendrait du nom.

language-en = English
language-de = Deutsch
language-fr = Français
language-nl = Nederlands

## Titre

title-name = LUNA
title-subtitle = Le monde de la Prêtresse de la Lune
title-continue = Reprendre
title-continue-below = Tour { $round } avec { $names }
title-continue-start = Nouvelle partie avec { $names }
title-new = Nouvelle partie
title-saves = Parties enregistrées
title-settings = Options
title-quit = Quitter
title-full-screen = F11 plein écran
title-version = Version { $version }

## Menus

back = Retour
cancel = Annuler
close = Fermer
key-enter = Entrée
key-esc = Échap
key-space = Espace
list-last = { $before } et { $last }
number-of = { $number } sur { $total }

## Nouvelle partie

new-title = Nouvelle partie
new-seats = Joueurs
new-seats-count = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}
new-seats-hint = Autour de la table, en sens horaire
new-name = Nom
new-order-take = Un autre Ordre
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
default-name-white = Matthieu

## Parties enregistrées

saves-title = Parties enregistrées
saves-empty = Il n’y a pas encore de partie enregistrée.
saves-empty-below = Chaque partie s’enregistre d’elle-même, coup après coup.
saves-round = Tour { $round }
saves-not-begun = Pas commencée
saves-finished = Terminée
saves-open = Ouvrir
saves-delete = Supprimer
saves-undo-delete = Rétablir
saves-deleted = { $name } est dans la corbeille.
saves-restored = { $name } est de retour.
saves-page = Page { $page } sur { $pages }
saves-next = Page suivante
saves-previous = Page précédente
saves-folder = Dossier : { $folder }
saves-minutes = { $minutes ->
    [one] { $minutes } minute de jeu
   *[other] { $minutes } minutes de jeu
}

## Options

settings-title = Options
settings-language = Langue
settings-speed = Vitesse des animations
settings-speed-instant = Immédiat
settings-speed-factor = { $factor }×
settings-motion = Animations réduites
settings-motion-below = Les pièces apparaissent sans voler ; l’eau et les lanternes sont immobiles.
settings-full-screen = Plein écran
settings-full-screen-below = F11 fait de même partout.
settings-file = Enregistré dans { $file }

## Menu sur la table

menu-title = Menu
menu-continue = Retour à la partie
menu-settings = Options
menu-full-screen = Plein écran
menu-export = Exporter en texte
menu-leave = Menu principal
menu-quit = Quitter Luna
menu-saved = La partie est enregistrée après chaque coup.

## Fin de la partie

end-wins = Victoire : { $name }
end-lead = { $points } points d’influence, { $ahead } devant { $second }
end-tie = { $points } points d’influence chacun : le Conseil départage contre { $second }
end-graph = Influence par tour
end-graph-start = Début
end-graph-end = Fin
end-start = Début
end-guard = Sanctifications
end-eviction = Évictions
end-book = Livres
end-candle = Dernières bougies
end-priestess = Prêtresse de la Lune
end-temple = Temple
end-apostate = Apostat
end-shrines = Sanctuaires
end-favours = Faveurs gardées
end-council = Conseil
end-influence = Influence
end-place = { $place ->
    [1] 1er
   *[other] { $place }e
}
end-rematch = Revanche
end-export = Exporter
end-look = Revoir la table
end-leave = Menu principal
end-exported = La partie est écrite dans { $file }.

## Choses

order-yellow = Jaune
order-red = Rouge
order-blue = Bleu
order-white = Blanc
automaton = Adversaire
figure-priestess = Prêtresse de la Lune
figure-builder = Architecte
figure-apostate = Apostat
figure-guard = Gardien du Temple
island-book = Bibliothèque
island-bribery = Corruption
island-novice = Novice
island-sail = Voilier
island-herbs = Plantes
island-shrine = Sanctuaire
island-tide = Marée
island-jetty = Embarcadère
place-book = l’Île de la Bibliothèque
place-bribery = l’Île de la Corruption
place-novice = l’Île du Novice
place-sail = l’Île du Voilier
place-herbs = l’Île aux Plantes
place-shrine = l’Île du Sanctuaire
place-tide = l’Île de la Marée
place-path = le chemin
place-jetty = l’embarcadère
favour-book = Livre
favour-bribery = Corruption
favour-novice = Novice
favour-sail = Voilier
favour-herbs = Plantes
favour-shrine = Sanctuaire
favour-tide = Marée
cause-guard = sanctification
cause-eviction = éviction
cause-book = livre
cause-candle = dernière bougie
cause-priestess = Prêtresse de la Lune
cause-apostate = Apostat
cause-temple = Temple
cause-shrines = Sanctuaires
cause-favours = faveurs gardées
cause-council = Conseil

## Actions

family-island = Île
family-moving = Mouvement
family-temple = Temple
family-other = Autres
verb-favour = Faveur
verb-recruit = Recruter
verb-shrine = Bâtir
verb-herbs = Plantes
verb-journey = Voyage
verb-tide = Marée
verb-sail = Voilier
verb-appoint = Promouvoir
verb-consecrate = Sanctifier
verb-book = Érudition
verb-council = Conseil
verb-expel = Expulser
verb-meditate = Méditer
verb-setup = Placer
verb-finish = Terminer
action-favour = Faveur du Prêtre
action-recruit = Recrutement
action-shrine = Sanctuaire
action-herbs = Plantes
action-journey = Voyage
action-tide = Marée
action-sail = Voilier
action-appoint = Promotion
action-consecrate = Sanctification
action-book = Érudition
action-council = Conseil
action-expel = Expulsion
action-meditate = Méditation

## La table

bar-round = Tour { $number }
bar-guard = Gardien
bar-guard-next = puis { $points }
bar-candles = { $count ->
    [one] { $count } bougie
   *[other] { $count } bougies
}
bar-solo = Solo, niveau { $level }
bar-reset = Effacer
rail-log = Journal
bar-undo = Retour
bar-redo = Rétablir
bar-point = Pointez
bar-or-verb = ou choisissez
bar-set-sail = Lever l’ancre
bar-step-back = Étape précédente
bar-end-turn = Terminer le tour
turn-yours = À vous
turn-other = À { $name }
turn-over = Fin de la partie
turn-scoring = Décompte
turn-preparation = Préparation
round-short = T{ $number }
final = fin ~{ $points }
panel-you = vous
panel-council = Conseil { $seat }
panel-round-end = Bilan
council-rank = { $rank ->
    [1] 1er
   *[other] { $rank }e
}
top-pause = Pause
top-help = Aide
top-menu = Menu
preparation-shrine = { $name } place un Sanctuaire
preparation-pairs = { $name } place deux Novices sur chacune de quatre Îles
preparation-left = { $count ->
    [one] encore { $count } Île
   *[other] encore { $count } Îles
}

table-candle-again = La dernière bougie : encore un clic et le tour finit.
table-again = Encore un clic
table-draft-first = Terminez d’abord ce coup, ou annulez-le.
table-pick-first = D’abord les Novices.
table-pick-island = Maintenant une Île.
table-pick-pupil = Puis un de vos Novices.
table-pick-book = Maintenant un livre.
table-pick-goal = Cliquez sur la cible.
table-nothing-here = Rien à faire ici pour l’instant.
table-choose = Choisissez comment.
table-armed = Remplace un Novice.
table-enter = Entrée lève l’ancre.
table-log = Journal
table-tile = Tuile { $tile }
table-leg = { $count } { $origin } › { $destination }
table-pick = { $count } { $origin } › …
table-hand = { $then ->
    [0] { $held } en main ; un clic les repose.
   *[other] { $held } en main ; un clic en fait { $then }.
}
table-takes = Un clic en prend { $count }.
table-not-possible = Impossible

## Aperçu

preview-cost = Coût
preview-now = Maintenant
preview-round-end = Fin du tour
preview-game-end = Fin de la partie
preview-opens = Rend possible
preview-risk = Risque
preview-last-candle = La dernière bougie : le tour finit. Cliquez encore une fois pour le faire.
preview-needs = Impossible : { $reason }
preview-novices-tired = { $count ->
    [one] { $count } Novice devient inactif
   *[other] { $count } Novices deviennent inactifs
}
preview-token-back = Jeton { $favour } rendu
preview-steps-on = Un Novice monte sur la tuile
preview-token = Jeton { $favour }
preview-influence = Influence { $before } › { $after }
preview-final = Fin ~{ $before } › ~{ $after }
preview-points = { $signed } en influence

## Décompte du tour

scoring-title = Tour { $round }
scoring-priestess = Prêtresse
scoring-apostate = Apostat
scoring-temple = Temple
scoring-shrines = Sanctuaires
scoring-favours = Faveurs gardées
scoring-council = Conseil
scoring-apostate-rule = Novices + 1
scoring-temple-rule = 1 par Novice
scoring-this-round = Ce tour
scoring-influence = Influence
scoring-none-awake = aucun actif
scoring-awake = { $count ->
    [one] { $count } actif
   *[other] { $count } actifs
}
scoring-counts = compte { $count }
scoring-safe = à l’abri
scoring-novices = { $count ->
    [one] { $count } Novice
   *[other] { $count } Novices
}
scoring-next-round = Tour { $round }
scoring-guard = Gardien { $points }
scoring-starts = { $name } commence
scoring-wake = { $count ->
    [one] { $count } s’éveille
   *[other] { $count } s’éveillent
}
scoring-continue = Suite
scoring-hint = Espace : une étape, Échap : toutes.
scoring-final = Décompte final
scoring-end = À la fin
scoring-shrines-rule = 4 chacun
scoring-favours-rule = 1 chacune
scoring-council-rule = selon le siège

## Le journal

event-shrine-placed = { $name } place un Sanctuaire sur { $island }.
event-pairs-placed = { $name } place deux Novices par Île : { $islands }.
event-token-taken = { $name } prend le jeton { $favour }.
event-token-returned = { $name } rend le jeton { $favour }.
event-tired = { $novices ->
    [one] { $name } : un Novice devient inactif sur { $island }.
   *[other] { $name } : { $novices } Novices deviennent inactifs sur { $island }.
}
event-woken = { $novices ->
    [one] { $name } : un Novice redevient actif sur { $island }.
   *[other] { $name } : { $novices } Novices redeviennent actifs sur { $island }.
}
event-recruited = { $name } recrute un Novice sur { $island }.
event-moved = { $vehicle ->
    [sail] { $novices ->
        [one] { $name } : un Novice fait voile de { $origin } vers { $destination }.
       *[other] { $name } : { $novices } Novices font voile de { $origin } vers { $destination }.
    }
    [tide] { $novices ->
        [one] { $name } : la marée porte un Novice de { $origin } vers { $destination }.
       *[other] { $name } : la marée porte { $novices } Novices de { $origin } vers { $destination }.
    }
   *[journey] { $novices ->
        [one] { $name } : un Novice rame de { $origin } vers { $destination }.
       *[other] { $name } : { $novices } Novices rament de { $origin } vers { $destination }.
    }
}
event-council-moved = { $name } avance au Conseil du siège { $before } au siège { $after }.
event-figure-moved = { $figure ->
    [priestess] La Prêtresse de la Lune va de { $origin } à { $destination }.
    [builder] L’Architecte va de { $origin } à { $destination }.
   *[apostate] L’Apostat va de { $origin } à { $destination }.
}
event-appointed = { $name } occupe la tuile { $tile } avec un Novice venu de { $island }.
event-consecrated = { $name } sanctifie la tuile { $tile }.
event-evicted = { $destination-kind ->
    [jetty] { $by } évince un Novice ({ $name }, tuile { $tile }) vers l’embarcadère.
   *[island] { $by } évince un Novice ({ $name }, tuile { $tile }) vers { $destination }.
}
event-book-moved = { $name } déplace un Livre de la Sagesse de { $source } à { $target }.
event-candle-out = { $left ->
    [0] { $name } médite : la dernière bougie est éteinte.
    [one] { $name } médite : il reste une bougie.
   *[other] { $name } médite : il reste { $left } bougies.
}
event-points = { $name } : { $signed } ({ $cause }), influence { $total }.
event-phase-ended = Le tour { $round } est fini.
event-scoring-beat = { $beat ->
    [priestess] La Prêtresse de la Lune récompense sur { $island }.
    [apostate] L’Apostat prélève son dû sur { $island }.
    [temple] Chaque Novice dans le Temple rapporte 1 point.
    [shrines] On compte les Sanctuaires.
    [favours] On compte les faveurs gardées.
   *[council] On compte les sièges au Conseil.
}
event-round-scored = Le tour { $round } est décompté.
event-guard-moved = Le Gardien du Temple avance : une sanctification rapporte désormais { $after }.
event-round-began = Le tour { $round } commence ; premier joueur : { $name }.
event-game-ended = La partie est finie ; victoire : { $name }.

## Pourquoi c’est impossible

reason-over = La partie est finie.
reason-no-move = Ce coup n’existe pas.
reason-not-now-preparation = Le tour préliminaire vient d’abord.
reason-not-now-shrine = Un Sanctuaire de départ ne se place qu’à son tour, au tour préliminaire.
reason-not-now-pairs = Les paires de départ ne se placent qu’à leur tour, au tour préliminaire.
reason-not-now-deactivate = Une Île de l’adversaire n’est désactivée qu’au début d’un tour de la partie en solo.
reason-not-now-action = Choisissez d’abord l’Île à désactiver.
reason-not-now-finish = Seule la partie en solo se termine à la main.
reason-solo-no-meditation = La partie en solo n’a pas de bougies ; terminez plutôt la phase.
reason-shrine-on-herbs = À deux, aucun Sanctuaire de départ sur l’Île aux Plantes.
reason-shrine-taken = Il y a déjà un Sanctuaire sur { $island }.
reason-pairs-at-shrine = Pas de paire sur { $island }, où se trouve votre Sanctuaire.
reason-needs-novices = { $need ->
    [one] Il faut un Novice actif sur { $island } ; vous n’en avez pas.
   *[other] Il faut { $need } Novices actifs sur { $island } ; vous en avez { $have }.
}
reason-needs-token = Il faut le jeton { $favour }.
reason-holds-token = Vous avez déjà le jeton { $favour }.
reason-needs-supply = Il n’y a plus de Novice dans votre réserve.
reason-needs-shrine = Il n’y a plus de Sanctuaire dans votre réserve.
reason-shrine-here = Vous avez déjà un Sanctuaire sur { $island }.
reason-no-use-for-novice = Le jeton Novice n’a rien à remplacer ici.
reason-herbs-on-herbs = Les plantes n’agissent pas sur l’Île aux Plantes.
reason-needs-inactive = { $need ->
    [one] Il faut un Novice inactif sur { $island } ; vous n’en avez pas.
   *[other] Il faut { $need } Novices inactifs sur { $island } ; vous en avez { $have }.
}
reason-council-room = { $room ->
    [one] Il ne reste qu’un siège à monter, pas { $count }.
   *[other] Il ne reste que { $room } sièges à monter, pas { $count }.
}
reason-council-top = Votre Membre du Conseil est déjà au dernier siège.
reason-nobody-to-use = Il faut au moins un Novice ou le jeton Novice.
reason-same-island = Les Novices doivent aller sur une autre Île.
reason-needs-traveller = { $count ->
    [one] Aucun Novice ne peut quitter { $island }.
   *[other] { $count } Novices ne peuvent quitter { $island } ; il y en a { $have }.
}
reason-sail-two = Le Voilier prend un ou deux Novices.
reason-parts-order = Les parties du voyage ne sont pas dans l’ordre.
reason-parts-end = Le voyage n’a pas de parties, ou pas de fin.
reason-not-on-path = La tuile { $tile } n’est pas sur le chemin.
reason-tile-claimed = La tuile { $tile } est déjà occupée.
reason-tile-dark = La tuile { $tile } n’est pas accessible, et la Corruption ne va pas si loin.
reason-needs-bribery = La tuile { $tile } est derrière le Gardien : il faut le jeton Corruption.
reason-no-bribery = La tuile { $tile } est accessible sans Corruption.
reason-wrong-symbol = La tuile { $tile } s’occupe depuis { $island }.
reason-not-own-tile = Vous n’avez pas de Novice sur la tuile { $tile }.
reason-no-book = Il n’y a pas de livre sur la tuile { $tile }.
reason-not-own-novice = Vous n’avez pas de Novice dans le Temple sur la tuile { $tile }.
reason-has-book = Votre Novice sur la tuile { $tile } a déjà un livre.
reason-solo-forbidden = Au niveau { $level }, rien n’est permis sur { $island }, où se tient l’Apostat.
reason-solo-no-expulsion = Au niveau 3, l’expulsion est interdite.
reason-table-over = La partie est finie.
reason-table-read-only = Cette partie peut seulement être regardée.
reason-table-nothing-to-undo = Il n’y a rien à annuler.
reason-table-nothing-to-redo = Il n’y a rien à rétablir.
reason-table-stale = Quelqu’un a été plus rapide ; regardez encore une fois.
reason-table-full = Cette table a vu plus de coups qu’une partie ne peut en avoir.

## Messages

notice-save-torn = La fin de { $file } était déchirée. Les { $kept } entrées entières sont là ; les { $bytes } octets restants sont gardés dans { $aside }.
notice-save-torn-left = La fin de { $file } était déchirée. Les { $kept } entrées entières sont là ; le reste est illisible.
notice-save-damaged = { $file } est endommagé après l’entrée { $kept }. Tout est montré jusque-là, mais on ne peut pas continuer.
notice-save-illegal = L’entrée { $record } de { $file } enfreint les règles. Tout est montré jusque-là.
notice-save-differs = À partir de l’entrée { $record }, { $file } se déroule autrement aujourd’hui. Tout est montré jusque-là.
notice-save-missing = Le fichier { $file } n’existe pas.
notice-save-unreadable = { $file } est illisible : { $error }.
notice-save-in-use = { $file } est ouvert dans une autre fenêtre de Luna.
notice-save-not-luna = { $file } n’est pas une partie de Luna.
notice-save-start-damaged = { $file } est endommagé dès le début ; rien ne peut en être montré.
notice-save-too-long = { $file } est plus long qu’une partie ne peut l’être.
notice-save-malformed = { $file } n’est pas une partie correcte : { $fault }.
notice-save-newer-format = { $file } vient d’un Luna plus récent (format { $format }). Mettez Luna à jour.
notice-save-other-game = { $file } est une partie de { $game }, pas de { $expected }.
notice-save-newer-rules = { $file } demande des règles plus récentes (révision { $revision }). Mettez Luna à jour.
notice-save-older-rules = { $file } suit d’anciennes règles (révision { $revision }) que ce Luna n’a pas.
notice-save-other-board = { $file } a été joué sur un autre plateau que celui installé.
notice-save-name = { $name } ne peut pas être le nom d’une partie.
notice-save-exists = Il y a déjà une partie { $name }.
notice-disk-full = Le disque est plein. La partie continue, mais les nouveaux coups ne sont pas enregistrés.
notice-disk-read-only = { $file } est protégé en écriture. La partie continue, mais les nouveaux coups ne sont pas enregistrés.
notice-disk-error = L’enregistrement dans { $file } a échoué ({ $error }). La partie continue, mais les nouveaux coups ne sont pas enregistrés.
notice-file-not-written = { $file } n’a pas pu être écrit : { $error }.
notice-settings-broken = { $file } n’a pas été compris. Il est gardé sous le nom { $aside }, et les valeurs par défaut s’appliquent.
notice-settings-unreadable = { $file } était illisible ({ $error }), et les valeurs par défaut s’appliquent.
notice-settings-value = { $file } a une valeur fausse pour { $key } ; la valeur par défaut s’applique.
notice-crashed = Quelque chose s’est mal passé. La partie continue où elle en était. Un rapport est dans { $file }.
notice-crashed-title = Quelque chose s’est mal passé deux fois. Votre partie est enregistrée. Un rapport est dans { $file }.
