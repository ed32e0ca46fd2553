/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* emitc: subscripts, assignments, globals, format strings and bodies. */
#include "dialect/evaluate/infer_convert.h"
#include "dialect/known/emitc_types.h"
#include "verify/custom_common.h"
#include "verify/rule/condition.h"

/* Returns the rank of an array, or -1 if the type has no shape. */
static int64_t array_rank(const varve_entity *type) {
  varve_dialect_shape shape;
  return varve_dialect_type_shape(type, &shape) ? (int64_t)shape.rank : -1;
}

static bool array_has_dims(const varve_entity *type, varve_dims dims) {
  varve_dialect_shape shape;
  if (!varve_dialect_type_shape(type, &shape))
    return true;
  bool are_same = shape.rank == dims.rank;
  for (uint32_t i = 0; are_same && i < shape.rank; i++)
    are_same = varve_dialect_shape_at(&shape, i) == dims.sizes[i];
  return are_same;
}

/* Subscripts */

static varve_status check_element(varve_verifier *v, const varve_operation *op, const char *noun,
                                  const varve_entity *element) {
  const varve_entity *inner = varve_dialect_type_part(varve_result_type(op, 0), 0);
  if (element == NULL || inner == NULL || element == inner)
    return VARVE_STATUS_OK;
  bool is_array = strcmp(noun, "array") == 0;
  return VARVE_OP_FAULT(v, "on % operand requires % type (%) and result type (%) to match",
                        VARVE_TEXT(varve_slice_of(noun)),
                        VARVE_TEXT(varve_slice_of(is_array ? "element" : "pointee")),
                        VARVE_NODE(element), VARVE_NODE(inner));
}

varve_status varve_verify_emitc_subscript(varve_verifier *v, const varve_operation *op) {
  if (varve_is_base(varve_operand_type(op, 0), "emitc.array")) {
    const varve_entity *array = varve_operand_type(op, 0), *element = NULL;
    int64_t rank = array_rank(array), indices = (int64_t)op->operand_count - 1;
    if (rank >= 0 && rank != indices)
      return VARVE_OP_FAULT(v,
                            "on array operand requires number of indices (%) to match the rank of "
                            "the array type (%)",
                            VARVE_NUMBER(indices), VARVE_NUMBER(rank));
    for (uint32_t i = 1; i < op->operand_count; i++)
      if (!varve_emitc_is_index(varve_operand_type(op, i)))
        return VARVE_OP_FAULT(
            v, "on array operand requires index operand % to be integer-like, but got %",
            VARVE_NUMBER(i - 1), VARVE_NODE(varve_operand_type(op, i)));
    element = varve_dialect_type_element(array);
    return check_element(v, op, "array", element);
  }
  if (varve_is_base(varve_operand_type(op, 0), "emitc.ptr")) {
    const varve_entity *pointee = NULL;
    if (op->operand_count != 2)
      return VARVE_OP_FAULT(v, "on pointer operand requires one index operand, but got %",
                            VARVE_NUMBER(op->operand_count - 1));
    if (!varve_emitc_is_index(varve_operand_type(op, 1)))
      return VARVE_OP_FAULT(
          v, "on pointer operand requires index operand to be integer-like, but got %",
          VARVE_NODE(varve_operand_type(op, 1)));
    pointee = varve_dialect_type_part(varve_operand_type(op, 0), 0);
    return check_element(v, op, "pointer", pointee);
  }
  return VARVE_STATUS_OK;
}

varve_status varve_verify_emitc_assign(varve_verifier *v, const varve_operation *op) {
  const varve_entity *inner = NULL, *value = varve_operand_type(op, 1);
  if (varve_operation_operand(op, 0)->kind != VARVE_VALUE_RESULT)
    return varve_op_fault(v, "cannot assign to block argument");
  inner = varve_dialect_type_part(varve_operand_type(op, 0), 0);
  if (inner == NULL || inner == value)
    return VARVE_STATUS_OK;
  return VARVE_OP_FAULT(v, "requires value's type (%) to match variable's type (%)",
                        VARVE_NODE(value), VARVE_NODE(inner));
}

