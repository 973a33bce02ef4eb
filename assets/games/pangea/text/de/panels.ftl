## Tafeln

pangea-forecast-title = Am Ende dieser Runde
pangea-forecast-note = Wenn niemand mehr handelt: Amulette am Turm kommen hinein, Stämme produzieren. Es gewinnt die beste Bedingung, dann mehr Amulette, dann mehr Güter. Darunter steht, was dann zu A, B und C noch fehlt.
pangea-lacks = { $letter }: { $lacks }
pangea-lacks-amulets = { $count ->
    [one] { $count } Amulett
   *[other] { $count } Amulette
}
pangea-lacks-nothing = erfüllt
pangea-threats-can = Könnte hier jetzt kaufen, wäre er am Zug
pangea-threats-blocked = Könnte hier kaufen, aber das Plättchen ist überbevölkert
pangea-threats-none = Niemand könnte jetzt etwas kaufen
pangea-purchase-title = Ein Amulett kaufen
pangea-purchase-price = auf { $square }, Stufe { $rank } + 1
pangea-purchase-have = du hast { $count }
pangea-purchase-seller = Wer verkauft?
pangea-purchase-carrier = Wer trägt es?
pangea-purchase-tower = Dein Turm
pangea-purchase-neutral = { $people }, neutral
pangea-purchase-nobody = kein Gut für andere
pangea-purchase-gains = +1 Gut, { $before } auf { $after }
pangea-purchase-stops = produziert nicht mehr
pangea-purchase-away = ist hier nicht zu Hause
pangea-purchase-buy = Für { $price } kaufen
pangea-purchase-not = Jetzt nicht

## Zurücknehmen

pangea-undo-draw = Seitdem wurde ein Stamm gezogen: An einem Tisch mit anderen wird das nicht zurückgenommen.
pangea-undo-draw-alone = Seitdem wurde ein Stamm gezogen. Zurückgenommen und noch einmal gezogen, ist es derselbe Stamm.
command-threats = Wer kauft wo
