/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Infers the types of operands and results that a custom form omits. Sources are varve.let,
 * traits (SameOperandsAndResultType, AllTypesMatch, ...), constraints that only one type
 * matches, and C functions (hooks/infer_results.c) for operations whose types upstream infers in
 * C++. */
#ifndef VARVE_DIALECT_INFER_TYPES_H
#define VARVE_DIALECT_INFER_TYPES_H

#include "dialect/operation_format/operation_format.h"
#include "ir/operation.h"

/* The types of one operand or result of the record, which may have several values. */
typedef struct varve_type_group {
  const varve_entity *const *types; /* NULL: not known yet */
  uint32_t count; /* number of values; for a result that is unknown and not single it is set with
                     the types */
} varve_type_group;

typedef struct varve_inference {
  varve_context *context;
  const varve_operation_definition *definition;
  varve_type_group *operands; /* by operand of the record; those without types receive them */
  varve_type_group *results;
  const varve_entity *dictionary; /* all attributes that the form gave, including inherent ones,
                                        without defaults; NULL: no attributes */
  const varve_region *const *regions;
  uint32_t region_count;
  varve_arena *arena; /* for the types found */
  char message[160];  /* set if INVALID is returned */
} varve_inference;

/* Infers types from known types. Types that stay unknown are NULL: the caller reports them.
 * Returns INVALID if a known type breaks a rule, so that no type can be inferred. */
varve_status varve_infer_types(varve_inference *inference) VARVE_MUST_USE;

/* Finds the one type that matches a constraint ("Index", "I1"). *type is NULL if several types
 * match ("1DTensorOf..."). */
varve_status varve_buildable_type(varve_context *context, varve_slice rule,
                                  const varve_entity **type) VARVE_MUST_USE;

/* Returns the kinds of types that the C++ class of a rule has upstream, as bits 1 <<
 * VARVE_KIND_.... A type of another kind does not match the rule. 0: any kind, or unknown. */
uint32_t varve_kinds_of_rule(varve_slice rule);

#endif
