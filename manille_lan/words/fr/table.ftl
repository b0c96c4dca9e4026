### La salle et la table : feuille de règles, phases, ce qu’une table dit à tous et ce qu’elle refuse ;
### les parties enregistrées.

sheet-here = À cette table
sheet-setting = { $option } : { $value }

## Phases de la salle

room-phase-room = On attend les joueurs
room-phase-play = Une donne se joue
room-phase-result = La donne est finie
room-phase-over = La partie est finie

## Dit à tous

note-away = { $name } a perdu la connexion. Sa place lui est gardée.
note-left = { $name } a quitté la table.
note-back = { $name } est de retour.
note-takeover = Le robot { $bot } joue pour { $name } en attendant son retour.
note-kicked = On a renvoyé { $name }.
note-bot_fault = Le robot { $name } n’a pas donné de bonne réponse ({ $count } jusqu’ici) ; on a joué pour lui.
note-bot_replaced = Le robot { $name } a trop souvent failli ; { $bot } joue à sa place.

## Ce que la table refuse, en plus des codes du réseau

error-no_such_seat = Il n’y a pas de telle place.
error-seat_taken = { SEAT($seat) } occupe déjà cette place.
error-no_bot_there = Il n’y a pas de robot à cette place.
error-nobody_to_kick = Personne à cette place ne peut être renvoyé.
error-not_ready = Tout le monde n’est pas prêt : { $names }.
error-table_talk_closed = À cette table, on ne parle pas pendant le jeu. Vous pouvez écrire entre les donnes.
unknown-bot = Il n’y a pas de robot « { $name } » sur la machine de cette table.

## Parties enregistrées

record-none = { $path } n’est pas une partie enregistrée.
record-no-file = Il n’y a pas de fichier { $path }.
record-seat-only = { $path } est ce qu’une place a vu d’une partie ; il n’a pas de paquet à rejouer.
record-unreadable = Impossible de lire { $path } : { $problem }.
record-exists = Il y a déjà un fichier { $path } ; on n’écrit pas par-dessus.
record-unwritable = Impossible d’écrire { $path } : { $problem }.
record-too-long = { $path } est trop long pour une partie enregistrée.
record-version = { $path } est au format { $version } ; ce programme lit le format { $known }.
record-line = La ligne { $line } de l’enregistrement est illisible.
record-seal = La ligne { $line } de l’enregistrement, ou une d’avant, n’est plus comme elle fut écrite.
record-options = Les règles de l’enregistrement ne peuvent être refaites ici ({ $variant }) : { $problem }.
record-digest = { $variant } a ici d’autres règles que lors de l’enregistrement ({ $ours }, enregistré { $theirs }).
record-pack = Donne { $deal }, ligne { $line } : le paquet ou une action de la donne est illisible.
record-illegal = Donne { $deal }, action { $number } : « { $action } » n’y est pas permis ({ $reason }).
record-score = Donne { $deal }, ligne { $line } : le compte écrit n’est pas celui de la donne.
record-dealer = Donne { $deal }, ligne { $line } : un autre donne.
record-after-end = Donne { $deal }, ligne { $line } : la partie était finie avant elle.
record-no-pack = Le paquet de la donne { $deal }, en cours, n’est pas gardé ; elle ne peut être reprise.
record-match = { $path } est l’enregistrement de toute une partie, non d’une place.
record-side = { $path } ne garde pas ce qu’il faut à une table pour reprendre.
record-winners = Les vainqueurs écrits ({ $told }) ne sont pas ceux de la partie.

## Réglages

settings-from-copy = Les réglages dans { $path } étaient illisibles ; leur copie précédente est reprise.
settings-lost = Les réglages dans { $path } étaient illisibles ; on repart de zéro.
settings-value = Le réglage { $setting } ne peut pas être « { $value } » ; on le remet à son départ.
settings-unwritable = Impossible d’écrire les réglages dans { $path } : { $problem }.
