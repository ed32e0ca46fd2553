/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* gpu: what functions return, reductions, copies and launches. */
#include "verify/custom_common.h"
#include "verify/rule/condition.h"

varve_status varve_verify_gpu_return(varve_verifier *v, const varve_operation *op) {
  const varve_operation *function = varve_operation_parent(op);
  const varve_entity *type = function != NULL && varve_is_operation(function, "gpu.func")
                                 ? varve_type_property_of(function, "function_type")
                                 : NULL;
  if (type == NULL || type->kind != VARVE_KIND_FUNCTION_TYPE)
    return VARVE_STATUS_OK;
  uint32_t inputs = varve_function_type_num_inputs(type), results = type->child_count - inputs;
  if (op->operand_count != results)
    return VARVE_OP_FAULT(v, "expected % result operands", VARVE_NUMBER(results));
  for (uint32_t i = 0; i < results; i++)
    if (varve_operand_type(op, i) != type->children[inputs + i])
      return VARVE_OP_FAULT(v, "unexpected type % for operand #%",
                            VARVE_NODE(varve_operand_type(op, i)), VARVE_NUMBER(i));
  return VARVE_STATUS_OK;
}

/* The number of a case of add, mul, minui, minsi, minnumf, maxui, maxsi, maxnumf, and, or, xor,
 * minimumf, maximumf; -1: there is none, or it is not known. */
static int64_t reduction_of(const varve_operation *op) {
  const varve_entity *kind = varve_property_of(op, "op");
  int64_t number = 0;
  if (kind == NULL || !varve_entity_is_parametric(kind) || varve_parameter_count(kind) != 1)
    return -1;
  return varve_integer_of(varve_parameter(kind, 0), &number) ? number : -1;
}

static bool is_for_floats(int64_t kind) { return kind == 4 || kind == 7 || kind > 10; }

varve_status varve_verify_gpu_reduce(varve_verifier *v, const varve_operation *op) {
  const varve_entity *type = varve_scalar_of(varve_operand_type(op, 0));
  int64_t kind = reduction_of(op);
  if (varve_is_operation(op, "gpu.all_reduce") &&
      (varve_property_of(op, "op") == NULL) == (varve_entry_block(op, 0) == NULL))
    return varve_fault(v, "expected either an op attribute or a non-empty body", NULL);
  if (kind <= 1 || (type->kind != VARVE_KIND_FLOAT_TYPE && type->kind != VARVE_KIND_INTEGER_TYPE))
    return VARVE_STATUS_OK;
  if (is_for_floats(kind) == (type->kind == VARVE_KIND_FLOAT_TYPE))
    return VARVE_STATUS_OK;
  return VARVE_FAULT(v, "reduction operation is not compatible with type %", VARVE_NODE(type));
}

varve_status varve_verify_gpu_memcpy(varve_verifier *v, const varve_operation *op) {
  uint32_t last = op->operand_count - 1;
  const varve_entity *from = varve_operand_type(op, last), *to = varve_operand_type(op, last - 1);
  if (varve_scalar_of(from) != varve_scalar_of(to))
    return varve_op_fault(v, "arguments have incompatible element type");
  if (!varve_is_ranked_type(from) || !varve_is_ranked_type(to) ||
      varve_dims_fit(varve_type_dims(from), varve_type_dims(to)))
    return VARVE_STATUS_OK;
  return varve_op_fault(v, "arguments have incompatible shape");
}

enum { SPACE_WORKGROUP = 2, SPACE_PRIVATE = 3 }; /* of #gpu.address_space */

/* Arguments that are memory of a workgroup or of a thread. */
static varve_status check_attributions(varve_verifier *v, varve_block_argument *const *arguments,
                                       uint32_t count, int64_t space) {
  for (uint32_t i = 0; i < count; i++) {
    const varve_entity *type = arguments[i]->value.type;
    if (type->kind != VARVE_KIND_MEMREF_TYPE)
      return varve_op_fault(v, "expected memref type in attribution");
    const varve_entity *used = varve_memref_type_space(type);
    int64_t number = space;
    if (used != NULL && varve_has_base_name(used, VARVE_SLICE("gpu.address_space")) &&
        varve_entity_is_parametric(used) && varve_parameter_count(used) == 1 &&
        varve_integer_of(varve_parameter(used, 0), &number) && number != space)
      return VARVE_OP_FAULT(
          v, "expected memory space % in attribution",
          VARVE_TEXT(space == SPACE_WORKGROUP ? VARVE_SLICE("workgroup") : VARVE_SLICE("private")));
  }
  return VARVE_STATUS_OK;
}

