## Ondertitels: wat een geluid vertelt

sound-ban = Er wordt een ban gelegd
sound-lift = Een ban wordt opgeheven
sound-buy = Er wordt een amulet gekocht
sound-coin = Er komen goederen binnen
sound-draw = Er komt een stam uit de buidel
sound-drift = Een stuk land drijft
sound-lead = Een stam wordt geleid
sound-hand-in = Er is een amulet in de toren
sound-last-round = Een gong: de laatste ronde
sound-tower = Er wordt een toren geplaatst
sound-triumph = Een opleving: een groot moment
sound-loss = Lage tonen: een tegenslag
