# The texts of Pioche in English. Every key stands in each language's file, with the same variables.
#
# Families of keys: box, card, colour, side, tray · decision, waiting, answer · event · refusal, wanted ·
# switch, house, preset, scoring, custom · rules (the rulebook) · boxes, replay, play, table (the terminal) ·
# serve, start (the server as it starts).
#
# $player and $other are names, $you says which of the two is the reader: `player`, `other` or `none`.
# $card and $cards are cards as the reader knows them: letters (`R7`) or words with their article (`the red 7`),
# which is why no sentence begins with them.

## Lists, counts

list-and = { $list } and { $last }
list-or = { $list } or { $last }
count-cards = { $count ->
    [0] no cards
    [one] 1 card
   *[other] { $count } cards
 }
count-points = { $count ->
    [one] 1 point
   *[other] { $count } points
 }
count-players = { $count ->
    [one] 1 player
   *[other] { $count } players
 }
# How numbers are written; short words that change before the sound of what is filled in, a line for each kind of
# sounds, such as `i í hi | y/e`; and an answer, or what a switch does, as it stands within a sentence: $small begins
# with a small letter.
number-decimal = .
number-thousands = ,
joints = { "" }
answer-within = { $small }

## Boxes

box-classic = Classic
    .line = The deluxe box, with a shoe for the draw pile and a score pad.
box-titans = Teen Titans Go!
    .line = Pink takes the place of red, Robin sweeps pink cards away, and two cards carry a rule of your own.
box-flip = Flip
    .line = Cards with a light and a dark side: one Flip, and the whole table turns over.
box-transformers = Transformers
    .line = A Flip box with Autobots and Decepticons, in which Optimus Prime and Megatron call for duels.
box-tippo = Tippo
    .line = Two piles on the trays of a balance: whoever tips it pays.

## Sides, trays, colours

side-light = light side
side-dark = dark side
side-transformers-light = AUTOBOTS side
side-transformers-dark = DECEPTICONS side

tray-left = left
tray-right = right

# .some: what is asked for (“you need blue”); .card: of a card that is not a number (“the blue Skip”);
# .number: of a number, where that is not the plain form; .shape: the shape that stands for it; .letter: on the card.
colour-red = red
    .some = red
    .card = red
    .shape = diamond
    .letter = R
colour-yellow = yellow
    .some = yellow
    .card = yellow
    .shape = circle
    .letter = Y
colour-green = green
    .some = green
    .card = green
    .shape = leaf
    .letter = G
colour-blue = blue
    .some = blue
    .card = blue
    .shape = square
    .letter = B
colour-pink = pink
    .some = pink
    .card = pink
    .shape = heart
    .letter = P
colour-teal = teal
    .some = teal
    .card = teal
    .shape = hexagon
    .letter = T
colour-orange = orange
    .some = orange
    .card = orange
    .shape = star
    .letter = O
colour-purple = purple
    .some = purple
    .card = purple
    .shape = shield
    .letter = V

## Cards by their symbol (`+` is written `plus`); a box's own name has the box in its key.

card-plus1 = Draw One
card-plus2 = Draw Two
card-plus5 = Draw Five
card-R = Reverse
card-S = Skip
card-X = Skip Everyone
card-F = Flip
card-W = Wild
card-W2 = Wild Draw Two
card-W4 = Wild Draw Four
card-WC = Wild Draw Colour
card-WR = Robin’s Rule
card-WX = Customizable
card-WX1 = Customizable 1
card-WX2 = Customizable 2
card-OP = Wild Power of Optimus Prime
card-ME = Wild Tyranny of Megatron
card-TI = Tilt
card-classic-W = Wild
card-classic-W4 = Wild Draw Four
card-transformers-R = Reverse
card-transformers-F = Flip

# A whole card: with its colour, then with its article.
card-number = { $colour } { $number }
    .the = the { $colour } { $number }
card-stop = { $colour } { $number } Stop
    .the = the { $colour } { $number } Stop
card-coloured = { $colour } { $card }
    .the = the { $colour } { $card }
card-wild = { $card }
    .the = the { $card }

## Decisions: what is asked of the reader, and what will happen

decision-turn = Your turn: play a card, or draw.
decision-turn-lay = Your turn: play a card.
decision-turn-draw = You have nothing to play: draw a card.
decision-turn-until = You have nothing to play: draw until you can.
decision-after_draw = You drew { $card }, and you can play it. Play it now, or keep it?
decision-after_draw-must = You drew { $card }. It fits, so at this table you must play it.
decision-colour = Which colour do you choose?
decision-colour-FirstNames = A wild starts the pile, and you play first: which colour will it be?
decision-colour-tray = Which colour do you choose for the { $tray } tray?
decision-colour-trays = You play first: choose a colour for each tray that shows a wild.
decision-colour-DrawColour = Which colour? The next player draws until it comes up.
decision-colour-FinishingColour = { decision-colour-DrawColour }
decision-colour-FlipTable = The other side of the discard pile starts with a wild: which colour do you choose?
decision-colour-FlipOpening = { decision-colour-FlipTable }
decision-colour-VictorNames = You won the duel: which colour do you choose?
decision-target = Whom do you choose?
decision-target-RemovePink = Robin to the rescue: who gets rid of their pink cards?
decision-target-OptimusDuel = Optimus Prime calls a duel: whom do you challenge? The highest number wins.
decision-target-MegatronDuel = Megatron calls: whose hand do you want to face? The lowest number takes 2 cards.
decision-target-SwapHands = With whom do you swap your whole hand?
decision-target-TargetTakes = Who gets { count-cards } as a present?
decision-respond = It’s aimed at you: what do you do?
decision-respond-count = { $player } played { $card }: take { count-cards } and miss a turn, or challenge ({ $more } if wrong).
decision-respond-sought = { $player } played { $card }: draw until you get { $colour } and miss a turn, or challenge (2 more if wrong).
decision-respond-sum = You are facing { count-cards }: answer, take them, or challenge { $player } (if you are wrong: { $more } cards).
decision-respond-answer = You are facing { count-cards }: answer with a draw card, or take them and lose your turn.
decision-respond-bounce = { $player } played { $card } on you: take { count-cards } and lose your turn, or pass it on with { $cards }.
decision-doubt = Did { $player } still have { $colour }{ $wilds ->
    [all] {" "}or another wild
    [others] {" "}or a wild of another kind
   *[none] {""}
 }?
decision-lay = You may choose a card.
decision-lay-LayBeneath = You won the duel: you may slip { $number ->
    [one] one card of any kind under the top card. It has
   *[other] up to { $number } cards of any kind under the top card. They have
 } no effect, and your last card stays with you.
decision-keep = All your cards are { $colour }: which one do you keep? The others go under the top card.
decision-place = Hold your breath: put the top card of the draw pile on the { $tray } tray.
decision-round_over = The round is over. Deal the next one?
decision-match_over = The match is over.

waiting-turn = It’s { $player }’s turn.
waiting-after_draw = { $player } drew a card and may play it.
waiting-colour = { $player } is choosing a colour.
waiting-target = { $player } is choosing a player.
waiting-respond = { $player } must take cards or find a way out.
waiting-lay = { $player } may slip cards under the top card.
waiting-keep = { $player } is choosing a card to keep.
waiting-place = { $player } must put a card on the tray.
waiting-round_over = The round is over.
waiting-match_over = The match is over.

answer-play = Play { $card }
answer-play-double = Play { $card } twice
answer-play-tray = Play { $card } on the { $tray } tray
answer-draw = Draw
answer-keep = Keep it
answer-keep-card = Keep { $card }
answer-name = Choose { $colour }
answer-name-tray = Choose { $colour } for the { $tray } tray
answer-target = Choose { $player }
answer-accept = Take the cards
answer-challenge = Challenge { $player }
answer-lay = Slip { $card } under
answer-done = That’s all
answer-place = Place the card
answer-uno = Say UNO
answer-catch = Catch { $player }, who didn’t say UNO
answer-host = Give { $player } { count-cards }
answer-next = Deal the next round

## The coach: hints, reviews and puzzles

# $answer is an answer as above, $player a name; figures are hundredths where they are called chances.
coach-with-colour = { $answer }, choosing { $colour }
coach-with-target = { $answer }, against { $player }
coach-without-uno = { $answer }, without saying UNO
coach-silence = Say nothing
coach-reason-only = There is no other answer.
coach-reason-out = It wins the round at once.
coach-reason-challenge = { $player } is bluffing in { $much } of 100 games that fit what was seen, so a challenge is worth it.
coach-reason-accept = { $player } is bluffing in only { $much } of 100 games that fit what was seen: too few for a challenge.
coach-reason-rival = It slows down { $player }, who has { count-cards }: { $player } then wins { $much } of 100 rounds instead of { $instead }.
coach-reason-lacks = { $player } plays next and has no { $colour } in { $much } of 100 games that fit what was seen, against { $instead } after the other answer.
coach-reason-stuck = { $player } plays next and has nothing to play in { $much } of 100 games that fit what was seen, against { $instead } after the other answer.
coach-reason-follow = When the turn comes back there is a card to play in { $much } of 100 games, against { $instead } after the other answer.
coach-reason-fewer = Fewer cards are left when the turn comes back: { $much } on average instead of { $instead }.
coach-reason-call = Saying UNO costs nothing; forgetting it costs cards when someone notices, here every other time.
coach-reason-kept = It saves { $card } for when it is needed.
coach-reason-more = No single thing decides it; over all games, this wins most often.
coach-reason-close = The first answers are about equally good.
coach-hint-title = How often each answer wins the round, in { $count } games that fit what you have seen:
coach-hint-line = { $chance }% ({ $low }–{ $high }): { $answer }
coach-hint-unclear = The top two are too close to call.
coach-hint-unknown = No figures available here.
coach-verdict-best = best
coach-verdict-good = good
coach-verdict-doubtful = doubtful
coach-verdict-mistake = mistake
coach-title = Review: { $box }, { count-players }
coach-round = Round { $round }
coach-budget = Every figure comes from { $games } games that fit what that player could see; 95 times out of 100 the true value lies within the ± or the brackets.
coach-won = { $player } wins round { $round }.
coach-void = Nobody wins round { $round }.
coach-start-ahead = The deal already put { $player } ahead, with { $chance }%.
coach-start-behind = After the deal { $player } had only { $chance }%.
coach-start-even = After the deal { $player } had { $chance }%, about as much as everybody else.
coach-turning = Move { $move } turns it around ({ $other }: { $answer }): { $player } goes from { $before }% to { $after }%.
coach-turning-short = Move { $move } ({ $other }: { $answer }): { $player } { $before }% → { $after }%
coach-costliest = The costliest decision is { $player }’s at move { $move }: { $answer }. It gives away { $loss } points out of a hundred ({ $low } to { $high }); better: { $better }.
coach-flawless = Nobody made a clear mistake: the cards decided.
coach-mistake = Move { $move }, { $player }: { $answer } – a mistake. Better: { $better }, which wins { $loss } more of 100 rounds ({ $low } to { $high }).
coach-doubtful = Move { $move }, { $player }: { $answer } – doubtful. Perhaps better: { $better }, by { $loss } of 100 rounds ({ $low } to { $high }).
coach-count-decisions = { $count ->
    [one] 1 decision
   *[other] { $count } decisions
 }
coach-count-mistakes = { $count ->
    [0] no mistake
    [one] 1 mistake
   *[other] { $count } mistakes
 }
coach-account = { $player }: { $decided }, { $mistakes }. Deal { $deal }, own cards { $cards }, the others { $others }, own decisions { $decisions } ± { $unsure }; from { $start }% to { $end }%.
coach-account-unknown = { $player }: too little is known.
coach-luck = Luck
coach-turning-points = Turning points
coach-decisions = Decisions
coach-chances = Chances
coach-move = Move
coach-unfinished = this match is still being played: a review would tell what nobody may know yet

## Events: what happened

event-nothing = Nothing happens.
event-DealerDrew = { $you ->
    [player] You draw { $cards } to see who deals.
   *[none] { $player } draws { $cards } to see who deals.
 }
event-DealerChosen = { $you ->
    [player] You are the first to deal.
   *[none] { $player } is the first to deal.
 }
event-RoundStarted = { $you ->
    [player] Round { $number }: you deal.
   *[none] Round { $number }: { $player } deals.
 }
event-CardsDealt = { $you ->
    [player] You are dealt { $cards }.
   *[none] { $player } is dealt { $cards }.
 }
event-CardsDealt-hidden = { $you ->
    [player] You are dealt { count-cards }.
   *[none] { $player } is dealt { count-cards }.
 }
event-CardTurnedUp = The first card is { $cards }.
event-CardTurnedUp-tray = The { $tray } tray starts with { $cards }.
event-CardPutBack = Up comes { $cards }, which can’t start the pile: back into the draw pile it goes.
event-CardPlayed = { $you ->
    [player] You play { $cards }.
   *[none] { $player } plays { $cards }.
 }
event-CardPlayed-tray = { $you ->
    [player] You play { $cards } on the { $tray } tray.
   *[none] { $player } plays { $cards } on the { $tray } tray.
 }
event-CardsTaken = { $you ->
    [player] You take { count-cards }: { $cards }.
   *[none] { $player } takes { count-cards }: { $cards }.
 }
event-CardsTaken-hidden = { $you ->
    [player] You take { count-cards }.
   *[none] { $player } takes { count-cards }.
 }
event-CardsTaken-none = { $you ->
    [player] You should take cards, but there are none left.
   *[none] { $player } should take cards, but there are none left.
 }
event-CardKept = { $you ->
    [player] You keep the card.
   *[none] { $player } keeps the card.
 }
