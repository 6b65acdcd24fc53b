### The hexameron command: help, messages, the table in the terminal.

## Help of the command

cli-help-hexameron = Hexameron plays big fantasy board games by their full rules: with people and with bots, in the browser and in the terminal.
cli-help-usage = Usage:
cli-help-arguments = Arguments
cli-help-options = Options
cli-help-commands = Commands
cli-help-lang = Language of the messages. Without it the variable HEXAMERON_LANG decides, then the system's locale, and Polish where that says nothing.
cli-help-help = Show this help.
cli-help-default = (default: { $value })

cli-command-games = Show the games, their scenarios and variants.
cli-command-play = Play in the terminal: against a bot, with somebody at the same screen, or bots alone.
cli-command-simulate = Play many matches between bots and show what came out.
cli-command-replay = Play a saved match again.
cli-command-verify = Check a saved match: every draw, every choice and the result.
cli-command-fuzz = Play at random through all scenarios and variants and check that the rules hold.
cli-command-rules = Show the rules of a game and the tests that hold to them.
cli-command-position = Check a position file and show the position.
cli-command-bench = Measure how fast the games run on this machine.
cli-command-bench-table = Measure how the table’s server stands many matches at once.

cli-metavar-game = GAME
cli-metavar-games = GAME…
cli-metavar-file = FILE
cli-metavar-folder = FOLDER
cli-metavar-n = N
cli-metavar-name = NAME
cli-metavar-names = NAME,NAME
cli-metavar-variant = NAME=VALUE
cli-metavar-seats = WHO,WHO
cli-metavar-bots = BOT[,BOT]
cli-metavar-rule = RULE
cli-metavar-words = WORDS
cli-metavar-command = COMMAND
cli-metavar-options = [OPTIONS]

cli-option-game = Name of the game, such as battlelore. ‘hexameron games’ shows them all.
cli-option-bench-games = Which games to measure. Without names: all.
cli-option-match-file = A match file.
cli-option-position-file = A position file.
cli-option-json = The result as JSON, for programs.
cli-option-seed = Seed of the dice. The same seed gives the same matches.
cli-option-play-seed = Seed of the dice. Without it the dice are fresh and fair.
cli-option-games = Number of matches.
cli-option-jobs = Number of processes.
cli-option-scenario = Name of the scenario. ‘hexameron games’ shows them all.
cli-option-scenarios = Name of a scenario, without it the first of the list. May be given several times: matches take them in turn.
cli-option-variant = A variant, such as lore=false. May be given several times.
cli-option-ruling = A ruling on an unclear rule that the table agrees to change, such as support_against_ranged=true. May be given several times. ‘hexameron rules’ lists them.
cli-option-seats = Who plays, in order: ‘me’ or the name of a bot (random, instinct, greedy, mcts:500, mcts:1000ms, easy, medium, hard, master). Default: me,greedy. Two people: me,me.
cli-option-names = Names at the table, in the order of the seats.
cli-option-load = Resume a match, or start from a position, out of a file.
cli-option-save = The file the match is saved to. Default: in the program’s own folder.
cli-option-scenario-file = A scenario of your own (a YAML file).
cli-option-real = Play at a real table: you roll and draw yourselves and enter the results.
cli-option-lesson = A first game with a teacher.
cli-option-auto-pass = Do not ask where there is only one option. This is the default for one person. With two it betrays that somebody holds no reaction.
cli-option-confirm = Ask once more before what cannot be taken back. This is the default when somebody types at a keyboard.
cli-irrevocable = This cannot be taken back. Enter – yes, n – no:
cli-option-seat = Through whose eyes: the number of a seat, from 1. Without it a spectator’s.
cli-option-position-seat = Through whose eyes: the number of a seat, from 1. Without it those of whoever decides.
cli-option-from = The decision from which to tell.
cli-option-to = The last decision.
cli-option-step = Step by step.
cli-option-rule = Number of a rule, such as BL-MOVE-03.
cli-option-search = Search the rules for words.
cli-option-untested = Only rules without a test.
cli-option-bots = Bots: one for all seats, or one per seat (they change seats then).
cli-option-no-swap = Bots do not change seats.
cli-option-report = Write an HTML report with plots.
cli-option-save-matches = Save all matches in this folder.
cli-option-keep = Add every result to this file at once; those it holds are not played again.
cli-option-by-lot = Answer questions with this prompt by lot, such as setup.hero.
cli-option-fuzz-games = Number of matches (100 unless told; with --each all that are left).
cli-option-fuzz-each = Play so many matches of every scenario with every player count: without variants and with each variant alone. What was interrupted goes on from a number: --seed.
cli-option-fuzz-light = Only play: look for exceptions, dead ends and matches without an end, many times as fast.
cli-option-fuzz-folder = Folder for the files of matches in which something broke.
cli-option-seconds = How many seconds one measurement takes.
cli-option-peer = Measure another library beside: chess or catanatron, if installed.

