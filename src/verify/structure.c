/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What regions and blocks have to be, whatever the operations. */
#include "verify/verifier.h"

varve_status varve_check_set(varve_verifier *verifier) {
  const varve_operation *op = verifier->op;
  verifier->rule = VARVE_RULE_SSA_UNSET;
  for (uint32_t i = 0; i < op->operand_count; i++)
    if (varve_operation_operand(op, i) == NULL)
      return varve_fault(verifier, "null operand found", NULL);
  const varve_block_use *successors =
      op->has_tail ? varve_operation_successors(op) : NULL; /* without a tail there are none */
  for (uint32_t i = 0; i < varve_operation_successor_count(op); i++)
    if (successors[i].block == NULL)
      return varve_fault(verifier, "null successor found", NULL);
  return VARVE_STATUS_OK;
}

static varve_status check_region(varve_verifier *verifier, const varve_operation_plan *plan,
                                 uint32_t index) {
  const varve_region *region = varve_operation_region(verifier->op, index);
  if (region->first == NULL)
    return VARVE_STATUS_OK;
  verifier->rule = VARVE_RULE_STRUCTURE_GRAPH_REGION;
  if (plan->definition != NULL && plan->has_graph_regions && region->first != region->last)
    return VARVE_OP_FAULT(verifier, "expects graph region #% to have 0 or 1 blocks",
                          VARVE_NUMBER(index));
  verifier->rule = VARVE_RULE_STRUCTURE_ENTRY_BLOCK;
  if (region->first->first_use != NULL)
    return varve_fault(verifier, "entry block of region may not have predecessors", NULL);
  return VARVE_STATUS_OK;
}

varve_status varve_check_region_structure(varve_verifier *verifier,
                                          const varve_operation_plan *plan) {
  for (uint32_t i = 0; i < varve_operation_region_count(verifier->op); i++)
    VARVE_TRY(check_region(verifier, plan, i));
  return VARVE_STATUS_OK;
}

/* When all in the regions is found right, as upstream's SingleBlockImplicitTerminator does. */
varve_status varve_check_terminators(varve_verifier *verifier, const varve_operation_plan *plan) {
  verifier->rule = VARVE_RULE_STRUCTURE_TERMINATOR;
  for (uint32_t i = 0; plan->terminator.size != 0 && i < varve_operation_region_count(verifier->op);
       i++) {
    const varve_block *block = varve_operation_region(verifier->op, i)->first;
    const varve_operation *end = block == NULL ? NULL : block->last;
    if (end == NULL || varve_slice_equal(end->name->text, plan->terminator))
      continue;
    varve_status status = VARVE_OP_FAULT(verifier, "expects regions to end with '%', found '%'",
                                         VARVE_TEXT(plan->terminator), VARVE_TEXT(end->name->text));
    varve_fault_note(verifier, NULL, "in custom text the absence of terminator implies it");
    return status;
  }
  return VARVE_STATUS_OK;
}

static varve_status needs_terminator(varve_verifier *verifier, const varve_block *block,
                                     bool *needs) {
  const varve_operation_plan *plan = NULL;
  *needs = block->region->first != block->region->last;
  if (*needs)
    return VARVE_STATUS_OK;
  VARVE_TRY(varve_get_plan(verifier, varve_block_owner(block)->name, &plan));
  *needs = !plan->needs_no_terminator;
  return VARVE_STATUS_OK;
}

varve_status varve_check_block(varve_verifier *verifier, varve_block *block) {
  bool needs = false;
  if (block->first == NULL) {
    VARVE_TRY(needs_terminator(verifier, block, &needs));
    if (!needs)
      return VARVE_STATUS_OK;
    verifier->rule = VARVE_RULE_STRUCTURE_EMPTY_BLOCK;
    verifier->op = varve_block_owner(block);
    varve_doubt_part(verifier, verifier->op);
    return varve_fault(verifier, "empty block: expect at least a terminator", NULL);
  }
  const varve_operation *fault = NULL;
  uint32_t number = 0;
  for (varve_operation *op = block->first; op != NULL; op = op->next) {
    op->number = number++;
    if (fault == NULL && op->next != NULL && varve_operation_successor_count(op) != 0)
      fault = op;
  }
  if (fault == NULL)
    return VARVE_STATUS_OK;
  verifier->rule = VARVE_RULE_STRUCTURE_MIDDLE_SUCCESSORS;
  verifier->op = fault;
  return varve_fault(verifier, "operation with block successors must terminate its parent block",
                     NULL);
}

static varve_status check_successors_of(varve_verifier *verifier, const varve_operation *op) {
  verifier->rule = VARVE_RULE_STRUCTURE_SUCCESSOR_REGION;
  verifier->op = op;
  for (uint32_t i = 0; i < varve_operation_successor_count(op); i++) {
    const varve_block *successor = varve_operation_successors(op)[i].block;
    if (successor != NULL && successor->region != op->block->region)
      return varve_op_fault(verifier, "branching to block of a different region");
  }
  return VARVE_STATUS_OK;
}

varve_status varve_check_block_end(varve_verifier *verifier, const varve_block *block) {
  const varve_operation_plan *plan = NULL;
  bool needs = false;
  if (block->last == NULL)
    return VARVE_STATUS_OK;
  verifier->location = NULL;
  VARVE_TRY(check_successors_of(verifier, block->last));
  VARVE_TRY(varve_get_plan(verifier, block->last->name, &plan));
  if (plan->is_terminator)
    return VARVE_STATUS_OK;
  VARVE_TRY(needs_terminator(verifier, block, &needs));
  if (!needs)
    return VARVE_STATUS_OK;
  verifier->rule = VARVE_RULE_STRUCTURE_TERMINATOR;
  varve_doubt_part(verifier, varve_block_owner(block));
  return VARVE_FAULT(verifier, "block with no terminator, has \"%\"",
                     VARVE_TEXT(block->last->name->text));
}
