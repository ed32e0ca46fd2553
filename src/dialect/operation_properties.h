/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* An operation's attributes sorted into dictionary and properties. */
#ifndef VARVE_DIALECT_OPERATION_PROPERTIES_H
#define VARVE_DIALECT_OPERATION_PROPERTIES_H

#include "dialect/definition.h"

/* Sorts given attributes of an op into inherent properties and the rest, as mlir-opt 22 does, and
 * fills defaults in. given: the dictionary in braces; properties: what stood in <...>, or NULL. For
 * an op without definition nothing moves. For the others: a key that is in both keeps the value of
 * properties, and conflict names it; a key of properties that the definition does not have is left
 * out, and unknown names it (the first one each; mlir-opt says nothing of either). A native
 * property is only taken from <...>: in braces its name is a discardable attribute's. INVALID when
 * properties are given to an op that has none, are no dictionary, or hold what a native property
 * cannot be made of: *fault then says which. Both outputs are NULL when empty, except that an op
 * without definition keeps empty properties. */
typedef struct varve_attribute_split {
  const varve_attribute *dictionary;
  const varve_attribute *properties;
  const varve_attribute *conflict; /* STRING or NULL */
  const varve_attribute *unknown;  /* STRING or NULL */
  const varve_attribute *fault;    /* STRING or NULL */
} varve_attribute_split;
varve_status varve_split_attributes(varve_context *context, const varve_operation_name *name,
                                    const varve_attribute *given, const varve_attribute *properties,
                                    varve_attribute_split *split) VARVE_MUST_USE;
/* Dictionary and properties in one dictionary, as versions below 5 hold them; NULL when empty. Both
 * must be dictionaries or NULL: BAD_ARGUMENT else; INVALID with *conflict set when a key is in
 * both. */
varve_status varve_merge_attributes(varve_context *context, const varve_attribute *dictionary,
                                    const varve_attribute *properties,
                                    const varve_attribute **merged,
                                    const varve_attribute **conflict) VARVE_MUST_USE;

#endif
