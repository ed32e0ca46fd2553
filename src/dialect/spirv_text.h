/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Types of spirv: structs, which are kept as text, and element types. */
#ifndef VARVE_DIALECT_SPIRV_TEXT_H
#define VARVE_DIALECT_SPIRV_TEXT_H

#include "ir/attributes.h"

/* Sorts the decorations of each member by their numbers. The struct's text must have mlir-opt's
 * blanks. */
varve_status varve_spirv_order_decorations(varve_context *context,
                                           varve_buffer *text) VARVE_MUST_USE;
/* Finds the type that a spirv type, or a vector, contains at an index: an element, a column or a
 * member. NULL: it does not exist, or it is not a complete type. */
varve_status varve_spirv_part(varve_context *context, const varve_type *type, uint64_t index,
                              const varve_type **part) VARVE_MUST_USE;

/* Counts the parts that varve_spirv_part can return; UINT64_MAX if the type does not determine a
 * number. False: the type has no parts. */
bool varve_spirv_count_parts(const varve_type *type, uint64_t *count);

#endif
