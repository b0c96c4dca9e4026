### The room and the table: rule sheet, phases of the room, and what a table tells everybody.

sheet-here = At this table
sheet-setting = { $option }: { $value }

room-phase-room = Waiting for players
room-phase-play = A deal is on
room-phase-result = The deal is over
room-phase-over = The match is over
