/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The definitions that contexts share: the built-in tables and those loaded later. A registry is
 * filled first, then attached. After that it does not change, so threads may share it. */
#ifndef VARVE_DIALECT_REGISTRY_H
#define VARVE_DIALECT_REGISTRY_H

#include <varve/dialect.h>

#include "dialect/definition.h"
#include "dialect/tables/fault_list.h"

typedef struct varve_registry varve_registry;

/* Returns the static registry with the definitions of LLVM 22. */
const varve_registry *varve_registry_builtin(void);
/* Returns the static registry with the definitions of an era. */
const varve_registry *varve_registry_of_era(varve_era era);
/* Makes a registry with the built-in definitions (with_builtin) or an empty one. It counts its
 * memory separately, with the given allocator and limit. */
varve_status varve_registry_make(const varve_memory *memory, bool with_builtin,
                                 varve_registry **registry) VARVE_MUST_USE;
void varve_registry_free(varve_registry *registry);
/* Sets the era, which is LLVM 22 by default. Call it before the registry takes anything. */
void varve_registry_set_era(varve_registry *registry, varve_era era);
varve_era varve_registry_get_era(const varve_registry *registry);
/* Returns the memory in which tables for the registry must be allocated. */
varve_memory *varve_registry_memory(varve_registry *registry);
/* Returns the limits for parsing definitions. All are zero until they are set. */
varve_limits *varve_registry_limits(varve_registry *registry);
/* Sets the folders of packs, separated by ':'. Call it once, before the registry takes anything. */
struct varve_pack_library;
varve_status varve_registry_set_path(varve_registry *registry, varve_slice path) VARVE_MUST_USE;
/* Returns NULL if the registry has no folders of packs. */
struct varve_pack_library *varve_registry_packs(const varve_registry *registry);
/* Sets the target of this name (target.h), and its era; contexts then take no packs by the names of
 * dialects. Call it before the registry takes anything. Fails with NOT_FOUND. */
struct varve_target;
varve_status varve_registry_set_target(varve_registry *registry, varve_slice name) VARVE_MUST_USE;
/* Returns NULL if the registry has no target. */
const struct varve_target *varve_registry_target(const varve_registry *registry);
/* The name of the target of a context's registry, or of its era. */
varve_slice varve_target_label(const varve_context *context);
/* Freezes the registry: after a context has it, nothing can be loaded. Any thread may call this. */
void varve_registry_freeze(varve_registry *registry);
bool varve_registry_is_frozen(const varve_registry *registry);
/* Takes ownership of tables: block is one allocation of the given size from the registry's
 * memory that contains everything they point to. Returns INVALID if the registry already has one
 * of the dialects, which neither extends nor replaces it, or lacks a dialect that one extends. On
 * failure the caller keeps the block. */
typedef struct varve_loaded_tables {
  varve_definition_tables tables;
  void *block;
  size_t size;
  bool replaces; /* the dialects that the registry has */
} varve_loaded_tables;
typedef struct varve_dialect_conflict {
  varve_slice name; /* lies in the tables */
  bool is_missing;  /* the dialect that it extends; false: the dialect is there already */
} varve_dialect_conflict;
varve_status varve_registry_take(varve_registry *registry, const varve_loaded_tables *loaded,
                                 varve_dialect_conflict *conflict) VARVE_MUST_USE;
/* Removes the tables that were taken last. Does not free them. */
void varve_registry_untake(varve_registry *registry);
/* Reserves room for the faults of one load, so that adding them cannot fail. */
varve_status varve_registry_reserve_faults(varve_registry *registry) VARVE_MUST_USE;
/* Takes ownership of the faults. */
void varve_registry_put_faults(varve_registry *registry, const varve_fault_list *faults);
/* Return the number of loads that had faults, and their faults. */
size_t varve_registry_fault_list_count(const varve_registry *registry);
const varve_fault_list *varve_registry_fault_list(const varve_registry *registry, size_t index);
/* As varve_fault_list_find, for the faults of all loads. */
const varve_registry_fault *varve_registry_find_fault(const varve_registry *registry,
                                                      varve_slice name, varve_slice part);
/* A check of the caller in addition to the definition; record: address of the record of the
 * operation, type or attribute. */
