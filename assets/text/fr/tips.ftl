# Les six conseils de la première partie, donnés quand la position s’y prête.

tip-name = Un conseil
tip-shrine = Vous avez le jeton Sanctuaire, et vos Novices sont auprès de l’Architecte : bâtissez maintenant.
tip-shrine-token = Vos Novices sont auprès de l’Architecte. Prenez d’abord ici le jeton Sanctuaire, puis bâtissez.
tip-appoint = La tuile { $tile } est à votre portée. Entrer tôt dans le Temple rapporte à chaque tour suivant.
tip-recruit = Il reste des Novices dans votre réserve. Recrutez tôt : chacun de plus élargit vos choix.
tip-favour = Un jeton Faveur est à prendre ici. Réunissez-en quelques-uns avant d’en avoir besoin.
tip-tide = Le tour finit bientôt. La Marée porte vos Novices inactifs vers la Prêtresse, qui sera sur { $island }.
tip-journey = Le tour finit bientôt. Un Voyage mène des Novices actifs vers la Prêtresse, qui sera sur { $island }.
tip-council = Chez la Prêtresse, l’égalité irait à un autre Ordre. Un seul pas au Conseil y remédie.
tip-got-it = Compris
tip-no-more = Plus de conseils
