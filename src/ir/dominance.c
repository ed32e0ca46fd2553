/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The algorithm of Lengauer and Tarjan with path compression and without recursion. */
#include "ir/dominance.h"

/* A block, by its number. The dominator tree is numbered parents first, so the blocks that a block
 * dominates have consecutive places: size of them from its own place on. */
typedef struct block_place {
  uint32_t order; /* in a depth-first walk from the entry, from 1 on; 0: unreachable */
  uint32_t place;
  uint32_t size;
} block_place;

/* A reachable block, by its order. All members except block are orders; 0: none. */
typedef struct block_node {
  const varve_block *block;
  uint32_t next_successor; /* that the walk visits */
  uint32_t parent;         /* in the tree of the depth-first walk */
  uint32_t semidominator;
  uint32_t dominator;
  uint32_t ancestor; /* in the forest that the algorithm links */
  uint32_t label;    /* the order with the least semidominator on the path to the ancestor */
  uint32_t first_of_bucket;
  uint32_t next_in_bucket;
} block_node;

void varve_dominance_init(varve_dominance *dominance, varve_memory *memory) {
  varve_vector_init(&dominance->blocks, memory, sizeof(block_place));
  varve_vector_init(&dominance->nodes, memory, sizeof(block_node));
  varve_vector_init(&dominance->path, memory, sizeof(uint32_t));
}

void varve_dominance_release(varve_dominance *dominance) {
  varve_vector_release(&dominance->blocks);
  varve_vector_release(&dominance->nodes);
  varve_vector_release(&dominance->path);
}

void varve_dominance_clear(varve_dominance *dominance) {
  varve_vector_truncate(&dominance->blocks, 0);
}

static block_place *place_of(const varve_dominance *dominance, const varve_block *block) {
  return &VARVE_VECTOR_AT(&dominance->blocks, block_place, block->number);
}

static block_node *node_at(const varve_dominance *dominance, uint32_t order) {
  return &VARVE_VECTOR_AT(&dominance->nodes, block_node, order);
}

static varve_status add_node(varve_dominance *dominance, const varve_block *block,
                             uint32_t parent) {
  uint32_t order = (uint32_t)dominance->nodes.count;
  const block_node node = {
      .block = block, .parent = parent, .semidominator = order, .label = order};
  place_of(dominance, block)->order = order;
  return varve_vector_push(&dominance->nodes, &node);
}

static varve_status number_blocks(varve_dominance *dominance, const varve_region *region) {
  for (varve_block *block = region->first; block != NULL; block = block->next) {
    const block_place place = {.order = 0, .place = 0, .size = 1};
    if (dominance->blocks.count >= UINT32_MAX)
      return VARVE_STATUS_LIMIT_EXCEEDED;
    block->number = (uint32_t)dominance->blocks.count;
    VARVE_TRY(varve_vector_push(&dominance->blocks, &place));
  }
  return VARVE_STATUS_OK;
}

/* Returns the next successor that the walk has not visited, or NULL. */
static const varve_block *next_successor(const varve_dominance *dominance, block_node *node) {
  const varve_operation *last = node->block->last;
  uint32_t count = last == NULL ? 0 : varve_operation_successor_count(last);
  while (node->next_successor < count) {
    const varve_block *block = varve_operation_successors(last)[node->next_successor++].block;
    if (block != NULL && block->region == node->block->region &&
        place_of(dominance, block)->order == 0)
      return block;
  }
  return NULL;
}

/* Walks from the entry block. Node 0 means "none", so nodes start at 1. */
static varve_status walk_from_entry(varve_dominance *dominance, const varve_region *region) {
  const block_node none = {.block = NULL};
  varve_vector_truncate(&dominance->nodes, 0);
  VARVE_TRY(varve_vector_push(&dominance->nodes, &none));
  VARVE_TRY(add_node(dominance, region->first, 0));
  for (uint32_t order = 1; order != 0;) {
    const varve_block *successor = next_successor(dominance, node_at(dominance, order));
    if (successor == NULL) {
      order = node_at(dominance, order)->parent;
      continue;
    }
    VARVE_TRY(add_node(dominance, successor, order));
    order = (uint32_t)dominance->nodes.count - 1;
  }
  return VARVE_STATUS_OK;
}

/* Sets *label to the order with the least semidominator on the path from order to the root of its
 * tree in the forest. */
