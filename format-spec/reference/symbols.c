/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Computes SYMBOLS and INDEX (17) from the module and compares them with those of the file. */
#include <stdlib.h>
#include <string.h>
#include <xxhash.h>

#include "reference.h"

enum { COLUMNS = 6, WORD = 4, HEAD_SIZE = 16 };
#define NO_TABLE UINT32_MAX
enum { OPERATION_NAMES, KINDS, DEPTHS, STEPS, SHARED, ENDS };
enum { MOST_GROUPS = 1 << 20, MOST_BUCKETS = 24, MOST_REST = 20, LEAST_MARK = 7, MOST_MARK = 16 };

/* An operation whose regions are being visited. */
typedef struct open_part {
  uint32_t regions;
  uint32_t blocks;
  uint32_t operations;
  uint32_t depth; /* of symbols directly in it; NO_TABLE: it has no symbols */
} open_part;

typedef struct entry {
  uint64_t hash;
  uint32_t group;
  uint32_t bucket;
  uint32_t mark;
} entry;

typedef struct symbols {
  decoder *d;
  vector parts;            /* open_part */
  vector columns[COLUMNS]; /* uint8_t */
  vector names;            /* uint32_t: nodes of names of operations */
  vector numbers;          /* uint32_t: operations of the root */
  vector entries;          /* entry */
  uint64_t count;
  uint32_t last_top_level;
  bytes last_name;
  bool is_apart; /* operations of the root can be read one by one */
} symbols;

static void put_byte(decoder *d, vector *to, uint8_t byte) { *extend(d, to, 1) = byte; }

static void put_number(decoder *d, vector *to, uint64_t number) {
  uint8_t coded[MAX_VARINT];
  size_t size = put_varint(coded, number);
  memcpy(extend(d, to, size), coded, size);
}

static void put_text(decoder *d, vector *to, bytes text) {
  for (size_t i = 0; i < text.size; i++) {
    if (text.data[i] <= 1)
      put_byte(d, to, 1);
    put_byte(d, to, (uint8_t)(text.data[i] + (text.data[i] <= 1)));
  }
  put_byte(d, to, 0);
}

static void put_word(decoder *d, vector *to, uint64_t word) {
  for (unsigned i = 0; i < WORD; i++)
    put_byte(d, to, (uint8_t)(word >> (8 * i)));
}

static bool is_text(bytes text, const char *expected) {
  return compare_bytes(text, (bytes){(const uint8_t *)expected, strlen(expected)}) == 0;
}

/* Returns the string under a key, or NULL; properties are searched first. */
static const node *find_string(const decoder *d, const module_operation *op, const char *name) {
  for (uint32_t i = 0; i < op->shape->key_count; i++) {
    const shape_key *key = &op->shape->keys[i];
    if (key->key == 0 || !is_text(node_at(d, key->key)->contents, name))
      continue;
    const node *value = node_at(
        d, key->value != 0 ? key->value : AT(d->open_values, uint32_t, op->first_open + key->open));
    return value->code == STRING || value->code == TYPED_STRING ? value : NULL;
  }
  return NULL;
}

static uint64_t number_of_name(symbols *of, uint32_t name) {
  for (size_t i = 0; i < of->names.count; i++)
    if (AT(of->names, uint32_t, i) == name)
      return i;
  *PUSH(of->d, of->names, uint32_t) = name;
  put_text(of->d, &of->columns[OPERATION_NAMES], node_at(of->d, name)->contents);
  return of->names.count - 1;
}

static unsigned visibility_of(const decoder *d, const module_operation *op) {
  const node *text = find_string(d, op, "sym_visibility");
  if (text == NULL)
    return 0;
  return is_text(text->contents, "private") ? 1 : is_text(text->contents, "nested") ? 2 : 0;
}

static void add_entry(symbols *of, bytes name, uint32_t top_level) {
  const decoder *d = of->d;
  entry *made = PUSH(of->d, of->entries, entry);
  made->hash = XXH3_64bits(name.data, name.size);
  for (uint32_t i = 0; i < d->group_starts.count; i++)
    if (AT(d->group_starts, uint32_t, i) <= top_level)
      made->group = i;
}

static void add_symbol(symbols *of, const module_operation *op, bytes name, uint32_t depth) {
  uint32_t top_level = (uint32_t)of->numbers.count - 1;
  size_t shared = 0;
  while (shared < name.size && shared < of->last_name.size &&
         name.data[shared] == of->last_name.data[shared])
    shared++;
  uint64_t kind = number_of_name(of, op->shape->name) << 2 | visibility_of(of->d, op);
  put_number(of->d, &of->columns[KINDS], kind);
  put_number(of->d, &of->columns[DEPTHS], depth);
  put_number(of->d, &of->columns[STEPS], top_level - of->last_top_level);
  put_number(of->d, &of->columns[SHARED], shared);
  put_text(of->d, &of->columns[ENDS], (bytes){name.data + shared, name.size - shared});
  if (depth == 0)
    add_entry(of, name, top_level);
  of->last_name = name;
  of->last_top_level = top_level;
  of->count++;
}

