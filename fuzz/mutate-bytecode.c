/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Changes bytecode as a fuzzer would, but keeps the sizes of sections and the lengths of varints
 * right: see format-spec/bytecode.md, 1 to 3. Built as a library it is a mutator of afl-fuzz. */
#include "fuzz/mutate.h"

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

static bool read_section(const unsigned char *bytes, size_t size, size_t *at, section *read) {
  uint64_t length = 0;
  *read = (section){.id = bytes[(*at)++]};
  if (!fuzz_read_varint(bytes, size, at, &length))
    return false;
  if ((read->id & ALIGNED) != 0) {
    if (!fuzz_read_varint(bytes, size, at, &read->alignment) || read->alignment == 0 ||
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
  if (!fuzz_read_varint(bytes, size, &at, &version))
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

static void put_section(fuzz_output *out, const section *written) {
  static const unsigned char padding = PADDING;
  fuzz_put(out, &written->id, 1);
  fuzz_put_varint(out, written->size);
  if ((written->id & ALIGNED) != 0) {
    fuzz_put_varint(out, written->alignment);
    while (!out->is_full && out->size % written->alignment != 0)
      fuzz_put(out, &padding, 1);
  }
  fuzz_put(out, written->data, written->size);
}

static void change_order(uint64_t *state, file *read) {
  size_t a = fuzz_chance(state, read->count), b = fuzz_chance(state, read->count);
  section kept = read->sections[a];
  read->sections[a] = read->sections[b];
  read->sections[b] = kept;
}

size_t fuzz_mutate(uint64_t *state, const unsigned char *bytes, size_t size, unsigned char *changed,
                   size_t room) {
  file read;
  fuzz_output out = {.bytes = changed, .room = room};
  if (size < MAGIC_SIZE || !read_file(bytes, size, &read))
    return 0;
  section *chosen = &read.sections[fuzz_chance(state, read.count)];
  unsigned char *data = fuzz_change(state, chosen->data, &chosen->size);
  if (data == NULL)
    return 0;
  chosen->data = data;
  if (fuzz_chance(state, 16) == 0)
    change_order(state, &read);
  fuzz_put(&out, read.bytes, read.header_size);
  for (size_t i = 0; i < read.count; i++)
    put_section(&out, &read.sections[i]);
  free(data);
  return out.is_full ? 0 : out.size;
}
