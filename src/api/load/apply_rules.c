/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Converts a module by rules of definitions. */
#include "upgrade/engine/apply_rules.h"

#include <varve/module.h>
#include <varve/upgrade.h>

#include "api/load/apply_rules.h"
#include "api/load/load.h"
#include "api/load/verify.h"
#include "api/options.h"

static bool are_sound(const varve_rules_options *options) {
  return varve_slice_is_sound(options->file_name) && varve_slice_is_sound(options->from) &&
         varve_slice_is_sound(options->to) && varve_slice_is_sound(options->version) &&
         options->from.size != 0 && options->to.size != 0;
}

/* If the new form is a dialect with versions, the module stores the one that was asked for; if none
 * was asked for, one that it has becomes the newest. */
static varve_status set_version(varve_module *module, const varve_rules_request *request,
                                varve_slice newest) {
  varve_slice stored = varve_module_get_dialect_version(module, request->to);
  if (request->version.size != 0)
    return varve_store_version(module, request->to, request->version);
  return stored.data == NULL || newest.size == 0 ? VARVE_STATUS_OK
                                                 : varve_store_version(module, request->to, newest);
}

varve_status varve_module_apply_rules(varve_module *module, const varve_rules_options *options) {
  return varve_apply_rules(module, options, VARVE_RULES_CONVERT);
}

varve_status varve_apply_rules(varve_module *module, const varve_rules_options *options,
                               varve_rules_purpose purpose) {
  varve_rules_options filled = {.struct_size = sizeof(varve_rules_options)};
  if (module == NULL || options == NULL)
    return VARVE_STATUS_BAD_ARGUMENT;
  VARVE_TRY(varve_options_fill(options, &filled, sizeof(filled)));
  if (!are_sound(&filled))
    return VARVE_STATUS_BAD_ARGUMENT;
  if (filled.file_name.size == 0)
    filled.file_name = VARVE_SLICE("-");
  varve_reporter reporter = {.sink = filled.sink, .file = filled.file_name};
  const varve_rules_request request = {.from = filled.from,
                                       .to = filled.to,
                                       .version = filled.version,
                                       .reporter = &reporter,
                                       .keeps_uses = purpose == VARVE_RULES_PREPARE,
                                       .keeps_others = purpose == VARVE_RULES_STORE};
  varve_slice newest;
  VARVE_TRY(varve_rules_apply(module, &request, &newest));
  VARVE_TRY(set_version(module, &request, newest));
  const varve_check check = {.sink = filled.sink, .file = filled.file_name};
  return filled.no_verify ? VARVE_STATUS_OK : varve_check_module(module, &check);
}
