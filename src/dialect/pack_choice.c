/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Chooses packs: see pack_choice.h. */
#include "dialect/pack_choice.h"

#include <ctype.h>

#include "dialect/part_records.h"
#include "ir/attributes.h"

static varve_slice project_of(const varve_pack *pack) {
  return varve_pack_fact_of(pack, VARVE_PACK_FACT_project);
}

/* A pack without project is one of its own. */
static bool is_same_project(const varve_pack *a, const varve_pack *b) {
  return project_of(a).size != 0 && varve_slice_equal(project_of(a), project_of(b));
}

size_t varve_packs_used(const varve_context *context) { return context->packs.used.count; }

const varve_pack *varve_pack_used_at(const varve_context *context, size_t index) {
  return VARVE_VECTOR_AT(&context->packs.used, const varve_pack *, index);
}

/* Returns the place of a pack among those that the context uses, or their count. A later one is
 * closer to what is read now. */
static size_t find_used(const varve_context *context, const varve_pack *pack) {
  size_t i = 0;
  while (i < varve_packs_used(context) && varve_pack_used_at(context, i) != pack)
    i++;
  return i;
}

static bool is_name_byte(char c) { return isalnum((unsigned char)c) != 0 || c == '_'; }

/* Returns whether the input names the dialect: in text before a dot, in bytecode before a NUL. */
static bool is_named(varve_slice input, varve_slice dialect) {
  enum { SEARCHED = 4 << 20 };
  size_t size = input.size < SEARCHED ? input.size : SEARCHED;
  for (size_t at = 0; at + dialect.size < size; at++) {
    const char *first = memchr(input.data + at, dialect.data[0], size - dialect.size - at);
    if (first == NULL)
      return false;
    at = (size_t)(first - input.data);
    char after = first[dialect.size], before = at == 0 ? ' ' : first[-1];
    if (memcmp(first, dialect.data, dialect.size) == 0 && !is_name_byte(before) &&
        (after == '.' || after == 0))
      return true;
  }
  return false;
}

/* Returns whether the context knows an operation of the dialect. */
static bool has_operation(const varve_context *context, varve_slice dialect) {
  for (size_t i = 0; i < context->names_by_id.count; i++) {
    const varve_operation_name *name =
        VARVE_VECTOR_AT(&context->names_by_id, const varve_operation_name *, i);
    if (varve_slice_equal(varve_string_bytes(name->dialect), dialect))
      return true;
  }
  return false;
}

/* A varve file does not show names, but all that it has are read before they are defined. */
static bool is_met(const varve_context *context, varve_slice dialect) {
  return context->packs.input.size != 0 ? is_named(context->packs.input, dialect)
                                        : has_operation(context, dialect);
}

/* The dialects of a pack that the input names, but for the one that is looked for. */
static uint32_t count_named(const varve_context *context, const varve_pack *pack,
                            varve_slice dialect) {
  const varve_definition_tables *tables = &pack->file.tables;
  uint32_t count = 0;
  for (uint32_t i = 0; i < tables->dialect_count; i++) {
    varve_slice name =
        varve_table_text(tables, varve_table_first_member(tables, VARVE_TABLE_dialects, i));
    count += name.size != 0 && !varve_slice_equal(name, dialect) && is_met(context, name);
  }
  return count;
}

/* The best pack so far. */
typedef struct choice {
  varve_pack *pack;
  uint64_t merit; /* 0: unknown */
  bool is_tied;
} choice;

static uint64_t merit_of(const varve_context *context, const varve_pack *pack,
                         varve_slice dialect) {
  size_t used = find_used(context, pack);
  if (used < varve_packs_used(context))
    return UINT32_MAX + UINT64_C(1) + used;
  return 1 + count_named(context, pack, dialect);
}

/* Of one project only the version that is used already, or else the highest, is considered. */
static bool is_outdone(const varve_context *context, const varve_pack *pack,
                       const varve_pack *best) {
  return best != NULL && is_same_project(pack, best) &&
         find_used(context, pack) == varve_packs_used(context);
}

/* A damaged pack is passed over, and reported later. */
static bool is_usable(varve_context *context, varve_pack *pack) {
  bool is_sound = varve_pack_is_sound(pack);
  context->packs.has_missed = context->packs.has_missed || !is_sound;
  return is_sound;
}

static void consider(const varve_context *context, varve_pack *pack, varve_slice dialect,
                     choice *best) {
  if (best->pack != NULL && best->merit == 0)
    best->merit = merit_of(context, best->pack, dialect);
  uint64_t merit = best->pack == NULL ? 0 : merit_of(context, pack, dialect);
  if (best->pack != NULL && merit == best->merit)
    best->is_tied = true;
  if (best->pack == NULL || merit > best->merit)
    *best = (choice){pack, merit, false};
}

static choice choose(varve_context *context, const varve_pack_list *list, varve_slice dialect) {
  choice best = {0};
  uint32_t index;
  for (size_t i = 0; i < list->packs.count; i++) {
    varve_pack *pack = varve_pack_at(list, i);
    if (!is_outdone(context, pack, best.pack) && varve_pack_find_dialect(pack, dialect, &index) &&
        is_usable(context, pack))
      consider(context, pack, dialect, &best);
  }
  return best;
}

static bool has_operation_in(const varve_pack_extension *extension, varve_slice operation) {
  const varve_definition_tables *tables = &extension->pack->file.tables;
  const varve_dialect_record record = varve_dialect_record_at(tables, extension->index);
  const varve_dialect_definition part = {.tables = tables, .record = &record};
  uint32_t index;
  return varve_part_find(&part, VARVE_RECORD_OPERATION, operation, &index);
}

