# The words of the page in the browser. Read by the page itself when it is built.

# ---- everywhere
page-title = Palamède: the domino table
page-skip = To the content
page-nav = Pages
page-nav-play = Play
page-nav-games = My games
page-nav-settings = Settings
page-nav-arbiter = Arbiter
page-nav-help = Help
page-list-and = { $first } and { $last }
page-seat = Seat { $seat }
page-dead-hand = The dead hand
page-close = Close
page-yes = Yes
page-no = No
page-lost-title = There is nothing here
page-lost-text = This address leads to no page. The games are waiting at the table.
page-error-unreachable = The server cannot be reached. Is it still running?
page-error-generic = That did not work. Try again in a moment.
page-error-no-table = This table does not exist, or is not open to this browser. Ask for a new link.
page-number-0 = blank
page-number-1 = one
page-number-2 = two
page-number-3 = three
page-number-4 = four
page-number-5 = five
page-number-6 = six
page-number-7 = seven
page-number-8 = eight
page-number-9 = nine
page-number-10 = ten
page-number-11 = eleven
page-number-12 = twelve
page-number-13 = thirteen
page-number-14 = fourteen
page-number-15 = fifteen
page-number-16 = sixteen
page-number-17 = seventeen
page-number-18 = eighteen

# ---- choosing a game
page-home-title = Which game shall it be?
page-home-lead = Choose a game, choose who plays, and sit down.
page-home-favourites = To begin with
page-home-more = All the games
page-home-going-on = Go on with your game
page-players-some = { $players ->
        [one] one player
       *[other] { $players } players
    }
page-players-range = { $least } to { $most } players
page-game-line-tete_a_tete = Two hands, no drawing: who cannot play passes.
page-game-line-tete_a_tete_6 = The plain duel with six tiles each.
page-game-line-tete_a_tete_8 = The plain duel with eight tiles each.
page-game-line-tete_a_tete_10 = The plain duel with ten tiles each.
page-game-line-tete_a_tete_12 = The plain duel with twelve tiles each.
page-game-line-domino = One deal decides, no points are kept.
page-game-line-peche = Who cannot play draws until a tile fits.
page-game-line-aller_retour = Two deals, and each has the lead once.
page-game-line-poule = Each for himself; the first to the target takes the pool.
page-game-line-pot = Each for himself, one stake a deal, until the pot is empty.
page-game-line-voleur = Two against two, partners face to face.
page-game-line-voleur_mort = Three at the table: one of them also plays a dead hand.
page-game-line-qui_perd_gagne = Keep your pips: the heaviest hand wins.
page-game-line-matador = Halves must make seven, and the matadors go anywhere.
page-game-line-matador_9 = Matador with the double-nine set.
page-game-line-cinq_partout = Every time the ends make a multiple of five, you mark.
page-game-line-trois_partout = Every time the ends make a multiple of three, you mark.

# ---- choosing opponents
page-setup-back = Other games
page-setup-opponents = Against whom?
page-setup-bots = The house plays with you
page-setup-friends = Friends, by a link
page-setup-friends-about = You get a link to send; empty seats can go to bots later.
page-setup-players = How many at the table?
page-setup-name = Your name at the table
page-setup-name-default = Guest
page-setup-start = Sit down and play
page-setup-open = Open the table
page-setup-rules = How it is played
page-setup-conventions = Agreements of this table
page-setup-conventions-books = as in the books
page-setup-conventions-changed = { $count ->
        [one] one changed
       *[other] { $count } changed
    }
page-rule-target = Points to win
page-rule-target-deals = Number of deals
page-rule-stake = Stake of each
page-rule-hand = Tiles in a hand
page-rule-draw = Drawing
page-rule-first_lead = The first lead
page-rule-next_lead = The next lead
page-rule-blocked_tie = When a blocked game is level
page-rule-match_value = Worth of the match
page-rule-count_call = Marks in play
page-bot-random = Any tile
page-bot-random-about = Lays whatever fits.
page-bot-greedy = Casual
page-bot-greedy-about = Gets rid of heavy tiles first.
page-bot-apprentice = Apprentice
page-bot-apprentice-about = Hardly thinks, forgets who passed, hoards heavy tiles.
page-bot-classical = Strong
page-bot-classical-about = Counts, remembers, and closes the game.
page-bot-club = Club player
page-bot-club-about = Weighs a few ways in which the tiles may lie.
page-bot-expert = Expert
page-bot-expert-about = Weighs many ways in which the tiles may lie.
page-bot-maitre = Master
page-bot-maitre-about = Infers your tiles from all you do. The strongest.
page-bot-measured = Beats “{ $level }” by { NUMBER($marks, maximumFractionDigits: 1) } points a deal, one against one

