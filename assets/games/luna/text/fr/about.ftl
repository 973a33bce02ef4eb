about-places = { $count ->
    [one] Possible à { $count } endroit.
   *[other] Possible à { $count } endroits.
}
about-ghost = { $figure } au tour { $round }
about-ghost-short = La figurine sera ici au tour suivant si rien ne change.
about-guard = { figure-guard }
about-guard-short = Une Sanctification rapporte { $points } points, et { $next } au tour suivant.
about-guard-last = { figure-guard }
about-guard-last-short = Une Sanctification rapporte { $points } points.
about-influence = Influence
about-influence-short = { final-means }
about-round-end = { panel-round-end }
about-round-end-short = Ce que ce joueur gagnerait ou perdrait si le tour finissait maintenant : Prêtresse de la Lune, Apostat, Temple.
about-council = { panel-council }
about-council-short = En cas d’égalité, le meilleur rang l’emporte. Rang actuel : { council-rank }. { final-means }
about-forecast = Ce que chacun aurait si le tour ou la partie finissait maintenant.
about-active = Novices actifs : { $count }
about-active-short = Sur les Îles, prêts à agir.
about-inactive = Novices inactifs : { $count }
about-inactive-short = Dans des barques ; ils redeviennent actifs à la fin du tour.
about-reserve = Réserve : { $count }
about-reserve-short = Les Novices que l’on peut encore recruter.
about-temple = Novices dans le Temple : { $count }
about-temple-short = Chacun rapporte 1 point à la fin de chaque tour.
about-jetty = Novices sur l’embarcadère : { $count }
about-jetty-short = Évincés ; seuls la Marée et le Voilier les ramènent.
about-shrines = Sanctuaires en réserve : { $count }
about-shrines-short = Chaque Sanctuaire bâti rapporte 4 points à la fin de la partie.
about-way = { $place } : { $count ->
    [one] { $count } Novice
   *[other] { $count } Novices
}{ $token ->
    [yes] {" "}et le jeton
   *[no] {""}
}
about-start = Premier joueur
about-start-short = Détient la boule de cristal et commence le tour ; les autres suivent dans le sens horaire.
