# What is new, by version.

news-title = What’s new
news-below = Luna has been updated. Here is what is new for you.
news-on = Play on
news-voice = Luna reads itself aloud
news-voice-below = F3 turns the voice on, F4 reads everything on the screen. Screen readers read every page and every table, and play along.
news-hands = Played by finger, pen and pad
news-hands-below = Tap to act, press long to point, pinch for larger text. Names and chat have a keyboard on the screen.
news-waiting = Tables that wait for you
news-waiting-below = “My tables” shows every game under way and whose turn it is. A table may take three days a turn; prepare yours on the train.
news-circles = Circles of friends
news-circles-below = Found a circle, sign your results together, and see a league and tournaments that nobody can forge.
news-pangea = More of Pangea
news-pangea-below = Three more lessons, sixty puzzles, one a day, and twelve challenges.
news-evening = The story of your evening
news-evening-below = The last page tells your game in five sentences. “Analysis” shows what each turn cost and what would have happened.
news-film = Films and pictures
news-film-below = Make a film of a saved game on its page. F12 takes a screenshot.
news-levels = Opponents that err like people
news-levels-below = Thirteen levels, each a step above the last. The lowest overlook a threat, leave pieces behind or fall in love with a place. Ask one why, and it owns up.
news-packages = Installed like any other program
news-packages-below = There are packages for Linux, Windows and macOS; nothing else has to be on the machine.
