/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Nodes whose text would be too long are refused before it is made. */
#ifndef VARVE_TEXT_PRINT_WEIGHT_H
#define VARVE_TEXT_PRINT_WEIGHT_H

#include "text/print.h"

/* LIMIT_EXCEEDED when the text of entity, which is about to be printed without an alias of its own,
 * cannot stay within what the printer may still put out. */
varve_status varve_print_check_weight(varve_printer *printer,
                                      const varve_entity *entity) VARVE_MUST_USE;

#endif
