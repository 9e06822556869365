# The texts of Pioche in Spanish. Every key stands in each language's file, with the same variables; families of keys
# and variables are explained at the head of en.ftl.
#
# One word for each thing, as it is said at a table in Spain and understood everywhere:
#
#   robar, mazo: to draw, draw pile · pila de descarte, la pila: discard pile · la carta de arriba: top card
#   jugar: to play a card · meter debajo: to lay beneath · colocar: to place from the pile (Vuelco)
#   mano · turno · ronda: round · partida: match · jornada: round of a cup · puesto: place · sitio: seat
#   repartir, quien reparte: to deal, dealer · quien organiza (la mesa, la copa): host · robot: bot
#   pedir un color: to name a colour · elegir: to choose a player · desafiar: to challenge · retar, duelo: duel
#   rebotar: to pass a draw card on · ir de farol: to bluff · jugar limpio: to be honest · decir UNO · pillar: to catch
#   comodín: wild · carta de acción · carta de robar: draw card · número, símbolo
#   Roba dos, Salta, Cambio de sentido, Comodín roba cuatro, Roba color, Vuelco (Tilt), Stop: names of cards
#   platillo: tray · volcar: to tip · bloquear: to freeze · lado claro, lado oscuro
#   regla de la casa: house rule · ajuste: switch · reglamento: the booklet · libreta de puntos: score pad
#   entrenador, consejo, repaso: coach, hint, review · pista: tip · copa · velada: evening · registro: record
#
# A card is masculine, whatever it is (el 7 rojo, el Salta azul). «de» and «a» do not stand before a card, whose
# article would melt into them (del, al); before a name they may. Nothing agrees with the name of a player, and only
# in lists does one follow «o» or «y», which would have to be «u Olga» and «e Inés». Quotes are «».

## Lists, counts

list-and = { $list } y { $last }
list-or = { $list } o { $last }
count-cards = { $count ->
    [0] ninguna carta
    [one] { $count } carta
   *[other] { $count } cartas
 }
count-points = { $count ->
    [one] { $count } punto
   *[other] { $count } puntos
 }
count-players = { $count ->
    [one] { $count } jugador
   *[other] { $count } jugadores
 }
number-decimal = ,
number-thousands = .
joints =
    i í hi | y/e
    o ó ho hó 8 | o/u
answer-within = { $small }

## Boxes

box-classic = Clásico
    .line = La caja de lujo, con su cargador para el mazo y su libreta de puntos.
box-titans = Teen Titans Go!
    .line = El rosa ocupa el lugar del rojo, Robin barre las cartas rosas, y dos cartas llevan una regla inventada en casa.
box-flip = Flip
    .line = Cartas con un lado claro y un lado oscuro: sale un Flip, y toda la mesa se da la vuelta.
box-transformers = Transformers
    .line = Un Flip con AUTOBOTS y DECEPTICONS, en el que Optimus Prime y Megatron retan a duelo.
box-tippo = Tippo
    .line = Dos pilas en los platillos de una balanza, y quien la haga volcar, paga.

## Sides, trays, colours

side-light = lado claro
side-dark = lado oscuro
side-transformers-light = lado AUTOBOTS
side-transformers-dark = lado DECEPTICONS

tray-left = izquierda
tray-right = derecha

# .some: what is asked for («hace falta azul»); .card: of a card, which is masculine («el Salta rojo»);
# .shape: the shape that stands for it.
colour-red = rojo
    .some = rojo
    .card = rojo
    .shape = rombo
    .letter = R
colour-yellow = amarillo
    .some = amarillo
    .card = amarillo
    .shape = círculo
    .letter = A
colour-green = verde
    .some = verde
    .card = verde
    .shape = hoja
    .letter = V
colour-blue = azul
    .some = azul
    .card = azul
    .shape = cuadrado
    .letter = Z
colour-pink = rosa
    .some = rosa
    .card = rosa
    .shape = corazón
    .letter = R
colour-teal = turquesa
    .some = turquesa
    .card = turquesa
    .shape = hexágono
    .letter = T
colour-orange = naranja
    .some = naranja
    .card = naranja
    .shape = estrella
    .letter = N
colour-purple = morado
    .some = morado
    .card = morado
    .shape = escudo
    .letter = M

## Cards by their symbol (`+` is written `plus`); a box's own name has the box in its key.

card-plus1 = Roba uno
card-plus2 = Roba dos
card-plus5 = Roba cinco
card-R = Cambio de sentido
card-S = Salta
card-X = Salta a todos
card-F = Flip
card-W = Comodín
card-W2 = Comodín roba dos
card-W4 = Comodín roba cuatro
card-WC = Comodín roba color
card-WR = Comodín de Robin
card-WX = Comodín personalizable
card-WX1 = Comodín personalizable 1
card-WX2 = Comodín personalizable 2
card-OP = Comodín Poder de Optimus Prime
card-ME = Comodín Tiranía de Megatron
card-TI = Vuelco
card-classic-W = Comodín
card-classic-W4 = Comodín roba cuatro
card-transformers-R = Cambio de sentido
card-transformers-F = Flip

# A whole card: with its colour, then with its article.
card-number = { $number } { $colour }
    .the = el { $number } { $colour }
card-stop = Stop { $number } { $colour }
    .the = el Stop { $number } { $colour }
card-coloured = { $card } { $colour }
    .the = el { $card } { $colour }
card-wild = { $card }
    .the = el { $card }

## Decisions: what is asked of the reader, and what will happen

decision-turn = Te toca: juega una carta que valga, o roba.
decision-turn-lay = Te toca: juega una carta que valga.
decision-turn-draw = No puedes jugar ninguna carta: roba una.
decision-turn-until = No puedes jugar ninguna carta: roba hasta que salga una que valga.
decision-after_draw = Has robado { $card }: ¿lo juegas o te lo guardas?
decision-after_draw-must = Has robado { $card }. Vale, así que en esta mesa hay que jugarlo.
decision-colour = ¿Qué color pides?
decision-colour-FirstNames = Empieza un comodín, y juegas tú primero: ¿qué color pides?
decision-colour-tray = ¿Qué color pides en el platillo de la { $tray }?
decision-colour-trays = Juegas tú primero: pide un color para cada platillo que tenga un comodín.
decision-colour-DrawColour = ¿Qué color? El siguiente roba hasta que salga.
decision-colour-FinishingColour = { decision-colour-DrawColour }
decision-colour-FlipTable = Por el otro lado, la pila empieza con un comodín: ¿qué color pides?
decision-colour-FlipOpening = { decision-colour-FlipTable }
decision-colour-VictorNames = Has ganado el duelo: ¿qué color pides?
decision-target = ¿A quién eliges?
decision-target-RemovePink = ¡Robin al rescate! ¿Quién se libra de sus cartas rosas?
decision-target-OptimusDuel = Optimus Prime llama a duelo: ¿a quién retas? Gana el número más alto.
decision-target-MegatronDuel = Megatron llama a duelo: ¿con quién enseñas la mano? El número más bajo roba 2 cartas.
decision-target-SwapHands = ¿Con quién cambias toda tu mano?
decision-target-TargetTakes = ¿A quién le regalas { count-cards }?
decision-respond = Va por ti: ¿qué haces?
decision-respond-count = { $player } te juega { $card }: roba { count-cards } y pasa, o desafía. Desafío perdido: { $more }.
decision-respond-sought = { $player } te juega { $card }: roba hasta que salga { $colour } y pasa, o desafía. Desafío perdido: 2 más.
decision-respond-sum = Ya van { count-cards } para ti: responde, róbalas o desafía a { $player } (desafío perdido: { $more }).
decision-respond-answer = Ya van { count-cards } para ti: responde, o róbalas y pasa.
decision-respond-bounce = { $player } te juega { $card }: roba { count-cards } y pasa, o rebótalas con { $cards }.
decision-doubt = ¿Le quedaba { $colour }{ $wilds ->
    [all] {" "}u otro comodín
    [others] {" "}o un comodín de otro tipo
   *[none] {""}
 } a { $player }?
decision-lay = Puedes elegir una carta.
decision-lay-LayBeneath = Has ganado el duelo: puedes meter bajo la carta de arriba { $number ->
    [one] una carta cualquiera. No hace
   *[other] hasta { $number } cartas cualesquiera. No hacen
 } nada, y tu última carta se queda contigo.
decision-keep = Solo te quedan cartas de color { $colour }: ¿cuál te guardas? Las demás van bajo la carta de arriba.
decision-place = Aguanta la respiración: pon la primera carta del mazo en el platillo de la { $tray }.
decision-round_over = Se acabó la ronda. ¿Repartimos otra?
decision-match_over = Se acabó la partida.

waiting-turn = Le toca a { $player }.
waiting-after_draw = { $player } ha robado y puede jugar la carta.
waiting-colour = { $player } está pidiendo color.
waiting-target = { $player } está eligiendo a alguien.
waiting-respond = { $player } tiene que robar o encontrar una salida.
waiting-lay = { $player } puede meter cartas bajo la de arriba.
waiting-keep = { $player } elige qué carta se guarda.
waiting-place = { $player } tiene que poner una carta en el platillo.
waiting-round_over = Se acabó la ronda.
waiting-match_over = Se acabó la partida.

answer-play = Jugar { $card }
answer-play-double = Jugar dos veces { $card }
answer-play-tray = Jugar { $card } en el platillo de la { $tray }
answer-draw = Robar
answer-keep = Guardar
answer-keep-card = Guardar { $card }
answer-name = Pedir { $colour }
answer-name-tray = Pedir { $colour } en el platillo de la { $tray }
answer-target = Elegir a { $player }
answer-accept = Robar las cartas
answer-challenge = Desafiar a { $player }
answer-lay = Meter debajo { $card }
answer-done = Ya está
answer-place = Colocar la carta
answer-uno = Decir UNO
answer-catch = Pillar a { $player } sin decir UNO
answer-host = Dar { count-cards } a { $player }
answer-next = Repartir la ronda siguiente

## The coach: hints, reviews and puzzles

coach-with-colour = { $answer } y pedir { $colour }
coach-with-target = { $answer } y elegir a { $player }
coach-without-uno = { $answer } sin decir UNO
coach-silence = No decir nada
coach-reason-only = No hay otra respuesta.
coach-reason-out = Gana la ronda ahora mismo.
coach-reason-challenge = { $player } va de farol en { $much } de cada 100 partidas que encajan con lo visto: vale la pena desafiar.
coach-reason-accept = { $player } solo va de farol en { $much } de cada 100 partidas que encajan con lo visto: muy pocas para desafiar.
coach-reason-rival = Frena a { $player }, que tiene { count-cards }: { $player } gana entonces { $much } de cada 100 rondas en lugar de { $instead }.
coach-reason-lacks = { $player } juega después y no tiene { $colour } en { $much } de cada 100 partidas que encajan con lo visto, frente a { $instead } con la otra respuesta.
coach-reason-stuck = { $player } juega después y no puede jugar nada en { $much } de cada 100 partidas que encajan con lo visto, frente a { $instead } con la otra respuesta.
coach-reason-follow = Cuando te vuelva a tocar, podrás jugar una carta en { $much } de cada 100 partidas, frente a { $instead } con la otra respuesta.
coach-reason-fewer = Cuando te vuelva a tocar, te quedarán menos cartas: { $much } de media en lugar de { $instead }.
coach-reason-call = Decir UNO no cuesta nada; olvidarlo cuesta cartas si alguien se da cuenta, y aquí pasa una de cada dos veces.
coach-reason-kept = Guarda { $card } para cuando haga falta.
coach-reason-more = No lo decide una sola cosa; en el conjunto de las partidas, es lo que más gana.
coach-reason-close = Las primeras respuestas valen más o menos lo mismo.
coach-hint-title = Cuántas veces gana la ronda cada respuesta, en { $count } partidas que encajan con lo que has visto:
coach-hint-line = { $chance } % (de { $low } a { $high }): { $answer }
coach-hint-unclear = Las dos primeras están demasiado igualadas para decidir.
coach-hint-unknown = Aquí no se pueden dar cifras.
coach-verdict-best = la mejor jugada
coach-verdict-good = buena
coach-verdict-doubtful = dudosa
coach-verdict-mistake = error
coach-title = Repaso: { $box }, { count-players }
coach-round = Ronda { $round }
coach-budget = Cada cifra sale de { $games } partidas que encajan con lo que podía ver quien jugaba; 95 de cada 100 veces, el valor real está dentro del ± o del paréntesis.
coach-won = { $player } gana la ronda { $round }.
coach-void = Nadie gana la ronda { $round }.
coach-start-ahead = El reparto ya daba ventaja a { $player }, con un { $chance } %.
coach-start-behind = Tras el reparto, { $player } solo tenía un { $chance } %.
coach-start-even = Tras el reparto, { $player } tenía un { $chance } %, más o menos como los demás.
coach-turning = La jugada { $move } da la vuelta a la ronda ({ $other }: { $answer }): { $player } pasa del { $before } % al { $after } %.
coach-turning-short = Jugada { $move } ({ $other }: { $answer }): { $player } { $before } % → { $after } %
coach-costliest = La decisión más cara: { $player }, jugada { $move }: { $answer }. Cuesta { $loss } puntos de cada cien (de { $low } a { $high }); mejor: { $better }.
coach-flawless = Nadie ha cometido un error claro: han decidido las cartas.
coach-mistake = Jugada { $move }, { $player }: { $answer } – un error. Mejor: { $better }, que gana { $loss } rondas más de cada 100 (de { $low } a { $high }).
coach-doubtful = Jugada { $move }, { $player }: { $answer } – dudosa. Quizá mejor: { $better }, por { $loss } de cada 100 rondas (de { $low } a { $high }).
coach-count-decisions = { $count ->
    [one] { $count } decisión
   *[other] { $count } decisiones
 }
coach-count-mistakes = { $count ->
    [0] ningún error
    [one] 1 error
   *[other] { $count } errores
 }
coach-account = { $player }: { $decided }, { $mistakes }. Reparto { $deal }, cartas robadas { $cards }, los demás { $others }, decisiones { $decisions } ± { $unsure }; del { $start } % al { $end } %.
coach-account-unknown = { $player }: no se sabe lo bastante.
coach-luck = Suerte
coach-turning-points = Momentos clave
coach-decisions = Decisiones
coach-chances = Probabilidades
coach-move = Jugada
coach-unfinished = esta partida aún se está jugando: un repaso contaría lo que nadie debe saber todavía

## Events: what happened

event-nothing = No pasa nada.
event-DealerDrew = { $you ->
    [player] Sacas { $cards } para ver quién reparte.
   *[none] { $player } saca { $cards } para ver quién reparte.
 }
event-DealerChosen = { $you ->
    [player] Te toca repartir en primer lugar.
   *[none] A { $player } le toca repartir en primer lugar.
 }
event-RoundStarted = { $you ->
    [player] Ronda { $number }: repartes tú.
   *[none] Ronda { $number }: reparte { $player }.
 }
event-CardsDealt = { $you ->
    [player] Recibes { $cards }.
   *[none] { $player } recibe { $cards }.
 }
event-CardsDealt-hidden = { $you ->
    [player] Recibes { count-cards }.
   *[none] { $player } recibe { count-cards }.
 }
event-CardTurnedUp = La primera carta es { $cards }.
event-CardTurnedUp-tray = El platillo de la { $tray } empieza con { $cards }.
event-CardPutBack = Sale { $cards }, que no puede empezar: vuelve al mazo.
event-CardPlayed = { $you ->
    [player] Juegas { $cards }.
   *[none] { $player } juega { $cards }.
 }
event-CardPlayed-tray = { $you ->
    [player] Juegas { $cards } en el platillo de la { $tray }.
   *[none] { $player } juega { $cards } en el platillo de la { $tray }.
 }
event-CardsTaken = { $you ->
    [player] Robas { count-cards }: { $cards }.
   *[none] { $player } roba { count-cards }: { $cards }.
 }
event-CardsTaken-hidden = { $you ->
    [player] Robas { count-cards }.
   *[none] { $player } roba { count-cards }.
 }
event-CardsTaken-none = { $you ->
    [player] Tendrías que robar, pero ya no quedan cartas.
   *[none] { $player } tendría que robar, pero ya no quedan cartas.
 }
event-CardKept = { $you ->
    [player] Te guardas la carta.
   *[none] { $player } se guarda la carta.
 }
event-TurnPassed = { $you ->
    [player] No puedes jugar ni robar: pasas.
   *[none] { $player } no puede jugar ni robar, y pasa.
 }
