/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Functions of older eras, for every dialect. func_legacy.c describes how they differ. */
#ifndef VARVE_HOOKS_FUNC_LEGACY_H
#define VARVE_HOOKS_FUNC_LEGACY_H

#include "hooks/shared/function_signature.h"

/* Adds the attribute "type" and the attributes of arguments and results. */
varve_status varve_add_legacy_signature(varve_parser *parser, varve_function_signature *signature,
                                        const varve_entity *type) VARVE_MUST_USE;
/* Collects the numbered dictionaries of arguments and results if the era has them. The signature
 * has the numbers of both. */
varve_status varve_collect_legacy_signature(varve_printer *printer, const varve_operation *op,
                                            varve_printed_signature *signature) VARVE_MUST_USE;
/* Collects the whole signature of a function whose type is the attribute "type". */
varve_status varve_legacy_signature_of(varve_printer *printer, const varve_operation *op,
                                       varve_printed_signature *signature) VARVE_MUST_USE;
/* Prints " attributes {...}" with the attributes that neither the signature nor the custom form
 * prints. */
varve_status varve_print_legacy_attributes(varve_printer *printer, const varve_operation *op,
                                           const varve_printed_signature *signature,
                                           varve_elided elided) VARVE_MUST_USE;

#endif
