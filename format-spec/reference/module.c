/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Reads the parts of a module in order (5), and the entries of a vocabulary (11). */
#include <string.h>

#include "reference.h"

enum { HAS_LOCATIONS = 1, HAS_VERSIONS = 2, HAS_RESOURCES = 4, HAS_ORDERS = 8 };
enum { GROUPED = 0x20, HEAD_FLAGS = 0x3f };

static void read_versions(decoder *d) {
  uint32_t count = read_count_of(d, HEAD, HEAD);
  for (uint32_t i = 0; i < count; i++) {
    (void)read_string(d, HEAD);
    (void)take_bytes(d, stream_of(d, DATA), read_number(d, LENGTH));
  }
}

static bytes read_blob(decoder *d) {
  uint64_t alignment = read_number(d, HEAD);
  if ((alignment & (alignment - 1)) != 0 || alignment > (uint64_t)1 << 31)
    fail(d, "a blob has an alignment that is not a power of two");
  uint64_t size = read_number(d, HEAD);
  if (size != 0)
    return take_bytes(d, stream_of(d, DATA), size - 1);
  if (d->next_blob == d->blobs.count)
    fail(d, "a blob has no section");
  return AT(d->blobs, bytes, d->next_blob++);
}

static void read_resource(decoder *d, resource *made) {
  made->group = read_string(d, HEAD);
  made->key = read_string(d, HEAD);
  uint64_t kind = read_number(d, HEAD);
  made->kind = (uint32_t)(kind >> 1);
  made->has_value = (kind & 1) != 0;
  if (kind >> 1 > RESOURCE_STRING)
    fail(d, "a resource of unknown kind");
  if (!made->has_value)
    return;
  if (made->kind == RESOURCE_STRING) {
    made->data = read_text(d, TEXT);
  } else if (made->kind == BLOB) {
    made->data = read_blob(d);
  } else {
    uint64_t flag = read_number(d, HEAD);
    if (flag > 1)
      fail(d, "a bool that is neither 0 nor 1");
    made->bool_value = flag == 1;
  }
}

/* Groups only matter to writers of text. */
static void read_groups(decoder *d) {
  uint64_t code = read_number(d, HEAD);
  for (uint64_t i = 2; i < code; i++)
    (void)read_string(d, HEAD);
}

static void read_resources(decoder *d) {
  for (unsigned external = 0; external < 2; external++) {
    uint32_t count = read_count_of(d, HEAD, HEAD);
    for (uint32_t i = 0; i < count; i++)
      read_resource(d, PUSH(d, d->resources[external], resource));
  }
  read_groups(d);
}

/* Reads a permutation of the uses of each value. It is checked and dropped, because the canonical
 * form does not have it. */
static void read_orders(decoder *d) {
  uint64_t number = d->first_value;
  uint32_t count = read_count_of(d, HEAD, HEAD);
  for (size_t i = d->first_operand; i < d->operands.count; i++)
    AT(d->values, module_value, AT(d->operands, uint32_t, i)).use_count++;
  for (uint32_t i = 0; i < count; i++) {
    uint64_t step = read_number(d, HEAD);
    if (step >= d->values.count - number || (step == 0 && i != 0))
      fail(d, "an order of an unknown value");
    number += step;
    uint32_t uses = AT(d->values, module_value, value_of_order(d, number)).use_count;
    if (d->mapped != NULL && read_number(d, HEAD) != uses)
      fail(d, "an order of more or fewer uses than its value has");
    if (uses > stream_of(d, HEAD)->size)
      fail(d, "ends early");
    uint8_t *is_seen = take(d, (size_t)uses + 1, 1);
    for (uint32_t use = 0; use < uses; use++) {
      uint64_t index = read_number(d, HEAD);
      if (index >= uses || is_seen[index] != 0)
        fail(d, "an order that is not a permutation");
      is_seen[index] = 1;
    }
  }
}

static void check_ends(decoder *d) {
  for (unsigned i = 0; i < (d->is_small ? 1 : STREAM_COUNT); i++)
    if (d->streams[i].size != 0)
      fail(d, "bytes are left over in a stream");
  if (d->next_shape_code != d->shape_codes.count)
    fail(d, "operations are left over");
  if (d->next_blob != d->blobs.count)
    fail(d, "blobs are left over");
}

/* Reads the contents of a MODULE or GROUP. */
static void read_parts(decoder *d, uint64_t flags) {
  d->has_locations = (flags & HAS_LOCATIONS) != 0;
  if ((flags & HAS_VERSIONS) != 0)
    read_versions(d);
  if (!d->is_small)
    read_shapes_and_codes(d);
  if (d->mapped != NULL)
    read_mapped_operations(d);
  else
    read_operations(d);
  if ((flags & HAS_RESOURCES) != 0)
    read_resources(d);
  if ((flags & HAS_ORDERS) != 0)
    read_orders(d);
  check_ends(d);
}

