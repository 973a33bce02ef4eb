about-places = { $count ->
    [one] Possible at { $count } place.
   *[other] Possible at { $count } places.
}
about-ghost = { $figure } in round { $round }
about-ghost-short = Where the figure will stand in the next round if nothing changes.
about-guard = { figure-guard }
about-guard-short = A Consecration scores { $points } points now, and { $next } in the next round.
about-guard-last = { figure-guard }
about-guard-last-short = A Consecration scores { $points } points now.
about-influence = Influence
about-influence-short = { final-means }
about-round-end = { panel-round-end }
about-round-end-short = What this player would gain or lose if the round ended now: Moon Priestess, Apostate, temple.
about-council = { panel-council }
about-council-short = In a tie the better rank wins. Rank now: { council-rank }. { final-means }
about-forecast = What each player would have if the round or the game ended now.
about-active = Active novices: { $count }
about-active-short = On the islands, ready to act.
about-inactive = Inactive novices: { $count }
about-inactive-short = In boats; they wake when the round is over.
about-reserve = Supply: { $count }
about-reserve-short = Novices that can still be recruited.
about-temple = Novices in the temple: { $count }
about-temple-short = Each brings 1 point at the end of every round.
about-jetty = Novices on the jetty: { $count }
about-jetty-short = Evicted; only Tide or Sailboat brings them back.
about-shrines = Shrines in the supply: { $count }
about-shrines-short = Each one built brings 4 points at the end of the game.
about-way = { $place }: { $count ->
    [one] { $count } novice
   *[other] { $count } novices
}{ $token ->
    [yes] {" "}and the token
   *[no] {""}
}
about-start = Start player
about-start-short = Has the crystal ball and begins the round; the others follow clockwise.
