/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* tosa: conditions and loops, variables, and operations that take several element types. */
#include "verify/custom_tosa.h"

/* Two lists of tensors that have as many, of types that fit. */

static varve_status check_pair(varve_verifier *v, const varve_type *a, const varve_type *b,
                               varve_slice names[2]) {
  const varve_type *from = varve_tosa_element(a), *to = varve_tosa_element(b);
  if (!varve_type_is_shaped(a) || !varve_type_is_shaped(b))
    return VARVE_STATUS_OK;
  if (from != NULL && to != NULL && from != to)
    return VARVE_OP_FAULT(v, "require same element type for % (%) and % (%)", VARVE_TEXT(names[0]),
                          VARVE_NODE(from), VARVE_TEXT(names[1]), VARVE_NODE(to));
  if (varve_type_has_rank(a) && varve_type_has_rank(b) &&
      !varve_dims_fit(varve_type_dims(a), varve_type_dims(b)))
    return VARVE_OP_FAULT(v, "require same shapes for % (%) and % (%)", VARVE_TEXT(names[0]),
                          VARVE_NODE(a), VARVE_TEXT(names[1]), VARVE_NODE(b));
  return VARVE_STATUS_OK;
}

typedef enum list_kind { OPERANDS, RESULTS, ARGUMENTS, YIELDED } list_kind;

/* Some values of an operation or of its regions. */
typedef struct value_list {
  const char *name;
  list_kind kind;
  uint32_t first; /* operand, or number of the region */
} value_list;

static uint32_t count_of(const varve_operation *op, value_list list) {
  switch (list.kind) {
  case OPERANDS:
    return op->operand_count - list.first;
  case RESULTS:
    return varve_operation_result_count(op);
  case ARGUMENTS:
    return varve_entry_block(op, list.first)->argument_count;
  case YIELDED:
    break;
  }
  return varve_region_end(op, list.first)->operand_count;
}

static const varve_type *type_of(const varve_operation *op, value_list list, uint32_t index) {
  switch (list.kind) {
  case OPERANDS:
    return varve_operand_type(op, list.first + index);
  case RESULTS:
    return varve_result_type(op, index);
  case ARGUMENTS:
    return varve_entry_block(op, list.first)->arguments[index]->value.type;
  case YIELDED:
    break;
  }
  return varve_operand_type(varve_region_end(op, list.first), index);
}

static varve_status check_lists(varve_verifier *v, const varve_operation *op, value_list a,
                                value_list b) {
  varve_slice names[2] = {varve_slice_of(a.name), varve_slice_of(b.name)};
  uint32_t count = count_of(op, a), wanted = count_of(op, b);
  if (count != wanted)
    return VARVE_OP_FAULT(v, "require same number of values in % (%) and % (%)",
                          VARVE_TEXT(names[0]), VARVE_NUMBER(count), VARVE_TEXT(names[1]),
                          VARVE_NUMBER(wanted));
  for (uint32_t i = 0; i < count; i++)
    VARVE_TRY(check_pair(v, type_of(op, a, i), type_of(op, b, i), names));
  return VARVE_STATUS_OK;
}

static bool is_one_element(const varve_type *type) {
  uint64_t count = 0;
  return !varve_type_has_rank(type) || !varve_dims_count(varve_type_dims(type), &count) ||
         count == 1;
}

static bool have_ends(const varve_operation *op) {
  return varve_region_end(op, 0) != NULL && varve_region_end(op, 1) != NULL;
}

