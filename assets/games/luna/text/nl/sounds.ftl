## Ondertitels: wat een geluid vertelt

sound-appoint = Een tegel wordt bezet
sound-book = Een boek wordt verplaatst
sound-candle = Een kaars gaat uit
sound-last-candle = De laatste kaars gaat uit
sound-consecrate = Een tegel wordt ingewijd
sound-council = Een plaats hoger in het Concilie
sound-evict = Een novice wordt verdrongen
sound-expel = Een novice wordt verdreven
sound-favour = Een gunstfiche wordt genomen
sound-guard = De tempelwachter gaat verder
sound-herbs = Novices worden wakker
sound-night = De nacht valt: de ronde is voorbij
sound-points = Invloed verandert
sound-priestess = De Maanpriesteres gaat verder
sound-recruit = Een novice wordt geworven
sound-sail = Er wordt een zeil gehesen
sound-shrine = Er wordt een altaar gebouwd
sound-tide = Het tij draagt novices
sound-rise = Een opleving: een groot moment
sound-fall = Lage tonen: een tegenslag
