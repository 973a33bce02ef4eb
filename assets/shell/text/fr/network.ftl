## Titre

title-network = Partie en réseau
network-rejoin = Revenir à la table

## La page

network-title = Partie en réseau
network-name = Votre nom
network-found = Tables sur ce réseau
network-none = Aucune table trouvée pour l’instant. Luna continue de chercher ; l’adresse et le code de l’hôte marchent toujours.
network-more = { $count ->
    [one] Il y a encore une table sur ce réseau ; son adresse et son code y mènent.
   *[other] Il y a encore { $count } tables sur ce réseau ; leurs adresses et leurs codes y mènent.
}
network-table-of = Chez { $name }
network-relay-at = Relais à { $place }
network-under-way = En cours
network-free = { $count ->
    [0] Toutes les places sont prises
    [one] { $count } place libre
   *[other] { $count } places libres
}
network-contested = Deux ordinateurs revendiquent cette table
network-contested-why = Deux ordinateurs disent que cette table est la leur, et un seul peut avoir raison. Demandez à l’hôte « Seulement avec le code », puis écrivez l’adresse et le code.
network-other-computer = Pas l’ordinateur de { $name } de la dernière fois
network-other-computer-why = Vous avez rencontré { $name } sur un autre ordinateur. Si vous êtes sûr que c’est { $name }, choisissez la table encore une fois ; sinon, demandez l’adresse et le code et écrivez-les.
network-ways = On joue en une soirée, ou coup par coup sur des jours et des semaines : qui ouvre la table le choisit dans son salon.
network-by-hand = Par adresse et code
network-address = Adresse de l’hôte
network-code = Code du salon
network-join = Rejoindre
network-recent = Adresses connues
network-open = Ouvrir une table
network-bad-address = Écrivez l’adresse de l’hôte, par exemple 192.168.1.20 ou un nom.
network-bad-code = Le code d’un salon compte { $count } lettres et chiffres, sans I, O, 0 ni 1.

## Le salon

network-connecting = Connexion…
network-connecting-below = En attente d’une réponse.
network-asking = On demande à l’hôte
network-asking-below = On demande à l’hôte si vous pouvez regarder. Il n’y a rien à faire.
network-room = Salon { $code }
network-seats = Qui joue quel Ordre
network-seats-below = Choisissez une place pour vous asseoir ou vous lever. À plusieurs sur cet ordinateur, prenez plusieurs places.
network-free-seat = Place libre
network-add-bot = Ajouter un bot
network-no-bot = Pas de bot
network-host = Hôte
network-here = Vous
network-ready = C’est bon
network-not-ready = Pas encore
network-awaited = Pas encore là
network-looking-on = Regardent : { $names }
network-let-in = Ouvrir la table au réseau
network-let-in-below = Tant que c’est désactivé, seul cet ordinateur a accès à la table.
network-reached = Les autres trouvent la table d’eux-mêmes, ou avec le code et l’adresse { $addresses } (port { $port }).
network-reached-hidden = Les autres ne trouvent la table qu’avec le code et l’adresse { $addresses } (port { $port }).
network-no-address = Cet ordinateur n’a pas d’adresse sur un réseau. Le port { $port } est ouvert.
network-no-lan = Le port { $port } ne peut pas s’ouvrir au réseau : { $error }. Un pare-feu l’interdit peut-être.
network-moved = Le port habituel est pris par un autre programme ; cette table est au port { $port }.
network-copy = Copier le lien
network-invite = Inviter
network-invite-below = Envoyez ce lien à vos amis. Ils cliquent dessus, le collent dans Luna avec Ctrl+V sur n’importe quelle page, ou lisent l’image avec un appareil photo.
network-invite-picture = Le lien en code QR
network-link = Rejoindre la table chez { $place } ?
network-link-below = L’invitation mène au salon { $code } de cet ordinateur, qui verra votre nom ; continuez si vous savez qui a envoyé le lien.
network-link-look = Chercher des joueurs chez { $place } ?
network-link-relay = Le lien mène à un relais où tout le monde peut se rencontrer. Il reste parmi vos adresses ; cet ordinateur voit seulement que quelqu’un regarde.
network-link-later = Quittez d’abord cette table, puis ouvrez de nouveau l’invitation.
network-copied = Copié : { $invitation }. Les autres le collent dans Luna avec Ctrl+V, sur n’importe quelle page.
clipboard-missing = Impossible de copier : ce système n’a pas de presse-papiers.
network-no-house = Aucune table ne peut s’ouvrir sur cet ordinateur : { $error }.
network-undo = Annuler des coups
network-undo-consent = Si tous acceptent
network-undo-free = Librement
network-undo-off = Jamais
network-need-two = Deux places au moins doivent être prises.
network-need-ready = On attend encore : { $names }.
network-host-starts = L’hôte commence la partie dès que tous sont prêts.
network-say-ready = C’est bon pour moi
network-unready = Finalement, pas encore
network-close-room = Fermer le salon ?
network-close-below = Le salon se ferme aussi pour { $names }.
network-close-yes = Fermer le salon
network-without = Commencer déjà ?
network-without-below = Pas encore là : { $names }. Ceux qui arrivent après le début ne pourront que regarder.
network-without-yes = Commencer maintenant
network-room-lost = La connexion est perdue. Luna essaie toujours de revenir dans le salon.

