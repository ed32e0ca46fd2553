/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* iterator_types of linalg and vector: attributes #dialect.iterator_type, in text strings. */
#ifndef VARVE_HOOKS_COMMON_ITERATORS_H
#define VARVE_HOOKS_COMMON_ITERATORS_H

#include "hooks/shared/form_parts.h"

/* {indexing_maps = ..., iterator_types = ["parallel", ...], ...} or an alias of it, every entry of
 * which becomes an attribute of the draft. */
varve_status varve_parse_iterator_traits(varve_parser *parser,
                                         const varve_operation_draft *draft) VARVE_MUST_USE;
/* " {...}" of those attributes that the operation has, in the order of their names. UNSUPPORTED
 * when its iterators are no words. */
varve_status varve_print_iterator_traits(varve_printer *printer, const varve_operation *op,
                                         varve_elided names) VARVE_MUST_USE;

#endif
