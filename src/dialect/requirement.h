/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Checks of definitions: varve.require. format-spec/dialect-definitions.md, section 3.5. */
#ifndef VARVE_DIALECT_REQUIREMENT_H
#define VARVE_DIALECT_REQUIREMENT_H

#include "dialect/definition.h"
#include "dialect/name_pattern.h"

typedef struct varve_requirement {
  const varve_expression *condition;
  varve_name_pattern message;
} varve_requirement;

typedef struct varve_requirements {
  const varve_requirement *rows;
  uint32_t count;
} varve_requirements;

/* Gives the rows of an operation, which are compiled at first use. A row with a fault is left
 * out. */
varve_status varve_find_requirements(varve_context *context,
                                     const varve_operation_definition *definition,
                                     const varve_requirements **found) VARVE_MUST_USE;
/* Gives the rows of a type or attribute, in the same way. They are compiled for each call. */
varve_status varve_entity_requirements(varve_context *context,
                                       const varve_entity_definition *definition,
                                       varve_requirements *found) VARVE_MUST_USE;

/* A fault in a row. */
typedef struct varve_requirement_fault {
  varve_format_fault fault;
  varve_slice text; /* that the offset of the fault is in */
} varve_requirement_fault;
typedef varve_status varve_requirement_report(void *user, const varve_requirement_fault *fault);
typedef struct varve_requirement_reporter {
  void *user;
  varve_requirement_report *report; /* its status ends the compilation, unless it is OK */
} varve_requirement_reporter;
/* Compiles the rows of an operation or, if it is NULL, of a type or attribute, and reports each
 * fault. */
varve_status varve_check_requirements(varve_context *context,
                                      const varve_operation_definition *operation,
                                      const varve_entity_definition *entity,
                                      const varve_requirement_reporter *reporter) VARVE_MUST_USE;

/* The values of an operation that has the operands, results and attributes of its definition. */
typedef struct varve_operation_input {
  varve_expression_input base; /* first */
  const varve_operation *op;
} varve_operation_input;
varve_operation_input varve_operation_input_make(varve_context *context, varve_arena *arena,
                                                 const varve_operation *op);
/* Finds the first row that does not hold. *failed is NULL if all rows hold. */
varve_status varve_requirements_test(const varve_expression_input *input,
                                     const varve_requirements *requirements,
                                     const varve_requirement **failed) VARVE_MUST_USE;

#endif
