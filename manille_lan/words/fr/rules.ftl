### Le jeu : refus, phases, actions, événements, lignes de compte, options. Les identifiants finissent par les
### mots du moteur. $seat, $by et $accused sont des places, $side un camp, $card et $head des cartes, $cards
### plusieurs, $led et $trump des couleurs.

## Pourquoi une action est refusée : la règle, pourquoi elle vaut ici, ce qui est permis

refusal-must-follow = Il faut fournir à { SUIT($led) } : c’est la couleur demandée, et vous avez { CARDS($cards) }.
refusal-must-beat = { SEAT($seat) } est maître avec { CARD($head) } : il faut monter, et vous le pouvez avec { CARDS($cards) }.
refusal-must-ruff = Vous n’avez pas de { SUIT($led) } et { SEAT($seat) } est maître : il faut couper. Vous pouvez jouer { CARDS($cards) }.
refusal-must-overruff = { SEAT($seat) } a coupé avec { CARD($head) } : il faut surcouper. Vous le pouvez avec { CARDS($cards) }.
refusal-no-undertrump = Il est interdit de sous-couper { CARD($head) } tant qu’il vous reste autre chose. Vous pouvez jouer { CARDS($cards) }.
refusal-not-held = Vous n’avez pas { CARD($card) }.
refusal-not-offered = « { $action } » n’est pas possible maintenant.
refusal-cut = Coupez entre { $low } et { $high } cartes.
refusal-claim = Une réclamation nomme un pli de 1 à { $tricks } et un joueur de l’autre camp.
refusal-deal-over = La donne est finie.
refusal-not-your-turn = C’est le tour de { SEAT($seat) }.

## Phases : ce qu’on demande au joueur dont c’est le tour

phase-cut = { WHO($seat) ->
    [me] Coupez le paquet : combien de cartes passent dessous ?
   *[other] { SEAT($seat) } coupe le paquet.
}
    .title = La coupe
phase-deal = On distribue les cartes.
    .title = La donne
phase-blind_offer = { WHO($seat) ->
    [me] Vous donnez : annoncez l’atout sans voir votre jeu, ou regardez vos cartes.
   *[other] { SEAT($seat) } peut annoncer l’atout à l’aveugle.
}
    .title = À l’aveugle
phase-trumps = { WHO($seat) ->
    [me] Choisissez l’atout.
   *[other] { SEAT($seat) } choisit l’atout.
}
    .title = L’atout
phase-turn_up = On retourne une carte.
    .title = La retourne
phase-calls = { WHO($seat) ->
    [me] Voulez-vous contrer ?
   *[other] { SEAT($seat) } peut contrer.
}
    .title = Les contres
phase-play = { WHO($seat) ->
    [me] À vous de jouer une carte.
   *[other] C’est à { SEAT($seat) } de jouer.
}
    .title = Le jeu
phase-claims = { WHO($seat) ->
    [me] L’autre camp a-t-il joué une carte interdite ?
   *[other] { SEAT($seat) } peut réclamer une faute.
}
    .title = Les réclamations

## Actions : sur un bouton

verb-cut = Couper { $count }
verb-blind = { $suit ->
    [none] Sans-atout à l’aveugle
   *[suit] { SUIT($suit) } à l’aveugle
}
verb-look = Regarder mon jeu
verb-trump = { $suit ->
    [none] Sans-atout
   *[suit] { SUIT($suit) }
}
verb-en_face = En face
verb-pass = Passer
verb-double = Contrer
verb-play = { CARD($card) }
verb-none = Rien à réclamer
verb-claim = Pli { $trick } : { SEAT($accused) }

## Actions : dans le journal