varve_status varve_verify_tosa_cond_if_region(varve_verifier *v, const varve_operation *op) {
  static const value_list inputs = {"'input_list'", OPERANDS, 1};
  static const value_list outputs = {"'output_list'", RESULTS, 0};
  static const value_list arguments[] = {{"'then_graph' arguments", ARGUMENTS, 0},
                                         {"'else_graph' arguments", ARGUMENTS, 1}};
  static const value_list results[] = {{"'then_graph' results", YIELDED, 0},
                                       {"'else_graph' results", YIELDED, 1}};
  if (!have_ends(op))
    return VARVE_STATUS_OK;
  for (size_t i = 0; i < 2; i++)
    VARVE_TRY(check_lists(v, op, arguments[i], inputs));
  for (size_t i = 0; i < 2; i++)
    VARVE_TRY(check_lists(v, op, results[i], outputs));
  if (is_one_element(varve_operand_type(op, 0)))
    return VARVE_STATUS_OK;
  return VARVE_OP_FAULT(v, "'condition' must be a size 1 tensor, got %",
                        VARVE_NODE(varve_operand_type(op, 0)));
}

varve_status varve_verify_tosa_while_loop_region(varve_verifier *v, const varve_operation *op) {
  static const value_list inputs = {"'input_list'", OPERANDS, 0};
  static const value_list outputs = {"'output_list'", RESULTS, 0};
  static const value_list lists[] = {{"'cond_graph' arguments", ARGUMENTS, 0},
                                     {"'body_graph' arguments", ARGUMENTS, 1},
                                     {"'body_graph' results", YIELDED, 1}};
  if (!have_ends(op))
    return VARVE_STATUS_OK;
  VARVE_TRY(check_lists(v, op, inputs, outputs));
  for (size_t i = 0; i < VARVE_COUNT_OF(lists); i++)
    VARVE_TRY(check_lists(v, op, lists[i], inputs));
  const varve_operation *end = varve_region_end(op, 0);
  if (end->operand_count != 1)
    return varve_op_fault(v, "require 'cond_graph' only have one result");
  const varve_type *type = varve_operand_type(end, 0);
  if (!is_one_element(type))
    return VARVE_OP_FAULT(v, "'cond_graph' result must be a size 1 tensor, got %",
                          VARVE_NODE(type));
  const varve_type *element = varve_scalar_of(type);
  if (element->kind != VARVE_KIND_INTEGER_TYPE || varve_type_bit_width(element) != 1)
    return VARVE_OP_FAULT(v, "'cond_graph' result must be a boolean tensor, got %",
                          VARVE_NODE(type));
  return VARVE_STATUS_OK;
}

/* Variables: their shape is a list of numbers, of which -1 is unknown. */

static varve_status check_variable(varve_verifier *v, const varve_operation *variable,
                                   const varve_type *type, const char *name) {
  const varve_attribute *shape = varve_property_of(variable, "var_shape");
  const varve_attribute *element = varve_property_of(variable, "type");
  const varve_type *own = varve_tosa_element(type);
  int64_t size = 0;
  if (shape == NULL || element == NULL || element->kind != VARVE_KIND_TYPE || own == NULL ||
      shape->kind != VARVE_KIND_DENSE_ELEMENTS)
    return VARVE_STATUS_OK;
  if (own != element->children[0])
    return VARVE_OP_FAULT(v, "require same element type for % (%) and the input tensor (%)",
                          VARVE_TEXT(varve_slice_of(name)), VARVE_NODE(own),
                          VARVE_NODE(element->children[0]));
  if (!varve_type_has_rank(type))
    return VARVE_STATUS_OK;
  varve_dims dims = varve_type_dims(type);
  int64_t rank = varve_dims_product(varve_type_dims(shape->children[0]), 0, SIZE_MAX);
  bool fits = rank == (int64_t)dims.rank;
  for (size_t i = 0; fits && i < dims.rank; i++)
    fits = !varve_dense_integer_at(shape, i, &size) || size < 0 ||
           !varve_tosa_differ(size, dims.sizes[i]);
  return fits ? VARVE_STATUS_OK
              : VARVE_OP_FAULT(v, "require same shapes for % (%) and the input tensor",
                               VARVE_TEXT(varve_slice_of(name)), VARVE_NODE(type));
}

