### Belgian Manillen, as West Flanders plays it; and the choices of a widely used app.

preset-belge = Belgian Manillen
    .about = The dealer names trumps, the others may double, the sixty card points are shared out: first to 101.
preset-belge_app = Belgian Manillen, short
    .about = One doubling a side, never more than four times, no prize for all tricks: first to 101.

sheet-belge =
    Belgian Manillen is played by four, partners opposite each other, with 32 cards. Everything goes
    clockwise: the turn, the cards, the deal.

    # The cards

    In every suit the ten is the highest, then ace, king, queen, jack, nine, eight, seven. The
    ten, called manille, is worth 5, the ace 4, the king 3, the queen 2, the jack 1, the others nothing:
    fifteen card points in a suit, sixty in the pack.

    # The deal

    The pack belongs to the dealer, cut by the neighbour on the right. Everybody gets eight cards
    in packets of three, two and three. The dealer’s partner leaves the cards lying until trumps are named.

    # Trumps

    The dealer names a suit, or says that there are no trumps, which doubles the deal. Nobody may
    refuse the choice. Where the table allows it, no trump may be said before looking at a card; that doubles
    the deal once more.

    # Doubling

    Then the dealer’s opponents are asked, the one on the dealer’s left first: one of them may go
    along (“ik ga mee”), which doubles the deal. If one did, somebody of the dealer’s side may go against
    (“ik ga tegen”), which doubles it again, and so on in turn. When a whole side passes, it is over. A table
    may limit how often, or how much.

    # Play

    The player on the dealer’s left leads; who wins a trick leads to the next. The highest trump wins
    the trick; without a trump in it, the highest card of the suit led.

    Follow suit if you can. While an opponent is winning, you must beat the winning card if you can: with a
    higher card of the suit led; if you have none of the suit, with a trump; and if a trump is winning, with
    a higher one. If a trump has fallen on another suit and you can follow, any card of the suit will do.
    While your partner is winning, you need only follow suit, and play anything if you cannot.

    A trump smaller than the one that is winning may not be thrown on another suit, unless you hold nothing
    but such trumps. (In the short form this does not count under your partner’s trump.)

    # The score

    Each side adds up the card points in its tricks. Who has more than thirty scores what is
    above thirty; the other side scores nothing. All eight tricks won: the score is doubled. No trump,
    unseen, every doubling, a tie before, all tricks: everything that doubles multiplies. At thirty each
    nobody scores, and the next deal counts double.

    Next to deal is the player on the dealer’s left. *The match* goes to the side that first reaches 101, or
    as the table has settled.
