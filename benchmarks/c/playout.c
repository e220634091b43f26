/* Random playouts of palamede.engine.kernel.playout once more, in C: the blocked game without counts.
 *
 * The same deals, leads and moves from the same seed. A yardstick, built by _twins.py where gcc is
 * found, never installed. Rules come as arrays and numbers of Tables; the winners mark the pips of
 * the others, a tie marks nothing, any tile may be led. */
#include <stdint.h>

typedef uint64_t u64;
typedef int64_t i64;
typedef uint8_t u8;

static const u64 GAMMA = 0x9E3779B97F4A7C15ULL;

static inline u64 mixed(u64 word)
{
    word = (word ^ word >> 30) * 0xBF58476D1CE4E5B9ULL;
    word = (word ^ word >> 27) * 0x94D049BB133111EBULL;
    return word ^ word >> 31;
}

static inline u64 below(u64 word, u64 limit) { return (word >> 32) * limit >> 32; }

static inline int ones(u64 word) { return __builtin_popcountll(word); }

static inline u64 nth(u64 mask, u64 which)
{
    while (which--)
        mask &= mask - 1;
    return __builtin_ctzll(mask);
}

/* Deal and play deals first to first + deals - 1; add up marks by side; return how many blocked. */
i64 twin_many(const u64 *fits, const u8 *leaves, const u8 *after, const u64 *weights,
              const u8 *in_play, i64 in_play_count, i64 tiles, i64 seats, i64 sides, i64 hand_size,
              i64 first, i64 deals, u64 seed, i64 *marks)
{
    i64 blocked = 0;
    for (i64 number = first; number < first + deals; number++) {
        u64 word = mixed(seed + mixed((u64)number + GAMMA));
        u8 order[64];
        for (int at = 0; at < in_play_count; at++)
            order[at] = in_play[at];
        for (u64 left = in_play_count; left > 1;) {
            word += GAMMA;
            u64 other = below(mixed(word), left);
            left--;
            u8 tile = order[left];
            order[left] = order[other];
            order[other] = tile;
        }
        u64 hands[4] = {0, 0, 0, 0};
        int place = 0;
        for (int seat = 0; seat < seats; seat++)
            for (int at = 0; at < hand_size; at++)
                hands[seat] |= 1ULL << order[place++];
        word += GAMMA;
        i64 turn = below(mixed(word), seats);
        word += GAMMA;
        u64 tile = nth(hands[turn], below(mixed(word), ones(hands[turn])));
        hands[turn] ^= 1ULL << tile;
        u64 left = after[2 * tile + 1], right = after[2 * tile], passes = 0;
        i64 last = turn;
        int out = !hands[turn];
        turn = turn + 1 < seats ? turn + 1 : 0;
        while (!out) {
            u64 hand = hands[turn];
            u64 on_left = hand & fits[left], on_right = hand & fits[right];
            u64 at_left = ones(on_left), choices = at_left + ones(on_right);
            if (!choices) {
                if (++passes == (u64)seats)
                    break;
                turn = turn + 1 < seats ? turn + 1 : 0;
                continue;
            }
            word += GAMMA;
            u64 which = below(mixed(word), choices);
            passes = 0;
            if (which < at_left) {
                tile = nth(on_left, which);
                left = leaves[tiles * left + tile];
            } else {
                tile = nth(on_right, which - at_left);
                right = leaves[tiles * right + tile];
            }
            hands[turn] = hand ^= 1ULL << tile;
            last = turn;
            out = !hand;
            turn = turn + 1 < seats ? turn + 1 : 0;
        }
        i64 pips[4] = {0, 0, 0, 0};
        for (int seat = 0; seat < seats; seat++)
            for (int bit = 0; bit < 5; bit++)
                pips[seat % sides] += (i64)ones(hands[seat] & weights[bit]) << bit;
        i64 winner = last % sides;
        if (!out) {
            blocked++;
            winner = 0;
            int tied = 0;
            for (int side = 1; side < sides; side++)
                if (pips[side] < pips[winner])
                    winner = side, tied = 0;
                else if (pips[side] == pips[winner])
                    tied = 1;
            if (tied)
                continue;
        }
        for (int side = 0; side < sides; side++)
            if (side != winner)
                marks[winner] += pips[side];
    }
    return blocked;
}
