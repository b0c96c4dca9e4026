/* What the exact search must find, found by a plain alpha-beta: cards in lists, rules from their text, exact
 * keys, no bounds, nothing that takes one card for another. For every pack, rule, number of seats and shape of
 * sides; fast enough for tens of thousands of positions.
 *
 * cc -O2 -shared -fPIC plain.c -o plain.so
 */
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#define MOST 8
#define SLOTS (1u << 20)
#define NODES_AT_MOST 20000000
enum { STRICT, FOLLOW_TRUMP, FOLLOW_ONLY, NO_RULE, FORCED };
enum { BAN, BAN_VS_OPPONENTS, FREE_IF_UNABLE, FREE };

typedef uint64_t u64;
typedef struct { u64 cards; uint32_t deal; int16_t leader, low, high; } Slot;

typedef struct {
    int seats, ranks, step, trump, play_rule, undertrump, trick_point, jack;
    int sides[MOST], maximises[MOST];
} Table;

static Table table;
static u64 hands[MOST];
static int trick[MOST], trick_size;
static Slot *slots;
static uint32_t deal;
static long nodes;

static int suits[48], card_points[48];

static inline int suit(int card) { return suits[card]; }

static inline int points(int card) { return card_points[card]; }

static void know_cards(void) {
    for (int card = 0; card < 4 * table.ranks; card++) {
        int rank = card % table.ranks - (table.ranks - 5);
        suits[card] = card / table.ranks;
        card_points[card] = rank < 0 ? 0 : rank == 0 ? table.jack : rank + 1;
    }
}

static inline int after(int seat) {
    seat += table.step;
    return seat < 0 ? table.seats - 1 : seat == table.seats ? 0 : seat;
}

static inline int beats(int card, int head) {
    return suit(card) == suit(head) ? card > head : suit(card) == table.trump;
}

/* Which place of the trick is winning. */
static int head_place(void) {
    int best = 0;
    for (int i = 1; i < trick_size; i++)
        if (beats(trick[i], trick[best])) best = i;
    return best;
}

static int held(u64 hand, int *cards) {
    int count = 0;
    for (; hand; hand ^= 1ull << cards[count - 1]) cards[count++] = 63 - __builtin_clzll(hand);
    return count;
}

static int is_lowest(int card, const int *cards, int count) {
    for (int i = 0; i < count; i++)
        if (suit(cards[i]) == suit(card) && cards[i] < card) return 0;
    return 1;
}

/* Keep the cards for which `keep` says so; where there are none, keep all. */
static int kept_or_all(int *cards, int count, const int *keep) {
    int left[48], kept = 0;
    for (int i = 0; i < count; i++)
        if (keep[i]) left[kept++] = cards[i];
    if (!kept) return count;
    memcpy(cards, left, kept * sizeof(int));
    return kept;
}

static int legal(int seat, int head_seat, int *cards) {
    int count = held(hands[seat], cards), keep[48], has_led = 0, has_trump = 0, can_win = 0, has_higher = 0;
    if (!trick_size || table.play_rule == NO_RULE) return count;
    int led = suit(trick[0]), head = trick[head_place()], friendly = table.sides[seat] == table.sides[head_seat];
    for (int i = 0; i < count; i++) keep[i] = suit(cards[i]) == led, has_led |= keep[i];
    if (has_led) count = kept_or_all(cards, count, keep);
    for (int i = 0; i < count; i++) {
        has_trump |= suit(cards[i]) == table.trump;
        can_win |= beats(cards[i], head);
        has_higher |= suit(cards[i]) == table.trump && beats(cards[i], head);
    }
    if (table.play_rule == FOLLOW_ONLY) return count;
    if (table.play_rule == FOLLOW_TRUMP) {
        for (int i = 0; i < count; i++) keep[i] = suit(cards[i]) == table.trump;
        return has_led || friendly ? count : kept_or_all(cards, count, keep);
    }
    if (table.play_rule == FORCED) {
        for (int i = 0; i < count; i++) {
            int low = is_lowest(cards[i], cards, count);
            keep[i] = friendly ? points(cards[i]) || low : can_win ? beats(cards[i], head) : low;
        }
        return kept_or_all(cards, count, keep);
    }
    for (int i = 0; i < count; i++) keep[i] = friendly || beats(cards[i], head);
    if (has_led) return kept_or_all(cards, count, keep);
    if (!has_trump || suit(head) != table.trump) {
        for (int i = 0; i < count; i++) keep[i] = friendly || suit(cards[i]) == table.trump;
        return kept_or_all(cards, count, keep);
    }
    if (!friendly && has_higher) return kept_or_all(cards, count, keep);
    int is_banned = table.undertrump == BAN || (table.undertrump == BAN_VS_OPPONENTS && !friendly)
                  || (table.undertrump == FREE_IF_UNABLE && friendly && has_higher);
    for (int i = 0; i < count; i++)
        keep[i] = !is_banned || suit(cards[i]) != table.trump || beats(cards[i], head);
    return kept_or_all(cards, count, keep);
}

