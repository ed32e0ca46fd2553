/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* decode [--without-locations] [-D VOCABULARY.vdict]... FILE.varve: writes the canonical form of
 * the module to standard output. The hash in the file selects its loaded vocabulary among those
 * given with -D. Edition n of the built-in vocabulary is the n-th given vocabulary that extends no
 * other. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <xxhash.h>
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
  REFUSED = 0x40,
  SETS = 0x80
};
enum { MODULE_SECTION = 1, SMALL_MODULE_SECTION = 2, RESOURCE_SECTION = 3, PRELUDE_SECTION = 4 };
enum { GROUP_SECTION = 5, SYMBOLS_SECTION = 6, INDEX_SECTION = 7, MAPPED_SECTION = 8 };
enum { LONGEST_ERA = 31, LONGEST_SETS = 255 };
enum { NONE = 0, ZSTD = 1, PAGES = 2, BLOCKS = 3, PLANES = 4 };
#define UNKNOWN_SIZE UINT64_MAX
#define BASE_LIMIT (UINT64_C(64) << 20)

typedef struct vocabulary {
  bytes file;
  uint64_t base; /* the edition of the built-in vocabulary that it extends */
  uint64_t entries_size;
  bytes entries;
  bytes dictionary;
  uint64_t hash;
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

static uint64_t read_fixed(const uint8_t *data, unsigned size) {
  uint64_t number = 0;
  for (unsigned i = 0; i < size; i++)
    number |= (uint64_t)data[i] << (8 * i);
  return number;
}

/* --- codec 1 --- */

/* The window of a frame (RFC 8878, 3.1.1.1). */
static void check_window(decoder *d, bytes frame) {
  static const uint8_t id_sizes[4] = {0, 1, 2, 4}, content_sizes[4] = {1, 2, 4, 8};
  if (frame.size < 2)
    return;
  uint64_t window = UINT64_C(1) << (10 + (frame.data[1] >> 3));
  window += window / 8 * (frame.data[1] & 7);
  if ((frame.data[0] & 0x20) != 0) {
    size_t start = 1 + (size_t)id_sizes[frame.data[0] & 3];
    unsigned size = content_sizes[frame.data[0] >> 6];
    if (frame.size < start + size)
      return;
    window = read_fixed(frame.data + start, size) + (size == 2 ? 256 : 0);
  }
  if (window > UINT64_C(1) << MAX_WINDOW_BITS)
    fail(d, "a frame has a window of more than 2^23 bytes");
}

/* Unpacks some more bytes; returns false at the end of the frame. */
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
  check_window(d, stored);
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
    fail(d, "planes of an invalid width");
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
    fail(d, "this is not a vocabulary of version 0");
  (void)take_bytes(d, &rest, sizeof(magic));
  made->base = take_varint(d, &rest);
  made->entries_size = take_varint(d, &rest);
  made->entries = take_bytes(d, &rest, take_varint(d, &rest));
  made->dictionary = take_bytes(d, &rest, take_varint(d, &rest));
  if (rest.size != CHECKSUM)
    fail(d, "a vocabulary does not end where it should");
  made->hash = read_fixed(rest.data, CHECKSUM);
  if (XXH3_64bits(made->file.data, made->file.size - CHECKSUM) != made->hash)
    fail(d, "the checksum of a vocabulary is wrong");
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
    if ((all->list[i].hash & 0xFFFF) == hash)
      return &all->list[i];
  return NULL;
}

/* Editions start from 1. */
static const vocabulary *find_builtin(const vocabularies *all, const vocabulary *loaded,
                                      uint64_t edition) {
  for (unsigned i = 0; i < all->count; i++)
    if (all->list[i].base == 0 && &all->list[i] != loaded && --edition == 0)
      return &all->list[i];
  return NULL;
}

static bool is_word(bytes word) {
  for (size_t i = 0; i < word.size; i++)
    if (word.data[i] <= ' ' || word.data[i] > '~' || strchr(",@", word.data[i]) != NULL)
      return false;
  return word.size != 0;
}

static void check_era(const decoder *d, bytes name) {
  static const char absent[] = "llvm22";
  if (name.size == 0 || name.size > LONGEST_ERA)
    fail(d, "the name of the era is too short or too long");
  for (size_t i = 0; i < name.size; i++)
    if (strchr("abcdefghijklmnopqrstuvwxyz0123456789-.", name.data[i]) == NULL || name.data[i] == 0)
      fail(d, "a byte is not allowed in the name of an era");
  if (name.size == sizeof(absent) - 1 && memcmp(name.data, absent, name.size) == 0)
    fail(d, "this era has no name in a file");
}

