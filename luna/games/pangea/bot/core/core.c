/* Pangea for searches: legal moves, play, value, one-ply ranking and plan of `rules` and `bot`, number for number.

   The Python modules are the rules. This file repeats them for speed; its functions have the names of their models.
   Nothing is kept between calls but the printed board. */

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#ifndef EDITION
#define EDITION "none"
#endif
#ifdef _WIN32
#define FACE __declspec(dllexport)
#else
#define FACE __attribute__((visibility("default")))
#endif

typedef uint8_t byte;
typedef int64_t value;

/* position.py */
enum { PLAYERS = 0, PHASE = 1, TURN = 2, ROUND = 3, MAGIC = 6, LAST_ROUND = 7, OPTIONS = 8, LAST = 9, DRAWING = 11,
       PEOPLE = 12, SEAT = 17, TOWER = 22, TRIBE = 27, SQUARE = 67, LAND = 82, CROWD = 108, GOODS = 123, AMULETS = 135,
       BAN = 139, SIZE = 143 };
enum { PLACING, MAGICAL, BUYING, OVER };
enum { WIDE = 3, NEUTRAL = 4, NOWHERE = 255, MOVED = 90, IN_HAND = 254, IN_BAG = 255, ALL_PRODUCE = 1, SLIDE = 2 };
enum { TILES = 15, SQUARES = 26, PEOPLES = 5, TRIBES = 8 };

/* moves.py */
enum { PLACE, DRAW, SHIFT, LEAD, MOVE, DONE, STAY, BUY, BAN_SQUARE, END, DRAWN };
#define CODE(kind, argument) ((kind) << 12 | (argument))
#define KIND(move) ((move) >> 12)

enum { MOST_MOVES = 1024, LONGEST = 10, WEIGHTS = 33, FARTHEST = 8, WATER = 3, RESTLESS = 10, MOST_RESTLESS = 30,
       CROWDED = 2, MET = 20000, RANK_WORTH = 1000, GOODS_WORTH = 10, OTHERS = 30, ROUNDS = 2, KNOWN = 32 };

typedef struct { int length; uint16_t move[LONGEST]; } Turn;
typedef struct { value ahead; Turn turn; } Scored;

/* The distances in one arrangement of the tiles. */
typedef struct { byte land[SQUARES]; byte used; byte near[TILES][4], ways[TILES], away[TILES][TILES]; } Roads;

/* What one call remembers. */
typedef struct { const value *weights; Roads *roads; int failed; } Search;

/* ---- the board */

static byte NUMBER[TILES], HOMES[PEOPLES][3], STEPS[SQUARES][4], FLIGHT[SQUARES][SQUARES];
static byte FIRST[PEOPLES][4], HOME_OF[PEOPLES][TRIBES];

static int rank_of(int amulets) {
    int count = 0;
    for (; amulets; amulets &= amulets - 1) count++;
    return count;
}

/* Steps to every place; `near` has four neighbours a place, `ways` of them count. */
static void reach(const byte near[][4], const byte *ways, int places, int start, byte *steps) {
    byte waiting[SQUARES];
    int first = 0, last = 0;
    memset(steps, FARTHEST, places);
    steps[start] = 0;
    waiting[last++] = start;
    while (first < last) {
        int here = waiting[first++];
        for (int way = 0; way < (ways ? ways[here] : 4); way++) {
            int other = near[here][way];
            if (steps[other] > steps[here] + 1) {
                steps[other] = steps[here] + 1;
                waiting[last++] = other;
            }
        }
    }
}

/* The printed board: by tile its number; by people three homes and their tribes; by square four neighbours. */
FACE void core_board(const byte *number, const byte *homes, const byte *count, const byte *steps) {
    memcpy(NUMBER, number, sizeof NUMBER);
    memcpy(HOMES, homes, sizeof HOMES);
    memcpy(STEPS, steps, sizeof STEPS);
    for (int people = 0; people < PEOPLES; people++) {
        int tribe = 0;
        for (int home = 0; home < 3; home++) {
            FIRST[people][home] = TRIBE + TRIBES * people + tribe;
            for (int more = count[3 * people + home]; more; more--) HOME_OF[people][tribe++] = home;
        }
        FIRST[people][3] = TRIBE + TRIBES * people + tribe;
    }
    for (int square = 0; square < SQUARES; square++) reach(STEPS, NULL, SQUARES, square, FLIGHT[square]);
}