# ---- before the game
page-lobby-title = Who sits down?
page-lobby-empty = Empty seat
page-lobby-you = you
page-lobby-bot = bot
page-lobby-add-bot = Add a bot at seat { $seat }
page-lobby-add = Add a bot
page-lobby-free = Free seat { $seat }
page-lobby-free-short = Free
page-lobby-level = Level of the bots
page-lobby-start = Start
page-lobby-fill = Fill with bots and start
page-lobby-wait-owner = Waiting for the owner of the table to start.
page-invite-open = Invite
page-invite-title = Invite friends
page-invite-text = Whoever opens this link can take an empty seat. No account is needed.
page-invite-table = The table
page-invite-which = Link for
page-invite-link = Link
page-invite-copy = Copy the link
page-invite-copied = Copied.
page-invite-selected = The link is selected: copy it with Ctrl+C, or by a long touch.
page-invite-qr = QR code of the link
page-invite-lan = People on this network
page-invite-lan-about = Opens the table to phones and computers on your network; off until you switch it on.
page-invite-loopback = This link works on this computer only. Switch on the network for phones.
page-invite-own = The link of a seat is its key: who has it plays there.
page-program-open = Seat a program
page-program-title = A program of yours
page-program-text = A program plays a seat through the web: it reads what happens and answers with its moves. It sees what its seat sees, and nothing more.
page-program-seat = Its seat
page-program-seat-of = Seat { $seat }: { $name }
page-program-seat-about = Who bears a token made earlier for this seat can no longer play there.
page-program-make = Make a token
page-program-token = Token
page-program-once = The token of seat { $seat } is shown this once: keep it now.
page-program-copy = Copy
page-program-copy-token = Copy the token
page-program-copy-line = Copy the line
page-program-example = To try it with the example
page-program-example-about = In the folder of the project: a bot of forty lines that lays its heaviest tile.
page-program-openapi = All that a program can ask and say:
page-program-later = A program takes a seat between two matches. Wait for the end of this one.
page-join-title = You are invited to the table
page-join-text = Tell the others your name and take a seat.
page-join-button = Take a seat

# ---- the table
page-table-title = { $game } – Palamède
page-table-title-turn = Your turn: { $game }
page-players-heading = Players
page-line-heading = The line
page-hand-heading = Your hand
page-hand-of-dead = The hand of the dead
page-log-heading = What has happened
page-scores-heading = Scores
page-deal-number = Deal { $deal }
page-target = first to { $target }
page-target-deals = { $target ->
        [one] in one deal
       *[other] in { $target } deals
    }
page-stake = stake { $stake }
page-pot = Pot { $pot }
page-stock = Stock
page-stock-count = { $count ->
        [0] The stock is empty
        [one] One tile in the stock
       *[other] { $count } tiles in the stock
    }
page-seat-tiles = { $count ->
        [one] one tile
       *[other] { $count } tiles
    }
page-seat-leads = leads
page-seat-turn = plays
page-seat-gone = away
page-seat-partner = your partner
page-seat-passed = passes
page-seat-drew = draws
page-seat-replace = Let a bot play for { $name }
page-side-us = You
page-turn-yours = Your turn
page-turn-of = { $name } is to play
page-turn-lay = { $count ->
        [one] Your turn. One tile fits: { $tiles }.
       *[other] Your turn. { $count } tiles fit: { $tiles }.
    }
