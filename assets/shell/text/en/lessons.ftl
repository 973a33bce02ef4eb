# The page to learn, and what the lantern-bearer's buttons say.

title-learn = Learn
learn-title = Learn
learn-below = Lessons at the real table, each with a task to win. Won: { $won } of { $most }.
learn-lesson = Lesson { $number }
learn-start = Start · about 3 minutes
learn-goes-on = Go on: step { $step } of { $steps }
learn-won = Won in { $time }
learn-rules = The rules
learn-rules-below = Look things up here. No lesson needs them.
learn-puzzles = Puzzles
learn-puzzles-below = One a day, and a pack to choose from.
lesson-place = { $name } · { $step } of { $steps }
lesson-won = Won in { $time }
lesson-on = Go on
lesson-show = Show me
lesson-skip = Do it for me
lesson-again = Try again
lesson-leave = To the lessons
lesson-next = Next lesson
lesson-failed = Missed: the goal is now out of reach.
lesson-waits = The table waits for you
