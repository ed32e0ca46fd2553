/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What SYMBOLS and INDEX tell (17), against the module as it was read. */
#include <stdlib.h>
#include <string.h>

#include "mapped.h"

enum { PUBLIC, PRIVATE, NESTED, VISIBILITY_BITS = 2, NAME_BITS = 64 };

typedef struct symbol {
  bytes operation; /* its name */
  bytes name;
  uint32_t visibility;
  uint32_t depth;
  uint32_t top_level; /* operation of the root */
  bool is_told;
} symbol;

/* An operation that others stand in. */
typedef struct scope {
  bool has_symbols; /* those that stand directly in it are symbols */
  uint32_t depth;   /* theirs */
} scope;

typedef struct checking {
  decoder *d;
  vector symbols;      /* symbol, in preorder */
  vector scopes;       /* scope: of the operation that was visited and those that it is in */
  vector root_numbers; /* uint32_t: of the operations of the root, in preorder */
} checking;

/* --- the symbols of the module --- */

static bool is_text(bytes a, const char *text) {
  return compare_bytes(a, (bytes){(const uint8_t *)text, strlen(text)}) == 0;
}

/* The string under a key: properties come first. */
static bool find_string(const decoder *d, const module_operation *op, const char *key,
                        bytes *found) {
  for (uint32_t i = 0; i < op->shape->key_count; i++) {
    uint32_t index = op->shape->sorted[i], own = op->shape->keys[index].key;
    if (own == 0 || !is_text(node_at(d, own)->contents, key))
      continue;
    const node *value = node_at(d, value_of_key(d, op, index));
    *found = value->contents;
    return value->code == STRING || value->code == TYPED_STRING;
  }
  return false;
}

static uint32_t visibility_of(const decoder *d, const module_operation *op) {
  bytes text;
  if (!find_string(d, op, "sym_visibility", &text))
    return PUBLIC;
  return is_text(text, "private") ? PRIVATE : is_text(text, "nested") ? NESTED : PUBLIC;
}

static void note_operation(void *user, size_t index, size_t depth) {
  checking *c = user;
  decoder *d = c->d;
  const module_operation *op = &AT(d->operations, module_operation, index);
  scope own = {.has_symbols = depth == 0};
  symbol found = {.operation = node_at(d, op->shape->name)->contents};
  c->scopes.count = depth;
  if (depth == 1)
    *PUSH(d, c->root_numbers, uint32_t) = (uint32_t)index;
  if (depth != 0 && AT(c->scopes, scope, depth - 1).has_symbols &&
      find_string(d, op, "sym_name", &found.name)) {
    found.depth = AT(c->scopes, scope, depth - 1).depth;
    found.top_level = (uint32_t)c->root_numbers.count - 1;
    found.visibility = visibility_of(d, op);
    *PUSH(d, c->symbols, symbol) = found;
    own = (scope){true, found.depth + 1};
  }
  *PUSH(d, c->scopes, scope) = own;
}

/* --- SYMBOLS --- */

enum { NAMES, KINDS, DEPTHS, STEPS, SHARED, ENDS, COLUMN_COUNT };

typedef struct listing {
  decoder *d;
  bytes columns[COLUMN_COUNT];
  vector names; /* bytes: of operations */
  symbol last;
  bool has_last;
} listing;

static void open_listing(listing *of, uint64_t *count) {
  decoder *d = of->d;
  bytes rest = d->symbols;
  uint64_t sizes[COLUMN_COUNT];
  *count = take_varint(d, &rest);
  for (unsigned i = 0; i < COLUMN_COUNT; i++)
    sizes[i] = take_varint(d, &rest);
  for (unsigned i = 0; i < COLUMN_COUNT; i++)
    of->columns[i] = take_bytes(d, &rest, sizes[i]);
  if (rest.size != 0)
    fail(d, "the columns of symbols do not fill their section");
  while (of->columns[NAMES].size != 0) {
    bytes name = take_text(d, &of->columns[NAMES]);
    for (size_t i = 0; i < of->names.count; i++)
      if (compare_bytes(AT(of->names, bytes, i), name) == 0)
        fail(d, "the name of an operation stands twice among symbols");
    *PUSH(d, of->names, bytes) = name;
  }
}

static bytes next_name(listing *of) {
  decoder *d = of->d;
  uint64_t shared = take_varint(d, &of->columns[SHARED]);
  bytes end = take_text(d, &of->columns[ENDS]);
  if (shared > of->last.name.size)
    fail(d, "a name of a symbol has more in common than there is");
  if (shared == 0)
    return end;
  uint8_t *name = take(d, (size_t)shared + end.size, 1);
  memcpy(name, of->last.name.data, (size_t)shared);
  if (end.size != 0)
    memcpy(name + shared, end.data, end.size);
  return (bytes){name, (size_t)shared + end.size};
}