event-TurnPassed = { $you ->
    [player] You can neither play nor draw, and pass.
   *[none] { $player } can neither play nor draw, and passes.
 }
event-TurnLost = { $you ->
    [player] You lose your turn.
   *[none] { $player } loses a turn.
 }
event-DirectionChanged-left = The direction changes: play goes to the left.
event-DirectionChanged-right = The direction changes: play goes to the right.
event-ColourNamed = { $you ->
    [player] You choose { $colour }.
   *[none] { $player } chooses { $colour }.
 }
event-ColourNamed-tray = { $you ->
    [player] You choose { $colour } for the { $tray } tray.
   *[none] { $player } chooses { $colour } for the { $tray } tray.
 }
event-TargetChosen = { $you ->
    [player] You choose { $other }.
    [other] { $player } chooses you.
   *[none] { $player } chooses { $other }.
 }
event-UnoCalled = { $you ->
    [player] You say UNO.
   *[none] { $player } says UNO.
 }
event-UnoCaught = { $you ->
    [player] You catch { $other }, who didn’t say UNO.
    [other] { $player } catches you: you didn’t say UNO.
   *[none] { $player } catches { $other }, who didn’t say UNO.
 }
event-UnoFalse = { $you ->
    [player] A false alarm, and you pay for it.
   *[none] A false alarm, and { $player } pays for it.
 }
event-ChallengeAccepted = { $you ->
    [player] You don’t challenge { $other }.
    [other] { $player } doesn’t challenge you.
   *[none] { $player } doesn’t challenge { $other }.
 }
event-HandShown = { $you ->
    [player] You show { $other } your hand: { $cards }.
    [other] { $player } shows you a hand of { $cards }.
   *[none] { $player } shows { $other } a hand of { $cards }.
 }
event-HandShown-hidden = { $you ->
    [player] You show { $other } your hand.
    [other] { $player } shows you their hand.
   *[none] { $player } shows { $other } their hand.
 }
event-HandShown-none = { $you ->
    [player] You have nothing to show.
   *[none] { $player } has nothing to show.
 }
event-HandShown-all = { $you ->
    [player] You show everybody { $cards }.
   *[none] { $player } shows everybody { $cards }.
 }
event-ChallengeWon = { $you ->
    [player] You are right: { $other } was bluffing.
    [other] { $player } is right: you were bluffing.
   *[none] { $player } is right: { $other } was bluffing.
 }
event-ChallengeLost = { $you ->
    [player] You are wrong: { $other } was honest.
    [other] { $player } is wrong: you were honest.
   *[none] { $player } is wrong: { $other } was honest.
 }
event-PileReplenished = A new draw pile of { count-cards } is shuffled.
event-RoundWon = { $you ->
    [player] You win the round.
   *[none] { $player } wins the round.
 }
event-RoundVoid = Nobody can go on: the round is void.
event-PlayerWentOut = { $you ->
    [player] You are out of cards: place { $number }.
   *[none] { $player } is out of cards: place { $number }.
 }
event-PlayerPutOut = { $you ->
    [player] You hold { count-cards }, which is too many: you are out of the round.
   *[none] { $player } holds { count-cards }, which is too many, and is out of the round.
 }
event-PointsScored = { $you ->
    [player] You: { count-points }.
   *[none] { $player }: { count-points }.
 }
event-MatchWon = { $you ->
    [player] You win the match.
   *[none] { $player } wins the match.
 }
event-HandsSwapped = { $you ->
    [player] You and { $other } swap hands.
    [other] { $player } and you swap hands.
   *[none] { $player } and { $other } swap hands.
 }
event-HandsPassed-left = Every hand moves one seat to the left.
event-HandsPassed-right = Every hand moves one seat to the right.
event-CardsLaidBeneath = { $you ->
    [player] You slip { $cards } under the top card.
   *[none] { $player } slips { $cards } under the top card.
 }
event-CardsLaidBeneath-none = { $you ->
    [player] You slip nothing under the top card.
   *[none] { $player } slips nothing under the top card.
 }
event-TableFlipped = Everything flips over; the discard pile now shows { $cards }.
event-DuelFought = { $you ->
    [player] You win the duel against { $other }.
    [other] { $player } wins the duel against you.
   *[none] { $player } wins the duel against { $other }.
 }
event-CardPlaced = { $you ->
    [player] You place { $cards } on the { $tray } tray.
   *[none] { $player } places { $cards } on the { $tray } tray.
 }
event-BalanceTipped = { $you ->
    [player] The balance tips: you pay.
   *[none] The balance tips: { $player } pays.
 }
event-BalanceTipped-late = { $you ->
    [player] The balance tips a moment later: you played last, so you pay.
   *[none] The balance tips a moment later: { $player } played last, and pays.
 }
event-TraysCleared = The trays are cleared down to their top cards, and nobody pays.
event-HostGave = { $you ->
    [player] The host gives you { count-cards }.
   *[none] The host gives { $player } { count-cards }.
 }

## Refusals: why not, and what would be possible

# What would fit, as part of a sentence.
wanted-number = { $colour } or { $number ->
    [8] an
   *[other] a
 } { $number }
wanted-symbol = { $colour } or another { $card }
wanted-colour = { $colour }
wanted-frozen = a Stop that is { $colour } or a { $number }, or a wild
wanted-strict = a Stop that is { $colour } or a { $number }, a { $colour } action card, or a wild

refusal-unreadable = I don’t understand “{ $said }”. Try `play R7`, `draw`, `keep` or `name blue`.
refusal-not_asked = It’s { $player }’s turn to answer. Yours will come.
refusal-round_over = The round is over: deal the next one to go on.
refusal-match_over = The match is over: start a new one to play again.
refusal-round_not_over = This round is still going: the next one comes when someone has gone out.
refusal-wrong_phase = That’s not the question. { $question }
refusal-not_held = You don’t have { $card }. Choose one of your own cards.
refusal-not_held-any = You don’t have that card. Choose one of your own cards.
refusal-does_not_fit = You can’t play that: you need { $wanted }.
refusal-does_not_fit-tray = You can’t play that on the { $tray } tray: you need { $wanted } there.
refusal-does_not_answer = You can’t answer with { $card } here. { $question }
refusal-only_drawn = You have drawn, so now you can only play { $card }, or keep it.
refusal-no_colour_with = You don’t choose a colour with { $card }: play it without one.
refusal-no_target_with = You don’t choose anybody with { $card }: play it without a name.
refusal-bad_target = That isn’t possible here: choose { $players }.
refusal-bad_colour = That colour isn’t in play on this side: choose { $colours }.
refusal-tray_needed = On which tray? Say left or right.
refusal-no_such_tray = This box has no trays: just play the card.
refusal-nothing_to_take = There is nothing left to draw: play a card.
refusal-must_lay = You may only draw when you can’t play, and you can still play { $cards }.
refusal-must_play_drawn = What you drew fits, so at this table you must play it: { $card }.
refusal-would_bluff = That would be a bluff, which this table doesn’t allow: you still have { $cards }.
refusal-would_bluff-any = That would be a bluff, which this table doesn’t allow.
refusal-action_last = At this table your last card must be a number, so you can’t finish with { $card }: draw.
refusal-no_double = Two cards go together only where doubles are played, on your turn and before you draw, if both show the same number in the same colour.
refusal-bad_care = Care is a number from 0 to 100, and only counts where the careful hand is played.
refusal-catch_self = You can’t catch yourself. Say UNO before someone else notices!
refusal-bad_count = The host gives 1 to 4 cards at a time, not { $count }.
refusal-ambiguous = Several of your cards show { $card } with different backs: give both faces, like { $example }.
refusal-no_host_tool = The host gives cards only where a Customizable card carries a rule in your own words (C9).
refusal-other = That isn’t possible here ({ $reason }).

## Options: switches, numbers, scoring

switch-two_player_reverse = Reverse with two players
switch-two_player_reverse-skip = It also works as a Skip: whoever plays it goes again.
switch-two_player_reverse-plain = It only changes the direction: the other player is next.
switch-uno_on_any_single = When to say UNO
switch-uno_on_any_single-true = Whenever you are down to one card, however you got there.
switch-uno_on_any_single-false = Only when you play your second-to-last card yourself.
switch-flip_first = A Flip turned up first
switch-flip_first-inert = It stays there like any other card of its colour.
switch-flip_first-flip = It flips the table at once.
switch-flip_first-putback = It goes back into the draw pile, and another card is turned up.
switch-flip_last = A Flip as the last card
switch-flip_last-stay = It flips nothing: the points of the side in play count.
switch-flip_last-flip = It still flips the table, and the points of the new side count.
switch-own_kind_counts = A second card of the same kind in a challenge
switch-own_kind_counts-true = Any other wild in the hand makes it a bluff, even one of the same kind.
switch-own_kind_counts-false = Other wilds in the hand make it a bluff, but not those of the same kind.
switch-flip_wilds_count = Other wilds in a challenge
switch-flip_wilds_count-false = They don’t matter: only the colour counts.
switch-flip_wilds_count-true = Any other wild in the hand makes it a bluff.
switch-pairing = Which faces share a card
switch-pairing-fixed = The same ones as in the printed Flip deck.
switch-pairing-shuffled = Drawn by lot for each match, so nobody can know.
switch-megatron_empty = Megatron against a hand without numbers
switch-megatron_empty-holder_loses = Whoever has numbers loses; if neither has any, the player of Megatron wins.
switch-megatron_empty-challenger_wins = If either hand has no number, the player of Megatron wins.
switch-wild_ends_search = A wild found while looking for a colour
switch-wild_ends_search-false = It doesn’t count: keep drawing.
switch-wild_ends_search-true = It counts: the first wild ends the search.
switch-first_card_000 = The first card turned up
switch-first_card_000-as_002 = Actions work as in Flip, and wilds go back into the draw pile.
switch-first_card_000-inert = It does nothing, whatever it is; the first player chooses the colour of a wild.
switch-robin_empty = Robin takes the last card
switch-robin_empty-target_wins = A player whose whole hand goes this way wins the round.
switch-robin_empty-keep_one = A player whose cards are all pink keeps the last of them.
switch-tippo_free_draw = Drawing when you could play
switch-tippo_free_draw-false = You draw only when you can’t play on either tray.
switch-tippo_free_draw-true = You may always draw instead of playing.
switch-stops = Two Stops at once
switch-stops-cancel = They cancel each other, and anything that matches may cover them.
switch-stops-strict = Both trays are open, but an ordinary number never covers a Stop.
switch-tippo_last_fall = A last card that tips the balance
switch-tippo_last_fall-continue = You take 2 cards, and the round goes on.
switch-tippo_last_fall-wins = You have won anyway, and pay nothing.
switch-tilt_wild_namer = A wild at the end of a Tilt
switch-tilt_wild_namer-payer = Whoever tipped the balance chooses its colour.
switch-tilt_wild_namer-next = The next player chooses its colour.
switch-tilt_last_action = A draw card at the end of a Tilt played last
switch-tilt_last_action-ignore = It is ignored: the round is over.
switch-tilt_last_action-carry_out = The next player still takes its cards.
switch-balance_preset = The balance
switch-balance_preset-normal = It gives way at a difference of about 5 cards.
switch-balance_preset-stable = It is patient, good for children: it gives way at a difference of 6 or 7 cards.
switch-balance_preset-nervous = It is touchy: it gives way at a difference of about 4 cards.
switch-customizable = The Customizable cards
switch-customizable_text = What is written on the Customizable cards
switch-hand = Cards dealt
switch-target = Points to reach
switch-scoring = How points are counted
switch-dealer = Who deals first
switch-dealer-draw = Everybody draws a card, and the highest number deals.
switch-dealer-random = Drawn by lot.
switch-dealer-seat = { $player }.
switch-uno_penalty = Price of a forgotten UNO

scoring-race = Race
    .line = Whoever goes out scores what the others hold; the first to { $target } points wins.
scoring-low = Low score
    .line = Everybody counts their own hand; once someone { $exceeds ->
        [yes] has gone past
       *[no] has reached
     } { $target } points, the lowest total wins.
scoring-low-elimination = Everybody counts their own hand; whoever { $exceeds ->
    [yes] has gone past
   *[no] has reached
 } { $target } points drops out, and the last one left wins.
scoring-single = One round
    .line = Whoever goes out first has won; no points are counted.

custom-C0 = Plain wild
    .line = Nothing is written on it: it is a plain wild.
custom-C1 = Swap hands
    .line = Swap your whole hand with a player of your choice.
custom-C2 = A present
    .line = A player of your choice takes 2 cards, and doesn’t lose a turn.
custom-C3 = Rain
    .line = Everybody else takes 1 card.
custom-C4 = Once more
    .line = You have another turn.
custom-C5 = Carousel
    .line = Every hand moves on one seat in the direction of play.
custom-C6 = Long jump
    .line = The next two players lose their turn; if there are only two of you, your opponent loses one.
custom-C7 = Open book
    .line = You look at all the other hands until the next card is played or drawn.
custom-C8 = Clear-out
    .line = Slip all your cards of the colour you chose under this one. One card must stay in your hand; if they all have that colour, you choose which.
custom-C9 = In your own words
    .line = Do what the table has written on it: { $text }. The host sees to it, and may hand out cards.
custom-unwritten = (agreed by word of mouth)
custom-quote = “{ $text }”

## Options: house rules and presets

house-stacking = Stacking
    .line = Answer a draw card with another one, and the total goes on to the next player.
