# The texts of Pioche in German. Every key stands in each language's file, with the same variables; families of keys
# and variables are explained at the head of en.ftl.
#
# We say du. No name stands in the genitive, which would add an ending to it; every card is feminine (die Karte), so
# that „die“ serves it as subject and as object, and it stands behind no word that wants a dative („mit der“).
#
# One word for each thing:
#   box Spiel · round Runde · match Partie · turn Zug · hand Hand · deal geben · dealer Geber · seat Platz · host Gastgeber
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
number-decimal = ,
number-thousands = .
joints = { "" }
answer-within = { $answer }

## Boxes

box-classic = Klassisch
    .line = Die Luxusausgabe, mit Kartenschlitten für den Nachziehstapel und Punkteblock.
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

# .some: what is asked for („es muss Blau sein“); .card: before a card („die blaue Aussetzkarte“); .number: before a
# number („die blaue 7“); .letter: on the card.
colour-red = rot
    .some = Rot
    .card = rote
    .number = rote
    .shape = Raute
    .letter = R
colour-yellow = gelb
    .some = Gelb
    .card = gelbe
    .number = gelbe
    .shape = Kreis
    .letter = G
colour-green = grün
    .some = Grün
    .card = grüne
    .number = grüne
    .shape = Blatt
    .letter = Ü
colour-blue = blau
    .some = Blau
    .card = blaue
    .number = blaue
    .shape = Quadrat
    .letter = B
colour-pink = pink
    .some = Pink
    .card = pinke
    .number = pinke
    .shape = Herz
    .letter = P
colour-teal = türkis
    .some = Türkis
    .card = türkise
    .number = türkise
    .shape = Sechseck
    .letter = T
colour-orange = orange
    .some = Orange
    .card = orange
    .number = orange
    .shape = Stern
    .letter = O
colour-purple = lila
    .some = Lila
    .card = lila
    .number = lila
    .shape = Schild
    .letter = L

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

# A whole card: with its colour, then with its article.
card-number = { $colour } { $number }
    .the = die { $colour } { $number }
card-stop = { $colour } Stopp-{ $number }
    .the = die { $colour } Stopp-{ $number }
card-coloured = { $colour } { $card }
    .the = die { $colour } { $card }
card-wild = { $card }
    .the = die { $card }

## Decisions: what is asked of the reader, and what will happen

decision-turn = Du bist dran: Leg eine Karte, die passt, oder zieh.
decision-turn-lay = Du bist dran: Leg eine Karte, die passt.
decision-turn-draw = Von deinen Karten passt keine: Zieh eine.
decision-turn-until = Von deinen Karten passt keine: Zieh, bis eine passt.
decision-after_draw = Du hast { $card } gezogen: legen oder behalten?
decision-after_draw-must = Du hast { $card } gezogen. Sie passt, also musst du sie an diesem Tisch legen.
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
decision-target-RemovePink = Robin kommt: Wer wird alle pinken Karten los?
decision-target-OptimusDuel = Optimus Prime ruft zum Duell: Gegen wen? Die höchste Zahl gewinnt.
decision-target-MegatronDuel = Megatron ruft zum Duell: Wen forderst du? Die kleinste Zahl nimmt 2 Karten.
decision-target-SwapHands = Mit wem tauschst du deine ganze Hand?
decision-target-TargetTakes = Wer bekommt { count-cards } geschenkt?
decision-respond = Das gilt dir: Was machst du?
decision-respond-count = { $player } legt dir { $card }: Nimm { count-cards } und setz aus, oder zweifle (Irrtum: { $more }).
decision-respond-sought = { $player } legt dir { $card }: Zieh, bis { $colour } kommt, und setz aus, oder zweifle (Irrtum: 2 mehr).
decision-respond-sum = Schon { count-cards } für dich: Antworte, nimm sie, oder zweifle { $player } an (Irrtum: { $more }).
decision-respond-answer = Schon { count-cards } für dich: Antworte, oder nimm sie und setz aus.
decision-respond-bounce = { $player } legt dir { $card }: Nimm { count-cards } und setz aus, oder gib sie weiter. Du hast { $cards }.
decision-doubt = Hatte { $player } noch { $colour }{ $wilds ->
    [all] {" "}oder einen anderen Joker
    [others] {" "}oder einen Joker anderer Art
   *[none] {""}
 }?
decision-lay = Du darfst dir eine Karte aussuchen.
decision-lay-LayBeneath = Das Duell gehört dir: { $number ->
    [one] Eine beliebige Karte darf unter die oberste. Sie wirkt
   *[other] Bis zu { $number } beliebige Karten dürfen unter die oberste. Sie wirken
 } nicht, und deine letzte Karte bleibt dir.
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
coach-with-target = { $answer } und such { $player } aus
coach-without-uno = { $answer }, ohne UNO zu sagen
coach-silence = Nichts sagen
coach-reason-only = Es gibt keine andere Antwort.
coach-reason-out = Damit ist die Runde sofort gewonnen.
coach-reason-challenge = { $player } blufft in { $much } von 100 Partien, die zu dem passen, was man gesehen hat: Anzweifeln lohnt sich.
coach-reason-accept = { $player } blufft nur in { $much } von 100 Partien, die zu dem passen, was man gesehen hat: zu wenig, um anzuzweifeln.
coach-reason-rival = Das bremst { $player } mit { count-cards } auf der Hand: So gewinnt { $player } { $much } von 100 Runden statt { $instead }.
coach-reason-lacks = Danach kommt { $player }, und es fehlt { $colour }: in { $much } von 100 Partien, die zu dem passen, was man gesehen hat; mit der anderen Antwort in { $instead }.
coach-reason-stuck = Danach kommt { $player } und kann in { $much } von 100 Partien, die zu dem passen, was man gesehen hat, nichts legen; mit der anderen Antwort in { $instead }.
coach-reason-follow = Im nächsten Zug gibt es in { $much } von 100 Partien noch eine Karte zum Legen; mit der anderen Antwort in { $instead }.
coach-reason-fewer = Im nächsten Zug sind weniger Karten übrig: im Schnitt { $much } statt { $instead }.
coach-reason-call = UNO sagen kostet nichts; es zu vergessen kostet Karten, wenn es jemand merkt, und das ist hier jedes zweite Mal.
coach-reason-kept = Für später bleibt { $card }.
coach-reason-more = Kein Grund allein reicht aus; über alle Partien gewinnt das am häufigsten.
coach-reason-close = Die ersten Antworten sind etwa gleich gut.
coach-hint-title = Wie oft jede Antwort die Runde gewinnt, in { $count } Partien, die zu dem passen, was du gesehen hast:
coach-hint-line = { $chance } % ({ $low } bis { $high }): { $answer }
coach-hint-unclear = Die ersten beiden liegen zu nah beieinander, um es zu sagen.
coach-hint-unknown = Hier gibt es keine Zahlen.
coach-verdict-best = der beste Zug
coach-verdict-good = gut
coach-verdict-doubtful = fraglich
coach-verdict-mistake = Fehler
coach-title = Rückblick: { $box }, { count-players }
coach-round = Runde { $round }
coach-budget = Jede Zahl kommt aus { $games } Partien, die zu dem passen, was in diesem Moment zu sehen war; der wahre Wert liegt in 95 von 100 Fällen in der Spanne (±, Klammern).
coach-won = { $player } gewinnt Runde { $round }.
coach-void = Niemand gewinnt Runde { $round }.
coach-start-ahead = Schon nach dem Geben lag { $player } vorn, mit { $chance } %.
coach-start-behind = Nach dem Geben hatte { $player } nur { $chance } %.
coach-start-even = Nach dem Geben hatte { $player } { $chance } %, etwa so viel wie alle.
coach-turning = Zug { $move } dreht die Runde ({ $other }: { $answer }): { $player } kommt von { $before } % auf { $after } %.
coach-turning-short = Zug { $move } ({ $other }: { $answer }): { $player } { $before } % → { $after } %
coach-costliest = Am teuersten war die Entscheidung in Zug { $move }, { $player }: { $answer }. Sie kostet { $loss } von hundert Runden ({ $low } bis { $high }); besser: { $better }.
coach-flawless = Niemand hat einen klaren Fehler gemacht: Die Karten haben entschieden.
coach-mistake = Zug { $move }, { $player }: { $answer } – ein Fehler. Besser: { $better }, das gewinnt { $loss } von 100 Runden mehr ({ $low } bis { $high }).
coach-doubtful = Zug { $move }, { $player }: { $answer } – fraglich. Vielleicht besser: { $better }, um { $loss } von 100 Runden ({ $low } bis { $high }).
coach-count-decisions = { $count ->
    [one] 1 Entscheidung
   *[other] { $count } Entscheidungen
 }
coach-count-mistakes = { $count ->
    [0] kein Fehler
    [one] 1 Fehler
   *[other] { $count } Fehler
 }
coach-account = { $player }: { $decided }, { $mistakes }. Geben { $deal }, gezogene Karten { $cards }, die anderen { $others }, Entscheidungen { $decisions } ± { $unsure }; von { $start } % auf { $end } %.
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
event-CardPutBack = Aufgedeckt wird { $cards }: So darf es nicht anfangen, zurück in den Nachziehstapel.
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
    [player] Du zweifelst { $other } nicht an.
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
    [player] Die Waage kippt: Du zahlst.
   *[none] Die Waage kippt: { $player } zahlt.
 }
event-BalanceTipped-late = { $you ->
    [player] Die Waage kippt einen Moment später: Du hast zuletzt gespielt, also zahlst du.
   *[none] Die Waage kippt einen Moment später: { $player } hat zuletzt gespielt und zahlt.
 }
event-TraysCleared = Beide Schalen werden bis auf die obersten Karten geleert, und niemand zahlt.
event-HostGave = { $you ->
    [player] Der Gastgeber gibt dir { count-cards }.
   *[none] Vom Gastgeber für { $player }: { count-cards }.
 }

## Refusals: why not, and what would be possible

# What would fit, as part of a sentence: the object of „du brauchst“.
wanted-number = { $colour } oder eine { $number }
wanted-symbol = { $colour } oder noch eine { $card }
wanted-colour = { $colour }
wanted-frozen = einen Stopp mit gleicher Farbe oder gleicher Zahl ({ $colour }, { $number }) oder einen Joker
wanted-strict = eine Stopp- oder Aktionskarte in gleicher Farbe ({ $colour }), einen Stopp mit gleicher Zahl ({ $number }) oder einen Joker

refusal-unreadable = Ich verstehe „{ $said }“ nicht. Versuch `leg R7`, `zieh`, `behalte` oder `wünsch blau`.
refusal-not_asked = Jetzt antwortet { $player }. Du kommst noch dran.
refusal-round_over = Die Runde ist vorbei: Gib die nächste, dann geht es weiter.
refusal-match_over = Die Partie ist vorbei: Fang eine neue an, wenn du weiterspielen willst.
refusal-round_not_over = Diese Runde läuft noch: Die nächste kommt, wenn jemand keine Karten mehr hat.
refusal-wrong_phase = Das war nicht die Frage. { $question }
refusal-not_held = Du hast { $card } nicht auf der Hand. Nimm eine von deinen Karten.
refusal-not_held-any = Diese Karte hast du nicht auf der Hand. Nimm eine von deinen Karten.
refusal-does_not_fit = Das passt nicht: Du brauchst { $wanted }.
refusal-does_not_fit-tray = Das passt { $tray } nicht: Dort brauchst du { $wanted }.
refusal-does_not_answer = Damit kannst du hier nicht antworten: { $card }. { $question }
refusal-only_drawn = Du hast schon gezogen: Leg { $card } oder behalte sie.
refusal-no_colour_with = Dazu wünscht man sich keine Farbe: { $card }. Leg sie ohne Wunsch.
refusal-no_target_with = Dazu sucht man sich niemanden aus: { $card }. Leg sie ohne Namen.
refusal-bad_target = Das geht hier nicht: Such { $players } aus.
refusal-bad_colour = Diese Farbe gibt es auf dieser Seite nicht: Die Karten sind { $colours }.
refusal-tray_needed = Auf welche Schale? Sag links oder rechts.
refusal-no_such_tray = In diesem Spiel gibt es keine Schalen: Leg die Karte einfach.
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
switch-pairing-fixed = Dieselben wie im gedruckten Flip.
switch-pairing-shuffled = In jeder Partie entscheidet das Los, und niemand kann es wissen.
switch-megatron_empty = Megatron gegen eine Hand ohne Zahlen
switch-megatron_empty-holder_loses = Wer Zahlen hat, verliert; hat niemand welche, gewinnt, wer Megatron gelegt hat.
switch-megatron_empty-challenger_wins = Ist eine der beiden Hände ohne Zahlen, gewinnt, wer Megatron gelegt hat.
switch-wild_ends_search = Ein Joker auf der Suche nach einer Farbe
switch-wild_ends_search-false = Er zählt nicht: Man zieht weiter.
switch-wild_ends_search-true = Er zählt: Beim ersten Joker ist Schluss.
switch-first_card_000 = Die erste aufgedeckte Karte
switch-first_card_000-as_002 = Aktionskarten wirken wie in Flip, Joker kommen in den Nachziehstapel zurück.
switch-first_card_000-inert = Sie tut nichts; bei einem Joker wünscht sich der Erste die Farbe.
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
switch-tilt_wild_namer = Ein Joker am Ende einer Kippkarte
switch-tilt_wild_namer-payer = Wer die Waage gekippt hat, wünscht sich die Farbe.
switch-tilt_wild_namer-next = Der Nächste wünscht sich die Farbe.
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
    .line = Leg alle deine Karten der gewünschten Farbe unter diese. Eine Karte muss dir bleiben; haben alle diese Farbe, suchst du dir aus, welche.
custom-C9 = Eure eigenen Worte
    .line = Tu, was der Tisch daraufgeschrieben hat: { $text }. Der Gastgeber achtet darauf und kann Karten geben.
custom-unwritten = (mündlich ausgemacht)
custom-quote = „{ $text }“

## Options: house rules and settings

house-stacking = Stapeln
    .line = Auf eine Ziehkarte darf man mit einer Ziehkarte antworten, und die Summe wandert weiter.
house-stacking-same = Nur eine Karte der gleichen Art antwortet.
house-stacking-up = Es antwortet eine Karte der gleichen Art; auf eine +2 auch eine +4 (in Flip und Transformers auf eine +1 eine +2).
house-progressive = Progressiv
    .line = Farbige Ziehkarten stapeln sich nach Art, und die Summe wandert weiter; die anderen bleiben außen vor.
house-jump_in = Reinwerfen
    .line = Wer genau die oberste Karte hat, darf sie legen, auch wenn andere dran sind.
house-seven_zero = Sieben-Null
    .line = Eine 7 tauscht zwei Hände, eine 0 lässt alle Hände wandern.
house-draw_until = Ziehen, bis es passt
    .line = Man zieht, bis eine Karte passt.
house-forced_play = Legezwang
    .line = Kannst du legen, musst du; auch eine gezogene Karte, die passt, musst du legen.
house-no_bluff = Ohne Bluff
    .line = Was ein Bluff wäre, darf man nicht legen; also gibt es auch kein Anzweifeln.
house-free_wild_draw = Freie Ziehjoker
    .line = Zieh-vier-Farbwahl, Zieh-zwei-Farbwahl und Zieh-die-Farbe-Karte darf man immer legen, und niemand kann sie anzweifeln.
house-teams = Zwei gegen zwei
    .line = Zu viert, Partner gegenüber: Ein Team bekommt die Punkte der beiden anderen Hände.
house-doubles = Zwillinge
    .line = Zwei Karten mit gleicher Zahl und gleicher Farbe darf man zusammen legen.
house-no_action_finish = Mit einer Zahl aufhören
    .line = Die letzte Karte muss eine Zahl sein.
house-bounce = Weitergeben
    .line = Eine farbige Ziehkarte gibst du mit einer Aussetz- oder Retourkarte ihrer Farbe weiter.
