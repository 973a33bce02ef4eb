## Touches du clavier

key-tab = Tab
key-backspace = Retour arr.
key-delete = Suppr
key-insert = Inser
key-home = Début
key-end = Fin
key-page-up = Page préc.
key-page-down = Page suiv.
key-up = Haut
key-down = Bas
key-left = Gauche
key-right = Droite
key-alt = Alt
key-alt-right = Alt Gr
key-ctrl = Ctrl
key-shift = Maj

## Boutons de la manette

pad-gone = La manette n’est plus là. Continuez au clavier, à la souris ou avec une manette rebranchée.
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
pad-l3 = Stick gauche enfoncé
pad-r3 = Stick droit enfoncé
pad-pad-up = Croix haut
pad-pad-down = Croix bas
pad-pad-left = Croix gauche
pad-pad-right = Croix droite
pad-left-up = Stick gauche haut
pad-left-down = Stick gauche bas
pad-left-left = Stick gauche gauche
pad-left-right = Stick gauche droite
pad-right-up = Stick droit haut
pad-right-down = Stick droit bas
pad-right-left = Stick droit gauche
pad-right-right = Stick droit droite

## Commandes ; les actions gardent leur nom

command-do = Valider
command-back = Étape précédente
command-more = Plus
command-less = Moins
command-undo = Annuler
command-redo = Rétablir
command-reset = Effacer le coup commencé
command-skip = Passer l’animation, arrêter l’anneau d’or
command-next = Cible possible suivante
command-previous = Cible possible précédente
command-up = Sélection vers le haut
command-down = Sélection vers le bas
command-left = Sélection à gauche
command-right = Sélection à droite
command-reveal = Une lettre sur chaque choix possible
command-log = Journal
command-forecast = Prévision : si le tour finissait maintenant
command-whatif = Plateau d’essai
command-recap = Depuis votre dernier coup
command-hint = Indice
command-rules = Règles
command-menu = Menu

## La page des options

keys-section-turn = Le tour de jeu
keys-section-going = Se déplacer sur la table
keys-section-open = Panneaux et pages
keys-intro = Choisissez une touche ou un bouton, puis appuyez sur le nouveau. S’il sert déjà à une autre commande, les deux sont échangés.
keys-column-key = Touche
keys-column-pad = Manette
keys-press-key = Appuyez sur la nouvelle touche pour « { $command } ».
keys-press-button = Appuyez sur le nouveau bouton de la manette pour « { $command } ».
keys-press-cancel = Échap ne change rien.
keys-press-reset = Retour arrière rétablit le réglage d’origine.
keys-swapped = { $key } correspond maintenant à « { $command } », et { $before } à « { $other } ».
keys-taken = { $key } correspond maintenant à « { $command } » ; « { $other } » n’a plus rien.
keys-reset-all = Réinitialiser touches et boutons

## Le menu au-dessus de la table

menu-restart = Revenir au début de la partie
menu-restarted = La partie est revenue au début ; « Rétablir » la ramène où elle en était.

## Une seule main

keys-hand-left = Main gauche seule
keys-hand-right = Main droite seule
keys-hand-both = Les deux mains
keys-hand-left-done = Tout ce qu’il faut pour jouer est sous la main gauche, au clavier et à la manette.
keys-hand-right-done = Tout ce qu’il faut pour jouer est sous la main droite, au clavier et à la manette.
keys-hand-both-done = Toutes les touches et tous les boutons sont de nouveau ceux d’origine.
keyboard-shift = Maj
keyboard-more = áéñ
keyboard-letters = abc
keyboard-clear = Vider
keyboard-delete = Effacer
keyboard-cancel = Annuler
keyboard-done = Terminé
