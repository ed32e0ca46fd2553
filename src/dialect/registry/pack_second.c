/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Chooses the packs of a second reading by what the first one has shown: see pack_choice.h. */
#include "dialect/registry/pack_choice.h"
#include "dialect/registry/pack_evidence.h"

/* What is known of a question after the first reading. */
typedef struct review {
  varve_context *context;
  varve_pack_reading *reading;
  varve_pack_question *question;
  varve_pack_candidates all;
  bool is_failed;
  bool is_other; /* the second reading takes other packs */
} review;

static void decide(review *r, varve_pack *pack) {
  r->question->pack = pack;
  r->question->is_decided = true;
  r->is_other = true;
}

static varve_status decide_version(review *r, varve_pack *pack) {
  r->is_other = true;
  VARVE_TRY(varve_vector_push_pointer(&r->reading->tried, r->question->pack));
  return varve_pack_decide_version(r->reading, pack);
}

static bool was_tried(const review *r, const varve_pack *pack) {
  for (size_t i = 0; i < r->reading->tried.count; i++)
    if (VARVE_VECTOR_AT(&r->reading->tried, const varve_pack *, i) == pack)
      return true;
  return false;
}

/* Returns whether definitions of the project of the question's pack may be the reason why the
 * module did not fit. */
static bool is_blamed(const review *r) {
  bool any = false;
  for (size_t i = 0; i < r->reading->questions.count; i++) {
    const varve_pack_question *other = varve_pack_question_at(r->reading, i);
    any = any || other->misfits != 0;
    if (other->misfits != 0 && other->pack != NULL &&
        varve_pack_is_same_project(other->pack, r->question->pack))
      return true;
  }
  return r->is_failed && !any;
}

/* The context keeps the version that it took for another module. */
static bool is_settled(const review *r) {
  for (size_t i = 0; i < r->reading->used_before; i++)
    if (varve_packs_used(r->context) > i &&
        varve_pack_is_same_project(varve_pack_used_at(r->context, i), r->question->pack))
      return true;
  return false;
}

/* Returns whether an earlier question was about the same project. */
static bool is_repeated(const review *r) {
  const varve_pack_question *first = varve_pack_question_at(r->reading, 0);
  for (const varve_pack_question *other = first; other < r->question; other++)
    if (other->first != NULL && varve_pack_is_same_project(other->first, r->question->pack))
      return true;
  return false;
}

/* Finds the version that resolves most of what did not fit, and defines as much of what the module
 * uses; of several the nearest one, and of those the higher one. NULL: none resolves anything. */
static varve_status find_version(const review *r, varve_pack **found) {
  const varve_pack_list *list;
  varve_pack *taken = r->question->pack;
  size_t own = 0, nearest = SIZE_MAX;
  uint32_t most = 0, least = varve_pack_count_used(r->reading, taken);
  *found = NULL;
  VARVE_TRY(varve_pack_library_list(r->context->packs.library, &list));
  while (varve_pack_at(list, own) != taken)
    own++;
  for (size_t i = 0; i < list->packs.count; i++) {
    varve_pack *pack = varve_pack_at(list, i);
    size_t distance = i < own ? own - i : i - own;
    if (pack == taken || was_tried(r, pack) || !varve_pack_is_same_project(pack, taken) ||
        !varve_pack_is_sound(pack) || varve_pack_count_used(r->reading, pack) < least)
      continue;
    uint32_t count = varve_pack_count_resolved(r->reading, taken, pack, r->is_failed);
    if (count < most || count == 0 || (count == most && distance >= nearest))
      continue;
    most = count;
    nearest = distance;
    *found = pack;
  }
  return VARVE_STATUS_OK;
}

/* Returns the best candidate of another project that resolves anything; NULL: none does. */
static varve_pack *find_project(const review *r) {
  varve_pack *taken = r->question->pack;
  for (size_t i = 0; i < r->all.count; i++) {
    varve_pack *pack = r->all.items[i].pack;
    if (!varve_pack_is_same_project(pack, taken) &&
        varve_pack_count_resolved(r->reading, taken, pack, r->is_failed) != 0)
      return pack;
  }
  return NULL;
}

/* The warning names the dialect, unless the second reading shows which pack fits. */
static void dispute(review *r) {
  varve_pack_use *packs = &r->context->packs;
  packs->disputed = r->question->dialect;
  packs->has_missed = true;
}

static bool is_tied(const review *r, size_t index) {
  return r->all.count > 1 && r->all.items[index].merit == r->all.items[0].merit;
}

/* Several packs suit alike, and the module fits the first one. If the others define what it uses
 * in the same way, it does not matter which one was taken. If only the syntax differs, the form of
 * the file decides: a custom form was read by the syntax, and bytecode needs one of the packs. */
