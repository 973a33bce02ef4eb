## End of the game

end-wins = { $name } wins
end-shared = Shared first place
end-points = Points
end-course = Points by round
end-graph-start = Start
end-graph-end = End
end-start = Start
end-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
end-rematch = Rematch
end-export = Export
end-as-graph = Graph
end-as-numbers = Numbers
end-leave = Main menu
end-exported = The game was written to { $file }.
end-exported-copied = The game was written to { $file } and copied, so you can paste it as text anywhere.
scoring-none = No round has been scored yet.

## The story of the evening

end-as-story = Story
story-hint = Click a sentence to see the table at that time.
story-save = Save picture
story-decided-last = It took the very last turn to decide it: only then was { $name } ahead for good.
story-decided-never = Nothing decided it: { $count } players share first place.
