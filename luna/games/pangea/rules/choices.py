"""The choices before a game of Pangea: options (O1, O2), peoples, and the number of players."""

from luna.core import options

OPTIONS, COUNTS, SEATS = options.read("pangea")
