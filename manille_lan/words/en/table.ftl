### The room and the table: rule sheet, phases of the room, what a table tells everybody, what it refuses; records.

sheet-here = At this table
sheet-setting = { $option }: { $value }

## Phases of the room

room-phase-room = Waiting for players
room-phase-play = A deal is on
room-phase-result = The deal is over
room-phase-over = The match is over

## Told to everybody

note-away = { $name } has lost the connection. The seat is kept.
note-left = { $name } has left.
note-back = { $name } is back.
note-takeover = The bot { $bot } plays for { $name } until { $name } is back.
note-kicked = { $name } was sent away.
note-bot_fault = The bot { $name } gave no good answer ({ $count } so far); an allowed action was taken for it.
note-bot_replaced = The bot { $name } has failed too often; { $bot } plays on in its place.

## What the table refuses, beside the codes of the wire

error-no_such_seat = There is no such seat.
error-seat_taken = { SEAT($seat) } sits there already.
error-no_bot_there = No bot sits there.
error-nobody_to_kick = Nobody sits there who can be sent away.
error-not_ready = Not everybody is ready: { $names }.
error-table_talk_closed = At this table nobody talks while cards are played. You may write between deals.
unknown-bot = There is no bot “{ $name }” on this table’s machine.

## Records

record-none = { $path } is no record of a match.
record-no-file = There is no file { $path }.
record-seat-only = { $path } is what one seat saw of a match; it holds no pack to play again.
record-unreadable = { $path } cannot be read: { $problem }.
record-exists = There is a file { $path } already; it is not written over.
record-unwritable = { $path } cannot be written: { $problem }.
record-too-long = { $path } is too long for a record of a match.
record-version = { $path } is a record of format { $version }; this program reads format { $known }.
record-line = Line { $line } of the record cannot be read.
record-seal = Line { $line } of the record, or one before it, is not as it was written.
record-options = The rules of the record cannot be made here ({ $variant }): { $problem }.
record-digest = { $variant } has other rules here than when this was recorded ({ $ours }, recorded { $theirs }).
record-pack = Deal { $deal }, line { $line }: the pack or an action of the deal cannot be read.
record-illegal = Deal { $deal }, action { $number }: “{ $action }” is not allowed there ({ $reason }).
record-score = Deal { $deal }, line { $line }: the score told is not what the deal gives.
record-dealer = Deal { $deal }, line { $line }: another seat deals.
record-after-end = Deal { $deal }, line { $line }: the match was over before it.
record-no-pack = The pack of deal { $deal }, which was on, is not kept; the deal cannot be gone on with.
record-match = { $path } is the record of a whole match, not of one seat.
record-side = { $path } does not keep what a table needs to go on.
record-winners = The winners told ({ $told }) are not those of the match.

## Settings

settings-from-copy = The settings in { $path } could not be read; the copy before them is used.
settings-lost = The settings in { $path } could not be read; they begin anew.
settings-value = The setting { $setting } cannot be “{ $value }”; it begins anew.
settings-unwritable = The settings could not be written to { $path }: { $problem }.
