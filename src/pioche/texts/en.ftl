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
    .line = Two piles on the trays of a balance: whoever makes it tip pays.

## Sides, trays, colours

side-light = light side
side-dark = dark side
side-transformers-light = AUTOBOTS side
side-transformers-dark = DECEPTICONS side

tray-left = left
tray-right = right

# .some: what is asked for (“you need blue”); .card: of a card that is not a number (“the blue Skip”).
colour-red = red
    .some = red
    .card = red
colour-yellow = yellow
    .some = yellow
    .card = yellow
colour-green = green
    .some = green
    .card = green
colour-blue = blue
    .some = blue
    .card = blue
colour-pink = pink
    .some = pink
    .card = pink
colour-teal = teal
    .some = teal
    .card = teal
colour-orange = orange
    .some = orange
    .card = orange
colour-purple = purple
    .some = purple
    .card = purple

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

decision-turn = Your turn: lay a card that fits, or draw.
decision-turn-lay = Your turn: lay a card that fits.
decision-turn-draw = Nothing you hold can be laid: draw a card.
decision-turn-until = Nothing you hold can be laid: draw until a card fits.
decision-after_draw = You drew { $card }, and it fits. Lay it now, or keep it?
decision-after_draw-must = You drew { $card }. It fits, so at this table it must be laid.
decision-colour = Which colour do you name?
decision-colour-FirstNames = A wild begins, and you play first: which colour shall it be?
decision-colour-tray = Which colour do you name for the { $tray } tray?
decision-colour-trays = You play first: name a colour for each tray that shows a wild.
decision-colour-DrawColour = Which colour? The next player draws until it comes.
decision-colour-FinishingColour = { decision-colour-DrawColour }
decision-colour-FlipTable = The other side of the talon begins with a wild: which colour do you name?
decision-colour-FlipOpening = { decision-colour-FlipTable }
decision-colour-VictorNames = The duel is yours: which colour do you name?
decision-target = Whom do you choose?
decision-target-RemovePink = Robin is yours: who loses the pink cards?
decision-target-OptimusDuel = Optimus Prime calls: against whom do you hold your highest number?
decision-target-MegatronDuel = Megatron calls: with whom do you open your hands? The lowest number takes 2 cards.
decision-target-SwapHands = With whom do you exchange your whole hand?
decision-target-TargetTakes = Who gets { count-cards } as a present?
decision-respond = It is aimed at you: what do you do?
decision-respond-count = { $player } played { $card } on you. Take { count-cards } and lose your turn, or challenge? If { $player } was honest you take { $more }.
decision-respond-sought = { $player } played { $card } on you. Draw until { $colour } comes and lose your turn, or challenge? If { $player } was honest you draw 2 more.
decision-respond-sum = It is { count-cards } for you by now. Answer with a draw card, take them and lose your turn, or challenge { $player }? If { $player } was honest you take { $more }.
decision-respond-answer = It is { count-cards } for you by now. Answer with a draw card, or take them and lose your turn?
decision-respond-bounce = { $player } played { $card } on you. Take { count-cards } and lose your turn, or pass it on with { $cards }?
decision-lay = You may choose a card.
decision-lay-LayBeneath = The duel is yours: you may lay { $number ->
    [one] one card of any kind beneath. It has
   *[other] up to { $number } cards of any kind beneath. They have
 } no effect, and your last card stays with you.
decision-keep = All your cards are { $colour }: which one do you keep? The others go beneath.
decision-place = Hold your breath: put the top card of the draw pile on the { $tray } tray.
decision-round_over = The round is over. Shall the next one be dealt?
decision-match_over = The match is over.

waiting-turn = It is { $player }’s turn.
waiting-after_draw = { $player } has drawn and may lay the card.
waiting-colour = { $player } is choosing a colour.
waiting-target = { $player } is choosing a player.
waiting-respond = { $player } has to take cards, or finds a way out.
waiting-lay = { $player } may lay cards beneath.
waiting-keep = { $player } is choosing a card to keep.
waiting-place = { $player } has to put a card on the tray.
waiting-round_over = The round is over.
waiting-match_over = The match is over.

answer-play = Lay { $card }
answer-play-double = Lay { $card } twice
answer-play-tray = Lay { $card } on the { $tray } tray
answer-draw = Draw
answer-keep = Keep it
answer-keep-card = Keep { $card }
answer-name = Name { $colour }
answer-name-tray = Name { $colour } for the { $tray } tray
answer-target = Choose { $player }
answer-accept = Take the cards
answer-challenge = Challenge { $player }
answer-lay = Lay { $card } beneath
answer-done = That is all
answer-place = Place the card
answer-uno = Call UNO
answer-catch = Catch { $player }, who has not called UNO
answer-host = Give { $player } { count-cards }
answer-next = Deal the next round

## The coach: hints, reviews and puzzles

# $answer is an answer as above, $player a name; figures are hundredths where they are called chances.
coach-with-colour = { $answer }, naming { $colour }
coach-with-target = { $answer }, at { $player }
coach-without-uno = { $answer }, without calling UNO
coach-silence = Say nothing
coach-reason-only = There is no other answer.
coach-reason-out = It wins the round at once.
coach-reason-challenge = { $player } has bluffed in { $much } of 100 games that fit what was seen, which makes the challenge worth its price.
coach-reason-accept = { $player } has bluffed in only { $much } of 100 games that fit what was seen: too few for a challenge.
coach-reason-rival = It holds { $player } up, who has { count-cards }: { $player } then wins { $much } of 100 rounds instead of { $instead }.
coach-reason-lacks = { $player } plays next and is short of { $colour }: none in { $much } of 100 games that fit what was seen, against { $instead } after the other answer.
coach-reason-stuck = { $player } plays next and has nothing to lay in { $much } of 100 games that fit what was seen, against { $instead } after the other answer.
coach-reason-follow = When the turn comes back there is a card to lay in { $much } of 100 games, against { $instead } after the other answer.
coach-reason-fewer = Fewer cards are left when the turn comes back: { $much } on average instead of { $instead }.
coach-reason-call = Calling costs nothing; whoever forgets it takes cards when somebody notices, here every other time.
coach-reason-kept = It keeps { $card } for when it is needed.
coach-reason-more = No single thing decides it; over all games it wins more often.
coach-reason-close = The first answers are about equally good.
coach-hint-title = How often each answer wins the round, in { $count } games that fit what you have seen:
coach-hint-line = { $chance } % ({ $low }–{ $high }): { $answer }
coach-hint-unclear = The first two are too close to be told apart for sure.
coach-hint-unknown = No figures can be had here.
coach-verdict-best = best
coach-verdict-good = good
coach-verdict-doubtful = doubtful
coach-verdict-mistake = mistake
coach-title = Review: { $box }, { count-players }
coach-round = Round { $round }
coach-budget = Every figure comes from { $games } games that fit what that player could see; ± and brackets hold the truth in 95 of 100 cases.
coach-won = { $player } wins round { $round }.
coach-void = Nobody wins round { $round }.
coach-start-ahead = The cards dealt already put { $player } ahead, with { $chance } %.
coach-start-behind = After the deal { $player } had only { $chance } %.
coach-start-even = After the deal { $player } had { $chance } %, about as much as everybody else.
coach-turning = Move { $move } turns it ({ $other }: { $answer }): { $player } goes from { $before } % to { $after } %.
coach-turning-short = Move { $move } ({ $other }: { $answer }): { $player } { $before } % → { $after } %
coach-costliest = The costliest decision is { $player }’s at move { $move }: { $answer }. It gives away { $loss } points of a hundred ({ $low } to { $high }); better: { $better }.
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
coach-account = { $player }: { $decided }, { $mistakes }. Deal { $deal }, own cards { $cards }, the others { $others }, own decisions { $decisions } ± { $unsure }; from { $start } % to { $end } %.
coach-account-unknown = { $player }: not enough is known.
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
event-CardTurnedUp-tray = The { $tray } tray begins with { $cards }.
event-CardPutBack = The first card would be { $cards }, which may not start: it goes back into the pile.
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
    [player] You should take cards, but none is left.
   *[none] { $player } should take cards, but none is left.
 }
event-CardKept = { $you ->
    [player] You keep the card.
   *[none] { $player } keeps the card.
 }
event-TurnPassed = { $you ->
    [player] You can neither lay nor take, and pass.
   *[none] { $player } can neither lay nor take, and passes.
 }
event-TurnLost = { $you ->
    [player] You lose the turn.
   *[none] { $player } loses the turn.
 }
event-DirectionChanged-left = The direction changes: play goes to the left.
event-DirectionChanged-right = The direction changes: play goes to the right.
event-ColourNamed = { $you ->
    [player] You name { $colour }.
   *[none] { $player } names { $colour }.
 }
event-ColourNamed-tray = { $you ->
    [player] You name { $colour } for the { $tray } tray.
   *[none] { $player } names { $colour } for the { $tray } tray.
 }
