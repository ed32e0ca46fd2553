/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Notes what a module shows of its packs: see pack_reading.h. */
#include "dialect/registry/pack_reading.h"

void varve_pack_reading_init(varve_pack_reading *reading, varve_context *context,
                             varve_slice text) {
  varve_memory *memory = &context->memory;
  *reading = (varve_pack_reading){.text = text, .used_before = context->packs.used.count};
  varve_vector_init(&reading->stored, memory, sizeof(varve_pack_stored));
  varve_vector_init(&reading->questions, memory, sizeof(varve_pack_question));
  varve_vector_init(&reading->versions, memory, sizeof(varve_pack *));
  varve_vector_init(&reading->extended, memory, sizeof(struct varve_dialect_definition *));
}

void varve_pack_reading_release(varve_pack_reading *reading) {
  varve_vector_release(&reading->stored);
  varve_vector_release(&reading->questions);
  varve_vector_release(&reading->versions);
  varve_vector_release(&reading->extended);
}

void varve_pack_reading_begin(varve_context *context, varve_pack_reading *reading,
                              varve_slice text) {
  varve_pack_reading_init(reading, context, text);
  reading->outer = context->packs.reading;
  context->packs.reading = reading;
}

void varve_pack_reading_end(varve_context *context) {
  varve_pack_reading *reading = context->packs.reading;
  context->packs.reading = reading->outer;
  varve_pack_reading_release(reading);
}

/* --- questions */

varve_pack_question *varve_pack_question_find(const varve_context *context, varve_slice dialect) {
  const varve_pack_reading *reading = context->packs.reading;
  for (size_t i = 0; reading != NULL && i < reading->questions.count; i++)
    if (varve_slice_equal(varve_pack_question_at(reading, i)->dialect, dialect))
      return varve_pack_question_at(reading, i);
  return NULL;
}

