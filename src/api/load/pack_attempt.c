/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Reads a module with several packs, to choose those that it fits, or without packs: see
 * pack_attempt.h. */
#include "api/load/pack_attempt.h"

#include <stdio.h>

#include "api/diagnostics.h"
#include "dialect/definition.h"
#include "dialect/registry/pack_choice.h"
#include "dialect/registry/pack_library.h"
#include "dialect/registry/pack_reading.h"
#include "ir/module.h"
#include "text/print/printer.h"

/* The reads so far, and the result of the last one. */
typedef struct pack_trials {
  varve_context *context; /* its reading is that of this module */
  varve_module **module;  /* NULL there: it could not be read */
  varve_status status;
  bool has_lazy_bodies;
  /* Reads the module and sets status. Can be called many times. */
  void (*read)(struct pack_trials *trials);
  bool reads_bodies; /* read leaves no bodies for later, even with lazy_bodies */
  bool is_current;   /* the last read followed all decisions */
  unsigned reads;
} pack_trials;

enum { MOST_READS = 8 };
#define NOT_READ UINT32_MAX

/* --- one read */

static void read_module(pack_trials *t) {
  varve_module_destroy(*t->module);
  *t->module = NULL;
  t->is_current = true;
  t->status = t->reads++ == 0 ? VARVE_STATUS_OK : varve_forget_packs_of_reading(t->context);
  if (t->status == VARVE_STATUS_OK)
    t->read(t);
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

/* Returns whether definitions of packs may be the reason for the status of the last read. */
static bool may_matter(const pack_trials *trials) {
  return varve_packs_used(trials->context) != 0 && is_of_definitions(trials->status);
}

static bool may_read_again(const pack_trials *t) {
  return t->reads < MOST_READS && (t->status == VARVE_STATUS_OK || may_matter(t));
}

/* A failure of memory or of the system ends all trials, so that it does not change what is chosen.
 */
static varve_status failure_of(const pack_trials *t) {
  return varve_is_failure(t->status) ? t->status : VARVE_STATUS_OK;
}

static varve_pack_question *question_at(const pack_trials *t, size_t index) {
  return varve_pack_question_at(t->context->packs.reading, index);
}

static size_t question_count(const pack_trials *t) {
  return t->context->packs.reading->questions.count;
}

/* --- the project of a dialect */

/* How well the module fits a pack. */
typedef struct outcome {
  varve_pack *pack;
  uint32_t misfits; /* or NOT_READ */
  uint32_t filled;
  uint64_t generic; /* the hash of its generic text; 0: unknown */
  uint64_t pretty;
} outcome;

/* Candidates that suit alike. */
typedef struct comparison {
  outcome best;
  bool is_shared;       /* several fit as well */
  bool is_same;         /* and with each of them the module is the same */
  bool is_printed_same; /* and its text, too */
} comparison;

/* Returns 0 if the module cannot be printed, or if its text is much longer than the module: an
 * attribute of few bytes may print as gigabytes. */
static uint64_t hash_of_text(pack_trials *t, bool is_generic) {
  enum { FREE = 1 << 20, FACTOR = 4 };
  varve_buffer text;
  varve_print_options print = VARVE_PRINT_OPTIONS_INIT;
  uint64_t *limit = &t->context->limits.max_output;
  uint64_t max_output = *limit, most = FREE + (uint64_t)t->context->memory.used * FACTOR;
  print.generic = is_generic;
  varve_buffer_init(&text, &t->context->memory);
  *limit = max_output < most ? max_output : most;
  varve_status status = varve_print_module(*t->module, &print, &text);
  *limit = max_output;
  t->status = varve_is_failure(status) ? status : t->status;
  uint64_t hash =
      status == VARVE_STATUS_OK ? varve_hash_bytes(t->context->seed, text.data, text.size) : 0;
  varve_buffer_release(&text);
  return hash;
}

static void decide(pack_trials *t, size_t index, varve_pack *pack) {
  varve_pack_question *question = question_at(t, index);
  t->is_current = t->is_current && question->pack == pack;
  question->pack = pack;
  question->is_decided = true;
}

/* Reads the module with the pack, unless the last read took it. */
static outcome try_pack(pack_trials *t, size_t index, varve_pack *pack, bool prints) {
  outcome tried = {.pack = pack, .misfits = NOT_READ};
  decide(t, index, pack);
  if (!t->is_current && !may_read_again(t))
    return tried;
  if (!t->is_current)
    read_module(t);
  if (t->status != VARVE_STATUS_OK)
    return tried;
  tried.misfits = question_at(t, index)->misfits;
  tried.filled = question_at(t, index)->filled;
  prints = prints && tried.misfits == 0;
  tried.generic = prints ? hash_of_text(t, true) : 0;
  tried.pretty = prints ? hash_of_text(t, false) : 0;
  return tried;
}

static bool fits_better(const outcome *a, const outcome *b) {
  return a->misfits != b->misfits ? a->misfits < b->misfits : a->filled < b->filled;
}

static void compare(comparison *c, const outcome *tried) {
  const outcome *best = &c->best;
  if (fits_better(tried, best)) {
    *c = (comparison){*tried, false, tried->generic != 0, tried->pretty != 0};
  } else if (tried->misfits != NOT_READ && !fits_better(best, tried)) {
    c->is_shared = true;
    c->is_same = c->is_same && tried->generic == best->generic;
    c->is_printed_same = c->is_printed_same && c->is_same && tried->pretty == best->pretty;
  }
}

/* Compares the candidates from *next on that suit alike, and moves *next behind them. */
static comparison compare_equals(pack_trials *t, size_t index, const varve_pack_candidates *all,
                                 size_t *next) {
  comparison c = {.best = {.misfits = NOT_READ}};
  size_t first = *next, end = first + 1;
  while (end < all->count && all->items[end].merit == all->items[first].merit)
    end++;
  for (size_t i = first; i < end; i++) {
    outcome tried = try_pack(t, index, all->items[i].pack, end - first > 1);
    compare(&c, &tried);
  }
  *next = end;
  return c;
}

/* Takes a pack although others read the same module, and says so. */
static void decide_alike(pack_trials *t, size_t index, varve_pack *pack) {
  varve_pack_use *packs = &t->context->packs;
  decide(t, index, pack);
  packs->alike = question_at(t, index)->dialect;
  packs->has_missed = true;
  if (varve_slice_equal(packs->disputed, packs->alike))
    packs->disputed = VARVE_SLICE("");
}

/* Without a best pack, the dialect is taken from none; but its text is the same with each, or the
 * module cannot be read otherwise. */
static void decide_shared(pack_trials *t, size_t index, const comparison *c) {
  if (c->is_printed_same) {
    decide_alike(t, index, c->best.pack);
    return;
  }
  decide(t, index, NULL);
  if (c->is_same)
    question_at(t, index)->last_resort = c->best.pack;
}

/* Takes the best of the first candidates that suit alike, or of later ones if those fit better. */
static void decide_project(pack_trials *t, size_t index, const varve_pack_candidates *all) {
  size_t next = 0;
  comparison best = compare_equals(t, index, all, &next);
  bool is_tied = next > 1;
  while (next < all->count && best.best.misfits != 0) {
    comparison later = compare_equals(t, index, all, &next);
    if (later.best.misfits < best.best.misfits)
      best = later;
  }
  if (best.best.misfits == NOT_READ)
    decide(t, index, is_tied ? NULL : all->items[0].pack);
  else if (best.is_shared)
    decide_shared(t, index, &best);
  else
    decide(t, index, best.best.pack);
}

/* A module whose bodies are not read shows nothing. */
static void read_bodies(pack_trials *t) {
  if (!t->has_lazy_bodies || t->reads_bodies)
    return;
  t->reads_bodies = true;
  t->is_current = false;
}

static varve_status answer_question(pack_trials *t, size_t index) {
  const varve_pack_question *question = question_at(t, index);
  varve_pack_candidates all;
  VARVE_TRY(varve_pack_find_candidates(t->context, question->dialect, &all));
  bool is_met = question->pack != NULL || question->is_decided;
  if (all.count < 2 || !is_met || !may_read_again(t))
    return VARVE_STATUS_OK;
  bool is_tied = all.items[0].merit == all.items[1].merit;
  if (is_tied)
    read_bodies(t);
  else if (!t->is_current)
    read_module(t);
  question = question_at(t, index);
  if (!is_tied && question->pack == all.items[0].pack && t->status == VARVE_STATUS_OK &&
      question->misfits == 0)
    return VARVE_STATUS_OK;
  decide_project(t, index, &all);
  return failure_of(t);
}

/* --- the version of a project */

/* Returns the misfits of all dialects that were taken from the project. */
static uint32_t count_misfits(const pack_trials *t, const varve_pack *of_project) {
  uint32_t count = 0;
  if (t->status != VARVE_STATUS_OK)
    return NOT_READ;
  for (size_t i = 0; i < question_count(t); i++) {
    const varve_pack_question *question = question_at(t, i);
    if (question->pack == NULL || !varve_pack_is_same_project(question->pack, of_project))
      continue;
    count = question->misfits < NOT_READ - 1 - count ? count + question->misfits : NOT_READ - 1;
  }
  return count;
}

/* The context keeps the version that it took for another module. */
static bool is_settled(const pack_trials *t, const varve_pack *pack) {
  for (size_t i = 0; i < t->context->packs.reading->used_before; i++)
    if (varve_pack_is_same_project(varve_pack_used_at(t->context, i), pack))
      return true;
  return false;
}

static varve_status set_version(pack_trials *t, varve_pack *pack) {
  t->is_current = false;
  return varve_pack_decide_version(t->context->packs.reading, pack);
}

/* Reads the module with the other versions, the highest first, until it fits one. A module that
 * violates the first one is of another version only if it fits all of that. */
static varve_status decide_version(pack_trials *t, varve_pack *taken) {
  const varve_pack_list *list;
  VARVE_TRY(varve_pack_library_list(t->context->packs.library, &list));
  varve_pack *best = taken, *last = taken;
  uint32_t least = count_misfits(t, taken);
  bool is_violated = least == NOT_READ && t->context->packs.has_violation;
  for (size_t i = 0; i < list->packs.count && least != 0 && may_read_again(t); i++) {
    varve_pack *pack = varve_pack_at(list, i);
    if (pack == taken || !varve_pack_is_same_project(pack, taken) || !varve_pack_is_sound(pack))
      continue;
    VARVE_TRY(set_version(t, pack));
    read_module(t);
    VARVE_TRY(failure_of(t));
    last = pack;
    uint32_t misfits = count_misfits(t, pack);
    if (is_violated && misfits != 0)
      continue;
    best = misfits < least ? pack : best;
    least = misfits < least ? misfits : least;
  }
  return best == last ? VARVE_STATUS_OK : set_version(t, best);
}

/* Returns whether the project of the question's pack was looked at already. */
static bool is_repeated(const pack_trials *t, size_t index, const varve_pack *pack) {
  for (size_t i = 0; i < index; i++) {
    const varve_pack *other = question_at(t, i)->pack;
    if (other != NULL && varve_pack_is_same_project(other, pack))
      return true;
  }
  return false;
}

/* --- all together */

static varve_status answer_questions(pack_trials *t) {
  for (size_t i = 0; i < question_count(t); i++)
    VARVE_TRY(answer_question(t, i));
  for (size_t i = 0; i < question_count(t); i++) {
    varve_pack *pack = question_at(t, i)->pack;
    if (pack == NULL || is_repeated(t, i, pack) || is_settled(t, pack) || !may_read_again(t))
      continue;
    if (!t->is_current)
      read_module(t);
    VARVE_TRY(decide_version(t, pack));
  }
  if (!t->is_current)
    read_module(t);
  for (size_t i = 0; i < question_count(t) && is_of_definitions(t->status); i++) {
    varve_pack *pack = question_at(t, i)->last_resort;
    if (pack != NULL)
      decide_alike(t, i, pack);
  }
  if (!t->is_current)
    read_module(t);
  return VARVE_STATUS_OK;
}

/* Reads the module. If packs of several projects define one of its dialects, or several versions of
 * a project are there, the first read takes those that suit best (pack_choice.h). If the module
 * does not fit them, or if several suit alike, reads it again with others, at most 8 times.
 * Returns the status of the last read. */
static varve_status run_trials(pack_trials *trials) {
  trials->context->packs.reading->takes_first = true;
  read_module(trials);
  varve_status status = answer_questions(trials);
  if (status != VARVE_STATUS_OK)
    trials->status = status;
  return trials->status;
}

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
typedef struct attempt_outcome {
  pack_trials trials; /* first */
  varve_pack_attempt *attempt;
  varve_held_diagnostics with, without;
  bool is_without;
} attempt_outcome;

static void read_with_packs(pack_trials *trials) {
  attempt_outcome *o = (attempt_outcome *)trials;
  varve_held_release(&o->with);
  varve_held_init(&o->with, &trials->context->memory);
  o->attempt->relay->target = varve_held_sink(&o->with);
  o->attempt->reads_bodies = trials->reads_bodies;
  trials->context->packs.has_violation = false;
  trials->status = o->attempt->run(o->attempt);
}

/* Returns whether packs read the module, but do not fit all of it. */
static bool is_misfit(const attempt_outcome *o) {
  const varve_pack_reading *reading = o->trials.context->packs.reading;
  if (!o->attempt->is_stored || o->trials.status != VARVE_STATUS_OK || reading == NULL)
    return false;
  for (size_t i = 0; i < reading->questions.count; i++)
    if (varve_pack_question_at(reading, i)->misfits != 0)
      return true;
  return false;
}

static varve_status run(attempt_outcome *o) {
  varve_diagnostic_sink sink = o->attempt->relay->target;
  if (o->attempt->is_part)
    read_with_packs(&o->trials);
  else
    o->trials.status = run_trials(&o->trials);
  bool is_unread = may_matter(&o->trials) && !o->trials.context->packs.has_violation;
  if ((is_unread || is_misfit(o)) && !o->attempt->is_strict) {
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
  o->attempt->relay->target = sink;
  if (o->is_without)
    VARVE_TRY(warn_of_packs(o->attempt, &o->with, sink));
  if (o->is_without)
    varve_held_show(&o->without, sink);
  else
    VARVE_TRY(show(o->attempt, &o->with, sink));
  if (o->with.is_out_of_memory || o->without.is_out_of_memory)
    return VARVE_STATUS_OUT_OF_MEMORY;
  /* Names the folder or pack that could not be read. */
  const varve_pack_list *list;
  VARVE_TRY(o->trials.status != VARVE_STATUS_IO
                ? VARVE_STATUS_OK
                : varve_pack_library_read(o->trials.context->packs.library, sink, &list));
  VARVE_TRY(varve_packs_report(o->trials.context, sink));
  return o->trials.status;
}

static varve_status attempt_with_packs(varve_pack_attempt *attempt) {
  varve_context *context = attempt->context;
  varve_pack_reading reading;
  attempt_outcome o = {.trials = {.context = context,
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