static int wide(const byte *row, int at) { return row[at] << 16 | row[at + 1] << 8 | row[at + 2]; }

static void set_wide(byte *row, int at, int number) {
    row[at] = number >> 16;
    row[at + 1] = number >> 8;
    row[at + 2] = number;
}

static int goods(const byte *row, int seat) { return wide(row, GOODS + WIDE * seat); }
static void earn(byte *row, int seat, int more) { set_wide(row, GOODS + WIDE * seat, goods(row, seat) + more); }
static int rank(const byte *row, int seat) { return rank_of(row[AMULETS + seat]); }

static int find(const byte *row, int what, int first, int last) {
    for (; first < last; first++)
        if (row[first] == what) return first;
    return -1;
}

static int count(const byte *row, int what, int first, int last) {
    int found = 0;
    for (; first < last; first++) found += row[first] == what;
    return found;
}

static void sort_bytes(byte *row, int first, int last) {
    for (int here = first + 1; here < last; here++) {
        byte moved = row[here];
        int to = here;
        for (; to > first && row[to - 1] > moved; to--) row[to] = row[to - 1];
        row[to] = moved;
    }
}

static void sort_moves(uint16_t *moves, int length) {
    for (int here = 1; here < length; here++) {
        uint16_t moved = moves[here];
        int to = here;
        for (; to && moves[to - 1] > moved; to--) moves[to] = moves[to - 1];
        moves[to] = moved;
    }
}

static value floored(value whole, value by) { return whole / by - (whole % by && (whole < 0) != (by < 0)); }

/* ---- legal.py */

/* The neighbours of a tile, ascending. */
static int near_of(const byte *row, int tile, byte *near) {
    int ways = 0;
    for (int way = 0; way < 4; way++) {
        int other = row[LAND + STEPS[row[SQUARE + tile]][way]];
        if (other != NOWHERE) near[ways++] = other;
    }
    sort_bytes(near, 0, ways);
    return ways;
}

static int steps(const byte *row, uint16_t *out) {
    int people = row[PEOPLE + row[TURN]], length = 0;
    for (int home = 0; home < 3; home++)
        for (int tribe = FIRST[people][home]; tribe < FIRST[people][home + 1]; tribe++) {
            int place = row[tribe];
            byte near[4];
            if (place >= MOVED || (tribe > FIRST[people][home] && row[tribe - 1] == place)) continue;
            int ways = near_of(row, place / 6, near);
            for (int way = 0; way < ways; way++)
                out[length++] = CODE(MOVE, ((place / 6 * 3 + home) * 6 + place % 6) * 15 + near[way]);
        }
    sort_moves(out, length);
    return length;
}

static int banned(const byte *row, int square) {
    for (int seat = 0; seat < 4; seat++)
        if (row[BAN + seat] == square + 1) return 1;
    return 0;
}

static int shifts(const byte *row, uint16_t *out) {
    int length = 0;
    for (int tile = 0; tile < TILES; tile++) {
        int start = row[SQUARE + tile], before = length;
        if (banned(row, start)) continue;
        for (int way = 0; way < 4; way++) {
            int square = STEPS[start][way];
            while (row[LAND + square] == NOWHERE && !banned(row, square) && square != start) {
                uint16_t move = CODE(SHIFT, tile * 26 + square);
                int again = 0;
                for (int other = before; other < length; other++) again |= out[other] == move;
                if (!(row[OPTIONS] & SLIDE) || !again) out[length++] = move;
                if (!(row[OPTIONS] & SLIDE)) break;
                square = STEPS[square][way];
            }
        }
        sort_moves(out + before, length - before);
    }
    return length;
}