page-turn-lead = You lead: lay any tile
page-turn-draw = Nothing fits: draw a tile.
page-turn-pass = Nothing fits: you pass.
page-turn-shuffle = The tiles are being mixed
page-which-end = { $tile } fits both ends: left or right?
page-end-left = Left
page-end-right = Right
page-end-left-about = Lay { $tile } at the left end, on { $number }
page-end-right-about = Lay { $tile } at the right end, on { $number }
page-ends-open = Open ends: { $left } and { $right }
page-confirm-lay = Lay it
page-confirm-cancel = Take it back
page-confirm-say = { $tile }: Enter lays it, Escape takes it back.
page-act-pass = Pass
page-act-draw = Draw
page-menu = Menu
page-zoom = Size of the line
page-zoom-out = Smaller
page-zoom-whole = Whole line
page-zoom-in = Larger
page-zoom-now = Size of the line: { $percent } %
page-table-log = Log
page-table-sheet = Score sheet
page-table-leave = Leave the table
page-table-home = Back to the games
page-take-back = Ask to take back
page-take-back-question = { $name } asks to take the last tile back.
page-take-back-waiting = Waiting for the others to agree.
page-leave-sure = Leave this table? A bot plays on for you until you come back.
page-spectator = You are watching.
page-refused = That is not possible now.
page-link-connecting = Coming to the table …
page-link-lost = The connection is lost. It comes back by itself; nothing is lost.
page-link-restarting = The server is restarting. The clocks stand still.
page-link-back = The connection is back.
page-link-sending = Being sent …
page-sit-again = A bot plays for you.
page-sit-again-button = Take my seat again
page-options-title = This table
page-options-spectators = Others may watch
page-options-spectators-about = Who watches sees the public table only, no hand.
page-options-chat = Talk
page-options-chat-about = A few friendly phrases that say nothing about hands.
page-options-take_back = Taking back
page-options-take_back-about = Who has just laid may ask all the others to take the tile back.
page-options-clock = Time for each move
page-options-clock-none = No clock
page-options-clock-seconds = { $seconds } seconds
page-options-clock-minutes = { $minutes } minutes
page-options-clock-match = Time of each for the whole match
page-options-clock-fixed = Clocks are set before a match and stay until its end.
page-clock-of = Clock of { $name }: { $time }
page-clock-short = { $seconds ->
        [one] You have one second left.
       *[other] You have { $seconds } seconds left.
    }

# ---- what has happened
page-event-seated = { $name } sits down at seat { $seat }.
page-event-stands-in = A bot plays for { $name }.
page-event-left = { $name } leaves the table.
page-event-begun = Match { $partie } begins.
page-event-shuffling = The tiles are being mixed.
page-event-lots = { $name } draws the lead.
page-event-dealt = Deal { $deal }: { $name } has the lead.
page-event-laid = { $name } lays { $tile }
page-event-everywhere = { $number } at both ends
page-event-marks = marks { $points }
page-event-drew = { $name } draws a tile
page-event-drew-tile = { $name } draws { $tile }
page-event-passed = { $name } passes
page-event-counted-domino = { $name } makes domino.
page-event-counted-closed = The game is closed.
page-event-counted-reached = { $name } reaches the target.
page-event-counted-void = The deal is void.
page-event-scores = { $name }: { $points }.
page-event-finished = { $times ->
        [2] The match goes to { $names }, paid double.
        [3] The match goes to { $names }, paid triple.
       *[other] The match goes to { $names }.
    }
page-event-finished-drawn = The match is drawn.
page-event-asked = { $name } asks to take back.
page-event-agreed = { $name } agrees.
page-event-declined = { $name } declines.
page-event-taken-back = The last tile is taken back.
page-event-said = { $name }: { $phrase }
page-phrase-0 = Hello!
page-phrase-1 = Good luck!
page-phrase-2 = Thank you.
page-phrase-3 = Sorry.
page-phrase-4 = One moment, please.
page-phrase-5 = I am back.
page-phrase-6 = Well done!
page-phrase-7 = Good game.
page-phrase-8 = Another one?
page-phrase-9 = That was the last one for me.
page-phrase-10 = Cheers!
page-phrase-11 = Goodbye!
page-talk = Say something

# ---- what is read aloud
page-greet-seating = You are at the table. The game has not begun.
page-greet-deal = You are at the table, deal { $deal }. { $scores }
page-say-ends = Left end { $left }, right end { $right }.
page-say-no-line = No tile has been laid yet.
page-say-hand = { $count ->
        [one] You hold one tile: { $tiles }.
       *[other] You hold { $count } tiles: { $tiles }.
    }