varve_status varve_pack_question_get(varve_context *context, varve_slice dialect,
                                     varve_pack_question **question) {
  varve_pack_reading *reading = context->packs.reading;
  varve_pack_question made = {.pack = NULL};
  *question = varve_pack_question_find(context, dialect);
  if (*question != NULL)
    return VARVE_STATUS_OK;
  made.dialect = varve_arena_copy(&context->arena, dialect);
  if (made.dialect.data == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  VARVE_TRY(varve_vector_push(&reading->questions, &made));
  *question = varve_pack_question_at(reading, reading->questions.count - 1);
  return VARVE_STATUS_OK;
}

varve_status varve_pack_decide_version(varve_pack_reading *reading, varve_pack *pack) {
  for (size_t i = 0; i < reading->versions.count; i++) {
    varve_pack **decided = &VARVE_VECTOR_AT(&reading->versions, varve_pack *, i);
    if (varve_pack_is_same_project(*decided, pack)) {
      *decided = pack;
      return VARVE_STATUS_OK;
    }
  }
  return varve_vector_push_pointer(&reading->versions, pack);
}

/* --- notes */

varve_status varve_pack_reading_names(varve_context *context, const varve_pack_names **names) {
  enum { SEARCHED = 4 << 20 };
  varve_pack_reading *reading = context->packs.reading;
  varve_slice text = reading->text;
  *names = &reading->names;
  if (reading->is_collected)
    return VARVE_STATUS_OK;
  text.size = text.size < SEARCHED ? text.size : SEARCHED;
  reading->is_collected = true;
  return context->collect_names == NULL
             ? VARVE_STATUS_OK
             : context->collect_names(&reading->names, context->registry, text, SIZE_MAX);
}

varve_status varve_pack_note_dialect(varve_context *context, varve_slice dialect) {
  varve_pack_reading *reading = context->packs.reading;
  if (reading == NULL)
    return VARVE_STATUS_OK;
  varve_pack_names *names = &reading->names;
  uint32_t before = names->count;
  VARVE_TRY(varve_pack_names_add(names, context->registry, dialect));
  if (names->count == before)
    return VARVE_STATUS_OK;
  names->names[before] = varve_arena_copy(&context->arena, dialect);
  names->count -= names->names[before].data == NULL;
  return names->count == before ? VARVE_STATUS_OUT_OF_MEMORY : VARVE_STATUS_OK;
}

void varve_pack_note_producer(varve_context *context, varve_slice producer, uint32_t release) {
  if (context->packs.reading == NULL)
    return;
  context->packs.reading->producer = producer;
  context->packs.reading->release = release;
}

varve_status varve_pack_note_version(varve_context *context, varve_slice dialect,
                                     varve_slice bytes) {
  varve_pack_reading *reading = context->packs.reading;
  if (reading == NULL)
    return VARVE_STATUS_OK;
  for (size_t i = 0; i < reading->stored.count; i++)
    if (varve_slice_equal(VARVE_VECTOR_AT(&reading->stored, varve_pack_stored, i).dialect, dialect))
      return VARVE_STATUS_OK;
  const varve_pack_stored made = {varve_arena_copy(&context->arena, dialect),
                                  varve_arena_copy(&context->arena, bytes)};
  return made.dialect.data == NULL || made.bytes.data == NULL
             ? VARVE_STATUS_OUT_OF_MEMORY
             : varve_vector_push(&reading->stored, &made);
}

/* The greatest number means something else to callers. */
static void count_up(uint32_t *count) { *count += *count < UINT32_MAX - 1; }

void varve_pack_note_misfit(varve_context *context, varve_slice dialect) {
  varve_pack_question *question = varve_pack_question_find(context, dialect);
  if (question != NULL)
    count_up(&question->misfits);
}

void varve_pack_note_filled(varve_context *context, varve_slice dialect) {
  varve_pack_question *question = varve_pack_question_find(context, dialect);
  if (question != NULL)
    count_up(&question->filled);
}

/* Collects the names of dialects: see pack_reading.h. */

static bool is_defined(const varve_pack_list *list, varve_slice name) {
  uint32_t index;
  for (size_t i = 0; i < list->packs.count; i++)
    if (varve_pack_find_dialect(varve_pack_at(list, i), name, &index))
      return true;
  return false;
}

varve_status varve_pack_names_add(varve_pack_names *names, const varve_registry *registry,
                                  varve_slice name) {
  varve_found_dialect found;
  varve_pack_library *library = varve_registry_packs(registry);
  if (library == NULL || name.size == 0 || names->count == VARVE_MOST_PACK_NAMES)
    return VARVE_STATUS_OK;
  for (uint32_t i = 0; i < names->count; i++)
    if (varve_slice_equal(names->names[i], name))
      return VARVE_STATUS_OK;
  if (varve_registry_find_dialect(registry, name, &found))
    return VARVE_STATUS_OK;
  const varve_pack_list *list;
  VARVE_TRY(varve_pack_library_list(library, &list));
  if (is_defined(list, name))
    names->names[names->count++] = name;
  return VARVE_STATUS_OK;
}

uint32_t varve_pack_names_count(const varve_pack_names *names, const varve_pack *pack,
                                varve_slice except) {
  uint32_t count = 0, index;
  for (uint32_t i = 0; i < names->count; i++)
    count += !varve_slice_equal(names->names[i], except) &&
             varve_pack_find_dialect(pack, names->names[i], &index);
  return count;
}

/* Returns the first name that a pack defines. */
static varve_slice first_of(const varve_pack_names *names, const varve_pack *pack) {
  uint32_t index, i = 0;
  while (i + 1 < names->count && !varve_pack_find_dialect(pack, names->names[i], &index))
    i++;
  return names->names[i];
}

static void add_other(varve_pack_eras *eras, varve_era era) {
  bool is_there = era == eras->era;
  for (uint32_t i = 0; i < eras->other_count; i++)
    is_there = is_there || eras->others[i] == era;
  if (!is_there && eras->other_count < VARVE_MOST_OTHER_ERAS)
    eras->others[eras->other_count++] = era;
}

varve_status varve_pack_names_find_eras(const varve_pack_names *names,
                                        const varve_registry *registry, varve_pack_eras *eras) {
  const varve_pack *best = NULL;
  uint32_t most = 0;
  if (names->count == 0)
    return VARVE_STATUS_OK;
  const varve_pack_list *list;
  VARVE_TRY(varve_pack_library_list(varve_registry_packs(registry), &list));
  for (size_t i = 0; list != NULL && i < list->packs.count; i++) {
    const varve_pack *pack = varve_pack_at(list, i);
    varve_slice name = varve_pack_fact_of(pack, VARVE_PACK_FACT_era);
    uint32_t count = name.size == 0 ? 0 : varve_pack_names_count(names, pack, VARVE_SLICE(""));
    varve_era found;
    if (count == 0 || !varve_era_find(name, &found))
      continue;
    if (count > most) {
      *eras = (varve_pack_eras){.era = found, .dialect = first_of(names, pack)};
      most = count;
      best = pack;
    } else if (varve_pack_is_same_project(pack, best)) {
      add_other(eras, found);
    }
  }
  return VARVE_STATUS_OK;
}