event-TargetChosen = { $you ->
    [player] You choose { $other }.
    [other] { $player } chooses you.
   *[none] { $player } chooses { $other }.
 }
event-UnoCalled = { $you ->
    [player] You call UNO.
   *[none] { $player } calls UNO.
 }
event-UnoCaught = { $you ->
    [player] You catch { $other }, who has not called UNO.
    [other] { $player } catches you: you have not called UNO.
   *[none] { $player } catches { $other }, who has not called UNO.
 }
event-UnoFalse = { $you ->
    [player] A false alarm, and you pay for it.
   *[none] A false alarm, and { $player } pays for it.
 }
event-ChallengeAccepted = { $you ->
    [player] You do not challenge { $other }.
    [other] { $player } does not challenge you.
   *[none] { $player } does not challenge { $other }.
 }
event-HandShown = { $you ->
    [player] You show { $other } your hand: { $cards }.
    [other] { $player } shows you the hand: { $cards }.
   *[none] { $player } shows { $other } the hand: { $cards }.
 }
event-HandShown-hidden = { $you ->
    [player] You show { $other } your hand.
    [other] { $player } shows you the hand.
   *[none] { $player } shows { $other } the hand.
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
    [player] You have no cards left and take place { $number }.
   *[none] { $player } has no cards left and takes place { $number }.
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
    [player] You and { $other } exchange hands.
    [other] { $player } and you exchange hands.
   *[none] { $player } and { $other } exchange hands.
 }
event-HandsPassed-left = Every hand moves one seat to the left.
event-HandsPassed-right = Every hand moves one seat to the right.
event-CardsLaidBeneath = { $you ->
    [player] You lay { $cards } beneath the top card.
   *[none] { $player } lays { $cards } beneath the top card.
 }
event-CardsLaidBeneath-none = { $you ->
    [player] You lay nothing beneath the top card.
   *[none] { $player } lays nothing beneath the top card.
 }
event-TableFlipped = Everything is turned over; now { $cards } lies on top.
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
    [player] The balance tips, and it was you.
   *[none] The balance tips, and it was { $player }.
 }
