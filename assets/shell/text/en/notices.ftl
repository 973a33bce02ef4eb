## What the player should know

notice-save-torn = The end of { $file } is damaged. Whole records left: { $kept }. The damaged part ({ $bytes ->
        [one] 1 byte
       *[other] { $bytes } bytes
    }) is kept in { $aside }.
notice-save-torn-left = The end of { $file } is damaged. Whole records left: { $kept }. The rest cannot be read.
notice-save-damaged = { $file } is damaged after record { $kept }. It is shown up to there. “Save a copy” in the game’s menu goes on from there.
notice-save-mended = { $file } was damaged. It has been fetched again from the table; the damaged one is kept in { $aside }.
notice-save-illegal = Record { $record } of { $file } does not follow the rules. The game is shown up to there. “Save a copy” in the game’s menu goes on from there.
notice-save-differs = From record { $record } on, { $file } no longer matches the game that was played. The game is shown up to there. “Save a copy” in the game’s menu goes on from there.
notice-save-contested = At record { $record } of { $file } the computers disagree: here it leads to { $here }, elsewhere to { $others }.
notice-save-missing = There is no file { $file }.
notice-save-unreadable = { $file } cannot be read: { $error }.
notice-save-in-use = { $file } is open in another window of Luna.
notice-save-not-luna = { $file } is not a saved game of Luna.
notice-save-start-damaged = { $file } is damaged at its very start, so nothing of it can be shown.
notice-save-too-long = { $file } is longer than a game can be.
notice-save-malformed = { $file } is not a valid saved game: { $fault }.
notice-save-newer-format = { $file } was written by a newer Luna (format { $format }). Please update Luna.
notice-save-other-game = { $file } is a game of { $game }, not of { $expected }.
notice-save-no-game = { $file } is a game of { $game }, which is not installed. A newer Luna may have it, or its plug-in is missing.
notice-plug-in-fault = The game { $game } is left out. { $fault }.
notice-plug-in-twice = There are two games called { $game }. The one in { $folder } is left out.
notice-save-newer-rules = { $file } needs newer rules (revision { $revision }). Please update Luna.
notice-save-older-rules = { $file } was played under older rules (revision { $revision }), which this Luna does not have.
notice-save-other-board = { $file } was played on another board than the one installed.
notice-save-name = { $name } cannot be the name of a saved game.
notice-save-exists = There is already a saved game called { $name }.
notice-disk-full = The disk is full. The game goes on, but new turns are not saved.
notice-disk-read-only = { $file } cannot be written. The game goes on, but new turns are not saved.
notice-disk-error = Saving to { $file } failed ({ $error }). The game goes on, but new turns are not saved.
notice-save-anew = Another program removed or replaced { $file }. The whole game has been saved again as { $name }.
notice-save-again = The game is being saved again, with all its turns, as { $file }.
notice-table-healed = This computer had a different position from the others. It has been corrected from the record of the game.
notice-file-not-written = { $file } could not be written: { $error }.
notice-settings-broken = { $file } could not be understood: it is kept as { $aside }, and the defaults are used.
notice-settings-unreadable = { $file } could not be read ({ $error }), and the defaults are used.
notice-settings-value = { $file } has a wrong value for { $key }; the default is used.
notice-settings-value-kept = { $file } has a wrong value for { $key }; the default is used, and the old file is kept as { $aside }.
notice-records-broken = Part of { $file } could not be understood: it is kept as { $aside }, and the other games count.
notice-seat-broken = The way back to your seat in { $file } could not be understood: it is kept as { $aside }.
notice-seat-unreadable = The way back to your seat in { $file } could not be read: { $error }.
notice-crashed = Something went wrong. The game goes on where it was.
notice-crashed-title = Something went wrong twice. Your game is saved.
notice-replaced = Files of Luna have changed while it was open, as an update changes them. Your game is saved: quit Luna and start it again.
notice-report = Please send the report { $file } to the makers of Luna.
notice-report-plug-in = Please send the report { $file } to the makers of { $game }, which is not a part of Luna.
notice-bot-fault = A bot’s search failed, so it plays its first idea. The game goes on.
notice-film-no-ffmpeg = A film needs ffmpeg, a free program. Install it and try again.
notice-film-failed = The film could not be made: { $error }.
notice-film-died = The film could not be made: its process has ended. Try again.
notice-link-none = This is not an invitation to Luna. One begins with luna://.
notice-link-broken = This invitation is incomplete. Copy the whole link again, or ask for a new one.
notice-link-unknown = This link needs a newer Luna. Please update, or ask for the address and the code.
