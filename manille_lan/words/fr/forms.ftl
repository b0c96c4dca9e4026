### Ce qu’ajoutent les autres formes du jeu : enchères et talon, parole, jeux aveugles, piles, botifarra.
### $seat et $by sont des places, $card une carte, $cards plusieurs ; $kind, $what et $value ce qui se dit d’un jeu.

## Refus

refusal-bid = « { $action } » n’est pas une enchère possible. Annoncez de { $low } à { $high } points, tous les plis, ou passez.
refusal-lay = { $left ->
    [0] « { $action } » n’est pas possible maintenant.
    [1] Il faut d’abord écarter une carte ; « { $action } » ne va pas.
   *[other] Il faut d’abord écarter { $left } cartes ; « { $action } » ne va pas.
}
refusal-position = Vous avez { $count } cartes : nommez une place de 1 à { $count }.
refusal-false = Ce n’est pas vrai de votre jeu.
refusal-answer-first = Il faut d’abord répondre à votre partenaire.
refusal-order = Votre partenaire a donné un ordre : vous devez entamer { CARDS($cards) }.
refusal-lowest = Qui ne peut prendre doit jouer petit. Vous pouvez jouer { CARDS($cards) }.

## Phases

phase-privilege = { WHO($seat) ->
    [me] Voulez-vous jouer seul ?
   *[other] { SEAT($seat) } peut jouer seul.
}
    .title = Qui joue seul
phase-auction = { WHO($seat) ->
    [me] Qu’annoncez-vous ?
   *[other] C’est à { SEAT($seat) } d’annoncer.
}
    .title = Les enchères
phase-draw = { WHO($seat) ->
    [me] Prenez au talon, ou arrêtez.
   *[other] { SEAT($seat) } peut prendre au talon.
}
    .title = Le talon
phase-widow = On étale le talon.
    .title = Le talon
phase-exchange = { WHO($seat) ->
    [me] Échangez des cartes avec le talon, ou restez servi.
   *[other] { SEAT($seat) } peut échanger avec le talon.
}
    .title = L’écart

## Actions : sur un bouton

verb-accept = Je joue seul
verb-decline = Je refuse
    .said = Je passe.
verb-bid = { $value ->
    [slam] Tous les plis
   *[other] { $value }
}
verb-draw = Prendre une carte
verb-stop = Plus de carte
verb-lay = Écarter { CARD($card) }
verb-stand = Servi
verb-take = Prendre le talon
verb-pick = Carte { $count } du talon
verb-position = Carte { $count }
verb-invite = Faire parler mon partenaire
    .said = À toi la parole !
verb-tell = { $kind ->
    [suit] À { SUIT($what) }, j’en ai { $value }
    [rank] J’ai { $value } fois { RANK($what) }
   *[card] { $value ->
        [yes] J’ai { CARD($what) }
       *[no] Je n’ai pas { CARD($what) }
    }
}
verb-ask = { $kind ->
    [suit] Combien à { SUIT($what) } ?
    [rank] Combien de fois { RANK($what) } ?
   *[card] As-tu { CARD($what) } ?
}
verb-answer = { $value ->
    [yes] Oui
    [no] Non
   *[other] { $value }
}
verb-instruct = { $kind ->
    [suit] Entame { SUIT($what) }
   *[card] Entame { CARD($what) }
}

## Actions : dans le journal

did-accept = { WHO($by) ->
    [me] Vous jouez seul.
   *[other] { SEAT($by) } joue seul.
}
did-decline = { WHO($by) ->
    [me] Vous refusez.
   *[other] { SEAT($by) } refuse.
}
did-bid = { $value ->
    [slam] { WHO($by) ->
        [me] Vous annoncez tous les plis.
       *[other] { SEAT($by) } annonce tous les plis.
    }
   *[other] { WHO($by) ->
        [me] Vous annoncez { $value }.
       *[other] { SEAT($by) } annonce { $value }.
    }
}
did-draw = { WHO($by) ->
    [me] Vous prenez une carte au talon.
   *[other] { SEAT($by) } prend une carte au talon.
}
did-stop = { WHO($by) ->
    [me] Vous ne prenez plus de carte.
   *[other] { SEAT($by) } ne prend plus de carte.
}
did-lay = Vous écartez { CARD($card) }.
did-stand = { WHO($by) ->
    [me] Vous êtes servi : le talon reste où il est.
   *[other] { SEAT($by) } est servi : le talon reste où il est.
}
did-take = { WHO($by) ->
    [me] Vous prenez au talon.
   *[other] { SEAT($by) } prend au talon.
}
did-pick = { WHO($by) ->
    [me] Vous nommez la carte { $count } du talon.
   *[other] { SEAT($by) } nomme la carte { $count } du talon.
}
did-position = { SEAT($by) } joue sa carte { $count }.
did-invite = { WHO($by) ->
    [me] Vous faites parler votre partenaire.
    [partner] { SEAT($by) } vous demande de parler.
   *[other] { SEAT($by) } fait parler son partenaire.
}
did-tell = { $kind ->
    [suit] { SEAT($by) } : « À { SUIT($what) }, j’en ai { $value }. »
    [rank] { SEAT($by) } : « J’ai { $value } fois { RANK($what) }. »
   *[card] { $value ->
        [yes] { SEAT($by) } : « J’ai { CARD($what) }. »
       *[no] { SEAT($by) } : « Je n’ai pas { CARD($what) }. »
    }
}
did-ask = { $kind ->
    [suit] { SEAT($by) } : « Combien à { SUIT($what) } ? »
    [rank] { SEAT($by) } : « Combien de fois { RANK($what) } ? »
   *[card] { SEAT($by) } : « As-tu { CARD($what) } ? »
}
did-answer = { $value ->
    [yes] { SEAT($by) } : « Oui. »
    [no] { SEAT($by) } : « Non. »
   *[other] { SEAT($by) } : « { $value }. »
}
did-instruct = { $kind ->
    [suit] { SEAT($by) } : « Entame { SUIT($what) }. »
   *[card] { SEAT($by) } : « Entame { CARD($what) }. »
}

