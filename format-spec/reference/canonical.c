/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Writes the canonical form (13) from the module in memory. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <xxhash.h>

#include "reference.h"

typedef struct path_step {
  uint32_t node;
  uint32_t next_child;
} path_step;

/* Operations, regions, blocks and values are in memory in the order of the form, so cursors
 * suffice. */
typedef struct open_part {
  uint32_t regions; /* left in the operation */
  uint32_t blocks;  /* left in the region */
  uint32_t operations;
} open_part;

typedef struct canonical {
  decoder *d;
  XXH3_state_t *state;
  bool is_silent; /* hash the form without writing it */
  vector path;    /* path_step: nodes that are being defined */
  uint32_t node_count;
  uint32_t name_count;
  vector parts; /* open_part */
  size_t operation;
  size_t region;
  size_t block;
} canonical;

static void put_bytes(canonical *to, bytes data) {
  if (data.size != 0 && XXH3_128bits_update(to->state, data.data, data.size) == XXH_ERROR)
    fail(to->d, "cannot be hashed");
  if (data.size != 0 && !to->is_silent && fwrite(data.data, 1, data.size, stdout) != data.size)
    fail(to->d, "standard output cannot be written");
}

static void put(canonical *to, uint64_t number) {
  uint8_t coded[MAX_VARINT];
  put_bytes(to, (bytes){coded, put_varint(coded, number)});
}

static void put_text(canonical *to, bytes text) {
  for (size_t i = 0; i < text.size; i++) {
    const uint8_t escape[2] = {1, (uint8_t)(text.data[i] + 1)};
    put_bytes(to, text.data[i] > 1 ? (bytes){&text.data[i], 1} : (bytes){escape, 2});
  }
  const uint8_t end = 0;
  put_bytes(to, (bytes){&end, 1});
}

/* --- nodes --- */

/* Text types and attributes, strings. */
static bool has_text(uint32_t code) {
  return code == TEXT_TYPE || code == STRING || code == TYPED_STRING || code == TEXT_ATTRIBUTE;
}

static void put_definition(canonical *to, uint32_t index, bool is_last) {
  node *of = node_at(to->d, index);
  put(to, (uint64_t)of->code << 1 | is_last);
  put(to, of->child_count);
  for (uint32_t i = 0; i < of->child_count; i++)
    put(to, node_at(to->d, of->children[i])->canonical);
  if (has_text(of->code))
    put_text(to, of->contents);
  else
    put_bytes(to, of->contents);
  of->canonical = ++to->node_count;
}

/* Writes the number of a node, or definitions of it and the nodes that it needs: depth first. */
static void put_node(canonical *to, uint32_t index) {
  put(to, node_at(to->d, index)->canonical);
  if (node_at(to->d, index)->canonical != 0)
    return;
  PUSH(to->d, to->path, path_step)->node = index;
  while (to->path.count != 0) {
    path_step *step = &AT(to->path, path_step, to->path.count - 1);
    const node *of = node_at(to->d, step->node);
    while (step->next_child < of->child_count &&
           node_at(to->d, of->children[step->next_child])->canonical != 0)
      step->next_child++;
    if (step->next_child < of->child_count) {
      uint32_t child = of->children[step->next_child];
      PUSH(to->d, to->path, path_step)->node = child;
      continue;
    }
    to->path.count--;
    put_definition(to, step->node, to->path.count == 0);
  }
}

/* --- the first part --- */

static void put_name(canonical *to, uint32_t index) {
  node *name = node_at(to->d, index);
  put(to, name->canonical);
  if (name->canonical != 0)
    return;
  put_text(to, name->contents);
  name->canonical = ++to->name_count;
}

static uint32_t value_of(const decoder *d, const module_operation *op, const shape_key *key) {
  return key->value != 0 ? key->value : AT(d->open_values, uint32_t, op->first_open + key->open);
}

