# De pagina met puzzels, en wat er aan hun tafel wordt gezegd.

title-puzzles = Puzzels
puzzles-title = Puzzels
puzzles-level = Niveau { $level }
puzzle-sign = Puzzel · niveau { $level }
puzzle-you = Jij
puzzle-shown = De beste reeks beurten wordt getoond.
puzzle-answered = De puzzel is beantwoord: maak ongedaan, of begin opnieuw.
puzzle-no-proof = Op deze beurt is er geen bewezen antwoord. Maak hem ongedaan.
puzzle-solved = Opgelost
puzzle-missed = Nog niet
puzzle-value = { $value ->
    [one] Dit levert { $value } punt op; de beste reeks levert er { $best } op.
   *[other] Dit levert { $value } punten op; de beste reeks levert er { $best } op.
}
puzzle-reached = Je hebt het gehaald, en niemand had je kunnen tegenhouden.
puzzle-not-reached = Zo lukt het niet. Met andere beurten lukt het wel, wat de anderen ook doen.
puzzle-luck = Je hebt onderweg getrokken; geluk en pech tellen niet mee.
puzzle-next = Volgende puzzel
puzzle-line = Toon de beste reeks
puzzle-again = Opnieuw
puzzles-pack = De { $count } puzzels
puzzles-below = { $won } van { $most } sterren gewonnen. Elk antwoord is bewezen, wat de anderen ook doen.
puzzles-stars = { $won } van { $most } sterren
puzzles-solved = { $won } van { $most } opgelost
puzzle-day = De puzzel van de dag
puzzle-day-comes = Hij wordt gemaakt en is er zo.
puzzle-day-facts = { $day }, niveau { $level }
puzzle-day-turns =
    { $turns } mogelijke beurten, { $best ->
        [one] één daarvan is de beste.
       *[other] { $best } daarvan zijn de beste.
    } Een hint kost een ster.
puzzle-day-solve = Oplossen
puzzle-day-again = Opnieuw oplossen
puzzle-day-won = Gewonnen:
puzzle-share = Mijn resultaat kopiëren
puzzle-copy = Puzzel kopiëren
puzzle-shared =
    Luna, puzzel van { $day }, niveau { $level }: { $stars } { $days ->
        [0] { "" }
        [one] (dag 1)
       *[other] ({ $days } dagen op rij)
    }
puzzle-shared-copied = Je resultaat staat op het klembord; het verraadt niets.
puzzle-copied = De puzzel staat op het klembord, zonder het antwoord.
puzzle-run =
    { $days ->
        [0] Nog geen dag op rij
        [one] Eén dag op rij
       *[other] { $days } dagen op rij
    }
puzzle-moon-0 = niet gespeeld
puzzle-moon-1 = één ster
puzzle-moon-2 = twee sterren
puzzle-moon-3 = drie sterren
puzzle-paste = Puzzel plakken
puzzle-pasting = Wordt bewezen
puzzle-paste-unproved = Er is geen duidelijk antwoord gevonden; deze puzzel wordt daarom niet aangeboden.
puzzle-paste-unreadable = Dit is geen puzzel: { $fault }
puzzle-paste-other = Deze puzzel hoort bij een ander spel.
puzzle-paste-later = Verlaat eerst deze tafel en plak dan de puzzel opnieuw.
puzzle-hint-comes = Het antwoord wordt uitgewerkt.
puzzle-hint-more = Vraag nog eens naar de volgende zet; dat kost nog een ster.
puzzle-hints =
    { $hints ->
        [one] Eén hint heeft een ster gekost.
       *[other] { $hints } hints hebben sterren gekost.
    }
puzzles-clear = Sterren wissen
puzzles-clear-title = Alle sterren wissen?
puzzles-clear-below = Sterren van puzzels, dagen en uitdagingen worden vergeten, en welke van je eigen puzzels je kent. Dit kan niet ongedaan worden gemaakt.
puzzles-clear-yes = Wissen
puzzles-own = Uit je eigen partijen
puzzles-own-known = { $known } van { $most } onder de knie
puzzles-own-below = { $due ->
    [0] Vandaag is er niets aan de beurt. Wat je hebt opgelost, komt na een dag terug en dan na drie.
    [one] Eén puzzel is aan de beurt. De beste zet miste je in je eigen partij.
   *[other] { $due } puzzels zijn aan de beurt. De beste zetten miste je in je eigen partijen.
}
puzzles-own-spoilt = Eén bestand met je eigen puzzels is onleesbaar: { $file }. Het blijft zoals het is.
puzzles-own-copy = Deze puzzel kopiëren
puzzles-own-searched = Het oog staat bij puzzels waarvan het antwoord uit een diepe zoektocht komt; alle andere zijn bewezen.
puzzle-asks-best = Eén zet is hier duidelijk beter dan alle andere. Welke?
puzzle-teaches-best = Het antwoord komt uit een diepe zoektocht; het is niet bewezen.
puzzle-best-found = Dat is hier de beste zet.
puzzle-best-cost = { $points ->
    [one] Deze zet is ongeveer { NUMBER($points, maximumFractionDigits: 1) } punt minder waard dan de beste.
   *[other] Deze zet is ongeveer { NUMBER($points, maximumFractionDigits: 1) } punten minder waard dan de beste.
}
