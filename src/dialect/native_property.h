/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The attributes that stand for native properties, as mlir-opt 22 makes them of what it is given.
 * format-spec/dialect-definitions.md, "Attributes and native properties". */
#ifndef VARVE_DIALECT_NATIVE_PROPERTY_H
#define VARVE_DIALECT_NATIVE_PROPERTY_H

#include "dialect/definition.h"
#include "dialect/native_encoding.h"

/* INVALID when the property cannot be made of what is given; UNSUPPORTED when nobody knows its
 * encoding. */
varve_status varve_native_property_normalize(varve_context *context,
                                             const varve_property_definition *property,
                                             const varve_attribute *given,
                                             const varve_attribute **value) VARVE_MUST_USE;
/* What it is when nothing is given and it has no default. NULL of "attribute". */
varve_status varve_native_property_zero(varve_context *context,
                                        const varve_property_definition *property,
                                        const varve_attribute **value) VARVE_MUST_USE;
/* How wide the integers of I32, I64 and ENUM are; they are signless. */
uint32_t varve_native_integer_width(const varve_property_definition *property,
                                    varve_native_kind kind);
/* "an integer attribute": what it can be made of, for messages. */
const char *varve_native_property_expectation(const varve_property_definition *property);

#endif
