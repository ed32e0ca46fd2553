/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Sites (2) and nodes (7) of the mapped layout. */
#include <string.h>

#include "mapped.h"

mapped_site take_site(const decoder *d, bytes *from) {
  static const unsigned sizes[6] = {0, 1, 2, 3, 4, 8};
  uint64_t code = take_varint(d, from);
  if ((code & 7) >= 6)
    fail(d, "a site has an unknown width");
  return (mapped_site){unfold(code >> 3), sizes[code & 7]};
}

static uint64_t little_endian(const uint8_t *data, unsigned size) {
  uint64_t number = 0;
  for (unsigned i = size; i-- > 0;)
    number = number << 8 | data[i];
  return number;
}

int64_t take_at_site(const decoder *d, bytes *from, mapped_site at) {
  bytes taken = take_bytes(d, from, at.size);
  return (int64_t)((uint64_t)at.base + little_endian(taken.data, at.size));
}

uint32_t take_below(const decoder *d, bytes *from, uint64_t end) {
  uint64_t number = take_varint(d, from);
  if (number >= end)
    fail(d, "a number is too large");
  return (uint32_t)number;
}

uint32_t mapped_node(const decoder *d, int64_t number) {
  if (number < 0 || number >= (int64_t)d->numbers[ATTRIBUTE].count)
    fail(d, "a node that is not before this one");
  return AT(d->numbers[ATTRIBUTE], uint32_t, number);
}

/* A column (7): the numbers of a site for all nodes of a run. */
typedef struct column {
  mapped_site at;
  bytes data;
} column;

static column take_column(const decoder *d, mapped_module *m, uint64_t count) {
  column made = {take_site(d, &m->parts[MAPPED_RUNS]), {NULL, 0}};
  if (made.at.size != 0 && count > m->parts[MAPPED_COLUMNS].size / made.at.size)
    fail(d, "a column ends early");
  made.data = take_bytes(d, &m->parts[MAPPED_COLUMNS], count * made.at.size);
  return made;
}

static int64_t in_column(const column *of, uint64_t index) {
  uint64_t number = little_endian(of->data.data + index * of->at.size, of->at.size);
  return (int64_t)((uint64_t)of->at.base + number);
}

/* Ends: start and end of item number index, and the end of the last item. */
typedef struct range {
  uint64_t start;
  uint64_t end;
} range;

static range in_ends(const decoder *d, const column *ends, uint64_t index) {
  range made;
  if (ends->at.size == 0) {
    uint64_t each = (uint64_t)ends->at.base;
    made = (range){each * index, each * (index + 1)};
  } else {
    made.start = index == 0 ? 0 : (uint64_t)in_column(ends, index - 1);
    made.end = (uint64_t)in_column(ends, index);
  }
  if (made.start > made.end)
    fail(d, "ends that do not ascend");
  return made;
}

static column take_ends(const decoder *d, mapped_module *m, uint64_t count) {
  column ends = take_column(d, m, count);
  bool is_base = ends.at.size == 0;
  if (ends.at.base < 0 || ends.at.base > UINT32_MAX || (!is_base && ends.at.base != 0))
    fail(d, "ends with an invalid base");
  return ends;
}

typedef struct run {
  uint32_t code;
  uint32_t count;
  uint32_t fixed;
  uint32_t period; /* number of letters after the bar; 0: there is no bar */
  column children[3];
  column list_ends;
  column list;
  uint32_t number_size;
  column ends;
} run;

static void add_varint(decoder *d, vector *list, uint64_t number) {
  uint8_t coded[MAX_VARINT];
  size_t size = put_varint(coded, number);
  memcpy(extend(d, list, size), coded, size);
}

static void add_data(decoder *d, vector *list, bytes data) {
  if (data.size != 0)
    memcpy(extend(d, list, data.size), data.data, data.size);
}

