# Two tricks with dominoes (palamede trick).

trick-help-which = ends: the ends of a line are foretold; row: a tile tells how many were moved; you are asked if neither is given
trick-which = Two tricks: 1 - the foretold ends; 2 - the thirteenth tile.
trick-which-prompt = Which one, 1 or 2 (Enter: 1)?
trick-choose = Please write one of { $answers }.
trick-number = Please write a whole number from 0 to { $most }.

trick-ends-title = The foretold ends
trick-ends-intro = One tile with two different numbers is hidden from a double-six set. The 27 others are then laid in one line, matching as in the game, in any order at all. The two ends are known before the first tile lies.
trick-ends-choose = Name a tile to hide, such as 3-5, or press Enter alone, and I hide one secretly. Or write “mine” if you hide one of your own set.
trick-ends-hide = The hidden tile:
trick-words-mine = mine own m
trick-ends-hidden = I have hidden a tile and do not say which.
trick-ends-sealed = My prediction is written down.
trick-ends-lay = Press Enter, and chance lays the 27 tiles:
trick-ends-open = Press Enter to open the prediction:
trick-ends-foretold = Foretold: the ends are { $first } and { $second }.
trick-ends-seen = The line ends in { $left } on the left and { $right } on the right; the hidden tile is { $tile }.
trick-ends-why = Why it cannot fail: in the whole set each number stands on eight half-tiles, an even number. Without the hidden tile only { $first } and { $second } are left with an odd number, seven each. Inside the line halves lie in pairs of one number, so a { $first } and a { $second } are left over: they are the ends.
trick-ends-tried = Tried again just now: { $lines } lines laid by chance without { $tile }, and { $held } of them had these ends.
trick-divine-intro = Take one tile with two different numbers from your own double-six set, without saying which, and lay all the 27 others in one line. Then tell me its two ends.
trick-divine-ends = The two ends, such as 3 5:
trick-divine-again = Please write two numbers from 0 to 6, such as 3 5.
trick-divine-tile = You have hidden { $tile }.

trick-row-title = The thirteenth tile
trick-row-intro = All 28 tiles lie face down in a row. Move some of them, up to { $most }, one after the other from the right end to the left end. I do not look at the number; a tile will say it.
trick-row-move = How many tiles do you move (0 to { $most })?
trick-row-turn = The tiles are moved. I turn the thirteenth from the left:
trick-row-told = It is { $tile }, { $total ->
        [0] no pip: no tile was moved.
        [1] one pip: one tile was moved.
       *[other] { $total } pips: { $total } tiles were moved.
    }
trick-row-open = Press Enter to turn all tiles:
trick-row-why = Why it cannot fail: the thirteen tiles at the left were arranged before, their totals 12, 11, 10 and so on down to 0. With nothing moved the thirteenth is the blank; each tile moved pushes the row one place to the right and brings the next total to place { $place }.

error-trick-double = { $tile } is a double, and without it the line can end anywhere: hide a tile with two different numbers.
error-trick-odd-set = With the set of double-{ $set } the ends cannot be foretold: take a set whose highest double is even.
error-trick-equal-ends = Both ends show { $number }: then the line is not whole, or a double was hidden.
error-trick-mismatch = Tile { $place }, { $tile }, does not match the { $number } before it.
error-trick-not-whole = { $tile } lies { $times } times in the line, not { $wanted }.
error-trick-move = { $number } tiles cannot be moved: from 0 to { $most }.
error-no-circle = The set of double-{ $set } makes no circle: take one whose highest double is even.
error-no-whole-line = These { $tiles } tiles do not make one line: { $odd } numbers stand on an odd number of half-tiles, and at most two may.
error-tile-glyph = There is no Unicode character for { $tile }: they go up to 6-6.
error-tile-glyph-text = “{ $text }” is no domino character.
error-board-room = { $tiles } tiles do not fit on { $columns } columns and { $rows } rows: make the window larger.
error-layout-box = { $tiles } tiles do not fit in a box of { $width } by { $height }.
error-layout-lead = A line of { $tiles } tiles has no tile number { $lead } to begin with.
