/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* How far behind the last location the one of a block argument is expected, where both are in one
 * line. format-spec/varve.md, "Locations". */
#ifndef VARVE_CONTAINER_ARGUMENT_COLUMNS_H
#define VARVE_CONTAINER_ARGUMENT_COLUMNS_H

#include "ir/operation.h"
#include "numbering/id_table.h"

/* What was learnt. */
typedef struct varve_argument_columns {
  varve_id_table first;            /* of a block, by name of the operation */
  varve_id_table behind;           /* another one, by type of the argument in front of it */
  const varve_attribute *name_key; /* "sym_name" of the context; NULL: not met yet */
} varve_argument_columns;

void varve_argument_columns_init(varve_argument_columns *columns, varve_memory *memory);
void varve_argument_columns_release(varve_argument_columns *columns);
/* Of argument number index. */
uint32_t varve_expected_columns(varve_argument_columns *columns, const varve_block *block,
                                uint32_t index);
/* It was so many. */
varve_status varve_learn_columns(varve_argument_columns *columns, const varve_block *block,
                                 uint32_t index, uint32_t count) VARVE_MUST_USE;
/* Both at once, for a reader: step behind what was expected, modulo 2^32. */
varve_status varve_step_columns(varve_argument_columns *columns, const varve_block *block,
                                uint32_t step, uint32_t *count) VARVE_MUST_USE;
/* What the arguments of block taught is forgotten. */
void varve_forget_columns(varve_argument_columns *columns, const varve_block *block);

#endif