event-BalanceTipped-late = { $you ->
    [player] The balance tips a moment later, and it was you.
   *[none] The balance tips a moment later, and it was { $player }.
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

refusal-unreadable = I do not understand “{ $said }”. Try `play R7`, `draw`, `keep` or `name blue`.
refusal-not_asked = This is for { $player } to answer. You will have your turn.
refusal-round_over = The round is over: deal the next one to go on.
refusal-match_over = The match is over: begin a new one to play again.
refusal-round_not_over = This round is still being played: the next one comes when somebody has gone out.
refusal-wrong_phase = That is not what is being asked. { $question }
refusal-not_held = You do not hold { $card }. Choose one of your own cards.
refusal-not_held-any = You do not hold that card. Choose one of your own cards.
refusal-does_not_fit = That does not fit: you need { $wanted }.
refusal-does_not_fit-tray = That does not go on the { $tray } tray: there you need { $wanted }.
refusal-does_not_answer = You cannot answer with { $card } here. { $question }
refusal-only_drawn = You have drawn, so now you can only lay { $card }, or keep it.
refusal-no_colour_with = You name no colour when you lay { $card }: lay it without one.
refusal-no_target_with = You choose nobody when you lay { $card }: lay it without a name.
refusal-bad_target = That is not possible here: choose { $players }.
refusal-bad_colour = That colour is not in play on this side: choose { $colours }.
refusal-tray_needed = On which tray? Say left or right.
refusal-no_such_tray = This box has no trays: just lay the card.
refusal-nothing_to_take = There is no card left to draw: lay one that fits.
refusal-must_lay = You may only draw when nothing fits, and you can still lay { $cards }.
refusal-must_play_drawn = What you drew fits, so at this table you must lay it: { $card }.
refusal-would_bluff = That would be a bluff, which this table does not allow: you still hold { $cards }.
refusal-would_bluff-any = That would be a bluff, which this table does not allow.
refusal-action_last = At this table your last card must be a number, so you cannot finish with { $card }: draw.
refusal-no_double = Two cards go together only where doubles are played, in your turn and before you draw, if both show the same number in one colour.
refusal-bad_care = Care is a number from 0 to 100, and counts only where a careful hand is played.
refusal-catch_self = You cannot catch yourself. Call UNO before somebody else notices!
refusal-bad_count = The host gives 1 to 4 cards at a time, not { $count }.
refusal-ambiguous = You hold several cards that show { $card } and differ on the back: say both faces, as { $example }.
refusal-no_host_tool = The host gives cards only where a Customizable card carries a rule in your own words (C9).
refusal-other = That is not possible here ({ $reason }).

## Options: switches, numbers, scoring

switch-two_player_reverse = Reverse with two players
switch-two_player_reverse-skip = It also works as a Skip: whoever lays it goes again.
switch-two_player_reverse-plain = It only changes the direction: the other player is next.
switch-uno_on_any_single = When to call UNO
switch-uno_on_any_single-true = However you come to a single card, you have to call.
switch-uno_on_any_single-false = You have to call only when you lay your last card but one.
switch-flip_first = A Flip turned up first
switch-flip_first-inert = It lies there like any other card of its colour.
switch-flip_first-flip = It turns the table at once.
switch-flip_first-putback = It goes back into the draw pile, and another card is turned up.
switch-flip_last = A Flip as last card
switch-flip_last-stay = It turns nothing: the points of the side in play count.
switch-flip_last-flip = It still turns the table, and the points of the new side count.
switch-own_kind_counts = A second card of the same kind in a challenge
switch-own_kind_counts-true = Every other wild makes a wild draw card a bluff, even one of the same kind.
switch-own_kind_counts-false = Other wilds make a wild draw card a bluff, but not those of the same kind.
switch-flip_wilds_count = Other wilds in a challenge
switch-flip_wilds_count-false = They do not matter: only the colour counts.
switch-flip_wilds_count-true = Every other wild in the hand makes a wild draw card a bluff.
switch-pairing = Which faces share a card
switch-pairing-fixed = The same ones as in the printed deck.
switch-pairing-shuffled = It is drawn by lot for each match, so nobody can know it.
switch-megatron_empty = Megatron against a hand without numbers
switch-megatron_empty-holder_loses = Whoever has numbers loses; if neither has any, the one who laid Megatron wins.
switch-megatron_empty-challenger_wins = If either hand has no number, the one who laid Megatron wins.
switch-first_card_000 = First card turned up
switch-first_card_000-as_002 = Actions work as in Flip, and wilds go back into the draw pile.
switch-first_card_000-inert = It does nothing, whatever it is; the first player names the colour of a wild.
switch-robin_empty = Robin takes the last card
switch-robin_empty-target_wins = A player whose whole hand is swept away wins the round.
switch-robin_empty-keep_one = A player whose cards are all pink keeps the last of them.
switch-tippo_free_draw = Drawing although a card fits
switch-tippo_free_draw-false = You draw only when nothing can be laid on either tray.
switch-tippo_free_draw-true = You may always draw instead of laying a card.
switch-stops = Two Stops at once
switch-stops-cancel = They cancel each other, and anything that matches may cover them.
switch-stops-strict = Both trays are open, but an ordinary number never covers a Stop.
switch-tippo_last_fall = A last card that tips the balance
switch-tippo_last_fall-continue = You take 2 cards, and the round goes on.
switch-tippo_last_fall-wins = You have won all the same, and pay nothing.
switch-tilt_last_action = A draw card at the end of a Tilt laid last
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
switch-dealer = The first dealer
switch-dealer-draw = Everybody draws a card, and the highest number deals.
switch-dealer-random = Drawn by lot.
switch-dealer-seat = { $player }.
switch-uno_penalty = Price of a forgotten UNO

scoring-race = Race
    .line = Whoever goes out scores what the others hold; the first to { $target } points wins.
scoring-low = Low score
    .line = Everybody counts their own hand; once somebody { $exceeds ->
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
    .line = Exchange your whole hand with a player of your choice.
custom-C2 = A present
    .line = A player of your choice takes 2 cards, and loses no turn.
custom-C3 = Rain
    .line = Everybody else takes 1 card.
custom-C4 = Once more
    .line = You have another turn.
custom-C5 = Carousel
    .line = Every hand moves on one seat in the direction of play.
custom-C6 = Long jump
    .line = The next two players lose their turn; if there are only two of you, your opponent loses one.
custom-C7 = Open book
    .line = You look into all the other hands until the next card is laid or drawn.
custom-C8 = Clear-out
    .line = Lay all your cards of the colour you named beneath it. One card must stay in your hand; if all have that colour, you choose which.
custom-C9 = In your own words
    .line = Do what the table has written on it: { $text }. The host sees to it, and may hand out cards.
custom-unwritten = (agreed by word of mouth)
custom-quote = “{ $text }”

## Options: house rules and presets

house-stacking = Stacking
    .line = Answer a draw card with another one, and the sum goes on to the next player.
house-stacking-same = Only a card of the same kind answers.
house-stacking-up = A card of the same kind answers, or the wild draw card on a coloured one.
house-progressive = Progressive
    .line = Coloured draw cards may be answered with the same kind, and the sum goes on; wilds stay out of it.
house-jump_in = Jump-in
    .line = Who holds exactly the card on top may lay it out of turn.
house-seven_zero = Seven-zero
    .line = A 7 exchanges two hands, a 0 sends all hands round.
house-draw_until = Draw until it fits
    .line = Who draws goes on drawing until a card fits.
house-forced_play = Forced play
    .line = Who can lay a card must, and a drawn card that fits must be laid.
house-no_bluff = No bluff
    .line = A wild draw card that would be a bluff cannot be laid, so there are no challenges.
house-free_wild_draw = Free wild draw cards
    .line = Wild draw cards may always be laid, and nobody can challenge them.
house-teams = Two against two
    .line = Four players, partners opposite each other: a team scores what the other team holds.
house-doubles = Doubles
    .line = Two cards with the same number in the same colour may be laid together.
house-no_action_finish = No action finish
    .line = The last card has to be a number.
house-bounce = Bounce
    .line = Pass a coloured draw card on with a Skip or a Reverse of its colour.
house-elimination = Elimination
    .line = Whoever reaches the points drops out of the match, and the last one left wins it; for low scores only.
house-play_on = Play on
    .line = When somebody is out, the others go on for the next places.
house-strict_uno = Strict UNO
    .line = Calling or catching for nothing costs 2 cards.
house-mercy = Mercy
    .line = Whoever holds too many cards is out of the round, and the last one left wins it.
house-mercy-limit = Too many are { count-cards } or more.
house-table_numbers = Table numbers
    .line = The table sets how many cards are dealt and how many points win.
house-number_first = Number first
    .line = The first card turned up has to be a number.
house-careful_hand = Careful hand
    .line = The more carefully a card is put down, the better it lies on the tray.

preset-by_the_book = By the book
    .line = As the rulebook says, without house rules.
preset-family = Family
    .line = Draw until a card fits, no bluffing, and UNO only for the cards you lay yourself.
preset-wild = Wild
    .line = Stacking, jumping in, hands that change owners with 7 and 0, and mercy on whoever holds too many cards.

## How well bots play

level-easy = easy
    .line = They play like children, and sometimes forget to call UNO.
level-medium = medium
    .line = They know the game: they keep the right card for the right moment.
level-strong = strong
    .line = They remember every card and think a moment ahead.
level-expert = expert
    .line = They take their time, play thousands of games in their heads, and seldom let you off.
level-greedy = { level-medium }
level-random = random

## The rulebook

rules-title = { $box } – the rules
rules-players = For { $least } to { $most } players.
rules-players-exactly = For { count-players }.
rules-heading-goal = The goal
rules-heading-box = In the box
rules-heading-setup = Getting ready
rules-heading-turn = Your turn
rules-heading-cards = The cards
rules-heading-challenge = Challenges
rules-heading-stacking = Stacking
rules-heading-bounce = Bounce
rules-heading-mercy = Mercy
rules-heading-turning = When the table turns
rules-heading-stops = Stops
rules-heading-balance = The balance
rules-heading-tilt = The Tilt
rules-heading-uno = UNO!
rules-heading-end = Going out
rules-heading-points = Points
rules-heading-table = At this table

rules-goal-race = Get rid of your cards before the others do. Whoever goes out scores what the others still hold, round after round; the first to reach { $target } points wins the match.
rules-goal-low = Get rid of your cards before the others do. After each round everybody writes down what is left in their own hand; once somebody { $exceeds ->
    [yes] has gone past
   *[no] has reached
 } { $target } points, the lowest total wins the match.
rules-goal-elimination = Get rid of your cards before the others do. After each round everybody writes down what is left in their own hand; whoever { $exceeds ->
    [yes] has gone past
   *[no] has reached
 } { $target } points drops out, and the last one left wins the match.
rules-goal-single = Get rid of your cards before the others do: whoever goes out first has won the game.
rules-goal-balance = Only do it gently: on this table stands a balance, and whoever makes it tip pays.
rules-goal-teams = You play two against two, with your partner opposite you, and do not show each other your cards.

rules-box-cards = { count-cards } in four colours: { $colours }.
rules-box-balance = Beside them stands a balance with two trays.
rules-box-sides = { count-cards } with two faces, one on the { $front } and one on the { $back }. Only the side in play counts.
rules-box-side = The { $side }, with { $colours }:
rules-box-pairing-fixed = Which two faces share a card is always the same, as in the printed deck.
rules-box-pairing-shuffled = Which two faces share a card is drawn by lot once a match, so no memory of the printed deck helps.
rules-deck-card = card
rules-deck-sign = sign
rules-deck-count = how many
rules-deck-points = points
rules-deck-number = Number { $number }
rules-deck-numbers = Numbers { $low } to { $high }
rules-deck-stops = Stops { $low } to { $high }
rules-deck-face = its number
rules-deck-total = together

rules-setup-dealer-draw = Everybody draws a card, and the highest number deals; a symbol counts 0, and ties draw again.
rules-setup-dealer-side = Only the { $side } counts for this.
rules-setup-dealer-random = The first dealer is drawn by lot.
rules-setup-dealer-seat = { $player } deals first.
rules-setup-dealer-later = In later rounds the deal passes to the left.
rules-setup-deal = Shuffle and deal { count-cards } to everybody.
rules-setup-hold = Hold them with the { $front } towards you, so that the others see the { $back }.
rules-setup-pile = The rest lies face down: the draw pile.
rules-setup-pile-sides = The rest lies with the { $front } down: the draw pile, whose top back everybody sees.
rules-setup-talon = Turn up its top card. That begins the talon, the pile on which everybody plays.
rules-setup-trays = Turn up two cards, the first on the left tray and the second on the right. Each tray is a talon with its own colour.
rules-first = The player to the left of the dealer begins, and play goes round to the left. Some first cards change that:
rules-first-plain = The player to the left of the dealer begins, and play goes round to the left.
rules-first-DrawNext = { $cards }: the first player takes { count-cards } and loses the turn.
rules-first-SkipNext = { $cards }: the first player loses the turn.
rules-first-DealerStarts = { $cards }: the dealer begins, and play goes round to the right.
rules-first-FirstNames = { $cards }: the first player names a colour and plays; nothing else happens.
rules-first-still = { $cards }: nothing happens, and play begins as with any card.
rules-first-FlipOpening = { $cards }: everything is turned over before anybody plays; if a wild comes up, the first player names its colour.
rules-first-back = { $cards }: back into the draw pile, shuffle, and turn up another.
rules-first-other = { $cards }: it does what it always does, as if the dealer had laid it.
rules-first-number = Only a number may begin: any other card goes back into the draw pile, which is shuffled, and another is turned up.
rules-first-trays = Actions turned up do nothing. If a tray shows a wild, the first player names its colour before playing. Stops count from the beginning.
rules-first-stops = Stops count from the beginning.

rules-turn-match = In your turn lay one card on the talon. It has to match the top card in colour, number or symbol: on a green 4 goes everything green, and every 4.
rules-turn-match-trays = In your turn lay one card on either tray. It has to match the card you cover in colour, number or symbol: on a green 4 goes everything green, and every 4.
rules-turn-wild = A wild goes on anything and takes the colour its player names; what follows must be of that colour, or a wild again.
rules-turn-double = If you hold two cards with the same number in the same colour, you may lay both at once, one on the other. It counts as one card laid: what a number does it does once, and for UNO it matters what is left after both. Right after drawing you lay one card only.
rules-draw-free = If nothing fits, or you would rather wait, draw { $until ->
    [yes] card after card until one fits
   *[no] one card
 }.
rules-draw-forced = As long as you hold a card that fits you must lay one. Otherwise draw { $until ->
    [yes] card after card until one fits
   *[no] one card
 }.
rules-drawn-may = If what you have just drawn fits, you may lay it at once; otherwise keep it, and your turn is over. What you held before has to wait.
rules-drawn-must = If what you have just drawn fits, you must lay it; otherwise keep it, and your turn is over. What you held before has to wait.
rules-turn-jump = Do you hold exactly the card that lies on top, same colour and same number or symbol? As long as the player whose turn it is has done nothing you may throw it in, and play goes on from you. Wilds cannot jump in.
rules-supply = When the draw pile is used up, everything under the top of the talon is shuffled into a new one.
rules-supply-trays = When the draw pile is used up, the cards that have fallen are shuffled into a new one. If there are none, all but the top cards are lifted off the trays instead, and nobody pays.
rules-nothing-left = If there are too few cards to take, take what there is. A player who can neither lay nor draw passes. When everybody has passed in a row, or after { $turns } turns, the round is void: { $scoring ->
    [low] everybody writes down their hand
   *[other] nobody wins it
 }, and the next dealer deals.
rules-nothing-left-on = If somebody is out by then, the round is not void but ends as it stands.

rules-card-number = A number does nothing more: lay it on its colour, or on the same number.
rules-card-draw = The next player takes { count-cards } and loses the turn.
rules-card-draw-stacked = The next player takes { count-cards } and loses the turn, or answers (see Stacking).
rules-card-draw-bounced = The next player takes { count-cards } and loses the turn, or passes it on (see Bounce).
rules-card-R = The direction of play changes.
rules-card-R-two_player_reverse-skip = With two players it works as a Skip too: you go again.
rules-card-R-two_player_reverse-plain = With two players that makes no difference: the other one is next.
rules-card-S = The next player loses the turn.
rules-card-X = Everybody else loses a turn: you go again.
rules-card-F = The whole table turns over (see below).
rules-card-W = Name a colour; it may be the one that was in force.
rules-card-other = What this card does, its box has not put into words.
rules-card-names = Name a colour.
rules-card-sought = Name a colour. The next player draws until it comes, however many cards that takes, and loses the turn; a wild does not count.
rules-card-challenge = Or the next player challenges you (see Challenges).
rules-card-free = You may always lay it, and nobody can challenge you.
rules-card-honest = You may lay it only if you hold no other card of the colour in force{ $wilds ->
    [all] {" "}and no other wild
    [others] {" "}and no wild of another kind
   *[none] {""}
 }; so there is nothing to challenge.
rules-card-WR = Name a colour and choose another player, who lays all their pink cards beneath this one. They have no effect, and nobody loses a turn.
rules-card-WR-robin_empty-target_wins = If that was their whole hand, they have won the round.
rules-card-WR-robin_empty-target_wins-on = If that was their whole hand, they are out and take the next place.
rules-card-WR-robin_empty-keep_one = If all their cards are pink, they keep the last one.
rules-card-WX = Name a colour. Before each match the table agrees on what happens then.
rules-card-OP = Choose another player. Both of you show everybody your highest number, and the higher one wins. A tie is yours, and so is a duel with somebody who has no number; if only you have none, you lose. The winner may lay up to 2 cards of any kind beneath this one, without effect, but never the last card of the hand; and the winner names the colour. Then the player after you has the turn.
rules-card-ME = Choose another player. Both of you show everybody your hands, and whoever holds the lowest number takes 2 cards. A tie is yours. The winner names the colour. Then the player after you has the turn; the duel costs nobody a turn.
rules-card-ME-megatron_empty-holder_loses = A hand without numbers beats one with numbers; if neither has any, you win.
rules-card-ME-megatron_empty-challenger_wins = If either hand has no number, you win.
rules-stop = Stop
rules-card-stop = A number with an octagon. It is laid like any number, but can freeze its tray (see Stops).
rules-card-TI = A wild that is sure to bring the balance down (see The Tilt).
rules-card-seven = The 7
rules-card-seven-line = Exchange your hand with a player of your choice, unless it was your last card.
rules-card-zero = The 0
rules-card-zero-line = Every hand moves on one seat in the direction of play, unless it was your last card.

rules-challenge-honest = { $cards } goes on anything, but is honest only if the rest of your hand holds no card of the colour that was in force before it{ $wilds ->
    [all] , and no other wild
    [others] , and no wild of another kind
   *[none] {""}
 }. Coloured actions have their colour; a card that would have matched by number or symbol only does not matter.
rules-challenge-who = You may bluff. But the player who is to take the cards, and nobody else, may challenge you instead. Then you show that player your hand, and:
rules-challenge-won = You bluffed: you take the { count-cards } yourself, and the challenger has an ordinary turn.
rules-challenge-lost = You were honest: the challenger takes { $more } cards instead of { $count } and loses the turn.
rules-challenge-won-sought = You bluffed: you draw until the colour comes, and the challenger has an ordinary turn.
rules-challenge-lost-sought = You were honest: the challenger draws until the colour comes, then 2 more, and loses the turn.
rules-challenge-colour = The colour you named stays, whoever was right.

rules-stack-same = Whoever is to take cards because of a draw card may lay one of the same kind on it instead, whatever its colour.
rules-stack-up = Whoever is to take cards because of a draw card may lay one of the same kind on it instead, whatever its colour, or on a coloured one also the wild draw card of that side.
rules-stack-coloured = Whoever is to take cards because of a coloured draw card may lay one of the same kind on it instead, whatever its colour. Wilds take no part in this.
rules-stack-sum = The numbers add up and go on to the next player, until somebody does not answer: that player takes the whole sum and loses the turn. The first card turned up cannot be answered, nor can a last card.
rules-stack-sought = { $card } can neither be answered nor answer.
rules-stack-tray = The answer goes on the same tray.
rules-stack-challenge = Of several wild draw cards only the last can be challenged, by whoever faces the sum: after a bluff its player takes the sum, otherwise the challenger takes it and 2 more.
rules-bounce-pass = Whoever is to take cards because of a coloured draw card may lay a Skip or a Reverse of the same colour on it instead. A Skip passes the cards on to the next player; a Reverse changes the direction and sends them back. That is all it does then.
rules-bounce-again = The number stays the same, and whoever it goes to may pass it on again. Whoever takes the cards loses the turn.
rules-bounce-first = The first card turned up cannot be passed on, and wilds take no part in this.
rules-bounce-first-last = The first card turned up cannot be passed on, nor can a last card, and wilds take no part in this. If you pass it on with your last card, the round is over, and it still goes to the next player as if that had been a draw card.
rules-bounce-not = { $card } passes nothing on.

rules-turning-all = A Flip turns everything over: the talon as one block, so that its lowest card comes to the top and the Flip to the bottom; the draw pile in the same way; and every hand. Then the next player goes on, on the other side, until somebody lays the next Flip.
rules-turning-top = What comes to the top just lies there: an action does nothing, and if it is a wild the player of the Flip names its colour.
rules-turning-see = You see only the side in play of your own cards, and the other side of everybody else’s and of the top card of the draw pile. So keep your eyes open: after the next Flip they play with what you see now.

rules-stops-frozen = If only one tray shows a Stop, that tray is frozen: it takes nothing but a wild, or a Stop of the same colour or number, which keeps it frozen. The other tray stays open.
rules-stops-stops-cancel = Two Stops, one on each tray, cancel each other: both trays take anything that matches. Cover one with something else, and the other one freezes its tray.
rules-stops-stops-strict = With a Stop on each tray both trays are open, but only to wilds and to Stops and actions that match: an ordinary number never covers a Stop. Cover one with something else, and the other one freezes its tray.

rules-balance-balance_preset-normal = Every card you lay weighs on its tray, and the balance gives way at a difference of about 5 cards.
rules-balance-balance_preset-stable = Every card you lay weighs on its tray, but this balance is patient: it gives way at a difference of 6 or 7 cards.
rules-balance-balance_preset-nervous = Every card you lay weighs on its tray, and this balance is touchy: it gives way at a difference of about 4 cards.
rules-balance-tip = Should cards fall, at once or a little later, the last player who laid a card or took any (by drawing, or because of a draw card) takes 2 as a penalty.
rules-balance-reset = Then the top card of each tray is put back, with its colour, and all the others are set aside. The card that was laid still does what it does, and play goes on.
rules-balance-care = How carefully you put a card down counts, from 0 to { $most }: with more care it lies straighter and gives the tray less of a push. If you say nothing it is { $usual }.

rules-tilt-lay = Lay it on the tray you like, even a frozen one. If it makes the balance tip by itself, you pay the 2 cards and name a colour, and that is all.
rules-tilt-place = If it holds, everybody in turn, from the next player round and you included, puts the top card of the draw pile on that tray, matching or not, until the balance tips. Should the cards run out, it tips for whoever placed the last one.
rules-tilt-pay = Whoever tipped it takes 2 cards. The card they placed now lies on top and works as if they had laid it: they name the colour of a wild, and another Tilt starts all over. The player after them goes on.
rules-tilt-last = A Tilt laid last is carried out first: you have won if somebody else makes the balance tip. If it is you, take 2 cards and play on.
rules-tilt-last-on = A Tilt laid last is carried out first: you are out if somebody else makes the balance tip. If it is you, take 2 cards and play on. Should you leave only one player, the round is over.
rules-tilt-tilt_last_action-ignore = The last card placed does nothing then.
rules-tilt-tilt_last_action-carry_out = If the last card placed is a draw card, the player after its placer still takes the cards, unless that is you.

rules-uno-call = When you lay your last card but one, say UNO at once, with the card or just before.
rules-uno-uno_on_any_single-true = The same holds however you come to a single card.
rules-uno-uno_on_any_single-false = If you come to a single card in another way, you need not say anything.
rules-uno-catch = If you forget, anybody may catch you until the next player lays or draws a card in their turn, and you take { count-cards }. Call before somebody does, however late, and you are safe. Cards taken by force, challenges and the naming of colours do not end that time.
rules-uno-free = Calling or catching for nothing costs nothing.
rules-uno-strict = Calling or catching for nothing costs 2 cards.

rules-end-round = The round is over the moment somebody lays their last card.
rules-end-on = Whoever lays their last card is out and takes the next place. The card still does to the others whatever it says, only nobody can challenge it; what it would do to its player’s own hand is left out. The others play on, and the round is over when only one of them holds cards.
rules-end-on-final = What follows holds for the card that ends the round.
rules-end-number = It must be a number: an action or a wild that is your only card cannot be laid, and you draw.
rules-end-draws = If it is a draw card ({ $cards }), the next player still takes the cards; nobody can challenge or answer any more.
rules-end-sought = With { $card } the winner still names the colour.
rules-end-nothing = Nothing else on a last card takes effect.
rules-end-quiet = Whatever that card says, nothing more happens.
rules-end-flip_last-stay = A Flip laid last turns nothing.
rules-end-flip_last-flip = Only a Flip laid last still turns the table.
rules-end-tippo_last_fall-continue = But if it makes the balance tip, you take 2 cards and the round goes on.
rules-end-tippo_last_fall-continue-on = If any last card makes the balance tip, you take 2 cards and are not out.
rules-end-tippo_last_fall-wins = If it makes the balance tip you have won all the same, and pay nothing.
rules-end-tippo_last_fall-wins-on = If a last card makes the balance tip you are out all the same, and pay nothing.
rules-mercy-limit = Whoever holds { count-cards } or more is out of the round: the hand is shuffled into the draw pile, and the others play on without that player. The last one left has won the round.
rules-mercy-when = It is looked at when a draw is done, when a card has been carried out with all that follows from it, and at once when cards are taken for a call or a catch.
rules-mercy-teams = The round is over as soon as only two partners are left.
rules-mercy-places = Players who are put out come after everybody else, the first of them last. If somebody has gone out, the first to do so is still the winner.
rules-mercy-points = For points a hand counts as it was when it was put out.

rules-points-race = The winner of the round scores the value of all the other hands. The first to have { $target } points wins the match; otherwise shuffle everything and deal again.
rules-points-low = Everybody writes down the value of their own hand; the winner of the round writes 0. As soon as somebody { $exceeds ->
    [yes] has more than { $target } points
   *[no] has { $target } points or more
 } the lowest total wins the match, and a tie is shared. Otherwise shuffle everything and deal again.
rules-points-elimination = Everybody writes down the value of their own hand; the winner of the round writes 0. Whoever { $exceeds ->
    [yes] has more than { $target } points
   *[no] has { $target } points or more
 } drops out and is dealt no more cards. The last one left wins the match; should all of them drop out together, the lowest total of these wins, and a tie is shared. Otherwise shuffle everything and deal again.
rules-points-single = No points are counted: the round is the game. Shuffle, and play another one!
rules-points-side = What counts is the side on which the round ended.
rules-points-teams-race = The hands are those of the other team only, and the points belong to both partners.
rules-points-teams-low = A team writes down both its hands together.
rules-points-teams-single = Your partner wins with you.
rules-points-on-race = The winner is the first one out, and scores the hands as they are once that last card has been carried out. The later places score nothing.
rules-points-on-low = The hands are counted when the round is over; whoever is out by then writes 0.
rules-points-on-single = The first one out has won; the others play for the places.

rules-table-none = Nothing special: the game is played by the book.
rules-table-line = { $title } – { $line }
rules-footer = These are the rules as Pioche plays them, in our own words. Pioche is an independent project; UNO is a trade mark of Mattel, who neither made nor endorse it.

## The page
page-loading = One moment …
page-unreachable = The server cannot be reached. Is it running?
page-lost = There is nothing at this address.
page-home = Home
page-again = Try again
page-close = Close
page-footer = Pioche is an independent project. UNO is a trade mark of Mattel, who neither made nor endorse this game.
page-speak-en = Switch to English
page-speak-fr = Switch to French
page-theme-auto = Colours: as the device
page-theme-light = Colours: light
page-theme-dark = Colours: dark
page-welcome = Cards on the table!
page-pick-box = Pick a box
page-new-game = A new game
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
page-join-title = You have a code?
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
page-lobby-title = A table of { $box }
page-sit-down = Sit down with us
page-locked = The host has locked the table: nobody can join right now.
page-full = Every seat is taken. You can still watch.
page-late-title = The cards are dealt – play along!
page-late-turn = Take the seat of a bot and play at once.
page-late-round = Choose the seat of a bot: it is yours from the next round on.
page-late-none = People sit on every seat. Stay and watch: seats are free again after the match.
page-late-locked = The host has locked the table. You can watch.
page-late-left = You have left this match. A bot plays for you: { $player }.
page-late-back = Come back to my seat
page-late-waits = The seat of { $player } is yours from the next round on.
page-late-give-up = I would rather watch
page-late-seat = { $player }, { count-cards }
page-late-choose = Whose seat?
page-late-watch = Only watch
page-late-open = Take a seat
page-late-when = Those who come late take a bot’s seat
page-late-when-turn = at once
page-late-when-round = with the next round
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
page-swap-how-own = Tap a seat to swap yours with it.
page-swap-pick = Move { $player }
page-swap-pick-open = Free seat { $number }
page-swap-with = Swap with { $player }
page-swap-asked = You would like to swap with { $player }: it takes their tap too.
page-swap-wish = { $player } would like to swap seats with you.
page-swap = Swap seats
page-swap-back = Never mind
page-sit = Sit here
page-add-bot = Add a bot
page-fill-bots = Fill up with bots
page-remove = Remove { $player }
page-lock = Lock the table
page-listed = Show to everybody
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
page-timer = Clock
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
page-agree-declined = { $players } would rather not.
page-agree-deal = Deal without this rule? Not agreed yet: { $players }.
page-agree-deal-yes = Deal without it
page-agree-deal-no = Wait
page-agree-none = Nothing has been proposed: they are plain wilds.
page-agree-yes = I agree
page-agree-no = I do not
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
page-waiting-host = { $player } will deal the cards in a moment.
page-leave = Leave
page-leave-sure = A bot will take your seat. Leave?
page-stay = Stay
page-connecting = Connecting to the table …
page-connection-lost = Connection lost. Trying again …
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
page-command-number = your number for the shuffle
page-command-answer = your move
page-command-next = ready for the next round
page-command-host_take = handing out cards
page-command-remove = removing a player
page-command-lock = the lock
page-command-welcome = seats for those who come late
page-command-pause = the pause
page-command-stop = breaking off
page-closed = This table is closed. Until next time!
page-unseated = You no longer sit at this table.
page-shuffling = Shuffling: everybody adds a number of their own, so the deal is fair.
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
page-stop = Break off the match
page-stop-sure = Really break it off?
page-host-give = Carry out the rule you wrote: who takes cards?
page-coach-hint = Ask the coach (H)
page-coach-thinking = The coach is thinking…
page-coach-chance = { $chance } % ({ $low }–{ $high })
page-coach-allow = Coach for all
page-coach-allowed = At this table everybody may ask the coach on their turn; who does is seen by all.
page-coach-bots-only = Among people nobody may ask the coach here; alone against bots you always can.
page-coach-review = Review
page-coach-queue = { $count ->
    [0] The coach begins…
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
phrase-hint = I ask the coach.
page-hints = Show hints
page-hint = Tip
page-hint-ok = Got it
page-hint-off = No more tips
page-hint-turn = Tap a raised card to lay it, or the pile. A dimmed one tells why not.
page-hint-turn-lay = Tap a raised card to lay it. A dimmed one tells why not.
page-hint-turn-draw = Nothing fits: tap the pile to draw. A dimmed card tells why not.
page-hint-after_draw = The card you drew fits: lay it at once, or keep it.
page-hint-colour = Name the colour you hold most of; the next card has to match it.
page-hint-target = Tap the player you mean. Someone with few cards is often a good choice.
page-hint-respond = You can take it, or doubt it. A challenge that fails costs extra.
page-hint-lay = You may get rid of cards now, beneath the pile. They do nothing there.
page-hint-keep = Choose the card that stays in your hand; the others go.
page-hint-place = Tap to put the next card on the tray. If the balance tips, you pay.
page-hint-uno = Two cards left: press UNO before you lay one, or you may be caught.
page-hint-catch = Somebody forgot to say UNO: catch them before the next card falls!
page-hint-card-WR = The player you choose lays all pink cards beneath it.
page-hint-card-WC = Name a colour: the next player draws until it comes.
page-hint-card-OP = A duel: both show their highest number, and the higher one wins.
page-hint-card-ME = A duel with open hands: whoever holds the lowest number takes 2 cards.
page-hint-card-F = Everything turns over: now you play with the other side of your cards.
page-hint-card-TI = Everybody in turn puts a card on that tray, until the balance tips.
page-hint-card-stop = Alone on the trays it freezes its own: only a Stop that fits, or a wild, goes there.
page-log = What happened
page-chapters = Chapters
page-replay = Replay
page-viewer = Seen by
page-viewer-open = all cards open
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
phrase-oops = Oops …
phrase-hurry = Your turn, sleepyhead!
phrase-wait = Wait, I am thinking.
phrase-laugh = Ha ha!
phrase-wow = Wow!
phrase-cry = Oh no …
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

table-talon = talon
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
play-welcome = { $box } · with you at the table: { $players }. `?` helps, `q` leaves and keeps the game.
play-back = Welcome back! This is what happened last:
play-head = Round { $number }
play-to_left = play goes to the left
play-to_right = play goes to the right
play-window = has not called UNO!
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
play-possible = Nothing speaks against `{ $said }`: go ahead.
play-no_hint = It is not your turn: there is nothing to advise on.
play-why = Say what you would like to do, as in `why R7` or `why draw`.
play-fault = { $player } ({ $bot }) could not answer, and does what one does without thinking: it { $reason }.
play-more = Enter for more, q to stop:
play-total = Total
play-won = The match is over. It goes to { $players }.
play-left = You leave the table. Until next time!
play-saved = Saved in { $file }.
play-kept = Your game is kept in { $file }; `pioche play --resume` goes on with it.
play-seed = To be dealt the same cards again: --seed { $seed }
play-help-answers = Type the number of an answer, or what stands behind it in brackets: `R7`, `draw`, `blue`. Words may follow: `W blue` names the colour at once, and so does `2 blue`.
play-help-doubles = Two equal numbers go together: type `R7 R7`.
play-help-care = How carefully a card is put down stands behind it: `R7 left care=80`, from 0 to 100.
play-help-uno = When you lay your last card but one, say so: `R7 uno` or `2 uno`. Otherwise the others may catch you. `uno` alone calls before you lay; `catch Bea` catches somebody else.
play-help-cards = A card is the letter of its colour and its number or sign, as R7 or Y+2; cards in brackets can be laid now.
play-help-commands = `hint` says what wins most often and why. `why R7` or `? R7` says why a card cannot be laid, `rules` shows the rules, `log` what happened last, `score` the points, `table` the table again. `save` keeps the game, and `q` leaves and keeps it too.

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
command-hint = hint
command-why = why
command-rules = rules
command-log = log
command-table = table
command-score = score
command-save = save
command-quit = quit

menu-language = Language
menu-own_name = English
menu-saved = There is a saved game ({ $file }). What would you like to do?
menu-saved-yes = Go on with it
menu-saved-no = Begin a new one
menu-box = Which box shall it be?
menu-players = How many players, you included (2 to { $most })?
menu-bots = Against whom?
menu-preset = Which rules?

## A game in writing, for players who read and answer with a number

written-you = You are { $player } in a round of { $box } with { $count } players.
written-since = Since your last answer:
written-table = The table as you see it:
written-choose = Answer with the number of one of these:
written-pass = Say nothing
written-call = { $answer }, and call UNO
written-won = The round is over; it goes to { $player }.
written-void = The round is over; nobody has won it.
written-unclear = There is no answer { $said }; a number from 1 to { $most } is needed.

## What the server says at its start, and `make play` around it

serve-friends = Friends on your network: { $link }
serve-only-here = Only for this machine; --host 0.0.0.0 lets phones on your network in.
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
server-seated_already = You already sit at this table.
server-not_host = Only the host can do that.
server-no_seat = There is no such seat.
server-seat_taken = Somebody sits there already.
server-full = Every seat is taken.
server-locked = The host has locked this table.
server-removed = The host has removed you from this table.
server-bad_name = A name has 1 to { $most } letters.
server-name_taken = Somebody at this table is already called { $name }.
server-no_bot = No bot sits there.
server-no_player = Nobody sits there whom you could remove.
server-match_running = That has to wait until the match is over.
server-waiting_already = A seat is kept for you: you play from the next round on.
server-own_seat = You have left a seat in this match: come back to that one.
server-own_seat_taken = Somebody else plays your seat now; you can sit down again when the match is over.
server-no_match = No match is being played.
server-paused = The table is paused.
server-stale = Something else has happened meanwhile. Look again.
server-unreadable = The server could not make sense of that.
server-no_box = There is no box { $box }; there are { $boxes }.
server-missing_box = This needs the box { $box }, which this server does not have now. It is kept.
server-box_fault = That cannot be done: the box { $box } has a fault. Try something else, or break the match off.
server-no_preset = There is no such set of rules; there are { $presets }.
server-bad_option = This cannot be played: { $why }.
server-bad_timer = The clock gives 10 to 120 seconds, or none at all.
server-too_few_seats = { $count } players sit here; there cannot be fewer seats.
server-too_few_players = It takes two to play. Invite somebody, or add a bot.
server-needs_agreement = Everybody at the table has to agree to that: propose it.
server-no_agreement_on_this = There is nothing to agree on here.
server-no_proposal = Nothing has been proposed.
server-proposal_open = A proposal is still open. Wait for everybody, or deal without it.
server-no_number_wanted = The cards are not being shuffled now.
server-bus = The servers cannot reach each other just now. Nothing was lost; try again in a moment.
server-storage = The server cannot save anything just now. Nothing was lost; try again in a moment.
server-too_many_tables = This server has no room for another table.
server-full_house = This server has no place for another connection. Try again in a moment.
server-no_table = There is no table with this code.
server-damaged = What is written of this table cannot be read any more. The server's operator can see where.
server-no_record = There is no such game.
server-no_pass = This link has been used already, or is more than five minutes old. Make a new one on the other device.
server-no_hint = There is nothing to advise on: it is not your turn.
server-hints_off = At this table the coach may not be asked.
server-no_coach = This server has no coach.
server-coach_busy = The coach has its hands full. Try again in a moment.
server-no_figures = The coach cannot make anything of this.
server-unfinished = This match is still being played: a review would tell what nobody may know yet.
server-no_puzzle = There is no puzzle for this box.
server-other_rules = This table was begun under rules version { $theirs }; this server plays version { $ours }. It is kept.
server-other_protocol = This page is older than the server. Load it again.
server-slow_down = That was a lot at once. Wait a moment.
server-origin = This request came from another page.
server-no_cookie = The browser has to accept the cookie that keeps your seat.
server-not_found = There is nothing here.
server-fault = Something went wrong on the server. Try again.
server-hint-loopback = Only this computer can open the link so far.
server-hint-loopback-help = On this computer, end Pioche (Ctrl and C where it was started).
    Start it again with the line below: the tables are still there.
    Phones in the same Wi-Fi can then open the link.
server-hint-network = This machine seems to be on no network; the link works only here.

## The page: the table of a running game

page-table-players = Players
page-table-hand = Your hand: { count-cards }
page-table-card-closed = { $card }, cannot be laid now
page-table-prompt = What to do now
page-table-which_tray = On which tray do you lay it?
page-table-on_tray = On the { $tray } tray
page-table-one_or_both = One card or two?
page-table-both = Both
page-table-one = Only one
page-table-back = Another card
page-table-lay_it = Lay it
page-table-pile = Draw pile, { count-cards }
page-table-pile-back = Draw pile, { count-cards }; the back of the top one is { $card }
page-table-talon = On the talon: { $card }
page-table-tray = The { $tray } tray, { count-cards }, on top { $card }
page-table-colour = Colour in force: { $colour }
page-table-tilting = Hold your breath…
page-table-shown = Cards on show
page-table-close = Close
page-table-rule = The rule on this card
page-look-backs = Everybody but { $player } sees these backs; the faces { $player } alone.
page-look-hidden = Nobody but { $player } sees these cards.
page-look-open = These cards lie open.
page-look-none = No cards left.
page-look-bot = A bot ({ $level })
page-look-left = { $player } has left; a bot plays on.
page-look-away = { $player } has been away for { $time }; a bot plays meanwhile.
page-look-gone = { $player } lost the connection { $time } ago.
page-look-seconds = { $count } s
page-look-minutes = { $count } min
page-nudge = Nudge { $player }
page-nudged = { $by } nudges { $player }: your turn!
page-nudged-you = { $by } nudges you: it is your turn!
page-news-left = { $player } has left; a bot plays on.
page-news-gone = { $player } has lost the connection.
page-news-away = A bot plays for { $player } meanwhile.
page-news-back = { $player } is back.
page-news-joined = { $player } plays now.
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
page-out-place = You are done: { page-place }! Stay and see who comes next.
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
page-care-skip = Just lay it
page-care-calm = Count
page-care-watch = Watch
page-care-back = Back
page-rule-excluded = Not together with { $rules }.
page-rule-seats = Only with { count-players } at the table.
page-rule-needs = Only with “{ $rule }: { $value }”.
page-hint-respond-pass = Take the cards, or pass them on with one of the raised cards.
house-off = Not played at this table.

## Options that cannot be played

option-apart = “{ $option }” and “{ $other }” do not go together
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
page-together-more = Add somebody
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
device-loading = Loading the game: { $percent } %
device-starting = The game is starting.
device-failed = The game could not be started on this device. Is there a connection, for the first time?
device-storage = This device has no room left, or does not let the game keep anything. Nothing that was played before is lost; save everything as a file, make room, and try again.
device-fault = Something went wrong in the game. Try again.
device-damaged = What is kept of this table cannot be read any more.
device-missing_box = This needs the box { $box }, which is not here now. It is kept.
device-other_rules = This table was begun under rules version { $theirs }; this page plays version { $ours }. It is kept.
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
device-box-care = A file may be everything of another device, a game (.toml), or a box of somebody’s own (.py). A box is a program: open only those from people you trust.
device-games-file-line = The record of a match that was played elsewhere, such as on a server. Here it can be watched again and reviewed.
device-games-delete-line = What is deleted is gone from your list. Its record stays until the browser is cleared.
page-plain-http = Over plain HTTP the browser neither installs this page nor keeps it for times without a network; playing works.
server-elsewhere = Pioche is open in another window, which has the tables. Close it, and they are here.
server-bad_file = This file cannot be read: it is none of ours, or damaged.
server-bad_record = This game cannot be shown: { $why }.
server-bad_box = This box cannot be used: { $why }.

## My games: what was played in a browser

page-more = More
page-games = My games
page-games-line = Every match that was played to its end in this browser. Only you see this list.
page-games-none = Nothing yet. Play a match to its end, and it is here.
page-games-figures = In figures
page-games-total = Matches
page-games-streak = Won in a row
page-games-best = most so far: { $count }
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
    [one] One match is still being played through for these figures.
   *[other] { $count } matches are still being played through for these figures.
}
page-games-how-often = How often you win
page-games-players = { $count } players
page-games-share = { $games ->
    [one] { $won } of { $games } match won, { $share }. A fair share would be { $fair }.
   *[other] { $won } of { $games } matches won, { $share }. A fair share would be { $fair }.
}
page-games-between = In the long run it may be anything from { $low } to { $high }.
page-games-says-few = Too few matches to say more.
page-games-says-luck = That is within what luck alone can do.
page-games-says-more = That is more than luck explains.
page-games-says-less = That is less than bad luck explains.
page-games-honest = The fair share is what everybody would win if all played equally well. Strong and weak rivals count alike here, and of twenty such lines about one looks special by chance.
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
page-games-file-line = The record of a match that was played elsewhere, such as one downloaded from Pioche without a server. Everybody who gets its link can watch it here.
page-games-file-open = Open a record
page-games-device = On another device
page-games-device-line = Open this link or point the other device's camera at the picture: then both show the matches of both. It works once, for five minutes.
page-games-device-make = Make a link
page-games-device-anew = Make a new link
page-games-device-qr = Picture with the link for the other device's camera
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
page-games-bring-no = No, thank you
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
page-evening-count-points = Points of the pad
page-evening-count-wins = Matches won
page-evening-line-places = For each match everybody gets a point for every player they left behind.
page-evening-line-points = The points of the pad are added up; where few points are good, what one stayed below the worst.
page-evening-line-wins = Only matches that were won count.
page-evening-fresh = Begin a new evening
page-evening-fresh-yes = Yes, begin from nought
page-evening-picture = Picture of the results
page-vote-open = Suggest another box or rule
page-vote-line = Everybody at the table votes. It is done as soon as more than half are for it.
page-vote-suggest = Suggest this to all
page-vote-suggested = { $player } suggests { $box }.
page-vote-for = For it ({ $count } of { $needed } needed):
page-vote-against = Against it:
page-vote-yes = I am for it
page-vote-no = I am against it
page-vote-deal = A suggestion is still open. Deal all the same and drop it?
page-command-count = what counts this evening
page-command-suggest = your suggestion
page-command-vote = your vote
server-same_rules = That is what is played already.
server-no_motion = Nothing is suggested any more.

## A cup over several tables

page-cup = Cup
page-cup-line = For 3 to 20 people at several tables: everybody meets everybody, or the winners go on.
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
page-cup-form-round_robin = All meet all
page-cup-form-knock_out = Knock-out
page-cup-line-round_robin = A game is worth up to one point: the share of rivals one leaves behind. With odd numbers everybody sits out equally often.
page-cup-line-knock_out = The winner of each table goes on. Whoever sits out a round has not done so more often than others.
page-cup-size = up to { $count } at a table
page-cup-size-choose = Players at a table, at most
page-cup-round = round { $number } of { $of }
page-cup-rounds = { $count ->
    [one] One round, as it stands.
   *[other] { $count } rounds, as it stands.
}
page-cup-members = { $count ->
    [one] { $count } person takes part
   *[other] { $count } people take part
}
page-cup-host = host
page-cup-remove = Remove { $player }
page-cup-begin = Draw the first round
page-cup-more = Three people are needed
page-cup-wait = { $player } draws the rounds.
page-cup-next-round = Draw the next round
page-cup-end = Close the cup
page-cup-tables = Tables of round { $number }
page-cup-table = Table { $number }
page-cup-waiting = getting ready
page-cup-playing = playing
page-cup-by-played = over
page-cup-by-walkover = without a game
page-cup-by-host = decided by the host
page-cup-lot = by lot
page-cup-award = Decide it
page-cup-award-line = Only where a game cannot be played to its end. Who has won?
page-cup-byes = Sits out this round: { $players }
page-cup-standings = Standings
page-evening-score-cup = Points
page-cup-next = What comes next
page-cup-drawn-later = The next round is drawn when all tables are done.
page-cup-last = This is the last round.
page-cup-open = { $count ->
    [one] One table is still at it.
   *[other] { $count } tables are still at it.
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
page-cup-leave-line = A bot plays your match to its end, or the other one has won. The others go on without you.
page-cup-leave-early = You can take part again as long as it has not begun.
page-command-set_cup = what is played in the cup
page-command-award = your decision
server-not_in_cup = You do not take part in this cup.
server-cup_begun = The cup has begun already.
server-cup_over = The cup is over.
server-cup_few = A cup takes { $count } people at least.
server-cup_waits = { $count ->
    [one] One table is still playing.
   *[other] { $count } tables are still playing.
}
server-cup_teams = In a cup everybody plays for themselves, not in teams.
server-no_cup_game = This game is decided already.
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
study-interval = 95 % interval
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
study-group-flipped = has turned the table over
study-group-not = has not
study-group-none = missed no call
study-group-away = missed one and got away
study-group-caught = was caught
study-group-skip = Skip
study-group-reverse = Reverse
study-group-draw-two = Draw two
study-group-wild = Wild
study-group-wild-draw = Wild draw four
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
study-title-own = A question of one’s own
study-title-length = How long is a round, and what is it worth?
study-answer-length = With four players a round takes { $short } turns in { $shortbox } and { $long } in { $longbox }; its winner writes down { $poor } to { $rich } points.
study-title-seats = Does it matter where one sits?
study-answer-seats = In { $box } whoever is next to the dealer wins { $first } % of the rounds and the dealer { $last } %; if it did not matter it would be 25 %.
study-title-opening = What is each card in the opening hand worth?
study-answer-opening = The best card to be dealt is { $best }: whoever holds one wins { $much } % of the rounds. The worst is { $worst }, with { $little } %.
study-title-rules = What does each house rule do to a round?
study-answer-rules = By the book a round takes { $book } turns. On the same deals “{ $rule }” adds { $more }, and “{ $other }” saves { $less }.
study-title-switches = What does each switch of the rules do to a round?
study-answer-switches = Of { $number } choices { $sure } surely change how long a round is. On the same deals “{ $rule }” adds { $more } turns, and “{ $other }” saves { $less }.
study-title-bluffing = Is it worth bluffing, and challenging?
study-answer-bluffing = Among three others of the family, who bluffs freely wins { $bluffer } % of the rounds and who never does { $honest } %; who never challenges { $trusting } %, and who always does { $suspicious } %. Even would be 25 %.
study-title-balance = When does the balance fall?
study-answer-balance = With four players it falls { $falls } times a round, and most often at a difference of { $most } cards: { $share } % of all falls, where the specification’s table has 48 %.
study-title-sides = How long does each side of Flip last, and who profits?
study-answer-sides = With four players the dark side is up for { $dark } % of the turns. Who has turned the table over wins { $flipped } % of the rounds, the others { $others } %.
study-title-skill = Luck or skill?
study-answer-skill = On the same deals, against three who play at random, who calls but else plays at random wins { $weak } % of the rounds, and the best of the others ({ $bot }) { $strong } %: skill counts, and luck decides most rounds.
study-title-calls = What does a forgotten call cost?
study-answer-calls = Who forgets every call wins { $forgetful } % of the rounds and who forgets none { $attentive } %, where 25 % would be even. Of those rounds in which it was noticed only { $caught } % are won, of those in which it was not { $away } %.

## Lessons: a first game that teaches

page-learn = Learn to play
page-learn-first = Your first time with this box? A game of three minutes shows it to you.
page-learn-no = No, thank you
page-learn-step = Step { $step } of { $steps }
page-learn-on = Go on
page-learn-back = Back
page-learn-skip = Skip
page-learn-right = Well done!
page-learn-again = From the beginning
page-learn-play = Play a real round
page-learn-over = That was the lesson. Now against easy bots; the coach helps you whenever you ask.
server-no_lesson = There is no lesson for this box.
lesson-otherwise = The rules allow that, but look for the other way: it is what this is about.
lesson-classic-welcome = Welcome! Whoever gets rid of all cards first wins the round. Below is your hand, in the middle the pile to lay on, beside it the draw pile.
lesson-classic-colour = A card fits if it has the colour of the top card. A red card lies there: lay one of your red ones.
lesson-classic-number = The same number fits too, whatever its colour. A blue 5 lies there: lay your green 5, and green it is.
lesson-classic-draw = Nothing of yours fits on the red 3. Then you draw one card: touch the draw pile.
lesson-classic-drawn = A red 8: what you have just drawn may be laid at once if it fits. Lay it.
lesson-classic-skip = Cards with a sign do something. A Skip makes the next player lose the turn. Lay it.
lesson-classic-plus2 = Ada was skipped, Tom has laid a red 6. A Draw Two: the next player takes two cards and loses the turn. Lay it.
lesson-classic-reverse = A Reverse turns the direction of play: then it is Tom’s turn and not Ada’s. Lay it.
lesson-classic-wild = A Wild fits on everything. Lay it: you may then name the colour.
lesson-classic-name = Which colour? You hold two blue cards, so blue is what helps you.
lesson-classic-bluff = Tom has laid a Wild Draw Four on you. He may only do that without a red card in his hand. You have a feeling that he bluffs: challenge him!
lesson-classic-honest = You were right, and Tom took the four cards. Here he does it again. Challenge once more, and see what it costs when he is honest.
lesson-classic-call = He was honest: you have paid with six cards. Now a better moment: you hold two cards. Call UNO before you lay the blue 4.
lesson-classic-catch = Ada has only one card left and said nothing. Whoever notices catches her: she takes two cards.
lesson-classic-out = Your last card fits. Lay it and win the round.
lesson-classic-count = The round is yours. You score what the others still hold: numbers by their figure, signs 20, wilds 50. Now you know it all!
lesson-titans-pink = The same game as classic, with pink in the place of red. A pink card lies there: lay yours.
lesson-titans-robin = This is Robin: he fits on everything, and takes all pink cards from one player. Lay him.
lesson-titans-name = Like any wild he lets you name a colour. You hold green cards: name green.
lesson-titans-target = Who shall lose the pink cards? Be nice to Ada: choose her, and three cards are gone.
lesson-titans-custom = Two cards carry a rule that your table writes before the first deal. At this table the first says: swap hands. Lay it.
lesson-titans-custom-name = First the colour, as with any wild. Name green.
lesson-titans-rule = Now the rule of the table: with whom do you swap? Ada will do.
lesson-titans-end = Her hand is yours. Before a match everybody agrees on what these cards do; whoever deals cannot decide it alone.
lesson-flip-sides = Every card has two sides, light and dark. You play the side you see; everybody else sees the other one of yours.
lesson-flip-backs = So the backs of the others are open: touch a player to see them large. They tell what that player will hold when the table turns.
lesson-flip-light = On the light side all is as you know it. Lay a red 7.
lesson-flip-flip = A Flip turns everything over: hands, pile and draw pile. Lay it.
lesson-flip-turned = The dark side: pink, teal, orange and purple, and harder cards. Your hand shows its other faces now.
lesson-flip-five = A Draw Five: the next player takes five cards and loses the turn. Lay it.
lesson-flip-everyone = Skip Everyone: all others are skipped, and it is your turn again. Lay it.
lesson-flip-search = The Wild Draw Colour: the next player draws until the colour comes that you name. Lay it.
lesson-flip-colour = Which colour shall Ada look for? Name teal.
lesson-flip-end = Four cards until teal came. The next Flip would turn all back to the light side. That is the whole game!
lesson-transformers-sides = A box with two sides, as in Flip: Autobots on the light side, Decepticons on the dark one. The backs of the others are open. New are two duels.
lesson-transformers-optimus = Optimus Prime fits on everything and calls for a duel of the highest numbers. Lay him.
lesson-transformers-rival = Against whom? Your best card is a 9, and Tom does not look strong: choose him. A card without a number does not count.
lesson-transformers-beneath = You have won. The winner may slip cards of any kind beneath Optimus, without effect. Lay one beneath.
lesson-transformers-enough = You could lay another one beneath, but the last card always stays in the hand. Say that this is all.
lesson-transformers-name = The winner names the colour too. You hold a red 9: name red.
lesson-transformers-megatron = On the dark side Megatron calls: two hands lie open, and the lowest number loses. Lay him.
lesson-transformers-open = Your lowest number is a 3. Choose Tom and see what he holds.
lesson-transformers-wilds = He held a 1, so he took two cards. Wilds and signs have no number: who holds no number at all cannot have the lowest. Now name orange.
lesson-transformers-end = That is all you need. Flip cards turn the table, as in Flip.
lesson-tippo-trays = There are two piles here, on the trays of a balance. A card may go on the left or on the right one, wherever it fits.
lesson-tippo-left = On the left lies a red 5: your red 7 fits there. Touch it.
lesson-tippo-right = On the right a green 3: lay your green 9 there. So the weight stays even.
lesson-tippo-stop = A Stop freezes its tray: only wilds and Stops of its colour or number go there now. Lay your red Stop.
lesson-tippo-frozen = The left tray is frozen, so your red 9 does not go there, although it is red. Lay the blue 4 on the right.
lesson-tippo-heavy = Look at the left tray: six cards, and the beam leans far. One more, and … try the green 5 there.
lesson-tippo-fallen = It has tipped! Whoever made it fall takes two cards, the trays are emptied down to the top cards, and play goes on.
lesson-tippo-tilt = The Tilt: now one after the other puts a card from the draw pile on that tray, until it falls or a sign comes. Lay it on the left.
lesson-tippo-breath = Ada and Tom were lucky. Hold your breath and place your card.
lesson-tippo-end = It held, and then Ada made it fall: two cards for her. A last card only wins if the balance holds. You are ready!

## The score pad beside real cards

page-pad = With real cards
page-pad-line = The cards lie on your table, the count is here: a score pad for a real box, which also knows what every card does.
page-pad-kept = Everything stays on this device, and works without a connection once it has been opened.
page-pad-lost = This browser keeps nothing just now: its storage is full or blocked. You can go on, but do not close this window.
page-pad-unknown = The pad has not been loaded yet. Open it once with a connection; afterwards it works without.
page-pad-people = Who plays, in the order you sit, clockwise
page-pad-first = Who deals first?
page-pad-begin = Begin
page-pad-on = Go on with the last match
page-pad-same = Two people are called { $name }: give one of them another name.
page-pad-seats = For this form there have to be { $count } of you.
page-pad-target-wrong = The points to reach are a whole number from { $least } to { $most }.
page-pad-to = { $form } · up to { $target } points
page-pad-deals = deals
page-pad-out = dropped out
page-pad-begins = { $name } deals, { $first } begins.
page-pad-deal = { $name } deals this round
page-pad-way = { $way ->
    [right] Play goes to the right
   *[left] Play goes to the left
 }
page-pad-turn = Change the direction
page-pad-count = Count the round
page-pad-one-round = Somebody has won
page-pad-who = Who went out?
page-pad-nobody = Nobody
page-pad-nobody-line = A round that nobody could end.
page-pad-hand = { $name }’s hand
page-pad-tap = Tap the cards that are left, or type the points.
page-pad-add = { $card }: { count-points }
page-pad-remove = Take { $card } away again
page-pad-type = Points
page-pad-up = Which side is up?
page-pad-missing = Nothing is noted for { $name } yet: tap the cards, or type 0.
page-pad-no-winner = Say first who went out.
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
page-pad-balance-line = Lay the real cards on two piles, and touch here where each one went. Cards taken shake the table too.
page-pad-left = On the left
page-pad-right = On the right
page-pad-take = Cards taken
page-pad-holds = { $lean ->
    [left] It holds, and leans to the left
    [right] It holds, and leans to the right
   *[even] It holds, and hangs level
 }: { $left } on the left, { $right } on the right.
page-pad-falls = { $late ->
    [yes] Too much after all … everything falls!
   *[no] Everything falls!
 } Whoever laid or took the last card takes { count-cards }. The two visible cards stay, all others are set aside.
page-pad-anew = Set it up anew
page-pad-sound = Sounds
page-pad-screen = On a second screen
page-pad-screen-line = Nothing is being counted yet. Begin a match in another window of this device: it appears here by itself.
