## Ce que dit le guide, une fois par coup au plus

coach-welcome =
    Six tours ; la plus grande influence gagne.
    Choisissez une Île où deux de vos Novices se tiennent : ils peuvent agir.
coach-forecast =
    Il reste une bougie. Voici ce que la fin du tour rapporterait.
    Prêtresse, Apostat et Temple sont comptés ensemble pour chacun.
coach-evicted =
    Votre Novice sur { $tile } a été évincé ; il attend à l’embarcadère.
    Un Livre de la Sagesse protège le suivant pour toujours.
coach-last-round =
    Le dernier tour : qui agit maintenant ne se réveille plus.
    Un Sanctuaire vaut 4 points, une faveur gardée 1, votre siège son nombre.
coach-apostate-came =
    L’Apostat a été envoyé vers vos Novices, sur { $island }.
    S’il y reste, la fin du tour vous coûte { $points }.
coach-book-lost =
    Le livre de votre Novice sur { $tile } a été pris.
    Il peut de nouveau être évincé ; le jeton Livre en ramène un.
coach-new-round =
    Un nouveau tour : tous les Novices sont réveillés, les figurines ont avancé.
    La Prêtresse est sur { $island } ; une Sanctification rapporte { $points }.
coach-build =
    L’Architecte est sur { $island }, et vous avez le jeton Sanctuaire.
    Bâtissez maintenant : 4 points à la fin, et des actions moins chères.
coach-evict =
    La tuile { $tile } chasserait { $count ->
        [one] un voisin plus petit
       *[other] { $count } voisins plus petits
    } : sanctifiez-la.
    Cela rapporte aussitôt { $points } points, que les autres perdent à chaque tour.
coach-consecrate =
    La tuile { $tile } peut être sanctifiée : le Gardien donne { $points } maintenant.
    { $next ->
        [0] C’est la dernière occasion.
       *[other] Au prochain tour, il ne donne plus que { $next }.
    }
coach-shrine-token =
    Deux de vos Novices sont auprès de l’Architecte.
    Prenez d’abord le jeton Sanctuaire sur { $island }, puis bâtissez.
coach-book-now =
    Votre Novice sur { $tile } peut être évincé au prochain coup.
    Votre jeton Livre lui donne un Livre de la Sagesse, pour toujours.
coach-last-candle =
    La dernière bougie rapporte 1 point et finit le tour.
    Vous gagneriez { $points } maintenant, personne n’a mieux.
coach-expel =
    L’Apostat est parmi vos Novices : cela coûte { $points }.
    L’un d’eux peut le renvoyer par une Expulsion.
coach-apostate =
    Le tour finit bientôt, et l’Apostat sur { $island } vous coûte { $points }.
    Quittez son Île, ou renvoyez-le.
coach-home =
    Ramenez votre Novice de l’embarcadère avec le jeton { $favour }.
    Rien d’autre ne ramène les évincés.
coach-stranded =
    Un de vos Novices attend à l’embarcadère et ne peut pas agir.
    Le jeton Voilier ou Marée le ramène.
coach-sail-in =
    Le Voilier débarque des Novices réveillés : sur { $island }, ils comptent aussitôt.
    La Prêtresse vous y donnerait { $points }.
coach-tie =
    Une égalité chez la Prêtresse irait à un autre Ordre.
    Un pas au Conseil y change tout.
coach-nobody-serves =
    Personne ne sert la Prêtresse sur { $island }.
    Un seul Novice actif y gagnerait { $points }.
coach-book-bonus =
    À deux, le premier Livre de chaque tour rapporte 2 points.
    Et votre Novice est à l’abri.
coach-threatened =
    La tuile { $by } pourrait évincer votre Novice sur { $tile } au prochain coup.
    Un jeton Livre protège : cherchez-en un.
coach-bribery =
    Votre jeton Corruption atteint la tuile { $tile } derrière le Gardien.
    Vous y êtes un tour avant les autres.