static int leads(const byte *row, int people, uint16_t *out) {
    int length = 0;
    for (int home = 0; home < 3; home++) {
        byte places[TRIBES];
        int first = FIRST[people][home], tribes = FIRST[people][home + 1] - first;
        memcpy(places, row + first, tribes);
        sort_bytes(places, 0, tribes);
        for (int tribe = 0; tribe < tribes; tribe++) {
            byte near[4];
            if (places[tribe] >= MOVED || (tribe && places[tribe] == places[tribe - 1])) continue;
            int tile = places[tribe] / 6, ways = near_of(row, tile, near);
            for (int way = 0; way < ways; way++)
                out[length++] = CODE(LEAD, ((people * 3 + home) * 15 + tile) * 15 + near[way]);
        }
    }
    return length;
}

static int magic(const byte *row, uint16_t *out) {
    int length = 0, neutrals = PEOPLES - row[PLAYERS], bags = neutrals + 1;
    byte bag[PEOPLES];
    const byte *neutral = row + PEOPLE + row[PLAYERS];
    memcpy(bag, neutral, neutrals);
    bag[neutrals] = row[PEOPLE + row[TURN]];
    sort_bytes(bag, 0, bags);
    for (int people = 0; people < bags; people++)
        if (find(row, IN_BAG, FIRST[bag[people]][0], FIRST[bag[people]][3]) >= 0)
            out[length++] = CODE(DRAW, bag[people]);
    length += shifts(row, out + length);
    for (int people = 0; people < neutrals; people++) length += leads(row, neutral[people], out + length);
    return length;
}

/* Bits of the landscapes whose amulet a seat has, in the tower or on the way. */
static int owned(const byte *row, int seat) {
    int people = row[PEOPLE + seat], mask = row[AMULETS + seat];
    for (int tribe = FIRST[people][0]; tribe < FIRST[people][3]; tribe++)
        if (row[tribe] < IN_HAND && row[tribe] % 6) mask |= 1 << (row[tribe] % 6 - 1);
    return mask;
}

static int purchases(const byte *row, uint16_t *out) {
    int seat = row[TURN], me = row[PEOPLE + seat], length = 0, have;
    if (goods(row, seat) <= rank(row, seat)) return 0;
    have = owned(row, seat);
    for (int home = 0; home < 3; home++)
        for (int tribe = FIRST[me][home]; tribe < FIRST[me][home + 1]; tribe++) {
            int place = row[tribe], tile = place / 6;
            if (place >= MOVED || place % 6 || (tribe > FIRST[me][home] && row[tribe - 1] == place)) continue;
            if (have >> tile / 3 & 1 || row[CROWD + tile] > NUMBER[tile]) continue;
            for (int people = 0; people < PEOPLES; people++)
                for (int theirs = 0; theirs < 3; theirs++)
                    if (people != me && HOMES[people][theirs] == tile / 3 &&
                        find(row, place, FIRST[people][theirs], FIRST[people][theirs + 1]) >= 0)
                        out[length++] = CODE(BUY, (tile * 3 + home) * 5 + people);
        }
    sort_moves(out, length);
    return length;
}

static int legal(const byte *row, uint16_t *out) {
    int length = 0;
    if (row[PHASE] == MAGICAL) {
        if (row[DRAWING]) return 0;
        if (row[LAST] || row[LAST + 1]) {
            int last = ((row[LAST] << 8 | row[LAST + 1]) - 1) | MOVE << 12, all = steps(row, out);
            for (int step = 0; step < all; step++)
                if (out[step] >= last) out[length++] = out[step];
            out[length++] = CODE(DONE, 0);
            return length;
        }
        if (row[MAGIC]) length = magic(row, out);
        length += steps(row, out + length);
        out[length++] = CODE(STAY, 0);
    } else if (row[PHASE] == BUYING) {
        length = purchases(row, out);
        for (int square = 0; square < SQUARES; square++) out[length++] = CODE(BAN_SQUARE, square);
        out[length++] = CODE(END, 0);
    } else if (row[PHASE] == PLACING) {
        for (int tile = 0; tile < TILES; tile++)
            if (find(row, tile, TOWER, TRIBE) < 0) out[length++] = CODE(PLACE, tile);
    }
    return length;
}

/* ---- play.py */

static int condition(const byte *row, int seat) {
    int amulets = rank(row, seat), have = goods(row, seat);
    if (amulets < 3) return 0;
    if (amulets == 5) return 3;
    if (amulets == 4 && have >= 10) return 2;
    return have >= 20;
}

