# Les règles avec nos propres mots : pour chaque sujet un nom, une ligne et la règle entière. Une ligne est un paragraphe.
# Points, pas et valeurs sont en chiffres : un test les tient égaux dans toutes les langues.

## Le livre de règles

rules-section-first = Pour commencer
rules-section-island = Actions relatives aux Îles
rules-section-moving = Actions de mouvement
rules-section-temple = Actions Temple
rules-section-other = Autres actions
rules-section-figures = Figurines
rules-section-rounds = Tours et décompte
rules-section-phases = Mise en place
rules-section-things = Éléments
rules-section-islands = Les Îles Saintes
rules-section-variants = Joueurs et variantes
rules-chapter-c = Le matériel
rules-chapter-s = Mise en place
rules-chapter-a = Phase action
rules-chapter-r = Fin d’un tour
rules-chapter-e = Fin de la partie
rules-chapter-v = Jeu en solo
rules-chapter-o = Variantes

## Le jeu

rule-game = Luna en bref
rule-game-short = Six tours au service de la Prêtresse de la Lune : la plus grande influence l’emporte.
rule-game-long =
    Deux à quatre Ordres envoient leurs Novices sur les sept Îles Saintes et dans le Temple de la Prêtresse de la Lune.
    La partie compte 6 tours. À chaque tour, on joue l’un après l’autre, une action à la fois, jusqu’à ce que la dernière bougie s’éteigne ; puis vient le décompte.
    Après le tour 6, les Sanctuaires, les jetons Faveur non utilisés et le Conseil comptent aussi. Celui qui a alors le plus de points d’influence gagne.
    Tout est visible, et le hasard s’arrête après la mise en place.

## Pour apprendre

rule-influence = Comment gagner de l’influence
rule-influence-short = Tout ce qui rapporte des points, et quand.
rule-influence-long =
    Vous commencez avec 5 points d’influence. Vous pouvez en gagner à trois moments : pendant un tour, à la fin de chaque tour et à la fin de la partie.
    Un Novice dans le Temple rapporte à nouveau à la fin de chaque tour. Mieux vaut donc y entrer tôt.
rule-turn = Un tour de jeu
rule-turn-short = Vous faites une action ou retournez une bougie. Puis le suivant joue.
rule-turn-long =
    À votre tour de jeu, vous faites exactement une action, ou vous méditez, c’est-à-dire que vous retournez une bougie. Puis c’est au joueur suivant.
    La plupart des actions utilisent des Novices actifs, souvent deux d’une même Île. Ces Novices passent dans une barque près de l’Île. Ils sont alors inactifs : ils y attendent le tour suivant.
    Certaines actions coûtent un jeton Faveur, que vous rendez à son Île.

## L’aide de jeu : les points sont devant chaque ligne

aid-round = Pendant le tour
aid-round-consecrate = pour chaque Novice que vous faites entrer dans le Temple : le nombre sous le Gardien
aid-round-eviction = pour chaque Novice que vous évincez
aid-round-book = pour déplacer un Livre de la Sagesse. À deux joueurs, le premier de chaque tour rapporte 2.
aid-round-candle = pour retourner la dernière bougie
aid-scoring = À la fin de chaque tour
aid-scoring-priestess = pour le premier, le deuxième et le troisième chez la Prêtresse de la Lune, à quatre joueurs
aid-scoring-priestess-few = pour le premier et le deuxième, à deux ou trois joueurs
aid-scoring-apostate = Avec des Novices près de l’Île de l’Apostat, vous perdez 1 point pour chacun et 1 de plus.
aid-scoring-temple = pour chacun de vos Novices dans le Temple
aid-end = À la fin de la partie
aid-end-shrine = pour chacun de vos Sanctuaires sur les Îles
aid-end-favour = pour chaque jeton Faveur qui vous reste
aid-end-council = pour votre siège au Conseil

## Les exemples dessinés

example-turn =
    Jaune utilise deux Novices sur l’Île du Sanctuaire. Ils sont maintenant dans une barque, et Jaune a le jeton Sanctuaire.
    Plus tard, Jaune pourra rendre ce jeton pour construire un Sanctuaire.
example-path =
    Deux joueurs utilisent les plateaux Temple bleu et jaune. À partir de la porte, le chemin est : tuile Gardien 2, puis 28 et 25 ; tuile Gardien 2, puis 23 et 21 ; tuile Gardien 3, puis 18 et 17 ; tuile Gardien 4, puis 15 et 13 ; tuile Gardien 5, puis 12 et 10 ; tuile Gardien 6, puis 6 et 5.
    Les tuiles 1 et 2 sont dans le Temple dès le début.
example-priestess =
    Jaune a deux Novices actifs chez la Prêtresse de la Lune. C’est le plus grand nombre : Jaune reçoit 6 points.
    Rouge et Bleu en ont un chacun. Le Membre du Conseil de Rouge est plus avancé : Rouge reçoit 3 points et Bleu 1.
    Les Novices de Blanc y sont dans une barque. Les inactifs ne comptent pas : Blanc ne reçoit rien.
