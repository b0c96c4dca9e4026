### La fenêtre : accueil, salle, table, réglages, ce qui n’a pas marché. Ce que dit le jeu est dans rules.ftl.

client-brand = Manille
client-window = Manille
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
client-last-trick = Dernière levée
client-no-trick = Aucune carte sur la table.
client-your-turn = À vous
client-dealer-letter = D
client-plate = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} · { $tricks ->
    [one] { $tricks } levée
   *[other] { $tricks } levées
}
client-plate-own = { $tricks ->
    [0] aucune levée
    [one] { $tricks } levée
   *[other] { $tricks } levées
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
