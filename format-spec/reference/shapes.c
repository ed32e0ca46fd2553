/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Reads shapes, and the codes of a MODULE that are stored by shape (7). */
#include <stdlib.h>
#include <string.h>

#include "reference.h"

static uint32_t define_name(decoder *d) {
  bytes dialect = node_at(d, read_string(d, SHAPE))->contents;
  bytes text = read_text(d, NAME);
  vector whole = {NULL, 0, 0};
  if (dialect.size != 0) {
    memcpy(extend(d, &whole, dialect.size), dialect.data, dialect.size);
    *extend(d, &whole, 1) = '.';
  }
  if (text.size != 0)
    memcpy(extend(d, &whole, text.size), text.data, text.size);
  if (whole.count == 0 || memchr(whole.data, 0, whole.count) != NULL)
    fail(d, "an operation without a name");
  uint32_t name = add_name(d, (bytes){whole.data, whole.count});
  *PUSH(d, d->names, uint32_t) = name;
  return name;
}

uint32_t read_name(decoder *d) {
  uint64_t number = read_number(d, SHAPE);
  if (number == 0)
    return define_name(d);
  if (number > d->names.count)
    fail(d, "a name that is not defined");
  return AT(d->names, uint32_t, number - 1);
}

static void read_counts(decoder *d, shape *made) {
  made->flags = read_u32(d, SHAPE);
  uint32_t flags = made->flags;
  if ((flags & ~(uint32_t)SHAPE_FLAGS) != 0 ||
      (flags & (HAS_PROPERTIES | HAS_OTHER)) == (HAS_PROPERTIES | HAS_OTHER))
    fail(d, "a shape with invalid flags");
  made->operand_count = read_count(d, SHAPE);
  made->result_count = read_count(d, SHAPE);
  if ((flags & HAS_SUCCESSORS) != 0)
    made->successor_count = read_count(d, SHAPE);
  if ((flags & HAS_REGIONS) != 0)
    made->region_count = read_count(d, SHAPE);
  if ((flags & HAS_PROPERTIES) != 0)
    made->property_count = read_count(d, SHAPE);
  if ((flags & HAS_OTHER) != 0)
    made->property_count = 1;
  made->key_count = made->property_count;
  if ((flags & HAS_KEYS) != 0)
    made->key_count += read_count(d, SHAPE);
  size_t left = stream_of(d, SHAPE)->size;
  if (made->result_count > left || made->key_count > left)
    fail(d, "a shape has more parts than the bytes left can hold");
}

static void read_keys(decoder *d, shape *made) {
  shape_key *keys = take(d, (size_t)made->key_count + 1, sizeof(shape_key));
  for (uint32_t i = 0; i < made->key_count; i++) {
    if (i != 0 || (made->flags & HAS_OTHER) == 0)
      keys[i].key = read_string(d, SHAPE);
    uint64_t code = read_number(d, SHAPE);
    if (code != 0 && code != 1 + ATTRIBUTE && code != 1 + LOCATION_NODE)
      fail(d, "a value is not an attribute");
    if (code == 0)
      keys[i].open = made->open_value_count++;
    else
      keys[i].value = read_reference(d, SHAPE, (node_class)(code - 1));
  }
  made->keys = keys;
}

typedef struct sorted_key {
  bytes text;
  uint32_t key;
  uint32_t index;
} sorted_key;

static int compare_keys(const void *a, const void *b) {
  return compare_bytes(((const sorted_key *)a)->text, ((const sorted_key *)b)->text);
}

/* Sorts keys by their bytes, the order of the canonical form and of 8. */
static void sort_keys(decoder *d, const shape *of, uint32_t *sorted, const uint32_t range[2]) {
  size_t count = range[1] - range[0];
  sorted_key *keys = take(d, count + 1, sizeof(sorted_key));
  for (uint32_t i = 0; i < count; i++) {
    uint32_t key = of->keys[range[0] + i].key;
    keys[i] = (sorted_key){{NULL, 0}, key, range[0] + i};
    if (key != 0)
      keys[i].text = node_at(d, key)->contents;
  }
  qsort(keys, count, sizeof(sorted_key), compare_keys);
  for (size_t i = 0; i < count; i++) {
    if (i != 0 && keys[i].key == keys[i - 1].key)
      fail(d, "a key occurs twice");
    sorted[range[0] + i] = keys[i].index;
  }
}

static void read_results(decoder *d, shape *made) {
  shape_result *results = take(d, (size_t)made->result_count + 1, sizeof(shape_result));
  for (uint32_t i = 0; i < made->result_count; i++) {
    uint64_t code = read_number(d, SHAPE);
    const uint64_t ends[4] = {made->operand_count, made->operand_count, made->key_count, i};
    results[i].code = code;
    if (code == 0)
      made->open_type_count++;
    else if (code == 1)
      results[i].type = read_reference(d, SHAPE, TYPE);
    else if ((code - 2) / 4 >= ends[(code - 2) % 4])
      fail(d, "the source of a result type is missing");
  }
  made->results = results;
}