static void check(byte *row, int seat) {
    if (condition(row, seat)) row[LAST_ROUND] = 1;
}

static void settle(byte *row, int people) {
    for (int home = 0; home < 3; home++) sort_bytes(row, FIRST[people][home], FIRST[people][home + 1]);
}

/* One tribe of a home changes its place. */
static void put(byte *row, int people, int home, int from, int to) {
    int first = FIRST[people][home], last = FIRST[people][home + 1];
    row[find(row, from, first, last)] = to;
    sort_bytes(row, first, last);
}

static void crowd(byte *row, int from, int to) {
    row[CROWD + from]--;
    row[CROWD + to]++;
}

static void begin(byte *row) {
    int seat = row[TURN], amulets = rank(row, seat);
    row[BAN + seat] = 0;
    row[MAGIC] = amulets > 1 ? amulets : 1;
    row[PHASE] = MAGICAL;
}

static void place(byte *row, int tile) {
    int seat = row[TURN], people = row[PEOPLE + seat];
    row[TOWER + people] = tile;
    for (int tribe = FIRST[people][0]; tribe < FIRST[people][3]; tribe++)
        if (row[tribe] == IN_HAND) {
            row[tribe] = tile * 6;
            row[CROWD + tile]++;
        }
    settle(row, people);
    if (seat + 1 < row[PLAYERS]) {
        row[TURN] = seat + 1;
        return;
    }
    row[TURN] = 0;
    set_wide(row, ROUND, 1);
    begin(row);
}

static void drawn(byte *row, int people, int home) {
    int tile = row[TOWER + people];
    put(row, people, home, IN_BAG, tile * 6);
    row[CROWD + tile]++;
    row[DRAWING] = 0;
}

static void shift(byte *row, int tile, int square) {
    row[LAND + row[SQUARE + tile]] = NOWHERE;
    row[LAND + square] = tile;
    row[SQUARE + tile] = square;
    row[MAGIC]--;
}

static void move_tribe(byte *row, int argument) {
    int target = argument % 15, amulet = argument / 15 % 6, home = argument / 90 % 3, tile = argument / 270;
    put(row, row[PEOPLE + row[TURN]], home, tile * 6 + amulet, MOVED + target * 6 + amulet);
    crowd(row, tile, target);
    row[LAST] = (argument + 1) >> 8;
    row[LAST + 1] = argument + 1;
}

static void hand_in(byte *row) {
    int seat = row[TURN], people = row[PEOPLE + seat], home = row[TOWER + people] * 6;
    for (int tribe = FIRST[people][0]; tribe < FIRST[people][3]; tribe++) {
        int amulet = row[tribe] - home;
        if (0 < amulet && amulet < 6) {
            row[tribe] = home;
            row[AMULETS + seat] |= 1 << (amulet - 1);
        }
    }
    row[PHASE] = BUYING;
    row[MAGIC] = 0;
    check(row, seat);
    settle(row, people);
}

static void done(byte *row) {
    int people = row[PEOPLE + row[TURN]];
    for (int tribe = FIRST[people][0]; tribe < FIRST[people][3]; tribe++)
        if (MOVED <= row[tribe] && row[tribe] < IN_HAND) row[tribe] -= MOVED;
    row[LAST] = row[LAST + 1] = 0;
    hand_in(row);
}

static void buy(byte *row, int tile, int home, int seller) {
    int seat = row[TURN], other = row[SEAT + seller];
    earn(row, seat, -rank(row, seat) - 1);
    put(row, row[PEOPLE + seat], home, tile * 6, tile * 6 + tile / 3 + 1);
    if (other != NEUTRAL) {
        earn(row, other, 1);
        check(row, other);
    }
}

static int producing(const byte *row, int people) {
    int found = 0;
    for (int home = 0; home < 3; home++)
        for (int tribe = FIRST[people][home]; tribe < FIRST[people][home + 1]; tribe++) {
            int tile = row[tribe] / 6;
            found += row[tribe] < MOVED && row[tribe] % 6 == 0 && tile / 3 == HOMES[people][home] &&
                     row[CROWD + tile] <= NUMBER[tile];
        }
    return found;
}

