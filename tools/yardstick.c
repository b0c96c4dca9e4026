/* The search of plugins/manille_expert a second time, in C, for one kind of table only: four seats, 0 and 2
 * against 1 and 3, `strict` with `undertrump = ban`, jack 1. A yardstick for tools/bench_solver.py: what a compiler
 * makes of the same algorithm when pack, seats and rules are constants. It visits the same positions in the
 * same order, so the node counts must be equal.
 *
 * cc -O3 -march=native -DRANKS=8 -DTRICK_POINT=0 -shared -fPIC yardstick.c -o yardstick.so
 */
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#ifndef RANKS
#define RANKS 8 /* 8: French, 12: Catalan */
#endif
#ifndef TRICK_POINT
#define TRICK_POINT 0
#endif
#define STRIDE 12
#define CARDS (4 * STRIDE)
#define SUIT ((1u << STRIDE) - 1)
#define FIRST_POINTED (RANKS - 5)
#define ON_EVERY_SUIT(x) ((u64)(x) * (1ull | 1ull << STRIDE | 1ull << 2 * STRIDE | 1ull << 3 * STRIDE))
#define WORTHLESS ON_EVERY_SUIT((1ull << FIRST_POINTED) - 1)
#define BUT_TOP ON_EVERY_SUIT(SUIT >> 1)
#define BUT_BOTTOM ON_EVERY_SUIT(SUIT - 1)
#define COUNT(x) __builtin_popcountll(x)
#define LOWEST(x) __builtin_ctzll(x)
#define HIGHEST(x) (63 - __builtin_clzll(x))
#define FIELD(x, suit) (((x) >> STRIDE * (suit)) & SUIT)
#define WITHOUT_LOWEST(x) ((x) & ((x) - 1))
#define MIN(a, b) ((a) < (b) ? (a) : (b))
#define MAX(a, b) ((a) > (b) ? (a) : (b))
#define NO_CARD 63
#define GENERATIONS 63
#define KEY_BITS ((1ull << 57) - 1)
#define FACE_BITS ((1ull << 48) - 1)

typedef uint64_t u64;
typedef uint32_t u32;

typedef struct {
    u64 *slot, key, faces;
    int low, high, best_card;
} Known;

static u64 hands[4], suits[4], above[CARDS], trumps, *table, slot_mask, generation, nodes;
static int trump, points[CARDS], suit_of[CARDS];
static unsigned char point_sums[SUIT + 1];
static u32 point_counts[SUIT + 1], canonical[4][SUIT + 1];

void set_up(int table_bits) {
    for (int suit = 0; suit < 4; suit++) suits[suit] = (u64)SUIT << STRIDE * suit;
    for (int card = 0; card < CARDS; card++) {
        int rank = card % STRIDE;
        suit_of[card] = card / STRIDE;
        points[card] = rank >= FIRST_POINTED && rank < RANKS ? rank - FIRST_POINTED + 1 : 0;
        above[card] = suits[card / STRIDE] & ~((2ull << card) - 1);
    }
    for (u32 mask = 0; mask <= SUIT; mask++) {
        point_sums[mask] = point_counts[mask] = 0;
        for (int rank = 0; rank < RANKS; rank++)
            if (mask >> rank & 1) {
                point_sums[mask] += points[rank];
                for (int level = 0; level < points[rank]; level++) point_counts[mask] += 1u << 6 * level;
            }
    }
    free(table);
    table = calloc(2ull << table_bits, 8);
    slot_mask = (1ull << table_bits) - 1;
    generation = 0;
}

