/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Checks pages at first use. */
#include "container/frame/pages.h"

#include <xxhash.h>

#include "container/frame/frame.h"

enum { WORD_BITS = 64 };

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

static bool is_checked(const varve_pages *pages, uint64_t index) {
  return (pages->checked[index / WORD_BITS] >> index % WORD_BITS & 1) != 0;
}

/* Returns the number of bytes in the pages from first up to end. */
static uint64_t size_of(const varve_pages *pages, uint64_t first, uint64_t end) {
  uint64_t start = first << pages->page_bits, behind = end << pages->page_bits;
  return (behind < pages->raw_size ? behind : pages->raw_size) - start;
}

static varve_status check_page(varve_pages *pages, uint64_t index) {
  if (is_checked(pages, index))
    return VARVE_STATUS_OK;
  uint64_t start = index << pages->page_bits, size = size_of(pages, index, index + 1);
  if (!pages->has_no_table && !varve_page_is_right(pages->bytes + pages->raw_size, index,
                                                   pages->bytes + start, (size_t)size)) {
    pages->first_wrong = start;
    const varve_page_origin *origin = pages->origin;
    if (origin == NULL || origin->reporter == NULL)
      return VARVE_STATUS_CORRUPT;
    return varve_report(origin->reporter, VARVE_STATUS_CORRUPT, origin->offset + pages->first_wrong,
                        "the checksum of a page of the %s section is wrong", origin->text);
  }
  pages->checked[index / WORD_BITS] |= (uint64_t)1 << index % WORD_BITS;
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
  if (pages->origin != NULL && pages->origin->source != NULL) {
    /* Reads pages that were not checked yet; consecutive ones in one call. The pages of one
     * function are scattered over the section, so bytes around them are of no use. */
    uint64_t first = offset >> pages->page_bits;
    const varve_page_origin *origin = pages->origin;
    const varve_source *source = origin->source->below;
    if (source == NULL)
      source = origin->source;
    for (uint64_t end = first; first <= last; first = end) {
      end = first + 1;
      if (is_checked(pages, first))
        continue;
      while (end <= last && !is_checked(pages, end))
        end++;
      uint64_t start = first << pages->page_bits;
      VARVE_TRY(varve_source_read(source, origin->offset + start,
                                  (uint8_t *)(uintptr_t)(pages->bytes + start),
                                  (size_t)size_of(pages, first, end)));
    }
  }
  for (uint64_t i = offset >> pages->page_bits; i <= last; i++)
    VARVE_TRY(check_page(pages, i));
  return VARVE_STATUS_OK;
}