event-TurnLost = { $you ->
    [player] Pierdes el turno.
   *[none] { $player } pierde el turno.
 }
event-DirectionChanged-left = Cambio de sentido: ahora se juega hacia la izquierda.
event-DirectionChanged-right = Cambio de sentido: ahora se juega hacia la derecha.
event-ColourNamed = { $you ->
    [player] Pides { $colour }.
   *[none] { $player } pide { $colour }.
 }
event-ColourNamed-tray = { $you ->
    [player] Pides { $colour } en el platillo de la { $tray }.
   *[none] { $player } pide { $colour } en el platillo de la { $tray }.
 }
event-TargetChosen = { $you ->
    [player] Eliges a { $other }.
    [other] { $player } te elige.
   *[none] { $player } elige a { $other }.
 }
event-UnoCalled = { $you ->
    [player] Dices UNO.
   *[none] { $player } dice UNO.
 }
event-UnoCaught = { $you ->
    [player] Pillas a { $other } sin decir UNO.
    [other] { $player } te pilla sin decir UNO.
   *[none] { $player } pilla a { $other } sin decir UNO.
 }
event-UnoFalse = { $you ->
    [player] Falsa alarma, y la pagas tú.
   *[none] Falsa alarma, y la paga { $player }.
 }
event-ChallengeAccepted = { $you ->
    [player] No desafías a { $other }.
    [other] { $player } no te desafía.
   *[none] { $player } no desafía a { $other }.
 }
event-HandShown = { $you ->
    [player] Le enseñas tu mano a { $other }: { $cards }.
    [other] { $player } te enseña su mano: { $cards }.
   *[none] { $player } le enseña su mano a { $other }: { $cards }.
 }
event-HandShown-hidden = { $you ->
    [player] Le enseñas tu mano a { $other }.
    [other] { $player } te enseña su mano.
   *[none] { $player } le enseña su mano a { $other }.
 }
event-HandShown-none = { $you ->
    [player] No tienes nada que enseñar.
   *[none] { $player } no tiene nada que enseñar.
 }
event-HandShown-all = { $you ->
    [player] Enseñas a todos { $cards }.
   *[none] { $player } enseña a todos { $cards }.
 }
event-ChallengeWon = { $you ->
    [player] Tienes razón: { $other } iba de farol.
    [other] { $player } tiene razón: ibas de farol.
   *[none] { $player } tiene razón: { $other } iba de farol.
 }
event-ChallengeLost = { $you ->
    [player] Te equivocas: { $other } jugaba limpio.
    [other] { $player } se equivoca: jugabas limpio.
   *[none] { $player } se equivoca: { $other } jugaba limpio.
 }
event-PileReplenished = Se baraja un mazo nuevo: { count-cards }.
event-RoundWon = { $you ->
    [player] Ganas la ronda.
   *[none] { $player } gana la ronda.
 }
event-RoundVoid = Ya no puede jugar nadie: la ronda es nula.
event-PlayerWentOut = { $you ->
    [player] Te quedas sin cartas y ocupas el puesto { $number }.
   *[none] { $player } se queda sin cartas y ocupa el puesto { $number }.
 }
event-PlayerPutOut = { $you ->
    [player] Tienes { count-cards }, y son demasiadas: sales de la ronda.
   *[none] { $player } tiene { count-cards }, y son demasiadas: sale de la ronda.
 }
event-PointsScored = { $you ->
    [player] Tú: { count-points }.
   *[none] { $player }: { count-points }.
 }
event-MatchWon = { $you ->
    [player] Ganas la partida.
   *[none] { $player } gana la partida.
 }
event-HandsSwapped = { $you ->
    [player] Cambias tu mano con { $other }.
    [other] { $player } cambia su mano contigo.
   *[none] { $player } cambia su mano con { $other }.
 }
event-HandsPassed-left = Todas las manos pasan un sitio a la izquierda.
event-HandsPassed-right = Todas las manos pasan un sitio a la derecha.
event-CardsLaidBeneath = { $you ->
    [player] Metes { $cards } debajo de la carta de arriba.
   *[none] { $player } mete { $cards } debajo de la carta de arriba.
 }
event-CardsLaidBeneath-none = { $you ->
    [player] No metes nada debajo de la carta de arriba.
   *[none] { $player } no mete nada debajo de la carta de arriba.
 }
event-TableFlipped = Se da la vuelta todo: arriba queda { $cards }.
event-DuelFought = { $you ->
    [player] Ganas el duelo contra { $other }.
    [other] { $player } gana el duelo contra ti.
   *[none] { $player } gana el duelo contra { $other }.
 }
event-CardPlaced = { $you ->
    [player] Colocas { $cards } en el platillo de la { $tray }.
   *[none] { $player } coloca { $cards } en el platillo de la { $tray }.
 }
event-BalanceTipped = { $you ->
    [player] La balanza vuelca, y pagas tú.
   *[none] La balanza vuelca, y paga { $player }.
 }
event-BalanceTipped-late = { $you ->
    [player] La balanza vuelca un momento después: la última jugada fue tuya, así que pagas.
   *[none] La balanza vuelca un momento después: la última jugada fue de { $player }, así que paga.
 }
event-TraysCleared = Se vacían los platillos menos las cartas de arriba, y nadie paga.
event-HostGave = { $you ->
    [player] Quien organiza la mesa te da { count-cards }.
   *[none] Quien organiza la mesa da { count-cards } a { $player }.
 }

## Refusals: why not, and what would be possible

# What would fit, as part of a sentence.
wanted-number = { $colour } o un { $number }
wanted-symbol = { $colour } u otro { $card }
wanted-colour = { $colour }
wanted-frozen = un Stop { $colour } o con un { $number }, o un comodín
wanted-strict = un Stop { $colour } o con un { $number }, una carta de acción de color { $colour }, o un comodín

refusal-unreadable = No entiendo «{ $said }». Prueba con `juega R7`, `roba`, `guarda` o `pide azul`.
refusal-not_asked = Le toca responder a { $player }. Ya llegará tu turno.
refusal-round_over = Se acabó la ronda: reparte la siguiente para continuar.
refusal-match_over = Se acabó la partida: empieza otra para volver a jugar.
refusal-round_not_over = Esta ronda no ha terminado: la siguiente llega cuando alguien se quede sin cartas.
refusal-wrong_phase = No es eso lo que se te pregunta. { $question }
refusal-not_held = No tienes { $card } en la mano. Elige una de tus cartas.
refusal-not_held-any = No tienes esa carta en la mano. Elige una de tus cartas.
refusal-does_not_fit = Esa carta no vale: hace falta { $wanted }.
refusal-does_not_fit-tray = Esa carta no vale en el platillo de la { $tray }: ahí hace falta { $wanted }.
refusal-does_not_answer = Aquí no puedes responder con { $card }. { $question }
refusal-only_drawn = Ya has robado: solo puedes jugar { $card } o guardártelo.
refusal-no_colour_with = No se pide color al jugar { $card }: juégalo sin pedir nada.
refusal-no_target_with = No se elige a nadie al jugar { $card }: juégalo sin nombre.
refusal-bad_target = Eso no es posible aquí: elige a { $players }.
refusal-bad_colour = Ese color no está en este lado: elige { $colours }.
refusal-tray_needed = ¿En qué platillo? Di izquierda o derecha.
refusal-no_such_tray = En esta caja no hay platillos: juega la carta sin más.
refusal-nothing_to_take = Ya no quedan cartas que robar: juega una que valga.
refusal-must_lay = Solo se roba cuando no puedes jugar, y todavía puedes jugar { $cards }.
refusal-must_play_drawn = Lo que has robado vale, así que en esta mesa hay que jugarlo: { $card }.
refusal-would_bluff = Sería un farol, y en esta mesa no se va de farol: aún tienes { $cards }.
refusal-would_bluff-any = Sería un farol, y en esta mesa no se va de farol.
refusal-action_last = En esta mesa la última carta es un número; no puedes acabar con { $card }: roba.
refusal-no_double = Dos cartas se juegan juntas solo donde se juega con dobles, en tu turno y antes de robar, y si tienen el mismo número y el mismo color.
refusal-bad_care = El cuidado es un número de 0 a 100, y solo cuenta donde se juega con buen pulso.
refusal-catch_self = No puedes pillarte a ti. ¡Di UNO antes de que alguien se dé cuenta!
refusal-bad_count = Quien organiza la mesa da de 1 a 4 cartas a la vez, no { $count }.
refusal-ambiguous = Varias de tus cartas muestran { $card } con dorsos distintos: da las dos caras, como { $example }.
refusal-no_host_tool = Quien organiza la mesa solo da cartas si un Comodín personalizable lleva una regla escrita en casa (C9).
refusal-other = Eso no es posible aquí ({ $reason }).

## Options: switches, numbers, scoring

switch-two_player_reverse = El Cambio de sentido entre dos
switch-two_player_reverse-skip = También hace saltar el turno: quien lo juega repite.
switch-two_player_reverse-plain = Solo cambia el sentido: le toca al otro.
switch-uno_on_any_single = Cuándo decir UNO
switch-uno_on_any_single-true = En cuanto te quede una sola carta, sea por lo que sea.
switch-uno_on_any_single-false = Solo cuando juegas tu penúltima carta.
switch-flip_first = Un Flip como primera carta
switch-flip_first-inert = Se queda ahí, como cualquier carta de su color.
switch-flip_first-flip = Da la vuelta a la mesa enseguida.
switch-flip_first-putback = Vuelve al mazo, y otra carta ocupa su lugar.
switch-flip_last = Un Flip como última carta
switch-flip_last-stay = No da la vuelta a nada: cuentan los puntos del lado en juego.
switch-flip_last-flip = Aún da la vuelta a la mesa, y cuentan los puntos del lado nuevo.
switch-own_kind_counts = Otro comodín del mismo tipo en un desafío
switch-own_kind_counts-true = Cualquier otro comodín en la mano prueba el farol, incluso uno del mismo tipo.
switch-own_kind_counts-false = Los otros comodines en la mano prueban el farol, pero no uno del mismo tipo.
switch-flip_wilds_count = Los otros comodines en un desafío
switch-flip_wilds_count-false = No cuentan: solo importa el color.
switch-flip_wilds_count-true = Cualquier otro comodín en la mano prueba el farol.
switch-pairing = Qué caras comparten carta
switch-pairing-fixed = Las mismas que en el Flip impreso.
switch-pairing-shuffled = Se sortea en cada partida, y nadie puede saberlo.
switch-megatron_empty = Megatron ante una mano sin números
switch-megatron_empty-holder_loses = Pierde quien tenga números; si no los tiene nadie, gana quien jugó a Megatron.
switch-megatron_empty-challenger_wins = Si una de las dos manos no tiene números, gana quien jugó a Megatron.
switch-wild_ends_search = Un comodín que sale al buscar un color
switch-wild_ends_search-false = No cuenta: se sigue robando.
switch-wild_ends_search-true = Cuenta: se para en el primer comodín.
switch-first_card_000 = La primera carta
switch-first_card_000-as_002 = Las acciones funcionan como en Flip, y los comodines vuelven al mazo.
switch-first_card_000-inert = No hace nada; si es un comodín, quien juega primero pide su color.
switch-robin_empty = Robin se lleva la última carta
switch-robin_empty-target_wins = Quien pierde así toda la mano gana la ronda.
switch-robin_empty-keep_one = Quien solo tiene cartas rosas se queda con la última.
switch-tippo_free_draw = Robar cuando podrías jugar
switch-tippo_free_draw-false = Solo se roba cuando no puedes jugar en ningún platillo.
switch-tippo_free_draw-true = Siempre puedes robar en lugar de jugar.
switch-stops = Dos Stop a la vez
switch-stops-cancel = Se anulan, y los puede cubrir cualquier carta que coincida.
switch-stops-strict = Los dos platillos quedan abiertos, pero un número normal nunca cubre un Stop.
switch-tippo_last_fall = Una última carta que hace volcar la balanza
switch-tippo_last_fall-continue = Robas 2 cartas, y la ronda sigue.
switch-tippo_last_fall-wins = Ganas igualmente, y no pagas nada.
switch-tilt_wild_namer = Un comodín al final de un Vuelco
switch-tilt_wild_namer-payer = Pide su color quien hizo volcar la balanza.
switch-tilt_wild_namer-next = Pide su color el siguiente.
switch-tilt_last_action = Una carta de robar al final de un Vuelco jugado como última carta
switch-tilt_last_action-ignore = No cuenta: la ronda ha terminado.
switch-tilt_last_action-carry_out = El siguiente aún roba sus cartas.
switch-balance_preset = La balanza
switch-balance_preset-normal = Cede con unas 5 cartas de diferencia.
switch-balance_preset-stable = Es paciente, buena para niños: cede con 6 o 7 cartas de diferencia.
switch-balance_preset-nervous = Es nerviosa: cede con unas 4 cartas de diferencia.
switch-customizable = Los comodines personalizables
switch-customizable_text = Lo que está escrito en los comodines personalizables
switch-hand = Cartas repartidas
switch-target = Puntos para ganar
switch-scoring = Cómo se cuenta
switch-dealer = Quién reparte primero
switch-dealer-draw = Cada cual saca una carta, y reparte el número más alto.
switch-dealer-random = Se sortea.
switch-dealer-seat = { $player }.
switch-uno_penalty = El precio de un UNO olvidado

scoring-race = La carrera
    .line = Quien gana la ronda se apunta lo que los demás tienen en la mano; gana la partida quien llegue antes a { $target } puntos.
scoring-low = El total más bajo
    .line = Cada cual cuenta su propia mano; cuando alguien { $exceeds ->
        [yes] pasa de
       *[no] llega a
     } { $target } puntos, gana el total más bajo.
scoring-low-elimination = Cada cual cuenta su propia mano; quien { $exceeds ->
    [yes] pasa de
   *[no] llega a
 } { $target } puntos queda fuera de la partida, y gana quien aguante hasta el final.
scoring-single = Una sola ronda
    .line = Gana quien se quede antes sin cartas; no se cuentan puntos.

custom-C0 = Comodín simple
    .line = No lleva nada escrito: es un simple comodín.
custom-C1 = Intercambio
    .line = Cambia toda tu mano con quien tú elijas.
custom-C2 = Regalo
    .line = Quien tú elijas roba 2 cartas, sin perder el turno.
custom-C3 = Chaparrón
    .line = Todos los demás roban 1 carta.
custom-C4 = Otra vez
    .line = Juegas otra vez.
custom-C5 = Carrusel
    .line = Todas las manos pasan un sitio en el sentido del juego.
custom-C6 = Salto largo
    .line = Los dos siguientes pierden el turno; si solo sois dos, el otro pierde uno.
custom-C7 = Libro abierto
    .line = Ves todas las demás manos hasta que se juegue o se robe la próxima carta.
custom-C8 = Limpieza
    .line = Mete debajo de esta todas tus cartas del color que pides. Tiene que quedarte una; si todas son de ese color, eliges cuál.
custom-C9 = Vuestra propia regla
    .line = Haz lo que la mesa ha escrito en ella: { $text }. Quien organiza la mesa se encarga, y puede dar cartas.
custom-unwritten = (acordado de palabra)
custom-quote = «{ $text }»

## Options: house rules and presets

house-stacking = Acumular
    .line = A una carta de robar se responde con otra, y la suma pasa al siguiente.
house-stacking-same = Solo vale responder con una carta del mismo tipo.
house-stacking-up = Vale responder con una carta del mismo tipo y, a una de color, también con un comodín de robar.
house-progressive = Progresivo
    .line = Las cartas de robar de color se acumulan por tipos, y la suma pasa al siguiente; los comodines quedan aparte.
house-jump_in = Colarse
    .line = Si tienes exactamente la carta de arriba, puedes jugarla aunque no te toque.
house-seven_zero = Siete-cero
    .line = Un 7 cambia dos manos; con un 0, todas las manos dan un paso.
house-draw_until = Robar hasta poder jugar
    .line = Se roba hasta que salga una carta que valga.
house-forced_play = Jugada obligada
    .line = Si puedes jugar una carta, tienes que jugarla; y si la que robas vale, también.
house-no_bluff = Sin faroles
    .line = Un comodín de robar que sería un farol no se puede jugar, así que no hay desafíos.
house-free_wild_draw = Comodines sin condiciones
    .line = Los comodines de robar se pueden jugar siempre, y nadie puede desafiarlos.
