/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What types and attributes of LLVM 22's dialects ask for beyond the rules of their parameters, and
 * which of them are kept as text. Parsers ask where the name stands, verifiers where it is used. */
#ifndef VARVE_DIALECT_ENTITY_CHECK_H
#define VARVE_DIALECT_ENTITY_CHECK_H

#include "ir/attributes.h"

/* *fault: what is wrong with it, or NULL. */
typedef varve_status varve_entity_check(varve_context *context, const varve_entity *entity,
                                        const char **fault);

varve_status varve_check_known_entity(varve_context *context, const varve_entity *entity,
                                      const char **fault) VARVE_MUST_USE;
/* Whether a dialect has a type or attribute that no definition tells of. */
bool varve_is_undefined_name(varve_slice dialect, varve_slice mnemonic, bool is_type);

/* entity_check_emitc.c */

varve_entity_check varve_check_emitc_array;
varve_entity_check varve_check_emitc_lvalue;
varve_entity_check varve_check_emitc_opaque;
varve_entity_check varve_check_emitc_pointer;

/* entity_check_quant.c */

varve_entity_check varve_check_quant_type;

/* entity_check_spirv.c */

varve_entity_check varve_check_spirv_array;
varve_entity_check varve_check_spirv_element;
varve_entity_check varve_check_spirv_image;
varve_entity_check varve_check_spirv_matrix;
varve_entity_check varve_check_spirv_struct;
varve_entity_check varve_check_spirv_tensor;

#endif
