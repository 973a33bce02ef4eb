# Les six conseils de la première partie, donnés quand la position s’y prête.

tip-name = Une astuce
tip-welcome = Six tours ; celui qui a le plus d’influence gagne. Les Novices actifs agissent et deviennent inactifs ; à la fin du tour, ils se réveillent. { $key } explique tout ce que vous pointez.
tip-shrine = Vous avez le jeton Sanctuaire, et vos Novices sont auprès de l’Architecte : bâtissez maintenant.
tip-shrine-token = Vos Novices sont auprès de l’Architecte. Prenez d’abord le jeton Sanctuaire sur { $island }, puis bâtissez.
tip-appoint = La tuile { $tile } est à votre portée. Elle coûte des Novices, mais dans le Temple un Novice gagne des points à chaque fin de tour.
tip-recruit = Il reste des Novices dans votre réserve. Recrutez tôt : chaque Novice de plus élargit vos choix.
tip-favour = Un jeton Faveur est à prendre sur { $island }. Réunissez-en quelques-uns avant d’en avoir besoin.
tip-tide = Le tour finit bientôt. La Marée porte vos Novices inactifs vers la Prêtresse, qui sera ensuite sur { $island }.
tip-journey = Le tour finit bientôt. Un Déplacement mène des Novices actifs vers la Prêtresse, qui sera ensuite sur { $island }.
tip-council = Chez la Prêtresse, l’égalité irait à un autre Ordre. Un seul pas au Conseil y remédie.
tip-got-it = Compris
tip-no-more = Arrêter les astuces
