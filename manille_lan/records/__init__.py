"""Records of matches: versioned text, written while the match is played, read back and checked by replaying.

Written: `entries` (what a line is), `compose` (the lines of a match), `own` (a guest's own record), `writer`.
Read: `lines` (a file of either kind), `reader` (a match), `diary` (what one seat saw), `folder` (a list).
Replayed: `check`, `export` (as plain data), `shown` (before one seat's eyes). Gone on with after the table's
process was killed: `side` (what may not stand in the record yet), `standing`.
"""
