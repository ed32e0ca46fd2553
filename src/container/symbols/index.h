/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* INDEX maps the hash of a symbol name of the root to its group. The reader reads it page by page
 * and checks each page at first use. format-spec/varve.md, "Symbols". */
#ifndef VARVE_CONTAINER_INDEX_H
#define VARVE_CONTAINER_INDEX_H

#include "base/file/source.h"
#include "container/frame/frame.h"

enum {
  VARVE_INDEX_HEAD_SIZE = 16,
  VARVE_INDEX_WORD_SIZE = 4, /* bytes of a number */
  VARVE_INDEX_MAX_BITS = 24, /* bits of a bucket number */
  VARVE_INDEX_LEAST_MARK = 7,
  VARVE_INDEX_MOST_MARK = 16,
  VARVE_INDEX_MAX_REST = 20,
  VARVE_INDEX_MAX_GROUPS = 1 << 20
};

/* Returns the hash of a name. Its leading bits select the bucket of an entry; its lowest bits are
 * the entry's mark. */
uint64_t varve_index_hash(varve_slice name);
static inline uint32_t varve_index_bucket(uint64_t hash, unsigned bits) {
  return bits == 0 ? 0 : (uint32_t)(hash >> (64 - bits));
}
static inline uint32_t varve_index_mark(uint64_t hash, unsigned bits) {
  return (uint32_t)hash & ((UINT32_C(1) << bits) - 1);
}

/* Widths that the writer of an INDEX chooses. */
typedef struct varve_index_widths {
  unsigned bucket; /* bits of a bucket number */
  unsigned mark;   /* bits of a mark */
  unsigned rest;   /* low bits of the step between groups; the bits above them are unary */
} varve_index_widths;

typedef struct varve_index {
  const varve_source *source;
  const varve_section *section;
  varve_reporter *reporter;
  varve_buffer table;   /* checksums of the pages */
  varve_buffer page;    /* the page read last, if the source is not in memory */
  uint64_t page_number; /* UINT64_MAX: no page */
  uint64_t raw_size;
  uint32_t entry_count;
  uint32_t operation_count; /* number of operations of the root */
  uint32_t group_count;
  varve_index_widths widths;
  bool has_numbers; /* the preorder numbers of the first operation of each group follow */
} varve_index;

void varve_index_init(varve_index *index, varve_memory *memory);
/* Checks the head and the table of checksums. */
varve_status varve_index_open(varve_index *index, const varve_source *source,
                              const varve_section *section,
                              varve_reporter *reporter) VARVE_MUST_USE;
void varve_index_release(varve_index *index);
/* Iterates over the entries of one bucket that have one mark. */
typedef struct varve_index_cursor {
  uint64_t bit; /* offset of the next entry in the section */
  uint64_t end;
  uint32_t mark;
  uint32_t group;
} varve_index_cursor;
varve_status varve_index_find(varve_index *index, uint64_t hash,
                              varve_index_cursor *cursor) VARVE_MUST_USE;
/* Yields the group of the next entry, in ascending order; NOT_FOUND after the last one. */
varve_status varve_index_next(varve_index *index, varve_index_cursor *cursor,
                              uint32_t *group) VARVE_MUST_USE;
/* Returns the index of the first operation of a group. For group_count it returns operation_count.
 */
varve_status varve_index_first_operation(varve_index *index, uint32_t group,
                                         uint32_t *operation) VARVE_MUST_USE;
/* Finds the group of an operation of the root; operation must be below operation_count. */
varve_status varve_index_group_of_operation(varve_index *index, uint32_t operation,
                                            uint32_t *group) VARVE_MUST_USE;
/* Returns the preorder number of the first operation of a group. The index must have numbers. */
varve_status varve_index_first_number(varve_index *index, uint32_t group,
                                      uint32_t *number) VARVE_MUST_USE;
/* Reports an error in the index. */
varve_status varve_index_fail(const varve_index *index, const char *what);

#endif
