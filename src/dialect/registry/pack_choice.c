/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Chooses packs: see pack_choice.h. */
#include "dialect/registry/pack_choice.h"

#include "dialect/registry/pack_evidence.h"
#include "dialect/registry/pack_named.h"
#include "dialect/registry/pack_version.h"
#include "dialect/tables/part_records.h"
#include "ir/attributes.h"

static varve_slice project_of(const varve_pack *pack) {
  return varve_pack_fact_of(pack, VARVE_PACK_FACT_project);
}

size_t varve_packs_used(const varve_context *context) { return context->packs.used.count; }

const varve_pack *varve_pack_used_at(const varve_context *context, size_t index) {
  return VARVE_VECTOR_AT(&context->packs.used, const varve_pack *, index);
}

const varve_pack *varve_pack_taken_for(const varve_context *context, varve_slice dialect) {
  const varve_pack_question *question = varve_pack_question_find(context, dialect);
  uint32_t index;
  if (question != NULL)
    return question->pack;
  for (size_t i = varve_packs_used(context); i-- > 0;)
    if (varve_pack_find_dialect(varve_pack_used_at(context, i), dialect, &index))
      return varve_pack_used_at(context, i);
  return NULL;
}

varve_status varve_pack_append_label(const varve_pack *pack, varve_buffer *text) {
  varve_slice version = varve_pack_fact_of(pack, VARVE_PACK_FACT_version);
  if (project_of(pack).size == 0)
    return varve_buffer_append(text, varve_slice_of(pack->path));
  VARVE_TRY(varve_buffer_append(text, project_of(pack)));
  VARVE_TRY(varve_buffer_append(text, version.size == 0 ? VARVE_SLICE("") : VARVE_SLICE(" ")));
  return varve_buffer_append(text, version);
}

/* Returns the place of a pack among those that the context uses, or their count. A later one is
 * closer to what is read now. */
static size_t find_used(const varve_context *context, const varve_pack *pack) {
  size_t i = 0;
  while (i < varve_packs_used(context) && varve_pack_used_at(context, i) != pack)
    i++;
  return i;
}

/* --- what a pack has */

/* A dialect; or what a pack adds to a dialect of the registry, if it has an operation. */
typedef struct pack_request {
  varve_slice dialect;
  varve_slice operation; /* empty: the dialect */
} pack_request;

static bool has_operation(const varve_pack_extension *extension, varve_slice operation) {
  const varve_definition_tables *tables = &extension->pack->file.tables;
  const varve_dialect_record record = varve_dialect_record_at(tables, extension->index);
  const varve_dialect_definition part = {.tables = tables, .record = &record};
  uint32_t index;
  return varve_part_find(&part, VARVE_RECORD_OPERATION, operation, &index);
}

/* Returns whether the definitions are for the era of the context, if it uses only those. */
static bool is_of_era(const varve_context *context, const varve_pack *pack) {
  varve_era era;
  varve_slice name = varve_pack_fact_of(pack, VARVE_PACK_FACT_era);
  return !context->packs.keeps_era || (varve_era_find(name, &era) && era == context->era);
}

/* Returns whether the pack has what is requested, or is damaged. */
static bool finds(const varve_pack_list *list, const varve_pack *pack, const pack_request *r,
                  uint32_t *index) {
  if (r->operation.size == 0)
    return varve_pack_find_dialect(pack, r->dialect, index);
  for (size_t i = 0; i < list->extensions.count; i++) {
    const varve_pack_extension *extension =
        &VARVE_VECTOR_AT(&list->extensions, const varve_pack_extension, i);
    *index = extension->index;
    if (extension->pack == pack && varve_slice_equal(extension->dialect, r->dialect))
      return !varve_pack_is_sound(extension->pack) || has_operation(extension, r->operation);
  }
  return false;
}

/* --- the version of a project */

/* A damaged pack is passed over, and reported later. */
static bool is_candidate(varve_context *context, const varve_pack_list *list, const pack_request *r,
                         varve_pack_candidate *candidate) {
  if (!is_of_era(context, candidate->pack) || !finds(list, candidate->pack, r, &candidate->index))
    return false;
  bool is_sound = varve_pack_is_sound(candidate->pack);
  context->packs.has_missed = context->packs.has_missed || !is_sound;
  return is_sound;
}

