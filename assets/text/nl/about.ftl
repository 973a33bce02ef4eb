# Wat over een aangewezen ding gezegd wordt.

about-rule = { $key }: de regel
about-places = { $count ->
    [one] Mogelijk op { $count } plaats.
   *[other] Mogelijk op { $count } plaatsen.
}
about-ghost = { $figure } in ronde { $round }
about-ghost-short = Hier staat de figuur in de volgende ronde als er niets verandert.
about-guard-short = Een Inwijding levert door hem nu { $points } punten op, in de volgende ronde { $next }.
about-guard-last = Een Inwijding levert door hem nu { $points } punten op.
about-influence = Invloed
about-round-end = Wat het einde van de ronde nu zou opleveren: Maanpriesteres, ketter, tempel.
about-council = De rang beslist bij gelijke stand: { $rank }.
about-forecast = Wat ieder zou hebben als de ronde of het spel nu eindigde.
about-active = Actieve novices: { $count }
about-active-short = Op de eilanden, klaar voor acties.
about-inactive = Inactieve novices: { $count }
about-inactive-short = In boten; ze worden aan het einde van de ronde weer actief.
about-reserve = Voorraad: { $count }
about-reserve-short = Novices die nog geworven kunnen worden.
about-temple = Novices in de tempel: { $count }
about-temple-short = Elk levert aan het einde van elke ronde 1 punt op.
about-jetty = Novices op de aanlegplaats: { $count }
about-jetty-short = Verdreven; alleen Getij of Zeilboot brengt ze terug.
about-shrines = Altaren in de voorraad: { $count }
about-shrines-short = Elk gebouwd altaar levert aan het einde van het spel 4 punten op.
about-way = { $place }: { $count ->
    [one] { $count } novice
   *[other] { $count } novices
}{ $token ->
    [yes] {" "}en de fiche
   *[no] {""}
}
about-start = Startspeler
about-start-short = Heeft de kristallen bol en begint de ronde; de anderen volgen met de klok mee.

## The buttons that take back

about-undo = Neemt je laatste zet terug en alles wat daarna kwam.
about-undo-counts = Een spel waarin zetten worden teruggenomen telt niet mee voor de records.
about-step = Neemt de laatste stap van deze zet terug.
about-redo = Speelt opnieuw wat teruggenomen is.
about-reset = Neemt de hele begonnen zet terug.
about-key = Toets: { $key }
