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
end-exported-copied = The game was written to { $file } and copied: its text can be pasted anywhere.
scoring-none = No round has been scored yet.

## The story of the evening

end-as-story = Story
story-hint = A click on a sentence shows the table then.
story-save = Save picture
story-led-always = { $name } was ahead at the end of every round.
story-led-one = { $name } was ahead after { $count } of { $rounds } rounds, and nobody else ever was.
story-led = { $way ->
    [0] { $name } was ahead after { $count } of { $rounds } rounds, { $other } after { $more }; the lead changed hands { $changes ->
        [one] once
        [2] twice
       *[other] { $changes } times
    }.
   *[1] The lead changed hands { $changes ->
        [one] once
        [2] twice
       *[other] { $changes } times
    }: { $name } was ahead after { $count } of { $rounds } rounds, { $other } after { $more }.
}
story-decided-own = { $late ->
    [1] It was decided only in round { $round }, the last: there { $name } went ahead for good.
   *[0] { $way ->
        [0] In round { $round } { $name } took the lead and never gave it back.
       *[1] Round { $round } decided it: { $name } went ahead and stayed there.
    }
}
story-decided-fell = { $late ->
    [1] It was decided only in round { $round }, the last: there { $name } went ahead for good.
   *[0] In round { $round } the lead fell to { $name } and stayed there.
}
story-decided-last = It took the very last turn to decide it: only then was { $name } ahead for good.
story-decided-never = Nothing decided it: { $count } players share first place.
story-record-round = Round { $round } was the longest, with { $count } of the { $turns } turns.