house-stacking-same = Only a card of the same kind answers.
house-stacking-up = A card of the same kind answers; so does a wild draw card on a coloured one.
house-progressive = Progressive
    .line = Coloured draw cards can be stacked by kind, and the total goes on to the next player; wilds stay out of it.
house-jump_in = Jump-in
    .line = If you hold exactly the top card, you may play it out of turn.
house-seven_zero = Seven-zero
    .line = A 7 swaps two hands, a 0 passes all hands on.
house-draw_until = Draw until it fits
    .line = Keep drawing until a card fits.
house-forced_play = Forced play
    .line = If you can play a card, you must; and a drawn card that fits must be played.
house-no_bluff = No bluff
    .line = A wild draw card that would be a bluff can’t be played, so there are no challenges.
house-free_wild_draw = Free wild draw cards
    .line = Wild draw cards can always be played, and nobody can challenge them.
house-teams = Two against two
    .line = Four players, partners opposite each other: a team scores what the other team holds.
house-doubles = Doubles
    .line = Two cards with the same number in the same colour can be played together.
house-no_action_finish = No action finish
    .line = Your last card must be a number.
house-bounce = Bounce
    .line = Pass a coloured draw card on with a Skip or a Reverse of its colour.
house-elimination = Elimination
    .line = Whoever reaches the points drops out of the match, and the last one left wins it; for low scores only.
house-play_on = Play on
    .line = When someone is out, the others play on for the next places.
house-strict_uno = Strict UNO
    .line = Saying UNO or catching for nothing costs 2 cards.
house-mercy = Mercy
    .line = Whoever holds too many cards is out of the round, and the last one left wins it.
house-mercy-limit = Too many means { count-cards } or more.
house-table_numbers = Table numbers
    .line = The table sets how many cards are dealt and how many points win.
house-number_first = Number first
    .line = The first card turned up must be a number.
house-careful_hand = Careful hand
    .line = The more carefully you put a card down, the better it lies on the tray.

preset-by_the_book = By the book
    .line = As the rulebook says, without house rules.
preset-family = Family
    .line = Draw until a card fits, no bluffing, and UNO only for the cards you play yourself.
preset-wild = Wild
    .line = Stacking, jumping in, hands that change owners with 7s and 0s, and too many cards put you out of the round.

## How well bots play

level-easy = easy
    .line = They play like children, and sometimes forget to say UNO. { level-fair }
level-medium = medium
    .line = They know the game and keep the right card for the right moment. { level-fair }
level-strong = strong
    .line = They remember every card and think a move ahead. { level-fair }
level-expert = expert
    .line = They take their time, play thousands of games in their heads, and let you get away with almost nothing. { level-fair }
level-greedy = { level-medium }
level-random = random
# Said beside every level.
level-fair = They see only what you would see in their place.
level-interpreted = In this browser they look ahead less than on a server, and play a little weaker.

## The rulebook

rules-title = { $box } – the rules
rules-players = For { $least } to { $most } players.
rules-players-exactly = For { count-players }.
rules-heading-goal = The goal
rules-heading-box = In the box
rules-heading-setup = Getting ready
rules-heading-turn = On your turn
rules-heading-cards = The cards
rules-heading-challenge = Challenges
rules-heading-stacking = Stacking
rules-heading-bounce = Bounce
rules-heading-mercy = Mercy
rules-heading-turning = When the table flips
rules-heading-stops = Stops
rules-heading-balance = The balance
rules-heading-tilt = The Tilt
rules-heading-uno = UNO!
rules-heading-end = Going out
rules-heading-points = Points
rules-heading-table = At this table
rules-heading-choices = Our choices
rules-heading-know = Good to know

rules-goal-race = Get rid of your cards before the others do. Whoever goes out scores what the others still hold, round after round; the first to reach { $target } points wins the match.
rules-goal-low = Get rid of your cards before the others do. After each round everybody writes down what is left in their own hand; once someone { $exceeds ->
    [yes] has gone past
   *[no] has reached
 } { $target } points, the lowest total wins the match.
rules-goal-elimination = Get rid of your cards before the others do. After each round everybody writes down what is left in their own hand; whoever { $exceeds ->
    [yes] has gone past
   *[no] has reached
 } { $target } points drops out, and the last one left wins the match.
rules-goal-single = Get rid of your cards before the others do: whoever goes out first has won the game.
rules-goal-balance = But gently: there is a balance on this table, and whoever tips it pays.
rules-goal-teams = You play two against two, sitting opposite your partner, without showing each other your cards.

rules-box-cards = { count-cards } in four colours: { $colours }.
rules-box-balance = A balance with two trays comes with them.
rules-box-sides = { count-cards } with two faces, one on the { $front } and one on the { $back }. Only the side in play counts.
rules-box-side = The { $side }, with { $colours }:
rules-box-pairing-fixed = Which two faces share a card is always the same, as in the printed Flip deck.
rules-box-pairing-shuffled = Which two faces share a card is drawn by lot for each match, so knowing the printed deck doesn’t help.
rules-deck-card = card
rules-deck-sign = letters
rules-deck-count = how many
rules-deck-points = points
rules-deck-number = Number { $number }
rules-deck-numbers = Numbers { $low } to { $high }
rules-deck-stops = Stops { $low } to { $high }
rules-deck-face = face value
rules-deck-total = total

rules-setup-dealer-draw = Everybody draws a card, and the highest number deals; a symbol counts 0, and ties draw again.
rules-setup-dealer-side = Only the { $side } counts for this.
rules-setup-dealer-random = The first dealer is drawn by lot.
rules-setup-dealer-seat = { $player } deals first.
rules-setup-dealer-later = In later rounds the deal passes to the left.
rules-setup-deal = Shuffle and deal { count-cards } to everybody.
rules-setup-hold = Hold them all the same way round, with the { $front } towards you, so that the others see the { $back }. Turn every new card the same way as the rest.
rules-setup-pile = The rest goes face down: the draw pile.
rules-setup-pile-sides = The rest goes with the { $front } down: the draw pile, and everybody can see the back of its top card.
rules-setup-talon = Turn up its top card. That starts the discard pile, where everybody plays.
rules-setup-trays = Turn up two cards, the first on the left tray and the second on the right. Each tray is a discard pile with its own colour.
rules-setup-balance = With the real balance: set it up in the middle of the table, with the disc on the platform and the narrow side of each tray against its arm, and push every card well into its tray. After the game its eight parts come apart and go back into the box.
rules-first = The player to the left of the dealer starts, and play goes round to the left. Some first cards change that:
rules-first-plain = The player to the left of the dealer starts, and play goes round to the left.
rules-first-DrawNext = { $cards }: the first player takes { count-cards } and loses a turn.
rules-first-SkipNext = { $cards }: the first player loses a turn.
rules-first-DealerStarts = { $cards }: the dealer starts, and play goes round to the right.
rules-first-FirstNames = { $cards }: the first player chooses a colour and plays; nothing else happens.
rules-first-still = { $cards }: nothing happens, and play starts as with any card.
rules-first-FlipOpening = { $cards }: everything is flipped before anybody plays; if a wild comes up, the first player chooses its colour.
rules-first-back = { $cards }: back into the draw pile, shuffle, and turn up another.
rules-first-other = { $cards }: it does what it always does, as if the dealer had played it.
rules-first-number = Only a number can start: any other card goes back into the draw pile, which is shuffled, and another is turned up.
rules-first-trays = Actions turned up do nothing. If a tray shows a wild, the first player chooses its colour before playing. Stops count from the start.
rules-first-stops = Stops count from the start.

rules-turn-match = On your turn, play one card on the discard pile. It must match the top card in colour, number or symbol: on { $card } you can play anything { $colour }, and any { $kind }.
rules-turn-match-trays = On your turn, play one card on either tray. It must match the card you cover in colour, number or symbol: on { $card } you can play anything { $colour }, and any { $kind }.
rules-turn-match-symbol = On a { $card } you can play any other { $card }, whatever its colour.
rules-turn-wild = A wild, a card without a colour of its own, can be played on anything, and its player chooses a colour: the next card must be of that colour, or another wild.
rules-turn-double = If you hold two cards with the same number in the same colour, you may play both at once, one on the other. It counts as one card played: what a number does, it does once, and for UNO it matters what is left after both. Right after drawing you play one card only.
rules-draw-free = If you can’t play, or would rather wait, draw { $until ->
    [yes] card after card until one fits
   *[no] one card
 }.
rules-draw-forced = As long as you can play a card, you must. Otherwise draw { $until ->
    [yes] card after card until one fits
   *[no] one card
 }.
rules-drawn-may = If the card you just drew fits, you may play it at once; otherwise keep it, and your turn is over. The cards you held before have to wait.
rules-drawn-must = If the card you just drew fits, you must play it; otherwise keep it, and your turn is over. The cards you held before have to wait.
rules-turn-jump = Do you hold exactly the top card, same colour and same number or symbol? As long as the player whose turn it is hasn’t done anything, you may jump in with it, and play goes on from you. Wilds can’t jump in.
rules-supply = When the draw pile runs out, everything under the top card of the discard pile is shuffled into a new one.
rules-supply-trays = When the draw pile runs out, the cards that have fallen are shuffled into a new one. If there are none, all but the top cards are lifted gently off the trays, and nobody pays.
rules-nothing-left = If there are too few cards to take, take what there is. A player who can neither play nor draw passes. When everybody has passed in a row, the round is void: { $scoring ->
    [low] everybody writes down their hand
   *[other] nobody wins it
 }, and the next dealer deals.
rules-nothing-left-on = If someone is already out, the round isn’t void but ends as it stands.

rules-card-number = A number does nothing more: play it on its colour, or on the same number.
rules-card-draw = The next player takes { count-cards } and loses a turn.
rules-card-draw-stacked = The next player takes { count-cards } and loses a turn, or answers (see Stacking).
rules-card-draw-bounced = The next player takes { count-cards } and loses a turn, or passes it on (see Bounce).
rules-card-R = The direction of play changes.
rules-card-R-two_player_reverse-skip = With two players it works as a Skip too: you go again.
rules-card-R-two_player_reverse-plain = With two players that makes no difference: the other one is next.
rules-card-S = The next player loses a turn.
rules-card-X = Everybody else loses a turn: you go again.
rules-card-F = The whole table flips over (see below).
rules-card-W = Choose a colour; it may be the one already in play.
rules-card-other = This box has no text for this card.
rules-card-names = Choose a colour.
rules-card-sought = Choose a colour. The next player draws until it comes up, however many cards that takes, and loses a turn. A wild { $wilds ->
    [end] counts too.
   *[none] doesn’t count.
 }
rules-card-challenge = Or the next player challenges you (see Challenges).
rules-card-free = You can always play it, and nobody can challenge you.
rules-card-honest = You may play it only if you hold no other card of the colour in play{ $wilds ->
    [all] {" "}and no other wild
    [others] {" "}and no wild of another kind
   *[none] {""}
 }; so there is nothing to challenge.
rules-card-WR = Choose a colour and another player, who slips all their pink cards under this one. They have no effect, and nobody loses a turn.
rules-card-WR-robin_empty-target_wins = If that was their whole hand, they have won the round.
rules-card-WR-robin_empty-target_wins-on = If that was their whole hand, they are out and take the next place.
rules-card-WR-robin_empty-keep_one = If all their cards are pink, they keep the last one.
rules-card-WX = Choose a colour. Before each match the table agrees on what happens next; on a real card, write it in pencil: it rubs out.
rules-card-OP = Choose another player. Both of you show everybody your highest number, and the higher one wins. A tie is yours, and so is a duel with someone who has no number; if only you have none, you lose. The winner may slip up to 2 cards of any kind under this one, without effect, but never the last card in hand; and the winner chooses the colour. Then the player after you has the turn.
rules-card-ME = Choose another player. Both of you show everybody your hands, and whoever holds the lowest number takes 2 cards. A tie is yours. The winner chooses the colour. Then the player after you has the turn; the duel costs nobody a turn.
rules-card-ME-megatron_empty-holder_loses = A hand without numbers beats one with numbers; if neither has any, you win.
rules-card-ME-megatron_empty-challenger_wins = If either hand has no number, you win.
rules-stop = Stop
rules-card-stop = A number in an octagon. It is played like any number, but can freeze its tray (see Stops).
rules-card-TI = A wild that is sure to bring the balance down (see The Tilt).
rules-card-seven = The 7
rules-card-seven-line = Swap your hand with a player of your choice, unless it was your last card.
rules-card-zero = The 0
rules-card-zero-line = Every hand moves on one seat in the direction of play, unless it was your last card.

rules-challenge-honest = { $cards } can be played on anything, but is honest only if the rest of your hand holds no card of the colour in play before it{ $wilds ->
    [all] , and no other wild
    [others] , and no wild of another kind
   *[none] {""}
 }. Coloured actions count as their colour; a card that would only have matched by number or symbol doesn’t matter.
rules-challenge-who = You may bluff. But the player who is to take the cards, and nobody else, may challenge you instead. Then you show that player your hand, and:
rules-challenge-won = You were bluffing: you take the { count-cards } yourself, and the challenger plays as usual.
rules-challenge-lost = You were honest: the challenger takes { $more } cards instead of { $count } and loses a turn.
rules-challenge-won-sought = You were bluffing: you draw until the colour comes up, and the challenger plays as usual.
rules-challenge-lost-sought = You were honest: the challenger draws until the colour comes up, then 2 more, and loses a turn.
rules-challenge-colour = The colour you chose stays, whoever was right.

