## Circles: what is refused

notice-circle-not = { $file } n’est pas le fichier d’un cercle.
notice-circle-too-long = { $file } est plus long qu’un cercle ne peut l’être.
notice-circle-forged = { $file } est abîmé ou falsifié. Rien n’en a été repris.
notice-circle-foreign = { $file } concerne un cercle dont vous n’êtes pas membre. Demandez une invitation à un membre.
notice-circle-full = Le cercle a plus d’entrées qu’il ne peut en contenir.
notice-circle-no-invitation = Ce n’est pas une invitation à un cercle. Elle commence par luna://circle/.
notice-circle-no-name = Écrivez un nom, s’il vous plaît.
notice-circle-unfinished = { $file } n’est pas encore terminée.