static void produce(byte *row) {
    int all = row[OPTIONS] & ALL_PRODUCE, first = all ? 0 : row[TURN], last = all ? row[PLAYERS] : row[TURN] + 1;
    for (int seat = first; seat < last; seat++) earn(row, seat, producing(row, row[PEOPLE + seat]));
    for (int seat = first; seat < last; seat++) check(row, seat);
}

static void end_turn(byte *row) {
    int seat = row[TURN] + 1;
    if (seat == row[PLAYERS]) {
        if (row[LAST_ROUND]) {
            row[PHASE] = OVER;
            return;
        }
        seat = 0;
        set_wide(row, ROUND, wide(row, ROUND) + 1);
    }
    row[TURN] = seat;
    begin(row);
}

static void play(byte *row, int move) {
    int argument = move & 4095, rest = argument / 15;
    switch (KIND(move)) {
    case PLACE: place(row, argument); break;
    case DRAW: row[DRAWING] = argument + 1; row[MAGIC]--; break;
    case SHIFT: shift(row, argument / 26, argument % 26); break;
    case LEAD:
        put(row, rest / 45, rest / 15 % 3, rest % 15 * 6, argument % 15 * 6);
        crowd(row, rest % 15, argument % 15);
        row[MAGIC]--;
        break;
    case MOVE: move_tribe(row, argument); break;
    case DONE: done(row); break;
    case STAY: hand_in(row); break;
    case BUY: buy(row, rest, argument / 5 % 3, argument % 5); break;
    case BAN_SQUARE:
        produce(row);
        row[BAN + row[TURN]] = argument + 1;
        end_turn(row);
        break;
    case END: produce(row); end_turn(row); break;
    case DRAWN: drawn(row, argument / 3, argument % 3); break;
    }
}

/* ---- features.py and value.py */

typedef struct { int on_board, free, carriers, carried, at_home, selling; byte carrier[TRIBES], home[TRIBES]; } Tribes;

static Tribes tribes_of(const byte *row, int people) {
    Tribes all = {0};
    for (int tribe = 0; tribe < TRIBES; tribe++) {
        int at = row[FIRST[people][0] + tribe];
        if (at >= IN_HAND) continue;
        int tile = at % MOVED / 6, amulet = at % MOVED % 6;
        all.on_board++;
        if (amulet) {
            all.carrier[all.carriers++] = tile;
            all.carried |= 1 << (amulet - 1);
            continue;
        }
        all.free |= 1 << tile;
        if (tile / 3 == HOMES[people][HOME_OF[people][tribe]]) {
            all.home[all.at_home++] = tile;
            all.selling |= 1 << tile;
        }
    }
    return all;
}

static const Roads *roads(Search *search, const byte *row) {
    uint32_t hash = 2166136261u;
    for (int square = 0; square < SQUARES; square++) hash = (hash ^ row[LAND + square]) * 16777619u;
    Roads *found = search->roads + (hash >> 8) % KNOWN;
    if (found->used && !memcmp(found->land, row + LAND, SQUARES)) return found;
    memcpy(found->land, row + LAND, SQUARES);
    found->used = 1;
    for (int tile = 0; tile < TILES; tile++) found->ways[tile] = near_of(row, tile, found->near[tile]);
    for (int tile = 0; tile < TILES; tile++) {
        reach(found->near, found->ways, TILES, tile, found->away[tile]);
        for (int other = 0; other < TILES; other++) {
            int flight = FLIGHT[row[SQUARE + tile]][row[SQUARE + other]] + WATER;
            if (found->away[tile][other] > flight) found->away[tile][other] = flight;
        }
    }
    return found;
}

