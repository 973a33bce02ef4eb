## The coach and the guided evening

coaching-name = A tip
coaching-got-it = Got it
coaching-no-more = No more tips like this
guided-title = Guided evening
guided-below = A whole game against beginners. They wait for you, and you get a tip when it helps.
guided-waits =
    { $name } is next and waits for you.
    Look around, or press { $means ->
        [button] “{ guided-on }”
       *[key] { $key }
    }.
guided-on = Go on
guided-free = Do not wait for me
guided-did = { $name } · { $turn }.
guided-learned = Your evening
guided-well = What went well
guided-cost = What cost most
guided-next = What to try next
guided-again = Play on from there
