/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Predicts the distance in columns from the last location to that of a block argument, if both are
 * on one line. format-spec/varve.md, "Locations". */
#ifndef VARVE_CONTAINER_ARGUMENT_COLUMNS_H
#define VARVE_CONTAINER_ARGUMENT_COLUMNS_H

#include "ir/operation.h"
#include "numbering/id_table.h"

/* Distances seen so far; each table maps an id to the last distance. */
typedef struct varve_argument_columns {
  varve_id_table first;         /* of the first argument of a block, by operation name */
  varve_id_table behind;        /* of other arguments, by the type of the argument before it */
  const varve_entity *name_key; /* "sym_name" of the context; NULL: not found yet */
} varve_argument_columns;

void varve_argument_columns_init(varve_argument_columns *columns, varve_memory *memory);
void varve_argument_columns_release(varve_argument_columns *columns);
/* Returns the distance expected for argument number index. */
uint32_t varve_expected_columns(varve_argument_columns *columns, const varve_block *block,
                                uint32_t index);
/* Records the distance that was found. */
varve_status varve_learn_columns(varve_argument_columns *columns, const varve_block *block,
                                 uint32_t index, uint32_t count) VARVE_MUST_USE;
/* Predicts and records in one call, for readers: *count is the expected distance plus step, modulo
 * 2^32. */
varve_status varve_step_columns(varve_argument_columns *columns, const varve_block *block,
                                uint32_t step, uint32_t *count) VARVE_MUST_USE;
/* Forgets what was recorded for the arguments of the block. */
void varve_forget_columns(varve_argument_columns *columns, const varve_block *block);

#endif