house-elimination = Ausscheiden
    .line = Wer die Punkte erreicht, scheidet aus, und wer übrig bleibt, gewinnt die Partie; nur, wenn die wenigsten Punkte gewinnen.
house-play_on = Weiterspielen
    .line = Ist jemand fertig, spielen die anderen um die nächsten Plätze.
house-strict_uno = Strenges UNO
    .line = Wer grundlos UNO sagt oder erwischen will, nimmt 2 Karten.
house-mercy = Gnade
    .line = Wer zu viele Karten hat, scheidet aus der Runde aus, und wer übrig bleibt, gewinnt sie.
house-mercy-limit = Zu viele sind { count-cards } oder mehr.
house-table_numbers = Eigene Zahlen
    .line = Der Tisch legt fest, wie viele Karten gegeben werden und wie viele Punkte es braucht.
house-number_first = Erst eine Zahl
    .line = Die erste aufgedeckte Karte muss eine Zahl sein.
house-careful_hand = Ruhige Hand
    .line = Je vorsichtiger eine Karte aufgelegt wird, desto besser liegt sie auf der Schale.

preset-by_the_book = Nach Anleitung
    .line = Wie die Anleitung es sagt, ohne Hausregeln.
preset-family = Familie
    .line = Ziehen, bis es passt, ohne Bluff, und UNO nur für Karten, die man selbst legt.
preset-wild = Wild
    .line = Stapeln, reinwerfen, Hände, die mit 7 und 0 den Besitzer wechseln, und wer zu viele Karten hat, scheidet aus der Runde aus.

## How well bots play

level-easy = leicht
    .line = Sie spielen wie Kinder und vergessen manchmal, UNO zu sagen. { level-fair }
level-medium = mittel
    .line = Sie kennen das Spiel und heben sich die richtige Karte für den richtigen Moment auf. { level-fair }
level-strong = stark
    .line = Sie merken sich jede Karte und denken einen Zug voraus. { level-fair }
level-expert = Profi
    .line = Sie lassen sich Zeit, spielen Tausende Partien im Kopf durch und lassen dir fast nichts durchgehen. { level-fair }
level-greedy = { level-medium }
level-random = Zufall
# Said beside each level.
level-fair = Sie sehen nur, was du an ihrer Stelle sehen würdest.
level-interpreted = In diesem Browser denken sie weniger weit voraus als auf einem Server und spielen etwas schwächer.

## The rulebook

rules-title = { $box } – die Regeln
rules-players = Für { $least } bis { $most } Spieler.
rules-players-exactly = Für { count-players }.
rules-heading-goal = Das Ziel
rules-heading-box = In der Schachtel
rules-heading-setup = Vor dem Spiel
rules-heading-turn = Du bist dran
rules-heading-cards = Die Karten
rules-heading-challenge = Anzweifeln
rules-heading-stacking = Stapeln
rules-heading-bounce = Weitergeben
rules-heading-mercy = Gnade
rules-heading-turning = Wenn sich der Tisch umdreht
rules-heading-stops = Die Stopp-Karten
rules-heading-balance = Die Waage
rules-heading-tilt = Die Kippkarte
rules-heading-uno = UNO!
rules-heading-end = Die letzte Karte
rules-heading-points = Die Punkte
rules-heading-table = An diesem Tisch
rules-heading-choices = So halten wir es
rules-heading-know = Gut zu wissen

rules-goal-race = Werde deine Karten vor den anderen los. Wer eine Runde gewinnt, bekommt die Punkte der Karten, die den anderen bleiben; wer zuerst { $target } Punkte hat, gewinnt die Partie.
rules-goal-low = Werde deine Karten vor den anderen los. Nach jeder Runde schreibt jeder auf, was auf der eigenen Hand bleibt; hat jemand { $exceeds ->
    [yes] mehr als { $target } Punkte
   *[no] { $target } Punkte
 }, gewinnt die Partie, wer am wenigsten hat.
rules-goal-elimination = Werde deine Karten vor den anderen los. Nach jeder Runde schreibt jeder auf, was auf der eigenen Hand bleibt; wer { $exceeds ->
    [yes] mehr als { $target } Punkte
   *[no] { $target } Punkte
 } hat, scheidet aus, und wer übrig bleibt, gewinnt die Partie.
rules-goal-single = Werde deine Karten vor den anderen los: Wer zuerst keine mehr hat, hat gewonnen.
rules-goal-balance = Aber mit Gefühl: Auf dem Tisch steht eine Waage, und wehe dem, der sie zum Kippen bringt!
rules-goal-teams = Ihr spielt zwei gegen zwei. Partner sitzen sich gegenüber und zeigen sich ihre Karten nicht.

rules-box-cards = { count-cards } in vier Farben: { $colours }.
rules-box-balance = Dazu kommt eine Waage mit zwei Schalen.
rules-box-sides = { count-cards } mit zwei Seiten: vorn { $front }, hinten { $back }. Es zählt immer nur die, mit der gerade gespielt wird.
rules-box-side = Die { $side } ist { $colours }:
rules-box-pairing-fixed = Welche zwei Seiten sich eine Karte teilen, ist immer gleich, wie im gedruckten Flip.
rules-box-pairing-shuffled = In jeder Partie entscheidet das Los, welche zwei Seiten sich eine Karte teilen: Das gedruckte Spiel zu kennen, hilft nicht.
rules-deck-card = Karte
rules-deck-sign = Zeichen
rules-deck-count = wie viele
rules-deck-points = Punkte
rules-deck-number = Zahl { $number }
rules-deck-numbers = Zahlen { $low } bis { $high }
rules-deck-stops = Stopp-Karten { $low } bis { $high }
rules-deck-face = ihre Zahl
rules-deck-total = insgesamt

rules-setup-dealer-draw = Jeder zieht eine Karte, und die höchste Zahl gibt; ein Zeichen zählt 0, und bei Gleichstand wird noch einmal gezogen.
rules-setup-dealer-side = Dafür zählt nur die { $side }.
rules-setup-dealer-random = Wer als Erstes gibt, entscheidet das Los.
rules-setup-dealer-seat = Als Erstes gibt { $player }.
rules-setup-dealer-later = In den nächsten Runden gibt immer der linke Nachbar.
rules-setup-deal = Misch die Karten und gib jedem { count-cards }.
rules-setup-hold = Halte alle gleich herum: { $front } zu dir, { $back } zu den anderen. Auch jede neue Karte kommt so herum dazu.
rules-setup-pile = Der Rest liegt verdeckt: der Nachziehstapel.
rules-setup-pile-sides = Der Rest, { $front } nach unten, ist der Nachziehstapel; die Rückseite seiner obersten Karte sehen alle.
rules-setup-talon = Deck seine oberste Karte auf: Damit beginnt der Ablagestapel, auf den alle legen.
rules-setup-trays = Deck zwei Karten auf, die erste für die linke Schale, die zweite für die rechte. Jede Schale ist ein Ablagestapel mit eigener Farbe.
rules-setup-balance = Mit der echten Waage: Stell sie mitten auf den Tisch, die Scheibe auf der Plattform, die schmale Seite jeder Schale an ihrem Arm, und drück jede Karte gut in ihre Schale. Nach der Partie lassen sich die acht Teile auseinandernehmen und in die Schachtel räumen.
rules-first = Wer links vom Geber sitzt, fängt an, und es geht links herum. Manche ersten Karten ändern etwas daran:
rules-first-plain = Wer links vom Geber sitzt, fängt an, und es geht links herum.
rules-first-DrawNext = { $cards }: Der Erste nimmt { count-cards } und setzt aus.
rules-first-SkipNext = { $cards }: Der Erste setzt aus.
rules-first-DealerStarts = { $cards }: Der Geber fängt an, und es geht rechts herum.
rules-first-FirstNames = { $cards }: Der Erste wünscht sich eine Farbe und spielt; sonst passiert nichts.
rules-first-still = { $cards }: Nichts passiert, es beginnt wie mit jeder anderen Karte.
rules-first-FlipOpening = { $cards }: Alles wird umgedreht, bevor gespielt wird; kommt dabei ein Joker, wünscht sich der Erste die Farbe.
rules-first-back = { $cards }: zurück in den Nachziehstapel, mischen und eine andere aufdecken.
rules-first-other = { $cards }: Es wirkt wie immer, als hätte der Geber sie gelegt.
rules-first-number = Nur eine Zahl darf anfangen: Jede andere Karte kommt in den Nachziehstapel zurück, es wird gemischt und eine andere aufgedeckt.
rules-first-trays = Aufgedeckte Aktionskarten tun nichts. Zeigt eine Schale einen Joker, wünscht sich der Erste eine Farbe dafür, bevor er spielt. Stopp-Karten zählen von Anfang an.
rules-first-stops = Stopp-Karten zählen von Anfang an.

rules-turn-match = Leg eine Karte auf den Ablagestapel. Sie muss zur obersten Karte passen, in Farbe, Zahl oder Zeichen: Auf { $card } passt alles, was { $colour } ist, und jede { $kind }.
rules-turn-match-trays = Leg eine Karte auf eine der Schalen. Sie muss zu der Karte passen, die du zudeckst, in Farbe, Zahl oder Zeichen: Auf { $card } passt alles, was { $colour } ist, und jede { $kind }.
rules-turn-match-symbol = Auf eine { $card } passt jede andere { $card }, egal in welcher Farbe.
rules-turn-wild = Ein Joker, eine Karte ohne Farbe, passt auf alles, und wer ihn legt, wünscht sich eine Farbe: Danach braucht es diese Farbe oder wieder einen Joker.
rules-turn-double = Hast du zwei Karten mit gleicher Zahl und gleicher Farbe, darfst du sie zusammen legen, eine auf die andere. Das zählt wie eine einzige Karte: Eine Zahl mit Wirkung wirkt nur einmal, und für UNO zählt, was nach beiden bleibt. Gleich nach dem Ziehen legst du nur eine Karte.
rules-draw-free = Passt nichts, oder willst du lieber warten, zieh { $until ->
    [yes] Karte um Karte, bis eine passt
   *[no] eine Karte
 }.
rules-draw-forced = Solange du eine Karte hast, die passt, musst du eine legen. Sonst zieh { $until ->
    [yes] Karte um Karte, bis eine passt
   *[no] eine Karte
 }.
rules-drawn-may = Passt die gezogene Karte, darfst du sie gleich legen; sonst behältst du sie, und dein Zug ist vorbei. Die Karten von vorher müssen warten.
rules-drawn-must = Passt die gezogene Karte, musst du sie legen; sonst behältst du sie, und dein Zug ist vorbei. Die Karten von vorher müssen warten.
rules-turn-jump = Hast du genau die oberste Karte, gleiche Farbe und gleiche Zahl oder gleiches Zeichen? Solange, wer dran ist, noch nichts getan hat, darfst du sie reinwerfen, und es geht bei dir weiter. Joker wirft man nicht rein.
rules-supply = Ist der Nachziehstapel leer, wird alles, was unter der obersten Karte des Ablagestapels liegt, zu einem neuen gemischt.
rules-supply-trays = Ist der Nachziehstapel leer, werden die heruntergefallenen Karten zu einem neuen gemischt. Gibt es keine, nimmt man behutsam alles bis auf die obersten Karten von den Schalen, und niemand zahlt.
rules-nothing-left = Sind nicht genug Karten da, nimmt man, was da ist. Wer weder legen noch ziehen kann, passt. Haben alle nacheinander gepasst, zählt die Runde nicht: { $scoring ->
    [low] Jeder schreibt seine Hand auf
   *[other] Niemand gewinnt sie
 }, und der Nächste gibt.
rules-nothing-left-on = Ist schon jemand fertig, zählt die Runde doch: Sie endet so, wie sie steht.

rules-card-number = Eine Zahl tut nichts weiter: Leg sie auf ihre Farbe oder auf die gleiche Zahl.
rules-card-draw = Der Nächste nimmt { count-cards } und setzt aus.
rules-card-draw-stacked = Der Nächste nimmt { count-cards } und setzt aus, oder er antwortet (siehe Stapeln).
rules-card-draw-bounced = Der Nächste nimmt { count-cards } und setzt aus, oder er gibt sie weiter (siehe Weitergeben).
rules-card-R = Die Spielrichtung wechselt.
rules-card-R-two_player_reverse-skip = Zu zweit bist du gleich noch einmal dran.
rules-card-R-two_player_reverse-plain = Zu zweit ändert das nichts: Der andere ist dran.
rules-card-S = Der Nächste setzt aus.
rules-card-X = Alle anderen setzen aus: Du bist gleich noch einmal dran.
rules-card-F = Der ganze Tisch dreht sich um (siehe weiter unten).
rules-card-W = Wünsch dir eine Farbe; es darf auch die von vorher sein.
rules-card-other = Was diese Karte tut, hat ihr Spiel nicht in Worte gefasst.
rules-card-names = Wünsch dir eine Farbe.
rules-card-sought = Wünsch dir eine Farbe. Der Nächste zieht, bis sie kommt, egal wie viele Karten es werden, und setzt aus. Ein Joker zählt { $wilds ->
    [end] auch.
   *[none] nicht.
 }
rules-card-challenge = Oder der Nächste zweifelt dich an (siehe Anzweifeln).
rules-card-free = Du darfst sie immer legen, und niemand kann dich anzweifeln.
rules-card-honest = Du darfst sie nur legen, wenn du keine andere Karte der Farbe hast, die gerade gilt{ $wilds ->
    [all] , und auch keinen anderen Joker
    [others] , und auch keinen Joker anderer Art
   *[none] {""}
 }; also gibt es nichts anzuzweifeln.
rules-card-WR = Wünsch dir eine Farbe und such jemanden aus: Alle pinken Karten dieser Hand kommen drunter. Sie wirken nicht, und niemand setzt aus.
rules-card-WR-robin_empty-target_wins = War das die ganze Hand, hat der andere damit die Runde gewonnen.
rules-card-WR-robin_empty-target_wins-on = War das die ganze Hand, ist der andere fertig und bekommt den nächsten Platz.
rules-card-WR-robin_empty-keep_one = Sind alle Karten pink, bleibt die letzte auf der Hand.
rules-card-WX = Wünsch dir eine Farbe. Was dann passiert, macht der Tisch vor jeder Partie aus; auf eine echte Karte schreib es mit Bleistift: Der lässt sich ausradieren.
rules-card-OP = Such jemanden aus. Ihr zeigt beide allen eure höchste Zahl, und die höhere gewinnt. Bei Gleichstand gewinnst du, ebenso gegen eine Hand ohne Zahlen; hast nur du keine Zahl, verlierst du. Der Sieger darf bis zu 2 beliebige Karten unter diese legen, ohne Wirkung, aber nie die letzte von der Hand, und wünscht sich die Farbe. Danach ist dran, wer auf dich folgt.
rules-card-ME = Such jemanden aus. Ihr deckt beide eure Hände für alle auf, und wer die kleinste Zahl hat, nimmt 2 Karten. Bei Gleichstand gewinnst du. Der Sieger wünscht sich die Farbe. Danach ist dran, wer auf dich folgt; wegen des Duells setzt niemand aus.
rules-card-ME-megatron_empty-holder_loses = Eine Hand ohne Zahlen schlägt eine mit Zahlen; sind beide ohne, gewinnst du.
rules-card-ME-megatron_empty-challenger_wins = Ist eine der Hände ohne Zahlen, gewinnst du.
rules-stop = Stopp-Karte
rules-card-stop = Eine Zahl in einem Achteck. Man legt sie wie jede Zahl, aber sie kann ihre Schale sperren (siehe Die Stopp-Karten).
rules-card-TI = Ein Joker, der die Waage ganz sicher zum Kippen bringt (siehe Die Kippkarte).
rules-card-seven = Die 7
rules-card-seven-line = Tausch deine Hand mit jemandem, den du aussuchst, außer es war deine letzte Karte.
rules-card-zero = Die 0
rules-card-zero-line = Alle Hände wandern einen Platz in Spielrichtung, außer es war deine letzte Karte.

