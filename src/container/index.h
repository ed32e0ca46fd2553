/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* INDEX: from the name of a symbol of the root to its group, by hash. Read by pages, each of them
 * checked when it is touched. format-spec/varve.md, "Symbols". */
#ifndef VARVE_CONTAINER_INDEX_H
#define VARVE_CONTAINER_INDEX_H

#include "base/source.h"
#include "container/frame.h"

enum {
  VARVE_INDEX_HEAD_SIZE = 16,
  VARVE_INDEX_WORD_SIZE = 4, /* of a number */
  VARVE_INDEX_MAX_BITS = 24, /* of a bucket */
  VARVE_INDEX_LEAST_MARK = 7,
  VARVE_INDEX_MOST_MARK = 16,
  VARVE_INDEX_MAX_REST = 20,
  VARVE_INDEX_MAX_GROUPS = 1 << 20
};

/* What an entry is told by: a bucket of the leading bits of its hash, then a mark, its lowest ones.
 */
uint64_t varve_index_hash(varve_slice name);
static inline uint32_t varve_index_bucket(uint64_t hash, unsigned bits) {
  return bits == 0 ? 0 : (uint32_t)(hash >> (64 - bits));
}
static inline uint32_t varve_index_mark(uint64_t hash, unsigned bits) {
  return (uint32_t)hash & ((UINT32_C(1) << bits) - 1);
}

/* What the writer of an INDEX chooses. */
typedef struct varve_index_widths {
  unsigned bucket; /* bits of the number of a bucket */
  unsigned mark;   /* bits of a mark */
  unsigned rest;   /* low bits of a step from group to group, which are not unary */
} varve_index_widths;

typedef struct varve_index {
  const varve_source *source;
  const varve_section *section;
  varve_reporter *reporter;
  varve_buffer table;   /* checksums of the pages */
  varve_buffer page;    /* the one that was read last, when the source is no memory */
  uint64_t page_number; /* UINT64_MAX: none */
  uint64_t raw_size;
  uint32_t entry_count;
  uint32_t operation_count; /* of the root */
  uint32_t group_count;
  varve_index_widths widths;
  bool has_numbers; /* of the operations that groups begin with */
} varve_index;

void varve_index_init(varve_index *index, varve_memory *memory);
/* Checks the head and the table of checksums. */
varve_status varve_index_open(varve_index *index, const varve_source *source,
                              const varve_section *section,
                              varve_reporter *reporter) VARVE_MUST_USE;
void varve_index_release(varve_index *index);
/* Entries of one mark in one bucket. */
typedef struct varve_index_cursor {
  uint64_t bit; /* of the next entry, in the section */
  uint64_t end;
  uint32_t mark;
  uint32_t group;
} varve_index_cursor;
varve_status varve_index_find(varve_index *index, uint64_t hash,
                              varve_index_cursor *cursor) VARVE_MUST_USE;
/* The group that the next entry names, from the first to the last; NOT_FOUND: there is no more. */
varve_status varve_index_next(varve_index *index, varve_index_cursor *cursor,
                              uint32_t *group) VARVE_MUST_USE;
/* The first operation of a group, or for the number of groups the count of all operations. */
varve_status varve_index_first_operation(varve_index *index, uint32_t group,
                                         uint32_t *operation) VARVE_MUST_USE;
/* The group that an operation of the root is in; it is below operation_count. */
varve_status varve_index_group_of_operation(varve_index *index, uint32_t operation,
                                            uint32_t *group) VARVE_MUST_USE;
/* The number, in preorder, of the first operation of a group; of an index that has numbers. */
varve_status varve_index_first_number(varve_index *index, uint32_t group,
                                      uint32_t *number) VARVE_MUST_USE;
/* Reports what is wrong with it. */
varve_status varve_index_fail(const varve_index *index, const char *what);

#endif
