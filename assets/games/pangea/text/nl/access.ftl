## Voor schermlezers

access-square = { $tile }, vak { $square }
access-tower = Toren van { $people }
access-amulets = In de toren: { $amulets }
access-carried = Onderweg: { $amulets }
access-income = { $count ->
    [0] Produceert niets
    [one] Produceert { $count } goed per beurt
   *[other] Produceert { $count } goederen per beurt
}
access-stands = Toren op { $tile }
access-ban = Ban op { $square }