rules-challenge-honest = { $cards }: Sie passt auf alles, aber ehrlich spielst du nur, wenn du sonst keine Karte der vorherigen Farbe hast{ $wilds ->
    [all] , und auch keinen anderen Joker
    [others] , und auch keinen Joker anderer Art
   *[none] {""}
 }. Farbige Aktionskarten haben ihre Farbe; eine Karte, die nur mit ihrer Zahl oder ihrem Zeichen passen würde, zählt nicht.
rules-challenge-who = Bluffen ist erlaubt. Aber wer die Karten nehmen soll, und nur der, darf dich stattdessen anzweifeln. Dann zeigst du ihm deine Hand, und:
rules-challenge-won = Geblufft: Du nimmst selbst { count-cards }, und der andere spielt ganz normal.
rules-challenge-lost = Ehrlich gespielt: Der andere nimmt { $more } Karten statt { $count } und setzt aus.
rules-challenge-won-sought = Geblufft: Du ziehst selbst, bis die Farbe kommt, und der andere spielt ganz normal.
rules-challenge-lost-sought = Ehrlich gespielt: Der andere zieht, bis die Farbe kommt, dann 2 Karten mehr, und setzt aus.
rules-challenge-colour = Die gewünschte Farbe bleibt, egal wie es ausgeht.

rules-stack-same = Statt die Karten zu nehmen, darf man mit einer Karte der gleichen Art antworten, egal in welcher Farbe.
rules-stack-up = Statt die Karten zu nehmen, darf man mit einer Karte der gleichen Art antworten, egal in welcher Farbe, oder auf eine farbige mit einem Joker, der ziehen lässt.
rules-stack-coloured = Statt die Karten einer farbigen Ziehkarte zu nehmen, darf man mit einer Karte der gleichen Art antworten, egal in welcher Farbe. Joker bleiben außen vor.
rules-stack-sum = Die Zahlen werden zusammengezählt und wandern weiter, bis jemand nicht antwortet: Wer das ist, nimmt die ganze Summe und setzt aus. Auf die erste aufgedeckte Karte antwortet man nicht, auch nicht auf eine letzte.
rules-stack-sought = { $card }: Darauf antwortet man nicht, und sie selbst ist auch keine Antwort.
rules-stack-tray = Die Antwort kommt auf dieselbe Schale.
rules-stack-challenge = Von mehreren Jokern lässt sich nur der letzte anzweifeln, und nur von dem, den die Summe trifft: Nach einem Bluff nimmt sie, wer ihn gelegt hat; sonst nimmt sie der andere und 2 Karten mehr.
rules-bounce-pass = Statt die Karten einer farbigen Ziehkarte zu nehmen, darf man eine Aussetz- oder Retourkarte der gleichen Farbe darauflegen. Die Aussetzkarte gibt sie an den Nächsten weiter; die Retourkarte dreht die Richtung und schickt sie zurück. Mehr tut sie dann nicht.
rules-bounce-again = Die Zahl bleibt gleich, und wen es trifft, der darf wieder weitergeben. Wer die Karten nimmt, setzt aus.
rules-bounce-first = Die erste aufgedeckte Karte gibt man nicht weiter, und Joker bleiben außen vor.
rules-bounce-first-last = Die erste aufgedeckte Karte gibt man nicht weiter, auch keine letzte, und Joker bleiben außen vor. Gibst du mit deiner letzten Karte weiter, ist die Runde vorbei, und der Nächste nimmt die Karten noch, als wäre sie selbst eine Ziehkarte.
rules-bounce-not = { $card }: gibt nichts weiter.

rules-turning-all = Eine Flip-Karte dreht alles um: den Ablagestapel im Ganzen, sodass seine unterste Karte nach oben kommt und die Flip-Karte nach unten; ebenso den Nachziehstapel; und alle Hände. Dann spielt der Nächste auf der anderen Seite weiter, bis zum nächsten Flip.
rules-turning-top = Die Karte, die nach oben kommt, liegt nur da: Eine Aktionskarte tut nichts, und bei einem Joker wünscht sich die Farbe, wer den Flip gelegt hat.
rules-turning-see = Von deinen Karten siehst du nur die Seite, die gespielt wird; von den Karten der anderen und der obersten im Nachziehstapel siehst du die Rückseite. Also Augen auf: Nach dem nächsten Flip wird damit gespielt.

rules-stops-frozen = Zeigt nur eine Schale eine Stopp-Karte, ist sie gesperrt: Darauf darf nur ein Joker, oder ein Stopp mit gleicher Farbe oder Zahl, der sie gesperrt lässt. Die andere Schale bleibt offen.
rules-stops-stops-cancel = Zwei Stopp-Karten, eine auf jeder Schale, heben sich auf: Auf beide darf alles, was passt. Deck eine mit etwas anderem zu, und die andere sperrt ihre Schale.
rules-stops-stops-strict = Mit einem Stopp auf jeder Schale sind beide offen, aber nur für Joker und für Stopp- und Aktionskarten, die passen: Eine gewöhnliche Zahl darf nie auf einen Stopp. Deck einen mit etwas anderem zu, und der andere sperrt seine Schale.

rules-balance-balance_preset-normal = Jede gelegte Karte drückt auf ihre Schale, und bei etwa 5 Karten Unterschied kippt die Waage.
rules-balance-balance_preset-stable = Jede gelegte Karte drückt auf ihre Schale, aber diese Waage ist geduldig: Sie kippt bei 6 oder 7 Karten Unterschied.
rules-balance-balance_preset-nervous = Jede gelegte Karte drückt auf ihre Schale, und diese Waage ist nervös: Sie kippt bei etwa 4 Karten Unterschied.
rules-balance-tip = Fallen Karten herunter, sofort oder etwas später, dann nimmt 2 zur Strafe, wer zuletzt eine Karte gelegt oder genommen hat (gezogen oder wegen einer Ziehkarte).
rules-balance-reset = Dann kommt auf jede Schale ihre oberste Karte zurück, mit ihrer Farbe, und alle anderen kommen weg. Die gelegte Karte wirkt trotzdem, und es geht weiter.
rules-balance-care = Wie vorsichtig du eine Karte auflegst, zählt, von 0 bis { $most }: Je vorsichtiger, desto gerader liegt sie und desto weniger stößt sie die Schale an. Sagst du nichts, sind es { $usual }.

rules-tilt-lay = Leg sie auf die Schale, die du willst, auch auf eine gesperrte. Kippt sie die Waage schon allein, nimmst du die 2 Karten und wünschst dir eine Farbe, und das war’s.
rules-tilt-place = Hält die Waage, legt einer nach dem anderen, vom Nächsten an und du eingeschlossen, die oberste Karte vom Nachziehstapel auf diese Schale, ob sie passt oder nicht, bis alles kippt. Gehen die Karten aus, trifft es den, der die letzte gelegt hat.
rules-tilt-pay = Wer sie zum Kippen bringt, nimmt 2 Karten. Die zuletzt aufgelegte Karte ist jetzt die oberste und wirkt, als wäre sie gespielt worden: Bei einem Joker wünscht sich { $namer ->
    [next] der Nächste die Farbe
   *[payer] die Farbe, wer sie aufgelegt hat
 }, und eine weitere Kippkarte beginnt alles von vorn. Danach ist der Nächste dran.
rules-tilt-last = Eine Kippkarte als letzte Karte wirkt erst noch.
rules-tilt-last-on = Eine Kippkarte als letzte Karte wirkt erst noch. Bringt jemand anders die Waage zum Kippen, bist du fertig. Trifft es dich, nimm 2 Karten und spiel weiter: Deine Karte wirkt. Bleibt dann nur einer übrig, ist die Runde vorbei.
rules-tilt-tilt_last_action-ignore = Bringt jemand anders die Waage zum Kippen, hast du gewonnen, und die zuletzt aufgelegte Karte tut nichts. Trifft es dich, nimm 2 Karten und spiel weiter: Deine Karte wirkt.
rules-tilt-tilt_last_action-carry_out = Bringt jemand anders die Waage zum Kippen, hast du gewonnen; ist die zuletzt aufgelegte Karte eine Ziehkarte, nimmt der Nächste die Karten noch, außer das bist du. Trifft es dich, nimm 2 Karten und spiel weiter: Deine Karte wirkt.
rules-tilt-tilt_last_action-ignore-on = Die zuletzt aufgelegte Karte tut dann nichts mehr.
rules-tilt-tilt_last_action-carry_out-on = Ist die zuletzt aufgelegte Karte eine Ziehkarte, nimmt der Nächste die Karten dann noch, außer das bist du.

rules-uno-call = Legst du deine vorletzte Karte, sag sofort UNO, mit der Karte oder kurz davor.
rules-uno-uno_on_any_single-true = Das gilt auch, wenn dir auf andere Weise eine einzige Karte bleibt.
rules-uno-uno_on_any_single-false = Bleibt dir auf andere Weise eine einzige Karte, musst du nichts sagen.
rules-uno-catch = Vergisst du es, dürfen dich alle erwischen, bis der Nächste in seinem Zug legt oder zieht, und du nimmst { count-cards }. Sagst du es vorher, auch spät, bist du sicher. Strafkarten, Anzweifeln und Farbwünsche beenden diese Frist nicht.
rules-uno-free = Grundlos UNO sagen oder erwischen wollen kostet nichts.
rules-uno-strict = Grundlos UNO sagen oder erwischen wollen kostet 2 Karten; und wer UNO sagt, dann zieht und es mit drei Karten auf der Hand noch einmal sagt, schlägt falschen Alarm.

rules-end-round = Die Runde ist vorbei, sobald jemand die letzte Karte legt.
rules-end-on = Wer die letzte Karte legt, ist fertig und bekommt den nächsten Platz. Die Karte tut den anderen noch alles, was sie sagt, nur anzweifeln kann sie niemand; was sie der leeren Hand täte, fällt weg. Die anderen spielen weiter, und die Runde ist vorbei, wenn nur noch einer Karten hat.
rules-end-on-final = Was folgt, gilt für die Karte, mit der die Runde endet.
rules-end-number = Es muss eine Zahl sein: Ist deine einzige Karte eine Aktionskarte oder ein Joker, darfst du sie nicht legen und musst ziehen.
rules-end-draws = Lässt sie ziehen ({ $cards }), nimmt der Nächste die Karten noch; anzweifeln oder antworten geht nicht mehr.
rules-end-sought = { $card }: Die Farbe wünscht sich der Sieger noch.
rules-end-nothing = Sonst hat eine letzte Karte keine Wirkung.
rules-end-quiet = Egal, was diese Karte sagt, es passiert nichts mehr.
rules-end-flip_last-stay = Eine Flip-Karte als letzte dreht nichts um.
rules-end-flip_last-flip = Nur eine Flip-Karte als letzte dreht den Tisch noch um.
rules-end-tippo_last_fall-continue = Aber bringt sie die Waage zum Kippen, nimmst du 2 Karten, und die Runde geht weiter.
rules-end-tippo_last_fall-continue-on = Bringt irgendeine letzte Karte die Waage zum Kippen, nimmst du 2 Karten und bist nicht fertig.
rules-end-tippo_last_fall-wins = Bringt sie die Waage zum Kippen, hast du trotzdem gewonnen und zahlst nichts.
rules-end-tippo_last_fall-wins-on = Bringt eine letzte Karte die Waage zum Kippen, bist du trotzdem fertig und zahlst nichts.
rules-mercy-limit = Wer { count-cards } oder mehr auf der Hand hat, scheidet aus der Runde aus: Die Hand wird in den Nachziehstapel gemischt, und die anderen spielen weiter. Wer übrig bleibt, hat die Runde gewonnen.
rules-mercy-when = Nachgezählt wird, wenn jemand fertig gezogen hat, wenn eine Karte mit allem, was daraus folgt, gespielt ist, und sofort, wenn jemand wegen eines vergessenen oder falschen UNO Karten nimmt.
rules-mercy-teams = Die Runde ist vorbei, sobald nur noch zwei Partner übrig sind.
rules-mercy-places = Wer so ausscheidet, kommt hinter alle anderen, und wer zuerst ausscheidet, ganz nach hinten. War schon jemand fertig, gewinnt, wer als Erstes fertig war.
rules-mercy-points = Für die Punkte zählt eine Hand so, wie sie beim Ausscheiden war.

rules-points-race = Wer die Runde gewinnt, bekommt die Punkte aller anderen Hände. Wer zuerst { $target } Punkte hat, gewinnt die Partie; sonst wird alles gemischt und neu gegeben.
rules-points-low = Jeder schreibt die Punkte der eigenen Hand auf; wer die Runde gewinnt, schreibt 0. Sobald jemand { $exceeds ->
    [yes] mehr als { $target } Punkte hat
   *[no] { $target } Punkte oder mehr hat
 }, gewinnt die Partie, wer am wenigsten hat; bei Gleichstand teilt man sich den Sieg. Sonst wird alles gemischt und neu gegeben.
rules-points-elimination = Jeder schreibt die Punkte der eigenen Hand auf; wer die Runde gewinnt, schreibt 0. Wer { $exceeds ->
    [yes] mehr als { $target } Punkte hat
   *[no] { $target } Punkte oder mehr hat
 }, scheidet aus und bekommt keine Karten mehr. Wer übrig bleibt, gewinnt die Partie; scheiden alle zugleich aus, gewinnt von ihnen, wer am wenigsten hat, und bei Gleichstand teilt man sich den Sieg. Sonst wird alles gemischt und neu gegeben.
rules-points-single = Punkte werden nicht gezählt: Die Runde ist die Partie. Mischt und spielt noch eine! Zählen kann man trotzdem: In der Tabelle steht, was die Karten wert sind, und `scoring=race` spielt bis zu der Punktzahl, die ihr ausmacht.
rules-points-other = Man kann auch anders zählen (`scoring=low`): Jeder schreibt auf, was auf der eigenen Hand bleibt, und hat jemand { $exceeds ->
    [yes] mehr als { $target } Punkte
   *[no] { $target } Punkte
 }, gewinnt, wer am wenigsten hat.
rules-points-side = Es zählt die Seite, auf der die Runde zu Ende ging.
rules-points-teams-race = Es zählen nur die Hände des anderen Teams, und die Punkte gehören beiden Partnern.
rules-points-teams-low = Ein Team schreibt seine beiden Hände zusammen auf.
rules-points-teams-single = Dein Partner gewinnt mit dir.
rules-points-on-race = Es gewinnt, wer als Erstes fertig ist, und bekommt die Punkte der Hände, wie sie sind, wenn diese letzte Karte gewirkt hat. Die Plätze danach bekommen nichts.
rules-points-on-low = Die Hände werden gezählt, wenn die Runde vorbei ist; wer schon fertig ist, schreibt 0.
rules-points-on-single = Wer als Erstes fertig ist, hat gewonnen; die anderen spielen um die Plätze.

rules-table-none = Nichts Besonderes: Es wird nach Anleitung gespielt, mit ein paar eigenen Entscheidungen, wo sie schweigt.
rules-table-line = { $title } – { $line }
# Good to know.
rules-know-words = **Die Wörter**: Man legt auf den Ablagestapel und zieht vom Nachziehstapel; eine Partie hat mehrere Runden; ein Joker ist eine Karte ohne eigene Farbe, mancherorts heißt er Wünscher; und die Retourkarte kennen viele als Richtungswechsel.
rules-know-signs = **Die Buchstaben**: Die Spalte „Zeichen“ sagt, wie eine Karte im Terminal und in einer Aufzeichnung geschrieben wird: der Buchstabe ihrer Farbe, dann ihre Zahl oder ihr Zeichen. Die Buchstaben kommen aus dem Englischen; so schreibt man { $card }: `{ $code }`.
rules-know-shapes = **Die Formen**: Jede Farbe hat auch eine Form, für alle, die Farben schlecht unterscheiden: { $shapes }.
rules-know-shape = { $colour } ({ $shape })
rules-know-count = **Zählen**: Bleiben in den Händen, die zählen, { $cards } übrig, macht das { $sum } = { $total } Punkte.
rules-know-length = **Wie lange es dauert**: Zu viert dauert eine Runde etwa 45 Züge, und bis 500 Punkte braucht es meist sechs bis acht Runden. Bei zehn Sekunden für einen Zug ist das eine knappe Stunde.
rules-know-balance = **Die Waage lesen**: Je weiter sie sich neigt, desto gefährlicher. Bei etwa 10° zittert sie, bei etwa 16° kippt sie, jedes Mal etwas früher oder später: Das Gewicht siehst du, die Grenze nie.
rules-know-bots = **Die Bots**: Sie mogeln nicht, auch die stärksten nicht. Sie sehen nur, was du an ihrer Stelle sehen würdest.
rules-know-shuffle = **Das Mischen**: An einem Tisch legen alle eine eigene Zahl dazu, und niemand weiß vor dem Geben, was dabei herauskommt. Lade die Partie danach herunter: `pioche verify` beweist, dass niemand die Karten ausgesucht hat.

