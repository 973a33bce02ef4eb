## Für Vorleseprogramme

access-square = { $tile }, Feld { $square }
access-tower = Turm von { $people }
access-amulets = Im Turm: { $amulets }
access-carried = Unterwegs: { $amulets }
access-income = { $count ->
    [0] Produziert nichts
    [one] Produziert { $count } Gut im Zug
   *[other] Produziert { $count } Güter im Zug
}
access-stands = Turm auf { $tile }
access-ban = Bann auf { $square }
