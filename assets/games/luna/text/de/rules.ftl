# Die Regeln in eigenen Worten: zu jedem Thema ein Name, eine Zeile und die ganze Regel. Eine Zeile ist ein Absatz.
# Punkte, Schritte und Werte stehen als Ziffern: Ein Test hält sie in allen Sprachen gleich.

## Das Regelbuch

rules-section-first = Zum Anfangen
rules-section-island = Insel-Aktionen
rules-section-moving = Bewegungs-Aktionen
rules-section-temple = Tempel-Aktionen
rules-section-other = Sonstige Aktionen
rules-section-figures = Figuren
rules-section-rounds = Runden und Wertung
rules-section-phases = Aufbau
rules-section-things = Dinge
rules-section-islands = Die Priesterinseln
rules-section-variants = Spielerzahl und Varianten
rules-chapter-c = Was zum Spiel gehört
rules-chapter-s = Spielaufbau
rules-chapter-a = Aktionsphase
rules-chapter-r = Ende einer Runde
rules-chapter-e = Spielende
rules-chapter-v = Solospiel
rules-chapter-o = Varianten

## Das Spiel

rule-game = Luna in Kürze
rule-game-short = Sechs Runden im Dienst der Mondpriesterin: Der größte Einfluss gewinnt.
rule-game-long =
    Zwei bis vier Orden schicken Novizen auf die sieben Priesterinseln und in den Tempel der Mondpriesterin.
    Das Spiel hat 6 Runden. In jeder Runde sind alle reihum am Zug, mit je einer Aktion, bis die letzte Kerze erlischt; dann wird gewertet.
    Nach Runde 6 zählen auch Kultstätten, übrige Gunstmarken und der Priesterrat. Wer dann die meisten Einflusspunkte hat, gewinnt.
    Alles liegt offen, und nach dem Aufbau gibt es keinen Zufall mehr.

## Zum Lernen

rule-influence = So bekommst du Einfluss
rule-influence-short = Alles, was Punkte bringt, und wann.
rule-influence-long =
    Du beginnst mit 5 Einflusspunkten. Mehr bekommst du bei drei Gelegenheiten: während einer Runde, am Ende jeder Runde und am Ende des Spiels.
    Ein Novize im Tempel zählt am Ende jeder Runde aufs Neue. Früh hineinzukommen lohnt sich also.
rule-turn = Ein Zug
rule-turn-short = Du führst eine Aktion aus oder drehst eine Kerze um. Dann ist der Nächste dran.
rule-turn-long =
    In deinem Zug führst du genau eine Aktion aus, oder du meditierst: Du drehst also eine Kerze um. Dann ist der nächste Spieler am Zug.
    Die meisten Aktionen nutzen aktive Novizen, oft zwei von einer Insel. Diese Novizen kommen in ein Boot neben der Insel. Jetzt sind sie inaktiv: Sie warten dort bis zur nächsten Runde.
    Manche Aktionen kosten eine Gunstmarke; du gibst sie an ihre Insel zurück.

## Die Spielübersicht: Die Punkte stehen vor jeder Zeile

aid-round = Während der Runde
aid-round-consecrate = für jeden Novizen, den du in den Tempel bringst: die Zahl unter dem Wächter
aid-round-eviction = für jeden Novizen, den du verdrängst
aid-round-book = für das Versetzen eines Buchs der Weisen. Zu zweit bringt das erste in jeder Runde 2.
aid-round-candle = für das Umdrehen der letzten Kerze
aid-scoring = Am Ende jeder Runde
aid-scoring-priestess = für den ersten, zweiten und dritten Platz bei der Mondpriesterin, wenn vier spielen
aid-scoring-priestess-few = für den ersten und zweiten Platz, wenn zwei oder drei spielen
aid-scoring-apostate = Mit Novizen bei der Insel des Abtrünnigen verlierst du für jeden 1 Punkt und noch 1 dazu.
aid-scoring-temple = für jeden deiner Novizen im Tempel
aid-end = Am Ende des Spiels
aid-end-shrine = für jede deiner Kultstätten auf den Inseln
aid-end-favour = für jede Gunstmarke, die du noch hast
aid-end-council = für deinen Sitz im Priesterrat

## Die gezeichneten Beispiele

example-turn =
    Gelb nutzt zwei Novizen auf der Kultstätteninsel. Jetzt sind sie im Boot, und Gelb hat die Gunstmarke Kultstätte.
    Später kann Gelb diese Marke zurückgeben und dafür eine Kultstätte bauen.
example-path =
    Zwei Spieler benutzen den blauen und den gelben Tempelteil. Vom Tempeleingang an liegen auf dem Weg: Wächterplättchen 2, dann 28 und 25; Wächterplättchen 2, dann 23 und 21; Wächterplättchen 3, dann 18 und 17; Wächterplättchen 4, dann 15 und 13; Wächterplättchen 5, dann 12 und 10; Wächterplättchen 6, dann 6 und 5.
    Die Plättchen 1 und 2 sind von Anfang an im Tempel.
example-priestess =
    Gelb hat zwei aktive Novizen bei der Mondpriesterin. Das sind die meisten, also bekommt Gelb 6 Punkte.
    Rot und Blau haben je einen. Die Zählscheibe von Rot liegt im Priesterrat weiter vorn, also bekommt Rot 3 Punkte und Blau 1.
    Die Novizen von Weiß sind dort im Boot. Inaktive zählen nicht, also bekommt Weiß nichts.