## Autres événements, dans le journal

event-drawn = Au talon : { CARDS($cards) }.
event-lay_hidden = { SEAT($seat) } écarte une carte.
event-widow_up = Le talon montre { CARDS($cards) }.
event-taken = Pris au talon : { CARDS($cards) }.
event-faced = { WHO($seat) ->
    [me] Votre carte est { CARD($card) }.
   *[other] { SEAT($seat) } joue { CARD($card) }.
}
event-piles = { SEAT($seat) } a, à découvert : { CARDS($cards) }.
event-uncovered = { SEAT($seat) } retourne { CARD($card) }.

## Le compte d’une donne

score-discards = Écart
score-goal = À atteindre
score-contract = Enchère
score-payment = Paiement
score-times_slam = Tous les plis : × { $value }
score-times_stood = Servi : × { $value }

## Options

rule-players = Joueurs
    .help = Combien de joueurs sont à table.
    .number = { $number }
rule-trump_mode = L’atout
    .help = Comment l’atout est fixé.
    .dealer = le donneur le choisit
    .turned = une carte est retournée
    .declarer = le preneur le choisit
rule-parlee_base = Le jeu de base
    .help = Le jeu dont on joue les cartes ; la parole s’y ajoute.
    .muette = manille muette
    .retournee = manille à la retourne
    .belge = manille belge
    .coinchee = manille coinchée
rule-removal_order = Sept retirés
    .help = L’ordre dans lequel des sept quittent le jeu quand il ne se partage pas également.
rule-barraca = Barraca
    .help = Un quatrième contre, à la couleur seulement.
rule-botifarra_play = Qui ne peut prendre
    .help = Si l’on doit jouer petit quand on ne peut pas prendre.
    .free = joue ce qu’il veut
    .forced = doit jouer petit
rule-manilla2_odd = Les deux cartes en trop
    .help = À qui revient le point des deux cartes restantes.
    .floor = à personne
    .last_trick = au dernier pli
    .majority = à qui a plus de plis
rule-reveal = Retourner la suivante
    .help = Quand on retourne la carte sous une carte jouée.
    .after_trick = après le pli
    .at_once = aussitôt
rule-defenders_are_partners = Défense en équipe
    .help = Si les adversaires du preneur n’ont pas à monter ni à couper entre eux.
rule-all_pass = Si tous passent
    .help = Ce qui se passe quand personne ne veut jouer seul.
    .next_dealer = le suivant donne
    .dealer_plays = le donneur doit jouer
rule-min_bid = Enchère minimale
    .help = Le moins de points qu’on puisse annoncer.
rule-exchange = L’écart
    .help = Ce que le preneur prend au talon.
    .take_all = tout le talon
    .pick = les cartes qu’il nomme
rule-doubles = Audaces doublées
    .help = Tous les plis, et rester servi, doublent chacun ce qu’on gagne ou perd.
rule-discards_count = Cartes écartées
    .help = À qui comptent les points écartés ou laissés au talon.
    .nobody = à personne
    .declarer = au preneur
    .defenders = à la défense
rule-payment = Paiement
    .help = Ce que chaque adversaire paie ou reçoit.
    .declining = moins pour chaque carte prise
    .flat = toujours autant
rule-truth = Vérité
    .help = Si les paroles fausses sont refusées, ou laissées aux réclamations.
    .enforced = imposée
    .honour = sur l’honneur

## Erreurs d’options

option-individual-only = { $variant } se joue chacun pour soi : match=individual:N.
option-individual-players = { $deals } donnes ne se partagent pas entre { $players } joueurs : chacun donne autant de fois.
option-barraca = La barraca demande max_calls=3.
option-forced-strict = Le jeu forcé demande play_rule=strict.
option-truth-honour = La parole sur l’honneur (truth=honour) demande enforcement=honour.
option-base = L’option { $option } n’a pas de sens quand le jeu de base est { $base }.
