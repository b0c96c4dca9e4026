# What exactly a bot did, for its author: in the record and the log, never at the table.
bot-fault-illegal = answered with an action that is not allowed
bot-fault-not_held = answered with a card that it does not hold
bot-fault-nonsense = answered with something that is no action
bot-fault-exception = raised an exception
bot-fault-timeout = did not answer in time
bot-fault-crash = its process ended
bot-fault-memory = used more memory than it may
bot-fault-garbled = sent bytes that are no message
bot-fault-setup = could not be started

bot-unknown = There is no bot “{ $bot }”. There are: { $known }.
variant-unknown = There is no variant “{ $variant }”. There are: { $known }.

# Plugins that cannot be used. $plugin is the plugin's name or file.
plugin-import = { $plugin } cannot be imported: { $problem }
plugin-slow = { $plugin } took more than { $seconds } s to import. Let it do its work later, when its bot is made.
plugin-died = { $plugin } ended the process that imported it (status { $status }).
plugin-gone = The plugin { $plugin } is not installed any more.
plugin-lost = { $plugin } does not bring “{ $id }” any more.
plugin-source = A plugin comes from an entry point or a file, not from “{ $kind }”.
plugin-no-module = { $plugin } does not name a Python module: { $value }
plugin-hook = { $plugin } has a hook that cannot be used: { $problem }
plugin-hook-value = { $plugin }: the hook { $hook } returned something of the kind “{ $value }”. It must return a list of entries.
plugin-api = { $plugin }: “{ $id }” needs version { $needs } of the interface; this program has { $ours }.
plugin-id = { $plugin }: { $id } is no id. Use lower-case letters, digits, “-” and “_”, 32 at most.
plugin-bot = { $plugin }: the bot “{ $bot }” needs something callable as make, and texts by language as about and as words.
plugin-variant = { $plugin }: the variant “{ $variant }” needs a preset at least, and words by language.
plugin-preset = { $plugin }: the preset “{ $preset }” cannot be played: { $problem }
plugin-claimed = { $plugin } brings “{ $id }”, which { $owner } brings already: { $plugin } is left out. Give it another id.
plugin-needs-rules = This bot needs the rules of the game, and the game is not installed here.

# Simulations
simulate-count = Say how many matches or how many deals, one of the two, at least 1.
simulate-duplicate = Only deals can be played twice, not matches: say how many deals.
simulate-bots = { $bots ->
    [one] One bot does
   *[other] { $bots } bots do
  } not fill { $players } seats: name one, two or as many as there are seats.