coach-appoint =
    La tuile { $tile } est à votre portée.
    Au Temple, un Novice rapporte un point à chaque fin de tour.
coach-tide =
    Votre jeton Marée porte aussi les Novices inactifs.
    Au prochain tour, la Prêtresse sera sur { $island }.
coach-stay =
    Vos Novices sur { $island } gagnent { $points } s’ils restent réveillés.
    Qui y agit ne compte plus ce tour-ci.
coach-end-near =
    Chacun peut maintenant retourner la dernière bougie.
    Faites d’abord ce qui ne pourra plus attendre.
coach-discount =
    Votre Sanctuaire sur { $island } rend la Faveur moins chère.
    Un Novice y suffit.
coach-journey =
    Le tour finit bientôt ; ensuite la Prêtresse sera sur { $island }.
    Qui y va maintenant se réveille à ses côtés.
coach-herbs =
    Les Plantes réveillent deux de vos Novices sur { $island }.
    Ils peuvent encore agir ce tour-ci.
coach-novice-token =
    Le jeton Novice remplace un Novice.
    Celui qui est seul sur { $island } suffit donc.
coach-recruit =
    { $count ->
        [one] Un Novice est
       *[other] { $count } Novices sont
    } encore dans votre réserve.
    Recrutez tôt, par exemple sur { $island } : chacun agit à chaque tour.
coach-favour =
    Un jeton Faveur est à prendre sur { $island }.
    Réunissez-en tôt ; chaque jeton gardé vaut un point.
coach-keep =
    Rien de mieux à faire ? Prenez la faveur sur { $island }.
    Gardée jusqu’à la fin, elle vaut un point.
coach-council =
    Les Novices sans meilleure tâche peuvent aller au Conseil.
    Ceux de { $island } rapporteraient { $points } à la fin.
coach-idle =
    Tous vos Novices sont inactifs : retournez une bougie.
    Qui retourne la dernière gagne un point.

## Ce qui a réussi

well-consecrated = Tour { $round } : la tuile { $tile } au Temple pour { $points }.
well-evicted = Tour { $round } : la tuile { $tile } a rapporté { $points } et évincé { $count ->
    [one] un Novice
   *[other] { $count } Novices
}.
well-shrine = Tour { $round } : un Sanctuaire sur { $island }, 4 points à la fin.
well-priestess = Tour { $round } : la Prêtresse vous a donné { $points }.
well-temple = Tour { $round } : votre Temple a rapporté { $points }.
well-favours = { $count } faveurs gardées jusqu’à la fin.
well-council = Tour { $round } : le siège { $seat } au Conseil.
well-book = Tour { $round } : un livre a protégé votre Novice sur { $tile }.
well-recruited = Tour { $round } : un Novice de plus sur { $island }.
well-favour = Tour { $round } : le jeton { $favour }.

## Ce qu’il faut essayer ensuite

next-consecrate = Occupez une tuile et sanctifiez-la tant que le Gardien donne beaucoup.
next-shrine = Bâtissez un Sanctuaire auprès de l’Architecte : 4 points à la fin.
next-book = Protégez un Novice du Temple avec un livre.
next-sail = Prenez le Voilier : les Novices arrivent réveillés et comptent aussitôt.
next-tide = Utilisez la Marée avant la fin d’un tour : elle porte aussi les inactifs.
next-council = Avancez au Conseil : il départage toutes les égalités.
next-recruit = Recrutez au premier tour : plus de Novices, plus de coups.
next-herbs = Réveillez des Novices avec les Plantes et agissez deux fois.
next-expel = Envoyez l’Apostat chez les autres par une Expulsion.
next-appoint = Occupez une tuile du chemin par une Promotion.
next-journey = Allez là où la Prêtresse sera ensuite.
next-favour = Prenez des faveurs : chacune ouvre une action.
next-level = Vous avez tout essayé : jouez contre le niveau suivant.