# Our choices, by the number of their ruling in the specification; those that a switch can change have its title.
rules-choices-shown = Zu einer Nummer wie `{ $ruling }` gibt es einen Fall zum Ansehen: `pioche rules { $box } --case { $ruling }`.
rules-choice-line = { $title } – { $line }
rules-choice-other = Oder `{ $option }`: „{ $line }“
rules-choice-R1 = Die Anleitung sagt nichts dazu: Wir spielen zu 2 bis 10.
    .title = Wie viele mitspielen
rules-choice-R2 = Die Anleitung sagt nichts dazu: Wer gleichauf liegt, zieht noch einmal.
    .title = Gleichstand beim Auslosen des Gebers
rules-choice-R3 = Die Anleitung sagt nichts dazu: Es gibt immer der linke Nachbar.
    .title = Der Geber in den nächsten Runden
rules-choice-R4 = Die Anleitung sagt, man soll einen wählen, aber nicht, wie: Das Los entscheidet. Oder `dealer=draw`: „Die höchste Zahl gibt.“
    .title = Der erste Geber
rules-choice-R6 = Nach der Anleitung kommt sie in den Nachziehstapel zurück; wir mischen, damit niemand weiß, wo sie ist.
    .title = Eine erste Karte, die nicht sein darf
rules-choice-R7 = In der Liste der Anleitung steht Aussetzen zweimal und Retour nie: Das zweite Mal ist Retour gemeint.
    .title = Acht Retourkarten
rules-choice-R8 = In der Anleitung fehlt ihr Wert: 50 Punkte, wie die +4 in den anderen Spielen.
    .title = Was eine Zieh-vier-Farbwahl zählt
rules-choice-R9 = In der Anleitung fehlt die Liste: Es sind die Karten von Flip, mit Optimus Prime und Megatron statt der einfachen Joker.
    .title = Die Karten in der Schachtel
rules-choice-R11 = Die Anleitung nennt die Zieh-die-Farbe-Karte zweimal (50 und 60) und die Zieh-zwei-Farbwahl nie: Sie zählt 50, die Zieh-die-Farbe-Karte 60.
    .title = Was die Joker zählen
rules-choice-R12 = Die Anleitung sagt nichts dazu.
rules-choice-R13 = Die Anleitung sagt nichts dazu; wörtlich genommen, täte keine erste Karte etwas.
rules-choice-R14 = Die Anleitung sagt nichts dazu.
rules-choice-R18 = Die Anleitung spricht nur von der gezogenen Karte: Die anderen warten, wie in den anderen Spielen.
    .title = Nach dem Ziehen eine andere Karte legen
rules-choice-R22 = Daran denkt die Anleitung nicht: Man nimmt, was da ist, und wenn niemand mehr spielen kann, zählt die Runde nicht.
    .title = Nichts mehr zu ziehen
rules-choice-R23 = Die Anleitung sagt „ein Gegner“; bei uns darf es nur, wer die Karten nehmen soll, wie in den anderen Spielen.
    .title = Wer anzweifeln darf
rules-choice-R26 = Die Anleitung erlaubt einen Joker, der ziehen lässt, auch mit „einer Aktionskarte oder der gleichen Zahl“ auf der Hand: Wir verstehen darunter eine in anderer Farbe. Eine Aktionskarte der geltenden Farbe ist also ein Bluff; sonst bliebe fast jeder Bluff ungestraft.
    .title = Was ein Bluff ist
rules-choice-R27 = Die Anleitung sagt nichts dazu: Du spielst ganz normal.
    .title = Dein Zug, wenn du zu Recht gezweifelt hast
rules-choice-R30 = Die Anleitung zählt auch Joker, ohne Ausnahme.
rules-choice-R31 = Diese Anleitung spricht nur von der Farbe; die von Transformers zählt auch Joker.
rules-choice-R32 = Die Anleitung sagt „bevor der Nächste gespielt hat“: also bevor er in seinem Zug legt oder zieht. Strafkarten nehmen ist nicht spielen.
    .title = Wie lange man jemanden erwischen kann
rules-choice-R33 = Die Anleitung sagt nichts dazu: Es gilt, solange dich niemand erwischt hat.
    .title = Spät UNO sagen
rules-choice-R35 = Die Anleitung sagt nichts dazu: Er kostet nichts. Oder `strict_uno`: „Er kostet 2 Karten.“
    .title = Ein falscher Alarm
rules-choice-R36 = Die Anleitung spricht nur von der vorletzten Karte, die man legt.
rules-choice-R38 = Solange ein UNO fehlt, hält ein Tisch den nächsten Zug meist 0,8 Sekunden zurück, und Bots warten mindestens 1,5 Sekunden: Zeit genug für alle.
    .title = UNO am Bildschirm
rules-choice-R40 = Die Anleitung sagt nicht, welche Seite dann zählt.
rules-choice-R42 = Die Anleitung sagt nichts dazu: Der Nächste nimmt die Karten noch, wenn Punkte gezählt werden.
    .title = Eine Ziehkarte als letzte Karte
rules-choice-R43 = Die Anleitung sagt nur, dass die Richtung wechselt; der Verlag hat mal so, mal so geantwortet.
rules-choice-R46 = Diese Anleitung sagt „mehr als 500“, die anderen „500“: Jedes Spiel folgt seiner eigenen.
    .title = Schluss bei den wenigsten Punkten
rules-choice-R47 = Die Anleitung sagt nichts dazu: Man teilt sich den Sieg.
    .title = Gleichstand bei den wenigsten Punkten
rules-choice-R54 = Die Anleitung sagt nichts dazu: Er hat keine Farbe, also zieht man weiter.
    .title = { switch-wild_ends_search }
transformers--rules-choice-R54 = „Joker gelten auch als passend“: Das beziehen wir auf die angezweifelte Hand, wie bei der Zieh-zwei-Farbwahl.
rules-choice-R63 = Die Anleitung sagt nichts dazu: Es geht weiter bei dem, der auf den Spieler der Karte folgt, und wegen des Duells setzt niemand aus.
    .title = Wer nach einem Duell dran ist
rules-choice-R64 = Die Anleitung sagt nichts über eine Hand ohne Zahlen.
rules-choice-R67 = Den Satz der Anleitung kann man so oder so lesen: Bei uns wird die ausgesuchte Person ihre los. Es ist ein Geschenk.
    .title = Wessen pinke Karten
rules-choice-R68 = Die Anleitung sagt nichts dazu: unter die Robin-Karte, ohne Wirkung.
    .title = Wohin die pinken Karten kommen
rules-choice-R69 = Daran denkt die Anleitung nicht.
rules-choice-R73 = Die Anleitung lässt alles zu, wenn alle einverstanden sind: Es gibt acht fertige Regeln oder eure eigenen Worte; seid ihr nicht einig, ist es ein einfacher Joker.
    .title = Was man daraufschreiben darf
rules-choice-R76 = In dieser Anleitung fehlt der Satz der anderen, dass man trotzdem ziehen darf.
rules-choice-R77 = Die Anleitung sagt, dass sich zwei Stopp-Karten aufheben, und auch, dass eine Zahl nicht auf einen Stopp darf: Das Zweite beziehen wir auf eine gesperrte Schale.
rules-choice-R79 = Die Anleitung spricht einmal von den „ersten zwei Karten jedes Stapels“ und einmal von den zwei obersten: Auf jede Schale kommt eine einzige Karte zurück.
    .title = Nach dem Kippen
rules-choice-R81 = „Beim Legen oder Nehmen einer Karte“, sagt die Anleitung: Ziehen zählt, Nehmen wegen einer Ziehkarte auch; eine Strafe nicht.
    .title = Karten nehmen neben der Waage
rules-choice-R83 = Die Anleitung sagt es nur von der Kippkarte.
rules-choice-R86 = „Der nächste Spieler muss diese Aktion ausführen“, sagt die Anleitung: Eine Zieh- oder Aussetzkarte trifft also ihn. Eine Farbe aber wünscht sich sonst, wer den Joker legt.
rules-choice-R88 = Die Anleitung sagt nichts dazu.
rules-choice-R96 = Eine Runde, die nicht endet, zählt nach { $turns } Zügen nicht.
    .title = Eine Runde ohne Ende
rules-footer = Das sind die Regeln, wie Pioche sie spielt, in unseren eigenen Worten. Pioche ist ein unabhängiges Projekt; UNO ist eine Marke von Mattel, und Teen Titans Go!, Transformers und die Namen ihrer Figuren gehören ihren Inhabern. Keiner von ihnen hat dieses Spiel gemacht oder gebilligt.

## The page
page-loading = Einen Moment …
page-description = Eine Familie von UNO-Kartenspielen: allein, reihum an einem Gerät oder mit Freunden.
page-unreachable = Der Server antwortet nicht. Läuft er?
page-lost = Unter dieser Adresse ist nichts.
page-home = Startseite
page-again = Noch einmal
page-close = Schließen
page-footer = Pioche ist ein unabhängiges Projekt. UNO ist eine Marke von Mattel; Teen Titans Go!, Transformers und die Namen ihrer Figuren gehören ihren Inhabern. Keiner von ihnen hat dieses Spiel gemacht oder gebilligt.
page-language = Sprache
page-theme-auto = Farben: wie das Gerät
page-theme-light = Farben: hell
page-theme-dark = Farben: dunkel
page-welcome = Karten auf den Tisch!
page-pick-box = Such ein Spiel aus
page-new-game = Eine neue Partie
page-nickname = Dein Name
page-default-name = Gast
page-avatar = Dein Bild
avatar-fox = Fuchs
avatar-cat = Katze
avatar-owl = Eule
avatar-bear = Bär
avatar-frog = Frosch
avatar-rabbit = Hase
avatar-penguin = Pinguin
avatar-bee = Biene
avatar-octopus = Krake
avatar-cactus = Kaktus
avatar-robot = Roboter
avatar-ghost = Gespenst
page-players = Spieler
page-bots = Bots
page-play-now = Jetzt spielen
page-invite-friends = Freunde einladen
page-rules = Regeln
page-join-title = Hast du einen Code?
page-code = Code des Tischs
page-code-any = Code von Tisch oder Turnier
page-join = Mitspielen
page-your-tables = Deine Tische
page-back-to-table = Zurück
page-listed-tables = Offene Tische
page-listed-none = Gerade ist kein Tisch für alle offen.
page-nobody = Noch niemand
page-open-seats = { $count ->
    [one] 1 freier Platz
   *[other] { $count } freie Plätze
 }
page-phase-lobby = wartet noch
page-phase-shuffling = mischt
page-phase-playing = spielt
page-phase-closed = geschlossen
page-lobby-title = Tisch: { $box }
page-sit-down = Setz dich zu uns
page-locked = Der Gastgeber hat den Tisch abgeschlossen: Gerade kann sich niemand setzen.
page-full = Alle Plätze sind besetzt. Zuschauen kannst du trotzdem.
page-late-title = Die Partie läuft schon: Spiel mit!
page-late-round = Such dir den Platz eines Bots aus: Ab der nächsten Runde ist er deiner. Mitten in der Runde setzt sich niemand, damit keiner die Karten von zwei Plätzen kennt.
page-late-none = Alle Plätze sind besetzt. Schau zu: Nach der Partie ist wieder Platz.
page-late-locked = Der Tisch ist abgeschlossen. Du kannst zuschauen.
page-late-left = Du hast diese Partie verlassen. Ein Bot spielt für dich: { $player }.
page-late-back = Auf meinen Platz
page-late-waits = Ab der nächsten Runde spielst du statt { $player }.
page-late-give-up = Ich schaue lieber zu
page-late-seat = { $player }, { count-cards }
page-late-choose = Welcher Platz?
page-late-watch = Zuschauen
page-late-open = Platz nehmen
page-seat-comes = Ab der nächsten Runde spielt hier { $player }
page-seats = Am Tisch: { $count } von { $most }
page-seat-open = Freier Platz
page-seat-you = du
page-seat-host = Gastgeber
page-seat-away = weg
page-seat-partner = dein Partner
page-team-0 = Team Sonne
page-team-1 = Team Mond
page-swap-how = Tipp zwei Plätze an, um sie zu tauschen.
page-swap-how-own = Tipp einen Platz an, um deinen damit zu tauschen.
page-swap-pick = { $player } umsetzen
page-swap-pick-open = Freier Platz { $number }
page-swap-with = Mit { $player } tauschen
page-swap-asked = Du möchtest mit { $player } tauschen: Es braucht noch ein Ja von dort.
page-swap-wish = { $player } möchte den Platz mit dir tauschen.
page-swap = Tauschen
page-swap-back = So lassen
page-sit = Hier hinsetzen
page-add-bot = Ein Bot
page-fill-bots = Mit Bots auffüllen
page-remove = { $player } wegschicken
page-lock = Abschließen
page-listed = Für alle sichtbar
page-screen = Großer Bildschirm (TV)
page-screen-call = Handys raus: scannen, Namen aussuchen, mitspielen!
page-watch = Zuschauen
page-watching = schaut zu
page-qr = QR-Code zum Tisch { $code }
page-copy-link = Link kopieren
page-copied = Kopiert
page-share = Teilen
page-let-in = Handys hereinlassen
page-let-in-copy = Zeile kopieren
page-what-we-play = Was wir spielen
page-presets = Fertige Regeln
page-house-rules = Hausregeln
page-more-rules = Punkte, Karten und Details
page-rules-now = An diesem Tisch gilt
page-scoring-race = Wer fertig ist, bekommt die Punkte der anderen Hände, bis das Ziel erreicht ist.
page-scoring-low = Jeder zählt die eigene Hand; wer am wenigsten hat, gewinnt.
page-scoring-single = Eine einzige Runde entscheidet; Punkte zählen nicht.
page-timer = Uhr
page-clock-off = ohne
page-clock-calm = gemütlich
page-clock-brisk = flott
page-seconds = { $count ->
    [one] 1 Sekunde
   *[other] { $count } Sekunden
 }
page-agree-explain = Diese Karten tun, was der Tisch vor dem ersten Geben ausmacht. Alle müssen einverstanden sein; sonst sind es einfache Joker.
page-agree-proposed = { $player } schlägt vor:
page-agree-all = Alle sind einverstanden.
page-agree-missing = Noch nicht einverstanden: { $players }.
page-agree-declined = Dagegen: { $players }.
page-agree-deal = Ohne diese Regel geben? Noch nicht einverstanden: { $players }.
page-agree-deal-yes = Ohne sie geben
page-agree-deal-no = Warten
page-agree-none = Nichts vorgeschlagen: Es sind einfache Joker.
page-agree-yes = Dafür
page-agree-no = Dagegen
page-agree-propose = Regel vorschlagen
page-agree-first = Erste Karte
page-agree-second = Zweite Karte
page-agree-same = dieselbe Regel
page-played = Bisher an diesem Tisch
page-match = Partie { $number }
page-won-by = gewonnen: { $players }
page-start = Geben
page-start-more = Es fehlt noch jemand
page-rematch = Revanche
page-waiting-host = Gleich gibt { $player }.
page-leave = Gehen
page-leave-sure = Ein Bot nimmt deinen Platz. Wirklich gehen?
page-stay = Bleiben
page-connecting = Verbindung zum Tisch …
page-connection-lost = Verbindung weg. Neuer Versuch …
page-unsent = { $count ->
    [one] Noch nicht gesendet:
   *[other] Noch nicht gesendet ({ $count }):
 }
