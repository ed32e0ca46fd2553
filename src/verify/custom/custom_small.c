/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Dialects of which a few operations ask for something: gpu, smt. */
#include "verify/custom_common.h"

/* gpu */

varve_status varve_verify_gpu_alloc(varve_verifier *v, const varve_operation *op) {
  const varve_entity *type = varve_result_type(op, 0);
  return varve_check_dynamic_sizes(v, type, varve_operand_range_of(op, 1).count);
}

/* The arguments behind those of the type are memory. */
varve_status varve_verify_gpu_func_region(varve_verifier *v, const varve_operation *op) {
  const varve_block *entry = varve_entry_block(op, 0);
  const varve_entity *attribute = varve_property_of(op, "function_type");
  if (entry == NULL || attribute == NULL || attribute->kind != VARVE_KIND_TYPE ||
      attribute->children[0]->kind != VARVE_KIND_FUNCTION_TYPE)
    return VARVE_STATUS_OK;
  uint32_t inputs = varve_function_type_num_inputs(attribute->children[0]);
  for (uint32_t i = inputs; i < entry->argument_count; i++)
    if (entry->arguments[i]->value.type->kind != VARVE_KIND_MEMREF_TYPE)
      return varve_op_fault(v, "expected memref type in attribution");
  const varve_entity *dictionary = varve_operation_dictionary(op);
  bool is_kernel =
      dictionary != NULL && varve_dictionary_find(dictionary, VARVE_SLICE("gpu.kernel")) != NULL;
  if (is_kernel && inputs != attribute->children[0]->child_count)
    return varve_op_fault(v, "expected void return type for kernel function");
  return VARVE_STATUS_OK;
}

/* smt */

varve_status varve_verify_smt_variadic(varve_verifier *v, const varve_operation *op) {
  if (op->operand_count >= 2)
    return VARVE_STATUS_OK;
  return VARVE_OP_FAULT(v, "'inputs' must have at least size 2, but got %",
                        VARVE_NUMBER(op->operand_count));
}
