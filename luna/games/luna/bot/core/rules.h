/* The rules of Luna over a row of bytes: what luna.games.luna.rules says in legal, play, effects, scoring and solo.

   The rule ids are those of the Python modules. Offsets and kinds are those of position.py and moves.py; the printed
   board comes from Python as one block of bytes (`Board`). Rows and moves come from the rules and are not checked. */

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

typedef uint8_t u8;
typedef uint16_t u16;

enum { /* position.py */
    PLAYERS, SOLO, OPTIONS, LAYOUT, PHASE, ROUND, TURN, START, CANDLES, PRIESTESS, BUILDER, APOSTATE, BONUS, DRAFT, LAST,
    ARRIVE = 16, RING = 23, PLACE = 30, OPEN = 37, TILE = 44, AFTER = 73, BLOCKS = 81, STRIDE = 34, SIZE = 217,
    TIRED = 7, SHRINE = 14, FAVOUR = 21, SUPPLY = 28, ON_JETTY, SHRINES_LEFT, DISC, IP, /* within a block */
    FIXED_START = 2, PLACE_SHRINES = 0, PLACE_PAIRS, ROUND_START, ACTION, OVER,
    FREE = 1, CLOSED = 2, CLAIMED = 16, HELD = 32, BOOKED = 48,
};
enum { BOOK_ISLE, BRIBERY_ISLE, NOVICE_ISLE, SAIL_ISLE, HERBS_ISLE, SHRINE_ISLE, TIDE_ISLE };
enum { /* moves.py */
    K_FAVOUR, K_RECRUIT, K_BUILD, K_HERBS, K_COUNCIL, K_EXPEL, K_APPOINT, K_CONSECRATE,
    K_BOOK, K_MEDITATE, K_SAIL, K_JOURNEY, K_TIDE, K_DONE, K_SETUP, K_SOLO,
    JETTY = 7, NOWHERE = 8, WITH_NOVICE = 1, WITH_BRIBERY = 2, INACTIVE = 128, MOST_NOVICES = 13, LAST_ROUND = 6,
};
#define CODE(place, kind, argument) ((u16)((place) << 12 | (kind) << 8 | (argument)))
#define CLOSE CODE(NOWHERE, K_DONE, 0)
#define MEDITATION CODE(NOWHERE, K_MEDITATE, 0)
#define BASE(seat) (BLOCKS + (seat) * STRIDE)
#define MOST_MOVES 4096
#define SEATS 4

typedef struct { /* lists of tiles end with 0 */
    u8 neighbours[29][8], prey[29][8], group_of[29], masks[7][7];
} Layout;

typedef struct {
    u8 symbol[29], colour[29], tile_of[7][4], guard_ip[7], seat_ip[11], quartets[35][4], shrine_ip, builder_steps;
    u8 prizes[5][4], prize_count[5], priestess_steps[5], candles[5]; /* by number of players */
    Layout layouts[60];
} Board;

static int least(int a, int b) { return a < b ? a : b; }
static int most_of(int a, int b) { return a > b ? a : b; }
static int points(const u8 *block) { return block[IP] << 8 | block[IP + 1]; }
static void set_points(u8 *block, int to) { block[IP] = (u8)(to >> 8), block[IP + 1] = (u8)to; }
static int sum(const u8 *from, int count) {
    int total = 0;
    while (count--) total += *from++;
    return total;
}
static int ones(const u8 *from, int count) {
    int total = 0;
    while (count--) total += *from++ == 1;
    return total;
}

/* ---- legal moves */

/* Every destination and count from one origin. */
static u16 *parts(u16 *out, int kind, int origin, int inactive, int novices) {
    int most = least(novices, kind == K_SAIL ? 2 : MOST_NOVICES);
    for (int isle = 0; isle < 7; isle++)
        if (isle != origin)
            for (int count = 1; count <= most; count++) *out++ = CODE(origin, kind, inactive | isle << 4 | count);
    return out;
}

