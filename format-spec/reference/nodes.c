/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Nodes: references, definitions and children (6). */
#include <string.h>

#include "reference.h"

/* The children of each code. */
static const char *const letters_of_code[CODE_COUNT] = {
    "",   "",    "",    "",   "T",  "|T",  "|T",  "T",   "T",  "T",   "TX",  "T",  "T",
    "TX", "TX",  "TXX", "T",  "TX", "A|X", "A|X", "",    "T",  "T",   "T",   "",   "T",
    "|X", "|AX", "A|A", "T",  "T",  "T",   "T|A", "TA",  "TA", "TXX", "|E",  "|E", "",
    "X",  "AA",  "A|X", "TA", "",   "",    "A",   "AL",  "LL", "|L",  "X|L", "",   "",
    "",   "EE",  "EE",  "EE", "EE", "EE",  "A|X", "A|X", "A"};

node *node_at(const decoder *d, uint32_t index) { return &AT(d->nodes, node, index); }

static node_class class_of_code(uint32_t code) {
  if (code < STRING)
    return TYPE;
  if (code < UNKNOWN_LOCATION)
    return ATTRIBUTE;
  return code < 50 || code == DIALECT_LOCATION ? LOCATION_NODE : AFFINE;
}

int compare_bytes(bytes a, bytes b) {
  size_t common = a.size < b.size ? a.size : b.size;
  int order = common == 0 ? 0 : memcmp(a.data, b.data, common);
  return order != 0 ? order : (a.size > b.size) - (a.size < b.size);
}

/* --- equal nodes are one --- */

static uint64_t hash_of(const node *of) {
  uint64_t hash = of->code;
  for (uint32_t i = 0; i < of->child_count; i++)
    hash = (hash ^ of->children[i]) * UINT64_C(0x9E3779B97F4A7C15) ^ hash >> 29;
  for (size_t i = 0; i < of->contents.size; i++)
    hash = (hash ^ of->contents.data[i]) * UINT64_C(0x100000001B3);
  return hash ^ hash >> 32;
}

static bool are_equal(const node *a, const node *b) {
  return a->code == b->code && a->child_count == b->child_count &&
         (a->child_count == 0 ||
          memcmp(a->children, b->children, a->child_count * sizeof(uint32_t)) == 0) &&
         compare_bytes(a->contents, b->contents) == 0;
}

/* Returns the slot of the node in the table, or the empty slot where it belongs. Only a file made
 * for colliding hashes reaches the limit of steps. */
static uint32_t *slot_of(const decoder *d, const node *key) {
  enum { MAX_STEPS = 4096 };
  size_t at = (size_t)hash_of(key) & (d->table_size - 1), steps = 0;
  while (d->table[at] != 0 && !are_equal(node_at(d, d->table[at]), key)) {
    at = (at + 1) & (d->table_size - 1);
    if (++steps > MAX_STEPS)
      fail(d, "too many nodes have one hash");
  }
  return &d->table[at];
}

static void grow_table(decoder *d) {
  if (d->nodes.count < d->table_size / 2)
    return;
  const uint32_t *before = d->table;
  size_t size = d->table_size;
  d->table_size = size == 0 ? 1024 : 4 * size;
  d->table = take(d, d->table_size, sizeof(uint32_t));
  for (size_t i = 0; i < size; i++)
    if (before[i] != 0)
      *slot_of(d, node_at(d, before[i])) = before[i];
}

/* Returns the index of an equal node, or of a new copy. A distinct attribute always gets a new one.
 */
static uint32_t intern(decoder *d, const node *made) {
  if (d->nodes.count == 0)
    (void)PUSH(d, d->nodes, node); /* index 0 means no node */
  grow_table(d);
  uint32_t *slot = made->code == DISTINCT ? NULL : slot_of(d, made);
  if (slot != NULL && *slot != 0)
    return *slot;
  uint32_t *children = take(d, (size_t)made->child_count + 1, sizeof(uint32_t));
  uint8_t *contents = take(d, made->contents.size + 1, 1);
  if (made->child_count != 0)
    memcpy(children, made->children, made->child_count * sizeof(uint32_t));
  if (made->contents.size != 0)
    memcpy(contents, made->contents.data, made->contents.size);
  node *kept = PUSH(d, d->nodes, node);
  *kept = *made;
  kept->children = children;
  kept->contents.data = contents;
  if (d->nodes.count > UINT32_MAX / 2)
    fail(d, "too many nodes");
  uint32_t index = (uint32_t)d->nodes.count - 1;
  if (slot != NULL)
    *slot = index;
  return index;
}

uint32_t add_name(decoder *d, bytes text) {
  node name = {.code = OPERATION_NAME, .contents = text};
  return intern(d, &name);
}

uint32_t add_unknown_location(decoder *d) {
  node unknown = {.code = UNKNOWN_LOCATION};
  return intern(d, &unknown);
}

