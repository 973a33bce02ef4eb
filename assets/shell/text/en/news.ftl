# What is new, by version.

news-title = What is new
news-below = Luna has been updated. This is what has changed for you.
news-on = Play on
news-reader = A screen reader plays along
news-reader-below = Every page and every table can be read aloud and played through the screen reader of your system, from the first page on.
news-levels = Opponents that err like people
news-levels-below = The lowest level overlooks a threat, leaves pieces behind or falls in love with a place. Ask it why, and it owns up.
news-packages = Installed like any other program
news-packages-below = There are packages for Linux, Windows and macOS; nothing else has to be on the machine.
news-presses = No press goes astray
news-presses-below = A key or click counts for what was on the screen when you pressed. Skipping a scene never presses the button behind it.
news-pictures = A picture with F12
news-pictures-below = F12 saves what you see into the folder “pictures” beside your saved games.