static void visit_operation(symbols *of, uint32_t index) {
  const module_operation *op = &AT(of->d->operations, module_operation, index);
  const node *name = find_string(of->d, op, "sym_name");
  uint32_t around =
      of->parts.count == 0 ? NO_TABLE : AT(of->parts, open_part, of->parts.count - 1).depth;
  open_part made = {.regions = op->shape->region_count, .depth = NO_TABLE};
  if (of->parts.count <= 1)
    of->is_apart &= op->shape->operand_count == 0 && op->shape->result_count == 0 &&
                    op->shape->successor_count == 0;
  if (of->parts.count == 0)
    made.depth = 0;
  if (of->parts.count == 1)
    *PUSH(of->d, of->numbers, uint32_t) = index;
  if (around != NO_TABLE && name != NULL) {
    add_symbol(of, op, name->contents, around);
    made.depth = around + 1;
  }
  *PUSH(of->d, of->parts, open_part) = made;
}

static void walk(symbols *of) {
  const decoder *d = of->d;
  size_t region = 0, block = 0;
  uint32_t next = 0;
  visit_operation(of, next++);
  while (of->parts.count != 0) {
    open_part *part = &AT(of->parts, open_part, of->parts.count - 1);
    if (part->operations != 0) {
      part->operations--;
      visit_operation(of, next++);
    } else if (part->blocks != 0) {
      part->blocks--;
      part->operations = AT(d->blocks, module_block, block++).operation_count;
    } else if (part->regions != 0) {
      part->regions--;
      part->blocks = AT(d->regions, uint32_t, region++);
    } else {
      of->parts.count--;
    }
  }
}

/* Returns true if operations of the root use only their own values. */
static bool uses_own_values(const symbols *of) {
  const decoder *d = of->d;
  for (size_t i = 0; i < of->numbers.count; i++) {
    bool is_last = i + 1 == of->numbers.count;
    size_t first = AT(of->numbers, uint32_t, i);
    size_t end = is_last ? d->operations.count : AT(of->numbers, uint32_t, i + 1);
    const module_operation *ops = d->operations.data;
    uint32_t value = ops[first].first_result;
    size_t values_end = is_last ? d->values.count : ops[end].first_result;
    for (size_t at = ops[first].first_operand;
         at < (is_last ? d->operands.count : ops[end].first_operand); at++)
      if (AT(d->operands, uint32_t, at) < value || AT(d->operands, uint32_t, at) >= values_end)
        return false;
  }
  return true;
}

static void compare(const symbols *of, bytes section, const vector *made, const char *what) {
  if (compare_bytes(section, (bytes){made->data, made->count}) != 0)
    fail(of->d, what);
}

static void compare_symbols(symbols *of) {
  vector made = {NULL, 0, 0};
  put_number(of->d, &made, of->count);
  for (unsigned i = 0; i < COLUMNS; i++)
    put_number(of->d, &made, of->columns[i].count);
  for (unsigned i = 0; i < COLUMNS; i++)
    if (of->columns[i].count != 0)
      memcpy(extend(of->d, &made, of->columns[i].count), of->columns[i].data, of->columns[i].count);
  compare(of, of->d->symbols, &made, "SYMBOLS does not match the symbols of the module");
}

/* --- INDEX --- */

typedef struct widths {
  unsigned bucket;
  unsigned mark;
  unsigned rest;
} widths;

static uint32_t word_at(bytes section, size_t at) {
  uint32_t word = 0;
  for (unsigned i = 0; i < WORD; i++)
    word |= (uint32_t)section.data[at + i] << (8 * i);
  return word;
}

/* The groups of a mapped module are those that its INDEX names. */
static void choose_groups(decoder *d) {
  bytes index = d->index;
  uint32_t count = index.size < HEAD_SIZE ? 0 : word_at(index, HEAD_SIZE / 2);
  if (count > MOST_GROUPS || (index.size - HEAD_SIZE) / WORD < count)
    fail(d, "INDEX has more groups than the limit");
  for (uint32_t i = 0; i < count; i++) {
    uint32_t first = word_at(index, HEAD_SIZE + (size_t)i * WORD);
    if (i == 0 ? first != 0 : first <= AT(d->group_starts, uint32_t, i - 1))
      fail(d, "the groups of INDEX do not ascend");
    *PUSH(d, d->group_starts, uint32_t) = first;
  }
}

static int compare_entries(const void *a, const void *b) {
  const entry *x = a, *y = b;
  if (x->bucket != y->bucket)
    return x->bucket < y->bucket ? -1 : 1;
  if (x->group != y->group)
    return x->group < y->group ? -1 : 1;
  return (x->mark > y->mark) - (x->mark < y->mark);
}

