/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Sorts an operation's attributes into dictionary and properties. */
#ifndef VARVE_DIALECT_OPERATION_PROPERTIES_H
#define VARVE_DIALECT_OPERATION_PROPERTIES_H

#include "dialect/definition.h"

/* Sorts given attributes of an operation into properties and discardable ones, as mlir-opt 22 does,
 * and fills in defaults. given: the dictionary in braces; properties: the dictionary in <...>, or
 * NULL. Without a definition nothing moves. With a definition:
 * - If a key is in both, the value of properties wins, and conflict names the key.
 * - A key of properties that the definition does not have becomes a discardable attribute, and kept
 *   names the first one: the module may be of another release. (mlir-opt drops it.) If the braces
 *   have it as well, that of the properties is dropped, and unknown names it.
 * - A native property must be in <...>. In braces its name belongs to a discardable attribute.
 * - Segment sizes may have their older names (operand_segment_sizes). If those in braces do not
 *   have one size for each segment, they are ignored, and useless names them.
 * If the era keeps all attributes in the dictionary, both go there. The function then returns
 * INVALID and sets conflict if a key is in both.
 * Each of the results names the first such key; mlir-opt reports none of them. The function returns
 * INVALID if the operation has no properties but some are given, if they are not a dictionary, or
 * if a native property or segment sizes do not accept their value: fault names that property. Both
 * outputs are NULL when empty, but without a definition empty properties are kept. */
typedef struct varve_attribute_split {
  const varve_entity *dictionary;
  const varve_entity *properties;
  const varve_entity *conflict; /* STRING or NULL; likewise for the next three */
  const varve_entity *unknown;
  const varve_entity *kept;
  const varve_entity *useless;
  const varve_property_definition *fault; /* or NULL */
} varve_attribute_split;
varve_status varve_split_attributes(varve_context *context, const varve_operation_name *name,
                                    const varve_entity *given, const varve_entity *properties,
                                    varve_attribute_split *split) VARVE_MUST_USE;
/* Returns the value of a property that is not given: its default, empty segment sizes, or the
 * zero of its native encoding (NULL for an attribute). It is made once. */
varve_status varve_property_default(varve_context *context,
                                    const varve_operation_definition *definition,
                                    const varve_property_definition *property,
                                    const varve_entity **value) VARVE_MUST_USE;
/* Returns the expected kind of attribute ("a unit attribute") for messages. */
const char *varve_property_expectation(const varve_property_definition *property);
/* Merges dictionary and properties into one dictionary, as bytecode versions below 5 store them;
 * NULL when empty. Returns BAD_ARGUMENT if one is neither NULL nor a dictionary. Returns INVALID
 * and sets *conflict if both have a key. */
varve_status varve_merge_attributes(varve_context *context, const varve_entity *dictionary,
                                    const varve_entity *properties, const varve_entity **merged,
                                    const varve_entity **conflict) VARVE_MUST_USE;

/* What a definition caches in a context: defaults of properties by index, and the last split
 * that made a new dictionary. Equal attributes often follow each other. */
typedef struct varve_property_memory {
  const varve_entity **defaults;
  const varve_entity *given;
  const varve_entity *properties;
  varve_attribute_split split;
  bool has_split;
  const struct varve_operation_format *format; /* operation_format.h; NULL: not compiled yet */
} varve_property_memory;

#endif
