## Parties enregistrées

saves-title = Parties enregistrées
saves-empty = Il n’y a pas encore de partie enregistrée.
saves-empty-below = Chaque partie s’enregistre d’elle-même, coup après coup.
saves-not-begun = Pas commencée
saves-under-way = En cours
saves-finished = Terminée
saves-delete = Supprimer
saves-undo-delete = Rétablir
saves-page = Page { $page } sur { $pages }
saves-next = Page suivante
saves-previous = Page précédente
saves-minutes = { $minutes ->
    [one] { $minutes } minute de jeu
   *[other] { $minutes } minutes de jeu
}

## Ce qu’est une partie enregistrée

saves-bot = { $name } (bot { $level })
saves-network = Partie en réseau
saves-won = { $name } a gagné
saves-shared = { $name } ont partagé la première place
saves-time = Dernier coup : { $time }
saves-where = Dossier : { $folder }

## La liste

saves-search = Chercher
saves-sort = Trier par
saves-sort-date = Date
saves-sort-name = Nom
saves-sort-players = Joueurs
saves-sort-unfinished = En cours d’abord
saves-more = Détails
saves-import = Importer
saves-open-folder = Ouvrir le dossier
saves-open-folder-failed = Luna ne peut pas ouvrir le dossier d’ici. Il se trouve là : { $folder }
saves-looking = Recherche des parties enregistrées…
saves-none-found = Aucune partie ne correspond à « { $text } ».
saves-count = { $count ->
    [one] { $count } partie
   *[other] { $count } parties
}
saves-elsewhere = La liste montre aussi les parties d’autres dossiers de Luna. Copiez-les ici avant de supprimer un tel dossier.
saves-bring-all = Tout copier ici
saves-brought-all = { $count ->
    [one] { $count } partie est maintenant dans { $folder }.
   *[other] { $count } parties sont maintenant dans { $folder }.
}

## Une partie enregistrée

saves-name = Nom
saves-open = Ouvrir
saves-rename = Renommer
saves-renamed = La partie s’appelle maintenant { $name }.
saves-copy = Copier
saves-copied = Copie créée : { $name }.
saves-export = Exporter en texte
saves-copy-text = Copier en texte
saves-text-copied = La partie est dans le presse-papiers, sous forme de texte.
saves-bring = Copier ici
saves-brought = { $name } est maintenant dans { $folder }. Le fichier de l’autre dossier reste comme il est.
saves-brought-first = { $file } ne peut pas être modifié là où il est. La partie continue dans une copie placée dans { $folder }.

## Importation

import-title = Importer une partie
import-below = Déposez un fichier sur cette fenêtre, collez une partie en texte ou indiquez où se trouve le fichier. Luna lit les parties enregistrées (.luna), les parties en texte et les parties compactes.
import-file = Fichier
import-do = Importer
import-paste = Coller le presse-papiers
import-nothing = Le presse-papiers ne contient pas de texte.
import-unknown = Le presse-papiers ne contient ni invitation, ni partie, ni énigme.
import-near = Fichiers du dossier des parties
import-done = Partie importée : { $name }
import-known = Cette partie est déjà dans la liste : { $name }
import-no-path = Il n’y a pas de fichier à cet endroit. Écrivez le chemin complet.
import-folder = Les parties de { $folder } sont maintenant dans la liste.
notice-import-unreadable = { $file } n’est pas une partie que Luna sait lire : { $fault }.
saves-solo = Solo, niveau { $solo } : { $name }

## Pictures

picture-saved = L’image est enregistrée : { $file }

## A film

film-make = Faire un film
film-stop = Arrêter le film ({ $done } %)
film-stopped = Le film n’est pas fait.
film-other = { $name } est en cours de tournage. Attendez la fin ou arrêtez-le là-bas.
film-saved = Le film est enregistré : { $file }
