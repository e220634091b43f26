# The exact solver (palamede solve).

command-solve = every move of a position with open hands, valued exactly

solve-help-mode = score: marks (the usual); win: only who makes more, which is found faster
solve-help-deal = the deal of the record (otherwise the last)
solve-help-memory = megabytes of memory to use ({ $usual })
solve-help-nodes = look at so many nodes at most
solve-help-json = print the result as JSON, one line

solve-title = To play: { $name } (all hands open)
solve-score = The marks of the own side in this deal less those of the other side, if all play their best:
solve-win = Which side makes more marks in this deal, if all play their best:
solve-value-won = more
solve-value-even = as many
solve-value-lost = fewer
solve-stopped = Stopped: { $valued } of { $moves } moves are valued.
solve-line = Best line: { $moves }
solve-nodes = { $nodes ->
        [one] one node
       *[other] { $nodes } nodes
    }

error-solve-stopped = stopped before all moves were valued
error-solve-sides = exact solving is for two sides, not { $sides }
error-solve-over = the deal is over: there is nothing to solve
error-solve-memory = the memory of the solver must be a number of megabytes above 0, not { $given }
error-solve-unknown = { $file }: to solve deal { $deal }, all tiles must be known and the play sound
error-engine-unsupported = the engine plays up to four hands from sets up to the double-nine, not { $seats } hands from the set up to { $set }-{ $set }
