/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The worth of a part is the sum over its words, of WORD bytes each, of how often they occur in all
 * samples. The samples are divided into stretches. The best part of each stretch is taken in turn;
 * its words are then worth nothing. */
#include "container/write/cover.h"

enum { WORD = 6, PART = 64, HASH_BITS = 20, ROUNDS = 4 };

typedef struct cover {
  varve_slice samples;
  uint32_t *worth; /* by hash of a word: number of occurrences; 0 once it is in the content */
  uint32_t *open;  /* by hash of a word: number of occurrences in the current part */
} cover;

typedef struct part {
  size_t start;
  size_t end;
  uint64_t worth;
} part;

static size_t hash_of(const char *bytes) {
  uint64_t word = 0;
  for (unsigned i = 0; i < WORD; i++)
    word = word << 8 | (uint8_t)bytes[i];
  return (size_t)(word * UINT64_C(0x9E3779B97F4A7C15) >> (64 - HASH_BITS));
}

static size_t hash_at(const cover *c, size_t place) { return hash_of(c->samples.data + place); }

/* Returns how many words begin in a text of that size. */
static size_t words_in(size_t size) { return size < WORD ? 0 : size - WORD + 1; }

/* Drops words without worth from both ends. */
static part trim(const cover *c, part best) {
  size_t first = best.start, last = best.end - WORD;
  while (first < last && c->worth[hash_at(c, first)] == 0)
    first++;
  while (last > first && c->worth[hash_at(c, last)] == 0)
    last--;
  return (part){first, last + WORD, best.worth};
}

/* Returns the part that is worth most among the words from first to end. */
static part best_part(cover *c, size_t first, size_t end) {
  part best = {first, first, 0};
  size_t start = first;
  uint64_t worth = 0;
  for (size_t place = first; place < end; place++) {
    size_t hash = hash_at(c, place);
    worth += c->open[hash]++ == 0 ? c->worth[hash] : 0;
    if (place - start + WORD > PART) {
      size_t old = hash_at(c, start++);
      worth -= --c->open[old] == 0 ? c->worth[old] : 0;
    }
    if (worth > best.worth)
      best = (part){start, place + WORD, worth};
  }
  for (; start < end; start++)
    c->open[hash_at(c, start)] = 0;
  return best.worth == 0 ? best : trim(c, best);
}

static void take_words(cover *c, varve_slice taken) {
  for (size_t i = 0; i < words_in(taken.size); i++)
    c->worth[hash_of(taken.data + i)] = 0;
}

/* Fills room from its end towards its start. */
static size_t fill(cover *c, char *room, size_t size) {
  size_t words = words_in(c->samples.size), left = size;
  size_t stretches = size / PART / ROUNDS + 1, idle = 0;
  size_t stretch = words / stretches + 1;
  for (size_t first = 0; left != 0 && idle < stretches; first += stretch) {
    first = first < words ? first : 0;
    part best = best_part(c, first, first + stretch < words ? first + stretch : words);
    idle = best.worth == 0 ? idle + 1 : 0;
    if (best.worth == 0)
      continue;
    size_t count = best.end - best.start < left ? best.end - best.start : left;
    varve_slice taken = varve_slice_make(c->samples.data + best.end - count, count);
    take_words(c, varve_slice_make(c->samples.data + best.start, best.end - best.start));
    left -= count;
    memcpy(room + left, taken.data, count);
  }
  return left;
}

static varve_status choose(cover *c, size_t size, varve_buffer *content) {
  VARVE_TRY(varve_buffer_reserve(content, size - content->size));
  for (size_t i = 0; i < words_in(c->samples.size); i++)
    c->worth[hash_at(c, i)]++;
  /* A word that occurs once saves nothing elsewhere. */
  for (size_t i = 0; i < (size_t)1 << HASH_BITS; i++)
    c->worth[i] -= c->worth[i] != 0;
  take_words(c, varve_buffer_slice(content));
  size_t room = size - content->size;
  char *start = content->data + content->size;
  size_t left = fill(c, start, room);
  memmove(start, start + left, room - left);
  content->size += room - left;
  return VARVE_STATUS_OK;
}

varve_status varve_cover_choose(varve_slice samples, size_t size, varve_buffer *content) {
  varve_memory *memory = content->memory;
  size_t bytes = ((size_t)1 << HASH_BITS) * sizeof(uint32_t);
  if (content->size >= size || words_in(samples.size) == 0)
    return VARVE_STATUS_OK;
  cover c = {samples, varve_memory_resize(memory, NULL, 0, bytes),
             varve_memory_resize(memory, NULL, 0, bytes)};
  varve_status status = VARVE_STATUS_OUT_OF_MEMORY;
  if (c.worth != NULL && c.open != NULL) {
    memset(c.worth, 0, bytes);
    memset(c.open, 0, bytes);
    status = choose(&c, size, content);
  }
  varve_memory_free(memory, c.worth, bytes);
  varve_memory_free(memory, c.open, bytes);
  return status;
}
