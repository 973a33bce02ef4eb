## De tafel

bar-guard = Wachter
bar-guard-next = dan { $points }
bar-candles = { $count ->
    [one] nog { $count } kaars
   *[other] nog { $count } kaarsen
}
bar-solo = Solo, niveau { $level }
bar-or-verb = of een actie
bar-set-sail = Afvaren
panel-council = Concilie { $seat }
panel-if-now = Als de ronde nu eindigde
ghost-next = dan
panel-round-end = Einde ronde
council-rank = { $rank }e
preparation-shrine = { $name } plaatst een altaar
preparation-pairs = { $name } plaatst twee novices op elk van vier eilanden
preparation-left = { $count ->
    [one] nog { $count } eiland
   *[other] nog { $count } eilanden
}

table-candle-again = { $means ->
    [mouse] De laatste kaars: nog een klik beëindigt de ronde.
    [keys] De laatste kaars: nog eens { $key } of { $do } beëindigt de ronde.
   *[key] De laatste kaars: nog eens { $do } beëindigt de ronde.
}
table-not-by = { $action }: deze novices kunnen zo niet varen.
table-pick-any = Wijs iets aan, of kies een actie.
table-pick-first = Kies eerst novices.
table-pick-island = Nu een eiland.
table-pick-pupil = Nu een van je novices.
table-pick-book = Nu een boek.
table-pick-token = Nu een gunst.
table-pick-tile = Nu een tegel.
table-armed = Vervangt één novice.
table-enter = { $means ->
    [finger] Tik op ‘{ bar-set-sail }’.
    [mouse] Klik op ‘{ bar-set-sail }’, of druk op { $do }.
    [elsewhere] ‘{ bar-set-sail }’ staat klaar.
   *[keys] { $do }: afvaren.
}
table-tile = Tegel { $tile }
table-leg = { $count } van { $origin } naar { $destination }
table-pick = { $count } van { $origin } naar …
table-hand = { $then ->
    [0] { $held } gekozen; nog eens gekozen, blijven ze hier.
   *[other] { $held } gekozen; nog eens gekozen, { $then }.
}
table-takes = Vaar met { $count } ervan ({ $action }).
final-means = ‘~’ is de invloed aan het einde als niemand meer iets zou doen.
