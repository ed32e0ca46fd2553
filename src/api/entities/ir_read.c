/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* include/varve/ir.h: reads operations, regions, blocks and values. */
#include <varve/ir.h>

#include "api/options.h"
#include "ir/attributes.h"
#include "ir/handle.h"
#include "ir/module.h"

varve_context *varve_module_get_context(const varve_module *module) { return module->context; }

varve_operation *varve_module_get_root(const varve_module *module) { return module->root; }

varve_status varve_module_read_bodies(varve_module *module) {
  return module == NULL ? VARVE_STATUS_BAD_ARGUMENT : varve_module_materialize(module);
}

varve_status varve_operation_read_regions(varve_operation *op) {
  return op == NULL ? VARVE_STATUS_BAD_ARGUMENT : varve_operation_materialize(op);
}

varve_slice varve_operation_get_name(const varve_operation *op) { return op->name->text; }

const varve_attribute *varve_operation_get_location(const varve_operation *op) {
  return varve_as_attribute(op->location);
}

const varve_attribute *varve_operation_get_dictionary(const varve_operation *op) {
  return varve_as_attribute(varve_operation_dictionary(op));
}

const varve_attribute *varve_operation_get_properties(const varve_operation *op) {
  return varve_as_attribute(varve_operation_properties(op));
}

const varve_attribute *varve_operation_get_attribute(const varve_operation *op, varve_slice name) {
  return varve_slice_is_sound(name) ? varve_as_attribute(varve_operation_attribute(op, name))
                                    : NULL;
}

uint32_t varve_operation_get_operand_count(const varve_operation *op) { return op->operand_count; }

varve_value *varve_operation_get_operand(const varve_operation *op, uint32_t index) {
  return varve_operation_operand(op, index);
}

uint32_t varve_operation_get_result_count(const varve_operation *op) {
  return varve_operation_result_count(op);
}

varve_value *varve_operation_get_result(const varve_operation *op, uint32_t index) {
  return varve_operation_result(op, index);
}

uint32_t varve_operation_get_successor_count(const varve_operation *op) {
  return varve_operation_successor_count(op);
}

varve_block *varve_operation_get_successor(const varve_operation *op, uint32_t index) {
  return varve_operation_successors(op)[index].block;
}

uint32_t varve_operation_get_region_count(const varve_operation *op) {
  return varve_operation_region_count(op);
}

varve_region *varve_operation_get_region(const varve_operation *op, uint32_t index) {
  return varve_operation_region(op, index);
}

varve_block *varve_operation_get_block(const varve_operation *op) { return op->block; }

varve_operation *varve_operation_get_parent(const varve_operation *op) {
  return varve_operation_parent(op);
}

varve_operation *varve_operation_get_next(const varve_operation *op) { return op->next; }

varve_operation *varve_operation_get_previous(const varve_operation *op) {
  return op->block == NULL ? NULL : op->previous;
}

varve_operation *varve_operation_walk_next(const varve_operation *root, const varve_operation *op) {
  return varve_operation_next_preorder(root, (varve_operation *)op);
}

varve_operation *varve_operation_walk_post_first(const varve_operation *root) {
  return varve_operation_first_postorder((varve_operation *)root);
}

varve_operation *varve_operation_walk_post_next(const varve_operation *root,
                                                const varve_operation *op) {
  return varve_operation_next_postorder(root, (varve_operation *)op);
}

varve_operation *varve_region_get_owner(const varve_region *region) { return region->owner; }

varve_block *varve_region_get_first_block(const varve_region *region) { return region->first; }

varve_region *varve_block_get_region(const varve_block *block) { return block->region; }

varve_block *varve_block_get_next(const varve_block *block) { return block->next; }

varve_operation *varve_block_get_first_operation(const varve_block *block) { return block->first; }

varve_operation *varve_block_get_last_operation(const varve_block *block) { return block->last; }

uint32_t varve_block_get_argument_count(const varve_block *block) { return block->argument_count; }

varve_value *varve_block_get_argument(const varve_block *block, uint32_t index) {
  return &block->arguments[index]->value;
}

const varve_type *varve_value_get_type(const varve_value *value) {
  return varve_as_type(value->type);
}

const varve_attribute *varve_value_get_location(const varve_value *value) {
  return varve_as_attribute(value->kind == VARVE_VALUE_RESULT
                                ? varve_value_operation(value)->location
                                : varve_value_argument(value)->location);
}

varve_operation *varve_value_get_operation(const varve_value *value) {
  return value->kind == VARVE_VALUE_RESULT ? varve_value_operation(value) : NULL;
}

varve_block *varve_value_get_block(const varve_value *value) {
  return value->kind == VARVE_VALUE_BLOCK_ARGUMENT ? varve_value_argument(value)->block : NULL;
}

uint32_t varve_value_get_index(const varve_value *value) { return value->index; }

varve_use *varve_value_get_first_use(const varve_value *value) { return value->first_use; }

varve_use *varve_use_get_next(const varve_use *use) { return use->next; }

varve_operation *varve_use_get_operation(const varve_use *use) { return use->owner; }

uint32_t varve_use_get_operand_index(const varve_use *use) { return varve_use_index(use); }
