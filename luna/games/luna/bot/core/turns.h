/* Candidate turns: what luna.games.luna.bot.turns says, and the one-ply ranking of luna.bots.oneply. */

#include "value.h"

enum { MOST = 8, TOGETHER = 4, KEPT = 5, STAYING = 2, MOST_TURNS = 2048, LONGEST = 32 };

typedef struct {
    int worth;
    u16 from, length; /* in `moves` */
} Turn;

typedef struct {
    int count, used;
    Turn turn[MOST_TURNS];
    u16 moves[2 * MOST_TURNS];
} Turns;

typedef struct { /* gains by number of novices */
    int count, gain[MOST + 1];
} Gains;

typedef struct { /* for 0, 1, ... travellers: the greatest sum of gains, and how many by place */
    int count, total[MOST + 1];
    u8 share[MOST + 1][8];
} Shares;

typedef struct {
    int worth, travellers;
    u8 share[8], goal[8];
} Way;

typedef struct {
    u8 active[MOST_NOVICES * 2]; /* of the novices that leave an island by boat, by their number: how many are active */
} Boarding;

static Turn *add(Turns *turns) {
    Turn *turn = &turns->turn[turns->count++];
    turn->from = (u16)turns->used, turn->length = 0;
    return turn;
}

/* ---- journeys and tides */

/* The canonical turn for departures (by place; `active[7]` is the jetty) and arrivals; returns its length. */
static int assemble(int kind, const u8 *active, const u8 *tired, const u8 *goals, u16 *out) {
    u8 leaving[15], count[8][2][7] = {{{0}}};
    int left[7], bound[8] = {0}, travellers = 0, length = 0;
    memcpy(leaving, active, 8);
    if (tired) memcpy(leaving + 8, tired, 7);
    else memset(leaving + 8, 0, 7);
    for (int isle = 0; isle < 7; isle++) {
        left[isle] = goals[isle], travellers += goals[isle];
        bound[isle] = goals[isle] + leaving[isle] + leaving[8 + isle];
    }
    while (travellers--) {
        int tight = 0, source = -1, goal = -1;
        for (int isle = 1; isle < 7; isle++)
            if (bound[isle] > bound[tight]) tight = isle;
        if (left[tight]) {
            goal = tight;
            for (int one = 0; one < 15; one++) /* one & 7: the place, with the jetty as 7 */
                if (leaving[one] && (one & 7) != goal && (source < 0 || bound[one & 7] > bound[source & 7])) source = one;
        } else {
            source = leaving[tight] ? tight : 8 + tight;
            for (int isle = 0; isle < 7; isle++)
                if (left[isle] && isle != tight && (goal < 0 || bound[isle] > bound[goal])) goal = isle;
        }
        if (source < 0 || goal < 0) return 0;
        int place = source & 7;
        leaving[source]--, left[goal]--, bound[goal]--;
        if (place != JETTY) bound[place]--;
        count[place][source >> 3][goal]++;
    }
    for (int place = 0; place < 8; place++)
        for (int slow = 0; slow < 2; slow++)
            for (int goal = 0; goal < 7; goal++)
                if (count[place][slow][goal]) out[length++] = CODE(place, kind, slow << 7 | goal << 4 | count[place][slow][goal]);
    out[length++] = CLOSE;
    return length;
}

static void best_shares(const Gains *gains, int places, int most, Shares *best) {
    best->count = 1, best->total[0] = 0;
    memset(best->share[0], 0, 8);
    for (int place = 0; place < places; place++) {
        const Gains *here = &gains[place];
        if (here->count == 1) continue;
        Shares longer;
        longer.count = least(most + 1, best->count + here->count - 1);
        for (int count = 0; count < longer.count; count++) {
            int first = most_of(0, count - here->count + 1), last = least(count, best->count - 1), from = first;
            int total = best->total[first] + here->gain[count - first];
            for (int already = first + 1; already <= last; already++) {
                int sum = best->total[already] + here->gain[count - already];
                if (sum > total) total = sum, from = already;
            }
            longer.total[count] = total;
            memcpy(longer.share[count], best->share[from], 8);
            longer.share[count][place] = (u8)(count - from);
        }
        *best = longer;
    }
}