example-apostate =
    Blau hat drei Novizen bei der Insel des Abtrünnigen und verliert 4 Punkte. Rot hat zwei und verliert 3. Auch inaktive Novizen zählen hier.
    Auf die Kultstätte von Blau kommt es nicht an. Gelb und Weiß haben hier keine Novizen und verlieren nichts.
example-eviction =
    Rot bringt einen Novizen auf das Feld 11 und verdrängt den blauen auf der 5, für 1 Punkt. Der blaue Novize kommt auf den Bootssteg, und sein Feld ist geschlossen.
    Die anderen Nachbarn bleiben: Auf der 10 steht Rot selbst, die 16 ist eine höhere Zahl, und der Novize auf der 3 hat ein Buch.
example-final =
    Gelb hat vier Kultstätten auf den Inseln: 16 Punkte. Zwei Gunstmarken sind übrig: 2 Punkte. Die Zählscheibe von Gelb liegt im Priesterrat auf Sitz 6: 6 Punkte.
    Zusammen sind das 24 Punkte.

## Tipps

rule-tips = Tipps für das erste Spiel
rule-tips-short = Sechs Dinge, die in den ersten Runden selten falsch sind.
rule-tips-long =
    – Kultstätte: Zwei Novizen beim Baumeister und eine Gunstmarke Kultstätte ergeben eine Kultstätte. Fehlt die Marke, hol sie dir zuerst.
    – Ernennung und Weihe: Wer früh im Tempel ist, bringt in jeder weiteren Runde Punkte. Auf den Inseln handelt dieser Novize allerdings nicht mehr.
    – Missionierung: Jeder Novize mehr gibt dir in den folgenden Runden mehr Möglichkeiten.
    – Gunst der Priester: Sammle einige Gunstmarken, bevor du sie brauchst.
    – Gezeiten: Lass inaktive Novizen dorthin treiben, wo Mondpriesterin, Baumeister oder deine eigene Kultstätte ihnen nützen werden. Ohne die Marke geht es auch mit einer Reise, nur kostet sie aktive Novizen.
    – Priesterrat: Die Zählscheibe des Startspielers liegt zuunterst, also verlierst du anfangs jeden Gleichstand. Ein Schritt ändert das, und damit die Belohnung der Mondpriesterin.

## Ablauf

rule-setup = Spielaufbau
rule-setup-short = Was vor der ersten Runde wo liegt.
rule-setup-long =
    Ausgelost werden der Startspieler und für jeden Spieler ein Tempelteil; Plättchen anderer Farben kommen aus dem Spiel.
    Die Plättchen von 1 bis 4, soweit im Spiel, werden verlost: Jeder legt seines mit einem eigenen Novizen und einem Buch der Weisen auf das passende Tempelfeld.
    Die übrigen Plättchen bilden den Weg, in Gruppen zwischen den Wächterplättchen, je Gruppe so viele, wie Spieler dabei sind, die höchsten am Tempeleingang. Der Wächter beginnt auf der 6.
    Die Inseln liegen in zufälliger Folge im Kreis, auf jeder eine Gunstmarke je Spieler. Mondpriesterin, Baumeister und Abtrünniger beginnen auf ausgelosten Inseln.
    Jeder hat 5 Einflusspunkte; die Zählscheiben liegen im Priesterrat gestapelt auf Sitz 0, die des Startspielers zuunterst.
rule-first-game = Vorgegebene Startaufstellung
rule-first-game-short = Für das erste Spiel: Alles steht wie auf den Inseln aufgedruckt.
rule-first-game-long =
    Die Inseln liegen in fester Folge, und die Figuren stehen, wo sie aufgedruckt sind. Jeder Orden hat schon seine Paare von Novizen auf vier Inseln und seine Kultstätte; eine Vorbereitungsrunde gibt es nicht.
    Jeder Orden erhält die Gunstmarken der zwei Inseln, auf denen er nichts hat. Sind es weniger Spieler, bleiben die Teile der fehlenden Orden weg.
rule-preparation = Vorbereitungsrunde
rule-preparation-short = Nach dem freien Aufbau stellt jeder eine Kultstätte und acht Novizen auf.
rule-preparation-long =
    Reihum stellt jeder eine Kultstätte auf eine Insel, auf der noch gar keine steht. Zu zweit darf es nicht die Heilkräuterinsel sein.
    Dann stellt jeder, wieder reihum, auf vier Inseln je zwei Novizen, nie auf die Insel mit der eigenen Kultstätte. Was andere dort haben, spielt keine Rolle.
    Stehen alle Paare, nimmt sich jeder je eine Gunstmarke von den zwei Inseln, auf denen er weder Novizen noch Kultstätte hat.
    So beginnt jeder mit 8 Novizen auf Inseln, 1 im Tempel und 4 im Vorrat, dazu mit 1 gebauten Kultstätte und 5 im Vorrat.
rule-round = Aktionsphase
rule-round-short = Reihum je eine Aktion, bis die letzte Kerze erlischt.
rule-round-long =
    Der Startspieler beginnt, dann geht es im Uhrzeigersinn weiter. Jeder Zug ist genau eine Aktion oder eine Meditation.
    Eine Aktion nutzt aktive Novizen des eigenen Ordens. Genutzte Novizen werden inaktiv: Sie warten im Boot neben derselben Insel, bis die Runde vorbei ist.
    Niemand scheidet aus: Auch nach einer Meditation darfst du später wieder handeln. Die Runde endet sofort, wenn die letzte Kerze erlischt.
