/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Finds the resources that operations use: drops the others, or copies them to another module. */
#include "api/used_resources.h"

#include <varve/ir.h>

#include "dialect/definition.h"
#include "ir/attributes.h"
#include "numbering/numbering.h"

/* State of the search for resources that a module uses. */
typedef struct resource_search {
  varve_module *module;
  varve_entity_walk walk;
  varve_hash_table used; /* used handles, by id */
  varve_buffer key;
} resource_search;

static bool is_handle(const void *key, const void *value) { return key == value; }

static bool is_used(const resource_search *search, const varve_entity *handle) {
  return varve_hash_table_find(&search->used, handle->id, is_handle, handle) != NULL;
}

static varve_status use(resource_search *search, const varve_entity *handle) {
  if (is_used(search, handle))
    return VARVE_STATUS_OK;
  return varve_hash_table_insert(&search->used, handle->id, (void *)handle);
}

/* The text of a type or attribute of a known dialect may name resources. */
static varve_status visit(void *user, const varve_entity *entity) {
  resource_search *search = user;
  if (entity->kind == VARVE_KIND_RESOURCE_HANDLE)
    return use(search, entity);
  if ((entity->kind != VARVE_KIND_DIALECT_TYPE && entity->kind != VARVE_KIND_DIALECT_ATTRIBUTE) ||
      !varve_dialect_is_known(search->module->context, varve_string_bytes(entity->children[0])))
    return VARVE_STATUS_OK;
  varve_slice text = varve_slice_make(varve_entity_payload(entity), entity->payload_size);
  for (;;) {
    const varve_entity *handle;
    VARVE_TRY(varve_find_text_resource(search->module, &text, &search->key, &handle));
    if (handle == NULL)
      return VARVE_STATUS_OK;
    VARVE_TRY(use(search, handle));
  }
}

static varve_status search_tree(resource_search *search, varve_operation *root) {
  for (varve_operation *op = root; op != NULL; op = varve_operation_next_preorder(root, op))
    VARVE_TRY(varve_operation_walk_entities(&search->walk, op, visit, search));
  return VARVE_STATUS_OK;
}

/* Builds the new table before it replaces the old one, so a failure changes nothing. */
static varve_status keep_used(resource_search *search) {
  varve_module *module = search->module;
  varve_vector *resources = &module->dialect_resources;
  varve_hash_table kept;
  size_t count = 0;
  varve_hash_table_init(&kept, &module->context->memory);
  for (size_t i = 0; i < resources->count; i++) {
    const varve_entity *handle = VARVE_VECTOR_AT(resources, varve_resource, i).handle;
    if (!is_used(search, handle))
      continue;
    varve_status status =
        varve_hash_table_insert(&kept, handle->id, (void *)(uintptr_t)(1 + count++));
    if (status != VARVE_STATUS_OK) {
      varve_hash_table_release(&kept);
      return status;
    }
  }
  count = 0;
  for (size_t i = 0; i < resources->count; i++) {
    varve_resource resource = VARVE_VECTOR_AT(resources, varve_resource, i);
    if (is_used(search, resource.handle))
      VARVE_VECTOR_AT(resources, varve_resource, count++) = resource;
  }
  varve_vector_truncate(resources, count);
  varve_hash_table_release(&module->resources_by_handle);
  module->resources_by_handle = kept;
  return VARVE_STATUS_OK;
}

static void search_init(resource_search *search, varve_module *module) {
  *search = (resource_search){.module = module};
  varve_entity_walk_init(&search->walk, module->context);
  varve_hash_table_init(&search->used, &module->context->memory);
  varve_buffer_init(&search->key, &module->context->memory);
}

static void search_release(resource_search *search) {
  varve_entity_walk_release(&search->walk);
  varve_hash_table_release(&search->used);
  varve_buffer_release(&search->key);
}

varve_status varve_module_drop_unused_resources(varve_module *module) {
  resource_search search;
  if (module == NULL)
    return VARVE_STATUS_BAD_ARGUMENT;
  VARVE_TRY(varve_module_materialize(module));
  search_init(&search, module);
  varve_status status = search_tree(&search, module->root);
  if (status == VARVE_STATUS_OK)
    status = keep_used(&search);
  search_release(&search);
  return status;
}

/* --- copying */

static bool is_same_value(const varve_resource *a, const varve_resource *b) {
  return a->kind == b->kind && a->bool_value == b->bool_value && a->alignment == b->alignment &&
         varve_slice_equal(a->data, b->data);
}

/* The key of a resource is its only name, so another value of the same key is in the way. */
static varve_status check_place(varve_module *target, const varve_resource *resource) {
  const varve_resource *present = varve_module_find_resource(target, resource->handle);
  VARVE_TRY(varve_resource_check(resource));
  if (present == NULL || !present->has_data || !resource->has_data)
    return VARVE_STATUS_OK;
  VARVE_TRY(varve_resource_check(present));
  return is_same_value(present, resource) ? VARVE_STATUS_OK : VARVE_STATUS_INVALID;
}

static varve_status copy_resource(varve_module *target, const varve_resource *resource) {
  varve_resource copy = *resource;
  const varve_resource *present = varve_module_find_resource(target, copy.handle);
  if (present != NULL && (present->has_data || !copy.has_data))
    return VARVE_STATUS_OK;
  if (copy.data.size != 0) {
    copy.data = varve_arena_copy(&target->pool.arena, copy.data);
    if (copy.data.data == NULL)
      return VARVE_STATUS_OUT_OF_MEMORY;
  }
  copy.check = NULL;
  copy.mapped = NULL;
  return varve_module_add_resource(target, &copy, false);
}

typedef varve_status resource_step(varve_module *target, const varve_resource *resource);

static varve_status for_each_used(const resource_search *search, varve_module *target,
                                  resource_step *step) {
  const varve_vector *resources = &search->module->dialect_resources;
  for (size_t i = 0; i < resources->count; i++) {
    const varve_resource *resource = &VARVE_VECTOR_AT(resources, varve_resource, i);
    if (is_used(search, resource->handle))
      VARVE_TRY(step(target, resource));
  }
  return VARVE_STATUS_OK;
}

varve_status varve_copy_used_resources(varve_module *source, varve_operation *op,
                                       varve_module *target) {
  resource_search search;
  if (source->dialect_resources.count == 0)
    return VARVE_STATUS_OK;
  search_init(&search, source);
  varve_status status = search_tree(&search, op);
  if (status == VARVE_STATUS_OK)
    status = for_each_used(&search, target, check_place);
  if (status == VARVE_STATUS_OK)
    status = for_each_used(&search, target, copy_resource);
  search_release(&search);
  return status;
}
