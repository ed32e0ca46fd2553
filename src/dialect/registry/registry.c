/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Finds dialects in the built-in tables and in the loaded ones. */
#include "dialect/registry/registry.h"

#include <stdatomic.h>
#include <stdlib.h>

#include "base/era_rows.h"
#include "base/scanner.h"
#include "base/search.h"
#include "base/vector.h"
#include "dialect/registry/dialect_hook.h"
#include "dialect/registry/knowledge.h"
#include "dialect/registry/pack_library.h"
#include "dialect/registry/target.h"

struct varve_registry {
  varve_memory memory;
  varve_vector loaded; /* varve_loaded_tables */
  varve_vector faults; /* varve_fault_list of each load that had any */
  varve_vector checks; /* varve_user_check, sorted by the address of the record */
  varve_vector hooks;  /* varve_user_hook, sorted by name */
  varve_limits limits;
  varve_pack_library *packs; /* NULL: none */
  varve_target target;       /* without a name: none */
  varve_buffer target_name;
  varve_era era;
  bool has_builtin;
  atomic_bool is_frozen;
};

static const varve_registry builtin_registries[] = {
#define VARVE_ERA(enumerator, word, set, base, ...)                                                \
  {.era = VARVE_NAMED_ERA(enumerator), .has_builtin = true, .is_frozen = true},
#include "base/eras.def"
};

const varve_registry *varve_registry_of_era(varve_era era) {
  return &builtin_registries[varve_era_rank(era)];
}

const varve_registry *varve_registry_builtin(void) {
  return varve_registry_of_era(VARVE_DEFAULT_ERA);
}