rule-scoring = Wertungsphase
rule-scoring-short = Mondpriesterin, Abtrünniger, Tempel: drei Werte, zusammen gezählt.
rule-scoring-long =
    Mondpriesterin: Auf ihrer Insel zählen aktive Novizen und Kultstätten. Wer die meisten hat, gewinnt die erste Belohnung, der Nächste die zweite, und zu viert gibt es eine dritte.
    Abtrünniger: Wer bei seiner Insel Novizen hat, aktiv oder inaktiv, verliert für jeden 1 Punkt und noch 1 dazu.
    Tempel: Jeder Novize im Tempel bringt 1 Punkt.
    Für jeden Spieler werden die drei Werte zuerst verrechnet. Läge sein Einfluss danach unter 0, wird er 0.
rule-next-round = Vorbereitung der nächsten Runde
rule-next-round-short = Novizen erwachen, Figuren ziehen weiter, der Wächter rückt vor.
rule-next-round-long =
    Nach den Runden 1 bis 5 werden alle inaktiven Novizen wieder aktiv, und alle Kerzen brennen wieder.
    Die Mondpriesterin zieht im Uhrzeigersinn zu viert 6 Inseln weiter, sonst 5; der Baumeister zieht 4 weiter.
    Der Abtrünnige zieht im Uhrzeigersinn zur nächsten Insel mit irgendeinem Novizen, ringsum bis zu seiner eigenen, wenn keine andere einen hat. Gibt es gar keinen, bleibt er stehen.
    Der Wächter geht zum nächsten Wächterplättchen in Richtung Tempeleingang, und das verlassene kommt weg: Eine Gruppe von Plättchen mehr ist freigegeben.
    Unbesetzte Plättchen bleiben auf dem Weg, besetzte behalten ihren Novizen.
rule-final = Schlusswertung
rule-final-short = Nach Runde 6: Kultstätten, übrige Gunstmarken und der Priesterrat.
rule-final-long =
    Nach der Wertung von Runde 6 wird keine weitere Runde vorbereitet. Jede eigene Kultstätte auf den Inseln bringt 4 Punkte, jede übrige Gunstmarke 1 Punkt, und dein Sitz im Priesterrat zählt, was er wert ist.
    Der größte Einfluss gewinnt. Bei Gleichstand entscheidet der Priesterrat.
rule-tie = Gleichstand
rule-tie-short = Jeden Gleichstand entscheidet der Priesterrat.
rule-tie-long =
    Bei der Mondpriesterin und am Spielende entscheidet bei Gleichstand die Zählscheibe, die im Priesterrat weiter vorn liegt. Auf demselben Sitz ist die obere Scheibe besser.
    Am Anfang liegt die Scheibe des Startspielers zuunterst, die des letzten Spielers obenauf.
    Auf dem letzten Sitz kommen neue Scheiben nach unten: Wer zuerst da war, bleibt für immer vorn.

## Insel-Aktionen

rule-favour = { action-favour }
rule-favour-short = 2 Novizen einer Insel nutzen und ihre Gunstmarke nehmen.
rule-favour-long =
    Zwei deiner aktiven Novizen auf einer Insel werden inaktiv, und du nimmst die Gunstmarke dieser Insel. Zwei gleiche darfst du nicht besitzen.
    Mit eigener Kultstätte dort genügt ein Novize.
    Die Gunstmarke Novize darf einen Novizen ersetzen; mit eigener Kultstätte dort bezahlt sie die Gunst ganz allein. Die Gunstmarke Novize selbst lässt sich damit nicht holen.
    Eine Gunstmarke, die du bis zum Spielende behältst, ist 1 Punkt wert.
rule-recruit = { action-recruit }
rule-recruit-short = 2 Novizen einer Insel nutzen: Ein dritter kommt dazu.
rule-recruit-long =
    Zwei deiner aktiven Novizen auf einer Insel werden inaktiv. Ein Novize aus deinem Vorrat kommt dort dazu, ebenfalls inaktiv, und dient dir von der nächsten Runde an.
    Ist der Vorrat leer, geht es nicht. Eine Kultstätte macht nichts billiger; die Gunstmarke Novize darf einen der zwei ersetzen.
rule-shrine = { action-shrine }
rule-shrine-short = Beim Baumeister 2 Novizen und die Gunstmarke Kultstätte einsetzen.
rule-shrine-long =
    Auf der Insel des Baumeisters werden zwei deiner aktiven Novizen inaktiv. Gib die Gunstmarke Kultstätte zurück und stelle dort eine Kultstätte aus deinem Vorrat auf.
    Auf jeder Insel darfst du eine Kultstätte haben; mehrere Orden dürfen auf derselben bauen.
    Schon gebaute Kultstätten ersparen hier nichts. Die Gunstmarke Novize darf einen Novizen ersetzen.
rule-herbs = { action-herbs }
rule-herbs-short = Gunstmarke Heilkräuter zurückgeben: 1 oder 2 Novizen erwachen.
rule-herbs-long =
    Gib die Gunstmarke Heilkräuter zurück. Ein oder zwei deiner inaktiven Novizen bei einer Insel werden wieder aktiv und können in dieser Runde noch einmal handeln.
    Auf der Heilkräuterinsel wirken Heilkräuter nicht.

## Bewegungs-Aktionen

