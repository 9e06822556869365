# Les textes de Pioche en français. Chaque clé existe dans le fichier de chaque langue, avec les mêmes variables ;
# les familles de clés et les variables sont expliquées en tête de en.ftl.
#
# On tutoie. Un nom de joueur ne suit jamais « de » ou « que » (Anna, Oscar…) et ne décide d’aucun accord.

## Listes, nombres

list-and = { $list } et { $last }
list-or = { $list } ou { $last }
count-cards = { $count ->
    [0] aucune carte
    [one] { $count } carte
   *[other] { $count } cartes
 }
count-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
 }
count-players = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
 }
number-decimal = ,
number-thousands = { "\u202F" }
joints = a à â e é è ê ë i î ï o ô u û h œ yd yg yl yn yr ys yv yz | le/l’ la/l’ de/d’ que/qu’ ne/n’ se/s’ te/t’ me/m’ je/j’ lorsque/lorsqu’
answer-within = { $small }

## Boîtes

box-classic = Classique
    .line = La boîte de luxe, avec un sabot pour la pioche et un carnet de scores.
box-titans = Teen Titans Go!
    .line = Le rose remplace le rouge, Robin balaie les cartes roses, et deux cartes portent une règle de votre cru.
box-flip = Flip
    .line = Des cartes avec un côté clair et un côté sombre : un Flip, et toute la table se retourne.
box-transformers = Transformers
    .line = Un Flip entre AUTOBOTS et DÉCEPTICONS, où Optimus Prime et Mégatron lancent des duels.
box-tippo = Tippo
    .line = Deux talons sur les plateaux d’une balance, et gare à celui qui la fait basculer.

## Côtés, plateaux, couleurs

side-light = côté clair
side-dark = côté sombre
side-transformers-light = côté AUTOBOTS
side-transformers-dark = côté DÉCEPTICONS

tray-left = gauche
tray-right = droite

# .some : ce qu’on demande (« il faut du bleu ») ; .card : d’une carte (« la carte Passer bleue »).
colour-red = rouge
    .some = du rouge
    .card = rouge
    .shape = losange
    .letter = R
colour-yellow = jaune
    .some = du jaune
    .card = jaune
    .shape = rond
    .letter = J
colour-green = vert
    .some = du vert
    .card = verte
    .shape = feuille
    .letter = V
colour-blue = bleu
    .some = du bleu
    .card = bleue
    .shape = carré
    .letter = B
colour-pink = rose
    .some = du rose
    .card = rose
    .shape = cœur
    .letter = R
colour-teal = turquoise
    .some = du turquoise
    .card = turquoise
    .shape = hexagone
    .letter = T
colour-orange = orange
    .some = de l’orange
    .card = orange
    .shape = étoile
    .letter = O
colour-purple = violet
    .some = du violet
    .card = violette
    .shape = écu
    .letter = V

## Les cartes par leur signe (`+` s’écrit `plus`) ; un nom propre à une boîte porte la boîte dans sa clé.

card-plus1 = carte +1
card-plus2 = carte +2
card-plus5 = carte +5
card-R = carte Inversion
card-S = carte Passer
card-X = carte Passer tous un tour
card-F = carte Flip
card-W = carte blanche
card-W2 = carte blanche +2
card-W4 = carte blanche +4
card-WC = carte blanche Piger une couleur
card-WR = carte Règle de Robin
card-WX = carte à personnaliser
card-WX1 = carte à personnaliser 1
card-WX2 = carte à personnaliser 2
card-OP = carte blanche Puissance d’Optimus Prime
card-ME = carte blanche Tyrannie de Mégatron
card-TI = carte Renversante
card-classic-W = carte Joker
card-classic-W4 = carte Super Joker
card-transformers-R = carte Inverser
card-transformers-F = carte FLIP

# Une carte entière : avec sa couleur, puis avec son article.
card-number = { $number } { $colour }
    .the = le { $number } { $colour }
card-stop = { $number } { $colour } Arrêt
    .the = le { $number } { $colour } Arrêt
card-coloured = { $card } { $colour }
    .the = la { $card } { $colour }
card-wild = { $card }
    .the = la { $card }

## Décisions : ce qu’on demande à qui lit, et ce qui va se passer

decision-turn = À toi : pose une carte jouable, ou pioche.
decision-turn-lay = À toi : pose une carte jouable.
decision-turn-draw = Aucune de tes cartes n’est jouable : pioche.
decision-turn-until = Aucune de tes cartes n’est jouable : pioche jusqu’à pouvoir jouer.
decision-after_draw = Tu as pioché { $card } : tu poses, ou tu gardes ?
decision-after_draw-must = Tu as pioché { $card }. C’est jouable, donc à cette table il faut poser.
decision-colour = Quelle couleur demandes-tu ?
decision-colour-FirstNames = Une carte blanche commence, et tu joues en premier : quelle couleur demandes-tu ?
decision-colour-tray = Quelle couleur demandes-tu sur le plateau de { $tray } ?
decision-colour-trays = Tu joues en premier : choisis la couleur de chaque plateau qui n’en a pas.
decision-colour-DrawColour = Quelle couleur ? Le joueur suivant pioche jusqu’à ce qu’elle vienne.
decision-colour-FinishingColour = { decision-colour-DrawColour }
decision-colour-FlipTable = De l’autre côté, le talon commence par une carte blanche : quelle couleur demandes-tu ?
decision-colour-FlipOpening = { decision-colour-FlipTable }
decision-colour-VictorNames = Le duel est à toi : quelle couleur demandes-tu ?
decision-target = Qui choisis-tu ?
decision-target-RemovePink = Robin arrive : qui se débarrasse de ses cartes roses ?
decision-target-OptimusDuel = Optimus Prime appelle au duel : qui défies-tu ? Le plus grand chiffre gagne.
decision-target-MegatronDuel = Mégatron appelle au duel : qui défies-tu ? Le plus petit chiffre prend 2 cartes.
decision-target-SwapHands = Avec qui échanges-tu toute ta main ?
decision-target-TargetTakes = Qui reçoit { count-cards } en cadeau ?
decision-respond = C’est pour toi : que fais-tu ?
decision-respond-count = { $player } te joue { $card } : prends { count-cards } et passe, ou défie. Défi perdu : { $more }.
decision-respond-sought = { $player } te joue { $card } : pioche jusqu’à trouver { $colour } et passe, ou défie. Défi perdu : 2 de plus.
decision-respond-sum = Déjà { count-cards } pour toi : réponds, prends-les, ou défie { $player } (défi perdu : { $more }).
decision-respond-answer = Déjà { count-cards } pour toi : réponds, ou prends-les et passe.
decision-respond-bounce = { $player } te joue { $card } : prends { count-cards } et passe, ou renvoie avec { $cards }.
decision-doubt = Restait-il { $colour }{ $wilds ->
    [all] , ou une autre carte blanche,
    [others] , ou une carte blanche d’une autre sorte,
   *[none] {""}
 } à { $player } ?
decision-lay = Tu peux choisir une carte.
decision-lay-LayBeneath = Le duel est à toi : tu peux glisser { $number ->
    [one] une carte au choix sous la carte visible. Elle n’a
   *[other] jusqu’à { $number } cartes au choix sous la carte visible. Elles n’ont
 } pas d’effet, et ta dernière carte te reste.
decision-keep = Tu n’as plus que { $colour } : quelle carte gardes-tu ? Les autres vont dessous.
decision-place = Retiens ton souffle : mets la première carte de la pioche sur le plateau de { $tray }.
decision-round_over = La manche est finie. On distribue la suivante ?
decision-match_over = La partie est finie.

waiting-turn = C’est à { $player } de jouer.
waiting-after_draw = { $player } a pioché et peut poser la carte.
waiting-colour = { $player } choisit une couleur.
waiting-target = { $player } choisit quelqu’un.
waiting-respond = { $player } doit prendre des cartes, ou trouver une parade.
waiting-lay = { $player } peut glisser des cartes dessous.
waiting-keep = { $player } choisit la carte à garder.
waiting-place = { $player } doit mettre une carte sur le plateau.
waiting-round_over = La manche est finie.
waiting-match_over = La partie est finie.

answer-play = Poser { $card }
answer-play-double = Poser deux fois { $card }
answer-play-tray = Poser { $card } sur le plateau de { $tray }
answer-draw = Piocher
answer-keep = Garder
answer-keep-card = Garder { $card }
answer-name = Demander { $colour }
answer-name-tray = Demander { $colour } sur le plateau de { $tray }
answer-target = Choisir { $player }
answer-accept = Prendre les cartes
answer-challenge = Défier { $player }
answer-lay = Glisser { $card } dessous
answer-done = C’est tout
answer-place = Placer la carte
answer-uno = Dire UNO
answer-catch = Attraper { $player }, qui n’a pas dit UNO
answer-host = Donner { count-cards } à { $player }
answer-next = Distribuer la manche suivante

## L’entraîneur : conseils, bilans et problèmes

coach-with-colour = { $answer } et demander { $colour }
coach-with-target = { $answer }, en choisissant { $player }
coach-without-uno = { $answer } sans dire UNO
coach-silence = Ne rien dire
coach-reason-only = Il n’y a pas d’autre réponse.
coach-reason-out = La manche est gagnée tout de suite.
coach-reason-challenge = { $player } bluffe dans { $much } parties sur 100 parmi celles qui collent à ce qu’on a vu : le défi en vaut la peine.
coach-reason-accept = { $player } ne bluffe que dans { $much } parties sur 100 parmi celles qui collent à ce qu’on a vu : trop peu pour un défi.
coach-reason-rival = Ça freine { $player }, qui a { count-cards } : { $player } gagne alors { $much } manches sur 100 au lieu de { $instead }.
coach-reason-lacks = { $player } joue ensuite, et il lui manque { $colour } dans { $much } parties sur 100 parmi celles qui collent à ce qu’on a vu, contre { $instead } avec l’autre réponse.
coach-reason-stuck = { $player } joue ensuite et n’a rien à poser dans { $much } parties sur 100 parmi celles qui collent à ce qu’on a vu, contre { $instead } avec l’autre réponse.
coach-reason-follow = Au tour suivant, il reste une carte jouable dans { $much } parties sur 100, contre { $instead } avec l’autre réponse.
coach-reason-fewer = Il reste moins de cartes au tour suivant : { $much } en moyenne au lieu de { $instead }.
coach-reason-call = Dire UNO ne coûte rien ; l’oublier coûte des cartes quand quelqu’un le remarque, ici une fois sur deux.
coach-reason-kept = Ça garde { $card } pour plus tard.
coach-reason-more = Aucune raison ne suffit à elle seule ; sur l’ensemble des parties, c’est ce qui gagne le plus souvent.
coach-reason-close = Les premières réponses se valent à peu près.
coach-hint-title = Combien de fois chaque réponse gagne la manche, sur { $count } parties qui collent à ce que tu as vu :
coach-hint-line = { $chance } % ({ $low } à { $high }) : { $answer }
coach-hint-unclear = Les deux premières sont trop proches pour trancher.
coach-hint-unknown = Pas de chiffres disponibles ici.
coach-verdict-best = le meilleur coup
coach-verdict-good = bon
coach-verdict-doubtful = douteux
coach-verdict-mistake = erreur
coach-title = Bilan : { $box }, { count-players }
coach-round = Manche { $round }
coach-budget = Chaque chiffre vient de { $games } parties qui collent à ce que ce joueur pouvait voir ; la vraie valeur est dans l’intervalle (±, parenthèses) 95 fois sur 100.
coach-won = { $player } gagne la manche { $round }.
coach-void = Personne ne gagne la manche { $round }.
coach-start-ahead = Les cartes distribuées donnaient déjà l’avantage à { $player }, avec { $chance } %.
coach-start-behind = Après la donne, { $player } n’avait que { $chance } %.
coach-start-even = Après la donne, { $player } avait { $chance } %, à peu près comme tout le monde.
coach-turning = Le coup { $move } fait basculer la manche ({ $other } : { $answer }) : { $player } passe de { $before } % à { $after } %.
coach-turning-short = Coup { $move } ({ $other } : { $answer }) : { $player } { $before } % → { $after } %
coach-costliest = Décision la plus coûteuse : { $player }, coup { $move } : { $answer }. Elle coûte { $loss } points sur cent (de { $low } à { $high }) ; mieux : { $better }.
coach-flawless = Personne n’a fait d’erreur nette : les cartes ont décidé.
coach-mistake = Coup { $move }, { $player } : { $answer } – une erreur. Mieux : { $better }, qui gagne { $loss } manches de plus sur 100 (de { $low } à { $high }).
coach-doubtful = Coup { $move }, { $player } : { $answer } – douteux. Peut-être mieux : { $better }, de { $loss } manches sur 100 (de { $low } à { $high }).
coach-count-decisions = { $count ->
    [one] { $count } décision
   *[other] { $count } décisions
 }
coach-count-mistakes = { $count ->
    [0] aucune erreur
    [one] 1 erreur
   *[other] { $count } erreurs
 }
coach-account = { $player } : { $decided }, { $mistakes }. Donne { $deal }, cartes piochées { $cards }, les autres { $others }, décisions { $decisions } ± { $unsure } ; de { $start } % à { $end } %.
coach-account-unknown = { $player } : on n’en sait pas assez.
coach-luck = Chance
coach-turning-points = Moments clés
coach-decisions = Décisions
coach-chances = Chances
coach-move = Coup
coach-unfinished = cette partie est encore en cours : un bilan dirait ce que personne ne doit encore savoir

## Événements : ce qui s’est passé

event-nothing = Il ne se passe rien.
event-DealerDrew = { $you ->
    [player] Tu tires { $cards } pour savoir qui donne.
   *[none] { $player } tire { $cards } pour savoir qui donne.
 }
event-DealerChosen = { $you ->
    [player] C’est à toi de donner en premier.
   *[none] C’est à { $player } de donner en premier.
 }
event-RoundStarted = { $you ->
    [player] Manche { $number } : tu donnes.
   *[none] Manche { $number } : { $player } donne.
 }
event-CardsDealt = { $you ->
    [player] Tu reçois { $cards }.
   *[none] { $player } reçoit { $cards }.
 }
event-CardsDealt-hidden = { $you ->
    [player] Tu reçois { count-cards }.
   *[none] { $player } reçoit { count-cards }.
 }
event-CardTurnedUp = La première carte est { $cards }.
event-CardTurnedUp-tray = Le plateau de { $tray } commence avec { $cards }.
event-CardPutBack = On retourne { $cards } : ça ne peut pas commencer, retour dans la pioche.
event-CardPlayed = { $you ->
    [player] Tu poses { $cards }.
   *[none] { $player } pose { $cards }.
 }
event-CardPlayed-tray = { $you ->
    [player] Tu poses { $cards } sur le plateau de { $tray }.
   *[none] { $player } pose { $cards } sur le plateau de { $tray }.
 }
event-CardsTaken = { $you ->
    [player] Tu prends { count-cards } : { $cards }.
   *[none] { $player } prend { count-cards } : { $cards }.
 }
event-CardsTaken-hidden = { $you ->
    [player] Tu prends { count-cards }.
   *[none] { $player } prend { count-cards }.
 }
event-CardsTaken-none = { $you ->
    [player] Tu devrais prendre des cartes, mais il n’y en a plus.
   *[none] { $player } devrait prendre des cartes, mais il n’y en a plus.
 }
event-CardKept = { $you ->
    [player] Tu gardes la carte.
   *[none] { $player } garde la carte.
 }
event-TurnPassed = { $you ->
    [player] Tu ne peux ni poser ni prendre de carte : tu passes.
   *[none] { $player } ne peut ni poser ni prendre de carte, et passe.
 }
event-TurnLost = { $you ->
    [player] Tu perds ton tour.
   *[none] { $player } perd son tour.
 }
event-DirectionChanged-left = Le sens change : on joue vers la gauche.
event-DirectionChanged-right = Le sens change : on joue vers la droite.
event-ColourNamed = { $you ->
    [player] Tu demandes { $colour }.
   *[none] { $player } demande { $colour }.
 }
event-ColourNamed-tray = { $you ->
    [player] Tu demandes { $colour } sur le plateau de { $tray }.
   *[none] { $player } demande { $colour } sur le plateau de { $tray }.
 }
event-TargetChosen = { $you ->
    [player] Tu choisis { $other }.
    [other] { $player } te choisit.
   *[none] { $player } choisit { $other }.
 }
event-UnoCalled = { $you ->
    [player] Tu dis UNO.
   *[none] { $player } dit UNO.
 }
event-UnoCaught = { $you ->
    [player] Tu attrapes { $other }, qui n’a pas dit UNO.
    [other] { $player } t’attrape : tu n’as pas dit UNO.
   *[none] { $player } attrape { $other }, qui n’a pas dit UNO.
 }
event-UnoFalse = { $you ->
    [player] Fausse alerte, et c’est toi qui la paies.
   *[none] Fausse alerte, et c’est { $player } qui la paie.
 }
event-ChallengeAccepted = { $you ->
    [player] Tu ne défies pas { $other }.
    [other] { $player } ne te défie pas.
   *[none] { $player } ne défie pas { $other }.
 }
