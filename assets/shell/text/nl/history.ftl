## Verlaten spelverlopen

branch-title = Andere spelverlopen. Kies er een om naar het einde ervan te gaan; het huidige blijft in deze lijst.
branch-from = { $start }, beurt { $turn }
branch-length = { $count ->
    [one] { $count } beurt
   *[other] { $count } beurten
}

## Sinds je laatste beurt

recap-title = Sinds je laatste beurt
recap-none = Sindsdien heeft niemand gespeeld.

## Terugblik

replay-title = Terugblik
replay-watching = Herhaling
replay-start = Vóór de eerste beurt
replay-turn = Beurt { $turn } van { $count }
replay-before = Vóór beurt { $turn } van { $count }
replay-play = Afspelen
replay-pause = Pauze
replay-turn-back = Eén beurt terug
replay-turn-on = Eén beurt verder
replay-speed = { $factor }×
replay-filter = Alleen de beurten van { $name }
replay-whatif = Probeerbord
replay-play-on = Vanaf hier verder spelen
replay-analyse = Analyseren
replay-analysing = Stoppen ({ $done } %)
replay-turning = Volgend keerpunt
replay-better = Wat mogelijk was
replay-cost = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } punten weggegeven
replay-back = Terug
replay-recap-hint = { $means ->
    [finger] Twee vingers stoppen het.
   *[other] { $skip } slaat een beurt over, { $back } alles.
}

## Het probeerbord

whatif-title = Probeerbord
whatif-below = Speel alle kanten. Er wordt niets opgeslagen.
whatif-line = Zo had het kunnen gaan.
whatif-back = Terug naar het spel

## Kijken

watch = Bekijken
menu-replay = Spel bekijken
end-watch = Herhaling bekijken