rule-journey = { action-journey }
rule-journey-short = Beliebig viele aktive Novizen auf andere Inseln rudern; sie kommen inaktiv an.
rule-journey-long =
    Wähle beliebig viele deiner aktiven Novizen, mindestens einen, von einer oder mehreren Inseln. Jeder fährt zu einer beliebigen anderen Insel, und jeder darf ein eigenes Ziel haben.
    Sie kommen inaktiv an und dienen dir in der nächsten Runde. Schau also voraus: Wo werden Mondpriesterin, Baumeister und Abtrünniger dann sein?
    Novizen auf dem Bootssteg können so nicht reisen.
rule-tide = { action-tide }
rule-tide-short = Gunstmarke Gezeiten zurückgeben: beliebig viele Novizen bewegen, auch inaktive.
rule-tide-long =
    Gib die Gunstmarke Gezeiten zurück. Bewege beliebig viele deiner Novizen, mindestens einen, aktiv oder inaktiv, von Inseln und vom Bootssteg. Jeder kommt zu einer beliebigen anderen Insel.
    Sie kommen inaktiv an oder bleiben es.
    Spät in der Runde kosten die Gezeiten nichts als die Marke: Sie tragen inaktive Novizen dorthin, wo sie als Nächstes gebraucht werden.
rule-sail = { action-sail }
rule-sail-short = Gunstmarke Segelboot zurückgeben: 1 oder 2 Novizen fahren und bleiben aktiv.
rule-sail-long =
    Gib die Gunstmarke Segelboot zurück. Ein oder zwei deiner aktiven Novizen auf einer Insel segeln zusammen zu einer anderen Insel; oder einer oder zwei vom Bootssteg.
    Sie kommen aktiv an und können dort noch in derselben Runde handeln.

## Tempel-Aktionen

rule-appoint = { action-appoint }
rule-appoint-short = 2 Novizen einer Insel nutzen und ein Tempelplättchen mit ihrem Symbol besetzen.
rule-appoint-long =
    Wähle ein unbesetztes, freigegebenes Plättchen mit dem Symbol einer Insel, auf der du zwei aktive Novizen hast. Einer tritt auf das Plättchen, der andere wird inaktiv.
    Freigegeben sind die Plättchen zwischen dem Wächter des Tempels und dem Bootssteg.
    Mit eigener Kultstätte auf dieser Insel ist der zweite Novize nicht nötig.
    Die Gunstmarke Novize darf nur den zweiten ersetzen, nie den, der auf das Plättchen tritt. Mit eigener Kultstätte dort hat sie nichts zu ersetzen.
    Mit Bestechung reichst du eine Gruppe von Plättchen weiter.
rule-consecrate = { action-consecrate }
rule-consecrate-short = Dein Novize bringt sein Plättchen in den Tempel; die Zahl des Wächters zählt.
rule-consecrate-long =
    Lege ein freigegebenes Plättchen, das du besetzt hast, samt seinem Novizen auf sein Tempelfeld. Ein weiterer Novize ist nicht nötig.
    Du erhältst die Punkte des Wächterplättchens unter dem Wächter: 6, 5, 4, 3, 2 und 2 in den sechs Runden.
    Der Neue kann Nachbarn verdrängen und bringt von nun an in jeder Wertung 1 Punkt.
    Auf seinem Plättchen darf ein Novize warten, solange du willst.
rule-eviction = Verdrängung
rule-eviction-short = Der Neue verdrängt Nachbarn mit kleinerer Zahl ohne Buch, für je 1 Punkt.
rule-eviction-long =
    Ein eben geweihter Novize verdrängt jeden gegnerischen Novizen, der auf einem benachbarten Feld steht, auf einer kleineren Zahl und ohne Buch der Weisen. Für jeden erhältst du 1 Punkt. Verdrängte Novizen kommen auf den Bootssteg.
    Eigene Novizen werden nie verdrängt, und nur der Neue verdrängt.
    Das Plättchen eines Verdrängten bleibt liegen. Sein Feld ist leer und für immer geschlossen.
rule-bribery = Bestechung
rule-bribery-short = Gunstmarke Bestechung zurückgeben: eine Gruppe hinter dem Wächter erreichen.
rule-bribery-long =
    Gib die Gunstmarke Bestechung zusammen mit einer Ernennung oder einer Weihe zurück. Das Plättchen darf dann in der einen Gruppe zwischen dem Wächter und dem nächsten Wächterplättchen in Richtung Tempeleingang liegen.
    Eine Weihe bringt auch dann die Zahl unter dem Wächter.
    In Runde 6 gibt es keine solche Gruppe. Für ein freigegebenes Plättchen ist die Marke nicht nötig und wird nicht ausgegeben.
rule-book = { action-book }
rule-book-short = Gunstmarke Buch zurückgeben: ein Buch der Weisen zum eigenen Novizen, für 1 Punkt.
rule-book-long =
    Gib die Gunstmarke Buch zurück. Nimm irgendein Buch der Weisen im Tempel, das eigene oder ein fremdes, und gib es einem deiner Novizen dort, der noch keines hat. Du erhältst 1 Punkt.
    Zu zweit bringt die erste Buch-Aktion jeder Runde stattdessen 2 Punkte.
    Ein Novize mit Buch kann nicht verdrängt werden. Wer es verloren hat, schon.
rule-council = { action-council }
rule-council-short = Novizen einer Insel nutzen: Für jeden rückt deine Zählscheibe einen Sitz vor.
rule-council-long =
    Nutze beliebig viele deiner aktiven Novizen auf einer Insel, mindestens einen. Deine Zählscheibe rückt ebenso viele Sitze vor und kommt auf die Scheiben, die dort liegen. Auf dem letzten Sitz kommt sie darunter.
    Mehr Novizen, als noch Sitze übrig sind, darfst du nicht nutzen.
    Die Gunstmarke Novize zählt als ein Novize und darf der einzige sein.

