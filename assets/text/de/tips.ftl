# Die sechs Tipps für das erste Spiel, gesagt, wenn die Stellung danach ist.

tip-name = Ein Tipp
tip-shrine = Du hast die Gunstmarke Kultstätte, und deine Novizen stehen beim Baumeister: Baue jetzt.
tip-shrine-token = Deine Novizen stehen beim Baumeister. Hol dir hier erst die Gunstmarke Kultstätte, dann baue.
tip-appoint = Plättchen { $tile } ist für dich erreichbar. Wer früh im Tempel ist, bringt in jeder weiteren Runde Punkte.
tip-recruit = In deinem Vorrat sind noch Novizen. Wirb früh: Jeder mehr gibt dir später mehr Möglichkeiten.
tip-favour = Hier kannst du eine Gunstmarke nehmen. Sammle einige, bevor du sie brauchst.
tip-tide = Bald endet die Runde. Die Gezeiten tragen inaktive Novizen zur Mondpriesterin, die dann auf { $island } ist.
tip-journey = Bald endet die Runde. Eine Reise bringt aktive Novizen zur Mondpriesterin, die dann auf { $island } ist.
tip-council = Ein Gleichstand bei der Mondpriesterin ginge an einen anderen Orden. Ein Schritt im Priesterrat ändert das.
tip-got-it = Verstanden
tip-no-more = Keine Tipps mehr
