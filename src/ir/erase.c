/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Erases operations and blocks with their contents. A tree is a detached operation, or the
 * operations of a detached block. To find uses from outside, each value and block counts in its
 * scratch number the uses from inside the tree; any further use is from outside. That requires
 * neither a stack nor memory. */
#include "ir/module.h"
#include "ir/use_list.h"

typedef enum visit_pass { RESET, COMPARE } visit_pass;

static uint32_t count_block_uses(const varve_block *block) {
  uint32_t count = 0;
  for (const varve_block_use *use = block->first_use; use != NULL; use = use->next)
    count++;
  return count;
}

static bool visit_value(varve_value *value, visit_pass pass) {
  if (pass == COMPARE)
    return value->number == (uint32_t)varve_value_use_count(value);
  value->number = 0;
  return true;
}

static bool visit_block(varve_block *block, visit_pass pass) {
  for (uint32_t i = 0; i < block->argument_count; i++)
    if (!visit_value(&block->arguments[i]->value, pass))
      return false;
  if (pass == COMPARE)
    return block->number == count_block_uses(block);
  block->number = 0;
  return true;
}

/* Visits the values and blocks that op defines. */
static bool visit_operation(varve_operation *op, visit_pass pass) {
  for (uint32_t i = 0; i < varve_operation_result_count(op); i++)
    if (!visit_value(varve_operation_result(op, i), pass))
      return false;
  for (uint32_t i = 0; i < varve_operation_region_count(op); i++)
    for (varve_block *b = varve_operation_region(op, i)->first; b != NULL; b = b->next)
      if (!visit_block(b, pass))
        return false;
  return true;
}

static bool visit_tree(varve_operation *first, varve_block *block, visit_pass pass) {
  if (block != NULL && !visit_block(block, pass))
    return false;
  for (varve_operation *op = first; op != NULL; op = varve_operation_next_preorder(NULL, op))
    if (!visit_operation(op, pass))
      return false;
  return true;
}

/* Adds amount for every use inside the tree. Values outside the tree are counted too, so the caller
 * subtracts it again. */
static void count_uses(varve_operation *first, uint32_t amount) {
  for (varve_operation *op = first; op != NULL; op = varve_operation_next_preorder(NULL, op)) {
    for (uint32_t i = 0; i < op->operand_count; i++)
      if (op->operands[i].value != NULL)
        op->operands[i].value->number += amount;
    for (uint32_t i = 0; i < varve_operation_successor_count(op); i++)
      if (varve_operation_successors(op)[i].block != NULL)
        varve_operation_successors(op)[i].block->number += amount;
  }
}

static bool is_used_outside(varve_operation *first, varve_block *block) {
  (void)visit_tree(first, block, RESET);
  count_uses(first, 1);
  bool is_closed = visit_tree(first, block, COMPARE);
  count_uses(first, (uint32_t)-1);
  return !is_closed;
}

static bool is_leaf_without_uses(const varve_operation *op) {
  for (uint32_t i = 0; i < varve_operation_result_count(op); i++)
    if (varve_operation_result(op, i)->first_use != NULL)
      return false;
  return varve_operation_region_count(op) == 0;
}

static void unlink_uses(varve_operation *op) {
  for (uint32_t i = 0; i < op->operand_count; i++)
    varve_use_unlink(&op->operands[i]);
  for (uint32_t i = 0; i < varve_operation_successor_count(op); i++)
    varve_block_use_unlink(varve_operation_successors(op) + i);
}

static void free_operation(varve_module *module, varve_operation *op) {
  for (uint32_t i = 0; i < varve_operation_region_count(op); i++) {
    varve_block *block = varve_operation_region(op, i)->first;
    while (block != NULL) {
      varve_block *next = block->next;
      varve_block_free(module, block);
      block = next;
    }
  }
  varve_operation_free(module, op);
}

/* Cuts all links before freeing anything, because a use list may run through the whole tree. */
static void free_tree(varve_module *module, varve_operation *first) {
  if (first == NULL)
    return;
  for (varve_operation *op = first; op != NULL; op = varve_operation_next_preorder(NULL, op))
    unlink_uses(op);
  varve_operation *op = varve_operation_first_postorder(first);
  while (op != NULL) {
    varve_operation *next = varve_operation_next_postorder(NULL, op);
    free_operation(module, op);
    op = next;
  }
}

varve_status varve_operation_erase(varve_module *module, varve_operation *op) {
  varve_block *block = op->block;
  varve_operation *next = op->next;
  varve_operation_remove(op);
  if (!is_leaf_without_uses(op) && is_used_outside(op, NULL)) {
    if (block != NULL)
      varve_block_insert_operation(block, next, op);
    return VARVE_STATUS_INVALID;
  }
  free_tree(module, op);
  if (module->root == op)
    module->root = NULL;
  return VARVE_STATUS_OK;
}

varve_status varve_block_erase(varve_module *module, varve_block *block) {
  varve_region *region = block->region;
  varve_block *next = block->next;
  varve_block_remove(block);
  if (is_used_outside(block->first, block)) {
    if (region != NULL)
      varve_region_insert_block(region, next, block);
    return VARVE_STATUS_INVALID;
  }
  free_tree(module, block->first);
  varve_block_free(module, block);
  return VARVE_STATUS_OK;
}