/* The nearness of own tribes to a seller, for each missing landscape, the nearest first. */
static int markets(const Roads *land, const int *crowded, int have, int free, int selling, byte *found) {
    int length = 0;
    byte near[TILES];
    memset(near, FARTHEST, TILES);
    for (int tile = 0; tile < TILES; tile++)
        if (free >> tile & 1)
            for (int other = 0; other < TILES; other++)
                if (near[other] > land->away[tile][other]) near[other] = land->away[tile][other];
    for (int landscape = 0; landscape < 5; landscape++) {
        int best = FARTHEST;
        if (have >> landscape & 1) continue;
        for (int tile = 3 * landscape; tile < 3 * landscape + 3; tile++) {
            if (!(selling >> tile & 1)) continue;
            int away = near[tile];
            if (crowded[tile]) away += CROWDED * (crowded[tile] - (free >> tile & 1));
            if (away < best) best = away;
        }
        int to = length++;
        for (; to && found[to - 1] < FARTHEST - best; to--) found[to] = found[to - 1];
        found[to] = FARTHEST - best;
    }
    return length;
}

static int least(int one, int other) { return one < other ? one : other; }
static int most(int one, int other) { return one > other ? one : other; }

static void totals(Search *search, const byte *row, value *out) {
    static const byte WANTED[6] = {0, 0, 0, 20, 10, 0};
    int players = row[PLAYERS], turn = row[TURN], foremost = 0, crowded[TILES];
    Tribes all[PEOPLES];
    if (row[PHASE] == OVER) {
        for (int seat = 0; seat < players; seat++)
            out[seat] = MET * condition(row, seat) + RANK_WORTH * rank(row, seat) +
                        GOODS_WORTH * least(goods(row, seat), 90);
        return;
    }
    for (int people = 0; people < PEOPLES; people++) all[people] = tribes_of(row, people);
    for (int tile = 0; tile < TILES; tile++) crowded[tile] = most(0, row[CROWD + tile] + 1 - NUMBER[tile]);
    for (int seat = 0; seat < players; seat++)
        foremost = most(foremost, rank_of(row[AMULETS + seat] | all[row[PEOPLE + seat]].carried));
    const Roads *land = roads(search, row);
    const value *line = search->weights + WEIGHTS * (6 * row[LAST_ROUND] + foremost);
    int unrest = least(most(0, wide(row, ROUND) - RESTLESS), MOST_RESTLESS);
    for (int seat = 0; seat < players; seat++) {
        int people = row[PEOPLE + seat], tower = row[TOWER + people], have = goods(row, seat), acts = turn == seat;
        const Tribes *mine = all + people;
        int marches = acts && row[PHASE] == MAGICAL, own = rank(row, seat), carried = mine->carriers;
        int near = 0, door = 0, fed = 0, elsewhere = 0, wanted = most(WANTED[own], WANTED[own + carried]);
        int met = own == 5 || (own == 4 && have >= 10) || (own >= 3 && have >= 20), market[3] = {0, 0, 0};
        for (int carrier = 0; carrier < carried; carrier++) {
            int away = land->away[tower][mine->carrier[carrier]];
            near += FARTHEST - away;
            door += away <= 1;
        }
        for (int tribe = 0; tribe < mine->at_home; tribe++) fed += crowded[mine->home[tribe]] <= 1;
        for (int other = 0; other < PEOPLES; other++)
            if (other != people) elsewhere |= all[other].selling;
        if (own + carried < 5 && (have > own || own < 3)) {
            byte closest[5];
            int found = markets(land, crowded, row[AMULETS + seat] | mine->carried, mine->free, elsewhere, closest);
            for (int rest = 0; rest < least(least(found, 3), 5 - own - carried); rest++) market[rest] = closest[rest];
        }
        const int amounts[WEIGHTS] = {
            own >= 1, own >= 2, own >= 3, own >= 4, own >= 5,
            carried, near, door, own < 3 && 3 <= own + carried,
            least(have, 6), least(most(have - 6, 0), 24), least(have, wanted), most(0, wanted - have),
            met, met ? own - 3 : 0,
            fed, own + carried >= 3 ? fed : 0,
            wanted > have ? 0 : fed * unrest, mine->on_board * unrest,
            mine->at_home, mine->on_board, tower < NOWHERE && crowded[tower] > 1,
            market[0], market[1], market[2], market[0] == FARTHEST, unrest * (FARTHEST * (own + carried) + market[0]),
            acts, marches ? row[MAGIC] : 0, marches, acts ? fed : 0,
            most(0, own + 1 - have), marches || turn < seat ? door : 0,
        };
        out[seat] = 0;
        for (int feature = 0; feature < WEIGHTS; feature++) out[seat] += line[feature] * amounts[feature];
    }
}

