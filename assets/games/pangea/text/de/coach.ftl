## Was der Lehrer sagt, höchstens einmal im Zug

coach-home =
    Stell den Turm dahin, wo Stämme in deiner Hand daheim sind: Sie produzieren sofort.
    Nicht auf eine 2: Neue Stämme kommen dort an, bald ist sie überbevölkert.
coach-near =
    Bleib in der Nähe der anderen: Nur von ihnen kommen Amulette.
    Jedes muss zu deinem Turm getragen werden.
coach-first =
    Erst { $count ->
        [one] eine magische Aktion
       *[other] { $count } magische Aktionen
    }, dann darf jeder Stamm einen Schritt tun.
    Am Ende bringt jeder Stamm daheim ein Gut.
coach-last-round =
    Das ist die letzte Runde: Danach hatten alle gleich viele Züge.
    Die beste Bedingung gewinnt, dann mehr Amulette, dann mehr Güter.
coach-conditions =
    Fünf Amulette gewinnen, oder vier mit 10 Gütern, oder drei mit 20.
    Wer das hat, leitet die letzte Runde ein. So steht es jetzt.
coach-market =
    Auf { $land } { $number } könntest du kaufen: { $people } produziert dort.
    Du brauchst nach der Bewegung einen Stamm dort und { $price ->
        [one] ein Gut
       *[other] { $price } Güter
    }.
coach-buy =
    Auf { $land } { $number } kannst du jetzt kaufen: Wähle den Preis.
    Ein Stamm von dir trägt das Amulett; erst im Turm zählt es.
coach-shift =
    Schiebe { $land } { $number } nach { $square }: Alles darauf treibt mit.
    Dann ist ein Amulett von dir einen Schritt vom Turm entfernt.
coach-carry =
    Noch { $count ->
        [one] ein Schritt
       *[other] { $count } Schritte
    } zum Turm; unterwegs: { $amulet }.
    Bewege diesen Stamm jeden Zug, oder schiebe ihm den Turm entgegen.
coach-handed-in =
    Deine Stufe ist { $rank }: Das nächste Amulett kostet { $price } Güter.
    { $rank ->
        [1] Ab Stufe 2 bringt jede Stufe eine magische Aktion mehr.
       *[other] Dafür hast du { $rank } magische Aktionen in jedem Zug.
    }
coach-crowded =
    Auf { $land } { $number } stehen { $have } Stämme, es ernährt aber nur { $most }.
    Niemand produziert dort, bis einer weiterzieht.
coach-banned =
    Der Bann von { $people } liegt auf { $land } { $number }: Es lässt sich nicht schieben.
    Stämme kommen und gehen dort wie zuvor.
coach-drifted =
    Die Welt ist rund: { $land } { $number } verschwand bei { $origin } und kam bei { $square } herein.
    Was darauf stand, kam mit; auch Stämme dürfen hinüber.
coach-lead =
    Führe einen { $tribe } von { $people } auf { $land } { $number }: Dort ist er daheim.
    Dann produziert er, und dein Stamm dort darf kaufen.
coach-neutral = { $all ->
        [one] { $people }: Der letzte Stamm im Beutel ist auf { $land } { $number } daheim.
       *[other] { $count ->
            [one] { $people }: Einer von { $all } Stämmen im Beutel ist auf { $land } { $number } daheim.
           *[other] { $people }: { $count } von { $all } Stämmen im Beutel sind auf { $land } { $number } daheim.
        }
    }
    Zieh einen: Er kommt zu seinem Turm und verkauft dir dort.
coach-full =
    Bei deinem Turm ist { $land } { $number } voll.
    Wer gezogen wird, sollte im selben Zug weiter; sonst produziert dort niemand.
coach-away =
    Dein { $tribe } auf { $land } { $number } ist nicht daheim und bringt nichts.
    Auf { $homeland } { $homenumber }, einen Schritt weiter, würde er produzieren.
coach-ban =
    Lege deinen Bann auf { $land } { $number }: Dann schiebt niemand deinen Turm weg.
    Er liegt dort bis zu deinem nächsten Zug.
coach-welcome =
    Amulette gewinnen: gekauft, wo andere produzieren, getragen zu deinem Turm.
    Gut beginnt der Turm, wo gezogene Stämme daheim sind und produzieren.
coach-bring-home =
    Das ist dein letzter Zug: Amulette unterwegs zählen nichts.
    Einen Schritt vom Turm: { $amulet }. Zieh diesen Stamm hinein.
coach-finish =
    Mit der Produktion dieses Zuges hast du { $condition }.
    Damit beginnt die letzte Runde; die anderen spielen sie noch zu Ende.
coach-hold-back =
    { $people } steht einen Schritt vor dem Turm, mit: { $amulet }.
    Schiebe { $land } { $number } nach { $square }, und ein Schritt reicht nicht mehr.
