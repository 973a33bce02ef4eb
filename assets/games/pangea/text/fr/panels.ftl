## Panneaux

pangea-forecast-title = À la fin de cette manche
pangea-forecast-note = Si plus personne n’agit : les amulettes qui sont à la tour y entrent, les tribus produisent. La meilleure condition gagne, puis le plus d’amulettes, puis le plus de biens. Dessous, ce qui manque alors encore pour A, B et C.
pangea-lacks = { $letter } : { $lacks }
pangea-lacks-amulets = { $count ->
    [one] { $count } amulette
   *[other] { $count } amulettes
}
pangea-lacks-nothing = remplie
pangea-threats-can = Pourrait acheter ici maintenant, si c’était son tour
pangea-threats-blocked = Pourrait acheter ici, mais la tuile est surpeuplée
pangea-threats-none = Personne ne pourrait acheter maintenant
pangea-purchase-title = Acheter une amulette
pangea-purchase-price = en { $square }, rang { $rank } + 1
pangea-purchase-have = vous avez { $count }
pangea-purchase-seller = Qui vend ?
pangea-purchase-carrier = Qui la porte ?
pangea-purchase-tower = Votre tour
pangea-purchase-neutral = { $people }, neutre
pangea-purchase-nobody = personne n’y gagne
pangea-purchase-gains = +1 bien, de { $before } à { $after }
pangea-purchase-stops = n’y produit plus
pangea-purchase-away = n’y est pas chez elle
pangea-purchase-buy = Acheter pour { $price }
pangea-purchase-not = Plus tard

## Revenir en arrière

pangea-undo-draw = Une tribu a été tirée depuis : à une table partagée, on n’y revient pas.
pangea-undo-draw-alone = Une tribu a été tirée depuis. Reprise et tirée à nouveau, c’est la même tribu.
command-threats = Qui achète où