## La table

network-not-yours = C’est à { $name } de jouer, sur un autre ordinateur.
network-moves = { $name } joue
network-elsewhere = en réseau
network-lost = La connexion est perdue
network-trying = Luna essaie toujours d’atteindre { $host } (port { $port }). Dès que c’est fait, la partie reprend d’elle-même.
network-host-again = Héberger à nouveau cette table
network-host-again-below = Chacun a toute la partie : il suffit que l’un de vous l’héberge à nouveau pour que les autres retrouvent leur place.
network-take-back = Reprendre les places
network-take-back-below = C’est le dernier arrivé qui joue. On peut les reprendre à tout moment ; rien n’est perdu.
network-waiting-logs = On attend { $names }
network-waiting-logs-below = La table a été rouverte. Rien n’est perdu si Luna attend que tout le monde soit revenu.
network-the-others = les autres
network-go-on = Continuer sans eux
network-go-on-all = Pour continuer sans eux, tous ceux qui sont là doivent accepter.
network-go-on-agreed = Vous avez accepté. La partie continue dès que tous ceux qui sont là acceptent.
network-forked = Votre partie et celle des autres ont divergé : la vôtre est gardée dans { $file }, et vous êtes de retour à leur table.
network-end-rematch = Autre partie en réseau
network-end-lost = La connexion avec les autres est perdue ; leur prochaine table apparaîtra sous « Autre partie en réseau ».
network-end-with = { $count ->
    [one] Revanche avec { $name }
   *[other] Revanche avec { $count } autres
}
network-seconds = { $seconds ->
    [one] encore { $seconds } seconde
   *[other] encore { $seconds } secondes
}
network-yes = Accepter
network-no = Refuser
network-away = { $name } n’est pas là
network-away-below = Attendez, reprenez un autre jour, ou proposez un bot : plus de la moitié des présents doivent accepter. Au retour, chacun reprend sa place d’une touche.
network-away-mark = absent
network-propose = Proposer un bot : niveau { $level }, { $name }
network-other-level = Autre niveau
network-proposes = { $name } propose qu’un bot de niveau { $level } joue pour { $away }
network-until-back = jusqu’à ce que { $away } revienne et reprenne
network-bot-takes = Un bot joue maintenant pour { $name }.
network-is-back = { $name } est de retour.
network-ignored = { $name } : un message de son ordinateur ne convenait pas et a été ignoré.
network-draft-gone = La partie a pris un autre cours : le coup que vous prépariez n’est plus là.
network-bot-plays = Un bot joue pour { $name }
network-play-myself = Reprendre la main
network-differs = Les ordinateurs ne sont pas d’accord sur cette partie
network-differs-below = Elle ne peut pas continuer ici, mais elle le peut chez les autres. Son enregistrement est gardé, et cette commande montre où c’est arrivé : { $command }
network-chat = Discussion
network-chat-empty = Personne n’a encore rien dit.
network-chat-write = Écrivez ici, Entrée envoie
network-watching = { $count ->
    [one] { $count } regarde
   *[other] { $count } regardent
}

## Phrases toutes faites

phrase-hello = Bonjour !
phrase-well-played = Bien joué !
phrase-your-turn = C’est à toi.
phrase-one-moment = Un instant.
phrase-thanks = Merci !
phrase-again = On rejoue ?

## Pourquoi non