event-HandShown = { $you ->
    [player] Tu montres ta main à { $other } : { $cards }.
    [other] { $player } te montre sa main : { $cards }.
   *[none] { $player } montre sa main à { $other } : { $cards }.
 }
event-HandShown-hidden = { $you ->
    [player] Tu montres ta main à { $other }.
    [other] { $player } te montre sa main.
   *[none] { $player } montre sa main à { $other }.
 }
event-HandShown-none = { $you ->
    [player] Tu n’as rien à montrer.
   *[none] { $player } n’a rien à montrer.
 }
event-HandShown-all = { $you ->
    [player] Tu montres à tout le monde { $cards }.
   *[none] { $player } montre à tout le monde { $cards }.
 }
event-ChallengeWon = { $you ->
    [player] Tu as raison : { $other } bluffait.
    [other] { $player } a raison : tu bluffais.
   *[none] { $player } a raison : { $other } bluffait.
 }
event-ChallengeLost = { $you ->
    [player] Tu as tort : { $other } jouait franc jeu.
    [other] { $player } a tort : tu jouais franc jeu.
   *[none] { $player } a tort : { $other } jouait franc jeu.
 }
event-PileReplenished = On mélange une nouvelle pioche : { count-cards }.
event-RoundWon = { $you ->
    [player] Tu gagnes la manche.
   *[none] { $player } gagne la manche.
 }
event-RoundVoid = Plus personne ne peut jouer : la manche est nulle.
event-PlayerWentOut = { $you ->
    [player] Tu n’as plus de cartes et prends la place { $number }.
   *[none] { $player } n’a plus de cartes et prend la place { $number }.
 }
event-PlayerPutOut = { $you ->
    [player] Tu as { count-cards }, et c’est trop : tu sors de la manche.
   *[none] { $player } a { count-cards }, et c’est trop : { $player } sort de la manche.
 }
event-PointsScored = { $you ->
    [player] Toi : { count-points }.
   *[none] { $player } : { count-points }.
 }
event-MatchWon = { $you ->
    [player] Tu gagnes la partie.
   *[none] { $player } gagne la partie.
 }
event-HandsSwapped = { $you ->
    [player] Tu échanges ta main avec { $other }.
    [other] { $player } échange sa main avec toi.
   *[none] { $player } et { $other } échangent leurs mains.
 }
event-HandsPassed-left = Toutes les mains avancent d’une place vers la gauche.
event-HandsPassed-right = Toutes les mains avancent d’une place vers la droite.
event-CardsLaidBeneath = { $you ->
    [player] Tu glisses { $cards } sous la carte visible.
   *[none] { $player } glisse { $cards } sous la carte visible.
 }
event-CardsLaidBeneath-none = { $you ->
    [player] Tu ne glisses rien sous la carte visible.
   *[none] { $player } ne glisse rien sous la carte visible.
 }
event-TableFlipped = Tout se retourne ; le talon montre maintenant { $cards }.
event-DuelFought = { $you ->
    [player] Tu gagnes le duel contre { $other }.
    [other] { $player } gagne le duel contre toi.
   *[none] { $player } gagne le duel contre { $other }.
 }
event-CardPlaced = { $you ->
    [player] Tu places { $cards } sur le plateau de { $tray }.
   *[none] { $player } place { $cards } sur le plateau de { $tray }.
 }
event-BalanceTipped = { $you ->
    [player] La balance bascule : c’est toi qui paies.
   *[none] La balance bascule : c’est { $player } qui paie.
 }
event-BalanceTipped-late = { $you ->
    [player] La balance bascule un instant plus tard : tu as joué en dernier, c’est donc toi qui paies.
   *[none] La balance bascule un instant plus tard : { $player } a joué en dernier, et paie.
 }
event-TraysCleared = On vide les plateaux jusqu’aux cartes visibles, et personne ne paie.
event-HostGave = { $you ->
    [player] L’hôte te donne { count-cards }.
   *[none] L’hôte donne { count-cards } à { $player }.
 }

## Refus : pourquoi non, et ce qui serait possible

# Ce qui irait, comme partie d’une phrase.
wanted-number = { $colour } ou un { $number }
wanted-symbol = { $colour } ou une autre { $card }
wanted-colour = { $colour }
wanted-frozen = un Arrêt de la même couleur ou du même chiffre ({ $colour }, { $number }), ou une carte blanche
wanted-strict = un Arrêt ou une action de la même couleur ({ $colour }), un Arrêt du même chiffre ({ $number }), ou une carte blanche

refusal-unreadable = Je ne comprends pas « { $said } ». Essaie `pose R7`, `pioche`, `garde` ou `demande bleu`.
refusal-not_asked = C’est à { $player } de répondre. Ton tour viendra.
refusal-round_over = La manche est finie : distribue la suivante pour continuer.
refusal-match_over = La partie est finie : commences-en une autre pour rejouer.
refusal-round_not_over = Cette manche n’est pas finie : la suivante vient quand quelqu’un n’a plus de cartes.
refusal-wrong_phase = Ce n’est pas ce qu’on te demande. { $question }
refusal-not_held = Tu n’as pas en main { $card }. Choisis une de tes cartes.
refusal-not_held-any = Tu n’as pas cette carte en main. Choisis une de tes cartes.
refusal-does_not_fit = Cette carte n’est pas jouable : il faut { $wanted }.
refusal-does_not_fit-tray = Cette carte n’est pas jouable sur le plateau de { $tray } : il y faut { $wanted }.
refusal-does_not_answer = Tu ne peux pas répondre ici avec { $card }. { $question }
refusal-only_drawn = Tu as pioché : tu ne peux plus que poser { $card }, ou la garder.
refusal-no_colour_with = On ne demande pas de couleur en posant { $card } : pose sans rien demander.
refusal-no_target_with = On ne choisit personne en posant { $card } : pose sans nom.
refusal-bad_target = Ce n’est pas possible ici : choisis { $players }.
refusal-bad_colour = Cette couleur n’est pas en jeu de ce côté : choisis { $colours }.
refusal-tray_needed = Sur quel plateau ? Dis gauche ou droite.
refusal-no_such_tray = Il n’y a pas de plateaux dans cette boîte : pose simplement la carte.
refusal-nothing_to_take = Il n’y a plus de carte à piocher : pose une carte jouable.
refusal-must_lay = On ne pioche que si l’on ne peut pas jouer, et tu peux encore poser { $cards }.
refusal-must_play_drawn = Ce que tu as pioché est jouable, donc à cette table il faut poser { $card }.
refusal-would_bluff = Ce serait un bluff, et à cette table on ne bluffe pas : tu as encore { $cards }.
refusal-would_bluff-any = Ce serait un bluff, et à cette table on ne bluffe pas.
refusal-action_last = À cette table la dernière carte est un chiffre ; tu ne peux pas finir avec { $card } : pioche.
refusal-no_double = Deux cartes se posent ensemble seulement là où l’on joue les doublettes, à ton tour et avant de piocher, avec le même chiffre dans la même couleur.
refusal-bad_care = Le soin est un nombre de 0 à 100, et ne compte que là où l’on joue la main légère.
refusal-catch_self = On ne s’attrape pas soi-même. Dis UNO avant que quelqu’un ne le remarque !
refusal-bad_count = L’hôte donne de 1 à 4 cartes à la fois, pas { $count }.
refusal-ambiguous = Plusieurs de tes cartes montrent { $card } avec des dos différents : donne les deux faces, comme { $example }.
refusal-no_host_tool = L’hôte ne donne des cartes que si une carte à personnaliser porte une règle écrite par vous (C9).
refusal-other = Ce n’est pas possible ici ({ $reason }).

## Options : choix, nombres, points

switch-two_player_reverse = L’inversion à deux joueurs
switch-two_player_reverse-skip = Elle fait aussi sauter un tour : qui la pose rejoue.
switch-two_player_reverse-plain = Elle change seulement le sens : c’est à l’autre de jouer.
switch-uno_on_any_single = Quand dire UNO
switch-uno_on_any_single-true = Dès qu’il te reste une seule carte, quelle que soit la raison.
switch-uno_on_any_single-false = Seulement quand tu poses toi-même ton avant-dernière carte.
switch-flip_first = Un Flip retourné en premier
switch-flip_first-inert = Il reste là, comme toute carte de sa couleur.
switch-flip_first-flip = Il retourne la table aussitôt.
switch-flip_first-putback = Il retourne dans la pioche, et une autre carte prend sa place.
switch-flip_last = Un Flip en dernière carte
switch-flip_last-stay = Il ne retourne rien : les points du côté en jeu comptent.
switch-flip_last-flip = Il retourne encore la table, et les points du nouveau côté comptent.
switch-own_kind_counts = Une deuxième carte de la même sorte dans un défi
switch-own_kind_counts-true = Toute autre carte blanche en main fait un bluff, même une de la même sorte.
switch-own_kind_counts-false = Les autres cartes blanches en main font un bluff, mais pas celles de la même sorte.
switch-flip_wilds_count = Les autres cartes blanches dans un défi
switch-flip_wilds_count-false = Elles ne comptent pas : seule la couleur compte.
switch-flip_wilds_count-true = Toute autre carte blanche en main fait un bluff.
switch-pairing = Quelles faces partagent une carte
switch-pairing-fixed = Les mêmes que dans le Flip imprimé.
switch-pairing-shuffled = Le sort en décide à chaque partie, et personne ne peut le savoir.
switch-megatron_empty = Mégatron face à une main sans chiffre
switch-megatron_empty-holder_loses = Celui qui a des chiffres perd ; si personne n’en a, celui qui a posé Mégatron gagne.
switch-megatron_empty-challenger_wins = Si l’une des deux mains est sans chiffre, celui qui a posé Mégatron gagne.
switch-wild_ends_search = Une carte blanche trouvée en cherchant une couleur
switch-wild_ends_search-false = Elle ne compte pas : on continue à piocher.
switch-wild_ends_search-true = Elle compte : on s’arrête à la première carte blanche.
switch-first_card_000 = La première carte retournée
switch-first_card_000-as_002 = Les actions jouent comme dans Flip, les cartes blanches retournent dans la pioche.
switch-first_card_000-inert = Elle ne fait rien ; si elle est blanche, le premier joueur en choisit la couleur.
switch-robin_empty = Robin prend la dernière carte
switch-robin_empty-target_wins = Celui qui perd ainsi toute sa main gagne la manche.
switch-robin_empty-keep_one = Celui qui n’a que des cartes roses garde la dernière.
switch-tippo_free_draw = Piocher alors qu’on peut jouer
switch-tippo_free_draw-false = On ne pioche que si aucune carte n’est jouable, sur aucun plateau.
switch-tippo_free_draw-true = On peut toujours piocher au lieu de poser.
switch-stops = Deux cartes Arrêt à la fois
switch-stops-cancel = Elles s’annulent, et toute carte qui correspond peut les couvrir.
switch-stops-strict = Les deux plateaux sont ouverts, mais un chiffre ordinaire ne couvre jamais un Arrêt.
switch-tippo_last_fall = Une dernière carte qui fait tout basculer
switch-tippo_last_fall-continue = Tu prends 2 cartes, et la manche continue.
switch-tippo_last_fall-wins = Tu gagnes quand même, et ne paies rien.
switch-tilt_wild_namer = Une carte blanche à la fin d’une Renversante
switch-tilt_wild_namer-payer = Qui a fait basculer la balance en choisit la couleur.
switch-tilt_wild_namer-next = Le joueur suivant en choisit la couleur.
switch-tilt_last_action = Une carte qui fait piocher, à la fin d’une Renversante posée en dernier
switch-tilt_last_action-ignore = Elle est ignorée : la manche est finie.
switch-tilt_last_action-carry_out = Le joueur suivant prend encore ses cartes.
switch-balance_preset = La balance
switch-balance_preset-normal = Elle lâche à environ 5 cartes d’écart.
switch-balance_preset-stable = Elle est patiente, bonne pour les enfants : elle lâche à 6 ou 7 cartes d’écart.
switch-balance_preset-nervous = Elle est nerveuse : elle lâche à environ 4 cartes d’écart.
switch-customizable = Les cartes à personnaliser
switch-customizable_text = Ce qui est écrit sur les cartes à personnaliser
switch-hand = Cartes distribuées
switch-target = Points à atteindre
switch-scoring = Comment on compte
switch-dealer = Qui donne en premier
switch-dealer-draw = Chacun tire une carte, et le plus grand chiffre donne.
switch-dealer-random = Le sort en décide.
switch-dealer-seat = { $player }.
switch-uno_penalty = Le prix d’un UNO oublié

scoring-race = La course
    .line = Le gagnant de la manche marque ce que les autres ont en main ; le premier à { $target } points gagne la partie.
scoring-low = Le plus bas total
    .line = Chacun compte sa propre main ; quand quelqu’un { $exceeds ->
        [yes] a dépassé
       *[no] a atteint
     } { $target } points, le plus bas total gagne.
scoring-low-elimination = Chacun compte sa propre main ; qui { $exceeds ->
    [yes] a dépassé
   *[no] a atteint
 } { $target } points sort de la partie, et le dernier qui reste gagne.
scoring-single = Une seule manche
    .line = Le premier qui n’a plus de cartes a gagné ; on ne compte pas de points.

custom-C0 = Simple carte blanche
    .line = Rien n’y est écrit : c’est une simple carte blanche.
custom-C1 = Échange
    .line = Échange toute ta main avec la personne de ton choix.
custom-C2 = Cadeau
    .line = La personne de ton choix prend 2 cartes, sans perdre de tour.
custom-C3 = Averse
    .line = Tous les autres prennent 1 carte.
custom-C4 = Encore un coup
    .line = Tu rejoues.
custom-C5 = Manège
    .line = Toutes les mains avancent d’une place dans le sens du jeu.
custom-C6 = Grand saut
    .line = Les deux joueurs suivants perdent leur tour ; si vous n’êtes que deux, l’autre en perd un.
custom-C7 = Livre ouvert
    .line = Tu regardes toutes les autres mains jusqu’à la prochaine carte posée ou piochée.
custom-C8 = Grand ménage
    .line = Glisse sous cette carte toutes celles de la couleur demandée. Une carte doit te rester ; si elles ont toutes cette couleur, tu choisis laquelle.
custom-C9 = Vos propres mots
    .line = Fais ce que la table y a écrit : { $text }. L’hôte y veille, et peut donner des cartes.
custom-unwritten = (convenu de vive voix)
custom-quote = « { $text } »

## Options : règles maison et réglages

house-stacking = Empiler
    .line = À une carte qui fait piocher on répond par une autre, et la somme passe au suivant.
house-stacking-same = Seule une carte de la même sorte répond.
house-stacking-up = Une carte de la même sorte répond ; à une +2, une +4 aussi (dans Flip et Transformers, à une +1, une +2).
house-progressive = Progressif
    .line = Les cartes de couleur qui font piocher s’empilent par sorte, et la somme passe au suivant ; les autres restent en dehors.
house-jump_in = Interception
    .line = Si tu as exactement la carte visible, tu peux la poser hors de ton tour.
house-seven_zero = Sept-zéro
    .line = Un 7 échange deux mains, un 0 fait tourner toutes les mains.
house-draw_until = Piocher jusqu’à pouvoir jouer
    .line = On pioche jusqu’à trouver une carte jouable.
house-forced_play = Jeu forcé
    .line = Si tu peux jouer, tu le dois ; et une carte piochée qui est jouable doit être posée.
house-no_bluff = Sans bluff
    .line = Ce qui serait un bluff ne se pose pas ; il n’y a donc pas de défis.
house-free_wild_draw = Sans conditions
    .line = La +4, la blanche +2 et Piger une couleur se posent toujours, et personne ne peut les défier.
house-teams = Deux contre deux
    .line = À quatre, les partenaires face à face : une équipe marque ce que l’autre a en main.
house-doubles = Doublettes
    .line = Deux cartes du même chiffre et de la même couleur peuvent se poser ensemble.
house-no_action_finish = Finir sur un chiffre
    .line = La dernière carte doit être un chiffre.
house-bounce = Rebond
    .line = Une carte de couleur qui fait piocher se renvoie avec une carte Passer ou Inversion de sa couleur.
house-elimination = Élimination
    .line = Qui atteint les points sort de la partie, et le dernier qui reste la gagne ; seulement si le plus bas total gagne.
house-play_on = On continue
    .line = Quand quelqu’un a fini, les autres continuent pour les places suivantes.
house-strict_uno = UNO strict
    .line = Dire UNO ou attraper pour rien coûte 2 cartes.
house-mercy = Pitié
    .line = Qui a trop de cartes en main sort de la manche, et le dernier qui reste la gagne.
house-mercy-limit = Trop, c’est { count-cards } ou plus.
house-table_numbers = Nombres de la table
    .line = La table fixe combien de cartes on distribue et combien de points il faut.
house-number_first = Un chiffre pour commencer
    .line = La première carte retournée doit être un chiffre.
house-careful_hand = Main légère
    .line = Plus une carte est posée avec soin, mieux elle tient sur le plateau.

preset-by_the_book = Selon le livret
    .line = Comme le dit le livret, sans règle maison.
