# The texts of Pioche in German. Every key stands in each language's file, with the same variables; families of keys
# and variables are explained at the head of en.ftl.
#
# We say du, and no name, card or colour is ever put into a case: names stand as subject or object, behind »für«,
# »gegen« or a colon, and never in the genitive; every card is feminine (die Karte), so that »die« serves a card as
# subject and as object, and no preposition that wants a dative stands before one.
#
# One word for each thing:
#   round Runde · match Partie · turn Zug · hand Hand · deal geben · dealer wer gibt · seat Platz · host Gastgeber
#   play legen · draw ziehen · take (a penalty) nehmen · keep behalten · lay beneath drunterlegen
#   draw pile Nachziehstapel · discard pile Ablagestapel · top card die oberste Karte · point Punkt
#   name a colour sich eine Farbe wünschen · miss a turn aussetzen · challenge anzweifeln · honest ehrlich gespielt
#   number Zahl (7), symbol Zeichen, action card Aktionskarte · any card without a colour Joker
#   +2 Zieh-zwei-Karte · Reverse Retourkarte · Skip Aussetzkarte · Skip Everyone Alle-aussetzen-Karte
#   Wild Farbwahlkarte · Wild Draw Four Zieh-vier-Farbwahl · Wild Draw Colour Zieh-die-Farbe-Karte
#   customizable Blankokarte · Stop Stopp-Karte · Tilt Kippkarte · balance Waage · tray Schale (left: links, an adverb)
#   to catch erwischen · house rule Hausregel · bot Bot · coach Coach · review Rückblick · cup Turnier · score pad Block

## Lists, counts

list-and = { $list } und { $last }
list-or = { $list } oder { $last }
count-cards = { $count ->
    [0] keine Karten
    [one] 1 Karte
   *[other] { $count } Karten
 }
count-points = { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
 }
count-players = { $count ->
    [one] 1 Spieler
   *[other] { $count } Spieler
 }

## Boxes

box-classic = Klassisch
    .line = Die Luxusausgabe, mit Kartenschlitten für den Nachziehstapel und einem Block zum Punkteschreiben.
box-titans = Teen Titans Go!
    .line = Pink statt Rot, Robin räumt pinke Karten ab, und auf zwei Karten steht eine Regel von euch.
box-flip = Flip
    .line = Karten mit einer hellen und einer dunklen Seite: ein Flip, und der ganze Tisch dreht sich um.
box-transformers = Transformers
    .line = Ein Flip zwischen AUTOBOTS und DECEPTICONS, in dem Optimus Prime und Megatron zum Duell rufen.
box-tippo = Tippo
    .line = Zwei Ablagestapel auf den Schalen einer Waage, und wehe dem, der sie zum Kippen bringt.

## Sides, trays, colours

side-light = helle Seite
side-dark = dunkle Seite
side-transformers-light = AUTOBOTS-Seite
side-transformers-dark = DECEPTICONS-Seite

tray-left = links
tray-right = rechts

# .some: what is asked for („es muss Blau sein“); .card: before a card („die blaue Aussetzkarte“). The plain form
# ends as the adjective does without its -e, which card-number adds.
colour-red = rot
    .some = Rot
    .card = rote
colour-yellow = gelb
    .some = Gelb
    .card = gelbe
colour-green = grün
    .some = Grün
    .card = grüne
colour-blue = blau
    .some = Blau
    .card = blaue
colour-pink = pink
    .some = Pink
    .card = pinke
colour-teal = türkis
    .some = Türkis
    .card = türkise
colour-orange = orange
    .some = Orange
    .card = orange
colour-purple = lila
    .some = Lila
    .card = lila

## Cards by their symbol (`+` is written `plus`); a box's own name has the box in its key.

card-plus1 = Zieh-eins-Karte
card-plus2 = Zieh-zwei-Karte
card-plus5 = Zieh-fünf-Karte
card-R = Retourkarte
card-S = Aussetzkarte
card-X = Alle-aussetzen-Karte
card-F = Flip-Karte
card-W = Farbwahlkarte
card-W2 = Zieh-zwei-Farbwahl
card-W4 = Zieh-vier-Farbwahl
card-WC = Zieh-die-Farbe-Karte
card-WR = Robin-Karte
card-WX = Blankokarte
card-WX1 = Blankokarte 1
card-WX2 = Blankokarte 2
card-OP = Macht von Optimus Prime
card-ME = Tyrannei von Megatron
card-TI = Kippkarte
card-classic-W = Farbwahlkarte
card-classic-W4 = Zieh-vier-Farbwahl
card-transformers-R = Retourkarte
card-transformers-F = FLIP-Karte

