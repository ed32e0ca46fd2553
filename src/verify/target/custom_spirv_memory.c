/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* spirv: pointers, memory accesses, cooperative matrices, scopes and groups. */
#include "dialect/evaluate/infer_convert.h"
#include "dialect/known/spirv_parts.h"
#include "verify/custom_common.h"
#include "verify/rule/condition.h"

enum { WORKGROUP_CLASS = 4, CROSS_WORKGROUP_CLASS = 5, FUNCTION_CLASS = 7, GENERIC_CLASS = 8 };
enum { PHYSICAL_BUFFER_CLASS = 5349, PHYSICAL_BUFFER_MODEL = 5348 };

static int64_t case_of(const varve_operation *op, const char *property) {
  return varve_parameter_case(varve_property_of(op, property), 0);
}

static int64_t storage_of(const varve_entity *pointer) { return varve_parameter_case(pointer, 1); }

/* Casts of pointers */

static varve_status check_same_pointee(varve_verifier *v, const varve_operation *op) {
  const varve_entity *from = NULL, *to = NULL;
  from = varve_dialect_type_part(varve_operand_type(op, 0), 0);
  to = varve_dialect_type_part(varve_result_type(op, 0), 0);
  return from == NULL || to == NULL || from == to
             ? VARVE_STATUS_OK
             : VARVE_OP_FAULT(v,
                              "pointer operand's pointee type must have the same as the op result "
                              "type, but found % vs %",
                              VARVE_NODE(from), VARVE_NODE(to));
}

static bool is_specific(int64_t storage) {
  return storage < 0 || storage == WORKGROUP_CLASS || storage == CROSS_WORKGROUP_CLASS ||
         storage == FUNCTION_CLASS;
}
static bool is_generic(int64_t storage) { return storage < 0 || storage == GENERIC_CLASS; }

varve_status varve_verify_spirv_to_generic(varve_verifier *v, const varve_operation *op) {
  if (!is_specific(storage_of(varve_operand_type(op, 0))))
    return varve_fault(v,
                       "pointer must point to the Workgroup, CrossWorkgroup, or Function "
                       "Storage Class",
                       NULL);
  if (!is_generic(storage_of(varve_result_type(op, 0))))
    return varve_fault(v, "result type must be of storage class Generic", NULL);
  return check_same_pointee(v, op);
}

varve_status varve_verify_spirv_from_generic(varve_verifier *v, const varve_operation *op) {
  if (!is_generic(storage_of(varve_operand_type(op, 0))))
    return varve_fault(v, "pointer type must be of storage class Generic", NULL);
  if (!is_specific(storage_of(varve_result_type(op, 0))))
    return varve_fault(v,
                       "result must point to the Workgroup, CrossWorkgroup, or Function "
                       "Storage Class",
                       NULL);
  return check_same_pointee(v, op);
}

/* Checks conversions between a pointer and a number. */
varve_status varve_verify_spirv_pointer_number(varve_verifier *v, const varve_operation *op) {
  const varve_entity *from = varve_operand_type(op, 0), *to = varve_result_type(op, 0);
  bool is_from_pointer = varve_is_dialect_type(from, "spirv", "ptr");
  const varve_entity *number = is_from_pointer ? to : from, *pointer = is_from_pointer ? from : to;
  const varve_operation *module = varve_find_around(op, "spirv.module");
  if (number->kind != VARVE_KIND_INTEGER_TYPE ||
      varve_integer_type_layout(number).signedness != VARVE_SIGNLESS)
    return varve_fault(v, "result must be a scalar type of unsigned integer", NULL);
  int64_t model = module == NULL ? -1 : case_of(module, "addressing_model");
  bool is_physical = model != 0 && (model != PHYSICAL_BUFFER_MODEL ||
                                    storage_of(pointer) == PHYSICAL_BUFFER_CLASS);
  return is_physical ? VARVE_STATUS_OK : varve_fault(v, "a physical pointer is needed", NULL);
}

/* Chains */

/* Gets the integer of a spirv.Constant. Returns false if the value has no such constant. */
static bool constant_of(const varve_value *value, int64_t *number) {
  const varve_operation *op = varve_defining_operation(value);
  const varve_entity *constant = op != NULL && varve_is_operation(op, "spirv.Constant")
                                     ? varve_property_of(op, "value")
                                     : NULL;
  return constant != NULL && constant->kind == VARVE_KIND_INTEGER &&
         varve_integer_of(constant, number);
}