/* A14: the tiles of an island's symbol in `open`, ascending. */
static u16 *appointments(const Board *board, u16 *out, int isle, int open, int bribe, int plain, int token) {
    u8 tiles[4];
    int count = 0;
    for (int colour = 0; colour < 4; colour++)
        if (open >> colour & 1) {
            int place = count++, tile = board->tile_of[isle][colour];
            for (; place && tiles[place - 1] > tile; place--) tiles[place] = tiles[place - 1];
            tiles[place] = (u8)tile;
        }
    for (int n = 0; n < count; n++) {
        if (plain) *out++ = CODE(isle, K_APPOINT, tiles[n] << 2 | bribe);
        if (token) *out++ = CODE(isle, K_APPOINT, tiles[n] << 2 | bribe | WITH_NOVICE);
    }
    return out;
}

/* V12: in levels 2 and 3 no piece on the Apostate's island may be used. */
static const u8 *usable(const u8 *row, u8 *copy, int base) {
    if (row[SOLO] < 2) return row;
    memcpy(copy, row, SIZE);
    u8 *here = copy + base + row[APOSTATE];
    here[0] = here[TIRED] = here[SHRINE] = 0;
    return copy;
}

static u16 *rest_of_draft(const u8 *row, u16 *out) {
    u8 copy[SIZE];
    int base = BASE(row[TURN]), origin = row[LAST] >> 4;
    row = usable(row, copy, base);
    const u8 *block = row + base;
    u16 *begin = out, *to = out, last = (u16)(row[LAST] << 8 | row[LAST + 1] | 15);
    if (row[DRAFT] == K_JOURNEY) {
        for (int isle = origin; isle < 7; isle++) out = parts(out, K_JOURNEY, isle, 0, block[isle]);
    } else {
        for (int isle = origin; isle < 7; isle++) {
            out = parts(out, K_TIDE, isle, 0, block[isle]);
            out = parts(out, K_TIDE, isle, INACTIVE, block[TIRED + isle]);
        }
        out = parts(out, K_TIDE, JETTY, 0, block[ON_JETTY]);
    }
    for (u16 *from = begin; from < out; from++)
        if (*from > last) *to++ = *from;
    *to++ = CLOSE;
    return to;
}

static u16 *before_the_actions(const Board *board, const u8 *row, u16 *out) {
    const u8 *block = row + BASE(row[TURN]);
    if (row[PHASE] == ROUND_START)
        for (int isle = 0; isle < 7; isle++) *out++ = CODE(isle, K_SOLO, 0);
    if (row[PHASE] == PLACE_SHRINES)
        for (int isle = 0; isle < 7; isle++) {
            int taken = isle == HERBS_ISLE && row[PLAYERS] <= 2;
            for (int seat = 0; seat < SEATS; seat++) taken |= row[BASE(seat) + SHRINE + isle];
            if (!taken) *out++ = CODE(isle, K_SETUP, 0);
        }
    if (row[PHASE] == PLACE_PAIRS) {
        int shrine = 0;
        while (block[SHRINE + shrine] != 1) shrine++;
        for (int index = 0; index < 35; index++)
            if (!memchr(board->quartets[index], shrine, 4)) *out++ = CODE(NOWHERE, K_SETUP, index);
    }
    return out;
}

