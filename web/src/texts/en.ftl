### The table in the browser: what the table itself says, not the game.

ui-motto = big games around one table
ui-loading = Setting up the table
ui-close = Close
ui-light = Light
ui-dark = Dark
ui-other-language = Switch to Polish
ui-lobby = Lobby
ui-to-lobby = Back to the lobby
ui-missing-page = There is no such page.
ui-missing-match = There is no such match. Check the link.
ui-tools = Tools
ui-news = new

## Lobby

ui-games = Games
ui-at-the-table = Players
ui-players = { $n } players
ui-hard-easy = easy
ui-hard-medium = medium
ui-hard-hard = hard
ui-new-match = New match: { $game }
ui-scenario = Scenario
ui-goal = Goal:
ui-time = Time:
ui-about-long = about { $time }
ui-lopsided-help = The sides are uneven: play a rematch with sides swapped.
ui-map-of = Map of the scenario: { $scenario }
ui-map-example = An example: each match differs
ui-seats = Seats
ui-how-many = Number of players
ui-big-screen = Big screen and phones
ui-seat = Seat { $n }
ui-me = me
ui-friend = friend
ui-bot = bot
ui-strength = Bot strength
ui-bot-level = bot · { $level }
ui-level-easy = easy
ui-level-medium = medium
ui-level-hard = hard
ui-level-master = master
ui-link-after = you get the invite link at the table
ui-my-name = Your name
ui-name-of = Name: { $side }
ui-guest = Guest
ui-no-variants = the basic rules, unchanged
ui-agreed = Variants and rulings
ui-agreed-absence = Variants, rulings, absence
ui-change = change
ui-without = without: { $what }
ui-where = Dice and cards
ui-on-screen = on the screen
ui-real-table = at a real table
ui-real-table-help = You roll and draw yourselves and tap what came up. The program keeps the rules, the bots and the record.
ui-pace = Clock
ui-no-clock = none
ui-clock-choice = per choice
ui-clock-match = per match
ui-clock-help = Whoever runs out of time loses the match. Your clock only runs while the others wait for you.
ui-how-long = How long
ui-minutes = { $n } min
ui-hours = { $n } h
ui-days = { $n ->
    [one] { $n } day
   *[other] { $n } days
}
ui-rulings = Our rulings
ui-start = Start the match
ui-after-bots = You play { $n ->
    [0] alone
    [one] against a bot
   *[other] against bots
}. You sit down at once.
ui-after-watch = Only bots play; you watch.
ui-after-hot-seat = You pass the screen around. Hands stay hidden.
ui-after-friends = The link and the QR code for your { $n ->
    [one] friend
   *[other] friends
} will be at the table. You begin when all have sat down.
ui-after-phones = This screen shows the board to all. Everybody scans the code of their seat with a phone and sees their cards there.
ui-my-matches = Your matches
ui-running = { $n } running
ui-no-matches = Your matches will appear here.
ui-my-turn = Your turn
ui-to-table = To the table
ui-open-seats = { $n ->
    [one] { $n } open seat
   *[other] { $n } open seats
}
ui-finished = Finished matches: { $n }
ui-waiting-for-me = { $n ->
    [one] { $n } match waits for you
   *[other] { $n } matches wait for you
}
ui-and-others = and { $n ->
    [one] { $n } other match
   *[other] { $n } other matches
}
ui-paste-link = Paste a link to a table
ui-join = Join
ui-bad-link = This is no link to a table. Copy it once more.
ui-import = Load a match from a file
ui-import-help = You can watch a finished match, or play on in one that stopped.
ui-bad-file = This is no match file. Choose one that was saved by “Save to a file”.
ui-damaged-file = The file is damaged or was changed. Save the match to a file once more and load the new one.
ui-import-who = This match is not over. Who plays on?
ui-rulebooks = Rulebooks
ui-rulebook = Rulebook
ui-rulebook-of = Rules: { $game }
ui-settings = Settings
ui-light-theme = Light room
ui-motion = Animations
ui-sound = Sounds
ui-sound-off = Sounds off
ui-sound-on = Sounds on
ui-ask-lasting = Ask before something is lost that cannot be taken back
ui-pass-alone = Among bots, pass for me when I have nothing to play
ui-own-side = My side of the board at the bottom (at one screen: the side of whoever plays)
ui-notify = A notification when it is my turn
ui-notify-refused = The browser allows no notifications. Change that in its settings for this page.
ui-account = Account
ui-account-help = You need no account to play. With one your matches are on every device.
ui-account-name = Account name
ui-password = Password (at least 8 characters)
ui-log-in = Log in
ui-log-out = Log out
ui-sign-up = Create an account
ui-logged-in = Account: { $name }
ui-delete-account = Delete the account and my data
ui-delete-account-help = We delete the account, your names at the tables and your words in the chat. The matches stay without your name. This cannot be undone.
ui-account-deleted = The account is deleted.
ui-account-renamed = The account has a new name.
ui-rename = Rename
ui-change-password = Change the password
ui-old-password = Old password
ui-new-password = New password (at least 8 characters)
ui-password-changed = The password is changed. Other devices have to log in again.
ui-log-out-help = Your matches stay with the account and leave this browser.

