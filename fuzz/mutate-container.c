/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Changes varve files as a fuzzer would, in a section that is not packed, but keeps the sizes of
 * sections and of streams right: see format-spec/varve.md, 3 and 4. The checksums are mended by who
 * reads the file (container.h). Built as a library it is a mutator of afl-fuzz. */
#include "fuzz/mutate.h"

#include <stdlib.h>
#include <string.h>

#include "container/frame/format.h"
#include "container/frame/frame.h"
#include "container/frame/pages.h"

enum { MOST_SECTIONS = 64, SYMBOL_COLUMNS = 6 };

typedef struct section {
  uint64_t kind;  /* with the bit that says that it may be ignored */
  uint64_t codec; /* with the alignment */
  uint64_t raw_size;
  const unsigned char *checksum;
  const unsigned char *data;
  size_t size;
} section;

typedef struct file {
  const unsigned char *bytes;
  size_t size;
  size_t at;
  size_t header_size;
  size_t checksum_size; /* of a section: 0 with one for the whole file */
  section sections[MOST_SECTIONS];
  size_t count;
} file;

static bool skip(file *read, size_t size) {
  if (size > read->size - read->at)
    return false;
  read->at += size;
  return true;
}

static bool take_varint(file *read, uint64_t *value) {
  return fuzz_read_varint(read->bytes, read->size, &read->at, value);
}

static size_t padding_of(const section *of, size_t at) {
  return (size_t)((0 - at) & (((size_t)1 << (of->codec >> 4 & 31)) - 1));
}

static bool is_packed(const section *of) { return (of->codec & 15) != VARVE_CODEC_NONE; }

static bool take_entry(file *read, section *entry) {
  uint64_t size;
  if (!take_varint(read, &entry->kind) || !take_varint(read, &entry->codec) ||
      !take_varint(read, &size) || size > read->size ||
      (is_packed(entry) && !take_varint(read, &entry->raw_size)))
    return false;
  entry->size = (size_t)size;
  entry->checksum = read->bytes + read->at;
  return skip(read, read->checksum_size);
}

/* The directory; a small module is one section without. */
static bool take_directory(file *read, uint8_t flags) {
  uint64_t count;
  if ((flags & VARVE_FRAME_SMALL) != 0) {
    read->count = 1;
    return (flags & VARVE_FRAME_PACKED) == 0;
  }
  if (!take_varint(read, &count) || count == 0 || count > MOST_SECTIONS)
    return false;
  for (; read->count < count; read->count++)
    if (!take_entry(read, &read->sections[read->count]))
      return false;
  return true;
}

static bool take_sections(file *read) {
  for (size_t i = 0; i < read->count; i++) {
    section *taken = &read->sections[i];
    if (!skip(read, padding_of(taken, read->at)))
      return false;
    taken->data = read->bytes + read->at;
    if (!skip(read, taken->size))
      return false;
  }
  return true;
}

static bool read_file(const unsigned char *bytes, size_t size, file *read) {
  uint64_t edition, names = 0;
  *read = (file){.bytes = bytes, .size = size};
  if (!skip(read, VARVE_CONTAINER_HEAD_SIZE))
    return false;
  uint8_t flags = bytes[VARVE_CONTAINER_HEAD_SIZE - 1];
  bool is_whole = (flags & (VARVE_FRAME_WHOLE | VARVE_FRAME_SMALL)) != 0;
  if ((flags & VARVE_FRAME_BUILTIN) != 0 && !take_varint(read, &edition))
    return false;
  if (((flags & VARVE_FRAME_LOADED) != 0 && !skip(read, VARVE_VOCABULARY_HASH_SIZE)) ||
      ((flags & VARVE_FRAME_SETS) != 0 &&
       (!take_varint(read, &names) || !skip(read, (size_t)names))) ||
      ((flags & VARVE_FRAME_HASHES) != 0 && !skip(read, (size_t)2 * VARVE_HASH_SIZE)))
    return false;
  read->header_size = read->at;
  read->checksum_size = is_whole ? 0 : VARVE_CHECKSUM_SIZE;
  if (!take_directory(read, flags) ||
      !skip(read, is_whole ? VARVE_WHOLE_CHECKSUM_SIZE : VARVE_CHECKSUM_SIZE))
    return false;
  if ((flags & VARVE_FRAME_SMALL) != 0)
    read->sections[0].size = size - read->at;
  return take_sections(read);
}

/* Writing */

