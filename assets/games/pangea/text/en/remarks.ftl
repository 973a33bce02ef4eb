## What the wizards say at turning points, in the voice of their people

remark-amulet-purple-1 = Horn and amulet. It had to be.
remark-amulet-purple-2 = The spiral turns, and it turns my way.
remark-amulet-green-1 = My tree has put out a new bud.
remark-amulet-green-2 = Slowly, slowly. And then home.
remark-amulet-orange-1 = That will keep the fire going!
remark-amulet-orange-2 = Hot off the menhir.
remark-amulet-blue-1 = It came in with the tide.
remark-amulet-blue-2 = My beacon shines a little farther now.
remark-amulet-yellow-1 = The sun has never seen anything finer.
remark-amulet-yellow-2 = One step higher to the light.
remark-drift-purple-1 = Do hold on, dear neighbours.
remark-drift-purple-2 = The world is round. You will see.
remark-drift-green-1 = Roots travel too, if you push.
remark-drift-green-2 = The land wanted to go. I only asked.
remark-drift-orange-1 = Mind the edge!
remark-drift-orange-2 = A shove, and off it goes.
remark-drift-blue-1 = Calm seas? Not today.
remark-drift-blue-2 = The current does as I say.
remark-drift-yellow-1 = You will have the evening sun there.
remark-drift-yellow-2 = A change of view does everybody good.
remark-last-purple = Here the circle closes.
remark-last-green = The harvest is in. Show me yours.
remark-last-orange = One more round before the embers die!
remark-last-blue = I can see the harbour.
remark-last-yellow = The day is ending. I like the light.