/* Lists of empty dictionaries under these keys have no part in the form. */
static bool is_omitted(const decoder *d, const module_operation *op, const shape_key *key) {
  static const char *const keys[] = {"arg_attrs", "res_attrs", "workgroup_attrib_attrs",
                                     "private_attrib_attrs"};
  bool is_list = false;
  for (size_t i = 0; key->key != 0 && i < sizeof keys / sizeof keys[0]; i++) {
    const bytes name = {(const uint8_t *)keys[i], strlen(keys[i])};
    is_list = is_list || compare_bytes(node_at(d, key->key)->contents, name) == 0;
  }
  const node *list = node_at(d, value_of(d, op, key));
  if (!is_list || list->code != ARRAY)
    return false;
  for (uint32_t i = 0; i < list->child_count; i++) {
    const node *item = node_at(d, list->children[i]);
    if (item->code != DICTIONARY || item->child_count != 0)
      return false;
  }
  return true;
}

static void count_keys(const decoder *d, const module_operation *op, uint32_t counts[2]) {
  const shape *of = op->shape;
  counts[0] = counts[1] = 0;
  for (uint32_t i = 0; i < of->key_count; i++)
    counts[i >= of->property_count] += !is_omitted(d, op, &of->keys[of->sorted[i]]);
}

static void put_keys(canonical *to, const module_operation *op) {
  const shape *of = op->shape;
  for (uint32_t i = 0; i < of->key_count; i++) {
    const shape_key *key = &of->keys[of->sorted[i]];
    if (is_omitted(to->d, op, key))
      continue;
    if (key->key != 0)
      put_node(to, key->key);
    put_node(to, value_of(to->d, op, key));
  }
}

static void put_operation(canonical *to, const module_operation *op) {
  const shape *of = op->shape;
  const decoder *d = to->d;
  bool is_other = (of->flags & HAS_OTHER) != 0;
  uint32_t counts[2];
  put_name(to, of->name);
  put(to, of->operand_count);
  put(to, of->result_count);
  put(to, of->successor_count);
  put(to, of->region_count);
  count_keys(d, op, counts);
  put(to, 2 * (uint64_t)counts[0] + is_other);
  put(to, counts[1]);
  put_keys(to, op);
  for (uint32_t i = 0; i < of->operand_count; i++)
    put(to, AT(d->operands, uint32_t, op->first_operand + i));
  for (uint32_t i = 0; i < of->result_count; i++)
    put_node(to, AT(d->values, module_value, op->first_result + i).type);
  for (uint32_t i = 0; i < of->successor_count; i++)
    put(to, AT(d->successors, uint32_t, op->first_successor + i));
}

static void put_block(canonical *to, const module_block *of) {
  put(to, of->argument_count);
  for (uint32_t i = 0; i < of->argument_count; i++)
    put_node(to, AT(to->d->values, module_value, of->first_argument + i).type);
  put(to, of->operation_count);
}

static void put_argument_locations(canonical *to, const module_block *of) {
  for (uint32_t i = 0; i < of->argument_count; i++)
    put_node(to, AT(to->d->values, module_value, of->first_argument + i).location);
}

typedef struct visitor {
  void (*operation)(canonical *to, const module_operation *op);
  void (*region)(canonical *to, uint64_t block_count);
  void (*block)(canonical *to, const module_block *of);
} visitor;

static void visit_operation(canonical *to, const visitor *visit) {
  const module_operation *op = &AT(to->d->operations, module_operation, to->operation++);
  visit->operation(to, op);
  PUSH(to->d, to->parts, open_part)->regions = op->shape->region_count;
}