/* ---- evaluator.py, oneply.py and the plan of search.py */

static value margin(Search *search, const byte *row, int seat) {
    value all[4], best = INT64_MIN, sum = 0;
    int others = row[PLAYERS] - 1;
    totals(search, row, all);
    for (int other = 0; other <= others; other++)
        if (other != seat) {
            sum += all[other];
            if (all[other] > best) best = all[other];
        }
    return all[seat] - floored(OTHERS * floored(best * others + sum, 2 * others), 100);
}

static void after(const byte *row, const Turn *turn, byte *then) {
    memcpy(then, row, SIZE);
    for (int move = 0; move < turn->length; move++) play(then, turn->move[move]);
}

typedef value Amount(Search *, const byte *row, int seat, const int *widths, int left);

/* An amount of a position; at a draw its expected value. */
static value averaged(Search *search, const byte *row, int seat, const int *widths, int left, Amount *amount) {
    value sum = 0;
    int whole = 0, people = row[DRAWING] - 1;
    if (people < 0) return amount(search, row, seat, widths, left);
    for (int home = 0; home < 3; home++) {
        int tribes = count(row, IN_BAG, FIRST[people][home], FIRST[people][home + 1]);
        if (!tribes) continue;
        byte then[SIZE];
        memcpy(then, row, SIZE);
        drawn(then, people, home);
        sum += tribes * averaged(search, then, seat, widths, left, amount);
        whole += tribes;
    }
    return floored(sum, whole);
}

static value at_rest(Search *search, const byte *row, int seat, const int *widths, int left) {
    (void)widths, (void)left;
    return margin(search, row, seat);
}

static value worth(Search *search, const byte *row, const Turn *turn, int seat) {
    byte then[SIZE];
    after(row, turn, then);
    return averaged(search, then, seat, NULL, 0, at_rest);
}

static int possible(const byte *row, const uint16_t *steps, int length) {
    int people = row[PEOPLE + row[TURN]];
    for (int one = 0; one < length; one++) {
        int from = (steps[one] & 4095) / 15, home = from / 6 % 3, leaving = 0;
        for (int other = 0; other < length; other++) leaving += (steps[other] & 4095) / 15 == from;
        if (count(row, from / 18 * 6 + from % 6, FIRST[people][home], FIRST[people][home + 1]) < leaving) return 0;
    }
    return 1;
}

static value marched(Search *search, const byte *row, const uint16_t *steps, int length, int seat, Turn *turn) {
    memcpy(turn->move, steps, length * sizeof *steps);
    turn->move[length] = CODE(DONE, 0);
    turn->length = length + 1;
    return worth(search, row, turn, seat);
}

static int compared(const Turn *one, const Turn *other) {
    for (int move = 0; move < one->length && move < other->length; move++)
        if (one->move[move] != other->move[move]) return one->move[move] - other->move[move];
    return one->length - other->length;
}

static int better(const void *one, const void *other) {
    const Scored *left = one, *right = other;
    if (left->ahead != right->ahead) return left->ahead > right->ahead ? -1 : 1;
    return compared(&left->turn, &right->turn);
}

/* Single steps, and movements extended greedily by the best further step. */
static int marches(Search *search, const byte *row, const uint16_t *steps, int length, int seat, Scored *out) {
    int found = 0;
    for (int step = 0; step < length; step++) {
        if (step && steps[step] == steps[step - 1]) continue;
        out[found].ahead = marched(search, row, steps + step, 1, seat, &out[found].turn);
        found++;
    }
    int single = found;
    Scored sorted[64];
    memcpy(sorted, out, single * sizeof *out);
    qsort(sorted, single, sizeof *sorted, better);
    for (int first = 0; first < ROUNDS && first < single; first++) {
        Scored march = sorted[first];
        for (int next = 0; next < single; next++) {
            uint16_t further[LONGEST], step = sorted[next].turn.move[0];
            int length = march.turn.length - 1, there = 0;
            for (int one = 0; one < length; one++) there |= march.turn.move[one] == step;
            if (there || length == TRIBES) continue;
            memcpy(further, march.turn.move, length * sizeof *further);
            further[length++] = step;
            sort_moves(further, length);
            if (!possible(row, further, length)) continue;
            Scored longer;
            longer.ahead = marched(search, row, further, length, seat, &longer.turn);
            if (longer.ahead > march.ahead) march = longer;
        }
        int again = 0;
        for (int one = 0; one < found; one++) again |= !compared(&out[one].turn, &march.turn);
        if (!again) out[found++] = march;
    }
    return found;
}

