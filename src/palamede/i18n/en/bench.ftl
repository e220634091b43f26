# The signature and the speed of the engine (palamede bench).

command-bench = signature and speed of the engine over stored positions

bench-help-player = which player that searches (maitre)
bench-help-nodes = nodes for each position (20,000); 0 leaves the player its number of worlds
bench-help-positions = how many of the { $most } stored positions (50)
bench-help-json = print the result as JSON, one line

bench-title = positions
bench-nodes = { $player }: { $nodes } nodes at { $positions ->
        [one] one position
       *[other] { $positions } positions
    }, acts { $signature }
bench-time = { $seconds } s, { $speed } nodes a second
bench-interrupted = Interrupted: what is known so far.

error-bench-player = { $player } does not search: there are no nodes to count
error-bench-nodes = --nodes { $value }: a whole number from 0 on is needed
error-bench-positions = --positions { $value }: a whole number from 1 to { $most } is needed