/* The sets only select the syntax for printing. */
static void read_sets(decoder *d, bytes *rest) {
  uint64_t size = take_varint(d, rest);
  if (size == 0 || size > LONGEST_SETS)
    fail(d, "the names of sets are too short or too long");
  bytes names = take_bytes(d, rest, (size_t)size), last = {NULL, 0};
  bool is_first = true, is_last = false;
  for (; !is_last; is_first = false) {
    const uint8_t *comma = memchr(names.data, ',', names.size);
    is_last = comma == NULL;
    bytes name = {names.data, is_last ? names.size : (size_t)(comma - names.data)};
    names.data += name.size + !is_last;
    names.size -= name.size + !is_last;
    const uint8_t *at = name.size == 0 ? NULL : memchr(name.data, '@', name.size);
    if (at == NULL && is_first) {
      check_era(d, name);
      continue;
    }
    bytes project = {name.data, at == NULL ? 0 : (size_t)(at - name.data)};
    bytes version = {name.data + project.size + 1, name.size - project.size - 1};
    if (at == NULL || !is_word(project) || !is_word(version))
      fail(d, "this is not the name of a pack");
    if (last.size != 0 && compare_bytes(last, project) >= 0)
      fail(d, "the packs are not sorted");
    last = project;
  }
}

/* Reads the vocabularies that the header requires; returns the last one, or NULL. */
static const vocabulary *read_vocabularies(decoder *d, const vocabularies *all, bytes *rest,
                                           unsigned flags) {
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
  return loaded != NULL ? loaded : builtin;
}

/* --- the file (3) --- */

typedef struct section {
  uint64_t kind;
  bool is_optional;
  unsigned codec;
  uint64_t alignment;
  uint64_t stored_size;
  uint64_t size;
  const uint8_t *checksum; /* NULL: the checksum of the file covers the section */
  bytes data;              /* unpacked */
} section;

/* Checksums follow the pages. */
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
    made->checksum = take_bytes(d, rest, CHECKSUM).data;
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
    d->hashes = take_bytes(d, rest, HASHES_SIZE).data;
  uint64_t count = take_varint(d, rest);
  if (count > rest->size)
    fail(d, "there are more sections than the file can hold");
  for (uint64_t i = 0; i < count; i++)
    read_entry(d, rest, (flags & WHOLE) != 0, PUSH(d, sections, section));
  (void)take_bytes(d, rest, (flags & WHOLE) != 0 ? SMALL_CHECKSUM : CHECKSUM);
  return sections;
}

/* --- checksums --- */

/* Checks the checksum before the directory is used. checksum: of the header, or of the whole file;
 * its own bytes count as 0. */
static void check_file(decoder *d, const uint8_t *checksum, unsigned flags, uint64_t seed) {
  size_t before = (size_t)(checksum - d->file.data);
  bool is_whole = (flags & (WHOLE | SMALL)) != 0;
  unsigned size = is_whole ? SMALL_CHECKSUM : CHECKSUM;
  vector copy = {NULL, 0, 0};
  uint8_t *all = extend(d, &copy, d->file.size);
  memcpy(all, d->file.data, d->file.size);
  memset(all + before, 0, size);
  uint64_t sum = XXH3_64bits_withSeed(all, is_whole ? d->file.size : before, seed);
  if ((is_whole ? sum & UINT32_MAX : sum) != read_fixed(checksum, size))
    fail(d, "the checksum of the file or of its header is wrong");
}

/* stored: includes the checksums of pages. */
static void check_section(decoder *d, const section *of, bytes stored) {
  bool has_pages = of->codec == PAGES || of->codec == BLOCKS;
  size_t page = of->codec == PAGES ? 1 << 12 : 1 << 20;
  bytes summed = stored;
  if (of->checksum == NULL)
    return;
  if (has_pages)
    summed = (bytes){stored.data + of->size, stored.size - (size_t)of->size};
  if (XXH3_64bits(summed.data, summed.size) != read_fixed(of->checksum, CHECKSUM))
    fail(d, "the checksum of a section is wrong");
  for (size_t at = 0; has_pages && at < of->size; at += page) {
    size_t size = of->size - at < page ? (size_t)of->size - at : page;
    if (XXH3_64bits(stored.data + at, size) !=
        read_fixed(summed.data + at / page * CHECKSUM, CHECKSUM))
      fail(d, "the checksum of a page is wrong");
  }
}

static void open_section(decoder *d, section *at, bytes dictionary) {
  const bytes none = {NULL, 0};
  if (at->codec == ZSTD)
    at->data = unpack(d, at->data, at->kind == RESOURCE_SECTION ? none : dictionary, at->size);
  else if (at->codec == PLANES)
    at->data = unpack_planes(d, at->data, at->size);
  else
    at->data.size = (size_t)at->size;
}