## Wrong use

cli-usage-missing = An argument or option is missing: { $name }.
cli-usage-option = There is no option { $name }.
cli-usage-value = Wrong value: { $name }. { $what }
cli-usage-least = At least { $least }.
cli-usage-integer = It must be a whole number.
cli-usage-number = It must be a number.
cli-usage-extra = Too many words in the command: { $words }. Help: { $usage }
cli-usage-needs-value = Option { $name } needs a value.
cli-usage-other = This command is not understood. { $what }
cli-usage-command = There is no command ‘{ $command }’. There are: { $commands }.
cli-usage-command-near = There is no command ‘{ $command }’. Did you mean ‘{ $near }’?
cli-usage-help = Help: hexameron --help or hexameron COMMAND --help
cli-no-language = There is no language ‘{ $language }’. Choose pl or en.
cli-unplayable = The game ‘{ $game }’ of the package { $package } cannot be played: { $why }
cli-no-game = There is no game ‘{ $game }’. There are: { $known }.
cli-no-scenario = There is no scenario ‘{ $scenario }’. There are: { $known }.
cli-no-variant = Scenario { $scenario } has no variant ‘{ $variant }’. There are: { $known }.
cli-no-variants = Scenario { $scenario } has no variants.
cli-no-rulings = { $game } has no rulings to change.
cli-no-ruling-value = Ruling { $variant } has no value ‘{ $value }’. There are: { $known }.
cli-no-ruling = There is no ruling ‘{ $ruling }’. There are: { $known }.
cli-no-value = Variant { $variant } has no value ‘{ $value }’. There are: { $known }.
cli-no-bot = There is no bot ‘{ $bot }’. There are: { $known }.
cli-no-bot-module = The bot ‘{ $bot }’ cannot be read: there is no such module in this folder, nor is it installed.
cli-no-bot-maker = The bot ‘{ $bot }’ cannot be read: its module has nothing of this name that can be called with a seed.
cli-no-bot-form = ‘{ $bot }’ is no bot: it needs a name, estimates and choose(). See docs/en/bots.md.
cli-no-seat = There is no seat { $n }. Number of seats: { $seats }.
cli-wrong-seats = Players given: { $n }, possible seats: { $seats }. Try --seats { $example }.
cli-wrong-names = Names given: { $n }, seats: { $seats }.
cli-wrong-bots = Bots given: { $n }. Give one, or as many as there are seats: { $seats }.
cli-load-alone = Do not use --load together with { $options }: the match in the file has its settings already.
cli-lesson-alone = Do not use --lesson together with { $options }: the lesson has its own settings.
cli-no-own-scenario = { $game } has no scenarios of one’s own from files.
cli-own-scenario-alone = Do not use --scenario-file together with --scenario: the scenario is in the file.
cli-own-scenario-file = A scenario of your own is in a file. Name it: --scenario-file FILE
cli-real-needs-person = At a real table at least one person is needed to enter rolls and cards.
cli-other-game = File { $file } belongs to another game: { $game }.

## Files

