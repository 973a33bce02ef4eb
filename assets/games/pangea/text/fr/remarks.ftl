## Ce que disent les mages aux tournants, chacun à sa façon

remark-amulet-purple-1 = Corne et amulette. C’était écrit.
remark-amulet-purple-2 = La spirale tourne, et de mon côté.
remark-amulet-green-1 = Mon arbre a un nouveau bourgeon.
remark-amulet-green-2 = Doucement, doucement. Et puis chez soi.
remark-amulet-orange-1 = Voilà qui entretient le feu !
remark-amulet-orange-2 = Tout chaud, sorti du menhir.
remark-amulet-blue-1 = La marée me l’a apportée.
remark-amulet-blue-2 = Mon phare éclaire un peu plus loin.
remark-amulet-yellow-1 = Le soleil n’a rien vu de plus beau.
remark-amulet-yellow-2 = Une marche de plus vers la lumière.
remark-drift-purple-1 = Tenez-vous bien, chers voisins.
remark-drift-purple-2 = Le monde est rond. Vous verrez.
remark-drift-green-1 = Les racines voyagent aussi, si l’on pousse.
remark-drift-green-2 = La terre voulait partir. J’ai seulement demandé.
remark-drift-orange-1 = Attention au bord !
remark-drift-orange-2 = Une poussée, et hop.
remark-drift-blue-1 = Mer calme ? Pas aujourd’hui.
remark-drift-blue-2 = Le courant m’obéit.
remark-drift-yellow-1 = Là-bas, vous aurez le soleil du soir.
remark-drift-yellow-2 = Changer de vue fait du bien à tous.
remark-last-purple = Ici, le cercle se referme.
remark-last-green = La récolte est rentrée. Montrez la vôtre.
remark-last-orange = Encore un tour, tant que la braise tient !
remark-last-blue = Je vois déjà le port.
remark-last-yellow = Le jour s’achève. J’aime cette lumière.
