/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Reads with packs, or without them: see pack_attempt.h. */
#include "api/load/pack_attempt.h"

#include <stdio.h>

#include "api/held_diagnostics.h"
#include "api/load/pack_trials.h"
#include "dialect/packs/pack_choice.h"
#include "dialect/packs/pack_library.h"
#include "ir/module.h"

static void pass_on(void *user, const varve_diagnostic *diagnostic) {
  const varve_diagnostic_relay *relay = user;
  if (relay->target.function != NULL)
    relay->target.function(relay->target.user, diagnostic);
}

varve_diagnostic_sink varve_relay_sink(varve_diagnostic_relay *relay) {
  return (varve_diagnostic_sink){pass_on, relay};
}

/* --- which packs a diagnostic is about */

/* Appends the pack of the first dialect that the message quotes, alone or before a dot. */
static varve_status append_quoted(const varve_context *context, varve_slice message,
                                  varve_buffer *names) {
  const char *end = message.data + message.size, *quote = message.data;
  while (names->size == 0 && quote < end &&
         (quote = memchr(quote, '\'', (size_t)(end - quote))) != NULL) {
    const char *name = quote + 1;
    quote = name;
    while (quote < end && *quote != '\'' && *quote != '.')
      quote++;
    const varve_pack *pack =
        varve_pack_taken_for(context, varve_slice_make(name, (size_t)(quote - name)));
    if (pack != NULL)
      VARVE_TRY(varve_pack_append_label(pack, names));
    while (quote < end && *quote != '\'')
      quote++;
    quote += quote < end;
  }
  return VARVE_STATUS_OK;
}

static varve_status append_used(const varve_context *context, varve_buffer *names) {
  for (size_t i = 0; i < varve_packs_used(context); i++) {
    VARVE_TRY(varve_buffer_append(names, i == 0 ? VARVE_SLICE("") : VARVE_SLICE(", ")));
    VARVE_TRY(varve_pack_append_label(varve_pack_used_at(context, i), names));
  }
  return VARVE_STATUS_OK;
}

static bool ends_with(varve_slice text, varve_slice end) {
  return text.size >= end.size && memcmp(text.data + text.size - end.size, end.data, end.size) == 0;
}

/* An error may be the fault of any pack. A warning is about the one that it quotes. */
static varve_status append_packs_of(const varve_context *context, const varve_diagnostic *of,
                                    varve_buffer *names) {
  bool is_error = of->severity == VARVE_SEVERITY_ERROR;
  if (!is_error && !ends_with(of->message, VARVE_SLICE(VARVE_PACK_DEMOTED)))
    return VARVE_STATUS_OK;
  VARVE_TRY(append_quoted(context, of->message, names));
  return names->size == 0 && is_error ? append_used(context, names) : VARVE_STATUS_OK;
}

static void show_note(varve_slice names, const varve_diagnostic *of, varve_diagnostic_sink sink) {
  char text[512];
  snprintf(text, sizeof text,
           "the definitions are those of %.*s; give those of another project or version with "
           "--dialect=FILE or --dialect=NAME@VERSION, or the file in generic form",
           VARVE_FORMAT_SLICE(names));
  const varve_diagnostic note = {.severity = VARVE_SEVERITY_NOTE,
                                 .file = of->file,
                                 .offset = of->offset,
                                 .line = of->line,
                                 .column = of->column,
                                 .message = varve_slice_of(text)};
  sink.function(sink.user, &note);
}

/* Shows all. Behind the first one that a pack may have caused, and its notes, it names the pack. */
static varve_status show(const varve_pack_attempt *attempt, const varve_held_diagnostics *held,
                         varve_diagnostic_sink sink) {
  varve_buffer names;
  varve_status status = VARVE_STATUS_OK;
  bool is_shown = sink.function == NULL;
  varve_buffer_init(&names, &attempt->context->memory);
  for (size_t i = 0; i < held->list.count && sink.function != NULL; i++) {
    const varve_diagnostic *diagnostic = &VARVE_VECTOR_AT(&held->list, const varve_diagnostic, i);
    sink.function(sink.user, diagnostic);
    bool is_last =
        i + 1 == held->list.count ||
        VARVE_VECTOR_AT(&held->list, const varve_diagnostic, i + 1).severity != VARVE_SEVERITY_NOTE;
    if (!is_shown && names.size == 0 && status == VARVE_STATUS_OK)
      status = append_packs_of(attempt->context, diagnostic, &names);
    if (!is_shown && is_last && names.size != 0) {
      show_note(varve_buffer_slice(&names), diagnostic, sink);
      is_shown = true;
    }
  }
  varve_buffer_release(&names);
  return status;
}