static void prepare(void) {
    u64 held = hands[0] | hands[1] | hands[2] | hands[3];
    if (++generation > GENERATIONS) {
        memset(table, 0, (slot_mask + 1) * 16);
        generation = 1;
    }
    for (int suit = 0; suit < 4; suit++) {
        int owner[STRIDE];
        u32 cards = FIELD(held, suit);
        for (int rank = 0; rank < STRIDE; rank++) {
            owner[rank] = 4;
            for (int seat = 0; seat < 4; seat++)
                if (hands[seat] >> (STRIDE * suit + rank) & 1) owner[rank] = seat;
        }
        canonical[suit][0] = 0;
        for (u32 part = 0; part != cards;) {
            part = (part - cards) & cards;
            int top = HIGHEST((u64)part);
            u32 before = canonical[suit][part & ~(1u << top)], pattern = before & SUIT, faces = before >> 16;
            int place = pattern ? HIGHEST((u64)pattern) + 1 : 0;
            while (owner[place] != owner[top]) place++;
            pattern |= 1u << place;
            if (top < FIRST_POINTED) {
                place = faces ? HIGHEST((u64)faces) + 1 : 0;
                while (owner[place] != owner[top]) place++;
                faces |= 1u << place;
            } else {
                faces |= 1u << top;
            }
            canonical[suit][part] = pattern | faces << 16;
        }
    }
}

static inline int points_of(u64 cards) {
    return point_sums[FIELD(cards, 0)] + point_sums[FIELD(cards, 1)] + point_sums[FIELD(cards, 2)]
         + point_sums[FIELD(cards, 3)];
}

static inline u64 below_a_neighbour(u64 cards, u64 in_play) {
    u64 reached = cards >> 1 & BUT_TOP, before;
    do {
        before = reached;
        reached |= (reached & ~in_play) >> 1 & BUT_TOP;
    } while (reached != before);
    return cards & reached;
}

static inline u64 above_a_neighbour(u64 cards, u64 in_play) {
    u64 reached = cards << 1 & BUT_BOTTOM, before;
    do {
        before = reached;
        reached |= (reached & ~in_play) << 1 & BUT_BOTTOM;
    } while (reached != before);
    return cards & reached;
}

static inline u64 beaters(int head) { return above[head] | (suit_of[head] != trump ? trumps : 0); }

static inline u64 between(int a, int b) {
    return ((1ull << MAX(a, b)) - 1) & ~((2ull << MIN(a, b)) - 1);
}

static inline u64 legal_cards(u64 hand, int led, int head, int friendly) {
    u64 follow = hand & suits[led], higher;
    if (follow) {
        if (friendly || suit_of[head] != led) return follow;
        higher = follow & above[head];
        return higher ? higher : follow;
    }
    u64 mine = hand & trumps;
    if (!mine) return hand;
    higher = suit_of[head] == trump ? mine & above[head] : mine;
    if (!friendly && higher) return higher;
    u64 rest = hand & ~(mine & ~higher);
    return rest ? rest : hand;
}

static inline int can_beat(int seat, int led, int head) {
    u64 follow = hands[seat] & suits[led];
    return ((follow ? follow : hands[seat] & trumps) & beaters(head)) != 0;
}

static inline int best_points(u32 cards, int count) {
    int total = 0;
    for (; count > 0 && cards; count--) {
        int card = HIGHEST((u64)cards);
        total += points[card];
        cards &= ~(1u << card);
    }
    return total;
}

static inline int worst_points(u32 cards, int count) {
    int total = 0;
    for (; count > 0 && cards; count--, cards &= cards - 1) total += points[LOWEST((u64)cards)];
    return total;
}

static inline int recall(int leader, u64 held, int right, Known *known) {
    u64 a = canonical[0][FIELD(held, 0)], b = canonical[1][FIELD(held, 1)];
    u64 c = canonical[2][FIELD(held, 2)], d = canonical[3][FIELD(held, 3)];
    u64 faces = a >> 16 | (b >> 16) << STRIDE | (c >> 16) << 2 * STRIDE | (d >> 16) << 3 * STRIDE;
    u64 key = (a & SUIT) | (b & SUIT) << STRIDE | (c & SUIT) << 2 * STRIDE | (d & SUIT) << 3 * STRIDE;
    key |= (u64)leader << 48;
    u64 scattered = key * 0x9E3779B97F4A7C15ull;
    scattered ^= scattered >> 32;
    u64 *slot = table + 2 * (scattered & slot_mask);
    key |= generation << 51;
    *known = (Known){slot, key, faces, 0, right, NO_CARD};
    if ((slot[0] & KEY_BITS) != key) return 0;
    int low = slot[0] >> 57 & 127, high = slot[1] >> 54 & 127;
    u64 others = slot[1] & FACE_BITS;
    if (others != faces) {
        int up = 0;
        for (int suit = 0; suit < 4; suit++)
            if (FIELD(others ^ faces, suit)) {
                u32 more = (point_counts[FIELD(faces, suit)] | 0x20820820u) - point_counts[FIELD(others, suit)];
                for (int level = 0; level < 5; level++) {
                    int pairs = (int)(more >> 6 * level & 63) - 32;
                    if (pairs > 0) up += pairs;
                }
            }
        low -= up - (points_of(faces) - points_of(others));
        high += up;
    }
    known->low = MAX(low, 0);
    known->high = MIN(high, right);
    known->best_card = slot[1] >> 48 & 63;
    return 1;
}

