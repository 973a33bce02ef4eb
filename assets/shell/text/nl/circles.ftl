## Title

title-circles = Kringen

## All circles

circles-title = Vriendenkringen
circles-below = Wie is de beste van je vrienden? Een kring bewaart de uitslagen van zijn leden, ondertekend door wie meespeelde. Hij leeft op jullie computers, en geen server kent hem.
circles-mine = Jouw kringen
circles-none = Je zit nog in geen kring.
circles-members = { $count ->
    [one] Eén lid
   *[other] { $count } leden
}, { $games ->
    [0] nog geen partij
    [one] één partij
   *[other] { $games } partijen
}
circles-waiting = Je bent lid. Tref een lid op een relayserver, of lees zijn bestand in, dan zie je de anderen.
circles-begin = Een kring oprichten
circles-name = Naam van de kring
circles-alias = Jouw naam erin
circles-found = Oprichten
circles-join-name = Lid worden van een kring
circles-invitation = De uitnodiging die je kreeg
circles-join = Lid worden

## One circle

circle-view = Tonen
circle-league = Stand
circle-results = Partijen
circle-members = Leden
circle-tournaments = Toernooien
circle-invite = Uitnodigen
circle-invited = De uitnodiging staat op het klembord. Stuur haar naar een vriend: wie haar heeft, kan lid worden.
circle-invitation = Kopieer deze uitnodiging
circle-give = Bestand geven
circle-given = Stuur { $file } naar de andere leden: alle partijen zitten erin en geen geheim.
circle-take = Bestand inlezen
circle-take-below = Sleep het bestand van een ander lid op het venster, of schrijf waar het staat.
circle-taken = { $count ->
    [0] { $name }: er stond niets nieuws in dat bestand.
    [one] { $name }: één nieuwe regel.
   *[other] { $name }: { $count } nieuwe regels.
}
circle-which = Spel
circle-all-games = Alle spellen
circle-season = Seizoen
circle-all-seasons = Vanaf het begin
circle-empty = Er telt nog geen partij. Voeg een afgelopen partij toe en laat de anderen op hun computer tekenen.
circle-games = Partijen
circle-firsts = Gewonnen
circle-mean = Gem. plaats
circle-beaten = Verslagen
circle-rating = Rating
circle-rated = { NUMBER($rating, minimumFractionDigits: 1) } ± { NUMBER($sigma, minimumFractionDigits: 1) }
circle-mean-of = { NUMBER($mean, minimumFractionDigits: 2) }
circle-share = { $share }%
circle-note = De volgorde is naar wat ieder vrijwel zeker heeft laten zien: de rating min driemaal de onzekerheid. Ze volgt alleen uit de ondertekende partijen en is op elke computer gelijk.
circle-against = { $name } tegen de anderen
circle-ahead = Ervoor
circle-level = Gelijk
circle-behind = Erachter
circle-bot = Bots van niveau { $level }
circle-stranger = Gast
circle-of-game = { $date } · { $game }
circle-add = Partij toevoegen
circle-judging = De partijen worden volgens de regels gecontroleerd: { $done } van { $count } …
circle-latest = De laatste { $most } van { $count } partijen.
circle-add-below = Welke afgelopen partij?
circle-add-none = Hier is geen afgelopen partij.
circle-add-who = Wie was { $name }?
circle-add-nobody = Niet in de kring
circle-sign = Tekenen
circle-sign-all = { $count ->
    [one] De partij die op je wacht tekenen
   *[other] De { $count } partijen die op je wachten tekenen
}
circle-signed = Getekend. De anderen krijgen het waar jullie elkaar op een relayserver treffen, of met het bestand.
circle-signs = Uitslagen vanzelf
circle-signs-below = Een partij op het netwerk wordt aan het eind getekend als alle spelers in deze kring zitten. Programma’s die elkaar op een relayserver treffen, geven elkaar wat ontbreekt. Geldt voor alle kringen.
circle-not-you = Je zat niet aan deze tafel. Zeg welke plaats de jouwe was.
circle-state-counts = Telt. Getekend door { $signed }.
circle-state-missing = Telt. Getekend door { $signed }, niet door { $missing }.
circle-state-unsigned = Telt nog niet: getekend door { $signed }, niet door { $missing }.
circle-state-two-logs = Telt niet: van deze partij zijn er twee uitslagen. Deze is getekend door { $signed }.
circle-state-false = Telt niet: het scoreblad zegt iets anders. Getekend door { $signed }.
circle-state-copy = Telt al, onder een andere naam.
circle-unchecked = Niet volgens de regels nagekeken: het scoreblad ontbreekt hier of is van een andere versie.
circle-nobody = niemand
circle-by = Uitgenodigd door { $name }
circle-founder = Heeft de kring opgericht
circle-digits = Iedereen kan elke naam kiezen. De cijfers horen alleen bij het lid: vraag er bij twijfel telefonisch naar.
circle-you = Jij
circle-left = Is vertrokken
circle-replaced = Heeft een nieuwe sleutel
circle-leave = De kring verlaten
circle-leave-below = Je partijen blijven in de kring. Terug kom je alleen met een nieuwe uitnodiging.
circle-rename = Naam wijzigen
circle-lost = Heeft { $name } de oude computer niet meer? Dan wordt { $name } met een uitnodiging opnieuw lid, en meer dan de helft van jullie zegt hier welk lid dat is.
circle-is-now = { $name } is nu
circle-vouch = Zo is het
circle-nobody-new = Niemand
circle-away = { $name } wegsturen
circle-away-below = { $name } gaat zodra meer dan de helft van de anderen dat zegt.
circle-said = Genoteerd. Geef het bestand aan de anderen, zodat zij het weten.

