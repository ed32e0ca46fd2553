/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Types and attributes that are kept as text, as mlir-opt prints them, and what they hold. */
#ifndef VARVE_DIALECT_SPIRV_TEXT_H
#define VARVE_DIALECT_SPIRV_TEXT_H

#include "ir/attributes.h"

/* A type or attribute read from text becomes the one that mlir-opt makes of it; it stays when its
 * text is none that is known. */
varve_status varve_spirv_normalize(varve_context *context,
                                       const varve_entity **entity) VARVE_MUST_USE;
/* What a type of spirv, or a vector, holds at an index: an element, a column, a member; NULL: it holds nothing there, or
 * what cannot stand alone. */
varve_status varve_spirv_part(varve_context *context, const varve_type *type, uint64_t index,
                              const varve_type **part) VARVE_MUST_USE;

#endif
