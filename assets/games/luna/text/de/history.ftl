## Das Protokoll

log-points = { $name }: { $cause }, Einfluss { $total }.

## Seit deinem letzten Zug

recap-shrine-placed = Kultstätte: { $island }
recap-pairs-placed = Je zwei: { $islands }
recap-token-taken = Gunst: { $favour }
recap-woken = Heilkräuter: { $novices } auf { $island }
recap-recruited = Missionierung: { $island }
recap-moved = { $vehicle ->
    [sail] Segelboot: { $novices }, { $origin } › { $destination }
    [tide] Gezeiten: { $novices }, { $origin } › { $destination }
   *[journey] Reise: { $novices }, { $origin } › { $destination }
}
recap-council-moved = Priesterrat: Sitz { $before } › { $after }
recap-figure-moved = Vertreibung: Abtrünniger › { $destination }
recap-appointed = Ernennung: Plättchen { $tile } von { $island }
recap-consecrated = Weihe: Plättchen { $tile }
recap-evicted = Verdrängung: { $name } auf { $tile }
recap-book-moved = Buch: von Plättchen { $source } auf Plättchen { $target }
recap-candle-out = { $left ->
    [0] Meditation: die letzte Kerze
    [one] Meditation: noch eine Kerze
   *[other] Meditation: noch { $left } Kerzen
}

# The strip that tells the turn of another.

told-evicts = { $name } weiht { $tile } und verdrängt { $victims }.
told-your-novice = deinen Novizen auf { $tile }
told-novice = den Novizen von { $name } auf { $tile }
told-more = { $sentence } Und { $count } mehr.
told-cost-evicted = Er wartet auf dem Bootssteg. Ein Buch hätte ihn geschützt; die Gezeiten bringen ihn heim.
told-cost-apostate = Am Ende der Runde würdest du { $points } an den Abtrünnigen verlieren.
told-cost-candle = Die Runde endet jetzt und wird gewertet.
told-cost-tile = Dieses Plättchen hättest auch du besetzen können.
told-bots-wait = Zu schnell? Mit „{ settings-grace }: { settings-grace-wait }“ in den Einstellungen warten die Bots auf dich.