example-apostate =
    Bleu a trois Novices près de l’Île de l’Apostat et perd 4 points. Rouge en a deux et perd 3. Ici, les Novices inactifs comptent aussi.
    Le Sanctuaire de Bleu n’y change rien. Jaune et Blanc n’ont pas de Novice ici et ne perdent rien.
example-eviction =
    Rouge amène un Novice sur la case 11 et évince le bleu sur la 5, pour 1 point. Le Novice bleu va sur l’embarcadère, et sa case est fermée.
    Les autres voisins restent : 10 est à Rouge, 16 est un nombre plus élevé, et le Novice sur la 3 a un livre.
example-final =
    Jaune a quatre Sanctuaires sur les Îles : 16 points. Il lui reste deux jetons Faveur : 2 points. Son Membre du Conseil est sur le siège 6 : 6 points.
    Cela fait 24 points en tout.

## Astuces

rule-tips = Astuces pour la première partie
rule-tips-short = Six bonnes idées pour les premiers tours.
rule-tips-long =
    – Sanctuaire : deux Novices auprès de l’Architecte et un jeton Sanctuaire font un Sanctuaire. S’il vous manque, prenez d’abord le jeton.
    – Promotion et Sanctification : un Novice qui entre tôt dans le Temple rapporte à chaque tour suivant. Mais il n’agit plus sur les Îles.
    – Recrutement : chaque Novice de plus élargit vos choix aux tours suivants.
    – Faveur du Prêtre : réunissez quelques jetons avant d’en avoir besoin.
    – Marée : envoyez vos Novices inactifs là où la Prêtresse de la Lune, l’Architecte ou votre propre Sanctuaire leur serviront. Sans le jeton, un Déplacement le fait aussi, au prix de Novices actifs.
    – Conseil : au départ, le premier joueur est tout en bas de la pile et perd donc les égalités. Un seul pas y remédie, et change la récompense de la Prêtresse de la Lune.

## Déroulement

rule-setup = Mise en place
rule-setup-short = Où tout se trouve avant le premier tour.
rule-setup-long =
    On tire au sort le premier joueur, puis autant de plateaux Temple qu’il y a de joueurs ; les tuiles des autres couleurs quittent la partie.
    On distribue au hasard les tuiles de 1 à 4 qui sont en jeu : chacun pose la sienne sur sa case du Temple, avec un de ses Novices et un Livre de la Sagesse.
    Les autres tuiles forment le chemin, en groupes entre les tuiles Gardien : autant par groupe que de joueurs, les plus hautes près de la porte. Le Gardien du Temple commence sur le 6.
    Les Îles forment un cercle dans un ordre tiré au sort, chacune avec un jeton Faveur par joueur. La Prêtresse de la Lune, l’Architecte et l’Apostat commencent sur des Îles tirées au sort.
    Chacun a 5 points d’influence ; les Membres du Conseil sont empilés sur le siège 0, celui du premier joueur tout en bas.
rule-first-game = Mise en place spécifique
rule-first-game-short = Pour la première partie : tout est placé comme imprimé sur les Îles.
rule-first-game-long =
    Les Îles sont dans un ordre fixe, et les figurines là où elles sont imprimées. Chaque Ordre a déjà ses paires de Novices sur quatre Îles et son Sanctuaire ; il n’y a pas de tour préliminaire.
    Chaque Ordre reçoit les jetons Faveur des deux Îles où il n’a rien. Avec moins de joueurs, on laisse de côté les pièces des Ordres absents.
rule-preparation = Tour préliminaire
rule-preparation-short = Après la mise en place libre, chacun place un Sanctuaire et huit Novices.
rule-preparation-long =
    Dans l’ordre du tour, chacun place un Sanctuaire sur une Île qui n’en porte aucun. À deux joueurs, l’Île aux Plantes est interdite.
    Puis, dans le même ordre, chacun place deux Novices sur chacune de quatre Îles, jamais celle de son propre Sanctuaire. Les pièces des autres ne gênent pas.
    Quand toutes les paires sont placées, chacun prend un jeton Faveur sur chacune des deux Îles où il n’a ni Novice ni Sanctuaire.
    Chacun commence donc avec 8 Novices sur les Îles, 1 dans le Temple et 4 en réserve, 1 Sanctuaire construit et 5 en réserve.
rule-round = Phase action
rule-round-short = Une action chacun, en sens horaire, jusqu’à la dernière bougie.
rule-round-long =
    Le premier joueur commence, puis on joue en sens horaire. Un tour de jeu, c’est exactement une action ou une méditation.
    Une action utilise des Novices actifs de votre Ordre. Ils deviennent inactifs : ils attendent en barque près de la même Île jusqu’à la fin du tour.
    Vous n’êtes jamais exclu : après une méditation, vous pouvez agir de nouveau plus tard. Le tour finit aussitôt que la dernière bougie s’éteint.
