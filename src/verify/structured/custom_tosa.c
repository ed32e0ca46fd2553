/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* tosa: shape operands, conditions and loops, and variables. */
#include "ir/types.h"
#include "verify/custom_common.h"
#include "verify/rule/condition.h"

/* Returns whether two sizes are static and different. */
static bool differ(int64_t a, int64_t b) {
  return a != VARVE_DYNAMIC && b != VARVE_DYNAMIC && a != b;
}

/* Returns the element type, or NULL if the element type is a dialect type. */
static const varve_entity *element_of(const varve_entity *type) {
  const varve_entity *element = varve_scalar_of(type);
  return element->kind == VARVE_KIND_DIALECT_TYPE ? NULL : element;
}

/* Checks that two types have the same element type and compatible shapes. */

static varve_status check_pair(varve_verifier *v, const varve_entity *a, const varve_entity *b,
                               varve_slice names[2]) {
  const varve_entity *from = element_of(a), *to = element_of(b);
  if (!varve_is_shaped_type(a) || !varve_is_shaped_type(b))
    return VARVE_STATUS_OK;
  if (from != NULL && to != NULL && from != to)
    return VARVE_OP_FAULT(v, "require same element type for % (%) and % (%)", VARVE_TEXT(names[0]),
                          VARVE_NODE(from), VARVE_TEXT(names[1]), VARVE_NODE(to));
  if (varve_is_ranked_type(a) && varve_is_ranked_type(b) &&
      !varve_dims_fit(varve_type_dims(a), varve_type_dims(b)))
    return VARVE_OP_FAULT(v, "require same shapes for % (%) and % (%)", VARVE_TEXT(names[0]),
                          VARVE_NODE(a), VARVE_TEXT(names[1]), VARVE_NODE(b));
  return VARVE_STATUS_OK;
}

typedef enum list_kind { OPERANDS, RESULTS, ARGUMENTS, YIELDED } list_kind;

/* A list of values: operands or results of an operation, or arguments or yielded values of one of
 * its regions. */
