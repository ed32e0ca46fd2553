/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* decode [--without-locations] [-D VOCABULARY.vdict]... FILE.varve: the canonical form of the
 * module on standard output. The loaded vocabulary that a file asks for is the one given that has
 * this hash; the edition n of the built-in one is the n-th of the others that go on from none. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <zstd.h>

#include "reference.h"

enum { VERSION = 1, MAX_VOCABULARIES = 16, CHECKSUM = 8, SMALL_CHECKSUM = 4, HASHES_SIZE = 32 };
enum { MAX_WINDOW_BITS = 23 };
enum {
  WHOLE = 1,
  BUILTIN = 2,
  LOADED = 4,
  SMALL = 8,
  PACKED = 0x10,
  HASHES = 0x20,
  REFUSED = 0x40
};
enum { MODULE_SECTION = 1, SMALL_MODULE_SECTION = 2, RESOURCE_SECTION = 3, PRELUDE_SECTION = 4 };
enum { GROUP_SECTION = 5, MAPPED_SECTION = 8 };
enum { NONE = 0, ZSTD = 1, PAGES = 2, BLOCKS = 3, PLANES = 4 };
#define UNKNOWN_SIZE UINT64_MAX
#define BASE_LIMIT (UINT64_C(64) << 20)

typedef struct vocabulary {
  bytes file;
  uint64_t base; /* the edition of the built-in vocabulary that it goes on from */
  uint64_t entries_size;
  bytes entries;
  bytes dictionary;
  uint32_t hash; /* the lowest two bytes */
} vocabulary;

typedef struct arguments {
  bool without_locations;
  const char *file;
  const char *vocabularies[MAX_VOCABULARIES];
  unsigned vocabulary_count;
} arguments;

static bytes read_file(decoder *d, const char *name) {
  vector data = {NULL, 0, 0};
  uint8_t part[4096];
  size_t size;
  d->file_name = name;
  FILE *file = fopen(name, "rb");
  if (file == NULL)
    fail(d, "cannot be opened");
  while ((size = fread(part, 1, sizeof(part), file)) != 0) {
    d->memory_left += 4 * size;
    memcpy(extend(d, &data, size), part, size);
  }
  bool is_bad = ferror(file) != 0;
  (void)fclose(file);
  if (is_bad)
    fail(d, "cannot be read");
  return (bytes){data.data, data.count};
}

/* --- codec 1 --- */

/* Some bytes more of what is packed; false at the end of the frame. */
static bool unpack_step(decoder *d, ZSTD_inBuffer *in, vector *out, uint64_t limit) {
  uint8_t part[1 << 14];
  ZSTD_outBuffer window = {part, sizeof(part), 0};
  size_t before = in->pos;
  size_t expected = ZSTD_decompressStream(d->zstd, &window, in);
  if (ZSTD_isError(expected))
    fail(d, ZSTD_getErrorName(expected));
  if (window.pos > limit - out->count)
    fail(d, "a section holds more than it may");
  if (window.pos != 0)
    memcpy(extend(d, out, window.pos), part, window.pos);
  if (expected != 0 && in->pos == before && window.pos == 0)
    fail(d, "a packed section ends early");
  return expected != 0;
}

static bytes unpack(decoder *d, bytes stored, bytes dictionary, uint64_t size) {
  static const uint8_t magic[4] = {0x28, 0xB5, 0x2F, 0xFD};
  vector out = {NULL, 0, 0};
  uint64_t limit = stored.size * UINT64_C(1000) + BASE_LIMIT;
  if (size != UNKNOWN_SIZE && size > limit)
    fail(d, "a section becomes too large");
  d->zstd = ZSTD_createDCtx();
  if (d->zstd == NULL ||
      ZSTD_isError(ZSTD_DCtx_setParameter(d->zstd, ZSTD_d_windowLogMax, MAX_WINDOW_BITS)) ||
      ZSTD_isError(ZSTD_DCtx_loadDictionary(d->zstd, dictionary.data, dictionary.size)))
    fail(d, "the dictionary cannot be used");
  ZSTD_inBuffer in = {magic, sizeof(magic), 0};
  (void)unpack_step(d, &in, &out, limit);
  in = (ZSTD_inBuffer){stored.data, stored.size, 0};
  while (unpack_step(d, &in, &out, limit))
    ;
  (void)ZSTD_freeDCtx(d->zstd);
  d->zstd = NULL;
  if (in.pos != in.size || (size != UNKNOWN_SIZE && out.count != size))
    fail(d, "a packed section does not hold what the directory says");
  return (bytes){out.data, out.count};
}