/* The best departures combined with the best arrivals; returns how many ways, the best `kept` first. */
static int paired(const Gains *leave, int places, const Gains *arrive, const Shares *goals, int most, int kept, Way *ways) {
    Shares shares, rest;
    Way found[MOST];
    int count = 0;
    best_shares(leave, places, most, &shares);
    for (int travellers = 1; travellers < shares.count; travellers++) {
        const u8 *share = shares.share[travellers], *goal = goals->share[travellers];
        int more = goals->total[travellers], possible = 1, copied = 0;
        Gains others[7];
        while (possible) {
            int clash = 0;
            for (int isle = 0; isle < 7; isle++)
                if (goal[isle] && share[isle] && goal[isle] + share[isle] > travellers) clash |= 1 << isle;
            if (!clash) break;
            if (!copied++) memcpy(others, arrive, sizeof others);
            for (int isle = 0; isle < 7; isle++)
                if (clash >> isle & 1) others[isle].count = 1;
            best_shares(others, 7, travellers, &rest);
            possible = rest.count > travellers;
            if (possible) more = rest.total[travellers], goal = rest.share[travellers];
        }
        if (!possible) continue;
        Way *way = &found[count++];
        way->worth = shares.total[travellers] + more, way->travellers = travellers;
        memcpy(way->share, share, 8), memcpy(way->goal, goal, 8);
    }
    int chosen = least(count, kept);
    for (int n = 0; n < chosen; n++) {
        int best = n;
        for (int other = n + 1; other < count; other++)
            if (found[other].worth > found[best].worth ||
                (found[other].worth == found[best].worth && found[other].travellers < found[best].travellers)) best = other;
        ways[n] = found[best], found[best] = found[n];
    }
    return chosen;
}

static void append(Turns *turns, int first, int length) {
    const u16 *moves = turns->moves + turns->used;
    for (int n = first; n < turns->count; n++)
        if (turns->turn[n].length == length && !memcmp(turns->moves + turns->turn[n].from, moves, (size_t)length * 2)) return;
    add(turns)->length = (u16)length;
    turns->used += length;
}

/* The island that novices may not leave (V12); 7: none. */
static int closed_island(const u8 *row) { return row[SOLO] > 1 ? row[APOSTATE] : 7; }

