# The arbiter: the score sheet of a game with real tiles, its dialogue and its print.

error-sheet-appeal = only a ruling of the referee's own can be appealed
error-sheet-answer = “{ $text }” is no answer here: { $allowed }
error-sheet-asked = nothing more is asked: the ruling is there
error-sheet-bare-hands = seats { $seats } hold no pips and are not out: only one hand can hold the double blank alone, and not once it lies on the table
error-sheet-code = there is no code “{ $name }”: codes are { $known }
error-sheet-counts = { $given } sums of marks are given, and there are { $sides } sides
error-sheet-deal-past = deal { $deal } can no longer be spoken of, only { $known }
error-sheet-due = { $field }: { $due } is due, not { $given }
error-sheet-field = an entry of type { $type } has no field “{ $field }”: its fields are { $known }
error-sheet-file = this is no score sheet of palamede arbiter
error-sheet-form = “{ $field }” must be { $right ->
        [whole] a whole number
        [text] a text
        [flag] true or false
        [wholes] a list of whole numbers
        [texts] a list of texts
        [objects] a list of objects
       *[object] an object
    }
error-sheet-hand-pips = seat { $seat } cannot hold { $pips } pips with { $tiles } tiles: { $most } at most
error-sheet-hands = { $given } hands are counted, and there are { $seats }
error-sheet-json = this is no JSON, see character { $column }
error-sheet-lead-mismatch = seat { $leader } cannot have led: seat { $due } leads this deal
error-sheet-leader = say which seat led this deal
error-sheet-line = the line cannot be read: write tiles such as 6-6 6-5> 5-1, and pass
error-sheet-line-pips = the tiles of the line make { $laid } pips, not { $given }
error-sheet-long = a case has at most { $most } characters
error-sheet-lots = each player draws one tile: { $expected }
error-sheet-lots-equal = { $names } drew equal tiles: they draw again
error-sheet-missing = with { $sum } in the hands, { $missing } pips are missing for the stock; its { $tiles } tiles, of the { $free } not on the table, make { $least } at least and { $greatest } at most{ $between ->
        [yes] , but never that
       *[no] {""}
    }
error-sheet-needs = the ruling needs to know more: { $needs }
error-sheet-no-counts = in this game nothing is marked before the end of a deal
error-sheet-no-end = nobody is out and nobody closed: say how the deal ended
error-sheet-no-incident = entry { $number } is no incident
error-sheet-no-join = { $tile } touches no end: they show { $left } and { $right }
error-sheet-not-in-set = { $tile } is not in the set of double-{ $set }
error-sheet-not-open = a sheet begins by opening it: game, code and names
error-sheet-number = entry { $place } bears the number { $number }
error-sheet-option = there is no option “{ $option }”: options are { $known }
error-sheet-order = entry { $number } ({ $type }) does not belong here
error-sheet-out-line = by the line seat { $seat } has { $tiles } tiles left
error-sheet-out-pips = seat { $seat } is out and cannot hold { $pips } pips
error-sheet-over = the last partie is over: nothing is left to enter
error-sheet-partners = { $names } have been partners already
error-sheet-places = the seats must be taken by { $expected }, not { $given }
error-sheet-removed = { $tile } is not in play
error-sheet-seat = there is no seat { $seat }: seats are 1 to { $seats }
error-sheet-seats-first = the players must be seated first: by lots, or as they say
error-sheet-seats-taken = the seats of this partie are taken
error-sheet-sum = the hands and the stock make { $sum }; the set has { $whole } pips, less { $table } on the table: { $left }
error-sheet-too-late = the partie of incident { $number } is over and paid
error-sheet-too-many-pips = the hands and the stock make { $sum }; the whole set has { $whole }
error-sheet-twice = { $tile } stands twice in the line
error-sheet-two-ends = a deal ends one way: somebody is out, or it is closed
error-sheet-type = there is no entry of type “{ $type }”: types are { $known }
error-sheet-undo = { $number } entries cannot be undone: there are { $most }
error-sheet-version = this sheet is of version { $version }, the program reads { $known }

