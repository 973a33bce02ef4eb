/* The learned value of a position: what luna.games.luna.bot.features and value say.

   The worth of a seat's pieces on an island is kept in pages, one for each public state of an island and kit of tokens.
   `Before` keeps the parts of a position, so that the positions one turn later sum only what the turn has changed. */

#include "rules.h"

#define PLAIN(X) \
    X(tired) X(shrine_active) X(shrine_attended) X(favour_soon) X(priestess_shrine) X(priestess_next_shrine) \
    X(priestess_later) X(builder_2_token) X(builder_2) X(builder_1_tokens) X(builder_1) X(builder_next_2_token) \
    X(builder_next_2) X(builder_next_1) X(builder_later_2) X(apostate_any) X(apostate) X(apostate_active) \
    X(apostate_near_any) X(apostate_near) X(apostate_far) X(appoint) X(appoint_twice) X(appoint_with_novice) \
    X(appoint_soon) X(bribe) X(appoint_next_round) X(bias) X(active) X(active_at_most_0) X(active_at_most_1) \
    X(active_at_most_2) X(active_at_most_4) X(active_at_most_7) X(all_standing) X(few_standing) X(supply) X(jetty) \
    X(jetty_fetched) X(shrines) X(shrines_3) X(shrines_all) X(tokens_3) X(novice_and_shrine) X(temple) \
    X(temple_booked) X(temple_exposed) X(temple_exposed_soon) X(temple_threatened) X(claims) X(claims_early) \
    X(claims_prey) X(their_claims) X(their_prey) X(claims_any) X(bribed_claim) X(book_use) X(book_use_bonus) \
    X(book_soon) X(council) X(council_behind_me) X(council_top) X(council_high) X(prize) X(prize_lead) \
    X(prize_behind) X(to_move) X(to_move_active) X(next_to_move) X(their_active) X(their_idle) X(alone) X(more_active)

enum { /* features.names(): four families by island, four counted ones, the plain ones */
    W_FAVOUR = 0, W_SHRINE = 7, W_STANDING = 14, W_READY = 21, W_ACTIVE = 28, W_LEAST = 33, W_PRIESTESS = 38, W_NEXT = 43,
    W_LAST_COUNTED = 47,
#define X(name) W_##name,
    PLAIN(X)
#undef X
    FEATURES
};
#define X(name) #name " "
static const char NAMES[] = PLAIN(X);
#undef X

enum { HAS_NOVICE = 1, HAS_SHRINE = 2, HAS_BRIBERY = 4, ROLES = 512, STATES = 7 * ROLES * 6, CELLS = 1024, UNKNOWN = INT32_MIN };
enum { POINT = 1000, PAGES = 16384, CHUNK = 64, FORGETTABLE = 6000, AHEAD = 1100, BEHIND = 320 };

typedef struct {
    const int32_t *weights;
    u16 *pages; /* by state and kit: number of the page, 0 = none yet */
} Moment;

typedef struct {
    Board board;
    double tanh[2 * AHEAD + 1], prior[BEHIND + 1]; /* by tenths of a point; what lies outside is as the last one */
    double c_puct;
    int32_t widest, widening, widest_others, widening_others, deepest;
    int32_t weights[7][5][FEATURES]; /* by round and candles */
} Tables;

typedef struct {
    Tables tables;
    Moment moments[7][5];
    int32_t (*chunks[PAGES / CHUNK])[CELLS];
    int32_t spare[CELLS]; /* where memory has run out */
    int pages;
} Core;

typedef struct {
    Moment *moment;
    int state[7]; /* by island: number, roles, released tiles (0, 1, more), bribable ones (none, some) */
} Scene;

/* ---- islands */

static int counted(const int32_t *weights, int count) {
    int worth = 0;
    for (int n = 0; n < count && n < 5; n++) worth += weights[n];
    return worth;
}

