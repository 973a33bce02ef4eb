/* The tree search of luna.bots.search for any game without draws of chance: the same float operations in the same order.

   A game defines before: SIZE (bytes of a row), SEATS, MOST_TURNS, `Core`, `Turns` and `Turn` (see its own files), and
       int   decides(const u8 *row)                                 the seat to move, -1 after the end
       int   seats_of(const u8 *row)
       void  after(const Core *, const u8 *row, const u16 *moves, int length, u8 *child)
       void  ranked(Core *, const u8 *row, Turns *, int top)
       void  leads(Core *, const u8 *row, int *out)                 by seat, in thousandths of a point
       int   lead(Core *, const u8 *row, int seat)                  the same for one seat
   `Core.tables` has the constants of luna.bots.search and its rounded tables, so that nothing is computed twice. */

#include <math.h>

enum { PIECE = 1 << 20, PER_VISIT = 1 << 17, PATH = 64 };

typedef struct Node Node;
typedef struct {
    double first, prior;
    Node *child;
    const u16 *moves;
    int length;
} Edge;

struct Node {
    double sums[SEATS], drift;
    Edge *edges;
    uint64_t hash;
    int visits, opened;
    int8_t seat; /* -1: the game is over */
    u8 width, slow, row[SIZE];
};

typedef struct {
    Core *core;
    char **pieces;
    size_t piece_count, used, count, mask;
    Node **slots, *root;
    Turns *turns;
    int seats, crowd, me;
} Tree;

static double utility(const Core *core, int ahead) {
    int tenths = floor_div(ahead * 10, POINT);
    return core->tables.tanh[AHEAD + (tenths < -AHEAD ? -AHEAD : tenths > AHEAD ? AHEAD : tenths)];
}

/* Room for everything that one visit can add; 0 when memory has run out. */
static int reserve(Tree *tree) {
    if (!tree->piece_count || tree->used + PER_VISIT > PIECE) {
        char **pieces = realloc(tree->pieces, (tree->piece_count + 1) * sizeof *pieces);
        if (!pieces) return 0;
        tree->pieces = pieces;
        if (!(pieces[tree->piece_count] = malloc(PIECE))) return 0;
        tree->piece_count++, tree->used = 0;
    }
    if (!tree->slots || 2 * (tree->count + PATH) > tree->mask) {
        size_t mask = 2 * tree->mask + 1;
        Node **slots = calloc(mask + 1, sizeof *slots);
        if (!slots) return 0;
        for (size_t old = 0; tree->slots && old <= tree->mask; old++)
            if (tree->slots[old]) {
                size_t slot = tree->slots[old]->hash & mask;
                while (slots[slot]) slot = (slot + 1) & mask;
                slots[slot] = tree->slots[old];
            }
        free(tree->slots);
        tree->slots = slots, tree->mask = mask;
    }
    return 1;
}

static void *take(Tree *tree, size_t size) {
    void *place = tree->pieces[tree->piece_count - 1] + tree->used;
    tree->used += (size + 7) & ~(size_t)7;
    return place;
}

static Node *new_node(Tree *tree, const u8 *row, uint64_t hash) {
    Node *node = take(tree, sizeof *node);
    memset(node, 0, sizeof *node);
    memcpy(node->row, row, SIZE);
    node->hash = hash, node->seat = (int8_t)decides(row);
    node->slow = tree->crowd && node->seat != tree->me;
    return node;
}

static Node *node_of(Tree *tree, const u8 *row) {
    uint64_t hash = hash_of(row);
    size_t slot = hash & tree->mask;
    for (; tree->slots[slot]; slot = (slot + 1) & tree->mask)
        if (tree->slots[slot]->hash == hash && !memcmp(tree->slots[slot]->row, row, SIZE)) return tree->slots[slot];
    tree->count++;
    return tree->slots[slot] = new_node(tree, row, hash);
}

static void open_node(Tree *tree, Node *node, const Turns *turns) {
    const Core *core = tree->core;
    int most = node->slow ? core->tables.widest_others : core->tables.widest, best = turns->turn[0].worth;
    double total = 0;
    node->width = (u8)(turns->count < most ? turns->count : most);
    node->edges = take(tree, node->width * sizeof(Edge));
    for (int n = 0; n < node->width; n++) {
        const Turn *turn = &turns->turn[n];
        u16 *moves = take(tree, turn->length * sizeof(u16));
        Edge *edge = &node->edges[n];
        int behind = (best - turn->worth) * 10 / POINT;
        memcpy(moves, turns->moves + turn->from, turn->length * sizeof(u16));
        edge->moves = moves, edge->length = turn->length, edge->child = 0;
        edge->first = utility(core, turn->worth), edge->prior = core->tables.prior[behind < BEHIND ? behind : BEHIND];
        total += edge->prior;
    }
    for (int n = 0; n < node->width; n++) node->edges[n].prior /= total;
}

