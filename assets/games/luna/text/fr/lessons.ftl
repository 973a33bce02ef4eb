# Les mots des leçons : titre et but, un message par étape (une phrase par ligne), ce que cela vaut à la fin.

lesson-turns = { $left ->
    [one] Il reste un coup.
   *[other] Il reste { $left } coups.
}
lesson-aim-favours = Faveurs : { $have } sur { $want }
lesson-aim-novices = Novices : { $have } sur { $want }
lesson-aim-shrines = Sanctuaires : { $have } sur { $want }
lesson-aim-evicted = Évincés : { $have } sur { $want }
lesson-aim-books = Livres : { $have } sur { $want }
lesson-aim-active = Actifs : { $have } sur { $want }

## 1

lesson-novices = Les Novices
lesson-novices-goal = Deux Faveurs et neuf Novices
lesson-novices-awake =
    Vos Novices debout sont actifs.
    Toute action demande des Novices actifs.
lesson-novices-resting =
    Celui-ci se repose en bateau : il est inactif.
    Il se réveille à la fin du tour.
lesson-novices-favour =
    Prenez la Faveur de Marée avec deux Novices.
    Appuyez sur Faveur, puis sur les jetons de Marée.
lesson-novices-favour-wrong = C’est permis, mais cette étape demande la Faveur de Marée.
lesson-novices-taken =
    Les deux Novices se reposent, et le jeton est à vous.
    On en garde un de chaque sorte.
lesson-novices-recruit =
    Deux Novices actifs peuvent en recruter un troisième de la réserve.
    Le nouveau se repose d’abord.
lesson-novices-task = Ayez deux Faveurs et neuf Novices.
lesson-novices-won =
    Une action par coup : les deux étaient bonnes.
    Plus de Novices, c’est plus de choix à chaque tour.
lesson-novices-worth = Chaque Faveur gardée jusqu’à la fin vaut 1 point.

## 2

lesson-shrines = Les Sanctuaires
lesson-shrines-goal = Le second Sanctuaire, et sa Faveur pour un Novice
lesson-shrines-shrine =
    Cette maison sur Marée est votre Sanctuaire.
    Une Faveur y coûte un Novice, pas deux.
lesson-shrines-cheap =
    Prenez la Faveur de Marée avec votre seul Novice là-bas.
    Appuyez sur Faveur, puis sur les jetons.
lesson-shrines-cheap-wrong = Pas encore : d’abord la Faveur de Marée, pour un Novice.
lesson-shrines-single = Un seul Novice se repose.
lesson-shrines-builder =
    On ne bâtit que sur l’Île de l’Architecte.
    Il faut deux Novices et le jeton Sanctuaire.
lesson-shrines-task = Bâtissez ici, puis prenez la Faveur de Voilier pour un Novice.
lesson-shrines-counts =
    Un Sanctuaire compte comme un Novice pour la Prêtresse de la Lune.
    Il reste toute la partie.
lesson-shrines-final = À la fin, chacun de vos Sanctuaires rapporte 4 points.
lesson-shrines-worth = Les Sanctuaires rendent les Faveurs moins chères et valent 4 points chacun à la fin.

## 3

lesson-temple = Le Temple
lesson-temple-goal = Une Sanctification qui évince deux Novices, puis un Livre
lesson-temple-path =
    Les tuiles entre le Gardien et l’embarcadère sont accessibles.
    On ne peut occuper que celles-là.
lesson-temple-claim =
    La tuile 16 porte le signe de Corruption.
    Occupez-la : appuyez sur Promouvoir, puis sur la tuile.
lesson-temple-claim-wrong = C’est permis, mais cette étape demande la tuile 16, avec deux Novices de Corruption.
lesson-temple-claimed =
    Un Novice attend sur la tuile, l’autre se repose.
    Personne ne peut vous prendre la tuile.
lesson-temple-consecrate =
    Votre Novice de la 15 peut entrer au Temple.
    Appuyez sur Sanctifier, puis sur la tuile 15.
lesson-temple-consecrate-wrong = Pas maintenant : d’abord la tuile 15 entre au Temple.
lesson-temple-evicted =
    15 dépasse sa voisine 12 : ce Novice est à l’embarcadère.
    Le Gardien a donné 4 points, l’éviction 1.
lesson-temple-book =
    On n’évince personne d’un Livre de la Sagesse.
    Votre jeton Livre en apporte un, même celui d’un autre.
lesson-temple-task = Évincez deux Novices avec 16, puis donnez-lui le livre de 6.
lesson-temple-safe =
    22 et 27 sont plus grandes, mais votre 16 a le livre.
    Elle reste jusqu’à la fin.
lesson-temple-worth = Chaque Novice dans le Temple rapporte 1 point à chaque décompte, jusqu’au dernier.

## 4

