/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Evaluates expressions over the parameters of a type or attribute: entity_scope.h. */
#ifndef VARVE_DIALECT_ENTITY_INPUT_H
#define VARVE_DIALECT_ENTITY_INPUT_H

#include "dialect/evaluate/entity_expressions.h"
#include "dialect/rule/parameter_rule.h"

/* The values while it is evaluated. */
typedef struct varve_entity_input {
  varve_expression_input base;           /* first */
  const varve_entity *const *parameters; /* NULL in it: not known */
  uint32_t count;
  const varve_entity_definition *definition; /* gives the rules of parameters; may be NULL */
} varve_entity_input;
void varve_entity_input_init(varve_entity_input *input, varve_context *context, varve_arena *arena);
/* Takes the parameters of an entity. One that keeps its text has no known parameters. */
void varve_entity_input_take(varve_entity_input *input, const varve_entity *entity);
/* Evaluates an expression to the value of a parameter. *value is NULL if it is not known, or does
 * not fit the rule. */
varve_status varve_entity_solve(const varve_entity_input *input, const varve_parameter_rule *rule,
                                const varve_expression *expression,
                                const varve_entity **value) VARVE_MUST_USE;

#endif
