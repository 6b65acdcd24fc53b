### Words common to all games at the table.

## Decisions common to all games

option-done = Done
option-pass = Pass
option-yes = Yes
option-no = No
option-confirm = Confirm
option-cancel = Cancel
option-continue = Continue
option-skip = Skip
option-back = Back
option-end_turn = End turn
option-undo = Undo
option-redo = Redo
option-undo_turn = Undo turn
option-resign = Resign
option-play_on = Play on
option-offer_draw = Offer a draw
option-agree = Agree
option-decline = Decline
option-choose = Choose
option-keep = Keep
option-discard = Discard
option-reroll = Reroll

## Picking several things one after the other

pick-done = Done
pick-clear = Start again
pick-exactly = Pick { $n } more.
pick-between = Pick { $low } to { $high }.
pick-up_to = Pick up to { $n }.
pick-picked = Picked: { $n }.
pick-enough = You have picked as many as you may. Choose “Done”.

## Abilities that occur at once

ability-order = What do you resolve first?
ability-order-resolve = Resolve

## At a real table the players roll and draw themselves

n-dice = { $n ->
    [one] { $n } die
   *[other] { $n } dice
}
n-cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}

real-roll = Roll a die and enter what it shows.
real-roll-many = Roll { n-dice } and enter what they show, one by one.
real-roll-for = { $player } rolls. What does the die show?
real-roll-rolled = It shows { $face }
real-roll-group = Die { $n } of { $of }.
real-draw = Draw a card and enter which card it is.
real-draw-many = Draw { n-cards } and enter which cards they are, one by one.
real-draw-for = { $player } draws a card. Which card is it?
real-draw-drawn = { $face }
real-draw-hidden = { $player } draws a card. Look away: you may not know this card.
real-impossible = That card cannot be in the deck. Check it and enter it again.
real-shuffle = Shuffle the deck.
real-shuffle-zone = Shuffle: { $zone }.
real-seat = Who enters rolls and cards? Player: { $player }.
real-mode = Play at a real table

## Whose turn it is and who is thinking

turn-yours = Your turn
turn-of = Turn: { $player }
turn-number = Turn { $n }
round-number = Round { $n }
phase-of = Phase: { $phase }
step-of = Step { $n } of { $of }
waiting-for = Waiting for: { $players }
waiting-bot = Bot is thinking: { $player }
waiting-others = Your choice is made. Waiting for: { $players }
decides-for = You decide for: { $actor }
first-player = First player: { $player }
forced = There is only one possibility.

## Undo

undo-done = Undone.
undo-by = { $player } takes back the last choice.
undo-turn = { $player } takes back the turn.
undo-nothing = There is nothing to undo.
undo-learned = This cannot be undone: somebody has already learned something.
undo-rolled = This cannot be undone: the dice have been rolled.
undo-other = This cannot be undone: another player has chosen since then.
undo-over = This cannot be undone: the game is over.
undo-seat = Only the player who made the choice can undo it.
undo-ask = { $player } wants to take back a choice. Do you agree?
undo-agreed = Everybody agrees. Undone.
undo-declined = There is no agreement to undo.
undo-barrier = This cannot be undone.
undo-redo_nothing = There is nothing to redo.

## The consent of others

consent-open = First answer the request that has already been made.
consent-often = There have been several requests. Wait until somebody has chosen.
consent-needless = This needs nobody’s consent.
consent-nothing = This request is no longer open.

## Refusals and trouble

fault-stale = The game has moved on since you looked. { $asked }
fault-over = The match is over.
fault-resigned = This seat has already resigned.
fault-diverged = Entry { $n } of the journal does not fit these rules: { $what }.
fault-diverged-order = entry { $n } follows entry { $last }
fault-diverged-seat = seat { $n } is not asked
fault-diverged-prompt = the question is { $asked }, recorded is { $recorded }
fault-diverged-key = { $key } is not offered at { $prompt }
fault-not_offered = This cannot be chosen now: { $option }. { $asked }
fault-asked = You are asked: “{ $question }” You may choose: { $offered }.
fault-asked_more = You are asked: “{ $question }” You may choose: { $offered } and { $more } more.
fault-nothing_asked = You are asked nothing at the moment.
fault-look_again = Look again and choose.
fault-quoted = “{ $label }”
fault-comma = { $one }, { $two }
fault-not_now = You are not asked now. The choice is with: { $players }.
fault-unknown_option = There is no such option: { $option }.
fault-rules = A fault in the rules. The match is safe, a report has been saved. Number: { $incident }.
fault-rules_restored = The state before the last choice has been restored.
fault-runaway = The match makes no progress and has been stopped. A report has been saved. Number: { $incident }.
fault-file = The file is damaged: { $file }.
fault-file_missing = There is no such file: { $file }.
fault-file_version = The file was saved in another version: { $found }. This program reads version { $wanted }.
fault-file_game = This is a file of another game: { $game }.
fault-file_rules = The rules have changed since the match was saved. It goes on from its last checkpoint.
fault-save = The match could not be saved. Try again.
fault-load = The match could not be loaded: { $file }.
fault-no_match = There is no such match.
fault-no_game = There is no such game: { $game }.
fault-no_bot = There is no such bot: { $bot }.
fault-no_rule = There is no such rule: { $rule }.
fault-no_language = There is no such language: { $language }.
fault-seed = The seed is a whole number.
fault-connect = The connection failed. Try again.
fault-reconnecting = Reconnecting.
fault-link = The link has expired. Ask the host for a new one.
fault-seat_taken = The seat is taken. Choose another.
fault-bot = The bot did not choose in time. Its first option was taken.
refusal = { $why } ({ $rule })

