"""Words for people: Fluent texts by language, and the cards, suits and seats in them.

`loader.Words` looks a sentence up by its id; `phrases` names the ids of options, actions, events and notes;
`sheet` makes the rule sheet; `languages` knows the languages; `fluent.read_words` reads a plugin's own. The
texts stand in `<language>/<area>.ftl`: `cards`, `rules` (the game), `table` (the room), `text` (the
terminal), `cli`, `net`, `bots`, `client` (the window). The package knows no rule, view or message.

Ids, by area of the game (X is an id of the engine, an attribute follows a dot):

    refusal-X            why an action is not allowed; the reason's own arguments
    phase-X, .title      who is asked for what ($seat); the phase's name
    verb-X               the label of an action on a button; verb-X.ask: a longer one
    did-X                an action as a sentence of the log ($by and the action's arguments)
    event-X              any other event as a sentence of the log
    score-X              the label of a score line ($value)
    rule-X, .help, .V    an option's label, its line of help, the label of its value V
    preset-X, .about     a game's name, and a line about it; sheet-X its rule sheet (plugins bring these)
    option-X, notation-X, unknown-X ...   the sentences of errors (`manille_lan.errors`)
    note-X, error-X      what a table tells everybody; why something failed
"""