static varve_status check_chain(varve_verifier *v, const varve_operation *op, uint32_t first) {
  const varve_entity *base = varve_operand_type(op, 0), *result = varve_result_type(op, 0);
  const varve_entity *type = NULL, *pointee = NULL;
  type = varve_dialect_type_part(base, 0);
  for (uint32_t i = first; type != NULL && i < op->operand_count; i++) {
    uint64_t count = 0;
    int64_t index = 0;
    if (!varve_spirv_count_parts(type, &count))
      return VARVE_FAULT(v,
                         "'spirv.AccessChain' op cannot extract from non-composite type % with "
                         "index %",
                         VARVE_NODE(type), VARVE_NUMBER(index));
    if (varve_is_dialect_type(type, "spirv", "struct")) {
      const varve_value *value = varve_operation_operand(op, i);
      if (varve_defining_operation(value) == NULL)
        return varve_op_fault(v, "index must be an integer spirv.Constant to access element of "
                                 "spirv.struct");
      if (!constant_of(value, &index))
        return varve_fault(v,
                           "'spirv.AccessChain' index must be an integer spirv.Constant to access "
                           "element of spirv.struct",
                           NULL);
      if (index < 0 || (uint64_t)index >= count)
        return VARVE_OP_FAULT(v, "index % out of bounds", VARVE_NUMBER(index));
    }
    type = varve_spirv_part(type, (uint64_t)index);
  }
  pointee = varve_dialect_type_part(result, 0);
  bool fits = type == NULL || pointee == NULL ||
              (type == pointee && storage_of(base) == storage_of(result));
  return fits ? VARVE_STATUS_OK
              : VARVE_OP_FAULT(v, "invalid result type: expected a pointer to %, but provided %",
                               VARVE_NODE(type), VARVE_NODE(result));
}

varve_status varve_verify_spirv_access_chain(varve_verifier *v, const varve_operation *op) {
  return check_chain(v, op, 1);
}

varve_status varve_verify_spirv_pointer_chain(varve_verifier *v, const varve_operation *op) {
  return check_chain(v, op, 2);
}

/* Accesses */

static varve_status check_alignment(varve_verifier *v, const varve_operation *op,
                                    const char *access, const char *alignment) {
  enum { ALIGNED = 2 };
  bool has_access = varve_property_of(op, access) != NULL;
  bool has_alignment = varve_property_of(op, alignment) != NULL;
  int64_t bits = case_of(op, access);
  if (!has_access)
    return has_alignment ? varve_op_fault(v, "invalid alignment specification without aligned "
                                             "memory access specification")
                         : VARVE_STATUS_OK;
  if (bits < 0 || ((bits & ALIGNED) != 0) == has_alignment)
    return VARVE_STATUS_OK;
  return varve_op_fault(v, has_alignment ? "invalid alignment specification with non-aligned "
                                           "memory access specification"
                                         : "missing alignment value");
}

/* Compares the pointee of a pointer with the type of a value. Two structs are not compared, because
 * a struct may refer to itself by name. */
static varve_status check_pointee(varve_verifier *v, const varve_entity *pointer,
                                  const varve_entity *value) {
  const varve_entity *pointee = varve_dialect_type_part(pointer, 0);
  return pointee == NULL || pointee == value ||
                 (varve_is_dialect_type(pointee, "spirv", "struct") &&
                  varve_is_dialect_type(value, "spirv", "struct"))
             ? VARVE_STATUS_OK
             : varve_op_fault(v, "mismatch in result type and pointer type");
}

varve_status varve_verify_spirv_load(varve_verifier *v, const varve_operation *op) {
  VARVE_TRY(check_pointee(v, varve_operand_type(op, 0), varve_result_type(op, 0)));
  return check_alignment(v, op, "memory_access", "alignment");
}

varve_status varve_verify_spirv_store(varve_verifier *v, const varve_operation *op) {
  VARVE_TRY(check_pointee(v, varve_operand_type(op, 0), varve_operand_type(op, 1)));
  return check_alignment(v, op, "memory_access", "alignment");
}

/* Checks that the pointee is the element type of the result. */
varve_status varve_verify_spirv_block_read(varve_verifier *v, const varve_operation *op) {
  return check_pointee(v, varve_operand_type(op, 0), varve_scalar_of(varve_result_type(op, 0)));
}

varve_status varve_verify_spirv_block_write(varve_verifier *v, const varve_operation *op) {
  return check_pointee(v, varve_operand_type(op, 0), varve_scalar_of(varve_operand_type(op, 1)));
}

