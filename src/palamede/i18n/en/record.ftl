# What can be wrong in a record; the keys are those of palamede.dgn.errors.MESSAGES.

record-syntax-word = “{ $text }” is no item of play: a tile is written 3-5, 3-5< or 3-5>, a draw +3-5, a count =2, a glyph $1; a pass is pass, boude or -
record-syntax-comment = the comment that begins here is not closed: write {"}"} at its end
record-syntax-event = the event that begins here is not closed: write ; at its end
record-syntax-seat = the seat { $text } is followed by no tile, draw or pass: it stands before one of them and nowhere else
record-syntax-count = { $text } counts no tile: a count stands right after the tile that makes it
record-syntax-glyph = { $text } is no glyph: from $0 to $255
record-syntax-tag = { $text } is no tag: write [Name "value"], with \" for a quotation mark
record-syntax-after-tag = “{ $text }” stands on a line of tags: such a line holds tags and nothing else
record-syntax-twice = [{ $name }] stands twice in this section: keep one
record-syntax-no-deal = { $text } belongs to a deal, and none is open: write [Deal "{ $deal }"] before it
record-syntax-value = [{ $name } “{ $text }”] cannot be read: it must be { $name ->
        [DGN] a number from 1
        [Deal] a number from 1
        [Lead] a seat, from 1
        [Date] YYYY.MM.DD, with ?? for what is not known
        [Series] a name, then which partie of how many, such as Lundi 2/3
        [Seats] names with ; between them, none of them empty
        [Stake] a whole number
        [Result] domino SEAT, closed SEAT…, reached SEAT, void REASON, or *
        [Marks] whole numbers, one a seat, with partners one a side
        [Scores] whole numbers, one a seat, with partners one a side
       *[other] { $right }
    }
record-syntax-number = this is deal { $deal } of the partie, not { $text }
record-syntax-part = “{ $text }” cannot be read in [{ $name }]: it must be { $name ->
        [Hands] seats with their tiles, such as 1: 0-0 0-1; 2: ?7
        [Stock] tiles such as 3-5, ? for one unknown tile, ?6 for six
       *[other] { $right }
    }
record-not-in-set = { $tile } is not in the set of double-{ $set }
record-not-in-set-removed = { $tile } is taken out of the set at this table (removed)
record-after-end = the deal was over before this ({ $outcome }); only the passes that prove a closed game may follow, one a seat
record-after-end-partie = the partie was over before this deal (deal { $deal } ended it): begin a new partie with its own tags
record-wrong-seat = it is the turn of seat { $turn }, not of seat { $seat }
record-wrong-seat-none = there is no seat { $seat }: this table has seats 1 to { $seats }
record-must-play = seat { $seat } can lay a tile and must: { $legal }
record-must-play-lead = seat { $seat } has the lead and must lay a tile
record-must-draw = seat { $seat } cannot lay a tile and must draw, as long as { $drawable } can be drawn
record-wrong-draw = nothing is drawn in this game: seat { $seat } passes
record-wrong-draw-empty = seat { $seat } has nothing to draw: { $drawable } tiles of the stock can be drawn; it passes
record-wrong-draw-tile = the next tile of the stock is { $next }, not { $tile }
record-wrong-draw-held = { $tile } cannot be drawn: it is not in the stock
record-duplicate-tile = { $tile } lies on the table already
record-duplicate-tile-deal = { $tile } stands twice in the hands and the stock of the deal
record-not-in-hand = seat { $seat } does not hold { $tile }: it holds { $hand }
record-not-in-hand-unknown = seat { $seat } cannot hold { $tile }
record-does-not-fit = { $tile } fits neither end: they show { $left } and { $right }
record-does-not-fit-end = { $tile } does not fit this end, which shows { $end }
record-does-not-fit-turned = { $tile } does not fit: the half that touches is written first; write { $other }
record-does-not-fit-forced = this deal must be led with { $forced }, not { $tile }
record-ambiguous-end = { $tile } fits both ends, with different results: write { $tile }< or { $tile }>
record-hand-size = seat { $seat } has { $held ->
        [one] one tile
       *[other] { $held } tiles
    } at the start of the deal, not { $hand }
record-hand-size-stock = the stock has { $held ->
        [one] one tile
       *[other] { $held } tiles
    } at the start of the deal, not { $hand }
record-hand-size-missing = [Hands] names no tiles for seat { $seat }: write { $seat }: ?{ $hand } if they are unknown
record-lead-mismatch = the lead is seat { $right }'s, not seat { $lead }'s
record-lead-mismatch-seat = there is no seat { $lead }: this table has seats 1 to { $right }
record-count-mismatch = { $tile } marks { $right }, not { $count }
record-count-mismatch-late = seat { $seat } cannot announce here: only the count of its own tile, once, until the next one plays; that of the last tile until the count is agreed
record-result-mismatch = the play ends in { $right }, not in { $text }
record-result-mismatch-over = the deal is over: { $right }, not unfinished
record-result-mismatch-open = the deal has not ended as { $text }: the play goes on with seat { $seat }
record-marks-mismatch = the deal marks { $right }, not { $text }
record-scores-mismatch = the totals are { $right }, not { $text }
record-incomplete-deal = the deal stops before its end, with seat { $seat } to play
record-unknown-rules = no [Rules] tag says which game this is
record-unknown-rules-name = no rules are called “{ $name }”; near it: { $near }
record-bad-convention = { $reason }
record-bad-convention-players = [Seats] names { $seated } players, and players={ $players } is agreed: one of them is wrong
record-bad-convention-twice = [{ $tag }] says { $name }={ $text } and [Conventions] says { $name }={ $other }: keep one
record-bad-convention-mort = with a dead hand one of the four seats is named mort
record-bad-convention-old = [Table “{ $text }”] is no table: strict or old
record-bad-convention-series = the parties of the series { $series } are { $right }, not { $text }
record-bad-convention-partners = { $first } and { $second } have been partners in this tournée already
record-bad-convention-pairing = { $first } and { $second } must stay partners in this partie of the series
record-bad-convention-players-series = the players of the series { $series } are { $right }, not { $text }
record-play = the play
record-result-mismatch-never = no filling of the unknown places ends in { $text }
record-marks-mismatch-never = no filling of the unknown places marks { $text }

record-syntax-verb = “{ $text }” is no event of a table à l’ancienne: its verb is one of shows, names, announces, says, commits, holds, turns, claims, notes, rules, chooses, calls, opens, counts, agrees, referee
record-syntax-verb-form = “{ $text }” cannot be read as an event: write { $right }
record-syntax-verb-early = { $text } cannot stand here: the deal goes on with seat { $seat }
record-must-play-ruling = a ruling leaves seat { $seat } this only: { $legal }
record-hand-size-total = the hands have { $held } tiles at the start of the deal, and { $hand } are in play
record-ruling-mismatch = the code in force rules { $right } on claim { $claim }, not { $text }
record-ruling-mismatch-noted = claim { $claim } waits for the count: { $text } cannot be ruled yet
record-ruling-mismatch-none = there is no claim { $claim } in this deal: nothing is ruled that was not claimed
record-ruling-mismatch-claim = { $fault } cannot be claimed here of seat { $against } by seat { $seat }; possible: { $possible }
record-ruling-mismatch-option = claim { $claim } does not leave the choice { $text }; possible: { $possible }
record-ruling-mismatch-effects = the referee’s own ruling on claim { $claim } cannot be read: { $name }
