/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The mapped layout stores a module as columns that programs read in place. This header declares
 * the writer, the reader into IR, and access without building IR. Accessors allocate nothing, check
 * every index and number, and return CORRUPT without a message. format-spec/varve-mapped.md. */
#ifndef VARVE_CONTAINER_MAPPED_H
#define VARVE_CONTAINER_MAPPED_H

#include "base/diagnostic.h"
#include "container/access/mapped_format.h"
#include "container/frame/pages.h"
#include "ir/module.h"

/* The place of a number of an operation in its record, or of a column in COLUMNS. */
typedef struct varve_mapped_site {
  int64_t base;
  uint64_t offset;
  uint8_t width; /* bytes */
} varve_mapped_site;

/* A region of a shape: whether it has a block, and the sites of that block. */
typedef struct varve_mapped_region {
  bool has_block;
  uint32_t argument_count;
  uint32_t first_argument; /* number after the results */
  uint32_t site;           /* of the number of operations; then types of arguments */
} varve_mapped_region;

typedef struct varve_mapped_shape {
  varve_slice name;
  uint32_t name_number;
  uint32_t flags;
  uint32_t operand_count;
  uint32_t result_count;
  uint32_t successor_count;
  uint32_t region_count;
  uint32_t property_count; /* of properties; these keys come first */
  uint32_t key_count;      /* number of keys, properties included */
  uint32_t first_key;      /* site; the sites of operands come before */
  uint32_t first_result;
  uint32_t first_successor;
  uint32_t first_block;
  uint32_t location;
  uint32_t value_count; /* excluding arguments of listed blocks */
  uint32_t record_size;
  const varve_slice *key_texts;
  bool has_symbol_name; /* sym_name is one of the keys, or the properties are one attribute */
  const uint32_t *keys; /* nodes; UINT32_MAX: the properties are one attribute */
  const varve_mapped_region *regions; /* NULL if blocks are listed */
  const varve_mapped_site *sites;
} varve_mapped_shape;

/* Consecutive nodes of one code. */
typedef struct varve_mapped_run {
  uint32_t first;
  uint32_t count;
  uint32_t code;
  uint32_t fixed; /* number of children before the bar */
  bool has_list;
  uint8_t number_size;         /* bytes of a number in the contents; 1: the contents are bytes */
  varve_mapped_site places[3]; /* columns of fixed children */
  varve_mapped_site list_ends; /* width 0: base is the length of every list */
  varve_mapped_site list;
  varve_mapped_site ends; /* ends of contents, in units of number_size */
  uint64_t contents;      /* offset of the contents of the first node */
} varve_mapped_run;

typedef struct varve_mapped {
  varve_memory *memory;
  varve_slice section;
  varve_pages *pages; /* NULL: all pages were checked */
  uint64_t starts[VARVE_MAPPED_PART_COUNT];
  uint64_t sizes[VARVE_MAPPED_PART_COUNT];
  uint32_t operation_count;
  uint32_t value_count;
  uint32_t node_count;
  bool has_locations;
  uint8_t field_sizes[VARVE_MAPPED_FIELDS]; /* sizes of the fields of a checkpoint */
  uint64_t checkpoints;                     /* offset */
  uint64_t expansion_left;
  varve_arena arena;
  varve_vector names;  /* varve_slice */
  varve_vector shapes; /* varve_mapped_shape */
  varve_vector runs;   /* varve_mapped_run */
} varve_mapped;

/* Opens a section from its raw bytes, which must outlive mapped; pages is NULL if they were
 * checked. Reads the tables of names, shapes and runs; accessors read the rest. The caller must
 * release mapped whatever the status is. */
varve_status varve_mapped_open(varve_mapped *mapped, varve_memory *memory, varve_reporter *reporter,
                               varve_slice section, varve_pages *pages) VARVE_MUST_USE;
void varve_mapped_release(varve_mapped *mapped);

/* An operation. Its record follows the number of its shape. */
typedef struct varve_mapped_operation {
  uint32_t index; /* number in preorder */
  uint32_t first_value;
  uint32_t value_count;
  const varve_mapped_shape *shape;
  uint64_t record;
} varve_mapped_operation;

varve_status varve_mapped_seek(const varve_mapped *mapped, uint32_t index,
                               varve_mapped_operation *op) VARVE_MUST_USE;
/* Moves to the next operation in preorder; NOT_FOUND after the last. */
varve_status varve_mapped_next(const varve_mapped *mapped,
                               varve_mapped_operation *op) VARVE_MUST_USE;
/* Finds the parent of operation number index, which must not be 0. */
varve_status varve_mapped_parent(const varve_mapped *mapped, uint32_t index,
                                 uint32_t *parent) VARVE_MUST_USE;