static int value(int leader, int seat, int low, int high);

/* Play a card; the value from there, within a window. */
static int after_card(int leader, int seat, int card, int low, int high) {
    int result;
    hands[seat] ^= 1ull << card;
    trick[trick_size++] = card;
    if (trick_size < table.seats) {
        result = value(leader, after(seat), low, high);
    } else {
        int fallen[MOST], size = trick_size, winner = leader, taken = table.trick_point;
        for (int i = head_place(); i > 0; i--) winner = after(winner);
        for (int i = 0; i < size; i++) taken += points(trick[i]);
        memcpy(fallen, trick, sizeof trick);
        if (!table.maximises[winner]) taken = 0;
        trick_size = 0;
        result = taken + value(winner, winner, low - taken, high - taken);
        memcpy(trick, fallen, sizeof trick);
        trick_size = size;
    }
    trick_size--;
    hands[seat] ^= 1ull << card;
    return result;
}

static int value(int leader, int seat, int low, int high) {
    int cards[48], best, alpha = low, beta = high;
    Slot *slot = 0;
    u64 all = 0;
    if (!hands[seat] || ++nodes > NODES_AT_MOST) return 0;
    if (!trick_size) {
        for (int i = 0; i < table.seats; i++) all |= hands[i];
        slot = slots + (((all * 0x9E3779B97F4A7C15ull >> 20) + leader * 77777u) & (SLOTS - 1));
        if (slot->deal == deal && slot->cards == all && slot->leader == leader) {
            if (slot->low >= high) return slot->low;
            if (slot->high <= low) return slot->high;
            if (slot->low == slot->high) return slot->low;
        }
    }
    int head_seat = leader;
    for (int i = trick_size ? head_place() : 0; i > 0; i--) head_seat = after(head_seat);
    int count = legal(seat, head_seat, cards), maximising = table.maximises[seat];
    best = maximising ? -1000 : 1000;
    for (int i = 0; i < count && alpha < beta; i++) {
        int found = after_card(leader, seat, cards[i], alpha, beta);
        if (maximising) {
            if (found > best) best = found;
            if (best > alpha) alpha = best;
        } else {
            if (found < best) best = found;
            if (best < beta) beta = best;
        }
    }
    if (slot) {
        if (slot->deal != deal || slot->cards != all || slot->leader != leader)
            *slot = (Slot){all, deal, leader, -1000, 1000};
        if (best > low && best > slot->low) slot->low = best;
        if (best < high && best < slot->high) slot->high = best;
    }
    return best;
}

/* The value of each legal card at `values[card]`, -1 for the others. `on_table` are the cards of the trick.
 * Whether the position could be worked out with NODES_AT_MOST. */
int plain_values(const Table *rules, const u64 *dealt, int leader, const int *on_table, int size, int *values) {
    int cards[48], seat = leader, head_seat = leader;
    if (!slots) slots = calloc(SLOTS, sizeof(Slot));
    deal++;
    nodes = 0;
    table = *rules;
    know_cards();
    memcpy(hands, dealt, table.seats * sizeof(u64));
    memcpy(trick, on_table, size * sizeof(int));
    trick_size = size;
    for (int i = 0; i < size; i++) seat = after(seat);
    for (int i = size ? head_place() : 0; i > 0; i--) head_seat = after(head_seat);
    for (int card = 0; card < 48; card++) values[card] = -1;
    int count = legal(seat, head_seat, cards);
    for (int i = 0, guess = 0; i < count; i++) {
        int low = 0, high = 1000;
        while (low < high) { /* one step of a value at a time, from the last card's on */
            int aim = guess < low ? low : guess >= high ? high - 1 : guess;
            int found = after_card(leader, seat, cards[i], aim, aim + 1);
            if (nodes > NODES_AT_MOST) break;
            if (found > aim) low = found, guess = found;
            else high = found, guess = found - 1;
        }
        values[cards[i]] = low;
        if (nodes > NODES_AT_MOST) return 0;
    }
    return 1;
}
