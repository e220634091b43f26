/* The exact solver of palamede.engine.kernel.solve once more, in plain recursive C.
 *
 * A yardstick for the speed of the kernels and a second opinion on their node counts; built by
 * _twins.py where gcc is found, never installed. Rules come as the arrays and numbers of SolveRules,
 * the position as the numbers of its row of the stack. */
#include <stdint.h>

typedef uint64_t u64;
typedef int64_t i64;
typedef uint8_t u8;

typedef struct {
    i64 tiles, seats, shut, draws, undrawable, matadors, step, unit, greatest, ends, target, most;
    i64 primacy, pay_out, pay_block, nearest_5;
    i64 at_left, at_right, at_turn, at_passes, at_drawn, at_needs, at_owner, wide, owner_bits;
} Numbers;

typedef struct {
    const u64 *fits, *ordinary, *either;
    const u8 *leaves, *after;
    const i64 *value, *pips;
    Numbers n;
} Rules;

typedef struct {
    u64 hands[4];
    i64 left, right, turn, passes, drawn;
    u64 owner;
    i64 pips[2], need[2], gain;
} Position;

typedef struct {
    const Rules *rules;
    const u8 *stock, *place;
    const u64 *unseen;
    const i64 *weight;
    i64 last, tie;
    u64 *table;
    i64 bits;
    u64 time;
    i64 nodes;
} World;

enum { ZERO = 4096, UNKNOWN = 4095, NO_MOVE = 255, LARGEST_NEED = 1023, FEWEST_BITS = 12, ROOM = 16 };

static inline i64 max(i64 a, i64 b) { return a > b ? a : b; }
static inline i64 min(i64 a, i64 b) { return a < b ? a : b; }
static inline int ones(u64 word) { return __builtin_popcountll(word); }
static inline int lowest(u64 word) { return __builtin_ctzll(word); }

static inline i64 paid(const Numbers *n, i64 rule, i64 own, i64 other)
{
    i64 pool = other;
    switch (rule) {
    case 1: pool = own + other; break;
    case 2: return 1;
    case 3: pool = own; break;
    case 4: return 0;
    }
    if (n->nearest_5)
        pool = (pool + 2) / 5 * 5;
    return n->unit == 1 ? pool : pool / n->unit;
}

static inline i64 most_paid(const Numbers *n, i64 own, i64 other)
{
    return max(paid(n, n->pay_out, own, other), paid(n, n->pay_block, own, other));
}

static inline i64 ended(const World *w, int domino, i64 side, const i64 *pips)
{
    const Numbers *n = &w->rules->n;
    i64 winner = side, rule = domino ? n->pay_out : n->pay_block;
    if (!domino || n->most) {
        if (pips[0] == pips[1]) {
            if (!n->primacy)
                return 0;
            winner = w->tie;
        } else
            winner = (pips[0] < pips[1]) == !n->most ? 0 : 1;
    }
    return winner == 0 ? paid(n, rule, pips[0], pips[1]) : -paid(n, rule, pips[1], pips[0]);
}

static inline i64 next(const Numbers *n, i64 turn) { return turn + 1 < n->seats ? turn + 1 : 0; }

/* Make a move; return whether the deal is over, its value then in *value. */
static inline int make(const World *w, Position *p, i64 move, i64 *value)
{
    const Rules *r = w->rules;
    const Numbers *n = &r->n;
    i64 tile = move >> 2 & 63;
    if (tile == n->tiles) {
        if (++p->passes == n->seats) {
            *value = ended(w, 0, 0, p->pips);
            return 1;
        }
        p->turn = next(n, p->turn);
        return 0;
    }
    int side = p->turn & 1, reached = 0;
    p->hands[p->turn] ^= 1ULL << tile;
    p->passes = 0;
    if (move & 2)
        p->right = move >> 8 & 255;
    else
        p->left = move >> 8 & 255;
    p->pips[side] -= r->pips[tile];
    if (n->draws && n->owner_bits * w->place[tile] < 64)
        p->owner &= ~((n->seats > 2 ? 3ULL : 1ULL) << n->owner_bits * w->place[tile]);
    if (n->step) {
        i64 total = r->value[p->left] + r->value[p->right];
        if (total % n->step == 0) {
            i64 reward = total / n->unit;
            p->gain += side ? -reward : reward;
            p->need[side] -= reward;
            reached = reward > 0 && p->need[side] <= 0;
        }
    }
    if (!p->hands[p->turn]) {
        *value = ended(w, 1, side, p->pips);
        return 1;
    }
    if (reached) {
        *value = 0;
        return 1;
    }
    p->turn = next(n, p->turn);
    return 0;
}