house-teams = Dos contra dos
    .line = Con cuatro jugadores, las parejas frente a frente: cada equipo se apunta lo que el otro tiene en la mano.
house-doubles = Dobles
    .line = Dos cartas con el mismo número y el mismo color se pueden jugar juntas.
house-no_action_finish = Acabar con un número
    .line = La última carta tiene que ser un número.
house-bounce = Rebote
    .line = Una carta de robar de color se rebota con un Salta o un Cambio de sentido de su color.
house-elimination = Eliminación
    .line = Quien llega a los puntos queda fuera de la partida, y gana quien aguante hasta el final; solo si gana el total más bajo.
house-play_on = Seguir jugando
    .line = Cuando alguien acaba, los demás siguen por los puestos siguientes.
house-strict_uno = UNO estricto
    .line = Decir UNO o pillar sin motivo cuesta 2 cartas.
house-mercy = Piedad
    .line = Quien tiene demasiadas cartas sale de la ronda, y la gana quien aguante hasta el final.
house-mercy-limit = Demasiadas son { count-cards } o más.
house-table_numbers = Números de la mesa
    .line = La mesa decide cuántas cartas se reparten y con cuántos puntos se gana.
house-number_first = Empezar con un número
    .line = La primera carta tiene que ser un número.
house-careful_hand = Buen pulso
    .line = Cuanto más cuidado pones al jugar una carta, mejor se queda en el platillo.

preset-by_the_book = Según el reglamento
    .line = Como manda el reglamento, sin reglas de la casa.
preset-family = En familia
    .line = Se roba hasta poder jugar, sin faroles, y UNO solo por las cartas que juegas tú.
preset-wild = A lo loco
    .line = Se acumula, se cuela uno, las manos cambian de dueño con los 7 y los 0, y demasiadas cartas te sacan de la ronda.

## How well bots play

level-easy = fácil
    .line = Juegan como niños, y a veces se les olvida decir UNO. { level-fair }
level-medium = medio
    .line = Conocen el juego y guardan la carta buena para el momento bueno. { level-fair }
level-strong = fuerte
    .line = Se acuerdan de cada carta y piensan una jugada por delante. { level-fair }
level-expert = experto
    .line = Se toman su tiempo, juegan miles de partidas en la cabeza y apenas te perdonan una. { level-fair }
level-greedy = { level-medium }
level-random = al azar
# Said beside every level.
level-fair = Solo ven lo que verías tú en su lugar.
level-interpreted = En este navegador ven menos lejos que en un servidor y juegan algo peor.

## The rulebook

rules-title = { $box } – las reglas
rules-players = De { $least } a { $most } jugadores.
rules-players-exactly = Para { count-players }.
rules-heading-goal = El objetivo
rules-heading-box = En la caja
rules-heading-setup = Antes de jugar
rules-heading-turn = En tu turno
rules-heading-cards = Las cartas
rules-heading-challenge = Los desafíos
rules-heading-stacking = Acumular
rules-heading-bounce = El rebote
rules-heading-mercy = Piedad
rules-heading-turning = Cuando la mesa se da la vuelta
rules-heading-stops = Los Stop
rules-heading-balance = La balanza
rules-heading-tilt = El Vuelco
rules-heading-uno = ¡UNO!
rules-heading-end = Acabar
rules-heading-points = Los puntos
rules-heading-table = En esta mesa
rules-heading-choices = Nuestras decisiones
rules-heading-know = Conviene saber

rules-goal-race = Quédate sin cartas antes que los demás. En cada ronda, quien gana se apunta los puntos de lo que los demás aún tienen en la mano; gana la partida quien llegue antes a { $target } puntos.
rules-goal-low = Quédate sin cartas antes que los demás. Después de cada ronda, cada cual apunta lo que le queda en la mano; cuando alguien { $exceeds ->
    [yes] pasa de
   *[no] llega a
 } { $target } puntos, gana la partida el total más bajo.
rules-goal-elimination = Quédate sin cartas antes que los demás. Después de cada ronda, cada cual apunta lo que le queda en la mano; quien { $exceeds ->
    [yes] pasa de
   *[no] llega a
 } { $target } puntos queda fuera, y gana la partida quien aguante hasta el final.
rules-goal-single = Quédate sin cartas antes que los demás: quien lo consiga, gana.
rules-goal-balance = Pero con suavidad: en la mesa hay una balanza, y quien la haga volcar lo paga.
rules-goal-teams = Se juega dos contra dos, cada cual frente a su pareja y sin enseñarse las cartas.

rules-box-cards = { count-cards } de cuatro colores: { $colours }.
rules-box-balance = Al lado hay una balanza con dos platillos.
rules-box-sides = { count-cards } con dos caras, una del { $front } y otra del { $back }. Solo cuenta el lado en juego.
rules-box-side = El { $side }, con { $colours }:
rules-box-pairing-fixed = Las dos caras de una carta son siempre las mismas, como en el Flip impreso.
rules-box-pairing-shuffled = En cada partida se sortea qué caras comparten carta: de nada sirve saberse la baraja impresa.
rules-deck-card = carta
rules-deck-sign = letras
rules-deck-count = cuántas
rules-deck-points = puntos
rules-deck-number = Número { $number }
rules-deck-numbers = Números { $low } a { $high }
rules-deck-stops = Stop { $low } a { $high }
rules-deck-face = su valor
rules-deck-total = total

rules-setup-dealer-draw = Cada cual saca una carta, y reparte el número más alto; un símbolo vale 0, y en caso de empate se saca otra.
rules-setup-dealer-side = Para esto solo cuenta el { $side }.
rules-setup-dealer-random = Se sortea quién reparte primero.
rules-setup-dealer-seat = { $player } reparte en primer lugar.
rules-setup-dealer-later = En las rondas siguientes, reparte quien está a la izquierda.
rules-setup-deal = Baraja y reparte { count-cards } a cada jugador.
rules-setup-hold = Se sujetan todas en el mismo sentido, con el { $front } hacia quien juega: los demás ven el { $back }. Cada carta nueva se pone en el mismo sentido que las otras.
rules-setup-pile = El resto, boca abajo, es el mazo.
rules-setup-pile-sides = El resto, con el { $front } hacia abajo, es el mazo, y todos ven el dorso de su primera carta.
rules-setup-talon = Da la vuelta a su primera carta: así empieza la pila de descarte, en la que juegan todos.
rules-setup-trays = Da la vuelta a dos cartas, la primera en el platillo de la izquierda y la segunda en el de la derecha. Cada platillo es una pila de descarte con su propio color.
rules-setup-balance = Con la balanza de verdad: móntala en el centro de la mesa, con el disco sobre la plataforma y el lado estrecho de cada platillo contra su brazo, y mete bien cada carta en su platillo. Después de la partida, sus ocho piezas se desmontan y vuelven a la caja.
rules-first = Empieza quien está a la izquierda de quien reparte, y se juega hacia la izquierda. Algunas primeras cartas lo cambian:
rules-first-plain = Empieza quien está a la izquierda de quien reparte, y se juega hacia la izquierda.
rules-first-DrawNext = { $cards }: quien juega primero roba { count-cards } y pierde el turno.
rules-first-SkipNext = { $cards }: quien juega primero pierde el turno.
rules-first-DealerStarts = { $cards }: empieza quien reparte, y se juega hacia la derecha.
rules-first-FirstNames = { $cards }: quien juega primero pide un color y juega; no pasa nada más.
rules-first-still = { $cards }: no pasa nada, y se empieza como con cualquier carta.
rules-first-FlipOpening = { $cards }: todo se da la vuelta antes de que nadie juegue; si sale un comodín, quien juega primero pide su color.
rules-first-back = { $cards }: de vuelta al mazo; se baraja y se da la vuelta a otra.
rules-first-other = { $cards }: hace lo de siempre, como si la hubiera jugado quien reparte.
rules-first-number = Solo puede empezar un número: cualquier otra carta vuelve al mazo, se baraja y se da la vuelta a otra.
rules-first-trays = Las acciones que salen al principio no hacen nada. Si un platillo muestra un comodín, quien juega primero pide su color antes de jugar. Los Stop cuentan desde el principio.
rules-first-stops = Los Stop cuentan desde el principio.

rules-turn-match = En tu turno, juega una carta en la pila de descarte. Tiene que coincidir con la de arriba en color, número o símbolo: sobre { $card } vale todo lo { $colour }, y cualquier { $kind }.
rules-turn-match-trays = En tu turno, juega una carta en uno de los platillos. Tiene que coincidir con la que cubres en color, número o símbolo: sobre { $card } vale todo lo { $colour }, y cualquier { $kind }.
rules-turn-match-symbol = Sobre un { $card } vale cualquier otro { $card }, del color que sea.
rules-turn-wild = Un comodín, es decir, una carta sin color propio, vale sobre cualquier carta, y quien lo juega pide un color: después hace falta ese color, u otro comodín.
rules-turn-double = Si tienes dos cartas con el mismo número y el mismo color, puedes jugarlas juntas, una sobre otra. Cuentan como una sola carta: si el número hace algo, lo hace una vez, y para UNO importa lo que queda después de las dos. Justo después de robar solo se juega una.
rules-draw-free = Si no puedes jugar, o si prefieres esperar, roba { $until ->
    [yes] carta tras carta hasta que salga una que valga
   *[no] una carta
 }.
rules-draw-forced = Mientras tengas una carta que valga, tienes que jugar una. Si no, roba { $until ->
    [yes] carta tras carta hasta que salga una que valga
   *[no] una carta
 }.
rules-drawn-may = Si lo que acabas de robar vale, puedes jugarlo enseguida; si no, guárdalo, y se acaba tu turno. Las cartas que ya tenías han de esperar.
rules-drawn-must = Si lo que acabas de robar vale, tienes que jugarlo; si no, guárdalo, y se acaba tu turno. Las cartas que ya tenías han de esperar.
rules-turn-jump = ¿Tienes exactamente la carta de arriba, el mismo color y el mismo número o símbolo? Mientras no haga nada la persona a la que le toca, puedes colarte con ella, y se sigue a partir de ti. Con un comodín no te puedes colar.
rules-supply = Cuando se acaba el mazo, se baraja todo lo que hay bajo la carta de arriba de la pila de descarte para hacer uno nuevo.
rules-supply-trays = Cuando se acaba el mazo, se barajan las cartas caídas para hacer uno nuevo. Si no las hay, se retira con cuidado todo lo que hay en los platillos menos las cartas de arriba, y nadie paga.
rules-nothing-left = Si no hay bastantes cartas que robar, se roban las que haya. Quien no puede jugar ni robar, pasa. Cuando todos han pasado seguidos, la ronda es nula: { $scoring ->
    [low] cada cual apunta su mano
   *[other] no la gana nadie
 }, y reparte el siguiente.
rules-nothing-left-on = Si alguien ya ha acabado, la ronda no es nula: termina tal como está.

rules-card-number = Un número no hace nada más: juégalo sobre su color o sobre el mismo número.
rules-card-draw = El siguiente roba { count-cards } y pierde el turno.
rules-card-draw-stacked = El siguiente roba { count-cards } y pierde el turno, o responde (ver Acumular).
rules-card-draw-bounced = El siguiente roba { count-cards } y pierde el turno, o las rebota (ver El rebote).
rules-card-R = Cambia el sentido del juego.
rules-card-R-two_player_reverse-skip = Entre dos, también hace saltar el turno: juegas otra vez.
rules-card-R-two_player_reverse-plain = Entre dos, no cambia nada: le toca al otro.
rules-card-S = El siguiente pierde el turno.
rules-card-X = Todos los demás pierden un turno: juegas otra vez.
rules-card-F = Toda la mesa se da la vuelta (ver más abajo).
rules-card-W = Pide un color; puede ser el mismo de antes.
rules-card-other = La caja no tiene un texto para esta carta.
rules-card-names = Pide un color.
rules-card-sought = Pide un color. El siguiente roba hasta que salga, sean las cartas que sean, y pierde el turno. Un comodín { $wilds ->
    [end] también cuenta.
   *[none] no cuenta.
 }
rules-card-challenge = O bien el siguiente te desafía (ver Los desafíos).
rules-card-free = Puedes jugarlo siempre, y nadie puede desafiarte.
rules-card-honest = Solo puedes jugarlo si no tienes ninguna otra carta del color en juego{ $wilds ->
    [all] {" "}ni ningún otro comodín
    [others] {" "}ni ningún comodín de otro tipo
   *[none] {""}
 }; así que no hay nada que desafiar.
rules-card-WR = Pide un color y elige a alguien, que mete todas sus cartas rosas debajo de esta. No hacen nada, y nadie pierde el turno.
rules-card-WR-robin_empty-target_wins = Si esa era toda su mano, ha ganado la ronda.
rules-card-WR-robin_empty-target_wins-on = Si esa era toda su mano, ha acabado y ocupa el puesto siguiente.
rules-card-WR-robin_empty-keep_one = Si todas sus cartas son rosas, se queda con la última.
rules-card-WX = Pide un color. Antes de cada partida, la mesa acuerda qué pasa después; en una carta de verdad, escríbelo a lápiz: se borra.
rules-card-OP = Elige a alguien. Cada uno enseña a todos su número más alto, y gana el mayor. El empate es tuyo, igual que un duelo contra una mano sin números; si solo tú no tienes números, pierdes. Quien gana puede meter hasta 2 cartas cualesquiera debajo de esta, sin efecto, pero nunca la última de su mano, y además pide el color. Después le toca a quien va detrás de ti.
rules-card-ME = Elige a alguien. Los dos enseñáis la mano a todos, y quien tenga el número más bajo roba 2 cartas. El empate es tuyo. Quien gana pide el color. Después le toca a quien va detrás de ti; el duelo no le cuesta el turno a nadie.
rules-card-ME-megatron_empty-holder_loses = Una mano sin números gana a una que los tiene; si no los tiene ninguna, ganas tú.
rules-card-ME-megatron_empty-challenger_wins = Si una de las manos no tiene números, ganas tú.
rules-stop = Stop
rules-card-stop = Un número en un octógono. Se juega como cualquier número, pero puede bloquear su platillo (ver Los Stop).
rules-card-TI = Un comodín que hará volcar la balanza con toda seguridad (ver El Vuelco).
rules-card-seven = El 7
rules-card-seven-line = Cambia tu mano con quien tú elijas, salvo si era tu última carta.
rules-card-zero = El 0
rules-card-zero-line = Todas las manos pasan un sitio en el sentido del juego, salvo si era tu última carta.

rules-challenge-honest = { $cards }: vale sobre cualquier carta, pero solo juegas limpio si en el resto de tu mano no hay ninguna carta del color de antes{ $wilds ->
    [all] , ni ningún otro comodín
    [others] , ni ningún comodín de otro tipo
   *[none] {""}
 }. Las acciones de color cuentan con su color; una carta que solo valdría por el número o el símbolo no importa.
rules-challenge-who = Puedes ir de farol. Pero la persona que debe robar las cartas, y nadie más, puede desafiarte en lugar de robarlas. Entonces le enseñas tu mano, y:
rules-challenge-won = Ibas de farol: robas tú { count-cards }, y quien te desafió juega su turno normal.
rules-challenge-lost = Jugabas limpio: quien te desafió roba { $more } cartas, y no { $count }, y pierde el turno.
rules-challenge-won-sought = Ibas de farol: robas tú hasta que salga el color, y quien te desafió juega su turno normal.
rules-challenge-lost-sought = Jugabas limpio: quien te desafió roba hasta que salga el color, luego 2 cartas más, y pierde el turno.
rules-challenge-colour = El color que has pedido se queda, pase lo que pase.

rules-stack-same = En lugar de robar las cartas, se puede responder con otra del mismo tipo, sea cual sea su color.
rules-stack-up = En lugar de robar las cartas, se puede responder con otra del mismo tipo, sea cual sea su color, o, a una de color, con el comodín de robar de ese lado.
rules-stack-coloured = En lugar de robar las cartas de una carta de color, se puede responder con otra del mismo tipo, sea cual sea su color. Los comodines quedan aparte.
rules-stack-sum = Los números se suman y pasan al siguiente, hasta que alguien no responde: ese roba toda la suma y pierde el turno. No se responde a la primera carta de la ronda ni a la última.
rules-stack-sought = { $card }: no se le puede responder, y tampoco responde a nada.
rules-stack-tray = La respuesta va en el mismo platillo.
rules-stack-challenge = De varios comodines de robar solo se puede desafiar el último, y solo si la suma es para ti: si era un farol, quien lo jugó roba la suma; si no, la robas tú, con 2 cartas más.
rules-bounce-pass = En lugar de robar las cartas de una carta de color, se puede jugar encima un Salta o un Cambio de sentido del mismo color. El Salta las pasa al siguiente; el Cambio de sentido cambia el sentido y las devuelve. No hace nada más.
rules-bounce-again = El número no cambia, y quien las recibe puede rebotarlas también. Quien roba las cartas pierde el turno.
rules-bounce-first = La primera carta de la ronda no se puede rebotar, y los comodines quedan aparte.
rules-bounce-first-last = Ni la primera carta de la ronda ni la última se pueden rebotar, y los comodines quedan aparte. Si las rebotas con tu última carta, la ronda termina, y las cartas van igualmente al siguiente, como si esa fuera una carta de robar.
rules-bounce-not = { $card }: no rebota nada.

