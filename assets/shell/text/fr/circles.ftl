## Title

title-circles = Cercles

## All circles

circles-title = Cercles d’amis
circles-below = Qui est le meilleur parmi vos amis ? Un cercle garde les résultats de ses membres, signés par ceux qui ont joué. Il vit sur vos ordinateurs, et aucun serveur ne le connaît.
circles-mine = Vos cercles
circles-none = Vous n’êtes encore dans aucun cercle.
circles-members = { $count ->
    [one] Un membre
   *[other] { $count } membres
}, { $games ->
    [0] encore aucune partie
    [one] une partie
   *[other] { $games } parties
}
circles-waiting = C’est fait. Rencontrez un membre à un relais, ou lisez son fichier, pour voir les autres.
circles-begin = Fonder un cercle
circles-name = Nom du cercle
circles-alias = Votre nom dans le cercle
circles-found = Fonder
circles-join-name = Rejoindre un cercle
circles-invitation = L’invitation que vous avez reçue
circles-join = Rejoindre

## One circle

circle-view = Afficher
circle-league = Classement
circle-results = Parties
circle-members = Membres
circle-tournaments = Tournois
circle-invite = Inviter
circle-invited = L’invitation est dans le presse-papiers. Envoyez-la à un ami : qui l’a peut entrer.
circle-invitation = Copiez cette invitation
circle-give = Donner le fichier
circle-given = Envoyez { $file } aux autres membres : toutes les parties y sont, et aucun secret.
circle-take = Lire un fichier
circle-take-below = Déposez sur la fenêtre le fichier d’un autre membre, ou écrivez où il se trouve.
circle-taken = { $count ->
    [0] { $name } : rien de nouveau dans ce fichier.
    [one] { $name } : une nouvelle entrée.
   *[other] { $name } : { $count } nouvelles entrées.
}
circle-which = Jeu
circle-all-games = Tous les jeux
circle-season = Saison
circle-all-seasons = Depuis le début
circle-empty = Aucune partie ne compte encore. Ajoutez une partie terminée, et faites signer les autres sur leurs ordinateurs.
circle-games = Parties
circle-firsts = Gagnées
circle-mean = Place moy.
circle-beaten = Battus
circle-rating = Cote
circle-rated = { NUMBER($rating, minimumFractionDigits: 1) } ± { NUMBER($sigma, minimumFractionDigits: 1) }
circle-mean-of = { NUMBER($mean, minimumFractionDigits: 2) }
circle-share = { $share } %
circle-note = L’ordre suit ce que chacun a montré presque à coup sûr : la cote moins trois fois son incertitude. Elle découle des seules parties signées, la même sur chaque ordinateur.
circle-against = { $name } contre les autres
circle-ahead = Devant
circle-level = À égalité
circle-behind = Derrière
circle-bot = Robots de niveau { $level }
circle-stranger = Invité
circle-of-game = { $date } · { $game }
circle-add = Ajouter une partie
circle-judging = Vérification des parties d’après les règles : { $done } sur { $count }…
circle-latest = Les { $most } dernières parties sur { $count }.
circle-add-below = Quelle partie terminée ?
circle-add-none = Il n’y a ici aucune partie terminée.
circle-add-who = Qui était { $name } ?
circle-add-nobody = Hors du cercle
circle-sign = Signer
circle-sign-all = { $count ->
    [one] Signer la partie qui vous attend
   *[other] Signer les { $count } parties qui vous attendent
}
circle-signed = Signé. Les autres le reçoivent là où vous vous rencontrez à un relais, ou par le fichier.
circle-signs = Résultats sans rien faire
circle-signs-below = Une partie en réseau est signée à sa fin si tous ses joueurs sont de ce cercle. Les programmes qui se rencontrent à un relais se donnent ce qui manque. Vaut pour tous les cercles.
circle-not-you = Vous n’étiez pas à cette table. Dites quelle place était la vôtre.
circle-state-counts = Compte. Signée par { $signed }.
circle-state-missing = Compte. Signée par { $signed }, pas par { $missing }.
circle-state-unsigned = Ne compte pas encore : signée par { $signed }, pas par { $missing }.
circle-state-two-logs = Ne compte pas : il y a deux résultats de cette partie. Celui-ci est signé par { $signed }.
circle-state-false = Ne compte pas : la feuille de marque dit autre chose. Signée par { $signed }.
circle-state-copy = Compte déjà, sous un autre nom.
circle-unchecked = Pas vérifiée d’après les règles : la feuille de marque manque ici, ou vient d’une autre version.
circle-nobody = personne
circle-by = Invité par { $name }
circle-founder = A fondé le cercle
circle-digits = N’importe qui peut prendre n’importe quel nom. Les chiffres n’appartiennent qu’au membre : en cas de doute, demandez-les par téléphone.
circle-you = Vous
circle-left = Est parti
circle-replaced = A une nouvelle clé
circle-leave = Quitter le cercle
circle-leave-below = Vos parties restent dans le cercle. Vous n’y revenez qu’avec une nouvelle invitation.
circle-rename = Changer de nom
circle-lost = { $name } a perdu son ancien ordinateur ? Alors { $name } revient par une invitation, et plus de la moitié d’entre vous disent ici de quel membre il s’agit.
circle-is-now = { $name } est maintenant
circle-vouch = Le confirmer
circle-nobody-new = Personne
circle-away = Renvoyer { $name }
circle-away-below = { $name } part dès que plus de la moitié des autres le disent.
circle-said = C’est noté. Donnez le fichier aux autres pour qu’ils le sachent.

