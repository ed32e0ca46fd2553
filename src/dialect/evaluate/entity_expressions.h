/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The facts of a type or attribute that are expressions of its parameters:
 * format-spec/dialect-definitions.md 4. */
#ifndef VARVE_DIALECT_ENTITY_EXPRESSIONS_H
#define VARVE_DIALECT_ENTITY_EXPRESSIONS_H

#include "dialect/evaluate/name_pattern.h"

/* varve.derived.NAME: a part that the entity has besides its parameters. */
typedef struct varve_derived_part {
  varve_slice name;
  const varve_expression *value;
} varve_derived_part;

typedef struct varve_entity_expressions {
  varve_name_pattern alias;          /* varve.alias; without parts if there is none */
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

#endif