rules-stack-same = If you are to take cards because of a draw card, you may play one of the same kind on it instead, whatever its colour.
rules-stack-up = If you are to take cards because of a draw card, you may play one of the same kind on it instead, whatever its colour, or, on a coloured one, the wild draw card of that side.
rules-stack-coloured = If you are to take cards because of a coloured draw card, you may play one of the same kind on it instead, whatever its colour. Wilds stay out of this.
rules-stack-sum = The numbers add up and go on to the next player, until someone doesn’t answer: that player takes the whole total and loses a turn. The first card turned up can’t be answered, and neither can a last card.
rules-stack-sought = { $card } can’t be answered, and can’t be an answer.
rules-stack-tray = The answer goes on the same tray.
rules-stack-challenge = Of several wild draw cards only the last can be challenged, by whoever faces the total: after a bluff its player takes the total, otherwise the challenger takes it and 2 more.
rules-bounce-pass = If you are to take cards because of a coloured draw card, you may play a Skip or a Reverse of the same colour on it instead. A Skip passes the cards on to the next player; a Reverse changes the direction and sends them back. That is all it does then.
rules-bounce-again = The number stays the same, and whoever gets it may pass it on again. Whoever takes the cards loses a turn.
rules-bounce-first = The first card turned up can’t be passed on, and wilds stay out of this.
rules-bounce-first-last = The first card turned up can’t be passed on, nor can a last card, and wilds stay out of this. If you pass it on with your last card, the round is over, and it still goes to the next player as if that had been a draw card.
rules-bounce-not = { $card } passes nothing on.

rules-turning-all = A Flip turns everything over: the discard pile as one block, so that its lowest card comes to the top and the Flip to the bottom; the draw pile in the same way; and every hand. Then the next player goes on, on the other side, until someone plays the next Flip.
rules-turning-top = The card that comes to the top just lies there: an action does nothing, and if it is a wild, the player of the Flip chooses its colour.
rules-turning-see = Of your own cards you see only the side in play; of everybody else’s, and of the top card of the draw pile, you see the other side. So keep your eyes open: after the next Flip, that is what they play with.

rules-stops-frozen = If only one tray shows a Stop, that tray is frozen: it takes nothing but a wild, or a Stop of the same colour or number, which keeps it frozen. The other tray stays open.
rules-stops-stops-cancel = Two Stops, one on each tray, cancel each other: both trays take anything that matches. Cover one with something else, and the other one freezes its tray.
rules-stops-stops-strict = With a Stop on each tray both trays are open, but only to wilds and to Stops and actions that match: an ordinary number never covers a Stop. Cover one with something else, and the other one freezes its tray.

rules-balance-balance_preset-normal = Every card you play weighs on its tray, and the balance gives way at a difference of about 5 cards.
rules-balance-balance_preset-stable = Every card you play weighs on its tray, but this balance is patient: it gives way at a difference of 6 or 7 cards.
rules-balance-balance_preset-nervous = Every card you play weighs on its tray, and this balance is touchy: it gives way at a difference of about 4 cards.
rules-balance-tip = If cards fall, at once or a little later, the last player who played a card or took any (by drawing, or because of a draw card) takes 2 as a penalty.
rules-balance-reset = Then the top card of each tray is put back, with its colour, and all the others are set aside. The card that was played still does what it does, and play goes on.
rules-balance-care = How carefully you put a card down counts, from 0 to { $most }: with more care it lies straighter and gives the tray less of a push. If you say nothing, it is { $usual }.

rules-tilt-lay = Play it on whichever tray you like, even a frozen one. If it tips the balance by itself, you take the 2 cards and choose a colour, and that is all.
rules-tilt-place = If it holds, everybody in turn, starting with the next player and including you, puts the top card of the draw pile on that tray, matching or not, until the balance tips. If the cards run out, it tips for whoever placed the last one.
rules-tilt-pay = Whoever tipped it takes 2 cards. The card they placed is now the top card and works as if they had played it. If it is a wild, { $namer ->
    [next] the next player chooses
   *[payer] they choose
 } its colour; another Tilt starts all over. The player after them goes on.
rules-tilt-last = A Tilt played last is carried out first.
rules-tilt-last-on = A Tilt played last is carried out first. If someone else tips the balance, you are out. If it is you, take 2 cards and play on: your card does what it does. If that leaves only one player, the round is over.
rules-tilt-tilt_last_action-ignore = If someone else tips the balance, you have won, and the card placed last has no effect. If it is you, take 2 cards and play on: your card does what it does.
rules-tilt-tilt_last_action-carry_out = If someone else tips the balance, you have won; if the card placed last is a draw card, the player after its placer still takes the cards, unless that is you. If you tip the balance, take 2 cards and play on: your card does what it does.
rules-tilt-tilt_last_action-ignore-on = The card placed last has no effect then.
rules-tilt-tilt_last_action-carry_out-on = If the card placed last is then a draw card, the player after its placer still takes the cards, unless that is you.

rules-uno-call = When you play your second-to-last card, say UNO at once, with the card or just before.
rules-uno-uno_on_any_single-true = The same goes if you are down to one card in any other way.
rules-uno-uno_on_any_single-false = If you are down to one card in another way, you don’t have to say anything.
rules-uno-catch = If you forget, anybody can catch you until the next player plays or draws on their turn, and you take { count-cards }. Say it before that, however late, and you are safe. Cards taken by force, challenges and choosing a colour don’t end that time.
rules-uno-free = Saying UNO or catching for nothing costs nothing.
rules-uno-strict = Saying UNO or catching for nothing costs 2 cards; and if you say UNO, then draw, saying it again with three cards in hand is a false alarm.

rules-end-round = The round is over the moment someone plays their last card.
rules-end-on = Whoever plays their last card is out and takes the next place. The card still does to the others whatever it says, only nobody can challenge it; what it would do to its player’s own hand is left out. The others play on, and the round is over when only one of them holds cards.
rules-end-on-final = What follows applies to the card that ends the round.
rules-end-number = It must be a number: an action or a wild that is your only card can’t be played, and you draw.
rules-end-draws = If it is a draw card ({ $cards }), the next player still takes the cards; nobody can challenge or answer any more.
rules-end-sought = With { $card } the winner still chooses the colour.
rules-end-nothing = A last card has no other effect.
rules-end-quiet = Whatever that card says, nothing more happens.
rules-end-flip_last-stay = A Flip played last flips nothing.
rules-end-flip_last-flip = Only a Flip played last still flips the table.
rules-end-tippo_last_fall-continue = But if it tips the balance, you take 2 cards and the round goes on.
rules-end-tippo_last_fall-continue-on = If any last card tips the balance, you take 2 cards and are not out.
rules-end-tippo_last_fall-wins = If it tips the balance you have won anyway, and pay nothing.
rules-end-tippo_last_fall-wins-on = If a last card tips the balance you are out anyway, and pay nothing.
rules-mercy-limit = Whoever holds { count-cards } or more is out of the round: their hand is shuffled into the draw pile, and the others play on. The last one left has won the round.
rules-mercy-when = This is checked when a draw is done, when a card has been carried out with everything that follows from it, and at once when cards are taken for a forgotten UNO or a false alarm.
rules-mercy-teams = The round is over as soon as only two partners are left.
rules-mercy-places = Players who are put out come after everybody else, the first of them last. If someone has gone out, the first to do so is still the winner.
rules-mercy-points = For points a hand counts as it was when it was put out.

rules-points-race = The winner of the round scores the value of all the other hands. The first to have { $target } points wins the match; otherwise shuffle everything and deal again.
rules-points-low = Everybody writes down the value of their own hand; the winner of the round writes 0. As soon as someone { $exceeds ->
    [yes] has more than { $target } points
   *[no] has { $target } points or more
 }, the lowest total wins the match, and ties share it. Otherwise shuffle everything and deal again.
rules-points-elimination = Everybody writes down the value of their own hand; the winner of the round writes 0. Whoever { $exceeds ->
    [yes] has more than { $target } points
   *[no] has { $target } points or more
 } drops out and is dealt no more cards. The last one left wins the match; should all of them drop out together, the lowest total of these wins, and a tie is shared. Otherwise shuffle everything and deal again.
rules-points-single = No points are counted: the round is the game. Shuffle, and play another one! Counting is optional: the table gives the value of the cards, and `scoring=race` plays to the number of points you agree on.
rules-points-other = Another way to count (`scoring=low`): everybody writes down what is left in their own hand, and once someone { $exceeds ->
    [yes] has more than { $target } points
   *[no] has { $target } points
 }, the lowest total wins.
rules-points-side = The side on which the round ended is the one that counts.
rules-points-teams-race = Only the other team’s hands count, and the points belong to both partners.
rules-points-teams-low = A team writes down both its hands together.
rules-points-teams-single = Your partner wins with you.
rules-points-on-race = The winner is the first one out, and scores the hands as they are once that last card has been carried out. The later places score nothing.
rules-points-on-low = The hands are counted when the round is over; whoever is out by then writes 0.
rules-points-on-single = The first one out has won; the others play for the places.

rules-table-none = Nothing special: you play by the book, with a few choices of ours where it is silent.
rules-table-line = { $title } – { $line }
# Good to know.
rules-know-words = **Words**: you play on the discard pile and take from the draw pile; a match has several rounds; a box is one game with its cards and its rulebook; a wild is a card without a colour of its own.
rules-know-signs = **Letters**: the column “letters” says how a card is written in the terminal and in a saved game: the letter of its colour, then its number or symbol; { $card } is written `{ $code }`.
rules-know-shapes = **Shapes**: every colour also has a shape, for those who don’t tell colours apart: { $shapes }.
rules-know-shape = { $colour } ({ $shape })
rules-know-count = **Counting**: if { $cards } are left in the hands that count, that makes { $sum } = { $total } points.
rules-know-length = **How long**: with four players a round takes about 45 turns, and it usually takes six to eight rounds to reach 500 points. At ten seconds a turn, allow a little less than an hour.
rules-know-balance = **Reading the balance**: the further it leans, the greater the risk. At about 10° it trembles, and at about 16° it gives way, a little sooner or later each time: you see the weight, never the limit.
rules-know-bots = **Bots**: they don’t cheat, at any level. They see only what you would see in their place.
rules-know-shuffle = **The shuffle**: at a table everybody adds a number of their own to the shuffle, and nobody knows what comes of it before the deal. After the match, download it: `pioche verify` proves that nobody chose the cards.

# Our choices, by the number of the ruling in the specification; where a switch can change one, it has the switch's title.
rules-choices-shown = A number such as `{ $ruling }` has a case to look at: `pioche rules { $box } --case { $ruling }`.
rules-choice-line = { $title } – { $line }
rules-choice-other = Otherwise (`{ $option }`), { $line }
rules-choice-R1 = The rulebook doesn’t say: 2 to 10.
    .title = How many players
rules-choice-R2 = The rulebook doesn’t say: those who tie draw again.
    .title = A tie when drawing for the deal
rules-choice-R3 = The rulebook doesn’t say: the deal passes to the left.
    .title = The dealer of later rounds
rules-choice-R4 = The rulebook says to choose one, but not how: it is drawn by lot. Otherwise (`dealer=draw`), the highest number deals.
    .title = The first dealer
rules-choice-R6 = The rulebook puts it back into the draw pile; we shuffle, so that nobody knows where it is.
    .title = A first card that can’t start
rules-choice-R7 = The rulebook lists Skip twice and Reverse never: the second one is Reverse.
    .title = Eight Reverse cards
rules-choice-R8 = The rulebook leaves its value blank: 50 points, as in the other boxes.
    .title = What a Wild Draw Four is worth
rules-choice-R9 = The rulebook doesn’t list them: they are those of Flip, with Optimus Prime and Megatron in place of the plain wilds.
    .title = The cards in the box
rules-choice-R11 = The rulebook names Wild Draw Colour twice (50 and 60) and Wild Draw Two never: 50 for Wild Draw Two, 60 for Wild Draw Colour.
    .title = What the wilds are worth
rules-choice-R12 = The rulebook doesn’t say.
rules-choice-R13 = The rulebook doesn’t say; by the letter, no first card would do anything.
rules-choice-R14 = The rulebook doesn’t say.
rules-choice-R18 = The rulebook speaks only of the card just drawn: the others wait, as in the other boxes.
    .title = Playing another card after a draw
rules-choice-R22 = The rulebook doesn’t think of it: you take what there is, and when nobody can go on, the round is void.
    .title = Nothing left to draw
rules-choice-R23 = The rulebook says “an opponent”; we let only the player who is to take the cards, as in the other boxes.
    .title = Who may challenge
rules-choice-R26 = The rulebook lets you play a wild draw card with “an action card or the same number” in hand: we read that as one of another colour. An action of the colour in play is a bluff; otherwise hardly any bluff would be punished.
    .title = What makes a bluff
rules-choice-R27 = The rulebook doesn’t say: you play as usual.
    .title = Your turn after a challenge you won
rules-choice-R30 = The rulebook counts wilds too, without exception.
rules-choice-R31 = This rulebook speaks only of the colour; the one of Transformers counts wilds too.
rules-choice-R32 = The rulebook says “before the next player has played”: before they play or draw on their turn. Taking cards by force isn’t playing.
    .title = How long you can be caught
rules-choice-R33 = The rulebook doesn’t say: it counts as long as nobody has caught you.
    .title = Saying UNO late
rules-choice-R35 = The rulebook doesn’t say: it costs nothing. Otherwise (`strict_uno`), it costs 2 cards.
    .title = A false alarm
rules-choice-R36 = The rulebook speaks only of playing your second-to-last card.
rules-choice-R38 = As long as an UNO is missing, a table usually holds the next move back for 0.8 seconds, and bots wait at least 1.5 seconds: everybody has time.
    .title = UNO on screen
