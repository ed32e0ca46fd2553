/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* tosa: shape operands, arguments of conditions and loops, and variables. */
#include "ir/types.h"
#include "verify/custom_common.h"
#include "verify/rule/condition.h"

/* Returns the element type, or NULL if the element type is a dialect type. */
static const varve_entity *element_of(const varve_entity *type) {
  const varve_entity *element = varve_scalar_of(type);
  return element->kind == VARVE_KIND_DIALECT_TYPE ? NULL : element;
}

/* Checks that the argument of a region has the element type of an input and a compatible shape. */
static varve_status check_pair(varve_verifier *v, const varve_entity *a, const varve_entity *b,
                               varve_slice name) {
  const varve_entity *from = element_of(a), *to = element_of(b);
  if (!varve_is_shaped_type(a) || !varve_is_shaped_type(b))
    return VARVE_STATUS_OK;
  if (from != NULL && to != NULL && from != to)
    return VARVE_OP_FAULT(v, "require same element type for '%' arguments (%) and 'input_list' (%)",
                          VARVE_TEXT(name), VARVE_NODE(from), VARVE_NODE(to));
  if (varve_is_ranked_type(a) && varve_is_ranked_type(b) &&
      !varve_dims_fit(varve_type_dims(a), varve_type_dims(b)))
    return VARVE_OP_FAULT(v, "require same shapes for '%' arguments (%) and 'input_list' (%)",
                          VARVE_TEXT(name), VARVE_NODE(a), VARVE_NODE(b));
  return VARVE_STATUS_OK;
}

/* Checks the arguments of a region. Rows of the definitions check the other lists of values. */
static varve_status check_arguments(varve_verifier *v, const varve_operation *op, uint32_t region,
                                    const char *name) {
  const varve_block *body = varve_entry_block(op, region);
  uint32_t first = varve_is_operation(op, "tosa.cond_if"), expected = op->operand_count - first;
  if (body == NULL)
    return VARVE_STATUS_OK;
  if (body->argument_count != expected)
    return VARVE_OP_FAULT(v,
                          "require same number of values in '%' arguments (%) and 'input_list' (%)",
                          VARVE_TEXT(varve_slice_of(name)), VARVE_NUMBER(body->argument_count),
                          VARVE_NUMBER(expected));
  for (uint32_t i = 0; i < expected; i++)
    VARVE_TRY(check_pair(v, body->arguments[i]->value.type, varve_operand_type(op, first + i),
                         varve_slice_of(name)));
  return VARVE_STATUS_OK;
}

varve_status varve_verify_tosa_cond_if(varve_verifier *v, const varve_operation *op) {
  VARVE_TRY(check_arguments(v, op, 0, "then_graph"));
  return check_arguments(v, op, 1, "else_graph");
}

varve_status varve_verify_tosa_while_loop(varve_verifier *v, const varve_operation *op) {
  VARVE_TRY(check_arguments(v, op, 0, "cond_graph"));
  return check_arguments(v, op, 1, "body_graph");
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
    fits = !varve_dense_integer_at(shape, i, &size) || size < 0 || dims.sizes[i] == VARVE_DYNAMIC ||
           size == dims.sizes[i];
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
