### Auction Manille in three forms.

preset-encheres1 = Auction 1
    .about = Three to seven players, each for himself: one plays alone for a fixed goal, with the widow’s help.
preset-encheres2 = Auction 2
    .about = Three to seven players: the highest bid plays alone, with all cards dealt.
preset-encheres3 = Auction 3
    .about = Three to seven players: the highest bid plays alone, and may exchange with a widow half face up.

sheet-encheres1 =
    Auction Manille is played by three to seven, each for himself, with 32 cards.

    In a deal one player, the declarer, stands alone against the others, who are partners for this deal: they need
    neither beat nor ruff each other. The player after the dealer leads. Everything goes counter-clockwise.

    # The cards

    In every suit the ten is the highest, then ace, king, queen, jack, nine, eight, seven. The ten, called
    manille, is worth 5, the ace 4, the king 3, the queen 2, the jack 1, the others nothing: sixty card points.

    # The deal

    Three players get ten cards each, four seven, five six, six five, seven four; the rest lies face down: the widow.

    # Who plays alone

    The player after the dealer may play alone, or declines; then the next, until somebody does. If all decline, the
    next player deals.

    The declarer may draw the top card of the widow and must then lay one card away before drawing again; he stops when
    he likes. Then he names a trump suit.

    # Play

    Follow suit if you can. While an opponent is winning, you must beat the winning card if you can: with a
    higher card of the suit led; if you have none of the suit, with a trump; and if a trump is winning, with a
    higher one. While your partner is winning, you need only follow suit, and play anything if you cannot.
    Who cannot overruff plays anything, a lower trump too.

    # The score

    Card points and one for every trick: with three or four players the declarer must make 21, with more 15. Each
    opponent pays him, or is paid, as many units as the widow had cards and one more, less one for each card drawn.

sheet-encheres2 =
    Auction Manille is played by three to seven, each for himself. All cards are dealt out; where they cannot be shared
    evenly, sevens leave the pack.

    In a deal one player, the declarer, stands alone against the others, who are partners for this deal: they need
    neither beat nor ruff each other. The player after the dealer leads. Everything goes counter-clockwise.

    # The cards

    In every suit the ten is the highest, then ace, king, queen, jack, nine, eight, seven. The ten, called
    manille, is worth 5, the ace 4, the king 3, the queen 2, the jack 1, the others nothing: sixty card points.

    # The auction

    In turn each bids more card points than the last bid, up to sixty, or all the tricks, or passes and stays out. The
    highest bid plays alone and names a suit or no trump. Who has bid all the tricks leads.

    # Play

    Follow suit if you can. While an opponent is winning, you must beat the winning card if you can: with a
    higher card of the suit led; if you have none of the suit, with a trump; and if a trump is winning, with a
    higher one. While your partner is winning, you need only follow suit, and play anything if you cannot.
    Who cannot overruff plays anything, a lower trump too.

    # The score

    The declarer scores his bid if his tricks hold that many card points, or loses as much. All the tricks counts as
    sixty.

sheet-encheres3 =
    Auction Manille is played by three to seven, each for himself, with 32 cards. A widow stays on the table, half of it
    face up before the bidding.

    In a deal one player, the declarer, stands alone against the others, who are partners for this deal: they need
    neither beat nor ruff each other. The player after the dealer leads. Everything goes counter-clockwise.

    # The cards

    In every suit the ten is the highest, then ace, king, queen, jack, nine, eight, seven. The ten, called
    manille, is worth 5, the ace 4, the king 3, the queen 2, the jack 1, the others nothing: sixty card points.

    # The auction

    In turn each bids more card points than the last bid, up to sixty, or all the tricks, or passes and stays out. The
    highest bid plays alone. The declarer either stands, or takes the widow and lays as many cards away face down; then
    he names a suit or no trump. Who has bid all the tricks leads.

    # Play

    Follow suit if you can. While an opponent is winning, you must beat the winning card if you can: with a
    higher card of the suit led; if you have none of the suit, with a trump; and if a trump is winning, with a
    higher one. While your partner is winning, you need only follow suit, and play anything if you cannot.
    Who cannot overruff plays anything, a lower trump too.

    # The score

    The declarer scores his bid if his tricks hold that many card points, or loses as much. All the tricks counts as
    sixty. Cards laid away count for nobody, unless the table says so.