page-command-join = Platz nehmen
page-command-leave = gehen
page-command-sit = Platz wechseln
page-command-swap = Plätze tauschen
page-command-speak = deine Sprache
page-command-wear = dein Bild
page-command-add_bot = Bot dazusetzen
page-command-remove_bot = Bot wegschicken
page-command-set_rules = die Regeln
page-command-propose = dein Vorschlag
page-command-agree = deine Meinung
page-command-start = das Geben
page-command-commit = dein Beitrag zum Mischen
page-command-number = deine Zahl fürs Mischen
page-command-answer = dein Zug
page-command-next = bereit für die nächste Runde
page-command-host_take = Karten verteilen
page-command-remove = jemanden wegschicken
page-command-lock = das Abschließen
page-command-welcome = Plätze für alle, die später kommen
page-command-pause = die Pause
page-command-stop = Partie abbrechen
page-closed = Dieser Tisch ist geschlossen. Bis bald!
page-unseated = Du hast keinen Platz mehr an diesem Tisch.
page-shuffling = Es wird gemischt: Alle legen eine eigene Zahl dazu, damit es ehrlich zugeht.
page-shuffle-missed = Die Karten wurden ohne die Zahl deines Geräts gegeben: Sie kam nicht rechtzeitig an.
page-seal = Siegel der Mischung
page-seal-line = Niemand hat diese Karten ausgesucht, und das lässt sich prüfen: Notier dir das Siegel und gib es nach der Partie zusammen mit der heruntergeladenen Partie an „pioche verify“.
page-your-turn = Du bist dran
page-paused = Pause
page-menu = Der Tisch
page-phrases = Etwas sagen
page-score-pad = Punkteblock
page-round = Runde
page-earlier = vorher
page-points-plus = +{ $count }
page-you-won-match = Du gewinnst die Partie!
page-team-won-round = { $team } gewinnt die Runde: { $players }.
page-team-won-match = { $team } gewinnt die Partie: { $players }.
page-team-you-won-round = Dein Team gewinnt die Runde.
page-match-won = Die Partie geht an { $players }.
page-ready = Bereit – wir warten noch
page-waiting-for = Wir warten auf { $players }.
page-to-lobby = Zurück zum Tisch
page-host-tools = Für Gastgeber
page-pause = Pause
page-go-on = Weiter
page-stop = Partie abbrechen
page-stop-sure = Wirklich abbrechen?
page-host-give = Eure Regel anwenden: Wer nimmt Karten?
page-coach-hint = Um Rat fragen (H)
page-coach-thinking = Der Coach denkt nach …
page-coach-chance = { $chance } % ({ $low } bis { $high })
page-coach-allow = Coach für alle
page-coach-allowed = An diesem Tisch dürfen alle um Rat fragen, wenn sie dran sind, und jeder sieht, wer es tut.
page-coach-bots-only = Miteinander fragt man hier nicht um Rat; allein gegen Bots geht es immer.
page-coach-review = Rückblick
page-coach-queue = { $count ->
    [0] Der Coach fängt an …
    [one] Ein Rückblick kommt vorher noch.
   *[other] { $count } Rückblicke kommen vorher noch.
 }
page-coach-far = Der Coach hat { $done } von { $of } Zügen angesehen.
page-coach-next = Nächster Fehler
page-coach-next-mine = Mein nächster Fehler
page-coach-details = In Worten
page-coach-try = Ab hier weiterspielen: Du bist { $player }
page-coach-card = Ein Bild zum Teilen
page-coach-card-waits = Der Coach sucht den Wendepunkt …
page-coach-card-share = Teilen
page-coach-card-keep = Bild behalten
page-coach-puzzle = Aufgabe des Tages
page-coach-puzzle-question = Du bist { $player }, und du bist dran. Was machst du?
page-coach-puzzle-right = Das ist die beste Antwort.
page-coach-puzzle-wrong = Besser: { $answer }.
phrase-hint = Ich frage um Rat.
page-hints = Tipps zeigen
page-hint = Tipp
page-hint-ok = Alles klar
page-hint-off = Ohne Tipps
page-hint-turn = Tipp eine angehobene Karte an oder den Stapel. Eine dunkle sagt dir, warum nicht.
page-hint-turn-lay = Tipp eine angehobene Karte an. Eine dunkle sagt dir, warum nicht.
page-hint-turn-draw = Nichts passt: Tipp auf den Stapel. Eine dunkle Karte sagt dir, warum.
page-hint-after_draw = Die gezogene Karte passt: Leg sie gleich oder behalt sie.
page-hint-colour = Wünsch dir die Farbe, die du am meisten hast; die nächste Karte muss dazu passen.
page-hint-target = Tipp an, wen du meinst.
page-hint-target-WR = Er hilft, wen du wählst: am besten jemandem mit vielen Karten.
page-hint-target-OP = Wer wenige Karten hat, hat oft die kleinere höchste Zahl: Wähl eine kleine Hand.
page-hint-target-ME = Wer viele Karten hat, hat oft die kleinere Zahl: Wähl eine große Hand.
page-hint-target-7 = Du nimmst diese ganze Hand und gibst deine ab: Wähl eine kleine.
page-hint-respond = Du kannst die Karten nehmen oder zweifeln. Wer sich irrt, zahlt mehr.
page-hint-lay = Du darfst Karten loswerden, unter der obersten. Dort tun sie nichts.
page-hint-keep = Such die Karte aus, die dir bleibt; die anderen gehen weg.
page-hint-place = Tipp, um die nächste Karte aufzulegen. Kippt die Waage, zahlst du.
page-hint-uno = Zwei Karten: Drück UNO, bevor du eine legst, sonst aufgepasst!
page-hint-catch = Jemand hat UNO vergessen: Erwisch ihn, bevor der Nächste spielt!
page-hint-card-WR = Er nimmt, wem du willst, alle pinken Karten ab: am besten jemandem mit vielen Karten.
page-hint-card-WC = Wünsch dir eine Farbe: Der Nächste zieht, bis sie kommt.
page-hint-card-OP = Ein Duell: Beide zeigen ihre höchste Zahl, und die höhere gewinnt.
page-hint-card-ME = Ein Duell mit offenen Händen: Wer die kleinste Zahl hat, nimmt 2 Karten.
page-hint-card-F = Alles dreht sich um: Jetzt spielt ihr mit der anderen Seite.
page-hint-card-TI = Einer nach dem anderen legt eine Karte auf diese Schale, bis die Waage kippt.
page-hint-card-stop = Allein sperrt sie ihre Schale: Darauf darf nur ein Joker oder ein passender Stopp.
page-log = Was passiert ist
page-chapters = Kapitel
page-replay = Noch mal ansehen
page-viewer = Ansicht
page-viewer-open = alle Karten offen
page-viewer-spectator = beim Zuschauen
page-viewer-seat = wie { $player }
page-step = Stelle in der Partie
page-first = Zum Anfang
page-previous = Einen Schritt zurück
page-next = Einen Schritt vor
page-last = Zum Ende
page-run = Abspielen
page-speed = Tempo
page-download = Partie herunterladen

phrase-hello = Hallo!
phrase-well_played = Gut gespielt!
phrase-thanks = Danke!
phrase-sorry = Tut mir leid!
phrase-oops = Ups …
phrase-hurry = Schläfst du?
phrase-wait = Warte, ich überlege.
phrase-laugh = Haha!
phrase-wow = Wow!
phrase-cry = O nein …
phrase-angry = Grrr!
phrase-heart = Super!
phrase-thumb = Bravo!
phrase-bye = Bis bald!

## The terminal

boxes-title = Die Spiele
boxes-line = `{ $name }` · { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
 } · { $least } bis { $most } Spieler

table-talon = Ablagestapel
table-draw_pile = Nachziehstapel
table-no_colour = noch keine Farbe

replay-title = { $box }, { count-players }, Regeln Version { $version }
replay-seats = Plätze
replay-options = Optionen
replay-none = keine
replay-cards = Karten
replay-real = echte, von Hand eingegeben
replay-seed = Startwert
replay-seen = gesehen von
replay-holds = { $player } hat { $hand }
replay-points = Punkte
replay-total = zusammen
replay-waiting = Wir warten auf { $player } ({ $decision }).
replay-left = { $count ->
    [one] Es folgt noch 1 Zug
   *[other] Es folgen noch { $count } Züge
 } in der Aufzeichnung.
replay-end = Hier endet die Aufzeichnung.

play-you = Du
play-welcome = { $box } · mit dir am Tisch: { $players }. `hilfe` hilft, `q` geht und hebt die Partie auf.
play-back = Da bist du ja wieder! Das ist zuletzt passiert:
play-head = Runde { $number }
play-to_left = es geht links herum
play-to_right = es geht rechts herum
play-window = hat nicht UNO gesagt!
play-out = raus aus der Runde
play-dropped = raus aus der Partie
play-place = fertig, Platz { $number }
play-places = Plätze: { $players }.
play-shown = gezeigt:
play-backs = Rückseiten:
play-next_back = oberste Rückseite:
play-tray = Schale { $tray }
play-frozen = gesperrt
play-open = offen
play-level = Die Waage steht gerade.
play-leans_left = Die Waage neigt sich nach links, um { $degrees }°.
play-leans_right = Die Waage neigt sich nach rechts, um { $degrees }°.
play-meanwhile = Bevor die anderen weitermachen, darfst du dich einmischen.
play-go_on = Weiter
play-no_answer = Eine Antwort { $number } gibt es nicht.
play-possible = `{ $said }` ist erlaubt: nur zu.
play-undone = Zurückgenommen: Du stehst wieder vor deiner letzten Entscheidung. Kurz davor:
play-undo-none = Du hast noch nichts gespielt: Es gibt nichts zurückzunehmen.
play-undo-seen = Seitdem hast du Karten gesehen, die du nicht kanntest: Dieser Zug bleibt.
play-no_hint = Du bist nicht dran: Da gibt es nichts zu raten.
play-why = Sag, was du gern tun würdest, etwa `warum R7` oder `warum zieh`.
play-fault = { $player } ({ $bot }) wusste keine Antwort und macht den üblichen Zug ({ $reason }).
play-more = Eingabetaste für mehr, q zum Aufhören:
play-total = Zusammen
play-won = Die Partie ist vorbei. Sie geht an { $players }.
play-left = Du stehst vom Tisch auf. Bis zum nächsten Mal!
play-saved = Partie gesichert in { $file }.
play-kept = Deine Partie ist aufgehoben in { $file }; `pioche play --resume` setzt sie fort.
play-seed = Für noch einmal dieselben Karten: --seed { $seed }
play-help-answers = Tipp die Nummer einer Antwort ein oder was dahinter in Klammern steht: `R7`, `zieh`, `blau`. Weitere Wörter dürfen folgen: `W blau` wünscht sich gleich die Farbe, und `2 blau` auch.
play-help-doubles = Zwei gleiche Zahlen legst du zusammen: `R7 R7`.
play-help-care = Wie vorsichtig du auflegst, steht hinter der Karte: `R7 links care=80`, von 0 bis 100.
play-help-uno = Legst du deine vorletzte Karte, sag es dazu: `R7 uno` oder `2 uno`. Sonst können dich die anderen erwischen. `uno` allein sagt es vor dem Legen; `erwisch Bea` erwischt jemand anderen.
play-help-cards = Eine Karte ist der Buchstabe ihrer Farbe (auf Englisch) und ihre Zahl oder ihr Zeichen, etwa R7 oder Y+2; die in eckigen Klammern kannst du jetzt legen.
play-help-commands = `tipp` sagt, was am häufigsten gewinnt und warum. `warum R7` oder `? R7` sagt, warum eine Karte nicht passt, `regeln` zeigt die Regeln, `regeln R43` eine unserer Entscheidungen, `verlauf`, was zuletzt passiert ist, `punkte` die Punkte, `tisch` noch einmal den Tisch. `zurück` bringt dich zu deiner letzten Entscheidung, außer du hast seitdem neue Karten gesehen. `sichern` hebt die Partie auf, `gehen` oder `q` auch, im Gehen. `hilfe` oder `?` sagt das alles noch einmal.

# What may be typed; the English words are understood in every language.
verb-play = leg
verb-draw = zieh
verb-keep = behalte
verb-name = wünsch
verb-target = wähl
verb-accept = nimm
verb-challenge = zweifle
verb-lay = drunter
verb-done = fertig
verb-place = auflegen
verb-uno = uno
verb-catch = erwisch
verb-host = gastgeber
verb-next = weiter
command-help = hilfe
command-hint = tipp
command-why = warum
command-rules = regeln
command-log = verlauf
command-table = tisch
command-score = punkte
command-undo = zurück
command-save = sichern
command-quit = gehen

menu-language = Sprache
menu-own_name = Deutsch
menu-saved = Es gibt eine aufgehobene Partie ({ $file }). Was möchtest du?
menu-saved-yes = Sie fortsetzen
menu-saved-no = Eine neue anfangen
menu-box = Welches Spiel?
menu-players = Wie viele Spieler, du mitgezählt (2 bis { $most })?
menu-bots = Gegen wen? ({ level-fair })
menu-preset = Welche Regeln?

## A game in writing, for players who read and answer with a number

written-you = Du bist { $player } in einer Runde { $box } mit { $count } Spielern.
written-since = Seit deiner letzten Antwort:
written-table = Der Tisch, wie du ihn siehst:
written-choose = Antworte mit der Nummer einer dieser Möglichkeiten:
written-pass = Nichts sagen
written-call = { $answer } und sag UNO
written-won = Die Runde ist vorbei; sie geht an { $player }.
written-void = Die Runde ist vorbei; niemand hat sie gewonnen.
written-unclear = Eine Antwort { $said } gibt es nicht; es braucht eine Nummer von 1 bis { $most }.

## What the server says at its start, and `make play` around it

serve-friends = Für Freunde in deinem Netz: { $link }
serve-only-here = Nur auf diesem Rechner; mit --host 0.0.0.0 kommen die Handys in deinem Netz herein.
serve-engine = Spielwerk { $engine ->
    [compiled] kompiliert
   *[interpreted] interpretiert: dasselbe Spiel, nur langsamer
 }.
start-compiling = Das kompilierte Spielwerk wird nebenbei gebaut, für den nächsten Start.
start-compiled = Das kompilierte Spielwerk ist fertig: Der nächste Start benutzt es.
start-not-compiled = Das kompilierte Spielwerk ließ sich nicht bauen; { $log } sagt, warum. Gespielt wird auch ohne.
start-broken-off = Das kompilierte Spielwerk ist nicht fertig geworden; der nächste Start beginnt damit von vorn.

## What a table or the server refuses