## Sonstige Aktionen

rule-expel = { action-expel }
rule-expel-short = Novizen beim Abtrünnigen nutzen: Für jeden zieht er eine Insel weiter.
rule-expel-long =
    Nutze beliebig viele deiner aktiven Novizen auf der Insel des Abtrünnigen, mindestens einen. Er zieht im Uhrzeigersinn ebenso viele Inseln weiter; bei sieben oder mehr geht es ringsum weiter.
    Die Novizen werden neben der Insel inaktiv, die er verlässt, und stehen so nicht mehr bei ihm.
    Die Gunstmarke Novize zählt als ein Novize und darf der einzige sein: Dann brauchst du dort niemanden.
rule-novice-token = Gunstmarke Novize
rule-novice-token-short = Zurückgeben: Sie ersetzt einen Novizen, den eine Aktion verbrauchen würde.
rule-novice-token-long =
    Sie ersetzt genau einen aktiven Novizen in diesen Aktionen: Gunst der Priester, Missionierung, Kultstätte, Priesterrat, Vertreibung und Ernennung.
    Bei Priesterrat und Vertreibung darf sie ganz allein eingesetzt werden, und mit eigener Kultstätte bezahlt sie eine Gunst allein.
    Nie ersetzt sie den Novizen, der auf ein Tempelplättchen tritt, und nie hilft sie, die Gunstmarke Novize zu holen.
rule-meditate = { action-meditate }
rule-meditate-short = Eine Kerze umdrehen, statt zu handeln. Die letzte beendet die Runde.
rule-meditate-long =
    Drehe die oberste Kerze um. Das ist immer erlaubt, und später in der Runde darfst du wieder handeln.
    Wer die letzte Kerze umdreht, erhält 1 Punkt, und die Aktionsphase endet sofort.
    Wer links von ihm sitzt, beginnt die nächste Runde. Zu zweit wechselt der Startspieler jede Runde.

## Die Priesterinseln

rule-island-book = Bibliotheksinsel
rule-island-book-short = Die Gunstmarke Buch: ein Buch der Weisen im Tempel bewegen.
rule-island-book-long =
    Zwei Novizen oder einer mit eigener Kultstätte bringen dir hier die Gunstmarke Buch. Später ausgegeben, bringt sie ein Buch der Weisen zu einem deiner Novizen im Tempel.
    Von hier besetzt du die Plättchen mit dem Symbol dieser Insel: { $tiles }.
rule-island-bribery = Bestechungsinsel
rule-island-bribery-short = Die Gunstmarke Bestechung: eine Gruppe Plättchen weiter.
rule-island-bribery-long =
    Zwei Novizen oder einer mit eigener Kultstätte bringen dir hier die Gunstmarke Bestechung. Mit einer Ernennung oder Weihe ausgegeben, öffnet sie die Gruppe von Plättchen gleich hinter dem Wächter.
    Von hier besetzt du die Plättchen mit dem Symbol dieser Insel: { $tiles }.
rule-island-novice = Novizeninsel
rule-island-novice-short = Die Gunstmarke Novize: Sie ersetzt einen Novizen.
rule-island-novice-long =
    Zwei Novizen oder einer mit eigener Kultstätte bringen dir hier die Gunstmarke Novize. Später ausgegeben, ersetzt sie einen Novizen, den eine Aktion verbrauchen würde.
    Von hier besetzt du die Plättchen mit dem Symbol dieser Insel: { $tiles }.
rule-island-sail = Segelbootinsel
rule-island-sail-short = Die Gunstmarke Segelboot: fahren und aktiv bleiben.
rule-island-sail-long =
    Zwei Novizen oder einer mit eigener Kultstätte bringen dir hier die Gunstmarke Segelboot. Später ausgegeben, bewegt sie einen oder zwei Novizen, die aktiv bleiben.
    Von hier besetzt du die Plättchen mit dem Symbol dieser Insel: { $tiles }.
rule-island-herbs = Heilkräuterinsel
rule-island-herbs-short = Die Gunstmarke Heilkräuter: Novizen wecken, nur nicht hier.
rule-island-herbs-long =
    Zwei Novizen oder einer mit eigener Kultstätte bringen dir hier die Gunstmarke Heilkräuter. Später ausgegeben, weckt sie einen oder zwei inaktive Novizen einer Insel, nie aber auf der Heilkräuterinsel selbst.
    Zu zweit darf hier keine Start-Kultstätte stehen.
    Von hier besetzt du die Plättchen mit dem Symbol dieser Insel: { $tiles }.
rule-island-shrine = Kultstätteninsel
rule-island-shrine-short = Die Gunstmarke Kultstätte: beim Baumeister bauen.
rule-island-shrine-long =
    Zwei Novizen oder einer mit eigener Kultstätte bringen dir hier die Gunstmarke Kultstätte. Später ausgegeben, lässt sie dich auf der Insel des Baumeisters eine Kultstätte bauen.
    Von hier besetzt du die Plättchen mit dem Symbol dieser Insel: { $tiles }.