/* Make a move and all that is forced after it; return whether the deal is over. */
static inline int advance(World *w, Position *p, i64 move, i64 *value)
{
    const Rules *r = w->rules;
    const Numbers *n = &r->n;
    for (;;) {
        w->nodes++;
        if (move >= 0 && make(w, p, move, value))
            return 1;
        u64 both = r->fits[p->left] | r->fits[p->right];
        while (!(p->hands[p->turn] & both)) {
            if (p->drawn < w->last) {
                int tile = w->stock[p->drawn];
                p->hands[p->turn] |= 1ULL << tile;
                if (n->owner_bits * p->drawn < 64)
                    p->owner |= (u64)p->turn << (n->owner_bits * p->drawn);
                p->pips[p->turn & 1] += r->pips[tile];
                p->drawn++;
            } else if (++p->passes == n->seats) {
                *value = ended(w, 0, 0, p->pips);
                return 1;
            } else
                p->turn = next(n, p->turn);
        }
        if (n->matadors)
            return 0;
        u64 some = p->hands[p->turn] & r->fits[p->right];
        i64 code = p->right, end = 2;
        if (p->left != p->right) {
            u64 on_left = p->hands[p->turn] & r->fits[p->left];
            if (on_left) {
                if (some)
                    return 0;
                some = on_left, code = p->left, end = 0;
            }
        }
        if (some & (some - 1))
            return 0;
        i64 tile = lowest(some);
        move = (i64)r->leaves[n->tiles * code + tile] << 8 | tile << 2 | end;
    }
}

static inline int list(const Rules *r, const Position *p, i64 known, i64 *moves)
{
    const Numbers *n = &r->n;
    int found = 0;
    u64 hand = p->hands[p->turn];
    u64 next_hand = p->hands[next(n, p->turn)];
    u64 last_hand = n->seats > 2 ? p->hands[(p->turn + 3) & 3] : 0;
    for (int end = 0; end < 2; end++) {
        if (end && p->left == p->right)
            break;
        i64 code = end ? p->right : p->left, stays = end ? p->left : p->right;
        for (u64 some = hand & r->fits[code]; some; some &= some - 1) {
            i64 tile = lowest(some);
            int halves = n->matadors && r->either[code] >> tile & 1 ? 2 : 1;
            for (int half = 0; half < halves; half++) {
                i64 new = halves == 2 ? r->after[2 * tile + half] : r->leaves[n->tiles * code + tile];
                i64 action = tile << 2 | end << 1 | half;
                u64 opened = r->fits[new] | r->fits[stays];
                i64 score = n->most ? -r->pips[tile] : r->pips[tile];
                score -= 20 * ones(next_hand & opened) + 8 * ones(last_hand & opened);
                if (n->step) {
                    i64 total = r->value[new] + r->value[stays];
                    if (total % n->step == 0)
                        score += 10 * (total / n->unit);
                }
                if (action == known)
                    score += 4096;
                moves[found++] = score * 65536 + (new << 8 | action);
            }
        }
    }
    if (n->matadors && !(hand & (r->ordinary[p->left] | r->ordinary[p->right])))
        moves[found++] = (4 * n->tiles == known ? 4096 : -60) * 65536 + 4 * n->tiles;
    return found;
}

