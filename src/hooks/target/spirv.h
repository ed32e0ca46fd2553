/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What the files of spirv share. */
#ifndef VARVE_HOOKS_SPIRV_H
#define VARVE_HOOKS_SPIRV_H

#include "hooks/shared/form_parts.h"

/* "Name|Name" of the enum whose attributes are #spirv.mnemonic<...>; is_word: without the quotes.
 */
varve_status varve_parse_spirv_enum(varve_parser *parser, varve_slice mnemonic, bool is_word,
                                    const varve_entity **value) VARVE_MUST_USE;
/* Without quotes. UNSUPPORTED when it is no such attribute. */
varve_status varve_print_spirv_enum(varve_printer *printer, varve_slice mnemonic,
                                    const varve_entity *value) VARVE_MUST_USE;

/* !spirv.ptr, or !spv.ptr, as the string that is the dialect's name says. */
varve_status varve_spirv_pointer_get(varve_context *context, const varve_entity *dialect,
                                     const varve_entity *pointee, const varve_entity *storage,
                                     const varve_entity **type) VARVE_MUST_USE;
/* What a pointer of either points to; NULL: it is none. */
const varve_entity *varve_spirv_pointee_of(const varve_entity *type);
/* Whether a block is read or written: by vectors of what the pointer points to. */
bool varve_spirv_is_block(const varve_operation_format *format);

#endif
