/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Layouts of memrefs as an offset and a stride for each dimension. */
#include "upgrade/families/strides.h"

#include "ir/affine.h"

static uint32_t position_of(const varve_entity *expression) {
  return *(const uint32_t *)varve_entity_payload(expression);
}

/* A sum or product with what is not known is not known. */
static int64_t add(int64_t a, int64_t b) {
  int64_t sum;
  if (a == VARVE_DYNAMIC || b == VARVE_DYNAMIC || __builtin_add_overflow(a, b, &sum))
    return VARVE_DYNAMIC;
  return sum;
}

/* One term: a dimension, perhaps times a number or a symbol; or what belongs to the offset. */
static bool add_term(const varve_entity *term, varve_strides *strides) {
  int64_t factor = 1;
  if (term->kind == VARVE_KIND_AFFINE_MUL && term->children[0]->kind == VARVE_KIND_AFFINE_DIM) {
    if (!varve_affine_is_constant(term->children[1], &factor))
      factor = VARVE_DYNAMIC;
    if (!varve_affine_is_symbolic_or_constant(term->children[1]))
      return false;
    term = term->children[0];
  }
  if (term->kind == VARVE_KIND_AFFINE_DIM) {
    uint32_t position = position_of(term);
    if (position >= strides->rank)
      return false;
    strides->strides[position] = add(strides->strides[position], factor);
    return true;
  }
  if (!varve_affine_is_symbolic_or_constant(term))
    return false;
  if (!varve_affine_is_constant(term, &factor))
    factor = VARVE_DYNAMIC;
  strides->offset = add(strides->offset, factor);
  return true;
}

/* The terms of a sum, which leans to the left. */
static bool add_terms(const varve_entity *sum, varve_strides *strides) {
  while (sum->kind == VARVE_KIND_AFFINE_ADD) {
    if (sum->children[1]->kind == VARVE_KIND_AFFINE_ADD || !add_term(sum->children[1], strides))
      return false;
    sum = sum->children[0];
  }
  return add_term(sum, strides);
}

static void set_identity(varve_dims dims, varve_strides *strides) {
  int64_t stride = 1;
  for (uint32_t i = strides->rank; i-- != 0;) {
    strides->strides[i] = stride;
    if (stride == VARVE_DYNAMIC || dims.sizes[i] == VARVE_DYNAMIC ||
        __builtin_mul_overflow(stride, dims.sizes[i], &stride))
      stride = VARVE_DYNAMIC;
  }
}

bool varve_strides_of(const varve_entity *memref, varve_strides *strides) {
  varve_dims dims = varve_type_dims(memref);
  const varve_entity *layout = varve_memref_type_layout(memref);
  memset(strides, 0, sizeof(*strides));
  if (dims.rank > VARVE_MAX_STRIDES)
    return false;
  strides->rank = (uint32_t)dims.rank;
  if (layout->kind == VARVE_KIND_STRIDED_LAYOUT) {
    const int64_t *numbers = varve_entity_payload(layout);
    strides->offset = numbers[0];
    memcpy(strides->strides, numbers + 1, dims.rank * sizeof(*numbers));
    return true;
  }
  if (layout->kind != VARVE_KIND_AFFINE_MAP)
    return false;
  if (varve_affine_map_is_identity(layout)) {
    set_identity(dims, strides);
    return true;
  }
  return layout->child_count == 1 && add_terms(layout->children[0], strides);
}

static bool is_identity(varve_dims dims, const varve_strides *strides) {
  varve_strides plain = {.rank = strides->rank};
  set_identity(dims, &plain);
  for (uint32_t i = 0; i < strides->rank; i++)
    if (plain.strides[i] != strides->strides[i] || plain.strides[i] == VARVE_DYNAMIC)
      return false;
  return strides->offset == 0;
}

/* Symbols as the sugar of then numbers them: the offset first, then strides from left to right. */
typedef struct map_maker {
  varve_context *context;
  uint32_t symbols;
} map_maker;

static varve_status make_number(map_maker *maker, int64_t number, const varve_entity **expression) {
  if (number == VARVE_DYNAMIC)
    return varve_affine_symbol_get(maker->context, maker->symbols++, expression);
  return varve_affine_constant_get(maker->context, number, expression);
}

static varve_status make_map(varve_context *context, const varve_strides *strides,
                             const varve_entity **map) {
  map_maker maker = {context, 0};
  const varve_entity *offset, *sum = NULL;
  VARVE_TRY(make_number(&maker, strides->offset, &offset));
  for (uint32_t i = 0; i < strides->rank; i++) {
    const varve_entity *dim, *factor, *term;
    VARVE_TRY(varve_affine_dim_get(context, i, &dim));
    VARVE_TRY(make_number(&maker, strides->strides[i], &factor));
    VARVE_TRY(varve_affine_binary_get(context, VARVE_KIND_AFFINE_MUL, dim, factor, &term));
    if (sum == NULL)
      sum = term;
    else
      VARVE_TRY(varve_affine_binary_get(context, VARVE_KIND_AFFINE_ADD, sum, term, &sum));
    if (i == 0)
      VARVE_TRY(varve_affine_binary_get(context, VARVE_KIND_AFFINE_ADD, sum, offset, &sum));
  }
  if (sum == NULL)
    sum = offset;
  const varve_affine_space space = {strides->rank, maker.symbols};
  return varve_affine_map_get(context, space, &sum, 1, map);
}

varve_status varve_strided_memref_get(varve_upgrader *up, const varve_entity *source,
                                      varve_dims dims, const varve_strides *strides,
                                      const varve_entity **type) {
  varve_memref_parts parts = {.dims = dims,
                              .element = varve_type_element(source),
                              .space = varve_memref_type_space(source)};
  *type = NULL;
  if (!is_identity(dims, strides))
    VARVE_TRY(make_map(up->context, strides, &parts.layout));
  return varve_memref_type_get(up->context, &parts, type);
}