lesson-move = En chemin
lesson-move-goal = Tous rentrés de l’embarcadère, et deux éveillés
lesson-move-journey =
    Un Déplacement mène des Novices actifs vers d’autres Îles.
    Choisissez vos deux de Marée, puis Voilier, puis confirmez.
lesson-move-journey-wrong = Cette étape demande le Déplacement des deux Novices de Marée vers Voilier.
lesson-move-asleep =
    Après un Déplacement, les Novices se reposent.
    Ils se réveillent au tour suivant.
lesson-move-sail =
    Avec le jeton Voilier, deux Novices arrivent éveillés.
    Menez les deux de la Bibliothèque à Corruption.
lesson-move-sail-wrong = Prenez le Voilier : les deux Novices de la Bibliothèque à Corruption.
lesson-move-awake =
    Ils sont encore actifs.
    Ils peuvent donc agir sur Corruption pendant ce tour.
lesson-move-act =
    Prenez avec eux la Faveur de Corruption.
    Appuyez sur Faveur, puis sur les jetons.
lesson-move-act-wrong = Pas encore : d’abord la Faveur de Corruption.
lesson-move-jetty =
    Vos Novices évincés attendent à l’embarcadère la Marée ou le Voilier.
    La Marée prend tout le monde, même au repos.
lesson-move-herbs =
    Le jeton Plantes réveille un ou deux Novices d’une Île.
    Jamais sur l’Île des Plantes.
lesson-move-task = Ramenez tout le monde de l’embarcadère, avec deux Novices éveillés.
lesson-move-home = Tous sont rentrés, et deux peuvent encore agir ce tour-ci.
lesson-move-worth = Même au dernier tour, les points vont aux Novices bien placés.

## 5

lesson-moon = Lune et ombre
lesson-moon-goal = Gagner une égalité chez la Prêtresse et quitter l’ombre
lesson-moon-priestess =
    À la fin du tour, la Prêtresse récompense ici les Novices actifs.
    Le plus grand nombre gagne 5 points, le suivant 2.
lesson-moon-tie =
    Vous y avez tous deux deux Novices.
    Le plus avancé au Conseil gagne l’égalité.
lesson-moon-council =
    Chaque Novice utilisé vous avance d’un siège.
    Appuyez sur Conseil, puis sur votre Novice de Marée.
lesson-moon-council-wrong = Cette étape demande votre seul Novice de Marée pour le Conseil.
lesson-moon-stepped =
    Un siège de plus.
    Sur le même siège, le disque du dessus est devant.
lesson-moon-shadow =
    L’Apostat prend des points à tous ceux qui sont près.
    Vous perdez un de plus que vos Novices là-bas.
lesson-moon-expel =
    Des Novices actifs près de lui le chassent, une Île chacun.
    Ils restent sur place et se reposent.
lesson-moon-task = Gagnez l’égalité, et chassez l’Apostat là où vous n’avez personne.
lesson-moon-end =
    Une bougie brûle.
    Appuyez sur Méditer, et encore une fois pour finir le tour.
lesson-moon-end-wrong = Tout est prêt : éteignez la dernière bougie.
lesson-moon-scored =
    La Prêtresse vous a donné 5 points, l’ombre n’a rien pris.
    La bougie a rapporté 1, le Temple 1.
lesson-moon-next =
    Tous sont éveillés, et les figures ont avancé.
    Les pâles montrent où elles iront ensuite.
lesson-moon-worth = Six tours, six prix : la Prêtresse et l’ombre font beaucoup du résultat.

## 6

lesson-candle = La dernière bougie
lesson-candle-goal = Prendre la dernière bougie quand vous menez
lesson-candle-candles =
    Au lieu d’agir, vous pouvez éteindre une bougie : c’est la Méditation.
    Les autres doivent alors jouer.
lesson-candle-meditate =
    Éteignez-en une.
    Appuyez sur Méditer.
lesson-candle-meditate-wrong = Cette étape demande une bougie : appuyez sur Méditer.
lesson-candle-lower =
    Il reste une bougie.
    Qui a médité peut encore agir plus tard.
lesson-candle-last =
    La dernière bougie finit le tour aussitôt et rapporte 1 point.
    Le joueur suivant commence le nouveau tour.
lesson-candle-end =
    C’est le dernier tour de la partie.
    Puis : 4 par Sanctuaire, 1 par Faveur, et votre siège au Conseil.
lesson-candle-forecast =
    La prévision montre la fin telle qu’elle serait maintenant.
    À égalité de points, le Conseil décide.
lesson-candle-task = Éteignez la dernière bougie quand cela gagne la partie.
lesson-candle-over =
    Vous avez tous deux 60 points, et votre disque est devant au Conseil.
    Vous avez gagné.
lesson-candle-worth = Le plus de points gagne, le Conseil départage : vous savez tout.
