/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* smt and wasmssa: inferred results, and bodies that yield values. */
#include "dialect/evaluate/infer_convert.h"
#include "verify/custom_common.h"
#include "verify/rule/condition.h"

static varve_status report_inferred(varve_verifier *v) {
  return varve_op_fault(v, "inferred type(s) are incompatible with return type(s) of operation");
}

/* smt */

/* Returns the width of a bit-vector type, or -1 for other types. */
static int64_t width_of(const varve_entity *type) {
  int64_t width = -1;
  return varve_is_dialect_type(type, "smt", "bv") && varve_entity_is_parametric(type) &&
                 varve_parameter_count(type) == 1 &&
                 varve_integer_of(varve_parameter(type, 0), &width)
             ? width
             : -1;
}

varve_status varve_verify_smt_concat(varve_verifier *v, const varve_operation *op) {
  int64_t left = width_of(varve_operand_type(op, 0)), right = width_of(varve_operand_type(op, 1));
  int64_t result = width_of(varve_result_type(op, 0));
  bool is_known = left >= 0 && right >= 0 && result >= 0;
  return !is_known || (result >= left && result - left == right) ? VARVE_STATUS_OK
                                                                 : report_inferred(v);
}

varve_status varve_verify_smt_bits(varve_verifier *v, const varve_operation *op) {
  const varve_entity *value = varve_property_of(op, "value");
  const varve_entity *type = NULL;
  if (value != NULL)
    VARVE_TRY(varve_attribute_own_type(v->context, value, &type));
  return type == NULL || type == varve_result_type(op, 0) ? VARVE_STATUS_OK : report_inferred(v);
}

varve_status varve_verify_smt_extract(varve_verifier *v, const varve_operation *op) {
  int64_t from = width_of(varve_operand_type(op, 0)), to = width_of(varve_result_type(op, 0));
  const varve_entity *attribute = varve_property_of(op, "lowBit");
  int64_t low = 0;
  if (from < 0 || to < 0 || attribute == NULL || !varve_integer_of(attribute, &low))
    return VARVE_STATUS_OK;
  low = (uint32_t)low;
  int64_t needed = (uint32_t)(low + to); /* mlir-opt adds 32-bit numbers, so the sum may wrap */
  return needed <= from
             ? VARVE_STATUS_OK
             : VARVE_OP_FAULT(
                   v,
                   "range to be extracted is too big, expected range starting at index % "
                   "of length % requires input width of at least %, but the input width "
                   "is only %",
                   VARVE_NUMBER(low), VARVE_NUMBER(to), VARVE_NUMBER(needed), VARVE_NUMBER(from));
}

varve_status varve_verify_smt_repeat(varve_verifier *v, const varve_operation *op) {
  int64_t from = width_of(varve_operand_type(op, 0)), to = width_of(varve_result_type(op, 0));
  return from <= 0 || to < 0 || to % from == 0
             ? VARVE_STATUS_OK
             : varve_op_fault(v, "result bit-vector width must be a multiple of the input "
                                 "bit-vector width");
}

/* Returns false if the region ends with an smt.yield whose operand types are not the result types
 * of op. */
static bool yields_results(const varve_operation *op, uint32_t region) {
  const varve_operation *end = varve_region_end(op, region);
  if (end == NULL || !varve_is_operation(end, "smt.yield"))
    return true;
  if (end->operand_count != varve_operation_result_count(op))
    return false;
  for (uint32_t i = 0; i < end->operand_count; i++)
    if (varve_operand_type(end, i) != varve_result_type(op, i))
      return false;
  return true;
}

varve_status varve_verify_smt_check_region(varve_verifier *v, const varve_operation *op) {
  for (uint32_t i = 0; i < varve_operation_region_count(op); i++)
    if (!yields_results(op, i))
      return varve_op_fault(v, "types of yielded values in a region must match return values");
  return VARVE_STATUS_OK;
}

varve_status varve_verify_smt_solver_region(varve_verifier *v, const varve_operation *op) {
  const varve_block *body = varve_entry_block(op, 0);
  if (body == NULL)
    return VARVE_STATUS_OK;
  if (!yields_results(op, 0))
    return varve_op_fault(v, "types of yielded values must match return values");
  bool are_same = body->argument_count == op->operand_count;
  for (uint32_t i = 0; are_same && i < op->operand_count; i++)
    are_same = body->arguments[i]->value.type == varve_operand_type(op, i);
  return are_same ? VARVE_STATUS_OK
                  : varve_op_fault(v, "block argument types must match the types of the 'inputs'");
}

varve_status varve_verify_smt_quantifier_region(varve_verifier *v, const varve_operation *op) {
  const varve_operation *end = varve_region_end(op, 0);
  const varve_block *body = varve_entry_block(op, 0);
  const varve_entity *names = varve_property_of(op, "boundVarNames");
  if (body != NULL && names != NULL && names->kind == VARVE_KIND_ARRAY &&
      names->child_count != body->argument_count)
    return varve_op_fault(v, "number of bound variable names must match number of block arguments");
  if (end == NULL)
    return VARVE_STATUS_OK;
  if (end->operand_count != 1)
    return varve_op_fault(v, "must have exactly one yielded value");
  return varve_is_dialect_type(varve_operand_type(end, 0), "smt", "bool")
             ? VARVE_STATUS_OK
             : varve_op_fault(v, "yielded value must be of '!smt.bool' type");
}

/* wasmssa */

/* Returns the type of the value in a local variable, or NULL if this type is unknown. */
static const varve_entity *local_type(const varve_entity *local) {
  return varve_is_dialect_type(local, "wasmssa", "local") ? varve_dialect_type_part(local, 0)
                                                          : NULL;
}

varve_status varve_verify_wasmssa_local(varve_verifier *v, const varve_operation *op) {
  const varve_entity *held = NULL, *type = varve_type_property_of(op, "type");
  held = local_type(varve_result_type(op, 0));
  return held == NULL || type == NULL || held == type ? VARVE_STATUS_OK : report_inferred(v);
}

varve_status varve_verify_wasmssa_local_get(varve_verifier *v, const varve_operation *op) {
  const varve_entity *held = NULL;
  held = local_type(varve_operand_type(op, 0));
  return held == NULL || held == varve_result_type(op, 0) ? VARVE_STATUS_OK : report_inferred(v);
}

varve_status varve_verify_wasmssa_local_set(varve_verifier *v, const varve_operation *op) {
  const varve_entity *held = NULL;
  held = local_type(varve_operand_type(op, 0));
  return held == NULL || held == varve_operand_type(op, 1)
             ? VARVE_STATUS_OK
             : varve_fault(v, "input type and result type of local.set do not match", NULL);
}

varve_status varve_verify_wasmssa_local_tee(varve_verifier *v, const varve_operation *op) {
  const varve_entity *held = NULL;
  VARVE_TRY(varve_verify_wasmssa_local_get(v, op));
  held = local_type(varve_operand_type(op, 0));
  return held == NULL || held == varve_operand_type(op, 1)
             ? VARVE_STATUS_OK
             : varve_fault(v, "input type and output type of local.tee do not match", NULL);
}

/* smt */

varve_status varve_verify_smt_variadic(varve_verifier *v, const varve_operation *op) {
  if (op->operand_count >= 2)
    return VARVE_STATUS_OK;
  return VARVE_OP_FAULT(v, "'inputs' must have at least size 2, but got %",
                        VARVE_NUMBER(op->operand_count));
}