rules-turning-all = Un Flip da la vuelta a todo: la pila de descarte en bloque, de modo que su carta más baja queda arriba y el Flip debajo; el mazo, igual; y todas las manos. Luego juega el siguiente, por el otro lado, hasta el próximo Flip.
rules-turning-top = La carta que queda arriba no hace nada, aunque sea una acción; si es un comodín, quien jugó el Flip pide un color.
rules-turning-see = De tus cartas solo ves el lado en juego; de las de los demás, y de la primera del mazo, ves el otro. Ojo: después del próximo Flip se jugará con eso.

rules-stops-frozen = Si solo un platillo muestra un Stop, está bloqueado: solo admite un comodín, o un Stop del mismo color o del mismo número, que lo deja bloqueado. El otro platillo sigue abierto.
rules-stops-stops-cancel = Dos Stop, uno en cada platillo, se anulan: los dos admiten todo lo que coincida. Cubre uno con otra cosa, y el otro bloquea su platillo.
rules-stops-stops-strict = Con un Stop en cada platillo, los dos están abiertos, pero solo a los comodines y a los Stop y acciones que coincidan: un número normal nunca cubre un Stop. Cubre uno con otra cosa, y el otro bloquea su platillo.

rules-balance-balance_preset-normal = Cada carta que juegas pesa en su platillo, y la balanza cede con unas 5 cartas de diferencia.
rules-balance-balance_preset-stable = Cada carta que juegas pesa en su platillo, pero esta balanza es paciente: cede con 6 o 7 cartas de diferencia.
rules-balance-balance_preset-nervous = Cada carta que juegas pesa en su platillo, y esta balanza es nerviosa: cede con unas 4 cartas de diferencia.
rules-balance-tip = Si caen cartas, enseguida o un poco después, la última persona que ha jugado una carta o ha robado alguna (en su turno o por una carta de robar) roba 2 de castigo.
rules-balance-reset = Entonces se vuelve a poner la carta de arriba de cada platillo, con su color, y se apartan todas las demás. La carta jugada hace igualmente su efecto, y el juego sigue.
rules-balance-care = El cuidado con que juegas una carta cuenta, de 0 a { $most }: cuanto mayor, más recta queda la carta y menos empuja el platillo. Si no dices nada, es { $usual }.

rules-tilt-lay = Juégalo en el platillo que quieras, aunque esté bloqueado. Si él solo hace volcar la balanza, robas las 2 cartas y pides un color, y nada más.
rules-tilt-place = Si la balanza aguanta, todos, por turno y empezando por el siguiente, ponen la primera carta del mazo en ese platillo, también tú, coincida o no, hasta que vuelca. Si se acaban las cartas, vuelca para quien colocó la última.
rules-tilt-pay = Quien la hace volcar roba 2 cartas. La carta que colocó queda arriba y funciona como si la hubiera jugado: si es un comodín, { $namer ->
    [next] pide su color el siguiente
   *[payer] pide su color
 }, y con otro Vuelco todo empieza de nuevo. Después le toca a quien va detrás.
rules-tilt-last = Un Vuelco jugado como última carta se cumple antes de nada.
rules-tilt-last-on = Un Vuelco jugado como última carta se cumple antes de nada. Si la balanza vuelca por otra persona, has acabado. Si vuelca por ti, robas 2 cartas y sigues: la carta que colocaste hace su efecto. Si solo queda una persona con cartas, la ronda termina.
rules-tilt-tilt_last_action-ignore = Si la balanza vuelca por otra persona, has ganado, y la última carta colocada no hace nada. Si vuelca por ti, robas 2 cartas y sigues: la carta que colocaste hace su efecto.
rules-tilt-tilt_last_action-carry_out = Si la balanza vuelca por otra persona, has ganado; si la última carta colocada es de robar, quien va detrás aún roba las cartas, salvo si eres tú. Si vuelca por ti, robas 2 cartas y sigues: la carta que colocaste hace su efecto.
rules-tilt-tilt_last_action-ignore-on = Si vuelca por otra persona, la última carta colocada ya no hace nada.
rules-tilt-tilt_last_action-carry_out-on = Si vuelca por otra persona y la última carta colocada es de robar, quien va detrás aún roba las cartas, salvo si eres tú.

rules-uno-call = Cuando juegues tu penúltima carta, di UNO enseguida, con la carta o justo antes.
rules-uno-uno_on_any_single-true = Vale igual si te quedas con una sola carta por otro camino.
rules-uno-uno_on_any_single-false = Si te quedas con una sola carta por otro camino, no tienes que decir nada.
rules-uno-catch = Si se te olvida, cualquiera puede pillarte hasta que el siguiente juegue o robe en su turno, y robas { count-cards }. Si lo dices antes, aunque sea tarde, estás a salvo. Las cartas que se roban por obligación, los desafíos y los colores pedidos no acaban con ese plazo.
rules-uno-free = Decir UNO o pillar sin motivo no cuesta nada.
rules-uno-strict = Decir UNO o pillar sin motivo cuesta 2 cartas; y si dices UNO y luego robas, decirlo otra vez con tres cartas en la mano es una falsa alarma.

rules-end-round = La ronda termina en cuanto alguien juega su última carta.
rules-end-on = Quien juega su última carta ha acabado y ocupa el puesto siguiente. La carta aún les hace a los demás todo lo que dice, pero nadie puede desafiarla; lo que le haría a la mano vacía no cuenta. Los demás siguen, y la ronda termina cuando solo una persona tiene cartas.
rules-end-on-final = Lo que sigue vale para la carta que termina la ronda.
rules-end-number = Tiene que ser un número: si solo te queda una acción o un comodín, no puedes jugarlo, y robas.
rules-end-draws = Si es una carta de robar ({ $cards }), el siguiente aún roba las cartas; ya no se puede desafiar ni responder.
rules-end-sought = Con el { $card }, quien gana aún pide el color.
rules-end-nothing = Una última carta no tiene otro efecto.
rules-end-quiet = Sea cual sea esa carta, ya no pasa nada más.
rules-end-flip_last-stay = Un Flip como última carta no da la vuelta a nada.
rules-end-flip_last-flip = Solo un Flip como última carta aún da la vuelta a la mesa.
rules-end-tippo_last_fall-continue = Pero si hace volcar la balanza, robas 2 cartas y la ronda sigue.
rules-end-tippo_last_fall-continue-on = Si una última carta, la que sea, hace volcar la balanza, robas 2 cartas y no has acabado.
rules-end-tippo_last_fall-wins = Si hace volcar la balanza, has ganado igualmente, y no pagas nada.
rules-end-tippo_last_fall-wins-on = Si una última carta hace volcar la balanza, has acabado igualmente, y no pagas nada.
rules-mercy-limit = Quien tiene { count-cards } o más en la mano sale de la ronda: su mano se baraja con el mazo, y los demás siguen sin esa persona. Gana la ronda quien aguante hasta el final.
rules-mercy-when = Se mira cuando alguien termina de robar, cuando una carta se ha jugado con todo lo que trae, y enseguida cuando se roba por un UNO olvidado o dicho sin motivo.
rules-mercy-teams = La ronda termina en cuanto solo queda una pareja.
rules-mercy-places = Quienes salen así van detrás de todos los demás, y quien salió primero, en último lugar. Si alguien ha acabado, quien acabó primero sigue siendo quien gana.
rules-mercy-points = Para los puntos, una mano cuenta tal como era al salir.

rules-points-race = Quien gana la ronda se apunta el valor de todas las demás manos. Gana la partida quien llegue antes a { $target } puntos; si no, se baraja todo y se reparte de nuevo.
rules-points-low = Cada cual apunta el valor de su propia mano; quien gana la ronda apunta 0. En cuanto alguien { $exceeds ->
    [yes] tiene más de { $target } puntos
   *[no] tiene { $target } puntos o más
 }, gana la partida el total más bajo, y el empate se comparte. Si no, se baraja todo y se reparte de nuevo.
rules-points-elimination = Cada cual apunta el valor de su propia mano; quien gana la ronda apunta 0. Quien { $exceeds ->
    [yes] tiene más de { $target } puntos
   *[no] tiene { $target } puntos o más
 } queda fuera de la partida y ya no recibe cartas. Gana la partida quien aguante hasta el final; si todos quedan fuera a la vez, gana el más bajo de sus totales, y el empate se comparte. Si no, se baraja todo y se reparte de nuevo.
rules-points-single = No se cuentan puntos: la ronda es la partida. ¡A barajar, y otra! Contar es opcional: la tabla da el valor de las cartas, y con `scoring=race` se juega hasta los puntos que acordéis.
rules-points-other = Otra manera de contar (`scoring=low`): cada cual apunta lo que le queda en la mano, y cuando alguien { $exceeds ->
    [yes] pasa de
   *[no] llega a
 } { $target } puntos, gana el total más bajo.
rules-points-side = Cuenta el lado en que terminó la ronda.
rules-points-teams-race = Solo cuentan las manos del otro equipo, y los puntos son de toda la pareja.
rules-points-teams-low = Cada equipo apunta sus dos manos juntas.
rules-points-teams-single = Tu pareja gana contigo.
rules-points-on-race = Gana quien acaba primero, y se apunta las manos tal como están cuando su última carta ha hecho su efecto. Los puestos siguientes no puntúan.
rules-points-on-low = Las manos se cuentan cuando termina la ronda; quien ya ha acabado apunta 0.
rules-points-on-single = Gana quien acaba primero; los demás juegan por los puestos.

rules-table-none = Nada especial: se juega según el reglamento, con algunas decisiones nuestras donde no dice nada.
rules-table-line = { $title } – { $line }
# Good to know.
rules-know-words = **Las palabras**: se juega en la pila de descarte y se roba del mazo; una partida tiene varias rondas; una caja es un juego con sus cartas y su reglamento; un comodín es una carta sin color propio.
rules-know-signs = **Las letras**: la columna «letras» dice cómo se escribe una carta en el terminal y en una partida guardada: la letra de su color y después su número o su signo. Estas letras vienen del inglés; { $card } se escribe `{ $code }`.
rules-know-shapes = **Las formas**: cada color tiene también la suya, para quien distingue mal los colores: { $shapes }.
rules-know-shape = { $colour } ({ $shape })
rules-know-count = **Contar**: si en las manos que cuentan quedan { $cards }, son { $sum } = { $total } puntos.
rules-know-length = **Cuánto dura**: entre cuatro, una ronda dura unos 45 turnos, y suelen hacer falta de seis a ocho rondas para llegar a 500 puntos. A diez segundos por turno, cuenta con algo menos de una hora.
rules-know-balance = **Leer la balanza**: cuanto más se inclina, más peligro hay. Hacia los 10° tiembla, y hacia los 16° cede, cada vez un poco antes o un poco después: ves el peso, nunca el límite.
rules-know-bots = **Los robots**: no hacen trampas, en ningún nivel. Solo ven lo que verías tú en su lugar.
rules-know-shuffle = **La baraja**: en una mesa, cada cual pone su propio número al barajar, y nadie sabe lo que sale de ahí antes del reparto. Después de la partida, descárgala: `pioche verify` demuestra que nadie eligió las cartas.

# Our choices, by the number of the ruling in the specification; where a switch can change one, it has the switch's title.
rules-choices-shown = Un número como `{ $ruling }` tiene un caso que mirar: `pioche rules { $box } --case { $ruling }`.
rules-choice-line = { $title } – { $line }
rules-choice-other = Si no (`{ $option }`), { $line }
rules-choice-R1 = El reglamento no lo dice: de 2 a 10.
    .title = Cuántos jugadores
rules-choice-R2 = El reglamento no lo dice: quienes empatan sacan otra carta.
    .title = Empate al sacar quién reparte
rules-choice-R3 = El reglamento no lo dice: reparte quien está a la izquierda.
    .title = Quién reparte las rondas siguientes
rules-choice-R4 = El reglamento dice que se elige a alguien, pero no cómo: se sortea. Si no (`dealer=draw`), reparte el número más alto.
    .title = Quién reparte primero
rules-choice-R6 = El reglamento la devuelve al mazo; aquí además se baraja, para que nadie sepa dónde está.
    .title = Una primera carta que no puede empezar
rules-choice-R7 = La lista del reglamento pone dos veces Salta y nunca Cambio de sentido: la segunda vez es Cambio de sentido.
    .title = Ocho Cambios de sentido
rules-choice-R8 = En el reglamento falta su valor: 50 puntos, como en las otras cajas.
    .title = Cuánto vale un Comodín roba cuatro
rules-choice-R9 = El reglamento no da la lista: es la de Flip, con Optimus Prime y Megatron en lugar de los comodines simples.
    .title = Las cartas de la caja
rules-choice-R11 = El reglamento nombra dos veces el Comodín roba color (50 y 60), y nunca el Comodín roba dos: 50 para este, 60 para el Comodín roba color.
    .title = Cuánto valen los comodines
rules-choice-R12 = El reglamento no lo dice.
rules-choice-R13 = El reglamento no lo dice; al pie de la letra, ninguna primera carta haría nada.
rules-choice-R14 = El reglamento no lo dice.
rules-choice-R18 = El reglamento solo habla de la carta robada: las demás esperan, como en las otras cajas.
    .title = Jugar otra carta después de robar
rules-choice-R22 = El reglamento no lo prevé: se roban las que haya, y cuando ya no puede jugar nadie, la ronda es nula.
    .title = No quedan cartas que robar
rules-choice-R23 = El reglamento dice «un adversario»; aquí es solo quien debe robar las cartas, como en las otras cajas.
    .title = Quién puede desafiar
rules-choice-R26 = El reglamento deja jugar un comodín de robar con «una carta de acción o el mismo número» en la mano: lo leemos como de otro color. Una acción del color en juego es, pues, prueba de farol; si no, casi ningún farol tendría castigo.
    .title = Qué es un farol
rules-choice-R27 = El reglamento no lo dice: juegas como siempre.
    .title = Tu turno después de ganar un desafío
rules-choice-R30 = El reglamento cuenta también los comodines, sin excepción.
rules-choice-R31 = Este reglamento solo habla del color; el de Transformers cuenta también los comodines.
rules-choice-R32 = El reglamento dice «antes de que haya jugado el siguiente»: antes de que juegue o robe en su turno. Robar por obligación no es jugar.
    .title = Hasta cuándo te pueden pillar
rules-choice-R33 = El reglamento no lo dice: vale mientras nadie te haya pillado.
    .title = Decir UNO tarde
rules-choice-R35 = El reglamento no lo dice: no cuesta nada. Si no (`strict_uno`), cuesta 2 cartas.
    .title = Una falsa alarma
rules-choice-R36 = El reglamento solo habla de jugar la penúltima carta.
rules-choice-R38 = Mientras falta un UNO, una mesa suele retener la jugada siguiente 0,8 segundos, y los robots esperan al menos 1,5 segundos: da tiempo a todos.
    .title = UNO en la pantalla
rules-choice-R40 = El reglamento no dice qué lado cuenta entonces.
rules-choice-R42 = El reglamento no lo dice: el siguiente aún roba las cartas, si se cuentan puntos.
    .title = Una carta de robar como última carta
rules-choice-R43 = El reglamento solo dice que cambia el sentido; la editorial ha respondido de las dos maneras.
rules-choice-R46 = Este reglamento dice «pasa de 500», y los otros, «llega a 500»: cada caja sigue el suyo.
    .title = El final con el total más bajo
rules-choice-R47 = El reglamento no lo dice: se comparte la victoria.
    .title = Empate con el total más bajo
rules-choice-R54 = El reglamento no lo dice: no tiene color, así que se sigue robando.
    .title = { switch-wild_ends_search }
