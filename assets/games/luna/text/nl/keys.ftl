## Opdrachten; acties heten zoals ze heten

command-novice = Novicefiche pakken
command-island = Eiland { $number }
command-temple = Tempel