rules-choice-R40 = The rulebook doesn’t say which side counts then.
rules-choice-R42 = The rulebook doesn’t say: the next player still takes the cards, if points are counted.
    .title = A draw card played last
rules-choice-R43 = The rulebook only says that the direction changes; the publisher has answered both ways.
rules-choice-R46 = This rulebook says “goes past 500”, the others “reaches 500”: each box follows its own.
    .title = When the lowest total wins
rules-choice-R47 = The rulebook doesn’t say: the win is shared.
    .title = A tie for the lowest total
rules-choice-R54 = The rulebook doesn’t say: it has no colour, so the drawing goes on.
    .title = { switch-wild_ends_search }
transformers--rules-choice-R54 = “Wild cards also count as a match”: we read that of the hand that is challenged, as with Wild Draw Two.
rules-choice-R63 = The rulebook doesn’t say: the player after the one who played the card, and the duel costs nobody a turn.
    .title = Who plays after a duel
rules-choice-R64 = The rulebook says nothing of a hand without numbers.
rules-choice-R67 = The rulebook’s sentence can be read two ways: with us, the player you choose gets rid of their own. It is a present.
    .title = Whose pink cards
rules-choice-R68 = The rulebook doesn’t say: under Robin’s card, without effect.
    .title = Where pink cards go
rules-choice-R69 = The rulebook doesn’t think of it.
rules-choice-R73 = The rulebook leaves you free, if everybody agrees: there are eight ready-made rules, or your own words; without agreement it is a plain wild.
    .title = What you can write
rules-choice-R76 = This rulebook lacks the sentence of the others that lets you draw anyway.
rules-choice-R77 = The rulebook says that two Stops cancel each other, and also that a number can’t cover a Stop: we read the latter of a frozen tray.
rules-choice-R79 = The rulebook speaks once of “the first two cards of each pile” and once of the two cards that were visible: one card goes back on each tray.
    .title = After a fall
rules-choice-R81 = “By playing or taking a card”, says the rulebook: drawing counts, and so does taking cards because of a draw card; a penalty doesn’t.
    .title = Taking cards near the balance
rules-choice-R83 = The rulebook says so only of the Tilt.
rules-choice-R86 = “The next player must carry out this action”, says the rulebook, so a draw card or a Skip hits the next player. But a wild’s colour is usually up to whoever plays it.
rules-choice-R88 = The rulebook doesn’t say.
rules-choice-R96 = A round that doesn’t end is void after { $turns } turns.
    .title = A round without end
rules-footer = These are the rules as Pioche plays them, in our own words. Pioche is an independent project; UNO is a trade mark of Mattel, and Teen Titans Go!, Transformers and the names of their characters belong to their owners. None of them made or endorsed this game.

## The page
page-loading = One moment…
page-description = A family of UNO card games: alone, around one device, or with friends.
page-unreachable = Can’t reach the server. Is it running?
page-lost = There is nothing at this address.
page-home = Home
page-again = Try again
page-close = Close
page-footer = Pioche is an independent project. UNO is a trade mark of Mattel; Teen Titans Go!, Transformers and the names of their characters belong to their owners. None of them made or endorsed this game.
page-language = Language
page-theme-auto = Colours: same as the device
page-theme-light = Colours: light
page-theme-dark = Colours: dark
page-welcome = Cards on the table!
page-pick-box = Pick a box
page-new-game = New game
page-nickname = Your name
page-default-name = Guest
page-avatar = Your picture
avatar-fox = Fox
avatar-cat = Cat
avatar-owl = Owl
avatar-bear = Bear
avatar-frog = Frog
avatar-rabbit = Rabbit
avatar-penguin = Penguin
avatar-bee = Bee
avatar-octopus = Octopus
avatar-cactus = Cactus
avatar-robot = Robot
avatar-ghost = Ghost
page-players = Players
page-bots = Bots
page-play-now = Play now
page-invite-friends = Invite friends
page-rules = Rules
page-join-title = Have a code?
page-code = Table code
page-code-any = Code of a table or a cup
page-join = Join
page-your-tables = Your tables
page-back-to-table = Go back
page-listed-tables = Open tables
page-listed-none = No table is open to everybody right now.
page-nobody = Nobody yet
page-open-seats = { $count ->
    [one] 1 free seat
   *[other] { $count } free seats
 }
page-phase-lobby = getting ready
page-phase-shuffling = shuffling
page-phase-playing = playing
page-phase-closed = closed
page-lobby-title = Table: { $box }
page-sit-down = Sit down with us
page-locked = The host has locked the table: nobody can join right now.
page-full = Every seat is taken. You can still watch.
page-late-title = The match has started: join in!
page-late-round = Choose a bot’s seat: it is yours from the next round on. Nobody sits down in mid-round, so nobody knows two hands.
page-late-none = Every seat is taken by a person. Stay and watch: seats are free again after the match.
page-late-locked = The host has locked the table. You can watch.
page-late-left = You have left this match. A bot plays for you: { $player }.
page-late-back = Take my seat back
page-late-waits = From the next round on you take over from { $player }.
page-late-give-up = I’d rather watch
page-late-seat = { $player }, { count-cards }
page-late-choose = Which seat?
page-late-watch = Just watch
page-late-open = Take a seat
page-seat-comes = { $player } plays here from the next round on
page-seats = At the table: { $count } of { $most }
page-seat-open = Free seat
page-seat-you = you
page-seat-host = host
page-seat-away = away
page-seat-partner = your partner
page-team-0 = Team Sun
page-team-1 = Team Moon
page-swap-how = Tap two seats to swap them.
page-swap-how-own = Tap a seat to swap it with yours.
page-swap-pick = Move { $player }
page-swap-pick-open = Free seat { $number }
page-swap-with = Swap with { $player }
page-swap-asked = You would like to swap with { $player }: they need to agree too.
page-swap-wish = { $player } would like to swap seats with you.
page-swap = Swap seats
page-swap-back = Leave it as it is
page-sit = Sit here
page-add-bot = Add a bot
page-fill-bots = Fill up with bots
page-remove = Remove { $player }
page-lock = Lock the table
page-listed = Visible to everybody
page-screen = Table screen (TV)
page-screen-call = Take out your phones: scan, choose a name, play!
page-watch = Watch
page-watching = watching
page-qr = QR code that leads to table { $code }
page-copy-link = Copy the link
page-copied = Copied
page-share = Share
page-let-in = Let phones in
page-let-in-copy = Copy the line
page-what-we-play = What we play
page-presets = Ready-made rules
page-house-rules = House rules
page-more-rules = Points, hands and fine print
page-rules-now = In force at this table
page-scoring-race = Whoever goes out scores what the others hold, up to the points to reach.
page-scoring-low = Everybody counts their own hand; the lowest total wins.
page-scoring-single = One round decides; no points are counted.
page-timer = Timer
page-clock-off = off
page-clock-calm = calm
page-clock-brisk = brisk
page-seconds = { $count ->
    [one] 1 second
   *[other] { $count } seconds
 }
page-agree-explain = These cards do what the table decides before the first deal. Everybody has to agree; otherwise they are plain wilds.
page-agree-proposed = { $player } proposes:
page-agree-all = Everybody has agreed.
page-agree-missing = Not agreed yet: { $players }.
page-agree-declined = Not in favour: { $players }.
page-agree-deal = Deal without this rule? Not agreed yet: { $players }.
page-agree-deal-yes = Deal without it
page-agree-deal-no = Wait
page-agree-none = Nothing has been proposed: they are plain wilds.
page-agree-yes = I agree
page-agree-no = I don’t
page-agree-propose = Propose a rule
page-agree-first = First card
page-agree-second = Second card
page-agree-same = the same rule
page-played = Played at this table
page-match = Match { $number }
page-won-by = won by { $players }
page-start = Deal the cards
page-start-more = Waiting for a second player
page-rematch = Play again
page-waiting-host = { $player } will deal in a moment.
page-leave = Leave
page-leave-sure = A bot will take your seat. Leave?
page-stay = Stay
page-connecting = Connecting to the table…
page-connection-lost = Connection lost. Trying again…
page-unsent = { $count ->
    [one] Not sent yet:
   *[other] Not sent yet ({ $count }):
 }
page-command-join = sitting down
page-command-leave = leaving
page-command-sit = changing seats
page-command-swap = swapping seats
page-command-speak = your language
page-command-wear = your picture
page-command-add_bot = adding a bot
page-command-remove_bot = removing a bot
page-command-set_rules = the rules
page-command-propose = your proposal
page-command-agree = your opinion
page-command-start = the deal
page-command-commit = your part of the shuffle
page-command-number = your number for the shuffle
page-command-answer = your move
page-command-next = ready for the next round
page-command-host_take = handing out cards
page-command-remove = removing a player
page-command-lock = the lock
page-command-welcome = seats for latecomers
page-command-pause = the pause
page-command-stop = ending the match
page-closed = This table is closed. See you next time!
page-unseated = You no longer have a seat at this table.
page-shuffling = Shuffling: everybody adds a number of their own, so the deal is fair.
page-shuffle-missed = The cards were dealt without your device’s number: it did not arrive in time.
page-seal = Seal of the shuffle
page-seal-line = Nobody chose these cards, and you can check it: note this seal, and after the match give it to “pioche verify” with the downloaded match.
page-your-turn = Your turn
page-paused = paused
page-menu = The table
page-phrases = Say something
page-score-pad = Score pad
page-round = Round
page-earlier = before
page-points-plus = +{ $count }
page-you-won-match = You have won the match!
page-team-won-round = { $team } wins the round: { $players }.
page-team-won-match = { $team } wins the match: { $players }.
page-team-you-won-round = Your team wins the round.
page-match-won = The match goes to { $players }.
page-ready = Ready – waiting for the others
page-waiting-for = Waiting for { $players }.
page-to-lobby = Back to the table
page-host-tools = For the host
page-pause = Pause
page-go-on = Go on
page-stop = End the match
page-stop-sure = Really end it?
page-host-give = Apply your rule: who takes cards?
page-coach-hint = Ask the coach (H)
page-coach-thinking = The coach is thinking…
page-coach-chance = { $chance }% ({ $low }–{ $high })
page-coach-allow = Coach for everybody
page-coach-allowed = At this table everybody may ask the coach on their turn, and everybody can see who does.
page-coach-bots-only = With other people at the table, nobody may ask the coach; alone against bots you always can.
page-coach-review = Review
page-coach-queue = { $count ->
    [0] The coach is starting…
    [one] One review comes before this one.
   *[other] { $count } reviews come before this one.
 }
page-coach-far = The coach has looked at { $done } of { $of } moves.
page-coach-next = Next mistake
page-coach-next-mine = My next mistake
page-coach-details = In words
page-coach-try = Try it from here as { $player }
page-coach-card = A card to share
page-coach-card-waits = The coach is looking for the turning point…
page-coach-card-share = Share
page-coach-card-keep = Keep the picture
page-coach-puzzle = Puzzle of the day
page-coach-puzzle-question = You are { $player }, and it is your turn. What do you do?
page-coach-puzzle-right = That is the best answer.
page-coach-puzzle-wrong = Better: { $answer }.
phrase-hint = I’m asking the coach.
page-hints = Show hints
page-hint = Tip
page-hint-ok = Got it
page-hint-off = No more tips
page-hint-turn = Tap a raised card to play it, or the draw pile. A dimmed one says why not.
page-hint-turn-lay = Tap a raised card to play it. A dimmed one says why not.
page-hint-turn-draw = You have nothing to play: tap the draw pile. A dimmed card says why not.
page-hint-after_draw = The card you drew fits: play it right away, or keep it.
page-hint-colour = Choose the colour you hold most of; the next card has to match it.
page-hint-target = Tap the player you choose.
page-hint-target-WR = It helps the player you choose: better someone with many cards.
page-hint-target-OP = Few cards often mean a lower top number: choose a small hand.
page-hint-target-ME = Many cards often mean a lower number: choose a big hand.
page-hint-target-7 = You take that whole hand and give yours away: choose a small one.
page-hint-respond = You can take the cards, or doubt it. A failed challenge costs more.
page-hint-lay = You may get rid of cards now, under the top card. They do nothing there.
page-hint-keep = Choose the card that stays in your hand; the others go.
page-hint-place = Tap to put the next card on the tray. If the balance tips, you pay.
page-hint-uno = Two cards left: press UNO before you play one, or you may be caught.
page-hint-catch = Someone forgot to say UNO: catch them before the next player plays!
page-hint-card-WR = He rids whoever you choose of pink cards: better someone with many cards.
page-hint-card-WC = Choose a colour: the next player draws until it comes up.
page-hint-card-OP = A duel: both show their highest number, and the higher one wins.
page-hint-card-ME = A duel with open hands: whoever holds the lowest number takes 2 cards.
page-hint-card-F = Everything flips over: now you play with the other side of your cards.
page-hint-card-TI = Everybody in turn puts a card on that tray, until the balance tips.
page-hint-card-stop = Alone, it freezes its tray: you need a wild, or a Stop that matches.
page-log = What happened
page-chapters = Chapters
page-replay = Replay
page-viewer = Seen by
page-viewer-open = all cards face up
page-viewer-spectator = a spectator
page-viewer-seat = as { $player } saw it
page-step = Step of the game
page-first = To the beginning
page-previous = One step back
page-next = One step on
page-last = To the end
page-run = Play
page-speed = Speed
page-download = Download the record

