## Ce que dit le guide, au plus une fois par tour

coach-home =
    Posez la tour où des tribus de votre main sont chez elles : elles produisent aussitôt.
    Pas sur un 2 : les nouvelles tribus y arrivent, et il est vite surpeuplé.
coach-near =
    Restez près des autres : les amulettes ne viennent que d’eux.
    Il faut porter chacune jusqu’à votre tour.
coach-first =
    D’abord { $count ->
        [one] une action magique
       *[other] { $count } actions magiques
    }, puis chaque tribu peut faire un pas.
    À la fin, chaque tribu qui est chez elle rapporte un bien.
coach-last-round =
    C’est la dernière manche : après elle, chacun aura eu autant de tours.
    La meilleure condition gagne, puis le plus d’amulettes, puis de biens.
coach-conditions =
    Cinq amulettes gagnent, ou quatre et 10 biens, ou trois et 20.
    Qui a cela ouvre la dernière manche. Voici où en sont les choses.
coach-market =
    Sur { $land } { $number }, vous pourriez acheter : { $people } y produit.
    Il y faut une de vos tribus après le mouvement, et { $price ->
        [one] un bien
       *[other] { $price } biens
    }.
coach-buy =
    Vous pouvez acheter sur { $land } { $number } : cliquez sur le prix.
    Une de vos tribus porte l’amulette ; elle ne compte que dans la tour.
coach-shift =
    Déplacez { $land } { $number } vers { $square } : tout ce qui s’y trouve dérive avec.
    Une de vos amulettes sera alors à un pas de la tour.
coach-carry =
    Encore { $count ->
        [one] un pas
       *[other] { $count } pas
    } jusqu’à la tour ; en route : { $amulet }.
    Bougez cette tribu à chaque tour, ou déplacez la tour vers elle.
coach-handed-in =
    Votre rang est { $rank } : l’amulette suivante coûte { $price } biens.
    { $rank ->
        [1] Dès le rang 2, chaque rang donne une action magique de plus.
       *[other] Mais vous avez { $rank } actions magiques à chaque tour.
    }
coach-crowded =
    Sur { $land } { $number } se trouvent { $have } tribus, mais la tuile n’en nourrit que { $most }.
    Personne n’y produit tant qu’aucune ne part.
coach-banned =
    Un ban ({ $people }) est sur { $land } { $number } : la tuile ne peut pas dériver.
    Les tribus y entrent et en sortent comme avant.
coach-drifted =
    Le monde est rond : la tuile { $land } { $number } est sortie en { $origin } et rentrée en { $square }.
    Ce qui s’y trouvait a suivi ; les tribus peuvent passer aussi.
coach-lead =
    Menez une { $tribe } ({ $people }) sur { $land } { $number } : elle y est chez elle.
    Elle y produit alors, et votre tribu peut y acheter.
coach-neutral = { $all ->
        [one] { $people } : la dernière tribu dans le sac est chez elle sur { $land } { $number }.
       *[other] { $count ->
            [one] { $people } : une tribu sur { $all } dans le sac est chez elle sur { $land } { $number }.
           *[other] { $people } : { $count } tribus sur { $all } dans le sac sont chez elles sur { $land } { $number }.
        }
    }
    Tirez-en une : elle arrive à sa tour et vous y vend.
coach-full =
    À votre tour, { $land } { $number } n’a plus de place.
    La tribu tirée devrait repartir aussitôt, sinon personne n’y produit.
coach-away =
    Votre { $tribe } sur { $land } { $number } n’est pas chez elle et ne rapporte rien.
    Sur { $homeland } { $homenumber }, à un pas, elle produirait.
coach-ban =
    Posez votre ban sur { $land } { $number } : personne n’éloignera votre tour.
    Il y reste jusqu’à votre prochain tour.
coach-welcome =
    Les amulettes gagnent : achetées où d’autres produisent, portées à votre tour.
    La tour commence bien où vos tribus tirées sont chez elles et produisent.
coach-bring-home =
    C’est votre dernier tour : les amulettes en route ne comptent pas.
    À un pas de la tour : { $amulet }. Faites-y entrer cette tribu.
coach-finish =
    Avec la production de ce tour, vous avez { $condition }.
    La dernière manche commence alors ; les autres la jouent jusqu’au bout.
coach-hold-back =
    { $people } est à un pas de sa tour ; en route : { $amulet }.
    Déplacez { $land } { $number } vers { $square }, et un pas ne suffit plus.
