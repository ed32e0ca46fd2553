/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The structure of the IR section, walked without building anything: what the reader builds from
 * and the scanner tells. format-spec/bytecode.md, "IR". */
#ifndef VARVE_BYTECODE_WALK_IR_H
#define VARVE_BYTECODE_WALK_IR_H

#include "bytecode/fields.h"

#define VARVE_ABSENT SIZE_MAX

/* The recorded order of the uses of one result or block argument. */
typedef struct varve_ir_order {
  size_t value; /* index of the result or argument */
  size_t count; /* of numbers */
  size_t at;    /* of the numbers in the section's data */
  bool is_pairs;
} varve_ir_order;

/* Lists live until the next call back. */
typedef struct varve_ir_operation {
  size_t name;
  size_t location;
  size_t dictionary; /* VARVE_ABSENT without */
  size_t properties; /* VARVE_ABSENT without */
  const uint32_t *result_types;
  size_t result_count;
  const uint32_t *operands;
  size_t operand_count;
  const uint32_t *successors;
  size_t successor_count;
  const varve_ir_order *orders;
  size_t order_count;
  size_t region_count;
  bool is_isolated;
  bool is_nested; /* the regions are a section of their own, so they can be left for later */
  size_t body;    /* then its place in the section's data, and */
  size_t body_size;
} varve_ir_operation;

typedef struct varve_ir_argument {
  uint32_t type;
  uint32_t location; /* VARVE_NO_ENTRY: unknown */
} varve_ir_argument;

typedef struct varve_ir_block {
  const varve_ir_argument *arguments;
  size_t argument_count;
  const varve_ir_order *orders;
  size_t order_count;
  uint64_t operation_count;
} varve_ir_block;

/* What is told, in file order: an operation; then, for each of its regions unless *skip was set,
 * the region, its blocks each followed by their operations, the region's end; then the operation's
 * end, for every operation with regions not skipped. */
typedef struct varve_ir_client {
  varve_status (*operation)(void *user, const varve_ir_operation *op, bool *skip);
  varve_status (*region)(void *user, size_t block_count, size_t value_count);
  varve_status (*block)(void *user, const varve_ir_block *block);
  varve_status (*end_region)(void *user);
  varve_status (*end_operation)(void *user);
} varve_ir_client;

typedef struct varve_ir_walk {
  const varve_bytecode_file *file;
  const varve_ir_client *client; /* NULL: only the scanner's events */
  void *user;
  uint32_t max_depth; /* of regions in regions; 0: as the input has it */
  uint32_t depth;
  varve_cursor cursor;
  size_t data_offset;       /* of the cursor's start in the section's data */
  size_t claims_left;       /* how many more regions, blocks and values the bytes can hold */
  uint64_t operation_count; /* read until now */
  varve_vector frames;
  varve_vector result_types; /* uint32_t */
  varve_vector operands;     /* uint32_t */
  varve_vector successors;   /* uint32_t */
  varve_vector arguments;    /* varve_ir_argument */
  varve_vector orders;       /* varve_ir_order */
} varve_ir_walk;

void varve_ir_walk_init(varve_ir_walk *walk, const varve_bytecode_file *file,
                        const varve_ir_client *client, void *user);
void varve_ir_walk_release(varve_ir_walk *walk);
/* The whole section: a block of top-level operations. */
varve_status varve_ir_walk_file(varve_ir_walk *walk) VARVE_MUST_USE;
/* The regions of one operation that was skipped, whose own nesting is walk->depth. */
varve_status varve_ir_walk_body(varve_ir_walk *walk, const varve_ir_operation *op) VARVE_MUST_USE;

#endif