/* The legal moves, sorted; without `travels` no part of a journey or tide. Returns the end of the list. */
static u16 *legal(const Board *board, const u8 *row, u16 *out, int travels) {
    if (row[DRAFT]) return rest_of_draft(row, out);
    if (row[PHASE] != ACTION) return before_the_actions(board, row, out);
    u8 copy[SIZE];
    int me = row[TURN], base = BASE(me), heretics = row[base + row[APOSTATE]];
    row = usable(row, copy, base);
    const u8 *block = row + base, *token = block + FAVOUR;
    int novice = token[NOVICE_ISLE], bribery = token[BRIBERY_ISLE], room = 10 - (block[DISC] >> 3);
    for (int isle = 0; isle < 7; isle++) {
        int here = block[isle], tired = block[TIRED + isle], shrine = block[SHRINE + isle], open = row[OPEN + isle];
        int cost = shrine ? 1 : 2;
        if (!token[isle]) { /* A5 */
            if (here >= cost) *out++ = CODE(isle, K_FAVOUR, 0);
            if (novice && here >= cost - 1) *out++ = CODE(isle, K_FAVOUR, WITH_NOVICE);
        }
        if (block[SUPPLY]) { /* A6 */
            if (here >= 2) *out++ = CODE(isle, K_RECRUIT, 0);
            if (novice && here >= 1) *out++ = CODE(isle, K_RECRUIT, WITH_NOVICE);
        }
        if (token[HERBS_ISLE] && isle != HERBS_ISLE) /* A8 */
            for (int count = 1; count <= least(tired, 2); count++) *out++ = CODE(isle, K_HERBS, count);
        if (here) {
            for (int count = 1; count <= least(here, room); count++) { /* A10 */
                *out++ = CODE(isle, K_COUNCIL, count << 1);
                if (novice && count < room) *out++ = CODE(isle, K_COUNCIL, count << 1 | WITH_NOVICE);
            }
            int plain = here >= cost, by_token = novice && !shrine;
            out = appointments(board, out, isle, open & 15, 0, plain, by_token);
            if (bribery) out = appointments(board, out, isle, open >> 4, WITH_BRIBERY, plain, by_token);
            if (token[SAIL_ISLE]) out = parts(out, K_SAIL, isle, 0, here);
            if (travels) out = parts(out, K_JOURNEY, isle, 0, here);
        }
        if (token[TIDE_ISLE] && travels) {
            out = parts(out, K_TIDE, isle, 0, here);
            out = parts(out, K_TIDE, isle, INACTIVE, tired);
        }
    }
    if (token[SAIL_ISLE]) out = parts(out, K_SAIL, JETTY, 0, block[ON_JETTY]);
    if (token[TIDE_ISLE] && travels) out = parts(out, K_TIDE, JETTY, 0, block[ON_JETTY]);
    int site = row[BUILDER];
    if (token[SHRINE_ISLE] && block[SHRINES_LEFT] && block[site] && !block[SHRINE + site]) { /* A7 */
        if (block[site] > 1) *out++ = CODE(NOWHERE, K_BUILD, 0);
        if (novice) *out++ = CODE(NOWHERE, K_BUILD, WITH_NOVICE);
    }
    if (novice && room) *out++ = CODE(NOWHERE, K_COUNCIL, WITH_NOVICE);
    if (row[SOLO] < 3) /* A13 */
        for (int count = 0; count <= heretics; count++)
            for (int form = count ? 0 : 1; form <= (novice ? 1 : 0); form++)
                *out++ = CODE(NOWHERE, K_EXPEL, count << 1 | form);
    const u8 *group = board->layouts[row[LAYOUT]].group_of;
    for (int tile = 1; tile < 29; tile++) /* A15, A15.1 */
        if (row[TILE + tile] == CLAIMED + me) {
            if (group[tile] < row[ROUND]) *out++ = CODE(NOWHERE, K_CONSECRATE, tile << 2);
            else if (bribery && group[tile] == row[ROUND]) *out++ = CODE(NOWHERE, K_CONSECRATE, tile << 2 | WITH_BRIBERY);
        }
    *out++ = row[SOLO] ? CODE(NOWHERE, K_SOLO, 0) : MEDITATION;
    if (token[BOOK_ISLE]) /* A16 */
        for (int from = 1; from < 29; from++)
            if (row[TILE + from] >= BOOKED)
                for (int tile = 1; tile < 29; tile++)
                    if (row[TILE + tile] == HELD + me)
                        *out++ = CODE(12 | from >> 3, K_BOOK, (from & 7) << 5 | tile);
    return out;
}

/* ---- the end of a round */

static int in_temple(const u8 *row, int seat) {
    int count = 0;
    for (int tile = 0; tile < 29; tile++) count += row[TILE + tile] == HELD + seat || row[TILE + tile] == BOOKED + seat;
    return count;
}

static void walk(u8 *row, int figure, int steps) { row[figure] = row[RING + (row[PLACE + row[figure]] + steps) % 7]; }

