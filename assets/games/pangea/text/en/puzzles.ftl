# What puzzles ask, and what their solutions are examples of.

puzzle-asks-harvest = Harvest: how many goods can your tribes produce this turn, whatever you draw?
puzzle-asks-bag = The luck of the bag: which turn produces the most goods on average? Every tribe in a bag is equally likely.
puzzle-asks-market = The cheapest way to the amulet: buy one this turn. How many goods can you have at its end, whatever you draw?
puzzle-asks-home = Homeward: how many amulets can you bring into your tower this turn?
puzzle-asks-guard = Hold off: the player after you must not bring an amulet into the tower next turn, whatever happens there.
puzzle-asks-crown = The crown: win the game from here, whatever is drawn and whatever the others do.

puzzle-teaches-ban = A ban holds a tile where it is, and keeps tiles off the water.
puzzle-teaches-buy = Each amulet in your tower makes the next one dearer: buy before or after with care.
puzzle-teaches-draw = Count what is left in a bag before you draw.
puzzle-teaches-lead = Lead a neutral tribe away, and a full tile feeds yours again.
puzzle-teaches-move = Count the places on a tile before your tribes walk.
puzzle-teaches-shift = A shift brings lands together, and it tears others apart.
puzzle-teaches-stay = Sometimes the best step is none.

puzzle-value-harvest =
    { $value ->
        [one] Your turn produces { $value } good; the best produces { $best }.
       *[other] Your turn produces { $value } goods; the best produces { $best }.
    }
puzzle-value-bag =
    { $value ->
        [one] On average your turn produces { $value } good; the best produces { $best }.
       *[other] On average your turn produces { $value } goods; the best produces { $best }.
    }
puzzle-value-market =
    { $value ->
        [0] No amulet was bought, or nothing is left; the best turn buys one and keeps { $best }.
        [one] You have { $value } good left; the best turn leaves { $best }.
       *[other] You have { $value } goods left; the best turn leaves { $best }.
    }
puzzle-value-home =
    { $value ->
        [one] You bring { $value } amulet home; the best turn brings { $best }.
       *[other] You bring { $value } amulets home; the best turn brings { $best }.
    }
