/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* src/ir/dominance.c. Compares random graphs with the definition of dominance: a dominates b if
 * every path from the entry to b goes through a. */
#include "tests/unit/ir_fixture.h"

#include "ir/dominance.h"

enum { MOST_BLOCKS = 24 };

typedef struct graph {
  varve_operation *owner;
  varve_block *blocks[MOST_BLOCKS];
  uint32_t count;
  varve_dominance dominance;
} graph;

/* Successors of each block; -1 ends the list. */
static void make_graph(ir_fixture *f, graph *g, int (*edges)[4], uint32_t count) {
  varve_operation_state state = {.region_count = 1};
  g->owner = ir_make(f, "t.owner", state);
  g->count = count;
  for (uint32_t i = 0; i < count; i++)
    g->blocks[i] = ir_block(f, varve_operation_region(g->owner, 0));
  for (uint32_t i = 0; i < count; i++) {
    varve_block *successors[4];
    uint32_t size = 0;
    for (; edges[i][size] >= 0; size++)
      successors[size] = g->blocks[edges[i][size]];
    varve_operation_state jump = {.successors = successors, .successor_count = size};
    ir_append(g->blocks[i], ir_make(f, "t.jump", jump));
  }
  varve_dominance_init(&g->dominance, &f->context->memory);
  assert_status(varve_dominance_add(&g->dominance, varve_operation_region(g->owner, 0)), OK);
}

static void drop_graph(ir_fixture *f, graph *g) {
  varve_dominance_release(&g->dominance);
  assert_status(varve_operation_erase(f->module, g->owner), OK);
}

static bool is_above(const graph *g, uint32_t a, uint32_t b) {
  return varve_dominance_is_above(&g->dominance, g->blocks[a], g->blocks[b]);
}

static void both_branches_join(void **state) {
  int edges[][4] = {{1, 2, -1}, {3, -1}, {3, -1}, {-1}};
  graph g;
  make_graph(*state, &g, edges, 4);
  assert_true(is_above(&g, 0, 1));
  assert_true(is_above(&g, 0, 3));
  assert_false(is_above(&g, 1, 3));
  assert_false(is_above(&g, 2, 3));
  assert_false(is_above(&g, 3, 3));
  assert_false(is_above(&g, 3, 0));
  drop_graph(*state, &g);
}

static void unreachable_blocks_are_dominated_by_all(void **state) {
  int edges[][4] = {{1, -1}, {-1}, {1, 3, -1}, {2, -1}};
  graph g;
  make_graph(*state, &g, edges, 4);
  assert_false(varve_dominance_is_reachable(&g.dominance, g.blocks[2]));
  assert_true(varve_dominance_is_reachable(&g.dominance, g.blocks[1]));
  assert_true(is_above(&g, 0, 1));
  assert_true(is_above(&g, 1, 3));
  assert_false(is_above(&g, 3, 1));
  drop_graph(*state, &g);
}

/* Marks the blocks that can be reached from the entry without entering the block `without`. */
static void reach(int (*edges)[4], uint32_t without, bool *reached) {
  int pending[MOST_BLOCKS], count = 0;
  memset(reached, 0, MOST_BLOCKS);
  if (without == 0)
    return;
  reached[0] = true;
  pending[count++] = 0;
  while (count != 0) {
    int *next = edges[pending[--count]];
    for (; *next >= 0; next++)
      if ((uint32_t)*next != without && !reached[*next]) {
        reached[*next] = true;
        pending[count++] = *next;
      }
  }
}

static void check_graph(ir_fixture *f, int (*edges)[4], uint32_t count) {
  graph g;
  bool reached[MOST_BLOCKS], without[MOST_BLOCKS];
  make_graph(f, &g, edges, count);
  reach(edges, MOST_BLOCKS, reached);
  for (uint32_t a = 0; a < count; a++) {
    assert_int_equal(varve_dominance_is_reachable(&g.dominance, g.blocks[a]), reached[a]);
    reach(edges, a, without);
    for (uint32_t b = 0; b < count; b++) {
      bool expected = reached[b] ? reached[a] && !without[b] && a != b : a != b;
      assert_int_equal(is_above(&g, a, b), expected);
    }
  }
  drop_graph(f, &g);
}

static void random_graphs_are_as_the_definition_says(void **state) {
  uint32_t seed = 1;
  for (int round = 0; round < 300; round++) {
    int edges[MOST_BLOCKS][4];
    uint32_t count = 2 + (uint32_t)round % (MOST_BLOCKS - 2);
    for (uint32_t i = 0; i < count; i++) {
      seed = seed * 1664525 + 1013904223;
      uint32_t size = (seed >> 16) % 4;
      for (uint32_t j = 0; j < size; j++) {
        seed = seed * 1664525 + 1013904223;
        edges[i][j] = (int)(1 + (seed >> 16) % (count - 1));
      }
      edges[i][size] = -1;
    }
    check_graph(*state, edges, count);
  }
}

static void a_long_chain_is_fast_and_needs_no_recursion(void **state) {
  ir_fixture *f = *state;
  varve_operation_state owner = {.region_count = 1};
  varve_region *region = varve_operation_region(ir_make(f, "t.owner", owner), 0);
  varve_block *first = ir_block(f, region), *last = first;
  for (int i = 0; i < IR_DEPTH; i++) {
    varve_block *next = ir_block(f, region);
    varve_block *successors[] = {next, i % 2 == 0 || last == first ? next : last};
    varve_operation_state jump = {.successors = successors, .successor_count = 2};
    ir_append(last, ir_make(f, "t.jump", jump));
    last = next;
  }
  varve_dominance dominance;
  varve_dominance_init(&dominance, &f->context->memory);
  assert_status(varve_dominance_add(&dominance, region), OK);
  assert_true(varve_dominance_is_above(&dominance, first, last));
  assert_true(varve_dominance_is_above(&dominance, last->previous, last));
  assert_false(varve_dominance_is_above(&dominance, last, last->previous));
  varve_dominance_release(&dominance);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      ir_test(both_branches_join),
      ir_test(unreachable_blocks_are_dominated_by_all),
      ir_test(random_graphs_are_as_the_definition_says),
      ir_test(a_long_chain_is_fast_and_needs_no_recursion),
  };
  return cmocka_run_group_tests_name("dominance", tests, NULL, NULL);
}
