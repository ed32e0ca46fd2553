/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Pointers of llvm in LLVM 13, which say what they point to. */
#ifndef VARVE_HOOKS_LLVM_LEGACY_H
#define VARVE_HOOKS_LLVM_LEGACY_H

#include "hooks/shared/form_parts.h"

/* !llvm.ptr<type>; NULL: nothing of llvm points to such a type. */
varve_status varve_llvm_pointer_to(varve_context *context, const varve_entity *type,
                                   const varve_entity **pointer) VARVE_MUST_USE;

/* : type */
varve_status varve_parse_llvm_colon_type(varve_parser *parser,
                                         const varve_entity **type) VARVE_MUST_USE;
/* [0, 1] {...} : type, what it is a place in, and the type of what is there. */
typedef varve_status varve_llvm_place_parser(varve_parser *parser, varve_operation_draft *draft,
                                             const varve_entity **type,
                                             const varve_entity **element);
/* %s[0, 1] {...} : type, and %v, %s[0] {...} : type, by the place parser of the era. */
varve_status varve_parse_llvm_extract(varve_parser *parser, varve_operation_draft *draft,
                                      varve_llvm_place_parser *parse) VARVE_MUST_USE;
varve_status varve_parse_llvm_insert(varve_parser *parser, varve_operation_draft *draft,
                                     varve_llvm_place_parser *parse) VARVE_MUST_USE;
/* "volatile", when it is there: an attribute of the draft. */
varve_status varve_parse_llvm_volatile(varve_parser *parser) VARVE_MUST_USE;

#endif