cli-no-file = Could not open file { $file }. ({ $what })
cli-file-no-file = This is no whole match or position file: { $file }. ({ $what })
cli-file-changed = The file is damaged or was changed after it was saved: { $file }. ({ $what })
cli-file-entries = The decisions in the file do not fit the rules: { $file }. ({ $what })
cli-file-secret = The secret of the dice in file { $file } does not allow this. ({ $what })
cli-file-version = File { $file } belongs to another version of the program. ({ $what })
cli-file-game = File { $file } belongs to a game that is not here. ({ $what })
cli-file-state = File { $file } holds a state that cannot be played from. ({ $what })
cli-file-other = File { $file } cannot be used. ({ $what })
cli-bad-scenario-file = This is no scenario file: { $file }. ({ $what })
cli-scenario-fields = it has no fields, such as name: ford
cli-bad-setup = No match can start from these settings. { $what }
cli-no-folder = Cannot use folder { $folder }. ({ $what })
cli-bad-keep = { $file } holds no results of this simulation. ({ $what })
cli-no-peer = Cannot measure { $peer }. There are: { $known }, if installed.
cli-file-cut = The log does not fit the present rules: the match goes on from its stored state, without its log. ({ $what })
cli-no-save = Could not write file { $file }. ({ $what })

## At the table

cli-bot = bot { $bot }
cli-welcome = At the table: { $players }
cli-welcome-how = Type the number in brackets and press Enter. ‘help’ shows all that you can type.
cli-lesson-next = Enter: go on (‘lesson’ leaves the lesson):
cli-no-lesson = There are no lessons for { $game }.
cli-no-lesson-now = This is no lesson.
cli-prompt = { $player } – a number, or ‘help’:
cli-several-here = There are several options here: { $numbers }. Type a number.
cli-narrow = The window is too narrow: the board is { $wide } characters wide, the window { $width }. Widen it and type ‘board’.
cli-open-ground = open ground
cli-no-space = There is no such space: { $space }. Try ‘look D4’.
cli-group-cards = Cards
cli-group-pieces = On the board
cli-group-cells = Spaces
cli-no-card = There is no such card: { $card }. Try ‘card 2’, or ‘card’ and the beginning of its name.
cli-card-how = Try ‘card 2’, or ‘card’ and the beginning of its name.
cli-space-how = Try ‘look D4’.
cli-rules-how = Try ‘rules line of fire’ or ‘rules BL-LOS-08’.
cli-thinking = Hint: the bot is thinking
cli-plays-on = A bot plays on for this seat: { $player }. Which one? (Enter – { $bot })
cli-seat-resigned = Seat { $n } has resigned. Only a bot may play there.
cli-resign = Resign the match? (yes – resign, no – play on)
cli-play-on = Play on: hexameron play { $game } --load { $file }
cli-swap = The sides of this scenario differ. To play again with the sides swapped: { $command }
cli-after-match = Replay: hexameron replay { $file }. Check the dice: hexameron verify { $file }.
cli-bot-fault = A bot’s choice failed. { $what } The match was saved: { $file }.

cli-table-help =
    a number of the list or the name of a space, such as D4 – choose it
    undo, redo – take back the last choice; make it again
    why – what is not possible now, and why
    rules WORDS, rules BL-MOVE-03 – search the rules
    card NUMBER, card NAME – show what a card says
    look D4 – what is on this space
    hand – show what your cards say
    board – draw the whole board
    options – list everything that can be chosen
    log – show the last events
    hint – what a bot would do
    save, save FILE – save the match
    language – change the language
    lesson – leave the lesson and go on without a teacher
    resign – resign the match
    quit – save and leave

## Replays and checks

cli-replay-step = Decision { $n } of { $of }. Enter – go on, back – go back, a number – go to it, ? – help, quit – leave:
cli-replay-help =
    Enter – the next decision
    back, back 10 – the one before; so many decisions back
    a number – to that decision, ahead or behind
    log, board, look D4, card NAME, rules WORDS – what happened, what lies on the table, what cards and rules say
    quit – leave
cli-verify-false = This match is not as it was recorded. ({ $what })
cli-verify-over = Decisions: { $n }. The match is over and its result is true.
cli-verify-nonces = { $n ->
    [one] Your number is in the key of the dice.
   *[other] Your numbers are in the key of the dice.
}
cli-option-nonce = Your number for the dice (from the table’s menu): check that they were drawn with it.
cli-option-secret-hash = The hash of the server’s secret as published before the match: check that it is the same secret.
cli-metavar-nonce = NUMBER
cli-metavar-hash = HASH
cli-verify-running = Decisions: { $n }. The match is still running.
cli-position-of-match = { $file } is a match, not a position. A match is shown by hexameron replay { $file }
cli-position-good = The position is sound.
cli-no-tests = The installed package has no tests. Which rules have one can be seen in a checkout.

## Simulations and measurements

