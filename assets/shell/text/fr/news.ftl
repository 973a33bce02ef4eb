# What is new, by version.

news-title = Nouveautés
news-below = Luna a été mis à jour. Voici ce qui change pour vous.
news-on = Continuer à jouer
news-reader = Un lecteur d’écran joue avec vous
news-reader-below = Chaque page et chaque table peut être lue et jouée avec le lecteur d’écran de votre système, dès la première page.
news-levels = Des adversaires qui se trompent comme nous
news-levels-below = Le niveau le plus bas ne voit pas un danger, oublie des pions ou s’éprend d’un lieu. Demandez-lui pourquoi : il l’avoue.
news-packages = Installé comme tout autre programme
news-packages-below = Il existe des paquets pour Linux, Windows et macOS ; la machine n’a besoin de rien d’autre.
news-presses = Aucun appui ne se perd
news-presses-below = Une touche ou un clic vaut pour ce qui était à l’écran quand vous avez appuyé. Passer une scène n’actionne jamais le bouton qui la suit.
news-pictures = Une image avec F12
news-pictures-below = F12 enregistre ce que vous voyez dans le dossier « pictures », à côté de vos parties.
