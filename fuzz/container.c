/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Container files whose checksums are mended. It reads directories by itself, because the library
 * stops at what is wrong. */
#include "fuzz/container.h"

#include <xxhash.h>

#include "container/frame/frame.h"
#include "container/frame/pages.h"
#include "container/vocabulary/vocabulary.h"

enum { MOST_SECTIONS = 1024 };

typedef struct cursor {
  unsigned char *bytes;
  size_t size;
  size_t at;
  bool is_over; /* the file ends before what was read does */
  bool hides;   /* SYMBOLS and INDEX become notes */
  bool widens;  /* frames ask for too wide a window */
  bool has_changed;
} cursor;

typedef struct section {
  uint64_t size;
  uint32_t alignment_bits;
  size_t checksum;
  size_t unsummed;    /* bytes in front of what the checksum covers: */
  unsigned page_bits; /* pages of so many bits; 0: none */
  bool is_packed;
} section;

static size_t skip(cursor *c, size_t size) {
  size_t at = c->at;
  c->is_over = c->is_over || size > c->size - c->at;
  c->at += c->is_over ? 0 : size;
  return at;
}

static uint64_t take_varint(cursor *c) {
  size_t length = 1;
  uint64_t value = 0;
  if (c->at == c->size) {
    c->is_over = true;
    return 0;
  }
  for (unsigned char first = c->bytes[c->at]; length < 9 && (first & 1) == 0; first >>= 1)
    length++;
  size_t at = skip(c, length);
  for (size_t i = length; !c->is_over && i-- > (length == 9 ? 1u : 0u);)
    value = value << 8 | c->bytes[at + i];
  return length < 9 ? value >> length : value;
}

static void put(unsigned char *bytes, uint64_t value, size_t size) {
  for (size_t i = 0; i < size; i++)
    bytes[i] = (unsigned char)(value >> (8 * i));
}

static uint64_t builtin_hash(void) {
  varve_reporter reporter = {.error_count = 0};
  varve_vocabulary vocabulary = {.hash = 0};
  FUZZ_CHECK(varve_vocabulary_builtin(VARVE_VOCABULARY_EDITION, &reporter, &vocabulary) ==
             VARVE_STATUS_OK);
  return vocabulary.hash;
}

static section take_entry(cursor *c, bool is_whole) {
  section entry = {.size = 0};
  size_t at = c->at;
  uint64_t kind = take_varint(c) >> 1;
  if (c->hides && (kind == VARVE_CONTAINER_SYMBOLS || kind == VARVE_CONTAINER_INDEX) &&
      c->at == at + 1) {
    c->bytes[at] = (unsigned char)((VARVE_FIRST_SECTION_NOTES + 1) << 2 | 3);
    c->has_changed = true;
  }
  uint64_t codec = take_varint(c);
  entry.alignment_bits = (uint32_t)(codec >> 4 & 31);
  entry.size = take_varint(c);
  uint64_t raw_size = (codec & 15) != VARVE_CODEC_NONE ? take_varint(c) : 0;
  entry.is_packed = (codec & 15) == VARVE_CODEC_ZSTD;
  entry.page_bits = varve_codec_page_bits((uint32_t)(codec & 15));
  /* Of pages the directory sums up their checksums. */
  if (entry.page_bits != 0 && raw_size <= entry.size)
    entry.unsummed = (size_t)raw_size;
  if (!is_whole)
    entry.checksum = skip(c, VARVE_CHECKSUM_SIZE);
  return entry;
}

static void mend_pages(unsigned char *bytes, const section *entry) {
  size_t page = (size_t)1 << entry->page_bits, at = entry->unsummed;
  for (size_t start = 0; start < entry->unsummed; start += page, at += VARVE_PAGE_CHECKSUM_SIZE) {
    size_t size = entry->unsummed - start < page ? entry->unsummed - start : page;
    if (entry->size - at < VARVE_PAGE_CHECKSUM_SIZE)
      return;
    put(bytes + at, XXH3_64bits(bytes + start, size), VARVE_PAGE_CHECKSUM_SIZE);
  }
}

/* Of the sections that are where the directory says. */
/* RFC 8878, 3.1.1.1: the second byte is the window, unless the first says that it is the content.
 */
static void widen(cursor *c, size_t at, const section *entry) {
  enum { IS_SINGLE = 0x20, BITS_26 = 0x80 };
  if (!c->widens || !entry->is_packed || entry->size < 2 || (c->bytes[at] & IS_SINGLE) != 0)
    return;
  c->bytes[at + 1] = BITS_26;
  c->has_changed = true;
}

static void mend_sections(cursor *c, const section *sections, size_t count) {
  for (size_t i = 0; i < count; i++) {
    (void)skip(c, (size_t)((0 - c->at) & (((size_t)1 << sections[i].alignment_bits) - 1)));
    if (c->is_over || sections[i].size > c->size - c->at)
      return;
    size_t at = skip(c, (size_t)sections[i].size);
    size_t unsummed = sections[i].unsummed;
    widen(c, at, &sections[i]);
    if (unsummed != 0)
      mend_pages(c->bytes + at, &sections[i]);
    put(c->bytes + sections[i].checksum,
        XXH3_64bits(c->bytes + at + unsummed, (size_t)sections[i].size - unsummed),
        VARVE_CHECKSUM_SIZE);
  }
}

