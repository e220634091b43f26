# Player against player (palamede arena, palamede bot).

command-arena = player against player: duplicate deals, intervals, ladders with ratings
command-bot = one of our players as a program that speaks the protocol of the arena

arena-metavar-player = PLAYER
arena-metavar-rules = GAME
arena-metavar-address = ADDRESS
arena-help-players = two players, or several for a ladder: random, greedy, classical and the others of this program, with a budget of their own as maitre@0.1s; "cmd:python3 mybot.py" for a program that speaks the protocol; dominoes:bota_gorda or dominoes:probabilistic_alphabeta of the package dominoes
arena-help-ladder = everybody against everybody, with ratings; taken for granted with more than two players
arena-help-rules = the game and switches to change, such as: voleur hand=7 (tete_a_tete)
arena-help-deals = duplicate deals of each match; each is played twice, the players changing seats (200)
arena-help-seed = which deals: the same number gives the same ones, whoever plays (0)
arena-help-jobs = worker processes (1); the result is the same for any number
arena-help-stop = stop as soon as it is settled who marks more, by an interval that may be looked at at any time
arena-help-budget = time for a decision, such as 0.1s or 100ms, for players that take a budget
arena-help-nodes = nodes for a decision, for players that take a budget; such a match can be repeated exactly
arena-help-utility = whether such players play for marks, as the match counts them, or to win the partie (marks)
arena-help-timeout = time that a program may take beyond the budget before it is late (10s)
arena-help-forgive = faults of a program that do not stop the match: its lowest legal action is played for it (0)
arena-help-log = keep every duplicate deal in this file; a match that was broken off goes on where its log ends
arena-help-plot = draw the ladder, or the course of a match of two, as SVG (needs matplotlib)
arena-help-ray = play on the Ray cluster at this address, or "local" (needs ray); --jobs says by how many workers
arena-help-json = print the result as JSON, one line
bot-help-player = which player: random, greedy, classical or another of this program

arena-against = { $first } against { $second }
arena-ladder-of = Ladder of { $names }
arena-about = { $rules }, seed { $seed }, { $deals ->
        [one] one duplicate deal
       *[other] { $deals } duplicate deals
    } played twice
arena-interrupted = Interrupted after { $deals ->
        [one] one duplicate deal
       *[other] { $deals } duplicate deals
    }: what is known so far.
arena-settled = Settled after { $deals } duplicate deals: the match stops here.
arena-nothing = Too few deals to say anything.
arena-mean = { $name }: { $mean } marks a deal against { $other } (95 %: { $low } to { $high }).
arena-mean-alone = { $name }: { $mean } marks a deal against { $other }.
arena-wins = Duplicate deals of { $name }: { $wins } won, { $draws } even, { $losses } lost.
arena-sure = Valid however often one looks (95 %): { $low } to { $high }.
arena-decided = { $name } marks more.
arena-undecided = Who marks more is not decided.
arena-column-rating = rating
arena-column-marks = marks a deal against the others
arena-pairing = { $first } - { $second }: { $mean } ({ $low } to { $high })
arena-forgiven = { $name }: { $faults ->
        [one] one fault was forgiven
       *[other] { $faults } faults were forgiven
    }.
arena-plotted = palamede: drawn: { $file }
arena-plot-rating = rating (Bradley-Terry), with 95 % intervals
arena-plot-deals = duplicate deals
arena-plot-once = 95 %, for one look at the end
arena-plot-sure = 95 %, however often one looks
arena-plot-marks = marks a deal ahead

error-unknown-player = no player is called “{ $name }”; there are: { $known }
error-arena-deals = { $deals } duplicate deals prove nothing: play at least { $least }
error-arena-players = a match needs two players
error-arena-twice = { $player } stands twice in the ladder
error-arena-number = { $option } { $value }: a whole number from { $least } to { $most } is needed
error-arena-time = “{ $text }” is no time: write seconds above 0, such as 0.1s or 100ms, at most { $most }s
error-arena-no-budget = { $player } takes no budget: leave out @{ $budget }
error-arena-sides = { $player } plays games of two sides only, not of { $sides }
error-arena-omniscient = omniscient plays in the arena only, where it is shown all hands
error-arena-two-partners = { $player }: two partners are needed, such as maitre+greedy
error-arena-partners = { $player }: nobody has a partner in this game
error-strength-part = no part of the measurement is called “{ $name }”: see --list
error-strength-log = { $file } is the log of another measurement: move it away, or measure as it says
error-strength-results = { $file }: these are no results of strength
error-engine-budget = a budget of { $value } lets nobody think: it must be above 0
error-engine-budget-text = “{ $text }” is no budget: write time as 0.5s or 200ms, nodes as 20000
error-arena-go = go: “{ $text }” cannot be read
error-arena-no-view = go: there is no view in which to move
error-arena-no-command = cmd: needs a command, such as "cmd:python3 mybot.py"
error-arena-pypi-name = the package dominoes has no player “{ $name }” here; there are: { $known }
error-arena-pypi-missing = the package dominoes is not installed: pip install dominoes==6.1.0
error-arena-pypi-game = dominoes:{ $name } plays another game ({ $switches }): use --rules voleur hand=7 pay_out=all
error-arena-ray-missing = Ray is not installed: pip install "palamede[ray]"
error-arena-ray-address = no Ray cluster at { $address }: { $reason }
error-arena-worker = a worker has died ({ $status }): is there memory enough for so many --jobs?
error-arena-limit-other = { $path } holds the answers of another player or game
error-arena-log-other = { $file } is the log of another match: { $name } is { $there } there, { $here } here
error-arena-log-broken = { $file }, line { $line }: this is no line of the log of a match
error-arena-log-busy = { $file }: another match is writing this log
error-arena-plot = { $file }: the picture is SVG, name a file that ends in .svg
error-arena-plot-missing = pictures need matplotlib: pip install "palamede[plot]"
error-arena-fault-start = { $player } cannot be started: { $said }
error-arena-fault-refused = { $player } does not play these rules: { $said }
error-arena-fault-died = { $player } has died in deal { $deal }: { $said }
error-arena-fault-late = { $player } did not answer in time in deal { $deal }
error-arena-fault-nonsense = { $player } does not keep to the protocol in deal { $deal }: { $said }
error-arena-fault-illegal = { $player } plays what is not legal in deal { $deal }: { $said }
error-arena-fault-many = { $player }: { $said } faults up to deal { $deal }, more than are forgiven