/* Checks a cast of an array to a pointer to its elements, or of a scalar to a scalar. */
varve_status varve_verify_emitc_cast(varve_verifier *v, const varve_operation *op) {
  const varve_entity *from = varve_operand_type(op, 0), *to = varve_result_type(op, 0);
  const varve_entity *element = NULL, *pointee = NULL;
  bool is_refused =
      varve_is_base(to, "emitc.array") || varve_is_shaped_type(from) || varve_is_shaped_type(to);
  if (!is_refused && varve_is_base(from, "emitc.array")) {
    element = varve_dialect_type_element(from);
    pointee = varve_dialect_type_part(to, 0);
    is_refused = !varve_is_base(to, "emitc.ptr") || array_rank(from) > 1 ||
                 (element != NULL && pointee != NULL && element != pointee);
  }
  return is_refused ? varve_report_cast(v, op) : VARVE_STATUS_OK;
}

/* Format strings */

/* Checks a format string. "{}" is a placeholder for an operand, "{{" an escaped brace. */
varve_status varve_verify_emitc_verbatim(varve_verifier *v, const varve_operation *op) {
  const varve_entity *value = varve_property_of(op, "value");
  uint32_t places = 0;
  if (op->operand_count == 0 || value == NULL || value->kind != VARVE_KIND_STRING)
    return VARVE_STATUS_OK;
  varve_slice text = varve_string_bytes(value);
  for (size_t i = 0; i < text.size; i++) {
    if (text.data[i] != '{')
      continue;
    if (++i == text.size)
      return varve_op_fault(v, "expected '}' after unescaped '{' at end of string");
    if (text.data[i] != '{' && text.data[i] != '}')
      return varve_op_fault(v, "expected '}' after unescaped '{'");
    places += text.data[i] == '}';
  }
  return places == op->operand_count
             ? VARVE_STATUS_OK
             : varve_op_fault(v, "requires operands for each placeholder in the format string");
}

/* Globals */

static varve_status check_declared_type(varve_verifier *v, const varve_entity *type) {
  return type != NULL && varve_emitc_judge_type(type) == VARVE_EMITC_REFUSED
             ? varve_op_fault(v, "expected valid emitc type")
             : VARVE_STATUS_OK;
}

varve_status varve_verify_emitc_global(varve_verifier *v, const varve_operation *op) {
  const varve_entity *value = varve_property_of(op, "initial_value");
  const varve_entity *type = varve_type_property_of(op, "type"), *own = NULL;
  VARVE_TRY(check_declared_type(v, type));
  if (varve_property_of(op, "static_specifier") != NULL &&
      varve_property_of(op, "extern_specifier") != NULL)
    return varve_op_fault(v, "cannot have both static and extern specifiers");
  if (value == NULL || type == NULL || varve_is_base(value, "emitc.opaque"))
    return VARVE_STATUS_OK;
  if (value->kind != VARVE_KIND_INTEGER && value->kind != VARVE_KIND_FLOAT &&
      !varve_attribute_is_elements(value))
    return VARVE_OP_FAULT(v,
                          "initial value should be a integer, float, elements or opaque "
                          "attribute, but got %",
                          VARVE_NODE(value));
  own = varve_attribute_type(value);
  if (own == NULL || own == type)
    return VARVE_STATUS_OK;
  if (varve_is_base(type, "emitc.array") && varve_attribute_is_elements(value) &&
      varve_is_ranked_type(own) && array_has_dims(type, varve_type_dims(own))) {
    const varve_entity *element = varve_dialect_type_element(type);
    if (element == NULL || element == varve_type_element(own))
      return VARVE_STATUS_OK;
  }
  return VARVE_OP_FAULT(v, "initial value expected to be of type %, but was of type %",
                        VARVE_NODE(type), VARVE_NODE(own));
}

