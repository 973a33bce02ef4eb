## Pour les lecteurs d’écran

access-square = { $tile }, case { $square }
access-tower = Tour : { $people }
access-amulets = Dans la tour : { $amulets }
access-carried = En chemin : { $amulets }
access-income = { $count ->
    [0] Ne produit rien
    [one] Produit { $count } bien par tour
   *[other] Produit { $count } biens par tour
}
access-stands = Tour sur { $tile }
access-ban = Interdit sur { $square }