preset-family = En famille
    .line = On pioche jusqu’à pouvoir jouer, sans bluff, et UNO seulement pour les cartes qu’on pose soi-même.
preset-wild = Déchaîné
    .line = On empile, on intercepte, les mains changent de propriétaire avec les 7 et les 0, et trop de cartes en main font sortir de la manche.

## Le niveau des robots

level-easy = facile
    .line = Ils jouent comme des enfants et oublient parfois de dire UNO. { level-fair }
level-medium = moyen
    .line = Ils connaissent le jeu et gardent la bonne carte pour le bon moment. { level-fair }
level-strong = fort
    .line = Ils se souviennent de chaque carte et réfléchissent un coup à l’avance. { level-fair }
level-expert = expert
    .line = Ils prennent leur temps, jouent des milliers de parties dans leur tête et ne te passent presque rien. { level-fair }
level-greedy = { level-medium }
level-random = au hasard
# Dit à côté de chaque niveau.
level-fair = Ils ne voient que ce que tu verrais à leur place.
level-interpreted = Dans ce navigateur, ils voient moins loin que sur un serveur et jouent un peu moins bien.

## Le livret de règles

rules-title = { $box } – les règles
rules-players = De { $least } à { $most } joueurs.
rules-players-exactly = Pour { count-players }.
rules-heading-goal = Le but
rules-heading-box = Dans la boîte
rules-heading-setup = Avant de jouer
rules-heading-turn = À ton tour
rules-heading-cards = Les cartes
rules-heading-challenge = Les défis
rules-heading-stacking = Empiler
rules-heading-bounce = Le rebond
rules-heading-mercy = Pitié
rules-heading-turning = Quand la table se retourne
rules-heading-stops = Les cartes Arrêt
rules-heading-balance = La balance
rules-heading-tilt = La carte Renversante
rules-heading-uno = UNO !
rules-heading-end = Finir
rules-heading-points = Les points
rules-heading-table = À cette table
rules-heading-choices = Nos choix
rules-heading-know = Bon à savoir

rules-goal-race = Débarrasse-toi de tes cartes avant les autres. À chaque manche, le gagnant marque les points de ce qui reste dans les autres mains ; le premier à { $target } points remporte la partie.
rules-goal-low = Débarrasse-toi de tes cartes avant les autres. Après chaque manche, chacun note ce qui reste dans sa main ; quand quelqu’un { $exceeds ->
    [yes] a dépassé
   *[no] a atteint
 } { $target } points, le plus bas total gagne la partie.
rules-goal-elimination = Débarrasse-toi de tes cartes avant les autres. Après chaque manche, chacun note ce qui reste dans sa main ; qui { $exceeds ->
    [yes] a dépassé
   *[no] a atteint
 } { $target } points sort de la partie, et le dernier qui reste la gagne.
rules-goal-single = Débarrasse-toi de tes cartes avant les autres : le premier qui n’en a plus a gagné.
rules-goal-balance = Mais en douceur : une balance trône sur la table, et gare à celui qui la fait basculer !
rules-goal-teams = Vous jouez à deux contre deux, chacun face à son partenaire, sans se montrer ses cartes.

rules-box-cards = { count-cards } en quatre couleurs : { $colours }.
rules-box-balance = À côté se dresse une balance à deux plateaux.
rules-box-sides = { count-cards } à deux faces, l’une du { $front }, l’autre du { $back }. Seul compte le côté en jeu.
rules-box-side = Le { $side }, avec { $colours } :
rules-box-pairing-fixed = Les deux faces d’une carte sont toujours les mêmes, comme dans le Flip imprimé.
rules-box-pairing-shuffled = Le sort décide à chaque partie quelles faces partagent une carte : connaître le jeu imprimé n’aide pas.
rules-deck-card = carte
rules-deck-sign = signe
rules-deck-count = combien
rules-deck-points = points
rules-deck-number = Chiffre { $number }
rules-deck-numbers = Chiffres { $low } à { $high }
rules-deck-stops = Cartes Arrêt { $low } à { $high }
rules-deck-face = sa valeur
rules-deck-total = total

rules-setup-dealer-draw = Chacun tire une carte, et le plus grand chiffre donne ; un symbole vaut 0, et en cas d’égalité, on tire à nouveau.
rules-setup-dealer-side = Seul le { $side } compte pour cela.
rules-setup-dealer-random = Le sort décide qui donne en premier.
rules-setup-dealer-seat = { $player } donne en premier.
rules-setup-dealer-later = Aux manches suivantes, la donne passe à gauche.
rules-setup-deal = Mélange, et donne { count-cards } à chacun.
rules-setup-hold = Tenez-les toutes dans le même sens, le { $front } vers soi : les autres voient le { $back }. Une carte qui arrive se range dans le même sens que les autres.
rules-setup-pile = Le reste, faces cachées, forme la pioche.
rules-setup-pile-sides = Le reste, { $front } en bas, forme la pioche, et tout le monde voit le dos de sa première carte.
rules-setup-talon = Retourne sa première carte : c’est le début du talon, où tout le monde pose.
rules-setup-trays = Retourne deux cartes, la première sur le plateau de gauche, la seconde sur celui de droite. Chaque plateau est un talon avec sa propre couleur.
rules-setup-balance = Avec la vraie balance : monte-la au milieu de la table, le disque sur la plateforme, le côté étroit de chaque plateau contre son bras, et enfonce bien chaque carte dans son plateau. Après la partie, les huit pièces se démontent et se rangent dans la boîte.
rules-first = C’est le voisin de gauche du donneur qui commence, et on tourne vers la gauche. Certaines premières cartes y changent quelque chose :
rules-first-plain = C’est le voisin de gauche du donneur qui commence, et on tourne vers la gauche.
rules-first-DrawNext = { $cards } : le premier joueur prend { count-cards } et perd son tour.
rules-first-SkipNext = { $cards } : le premier joueur perd son tour.
rules-first-DealerStarts = { $cards } : le donneur commence, et on tourne vers la droite.
rules-first-FirstNames = { $cards } : le premier joueur demande une couleur et joue ; rien d’autre ne se passe.
rules-first-still = { $cards } : rien ne se passe, on commence comme avec n’importe quelle carte.
rules-first-FlipOpening = { $cards } : tout se retourne avant que l’on joue ; si une carte blanche apparaît, le premier joueur en choisit la couleur.
rules-first-back = { $cards } : retour dans la pioche, on mélange et on en retourne une autre.
rules-first-other = { $cards } : elle agit comme toujours, comme si le donneur l’avait posée.
rules-first-number = Seul un chiffre peut commencer : toute autre carte retourne dans la pioche, on mélange et on en retourne une autre.
rules-first-trays = Les actions retournées ne font rien. Si un plateau montre une carte blanche, le premier joueur lui donne une couleur avant de jouer. Les cartes Arrêt comptent dès le début.
rules-first-stops = Les cartes Arrêt comptent dès le début.

rules-turn-match = À ton tour, pose une carte sur le talon. Elle doit s’accorder à la carte visible par la couleur, le chiffre ou le symbole : sur { $card }, tout ce qui est { $colour }, et tout { $kind }.
rules-turn-match-trays = À ton tour, pose une carte sur l’un des plateaux. Elle doit s’accorder à celle que tu couvres par la couleur, le chiffre ou le symbole : sur { $card }, tout ce qui est { $colour }, et tout { $kind }.
rules-turn-match-symbol = Sur une { $card }, toute autre { $card }, quelle que soit sa couleur.
rules-turn-wild = Une carte blanche, c’est-à-dire sans couleur à elle, se pose sur tout, et celui qui la pose demande une couleur : il faut ensuite cette couleur, ou une autre carte blanche.
rules-turn-double = Si tu as deux cartes du même chiffre et de la même couleur, tu peux les poser ensemble, l’une sur l’autre. Cela compte comme une seule carte posée : un chiffre qui a un effet n’en a qu’un, et pour UNO on regarde ce qui reste après les deux. Juste après avoir pioché, on ne pose qu’une carte.
rules-draw-free = Si tu ne peux pas jouer, ou si tu préfères attendre, pioche { $until ->
    [yes] carte après carte jusqu’à ce qu’une soit jouable
   *[no] une carte
 }.
rules-draw-forced = Tant que tu as une carte jouable, tu dois en poser une. Sinon, pioche { $until ->
    [yes] carte après carte jusqu’à ce qu’une soit jouable
   *[no] une carte
 }.
rules-drawn-may = Si ce que tu viens de piocher est jouable, tu peux le poser tout de suite ; sinon garde-le, et ton tour est fini. Les cartes que tu avais avant doivent attendre.
rules-drawn-must = Si ce que tu viens de piocher est jouable, tu dois le poser ; sinon garde-le, et ton tour est fini. Les cartes que tu avais avant doivent attendre.
rules-turn-jump = As-tu exactement la carte visible, même couleur et même chiffre ou symbole ? Tant que la personne dont c’est le tour n’a rien fait, tu peux la poser d’un bond, et le jeu repart de toi. Les cartes blanches n’interceptent pas.
rules-supply = Quand la pioche est vide, on mélange tout ce qui est sous la carte visible du talon pour en faire une nouvelle.
rules-supply-trays = Quand la pioche est vide, on mélange les cartes tombées pour en faire une nouvelle. S’il n’y en a pas, on ôte délicatement des plateaux tout sauf les cartes visibles, et personne ne paie.
rules-nothing-left = S’il n’y a pas assez de cartes à prendre, on prend ce qu’il y a. Un joueur qui ne peut ni poser ni piocher passe. Quand tout le monde a passé d’affilée, la manche est nulle : { $scoring ->
    [low] chacun note sa main
   *[other] personne ne la gagne
 }, et le donneur suivant redonne.
rules-nothing-left-on = Si quelqu’un a déjà fini, la manche n’est pas nulle : elle s’arrête telle qu’elle est.

rules-card-number = Un chiffre ne fait rien de plus : pose-le sur sa couleur, ou sur le même chiffre.
rules-card-draw = Le joueur suivant prend { count-cards } et perd son tour.
rules-card-draw-stacked = Le joueur suivant prend { count-cards } et perd son tour, ou répond (voir Empiler).
rules-card-draw-bounced = Le joueur suivant prend { count-cards } et perd son tour, ou renvoie la carte (voir Le rebond).
rules-card-R = Le sens du jeu change.
rules-card-R-two_player_reverse-skip = À deux, elle fait aussi sauter un tour : tu rejoues.
rules-card-R-two_player_reverse-plain = À deux, cela ne change rien : c’est à l’autre de jouer.
rules-card-S = Le suivant perd son tour.
rules-card-X = Tous les autres perdent un tour : tu rejoues.
rules-card-F = Toute la table se retourne (voir plus bas).
rules-card-W = Demande une couleur ; ce peut être celle d’avant.
rules-card-other = Ce que fait cette carte, sa boîte ne l’a pas mis en mots.
rules-card-names = Demande une couleur.
rules-card-sought = Demande une couleur. Le joueur suivant pioche jusqu’à ce qu’elle vienne, quel que soit le nombre de cartes, et perd son tour. Une carte blanche { $wilds ->
    [end] compte aussi.
   *[none] ne compte pas.
 }
rules-card-challenge = Ou bien le joueur suivant te défie (voir Les défis).
rules-card-free = Tu peux toujours la poser, et personne ne peut te défier.
rules-card-honest = Tu ne peux la poser que si tu n’as aucune autre carte de la couleur en cours{ $wilds ->
    [all] {" "}ni aucune autre carte blanche
    [others] {" "}ni carte blanche d’une autre sorte
   *[none] {""}
 } ; il n’y a donc rien à défier.
rules-card-WR = Demande une couleur et choisis quelqu’un, qui glisse toutes ses cartes roses sous celle-ci. Elles n’ont pas d’effet, et personne ne perd de tour.
rules-card-WR-robin_empty-target_wins = Si c’était toute sa main, cette personne a gagné la manche.
rules-card-WR-robin_empty-target_wins-on = Si c’était toute sa main, cette personne a fini et prend la place suivante.
rules-card-WR-robin_empty-keep_one = Si toutes ses cartes sont roses, la dernière lui reste.
rules-card-WX = Demande une couleur. Avant chaque partie, la table convient de ce qui se passe ensuite ; sur une vraie carte, écris-le au crayon : il s’efface.
rules-card-OP = Choisis quelqu’un. Vous montrez à tout le monde votre plus grand chiffre, et le plus grand des deux gagne. L’égalité est pour toi, tout comme un duel contre une main sans chiffre ; s’il n’y a que toi sans chiffre, tu perds. Le gagnant peut glisser jusqu’à 2 cartes au choix sous celle-ci, sans effet, mais jamais la dernière de sa main, et c’est lui qui demande la couleur. Puis c’est à la personne après toi de jouer.
rules-card-ME = Choisis quelqu’un. Vous montrez vos mains à tout le monde, et celui qui a le plus petit chiffre prend 2 cartes. L’égalité est pour toi. Le gagnant demande la couleur. Puis c’est à la personne après toi de jouer ; le duel ne coûte de tour à personne.
rules-card-ME-megatron_empty-holder_loses = Une main sans chiffre bat une main qui en a ; si aucune n’en a, tu gagnes.
rules-card-ME-megatron_empty-challenger_wins = Si l’une des mains est sans chiffre, tu gagnes.
rules-stop = carte Arrêt
rules-card-stop = Un chiffre dans un octogone. Elle se pose comme tout chiffre, mais peut figer son plateau (voir Les cartes Arrêt).
rules-card-TI = Une carte blanche qui fera tomber la balance à coup sûr (voir La carte Renversante).
rules-card-seven = Le 7
rules-card-seven-line = Échange ta main avec la personne de ton choix, sauf si c’était ta dernière carte.
rules-card-zero = Le 0
rules-card-zero-line = Toutes les mains avancent d’une place dans le sens du jeu, sauf si c’était ta dernière carte.

rules-challenge-honest = { $cards } : elle se pose sur tout, mais tu ne joues franc jeu que si le reste de ta main ne contient aucune carte de la couleur d’avant{ $wilds ->
    [all] , ni aucune autre carte blanche
    [others] , ni carte blanche d’une autre sorte
   *[none] {""}
 }. Les actions de couleur ont leur couleur ; une carte qui n’irait que par son chiffre ou son symbole ne compte pas.
rules-challenge-who = Tu as le droit de bluffer. Mais la personne qui doit prendre les cartes, et elle seule, peut te défier à la place. Tu lui montres alors ta main, et :
rules-challenge-won = Tu bluffais : c’est toi qui prends { count-cards }, et l’autre joue normalement.
rules-challenge-lost = Tu jouais franc jeu : l’autre prend { $more } cartes, pas { $count }, et perd son tour.
rules-challenge-won-sought = Tu bluffais : c’est toi qui pioches jusqu’à la couleur, et l’autre joue normalement.
rules-challenge-lost-sought = Tu jouais franc jeu : l’autre pioche jusqu’à la couleur, puis 2 cartes de plus, et perd son tour.
rules-challenge-colour = La couleur que tu as demandée reste, quoi qu’il arrive.

rules-stack-same = Au lieu de prendre les cartes, on peut répondre par une carte de la même sorte, quelle que soit sa couleur.
rules-stack-up = Au lieu de prendre les cartes, on peut répondre par une carte de la même sorte, quelle que soit sa couleur, ou, à une carte de couleur, par la carte blanche de ce côté qui fait piocher.
rules-stack-coloured = Au lieu de prendre les cartes d’une carte de couleur, on peut répondre par une carte de la même sorte, quelle que soit sa couleur. Les cartes blanches restent en dehors.
rules-stack-sum = Les nombres s’ajoutent et passent au suivant, jusqu’à ce que quelqu’un ne réponde pas : il prend toute la somme et perd son tour. On ne répond ni à la première carte retournée, ni à une dernière carte.
rules-stack-sought = { $card } : on n’y répond pas, et elle ne répond à rien.
rules-stack-tray = La réponse se pose sur le même plateau.
rules-stack-challenge = De plusieurs cartes blanches, on ne peut défier que la dernière, et seulement si la somme est pour soi : après un bluff, celui qui l’a posée prend la somme ; sinon l’autre la prend, avec 2 cartes de plus.
rules-bounce-pass = Au lieu de prendre les cartes d’une carte de couleur, on peut poser dessus une carte Passer ou Inversion de la même couleur. Passer les envoie au suivant ; Inversion change le sens et les renvoie. C’est alors tout ce qu’elle fait.
rules-bounce-again = Le nombre ne change pas, et celui qui les reçoit peut les renvoyer à son tour. Qui prend les cartes perd son tour.
rules-bounce-first = On ne renvoie pas la première carte retournée, et les cartes blanches restent en dehors.
rules-bounce-first-last = On ne renvoie ni la première carte retournée ni une dernière carte, et les cartes blanches restent en dehors. Si tu renvoies avec ta dernière carte, la manche est finie, et les cartes vont encore au suivant comme si elle les avait fait piocher.
rules-bounce-not = { $card } : elle ne renvoie rien.