varve_status varve_verify_emitc_get_global(varve_verifier *v, const varve_operation *op) {
  const varve_operation *global;
  VARVE_TRY(varve_find_required_symbol(v, op, &global));
  const varve_entity *type = global == NULL ? NULL : varve_type_property_of(global, "type");
  if (type == NULL)
    return VARVE_STATUS_OK;
  /* The type of the result must match the type of the emitc.global. */
  const varve_slice name = varve_string_bytes(varve_property_of(op, "name")->children[0]);
  const varve_entity *result = varve_result_type(op, 0), *inner = NULL;
  if (varve_is_base(type, "emitc.array"))
    return result == type ? VARVE_STATUS_OK
                          : VARVE_OP_FAULT(v,
                                           "on array type expects result type % to match type % of "
                                           "the global @%",
                                           VARVE_NODE(result), VARVE_NODE(type), VARVE_TEXT(name));
  if (!varve_is_base(result, "emitc.lvalue"))
    return VARVE_OP_FAULT(
        v, "on non-array type expects result type to be an lvalue type for the global @%",
        VARVE_TEXT(name));
  inner = varve_dialect_type_part(result, 0);
  return inner == NULL || inner == type
             ? VARVE_STATUS_OK
             : VARVE_OP_FAULT(v,
                              "on non-array type expects result inner type % to match type % of "
                              "the global @%",
                              VARVE_NODE(inner), VARVE_NODE(type), VARVE_TEXT(name));
}

/* Bodies */

varve_status varve_verify_emitc_for(varve_verifier *v, const varve_operation *op) {
  const varve_block *body = varve_entry_block(op, 0);
  if (body == NULL)
    return VARVE_STATUS_OK;
  if (body->argument_count != 1)
    return varve_op_fault(v, "expected body to have a single argument for the induction variable");
  return body->arguments[0]->value.type == varve_operand_type(op, 0)
             ? VARVE_STATUS_OK
             : varve_op_fault(v, "expected induction variable to be same type as bounds and step");
}

static varve_status check_expression_part(varve_verifier *v, const varve_operation *op) {
  if (!(op->name->definition == NULL || varve_has_operation_trait(op, "CExpressionInterface")))
    return varve_op_fault(v, "contains an unsupported operation");
  if (varve_operation_result_count(op) != 1)
    return varve_op_fault(v, "requires exactly one result for each operation");
  return varve_operation_result(op, 0)->first_use != NULL
             ? VARVE_STATUS_OK
             : varve_op_fault(v, "contains an unused operation");
}

varve_status varve_verify_emitc_expression(varve_verifier *v, const varve_operation *op) {
  const varve_block *body = varve_entry_block(op, 0);
  const varve_operation *end = body == NULL ? NULL : body->last;
  if (body == NULL)
    return VARVE_STATUS_OK;
  if (end == NULL || !varve_is_operation(end, "emitc.yield") || end->operand_count != 1)
    return varve_op_fault(v, "must yield a value at termination");
  const varve_operation *root = varve_defining_operation(varve_operation_operand(end, 0));
  if (root == NULL)
    return varve_op_fault(v, "yielded value has no defining op");
  if (varve_operation_parent(root) != op)
    return varve_op_fault(v, "yielded value not defined within expression");
  if (varve_operand_type(end, 0) != varve_result_type(op, 0))
    return varve_op_fault(v, "requires yielded type to match return type");
  for (const varve_operation *part = body->first; part != end; part = part->next)
    VARVE_TRY(check_expression_part(v, part));
  return VARVE_STATUS_OK;
}

/* Checks the second region of emitc.do, which must contain an emitc.expression and an emitc.yield
 * of the result of this expression. */
