/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Checksums (3). */
#include <xxhash.h>

#include "reference.h"

uint64_t hash_of(bytes data, uint64_t seed) {
  return XXH3_64bits_withSeed(data.data, data.size, seed);
}

uint64_t fixed_number(bytes of) {
  uint64_t number = 0;
  for (size_t i = of.size; i-- > 0;)
    number = number << 8 | of.data[i];
  return number;
}

static uint64_t hash_around(const decoder *d, bytes file, bytes hole) {
  static const uint8_t zeros[SMALL_CHECKSUM] = {0};
  XXH3_state_t *state = XXH3_createState();
  const uint8_t *behind = hole.data + hole.size;
  if (state == NULL)
    fail(d, "no memory");
  (void)XXH3_64bits_reset_withSeed(state, d->seed);
  (void)XXH3_64bits_update(state, file.data, (size_t)(hole.data - file.data));
  (void)XXH3_64bits_update(state, zeros, hole.size);
  (void)XXH3_64bits_update(state, behind, (size_t)(file.data + file.size - behind));
  uint64_t hash = XXH3_64bits_digest(state);
  (void)XXH3_freeState(state);
  return hash;
}

void check_header(const decoder *d, bytes stored) {
  const bytes before = {d->file.data, (size_t)(stored.data - d->file.data)};
  if (d->ignores_checksums)
    return;
  bool is_right = stored.size == SMALL_CHECKSUM
                      ? (uint32_t)hash_around(d, d->file, stored) == fixed_number(stored)
                      : hash_of(before, d->seed) == fixed_number(stored);
  if (!is_right)
    fail(d, "the checksum of the header is wrong");
}

void check_bytes(const decoder *d, bytes data, bytes stored) {
  if (!d->ignores_checksums && hash_of(data, 0) != fixed_number(stored))
    fail(d, "a checksum is wrong");
}

void check_pages(const decoder *d, bytes data, bytes table, size_t page_size) {
  while (data.size != 0) {
    size_t size = data.size < page_size ? data.size : page_size;
    bytes page = take_bytes(d, &data, size);
    check_bytes(d, page, take_bytes(d, &table, CHECKSUM));
  }
}
