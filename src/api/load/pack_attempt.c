/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Reads a module with packs, once more with others if it does not fit them, or without packs: see
 * pack_attempt.h. */
#include "api/load/pack_attempt.h"

#include <stdio.h>

#include "api/diagnostics.h"
#include "dialect/definition.h"
#include "dialect/registry/pack_choice.h"
#include "dialect/registry/pack_library.h"
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

/* --- readings */

/* One reading, and what it showed. */
typedef struct outcome {
  varve_status status;
  uint32_t misfits;
  uint32_t filled;
  bool is_of_packs; /* definitions of packs may be the reason for the status */
  bool has_violation;
  varve_held_diagnostics shown; /* with the names of the packs */
} outcome;

static void outcome_init(outcome *o, varve_pack_attempt *attempt) {
  *o = (outcome){.status = VARVE_STATUS_OK};
  varve_held_init(&o->shown, &attempt->context->memory);
}

/* Returns whether other definitions could change the result. */
static bool is_of_definitions(varve_status status) {
  switch (status) {
  case VARVE_STATUS_INVALID:
  case VARVE_STATUS_SYNTAX:
  case VARVE_STATUS_UNSUPPORTED:
  case VARVE_STATUS_CORRUPT:
  case VARVE_STATUS_TRUNCATED: /* a blob of properties, not only a file */
    return true;
  default:
    return false;
  }
}

/* A module whose bodies are not read shows nothing of packs that suit alike. */
static varve_status read_bodies(varve_pack_attempt *attempt) {
  const varve_pack_reading *reading = attempt->context->packs.reading;
  return attempt->has_lazy_bodies && reading->has_tie ? varve_module_materialize(*attempt->module)
                                                      : VARVE_STATUS_OK;
}

static void add(uint32_t *sum, uint32_t count) {
  *sum = count < UINT32_MAX - *sum ? *sum + count : UINT32_MAX;
}

static void read_once(varve_pack_attempt *attempt, outcome *o) {
  varve_context *context = attempt->context;
  const varve_pack_reading *reading = context->packs.reading;
  varve_diagnostic_sink sink = attempt->relay->target;
  varve_held_diagnostics held;
  varve_held_init(&held, &context->memory);
  attempt->relay->target = varve_held_sink(&held);
  context->packs.has_violation = false;
  o->status = attempt->run(attempt);
  if (o->status == VARVE_STATUS_OK)
    o->status = read_bodies(attempt);
  attempt->relay->target = sink;
  o->has_violation = context->packs.has_violation;
  o->is_of_packs = varve_packs_used(context) != 0 && is_of_definitions(o->status);
  for (size_t i = 0; reading != NULL && i < reading->questions.count; i++) {
    add(&o->misfits, varve_pack_question_at(reading, i)->misfits);
    add(&o->filled, varve_pack_question_at(reading, i)->filled);
  }
  varve_status status = show(attempt, &held, varve_held_sink(&o->shown));
  if (status != VARVE_STATUS_OK || held.is_out_of_memory || o->shown.is_out_of_memory)
    o->status = VARVE_STATUS_OUT_OF_MEMORY;
  varve_held_release(&held);
}

/* Drops the module and what was taken from packs for it. */
static varve_status forget(varve_pack_attempt *attempt) {
  varve_module_destroy(*attempt->module);
  *attempt->module = NULL;
  return varve_forget_packs_of_reading(attempt->context);
}

/* Returns a negative number if the second reading is worse. A module that violates the definitions
 * of the first is of other packs only if it fits all of them. */
static int compare(const outcome *first, const outcome *second) {
  if (second->status != VARVE_STATUS_OK)
    return -1;
  if (first->status != VARVE_STATUS_OK)
    return first->has_violation && second->misfits != 0 ? -1 : 1;
  if (first->misfits != second->misfits)
    return first->misfits > second->misfits ? 1 : -1;
  return (first->filled > second->filled) - (first->filled < second->filled);
}

/* Returns whether the second reading took another of the packs that suit a dialect alike. */
static bool is_disputed(const varve_context *context) {
  const varve_pack_question *question = varve_pack_question_find(context, context->packs.disputed);
  return question != NULL && question->pack != NULL;
}

/* Reads with further versions of a project while none is read: where one fails may show that the
 * module is of another one. Each version is read once at most. */
static varve_status read_other_versions(varve_pack_attempt *attempt, outcome *second) {
  const varve_vector *tried = &attempt->context->packs.reading->tried;
  bool is_other;
  while (second->status != VARVE_STATUS_OK && second->is_of_packs) {
    size_t before = tried->count;
    VARVE_TRY(varve_pack_choose_again(attempt->context, true, &is_other));
    if (!is_other || tried->count == before)
      return VARVE_STATUS_OK;
    VARVE_TRY(forget(attempt));
    varve_held_release(&second->shown);
    outcome_init(second, attempt);
    read_once(attempt, second);
  }
  return VARVE_STATUS_OK;
}

