/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Names (3) and shapes (4) of the mapped layout. */
#include <string.h>

#include "mapped.h"

enum {
  MAPPED_PROPERTIES = 1,
  MAPPED_OTHER = 2,
  MAPPED_KEYS = 4,
  MAPPED_SUCCESSORS = 8,
  MAPPED_REGION_FLAG = 0x10,
  MAPPED_BLOCKS = 0x20,
  MAPPED_FLAGS = 0x3f,
  MOST = (1 << 30) - 1
};

static void read_names(decoder *d, mapped_module *m) {
  bytes *from = &m->parts[MAPPED_NAMES], before = {NULL, 0};
  uint64_t count = take_varint(d, from);
  for (uint64_t i = 0; i < count; i++) {
    uint32_t shared = take_below(d, from, (uint64_t)before.size + 1);
    const uint8_t *end = from->size == 0 ? NULL : memchr(from->data, 0, from->size);
    if (end == NULL)
      fail(d, "a name does not end");
    bytes rest = take_bytes(d, from, (uint64_t)(end - from->data));
    (void)take_byte(d, from);
    uint8_t *text = take(d, shared + rest.size + 1, 1);
    if (before.data != NULL)
      memcpy(text, before.data, shared);
    if (rest.size != 0)
      memcpy(text + shared, rest.data, rest.size);
    before = (bytes){text, shared + rest.size};
    if (before.size == 0)
      fail(d, "an operation has no name");
    uint32_t name = add_name(d, before);
    *PUSH(d, d->names, uint32_t) = name;
  }
  if (from->size != 0)
    fail(d, "bytes follow the names");
}

static uint32_t take_count(const decoder *d, bytes *from, bool is_there) {
  return is_there ? take_below(d, from, (uint64_t)from->size + 1) : 0;
}

static void read_counts(decoder *d, bytes *from, mapped_shape *made) {
  shape *base = &made->base;
  base->name = AT(d->names, uint32_t, take_below(d, from, d->names.count));
  uint32_t flags = take_below(d, from, MAPPED_FLAGS + 1);
  bool is_other = (flags & MAPPED_OTHER) != 0;
  if (is_other && (flags & MAPPED_PROPERTIES) != 0)
    fail(d, "properties of two forms");
  made->lists_blocks = (flags & MAPPED_BLOCKS) != 0;
  base->flags = is_other ? HAS_OTHER : (flags & MAPPED_PROPERTIES) != 0 ? HAS_PROPERTIES : 0;
  base->operand_count = take_count(d, from, true);
  base->result_count = take_count(d, from, true);
  base->successor_count = take_count(d, from, (flags & MAPPED_SUCCESSORS) != 0);
  base->region_count = take_count(d, from, (flags & MAPPED_REGION_FLAG) != 0);
  base->property_count = is_other + take_count(d, from, (flags & MAPPED_PROPERTIES) != 0);
  base->key_count = base->property_count + take_count(d, from, (flags & MAPPED_KEYS) != 0);
}

static void read_keys(decoder *d, bytes *from, mapped_shape *made) {
  shape *base = &made->base;
  shape_key *keys = take(d, (size_t)base->key_count + 1, sizeof(shape_key));
  for (uint32_t i = 0; i < base->key_count; i++) {
    keys[i].open = i;
    if (i == 0 && (base->flags & HAS_OTHER) != 0)
      continue;
    keys[i].key = mapped_node(d, take_below(d, from, UINT32_MAX));
    if (node_at(d, keys[i].key)->code != STRING)
      fail(d, "a key is not a string");
  }
  base->open_value_count = base->key_count;
  base->keys = keys;
  sort_shape(d, base);
}

static uint32_t read_blocks(decoder *d, bytes *from, mapped_shape *made) {
  enum { LISTED = 3 };
  uint32_t *blocks = take(d, (size_t)made->base.region_count + 1, sizeof(uint32_t));
  uint64_t sites = 0;
  made->blocks = blocks;
  if (made->lists_blocks)
    return LISTED;
  for (uint32_t i = 0; i < made->base.region_count; i++) {
    blocks[i] = take_count(d, from, true);
    made->argument_count += blocks[i] == 0 ? 0 : blocks[i] - 1;
    sites += blocks[i];
    if (sites > from->size)
      fail(d, "a shape has more sites than bytes are left");
  }
  return (uint32_t)sites;
}

static void read_shape_of(decoder *d, bytes *from, mapped_shape *made) {
  shape *base = &made->base;
  read_counts(d, from, made);
  read_keys(d, from, made);
  uint64_t count = read_blocks(d, from, made);
  count +=
      (uint64_t)base->operand_count + base->key_count + base->result_count + base->successor_count;
  if (d->has_locations)
    count += 1 + (made->lists_blocks ? 0 : made->argument_count);
  if (count > from->size)
    fail(d, "a shape has more sites than bytes are left");
  mapped_site *sites = take(d, count + 1, sizeof(mapped_site));
  made->site_count = (uint32_t)count;
  made->sites = sites;
  for (uint32_t i = 0; i < made->site_count; i++)
    sites[i] = take_site(d, from);
}

void read_mapped_shapes(decoder *d, mapped_module *m) {
  bytes *from = &m->parts[MAPPED_SHAPES];
  read_names(d, m);
  uint64_t count = take_varint(d, from);
  for (uint64_t i = 0; i < count; i++)
    read_shape_of(d, from, PUSH(d, m->shapes, mapped_shape));
  if (from->size != 0)
    fail(d, "bytes follow the shapes");
}