/* The value for side 0 of a position after a move, exact between alpha and beta. */
static i64 search(World *w, const Position *before, i64 move, i64 alpha, i64 beta)
{
    const Rules *r = w->rules;
    const Numbers *n = &r->n;
    Position p = *before;
    p.gain = 0;
    i64 value;
    if (advance(w, &p, move, &value))
        return p.gain + value;
    /* what the pips say */
    u64 *hands = p.hands, hand = hands[p.turn];
    int side = p.turn & 1;
    i64 own = p.pips[side], other = p.pips[!side];
    i64 a = side ? p.gain - beta : alpha - p.gain, b = side ? p.gain - alpha : beta - p.gain;
    i64 coming = w->weight[p.drawn], heaviest = 0;
    if (!n->matadors)
        for (u64 some = hand & (r->fits[p.left] | r->fits[p.right]); some; some &= some - 1)
            heaviest = max(heaviest, r->pips[lowest(some)]);
    i64 high = most_paid(n, own + coming, other + coming);
    i64 low = -most_paid(n, other + coming, own - heaviest + coming);
    u64 remaining = hands[0] | hands[1] | hands[2] | hands[3];
    i64 most[2] = {0, 0};
    if (n->step) {
        int stocked = ones(w->unseen[p.drawn]);
        most[0] = n->greatest * (ones(hands[0] | hands[2]) + stocked);
        most[1] = n->greatest * (ones(hands[1] | hands[3]) + stocked);
        high += most[side];
        low -= most[!side];
    } else {
        u64 live = remaining | w->unseen[p.drawn];
        if (!(r->fits[p.left] & live))
            p.left = n->shut;
        if (!(r->fits[p.right] & live))
            p.right = n->shut;
    }
    if (p.left > p.right) {
        i64 end = p.left;
        p.left = p.right;
        p.right = end;
    }
    if (!n->step && !n->matadors && !(hand & (hand - 1))) {
        p.pips[side] -= r->pips[lowest(hand)];
        return p.gain + ended(w, 1, side, p.pips);
    }
    if (low >= b || low == high)
        return p.gain + (side ? -low : low);
    if (high <= a)
        return p.gain + (side ? -high : high);
    a = max(a, low);
    b = min(b, high);
    /* what the table says */
    int usable = 1;
    u64 key[3] = {remaining, 0, 0}, needs = 0, *entry;
    if (n->ends) {
        i64 some0 = p.need[0] <= most[0] ? p.need[0] : 0;
        i64 some1 = p.need[1] <= most[1] ? p.need[1] : 0;
        usable = max(some0, some1) <= LARGEST_NEED;
        needs = (u64)some0 | (u64)some1 << 10;
    }
    if (!n->wide) {
        key[0] |= (u64)p.left << n->at_left | (u64)p.right << n->at_right;
        key[0] |= (u64)p.turn << n->at_turn;
        if (n->matadors)
            key[0] |= (u64)p.passes << n->at_passes;
        if (n->draws)
            key[0] |= (u64)p.drawn << n->at_drawn | p.owner << n->at_owner;
        if (n->ends)
            key[0] |= needs << n->at_needs;
        entry = w->table + (key[0] * 0x9E3779B97F4A7C15ULL >> (64 - w->bits) << 1);
    } else {
        key[0] |= (u64)p.left << 56;
        key[1] = p.owner;
        key[2] = (u64)p.right | (u64)p.turn << 8 | (u64)p.passes << 12 | (u64)p.drawn << 16;
        key[2] |= needs << 24;
        usable = usable && n->owner_bits * p.drawn <= 64;
        u64 mix = key[0] * 0x9E3779B97F4A7C15ULL ^ key[1] * 0xC2B2AE3D27D4EB4FULL;
        mix ^= key[2] * 0x165667B19E3779F9ULL;
        mix = (mix ^ mix >> 32) * 0x9E3779B97F4A7C15ULL;
        entry = w->table + (mix >> (64 - w->bits) << 2);
    }
    i64 known_low = -ZERO, known_high = UNKNOWN, known_move = NO_MOVE;
    if (usable && entry[0] == key[0] && entry[1] >> 34 == w->time
        && (!n->wide || (entry[2] == key[1] && entry[3] == key[2]))) {
        u64 data = entry[1];
        known_high = (i64)(data & 0x1FFF) - ZERO;
        known_low = (i64)(data >> 13 & 0x1FFF) - ZERO;
        known_move = data >> 26 & 0xFF;
        if (known_low >= b || known_low == known_high)
            return p.gain + (side ? -known_low : known_low);
        if (known_high <= a)
            return p.gain + (side ? -known_high : known_high);
        a = max(a, known_low);
        b = min(b, known_high);
    }
    /* its moves */
    i64 moves[128];
    int found = list(r, &p, known_move, moves);
    i64 first_a = a, best = max(low, known_low), best_move = NO_MOVE;
    while (found && a < b) {
        int chosen = 0;
        for (int at = 1; at < found; at++)
            if (moves[at] > moves[chosen])
                chosen = at;
        i64 tried = moves[chosen] & 0xFFFF;
        moves[chosen] = moves[--found];
        i64 result = side ? -search(w, &p, tried, -b, -a) : search(w, &p, tried, a, b);
        if (result > best || best_move == NO_MOVE) {
            best = max(best, result);
            a = max(a, best);
            best_move = tried & 255;
        }
    }
    if (best >= b)
        known_low = max(known_low, best);
    else if (best <= first_a)
        known_high = min(known_high, best);
    else
        known_low = known_high = best;
    if (usable) {
        entry[0] = key[0];
        entry[1] = (u64)(known_high + ZERO) | (u64)(known_low + ZERO) << 13 | (u64)best_move << 26
                   | w->time << 34;
        if (n->wide)
            entry[2] = key[1], entry[3] = key[2];
    }
    return p.gain + (side ? -best : best);
}

/* The value of a position between low and high, by null windows from a guess; *nodes go on. */
i64 twin_value(const void **arrays, const i64 *numbers, const u8 *stock, const u8 *place,
               const u64 *unseen, const i64 *weight, i64 last, i64 tie, i64 low, i64 high,
               i64 guess, u64 *table, i64 most_bits, i64 time, const i64 *begin, i64 *nodes)
{
    Rules r = {arrays[0], arrays[1], arrays[2], arrays[3], arrays[4], arrays[5], arrays[6],
               *(const Numbers *)numbers};
    World w = {&r, stock, place, unseen, weight, last, tie, table, 0, time, *nodes};
    Position p = {{begin[0], begin[1], begin[2], begin[3]}, begin[4], begin[5], begin[6], begin[7],
                  begin[8], begin[9], {begin[10], begin[11]}, {begin[12], begin[13]}, 0};
    i64 value = guess;
    while (low < high) {
        i64 beta = value == low ? value + 1 : value;
        for (w.bits = FEWEST_BITS; w.bits < most_bits && w.nodes > (i64)ROOM << w.bits;)
            w.bits++;
        value = search(&w, &p, -1, beta - 1, beta);
        if (value < beta)
            high = value;
        else
            low = value;
    }
    *nodes = w.nodes;
    return value;
}