/* R5, V9: steps of the Apostate to the next island with a novice. */
static int next_apostate_steps(const u8 *row) {
    for (int steps = 1; steps < 8; steps++) {
        int isle = row[RING + (row[PLACE + row[APOSTATE]] + steps) % 7];
        for (int seat = row[SOLO] ? 1 : 0; seat < SEATS; seat++)
            if (row[BASE(seat) + isle] || row[BASE(seat) + TIRED + isle]) return steps;
    }
    return 0;
}

static void end_game(const Board *board, u8 *row) { /* E1 */
    for (int seat = 0; seat < row[PLAYERS]; seat++) {
        u8 *block = row + BASE(seat);
        int shrines = ones(block + SHRINE, 7), tokens = ones(block + FAVOUR, 7);
        set_points(block, points(block) + shrines * board->shrine_ip + tokens + board->seat_ip[block[DISC] >> 3]);
    }
    row[PHASE] = OVER;
}

static void prepare_next_round(const Board *board, u8 *row, int turner) { /* R5 */
    int players = row[PLAYERS], steps;
    for (int seat = 0; seat < players; seat++)
        for (int isle = 0; isle < 7; isle++) {
            u8 *here = row + BASE(seat) + isle;
            here[0] += here[TIRED], here[TIRED] = 0;
        }
    walk(row, PRIESTESS, board->priestess_steps[players]);
    walk(row, BUILDER, board->builder_steps);
    if ((steps = next_apostate_steps(row))) walk(row, APOSTATE, steps);
    int number = ++row[ROUND];
    for (int isle = 0; isle < 7; isle++) {
        u8 *open = row + OPEN + isle;
        *open = (u8)((*open & 15) | *open >> 4 | board->layouts[row[LAYOUT]].masks[number][isle] << 4);
    }
    if (row[SOLO]) {
        row[START] = 0, row[TURN] = 1, row[PHASE] = ROUND_START;
    } else { /* A17.2, O2 */
        if (players > 2) row[START] = row[TURN] = row[AFTER + turner];
        else if (row[OPTIONS] & FIXED_START) row[TURN] = (u8)(1 - turner);
        else row[START] = row[TURN] = 1 - row[START];
        row[CANDLES] = board->candles[players], row[PHASE] = ACTION;
    }
    row[BONUS] = players == 2;
}

static void end_round(const Board *board, u8 *row, int turner) {
    int claims[SEATS], players = row[PLAYERS];
    u8 *site = row + BASE(0) + row[BUILDER];
    if (row[SOLO] && *site && !site[SHRINE] && row[BASE(0) + SHRINES_LEFT]) /* V8 */
        site[SHRINE] = 1, row[BASE(0) + SHRINES_LEFT]--;
    for (int seat = 0; seat < players; seat++) {
        const u8 *block = row + BASE(seat), *here = block + row[PRIESTESS];
        int devotion = here[0] + here[SHRINE];
        claims[seat] = devotion ? devotion << 8 | block[DISC] : 0;
    }
    for (int seat = 0; seat < players; seat++) { /* R1 to R4 */
        u8 *block = row + BASE(seat), *here = block + row[APOSTATE];
        int rank = 0, heretics = row[SOLO] && !seat ? 0 : here[0] + here[TIRED];
        for (int other = 0; other < players; other++) rank += claims[other] > claims[seat];
        int prize = claims[seat] && rank < board->prize_count[players] ? board->prizes[players][rank] : 0;
        int total = points(block) + prize - (heretics ? heretics + 1 : 0) + in_temple(row, seat);
        set_points(block, most_of(0, total));
    }
    if (row[ROUND] == LAST_ROUND) end_game(board, row);
    else prepare_next_round(board, row, turner);
}

/* ---- playing */

static void add_points(u8 *row, int seat, int more) { set_points(row + BASE(seat), points(row + BASE(seat)) + more); }

static void advance_disc(u8 *row, int seat, int seats) { /* A10 */
    u8 *own = row + BASE(seat) + DISC;
    int after = (*own >> 3) + seats, there = 0, top = 0;
    for (int other = 0; other < SEATS; other++) {
        int disc = row[BASE(other) + DISC];
        if (disc >> 3 == after) there++, top = most_of(top, disc);
    }
    *own = (u8)(after == 10 ? 83 - there : there ? top + 1 : after << 3);
}