static varve_status warn_of_packs(const varve_pack_attempt *attempt,
                                  const varve_held_diagnostics *held, varve_diagnostic_sink sink) {
  char text[512];
  varve_buffer names;
  const varve_diagnostic *error = varve_held_first_error(held);
  varve_diagnostic warning = {.file = attempt->file_name};
  if (error != NULL)
    warning = *error;
  varve_buffer_init(&names, &attempt->context->memory);
  varve_status status = error == NULL ? append_used(attempt->context, &names)
                                      : append_packs_of(attempt->context, error, &names);
  warning.severity = VARVE_SEVERITY_WARNING;
  snprintf(text, sizeof text,
           "the definitions that were found by name, those of %.*s, do not fit this file, which is "
           "read without them%s%.*s",
           VARVE_FORMAT_SLICE(varve_buffer_slice(&names)), error == NULL ? "" : ": ",
           VARVE_FORMAT_SLICE(warning.message));
  warning.message = varve_slice_of(text);
  if (sink.function != NULL)
    sink.function(sink.user, &warning);
  varve_buffer_release(&names);
  return status;
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
  varve_module_destroy(*o->attempt->module);
  *o->attempt->module = NULL;
  context->packs.is_off = true;
  varve_status status = o->attempt->run(o->attempt);
  context->packs.is_off = false;
  o->is_without = status == VARVE_STATUS_OK;
  if (o->is_without || o->trials.status == VARVE_STATUS_OK || varve_is_failure(status) ||
      status == VARVE_STATUS_CANCELLED)
    o->trials.status = status;
}

/* Names the folder or pack that could not be read. */
static varve_status report_unread(const outcome *o, varve_diagnostic_sink sink) {
  const varve_pack_list *list;
  return o->trials.status != VARVE_STATUS_IO
             ? VARVE_STATUS_OK
             : varve_pack_library_read(o->trials.context->packs.library, sink, &list);
}

static varve_status report(const outcome *o, varve_diagnostic_sink sink) {
  if (o->is_without)
    VARVE_TRY(warn_of_packs(o->attempt, &o->with, sink));
  if (o->is_without)
    varve_held_show(&o->without, sink);
  else
    VARVE_TRY(show(o->attempt, &o->with, sink));
  if (o->with.is_out_of_memory || o->without.is_out_of_memory)
    return VARVE_STATUS_OUT_OF_MEMORY;
  VARVE_TRY(report_unread(o, sink));
  VARVE_TRY(varve_packs_report(o->trials.context, sink));
  return o->trials.status;
}

/* Returns whether packs read the module, but do not fit all of it. */
static bool is_misfit(const outcome *o) {
  const varve_pack_reading *reading = o->trials.context->packs.reading;
  if (!o->attempt->is_stored || o->trials.status != VARVE_STATUS_OK || reading == NULL)
    return false;
  for (size_t i = 0; i < reading->questions.count; i++)
    if (varve_pack_question_at(reading, i)->misfits != 0)
      return true;
  return false;
}

static varve_status run(outcome *o) {
  varve_diagnostic_sink sink = o->attempt->relay->target;
  if (o->attempt->is_part)
    read_with_packs(&o->trials);
  else
    o->trials.status = varve_pack_trials_run(&o->trials);
  bool is_unread =
      varve_pack_trials_may_matter(&o->trials) && !o->trials.context->packs.has_violation;
  if ((is_unread || is_misfit(o)) && !o->attempt->is_strict)
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
