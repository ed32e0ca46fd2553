/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* linalg: map, reduce, transpose, broadcast, softmax. */
#include "verify/custom_common.h"

static varve_status check_mapper(varve_verifier *v, const varve_operation *op) {
  const varve_block *body = varve_entry_block(op, 0);
  if (body == NULL)
    return VARVE_STATUS_OK;
  if (body->argument_count != op->operand_count)
    return VARVE_OP_FAULT(
        v, "expects number of operands to match the arity of mapper, but got: % and %",
        VARVE_NUMBER(op->operand_count), VARVE_NUMBER(body->argument_count));
  for (uint32_t i = 0; i + 1 < op->operand_count; i++) {
    const varve_entity *element = varve_scalar_of(varve_operand_type(op, i));
    if (element != body->arguments[i]->value.type)
      return VARVE_OP_FAULT(v, "expected element type of input % to match bbArg type %",
                            VARVE_NODE(element), VARVE_NODE(body->arguments[i]->value.type));
  }
  return VARVE_STATUS_OK;
}

varve_status varve_verify_linalg_map(varve_verifier *v, const varve_operation *op) {
  const varve_entity *init = varve_operand_type(op, op->operand_count - 1);
  VARVE_TRY(check_mapper(v, op));
  for (uint32_t i = 0; i + 1 < op->operand_count; i++) {
    const varve_entity *type = varve_operand_type(op, i);
    if (varve_is_ranked_type(type) && varve_is_ranked_type(init) &&
        !varve_dims_equal(varve_type_dims(type), varve_type_dims(init)))
      return VARVE_OP_FAULT(v, "expected shape of input (%) to match shape of output (%)",
                            VARVE_NODE(type), VARVE_NODE(init));
  }
  return VARVE_STATUS_OK;
}

/* Which dimensions of the input are reduced, or of the init are added; false: too many to say. */
static varve_status mark_dimensions(varve_verifier *v, const varve_entity *list, uint64_t rank,
                                    uint64_t *marked) {
  *marked = 0;
  for (uint32_t i = 0; i < varve_number_count(list); i++) {
    int64_t dimension = varve_number_at(list, i);
    if (dimension < 0 || dimension >= (int64_t)rank)
      return VARVE_OP_FAULT(v, "dimension % is out of range. expected range: [0, %], got: %",
                            VARVE_NUMBER(i), VARVE_NUMBER((int64_t)rank - 1),
                            VARVE_NUMBER(dimension));
    *marked |= dimension < 64 ? (uint64_t)1 << dimension : 0;
  }
  return VARVE_STATUS_OK;
}

/* The dimensions of whole that are not marked are those of part. */
static bool rest_fits(varve_dims whole, uint64_t marked, varve_dims part) {
  size_t at = 0;
  if (whole.rank > 64)
    return true;
  for (size_t i = 0; i < whole.rank; i++) {
    if ((marked >> i & 1) != 0)
      continue;
    if (at >= part.rank)
      return false;
    if (whole.sizes[i] != part.sizes[at++])
      return false;
  }
  return at == part.rank;
}

static varve_status check_same_shapes(varve_verifier *v, const varve_operation *op,
                                      varve_value_range group, const char *noun) {
  for (uint32_t i = 1; i < group.count; i++)
    if (!varve_dims_equal(varve_type_dims(varve_operand_type(op, group.first)),
                          varve_type_dims(varve_operand_type(op, group.first + i))))
      return VARVE_OP_FAULT(v,
                            "expects all %s to have the same shapes. Shape at %-index % is not "
                            "equal to the shape at %-index 0.",
                            VARVE_TEXT(varve_slice_of(noun)), VARVE_TEXT(varve_slice_of(noun)),
                            VARVE_NUMBER(i), VARVE_TEXT(varve_slice_of(noun)));
  return VARVE_STATUS_OK;
}

static varve_status check_combiner(varve_verifier *v, const varve_operation *op,
                                   uint32_t input_count) {
  const varve_block *body = varve_entry_block(op, 0);
  if (body == NULL)
    return VARVE_STATUS_OK;
  if (body->argument_count != op->operand_count)
    return varve_op_fault(v, "mismatching number of operands and block arguments");
  for (uint32_t i = 0; i < op->operand_count; i++) {
    const varve_entity *element = varve_scalar_of(varve_operand_type(op, i));
    if (element != body->arguments[i]->value.type)
      return VARVE_OP_FAULT(
          v, "% element type % does not match corresponding block argument type %",
          VARVE_TEXT(i < input_count ? VARVE_SLICE("input") : VARVE_SLICE("output")),
          VARVE_NODE(element), VARVE_NODE(body->arguments[i]->value.type));
  }
  return VARVE_STATUS_OK;
}

