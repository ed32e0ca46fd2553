/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Unregistered dialects are accepted by default. With --strict, the loaded module is searched for
 * them. */
#include "api/load/strict.h"

#include <stdio.h>

#include "dialect/definition.h"
#include "ir/attributes.h"

static varve_status reject(const varve_operation *op, varve_diagnostic_sink sink,
                           varve_slice file) {
  if (sink.function == NULL)
    return VARVE_STATUS_INVALID;
  char text[512];
  snprintf(text, sizeof(text), "operation '%.*s' is of the dialect '%.*s', which is not registered",
           VARVE_FORMAT_SLICE(op->name->text),
           VARVE_FORMAT_SLICE(varve_string_bytes(op->name->dialect)));
  varve_diagnostic diagnostic = {.severity = VARVE_SEVERITY_ERROR,
                                 .status = VARVE_STATUS_INVALID,
                                 .file = file,
                                 .message = varve_slice_of(text)};
  if (op->location->kind == VARVE_KIND_FILE_LOCATION) {
    const varve_file_range *range = varve_entity_payload(op->location);
    diagnostic.file = varve_string_bytes(op->location->children[0]);
    diagnostic.line = range->start_line;
    diagnostic.column = range->start_column;
  }
  sink.function(sink.user, &diagnostic);
  return VARVE_STATUS_INVALID;
}

varve_status varve_check_dialects_known(varve_module *module, varve_diagnostic_sink sink,
                                        varve_slice file) {
  VARVE_TRY(varve_module_materialize(module));
  VARVE_TRY(varve_context_define_names(module->context));
  for (varve_operation *op = module->root; op != NULL;
       op = varve_operation_next_preorder(module->root, op))
    if (!op->name->is_registered &&
        (op->name->is_undefined ||
         !varve_dialect_is_known(module->context, varve_string_bytes(op->name->dialect))))
      return reject(op, sink, file);
  return VARVE_STATUS_OK;
}
