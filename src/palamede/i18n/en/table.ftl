# What the live table, its server and its proofs say; error-CODE with the params of the error.

# commands at a table
error-stale = the table has moved on since: look again, then play
error-bad-number = { $n } is no event of this table: the last is { $last }
error-no-seat = you hold no seat at this table
error-no-such-command = there is no command “{ $command }”
error-bad-command = this command has not the right form: the description of the interface tells it
error-bad-field = { $field } has no value that can be used here
error-owner-only = only who opened the table may do that
error-not-your-turn = it is not your turn
error-no-count = there is no count to accept
error-answered = you have answered already
error-dead-seat = the dead hand is played by the player opposite
error-empty-seat = seat { $seat } is empty: invite somebody or put a bot there
error-nobody-sits = nobody sits there
error-not-a-bot = only a bot can be sent away
error-still-here = a bot may take this seat when its player has been gone for { $seconds } more seconds
error-bad-name = write a name
error-no-such-option = there is no option “{ $name }”
error-no-shuffle = nothing is being shuffled
error-too-early = the others have not committed themselves yet
error-wrong-bytes = these bytes are not those that were committed
error-no-take-back = nothing is taken back at this table
error-not-now = that is not possible now
error-nothing-asked = nobody is asking for that
error-no-chat = there is no talk at this table

# commands at a table à l'ancienne
error-not-taking = no tiles are being taken now
error-place-taken = the tile of place { $place } has been taken: take another
error-too-many-taken = nobody takes more than { $most } tiles, and the others must find some too
error-no-tiles = take your tiles first
error-choice-open = somebody must choose first what follows from a ruling
error-cannot-claim = that cannot be claimed against seat { $against } now
error-not-your-option = the injured side chooses
error-not-gallery = who plays does not vote: the gallery is asked

# coming to a table
error-no-such-table = there is no such table
error-no-such-sheet = there is no such sheet, or this link does not open it
error-sheet-read-only = this link reads the sheet, it does not write it
error-sheet-behind = somebody else has written on this sheet meanwhile: read it anew, then enter yours again
error-archived = this table is over; its record is kept
error-closing = the server is stopping: connect again in a moment
error-seat-taken = this seat is taken
error-table-full = all seats are taken
error-bad-secret = this link does not open this table: ask for a new one
error-bad-code = this code opens nothing, or its ten minutes are over
error-no-spectators = only the players see this table
error-too-many-opponents = { $opponents } opponents for { $seats } seats
error-secret-or-invite = send either secret or invite, and not both
error-no-token = show the token of a seat at this table: Authorization: Bearer TOKEN

# the server
error-bad-request = the request has not the right form: { $detail }
error-not-found = there is nothing under this address
error-wrong-method = that cannot be done with this address
error-too-many = too many { $what } from this address: try again in { $wait } seconds
error-defect = something went wrong in the server; nothing has been lost
error-not-here = only at the machine on which the server runs can that be switched
error-lan-impossible = there is no such switch on this server
error-lan-none = this machine is in no network: connect it to one first
error-lan-failed = the network cannot be listened to: { $reason }
error-no-record = this text is no record of dominoes: a record begins with tags such as [Rules "domino"]
error-no-such-deal = there is no partie or deal { $number } in this record
error-no-such-move = there is no such play in deal { $deal }
error-public-url = { $url } is no address of a server: write https://name
error-public-url-path = { $url }: the page lives at the root of a name, without a path
error-proxy-address = { $proxy } is no address of a proxy: write one such as 127.0.0.1 or 10.0.0.0/8
error-port-taken = port { $port } of { $host } is in use: name another with --port, or stop what uses it
error-port-number = { $port } is no port: from 1 to 65535
error-host-unknown = { $host } is no address of this machine
error-database-url = a database is named by a path, sqlite:///path or postgresql://user@host/name
error-database-in-use = another process serves the tables of this database: stop it first, or name another database
error-database-newer = this database was made by a newer version of Palamède: install that one
error-database-missing = there is no database { $path }: nothing was backed up
error-database-failed = the database failed: { $reason }
error-backup-exists = { $path } exists: name a new file
error-web-missing = the server needs more packages: pip install --upgrade palamede

# palamede serve, backup, verify
command-serve = serve the tables in the browser
command-backup = write all tables into one file, while they go on
command-verify = prove the deals of a record by the fair-deal protocol
serve-help-host = address to listen to; 127.0.0.1 is this machine alone, 0.0.0.0 everybody
serve-help-port = port to listen to
serve-help-database = file of the tables, or the URL of a database: sqlite:///path or postgresql://user@host/name
serve-help-public = address of the server as browsers call it, where a proxy stands before it
serve-help-proxy = address or network of a proxy that tells the addresses of clients; may be repeated
serve-help-name = further name by which the server may be called; may be repeated
serve-help-workers = processes in which bots think (default: one less than there are cores)
serve-help-open = show the page in the browser of this desktop
serve-runs = The table is open already: { $url }
serve-open = The table is open: { $url }
serve-stop = Ctrl-C stops it; nothing is lost.
serve-no-page = The page has not been built: { $build }
backup-help-file = the file to be written, an SQLite database
backup-done = All tables are in { $file }.
verify-help-file = a record, or - for standard input
verify-proved = Partie { $partie }: { $deals ->
        [one] the deal is that
       *[other] all { $deals } deals are those
    } which the server's secret and the seats' bytes give.
verify-no-proof = Partie { $partie }: the record has no [Shuffle] tag, so there is nothing to prove.
verify-other-protocol = Partie { $partie }: dealt by a protocol that this program does not know.
verify-not-revealed = Partie { $partie }: the server's secret is not in the record; it is published when the partie ends.
verify-rules = Partie { $partie }: the rules of the record are not known.
verify-commit = Partie { $partie }: FALSE. The secret is not the one that was promised before the partie.
verify-seeds = Partie { $partie }: FALSE. The bytes of the seats are not complete.
verify-seat-commit = Partie { $partie }: FALSE. The bytes of seat { $seat } are not those it had promised.
verify-deal-lead = Partie { $partie }, deal { $deal }: FALSE. Another seat should have led.
verify-deal-hands = Partie { $partie }, deal { $deal }: FALSE. The hands are not those of the protocol.
verify-deal-stock = Partie { $partie }, deal { $deal }: FALSE. The stock is not that of the protocol.
verify-deal-unknown-tiles = Partie { $partie }, deal { $deal }: its tiles are not all known, so it cannot be proved.
verify-deal-unknown-places = Partie { $partie }, deal { $deal }: the record does not tell which places of the mixed row each took ([Places]), so it cannot be proved.
verify-deal-play = Partie { $partie }, deal { $deal }: the play cannot be followed, so nothing after it can be proved.
verify-server-seats = Partie { $partie }: { $seats } gave no bytes; the server drew them.
verify-nothing = There is no partie in this record.

# what may be played, to people at a page
legal-draw = a tile from the stock
legal-pass = a pass