transformers--rules-choice-R54 = «Los comodines también se consideran una coincidencia»: lo leemos de la mano desafiada, como con el Comodín roba dos.
rules-choice-R63 = El reglamento no lo dice: le toca a quien va detrás de quien jugó la carta, y el duelo no le cuesta el turno a nadie.
    .title = Quién juega después de un duelo
rules-choice-R64 = El reglamento no dice nada de una mano sin números.
rules-choice-R67 = La frase del reglamento se puede leer de dos maneras: aquí, quien tú eliges se libra de las suyas. Es un regalo.
    .title = Las cartas rosas de quién
rules-choice-R68 = El reglamento no lo dice: debajo de la carta de Robin, sin efecto.
    .title = Adónde van las cartas rosas
rules-choice-R69 = El reglamento no lo prevé.
rules-choice-R73 = El reglamento deja libertad, si todos están de acuerdo: hay ocho reglas preparadas, o vuestras propias palabras; sin acuerdo, es un simple comodín.
    .title = Qué se puede escribir
rules-choice-R76 = A este reglamento le falta la frase de los otros que deja robar igualmente.
rules-choice-R77 = El reglamento dice que dos Stop se anulan, y también que un número no cubre un Stop: lo segundo lo leemos de un platillo bloqueado.
rules-choice-R79 = El reglamento habla una vez de «las dos primeras cartas de cada pila» y otra de las dos cartas a la vista: a cada platillo vuelve una sola.
    .title = Después de un vuelco
rules-choice-R81 = «Al jugar o robar una carta», dice el reglamento: cuenta robar en tu turno, y también por una carta de robar; un castigo, no.
    .title = Robar cartas junto a la balanza
rules-choice-R83 = El reglamento solo lo dice del Vuelco.
rules-choice-R86 = «El siguiente tiene que cumplir esa acción», dice el reglamento: le afecta, pues, una carta de robar o un Salta. Pero el color de un comodín lo suele pedir quien lo juega.
rules-choice-R88 = El reglamento no lo dice.
rules-choice-R96 = Una ronda que no acaba es nula después de { $turns } turnos.
    .title = Una ronda sin fin
rules-footer = Estas son las reglas tal como las juega Pioche, con nuestras propias palabras. Pioche es un proyecto independiente; UNO es una marca de Mattel, y Teen Titans Go!, Transformers y los nombres de sus personajes son de sus propietarios. Ninguno de ellos ha hecho ni aprobado este juego.

## The page
page-loading = Un momento…
page-description = Una familia de juegos de cartas UNO: en solitario, en torno a un mismo dispositivo o entre amigos.
page-unreachable = El servidor no responde. ¿Está en marcha?
page-lost = En esta dirección no hay nada.
page-home = Inicio
page-again = Reintentar
page-close = Cerrar
page-footer = Pioche es un proyecto independiente. UNO es una marca de Mattel; Teen Titans Go!, Transformers y los nombres de sus personajes son de sus propietarios. Ninguno de ellos ha hecho ni aprobado este juego.
page-language = Idioma
page-theme-auto = Colores: como el dispositivo
page-theme-light = Colores: claros
page-theme-dark = Colores: oscuros
page-welcome = ¡Cartas sobre la mesa!
page-pick-box = Elige una caja
page-new-game = Una partida nueva
page-nickname = Tu nombre
page-default-name = Visita
page-avatar = Tu retrato
avatar-fox = Zorro
avatar-cat = Gato
avatar-owl = Búho
avatar-bear = Oso
avatar-frog = Rana
avatar-rabbit = Conejo
avatar-penguin = Pingüino
avatar-bee = Abeja
avatar-octopus = Pulpo
avatar-cactus = Cactus
avatar-robot = Robot
avatar-ghost = Fantasma
page-players = Jugadores
page-bots = Robots
page-play-now = Jugar ya
page-invite-friends = Invitar a amigos
page-rules = Reglas
page-join-title = ¿Tienes un código?
page-code = Código de la mesa
page-code-any = Código de una mesa o de una copa
page-join = Entrar
page-your-tables = Tus mesas
page-back-to-table = Volver a la mesa
page-listed-tables = Mesas abiertas
page-listed-none = Ahora mismo no hay ninguna mesa abierta a todos.
page-nobody = Nadie todavía
page-open-seats = { $count ->
    [one] 1 sitio libre
   *[other] { $count } sitios libres
 }
page-phase-lobby = preparándose
page-phase-shuffling = barajando
page-phase-playing = jugando
page-phase-closed = cerrada
page-lobby-title = Mesa: { $box }
page-sit-down = Siéntate con nosotros
page-locked = Mesa cerrada con llave: por ahora no puede sentarse nadie.
page-full = Todos los sitios están ocupados. Aún puedes mirar.
page-late-title = La partida ha empezado: ¡juega con nosotros!
page-late-round = Elige el sitio de un robot: es tuyo desde la próxima ronda. Nadie se sienta en mitad de una ronda: así nadie conoce dos manos.
page-late-none = En todos los sitios hay personas. Quédate a mirar: después de la partida habrá sitio.
page-late-locked = Mesa cerrada con llave. Puedes mirar.
page-late-left = Has dejado esta partida. Un robot juega por ti: { $player }.
page-late-back = Volver a mi sitio
page-late-waits = Desde la próxima ronda, sustituyes a { $player }.
page-late-give-up = Prefiero mirar
page-late-seat = { $player }, { count-cards }
page-late-choose = ¿Qué sitio?
page-late-watch = Mirar
page-late-open = Ocupar un sitio
page-seat-comes = { $player } juega aquí desde la próxima ronda
page-seats = En la mesa: { $count } de { $most }
page-seat-open = Sitio libre
page-seat-you = tú
page-seat-host = organiza
page-seat-away = ausente
page-seat-partner = tu pareja
page-team-0 = Equipo Sol
page-team-1 = Equipo Luna
page-swap-how = Toca dos sitios para cambiarlos.
page-swap-how-own = Toca un sitio para cambiarlo por el tuyo.
page-swap-pick = Mover a { $player }
page-swap-pick-open = Sitio libre { $number }
page-swap-with = Cambiar con { $player }
page-swap-asked = Quieres cambiar con { $player }: falta que diga que sí.
page-swap-wish = { $player } quiere cambiar de sitio contigo.
page-swap = Cambiar
page-swap-back = Dejarlo así
page-sit = Sentarme aquí
page-add-bot = Un robot
page-fill-bots = Completar con robots
page-remove = Quitar a { $player }
page-lock = Cerrar con llave
page-listed = Visible para todos
page-screen = Pantalla grande (tele)
page-screen-call = ¡Saca el teléfono: escanea, elige un nombre y a jugar!
page-watch = Mirar
page-watching = mirando
page-qr = Código QR que lleva a la mesa { $code }
page-copy-link = Copiar el enlace
page-copied = Copiado
page-share = Compartir
page-let-in = Dejar entrar a los teléfonos
page-let-in-copy = Copiar la línea
page-what-we-play = A qué jugamos
page-presets = Reglas preparadas
page-house-rules = Reglas de la casa
page-more-rules = Puntos, manos y detalles
page-rules-now = En vigor en esta mesa
page-scoring-race = Quien acaba se apunta lo que los demás tienen en la mano, hasta llegar a los puntos.
page-scoring-low = Cada cual cuenta su mano; gana el total más bajo.
page-scoring-single = Decide una sola ronda; no se cuentan puntos.
page-timer = Reloj
page-clock-off = no
page-clock-calm = tranquilo
page-clock-brisk = rápido
page-seconds = { $count ->
    [one] 1 segundo
   *[other] { $count } segundos
 }
page-agree-explain = Estas cartas hacen lo que la mesa decida antes del primer reparto. Tienen que estar de acuerdo todos; si no, son simples comodines.
page-agree-proposed = { $player } propone:
page-agree-all = Todos de acuerdo.
page-agree-missing = Falta que digan que sí: { $players }.
page-agree-declined = Dicen que no: { $players }.
page-agree-deal = ¿Repartir sin esta regla? Falta que digan que sí: { $players }.
page-agree-deal-yes = Repartir sin ella
page-agree-deal-no = Esperar
page-agree-none = No hay nada propuesto: son simples comodines.
page-agree-yes = De acuerdo
page-agree-no = No quiero
page-agree-propose = Proponer una regla
page-agree-first = Primera carta
page-agree-second = Segunda carta
page-agree-same = la misma regla
page-played = Ya jugado en esta mesa
page-match = Partida { $number }
page-won-by = para { $players }
page-start = Repartir
page-start-more = Falta alguien más
page-rematch = Revancha
page-waiting-host = { $player } va a repartir enseguida.
page-leave = Salir
page-leave-sure = Un robot ocupará tu sitio. ¿Salir?
page-stay = Quedarme
page-connecting = Conectando con la mesa…
page-connection-lost = Sin conexión. Reintentando…
page-unsent = { $count ->
    [one] Aún sin enviar:
   *[other] Aún sin enviar ({ $count }):
 }
page-command-join = sentarte
page-command-leave = salir
page-command-sit = cambiar de sitio
page-command-swap = cambiar sitios
page-command-speak = tu idioma
page-command-wear = tu retrato
page-command-add_bot = añadir un robot
page-command-remove_bot = quitar un robot
page-command-set_rules = las reglas
page-command-propose = tu propuesta
page-command-agree = tu opinión
page-command-start = el reparto
page-command-commit = tu parte de la mezcla
page-command-number = tu número para barajar
page-command-answer = tu jugada
page-command-next = a punto para la ronda siguiente
page-command-host_take = dar cartas
page-command-remove = quitar a alguien
page-command-lock = la llave
page-command-welcome = los sitios para quien llega tarde
page-command-pause = la pausa
page-command-stop = terminar la partida
page-closed = Esta mesa está cerrada. ¡Hasta pronto!
page-unseated = Ya no tienes sitio en esta mesa.
page-shuffling = Se está barajando: cada cual pone un número suyo, para que el reparto sea limpio.
page-shuffle-missed = Las cartas se han repartido sin el número de tu dispositivo: no llegó a tiempo.
page-seal = Sello de la mezcla
page-seal-line = Nadie ha elegido estas cartas, y puedes comprobarlo: anota este sello y, después de la partida, dáselo a «pioche verify» con el registro descargado.
page-your-turn = Te toca
page-paused = en pausa
page-menu = La mesa
page-phrases = Decir algo
page-score-pad = Libreta de puntos
page-round = Ronda
page-earlier = antes
page-points-plus = +{ $count }
page-you-won-match = ¡Has ganado la partida!
page-team-won-round = { $team } gana la ronda: { $players }.
page-team-won-match = { $team } gana la partida: { $players }.
page-team-you-won-round = Tu equipo gana la ronda.
page-match-won = La partida es para { $players }.
page-ready = Ya está – esperando a los demás
page-waiting-for = Esperando a { $players }.
page-to-lobby = Volver a la mesa
page-host-tools = Para quien organiza
page-pause = Pausa
page-go-on = Continuar
page-stop = Terminar la partida
page-stop-sure = ¿Terminarla de verdad?
page-host-give = Vuestra propia regla: ¿quién roba cartas?
page-coach-hint = Pedir consejo (H)
page-coach-thinking = El entrenador está pensando…
page-coach-chance = { $chance } % (de { $low } a { $high })
page-coach-allow = Consejos para todos
page-coach-allowed = En esta mesa, cada cual puede pedir consejo en su turno, y todos ven quién lo hace.
page-coach-bots-only = Entre personas no se pide consejo aquí; a solas contra robots, siempre.
page-coach-review = Repaso
page-coach-queue = { $count ->
    [0] El entrenador empieza…
    [one] Hay un repaso antes que este.
   *[other] Hay { $count } repasos antes que este.
 }
page-coach-far = El entrenador ha mirado { $done } de { $of } jugadas.
page-coach-next = Siguiente error
page-coach-next-mine = Mi siguiente error
page-coach-details = En palabras
page-coach-try = Seguir desde aquí: eres { $player }
page-coach-card = Una tarjeta para compartir
page-coach-card-waits = El entrenador busca el momento clave…
page-coach-card-share = Compartir
page-coach-card-keep = Guardar la imagen
page-coach-puzzle = Problema del día
page-coach-puzzle-question = Eres { $player }, y te toca. ¿Qué haces?
page-coach-puzzle-right = Es la mejor respuesta.
page-coach-puzzle-wrong = Mejor: { $answer }.
phrase-hint = Pido consejo.
page-hints = Mostrar pistas
page-hint = Pista
page-hint-ok = Entendido
page-hint-off = Sin pistas
page-hint-turn = Toca una carta levantada, o el mazo. Una oscura te dirá por qué no.
page-hint-turn-lay = Toca una carta levantada para jugarla. Una oscura te dirá por qué no.
page-hint-turn-draw = Nada vale: toca el mazo. Una carta oscura te dirá por qué.
page-hint-after_draw = La carta robada vale: juégala ya, o guárdala.
page-hint-colour = Pide el color que más tengas; la próxima carta tendrá que seguirlo.
page-hint-target = Toca a la persona que elijas.
page-hint-target-WR = Ayuda a quien elijas: mejor a alguien con muchas cartas.
page-hint-target-OP = Con pocas cartas, el número más alto suele ser menor: elige una mano pequeña.
page-hint-target-ME = Con muchas cartas suele haber un número más bajo: elige una mano grande.
page-hint-target-7 = Te quedas con toda su mano y das la tuya: elige una pequeña.
page-hint-respond = Puedes robar, o no fiarte. Un desafío perdido sale más caro.
page-hint-lay = Puedes librarte de cartas metiéndolas bajo la de arriba. Ahí no hacen nada.
page-hint-keep = Elige la carta que se queda en tu mano; las demás se van.
page-hint-place = Toca para colocar la carta siguiente. Si la balanza vuelca, pagas.
page-hint-uno = Te quedan dos cartas: pulsa UNO antes de jugar una, ¡o te pueden pillar!
page-hint-catch = Alguien no ha dicho UNO: ¡píllalo antes de que juegue el siguiente!
page-hint-card-WR = Libra a quien elijas de sus cartas rosas: mejor a alguien con muchas cartas.
page-hint-card-WC = Pide un color: el siguiente roba hasta que salga.
page-hint-card-OP = Un duelo: cada uno enseña su número más alto, y gana el mayor.
page-hint-card-ME = Un duelo a manos abiertas: el número más bajo roba 2 cartas.
page-hint-card-F = Todo se da la vuelta: ahora se juega con el otro lado de las cartas.
page-hint-card-TI = Cada cual por turno pone una carta en el platillo, hasta que la balanza vuelca.
page-hint-card-stop = Si está solo, bloquea su platillo: vale un comodín, o un Stop que coincida.
page-log = Lo que ha pasado
page-chapters = Capítulos
page-replay = Repetición
page-viewer = Visto por
page-viewer-open = todas las cartas a la vista
page-viewer-spectator = alguien que mira
page-viewer-seat = visto por { $player }
page-step = Paso de la partida
page-first = Al principio
page-previous = Un paso atrás
page-next = Un paso adelante
page-last = Al final
page-run = Reproducir
page-speed = Velocidad
page-download = Descargar el registro

phrase-hello = ¡Hola!
phrase-well_played = ¡Buena jugada!
phrase-thanks = ¡Gracias!
phrase-sorry = ¡Perdón!
phrase-oops = ¡Uy…!
phrase-hurry = ¡Que te duermes!
phrase-wait = Espera, que estoy pensando.
phrase-laugh = ¡Ja, ja!
phrase-wow = ¡Guau!
phrase-cry = Oh, no…
phrase-angry = ¡Grrr!
phrase-heart = ¡Me encanta!
phrase-thumb = ¡Bien hecho!
phrase-bye = ¡Hasta pronto!

## The terminal

boxes-title = Las cajas
boxes-line = `{ $name }` · { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
 } · de { $least } a { $most } jugadores

table-talon = pila de descarte
table-draw_pile = mazo
table-no_colour = aún sin color

replay-title = { $box }, { count-players }, reglas versión { $version }
replay-seats = sitios
replay-options = opciones
replay-none = ninguna
replay-cards = cartas
replay-real = de verdad, escritas a mano
replay-seed = semilla
replay-seen = visto por
replay-holds = { $player } tiene { $hand }
replay-points = puntos
replay-total = total
replay-waiting = Esperando a { $player } ({ $decision }).
replay-left = { $count ->
    [one] Queda { $count } jugada
   *[other] Quedan { $count } jugadas
 } en el registro.
replay-end = El registro acaba aquí.

