/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* gpu: functions, launches, reductions, copies, matrices of a subgroup, clusters and rotations. */
#include "dialect/evaluate/infer_convert.h"
#include "verify/custom_common.h"
#include "verify/rule/condition.h"

varve_status varve_verify_gpu_return(varve_verifier *v, const varve_operation *op) {
  const varve_operation *function = varve_operation_parent(op);
  const varve_entity *type = function != NULL && varve_is_operation(function, "gpu.func")
                                 ? varve_function_type_of(function)
                                 : NULL;
  if (type == NULL)
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

/* Returns the number of the reduction's enum case, or -1 if the case is unknown. The cases from 0
 * on are add, mul, minui, minsi, minnumf, maxui, maxsi, maxnumf, and, or, xor, minimumf,
 * maximumf. */
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

varve_status varve_verify_gpu_alloc(varve_verifier *v, const varve_operation *op) {
  const varve_entity *type = varve_result_type(op, 0);
  return varve_check_dynamic_sizes(v, type, varve_operand_range_of(op, 1).count);
}

/* Checks the memory attributions: the arguments of the entry block after the inputs of the function
 * type. Also checks that a kernel has no results. */
varve_status varve_verify_gpu_func_region(varve_verifier *v, const varve_operation *op) {
  const varve_block *entry = varve_entry_block(op, 0);
  const varve_entity *type = varve_function_type_of(op);
  if (entry == NULL || type == NULL)
    return VARVE_STATUS_OK;
  uint32_t inputs = varve_function_type_num_inputs(type);
  for (uint32_t i = inputs; i < entry->argument_count; i++)
    if (entry->arguments[i]->value.type->kind != VARVE_KIND_MEMREF_TYPE)
      return varve_op_fault(v, "expected memref type in attribution");
  if (varve_discardable_of(op, "gpu.kernel") != NULL && inputs != type->child_count)
    return varve_op_fault(v, "expected void return type for kernel function");
  return VARVE_STATUS_OK;
}

/* Matrices: mma_matrix<16x16xf32, "COp"> */
typedef struct mma {
  int64_t rows;
  int64_t columns;
  char operand; /* 'A', 'B' or 'C' */
} mma;

static bool find_mma(const varve_entity *type, mma *found) {
  varve_dialect_shape shape;
  if (!varve_is_dialect_type(type, "gpu", "mma_matrix") ||
      !varve_dialect_type_shape(type, &shape) || shape.rank != 2)
    return false;
  varve_slice operand = varve_string_bytes(varve_parameter(type, 2));
  *found = (mma){varve_dialect_shape_at(&shape, 0), varve_dialect_shape_at(&shape, 1),
                 operand.size == 0 ? 0 : operand.data[0]};
  return true;
}

varve_status varve_verify_gpu_mma_store(varve_verifier *v, const varve_operation *op) {
  mma stored;
  return !find_mma(varve_operand_type(op, 0), &stored) || stored.operand == 'C'
             ? VARVE_STATUS_OK
             : varve_fault(v, "expected the operand matrix being stored to have 'COp' operand type",
                           NULL);
}

varve_status varve_verify_gpu_mma_compute(varve_verifier *v, const varve_operation *op) {
  mma a, b, c;
  if (!find_mma(varve_operand_type(op, 0), &a) || !find_mma(varve_operand_type(op, 1), &b) ||
      !find_mma(varve_operand_type(op, 2), &c))
    return VARVE_STATUS_OK;
  if (a.operand != 'A' || b.operand != 'B' || c.operand != 'C')
    return varve_fault(v, "operands must be in the order AOp, BOp, COp", NULL);
  return a.columns == b.rows && a.rows == c.rows && b.columns == c.columns
             ? VARVE_STATUS_OK
             : varve_fault(v, "operand shapes do not satisfy matmul constraints", NULL);
}

/* Reductions */

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

static bool is_power_of_two(int64_t number) { return number > 0 && (number & (number - 1)) == 0; }

varve_status varve_verify_gpu_subgroup_reduce(varve_verifier *v, const varve_operation *op) {
  const varve_entity *size = varve_property_of(op, "cluster_size");
  const varve_entity *stride = varve_property_of(op, "cluster_stride");
  int64_t number = 0;
  if (size != NULL && varve_integer_of(size, &number) && !is_power_of_two(number))
    return VARVE_OP_FAULT(v, "cluster size % is not a power of two", VARVE_NUMBER(number));
  if (stride != NULL && varve_integer_of(stride, &number) && number != 1) {
    if (!is_power_of_two(number))
      return VARVE_OP_FAULT(v, "cluster stride % is not a power of two", VARVE_NUMBER(number));
    if (size == NULL)
      return varve_op_fault(v, "cluster stride can only be specified if cluster size is specified");
  }
  return varve_verify_gpu_reduce(v, op);
}

varve_status varve_verify_gpu_rotate(varve_verifier *v, const varve_operation *op) {
  const varve_entity *offset = varve_property_of(op, "offset");
  const varve_entity *width = varve_property_of(op, "width");
  int64_t a = 0, b = 0;
  bool is_known = offset != NULL && width != NULL && varve_integer_of(offset, &a) &&
                  varve_integer_of(width, &b);
  return !is_known || a < b
             ? VARVE_STATUS_OK
             : VARVE_OP_FAULT(v, "offset must be in the range [0, %)", VARVE_NUMBER(b));
}
