## Options

settings-title = Options
settings-page-display = Affichage
settings-page-look = Texte et couleurs
settings-page-motion = Animations et son
settings-page-play = Jeu
settings-page-keys = Touches et manette
settings-page-language = Langue
settings-defaults = Par défaut
settings-file = Enregistré dans { $file }
settings-percent = { $value } %
settings-seconds = { $count } s

settings-full-screen = Plein écran
settings-full-screen-below = F11 bascule partout ; F12 enregistre une image de la fenêtre.
settings-ui-size = Taille de l’interface
settings-ui-size-below = Les barres, les panneaux et les menus changent de taille ; la table prend toute la place qui reste.
settings-big-board = Grand plateau
settings-big-board-below = Barres basses sans mots, sans journal à côté de la table : plus de place pour le plateau.

settings-text-size = Taille du texte
settings-high-contrast = Contraste élevé
settings-high-contrast-below = Mer noire, panneaux noirs, bords et lettres clairs.
settings-speed = Vitesse des animations
settings-speed-instant = Immédiat
settings-speed-factor = { $factor }×
settings-motion = Animations réduites
settings-motion-below = Les pièces apparaissent en fondu au lieu de voler ; l’eau et les lanternes sont immobiles.
settings-attract = Partie de démonstration
settings-attract-below = Après 40 secondes de repos, l’écran-titre montre une partie entre deux bots, sans bruit.
settings-remarks = Commentaires des bots
settings-remarks-below = Une phrase aux moments décisifs, trois au plus par manche.
settings-strength = Estimer ma force
settings-strength-below = D’après les parties finies contre des bots, sur cet ordinateur seulement.
settings-think-ahead = Les bots réfléchissent en même temps que vous
settings-think-ahead-below = Leurs coups et les indices arrivent plus tôt, et sont les mêmes. Pas sur batterie.
settings-music = Musique
settings-ambience = Ambiance
settings-effects = Effets
settings-mute-unfocused = Silence en arrière-plan
settings-mute-unfocused-below = Aucun son quand une autre fenêtre est devant.

settings-preview = Carte des conséquences
settings-preview-full = Complète
settings-preview-compact = Chiffres seuls
settings-preview-off = Aucune
settings-preview-below = Ce qu’un clic coûterait et rapporterait, à côté de ce que vous pointez.
settings-grace = Délai pour annuler
settings-grace-off = Aucun
settings-grace-wait = À volonté
settings-grace-below = Pendant ce délai, l’anneau d’or tourne autour de « Annuler » après votre coup. Avec « À volonté », les bots attendent que vous appuyiez sur Espace.
settings-recap = Depuis votre dernier coup
settings-recap-auto = Revoir
settings-recap-marks = Marques seules
settings-recap-off = Rien
settings-recap-below = Quand vous revenez à une partie, ce que les autres ont fait est montré de nouveau, ou seulement marqué sur le plateau. Pendant le jeu, vous le voyez en direct.
settings-tips = Astuces pendant la partie
settings-tips-below = Une au plus par coup, et seulement si elle est utile.
settings-tips-again = Revoir toutes les astuces

## Le premier lancement

welcome-title = Bienvenue dans Luna
welcome-below = Vous pourrez tout changer plus tard dans les options.
welcome-text = Taille du texte
welcome-text-usual = Normale
welcome-text-large = Grande
welcome-text-larger = Très grande
welcome-motion = Animations
welcome-motion-full = Les pièces bougent
welcome-motion-reduced = Réduites
welcome-colours = Couleurs
welcome-colours-night = Nuit de lune
welcome-colours-contrast = Contraste élevé
welcome-begin = Continuer

## The frame of the table

end-as-points = Points

## Lecture à voix haute

settings-page-voice = Lecture
settings-voice = Lire à voix haute
settings-voice-below = Pages, plateau et nouvelles avec la voix du système, sans lecteur d’écran. F3 bascule partout, F4 relit tout.
settings-voice-rate = Débit
settings-voice-volume = Volume de la voix
settings-voice-words = Niveau de détail
settings-voice-words-brief = Peu
settings-voice-words-usual = Normal
settings-voice-words-full = Tout
settings-voice-words-below = Peu : les noms seuls. Normal : aussi le type d’élément et les textes courts. Tout : les pages entières et la position dans la liste.
settings-captions = Sous-titres des sons
settings-captions-below = Ce qu’un son annonce, écrit en haut.
settings-mono = Mono
settings-mono-below = Les deux oreilles entendent la même chose.
welcome-voice = Lecture à voix haute

## Mains

settings-page-hands = Mains
settings-hold = Maintenir pour valider
settings-hold-off = Non
settings-hold-below = Un appui ne compte que s’il dure assez longtemps ; un geste qui glisse ne fait rien.
settings-repeats = Répétition des touches
settings-repeats-usual = Normale
settings-repeats-slow = Lente
settings-repeats-off = Jamais
settings-keyboard = Clavier à l’écran
settings-keyboard-auto = Tactile et manette
settings-keyboard-always = Toujours
settings-keyboard-off = Jamais
settings-keyboard-below = Un doigt : toucher agit, appuyer longtemps montre, deux doigts reviennent, pincer règle la taille du texte.
settings-pad-kind = Boutons de la manette
settings-pad-auto = Automatique
settings-pad-xbox = Xbox
settings-pad-playstation = PlayStation
settings-pad-nintendo = Nintendo
settings-unhurried = Sans se presser
settings-unhurried-below = Messages et refus restent jusqu’à ce que vous appuyiez ; Échap efface un message.
settings-handheld = Régler pour une console portable
settings-handheld-below = Plein écran, texte et barres agrandis, comme sur un Steam Deck.