# A whole card: with its colour, then with its article. Orange and lila never change.
card-number = { $colour ->
    [orange] orange
    [lila] lila
    [rosa] rosa
   *[other] { $colour }e
 } { $number }
    .the = die { $colour ->
        [orange] orange
        [lila] lila
        [rosa] rosa
       *[other] { $colour }e
     } { $number }
card-stop = { $colour ->
    [orange] orange
    [lila] lila
    [rosa] rosa
   *[other] { $colour }e
 } Stopp-{ $number }
    .the = die { $colour ->
        [orange] orange
        [lila] lila
        [rosa] rosa
       *[other] { $colour }e
     } Stopp-{ $number }
card-coloured = { $colour } { $card }
    .the = die { $colour } { $card }
card-wild = { $card }
    .the = die { $card }

## Decisions: what is asked of the reader, and what will happen

decision-turn = Du bist dran: Leg eine Karte, die passt, oder zieh.
decision-turn-lay = Du bist dran: Leg eine Karte, die passt.
decision-turn-draw = Von deinen Karten passt keine: Zieh eine.
decision-turn-until = Von deinen Karten passt keine: Zieh, bis eine passt.
decision-after_draw = Gezogen: { $card }. Die passt. Gleich legen oder behalten?
decision-after_draw-must = Gezogen: { $card }. Die passt, also musst du sie an diesem Tisch legen.
decision-colour = Welche Farbe wünschst du dir?
decision-colour-FirstNames = Ein Joker liegt am Anfang, und du spielst zuerst: Welche Farbe wünschst du dir?
decision-colour-tray = Welche Farbe wünschst du dir { $tray } auf der Waage?
decision-colour-trays = Du spielst zuerst: Wünsch dir eine Farbe für jede Schale, die einen Joker zeigt.
decision-colour-DrawColour = Welche Farbe? Der Nächste zieht, bis sie kommt.
decision-colour-FinishingColour = { decision-colour-DrawColour }
decision-colour-FlipTable = Auf der anderen Seite liegt ein Joker oben: Welche Farbe wünschst du dir?
decision-colour-FlipOpening = { decision-colour-FlipTable }
decision-colour-VictorNames = Das Duell gehört dir: Welche Farbe wünschst du dir?
decision-target = Wen suchst du dir aus?
decision-target-RemovePink = Robin ist auf deiner Seite: Wer verliert alle pinken Karten?
decision-target-OptimusDuel = Optimus Prime ruft: Gegen wen setzt du deine höchste Zahl?
decision-target-MegatronDuel = Megatron ruft: Mit wem deckst du die Hände auf? Die kleinste Zahl nimmt 2 Karten.
decision-target-SwapHands = Mit wem tauschst du deine ganze Hand?
decision-target-TargetTakes = Wer bekommt { count-cards } geschenkt?
decision-respond = Das gilt dir: Was machst du?
decision-respond-count = { $player } legt gegen dich: { $card }. { count-cards } nehmen und aussetzen, oder anzweifeln? Hat { $player } ehrlich gespielt, nimmst du { $more }.
decision-respond-sought = { $player } legt gegen dich: { $card }. Ziehen, bis { $colour } kommt, und aussetzen, oder anzweifeln? Hat { $player } ehrlich gespielt, ziehst du 2 mehr.
decision-respond-sum = Für dich sind es schon { count-cards }. Mit einer Ziehkarte antworten, alles nehmen und aussetzen, oder { $player } anzweifeln? War das ehrlich, nimmst du { $more }.
decision-respond-answer = Für dich sind es schon { count-cards }. Mit einer Ziehkarte antworten, oder alles nehmen und aussetzen?
decision-respond-bounce = { $player } legt gegen dich: { $card }. { count-cards } nehmen und aussetzen, oder weitergeben? Dafür hast du { $cards }.
decision-lay = Du darfst dir eine Karte aussuchen.
decision-lay-LayBeneath = Das Duell gehört dir: { $number ->
    [one] Eine beliebige Karte darfst du drunterlegen. Sie hat
   *[other] Bis zu { $number } beliebige Karten darfst du drunterlegen. Sie haben
 } keine Wirkung, und deine letzte Karte bleibt dir.
