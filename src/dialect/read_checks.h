/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Checks that the verifier provides to text readers, because mlir-opt performs them while it
 * parses. They check types and attributes, and types from which others are inferred, against
 * their definitions. */
#ifndef VARVE_DIALECT_READ_CHECKS_H
#define VARVE_DIALECT_READ_CHECKS_H

#include "dialect/definition.h"

typedef struct varve_read_checks varve_read_checks;

/* If a check returns INVALID, message and rule describe the error until the next call. */
struct varve_read_checks {
  /* Checks a type or attribute of a dialect, but not the nodes inside it. */
  varve_status (*check_node)(varve_read_checks *checks, const varve_entity *node);
  /* Checks the type of an operand or result of the definition. */
  varve_status (*check_type)(varve_read_checks *checks,
                             const varve_operation_definition *definition,
                             const varve_value_record *value, const varve_entity *type);
  void (*destroy)(varve_read_checks *checks);
  varve_slice message;
  varve_slice rule;
};

#endif