page-say-no-hand = You hold no tile.
page-say-line = { $count ->
        [one] One tile lies: { $tiles }.
       *[other] { $count } tiles from left to right: { $tiles }.
    }
page-say-count = { $count ->
        [one] { $name } holds one tile.
       *[other] { $name } holds { $count } tiles.
    }
page-say-stock = { $count ->
        [0] The stock is empty.
       *[other] Stock: { $count }.
    }
page-say-score = { $name }: { $points }.
page-say-target = The target is { $target }.
page-tile-none = { $tile }, does not fit
page-tile-plain = { $tile }
page-tile-left = { $tile }, fits left
page-tile-right = { $tile }, fits right
page-tile-both = { $tile }, fits left and right
page-tile-lead = { $tile }, may be led

# ---- the count
page-result-title = Deal { $deal }: the count
page-result-domino = { $name } makes domino
page-result-closed = The game is closed
page-result-reached = { $name } reaches the target
page-result-void = The deal is void, nobody marks
page-result-pips = { $pips ->
        [one] one pip
       *[other] { $pips } pips
    }
page-result-marks = { $points ->
        [one] one point
       *[other] { $points } points
    }
page-result-now = now { $points }
page-result-out = domino
page-result-next = Next deal
page-result-waiting = Waiting for the others …
page-result-skip = Show at once
page-result-won-you = You have won!
page-result-won = The match goes to { $names }
page-result-drawn = The match is drawn
page-result-times = { $times ->
        [2] Petite bredouille: paid double.
        [3] Grande bredouille: paid triple.
       *[other] {""}
    }
page-result-stakes = Stakes
page-result-fair-wrong = The hands of this match do not follow from the published secret of the shuffle. Keep the record.
page-result-fair-proved = Fair deal: the secret of the shuffle is published, and every hand you had follows from it.
page-rematch = Play again
page-rematch-waiting = You want to play again. The owner of the table begins.
page-sheet-deal = Deal
page-sheet-total = Total
page-sheet-empty = No deal has been counted yet.
page-sheet-account = Account

# ---- my games
page-games-title = My games
page-games-lead = These games belong to this browser; nobody else sees this list.
page-games-empty = No games yet. The first one is three clicks away.
page-games-resume = Go on
page-games-replay = Replay
page-games-download = Download the record
page-games-share = Share a link
page-games-share-about = Whoever opens this link sees the finished matches of this table, with all hands.
page-games-share-gone = The link shares nothing here. Ask for a new one.
page-games-import = Replay a record from a file
page-games-import-about = A file in the format DGN, from here or from elsewhere.
page-games-move = Take my games to another device
page-games-move-about = Eight words open your games on the other device. Keep them to yourself.
page-games-move-button = Show eight words
page-games-claim = Words from another device
page-games-claim-button = Bring my games here
page-games-claimed = Your games are here now.
page-games-forget = Forget me
page-games-forget-about = Deletes your name and the keys of your seats. Takes the score sheets that you share from the server. The records stay, with “Seat 2” for your name.
page-games-forget-sure = Really forget everything?
page-games-forgotten = Forgotten.
page-games-finished = finished
page-games-going-on = going on
page-replay-title = Replay
page-replay-step = Step { $step } of { $total }
page-replay-position = Position in the game
page-replay-first = To the beginning
page-replay-previous = One step back
page-replay-next = One step on
page-replay-last = To the end
page-replay-play = Play
page-replay-pause = Pause
page-replay-picture = Save as { $format }

# ---- settings
page-settings-title = Settings
page-settings-lead = Kept in this browser only.
page-settings-language = Language
page-settings-language-auto = As the browser
page-settings-theme = Light or dark
page-theme-auto = As the system
page-theme-light = Light
page-theme-dark = Dark
page-settings-motion = Motion
page-motion-auto = As the system
page-motion-full = Full
page-motion-reduced = Reduced
page-settings-pace = Pace of the bots
page-pace-instant = Instant
page-pace-normal = Normal
page-pace-slow = Slow
page-settings-sound = Sounds
page-settings-sound-about = The click of the tiles, a knock for a pass. The key M switches them.
page-settings-confirm = Confirm every tile
page-settings-confirm-about = A tile is shown where it would lie before it is laid.
page-settings-auto = Pass and draw for me
page-settings-auto-about = When nothing else can be done, after the time that a bot would take.
page-settings-letters = Letter keys
page-settings-letters-about = E, H, L, C, S speak, P passes, M mutes. Switch off if they are in the way of your own tools.
page-settings-name = Your name at tables