cli-simulating = Playing matches
cli-fuzzing = Playing at random
cli-benching = Measuring { $game }
cli-report-written = Report written: { $file }
cli-column-scenario = scenario
cli-column-title = title
cli-column-seats = players
cli-column-variants = variants
cli-lopsided = the sides differ
cli-every-scenario = all
cli-column-bot = bot
cli-column-seat = seat
cli-column-won = won
cli-column-of = matches
cli-column-rate = rate
cli-column-figure = figure
cli-column-mean = mean
cli-column-interval = 95% interval
cli-column-measure = measure
cli-column-value = value
cli-column-worst = worst
cli-column-unit = unit
cli-fuzzed = Matches: { $games }, decisions: { $choices }, seconds: { $seconds }.
cli-fuzz-widest = Longest list of options: { $n } ({ $prompt }).
cli-fuzz-longest = Longest match – decisions: { $n }, seed { $seed }.
cli-fuzz-clean = Nothing broke.
cli-fuzz-failures = Broken matches: { $n }. The commands that repeat them are above.
cli-fact-games = matches
cli-fact-draws = draws
cli-fact-lost = lost by all
cli-fact-choices-mean = decisions per match, mean
cli-fact-choices-median = decisions per match, median
cli-fact-choices-range = decisions per match, range
cli-fact-turns-mean = turns per match, mean
cli-fact-seconds = seconds
cli-fact-games_per_s = matches per second
cli-fact-choices_per_s = decisions per second
cli-measure-decisions_per_s = decisions per second
cli-measure-games_per_s = matches per second
cli-measure-clone_us = copy of a match
cli-measure-scene_ms = scene
cli-measure-scene_kb = size of a scene
cli-measure-scene_gzip_kb = size of a packed scene
cli-measure-load_ms = loading a match
cli-measure-load_choices = decisions in that match
cli-measure-load_kb = size of that match file
cli-measure-mcts_playouts_per_s = mcts playouts per second

## Signs on the board

cli-mark-defensive-wall = ramparts
cli-mark-flag-objective = objective: a Victory Banner
cli-mark-fire-silhouette = wall of fire
cli-state-target = target of the attack
cli-state-attacker = attacks
cli-state-selected = your decision is about it
cli-state-spent = can do nothing more this turn
cli-state-down = lies down
cli-state-ordered = has an order

## The table in the browser

