/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Converts a module by rules of definitions. */
#include "upgrade/apply_rules.h"

#include <varve/module.h>
#include <varve/upgrade.h>

#include "api/options.h"

static bool are_sound(const varve_rules_options *options) {
  return varve_slice_is_sound(options->file_name) && varve_slice_is_sound(options->from) &&
         varve_slice_is_sound(options->to) && varve_slice_is_sound(options->version) &&
         options->from.size != 0 && options->to.size != 0;
}

varve_status varve_module_apply_rules(varve_module *module, const varve_rules_options *options) {
  varve_rules_options filled = VARVE_RULES_OPTIONS_INIT;
  if (module == NULL || options == NULL)
    return VARVE_STATUS_BAD_ARGUMENT;
  VARVE_TRY(varve_options_fill(options, &filled, sizeof(filled)));
  if (!are_sound(&filled))
    return VARVE_STATUS_BAD_ARGUMENT;
  if (filled.file_name.size == 0)
    filled.file_name = VARVE_SLICE("-");
  varve_reporter reporter = {.sink = filled.sink, .file = filled.file_name};
  const varve_rules_request request = {filled.from, filled.to, filled.version, &reporter};
  VARVE_TRY(varve_rules_apply(module, &request));
  varve_module_verify_options check = VARVE_MODULE_VERIFY_OPTIONS_INIT;
  check.sink = filled.sink;
  return filled.no_verify ? VARVE_STATUS_OK : varve_module_verify(module, &check);
}