did-cut = { WHO($by) ->
    [me] Vous coupez { $count } cartes.
   *[other] { SEAT($by) } coupe { $count } cartes.
}
did-blind = { $suit ->
    [none] { WHO($by) ->
        [me] Vous annoncez sans-atout à l’aveugle.
       *[other] { SEAT($by) } annonce sans-atout à l’aveugle.
    }
   *[suit] { WHO($by) ->
        [me] Vous annoncez atout { SUIT($suit) } à l’aveugle.
       *[other] { SEAT($by) } annonce atout { SUIT($suit) } à l’aveugle.
    }
}
did-look = { WHO($by) ->
    [me] Vous regardez votre jeu.
   *[other] { SEAT($by) } regarde son jeu.
}
did-trump = { $suit ->
    [none] { WHO($by) ->
        [me] Vous choisissez sans-atout.
       *[other] { SEAT($by) } choisit sans-atout.
    }
   *[suit] { WHO($by) ->
        [me] Vous choisissez atout { SUIT($suit) }.
       *[other] { SEAT($by) } choisit atout { SUIT($suit) }.
    }
}
did-en_face = { WHO($by) ->
    [me] Vous dites « en face » : votre partenaire choisit.
   *[other] { SEAT($by) } dit « en face » : son partenaire choisit.
}
did-pass = { WHO($by) ->
    [me] Vous passez.
   *[other] { SEAT($by) } passe.
}
did-double = { WHO($by) ->
    [me] Vous contrez.
   *[other] { SEAT($by) } contre.
}
did-play = { WHO($by) ->
    [me] Vous jouez { CARD($card) }.
   *[other] { SEAT($by) } joue { CARD($card) }.
}
did-none = { WHO($by) ->
    [me] Vous ne réclamez rien.
   *[other] { SEAT($by) } ne réclame rien.
}
did-claim = { WHO($by) ->
    [me] Vous réclamez une faute de { SEAT($accused) } au pli { $trick }.
   *[other] { SEAT($by) } réclame une faute de { SEAT($accused) } au pli { $trick }.
}

## Autres événements, dans le journal

event-dealt = { WHO($seat) ->
    [me] Vous donnez.
   *[other] { SEAT($seat) } donne.
}
event-drew = { WHO($seat) ->
    [me] Vous tirez { CARD($card) }.
   *[other] { SEAT($seat) } tire { CARD($card) }.
}
event-turned = La retourne : { CARD($card) }.
event-marked = { WHOSE($side) ->
    [me] Vous marquez { $value } pour la retourne.
    [one] { SIDE($side) } marque { $value } pour la retourne.
    [us] Votre camp marque { $value } pour la retourne.
    [them] L’autre camp marque { $value } pour la retourne.
   *[other] { SIDE($side) } marquent { $value } pour la retourne.
}
event-held = { WHOSE($side) ->
    [me] Vous gardez { $value } pour la retourne jusqu’à la fin de la donne.
    [one] { SIDE($side) } garde { $value } pour la retourne jusqu’à la fin de la donne.
    [us] Votre camp garde { $value } pour la retourne jusqu’à la fin de la donne.
    [them] L’autre camp garde { $value } pour la retourne jusqu’à la fin de la donne.
   *[other] { SIDE($side) } gardent { $value } pour la retourne jusqu’à la fin de la donne.
}
event-won = { WHO($seat) ->
    [me] Vous faites le pli.
   *[other] { SEAT($seat) } fait le pli.
}
event-thrown_in = La donne est annulée : personne ne marque.
event-deal_over = La donne est finie.
event-leg = { WHOSE($side) ->
    [me] Vous gagnez la manche.
    [one] { SIDE($side) } gagne la manche.
    [us] Votre camp gagne la manche.
    [them] L’autre camp gagne la manche.
   *[other] { SIDE($side) } gagnent la manche.
}
event-match_over = { WHOSE($side) ->
    [me] Vous gagnez la partie !
    [one] { SIDE($side) } gagne la partie.
    [us] Votre camp gagne la partie !
    [them] L’autre camp gagne la partie.
   *[other] { SIDE($side) } gagnent la partie.
}
    .shared = La partie finit sur une égalité.

## Le compte d’une donne