decision-keep = Du hast nur noch { $colour }: Welche Karte behältst du? Die anderen kommen drunter.
decision-place = Luft anhalten: Leg die oberste Karte vom Nachziehstapel { $tray } auf die Waage.
decision-round_over = Die Runde ist vorbei. Die nächste geben?
decision-match_over = Die Partie ist vorbei.

waiting-turn = { $player } ist dran.
waiting-after_draw = { $player } hat gezogen und darf die Karte legen.
waiting-colour = { $player } wünscht sich eine Farbe.
waiting-target = { $player } sucht jemanden aus.
waiting-respond = { $player } muss Karten nehmen oder einen Ausweg finden.
waiting-lay = { $player } darf Karten drunterlegen.
waiting-keep = { $player } sucht die Karte aus, die bleibt.
waiting-place = { $player } muss eine Karte auf die Waage legen.
waiting-round_over = Die Runde ist vorbei.
waiting-match_over = Die Partie ist vorbei.

answer-play = Leg { $card }
answer-play-double = Leg zweimal { $card }
answer-play-tray = Leg { $card } nach { $tray }
answer-draw = Ziehen
answer-keep = Behalten
answer-keep-card = Behalte { $card }
answer-name = Wünsch dir { $colour }
answer-name-tray = Wünsch dir { $colour } für { $tray }
answer-target = Such { $player } aus
answer-accept = Karten nehmen
answer-challenge = { $player } anzweifeln
answer-lay = Leg { $card } drunter
answer-done = Das war’s
answer-place = Karte auflegen
answer-uno = UNO sagen
answer-catch = { $player } erwischen: kein UNO gesagt
answer-host = Für { $player }: { count-cards }
answer-next = Nächste Runde geben

## The coach: advice, reviews and problems

coach-with-colour = { $answer } und wünsch dir { $colour }
coach-with-target = { $answer }, gegen { $player }
coach-without-uno = { $answer }, ohne UNO zu sagen
coach-silence = Nichts sagen
coach-reason-only = Es gibt keine andere Antwort.
coach-reason-out = Damit ist die Runde sofort gewonnen.
coach-reason-challenge = { $player } hat in { $much } von 100 Partien geblufft, die zu dem passen, was man gesehen hat: Anzweifeln lohnt sich.
coach-reason-accept = { $player } hat nur in { $much } von 100 Partien geblufft, die zu dem passen, was man gesehen hat: zu wenig, um anzuzweifeln.
coach-reason-rival = Das bremst { $player } mit { count-cards } auf der Hand: So gewinnt { $player } { $much } von 100 Runden statt { $instead }.
coach-reason-lacks = Danach kommt { $player }, und es fehlt { $colour }: in { $much } von 100 Partien, die zu dem passen, was man gesehen hat, keine Karte dieser Farbe; mit der anderen Antwort in { $instead }.
coach-reason-stuck = Danach kommt { $player } und kann in { $much } von 100 Partien, die zu dem passen, was man gesehen hat, nichts legen; mit der anderen Antwort in { $instead }.
coach-reason-follow = Im nächsten Zug gibt es in { $much } von 100 Partien noch eine Karte zum Legen; mit der anderen Antwort in { $instead }.
coach-reason-fewer = Im nächsten Zug sind weniger Karten übrig: im Schnitt { $much } statt { $instead }.
coach-reason-call = UNO sagen kostet nichts; wer es vergisst, nimmt Karten, wenn es jemand merkt, und das ist hier jedes zweite Mal.
coach-reason-kept = Für später bleibt { $card }.
coach-reason-more = Nichts davon entscheidet allein; über alle Partien gewinnt das am häufigsten.
coach-reason-close = Die ersten Antworten sind etwa gleich gut.
coach-hint-title = Wie oft jede Antwort die Runde gewinnt, in { $count } Partien, die zu dem passen, was du gesehen hast:
coach-hint-line = { $chance } % ({ $low } bis { $high }): { $answer }
coach-hint-unclear = Die ersten beiden liegen zu nah beieinander, um es zu sagen.
coach-hint-unknown = Hier lassen sich keine Zahlen nennen.
coach-verdict-best = der beste Zug
coach-verdict-good = gut
coach-verdict-doubtful = fraglich
coach-verdict-mistake = Fehler
coach-title = Rückblick: { $box }, { count-players }
coach-round = Runde { $round }
coach-budget = Jede Zahl kommt aus { $games } Partien, die zu dem passen, was in diesem Moment zu sehen war; ± und Klammern stimmen in 95 von 100 Fällen.
coach-won = { $player } gewinnt Runde { $round }.
coach-void = Niemand gewinnt Runde { $round }.
coach-start-ahead = Schon nach dem Geben lag { $player } vorn, mit { $chance } %.
coach-start-behind = Nach dem Geben hatte { $player } nur { $chance } %.
coach-start-even = Nach dem Geben hatte { $player } { $chance } %, etwa so viel wie alle.
coach-turning = Zug { $move } dreht die Runde ({ $other }: { $answer }): { $player } kommt von { $before } % auf { $after } %.
coach-turning-short = Zug { $move } ({ $other }: { $answer }): { $player } { $before } % → { $after } %
coach-costliest = Am teuersten war die Entscheidung in Zug { $move }, { $player }: { $answer }. Sie kostet { $loss } von hundert Runden ({ $low } bis { $high }); besser: { $better }.
coach-flawless = Niemand hat einen klaren Fehler gemacht: Die Karten haben entschieden.
coach-mistake = Zug { $move }, { $player }: { $answer } – ein Fehler. Besser: { $better }, das gewinnt { $loss } von 100 Runden mehr ({ $low } bis { $high }).
coach-doubtful = Zug { $move }, { $player }: { $answer } – fraglich. Vielleicht besser: { $better }, um { $loss } von 100 Runden ({ $low } bis { $high }).
coach-count-decisions = { $count ->
    [one] 1 Entscheidung
   *[other] { $count } Entscheidungen
 }
