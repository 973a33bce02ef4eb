## Le guide et la soirée guidée

coaching-name = Une astuce
coaching-got-it = Compris
coaching-no-more = Ne plus en donner
guided-title = Soirée guidée
guided-below = Une partie entière contre des débutants. Ils vous attendent, et un conseil vient quand il est utile.
guided-waits =
    C’est à { $name }, qui vous attend.
    Regardez, ou appuyez sur { $means ->
        [button] « { guided-on } »
       *[key] { $key }
    }.
guided-on = Continuer
guided-free = Ne pas m’attendre
guided-did = { $name } · { $turn }.
guided-learned = Votre soirée
guided-well = Ce qui a réussi
guided-cost = Ce qui a le plus coûté
guided-next = Ce qu’il faut essayer ensuite
guided-again = Rejouer à partir de là
