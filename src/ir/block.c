/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Blocks with their arguments, and the regions that contain them. */
#include "ir/module.h"
#include "ir/use_list.h"

varve_status varve_region_create(varve_module *module, varve_region **region) {
  *region = varve_pool_allocate(&module->pool, sizeof **region);
  if (*region == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  **region = (varve_region){0};
  return VARVE_STATUS_OK;
}

void varve_region_destroy(varve_module *module, varve_region *region) {
  varve_pool_free(&module->pool, region, sizeof *region);
}

void varve_region_take_blocks(varve_region *target, varve_region *source) {
  if (target == source || source->first == NULL)
    return;
  for (varve_block *block = source->first; block != NULL; block = block->next)
    block->region = target;
  source->first->previous = target->last;
  if (target->last != NULL)
    target->last->next = source->first;
  else
    target->first = source->first;
  target->last = source->last;
  source->first = NULL;
  source->last = NULL;
}

varve_status varve_block_create(varve_module *module, varve_block **block) {
  *block = varve_pool_allocate(&module->pool, sizeof **block);
  if (*block == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  **block = (varve_block){0};
  return VARVE_STATUS_OK;
}

void varve_region_insert_block(varve_region *region, varve_block *before, varve_block *block) {
  varve_block *previous = before != NULL ? before->previous : region->last;
  block->region = region;
  block->previous = previous;
  block->next = before;
  if (previous != NULL)
    previous->next = block;
  else
    region->first = block;
  if (before != NULL)
    before->previous = block;
  else
    region->last = block;
}

void varve_block_remove(varve_block *block) {
  varve_region *region = block->region;
  if (region == NULL)
    return;
  if (block->previous != NULL)
    block->previous->next = block->next;
  else
    region->first = block->next;
  if (block->next != NULL)
    block->next->previous = block->previous;
  else
    region->last = block->previous;
  block->region = NULL;
  block->previous = NULL;
  block->next = NULL;
}

void varve_block_insert_operation(varve_block *block, varve_operation *before,
                                  varve_operation *op) {
  varve_operation *previous = before != NULL ? before->previous : block->last;
  op->block = block;
  op->previous = previous;
  op->next = before;
  if (previous != NULL)
    previous->next = op;
  else
    block->first = op;
  if (before != NULL)
    before->previous = op;
  else
    block->last = op;
}

static varve_status set_capacity(varve_module *module, varve_block *block, uint32_t capacity) {
  size_t element = sizeof(varve_block_argument *);
  size_t old_size = block->argument_capacity * element;
  if (capacity > SIZE_MAX / element)
    return VARVE_STATUS_OUT_OF_MEMORY;
  varve_block_argument **arguments = varve_pool_allocate(&module->pool, capacity * element);
  if (arguments == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  if (old_size != 0)
    memcpy(arguments, block->arguments, old_size);
  varve_pool_free(&module->pool, block->arguments, old_size);
  block->arguments = arguments;
  block->argument_capacity = capacity;
  return VARVE_STATUS_OK;
}

varve_status varve_block_reserve_arguments(varve_module *module, varve_block *block,
                                           uint32_t count) {
  if (count <= block->argument_capacity - block->argument_count)
    return VARVE_STATUS_OK;
  if (count > VARVE_MAX_VALUES - block->argument_count)
    return VARVE_STATUS_LIMIT_EXCEEDED;
  return set_capacity(module, block, block->argument_count + count);
}

varve_status varve_block_push_argument(varve_module *module, varve_block *block,
                                       const varve_entity *type, const varve_entity *location,
                                       varve_value **argument) {
  *argument = NULL;
  if (block->argument_count == block->argument_capacity) {
    if (block->argument_count >= VARVE_MAX_VALUES)
      return VARVE_STATUS_LIMIT_EXCEEDED;
    VARVE_TRY(set_capacity(module, block,
                           block->argument_capacity == 0 ? 2 : block->argument_capacity * 2));
  }
  varve_block_argument *created = varve_pool_allocate(&module->pool, sizeof *created);
  if (created == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  *created = (varve_block_argument){.value = {.type = type,
                                              .index = block->argument_count & VARVE_MAX_VALUES,
                                              .kind = VARVE_VALUE_BLOCK_ARGUMENT},
                                    .block = block,
                                    .location = location};
  block->arguments[block->argument_count++] = created;
  *argument = &created->value;
  return VARVE_STATUS_OK;
}

varve_status varve_block_add_argument(varve_module *module, varve_block *block,
                                      const varve_entity *type, const varve_entity *location,
                                      varve_value **argument) {
  *argument = NULL;
  if (location == NULL)
    location = module->context->unknown_location;
  if (type == NULL || !varve_is_type(type) || !varve_is_location(location))
    return VARVE_STATUS_BAD_ARGUMENT;
  return varve_block_push_argument(module, block, type, location, argument);
}

varve_status varve_block_erase_argument(varve_module *module, varve_block *block, uint32_t index) {
  if (index >= block->argument_count)
    return VARVE_STATUS_BAD_ARGUMENT;
  varve_block_argument *argument = block->arguments[index];
  if (argument->value.first_use != NULL)
    return VARVE_STATUS_INVALID;
  block->argument_count--;
  for (uint32_t i = index; i < block->argument_count; i++) {
    block->arguments[i] = block->arguments[i + 1];
    block->arguments[i]->value.index = i & VARVE_MAX_VALUES;
  }
  varve_pool_free(&module->pool, argument, sizeof *argument);
  return VARVE_STATUS_OK;
}

void varve_block_free(varve_module *module, varve_block *block) {
  for (uint32_t i = 0; i < block->argument_count; i++)
    varve_pool_free(&module->pool, block->arguments[i], sizeof(varve_block_argument));
  varve_pool_free(&module->pool, block->arguments,
                  block->argument_capacity * sizeof(varve_block_argument *));
  varve_pool_free(&module->pool, block, sizeof *block);
}
