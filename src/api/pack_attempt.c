/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Reads with packs, and again without them: see pack_attempt.h. */
#include "api/pack_attempt.h"

#include <stdio.h>

#include "api/held_diagnostics.h"
#include "dialect/pack_choice.h"

static void pass_on(void *user, const varve_diagnostic *diagnostic) {
  const varve_diagnostic_relay *relay = user;
  if (relay->target.function != NULL)
    relay->target.function(relay->target.user, diagnostic);
}

varve_diagnostic_sink varve_relay_sink(varve_diagnostic_relay *relay) {
  return (varve_diagnostic_sink){pass_on, relay};
}

static bool may_be_of_packs(const varve_context *context, varve_status status) {
  return varve_packs_used(context) != 0 &&
         (status == VARVE_STATUS_INVALID || status == VARVE_STATUS_SYNTAX ||
          status == VARVE_STATUS_UNSUPPORTED || status == VARVE_STATUS_CORRUPT);
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

/* The two attempts. */
typedef struct outcome {
  varve_held_diagnostics with, without;
  varve_status status;
  bool is_without;
} outcome;

static void run_again(varve_pack_attempt *attempt, outcome *o) {
  varve_context *context = attempt->context;
  attempt->relay->target = varve_held_sink(&o->without);
  context->packs.is_off = true;
  varve_status status = attempt->run(attempt);
  context->packs.is_off = false;
  o->is_without = status == VARVE_STATUS_OK;
  if (o->is_without || status == VARVE_STATUS_OUT_OF_MEMORY || status == VARVE_STATUS_CANCELLED)
    o->status = status;
}

static varve_status report(const varve_pack_attempt *attempt, const outcome *o,
                           varve_diagnostic_sink sink) {
  if (o->is_without)
    warn_of_packs(attempt, &o->with, sink);
  varve_held_show(o->is_without ? &o->without : &o->with, sink);
  if (o->with.is_out_of_memory || o->without.is_out_of_memory)
    return VARVE_STATUS_OUT_OF_MEMORY;
  VARVE_TRY(varve_packs_report(attempt->context, sink));
  return o->status;
}

varve_status varve_attempt_with_packs(varve_pack_attempt *attempt) {
  varve_context *context = attempt->context;
  varve_diagnostic_sink sink = attempt->relay->target;
  outcome o = {.is_without = false};
  varve_slice input = context->packs.input;
  if (context->packs.library == NULL || context->packs.is_off || attempt->is_strict)
    return attempt->run(attempt);
  varve_held_init(&o.with, &context->memory);
  varve_held_init(&o.without, &context->memory);
  attempt->relay->target = varve_held_sink(&o.with);
  context->packs.input = attempt->input;
  o.status = attempt->run(attempt);
  if (may_be_of_packs(context, o.status))
    run_again(attempt, &o);
  context->packs.input = input;
  attempt->relay->target = sink;
  varve_status status = report(attempt, &o, sink);
  varve_held_release(&o.with);
  varve_held_release(&o.without);
  return status;
}