## Table

ui-board = Board
ui-pieces = On the board
ui-side = side { $n }
ui-figures = Figures: { $n } of { $of }
ui-look-here = Point at a space and read here what is on it. A click keeps the text.
ui-close-up = Show it large
ui-space = Space
ui-legend = Legend
ui-legend-gold = you may choose
ui-legend-hit = you may attack
ui-lens = Lens
ui-zoom-in = Zoom in
ui-zoom-out = Zoom out
ui-small-map = The whole map: point at where to look
ui-beyond = { $n ->
    [one] { $n } space to choose out of sight
   *[other] { $n } spaces to choose out of sight
}
ui-whole-board = Whole board
ui-turn-board = Turn the board
ui-hand = Cards
ui-card-hidden = Face-down card
ui-card-back = On the other side: { $face }
ui-entered = Entered: { $what }
ui-search-card = Find the card by its name
ui-more = More
ui-mine = Mine
ui-piles = Decks and piles
ui-phases = Phases of the turn
ui-question = Question
ui-you = You
ui-your-turn = Your turn
ui-waiting = Waiting for: { $players }
ui-bot-thinks = The bot is thinking
ui-away = not at the table
ui-here = at the table
ui-open-seat = open seat
ui-clock = Time
ui-of = { $n } of { $of }
ui-roll = Roll
ui-last-roll = Last roll
ui-hit = hit
ui-spent = used
ui-tracks = Tracks
ui-all-options = All options: { $n }
ui-whole = All of them: { $n }
ui-step = step { $n } of { $of }
ui-turn-of = Turn: { $player }
ui-enter = Enter
ui-choose-one = Choose
ui-sure = Are you sure?
ui-irrevocable = This cannot be taken back.
ui-tap-again = Tap the button to confirm.
ui-go-back = Go back
ui-ask-no-more = Do not ask again
ui-why-not = Why not?
ui-why-not-more = Why not? Other answers: { $n }
ui-undo = Undo
ui-redo = Redo
ui-undo-ask = Ask for consent
ui-undo-asked = { $player } would like to take back a choice. Agree?
ui-agree = Agree
ui-decline = Decline
ui-hint = Hint
ui-thinking = Thinking
ui-hint-is = The strong bot chooses: { $option }
ui-hint-what = Percentages are the bot’s opinion: 0% is a sure defeat, 100% a sure victory. It picks what it has looked at most closely.
ui-rules = Rules
ui-search-rules = Search the rules
ui-search = Search
ui-all-rules = Show all
ui-nothing-found = Nothing was found. Try a shorter word.
ui-chapter = Chapter
ui-rules-found = Rules: { $n }
ui-ruling = Our ruling:
ui-glossary = Glossary
ui-log = Log
ui-log-and-chat = Log and chat
ui-log-empty = Nothing has happened yet.
ui-history = Dice and cards
ui-history-even = If every face fell equally often, each row would show the number of the row “Even”.
ui-history-expected = Even
ui-history-dice = Dice in all
ui-history-hits = Hits
ui-history-rolls = Rolls
ui-history-all = Everybody
ui-history-none = Nobody has rolled yet.
ui-history-draws = Cards drawn
ui-history-no-draws = Nobody has drawn a card yet.
ui-report = I think this is wrong
ui-report-rule = Rule
ui-report-words = What is wrong?
ui-report-send = Send the report
ui-report-stored = Report { $id } is stored together with the position.
ui-report-file = Download the report
ui-report-later = The file shows the whole match, so you can fetch it after the end: in the menu of the table.
ui-reports = Your reports
ui-chat = Chat
ui-chat-empty = Nobody has said anything yet.
ui-chat-write = Write to everybody at the table
ui-chat-hint = Write to the table
ui-chat-send = Send
ui-chat-read-only = Spectators only read.
ui-menu = Menu
ui-at-the-table = At the table
ui-invite-link = Invite link
ui-watch-link = Link for spectators
ui-copy = Copy
ui-copied = Copied
ui-qr = QR code
ui-qr-of = QR code to scan with a phone
ui-only-here = Only this computer can open this link, because the table is not open to the network yet. To let phones and friends in, stop it and run it like this:
ui-copy-by-hand = The browser does not let us copy. The link is selected: press Ctrl+C (⌘C), or hold your finger on it.
ui-invite-again = New invitation
ui-bot-instead = Put a bot here
ui-person-again = Let the person play again
ui-hand-over = Hand the seat on
ui-hand-over-help = Whoever sits down by this link plays on for you. You become a spectator.
ui-stands-in = bot standing in · { $level }
ui-gathering-help = The match begins by itself when everybody has sat down. Send the link to your friend or put a bot there.
ui-gathering-help-phones = Let everybody scan the code of their seat with a phone: there they see their cards. When all have sat down, this screen shows the board.
ui-gathering-elsewhere = Only the device on which this seat was taken knows its number for the dice. Open the table there, or agree anew.
ui-gathering-anew = Agree from this device
ui-gathering-help-guest = The match begins by itself when everybody has sat down.
ui-rename-me = Change my name
ui-invite-for = Invite link: { $side }
ui-invited-to = Invitation: { $game }, { $scenario }
ui-ask-new-invite = You can watch the match without an invitation.
ui-check-link = Check that the link is complete, or ask for a new one.
ui-undo-waiting = You asked to take back a choice. Waiting for: { $players }
ui-undo-withdraw = Withdraw
ui-undo-declined = Declined: the choice stays.
ui-undo-consent = { $players ->
    [bot] But you play with bots only, so you may take it back without asking.
   *[other] Unless all others at the table agree: { $players }.
}
ui-undo-here = Does everybody at the screen agree?
ui-undo-all-agree = Yes, take it back
ui-end-waiting = You proposed to end. Waiting for: { $players }
ui-end-ask = End the match without a result?
ui-end-help = The match ends without a winner when everybody at the table agrees.
ui-try-later = Reload the page in a moment. Nothing is lost.
ui-time-short = Time is running out: { $time }
ui-time-left = Time: { $time }
ui-watching = Spectators: { $n }
ui-watch = Watch
ui-you-watch = You are watching this match.
ui-spectator = Spectator
ui-standing-pass = Pass for me in reaction windows
ui-standing-pass-help = The pass comes after a moment that does not depend on your cards.
ui-resign = Resign
ui-resign-ask = Resign the match?
ui-resign-help = This will be your defeat. It cannot be undone.
ui-resign-help-many = This will be your defeat. The others play on, with a bot in your place. It cannot be undone.
ui-bot-other = Another bot
ui-bot-propose = Propose this bot
ui-bot-asked = { $player } proposes another bot for a seat that has resigned ({ $seat }): { $level }. Agree?
ui-bot-waiting = You proposed another bot. Waiting for: { $players }
ui-bot-take-back = Take the proposal back
ui-has-resigned = Resigned, a bot plays ({ $level })
ui-play-on = Play on
ui-end-propose = Propose to end
ui-end-take-back = Take back the proposal to end
ui-end-asked = { $player } proposes to end the match without a result.
ui-export = Save to a file
ui-keys = Keys
ui-keys-help = Digits: options of the list. Tab: question, board, cards, log. Arrows: golden spaces and lines of the log, Enter: choose. I or the right mouse button: show it large. U or Ctrl+Z: undo, Y or Ctrl+Y: redo, H: hint, R: rules, C: chat, T: turn the board, M: menu. Esc: close.
ui-fairness = Fair dice
ui-fairness-help = The secret of the dice has this hash. After the match it can be checked.
ui-fairness-mine = The number from this browser. After the match you can check that it is in the key of the dice: in the replay or by hexameron verify FILE --nonce NUMBER.
ui-absence = Absence
ui-absence-bot = a bot plays
ui-absence-lost = they are out
ui-absence-never = we wait
ui-absence-after = After how long
ui-absence-help-bot = For whoever keeps the others waiting longer than { $time } and is not at the table, a bot plays until they are back.
ui-absence-help-lost = Whoever keeps the others waiting longer than { $time } and is not at the table is out, as if they had resigned.
ui-absence-help-never = You wait for the absent for ever: nobody takes their seats.
ui-bot-for-me = Let a bot play for me
ui-myself-again = I play again
ui-replay-running = After the match you can save it, check the dice and play on from here.
ui-dice-not-by-all = These dice were not drawn by all.
ui-dice-from-file = The match comes from a file: whoever had it may know them.
ui-dice-from-branch = It branches off another match: whoever saw that one may know them.
ui-dice-without = Without: { $players }.
ui-dice-wasted = The numbers for the dice were agreed on anew { $n ->
    [one] once
   *[other] { $n } times
} although somebody had already shown theirs.
ui-dice-wasted-by = Because of: { $players }.
ui-reconnecting = The server cannot be reached. Connecting again. Nothing is lost.
ui-gone = The connection is closed. Reload the page.
ui-storage-trouble = The server cannot store anything just now. Nothing is lost; the match goes on as soon as it can.
ui-trying-again = Your choice is not stored yet. Trying again.
ui-recap = Since your last turn
ui-recap-turn = Turn: { $name }
ui-recap-more = and { $n } more
ui-play-again = Play again
ui-click-skips = click to skip
ui-on-table = On the table
ui-why-so-many = why so many?
ui-hits-of = { $n ->
    [one] hit
   *[other] hits
}
ui-pace = Moves of others
ui-pace-0 = at once
ui-pace-600 = quickly
ui-pace-1200 = slowly
ui-pass-screen = Pass the screen
ui-pass-screen-how = When the screen is in the right hands, uncover the cards.
ui-pass-screen-ready = Uncover my cards
ui-invited = Somebody invites you to a table.
ui-invited-by = { $player } invites you to the table.
ui-invited-side = Your side: { $side }.
ui-sit-down = Take the seat

