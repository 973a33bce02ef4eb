## Land, Völker und Amulette

pangea-land-swamp = Moor
pangea-land-forest = Wald
pangea-land-mountain = Gebirge
pangea-land-desert = Wüste
pangea-land-grassland = Grasland
pangea-tribe-swamp = Moorstamm
pangea-tribe-forest = Waldstamm
pangea-tribe-mountain = Gebirgsstamm
pangea-tribe-desert = Wüstenstamm
pangea-tribe-grassland = Graslandstamm
pangea-amulet-swamp = Dreieck des Moors
pangea-amulet-forest = Kreis des Waldes
pangea-amulet-mountain = Quadrat des Gebirges
pangea-amulet-desert = Stern der Wüste
pangea-amulet-grassland = Halbmond des Graslands
pangea-tile = { $land } { $number }
pangea-many = { $count } × { $tribe }
pangea-goods = { $count ->
    [one] { $count } Gut
   *[other] { $count } Güter
}