static symbol next_symbol(listing *of) {
  decoder *d = of->d;
  uint64_t kind = take_varint(d, &of->columns[KINDS]);
  uint64_t depth = take_varint(d, &of->columns[DEPTHS]);
  uint64_t step = take_varint(d, &of->columns[STEPS]);
  uint32_t most = of->has_last ? of->last.depth + 1 : 0;
  if (kind >> VISIBILITY_BITS >= of->names.count || depth > most || step > UINT32_MAX ||
      (depth == 0 ? step == 0 && of->has_last : step != 0))
    fail(d, "a symbol that cannot be");
  of->last = (symbol){.operation = AT(of->names, bytes, kind >> VISIBILITY_BITS),
                      .name = next_name(of),
                      .visibility = (uint32_t)kind & ((1 << VISIBILITY_BITS) - 1),
                      .depth = (uint32_t)depth,
                      .top_level = of->last.top_level + (uint32_t)step};
  of->has_last = true;
  return of->last;
}

static bool is_same(const symbol *a, const symbol *b) {
  return compare_bytes(a->operation, b->operation) == 0 && compare_bytes(a->name, b->name) == 0 &&
         a->visibility == b->visibility && a->depth == b->depth && a->top_level == b->top_level;
}

/* Those in one operation may be left out: all that are deeper than the one before. */
static size_t pass_left_out(const checking *c, size_t next) {
  uint32_t least = 0;
  if (next != 0)
    least = AT(c->symbols, symbol, next - 1).depth + 1;
  while (next < c->symbols.count && AT(c->symbols, symbol, next).depth >= least)
    next++;
  return next;
}

static void check_list(checking *c) {
  listing told = {.d = c->d};
  uint64_t count;
  size_t next = 0;
  open_listing(&told, &count);
  for (uint64_t i = 0; i < count; i++) {
    bool had_last = told.has_last;
    uint32_t last_depth = told.last.depth;
    symbol is = next_symbol(&told);
    if (had_last && is.depth <= last_depth)
      next = pass_left_out(c, next);
    if (next == c->symbols.count || !is_same(&AT(c->symbols, symbol, next), &is))
      fail(c->d, "the list of symbols is not that of the module");
    AT(c->symbols, symbol, next++).is_told = true;
  }
  if (pass_left_out(c, next) != c->symbols.count)
    fail(c->d, "a symbol of the module is not in the list");
  for (unsigned i = 0; i < COLUMN_COUNT; i++)
    if (told.columns[i].size != 0)
      fail(c->d, "bytes are left over in a column of symbols");
}

/* --- INDEX --- */

typedef struct index_head {
  uint32_t entry_count;
  uint32_t operation_count;
  uint32_t group_count;
  unsigned bucket_bits;
  unsigned mark_bits;
  unsigned rest_bits;
  bool has_numbers;
} index_head;

typedef struct index_entry {
  uint32_t bucket;
  uint32_t group;
  uint32_t mark;
} index_entry;

static uint32_t take_word(decoder *d, bytes *from) {
  return (uint32_t)fixed_number(take_bytes(d, from, sizeof(uint32_t)));
}

static index_head take_head(decoder *d, bytes *rest) {
  enum {
    MAX_GROUPS = 1 << 20,
    MAX_BUCKET_BITS = 24,
    LEAST_MARK = 7,
    MOST_MARK = 16,
    MAX_REST = 20
  };
  index_head head = {.entry_count = take_word(d, rest)};
  head.operation_count = take_word(d, rest);
  head.group_count = take_word(d, rest);
  head.bucket_bits = take_byte(d, rest);
  head.mark_bits = take_byte(d, rest);
  head.rest_bits = take_byte(d, rest);
  unsigned numbers = take_byte(d, rest);
  head.has_numbers = numbers != 0;
  if (head.group_count > MAX_GROUPS || head.bucket_bits > MAX_BUCKET_BITS ||
      head.mark_bits < LEAST_MARK || head.mark_bits > MOST_MARK || head.rest_bits > MAX_REST ||
      numbers > 1)
    fail(d, "the head of an index that cannot be");
  return head;
}

/* Where groups begin: known of those that are sections. Returns the first operation of each. */
static const uint32_t *check_groups(checking *c, const index_head *head, bytes *rest) {
  decoder *d = c->d;
  bool is_mapped = d->mapped != NULL;
  if (head->operation_count != c->root_numbers.count || head->has_numbers != is_mapped ||
      (!is_mapped && head->group_count != d->groups.count))
    fail(d, "an index of another module");
  uint32_t *first = take(d, (size_t)head->group_count + 1, sizeof(uint32_t));
  for (uint32_t i = 0; i < head->group_count; i++) {
    first[i] = take_word(d, rest);
    if ((i == 0 ? first[i] != 0 : first[i] <= first[i - 1]) || first[i] >= head->operation_count ||
        (!is_mapped && first[i] != AT(d->group_starts, uint32_t, i)))
      fail(d, "a group of an index does not begin where it says");
  }
  for (uint32_t i = 0; is_mapped && i < head->group_count; i++)
    if (take_word(d, rest) != AT(c->root_numbers, uint32_t, first[i]))
      fail(d, "a group of an index does not begin where it says in preorder");
  return first;
}