coach-count-mistakes = { $count ->
    [0] kein Fehler
    [one] 1 Fehler
   *[other] { $count } Fehler
 }
coach-account = { $player }: { $decided }, { $mistakes }. Geben { $deal }, gezogene Karten { $cards }, die anderen { $others }, Entscheidungen { $decisions } ± { $unsure }; von { $start } % auf { $end } %.
coach-account-unknown = { $player }: Darüber weiß man zu wenig.
coach-luck = Glück
coach-turning-points = Wendepunkte
coach-decisions = Entscheidungen
coach-chances = Chancen
coach-move = Zug
coach-unfinished = diese Partie läuft noch: Ein Rückblick würde verraten, was noch niemand wissen darf

## Events: what happened

event-nothing = Nichts passiert.
event-DealerDrew = { $you ->
    [player] Du ziehst { $cards }: Es geht darum, wer gibt.
   *[none] { $player } zieht { $cards }: Es geht darum, wer gibt.
 }
event-DealerChosen = { $you ->
    [player] Du gibst als Erstes.
   *[none] Als Erstes gibt { $player }.
 }
event-RoundStarted = { $you ->
    [player] Runde { $number }: Du gibst.
   *[none] Runde { $number }: { $player } gibt.
 }
event-CardsDealt = { $you ->
    [player] Du bekommst { $cards }.
   *[none] { $player } bekommt { $cards }.
 }
event-CardsDealt-hidden = { $you ->
    [player] Du bekommst { count-cards }.
   *[none] { $player } bekommt { count-cards }.
 }
event-CardTurnedUp = Die erste Karte ist { $cards }.
event-CardTurnedUp-tray = Auf der Waage beginnt { $tray } { $cards }.
event-CardPutBack = Die erste Karte wäre { $cards }, und so darf es nicht anfangen: zurück in den Nachziehstapel.
event-CardPlayed = { $you ->
    [player] Du legst { $cards }.
   *[none] { $player } legt { $cards }.
 }
event-CardPlayed-tray = { $you ->
    [player] Du legst { $cards } nach { $tray }.
   *[none] { $player } legt { $cards } nach { $tray }.
 }
event-CardsTaken = { $you ->
    [player] Du nimmst { count-cards }: { $cards }.
   *[none] { $player } nimmt { count-cards }: { $cards }.
 }
event-CardsTaken-hidden = { $you ->
    [player] Du nimmst { count-cards }.
   *[none] { $player } nimmt { count-cards }.
 }
event-CardsTaken-none = { $you ->
    [player] Du müsstest Karten nehmen, aber es sind keine mehr da.
   *[none] { $player } müsste Karten nehmen, aber es sind keine mehr da.
 }