static void add_text(decoder *d, vector *list, bytes text) {
  for (size_t i = 0; i < text.size; i++) {
    bool is_escaped = text.data[i] < 2;
    if (is_escaped)
      *extend(d, list, 1) = 1;
    *extend(d, list, 1) = (uint8_t)(text.data[i] + is_escaped);
  }
  *extend(d, list, 1) = 0;
}

static void add_array(decoder *d, vector *list, bytes data) {
  const node *type = node_at(d, AT(d->children, uint32_t, 0));
  size_t size = ((size_t)width_of(type) + 7) / 8;
  if (size == 0 && data.size != 8)
    fail(d, "an array without bytes has no count");
  if (size == 0) {
    add_varint(d, list, little_endian(data.data, 8));
    return;
  }
  if (data.size % size != 0)
    fail(d, "an array has a part of an element");
  add_varint(d, list, data.size / size);
  if (type->code != INTEGER_TYPE || size > 8) {
    add_data(d, list, data);
    return;
  }
  for (size_t i = 0; i < data.size; i += size) {
    uint64_t number = little_endian(data.data + i, (unsigned)size);
    if (size < 8 && (number >> (8 * size - 1) & 1) != 0)
      number |= UINT64_MAX << (8 * size);
    bool is_negative = number >> 63 != 0;
    add_varint(d, list, number << 1 ^ (is_negative ? UINT64_MAX : 0));
  }
}

static bool has_bytes(uint32_t code) {
  return (code >= TEXT_TYPE && code <= TYPED_STRING) || code == FLOAT ||
         (code >= 29 && code <= 31) || code == TEXT_ATTRIBUTE;
}

/* Returns true for codes whose contents omit the rank. */
static bool has_rank(uint32_t code) {
  return (code >= 7 && code <= 15 && code != 11) || code == 38;
}

static bool has_numbers(uint32_t code) {
  return has_rank(code) || code == INTEGER_TYPE || code == FLOAT_TYPE || code == FUNCTION_TYPE ||
         code == INTEGER || code == 36 || code == 37 || code == FILE_LOCATION ||
         (code >= 50 && code <= 52);
}

static void add_numbers(decoder *d, vector *list, const run *of, bytes data) {
  uint64_t count = data.size / of->number_size;
  if ((of->code == 8 && count % 2 != 0) || (of->code == 38 && count == 0))
    fail(d, "numbers are missing");
  if (has_rank(of->code))
    add_varint(d, list, of->code == 8 ? count / 2 : of->code == 38 ? count - 1 : count);
  for (size_t i = 0; i < data.size; i += of->number_size)
    add_varint(d, list, little_endian(data.data + i, of->number_size));
}

/* Converts contents to the encoding of a small module. */
static bytes pack_contents(decoder *d, const run *of, bytes data) {
  vector list = {NULL, 0, 0};
  if (has_numbers(of->code))
    add_numbers(d, &list, of, data);
  else if (of->code == FLOAT)
    add_data(d, &list, data);
  else if (of->code == 29)
    add_array(d, &list, data);
  else if (of->code == 30 || of->code == 31) {
    add_varint(d, &list, (uint64_t)data.size << 2);
    add_data(d, &list, data);
  } else if (has_bytes(of->code)) {
    add_text(d, &list, data);
  }
  return (bytes){list.data, list.count};
}

static void take_child(decoder *d, char letter, int64_t number) {
  uint32_t child = mapped_node(d, number);
  if (!is_of_letter(d, child, letter))
    fail(d, "a child of the wrong class");
  *PUSH(d, d->children, uint32_t) = child;
}

static void take_children(decoder *d, const run *of, uint64_t index) {
  const char *letters = child_letters(of->code);
  d->children.count = 0;
  for (uint32_t i = 0; i < of->fixed; i++)
    take_child(d, letters[i], in_column(&of->children[i], index));
  if (of->period == 0)
    return;
  range listed = in_ends(d, &of->list_ends, index);
  if ((listed.end - listed.start) % of->period != 0)
    fail(d, "children are missing");
  claim_work(d, listed.end - listed.start);
  for (uint64_t i = listed.start; i < listed.end; i++)
    take_child(d, letters[of->fixed + 1 + (i - listed.start) % of->period],
               in_column(&of->list, i));
}