/* PUCT: the open child with the best sum of mean utility and exploration. */
static int pick(const Tree *tree, const Node *node) {
    const Core *core = tree->core;
    double wish = core->tables.c_puct * sqrt((double)(node->visits + 1)), best = -1e9;
    double drift = node->opened ? node->drift / node->opened : 0.0;
    int chosen = 0;
    int wide = node->slow ? 1 + node->visits / core->tables.widening_others : 2 + node->visits / core->tables.widening;
    for (int n = 0; n < node->width && n < wide; n++) {
        const Edge *edge = &node->edges[n];
        const Node *child = edge->child;
        double hope = child ? child->sums[node->seat] / child->visits + wish * edge->prior / (1 + child->visits)
                            : edge->first + drift + wish * edge->prior;
        if (hope > best) best = hope, chosen = n;
    }
    return chosen;
}

static void utilities(const Tree *tree, const u8 *row, int seat, double *out) {
    int ahead[SEATS];
    if (tree->crowd) {
        leads(tree->core, row, ahead);
        for (int other = 0; other < tree->seats; other++) out[other] = utility(tree->core, ahead[other]);
    } else {
        double wish = utility(tree->core, lead(tree->core, row, seat));
        for (int other = 0; other < tree->seats; other++) out[other] = other == seat ? wish : -wish;
    }
}

/* The value of a newly reached node to each seat; 0: extend the line. */
static int promised(Tree *tree, Node *node, double *out) {
    if (node->visits) { /* a transposition */
        for (int seat = 0; seat < tree->seats; seat++) out[seat] = node->sums[seat] / node->visits;
        return 1;
    }
    if (node->seat < 0) return utilities(tree, node->row, tree->me, out), 1;
    if (!node->edges) {
        ranked(tree->core, node->row, tree->turns, node->slow ? tree->core->tables.widest_others : tree->core->tables.widest);
        open_node(tree, node, tree->turns);
    }
    if (node->slow) return 0;
    u8 child[SIZE];
    after(tree->core, node->row, node->edges[0].moves, node->edges[0].length, child);
    return utilities(tree, child, node->seat, out), 1;
}

/* One simulation; 0 when memory has run out. */
static int visit(Tree *tree) {
    Node *path[PATH], *node = tree->root;
    struct { Node *parent; int number; } fresh[PATH];
    int length = 1, opened = 0, found = 0, deepest = tree->core->tables.deepest;
    double promise[SEATS];
    if (!reserve(tree)) return 0;
    path[0] = node;
    while (!found && node->seat >= 0 && length < deepest) {
        int number = pick(tree, node);
        Edge *edge = &node->edges[number];
        if (!edge->child) {
            u8 child[SIZE];
            after(tree->core, node->row, edge->moves, edge->length, child);
            edge->child = node_of(tree, child);
            fresh[opened].parent = node, fresh[opened++].number = number;
            found = promised(tree, edge->child, promise);
        }
        path[length++] = node = edge->child;
    }
    if (!found) utilities(tree, node->row, tree->me, promise);
    for (int n = 0; n < opened; n++) {
        Node *parent = fresh[n].parent;
        parent->opened++, parent->drift += promise[parent->seat] - parent->edges[fresh[n].number].first;
    }
    for (int n = 0; n < length; n++) {
        path[n]->visits++;
        for (int seat = 0; seat < tree->seats; seat++) path[n]->sums[seat] += promise[seat];
    }
    return 1;
}

static void fell(Tree *tree) {
    if (!tree) return;
    while (tree->piece_count) free(tree->pieces[--tree->piece_count]);
    free(tree->pieces), free(tree->slots), free(tree->turns), free(tree);
}

/* A tree whose root has these turns, best first; 0 when memory has run out. */
static Tree *plant(Core *core, const u8 *row, const Turns *turns) {
    Tree *tree = calloc(1, sizeof *tree);
    if (!tree) return 0;
    tree->core = core, tree->seats = seats_of(row), tree->crowd = tree->seats > 2, tree->me = decides(row);
    tree->mask = 511, tree->turns = malloc(sizeof(Turns));
    if (!tree->turns || !reserve(tree)) return fell(tree), (Tree *)0;
    tree->root = new_node(tree, row, 0);
    open_node(tree, tree->root, turns);
    return tree;
}
