/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What an operation calls its results, the arguments of its blocks and its entry blocks in custom
 * text: format-spec/dialect-definitions.md 3.4. */
#ifndef VARVE_DIALECT_VALUE_NAMES_H
#define VARVE_DIALECT_VALUE_NAMES_H

#include "dialect/definition.h"
#include "ir/operation.h"

/* Takes the name of a result or argument, by its index; not in order. An empty name: the value is
 * numbered. */
typedef struct varve_name_taker {
  varve_status (*take)(void *user, uint32_t index, varve_slice name);
  void *user;
  varve_context *context;
  varve_buffer *text; /* scratch */
} varve_name_taker;

/* The names that the definition gives; nothing is taken of values that it does not name. */
varve_status varve_name_results(const varve_operation *op,
                                const varve_name_taker *taker) VARVE_MUST_USE;
/* Of the entry block; the region is not empty. */
varve_status varve_name_arguments(const varve_region *region,
                                  const varve_name_taker *taker) VARVE_MUST_USE;
/* Of the first blocks of the operation's regions; empty: none. */
varve_slice varve_entry_block_name(const varve_operation *op);

/* What a definition's facts say of names, made when the definition is; NULL: nothing. A fact that
 * is none was refused where the definition was checked, and names nothing. */
varve_status varve_value_names_make(varve_context *context,
                                    const varve_operation_definition *definition,
                                    const struct varve_value_names **names) VARVE_MUST_USE;

/* What is wrong with the facts of names; NULL: nothing. values: that the record's lists are of. */
const char *varve_value_names_find_fault(const varve_definition_tables *tables,
                                         const varve_value_record *values,
                                         const varve_operation_record *record);

#endif