/* Makes the nodes of a run with the next contents of CONTENTS; *offset: where these begin. */
static void make_nodes(decoder *d, mapped_module *m, const run *of, uint64_t *offset) {
  enum { ALIGNMENT = 8 };
  bytes *contents = &m->parts[MAPPED_CONTENTS];
  bool has_contents = has_bytes(of->code) || has_numbers(of->code);
  bool is_aligned = of->code == 30;
  bytes padding = take_bytes(d, contents, is_aligned ? (0 - *offset) & (ALIGNMENT - 1) : 0);
  uint64_t size = 0;
  *offset += padding.size;
  if (has_contents)
    size = in_ends(d, &of->ends, of->count - 1).end;
  if (size > contents->size)
    fail(d, "contents end early");
  bytes all = take_bytes(d, contents, size * of->number_size);
  *offset += all.size;
  for (uint32_t i = 0; i < of->count; i++) {
    range place = {0, 0};
    if (has_contents)
      place = in_ends(d, &of->ends, i);
    if (is_aligned && of->ends.at.size != 0)
      place.start = (place.start + ALIGNMENT - 1) & ~(uint64_t)(ALIGNMENT - 1);
    if (place.start > place.end || place.end > size)
      fail(d, "contents end early");
    claim_work(d, 1);
    take_children(d, of, i);
    bytes data = {all.data + place.start * of->number_size,
                  (size_t)(place.end - place.start) * of->number_size};
    d->streams[HEAD] = pack_contents(d, of, data);
    uint32_t made = make_node(d, of->code);
    if (d->streams[HEAD].size != 0)
      fail(d, "a node has more contents than it needs");
    *PUSH(d, d->numbers[ATTRIBUTE], uint32_t) = made;
  }
}

static void read_run(decoder *d, mapped_module *m, uint64_t *offset) {
  bytes *runs = &m->parts[MAPPED_RUNS];
  run made = {.code = take_below(d, runs, CODE_COUNT), .number_size = 1};
  if (made.code == SPLIT_TYPE || made.code == SPLIT_ATTRIBUTE)
    fail(d, "a split text in the mapped layout");
  uint32_t left = m->node_count - (uint32_t)d->numbers[ATTRIBUTE].count;
  made.count = take_below(d, runs, (uint64_t)left + 1);
  if (made.count == 0)
    fail(d, "a run has no nodes");
  const char *letters = child_letters(made.code), *bar = strchr(letters, '|');
  made.fixed = (uint32_t)(bar == NULL ? strlen(letters) : (size_t)(bar - letters));
  made.period = bar == NULL ? 0 : (uint32_t)strlen(bar + 1);
  for (uint32_t i = 0; i < made.fixed; i++)
    made.children[i] = take_column(d, m, made.count);
  if (bar != NULL) {
    made.list_ends = take_ends(d, m, made.count);
    made.list = take_column(d, m, in_ends(d, &made.list_ends, made.count - 1).end);
  }
  if (has_numbers(made.code))
    made.number_size = take_below(d, runs, 9);
  if (made.number_size != 1 && made.number_size != 2 && made.number_size != 4 &&
      made.number_size != 8)
    fail(d, "numbers have an invalid size");
  if (has_bytes(made.code) || has_numbers(made.code))
    made.ends = take_ends(d, m, made.count);
  make_nodes(d, m, &made, offset);
}

void read_mapped_nodes(decoder *d, mapped_module *m) {
  uint64_t offset = 0, count = take_varint(d, &m->parts[MAPPED_RUNS]);
  for (uint64_t i = 0; i < count; i++)
    read_run(d, m, &offset);
  if (d->numbers[ATTRIBUTE].count != m->node_count || m->parts[MAPPED_RUNS].size != 0 ||
      m->parts[MAPPED_COLUMNS].size != 0 || m->parts[MAPPED_CONTENTS].size != 0)
    fail(d, "runs do not fill their parts");
}
