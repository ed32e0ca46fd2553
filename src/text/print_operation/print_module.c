/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Prints a whole module as mlir-opt does, or a single node. */
#include "text/print_operation/print_operation.h"
#include "text/print_operation/print_operation_by_format.h"

static varve_status print_aliases(varve_printer *printer, bool deferred) {
  varve_aliases *aliases = &printer->aliases;
  for (size_t i = 0; i < aliases->order.count; i++) {
    uint32_t node = VARVE_VECTOR_AT(&aliases->order, uint32_t, i);
    varve_alias_node *alias = &VARVE_VECTOR_AT(&aliases->nodes, varve_alias_node, node);
    if (alias->can_be_deferred == deferred) {
      VARVE_TRY(varve_put_alias_name(printer, alias));
      VARVE_PUT(printer, " = ");
      VARVE_TRY(
          varve_print_without_alias(printer, (varve_print_child){alias->entity, VARVE_PRINT_FULL}));
      alias->is_printed = true;
      VARVE_TRY(varve_put_char(printer, '\n'));
      VARVE_TRY(varve_print_check(printer));
    }
  }
  return VARVE_STATUS_OK;
}

static varve_status print_whole(varve_printer *printer) {
  /* Prints without output, because only nodes that are printed get an alias. Begins again if a form
   * turns out to be impossible after nodes were visited that another form prints elsewhere. */
  varve_buffer *out = printer->out;
  varve_buffer nothing;
  varve_buffer_init(&nothing, &printer->context->memory);
  printer->out = &nothing;
  printer->is_collecting = true;
  printer->operations.is_hopeful = true;
  varve_coverage_pause(printer->context, 1);
  varve_status status = varve_print_operations(printer);
  printer->operations.is_hopeful = false;
  if (varve_is_unfit(status)) {
    varve_memory *memory = &printer->context->memory;
    varve_aliases_release(&printer->aliases);
    varve_aliases_init(&printer->aliases, printer->context);
    varve_hash_table_release(&printer->operations.unfit);
    varve_hash_table_init(&printer->operations.unfit, memory);
    varve_vector_truncate(&printer->operations.choices, 0);
    varve_vector_truncate(&printer->frames, 0);
    varve_vector_truncate(&printer->format.loops, 0);
    varve_vector_truncate(&printer->operations.scopes, 0);
    printer->depth = 0;
    status = varve_print_operations(printer);
  }
  varve_coverage_pause(printer->context, -1);
  printer->is_collecting = false;
  /* The equations of a format are counted when the output is printed. */
  printer->operations.is_collected = printer->context->coverage == NULL;
  printer->out = out;
  varve_buffer_release(&nothing);
  VARVE_TRY(status == VARVE_STATUS_OK ? varve_aliases_order(&printer->aliases) : status);
  VARVE_TRY(print_aliases(printer, false));
  VARVE_TRY(varve_print_operations(printer));
  VARVE_TRY(varve_put_char(printer, '\n'));
  /* Earlier texts of types that have a name from here on were printed in full. */
  printer->reuse_texts = false;
  VARVE_TRY(print_aliases(printer, true));
  return varve_print_metadata(printer);
}

static varve_status print_module(varve_printer *printer) {
  VARVE_TRY(varve_print_number_values(printer));
  VARVE_TRY(printer->options.local_scope ? varve_print_operations(printer) : print_whole(printer));
  /* mlir-opt prints this newline after every module. */
  VARVE_TRY(varve_put_char(printer, '\n'));
  return varve_print_check(printer);
}

varve_status varve_print_module(varve_module *module, const varve_print_options *options,
                                varve_buffer *out) {
  if (module->root == NULL)
    return VARVE_STATUS_BAD_ARGUMENT;
  varve_printer printer;
  varve_printer_init(&printer, module->context, out);
  varve_print_operations_init(&printer);
  printer.module = module;
  printer.options = *options;
  /* The default limit does not include resources, whose text takes two digits a byte. */
  enum { NAME = 256 };
  const varve_resource *resource;
  if (!varve_context_has_max_output(printer.context)) {
    for (size_t i = 0; (resource = varve_module_resource(printer.module, i)) != NULL; i++) {
      size_t room = SIZE_MAX - printer.limit, size = resource->data.size;
      printer.limit = size < room / 4 - NAME ? printer.limit + 4 * size + NAME : SIZE_MAX;
    }
  }
  varve_status status = varve_context_define_names(module->context);
  if (status == VARVE_STATUS_OK)
    status = print_module(&printer);
  varve_print_operations_release(&printer);
  varve_printer_release(&printer);
  return status;
}
