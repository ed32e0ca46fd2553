/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Collects the names of dialects: see pack_names.h. */
#include "dialect/registry/pack_names.h"

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