varve_status varve_verify_emitc_do(varve_verifier *v, const varve_operation *op) {
  const varve_block *condition =
      varve_operation_region_count(op) == 2 ? varve_entry_block(op, 1) : NULL;
  if (condition == NULL)
    return VARVE_STATUS_OK;
  const varve_operation *first = condition->first;
  if (first == NULL || first->next == NULL || first->next->next != NULL)
    return varve_op_fault(v, "condition region must contain exactly two operations: "
                             "'emitc.expression' followed by 'emitc.yield'");
  if (!varve_is_operation(first, "emitc.expression"))
    return varve_op_fault(v, "expected first op in condition region to be 'emitc.expression'");
  if (!varve_is_operation(first->next, "emitc.yield"))
    return varve_op_fault(v, "expected last op in condition region to be 'emitc.yield'");
  const varve_entity *type = varve_result_type(first, 0);
  if (type->kind != VARVE_KIND_INTEGER_TYPE || varve_type_bit_width(type) != 1)
    return varve_op_fault(v, "emitc.expression in condition region must return 'i1'");
  return first->next->operand_count == 1 &&
                 varve_operation_operand(first->next, 0) == varve_operation_result(first, 0)
             ? VARVE_STATUS_OK
             : varve_op_fault(v, "'emitc.yield' must return result of 'emitc.expression' from this "
                                 "condition region");
}

/* Functions and classes */

varve_status varve_verify_emitc_func(varve_verifier *v, const varve_operation *op) {
  const varve_entity *type = varve_function_type_of(op);
  if (type == NULL)
    return VARVE_STATUS_OK;
  uint32_t inputs = varve_function_type_num_inputs(type), results = type->child_count - inputs;
  for (uint32_t i = 0; i < inputs; i++)
    if (varve_is_base(type->children[i], "emitc.lvalue"))
      return varve_op_fault(v, "cannot have lvalue type as argument");
  if (results > 1)
    return VARVE_OP_FAULT(v, "requires zero or exactly one result, but has %",
                          VARVE_NUMBER(results));
  return results == 1 && varve_is_base(type->children[inputs], "emitc.array")
             ? varve_op_fault(v, "cannot return array type")
             : VARVE_STATUS_OK;
}

varve_status varve_verify_emitc_field(varve_verifier *v, const varve_operation *op) {
  const varve_operation *parent = varve_operation_parent(op);
  const varve_entity *name = varve_property_of(op, "sym_name");
  VARVE_TRY(check_declared_type(v, varve_type_property_of(op, "type")));
  if (parent == NULL || !varve_is_operation(parent, "emitc.class"))
    return varve_op_fault(v, "field must be nested within an emitc.class operation");
  return name != NULL && varve_string_bytes(name).size != 0
             ? VARVE_STATUS_OK
             : varve_op_fault(v, "field must have a non-empty symbol name");
}

varve_status varve_verify_emitc_get_field(varve_verifier *v, const varve_operation *op) {
  static const char *const classes[] = {"emitc.class", NULL};
  return varve_is_inside(op, classes)
             ? VARVE_STATUS_OK
             : varve_op_fault(v, " must be nested within an emitc.class operation");
}

varve_status varve_verify_emitc_field_use(varve_verifier *v, const varve_operation *op) {
  const varve_operation *field = NULL;
  const varve_entity *name = varve_property_of(op, "field_name");
  VARVE_TRY(varve_find_used_symbol(v, op, "field_name", &field));
  if (name == NULL || name->kind != VARVE_KIND_SYMBOL_REF)
    return VARVE_STATUS_OK;
  if (field == NULL || !varve_is_operation(field, "emitc.field"))
    return VARVE_OP_FAULT(v, "field '%' not found in the class",
                          VARVE_TEXT(varve_string_bytes(name->children[0])));
  const varve_entity *type = varve_type_property_of(field, "type");
  return type == NULL || type == varve_result_type(op, 0)
             ? VARVE_STATUS_OK
             : VARVE_OP_FAULT(v, "result type % does not match the field's type %",
                              VARVE_NODE(varve_result_type(op, 0)), VARVE_NODE(type));
}
