/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Memory, primitives (2) and streams (4). */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "reference.h"

enum { MAX_COUNT = (1 << 30) - 1 };

/* Ends the program without cleanup: the input is invalid. */
NO_RETURN void fail(const decoder *d, const char *text) {
  (void)fprintf(stderr, "decode: %s: %s\n", d->file_name, text);
  exit(1);
}

typedef struct chunk {
  struct chunk *next;
  max_align_t start[];
} chunk;

static void *new_chunk(decoder *d, size_t size) {
  chunk *made = calloc(1, sizeof(chunk) + size);
  if (made == NULL)
    fail(d, "no memory");
  made->next = d->chunks;
  d->chunks = made;
  return made->start;
}

void *take(decoder *d, size_t count, size_t size) {
  const size_t alignment = sizeof(max_align_t);
  if (count > d->memory_left / size || count > (SIZE_MAX - CHUNK_SIZE) / size)
    fail(d, "this takes too much memory for so small a file");
  size_t total = (count * size + alignment - 1) / alignment * alignment;
  d->memory_left -= total < d->memory_left ? total : d->memory_left;
  if (total > CHUNK_SIZE / 4)
    return new_chunk(d, total);
  if (total > d->free_size) {
    d->free_start = new_chunk(d, CHUNK_SIZE);
    d->free_size = CHUNK_SIZE;
  }
  void *taken = d->free_start;
  d->free_start += total;
  d->free_size -= total;
  return taken;
}

uint8_t *extend(decoder *d, vector *list, size_t size) {
  if (size > list->capacity - list->count) {
    if (size > SIZE_MAX / 2 - list->count)
      fail(d, "no memory");
    size_t capacity = 2 * (list->count + size);
    void *data = take(d, capacity, 1);
    if (list->count != 0)
      memcpy(data, list->data, list->count);
    list->data = data;
    list->capacity = capacity;
  }
  list->count += size;
  return (uint8_t *)list->data + list->count - size;
}

void *push(decoder *d, vector *list, size_t size) {
  if (list->count == list->capacity) {
    size_t capacity = list->capacity == 0 ? 8 : 2 * list->capacity;
    void *data = take(d, capacity, size);
    if (list->count != 0)
      memcpy(data, list->data, list->count * size);
    list->data = data;
    list->capacity = capacity;
  }
  void *element = (uint8_t *)list->data + list->count++ * size;
  memset(element, 0, size);
  return element;
}

void release(decoder *d) {
  chunk *next;
  for (chunk *at = d->chunks; at != NULL; at = next) {
    next = at->next;
    free(at);
  }
  d->chunks = NULL;
}

void claim_work(decoder *d, uint64_t amount) {
  if (amount > d->work_left)
    fail(d, "shapes imply too much for so small a file");
  d->work_left -= amount;
}

bytes *stream_of(decoder *d, stream_name name) { return &d->streams[d->is_small ? HEAD : name]; }

bytes take_bytes(const decoder *d, bytes *from, uint64_t size) {
  if (size > from->size)
    fail(d, "ends early");
  bytes taken = {from->data, (size_t)size};
  from->data += size;
  from->size -= (size_t)size;
  return taken;
}

uint8_t take_byte(const decoder *d, bytes *from) { return take_bytes(d, from, 1).data[0]; }

static uint64_t little_endian(bytes of) {
  uint64_t number = 0;
  for (size_t i = of.size; i-- > 0;)
    number = number << 8 | of.data[i];
  return number;
}

uint64_t take_varint(const decoder *d, bytes *from) {
  if (from->size == 0)
    fail(d, "ends early");
  size_t size = 1;
  for (uint8_t first = from->data[0]; size < 9 && (first & 1) == 0; first >>= 1)
    size++;
  if (size == 9) {
    (void)take_byte(d, from);
    uint64_t number = little_endian(take_bytes(d, from, 8));
    if (number >> 56 == 0)
      fail(d, "a number is not in its shortest form");
    return number;
  }
  uint64_t number = little_endian(take_bytes(d, from, size)) >> size;
  if (size > 1 && number >> (7 * (size - 1)) == 0)
    fail(d, "a number is not in its shortest form");
  return number;
}

size_t put_varint(uint8_t out[MAX_VARINT], uint64_t number) {
  size_t size = 1;
  while (size < MAX_VARINT && number >> (7 * size) != 0)
    size++;
  uint64_t coded = size == MAX_VARINT ? number : (number << 1 | 1) << (size - 1);
  size_t zeros = size == MAX_VARINT;
  out[0] = 0;
  for (size_t i = zeros; i < size; i++)
    out[i] = (uint8_t)(coded >> (8 * (i - zeros)));
  return size;
}

uint64_t read_number(decoder *d, stream_name name) { return take_varint(d, stream_of(d, name)); }

uint32_t read_u32(decoder *d, stream_name name) {
  uint64_t number = read_number(d, name);
  if (number > UINT32_MAX)
    fail(d, "a number has more than 32 bits");
  return (uint32_t)number;
}

int64_t unfold(uint64_t folded) { return (int64_t)(folded >> 1 ^ (0 - (folded & 1))); }

int64_t read_signed(decoder *d, stream_name name) { return unfold(read_number(d, name)); }

uint32_t read_count(decoder *d, stream_name name) {
  uint64_t count = read_number(d, name);
  if (count > MAX_COUNT)
    fail(d, "a count has more than 30 bits");
  return (uint32_t)count;
}

uint32_t read_count_of(decoder *d, stream_name name, stream_name of) {
  uint32_t count = read_count(d, name);
  if (count > stream_of(d, of)->size)
    fail(d, "a count is more than the bytes left can hold");
  return count;
}

/* Returns the bytes of the text in the stream, with its end. */
static size_t stored_text_size(const decoder *d, bytes from) {
  size_t at = 0;
  while (at < from.size && from.data[at] != 0) {
    if (from.data[at] == 1 &&
        (at + 1 == from.size || from.data[at + 1] < 1 || from.data[at + 1] > 2))
      fail(d, "an escape in a text is unknown");
    at += from.data[at] == 1 ? 2 : 1;
  }
  if (at >= from.size)
    fail(d, "a text does not end");
  return at + 1;
}

bytes read_text(decoder *d, stream_name name) {
  bytes *from = stream_of(d, name);
  bytes stored = take_bytes(d, from, stored_text_size(d, *from));
  uint8_t *text = take(d, stored.size, 1);
  size_t size = 0;
  for (size_t i = 0; i + 1 < stored.size; i++) {
    bool is_escape = stored.data[i] == 1;
    i += is_escape;
    text[size++] = is_escape ? (uint8_t)(stored.data[i] - 1) : stored.data[i];
  }
  return (bytes){text, size};
}

uint64_t read_code(decoder *d, codes *from, stream_name name) {
  if (d->is_small)
    return read_number(d, name);
  if (from->next == from->end)
    fail(d, "a code is missing");
  return *from->next++;
}