uint32_t find_handle(decoder *d, uint32_t group, uint32_t key) {
  const uint32_t children[2] = {group, key};
  node handle = {.code = RESOURCE_HANDLE, .child_count = 2, .children = children};
  return d->table_size == 0 ? 0 : *slot_of(d, &handle);
}

uint32_t file_location(decoder *d, uint32_t file, uint32_t line, uint32_t column) {
  enum { LINE_AND_COLUMN = 5 };
  const uint32_t numbers[5] = {LINE_AND_COLUMN, line, column, line, column};
  d->contents.count = 0;
  for (unsigned i = 0; i < 5; i++)
    add_number(d, numbers[i]);
  node location = {.code = FILE_LOCATION,
                   .child_count = 1,
                   .children = &file,
                   .contents = {d->contents.data, d->contents.count},
                   .number = LINE_AND_COLUMN,
                   .line = line,
                   .column = column};
  return intern(d, &location);
}

bool is_plain_file_location(const node *location) {
  return location->code == FILE_LOCATION && location->number == 5;
}

/* --- definitions --- */

uint32_t class_node(decoder *d, node_class class, uint64_t number) {
  if (number == 0 || number > d->numbers[class].count)
    fail(d, "a reference to a node that is not defined");
  return AT(d->numbers[class], uint32_t, number - 1);
}

static node_class class_of_letter(char letter) {
  return letter == 'T'   ? TYPE
         : letter == 'A' ? ATTRIBUTE
         : letter == 'L' ? LOCATION_NODE
         : letter == 'E' ? AFFINE
                         : CLASS_COUNT;
}

static uint32_t read_child(decoder *d, char letter, uint32_t *last) {
  uint64_t code = read_number(d, CHILD);
  node_class class = class_of_letter(letter);
  if (code == 0) {
    if (*last == 0 || (class != CLASS_COUNT && class_of_code(node_at(d, *last)->code) != class))
      fail(d, "there is no previous child");
    return *last;
  }
  if (class == CLASS_COUNT) {
    class = (node_class)(code & 3);
    code >>= 2;
  }
  if (code == 0)
    fail(d, "a child has no number");
  *last = class_node(d, class, code == 1 ? d->numbers[class].count : code - 1);
  return *last;
}

static void read_children(decoder *d, uint32_t code) {
  const char *letters = letters_of_code[code];
  const char *bar = strchr(letters, '|');
  size_t fixed = bar == NULL ? strlen(letters) : (size_t)(bar - letters);
  size_t period = bar == NULL ? 1 : strlen(bar + 1);
  size_t count = fixed + (bar == NULL ? 0 : read_count_of(d, LENGTH, CHILD) * period);
  d->children.count = 0;
  for (size_t i = 0; i < count; i++) {
    size_t place = i < PLACE_COUNT ? i : PLACE_COUNT - 1;
    char letter = i < fixed ? letters[i] : bar[1 + (i - fixed) % period];
    uint32_t child = read_child(d, letter, &d->last_children[code][place]);
    if (!is_of_letter(d, child, letter))
      fail(d, "a location in the place of an attribute");
    *PUSH(d, d->children, uint32_t) = child;
  }
}

const char *child_letters(uint32_t code) { return letters_of_code[code]; }

bool is_of_letter(const decoder *d, uint32_t index, char letter) {
  node_class class = class_of_letter(letter);
  uint32_t code = node_at(d, index)->code;
  return class == CLASS_COUNT ? code != DIALECT_LOCATION : class_of_code(code) == class;
}

uint32_t make_node(decoder *d, uint32_t code) {
  d->contents.count = 0;
  node made = {
      .code = code, .child_count = (uint32_t)d->children.count, .children = d->children.data};
  read_contents(d, &made);
  return intern(d, &made);
}

static uint32_t read_definition(decoder *d, uint32_t code) {
  read_children(d, code);
  uint32_t index = make_node(d, code);
  *PUSH(d, d->numbers[class_of_code(node_at(d, index)->code)], uint32_t) = index;
  return index;
}

uint32_t resolve(decoder *d, uint64_t number, node_class class) {
  if (number != 0 || d->mapped != NULL)
    return class_node(d, class, number);
  for (;;) {
    uint64_t code = read_number(d, DEFINITION);
    if (code >> 1 >= CODE_COUNT)
      fail(d, "a definition of unknown code");
    uint32_t made = read_definition(d, (uint32_t)(code >> 1));
    if ((code & 1) == 0)
      continue;
    if (class_of_code(node_at(d, made)->code) != class)
      fail(d, "a node of the wrong class is defined");
    return made;
  }
}

uint32_t read_reference(decoder *d, stream_name name, node_class class) {
  return resolve(d, read_number(d, name), class);
}

uint32_t read_string(decoder *d, stream_name name) {
  uint32_t string = read_reference(d, name, ATTRIBUTE);
  if (node_at(d, string)->code != STRING)
    fail(d, "a reference to a string refers to another node");
  return string;
}