/* Variables stand in the module around their use. */
varve_status varve_verify_tosa_variable_use(varve_verifier *v, const varve_operation *op) {
  bool is_read = varve_is_operation(op, "tosa.variable_read");
  const varve_attribute *name = varve_property_of(op, "name"), *reference = NULL;
  varve_operation *module = varve_operation_parent(op);
  const varve_operation *found = NULL;
  while (module != NULL && !varve_is_operation(module, "builtin.module"))
    module = varve_operation_parent(module);
  if (module == NULL || name == NULL || name->kind != VARVE_KIND_STRING)
    return VARVE_STATUS_OK;
  VARVE_TRY(varve_symbol_ref_get(v->context, name, NULL, 0, &reference));
  VARVE_TRY(varve_find_in_table(v, module, reference, &found));
  if (found == NULL || !varve_is_operation(found, "tosa.variable"))
    return VARVE_OP_FAULT(v, "'%' has not been declared by 'tosa.variable'",
                          VARVE_TEXT(varve_string_bytes(name)));
  return check_variable(v, found, is_read ? varve_result_type(op, 0) : varve_operand_type(op, 0),
                        is_read ? "'output1'" : "'input1'");
}

/* mul, select */

static varve_status check_product_ranks(varve_verifier *v, const varve_operation *op) {
  const varve_type *a = varve_operand_type(op, 0), *b = varve_operand_type(op, 1);
  const varve_type *result = varve_result_type(op, 0);
  if (varve_type_has_rank(a) && varve_type_has_rank(b)) {
    varve_dims left = varve_type_dims(a), right = varve_type_dims(b);
    if (left.rank != right.rank)
      return VARVE_OP_FAULT(v, "a and b operands don't have matching ranks, got % and %",
                            VARVE_NUMBER(left.rank), VARVE_NUMBER(right.rank));
    for (size_t i = 0; i < left.rank; i++)
      if (varve_tosa_differ(left.sizes[i], right.sizes[i]) && left.sizes[i] != 1 &&
          right.sizes[i] != 1)
        return VARVE_OP_FAULT(
            v, "a and b operands don't have broadcast-compatible shapes, got % and %",
            VARVE_NODE(a), VARVE_NODE(b));
  }
  for (uint32_t i = 0; i < 2 && varve_type_has_rank(result); i++) {
    const varve_type *type = varve_operand_type(op, i);
    if (varve_type_has_rank(type) && varve_rank_of(type) != varve_rank_of(result))
      return VARVE_OP_FAULT(v, "result type has different rank than %, got % vs %",
                            VARVE_TEXT(varve_slice_of(i == 0 ? "a" : "b")),
                            VARVE_NUMBER(varve_rank_of(result)), VARVE_NUMBER(varve_rank_of(type)));
  }
  return VARVE_STATUS_OK;
}

varve_status varve_verify_tosa_mul(varve_verifier *v, const varve_operation *op) {
  const varve_type *a = varve_scalar_of(varve_operand_type(op, 0));
  const varve_type *b = varve_scalar_of(varve_operand_type(op, 1));
  const varve_type *result = varve_scalar_of(varve_result_type(op, 0));
  int64_t shift = 0;
  if (result->kind == VARVE_KIND_INTEGER_TYPE) {
    if (a->kind != VARVE_KIND_INTEGER_TYPE || a != b)
      return varve_op_fault(v, "requires the same element type for all operands");
    if (varve_type_bit_width(a) > varve_type_bit_width(result))
      return varve_op_fault(v, "invalid data type size for operands or result");
  } else if (a != result || b != result) {
    return varve_op_fault(v, "requires the same element type for all operands and results");
  } else if (varve_dense_integer_at(varve_tosa_constant(varve_operation_operand(op, 2)), 0,
                                    &shift) &&
             shift != 0) {
    return varve_op_fault(v, "require shift to be 0 for float type");
  }
  return check_product_ranks(v, op);
}

varve_status varve_verify_tosa_select(varve_verifier *v, const varve_operation *op) {
  VARVE_TRY(varve_tosa_check_element(v, varve_operand_type(op, 1), varve_result_type(op, 0)));
  return varve_tosa_check_element(v, varve_operand_type(op, 2), varve_result_type(op, 0));
}