phrase-hello = Hello!
phrase-well_played = Well played!
phrase-thanks = Thank you!
phrase-sorry = Sorry!
phrase-oops = Oops…
phrase-hurry = Your turn, sleepyhead!
phrase-wait = Wait, I’m thinking.
phrase-laugh = Ha ha!
phrase-wow = Wow!
phrase-cry = Oh no…
phrase-angry = Grrr!
phrase-heart = I love it!
phrase-thumb = Good one!
phrase-bye = See you soon!

## The terminal

boxes-title = The boxes
boxes-line = `{ $name }` · { $count ->
    [one] 1 card
   *[other] { $count } cards
 } · { $least } to { $most } players

table-talon = discard pile
table-draw_pile = draw pile
table-no_colour = no colour yet

replay-title = { $box }, { count-players }, rules version { $version }
replay-seats = seats
replay-options = options
replay-none = none
replay-cards = cards
replay-real = real ones, typed in
replay-seed = seed
replay-seen = seen by
replay-holds = { $player } holds { $hand }
replay-points = points
replay-total = total
replay-waiting = Waiting for { $player } ({ $decision }).
replay-left = { $count ->
    [one] 1 more move follows
   *[other] { $count } more moves follow
 } in the record.
replay-end = The record ends here.

play-you = You
play-welcome = { $box } · with you at the table: { $players }. Type `help` for help; `q` leaves and keeps the game.
play-back = Welcome back! This is what happened last:
play-head = Round { $number }
play-to_left = play goes to the left
play-to_right = play goes to the right
play-window = didn’t say UNO!
play-out = out of the round
play-dropped = out of the match
play-place = out, place { $number }
play-places = Places: { $players }.
play-shown = shown:
play-backs = backs:
play-next_back = back on top:
play-tray = { $tray } tray
play-frozen = frozen
play-open = open
play-level = The balance is level.
play-leans_left = The balance leans to the left, by { $degrees }°.
play-leans_right = The balance leans to the right, by { $degrees }°.
play-meanwhile = Before the others go on, you may step in.
play-go_on = Go on
play-no_answer = There is no answer { $number }.
play-possible = `{ $said }` is fine: go ahead.
play-undone = Taken back: here you are at your last decision. Just before it:
play-undo-none = You haven’t played yet: there is nothing to take back.
play-undo-seen = You have seen cards since that you didn’t know: that move stands.
play-no_hint = It isn’t your turn: there is nothing to advise on.
play-why = Say what you would like to do, like `why R7` or `why draw`.
play-fault = { $player } ({ $bot }) could not answer, and makes the usual move instead: it { $reason }.
play-more = Enter for more, q to stop:
play-total = Total
play-won = The match is over. It goes to { $players }.
play-left = You leave the table. See you next time!
play-saved = Saved in { $file }.
play-kept = Your game is kept in { $file }; `pioche play --resume` goes on with it.
play-seed = To be dealt the same cards again: --seed { $seed }
play-help-answers = Type the number of an answer, or what stands behind it in brackets: `R7`, `draw`, `blue`. More words may follow: `W blue` chooses the colour at once, and so does `2 blue`.
play-help-doubles = Two equal numbers go together: type `R7 R7`.
play-help-care = How carefully you put a card down goes after it: `R7 left care=80`, from 0 to 100.
play-help-uno = When you play your second-to-last card, say so: `R7 uno` or `2 uno`. Otherwise the others may catch you. `uno` alone says it before you play; `catch Bea` catches someone else.
play-help-cards = A card is the letter of its colour and its number or symbol, like R7 or Y+2; cards in brackets can be played now.
play-help-commands = `hint` says what wins most often and why. `why R7` or `? R7` says why a card can’t be played, `rules` shows the rules, `rules R43` one of our choices, `log` what happened last, `score` the points, `table` the table again. `undo` takes you back to your last decision, unless you have seen new cards since. `save` keeps the game, and so do `quit` and `q`, which leave it. `help` or `?` says all this again.

# What may be typed; the English words are understood in every language.
verb-play = play
verb-draw = draw
verb-keep = keep
verb-name = name
verb-target = target
verb-accept = accept
verb-challenge = challenge
verb-lay = lay
verb-done = done
verb-place = place
verb-uno = uno
verb-catch = catch
verb-host = host
verb-next = next
command-help = help
command-hint = hint
command-why = why
command-rules = rules
command-log = log
command-table = table
command-score = score
command-undo = undo
command-save = save
command-quit = quit

menu-language = Language
menu-own_name = English
menu-saved = There is a saved game ({ $file }). What would you like to do?
menu-saved-yes = Go on with it
menu-saved-no = Start a new one
menu-box = Which box?
menu-players = How many players, you included (2 to { $most })?
menu-bots = Against whom? ({ level-fair })
menu-preset = Which rules?

## A game in writing, for players who read and answer with a number

written-you = You are { $player } in a round of { $box } with { $count } players.
written-since = Since your last answer:
written-table = The table as you see it:
written-choose = Answer with the number of one of these:
written-pass = Say nothing
written-call = { $answer }, and say UNO
written-won = The round is over; it goes to { $player }.
written-void = The round is over; nobody has won it.
written-unclear = There is no answer { $said }; a number from 1 to { $most } is needed.

## What the server says at its start, and `make play` around it

serve-friends = Friends on your network: { $link }
serve-only-here = For this machine only; --host 0.0.0.0 lets phones on your network in.
serve-engine = Engine: { $engine ->
    [compiled] compiled
   *[interpreted] interpreted, the same game only slower
 }.
start-compiling = The compiled engine is being built meanwhile, for your next start.
start-compiled = The compiled engine is ready: your next start has it.
start-not-compiled = The compiled engine could not be built; { $log } tells why. The game goes on without it.
start-broken-off = The compiled engine was not finished; the next start begins it again.

## What a table or the server says no to

server-closed = This table is closed.
server-not_seated = Sit down at the table first.
server-seated_already = You already have a seat at this table.
server-not_host = Only the host can do that.
server-no_seat = There is no such seat.
server-seat_taken = Someone is already sitting there.
server-full = Every seat is taken.
server-locked = The host has locked this table.
server-late = Latecomers take a bot’s seat with the next round.
server-removed = The host has removed you from this table.
server-bad_name = A name has 1 to { $most } letters.
server-name_taken = Someone at this table is already called { $name }.
server-no_bot = There is no bot in that seat.
server-unknown_bot = There is no bot called { $bot } here; there are { $bots }.
server-no_player = There is nobody to remove in that seat.
server-match_running = That has to wait until the match is over.
server-waiting_already = A seat is kept for you: you play from the next round on.
server-other_number = That is not the number whose hash came first.
server-own_seat = You left a seat in this match: go back to that one.
server-own_seat_taken = Someone else is playing your seat; you can sit down again when the match is over.
server-no_match = No match is being played.
server-paused = The table is paused.
server-stale = Something else has happened in the meantime. Look again.
server-unreadable = The server didn’t understand that.
server-no_box = There is no box { $box }; there are { $boxes }.
server-missing_box = This needs the box { $box }, which this server doesn’t have now. Nothing is lost.
server-box_fault = That can’t be done: the box { $box } has a fault. Try something else, or end the match.
server-no_preset = There is no such set of rules; there are { $presets }.
server-bad_option = You can’t play it that way: { $why }.
server-bad_timer = The timer takes 10 to 120 seconds, or stays off.
server-too_few_seats = There are { $count } players at the table; there can’t be fewer seats.
server-too_few_players = It takes two to play. Invite someone, or add a bot.
server-needs_agreement = Everybody at the table has to agree to that: propose it.
server-no_agreement_on_this = There is nothing to agree on here.
server-no_proposal = Nothing has been proposed.
server-proposal_open = A proposal is still open. Wait for everybody, or deal without it.
server-no_number_wanted = The cards are not being shuffled now.
server-bus = The servers can’t reach each other just now. Nothing was lost; try again in a moment.
server-storage = The server can’t save anything just now. Nothing was lost; try again in a moment.
server-too_many_tables = This server has no room for another table.
server-full_house = This server has no room for another connection. Try again in a moment.
server-no_table = There is no table with this code.
server-damaged = The record of this table can’t be read any more. The server’s operator can see where.
server-no_record = There is no such game.
server-no_pass = This link has been used already, or is more than five minutes old. Make a new one on the other device.
server-no_hint = There is nothing to advise on: it isn’t your turn.
server-hints_off = At this table nobody may ask the coach.
server-no_coach = This server has no coach.
server-coach_busy = The coach is busy. Try again in a moment.
server-no_figures = The coach can’t say anything about this.
server-unfinished = This match is still being played: a review would tell what nobody may know yet.
server-no_puzzle = There is no puzzle for this box.
server-other_rules = This table was started under rules version { $theirs }; this server plays version { $ours }. It is kept.
server-other_protocol = This page is older than the server. Reload it.
server-slow_down = That was a lot at once. Wait a moment.
server-bad_text = A text here has up to { $most } letters, and all of them can be seen.
server-too_far = A match can only be tried again from its first { $most } moves.
server-too_large_a_record = This game is too long, or its file too intricate, to be kept here.
server-replay_failed = This game could not be worked out. Try again later.
server-replays_busy = Many games are being watched just now. Try again in a moment.
server-review_failed = The coach could not review this round. Try again later.
server-tables_share = There are as many open tables from your network as there may be. Close one, or try again later.
server-uploads_share = As many games have been uploaded from your network as there is room for. Try again later.
server-uploads_full = There is no room for more uploaded games just now. Try again later.
server-disk_full = This server’s disk is full. The tables that are open go on; try again later.
server-disk_share = The tables of your network take up all the room they may. Try again later.
server-other_host = This server doesn’t answer to the name { $host }. Its operator can add it to PIOCHE_HOSTS.
server-origin = This request came from another page.
server-no_cookie = The browser has to accept the cookie that keeps your seat.
server-not_found = There is nothing here.
server-fault = Something went wrong on the server. Try again.
server-hint-loopback = So far only this computer can open the link.
server-hint-loopback-help = On this computer, stop Pioche (Ctrl and C where it was started).
    Start it again with the line below: the tables are still there.
    Phones on the same Wi-Fi can then open the link.
server-hint-network = This machine seems to be on no network; the link works only here.

## The page: the table of a running game

page-table-players = Players
page-table-hand = Your hand: { count-cards }
page-table-card-closed = { $card }, can’t be played now
page-table-prompt = What to do now
page-table-which_tray = On which tray do you play it?
page-table-on_tray = On the { $tray } tray
page-table-one_or_both = One card or two?
page-table-both = Both
page-table-one = Only one
page-table-back = Another card
page-table-lay_it = Play it
page-table-pile = Draw pile, { count-cards }
page-table-pile-back = Draw pile, { count-cards }; the back of the top one is { $card }
page-table-talon = On the discard pile: { $card }
page-table-tray = The { $tray } tray, { count-cards }, on top: { $card }
page-table-colour = Colour in play: { $colour }
page-table-tilting = Hold your breath…
page-table-shown = Cards on show
page-table-close = Close
page-table-rule = The rule on this card
page-look-backs = Everybody but { $player } sees these backs; only { $player } sees the faces.
page-look-hidden = Only { $player } sees these cards.
page-look-open = Everybody can see these cards.
page-look-none = No cards left.
page-look-bot = A bot ({ $level })
page-look-left = { $player } has left; a bot takes over.
page-look-away = { $player } hasn’t answered for { $time }; a bot is playing for now.
page-look-gone = { $player } lost connection { $time } ago.
page-look-seconds = { $count } s
page-look-minutes = { $count } min
page-nudge = Nudge { $player }
page-nudged = { $by } nudges { $player }: your turn!
page-nudged-you = { $by } nudges you: it is your turn!
page-news-left = { $player } has left; a bot takes over.
page-news-gone = { $player } has lost connection.
page-news-away = A bot is playing for { $player } for now.
page-news-back = { $player } is back.
page-news-joined = { $player } is playing now.
page-news-withheld = The cards are shuffled again: { $player }’s device did not give its number in time. A bot plays this round for { $player }.
page-news-host = { $player } is the host now.
page-news-host-you = You are the host now.
page-clock-left = { $count } s
page-table-seat = { $player }, { count-cards }
page-table-seat-asked = to answer now
page-table-seat-bot = a bot
page-table-seat-away = away, a bot steps in
page-table-seat-dealer = dealer
page-table-seat-partner = your partner
page-table-points = { count-points }
page-table-catch = Catch!
page-table-silent = No UNO!
page-table-sound = Sounds
page-sound-ask = Play with sounds?
page-sound-yes = Yes
page-sound-no = No
page-table-sort-colour = Sorted by colour: change the order
page-table-sort-number = Sorted by number: change the order
page-table-sort-arrival = In order of arrival: change the order

## Players who are out, and a careful hand

page-out = Out
page-place-short = { $number ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $number }th
 }
page-place = { $number ->
    [1] 1st place
    [2] 2nd place
    [3] 3rd place
   *[other] { $number }th place
 }
page-out-place = You’re done: { page-place }! Stay and see who comes next.
page-out-round = You are out of this round. Stay and see how the others get on.
page-out-match = You are out of this match. Stay and see who wins it.
page-put-out = put out with { count-cards }
page-dropped = out of the match
page-drops = drops out of the match
page-table-seat-place = { $player }, no cards left, { page-place }
page-table-seat-round = { $player }, out of the round
page-table-seat-match = { $player }, out of the match
page-care-swing = Gently: stop the marker in the middle.
page-care-count = Gently: press, count two seconds, press again.
page-care-counting = Two seconds…
page-care-result = Care: { $count } out of 100
page-care-begin = Begin
page-care-stop = Now!
page-care-skip = Just play it
page-care-calm = Count
page-care-watch = Watch
page-care-back = Back
page-rule-excluded = Not together with: { $rules }.
page-rule-seats = Only with { count-players } at the table.
page-rule-needs = Only with “{ $rule }: { $value }”.
page-hint-respond-pass = Take the cards, or pass them on with one of the raised cards.
house-off = Not played at this table.