event-CardKept = { $you ->
    [player] Du behältst die Karte.
   *[none] { $player } behält die Karte.
 }
event-TurnPassed = { $you ->
    [player] Du kannst weder legen noch nehmen: Du passt.
   *[none] { $player } kann weder legen noch nehmen und passt.
 }
event-TurnLost = { $you ->
    [player] Du setzt aus.
   *[none] { $player } setzt aus.
 }
event-DirectionChanged-left = Richtungswechsel: Jetzt geht es nach links.
event-DirectionChanged-right = Richtungswechsel: Jetzt geht es nach rechts.
event-ColourNamed = { $you ->
    [player] Du wünschst dir { $colour }.
   *[none] { $player } wünscht sich { $colour }.
 }
event-ColourNamed-tray = { $you ->
    [player] Du wünschst dir { $colour } für { $tray }.
   *[none] { $player } wünscht sich { $colour } für { $tray }.
 }
event-TargetChosen = { $you ->
    [player] Du suchst { $other } aus.
    [other] { $player } sucht dich aus.
   *[none] { $player } sucht { $other } aus.
 }
event-UnoCalled = { $you ->
    [player] Du sagst UNO.
   *[none] { $player } sagt UNO.
 }
event-UnoCaught = { $you ->
    [player] Du erwischst { $other }: kein UNO gesagt.
    [other] { $player } erwischt dich: Du hast nicht UNO gesagt.
   *[none] { $player } erwischt { $other }: kein UNO gesagt.
 }
event-UnoFalse = { $you ->
    [player] Falscher Alarm, und dafür zahlst du.
   *[none] Falscher Alarm, und dafür zahlt { $player }.
 }
event-ChallengeAccepted = { $you ->
    [player] Du zweifelst nicht an { $other }.
    [other] { $player } zweifelt dich nicht an.
   *[none] { $player } zweifelt { $other } nicht an.
 }
event-HandShown = { $you ->
    [player] Du zeigst { $other } deine Hand: { $cards }.
    [other] { $player } zeigt dir die Hand: { $cards }.
   *[none] { $player } zeigt { $other } die Hand: { $cards }.
 }
event-HandShown-hidden = { $you ->
    [player] Du zeigst { $other } deine Hand.
    [other] { $player } zeigt dir die Hand.
   *[none] { $player } zeigt { $other } die Hand.
 }
event-HandShown-none = { $you ->
    [player] Du hast nichts zu zeigen.
   *[none] { $player } hat nichts zu zeigen.
 }
event-HandShown-all = { $you ->
    [player] Du zeigst allen { $cards }.
   *[none] { $player } zeigt allen { $cards }.
 }
event-ChallengeWon = { $you ->
    [player] Du hast recht: { $other } hat geblufft.
    [other] { $player } hat recht: Du hast geblufft.
   *[none] { $player } hat recht: { $other } hat geblufft.
 }
event-ChallengeLost = { $you ->
    [player] Du irrst dich: { $other } hat ehrlich gespielt.
    [other] { $player } irrt sich: Du hast ehrlich gespielt.
   *[none] { $player } irrt sich: { $other } hat ehrlich gespielt.
 }
event-PileReplenished = Neu gemischt, der Nachziehstapel ist wieder da: { count-cards }.
event-RoundWon = { $you ->
    [player] Du gewinnst die Runde.
   *[none] { $player } gewinnt die Runde.
 }
event-RoundVoid = Niemand kann mehr spielen: Die Runde zählt nicht.
event-PlayerWentOut = { $you ->
    [player] Du hast keine Karten mehr: Platz { $number } ist deiner.
   *[none] { $player } hat keine Karten mehr: Platz { $number }.
 }
event-PlayerPutOut = { $you ->
    [player] Du hast { count-cards }, das ist zu viel: Du scheidest aus der Runde aus.
   *[none] { $player } hat { count-cards }, das ist zu viel: { $player } scheidet aus der Runde aus.
 }
event-PointsScored = { $you ->
    [player] Du: { count-points }.
   *[none] { $player }: { count-points }.
 }
event-MatchWon = { $you ->
    [player] Du gewinnst die Partie.
   *[none] { $player } gewinnt die Partie.
 }