varve_status varve_verify_spirv_copy_memory(varve_verifier *v, const varve_operation *op) {
  const varve_entity *to = NULL, *from = NULL;
  to = varve_dialect_type_part(varve_operand_type(op, 0), 0);
  from = varve_dialect_type_part(varve_operand_type(op, 1), 0);
  if (to != NULL && from != NULL && to != from)
    return varve_op_fault(v, "both operands must be pointers to the same type");
  VARVE_TRY(check_alignment(v, op, "memory_access", "alignment"));
  return check_alignment(v, op, "source_memory_access", "source_alignment");
}

varve_status varve_verify_spirv_matrix_access(varve_verifier *v, const varve_operation *op) {
  enum { ALIGNED = 2, MAKE_AVAILABLE = 8, MAKE_VISIBLE = 16 };
  bool is_load = varve_is_operation(op, "spirv.KHR.CooperativeMatrixLoad");
  bool has_alignment = varve_property_of(op, "alignment") != NULL;
  const varve_entity *pointee = NULL;
  int64_t bits = case_of(op, "memory_operand");
  pointee = varve_dialect_type_part(varve_operand_type(op, 0), 0);
  if (pointee != NULL && pointee->kind == VARVE_KIND_DIALECT_TYPE)
    return VARVE_OP_FAULT(v, "Pointer must point to a scalar or vector type but provided %",
                          VARVE_NODE(pointee));
  if (bits < 0)
    return VARVE_STATUS_OK;
  if ((bits & (is_load ? MAKE_AVAILABLE : MAKE_VISIBLE)) != 0)
    return varve_op_fault(v, is_load ? "not compatible with memory operand 'MakePointerAvailable'"
                                     : "not compatible with memory operand 'MakePointerVisible'");
  if (((bits & ALIGNED) != 0) == has_alignment)
    return VARVE_STATUS_OK;
  return varve_op_fault(v, has_alignment
                               ? "found alignment attribute for non-'Aligned' memory operand"
                               : "missing value for the 'Aligned' memory operand");
}

/* Indices of the parameters of a cooperative matrix. */
enum { ROWS, COLUMNS, ELEMENT, SCOPE, USE };

varve_status varve_verify_spirv_multiply_add(varve_verifier *v, const varve_operation *op) {
  static const char *const use_faults[] = {"operand #0 must be of use 'MatrixA'",
                                           "operand #1 must be of use 'MatrixB'",
                                           "operand #2 must be of use 'MatrixAcc'"};
  const varve_entity *a = varve_operand_type(op, 0), *b = varve_operand_type(op, 1);
  const varve_entity *c = varve_operand_type(op, 2);
  for (uint32_t i = 0; i < VARVE_COUNT_OF(use_faults); i++) {
    int64_t use = varve_parameter_case(varve_operand_type(op, i), USE);
    if (use >= 0 && use != i)
      return varve_op_fault(v, use_faults[i]);
  }
  if (varve_parameter_case(a, SCOPE) != varve_parameter_case(b, SCOPE) ||
      varve_parameter_case(b, SCOPE) != varve_parameter_case(c, SCOPE))
    return varve_op_fault(v, "matrix scope mismatch");
  if (varve_parameter_case(a, ROWS) != varve_parameter_case(c, ROWS))
    return varve_op_fault(v, "matrix size mismatch on dimension 'M'");
  if (varve_parameter_case(b, COLUMNS) != varve_parameter_case(c, COLUMNS))
    return varve_op_fault(v, "matrix size mismatch on dimension 'N'");
  if (varve_parameter_case(a, COLUMNS) != varve_parameter_case(b, ROWS))
    return varve_op_fault(v, "matrix size mismatch on dimension 'K'");
  for (uint32_t i = 0; varve_property_of(op, "matrix_operands") != NULL && i < 3; i++) {
    const varve_entity *element = varve_dialect_type_part(varve_operand_type(op, i), ELEMENT);
    if (element != NULL && element->kind != VARVE_KIND_INTEGER_TYPE)
      return varve_op_fault(v, "Matrix Operands require all matrix element types to be Integer "
                               "Types");
  }
  return VARVE_STATUS_OK;
}

/* Semantics and scopes */

static varve_status check_semantics(varve_verifier *v, const varve_operation *op,
                                    const char *property) {
  enum { ORDERS = 0x1e }; /* bits of Acquire, Release, AcquireRelease, SequentiallyConsistent */
  int64_t bits = case_of(op, property);
  uint64_t orders = bits < 0 ? 0 : (uint64_t)bits & ORDERS;
  return (orders & (orders - 1)) == 0 || orders == 0
             ? VARVE_STATUS_OK
             : varve_fault(v,
                           "expected at most one of these four memory constraints to be set: "
                           "`Acquire`, `Release`,`AcquireRelease` or `SequentiallyConsistent`",
                           NULL);
}