side-you = Vous
side-us = Nous
side-them = Eux
score-line = { $label } : { $value }
score-turned_up = La retourne
score-card_points = Points des cartes
score-trick_points = Plis, un point chacun
score-threshold = La moitié des points
score-excess = Au-delà de la moitié
score-times_no_trump = Sans-atout : × { $value }
score-times_blind = À l’aveugle : × { $value }
score-times_calls = Contré : × { $value }
score-times_tie = Après un coup nul : × { $value }
score-times_capot = Capot : × { $value }
score-capped = Pas plus de × { $value }
score-score = Marque de la donne
score-tie = Coup nul, { $value } partout : personne ne marque
score-held_lost = Points gardés, perdus
score-capote = Capot : la manche est gagnée
score-breach = Faute prouvée, au pli { $value }
score-penalty_points = Tout ce que la donne pouvait donner
score-penalty = Marque de la donne, pour la faute

## Options de la règle : nom, une ligne d’aide, noms des valeurs

value-true = oui
value-false = non

rule-direction = Sens du jeu
    .help = De quel côté passent le tour, la distribution et la donne.
    .cw = sens des aiguilles d’une montre
    .ccw = sens inverse des aiguilles d’une montre
rule-seating = Partenaires
    .help = Les joueurs restent comme ils se sont assis, ou tirent partenaires et places aux cartes.
    .lobby = comme on s’est assis
    .draw = tirés aux cartes
rule-first_dealer = Premier donneur
    .help = Qui donne le premier dans une partie.
    .draw = la plus haute carte tirée
    .random = n’importe qui, au hasard
    .host = l’hôte
rule-shuffle = Battre les cartes
    .help = Avant chaque donne, ou seulement avant la première : qui se souvient de la donne en sait alors long sur la suivante.
    .full = avant chaque donne
    .none = avant la première donne seulement
rule-cut = Couper le paquet
    .help = Le voisin du donneur est-il prié de couper ?
    .none = non demandé
    .ask = demandé avant chaque donne
rule-packets = Distribution
    .help = Combien de cartes chacun reçoit à la fois.
rule-no_trump_allowed = Sans-atout
    .help = La donne peut se jouer sans atout, ce qui la double.
rule-en_face = En face
    .help = Le donneur peut laisser le choix de l’atout à son partenaire.
rule-blind = À l’aveugle
    .help = Le donneur peut annoncer avant d’avoir vu une carte, ce qui double la donne.
    .none = jamais
    .nt = sans-atout seulement
    .any = une couleur ou sans-atout
rule-blind_dealer_leads = À l’aveugle, le donneur entame
    .help = Après une annonce à l’aveugle, le donneur entame le premier pli.
rule-partner_hidden = Le partenaire ne regarde pas
    .help = Le partenaire du donneur ne voit pas son jeu avant le choix de l’atout.
rule-max_calls = Contres
    .help = Combien de fois une donne peut être contrée, les deux camps ensemble.
    .number = { $number ->
        [0] aucun
       *[other] { $number } au plus
    }
rule-multiplier_cap = Limite
    .help = Le plus que la donne puisse être multipliée.
    .none = aucune
    .number = × { $number }
rule-capot = Le capot double
    .help = Le camp qui fait tous les plis marque le double.
rule-capot_in_cap = Capot dans la limite
    .help = La limite comprend-elle aussi le double du capot ?
rule-coinche_scope = Ce que le contre multiplie
    .help = La marque du camp qui gagne, ou celle du contreur seul, selon un texte ancien.
    .both = la marque de qui gagne
    .literal = selon l’ancien texte
rule-tie_doubles_next = Après un coup nul
    .help = La donne qui suit un coup nul compte-t-elle double ?
    .no = rien
    .single = la donne suivante compte double
    .cumulative = chaque coup nul de suite double encore
rule-jack = Valet
    .help = Points d’un valet.
rule-trick_point = Point de pli
    .help = Points pour chaque pli, en plus des points des cartes.
