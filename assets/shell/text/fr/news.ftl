# What is new, by version.

news-title = Nouveautés
news-below = Luna a été mis à jour. Voici ce qui change pour vous.
news-on = Continuer à jouer
news-voice = Luna se lit à voix haute
news-voice-below = F3 met la voix en marche, F4 lit tout l’écran. Les lecteurs d’écran lisent chaque page et chaque table, et jouent avec vous.
news-hands = Au doigt, au stylet, à la manette
news-hands-below = Touchez pour agir, appuyez longuement pour montrer, pincez pour agrandir le texte. Un clavier à l’écran sert pour les noms et la discussion.
news-waiting = Des tables qui vous attendent
news-waiting-below = « Mes tables » montre toutes les parties en cours et à qui de jouer. Un coup peut prendre trois jours ; préparez le vôtre dans le train.
news-circles = Des cercles d’amis
news-circles-below = Fondez un cercle, signez vos résultats ensemble et suivez un classement et des tournois que personne ne peut falsifier.
news-pangea = Pangea s’enrichit
news-pangea-below = Trois leçons de plus, soixante énigmes, une par jour, et douze défis.
news-evening = Une soirée racontée
news-evening-below = La dernière page raconte votre partie en cinq phrases. L’analyse montre ce que chaque coup a coûté et ce qui serait arrivé.
news-film = Films et images
news-film-below = Faites un film d’une partie enregistrée, depuis sa page. F12 enregistre ce que vous voyez.
news-levels = Des adversaires qui se trompent comme nous
news-levels-below = Treize niveaux, chacun un pas au-dessus du précédent. Les plus bas ne voient pas un danger, oublient des pions ou s’éprennent d’un lieu. Demandez-leur pourquoi : ils l’avouent.
news-packages = Installé comme tout autre programme
news-packages-below = Il existe des paquets pour Linux, Windows et macOS ; la machine n’a besoin de rien d’autre.
