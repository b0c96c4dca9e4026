# Ce qu’un robot a fait au juste, pour son auteur : dans l’enregistrement et le journal, jamais à la table.
bot-fault-illegal = a répondu par une action qui n’est pas permise
bot-fault-not_held = a répondu par une carte qu’il n’a pas en main
bot-fault-nonsense = a répondu par autre chose qu’une action
bot-fault-exception = a levé une exception
bot-fault-timeout = n’a pas répondu à temps
bot-fault-crash = son processus s’est terminé
bot-fault-memory = a utilisé plus de mémoire qu’il n’en a le droit
bot-fault-garbled = a envoyé des octets qui ne sont pas un message
bot-fault-setup = n’a pas pu démarrer

bot-unknown = Il n’y a pas de robot « { $bot } ». Il y a : { $known }.
variant-unknown = Il n’y a pas de variante « { $variant } ». Il y a : { $known }.

# Greffons inutilisables. $plugin est le nom ou le fichier du greffon.
plugin-import = { $plugin } ne peut pas être importé : { $problem }
plugin-slow = { $plugin } a mis plus de { $seconds } s à s’importer. Qu’il fasse son travail plus tard, quand son robot est créé.
plugin-died = { $plugin } a mis fin au processus qui l’importait (état { $status }).
plugin-gone = Le greffon { $plugin } n’est plus installé.
plugin-lost = { $plugin } n’apporte plus « { $id } ».
plugin-source = Un greffon vient d’un point d’entrée ou d’un fichier, pas de « { $kind } ».
plugin-no-module = { $plugin } ne désigne pas un module Python : { $value }
plugin-hook = { $plugin } a une accroche inutilisable : { $problem }
plugin-hook-value = { $plugin } : l’accroche { $hook } a rendu quelque chose du genre « { $value } ». Elle doit rendre une liste d’entrées.
plugin-api = { $plugin } : « { $id } » demande la version { $needs } de l’interface ; ce programme a la version { $ours }.
plugin-id = { $plugin } : { $id } n’est pas un identifiant. Utilisez des minuscules, des chiffres, « - » et « _ », 32 au plus.
plugin-bot = { $plugin } : le robot « { $bot } » doit avoir un make que l’on peut appeler, et un about et des words avec des textes par langue.
plugin-variant = { $plugin } : la variante « { $variant } » doit avoir au moins un préréglage, et des mots par langue.
plugin-preset = { $plugin } : le préréglage « { $preset } » ne peut pas être joué : { $problem }
plugin-claimed = { $plugin } apporte « { $id } », que { $owner } apporte déjà : { $plugin } est laissé de côté. Donnez-lui un autre identifiant.
plugin-needs-rules = Ce robot a besoin des règles du jeu, et le jeu n’est pas installé ici.

# Simulations
simulate-count = Dites combien de matchs ou combien de donnes, l’un des deux, au moins 1.
simulate-duplicate = Seules des donnes peuvent être jouées deux fois, pas des matchs : dites combien de donnes.
simulate-bots = { $bots ->
    [one] Un robot ne remplit pas
   *[other] { $bots } robots ne remplissent pas
  } { $players } places : nommez-en un, deux ou autant qu’il y a de places.
