/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Affine expressions, maps and integer sets. */
#include "ir/affine.h"
#include "ir/children.h"

static int64_t magnitude(int64_t value) {
  return value < 0 ? (int64_t)(0 - (uint64_t)value) : value;
}

static int64_t greatest_common_divisor(int64_t a, int64_t b) {
  uint64_t x = (uint64_t)a, y = (uint64_t)b;
  while (y != 0) {
    uint64_t rest = x % y;
    x = y;
    y = rest;
  }
  return (int64_t)x;
}

int64_t varve_affine_remainder(int64_t a, int64_t b) { return b == -1 ? 0 : a % b; }

int64_t varve_affine_quotient(int64_t a, int64_t b) {
  return b == -1 ? (int64_t)(0 - (uint64_t)a) : a / b;
}

varve_affine_facts varve_affine_facts_of(const varve_entity *expression) {
  const void *payload = varve_entity_payload(expression);
  switch (expression->kind) {
  case VARVE_KIND_AFFINE_DIM:
    return (varve_affine_facts){1, *(const uint32_t *)payload + 1, 0};
  case VARVE_KIND_AFFINE_SYMBOL:
    return (varve_affine_facts){1, 0, *(const uint32_t *)payload + 1};
  case VARVE_KIND_AFFINE_CONSTANT:
    return (varve_affine_facts){magnitude(*(const int64_t *)payload), 0, 0};
  default:
    return *(const varve_affine_facts *)payload;
  }
}

static int64_t find_divisor(varve_affine_operation operation, int64_t lhs, int64_t rhs) {
  int64_t constant;
  switch (operation.kind) {
  case VARVE_KIND_AFFINE_MUL:
    return (int64_t)((uint64_t)lhs * (uint64_t)rhs);
  case VARVE_KIND_AFFINE_FLOORDIV:
  case VARVE_KIND_AFFINE_CEILDIV:
    if (!varve_affine_is_constant(operation.rhs, &constant) || constant == 0 ||
        varve_affine_remainder(lhs, constant) != 0)
      return 1;
    return magnitude(varve_affine_quotient(lhs, constant));
  default:
    return greatest_common_divisor(lhs, rhs);
  }
}

bool varve_affine_is_symbolic_or_constant(const varve_entity *expression) {
  switch (expression->kind) {
  case VARVE_KIND_AFFINE_DIM:
    return false;
  case VARVE_KIND_AFFINE_SYMBOL:
  case VARVE_KIND_AFFINE_CONSTANT:
    return true;
  default:
    return (expression->flags & VARVE_AFFINE_SYMBOLIC) != 0;
  }
}

varve_status varve_affine_intern(varve_context *context, varve_affine_operation operation,
                                 const varve_entity **expression) {
  const varve_entity *children[2] = {operation.lhs, operation.rhs};
  varve_affine_facts l = varve_affine_facts_of(operation.lhs);
  varve_affine_facts r = varve_affine_facts_of(operation.rhs);
  varve_affine_facts facts = {find_divisor(operation, l.divisor, r.divisor),
                              l.num_dims > r.num_dims ? l.num_dims : r.num_dims,
                              l.num_symbols > r.num_symbols ? l.num_symbols : r.num_symbols};
  unsigned flags = 0;
  if (varve_affine_is_symbolic_or_constant(operation.lhs) &&
      varve_affine_is_symbolic_or_constant(operation.rhs))
    flags |= VARVE_AFFINE_SYMBOLIC;
  varve_entity_parts parts = {.kind = operation.kind,
                              .flags = (uint16_t)flags,
                              .child_count = 2,
                              .children = children,
                              .payload = &facts,
                              .payload_size = sizeof facts};
  return varve_entity_intern(context, &parts, expression);
}

static varve_status intern_leaf(varve_context *context, varve_kind kind, varve_slice payload,
                                const varve_entity **expression) {
  varve_entity_parts parts = {.kind = kind, .payload = payload.data, .payload_size = payload.size};
  return varve_entity_intern(context, &parts, expression);
}

