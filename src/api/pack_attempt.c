/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Reads with packs, or without them: see pack_attempt.h. */
#include "api/pack_attempt.h"

#include <stdio.h>

#include "api/held_diagnostics.h"
#include "api/pack_trials.h"
#include "dialect/pack_choice.h"
#include "ir/module.h"

static void pass_on(void *user, const varve_diagnostic *diagnostic) {
  const varve_diagnostic_relay *relay = user;
  if (relay->target.function != NULL)
    relay->target.function(relay->target.user, diagnostic);
}

varve_diagnostic_sink varve_relay_sink(varve_diagnostic_relay *relay) {
  return (varve_diagnostic_sink){pass_on, relay};
}

static void warn_of_packs(const varve_pack_attempt *attempt, const varve_held_diagnostics *held,
                          varve_diagnostic_sink sink) {
  char text[512];
  const varve_diagnostic *error = varve_held_first_error(held);
  varve_diagnostic warning = {.file = attempt->file_name};
  if (error != NULL)
    warning = *error;
  warning.severity = VARVE_SEVERITY_WARNING;
  snprintf(text, sizeof text,
           "the definitions that were found by name do not fit this file, which is read without "
           "them: %.*s",
           VARVE_FORMAT_SLICE(warning.message));
  warning.message = varve_slice_of(text);
  if (sink.function != NULL)
    sink.function(sink.user, &warning);
}

/* The reads with packs, of which the last one counts, and that without. */
typedef struct outcome {
  varve_pack_trials trials; /* first */
  varve_pack_attempt *attempt;
  varve_held_diagnostics with, without;
  bool is_without;
} outcome;

static void read_with_packs(varve_pack_trials *trials) {
  outcome *o = (outcome *)trials;
  varve_held_release(&o->with);
  varve_held_init(&o->with, &trials->context->memory);
  o->attempt->relay->target = varve_held_sink(&o->with);
  o->attempt->reads_bodies = trials->reads_bodies;
  trials->context->packs.has_violation = false;
  trials->status = o->attempt->run(o->attempt);
}

static void read_without_packs(outcome *o) {
  varve_context *context = o->trials.context;
  o->attempt->relay->target = varve_held_sink(&o->without);
  context->packs.is_off = true;
  varve_status status = o->attempt->run(o->attempt);
  context->packs.is_off = false;
  o->is_without = status == VARVE_STATUS_OK;
  if (o->is_without || status == VARVE_STATUS_OUT_OF_MEMORY || status == VARVE_STATUS_CANCELLED)
    o->trials.status = status;
}

static varve_status report(const outcome *o, varve_diagnostic_sink sink) {
  if (o->is_without)
    warn_of_packs(o->attempt, &o->with, sink);
  varve_held_show(o->is_without ? &o->without : &o->with, sink);
  if (o->with.is_out_of_memory || o->without.is_out_of_memory)
    return VARVE_STATUS_OUT_OF_MEMORY;
  VARVE_TRY(varve_packs_report(o->trials.context, sink));
  return o->trials.status;
}

static varve_status run(outcome *o) {
  varve_diagnostic_sink sink = o->attempt->relay->target;
  if (o->attempt->is_part)
    read_with_packs(&o->trials);
  else
    o->trials.status = varve_pack_trials_run(&o->trials);
  if (varve_pack_trials_may_matter(&o->trials) && !o->attempt->is_strict &&
      !o->trials.context->packs.has_violation)
    read_without_packs(o);
  o->attempt->relay->target = sink;
  return report(o, sink);
}

static varve_status attempt_with_packs(varve_pack_attempt *attempt) {
  varve_context *context = attempt->context;
  varve_pack_reading reading;
  outcome o = {.trials = {.context = context,
                          .module = attempt->module,
                          .has_lazy_bodies = attempt->has_lazy_bodies,
                          .read = read_with_packs},
               .attempt = attempt};
  varve_held_init(&o.with, &context->memory);
  varve_held_init(&o.without, &context->memory);
  if (!attempt->is_part)
    varve_pack_reading_begin(context, &reading, attempt->text);
  varve_status status = run(&o);
  if (!attempt->is_part)
    varve_pack_reading_end(context);
  varve_held_release(&o.with);
  varve_held_release(&o.without);
  return status;
}

varve_status varve_attempt_with_packs(varve_pack_attempt *attempt) {
  const varve_pack_use *packs = &attempt->context->packs;
  bool has_packs = packs->library != NULL && !packs->is_off;
  varve_status status = has_packs ? attempt_with_packs(attempt) : attempt->run(attempt);
  if (status == VARVE_STATUS_OK)
    return status;
  varve_module_destroy(*attempt->module);
  *attempt->module = NULL;
  return status;
}
