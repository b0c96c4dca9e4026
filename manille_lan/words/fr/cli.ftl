### La ligne de commande : aides, réponses et erreurs.

## Aides

cli-help = La manille, pour une soirée sur un même réseau : une fenêtre, un terminal, des robots. Sans commande, la salle s’ouvre.
cli-help-play = Jouer aussitôt sur cette machine ; des robots prennent les places libres.
cli-help-host = Ouvrir une table pour d’autres, sans fenêtre.
cli-help-tables = Montrer les tables de ce réseau.
cli-help-join = S’asseoir à une table, par son nom ou son adresse.
cli-help-bot = Asseoir un robot de cette machine à une table.
cli-help-variants = Montrer les jeux de cette machine, ou l’un d’eux avec ses règles et ses options.
cli-help-bots = Montrer les robots de cette machine.
cli-help-simulate = Faire jouer aux robots beaucoup de parties ou de donnes, sans réseau, au plus vite.
cli-help-replay = Rejouer une partie enregistrée : la raconter, ou vérifier qu’elle est comme on l’a jouée.
cli-option-variant = Le jeu, par son identifiant ; `variants` les montre.
cli-option-option = Une option de la règle, comme match=race:61 ; peut être donnée plusieurs fois.
cli-option-bots = Des robots par leurs identifiants, séparés par des virgules ; `bots` les montre.
cli-option-json = Un document JSON sur la sortie standard.
cli-option-text = Dans le terminal, sans fenêtre.
cli-option-player = Le nom sous lequel jouer.
cli-option-table = Le nom de la table.
cli-option-bot-name = Le nom du robot à la table.
cli-option-port = Le port où écouter ; 0 prend le port habituel, ou le prochain qui est libre.
cli-option-once = Finir après une partie.
cli-option-private = Pour cette machine seulement, sans annonce.
cli-option-resume = Reprendre la dernière table dont le programme a été tué : mêmes jeux, mêmes places.
cli-plugin-folder = Un robot à vous tient en un fichier dans { $folder }.
cli-none-killed = Aucune table interrompue : rien à reprendre dans { $folder }.
cli-option-seconds = Combien de temps chercher.
cli-option-language = La langue : en, fr, nl, ca, es.
cli-option-version = Dire la version.
cli-option-trust = Faire tourner dans ce programme les robots du dossier d’extensions : plus vite, mais sans mur.
cli-option-matches = Combien de parties.
cli-option-deals = Combien de donnes, chacune seule.
cli-option-seed = Où commence tout hasard : la même graine donne les mêmes cartes.
cli-option-record = Un dossier pour les enregistrements, un par partie.
cli-option-duplicate = Jouer chaque donne une fois par camp, les places tournées.
cli-option-workers = Combien de processus se partagent le travail.
cli-option-check = Vérifier seulement.
cli-argument-table = Le nom de la table, ou son adresse (machine:port, ou un lien).
cli-argument-bot = Le robot, par son identifiant ; `bots` les montre.
cli-argument-variant = Le jeu, par son identifiant.
cli-argument-record = La partie enregistrée, ou un dossier de parties.

## Mauvais usage

cli-no-such-command = Il n’y a pas de commande « { $command } ». Il y a : { $known }.
cli-no-such-option = Il n’y a pas d’option { $option } ici.
cli-missing = Il manque { $parameter }.
cli-bad-value = { $parameter } ne peut pas avoir cette valeur ({ $problem }).
cli-misuse = La commande ne se lit pas ({ $problem }).
cli-see-help = `{ $program } COMMANDE --help` montre ce qu’il y a.
cli-no-such-language = Il n’y a pas de langue « { $language } ». Il y a : { $known }.

## Réponses

cli-plugin-failed = L’extension { $plugin } n’est pas utilisée : { $reason }
cli-options = Options, avec les valeurs qu’elles ont sauf mention contraire :
cli-allowed = Permis : { $allowed }
cli-simulated = { $deals } donnes en { $matches } parties, { $seconds } s, { $rate } donnes par seconde.
cli-simulated-side = { $bots } : { $points } points par donne, { $won } parties gagnées.
cli-simulated-margin = Écart par donne { $margin }, erreur type { $error }.
cli-simulated-faults = { $bot } a commis { $count } fautes.
cli-replay-clean = { $path } : { $deals } donnes rejouées, toutes comme enregistrées.
cli-replay-folder = { $records } parties, { $deals } donnes rejouées, { $wrong } parties fausses.
cli-replay-torn = { $path } finit au milieu d’une ligne ; cette ligne est laissée.
cli-replay-head = « { $name } », { $preset }, { $started }
cli-replay-deal = Donne { $number }, marque { $scores }
cli-replay-diary = { $path } : { $deals } donnes comme une place les a vues ; les lignes sont comme elles furent écrites.
cli-replay-diary-deal = Donne { $number }, jeu { $cards }
cli-no-records = Il n’y a pas de partie enregistrée (*{ $suffix }) dans { $path }.

## Tables

cli-table-of = Table de { $name }
cli-somebody = Quelqu’un
cli-no-seat-left = { $count } robots ne vous laissent pas de place : il y en a { $seats }.
cli-table-open = La table « { $name } » est ouverte à { $addresses }. Ctrl-C la ferme.
cli-table-row = { $name }  { $variant }  { $taken } places prises sur { $seats }, { $phase }  { $address }
cli-table-closed = La table est fermée.
cli-no-tables = Aucune table trouvée en { $seconds } s. Y en a-t-il une ? Une adresse (machine:port) la trouve là où les annonces ne passent pas.
cli-no-such-table = Aucune table « { $table } » trouvée en { $seconds } s.
cli-other-tables = Aucune table ne s’appelle « { $table } ». Trouvé : { $found }.
cli-several-tables = Plusieurs tables s’appellent « { $table } ». Prenez l’adresse : { $found }.
cli-table-full = On demande { $count } robots, mais il y a { $seats } places.
cli-table-failed = La table ne s’est pas ouverte : { $problem }
cli-no-screen = Il n’y a pas d’écran ici ; on prend le terminal.
cli-bot-seated = Le robot { $bot } est assis à « { $table } » sous le nom de { $name }. Ctrl-C le retire.
cli-bot-rules = Le robot { $bot } a besoin des règles de { $variant }, et cette machine en a d’autres.

## Erreurs que personne n’attendait

cli-crashed = Le programme a fait une erreur. Ce qui aide à la réparer est dans { $path }.
cli-crashed-untold = Le programme a fait une erreur : { $problem }
