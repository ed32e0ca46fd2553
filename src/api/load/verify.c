/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Verifies a module in memory. */
#include "verify/driver/verify.h"

#include "api/load/verify.h"
#include "api/options.h"
#include "base/diagnostic.h"
#include "text/print/printer.h"

varve_status varve_check_options(const varve_check *check, varve_verify_options *options) {
  *options = (varve_verify_options){.sink = check->sink,
                                    .file = check->file,
                                    .finder = check->finder,
                                    .print = varve_print_entity,
                                    .is_part = check->is_part,
                                    .demotes = check->demotes,
                                    .misfits = check->misfits};
  varve_slice unknown;
  if (varve_rule_set_parse(check->rules, &options->rules, &unknown) != VARVE_STATUS_OK) {
    varve_reporter reporter = {.sink = check->sink, .file = check->file, .max_errors = 1};
    return varve_report(&reporter, VARVE_STATUS_BAD_ARGUMENT, 0,
                        "the verifier has no rule or group '%.*s'", VARVE_FORMAT_SLICE(unknown));
  }
  return VARVE_STATUS_OK;
}

varve_status varve_check_module(varve_module *module, const varve_check *check) {
  varve_verify_options options;
  VARVE_TRY(varve_check_options(check, &options));
  return varve_verify_module(module, &options);
}

varve_status varve_module_verify(varve_module *module, const varve_module_verify_options *options) {
  varve_module_verify_options filled = {.struct_size = sizeof(varve_module_verify_options)};
  if (module == NULL)
    return VARVE_STATUS_BAD_ARGUMENT;
  VARVE_TRY(varve_options_fill(options, &filled, sizeof(filled)));
  if (!varve_slice_is_sound(filled.rules))
    return VARVE_STATUS_BAD_ARGUMENT;
  const varve_check check = {.sink = filled.sink, .rules = filled.rules, .is_part = filled.is_part};
  varve_step_count outer = varve_context_count_steps(module->context, filled.progress);
  varve_status status = varve_check_module(module, &check);
  varve_context_end_steps(module->context, outer);
  return status;
}
