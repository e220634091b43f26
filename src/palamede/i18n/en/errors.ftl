# What went wrong, as one sentence; error-CODE with the params of the error.

# seats and options of palamede play
error-seat-kind = “{ $kind }” is no kind of player: write one of { $known }
error-seat-name = “{ $name }” cannot be a name: at most { $most } characters, and no semicolon
error-seat-twice = two seats are named { $name }: give everybody another name
error-seat-count = { $given } seats are given, but { $players } sit at this table
error-bot-speed = --bot-speed takes a number of seconds from 0 to { $most }, not “{ $text }”
error-record-exists = { $file } exists already: name another file, or go on with --resume { $file }
error-resume-alone = --resume takes the game, its switches, the seats and the file from the record: leave them out
error-resume-none = there is no match to go on with in { $folder }
error-resume-over = { $file }: this match is over; palamede replay shows it
error-book-faulty = { $file } cannot be gone on with, see line { $line }: palamede check tells what is wrong
error-book-unusable = { $file } does not tell all the tiles, so it cannot be gone on with; palamede replay shows it

# tiles and moves
error-tile-number = { $tile } is no tile: both halves are numbers from 0 to { $most }
error-tile-text = “{ $text }” is no tile: write two numbers with a hyphen, such as 3-5
error-tile-half = { $tile } does not bear { $number }
error-not-in-set = { $tile } is not in the set of double-{ $set }
error-set-size = there is no set of double-{ $set }: from double-1 to double-{ $most }
error-move-text = “{ $text }” is no move: write a tile such as 6-5 or 6-5>, pass, or draw
error-move-number = no move has the number { $action }: they go from 0 to { $most }
error-ambiguous-end = { $tile } fits both ends: write { $tile }< for the left or { $tile }> for the right
error-half-order = { $move } does not fit so: write { $right }, the half that touches first
error-does-not-fit = { $move } does not fit there; what may be played: { $legal }
error-fits-neither = { $tile } fits neither end: they show { $left } and { $right }; what may be played: { $legal }
error-not-in-hand = seat { $seat } does not hold the tile of { $move }; what may be played: { $legal }
error-must-play = seat { $seat } can play and must: { $legal }
error-must-draw = seat { $seat } must draw a tile first
error-wrong-draw = nothing can be drawn; what may be played: { $legal }
error-forced-lead = { $move } may not be led; what must be led: { $legal }
error-other-set = { $move } is a move of another set; what may be played: { $legal }
error-deal-over = the deal is over: nothing can be played any more

# rules and their switches
error-unknown-rules = no game is called “{ $name }”; { $near ->
        [none] there are: { $known }
       *[other] near it: { $near }
    }
error-preset-players = { $rules } is for { $allowed } players, not { $players }
error-setting-form = “{ $text }” is no switch: write name=value, such as hand=6
error-setting-twice = { $name } is given twice: keep one
error-setting-map = { $name } says nothing for { $players } players
error-setting-json = { $name }={ $value } is not JSON
error-switch-unknown = there is no switch “{ $name }”; { $near ->
        [none] “palamede rules --all tete_a_tete” lists them
       *[other] near it: { $near }
    }
error-value-unknown = { $form ->
        [tiles] { $name }={ $value }: the value must be different tiles, such as ["0-0","6-6"]
        [integer] { $name }={ $value }: the value must be a whole number from { $least }{ $most ->
            [-1] {" "}up
           *[other] {" "}to { $most }
        }
       *[choice] { $name }={ $value }: this value does not exist; there are: { $allowed }
    }
error-not-yet = { $name }={ $value }: not yet; this version plays { $playable }
error-sides-players = sides={ $sides } needs { $needed } players, not { $players }
error-pot-sides = match_end=pot needs sides=solo, not { $sides }: a pot is won by players, each for himself
error-removed-tile = removed: { $tile } is not in the set of double-{ $set }
error-no-effect = { $name }={ $value } has no effect here: { $name ->
        [matador] set join=seven
        [unit] set count=fives or count=threes, or a payment in pips (pay_out=opponents)
        [count_call] set count=fives or count=threes
        [rounding] set a payment in pips (pay_out=opponents)
        [blocked_tie] to share a deal takes three sides, so that one of them pays; take void or primacy
        [target] a pot ends when every stake is won; set match_end=reach or deals
        [series] a tournée changes partners; set sides=partners, or series=best_of_3
       *[other] { $remedy }
    }
error-too-many-tiles = { $seats } hands of { $hand } need { $needed } tiles{ $kept ->
        [0] {""}
       *[other] , { $kept } kept out among them
    }, and the set of double-{ $set } has { $have }: take hand={ $most } at most{ $smallest ->
        [-1] ; no set is large enough
       *[other] , or set={ $smallest }, the smallest set that serves
    }