server-closed = Dieser Tisch ist geschlossen.
server-not_seated = Setz dich erst an den Tisch.
server-seated_already = Du hast an diesem Tisch schon einen Platz.
server-not_host = Das darf nur der Gastgeber.
server-no_seat = Diesen Platz gibt es nicht.
server-seat_taken = Dieser Platz ist schon besetzt.
server-full = Alle Plätze sind besetzt.
server-locked = Der Gastgeber hat diesen Tisch abgeschlossen.
server-late = Wer später kommt, nimmt den Platz eines Bots zur nächsten Runde.
server-removed = Der Gastgeber hat dich von diesem Tisch weggeschickt.
server-bad_name = Ein Name hat 1 bis { $most } Buchstaben.
server-name_taken = So heißt an diesem Tisch schon jemand: { $name }.
server-no_bot = Auf diesem Platz ist kein Bot.
server-unknown_bot = Einen Bot namens { $bot } gibt es hier nicht; es gibt { $bots }.
server-no_player = An diesem Platz ist niemand, der gehen könnte.
server-match_running = Erst muss die Partie zu Ende sein.
server-waiting_already = Ein Platz wartet schon auf dich: Ab der nächsten Runde spielst du mit.
server-other_number = Das ist nicht die Zahl, deren Prüfsumme vorher kam.
server-own_seat = Du hast in dieser Partie einen Platz verlassen: Komm auf den zurück.
server-own_seat_taken = Auf deinem Platz spielt jemand anders; nach der Partie kannst du dich wieder setzen.
server-no_match = Es läuft keine Partie.
server-paused = Der Tisch macht Pause.
server-stale = Inzwischen ist etwas anderes passiert. Schau noch mal hin.
server-unreadable = Das hat der Server nicht verstanden.
server-no_box = Das Spiel { $box } gibt es nicht; es gibt { $boxes }.
server-missing_box = Dafür fehlt dem Server gerade das Spiel { $box }. Es geht nichts verloren.
server-box_fault = Das geht nicht: Das Spiel { $box } hat einen Fehler. Versuch etwas anderes oder brich die Partie ab.
server-no_preset = Diese fertigen Regeln gibt es nicht; es gibt { $presets }.
server-bad_option = So kann man nicht spielen: { $why }.
server-bad_timer = Die Uhr lässt 10 bis 120 Sekunden oder bleibt aus.
server-too_few_seats = Am Tisch sind { $count } Spieler; weniger Plätze geht nicht.
server-too_few_players = Zum Spielen müsst ihr zwei sein. Lad jemanden ein, oder setz einen Bot dazu.
server-needs_agreement = Der ganze Tisch muss einverstanden sein: Schlag es vor.
server-no_agreement_on_this = Hier gibt es nichts gemeinsam zu entscheiden.
server-no_proposal = Es ist nichts vorgeschlagen.
server-proposal_open = Ein Vorschlag wartet noch. Warte auf alle, oder gib ohne ihn.
server-no_number_wanted = Gerade werden keine Karten gemischt.
server-bus = Die Server erreichen sich gerade nicht. Es geht nichts verloren; versuch es gleich noch mal.
server-storage = Der Server kann gerade nichts speichern. Es geht nichts verloren; versuch es gleich noch mal.
server-too_many_tables = Auf diesem Server ist kein Platz mehr für einen Tisch.
server-full_house = Auf diesem Server ist kein Platz mehr für eine Verbindung. Versuch es gleich noch mal.
server-no_table = Kein Tisch hat diesen Code.
server-damaged = Die Aufzeichnung dieses Tischs lässt sich nicht lesen. Wer den Server betreibt, kann sehen, wo.
server-no_record = Diese Partie gibt es nicht.
server-no_pass = Dieser Link ist schon benutzt oder älter als fünf Minuten. Mach auf dem anderen Gerät einen neuen.
server-no_hint = Es gibt nichts zu raten: Du bist nicht dran.
server-hints_off = An diesem Tisch fragt man nicht um Rat.
server-no_coach = Dieser Server hat keinen Coach.
server-coach_busy = Der Coach hat zu tun. Versuch es gleich noch mal.
server-no_figures = Dazu hat der Coach nichts zu sagen.
server-unfinished = Diese Partie läuft noch: Ein Rückblick würde verraten, was noch niemand wissen darf.
server-no_puzzle = Für dieses Spiel gibt es keine Aufgabe.
server-other_rules = Dieser Tisch hat mit Version { $theirs } der Regeln angefangen; dieser Server spielt Version { $ours }. Er bleibt aufgehoben.
server-other_protocol = Diese Seite ist älter als der Server. Lade sie neu.
server-slow_down = Das ist viel auf einmal. Warte einen Moment.
server-bad_text = Ein Text hat hier höchstens { $most } Zeichen, und alle sind sichtbar.
server-too_far = Noch einmal spielen lässt sich eine Partie nur ab einem ihrer ersten { $most } Züge.
server-too_large_a_record = Diese Partie ist zu lang oder ihre Datei zu verschachtelt, um hier aufbewahrt zu werden.
server-replay_failed = Diese Partie ließ sich nicht nachspielen. Versuch es später noch einmal.
server-replays_busy = Gerade werden viele Partien angesehen. Versuch es gleich noch einmal.
server-review_failed = Der Coach konnte diese Runde nicht auswerten. Versuch es später noch einmal.
server-tables_share = Aus deinem Netz sind schon so viele Tische offen, wie es sein dürfen. Schließ einen oder versuch es später noch einmal.
server-uploads_share = Für hochgeladene Partien aus deinem Netz ist kein Platz mehr. Versuch es später noch einmal.
server-uploads_full = Für hochgeladene Partien ist gerade kein Platz mehr. Versuch es später noch einmal.
server-disk_full = Die Festplatte dieses Servers ist voll. An offenen Tischen geht es weiter; versuch es später noch einmal.
server-disk_share = Die Tische deines Netzes brauchen schon so viel Platz, wie sie dürfen. Versuch es später noch einmal.
server-other_host = Dieser Server hört nicht auf den Namen { $host }. Wer ihn betreibt, kann den Namen in PIOCHE_HOSTS eintragen.
server-origin = Diese Anfrage kommt von einer anderen Seite.
server-no_cookie = Der Browser muss das Cookie annehmen, das deinen Platz freihält.
server-not_found = Hier ist nichts.
server-fault = Auf dem Server ist etwas schiefgegangen. Versuch es noch mal.
server-hint-loopback = Bis jetzt kann nur dieser Rechner den Link öffnen.
server-hint-loopback-help = Beende Pioche auf diesem Rechner (Strg und C dort, wo es gestartet wurde).
    Starte es mit der Zeile hier drunter neu: Die Tische sind dann noch da.
    Danach können Handys im selben WLAN den Link öffnen.
server-hint-network = Dieser Rechner scheint in keinem Netz zu sein; der Link geht nur hier.

## The page: the table of a running match

page-table-players = Spieler
page-table-hand = Deine Hand: { count-cards }
page-table-card-closed = { $card }, passt gerade nicht
page-table-prompt = Was zu tun ist
page-table-which_tray = Auf welche Schale?
page-table-on_tray = Schale { $tray }
page-table-one_or_both = Eine Karte oder zwei?
page-table-both = Beide
page-table-one = Nur eine
page-table-back = Andere Karte
page-table-lay_it = Legen
page-table-pile = Nachziehstapel, { count-cards }
page-table-pile-back = Nachziehstapel, { count-cards }; Rückseite der obersten: { $card }
page-table-talon = Auf dem Ablagestapel: { $card }
page-table-tray = Schale { $tray }, { count-cards }, oben: { $card }
page-table-colour = Gewünschte Farbe: { $colour }
page-table-tilting = Luft anhalten …
page-table-shown = Gezeigte Karten
page-table-close = Schließen
page-table-rule = Die Regel dieser Karte
page-look-backs = Alle außer { $player } sehen diese Rückseiten; die Vorderseiten sieht nur, wer sie hält.
page-look-hidden = Diese Karten sieht nur, wer sie hält ({ $player }).
page-look-open = Diese Karten liegen offen.
page-look-none = Keine Karten mehr.
page-look-bot = Ein Bot ({ $level })
page-look-left = { $player } ist vom Tisch gegangen; ein Bot übernimmt.
page-look-away = { $player } antwortet seit { $time } nicht; solange spielt ein Bot.
page-look-gone = Keine Verbindung seit { $time }: { $player }.
page-look-seconds = { $count } s
page-look-minutes = { $count } min
page-nudge = { $player } anstupsen
page-nudged = { $by } stupst { $player } an!
page-nudged-you = { $by } stupst dich an: Du bist dran!
page-news-left = { $player } ist vom Tisch gegangen; ein Bot übernimmt.
page-news-gone = Keine Verbindung mehr: { $player }.
page-news-away = Solange spielt ein Bot für { $player }.
page-news-back = { $player } ist wieder da.
page-news-joined = { $player } spielt jetzt mit.
page-news-withheld = Es wird neu gemischt: Das Gerät von { $player } hat seine Zahl nicht rechtzeitig genannt. Diese Runde spielt ein Bot für { $player }.
page-news-host = Gastgeber ist jetzt { $player }.
page-news-host-you = Du leitest jetzt den Tisch.
page-clock-left = { $count } s
page-table-seat = { $player }, { count-cards }
page-table-seat-asked = muss antworten
page-table-seat-bot = ein Bot
page-table-seat-away = weg, ein Bot spielt
page-table-seat-dealer = gibt
page-table-seat-partner = dein Partner
page-table-points = { count-points }
page-table-catch = Erwischt!
page-table-silent = Kein UNO!
page-table-sound = Töne
page-sound-ask = Mit Ton spielen?
page-sound-yes = Ja
page-sound-no = Nein
page-table-sort-colour = Nach Farbe sortiert: Reihenfolge ändern
page-table-sort-number = Nach Zahl sortiert: Reihenfolge ändern
page-table-sort-arrival = In der Reihenfolge des Ziehens: Reihenfolge ändern

## Players who are out, and the careful hand

page-out = Ausgeschieden
page-place-short = { $number }.
page-place = { $number }. Platz
page-out-place = Du bist fertig: { page-place }! Bleib und sieh, wie es weitergeht.
page-out-round = Für diese Runde bist du draußen. Bleib und sieh, wie die anderen davonkommen.
page-out-match = Für diese Partie bist du draußen. Bleib und sieh, wer sie gewinnt.
page-put-out = ausgeschieden mit { count-cards }
page-dropped = aus der Partie
page-drops = scheidet aus
page-table-seat-place = { $player }, keine Karten mehr, { page-place }
page-table-seat-round = { $player }, für die Runde ausgeschieden
page-table-seat-match = { $player }, aus der Partie ausgeschieden
page-care-swing = Vorsichtig: Halte die Marke in der Mitte an.
page-care-count = Vorsichtig: drücken, zwei Sekunden zählen, drücken.
page-care-counting = Zwei Sekunden …
page-care-result = Vorsicht: { $count } von 100
page-care-begin = Anfangen
page-care-stop = Jetzt!
page-care-skip = Einfach legen
page-care-calm = Zählen
page-care-watch = Zielen
page-care-back = Zurück
page-rule-excluded = Nicht zusammen mit { $rules }.
page-rule-seats = Nur mit { $count ->
    [one] 1 Spieler
   *[other] { $count } Spielern
 }.
page-rule-needs = Nur mit „{ $rule }: { $value }“.
page-hint-respond-pass = Nimm die Karten, oder gib sie mit einer angehobenen Karte weiter.
house-off = Wird an diesem Tisch nicht gespielt.

## Options that cannot be played

option-apart = „{ $option }“ und „{ $other }“ passen nicht zusammen
option-exactly = „{ $option }“ spielt man nur mit { $count ->
    [one] 1 Spieler
   *[other] { $count } Spielern
 }
option-needs = „{ $option }“ geht nur mit „{ $other }: { $setting }“
option-with = „{ $option }“ geht nur mit „{ $other }“
option-no-balance = „{ $option }“ hat in diesem Spiel keinen Sinn: Es hat keine Waage
option-one-by-one = „{ $option }“ hat in diesem Spiel keinen Sinn: Hier legt man die Karten einzeln
option-no-bluff = „{ $option }“ hat in diesem Spiel keinen Sinn: Mit keiner Karte kann man bluffen
option-mercy = mit „{ $option }“ scheidet aus, wer { $limit } Karten hat, und gegeben werden { $hand }
option-few = { $hand } Karten für jeden der { $seats } Spieler lassen weniger als { $least } zum Ziehen übrig
option-seats = man spielt zu 2 bis 10, nicht zu { $seats }
option-number = „{ $option }“ ist eine Zahl von { $least } bis { $most }, nicht { $value }
option-word = „{ $option }“ ist { $words }, nicht { $value }
option-text = „{ $option }“ ist ein Text
option-custom-two = auf den Blankokarten steht eine Regel, etwa C3, oder zwei
option-custom-text = ein eigener Text gehört zur Regel C9
option-dealer = einen Platz { $seat }, der geben könnte, gibt es nicht
option-twice = „{ $option }“ und { $number } sind dieselbe Regel und haben zwei Werte bekommen
option-near = eine Option „{ $name }“ gibt es nicht; vielleicht „{ $option }“?
option-unknown = eine Option „{ $name }“ gibt es nicht; dieses Spiel kennt { $known }
option-preset = fertige Regeln „{ $name }“ gibt es nicht; es gibt { $known }
option-box = ein Spiel „{ $name }“ gibt es nicht; es gibt { $known }. Ein eigenes nennst du mit --box-file DATEI
option-name = ein Name ist ein einziges Wort ohne { $signs }, nicht „{ $name }“
option-name-long = ein Name hat höchstens { $most } Buchstaben: „{ $name }“ ist zu lang
option-name-taken = „{ $name }“ kann niemand heißen, das bedeutet hier etwas anderes
option-name-twice = zwei Spieler heißen „{ $name }“

## Pioche on one device alone, without a server

page-together = Zusammen an diesem Gerät
page-together-line = Alle spielen an diesem einen Gerät; die Karten sind verdeckt, während es herumgeht.
page-together-name = Spieler { $number }
page-together-more = Noch jemand
page-together-less = Spieler { $number } wegnehmen
page-together-give = Gebt das Gerät weiter: { $player }
page-together-turn = { $player } ist dran
page-together-show = Ich bin { $player }: Karten zeigen
page-together-watch = Die anderen spielen.
page-together-call = { $player }: UNO!
page-together-catch = { $player } erwischen!
page-together-middle = Das Gerät liegt mitten auf dem Tisch
page-together-seat = Platz nehmen
page-table-first = Tisch vorbereiten
device-loading = Das Spiel kommt: { $percent } %
device-starting = Das Spiel startet.
device-ready = Das Spiel ist bereit.
device-failed = Das Spiel ist nicht gestartet. Beim ersten Mal braucht es eine Verbindung.
device-unable = In diesem Browser läuft das Spiel nicht: WebAssembly fehlt oder ist abgeschaltet. Versuch es mit einem anderen.
device-mixed = Die Dateien des Spiels passen nicht zusammen. Vielleicht wird es gerade aktualisiert: Versuch es gleich noch mal.
device-stopped = Das Spiel ist stehen geblieben. Es ist nichts verloren: Versuch es noch mal, dann geht es da weiter, wo es war.
device-full = Auf diesem Gerät ist kein Platz, um das Spiel aufzuheben. Du kannst spielen, brauchst aber jedes Mal eine Verbindung.
device-storage = Auf diesem Gerät ist kein Platz mehr, oder es lässt das Spiel nichts aufheben. Was gespielt wurde, ist nicht verloren; speichere alles in eine Datei, schaff Platz und versuch es noch mal.
device-fault = Im Spiel ist etwas schiefgegangen. Versuch es noch mal.
device-damaged = Die Aufzeichnung dieses Tischs lässt sich nicht lesen.
device-missing_box = Dafür braucht es das Spiel { $box }, und das ist gerade nicht da. Es geht nichts verloren.
device-other_rules = Dieser Tisch hat mit Version { $theirs } der Regeln angefangen; diese Seite spielt Version { $ours }. Er bleibt aufgehoben.
device-lost = Der Browser hat dem Spiel seinen Platz genommen, mit allem, was dort lag. Lade die Seite neu; eine gespeicherte Datei lässt sich dann öffnen.
device-gone = Der Browser hat gelöscht, was hier lag. Hast du alles in eine Datei gespeichert, öffne sie.
device-no-cup = Ein Turnier spielt man auf mehreren Geräten, und diese Seite hat nur deins. Dafür braucht es einen Server: „make play“ oder „pioche serve“ startet einen.
device-update = Eine neuere Version ist da.
device-update-sure = Nach dem Aktualisieren geht die Partie da weiter, wo sie ist. Aktualisieren?
device-update-now = Aktualisieren
device-update-later = Später
device-keeping = Auf diesem Gerät aufgehoben
device-keeping-line = Tische und Partien bleiben in diesem Browser. Eine Datei bringt sie in Sicherheit oder auf ein anderes Gerät.
device-export = Alles speichern
device-import = Datei öffnen
device-exported = Alles ist in einer Datei gespeichert.
device-imported = Aus der Datei: { $tables ->
        [one] 1 Tisch
       *[other] { $tables } Tische
    }, { $records ->
        [one] 1 Partie
       *[other] { $records } Partien
    }; ausgelassen: { $left }.
