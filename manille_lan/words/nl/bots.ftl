# Wat een bot precies deed, voor zijn auteur: in de opname en het logboek, nooit aan tafel.
bot-fault-illegal = antwoordde met een actie die niet mag
bot-fault-not_held = antwoordde met een kaart die hij niet heeft
bot-fault-nonsense = antwoordde met iets dat geen actie is
bot-fault-exception = gaf een fout (exception)
bot-fault-timeout = antwoordde niet op tijd
bot-fault-crash = zijn proces eindigde
bot-fault-memory = gebruikte meer geheugen dan hij mag
bot-fault-garbled = stuurde bytes die geen bericht zijn
bot-fault-setup = kon niet gestart worden

bot-unknown = Er is geen bot “{ $bot }”. Wel: { $known }.
variant-unknown = Er is geen variant “{ $variant }”. Wel: { $known }.

# Plug-ins die niet gebruikt kunnen worden. $plugin is de naam of het bestand van de plug-in.
plugin-import = { $plugin } is niet te importeren: { $problem }
plugin-slow = { $plugin } deed er meer dan { $seconds } s over om te importeren. Laat het werk gebeuren als de bot gemaakt wordt.
plugin-died = { $plugin } beëindigde het proces dat het importeerde (status { $status }).
plugin-gone = De plug-in { $plugin } is niet meer geïnstalleerd.
plugin-lost = { $plugin } brengt “{ $id }” niet meer mee.
plugin-source = Een plug-in komt van een entry point of een bestand, niet van “{ $kind }”.
plugin-no-module = { $plugin } noemt geen Python-module: { $value }
plugin-hook = { $plugin } heeft een hook die niet bruikbaar is: { $problem }
plugin-hook-value = { $plugin }: de hook { $hook } gaf iets van de soort “{ $value }” terug. Hij moet een lijst van entries teruggeven.
plugin-api = { $plugin }: “{ $id }” heeft versie { $needs } van de interface nodig; dit programma heeft { $ours }.
plugin-id = { $plugin }: { $id } is geen id. Gebruik kleine letters, cijfers, “-” en “_”, hoogstens 32 tekens.
plugin-bot = { $plugin }: de bot “{ $bot }” heeft iets oproepbaars nodig als make, en teksten per taal als about en als words.
plugin-variant = { $plugin }: de variant “{ $variant }” heeft minstens één preset nodig, en woorden per taal.
plugin-preset = { $plugin }: de preset “{ $preset }” is niet te spelen: { $problem }
plugin-claimed = { $plugin } brengt “{ $id }” mee, maar dat doet { $owner } al: { $plugin } valt weg. Geef het een andere id.
plugin-needs-rules = Deze bot heeft de regels van het spel nodig, en het spel is hier niet geïnstalleerd.

# Simulaties
simulate-count = Zeg hoeveel partijen of hoeveel rondes, een van de twee, minstens 1.
simulate-duplicate = Alleen rondes kunnen twee keer gespeeld worden, geen partijen: zeg hoeveel rondes.
simulate-bots = { $bots ->
    [one] Eén bot vult
   *[other] { $bots } bots vullen
  } geen { $players } plaatsen: noem er één, twee of zoveel als er plaatsen zijn.