static varve_status evaluate(varve_dominance *dominance, uint32_t order, uint32_t *label) {
  varve_vector *path = &dominance->path;
  varve_vector_truncate(path, 0);
  for (uint32_t at = order; node_at(dominance, node_at(dominance, at)->ancestor)->ancestor != 0;
       at = node_at(dominance, at)->ancestor)
    VARVE_TRY(varve_vector_push_u32(path, at));
  while (path->count != 0) {
    block_node *node = node_at(dominance, VARVE_VECTOR_LAST(path, uint32_t));
    const block_node *above = node_at(dominance, node->ancestor);
    if (node_at(dominance, above->label)->semidominator <
        node_at(dominance, node->label)->semidominator)
      node->label = above->label;
    node->ancestor = above->ancestor;
    varve_vector_truncate(path, path->count - 1);
  }
  *label = node_at(dominance, order)->label;
  return VARVE_STATUS_OK;
}

static varve_status find_semidominator(varve_dominance *dominance, uint32_t order) {
  block_node *node = node_at(dominance, order);
  for (const varve_block_use *use = node->block->first_use; use != NULL; use = use->next) {
    const varve_block *from = use->owner->block;
    uint32_t label = 0;
    if (from == NULL || from->region != node->block->region || from->last != use->owner ||
        place_of(dominance, from)->order == 0)
      continue;
    VARVE_TRY(evaluate(dominance, place_of(dominance, from)->order, &label));
    if (node_at(dominance, label)->semidominator < node->semidominator)
      node->semidominator = node_at(dominance, label)->semidominator;
  }
  block_node *semidominator = node_at(dominance, node->semidominator);
  node->next_in_bucket = semidominator->first_of_bucket;
  semidominator->first_of_bucket = order;
  node->ancestor = node->parent;
  return VARVE_STATUS_OK;
}

static varve_status empty_bucket(varve_dominance *dominance, uint32_t parent) {
  uint32_t order = node_at(dominance, parent)->first_of_bucket;
  node_at(dominance, parent)->first_of_bucket = 0;
  while (order != 0) {
    block_node *node = node_at(dominance, order);
    uint32_t label = 0;
    VARVE_TRY(evaluate(dominance, order, &label));
    bool is_less = node_at(dominance, label)->semidominator < node->semidominator;
    node->dominator = is_less ? label : parent;
    order = node->next_in_bucket;
  }
  return VARVE_STATUS_OK;
}

static varve_status find_dominators(varve_dominance *dominance) {
  uint32_t count = (uint32_t)dominance->nodes.count;
  for (uint32_t order = count - 1; order > 1; order--) {
    VARVE_TRY(find_semidominator(dominance, order));
    VARVE_TRY(empty_bucket(dominance, node_at(dominance, order)->parent));
  }
  for (uint32_t order = 2; order < count; order++) {
    block_node *node = node_at(dominance, order);
    if (node->dominator != node->semidominator)
      node->dominator = node_at(dominance, node->dominator)->dominator;
  }
  return VARVE_STATUS_OK;
}

/* Assigns the places. A dominator has a lower order than the blocks it dominates. */
static void place_blocks(varve_dominance *dominance) {
  uint32_t count = (uint32_t)dominance->nodes.count;
  for (uint32_t order = count - 1; order > 1; order--) {
    const block_node *node = node_at(dominance, order);
    const block_node *dominator = node_at(dominance, node->dominator);
    place_of(dominance, dominator->block)->size += place_of(dominance, node->block)->size;
  }
  for (uint32_t order = 1; order < count; order++)
    node_at(dominance, order)->label =
        1; /* from here on label holds the next free place below the block */
  for (uint32_t order = 2; order < count; order++) {
    const block_node *node = node_at(dominance, order);
    block_node *dominator = node_at(dominance, node->dominator);
    block_place *place = place_of(dominance, node->block);
    place->place = place_of(dominance, dominator->block)->place + dominator->label;
    dominator->label += place->size;
  }
}

varve_status varve_dominance_add(varve_dominance *dominance, const varve_region *region) {
  if (region->first == NULL)
    return VARVE_STATUS_OK;
  VARVE_TRY(number_blocks(dominance, region));
  VARVE_TRY(walk_from_entry(dominance, region));
  VARVE_TRY(find_dominators(dominance));
  place_blocks(dominance);
  return VARVE_STATUS_OK;
}

bool varve_dominance_is_reachable(const varve_dominance *dominance, const varve_block *block) {
  return place_of(dominance, block)->order != 0;
}

bool varve_dominance_is_above(const varve_dominance *dominance, const varve_block *a,
                              const varve_block *b) {
  const block_place *above = place_of(dominance, a), *below = place_of(dominance, b);
  if (a == b)
    return false;
  if (above->order == 0 || below->order == 0)
    return below->order == 0;
  return below->place >= above->place && below->place - above->place < above->size;
}