static bool is_decided(const varve_context *context, const varve_pack *pack) {
  const varve_pack_reading *reading = context->packs.reading;
  for (size_t i = 0; reading != NULL && i < reading->versions.count; i++)
    if (VARVE_VECTOR_AT(&reading->versions, const varve_pack *, i) == pack)
      return true;
  return false;
}

/* Returns whether another version defines something that the module uses and this one lacks. */
static bool is_surpassed(const varve_pack_reading *reading, const varve_pack_range *packs,
                         varve_pack *pack) {
  for (size_t i = 0; i < reading->used.count; i++) {
    const varve_used_name *used = &VARVE_VECTOR_AT(&reading->used, varve_used_name, i);
    if (varve_pack_defines(pack, used))
      continue;
    for (size_t other = packs->first; other < packs->end; other++)
      if (varve_pack_defines(varve_pack_at(packs->list, other), used))
        return true;
  }
  return false;
}

/* Finds the version that defines most of what the module uses: of several the one that the module
 * asks for, or the highest one. Others are counted only if that one lacks something. */
static varve_status find_best(varve_context *context, const varve_pack_range *packs,
                              varve_pack **best) {
  varve_pack *first = NULL;
  *best = varve_pack_at(packs->list, packs->first);
  if (packs->end - packs->first == 1 || context->packs.reading == NULL)
    return VARVE_STATUS_OK;
  VARVE_TRY(varve_pack_find_version(context, packs, &first));
  VARVE_TRY(varve_pack_find_used(context, false));
  if (first != NULL)
    *best = first;
  if (!is_surpassed(context->packs.reading, packs, *best))
    return VARVE_STATUS_OK;
  uint32_t most = varve_pack_count_used(context->packs.reading, *best);
  for (size_t i = packs->first; i < packs->end; i++) {
    varve_pack *pack = varve_pack_at(packs->list, i);
    uint32_t count = varve_pack_count_used(context->packs.reading, pack);
    *best = count > most ? pack : *best;
    most = count > most ? count : most;
  }
  return VARVE_STATUS_OK;
}

static bool is_used(const varve_context *context, const varve_pack *pack) {
  return find_used(context, pack) != varve_packs_used(context);
}

typedef bool is_preferred(const varve_context *context, const varve_pack *pack);

/* Adds the first version that has what is requested, if any is preferred. prefers NULL: all are. */
static bool add_first(varve_context *context, const varve_pack_range *packs, const pack_request *r,
                      is_preferred *prefers, varve_pack_candidates *found) {
  for (size_t i = packs->first; i < packs->end; i++) {
    varve_pack_candidate candidate = {.pack = varve_pack_at(packs->list, i)};
    if ((prefers == NULL || prefers(context, candidate.pack)) &&
        is_candidate(context, packs->list, r, &candidate)) {
      found->items[found->count++] = candidate;
      return true;
    }
  }
  return false;
}

/* Adds the version of a project that has what is requested: the one that was decided, one that the
 * context uses, the best one, or any. */
static varve_status add_version(varve_context *context, const varve_pack_range *packs,
                                const pack_request *r, varve_pack_candidates *found) {
  varve_pack_candidate best = {.pack = NULL};
  if (add_first(context, packs, r, is_decided, found) ||
      add_first(context, packs, r, is_used, found))
    return VARVE_STATUS_OK;
  VARVE_TRY(find_best(context, packs, &best.pack));
  if (is_candidate(context, packs->list, r, &best))
    found->items[found->count++] = best;
  else
    (void)add_first(context, packs, r, NULL, found);
  return VARVE_STATUS_OK;
}

/* --- projects */

static bool any_finds(const varve_pack_range *packs, const pack_request *r) {
  uint32_t index;
  for (size_t i = packs->first; i < packs->end; i++)
    if (finds(packs->list, varve_pack_at(packs->list, i), r, &index))
      return true;
  return false;
}

