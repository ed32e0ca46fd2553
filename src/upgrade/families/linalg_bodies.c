/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Bodies of operations of linalg that were written without: named ones of 2019, and what was read
 * from the custom form. */
#include "upgrade/families/linalg_bodies.h"

const varve_entity *varve_linalg_element(const varve_entity *type) {
  return varve_is_shaped_type(type) ? varve_type_element(type) : type;
}

typedef struct body_builder {
  varve_upgrader *up;
  varve_block *block;
} body_builder;

static varve_status add_operation(body_builder *body, const char *name,
                                  varve_value *const *operands, uint32_t count,
                                  varve_value **result) {
  const varve_entity *type = operands[0]->type;
  varve_operation *made;
  varve_operation_state state = {.operands = operands,
                                 .operand_count = count,
                                 .result_types = &type,
                                 .result_count = result == NULL ? 0 : 1};
  VARVE_TRY(varve_operation_name_get(body->up->context, varve_slice_of(name), &state.name));
  VARVE_TRY(varve_operation_create(body->up->module, &state, &made));
  varve_block_insert_operation(body->block, NULL, made);
  if (result != NULL)
    *result = varve_operation_result(made, 0);
  return VARVE_STATUS_OK;
}

/* What is added to, or compared with, the third argument. */
static const char *combining(varve_linalg_body what, bool is_float) {
  switch (what) {
  case VARVE_BODY_MAX:
    return is_float ? "arith.maximumf" : "arith.maxsi";
  case VARVE_BODY_MIN:
    return is_float ? "arith.minimumf" : "arith.minsi";
  default:
    return is_float ? "arith.addf" : "arith.addi";
  }
}

static varve_status add_combination(body_builder *body, varve_linalg_body what) {
  varve_block_argument **arguments = body->block->arguments;
  varve_value *factors[] = {&arguments[0]->value, &arguments[1]->value};
  varve_value *parts[] = {&arguments[2]->value, factors[0]}, *result;
  bool is_float = factors[0]->type->kind == VARVE_KIND_FLOAT_TYPE;
  if (what == VARVE_BODY_PRODUCT)
    VARVE_TRY(add_operation(body, is_float ? "arith.mulf" : "arith.muli", factors, 2, &parts[1]));
  VARVE_TRY(add_operation(body, combining(what, is_float), parts, 2, &result));
  return add_operation(body, "linalg.yield", &result, 1, NULL);
}

varve_status varve_linalg_with_region(varve_upgrader *up, varve_operation **op) {
  varve_vector values, types;
  varve_operation *made = NULL;
  varve_status status = VARVE_STATUS_OK;
  if (varve_operation_region_count(*op) != 0)
    return VARVE_STATUS_OK;
  varve_vector_init(&values, &up->context->memory, sizeof(varve_value *));
  varve_vector_init(&types, &up->context->memory, sizeof(const varve_entity *));
  for (uint32_t i = 0; i < (*op)->operand_count && status == VARVE_STATUS_OK; i++)
    status = varve_vector_push_pointer(&values, varve_operation_operand(*op, i));
  for (uint32_t i = 0; i < varve_operation_result_count(*op) && status == VARVE_STATUS_OK; i++)
    status = varve_vector_push_pointer(&types, varve_operation_result(*op, i)->type);
  varve_operation_state state = {.dictionary = varve_operation_dictionary(*op),
                                 .operands = values.data,
                                 .operand_count = (uint32_t)values.count,
                                 .result_types = types.data,
                                 .result_count = (uint32_t)types.count,
                                 .region_count = 1};
  if (status == VARVE_STATUS_OK)
    status = varve_upgrade_insert(up, *op, (*op)->name->text.data, &state, &made);
  varve_vector_release(&values);
  varve_vector_release(&types);
  VARVE_TRY(status);
  VARVE_TRY(varve_upgrade_replace(up, *op, made));
  *op = made;
  return VARVE_STATUS_OK;
}

varve_status varve_linalg_give_body(varve_upgrader *up, varve_operation **op,
                                    varve_linalg_body what) {
  varve_value *argument;
  VARVE_TRY(varve_linalg_with_region(up, op));
  varve_region *region = varve_linalg_body_of(*op);
  if (region->first != NULL)
    return VARVE_STATUS_OK;
  body_builder body = {.up = up};
  VARVE_TRY(varve_block_create(up->module, &body.block));
  varve_region_insert_block(region, NULL, body.block);
  for (uint32_t i = 0; i < (*op)->operand_count; i++)
    VARVE_TRY(varve_block_add_argument(up->module, body.block,
                                       varve_linalg_element(varve_operation_operand(*op, i)->type),
                                       (*op)->location, &argument));
  if (what != VARVE_BODY_FIRST && body.block->argument_count == 3)
    return add_combination(&body, what);
  argument = &body.block->arguments[0]->value;
  return add_operation(&body, "linalg.yield", &argument, 1, NULL);
}
