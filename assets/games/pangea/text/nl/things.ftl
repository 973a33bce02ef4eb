## Land, volken en amuletten

pangea-land-swamp = moeras
pangea-land-forest = woud
pangea-land-mountain = gebergte
pangea-land-desert = woestijn
pangea-land-grassland = grasland
pangea-tribe-swamp = moerasstam
pangea-tribe-forest = woudstam
pangea-tribe-mountain = gebergtestam
pangea-tribe-desert = woestijnstam
pangea-tribe-grassland = graslandstam
pangea-amulet-swamp = driehoek van het moeras
pangea-amulet-forest = cirkel van het woud
pangea-amulet-mountain = vierkant van het gebergte
pangea-amulet-desert = ster van de woestijn
pangea-amulet-grassland = halvemaan van het grasland
pangea-tile = { $land } { $number }
pangea-many = { $count } × { $tribe }
pangea-goods = { $count ->
    [one] { $count } goed
   *[other] { $count } goederen
}