## The end and the replay

ui-over = Game over
ui-you-win = Victory!
ui-you-lose = Defeat
ui-tie = Draw
ui-winner = Winner: { $players }
ui-rematch = Rematch
ui-rematch-help = The same battle by the same rules. You can swap sides or seat somebody else.
ui-rematch-swap = Swap sides
ui-rematch-sees = { $player } sees the offer at once and joins with one click.
ui-rematch-by = { $player } offers a rematch.
ui-rematch-some = A rematch is offered.
ui-rematch-mine = Rematch offered. The others see it on their screens.
ui-rematch-play = Play the rematch
ui-rematch-go = Go to the rematch
ui-rematch-watch = Watch the rematch
ui-rematch-other = Another rematch
ui-rematch-asked = rematch offered
ui-rematch-no-link = { $player } sees the offer in the finished match and needs no link. Send it if somebody else is to sit here:
ui-rematch-lopsided = The sides were uneven. Play a rematch with sides swapped and compare.
ui-ended-vote = Ended by common consent
ui-ended-clock = Out of time: { $players }
ui-replay = Replay
ui-replay-step = Step { $n } of { $of }
ui-replay-start = The start of the match
ui-play-on-help = A new match begins after choice { $n }. Who plays on?
ui-replay-slider = Number of the step
ui-first = To the start
ui-previous = Back
ui-play = Play
ui-pause = Pause
ui-next = Next
ui-last = To the end
ui-eyes = Through whose eyes
ui-play-on-from-here = Play on from here
ui-verify = Check the dice
ui-verified = All draws agree. Choices without those taken back: { $n }.
ui-not-verified = The draws do not agree: { $why }
ui-dice-none = The server's secret and the players' numbers are what was promised before the match.
ui-dice-in = The number from this browser is among them, and no promise was changed: nobody could choose the dice.
ui-dice-missing = Beware: the number from this browser is not among them. The dice were drawn without it.
ui-dice-changed = Beware: after the number from this browser was shown, others' promises were changed. Somebody may have chosen the dice.
ui-dice-false = Beware: the server's secret or the players' numbers are not what was promised before the match.