coach-beware =
    Tut niemand etwas, hat { $people } im nächsten Zug { $condition }.
    Überbevölkere das Land dort, oder schiebe Turm und Träger auseinander.
coach-one-left =
    Zu fünf Amuletten fehlt dir nur noch: { $amulet }.
    Man kauft es auf diesen Plättchen, wo ein anderes Volk produziert.
coach-two-ways =
    Zwei Wege führen zum Ende: noch { $count ->
        [one] ein Gut
       *[other] { $count } Güter
    }, oder ein viertes Amulett.
    Es kostet { $price }, muss heim zum Turm, und dann genügen 10 Güter.
coach-porter =
    Auf { $land } { $number } könnten mehrere deiner Stämme das Amulett tragen.
    Wähle einen, der nicht daheim ist: Der andere produziert weiter.
coach-both =
    Du kannst in diesem Zug zwei Amulette kaufen, für je { $price ->
        [one] ein Gut
       *[other] { $price } Güter
    }.
    Der Preis steigt erst, wenn eines im Turm ist.
coach-wait =
    Für das Amulett auf { $land } { $number } { $count ->
        [one] fehlt dir ein Gut
       *[other] fehlen dir { $count } Güter
    }.
    Die Produktion dieses Zuges bringt genug: Lass deinen Stamm dort warten.
coach-stay =
    An deinem Turm gekauft: { $amulet }.
    Lass diesen Stamm stehen: Nach der Bewegung ist das Amulett im Turm.
coach-stranded =
    Von { $land } { $number } führt kein Landweg zum Turm; abgeschnitten: { $amulet }.
    Schiebe ein Plättchen, damit sich das Land wieder berührt.
coach-moved =
    { $people } schob deinen Turm mit { $land } { $number } nach { $square }.
    Ein Bann am Ende deines Zuges würde ihn dort festhalten.
coach-relief =
    Auf { $land } { $number } steht ein Stamm zu viel, und deine Stämme produzieren nicht.
    Führe einen { $tribe } von { $people } weg: Dann tun sie es.
coach-sold =
    { $people } kaufte bei deinem Stamm: { $amulet }. Das brachte dir ein Gut.
    Ablehnen kann niemand; und derselbe Stamm darf wieder verkaufen.
coach-new-round =
    Eine neue Runde: Alle hatten einen Zug. Du hast { $count ->
        [one] ein Gut
       *[other] { $count } Güter
    }.
    Das nächste Amulett kostet { $price }; jedes im Turm erhöht den Preis um 1.
coach-draw = { $all ->
        [one] Der letzte Stamm in deinem Beutel ist auf { $land } { $number } daheim.
       *[other] { $count ->
            [one] Einer von { $all } Stämmen in deinem Beutel ist auf { $land } { $number } daheim.
           *[other] { $count } von { $all } Stämmen in deinem Beutel sind auf { $land } { $number } daheim.
        }
    }
    Zieh: Der neue Stamm kommt dort zu deinem Turm, und es ist Platz.
coach-overcrowd =
    { $people } produziert { $count } Güter auf { $land } { $number }, und dort ist es voll.
    Ein Stamm mehr, und niemand produziert oder verkauft dort.
coach-idle =
    Keiner deiner Stämme produziert jetzt: Dieser Zug brächte keine Güter.
    Ein Stamm produziert auf seiner eigenen Landschaft, wenn dort Platz ist.

## Was gut ging

well-condition = Runde { $round }: { $condition }.
well-handed-in = Runde { $round }: { $amulet } im Turm, Stufe { $rank }.
well-bought = Runde { $round }: { $amulet } gekauft, für { $price }.
well-harvest = { $count ->
    [one] Runde { $round }: Ein Stamm daheim produzierte.
   *[other] Runde { $round }: { $count } Güter in einem Zug produziert.
}
well-sold = Runde { $round }: Jemand kaufte bei dir.
well-shifted = Runde { $round }: { $land } { $number } trieb nach { $square }.
well-drawn = Runde { $round }: { $people } bekam einen neuen { $tribe }.
well-placed = Der Turm fand seinen Platz auf { $land } { $number }.

## Was als Nächstes zu versuchen ist

next-buy = Kaufe ein Amulett, wo ein anderes Volk produziert.
next-shift = Schiebe ein Plättchen: Alles darauf treibt mit.
next-neutral = Zieh einen neutralen Stamm: Daheim verkauft er dir.
next-lead = Führe einen neutralen Stamm dahin, wo du kaufen willst.
next-ban = Lege deinen Bann dahin, wo niemand schieben soll.
next-draw = Zieh eigene Stämme: mehr Stämme, mehr Güter.
next-level = Du hast alles ausprobiert: Spiel gegen die nächste Stufe.