cli-command-serve = Open the table in the browser: alone, at one screen or over the network.
cli-command-backup = Save everything that the table keeps in one file.
cli-command-restore = Fill an empty database from a backup.
cli-command-dispute = Turn a player’s report (‘I think this is wrong’) into a failing test.
cli-option-report-file = File of a report, downloaded at the table or by --export.
cli-option-folder = Folder in which the test is written.
cli-option-list-reports = List the reports of the database.
cli-option-export-report = Write the report of this number to a file.
cli-metavar-report = NUMBER
cli-dispute-which = Name the file of a report, or use --list.
cli-dispute-broken = This is no report that can be used: { $file }. ({ $what })
cli-dispute-told = The table told: { $line }
cli-dispute-ruling = Our ruling: { $text }
cli-dispute-agreed = Agreed for this match: { $what }
cli-dispute-written = Test written: { $file }
cli-dispute-next = It fails now. Write into it what should happen, and run: pytest { $file }
cli-dispute-line = { $id }: match { $match }, choice { $n }, rule { $rule }. { $words }
cli-dispute-sum = Reports: { $n }.
cli-dispute-database = The reports cannot be read. { $what }
cli-dispute-unknown = There is no report { $id }.
cli-dispute-exported = Report written: { $file }
cli-command-rules-diff = Show which stored matches play differently under the present rules, and from where.
cli-metavar-host = ADDRESS
cli-metavar-url = URL
cli-metavar-level = LEVEL
cli-option-host = Address to listen on. 0.0.0.0 lets others in.
cli-option-port = Port. Without it the variable HEXAMERON_PORT decides, and without that 8420.
cli-option-database = Database: a file, or the URL of a PostgreSQL server. Default: a SQLite file in the program’s own folder.
cli-option-channels = URL of a Redis server, when several servers share one database.
cli-option-open = Open the page in the browser (unless HEXAMERON_OPEN=0).
cli-option-secure-cookies = Send cookies over HTTPS only.
cli-option-bot-processes = Number of processes in which bots think.
cli-option-connections-per-client = How many connections one client may have.
cli-option-log = How much to log: debug, info, warning or error.
cli-option-load-matches = How many matches are played at once, each by two clients.
cli-option-load-seconds = How long to play.
cli-option-load-every = Seconds between two choices of a match.
cli-option-load-idle = How many idle matches to load for measuring memory.
cli-option-load-clients = Number of processes for the clients.
cli-option-load-nodes = How many servers share a PostgreSQL and a Redis (their own, unless --database and --channels name others). 0 means one server with SQLite.
cli-option-load-apart = The players of a match come through different nodes.
cli-option-backup-file = The file of the backup.
cli-no-level = There is no log level { $level }. There are: debug, info, warning, error.
cli-serve-listening = The table is open: { $address }
cli-serve-alone = The table is open on this computer only: friends on other devices cannot join yet. To let them in, run: hexameron serve --host 0.0.0.0
cli-serve-friends = Friends in the same network come in at { $address }. The invite link and its QR code have that address.
cli-serve-port-taken = Port { $port } is taken. Choose another one with --port or HEXAMERON_PORT.
cli-serve-bad-port = HEXAMERON_PORT is not a port: { $port }.
cli-serve-failed = The server could not start. { $what }
cli-load-founding = Starting the server and setting up the matches
cli-load-playing = Playing
cli-load-idle = Measuring the memory of idle matches
cli-load-failed = The table cannot be measured. { $what }
cli-load-figure-choices = choices
cli-load-figure-acknowledged = acknowledged
cli-load-figure-errors = errors
cli-load-figure-median = from a choice to all clients, median
cli-load-figure-p95 = 95% within
cli-load-figure-p99 = 99% within
cli-load-figure-max = longest
cli-load-figure-cpu = one core used by the server
cli-load-figure-choice = processor time of the server for a choice
cli-load-part-receive = – receiving and reading frames
cli-load-part-proof = – proving the seat
cli-load-part-weigh = – looking whether the choice can be taken back
cli-load-part-rules = – the rules
cli-load-part-question = – listing the next options
cli-load-part-view = – what each seat may see
cli-load-part-scene = – building the scenes
cli-load-part-changes = – what has changed in the scenes
cli-load-part-log = – telling the log
cli-load-part-state = – putting the states together
cli-load-part-encode = – writing the states as JSON
cli-load-part-compress = – compressing
cli-load-part-send = – sending
cli-load-part-store = – preparing what is stored
cli-load-part-threads = – writing to SQLite
cli-load-part-notices = – notices between nodes
cli-load-part-follow = – following what other nodes wrote
cli-load-part-keeping = – house-keeping
cli-load-part-loop = – the event loop itself
cli-load-part-database = besides: PostgreSQL
cli-load-part-channels = besides: Redis
cli-load-figure-idle = memory per idle match
cli-load-figure-watched = memory per idle match with two clients
cli-load-figure-machine = load of the machine
cli-backup-done = Saved { $n } rows: { $file }.
cli-no-database = There is no database { $file }.
cli-database-kept = The tables of the database were brought up to date. As it was before, it is kept whole in { $file }; delete that when you need it no longer.
cli-bad-database = The database cannot be used: { $what }.
cli-backup-failed = The backup failed. { $what }
cli-restore-done = Restored { $n } rows from { $file }.
cli-restore-failed = The backup cannot be restored: { $what }.
cli-rules-diff-line = { $match } ({ $game }), choice { $n }, { $prompt }: { $what }. Rules: { $rules }.
cli-rules-diff-sum = Matches that play differently: { $n } of { $of }.
cli-rules-diff-failed = The matches cannot be compared. { $what }

cli-command-completion = Print the script with which a shell completes commands, options and names at the Tab key.
cli-metavar-shell = SHELL
cli-option-shell = bash, zsh, fish or powershell. In bash: source <(hexameron completion bash)
cli-option-version = Show the version of the program.
cli-no-shell = There is no shell “{ $shell }”. There are: { $shells }.
cli-part-of-board = (the part of the board that matters now; “board” shows all of it)
cli-more-options = … there are { $n } options; “options” lists all, and those on the board have their numbers there
cli-nothing-asked = Nothing is asked right now.
cli-no-hand = No cards in hand.
