/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Functions that the hooks of spirv and of spv, its older name, share. */
#ifndef VARVE_HOOKS_SPIRV_H
#define VARVE_HOOKS_SPIRV_H

#include "hooks/shared/form_parts.h"

/* Makes !spirv.ptr or !spv.ptr. dialect: the name of the dialect as a string. */
varve_status varve_spirv_pointer_get(varve_context *context, const varve_entity *dialect,
                                     const varve_entity *pointee, const varve_entity *storage,
                                     const varve_entity **type) VARVE_MUST_USE;
/* Returns the element type of !spirv.ptr or !spv.ptr, or NULL if type is another type. */
const varve_entity *varve_spirv_pointee_of(const varve_entity *type);
/* Returns whether the operation is a subgroup block read or write, which may read or write a
 * whole vector through a pointer to the element type of the vector. */
bool varve_spirv_is_block(const varve_operation_format *format);

#endif