rule-scoring = Phase de décompte
rule-scoring-short = Prêtresse de la Lune, Apostat, Temple : trois valeurs comptées ensemble.
rule-scoring-long =
    Prêtresse de la Lune : sur son Île, on compte les Novices actifs et les Sanctuaires. Celui qui en a le plus gagne la première récompense, le suivant la deuxième, et à quatre joueurs il y en a une troisième.
    Apostat : qui a des Novices près de son Île, actifs ou inactifs, perd 1 point pour chacun et 1 de plus.
    Temple : chaque Novice dans le Temple rapporte 1 point.
    Pour chaque joueur, on additionne d’abord les trois valeurs. Si son influence devait alors passer sous 0, elle s’arrête à 0.
rule-next-round = Préparation du tour suivant
rule-next-round-short = Les Novices se réveillent, les figurines avancent, le Gardien fait un pas.
rule-next-round-long =
    Après les tours 1 à 5, tous les Novices inactifs redeviennent actifs, et toutes les bougies brûlent à nouveau.
    La Prêtresse de la Lune avance en sens horaire de 6 Îles à quatre joueurs, sinon de 5 ; l’Architecte avance de 4.
    L’Apostat avance en sens horaire jusqu’à la prochaine Île avec un Novice, de qui que ce soit, et revient à la sienne si aucune autre n’en a. S’il n’y en a nulle part, il reste.
    Le Gardien passe à la tuile Gardien suivante vers la porte, et celle qu’il quitte est retirée : un groupe de tuiles de plus est accessible.
    Les tuiles libres restent sur le chemin, les tuiles occupées gardent leur Novice.
rule-final = Décompte final
rule-final-short = Après le tour 6 : Sanctuaires, faveurs gardées et Conseil.
rule-final-long =
    Après le décompte du tour 6, on ne prépare plus de tour. Chacun de vos Sanctuaires sur les Îles rapporte 4 points, chaque jeton Faveur non utilisé 1 point, et votre siège au Conseil sa valeur.
    La plus grande influence gagne. En cas d’égalité, le Conseil départage.
rule-tie = Égalité
rule-tie-short = Le Conseil départage toutes les égalités.
rule-tie-long =
    Chez la Prêtresse de la Lune comme à la fin du jeu, l’égalité revient à celui dont le Membre du Conseil est le plus avancé. Sur un même siège, celui du dessus est le meilleur.
    Au départ, celui du premier joueur est tout en bas de la pile, et celui du dernier tout en haut.
    Sur le dernier siège, les nouveaux venus se glissent dessous : le premier arrivé reste devant pour de bon.

## Actions relatives aux Îles

rule-favour = { action-favour }
rule-favour-short = Utilisez 2 Novices d’une Île pour prendre son jeton Faveur.
rule-favour-long =
    Deux de vos Novices actifs d’une même Île deviennent inactifs, et vous prenez le jeton Faveur de cette Île. Vous ne pouvez pas en avoir deux semblables.
    Avec votre propre Sanctuaire sur l’Île, un seul Novice suffit.
    Le jeton Novice peut remplacer un Novice ; avec votre Sanctuaire sur l’Île, il paie la faveur à lui seul. Il ne sert pas à prendre le jeton Novice lui-même.
    Un jeton gardé jusqu’à la fin du jeu vaut 1 point.
rule-recruit = { action-recruit }
rule-recruit-short = Utilisez 2 Novices d’une Île : un troisième les rejoint.
rule-recruit-long =
    Deux de vos Novices actifs d’une même Île deviennent inactifs. Un Novice de votre réserve les y rejoint, inactif lui aussi, et vous sert dès le tour suivant.
    Si la réserve est vide, l’action est impossible. Un Sanctuaire ne la rend pas moins chère ; le jeton Novice peut remplacer l’un des deux.
rule-shrine = { action-shrine }
rule-shrine-short = Auprès de l’Architecte, utilisez 2 Novices et le jeton Sanctuaire.
rule-shrine-long =
    Sur l’Île de l’Architecte, deux de vos Novices actifs deviennent inactifs. Rendez le jeton Sanctuaire et placez-y un Sanctuaire de votre réserve.
    Vous pouvez avoir un Sanctuaire par Île ; plusieurs Ordres peuvent bâtir sur la même.
    Un Sanctuaire déjà construit n’épargne rien ici. Le jeton Novice peut remplacer un Novice.
rule-herbs = { action-herbs }
rule-herbs-short = Rendez le jeton Plantes : 1 ou 2 Novices se réveillent.
rule-herbs-long =
    Rendez le jeton Plantes. Un ou deux de vos Novices inactifs près d’une même Île redeviennent actifs et peuvent servir encore une fois ce tour-ci.
    Les plantes n’agissent pas sur l’Île aux Plantes.

## Actions de mouvement

