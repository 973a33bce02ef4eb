# Les mots des leçons : titre et but, un message par étape (une phrase par ligne), à la fin ce que cela vaut.

## 1

lesson-home = Chez soi
lesson-home-goal = Cinq biens en deux tours
lesson-home-home =
    Vous êtes bleu : cette tribu de la prairie est chez elle.
    À la fin de votre tour, elle rapporte un bien.
lesson-home-away =
    Loin de chez elles, les tribus sont pâles et ne rapportent rien.
    Le signe sur une tribu indique son foyer.
lesson-home-move =
    Menez-les sur forêt 3 : choisissez une tribu, puis la tuile.
    Chacune fait un pas au plus ; Suite achève le mouvement.
lesson-home-move-wrong = Ici, il faut les deux sur forêt 3 : la tribu de la forêt et celle du désert.
lesson-home-end =
    Finissez votre tour : vos tribus chez elles produisent alors.
    Un ban n’est pas utile ici.
lesson-home-end-wrong = Pas encore : finissez d’abord le tour, pour recevoir vos biens.
lesson-home-goods =
    Deux tribus sont chez elles : vous avez reçu deux biens.
    Les biens paient les amulettes.
lesson-home-crowd =
    Le nombre d’une tuile dit combien de tribus elle nourrit.
    S’il y en a plus, personne n’y produit.
lesson-home-lead =
    Désert 2 est plein : deux tribus orange s’y trouvent.
    Personne ne joue orange : votre magie peut mener ses tribus.
lesson-home-task =
    Atteignez cinq biens : faites de la place sur désert 2, puis entrez.
    Menez-en une ailleurs, bougez votre tribu du désert, finissez le tour.
lesson-home-won =
    Trois tribus chez elles ont rapporté trois biens en un tour.
    Regardez si une tuile est pleine avant d’y envoyer une tribu.
lesson-home-worth = Les biens paient les amulettes, et les amulettes font gagner.

## 2

lesson-amulet = Les amulettes
lesson-amulet-goal = En acheter une et la porter à la tour
lesson-amulet-amulets =
    Cinq amulettes différentes dans la tour : la meilleure façon de gagner.
    Chacune s’achète sur une tuile de son paysage.
lesson-amulet-seller =
    Les tribus vertes du marais sont ici chez elles et produisent.
    Où un autre peuple produit, une de vos tribus peut acheter.
lesson-amulet-move =
    Envoyez votre tribu du désert sur marais 4.
    Puis appuyez sur Suite : le mouvement est fini.
lesson-amulet-move-wrong = Ici, il faut seulement votre tribu du désert sur marais 4.
lesson-amulet-buy =
    Appuyez sur le prix de marais 4, et achetez.
    La première amulette coûte un bien.
lesson-amulet-buy-wrong = Pas encore : achetez d’abord l’amulette de marais 4.
lesson-amulet-bought =
    Votre tribu porte le triangle, et vert a gagné un bien.
    Chaque amulette dans la tour rend la suivante plus chère.
lesson-amulet-ban =
    Posez votre ban sur marais 4, pour que personne ne le déplace.
    Appuyez sur Ban, puis sur la tuile.
lesson-amulet-ban-wrong = Ici, il faut votre ban sur marais 4.
lesson-amulet-banned =
    Une tuile sous un ban reste où elle est.
    Votre ban revient quand votre prochain tour commence.
lesson-amulet-task =
    Rapportez l’amulette sur la tuile de votre tour.
    Vous avez une action magique et le mouvement.
lesson-amulet-rank =
    Une amulette dans la tour : votre rang est un.
    Les amulettes en chemin ne comptent pas.
lesson-amulet-worth = Un rang plus haut rend la magie plus forte, et l’amulette suivante plus chère.

## 3

lesson-victory = Comment gagner
lesson-victory-goal = Trois amulettes et vingt biens
lesson-victory-ways =
    Cinq amulettes font gagner, et quatre avec dix biens aussi.
    Trois amulettes et vingt biens suffisent également.
lesson-victory-near =
    Votre tour a deux amulettes, et vous avez 17 biens.
    Une troisième attend sur désert 4, loin de la tour.
lesson-victory-rank =
    Votre rang est deux : vous avez deux actions magiques.
    Ce qui est sur une tuile dérive avec elle.
lesson-victory-shift =
    Déplacez marais 4 et votre tour d’une case vers la gauche.
    Appuyez sur Déplacer, puis sur la tuile, puis sur l’eau.
lesson-victory-shift-wrong = Ici, il faut marais 4 une case plus à gauche, en b3.
lesson-victory-shifted =
    La tour est venue au-devant de la tribu.
    Le monde est rond : les tuiles dérivent aussi par-dessus son bord.
lesson-victory-task =
    Gagnez maintenant : remettez l’amulette et produisez trois biens.
    Bougez toutes celles qu’il faut, puis finissez le tour.
lesson-victory-end =
    C’était le dernier tour de la manche, la partie est donc finie.
    Sinon, les autres auraient fini la manche.
lesson-victory-worth = Comptez avant de remettre la troisième amulette : d’autres peuvent être plus rapides.

## 4

lesson-ban = Le ban
lesson-ban-goal = Gardez votre chemin en place
lesson-ban-way =
    Votre tribu du désert porte le triangle.
    Votre tour, sur forêt 3, est à trois pas.
