# The command line: what the commands are for, their options, and what can go wrong.

command-about = Dominoes by the classic rule books: play whole parties, keep, check and explain their records.
command-epilog = Without a command the table opens in the browser, as with "serve --open". "palamede COMMAND --help" tells more. Exit status: 0 all is well, 1 something was found, 2 it could not be done.
command-metavar = COMMAND
command-list = commands
command-version = print the version and end
command-lang = language of the texts (otherwise PALAMEDE_LANG, then the system's)
command-ascii = draw with plain letters only
command-play = play a whole partie in this terminal, against bots or each other
command-check = check records: every error with its place
command-replay = replay records: who laid what, the counts, the marks, the accounts
command-format = write records in their canonical form
command-convert = turn games of other programs into records
command-draw = draw a position, in the terminal or as SVG
command-explain = explain every lead, count, mark and account of a record by its rule
command-arbiter = rulings, score sheet and referee's card for games with real tiles
command-rules = the games, their switches and the rows of the rule books
command-glossary = the words of the game
command-trick = two tricks with dominoes, performed and proved
command-unknown = there is no command “{ $name }”; there are: { $known }
command-unknown-near = there is no command “{ $name }”; did you mean “{ $near }”?
command-no-language = no texts in “{ $name }”: choose one of { $known }
command-not-utf8 = the text is not UTF-8 (byte { $byte }): save it as UTF-8
command-no-file = { $file }: there is no such file
command-no-folder = { $file }: there is no folder { $folder }
command-is-folder = { $file }: this is a folder, a file is needed
command-no-access = { $file }: access refused
command-disk-full = { $file }: the disk is full
command-os-error = { $file }: { $reason }
command-stdin = standard input
command-stdout = standard output

argparse-usage = usage:
argparse-positional = arguments
argparse-options = options
argparse-help = show this help and end
argparse-unrecognized = these words are not understood: @1
argparse-required = missing: @1
argparse-argument = @argument_name: @message
argparse-one = one value is needed
argparse-at-most-one = at most one value is allowed
argparse-at-least-one = at least one value is needed
argparse-several = @1 values are needed
argparse-ignored = takes no value, not @1
argparse-not-with = cannot stand together with @1
argparse-one-of = one of these is needed: @1
argparse-type = @value is no @type
argparse-number = whole number
argparse-choice = @value is not allowed; choose from @choices
argparse-ambiguous = @option could mean @matches

rules-metavar-what = GAME|ROW|FAMILY
rules-metavar-setting = name=value
rules-help-what = a game such as voleur, a row such as VOL-08, or a family of rows such as VOL; nothing for the list
rules-help-setting = switches to change, such as players=4 or target=150
rules-help-all = print all switches, also those with their ordinary values
rules-metavar-code = CODE
rules-help-code = print codes of faults, such as encyclopedie fed: article by article, then side by side; all without a name
rules-codes-by-kind = The codes side by side
rules-code-until = (until: { $moment })
rules-code-none = Nothing of it is known.
rules-code-unknown = unknown: { $text }
rules-code-rules = rules
rules-code-not-known = unknown
rules-code-silent = silent
rules-games = The games, with their numbers of players
rules-families = The rule reference
rules-more = “palamede rules voleur” tells of one game, “palamede rules VOL-08” prints one row, “palamede rules VOL” a whole family.
rules-for-players = Number of players: { $players }
rules-switches = { $players ->
    [one] Switches at a table of one
   *[other] Switches at a table of { $players }
  }
rules-others = All others have their ordinary values: palamede rules { $name } --all
rules-aliases = Also called: { $names }
rules-not-in-the-books = Not in the books: they know no hands of { $hand } for { $players } players in this game, only { $known }.
rules-rows = Rules
rules-no-row = there is no row { $name }; there are { $known }

glossary-metavar-term = TERM
glossary-help-term = the word to look up, with or without accents; nothing for the list of words
glossary-none = the glossary has no “{ $term }”; “palamede glossary” lists its words
glossary-near = the glossary has no “{ $term }”; near it: { $near }
glossary-also = also: { $names }
glossary-rows = rules: { $rows }

metavar-file = FILE
help-file = a record; - reads standard input
help-files = records; - reads standard input
help-json = print what the record says as JSON, one line a file
seat-number = seat { $seat }

check-help-deduce = name every unknown tile whose place is certain
check-at-partie = partie { $partie }
check-at-deal = partie { $partie }, deal { $deal }
check-at-ply = partie { $partie }, deal { $deal }, play { $ply }
check-summary = { $file }: { $parties ->
        [one] one partie
       *[other] { $parties } parties
    }, { $deals ->
        [one] one deal
       *[other] { $deals } deals
    }: { $errors ->
        [0] no errors
        [one] one error
       *[other] { $errors } errors
    }
check-newer = this record is of version { $version } of the format, newer than version { $known } of this program, which reads what it knows of it
check-deduced = partie { $partie }, deal { $deal }: { $name } held { $tile }
check-deduced-place = partie { $partie }, deal { $deal }: { $tile } lay in the stock, number { $place } from its head
check-deduced-stock = partie { $partie }, deal { $deal }: { $tile } lay in the stock
check-deduced-none = of no unknown tile that was not laid is the place certain

replay-partie = Partie { $number }: { $game }
replay-no-game = unknown game
replay-deal = Deal { $number }: { $name } leads
replay-hand = { $name } holds { $tiles }
replay-stock = In the stock { $tiles }
replay-left = Left in hand: { $pips }.
replay-marked = Marked: { $marks }. Totals: { $totals }.
replay-claim = Claim { $number }: { $name } of { $other }: { $fault }. { $reason } ({ $source }).
replay-claim-noted = Claim { $number }: { $name } of { $other }: { $fault }. It waits for the count.
replay-chosen = Chosen: { $option }.
replay-line = On the table: { $line }
replay-passes = { $name } passes
replay-domino = { $name } makes domino.
replay-closed = The game is closed.
replay-reached = The target is reached in play.
replay-void = The deal is void.
replay-unfinished = The deal is not finished.
replay-winner = Won by { $names }.
replay-winner-unknown = Who won cannot be told from what is known.
replay-nobody = Nobody wins it.
replay-open = The partie is not finished.
replay-won = The partie is won by { $names }.
replay-won-petite = The partie is won by { $names }, in petite bredouille: double.
replay-won-grande = The partie is won by { $names }, in grande bredouille: triple.
replay-drawn = The partie is drawn.
replay-accounts = Accounts: { $accounts }

format-help-in-place = rewrite the files instead of printing
format-errors = { $file }: it holds { $errors ->
        [one] one error
       *[other] { $errors } errors
    } of form and is left as it is: “palamede check” says where

convert-help-file = games of another program as JSON, one a line; - reads standard input
convert-help-from = the program that played them
convert-done = { $games ->
        [one] one game
       *[other] { $games } games
    } converted
convert-partner-tied = game { $number }: the program paid { $theirs }, the record marks { $ours }: whoever goes out wins, though the partner holds as much as both adversaries
convert-partner-heavier = game { $number }: the program paid { $theirs }, the record marks { $ours }: whoever goes out wins, though the partner holds more than both adversaries
convert-lone-blank = game { $number }: the program calls it a draw; going out against a lone 0-0 wins the deal, which is worth 0
error-convert-game = game { $number }: { $detail }
error-convert-marks = the program paid { $theirs }, the record marks { $ours }: no reason is known, so one of the two is wrong
error-convert-json = line { $line } is not JSON: write one game a line, or a list of games
error-convert-hands = the hands make no deal: { $detail }
error-convert-play = tile { $number }, { $tile } by seat { $seat }: { $detail }
error-convert-lay = it cannot be laid there; the ends show { $ends }
error-convert-source = no converter from “{ $source }”; there are: { $known }
error-convert-dominoes-field = { $what } cannot be read: it must be { $right }
error-convert-dominoes-game = this is no game of the package dominoes
error-convert-open-spiel-field = { $what } cannot be read: it must be { $right }
error-convert-open-spiel-game = no converter for the game “{ $game }”; there are: { $known }
error-convert-open-spiel-short = the history has { $actions } actions: dealing alone takes { $dealt }
error-convert-open-spiel-action = action { $place } of the history, { $action }, is none that the game allows there

explain-help-deal = explain this deal only
explain-errors = { $file }: it has { $errors ->
        [one] one error
       *[other] { $errors } errors
    }; “palamede check” tells them

draw-help-what = a record, a position on one line, or - for either from standard input
draw-help-deal = the deal to draw (otherwise the last)
draw-help-partie = the partie of the record (otherwise the first)
draw-help-ply = after this many tiles and passes (otherwise at the end)
draw-help-svg = draw as SVG, not with letters
draw-help-output = write to this file instead of printing
draw-help-theme = colours of the SVG
error-draw-no-deal = { $file }: there is no partie { $partie } with a deal { $deal }
error-draw-no-deals = { $file }: partie { $partie } has no deal that could be drawn
error-draw-no-ply = deal { $deal } has { $plies } plays, not { $ply }
draw-empty = no tile has been laid yet
draw-title = { $game }, deal { $deal }, play { $ply }
draw-metavar-what = FILE|POSITION
draw-help-table = draw the whole table, hands included, in the SVG

# positions on one line, and deals made from them
error-position-fields = a position has at least five fields, RULES LEAD HANDS STOCK SCORES; this one has { $fields }
error-position-field = { $field }: “{ $text }” cannot be read: it must be { $field ->
        [LEAD] a seat, from 1; then * or !a-b for the lead tile
        [SCORES] whole numbers joined by commas
       *[other] tiles such as 3-5, or ?n for n unknown ones, joined by commas
    }
error-position-rules = RULES: { $detail }
error-position-deal = { $detail }
error-position-draw = { $item }: the next tile of the stock is { $due }
error-position-unknown = this position has unknown tiles, and here all are needed
error-deal-hands = { $hands } hands for { $seats } seats
error-deal-tiles = hands and stock are not exactly the tiles in play: { $twice ->
        [none] {""}
       *[other] twice { $twice }; {""}
    }{ $missing ->
        [none] {""}
       *[other] missing { $missing }; {""}
    }{ $removed ->
        [none] each tile stands there once
       *[other] removed { $removed }
    }
error-deal-leader = seat { $leader } cannot lead: there are the seats 1 to { $seats }
error-deal-dead = seat { $seat } cannot be the dead hand: one of the seats 1 to { $seats } is, and only where sides=dead_hand
error-deal-scores = { $scores } scores for { $sides } sides
error-deal-forced = seat { $leader } does not hold { $tile }, which must be led
error-hand-size = seat { $seat } has { $tiles } tiles, and each takes { $hand }
