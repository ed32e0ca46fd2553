/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Takes the packs that a container names: see pack_named.h. */
#include "dialect/registry/pack_named.h"

#include "dialect/registry/dialect_version.h"
#include "dialect/registry/target.h"

static varve_pack *named_by(const varve_pack_reading *reading, const varve_pack *of_project) {
  for (size_t i = 0; i < reading->named.count; i++) {
    varve_pack *pack = VARVE_VECTOR_AT(&reading->named, varve_pack *, i);
    if (varve_pack_is_same_project(pack, of_project))
      return pack;
  }
  return NULL;
}

varve_pack *varve_pack_named_of(const varve_context *context, const varve_pack *of_project) {
  varve_pack *pack = NULL;
  for (const varve_pack_reading *reading = context->packs.reading; reading != NULL && pack == NULL;
       reading = reading->outer)
    pack = named_by(reading, of_project);
  return pack;
}

/* Returns the pack of this version, or else the one with the lowest version after it, or else that
 * with the highest; NULL: the project has no sound pack. */
static varve_pack *find_nearest(const varve_pack_list *list, varve_versioned_project name) {
  varve_pack *nearest = NULL;
  for (size_t i = 0; i < list->packs.count; i++) {
    varve_pack *pack = varve_pack_at(list, i);
    varve_slice version = varve_pack_fact_of(pack, VARVE_PACK_FACT_version);
    if (!varve_slice_equal(varve_pack_fact_of(pack, VARVE_PACK_FACT_project), name.project) ||
        !varve_pack_is_sound(pack))
      continue;
    if (varve_slice_equal(version, name.version))
      return pack;
    if (nearest == NULL || !varve_version_is_before(version, name.version))
      nearest = pack;
  }
  return nearest;
}

/* Returns whether the registry has what the pack defines, so that no pack is asked for it. */
static bool is_loaded(const varve_registry *registry, const varve_pack *pack) {
  const varve_definition_tables *tables = &pack->file.tables;
  varve_found_dialect found;
  for (uint32_t i = 0; i < tables->dialect_count; i++) {
    const varve_dialect_record record = varve_dialect_record_at(tables, i);
    if ((record.flags & VARVE_DIALECT_EXTENDS) == 0 &&
        !varve_registry_find_dialect(registry, varve_table_text(tables, record.name), &found))
      return false;
  }
  return true;
}

static varve_status take_name(varve_context *context, const varve_pack_list *list,
                              varve_versioned_project name, varve_reporter *reporter) {
  varve_pack *pack = find_nearest(list, name);
  if (pack == NULL || named_by(context->packs.reading, pack) != NULL ||
      is_loaded(context->registry, pack))
    return VARVE_STATUS_OK;
  const varve_slice version = varve_pack_fact_of(pack, VARVE_PACK_FACT_version);
  if (!varve_slice_equal(version, name.version))
    varve_report_note(reporter, 0,
                      "the file names %.*s %.*s, of which there are no definitions; the nearest "
                      "are those of %.*s",
                      VARVE_FORMAT_SLICE(name.project), VARVE_FORMAT_SLICE(name.version),
                      VARVE_FORMAT_SLICE(version));
  return varve_vector_push_pointer(&context->packs.reading->named, pack);
}

varve_status varve_pack_note_named(varve_context *context, varve_slice names,
                                   varve_reporter *reporter) {
  const varve_pack_use *packs = &context->packs;
  const varve_pack_list *list;
  if (names.size == 0 || packs->library == NULL || packs->reading == NULL || packs->is_off)
    return VARVE_STATUS_OK;
  varve_vector_truncate(&packs->reading->named, 0);
  VARVE_TRY(varve_pack_library_list(packs->library, &list));
  while (names.size != 0)
    VARVE_TRY(take_name(context, list, varve_versioned_next(&names), reporter));
  return VARVE_STATUS_OK;
}

varve_status varve_pack_begin_named(varve_context *context, varve_slice names,
                                    varve_pack_reading *reading) {
  if (names.size == 0 || context->packs.reading != NULL)
    return VARVE_STATUS_OK;
  varve_pack_reading_begin(context, reading, VARVE_SLICE(""));
  return varve_pack_note_named(context, names, NULL);
}

void varve_pack_end_named(varve_context *context, const varve_pack_reading *reading) {
  if (context->packs.reading == reading)
    varve_pack_reading_end(context);
}
