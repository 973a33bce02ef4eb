about-places = { $count ->
    [one] An { $count } Stelle möglich.
   *[other] An { $count } Stellen möglich.
}
about-ghost = { $figure } in Runde { $round }
about-ghost-short = Hier steht die Figur in der nächsten Runde, wenn sich nichts ändert.
about-guard = { figure-guard }
about-guard-short = Eine Weihe bringt durch ihn jetzt { $points } Punkte, in der nächsten Runde { $next }.
about-guard-last = { figure-guard }
about-guard-last-short = Eine Weihe bringt durch ihn jetzt { $points } Punkte.
about-influence = Einfluss
about-influence-short = { final-means }
about-round-end = { panel-round-end }
about-round-end-short = Was das Rundenende jetzt brächte: Mondpriesterin, Abtrünniger, Tempel.
about-council = { panel-council }
about-council-short = Der Rang entscheidet bei Gleichstand: { council-rank }. { final-means }
about-forecast = Was alle hätten, wenn die Runde oder das Spiel jetzt endete.
about-active = Aktive Novizen: { $count }
about-active-short = Auf den Inseln, bereit für Aktionen.
about-inactive = Inaktive Novizen: { $count }
about-inactive-short = In Booten; sie werden am Ende der Runde wieder aktiv.
about-reserve = Vorrat: { $count }
about-reserve-short = Novizen, die noch ins Spiel kommen können (Missionierung).
about-temple = Novizen im Tempel: { $count }
about-temple-short = Jeder bringt am Ende jeder Runde 1 Punkt.
about-jetty = Novizen auf dem Bootssteg: { $count }
about-jetty-short = Verdrängt; nur Gezeiten oder Segelboot holen sie zurück.
about-shrines = Kultstätten im Vorrat: { $count }
about-shrines-short = Jede gebaute bringt am Spielende 4 Punkte.
about-way = { $place }: { $count ->
    [one] { $count } Novize
   *[other] { $count } Novizen
}{ $token ->
    [yes] {" "}und die Marke
   *[no] {""}
}
about-start = Startspieler
about-start-short = Hat die Kristallkugel und beginnt die Runde; die anderen folgen im Uhrzeigersinn.
