about-places = { $count ->
    [one] Mogelijk op { $count } plaats.
   *[other] Mogelijk op { $count } plaatsen.
}
about-ghost = { $figure } in ronde { $round }
about-ghost-short = Hier staat deze figuur in de volgende ronde als er niets verandert.
about-guard = { figure-guard }
about-guard-short = Een Inwijding levert nu { $points } punten op, en { $next } in de volgende ronde.
about-guard-last = { figure-guard }
about-guard-last-short = Een Inwijding levert nu { $points } punten op.
about-influence = Invloed
about-influence-short = { final-means }
about-round-end = { panel-round-end }
about-round-end-short = Wat deze speler wint of verliest als de ronde nu eindigt: Maanpriesteres, ketter, tempel.
about-council = { panel-council }
about-council-short = Bij een gelijke stand wint de beste rang. Rang nu: { council-rank }. { final-means }
about-forecast = Wat iedereen zou hebben als de ronde of het spel nu eindigde.
about-active = Actieve novices: { $count }
about-active-short = Op de eilanden, klaar voor acties.
about-inactive = Inactieve novices: { $count }
about-inactive-short = In boten; ze worden aan het einde van de ronde weer actief.
about-reserve = Voorraad: { $count }
about-reserve-short = Novices die nog geworven kunnen worden.
about-temple = Novices in de tempel: { $count }
about-temple-short = Elke novice levert aan het einde van elke ronde 1 punt op.
about-jetty = Novices op de aanlegplaats: { $count }
about-jetty-short = Verdreven; alleen Getij of Zeilboot brengt ze terug.
about-shrines = Altaren in de voorraad: { $count }
about-shrines-short = Elk gebouwd altaar levert aan het einde van het spel 4 punten op.
about-way = { $place }: { $count ->
    [one] { $count } novice
   *[other] { $count } novices
}{ $token ->
    [yes] {" "}en het fiche
   *[no] {""}
}
about-start = Startspeler
about-start-short = Heeft de kristallen bol en begint de ronde; de anderen volgen met de klok mee.