event-HandsSwapped = { $you ->
    [player] Du tauschst die Hand mit { $other }.
    [other] { $player } tauscht die Hand mit dir.
   *[none] { $player } und { $other } tauschen ihre Hände.
 }
event-HandsPassed-left = Alle Hände wandern einen Platz nach links.
event-HandsPassed-right = Alle Hände wandern einen Platz nach rechts.
event-CardsLaidBeneath = { $you ->
    [player] Du legst drunter: { $cards }.
   *[none] { $player } legt drunter: { $cards }.
 }
event-CardsLaidBeneath-none = { $you ->
    [player] Du legst nichts drunter.
   *[none] { $player } legt nichts drunter.
 }
event-TableFlipped = Alles dreht sich um; auf dem Ablagestapel liegt jetzt { $cards }.
event-DuelFought = { $you ->
    [player] Du gewinnst das Duell gegen { $other }.
    [other] { $player } gewinnt das Duell gegen dich.
   *[none] { $player } gewinnt das Duell gegen { $other }.
 }
event-CardPlaced = { $you ->
    [player] Du legst { $cards } { $tray } auf die Waage.
   *[none] { $player } legt { $cards } { $tray } auf die Waage.
 }
event-BalanceTipped = { $you ->
    [player] Die Waage kippt, und es trifft dich.
   *[none] Die Waage kippt, und es trifft { $player }.
 }
event-BalanceTipped-late = { $you ->
    [player] Die Waage kippt einen Moment später, und es trifft dich.
   *[none] Die Waage kippt einen Moment später, und es trifft { $player }.
 }
event-TraysCleared = Beide Schalen werden bis auf die obersten Karten geleert, und niemand zahlt.
event-HostGave = { $you ->
    [player] Der Gastgeber gibt dir { count-cards }.
   *[none] Vom Gastgeber für { $player }: { count-cards }.
 }

## Refusals: why not, and what would be possible

# What would fit, as part of a sentence: the object of »du brauchst«.
wanted-number = { $colour } oder eine { $number }
wanted-symbol = { $colour } oder noch eine { $card }
wanted-colour = { $colour }
wanted-frozen = eine Stopp-Karte ({ $colour } oder eine { $number }) oder einen Joker
wanted-strict = eine Stopp-Karte ({ $colour } oder eine { $number }), eine Aktionskarte ({ $colour }) oder einen Joker

refusal-unreadable = Ich verstehe „{ $said }“ nicht. Versuch `play R7`, `draw`, `keep` oder `name blue`.
refusal-not_asked = Jetzt antwortet { $player }. Du kommst noch dran.
refusal-round_over = Die Runde ist vorbei: Gib die nächste, dann geht es weiter.
refusal-match_over = Die Partie ist vorbei: Fang eine neue an, wenn du weiterspielen willst.
refusal-round_not_over = Diese Runde läuft noch: Die nächste kommt, wenn jemand keine Karten mehr hat.
refusal-wrong_phase = Danach ist nicht gefragt. { $question }
refusal-not_held = Die hast du nicht auf der Hand: { $card }. Nimm eine von deinen Karten.
refusal-not_held-any = Diese Karte hast du nicht auf der Hand. Nimm eine von deinen Karten.
refusal-does_not_fit = Das passt nicht: Du brauchst { $wanted }.
refusal-does_not_fit-tray = Das passt { $tray } nicht: Dort brauchst du { $wanted }.
refusal-does_not_answer = Damit kannst du hier nicht antworten: { $card }. { $question }
refusal-only_drawn = Du hast schon gezogen: Leg { $card } oder behalte sie.
refusal-no_colour_with = Dazu wünscht man sich keine Farbe: { $card }. Leg sie ohne Farbe.
refusal-no_target_with = Dazu sucht man sich niemanden aus: { $card }. Leg sie ohne Namen.
refusal-bad_target = Das geht hier nicht: Such { $players } aus.
refusal-bad_colour = Diese Farbe gibt es auf dieser Seite nicht: Du hast die Wahl zwischen { $colours }.
refusal-tray_needed = Auf welche Schale? Sag links oder rechts (left, right).
refusal-no_such_tray = In dieser Ausgabe gibt es keine Schalen: Leg die Karte einfach.
refusal-nothing_to_take = Es sind keine Karten zum Ziehen mehr da: Leg eine, die passt.
refusal-must_lay = Ziehen darfst du nur, wenn nichts passt, und du kannst noch legen: { $cards }.
refusal-must_play_drawn = Deine gezogene Karte passt, also musst du an diesem Tisch { $card } legen.
refusal-would_bluff = Das wäre ein Bluff, und an diesem Tisch wird nicht geblufft: Du hast noch { $cards }.
refusal-would_bluff-any = Das wäre ein Bluff, und an diesem Tisch wird nicht geblufft.
refusal-action_last = An diesem Tisch ist die letzte Karte eine Zahl, also nicht { $card }: Du musst ziehen.
refusal-no_double = Zwei Karten zugleich legst du nur, wo man Zwillinge spielt: in deinem Zug, vor dem Ziehen, mit gleicher Zahl und gleicher Farbe.
refusal-bad_care = Die Vorsicht ist eine Zahl von 0 bis 100 und zählt nur, wo man mit ruhiger Hand spielt.
refusal-catch_self = Sich selbst erwischt man nicht. Sag UNO, bevor es jemand merkt!
refusal-bad_count = Der Gastgeber gibt 1 bis 4 Karten auf einmal, nicht { $count }.
refusal-ambiguous = Mehrere deiner Karten zeigen { $card }, mit verschiedenen Rückseiten: Nenn beide Seiten, etwa { $example }.
refusal-no_host_tool = Der Gastgeber gibt nur Karten, wenn auf einer Blankokarte eine eigene Regel von euch steht (C9).
refusal-other = Das geht hier nicht ({ $reason }).

