# What a bot says at a turning point, below the sentence that tells its turn: by moment, role and variant.

remark-gain-acolyte-1 = Dat ging goed. Ik had het twee keer geteld.
remark-gain-acolyte-2 = Een goed veld, en zonder haast.
remark-gain-elder-1 = Geduld bracht me hier.
remark-gain-elder-2 = Op dit veld heb ik lang gewacht.
remark-gain-ferryman-1 = Een goede overtocht voor iedereen aan boord.
remark-gain-ferryman-2 = De stroom zat mee.
remark-gain-scholar-1 = Zo ongeveer stond het in het boek.
remark-gain-scholar-2 = Een mooie bladzijde. Die onthoud ik.
remark-gain-mason-1 = Dat is gebouwd om te blijven.
remark-gain-mason-2 = Steen op steen, en het houdt.
remark-gain-friend-1 = Kijk, mijn vriend is ook blij!
remark-gain-friend-2 = Dit veld vinden we allebei mooi.
remark-lead-acolyte-1 = Sta ik voor? Dan let ik maar goed op.
remark-lead-acolyte-2 = Eén keer voorop. Kom gerust mee!
remark-lead-elder-1 = De nacht is lang. Het kan nog keren.
remark-lead-elder-2 = Voor het moment voorop, de Raad heeft het laatste woord.
remark-lead-ferryman-1 = Voorop, maar het tij keert voor iedereen.
remark-lead-ferryman-2 = Ik zie de haven. Jullie zitten vlak achter me.
remark-lead-scholar-1 = Volgens mijn telling sta ik voor. Reken het gerust na.
remark-lead-scholar-2 = Voorop, zeggen de cijfers. Ze veranderen snel.
remark-lead-mason-1 = Een goed fundament. Het dak ontbreekt nog.
remark-lead-mason-2 = Voorop, en er valt nog veel te bouwen.
remark-lead-friend-1 = We staan voor! Haal ons maar in.
remark-lead-friend-2 = Voorop! Het meeste deed mijn vriend hier.
