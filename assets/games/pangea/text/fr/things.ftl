## Terres, peuples et amulettes

pangea-land-swamp = marais
pangea-land-forest = forêt
pangea-land-mountain = montagne
pangea-land-desert = désert
pangea-land-grassland = prairie
pangea-tribe-swamp = tribu du marais
pangea-tribe-forest = tribu de la forêt
pangea-tribe-mountain = tribu de la montagne
pangea-tribe-desert = tribu du désert
pangea-tribe-grassland = tribu de la prairie
pangea-amulet-swamp = triangle du marais
pangea-amulet-forest = cercle de la forêt
pangea-amulet-mountain = carré de la montagne
pangea-amulet-desert = étoile du désert
pangea-amulet-grassland = croissant de la prairie
pangea-tile = { $land } { $number }
pangea-many = { $count } × { $tribe }
pangea-goods = { $count ->
    [one] { $count } bien
   *[other] { $count } biens
}
