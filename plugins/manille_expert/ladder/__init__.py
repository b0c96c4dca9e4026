"""The bots that search: `strong`, `expert`, `master`. Each draws worlds that agree with what it sees, finds
out what every choice is worth in them, and takes the best on average.

`seat` is the bot; `sampling` draws worlds, `table` and `values` search them, `stakes` says what card points
are worth, `cards` plays, `speech` speaks, `unseen`, `trumps`, `calls` and `auction` do what comes before,
`reasons` says why.
"""
