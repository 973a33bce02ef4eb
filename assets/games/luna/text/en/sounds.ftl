## Captions: what a sound tells

sound-appoint = A tile is claimed
sound-book = A book is moved
sound-candle = A candle goes out
sound-last-candle = The last candle goes out
sound-consecrate = A tile is consecrated
sound-council = A step up in the Council
sound-evict = A novice is evicted
sound-expel = A novice is driven away
sound-favour = A favour token is taken
sound-guard = The Temple Guard moves on
sound-herbs = Novices wake up
sound-night = Night falls: the round is over
sound-points = Influence is gained or lost
sound-priestess = The Moon Priestess goes on
sound-recruit = A novice is recruited
sound-sail = A sail is set
sound-shrine = A shrine is built
sound-tide = The tide carries novices
sound-rise = A rising flourish: a great moment
sound-fall = Low tones: a setback
