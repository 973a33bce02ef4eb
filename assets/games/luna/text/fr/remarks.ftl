# What a bot says at a turning point, below the sentence that tells its turn: by moment, role and variant.

remark-gain-acolyte-1 = C’est bien allé. J’avais compté deux fois.
remark-gain-acolyte-2 = Une bonne case, et sans se presser.
remark-gain-elder-1 = Avec de la patience, on y arrive.
remark-gain-elder-2 = J’ai attendu cette case bien longtemps.
remark-gain-ferryman-1 = Une belle traversée pour tous à bord.
remark-gain-ferryman-2 = Le courant était avec nous.
remark-gain-scholar-1 = C’était écrit dans le livre, à peu près.
remark-gain-scholar-2 = Une belle page. Je la note.
remark-gain-mason-1 = Voilà qui est bâti pour durer.
remark-gain-mason-2 = Pierre sur pierre, et cela tient.
remark-gain-friend-1 = Regardez, mon compagnon est ravi aussi !
remark-gain-friend-2 = Cette case nous plaît à tous les deux.
remark-lead-acolyte-1 = En tête, moi ? Alors, prudence.
remark-lead-acolyte-2 = En tête, pour une fois. Venez donc avec moi.
remark-lead-elder-1 = La nuit est longue. Tout peut encore tourner.
remark-lead-elder-2 = En tête pour l’instant, le Conseil aura le dernier mot.
remark-lead-ferryman-1 = En tête, mais la marée tourne pour tout le monde.
remark-lead-ferryman-2 = Je vois le port. Vous me suivez de près.
remark-lead-scholar-1 = D’après mes calculs, je mène. Vérifiez donc.
remark-lead-scholar-2 = En tête, disent les chiffres. Ils changent vite.
remark-lead-mason-1 = De bonnes fondations. Il manque encore le toit.
remark-lead-mason-2 = En tête, et encore beaucoup à bâtir.
remark-lead-friend-1 = Nous sommes en tête ! Rattrapez-nous.
remark-lead-friend-2 = En tête ! Mon compagnon a presque tout fait.