rules-turning-all = Un Flip retourne tout : le talon d’un bloc, si bien que sa carte la plus basse arrive dessus et le Flip dessous ; la pioche de même ; et toutes les mains. Puis c’est au suivant, de l’autre côté, jusqu’au prochain Flip.
rules-turning-top = La carte qui arrive dessus reste là : une action ne fait rien, et si c’est une carte blanche, celui qui a posé le Flip demande une couleur.
rules-turning-see = De tes cartes tu ne vois que le côté en jeu ; de celles des autres, et de la première de la pioche, tu vois l’autre côté. Ouvre l’œil : après le prochain Flip, c’est avec cela qu’on jouera.

rules-stops-frozen = Si un seul plateau montre une carte Arrêt, il est figé : il n’accepte qu’une carte blanche, ou un Arrêt de même couleur ou de même chiffre, qui le laisse figé. L’autre plateau reste ouvert.
rules-stops-stops-cancel = Deux cartes Arrêt, une sur chaque plateau, s’annulent : tout ce qui s’accorde se pose sur les deux. Couvre l’une avec autre chose, et l’autre fige son plateau.
rules-stops-stops-strict = Avec un Arrêt sur chaque plateau, les deux sont ouverts, mais seulement aux cartes blanches, aux Arrêts et aux actions qui s’accordent : un chiffre ordinaire ne couvre jamais un Arrêt. Couvre l’un avec autre chose, et l’autre fige son plateau.

rules-balance-balance_preset-normal = Chaque carte posée pèse sur son plateau, et la balance lâche à environ 5 cartes d’écart.
rules-balance-balance_preset-stable = Chaque carte posée pèse sur son plateau, mais cette balance est patiente : elle lâche à 6 ou 7 cartes d’écart.
rules-balance-balance_preset-nervous = Chaque carte posée pèse sur son plateau, et cette balance est nerveuse : elle lâche à environ 4 cartes d’écart.
rules-balance-tip = Si des cartes tombent, tout de suite ou un peu après, le dernier joueur qui a posé une carte ou en a pris (en piochant, ou à cause d’une carte qui fait piocher) en prend 2 en pénalité.
rules-balance-reset = On remet alors la carte visible de chaque plateau, avec sa couleur, et on écarte toutes les autres. La carte posée fait quand même son effet, et le jeu continue.
rules-balance-care = Le soin avec lequel tu poses une carte compte, de 0 à { $most } : plus il est grand, plus la carte est droite et moins elle pousse le plateau. Sans rien dire, c’est { $usual }.

rules-tilt-lay = Pose-la sur le plateau de ton choix, même figé. Si elle fait tout basculer à elle seule, tu prends les 2 cartes et choisis une couleur, et c’est tout.
rules-tilt-place = Si la balance tient, chacun à son tour, à partir du suivant et toi compris, met la première carte de la pioche sur ce plateau, qu’elle s’accorde ou non, jusqu’à ce que tout bascule. Si les cartes manquent, tout bascule pour celui qui a placé la dernière.
rules-tilt-pay = La personne qui a fait basculer prend 2 cartes. La carte qu’elle a placée est maintenant visible et joue comme si elle l’avait posée. Si c’est une carte blanche, { $namer ->
    [next] le joueur suivant
   *[payer] elle
 } en choisit la couleur ; une autre Renversante fait tout recommencer. Puis c’est au joueur d’après.
rules-tilt-last = Une Renversante posée en dernier joue d’abord.
rules-tilt-last-on = Une Renversante posée en dernier joue d’abord. Si la balance bascule pour un autre, tu as fini. Si c’est pour toi, prends 2 cartes et continue : ta carte fait son effet. S’il ne reste alors qu’un joueur, la manche est finie.
rules-tilt-tilt_last_action-ignore = Si la balance bascule pour un autre, tu as gagné, et la dernière carte placée ne fait rien. Si c’est pour toi, prends 2 cartes et continue : ta carte fait son effet.
rules-tilt-tilt_last_action-carry_out = Si la balance bascule pour un autre, tu as gagné ; si la dernière carte placée fait piocher, la personne suivante prend encore les cartes, sauf si c’est toi. Si la balance bascule pour toi, prends 2 cartes et continue : ta carte fait son effet.
rules-tilt-tilt_last_action-ignore-on = La dernière carte placée ne fait alors plus rien.
rules-tilt-tilt_last_action-carry_out-on = Si la dernière carte placée fait alors piocher, la personne suivante prend encore les cartes, sauf si c’est toi.

rules-uno-call = Quand tu poses ton avant-dernière carte, dis UNO aussitôt, avec la carte ou juste avant.
rules-uno-uno_on_any_single-true = Cela vaut aussi s’il ne te reste qu’une carte pour une autre raison.
rules-uno-uno_on_any_single-false = S’il ne te reste qu’une carte pour une autre raison, tu n’as rien à dire.
rules-uno-catch = Si tu oublies, tout le monde peut t’attraper jusqu’à ce que le suivant pose ou pioche à son tour, et tu prends { count-cards }. Si tu le dis avant, même tard, tu es à l’abri. Les cartes prises de force, les défis et le choix d’une couleur ne mettent pas fin à ce délai.
rules-uno-free = Dire UNO ou attraper pour rien ne coûte rien.
rules-uno-strict = Dire UNO ou attraper pour rien coûte 2 cartes ; et si tu dis UNO, puis pioches, le redire avec trois cartes en main est une fausse alerte.

rules-end-round = La manche s’arrête dès que quelqu’un pose sa dernière carte.
rules-end-on = Qui pose sa dernière carte a fini et prend la place suivante. La carte fait encore aux autres tout ce qu’elle dit, mais personne ne peut la défier ; ce qu’elle ferait à la main vide tombe. Les autres continuent, et la manche s’arrête quand une seule personne a encore des cartes.
rules-end-on-final = Ce qui suit vaut pour la carte qui met fin à la manche.
rules-end-number = Ce doit être un chiffre : une action ou une carte blanche restée seule ne peut pas être posée, et il faut piocher.
rules-end-draws = Si elle fait piocher ({ $cards }), le suivant prend encore les cartes ; on ne peut plus ni défier ni répondre.
rules-end-sought = Avec la { $card }, le gagnant choisit encore la couleur.
rules-end-nothing = Une dernière carte n’a pas d’autre effet.
rules-end-quiet = Quelle que soit cette carte, il ne se passe plus rien.
rules-end-flip_last-stay = Un Flip posé en dernier ne retourne rien.
rules-end-flip_last-flip = Seul un Flip posé en dernier retourne encore la table.
rules-end-tippo_last_fall-continue = Mais si elle fait basculer la balance, tu prends 2 cartes et la manche continue.
rules-end-tippo_last_fall-continue-on = Si une dernière carte, quelle qu’elle soit, fait basculer la balance, tu prends 2 cartes et n’as pas fini.
rules-end-tippo_last_fall-wins = Si elle fait basculer la balance, tu as gagné quand même, et ne paies rien.
rules-end-tippo_last_fall-wins-on = Si une dernière carte fait basculer la balance, tu as fini quand même, et ne paies rien.
rules-mercy-limit = Qui a { count-cards } ou plus en main sort de la manche : on mélange sa main à la pioche, et les autres continuent sans lui. Le dernier qui reste a gagné la manche.
rules-mercy-when = On regarde quand quelqu’un a fini de piocher, quand une carte a été jouée avec tout ce qui s’ensuit, et aussitôt quand on prend des cartes pour un UNO oublié ou crié à tort.
rules-mercy-teams = La manche est finie dès qu’il ne reste que deux partenaires.
rules-mercy-places = Ceux qui sont sortis ainsi viennent après tous les autres, le premier sorti en dernier. Si quelqu’un a fini, le premier à finir reste le gagnant.
rules-mercy-points = Pour les points, une main compte telle qu’elle était à sa sortie.

rules-points-race = Le gagnant de la manche marque la valeur de toutes les autres mains. Le premier à { $target } points remporte la partie ; sinon on mélange tout et on redonne.
rules-points-low = Chacun note la valeur de sa propre main ; le gagnant de la manche note 0. Dès que quelqu’un { $exceeds ->
    [yes] a plus de { $target } points
   *[no] a { $target } points ou plus
 }, le plus bas total gagne la partie, et les ex æquo se la partagent. Sinon on mélange tout et on redonne.
rules-points-elimination = Chacun note la valeur de sa propre main ; le gagnant de la manche note 0. Qui { $exceeds ->
    [yes] a plus de { $target } points
   *[no] a { $target } points ou plus
 } sort de la partie et ne reçoit plus de cartes. Le dernier qui reste gagne la partie ; si tous sortent en même temps, le plus bas de leurs totaux gagne, et les ex æquo se la partagent. Sinon on mélange tout et on redonne.
rules-points-single = On ne compte pas de points : la manche est la partie. Mélangez, et rejouez ! Compter est facultatif : le tableau donne la valeur des cartes, et `scoring=race` joue jusqu’au nombre de points convenu.
rules-points-other = Autre façon de compter (`scoring=low`) : chacun note ce qui lui reste en main, et quand quelqu’un { $exceeds ->
    [yes] dépasse
   *[no] atteint
 } { $target } points, le plus bas total gagne.
rules-points-side = C’est le côté sur lequel la manche a fini qui compte.
rules-points-teams-race = Seules comptent les mains de l’autre équipe, et les points sont aux deux partenaires.
rules-points-teams-low = Une équipe note ses deux mains ensemble.
rules-points-teams-single = Ton partenaire gagne avec toi.
rules-points-on-race = Le gagnant est le premier qui a fini, et il marque les mains telles qu’elles sont quand sa dernière carte a fait son effet. Les places suivantes ne marquent rien.
rules-points-on-low = On compte les mains quand la manche est finie ; qui a déjà fini note 0.
rules-points-on-single = Le premier qui a fini a gagné ; les autres jouent pour les places.

rules-table-none = Rien de spécial : on joue selon le livret, avec quelques choix là où il se tait.
rules-table-line = { $title } – { $line }
# Bon à savoir.
rules-know-words = **Les mots** : piger, c’est piocher ; le talon, c’est le tas où l’on pose ; on joue plusieurs manches dans une partie ; une boîte, c’est un jeu avec ses cartes et son livret ; une carte blanche est une carte sans couleur à elle, d’autres disent un joker.
rules-know-signs = **Les lettres** : la colonne « signe » dit comment une carte s’écrit au terminal et dans une partie enregistrée : la lettre de sa couleur, puis son chiffre ou son signe. Ces lettres viennent de l’anglais ; { $card } s’écrit `{ $code }`.
rules-know-shapes = **Les formes** : chaque couleur a aussi la sienne, pour qui distingue mal les couleurs : { $shapes }.
rules-know-shape = { $colour } ({ $shape })
rules-know-count = **Compter** : s’il reste { $cards } dans les mains qui comptent, cela fait { $sum } = { $total } points.
rules-know-length = **La durée** : à quatre, une manche dure environ 45 tours, et il faut d’ordinaire six à huit manches pour arriver à 500 points. À dix secondes par tour, compte une petite heure.
rules-know-balance = **Lire la balance** : plus elle penche, plus c’est risqué. Vers 10° elle tremble, et vers 16° elle lâche, un peu plus tôt ou plus tard à chaque fois : tu vois le poids, jamais la limite.
rules-know-bots = **Les robots** : ils ne trichent pas, à aucun niveau. Ils ne voient que ce que tu verrais à leur place.
rules-know-shuffle = **Le mélange** : à une table, chacun ajoute son propre nombre au mélange, et personne n’en connaît le résultat avant la donne. Après la partie, télécharge-la : `pioche verify` prouve que personne n’a choisi les cartes.

# Nos choix, par le numéro de leur décision dans la spécification ; ceux qu’un réglage peut changer portent son titre.
rules-choices-shown = À un numéro comme `{ $ruling }` correspond un cas à regarder : `pioche rules { $box } --case { $ruling }`.
rules-choice-line = { $title } – { $line }
rules-choice-other = Autrement (`{ $option }`), { $line }
rules-choice-R1 = Le livret n’en dit rien : on joue de 2 à 10.
    .title = Combien de joueurs
rules-choice-R2 = Le livret n’en dit rien : ceux qui sont à égalité tirent à nouveau.
    .title = Égalité au tirage du donneur
rules-choice-R3 = Le livret n’en dit rien : la donne passe à gauche.
    .title = Le donneur des manches suivantes
rules-choice-R4 = Le livret dit d’en choisir un, sans dire comment : le sort en décide. Autrement (`dealer=draw`), le plus grand chiffre donne.
    .title = Le premier donneur
rules-choice-R6 = Le livret la remet dans la pioche ; nous mélangeons, pour que personne ne sache où elle est.
    .title = Une première carte refusée
rules-choice-R7 = La liste du livret a deux fois Passer et jamais Inversion : la seconde fois, c’est Inversion.
    .title = Huit cartes Inversion
rules-choice-R8 = Sa valeur manque dans le livret : 50 points, comme la +4 des autres boîtes.
    .title = Ce que vaut un Super Joker
rules-choice-R9 = Le livret n’en donne pas la liste : c’est celle de Flip, où Optimus Prime et Mégatron remplacent les cartes blanches ordinaires.
    .title = Les cartes de la boîte
rules-choice-R11 = Le livret nomme deux fois Piger une couleur (50 et 60), et jamais la carte blanche +2 : 50 pour elle, 60 pour Piger une couleur.
    .title = Ce que valent les cartes blanches
rules-choice-R12 = Le livret n’en dit rien.
rules-choice-R13 = Le livret n’en dit rien ; à la lettre, aucune première carte n’agirait.
rules-choice-R14 = Le livret n’en dit rien.
rules-choice-R18 = Le livret ne parle que de la carte piochée : les autres attendent, comme dans les autres boîtes.
    .title = Poser une autre carte après avoir pioché
rules-choice-R22 = Le livret n’y pense pas : on prend ce qu’il y a, et quand plus personne ne peut jouer, la manche est nulle.
    .title = Plus rien à piocher
rules-choice-R23 = Le livret dit « un adversaire » ; chez nous c’est seulement la personne qui doit prendre les cartes, comme dans les autres boîtes.
    .title = Qui peut défier
rules-choice-R26 = Le livret permet de poser une carte que l’on peut défier, même avec « une carte Action ou un chiffre identique » en main : nous lisons : d’une autre couleur. Une action de la couleur demandée est donc un bluff ; sinon, presque aucun bluff ne serait puni.
    .title = Ce qui fait un bluff
rules-choice-R27 = Le livret n’en dit rien : tu joues normalement.
    .title = Ton tour après un défi gagné
rules-choice-R30 = Le livret compte aussi les cartes blanches, sans exception.
rules-choice-R31 = Ce livret ne parle que de la couleur ; celui de Transformers compte aussi les cartes blanches.
rules-choice-R32 = Le livret dit « avant que le joueur suivant n’ait joué » : avant qu’il ne pose ou ne pioche à son tour. Prendre des cartes de force n’est pas jouer.
    .title = Combien de temps on peut attraper
rules-choice-R33 = Le livret n’en dit rien : cela vaut tant que personne ne t’a attrapé.
    .title = Dire UNO en retard
rules-choice-R35 = Le livret n’en dit rien : elle ne coûte rien. Autrement (`strict_uno`), elle coûte 2 cartes.
    .title = Une fausse alerte
rules-choice-R36 = Le livret ne parle que de l’avant-dernière carte posée.
rules-choice-R38 = Tant qu’un UNO n’est pas dit, une table retient d’ordinaire le coup suivant pendant 0,8 seconde, et les robots attendent au moins 1,5 seconde : tout le monde a le temps.
    .title = UNO à l’écran
rules-choice-R40 = Le livret ne dit pas quel côté compte alors.
rules-choice-R42 = Le livret n’en dit rien : le suivant prend encore ses cartes, si l’on compte les points.
    .title = Une carte qui fait piocher, posée en dernier
rules-choice-R43 = Le livret dit seulement que le sens change ; l’éditeur a répondu tantôt l’un, tantôt l’autre.
rules-choice-R46 = Ce livret dit « dépasse 500 » et les autres « atteint 500 » : chaque boîte suit le sien.
    .title = La fin au plus bas total
rules-choice-R47 = Le livret n’en dit rien : la victoire est partagée.
    .title = Égalité au plus bas total
rules-choice-R54 = Le livret n’en dit rien : elle n’a pas de couleur, on continue donc à piocher.
    .title = { switch-wild_ends_search }
transformers--rules-choice-R54 = « Les cartes blanches sont aussi considérées comme une correspondance » : nous le lisons de la main défiée, comme pour la +2.
rules-choice-R63 = Le livret n’en dit rien : c’est à la personne après celle qui a posé la carte, et le duel ne coûte de tour à personne.
    .title = Qui joue après un duel
rules-choice-R64 = Le livret ne dit rien d’une main sans chiffre.
rules-choice-R67 = La phrase du livret peut se lire de deux façons : chez nous, la personne choisie se débarrasse des siennes. C’est un cadeau.
    .title = Les cartes roses de qui
rules-choice-R68 = Le livret n’en dit rien : sous la carte de Robin, sans effet.
    .title = Où vont les cartes roses
