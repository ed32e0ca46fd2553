/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Shared by the files that print operations. */
#ifndef VARVE_TEXT_PRINT_OPERATION_H
#define VARVE_TEXT_PRINT_OPERATION_H

#include "text/print/print_hook.h"

enum {
  VARVE_REGION_WHOLE = VARVE_REGION_ARGUMENTS | VARVE_REGION_TERMINATORS | VARVE_REGION_EMPTY_BLOCK
};

/* print_generic.c */
varve_print_hook varve_print_generic;
/* The same for an operation without regions. */
/* Prints an operation without regions from its operands on. */
varve_status varve_print_after_name(varve_printer *printer,
                                    const varve_operation *op) VARVE_MUST_USE;
varve_status varve_print_generic_flat(varve_printer *printer,
                                      const varve_operation *op) VARVE_MUST_USE;

void varve_print_operations_init(varve_printer *printer);
void varve_print_operations_release(varve_printer *printer);
/* Chooses the function that prints the operation, and prepares frame for it. */
varve_status varve_choose_form(varve_printer *printer, const varve_operation *op,
                               varve_print_operation *frame,
                               varve_print_hook **print) VARVE_MUST_USE;
/* Prints the name in custom form, without the default dialect. */
varve_status varve_print_operation_name(varve_printer *printer, const varve_operation_name *name,
                                        varve_slice default_dialect) VARVE_MUST_USE;

#endif