static void mend_whole(const cursor *c, uint64_t seed) {
  if (c->is_over || c->size - c->at < VARVE_WHOLE_CHECKSUM_SIZE)
    return;
  put(c->bytes + c->at, 0, VARVE_WHOLE_CHECKSUM_SIZE);
  put(c->bytes + c->at, XXH3_64bits_withSeed(c->bytes, c->size, seed), VARVE_WHOLE_CHECKSUM_SIZE);
}

static void mend_parts(cursor *c, uint64_t seed) {
  section sections[MOST_SECTIONS];
  uint64_t count = take_varint(c);
  if (count > MOST_SECTIONS)
    return;
  for (size_t i = 0; i < count; i++)
    sections[i] = take_entry(c, false);
  size_t at = skip(c, VARVE_CHECKSUM_SIZE);
  if (c->is_over)
    return;
  mend_sections(c, sections, (size_t)count);
  put(c->bytes + at, XXH3_64bits_withSeed(c->bytes, at, seed), VARVE_CHECKSUM_SIZE);
}

static void mend(cursor *c, uint64_t loaded) {
  const unsigned char *bytes = c->bytes;
  uint64_t seed = 0;
  (void)skip(c, VARVE_CONTAINER_HEAD_SIZE);
  if (c->is_over)
    return;
  uint8_t flags = bytes[VARVE_CONTAINER_HEAD_SIZE - 1];
  if ((flags & VARVE_FRAME_BUILTIN) != 0) {
    (void)take_varint(c);
    seed = builtin_hash();
  }
  if ((flags & VARVE_FRAME_LOADED) != 0) {
    size_t at = skip(c, VARVE_VOCABULARY_HASH_SIZE);
    seed = loaded;
    if (!c->is_over && loaded != 0)
      put(c->bytes + at, loaded, VARVE_VOCABULARY_HASH_SIZE);
  }
  if ((flags & VARVE_FRAME_SETS) != 0)
    (void)skip(c, (size_t)take_varint(c));
  bool is_whole = (flags & (VARVE_FRAME_WHOLE | VARVE_FRAME_SMALL)) != 0;
  if ((flags & VARVE_FRAME_HASHES) != 0)
    (void)skip(c, (size_t)2 * VARVE_HASH_SIZE);
  if (!is_whole) {
    mend_parts(c, seed);
    return;
  }
  uint64_t count = (flags & VARVE_FRAME_SMALL) != 0 ? 0 : take_varint(c);
  for (size_t i = 0; i < count && i < MOST_SECTIONS; i++)
    (void)take_entry(c, true);
  mend_whole(c, seed);
}

void fuzz_mend_container(unsigned char *bytes, size_t size, uint64_t loaded) {
  cursor c = {.bytes = bytes, .size = size};
  mend(&c, loaded);
}

bool fuzz_hide_symbols(unsigned char *bytes, size_t size, uint64_t loaded) {
  cursor c = {.bytes = bytes, .size = size, .hides = true};
  mend(&c, loaded);
  return c.has_changed;
}

bool fuzz_widen_windows(unsigned char *bytes, size_t size, uint64_t loaded) {
  cursor c = {.bytes = bytes, .size = size, .widens = true};
  mend(&c, loaded);
  return c.has_changed;
}

uint64_t fuzz_mend_vocabulary(unsigned char *bytes, size_t size) {
  if (size < VARVE_CHECKSUM_SIZE)
    return 0;
  uint64_t hash = XXH3_64bits(bytes, size - VARVE_CHECKSUM_SIZE);
  put(bytes + size - VARVE_CHECKSUM_SIZE, hash, VARVE_CHECKSUM_SIZE);
  return hash;
}

unsigned char *fuzz_copy(varve_slice bytes) {
  unsigned char *copy = malloc(bytes.size + (bytes.size == 0));
  FUZZ_CHECK(copy != NULL);
  if (bytes.size != 0)
    memcpy(copy, bytes.data, bytes.size);
  return copy;
}

void fuzz_check_container(fuzz_session *session, varve_module *module,
                          const varve_save_options *save) {
  varve_load_options load = {.struct_size = sizeof(varve_load_options)};
  load.dictionary = save->dictionary;
  varve_bytes *first = fuzz_save(module, save);
  if (first == NULL)
    return;
  varve_module *again = fuzz_load(session, varve_bytes_slice(first), &load);
  FUZZ_CHECK(again != NULL);
  fuzz_check_same_module(module, again, false);
  varve_bytes *second = fuzz_save(again, save);
  FUZZ_CHECK(fuzz_bytes_are_equal(first, second));
  varve_bytes_destroy(second);
  varve_bytes_destroy(first);
  varve_module_destroy(again);
}
