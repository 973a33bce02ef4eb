## Was der Lehrer sagt, höchstens einmal im Zug

coach-welcome =
    Sechs Runden; der größte Einfluss gewinnt.
    Nimm eine Insel, auf der zwei deiner Novizen stehen: Sie können handeln.
coach-forecast =
    Eine Kerze brennt noch. Das brächte das Rundenende jetzt.
    Mondpriesterin, Abtrünniger und Tempel werden für alle zusammengezählt.
coach-evicted =
    Dein Novize auf { $tile } wurde verdrängt; er wartet auf dem Bootssteg.
    Ein Buch der Weisen schützt den nächsten für immer.
coach-last-round =
    Die letzte Runde: Wer jetzt handelt, erwacht nicht mehr.
    Kultstätten bringen 4 Punkte, übrige Gunstmarken 1, der Ratssitz seine Zahl.
coach-apostate-came =
    Der Abtrünnige wurde zu deinen Novizen auf { $island } geschickt.
    Bleibt er, kostet dich das Rundenende { $points }.
coach-book-lost =
    Das Buch deines Novizen auf { $tile } wurde weggenommen.
    Er kann wieder verdrängt werden; die Gunstmarke Buch holt eines zurück.
coach-new-round =
    Eine neue Runde: Alle Novizen sind wach, die Figuren sind weitergezogen.
    Die Mondpriesterin ist auf { $island }; eine Weihe bringt { $points }.
coach-build =
    Der Baumeister ist auf { $island }, und du hast die Gunstmarke Kultstätte.
    Baue jetzt: am Ende 4 Punkte, und billigere Aktionen.
coach-evict =
    Plättchen { $tile } verdrängt { $count ->
        [one] einen kleineren Nachbarn
       *[other] { $count } kleinere Nachbarn
    }: Weihe es.
    Das bringt sofort { $points } Punkte, und den anderen fehlen sie jede Runde.
coach-consecrate =
    Plättchen { $tile } kann geweiht werden: Der Wächter gibt jetzt { $points }.
    { $next ->
        [0] Es ist die letzte Gelegenheit.
       *[other] In der nächsten Runde gibt er nur noch { $next }.
    }
coach-shrine-token =
    Zwei deiner Novizen stehen beim Baumeister.
    Hol erst die Gunstmarke Kultstätte auf { $island }, dann baue.
coach-book-now =
    Dein Novize auf { $tile } kann im nächsten Zug verdrängt werden.
    Deine Gunstmarke Buch gibt ihm ein Buch der Weisen: Er bleibt für immer.
coach-last-candle =
    Die letzte Kerze: Sie bringt 1 Punkt und beendet die Runde.
    Du bekämst jetzt { $points }, und niemand bekäme mehr.
coach-expel =
    Der Abtrünnige steht bei deinen Novizen: Das kostet { $points }.
    Einer von ihnen schickt ihn durch Vertreibung weiter.
coach-apostate =
    Die Runde endet bald, und der Abtrünnige auf { $island } kostet dich { $points }.
    Verlass seine Insel, oder schick ihn weiter.
coach-home =
    Hol deinen Novizen mit der Gunstmarke { $favour } vom Bootssteg.
    Nichts sonst bringt Verdrängte zurück.
coach-stranded =
    Ein Novize von dir wartet auf dem Bootssteg und kann nicht handeln.
    Die Gunstmarke Segelboot oder Gezeiten holt ihn.
coach-sail-in =
    Das Segelboot bringt Novizen wach ans Ziel: Auf { $island } zählen sie sofort.
    Dort gäbe dir die Mondpriesterin { $points }.
coach-tie =
    Ein Gleichstand bei der Mondpriesterin ginge an einen anderen Orden.
    Ein Schritt im Priesterrat ändert das.
coach-nobody-serves =
    Auf { $island } dient niemand der Mondpriesterin.
    Ein einziger aktiver Novize gewänne dort { $points }.
coach-book-bonus =
    Zu zweit bringt das erste Buch jeder Runde 2 Punkte.
    Dein Novize ist dann auch noch sicher.
coach-threatened =
    Plättchen { $by } könnte deinen Novizen auf { $tile } im nächsten Zug verdrängen.
    Eine Gunstmarke Buch schützt; halte Ausschau danach.
