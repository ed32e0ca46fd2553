/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The definitions that contexts share: the built-in tables and what was loaded on top of them. A
 * registry is filled, then attached; from then on it does not change, and threads may share it. */
#ifndef VARVE_DIALECT_REGISTRY_H
#define VARVE_DIALECT_REGISTRY_H

#include <varve/dialect.h>

#include "dialect/definition.h"

typedef struct varve_registry varve_registry;

/* Static; the definitions of LLVM 22. */
const varve_registry *varve_registry_builtin(void);
/* Static; those of an era. */
const varve_registry *varve_registry_of_era(varve_era era);
/* Starts as the built-in one when with_builtin. What it takes is counted by itself, from the
 * allocator and up to the limit of memory. */
varve_status varve_registry_make(const varve_memory *memory, bool with_builtin,
                                 varve_registry **registry) VARVE_MUST_USE;
void varve_registry_free(varve_registry *registry);
/* LLVM 22 until it is set; before anything is taken. */
void varve_registry_set_era(varve_registry *registry, varve_era era);
varve_era varve_registry_get_era(const varve_registry *registry);
/* Where the tables that it takes are to be allocated. */
varve_memory *varve_registry_memory(varve_registry *registry);
/* The limits that definitions are read under; all zero until they are set. */
varve_limits *varve_registry_limits(varve_registry *registry);
/* Nothing is loaded into a registry once a context has it; any thread may say so. */
void varve_registry_freeze(varve_registry *registry);
bool varve_registry_is_frozen(const varve_registry *registry);
/* Takes tables over: block with all they point to, which is one allocation of the given size from
 * the registry's memory. A dialect that the registry has already is INVALID: *conflict is its name,
 * which stands in the tables, and the block stays the caller's, as in every failure. */
typedef struct varve_loaded_tables {
  varve_definition_tables tables;
  void *block;
  size_t size;
} varve_loaded_tables;
varve_status varve_registry_take(varve_registry *registry, const varve_loaded_tables *loaded,
                                 varve_slice *conflict) VARVE_MUST_USE;
/* Takes back what was taken last, which is not freed. */
void varve_registry_untake(varve_registry *registry);
/* What a caller checks besides the definition; record: place of that of the operation, type or
 * attribute. */
typedef struct varve_user_check {
  const void *record;
  varve_verify_operation_function *operation;
  varve_verify_entity_function *entity;
  void *user;
} varve_user_check;
/* Room for so many more; putting them does not fail then. */
varve_status varve_registry_reserve_checks(varve_registry *registry, size_t count) VARVE_MUST_USE;
void varve_registry_put_check(varve_registry *registry, const varve_user_check *check);
/* NULL when there is none. */
const varve_user_check *varve_registry_find_check(const varve_registry *registry,
                                                  const void *record);
/* A hook of the caller, for custom<...> of this name: a block that begins with what text/hook.h
 * calls a varve_directive_hook, from the registry's memory, which becomes the registry's, or is
 * freed when this fails. The name lies in it. dialect_hook.h keeps others here too. */
typedef struct varve_user_hook {
  varve_slice name;
  void *block;
  size_t size;
} varve_user_hook;
varve_status varve_registry_take_hook(varve_registry *registry,
                                      const varve_user_hook *hook) VARVE_MUST_USE;
/* NULL when there is none. */
const void *varve_registry_find_hook(const varve_registry *registry, varve_slice name);
/* Where a dialect is: tables and number in them. The tables are given by value: a pointer to the
 * built-in ones would have to be relocated. */
typedef struct varve_found_dialect {
  varve_definition_tables tables;
  uint32_t set;
  uint32_t index;
} varve_found_dialect;
bool varve_registry_find_dialect(const varve_registry *registry, varve_slice name,
                                 varve_found_dialect *found);
/* The first dialect whose name comes after this one, bytewise; the first of all for an empty name.
 */
bool varve_registry_next_dialect(const varve_registry *registry, varve_slice name,
                                 varve_found_dialect *found);

/* Whether it has more than what is built in. */
bool varve_registry_has_loaded(const varve_registry *registry);
/* The tables that the registry is made of: the built-in ones, then the loaded ones. */
size_t varve_registry_set_count(const varve_registry *registry);
void varve_registry_get_set(const varve_registry *registry, size_t set,
                            varve_definition_tables *tables);

/* From now on names that the context meets have their definitions; the registry must live as long
 * as the context. How attribute text (defaults) is parsed is the text layer's: varve_text_attach
 * sets context->parse_attribute. */
void varve_registry_attach(const varve_registry *registry, varve_context *context);

#endif