static void review_tie(review *r) {
  varve_pack *taken = r->question->pack;
  varve_pack_likeness likeness = VARVE_PACKS_EQUAL;
  bool is_first = false, has_other = false;
  for (size_t i = 0; i < r->all.count && is_tied(r, i); i++) {
    varve_pack *pack = r->all.items[i].pack;
    varve_pack_likeness one = varve_pack_compare_used(r->reading, taken, pack);
    is_first = is_first || pack == taken;
    has_other = has_other || pack != taken;
    likeness = one > likeness ? one : likeness;
  }
  if (!is_first || !has_other)
    return;
  if (likeness == VARVE_PACKS_EQUAL ||
      (likeness == VARVE_PACKS_READ_ALIKE && r->reading->is_bytecode)) {
    r->context->packs.alike = r->question->dialect;
    r->context->packs.has_missed = true;
  } else if (likeness == VARVE_PACKS_READ_ALIKE && !r->question->has_custom) {
    dispute(r);
    decide(r, NULL);
  } else if (r->question->filled != 0 && find_project(r) != NULL) {
    dispute(r);
    decide(r, find_project(r));
  }
}

/* Looks at a dialect. Names that readers have found late may suit another pack better. */
static varve_status review_question(review *r) {
  varve_pack *taken = r->question->pack, *version = NULL;
  const varve_pack_candidate *own = NULL;
  VARVE_TRY(varve_pack_find_candidates(r->context, r->question->dialect, &r->all));
  for (size_t i = 0; i < r->all.count; i++)
    if (varve_pack_is_same_project(r->all.items[i].pack, taken))
      own = &r->all.items[i];
  if (own == NULL)
    return VARVE_STATUS_OK;
  if (own->merit < r->all.items[0].merit) {
    decide(r, r->all.items[0].pack);
    return VARVE_STATUS_OK;
  }
  if (own->pack != taken)
    return is_repeated(r) || was_tried(r, own->pack) ? VARVE_STATUS_OK
                                                     : decide_version(r, own->pack);
  if (!is_blamed(r)) {
    review_tie(r);
    return VARVE_STATUS_OK;
  }
  VARVE_TRY(find_version(r, &version));
  if (version != NULL)
    return is_repeated(r) ? VARVE_STATUS_OK : decide_version(r, version);
  varve_pack *other = find_project(r);
  if (other != NULL && is_tied(r, 1))
    dispute(r);
  if (other != NULL)
    decide(r, other);
  return VARVE_STATUS_OK;
}

/* Returns whether the first reading has shown anything that was not known before it. */
static bool is_informed(const review *r) {
  bool is_misfit = false;
  for (size_t i = 0; i < r->reading->questions.count; i++)
    is_misfit = is_misfit || varve_pack_question_at(r->reading, i)->misfits != 0;
  return r->is_failed || is_misfit || r->reading->has_tie ||
         r->reading->used.count != r->reading->used_at_first;
}

varve_status varve_pack_choose_again(varve_context *context, bool is_failed, bool *is_other) {
  varve_pack_reading *reading = context->packs.reading;
  review r = {.context = context, .reading = reading, .is_failed = is_failed};
  size_t used = context->packs.used.count;
  *is_other = false;
  if (!is_informed(&r))
    return VARVE_STATUS_OK;
  varve_status status = varve_pack_find_used(context, true);
  if (is_failed && reading->begun != NULL)
    varve_pack_keep_misfit(context, reading->begun->text, VARVE_SLICE(""));
  for (size_t i = 0; i < reading->questions.count; i++)
    if (varve_pack_question_at(reading, i)->first == NULL)
      varve_pack_question_at(reading, i)->first = varve_pack_question_at(reading, i)->pack;
  /* What this module took does not count, now that more is known. */
  context->packs.used.count = reading->used_before;
  for (size_t i = 0; i < reading->questions.count && status == VARVE_STATUS_OK; i++) {
    r.question = varve_pack_question_at(reading, i);
    if (r.question->pack != NULL && !is_settled(&r))
      status = review_question(&r);
  }
  context->packs.used.count = used;
  *is_other = r.is_other;
  return status;
}

void varve_pack_end_dispute(varve_context *context) {
  const varve_pack_question *question = varve_pack_question_find(context, context->packs.disputed);
  if (question != NULL && question->pack != NULL)
    context->packs.disputed = VARVE_SLICE("");
}

varve_status varve_pack_choose_first(varve_context *context, bool is_tied) {
  varve_pack_reading *reading = context->packs.reading;
  for (size_t i = 0; i < reading->questions.count; i++) {
    varve_pack_question *question = varve_pack_question_at(reading, i);
    bool is_disputed = varve_slice_equal(question->dialect, context->packs.disputed);
    question->pack = is_tied && is_disputed ? NULL : question->first;
    question->is_decided = question->first != NULL;
    if (question->pack == NULL)
      continue;
    VARVE_TRY(varve_pack_decide_version(reading, question->pack));
    VARVE_TRY(varve_pack_take(context, question->pack));
  }
  varve_pack_end_dispute(context);
  return VARVE_STATUS_OK;
}