varve_status varve_verify_spirv_atomic(varve_verifier *v, const varve_operation *op) {
  return check_semantics(v, op, "semantics");
}

varve_status varve_verify_spirv_barrier(varve_verifier *v, const varve_operation *op) {
  return check_semantics(v, op, "memory_semantics");
}

enum { WORKGROUP_SCOPE = 2, SUBGROUP_SCOPE = 3 };

varve_status varve_verify_spirv_group(varve_verifier *v, const varve_operation *op) {
  int64_t scope = case_of(op, "execution_scope");
  return scope < 0 || scope == WORKGROUP_SCOPE || scope == SUBGROUP_SCOPE
             ? VARVE_STATUS_OK
             : varve_op_fault(v, "execution scope must be 'Workgroup' or 'Subgroup'");
}

varve_status varve_verify_spirv_subgroup(varve_verifier *v, const varve_operation *op) {
  int64_t scope = case_of(op, "execution_scope");
  return scope < 0 || scope == SUBGROUP_SCOPE
             ? VARVE_STATUS_OK
             : varve_op_fault(v, "execution scope must be 'Subgroup'");
}

/* Checks cluster_size, the last operand of the definition. "operand" is the index of
 * cluster_size. */
static varve_status check_cluster(varve_verifier *v, const varve_operation *op, uint32_t operand) {
  varve_value_range size = varve_operand_range_of(op, operand);
  int64_t number = 0;
  if (size.count == 0)
    return VARVE_STATUS_OK;
  if (!constant_of(varve_operation_operand(op, size.first), &number))
    return varve_op_fault(v, "cluster size operand must come from a constant op");
  return number > 0 && (number & (number - 1)) == 0
             ? VARVE_STATUS_OK
             : varve_op_fault(v, "cluster size operand must be a power of two");
}

varve_status varve_verify_spirv_group_reduce(varve_verifier *v, const varve_operation *op) {
  enum { CLUSTERED_REDUCE = 3 };
  VARVE_TRY(varve_verify_spirv_group(v, op));
  if (case_of(op, "group_operation") == CLUSTERED_REDUCE && op->operand_count == 1)
    return varve_op_fault(v, "cluster size operand must be provided for 'ClusteredReduce' group "
                             "operation");
  return check_cluster(v, op, 1);
}

varve_status varve_verify_spirv_group_rotate(varve_verifier *v, const varve_operation *op) {
  VARVE_TRY(varve_verify_spirv_group(v, op));
  return check_cluster(v, op, 2);
}

varve_status varve_verify_spirv_group_broadcast(varve_verifier *v, const varve_operation *op) {
  const varve_entity *id = varve_operand_type(op, 1);
  VARVE_TRY(varve_verify_spirv_group(v, op));
  bool is_odd = id->kind == VARVE_KIND_VECTOR_TYPE && varve_type_dims(id).rank == 1 &&
                varve_type_dims(id).sizes[0] != 2 && varve_type_dims(id).sizes[0] != 3;
  return is_odd ? varve_op_fault(v, "localid is a vector and can be with only  2 or 3 components")
                : VARVE_STATUS_OK;
}

/* Checks that the id is a constant, as SPIR-V before 1.5 requires. If there is a target
 * environment, the version may be newer, and any id is accepted. */
varve_status varve_verify_spirv_broadcast(varve_verifier *v, const varve_operation *op) {
  const varve_operation *id = varve_defining_operation(varve_operation_operand(op, 1));
  VARVE_TRY(varve_verify_spirv_group(v, op));
  for (const varve_operation *around = op; around != NULL;
       around = varve_operation_parent(around)) {
    if (varve_discardable_of(around, "spirv.target_env") != NULL ||
        (varve_is_operation(around, "spirv.module") &&
         varve_property_of(around, "vce_triple") != NULL))
      return VARVE_STATUS_OK;
  }
  return id != NULL && (varve_is_operation(id, "spirv.Constant") ||
                        varve_is_operation(id, "spirv.mlir.referenceof"))
             ? VARVE_STATUS_OK
             : varve_op_fault(v, "id must be the result of a constant op");
}

varve_status varve_verify_spirv_group_shuffle(varve_verifier *v, const varve_operation *op) {
  const varve_entity *last = varve_operand_type(op, op->operand_count - 1);
  VARVE_TRY(varve_verify_spirv_group(v, op));
  return last->kind == VARVE_KIND_INTEGER_TYPE &&
                 varve_integer_type_layout(last).signedness == VARVE_SIGNED
             ? varve_op_fault(v, "second operand must be a singless/unsigned integer")
             : VARVE_STATUS_OK;
}
