# Was zu einem Ding gesagt wird, auf das gezeigt wird.

about-rule = { $key }: die Regel

## The buttons that take back

about-undo = Nimmt deinen letzten Zug zurück und alles, was danach kam.
about-undo-counts = Ein Spiel, in dem Züge zurückgenommen werden, zählt nicht für die Rekorde.
about-step = Nimmt den letzten Schritt dieses Zuges zurück.
about-redo = Spielt noch einmal, was zurückgenommen wurde.
about-reset = Nimmt den ganzen angefangenen Zug zurück.
about-key = Taste: { $key }
