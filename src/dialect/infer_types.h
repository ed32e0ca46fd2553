/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Types of operands and results that a custom form does not tell: from varve.infer, from traits
 * (SameOperandsAndResultType, AllTypesMatch, ...), from constraints that only one type meets, and
 * for operations whose types C++ infers upstream, by infer_results_*.c. */
#ifndef VARVE_DIALECT_INFER_TYPES_H
#define VARVE_DIALECT_INFER_TYPES_H

#include "dialect/operation_format.h"
#include "ir/operation.h"

/* The types of one operand or result of the record, which may stand for several values. */
typedef struct varve_type_group {
  const varve_type *const *types; /* NULL: not known yet */
  uint32_t count;                 /* of values; of a result that is not known and is not single:
                                     unknown, and set with the types */
} varve_type_group;

typedef struct varve_inference {
  varve_context *context;
  const varve_operation_definition *definition;
  varve_type_group *operands; /* by operand of the record; those without types get them */
  varve_type_group *results;
  const varve_attribute *dictionary; /* all attributes that the form gave, inherent ones too; NULL:
                                        none. Defaults are not filled in */
  const varve_region *const *regions;
  uint32_t region_count;
  varve_arena *arena; /* for the types found */
  char message[160];  /* when INVALID is returned: what is wrong */
} varve_inference;

/* Fills in the types that follow from what is known. What stays unknown has types NULL: the caller
 * says so. INVALID when what is known contradicts a rule in a way that leaves no type to infer. */
varve_status varve_infer_types(varve_inference *inference) VARVE_MUST_USE;

/* The one type that meets a constraint ("Index", "I1", "1DTensorOf..." has none); *type is NULL
 * when there is no such. */
varve_status varve_buildable_type(varve_context *context, varve_slice rule,
                                  const varve_type **type) VARVE_MUST_USE;
/* The same without what the context keeps of rules. */
varve_status varve_build_type(varve_context *context, varve_slice rule,
                              const varve_type **type) VARVE_MUST_USE;

/* The kinds of types that the C++ class behind a rule has upstream, a bit each, 1 <<
 * VARVE_KIND_...; a type of another kind does not meet the rule. 0: whatever kind, or nothing is
 * known of it. */
uint32_t varve_kinds_of_rule(varve_slice rule);

#endif
