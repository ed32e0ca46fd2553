/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Sections of codec PAGES or BLOCKS: raw bytes and a table with a checksum for each page, so that a
 * page can be checked at first use. format-spec/varve.md, "File". */
#ifndef VARVE_CONTAINER_PAGES_H
#define VARVE_CONTAINER_PAGES_H

#include "base/arena.h"
#include "base/diagnostic.h"
#include "base/file/source.h"
#include "container/frame/frame.h"

enum {
  VARVE_PAGE_BITS = 12,  /* of a page of codec PAGES */
  VARVE_BLOCK_BITS = 20, /* of a block of codec BLOCKS; equals the parts of loans, base/loans.h */
  VARVE_PAGE_CHECKSUM_SIZE = 8 /* of one page, in the table after the bytes */
};

/* Returns log2 of the page size, or 0 if the codec has no pages. */
static inline unsigned varve_codec_page_bits(uint32_t codec) {
  return codec == VARVE_CODEC_PAGES    ? VARVE_PAGE_BITS
         : codec == VARVE_CODEC_BLOCKS ? VARVE_BLOCK_BITS
                                       : 0;
}
/* Returns true if the file holds the bytes in encoded form. */
bool varve_codec_is_packed(uint32_t codec);

static inline uint64_t varve_page_count(uint64_t raw_size, unsigned page_bits) {
  return (raw_size >> page_bits) + ((raw_size & (((uint64_t)1 << page_bits) - 1)) != 0);
}
/* Returns the size of the table of checksums. */
static inline uint64_t varve_page_table_size(uint64_t raw_size, unsigned page_bits) {
  return varve_page_count(raw_size, page_bits) * VARVE_PAGE_CHECKSUM_SIZE;
}

/* Compares the bytes of page number index with the checksum in the table; for callers that read the
 * bytes themselves. */
bool varve_page_is_right(const uint8_t *table, uint64_t index, const void *bytes, size_t size);

/* Where pages are read from at first use, and where errors are reported. */
typedef struct varve_page_origin {
  const varve_source *source; /* of the file; NULL: the bytes are in memory */
  uint64_t offset;            /* offset of the section */
  const char *text;           /* name of the section */
  varve_reporter *reporter;   /* NULL: errors are not reported */
} varve_page_origin;

/* The pages of a section that is in memory or read at first use. Not thread-safe. */
typedef struct varve_pages {
  varve_memory *memory;
  const uint8_t *bytes; /* raw bytes, then the table, which the directory's checksum covers */
  uint64_t raw_size;
  unsigned page_bits;
  bool has_no_table;               /* the pages have no checksums, and are only read */
  const varve_page_origin *origin; /* NULL: the bytes are in memory, and errors are not reported */
  uint64_t first_wrong;            /* offset of the wrong page, for messages */
  uint64_t *checked; /* a bit for each page whose checksum matched; NULL until the first check */
} varve_pages;

/* stored: raw_size bytes and the table; must outlive pages. Allocates nothing. */
void varve_pages_init(varve_pages *pages, varve_memory *memory, const uint8_t *stored,
                      uint64_t raw_size, unsigned page_bits);
void varve_pages_release(varve_pages *pages);
/* Allocates the bits in an arena; the caller need not release pages then. */
varve_status varve_pages_use_arena(varve_pages *pages, varve_arena *arena) VARVE_MUST_USE;
/* Checks the pages of size bytes from offset on, unless they were checked before. CORRUPT for a
 * wrong page, at each call; BAD_ARGUMENT beyond the end. With an origin, reports errors and returns
 * any status of the source. */
varve_status varve_pages_check(varve_pages *pages, uint64_t offset, uint64_t size) VARVE_MUST_USE;

#endif
