/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Expressions over the parameters of a type or attribute: $name; and over locals: %name. */
#ifndef VARVE_DIALECT_ENTITY_SCOPE_H
#define VARVE_DIALECT_ENTITY_SCOPE_H

#include "dialect/expression/expression.h"
#include "dialect/rule/parameter_rule.h"

/* What an expression may name while it is compiled. */
typedef struct varve_entity_scope {
  varve_expression_scope base; /* its user is this structure */
  const varve_entity_definition *definition;
  const varve_slice *locals; /* the names of the slots after the parameters: %name */
  uint32_t local_count;
} varve_entity_scope;
void varve_entity_scope_init(varve_entity_scope *scope, varve_context *context,
                             const varve_entity_definition *definition);

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
