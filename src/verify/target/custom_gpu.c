/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* gpu: launches and regions of functions and reductions. */
#include "verify/custom_common.h"
#include "verify/rule/condition.h"

varve_status varve_verify_gpu_all_reduce(varve_verifier *v, const varve_operation *op) {
  return (varve_property_of(op, "op") == NULL) != (varve_entry_block(op, 0) == NULL)
             ? VARVE_STATUS_OK
             : varve_fault(v, "expected either an op attribute or a non-empty body", NULL);
}

enum { SPACE_WORKGROUP = 2, SPACE_PRIVATE = 3 }; /* cases of #gpu.address_space */

/* Checks memory attributions: block arguments that are memory of a workgroup or of a thread. */
static varve_status check_attributions(varve_verifier *v, varve_block_argument *const *arguments,
                                       uint32_t count, int64_t space) {
  for (uint32_t i = 0; i < count; i++) {
    const varve_entity *type = arguments[i]->value.type;
    if (type->kind != VARVE_KIND_MEMREF_TYPE)
      return varve_op_fault(v, "expected memref type in attribution");
    const varve_entity *used = varve_memref_type_space(type);
    int64_t number = space;
    if (used != NULL && varve_is_base(used, "gpu.address_space") &&
        varve_entity_is_parametric(used) && varve_parameter_count(used) == 1 &&
        varve_integer_of(varve_parameter(used, 0), &number) && number != space)
      return VARVE_OP_FAULT(
          v, "expected memory space % in attribution",
          VARVE_TEXT(space == SPACE_WORKGROUP ? VARVE_SLICE("workgroup") : VARVE_SLICE("private")));
  }
  return VARVE_STATUS_OK;
}

/* Checks the arguments of the body: ids and sizes of blocks and threads, then memory attributions.
 */
varve_status varve_verify_gpu_launch(varve_verifier *v, const varve_operation *op) {
  enum { LEAST_ARGUMENTS = 12, CLUSTER_ARGUMENTS = 6, CLUSTER_OPERAND = 7 };
  const varve_block *body = varve_entry_block(op, 0);
  bool has_cluster = varve_operand_range_of(op, CLUSTER_OPERAND).count != 0;
  uint32_t least = LEAST_ARGUMENTS + (has_cluster ? CLUSTER_ARGUMENTS : 0);
  int64_t shared_count = 0;
  if (body == NULL)
    return VARVE_STATUS_OK;
  const varve_entity *shared = varve_discardable_of(op, "workgroup_attributions");
  if (shared != NULL && (!varve_integer_of(shared, &shared_count) || shared_count < 0))
    shared_count = 0;
  if (body->argument_count < least || body->argument_count - least < shared_count)
    return varve_op_fault(v, "unexpected number of region arguments");
  uint32_t first_private = least + (uint32_t)shared_count;
  VARVE_TRY(
      check_attributions(v, body->arguments + least, (uint32_t)shared_count, SPACE_WORKGROUP));
  return check_attributions(v, body->arguments + first_private,
                            body->argument_count - first_private, SPACE_PRIVATE);
}

varve_status varve_verify_gpu_launch_func(varve_verifier *v, const varve_operation *op) {
  const varve_operation *module = varve_find_around(op, "builtin.module");
  return module == NULL || varve_discardable_of(module, "gpu.container_module") != NULL
             ? VARVE_STATUS_OK
             : varve_op_fault(v, "expected the closest surrounding module to have the "
                                 "'gpu.container_module' attribute");
}

/* Checks the memory attributions: the arguments of the entry block after the inputs of the function
 * type. */
varve_status varve_verify_gpu_func_region(varve_verifier *v, const varve_operation *op) {
  const varve_block *entry = varve_entry_block(op, 0);
  const varve_entity *type = varve_function_type_of(op);
  if (entry == NULL || type == NULL)
    return VARVE_STATUS_OK;
  uint32_t inputs = varve_function_type_num_inputs(type);
  for (uint32_t i = inputs; i < entry->argument_count; i++)
    if (entry->arguments[i]->value.type->kind != VARVE_KIND_MEMREF_TYPE)
      return varve_op_fault(v, "expected memref type in attribution");
  return VARVE_STATUS_OK;
}

varve_status varve_verify_gpu_reduce_region(varve_verifier *v, const varve_operation *op) {
  const varve_block *body = varve_entry_block(op, 0);
  const varve_entity *type = varve_operand_type(op, 0);
  uint32_t yields = 0;
  if (body == NULL)
    return VARVE_STATUS_OK;
  if (body->argument_count != 2)
    return varve_fault(v, "expected two region arguments", NULL);
  for (uint32_t i = 0; i < 2; i++)
    if (body->arguments[i]->value.type != type)
      return varve_fault(v, "incorrect region argument type", NULL);
  for (const varve_block *block = body; block != NULL; block = block->next) {
    if (block->last == NULL || !varve_is_operation(block->last, "gpu.yield"))
      continue;
    if (block->last->operand_count != 1)
      return varve_fault(v, "expected one gpu.yield operand", NULL);
    if (varve_operand_type(block->last, 0) != type)
      return varve_fault(v, "incorrect gpu.yield type", NULL);
    yields++;
  }
  return yields != 0 ? VARVE_STATUS_OK : varve_fault(v, "expected gpu.yield op in region", NULL);
}
