# The command line: what the commands are for, their options, and what can go wrong.

command-about = Dominoes by the classic rule books: play whole parties, keep, check and explain their records.
command-epilog = Without a command a table opens, as with "play". "palamede COMMAND --help" tells more. Exit status: 0 all is well, 1 something was found, 2 it could not be done.
command-metavar = COMMAND
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
command-rules = the games, their switches and the rows of the rule books
command-glossary = the words of the game
command-trick = two tricks with dominoes, performed and proved
command-unknown = there is no command “{ $name }”; there are: { $known }
command-unknown-near = there is no command “{ $name }”; did you mean “{ $near }”?
command-no-language = no texts in “{ $name }”: choose one of { $known }
command-not-utf8 = the text is not UTF-8 (byte { $byte }): save it as UTF-8
command-no-file = { $file }: there is no such file
command-is-folder = { $file }: this is a folder, a file is needed
command-no-access = { $file }: access refused
command-disk-full = { $file }: the disk is full
command-os-error = { $file }: { $reason }
command-stdin = standard input

argparse-usage = usage:{" "}
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
argparse-type = @value cannot be read as @type
argparse-choice = @value is not allowed; choose from @choices
argparse-ambiguous = @option could mean @matches

rules-metavar-what = GAME|ROW|FAMILY
rules-metavar-setting = name=value
rules-help-what = a game such as voleur, a row such as VOL-08, or a family of rows such as VOL; nothing for the list
rules-help-setting = switches to change, such as players=4 or target=150
rules-help-all = print all switches, also those with their ordinary values
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
