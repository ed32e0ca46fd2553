/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Chooses the form in which an operation is printed. */
#include "text/hook.h"
#include "text/lex/legacy_grammar.h"
#include "text/print_operation/print_operation.h"
#include "text/print_operation/print_operation_by_format.h"

/* Cached facts about the operations of one name. */
typedef struct known_form {
  varve_print_hook *print; /* NULL: not searched yet */
  const varve_operation_format *format;
} known_form;

void varve_print_forms_init(varve_printer *printer) {
  varve_side_table_init(&printer->forms, &printer->context->memory, sizeof(known_form));
}

static varve_status find_form(varve_printer *printer, const varve_operation_name *name,
                              known_form *form) {
  const varve_operation_hook *hook = varve_find_operation_hook(printer->context, name);
  varve_format_fault fault;
  form->print = varve_print_generic;
  if (hook != NULL && hook->print != NULL) {
    form->print = hook->print;
    return VARVE_STATUS_OK;
  }
  varve_status status =
      varve_find_operation_format(printer->context, name->definition, &form->format, &fault);
  if (status == VARVE_STATUS_INVALID || status == VARVE_STATUS_UNSUPPORTED)
    return VARVE_STATUS_OK;
  VARVE_TRY(status);
  if (form->format != NULL && varve_is_printable_format(printer->context, form->format))
    form->print = varve_print_by_operation_format;
  return VARVE_STATUS_OK;
}

/* An operation that does not fit its definition is printed in generic form. */
varve_status varve_choose_form(varve_printer *printer, const varve_operation *op,
                               varve_print_operation *frame, varve_print_hook **print) {
  *print = varve_print_generic;
  if (op->name->definition == NULL ||
      (printer->options.generic &&
       !varve_grammar_is_never_generic(printer->context->era, op->name->text)))
    return VARVE_STATUS_OK;
  known_form *form = varve_side_table_at(&printer->forms, op->name->id);
  if (form == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  if (form->print == NULL)
    VARVE_TRY(find_form(printer, op->name, form));
  if (form->print == varve_print_generic || !varve_operation_fits(op))
    return VARVE_STATUS_OK;
  frame->format = form->format;
  *print = form->print;
  return VARVE_STATUS_OK;
}

/* A name with more dots would be ambiguous: its first part could be another dialect. */
varve_status varve_print_operation_name(varve_printer *printer, const varve_operation_name *name,
                                        varve_slice default_dialect) {
  varve_slice text = name->text;
  if (varve_era_is_before(printer->context->era, VARVE_ERA_LLVM14))
    return varve_put(printer, varve_grammar_custom_name(printer->context->era, name));
  /* In LLVM 14 the prefix of std is not printed anywhere. */
  if (printer->context->era == VARVE_ERA_LLVM14)
    default_dialect = varve_slice_equal(varve_string_bytes(name->dialect), VARVE_SLICE("std"))
                          ? VARVE_SLICE("std")
                          : default_dialect;
  bool has_one_dot = memchr(name->suffix.data, '.', name->suffix.size) == NULL;
  if (has_one_dot && varve_slice_equal(varve_string_bytes(name->dialect), default_dialect))
    text = name->suffix;
  return varve_put(printer, text);
}
