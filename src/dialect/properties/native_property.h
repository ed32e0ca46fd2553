/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The attributes that represent native properties. They are normalized as mlir-opt 22 normalizes
 * its input. format-spec/dialect-definitions.md, "Attributes and native properties". */
#ifndef VARVE_DIALECT_NATIVE_PROPERTY_H
#define VARVE_DIALECT_NATIVE_PROPERTY_H

#include "base/base.h"
#include "dialect/definition.h"

/* How native properties are encoded, as definitions write it: "optional<array<i64>>".
 * format-spec/dialect-definitions.md, "Attributes and native properties". */

typedef enum varve_native_kind {
  VARVE_NATIVE_NONE, /* no encoding */
  VARVE_NATIVE_I32,
  VARVE_NATIVE_I64,
  VARVE_NATIVE_ENUM,
  VARVE_NATIVE_BOOL,
  VARVE_NATIVE_UNIT,
  VARVE_NATIVE_STRING,
  VARVE_NATIVE_ATTRIBUTE,
  VARVE_NATIVE_ARRAY,
  VARVE_NATIVE_OPTIONAL
} varve_native_kind;

/* The maximum nesting of arrays and optional values. */
enum { VARVE_NATIVE_NESTING = 8 };

/* Returns the outermost kind of an encoding; for ARRAY and OPTIONAL, *element is the inner
 * encoding. */
varve_native_kind varve_native_kind_of(varve_slice encoding, varve_slice *element);

/* Returns INVALID if the attribute does not fit the property, UNSUPPORTED if the encoding is
 * unknown. */
varve_status varve_native_property_normalize(varve_context *context,
                                             const varve_property_definition *property,
                                             const varve_entity *given,
                                             const varve_entity **value) VARVE_MUST_USE;
/* Returns the value of a property that is not given and has no default. It is NULL for the
 * encoding "attribute". */
varve_status varve_native_property_zero(varve_context *context,
                                        const varve_property_definition *property,
                                        const varve_entity **value) VARVE_MUST_USE;
/* Makes the value of an ENUM: an integer of its width, or, if that is the form of its default, the
 * enum's attribute. */
varve_status varve_native_enum_get(varve_context *context,
                                   const varve_property_definition *property, uint64_t number,
                                   const varve_entity **value) VARVE_MUST_USE;
/* Returns the integer of such a value, or the value itself if it is neither. */
const varve_entity *varve_native_enum_integer(const varve_entity *value);
/* Returns the width of the integers of I32, I64 and ENUM, which are signless. */
uint32_t varve_native_integer_width(const varve_property_definition *property,
                                    varve_native_kind kind);
/* Returns the expected kind of attribute ("an integer attribute") for messages. */
const char *varve_native_property_expectation(const varve_property_definition *property);

/* The kind of attribute that a property holds, without the other conditions of its constraint. */

/* Removes from a dictionary in braces the inherent attributes whose kind does not fit their
 * property. mlir-opt 22 drops them if properties are given separately or if code parses the
 * custom form. *misfit names the first one, or is NULL. A rule that does not determine a kind
 * removes nothing. */
varve_status varve_drop_misfits(varve_context *context,
                                const varve_operation_definition *definition,
                                const varve_entity **dictionary,
                                const varve_entity **misfit) VARVE_MUST_USE;

/* Returns false if the two properties hold attributes of different kinds. Rules that do not
 * determine a kind count as the same. */
bool varve_hold_same_kind(const varve_operation_definition *definitions[2],
                          const varve_property_definition *properties[2]);

#endif