rule-journey = { action-journey }
rule-journey-short = Menez autant de Novices actifs que vous voulez vers d’autres Îles ; ils arrivent inactifs.
rule-journey-long =
    Choisissez autant de Novices actifs que vous voulez, au moins un, sur une ou plusieurs Îles. Chacun rame vers n’importe quelle autre Île, et chacun peut avoir sa destination.
    Ils arrivent inactifs et vous servent au tour suivant. Pensez donc à la suite : où seront alors la Prêtresse de la Lune, l’Architecte et l’Apostat ?
    Les Novices sur l’embarcadère ne peuvent pas voyager ainsi.
rule-tide = { action-tide }
rule-tide-short = Rendez le jeton Marée : déplacez autant de Novices que vous voulez, même inactifs.
rule-tide-long =
    Rendez le jeton Marée. Déplacez autant de vos Novices que vous voulez, au moins un, actifs ou inactifs, depuis les Îles et l’embarcadère. Chacun va vers n’importe quelle autre Île que la sienne.
    Ils arrivent inactifs, ou le restent.
    En fin de tour, la marée ne coûte que le jeton : elle porte les Novices inactifs là où ils serviront ensuite.
rule-sail = { action-sail }
rule-sail-short = Rendez le jeton Voilier : 1 ou 2 Novices partent et restent actifs.
rule-sail-long =
    Rendez le jeton Voilier. Un ou deux de vos Novices actifs d’une même Île font voile ensemble vers une autre Île ; ou un ou deux de l’embarcadère.
    Ils arrivent actifs et peuvent y servir dans le même tour.

## Actions Temple

rule-appoint = { action-appoint }
rule-appoint-short = Utilisez 2 Novices d’une Île pour occuper une tuile Temple à son symbole.
rule-appoint-long =
    Choisissez une tuile libre et accessible au symbole d’une Île où vous avez deux Novices actifs. L’un monte sur la tuile, l’autre devient inactif.
    Sont accessibles les tuiles entre le Gardien du Temple et l’embarcadère.
    Avec votre propre Sanctuaire sur cette Île, le second Novice n’est pas nécessaire.
    Le jeton Novice ne peut remplacer que le second, jamais celui qui monte sur la tuile. Avec votre Sanctuaire sur l’Île, il n’a rien à remplacer.
    Avec la Corruption, vous atteignez un groupe de tuiles de plus.
rule-consecrate = { action-consecrate }
rule-consecrate-short = Votre Novice porte sa tuile dans le Temple ; vous marquez le nombre du Gardien.
rule-consecrate-long =
    Placez une tuile accessible que vous occupez, avec son Novice, sur sa case du Temple. Aucun autre Novice n’est utilisé.
    Vous marquez le nombre de la tuile Gardien sous le Gardien du Temple : 6, 5, 4, 3, 2 et 2 au fil des six tours.
    Le nouveau venu peut évincer des voisins et rapporte désormais 1 point à chaque décompte.
    Un Novice peut attendre sur sa tuile aussi longtemps que vous voulez.
rule-eviction = Éviction
rule-eviction-short = Le nouveau venu chasse ses voisins plus petits et sans livre, pour 1 point chacun.
rule-eviction-long =
    Un Novice qui vient d’être sanctifié évince chaque Novice adverse sur une case adjacente, sur un nombre plus petit et sans Livre de la Sagesse. Vous marquez 1 point pour chacun ; chacun va à l’embarcadère de son Ordre.
    Vos propres Novices ne sont jamais évincés, et seul le nouveau venu évince.
    La tuile d’un Novice évincé reste en place. Sa case est vide et fermée pour de bon.
rule-bribery = Corruption
rule-bribery-short = Rendez le jeton Corruption pour atteindre un groupe derrière le Gardien.
rule-bribery-long =
    Rendez le jeton Corruption avec une Promotion ou une Sanctification. La tuile peut alors être dans le seul groupe entre le Gardien du Temple et la tuile Gardien suivante vers la porte.
    Une Sanctification rapporte toujours le nombre sous le Gardien.
    Au tour 6, ce groupe n’existe pas. Pour une tuile accessible, le jeton n’est ni nécessaire ni dépensé.
rule-book = { action-book }
rule-book-short = Rendez le jeton Livre : un Livre de la Sagesse va à votre Novice, pour 1 point.
rule-book-long =
    Rendez le jeton Livre. Prenez n’importe quel Livre de la Sagesse du Temple, le vôtre ou celui d’un autre, et donnez-le à un de vos Novices du Temple qui n’en a pas. Vous marquez 1 point.
    À deux joueurs, la première Érudition de chaque tour rapporte plutôt 2 points.
    Un Novice avec un livre ne peut pas être évincé. Celui qui l’a perdu peut de nouveau l’être.
rule-council = { action-council }
rule-council-short = Utilisez des Novices d’une Île : votre Membre du Conseil avance d’un siège pour chacun.
rule-council-long =
    Utilisez autant de vos Novices actifs d’une même Île que vous voulez, au moins un. Votre Membre du Conseil avance d’autant de sièges et se pose sur ceux qui y sont. Sur le dernier siège, il se glisse dessous.
    Vous ne pouvez pas utiliser plus de Novices qu’il ne reste de sièges.
    Le jeton Novice compte pour un Novice et peut être le seul.