rules-choice-R69 = Le livret n’y pense pas.
rules-choice-R73 = Le livret laisse toute liberté, si tout le monde est d’accord : il y a huit règles toutes prêtes, ou vos propres mots ; sans accord, c’est une simple carte blanche.
    .title = Ce qu’on peut écrire
rules-choice-R76 = Ce livret n’a pas la phrase des autres boîtes qui permet de piocher quand même.
rules-choice-R77 = Le livret dit que deux Arrêts s’annulent, et aussi qu’un chiffre ne couvre pas un Arrêt : nous lisons cela d’un plateau figé.
rules-choice-R79 = Le livret parle une fois des « deux premières cartes de chaque talon » et une fois des deux cartes visibles : une seule carte revient sur chaque plateau.
    .title = Après une chute
rules-choice-R81 = « En posant ou en prenant une carte », dit le livret : piocher compte, prendre à cause d’une +2 ou d’une +4 aussi ; une pénalité, non.
    .title = Prendre des cartes près de la balance
rules-choice-R83 = Le livret ne le dit que de la Renversante.
rules-choice-R86 = « Le joueur suivant doit exécuter cette action », dit le livret : il subit donc une +2, une +4 ou une carte Passer. Mais la couleur d’une carte blanche, c’est d’ordinaire qui la pose qui la choisit.
rules-choice-R88 = Le livret n’en dit rien.
rules-choice-R96 = Une manche qui ne finit pas est nulle après { $turns } tours.
    .title = Une manche sans fin

# Les mots de la boîte classique, dont le livret dit « Joker ».
classic--decision-colour-FirstNames = Un Joker commence, et tu joues en premier : quelle couleur demandes-tu ?
classic--rules-turn-wild = Un Joker ou un Super Joker se pose sur tout, et celui qui le pose demande une couleur : il faut ensuite cette couleur, ou un autre Joker.
classic--rules-turn-jump = As-tu exactement la carte visible, même couleur et même chiffre ou symbole ? Tant que la personne dont c’est le tour n’a rien fait, tu peux la poser d’un bond, et le jeu repart de toi. Les Jokers n’interceptent pas.
classic--rules-stack-up = Au lieu de prendre les cartes, on peut répondre par une carte de la même sorte, quelle que soit sa couleur, ou, à une carte de couleur, par un Super Joker.
classic--rules-stack-coloured = Au lieu de prendre les cartes d’une carte de couleur, on peut répondre par une carte de la même sorte, quelle que soit sa couleur. Les Super Jokers restent en dehors.
classic--rules-stack-challenge = De plusieurs Super Jokers, on ne peut défier que le dernier, et seulement si la somme est pour soi : après un bluff, celui qui l’a posé prend la somme ; sinon l’autre la prend, avec 2 cartes de plus.
classic--rules-bounce-first = On ne renvoie pas la première carte retournée, et les Super Jokers restent en dehors.
classic--rules-bounce-first-last = On ne renvoie ni la première carte retournée ni une dernière carte, et les Super Jokers restent en dehors. Si tu renvoies avec ta dernière carte, la manche est finie, et les cartes vont encore au suivant comme si elle les avait fait piocher.
classic--rules-end-number = Ce doit être un chiffre : une action ou un Joker resté seul ne peut pas être posé, et il faut piocher.
classic--rules-know-words = **Les mots** : piger, c’est piocher ; le talon, c’est le tas où l’on pose ; on joue plusieurs manches dans une partie ; une boîte, c’est un jeu avec ses cartes et son livret ; un Joker est une carte sans couleur à elle, d’autres livrets disent une carte blanche.
classic--house-free_wild_draw = { house-free_wild_draw }
    .line = Un Super Joker se pose toujours, et personne ne peut le défier.
rules-footer = Voici les règles telles que Pioche les joue, dans nos propres mots. Pioche est un projet indépendant ; UNO est une marque de Mattel, et Teen Titans Go!, Transformers et les noms de leurs personnages appartiennent à leurs propriétaires. Aucun d’eux n’a réalisé ni approuvé ce jeu.

## La page
page-loading = Un instant…
page-description = Une famille de jeux de cartes UNO : seul, autour d’un même appareil ou entre amis.
page-unreachable = Le serveur ne répond pas. Est-il en marche ?
page-lost = Il n’y a rien à cette adresse.
page-home = Accueil
page-again = Réessayer
page-close = Fermer
page-footer = Pioche est un projet indépendant. UNO est une marque de Mattel ; Teen Titans Go!, Transformers et les noms de leurs personnages appartiennent à leurs propriétaires. Aucun d’eux n’a réalisé ni approuvé ce jeu.
page-language = Langue
page-theme-auto = Couleurs : comme l’appareil
page-theme-light = Couleurs : claires
page-theme-dark = Couleurs : sombres
page-welcome = Cartes sur table !
page-pick-box = Choisis une boîte
page-new-game = Une nouvelle partie
page-nickname = Ton nom
page-default-name = Invité
page-avatar = Ton portrait
avatar-fox = Renard
avatar-cat = Chat
avatar-owl = Hibou
avatar-bear = Ours
avatar-frog = Grenouille
avatar-rabbit = Lapin
avatar-penguin = Manchot
avatar-bee = Abeille
avatar-octopus = Pieuvre
avatar-cactus = Cactus
avatar-robot = Robot
avatar-ghost = Fantôme
page-players = Joueurs
page-bots = Robots
page-play-now = Jouer maintenant
page-invite-friends = Inviter des amis
page-rules = Règles
page-join-title = Tu as un code ?
page-code = Code de la table
page-code-any = Code d’une table ou d’une coupe
page-join = Rejoindre
page-your-tables = Tes tables
page-back-to-table = Y retourner
page-listed-tables = Tables ouvertes
page-listed-none = Aucune table n’est ouverte à tous en ce moment.
page-nobody = Personne encore
page-open-seats = { $count ->
    [one] 1 place libre
   *[other] { $count } places libres
 }
page-phase-lobby = se prépare
page-phase-shuffling = mélange
page-phase-playing = en jeu
page-phase-closed = fermée
page-lobby-title = Table : { $box }
page-sit-down = Assieds-toi avec nous
page-locked = L’hôte a verrouillé la table : personne ne peut s’asseoir pour l’instant.
page-full = Toutes les places sont prises. Tu peux quand même regarder.
page-late-title = La partie a commencé : joue avec nous !
page-late-round = Choisis la place d’un robot : elle est à toi dès la prochaine manche. On ne s’assoit pas en cours de manche : ainsi, personne ne connaît deux mains.
page-late-none = Toutes les places sont prises. Regarde la partie : après, il y aura de la place.
page-late-locked = L’hôte a verrouillé la table. Tu peux regarder.
page-late-left = Tu as quitté cette partie. Un robot joue pour toi : { $player }.
page-late-back = Reprendre ma place
page-late-waits = Dès la prochaine manche, tu remplaces { $player }.
page-late-give-up = Je préfère regarder
page-late-seat = { $player }, { count-cards }
page-late-choose = Quelle place ?
page-late-watch = Regarder
page-late-open = Prendre une place
page-seat-comes = { $player } joue ici dès la prochaine manche
page-seats = À table : { $count } sur { $most }
page-seat-open = Place libre
page-seat-you = toi
page-seat-host = hôte
page-seat-away = pas là
page-seat-partner = ton partenaire
page-team-0 = Équipe Soleil
page-team-1 = Équipe Lune
page-swap-how = Touche deux places pour les échanger.
page-swap-how-own = Touche une place pour l’échanger avec la tienne.
page-swap-pick = Déplacer { $player }
page-swap-pick-open = Place libre { $number }
page-swap-with = Échanger avec { $player }
page-swap-asked = Tu voudrais échanger avec { $player } : il faut aussi son accord.
page-swap-wish = { $player } voudrait échanger sa place avec toi.
page-swap = Échanger
page-swap-back = Laisser comme ça
page-sit = M’asseoir ici
page-add-bot = Un robot
page-fill-bots = Compléter par des robots
page-remove = Retirer { $player }
page-lock = Verrouiller
page-listed = Visible par tous
page-screen = Grand écran (télé)
page-screen-call = Sortez vos téléphones : scannez, choisissez un nom, jouez !
page-watch = Regarder
page-watching = spectateur
page-qr = Code QR qui mène à la table { $code }
page-copy-link = Copier le lien
page-copied = Copié
page-share = Partager
page-let-in = Laisser entrer les téléphones
page-let-in-copy = Copier la ligne
page-what-we-play = À quoi on joue
page-presets = Règles toutes prêtes
page-house-rules = Règles maison
page-more-rules = Points, mains et détails
page-rules-now = En vigueur à cette table
page-scoring-race = Qui finit marque ce que les autres ont en main, jusqu’au total à atteindre.
page-scoring-low = Chacun compte sa main ; le plus petit total gagne.
page-scoring-single = Une seule manche décide ; on ne compte pas les points.
page-timer = Chrono
page-clock-off = sans
page-clock-calm = tranquille
page-clock-brisk = vif
page-seconds = { $count ->
    [one] 1 seconde
   *[other] { $count } secondes
 }
page-agree-explain = Ces cartes font ce que la table décide avant la première donne. Tout le monde doit être d’accord ; sinon ce sont de simples cartes blanches.
page-agree-proposed = { $player } propose :
page-agree-all = Tout le monde est d’accord.
page-agree-missing = Pas encore d’accord : { $players }.
page-agree-declined = Pas d’accord : { $players }.
page-agree-deal = Distribuer sans cette règle ? Pas encore d’accord : { $players }.
page-agree-deal-yes = Distribuer sans
page-agree-deal-no = Attendre
page-agree-none = Rien n’est proposé : ce sont de simples cartes blanches.
page-agree-yes = D’accord
page-agree-no = Pas d’accord
page-agree-propose = Proposer une règle
page-agree-first = Première carte
page-agree-second = Deuxième carte
page-agree-same = la même règle
page-played = Déjà joué à cette table
page-match = Partie { $number }
page-won-by = gagnée par { $players }
page-start = Distribuer
page-start-more = Il faut un deuxième joueur
page-rematch = Revanche
page-waiting-host = { $player } va bientôt distribuer.
page-leave = Quitter
page-leave-sure = Un robot prendra ta place. Partir ?
page-stay = Rester
page-connecting = Connexion à la table…
page-connection-lost = Connexion perdue. Nouvel essai…
page-unsent = { $count ->
    [one] Pas encore envoyé :
   *[other] Pas encore envoyés ({ $count }) :
 }
page-command-join = s’asseoir
page-command-leave = partir
page-command-sit = changer de place
page-command-swap = échanger des places
page-command-speak = ta langue
page-command-wear = ton portrait
page-command-add_bot = ajouter un robot
page-command-remove_bot = retirer un robot
page-command-set_rules = les règles
page-command-propose = ta proposition
page-command-agree = ton avis
page-command-start = la donne
page-command-commit = ta part du mélange
page-command-number = ton nombre pour le mélange
page-command-answer = ton coup
page-command-next = prêt pour la manche suivante
page-command-host_take = donner des cartes
page-command-remove = retirer un joueur
page-command-lock = le verrou
page-command-welcome = les places pour les retardataires
page-command-pause = la pause
page-command-stop = arrêter la partie
page-closed = Cette table est fermée. À bientôt !
page-unseated = Tu n’as plus de place à cette table.
page-shuffling = On mélange : chacun ajoute son propre nombre, pour que la donne soit honnête.
page-shuffle-missed = Les cartes ont été distribuées sans le nombre de ton appareil : il n’est pas arrivé à temps.
page-seal = Sceau du mélange
page-seal-line = Personne n’a choisi ces cartes, et tu peux le vérifier : note ce sceau, et après la partie, donne-le à « pioche verify » avec la partie téléchargée.
page-your-turn = À toi
page-paused = en pause
page-menu = La table
page-phrases = Dire un mot
page-score-pad = Feuille de score
page-round = Manche
page-earlier = avant
page-points-plus = +{ $count }
page-you-won-match = Tu as gagné la partie !
page-team-won-round = { $team } gagne la manche : { $players }.
page-team-won-match = { $team } gagne la partie : { $players }.
page-team-you-won-round = Ton équipe gagne la manche.
page-match-won = La partie revient à { $players }.
page-ready = Prêt – on attend les autres
page-waiting-for = On attend { $players }.
page-to-lobby = Revenir à la table
page-host-tools = Pour l’hôte
page-pause = Pause
page-go-on = Reprendre
page-stop = Arrêter la partie
page-stop-sure = Vraiment arrêter ?
page-host-give = Appliquer votre règle : qui prend des cartes ?
page-coach-hint = Demander conseil (H)
page-coach-thinking = L’entraîneur réfléchit…
page-coach-chance = { $chance } % ({ $low } à { $high })
page-coach-allow = Conseils pour tous
page-coach-allowed = À cette table, chacun peut demander conseil à son tour, et tout le monde voit qui le fait.
page-coach-bots-only = Entre joueurs, on ne demande pas conseil ici ; seul contre des robots, c’est toujours possible.
page-coach-review = Bilan
page-coach-queue = { $count ->
    [0] L’entraîneur commence…
    [one] Un bilan passe avant celui-ci.
   *[other] { $count } bilans passent avant celui-ci.
 }
page-coach-far = L’entraîneur a regardé { $done } coups sur { $of }.
page-coach-next = Erreur suivante
page-coach-next-mine = Mon erreur suivante
page-coach-details = En mots
page-coach-try = Rejouer d’ici : tu es { $player }
page-coach-card = Une carte à partager
page-coach-card-waits = L’entraîneur cherche le moment clé…
page-coach-card-share = Partager
page-coach-card-keep = Garder l’image
page-coach-puzzle = Problème du jour
page-coach-puzzle-question = Tu es { $player }, et c’est ton tour. Que fais-tu ?
page-coach-puzzle-right = C’est la meilleure réponse.
page-coach-puzzle-wrong = Mieux : { $answer }.
phrase-hint = Je demande conseil.
page-hints = Afficher les conseils
page-hint = Conseil
page-hint-ok = Compris
page-hint-off = Sans conseils
page-hint-turn = Touche une carte relevée, ou la pioche. Une carte sombre te dira pourquoi non.
page-hint-turn-lay = Touche une carte relevée pour la poser. Une carte sombre te dira pourquoi non.
page-hint-turn-draw = Rien n’est jouable : touche la pioche. Une carte sombre te dit pourquoi.
page-hint-after_draw = La carte piochée est jouable : pose-la tout de suite, ou garde-la.
page-hint-colour = Demande la couleur que tu as le plus ; la prochaine carte devra la suivre.
page-hint-target = Touche la personne de ton choix.
page-hint-target-WR = Il aide qui tu choisis : plutôt quelqu’un qui a beaucoup de cartes.
page-hint-target-OP = Peu de cartes, c’est souvent un moins grand chiffre : choisis une petite main.
page-hint-target-ME = Beaucoup de cartes, c’est souvent un plus petit chiffre : choisis une grosse main.
page-hint-target-7 = Tu prends toute sa main et donnes la tienne : choisis une petite main.
page-hint-respond = Tu peux prendre les cartes, ou douter. Un défi perdu coûte plus cher.
page-hint-lay = Tu peux te débarrasser de cartes sous la carte visible. Elles n’y font rien.
page-hint-keep = Choisis la carte qui reste en main ; les autres partent.
page-hint-place = Touche pour poser la carte suivante. Si la balance bascule, tu paies.
page-hint-uno = Deux cartes : appuie sur UNO avant d’en poser une, sinon gare !
page-hint-catch = Quelqu’un a oublié UNO : attrape-le avant que le suivant ne joue !
page-hint-card-WR = Il débarrasse qui tu choisis de ses cartes roses : aide plutôt une grosse main.
page-hint-card-WC = Demande une couleur : le suivant pioche jusqu’à ce qu’elle vienne.
page-hint-card-OP = Un duel : chacun montre son plus grand chiffre, et le plus fort gagne.
page-hint-card-ME = Un duel à mains ouvertes : qui a le plus petit chiffre prend 2 cartes.
page-hint-card-F = Tout se retourne : on joue maintenant avec l’autre côté des cartes.
page-hint-card-TI = Chacun à son tour pose une carte sur le plateau, jusqu’à ce que la balance bascule.
page-hint-card-stop = Seule visible, elle fige son plateau : il faut une carte blanche, ou un Arrêt qui s’accorde.
page-log = Ce qui s’est passé
page-chapters = Chapitres
page-replay = Revoir
page-viewer = Vu par
page-viewer-open = toutes les cartes visibles
page-viewer-spectator = un spectateur
page-viewer-seat = vu par { $player }
page-step = Étape de la partie
page-first = Au début
page-previous = Un pas en arrière
page-next = Un pas en avant
page-last = À la fin
page-run = Lecture
page-speed = Vitesse
page-download = Télécharger la partie

phrase-hello = Bonjour !
phrase-well_played = Bien joué !
phrase-thanks = Merci !
phrase-sorry = Pardon !
phrase-oops = Oups…
phrase-hurry = On s’endort ?
phrase-wait = Attends, je réfléchis.
phrase-laugh = Ha ha !
phrase-wow = Waouh !
phrase-cry = Oh non…
phrase-angry = Grrr !
phrase-heart = J’adore !
phrase-thumb = Bravo !
phrase-bye = À bientôt !

