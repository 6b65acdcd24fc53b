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

scene-zone-choice = To choose from

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
real-draw-for = { $player } draws a card. Which card is it?
real-draw-drawn = { $face }
real-impossible = That card cannot be in the deck. Check it and enter it again.

## Whose turn it is and who is thinking

turn-yours = Your turn
turn-of = Turn: { $player }
turn-number = Turn { $n }
round-number = Round { $n }
phase-of = Phase: { $phase }
waiting-for = Waiting for: { $players }
waiting-bot = Bot is thinking: { $player }
decides-for = You decide for: { $actor }

## Undo

undo-done = Undone.
undo-nothing = There is nothing to undo.
undo-learned = This cannot be undone: somebody has already learned something.
undo-other = This cannot be undone: another player has chosen since then.
undo-ask = { $player } wants to take back a choice. Do you agree?
undo-declined = There is no agreement to undo.
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
fault-runaway = The match makes no progress and has been stopped. A report has been saved. Number: { $incident }.
fault-file_missing = There is no such file: { $file }.
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

terminal-not_understood = Not understood: { $entry }. Type a number from the list, or “?”.
terminal-pass_screen = Pass the screen: { $player }.
terminal-pass_screen_ready = Only { $player } is looking now. Press Enter.
terminal-help = Help
terminal-bye = See you at the table.
terminal-saved = Saved: { $file }.
terminal-resumed = Resuming the match: { $game }, choice { $n }.
terminal-no_refused = Nothing is refused at the moment.
terminal-hint = Hint: { $option }
terminal-verified = All draws check out.
terminal-replay = Replay: choice { $n } of { $of }
terminal-rules_covered = Rules with a test: { $n } of { $of }.

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

## Questions before a step that cannot be undone

confirm-overwrite = The file exists already: { $file }. Replace it?

## Help

help-search_none = Nothing found: { $entry }.
help-ruling = Ruling

## Things on the table

word-deck = Deck
word-discard = Discard pile
word-offer = Offer
word-dice = Dice

## Log and result

log-draws = { $player } draws { n-cards }.
log-discards = { $player } discards { n-cards }.
log-resigns = { $player } resigns.
log-out_of_time = { $player } is out of time.
log-leaves = { $player } has left for good.
log-rolls = { $player } rolls { n-dice }.
log-declines = { $player } declines.
log-asks_undo = { $player } asks to take back a choice.
log-asks_end = { $player } proposes to end the match without a result.
log-asks_bot = { $player } proposes another bot for a seat that has resigned.
log-agrees = { $player } agrees.
log-withdraws = { $player } withdraws the request.
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
