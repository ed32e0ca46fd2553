/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* llvm: orderings of what touches memory, and switches. */
#include "verify/custom_common.h"

/* As the definitions number them. */
enum { NOT_ATOMIC, UNORDERED, MONOTONIC, ACQUIRE = 4, RELEASE, ACQ_REL, SEQ_CST };

/* -1: it is not known. */
static int64_t ordering_of(const varve_operation *op, const char *property) {
  int64_t ordering = 0;
  return varve_integer_of(varve_property_of(op, property), &ordering) ? ordering : -1;
}

varve_status varve_verify_llvm_fence(varve_verifier *v, const varve_operation *op) {
  int64_t ordering = ordering_of(op, "ordering");
  return ordering == -1 || ordering >= ACQUIRE
             ? VARVE_STATUS_OK
             : varve_op_fault(v, "can be given only acquire, release, acq_rel, and seq_cst "
                                 "orderings");
}

/* Integers of some widths, floats and pointers are read and written at once. */
static bool is_atomic(const varve_entity *type, uint32_t most) {
  uint32_t width = type->kind == VARVE_KIND_INTEGER_TYPE ? varve_type_bit_width(type) : 0;
  if (type->kind == VARVE_KIND_INTEGER_TYPE)
    return width >= 8 && width <= most && (width & (width - 1)) == 0;
  return type->kind == VARVE_KIND_FLOAT_TYPE ||
         (type->kind == VARVE_KIND_DIALECT_TYPE &&
          varve_slice_equal(varve_node_mnemonic(type), VARVE_SLICE("ptr")));
}

varve_status varve_verify_llvm_access(varve_verifier *v, const varve_operation *op) {
  int64_t ordering = ordering_of(op, "ordering");
  bool is_load = varve_is_operation(op, "llvm.load");
  if (ordering <= NOT_ATOMIC)
    return VARVE_STATUS_OK;
  if (!is_atomic(is_load ? varve_result_type(op, 0) : varve_operand_type(op, 0), 128))
    return varve_op_fault(v, "unsupported type for atomic access");
  if (ordering == ACQ_REL || ordering == (is_load ? RELEASE : ACQUIRE))
    return varve_op_fault(v, "unsupported ordering");
  return varve_property_of(op, "alignment") != NULL
             ? VARVE_STATUS_OK
             : varve_op_fault(v, "expected alignment for atomic access");
}

varve_status varve_verify_llvm_cmpxchg(varve_verifier *v, const varve_operation *op) {
  int64_t success = ordering_of(op, "success_ordering");
  int64_t failure = ordering_of(op, "failure_ordering");
  if (success == -1 || failure == -1)
    return VARVE_STATUS_OK;
  if (success < MONOTONIC || failure < MONOTONIC)
    return varve_op_fault(v, "ordering must be at least 'monotonic'");
  return failure != RELEASE && failure != ACQ_REL
             ? VARVE_STATUS_OK
             : varve_op_fault(v, "failure ordering cannot be 'release' or 'acq_rel'");
}

varve_status varve_verify_llvm_atomicrmw(varve_verifier *v, const varve_operation *op) {
  enum { ADD = 1, LAST_INTEGER = 10, FIRST_FLOAT, LAST_FLOAT = 14 };
  const varve_entity *type = varve_scalar_of(varve_operand_type(op, 1));
  int64_t kind = ordering_of(op, "bin_op");
  if (kind >= ADD && kind <= LAST_INTEGER && type->kind == VARVE_KIND_FLOAT_TYPE)
    return varve_op_fault(v, "expected LLVM IR integer type");
  if (kind >= ADD && kind <= LAST_INTEGER && type->kind == VARVE_KIND_INTEGER_TYPE &&
      !is_atomic(type, 64))
    return varve_op_fault(v, "expected LLVM IR integer type");
  if (kind >= FIRST_FLOAT && kind <= LAST_FLOAT && type->kind == VARVE_KIND_INTEGER_TYPE)
    return varve_op_fault(v, "expected LLVM IR floating point type");
  int64_t ordering = ordering_of(op, "ordering");
  return ordering == -1 || ordering >= MONOTONIC
             ? VARVE_STATUS_OK
             : varve_op_fault(v, "expected at least 'monotonic' ordering");
}

varve_status varve_verify_llvm_switch(varve_verifier *v, const varve_operation *op) {
  const varve_entity *values = varve_property_of(op, "case_values");
  uint32_t cases = varve_operation_successor_count(op);
  if (cases == 0 || (values != NULL && values->kind != VARVE_KIND_DENSE_ELEMENTS))
    return VARVE_STATUS_OK;
  int64_t count =
      values == NULL ? 0 : varve_dims_product(varve_type_dims(values->children[0]), 0, SIZE_MAX);
  return count == (int64_t)cases - 1
             ? varve_verify_llvm_weights(v, op)
             : varve_op_fault(v, "expects number of case values to match number of case "
                                 "destinations");
}