static void remember_known(decoder *d) {
  for (unsigned i = 0; i < CLASS_COUNT; i++)
    d->known.numbers[i] = d->numbers[i].count;
  d->known.names = d->names.count;
  d->known.shapes = d->shapes;
}

/* The block of the root receives the operations of groups. */
static void check_grouped_root(decoder *d) {
  const shape *root = AT(d->operations, module_operation, 0).shape;
  if (d->is_small || d->operations.count != 1 || d->regions.count != 1 || d->blocks.count != 1 ||
      d->values.count != 0 || d->operands.count != 0 || root->successor_count != 0)
    fail(d, "the root of a module with groups has no empty block");
}

void read_module(decoder *d) {
  d->unknown_location = add_unknown_location(d);
  remember_known(d);
  uint64_t flags = read_number(d, HEAD);
  if ((flags & ~(uint64_t)HEAD_FLAGS) != 0)
    fail(d, "unknown flags of the module");
  read_parts(d, flags);
  d->is_grouped = (flags & GROUPED) != 0;
  if (d->is_grouped)
    check_grouped_root(d);
}

/* Restores the state before all groups. */
static void forget_group(decoder *d) {
  for (unsigned i = 0; i < CLASS_COUNT; i++)
    d->numbers[i].count = d->known.numbers[i];
  d->names.count = d->known.names;
  d->shapes = d->known.shapes;
  d->shape_codes.count = d->next_shape_code = d->seen.count = 0;
  d->last_location = d->last_file_location = 0;
  d->first_value = d->values.count;
  d->first_operand = d->operands.count;
  d->use_end = 0;
  memset(d->last_children, 0, sizeof(d->last_children));
  for (size_t i = 0; i < d->nodes.count; i++)
    AT(d->nodes, node, i).columns = 0;
}

static bool is_plain_module(const decoder *d, const module_operation *root) {
  static const char name[] = "builtin.module";
  const shape *of = root->shape;
  return of->key_count == 0 && (of->flags & HAS_PROPERTIES) == 0 && of->operand_count == 0 &&
         of->result_count == 0 && of->successor_count == 0 && of->region_count == 1 &&
         root->location == d->unknown_location &&
         compare_bytes(node_at(d, of->name)->contents,
                       (bytes){(const uint8_t *)name, sizeof(name) - 1}) == 0;
}

/* Removes the element from the list. */
static void drop(vector *list, size_t index, size_t size) {
  uint8_t *at = (uint8_t *)list->data + index * size;
  memmove(at, at + size, (--list->count - index) * size);
}

/* Drops the root of a group; its operations are the next ones of the module's root. */
static void join_group(decoder *d, size_t root, size_t region, size_t block) {
  const module_block *own = &AT(d->blocks, module_block, block);
  if (!is_plain_module(d, &AT(d->operations, module_operation, root)) ||
      AT(d->regions, uint32_t, region) != 1 || own->argument_count != 0 ||
      own->operation_count == 0)
    fail(d, "the root of a group is not a plain module with operations");
  AT(d->blocks, module_block, 0).operation_count += own->operation_count;
  drop(&d->operations, root, sizeof(module_operation));
  drop(&d->regions, region, sizeof(uint32_t));
  drop(&d->blocks, block, sizeof(module_block));
}

void read_group(decoder *d) {
  size_t root = d->operations.count, region = d->regions.count, block = d->blocks.count;
  forget_group(d);
  uint64_t flags = read_number(d, HEAD);
  if ((flags & ~(uint64_t)HEAD_FLAGS) != 0)
    fail(d, "unknown flags of a group");
  if ((flags & (HAS_VERSIONS | HAS_RESOURCES | GROUPED)) != 0)
    fail(d, "a group has parts that only a module may have");
  read_parts(d, flags);
  join_group(d, root, region, block);
}

void read_vocabulary(decoder *d, bytes entries) {
  d->is_small = true;
  d->streams[HEAD] = entries;
  uint32_t count = read_count_of(d, HEAD, HEAD);
  for (uint32_t i = 0; i < count; i++) {
    uint64_t class = read_number(d, HEAD);
    if (class >= CLASS_COUNT)
      fail(d, "a node of unknown class");
    (void)resolve(d, 0, (node_class) class);
  }
  count = read_count_of(d, HEAD, HEAD);
  for (uint32_t i = 0; i < count; i++)
    (void)read_name(d);
  count = read_count_of(d, HEAD, HEAD);
  for (uint32_t i = 0; i < count; i++)
    (void)read_shape(d);
  if (d->streams[HEAD].size != 0)
    fail(d, "bytes are left over in a vocabulary");
  memset(d->last_children, 0, sizeof(d->last_children));
}