static size_t end_of_project(const varve_pack_list *list, size_t first) {
  size_t end = first + 1;
  while (end < list->packs.count &&
         varve_pack_is_same_project(varve_pack_at(list, first), varve_pack_at(list, end)))
    end++;
  return end;
}

/* Of the packs that were taken for this module the last one counts only if its text is unknown. */
static varve_status find_merit(varve_context *context, varve_pack_candidate *candidate) {
  const varve_pack_reading *reading = context->packs.reading;
  size_t used = find_used(context, candidate->pack);
  size_t count = reading == NULL ? varve_packs_used(context) : reading->used_before;
  bool is_named = varve_pack_named_of(context, candidate->pack) != NULL;
  candidate->merit = is_named ? UINT64_MAX : UINT32_MAX + UINT64_C(1) + used;
  if (used < count || is_named)
    return VARVE_STATUS_OK;
  VARVE_TRY(varve_pack_find_used(context, false));
  candidate->merit = varve_pack_count_used(reading, candidate->pack);
  return VARVE_STATUS_OK;
}

static varve_status find_candidates(varve_context *context, const pack_request *r,
                                    varve_pack_candidates *found) {
  const varve_pack_list *list;
  *found = (varve_pack_candidates){.count = 0};
  VARVE_TRY(varve_pack_library_list(context->packs.library, &list));
  for (size_t i = 0; i < list->packs.count && found->count < VARVE_MOST_PACK_CANDIDATES;) {
    const varve_pack_range packs = {list, i, end_of_project(list, i)};
    i = packs.end;
    if (any_finds(&packs, r))
      VARVE_TRY(add_version(context, &packs, r, found));
  }
  for (size_t i = 0; i < found->count && found->count > 1; i++) {
    VARVE_TRY(find_merit(context, &found->items[i]));
    /* Moves the last item before those that suit less. */
    size_t last = i;
    const varve_pack_candidate moved = found->items[last];
    for (; last > 0 && found->items[last - 1].merit < moved.merit; last--)
      found->items[last] = found->items[last - 1];
    found->items[last] = moved;
  }
  return VARVE_STATUS_OK;
}

varve_status varve_pack_find_candidates(varve_context *context, varve_slice dialect,
                                        varve_pack_candidates *found) {
  const pack_request r = {.dialect = dialect};
  return find_candidates(context, &r, found);
}

/* --- the choice */

/* Returns the candidate of the decided project; NULL: none. */
static const varve_pack_candidate *decided(const varve_pack_candidates *found,
                                           const varve_pack_question *question) {
  for (size_t i = 0; i < found->count && question->pack != NULL; i++)
    if (varve_pack_is_same_project(found->items[i].pack, question->pack))
      return &found->items[i];
  return NULL;
}

/* Asks no question about what packs add to a dialect, so that this is never tried again. */
static varve_status decide(varve_context *context, const pack_request *r,
                           const varve_pack_candidates *found,
                           const varve_pack_candidate **chosen) {
  varve_pack_reading *reading = context->packs.reading;
  varve_pack_question *question = NULL;
  bool is_tied = found->count > 1 && found->items[0].merit == found->items[1].merit;
  if (reading != NULL && r->operation.size == 0)
    VARVE_TRY(varve_pack_question_get(context, r->dialect, &question));
  bool takes_first = question != NULL && reading->takes_first;
  if (question != NULL && reading->questions.count == 1)
    reading->used_at_first = reading->used.count;
  if (takes_first && is_tied)
    reading->has_tie = true;
  if (question != NULL && question->is_decided)
    *chosen = decided(found, question);
  else
    *chosen = is_tied && !takes_first ? NULL : &found->items[0];
  if (question != NULL)
    question->pack = *chosen == NULL ? NULL : (*chosen)->pack;
  if (*chosen != NULL)
    return VARVE_STATUS_OK;
  context->packs.has_missed = true;
  context->packs.disputed = varve_arena_copy(&context->arena, r->dialect);
  return context->packs.disputed.data == NULL ? VARVE_STATUS_OUT_OF_MEMORY : VARVE_STATUS_OK;
}

varve_status varve_pack_take(varve_context *context, varve_pack *pack) {
  return is_used(context, pack) ? VARVE_STATUS_OK
                                : varve_vector_push_pointer(&context->packs.used, pack);
}