## Options: choices, numbers, points

switch-two_player_reverse = Die Retourkarte zu zweit
switch-two_player_reverse-skip = Wer sie legt, ist gleich noch einmal dran.
switch-two_player_reverse-plain = Nur die Richtung wechselt: Der andere ist dran.
switch-uno_on_any_single = Wann man UNO sagt
switch-uno_on_any_single-true = Immer, wenn dir eine einzige Karte bleibt, egal wodurch.
switch-uno_on_any_single-false = Nur wenn du deine vorletzte Karte selbst legst.
switch-flip_first = Eine Flip-Karte als erste Karte
switch-flip_first-inert = Sie liegt einfach da, wie jede Karte ihrer Farbe.
switch-flip_first-flip = Sie dreht den Tisch sofort um.
switch-flip_first-putback = Sie kommt in den Nachziehstapel zurück, und eine andere wird aufgedeckt.
switch-flip_last = Eine Flip-Karte als letzte Karte
switch-flip_last-stay = Sie dreht nichts mehr um: Es zählen die Punkte der Seite, die gespielt wird.
switch-flip_last-flip = Sie dreht den Tisch noch um, und es zählen die Punkte der neuen Seite.
switch-own_kind_counts = Eine zweite Karte der gleichen Art beim Anzweifeln
switch-own_kind_counts-true = Jeder andere Joker auf der Hand macht einen Bluff daraus, auch einer der gleichen Art.
switch-own_kind_counts-false = Andere Joker auf der Hand machen einen Bluff daraus, aber nicht die der gleichen Art.
switch-flip_wilds_count = Andere Joker beim Anzweifeln
switch-flip_wilds_count-false = Sie zählen nicht: Nur die Farbe zählt.
switch-flip_wilds_count-true = Jeder andere Joker auf der Hand macht einen Bluff daraus.
switch-pairing = Welche Seiten sich eine Karte teilen
switch-pairing-fixed = Dieselben wie im gedruckten Spiel.
switch-pairing-shuffled = In jeder Partie entscheidet das Los, und niemand kann es wissen.
switch-megatron_empty = Megatron gegen eine Hand ohne Zahlen
switch-megatron_empty-holder_loses = Wer Zahlen hat, verliert; hat niemand welche, gewinnt, wer Megatron gelegt hat.
switch-megatron_empty-challenger_wins = Ist eine der beiden Hände ohne Zahlen, gewinnt, wer Megatron gelegt hat.
switch-first_card_000 = Die erste aufgedeckte Karte
switch-first_card_000-as_002 = Aktionskarten wirken wie in Flip, Joker kommen in den Nachziehstapel zurück.
switch-first_card_000-inert = Sie tut nichts; bei einem Joker wünscht sich die Farbe, wer anfängt.
switch-robin_empty = Robin nimmt die letzte Karte
switch-robin_empty-target_wins = Wer so die ganze Hand verliert, gewinnt die Runde.
switch-robin_empty-keep_one = Wer nur pinke Karten hat, behält die letzte.
switch-tippo_free_draw = Ziehen, obwohl eine Karte passt
switch-tippo_free_draw-false = Man zieht nur, wenn auf keiner Schale etwas passt.
switch-tippo_free_draw-true = Man darf immer ziehen, statt zu legen.
switch-stops = Zwei Stopp-Karten zugleich
switch-stops-cancel = Sie heben sich auf, und jede passende Karte darf darauf.
switch-stops-strict = Beide Schalen sind offen, aber eine gewöhnliche Zahl darf nie auf einen Stopp.
switch-tippo_last_fall = Eine letzte Karte, die alles kippt
switch-tippo_last_fall-continue = Du nimmst 2 Karten, und die Runde geht weiter.
switch-tippo_last_fall-wins = Du gewinnst trotzdem und zahlst nichts.
switch-tilt_last_action = Eine Ziehkarte am Ende einer Kippkarte, die als letzte gelegt wurde
switch-tilt_last_action-ignore = Sie zählt nicht: Die Runde ist vorbei.
switch-tilt_last_action-carry_out = Der Nächste nimmt die Karten noch.
switch-balance_preset = Die Waage
switch-balance_preset-normal = Sie kippt bei etwa 5 Karten Unterschied.
switch-balance_preset-stable = Sie ist geduldig, gut für Kinder: Sie kippt bei 6 oder 7 Karten Unterschied.
switch-balance_preset-nervous = Sie ist nervös: Sie kippt bei etwa 4 Karten Unterschied.
switch-customizable = Die Blankokarten
switch-customizable_text = Was auf den Blankokarten steht
switch-hand = Karten für jeden
switch-target = Punkte bis zum Sieg
switch-scoring = Wie gezählt wird
switch-dealer = Wer als Erstes gibt
switch-dealer-draw = Jeder zieht eine Karte, und die höchste Zahl gibt.
switch-dealer-random = Das Los entscheidet.
switch-dealer-seat = { $player }.
switch-uno_penalty = Was ein vergessenes UNO kostet