varve_status varve_registry_make(const varve_memory *memory, bool with_builtin,
                                 varve_registry **registry) {
  *registry = NULL;
  varve_memory own;
  varve_memory_init(&own, &memory->allocator, memory->limit);
  varve_registry *made = varve_memory_resize(&own, NULL, 0, sizeof *made);
  if (made == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  *made = (varve_registry){.memory = own, .has_builtin = with_builtin};
  atomic_init(&made->is_frozen, false);
  varve_vector_init(&made->loaded, &made->memory, sizeof(varve_loaded_tables));
  varve_vector_init(&made->faults, &made->memory, sizeof(varve_fault_list));
  varve_vector_init(&made->checks, &made->memory, sizeof(varve_user_check));
  varve_vector_init(&made->hooks, &made->memory, sizeof(varve_user_hook));
  varve_buffer_init(&made->target_name, &made->memory);
  *registry = made;
  return VARVE_STATUS_OK;
}

void varve_registry_free(varve_registry *registry) {
  if (registry == NULL)
    return;
  for (size_t i = 0; i < registry->loaded.count; i++) {
    varve_loaded_tables *loaded = &VARVE_VECTOR_AT(&registry->loaded, varve_loaded_tables, i);
    varve_memory_free(&registry->memory, loaded->block, loaded->size);
  }
  varve_vector_release(&registry->loaded);
  for (size_t i = 0; i < registry->faults.count; i++)
    varve_fault_list_release(&VARVE_VECTOR_AT(&registry->faults, varve_fault_list, i));
  varve_vector_release(&registry->faults);
  varve_vector_release(&registry->checks);
  for (size_t i = 0; i < registry->hooks.count; i++) {
    const varve_user_hook *hook = &VARVE_VECTOR_AT(&registry->hooks, varve_user_hook, i);
    varve_memory_free(&registry->memory, hook->block, hook->size);
  }
  varve_vector_release(&registry->hooks);
  varve_buffer_release(&registry->target_name);
  if (registry->packs != NULL)
    varve_pack_library_release(registry->packs);
  varve_memory_free(&registry->memory, registry->packs, sizeof *registry->packs);
  varve_memory memory = registry->memory;
  varve_memory_free(&memory, registry, sizeof *registry);
}

varve_status varve_registry_set_path(varve_registry *registry, varve_slice path) {
  varve_pack_library *made =
      varve_memory_resize(&registry->memory, NULL, 0, sizeof *registry->packs);
  if (made == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  registry->packs = made;
  return varve_pack_library_init(made, &registry->memory, path);
}

varve_pack_library *varve_registry_packs(const varve_registry *registry) { return registry->packs; }

varve_status varve_registry_set_target(varve_registry *registry, varve_slice name) {
  const varve_pack_list *list;
  VARVE_TRY(varve_pack_library_list(registry->packs, &list));
  if (list == NULL)
    return VARVE_STATUS_NOT_FOUND;
  VARVE_TRY(varve_buffer_append(&registry->target_name, name));
  if (!varve_target_find(list, varve_buffer_slice(&registry->target_name), &registry->target))
    return VARVE_STATUS_NOT_FOUND;
  registry->era = registry->target.era;
  return VARVE_STATUS_OK;
}

varve_slice varve_target_label(const varve_context *context) {
  const varve_target *target = varve_registry_target(context->registry);
  return target != NULL ? target->name : varve_slice_of(varve_era_text(context->era));
}

const varve_target *varve_registry_target(const varve_registry *registry) {
  return registry->target.name.size == 0 ? NULL : &registry->target;
}

varve_memory *varve_registry_memory(varve_registry *registry) { return &registry->memory; }

varve_limits *varve_registry_limits(varve_registry *registry) { return &registry->limits; }

void varve_registry_freeze(varve_registry *registry) { atomic_store(&registry->is_frozen, true); }

bool varve_registry_is_frozen(const varve_registry *registry) {
  return atomic_load(&registry->is_frozen);
}

void varve_registry_set_era(varve_registry *registry, varve_era era) { registry->era = era; }

varve_era varve_registry_get_era(const varve_registry *registry) { return registry->era; }

/* Returns the number of sets that hold the definitions of an era: its own, and those that this
 * one differs from. */
static size_t count_of_era(varve_era era) {
  size_t count = 1;
  for (; varve_era_base(era) != era; era = varve_era_base(era))
    count++;
  return count;
}

/* The built-in sets come first: those of the era, a set before those that differ from it, then
 * the test dialects of LLVM 22. */
static size_t count_builtin(const varve_registry *registry) {
  if (!registry->has_builtin || varve_known.sets == NULL)
    return 0;
  return count_of_era(registry->era) + varve_era_has(registry->era, VARVE_HAS_TEST_DIALECTS);
}

bool varve_registry_has_loaded(const varve_registry *registry) {
  return registry->loaded.count != 0;
}

size_t varve_registry_set_count(const varve_registry *registry) {
  return count_builtin(registry) + registry->loaded.count;
}

/* Returns the newest release of LLVM that a loaded dialect names, or 0. */
static uint64_t newest_release(const varve_registry *registry) {
  enum { MOST = 1000 };
  uint64_t newest = 0;
  for (size_t set = 0; set < registry->loaded.count; set++) {
    const varve_definition_tables *tables =
        &VARVE_VECTOR_AT(&registry->loaded, const varve_loaded_tables, set).tables;
    for (uint32_t i = 0; i < tables->dialect_count; i++) {
      const varve_dialect_record record = varve_dialect_record_at(tables, i);
      varve_slice text = varve_find_text_fact(tables, record.facts, "llvm");
      uint64_t release = 0;
      if (varve_text_take_number(&text, MOST, &release))
        newest = release > newest ? release : newest;
    }
  }
  return newest;
}

varve_era varve_registry_likely_era(const varve_registry *registry) {
  varve_era likely = registry->era;
  uint64_t newest = newest_release(registry);
  for (unsigned rank = varve_era_rank(likely); rank < varve_era_count(); rank++) {
    varve_era era = varve_era_of_rank(rank);
    unsigned release = varve_era_release(era);
    if (!varve_era_has(era, VARVE_HAS_NAMED_STATES) && release != 0 && release <= newest)
      likely = era;
  }
  return likely;
}

void varve_registry_get_set(const varve_registry *registry, size_t set,
                            varve_definition_tables *tables) {
  size_t before = count_builtin(registry), of_era = count_of_era(registry->era);
  varve_era era = registry->era;
  if (set >= before) {
    *tables = VARVE_VECTOR_AT(&registry->loaded, varve_loaded_tables, set - before).tables;
    return;
  }
  if (set >= of_era) {
    *tables = varve_known.sets[VARVE_SET_TEST];
    return;
  }
  for (size_t i = set + 1; i < of_era; i++)
    era = varve_era_base(era);
  *tables = varve_known.sets[varve_set_of_era(era)];
}

bool varve_registry_find_in_set(const varve_registry *registry, size_t set, varve_slice name,
                                varve_found_dialect *found) {
  varve_registry_get_set(registry, set, &found->tables);
  found->set = (uint32_t)set;
  found->is_of_pack = false;
  return varve_table_find_dialect(&found->tables, name, &found->index);
}

static uint32_t flags_of(const varve_found_dialect *found) {
  return varve_dialect_record_at(&found->tables, found->index).flags;
}

/* Finds the last dialect of this name, apart from extensions, in the first sets. */
static bool find_before(const varve_registry *registry, size_t set_count, varve_slice name,
                        varve_found_dialect *found) {
  for (size_t set = set_count; set > 0; set--)
    if (varve_registry_find_in_set(registry, set - 1, name, found) &&
        (flags_of(found) & VARVE_DIALECT_EXTENDS) == 0)
      return (flags_of(found) & VARVE_DIALECT_REMOVED) == 0;
  return false;
}

bool varve_registry_find_dialect(const varve_registry *registry, varve_slice name,
                                 varve_found_dialect *found) {
  return find_before(registry, varve_registry_set_count(registry), name, found);
}

bool varve_registry_next_part(const varve_registry *registry, varve_slice name,
                              varve_found_dialect *found) {
  varve_found_dialect first;
  if (varve_table_has_dialect(&found->tables, found->index + 1, name)) {
    found->index++;
    return true;
  }
  if ((flags_of(found) & VARVE_DIALECT_DIFFERS) != 0 &&
      find_before(registry, found->set, name, found))
    return true;
  if (!varve_registry_find_dialect(registry, name, &first))
    return false;
  size_t set = first.set > found->set ? first.set : found->set;
  while (++set < varve_registry_set_count(registry))
    if (varve_registry_find_in_set(registry, set, name, found))
      return true;
  return false;
}

/* Finds the first name of a dialect in any set that is greater than this one. */
static bool next_name(const varve_registry *registry, varve_slice name, varve_slice *next) {
  bool is_found = false;
  for (size_t set = 0; set < varve_registry_set_count(registry); set++) {
    varve_found_dialect searched = {.set = (uint32_t)set};
    varve_registry_get_set(registry, set, &searched.tables);
    searched.index = varve_table_dialect_not_below(&searched.tables, name);
    while (varve_table_has_dialect(&searched.tables, searched.index, name))
      searched.index++;
    if (searched.index == searched.tables.dialect_count)
      continue;
    varve_slice found_name = varve_table_dialect_name(&searched.tables, searched.index);
    if (is_found && varve_slice_compare(found_name, *next) >= 0)
      continue;
    *next = found_name;
    is_found = true;
  }
  return is_found;
}

bool varve_registry_next_dialect(const varve_registry *registry, varve_slice name,
                                 varve_found_dialect *found) {
  while (next_name(registry, name, &name))
    if (varve_registry_find_dialect(registry, name, found))
      return true;
  return false;
}

bool varve_registry_has_tables(const varve_registry *registry, varve_slice dialect,
                               const varve_definition_tables *tables) {
  varve_found_dialect found;
  bool is_found = varve_registry_find_dialect(registry, dialect, &found);
  while (is_found && varve_tables_identity(&found.tables) != varve_tables_identity(tables))
    is_found = varve_registry_next_part(registry, dialect, &found);
  return is_found;
}

varve_status varve_registry_take(varve_registry *registry, const varve_loaded_tables *loaded,
                                 varve_dialect_conflict *conflict) {
  for (uint32_t i = 0; i < loaded->tables.dialect_count; i++) {
    const varve_found_dialect taken = {.tables = loaded->tables, .index = i};
    varve_found_dialect found;
    bool needs_one = (flags_of(&taken) & (VARVE_DIALECT_EXTENDS | VARVE_DIALECT_DIFFERS)) != 0;
    *conflict = (varve_dialect_conflict){varve_table_dialect_name(&loaded->tables, i), needs_one};
    bool is_there = varve_registry_find_dialect(registry, conflict->name, &found) ||
                    (i != 0 && varve_table_has_dialect(&loaded->tables, i - 1, conflict->name));
    if (conflict->is_missing ? !is_there : is_there && !loaded->replaces)
      return VARVE_STATUS_INVALID;
  }
  *conflict = (varve_dialect_conflict){0};
  return varve_vector_push(&registry->loaded, loaded);
}

void varve_registry_untake(varve_registry *registry) {
  varve_vector_truncate(&registry->loaded, registry->loaded.count - 1);
}

varve_status varve_registry_reserve_faults(varve_registry *registry) {
  return varve_vector_reserve(&registry->faults, 1);
}

void varve_registry_put_faults(varve_registry *registry, const varve_fault_list *faults) {
  if (faults->faults.count != 0)
    VARVE_VECTOR_AT(&registry->faults, varve_fault_list, registry->faults.count++) = *faults;
}

size_t varve_registry_fault_list_count(const varve_registry *registry) {
  return registry == NULL ? 0 : registry->faults.count;
}

const varve_fault_list *varve_registry_fault_list(const varve_registry *registry, size_t index) {
  return &VARVE_VECTOR_AT(&registry->faults, const varve_fault_list, index);
}

const varve_registry_fault *varve_registry_find_fault(const varve_registry *registry,
                                                      varve_slice name, varve_slice part) {
  const varve_registry_fault *found = NULL;
  for (size_t i = 0; i < varve_registry_fault_list_count(registry) && found == NULL; i++)
    found = varve_fault_list_find(varve_registry_fault_list(registry, i), name, part);
  return found;
}

varve_status varve_registry_reserve_checks(varve_registry *registry, size_t count) {
  return varve_vector_reserve(&registry->checks, count);
}

/* Returns the number of checks whose records have lower addresses. */
static size_t count_checks_below(const varve_registry *registry, const void *record) {
  const varve_user_check *checks = registry->checks.data;
  size_t at;
  VARVE_SEARCH(size_t, at, registry->checks.count,
               (uintptr_t)checks[at].record < (uintptr_t)record ? -1 : 1);
  return at;
}

void varve_registry_put_check(varve_registry *registry, const varve_user_check *check) {
  size_t at = count_checks_below(registry, check->record);
  varve_user_check *checks = registry->checks.data;
  memmove(checks + at + 1, checks + at, (registry->checks.count - at) * sizeof *checks);
  checks[at] = *check;
  registry->checks.count++;
}

const varve_user_check *varve_registry_find_check(const varve_registry *registry,
                                                  const void *record) {
  size_t at = count_checks_below(registry, record);
  if (at == registry->checks.count)
    return NULL;
  const varve_user_check *check = &VARVE_VECTOR_AT(&registry->checks, varve_user_check, at);
  return check->record == record ? check : NULL;
}

void varve_context_set_registry(varve_context *context, const varve_registry *registry) {
  context->registry = registry;
  context->era = registry->era;
  bool is_closed = varve_registry_target(registry) != NULL && !registry->target.is_open;
  context->packs.library = is_closed ? NULL : registry->packs;
}

/* Returns the number of hooks with lesser names. */
static size_t count_hooks_below(const varve_registry *registry, varve_slice name) {
  const varve_user_hook *hooks = registry->hooks.data;
  size_t at;
  VARVE_SEARCH(size_t, at, registry->hooks.count,
               varve_slice_compare(hooks[at].name, name) < 0 ? -1 : 1);
  return at;
}

const void *varve_registry_find_hook(const varve_registry *registry, varve_slice name) {
  size_t at = count_hooks_below(registry, name);
  if (at == registry->hooks.count)
    return NULL;
  const varve_user_hook *hook = &VARVE_VECTOR_AT(&registry->hooks, varve_user_hook, at);
  return varve_slice_equal(hook->name, name) ? hook->block : NULL;
}

varve_status varve_registry_take_hook(varve_registry *registry, const varve_user_hook *hook) {
  size_t at = count_hooks_below(registry, hook->name);
  varve_status status = varve_vector_reserve(&registry->hooks, 1);
  if (status != VARVE_STATUS_OK) {
    varve_memory_free(&registry->memory, hook->block, hook->size);
    return status;
  }
  varve_user_hook *hooks = registry->hooks.data;
  memmove(hooks + at + 1, hooks + at, (registry->hooks.count - at) * sizeof *hooks);
  hooks[at] = *hook;
  registry->hooks.count++;
  return VARVE_STATUS_OK;
}

/* Hooks of the program; a dialect has at most one of each kind. */

/* The name starts with '#' and the kind, then the dialect. No directive has such a name. */
enum { MARK_SIZE = 2, MAX_DIALECT = 127 };
typedef struct hook_name {
  char bytes[MARK_SIZE + MAX_DIALECT];
  varve_slice name; /* in bytes; empty: not a valid dialect name */
} hook_name;

static void make_name(varve_dialect_hook_key key, hook_name *made) {
  made->name = VARVE_SLICE("");
  if (key.dialect.size == 0 || key.dialect.size > MAX_DIALECT)
    return;
  made->bytes[0] = '#';
  made->bytes[1] = (char)key.kind;
  memcpy(made->bytes + MARK_SIZE, key.dialect.data, key.dialect.size);
  made->name = varve_slice_make(made->bytes, MARK_SIZE + key.dialect.size);
}

varve_status varve_registry_keep_dialect_hook(varve_registry *registry, varve_dialect_hook_key key,
                                              varve_slice hook) {
  hook_name made;
  make_name(key, &made);
  if (made.name.size == 0 || varve_registry_is_frozen(registry) ||
      varve_registry_find_hook(registry, made.name) != NULL)
    return VARVE_STATUS_BAD_ARGUMENT;
  size_t size = hook.size + made.name.size;
  char *block = varve_memory_resize(varve_registry_memory(registry), NULL, 0, size);
  if (block == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  memcpy(block, hook.data, hook.size);
  memcpy(block + hook.size, made.name.data, made.name.size);
  return varve_registry_take_hook(
      registry,
      &(varve_user_hook){varve_slice_make(block + hook.size, made.name.size), block, size});
}

const void *varve_registry_find_dialect_hook(const varve_registry *registry,
                                             varve_dialect_hook_key key) {
  hook_name made;
  make_name(key, &made);
  return made.name.size == 0 ? NULL : varve_registry_find_hook(registry, made.name);
}