## Autres actions

rule-expel = { action-expel }
rule-expel-short = Utilisez des Novices auprès de l’Apostat : il avance d’une Île pour chacun.
rule-expel-long =
    Utilisez autant de vos Novices actifs que vous voulez sur l’Île de l’Apostat, au moins un. Il avance d’autant d’Îles en sens horaire ; à sept ou plus, il continue autour du cercle.
    Les Novices deviennent inactifs près de l’Île qu’il quitte : ils ne sont donc plus près de lui.
    Le jeton Novice compte pour un Novice et peut être le seul : vous n’avez alors besoin de personne sur place.
rule-novice-token = Jeton Novice
rule-novice-token-short = Rendez-le : il remplace un Novice qu’une action utiliserait.
rule-novice-token-long =
    Il remplace exactement un Novice actif dans ces actions : Faveur du Prêtre, Recrutement, Sanctuaire, Conseil, Expulsion et Promotion.
    Il peut être le seul pour le Conseil ou l’Expulsion, et avec votre propre Sanctuaire il paie une faveur à lui seul.
    Il ne remplace jamais le Novice qui monte sur une tuile Temple, et n’aide jamais à prendre le jeton Novice.
rule-meditate = { action-meditate }
rule-meditate-short = Retournez une bougie au lieu d’agir. La dernière finit le tour.
rule-meditate-long =
    Retournez la bougie du dessus. C’est toujours permis, et vous pouvez agir de nouveau plus tard dans le tour.
    Qui retourne la dernière bougie marque 1 point, et la phase action finit aussitôt.
    Le joueur à sa gauche commence le tour suivant. À deux joueurs, le premier joueur change à chaque tour.

## Les Îles Saintes

rule-island-book = Île de la Bibliothèque
rule-island-book-short = Le jeton Livre : déplacer un Livre de la Sagesse dans le Temple.
rule-island-book-long =
    Deux Novices, ou un seul avec votre Sanctuaire, vous donnent ici le jeton Livre. Dépensé plus tard, il apporte un Livre de la Sagesse à un de vos Novices du Temple.
    D’ici vous occupez les tuiles au symbole de cette Île : { $tiles }.
rule-island-bribery = Île de la Corruption
rule-island-bribery-short = Le jeton Corruption : un groupe de tuiles plus loin.
rule-island-bribery-long =
    Deux Novices, ou un seul avec votre Sanctuaire, vous donnent ici le jeton Corruption. Dépensé avec une Promotion ou une Sanctification, il ouvre le groupe de tuiles juste derrière le Gardien du Temple.
    D’ici vous occupez les tuiles au symbole de cette Île : { $tiles }.
rule-island-novice = Île du Novice
rule-island-novice-short = Le jeton Novice : il remplace un Novice.
rule-island-novice-long =
    Deux Novices, ou un seul avec votre Sanctuaire, vous donnent ici le jeton Novice. Dépensé plus tard, il remplace un Novice qu’une action utiliserait.
    D’ici vous occupez les tuiles au symbole de cette Île : { $tiles }.
rule-island-sail = Île du Voilier
rule-island-sail-short = Le jeton Voilier : partir et rester actif.
rule-island-sail-long =
    Deux Novices, ou un seul avec votre Sanctuaire, vous donnent ici le jeton Voilier. Dépensé plus tard, il déplace un ou deux Novices qui restent actifs.
    D’ici vous occupez les tuiles au symbole de cette Île : { $tiles }.
rule-island-herbs = Île aux Plantes
rule-island-herbs-short = Le jeton Plantes : réveiller des Novices, mais pas ici.
rule-island-herbs-long =
    Deux Novices, ou un seul avec votre Sanctuaire, vous donnent ici le jeton Plantes. Dépensé plus tard, il réveille un ou deux Novices inactifs d’une même Île, mais jamais sur l’Île aux Plantes elle-même.
    À deux joueurs, aucun Sanctuaire de départ ne peut être placé ici.
    D’ici vous occupez les tuiles au symbole de cette Île : { $tiles }.
rule-island-shrine = Île du Sanctuaire
rule-island-shrine-short = Le jeton Sanctuaire : bâtir auprès de l’Architecte.
rule-island-shrine-long =
    Deux Novices, ou un seul avec votre Sanctuaire, vous donnent ici le jeton Sanctuaire. Dépensé plus tard, il vous laisse bâtir un Sanctuaire sur l’Île de l’Architecte.
    D’ici vous occupez les tuiles au symbole de cette Île : { $tiles }.
rule-island-tide = Île de la Marée
rule-island-tide-short = Le jeton Marée : déplacer tout le monde, même les inactifs.
rule-island-tide-long =
    Deux Novices, ou un seul avec votre Sanctuaire, vous donnent ici le jeton Marée. Dépensé plus tard, il déplace autant de Novices que vous voulez, même inactifs et ceux de l’embarcadère.
    D’ici vous occupez les tuiles au symbole de cette Île : { $tiles }.

