/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Finds the packs that a module uses: see write_set_names.h. */
#include "container/write/write_set_names.h"

#include "base/era.h"
#include "container/frame/set_names.h"
#include "dialect/definition.h"
#include "dialect/registry/pack_choice.h"
#include "dialect/registry/target.h"
#include "ir/attributes.h"

typedef struct set_search {
  varve_context *context;
  const varve_pack_list *list; /* NULL: no pack was asked for */
  varve_entity_walk walk;
  varve_vector used;  /* uint8_t: of each pack, whether it is used */
  varve_vector seen;  /* uint8_t: of each name of an operation */
  const void *latest; /* the tables that were noted last */
} set_search;

/* --- what the module uses */

static void note_tables(set_search *search, const varve_definition_tables *tables) {
  const void *identity = varve_tables_identity(tables);
  if (identity == search->latest)
    return;
  search->latest = identity;
  for (size_t i = 0; i < search->list->packs.count; i++)
    if (varve_tables_identity(&varve_pack_at(search->list, i)->file.tables) == identity)
      VARVE_VECTOR_AT(&search->used, uint8_t, i) = 1;
}

/* A type or attribute that is text may be of a dialect that nobody has looked up. */
static varve_status visit(void *user, const varve_entity *entity) {
  set_search *search = user;
  const varve_entity_definition *definition;
  if (!varve_entity_is_dialect_node(entity))
    return VARVE_STATUS_OK;
  varve_slice dialect = varve_string_bytes(entity->children[0]);
  if (!varve_entity_is_parametric(entity) && varve_pack_taken_for(search->context, dialect) == NULL)
    return VARVE_STATUS_OK;
  VARVE_TRY(varve_find_entity(search->context, dialect, varve_dialect_node_mnemonic(entity),
                              varve_is_type(entity), &definition));
  if (definition != NULL)
    note_tables(search, definition->dialect->tables);
  return VARVE_STATUS_OK;
}

static varve_status look_at_operation(set_search *search, const varve_operation *op) {
  uint8_t *is_seen = &VARVE_VECTOR_AT(&search->seen, uint8_t, op->name->id);
  if (!*is_seen && op->name->definition != NULL)
    note_tables(search, op->name->definition->dialect->tables);
  *is_seen = 1;
  return varve_operation_walk_entities(&search->walk, op, visit, search);
}