static void travels(Core *core, const u8 *row, Scene *scene, Turns *turns) {
    const u8 *block = row + BASE(row[TURN]);
    int closed = closed_island(row), kit = kit_of(block), active = 0, everybody = block[ON_JETTY], first = turns->count;
    for (int isle = 0; isle < 7; isle++)
        if (isle != closed) active += block[isle], everybody += block[isle] + block[TIRED + isle];
    int by_journey = least(MOST, active), by_tide = block[FAVOUR + TIDE_ISLE] ? least(MOST, everybody) : 0;
    int most = most_of(by_journey, by_tide);
    if (!most) return;
    Gains arrive[7], leave[8], boats[8];
    Boarding ways[7];
    Moment *moment = scene->moment;
    for (int isle = 0; isle < 7; isle++) {
        int here = block[isle], tired = block[TIRED + isle], shrine = block[SHRINE + isle], favour = block[FAVOUR + isle];
        int state = scene->state[isle], room = least(least(most, TOGETHER), 15 - tired);
        int32_t *page = page_of(core, moment, state, kit);
#define WITH(active, tired) cell(page, moment, state, kit, active, tired, shrine, favour)
        int now = WITH(here, tired);
        arrive[isle].count = 1 + room, arrive[isle].gain[0] = 0;
        for (int more = 1; more <= room; more++) arrive[isle].gain[more] = WITH(here, tired + more) - now;
        leave[isle].count = 1 + least(here, most), leave[isle].gain[0] = 0;
        for (int less = 1; less <= least(here, most); less++) leave[isle].gain[less] = WITH(here - less, tired) - now;
        if (!by_tide) continue;
        boats[isle].count = 1 + least(here + tired, most);
        for (int count = 0; count < boats[isle].count; count++) {
            int best = INT32_MIN;
            for (int k = most_of(0, count - tired); k <= least(count, here); k++) {
                int gain = WITH(here - k, tired - (count - k)) - now;
                if (gain > best) best = gain, ways[isle].active[count] = (u8)k;
            }
            boats[isle].gain[count] = best;
        }
#undef WITH
    }
    if (closed < 7) leave[closed].count = boats[closed].count = 1, boats[closed].gain[0] = 0;
    Shares goals;
    best_shares(arrive, 7, most, &goals);
    Way found[KEPT];
    if (by_journey) {
        int count = paired(leave, 7, arrive, &goals, by_journey, KEPT, found), priestess = row[PRIESTESS];
        for (int n = 0; n < count; n++)
            append(turns, first, assemble(K_JOURNEY, found[n].share, 0, found[n].goal, turns->moves + turns->used));
        if (priestess != closed && by_journey > block[priestess] && block[priestess]) {
            leave[priestess].count = 1;
            count = paired(leave, 7, arrive, &goals, by_journey, STAYING, found);
            for (int n = 0; n < count; n++)
                append(turns, first, assemble(K_JOURNEY, found[n].share, 0, found[n].goal, turns->moves + turns->used));
        }
    }
    if (by_tide) {
        boats[JETTY].count = 1 + least(block[ON_JETTY], most);
        memset(boats[JETTY].gain, 0, sizeof boats[JETTY].gain);
        int count = paired(boats, 8, arrive, &goals, by_tide, KEPT, found);
        for (int n = 0; n < count; n++) {
            u8 active_by[8], tired_by[7], *share = found[n].share;
            for (int isle = 0; isle < 7; isle++) {
                active_by[isle] = isle == closed ? 0 : ways[isle].active[share[isle]];
                tired_by[isle] = (u8)(share[isle] - active_by[isle]);
            }
            active_by[JETTY] = share[JETTY];
            append(turns, first, assemble(K_TIDE, active_by, tired_by, found[n].goal, turns->moves + turns->used));
        }
    }
}

/* ---- candidates and their ranking */

static void candidates(Core *core, const u8 *row, Scene *scene, Turns *turns) {
    u16 *end = legal(&core->tables.board, row, turns->moves, 0);
    if (row[DRAFT]) turns->moves[0] = CLOSE, end = turns->moves + 1;
    turns->used = (int)(end - turns->moves);
    for (turns->count = 0; turns->count < turns->used; turns->count++) {
        turns->turn[turns->count].from = (u16)turns->count;
        turns->turn[turns->count].length = 1;
    }
    if (row[PHASE] == ACTION) travels(core, row, scene, turns);
}

static void after(const Core *core, const u8 *row, const u16 *moves, int length, u8 *child) {
    memcpy(child, row, SIZE);
    while (length--) play(&core->tables.board, child, *moves++);
}

static int compare_moves(const u16 *one, int length, const u16 *other, int others) {
    for (int n = 0; n < length && n < others; n++)
        if (one[n] != other[n]) return one[n] < other[n] ? -1 : 1;
    return length - others;
}

static int better(const Turns *turns, const Turn *one, const Turn *other) {
    if (one->worth != other->worth) return one->worth > other->worth;
    return compare_moves(turns->moves + one->from, one->length, turns->moves + other->from, other->length) < 0;
}

/* All candidates with their values; the best `top` of them stand first, sorted, ties in the order of their moves. */
static void ranked(Core *core, const u8 *row, Turns *turns, int top) {
    int worth[SEATS], me = row[TURN];
    u8 child[SIZE];
    Before before;
    totals(core, row, 0, &before, worth);
    candidates(core, row, &before.scene, turns);
    for (int n = 0; n < turns->count; n++) {
        Turn turn = turns->turn[n];
        after(core, row, turns->moves + turn.from, turn.length, child);
        totals(core, child, &before, 0, worth);
        turn.worth = margin(worth, child, me);
        int place = n;
        if (n >= top) {
            place = top - 1;
            if (!better(turns, &turn, &turns->turn[place])) continue;
            turns->turn[n] = turns->turn[place];
        }
        for (; place && better(turns, &turn, &turns->turn[place - 1]); place--) turns->turn[place] = turns->turn[place - 1];
        turns->turn[place] = turn;
    }
}