# ---- help
page-help-title = Help
page-help-lead = Everything can be done by touch, by mouse and by keyboard.
page-help-touch = By touch and mouse
page-help-touch-tap = Tap a tile to lay it. If it fits both ends, two large buttons ask for the end.
page-help-touch-drag = Or drag it to the line: it goes to the nearer end.
page-help-touch-shape = Playable tiles stand higher, and the notch over them points to the end they fit.
page-help-touch-why = A tile that does not fit says why when you tap it.
page-help-keys = By keyboard
page-help-key = Key
page-help-does = What it does
page-help-arrows = choose a tile of your hand
page-help-enter = lay the chosen tile
page-help-ends = lay it at the left or the right end
page-help-escape = take back what is not laid yet
page-help-space = draw a tile
page-help-p = pass
page-help-e = speak the open ends
page-help-h = speak your hand
page-help-l = speak the line
page-help-c = speak how many tiles each holds
page-help-s = speak the scores
page-help-t = speak whose turn it is
page-help-m = sounds on and off
page-help-zoom = line larger, smaller
page-help-whole = the whole line
page-help-pan = move what is seen of an enlarged line
page-help-touch-zoom = Two fingers enlarge the line, one moves it; the button with the frame shows it whole.
page-key-shift-arrows = Shift and arrows
page-help-question = this page
page-key-arrows = Arrow keys
page-key-enter = Enter
page-key-space = Space
page-key-escape = Escape

# ---- the fair deal
page-nav-fair = Fair deal
page-fair-title = The fair deal
page-fair-lead = Nobody can choose the tiles, and afterwards everybody can check it.
page-fair-how = How it is done
page-fair-step-1 = When a match begins, the server draws a secret and publishes its seal (SHA-256).
page-fair-step-2 = Every player’s browser seals some bytes of its own, and shows them when all have.
page-fair-step-3 = Secret and bytes together shuffle every deal of the match.
page-fair-step-4 = When the match is over the secret is published: every deal can be worked out again.
page-fair-shows = What this proves:
page-fair-shows-about = the tiles of every deal were fixed before anybody could know them, by all the seats together.
page-fair-not = What it does not prove:
page-fair-not-about = that the server, which knows the secret, tells it to nobody, or that two players do not tell each other their tiles.
page-fair-not-server = Where a seat gave no bytes, the server drew them: the record marks that.
page-fair-by-server = { $count ->
        [one] The server drew the bytes of seat { $seats }, which gave none: a bot’s, or a player’s who was silent.
       *[other] The server drew the bytes of seats { $seats }, which gave none: bots, or players who were silent.
    }
page-fair-alone = No seat gave bytes of its own: the server alone shuffled, under its seal.
page-record-drop = Or drop the file here, or paste the text of a record:
page-record-paste = Text of a record
page-fair-prove = Prove a record
page-fair-prove-about = Choose a file in the format DGN. It is checked here in your browser and sent nowhere.
page-fair-prove-this = Prove the deals
page-fair-partie = Match { $partie }:
page-fair-proved = { $deals ->
        [one] the deal is the one that the secret and the players’ bytes give.
       *[other] all { $deals } deals are those that the secret and the players’ bytes give.
    }
page-fair-nothing = There is no match in this file.
page-fair-fault-no-proof = the record promises nothing, so there is nothing to prove.
page-fair-fault-other-protocol = dealt by a protocol that this page does not know.
page-fair-fault-not-revealed = the secret is not published yet; it is when the match ends.
page-fair-fault-commit = false. The secret is not the one that was sealed.
page-fair-fault-seeds = false. The bytes of the players are not complete.
page-fair-fault-seat-commit = false. Seat { $at } showed other bytes than it had sealed.
page-fair-fault-unknown-tiles = the tiles of deal { $at } are not all known, so it cannot be proved.
page-fair-fault-unknown-places = the record does not tell who took which tiles of deal { $at }, so it cannot be proved.
page-fair-fault-hands = false. The hands of deal { $at } are not those that the secret gives.
page-fair-fault-stock = false. The stock of deal { $at } is not the one that the secret gives.
page-fair-fault-lead = false. Deal { $at } was led by another seat than the secret and the rules give.
page-fair-fault-play = the play of deal { $at } cannot be followed, so what comes after it cannot be proved.
page-fair-fault-rules = played by rules that this page does not know.