typedef struct varve_user_check {
  const void *record;
  varve_verify_operation_function *operation;
  varve_verify_entity_function *entity;
  void *user;
} varve_user_check;
/* Reserves room for more checks, so that adding them cannot fail. */
varve_status varve_registry_reserve_checks(varve_registry *registry, size_t count) VARVE_MUST_USE;
void varve_registry_put_check(varve_registry *registry, const varve_user_check *check);
/* Returns NULL if there is no such check. */
const varve_user_check *varve_registry_find_check(const varve_registry *registry,
                                                  const void *record);
/* A hook of the caller for custom<...> of this name. The block starts with a
 * varve_directive_hook (text/hook.h) and comes from the registry's memory. The registry takes
 * ownership, and frees the block if this call fails. The name lies in the block. dialect_hook.h
 * keeps other hooks here too. */
typedef struct varve_user_hook {
  varve_slice name;
  void *block;
  size_t size;
} varve_user_hook;
varve_status varve_registry_take_hook(varve_registry *registry,
                                      const varve_user_hook *hook) VARVE_MUST_USE;
/* Returns NULL if there is no such hook. */
const void *varve_registry_find_hook(const varve_registry *registry, varve_slice name);
/* The place of a dialect: its tables, and its number in them. Tables are passed by value,
 * because a pointer to the built-in ones would need relocation. */
typedef struct varve_found_dialect {
  varve_definition_tables tables;
  uint32_t set;
  uint32_t index;
  bool is_of_pack; /* found by pack_choice.h; set is 0 */
} varve_found_dialect;
/* Finds the definition of a dialect that was loaded last, apart from its extensions. */
bool varve_registry_find_dialect(const varve_registry *registry, varve_slice name,
                                 varve_found_dialect *found);
/* Finds the part of a dialect in one of the sets. */
bool varve_registry_find_in_set(const varve_registry *registry, size_t set, varve_slice name,
                                varve_found_dialect *found);
/* Replaces *found, a part of a dialect, by the next one. The parts are a dialect, those from which
 * it differs if it is given as differences, and the extensions. What an earlier part has or
 * removes, later ones have not. */
bool varve_registry_next_part(const varve_registry *registry, varve_slice name,
                              varve_found_dialect *found);
/* Returns the place of the definition of an operation in the tables, or NULL. */
const void *varve_registry_find_operation(const varve_registry *registry, varve_slice name);
/* Finds the newest era whose definitions have the operation. */
bool varve_registry_newest_with(varve_slice operation, varve_era *era);
/* Returns whether a built-in dialect is only for tests: its set is the last one. Not all eras that
 * have it define it. */
bool varve_registry_is_of_tests(varve_slice dialect);
/* Returns whether the operation has a property of this name. */
bool varve_registry_has_property(const varve_registry *registry, varve_slice operation,
                                 varve_slice name);
/* Returns whether one of the parts of the dialect is in these tables. */
bool varve_registry_has_tables(const varve_registry *registry, varve_slice dialect,
                               const varve_definition_tables *tables);
/* Finds the first dialect whose name is bytewise greater than this one. An empty name finds the
 * first dialect. */
bool varve_registry_next_dialect(const varve_registry *registry, varve_slice name,
                                 varve_found_dialect *found);

/* Returns whether the registry has more than the built-in definitions. */
bool varve_registry_has_loaded(const varve_registry *registry);
/* Returns the number of table sets in the registry: the built-in ones, then the loaded ones. */
size_t varve_registry_set_count(const varve_registry *registry);
/* Returns the newest era of the newest release of LLVM that a loaded dialect names, or the era of
 * the registry if that is newer. */
varve_era varve_registry_likely_era(const varve_registry *registry);
void varve_registry_get_set(const varve_registry *registry, size_t set,
                            varve_definition_tables *tables);

/* Attaches the registry to a context: from now on, names that the context uses get their
 * definitions. The registry must outlive the context. The text layer parses attribute text
 * (defaults): varve_text_attach sets context->parse_attribute. */
void varve_registry_attach(const varve_registry *registry, varve_context *context);
/* The same, but operation names get no definitions. */
void varve_context_set_registry(varve_context *context, const varve_registry *registry);

#endif