static void read_operand_types(decoder *d, shape *made) {
  if ((made->flags & HAS_TYPES) == 0)
    return;
  if (made->operand_count > stream_of(d, SHAPE)->size)
    fail(d, "a shape has more parts than the bytes left can hold");
  uint32_t *types = take(d, (size_t)made->operand_count + 1, sizeof(uint32_t));
  for (uint32_t i = 0; i < made->operand_count; i++)
    types[i] = read_reference(d, SHAPE, TYPE);
  made->operand_types = types;
}

void sort_shape(decoder *d, shape *made) {
  uint32_t *sorted = take(d, (size_t)made->key_count + 1, sizeof(uint32_t));
  sort_keys(d, made, sorted, (const uint32_t[2]){0, made->property_count});
  sort_keys(d, made, sorted, (const uint32_t[2]){made->property_count, made->key_count});
  made->sorted = sorted;
}

shape *read_shape(decoder *d) {
  shape *made = take(d, 1, sizeof(shape));
  made->name = read_name(d);
  read_counts(d, made);
  read_keys(d, made);
  sort_shape(d, made);
  read_results(d, made);
  read_operand_types(d, made);
  *PUSH(d, d->shapes, shape *) = made;
  return made;
}

/* --- a MODULE: all shapes, then the codes by shape --- */

static void read_shapes(decoder *d) {
  vector known = d->shapes, listed = {NULL, 0, 0};
  uint32_t count = read_count_of(d, SHAPE, SHAPE);
  for (uint32_t i = 0; i < count; i++) {
    uint64_t number = read_number(d, SHAPE);
    if (number > known.count)
      fail(d, "a shape that is not in the vocabulary");
    shape *made = number == 0 ? read_shape(d) : take(d, 1, sizeof(shape));
    if (number != 0)
      *made = *AT(known, shape *, number - 1);
    *PUSH(d, listed, shape *) = made;
  }
  d->shapes = listed;
}

static void read_operation_shapes(decoder *d) {
  uint32_t next_new = 0;
  while (stream_of(d, OPERATION)->size != 0) {
    uint64_t code = read_number(d, OPERATION);
    uint64_t number = code == 0 ? next_new : code - 1;
    if (number >= d->shapes.count)
      fail(d, "an operation of an unknown shape");
    next_new += number == next_new;
    AT(d->shapes, shape *, number)->use_count++;
    *PUSH(d, d->shape_codes, uint32_t) = (uint32_t)number;
  }
}

static codes read_codes(decoder *d, stream_name name, uint32_t count) {
  if (count > stream_of(d, name)->size)
    fail(d, "codes are missing");
  uint32_t *list = take(d, (size_t)count + 1, sizeof(uint32_t));
  for (uint32_t i = 0; i < count; i++)
    list[i] = read_u32(d, name);
  return (codes){list, list + count};
}

static void read_sites(decoder *d, shape *of) {
  enum { MODE_COUNT = 5 };
  if (of->operand_count > stream_of(d, SHAPE)->size)
    fail(d, "modes are missing");
  of->sites = take(d, (size_t)of->operand_count + 1, sizeof(site));
  for (uint32_t i = 0; i < of->operand_count; i++) {
    uint64_t mode = read_number(d, SHAPE);
    if (mode >= MODE_COUNT || ((mode == 1 || mode == 3) && of->operand_types == NULL))
      fail(d, "an operand has an invalid mode");
    of->sites[i].mode = (uint32_t)mode;
    of->sites[i].codes = read_codes(d, OPERAND, of->use_count);
  }
}

static void read_codes_of(decoder *d, shape *of) {
  uint32_t columns = 0;
  read_sites(d, of);
  of->locations = read_codes(d, LOCATION, d->has_locations ? of->use_count : 0);
  for (const uint32_t *code = of->locations.next; code < of->locations.end; code++)
    columns += *code >= 3;
  of->columns = read_codes(d, COLUMN, columns);
  claim_work(d, (uint64_t)of->open_value_count + of->open_type_count);
  of->open_values = take(d, (size_t)of->open_value_count + 1, sizeof(codes));
  of->open_types = take(d, (size_t)of->open_type_count + 1, sizeof(codes));
  for (uint32_t i = 0; i < of->open_value_count; i++)
    of->open_values[i] = read_codes(d, VALUE, of->use_count);
  for (uint32_t i = 0; i < of->open_type_count; i++)
    of->open_types[i] = read_codes(d, RESULT_TYPE, of->use_count);
}

void read_shapes_and_codes(decoder *d) {
  read_shapes(d);
  read_operation_shapes(d);
  for (size_t i = 0; i < d->shapes.count; i++)
    read_codes_of(d, AT(d->shapes, shape *, i));
}