## Éléments et figurines

rule-novices = Novices
rule-novices-short = Les actifs agissent ; les inactifs attendent le tour suivant.
rule-novices-long =
    Chaque Ordre a 13 Novices. Les actifs sont sur une Île et peuvent servir. Les inactifs attendent en barque à côté et se réveillent après le tour.
    Les Novices sur le chemin, dans le Temple ou sur l’embarcadère ne sont sur aucune Île. Les autres sont en réserve jusqu’à ce que vous les recrutiez.
rule-favours = Jetons Faveur
rule-favours-short = Sept sortes, un de chaque pour chaque joueur.
rule-favours-long =
    Il y a 28 jetons Faveur, 4 de chacune des sept sortes. Chaque Île en garde un par joueur ; il y en a donc toujours un pour vous.
    Vous n’en avez jamais deux semblables. Un jeton utilisé retourne sur son Île et peut être repris.
    À la fin du jeu, chaque jeton non utilisé rapporte 1 point.
rule-shrines = Sanctuaires
rule-shrines-short = Ils rendent des actions moins chères, comptent chez la Prêtresse et valent 4 points à la fin.
rule-shrines-long =
    Chaque Ordre a 6 Sanctuaires, un au plus par Île ; plusieurs Ordres peuvent bâtir sur la même.
    Sur son Île, votre Sanctuaire épargne un Novice pour la Faveur du Prêtre et le second pour une Promotion. Il n’aide ni au Recrutement ni à bâtir un autre Sanctuaire.
    Quand la Prêtresse de la Lune est là, il compte autant qu’un Novice actif. L’Apostat ne le compte pas.
    À la fin du jeu, chaque Sanctuaire rapporte 4 points.
rule-priestess = { figure-priestess }
rule-priestess-short = À la fin du tour, elle récompense ceux qui servent sur son Île.
rule-priestess-long =
    Pour chaque joueur, on compte les Novices actifs sur son Île, et 1 de plus pour son propre Sanctuaire. Qui a 0 ne participe pas.
    Le plus grand total gagne la première récompense, puis viennent les autres : 6, 3 et 1 points à quatre joueurs, 5 et 2 à deux ou trois. Une récompense sans preneur est perdue.
    En cas d’égalité, le Conseil départage.
    Après le tour, elle avance en sens horaire : de 6 Îles à quatre joueurs, sinon de 5. Sa silhouette pâle montre où elle sera.
rule-builder = { figure-builder }
rule-builder-short = On ne bâtit de Sanctuaires que sur son Île.
rule-builder-long =
    On bâtit un Sanctuaire là où se tient l’Architecte, et nulle part ailleurs. Après chaque tour, il avance de 4 Îles en sens horaire ; sa silhouette pâle montre où il sera.
    Envoyez des Novices en avance, et gardez un jeton Sanctuaire sous la main.
rule-apostate = { figure-apostate }
rule-apostate-short = Qui a des Novices près de son Île perd des points à la fin du tour.
rule-apostate-long =
    Chaque joueur qui a des Novices près de son Île, actifs ou inactifs, perd 1 point pour chacun et 1 de plus : deux Novices coûtent 3. Les Sanctuaires ne comptent pas.
    Pendant le tour, l’Expulsion le chasse plus loin.
    Après le tour, il avance en sens horaire jusqu’à la prochaine Île avec un Novice, de qui que ce soit, et revient à la sienne si aucune autre n’en a. S’il n’y en a nulle part, il reste.
rule-guard = { figure-guard }
rule-guard-short = Sa tuile dit ce que rapporte une Sanctification et quelles tuiles sont accessibles.
rule-guard-long =
    Le Gardien du Temple se tient sur une tuile Gardien du chemin. Son nombre est ce que rapporte chaque Sanctification : 6, 5, 4, 3, 2 et 2 au fil des six tours.
    Les tuiles entre lui et l’embarcadère sont accessibles. Après chaque tour, il avance vers la porte, et un groupe de plus est accessible.
    Quand il atteint la dernière tuile Gardien, le dernier tour commence.
rule-path = Chemin
rule-path-short = De l’embarcadère à la porte, les tuiles Temple attendent ici.
rule-path-long =
    Sur les 28 tuiles Temple, celles qui sont en jeu forment des groupes entre les tuiles Gardien, les petits nombres près de l’embarcadère, autant par groupe que de joueurs.
    Les tuiles éclairées entre le Gardien et l’embarcadère sont accessibles : occupez-les par une Promotion, portez-les dans le Temple par une Sanctification. Le groupe juste derrière le Gardien ne s’ouvre qu’à la Corruption, le reste est dans l’ombre.
    Les tuiles libres restent en place. Une tuile occupée garde son Novice, qui n’est ni sur une Île ni dans le Temple.
