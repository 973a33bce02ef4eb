# De pagina met puzzels, en wat er aan hun tafel wordt gezegd.

title-puzzles = Puzzels
puzzles-title = Puzzels
puzzles-below = Elk antwoord is bewezen, wat de anderen ook doen. Gewonnen sterren: { $won } van { $most }.
puzzles-level = Niveau { $level }
puzzle-sign = Puzzel · niveau { $level }
puzzle-you = Jij
puzzle-shown = De beste reeks beurten wordt getoond.
puzzle-answered = De puzzel is beantwoord: maak ongedaan, of begin opnieuw.
puzzle-no-hint = In een puzzel zijn er geen hints. Je mag van alles proberen en ongedaan maken.
puzzle-no-proof = Op deze beurt is er geen bewezen antwoord. Maak hem ongedaan.
puzzle-solved = Opgelost
puzzle-missed = Nog niet
puzzle-value = { $value ->
    [one] Dit levert { $value } punt op; de beste reeks levert er { $best } op.
   *[other] Dit levert { $value } punten op; de beste reeks levert er { $best } op.
}
puzzle-reached = Je hebt het gehaald, en niemand had je kunnen tegenhouden.
puzzle-not-reached = Zo lukt het niet. Met andere beurten lukt het wel, wat de anderen ook doen.
puzzle-next = Volgende puzzel
puzzle-line = Toon de beste reeks
puzzle-again = Opnieuw