## Tournaments

circle-no-tournament = Encore aucun tournoi.
cup-new = Nouveau tournoi
cup-name = Nom
cup-form = Formule
cup-everybody = Toutes rondes
cup-swiss = Système suisse
cup-groups = Poules, finale
cup-size = Par table
cup-rounds = Rondes
cup-players = Qui joue
cup-begin = Tirer au sort
cup-few = Il faut au moins deux joueurs pour un tournoi.
cup-many = Un tournoi accueille { $count } joueurs au plus.
cup-round = Ronde { $number } sur { $most }
cup-bye = { $name } est exempt
cup-open = pas encore jouée
cup-own = Vos prochaines tables
cup-table = Classement
cup-points = Points
cup-close = Tirer la ronde { $number }
cup-close-open = Des parties sont encore à jouer. Une partie tardive compte, mais ne change plus les rencontres.
cup-waits = { $name } tire la ronde suivante.
cup-winner = { $name } a gagné.
cup-note = La première partie que les joueurs d’une table commencent après le tirage est celle du tournoi. Être exempt compte comme une victoire.
cup-below = { $form ->
    [everybody] Toutes rondes
    [swiss] Système suisse
   *[groups] Poules et finale
} · { $game } · { $players ->
    [one] un joueur
   *[other] { $players } joueurs
}

## What is refused

notice-circle-not = { $file } n’est pas le fichier d’un cercle.
notice-circle-too-long = { $file } est plus long qu’un cercle ne peut l’être.
notice-circle-forged = { $file } est abîmé ou falsifié. Rien n’en a été repris.
notice-circle-foreign = { $file } concerne un cercle dont vous n’êtes pas membre. Demandez une invitation à un membre.
notice-circle-full = Le cercle n’a plus de place pour ce que vous dites.
notice-circle-strangers = { $file } est rempli d’entrées de gens qui ne sont pas du cercle. Rien n’en a été repris. Demandez un fichier à un membre.
notice-circle-no-invitation = Ce n’est pas une invitation à un cercle. Elle commence par luna://circle/.
notice-circle-no-name = Écrivez un nom, s’il vous plaît.
notice-circle-unfinished = { $file } n’est pas encore terminée.