/* Finds the operation that defines the value as a result or as an argument of one of its blocks. */
varve_status varve_mapped_find_value(const varve_mapped *mapped, uint32_t value,
                                     varve_mapped_operation *op) VARVE_MUST_USE;
/* Finds the number after the last operation nested in op. */
varve_status varve_mapped_end(const varve_mapped *mapped, const varve_mapped_operation *op,
                              uint32_t *end) VARVE_MUST_USE;

/* Returns the number stored at a site of the record. */
int64_t varve_mapped_at(const varve_mapped *mapped, const varve_mapped_operation *op,
                        uint32_t site);
varve_status varve_mapped_node_at(const varve_mapped *mapped, const varve_mapped_operation *op,
                                  uint32_t site, uint32_t *node) VARVE_MUST_USE;
/* Returns the number of the value. */
varve_status varve_mapped_operand(const varve_mapped *mapped, const varve_mapped_operation *op,
                                  uint32_t index, uint32_t *value) VARVE_MUST_USE;

/* A block of a region. The two functions below count the blocks of a region, and return one of
 * them. */
typedef struct varve_mapped_block {
  uint32_t
      first; /* operation; the block ends at end, the number that the next sibling would have */
  uint32_t end;
  uint32_t first_argument; /* value */
  uint32_t argument_count;
} varve_mapped_block;
varve_status varve_mapped_block_count(const varve_mapped *mapped, const varve_mapped_operation *op,
                                      uint32_t region, uint32_t *count) VARVE_MUST_USE;
varve_status varve_mapped_get_block(const varve_mapped *mapped, const varve_mapped_operation *op,
                                    uint32_t region, uint32_t index,
                                    varve_mapped_block *block) VARVE_MUST_USE;
/* Finds the type or location of an argument, by its number counted from the results of op. */
varve_status varve_mapped_argument(const varve_mapped *mapped, const varve_mapped_operation *op,
                                   uint32_t index, bool is_location, uint32_t *node) VARVE_MUST_USE;
/* Finds the range of REGIONS that lists the blocks of op. It is empty if op lists no blocks. */
varve_status varve_mapped_listed_range(const varve_mapped *mapped, const varve_mapped_operation *op,
                                       uint64_t *start, uint64_t *end) VARVE_MUST_USE;
/* Reads the checkpoint of operation index, a multiple of VARVE_MAPPED_STEP. */
varve_status varve_mapped_checkpoint(const varve_mapped *mapped, uint32_t index,
                                     uint64_t fields[VARVE_MAPPED_FIELDS]) VARVE_MUST_USE;

/* mapped_nodes.c */
typedef struct varve_mapped_node {
  const varve_mapped_run *run;
  uint32_t number;
  uint32_t child_count;
  uint64_t first_listed; /* number of the first listed child in the column of the run */
  varve_slice contents;
} varve_mapped_node;
varve_status varve_mapped_get_node(const varve_mapped *mapped, uint32_t number,
                                   varve_mapped_node *node) VARVE_MUST_USE;
varve_status varve_mapped_child(const varve_mapped *mapped, const varve_mapped_node *node,
                                uint32_t index, uint32_t *child) VARVE_MUST_USE;
/* Returns a number of the contents; index must be below contents.size / number_size. */
uint64_t varve_mapped_number(const varve_mapped_node *node, size_t index);

/* Returns true if the status does not concern the input: out of memory, or an error of the source
 * of pages. Callers return such a status unchanged. */
static inline bool varve_mapped_is_passed_on(varve_status status) {
  return status != VARVE_STATUS_OK && status != VARVE_STATUS_CORRUPT &&
         status != VARVE_STATUS_BAD_ARGUMENT && status != VARVE_STATUS_NOT_FOUND;
}
/* Returns bytes of the section after checking their pages. */
varve_status varve_mapped_touch_pages(const varve_mapped *mapped, uint64_t offset,
                                      uint64_t size) VARVE_MUST_USE;
static inline varve_status VARVE_MUST_USE varve_mapped_touch(const varve_mapped *mapped,
                                                             uint64_t offset, uint64_t size) {
  return mapped->pages == NULL ? VARVE_STATUS_OK : varve_mapped_touch_pages(mapped, offset, size);
}
/* Loads size bytes (0 to 4, or 8), lowest byte first. */
static inline uint64_t varve_mapped_load(const char *bytes, unsigned size) {
  const uint8_t *b = (const uint8_t *)bytes;
  uint64_t value = 0;
  switch (size) {
  case 0:
    return 0;
  case 1:
    return b[0];
  case 2:
    return (uint64_t)b[0] | (uint64_t)b[1] << 8;
  default:
    for (unsigned i = size; i-- > 0;)
      value = value << 8 | b[i];
    return value;
  }
}

#endif