/* ---- refinement */

static int worth_after(Core *core, const u8 *row, const Before *before, const u16 *moves, int length) {
    int worth[SEATS];
    u8 child[SIZE];
    after(core, row, moves, length, child);
    totals(core, child, before, 0, worth);
    return margin(worth, child, row[TURN]);
}

/* Hill climbing by one or two travellers at a time; changes the journey or tide in place and returns its value. */
static int refined(Core *core, const u8 *row, u16 *turn, int *length) {
    int kind = turn[0] >> 8 & 15, places = kind == K_JOURNEY ? 7 : 15, closed = closed_island(row), ignored[SEATS];
    const u8 *block = row + BASE(row[TURN]);
    u8 here[15];
    Before before;
    totals(core, row, 0, &before, ignored);
    memcpy(here, block, SHRINE), here[SHRINE] = block[ON_JETTY];
    if (closed < 7) here[closed] = here[TIRED + closed] = 0;
    for (int top = worth_after(core, row, &before, turn, *length);;) {
        u8 leaving[15] = {0}, goals[7] = {0};
        u16 best[LONGEST];
        int best_length = 0, most = INT32_MIN;
        for (int n = 0; n < *length - 1; n++) {
            int origin = turn[n] >> 12, count = turn[n] & 15;
            leaving[origin == JETTY ? SHRINE : origin + (turn[n] & INACTIVE ? TIRED : 0)] += (u8)count;
            goals[turn[n] >> 4 & 7] += (u8)count;
        }
        /* A neighbour has `count` novices more or less from a place and to an island; 15 and 7 are none. */
        for (int count = 1; count <= 2; count++)
            for (int less = 0; less <= 15; less++)
                for (int more = 0; more <= 15; more++)
                    for (int from = 0; from <= 7; from++)
                        for (int to = 0; to <= 7; to++) {
                            int leave = less < 15, go = more < 15, was = from < 7, will = to < 7;
                            int adds = !leave && go && !was && will, drops = leave && !go && was && !will;
                            int turns_away = !leave && !go && was && will && from != to;
                            int swaps = leave && go && !was && !will && less != more;
                            if (!(adds || drops || turns_away || swaps)) continue;
                            if ((leave && (less >= places || !leaving[less])) || (was && !goals[from])) continue;
                            if (go && (more >= places || here[more] <= leaving[more])) continue;
                            u8 share[16], ends[8], active[8];
                            memcpy(share, leaving, 15), memcpy(ends, goals, 7);
                            if (leave) share[less] -= (u8)count;
                            if (go) share[more] += (u8)count;
                            if (was) ends[from] -= (u8)count;
                            if (will) ends[to] += (u8)count;
                            int travellers = sum(share, 15), possible = travellers > 0 && travellers < 128;
                            for (int place = 0; place < 15; place++) possible &= share[place] < 128 && share[place] <= here[place];
                            for (int isle = 0; isle < 7; isle++)
                                possible &= ends[isle] < 128 && ends[isle] + share[isle] + share[TIRED + isle] <= travellers;
                            if (!possible) continue;
                            u16 near[LONGEST];
                            memcpy(active, share, 7), active[JETTY] = share[SHRINE];
                            int size = assemble(kind, active, share + TIRED, ends, near);
                            int worth = worth_after(core, row, &before, near, size);
                            if (worth > most || (worth == most && compare_moves(near, size, best, best_length) > 0)) {
                                most = worth, best_length = size;
                                memcpy(best, near, sizeof near);
                            }
                        }
        if (most <= top) return top;
        top = most, *length = best_length;
        memcpy(turn, best, (size_t)best_length * 2);
    }
}
