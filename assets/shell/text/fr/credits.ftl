# À propos du programme : qui a fait quoi, et où sont les choses.

title-credits = À propos de Luna
settings-credits = À propos de Luna
credits-title = À propos de Luna
credits-part-program = Ce programme
credits-unofficial = Ceci est un programme non officiel, créé par des passionnés du jeu. Les personnes et éditeurs nommés ci-dessus ne l’ont ni créé ni vérifié. Tous les droits sur le jeu imprimé appartiennent à leurs détenteurs.
credits-own = Le programme, ses images, ses sons et ses textes sont l’œuvre des auteurs de Luna. Vous pouvez les utiliser sous la licence MIT : voir le fichier LICENSE.
credits-part-fonts = Polices
credits-part-packages = Bibliothèques
credits-part-places = Où sont vos fichiers
credits-home = Options et rapports : { $folder }
credits-saves = Parties enregistrées : { $folder }
credits-part-reports = En cas de problème
credits-report = Luna écrit alors un rapport dans le dossier « reports », à côté de vos options. Il dit ce qui a échoué et sur quel système ; luna.log, à côté, dit ce qui y a mené. Luna n’envoie rien sans vous.
credits-address = Merci d’envoyer le rapport à { $address }.
credits-no-address = Il n’y a pas encore d’adresse publique pour les rapports. Si vous voulez aider, donnez le rapport à la personne qui vous a donné ce programme.