/* --- codec 4 --- */

static bytes unpack_planes(decoder *d, bytes stored, uint64_t size) {
  bytes rest = stored;
  size_t width = take_byte(d, &rest);
  if (width != 2 && width != 4 && width != 8)
    fail(d, "planes of a width that cannot be");
  bytes planes = unpack(d, rest, (bytes){NULL, 0}, size);
  vector out = {NULL, 0, 0};
  if (planes.size == 0)
    return planes;
  uint8_t *made = extend(d, &out, planes.size);
  size_t count = planes.size / width;
  for (size_t i = 0; i < count * width; i++)
    made[i] = planes.data[i % width * count + i / width];
  for (size_t i = count * width; i < planes.size; i++)
    made[i] = planes.data[i];
  return (bytes){made, planes.size};
}

/* --- vocabularies (11) --- */

static void open_vocabulary(decoder *d, const char *name, vocabulary *made) {
  static const uint8_t magic[5] = {0xD7, 'v', 'd', 'c', VERSION};
  bytes rest = made->file = read_file(d, name);
  if (rest.size < sizeof(magic) || memcmp(rest.data, magic, sizeof(magic)) != 0)
    fail(d, "this is no vocabulary of version 0");
  (void)take_bytes(d, &rest, sizeof(magic));
  made->base = take_varint(d, &rest);
  made->entries_size = take_varint(d, &rest);
  made->entries = take_bytes(d, &rest, take_varint(d, &rest));
  made->dictionary = take_bytes(d, &rest, take_varint(d, &rest));
  if (rest.size != CHECKSUM)
    fail(d, "a vocabulary does not end where it should");
  made->hash = (uint32_t)rest.data[0] | (uint32_t)rest.data[1] << 8;
}

static void read_entries(decoder *d, bytes entries) {
  d->work_left = BASE_LIMIT + 100 * (uint64_t)entries.size;
  read_vocabulary(d, entries);
}

static void use_vocabulary(decoder *d, const vocabulary *of) {
  read_entries(d, unpack(d, of->entries, (bytes){NULL, 0}, of->entries_size));
}

typedef struct vocabularies {
  vocabulary list[MAX_VOCABULARIES];
  unsigned count;
} vocabularies;

static const vocabulary *find_loaded(const vocabularies *all, uint32_t hash) {
  for (unsigned i = 0; i < all->count; i++)
    if (all->list[i].hash == hash)
      return &all->list[i];
  return NULL;
}

/* Editions count from 1. */
static const vocabulary *find_builtin(const vocabularies *all, const vocabulary *loaded,
                                      uint64_t edition) {
  for (unsigned i = 0; i < all->count; i++)
    if (all->list[i].base == 0 && &all->list[i] != loaded && --edition == 0)
      return &all->list[i];
  return NULL;
}

/* Reads what the header asks for; returns the dictionary. */
static bytes read_vocabularies(decoder *d, const vocabularies *all, bytes *rest, unsigned flags) {
  const vocabulary *loaded = NULL;
  uint64_t edition = 0;
  if ((flags & BUILTIN) != 0) {
    edition = take_varint(d, rest);
    if (edition == 0)
      fail(d, "there is no built-in vocabulary of edition 0");
  }
  if ((flags & LOADED) != 0) {
    bytes hash = take_bytes(d, rest, 2);
    loaded = find_loaded(all, (uint32_t)hash.data[0] | (uint32_t)hash.data[1] << 8);
    if (loaded == NULL)
      fail(d, "the vocabulary of the file is not among those given with -D");
    edition = loaded->base;
  }
  const vocabulary *builtin = edition == 0 ? NULL : find_builtin(all, loaded, edition);
  if (edition != 0 && builtin == NULL)
    fail(d, "the built-in vocabulary is not among those given with -D");
  if (edition != 0)
    use_vocabulary(d, builtin);
  if (loaded != NULL)
    use_vocabulary(d, loaded);
  if (loaded != NULL)
    return loaded->dictionary;
  return edition != 0 ? builtin->dictionary : (bytes){NULL, 0};
}

/* --- the file (3) --- */

typedef struct section {
  uint64_t kind;
  bool is_optional;
  unsigned codec;
  uint64_t alignment;
  uint64_t stored_size;
  uint64_t size;
  bytes data; /* unpacked */
} section;

