/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Types of spirv: structs, which are kept as text, and what types hold. */
#ifndef VARVE_DIALECT_SPIRV_TEXT_H
#define VARVE_DIALECT_SPIRV_TEXT_H

#include "ir/attributes.h"

/* In the text of a struct that has the blanks of mlir-opt: decorations of a member stand in the
 * order of their numbers. */
varve_status varve_spirv_order_decorations(varve_context *context,
                                           varve_buffer *text) VARVE_MUST_USE;
/* What a type of spirv, or a vector, holds at an index: an element, a column, a member; NULL: it
 * holds nothing there, or what cannot stand alone. */
varve_status varve_spirv_part(varve_context *context, const varve_type *type, uint64_t index,
                              const varve_type **part) VARVE_MUST_USE;

/* How many parts varve_spirv_part tells of, UINT64_MAX where the type does not say; false: it has
 * none. */
bool varve_spirv_count_parts(const varve_type *type, uint64_t *count);

#endif