rule-island-tide = Gezeiteninsel
rule-island-tide-short = Die Gunstmarke Gezeiten: alle bewegen, auch inaktive.
rule-island-tide-long =
    Zwei Novizen oder einer mit eigener Kultstätte bringen dir hier die Gunstmarke Gezeiten. Später ausgegeben, bewegt sie so viele Novizen, wie du willst, auch inaktive und die auf dem Bootssteg.
    Von hier besetzt du die Plättchen mit dem Symbol dieser Insel: { $tiles }.

## Dinge und Figuren

rule-novices = Novizen
rule-novices-short = Aktive handeln; inaktive warten auf die nächste Runde.
rule-novices-long =
    Jeder Orden hat 13 Novizen. Aktive stehen auf einer Insel und können genutzt werden. Inaktive warten im Boot daneben und erwachen nach der Runde.
    Novizen auf dem Weg, im Tempel oder auf dem Bootssteg sind auf keiner Insel. Die anderen sind im Vorrat, bis du sie durch Missionierung ins Spiel holst.
rule-favours = Gunstmarken
rule-favours-short = Sieben Arten, von jeder eine für jeden Spieler.
rule-favours-long =
    Es gibt 28 Gunstmarken, 4 von jeder der sieben Arten. Auf jeder Insel liegt eine je Spieler; niemand kommt also zu spät.
    Zwei gleiche besitzt du nie. Eine genutzte Gunstmarke kehrt auf ihre Insel zurück und kann wieder geholt werden.
    Am Spielende bringt jede übrige Gunstmarke 1 Punkt.
rule-shrines = Kultstätten
rule-shrines-short = Sie machen Aktionen billiger, zählen bei der Mondpriesterin und am Ende 4 Punkte.
rule-shrines-long =
    Jeder Orden hat 6 Kultstätten, höchstens eine je Insel; mehrere Orden dürfen auf derselben bauen.
    Auf ihrer Insel spart deine Kultstätte einen Novizen bei der Gunst der Priester und den zweiten bei einer Ernennung. Bei Missionierung und weiteren Kultstätten hilft sie nicht.
    Ist die Mondpriesterin dort, zählt sie so viel wie ein aktiver Novize. Beim Abtrünnigen zählt sie nicht.
    Am Spielende bringt jede Kultstätte 4 Punkte.
rule-priestess = { figure-priestess }
rule-priestess-short = Am Rundenende belohnt sie alle, die auf ihrer Insel dienen.
rule-priestess-long =
    Für jeden Spieler zählen die aktiven Novizen auf ihrer Insel und 1 mehr für die eigene Kultstätte dort. Wer 0 hat, geht leer aus.
    Wer die meisten hat, gewinnt die erste Belohnung, dann folgen die anderen: zu viert 6, 3 und 1 Punkte, zu zweit oder zu dritt 5 und 2. Eine Belohnung, die niemand bekommt, verfällt.
    Bei Gleichstand entscheidet der Priesterrat.
    Nach der Runde zieht sie im Uhrzeigersinn weiter: zu viert 6 Inseln, sonst 5. Ihre blasse Gestalt zeigt, wo sie sein wird.
rule-builder = { figure-builder }
rule-builder-short = Kultstätten baut man nur auf seiner Insel.
rule-builder-long =
    Eine Kultstätte baust du dort, wo der Baumeister steht, und nirgends sonst. Nach jeder Runde zieht er 4 Inseln im Uhrzeigersinn weiter; seine blasse Gestalt zeigt, wo er sein wird.
    Schick Novizen voraus und halte eine Gunstmarke Kultstätte bereit.
rule-apostate = Abtrünniger
rule-apostate-short = Wer bei seiner Insel Novizen hat, verliert am Rundenende Punkte.
rule-apostate-long =
    Jeder Spieler mit Novizen bei seiner Insel, aktiv oder inaktiv, verliert für jeden 1 Punkt und noch 1 dazu: Zwei Novizen kosten 3. Kultstätten zählen nicht.
    In der Runde lässt er sich durch Vertreibung weiterjagen.
    Nach der Runde zieht er im Uhrzeigersinn zur nächsten Insel mit irgendeinem Novizen, ringsum bis zu seiner eigenen, wenn keine andere einen hat. Gibt es gar keinen, bleibt er stehen.
rule-guard = Wächter des Tempels
rule-guard-short = Sein Plättchen sagt, was eine Weihe bringt und welche Plättchen freigegeben sind.
rule-guard-long =
    Der Wächter des Tempels steht auf einem Wächterplättchen des Weges. Dessen Zahl gibt an, was jede Weihe bringt: 6, 5, 4, 3, 2 und 2 in den sechs Runden.
    Die Plättchen zwischen ihm und dem Bootssteg sind freigegeben. Nach jeder Runde geht er in Richtung Tempeleingang, und eine Gruppe mehr ist freigegeben.
    Erreicht er das letzte Wächterplättchen, beginnt die letzte Runde.
rule-path = Weg
rule-path-short = Vom Bootssteg bis zum Tempeleingang warten hier die Tempelplättchen.
rule-path-long =
    Es gibt 28 Tempelplättchen. Die Plättchen im Spiel liegen in Gruppen zwischen den Wächterplättchen, kleine Zahlen am Bootssteg, je Gruppe so viele, wie Spieler dabei sind.
    Beleuchtete Plättchen zwischen Wächter und Bootssteg sind freigegeben: Besetze sie durch Ernennung und bring sie durch Weihe in den Tempel. Die Gruppe gleich hinter dem Wächter öffnet sich nur durch Bestechung, der Rest liegt im Dunkeln.
    Unbesetzte Plättchen bleiben liegen. Ein besetztes behält seinen Novizen, der weder auf einer Insel noch im Tempel ist.