rule-threshold = À dépasser
    .help = Un camp marque ce qu’il a au-delà de ce nombre.
    .half = la moitié des points
rule-play_rule = Obligations
    .help = Ce que doit faire un joueur qui peut fournir, monter ou couper.
    .strict = fournir, monter et couper
    .follow_trump = fournir, couper à défaut
    .follow_only = fournir
    .none = aucune
rule-undertrump = Sous-couper
    .help = Peut-on jouer un atout plus petit que l’atout maître quand on demande une autre couleur ?
    .ban = seulement si l’on n’a rien d’autre
    .ban_vs_opponents = sous l’atout d’un adversaire, seulement si l’on n’a rien d’autre
    .free_if_unable = permis à qui ne peut surcouper
    .free = permis
rule-match = Partie
    .help = Ce qui gagne la partie.
    .race = au premier qui atteint { $number }
    .trees = en deux manches gagnées de { $number }
    .fixed = { $number ->
        [one] { $number } donne
       *[other] { $number } donnes
    }
    .sets = en deux manches gagnées : 34, 34, puis 44
    .hands = en deux manches gagnées de 40
    .individual = { $number } donnes, chacun pour soi
rule-turnup = Points de la retourne
    .help = Quand ils sont marqués, s’ils atteignent le but.
    .at_once = aussitôt
    .held = après la donne, si le camp a la moitié
rule-capote_wins_hand = Le capot gagne la manche
    .help = Dans une partie en manches de 40, le camp qui fait tous les plis gagne la manche d’un coup.
rule-enforcement = Fautes
    .help = Les cartes interdites sont refusées, ou c’est aux autres de réclamer.
    .refuse = refusées
    .honour = à réclamer après la donne
rule-violation_multiplied = Faute multipliée
    .help = La pénalité d’une faute est-elle multipliée comme la donne ?
rule-show_last_trick = Dernier pli
    .help = Le dernier pli peut-il être revu ?
rule-table_talk = Parler pendant le jeu
    .help = Les joueurs peuvent-ils écrire pendant qu’on joue ?
    .closed = entre les donnes seulement
    .open = toujours

## Erreurs d’options, de notation et de noms

option-value = L’option { $option } ne peut pas être « { $value } ». Permis : { $allowed }.
option-form = « { $text } » n’est pas une option. Écrivez NOM=VALEUR, par exemple match=race:101.
option-twice = L’option { $option } est donnée deux fois.
option-unknown = { $variant } n’a pas d’option { $option }. Ses options : { $known }.
option-players = { $low ->
    [4] { $variant } se joue à quatre, pas à { $players }.
   *[other] { $variant } se joue de { $low } à { $high }, pas à { $players }.
}
option-packets = Ces paquets font { $total } cartes, mais un jeu en a { $hand }.
option-threshold = { $threshold } dépasse la moitié des points, qui est { $half }.
option-blind-no-trump = Annoncer sans-atout à l’aveugle demande l’option no_trump_allowed.
option-held-fixed = On ne peut garder des points (turnup=held) dans une partie à nombre de donnes fixe : elle n’a pas de but.
option-individual = { $variant } se joue par camps ; les parties individuelles sont pour les enchères.
notation-card = « { $text } » n’est pas une carte de ce jeu ({ $pack }).
notation-suit = « { $text } » n’est pas une couleur. Les couleurs sont { $suits }.
notation-card-twice = Une carte est écrite deux fois dans « { $text } ».
notation-pack = Il n’y a pas de jeu de cartes « { $text } ». Il y a : { $packs }.
notation-action = « { $text } » n’est pas une action.
notation-event = « { $text } » n’est pas un événement.
notation-line = « { $text } » n’est pas une ligne de compte.
notation-view = Ce que la table a envoyé n’est pas une vue de la donne : { $problem }
notation-order = Une donne demande le jeu entier de { $size } cartes ; celles-ci sont { $count }, ou l’une est écrite deux fois.
match-over = La partie est finie.
