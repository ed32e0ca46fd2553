/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What the files of omp's custom forms share. */
#ifndef VARVE_HOOKS_OMP_H
#define VARVE_HOOKS_OMP_H

#include "dialect/format.h"
#include "text/hook.h"

/* The enum whose cases #omp.mnemonic holds one of. */
varve_status varve_omp_rule(varve_context *context, varve_slice mnemonic,
                            varve_parameter_rule *rule) VARVE_MUST_USE;
/* #omp.mnemonic of that value. */
varve_status varve_omp_enum_get(varve_context *context, varve_slice mnemonic, uint64_t value,
                                const varve_attribute **attribute) VARVE_MUST_USE;
/* Its word, which stands next, as that attribute; NULL, and nothing read, when it has no such one.
 */
varve_status varve_accept_omp_word(varve_parser *parser, varve_slice mnemonic,
                                   const varve_attribute **attribute) VARVE_MUST_USE;
/* The same where there must be one. */
varve_status varve_parse_omp_word(varve_parser *parser, varve_slice mnemonic,
                                  const varve_attribute **attribute) VARVE_MUST_USE;
varve_status varve_print_omp_word(varve_printer *printer,
                                  const varve_attribute *attribute) VARVE_MUST_USE;

#endif