network-refused = L’hôte a refusé ({ $code }).
network-refused-protocol = Les versions ne vont pas ensemble : l’hôte a Luna { $one }, ici c’est Luna { $other }. Installez la même version sur les deux ordinateurs.
network-refused-other-rules = Les règles ne sont pas les mêmes : l’hôte a Luna { $one }, ici c’est Luna { $other }. Installez la même version sur les deux ordinateurs.
network-refused-other-game = À cette table, on joue à un jeu que votre Luna ne connaît pas : l’hôte a Luna { $one }, ici c’est Luna { $other }. Installez la même version sur les deux ordinateurs.
network-refused-no-room = Il n’y a pas de salon avec ce code.
network-refused-no-table = L’hôte ne connaît plus cette table.
network-refused-no-seat = Cette place est maintenant à quelqu’un d’autre.
network-refused-fork = Chez l’hôte, la partie a continué autrement qu’ici.
network-refused-elsewhere = Ces places se jouent maintenant depuis un autre ordinateur.
network-refused-table-known = L’hôte a déjà cette table.
network-refused-host-left = L’hôte a quitté le salon.
network-refused-busy = L’hôte n’a plus de place pour d’autres joueurs.
network-refused-full = Ce salon est complet.
network-refused-removed = L’hôte vous a renvoyé de cette table.
network-refused-locked = L’hôte a fermé cette table : personne de nouveau n’entre.
network-refused-no-spectators = Personne ne peut regarder à cette table.
network-refused-silent = La connexion était trop lente.
network-refused-slow-down = Trop de codes faux ; réessayez dans une minute.
network-refused-disk = Chez l’hôte, la partie ne peut plus être enregistrée (disque plein ?).
network-refused-unreachable = Personne ne répond à { $one }, port { $other }. La table y est-elle ouverte, et le pare-feu laisse-t-il passer Luna ?
network-refused-cut = La connexion a été perdue.
network-refused-nonsense = Aucune table de Luna ne répond à cette adresse.
network-refused-malformed = L’hôte n’a pas compris votre Luna.
network-refused-no-tls = L’hôte a une version plus ancienne de Luna, qui ne chiffre pas ses connexions. Veuillez la mettre à jour là-bas.
network-refused-unproved = Qui répond à { $one }, port { $other }, n’a pas prouvé être l’hôte voulu, et n’a rien appris.
network-refused-certificate = Le certificat de { $one } ne vaut pas pour ce nom, quelqu’un pourrait donc écouter ; rien n’y a été dit.

## Commandes

keys-section-network = En réseau
command-chat = Discussion
command-yes = Première réponse à une question
command-no = Deuxième réponse à une question

## La porte de l’hôte

door-title = À la porte
door-people = Qui est là
door-nobody = Il n’y a personne d’autre.
door-plays = joue
door-watches = regarde
door-asks = voudrait regarder
door-away = absent
door-stands-in = un bot remplace
door-locked = Fermée à clé
door-locked-below = Personne de nouveau n’entre. Qui est déjà venu peut revenir.
door-hidden = Seulement avec le code
door-hidden-below = La table n’est pas dans les listes des autres.
door-looking = Regarder
door-looking-0 = Tout le monde
door-looking-1 = Sur accord
door-looking-2 = Personne
door-admit = Laisser entrer
door-remove = Renvoyer
door-remove-ask = Renvoyer { $name } ?
door-remove-below = { $name } ne revient pas, même sous un autre nom.
door-remove-seat = Un bot prend le relais, et la place peut être donnée à quelqu’un d’autre.
door-removed = L’hôte a renvoyé { $name } ; un bot prend le relais.
door-give = Donner la place
door-give-title = Qui reçoit la place de { $name } ?
door-pardon = { $count ->
    [one] Laisser revenir la personne renvoyée
   *[other] Laisser revenir les { $count } personnes renvoyées
}
door-knocks = { $name } voudrait regarder : Menu, À la porte.

## Tables ouvertes sur un relais

open-browse = Y trouver des joueurs
open-title = Tables ouvertes chez { $place }
open-count = { $count ->
    [one] Une table est ouverte.
   *[other] { $count } tables sont ouvertes.
}
open-none = Aucune table n’est ouverte ici en ce moment. Ouvrez-en une et montrez-la à tous.
open-slow = Vous avez regardé souvent. Attendez un instant.
open-again = Regarder de nouveau
open-forget = Oublier ce relais
open-all = Toutes
open-by-turn = Coup par coup
open-level = Pour
open-level-0 = Tous
open-level-1 = Débutants
open-level-2 = Habitués
open-level-3 = Experts
open-seats = { $free ->
    [one] { $free } place libre sur { $seats }
   *[other] { $free } places libres sur { $seats }
}
open-usual = Les règles habituelles
open-names = Montrer le nom des hôtes
open-names-below = Des inconnus les ont choisis, et chacun peut prendre n’importe quel nom.
open-show = Montrer cette table à tous ici
open-show-below = Des inconnus sur ce relais la trouvent dans la liste des tables ouvertes.
open-shown = Elle reste dans la liste jusqu’à ce qu’elle soit pleine, commence, ou que vous partiez.
open-forbidden = Ce relais n’a pas de liste de tables ouvertes.
open-too-many = La liste n’a plus de place pour des tables d’ici.
open-named = Leur montrer mon nom
open-says = Vos mots pour eux, { $count } au plus :
open-says-most = Vous pouvez dire { $count } choses au plus.
open-says-beginners = Débutants bienvenus
open-says-explain = J’explique le jeu
open-says-quick = Jouons vite
open-says-relaxed = Sans hâte
open-says-chat = J’aime bavarder
open-says-quiet = Une partie calme
open-says-first = Ma première partie
open-says-more = D’autres parties ensuite
