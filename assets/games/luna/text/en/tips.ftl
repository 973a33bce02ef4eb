# The six tips of the first game, said when the position calls for them.

tip-name = A tip
tip-welcome = Six rounds; the most influence wins. Active novices act and become inactive; when the round ends they wake. { $key } explains whatever you point at.
tip-shrine = You hold the Shrine token, and your novices stand beside the Master Builder: build a shrine now.
tip-shrine-token = Your novices stand beside the Master Builder. Fetch the Shrine token on { $island } first, then build.
tip-appoint = Tile { $tile } is within your reach. It costs novices now, but in the temple a novice scores at the end of every round.
tip-recruit = There are still novices in your supply. Recruit early: every extra novice gives you more choice later.
tip-favour = A favour token lies ready on { $island }. Collect a few before you need them.
tip-tide = The round ends soon. Your Tide token carries inactive novices to the Moon Priestess, who will be on { $island } next.
tip-journey = The round ends soon. A Journey takes active novices to the Moon Priestess, who will be on { $island } next.
tip-council = A tie at the Moon Priestess would go to another order. One step in the Council changes that.
tip-got-it = Got it
tip-no-more = No more tips
