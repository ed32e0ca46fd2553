/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Upgrades a module: changes it in its own context, prints the generic form, and parses that in an
 * LLVM 22 context, which sets properties and defaults. */
#include <varve/module.h>
#include <varve/upgrade.h>

#include "api/convert/reread.h"
#include "api/options.h"
#include "ir/module.h"
#include "upgrade/driver/upgrade.h"

static varve_upgrade_step first_step(const varve_module *module, varve_era from) {
  varve_era era = from != VARVE_ERA_LLVM22 ? from : module->context->era;
  switch (era) {
  case VARVE_ERA_2019:
    return VARVE_STEP_2019;
  case VARVE_ERA_2020:
    return VARVE_STEP_2020;
  case VARVE_ERA_LLVM13:
  case VARVE_ERA_LLVM14: /* rules for what is not there do nothing */
  case VARVE_ERA_LLVM15:
    return VARVE_STEP_LLVM13;
  case VARVE_ERA_LLVM16:
    return VARVE_STEP_LLVM16;
  case VARVE_ERA_LLVM19:
    return VARVE_STEP_LLVM19;
  default:
    return VARVE_STEP_COUNT;
  }
}

void varve_report_counts(const varve_upgrade_outcome *outcome,
                         const varve_upgrade_options *options) {
  for (int rule = 0; rule < VARVE_UPGRADE_COUNT; rule++) {
    const varve_upgrade_event event = {.kind = VARVE_UPGRADE_EVENT_CHANGED,
                                       .rule = varve_upgrade_rule_id((varve_upgrade_rule)rule),
                                       .count = outcome->counts[rule]};
    if (event.count != 0)
      options->report.function(options->report.user, &event);
  }
}

static void report_skipped(const varve_upgrade_outcome *outcome,
                        const varve_upgrade_options *options) {
  for (size_t i = 0; i < outcome->skipped.count; i++) {
    const varve_skipped_operation *left = &VARVE_VECTOR_AT(&outcome->skipped, varve_skipped_operation, i);
    const varve_upgrade_event event = {.kind = VARVE_UPGRADE_EVENT_LEFT,
                                       .operation = left->name,
                                       .reason = varve_slice_of(left->reason),
                                       .file = left->place.file,
                                       .line = left->place.line,
                                       .column = left->place.column};
    options->report.function(options->report.user, &event);
  }
}

static varve_status reject_skipped(const varve_upgrade_outcome *outcome,
                                const varve_upgrade_options *options) {
  varve_reporter reporter = {.sink = options->sink, .file = options->file_name};
  varve_status status = VARVE_STATUS_OK;
  for (size_t i = 0; i < outcome->skipped.count; i++) {
    const varve_skipped_operation *left = &VARVE_VECTOR_AT(&outcome->skipped, varve_skipped_operation, i);
    status = varve_report_at(&reporter, VARVE_STATUS_UNSUPPORTED, &left->place,
                             "operation '%.*s' cannot be upgraded: %s",
                             VARVE_FORMAT_SLICE(left->name), left->reason);
  }
  return status;
}

/* Verifies the module by the rules of its own era first: an invalid module has no meaningful
 * upgrade. A module that was read with definitions of another era cannot be verified. */
static varve_status check_then(varve_module *module, const varve_upgrade_options *options) {
  varve_module_verify_options check = {.struct_size = sizeof(varve_module_verify_options)};
  check.sink = options->sink;
  return options->no_verify ? VARVE_STATUS_OK : varve_module_verify(module, &check);
}

static varve_status upgrade(varve_module *module, const varve_upgrade_options *options,
                            varve_context *target, varve_module **upgraded) {
  varve_upgrade_outcome outcome;
  varve_buffer text;
  if (options->from == VARVE_ERA_LLVM22 || options->from == module->context->era)
    VARVE_TRY(check_then(module, options));
  varve_buffer_init(&text, &target->memory);
  varve_upgrade_outcome_init(&outcome, &target->memory);
  varve_status status =
      varve_upgrade_in_place(module, first_step(module, options->from), target, &outcome);
  if (status == VARVE_STATUS_OK && options->report.function != NULL) {
    varve_report_counts(&outcome, options);
    report_skipped(&outcome, options);
  }
  if (status == VARVE_STATUS_OK && options->strict)
    status = reject_skipped(&outcome, options);
  if (status == VARVE_STATUS_OK)
    status = varve_print_for_era(module, VARVE_ERA_LLVM22, options->sink, &text);
  if (status == VARVE_STATUS_OK)
    status = varve_read_again(target, varve_buffer_slice(&text), options, upgraded);
  varve_upgrade_outcome_release(&outcome);
  varve_buffer_release(&text);
  return status;
}

varve_status varve_module_upgrade(varve_module *module, const varve_upgrade_options *options,
                                  varve_context *target, varve_module **upgraded) {
  if (upgraded == NULL)
    return VARVE_STATUS_BAD_ARGUMENT;
  *upgraded = NULL;
  if (module == NULL || target == NULL || target->era != VARVE_ERA_LLVM22)
    return VARVE_STATUS_BAD_ARGUMENT;
  varve_upgrade_options filled = {.struct_size = sizeof(varve_upgrade_options)};
  VARVE_TRY(varve_options_fill(options, &filled, sizeof(filled)));
  if (!varve_slice_is_sound(filled.file_name))
    return VARVE_STATUS_BAD_ARGUMENT;
  if (filled.file_name.size == 0)
    filled.file_name = VARVE_SLICE("-");
  return upgrade(module, &filled, target, upgraded);
}
