# The arbiter: the score sheet of a game with real tiles, its dialogue and its print.

error-sheet-appeal = only a ruling of the referee's own can be appealed
error-sheet-bare-hands = seats { $seats } hold no pips and are not out: only one hand can hold the double blank alone, and not once it lies on the table
error-sheet-code = there is no code “{ $name }”: codes are { $known }
error-sheet-counts = { $given } sums of marks are given, and there are { $sides } sides
error-sheet-deal-past = deal { $deal } can no longer be spoken of, only { $known }
error-sheet-due = { $field }: { $due } is due, not { $given }
error-sheet-effects = the effects of the referee's ruling: “{ $field }” must be { $right }
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
