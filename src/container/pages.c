/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Pages being checked when they are touched first. */
#include "container/pages.h"

#include <xxhash.h>

#include "container/frame.h"

enum { WORD_BITS = 64 };

unsigned varve_codec_page_bits(uint32_t codec) {
  return codec == VARVE_CODEC_PAGES    ? VARVE_PAGE_BITS
         : codec == VARVE_CODEC_BLOCKS ? VARVE_BLOCK_BITS
                                       : 0;
}

bool varve_codec_is_packed(uint32_t codec) {
  return codec != VARVE_CODEC_NONE && varve_codec_page_bits(codec) == 0;
}

bool varve_page_is_right(const uint8_t *table, uint64_t index, const void *bytes, size_t size) {
  const uint8_t *entry = table + (size_t)index * VARVE_PAGE_CHECKSUM_SIZE;
  uint64_t stored = 0;
  for (unsigned i = 0; i < VARVE_PAGE_CHECKSUM_SIZE; i++)
    stored |= (uint64_t)entry[i] << (8 * i);
  return XXH3_64bits(bytes, size) == stored;
}

void varve_pages_init(varve_pages *pages, varve_memory *memory, const uint8_t *stored,
                      uint64_t raw_size, unsigned page_bits) {
  *pages = (varve_pages){
      .memory = memory, .bytes = stored, .raw_size = raw_size, .page_bits = page_bits};
}

static size_t bitmap_size(const varve_pages *pages) {
  uint64_t words = varve_page_count(pages->raw_size, pages->page_bits) / WORD_BITS + 1;
  return (size_t)words * sizeof(uint64_t);
}

void varve_pages_release(varve_pages *pages) {
  if (pages->checked != NULL)
    varve_memory_free(pages->memory, pages->checked, bitmap_size(pages));
  pages->checked = NULL;
}

varve_status varve_pages_use_arena(varve_pages *pages, varve_arena *arena) {
  pages->checked = varve_arena_allocate(arena, bitmap_size(pages));
  if (pages->checked == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  memset(pages->checked, 0, bitmap_size(pages));
  return VARVE_STATUS_OK;
}

static varve_status check_page(varve_pages *pages, uint64_t index) {
  uint64_t mask = (uint64_t)1 << index % WORD_BITS;
  uint64_t *word = &pages->checked[index / WORD_BITS];
  if ((*word & mask) != 0)
    return VARVE_STATUS_OK;
  uint64_t start = index << pages->page_bits, size = (uint64_t)1 << pages->page_bits;
  if (size > pages->raw_size - start)
    size = pages->raw_size - start;
  if (!varve_page_is_right(pages->bytes + pages->raw_size, index, pages->bytes + start,
                           (size_t)size)) {
    pages->first_wrong = start;
    return VARVE_STATUS_CORRUPT;
  }
  *word |= mask;
  return VARVE_STATUS_OK;
}

varve_status varve_pages_check(varve_pages *pages, uint64_t offset, uint64_t size) {
  if (offset > pages->raw_size || size > pages->raw_size - offset)
    return VARVE_STATUS_BAD_ARGUMENT;
  if (size == 0)
    return VARVE_STATUS_OK;
  if (pages->checked == NULL) {
    pages->checked = varve_memory_resize(pages->memory, NULL, 0, bitmap_size(pages));
    if (pages->checked == NULL)
      return VARVE_STATUS_OUT_OF_MEMORY;
    memset(pages->checked, 0, bitmap_size(pages));
  }
  uint64_t last = (offset + size - 1) >> pages->page_bits;
  for (uint64_t i = offset >> pages->page_bits; i <= last; i++)
    VARVE_TRY(check_page(pages, i));
  return VARVE_STATUS_OK;
}