## Le terminal

boxes-title = Les boîtes
boxes-line = `{ $name }` · { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
 } · { $least } à { $most } joueurs

table-talon = talon
table-draw_pile = pioche
table-no_colour = pas encore de couleur

replay-title = { $box }, { count-players }, règles version { $version }
replay-seats = places
replay-options = options
replay-none = aucune
replay-cards = cartes
replay-real = de vraies cartes, saisies à la main
replay-seed = graine
replay-seen = vu par
replay-holds = { $player } a { $hand }
replay-points = points
replay-total = total
replay-waiting = On attend { $player } ({ $decision }).
replay-left = { $count ->
    [one] Il reste { $count } coup
   *[other] Il reste { $count } coups
 } dans l’enregistrement.
replay-end = L’enregistrement s’arrête ici.

play-you = Toi
play-welcome = { $box } · à table avec toi : { $players }. `aide` pour l’aide, `q` quitte et garde la partie.
play-back = Te revoilà ! Voici ce qui vient de se passer :
play-head = Manche { $number }
play-to_left = on joue vers la gauche
play-to_right = on joue vers la droite
play-window = n’a pas dit UNO !
play-out = hors de la manche
play-dropped = hors de la partie
play-place = a fini, place { $number }
play-places = Places : { $players }.
play-shown = cartes montrées :
play-backs = dos :
play-next_back = dos visible :
play-tray = plateau de { $tray }
play-frozen = figé
play-open = ouvert
play-level = La balance est droite.
play-leans_left = La balance penche à gauche, de { $degrees }°.
play-leans_right = La balance penche à droite, de { $degrees }°.
play-meanwhile = Avant que les autres ne continuent, tu peux intervenir.
play-go_on = Continuer
play-no_answer = Il n’y a pas de réponse { $number }.
play-possible = `{ $said }` est permis : vas-y.
play-undone = C’est annulé : te revoilà à ta dernière décision. Juste avant :
play-undo-none = Tu n’as encore rien joué : il n’y a rien à annuler.
play-undo-seen = Depuis, tu as vu des cartes que tu ne connaissais pas : ce coup-là ne s’annule plus.
play-no_hint = Ce n’est pas ton tour : il n’y a rien à conseiller.
play-why = Dis ce que tu voudrais faire, comme `pourquoi R7` ou `pourquoi pioche`.
play-fault = { $player } ({ $bot }) n’a pas su répondre et fait ce qu’on fait sans réfléchir ({ $reason }).
play-more = Entrée pour la suite, q pour arrêter :
play-total = Total
play-won = La partie est finie. Elle revient à { $players }.
play-left = Tu quittes la table. À la prochaine !
play-saved = Partie gardée dans { $file }.
play-kept = Ta partie est gardée dans { $file } ; `pioche play --resume` la reprend.
play-seed = Pour retrouver les mêmes cartes : --seed { $seed }
play-help-answers = Tape le numéro d’une réponse, ou ce qui est écrit derrière entre parenthèses : `R7`, `pioche`, `bleu`. D’autres mots peuvent suivre : `W bleu` demande aussitôt la couleur, et `2 bleu` aussi.
play-help-doubles = Deux chiffres égaux se posent ensemble : tape `R7 R7`.
play-help-care = Le soin avec lequel on pose s’écrit derrière la carte : `R7 gauche care=80`, de 0 à 100.
play-help-uno = En posant ton avant-dernière carte, dis-le : `R7 uno` ou `2 uno`. Sinon les autres peuvent t’attraper. `uno` tout seul le dit avant de poser ; `attrape Bea` attrape quelqu’un d’autre.
play-help-cards = Une carte, c’est la lettre de sa couleur (en anglais) et son chiffre ou son signe, comme R7 ou Y+2 ; celles entre crochets sont jouables maintenant.
play-help-commands = `conseil` dit ce qui gagne le plus souvent et pourquoi. `pourquoi R7` ou `? R7` dit pourquoi une carte n’est pas jouable, `règles` montre les règles, `règles R43` un de nos choix, `journal` ce qui vient de se passer, `points` les points, `table` la table à nouveau. `annuler` te ramène à ta dernière décision, sauf si tu as vu de nouvelles cartes depuis. `sauver` met la partie de côté, et `quitter` ou `q` aussi, en partant. `aide` ou `?` redit tout cela.

# Ce qu’on peut taper ; les mots anglais sont compris dans toutes les langues.
verb-play = pose
verb-draw = pioche
verb-keep = garde
verb-name = demande
verb-target = choisis
verb-accept = prends
verb-challenge = défie
verb-lay = glisse
verb-done = fini
verb-place = place
verb-uno = uno
verb-catch = attrape
verb-host = hôte
verb-next = suite
command-help = aide
command-hint = conseil
command-why = pourquoi
command-rules = règles
command-log = journal
command-table = table
command-score = points
command-undo = annuler
command-save = sauver
command-quit = quitter

menu-language = Langue
menu-own_name = français
menu-saved = Il y a une partie gardée ({ $file }). Que veux-tu faire ?
menu-saved-yes = La reprendre
menu-saved-no = En commencer une autre
menu-box = Quelle boîte ?
menu-players = Combien de joueurs, en te comptant (de 2 à { $most }) ?
menu-bots = Contre qui ? ({ level-fair })
menu-preset = Quelles règles ?

## Une partie par écrit, pour qui lit et répond par un numéro

written-you = Tu es { $player } dans une manche de { $box } à { $count } joueurs.
written-since = Depuis ta dernière réponse :
written-table = La table telle que tu la vois :
written-choose = Réponds par le numéro d’une de ces possibilités :
written-pass = Ne rien dire
written-call = { $answer }, et dire UNO
written-won = La manche est finie ; elle revient à { $player }.
written-void = La manche est finie ; personne ne l’a gagnée.
written-unclear = Il n’y a pas de réponse { $said } ; il faut un numéro de 1 à { $most }.

## Ce que le serveur dit au démarrage, et `make play` autour de lui

serve-friends = Les amis de ton réseau : { $link }
serve-only-here = Pour cette machine seulement ; --host 0.0.0.0 laisse entrer les téléphones de ton réseau.
serve-engine = Moteur { $engine ->
    [compiled] compilé
   *[interpreted] interprété : le même jeu, en plus lent
 }.
start-compiling = Le moteur compilé se prépare pendant ce temps, pour le prochain démarrage.
start-compiled = Le moteur compilé est prêt : il servira au prochain démarrage.
start-not-compiled = Le moteur compilé n’a pas pu être construit ; { $log } dit pourquoi. Le jeu continue sans lui.
start-broken-off = Le moteur compilé n’est pas terminé ; le prochain démarrage le reprendra du début.

## Ce qu’une table ou le serveur refuse

server-closed = Cette table est fermée.
server-not_seated = Assieds-toi d’abord à la table.
server-seated_already = Tu as déjà une place à cette table.
server-not_host = Seul l’hôte peut faire cela.
server-no_seat = Cette place n’existe pas.
server-seat_taken = Cette place est déjà prise.
server-full = Toutes les places sont prises.
server-locked = L’hôte a verrouillé cette table.
server-late = Les retardataires prennent la place d’un robot à la prochaine manche.
server-removed = L’hôte t’a fait quitter cette table.
server-bad_name = Un nom a de 1 à { $most } lettres.
server-name_taken = Quelqu’un s’appelle déjà { $name } à cette table.
server-no_bot = Il n’y a pas de robot à cette place.
server-unknown_bot = Il n’y a pas de robot { $bot } ici ; il y a { $bots }.
server-no_player = Il n’y a personne à retirer à cette place.
server-match_running = Il faut attendre la fin de la partie.
server-waiting_already = Une place t’attend déjà : tu joues à partir de la prochaine manche.
server-other_number = Ce n’est pas le nombre dont l’empreinte est arrivée d’abord.
server-own_seat = Tu as quitté une place dans cette partie : reviens à celle-là.
server-own_seat_taken = Quelqu’un d’autre joue à ta place ; tu pourras te rasseoir après la partie.
server-no_match = Aucune partie n’est en cours.
server-paused = La table est en pause.
server-stale = Entre-temps, il s’est passé autre chose. Regarde bien.
server-unreadable = Le serveur n’a pas compris.
server-no_box = La boîte { $box } n’existe pas ; il y a { $boxes }.
server-missing_box = Il faut pour cela la boîte { $box }, que ce serveur n’a pas en ce moment. Rien n’est perdu.
server-box_fault = C’est impossible : la boîte { $box } a un défaut. Essaie autre chose, ou arrête la partie.
server-no_preset = Ce jeu de règles n’existe pas ; il y a { $presets }.
server-bad_option = On ne peut pas jouer ainsi : { $why }.
server-bad_timer = Le chrono va de 10 à 120 secondes, ou reste éteint.
server-too_few_seats = Il y a { $count } joueurs à table ; il ne peut pas y avoir moins de places.
server-too_few_players = Il faut être deux pour jouer. Invite quelqu’un, ou ajoute un robot.
server-needs_agreement = Toute la table doit être d’accord : propose-le.
server-no_agreement_on_this = Il n’y a rien à décider ensemble ici.
server-no_proposal = Rien n’a été proposé.
server-proposal_open = Une proposition attend encore. Attends tout le monde, ou distribue sans elle.
server-no_number_wanted = On ne mélange pas les cartes en ce moment.
server-bus = Les serveurs n’arrivent pas à se joindre. Rien n’est perdu ; réessaie dans un instant.
server-storage = Le serveur ne peut rien enregistrer pour le moment. Rien n’est perdu ; réessaie dans un instant.
server-too_many_tables = Ce serveur n’a plus de place pour une table.
server-full_house = Ce serveur n’a plus de place pour une connexion. Réessaie dans un instant.
server-no_table = Aucune table n’a ce code.
server-damaged = L’enregistrement de cette table est illisible. L’administrateur du serveur peut voir où.
server-no_record = Cette partie n’existe pas.
server-no_pass = Ce lien a déjà servi, ou il a plus de cinq minutes. Fais-en un nouveau sur l’autre appareil.
server-no_hint = Il n’y a rien à conseiller : ce n’est pas ton tour.
server-hints_off = À cette table, on ne demande pas conseil.
server-no_coach = Ce serveur n’a pas d’entraîneur.
server-coach_busy = L’entraîneur est occupé. Réessaie dans un instant.
server-no_figures = L’entraîneur n’a rien à en dire.
server-unfinished = Cette partie est encore en cours : un bilan dirait ce que personne ne doit encore savoir.
server-no_puzzle = Il n’y a pas de problème pour cette boîte.
server-other_rules = Cette table a commencé avec les règles version { $theirs } ; ce serveur joue la version { $ours }. Elle est conservée.
server-other_protocol = Cette page est plus ancienne que le serveur. Recharge-la.
server-slow_down = C’est beaucoup à la fois. Attends un instant.
server-bad_text = Ici, un texte compte { $most } lettres au plus, et toutes sont visibles.
server-too_far = On ne peut reprendre une partie que dans ses { $most } premiers coups.
server-too_large_a_record = Cette partie est trop longue, ou son fichier trop compliqué, pour être gardée ici.
server-replay_failed = Cette partie n’a pas pu être rejouée. Réessaie plus tard.
server-replays_busy = Beaucoup de parties sont revues en ce moment. Réessaie dans un instant.
server-review_failed = L’entraîneur n’a pas pu analyser cette manche. Réessaie plus tard.
server-tables_share = Il y a déjà autant de tables ouvertes depuis ton réseau que possible. Ferme-en une, ou réessaie plus tard.
server-uploads_share = Il n’y a plus de place pour les parties envoyées depuis ton réseau. Réessaie plus tard.
server-uploads_full = Il n’y a plus de place pour d’autres parties envoyées. Réessaie plus tard.
server-disk_full = Le disque de ce serveur est plein. Les tables ouvertes continuent ; réessaie plus tard.
server-disk_share = Les tables de ton réseau prennent déjà toute la place permise. Réessaie plus tard.
server-other_host = Ce serveur ne répond pas au nom { $host }. La personne qui le gère peut l’ajouter à PIOCHE_HOSTS.
server-origin = Cette demande vient d’une autre page.
server-no_cookie = Le navigateur doit accepter le cookie qui garde ta place.
server-not_found = Il n’y a rien ici.
server-fault = Quelque chose s’est mal passé sur le serveur. Réessaie.
server-hint-loopback = Pour l’instant, seul cet ordinateur peut ouvrir le lien.
server-hint-loopback-help = Sur cet ordinateur, arrête Pioche (Ctrl et C là où il a été lancé).
    Relance-le avec la ligne ci-dessous : les tables sont toujours là.
    Les téléphones du même Wi-Fi pourront alors ouvrir le lien.
server-hint-network = Cette machine ne semble être sur aucun réseau ; le lien ne marche qu’ici.

## La page : la table d’une partie en cours

page-table-players = Joueurs
page-table-hand = Ta main : { count-cards }
page-table-card-closed = { $card }, pas jouable maintenant
page-table-prompt = Ce qu’il faut faire
page-table-which_tray = Sur quel plateau la poses-tu ?
page-table-on_tray = À { $tray }
page-table-one_or_both = Une carte ou deux ?
page-table-both = Les deux
page-table-one = Une seule
page-table-back = Une autre carte
page-table-lay_it = La poser
page-table-pile = Pioche, { count-cards }
page-table-pile-back = Pioche, { count-cards } ; au dos de la première : { $card }
page-table-talon = Sur le talon : { $card }
page-table-tray = Plateau de { $tray }, { count-cards }, au-dessus : { $card }
page-table-colour = Couleur demandée : { $colour }
page-table-tilting = Retiens ton souffle…
page-table-shown = Cartes montrées
page-table-close = Fermer
page-table-rule = La règle de cette carte
page-look-backs = Tout le monde sauf { $player } voit ces dos ; seule la personne qui les tient voit les faces.
page-look-hidden = Seule la personne qui les tient ({ $player }) voit ces cartes.
page-look-open = Ces cartes sont visibles.
page-look-none = Plus de cartes.
page-look-bot = Un robot ({ $level })
page-look-left = { $player } a quitté la table ; un robot prend le relais.
page-look-away = { $player } ne répond plus depuis { $time } ; un robot joue en attendant.
page-look-gone = Connexion perdue depuis { $time } : { $player }.
page-look-seconds = { $count } s
page-look-minutes = { $count } min
page-nudge = Rappeler { $player } à l’ordre
page-nudged = { $by } rappelle { $player } à l’ordre !
page-nudged-you = { $by } te rappelle à l’ordre : c’est à toi !
page-news-left = { $player } a quitté la table ; un robot prend le relais.
page-news-gone = { $player } a perdu la connexion.
page-news-away = Un robot joue pour { $player } en attendant.
page-news-back = { $player } est de retour.
page-news-joined = { $player } joue maintenant.
page-news-withheld = On mélange à nouveau : { $player } n’a pas donné son nombre à temps. Un robot prend cette place pour la manche.
page-news-host = { $player } est maintenant l’hôte.
page-news-host-you = Tu es maintenant l’hôte.
page-clock-left = { $count } s
page-table-seat = { $player }, { count-cards }
page-table-seat-asked = doit répondre
page-table-seat-bot = un robot
page-table-seat-away = pas là, un robot joue
page-table-seat-dealer = donneur
page-table-seat-partner = ton partenaire
page-table-points = { count-points }
page-table-catch = Attrapé !
page-table-silent = Pas d’UNO !
page-table-sound = Sons
page-sound-ask = Jouer avec le son ?
page-sound-yes = Oui
page-sound-no = Non
page-table-sort-colour = Trié par couleur : changer l’ordre
page-table-sort-number = Trié par nombre : changer l’ordre
page-table-sort-arrival = Dans l’ordre d’arrivée : changer l’ordre

## Joueurs sortis, et la main légère

page-out = Hors jeu
page-place-short = { $number ->
    [1] 1er
   *[other] { $number }e
 }
page-place = { $number ->
    [1] 1re place
   *[other] { $number }e place
 }
page-out-place = Tu as fini : { page-place } ! Reste pour voir la suite.
page-out-round = Tu es hors jeu pour cette manche. Reste pour voir comment les autres s’en tirent.
page-out-match = Tu es hors jeu pour cette partie. Reste pour voir qui la gagne.
page-put-out = hors jeu avec { count-cards }
page-dropped = hors de la partie
page-drops = quitte la partie
page-table-seat-place = { $player }, plus de cartes, { page-place }
page-table-seat-round = { $player }, hors jeu pour la manche
page-table-seat-match = { $player }, hors jeu pour la partie
page-care-swing = En douceur : arrête le repère au milieu.
page-care-count = En douceur : appuie, compte deux secondes, appuie.
page-care-counting = Deux secondes…
page-care-result = Soin : { $count } sur 100
page-care-begin = Commencer
page-care-stop = Maintenant !
page-care-skip = Poser ainsi
page-care-calm = Compter
page-care-watch = Viser
page-care-back = Retour
page-rule-excluded = Incompatible avec : { $rules }.
page-rule-seats = Seulement à { count-players }.
page-rule-needs = Seulement avec « { $rule } : { $value } ».
page-hint-respond-pass = Prends les cartes, ou fais-les suivre avec une carte relevée.
house-off = Ne se joue pas à cette table.

