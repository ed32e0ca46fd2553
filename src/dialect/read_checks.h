/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What readers of text ask of the verifier, which mlir-opt asks as it reads: whether types and
 * attributes, and types that others are inferred from, are what their definitions say. */
#ifndef VARVE_DIALECT_READ_CHECKS_H
#define VARVE_DIALECT_READ_CHECKS_H

#include "dialect/operation_definition.h"

typedef struct varve_read_checks varve_read_checks;

/* INVALID: message and rule say what is wrong, until the next call. */
struct varve_read_checks {
  /* A type or attribute of a dialect, but not those in it. */
  varve_status (*check_node)(varve_read_checks *checks, const varve_entity *node);
  /* The type of an operand or result: the value of the definition. */
  varve_status (*check_type)(varve_read_checks *checks,
                             const varve_operation_definition *definition,
                             const varve_value_record *value, const varve_type *type);
  varve_slice message;
  varve_slice rule;
};

#endif
