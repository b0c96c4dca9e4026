### La fenêtre : accueil, salle, table, réglages, ce qui n’a pas marché. Ce que dit le jeu est dans rules.ftl.

client-brand = Manille
client-you = Vous

## La table

client-table = Table
client-hand = Votre main
client-trick = Cartes sur la table
client-deal = Donne
client-trumps = Atout
client-no-trump = sans atout
client-no-trump-sign = SA
client-counts = Compte
client-match = Partie
client-score = Score
client-score-legs = Score · manches { $legs }
client-last-trick = Dernier pli
client-no-trick = Aucune carte sur la table.
client-your-turn = À vous
client-dealer-letter = D
client-plate = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} · { $tricks ->
    [one] { $tricks } pli
   *[other] { $tricks } plis
}
client-plate-own = { $tricks ->
    [0] aucun pli
    [one] { $tricks } pli
   *[other] { $tricks } plis
}
client-plate-away = connexion perdue
client-keys = Touches 1 à { $most }, ou flèches et Entrée
client-take-choice = Choisir
client-waiting-others = On attend les autres…

## Ce qu’une carte peut faire

client-refused = Pas maintenant
client-refusal-must-follow = Fournissez
client-refusal-must-beat = Montez sur la carte maîtresse
client-refusal-must-ruff = Il faut couper
client-refusal-must-overruff = Il faut surcouper
client-refusal-no-undertrump = Pas d’atout plus bas
client-may-play-head = Oui
client-may-play = Vous pouvez jouer { CARD($card) }.

## Le panneau de côté

client-side = Journal et discussion
client-log = Journal
client-chat = Messages
client-rules = Règles
client-say = Dire quelque chose
client-say-hint = Dire quelque chose… (Entrée)

## Résultats

client-account = Compte de la donne
client-opened-hands = Toutes les mains, comme elles furent données
client-next-deal = Donne suivante
client-to-match = Résultat de la partie
client-deal-tied = Personne ne marque
client-deal-won = Votre camp marque { $points }
client-deal-lost = L’autre camp marque { $points }
client-deal-won-by = { $side } : { $points }
client-deal-number = Donne { $number }
client-deal-about = Donne { $number } · atout : { $trump }{ $times ->
    [1] { "" }
   *[other] {" "}· comptée × { $times }
}
client-total = Score
client-total-of = Total ({ $match })
client-legs = Manches gagnées
client-history = La partie, donne par donne
client-again = Une autre partie
client-again-hint = L’hôte peut commencer une autre partie.
client-to-lobby = Retour à l’accueil

## Menu et connexion perdue

client-menu = Menu
client-resume = Reprendre
client-settings = Réglages
client-full-screen = Plein écran
client-leave-table = Quitter la table
client-lost = Connexion perdue
client-lost-why = Votre place vous est gardée. La fenêtre essaie de revenir d’elle-même.
client-lost-since = { $seconds } s

## L’accueil

client-lobby = Les tables du réseau
client-column-table = Table
client-column-game = Jeu
client-column-seats = Places
client-column-state = État
client-column-ms = Trajet
client-ms = { $ms } ms
client-state-room = attend
client-state-play = joue
client-state-result = joue
client-state-over = partie finie
client-state-silent = ne répond pas
client-state-version = autre version
client-looking = On cherche des tables…
client-lobby-keys = Flèches : choisir une table, Entrée : la rejoindre, Tab : avancer.
client-name = Votre nom
client-name-hint = comme les autres le voient
client-address = Adresse
client-join = Rejoindre la table
client-join-address = Rejoindre l’adresse
client-host = Ouvrir une table…
client-quick = Contre des robots
client-game = Jeu
client-play-bots = Jouer contre des robots
client-quit = Quitter
client-choose-table = Choisissez d’abord une table.
client-table-gone = Cette table n’est plus là.
client-other-version = Cette table a une autre version du programme. Il faut la même des deux côtés.

## Ouvrir une table

client-hosting = Une nouvelle table
client-table-name = Nom de la table
client-table-of = Table de { $name }
client-bots = Robots au départ
client-bot-count = { $count ->
    [0] aucun
   *[other] { $count }
}
client-bot = Genre de robot
client-bot-kind = { $bot ->
    [steady] Posé
    [greedy] Gourmand
    [random] Au hasard
   *[other] { $bot }
}
client-open-table = Ouvrir la table
client-back = Retour

## La salle

client-room = Salle
client-side-number = Camp { $number }
client-seats = Places
client-seat-number = Place { $number }
client-seat-empty = Place libre
client-seat-empty-hint = pour un ami ou un robot
client-seat-human = sur ce réseau
client-seat-away = connexion perdue
client-seat-host = hôte
client-seat-bot = robot · { $bot }
client-ready = Prêt
client-not-ready = Attend
client-i-am-ready = Je suis prêt
client-not-ready-yet = Pas encore prêt
client-start = Commencer
client-add-bot = Ajouter un robot
client-remove-bot = Renvoyer le robot
client-options = Règles…
client-leave = Partir
client-no-free-seat = Aucune place n’est libre.
client-sit-here = S’asseoir ici
client-kick = Renvoyer
client-swap = Changer de place avec { $name }
client-done = Terminé
client-address-to-type = Les amis de ce réseau voient la table d’eux-mêmes, ou tapent : { $address }
client-room-keys = Entrée sur une place montre ce qu’on peut y faire.

## Réglages

client-preview = Les cartes
client-language = Langue
client-language-en = English
client-language-fr = Français
client-language-nl = Nederlands
client-language-ca = Català
client-language-es = Español
client-text-size = Taille du texte
client-palette = Couleurs des enseignes
client-palette-four = Quatre couleurs
client-palette-two = Deux couleurs
client-palette-colour-blind = Pour daltoniens
client-letters = Lettres des figures
client-letters-default = Celles de la langue
client-letters-en = K Q J
client-letters-fr = R D V
client-letters-nl = H V B
client-card-back = Dos des cartes
client-card-back-scallops = Écailles
client-card-back-lattice = Treillis
client-speed = Mouvement
client-speed-slow = Lent
client-speed-normal = Normal
client-speed-fast = Rapide
client-speed-off = Aucun
client-trick-pause = Un pli reste
client-trick-pause-1-2 = 1,2 s
client-trick-pause-2 = 2 s
client-trick-pause-4 = 4 s
client-trick-pause-click = jusqu’au clic
client-volume = Volume
client-sound = Son
client-sound-on = Son activé
client-sound-off = Son coupé
client-reduced-motion = Moins de mouvement
client-no-rules = Aucun jeu n’est installé ici.

## Attendre, et ce qui n’a pas marché

client-opening = La table s’ouvre…
client-joining = En route vers la table…
client-give-up = Renoncer
client-table-ended = La table est terminée
client-not-reached = La table n’a pas été atteinte
client-not-opened = La table n’a pas pu s’ouvrir
client-retry = Réessayer
client-copy-details = Copier les détails
client-copied = Copié
