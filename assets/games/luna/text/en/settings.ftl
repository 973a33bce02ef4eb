## Settings

settings-sample = The Moon Priestess rewards the order with the most active novices on her island.
settings-shapes = Orders can always be told apart without colour: each has its own emblem, hood and roof.

settings-confirm-candle = The last candle asks for a second click
settings-confirm-candle-below = It ends the round for everybody.
