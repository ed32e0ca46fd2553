/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Traits about regions, blocks and parents of operations. */
#include "dialect/operation_values.h"
#include "ir/attributes.h"
#include "verify/custom_common.h"

varve_status varve_trait_single_block(varve_verifier *verifier, const varve_operation *op,
                                      const varve_trait_use *use) {
  varve_operation_plan *plan = NULL;
  (void)use;
  VARVE_TRY(varve_get_plan(verifier, op->name, &plan));
  for (uint32_t i = 0; i < varve_operation_region_count(op); i++) {
    const varve_region *region = varve_operation_region(op, i);
    if (region->first == NULL)
      continue;
    if (region->first != region->last)
      return VARVE_OP_FAULT(verifier, "expects region #% to have 0 or 1 blocks", VARVE_NUMBER(i));
    if (!plan->needs_no_terminator && region->first->first == NULL)
      return varve_op_fault(verifier, "expects a non-empty block");
  }
  return VARVE_STATUS_OK;
}

static varve_status report_parent(varve_verifier *verifier, const varve_trait_use *use) {
  VARVE_TRY(varve_fault_operation(verifier));
  VARVE_TRY(varve_fault_text(verifier, "expects parent op "));
  VARVE_TRY(varve_fault_text(verifier, use->argument_count == 1 ? "'" : "to be one of '"));
  for (uint32_t i = 0; i < use->argument_count; i++) {
    VARVE_TRY(varve_fault_text(verifier, i == 0 ? "" : ", "));
    VARVE_TRY(varve_fault_slice(verifier, use->arguments[i].text));
  }
  return varve_fault(verifier, "'", NULL);
}

varve_status varve_trait_has_parent(varve_verifier *verifier, const varve_operation *op,
                                    const varve_trait_use *use) {
  const varve_operation *parent = varve_operation_parent(op);
  for (uint32_t i = 0; i < use->argument_count; i++) {
    varve_slice expected = use->arguments[i].text;
    bool is_operation = memchr(expected.data, '.', expected.size) != NULL;
    if (!is_operation || (parent != NULL && varve_slice_equal(parent->name->text, expected)))
      return VARVE_STATUS_OK;
  }
  return report_parent(verifier, use);
}

varve_status varve_trait_parallel_combining(varve_verifier *verifier, const varve_operation *op,
                                            const varve_trait_use *use) {
  const varve_operation *parent = varve_operation_parent(op);
  const varve_operation_definition *definition = parent == NULL ? NULL : parent->name->definition;
  (void)use;
  /* In releases such as LLVM 16, the parent operation implements the interface. */
  if (!varve_era_has(verifier->context->era, VARVE_HAS_ALL_CHECKS))
    return VARVE_STATUS_OK;
  if (definition != NULL && varve_has_trait(definition->dialect->tables, definition->record->traits,
                                            "InParallelOpInterface"))
    return VARVE_STATUS_OK;
  if (parent != NULL)
    VARVE_TRY(varve_doubt_unknown(verifier, parent));
  return varve_fault(verifier, "expected InParallelOpInterface parent", NULL);
}

/* Checks the children in the first block of the first region. */
varve_status varve_trait_at_most_one_child(varve_verifier *verifier, const varve_operation *op,
                                           const varve_trait_use *use) {
  const varve_block *body =
      varve_operation_region_count(op) == 0 ? NULL : varve_operation_region(op, 0)->first;
  for (uint32_t i = 0; i < use->argument_count && body != NULL; i++) {
    unsigned count = 0;
    for (const varve_operation *child = body->first; child != NULL && count < 2;
         child = child->next)
      count += varve_slice_equal(child->name->text, use->arguments[i].text);
    if (count == 2)
      return VARVE_FAULT(verifier,
                         "failed to verify AtMostOneChildOf trait: the operation contains at least "
                         "two operations of type %",
                         VARVE_TEXT(use->arguments[i].text));
  }
  return VARVE_STATUS_OK;
}

varve_status varve_trait_no_region_arguments(varve_verifier *verifier, const varve_operation *op,
                                             const varve_trait_use *use) {
  (void)use;
  for (uint32_t i = 0; i < varve_operation_region_count(op); i++) {
    const varve_block *entry = varve_operation_region(op, i)->first;
    if (entry == NULL || entry->argument_count == 0)
      continue;
    if (varve_operation_region_count(op) == 1)
      return varve_op_fault(verifier, "region should have no arguments");
    return VARVE_OP_FAULT(verifier, "region #% should have no arguments", VARVE_NUMBER(i));
  }
  return VARVE_STATUS_OK;
}

varve_status varve_trait_terminator(varve_verifier *verifier, const varve_operation *op,
                                    const varve_trait_use *use) {
  (void)use;
  if (op->block == NULL || op->next == NULL)
    return VARVE_STATUS_OK;
  return varve_op_fault(verifier, "must be the last operation in the parent block");
}

/* An operation with BranchOpInterface passes its last operand groups to its successors, one group
 * to each successor. */
varve_status varve_check_branch(varve_verifier *verifier, const varve_operation *op,
                                uint32_t successor, varve_value_range range) {
  const varve_block *block = varve_operation_successors(op)[successor].block;
  if (block->argument_count != range.count)
    return VARVE_FAULT(verifier, "branch has % operands for successor #%, but target block has %",
                       VARVE_NUMBER(range.count), VARVE_NUMBER(successor),
                       VARVE_NUMBER(block->argument_count));
  for (uint32_t i = 0; i < range.count; i++)
    if (varve_operation_operand(op, range.first + i)->type != block->arguments[i]->value.type)
      return VARVE_FAULT(verifier, "type mismatch for bb argument #% of successor #%",
                         VARVE_NUMBER(i), VARVE_NUMBER(successor));
  return VARVE_STATUS_OK;
}

varve_status varve_trait_branch(varve_verifier *verifier, const varve_operation *op,
                                const varve_trait_use *use) {
  const varve_operation_definition *definition = op->name->definition;
  varve_record_list operands = definition->record->operands;
  uint32_t count = varve_operation_successor_count(op);
  (void)use;
  if (count != definition->record->successors.count || count > operands.count)
    return VARVE_STATUS_OK;
  uint32_t first = operands.count - count;
  for (uint32_t i = 0; i < count; i++)
    if (definition->values[operands.first + first + i].variadicity != VARVE_VARIADICITY_VARIADIC ||
        definition->values[definition->record->successors.first + i].variadicity !=
            VARVE_VARIADICITY_SINGLE)
      return VARVE_STATUS_OK;
  for (uint32_t i = 0; i < count; i++)
    VARVE_TRY(varve_check_branch(verifier, op, i, varve_operand_range_of(op, first + i)));
  return VARVE_STATUS_OK;
}

varve_status varve_trait_weighted_branch(varve_verifier *verifier, const varve_operation *op,
                                         const varve_trait_use *use) {
  const varve_entity *properties = varve_operation_inherent(op);
  const varve_entity *weights =
      properties == NULL ? NULL : varve_dictionary_find(properties, VARVE_SLICE("branch_weights"));
  uint32_t successors = varve_operation_successor_count(op);
  (void)use;
  if (weights == NULL || weights->kind != VARVE_KIND_DENSE_ARRAY ||
      varve_dense_array_count(weights) == successors)
    return VARVE_STATUS_OK;
  return VARVE_FAULT(verifier,
                     "expects number of branch weights to match number of successors: % vs %",
                     VARVE_NUMBER(varve_dense_array_count(weights)), VARVE_NUMBER(successors));
}
