/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Prints operations by their declarative formats. */
#ifndef VARVE_TEXT_PRINT_OPERATION_BY_FORMAT_H
#define VARVE_TEXT_PRINT_OPERATION_BY_FORMAT_H

#include "text/directive.h"

/* Prints an operation that has frame->format. */
varve_print_hook varve_print_by_operation_format;
/* Returns whether the printer supports every element of a format. */
bool varve_is_printable_format(const varve_context *context, const varve_operation_format *format);

/* print_attribute_by_form.c: prints an attribute or native property that the format names. */
typedef struct varve_print_value_request {
  const varve_attribute_syntax *syntax;
  const varve_property_definition *property;
  bool is_qualified;
} varve_print_value_request;
/* Returns UNSUPPORTED if the form cannot represent the value. */
varve_status varve_print_form(varve_printer *printer, const varve_print_value_request *request,
                              const varve_attribute *value) VARVE_MUST_USE;

#endif
