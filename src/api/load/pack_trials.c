/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Reads a module with several packs, to choose those that it fits: see pack_trials.h. */
#include "api/load/pack_trials.h"

#include "dialect/definition.h"
#include "dialect/packs/pack_choice.h"
#include "dialect/packs/pack_library.h"
#include "ir/module.h"
#include "text/print/printer.h"

enum { MOST_READS = 8 };
#define NOT_READ UINT32_MAX

/* --- one read */

static void read_module(varve_pack_trials *t) {
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

bool varve_pack_trials_may_matter(const varve_pack_trials *trials) {
  return varve_packs_used(trials->context) != 0 && is_of_definitions(trials->status);
}

static bool may_read_again(const varve_pack_trials *t) {
  return t->reads < MOST_READS && (t->status == VARVE_STATUS_OK || varve_pack_trials_may_matter(t));
}

/* A failure of memory or of the system ends all trials, so that it does not change what is chosen.
 */
static varve_status failure_of(const varve_pack_trials *t) {
  return varve_is_failure(t->status) ? t->status : VARVE_STATUS_OK;
}

static varve_pack_question *question_at(const varve_pack_trials *t, size_t index) {
  return varve_pack_question_at(t->context->packs.reading, index);
}

static size_t question_count(const varve_pack_trials *t) {
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
static uint64_t hash_of_text(varve_pack_trials *t, bool is_generic) {
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

static void decide(varve_pack_trials *t, size_t index, varve_pack *pack) {
  varve_pack_question *question = question_at(t, index);
  t->is_current = t->is_current && question->pack == pack;
  question->pack = pack;
  question->is_decided = true;
}

/* Reads the module with the pack, unless the last read took it. */
static outcome try_pack(varve_pack_trials *t, size_t index, varve_pack *pack, bool prints) {
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
static comparison compare_equals(varve_pack_trials *t, size_t index,
                                 const varve_pack_candidates *all, size_t *next) {
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
static void decide_alike(varve_pack_trials *t, size_t index, varve_pack *pack) {
  varve_pack_use *packs = &t->context->packs;
  decide(t, index, pack);
  packs->alike = question_at(t, index)->dialect;
  packs->has_missed = true;
  if (varve_slice_equal(packs->disputed, packs->alike))
    packs->disputed = VARVE_SLICE("");
}

/* Without a best pack, the dialect is taken from none; but its text is the same with each, or the
 * module cannot be read otherwise. */
static void decide_shared(varve_pack_trials *t, size_t index, const comparison *c) {
  if (c->is_printed_same) {
    decide_alike(t, index, c->best.pack);
    return;
  }
  decide(t, index, NULL);
  if (c->is_same)
    question_at(t, index)->last_resort = c->best.pack;
}

/* Takes the best of the first candidates that suit alike, or of later ones if those fit better. */
static void decide_project(varve_pack_trials *t, size_t index, const varve_pack_candidates *all) {
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
static void read_bodies(varve_pack_trials *t) {
  if (!t->has_lazy_bodies || t->reads_bodies)
    return;
  t->reads_bodies = true;
  t->is_current = false;
}

static varve_status answer_question(varve_pack_trials *t, size_t index) {
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
static uint32_t count_misfits(const varve_pack_trials *t, const varve_pack *of_project) {
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
static bool is_settled(const varve_pack_trials *t, const varve_pack *pack) {
  for (size_t i = 0; i < t->context->packs.reading->used_before; i++)
    if (varve_pack_is_same_project(varve_pack_used_at(t->context, i), pack))
      return true;
  return false;
}

static varve_status set_version(varve_pack_trials *t, varve_pack *pack) {
  t->is_current = false;
  return varve_pack_decide_version(t->context->packs.reading, pack);
}

/* Reads the module with the other versions, the highest first, until it fits one. A module that
 * violates the first one is of another version only if it fits all of that. */
static varve_status decide_version(varve_pack_trials *t, varve_pack *taken) {
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
static bool is_repeated(const varve_pack_trials *t, size_t index, const varve_pack *pack) {
  for (size_t i = 0; i < index; i++) {
    const varve_pack *other = question_at(t, i)->pack;
    if (other != NULL && varve_pack_is_same_project(other, pack))
      return true;
  }
  return false;
}

/* --- all together */

static varve_status answer_questions(varve_pack_trials *t) {
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

varve_status varve_pack_trials_run(varve_pack_trials *trials) {
  trials->context->packs.reading->takes_first = true;
  read_module(trials);
  varve_status status = answer_questions(trials);
  if (status != VARVE_STATUS_OK)
    trials->status = status;
  return trials->status;
}