static void enter_temple(const Board *board, u8 *row, int me, int tile) { /* A15, A15.2, V7 */
    row[TILE + tile] = (u8)(HELD + me);
    add_points(row, me, board->guard_ip[row[ROUND]]);
    for (const u8 *prey = board->layouts[row[LAYOUT]].prey[tile]; *prey; prey++) {
        int owner = row[TILE + *prey] - HELD;
        if (owner < 0 || owner >= SEATS || owner == me) continue;
        row[TILE + *prey] = CLOSED;
        if (row[SOLO] && !owner) row[BASE(0) + TIRED + board->symbol[*prey]]++;
        else row[BASE(owner) + ON_JETTY]++;
        add_points(row, me, 1);
    }
}

static void move_book(u8 *row, int source, int target) {
    int loser = row[TILE + source] - BOOKED, winner = row[TILE + target] - HELD;
    row[TILE + source] = (u8)(HELD + loser), row[TILE + target] = (u8)(BOOKED + winner);
}

static void step_into_the_temple(const Board *board, u8 *row) { /* V5 */
    u8 *block = row + BASE(0);
    int tile = 0;
    for (int isle = 0; isle < 7; isle++)
        for (int colour = 0; colour < 4; colour++)
            if (block[isle] && row[OPEN + isle] >> colour & 1) tile = most_of(tile, board->tile_of[isle][colour]);
    if (!tile) return;
    block[board->symbol[tile]]--;
    row[OPEN + board->symbol[tile]] &= (u8) ~(1 << board->colour[tile]);
    enter_temple(board, row, 0, tile);
    const u8 *source = memchr(row + TILE, BOOKED + 1, 29);
    if (!source) return;
    int target = 1;
    while (row[TILE + target] != HELD && row[TILE + target] != BOOKED) target++;
    if (row[TILE + target] == HELD) {
        move_book(row, (int)(source - row) - TILE, target);
        add_points(row, 0, 1);
    }
}

static void deactivate(const Board *board, u8 *row, int isle) { /* V4 */
    u8 *block = row + BASE(0);
    int count = block[isle], seats = least(count, 10 - (block[DISC] >> 3));
    block[isle] = 0, block[TIRED + isle] += (u8)count;
    if (seats) advance_disc(row, 0, seats);
    step_into_the_temple(board, row);
    row[PHASE] = ACTION;
}

static void prepare(const Board *board, u8 *row, int me, u16 move) { /* S11 to S13, V3 */
    u8 *block = row + BASE(me);
    if (move >> 12 == NOWHERE) {
        for (int n = 0; n < 4; n++) block[board->quartets[move & 255][n]] += 2;
        block[SUPPLY] -= 8;
    } else {
        block[SHRINES_LEFT]--, block[SHRINE + (move >> 12)] = 1;
    }
    int first = row[SOLO] ? 1 : 0;
    if (me + 1 < row[PLAYERS]) {
        row[TURN] = (u8)(me + 1);
    } else if (row[PHASE] != PLACE_PAIRS) {
        row[PHASE] = PLACE_PAIRS, row[TURN] = (u8)first;
    } else {
        for (int seat = first; seat < row[PLAYERS]; seat++)
            for (int isle = 0; isle < 7; isle++) {
                u8 *here = row + BASE(seat) + isle;
                if (!here[0] && !here[SHRINE]) here[FAVOUR] = 1;
            }
        row[PHASE] = row[SOLO] ? ROUND_START : ACTION, row[TURN] = (u8)first;
    }
}