/* Checksums stand behind pages. */
static void check_page_sizes(decoder *d, bool is_whole, const section *of) {
  enum { PAGE_BITS = 12, BLOCK_BITS = 20 };
  uint64_t page = (uint64_t)1 << (of->codec == PAGES ? PAGE_BITS : BLOCK_BITS);
  uint64_t count = of->size / page + (of->size % page != 0);
  if (is_whole || of->size > of->stored_size || of->stored_size - of->size != count * CHECKSUM)
    fail(d, "a section is not as large as its pages");
}

static void read_entry(decoder *d, bytes *rest, bool is_whole, section *made) {
  enum { MAX_ALIGNMENT = 16 };
  uint64_t kind = take_varint(d, rest), codec = take_varint(d, rest);
  made->kind = kind >> 1;
  made->is_optional = (kind & 1) != 0;
  made->codec = (unsigned)(codec & 15);
  if (codec >> 4 > MAX_ALIGNMENT)
    fail(d, "a section is aligned to more than 2^16");
  made->alignment = (uint64_t)1 << (codec >> 4);
  made->stored_size = made->size = take_varint(d, rest);
  if (made->codec != NONE)
    made->size = take_varint(d, rest);
  if (made->codec == PAGES || made->codec == BLOCKS)
    check_page_sizes(d, is_whole, made);
  if (!is_whole)
    (void)take_bytes(d, rest, CHECKSUM);
}

static vector read_directory(decoder *d, bytes *rest, unsigned flags) {
  vector sections = {NULL, 0, 0};
  if ((flags & SMALL) != 0) {
    section *only = PUSH(d, sections, section);
    bool is_packed = (flags & PACKED) != 0;
    uint64_t stored = rest->size < SMALL_CHECKSUM ? 0 : rest->size - SMALL_CHECKSUM;
    *only = (section){.kind = SMALL_MODULE_SECTION,
                      .codec = is_packed,
                      .alignment = 1,
                      .stored_size = stored,
                      .size = is_packed ? UNKNOWN_SIZE : stored};
    (void)take_bytes(d, rest, SMALL_CHECKSUM);
    return sections;
  }
  if ((flags & HASHES) != 0)
    (void)take_bytes(d, rest, HASHES_SIZE);
  uint64_t count = take_varint(d, rest);
  if (count > rest->size)
    fail(d, "there are more sections than the file can hold");
  for (uint64_t i = 0; i < count; i++)
    read_entry(d, rest, (flags & WHOLE) != 0, PUSH(d, sections, section));
  (void)take_bytes(d, rest, (flags & WHOLE) != 0 ? SMALL_CHECKSUM : CHECKSUM);
  return sections;
}

/* Where the sections begin and what they hold. */
static void read_sections(decoder *d, const vector *sections, bytes rest, bytes dictionary) {
  for (size_t i = 0; i < sections->count; i++) {
    section *at = &AT(*sections, section, i);
    uint64_t offset = (uint64_t)(rest.data - d->file.data);
    bytes padding = take_bytes(d, &rest, (0 - offset) & (at->alignment - 1));
    for (size_t b = 0; b < padding.size; b++)
      if (padding.data[b] != 0)
        fail(d, "padding is not zero");
    at->data = take_bytes(d, &rest, at->stored_size);
    bool is_known =
        ((at->kind >= MODULE_SECTION && at->kind <= GROUP_SECTION) || at->kind == MAPPED_SECTION) &&
        at->codec <= PLANES;
    if (!is_known && !at->is_optional)
      fail(d, "a section of a kind or codec that is unknown");
    if (!is_known)
      at->kind = 0;
    else if (at->codec == ZSTD)
      at->data = unpack(d, at->data, dictionary, at->size);
    else if (at->codec == PLANES)
      at->data = unpack_planes(d, at->data, at->size);
    else
      at->data.size = (size_t)at->size;
  }
  if (rest.size != 0)
    fail(d, "bytes follow the last section");
}

static void split_streams(decoder *d, bytes data) {
  uint64_t sizes[STREAM_COUNT];
  for (unsigned i = 0; i < STREAM_COUNT; i++)
    sizes[i] = take_varint(d, &data);
  for (unsigned i = 0; i < STREAM_COUNT; i++)
    d->streams[i] = take_bytes(d, &data, sizes[i]);
  if (data.size != 0)
    fail(d, "the streams do not fill their section");
}