rule-temple = Tempel
rule-temple-short = Jeder Novize im Tempel bringt in jeder Wertung 1 Punkt.
rule-temple-long =
    Der Tempel hat ein Tempelteil je Spieler, mit je sieben Feldern. Jedes Plättchen hat dort genau ein Feld, in seiner Farbe und mit seiner Zahl.
    Novizen kommen durch Weihe hinein. Je früher sie kommen, desto öfter bringen sie ihren 1 Punkt. Von selbst kehren sie nie auf die Inseln zurück, und für Aktionen kann man sie nicht nutzen.
    Kommt neben ihnen eine höhere Zahl dazu, werden sie verdrängt, wenn kein Buch der Weisen sie schützt.
rule-space = Tempelfeld
rule-space-short = Jedes Feld wartet auf ein Plättchen; höhere Nachbarn sind die Gefahr.
rule-space-long =
    Die Felder sind Sechsecke. Zwei, die sich mit einer Kante berühren, sind benachbart, auch von einem Tempelteil zum nächsten.
    Wer hereinkommt, verdrängt benachbarte Gegner auf kleineren Zahlen ohne Buch.
    Ein durchkreuztes Feld ist geschlossen: Sein Novize wurde verdrängt, und niemand kommt mehr hinein.
rule-wisdom = Buch der Weisen
rule-wisdom-short = Ein Novize mit Buch kann nicht verdrängt werden.
rule-wisdom-long =
    Es gibt 4 Bücher der Weisen. Jeder Spieler beginnt mit einem, beim ersten Novizen im Tempel.
    Die Buch-Aktion bringt irgendein Buch zu einem deiner Novizen ohne Buch, für 1 Punkt. Weil ein Novize mit Buch nicht verdrängt werden kann, verlassen Bücher den Tempel nie.
rule-seats = Saal des Priesterrats
rule-seats-short = Elf Sitze im Wert von 0 bis 10 Punkten; die bessere Scheibe gewinnt jeden Gleichstand.
rule-seats-long =
    Die Zählscheiben beginnen gestapelt auf Sitz 0, in Zugreihenfolge, die des Startspielers zuunterst.
    Mit der Aktion Priesterrat rückt deine Scheibe vor und kommt auf die, die dort liegen; auf dem letzten Sitz kommt sie darunter.
    Die Scheibe weiter vorn, auf demselben Sitz die obere, gewinnt jeden Gleichstand.
    Am Spielende bringt dein Sitz seine Punkte, von 0 bis 10.
rule-candle = Kerzen
rule-candle-short = Ist die letzte erloschen, ist die Runde vorbei.
rule-candle-long =
    Zu Beginn jeder Runde brennen 4 Kerzen, zu zweit 3. Jede Meditation löscht eine, gleich von wem.
    Mit der letzten endet die Runde sofort, was immer du noch vorhattest. Behalte sie also im Auge.
rule-jetty = Bootssteg
rule-jetty-short = Hier warten verdrängte Novizen auf ein Boot.
rule-jetty-long =
    Ein aus dem Tempel verdrängter Novize kommt auf den Bootssteg. Dort ist er auf keiner Insel und kann nicht genutzt werden.
    Gezeiten und Segelboot holen ihn ab: Mit den Gezeiten kommt er inaktiv an, mit dem Segelboot aktiv. Bis dahin wartet er, wie lange auch immer.

## Spielerzahl und Varianten

rule-two-players = Zu zweit
rule-two-players-short = Drei Kerzen, ein Bonus für Bücher, und der Startspieler wechselt.
rule-two-players-long =
    Nur 3 Kerzen brennen. Die Mondpriesterin zahlt 5 und 2 Punkte und zieht 5 Inseln weiter, wie zu dritt.
    In der Vorbereitungsrunde darf keine Kultstätte auf die Heilkräuterinsel.
    Die erste Buch-Aktion jeder Runde bringt 2 Punkte statt 1.
    Der Startspieler wechselt jede Runde, wer auch die letzte Kerze umgedreht hat.
rule-live-scoring = Online-Wertung
rule-live-scoring-short = Kultstätten und Sitz im Priesterrat zählen sofort mit.
rule-live-scoring-long =
    Kultstätten zählen je 4 Punkte, sobald sie stehen, auch die Start-Kultstätte, und der Sitz im Priesterrat zählt, was er wert ist. Übrige Gunstmarken zählen weiterhin erst am Ende.
    Das Endergebnis ist dasselbe. Ob der Einfluss unter 0 fiele, wird ohne diese Punkte geprüft.
rule-fixed-start = Fester Startspieler
rule-fixed-start-short = Zu zweit wird das ganze Spiel über streng abwechselnd gezogen.
rule-fixed-start-long =
    Diese Variante gilt nur zu zweit. Der Startspieler wechselt nicht und hat nach Runde 1 keine Bedeutung mehr.
    Wer die letzte Kerze nicht umgedreht hat, beginnt die nächste Runde.
rule-solo = Solospiel
rule-solo-short = Allein gegen einen Gegner, der von selbst spielt.
rule-solo-long =
    Es gelten die Regeln zu zweit, doch auf jeder Insel liegt nur eine Gunstmarke, und es gibt keine Kerzen: Du handelst, sooft du willst, und sagst, wann die Phase endet.
    Der Gegner ist Startspieler, mit 1 Kultstätte und 1 Novizen auf der Insel des Baumeisters und 2 Novizen auf jeder anderen Insel.
    Plättchen von 1 bis 4 werden verlost. Dein Novize kommt mit einem Buch in den Tempel; der des Gegners kommt von der Insel mit dem Symbol seines Plättchens und hat keines.
    Dann stellst du deine Kultstätte und deine Paare auf: die Kultstätte weder auf die Insel mit der des Gegners noch auf die Heilkräuterinsel. Die vorgegebene Startaufstellung wird nicht benutzt.
    Von deinem Einfluss wird der des Gegners abgezogen; das ist dein Ergebnis.