static inline u64 bound_by_leads(int leader, int right, Known *known) {
    int left = (leader + 1) & 3, partner = (leader + 2) & 3, rightmost = (leader + 3) & 3, total = 0;
    int spare = hands[partner] & trumps ? COUNT(hands[partner] & ~trumps) : 99;
    u64 safe = 0;
    for (int suit = 0; suit < 4; suit++) {
        u32 mine = FIELD(hands[leader], suit), l = FIELD(hands[left], suit), r = FIELD(hands[rightmost], suit);
        u32 p = FIELD(hands[partner], suit), theirs = l | p | r;
        if (mine <= theirs) continue;
        u32 run = theirs ? mine & ~((2u << HIGHEST((u64)theirs)) - 1) : mine;
        int rounds = COUNT(run);
        if (suit != trump) {
            if (hands[left] & trumps) rounds = MIN(rounds, COUNT(l));
            if (hands[rightmost] & trumps) rounds = MIN(rounds, COUNT(r));
            rounds = MIN(rounds, spare);
            spare -= rounds;
        }
        if (rounds <= 0) continue;
        safe |= (u64)run << STRIDE * suit;
        total += best_points(run, rounds) + best_points(p, rounds) + worst_points(l, rounds)
               + worst_points(r, rounds) + TRICK_POINT * rounds;
    }
    if (leader & 1) known->high = MIN(known->high, right - total);
    else known->low = MAX(known->low, total);
    return safe;
}

static inline int points_of_run(u64 run, int seat) {
    int total = point_sums[run >> STRIDE * trump];
    if (TRICK_POINT) total += MAX(COUNT(hands[seat] & run), COUNT(hands[seat + 2] & run));
    return total;
}

static inline void bound_by_trumps(u64 held, int right, Known *known) {
    u64 all = held & trumps, ours = (hands[0] | hands[2]) & all, theirs = all & ~ours;
    if (!all) return;
    if (ours > theirs) {
        u64 run = theirs ? ours & ~((2ull << HIGHEST(theirs)) - 1) : ours;
        known->low = MAX(known->low, points_of_run(run, 0));
    } else {
        u64 run = ours ? theirs & ~((2ull << HIGHEST(ours)) - 1) : theirs;
        known->high = MIN(known->high, right - points_of_run(run, 1));
    }
}

static inline int strength(int seat, int suit) {
    u32 cards = FIELD(hands[seat], suit);
    if (cards) return HIGHEST((u64)cards);
    return hands[seat] & trumps ? 32 + HIGHEST(hands[seat] & trumps) : -1;
}

static inline void weigh_leads(int leader, u64 moves, u64 safe, int *weights) {
    for (int suit = 0; suit < 4; suit++) {
        u64 cards = moves & suits[suit];
        if (!cards) continue;
        int theirs = MAX(strength((leader + 1) & 3, suit), strength((leader + 3) & 3, suit));
        int partners = strength((leader + 2) & 3, suit), base = -32, factor = -16;
        u32 partner_cards = FIELD(hands[(leader + 2) & 3], suit);
        if (partners > theirs) {
            base = 16 * ((partner_cards ? points[HIGHEST((u64)partner_cards)] : 0) + 2);
            factor = 16;
        } else if (HIGHEST((u64)FIELD(hands[leader], suit)) > theirs) {
            base = 0;
            factor = 16;
        }
        for (; cards; cards = WITHOUT_LOWEST(cards)) {
            int card = LOWEST(cards);
            weights[card] = base + factor * points[card] + (safe >> card & 1 ? (points[card] + 1) * 32 : 0);
        }
    }
}