static varve_status choose(varve_context *context, const pack_request *r,
                           varve_found_dialect *found, bool *is_found) {
  varve_pack_candidates candidates;
  const varve_pack_candidate *chosen = NULL;
  *is_found = false;
  if (context->packs.library == NULL || r->dialect.size == 0)
    return VARVE_STATUS_OK;
  VARVE_TRY(find_candidates(context, r, &candidates));
  if (candidates.count == 0) {
    context->packs.has_missed = context->packs.has_missed || r->operation.size == 0;
    return VARVE_STATUS_OK;
  }
  VARVE_TRY(decide(context, r, &candidates, &chosen));
  if (chosen == NULL)
    return VARVE_STATUS_OK;
  VARVE_TRY(varve_pack_take(context, chosen->pack));
  /* Of one project a module has one version: what was taken from other ones misfits. The context
   * has names that are not of the module, too. */
  const varve_pack_reading *reading = context->packs.reading;
  bool is_shown = reading != NULL && varve_pack_is_shown(reading, r->dialect);
  for (size_t i = 0; is_shown && i < reading->questions.count; i++) {
    const varve_pack_question *question = varve_pack_question_at(reading, i);
    if (question->pack != NULL && question->pack != chosen->pack &&
        varve_pack_is_same_project(question->pack, chosen->pack) &&
        varve_pack_is_shown(reading, question->dialect))
      varve_pack_note_misfit_of(context, question->dialect);
  }
  *found = (varve_found_dialect){
      .tables = chosen->pack->file.tables, .index = chosen->index, .is_of_pack = true};
  *is_found = true;
  return VARVE_STATUS_OK;
}

varve_status varve_pack_choose(varve_context *context, varve_slice dialect,
                               varve_found_dialect *found, bool *is_found) {
  const pack_request r = {.dialect = dialect};
  return choose(context, &r, found, is_found);
}

varve_status varve_pack_choose_extension(varve_context *context, varve_slice dialect,
                                         varve_slice operation, varve_found_dialect *found,
                                         bool *is_found) {
  const pack_request r = {dialect, operation};
  return choose(context, &r, found, is_found);
}

varve_status varve_pack_may_extend(varve_context *context, varve_slice dialect, bool *may) {
  *may = false;
  if (context->packs.library == NULL || context->packs.is_off)
    return VARVE_STATUS_OK;
  const varve_pack_list *list;
  VARVE_TRY(varve_pack_library_list(context->packs.library, &list));
  for (size_t i = 0; i < list->extensions.count && !*may; i++)
    *may = varve_slice_equal(
        VARVE_VECTOR_AT(&list->extensions, const varve_pack_extension, i).dialect, dialect);
  return VARVE_STATUS_OK;
}

varve_status varve_pack_demote(varve_context *context, const varve_operation_name **name,
                               varve_slice key, bool *is_first) {
  size_t before = context->names_by_id.count;
  varve_pack_note_misfit(context, (*name)->text, key);
  VARVE_TRY(varve_operation_name_get_undefined(context, (*name)->text, name));
  *is_first = before != context->names_by_id.count;
  return VARVE_STATUS_OK;
}

/* --- the version of the module */

bool varve_pack_is_one_project(const varve_context *context, varve_slice dialect,
                               varve_slice other) {
  const varve_pack_question *a = varve_pack_question_find(context, dialect);
  const varve_pack_question *b = varve_pack_question_find(context, other);
  if (a == NULL || b == NULL || a->pack == NULL || b->pack == NULL)
    return varve_slice_equal(dialect, other);
  return varve_pack_is_same_project(a->pack, b->pack);
}

varve_status varve_pack_is_other_version(varve_context *context, varve_slice dialect,
                                         bool *is_other) {
  const varve_pack_reading *reading = context->packs.reading;
  const varve_pack_question *question = varve_pack_question_find(context, dialect);
  *is_other = false;
  for (size_t i = 0; reading != NULL && i < reading->questions.count; i++)
    *is_other =
        *is_other ||
        (varve_pack_question_at(reading, i)->misfits != 0 &&
         varve_pack_is_one_project(context, varve_pack_question_at(reading, i)->dialect, dialect));
  return *is_other || question == NULL || question->pack == NULL
             ? VARVE_STATUS_OK
             : varve_pack_find_stated_other(context, question->pack, is_other);
}