## Options that cannot be played

option-apart = “{ $option }” and “{ $other }” don’t go together
option-exactly = “{ $option }” needs exactly { count-players }
option-needs = “{ $option }” goes only with “{ $other }: { $setting }”
option-with = “{ $option }” goes only with “{ $other }”
option-no-balance = “{ $option }” makes no sense in this box, which has no balance
option-one-by-one = “{ $option }” makes no sense in this box, where cards are put down one by one
option-no-bluff = “{ $option }” makes no sense in this box, where no card can be a bluff
option-mercy = “{ $option }” puts out whoever holds { $limit } cards, and { $hand } are dealt
option-few = { $hand } cards for each of { $seats } players leave fewer than { $least } to draw
option-seats = 2 to 10 players can play, not { $seats }
option-number = “{ $option }” is a number from { $least } to { $most }, not { $value }
option-word = “{ $option }” is { $words }, not { $value }
option-text = “{ $option }” is a text
option-custom-two = the Customizable cards carry one rule, such as C3, or two
option-custom-text = a text of your own goes with the rule C9
option-dealer = there is no seat { $seat } that could deal
option-twice = “{ $option }” and { $number } are one rule, and were given two values
option-near = there is no option “{ $name }”; did you mean “{ $option }”?
option-unknown = there is no option “{ $name }”; this box knows { $known }
option-preset = there is no set of rules “{ $name }”; there are { $known }
option-box = there is no box “{ $name }”; there are { $known }. A box of your own is given with --box-file FILE
option-name = a name is one word without { $signs }, not “{ $name }”
option-name-long = a name has at most { $most } letters: “{ $name }” is too long
option-name-taken = nobody can be called “{ $name }”, which means something else here
option-name-twice = two players are called “{ $name }”

## Pioche on one device, without a server

page-together = Together on this device
page-together-line = Everybody plays on this one device; the cards are covered while it goes round.
page-together-name = Player { $number }
page-together-more = Add someone
page-together-less = Leave out player { $number }
page-together-give = Give the device to { $player }
page-together-turn = { $player } is next
page-together-show = I am { $player }: show my cards
page-together-watch = The others play.
page-together-call = { $player }: UNO!
page-together-catch = Catch { $player }!
page-together-middle = The device lies in the middle of the table
page-together-seat = Sit down
page-table-first = Set up a table
device-loading = Loading the game: { $percent }%
device-starting = The game is starting.
device-ready = The game is ready.
device-failed = The game didn’t start. The first start needs a connection.
device-unable = This browser can’t run the game: it has no WebAssembly, or it is turned off. Another browser may.
device-mixed = The files of the game don’t fit together. Perhaps it is being updated just now: try again in a moment.
device-stopped = The game has stopped. Nothing is lost: try again, and it goes on where it was.
device-full = This device has no room to keep the game. You can play, but it needs a connection every time.
device-storage = This device has no room left, or doesn’t let the game keep anything. Nothing that was played before is lost; save everything as a file, make room, and try again.
device-fault = Something went wrong in the game. Try again.
device-damaged = The record of this table can’t be read any more.
device-missing_box = This needs the box { $box }, which isn’t here now. Nothing is lost.
device-other_rules = This table was started under rules version { $theirs }; this page plays version { $ours }. It is kept.
device-lost = The browser has taken the game’s storage away, with what was kept in it. Load the page again; a file that you saved can be opened then.
device-gone = The browser has cleared what was kept here. If you saved everything as a file, open it again.
device-no-cup = A cup is played on several devices, and this page has only yours. It needs a server: “make play”, or “pioche serve”, starts one.
device-update = A newer version is here.
device-update-sure = The match goes on after the update, where it stands now. Update?
device-update-now = Update
device-update-later = Later
device-keeping = Kept on this device
device-keeping-line = Tables and games stay in this browser. A file keeps them safe, or takes them to another device.
device-export = Save everything
device-import = Open a file
device-exported = Everything has been saved as a file.
device-imported = From the file: { $tables ->
        [one] 1 table
       *[other] { $tables } tables
    }, { $records ->
        [one] 1 game
       *[other] { $records } games
    }; left out: { $left }.
device-box-added = The box { $box } is here now.
device-box-care = A file can be everything another device kept, a game (.toml), or a box someone made (.py). A box is a program: open only those from people you trust.
device-games-file-line = The record of a match played elsewhere, such as on a server. Here you can watch it again and review it.
device-games-delete-line = What is deleted is gone from your list. Its record stays until the browser is cleared.
page-plain-http = Over plain HTTP the browser can’t install this page or keep it for offline use; playing works.
server-elsewhere = Pioche is open in another window, which has the tables. Close it, and they will be here.
server-bad_file = This file can’t be read: it is not a Pioche file, or damaged.
server-bad_record = This game can’t be shown: { $why }.
server-bad_box = This box can’t be used: { $why }.

## My games: what was played in a browser

page-more = More
page-games = My games
page-games-line = Every match played to the end in this browser. Only you see this list.
page-games-none = Nothing yet. Play a match to the end, and it will be here.
page-games-figures = In figures
page-games-total = Matches
page-games-streak = Won in a row
page-games-best = record: { $count }
page-games-comeback = Biggest comeback
page-games-behind = { $count ->
    [one] { $count } point behind
   *[other] { $count } points behind
}
page-games-bluffs = Bluffs that worked
page-games-bluffs-of = of { $count }
page-games-caught = Times you were caught
page-games-catches = You caught others: { $count }
page-games-uncounted = { $count ->
    [one] One match is still being counted.
   *[other] { $count } matches are still being counted.
}
page-games-how-often = How often you win
page-games-players = { $count } players
page-games-share = { $games ->
    [one] { $won } of { $games } match won, { $share }. A fair share would be { $fair }.
   *[other] { $won } of { $games } matches won, { $share }. A fair share would be { $fair }.
}
page-games-between = In the long run it may be anything from { $low } to { $high }.
page-games-says-few = Too few matches to say more.
page-games-says-luck = Luck alone is enough to explain it.
page-games-says-more = Luck alone doesn’t explain it.
page-games-says-less = Bad luck alone doesn’t explain it.
page-games-honest = The fair share is what everybody would win if all played equally well. Strong and weak opponents count alike here, and about one such line in twenty looks special by chance.
page-games-all = All matches
page-games-won = Won
page-games-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
page-games-with = With { $players }
page-games-short = less than a minute
page-games-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
page-games-review = Review
page-games-download = Download the record
page-games-delete = Delete
page-games-delete-sure = Delete this match from your list?
page-games-keep = Keep
page-games-deleted = { $count ->
    [one] One match was deleted.
   *[other] { $count } matches were deleted.
}
page-games-more = { $count ->
    [one] Show one more
   *[other] Show more ({ $count } left)
}
page-games-delete-all = Delete all
page-games-delete-all-yes = { $count ->
    [one] Yes, delete it for good
   *[other] Yes, delete all { $count } for good
}
page-games-delete-line = What is deleted is gone from your list, on all your devices. The record of a match stays with the others who played.
page-games-file = A game from a file
page-games-file-line = The record of a match played elsewhere, such as one downloaded from Pioche without a server. Anybody who gets its link can watch it here.
page-games-file-open = Open a record
page-games-device = On another device
page-games-device-line = Open this link, or point the other device’s camera at the picture: then both show the matches of both. It works once, for five minutes.
page-games-device-make = Make a link
page-games-device-anew = Make a new link
page-games-device-qr = Picture with the link for the other device’s camera
page-games-device-left = Works for { $minutes }:{ $seconds } more
page-games-devices = { $count ->
    [one] { $count } device shows this list.
   *[other] { $count } devices show this list.
}
page-games-device-part = Stop sharing on this device
page-games-parted = This device shows only what was played on it.
page-games-bring = Matches from another device
page-games-bring-line = From now on this device and the other one show the same list, with the matches of both. Only do this with devices of your own.
page-games-bring-yes = Bring them here
page-games-bring-no = No thanks
page-games-brought = Done: both devices show the same list now.

## An evening together: standings, votes

page-evening = { $count ->
    [one] This evening: { $count } match
   *[other] This evening: { $count } matches
}
page-evening-place = Place
page-evening-player = Player
page-evening-matches = Played
page-evening-wins = Won
page-evening-score-places = Points
page-evening-score-points = Points
page-evening-bot = a bot
page-evening-gone = not here
page-evening-leads = { $players } in front
page-evening-count = What counts
page-evening-count-places = Places
page-evening-count-points = Points scored
page-evening-count-wins = Matches won
page-evening-line-places = In each match you get a point for every player you leave behind.
page-evening-line-points = Points add up; in low-score games you get your lead over last place.
page-evening-line-wins = Only matches that were won count.
page-evening-fresh = Start a new evening
page-evening-fresh-yes = Yes, start over
page-evening-picture = Picture of the results
page-vote-open = Suggest another box or rule
page-vote-line = Everybody at the table votes. It is done as soon as more than half are for it.
page-vote-suggest = Suggest this to everybody
page-vote-suggested = { $player } suggests { $box }.
page-vote-for = For it ({ $count } of { $needed } needed):
page-vote-against = Against it:
page-vote-yes = I am for it
page-vote-no = I am against it
page-vote-deal = A suggestion is still open. Deal anyway and drop it?
page-command-count = what counts this evening
page-command-suggest = your suggestion
page-command-vote = your vote
server-same_rules = That is what is played already.
server-no_motion = Nothing is suggested any more.

## A cup over several tables

page-cup = Cup
page-cup-line = For 3 to 20 people at several tables: everybody plays everybody, or the winners go on.
page-cup-open-new = Open the cup
page-cup-yours = Your cups
page-cup-code = Code of the cup
page-cup-qr = QR code that leads to the cup { $code }
page-cup-phase-gathering = getting ready
page-cup-phase-playing = going on
page-cup-phase-over = over
page-cup-phase-closed = closed
page-cup-join = Take part
page-cup-take-part = Take part
page-cup-form = How it is played
page-cup-form-round_robin = Everybody plays everybody
page-cup-form-knock_out = Knock-out
page-cup-line-round_robin = A game is worth up to one point: the share of opponents you leave behind. Byes are shared fairly.
page-cup-line-knock_out = The winner of each table goes on. Byes are shared fairly.
page-cup-size = up to { $count } at a table
page-cup-size-choose = Players at a table, at most
page-cup-round = round { $number } of { $of }
page-cup-rounds = { $count ->
    [one] One round, so far.
   *[other] { $count } rounds, so far.
}
page-cup-members = { $count ->
    [one] { $count } person takes part
   *[other] { $count } people take part
}
page-cup-host = host
page-cup-remove = Remove { $player }
page-cup-begin = Draw the first round
page-cup-more = It takes three people
page-cup-wait = { $player } draws the rounds.
page-cup-next-round = Draw the next round
page-cup-end = Close the cup
page-cup-tables = Tables of round { $number }
page-cup-table = Table { $number }
page-cup-waiting = getting ready
page-cup-playing = playing
page-cup-by-played = over
page-cup-by-walkover = walkover
page-cup-by-host = decided by the host
page-cup-lot = by lot
page-cup-award = Decide it
page-cup-award-line = Only if the game can’t be finished. Who won?
page-cup-byes = Bye this round: { $players }
page-cup-standings = Standings
page-evening-score-cup = Points
page-cup-next = What comes next
page-cup-drawn-later = The next round is drawn when all tables are done.
page-cup-last = This is the last round.
page-cup-open = { $count ->
    [one] One table is still playing.
   *[other] { $count } tables are still playing.
}
page-cup-past = The rounds so far
page-cup-your-turn = Your table is waiting
page-cup-to-table = To my table
page-cup-back = Back to the cup
page-cup-done = This match is over. It goes on at the cup.
page-cup-won = The cup goes to { $players }
page-cup-left = has left
page-cup-out = out
page-cup-stay = Stay
page-cup-forsaken = You have won: back to the cup
page-cup-leave = Leave the cup
page-cup-leave-line = A bot plays your match to the end, or the other one has won. The others go on without you.
page-cup-leave-early = You can come back as long as it hasn’t started.
page-command-set_cup = what is played in the cup
page-command-award = your decision
server-not_in_cup = You aren’t taking part in this cup.
server-cup_begun = The cup has already started.
server-cup_over = The cup is over.
server-cup_few = A cup takes at least { $count } people.
server-cup_waits = { $count ->
    [one] One table is still playing.
   *[other] { $count } tables are still playing.
}
server-cup_teams = In a cup everybody plays for themselves, not in teams.
server-no_cup_game = This game has already been decided.
server-not_at_cup = That is done at a table, not at the cup.
server-no_cup_here = That is done at a cup, not at a table.
server-of_cup = At a table of a cup this is decided at the cup.

# Studies: questions that very many rounds answer

