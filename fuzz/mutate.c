/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What mutators of binary forms share: varints, changes of bytes that may be varints, and the
 * functions that afl-fuzz calls. */
#include "fuzz/mutate.h"

#include <stdlib.h>
#include <string.h>

size_t fuzz_chance(uint64_t *state, size_t below) {
  *state = *state * UINT64_C(6364136223846793005) + UINT64_C(1442695040888963407);
  return below == 0 ? 0 : (size_t)(*state >> 33) % below;
}

static size_t varint_size(unsigned char first) {
  size_t size = 1;
  if (first == 0)
    return 9;
  for (; (first & 1) == 0; first >>= 1)
    size++;
  return size;
}

bool fuzz_read_varint(const unsigned char *bytes, size_t size, size_t *at, uint64_t *value) {
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

void fuzz_put(fuzz_output *out, const void *bytes, size_t size) {
  if (size > out->room - out->size) {
    out->is_full = true;
    return;
  }
  if (size != 0)
    memcpy(out->bytes + out->size, bytes, size);
  out->size += size;
}

void fuzz_put_varint(fuzz_output *out, uint64_t value) {
  unsigned char bytes[9] = {0};
  size_t length = 1;
  while (length < 9 && value >> (7 * length) != 0)
    length++;
  uint64_t coded = length == 9 ? value : (value << 1 | 1) << (length - 1);
  for (size_t i = length == 9 ? 1u : 0u; i < length; i++, coded >>= 8)
    bytes[i] = (unsigned char)coded;
  fuzz_put(out, bytes, length);
}

/* Changes, in memory that has room for one more piece */

enum { PIECE = 16, MOST_CHANGES = 4 };

/* Another number in the same bytes: a near one, a small one, or any. */
static void change_number(uint64_t *state, unsigned char *data, size_t size) {
  size_t at = fuzz_chance(state, size), behind = at;
  uint64_t value = 0;
  if (size == 0 || !fuzz_read_varint(data, size, &behind, &value))
    return;
  size_t length = behind - at;
  uint64_t values[] = {value + 1, value - 1,  fuzz_chance(state, 8),
                       value ^ 1, value << 1, (uint64_t)fuzz_chance(state, (size_t)1 << 31)};
  value = values[fuzz_chance(state, sizeof values / sizeof values[0])];
  if (length < 9)
    value = ((value << 1 | 1) << (length - 1)) & (~UINT64_C(0) >> (64 - 8 * length));
  for (size_t i = length == 9 ? 1u : 0u; i < length; i++, value >>= 8)
    data[at + i] = (unsigned char)value;
}

static size_t change_data(uint64_t *state, unsigned char *data, size_t size) {
  size_t from = fuzz_chance(state, size), to = fuzz_chance(state, size),
         piece = fuzz_chance(state, PIECE) + 1;
  if (size == 0)
    return 0;
  if (piece > size - from)
    piece = size - from;
  if (piece > size - to)
    piece = size - to;
  switch (fuzz_chance(state, 8)) {
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
    data[to] = (unsigned char)fuzz_chance(state, 256);
    return size;
  default:
    change_number(state, data, size);
    return size;
  }
}

unsigned char *fuzz_change(uint64_t *state, const unsigned char *data, size_t *size) {
  unsigned char *changed = malloc(*size + (size_t)MOST_CHANGES * PIECE);
  if (changed == NULL)
    return NULL;
  if (*size != 0)
    memcpy(changed, data, *size);
  for (size_t i = 1 + fuzz_chance(state, MOST_CHANGES); i > 0; i--)
    *size = change_data(state, changed, *size);
  return changed;
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
  size_t made = fuzz_mutate(&m->state, bytes, size, m->changed, m->room);
  *changed = made == 0 ? bytes : m->changed;
  return made == 0 ? size : made;
}

void afl_custom_deinit(mutator *m);
void afl_custom_deinit(mutator *m) {
  free(m->changed);
  free(m);
}
