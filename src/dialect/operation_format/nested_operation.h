/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* varve.holds: an operation whose region has only one operation, the nested one, and whose format
 * writes both. The format is compiled for a joined definition: the parts of both operations, apart
 * from that region. format-spec/assembly-format.md, 4.9. */
#ifndef VARVE_DIALECT_NESTED_OPERATION_H
#define VARVE_DIALECT_NESTED_OPERATION_H

#include "dialect/lex/format_tokens.h"

typedef struct varve_nested_operation {
  const varve_operation_name *joined; /* the name of the outer operation, with the joined
                                         definition */
  const varve_operation_name *name;   /* of the nested operation */
  uint32_t region;                    /* that has it; in the outer definition */
  uint32_t region_count;              /* of the outer definition: one each */
  bool has_operands;                  /* the operands are those of the nested operation */
} varve_nested_operation;

/* *nested is NULL if the definition has no varve.holds. Returns INVALID and sets the fault of the
 * lexer if varve.holds is faulty. */
varve_status varve_find_nested_operation(varve_context *context,
                                         const varve_operation_definition *definition,
                                         varve_format_lexer *lexer,
                                         const varve_nested_operation **nested) VARVE_MUST_USE;

/* Returns the nested operation, or NULL if the outer one does not have exactly that in its region.
 */
const varve_operation *varve_nested_operation_of(const varve_nested_operation *nested,
                                                 const varve_operation *op);

#endif