rule-temple = Temple
rule-temple-short = Chaque Novice dans le Temple rapporte 1 point à chaque décompte.
rule-temple-long =
    Le Temple a un plateau par joueur, de sept cases chacun. Chaque tuile y a exactement une case, de sa couleur et à son nombre.
    Les Novices y entrent par la Sanctification. Plus ils viennent tôt, plus souvent ils rapportent 1 point. Ils ne retournent jamais d’eux-mêmes sur les Îles et ne servent pas aux actions.
    Si un nombre plus grand arrive à côté d’eux, ils sont évincés, à moins qu’un Livre de la Sagesse ne les protège.
rule-space = Case du Temple
rule-space-short = Chaque case attend une tuile ; le danger vient des voisins plus grands.
rule-space-long =
    Les cases sont des hexagones. Deux cases qui se touchent par un côté sont adjacentes, même d’un plateau au suivant.
    Qui entre évince les adversaires adjacents sur un nombre plus petit et sans livre.
    Une case barrée est fermée : son Novice a été évincé, et plus personne ne peut y entrer.
rule-wisdom = Livre de la Sagesse
rule-wisdom-short = Un Novice avec un livre ne peut pas être évincé.
rule-wisdom-long =
    Il y a 4 Livres de la Sagesse. Chaque joueur commence avec un livre, auprès de son premier Novice du Temple.
    L’Érudition apporte n’importe quel livre à un de vos Novices sans livre, pour 1 point. Comme un Novice avec un livre ne peut pas être évincé, les livres ne quittent jamais le Temple.
rule-seats = Conseil des Prêtres
rule-seats-short = Onze sièges de 0 à 10 points ; la meilleure place gagne toutes les égalités.
rule-seats-long =
    Les Membres du Conseil commencent empilés sur le siège 0, dans l’ordre du tour, celui du premier joueur tout en bas.
    L’action Conseil fait avancer le vôtre, par-dessus ceux qui y sont ; sur le dernier siège, il se glisse dessous.
    Le plus avancé, ou celui du dessus sur un même siège, gagne toutes les égalités.
    À la fin du jeu, votre siège rapporte ses points, de 0 à 10.
rule-candle = Bougies
rule-candle-short = Quand la dernière est éteinte, le tour est fini.
rule-candle-long =
    Au début de chaque tour, 4 bougies brûlent, à deux joueurs 3. Chaque méditation, de qui que ce soit, en éteint une.
    Avec la dernière, le tour finit aussitôt, quels que soient vos projets. Surveillez-les donc.
rule-jetty = Embarcadère
rule-jetty-short = Les Novices évincés attendent ici un bateau.
rule-jetty-long =
    Un Novice évincé du Temple va à l’embarcadère. Ici, il n’est sur aucune Île et ne peut pas servir.
    La Marée et le Voilier viennent le chercher : avec la Marée il arrive inactif, avec le Voilier actif. D’ici là, il attend aussi longtemps qu’il faut.

## Joueurs et variantes

rule-two-players = À deux joueurs
rule-two-players-short = Trois bougies, un bonus pour les livres, et le premier joueur change.
rule-two-players-long =
    Seules 3 bougies brûlent. La Prêtresse de la Lune paie 5 et 2 points et avance de 5 Îles, comme à trois joueurs.
    Au tour préliminaire, aucun Sanctuaire ne peut être placé sur l’Île aux Plantes.
    La première Érudition de chaque tour rapporte 2 points au lieu de 1.
    Le premier joueur change à chaque tour, peu importe qui a retourné la dernière bougie.
rule-live-scoring = Décompte immédiat
rule-live-scoring-short = Sanctuaires et siège au Conseil comptent aussitôt dans le total.
rule-live-scoring-long =
    Chaque Sanctuaire compte 4 points dès qu’il est bâti, celui de départ aussi, et le siège au Conseil compte sa valeur. Les jetons Faveur non utilisés ne comptent toujours qu’à la fin.
    Le résultat final est le même. Pour savoir si l’influence passerait sous 0, le programme ne regarde pas ces points.
rule-fixed-start = Premier joueur fixe
rule-fixed-start-short = À deux joueurs, on joue strictement en alternance toute la partie.
rule-fixed-start-long =
    Cette variante n’existe qu’à deux joueurs. Le premier joueur ne change pas et ne signifie plus rien après le tour 1.
    Celui qui n’a pas retourné la dernière bougie commence le tour suivant.
rule-solo = Partie en solo
rule-solo-short = Seul contre un adversaire automatique.
rule-solo-long =
    Ce sont les règles à deux joueurs, mais chaque Île n’a qu’un seul jeton Faveur, et il n’y a pas de bougies : vous agissez aussi souvent que vous voulez et dites quand la phase finit.
    L’adversaire est premier joueur, avec 1 Sanctuaire et 1 Novice sur l’Île de l’Architecte et 2 Novices sur chaque autre Île.
    On distribue des tuiles de 1 à 4. Votre Novice entre dans le Temple avec un livre ; celui de l’adversaire vient de l’Île au symbole de sa tuile et n’en a pas.
    Puis vous placez votre Sanctuaire et vos paires : le Sanctuaire ni là où se trouve celui de l’adversaire ni sur l’Île aux Plantes. La mise en place spécifique n’est pas utilisée.
    Votre résultat est votre influence moins celle de l’adversaire.