scoring-race = Wettlauf
    .line = Wer die Runde gewinnt, bekommt die Punkte der anderen Hände; wer zuerst { $target } hat, gewinnt die Partie.
scoring-low = Wenigste Punkte
    .line = Jeder zählt die eigene Hand; hat jemand { $exceeds ->
        [yes] mehr als { $target } Punkte
       *[no] { $target } Punkte
     }, gewinnt, wer am wenigsten hat.
scoring-low-elimination = Jeder zählt die eigene Hand; wer { $exceeds ->
    [yes] mehr als { $target } Punkte
   *[no] { $target } Punkte
 } hat, scheidet aus der Partie aus, und wer übrig bleibt, gewinnt.
scoring-single = Eine einzige Runde
    .line = Wer zuerst keine Karten mehr hat, hat gewonnen; Punkte werden nicht gezählt.

custom-C0 = Einfacher Joker
    .line = Es steht nichts darauf: ein einfacher Joker.
custom-C1 = Tausch
    .line = Tausch deine ganze Hand mit jemandem, den du aussuchst.
custom-C2 = Geschenk
    .line = Wen du aussuchst, der nimmt 2 Karten, ohne auszusetzen.
custom-C3 = Regenguss
    .line = Alle anderen nehmen 1 Karte.
custom-C4 = Noch einmal
    .line = Du bist gleich noch einmal dran.
custom-C5 = Karussell
    .line = Alle Hände wandern einen Platz in Spielrichtung.
custom-C6 = Großer Sprung
    .line = Die nächsten beiden setzen aus; seid ihr nur zu zweit, setzt der andere einmal aus.
custom-C7 = Offenes Buch
    .line = Du siehst alle anderen Hände, bis wieder eine Karte gelegt oder gezogen wird.
custom-C8 = Großputz
    .line = Leg alle deine Karten der gewünschten Farbe drunter. Eine Karte muss dir bleiben; haben alle diese Farbe, suchst du dir aus, welche.
custom-C9 = Eure eigenen Worte
    .line = Tu, was der Tisch daraufgeschrieben hat: { $text }. Der Gastgeber achtet darauf und kann Karten geben.
custom-unwritten = (mündlich ausgemacht)
custom-quote = „{ $text }“