lesson-ban-threat =
    Vert peut déplacer toute tuile au bord de l’eau, même celle-ci.
    Qui s’y trouve dérive avec elle.
lesson-ban-move =
    Faites le premier pas : sur marais 4.
    Puis appuyez sur Suite : le mouvement est fini.
lesson-ban-move-wrong = Ici, seule la tribu à l’amulette doit aller sur marais 4.
lesson-ban-hold =
    Tenez maintenant la tuile : posez votre ban sur marais 4.
    Appuyez sur Ban, puis sur la tuile.
lesson-ban-hold-wrong = Ici, il faut votre ban sur marais 4, sous votre tribu.
lesson-ban-held =
    Une tuile sous un ban reste : vert doit en déplacer une autre.
    Votre ban revient quand votre prochain tour commence.
lesson-ban-free =
    Un ban n’interdit que de déplacer.
    Les tribus entrent et sortent de marais 4 à leur gré.
lesson-ban-step =
    Le ban est revenu, et marais 4 n’a pas bougé.
    Faites le deuxième pas, sur prairie 4, puis appuyez sur Suite.
lesson-ban-step-wrong = Ici, seule la tribu à l’amulette doit aller sur prairie 4.
lesson-ban-water =
    Désert 2 a dérivé : votre tour pourrait maintenant dériver en e2.
    Un ban sur l’eau agit aussi : rien n’y est déplacé.
lesson-ban-task =
    Rapportez l’amulette : après le tour de vert, il reste un pas.
    Posez votre seul ban là où il sert.
lesson-ban-home =
    Votre tour était restée à sa place.
    Un ban sur forêt 3 ou en e2 l’y garde.
lesson-ban-worth = Une amulette en chemin vaut un ban : une dérive peut coûter des manches.

## 5

lesson-drift = La dérive
lesson-drift-goal = Chez vous, bien que la terre bouge
lesson-drift-edge =
    Votre amulette est sur montagne 2, loin de la tour.
    Mais le monde est rond : montagne 4, en haut, est voisine.
lesson-drift-over =
    Passez par-dessus le bord, sur montagne 4.
    Puis appuyez sur Suite : le mouvement est fini.
lesson-drift-over-wrong = Ici, seule la tribu à l’amulette doit aller sur montagne 4.
lesson-drift-ahead =
    Un pas par-dessus le bord, et vous voilà tout près.
    Par désert 2, il reste deux pas jusqu’à la tour.
lesson-drift-end =
    Finissez maintenant votre tour.
    C’est à vert, qui peut déplacer lui aussi.
lesson-drift-end-wrong = Pas encore : finissez d’abord le tour, pour que vert joue.
lesson-drift-raft =
    Vert laisse de l’eau à la place de désert 2.
    Déplacez montagne 4 en e2 : c’est votre radeau.
lesson-drift-raft-wrong = Ici, il faut montagne 4 une case plus à gauche, en e2.
lesson-drift-carried =
    Une tribu ne va jamais sur l’eau, mais une tuile la porte.
    Elle a emporté aussi la tour et les tribus violettes.
lesson-drift-task =
    Rapportez maintenant l’amulette.
    Il vous reste une action magique, et le mouvement.
lesson-drift-home =
    Trois amulettes dans la tour : votre rang est trois.
    Chaque déplacement ferme un chemin et en ouvre un autre.
lesson-drift-worth = Avant de déplacer, regardez ce qui dérive avec et ce qui reste.

## 6

lesson-market = Le marché
lesson-market-goal = Un bon vendeur, et la fin
lesson-market-ways =
    Trois amulettes et treize biens : ce n’est pas assez.
    Une quatrième amulette et dix biens feraient gagner.
lesson-market-price =
    Le triangle se vend là où se tient votre tribu de prairie.
    Votre rang est trois : il coûte quatre biens.
lesson-market-seller =
    Un joueur qui vend gagne un bien, un peuple neutre aucun.
    Que violet vende, pas vert : il y faut une tribu violette.
lesson-market-lead =
    Menez la tribu violette du marais sur marais 4, chez elle.
    Appuyez sur Mener, puis sur la tribu, puis sur la tuile.
lesson-market-lead-wrong = Ici, la tribu violette du marais doit aller sur marais 4.
lesson-market-stay =
    Chacune est à sa place.
    Appuyez sur Suite : personne ne doit bouger.
lesson-market-stay-wrong = Ici, personne ne bouge : appuyez sur Suite.
lesson-market-buy =
    Appuyez sur le prix de marais 4.
    Choisissez violet, et achetez.
lesson-market-buy-wrong = Ici, violet doit vendre : vert gagnerait un bien.
lesson-market-bought =
    Quatre biens sont payés, votre tribu porte le triangle.
    Il ne compte que dans la tour : votre rang reste trois.
lesson-market-end =
    Finissez votre tour : quatre de vos tribus sont chez elles.
    Elles rapportent les quatre biens.
lesson-market-end-wrong = Pas encore : finissez d’abord le tour, pour recevoir vos biens.
lesson-market-task =
    Gagnez maintenant : portez le triangle à votre tour.
    Puis finissez le tour.
lesson-market-won =
    Cinq amulettes valent le plus, puis quatre, puis trois.
    À fin égale, les amulettes comptent d’abord, puis les biens.
lesson-market-worth = Comptez avant d’acheter : il faut des biens pour la fin aussi.