coach-bribery =
    Deine Gunstmarke Bestechung erreicht Plättchen { $tile } hinter dem Wächter.
    So bist du eine Runde vor den anderen dort.
coach-appoint =
    Plättchen { $tile } ist für dich erreichbar.
    Im Tempel bringt ein Novize an jedem Rundenende einen Punkt.
coach-tide =
    Deine Gunstmarke Gezeiten trägt auch inaktive Novizen.
    In der nächsten Runde ist die Mondpriesterin auf { $island }.
coach-stay =
    Deine Novizen auf { $island } gewinnen { $points }, wenn sie wach bleiben.
    Wer dort handelt, zählt in dieser Runde nicht mehr.
coach-end-near =
    Jetzt kann jeder die letzte Kerze umdrehen.
    Tu zuerst, was nächste Runde nicht mehr geht.
coach-discount =
    Deine Kultstätte auf { $island } macht die Gunst billiger.
    Ein Novize genügt dort.
coach-journey =
    Die Runde endet bald; dann ist die Mondpriesterin auf { $island }.
    Wer jetzt dorthin rudert, erwacht an ihrer Seite.
coach-herbs =
    Heilkräuter wecken zwei deiner Novizen auf { $island }.
    Sie können in dieser Runde noch einmal handeln.
coach-novice-token =
    Die Gunstmarke Novize ersetzt einen Novizen.
    So genügt der einzige auf { $island }.
coach-recruit =
    { $count ->
        [one] Ein Novize ist
       *[other] { $count } Novizen sind
    } noch in deinem Vorrat.
    Missioniere früh, etwa auf { $island }: Jeder handelt in jeder Runde.
coach-favour =
    Auf { $island } liegt eine Gunstmarke bereit.
    Sammle früh einige; übrige zählen je einen Punkt.
coach-keep =
    Nichts Besseres zu tun? Nimm die Gunst auf { $island }.
    Bis zum Ende behalten ist sie ein Punkt.
coach-council =
    Novizen ohne bessere Aufgabe können in den Priesterrat.
    Die auf { $island } brächten am Ende { $points }.
coach-idle =
    Alle deine Novizen sind inaktiv: Dreh eine Kerze um.
    Wer die letzte umdreht, bekommt einen Punkt.

## Was gut ging

well-consecrated = Runde { $round }: Plättchen { $tile } in den Tempel für { $points }.
well-evicted = Runde { $round }: Plättchen { $tile } brachte { $points } und verdrängte { $count ->
    [one] einen Novizen
   *[other] { $count } Novizen
}.
well-shrine = Runde { $round }: eine Kultstätte auf { $island }, am Ende 4 Punkte.
well-priestess = Runde { $round }: Die Mondpriesterin gab dir { $points }.
well-temple = Runde { $round }: Dein Tempel brachte { $points }.
well-favours = { $count } Gunstmarken bis zum Ende behalten.
well-council = Runde { $round }: Sitz { $seat } im Priesterrat.
well-book = Runde { $round }: Ein Buch schützte deinen Novizen auf { $tile }.
well-recruited = Runde { $round }: ein Novize mehr auf { $island }.
well-favour = Runde { $round }: die Gunstmarke { $favour }.

## Was als Nächstes zu versuchen ist

next-consecrate = Besetze ein Plättchen und weihe es, solange der Wächter viel gibt.
next-shrine = Baue eine Kultstätte beim Baumeister: am Ende 4 Punkte.
next-book = Schütze einen Novizen im Tempel mit einem Buch.
next-sail = Segle: Novizen kommen wach an und zählen sofort.
next-tide = Nutze die Gezeiten vor dem Rundenende: Sie tragen auch Inaktive.
next-council = Rücke im Priesterrat vor: Er entscheidet jeden Gleichstand.
next-recruit = Missioniere in der ersten Runde: mehr Novizen, mehr Züge.
next-herbs = Wecke Novizen mit Heilkräutern und handle zweimal.
next-expel = Schick den Abtrünnigen durch Vertreibung zu den anderen.
next-appoint = Besetze ein Plättchen des Weges durch eine Ernennung.
next-journey = Rudere dorthin, wo die Mondpriesterin als Nächstes ist.
next-favour = Nimm Gunstmarken: Jede eröffnet eine neue Aktion.
next-level = Du hast alles ausprobiert: Spiel gegen die nächste Stufe.
