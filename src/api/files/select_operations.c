/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Copies selected operations of a module that was read whole into a module of their own. */
#include "api/files/select_operations.h"

/* Iterates over the operations directly in the root, in order. */
static varve_operation *first_of(const varve_module *module) {
  return varve_operation_next_preorder(module->root, module->root);
}
static varve_operation *next_of(const varve_module *module, varve_operation *op) {
  return varve_operation_next_skipping(module->root, op);
}

uint64_t varve_count_root_operations(const varve_module *module) {
  uint64_t count = 0;
  for (varve_operation *op = first_of(module); op != NULL; op = next_of(module, op))
    count++;
  return count;
}

static varve_status copy_bytes(varve_module *target, varve_slice bytes, varve_slice *copy) {
  *copy = bytes;
  if (bytes.size == 0)
    return VARVE_STATUS_OK;
  *copy = varve_arena_copy(&target->pool.arena, bytes);
  return copy->data == NULL ? VARVE_STATUS_OUT_OF_MEMORY : VARVE_STATUS_OK;
}

static varve_status copy_resources(const varve_module *source, varve_module *target) {
  for (size_t i = 0; i < source->dialect_resources.count; i++)
    VARVE_TRY(varve_module_add_resource(
        target, &VARVE_VECTOR_AT(&source->dialect_resources, varve_resource, i), false));
  for (size_t i = 0; i < source->external_groups.count; i++)
    VARVE_TRY(varve_vector_push_pointer(
        &target->external_groups,
        VARVE_VECTOR_AT(&source->external_groups, const varve_entity *, i)));
  for (size_t i = 0; i < source->external_resources.count; i++)
    VARVE_TRY(varve_module_add_resource(
        target, &VARVE_VECTOR_AT(&source->external_resources, varve_resource, i), true));
  return VARVE_STATUS_OK;
}

/* Copies everything except the root. */
static varve_status copy_surroundings(const varve_module *source, varve_module *target) {
  VARVE_TRY(copy_bytes(target, source->producer, &target->producer));
  target->order_sequence = source->order_sequence;
  target->printer_release = source->printer_release;
  target->maps_are_text = source->maps_are_text;
  for (size_t i = 0; i < source->dialect_versions.count; i++) {
    varve_dialect_version version =
        VARVE_VECTOR_AT(&source->dialect_versions, varve_dialect_version, i);
    VARVE_TRY(copy_bytes(target, version.bytes, &version.bytes));
    VARVE_TRY(varve_vector_push(&target->dialect_versions, &version));
  }
  for (size_t i = 0; i < source->notes.count; i++) {
    varve_note note = VARVE_VECTOR_AT(&source->notes, varve_note, i);
    VARVE_TRY(copy_bytes(target, note.bytes, &note.bytes));
    VARVE_TRY(varve_vector_push(&target->notes, &note));
  }
  return copy_resources(source, target);
}

/* Returns the only block of the root, or NULL if the root has another structure. */
static varve_block *only_block(const varve_operation *root) {
  if (varve_operation_region_count(root) != 1 || root->operand_count != 0 ||
      varve_operation_successor_count(root) != 0)
    return NULL;
  varve_block *block = varve_operation_region(root, 0)->first;
  return block == NULL || block->next != NULL || block->argument_count != 0 ? NULL : block;
}

static varve_status copy_root(varve_operation *root, varve_module *target, varve_block **block) {
  varve_operation_state state = {.name = root->name,
                                 .location = root->location,
                                 .dictionary = varve_operation_dictionary(root),
                                 .properties = varve_operation_properties(root),
                                 .result_count = 0,
                                 .region_count = 1};
  VARVE_TRY(varve_operation_create(target, &state, &target->root));
  VARVE_TRY(varve_block_create(target, block));
  varve_region_insert_block(varve_operation_region(target->root, 0), NULL, *block);
  return VARVE_STATUS_OK;
}

/* Fails with INVALID if the operations need others, or if the root has another structure. */
static varve_status copy_selected(varve_module *source, varve_operation_numbers selection,
                                  varve_module *target) {
  varve_block *block;
  uint64_t number = 0;
  size_t next = 0;
  if (only_block(source->root) == NULL || varve_operation_result_count(source->root) != 0)
    return VARVE_STATUS_INVALID;
  VARVE_TRY(copy_root(source->root, target, &block));
  varve_operation *op = only_block(source->root)->first;
  for (; op != NULL && next < selection.count; op = op->next, number++) {
    varve_operation *copy;
    if (number != selection.numbers[next])
      continue;
    next++;
    VARVE_TRY(varve_operation_clone(op, source, target, &copy));
    varve_block_insert_operation(block, NULL, copy);
  }
  return VARVE_STATUS_OK;
}

/* Copies the whole root, then deletes the other operations. */
static varve_status copy_and_erase(varve_module *source, varve_operation_numbers selection,
                                   varve_module *target) {
  VARVE_TRY(varve_operation_clone(source->root, source, target, &target->root));
  /* Erases from the end, so that users go before the values they use. */
  varve_vector all;
  varve_status status = VARVE_STATUS_OK;
  size_t next = selection.count;
  varve_vector_init(&all, &target->context->memory, sizeof(varve_operation *));
  for (varve_operation *op = first_of(target); op != NULL && status == VARVE_STATUS_OK;
       op = next_of(target, op))
    status = varve_vector_push_pointer(&all, op);
  for (size_t i = all.count; status == VARVE_STATUS_OK && i-- > 0;) {
    if (next != 0 && selection.numbers[next - 1] == i) {
      next--;
      continue;
    }
    status = varve_operation_erase(target, VARVE_VECTOR_AT(&all, varve_operation *, i));
    if (status == VARVE_STATUS_INVALID)
      status = VARVE_STATUS_OK;
  }
  varve_vector_release(&all);
  return status;
}

varve_status varve_select_operations(varve_module *source, varve_operation_numbers selection,
                                     varve_module **selected) {
  *selected = NULL;
  VARVE_TRY(varve_module_create(source->context, selected));
  varve_status status = varve_module_copy_sets(*selected, source);
  if (status == VARVE_STATUS_OK)
    status = copy_surroundings(source, *selected);
  if (status == VARVE_STATUS_OK) {
    status = copy_selected(source, selection, *selected);
    if (status == VARVE_STATUS_INVALID)
      status = copy_and_erase(source, selection, *selected);
  }
  if (status == VARVE_STATUS_OK)
    return status;
  varve_module_destroy(*selected);
  *selected = NULL;
  return status;
}

static bool contains(varve_slice all, varve_slice part) {
  uintptr_t start = (uintptr_t)all.data, place = (uintptr_t)part.data;
  return place >= start && place - start <= all.size && part.size <= all.size - (place - start);
}

varve_status varve_own_resources(varve_module *module, varve_slice lent) {
  varve_vector *const lists[] = {&module->dialect_resources, &module->external_resources};
  for (size_t k = 0; k < VARVE_COUNT_OF(lists); k++)
    for (size_t i = 0; i < lists[k]->count; i++) {
      varve_resource *resource = &VARVE_VECTOR_AT(lists[k], varve_resource, i);
      if (resource->data.data == NULL)
        continue;
      VARVE_TRY(varve_resource_check(resource));
      if (!contains(lent, resource->data))
        VARVE_TRY(copy_bytes(module, resource->data, &resource->data));
      resource->check = NULL;
      resource->mapped = NULL;
    }
  return VARVE_STATUS_OK;
}
