/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Declarations that the parts of the writer of the mapped layout share.
 * format-spec/varve-mapped.md. */
#ifndef VARVE_CONTAINER_MAPPED_WRITE_H
#define VARVE_CONTAINER_MAPPED_WRITE_H

#include "container/access/mapped_format.h"
#include "container/write/write_shapes.h"
#include "container/write/writer.h"
#include "numbering/sort.h"

/* The smallest and largest number stored at a site. */
typedef struct varve_mapped_range {
  int64_t least;
  int64_t most;
} varve_mapped_range;

typedef struct varve_mapped_new_shape {
  const uint64_t *words; /* the key in the table of shapes */
  uint32_t word_count;
  uint32_t use_count;
  uint32_t number;
  uint32_t site_count;
  const varve_operation *example;
  varve_mapped_range *ranges; /* one for each site */
  uint8_t *widths;
} varve_mapped_new_shape;

typedef struct varve_mapped_writer {
  varve_container_writer base; /* for numbers of nodes and names, for the head, and for scratch */
  varve_buffer parts[VARVE_MAPPED_PART_COUNT];
  varve_vector nodes;        /* const varve_entity *: by number */
  varve_vector order;        /* varve_sort_entry: scratch */
  varve_vector numbers;      /* uint64_t: scratch */
  varve_vector first_values; /* uint32_t: by operation */
  varve_vector ends;         /* uint32_t: of the subtree, by operation */
  varve_vector parents;      /* uint32_t: by operation */
  varve_vector shape_of_op;  /* varve_mapped_new_shape *: by operation */
  varve_vector all_shapes;   /* varve_mapped_new_shape * */
  varve_vector shapes;       /* varve_mapped_new_shape *: those that operations have, by number */
  varve_hash_table shape_table;
  varve_arena arena;
  varve_vector offsets;        /* uint32_t: in REGIONS, by operation */
  varve_vector record_offsets; /* uint64_t: one for each checkpoint */
  varve_vector values;         /* int64_t: the numbers at the sites of the current operation */
  uint32_t value_count;
} varve_mapped_writer;

/* Returns the code of the narrowest width for numbers up to most. */
static inline unsigned varve_mapped_width_code(uint64_t most) {
  unsigned code = 0;
  while (code < VARVE_MAPPED_WIDTH_CODES - 1 && most >> (8 * varve_mapped_widths[code]) != 0)
    code++;
  return code;
}
static inline uint32_t varve_mapped_node_number(const varve_mapped_writer *writer,
                                                const varve_entity *entity) {
  return varve_id_table_get(&writer->base.numbers, entity->id) - 1;
}
/* Whether blocks of op are listed: some region has several. */
bool varve_mapped_lists_blocks(const varve_operation *op);
/* mapped_write_nodes.c. Finds all nodes and numbers them; then RUNS, COLUMNS and CONTENTS. */
varve_status varve_mapped_number_nodes(varve_mapped_writer *writer) VARVE_MUST_USE;
varve_status varve_mapped_write_nodes(varve_mapped_writer *writer) VARVE_MUST_USE;
/* mapped_write_shapes.c. Numbers values and blocks; operations, whose trees it measures. */
void varve_mapped_number_values(varve_mapped_writer *writer);
varve_status varve_mapped_number_operations(varve_mapped_writer *writer) VARVE_MUST_USE;
varve_status varve_mapped_find_shapes(varve_mapped_writer *writer) VARVE_MUST_USE;
/* mapped_write_operations.c. NAMES, SHAPES, OPERATIONS, CHECKPOINTS, RECORDS, REGIONS. */
varve_status varve_mapped_write_operations(varve_mapped_writer *writer) VARVE_MUST_USE;
/* mapped_write.c. Appends a whole file. */
varve_status varve_container_write_mapped(varve_module *module,
                                          const varve_container_write_options *options,
                                          varve_buffer *out) VARVE_MUST_USE;

#endif