static inline int heaviest(u64 cards, const int *weights) {
    int found = 0, weight = -(1 << 30);
    for (; cards; cards = WITHOUT_LOWEST(cards)) {
        int card = LOWEST(cards);
        if (weights[card] > weight) {
            weight = weights[card];
            found = card;
        }
    }
    return found;
}

static inline void drop_neighbours(u64 *moves, u64 others, int card, int value, int target, int *best, int maximising) {
    for (u64 same = *moves & suits[suit_of[card]]; same; same = WITHOUT_LOWEST(same)) {
        int other = LOWEST(same), reach = value + (maximising ? 1 : -1) * abs(points[card] - points[other]);
        if ((reach >= target) == maximising || others & between(card, other)) continue;
        *moves &= ~(1ull << other);
        *best = maximising ? MAX(*best, reach) : MIN(*best, reach);
    }
}

static int follow(int place, int seat, int led, int head, int head_seat, int taken, int target, int right);

static int lead(int leader, int target, int right) {
    if (target <= 0) return 0;
    if (target > right) return right;
    nodes++;
    u64 hand = hands[leader], held = hands[0] | hands[1] | hands[2] | hands[3];
    if (!WITHOUT_LOWEST(hand)) {
        int head = LOWEST(hand), winner = leader;
        for (int i = 1; i < 4; i++) {
            int seat = (leader + i) & 3;
            if (beaters(head) & hands[seat]) {
                head = LOWEST(hands[seat]);
                winner = seat;
            }
        }
        return winner & 1 ? 0 : right;
    }
    Known known;
    recall(leader, held, right, &known);
    if (known.low >= target) return known.low;
    if (known.high < target) return known.high;
    bound_by_trumps(held, right, &known);
    if (known.low >= target) return known.low;
    if (known.high < target) return known.high;
    u64 safe = bound_by_leads(leader, right, &known);
    if (known.low >= target) return known.low;
    if (known.high < target) return known.high;
    int maximising = !(leader & 1), best = maximising ? -1 : 1000, best_card = NO_CARD, weights[CARDS];
    u64 moves = hand & ~below_a_neighbour(hand & WORTHLESS, held);
    weigh_leads(leader, moves, safe, weights);
    if (moves >> known.best_card & 1) weights[known.best_card] = 1 << 29;
    while (moves) {
        int card = heaviest(moves, weights);
        moves &= ~(1ull << card);
        hands[leader] = hand & ~(1ull << card);
        int value = follow(1, (leader + 1) & 3, suit_of[card], card, leader, points[card], target, right);
        if (maximising ? value > best : value < best) {
            best = value;
            best_card = card;
        }
        if ((value >= target) == maximising) break;
        drop_neighbours(&moves, held & ~hand, card, value, target, &best, maximising);
    }
    hands[leader] = hand;
    if (best >= target) known.low = MAX(known.low, best);
    else known.high = MIN(known.high, best);
    known.slot[0] = known.key | (u64)known.low << 57;
    known.slot[1] = known.faces | (u64)best_card << 48 | (u64)known.high << 54;
    return best;
}

static inline void weigh_follows(int place, int seat, int led, int head, int head_seat, u64 moves, int *weights) {
    int next = (seat + 1) & 3, last = (seat + 2) & 3;
    u64 wins = beaters(head);
    for (; moves; moves = WITHOUT_LOWEST(moves)) {
        int card = LOWEST(moves), is_winning = wins >> card & 1, new_head = is_winning ? card : head;
        int ours = is_winning || !((head_seat ^ seat) & 1);
        if (place < 3 && ours && can_beat(next, led, new_head)) ours = 0;
        else if (place == 1 && !ours && can_beat(last, led, new_head)) ours = 1;
        weights[card] = ours ? points[card] * 64 : points[card] * -64;
        if (place < 3 && ((ours && is_winning) || !ours)) weights[card] -= (card - suit_of[card] * STRIDE) * 4;
    }
}