static void sort_entries(symbols *of, widths w) {
  size_t kept = 0;
  for (size_t i = 0; i < of->entries.count; i++) {
    entry *at = &AT(of->entries, entry, i);
    at->bucket = w.bucket == 0 ? 0 : (uint32_t)(at->hash >> (64 - w.bucket));
    at->mark = (uint32_t)at->hash & ((UINT32_C(1) << w.mark) - 1);
  }
  if (of->entries.count == 0)
    return;
  qsort(of->entries.data, of->entries.count, sizeof(entry), compare_entries);
  for (size_t i = 0; i < of->entries.count; i++)
    if (i == 0 ||
        compare_entries(&AT(of->entries, entry, i), &AT(of->entries, entry, kept - 1)) != 0)
      AT(of->entries, entry, kept++) = AT(of->entries, entry, i);
  of->entries.count = kept;
}

typedef struct bit_writer {
  vector *to;
  uint8_t byte;
  unsigned count;
} bit_writer;

static void put_bits(decoder *d, bit_writer *bits, uint32_t value, unsigned count) {
  for (unsigned i = 0; i < count; i++) {
    bits->byte |= (uint8_t)((value >> i & 1) << bits->count);
    if (++bits->count < 8)
      continue;
    put_byte(d, bits->to, bits->byte);
    bits->byte = 0;
    bits->count = 0;
  }
}

static void put_bucket(symbols *of, widths w, uint32_t bucket, size_t *next, vector *to) {
  bit_writer bits = {.to = to};
  uint32_t group = 0;
  for (; *next < of->entries.count; ++*next) {
    const entry *at = &AT(of->entries, entry, *next);
    if (at->bucket != bucket)
      break;
    uint32_t step = at->group - group;
    for (uint32_t i = 0; i < step >> w.rest; i++)
      put_bits(of->d, &bits, 1, 1);
    put_bits(of->d, &bits, 0, 1);
    put_bits(of->d, &bits, step, w.rest);
    put_bits(of->d, &bits, at->mark, w.mark);
    group = at->group;
  }
  if (bits.count != 0)
    put_bits(of->d, &bits, 0, 8 - bits.count);
}

static widths read_widths(const symbols *of) {
  bytes index = of->d->index;
  if (index.size < HEAD_SIZE)
    fail(of->d, "INDEX ends early");
  const uint8_t *at = index.data + HEAD_SIZE - WORD;
  widths w = {at[0], at[1], at[2]};
  if (w.bucket > MOST_BUCKETS || w.mark < LEAST_MARK || w.mark > MOST_MARK || w.rest > MOST_REST ||
      (index.size / WORD) >> w.bucket == 0)
    fail(of->d, "INDEX has invalid widths");
  return w;
}

static void compare_index(symbols *of) {
  decoder *d = of->d;
  vector made = {NULL, 0, 0}, entries = {NULL, 0, 0};
  widths w = read_widths(of);
  bool is_mapped = d->mapped != NULL;
  size_t next = 0;
  sort_entries(of, w);
  if (d->group_starts.count > MOST_GROUPS)
    fail(d, "INDEX has more groups than an index can name");
  put_word(d, &made, of->entries.count);
  put_word(d, &made, of->numbers.count);
  put_word(d, &made, d->group_starts.count);
  put_word(d, &made, w.bucket | w.mark << 8 | w.rest << 16 | (uint32_t)is_mapped << 24);
  for (size_t i = 0; i < d->group_starts.count; i++)
    put_word(d, &made, AT(d->group_starts, uint32_t, i));
  for (size_t i = 0; is_mapped && i < d->group_starts.count; i++) {
    uint32_t first = AT(d->group_starts, uint32_t, i);
    if (first >= of->numbers.count)
      fail(d, "a group of INDEX begins after the last operation");
    put_word(d, &made, AT(of->numbers, uint32_t, first));
  }
  if (d->group_starts.count == 0 && of->numbers.count != 0)
    fail(d, "INDEX has no groups");
  for (uint32_t bucket = 0; bucket < UINT32_C(1) << w.bucket; bucket++) {
    put_word(d, &made, entries.count);
    put_bucket(of, w, bucket, &next, &entries);
  }
  put_word(d, &made, entries.count);
  if (entries.count != 0)
    memcpy(extend(d, &made, entries.count), entries.data, entries.count);
  compare(of, d->index, &made, "INDEX does not match the symbols of the module");
}

void check_symbols(decoder *d) {
  symbols of = {.d = d, .is_apart = true};
  bool has_block = d->regions.count != 0 && AT(d->regions, uint32_t, 0) == 1 &&
                   AT(d->operations, module_operation, 0).shape->region_count == 1 &&
                   AT(d->blocks, module_block, 0).argument_count == 0;
  if (d->mapped != NULL && d->has_index)
    choose_groups(d);
  if (!d->is_grouped && !d->has_symbols && !d->has_index)
    return;
  walk(&of);
  if (!of.is_apart || !has_block || !uses_own_values(&of))
    fail(d, "the operations of the root cannot be read one by one");
  if (d->has_symbols)
    compare_symbols(&of);
  if (d->has_index)
    compare_index(&of);
}