coach-beware =
    Si personne n’agit, { $people } aura { $condition } à son prochain tour.
    Surpeuplez ses terres, ou éloignez sa tour de ses porteurs.
coach-one-left =
    Pour en avoir cinq, il ne vous manque que : { $amulet }.
    On l’achète sur ces tuiles, là où un autre peuple produit.
coach-two-ways =
    Deux voies mènent à la fin : encore { $count ->
        [one] { $count } bien
       *[other] { $count } biens
    }, ou une quatrième amulette.
    Elle coûte { $price }, il faut la porter à la tour, et 10 biens suffisent alors.
coach-porter =
    Sur { $land } { $number }, plusieurs de vos tribus pourraient porter l’amulette.
    Choisissez-en une qui n’est pas chez elle : l’autre continue de produire.
coach-both =
    Vous pouvez acheter deux amulettes à ce tour, pour { $price ->
        [one] un bien
       *[other] { $price } biens
    } chacune.
    Le prix ne monte que lorsqu’une est dans la tour.
coach-wait =
    Pour l’amulette de { $land } { $number }, il vous manque { $count ->
        [one] un bien
       *[other] { $count } biens
    }.
    La production de ce tour y suffit : laissez-y attendre votre tribu.
coach-stay =
    Achetée à votre tour : { $amulet }.
    Laissez cette tribu sur place : après le mouvement, l’amulette est rentrée.
coach-stranded =
    De { $land } { $number }, aucun chemin par terre vers la tour ; isolée : { $amulet }.
    Déplacez une tuile pour que les terres se touchent de nouveau.
coach-moved =
    Votre tour a été déplacée ({ $people }), avec { $land } { $number }, vers { $square }.
    Un ban à la fin de votre tour de jeu l’y retiendrait.
coach-relief =
    Sur { $land } { $number }, une tribu est de trop, et les vôtres ne produisent pas.
    Menez une { $tribe } ({ $people }) ailleurs : elles produiront.
coach-sold =
    { $people } a acheté chez vous : { $amulet }. Cela vous a rapporté un bien.
    Nul ne peut refuser ; et la même tribu peut vendre encore.
coach-new-round =
    Nouvelle manche : chacun a joué un tour. Vous avez { $count ->
        [one] un bien
       *[other] { $count } biens
    }.
    L’amulette suivante coûte { $price } ; chacune dans la tour ajoute 1 au prix.
coach-draw = { $all ->
        [one] La dernière tribu dans votre sac est chez elle sur { $land } { $number }.
       *[other] { $count ->
            [one] Une tribu sur { $all } dans votre sac est chez elle sur { $land } { $number }.
           *[other] { $count } tribus sur { $all } dans votre sac sont chez elles sur { $land } { $number }.
        }
    }
    Tirez : la nouvelle tribu y arrive à votre tour, et il y a de la place.
coach-overcrowd =
    { $people } produit { $count } biens sur { $land } { $number }, et la tuile est pleine.
    Une tribu de plus, et personne n’y produit ni n’y vend.
coach-idle =
    Aucune de vos tribus ne produit : ce tour n’apporterait aucun bien.
    Une tribu produit sur son propre paysage, s’il y a de la place.

## Ce qui a réussi

well-condition = Manche { $round } : { $condition }.
well-handed-in = Manche { $round } : { $amulet } dans la tour, rang { $rank }.
well-bought = Manche { $round } : un achat pour { $price } ({ $amulet }).
well-harvest = { $count ->
    [one] Manche { $round } : une tribu chez elle a produit.
   *[other] Manche { $round } : { $count } biens produits en un tour.
}
well-sold = Manche { $round } : quelqu’un a acheté chez vous.
well-shifted = Manche { $round } : { $land } { $number } a dérivé vers { $square }.
well-drawn = Manche { $round } : une nouvelle { $tribe } ({ $people }).
well-placed = La tour a trouvé sa place sur { $land } { $number }.

## Ce qu’il faut essayer ensuite

next-buy = Achetez une amulette là où un autre peuple produit.
next-shift = Déplacez une tuile : tout ce qui s’y trouve dérive avec.
next-neutral = Tirez une tribu neutre : chez elle, elle vous vend.
next-lead = Menez une tribu neutre là où vous voulez acheter.
next-ban = Posez votre ban là où personne ne doit rien déplacer.
next-draw = Tirez vos propres tribus : plus de tribus, plus de biens.
next-level = Vous avez tout essayé : jouez contre le niveau suivant.