static varve_status look_at_module(set_search *search, const varve_module *module) {
  if (search->list->packs.count == 0)
    return VARVE_STATUS_OK;
  if (varve_vector_grow(&search->used, search->list->packs.count) == NULL ||
      varve_vector_grow(&search->seen, search->context->names_by_id.count) == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  for (varve_operation *op = module->root; op != NULL;
       op = varve_operation_next_preorder(module->root, op)) {
    VARVE_TRY(varve_context_step(search->context));
    VARVE_TRY(look_at_operation(search, op));
  }
  return VARVE_STATUS_OK;
}

/* --- the names */

/* Returns the version that the module was read with if no pack has exactly that: its operations are
 * still of that version. */
static varve_slice version_of(const set_search *search, const varve_module *module,
                              const varve_pack *pack) {
  varve_slice own = varve_pack_fact_of(pack, VARVE_PACK_FACT_version);
  varve_slice named =
      varve_versioned_find(module->packs, varve_pack_fact_of(pack, VARVE_PACK_FACT_project));
  for (size_t i = 0; i < search->list->packs.count; i++) {
    const varve_pack *other = varve_pack_at(search->list, i);
    if (varve_pack_is_same_project(pack, other) &&
        varve_slice_equal(varve_pack_fact_of(other, VARVE_PACK_FACT_version), named))
      return own;
  }
  return named.size == 0 ? own : named;
}

static bool has_project(const set_search *search, varve_slice project) {
  for (size_t i = 0; search->list != NULL && i < search->list->packs.count; i++)
    if (varve_slice_equal(
            varve_pack_fact_of(varve_pack_at(search->list, i), VARVE_PACK_FACT_project), project))
      return true;
  return false;
}

/* Appends a name, if it can be in the header and there is room. */
static varve_status put(varve_buffer *names, varve_slice project, varve_slice version) {
  enum { MOST = VARVE_LONGEST_SET_NAMES - VARVE_LONGEST_ERA - 1 };
  size_t separator = names->size != 0, left = MOST - names->size;
  if (!varve_set_names_may_have(project) || !varve_set_names_may_have(version) ||
      project.size > left || version.size > left - project.size ||
      separator + 1 > left - project.size - version.size)
    return VARVE_STATUS_OK;
  VARVE_TRY(varve_buffer_append(names, separator == 0 ? VARVE_SLICE("") : VARVE_SLICE(",")));
  VARVE_TRY(varve_buffer_append(names, project));
  VARVE_TRY(varve_buffer_append_char(names, '@'));
  return varve_buffer_append(names, version);
}

/* Appends the stored names of projects that are not there, up to this project. */
static varve_status put_stored(const set_search *search, varve_slice *stored, varve_slice limit,
                               varve_buffer *names) {
  while (stored->size != 0) {
    varve_slice rest = *stored;
    const varve_versioned_project next = varve_versioned_next(&rest);
    if (limit.size != 0 && varve_slice_compare(next.project, limit) >= 0)
      return VARVE_STATUS_OK;
    *stored = rest;
    if (!has_project(search, next.project))
      VARVE_TRY(put(names, next.project, next.version));
  }
  return VARVE_STATUS_OK;
}

/* Returns whether the pack was found by the name of a dialect, and not loaded by its own. */
static bool is_found(const varve_context *context, const varve_pack *pack) {
  for (size_t i = 0; i < varve_packs_used(context); i++)
    if (varve_pack_used_at(context, i) == pack)
      return true;
  return false;
}

/* Returns the pack of a project that the module uses, from *next on; *next is then behind the
 * project. What a loaded version lacks may be found in another one, which does not count. NULL: it
 * uses none. */
static const varve_pack *next_project(const set_search *search, size_t *next) {
  const varve_pack *best = NULL, *first = varve_pack_at(search->list, *next);
  while (*next < search->used.count &&
         varve_pack_is_same_project(varve_pack_at(search->list, *next), first)) {
    const varve_pack *pack = varve_pack_at(search->list, *next);
    if (VARVE_VECTOR_AT(&search->used, uint8_t, *next) &&
        (best == NULL || (is_found(search->context, best) && !is_found(search->context, pack))))
      best = pack;
    ++*next;
  }
  return best;
}

/* Both lists are sorted by project. */
static varve_status put_names(const set_search *search, const varve_module *module,
                              varve_buffer *names) {
  varve_slice stored = module->packs;
  for (size_t i = 0; i < search->used.count;) {
    const varve_pack *pack = next_project(search, &i);
    if (pack == NULL)
      continue;
    const varve_slice project = varve_pack_fact_of(pack, VARVE_PACK_FACT_project);
    VARVE_TRY(put_stored(search, &stored, project, names));
    VARVE_TRY(put(names, project, version_of(search, module, pack)));
  }
  return put_stored(search, &stored, VARVE_SLICE(""), names);
}

/* Returns the packs; NULL: the context has no definitions. */
static varve_pack_library *library_of(const varve_context *context) {
  if (context->registry == NULL || context->packs.library != NULL)
    return context->packs.library;
  return varve_registry_packs(context->registry);
}

varve_status varve_find_set_names(const varve_module *module, varve_buffer *names) {
  varve_context *context = module->context;
  varve_pack_library *library = library_of(context);
  set_search search = {.context = context};
  varve_status status = VARVE_STATUS_OK;
  bool may_use = library != NULL &&
                 (varve_packs_used(context) != 0 || varve_registry_has_loaded(context->registry));
  varve_entity_walk_init(&search.walk, context);
  varve_vector_init(&search.used, &context->memory, sizeof(uint8_t));
  varve_vector_init(&search.seen, &context->memory, sizeof(uint8_t));
  if (library != NULL && (may_use || module->packs.size != 0))
    status = varve_pack_library_list(library, &search.list);
  if (status == VARVE_STATUS_OK && may_use)
    status = look_at_module(&search, module);
  if (status == VARVE_STATUS_OK)
    status = put_names(&search, module, names);
  varve_entity_walk_release(&search.walk);
  varve_vector_release(&search.used);
  varve_vector_release(&search.seen);
  return status;
}