play-you = Tú
play-welcome = { $box } · contigo en la mesa: { $players }. Escribe `ayuda` si la necesitas; con `q` sales y se guarda la partida.
play-back = ¡Hola de nuevo! Esto es lo último que ha pasado:
play-head = Ronda { $number }
play-to_left = se juega hacia la izquierda
play-to_right = se juega hacia la derecha
play-window = ¡no ha dicho UNO!
play-out = fuera de la ronda
play-dropped = fuera de la partida
play-place = ha acabado, puesto { $number }
play-places = Puestos: { $players }.
play-shown = a la vista:
play-backs = dorsos:
play-next_back = dorso del mazo:
play-tray = platillo de la { $tray }
play-frozen = bloqueado
play-open = abierto
play-level = La balanza está nivelada.
play-leans_left = La balanza se inclina { $degrees }° a la izquierda.
play-leans_right = La balanza se inclina { $degrees }° a la derecha.
play-meanwhile = Antes de que sigan los demás, puedes intervenir.
play-go_on = Continuar
play-no_answer = No hay una respuesta { $number }.
play-possible = `{ $said }` se puede: adelante.
play-undone = Deshecho: estás otra vez ante tu última decisión. Justo antes:
play-undo-none = Aún no has jugado: no hay nada que deshacer.
play-undo-seen = Desde entonces has visto cartas que no conocías: esa jugada se queda.
play-no_hint = No te toca: no hay nada que aconsejar.
play-why = Di lo que te gustaría hacer, como `porqué R7` o `porqué roba`.
play-fault = { $player } ({ $bot }) no ha sabido responder y hace lo que se hace sin pensar ({ $reason }).
play-more = Intro para seguir, q para parar:
play-total = Total
play-won = Se acabó la partida. Es para { $players }.
play-left = Dejas la mesa. ¡Hasta la próxima!
play-saved = Partida guardada en { $file }.
play-kept = Tu partida está guardada en { $file }; `pioche play --resume` la retoma.
play-seed = Para recibir otra vez las mismas cartas: --seed { $seed }
play-help-answers = Escribe el número de una respuesta, o lo que va detrás entre paréntesis: `R7`, `roba`, `azul`. Pueden seguir otras palabras: `W azul` pide enseguida el color, y `2 azul` también.
play-help-doubles = Dos números iguales se juegan juntos: escribe `R7 R7`.
play-help-care = El cuidado con que se juega va detrás de la carta: `R7 izquierda care=80`, de 0 a 100.
play-help-uno = Al jugar tu penúltima carta, dilo: `R7 uno` o `2 uno`. Si no, los demás te pueden pillar. `uno` solo lo dice antes de jugar; `pilla Bea` pilla a otra persona.
play-help-cards = Una carta es la letra de su color (en inglés) y su número o signo, como R7 o Y+2; las que van entre corchetes se pueden jugar ahora.
play-help-commands = `consejo` dice qué gana más veces y por qué. `porqué R7` o `? R7` dice por qué no vale una carta, `reglas` muestra las reglas, `reglas R43` una de nuestras decisiones, `historial` lo último que ha pasado, `puntos` los puntos, `mesa` la mesa otra vez. `deshacer` te devuelve a tu última decisión, salvo si has visto cartas nuevas desde entonces. `guardar` guarda la partida, y `salir` o `q` también, al irte. `ayuda` o `?` repite todo esto.

# What may be typed; the English words are understood in every language.
verb-play = juega
verb-draw = roba
verb-keep = guarda
verb-name = pide
verb-target = elige
verb-accept = acepta
verb-challenge = desafía
verb-lay = mete
verb-done = listo
verb-place = coloca
verb-uno = uno
verb-catch = pilla
verb-host = da
verb-next = siguiente
command-help = ayuda
command-hint = consejo
command-why = porqué
command-rules = reglas
command-log = historial
command-table = mesa
command-score = puntos
command-undo = deshacer
command-save = guardar
command-quit = salir

menu-language = Idioma
menu-own_name = español
menu-saved = Hay una partida guardada ({ $file }). ¿Qué quieres hacer?
menu-saved-yes = Retomarla
menu-saved-no = Empezar otra
menu-box = ¿Qué caja?
menu-players = ¿Cuántos jugadores, contándote a ti (de 2 a { $most })?
menu-bots = ¿Contra quién? ({ level-fair })
menu-preset = ¿Qué reglas?

## A game in writing, for players who read and answer with a number

written-you = Eres { $player } en una ronda de { $box } con { $count } jugadores.
written-since = Desde tu última respuesta:
written-table = La mesa tal como la ves:
written-choose = Responde con el número de una de estas posibilidades:
written-pass = No decir nada
written-call = { $answer } y decir UNO
written-won = Se acabó la ronda; es para { $player }.
written-void = Se acabó la ronda; no la ha ganado nadie.
written-unclear = No hay una respuesta { $said }; hace falta un número de 1 a { $most }.

## What the server says at its start, and `make play` around it

serve-friends = Amigos de tu red: { $link }
serve-only-here = Solo para esta máquina; --host 0.0.0.0 deja entrar a los teléfonos de tu red.
serve-engine = Motor { $engine ->
    [compiled] compilado
   *[interpreted] interpretado: el mismo juego, más lento
 }.
start-compiling = El motor compilado se prepara mientras tanto, para la próxima vez.
start-compiled = El motor compilado está preparado: servirá la próxima vez.
start-not-compiled = No se ha podido construir el motor compilado; { $log } dice por qué. El juego sigue sin él.
start-broken-off = El motor compilado no está terminado; la próxima vez se empezará de nuevo.

## What a table or the server says no to

server-closed = Esta mesa está cerrada.
server-not_seated = Primero siéntate a la mesa.
server-seated_already = Ya tienes sitio en esta mesa.
server-not_host = Solo puede hacerlo quien organiza la mesa.
server-no_seat = Ese sitio no existe.
server-seat_taken = Ese sitio ya está ocupado.
server-full = Todos los sitios están ocupados.
server-locked = Esta mesa está cerrada con llave.
server-late = Quien llega tarde ocupa el sitio de un robot en la próxima ronda.
server-removed = Quien organiza la mesa ha retirado tu sitio.
server-bad_name = Un nombre tiene de 1 a { $most } letras.
server-name_taken = En esta mesa ya hay alguien que se llama { $name }.
server-no_bot = Ahí no hay ningún robot.
server-unknown_bot = Aquí no hay ningún robot { $bot }; hay { $bots }.
server-no_player = En ese sitio no hay nadie a quien quitar.
server-match_running = Hay que esperar a que acabe la partida.
server-waiting_already = Ya te espera un sitio: juegas desde la próxima ronda.
server-other_number = No es el número cuya huella llegó antes.
server-own_seat = Dejaste un sitio en esta partida: vuelve a ese.
server-own_seat_taken = Otra persona juega en tu sitio; podrás sentarte otra vez después de la partida.
server-no_match = No se está jugando ninguna partida.
server-paused = La mesa está en pausa.
server-stale = Mientras tanto ha pasado otra cosa. Mira bien.
server-unreadable = El servidor no lo ha entendido.
server-no_box = La caja { $box } no existe; hay { $boxes }.
server-missing_box = Para eso hace falta la caja { $box }, que este servidor no tiene ahora. No se ha perdido nada.
server-box_fault = No es posible: la caja { $box } tiene un fallo. Prueba otra cosa, o termina la partida.
server-no_preset = Ese juego de reglas no existe; hay { $presets }.
server-bad_option = Así no se puede jugar: { $why }.
server-bad_timer = El reloj va de 10 a 120 segundos, o no hay reloj.
server-too_few_seats = Aquí hay { $count } jugadores; no puede haber menos sitios.
server-too_few_players = Hacen falta dos para jugar. Invita a alguien, o añade un robot.
server-needs_agreement = Tiene que estar de acuerdo toda la mesa: propónlo.
server-no_agreement_on_this = Aquí no hay nada que acordar.
server-no_proposal = No hay nada propuesto.
server-proposal_open = Hay una propuesta abierta. Espera a todos, o reparte sin ella.
server-no_number_wanted = Ahora no se están barajando las cartas.
server-bus = Los servidores no logran hablar entre sí. No se ha perdido nada; prueba otra vez dentro de un momento.
server-storage = El servidor no puede guardar nada ahora mismo. No se ha perdido nada; prueba otra vez dentro de un momento.
server-too_many_tables = En este servidor no cabe otra mesa.
server-full_house = En este servidor no cabe otra conexión. Prueba otra vez dentro de un momento.
server-no_table = Ninguna mesa tiene ese código.
server-damaged = El registro de esta mesa no se puede leer. Quien administra el servidor puede ver dónde.
server-no_record = Esa partida no existe.
server-no_pass = Este enlace ya se ha usado, o tiene más de cinco minutos. Haz otro en el otro dispositivo.
server-no_hint = No hay nada que aconsejar: no te toca.
server-hints_off = En esta mesa no se pide consejo.
server-no_coach = Este servidor no tiene entrenador.
server-coach_busy = El entrenador está ocupado. Prueba otra vez dentro de un momento.
server-no_figures = El entrenador no tiene nada que decir de esto.
server-unfinished = Esta partida aún se está jugando: un repaso contaría lo que nadie debe saber todavía.
server-no_puzzle = No hay ningún problema para esta caja.
server-other_rules = Esta mesa empezó con las reglas versión { $theirs }; este servidor juega la versión { $ours }. Se conserva.
server-other_protocol = Esta página es más antigua que el servidor. Vuelve a cargarla.
server-slow_down = Es mucho de golpe. Espera un momento.
server-bad_text = Aquí un texto tiene como mucho { $most } letras, y todas se ven.
server-too_far = Una partida solo se puede retomar desde una de sus primeras { $most } jugadas.
server-too_large_a_record = Esta partida es demasiado larga, o su archivo demasiado enrevesado, para guardarla aquí.
server-replay_failed = No se pudo reproducir esta partida. Inténtalo más tarde.
server-replays_busy = Ahora mismo se están viendo muchas partidas. Inténtalo dentro de un momento.
server-review_failed = El entrenador no pudo analizar esta ronda. Inténtalo más tarde.
server-tables_share = Desde tu red ya hay abiertas tantas mesas como puede haber. Cierra una o inténtalo más tarde.
server-uploads_share = Ya no hay sitio para más partidas subidas desde tu red. Inténtalo más tarde.
server-uploads_full = Ahora mismo no hay sitio para más partidas subidas. Inténtalo más tarde.
server-disk_full = El disco de este servidor está lleno. Las mesas abiertas siguen; inténtalo más tarde.
server-disk_share = Las mesas de tu red ocupan ya todo el sitio que pueden. Inténtalo más tarde.
server-other_host = Este servidor no responde al nombre { $host }. Quien lo lleva puede añadirlo a PIOCHE_HOSTS.
server-origin = Esta petición viene de otra página.
server-no_cookie = El navegador tiene que aceptar la cookie que guarda tu sitio.
server-not_found = Aquí no hay nada.
server-fault = Algo ha fallado en el servidor. Prueba otra vez.
server-hint-loopback = Por ahora, solo este ordenador puede abrir el enlace.
server-hint-loopback-help = En este ordenador, cierra Pioche (Ctrl y C donde se puso en marcha).
    Ponlo en marcha otra vez con la línea de abajo: las mesas siguen ahí.
    Los teléfonos de la misma wifi podrán entonces abrir el enlace.
server-hint-network = Esta máquina no parece estar en ninguna red; el enlace solo funciona aquí.

## The page: the table of a running game

page-table-players = Jugadores
page-table-hand = Tu mano: { count-cards }
page-table-card-closed = { $card }, ahora no vale
page-table-prompt = Qué hay que hacer
page-table-which_tray = ¿En qué platillo la juegas?
page-table-on_tray = Platillo de la { $tray }
page-table-one_or_both = ¿Una carta o dos?
page-table-both = Las dos
page-table-one = Solo una
page-table-back = Otra carta
page-table-lay_it = Jugar
page-table-pile = Mazo, { count-cards }
page-table-pile-back = Mazo, { count-cards }; dorso de la primera: { $card }
page-table-talon = En la pila de descarte: { $card }
page-table-tray = Platillo de la { $tray }, { count-cards }, arriba: { $card }
page-table-colour = Color pedido: { $colour }
page-table-tilting = Aguanta la respiración…
page-table-shown = Cartas a la vista
page-table-close = Cerrar
page-table-rule = La regla de esta carta
page-look-backs = Todos menos { $player } ven estos dorsos; las caras, solo quien las tiene.
page-look-hidden = Solo quien las tiene ({ $player }) ve estas cartas.
page-look-open = Estas cartas están a la vista.
page-look-none = No quedan cartas.
page-look-bot = Un robot ({ $level })
page-look-left = { $player } ha dejado la mesa; sigue un robot.
page-look-away = { $player } no responde desde hace { $time }; mientras tanto juega un robot.
page-look-gone = Sin conexión desde hace { $time }: { $player }.
page-look-seconds = { $count } s
page-look-minutes = { $count } min
page-nudge = Avisar a { $player }
page-nudged = { $by } avisa a { $player }: ¡que te toca!
page-nudged-you = { $by } te avisa: ¡te toca!
page-news-left = { $player } ha dejado la mesa; sigue un robot.
page-news-gone = { $player } ha perdido la conexión.
page-news-away = Un robot juega por { $player } mientras tanto.
page-news-back = { $player } ha vuelto.
page-news-joined = { $player } ya juega.
page-news-withheld = Se baraja de nuevo: el dispositivo de { $player } no ha dado su número a tiempo. Esta ronda juega un robot por { $player }.
page-news-host = Ahora { $player } organiza la mesa.
page-news-host-you = Ahora organizas tú la mesa.
page-clock-left = { $count } s
page-table-seat = { $player }, { count-cards }
page-table-seat-asked = tiene que responder
page-table-seat-bot = un robot
page-table-seat-away = ausente, juega un robot
page-table-seat-dealer = reparte
page-table-seat-partner = tu pareja
page-table-points = { count-points }
page-table-catch = ¡Te pillé!
page-table-silent = ¡Sin UNO!
page-table-sound = Sonidos
page-sound-ask = ¿Jugar con sonido?
page-sound-yes = Sí
page-sound-no = No
page-table-sort-colour = Por color: cambiar el orden
page-table-sort-number = Por número: cambiar el orden
page-table-sort-arrival = Por orden de llegada: cambiar el orden

## Players who are out, and a careful hand

page-out = Fuera
page-place-short = { $number }.º
page-place = { $number ->
    [1] 1.er puesto
    [3] 3.er puesto
   *[other] { $number }.º puesto
 }
page-out-place = Has acabado: ¡{ page-place }! Quédate a ver el resto.
page-out-round = Estás fuera de esta ronda. Quédate a ver cómo les va a los demás.
page-out-match = Estás fuera de esta partida. Quédate a ver quién la gana.
page-put-out = fuera con { count-cards }
page-dropped = fuera de la partida
page-drops = deja la partida
page-table-seat-place = { $player }, sin cartas, { page-place }
page-table-seat-round = { $player }, fuera de la ronda
page-table-seat-match = { $player }, fuera de la partida
page-care-swing = Con suavidad: para la marca en el centro.
page-care-count = Con suavidad: pulsa, cuenta dos segundos, pulsa.
page-care-counting = Dos segundos…
page-care-result = Cuidado: { $count } de 100
page-care-begin = Empezar
page-care-stop = ¡Ahora!
page-care-skip = Jugarla sin más
page-care-calm = Contar
page-care-watch = Apuntar
page-care-back = Volver
page-rule-excluded = Incompatible con: { $rules }.
page-rule-seats = Solo con { count-players }.
page-rule-needs = Solo con «{ $rule }: { $value }».
page-hint-respond-pass = Roba las cartas, o rebótalas con una carta levantada.
house-off = No se juega en esta mesa.

## Options that cannot be played

