/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Affine expressions as operations of arith. */
#include "upgrade/families/affine_expand.h"

typedef struct expansion {
  varve_upgrader *up;
  varve_operation *before;
  const varve_affine_use *use;
  varve_vector values; /* varve_value * by the expression's id */
} expansion;

static varve_status note_value(expansion *all, const varve_entity *expression, varve_value *value) {
  if (expression->id >= all->values.count &&
      varve_vector_grow(&all->values, expression->id + 1 - all->values.count) == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  VARVE_VECTOR_AT(&all->values, varve_value *, expression->id) = value;
  return VARVE_STATUS_OK;
}

static varve_status make_binary(expansion *all, const char *name, varve_value *lhs,
                                varve_value *rhs, varve_value **result) {
  varve_value *const operands[] = {lhs, rhs};
  varve_operation *made;
  varve_operation_state state = {.operands = operands,
                                 .operand_count = 2,
                                 .result_types = &all->up->context->index_type,
                                 .result_count = 1};
  VARVE_TRY(varve_upgrade_insert(all->up, all->before, name, &state, &made));
  *result = varve_operation_result(made, 0);
  return VARVE_STATUS_OK;
}

/* What is left is never negative: lhs - lhs floordiv rhs * rhs. */
static varve_status make_modulo(expansion *all, varve_value *lhs, varve_value *rhs,
                                varve_value **result) {
  varve_value *quotient, *product;
  VARVE_TRY(make_binary(all, "arith.floordivsi", lhs, rhs, &quotient));
  VARVE_TRY(make_binary(all, "arith.muli", quotient, rhs, &product));
  return make_binary(all, "arith.subi", lhs, product, result);
}

static varve_status make_operation(expansion *all, const varve_entity *expression,
                                   varve_value **value) {
  varve_value *lhs = VARVE_VECTOR_AT(&all->values, varve_value *, expression->children[0]->id);
  varve_value *rhs = VARVE_VECTOR_AT(&all->values, varve_value *, expression->children[1]->id);
  switch (expression->kind) {
  case VARVE_KIND_AFFINE_ADD:
    return make_binary(all, "arith.addi", lhs, rhs, value);
  case VARVE_KIND_AFFINE_MUL:
    return make_binary(all, "arith.muli", lhs, rhs, value);
  case VARVE_KIND_AFFINE_MOD:
    return make_modulo(all, lhs, rhs, value);
  case VARVE_KIND_AFFINE_FLOORDIV:
    return make_binary(all, "arith.floordivsi", lhs, rhs, value);
  default:
    return make_binary(all, "arith.ceildivsi", lhs, rhs, value);
  }
}

static varve_status visit(void *user, const varve_entity *expression) {
  expansion *all = user;
  varve_value *value = NULL;
  uint32_t position = 0;
  if (expression->kind == VARVE_KIND_AFFINE_CONSTANT) {
    int64_t number;
    memcpy(&number, varve_entity_payload(expression), sizeof(number));
    VARVE_TRY(varve_upgrade_insert_index(all->up, all->before, number, &value));
    return note_value(all, expression, value);
  }
  if (expression->kind == VARVE_KIND_AFFINE_DIM || expression->kind == VARVE_KIND_AFFINE_SYMBOL) {
    memcpy(&position, varve_entity_payload(expression), sizeof(position));
    if (expression->kind == VARVE_KIND_AFFINE_SYMBOL)
      position += varve_affine_attribute_space(all->use->map).num_dims;
    return note_value(all, expression, all->use->operands[position]);
  }
  if (varve_kind_class((varve_kind)expression->kind) != VARVE_CLASS_AFFINE)
    return VARVE_STATUS_OK;
  VARVE_TRY(make_operation(all, expression, &value));
  return note_value(all, expression, value);
}

varve_status varve_upgrade_expand_affine(varve_upgrader *up, varve_operation *before,
                                         const varve_affine_use *use, uint32_t result,
                                         varve_value **value) {
  expansion all = {.up = up, .before = before, .use = use};
  const varve_entity *expression = use->map->children[result];
  varve_entity_walk walk;
  *value = NULL;
  varve_entity_walk_init(&walk, up->context);
  varve_vector_init(&all.values, &up->context->memory, sizeof(varve_value *));
  varve_status status = varve_entity_walk_from(&walk, expression, visit, &all);
  if (status == VARVE_STATUS_OK)
    *value = VARVE_VECTOR_AT(&all.values, varve_value *, expression->id);
  varve_vector_release(&all.values);
  varve_entity_walk_release(&walk);
  return status;
}