/* --- reports */

/* Passes errors on as warnings. */
static void warn(void *user, const varve_diagnostic *diagnostic) {
  const varve_diagnostic_sink *sink = user;
  varve_diagnostic warning = *diagnostic;
  warning.severity = VARVE_SEVERITY_WARNING;
  sink->function(sink->user, &warning);
}

static varve_slice label_of(const varve_pack *pack) {
  return project_of(pack).size != 0 ? project_of(pack) : varve_slice_of(pack->path);
}

/* Appends the projects that define the dialect. */
static varve_status append_projects(const varve_pack_list *list, varve_slice dialect,
                                    varve_buffer *names) {
  const varve_pack *last = NULL;
  uint32_t index;
  for (size_t i = 0; i < list->packs.count; i++) {
    const varve_pack *pack = varve_pack_at(list, i);
    if (!varve_pack_find_dialect(pack, dialect, &index) ||
        (last != NULL && varve_pack_is_same_project(pack, last)))
      continue;
    last = pack;
    VARVE_TRY(varve_buffer_append(names, names->size == 0 ? VARVE_SLICE("") : VARVE_SLICE(", ")));
    VARVE_TRY(varve_buffer_append(names, label_of(pack)));
  }
  return VARVE_STATUS_OK;
}

/* taken NULL: none. */
static varve_status report_choice(varve_context *context, varve_slice dialect,
                                  const varve_pack *taken, varve_diagnostic_sink sink) {
  varve_buffer names;
  varve_reporter reporter = {.sink = {warn, &sink}};
  const varve_pack_list *list;
  VARVE_TRY(varve_pack_library_list(context->packs.library, &list));
  varve_buffer_init(&names, &context->memory);
  varve_status status = append_projects(list, dialect, &names);
  varve_slice all = varve_buffer_slice(&names);
  if (status == VARVE_STATUS_OK && taken == NULL)
    (void)varve_report(&reporter, VARVE_STATUS_OK, 0,
                       "several packs define the dialect '%.*s' (%.*s), and none was chosen: "
                       "choose one with --dialect=NAME",
                       VARVE_FORMAT_SLICE(dialect), VARVE_FORMAT_SLICE(all));
  else if (status == VARVE_STATUS_OK)
    (void)varve_report(&reporter, VARVE_STATUS_OK, 0,
                       "several packs define the dialect '%.*s' (%.*s), and the file is the same "
                       "with each: %.*s was chosen; choose another one with --dialect=NAME",
                       VARVE_FORMAT_SLICE(dialect), VARVE_FORMAT_SLICE(all),
                       VARVE_FORMAT_SLICE(label_of(taken)));
  varve_buffer_release(&names);
  return status;
}

static varve_status report_choices(varve_context *context, varve_diagnostic_sink sink) {
  const varve_pack_question *alike = varve_pack_question_find(context, context->packs.alike);
  if (context->packs.disputed.size != 0)
    VARVE_TRY(report_choice(context, context->packs.disputed, NULL, sink));
  return alike == NULL || alike->pack == NULL
             ? VARVE_STATUS_OK
             : report_choice(context, alike->dialect, alike->pack, sink);
}

varve_status varve_packs_report(varve_context *context, varve_diagnostic_sink sink) {
  varve_diagnostic_sink warnings = {warn, &sink};
  if (!context->packs.has_missed || context->packs.is_reported || sink.function == NULL)
    return VARVE_STATUS_OK;
  const varve_pack_list *list;
  VARVE_TRY(varve_pack_library_list(context->packs.library, &list));
  context->packs.is_reported = true;
  for (size_t i = 0; list != NULL && i < list->packs.count; i++)
    if (varve_pack_is_known_damaged(varve_pack_at(list, i)))
      varve_pack_report(varve_pack_at(list, i), warnings);
  return list == NULL ? VARVE_STATUS_OK : report_choices(context, sink);
}