## Des options qui ne se jouent pas

option-apart = « { $option } » et « { $other } » sont incompatibles
option-exactly = « { $option } » se joue seulement à { count-players }
option-needs = « { $option } » ne se joue qu’avec « { $other } : { $setting } »
option-with = « { $option } » ne se joue qu’avec « { $other } »
option-no-balance = « { $option } » n’a pas de sens dans cette boîte, qui n’a pas de balance
option-one-by-one = « { $option } » n’a pas de sens dans cette boîte, où l’on pose les cartes une par une
option-no-bluff = « { $option } » n’a pas de sens dans cette boîte, où aucune carte ne permet de bluffer
option-mercy = « { $option } » met hors jeu qui tient { $limit } cartes, et on en distribue { $hand }
option-few = { $hand } cartes pour chacun des { $seats } joueurs en laissent moins de { $least } à piocher
option-seats = on joue de 2 à 10, pas à { $seats }
option-number = « { $option } » est un nombre de { $least } à { $most }, pas { $value }
option-word = « { $option } » vaut { $words }, pas { $value }
option-text = « { $option } » est un texte
option-custom-two = les cartes à personnaliser portent une règle, comme C3, ou deux
option-custom-text = un texte à soi va avec la règle C9
option-dealer = il n’y a pas de place { $seat } pour donner
option-twice = « { $option } » et { $number } sont une seule règle, qui a reçu deux valeurs
option-near = il n’y a pas d’option « { $name } » ; peut-être « { $option } » ?
option-unknown = il n’y a pas d’option « { $name } » ; cette boîte connaît { $known }
option-preset = il n’y a pas de règles toutes faites « { $name } » ; il y a { $known }
option-box = il n’y a pas de boîte « { $name } » ; il y a { $known }. Une boîte à soi se donne avec --box-file FICHIER
option-name = un nom est un seul mot sans { $signs }, pas « { $name } »
option-name-long = un nom a au plus { $most } lettres : « { $name } » est trop long
option-name-taken = personne ne peut s’appeler « { $name } », qui a un autre sens ici
option-name-twice = deux joueurs s’appellent « { $name } »

## Pioche sur un seul appareil, sans serveur

page-together = Ensemble sur cet appareil
page-together-line = Tout le monde joue sur ce seul appareil ; les cartes sont cachées pendant qu’il passe de main en main.
page-together-name = Joueur { $number }
page-together-more = Ajouter quelqu’un
page-together-less = Retirer le joueur { $number }
page-together-give = Passez l’appareil à { $player }
page-together-turn = C’est à { $player }
page-together-show = Je suis { $player } : voir mes cartes
page-together-watch = Les autres jouent.
page-together-call = { $player } : UNO !
page-together-catch = Attraper { $player }
page-together-middle = L’appareil est posé au milieu de la table
page-together-seat = Prendre place
page-table-first = Préparer une table
device-loading = Le jeu arrive : { $percent } %
device-starting = Le jeu démarre.
device-ready = Le jeu est prêt.
device-failed = Le jeu n’a pas démarré. La première fois, il faut une connexion.
device-unable = Ce navigateur ne peut pas faire tourner le jeu : WebAssembly lui manque ou est désactivé. Essaie avec un autre.
device-mixed = Les fichiers du jeu ne vont pas ensemble. Il est peut-être en pleine mise à jour : réessaie dans un moment.
device-stopped = Le jeu s’est arrêté. Rien n’est perdu : réessaie, et il reprend où il en était.
device-full = Cet appareil n’a pas assez de place pour garder le jeu. Tu peux jouer, mais il faudra une connexion à chaque fois.
device-storage = Cet appareil n’a plus de place, ou ne laisse rien garder au jeu. Rien de ce qui a été joué n’est perdu ; enregistre tout dans un fichier, fais de la place et réessaie.
device-fault = Quelque chose s’est mal passé dans le jeu. Réessaie.
device-damaged = L’enregistrement de cette table est illisible.
device-missing_box = Il faut pour cela la boîte { $box }, qui n’est pas là pour l’instant. Rien n’est perdu.
device-other_rules = Cette table a commencé avec la version { $theirs } des règles ; cette page joue la version { $ours }. Elle est gardée.
device-lost = Le navigateur a retiré au jeu son espace, avec ce qui y était gardé. Recharge la page ; un fichier enregistré peut alors être ouvert.
device-gone = Le navigateur a effacé ce qui était gardé ici. Si tu avais tout enregistré dans un fichier, ouvre-le.
device-no-cup = Une coupe se joue sur plusieurs appareils, et cette page n’a que le tien. Il faut un serveur : « make play » ou « pioche serve » en démarre un.
device-update = Une version plus récente est là.
device-update-sure = Après la mise à jour, la partie reprend où elle en est. Mettre à jour ?
device-update-now = Mettre à jour
device-update-later = Plus tard
device-keeping = Gardé sur cet appareil
device-keeping-line = Les tables et les parties restent dans ce navigateur. Un fichier les met à l’abri, ou les emporte sur un autre appareil.
device-export = Tout enregistrer
device-import = Ouvrir un fichier
device-exported = Tout est enregistré dans un fichier.
device-imported = Repris du fichier : { $tables ->
        [one] { $tables } table
       *[other] { $tables } tables
    }, { $records ->
        [one] { $records } partie
       *[other] { $records } parties
    } ; laissé de côté : { $left }.
device-box-added = La boîte { $box } est là.
device-box-care = Un fichier peut être tout ce que gardait un autre appareil, une partie (.toml) ou une boîte faite par quelqu’un (.py). Une boîte est un programme : n’ouvre que celles de gens de confiance.
device-games-file-line = La feuille d’une partie jouée ailleurs, par exemple sur un serveur. Ici, on peut la revoir et en lire le bilan.
device-games-delete-line = Ce qui est supprimé disparaît de ta liste. La feuille de la partie reste, tant que le navigateur n’est pas vidé.
page-plain-http = En HTTP simple, le navigateur ne peut ni installer cette page ni la garder pour les moments sans réseau ; on peut jouer.
server-elsewhere = Pioche est ouvert dans une autre fenêtre, qui a les tables. Ferme-la, et elles seront ici.
server-bad_file = Ce fichier est illisible : il ne vient pas d’ici, ou il est abîmé.
server-bad_record = Cette partie ne peut pas être montrée : { $why }.
server-bad_box = Cette boîte ne peut pas servir : { $why }.

## Mes parties, ce qui a été joué dans un navigateur

page-more = Et aussi
page-games = Mes parties
page-games-line = Toutes les parties jouées jusqu’au bout dans ce navigateur. Toi seul vois cette liste.
page-games-none = Rien encore. Joue une partie jusqu’au bout, et elle sera ici.
page-games-figures = En chiffres
page-games-total = Parties
page-games-streak = Gagnées d’affilée
page-games-best = record : { $count }
page-games-comeback = Plus belle remontée
page-games-behind = { $count ->
    [one] { $count } point de retard
   *[other] { $count } points de retard
}
page-games-bluffs = Bluffs réussis
page-games-bluffs-of = sur { $count }
page-games-caught = Fois où tu t’es fait attraper
page-games-catches = Tu as attrapé les autres : { $count }
page-games-uncounted = { $count ->
    [one] Calcul en cours : encore { $count } partie.
   *[other] Calcul en cours : encore { $count } parties.
}
page-games-how-often = Combien de fois tu gagnes
page-games-players = { $count } joueurs
page-games-share = { $won ->
    [one] { $won } partie gagnée sur { $games }, soit { $share }. Une part équitable serait de { $fair }.
   *[other] { $won } parties gagnées sur { $games }, soit { $share }. Une part équitable serait de { $fair }.
}
page-games-between = À la longue, ce peut être n’importe quoi entre { $low } et { $high }.
page-games-says-few = Trop peu de parties pour en dire plus.
page-games-says-luck = La chance seule suffit à l’expliquer.
page-games-says-more = La chance seule ne l’explique pas.
page-games-says-less = La malchance seule ne l’explique pas.
page-games-honest = La part équitable est ce que chacun gagnerait si tous jouaient aussi bien. Ici, adversaires forts et faibles comptent pareil, et sur vingt lignes de ce genre une à peu près semble remarquable par hasard.
page-games-all = Toutes les parties
page-games-won = Gagnée
page-games-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
page-games-with = Avec { $players }
page-games-short = moins d’une minute
page-games-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
page-games-review = Bilan
page-games-download = Télécharger la feuille de partie
page-games-delete = Supprimer
page-games-delete-sure = Supprimer cette partie de ta liste ?
page-games-keep = Garder
page-games-deleted = { $count ->
    [one] Une partie a été supprimée.
   *[other] { $count } parties ont été supprimées.
}
page-games-more = { $count ->
    [one] En montrer une de plus
   *[other] En montrer plus (encore { $count })
}
page-games-delete-all = Tout supprimer
page-games-delete-all-yes = { $count ->
    [one] Oui, la supprimer pour de bon
   *[other] Oui, supprimer les { $count } pour de bon
}
page-games-delete-line = Ce qui est supprimé disparaît de ta liste, sur tous tes appareils. La feuille d’une partie reste à ceux qui l’ont jouée avec toi.
page-games-file = Une partie d’un fichier
page-games-file-line = La feuille d’une partie jouée ailleurs, par exemple téléchargée de Pioche sans serveur. Quiconque reçoit son lien peut la revoir ici.
page-games-file-open = Ouvrir une feuille
page-games-device = Sur un autre appareil
page-games-device-line = Ouvre ce lien, ou vise l’image avec l’autre appareil : les deux montreront alors les parties des deux. Il sert une fois, pendant cinq minutes.
page-games-device-make = Faire un lien
page-games-device-anew = Faire un nouveau lien
page-games-device-qr = Image du lien pour l’appareil photo de l’autre appareil
page-games-device-left = Valable encore { $minutes }:{ $seconds }
page-games-devices = { $count ->
    [one] { $count } appareil montre cette liste.
   *[other] { $count } appareils montrent cette liste.
}
page-games-device-part = Ne plus partager sur cet appareil
page-games-parted = Cet appareil ne montre plus que ce qu’on y a joué.
page-games-bring = Les parties d’un autre appareil
page-games-bring-line = Désormais, cet appareil et l’autre montreront la même liste, avec les parties des deux. Ne le fais qu’avec tes propres appareils.
page-games-bring-yes = Les apporter ici
page-games-bring-no = Non merci
page-games-brought = C’est fait : les deux appareils montrent la même liste.

## Une soirée ensemble, classement, votes

page-evening = { $count ->
    [one] Ce soir : { $count } partie
   *[other] Ce soir : { $count } parties
}
page-evening-place = Place
page-evening-player = Joueur
page-evening-matches = Jouées
page-evening-wins = Gagnées
page-evening-score-places = Points
page-evening-score-points = Points
page-evening-bot = un robot
page-evening-gone = pas là
page-evening-leads = { $players } en tête
page-evening-count = Ce qui compte
page-evening-count-places = Les places
page-evening-count-points = Les points marqués
page-evening-count-wins = Les victoires
page-evening-line-places = À chaque partie, on gagne un point par joueur laissé derrière soi.
page-evening-line-points = On additionne les points ; si le plus bas total gagne, on compte l’avance sur le dernier.
page-evening-line-wins = Seules comptent les parties gagnées.
page-evening-fresh = Commencer une nouvelle soirée
page-evening-fresh-yes = Oui, repartir de zéro
page-evening-picture = Image des résultats
page-vote-open = Proposer une autre boîte ou une autre règle
page-vote-line = Toute la table vote. C’est fait dès que plus de la moitié est pour.
page-vote-suggest = Le proposer à tous
page-vote-suggested = { $player } propose { $box }.
page-vote-for = Pour ({ $count } sur { $needed } nécessaires) :
page-vote-against = Contre :
page-vote-yes = Je suis pour
page-vote-no = Je suis contre
page-vote-deal = Une proposition est encore ouverte. Distribuer quand même et l’abandonner ?
page-command-count = ce qui compte ce soir
page-command-suggest = ta proposition
page-command-vote = ton vote
server-same_rules = C’est déjà ce qui se joue.
server-no_motion = Plus rien n’est proposé.

## Une coupe sur plusieurs tables

page-cup = Coupe
page-cup-line = Pour 3 à 20 personnes sur plusieurs tables : tout le monde rencontre tout le monde, ou les vainqueurs continuent.
page-cup-open-new = Ouvrir la coupe
page-cup-yours = Tes coupes
page-cup-code = Code de la coupe
page-cup-qr = Code QR qui mène à la coupe { $code }
page-cup-phase-gathering = en préparation
page-cup-phase-playing = en cours
page-cup-phase-over = terminée
page-cup-phase-closed = fermée
page-cup-join = Participer
page-cup-take-part = Participer
page-cup-form = Comment on joue
page-cup-form-round_robin = Tous contre tous
page-cup-form-knock_out = Élimination
page-cup-line-round_robin = Une partie vaut un point au plus : la part des adversaires laissés derrière soi. Si le nombre est impair, chacun se repose aussi souvent que les autres.
page-cup-line-knock_out = Le vainqueur de chaque table continue. Si le nombre est impair, chacun se repose aussi souvent que les autres.
page-cup-size = { $count } au plus par table
page-cup-size-choose = Joueurs par table, au plus
page-cup-round = tour { $number } sur { $of }
page-cup-rounds = { $count ->
    [one] Un tour, pour l’instant.
   *[other] { $count } tours, pour l’instant.
}
page-cup-members = { $count ->
    [one] { $count } participant
   *[other] { $count } participants
}
page-cup-host = hôte
page-cup-remove = Retirer { $player }
page-cup-begin = Tirer au sort le premier tour
page-cup-more = Il faut être trois
page-cup-wait = { $player } tire les tours au sort.
page-cup-next-round = Tirer au sort le tour suivant
page-cup-end = Clore la coupe
page-cup-tables = Tables du tour { $number }
page-cup-table = Table { $number }
page-cup-waiting = se prépare
page-cup-playing = joue
page-cup-by-played = terminée
page-cup-by-walkover = sans jouer
page-cup-by-host = décidée par l’hôte
page-cup-lot = au sort
page-cup-award = Trancher
page-cup-award-line = Seulement si la partie ne peut pas finir. Qui a gagné ?
page-cup-byes = Au repos ce tour-ci : { $players }
page-cup-standings = Classement
page-evening-score-cup = Points
page-cup-next = La suite
page-cup-drawn-later = Le tour suivant est tiré au sort quand toutes les tables ont fini.
page-cup-last = C’est le dernier tour.
page-cup-open = { $count ->
    [one] Une table joue encore.
   *[other] { $count } tables jouent encore.
}
page-cup-past = Les tours joués
page-cup-your-turn = Ta table t’attend
page-cup-to-table = À ma table
page-cup-back = Retour à la coupe
page-cup-done = Cette partie est finie. La suite est à la coupe.
page-cup-won = La coupe va à { $players }
page-cup-left = a quitté la coupe
page-cup-out = hors course
page-cup-stay = Rester
page-cup-forsaken = Tu as gagné : retour à la coupe
page-cup-leave = Quitter la coupe
page-cup-leave-line = Un robot finit ta partie, ou l’autre a gagné. Les autres continuent sans toi.
page-cup-leave-early = Tu pourras revenir tant qu’elle n’a pas commencé.
page-command-set_cup = ce qui se joue à la coupe
page-command-award = ta décision
server-not_in_cup = Tu ne participes pas à cette coupe.
server-cup_begun = La coupe a déjà commencé.
server-cup_over = La coupe est terminée.
server-cup_few = Il faut au moins { $count } personnes pour une coupe.
server-cup_waits = { $count ->
    [one] Une table joue encore.
   *[other] { $count } tables jouent encore.
}
server-cup_teams = Dans une coupe, chacun joue pour soi, pas en équipe.
server-no_cup_game = Cette partie est déjà décidée.
server-not_at_cup = Cela se fait à une table, pas à la coupe.
server-no_cup_here = Cela se fait à la coupe, pas à une table.
server-of_cup = À une table de coupe, cela se décide à la coupe.

# Études : des questions auxquelles répondent de très nombreuses manches