option-apart = «{ $option }» y «{ $other }» no van juntas
option-exactly = «{ $option }» solo se juega con { count-players }
option-needs = «{ $option }» solo va con «{ $other }: { $setting }»
option-with = «{ $option }» solo va con «{ $other }»
option-no-balance = «{ $option }» no tiene sentido en esta caja, que no tiene balanza
option-one-by-one = «{ $option }» no tiene sentido en esta caja, donde las cartas se juegan una a una
option-no-bluff = «{ $option }» no tiene sentido en esta caja, donde ninguna carta puede ser un farol
option-mercy = «{ $option }» saca a quien tiene { $limit } cartas, y se reparten { $hand }
option-few = { $hand } cartas para cada uno de los { $seats } jugadores dejan menos de { $least } para robar
option-seats = juegan de 2 a 10, no { $seats }
option-number = «{ $option }» es un número de { $least } a { $most }, no { $value }
option-word = «{ $option }» vale { $words }, no { $value }
option-text = «{ $option }» es un texto
option-custom-two = los comodines personalizables llevan una regla, como C3, o dos
option-custom-text = un texto propio va con la regla C9
option-dealer = no hay un sitio { $seat } que pueda repartir
option-twice = «{ $option }» y { $number } son la misma regla, que ha recibido dos valores
option-near = no hay ninguna opción «{ $name }»; ¿quizá «{ $option }»?
option-unknown = no hay ninguna opción «{ $name }»; esta caja conoce { $known }
option-preset = no hay ningún juego de reglas «{ $name }»; hay { $known }
option-box = no hay ninguna caja «{ $name }»; hay { $known }. Una caja propia se da con --box-file ARCHIVO
option-name = un nombre es una sola palabra sin { $signs }, no «{ $name }»
option-name-long = un nombre tiene como mucho { $most } letras: «{ $name }» es demasiado largo
option-name-taken = nadie puede llamarse «{ $name }», que aquí significa otra cosa
option-name-twice = dos jugadores se llaman «{ $name }»

## Pioche on one device, without a server

page-together = Juntos en este dispositivo
page-together-line = Todos juegan en este único dispositivo; las cartas se tapan mientras pasa de mano en mano.
page-together-name = Jugador { $number }
page-together-more = Añadir a alguien
page-together-less = Quitar al jugador { $number }
page-together-give = Dale el dispositivo a { $player }
page-together-turn = Le toca a { $player }
page-together-show = Soy { $player }: ver mis cartas
page-together-watch = Juegan los demás.
page-together-call = { $player }: ¡UNO!
page-together-catch = ¡Pillar a { $player }!
page-together-middle = El dispositivo está en el centro de la mesa
page-together-seat = Sentarse
page-table-first = Preparar una mesa
device-loading = Llega el juego: { $percent } %
device-starting = Arrancando el juego.
device-ready = El juego está listo.
device-failed = El juego no ha arrancado. La primera vez hace falta conexión.
device-unable = Este navegador no puede con el juego: le falta WebAssembly o está desactivado. Prueba con otro.
device-mixed = Los archivos del juego no encajan entre sí. Quizá se esté actualizando ahora mismo: prueba otra vez dentro de un momento.
device-stopped = El juego se ha parado. No se ha perdido nada: prueba otra vez, y seguirá donde estaba.
device-full = En este dispositivo no queda sitio para guardar el juego. Se puede jugar, pero hará falta conexión cada vez.
device-storage = A este dispositivo no le queda espacio, o no deja que el juego guarde nada. No se ha perdido nada de lo jugado; guárdalo todo en un archivo, haz sitio y prueba otra vez.
device-fault = Algo ha fallado en el juego. Prueba otra vez.
device-damaged = El registro de esta mesa no se puede leer.
device-missing_box = Para eso hace falta la caja { $box }, que ahora no está aquí. No se ha perdido nada.
device-other_rules = Esta mesa empezó con las reglas versión { $theirs }; esta página juega la versión { $ours }. Se conserva.
device-lost = El navegador le ha quitado al juego su espacio, con lo que había guardado. Vuelve a cargar la página; entonces se puede abrir un archivo guardado.
device-gone = El navegador ha borrado lo que había guardado aquí. Si lo guardaste todo en un archivo, ábrelo.
device-no-cup = Una copa se juega en varios dispositivos, y esta página solo tiene el tuyo. Hace falta un servidor: «make play» o «pioche serve» pone uno en marcha.
device-update = Hay una versión más nueva.
device-update-sure = Después de actualizar, la partida sigue donde está. ¿Actualizar?
device-update-now = Actualizar
device-update-later = Más tarde
device-keeping = Guardado en este dispositivo
device-keeping-line = Las mesas y las partidas se quedan en este navegador. Un archivo las pone a salvo, o las lleva a otro dispositivo.
device-export = Guardarlo todo
device-import = Abrir un archivo
device-exported = Todo está guardado en un archivo.
device-imported = Del archivo: { $tables ->
        [one] { $tables } mesa
       *[other] { $tables } mesas
    }, { $records ->
        [one] { $records } partida
       *[other] { $records } partidas
    }; sin incluir: { $left }.
device-box-added = La caja { $box } ya está aquí.
device-box-care = Un archivo puede ser todo lo que guardaba otro dispositivo, una partida (.toml) o una caja hecha por alguien (.py). Una caja es un programa: abre solo las de gente de confianza.
device-games-file-line = El registro de una partida jugada en otra parte, por ejemplo en un servidor. Aquí se puede ver otra vez, con su repaso.
device-games-delete-line = Lo que se borra desaparece de tu lista. El registro de la partida se queda mientras no se vacíe el navegador.
page-plain-http = Con HTTP sin más, el navegador no puede instalar esta página ni guardarla para cuando no haya red; jugar sí se puede.
server-elsewhere = Pioche está abierto en otra ventana, que tiene las mesas. Ciérrala, y estarán aquí.
server-bad_file = Este archivo no se puede leer: no es de Pioche, o está dañado.
server-bad_record = Esta partida no se puede mostrar: { $why }.
server-bad_box = Esta caja no se puede usar: { $why }.

## My games: what was played in a browser

page-more = Y además
page-games = Mis partidas
page-games-line = Todas las partidas jugadas hasta el final en este navegador. Esta lista solo la ves tú.
page-games-none = Nada todavía. Juega una partida hasta el final, y aquí estará.
page-games-figures = En cifras
page-games-total = Partidas
page-games-streak = Ganadas seguidas
page-games-best = récord: { $count }
page-games-comeback = Mayor remontada
page-games-behind = { $count ->
    [one] { $count } punto por detrás
   *[other] { $count } puntos por detrás
}
page-games-bluffs = Faroles con éxito
page-games-bluffs-of = de { $count }
page-games-caught = Veces que te han pillado
page-games-catches = Has pillado a los demás: { $count }
page-games-uncounted = { $count ->
    [one] Calculando: falta una partida.
   *[other] Calculando: faltan { $count } partidas.
}
page-games-how-often = Cuántas veces ganas
page-games-players = { $count } jugadores
page-games-share = { $won ->
    [one] { $won } partida ganada de { $games }, o sea { $share }. Lo justo sería { $fair }.
   *[other] { $won } partidas ganadas de { $games }, o sea { $share }. Lo justo sería { $fair }.
}
page-games-between = A la larga, puede ser cualquier cosa entre { $low } y { $high }.
page-games-says-few = Muy pocas partidas para decir más.
page-games-says-luck = La suerte basta para explicarlo.
page-games-says-more = La suerte sola no lo explica.
page-games-says-less = La mala suerte sola no lo explica.
page-games-honest = Lo justo es lo que ganaría cada cual si todos jugaran igual de bien. Aquí los rivales fuertes y flojos cuentan igual, y de veinte líneas como esta, más o menos una llama la atención por azar.
page-games-all = Todas las partidas
page-games-won = Ganada
page-games-points = { $count ->
    [one] { $count } punto
   *[other] { $count } puntos
}
page-games-with = Con { $players }
page-games-short = menos de un minuto
page-games-minutes = { $count ->
    [one] { $count } minuto
   *[other] { $count } minutos
}
page-games-review = Repaso
page-games-download = Descargar el registro
page-games-delete = Borrar
page-games-delete-sure = ¿Borrar esta partida de tu lista?
page-games-keep = Conservar
page-games-deleted = { $count ->
    [one] Se ha borrado una partida.
   *[other] Se han borrado { $count } partidas.
}
page-games-more = { $count ->
    [one] Mostrar una más
   *[other] Mostrar más (quedan { $count })
}
page-games-delete-all = Borrar todo
page-games-delete-all-yes = { $count ->
    [one] Sí, borrarla para siempre
   *[other] Sí, borrar las { $count } para siempre
}
page-games-delete-line = Lo que se borra desaparece de tu lista, en todos tus dispositivos. El registro de una partida lo conservan quienes la jugaron contigo.
page-games-file = Una partida de un archivo
page-games-file-line = El registro de una partida jugada en otra parte, por ejemplo descargado de Pioche sin servidor. Quien reciba su enlace puede verla aquí.
page-games-file-open = Abrir un registro
page-games-device = En otro dispositivo
page-games-device-line = Abre este enlace, o enfoca la imagen con el otro dispositivo: los dos mostrarán entonces las partidas de ambos. Sirve una vez, durante cinco minutos.
page-games-device-make = Hacer un enlace
page-games-device-anew = Hacer otro enlace
page-games-device-qr = Imagen del enlace para la cámara del otro dispositivo
page-games-device-left = Sirve aún { $minutes }:{ $seconds }
page-games-devices = { $count ->
    [one] { $count } dispositivo muestra esta lista.
   *[other] { $count } dispositivos muestran esta lista.
}
page-games-device-part = Dejar de compartir en este dispositivo
page-games-parted = Este dispositivo ya solo muestra lo que se ha jugado en él.
page-games-bring = Las partidas de otro dispositivo
page-games-bring-line = Desde ahora, este dispositivo y el otro mostrarán la misma lista, con las partidas de ambos. Hazlo solo con tus propios dispositivos.
page-games-bring-yes = Traerlas aquí
page-games-bring-no = No, gracias
page-games-brought = Hecho: los dos dispositivos muestran la misma lista.

## An evening together: standings, votes

page-evening = { $count ->
    [one] Esta velada: { $count } partida
   *[other] Esta velada: { $count } partidas
}
page-evening-place = Puesto
page-evening-player = Jugador
page-evening-matches = Jugadas
page-evening-wins = Ganadas
page-evening-score-places = Puntos
page-evening-score-points = Puntos
page-evening-bot = un robot
page-evening-gone = ausente
page-evening-leads = En cabeza: { $players }
page-evening-count = Qué cuenta
page-evening-count-places = Los puestos
page-evening-count-points = Los puntos de la libreta
page-evening-count-wins = Las partidas ganadas
page-evening-line-places = En cada partida se gana un punto por cada jugador que se deja atrás.
page-evening-line-points = Se suman los puntos; si gana el total más bajo, cuenta la ventaja sobre el último.
page-evening-line-wins = Solo cuentan las partidas ganadas.
page-evening-fresh = Empezar otra velada
page-evening-fresh-yes = Sí, empezar de cero
page-evening-picture = Imagen de los resultados
page-vote-open = Proponer otra caja u otra regla
page-vote-line = Vota toda la mesa. Vale en cuanto más de la mitad está a favor.
page-vote-suggest = Proponérselo a todos
page-vote-suggested = { $player } propone { $box }.
page-vote-for = A favor ({ $count } de { $needed } necesarios):
page-vote-against = En contra:
page-vote-yes = A favor
page-vote-no = En contra
page-vote-deal = Hay una propuesta abierta. ¿Repartir igualmente y dejarla?
page-command-count = qué cuenta esta velada
page-command-suggest = tu propuesta
page-command-vote = tu voto
server-same_rules = Eso es lo que ya se juega.
server-no_motion = Ya no hay nada propuesto.

## A cup over several tables

page-cup = Copa
page-cup-line = Para 3 a 20 personas en varias mesas: todos contra todos, o siguen quienes ganan.
page-cup-open-new = Abrir la copa
page-cup-yours = Tus copas
page-cup-code = Código de la copa
page-cup-qr = Código QR que lleva a la copa { $code }
page-cup-phase-gathering = preparándose
page-cup-phase-playing = en juego
page-cup-phase-over = terminada
page-cup-phase-closed = cerrada
page-cup-join = Participar
page-cup-take-part = Participar
page-cup-form = Cómo se juega
page-cup-form-round_robin = Todos contra todos
page-cup-form-knock_out = Eliminatoria
page-cup-line-round_robin = Una partida vale como mucho un punto: la parte de los rivales que dejas atrás. Si el número es impar, todos descansan las mismas veces.
page-cup-line-knock_out = Sigue quien gana en cada mesa. Los descansos se reparten por igual.
page-cup-size = hasta { $count } por mesa
page-cup-size-choose = Jugadores por mesa, como mucho
page-cup-round = jornada { $number } de { $of }
page-cup-rounds = { $count ->
    [one] Una jornada, por ahora.
   *[other] { $count } jornadas, por ahora.
}
page-cup-members = { $count ->
    [one] { $count } participante
   *[other] { $count } participantes
}
page-cup-host = organiza
page-cup-remove = Quitar a { $player }
page-cup-begin = Sortear la primera jornada
page-cup-more = Hacen falta tres
page-cup-wait = { $player } sortea las jornadas.
page-cup-next-round = Sortear la jornada siguiente
page-cup-end = Cerrar la copa
page-cup-tables = Mesas de la jornada { $number }
page-cup-table = Mesa { $number }
page-cup-waiting = preparándose
page-cup-playing = jugando
page-cup-by-played = terminada
page-cup-by-walkover = sin jugar
page-cup-by-host = decidida por quien organiza
page-cup-lot = por sorteo
page-cup-award = Decidir
page-cup-award-line = Solo si la partida no puede acabar. ¿Quién ha ganado?
page-cup-byes = Descanso en esta jornada: { $players }
page-cup-standings = Clasificación
page-evening-score-cup = Puntos
page-cup-next = Lo que viene
page-cup-drawn-later = La jornada siguiente se sortea cuando acaban todas las mesas.
page-cup-last = Es la última jornada.
page-cup-open = { $count ->
    [one] Aún juega una mesa.
   *[other] Aún juegan { $count } mesas.
}
page-cup-past = Las jornadas jugadas
page-cup-your-turn = Tu mesa te espera
page-cup-to-table = A mi mesa
page-cup-back = Volver a la copa
page-cup-done = Se acabó esta partida. Se sigue en la copa.
page-cup-won = La copa es para { $players }
page-cup-left = ha salido
page-cup-out = fuera
page-cup-stay = Quedarme
page-cup-forsaken = Has ganado: volver a la copa
page-cup-leave = Dejar la copa
page-cup-leave-line = Un robot termina tu partida, o gana la otra persona. Los demás siguen sin ti.
page-cup-leave-early = Puedes volver mientras no haya empezado.
page-command-set_cup = lo que se juega en la copa
page-command-award = tu decisión
server-not_in_cup = No participas en esta copa.
server-cup_begun = La copa ya ha empezado.
server-cup_over = La copa ha terminado.
server-cup_few = Para una copa hacen falta al menos { $count } personas.
server-cup_waits = { $count ->
    [one] Aún juega una mesa.
   *[other] Aún juegan { $count } mesas.
}
server-cup_teams = En una copa cada cual juega por su cuenta, no en equipo.
server-no_cup_game = Esta partida ya está decidida.
server-not_at_cup = Eso se hace en una mesa, no en la copa.
server-no_cup_here = Eso se hace en la copa, no en una mesa.
server-of_cup = En una mesa de copa, eso se decide en la copa.

# Studies: questions that very many rounds answer

