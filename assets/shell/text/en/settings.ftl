## Settings

settings-title = Settings
settings-page-display = Display
settings-page-look = Text and colours
settings-page-motion = Motion and sound
settings-page-play = Play
settings-page-keys = Keys and pad
settings-page-language = Language
settings-defaults = Defaults
settings-file = Stored in { $file }
settings-percent = { $value }%
settings-seconds = { $count } s

settings-full-screen = Full screen
settings-full-screen-below = F11 switches everywhere; F12 saves a picture of the window.
settings-ui-size = Size of the interface
settings-ui-size-below = Bars, panels and menus grow or shrink; the table takes all the room they leave.
settings-big-board = Big board
settings-big-board-below = Low bars without words and no log beside the table: more room for the board.

settings-text-size = Text size
settings-high-contrast = High contrast
settings-high-contrast-below = Black sea, black panels, bright edges and letters.
settings-speed = Animation speed
settings-speed-instant = Instant
settings-speed-factor = { $factor }×
settings-motion = Reduced motion
settings-motion-below = Pieces fade instead of flying; water and lanterns are still.
settings-attract = Demonstration game
settings-attract-below = After 40 seconds at rest the title shows a game between two bots, without sound.
settings-remarks = Bots comment
settings-remarks-below = A line at turning points, at most three in a round.
settings-strength = Estimate my strength
settings-strength-below = From finished games against bots, on this computer only.
settings-think-ahead = Bots think on your time
settings-think-ahead-below = Their turns and your hints come sooner, and stay the same. Not on battery.
settings-music = Music
settings-ambience = Ambience
settings-effects = Effects
settings-mute-unfocused = Silent in the background
settings-mute-unfocused-below = No sound while another window is in front.

settings-preview = Consequence card
settings-preview-full = Full
settings-preview-compact = Numbers only
settings-preview-off = Off
settings-preview-below = The cost and gain of a click, beside the thing you point at.
settings-grace = Time to take back
settings-grace-off = None
settings-grace-wait = As I like
settings-grace-below = How long the golden ring around “Undo” runs after your turn. With “As I like”, bots wait until you press Space.
settings-recap = Since your last turn
settings-recap-auto = Play again
settings-recap-marks = Only marks
settings-recap-off = Off
settings-recap-below = When you return to a game, the others’ turns are shown again, or only marked on the board. During play you see them happen.
settings-tips = Tips during the game
settings-tips-below = At most one a turn, only when it helps.
settings-tips-again = Show all tips again

## The first start

welcome-title = Welcome to Luna
welcome-below = You can change all of this later in the settings.
welcome-text = Text size
welcome-text-usual = Normal
welcome-text-large = Large
welcome-text-larger = Very large
welcome-motion = Motion
welcome-motion-full = Pieces move
welcome-motion-reduced = Reduced
welcome-colours = Colours
welcome-colours-night = Moonlit night
welcome-colours-contrast = High contrast
welcome-begin = Continue

## The frame of the table

end-as-points = Points

## Speech

settings-page-voice = Speech
settings-voice = Read aloud
settings-voice-below = Pages, board and news in the system’s voice, without a screen reader. F3 switches everywhere, F4 reads everything again.
settings-voice-rate = Rate of speech
settings-voice-volume = Volume of the voice
settings-voice-words = How much is said
settings-voice-words-brief = Little
settings-voice-words-usual = Usual
settings-voice-words-full = All
settings-voice-words-below = Little: only names. Usual: also the kind of thing, and short texts. All: whole pages, and how many things there are.
settings-captions = Captions of sounds
settings-captions-below = What a sound tells you, in words at the top.
settings-mono = Mono
settings-mono-below = Both ears hear the same.
welcome-voice = Read aloud

## Hands

settings-page-hands = Hands
settings-hold = Hold to confirm
settings-hold-off = Off
settings-hold-below = A press counts after you have held it this long, so a slip does nothing.
settings-repeats = Held keys repeat
settings-repeats-usual = As usual
settings-repeats-slow = Slowly
settings-repeats-off = Never
settings-keyboard = On-screen keyboard
settings-keyboard-auto = Touch and pad
settings-keyboard-always = Always
settings-keyboard-off = Never
settings-keyboard-below = With a finger: a tap acts, a long press points, two fingers go back, a pinch changes the text size.
settings-pad-kind = Buttons of the pad
settings-pad-auto = Automatic
settings-pad-xbox = Xbox
settings-pad-playstation = PlayStation
settings-pad-nintendo = Nintendo
settings-unhurried = Take your time
settings-unhurried-below = Messages and refusals stay until you press something; Escape closes a message.
settings-handheld = Set up for a handheld
settings-handheld-below = Full screen with larger text and bars, as on a Steam Deck.
