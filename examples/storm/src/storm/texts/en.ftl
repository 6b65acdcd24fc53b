scenario-beach = After the Storm
player-0 = Jagna
player-1 = Kuba
player-2 = Hela
player-3 = Wit
row-1 = Dunes
row-2 = Dry sand
row-3 = Wet sand
row-4 = Shallows
cell = { $row } { $n }
find = A find
worth = Amber: { $n }.
card = A card
face-weed = Seaweed
face-crumb = Crumb
face-drop = Drop
face-lump = Lump
face-block = Block
face-run = Run
face-run-text = You have 2 more actions.
face-sieve = Sieve
face-sieve-text = Look in secret at the finds of your space and of all spaces beside it.
face-gull = Gull
face-gull-text = Take the topmost find out of the bag of every gatherer on a space beside yours.
face-boots = Boots
face-boots-text = Play it when a wave reaches you: you do not lose your bag.
home = At home
bag = In the bag
hand = Cards
die = { $n }

# region questions
turn-act = What do you do? Actions: { $n }.
turn-act-done = End your turn
wave-boots = The wave takes your bag. Do you play Boots?
wave-boots-pass = Give the bag to the sea
option-go = Go to: { $what }
turn-act-dig = Dig
option-play = Play: { $what }
# endregion

# region refusals
why-taken = Somebody stands on that space.
why-boots = Boots are played only when a wave reaches you.
# endregion

# region log
turn-digs = { $player } digs ({ $cell }): { $find }.
turn-home = { $player } brings home: { $finds }.
card-played = { $player } plays a card: { $card }.
card-sieves = { $player } sieves the sand and sees: { $finds }.
card-robs = The gull takes { $find } out of the bag of { $player }.
wave-comes = The die of the wave shows { $dice }. Flooded rows: { $n }.
wave-takes = The sea takes the bag of { $player }, finds: { $n }.
# endregion

result-amber = Whoever has the most amber at home wins.