static void put_file(fuzz_output *out, const file *read) {
  static const unsigned char zero[VARVE_CHECKSUM_SIZE];
  uint8_t flags = read->bytes[VARVE_CONTAINER_HEAD_SIZE - 1];
  bool is_small = (flags & VARVE_FRAME_SMALL) != 0;
  fuzz_put(out, read->bytes, read->header_size);
  if (!is_small)
    fuzz_put_varint(out, read->count);
  for (size_t i = 0; !is_small && i < read->count; i++) {
    const section *written = &read->sections[i];
    fuzz_put_varint(out, written->kind);
    fuzz_put_varint(out, written->codec);
    fuzz_put_varint(out, written->size);
    if (is_packed(written))
      fuzz_put_varint(out, written->raw_size);
    fuzz_put(out, written->checksum, read->checksum_size);
  }
  fuzz_put(out, zero, read->checksum_size == 0 ? VARVE_WHOLE_CHECKSUM_SIZE : VARVE_CHECKSUM_SIZE);
  for (size_t i = 0; i < read->count; i++) {
    for (size_t k = padding_of(&read->sections[i], out->size); k > 0; k--)
      fuzz_put(out, zero, 1);
    fuzz_put(out, read->sections[i].data, read->sections[i].size);
  }
}

/* Changes of what a section holds */

/* Parts of a section, whose sizes stand before them, behind so many other numbers. */
typedef struct parts {
  uint64_t numbers[1];
  size_t number_count;
  uint64_t sizes[VARVE_STREAM_COUNT];
  size_t count;
  size_t start;
} parts;

static bool read_parts(const section *of, parts *read) {
  uint64_t kind = of->kind >> 1;
  size_t at = 0;
  *read = (parts){.number_count = kind == VARVE_CONTAINER_SYMBOLS};
  if (kind == VARVE_CONTAINER_MODULE || kind == VARVE_CONTAINER_GROUP)
    read->count = VARVE_STREAM_COUNT;
  else if (kind == VARVE_CONTAINER_SYMBOLS)
    read->count = SYMBOL_COLUMNS;
  if (read->number_count != 0 && !fuzz_read_varint(of->data, of->size, &at, read->numbers))
    return false;
  for (size_t i = 0; i < read->count; i++)
    if (!fuzz_read_varint(of->data, of->size, &at, &read->sizes[i]))
      return false;
  read->start = at;
  return read->count != 0;
}

/* One of the parts; those that hold nothing are less likely than they are many. */
static size_t choose_part(uint64_t *state, const parts *from) {
  size_t chosen = 0;
  for (int tries = 0; tries < 4; tries++) {
    chosen = fuzz_chance(state, from->count);
    if (from->sizes[chosen] != 0)
      break;
  }
  return chosen;
}

static unsigned char *change_parts(uint64_t *state, section *of, parts *read) {
  size_t chosen = choose_part(state, read), at = read->start;
  for (size_t i = 0; i < chosen && read->sizes[i] <= of->size - at; i++)
    at += (size_t)read->sizes[i];
  size_t size = (size_t)read->sizes[chosen];
  if (read->sizes[chosen] > of->size - at)
    return NULL;
  size_t room = of->size + 1024, behind = at + size;
  unsigned char *part = fuzz_change(state, of->data + at, &size);
  fuzz_output out = {.bytes = malloc(room), .room = room};
  if (part != NULL && out.bytes != NULL) {
    read->sizes[chosen] = size;
    for (size_t i = 0; i < read->number_count; i++)
      fuzz_put_varint(&out, read->numbers[i]);
    for (size_t i = 0; i < read->count; i++)
      fuzz_put_varint(&out, read->sizes[i]);
    fuzz_put(&out, of->data + read->start, at - read->start);
    fuzz_put(&out, part, size);
    fuzz_put(&out, of->data + behind, of->size - behind);
    of->size = out.size;
  }
  free(part);
  return out.bytes;
}

/* With room for the checksums of its pages behind it, which are mended with all others. */
static unsigned char *change_pages(uint64_t *state, section *of) {
  size_t size = (size_t)of->raw_size;
  unsigned bits = varve_codec_page_bits((uint32_t)(of->codec & 15));
  if (of->raw_size > of->size)
    return NULL;
  unsigned char *changed = fuzz_change(state, of->data, &size);
  if (changed == NULL)
    return NULL;
  size_t table = (size_t)varve_page_table_size(size, bits);
  unsigned char *data = calloc(1, size + table + 1);
  if (data != NULL) {
    memcpy(data, changed, size);
    of->raw_size = size;
    of->size = size + table;
  }
  free(changed);
  return data;
}

size_t fuzz_mutate(uint64_t *state, const unsigned char *bytes, size_t size, unsigned char *changed,
                   size_t room) {
  file read;
  parts inside;
  fuzz_output out = {.bytes = changed, .room = room};
  if (!read_file(bytes, size, &read))
    return 0;
  section *chosen = &read.sections[fuzz_chance(state, read.count)];
  bool has_pages = varve_codec_page_bits((uint32_t)(chosen->codec & 15)) != 0;
  if (is_packed(chosen) && !has_pages)
    return 0;
  unsigned char *data = has_pages ? change_pages(state, chosen)
                        : read_parts(chosen, &inside) && fuzz_chance(state, 16) != 0
                            ? change_parts(state, chosen, &inside)
                            : fuzz_change(state, chosen->data, &chosen->size);
  if (data == NULL)
    return 0;
  chosen->data = data;
  put_file(&out, &read);
  free(data);
  return out.is_full ? 0 : out.size;
}