static varve_status check_reduced(varve_verifier *v, const varve_entity *dimensions,
                                  uint64_t rank) {
  for (uint32_t i = 0; i < varve_number_count(dimensions); i++)
    if (varve_number_at(dimensions, i) < 0 || varve_number_at(dimensions, i) >= (int64_t)rank)
      return VARVE_OP_FAULT(v, "dimensions for reduction should be in the range [0, %].",
                            VARVE_NUMBER((int64_t)rank - 1));
  return VARVE_STATUS_OK;
}

/* An odd number of operands has an input more than inits, as in mlir-opt. One operand is then an
 * input, and mlir-opt takes it for the init too. */
varve_status varve_verify_linalg_reduce(varve_verifier *v, const varve_operation *op) {
  const varve_entity *dimensions = varve_property_of(op, "dimensions");
  varve_value_range inits = varve_operand_range_of(op, 1);
  varve_value_range inputs = {0, op->operand_count - inits.count};
  uint64_t reduced = 0;
  if (op->operand_count == 0)
    return VARVE_STATUS_OK;
  VARVE_TRY(check_same_shapes(v, op, inputs, "input"));
  VARVE_TRY(check_same_shapes(v, op, inits, "output"));
  varve_dims from = varve_type_dims(varve_operand_type(op, inputs.first));
  varve_dims to = varve_type_dims(varve_operand_type(op, inits.first));
  VARVE_TRY(check_reduced(v, dimensions, from.rank));
  VARVE_TRY(mark_dimensions(v, dimensions, from.rank, &reduced));
  uint32_t removed = varve_number_count(dimensions);
  if ((int64_t)from.rank - removed != (int64_t)to.rank)
    return VARVE_OP_FAULT(v, "number of dimensions after reduction % doesn't match the init rank %",
                          VARVE_NUMBER((int64_t)from.rank - removed), VARVE_NUMBER(to.rank));
  if (!rest_fits(from, reduced, to))
    return varve_op_fault(v, "init dimensions don't match input dimensions after reduction");
  return check_combiner(v, op, inputs.count);
}

varve_status varve_verify_linalg_transpose(varve_verifier *v, const varve_operation *op) {
  const varve_entity *permutation = varve_property_of(op, "permutation");
  varve_dims from = varve_type_dims(varve_operand_type(op, 0));
  varve_dims to = varve_type_dims(varve_operand_type(op, 1));
  if (!varve_is_permutation(permutation))
    return varve_op_fault(v, "permutation is not valid");
  if (from.rank != to.rank)
    return VARVE_OP_FAULT(v, "input rank % does not match init rank %", VARVE_NUMBER(from.rank),
                          VARVE_NUMBER(to.rank));
  if (varve_number_count(permutation) != from.rank)
    return VARVE_OP_FAULT(v, "size of permutation % does not match the argument rank %",
                          VARVE_NUMBER(varve_number_count(permutation)), VARVE_NUMBER(from.rank));
  for (uint32_t i = 0; i < from.rank; i++) {
    int64_t a = from.sizes[varve_number_at(permutation, i)], b = to.sizes[i];
    if (a != b)
      return VARVE_OP_FAULT(v, "dim(result, %) = % doesn't match dim(input, permutation[%]) = %",
                            VARVE_NUMBER(i), VARVE_NUMBER(b), VARVE_NUMBER(i), VARVE_NUMBER(a));
  }
  return VARVE_STATUS_OK;
}

varve_status varve_verify_linalg_broadcast(varve_verifier *v, const varve_operation *op) {
  const varve_entity *added = varve_property_of(op, "dimensions");
  varve_dims from = varve_type_dims(varve_operand_type(op, 0));
  varve_dims to = varve_type_dims(varve_operand_type(op, 1));
  uint64_t marked = 0;
  if (from.rank + varve_number_count(added) != to.rank)
    return VARVE_OP_FAULT(v,
                          "input rank plus added dimensions does not match init rank. input rank: "
                          "%, dimensions size: %, init rank: %",
                          VARVE_NUMBER(from.rank), VARVE_NUMBER(varve_number_count(added)),
                          VARVE_NUMBER(to.rank));
  VARVE_TRY(mark_dimensions(v, added, to.rank, &marked));
  if (!rest_fits(to, marked, from))
    return varve_op_fault(v, "input dimensions should match those of the init that are not added");
  return VARVE_STATUS_OK;
}

varve_status varve_verify_linalg_softmax(varve_verifier *v, const varve_operation *op) {
  varve_dims input = varve_type_dims(varve_operand_type(op, 0));
  varve_dims output = varve_type_dims(varve_operand_type(op, 1));
  int64_t dimension = 0;
  if (!varve_dims_fit(input, output))
    return varve_op_fault(v, "incompatible output shape");
  if (varve_integer_of(varve_property_of(op, "dimension"), &dimension) &&
      (dimension < 0 || dimension >= (int64_t)input.rank))
    return varve_op_fault(v, "incorrect dimension specified");
  return VARVE_STATUS_OK;
}
