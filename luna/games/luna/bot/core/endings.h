/* The exact search of the last round: what luna.games.luna.bot.endings says, with the same order of turns. */

#include "turns.h"

enum { MOST_ACTIVE = 8, DEEPEST_LINE = 400, FOREVER = 1 << 20, AT_SIGHT = 512 };

typedef struct {
    u16 move[4];
    int length;
} Short;

typedef struct Known {
    struct Known *next; /* in the same slot */
    int least, most, depth, leans; /* bounds of the fourfold margin; depth in the current line, -1: not in it */
    Short turn;
    u8 row[SIZE];
} Known;

typedef struct {
    const Board *board;
    int left, depth, leans, used, room;
    Known **slots;
    Short *turns; /* of all positions of the line, one after the other */
} Search;

enum { SLOTS = 1 << 14 };

static uint64_t hash_of(const u8 *row) {
    uint64_t hash = 0, word = 0;
    for (int n = 0; n < SIZE; n += 8) {
        memcpy(&word, row + n, n + 8 <= SIZE ? 8u : (size_t)(SIZE - n));
        hash = (hash ^ word) * 0x9E3779B97F4A7C15u;
        hash ^= hash >> 29;
    }
    return hash;
}

static Known *known_of(Search *search, const u8 *row, int make) {
    Known **slot = &search->slots[hash_of(row) % SLOTS], *one = *slot;
    for (; one; one = one->next)
        if (!memcmp(one->row, row, SIZE)) return one;
    if (!make || !(one = malloc(sizeof *one))) return 0;
    one->next = *slot, one->least = -FOREVER, one->most = FOREVER, one->depth = -1, one->turn.length = 0;
    memcpy(one->row, row, SIZE);
    return *slot = one;
}

static void push(Search *search, int length, u16 one, u16 two, u16 three) {
    Short *turn = &search->turns[search->used++];
    turn->length = length, turn->move[0] = one, turn->move[1] = two, turn->move[2] = three;
}

/* The turns that can matter in the last round, promising ones first. */
static void relevant(Search *search, const u8 *row) {
    static const u8 promise[16] = {
        [K_CONSECRATE] = 0, [K_BUILD] = 1, [K_APPOINT] = 2, [K_COUNCIL] = 3, [K_BOOK] = 4, [K_EXPEL] = 5, [K_MEDITATE] = 6,
        [K_FAVOUR] = 7, [K_RECRUIT] = 7, [K_HERBS] = 7, [K_SAIL] = 7, [K_JOURNEY] = 7, [K_TIDE] = 7, [K_DONE] = 7,
        [K_SETUP] = 7, [K_SOLO] = 7,
    };
    u16 moves[MOST_MOVES], *end = legal(search->board, row, moves, 0);
    const u8 *block = row + BASE(row[TURN]);
    int heresy = row[APOSTATE], refuge = (heresy + 1) % 7, last = row[CANDLES] == 1;
    for (int rank = -1; rank < 8; rank++)
        for (u16 *move = moves; move < end; move++)
            if ((last && *move == MEDITATION ? -1 : promise[*move >> 8 & 15]) == rank) push(search, 1, *move, 0, 0);
    for (int isle = 0; isle < 7; isle++) {
        int goal = isle != refuge ? refuge : (heresy + 2) % 7, most = isle == heresy ? block[isle] : least(1, block[isle]);
        for (int count = 1; count <= most; count++) push(search, 2, CODE(isle, K_JOURNEY, goal << 4 | count), CLOSE, 0);
    }
    if (!block[FAVOUR + TIDE_ISLE]) return;
    int tired = block[TIRED + heresy];
    for (int leaving = 0; leaving <= block[heresy]; leaving++) {
        u16 fresh = CODE(heresy, K_TIDE, refuge << 4 | leaving), slow = CODE(heresy, K_TIDE, INACTIVE | refuge << 4 | tired);
        if (leaving && tired) push(search, 3, fresh, slow, CLOSE);
        else if (leaving || tired) push(search, 2, leaving ? fresh : slow, CLOSE, 0);
    }
    if (block[ON_JETTY]) push(search, 2, CODE(JETTY, K_TIDE, refuge << 4 | 1), CLOSE, 0);
}

static int final_margin(const u8 *row, int seat) {
    const u8 *mine = row + BASE(seat), *theirs = row + BASE(1 - seat);
    return 4 * (points(mine) - points(theirs)) + (mine[DISC] > theirs[DISC] ? 1 : -1);
}

/* Alpha-beta: four times the margin of the seat to move; `left` < 0 when the limit was reached. */
static int best_margin(Search *search, const u8 *row, int low, int high) {
    Known *known = known_of(search, row, 1);
    int depth = search->depth, begin = search->used, leans = depth, me = row[TURN], floor = low, top = -FOREVER;
    if (!known) { search->left = -1; return 0; }
    search->leans = depth;
    if (known->least >= high || known->least == known->most) return known->least;
    if (known->most <= low) return known->most;
    if (--search->left < 0 || depth >= DEEPEST_LINE || begin + AT_SIGHT > search->room) { search->left = -1; return 0; }
    known->depth = depth, search->depth++;
    relevant(search, row);
    for (int n = begin, end = search->used; n < end; n++) {
        u8 child[SIZE];
        Short turn = search->turns[n];
        memcpy(child, row, SIZE);
        for (int part = 0; part < turn.length; part++) play(search->board, child, turn.move[part]);
        int found;
        if (child[PHASE] == OVER) {
            found = final_margin(child, me);
        } else {
            Known *before = known_of(search, child, 0);
            if (before && before->depth >= 0) {
                leans = least(leans, before->depth);
                continue;
            }
            found = child[TURN] == me ? best_margin(search, child, floor, high) : -best_margin(search, child, -high, -floor);
            if (search->left < 0) return 0;
            leans = least(leans, search->leans);
        }
        if (found > top) {
            top = found, known->turn = turn;
            floor = most_of(floor, found);
            if (top >= high) break;
        }
    }
    search->used = begin, search->depth--, known->depth = -1, search->leans = leans;
    if (leans == depth) {
        if (top > low) known->least = top;
        if (top < high) known->most = top;
    }
    return top;
}

/* The best turn of the last round of two players; its length, 0 when the end is too far or needs more positions. */
static int solved(Core *core, const u8 *row, int limit, u16 *turn, int *fourfold) {
    int active = sum(row + BASE(0), 7) + sum(row + BASE(1), 7), length = 0;
    if (row[ROUND] != LAST_ROUND || row[PLAYERS] != 2 || row[SOLO] || active > MOST_ACTIVE) return 0;
    Search search = {&core->tables.board, limit, 0, 0, 0, 300 * DEEPEST_LINE, calloc(SLOTS, sizeof(Known *)), 0};
    search.turns = malloc((size_t)search.room * sizeof(Short));
    if (search.slots && search.turns) {
        *fourfold = best_margin(&search, row, -FOREVER, FOREVER);
        if (search.left >= 0) {
            Short best = known_of(&search, row, 0)->turn;
            memcpy(turn, best.move, sizeof best.move), length = best.length;
        }
    }
    for (int slot = 0; search.slots && slot < SLOTS; slot++)
        for (Known *one = search.slots[slot], *next; one; one = next) next = one->next, free(one);
    free(search.slots), free(search.turns);
    return length;
}