study-size = { $deals } repartos en cada mesa, { $rounds } rondas en total.
study-plain = { $measure }: { $list }.
study-players = { $count } jugadores
study-paired = La última columna de los números compara cada mesa con «{ $first }», con los mismos repartos.
study-paired-without = La última columna compara cada mesa con la misma sin ese ajuste, con los mismos repartos.
study-caption = { $measure }. Las rayas a ambos lados de un punto contienen el valor real en 95 de cada 100 estudios como este.
study-compared = { $measure }, más que con «{ $first }»
study-compared-without = { $measure }, más que sin ella
study-repeat = Cómo repetirlo
study-version = Con Pioche { $version }, la misma orden da los mismos números (semilla { $seed }).
study-data = Los datos
study-numbers-shown = Los números
study-table = Mesa
study-group = De ellas
study-mean = Media
study-interval = Intervalo del 95 %
study-more = Comparada
study-known = especificación
study-numbers = Jugadores
study-numbers-place = Sitio, contando desde quien reparte, que es el último
study-numbers-lean = Diferencia entre los platillos, en cartas
study-measure-turns = Turnos por ronda
study-measure-points = Puntos de quien gana
study-measure-winner = Rondas ganadas, %
study-measure-void = Rondas que no gana nadie, %
study-measure-wins = Rondas ganadas por quien juega distinto, %
study-measure-place = Rondas ganadas, %
study-measure-dealt = Rondas ganadas por quien recibe la carta, %
study-measure-lean = Parte de todos los vuelcos, %
study-measure-falls = Vuelcos de la balanza por ronda
study-measure-side = Turnos en cada lado, %
study-measure-flipper = Rondas ganadas, %
study-measure-missed = Rondas ganadas, %
study-measure-drawn = Cartas robadas por ronda
study-measure-decisions = Respuestas por ronda
study-group-light = lado claro
study-group-dark = lado oscuro
study-group-flipped = ha dado la vuelta a la mesa
study-group-not = no se la ha dado
study-group-none = no ha olvidado ningún UNO
study-group-away = ha olvidado uno sin que lo notaran
study-group-caught = ha olvidado uno y lo notaron
study-group-skip = Salta
study-group-reverse = Cambio de sentido
study-group-draw-two = Roba dos
study-group-wild = Comodín
study-group-wild-draw = Comodín roba cuatro
study-value-true = sí
study-value-false = no
study-arm-by-the-book = según el reglamento
study-arm-honest = nunca va de farol
study-arm-bluffer = va mucho de farol
study-arm-trusting = nunca desafía
study-arm-suspicious = desafía siempre
study-arm-family = olvida un UNO de cada diez
study-arm-forgetful = olvida todos los UNO
study-arm-attentive = no olvida ninguno
study-arm-random_uno = al azar
study-arm-easy = fácil
study-arm-greedy = medio
study-title-own = Una pregunta propia
study-title-length = ¿Cuánto dura una ronda, y cuánto vale?
study-answer-length = Entre cuatro, una ronda dura { $short } turnos en { $shortbox } y { $long } en { $longbox }; quien la gana se apunta de { $poor } a { $rich } puntos.
study-title-seats = ¿Importa dónde te sientas?
study-answer-seats = En { $box }, quien sigue a quien reparte gana el { $first } % de las rondas, y quien reparte, el { $last } %; si no importara, sería el 25 %.
study-title-opening = ¿Cuánto vale cada carta de la mano inicial?
study-answer-opening = La mejor carta que te puede tocar es { $best }: quien la tiene gana el { $much } % de las rondas. La peor es { $worst }, con el { $little } %.
study-title-rules = ¿Qué le hace cada regla de la casa a una ronda?
study-answer-rules = Según el reglamento, una ronda dura { $book } turnos. Con los mismos repartos, «{ $rule }» añade { $more } y «{ $other }» ahorra { $less }.
study-title-switches = ¿Qué le hace cada ajuste del juego a una ronda?
study-answer-switches = De { $number } ajustes, { $sure } cambian con seguridad lo que dura una ronda. Con los mismos repartos, «{ $rule }» añade { $more } turnos y «{ $other }» ahorra { $less }.
study-title-bluffing = ¿Vale la pena ir de farol, y desafiar?
study-answer-bluffing = Contra otros tres de la familia, quien va mucho de farol gana el { $bluffer } % de las rondas, y quien nunca lo hace, el { $honest } %; quien nunca desafía, el { $trusting } %, y quien desafía siempre, el { $suspicious } %. Con igualdad sería el 25 %.
study-title-balance = ¿Cuándo vuelca la balanza?
study-answer-balance = Entre cuatro, vuelca { $falls } veces por ronda, y sobre todo con una diferencia de { $most } cartas: el { $share } % de todos los vuelcos, donde la tabla de la especificación da el 48 %.
study-title-sides = ¿Cuánto dura cada lado de Flip, y a quién le conviene?
study-answer-sides = Entre cuatro, el lado oscuro está a la vista el { $dark } % de los turnos. Quien ha dado la vuelta a la mesa gana el { $flipped } % de las rondas; los demás, el { $others } %.
study-title-skill = ¿Suerte o maña?
study-answer-skill = Con los mismos repartos, contra tres que juegan al azar, quien dice UNO pero por lo demás juega al azar gana el { $weak } % de las rondas, y el mejor de los otros ({ $bot }), el { $strong } %: la maña cuenta, y la suerte decide la mayoría de las rondas.
study-title-calls = ¿Cuánto cuesta olvidarse de decir UNO?
study-answer-calls = Quien olvida todos los UNO gana el { $forgetful } % de las rondas, y quien no olvida ninguno, el { $attentive } %, donde el 25 % sería la igualdad. De las rondas en que alguien lo notó solo se gana el { $caught } %; de las que pasaron sin que se notara, el { $away } %.

## Lessons: a first game that teaches

page-learn = Aprender a jugar
page-case-see = Ver el caso
page-case-back = Las reglas
page-learn-first = ¿Primera vez con esta caja? Apréndela en tres minutos.
page-learn-no = No, gracias
page-learn-step = Paso { $step } de { $steps }
page-learn-on = Continuar
page-learn-back = Volver
page-learn-skip = Saltar
page-learn-right = ¡Muy bien!
page-learn-again = Desde el principio
page-learn-play = Jugar una ronda de verdad
page-learn-over = Se acabó la lección. Ahora contra robots fáciles; el entrenador te ayuda cuando quieras.
server-no_case = Ningún caso muestra esa decisión.
server-no_lesson = No hay lección para esta caja.
lesson-otherwise = Se puede, pero busca la otra manera: es la que se aprende aquí.
lesson-classic-welcome = ¡Hola! Quien se queda antes sin cartas gana la ronda. Abajo está tu mano; en el centro, la pila de descarte, donde se juega; al lado, el mazo.
lesson-classic-colour = Una carta vale si tiene el color de la de arriba. Es roja: juega una de las tuyas.
lesson-classic-number = También vale el mismo número, del color que sea. Arriba hay un 5 azul: juega tu 5 verde, y se pasa al verde.
lesson-classic-draw = Sobre el 3 rojo no te vale nada. Entonces se roba una carta: toca el mazo.
lesson-classic-drawn = Un 8 rojo: la carta que acabas de robar se puede jugar enseguida si vale. Juégala.
lesson-classic-skip = Las cartas con símbolo hacen algo. Un Salta le quita el turno al siguiente. Juégalo.
lesson-classic-plus2 = Ada ha perdido el turno, y Tom ha jugado un 6 rojo. Un Roba dos: el siguiente roba dos cartas y pierde el turno. Juégalo.
lesson-classic-reverse = Un Cambio de sentido: ahora le tocará a Tom, y no a Ada. Juégalo.
lesson-classic-wild = Un Comodín vale sobre cualquier carta. Juégalo: después podrás pedir color.
lesson-classic-name = ¿Qué color? Tienes dos cartas azules: el azul te conviene.
lesson-classic-bluff = Tom te juega un Comodín roba cuatro. Solo puede si no tiene rojo en la mano. Te parece que va de farol: ¡desafíalo!
lesson-classic-honest = Tenías razón: las cuatro cartas las ha robado Tom. Aquí lo repite. Desafíalo otra vez, y mira lo que cuesta cuando juega limpio.
lesson-classic-call = Jugaba limpio: has robado seis cartas. Ahora algo mejor: te quedan dos cartas. Di UNO antes de jugar el 4 azul.
lesson-classic-catch = A Ada le queda una sola carta y no ha dicho nada. Píllala: ¡robará dos cartas!
lesson-classic-out = Tu última carta vale. Juégala y gana la ronda.
lesson-classic-count = La ronda es tuya. Te apuntas lo que aún tienen los demás: los números, lo que dicen; los símbolos, 20; los comodines, 50. ¡Ya lo sabes todo!
lesson-titans-pink = Es el mismo juego que el clásico, pero el rosa ocupa el lugar del rojo. Arriba hay una carta rosa: juega la tuya.
lesson-titans-robin = Este es Robin: vale sobre cualquier carta y se lleva todas las cartas rosas de alguien. Juégalo.
lesson-titans-name = Como todo comodín, te deja pedir color. Tienes cartas verdes: pide verde.
lesson-titans-target = ¿Quién se libra de sus cartas rosas? Hazle un regalo a Ada: elígela, y se van tres cartas.
lesson-titans-custom = Dos cartas llevan una regla que la mesa escribe antes del primer reparto. Aquí, la primera dice: intercambio de manos. Juégala.
lesson-titans-custom-name = Primero el color, como con todo comodín. Pide verde.
lesson-titans-rule = Ahora, la regla de la mesa: ¿con quién cambias tu mano? Elige a Ada.
lesson-titans-end = Su mano es tuya. Antes de la partida, todos se ponen de acuerdo sobre estas cartas; quien reparte no lo decide por su cuenta.
lesson-flip-sides = Cada carta tiene dos lados, uno claro y uno oscuro. Juegas el que ves; los demás ven el otro lado de las tuyas.
lesson-flip-backs = Tú también ves los dorsos de los demás: toca a alguien para verlos en grande. Dicen lo que tendrá cuando la mesa se dé la vuelta.
lesson-flip-light = Por el lado claro, todo es como ya sabes. Juega un 7 rojo.
lesson-flip-flip = Un Flip da la vuelta a todo: las manos, la pila de descarte y el mazo. Juégalo.
lesson-flip-turned = El lado oscuro: rosa, turquesa, naranja y morado, y cartas más duras. Tu mano muestra ahora sus otras caras.
lesson-flip-five = Un Roba cinco: el siguiente roba cinco cartas y pierde el turno. Juégalo.
lesson-flip-everyone = Salta a todos: los demás pierden el turno, y te toca otra vez. Juégalo.
lesson-flip-search = El Comodín roba color: el siguiente roba hasta que salga el color que pides. Juégalo.
lesson-flip-colour = ¿Qué color tiene que buscar Ada? Pide turquesa.
lesson-flip-end = Han hecho falta cuatro cartas para dar con el turquesa. El próximo Flip lo devolverá todo al lado claro. ¡Y eso es todo!
lesson-transformers-sides = Una caja de dos lados, como Flip: los AUTOBOTS en el lado claro, los DECEPTICONS en el oscuro. Ves los dorsos de los demás. Lo nuevo: dos duelos.
lesson-transformers-optimus = Optimus Prime vale sobre cualquier carta y reta a un duelo: gana el número más alto. Juégalo.
lesson-transformers-rival = ¿Contra quién? Tu mejor carta es un 9, y Tom no parece muy fuerte: elígelo. Una carta sin número no cuenta.
lesson-transformers-beneath = Has ganado. Quien gana puede meter debajo de Optimus cartas cualesquiera, sin efecto. Mete una.
lesson-transformers-enough = Podrías meter otra, pero la última siempre se queda en la mano. Di que ya está.
lesson-transformers-name = Quien gana pide también el color. Tienes un 9 rojo: pide rojo.
lesson-transformers-megatron = En el lado oscuro reta Megatron: se abren dos manos, y pierde el número más bajo. Juégalo.
lesson-transformers-open = Tu número más bajo es un 3. Elige a Tom y mira lo que tiene.
lesson-transformers-wilds = Tenía un 1, así que ha robado dos cartas. Los comodines y los símbolos no tienen número; quien no tiene ninguno no puede tener el más bajo. Pide naranja.
lesson-transformers-end = Ya sabes lo más importante. Los Flip dan la vuelta a la mesa, como en Flip.
lesson-tippo-trays = Aquí hay dos pilas, en los platillos de una balanza. Una carta puede ir a la izquierda o a la derecha, donde valga.
lesson-tippo-left = A la izquierda hay un 5 rojo: ahí vale tu 7 rojo. Tócalo.
lesson-tippo-right = A la derecha, un 3 verde: juega ahí tu 9 verde. Así el peso queda igualado.
lesson-tippo-stop = Un Stop bloquea su platillo: ahí solo valen ya los comodines y los Stop de su color o de su número. Juega tu Stop rojo.
lesson-tippo-frozen = El platillo de la izquierda está bloqueado: tu 9 rojo no vale ahí, aunque sea rojo. Juega el 4 azul a la derecha.
lesson-tippo-heavy = Mira el platillo de la izquierda: seis cartas, y la balanza se inclina mucho. Una más, y… prueba ahí con el 5 verde.
lesson-tippo-fallen = ¡Ha volcado! Quien la hace volcar roba dos cartas, se vacían los platillos menos las cartas de arriba, y se sigue jugando.
lesson-tippo-tilt = El Vuelco: cada cual por turno pone la primera carta del mazo en ese platillo, hasta que la balanza vuelca. Juégalo a la izquierda.
lesson-tippo-breath = Ada y Tom han tenido suerte. Aguanta la respiración y coloca tu carta.
lesson-tippo-end = Ha aguantado, y luego la ha hecho volcar Ada: dos cartas para ella. Una última carta solo gana si la balanza aguanta. ¡Ahora te toca a ti!

## The score pad beside real cards

page-pad = Con cartas de verdad
page-pad-line = Las cartas están en tu mesa, y las cuentas, aquí: una libreta de puntos para una caja de verdad, que además sabe qué hace cada carta.
page-pad-kept = Todo se queda en este dispositivo, y funciona sin conexión una vez abierto.
page-pad-lost = Este navegador no guarda nada ahora mismo: su memoria está llena o bloqueada. Puedes seguir, pero no cierres esta ventana.
page-pad-unknown = La libreta aún no está cargada. Ábrela una vez con conexión; después funciona sin ella.
page-pad-people = Quién juega, por orden de sitio, como las agujas del reloj
page-pad-first = ¿Quién reparte primero?
page-pad-begin = Empezar
page-pad-on = Seguir con la última partida
page-pad-same = Hay dos personas que se llaman { $name }: dale otro nombre a una.
page-pad-seats = Para esta modalidad hacen falta { $count } personas.
page-pad-target-wrong = Los puntos para ganar son un número entero de { $least } a { $most }.
page-pad-to = { $form } · hasta { $target } puntos
page-pad-deals = reparte
page-pad-out = fuera
page-pad-begins = { $name } reparte, { $first } empieza.
page-pad-deal = { $name } reparte esta ronda
page-pad-way = { $way ->
    [right] Se juega hacia la derecha
   *[left] Se juega hacia la izquierda
 }
page-pad-turn = Cambiar el sentido
page-pad-count = Contar la ronda
page-pad-one-round = Alguien ha ganado
page-pad-who = ¿Quién ha acabado?
page-pad-nobody = Nadie
page-pad-nobody-line = Una ronda que nadie ha podido acabar.
page-pad-hand = La mano de { $name }
page-pad-tap = Toca las cartas que quedan, o escribe los puntos.
page-pad-add = { $card }: { count-points }
page-pad-remove = Quitar { $card }
page-pad-type = Puntos
page-pad-up = ¿Qué lado está en juego?
page-pad-missing = No hay nada apuntado para { $name }: toca las cartas, o escribe 0.
page-pad-no-winner = Di primero quién ha acabado.
page-pad-typed-wrong = { $name }: los puntos son un número entero de 0 a { $most }.
page-pad-no-more = En la caja solo hay { $count }.
page-pad-scores = { $name }: { count-points } en esta ronda
page-pad-enter = Apuntar la ronda
page-pad-not-yet = Todavía no
page-pad-now = La ronda { $round } está apuntada. { $totals }.
page-pad-total = { $name } { $points }
page-pad-undo = Deshacer
page-pad-undone = Deshecho. { $totals }.
page-pad-again = Otra partida, la misma gente
page-pad-others = Otra gente u otra caja
page-pad-won = Partidas ganadas: { $count }
page-pad-cards = ¿Qué hace esta carta?
page-pad-cards-line = Toca una carta de tu caja.
page-pad-back = Volver a la libreta
page-pad-balance = La balanza
page-pad-balance-line = Pon las cartas de verdad en dos pilas, y toca aquí adónde ha ido cada una. Robar cartas también sacude la mesa. Con la balanza de verdad, mete bien cada carta en su platillo.
page-pad-left = A la izquierda
page-pad-right = A la derecha
page-pad-take = Cartas robadas
page-pad-holds = { $lean ->
    [left] Aguanta, y se inclina a la izquierda
    [right] Aguanta, y se inclina a la derecha
   *[even] Aguanta, bien nivelada
 }: { $left } a la izquierda, { $right } a la derecha.
page-pad-falls = { $late ->
    [yes] Era demasiado… ¡vuelca!
   *[no] ¡Vuelca!
 } Quien jugó o robó la última carta roba { count-cards }. Las dos cartas de arriba se quedan, todas las demás se apartan.
page-pad-anew = Volver a montarla
page-pad-sound = Sonidos
page-pad-screen = En otra pantalla
page-pad-screen-line = Aún no se está contando nada. Empieza una partida en otra ventana de este dispositivo: aparecerá aquí sola.