## Lessons

ui-lessons = Learn to play
ui-lessons-new = First time at this table?
ui-lessons-help = A teacher leads you step by step, at a real board and without reading a rulebook.
ui-lesson-start = Start
ui-lesson-resume = Resume
ui-lesson-again = Again
ui-lesson-done = completed
ui-minutes-long = about { $n } minutes
ui-coach = Teacher
ui-coach-step = Step { $n } of { $of }
ui-coach-next = Next
ui-coach-understood = I see
ui-coach-leave = Leave the lesson
ui-coach-leave-ask = Leave the lesson? You go on with this match without advice.
ui-coach-stay = Back to the lesson

## Troubles and thanks

ui-fault-connect = The server could not be reached. Try again.
ui-fault-status = It failed. The server's answer: { $status }.
ui-credits = Sources and licences
ui-credits-icons = Icons:
ui-credits-others = and others
ui-credits-font = Typeface:
ui-credits-codes = QR codes:
ui-credits-qr = “QR Code” is a trademark of DENSO WAVE.
ui-credits-software = Software:
ui-credits-games = The names of the games belong to their publishers. We describe the rules in our own words.
ui-sheets = Sheets
ui-choose-of = Choose ({ $n })
ui-to-map = Show the map
ui-to-fight = Back to the fight
ui-to-choice = Back to the choice
ui-show-map = Show the map
ui-choice-on-stage = The choice lies on the middle of the table.
ui-your-choice = Your choice
ui-choice-until = You can change it until you confirm.
ui-chosen = chosen
ui-not-now = not now
ui-take-together = { $n ->
    [2] Take both
   *[other] Take all
}
ui-dials = Dials
ui-fight = Battle
ui-nobody = nobody
ui-pool-of = Tokens: { $name }
ui-pool-spent = Spent
ui-fight-order = Initiative track
ui-miss = miss
ui-rolled-again = rolled again, before: { $face }
ui-legend-danger = a dangerous battle
ui-legend-way = several steps
ui-fold-belongings = Cards and units ({ $n })
ui-steps = { $n ->
    [one] { $n } step
   *[other] { $n } steps
}

## Small screens

ui-tab-hand = Cards
ui-tab-own = Mine
ui-tab-offers = Offers
ui-tab-table = Table
ui-tab-empty = Nothing lies here now.
ui-tabs = Tabs
ui-drawer-open = Open the whole drawer
ui-drawer-close = Make the drawer smaller