static int compare_entries(const void *a, const void *b) {
  const index_entry *x = a, *y = b;
  if (x->bucket != y->bucket)
    return x->bucket < y->bucket ? -1 : 1;
  if (x->group != y->group)
    return x->group < y->group ? -1 : 1;
  return (x->mark > y->mark) - (x->mark < y->mark);
}

static uint32_t bits_of(uint64_t hash, unsigned shift, unsigned count) {
  return count == 0 ? 0 : (uint32_t)(hash >> shift & (((uint64_t)1 << count) - 1));
}

/* One for each name in a group, sorted. */
static void collect_entries(checking *c, const index_head *head, const uint32_t *first,
                            vector *entries) {
  uint32_t group = 0;
  for (size_t i = 0; i < c->symbols.count; i++) {
    const symbol *of = &AT(c->symbols, symbol, i);
    if (of->depth != 0 || !of->is_told)
      continue;
    if (head->group_count == 0)
      fail(c->d, "an index has symbols and no groups");
    while (group + 1 < head->group_count && of->top_level >= first[group + 1])
      group++;
    uint64_t hash = hash_of(of->name, 0);
    *PUSH(c->d, *entries, index_entry) =
        (index_entry){bits_of(hash, NAME_BITS - head->bucket_bits, head->bucket_bits), group,
                      bits_of(hash, 0, head->mark_bits)};
  }
  if (entries->count == 0)
    return;
  qsort(entries->data, entries->count, sizeof(index_entry), compare_entries);
  size_t kept = 1;
  for (size_t i = 1; i < entries->count; i++)
    if (compare_entries(&AT(*entries, index_entry, i), &AT(*entries, index_entry, kept - 1)) != 0)
      AT(*entries, index_entry, kept++) = AT(*entries, index_entry, i);
  entries->count = kept;
}

typedef struct bit_reader {
  bytes data;
  uint64_t next;
} bit_reader;

static uint32_t take_bits(const decoder *d, bit_reader *from, unsigned count) {
  uint32_t bits = 0;
  if (count > 8 * (uint64_t)from->data.size - from->next)
    fail(d, "an entry of an index ends behind its bucket");
  for (unsigned i = 0; i < count; i++, from->next++)
    bits |= (uint32_t)(from->data.data[from->next / 8] >> from->next % 8 & 1) << i;
  return bits;
}

/* The entries of one bucket; returns how many of those that are expected they were. */
static size_t check_bucket(const decoder *d, const index_head *head, bytes data,
                           const index_entry *expected, size_t count) {
  bit_reader bits = {data, 0};
  uint32_t bucket = count == 0 ? 0 : expected->bucket;
  uint64_t group = 0;
  size_t i = 0;
  for (; i < count && expected[i].bucket == bucket; i++) {
    while (take_bits(d, &bits, 1) != 0)
      group += (uint64_t)1 << head->rest_bits;
    group += take_bits(d, &bits, head->rest_bits);
    if (group != expected[i].group || take_bits(d, &bits, head->mark_bits) != expected[i].mark)
      fail(d, "an entry of the index is not that of a symbol");
  }
  uint64_t left = 8 * (uint64_t)data.size - bits.next;
  if (left >= 8 || take_bits(d, &bits, (unsigned)left) != 0)
    fail(d, "a bucket of the index has more than its entries");
  return i;
}

static void check_index(checking *c) {
  decoder *d = c->d;
  bytes rest = d->index;
  vector entries = {NULL, 0, 0};
  size_t next = 0;
  index_head head = take_head(d, &rest);
  const uint32_t *first = check_groups(c, &head, &rest);
  collect_entries(c, &head, first, &entries);
  if (entries.count != head.entry_count)
    fail(d, "the index has more or fewer entries than there are names");
  uint64_t bucket_count = (uint64_t)1 << head.bucket_bits;
  bytes ends = take_bytes(d, &rest, (bucket_count + 1) * sizeof(uint32_t));
  uint32_t start = take_word(d, &ends);
  for (uint64_t bucket = 0; bucket < bucket_count; bucket++) {
    uint32_t end = take_word(d, &ends);
    const index_entry *at = next < entries.count ? &AT(entries, index_entry, next) : NULL;
    bool is_empty = at == NULL || at->bucket != bucket;
    if ((bucket == 0 && start != 0) || end < start)
      fail(d, "the buckets of the index are out of order");
    next += check_bucket(d, &head, take_bytes(d, &rest, end - start), at,
                         is_empty ? 0 : entries.count - next);
    start = end;
  }
  if (rest.size != 0 || next != entries.count)
    fail(d, "bytes or entries are left over in the index");
}

void check_symbols(decoder *d) {
  checking c = {.d = d};
  if (d->symbols.data == NULL && d->index.data == NULL)
    return;
  if (d->mapped == NULL && d->groups.count == 0)
    fail(d, "symbols of a module that is neither in groups nor mapped");
  walk(d, &(visitor){&c, note_operation, NULL, NULL});
  if (d->symbols.data != NULL)
    check_list(&c);
  for (size_t i = 0; d->symbols.data == NULL && i < c.symbols.count; i++)
    AT(c.symbols, symbol, i).is_told = true;
  if (d->index.data != NULL)
    check_index(&c);
}
