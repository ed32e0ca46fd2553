/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Operations printed by their declarative formats. */
#ifndef VARVE_TEXT_PRINT_OPERATION_BY_FORMAT_H
#define VARVE_TEXT_PRINT_OPERATION_BY_FORMAT_H

#include "text/directive.h"

/* Of an operation that has frame->format. */
varve_print_hook varve_print_by_operation_format;
/* Whether all of a format can be printed. */
bool varve_is_printable_format(const varve_context *context, const varve_operation_format *format);

/* print_attribute_by_form.c: an attribute or native property where the format names it. */
typedef struct varve_print_value_request {
  const varve_attribute_syntax *syntax;
  const varve_property_definition *property;
  bool is_qualified;
} varve_print_value_request;
/* UNSUPPORTED when it is not what the form holds. */
varve_status varve_print_form(varve_printer *printer, const varve_print_value_request *request,
                              const varve_attribute *value) VARVE_MUST_USE;

#endif
