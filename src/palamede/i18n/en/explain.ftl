# Why things are as they are: "palamede explain". One message for each kind of reason.

explain-partie = Partie { $number }: { $game }
explain-deal = Deal { $number }
explain-after = After the deals
explain-rules = The rules cited
explain-agreed = agreed at the table
explain-no-deal = { $file }: no partie has a deal { $number }
explain-broken = The play of this deal breaks the rules, so nothing is explained from there on: “palamede check” says where.
explain-together = (together)
explain-unknown = unknown

why-lead-drawn = { $leader } leads: lots were drawn for the first lead.
why-lead-drawn-again = { $leader } leads: new partners draw lots anew for lead and places.
why-lead-losers = { $leader } leads: the partners stay, and the lead goes to the side that lost the partie before.
why-lead-holder = { $leader } leads: whoever holds the highest double begins.
why-lead-highest-double = { $leader } leads { $tile }, the highest double that anybody holds.
why-lead-heaviest = { $leader } leads { $tile }: nobody holds a double, and no tile is heavier.
why-lead-rotates = { $leader } leads: the lead passes from { $before } to the next player.
why-lead-rotates-back = { $leader } leads: in this game the lead goes back, from { $before } to the player before.
why-lead-after-winner = { $leader } leads: { $seat } won the deal before, and the next player leads.
why-lead-winner = { $leader } leads: whoever won the deal before does.
why-lead-same = { $leader } leads again, for nobody won the deal before.
why-lead-nobody-won = { $leader } leads: nobody won the deal before, but the lead passes on from { $before } all the same.
why-count = { $seat } lays { $tile } (play { $ply }). Open: { $open } = { $sum } = { $times } × { $step }, which marks { $points }.
why-end-domino = { $seat } has laid the last tile of the hand: domino.
why-end-closed = The game is closed: nobody can match either end.
why-end-closed-drawn = The game is closed: nobody can match, and nothing is left to draw.
why-end-closed-passed = The game is closed: every player in turn has passed.
why-end-closed-first = The lead tile { $tile } closes the game at once, for nobody can follow { $seat }: a coup de culotte.
why-end-reached = The target of { $target } is reached by { $side }: the partie ends at once.
why-end-void = The deal is void by a ruling.
why-end-open = The deal has not been played to its end.
why-win-fewest = Left in hand: { $totals }. The fewest wins the deal: { $side }.
why-win-most = Left in hand: { $totals }. The most wins the deal: { $side }.
why-win-nobody = Left in hand: { $totals }. The count that decides is equal: the deal is void.
why-win-primacy = Left in hand: { $totals }. Equal: primacy gives the deal to the first after the leader { $leader }, that is { $side }.
why-win-shared = Left in hand: { $totals }. Equal: the deal is shared by { $sides }.
why-marks-in-play = Marked in play for { $side }: { $terms ->
        [one] { $sum }.
       *[other] { $counts } = { $sum }.
    }
why-marks-opponents = Marked for { $side }, { $terms ->
        [one] what the adversary holds: { $pips }.
       *[other] what the adversaries hold: { $pips } = { $sum }.
    }
why-marks-all = Marked for { $side }, what all hands hold: { $pips } = { $sum }.
why-marks-own = Marked for { $side }, { $terms ->
        [one] what the winner holds: { $pips }.
       *[other] what the winners hold: { $pips } = { $sum }.
    }
why-marks-deal = Marked for { $side }, a won deal: { $points }.
why-marks-nothing = Nothing is paid for the tiles left at the end of a deal.
why-marks-share = { $sum } is shared by { $shares }: { $each } each, what is left over is lost.
why-marks-rounded = { $sum } is rounded to { $to }, the nearest five.
why-marks-divided = { $sum } divided by { $unit } marks { $points }.
why-marks-nobody = Nobody marks.
why-culotte = { $points } in one deal for { $side }, thirty or more: a culotte.
why-total = { $side }: { $was } + { $points } = { $total }.
why-partie-reached = { $side }: { $score }, the target being { $target }. The partie is won.
why-partie-higher = Several have reached { $target } in the same deal; the most, { $score }, wins the partie: { $side }.
why-partie-equal = Two are equal at { $score }, beyond { $target }: another deal must part them.
why-partie-deals = { $deals } deals have been played, { $scores }: the higher total wins the partie, that of { $side }.
why-partie-drawn = { $deals } deals have been played, { $scores }: equal totals, the partie is drawn.
why-partie-pot = Every stake has been won and the pot is empty: the partie is over.
why-partie-left = { $seat } left during the partie, which ends it.
why-partie-open = The partie is not finished: { $scores }.
why-worth-simple = Both sides marked in turn: a simple partie, paid once.
why-worth-petite = All points of { $side } came after the last of the adversaries: petite bredouille, paid double.
why-worth-grande = The points of { $side } were made while the adversaries took none: grande bredouille, paid triple.
why-accounts-solo = The stake is { $stake }: each loser pays it, the winner takes all: { $accounts }.
why-accounts-partners = The stake is { $stake }, paid { $multiplier ->
        [1] once
        [2] twice
       *[other] three times
    } by each loser to the winners: { $accounts }.
why-accounts-dead = The stake is { $stake }, paid { $multiplier ->
        [1] once
        [2] twice
       *[other] three times
    }; whoever played the dead hand pays and takes for two: { $accounts }.
why-accounts-pot = Each paid { $stake } into the pot, and each deal won took { $stake } back: { $accounts }.
why-accounts-left = { $seat } pays { $stake } for each partie left, and the others share it: { $accounts }.
