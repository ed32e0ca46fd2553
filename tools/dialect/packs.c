/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Loads packs for the commands: see packs.h. */
#include "dialect/packs.h"

#include <string.h>

#include "common/diagnostics.h"
#include "common/message.h"

static varve_status create(varve_registry **own) {
  const varve_registry_options options = {.struct_size = sizeof(varve_registry_options)};
  *own = NULL;
  return varve_registry_create(&options, own);
}

static varve_status load(varve_registry *own, const varve_pack_info *pack) {
  varve_definition_options options = {.struct_size = sizeof(varve_definition_options)};
  options.sink = (varve_diagnostic_sink){diagnostics_print, NULL};
  options.replace = true;
  return varve_registry_load_file(own, pack->path.data, &options);
}

int dialect_load_pack(const varve_pack_info *pack, varve_registry **own) {
  varve_status status = create(own);
  if (status == VARVE_STATUS_OK)
    status = load(*own, pack);
  if (status != VARVE_STATUS_OK || pack->dialect_count != 0)
    return exit_code_of(status);
  /* An empty file is a module without definitions. */
  message_print("varve-dialect", "%s: this is no file of compiled definitions", pack->path.data);
  return EXIT_MALFORMED;
}

static bool has_dialect(const varve_registry *registry, uint32_t index, varve_slice dialect) {
  uint32_t i = 0;
  for (;; i++) {
    varve_slice name = varve_registry_get_pack_dialect(registry, index, i);
    if (name.size == 0)
      return false;
    if (name.size == dialect.size && memcmp(name.data, dialect.data, name.size) == 0)
      return true;
  }
}

/* What a pack adds has the set of its load, but the dialect keeps its own. */
static bool visit_pack(const varve_pack_info *info, varve_slice dialect, dialect_pack_visit *visit,
                       void *user) {
  dialect_pack pack = {NULL, false};
  bool is_done = false;
  if (create(&pack.own) == VARVE_STATUS_OK) {
    const varve_definition before =
        varve_registry_get_definition(pack.own, VARVE_DEFINITION_DIALECT, dialect);
    if (load(pack.own, info) == VARVE_STATUS_OK) {
      const varve_definition after =
          varve_registry_get_definition(pack.own, VARVE_DEFINITION_DIALECT, dialect);
      pack.extends = before.record != NULL && before.record == after.record;
      is_done = visit(user, &pack);
    }
  }
  varve_registry_destroy(pack.own);
  return is_done;
}

bool dialect_visit_packs(const varve_registry *registry, varve_slice dialect,
                         dialect_pack_visit *visit, void *user) {
  bool is_done = false;
  for (uint32_t i = 0; !is_done && i < varve_registry_get_pack_count(registry); i++) {
    varve_pack_info pack = {.struct_size = sizeof(varve_pack_info)};
    if (has_dialect(registry, i, dialect) &&
        varve_registry_get_pack(registry, i, &pack) == VARVE_STATUS_OK && pack.dialect_count != 0)
      is_done = visit_pack(&pack, dialect, visit, user);
  }
  return is_done;
}
