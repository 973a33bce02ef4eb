## La table

bar-guard = Gardien
bar-guard-next = puis { $points }
bar-candles = { $count ->
    [one] { $count } bougie
   *[other] { $count } bougies
}
bar-solo = Solo, niveau { $level }
bar-or-verb = un lieu ou une action
bar-set-sail = Lever l’ancre
panel-council = Conseil { $seat }
panel-if-now = Si le tour finissait maintenant
ghost-next = puis
panel-round-end = Bilan
council-rank = { $rank ->
    [1] 1er
   *[other] { $rank }e
}
preparation-shrine = { $name } place un Sanctuaire
preparation-pairs = { $name } place deux Novices sur chacune de quatre Îles
preparation-left = { $count ->
    [one] encore { $count } Île
   *[other] encore { $count } Îles
}

table-candle-again = { $means ->
    [mouse] La dernière bougie : encore un clic et le tour se termine.
    [keys] La dernière bougie : encore { $key } ou { $do } et le tour se termine.
   *[key] La dernière bougie : encore { $do } et le tour se termine.
}
table-not-by = Impossible pour ces Novices : { $action }.
table-pick-any = Pointez quelque chose, ou choisissez une action.
table-pick-first = D’abord les Novices.
table-pick-island = Puis une Île.
table-pick-pupil = Puis un de vos Novices.
table-pick-book = Puis un livre.
table-pick-token = Puis une Faveur.
table-pick-tile = Puis une tuile.
table-armed = Remplace un Novice.
table-enter = { $means ->
    [finger] Touchez « { bar-set-sail } ».
    [mouse] Cliquez sur « { bar-set-sail } », ou appuyez sur { $do }.
    [elsewhere] « { bar-set-sail } » est prêt.
   *[keys] { $do } : lever l’ancre.
}
table-tile = Tuile { $tile }
table-leg = { $count } : { $origin } › { $destination }
table-pick = { $count } : { $origin } › …
table-hand = { $then ->
    [0] { $held } en main ; choisis encore, ils sont reposés.
   *[other] { $held } en main ; choisis encore, { $then }.
}
table-takes = En embarquer { $count } ({ $action }).
final-means = « ~ » : l’influence finale si personne ne faisait plus rien.
