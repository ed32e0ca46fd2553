/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Functions on a whole module other than loading and saving. */
#include <varve/module.h>

#include "api/bytes.h"
#include "api/options.h"
#include "ir/module.h"

varve_status varve_module_strip_debug_info(varve_module *module) {
  if (module == NULL)
    return VARVE_STATUS_BAD_ARGUMENT;
  VARVE_TRY(varve_module_materialize(module));
  const varve_entity *unknown = module->context->unknown_location;
  for (varve_operation *op = module->root; op != NULL;
       op = varve_operation_next_preorder(module->root, op)) {
    op->location = unknown;
    for (uint32_t r = 0; r < varve_operation_region_count(op); r++)
      for (varve_block *block = varve_operation_region(op, r)->first; block != NULL;
           block = block->next)
        for (uint32_t a = 0; a < block->argument_count; a++)
          block->arguments[a]->location = unknown;
  }
  return VARVE_STATUS_OK;
}

varve_status varve_module_compare(varve_module *a, varve_module *b,
                                  const varve_compare_options *options, bool *equal,
                                  varve_bytes **difference) {
  if (difference != NULL)
    *difference = NULL;
  if (equal == NULL)
    return VARVE_STATUS_BAD_ARGUMENT;
  *equal = false;
  if (a == NULL || b == NULL)
    return VARVE_STATUS_BAD_ARGUMENT;
  varve_compare_options filled = {.struct_size = sizeof(varve_compare_options)};
  VARVE_TRY(varve_options_fill(options, &filled, sizeof(filled)));
  varve_equal_options equal_options = {.ignore_locations = filled.ignore_locations,
                                       .ignore_use_list_order = filled.ignore_use_list_order};
  varve_bytes *text;
  VARVE_TRY(varve_bytes_create(&a->context->memory, &text));
  varve_status status = varve_module_equal(a, b, equal_options, equal, &text->buffer);
  if (status == VARVE_STATUS_OK && !*equal && difference != NULL)
    *difference = text;
  else
    varve_bytes_destroy(text);
  return status;
}

varve_status varve_module_copy(varve_module *module, varve_context *context, varve_module **copy) {
  if (copy == NULL)
    return VARVE_STATUS_BAD_ARGUMENT;
  *copy = NULL;
  if (module == NULL || context == NULL)
    return VARVE_STATUS_BAD_ARGUMENT;
  return varve_module_clone(module, context, copy);
}