study-size = { $deals } deals at each table, { $rounds } rounds in all.
study-plain = { $measure }: { $list }.
study-players = { $count } players
study-paired = The last column of the numbers compares each table with “{ $first }” on the same deals.
study-paired-without = The last column of the numbers compares each table with the same one without the switch, on the same deals.
study-caption = { $measure }. Lines on both sides of a point hold the true value in 95 of 100 such studies.
study-compared = { $measure }, more than “{ $first }”
study-compared-without = { $measure }, more than without it
study-repeat = How to repeat it
study-version = With Pioche { $version } the same command gives the same numbers (seed { $seed }).
study-data = The data
study-numbers-shown = The numbers
study-table = Table
study-group = Of which
study-mean = Mean
study-interval = 95% interval
study-more = Compared
study-known = specification
study-numbers = Players
study-numbers-place = Place after the dealer, who is last
study-numbers-lean = Difference between the trays, in cards
study-measure-turns = Turns in a round
study-measure-points = Points of the winner
study-measure-winner = Rounds won, %
study-measure-void = Rounds without a winner, %
study-measure-wins = Rounds won by the one who plays differently, %
study-measure-place = Rounds won, %
study-measure-dealt = Rounds won by whoever was dealt the card, %
study-measure-lean = Share of all falls, %
study-measure-falls = Falls of the balance in a round
study-measure-side = Turns on each side, %
study-measure-flipper = Rounds won, %
study-measure-missed = Rounds won, %
study-measure-drawn = Cards drawn in a round
study-measure-decisions = Answers in a round
study-group-light = light side
study-group-dark = dark side
study-group-flipped = has flipped the table
study-group-not = has not
study-group-none = missed no call
study-group-away = missed one and got away
study-group-caught = was caught
study-group-skip = Skip
study-group-reverse = Reverse
study-group-draw-two = Draw Two
study-group-wild = Wild
study-group-wild-draw = Wild Draw Four
study-value-true = yes
study-value-false = no
study-arm-by-the-book = by the book
study-arm-honest = never bluffs
study-arm-bluffer = bluffs freely
study-arm-trusting = never challenges
study-arm-suspicious = always challenges
study-arm-family = forgets one call in ten
study-arm-forgetful = forgets every call
study-arm-attentive = forgets none
study-arm-random_uno = at random
study-arm-easy = easy
study-arm-greedy = medium
study-title-own = A question of your own
study-title-length = How long is a round, and what is it worth?
study-answer-length = With four players a round takes { $short } turns in { $shortbox } and { $long } in { $longbox }; its winner scores { $poor } to { $rich } points.
study-title-seats = Does it matter where you sit?
study-answer-seats = In { $box }, the player after the dealer wins { $first }% of the rounds and the dealer { $last }%; if it didn’t matter, it would be 25%.
study-title-opening = What is each card in the opening hand worth?
study-answer-opening = The best card to be dealt is { $best }: its holder wins { $much }% of the rounds. The worst is { $worst }, with { $little }%.
study-title-rules = What does each house rule do to a round?
study-answer-rules = By the book a round takes { $book } turns. On the same deals “{ $rule }” adds { $more }, and “{ $other }” saves { $less }.
study-title-switches = What does each switch of the rules do to a round?
study-answer-switches = Of { $number } choices { $sure } surely change how long a round is. On the same deals “{ $rule }” adds { $more } turns, and “{ $other }” saves { $less }.
study-title-bluffing = Is it worth bluffing, and challenging?
study-answer-bluffing = Against three others of the family, a player who bluffs freely wins { $bluffer }% of the rounds and one who never does { $honest }%; one who never challenges { $trusting }%, and one who always does { $suspicious }%. Even would be 25%.
study-title-balance = When does the balance fall?
study-answer-balance = With four players it falls { $falls } times a round, and most often at a difference of { $most } cards: { $share }% of all falls, where the specification’s table has 48%.
study-title-sides = How long does each side of Flip last, and who profits?
study-answer-sides = With four players the dark side is up for { $dark }% of the turns. A player who has flipped the table wins { $flipped }% of the rounds, the others { $others }%.
study-title-skill = Luck or skill?
study-answer-skill = On the same deals, against three who play at random, a player who calls but otherwise plays at random wins { $weak }% of the rounds, and the best of the others ({ $bot }) { $strong }%: skill counts, and luck decides most rounds.
study-title-calls = What does a forgotten call cost?
study-answer-calls = A player who forgets every call wins { $forgetful }% of the rounds and one who forgets none { $attentive }%, where 25% would be even. When it is noticed, only { $caught }% of the rounds are won; when it isn’t, { $away }%.

## Lessons: a first game that teaches

page-learn = Learn to play
page-case-see = See the case
page-case-back = The rules
page-learn-first = New to this box? Learn it in three minutes.
page-learn-no = No thanks
page-learn-step = Step { $step } of { $steps }
page-learn-on = Go on
page-learn-back = Back
page-learn-skip = Skip
page-learn-right = Well done!
page-learn-again = From the start
page-learn-play = Play a real round
page-learn-over = That was the lesson. Now against easy bots; the coach helps whenever you ask.
server-no_case = No case shows this choice.
server-no_lesson = There is no lesson for this box.
lesson-otherwise = The rules allow that, but look for the other way: it’s what this step is about.
lesson-classic-welcome = Welcome! Whoever gets rid of all their cards first wins the round. Your hand is below; in the middle is the discard pile, where you play; beside it, the draw pile.
lesson-classic-colour = You can play a card that has the colour of the top card. It’s red: play one of your red ones.
lesson-classic-number = The same number works too, whatever its colour. The top card is a blue 5: play your green 5, and green it is.
lesson-classic-draw = You have nothing to play on the red 3. So you draw one card: tap the draw pile.
lesson-classic-drawn = A red 8: a card you have just drawn can be played at once if it fits. Play it.
lesson-classic-skip = Cards with a symbol do something. A Skip makes the next player lose a turn. Play it.
lesson-classic-plus2 = Ada was skipped, Tom played a red 6. A Draw Two: the next player takes two cards and loses a turn. Play it.
lesson-classic-reverse = A Reverse changes the direction of play: it will be Tom’s turn, not Ada’s. Play it.
lesson-classic-wild = A Wild can be played on anything. Play it: then you choose the colour.
lesson-classic-name = Which colour? You hold two blue cards, so blue suits you.
lesson-classic-bluff = Tom played a Wild Draw Four on you. He may only do that if he has no red card. You think he’s bluffing: challenge him!
lesson-classic-honest = You were right, and Tom took the four cards. Here he does it again. Challenge once more, and see what it costs when he’s honest.
lesson-classic-call = He was honest: you took six cards. On to something better: you have two cards left. Say UNO before you play the blue 4.
lesson-classic-catch = Ada has only one card left and said nothing. Catch her: she’ll take two cards!
lesson-classic-out = Your last card fits. Play it and win the round.
lesson-classic-count = The round is yours. You score what the others still hold: numbers at face value, symbols 20, wilds 50. Now you know it all!
lesson-titans-pink = The same game as Classic, with pink in place of red. The top card is pink: play yours.
lesson-titans-robin = This is Robin: you can play him on anything, and he rids one player of all their pink cards. Play him.
lesson-titans-name = Like any wild, he lets you choose a colour. You hold green cards: choose green.
lesson-titans-target = Who gets rid of their pink cards? Be nice to Ada: choose her, and three cards are gone.
lesson-titans-custom = Two cards carry a rule that your table writes before the first deal. Here the first one says: swap hands. Play it.
lesson-titans-custom-name = First the colour, as with any wild. Choose green.
lesson-titans-rule = Now the table’s rule: with whom do you swap? Pick Ada.
lesson-titans-end = Her hand is yours. Before a match everybody agrees on what these cards do; the dealer can’t decide alone.
lesson-flip-sides = Every card has two sides, light and dark. You play the side you see; everybody else sees the other side of yours.
lesson-flip-backs = You can see the backs of everyone’s cards: tap a player to see them large. They tell you what that player will hold when the table flips.
lesson-flip-light = On the light side everything is as you know it. Play a red 7.
lesson-flip-flip = A Flip turns everything over: hands, discard pile and draw pile. Play it.
lesson-flip-turned = The dark side: pink, teal, orange and purple, and tougher cards. Your hand shows its other side now.
lesson-flip-five = A Draw Five: the next player takes five cards and loses a turn. Play it.
lesson-flip-everyone = Skip Everyone: all the others are skipped, and it’s your turn again. Play it.
lesson-flip-search = The Wild Draw Colour: the next player draws until the colour you choose comes up. Play it.
lesson-flip-colour = Which colour should Ada look for? Choose teal.
lesson-flip-end = It took four cards to find teal. The next Flip would turn everything back to the light side. That’s the whole game!
lesson-transformers-sides = A box with two sides, like Flip: Autobots on the light side, Decepticons on the dark one. You can see the backs of the others’ cards. What’s new: two duels.
lesson-transformers-optimus = Optimus Prime can be played on anything and calls a duel: the highest number wins. Play him.
lesson-transformers-rival = Against whom? Your best card is a 9, and Tom doesn’t look strong: choose him. A card without a number doesn’t count.
lesson-transformers-beneath = You won. The winner may slip cards of any kind under Optimus, without effect. Slip one under.
lesson-transformers-enough = You could slip another one under, but your last card always stays in your hand. Say that’s all.
lesson-transformers-name = The winner also chooses the colour. You hold a red 9: choose red.
lesson-transformers-megatron = On the dark side Megatron calls: two hands are shown, and the lowest number loses. Play him.
lesson-transformers-open = Your lowest number is a 3. Choose Tom and see what he holds.
lesson-transformers-wilds = He had a 1, so he took two cards. Wilds and symbols have no number; a hand without numbers can’t have the lowest. Now choose orange.
lesson-transformers-end = That’s all you need. Flip cards turn the table over, as in Flip.
lesson-tippo-trays = There are two discard piles here, on the trays of a balance. You can play on the left or on the right, wherever your card fits.
lesson-tippo-left = On the left is a red 5: your red 7 fits. Tap it.
lesson-tippo-right = On the right is a green 3: play your green 9 there. That keeps it balanced.
lesson-tippo-stop = A Stop freezes its tray: only wilds and Stops of its colour or number can go there now. Play your red Stop.
lesson-tippo-frozen = The left tray is frozen, so you can’t play your red 9 there, even though it is red. Play the blue 4 on the right.
lesson-tippo-heavy = Look at the left tray: six cards, and the beam leans a long way. One more, and… try the green 5 there.
lesson-tippo-fallen = It has tipped! Whoever made it fall takes two cards, the trays are emptied down to the top cards, and play goes on.
lesson-tippo-tilt = The Tilt: everybody in turn puts the top card of the draw pile on that tray until the balance tips. Play it on the left.
lesson-tippo-breath = Ada and Tom were lucky. Hold your breath and place your card.
lesson-tippo-end = It held, and then Ada made it fall: two cards for her. A last card only wins if the balance holds. Your turn!

## The score pad beside real cards

page-pad = With real cards
page-pad-line = The cards are on your table, the score is here: a score pad for a real box, which also knows what every card does.
page-pad-kept = Everything stays on this device, and works without a connection once it has been opened.
page-pad-lost = This browser keeps nothing just now: its storage is full or blocked. You can go on, but don’t close this window.
page-pad-unknown = The pad has not been loaded yet. Open it once with a connection; afterwards it works without.
page-pad-people = Who plays, in the order you sit, clockwise
page-pad-first = Who deals first?
page-pad-begin = Start
page-pad-on = Go on with the last match
page-pad-same = Two people are called { $name }: give one of them another name.
page-pad-seats = For this format there have to be { $count } of you.
page-pad-target-wrong = The points to reach are a whole number from { $least } to { $most }.
page-pad-to = { $form } · up to { $target } points
page-pad-deals = deals
page-pad-out = dropped out
page-pad-begins = { $name } deals, { $first } starts.
page-pad-deal = { $name } deals this round
page-pad-way = { $way ->
    [right] Play goes to the right
   *[left] Play goes to the left
 }
page-pad-turn = Change the direction
page-pad-count = Count the round
page-pad-one-round = Someone has won
page-pad-who = Who went out?
page-pad-nobody = Nobody
page-pad-nobody-line = A round that nobody could end.
page-pad-hand = { $name }’s hand
page-pad-tap = Tap the cards that are left, or type the points.
page-pad-add = { $card }: { count-points }
page-pad-remove = Take { $card } away again
page-pad-type = Points
page-pad-up = Which side is up?
page-pad-missing = Nothing has been entered for { $name }: tap the cards, or type 0.
page-pad-no-winner = First say who went out.
page-pad-typed-wrong = { $name }: points are a whole number from 0 to { $most }.
page-pad-no-more = There are only { $count } of these in the box.
page-pad-scores = { $name }: { count-points } for this round
page-pad-enter = Write it down
page-pad-not-yet = Not yet
page-pad-now = Round { $round } is written down. { $totals }.
page-pad-total = { $name } { $points }
page-pad-undo = Undo
page-pad-undone = Undone. { $totals }.
page-pad-again = Another match, same people
page-pad-others = Other people or another box
page-pad-won = Matches won: { $count }
page-pad-cards = What does this card do?
page-pad-cards-line = Tap a card of your box.
page-pad-back = Back to the pad
page-pad-balance = The balance
page-pad-balance-line = Put the real cards on two piles, and tap here where each one went. Taking cards shakes the table too. With the real balance, push each card well into its tray.
page-pad-left = On the left
page-pad-right = On the right
page-pad-take = Cards taken
page-pad-holds = { $lean ->
    [left] It holds, and leans to the left
    [right] It holds, and leans to the right
   *[even] It holds, dead level
 }: { $left } on the left, { $right } on the right.
page-pad-falls = { $late ->
    [yes] Too much after all… everything falls!
   *[no] Everything falls!
 } Whoever played or took the last card takes { count-cards }. The two top cards stay, all the others are set aside.
page-pad-anew = Set it up again
page-pad-sound = Sounds
page-pad-screen = On a second screen
page-pad-screen-line = Nothing is being counted yet. Start a match in another window on this device: it appears here by itself.
