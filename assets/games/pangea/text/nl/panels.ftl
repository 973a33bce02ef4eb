## Panelen

pangea-forecast-title = Als deze ronde voorbij is
pangea-forecast-note = Als niemand meer iets doet: amuletten bij de toren komen binnen, stammen produceren. De beste voorwaarde wint, dan meer amuletten, dan meer goederen. Daaronder staat wat er dan nog voor A, B en C ontbreekt.
pangea-lacks = { $letter }: { $lacks }
pangea-lacks-amulets = { $count ->
    [one] { $count } amulet
   *[other] { $count } amuletten
}
pangea-lacks-nothing = vervuld
pangea-threats-can = Zou hier nu kunnen kopen, als het zijn beurt was
pangea-threats-blocked = Zou hier kunnen kopen, maar de tegel is overbevolkt
pangea-threats-none = Niemand zou nu iets kunnen kopen
pangea-purchase-title = Een amulet kopen
pangea-purchase-price = op { $square }, rang { $rank } + 1
pangea-purchase-have = je hebt { $count }
pangea-purchase-seller = Wie verkoopt?
pangea-purchase-carrier = Wie draagt hem?
pangea-purchase-tower = Jouw toren
pangea-purchase-neutral = { $people }, neutraal
pangea-purchase-nobody = niemand wint erbij
pangea-purchase-gains = +1 goed, van { $before } naar { $after }
pangea-purchase-stops = produceert niet meer
pangea-purchase-away = is hier niet thuis
pangea-purchase-buy = Kopen voor { $price }
pangea-purchase-not = Niet nu

## Terugnemen

pangea-undo-draw = Sindsdien is een stam getrokken: aan een tafel met anderen wordt dat niet teruggenomen.
pangea-undo-draw-alone = Sindsdien is een stam getrokken. Teruggenomen en opnieuw getrokken is het dezelfde stam.
command-threats = Wie koopt waar
