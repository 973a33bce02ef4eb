## Land, peoples and amulets

pangea-land-swamp = swamp
pangea-land-forest = forest
pangea-land-mountain = mountain
pangea-land-desert = desert
pangea-land-grassland = grassland
pangea-tribe-swamp = swamp tribe
pangea-tribe-forest = forest tribe
pangea-tribe-mountain = mountain tribe
pangea-tribe-desert = desert tribe
pangea-tribe-grassland = grassland tribe
pangea-amulet-swamp = triangle of the swamp
pangea-amulet-forest = circle of the forest
pangea-amulet-mountain = square of the mountain
pangea-amulet-desert = star of the desert
pangea-amulet-grassland = crescent of the grassland
pangea-tile = { $land } { $number }
pangea-many = { $count } × { $tribe }
pangea-goods = { $count ->
    [one] { $count } good
   *[other] { $count } goods
}
