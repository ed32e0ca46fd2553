/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Similar names: see similar.h. */
#include "dialect/registry/similar.h"

#include "dialect/registry/pack_library.h"
#include "dialect/registry/registry.h"
#include "ir/context.h"

const char *varve_project_of_dialect(varve_slice dialect) {
  static const struct {
    varve_slice dialect;
    const char *project;
  } known[] = {
#define DIALECT(name, project) {VARVE_SLICE_INIT(name), project},
#include "dialect/registry/known_dialects.def"
#undef DIALECT
  };
  for (size_t i = 0; i < VARVE_COUNT_OF(known); i++)
    if (varve_slice_equal(known[i].dialect, dialect))
      return known[i].project;
  return NULL;
}

void varve_offer_operations(const varve_dialect_definition *dialect, varve_similar_names *similar) {
  for (const varve_dialect_definition *part = dialect; part != NULL; part = part->next) {
    const varve_record_list list = part->record->operations;
    for (uint32_t i = 0; i < list.count; i++) {
      const varve_operation_record record = varve_operation_record_at(part->tables, list.first + i);
      varve_similar_names_offer(similar, varve_table_text(part->tables, record.name));
    }
  }
}

void varve_offer_packs(const varve_pack_list *list, varve_similar_names *similar) {
  for (size_t i = 0; list != NULL && i < list->packs.count; i++) {
    const varve_pack *pack = varve_pack_at(list, i);
    const varve_definition_tables *tables = &pack->file.tables;
    if (pack->is_open)
      varve_similar_names_offer(similar, varve_pack_fact_of(pack, VARVE_PACK_FACT_project));
    for (uint32_t k = 0; pack->is_open && k < tables->dialect_count; k++)
      varve_similar_names_offer(similar, varve_table_dialect_name(tables, k));
  }
}

void varve_offer_dialects(const varve_context *context, varve_similar_names *similar) {
  varve_found_dialect found;
  varve_slice name = VARVE_SLICE("");
  while (context->registry != NULL &&
         varve_registry_next_dialect(context->registry, name, &found)) {
    name = varve_table_dialect_name(&found.tables, found.index);
    varve_similar_names_offer(similar, name);
  }
  const varve_pack_list *list;
  if (varve_pack_library_list(context->packs.library, &list) == VARVE_STATUS_OK)
    varve_offer_packs(list, similar);
}
