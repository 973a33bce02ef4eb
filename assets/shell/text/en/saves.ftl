## Saved games

saves-title = Saved games
saves-empty = There is no saved game yet.
saves-empty-below = Every game is saved automatically after each turn.
saves-not-begun = Not begun
saves-under-way = Under way
saves-finished = Finished
saves-delete = Delete
saves-undo-delete = Put back
saves-page = Page { $page } of { $pages }
saves-next = Next page
saves-previous = Previous page
saves-minutes = { $minutes ->
    [one] { $minutes } minute played
   *[other] { $minutes } minutes played
}

## What a saved game is

saves-bot = { $name } (bot { $level })
saves-network = Network game
saves-won = { $name } won
saves-shared = { $name } shared first place
saves-time = Last played: { $time }
saves-where = Folder: { $folder }

## The list

saves-search = Search
saves-sort = Sort by
saves-sort-date = Date
saves-sort-name = Name
saves-sort-players = Players
saves-sort-unfinished = Unfinished first
saves-more = More
saves-import = Import
saves-open-folder = Open the folder
saves-open-folder-failed = The folder could not be opened from here. It is { $folder }
saves-looking = Looking for saved games …
saves-none-found = No saved game matches “{ $text }”.
saves-count = { $count ->
    [one] { $count } game
   *[other] { $count } games
}
saves-elsewhere = Games of other Luna folders are in the list too. Bring them here before you delete such a folder.
saves-bring-all = Bring all here
saves-brought-all = { $count ->
    [one] { $count } game was brought to { $folder }.
   *[other] { $count } games were brought to { $folder }.
}

## One saved game

saves-name = Name
saves-open = Open
saves-rename = Rename
saves-renamed = The game is called { $name } now.
saves-copy = Copy
saves-copied = A copy was made: { $name }.
saves-export = Export as text
saves-copy-text = Copy as text
saves-text-copied = The game is on the clipboard as text.
saves-bring = Bring it here
saves-brought = { $name } is now in { $folder }. The file in the other folder stays as it is.
saves-brought-first = { $file } cannot be changed where it is. The game goes on in a copy in { $folder }.

## Import

import-title = Import a game
import-below = Drop a file onto this window, paste a game as text, or type where the file is. Luna reads saved games (.luna), games as text and compact games.
import-file = File
import-do = Import
import-paste = Paste from the clipboard
import-nothing = There is no text on the clipboard.
import-unknown = The clipboard holds no invitation, no game and no puzzle.
import-near = Files in the folder of saved games
import-done = Imported: { $name }
import-known = This game is already in the list: { $name }
import-no-path = There is no file there. Please type the whole path.
import-folder = The games in { $folder } are in the list now.
notice-import-unreadable = { $file } is not a game that Luna can read: { $fault }.
saves-solo = Solo, level { $solo }: { $name }

## Pictures

picture-saved = The picture is saved as { $file }.

## A film

film-make = Make a film
film-stop = Stop the film ({ $done } %)
film-stopped = The film was not made.
film-other = Luna is filming { $name } right now. Wait for it, or stop it there.
film-saved = The film is saved: { $file }
