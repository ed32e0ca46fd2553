/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Varve files whose checksums are made right: refused saying why, or what is written of them gives
 * an equal module, and from then on the same bytes. Sections that are not packed are read as they
 * were changed. format-spec/varve.md, 3. */
#include "fuzz/target.h"

#define XXH_INLINE_ALL
#include <xxhash.h>

enum {
  FLAGS_PLACE = 5,
  HEAD_SIZE = 6,
  WHOLE = 1,
  VOCABULARIES = 2 | 4,
  SMALL = 8,
  HASHES = 32,
  HASHES_SIZE = 32,
  CHECKSUM = 8,
  WHOLE_CHECKSUM = 4,
  MAX_SECTIONS = 64
};

typedef struct place {
  unsigned char *bytes;
  size_t size;
  size_t at; /* above size: nothing is left */
} place;

static uint64_t read_varint(place *p) {
  if (p->at >= p->size)
    return 0;
  unsigned length = 1;
  while (length <= CHECKSUM && (p->bytes[p->at] >> (length - 1) & 1) == 0)
    length++;
  uint64_t value = 0;
  for (unsigned i = 0; i < length && p->at + i < p->size; i++)
    if (length > CHECKSUM ? i != 0 : true)
      value |= (uint64_t)p->bytes[p->at + i] << (8 * (length > CHECKSUM ? i - 1 : i));
  p->at += length;
  return length > CHECKSUM ? value : value >> length;
}

static void write_checksum(const place *p, size_t at, uint64_t value, unsigned size) {
  for (unsigned i = 0; i < size && at + i < p->size; i++)
    p->bytes[at + i] = (unsigned char)(value >> (8 * i));
}

static void repair_whole(const place *p) {
  if (p->at > p->size || p->size - p->at < WHOLE_CHECKSUM)
    return;
  write_checksum(p, p->at, 0, WHOLE_CHECKSUM);
  write_checksum(p, p->at, XXH3_64bits(p->bytes, p->size), WHOLE_CHECKSUM);
}

/* The directory, and the checksums of the sections when they have some. */
static void repair_directory(place *p, int is_whole) {
  struct {
    uint64_t size, alignment;
    size_t checksum;
  } sections[MAX_SECTIONS];
  uint64_t count = read_varint(p);
  if (count > MAX_SECTIONS)
    return;
  for (uint64_t i = 0; i < count; i++) {
    (void)read_varint(p);
    uint64_t codec = read_varint(p);
    sections[i].alignment = (uint64_t)1 << (codec >> 4 & 31);
    sections[i].size = read_varint(p);
    if ((codec & 15) != 0)
      (void)read_varint(p);
    sections[i].checksum = p->at;
    p->at += is_whole ? 0 : CHECKSUM;
  }
  if (is_whole) {
    repair_whole(p);
    return;
  }
  if (p->at > p->size || p->size - p->at < CHECKSUM)
    return;
  uint64_t at = p->at + CHECKSUM;
  for (uint64_t i = 0; i < count; i++) {
    at = (at + sections[i].alignment - 1) & ~(sections[i].alignment - 1);
    if (at > p->size || sections[i].size > p->size - at)
      return;
    write_checksum(p, sections[i].checksum, XXH3_64bits(p->bytes + at, (size_t)sections[i].size),
                   CHECKSUM);
    at += sections[i].size;
  }
  write_checksum(p, p->at, XXH3_64bits(p->bytes, p->at), CHECKSUM);
}

/* Vocabularies are part of checksums: files with one stay as they are. */
static void repair(unsigned char *bytes, size_t size) {
  place p = {bytes, size, HEAD_SIZE};
  if (size < HEAD_SIZE || (bytes[FLAGS_PLACE] & VOCABULARIES) != 0)
    return;
  if ((bytes[FLAGS_PLACE] & SMALL) != 0) {
    repair_whole(&p);
    return;
  }
  if ((bytes[FLAGS_PLACE] & HASHES) != 0)
    p.at += HASHES_SIZE;
  repair_directory(&p, (bytes[FLAGS_PLACE] & WHOLE) != 0);
}

static void check(fuzz_session *session, varve_module *module) {
  varve_save_options save = VARVE_SAVE_OPTIONS_INIT;
  varve_bytes_destroy(fuzz_save(module, &save));
  save.format = VARVE_FORMAT_VARVE;
  save.level = 1;
  varve_bytes *first = fuzz_save(module, &save);
  if (first == NULL)
    return;
  varve_module *again = fuzz_load(session, varve_bytes_slice(first), NULL);
  FUZZ_CHECK(again != NULL);
  fuzz_check_same_module(module, again, false);
  varve_bytes *second = fuzz_save(again, &save);
  FUZZ_CHECK(fuzz_bytes_are_equal(first, second));
  varve_bytes_destroy(second);
  varve_bytes_destroy(first);
  varve_module_destroy(again);
}

int LLVMFuzzerTestOneInput(const unsigned char *data, size_t size) {
  fuzz_session session;
  unsigned char *bytes = malloc(size + 1);
  FUZZ_CHECK(bytes != NULL);
  memcpy(bytes, data, size);
  repair(bytes, size);
  fuzz_open(&session, NULL);
  varve_module *module = fuzz_load(&session, (varve_slice){(const char *)bytes, size}, NULL);
  if (module != NULL)
    check(&session, module);
  varve_module_destroy(module);
  fuzz_close(&session);
  free(bytes);
  return 0;
}
