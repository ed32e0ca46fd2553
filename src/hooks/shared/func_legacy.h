/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What functions of older eras share, of whatever dialect: func_legacy.c says how they differ. */
#ifndef VARVE_HOOKS_FUNC_LEGACY_H
#define VARVE_HOOKS_FUNC_LEGACY_H

#include "hooks/shared/function_signature.h"

/* Gives the operation the attribute "type", and those of arguments and results. */
varve_status varve_add_legacy_signature(varve_parser *parser, varve_function_signature *signature,
                                        const varve_entity *type) VARVE_MUST_USE;
/* Attributes of arguments and results where the era numbers them; the signature's numbers of these
 * are known. */
varve_status varve_collect_legacy_signature(varve_printer *printer, const varve_operation *op,
                                            varve_printed_signature *signature) VARVE_MUST_USE;
/* All of it, of a function whose type is the attribute "type". */
varve_status varve_legacy_signature_of(varve_printer *printer, const varve_operation *op,
                                       varve_printed_signature *signature) VARVE_MUST_USE;
/* " attributes {...}" of what neither the signature nor the form has said. */
varve_status varve_print_legacy_attributes(varve_printer *printer, const varve_operation *op,
                                           const varve_printed_signature *signature,
                                           varve_elided elided) VARVE_MUST_USE;

#endif
