# Uitdagingen: hun namen, doelen, wat je ervan leert, en hoe hun doelen ervoor staan.

challenge-no-shrine = Zonder altaar
challenge-no-shrine-below = Win zonder een altaar te bouwen.
challenge-no-shrine-teaches = Er liggen ook punten in de tempel en bij de Maanpriesteres.

challenge-five-evictions = Vijf verdrijvingen
challenge-five-evictions-below = Verdrijf vijf novices van anderen in één spel.
challenge-five-evictions-teaches = Kijk vooruit: wie bereikt het getal van de wachter?

challenge-without-the-moon = Niet bij maanlicht
challenge-without-the-moon-below = Word minstens tweede zonder ooit de eerste prijs van de Maanpriesteres te nemen.
challenge-without-the-moon-teaches = Tweede prijzen en de tempel leveren elke ronde iets op.

challenge-all-thirteen = Alle dertien
challenge-all-thirteen-below = Win zonder novice in je voorraad.
challenge-all-thirteen-teaches = Een novice die vroeg komt, handelt elke ronde.

challenge-no-shadow = Uit de schaduw
challenge-no-shadow-below = Win zonder een punt aan de ketter te verliezen.
challenge-no-shadow-teaches = Verlaat zijn eiland voor de laatste kaars, of laat hem verbannen.

challenge-last-candle = De laatste kaars
challenge-last-candle-below = Win en doof in vier rondes de laatste kaars.
challenge-last-candle-teaches = Wie de ronde beëindigt, bepaalt wat anderen niet meer doen.

challenge-high-council = Plek tien
challenge-high-council-below = Win en bereik plek 10 in het Concilie.
challenge-high-council-teaches = Het Concilie telt aan het einde en wint elke gelijke stand.

challenge-six-favours = Volle handen
challenge-six-favours-below = Eindig met zes gunstfiches.
challenge-six-favours-teaches = Een fiche dat je bewaart is een punt; een gebruikt fiche moet meer opleveren.

challenge-wandering-book = Het reizende boek
challenge-wandering-book-below = Haal vier keer een Boek der Wijsheid naar je novices.
challenge-wandering-book-teaches = Een boek levert elke keer punten op als het verhuist, en het beschermt.

challenge-homecoming = Thuiskomst
challenge-homecoming-below = Win en haal drie novices van de aanlegplaats terug.
challenge-homecoming-teaches = Wie verdreven is, is niet verloren: het Getij draagt hem naar huis.

challenge-alone = Alleen, met tien
challenge-alone-below = Versla de tegenstander van niveau 1 met tien punten.
challenge-alone-teaches = Alleen zie je alles: plan een hele ronde.

challenge-three-masters = Drie meesters
challenge-three-masters-below = Win van drie bots van niveau 4.
challenge-three-masters-teaches = Alles wat je geleerd hebt, op één avond.

wanted-built-most = Altaren gebouwd: { $now }
wanted-evictions-least = Verdrijvingen: { $now } van { $number }
wanted-prizes-most = Eerste prijzen: { $now }
wanted-supply-most = Novices in de voorraad: { $now }
wanted-lost-most = Verloren aan de ketter: { $now }
wanted-last-least = Laatste kaarsen: { $now } van { $number }
wanted-council-least = Plek in het Concilie: { $now } van { $number }
wanted-tokens-least = Gunstfiches: { $now } van { $number }
wanted-books-least = Boeken verplaatst: { $now } van { $number }
wanted-home-least = Terug van de aanlegplaats: { $now } van { $number }
