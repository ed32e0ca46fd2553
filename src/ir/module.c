/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The life of a module, its resources, and reading of lazy bodies. */
#include "ir/module.h"

#include "ir/attributes.h"

varve_status varve_module_create(varve_context *context, varve_module **module) {
  varve_module *created = varve_memory_resize(&context->memory, NULL, 0, sizeof *created);
  *module = created;
  if (created == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  *created = (varve_module){
      .context = context, .era = varve_era_name_make(varve_slice_of(varve_era_text(context->era)))};
  varve_pool_init(&created->pool, &context->memory);
  varve_vector_init(&created->dialect_resources, &context->memory, sizeof(varve_resource));
  varve_vector_init(&created->external_resources, &context->memory, sizeof(varve_resource));
  varve_vector_init(&created->external_groups, &context->memory, sizeof(const varve_entity *));
  varve_vector_init(&created->dialect_versions, &context->memory, sizeof(varve_dialect_version));
  varve_vector_init(&created->short_blobs, &context->memory, sizeof(varve_short_blob));
  varve_vector_init(&created->notes, &context->memory, sizeof(varve_note));
  varve_hash_table_init(&created->resources_by_handle, &context->memory);
  return VARVE_STATUS_OK;
}

static varve_status set_packs(varve_module *module, varve_slice packs) {
  module->packs = varve_arena_copy(&module->pool.arena, packs);
  return module->packs.data == NULL ? VARVE_STATUS_OUT_OF_MEMORY : VARVE_STATUS_OK;
}

varve_status varve_module_mark_stored(varve_module *module, varve_slice era, varve_slice packs) {
  module->era = varve_era_name_make(era);
  module->is_stored = true;
  return packs.size == 0 ? VARVE_STATUS_OK : set_packs(module, packs);
}

varve_status varve_module_copy_sets(varve_module *module, const varve_module *source) {
  module->era = source->era;
  module->is_stored = source->is_stored;
  return source->packs.size == 0 ? VARVE_STATUS_OK : set_packs(module, source->packs);
}

void varve_module_destroy(varve_module *module) {
  if (module == NULL)
    return;
  varve_memory *memory = &module->context->memory;
  varve_hash_table_release(&module->resources_by_handle);
  varve_vector_release(&module->dialect_resources);
  varve_vector_release(&module->external_resources);
  varve_vector_release(&module->external_groups);
  varve_vector_release(&module->dialect_versions);
  varve_vector_release(&module->short_blobs);
  varve_vector_release(&module->notes);
  varve_pool_release(&module->pool);
  varve_keeper *keeper = module->keepers;
  while (keeper != NULL) {
    varve_keeper *next = keeper->next;
    keeper->release(keeper);
    keeper = next;
  }
  varve_memory_free(memory, module, sizeof *module);
}

void varve_module_keep(varve_module *module, varve_keeper *keeper) {
  keeper->next = module->keepers;
  module->keepers = keeper;
}

/* The table stores 1 + the index, which stays valid as the vector grows. */
typedef struct handle_key {
  const varve_module *module;
  const varve_entity *handle;
} handle_key;

static varve_resource *resource_at(const varve_module *module, const void *value) {
  return &VARVE_VECTOR_AT(&module->dialect_resources, varve_resource, (uintptr_t)value - 1);
}

static bool handle_is(const void *key, const void *value) {
  const handle_key *sought = key;
  return resource_at(sought->module, value)->handle == sought->handle;
}

static varve_resource *find_by_handle(const varve_module *module, const varve_entity *handle) {
  const handle_key key = {module, handle};
  const void *value =
      varve_hash_table_find(&module->resources_by_handle, handle->id, handle_is, &key);
  return value == NULL ? NULL : resource_at(module, value);
}

const varve_resource *varve_module_find_resource(const varve_module *module,
                                                 const varve_entity *handle) {
  return handle == NULL ? NULL : find_by_handle(module, handle);
}

const varve_resource *varve_module_resource(const varve_module *module, size_t index) {
  size_t own = module->dialect_resources.count;
  if (index < own)
    return &VARVE_VECTOR_AT(&module->dialect_resources, varve_resource, index);
  return index - own < module->external_resources.count
             ? &VARVE_VECTOR_AT(&module->external_resources, varve_resource, index - own)
             : NULL;
}

varve_status varve_module_check_resources(const varve_module *module) {
  const varve_resource *resource;
  for (size_t i = 0; (resource = varve_module_resource(module, i)) != NULL; i++)
    VARVE_TRY(varve_resource_check(resource));
  return VARVE_STATUS_OK;
}

const varve_resource *varve_module_find_wrong_resource(const varve_module *module) {
  const varve_resource *resource;
  for (size_t i = 0; (resource = varve_module_resource(module, i)) != NULL; i++)
    if (resource->check != NULL && resource->check->last != VARVE_STATUS_OK)
      return resource;
  return NULL;
}

varve_status varve_module_add_resource(varve_module *module, const varve_resource *resource,
                                       bool is_external) {
  varve_resource added = *resource;
  if (added.group == NULL || added.key == NULL)
    return VARVE_STATUS_BAD_ARGUMENT;
  added.handle = NULL;
  if (is_external)
    return varve_vector_push(&module->external_resources, &added);
  VARVE_TRY(varve_resource_handle_get(module->context, added.group, added.key, &added.handle));
  varve_resource *found = find_by_handle(module, added.handle);
  if (found != NULL) {
    if (added.has_data || !found->has_data)
      *found = added;
    return VARVE_STATUS_OK;
  }
  VARVE_TRY(varve_vector_push(&module->dialect_resources, &added));
  void *value = (void *)(uintptr_t)module->dialect_resources.count;
  varve_status status =
      varve_hash_table_insert(&module->resources_by_handle, added.handle->id, value);
  if (status != VARVE_STATUS_OK)
    varve_vector_truncate(&module->dialect_resources, module->dialect_resources.count - 1);
  return status;
}

varve_status varve_operation_materialize(varve_operation *op) {
  uint32_t count = varve_operation_region_count(op);
  for (uint32_t i = 0; i < count; i++) {
    varve_lazy_body *body = varve_operation_region(op, i)->lazy;
    if (body == NULL)
      continue;
    VARVE_TRY(body->materialize(body, op));
    /* One lazy body fills all regions of its operation. */
    for (uint32_t j = i; j < count; j++)
      if (varve_operation_region(op, j)->lazy == body)
        varve_operation_region(op, j)->lazy = NULL;
  }
  return VARVE_STATUS_OK;
}

varve_status varve_module_materialize(varve_module *module) {
  varve_operation *op = module->root;
  while (op != NULL) {
    VARVE_TRY(varve_operation_materialize(op));
    op = varve_operation_next_preorder(module->root, op);
  }
  return VARVE_STATUS_OK;
}

static varve_short_blob *find_short_blob(const varve_module *module,
                                         const varve_operation_name *name) {
  for (size_t i = 0; i < module->short_blobs.count; i++) {
    varve_short_blob *known = &VARVE_VECTOR_AT(&module->short_blobs, varve_short_blob, i);
    if (known->name == name)
      return known;
  }
  return NULL;
}

const varve_short_blob *varve_module_find_short_blob(const varve_module *module,
                                                     const varve_operation_name *name) {
  return find_short_blob(module, name);
}

varve_status varve_module_set_short_blob(varve_module *module, const varve_operation_name *name,
                                         uint32_t count) {
  const varve_short_blob added = {name, count};
  varve_short_blob *known = find_short_blob(module, name);
  if (known == NULL)
    return varve_vector_push(&module->short_blobs, &added);
  known->count = count;
  return VARVE_STATUS_OK;
}