## Set-ups that a game refuses

setup-no_scenario = There is no scenario { $scenario }. There are: { $known }.
setup-no_lesson = There is no lesson { $lesson }.
setup-players = Wrong number of players: { $n }. This scenario takes: { $allowed }.
setup-real = At a real table every seat needs a person who enters its rolls and cards.
setup-real_nobody = At a real table at least one person is needed to enter rolls and cards.
setup-names = There are { $n } names and { $seats } seats.
setup-no_choice = { $kind ->
    [ruling] This game has no ruling { $name }.
   *[variant] This scenario has no variant { $name }.
}
setup-no_value = The setting { $name } cannot be { $value }. It can be: { $allowed }.
setup-seats = { $n } seats were given, and this match has { $seats }.
setup-own = This scenario needs a description of one's own.
setup-broken = The game cannot begin with these settings ({ $what }).

## Terminal

terminal-title = Hexameron
terminal-welcome = Type a number and press Enter. “?” shows the help.
terminal-prompt = Your choice
terminal-number = Type a number from { $low } to { $high }.
terminal-not_understood = Not understood: { $entry }. Type a number from the list, or “?”.
terminal-more = More options: { $n }.
terminal-page = Page { $n } of { $of }
terminal-press_enter = Press Enter.
terminal-pass_screen = Pass the screen: { $player }.
terminal-pass_screen_ready = Only { $player } is looking now. Press Enter.
terminal-help = Help
terminal-help_number = number – choose
terminal-help_undo = u – undo
terminal-help_board = b – show the board
terminal-help_hand = h – show the hand
terminal-help_log = l – show the log
terminal-help_why = w – why not?
terminal-help_rule = r NUMBER – show a rule
terminal-help_hint = p – hint
terminal-help_save = s FILE – save the match
terminal-help_language = j – change the language
terminal-help_quit = q – quit
terminal-quit = Quit? The match is saved: { $file }.
terminal-quit_unsaved = Quit without saving?
terminal-quit_yes = Quit
terminal-bye = See you at the table.
terminal-saved = Saved: { $file }.
terminal-loaded = Loaded: { $file }.
terminal-resumed = Resuming the match: { $game }, choice { $n }.
terminal-small = The window is too small: { $width } × { $height }. The board needs { $needs_width } × { $needs_height }.
terminal-legend = Legend
terminal-options = Options
terminal-refused = Why not?
terminal-log = Log
terminal-no_refused = Nothing is refused at the moment.
terminal-hint = Hint: { $option }
terminal-hint_none = The bot has no hint.
terminal-seed = Seed: { $seed }
terminal-commitment = Hash of the secret: { $hash }
terminal-verified = All draws check out.
terminal-replay = Replay: choice { $n } of { $of }
terminal-rules_covered = Rules with a test: { $n } of { $of }.

## The match

menu-new = New game
menu-load = Load
menu-save = Save
menu-saved = Saved
menu-resume = Resume
menu-rematch = Rematch
menu-replay = Replay
menu-analysis = Analysis
menu-puzzle = Puzzle
menu-settings = Settings
menu-language = Language
menu-game = What do we play?
menu-scenario = Choose a scenario.
menu-variant = Choose a variant.
menu-players = Who sits at the table?
menu-player_name = Name at the table
menu-seat_human = Human
menu-seat_bot = Bot
menu-bot_level = Bot strength
menu-bot_easy = Easy
menu-bot_medium = Medium
menu-bot_hard = Hard
menu-bot_master = Master
menu-start = Start the game
menu-hot_seat = Hot-seat
menu-online = Online
menu-solo = Solo
menu-coop = Co-op
menu-real_table = At a real table
menu-rulings = Our rulings
menu-language_pl = Polish
menu-language_en = English