static int ranked(Search *search, const byte *row, Scored *out) {
    uint16_t moves[MOST_MOVES];
    int seat = row[TURN], all = legal(row, moves), found = 0, first = -1, last = 0;
    for (int move = 0; move < all; move++) {
        int kind = KIND(moves[move]);
        if (row[PHASE] == MAGICAL && kind == MOVE) {
            if (first < 0) first = move;
            last = move + 1;
            continue;
        }
        if (kind == BAN_SQUARE && row[LAND + (moves[move] & 4095)] != row[TOWER + row[PEOPLE + seat]]) continue;
        out[found].turn.length = 1;
        out[found].turn.move[0] = moves[move];
        out[found].ahead = worth(search, row, &out[found].turn, seat);
        found++;
    }
    if (first >= 0) found += marches(search, row, moves + first, last - first, seat, out + found);
    qsort(out, found, sizeof *out, better);
    return found;
}

/* The lead at a position that is no draw; `widths` of the further decisions, the last one applies to the rest. */
static value decided(Search *search, const byte *row, int seat, const int *widths, int left) {
    if (row[PHASE] == OVER || row[TURN] != seat) return margin(search, row, seat);
    Scored *turns = malloc(MOST_MOVES * sizeof *turns);
    if (!turns) return search->failed = 1, 0;
    int found = ranked(search, row, turns);
    value best = INT64_MIN;
    for (int turn = 0; turn < found && turn < *widths; turn++) {
        byte then[SIZE];
        after(row, &turns[turn].turn, then);
        value ahead = averaged(search, then, seat, left > 1 ? widths + 1 : widths, left > 1 ? left - 1 : 1, decided);
        if (ahead > best) best = ahead;
    }
    free(turns);
    return best;
}

/* ---- the face */

FACE const char *core_edition(void) { return EDITION; }
FACE int core_legal(const byte *row, uint16_t *out) { return legal(row, out); }
FACE void core_play(byte *row, int move) { play(row, move); }

FACE uint64_t core_perft(const byte *row, int depth) {
    uint16_t moves[MOST_MOVES];
    uint64_t leaves = 0;
    int length;
    if (!depth) return 1;
    if (row[DRAWING]) {
        length = 0;
        for (int home = 0, people = row[DRAWING] - 1; home < 3; home++)
            if (find(row, IN_BAG, FIRST[people][home], FIRST[people][home + 1]) >= 0)
                moves[length++] = CODE(DRAWN, people * 3 + home);
    } else {
        length = legal(row, moves);
    }
    for (int move = 0; move < length; move++) {
        byte then[SIZE];
        memcpy(then, row, SIZE);
        play(then, moves[move]);
        leaves += core_perft(then, depth - 1);
    }
    return leaves;
}

FACE void core_totals(const value *weights, const byte *row, value *out) {
    Roads known[KNOWN] = {0};
    Search search = {weights, known, 0};
    totals(&search, row, out);
}

/* Every candidate, best first; at most MOST_MOVES of them. */
FACE int core_ranked(const value *weights, const byte *row, Scored *out) {
    Roads known[KNOWN] = {0};
    Search search = {weights, known, 0};
    return ranked(&search, row, out);
}

/* The lead of a seat at the end of its own turn, from a position after one of its decisions; 0 without memory. */
FACE int core_planned(const value *weights, const byte *row, int seat, const int *widths, int length, value *ahead) {
    Roads known[KNOWN] = {0};
    Search search = {weights, known, 0};
    *ahead = averaged(&search, row, seat, widths, length, decided);
    return !search.failed;
}
