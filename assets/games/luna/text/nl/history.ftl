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
