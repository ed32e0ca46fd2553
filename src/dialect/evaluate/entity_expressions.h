/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The facts of a type or attribute that are expressions of its parameters:
 * format-spec/dialect-definitions.md 4. */
#ifndef VARVE_DIALECT_ENTITY_EXPRESSIONS_H
#define VARVE_DIALECT_ENTITY_EXPRESSIONS_H

#include "dialect/evaluate/name_pattern.h"
#include "dialect/expression/expression.h"
#include "dialect/rule/parameter_rule.h"

/* varve.derived.NAME: a part that the entity has besides its parameters. */
typedef struct varve_derived_part {
  varve_slice name;
  const varve_expression *value;
} varve_derived_part;

typedef struct varve_entity_expressions {
  varve_name_pattern alias;          /* varve.alias; an absent alias has no parts */
  const varve_expression *own_type;  /* varve.type of an attribute, or NULL */
  const varve_expression *canonical; /* varve.stands_for of a type, or NULL */
  const varve_expression *read_as;   /* varve.read_as, or NULL: the parser changes nothing */
  const varve_derived_part *derived;
  uint32_t derived_count;
} varve_entity_expressions;

/* Compile one fact each. They return INVALID and set *fault if it is invalid. */
typedef varve_status varve_compile_expression(varve_context *context,
                                              const varve_entity_definition *definition,
                                              varve_entity_expressions *compiled,
                                              varve_format_fault *fault);
varve_compile_expression varve_alias_compile;
varve_compile_expression varve_own_type_compile;
varve_compile_expression varve_stands_for_compile;
varve_compile_expression varve_read_as_compile;
varve_compile_expression varve_derived_compile;

/* Compiles all facts, once for each definition. An invalid fact counts as absent: the check of the
 * definition has already reported it. */
varve_status
varve_entity_expressions_get(varve_context *context, const varve_entity_definition *definition,
                             const varve_entity_expressions **expressions) VARVE_MUST_USE;

/* Aliases of types and attributes that expressions compute from their parameters:
 * format-spec/dialect-definitions.md 4. */

/* Replaces the text by the alias of a type or attribute of a dialect. It is empty if there is no
 * alias. budget: of the alias whose expression this one occurs in, or NULL. */
varve_status varve_alias_write(varve_context *context, const varve_entity *entity,
                               varve_alias_budget *budget, varve_buffer *text) VARVE_MUST_USE;

/* Sets *type to the type that varve.type gives an attribute of a dialect, if it gives one. budget:
 * of the attribute whose type this one is part of, or NULL. */
varve_status varve_own_type_compute(varve_context *context, const varve_entity *attribute,
                                    varve_alias_budget *budget,
                                    const varve_entity **type) VARVE_MUST_USE;

/* Types that represent others: the fact varve.stands_for. Types and attributes that a text means:
 * the fact varve.read_as. Parts of types and attributes: the facts varve.derived.NAME. */

/* Sets *constant, which is empty, to a constant of varve.read_as that needs the expression to be
 * read. */
varve_status varve_find_read_as_cycle(varve_context *context, const varve_expression *expression,
                                      varve_slice *constant) VARVE_MUST_USE;
/* Sets *result to the type (attribute) that the text of a type (attribute) means: the entity itself
 * without the fact, or if the value of the fact is unknown, absent or of the other class. Returns
 * INVALID if the value needs itself. */
varve_status varve_read_entity(varve_context *context, const varve_entity_definition *definition,
                               const varve_entity *entity,
                               const varve_entity **result) VARVE_MUST_USE;
/* Sets *result to the type whose values a type has, in the end: the type itself if it represents
 * no other. budget may be NULL. */
varve_status varve_canonical_type(varve_context *context, const varve_entity *type,
                                  varve_alias_budget *budget,
                                  const varve_entity **result) VARVE_MUST_USE;
/* Sets *result to the first type of a dialect that has no parameters and represents a type, or to
 * NULL. */
varve_status varve_type_representing(varve_context *context, varve_slice dialect,
                                     const varve_entity *type,
                                     const varve_entity **result) VARVE_MUST_USE;

/* Sets *result to the part with this name, which is UNKNOWN before; it stays so if the entity lacks
 * it. Lists in it are in the arena of the input, of which only the context, the budget and the
 * steps count besides. */
varve_status varve_derived_find(const varve_expression_input *input, const varve_entity *entity,
                                varve_slice name, varve_term *result) VARVE_MUST_USE;

/* Evaluates expressions over the parameters of a type or attribute: entity_scope.h. */

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