# ---- this server's deals
page-stats-title = This server’s deals against chance
page-stats-deals = { $deals ->
        [0] No deal has been counted here yet.
        [one] One deal has been counted here.
       *[other] { $deals } deals have been counted here.
    }
page-stats-who = Who gets which tiles?
page-stats-who-about = People are those whose browsers mixed too. The house is everybody else: bots, and the hand of the dead.
page-stats-tiles = Tiles
page-stats-seen = Dealt
page-stats-chance = By chance
page-stats-away = Away from chance
page-stats-pips-people = People: pips a tile
page-stats-doubles-people = People: doubles a tile
page-stats-pips-house = The house: pips a tile
page-stats-doubles-house = The house: doubles a tile
page-stats-away-about = Counted in standard deviations. With an honest shuffle 19 of 20 such numbers are below 2, and hardly ever is one above 4.
page-stats-usual = as chance does
page-stats-rare = rare
page-stats-far = too far for chance
page-stats-doubles = Doubles in a hand
page-stats-doubles-about = The bar is what was dealt, the line what chance predicts. With an honest shuffle the bar ends within the band 19 times in 20.
page-stats-doubles-count = Doubles
page-stats-each = Every tile
page-stats-each-about = How often each tile of the double-six set was dealt to people.
page-stats-of-chance = by chance { $chance }

# ---- the table à l'ancienne
page-old-table = How strict is the table?
page-old-strict = The program sees to the rules
page-old-strict-about = Only what is allowed can be played.
page-old-old = À l’ancienne
page-old-old-about = As with real tiles: everybody can err, nobody is told, and whoever notices must claim. The code of a book then rules.
page-old-code = The code that rules
page-old-code-books = The old books
page-old-code-tournaments = Tournaments
page-old-code-book = A French book: its articles on faults, penalties and the time to claim. Where it is silent, the Encyclopédie speaks.
page-old-code-tournament = A tournament code: it rules what it names.
page-old-second = Where it is silent
page-old-second-none = No other code
page-old-second-none-about = Then nothing is marked, and the books’ articles are shown as advice.
page-old-second-about = Then this code rules; where it is silent too, nothing is marked.
page-old-forgetful = Forgetful bots
page-old-forgetful-about = They pass wrongly at { $renege } % of their turns, miss { $claims } % of the faults they could claim, and { $announcements } % of their announcements. Without this they never err on purpose.
page-old-taking = Take your tiles
page-old-taking-about = { $due ->
        [one] One tile is your due, and nobody counts for you.
       *[other] { $due } tiles are your due, and nobody counts for you.
    }
page-old-mixed = The mixed tiles
page-old-place = Tile { $place }, face down
page-old-place-taken = Place { $place }, empty
page-old-place-up = Tile { $place }, turned up: { $tile }
page-old-take = { $count ->
        [0] Take
        [one] Take this tile
       *[other] Take these { $count } tiles
    }
page-old-serve = Serve me
page-old-ready = I have my tiles
page-old-ready-waiting = Waiting until everybody has his tiles …
page-old-have = { $count ->
        [0] You have no tile yet.
        [one] You have one tile.
       *[other] You have { $count } tiles.
    }
