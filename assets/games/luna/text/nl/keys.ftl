## Opdrachten; acties heten zoals ze heten

command-novice = Novicefiche pakken
command-island = Eiland { $number }
command-temple = Tempel
command-verb-next = Volgende actie
command-verb-previous = Vorige actie
command-family-next = Volgende groep acties
command-family-previous = Vorige groep acties
command-threats = Dreigingen in de tempel
command-scoring = Laatste waardering
keys-section-verbs = Acties
