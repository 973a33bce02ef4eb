## The reader

rules-title = Rules
rules-see = See also
title-rules = Rules
menu-rules = Rules
rules-section-notes = Notes
rules-section-numbered = The numbered rules
rules-search = Search (Ctrl+F)
rules-found = { $count ->
    [0] Nothing found
    [one] { $count } page found
   *[other] { $count } pages found
}
rules-long = In full
rules-short = In brief
rules-previous = Previous
rules-next = Next
rules-page = Page { $page } of { $pages }
rules-look-up = Reference
rules-example = An example
rules-numbers = The exact rules
rules-chapter-english = These are the exact rules that this program follows.