/* Visits all operations and blocks in preorder. */
static void walk(canonical *to, const visitor *visit) {
  to->operation = to->region = to->block = 0;
  visit_operation(to, visit);
  while (to->parts.count != 0) {
    open_part *part = &AT(to->parts, open_part, to->parts.count - 1);
    if (part->operations != 0) {
      part->operations--;
      visit_operation(to, visit);
    } else if (part->blocks != 0) {
      const module_block *of = &AT(to->d->blocks, module_block, to->block++);
      part->blocks--;
      part->operations = of->operation_count;
      visit->block(to, of);
    } else if (part->regions != 0) {
      part->regions--;
      part->blocks = AT(to->d->regions, uint32_t, to->region++);
      visit->region(to, part->blocks);
    } else {
      to->parts.count--;
    }
  }
}

/* --- resources --- */

typedef struct sorted_resource {
  const decoder *d;
  resource *of;
} sorted_resource;

static int compare_resources(const void *a, const void *b) {
  const sorted_resource *x = a, *y = b;
  int order =
      compare_bytes(node_at(x->d, x->of->group)->contents, node_at(x->d, y->of->group)->contents);
  if (order == 0)
    order = compare_bytes(node_at(x->d, x->of->key)->contents, node_at(x->d, y->of->key)->contents);
  return order != 0 ? order : (x->of > y->of) - (x->of < y->of);
}

static void put_resource(canonical *to, const resource *of) {
  put_text(to, node_at(to->d, of->group)->contents);
  put_text(to, node_at(to->d, of->key)->contents);
  put(to, of->kind);
  if (of->kind == BLOB) {
    put(to, of->data.size);
    put_bytes(to, of->data);
  } else if (of->kind == BOOL) {
    put(to, of->bool_value);
  } else {
    put_text(to, of->data);
  }
}

/* A resource of a dialect belongs to the part that first has a handle of it. */
static bool belongs(const canonical *to, const resource *of, bool is_external) {
  if (!of->has_value || of->is_written)
    return false;
  uint32_t handle = is_external ? 0 : find_handle(to->d, of->group, of->key);
  return is_external || (handle != 0 && node_at(to->d, handle)->canonical != 0);
}

static void put_resources(canonical *to, bool is_external) {
  const vector *all = &to->d->resources[is_external];
  sorted_resource *chosen = take(to->d, all->count + 1, sizeof(sorted_resource));
  size_t count = 0;
  for (size_t i = 0; i < all->count; i++) {
    resource *of = &AT(*all, resource, i);
    if (!belongs(to, of, is_external))
      continue;
    chosen[count++] = (sorted_resource){to->d, of};
    of->is_written = true;
  }
  qsort(chosen, count, sizeof(sorted_resource), compare_resources);
  put(to, count);
  for (size_t i = 0; i < count; i++)
    put_resource(to, chosen[i].of);
}

/* --- the last part --- */

static void put_location(canonical *to, const module_operation *op) { put_node(to, op->location); }

static void skip_region(canonical *to, uint64_t block_count) {
  (void)to;
  (void)block_count;
}

/* The second hash in the directory covers only the first parts. */
static void check_hash(const canonical *to, unsigned which) {
  XXH128_canonical_t hash;
  const decoder *d = to->d;
  XXH128_canonicalFromHash(&hash, XXH3_128bits_digest(to->state));
  if (d->hashes != NULL && memcmp(d->hashes + which * sizeof(hash), &hash, sizeof(hash)) != 0)
    fail(d, "the hashes in the directory are not those of the module");
}

void write_canonical_form(decoder *d, bool with_locations) {
  canonical to = {.d = d, .state = XXH3_createState()};
  if (to.state == NULL || XXH3_128bits_reset(to.state) == XXH_ERROR)
    fail(d, "cannot be hashed");
  walk(&to, &(visitor){put_operation, put, put_block});
  put_resources(&to, false);
  put_resources(&to, true);
  check_hash(&to, 1);
  to.is_silent = !with_locations;
  walk(&to, &(visitor){put_location, skip_region, put_argument_locations});
  put_resources(&to, false);
  check_hash(&to, 0);
  (void)XXH3_freeState(to.state);
  if (fflush(stdout) != 0)
    fail(d, "standard output cannot be written");
}