page-old-taking-keys = Touch tiles to choose them, or draw over several; a long touch turns one up. By keyboard: arrows, Space chooses, Enter takes, U turns up.
page-old-turn = Your turn: any tile can be laid
page-old-turn-lead = You lead: lay a tile
page-old-where = { $tile }: at which end?
page-old-early = It is { $name }’s turn, not yours. Do it all the same?
page-old-early-lay = Lay { $tile } out of turn
page-old-early-pass = Pass out of turn
page-old-acts = More
page-old-acts-title = What you may do at the table
page-old-domino = Say “Domino!”
page-old-domino-show = Say “Domino!” with it
page-old-domino-about = Laying your last tile says it by itself. Said wrongly it is a fault.
page-old-show = Show this tile
page-old-show-about = Lets everybody see a tile of your hand.
page-old-show-which = Tile to show
page-old-name = Name a tile
page-old-name-about = You say a tile; then you lay this one, or another.
page-old-named = You have named { $tile }. Now lay a tile.
page-old-announce-about = In this game a mark counts only if it is announced, with the tile or before the next one plays; the last tile until the count is agreed.
page-old-announce-with = You announce { $points } with your next tile.
page-old-announce-now = Announce now
page-old-announce-next = Announce with the next tile
page-old-points = Points
page-old-bredouille = Claim the bredouille
page-old-bredouille-about = Before the next deal begins, or only a simple match is paid.
page-old-own-up = I have passed wrongly
page-old-own-up-about = To own up is milder than to be found out.
page-old-ask-row = Ask which tile was led
page-old-ask-table = Ask which tiles were laid last
page-old-claim = Claim
page-old-claim-title = Claim a fault
page-old-claim-about = This list is the same whatever the others hold. A wrong claim costs what the code says.
page-old-claim-what = What has happened?
page-old-claim-who = Against whom?
page-old-claim-tile = Which tile?
page-old-claim-no-tile = no tile in particular
page-old-claim-send = Claim it
page-old-claim-nothing = Nothing can be claimed now.
page-old-claims = Claims of this deal
page-old-claims-none = Nobody has claimed anything.
page-old-claim-line = { $name } against { $against }: { $fault }
page-old-claim-noted = noted for the count
page-old-claim-choosing = the injured side chooses
page-old-claim-ruled = ruled
page-old-claim-count = { $count ->
        [one] one claim open
       *[other] { $count } claims open
    }
page-old-unfounded = unfounded
page-old-gallery = Ask the spectators
page-old-vote = { $name } asks the spectators: did { $against } do this? { $fault }
page-old-choose = You may choose
page-old-choose-default = if nobody chooses
page-old-choose-left = { $seconds ->
        [one] one second left
       *[other] { $seconds } seconds left
    }
page-old-option-goes_on = Play on
page-old-option-keep = Let it stand
page-old-option-play_on = Play on; who erred marks nothing if he is known
page-old-option-nothing = Nothing follows
page-old-option-lies_open = The tile lies open and must be laid as soon as it fits
page-old-option-done_over = The tile is taken back and the turn played again
page-old-option-void = The deal is void and mixed again
page-old-option-annul = Annul the deal
page-old-option-partie_void = Annul the match
page-old-option-as_laid = Leave the tile as it lies
page-old-option-named = The tile named must be laid
page-old-option-kept = He keeps the tiles he took
page-old-option-drawn_back = A tile is drawn back from his hand
page-old-option-forbid = His partner may not open with that number
page-old-counting = Hands lie open: the count
page-old-counting-about = Noted claims are ruled now. When everybody agrees, nothing of this deal can be claimed any more.
page-old-proposed = Proposed
page-old-agree = I agree with the count
page-old-agree-waiting = You agree. Waiting for the others …
page-old-agree-left = { $seconds ->
        [one] The count stands in one second
       *[other] The count stands in { $seconds } seconds
    }
