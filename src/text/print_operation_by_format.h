/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Prints operations by their declarative formats. */
#ifndef VARVE_TEXT_PRINT_OPERATION_BY_FORMAT_H
#define VARVE_TEXT_PRINT_OPERATION_BY_FORMAT_H

#include "text/directive.h"

/* Prints an operation that has frame->format. */
varve_print_hook varve_print_by_operation_format;
/* Returns whether the printer supports every element of a format. */
bool varve_is_printable_format(const varve_context *context, const varve_operation_format *format);

/* One operation that is printed by its format. */
typedef struct varve_format_run {
  varve_printer *printer;
  varve_print_operation *frame;
  const varve_operation_format *format;
  const varve_operation *op;
} varve_format_run;
/* Returns NULL if the property is absent. */
const varve_attribute *varve_printed_property(const varve_format_run *run, uint32_t property);
/* Sets whether a variable is present, and an attribute is not its default. */
varve_status varve_anchor_is_present(const varve_format_run *run,
                                     const varve_syntax_element *anchor,
                                     bool *is_it) VARVE_MUST_USE;

/* Alternatives and equations: print_choice.c */
/* Goes to the first branch of one(...) that fits. Returns UNSUPPORTED if none does. */
varve_status varve_print_format_one(const varve_format_run *run) VARVE_MUST_USE;
varve_status varve_print_format_if(const varve_format_run *run) VARVE_MUST_USE;
/* Sets whether an equation of attr-dict implies the value of a property. */
varve_status varve_equation_implies(const varve_format_run *run, uint32_t property,
                                    bool *is_implied) VARVE_MUST_USE;
/* Sets whether all equations outside of branches hold; otherwise the format cannot represent the
 * operation. */
varve_status varve_equations_hold(const varve_format_run *run, bool *hold) VARVE_MUST_USE;

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
