## Het regelboek

rules-title = Spelregels
rules-see = Zie ook
title-rules = Spelregels
menu-rules = Spelregels
rules-section-notes = Aantekeningen
rules-section-numbered = De genummerde regels
rules-search = Zoeken (Ctrl+F)
rules-found = { $count ->
    [0] Niets gevonden
    [one] { $count } pagina gevonden
   *[other] { $count } pagina’s gevonden
}
rules-long = Volledig
rules-short = Kort
rules-previous = Vorige
rules-next = Volgende
rules-page = Pagina { $page } van { $pages }
rules-look-up = Om op te zoeken
rules-example = Een voorbeeld
rules-numbers = De precieze regels
rules-chapter-english = Dit programma volgt precies deze regels. Ze zijn er alleen in het Engels.
