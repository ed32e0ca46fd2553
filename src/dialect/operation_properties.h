/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* An operation's attributes sorted into dictionary and properties. */
#ifndef VARVE_DIALECT_OPERATION_PROPERTIES_H
#define VARVE_DIALECT_OPERATION_PROPERTIES_H

#include "dialect/definition.h"

/* Sorts given attributes of an op into inherent properties and the rest, as mlir-opt 22 does, and
 * fills defaults in. given: the dictionary in braces; properties: what stood in <...>, or NULL. For
 * an op without definition nothing moves. For the others:
 * - A key that is in both keeps the value of properties, and conflict names it.
 * - A key of properties that the definition does not have is left out, and unknown names it.
 * - A native property is only taken from <...>: in braces its name is a discardable attribute's.
 * - Segment sizes may have their older names (operand_segment_sizes). In braces those that are no
 *   sizes of as many segments as there are count for nothing, and useless names them.
 * An op whose attributes all stand in the dictionary gets both there; INVALID and conflict when a
 * key is in both.
 * Of each the first one is named; mlir-opt says nothing of any. INVALID when properties are given
 * to an op that has none, are no dictionary, or hold what a native property or segment sizes cannot
 * be made of: fault then says which. Both outputs are NULL when empty, except that an op without
 * definition keeps empty properties. */
typedef struct varve_attribute_split {
  const varve_attribute *dictionary;
  const varve_attribute *properties;
  const varve_attribute *conflict; /* STRING or NULL; so the next two */
  const varve_attribute *unknown;
  const varve_attribute *useless;
  const varve_property_definition *fault; /* or NULL */
} varve_attribute_split;
varve_status varve_split_attributes(varve_context *context, const varve_operation_name *name,
                                    const varve_attribute *given, const varve_attribute *properties,
                                    varve_attribute_split *split) VARVE_MUST_USE;
/* What a property is when it is not given, made once: its default, no sizes of segments, or the
 * zero of its native encoding (NULL for an attribute). */
varve_status varve_property_default(varve_context *context,
                                    const varve_operation_definition *definition,
                                    const varve_property_definition *property,
                                    const varve_attribute **value) VARVE_MUST_USE;
/* "a unit attribute": what the property can be made of, for messages. */
const char *varve_property_expectation(const varve_property_definition *property);
/* Dictionary and properties in one dictionary, as versions below 5 hold them; NULL when empty. Both
 * must be dictionaries or NULL: BAD_ARGUMENT else; INVALID with *conflict set when a key is in
 * both. */
varve_status varve_merge_attributes(varve_context *context, const varve_attribute *dictionary,
                                    const varve_attribute *properties,
                                    const varve_attribute **merged,
                                    const varve_attribute **conflict) VARVE_MUST_USE;

/* What a definition remembers in a context: defaults of properties once they were wanted, by index;
 * the last split that made something, as the same attributes come again and again. */
typedef struct varve_property_memory {
  const varve_attribute **defaults;
  const varve_attribute *given;
  const varve_attribute *properties;
  varve_attribute_split split;
  bool has_split;
  const struct varve_operation_format *format; /* operation_format.h; NULL: not compiled yet */
} varve_property_memory;

#endif
