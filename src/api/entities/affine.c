/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* include/varve/affine.h */
#include <varve/affine.h>

#include "api/options.h"
#include "ir/affine.h"
#include "ir/handle.h"

static bool is_kind(const varve_entity *entity, varve_kind kind) {
  return entity != NULL && entity->kind == kind;
}

static bool is_space(const varve_entity *entity) {
  return is_kind(entity, VARVE_KIND_AFFINE_MAP) || is_kind(entity, VARVE_KIND_INTEGER_SET);
}

static bool is_expression_of(const varve_context *context,
                             const varve_affine_expression *expression) {
  return varve_affine_get_kind(expression) != VARVE_AFFINE_KIND_NONE_OF_THESE &&
         varve_entity_is_of(context, varve_of_expression(expression));
}

varve_affine_kind varve_affine_get_kind(const varve_affine_expression *expression) {
  const varve_entity *entity = varve_of_expression(expression);
  return entity == NULL ? VARVE_AFFINE_KIND_NONE_OF_THESE
                        : (varve_affine_kind)varve_kind_public_numbers[entity->kind];
}

uint32_t varve_affine_get_position(const varve_affine_expression *expression) {
  const varve_entity *entity = varve_of_expression(expression);
  bool has_position =
      is_kind(entity, VARVE_KIND_AFFINE_DIM) || is_kind(entity, VARVE_KIND_AFFINE_SYMBOL);
  return has_position ? *(const uint32_t *)varve_entity_payload(entity) : 0;
}

int64_t varve_affine_get_constant(const varve_affine_expression *expression) {
  const varve_entity *entity = varve_of_expression(expression);
  return is_kind(entity, VARVE_KIND_AFFINE_CONSTANT)
             ? *(const int64_t *)varve_entity_payload(entity)
             : 0;
}

static const varve_affine_expression *operand_of(const varve_affine_expression *expression,
                                                 uint32_t index) {
  return varve_affine_get_kind(expression) >= VARVE_AFFINE_KIND_ADD
             ? varve_as_expression(varve_of_expression(expression)->children[index])
             : NULL;
}

const varve_affine_expression *varve_affine_get_lhs(const varve_affine_expression *expression) {
  return operand_of(expression, 0);
}

const varve_affine_expression *varve_affine_get_rhs(const varve_affine_expression *expression) {
  return operand_of(expression, 1);
}

uint32_t varve_attribute_get_dim_count(const varve_attribute *attribute) {
  const varve_entity *entity = varve_of_attribute(attribute);
  return is_space(entity) ? varve_affine_attribute_space(entity).num_dims : 0;
}

uint32_t varve_attribute_get_symbol_count(const varve_attribute *attribute) {
  const varve_entity *entity = varve_of_attribute(attribute);
  return is_space(entity) ? varve_affine_attribute_space(entity).num_symbols : 0;
}

uint32_t varve_attribute_get_expression_count(const varve_attribute *attribute) {
  const varve_entity *entity = varve_of_attribute(attribute);
  return is_space(entity) ? entity->child_count : 0;
}

const varve_affine_expression *varve_attribute_get_expression(const varve_attribute *attribute,
                                                              uint32_t index) {
  return index < varve_attribute_get_expression_count(attribute)
             ? varve_as_expression(varve_of_attribute(attribute)->children[index])
             : NULL;
}

bool varve_attribute_is_equality(const varve_attribute *set, uint32_t index) {
  const varve_entity *entity = varve_of_attribute(set);
  return is_kind(entity, VARVE_KIND_INTEGER_SET) && index < entity->child_count &&
         varve_integer_set_equalities(entity)[index] != 0;
}

/* Clears the output. Returns whether context and output are not NULL. */
static bool can_make(const varve_context *context, const varve_affine_expression **expression) {
  if (expression != NULL)
    *expression = NULL;
  return context != NULL && expression != NULL;
}

static varve_status give(varve_status status, const varve_entity *const *made,
                         const varve_affine_expression **expression) {
  *expression = status == VARVE_STATUS_OK ? varve_as_expression(*made) : NULL;
  return status;
}

varve_status varve_affine_make_dim(varve_context *context, uint32_t position,
                                   const varve_affine_expression **expression) {
  const varve_entity *made = NULL;
  if (!can_make(context, expression) || position == UINT32_MAX)
    return VARVE_STATUS_BAD_ARGUMENT;
  return give(varve_affine_dim_get(context, position, &made), &made, expression);
}

varve_status varve_affine_make_symbol(varve_context *context, uint32_t position,
                                      const varve_affine_expression **expression) {
  const varve_entity *made = NULL;
  if (!can_make(context, expression) || position == UINT32_MAX)
    return VARVE_STATUS_BAD_ARGUMENT;
  return give(varve_affine_symbol_get(context, position, &made), &made, expression);
}