# palamede arbiter
arbiter-metavar-case = FILE
arbiter-help-case = with --json: a file with one case, or one a line; - or nothing for standard input
arbiter-help-json = rule on cases given as JSON, one answer a line
arbiter-help-card = print the referee's card of a code, such as encyclopedie
arbiter-help-file = the score sheet: read if it is there, kept at every step
arbiter-help-output = write the card (.pdf, .html) or the sheet of --file (.pdf, .html, .dgn) to this file
arbiter-output-of-what = -o FILE goes with --card CODE, or with --file SHEET.json
arbiter-no-case = there is no case to rule on: give one JSON object, or one a line
arbiter-line = line { $line }: { $text }
arbiter-case-alone = a file of cases goes with --json; a score sheet is given with --file
arbiter-output = { $file }: the ending tells the form; write .pdf or .html
arbiter-no-file = No file is kept: begin with --file SHEET.json to go on another time.
arbiter-kept = The sheet is kept in { $file }.
arbiter-over = The last partie is over. Accounts: { $accounts }.
arbiter-seats-due = Partie { $number }: who sits where?
arbiter-standing = Partie { $partie }, deal { $deal }. Score { $scores }.
arbiter-lead-open = A tile decides who leads.
arbiter-leads = { $name } leads, { $mixer } mixes.
arbiter-do-seats = seat the players
arbiter-do-count = the deal is over: enter the count
arbiter-do-incident = an incident: ask for a ruling
arbiter-do-choose = the injured side chooses
arbiter-do-referee = the referee rules himself
arbiter-do-appeal = appeal to the galerie
arbiter-do-leave = a player leaves for good
arbiter-do-show = show the sheet
arbiter-do-print = print the sheet to a file (.pdf or .html)
arbiter-do-export = write the sheet as a record (.dgn)
arbiter-do-undo = undo
arbiter-do-end = end
arbiter-game = Which game?
arbiter-names = The players, with commas between them:
arbiter-settings = Switches to change, such as target=150 (or nothing):
arbiter-code = Which code of faults?
arbiter-stake = Stake of each player (nothing: { $due }):
arbiter-how-seated = How are they seated?
arbiter-by-lots = by lots: each has drawn a tile
arbiter-by-places = as they sit
arbiter-players = Players: { $names }
arbiter-places = Their names in order of play, to the right, with commas:
arbiter-who-leads = Who leads?
arbiter-lot = Tile drawn by { $name }:
arbiter-who-led = Who led?
arbiter-closed = nobody: the game is closed
arbiter-reached = nobody: a mark made in play ended the partie
arbiter-who-out = Who is out?
arbiter-which-side = Which side?
arbiter-line-asked = The line tile by tile, such as 6-6 6-5 pass 5-1 (or nothing):
arbiter-pips = Pips left to { $name }:
arbiter-stock = Pips of the stock (nothing: not counted):
arbiter-line-pips = Pips on the table (nothing: not counted):
arbiter-counts = Marks made in play by { $name } (nothing: 0):
arbiter-marked = Deal { $deal } marks { $marks }.
arbiter-choose = What does the injured side choose?
arbiter-which = Which incident?
arbiter-reason = The reason:
arbiter-own-marks = Points for { $name }, negative if lost (nothing: 0):
arbiter-own-barred = Who marks nothing for the deal?
arbiter-nobody = nobody
arbiter-own-deal = What of the deal?
arbiter-deal-goes-on = it stands
arbiter-deal-stays = it is void, the same player leads again
arbiter-deal-passes = it is void, the lead passes
arbiter-votes-for = Votes for the referee's ruling:
arbiter-votes-against = Votes against it:
arbiter-who-leaves = Who leaves?
arbiter-print-to = File (.pdf or .html):
arbiter-export-to = File (.dgn):
arbiter-written = { $file } is written.
arbiter-undo = How many entries of { $most } (nothing: 1):
arbiter-advice = As advice: { $code }, { $article } { $row }
arbiter-prompt = number:
arbiter-prompt-back = number, or < to go back:
arbiter-one-of = write a number from 1 to { $most }
arbiter-number = write a whole number