/* Reads the module with the packs that suit it best by what it uses (pack_choice.h). If it does not
 * fit them and others may fit better, reads it once more, with those. Both modules at once would
 * take twice the memory: if the first reading was better, its module must be read a third time.
 * That is rare, because a second reading needs evidence that it resolves something. */
static varve_status read_with_packs(varve_pack_attempt *attempt, outcome *result) {
  varve_context *context = attempt->context;
  outcome second;
  bool is_other = false;
  context->packs.reading->takes_first = true;
  context->packs.reading->is_bytecode = attempt->text.size == 0 && !attempt->is_stored;
  read_once(attempt, result);
  if (result->status != VARVE_STATUS_OK && !result->is_of_packs)
    return result->status;
  VARVE_TRY(varve_pack_choose_again(context, result->status != VARVE_STATUS_OK, &is_other));
  if (!is_other)
    return VARVE_STATUS_OK;
  VARVE_TRY(forget(attempt));
  outcome_init(&second, attempt);
  read_once(attempt, &second);
  bool is_read = result->status == VARVE_STATUS_OK;
  varve_status others = is_read ? VARVE_STATUS_OK : read_other_versions(attempt, &second);
  if (others != VARVE_STATUS_OK)
    second.status = others;
  int order = compare(result, &second);
  bool is_tied = is_disputed(context) && (order == 0 || (order < 0 && !is_read));
  varve_status status = varve_is_failure(second.status) ? second.status : VARVE_STATUS_OK;
  if (order >= 0 && !is_tied) {
    outcome first = *result;
    *result = second;
    second = first;
    varve_pack_end_dispute(context);
  } else if (status == VARVE_STATUS_OK) {
    status = forget(attempt);
    if (status == VARVE_STATUS_OK)
      status = varve_pack_choose_first(context, is_tied);
    if (status == VARVE_STATUS_OK && (is_read || is_tied)) {
      varve_held_release(&result->shown);
      outcome_init(result, attempt);
      read_once(attempt, result);
    }
  }
  varve_held_release(&second.shown);
  return status;
}

static bool may_read_without(const varve_pack_attempt *attempt, const outcome *with) {
  bool is_misfit = attempt->is_stored && with->status == VARVE_STATUS_OK && with->misfits != 0;
  return !attempt->is_strict && (is_misfit || (with->is_of_packs && !with->has_violation));
}

/* Reads the module without packs; what it reports replaces what is shown. */
static varve_status read_without(varve_pack_attempt *attempt, outcome *with,
                                 varve_diagnostic_sink sink) {
  varve_context *context = attempt->context;
  varve_held_diagnostics held;
  varve_held_init(&held, &context->memory);
  attempt->relay->target = varve_held_sink(&held);
  varve_module_destroy(*attempt->module);
  *attempt->module = NULL;
  context->packs.is_off = true;
  varve_status status = attempt->run(attempt);
  context->packs.is_off = false;
  attempt->relay->target = sink;
  bool is_read = status == VARVE_STATUS_OK;
  if (is_read || with->status == VARVE_STATUS_OK || varve_is_failure(status) ||
      status == VARVE_STATUS_CANCELLED)
    with->status = status;
  if (is_read)
    status = warn_of_packs(attempt, &with->shown, sink);
  if (is_read && status == VARVE_STATUS_OK) {
    varve_held_show(&held, sink);
    varve_held_release(&with->shown);
    varve_held_init(&with->shown, &context->memory);
  }
  if (held.is_out_of_memory)
    status = VARVE_STATUS_OUT_OF_MEMORY;
  varve_held_release(&held);
  return is_read || varve_is_failure(status) ? status : VARVE_STATUS_OK;
}

static varve_status run(varve_pack_attempt *attempt, outcome *o) {
  varve_context *context = attempt->context;
  varve_diagnostic_sink sink = attempt->relay->target;
  varve_status status = VARVE_STATUS_OK;
  if (attempt->is_part)
    read_once(attempt, o);
  else
    status = read_with_packs(attempt, o);
  if (varve_is_failure(status))
    o->status = status;
  if (may_read_without(attempt, o))
    VARVE_TRY(read_without(attempt, o, sink));
  varve_held_show(&o->shown, sink);
  /* Names the folder or pack that could not be read. */
  const varve_pack_list *list;
  if (o->status == VARVE_STATUS_IO)
    VARVE_TRY(varve_pack_library_read(context->packs.library, sink, &list));
  VARVE_TRY(varve_packs_report(context, sink));
  return o->status;
}

static varve_status attempt_with_packs(varve_pack_attempt *attempt) {
  varve_context *context = attempt->context;
  varve_pack_reading reading;
  outcome o;
  outcome_init(&o, attempt);
  if (!attempt->is_part)
    varve_pack_reading_begin(context, &reading, attempt->text);
  varve_status status = run(attempt, &o);
  if (!attempt->is_part)
    varve_pack_reading_end(context);
  varve_held_release(&o.shown);
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