rule-solo-opponent = Der Zug des Gegners
rule-solo-opponent-short = Was der Gegner in jeder Runde von selbst tut.
rule-solo-opponent-long =
    Zu Beginn jeder Runde wählst du eine beliebige Insel. Alle aktiven Novizen des Gegners dort werden inaktiv, und seine Zählscheibe rückt ebenso viele Sitze vor, höchstens bis 10.
    Wenn möglich, kommt dann ein aktiver Novize in den Tempel: Er nimmt das höchste freigegebene, unbesetzte Plättchen mit dem Symbol seiner Insel, mit Wächterpunkten und Verdrängungen wie immer. Ist das geschehen, wandert das Buch deines kleinsten Plättchens, das eines hat, zum kleinsten Plättchen des Gegners, für 1 Punkt.
    Ein Novize, den du verdrängst, kommt inaktiv neben die Insel mit dem Symbol seines Plättchens.
    Vor jeder Wertung baut ein aktiver Novize auf der Insel des Baumeisters dort eine Kultstätte aus dem Vorrat des Gegners, wenn noch keine von ihm da ist.
    An den Abtrünnigen verliert der Gegner nichts; nach jeder Runde sucht der Abtrünnige die nächste Insel mit einem Novizen von dir.
rule-solo-levels = Stufen des Solospiels
rule-solo-levels-short = Die Stufen 2 und 3 sperren die Insel des Abtrünnigen.
rule-solo-levels-long =
    Auf Stufe 1 kommt nichts hinzu. Auf Stufe 2 ist in deiner Phase jede Aktion auf der Insel des Abtrünnigen verboten, außer der Vertreibung.
    Auf Stufe 3 ist auch die Vertreibung verboten, und Baumeister und Mondpriesterin beginnen auf derselben Insel.
    Verboten ist, deine Novizen dort zu nutzen, zu bewegen oder zu wecken, die Gunst der Insel zu holen und dort zu bauen.
    Erlaubt sind Fahrten dorthin, ein Schritt im Priesterrat mit der Gunstmarke Novize allein, Weihe, Buch und der Einsatz einer Gunstmarke dieser Art.

## Anmerkungen

rule-rulings = Klarstellungen
rule-rulings-short = Wo die gedruckten Regeln schweigen oder sich widersprechen, gilt hier dies.
rule-rulings-long =
    – In der Vorbereitungsrunde stellt jeder alle vier Paare auf, bevor der Nächste an die Reihe kommt.
    – Bei Reise und Gezeiten muss jeder Novize auf eine andere Insel als die eigene.
    – Im Priesterrat darf man nicht mehr Novizen nutzen, als Sitze übrig sind.
    – Sieben oder mehr Novizen treiben den Abtrünnigen ringsum weiter.
    – Bei einer Ernennung darf die Gunstmarke Novize den zweiten Novizen auch dann ersetzen, wenn es ihn gibt. Mit eigener Kultstätte darf sie gar nicht ausgegeben werden.
    – Das Feld eines verdrängten Novizen bleibt für immer geschlossen.
    – Am Rundenende werden Gewinne und Verluste erst verrechnet; erst danach wird ein Einfluss unter 0 auf 0 gesetzt.
rule-rulings-solo = Klarstellungen zum Solospiel
rule-rulings-solo-short = Was die gedruckten Soloregeln offenlassen.
rule-rulings-solo-long =
    – Der Gegner verdrängt nach den üblichen Regeln.
    – Hat das kleinste Plättchen des Gegners schon ein Buch, wandert keines, und es gibt keinen Punkt.
    – Nur ein aktiver Novize baut dem Gegner eine Kultstätte.
    – Auf einer verbotenen Insel darf nichts von dir genutzt, bewegt oder geweckt, keine Gunst geholt und nichts gebaut werden; Weihe, Buch und der Einsatz einer Gunstmarke gelten nicht als Aktionen dort.
    – Die vorgegebene Startaufstellung wird nicht benutzt. Wandert ein Buch zum Gegner, ist das keine Buch-Aktion; dein Bonus für die erste bleibt also offen. Du darfst auch eine Insel ohne aktive Novizen des Gegners wählen.
rule-reconstruction = Rekonstruktionen
rule-reconstruction-short = Gedrucktes, das keine uns erreichbare Quelle bewahrt hat.
rule-reconstruction-long =
    Manche Bilder des gedruckten Spiels waren nicht zu haben. Was sie zeigten, wurde neu zusammengestellt, sodass es zu allem Bekannten passt:
    – Symbol und Farbe der 28 Tempelplättchen und die Namen von zwei Tempelfarben;
    – die Form der Tempelteile und welche Felder benachbart sind;
    – die vorgegebene Startaufstellung, außer der ersten Insel;
    – der Wert der Sitze im Priesterrat, von denen nur 0, 6 und 10 angedeutet sind.
    All das liegt in einer Datei, die sich ersetzen lässt, und jeder Spielstand weiß, mit welchen Daten er gespielt wurde.
