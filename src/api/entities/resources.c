/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* include/varve/ir.h: resources of a module. */
#include <varve/ir.h>

#include "api/options.h"
#include "ir/attributes.h"
#include "ir/module.h"

size_t varve_module_get_resource_count(const varve_module *module) {
  return module->dialect_resources.count + module->external_resources.count;
}

varve_status varve_module_get_resource(const varve_module *module, size_t index,
                                       varve_resource_item *item) {
  if (module == NULL || item == NULL || !varve_struct_size_is_sound(item->struct_size) ||
      index >= varve_module_get_resource_count(module))
    return VARVE_STATUS_BAD_ARGUMENT;
  size_t own = module->dialect_resources.count;
  const varve_resource *resource = varve_module_resource(module, index);
  varve_resource_item filled = {.struct_size = sizeof(varve_resource_item)};
  filled.group = varve_string_bytes(resource->group);
  filled.key = varve_string_bytes(resource->key);
  filled.is_external = index >= own;
  filled.is_bool = resource->kind == VARVE_RESOURCE_BOOL;
  filled.is_string = resource->kind == VARVE_RESOURCE_STRING;
  filled.has_data = resource->has_data;
  filled.bool_value = resource->bool_value;
  filled.alignment = resource->alignment;
  filled.data = resource->data;
  filled.needs_check = resource->check != NULL;
  varve_struct_give(item, &filled, sizeof filled);
  return VARVE_STATUS_OK;
}

varve_status varve_module_check_resource(varve_module *module, size_t index, uint64_t offset,
                                         uint64_t size) {
  const varve_resource *resource = module == NULL ? NULL : varve_module_resource(module, index);
  if (resource == NULL || offset > resource->data.size || size > resource->data.size - offset)
    return VARVE_STATUS_BAD_ARGUMENT;
  return varve_blob_check_part(resource->check, offset, size);
}

/* Adding a resource */

/* The bytes of a resource that the caller owns. */
typedef struct borrowed {
  varve_keeper keeper;
  varve_memory *memory;
  varve_release release;
} borrowed;

static void release_borrowed(varve_keeper *keeper) {
  borrowed *held = (borrowed *)keeper;
  const varve_release release = held->release;
  varve_memory_free(held->memory, held, sizeof(*held));
  if (release.function != NULL)
    release.function(release.user);
}

/* Makes the resource of an item, whose bytes are not copied. */
static varve_status make_resource(varve_context *context, const varve_resource_item *item,
                                  varve_resource *resource) {
  bool is_blob = !item->is_bool && !item->is_string;
  *resource =
      (varve_resource){.kind = item->is_bool     ? VARVE_RESOURCE_BOOL
                               : item->is_string ? VARVE_RESOURCE_STRING
                                                 : VARVE_RESOURCE_BLOB,
                       .has_data = item->has_data,
                       .bool_value = item->is_bool && item->bool_value,
                       .alignment = is_blob ? item->alignment : 0,
                       .data = item->has_data && !item->is_bool ? item->data : VARVE_SLICE("")};
  VARVE_TRY(varve_string_get(context, item->group, &resource->group));
  return varve_string_get(context, item->key, &resource->key);
}

static varve_status add_group(varve_module *module, const varve_entity *group) {
  for (size_t i = 0; i < module->external_groups.count; i++)
    if (VARVE_VECTOR_AT(&module->external_groups, const varve_entity *, i) == group)
      return VARVE_STATUS_OK;
  return varve_vector_push_pointer(&module->external_groups, group);
}

static varve_status set_external(varve_module *module, const varve_resource *resource) {
  VARVE_TRY(add_group(module, resource->group));
  for (size_t i = 0; i < module->external_resources.count; i++) {
    varve_resource *found = &VARVE_VECTOR_AT(&module->external_resources, varve_resource, i);
    if (found->group == resource->group && found->key == resource->key) {
      *found = *resource;
      return VARVE_STATUS_OK;
    }
  }
  return varve_module_add_resource(module, resource, true);
}

static varve_status set_resource(varve_module *module, const varve_resource_item *item,
                                 bool copies) {
  varve_resource resource;
  VARVE_TRY(make_resource(module->context, item, &resource));
  if (copies && resource.data.size != 0) {
    resource.data = varve_arena_copy(&module->pool.arena, resource.data);
    if (resource.data.data == NULL)
      return VARVE_STATUS_OUT_OF_MEMORY;
  }
  return item->is_external ? set_external(module, &resource)
                           : varve_module_add_resource(module, &resource, false);
}

varve_status varve_module_set_resource(varve_module *module, const varve_resource_item *item,
                                       const varve_release *release) {
  varve_resource_item filled = {.struct_size = sizeof(varve_resource_item)};
  if (module == NULL || item == NULL)
    return VARVE_STATUS_BAD_ARGUMENT;
  VARVE_TRY(varve_options_fill(item, &filled, sizeof(filled)));
  if (!(varve_slice_is_sound(filled.group) && varve_slice_is_sound(filled.key) &&
        varve_slice_is_sound(filled.data) && filled.group.size != 0 && filled.key.size != 0 &&
        !(filled.is_bool && filled.is_string) && varve_is_blob_alignment(filled.alignment)))
    return VARVE_STATUS_BAD_ARGUMENT;
  if (release == NULL)
    return set_resource(module, &filled, true);
  varve_memory *memory = &module->context->memory;
  borrowed *held = varve_memory_resize(memory, NULL, 0, sizeof(*held));
  if (held == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  *held =
      (borrowed){.keeper = {.release = release_borrowed}, .memory = memory, .release = *release};
  varve_status status = set_resource(module, &filled, false);
  if (status == VARVE_STATUS_OK)
    varve_module_keep(module, &held->keeper);
  else
    varve_memory_free(memory, held, sizeof(*held));
  return status;
}