## The table

seat-name = Seat { $n }
seat-take = Take a seat
seat-open = Open seat
seat-leave = Leave the seat
seat-spectator = Spectator
seat-watch = Watch
seat-invite = Invite
seat-invite_link = Invite link
seat-copy_link = Copy link
seat-copied = The link has been copied.
seat-host = Host
seat-chat = Chat
seat-you = You
seat-takes = { $player } takes a seat.
seat-leaves = { $player } leaves the seat.
seat-bot_takes = A bot takes over the seat: { $player }.
seat-person_back = { $player } plays again in person.
seat-absent_bot_takes = { $player } has been away for too long. A bot plays until they are back.
seat-absent_person_back = { $player } is back at the table and plays again in person.
seat-handed = The seat passes into other hands. Now { $player } plays here.
dice-without = The dice were drawn without this player: { $player }.
dice-file = This match comes from a file. Its dice were not drawn by all at the table.
dice-branch = This match branches off another at entry { $n }. Its dice were not drawn by all at the table.
account-account = Account
account-log_in = Log in
account-log_out = Log out

## Questions before a step that cannot be undone

confirm-end_turn = End the turn?
confirm-end_turn_left = End the turn? The remaining orders and moves will be lost.
confirm-resign = Resign the match?
confirm-leave = Leave the seat? A bot will take it over.
confirm-overwrite = The file exists already: { $file }. Replace it?
confirm-overwrite_yes = Replace

## Help

help-hint = Hint
help-why_not = Why not?
help-why_so_many = Why so many?
help-rules = Rules
help-rulebook = Rulebook
help-rule = Rule { $rule }
help-glossary = Glossary
help-tutorial = Tutorial
help-search = Search
help-search_none = Nothing found: { $entry }.
help-reference = Reference card
help-ruling = Ruling

## Things on the table

word-hand = Hand
word-hand_of = Hand: { $player }
word-hand_count = Cards in hand: { $n }
word-hand_limit = Hand limit: { $n }
word-deck = Deck
word-deck_count = Cards in the deck: { $n }
word-discard = Discard pile
word-discard_count = Discarded cards: { $n }
word-offer = Offer
word-supply = Supply
word-board = Board
word-map = Map
word-space = Space
word-space_at = Space { $at }
word-play_area = Play area: { $player }
word-track = Track
word-token = Token
word-marker = Marker
word-figure = Figure
word-dice = Dice
word-face_up = Face up
word-face_down = Face down
word-hidden_card = Face-down card
word-empty = Empty
word-none = None
word-all = All
word-unknown = Unknown
word-range = Range { $n }
word-distance = Distance { $n }
word-cost = Cost { $n }
word-zoom_in = Zoom in
word-zoom_out = Zoom out

## Log and result

log-title = Log
log-start = The game begins.
log-turn = Turn: { $player }.
log-round = Round { $n }.
log-choice = { $player }: { $option }
log-draws = { $player } draws { n-cards }.
log-discards = { $player } discards { n-cards }.
log-shuffles = The deck is shuffled.
log-passes = { $player } passes.
log-resigns = { $player } resigns.
log-out_of_time = { $player } is out of time.
log-leaves = { $player } has left for good.
log-rolls = { $player } rolls { n-dice }.
log-offers_draw = { $player } offers a draw.
log-declines = { $player } declines.
log-asks_undo = { $player } asks to take back a choice.
log-asks_end = { $player } proposes to end the match without a result.
log-asks_bot = { $player } proposes another bot for a seat that has resigned.
log-agrees = { $player } agrees.
log-withdraws = { $player } withdraws the request.
log-over = The game is over.
result-over = Game over
result-winner = Winner: { $players }
result-you_win = Victory!
result-you_lose = Defeat
result-tie = Tie
result-points = { $player }: { $n } { $n ->
    [one] point
   *[other] points
}
result-victory_points = Victory points
result-scoring = Scoring
result-luck = Luck report
result-history = Past games
result-ladder = Ladder
result-resigned = Resigned: { $players }.
result-clock = Out of time: { $players }.
result-left = Gone for good: { $players }.
result-seed = Secret of the draws: { $secret }

## The teacher at the table (lessons)

coach-wait = Watch what your opponent does.
coach-free = Your decision now. Choose what you like.
coach-instead = In this lesson we first do what the teacher points at. Soon you will play as you like.
coach-read_first = First read the teacher’s words and press “Next”.
coach-next = Next
coach-skip = Leave the lesson
