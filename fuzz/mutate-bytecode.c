/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Changes bytecode as a fuzzer would, but keeps the sizes of sections and the lengths of varints
 * right: see format-spec/bytecode.md, 1 to 3. Built as a library it is a mutator of afl-fuzz. */
#include "fuzz/mutate-bytecode.h"

#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

enum { MOST_SECTIONS = 16, PADDING = 0xCB, ALIGNED = 0x80, MAGIC_SIZE = 4 };

typedef struct section {
  unsigned char id; /* with the bit that says that alignment follows */
  uint64_t alignment;
  const unsigned char *data;
  size_t size;
} section;

typedef struct file {
  const unsigned char *bytes;
  size_t header_size;
  section sections[MOST_SECTIONS];
  size_t count;
} file;

typedef struct output {
  unsigned char *bytes;
  size_t size;
  size_t room;
  bool is_full;
} output;

static size_t chance(uint64_t *state, size_t below) {
  *state = *state * UINT64_C(6364136223846793005) + UINT64_C(1442695040888963407);
  return below == 0 ? 0 : (size_t)(*state >> 33) % below;
}

/* Reading */

static size_t varint_size(unsigned char first) {
  size_t size = 1;
  if (first == 0)
    return 9;
  for (; (first & 1) == 0; first >>= 1)
    size++;
  return size;
}

/* Moves *at behind the varint; false when that goes beyond the end. */
static bool read_varint(const unsigned char *bytes, size_t size, size_t *at, uint64_t *value) {
  if (*at >= size || varint_size(bytes[*at]) > size - *at)
    return false;
  size_t length = varint_size(bytes[*at]);
  *value = 0;
  for (size_t i = length; i-- > (length == 9 ? 1u : 0u);)
    *value = *value << 8 | bytes[*at + i];
  if (length < 9)
    *value >>= length;
  *at += length;
  return true;
}

static bool read_section(const unsigned char *bytes, size_t size, size_t *at, section *read) {
  uint64_t length = 0;
  *read = (section){.id = bytes[(*at)++]};
  if (!read_varint(bytes, size, at, &length))
    return false;
  if ((read->id & ALIGNED) != 0) {
    if (!read_varint(bytes, size, at, &read->alignment) || read->alignment == 0 ||
        read->alignment > size)
      return false;
    *at += (size_t)(read->alignment - *at % read->alignment) % read->alignment;
  }
  if (*at > size || length > size - *at)
    return false;
  read->data = bytes + *at;
  read->size = (size_t)length;
  *at += read->size;
  return true;
}

static bool read_file(const unsigned char *bytes, size_t size, file *read) {
  size_t at = MAGIC_SIZE;
  uint64_t version;
  *read = (file){.bytes = bytes};
  if (!read_varint(bytes, size, &at, &version))
    return false;
  const unsigned char *end = memchr(bytes + at, 0, size - at);
  if (end == NULL)
    return false;
  at = read->header_size = (size_t)(end + 1 - bytes);
  while (at < size && read->count < MOST_SECTIONS)
    if (!read_section(bytes, size, &at, &read->sections[read->count++]))
      return false;
  return read->count != 0;
}

/* Writing */

static void put(output *out, const void *bytes, size_t size) {
  if (size > out->room - out->size) {
    out->is_full = true;
    return;
  }
  if (size != 0)
    memcpy(out->bytes + out->size, bytes, size);
  out->size += size;
}

static void put_varint(output *out, uint64_t value) {
  unsigned char bytes[9] = {0};
  size_t length = 1;
  while (length < 9 && value >> (7 * length) != 0)
    length++;
  uint64_t coded = length == 9 ? value : (value << 1 | 1) << (length - 1);
  for (size_t i = length == 9 ? 1u : 0u; i < length; i++, coded >>= 8)
    bytes[i] = (unsigned char)coded;
  put(out, bytes, length);
}

static void put_section(output *out, const section *written) {
  static const unsigned char padding = PADDING;
  put(out, &written->id, 1);
  put_varint(out, written->size);
  if ((written->id & ALIGNED) != 0) {
    put_varint(out, written->alignment);
    while (!out->is_full && out->size % written->alignment != 0)
      put(out, &padding, 1);
  }
  put(out, written->data, written->size);
}

/* Changes of what a section holds, in memory that has room for one more piece */

enum { PIECE = 16 };

