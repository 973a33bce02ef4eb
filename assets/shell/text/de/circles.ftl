## Circles: what is refused

notice-circle-not = { $file } ist keine Datei einer Spielrunde.
notice-circle-too-long = { $file } ist länger, als eine Spielrunde sein kann.
notice-circle-forged = { $file } ist beschädigt oder gefälscht. Nichts davon wurde übernommen.
notice-circle-foreign = { $file } gehört zu einer Spielrunde, in der du nicht bist. Bitte ein Mitglied um eine Einladung.
notice-circle-full = Die Spielrunde hat mehr Einträge, als sie fassen kann.
notice-circle-no-invitation = Das ist keine Einladung zu einer Spielrunde. Eine beginnt mit luna://circle/.
notice-circle-no-name = Bitte schreib einen Namen.
notice-circle-unfinished = { $file } ist noch nicht zu Ende.