static int island_worth(const int32_t *w, int state, int kit, int active, int tired, int shrine, int favour) {
    int bribable = state % 2, released = state / 2 % 3, roles = state / 6 % ROLES, number = state / 6 / ROLES;
    int everybody = active + tired, cost = 2 - shrine, now = active >= cost, soon = everybody >= cost;
    int token = kit & HAS_SHRINE, worth = 0;
    worth += favour * w[W_FAVOUR + number] + shrine * w[W_SHRINE + number] + everybody * w[W_STANDING + number];
    worth += counted(w + W_ACTIVE, active) + counted(w + W_LEAST, everybody) + tired * w[W_tired];
    worth += (shrine && active) * w[W_shrine_active] + (shrine && everybody) * w[W_shrine_attended];
    worth += (!favour && now) * w[W_READY + number] + (!favour && soon) * w[W_favour_soon];
    if (roles & 1) worth += counted(w + W_PRIESTESS, active) + shrine * w[W_priestess_shrine];
    if (roles & 2) worth += counted(w + W_NEXT, everybody) + shrine * w[W_priestess_next_shrine];
    if (roles & 4) worth += everybody * w[W_priestess_later];
    if (roles & 8 && active && !shrine)
        worth += w[active >= 2 ? (token ? W_builder_2_token : W_builder_2)
                   : token && kit & HAS_NOVICE ? W_builder_1_tokens : W_builder_1];
    if (roles & 16 && everybody && !shrine)
        worth += w[everybody < 2 ? W_builder_next_1 : token ? W_builder_next_2_token : W_builder_next_2];
    if (roles & 32 && everybody >= 2 && !shrine) worth += w[W_builder_later_2];
    if (roles & 64)
        worth += (everybody > 0) * w[W_apostate_any] + everybody * w[W_apostate] + (active > 0) * w[W_apostate_active];
    if (roles & 128) worth += (everybody > 0) * w[W_apostate_near_any] + everybody * w[W_apostate_near];
    if (roles & 256) worth += everybody * w[W_apostate_far];
    if (released) {
        worth += now * w[W_appoint] + (now && released > 1 && active >= 2 * cost) * w[W_appoint_twice];
        worth += (!now && active && kit & HAS_NOVICE) * w[W_appoint_with_novice] + soon * w[W_appoint_soon];
    }
    if (bribable) worth += (now && kit & HAS_BRIBERY) * w[W_bribe] + soon * w[W_appoint_next_round];
    return worth;
}

/* The page of an island's state and a kit of tokens: worth by pieces, UNKNOWN where nobody has asked. */
static int32_t *page_of(Core *core, Moment *moment, int state, int kit) {
    if (!moment->pages && !(moment->pages = calloc(STATES * 8, sizeof(u16)))) goto spare;
    u16 *number = moment->pages + state * 8 + kit;
    if (*number) return core->chunks[*number / CHUNK][*number % CHUNK];
    int next = core->pages + 1;
    if (next >= PAGES) goto spare;
    int32_t(**chunk)[CELLS] = &core->chunks[next / CHUNK];
    if (!*chunk && !(*chunk = malloc(CHUNK * sizeof **chunk))) goto spare;
    *number = (u16)(core->pages = next);
    int32_t *page = (*chunk)[next % CHUNK];
    for (int n = 0; n < CELLS; n++) page[n] = UNKNOWN;
    return page;
spare:
    for (int n = 0; n < CELLS; n++) core->spare[n] = UNKNOWN;
    return core->spare;
}

static int cell(int32_t *page, const Moment *moment, int state, int kit, int active, int tired, int shrine, int favour) {
    int32_t *worth = page + ((active & 15) << 6 | (tired & 15) << 2 | shrine << 1 | favour);
    if (*worth == UNKNOWN) *worth = island_worth(moment->weights, state, kit, active, tired, shrine, favour);
    return *worth;
}

static int kit_of(const u8 *block) {
    const u8 *token = block + FAVOUR;
    return token[NOVICE_ISLE] * HAS_NOVICE | token[SHRINE_ISLE] * HAS_SHRINE | token[BRIBERY_ISLE] * HAS_BRIBERY;
}

static int bits(int mask) { return (mask & 1) + (mask >> 1 & 1) + (mask >> 2 & 1) + (mask >> 3 & 1); }

static void scene_of(Core *core, const u8 *row, Scene *scene) {
    const Board *board = &core->tables.board;
    const int figures[3] = {PRIESTESS, BUILDER, APOSTATE}, left = 6 - row[ROUND];
    const int steps[3] = {board->priestess_steps[row[PLAYERS]], board->builder_steps, 1};
    int roles[7] = {0};
    for (int figure = 0; figure < 3; figure++) {
        int rounds = figure == 2 && left ? 3 : least(3, left + 1), place = row[PLACE + row[figures[figure]]];
        for (int later = 0; later < rounds; later++)
            roles[row[RING + (place + later * steps[figure]) % 7]] |= 1 << (3 * figure + later);
    }
    scene->moment = &core->moments[row[ROUND]][row[CANDLES]];
    for (int isle = 0; isle < 7; isle++) {
        int released = least(bits(row[OPEN + isle]), 2), bribable = row[OPEN + isle] >> 4 ? 1 : 0;
        scene->state[isle] = (isle * ROLES + roles[isle]) * 6 + released * 2 + bribable;
    }
}

/* ---- all pieces of a seat, the temple */

