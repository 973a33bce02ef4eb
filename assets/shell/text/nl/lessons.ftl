# De pagina om te leren, en wat er op de knoppen van de lantaarndraagster staat.

title-learn = Leren
learn-title = Leren
learn-below = Lessen aan de echte tafel, elk een taak om te winnen. Gewonnen: { $won } van { $most }.
learn-lesson = Les { $number }
learn-start = Beginnen · ongeveer 3 minuten
learn-goes-on = Verder: stap { $step } van { $steps }
learn-won = Gewonnen in { $time }
learn-rules = De regels
learn-rules-below = Om iets op te zoeken: geen les veronderstelt dat je ze kent.
learn-puzzles = Puzzels
learn-puzzles-below = Eén per dag en een voorraad om uit te kiezen.
lesson-place = { $name } · { $step } van { $steps }
lesson-won = Gewonnen in { $time }
lesson-on = Verder
lesson-show = Laat zien
lesson-skip = Doe het voor mij
lesson-again = Opnieuw
lesson-leave = Naar de lessen
lesson-next = Volgende les
lesson-failed = Gemist: het doel is nu onbereikbaar.
lesson-waits = De tafel wacht op je