## Tournaments

circle-no-tournament = Nog geen toernooi.
cup-new = Nieuw toernooi
cup-name = Naam
cup-form = Vorm
cup-everybody = Ieder tegen ieder
cup-swiss = Zwitsers
cup-groups = Groepen, finale
cup-size = Aan een tafel
cup-rounds = Ronden
cup-players = Wie speelt mee
cup-begin = Loten
cup-few = Een toernooi heeft minstens twee spelers nodig.
cup-many = Aan een toernooi doen hoogstens { $count } spelers mee.
cup-round = Ronde { $number } van { $most }
cup-bye = { $name } is vrij
cup-open = nog niet gespeeld
cup-own = Je volgende tafels
cup-table = Stand
cup-points = Punten
cup-close = Ronde { $number } loten
cup-close-open = Er zijn nog partijen te spelen. Een late partij telt, maar verandert niet meer wie wie treft.
cup-waits = { $name } loot de volgende ronde.
cup-winner = { $name } heeft gewonnen.
cup-note = De eerste partij die de mensen van een tafel na de loting beginnen, is die van het toernooi. Vrij zijn telt als winst.
cup-below = { $form ->
    [everybody] Ieder tegen ieder
    [swiss] Zwitsers
   *[groups] Groepen en finale
} · { $game } · { $players ->
    [one] één speler
   *[other] { $players } spelers
}

## What is refused

notice-circle-not = { $file } is geen bestand van een kring.
notice-circle-too-long = { $file } is langer dan een kring kan zijn.
notice-circle-forged = { $file } is beschadigd of vervalst. Er is niets van overgenomen.
notice-circle-foreign = { $file } gaat over een kring waar je niet in zit. Vraag een lid om een uitnodiging.
notice-circle-full = De kring heeft geen plaats meer voor wat je zegt.
notice-circle-strangers = { $file } staat vol regels van mensen die niet in de kring zitten. Er is niets van overgenomen. Vraag een lid om een bestand.
notice-circle-no-invitation = Dit is geen uitnodiging voor een kring. Die begint met luna://circle/.
notice-circle-no-name = Schrijf een naam, alsjeblieft.
notice-circle-unfinished = { $file } is nog niet afgelopen.
