## Le livre de règles

rules-title = Règles
rules-see = Voir aussi
title-rules = Règles
menu-rules = Règles
rules-section-notes = Notes
rules-section-numbered = Les règles numérotées
rules-search = Rechercher (Ctrl+F)
rules-found = { $count ->
    [0] Rien trouvé
    [one] { $count } page trouvée
   *[other] { $count } pages trouvées
}
rules-long = En entier
rules-short = En bref
rules-previous = Précédent
rules-next = Suivant
rules-page = Page { $page } sur { $pages }
rules-look-up = À consulter
rules-example = Un exemple
rules-numbers = Les règles exactes
rules-chapter-english = Ce programme suit exactement ces règles. Elles n’existent qu’en anglais.
