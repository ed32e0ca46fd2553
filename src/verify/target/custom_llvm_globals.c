/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* llvm: aliases, comdats and flags as a module has them, where branches lead and what unwinds. */
#include "verify/custom_common.h"

varve_status varve_verify_llvm_comdat_region(varve_verifier *v, const varve_operation *op) {
  const varve_block *entry = varve_entry_block(op, 0);
  const varve_operation *inner = entry == NULL ? NULL : entry->first;
  for (; inner != NULL; inner = inner->next)
    if (!varve_is_operation(inner, "llvm.comdat_selector")) {
      v->op = inner;
      return varve_fault(v, "only comdat selector symbols can appear in a comdat region", NULL);
    }
  return VARVE_STATUS_OK;
}

/* What a function or global names as its comdat. */
varve_status varve_verify_llvm_comdat_use(varve_verifier *v, const varve_operation *op) {
  const varve_operation *found = NULL;
  const varve_entity *name = varve_property_of(op, "comdat");
  if (name == NULL)
    return VARVE_STATUS_OK;
  VARVE_TRY(varve_find_used_symbol(v, op, "comdat", &found));
  return found != NULL && varve_is_operation(found, "llvm.comdat_selector")
             ? VARVE_STATUS_OK
             : varve_fault(v, "expected comdat symbol", NULL);
}

varve_status varve_verify_llvm_alias_region(varve_verifier *v, const varve_operation *op) {
  const varve_operation *end = varve_region_end(op, 0);
  if (end == NULL || !varve_is_operation(end, "llvm.return"))
    return VARVE_STATUS_OK;
  return end->operand_count == 1 &&
                 varve_slice_equal(varve_node_mnemonic(varve_operand_type(end, 0)),
                                   VARVE_SLICE("ptr"))
             ? VARVE_STATUS_OK
             : varve_op_fault(v, "initializer region must always return a pointer");
}

/* In what is a module to LLVM. An operation without definition may be one if it has one region. */
varve_status varve_check_llvm_module_level(varve_verifier *v, const varve_operation *op) {
  const varve_operation *around = varve_operation_parent(op);
  const varve_operation_plan *plan = NULL;
  if (around == NULL)
    return VARVE_STATUS_OK;
  VARVE_TRY(varve_get_plan(v, around->name, &plan));
  bool may_be_module = !plan->is_told && varve_operation_region_count(around) == 1;
  return may_be_module || (plan->is_symbol_table && plan->is_isolated)
             ? VARVE_STATUS_OK
             : varve_op_fault(v, "must appear at the module level");
}

/* Options for the linker and flags. */
varve_status varve_verify_llvm_module_level(varve_verifier *v, const varve_operation *op) {
  const varve_entity *flags = varve_property_of(op, "flags");
  VARVE_TRY(varve_check_llvm_module_level(v, op));
  for (uint32_t i = 0; flags != NULL && flags->kind == VARVE_KIND_ARRAY && i < flags->child_count;
       i++)
    if (!varve_entity_is_dialect_node(flags->children[i]))
      return varve_op_fault(v, "expected a module flag attribute");
  return VARVE_STATUS_OK;
}

/* One weight for each way. */
varve_status varve_verify_llvm_weights(varve_verifier *v, const varve_operation *op) {
  const varve_entity *weights = varve_property_of(op, "branch_weights");
  uint32_t count = varve_operation_successor_count(op);
  if (weights == NULL || weights->kind != VARVE_KIND_DENSE_ARRAY ||
      varve_dense_array_count(weights) == count)
    return VARVE_STATUS_OK;
  return VARVE_FAULT(v, "expects number of branch weights to match number of successors: % vs %",
                     VARVE_NUMBER(varve_dense_array_count(weights)), VARVE_NUMBER(count));
}

varve_status varve_verify_llvm_invoke(varve_verifier *v, const varve_operation *op) {
  const varve_operation *first = varve_operation_successor_count(op) == 2
                                     ? varve_operation_successors(op)[1].block->first
                                     : NULL;
  if (first != NULL && !varve_is_operation(first, "llvm.landingpad"))
    return varve_fault(
        v, "first operation in unwind destination should be a llvm.landingpad operation", NULL);
  return varve_verify_llvm_weights(v, op);
}