# deals, parties and series
error-deal-open = a deal is in progress: settle it first
error-deal-goes-on = the deal has not ended: play it to its end first
error-cannot-announce = seat { $seat } cannot announce now: only the count of its own tile, once, until the next one plays
error-no-deal = no deal is in progress: start one first
error-begun = the lead is drawn before the first deal, and this match has begun
error-partie-over = the match is over
error-conventions-fixed = conventions are fixed once the first tile is taken (GEN-08)
error-seats-taken = { $seats } seats are taken: seat the players anew to change that
error-no-such-seat = no player sits on seat { $seat }
error-lead-mismatch = seat { $leader } cannot lead deal { $deal }: seat { $due } leads
error-names-count = { $names } names for { $seats } seats
error-cut-size = a cut of { $cut }: from { $least } to { $most } tiles can be cut
error-draw-tiles = lots for { $players } players need so many tiles of { $totals } different totals: draw them from a whole set
error-no-partners = all four have been partners of each other already
error-series-names = { $players } players with different names are needed, not { $names }
error-series-over = the series is over
error-partie-goes-on = a match is going on: play it to its end first
error-no-partie = no match is going on
error-no-such-player = { $name } does not play here; the players are { $players }

# views on one line
error-view-json = this JSON is no view ({ $reason })
error-view-impossible = no deal agrees with what is known here
error-position-too-many = { $field }: more tiles than the { $most } of the largest set
error-position-half-known = the hand of seat { $seat } must be known or unknown as a whole
error-position-stock = the stock is hidden in a view: write { $right }
error-position-nobody = { $seats ->
        [none] no hand is known, and a view knows that of its own seat
       *[other] the hands known are those of seats { $seats }, and a view knows that of its own seat
    }
error-position-misfit = { $item } does not fit: { $right ->
        [none] no end takes it
       *[other] write { $right }, the half that touches first
    }
error-position-draw-seen = { $item }: who draws sees the tile, and nobody else does: write +a-b or +?
error-position-open-hands = all hands stand at the end, as {"{"}1-2/.{"}"}, if the deal is over, and only then
error-position-braces = { $item }: the braces must hold all tiles of { $seats } hands

# The referee
error-unknown-fault = there is no fault “{ $fault }”: faults are { $known }
error-unknown-moment = there is no moment “{ $moment }”: moments are { $known }
error-unknown-fact = there is no fact “{ $fact }”: facts are { $known }
error-bad-fact =
    the fact { $fact } must be { $form ->
        [bool] true or false
        [int] a whole number from 0 to 9999
       *[choice] one of { $choices }
    }, not { $text }
error-unknown-code = there is no code of faults “{ $name }”: codes are { $known }
error-bad-case =
    { $field } must be { $form ->
        [object] one JSON object
        [field] one of the fields { $fields }
        [facts] an object of facts
        [code] the name of a code of faults
        [name] a name
        [settings] a list of texts “name=value”
        [numbers] a list of whole numbers, one a side
       *[number] a whole number
    } (read: { $text })
error-scores-count = { $scores } scores for { $sides } sides

# a deal at a table à l'ancienne
error-old-table = no strict deal is started with table=old: leave table=strict, or open the table in the browser (palamede serve)
error-not-at-turn = seat { $seat } can only lay a tile now: passing and drawing are for seat { $turn }, whose turn it is; what may be done: { $legal }
error-hand-waits = the open hand of seat { $seat } is called and waits: it is the turn of seat { $turn }
error-must-play-other = { $move } may not be played: a ruling, or the lead, leaves only { $legal }
error-not-to-show = seat { $seat } does not hold { $tile }: a tile of one's own hand can be shown
error-no-such-end = there is no end “{ $end }”: ends are left and right
error-no-such-half = { $tile } has no half { $touch }: its halves are { $low } and { $high }
error-no-such-ply = there is no play of number { $ply }; { $plies ->
        [none] no play stands
       *[other] those that stand: { $plies }
    }
error-bad-step = the step { $step } cannot be done; steps are { $known }, each with what it needs
error-bad-event = the event { $event } cannot be read; types are { $known }, each with its fields
error-claim-impossible = seat { $seat } cannot claim { $fault } against seat { $against } now; { $possible ->
        [none] nothing can be claimed there
       *[other] what can be claimed: { $possible }
    }
error-no-such-claim = there is no claim { $claim }; { $claims ->
        [0] nothing has been claimed in this deal
       *[other] claims are 1 to { $claims }
    }
error-no-such-choice = { $possible ->
        [none] claim { $claim } leaves nothing to choose
       *[other] claim { $claim } does not leave the choice “{ $option }”: choose one of { $possible }
    }
error-others-choose = seat { $seat } does not choose on claim { $claim }, the injured side does: { $choosers }
error-ruling-mismatch = claim { $claim } { $ruling ->
        [none] is not ruled yet
       *[other] is ruled { $ruling } ({ $article })
    }, not { $written }{ $written_article ->
        [none] {""}
       *[other] {" "}({ $written_article })
    }
error-bad-effects = the referee cannot rule { $name }={ $value }: { $form ->
        [marks] write points by side, such as {"{"}"1": -10{"}"}
        [barred] write a list of sides, such as [1]
        [accounts] write one whole number for each seat, which sum to nought
        [warning] write true or false
        [choice] write one of { $choices }
       *[name] effects are { $choices }
    }
error-bad-accounts = what a ruling moves must sum to nought over all { $seats } seats, not { $accounts }
