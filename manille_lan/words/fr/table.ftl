### La salle et la table : feuille de règles, phases de la salle, et ce qu’une table dit à tous.

sheet-here = À cette table
sheet-setting = { $option } : { $value }

room-phase-room = On attend les joueurs
room-phase-play = Une donne se joue
room-phase-result = La donne est finie
room-phase-over = La partie est finie