/* Another number in the same bytes: a near one, a small one, or any. */
static void change_number(uint64_t *state, unsigned char *data, size_t size) {
  size_t at = chance(state, size), behind = at;
  uint64_t value = 0;
  if (size == 0 || !read_varint(data, size, &behind, &value))
    return;
  size_t length = behind - at;
  uint64_t values[] = {value + 1, value - 1,  chance(state, 8),
                       value ^ 1, value << 1, (uint64_t)chance(state, (size_t)1 << 31)};
  value = values[chance(state, sizeof values / sizeof values[0])];
  if (length < 9)
    value = ((value << 1 | 1) << (length - 1)) & (~UINT64_C(0) >> (64 - 8 * length));
  for (size_t i = length == 9 ? 1u : 0u; i < length; i++, value >>= 8)
    data[at + i] = (unsigned char)value;
}

static size_t change_data(uint64_t *state, unsigned char *data, size_t size) {
  size_t from = chance(state, size), to = chance(state, size), piece = chance(state, PIECE) + 1;
  if (size == 0)
    return 0;
  if (piece > size - from)
    piece = size - from;
  if (piece > size - to)
    piece = size - to;
  switch (chance(state, 8)) {
  case 0: /* away */
    memmove(data + from, data + from + piece, size - from - piece);
    return size - piece;
  case 1: { /* twice */
    unsigned char kept[PIECE];
    memcpy(kept, data + from, piece);
    memmove(data + to + piece, data + to, size - to);
    memcpy(data + to, kept, piece);
    return size + piece;
  }
  case 2: /* over another */
    memmove(data + to, data + from, piece);
    return size;
  case 3:
    data[to] = (unsigned char)chance(state, 256);
    return size;
  default:
    change_number(state, data, size);
    return size;
  }
}

static void change_order(uint64_t *state, file *read) {
  size_t a = chance(state, read->count), b = chance(state, read->count);
  section kept = read->sections[a];
  read->sections[a] = read->sections[b];
  read->sections[b] = kept;
}

size_t fuzz_mutate_bytecode(uint64_t *state, const unsigned char *bytes, size_t size,
                            unsigned char *changed, size_t room) {
  file read;
  output out = {.bytes = changed, .room = room};
  if (size < MAGIC_SIZE || !read_file(bytes, size, &read))
    return 0;
  section *chosen = &read.sections[chance(state, read.count)];
  enum { MOST_CHANGES = 4 };
  unsigned char *data = malloc(chosen->size + (size_t)MOST_CHANGES * PIECE);
  if (data == NULL)
    return 0;
  if (chosen->size != 0)
    memcpy(data, chosen->data, chosen->size);
  for (size_t i = 1 + chance(state, MOST_CHANGES); i > 0; i--)
    chosen->size = change_data(state, data, chosen->size);
  chosen->data = data;
  if (chance(state, 16) == 0)
    change_order(state, &read);
  put(&out, read.bytes, read.header_size);
  for (size_t i = 0; i < read.count; i++)
    put_section(&out, &read.sections[i]);
  free(data);
  return out.is_full ? 0 : out.size;
}

/* What afl-fuzz calls; it owns nothing of this. */

typedef struct mutator {
  uint64_t state;
  unsigned char *changed;
  size_t room;
} mutator;

void *afl_custom_init(void *afl, unsigned seed);
void *afl_custom_init(void *afl, unsigned seed) {
  (void)afl;
  mutator *made = calloc(1, sizeof *made);
  if (made != NULL)
    made->state = seed;
  return made;
}

size_t afl_custom_fuzz(mutator *m, unsigned char *bytes, size_t size, unsigned char **changed,
                       const unsigned char *other, size_t other_size, size_t most);
size_t afl_custom_fuzz(mutator *m, unsigned char *bytes, size_t size, unsigned char **changed,
                       const unsigned char *other, size_t other_size, size_t most) {
  (void)other;
  (void)other_size;
  if (m->room < most) {
    free(m->changed);
    m->changed = malloc(most);
    m->room = m->changed == NULL ? 0 : most;
  }
  size_t made = fuzz_mutate_bytecode(&m->state, bytes, size, m->changed, m->room);
  *changed = made == 0 ? bytes : m->changed;
  return made == 0 ? size : made;
}

void afl_custom_deinit(mutator *m);
void afl_custom_deinit(mutator *m) {
  free(m->changed);
  free(m);
}