device-box-added = Das Spiel { $box } ist da.
device-box-care = Eine Datei kann alles sein, was ein anderes Gerät aufgehoben hat, eine Partie (.toml) oder ein Spiel, das jemand gemacht hat (.py). So ein Spiel ist ein Programm: Öffne nur welche von Leuten, denen du vertraust.
device-games-file-line = Die Aufzeichnung einer Partie, die anderswo gespielt wurde, etwa auf einem Server. Hier kannst du sie noch mal ansehen und den Rückblick lesen.
device-games-delete-line = Was du löschst, verschwindet aus deiner Liste. Die Aufzeichnung der Partie bleibt, solange der Browser nicht geleert wird.
page-plain-http = Über einfaches HTTP kann der Browser diese Seite weder installieren noch für Zeiten ohne Netz aufheben; spielen kann man.
server-elsewhere = Pioche ist in einem anderen Fenster offen, und das hat die Tische. Schließ es, dann sind sie hier.
server-bad_file = Diese Datei lässt sich nicht lesen: Sie kommt nicht von hier oder ist beschädigt.
server-bad_record = Diese Partie lässt sich nicht zeigen: { $why }.
server-bad_box = Dieses Spiel lässt sich nicht benutzen: { $why }.

## My games: what was played in a browser

page-more = Und außerdem
page-games = Meine Partien
page-games-line = Alle Partien, die in diesem Browser zu Ende gespielt wurden. Nur du siehst diese Liste.
page-games-none = Noch nichts. Spiel eine Partie zu Ende, dann steht sie hier.
page-games-figures = In Zahlen
page-games-total = Partien
page-games-streak = Siege in Folge
page-games-best = Rekord: { $count }
page-games-comeback = Größte Aufholjagd
page-games-behind = { $count ->
    [one] 1 Punkt Rückstand
   *[other] { $count } Punkte Rückstand
}
page-games-bluffs = Gelungene Bluffs
page-games-bluffs-of = von { $count }
page-games-caught = Wie oft du erwischt wurdest
page-games-catches = Andere hast du erwischt: { $count }
page-games-uncounted = { $count ->
    [one] Wird noch berechnet: 1 Partie.
   *[other] Wird noch berechnet: { $count } Partien.
}
page-games-how-often = Wie oft du gewinnst
page-games-players = { $count } Spieler
page-games-share = { $won ->
    [one] 1 von { $games } Partien gewonnen, das sind { $share }. Ein gerechter Anteil wäre { $fair }.
   *[other] { $won } von { $games } Partien gewonnen, das sind { $share }. Ein gerechter Anteil wäre { $fair }.
}
page-games-between = Auf Dauer kann es alles zwischen { $low } und { $high } sein.
page-games-says-few = Zu wenige Partien, um mehr zu sagen.
page-games-says-luck = Das kann Glück allein erklären.
page-games-says-more = Glück allein erklärt das nicht.
page-games-says-less = Pech allein erklärt das nicht.
page-games-honest = Der gerechte Anteil ist, was jeder gewinnen würde, wenn alle gleich gut spielten. Hier zählen starke und schwache Gegner gleich, und von zwanzig solchen Zeilen sieht etwa eine durch Zufall bemerkenswert aus.
page-games-all = Alle Partien
page-games-won = Gewonnen
page-games-points = { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
}
page-games-with = Mit { $players }
page-games-short = weniger als eine Minute
page-games-minutes = { $count ->
    [one] 1 Minute
   *[other] { $count } Minuten
}
page-games-review = Rückblick
page-games-download = Aufzeichnung herunterladen
page-games-delete = Löschen
page-games-delete-sure = Diese Partie aus deiner Liste löschen?
page-games-keep = Behalten
page-games-deleted = { $count ->
    [one] Eine Partie ist gelöscht.
   *[other] { $count } Partien sind gelöscht.
}
page-games-more = { $count ->
    [one] Noch eine zeigen
   *[other] Mehr zeigen (noch { $count })
}
page-games-delete-all = Alle löschen
page-games-delete-all-yes = { $count ->
    [one] Ja, endgültig löschen
   *[other] Ja, alle { $count } endgültig löschen
}
page-games-delete-line = Was du löschst, verschwindet aus deiner Liste, auf allen deinen Geräten. Wer mitgespielt hat, behält die Aufzeichnung.
page-games-file = Eine Partie aus einer Datei
page-games-file-line = Die Aufzeichnung einer Partie, die anderswo gespielt wurde, etwa aus Pioche ohne Server heruntergeladen. Wer den Link dazu bekommt, kann sie hier noch mal ansehen.
page-games-file-open = Aufzeichnung öffnen
page-games-device = Auf einem anderen Gerät
page-games-device-line = Öffne diesen Link, oder halte das andere Gerät auf das Bild: Danach zeigen beide die Partien von beiden. Er gilt einmal, fünf Minuten lang.
page-games-device-make = Link machen
page-games-device-anew = Neuen Link machen
page-games-device-qr = Bild des Links für die Kamera des anderen Geräts
page-games-device-left = Gilt noch { $minutes }:{ $seconds }
page-games-devices = { $count ->
    [one] 1 Gerät zeigt diese Liste.
   *[other] { $count } Geräte zeigen diese Liste.
}
page-games-device-part = Auf diesem Gerät nicht mehr teilen
page-games-parted = Dieses Gerät zeigt nur noch, was darauf gespielt wurde.
page-games-bring = Die Partien eines anderen Geräts
page-games-bring-line = Von jetzt an zeigen dieses Gerät und das andere dieselbe Liste, mit den Partien von beiden. Mach das nur mit deinen eigenen Geräten.
page-games-bring-yes = Hierher holen
page-games-bring-no = Nein danke
page-games-brought = Fertig: Beide Geräte zeigen dieselbe Liste.

## An evening together: standings and votes

page-evening = { $count ->
    [one] Heute Abend: 1 Partie
   *[other] Heute Abend: { $count } Partien
}
page-evening-place = Platz
page-evening-player = Spieler
page-evening-matches = Gespielt
page-evening-wins = Siege
page-evening-score-places = Punkte
page-evening-score-points = Punkte
page-evening-bot = ein Bot
page-evening-gone = weg
page-evening-leads = Vorn: { $players }
page-evening-count = Was zählt
page-evening-count-places = Die Plätze
page-evening-count-points = Die Punkte
page-evening-count-wins = Die Siege
page-evening-line-places = In jeder Partie gibt es einen Punkt für jeden, der hinter einem liegt.
page-evening-line-points = Die Punkte werden zusammengezählt; wo die wenigsten gewinnen, zählt der Vorsprung vor dem Letzten.
page-evening-line-wins = Nur gewonnene Partien zählen.
page-evening-fresh = Einen neuen Abend anfangen
page-evening-fresh-yes = Ja, von vorn anfangen
page-evening-picture = Bild der Ergebnisse
page-vote-open = Ein anderes Spiel oder eine Regel vorschlagen
page-vote-line = Der ganze Tisch stimmt ab. Es gilt, sobald mehr als die Hälfte dafür ist.
page-vote-suggest = Allen vorschlagen
page-vote-suggested = { $player } schlägt { $box } vor.
page-vote-for = Dafür ({ $count } von { $needed } nötigen):
page-vote-against = Dagegen:
page-vote-yes = Ich bin dafür
page-vote-no = Ich bin dagegen
page-vote-deal = Ein Vorschlag ist noch offen. Trotzdem geben und ihn fallen lassen?
page-command-count = was heute Abend zählt
page-command-suggest = dein Vorschlag
page-command-vote = deine Stimme
server-same_rules = Das wird schon gespielt.
server-no_motion = Es ist nichts mehr vorgeschlagen.

## A cup over several tables

page-cup = Turnier
page-cup-line = Für 3 bis 20 Leute an mehreren Tischen: Alle treffen auf alle, oder wer gewinnt, kommt weiter.
page-cup-open-new = Turnier eröffnen
page-cup-yours = Deine Turniere
page-cup-code = Code des Turniers
page-cup-qr = QR-Code zum Turnier { $code }
page-cup-phase-gathering = wird vorbereitet
page-cup-phase-playing = läuft
page-cup-phase-over = zu Ende
page-cup-phase-closed = geschlossen
page-cup-join = Mitmachen
page-cup-take-part = Mitmachen
page-cup-form = Wie gespielt wird
page-cup-form-round_robin = Jeder gegen jeden
page-cup-form-knock_out = K.-o.-System
page-cup-line-round_robin = Eine Partie bringt höchstens einen Punkt: den Anteil der Gegner, die hinter einem liegen. Ist die Zahl ungerade, setzen alle gleich oft aus.
page-cup-line-knock_out = Wer am Tisch gewinnt, kommt weiter. Ist die Zahl ungerade, setzen alle gleich oft aus.
page-cup-size = höchstens { $count } pro Tisch
page-cup-size-choose = Spieler pro Tisch, höchstens
page-cup-round = Durchgang { $number } von { $of }
page-cup-rounds = { $count ->
    [one] Ein Durchgang, bis jetzt.
   *[other] { $count } Durchgänge, bis jetzt.
}
page-cup-members = { $count ->
    [one] { $count } ist dabei
   *[other] { $count } sind dabei
}
page-cup-host = Gastgeber
page-cup-remove = { $player } wegschicken
page-cup-begin = Ersten Durchgang auslosen
page-cup-more = Mindestens drei
page-cup-wait = { $player } lost die Durchgänge aus.
page-cup-next-round = Nächsten Durchgang auslosen
page-cup-end = Turnier beenden
page-cup-tables = Tische in Durchgang { $number }
page-cup-table = Tisch { $number }
page-cup-waiting = wartet noch
page-cup-playing = spielt
page-cup-by-played = fertig
page-cup-by-walkover = kampflos
page-cup-by-host = vom Gastgeber entschieden
page-cup-lot = durch Los
page-cup-award = Entscheiden
page-cup-award-line = Nur wenn die Partie nicht zu Ende gehen kann. Wer hat gewonnen?
page-cup-byes = Spielfrei in diesem Durchgang: { $players }
page-cup-standings = Tabelle
page-evening-score-cup = Punkte
page-cup-next = So geht es weiter
page-cup-drawn-later = Der nächste Durchgang wird ausgelost, wenn alle Tische fertig sind.
page-cup-last = Das ist der letzte Durchgang.
page-cup-open = { $count ->
    [one] Ein Tisch spielt noch.
   *[other] { $count } Tische spielen noch.
}
page-cup-past = Gespielte Durchgänge
page-cup-your-turn = Dein Tisch wartet
page-cup-to-table = An meinen Tisch
page-cup-back = Zurück zum Turnier
page-cup-done = Diese Partie ist vorbei. Weiter geht es beim Turnier.
page-cup-won = Das Turnier geht an { $players }
page-cup-left = hat das Turnier verlassen
page-cup-out = ausgeschieden
page-cup-stay = Bleiben
page-cup-forsaken = Du hast gewonnen: zurück zum Turnier
page-cup-leave = Turnier verlassen
page-cup-leave-line = Ein Bot spielt zu Ende, oder der andere hat gewonnen. Die anderen machen ohne dich weiter.
page-cup-leave-early = Solange es nicht angefangen hat, kannst du zurückkommen.
page-command-set_cup = was im Turnier gespielt wird
page-command-award = deine Entscheidung
server-not_in_cup = Bei diesem Turnier machst du nicht mit.
server-cup_begun = Das Turnier hat schon angefangen.
server-cup_over = Das Turnier ist zu Ende.
server-cup_few = Für ein Turnier braucht es mindestens { $count } Leute.
server-cup_waits = { $count ->
    [one] Ein Tisch spielt noch.
   *[other] { $count } Tische spielen noch.
}
server-cup_teams = Im Turnier spielt jeder für sich, nicht im Team.
server-no_cup_game = Diese Partie ist schon entschieden.
server-not_at_cup = Das macht man an einem Tisch, nicht beim Turnier.
server-no_cup_here = Das macht man beim Turnier, nicht an einem Tisch.
server-of_cup = An einem Turniertisch entscheidet man das beim Turnier.

# Studies: questions that very many rounds answer

study-size = { $deals }-mal gegeben an jedem Tisch, { $rounds } Runden in allem.
study-plain = { $measure }: { $list }.
study-players = { $count } Spieler
study-paired = Die letzte Spalte der Zahlen vergleicht jeden Tisch mit „{ $first }“, bei denselben Karten.
study-paired-without = Die letzte Spalte der Zahlen vergleicht jeden Tisch mit demselben ohne diese Regel, bei denselben Karten.
study-caption = { $measure }. Die Striche zu beiden Seiten eines Punkts enthalten den wahren Wert in 95 von 100 solchen Studien.
study-compared = { $measure }, mehr als „{ $first }“
study-compared-without = { $measure }, mehr als ohne sie
study-repeat = Wie man sie wiederholt
study-version = Mit Pioche { $version } liefert derselbe Befehl dieselben Zahlen (Startwert { $seed }).
study-data = Die Daten
study-numbers-shown = Die Zahlen
study-table = Tisch
study-group = Davon
study-mean = Mittelwert
study-interval = 95-%-Intervall
study-more = Verglichen
study-known = Spezifikation
study-numbers = Spieler
study-numbers-place = Platz nach dem Geber, der als Letzter kommt
study-numbers-lean = Unterschied zwischen den Schalen, in Karten
study-measure-turns = Züge in einer Runde
study-measure-points = Punkte des Siegers
study-measure-winner = Gewonnene Runden, %
study-measure-void = Runden ohne Sieger, %
study-measure-wins = Runden, die gewinnt, wer anders spielt, %
study-measure-place = Gewonnene Runden, %
study-measure-dealt = Runden, die gewinnt, wer die Karte bekommen hat, %
study-measure-lean = Anteil an allen Stürzen, %
study-measure-falls = Stürze der Waage in einer Runde
study-measure-side = Züge auf jeder Seite, %
study-measure-flipper = Gewonnene Runden, %
study-measure-missed = Gewonnene Runden, %
study-measure-drawn = Gezogene Karten in einer Runde
study-measure-decisions = Antworten in einer Runde
study-group-light = helle Seite
study-group-dark = dunkle Seite
study-group-flipped = hat den Tisch umgedreht
study-group-not = hat ihn nicht umgedreht
study-group-none = kein UNO vergessen
study-group-away = eins vergessen, nicht erwischt
study-group-caught = wurde erwischt
study-group-skip = Aussetzkarte
study-group-reverse = Retourkarte
study-group-draw-two = Zieh-zwei-Karte
study-group-wild = Farbwahlkarte
study-group-wild-draw = Zieh-vier-Farbwahl
study-value-true = ja
study-value-false = nein
study-arm-by-the-book = nach Anleitung
study-arm-honest = blufft nie
study-arm-bluffer = blufft gern
study-arm-trusting = zweifelt nie an
study-arm-suspicious = zweifelt immer an
study-arm-family = vergisst jedes zehnte UNO
study-arm-forgetful = vergisst jedes UNO
study-arm-attentive = vergisst keins
study-arm-random_uno = Zufall
study-arm-easy = leicht
study-arm-greedy = mittel
study-title-own = Eine eigene Frage
study-title-length = Wie lang dauert eine Runde, und was ist sie wert?
study-answer-length = Zu viert dauert eine Runde { $short } Züge ({ $shortbox }) bis { $long } Züge ({ $longbox }); wer sie gewinnt, schreibt { $poor } bis { $rich } Punkte auf.
study-title-seats = Ist es wichtig, wo man sitzt?
study-answer-seats = { $box }: Wer nach dem Geber kommt, gewinnt { $first } % der Runden, der Geber { $last } %; wäre der Platz egal, wären es 25 %.
study-title-opening = Was ist jede Karte in der ersten Hand wert?
study-answer-opening = Die beste Karte ist diese: { $best }. Wer eine davon bekommt, gewinnt { $much } % der Runden. Die schlechteste: { $worst }, mit { $little } %.
study-title-rules = Was macht jede Hausregel mit einer Runde?
study-answer-rules = Nach Anleitung dauert eine Runde { $book } Züge. Bei denselben Karten bringt „{ $rule }“ { $more } dazu, und „{ $other }“ spart { $less }.
study-title-switches = Was macht jede Regelwahl mit einer Runde?
study-answer-switches = Von { $number } Regelwahlen ändern { $sure } sicher, wie lang eine Runde dauert. Bei denselben Karten bringt „{ $rule }“ { $more } Züge dazu, und „{ $other }“ spart { $less }.
study-title-bluffing = Lohnt es sich, zu bluffen und anzuzweifeln?
study-answer-bluffing = Unter drei anderen aus der Familie gewinnt, wer gern blufft, { $bluffer } % der Runden, und wer es nie tut, { $honest } %; wer nie anzweifelt, { $trusting } %, und wer es immer tut, { $suspicious } %. Gleich verteilt wären es 25 %.
study-title-balance = Wann kippt die Waage?
study-answer-balance = Zu viert kippt sie { $falls }-mal in einer Runde, am häufigsten bei { $most } Karten Unterschied: { $share } % aller Stürze; in der Tabelle der Spezifikation sind es 48 %.
study-title-sides = Wie lang dauert jede Seite von Flip, und wem nützt es?
study-answer-sides = Zu viert ist in { $dark } % der Züge die dunkle Seite oben. Wer den Tisch umgedreht hat, gewinnt { $flipped } % der Runden, die anderen { $others } %.
study-title-skill = Glück oder Können?
study-answer-skill = Bei denselben Karten, gegen drei, die nach Zufall spielen, gewinnt, wer zwar UNO sagt, aber sonst nach Zufall spielt, { $weak } % der Runden, und der beste der anderen ({ $bot }) { $strong } %: Können zählt, und die meisten Runden entscheidet das Glück.
study-title-calls = Was kostet ein vergessenes UNO?
study-answer-calls = Wer jedes UNO vergisst, gewinnt { $forgetful } % der Runden, und wer keins vergisst, { $attentive } %; gleich verteilt wären es 25 %. Von den Runden, in denen es jemand gemerkt hat, werden nur { $caught } % gewonnen, von denen, in denen es niemand gemerkt hat, { $away } %.