rule-solo-opponent = Le jeu de l’adversaire
rule-solo-opponent-short = Ce que fait l’adversaire automatique à chaque tour.
rule-solo-opponent-long =
    Au début de chaque tour, vous choisissez n’importe quelle Île. Tous les Novices actifs de l’adversaire y deviennent inactifs, et son Membre du Conseil avance d’autant de sièges, au plus jusqu’à 10.
    Puis, si possible, un Novice actif entre dans le Temple : il prend la plus haute tuile accessible et libre au symbole de son Île, avec les points du Gardien et les évictions comme d’habitude. Dans ce cas, le livre de votre plus petite tuile qui en a un passe à la plus petite tuile de l’adversaire, pour 1 point.
    Un Novice que vous évincez va, inactif, près de l’Île au symbole de sa tuile.
    Avant chaque décompte, un Novice actif sur l’Île de l’Architecte y bâtit un Sanctuaire de la réserve de l’adversaire, si l’adversaire n’y en a pas déjà un.
    L’adversaire ne perd rien à cause de l’Apostat ; après chaque tour, l’Apostat cherche la prochaine Île avec un de vos Novices.
rule-solo-levels = Niveaux du solo
rule-solo-levels-short = Les niveaux 2 et 3 ferment l’Île de l’Apostat.
rule-solo-levels-long =
    Au niveau 1, rien ne s’ajoute. Au niveau 2, toute action sur l’Île de l’Apostat est interdite pendant votre phase, sauf l’Expulsion.
    Au niveau 3, l’Expulsion aussi est interdite, et l’Architecte et la Prêtresse de la Lune commencent sur la même Île.
    Il est interdit d’y utiliser, déplacer ou réveiller vos Novices, d’en prendre la faveur et d’y bâtir.
    Vous pouvez encore y envoyer des Novices, avancer au Conseil avec le seul jeton Novice, sanctifier, jouer une Érudition et employer un jeton du type de cette Île.

## Notes

rule-rulings = Décisions
rule-rulings-short = Là où les règles imprimées se taisent ou se contredisent, ce jeu décide.
rule-rulings-long =
    – Au tour préliminaire, chacun place ses quatre paires avant que le suivant ne place les siennes.
    – Lors d’un Déplacement ou avec la Marée, chaque Novice doit aller sur une autre Île que la sienne.
    – Au Conseil, on ne peut pas utiliser plus de Novices qu’il ne reste de sièges.
    – Avec sept Novices ou plus, l’Apostat continue autour du cercle.
    – Lors d’une Promotion, le jeton Novice peut remplacer le second Novice même s’il est là. Avec votre propre Sanctuaire, il ne peut pas être dépensé du tout.
    – La case d’un Novice évincé reste fermée pour de bon.
    – À la fin d’un tour, on additionne d’abord gains et pertes ; ensuite seulement une influence sous 0 remonte à 0.
rule-rulings-solo = Décisions pour le solo
rule-rulings-solo-short = Ce que les règles imprimées du solo laissent ouvert.
rule-rulings-solo-long =
    – L’adversaire évince selon les règles habituelles.
    – Si la plus petite tuile de l’adversaire a déjà un livre, aucun livre ne bouge et aucun point n’est marqué.
    – Seul un Novice actif bâtit un Sanctuaire pour l’adversaire.
    – Sur une Île interdite, rien de ce qui est à vous ne peut être utilisé, déplacé ou réveillé, aucune faveur prise, rien bâti ; Sanctification, Érudition et emploi d’un jeton n’y comptent pas comme des actions.
    – La mise en place spécifique n’est pas utilisée. Le livre que prend l’adversaire n’est pas une Érudition : votre bonus pour la première reste ouvert. Vous pouvez aussi choisir une Île sans Novice actif de l’adversaire.
rule-reconstruction = Reconstitutions
rule-reconstruction-short = Des données imprimées qu’aucune source à notre portée n’a conservées.
rule-reconstruction-long =
    Certaines images du jeu imprimé étaient introuvables. Ce qu’elles montraient sans doute a été reconstitué de façon à s’accorder avec tout ce qui est connu :
    – le symbole et la couleur des 28 tuiles Temple, et le nom de deux couleurs du Temple ;
    – la forme des plateaux Temple et les cases adjacentes ;
    – la mise en place spécifique, sauf la première Île ;
    – la valeur des sièges du Conseil, dont on ne devine que 0, 6 et 10.
    Tout cela se trouve dans un seul fichier, qui peut être remplacé, et chaque partie enregistrée sait avec quelles données elle a été jouée.
