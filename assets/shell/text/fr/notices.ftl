## Messages

notice-save-torn = La fin de { $file } est endommagée. Entrées intactes : { $kept }. Le reste ({ $bytes ->
        [one] 1 octet
       *[other] { $bytes } octets
    }) est gardé dans { $aside }.
notice-save-torn-left = La fin de { $file } est endommagée. Entrées intactes : { $kept }. Le reste est illisible.
notice-save-damaged = { $file } est endommagé après l’entrée { $kept }. La partie est montrée jusque-là ; « Enregistrer une copie », dans son menu, permet de la continuer.
notice-save-mended = { $file } était endommagé. Il a été repris de la table ; le fichier endommagé est gardé dans { $aside }.
notice-save-illegal = L’entrée { $record } de { $file } enfreint les règles du jeu. La partie est montrée jusque-là ; « Enregistrer une copie », dans son menu, permet de la continuer.
notice-save-differs = À partir de l’entrée { $record }, { $file } ne redonne plus la partie jouée. La partie est montrée jusque-là ; « Enregistrer une copie », dans son menu, permet de la continuer.
notice-save-contested = À l’entrée { $record } de { $file }, les ordinateurs ne sont pas d’accord : ici elle mène à { $here }, ailleurs à { $others }.
notice-save-missing = Le fichier { $file } n’existe pas.
notice-save-unreadable = { $file } est illisible : { $error }.
notice-save-in-use = { $file } est ouvert dans une autre fenêtre de Luna.
notice-save-not-luna = { $file } n’est pas une partie enregistrée de Luna.
notice-save-start-damaged = { $file } est endommagé dès le début ; rien ne peut en être montré.
notice-save-too-long = { $file } est plus long qu’une partie ne peut l’être.
notice-save-malformed = { $file } n’est pas une partie enregistrée valable : { $fault }.
notice-save-newer-format = { $file } vient d’une version plus récente de Luna (format { $format }). Mettez Luna à jour.
notice-save-other-game = { $file } est une partie de { $game }, pas de { $expected }.
notice-save-no-game = { $file } est une partie de { $game }, un jeu qui n’est pas installé ici. Une version plus récente de Luna l’a peut-être, ou son extension manque.
notice-plug-in-fault = Le jeu { $game } est laissé de côté. { $fault }.
notice-plug-in-twice = Il y a deux jeux nommés { $game }. Celui de { $folder } est laissé de côté.
notice-save-newer-rules = { $file } demande des règles plus récentes (révision { $revision }). Mettez Luna à jour.
notice-save-older-rules = { $file } suit d’anciennes règles (révision { $revision }) que cette version de Luna ne connaît pas.
notice-save-other-board = { $file } a été joué sur un autre plateau que celui qui est installé.
notice-save-name = { $name } ne peut pas être le nom d’une partie.
notice-save-exists = Une partie s’appelle déjà { $name }.
notice-disk-full = Le disque est plein. La partie continue, mais les nouveaux coups ne sont pas enregistrés.
notice-disk-read-only = { $file } est protégé en écriture. La partie continue, mais les nouveaux coups ne sont pas enregistrés.
notice-disk-error = L’enregistrement dans { $file } a échoué ({ $error }). La partie continue, mais les nouveaux coups ne sont pas enregistrés.
notice-save-anew = Un autre programme a supprimé ou remplacé { $file }. Toute la partie est de nouveau enregistrée sous le nom { $name }.
notice-save-again = La partie est de nouveau enregistrée, avec tous ses coups, sous le nom { $file }.
notice-table-healed = La position différait sur cet ordinateur ; elle est corrigée d’après l’enregistrement de la partie.
notice-file-not-written = { $file } n’a pas pu être écrit : { $error }.
notice-settings-broken = { $file } n’a pas été compris. Il est gardé sous le nom { $aside }, et les valeurs par défaut s’appliquent.
notice-settings-unreadable = { $file } était illisible ({ $error }), et les valeurs par défaut s’appliquent.
notice-settings-value = { $file } contient une valeur incorrecte pour { $key } ; la valeur par défaut s’applique.
notice-settings-value-kept = { $file } contient une valeur incorrecte pour { $key } ; la valeur par défaut s’applique. L’ancien fichier est gardé sous le nom { $aside }.
notice-records-broken = Un morceau de { $file } n’a pas été compris. Il est gardé sous le nom { $aside } ; les autres parties comptent.
notice-seat-broken = { $file } devait vous ramener à votre place, mais n’a pas été compris. Il est gardé sous le nom { $aside }.
notice-seat-unreadable = { $file } devait vous ramener à votre place, mais est illisible : { $error }.
notice-crashed = Une erreur s’est produite. La partie continue où elle en était.
notice-crashed-title = Une erreur s’est produite deux fois. Votre partie est enregistrée.
notice-replaced = Des fichiers de Luna ont changé pendant la partie, comme lors d’une mise à jour. Votre partie est enregistrée : quittez Luna et relancez-le.
notice-report = Merci d’envoyer le rapport { $file } aux auteurs de Luna.
notice-report-plug-in = Merci d’envoyer le rapport { $file } aux auteurs de { $game }, qui ne fait pas partie de Luna.
notice-bot-fault = Un bot n’a pas pu aller au bout de sa réflexion et joue sa première idée. La partie continue.
notice-film-no-ffmpeg = Pour un film, il faut ffmpeg, un programme libre. Installez-le et réessayez.
notice-film-failed = Le film n’a pas pu être fait : { $error }.
notice-film-died = Le film n’a pas pu être fait : son processus s’est arrêté. Réessayez.
notice-link-none = Ce n’est pas une invitation à Luna. Elle commence par luna://.
notice-link-broken = Cette invitation n’est pas complète. Copiez de nouveau le lien entier, ou demandez-en un autre.
notice-link-unknown = Ce lien demande un Luna plus récent. Mettez-le à jour, ou demandez l’adresse et le code.