static int follow(int place, int seat, int led, int head, int head_seat, int taken, int target, int right) {
    nodes++;
    u64 hand = hands[seat];
    int friendly = !((seat ^ head_seat) & 1), maximising = !(seat & 1), best = maximising ? -1 : 1000;
    int weights[CARDS];
    u64 moves = legal_cards(hand, led, head, friendly), wins = beaters(head) & moves, others = 0;
    int has_choice = WITHOUT_LOWEST(moves) != 0;
    if (has_choice) {
        u64 held = hands[0] | hands[1] | hands[2] | hands[3] | 1ull << head;
        others = held & ~hand;
        if (place == 3) {
            u64 up = friendly ? moves : wins, down = moves & ~up;
            moves = (up & ~below_a_neighbour(up, held)) | (down & ~above_a_neighbour(down, held));
        } else {
            moves &= ~below_a_neighbour(moves & WORTHLESS, held);
        }
        has_choice = WITHOUT_LOWEST(moves) != 0;
    }
    if (has_choice) {
        weigh_follows(place, seat, led, head, head_seat, moves, weights);
        if (place == 3 && COUNT(hand) > 2) {
            u64 held = hands[0] | hands[1] | hands[2] | hands[3];
            for (u64 rest = moves; rest; rest = WITHOUT_LOWEST(rest)) {
                int card = LOWEST(rest), winner = wins >> card & 1 ? seat : head_seat;
                int fallen = taken + points[card] + TRICK_POINT, won = winner & 1 ? 0 : fallen;
                Known known;
                if (!recall(winner, held & ~(1ull << card), right - fallen, &known)) continue;
                int low = won + known.low, high = won + known.high;
                if (maximising ? low >= target : high < target) return maximising ? low : high;
                if (maximising ? high < target : low >= target) {
                    moves &= ~(1ull << card);
                    best = maximising ? MAX(best, high) : MIN(best, low);
                }
            }
            if (!moves) return best;
        }
    }
    while (moves) {
        int card = has_choice ? heaviest(moves, weights) : (int)LOWEST(moves), value;
        int new_head = head, new_head_seat = head_seat, fallen = taken + points[card];
        moves &= ~(1ull << card);
        if (wins >> card & 1) {
            new_head = card;
            new_head_seat = seat;
        }
        hands[seat] = hand & ~(1ull << card);
        if (place == 3) {
            int gone = fallen + TRICK_POINT, won = new_head_seat & 1 ? 0 : gone;
            value = won + lead(new_head_seat, target - won, right - gone);
        } else {
            value = follow(place + 1, (seat + 1) & 3, led, new_head, new_head_seat, fallen, target, right);
        }
        hands[seat] = hand;
        best = maximising ? MAX(best, value) : MIN(best, value);
        if ((value >= target) == maximising) return best;
        drop_neighbours(&moves, others, card, value, target, &best, maximising);
    }
    return best;
}

/* The values of all first leads of a deal, at `values[card]`; -1 where the leader does not hold the card. */
void solve_leads(const u64 *dealt, int leader, int trump_suit, int *values) {
    memcpy(hands, dealt, sizeof hands);
    trump = trump_suit;
    trumps = trump >= 0 ? suits[trump] : 0;
    prepare();
    u64 hand = hands[leader], held = hands[0] | hands[1] | hands[2] | hands[3];
    u64 same = below_a_neighbour(hand & WORTHLESS, held);
    int right = points_of(held) + TRICK_POINT * COUNT(hand), guess = right / 2;
    for (int card = CARDS - 1; card >= 0; card--) {
        values[card] = -1;
        if (!(hand >> card & 1)) continue;
        if (same >> card & 1) {
            values[card] = values[LOWEST(hand & ~((2ull << card) - 1))];
            continue;
        }
        hands[leader] = hand & ~(1ull << card);
        int low = 0, high = right;
        while (low < high) {
            int target = guess <= low ? low + 1 : MIN(guess, high);
            int value = follow(1, (leader + 1) & 3, suit_of[card], card, leader, points[card], target, right);
            if (value >= target) low = value, guess = value + 1;
            else high = guess = value;
        }
        hands[leader] = hand;
        values[card] = guess = low;
    }
}

u64 node_count(void) { return nodes; }
