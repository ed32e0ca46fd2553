/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The types inside types of spirv, which was named spv before LLVM 16. */
#ifndef VARVE_DIALECT_SPIRV_PARTS_H
#define VARVE_DIALECT_SPIRV_PARTS_H

#include "ir/attributes.h"

/* Returns the members of a struct, records that begin with the type and the offset, or -1. NULL:
 * the type is no struct, or a reference by name to one around it. */
const varve_entity *varve_spirv_members(const varve_entity *type);
/* Finds the type that a spirv type, or a vector, contains at an index: an element, a column or a
 * member. NULL: it does not exist, or it is not a complete type. */
const varve_entity *varve_spirv_part(const varve_entity *type, uint64_t index);

/* Counts the parts that varve_spirv_part can return; UINT64_MAX if the type does not determine a
 * number. False: the type has no parts. */
bool varve_spirv_count_parts(const varve_entity *type, uint64_t *count);

#endif