study-size = { $deals } donnes à chaque table, { $rounds } manches en tout.
study-plain = { $measure } : { $list }.
study-players = { $count } joueurs
study-paired = La dernière colonne des nombres compare chaque table à « { $first } » sur les mêmes donnes.
study-paired-without = La dernière colonne compare chaque table à la même sans ce réglage, sur les mêmes donnes.
study-caption = { $measure }. Les traits de part et d’autre d’un point contiennent la vraie valeur dans 95 études de ce genre sur 100.
study-compared = { $measure }, de plus que « { $first } »
study-compared-without = { $measure }, de plus que sans elle
study-repeat = Comment la refaire
study-version = Avec Pioche { $version }, la même commande donne les mêmes nombres (graine { $seed }).
study-data = Les données
study-numbers-shown = Les nombres
study-table = Table
study-group = Dont
study-mean = Moyenne
study-interval = Intervalle à 95 %
study-more = Comparée
study-known = spécification
study-numbers = Joueurs
study-numbers-place = Place après le donneur, qui est le dernier
study-numbers-lean = Différence entre les plateaux, en cartes
study-measure-turns = Tours dans une manche
study-measure-points = Points du gagnant
study-measure-winner = Manches gagnées, %
study-measure-void = Manches sans gagnant, %
study-measure-wins = Manches gagnées par qui joue autrement, %
study-measure-place = Manches gagnées, %
study-measure-dealt = Manches gagnées par qui a reçu la carte, %
study-measure-lean = Part de toutes les chutes, %
study-measure-falls = Chutes de la balance dans une manche
study-measure-side = Tours sur chaque côté, %
study-measure-flipper = Manches gagnées, %
study-measure-missed = Manches gagnées, %
study-measure-drawn = Cartes piochées dans une manche
study-measure-decisions = Réponses dans une manche
study-group-light = côté clair
study-group-dark = côté sombre
study-group-flipped = a retourné la table
study-group-not = ne l’a pas retournée
study-group-none = aucun UNO oublié
study-group-away = un oublié, sans être attrapé
study-group-caught = a été attrapé
study-group-skip = Passer
study-group-reverse = Inversion
study-group-draw-two = +2
study-group-wild = Joker
study-group-wild-draw = Super Joker
study-value-true = oui
study-value-false = non
study-arm-by-the-book = selon les règles
study-arm-honest = ne bluffe jamais
study-arm-bluffer = bluffe volontiers
study-arm-trusting = ne défie jamais
study-arm-suspicious = défie toujours
study-arm-family = oublie un UNO sur dix
study-arm-forgetful = oublie toujours UNO
study-arm-attentive = n’oublie jamais UNO
study-arm-random_uno = au hasard
study-arm-easy = facile
study-arm-greedy = moyen
study-title-own = Une question à soi
study-title-length = Combien dure une manche, et que vaut-elle ?
study-answer-length = À quatre, une manche dure { $short } tours dans { $shortbox } et { $long } dans { $longbox } ; son gagnant marque { $poor } à { $rich } points.
study-title-seats = La place à table compte-t-elle ?
study-answer-seats = Dans { $box }, qui suit le donneur gagne { $first } % des manches et le donneur { $last } % ; si cela ne comptait pas, ce serait 25 %.
study-title-opening = Que vaut chaque carte de la main de départ ?
study-answer-opening = La meilleure carte à recevoir est { $best } : qui en tient une gagne { $much } % des manches. La pire est { $worst }, avec { $little } %.
study-title-rules = Que fait chaque règle maison à une manche ?
study-answer-rules = Selon les règles, une manche dure { $book } tours. Sur les mêmes donnes, « { $rule } » en ajoute { $more } et « { $other } » en épargne { $less }.
study-title-switches = Que fait chaque réglage du jeu à une manche ?
study-answer-switches = Sur { $number } choix, { $sure } changent à coup sûr la durée d’une manche. Sur les mêmes donnes, « { $rule } » ajoute { $more } tours et « { $other } » en épargne { $less }.
study-title-bluffing = Vaut-il la peine de bluffer, et de défier ?
study-answer-bluffing = Face à trois autres de la famille, qui bluffe volontiers gagne { $bluffer } % des manches et qui ne bluffe jamais { $honest } % ; qui ne défie jamais { $trusting } %, et qui défie toujours { $suspicious } %. À égalité, ce serait 25 %.
study-title-balance = Quand la balance tombe-t-elle ?
study-answer-balance = À quatre, elle tombe { $falls } fois par manche, et le plus souvent à une différence de { $most } cartes : { $share } % de toutes les chutes, là où la table de la spécification donne 48 %.
study-title-sides = Combien dure chaque côté de Flip, et à qui cela profite-t-il ?
study-answer-sides = À quatre, le côté sombre est en jeu pendant { $dark } % des tours. Qui a retourné la table gagne { $flipped } % des manches, les autres { $others } %.
study-title-skill = Chance ou adresse ?
study-answer-skill = Sur les mêmes donnes, contre trois qui jouent au hasard, qui dit UNO mais joue au hasard gagne { $weak } % des manches, et le meilleur des autres ({ $bot }) en gagne { $strong } % : l’adresse compte, et la chance décide de la plupart des manches.
study-title-calls = Que coûte un UNO oublié ?
study-answer-calls = Qui oublie toujours de dire UNO gagne { $forgetful } % des manches et qui n’oublie jamais { $attentive } %, là où 25 % serait l’égalité. Quand l’oubli se remarque, seulement { $caught } % des manches sont gagnées ; quand il passe inaperçu, { $away } %.

## Les leçons, une première partie qui apprend

page-learn = Apprendre à jouer
page-case-see = Voir le cas
page-case-back = Les règles
page-learn-first = Première fois avec cette boîte ? Apprends-la en trois minutes.
page-learn-no = Non merci
page-learn-step = Étape { $step } sur { $steps }
page-learn-on = Continuer
page-learn-back = Revenir
page-learn-skip = Passer
page-learn-right = Bien joué !
page-learn-again = Depuis le début
page-learn-play = Jouer une vraie manche
page-learn-over = La leçon est finie. Maintenant contre des robots faciles ; l’entraîneur t’aide quand tu veux.
server-no_case = Aucun cas ne montre ce choix.
server-no_lesson = Il n’y a pas de leçon pour cette boîte.
lesson-otherwise = C’est permis, mais cherche l’autre façon : c’est elle qu’on apprend ici.
lesson-classic-welcome = Bienvenue ! Le premier qui n’a plus de cartes gagne la manche. En bas, ta main ; au milieu, le talon, où l’on pose ; à côté, la pioche.
lesson-classic-colour = Une carte est jouable si elle a la couleur de celle du dessus. C’est du rouge : pose une de tes rouges.
lesson-classic-number = Le même chiffre se joue aussi, de toute couleur. Un 5 bleu est posé : pose ton 5 vert, et on passe au vert.
lesson-classic-draw = Tu n’as rien à jouer sur le 3 rouge. Alors on pioche une carte : touche la pioche.
lesson-classic-drawn = Un 8 rouge : la carte que tu viens de piocher se pose tout de suite si elle est jouable. Pose-la.
lesson-classic-skip = Les cartes à symbole agissent. Une carte Passer fait perdre son tour au suivant. Pose-la.
lesson-classic-plus2 = Ada a passé, Tom a posé un 6 rouge. Une carte +2 : le suivant prend deux cartes et perd son tour. Pose-la.
lesson-classic-reverse = Une Inversion change le sens du jeu : ce sera à Tom et non à Ada. Pose-la.
lesson-classic-wild = Un Joker se joue sur tout. Pose-le : tu pourras ensuite demander la couleur.
lesson-classic-name = Quelle couleur ? Tu as deux cartes bleues : le bleu t’arrange.
lesson-classic-bluff = Tom te joue un Super Joker. Il n’en a le droit que s’il n’a pas de rouge en main. Tu crois qu’il bluffe : défie-le !
lesson-classic-honest = Tu avais raison : c’est Tom qui a pris les quatre cartes. Il recommence ici. Défie-le encore, et vois ce que ça coûte quand il est honnête.
lesson-classic-call = Tom était honnête : tu as pris six cartes. Passons à mieux : il te reste deux cartes. Dis UNO avant de poser le 4 bleu.
lesson-classic-catch = Ada n’a plus qu’une carte et n’a rien dit. Attrape-la : elle prendra deux cartes !
lesson-classic-out = Ta dernière carte est jouable. Pose-la et gagne la manche.
lesson-classic-count = La manche est à toi. Tu marques ce que les autres ont encore : les chiffres pour leur valeur, les symboles 20, les Jokers 50. Tu sais tout !
lesson-titans-pink = Le même jeu que le classique, mais le rose remplace le rouge. Une carte rose est posée : pose la tienne.
lesson-titans-robin = Voici Robin : il se pose sur tout et débarrasse quelqu’un de toutes ses cartes roses. Pose-le.
lesson-titans-name = Comme toute carte blanche, il te laisse demander une couleur. Tu as des vertes : demande le vert.
lesson-titans-target = Qui se débarrasse de ses cartes roses ? Fais un cadeau à Ada : choisis-la, et trois cartes s’en vont.
lesson-titans-custom = Deux cartes portent une règle que votre table écrit avant la première donne. Ici, la première dit : échange de mains. Pose-la.
lesson-titans-custom-name = D’abord la couleur, comme pour toute carte blanche. Demande le vert.
lesson-titans-rule = Maintenant la règle de la table : avec qui échanges-tu ? Prends Ada.
lesson-titans-end = Sa main est à toi. Avant la partie, tout le monde se met d’accord sur ces cartes ; celui qui donne n’en décide pas seul.
lesson-flip-sides = Chaque carte a deux côtés, un clair et un sombre. Tu joues celui que tu vois ; les autres voient l’autre côté des tiennes.
lesson-flip-backs = Tu vois donc le dos de leurs cartes : touche un joueur pour les voir en grand. Tu sauras ce qu’il aura quand la table se retournera.
lesson-flip-light = Du côté clair, tout est comme tu le connais. Pose un 7 rouge.
lesson-flip-flip = Une carte Flip retourne tout : mains, talon et pioche. Pose-la.
lesson-flip-turned = Le côté sombre : rose, turquoise, orange et violet, et des cartes plus rudes. Ta main montre maintenant son autre côté.
lesson-flip-five = Une carte +5 : le suivant prend cinq cartes et perd son tour. Pose-la.
lesson-flip-everyone = Passer tous un tour : tous les autres passent, et c’est encore à toi. Pose-la.
lesson-flip-search = La carte Piger une couleur : le suivant pioche jusqu’à trouver la couleur que tu demandes. Pose-la.
lesson-flip-colour = Quelle couleur Ada doit-elle chercher ? Demande le turquoise.
lesson-flip-end = Il a fallu quatre cartes pour trouver du turquoise. La prochaine carte Flip ramènera tout du côté clair. Voilà tout le jeu !
lesson-transformers-sides = Une boîte à deux côtés, comme Flip : les Autobots du côté clair, les Décepticons du côté sombre. Tu vois le dos des cartes des autres. La nouveauté : deux duels.
lesson-transformers-optimus = Optimus Prime se pose sur tout et appelle un duel : le plus grand chiffre gagne. Pose-le.
lesson-transformers-rival = Contre qui ? Ta meilleure carte est un 9, et Tom n’a pas l’air fort : choisis-le. Une carte sans chiffre ne compte pas.
lesson-transformers-beneath = Tu as gagné. Le vainqueur peut glisser des cartes de toute sorte sous Optimus, sans effet. Glisses-en une.
lesson-transformers-enough = Tu pourrais en glisser une autre, mais la dernière reste toujours en main. Dis que c’est tout.
lesson-transformers-name = Le vainqueur demande aussi la couleur. Tu as un 9 rouge : demande le rouge.
lesson-transformers-megatron = Du côté sombre, Mégatron appelle : deux mains s’ouvrent, et le plus petit chiffre perd. Pose-le.
lesson-transformers-open = Ton plus petit chiffre est un 3. Choisis Tom et vois ce qu’il a.
lesson-transformers-wilds = Il avait un 1 : il a pris deux cartes. Les cartes blanches et les symboles n’ont pas de chiffre ; qui n’en a aucun ne peut pas avoir le plus petit. Demande l’orange.
lesson-transformers-end = Tu sais l’essentiel. Les cartes Flip retournent la table, comme dans Flip.
lesson-tippo-trays = Il y a ici deux talons, sur les plateaux d’une balance. Une carte se pose à gauche ou à droite, là où elle est jouable.
lesson-tippo-left = À gauche, il y a un 5 rouge : ton 7 rouge est jouable. Touche-le.
lesson-tippo-right = À droite, un 3 vert : pose-y ton 9 vert. Le poids reste ainsi égal.
lesson-tippo-stop = Une carte Arrêt fige son plateau : on n’y pose plus que les cartes blanches et les Arrêts de sa couleur ou de son chiffre. Pose ton Arrêt rouge.
lesson-tippo-frozen = Le plateau de gauche est figé : ton 9 rouge n’est pas jouable, bien qu’il soit rouge. Pose le 4 bleu à droite.
lesson-tippo-heavy = Regarde le plateau de gauche : six cartes, et le fléau penche beaucoup. Encore une, et… essaie le 5 vert de ce côté.
lesson-tippo-fallen = Elle a basculé ! Celui qui la fait tomber prend deux cartes, on vide les plateaux jusqu’aux cartes du dessus, et on continue.
lesson-tippo-tilt = La carte Renversante : chacun à son tour met une carte de la pioche sur ce plateau, jusqu’à ce que tout bascule. Pose-la à gauche.
lesson-tippo-breath = Ada et Tom ont eu de la chance. Retiens ton souffle et mets ta carte.
lesson-tippo-end = Elle a tenu, puis Ada l’a fait tomber : deux cartes pour elle. Une dernière carte ne gagne que si la balance tient. À toi de jouer !

## Le carnet de scores à côté de vraies cartes

page-pad = Avec de vraies cartes
page-pad-line = Les cartes sont sur votre table, les comptes sont ici : un carnet de scores pour une vraie boîte, qui sait aussi ce que fait chaque carte.
page-pad-kept = Tout reste sur cet appareil, et marche sans connexion une fois ouvert.
page-pad-lost = Ce navigateur ne garde rien pour l’instant : sa mémoire est pleine ou bloquée. Vous pouvez continuer, mais ne fermez pas cette fenêtre.
page-pad-unknown = Le carnet n’est pas encore chargé. Ouvrez-le une fois avec une connexion ; ensuite il marche sans.
page-pad-people = Qui joue, dans l’ordre de la table, dans le sens des aiguilles d’une montre
page-pad-first = Qui donne en premier ?
page-pad-begin = Commencer
page-pad-on = Reprendre la dernière partie
page-pad-same = Deux personnes s’appellent { $name } : donnez un autre nom à l’une d’elles.
page-pad-seats = Pour cette formule, il faut être { $count }.
page-pad-target-wrong = Les points à atteindre sont un nombre entier de { $least } à { $most }.
page-pad-to = { $form } · jusqu’à { $target } points
page-pad-deals = donne
page-pad-out = hors jeu
page-pad-begins = { $name } donne, { $first } commence.
page-pad-deal = { $name } donne cette manche
page-pad-way = { $way ->
    [right] On joue vers la droite
   *[left] On joue vers la gauche
 }
page-pad-turn = Changer le sens
page-pad-count = Compter la manche
page-pad-one-round = Quelqu’un a gagné
page-pad-who = Qui n’a plus de cartes ?
page-pad-nobody = Personne
page-pad-nobody-line = Une manche que personne n’a pu finir.
page-pad-hand = Main : { $name }
page-pad-tap = Touchez les cartes qui restent, ou écrivez les points.
page-pad-add = { $card } : { count-points }
page-pad-remove = Enlever { $card }
page-pad-type = Points
page-pad-up = Quel côté est en jeu ?
page-pad-missing = Rien n’est noté pour { $name } : touchez les cartes, ou écrivez 0.
page-pad-no-winner = Dites d’abord qui n’a plus de cartes.
page-pad-typed-wrong = { $name } : les points sont un nombre entier de 0 à { $most }.
page-pad-no-more = Il n’y en a que { $count } dans la boîte.
page-pad-scores = { $name } : { count-points } pour cette manche
page-pad-enter = Noter la manche
page-pad-not-yet = Pas encore
page-pad-now = La manche { $round } est notée. { $totals }.
page-pad-total = { $name } { $points }
page-pad-undo = Annuler
page-pad-undone = C’est annulé. { $totals }.
page-pad-again = Une autre partie, mêmes joueurs
page-pad-others = D’autres joueurs ou une autre boîte
page-pad-won = Parties gagnées : { $count }
page-pad-cards = Que fait cette carte ?
page-pad-cards-line = Touchez une carte de votre boîte.
page-pad-back = Retour au carnet
page-pad-balance = La balance
page-pad-balance-line = Posez les vraies cartes sur deux tas, et touchez ici où chacune est allée. Prendre des cartes secoue aussi la table. Avec la vraie balance, enfoncez bien chaque carte dans son plateau.
page-pad-left = À gauche
page-pad-right = À droite
page-pad-take = Cartes prises
page-pad-holds = { $lean ->
    [left] Elle tient, et penche à gauche
    [right] Elle tient, et penche à droite
   *[even] Elle tient, bien droite
 } : { $left } à gauche, { $right } à droite.
page-pad-falls = { $late ->
    [yes] C’était trop… tout tombe !
   *[no] Tout tombe !
 } La personne qui a posé ou pris la dernière carte prend { count-cards }. Les deux cartes visibles restent, toutes les autres sont écartées.
page-pad-anew = La remettre en place
page-pad-sound = Sons
page-pad-screen = Sur un deuxième écran
page-pad-screen-line = Rien n’est compté pour l’instant. Commencez une partie dans une autre fenêtre de cet appareil : elle apparaît ici toute seule.
