/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What types and attributes of LLVM 22's dialects require beyond the rules of their parameters,
 * and which of them are kept as text. Parsers check a name where it occurs, verifiers where it
 * is used. */
#ifndef VARVE_DIALECT_ENTITY_CHECK_H
#define VARVE_DIALECT_ENTITY_CHECK_H

#include "ir/attributes.h"

/* *fault describes the error, or is NULL. */
typedef varve_status varve_entity_check(varve_context *context, const varve_entity *entity,
                                        const char **fault);

varve_status varve_check_known_entity(varve_context *context, const varve_entity *entity,
                                      const char **fault) VARVE_MUST_USE;
/* Returns whether a dialect has a type or attribute of this name without a definition. */
bool varve_is_undefined_name(varve_slice dialect, varve_slice mnemonic, bool is_type);

/* Types of emitc */

varve_entity_check varve_check_emitc_array;
varve_entity_check varve_check_emitc_lvalue;
varve_entity_check varve_check_emitc_opaque;
varve_entity_check varve_check_emitc_pointer;

/* Types of spirv */

varve_entity_check varve_check_spirv_array;
varve_entity_check varve_check_spirv_element;
varve_entity_check varve_check_spirv_image;
varve_entity_check varve_check_spirv_matrix;
varve_entity_check varve_check_spirv_struct;
varve_entity_check varve_check_spirv_tensor;

#endif
