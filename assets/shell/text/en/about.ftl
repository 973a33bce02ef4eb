# What is said of a thing that is pointed at.

about-rule = { $key }: the rule

## The buttons that take back

about-undo = Takes back your last turn and everything that came after it.
about-undo-counts = A game in which you take turns back does not count in the records.
about-step = Takes back the last step of this move.
about-redo = Brings back the turn you took back.
about-reset = Takes back this whole move.
about-key = Key: { $key }