page-old-ruling = Ruling: { $fault }
page-old-no-article = no article
page-old-source = { $code }, { $article }
page-old-silent = Silent here: { $codes }
page-old-advice = Other codes, as advice
page-old-first = A ruling falls on you
page-old-article-french = The book’s French
page-old-article-in-french = In French
page-old-article-general = general rules
page-old-article-ours = In our words
page-old-better = What you could have done
page-old-understood = I see
page-old-better-renege = Look at both ends before you pass. Whoever passed wrongly may say so until the next player has shown a tile or passed.
page-old-better-draw_could_play = Look at both ends before you draw: where a tile fits, it is laid.
page-old-better-misplay = Hold the half against the end before you let go: if it does not match, take the tile back at once.
page-old-better-wrong_end = Choose the end before you lay: a good tile stays where it lies.
page-old-better-exposed_tile = Keep your tiles turned to yourself; show one only when it is your turn and it fits.
page-old-better-out_of_turn = Wait until the player before you has laid or passed.
page-old-better-overdraw = Count what you take, or say “Serve me”. Before the lead too many tiles are soon put right.
page-old-better-underdraw = Count what you take, or say “Serve me”. Before the lead a missing tile is taken from the stock.
page-old-better-wrong_hand = Who leads counts the stock first: after the lead it is too late.
page-old-better-late_count = Say the points aloud with the tile, or before the next player plays.
page-old-better-wrong_claim = Claim what you have seen, and name the tile only if you are sure of it.
page-old-better-signal = At the table one speaks no word that could inform a partner.
page-old-better-false_domino = Say “Domino!” only when you lay your last tile.
page-old-better-undue_last = Keep the last tile down until it is your turn and it fits.
page-old-better-named_other = Lay without a word: who names nothing cannot name wrongly.
page-old-better-wrong_count = Count the open hands tile by tile before you agree.
page-old-better-stock_looked_at = Leave the stock face down until the deal is over.
page-old-better-shown_in_serving = Draw the tiles to you face down, and turn them up before you only.
page-old-better-any = The article says what was due, and until when it can be put right.
page-old-open = open
page-old-open-tiles = Open tiles of { $name }: { $tiles }
page-old-must = { $name } must lay { $tile } as soon as it fits; { $chooser } picks the end.
page-old-called = The hands of { $names } lie open. { $caller } calls their tiles.
page-old-call = You call for { $name }
page-old-forbidden = { $name } may not open with { $number }.
page-old-barred = { $name } marks nothing for this deal.
page-old-barred-tag = marks nothing
page-old-consequences = What rulings have left
page-old-referee = Referee
page-old-help = At a table à l’ancienne
page-old-help-text = Every tile can be laid at either end, and nothing is marked. “Claim” lists what you may claim, “More” what else can be done: domino, show, name, announce. K opens the claims, X the rest.
page-event-took = { $count ->
        [one] { $name } takes one tile.
       *[other] { $name } takes { $count } tiles.
    }
page-event-ready = { $name } has his tiles.
page-event-taking = Deal { $deal }: the tiles are mixed, each takes his own.
page-event-shown = { $name } lets { $tile } be seen.
page-event-says-named = { $name } names { $tile }
page-event-says-domino = { $name } says “Domino!”
page-event-says-domino-tile = { $name } says “Domino!” and shows { $tile }
page-event-says-points = { $name } announces { $points }
page-event-says-bredouille = { $name } claims the bredouille.
page-event-claimed = { $name } claims against { $against }: { $fault }.
page-event-owns-up = { $name } owns up: { $fault }.
page-event-noted = The claim is noted for the count.
page-event-noticed = { $against }: { $fault }.
page-event-ruled = Ruling ({ $source }): { $reason }
page-event-choosing = { $names } may choose: { $options }.
page-event-chosen = { $name } chooses: { $option }.
page-event-chosen-default = Nobody has chosen: { $option }.
page-event-restored = Play is taken up again from the fault.
page-event-opened-hand = The hand of { $name } lies open.
page-event-counting = Hands are laid open for the count.
page-event-agreed-count = { $name } agrees with the count.
page-event-served = Everybody has his tiles. { $name } has the lead.
page-event-word = { $name } speaks a word.
page-event-gallery = { $name } asks the spectators.
page-event-gallery-yes = The spectators: it was so, { $for } to { $against }.
page-event-gallery-no = The spectators: it is not established, { $for } to { $against }.
page-event-told-table = { $name } asks; the last tile of each: { $tiles }.
page-event-told-lead = { $name } asks; { $lead } has led { $tile }.
page-event-told-leader = { $name } asks; { $lead } has the lead.
page-event-told-nothing = { $name } asks who has led; nobody need answer any more.
page-event-out-of-turn = out of turn
page-old-ending = The deal is over
page-old-ending-about = Who has something to claim against the last tile says so now; then hands are laid open.
page-old-ending-agree = Nothing to object
page-old-ending-left = { $seconds ->
        [one] Hands are laid open in one second
       *[other] Hands are laid open in { $seconds } seconds
    }
