/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Notes what a module shows of its packs: see pack_reading.h. */
#include "dialect/registry/pack_reading.h"

#include "ir/attributes.h"

void varve_pack_reading_init(varve_pack_reading *reading, varve_context *context,
                             varve_slice text) {
  varve_memory *memory = &context->memory;
  *reading = (varve_pack_reading){.text = text, .used_before = context->packs.used.count};
  varve_vector_init(&reading->used, memory, sizeof(varve_used_name));
  varve_hash_table_init(&reading->used_places, memory);
  varve_vector_init(&reading->misfits, memory, sizeof(varve_pack_misfit));
  varve_vector_init(&reading->stored, memory, sizeof(varve_pack_stored));
  varve_vector_init(&reading->questions, memory, sizeof(varve_pack_question));
  varve_vector_init(&reading->versions, memory, sizeof(varve_pack *));
  varve_vector_init(&reading->tried, memory, sizeof(varve_pack *));
  varve_vector_init(&reading->named, memory, sizeof(varve_pack *));
  varve_vector_init(&reading->extended, memory, sizeof(struct varve_dialect_definition *));
}

void varve_pack_reading_release(varve_pack_reading *reading) {
  varve_vector_release(&reading->used);
  varve_hash_table_release(&reading->used_places);
  varve_vector_release(&reading->misfits);
  varve_vector_release(&reading->stored);
  varve_vector_release(&reading->questions);
  varve_vector_release(&reading->versions);
  varve_vector_release(&reading->tried);
  varve_vector_release(&reading->named);
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

/* A name that is looked for among those of a reading. */
typedef struct used_key {
  const varve_pack_reading *reading;
  const varve_used_name *used;
} used_key;

static bool is_used(const void *key, const void *value) {
  const used_key *k = key;
  const varve_used_name *known =
      &VARVE_VECTOR_AT(&k->reading->used, varve_used_name, (uintptr_t)value - 1);
  return known->kind == k->used->kind && varve_slice_equal(known->name, k->used->name) &&
         varve_slice_equal(known->dialect, k->used->dialect);
}

static uint64_t hash_of(const varve_context *context, const varve_used_name *used) {
  return varve_hash_bytes(context->seed + (uint64_t)used->kind, used->name.data, used->name.size);
}

static bool is_in_list(const varve_pack_list *list, varve_slice name) {
  uint32_t index;
  for (size_t i = 0; list != NULL && i < list->packs.count; i++)
    if (varve_pack_find_dialect(varve_pack_at(list, i), name, &index))
      return true;
  return false;
}

/* Asks the packs only if the latest dialect of this place is another one: most names are of few
 * dialects. */
static varve_status find_dialect(varve_context *context, varve_slice name, bool *is_defined) {
  varve_pack_reading *reading = context->packs.reading;
  size_t place = name.size == 0 ? 0
                                : name.size * 7 + (size_t)(unsigned char)name.data[0] * 3 +
                                      (unsigned char)name.data[name.size - 1];
  varve_pack_dialect *known = &reading->dialects[place % VARVE_KNOWN_PACK_DIALECTS];
  const varve_pack_list *list;
  if (known->name.size == 0 || !varve_slice_equal(known->name, name)) {
    VARVE_TRY(varve_pack_library_list(context->packs.library, &list));
    known->is_defined = is_in_list(list, name);
    known->name = varve_arena_copy(&context->arena, name);
    if (known->name.data == NULL) {
      known->name.size = 0;
      return VARVE_STATUS_OUT_OF_MEMORY;
    }
  }
  *is_defined = known->is_defined;
  return VARVE_STATUS_OK;
}

varve_status varve_pack_keep_name(varve_context *context, const varve_used_name *used,
                                  bool copies) {
  varve_pack_reading *reading = context->packs.reading;
  const used_key key = {reading, used};
  varve_used_name kept = *used;
  bool is_defined;
  VARVE_TRY(find_dialect(context, used->dialect, &is_defined));
  if (!is_defined || reading->used.count == VARVE_MOST_USED_NAMES)
    return VARVE_STATUS_OK;
  uint64_t hash = hash_of(context, used);
  if (varve_hash_table_find(&reading->used_places, hash, is_used, &key) != NULL)
    return VARVE_STATUS_OK;
  if (copies) {
    kept.dialect = varve_arena_copy(&context->arena, used->dialect);
    kept.name = varve_arena_copy(&context->arena, used->name);
    if (kept.dialect.data == NULL || kept.name.data == NULL)
      return VARVE_STATUS_OUT_OF_MEMORY;
  }
  VARVE_TRY(varve_hash_table_reserve(&reading->used_places, 1));
  VARVE_TRY(varve_vector_push(&reading->used, &kept));
  varve_hash_table_add(&reading->used_places,
                       (varve_hash_slot){hash, (void *)(uintptr_t)reading->used.count});
  return VARVE_STATUS_OK;
}

bool varve_pack_is_shown(const varve_pack_reading *reading, varve_slice dialect) {
  bool is_shown = reading->scanned < reading->text.size;
  for (size_t i = 0; i < reading->used.count && !is_shown; i++)
    is_shown =
        varve_slice_equal(VARVE_VECTOR_AT(&reading->used, varve_used_name, i).dialect, dialect);
  return is_shown;
}

static varve_status note(varve_context *context, varve_record_kind kind, varve_slice dialect,
                         varve_slice name) {
  const varve_used_name used = {kind, dialect, name};
  bool is_needed = context->packs.reading != NULL && context->packs.library != NULL;
  return is_needed ? varve_pack_keep_name(context, &used, true) : VARVE_STATUS_OK;
}

static varve_slice dialect_of(varve_slice name) {
  const char *dot = name.size == 0 ? NULL : memchr(name.data, '.', name.size);
  return varve_slice_make(name.data, dot == NULL ? 0 : (size_t)(dot - name.data));
}

varve_status varve_pack_note_operation(varve_context *context, varve_slice name) {
  varve_slice dialect = dialect_of(name);
  return dialect.size == 0 ? VARVE_STATUS_OK : note(context, VARVE_RECORD_OPERATION, dialect, name);
}

varve_status varve_pack_note_entity(varve_context *context, varve_slice dialect, varve_slice text,
                                    bool is_type) {
  size_t size = 0;
  while (size < text.size && (text.data[size] == '.' || varve_is_word_part(text.data[size])))
    size++;
  return size == 0 ? VARVE_STATUS_OK
                   : note(context, is_type ? VARVE_RECORD_TYPE : VARVE_RECORD_ATTRIBUTE, dialect,
                          varve_slice_make(text.data, size));
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

void varve_pack_keep_misfit(varve_context *context, varve_slice name, varve_slice key) {
  varve_pack_reading *reading = context->packs.reading;
  const varve_pack_misfit made = {.name = {VARVE_RECORD_OPERATION,
                                           varve_arena_copy(&context->arena, dialect_of(name)),
                                           varve_arena_copy(&context->arena, name)},
                                  .key = varve_arena_copy(&context->arena, key)};
  if (reading->misfits.count < VARVE_MOST_PACK_MISFITS && made.name.dialect.data != NULL &&
      made.name.name.data != NULL && made.key.data != NULL &&
      varve_vector_push(&reading->misfits, &made) != VARVE_STATUS_OK)
    reading->misfits.count = 0;
}

void varve_pack_note_violation(varve_context *context, const varve_operation_name *name) {
  if (context->packs.reading != NULL && !context->packs.has_violation)
    context->packs.reading->begun = name;
  context->packs.has_violation = true;
}

void varve_pack_note_misfit_of(varve_context *context, varve_slice dialect) {
  varve_pack_question *question = varve_pack_question_find(context, dialect);
  if (question != NULL)
    count_up(&question->misfits);
}

void varve_pack_note_misfit(varve_context *context, varve_slice name, varve_slice key) {
  varve_pack_question *question = varve_pack_question_find(context, dialect_of(name));
  if (question == NULL)
    return;
  count_up(&question->misfits);
  varve_pack_keep_misfit(context, name, key);
}

void varve_pack_note_custom(varve_context *context, const varve_operation_name *name) {
  varve_pack_reading *reading = context->packs.reading;
  if (reading == NULL || reading->begun == name)
    return;
  varve_pack_question *question =
      varve_pack_question_find(context, varve_string_bytes(name->dialect));
  reading->begun = name;
  if (question != NULL)
    question->has_custom = true;
}

void varve_pack_note_filled(varve_context *context, varve_slice dialect) {
  varve_pack_question *question = varve_pack_question_find(context, dialect);
  if (question != NULL)
    count_up(&question->filled);
}

/* Collects the names of dialects: see pack_reading.h. */

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
  if (is_in_list(list, name))
    names->names[names->count++] = name;
  return VARVE_STATUS_OK;
}

static uint32_t count_names(const varve_pack_names *names, const varve_pack *pack) {
  uint32_t count = 0, index;
  for (uint32_t i = 0; i < names->count; i++)
    count += varve_pack_find_dialect(pack, names->names[i], &index);
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
    uint32_t count = name.size == 0 ? 0 : count_names(names, pack);
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