/* Ids and sizes of blocks and threads, then memory. */
varve_status varve_verify_gpu_launch(varve_verifier *v, const varve_operation *op) {
  enum { LEAST_ARGUMENTS = 12, CLUSTER_ARGUMENTS = 6, CLUSTER_OPERAND = 7 };
  const varve_block *body = varve_entry_block(op, 0);
  const varve_entity *dictionary = varve_operation_dictionary(op), *shared = NULL;
  bool has_cluster = varve_operand_range_of(op, CLUSTER_OPERAND).count != 0;
  uint32_t least = LEAST_ARGUMENTS + (has_cluster ? CLUSTER_ARGUMENTS : 0);
  int64_t shared_count = 0;
  if (body == NULL)
    return VARVE_STATUS_OK;
  if (dictionary != NULL)
    shared = varve_dictionary_find(dictionary, VARVE_SLICE("workgroup_attributions"));
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

/* Launches of kernels */

static const varve_operation *module_around(const varve_operation *op) {
  do
    op = varve_operation_parent(op);
  while (op != NULL && !varve_is_operation(op, "builtin.module"));
  return op;
}

static bool has_attribute(const varve_operation *op, const char *name) {
  const varve_entity *dictionary = varve_operation_dictionary(op);
  return dictionary != NULL && varve_dictionary_find(dictionary, varve_slice_of(name)) != NULL;
}

varve_status varve_verify_gpu_launch_func(varve_verifier *v, const varve_operation *op) {
  const varve_operation *module = module_around(op);
  return module == NULL || has_attribute(module, "gpu.container_module")
             ? VARVE_STATUS_OK
             : varve_op_fault(v, "expected the closest surrounding module to have the "
                                 "'gpu.container_module' attribute");
}

/* Since LLVM 24 a gpu.func has a property instead of the attribute. */
static bool is_kernel(const varve_operation *function) {
  return has_attribute(function, "gpu.kernel") || varve_property_of(function, "kernel") != NULL;
}

static varve_status check_kernel_operands(varve_verifier *v, const varve_operation *op,
                                          const varve_operation *kernel) {
  enum { KERNEL_OPERANDS = 11 };
  varve_value_range operands = varve_operand_range_of(op, KERNEL_OPERANDS);
  const varve_entity *type = varve_type_property_of(kernel, "function_type");
  if (type == NULL || type->kind != VARVE_KIND_FUNCTION_TYPE)
    return VARVE_STATUS_OK;
  uint32_t inputs = varve_function_type_num_inputs(type);
  if (operands.count != inputs)
    return VARVE_OP_FAULT(v, "got % kernel operands but expected %", VARVE_NUMBER(operands.count),
                          VARVE_NUMBER(inputs));
  for (uint32_t i = 0; i < inputs; i++)
    if (varve_operand_type(op, operands.first + i) != type->children[i])
      return VARVE_OP_FAULT(v, "type of function argument % does not match", VARVE_NUMBER(i));
  return VARVE_STATUS_OK;
}

/* The kernel, which is a function of a module of kernels, or in a binary. */
static varve_status check_launch(varve_verifier *v, const varve_operation *op) {
  const varve_entity *name = varve_property_of(op, "kernel"), *root = NULL;
  const varve_operation *container = NULL, *kernel = NULL;
  v->op = op;
  VARVE_TRY(varve_check_counts(v, op->name->definition));
  if (name == NULL || name->kind != VARVE_KIND_SYMBOL_REF || varve_has_odd_groups(v, op))
    return VARVE_STATUS_OK;
  VARVE_TRY(varve_symbol_ref_get(v->context, name->children[0], NULL, 0, &root));
  VARVE_TRY(varve_find_symbol(v, op, root, &container));
  varve_slice text = varve_string_bytes(name->children[0]);
  if (container == NULL)
    return VARVE_OP_FAULT(v, "kernel container '%' is undefined", VARVE_TEXT(text));
  if (varve_is_operation(container, "gpu.binary"))
    return VARVE_STATUS_OK;
  if (!varve_is_operation(container, "gpu.module"))
    return VARVE_OP_FAULT(v, "kernel module '%' is undefined", VARVE_TEXT(text));
  VARVE_TRY(varve_find_symbol(v, op, name, &kernel));
  if (kernel == NULL || kernel == container)
    return VARVE_OP_FAULT(v, "kernel function '%' is undefined", VARVE_NODE(name));
  if (!is_kernel(kernel))
    return varve_op_fault(v, "kernel function is missing the 'gpu.kernel' attribute");
  return varve_is_operation(kernel, "gpu.func") ? check_kernel_operands(v, op, kernel)
                                                : VARVE_STATUS_OK;
}

static varve_status check_launches_in(varve_verifier *v, const varve_operation *function) {
  for (uint32_t i = 0; i < varve_operation_region_count(function); i++)
    for (const varve_block *block = varve_entry_block(function, i); block != NULL;
         block = block->next)
      for (const varve_operation *op = block->first; op != NULL; op = op->next)
        if (op->name->definition != NULL && varve_is_operation(op, "gpu.launch_func"))
          VARVE_TRY(varve_end_check(v, check_launch(v, op)));
  return VARVE_STATUS_OK;
}

varve_status varve_check_gpu_launches(varve_verifier *v, const varve_operation *module) {
  const varve_block *body = varve_entry_block(module, 0);
  v->rule = VARVE_RULE_SYMBOL_USE;
  for (const varve_operation *op = body == NULL ? NULL : body->first; op != NULL; op = op->next)
    VARVE_TRY(check_launches_in(v, op));
  v->op = module;
  return VARVE_STATUS_OK;
}