static int block_worth(Core *core, Scene *scene, const u8 *block, int *actives) {
    const int32_t *w = scene->moment->weights;
    const u8 *token = block + FAVOUR;
    int kit = kit_of(block), active = sum(block, 7), everybody = active + sum(block + TIRED, 7);
    int jetty = block[ON_JETTY], shrines = 6 - block[SHRINES_LEFT];
    int worth = w[W_bias] + active * w[W_active] + everybody * w[W_all_standing] + jetty * w[W_jetty];
    worth += (active <= 0) * w[W_active_at_most_0] + (active <= 1) * w[W_active_at_most_1];
    worth += (active <= 2) * w[W_active_at_most_2] + (active <= 4) * w[W_active_at_most_4];
    worth += (active <= 7) * w[W_active_at_most_7] + most_of(0, 6 - everybody) * w[W_few_standing];
    worth += (block[SUPPLY] > 0) * w[W_supply] + (token[SAIL_ISLE] || token[TIDE_ISLE] ? jetty : 0) * w[W_jetty_fetched];
    worth += shrines * w[W_shrines] + most_of(0, shrines - 2) * w[W_shrines_3] + (shrines == 6) * w[W_shrines_all];
    worth += most_of(0, sum(token, 7) - 2) * w[W_tokens_3];
    worth += (token[NOVICE_ISLE] && token[SHRINE_ISLE]) * w[W_novice_and_shrine];
    for (int isle = 0; isle < 7; isle++) {
        int32_t *page = page_of(core, scene->moment, scene->state[isle], kit);
        const u8 *here = block + isle;
        worth += cell(page, scene->moment, scene->state[isle], kit, here[0], here[TIRED], here[SHRINE], here[FAVOUR]);
    }
    *actives = active;
    return worth;
}

static int temple_worth(const Board *board, const int32_t *w, const u8 *row, int seat) {
    const Layout *layout = &board->layouts[row[LAYOUT]];
    const u8 *tiles = row + TILE, *token = row + BASE(seat) + FAVOUR;
    int held = HELD + seat, claim = CLAIMED + seat, now = row[ROUND];
    int inside = 0, dangers[4] = {0}, booked = 0, claims = 0, bribable = 0, prey = 0, theirs = 0, their_prey = 0;
    for (int tile = 1; tile < 29; tile++) {
        int state = tiles[tile];
        if (state == BOOKED + seat) {
            inside++, booked++;
        } else if (state == held) {
            int danger = 0;
            for (const u8 *near = layout->neighbours[tile]; *near; near++) {
                int other = tiles[*near];
                if (*near < tile || other == claim) continue;
                if (other == FREE) danger = most_of(danger, 1);
                else if (CLAIMED <= other && other < HELD) danger = most_of(danger, layout->group_of[*near] < now ? 3 : 2);
            }
            inside++, dangers[danger]++;
        } else if (state == claim) {
            claims++, bribable += layout->group_of[tile] >= now;
            for (const u8 *low = layout->prey[tile]; *low; low++)
                prey += HELD <= tiles[*low] && tiles[*low] < BOOKED && tiles[*low] != held;
        } else if (CLAIMED <= state && state < HELD) {
            theirs += layout->group_of[tile] < now;
            for (const u8 *low = layout->prey[tile]; *low; low++) their_prey += tiles[*low] == held;
        }
    }
    int book = token[BOOK_ISLE];
    return inside * w[W_temple] + booked * w[W_temple_booked] + dangers[1] * w[W_temple_exposed] +
           dangers[2] * w[W_temple_exposed_soon] + dangers[3] * w[W_temple_threatened] + claims * w[W_claims] +
           bribable * w[W_claims_early] + prey * w[W_claims_prey] + theirs * w[W_their_claims] +
           their_prey * w[W_their_prey] + (claims > 0) * w[W_claims_any] +
           (bribable > 0 && token[BRIBERY_ISLE]) * w[W_bribed_claim] + (book && inside > booked) * w[W_book_use] +
           (book && inside > booked && row[BONUS]) * w[W_book_use_bonus] +
           (book && inside == booked && claims > 0) * w[W_book_soon];
}

/* ---- what compares seats */

