/* The compiled core of Luna: the functions that luna.games.luna.bot.core calls. See docs/native.md. */

#include "endings.h"

static int decides(const u8 *row) { return row[PHASE] == OVER ? -1 : row[TURN]; }
static int seats_of(const u8 *row) { return row[PLAYERS]; }

static int lead(Core *core, const u8 *row, int seat) {
    int worth[SEATS];
    totals(core, row, 0, 0, worth);
    return margin(worth, row, seat);
}

static void leads(Core *core, const u8 *row, int *out) {
    int worth[SEATS];
    totals(core, row, 0, 0, worth);
    for (int seat = 0; seat < row[PLAYERS]; seat++) out[seat] = margin(worth, row, seat);
}

#include "../../../../bots/tree.h"

#ifdef _WIN32
#define FACE __declspec(dllexport)
#else
#define FACE __attribute__((visibility("default")))
#endif
#ifndef EDITION
#define EDITION "none"
#endif

FACE const char *core_edition(void) { return EDITION; }
FACE const char *core_names(void) { return NAMES; }

FACE Core *core_new(const Tables *tables, size_t size) {
    Core *core = size == sizeof *tables ? calloc(1, sizeof *core) : 0;
    if (!core) return 0;
    core->tables = *tables;
    for (int round = 0; round < 7; round++)
        for (int candles = 0; candles < 5; candles++) core->moments[round][candles].weights = core->tables.weights[round][candles];
    return core;
}

FACE void core_free(Core *core) {
    for (int round = 0; round < 7; round++)
        for (int candles = 0; candles < 5; candles++) free(core->moments[round][candles].pages);
    for (int chunk = 0; chunk < PAGES / CHUNK; chunk++) free(core->chunks[chunk]);
    free(core);
}

FACE int core_legal(Core *core, const u8 *row, u16 *out) { return (int)(legal(&core->tables.board, row, out, 1) - out); }
FACE void core_play(Core *core, u8 *row, u16 move) { play(&core->tables.board, row, move); }
FACE uint64_t core_perft(Core *core, const u8 *row, int depth) { return perft(&core->tables.board, row, depth); }
FACE void core_totals(Core *core, const u8 *row, int *out) { totals(core, row, 0, 0, out); }

FACE int core_ranked(Core *core, const u8 *row, Turns *turns) {
    tidy(core);
    ranked(core, row, turns, MOST_TURNS);
    return turns->count;
}

FACE int core_candidates(Core *core, const u8 *row, Turns *turns) {
    Scene scene;
    scene_of(core, row, &scene);
    candidates(core, row, &scene, turns);
    return turns->count;
}

FACE int core_refined(Core *core, const u8 *row, u16 *turn, int *length) { return refined(core, row, turn, length); }
FACE int core_solved(Core *core, const u8 *row, int limit, u16 *turn, int *fourfold) { return solved(core, row, limit, turn, fourfold); }

FACE Tree *core_plant(Core *core, const u8 *row, const Turns *turns) {
    tidy(core);
    return plant(core, row, turns);
}
FACE void core_fell(Tree *tree) { fell(tree); }

FACE int core_visit(Tree *tree, int visits) {
    while (visits--)
        if (!visit(tree)) return 0;
    return 1;
}

/* Visits and sums of the root's children, for the seat to move; how many children there are. */
FACE int core_children(const Tree *tree, int *visits, double *sums) {
    for (int n = 0; n < tree->root->width; n++) {
        const Node *child = tree->root->edges[n].child;
        visits[n] = child ? child->visits : 0, sums[n] = child ? child->sums[tree->me] : 0;
    }
    return tree->root->width;
}

/* The most visited turns from the root on, at most `most`: their moves in a row and the length of each; how many. */
FACE int core_line(const Tree *tree, u16 *moves, int *lengths, int most) {
    const Node *node = tree->root;
    for (int count = 0; count < most; count++) {
        const Edge *best = 0;
        for (int n = 0; n < node->width; n++) {
            const Edge *edge = &node->edges[n];
            if (edge->child && (!best || edge->child->visits > best->child->visits)) best = edge;
        }
        if (!best) return count;
        memcpy(moves, best->moves, best->length * sizeof(u16));
        moves += lengths[count] = best->length, node = best->child;
    }
    return most;
}

/* A node of the tree beside the root, by slot: 1, 0 for an empty slot, -1 behind the last one. For tests of equality. */
FACE int core_node(const Tree *tree, size_t slot, u8 *row, int *visits, double *sums, double *drift) {
    if (slot > tree->mask) return -1;
    const Node *node = tree->slots[slot];
    if (!node) return 0;
    memcpy(row, node->row, SIZE), memcpy(sums, node->sums, sizeof node->sums);
    *visits = node->visits, *drift = node->drift;
    return 1;
}
