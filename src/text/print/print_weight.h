/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Rejects nodes whose text would be too long before printing them. */
#ifndef VARVE_TEXT_PRINT_WEIGHT_H
#define VARVE_TEXT_PRINT_WEIGHT_H

#include "text/print/print.h"

/* Returns LIMIT_EXCEEDED if the text of entity exceeds what the printer may still output. The
 * entity is about to be printed without its own alias. */
varve_status varve_print_check_weight(varve_printer *printer,
                                      const varve_entity *entity) VARVE_MUST_USE;

#endif
