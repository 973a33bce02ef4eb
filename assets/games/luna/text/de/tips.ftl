# Die sechs Tipps für das erste Spiel, gesagt, wenn die Stellung danach ist.

tip-name = Ein Tipp
tip-welcome = Sechs Runden; wer am Ende den meisten Einfluss hat, gewinnt. Aktive Novizen handeln und werden inaktiv; am Ende der Runde erwachen sie. { $key } erklärt alles, worauf du zeigst.
tip-shrine = Du hast die Gunstmarke Kultstätte, und deine Novizen stehen beim Baumeister: Baue jetzt.
tip-shrine-token = Deine Novizen stehen beim Baumeister. Hol dir erst die Gunstmarke Kultstätte auf { $island }, dann baue.
tip-appoint = Plättchen { $tile } ist für dich erreichbar. Das kostet jetzt und lohnt sich später: Im Tempel bringt der Novize an jedem Rundenende Punkte.
tip-recruit = In deinem Vorrat sind noch Novizen. Nutze früh die Missionierung: Jeder Novize mehr gibt dir später mehr Möglichkeiten.
tip-favour = Auf { $island } liegt eine Gunstmarke bereit. Sammle einige, bevor du sie brauchst.
tip-tide = Bald endet die Runde. Deine Gunstmarke Gezeiten bringt inaktive Novizen zur Mondpriesterin, die dann auf { $island } ist.
tip-journey = Bald endet die Runde. Eine Reise bringt aktive Novizen zur Mondpriesterin, die dann auf { $island } ist.
tip-council = Ein Gleichstand bei der Mondpriesterin ginge an einen anderen Orden. Ein Schritt im Priesterrat ändert das.
tip-got-it = Verstanden
tip-no-more = Keine Tipps mehr