/* Sets *index to the extension of the pack that is chosen. */
static choice choose_extension(varve_context *context, const varve_pack_list *list,
                               const varve_slice names[2], uint32_t *index) {
  choice best = {0};
  for (size_t i = 0; i < list->extensions.count; i++) {
    const varve_pack_extension *extension =
        &VARVE_VECTOR_AT(&list->extensions, const varve_pack_extension, i);
    const varve_pack *before = best.pack;
    if (!varve_slice_equal(extension->dialect, names[0]) || extension->pack == before ||
        is_outdone(context, extension->pack, before) || !is_usable(context, extension->pack) ||
        !has_operation_in(extension, names[1]))
      continue;
    consider(context, extension->pack, names[0], &best);
    if (best.pack != before)
      *index = extension->index;
  }
  return best;
}

static varve_status take(varve_context *context, varve_pack *pack) {
  size_t used = find_used(context, pack);
  if (used == varve_packs_used(context))
    return varve_vector_push(&context->packs.used, &pack);
  return VARVE_STATUS_OK;
}

/* Notes the dialect if packs that are equally good define it. */
static varve_status take_choice(varve_context *context, const choice *chosen, varve_slice dialect,
                                varve_found_dialect *found, bool *is_found) {
  *is_found = chosen->pack != NULL && !chosen->is_tied;
  if (chosen->is_tied) {
    context->packs.has_missed = true;
    context->packs.disputed = varve_arena_copy(&context->arena, dialect);
  }
  if (!*is_found)
    return VARVE_STATUS_OK;
  VARVE_TRY(take(context, chosen->pack));
  *found = (varve_found_dialect){.tables = chosen->pack->file.tables, .is_of_pack = true};
  return VARVE_STATUS_OK;
}

varve_status varve_pack_choose(varve_context *context, varve_slice dialect,
                               varve_found_dialect *found, bool *is_found) {
  varve_pack_library *library = context->packs.library;
  *is_found = false;
  if (library == NULL || dialect.size == 0)
    return VARVE_STATUS_OK;
  const varve_pack_list *list = varve_pack_library_list(library);
  if (list == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  const choice chosen = choose(context, list, dialect);
  VARVE_TRY(take_choice(context, &chosen, dialect, found, is_found));
  if (*is_found)
    *is_found = varve_pack_find_dialect(chosen.pack, dialect, &found->index);
  else
    context->packs.has_missed = true;
  return VARVE_STATUS_OK;
}

varve_status varve_pack_choose_extension(varve_context *context, varve_slice dialect,
                                         varve_slice operation, varve_found_dialect *found,
                                         bool *is_found) {
  varve_pack_library *library = context->packs.library;
  uint32_t index = 0;
  *is_found = false;
  if (library == NULL)
    return VARVE_STATUS_OK;
  const varve_pack_list *list = varve_pack_library_list(library);
  if (list == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  const choice chosen =
      choose_extension(context, list, (const varve_slice[]){dialect, operation}, &index);
  VARVE_TRY(take_choice(context, &chosen, dialect, found, is_found));
  if (*is_found)
    found->index = index;
  return VARVE_STATUS_OK;
}

varve_status varve_pack_demote(varve_context *context, const varve_operation_name **name,
                               bool *is_first) {
  size_t before = context->names_by_id.count;
  VARVE_TRY(varve_operation_name_get_undefined(context, (*name)->text, name));
  *is_first = before != context->names_by_id.count;
  return VARVE_STATUS_OK;
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

static varve_status report_dispute(varve_context *context, const varve_pack_list *list,
                                   varve_diagnostic_sink sink) {
  varve_slice dialect = context->packs.disputed;
  const varve_pack *last = NULL;
  varve_buffer names;
  uint32_t index;
  varve_reporter reporter = {.sink = {warn, &sink}};
  varve_buffer_init(&names, &context->memory);
  varve_status status = VARVE_STATUS_OK;
  for (size_t i = 0; i < list->packs.count && status == VARVE_STATUS_OK; i++) {
    const varve_pack *pack = varve_pack_at(list, i);
    if (!varve_pack_find_dialect(pack, dialect, &index) ||
        (last != NULL && is_same_project(pack, last)))
      continue;
    last = pack;
    status = varve_buffer_append(&names, names.size == 0 ? VARVE_SLICE("") : VARVE_SLICE(", "));
    if (status == VARVE_STATUS_OK)
      status = varve_buffer_append(&names, label_of(pack));
  }
  if (status == VARVE_STATUS_OK)
    (void)varve_report(&reporter, VARVE_STATUS_OK, 0,
                       "several packs define the dialect '%.*s' (%.*s), and none was chosen: "
                       "choose one with --dialect=NAME",
                       VARVE_FORMAT_SLICE(dialect), VARVE_FORMAT_SLICE(varve_buffer_slice(&names)));
  varve_buffer_release(&names);
  return status;
}

varve_status varve_packs_report(varve_context *context, varve_diagnostic_sink sink) {
  varve_diagnostic_sink warnings = {warn, &sink};
  if (!context->packs.has_missed || context->packs.is_reported || sink.function == NULL)
    return VARVE_STATUS_OK;
  const varve_pack_list *list = varve_pack_library_list(context->packs.library);
  context->packs.is_reported = true;
  for (size_t i = 0; list != NULL && i < list->packs.count; i++)
    if (varve_pack_is_known_damaged(varve_pack_at(list, i)))
      varve_pack_report(varve_pack_at(list, i), warnings);
  return list == NULL || context->packs.disputed.size == 0 ? VARVE_STATUS_OK
                                                           : report_dispute(context, list, sink);
}
