## Het logboek

log-points = { $name }: { $cause }, { $total } invloed.

## Sinds je laatste beurt

recap-shrine-placed = Altaar: { $island }
recap-pairs-placed = Telkens twee: { $islands }
recap-token-taken = Gunst: { $favour }
recap-woken = Kruiden: { $novices } op { $island }
recap-recruited = Werving: { $island }
recap-moved = { $vehicle ->
    [sail] Zeilboot: { $novices } van { $origin } naar { $destination }
    [tide] Getij: { $novices } van { $origin } naar { $destination }
   *[journey] Reizen: { $novices } van { $origin } naar { $destination }
}
recap-council-moved = Concilie: van zetel { $before } naar { $after }
recap-figure-moved = Verbanning: de ketter naar { $destination }
recap-appointed = Benoeming: tegel { $tile } vanaf { $island }
recap-consecrated = Inwijding: tegel { $tile }
recap-evicted = Verdrijving: { $name } op { $tile }
recap-book-moved = Boek: van tegel { $source } naar tegel { $target }
recap-candle-out = { $left ->
    [0] Meditatie: de laatste kaars
    [one] Meditatie: nog één kaars
   *[other] Meditatie: nog { $left } kaarsen
}

# The strip that tells the turn of another.

told-evicts = { $name } wijdt { $tile } in en verdrijft { $victims }.
told-your-novice = jouw novice op { $tile }
told-novice = de novice van { $name } op { $tile }
told-more = { $sentence } En nog { $count }.
told-cost-evicted = Hij wacht op de aanlegplaats. Een boek had hem beschermd; het Getij brengt hem thuis.
told-cost-apostate = Aan het einde van de ronde zou je { $points } aan de ketter verliezen.
told-cost-candle = De ronde eindigt nu en wordt geteld.
told-cost-tile = Deze tegel had je zelf kunnen bezetten.
told-bots-wait = Te snel? Met ‘{ settings-grace }: { settings-grace-wait }’ in de instellingen wachten de bots op je.
