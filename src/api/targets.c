/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* include/varve/dialect.h: the targets that packs name, and registries of them. */
#include "dialect/target.h"

#include "api/definitions/packs.h"
#include "api/options.h"
#include "dialect/tables/registry.h"

static const varve_pack_list *list_of(const varve_registry *registry) {
  const varve_pack_list *list = NULL;
  bool is_read = registry != NULL &&
                 varve_pack_library_list(varve_registry_packs(registry), &list) == VARVE_STATUS_OK;
  return is_read ? list : NULL;
}

static varve_status fill(const varve_target *target, varve_target_info *info) {
  size_t size = info->struct_size;
  const varve_target_info found = {.struct_size = size,
                                   .name = target->name,
                                   .era = varve_slice_of(varve_era_text(target->era)),
                                   .packs = target->packs,
                                   .dialects = target->dialects,
                                   .bytecode_version = target->bytecode};
  memset(info, 0, size);
  memcpy(info, &found, size < sizeof found ? size : sizeof found);
  return VARVE_STATUS_OK;
}

/* Finds the target of a number, or counts them all. */
static bool find_at(const varve_registry *registry, uint32_t index, varve_target *target,
                    uint32_t *count) {
  const varve_pack_list *list = list_of(registry);
  *count = 0;
  for (size_t i = 0; list != NULL && i < list->packs.count; i++) {
    varve_slice lines = varve_target_lines(varve_pack_at(list, i));
    while (varve_target_next(&lines, target))
      if ((*count)++ == index)
        return true;
  }
  return false;
}

uint32_t varve_registry_get_target_count(const varve_registry *registry) {
  varve_target target;
  uint32_t count;
  (void)find_at(registry, UINT32_MAX, &target, &count);
  return count;
}

varve_status varve_registry_get_target(const varve_registry *registry, uint32_t index,
                                       varve_target_info *target) {
  varve_target found;
  uint32_t count;
  if (target == NULL || !varve_struct_size_is_sound(target->struct_size) ||
      !find_at(registry, index, &found, &count))
    return VARVE_STATUS_BAD_ARGUMENT;
  return fill(&found, target);
}

varve_status varve_registry_find_target(const varve_registry *registry, varve_slice name,
                                        varve_target_info *target) {
  const varve_pack_list *list;
  varve_target found;
  if (target == NULL || !varve_struct_size_is_sound(target->struct_size) ||
      !varve_slice_is_sound(name) || name.size == 0 || registry == NULL)
    return VARVE_STATUS_BAD_ARGUMENT;
  VARVE_TRY(varve_pack_library_list(varve_registry_packs(registry), &list));
  if (list == NULL || !varve_target_find(list, name, &found))
    return VARVE_STATUS_NOT_FOUND;
  return fill(&found, target);
}

static varve_status load_pack(varve_registry *registry, varve_slice project) {
  const varve_target *target = varve_registry_target(registry);
  const varve_pack *pack = varve_target_pack(target, list_of(registry), project);
  varve_dialect_conflict conflict;
  if (pack == NULL)
    return VARVE_STATUS_OK;
  const varve_loaded_tables loaded = {.tables = pack->file.tables, .replaces = true};
  varve_status status = varve_registry_take(registry, &loaded, &conflict);
  /* A pack that extends what the target lacks has nothing to extend. */
  return status == VARVE_STATUS_INVALID ? VARVE_STATUS_OK : status;
}

/* What is loaded later replaces what is there, so the first pack is loaded last. */
varve_status varve_registry_take_target(varve_registry *registry, varve_slice name) {
  enum { MOST = 16 };
  varve_slice projects[MOST];
  size_t count = 0;
  VARVE_TRY(varve_registry_set_target(registry, name));
  const varve_target *target = varve_registry_target(registry);
  if (target->bytecode < VARVE_TARGET_WITH_PROPERTIES)
    return VARVE_STATUS_OK;
  if (target->project.size != 0)
    projects[count++] = target->project;
  for (varve_slice rest = target->packs; rest.size != 0 && count < MOST;) {
    varve_slice project = varve_versioned_next(&rest).project;
    if (!varve_slice_equal(project, target->project))
      projects[count++] = project;
  }
  while (count > 0)
    VARVE_TRY(load_pack(registry, projects[--count]));
  return VARVE_STATUS_OK;
}
