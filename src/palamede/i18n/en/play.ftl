# The table in the terminal. Words that are typed stand in words-…, separated by spaces.

side-left = left
side-right = right
list-and = { $first } and { $last }
list-or = { $first } or { $last }
words-pass = p pass boude - knock
words-draw = d draw +
words-left = < l left
words-right = > r right
words-help = ? h help
words-sheet = s sheet score
words-quit = q quit exit
words-leave = leave
words-yes = y yes

name-dead = dead hand
player-name = Player
player-name-of = Player { $number }

# ---------------------------------------------------------------- the table
table-title = { $game } · deal { $deal }
table-title-series = { $game } { $partie }/{ $parties } · deal { $deal }
table-to = to { $target }
table-deals = of { $target }
table-pot = pot { $pot }
table-stock = stock { $tiles }
table-stock-draw = stock { $tiles } ({ $drawable } to draw)
table-ends = left { $left } · right { $right }
table-end-one = open end { $right }
hand-label = Your hand
can-lead = You lead: lay any of your tiles, such as { $example }.
can-lead-one-end = You lead: lay any of your tiles; the half you write last stays open, as in { $example }.
can-lead-tile = You lead, and it must be { $tile }.
can-lay = You may lay: { $moves }
can-lay-or-pass = You may lay: { $moves } - or keep your matador back: p passes.
can-pass = None of your tiles fits: p passes.
can-draw = None of your tiles fits: d draws a tile ({ $tiles ->
        [one] one is left
       *[other] { $tiles } are left
    } to draw).
prompt-turn = { $name } (? for help):{" "}
prompt-which = { $tile } at which end, { $options }?{" "}
prompt-next = Enter goes on, q quits:{" "}
prompt-deal = Enter deals again, q quits:{" "}
prompt-end = Enter ends:{" "}
cover-text = { $name } is to play. The others look away.
cover-prompt = { $name }, press Enter when you alone can see:{" "}

news-leads = { $name } leads { $tile }
news-lays = { $name } lays { $move }
news-marks = { $name } marks { $points }
news-passes = { $name } passes
news-draws = { $name } draws
note-drew = You draw { $tile }.

wrong-text = “{ $text }” is no tile and no command. A tile is written 6-5 or 65; ? helps.
wrong-set = { $tile } does not exist in this set, which goes up to { $highest }-{ $highest }.
wrong-hand = You do not hold { $tile }.
wrong-fit = { $tile } fits neither end.
wrong-lead = { $tile } may not be led.
wrong-end = { $tile } does not fit at the { $end } end.
wrong-pass = You cannot pass now: you must draw first.
wrong-pass-must-lay = You cannot pass: a tile of yours fits, and who can play must play.
wrong-draw = Nothing can be drawn.
wrong-draw-must-lay = You cannot draw: a tile of yours fits, and who can play must play.

# ---------------------------------------------------------------- before the first tile
lot-title = The draw for the lead
lot-partners-title = The draw for partners and places
lot-draws = { $name } draws { $tile }: { $pips }
lot-tie = Equal: { $names } draw again.
lot-leads = { $name } has the lead.
lot-places = In order of play: { $names }.
lot-partners = { $first } play against { $second }.
lot-dead = { $name } also plays the dead hand, opposite.
deal-mixes = { $name } mixes, leads, and takes tiles last.
deal-must-lead = { $name } leads and must lay { $tile }.
cut-ask = { $name } cuts: how many tiles, from { $least } to { $most }?{" "}
cut-wrong = Write a number from { $least } to { $most }.
cut-done = { $name } cuts { $tiles } tiles.

# ---------------------------------------------------------------- the count
count-title = Deal { $deal }: the count
end-domino = { $name } makes domino: the last tile is laid.
end-closed = The game is closed: nobody can play any more.
end-reached = { $target } are reached by { $name }: the match ends at once.
end-void = The deal is void.
count-tie = Equal pips: the deal is void, nobody marks.
count-fewest = Fewest pips: { $name }, { $pips }.
count-most = Most pips: { $name }, { $pips }.
count-primacy = Equal pips, { $pips }: the deal goes to { $name }, next after the leader.
count-shared = Equal pips, { $pips }: { $names } share the deal.
marks-in-play = Marked in play by { $name }: { $points }.
marks-opponents = For { $name }, the adversaries' pips: { $sum }.
marks-all = For { $name }, the pips of every hand: { $sum }.
marks-own = For { $name }, the pips of the own hand: { $sum }.
marks-deal = For { $name }, the deal: { $points }.
marks-nobody = Nobody marks.

# ---------------------------------------------------------------- the sheet
sheet-title = The score sheet
sheet-empty = No deal has been counted yet.
sheet-deal = deal
sheet-ending = ending
sheet-total = total
sheet-domino = domino { $name }
sheet-closed = closed
sheet-reached = { $target } reached
sheet-void = void
sheet-accounts = Accounts
sheet-account = { $name } { $units }
partie-won = The match goes to { $name }, { $score }.
partie-won-plain = The match goes to { $name }.
partie-drawn = The match is drawn: the totals are equal.
partie-pot = The pot is empty: every stake has been won.
partie-petite = Petite bredouille: paid double.
partie-grande = Grande bredouille: paid triple.
series-title = Match { $partie } of { $parties }
series-over = The tournée is over.
series-best = { $name } has won { $wins ->
        [one] one match
       *[other] { $wins } matches
    }.
again-ask = Another there-and-back? (yes or no){" "}
leave-ask = Leave for good? What is left to play is then settled. (yes or no){" "}
leave-done = { $name } leaves and pays { $paid }.
leave-plain = { $name } leaves: the match ends here.

# ---------------------------------------------------------------- help and goodbye
help-title = What can be typed
help-lay = 6-5 or 65 lays that tile; you are asked for the end if it matters.
help-side = 6-5< and 6-5> name the left and the right end; so do l and r after the tile.
help-under = Under your tiles stands where each fits: < left, > right, <> both.
help-pass = p passes, when nothing fits.
help-draw = d draws a tile, where the game is played with drawing.
help-sheet = s shows the score sheet and the accounts.
help-quit = q quits; the record is kept, and you can go on later.
help-leave = leave goes away for good and settles the accounts.
bye-resume = The record is kept in { $file }
bye-resume-how = To go on: palamede play --resume { $file }
bye-done = The whole match is in { $file }
resume-going-on = The match goes on where it stopped.

option-words = GAME name=value
option-preset = the game (palamede rules lists them) and switches of its rules, such as target=150 hand=6
option-terminal = play in the terminal (the only way in this version)
option-seats = who plays: human, bot, random, apprentice, greedy, club, classical, expert, maitre, each with a name if you like: human:Anne,greedy,bot
option-plain = line after line, without painting the screen (for screen readers and pipes)
option-seed = a number that makes chance the same each time (for tests; otherwise chance is the system's)
option-bot-speed = seconds that a bot takes to play (0.8)
option-record = keep the record in this file (otherwise in the folder of your records)
option-resume = go on with the record in this file, or with your latest one
