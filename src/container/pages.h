/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Sections of codec PAGES or BLOCKS: raw bytes with a checksum for each page of them, so that each
 * is checked when it is touched first. format-spec/varve.md, "File". */
#ifndef VARVE_CONTAINER_PAGES_H
#define VARVE_CONTAINER_PAGES_H

#include "base/arena.h"
#include "base/diagnostic.h"
#include "base/source.h"

enum {
  VARVE_PAGE_BITS = 12,        /* of a page of codec PAGES */
  VARVE_BLOCK_BITS = 20,       /* of a block of codec BLOCKS: as parts of loans, base/loans.h */
  VARVE_PAGE_CHECKSUM_SIZE = 8 /* of one page, in the table behind the bytes */
};

/* 0: the codec has no pages. */
unsigned varve_codec_page_bits(uint32_t codec);
/* Whether what stands in the file is not the bytes themselves. */
bool varve_codec_is_packed(uint32_t codec);

static inline uint64_t varve_page_count(uint64_t raw_size, unsigned page_bits) {
  return (raw_size >> page_bits) + ((raw_size & (((uint64_t)1 << page_bits) - 1)) != 0);
}
/* Bytes of the table behind them. */
static inline uint64_t varve_page_table_size(uint64_t raw_size, unsigned page_bits) {
  return varve_page_count(raw_size, page_bits) * VARVE_PAGE_CHECKSUM_SIZE;
}

/* The bytes of page number index against its place in the table: for who has read them elsewhere.
 */
bool varve_page_is_right(const uint8_t *table, uint64_t index, const void *bytes, size_t size);

/* Where pages come from that are read when they are touched first, and who is told of wrong ones.
 */
typedef struct varve_page_origin {
  const varve_source *source; /* of the file; NULL: the bytes are there */
  uint64_t offset;            /* of the section */
  const char *text;           /* its name */
  varve_reporter *reporter;
} varve_page_origin;

/* The pages of a section that was mapped or read whole. Not for two threads at once. */
typedef struct varve_pages {
  varve_memory *memory;
  const uint8_t *bytes; /* raw; the table is behind them, checked by the directory's checksum */
  uint64_t raw_size;
  unsigned page_bits;
  const varve_page_origin *origin; /* NULL: the bytes are there, and nothing is reported */
  uint64_t first_wrong;            /* offset of the page that was wrong, for messages */
  uint64_t *checked; /* a bit for each page that was right; NULL until the first is asked for */
} varve_pages;

/* stored: raw_size bytes and the table, borrowed as long as pages lives. Takes no memory. */
void varve_pages_init(varve_pages *pages, varve_memory *memory, const uint8_t *stored,
                      uint64_t raw_size, unsigned page_bits);
void varve_pages_release(varve_pages *pages);
/* Takes the bits from an arena: nothing is to be released then. */
varve_status varve_pages_use_arena(varve_pages *pages, varve_arena *arena) VARVE_MUST_USE;
/* Checks the pages of the bytes from offset on that were not checked before; CORRUPT for a wrong
 * one, each time it is asked for; BAD_ARGUMENT beyond the end. With an origin what goes wrong is
 * reported, and any status of its source is passed on. */
varve_status varve_pages_check(varve_pages *pages, uint64_t offset, uint64_t size) VARVE_MUST_USE;

#endif
