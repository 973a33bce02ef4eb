## La carte d’aperçu : ce qu’un coup coûte, rapporte, permet et risque. Le nombre précède les mots.

preview-cost = Coût
preview-now = Maintenant
preview-round-end = Fin du tour
preview-game-end = Fin de partie
preview-next-round = Tour suivant
preview-opens = Permet
preview-safety = À l’abri
preview-risk = Risque
preview-free = rien
preview-tired = { $count ->
    [one] Novice inactif
   *[other] Novices inactifs
}
preview-lands = { $count ->
    [one] Novice arrive inactif
   *[other] Novices arrivent inactifs
}
preview-token-back = jeton { $favour } rendu
preview-steps-on = monte sur la tuile
preview-steps-in = votre Novice entre
preview-token = jeton { $favour }
preview-evicts = évince { $list }
preview-evicted = { $name } sur { $tile }
preview-woken = { $count ->
    [one] Novice actif
   *[other] Novices actifs
}
preview-sailed = { $count ->
    [one] Novice arrive actif
   *[other] Novices arrivent actifs
}
preview-recruit = arrive inactif ; réserve { $before } › { $after }
preview-shrine = Sanctuaire sur { $island }
preview-council = siège { $before } › { $after }, { $rank } en cas d’égalité
preview-apostate = l’Apostat va sur { $island }
preview-book = livre : tuile { $source } › { $tile }
preview-change = { $cause } { $before } › { $after }
preview-others = { $cause } : { $list }
preview-other = { $name } { $before } › { $after }
preview-mirror = Prêtresse sur { $island } : { $list }
preview-mirror-next = Tour suivant, Prêtresse sur { $island } : { $list }
preview-count = { $name } { $count }
preview-goal-place = { $verb } sur { $place }
preview-more = { $count ->
    [one] et une autre
   *[other] et { $count } autres
}
preview-protected = protégé par le livre
preview-safe = plus rien ne peut l’évincer
preview-threat-next = { $name } peut l’évincer au prochain coup
preview-threat-released = { $count ->
    [one] pourrait l’évincer, accessible
   *[other] pourraient l’évincer, accessibles
}
preview-threat-bribable = { $count ->
    [one] pourrait l’évincer, par Corruption
   *[other] pourraient l’évincer, par Corruption
}
preview-threat-round = { $count ->
    [one] pourrait l’évincer, à partir du tour { $round }
   *[other] pourraient l’évincer, à partir du tour { $round }
}
preview-threat-dark = { $count ->
    [one] pourrait l’évincer, pas encore accessible
   *[other] pourraient l’évincer, pas encore accessibles
}

preview-on-tile = sur { $tile } : { $words }
preview-would-evict = évincera { $list }
preview-candles = { $count ->
    [one] bougie restante
   *[other] bougies restantes
}
preview-last-candle = La dernière bougie : le tour se termine.
cause-floor = jamais sous 0

## Si le tour finissait maintenant

forecast-title = Si le tour finissait maintenant
forecast-sum = Après
forecast-final = Fin
forecast-next = Tour suivant : { $name } commence, une Sanctification rapporte { $points }
forecast-figures = Prêtresse de la Lune vers { $priestess }, Architecte vers { $builder }, Apostat vers { $apostate }
forecast-stays = Prêtresse de la Lune vers { $priestess }, Architecte vers { $builder }, l’Apostat reste
forecast-last = C’est le dernier tour : la partie serait finie.
forecast-counted = { $count } sur place
