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
decision-keep = Alle deine Karten sind { $colour }: Welche behältst du? Die anderen kommen drunter.
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
answer-name = { $colour } wünschen
answer-name-tray = { $colour } wünschen, { $tray }
answer-target = { $player } aussuchen
answer-accept = Karten nehmen
answer-challenge = { $player } anzweifeln
answer-lay = Drunter: { $card }
answer-done = Das war’s
answer-place = Karte auflegen
answer-uno = UNO sagen
answer-catch = { $player } erwischen: kein UNO gesagt
answer-host = Für { $player }: { count-cards }
answer-next = Nächste Runde geben

## The coach: advice, reviews and problems

coach-with-colour = { $answer } und { $colour } wünschen
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
