### Le terminal : ce qu’il dit, et ses commandes. Le message d’une commande est ce qu’on peut taper, `.args` ce
### qui suit, `.help` ce qu’elle fait.

text-joined = Vous êtes à « { $name } » : { $game }.
text-help-hint = /aide montre ce que vous pouvez taper.
text-left = Vous avez quitté la table.
text-chat = { $name } : { $text }
text-rewound = Une action a été reprise.
text-link-connecting = Connexion …
text-link-reconnecting = La connexion est perdue ; on réessaie …
text-link-unstable = La connexion est mauvaise …
text-link-online = La connexion est revenue.

text-hand = Votre jeu : { $cards }
text-no-hand = Vous n’avez pas de carte que vous puissiez voir.
text-watching = Vous regardez.
text-trick = Sur la table : { $cards }
text-played = { $player } { $card }
text-number = Tapez un nombre de { $low } à { $high }.
text-last = Le dernier pli : { $cards }. Il est à { $player }.
text-last-none = Il n’y a pas encore de pli dans cette donne.
text-last-hidden = À cette table, le dernier pli ne se montre pas.
text-account = { $label } : { $value }
text-account-side = { $side } : { $label } : { $value }
text-score = Marque : { $scores }
text-side-score = { $side } { $score }{ $legs ->
    [0] { "" }
    [one] { " " }({ $legs } manche)
   *[other] { " " }({ $legs } manches)
}
text-target = On joue en { $target }.
text-deals-left = { $count ->
    [one] Il reste une donne.
   *[other] Il reste { $count } donnes.
}
text-room = { $owner ->
    [true] /commencer commence ; des robots prennent les places libres. /pret dit que vous êtes prêt.
   *[false] /pret dit que vous êtes prêt ; qui a ouvert la table commence.
}
text-next = Entrée passe à la donne suivante.
text-over = { $owner ->
    [true] /encore joue une autre partie, /partir s’en va.
   *[false] Qui a ouvert la table peut commencer une autre partie ; /partir s’en va.
}
text-variant = Le jeu est maintenant : { $game }.
text-catalogue = Jeux : { $games }. Robots : { $bots }.
text-spectators = Regardent : { $names }
text-seat = { $number }. { $name }{ $has_state ->
    [true] { " " }({ $state })
   *[false] { "" }
}
text-state-owner = responsable
text-state-bot = robot
text-state-ready = prêt
text-state-waiting = pas prêt
text-state-away = absent
text-state-empty = libre

text-not-asked = Ce n’est pas à vous : « { $text } » ne fait rien. /dire écrit aux autres, /aide montre les commandes.
text-no-choice = « { $text } » n’est pas un des choix : tapez un numéro, ou une carte comme 10H.
text-no-command = Il n’y a pas de commande /{ $text }. /aide les montre.
text-usage = Cela s’écrit : { $usage }

## Commandes

text-help = Répondez par le numéro, ou par la carte (10H, RS ... : S H D C sont ♠ ♥ ♦ ♣). Il y a aussi :
text-command-say = dire parler
    .args = TEXTE
    .help = écrire à tous
text-command-hand = jeu main
    .args = { "" }
    .help = montrer votre jeu
text-command-last = dernier pli
    .args = { "" }
    .help = montrer le dernier pli
text-command-score = marque
    .args = { "" }
    .help = montrer la marque
text-command-seats = places qui
    .args = { "" }
    .help = montrer qui est assis où
text-command-rules = regles règles
    .args = { "" }
    .help = montrer les règles de cette table
text-command-ready = pret prêt
    .args = [non]
    .help = dire que vous êtes prêt, ou que vous ne l’êtes pas
text-command-next = suite suivante
    .args = { "" }
    .help = passer à la donne suivante
text-command-sit = asseoir place
    .args = PLACE
    .help = prendre une autre place
text-command-rename = nom
    .args = NOM
    .help = prendre un autre nom
text-command-variant = variante
    .args = JEU
    .help = choisir le jeu
text-command-option = option options
    .args = [NOM=VALEUR]
    .help = changer une option, ou les montrer toutes
text-command-bot = robot
    .args = PLACE [ROBOT]
    .help = asseoir un robot à une place libre
text-command-nobot = sansrobot
    .args = PLACE
    .help = retirer un robot
text-command-swap = echanger échanger
    .args = PLACE PLACE
    .help = échanger deux places
text-command-kick = renvoyer
    .args = PLACE
    .help = renvoyer quelqu’un
text-command-start = commencer
    .args = { "" }
    .help = commencer la partie
text-command-again = encore
    .args = { "" }
    .help = jouer une autre partie
text-command-close = fermer
    .args = { "" }
    .help = fermer la table pour tous
text-command-leave = partir quitter
    .args = { "" }
    .help = quitter la table
text-command-help = aide
    .args = { "" }
    .help = montrer ceci

## La salle

text-lobby = Tables de ce réseau. Tapez un numéro ou une adresse pour vous asseoir, /ouvrir [JEU] pour ouvrir une table, /jouer [JEU] contre des robots, /quitter pour partir.
text-lobby-command-host = ouvrir
text-lobby-command-play = jouer
text-lobby-command-quit = quitter partir
text-lobby-row = { $number }) { $name }  { $game }  { $taken } places prises sur { $seats }, { $phase }
text-lobby-gone = { $name } n’est plus là.
text-lobby-none = Aucune table trouvée pour l’instant.
text-lobby-no-number = Il n’y a pas de table numéro { $number } ici.
text-lobby-opening = On ouvre une table …
