### Catalan Manilla for four and for two, and Botifarra.

preset-manilla4 = Manilla, four players
    .about = The Catalan game with 48 cards: a card is turned up, hands of 40, two hands win.
preset-manilla2 = Manilla, two players
    .about = Six piles of four cards each, of which only the tops are seen.
preset-botifarra = Botifarra
    .about = The dealer names trumps or delegates; contro, recontro, Sant Vicenç. First to 101.

sheet-manilla4 =
    Catalan Manilla is played by four, partners opposite each other, with 48 cards. Everything goes counter-clockwise.

    # The cards

    In every suit the nine is the highest, then ace, king, knight, jack, eight down to two; there are no tens. The nine,
    called manilla, is worth 5, the ace 4, the king 3, the knight 2, the jack 1: sixty card points. Every trick counts
    one more, 72 in all.

    # The deal

    The dealer’s left-hand neighbour cuts. Everybody gets twelve cards, four at a time. The dealer’s last card is turned
    up: its suit is trumps. If it is worth points, his side marks them at once, unless they would complete the hand; then
    they are held back, and count after the deal if the side has at least 36, or are lost.

    # Play

    The player on the dealer’s right leads; who wins a trick leads to the next.

    Follow suit if you can. While an opponent is winning, you must beat the winning card if you can: with a
    higher card of the suit led; if you have none of the suit, with a trump; and if a trump is winning, with a
    higher one. While your partner is winning, you need only follow suit, and play anything if you cannot.
    Who cannot overruff plays anything, a lower trump too.

    # The score

    Who has more than 36 scores what is above. Forty make a hand, what is over is lost, and the next hand starts from
    nothing. All twelve tricks win the hand at once. Two hands win the match.

sheet-manilla2 =
    Manilla for two: each has 24 cards in six piles of four, of which only the top card is seen, by both. The cards are
    those of Catalan Manilla.

    # The cards

    In every suit the nine is the highest, then ace, king, knight, jack, eight down to two; there are no tens. The nine,
    called manilla, is worth 5, the ace 4, the king 3, the knight 2, the jack 1: sixty card points. Every trick counts
    one more, 72 in all.

    # The deal

    The pack goes out in packets of four, each a pile; the last card, on the dealer’s last pile, is the turned-up trump.

    # Play

    The other player leads. Each plays a card that lies face up; covered cards count for no duty. When a trick is
    complete, the cards under those played are turned up.

    Follow suit if you can. While an opponent is winning, you must beat the winning card if you can: with a
    higher card of the suit led; if you have none of the suit, with a trump; and if a trump is winning, with a
    higher one. While your partner is winning, you need only follow suit, and play anything if you cannot.
    Who cannot overruff plays anything, a lower trump too.

    # The score

    Tricks count one point for every four cards won. Who has more than 36 scores what is above. Turned-up points, hands
    of 40 and the rest are as with four players.

sheet-botifarra =
    Botifarra is played by four, partners opposite each other, with 48 cards. Everything goes counter-clockwise.

    # The cards

    In every suit the nine is the highest, then ace, king, knight, jack, eight down to two; there are no tens. The nine,
    called manilla, is worth 5, the ace 4, the king 3, the knight 2, the jack 1: sixty card points. Every trick counts
    one more, 72 in all.

    # Trumps and doubling

    Everybody gets twelve cards, four at a time. The dealer names a suit; or “botifarra”, no trump, which doubles; or
    delegates to his partner, who must choose. The opponents may say “contro”, which doubles; then the dealer’s side
    “recontro”; then the opponents “Sant Vicenç”.

    # Play

    The player on the dealer’s right leads; who wins a trick leads to the next.

    Follow suit if you can. While an opponent is winning, you must beat the winning card if you can: with a
    higher card of the suit led; if you have none of the suit, with a trump; and if a trump is winning, with a
    higher one. While your partner is winning, you need only follow suit, and play anything if you cannot.
    Who cannot overruff plays anything, a lower trump too.

    Where play is *forced*, who cannot win throws his lowest card, and onto his partner’s trick a card that counts or
    his lowest.

    # The score

    Who has more than 36 scores what is above, times everything that doubled. At 36 each nobody scores.