varve_status varve_affine_make_constant(varve_context *context, int64_t value,
                                        const varve_affine_expression **expression) {
  const varve_entity *made = NULL;
  if (!can_make(context, expression))
    return VARVE_STATUS_BAD_ARGUMENT;
  return give(varve_affine_constant_get(context, value, &made), &made, expression);
}

varve_status varve_affine_make_binary(varve_context *context, varve_affine_operands operands,
                                      const varve_affine_expression **expression) {
  static const varve_kind kinds[] = {VARVE_KIND_AFFINE_ADD, VARVE_KIND_AFFINE_MUL,
                                     VARVE_KIND_AFFINE_MOD, VARVE_KIND_AFFINE_FLOORDIV,
                                     VARVE_KIND_AFFINE_CEILDIV};
  const varve_entity *made = NULL;
  if (!can_make(context, expression) || operands.kind < VARVE_AFFINE_KIND_ADD ||
      operands.kind > VARVE_AFFINE_KIND_CEILDIV || !is_expression_of(context, operands.lhs) ||
      !is_expression_of(context, operands.rhs))
    return VARVE_STATUS_BAD_ARGUMENT;
  varve_status status = varve_affine_binary_get(
      context, kinds[operands.kind - VARVE_AFFINE_KIND_ADD], varve_of_expression(operands.lhs),
      varve_of_expression(operands.rhs), &made);
  return give(status == VARVE_STATUS_INVALID ? VARVE_STATUS_BAD_ARGUMENT : status, &made,
              expression);
}

/* Appends the expressions, which may use only dimensions and symbols below the counts. */
static varve_status append_expressions(varve_vector *nodes, const varve_context *context,
                                       const varve_affine_parts *parts) {
  if (parts->expressions == NULL && parts->expression_count != 0)
    return VARVE_STATUS_BAD_ARGUMENT;
  for (uint32_t i = 0; i < parts->expression_count; i++) {
    if (!is_expression_of(context, parts->expressions[i]))
      return VARVE_STATUS_BAD_ARGUMENT;
    const varve_entity *node = varve_of_expression(parts->expressions[i]);
    varve_affine_facts facts = varve_affine_facts_of(node);
    if (facts.num_dims > parts->dim_count || facts.num_symbols > parts->symbol_count)
      return VARVE_STATUS_BAD_ARGUMENT;
    VARVE_TRY(varve_vector_push_pointer(nodes, node));
  }
  return VARVE_STATUS_OK;
}

static varve_status make_set(varve_context *context, const varve_affine_parts *parts,
                             const varve_vector *nodes, const varve_entity **made) {
  varve_affine_space space = {parts->dim_count, parts->symbol_count};
  varve_buffer equalities;
  varve_buffer_init(&equalities, &context->memory);
  varve_status status = VARVE_STATUS_OK;
  for (uint32_t i = 0; i < parts->expression_count && status == VARVE_STATUS_OK; i++)
    status = varve_buffer_append_char(&equalities,
                                      parts->is_equality != NULL && parts->is_equality[i] ? 1 : 0);
  if (status == VARVE_STATUS_OK)
    status = varve_integer_set_get(context, space, nodes->data, parts->expression_count,
                                   (const uint8_t *)equalities.data, made);
  varve_buffer_release(&equalities);
  return status;
}

static varve_status make_space(varve_context *context, const varve_affine_parts *parts, bool is_set,
                               const varve_attribute **attribute) {
  varve_affine_parts filled = {.struct_size = sizeof filled};
  const varve_entity *made = NULL;
  varve_vector nodes;
  if (attribute == NULL)
    return VARVE_STATUS_BAD_ARGUMENT;
  *attribute = NULL;
  if (context == NULL || parts == NULL)
    return VARVE_STATUS_BAD_ARGUMENT;
  VARVE_TRY(varve_options_fill(parts, &filled, sizeof filled));
  if (is_set ? filled.expression_count == 0 : filled.is_equality != NULL)
    return VARVE_STATUS_BAD_ARGUMENT;
  varve_affine_space space = {filled.dim_count, filled.symbol_count};
  varve_vector_init(&nodes, &context->memory, sizeof(const varve_entity *));
  varve_status status = append_expressions(&nodes, context, &filled);
  if (status == VARVE_STATUS_OK)
    status = is_set
                 ? make_set(context, &filled, &nodes, &made)
                 : varve_affine_map_get(context, space, nodes.data, filled.expression_count, &made);
  varve_vector_release(&nodes);
  return varve_give_attribute(status == VARVE_STATUS_INVALID ? VARVE_STATUS_BAD_ARGUMENT : status,
                              &made, attribute);
}

varve_status varve_attribute_make_affine_map(varve_context *context,
                                             const varve_affine_parts *parts,
                                             const varve_attribute **map) {
  return make_space(context, parts, false, map);
}

varve_status varve_attribute_make_integer_set(varve_context *context,
                                              const varve_affine_parts *parts,
                                              const varve_attribute **set) {
  return make_space(context, parts, true, set);
}