typedef struct value_list {
  const char *name;
  list_kind kind;
  uint32_t first; /* the first operand, or the number of the region */
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

static const varve_entity *type_of(const varve_operation *op, value_list list, uint32_t index) {
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

/* Checks that two lists of values have equal length and compatible types. */
static varve_status check_lists(varve_verifier *v, const varve_operation *op, value_list a,
                                value_list b) {
  varve_slice names[2] = {varve_slice_of(a.name), varve_slice_of(b.name)};
  uint32_t count = count_of(op, a), expected = count_of(op, b);
  if (count != expected)
    return VARVE_OP_FAULT(v, "require same number of values in % (%) and % (%)",
                          VARVE_TEXT(names[0]), VARVE_NUMBER(count), VARVE_TEXT(names[1]),
                          VARVE_NUMBER(expected));
  for (uint32_t i = 0; i < count; i++)
    VARVE_TRY(check_pair(v, type_of(op, a, i), type_of(op, b, i), names));
  return VARVE_STATUS_OK;
}

static bool is_one_element(const varve_entity *type) {
  uint64_t count = 0;
  return !varve_is_ranked_type(type) || !varve_dims_count(varve_type_dims(type), &count) ||
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
  const varve_entity *type = varve_operand_type(end, 0);
  if (!is_one_element(type))
    return VARVE_OP_FAULT(v, "'cond_graph' result must be a size 1 tensor, got %",
                          VARVE_NODE(type));
  const varve_entity *element = varve_scalar_of(type);
  if (element->kind != VARVE_KIND_INTEGER_TYPE || varve_type_bit_width(element) != 1)
    return VARVE_OP_FAULT(v, "'cond_graph' result must be a boolean tensor, got %",
                          VARVE_NODE(type));
  return VARVE_STATUS_OK;
}

/* Variables. Their shape is a list of sizes, in which -1 is unknown. */

static varve_status check_variable(varve_verifier *v, const varve_operation *variable,
                                   const varve_entity *type, const char *name) {
  const varve_entity *shape = varve_property_of(variable, "var_shape");
  const varve_entity *element = varve_property_of(variable, "type");
  const varve_entity *own = element_of(type);
  int64_t size = 0;
  if (shape == NULL || element == NULL || element->kind != VARVE_KIND_TYPE || own == NULL ||
      shape->kind != VARVE_KIND_DENSE_ELEMENTS)
    return VARVE_STATUS_OK;
  if (own != element->children[0])
    return VARVE_OP_FAULT(v, "require same element type for % (%) and the input tensor (%)",
                          VARVE_TEXT(varve_slice_of(name)), VARVE_NODE(own),
                          VARVE_NODE(element->children[0]));
  if (!varve_is_ranked_type(type))
    return VARVE_STATUS_OK;
  varve_dims dims = varve_type_dims(type);
  int64_t rank = varve_dims_product(varve_type_dims(shape->children[0]), 0, SIZE_MAX);
  bool fits = rank == (int64_t)dims.rank;
  for (size_t i = 0; fits && i < dims.rank; i++)
    fits = !varve_dense_integer_at(shape, i, &size) || size < 0 || !differ(size, dims.sizes[i]);
  return fits ? VARVE_STATUS_OK
              : VARVE_OP_FAULT(v, "require same shapes for % (%) and the input tensor",
                               VARVE_TEXT(varve_slice_of(name)), VARVE_NODE(type));
}

/* Checks a read or write of a variable. The module that encloses the operation must declare the
 * variable. */
varve_status varve_verify_tosa_variable_use(varve_verifier *v, const varve_operation *op) {
  bool is_read = varve_is_operation(op, "tosa.variable_read");
  const varve_entity *name = varve_property_of(op, "name"), *reference = NULL;
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

/* Shapes */

/* Checks that each operand of type !tosa.shape is the result of an operation with the trait
 * TosaShapeOperator. */
varve_status varve_trait_tosa_shapes(varve_verifier *v, const varve_operation *op,
                                     const varve_trait_use *use) {
  (void)use;
  for (uint32_t i = 0; i < op->operand_count; i++) {
    if (!varve_is_base(varve_operand_type(op, i), "tosa.shape"))
      continue;
    const varve_operation *source = varve_defining_operation(varve_operation_operand(op, i));
    if (source == NULL || (source->name->definition != NULL &&
                           !varve_has_operation_trait(source, "TosaShapeOperator")))
      return varve_op_fault(v, "shape operand is not compile time resolvable");
  }
  return VARVE_STATUS_OK;
}

/* Returns the rank of a type such as !tosa.shape<3>, or -1 if the type has no rank. */
static int64_t shape_rank(const varve_entity *type) {
  int64_t rank = 0;
  if (varve_entity_is_parametric(type))
    return varve_parameter_count(type) == 1 && varve_integer_of(varve_parameter(type, 0), &rank)
               ? rank
               : -1;
  const char *text = varve_entity_payload(type), *end = text + type->payload_size;
  for (text += sizeof("shape<") - 1; text < end && *text >= '0' && *text <= '9'; text++)
    rank = rank > UINT32_MAX ? rank : rank * 10 + (*text - '0');
  return end - text == 1 ? rank : -1;
}

varve_status varve_trait_tosa_shape_operator(varve_verifier *v, const varve_operation *op,
                                             const varve_trait_use *use) {
  (void)use;
  for (uint32_t i = 0; i < varve_operation_result_count(op); i++)
    if (!varve_is_base(varve_result_type(op, i), "tosa.shape"))
      return varve_op_fault(v, "must have result with tosa shape type");
  return VARVE_STATUS_OK;
}

varve_status varve_trait_tosa_shape_ranks(varve_verifier *v, const varve_operation *op,
                                          const varve_trait_use *use) {
  for (uint32_t i = 0; i < op->operand_count; i++)
    if (!varve_is_base(varve_operand_type(op, i), "tosa.shape"))
      return varve_op_fault(v, "must have operands with tosa shape type");
  VARVE_TRY(varve_trait_tosa_shape_operator(v, op, use));
  if (op->operand_count == 0)
    return VARVE_STATUS_OK;
  int64_t rank = shape_rank(varve_operand_type(op, 0));
  for (uint32_t i = 1; i < op->operand_count; i++)
    if (shape_rank(varve_operand_type(op, i)) != rank)
      return varve_op_fault(v, "operands don't have matching ranks");
  for (uint32_t i = 0; i < varve_operation_result_count(op); i++)
    if (shape_rank(varve_result_type(op, i)) != rank)
      return varve_op_fault(v, "result shape has different rank than operands");
  return VARVE_STATUS_OK;
}