static int race_worth(const Board *board, const int32_t *w, const u8 *row, int seat, const int *devotion, const int *actives) {
    int seats = row[PLAYERS], mine = row[BASE(seat) + DISC], disc = mine >> 3;
    int behind = 0, better = 0, best = 0, active = 0, idle = 0, most = 0;
    for (int other = 0; other < seats; other++) {
        if (other == seat) continue;
        int theirs = row[BASE(other) + DISC];
        behind += theirs < mine;
        better += devotion[other] > 0 && (devotion[other] > devotion[seat] || (devotion[other] == devotion[seat] && theirs > mine));
        best = most_of(best, devotion[other]);
        active += actives[other], idle += !actives[other], most = most_of(most, actives[other]);
    }
    int prize = devotion[seat] && better < board->prize_count[seats] ? board->prizes[seats][better] : 0;
    int lead = devotion[seat] - best, acts = (seat - row[TURN] + seats) % seats;
    int worth = disc * w[W_council] + behind * w[W_council_behind_me] + (disc == 10) * w[W_council_top];
    worth += (6 <= disc && disc < 10 ? disc - 5 : 0) * w[W_council_high] + prize * w[W_prize];
    worth += most_of(0, least(lead, 3)) * w[W_prize_lead] + most_of(0, least(-lead, 3)) * w[W_prize_behind];
    worth += (!acts) * w[W_to_move] + (!acts && actives[seat]) * w[W_to_move_active];
    worth += (acts == 1 && seats > 2) * w[W_next_to_move] + active * w[W_their_active] + idle * w[W_their_idle];
    worth += (most ? 0 : actives[seat]) * w[W_alone] + (most ? most_of(0, actives[seat] - most) : 0) * w[W_more_active];
    return worth;
}

/* ---- the whole */

typedef struct {
    const u8 *row;
    Scene scene;
    int block[SEATS], active[SEATS], temple[SEATS];
} Before;

static int same(const u8 *one, const u8 *other, int from, int to) { return !memcmp(one + from, other + from, (size_t)(to - from)); }

/* What `Value.totals` says. With `before` the parts that are equal there are taken from it; `keep` receives all parts. */
static void totals(Core *core, const u8 *row, const Before *before, Before *keep, int *out) {
    const Board *board = &core->tables.board;
    int seats = row[PLAYERS];
    if (row[PHASE] == OVER) {
        for (int seat = 0; seat < seats; seat++) out[seat] = points(row + BASE(seat)) * POINT;
        return;
    }
    Scene here, *scene = &here;
    int known = before && before->row[ROUND] == row[ROUND] && same(row, before->row, CANDLES, BONUS);
    int tiles = known && row[BONUS] == before->row[BONUS] && same(row, before->row, TILE, AFTER);
    if (known && same(row, before->row, OPEN, TILE)) scene = (Scene *)&before->scene;
    else scene_of(core, row, scene), known = 0;
    const int32_t *w = scene->moment->weights;
    int devotion[SEATS], actives[SEATS], temple;
    for (int seat = 0; seat < seats; seat++) {
        const u8 *block = row + BASE(seat), *old = known || tiles ? before->row + BASE(seat) : block;
        int worth;
        if (known && !memcmp(block, old, DISC)) worth = before->block[seat], actives[seat] = before->active[seat];
        else worth = block_worth(core, scene, block, &actives[seat]);
        if (tiles && block[FAVOUR + BOOK_ISLE] == old[FAVOUR + BOOK_ISLE] && block[FAVOUR + BRIBERY_ISLE] == old[FAVOUR + BRIBERY_ISLE])
            temple = before->temple[seat];
        else temple = temple_worth(board, w, row, seat);
        if (keep) keep->block[seat] = worth, keep->active[seat] = actives[seat], keep->temple[seat] = temple;
        out[seat] = points(block) * POINT + worth + temple;
        devotion[seat] = block[row[PRIESTESS]] + block[SHRINE + row[PRIESTESS]];
    }
    for (int seat = 0; seat < seats; seat++) out[seat] += race_worth(board, w, row, seat, devotion, actives);
    if (keep) keep->row = row, keep->scene = *scene;
}

static int floor_div(int a, int b) { return a / b - (a % b < 0); }

/* `value.margin`: the lead of a seat, half over the best of the others, half over their mean. */
static int margin(const int *worth, const u8 *row, int seat) {
    int seats = row[PLAYERS];
    if (row[SOLO]) return worth[1] - POINT * points(row + BASE(0));
    if (seats == 2) {
        int lead = worth[seat] - worth[1 - seat];
        return lead ? lead : row[BASE(seat) + DISC] > row[BASE(1 - seat) + DISC] ? 1 : -1;
    }
    int best = INT32_MIN, all = 0;
    for (int other = 0; other < seats; other++)
        if (other != seat) best = most_of(best, worth[other]), all += worth[other];
    return worth[seat] - floor_div(best * (seats - 1) + all, 2 * (seats - 1));
}

/* Between searches: forget the pages when they have become many. */
static void tidy(Core *core) {
    if (core->pages < FORGETTABLE) return;
    for (int round = 0; round < 7; round++)
        for (int candles = 0; candles < 5; candles++)
            if (core->moments[round][candles].pages) memset(core->moments[round][candles].pages, 0, STATES * 8 * sizeof(u16));
    core->pages = 0;
}
