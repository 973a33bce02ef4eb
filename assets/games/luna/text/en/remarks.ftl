# What a bot says at a turning point, below the sentence that tells its turn: by moment, role and variant.

remark-gain-acolyte-1 = That went well. I had counted it twice.
remark-gain-acolyte-2 = A good field, and nobody was hurried.
remark-gain-elder-1 = Patience brought me here.
remark-gain-elder-2 = I have waited some nights for this one.
remark-gain-ferryman-1 = A good crossing for everybody aboard.
remark-gain-ferryman-2 = The current was with us.
remark-gain-scholar-1 = It stood in the book, more or less.
remark-gain-scholar-2 = A fine page. I shall mark it.
remark-gain-mason-1 = That one is built to last.
remark-gain-mason-2 = Stone on stone, and it holds.
remark-gain-friend-1 = Look, my friend is pleased too!
remark-gain-friend-2 = We both like this field.
remark-lead-acolyte-1 = I am in front? Then I had better be careful.
remark-lead-acolyte-2 = In front for once. Please do come along.
remark-lead-elder-1 = The night is long. It can still turn.
remark-lead-elder-2 = First for now, and the Council has the last word.
remark-lead-ferryman-1 = In front, but the tide turns for all of us.
remark-lead-ferryman-2 = I see the harbour. You are close behind.
remark-lead-scholar-1 = By my count I am ahead. Do check it.
remark-lead-scholar-2 = Ahead, by the numbers. They change quickly.
remark-lead-mason-1 = A good foundation. The roof is still missing.
remark-lead-mason-2 = In front, and still a lot to build.
remark-lead-friend-1 = We are in front! Catch us if you can.
remark-lead-friend-2 = First! My friend here did most of it.