/* The sections of groups (16) stand around the MODULE. */
static const section *take_sections(decoder *d, const vector *sections) {
  const section *module = NULL, *prelude = NULL;
  for (size_t i = 0; i < sections->count; i++) {
    const section *at = &AT(*sections, section, i);
    if (at->kind == RESOURCE_SECTION)
      *PUSH(d, d->blobs, bytes) = at->data;
    if (at->kind == GROUP_SECTION)
      *PUSH(d, d->groups, bytes) = at->data;
    if ((at->kind == PRELUDE_SECTION && module != NULL) ||
        (at->kind == GROUP_SECTION && module == NULL))
      fail(d, "a prelude behind the module, or a group before it");
    if (at->kind == PRELUDE_SECTION && prelude != NULL)
      fail(d, "there are two preludes");
    if (at->kind == PRELUDE_SECTION)
      prelude = at;
    if (at->kind != MODULE_SECTION && at->kind != SMALL_MODULE_SECTION &&
        at->kind != MAPPED_SECTION)
      continue;
    if (module != NULL)
      fail(d, "there are two modules");
    module = at;
  }
  if (module == NULL)
    fail(d, "there is no module");
  if (prelude != NULL && d->groups.count == 0)
    fail(d, "there is a prelude without groups");
  if (prelude != NULL)
    read_entries(d, prelude->data);
  return module;
}

static void choose_module(decoder *d, const vector *sections) {
  const section *module = take_sections(d, sections);
  d->work_left = BASE_LIMIT + 100 * (uint64_t)module->data.size;
  d->is_small = module->kind == SMALL_MODULE_SECTION;
  if (module->kind == MAPPED_SECTION &&
      (module->codec != PAGES || d->numbers[ATTRIBUTE].count != 0))
    fail(d, "a mapped module without pages, or with a vocabulary");
  if (module->kind == MAPPED_SECTION)
    open_mapped(d, module->data);
  else if (d->is_small)
    d->streams[HEAD] = module->data;
  else
    split_streams(d, module->data);
}

static void read_groups(decoder *d) {
  if (d->is_grouped != (d->groups.count != 0))
    fail(d, "a module has groups or says so, and not both");
  for (size_t i = 0; i < d->groups.count; i++) {
    bytes group = AT(d->groups, bytes, i);
    d->work_left += 100 * (uint64_t)group.size;
    split_streams(d, group);
    read_group(d);
  }
}

static void read_container(decoder *d, const vocabularies *all) {
  static const uint8_t magic[4] = {0xD7, 'v', 'r', 'v'};
  bytes rest = d->file;
  if (rest.size < sizeof(magic) || memcmp(rest.data, magic, sizeof(magic)) != 0)
    fail(d, "this is no varve container");
  (void)take_bytes(d, &rest, sizeof(magic));
  if (take_byte(d, &rest) != VERSION)
    fail(d, "the file has another version");
  unsigned flags = take_byte(d, &rest);
  bool is_small = (flags & SMALL) != 0;
  if ((flags & REFUSED) != 0 || (flags & (BUILTIN | LOADED)) == (BUILTIN | LOADED) ||
      (is_small && (flags & (WHOLE | HASHES)) != 0) || (!is_small && (flags & PACKED) != 0))
    fail(d, "flags that cannot be");
  bytes dictionary = read_vocabularies(d, all, &rest, flags);
  vector sections = read_directory(d, &rest, flags);
  read_sections(d, &sections, rest, dictionary);
  choose_module(d, &sections);
}

static bool parse_arguments(int count, char **list, arguments *made) {
  for (int i = 1; i < count; i++) {
    if (strcmp(list[i], "--without-locations") == 0) {
      made->without_locations = true;
    } else if (strcmp(list[i], "-D") == 0) {
      if (++i == count || made->vocabulary_count == MAX_VOCABULARIES)
        return false;
      made->vocabularies[made->vocabulary_count++] = list[i];
    } else {
      if (made->file != NULL || list[i][0] == '-')
        return false;
      made->file = list[i];
    }
  }
  return made->file != NULL;
}

int main(int count, char **list) {
  enum { USAGE = 2 };
  arguments given = {.file = NULL};
  if (!parse_arguments(count, list, &given)) {
    (void)fputs("Usage: decode [--without-locations] [-D VOCABULARY.vdict]... FILE.varve\n",
                stderr);
    return USAGE;
  }
  decoder d = {.memory_left = UINT64_C(1) << 30};
  vocabularies all = {.count = given.vocabulary_count};
  for (unsigned i = 0; i < all.count; i++)
    open_vocabulary(&d, given.vocabularies[i], &all.list[i]);
  d.file = read_file(&d, given.file);
  d.memory_left += 64 * (uint64_t)d.file.size;
  read_container(&d, &all);
  read_module(&d);
  read_groups(&d);
  write_canonical_form(&d, !given.without_locations);
  release(&d);
  return 0;
}
