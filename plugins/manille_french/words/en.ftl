### French turned-up Manille, the silent game.

preset-retournee = French Manille, turned up
    .about = The dealer’s last card is turned up and makes trumps; nobody speaks, nobody doubles. Sets of 34.

sheet-retournee =
    French turned-up Manille is played by four, partners opposite each other, with 32 cards. Everything
    goes counter-clockwise: the turn, the cards, the deal. Partners must not talk.

    # The cards

    In every suit the ten is the highest, then ace, king, queen, jack, nine, eight, seven. The
    ten, called manille, is worth 5, the ace 4, the king 3, the queen 2, the jack 1, the others nothing:
    sixty card points in the pack. Every trick is worth one point more: sixty-eight in all.

    # The deal

    Everybody gets eight cards in two packets of four. The last card, the dealer’s own, is turned
    up: its suit is trumps, and it stays in the dealer’s hand, where all know it. If it is worth points, the
    dealer’s side marks them at once. Nobody chooses trumps, nobody doubles, nothing is multiplied.

    # Play

    The player on the dealer’s right leads; who wins a trick leads to the next. The highest trump wins
    the trick; without a trump in it, the highest card of the suit led.

    Follow suit if you can. While an opponent is winning, you must beat the winning card if you can: with a
    higher card of the suit led; if you have none of the suit, with a trump; and if a trump is winning, with
    a higher one. If a trump has fallen on another suit and you can follow, any card of the suit will do.
    While your partner is winning, you need only follow suit, and play anything if you cannot.

    Who can neither follow nor overruff may play what he likes, a smaller trump too. Only under the partner’s
    trump a smaller one is not allowed as long as you hold a higher one.

    # The score

    Each side adds its card points and its tricks. Who has more than thirty-four scores what is
    above; the other side scores nothing. Thirty-four each: nobody scores, but the points of the turned-up
    card stay.

    Next to deal is the player on the dealer’s right. *The match* is two sets won: a set goes to the side that
    first reaches 34, and at one set each the third goes to 44. Every set starts at nothing. If the points of
    the turned-up card reach the goal, the set ends there and the deal is not played.