## Lessons: a first game that teaches

page-learn = Spielen lernen
page-case-see = Fall ansehen
page-case-back = Die Regeln
page-learn-first = Zum ersten Mal bei diesem Spiel? Lern es in drei Minuten.
page-learn-no = Nein danke
page-learn-step = Schritt { $step } von { $steps }
page-learn-on = Weiter
page-learn-back = Zurück
page-learn-skip = Überspringen
page-learn-right = Gut gemacht!
page-learn-again = Von vorn
page-learn-play = Eine echte Runde spielen
page-learn-over = Das war die Lektion. Jetzt gegen leichte Bots; der Coach hilft dir, wann immer du fragst.
server-no_case = Dazu gibt es keinen Fall.
server-no_lesson = Für dieses Spiel gibt es keine Lektion.
lesson-otherwise = Das ist erlaubt, aber such den anderen Weg: Um den geht es hier.
lesson-classic-welcome = Willkommen! Wer zuerst keine Karten mehr hat, gewinnt die Runde. Unten ist deine Hand, in der Mitte der Ablagestapel, daneben der Nachziehstapel.
lesson-classic-colour = Eine Karte passt, wenn sie die Farbe der obersten hat. Da liegt Rot: Leg eine von deinen roten.
lesson-classic-number = Die gleiche Zahl passt auch, egal in welcher Farbe. Da liegt eine blaue 5: Leg deine grüne 5, dann gilt Grün.
lesson-classic-draw = Auf die rote 3 passt nichts von dir. Dann ziehst du eine Karte: Tipp auf den Nachziehstapel.
lesson-classic-drawn = Eine rote 8: Was du gerade gezogen hast, darfst du gleich legen, wenn es passt. Leg sie.
lesson-classic-skip = Karten mit einem Zeichen tun etwas. Bei einer Aussetzkarte setzt der Nächste aus. Leg sie.
lesson-classic-plus2 = Ada hat ausgesetzt, Tom hat eine rote 6 gelegt. Eine Zieh-zwei-Karte: Der Nächste nimmt zwei Karten und setzt aus. Leg sie.
lesson-classic-reverse = Eine Retourkarte dreht die Richtung: Dann ist Tom dran und nicht Ada. Leg sie.
lesson-classic-wild = Eine Farbwahlkarte passt auf alles. Leg sie: Danach darfst du dir eine Farbe wünschen.
lesson-classic-name = Welche Farbe? Du hast zwei blaue Karten: Blau hilft dir.
lesson-classic-bluff = Tom legt gegen dich eine Zieh-vier-Farbwahl. Das darf er nur, wenn er kein Rot auf der Hand hat. Du glaubst, er blufft: Zweifle ihn an!
lesson-classic-honest = Du hattest recht: Tom hat die vier Karten genommen. Hier macht er es noch einmal. Zweifle ihn wieder an und sieh, was es kostet, wenn er ehrlich spielt.
lesson-classic-call = Tom hat ehrlich gespielt: Das hat dich sechs Karten gekostet. Jetzt wird es besser: Du hast noch zwei Karten. Sag UNO, bevor du die blaue 4 legst.
lesson-classic-catch = Ada hat nur noch eine Karte und nichts gesagt. Erwisch sie: Dann nimmt sie zwei Karten!
lesson-classic-out = Deine letzte Karte passt. Leg sie und gewinn die Runde.
lesson-classic-count = Die Runde gehört dir. Du bekommst, was die anderen noch haben: Zahlen zählen, was darauf steht, Zeichen 20, Joker 50. Jetzt weißt du alles!
lesson-titans-pink = Das gleiche Spiel wie Klassisch, nur mit Pink statt Rot. Da liegt eine pinke Karte: Leg deine.
lesson-titans-robin = Das ist Robin: Er passt auf alles und nimmt jemandem alle pinken Karten ab. Leg ihn.
lesson-titans-name = Wie bei jedem Joker wünschst du dir eine Farbe. Du hast grüne Karten: Wünsch dir Grün.
lesson-titans-target = Wer soll alle pinken Karten loswerden? Mach Ada ein Geschenk: Such sie aus, und drei Karten sind weg.
lesson-titans-custom = Auf zwei Karten steht eine Regel, die euer Tisch vor dem ersten Geben schreibt. Hier sagt die erste: Hände tauschen. Leg sie.
lesson-titans-custom-name = Erst die Farbe, wie bei jedem Joker. Wünsch dir Grün.
lesson-titans-rule = Jetzt die Regel des Tischs: Mit wem tauschst du? Nimm Ada.
lesson-titans-end = Ihre Hand gehört dir. Vor einer Partie machen alle zusammen aus, was diese Karten tun; wer gibt, entscheidet das nicht allein.
lesson-flip-sides = Jede Karte hat zwei Seiten, eine helle und eine dunkle. Du spielst die, die du siehst; die anderen sehen von deinen die andere.
lesson-flip-backs = Du siehst also die Rückseiten ihrer Karten: Tipp jemanden an, um sie groß zu sehen. Sie sagen, was er hat, wenn der Tisch sich umdreht.
lesson-flip-light = Auf der hellen Seite ist alles, wie du es kennst. Leg eine rote 7.
lesson-flip-flip = Eine Flip-Karte dreht alles um: Hände, Ablagestapel und Nachziehstapel. Leg sie.
lesson-flip-turned = Die dunkle Seite: Pink, Türkis, Orange und Lila, und gemeinere Karten. Deine Hand zeigt jetzt ihre andere Seite.
lesson-flip-five = Eine Zieh-fünf-Karte: Der Nächste nimmt fünf Karten und setzt aus. Leg sie.
lesson-flip-everyone = Alle-aussetzen-Karte: Alle anderen setzen aus, und du bist gleich wieder dran. Leg sie.
lesson-flip-search = Die Zieh-die-Farbe-Karte: Der Nächste zieht, bis die Farbe kommt, die du dir wünschst. Leg sie.
lesson-flip-colour = Welche Farbe soll Ada suchen? Wünsch dir Türkis.
lesson-flip-end = Es brauchte vier Karten, bis Türkis kam. Die nächste Flip-Karte dreht alles auf die helle Seite zurück. Das ist das ganze Spiel!
lesson-transformers-sides = Ein Spiel mit zwei Seiten, wie Flip: hell die Autobots, dunkel die Decepticons. Du siehst die Rückseiten der anderen. Neu sind zwei Duelle.
lesson-transformers-optimus = Optimus Prime passt auf alles und ruft zum Duell: Die höchste Zahl gewinnt. Leg ihn.
lesson-transformers-rival = Gegen wen? Deine beste Karte ist eine 9, und Tom sieht nicht stark aus: Such ihn aus. Eine Karte ohne Zahl zählt nicht.
lesson-transformers-beneath = Gewonnen. Der Sieger darf beliebige Karten unter Optimus legen, ohne Wirkung. Leg eine drunter.
lesson-transformers-enough = Du könntest noch eine drunterlegen, aber die letzte bleibt immer auf der Hand. Sag, dass es das war.
lesson-transformers-name = Auch die Farbe wünscht sich der Sieger. Du hast eine rote 9: Wünsch dir Rot.
lesson-transformers-megatron = Auf der dunklen Seite ruft Megatron: Zwei Hände werden aufgedeckt, und die kleinste Zahl verliert. Leg ihn.
lesson-transformers-open = Deine kleinste Zahl ist eine 3. Such Tom aus und sieh, was er hat.
lesson-transformers-wilds = Er hatte eine 1, also hat er zwei Karten genommen. Joker und Zeichen haben keine Zahl; wer gar keine hat, kann nicht die kleinste haben. Wünsch dir jetzt Orange.
lesson-transformers-end = Mehr musst du nicht wissen. Flip-Karten drehen den Tisch um, wie in Flip.
lesson-tippo-trays = Hier gibt es zwei Ablagestapel, auf den Schalen einer Waage. Eine Karte darf nach links oder nach rechts, wo sie eben passt.
lesson-tippo-left = Links liegt eine rote 5: Deine rote 7 passt dort. Tipp sie an.
lesson-tippo-right = Rechts eine grüne 3: Leg deine grüne 9 darauf. So bleibt das Gewicht gleich.
lesson-tippo-stop = Eine Stopp-Karte sperrt ihre Schale: Dort dürfen nur noch Joker hin und Stopps mit ihrer Farbe oder Zahl. Leg deinen roten Stopp.
lesson-tippo-frozen = Die linke Schale ist gesperrt: Deine rote 9 darf nicht hin, obwohl sie rot ist. Leg die blaue 4 nach rechts.
lesson-tippo-heavy = Schau dir die linke Schale an: sechs Karten, und der Balken neigt sich weit. Noch eine, und … probier dort die grüne 5.
lesson-tippo-fallen = Gekippt! Wer sie zum Kippen bringt, nimmt zwei Karten, die Schalen werden bis auf die obersten Karten geleert, und es geht weiter.
lesson-tippo-tilt = Die Kippkarte: Einer nach dem anderen legt eine Karte vom Nachziehstapel auf diese Schale, bis alles kippt. Leg sie nach links.
lesson-tippo-breath = Ada und Tom hatten Glück. Luft anhalten, und leg deine Karte auf.
lesson-tippo-end = Es hat gehalten, dann hat Ada alles gekippt: zwei Karten für sie. Eine letzte Karte gewinnt nur, wenn die Waage hält. Du bist so weit!

## The score pad beside real cards

page-pad = Mit echten Karten
page-pad-line = Die Karten liegen auf eurem Tisch, gezählt wird hier: ein Punkteblock für eine echte Schachtel, der auch weiß, was jede Karte tut.
page-pad-kept = Alles bleibt auf diesem Gerät und geht ohne Verbindung, wenn es einmal geöffnet war.
page-pad-lost = Dieser Browser hebt gerade nichts auf: Sein Speicher ist voll oder gesperrt. Ihr könnt weitermachen, aber schließt dieses Fenster nicht.
page-pad-unknown = Der Block ist noch nicht geladen. Öffnet ihn einmal mit Verbindung; danach geht er ohne.
page-pad-people = Wer mitspielt, in der Reihenfolge am Tisch, im Uhrzeigersinn
page-pad-first = Wer gibt als Erstes?
page-pad-begin = Anfangen
page-pad-on = Letzte Partie fortsetzen
page-pad-same = Zwei Leute heißen { $name }: Gebt einem davon einen anderen Namen.
page-pad-seats = Dafür müsst ihr { $count } sein.
page-pad-target-wrong = Die Punkte bis zum Sieg sind eine ganze Zahl von { $least } bis { $most }.
page-pad-to = { $form } · bis { $target } Punkte
page-pad-deals = gibt
page-pad-out = ausgeschieden
page-pad-begins = { $name } gibt, { $first } fängt an.
page-pad-deal = Diese Runde gibt { $name }
page-pad-way = { $way ->
    [right] Es geht rechts herum
   *[left] Es geht links herum
 }
page-pad-turn = Richtung wechseln
page-pad-count = Runde zählen
page-pad-one-round = Jemand hat gewonnen
page-pad-who = Wer hat keine Karten mehr?
page-pad-nobody = Niemand
page-pad-nobody-line = Eine Runde, die niemand beenden konnte.
page-pad-hand = Die Hand: { $name }
page-pad-tap = Tippt die Karten an, die übrig sind, oder schreibt die Punkte hin.
page-pad-add = { $card }: { count-points }
page-pad-remove = { $card } wegnehmen
page-pad-type = Punkte
page-pad-up = Welche Seite ist oben?
page-pad-missing = Für { $name } steht noch nichts da: Tippt die Karten an, oder schreibt 0.
page-pad-no-winner = Sagt erst, wer keine Karten mehr hat.
page-pad-typed-wrong = { $name }: Die Punkte sind eine ganze Zahl von 0 bis { $most }.
page-pad-no-more = Im Spiel gibt es nur { $count } davon.
page-pad-scores = { $name }: { count-points } für diese Runde
page-pad-enter = Runde aufschreiben
page-pad-not-yet = Noch nicht
page-pad-now = Runde { $round } steht da. { $totals }.
page-pad-total = { $name } { $points }
page-pad-undo = Rückgängig
page-pad-undone = Zurückgenommen. { $totals }.
page-pad-again = Noch eine Partie, dieselben Leute
page-pad-others = Andere Leute oder ein anderes Spiel
page-pad-won = Gewonnene Partien: { $count }
page-pad-cards = Was tut diese Karte?
page-pad-cards-line = Tippt eine Karte aus eurer Schachtel an.
page-pad-back = Zurück zum Block
page-pad-balance = Die Waage
page-pad-balance-line = Legt die echten Karten auf zwei Stapel, und tippt hier an, wohin jede kam. Auch Karten, die jemand nimmt, rütteln am Tisch. Auf der echten Waage drückt jede Karte gut in ihre Schale.
page-pad-left = Links
page-pad-right = Rechts
page-pad-take = Karten genommen
page-pad-holds = { $lean ->
    [left] Sie hält und neigt sich nach links
    [right] Sie hält und neigt sich nach rechts
   *[even] Sie hält und steht gerade
 }: { $left } links, { $right } rechts.
page-pad-falls = { $late ->
    [yes] Das war zu viel … alles fällt!
   *[no] Alles fällt!
 } Wer die letzte Karte gelegt oder genommen hat, nimmt { count-cards }. Die beiden obersten Karten bleiben, alle anderen kommen weg.
page-pad-anew = Wieder aufstellen
page-pad-sound = Töne
page-pad-screen = Zweiter Bildschirm
page-pad-screen-line = Noch wird nichts gezählt. Fangt in einem anderen Fenster dieses Geräts eine Partie an: Sie erscheint hier von selbst.