/* Computes where the sections begin, and reads their contents. */
static void read_sections(decoder *d, const vector *sections, bytes rest, bytes dictionary) {
  for (size_t i = 0; i < sections->count; i++) {
    section *at = &AT(*sections, section, i);
    uint64_t offset = (uint64_t)(rest.data - d->file.data);
    bytes padding = take_bytes(d, &rest, (0 - offset) & (at->alignment - 1));
    for (size_t b = 0; b < padding.size; b++)
      if (padding.data[b] != 0)
        fail(d, "padding is not zero");
    at->data = take_bytes(d, &rest, at->stored_size);
    check_section(d, at, at->data);
    bool is_module =
        (at->kind >= MODULE_SECTION && at->kind <= GROUP_SECTION) || at->kind == MAPPED_SECTION;
    bool is_known = is_module || at->kind == SYMBOLS_SECTION || at->kind == INDEX_SECTION;
    if ((!is_known && !at->is_optional) || (at->codec > PLANES && (is_module || !at->is_optional)))
      fail(d, "a section of an unknown kind or codec");
    bool is_note = at->kind >= 32 && at->kind < 64 && at->is_optional;
    if (at->codec > PLANES || (!is_known && !is_note))
      at->kind = 0;
    else
      open_section(d, at, dictionary);
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

/* SYMBOLS and INDEX (17) follow the module and its groups. */
static void take_symbols(decoder *d, const section *at, const section *module) {
  bool *has_one = at->kind == INDEX_SECTION ? &d->has_index : &d->has_symbols;
  if (*has_one || module == NULL || (d->groups.count == 0 && module->kind != MAPPED_SECTION))
    fail(d, "SYMBOLS or INDEX twice, or without groups before it");
  if (at->kind == INDEX_SECTION && at->codec != PAGES)
    fail(d, "INDEX has no pages");
  *has_one = true;
  *(at->kind == INDEX_SECTION ? &d->index : &d->symbols) = at->data;
}

/* A prelude precedes MODULE; groups (16) follow it. */
static const section *take_sections(decoder *d, const vector *sections) {
  const section *module = NULL, *prelude = NULL;
  for (size_t i = 0; i < sections->count; i++) {
    const section *at = &AT(*sections, section, i);
    if (at->kind == RESOURCE_SECTION)
      *PUSH(d, d->blobs, bytes) = at->data;
    if (at->kind == GROUP_SECTION)
      *PUSH(d, d->groups, bytes) = at->data;
    if (at->kind == SYMBOLS_SECTION || at->kind == INDEX_SECTION)
      take_symbols(d, at, module);
    if (at->kind == GROUP_SECTION && (d->has_symbols || d->has_index))
      fail(d, "a group after SYMBOLS or INDEX");
    if ((at->kind == PRELUDE_SECTION && module != NULL) ||
        (at->kind == GROUP_SECTION && module == NULL))
      fail(d, "a prelude after the module, or a group before it");
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
    fail(d, "the module's flag for groups does not match the sections");
  for (size_t i = 0; i < d->groups.count; i++) {
    bytes group = AT(d->groups, bytes, i);
    d->work_left += 100 * (uint64_t)group.size;
    *PUSH(d, d->group_starts, uint32_t) = AT(d->blocks, module_block, 0).operation_count;
    split_streams(d, group);
    read_group(d);
  }
}

static void read_container(decoder *d, const vocabularies *all) {
  static const uint8_t magic[4] = {0xD7, 'v', 'r', 'v'};
  bytes rest = d->file;
  if (rest.size < sizeof(magic) || memcmp(rest.data, magic, sizeof(magic)) != 0)
    fail(d, "this is not a varve container");
  (void)take_bytes(d, &rest, sizeof(magic));
  if (take_byte(d, &rest) != VERSION)
    fail(d, "the file has another version");
  unsigned flags = take_byte(d, &rest);
  bool is_small = (flags & SMALL) != 0;
  if ((flags & REFUSED) != 0 || (flags & (BUILTIN | LOADED)) == (BUILTIN | LOADED) ||
      (is_small && (flags & (WHOLE | HASHES)) != 0) || (!is_small && (flags & PACKED) != 0))
    fail(d, "invalid flags");
  const vocabulary *used = read_vocabularies(d, all, &rest, flags);
  if ((flags & SETS) != 0)
    read_sets(d, &rest);
  vector sections = read_directory(d, &rest, flags);
  bool is_whole = (flags & (WHOLE | SMALL)) != 0;
  check_file(d, rest.data - (is_whole ? SMALL_CHECKSUM : CHECKSUM), flags,
             used == NULL ? 0 : used->hash);
  read_sections(d, &sections, rest, used == NULL ? (bytes){NULL, 0} : used->dictionary);
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
  check_symbols(&d);
  write_canonical_form(&d, !given.without_locations);
  release(&d);
  return 0;
}
