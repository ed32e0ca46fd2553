/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Walks the structure of the IR section without building anything, for reader and scanner.
 * format-spec/bytecode.md, "IR". */
#ifndef VARVE_BYTECODE_WALK_IR_H
#define VARVE_BYTECODE_WALK_IR_H

#include "bytecode/file/fields.h"

#define VARVE_ABSENT SIZE_MAX

/* The recorded order of the uses of one result or block argument. */
typedef struct varve_ir_order {
  size_t value; /* index of the result or argument */
  size_t count; /* number of indexes */
  size_t at;    /* where the indexes are in the section's data */
  bool is_pairs;
} varve_ir_order;

/* The lists are valid until the next callback. */
typedef struct varve_ir_operation {
  size_t name;
  size_t location;
  size_t dictionary; /* VARVE_ABSENT: none */
  size_t properties; /* VARVE_ABSENT: none */
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
  bool is_nested; /* the regions have a section of their own, so they can be read later */
  size_t body;    /* if so, its position in the section's data, and */
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

/* Callbacks in file order. An operation comes first. For each of its regions, unless *skip was set,
 * follow the region, its blocks with their operations, and the region's end. Last comes the
 * operation's end if it has regions that were not skipped. */
typedef struct varve_ir_client {
  varve_status (*operation)(void *user, const varve_ir_operation *op, bool *skip);
  varve_status (*region)(void *user, size_t block_count, size_t value_count);
  varve_status (*block)(void *user, const varve_ir_block *block);
  varve_status (*end_region)(void *user);
  varve_status (*end_operation)(void *user);
} varve_ir_client;

typedef struct varve_ir_walk {
  const varve_bytecode_file *file;
  const varve_ir_client *client; /* NULL: only report the scanner's events */
  void *user;
  uint32_t max_depth; /* largest nesting of regions; 0: no limit */
  uint32_t depth;
  varve_cursor cursor;
  size_t data_offset; /* position of the cursor's start in the section's data */
  size_t claims_left; /* number of regions, blocks and values that the remaining bytes can hold */
  uint64_t operation_count; /* read so far */
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
/* Walks the whole section: a block of top-level operations. */
varve_status varve_ir_walk_file(varve_ir_walk *walk) VARVE_MUST_USE;
/* Walks the regions of one operation that were skipped; walk->depth is their nesting. */
varve_status varve_ir_walk_body(varve_ir_walk *walk, const varve_ir_operation *op) VARVE_MUST_USE;

#endif
