# Wat over een aangewezen ding gezegd wordt.

about-rule = { $key }: de regel

## The buttons that take back

about-undo = Neemt je laatste beurt terug en alles wat daarna kwam.
about-undo-counts = Een spel waarin beurten zijn teruggenomen, telt niet mee voor de records.
about-step = Neemt de laatste stap van deze zet terug.
about-redo = Speelt opnieuw wat teruggenomen is.
about-reset = Neemt deze hele zet terug.
about-key = Toets: { $key }