/* Play a legal move in place. */
static void play(const Board *board, u8 *row, u16 move) {
    int me = row[TURN], place = move >> 12, pays = -1, cost = 0, tile = move >> 2 & 31;
    int target = move >> 4 & 7, count = move & 15, seats = (move >> 1 & 127) + (move & 1);
    u8 *block = row + BASE(me), *token = block + FAVOUR, *leaves = block + (place == JETTY ? ON_JETTY : place);
    switch (move >> 8 & 15) {
    case K_FAVOUR: /* A5 */
        pays = place, cost = block[SHRINE + place] ? 1 : 2;
        break;
    case K_RECRUIT: /* A6 */
        pays = place, cost = 2;
        break;
    case K_BUILD: /* A7 */
        pays = row[BUILDER], cost = 2, token[SHRINE_ISLE] = 0;
        break;
    case K_HERBS: /* A8 */
        token[HERBS_ISLE] = 0;
        block[TIRED + place] -= (u8)move, block[place] += (u8)move;
        break;
    case K_COUNCIL: /* A10 */
        pays = place, cost = seats;
        break;
    case K_EXPEL: /* A13 */
        pays = row[APOSTATE], cost = seats;
        break;
    case K_APPOINT: /* A14 */
        if (move & WITH_BRIBERY) token[BRIBERY_ISLE] = 0;
        block[place]--;
        row[TILE + tile] = (u8)(CLAIMED + me), row[OPEN + place] &= (u8) ~(17 << board->colour[tile]);
        if (move & WITH_NOVICE) token[NOVICE_ISLE] = 0;
        else if (!block[SHRINE + place]) block[place]--, block[TIRED + place]++;
        break;
    case K_CONSECRATE: /* A15 */
        if (move & WITH_BRIBERY) token[BRIBERY_ISLE] = 0;
        enter_temple(board, row, me, tile);
        break;
    case K_BOOK: /* A16 */
        token[BOOK_ISLE] = 0;
        move_book(row, (move >> 12 & 3) << 3 | (move >> 5 & 7), move & 31);
        add_points(row, me, 1 + row[BONUS]), row[BONUS] = 0;
        break;
    case K_MEDITATE: /* A17 */
        if (--row[CANDLES]) break;
        add_points(row, me, 1);
        end_round(board, row, me);
        return;
    case K_SAIL: /* A12 */
        token[SAIL_ISLE] = 0;
        *leaves -= (u8)count, block[target] += (u8)count;
        break;
    case K_JOURNEY:
    case K_TIDE: /* A9, A11 */
        if (!row[DRAFT]) {
            row[DRAFT] = move >> 8 & 15;
            if (row[DRAFT] == K_TIDE) token[TIDE_ISLE] = 0;
        }
        row[LAST] = (u8)(move >> 8), row[LAST + 1] = (u8)move;
        if (move & INACTIVE && place != JETTY) leaves += TIRED;
        *leaves -= (u8)count, row[ARRIVE + target] += (u8)count;
        return;
    case K_DONE:
        for (int isle = 0; isle < 7; isle++) block[TIRED + isle] += row[ARRIVE + isle];
        memset(row + DRAFT, 0, RING - DRAFT);
        break;
    case K_SETUP:
        prepare(board, row, me, move);
        return;
    case K_SOLO: /* V4 to V6 */
        if (place == NOWHERE) end_round(board, row, me);
        else deactivate(board, row, place);
        return;
    }
    if (pays >= 0) { /* A4 */
        if (move & WITH_NOVICE) cost--, token[NOVICE_ISLE] = 0;
        if (cost) block[pays] -= (u8)cost, block[TIRED + pays] += (u8)cost; /* COUNCIL by the token alone: no place */
        int kind = move >> 8 & 15;
        if (kind == K_FAVOUR) token[place] = 1;
        if (kind == K_RECRUIT) block[SUPPLY]--, block[TIRED + place]++;
        if (kind == K_BUILD) block[SHRINES_LEFT]--, block[SHRINE + pays] = 1;
        if (kind == K_COUNCIL) advance_disc(row, me, seats);
        if (kind == K_EXPEL) walk(row, APOSTATE, seats);
    }
    row[TURN] = row[AFTER + me];
}

/* Move sequences of a depth, the last ply counted in bulk (tests.workshop.perft). */
static uint64_t perft(const Board *board, const u8 *row, int depth) {
    u16 moves[MOST_MOVES], *end = legal(board, row, moves, 1);
    if (depth == 1) return (uint64_t)(end - moves);
    uint64_t total = 0;
    u8 after[SIZE];
    for (u16 *move = moves; move < end; move++) {
        memcpy(after, row, SIZE);
        play(board, after, *move);
        total += perft(board, after, depth - 1);
    }
    return total;
}