static varve_status intern_position(varve_context *context, varve_kind kind, uint32_t position,
                                    const varve_entity **expression) {
  *expression = NULL;
  /* The number of dimensions or symbols is 1 more than the position and must fit 32 bits. */
  if (position == UINT32_MAX)
    return VARVE_STATUS_INVALID;
  varve_slice payload = varve_slice_make((const char *)&position, sizeof position);
  return intern_leaf(context, kind, payload, expression);
}

varve_status varve_affine_dim_get(varve_context *context, uint32_t position,
                                  const varve_entity **expression) {
  return intern_position(context, VARVE_KIND_AFFINE_DIM, position, expression);
}

varve_status varve_affine_symbol_get(varve_context *context, uint32_t position,
                                     const varve_entity **expression) {
  return intern_position(context, VARVE_KIND_AFFINE_SYMBOL, position, expression);
}

varve_status varve_affine_constant_get(varve_context *context, int64_t value,
                                       const varve_entity **expression) {
  varve_slice payload = varve_slice_make((const char *)&value, sizeof value);
  return intern_leaf(context, VARVE_KIND_AFFINE_CONSTANT, payload, expression);
}

static bool fits_space(varve_entity_list expressions, uint32_t count, varve_affine_space space) {
  for (uint32_t i = 0; i < count; i++) {
    if (!varve_child_is_affine(expressions[i]))
      return false;
    varve_affine_facts facts = varve_affine_facts_of(expressions[i]);
    if (facts.num_dims > space.num_dims || facts.num_symbols > space.num_symbols)
      return false;
  }
  return true;
}

varve_status varve_affine_map_get(varve_context *context, varve_affine_space space,
                                  varve_entity_list results, uint32_t count,
                                  const varve_entity **map) {
  *map = NULL;
  if (!fits_space(results, count, space))
    return VARVE_STATUS_INVALID;
  varve_entity_parts parts = {.kind = VARVE_KIND_AFFINE_MAP,
                              .child_count = count,
                              .children = results,
                              .payload = &space,
                              .payload_size = sizeof space};
  return varve_entity_intern(context, &parts, map);
}

varve_status varve_affine_identity_map_get(varve_context *context, uint32_t rank,
                                           const varve_entity **map) {
  *map = NULL;
  size_t size;
  if (!varve_multiply_size(rank, sizeof(const varve_entity *), &size))
    return VARVE_STATUS_OUT_OF_MEMORY;
  const varve_entity **results = varve_scratch_take(context, size);
  if (results == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  for (uint32_t i = 0; i < rank; i++)
    VARVE_TRY(varve_affine_dim_get(context, i, &results[i]));
  varve_affine_space space = {rank, 0};
  varve_status status = varve_affine_map_get(context, space, results, rank, map);
  varve_scratch_give(context);
  return status;
}

bool varve_affine_map_is_identity(const varve_entity *map) {
  if (varve_affine_attribute_space(map).num_dims != map->child_count)
    return false;
  for (uint32_t i = 0; i < map->child_count; i++)
    if (map->children[i]->kind != VARVE_KIND_AFFINE_DIM ||
        *(const uint32_t *)varve_entity_payload(map->children[i]) != i)
      return false;
  return true;
}

varve_status varve_integer_set_get(varve_context *context, varve_affine_space space,
                                   varve_entity_list constraints, uint32_t count,
                                   const uint8_t *is_equality, const varve_entity **set) {
  *set = NULL;
  if (count == 0 || !fits_space(constraints, count, space))
    return VARVE_STATUS_INVALID;
  size_t size;
  if (!varve_add_size(count, sizeof space, &size))
    return VARVE_STATUS_OUT_OF_MEMORY;
  uint8_t *payload = varve_scratch_take(context, size);
  if (payload == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  memcpy(payload, &space, sizeof space);
  for (uint32_t i = 0; i < count; i++)
    payload[sizeof space + i] = is_equality[i] != 0;
  varve_entity_parts parts = {.kind = VARVE_KIND_INTEGER_SET,
                              .child_count = count,
                              .children = constraints,
                              .payload = payload,
                              .payload_size = size};
  varve_status status = varve_entity_intern(context, &parts, set);
  varve_scratch_give(context);
  return status;
}
