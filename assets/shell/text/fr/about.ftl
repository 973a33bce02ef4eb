# Ce qui est dit d’une chose montrée.

about-rule = { $key } : la règle

## The buttons that take back

about-undo = Annule votre dernier coup et tout ce qui l’a suivi.
about-undo-counts = Une partie où l’on annule des coups ne compte pas pour les records.
about-step = Annule la dernière étape de ce coup.
about-redo = Rétablit ce qui a été annulé.
about-reset = Annule tout le coup commencé.
about-key = Touche : { $key }
