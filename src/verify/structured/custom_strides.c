/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Strides and offsets of memrefs, and the layouts that views, expand_shape and collapse_shape
 * compute from them. */
#include "verify/custom_common.h"

int64_t varve_saturated_product(int64_t a, int64_t b) {
  if (a == 0 || b == 0)
    return 0;
  if (a == VARVE_DYNAMIC || b == VARVE_DYNAMIC)
    return VARVE_DYNAMIC;
  return (int64_t)((uint64_t)a * (uint64_t)b);
}

int64_t varve_saturated_sum(int64_t a, int64_t b) {
  return a == VARVE_DYNAMIC || b == VARVE_DYNAMIC ? VARVE_DYNAMIC
                                                  : (int64_t)((uint64_t)a + (uint64_t)b);
}

static void take_strided(varve_stride_list *strides, const varve_entity *layout) {
  const int64_t *payload = varve_entity_payload(layout);
  if (layout->payload_size / sizeof(int64_t) != strides->dims.rank + 1) {
    strides->form = VARVE_STRIDES_UNKNOWN;
    return;
  }
  strides->offset = payload[0];
  for (size_t i = 0; i < strides->dims.rank; i++)
    strides->at[i] = payload[1 + i];
}

/* A term of a sum, and the constant factor of the term. */
typedef struct map_term {
  const varve_entity *expression;
  int64_t factor;
} map_term;

enum { MOST_TERMS = 64, MOST_STEPS = 1000 };

/* Pushes the operands of a sum or product on the stack "open" of terms. Returns
 * VARVE_STRIDES_UNKNOWN if there are too many terms or a factor is not constant, VARVE_STRIDES_NONE
 * for other expressions. */
static varve_stride_form open_term(map_term *open, uint32_t *count, map_term term) {
  const varve_entity *lhs = term.expression->children[0], *rhs = term.expression->children[1];
  if (*count + 2 > MOST_TERMS)
    return VARVE_STRIDES_UNKNOWN;
  if (term.expression->kind == VARVE_KIND_AFFINE_ADD) {
    open[(*count)++] = (map_term){lhs, term.factor};
    open[(*count)++] = (map_term){rhs, term.factor};
    return VARVE_STRIDES_KNOWN;
  }
  if (term.expression->kind != VARVE_KIND_AFFINE_MUL)
    return VARVE_STRIDES_NONE;
  if (rhs->kind != VARVE_KIND_AFFINE_CONSTANT)
    return VARVE_STRIDES_UNKNOWN;
  int64_t factor = *(const int64_t *)varve_entity_payload(rhs);
  open[(*count)++] = (map_term){lhs, varve_saturated_product(term.factor, factor)};
  return VARVE_STRIDES_KNOWN;
}

static varve_stride_form take_sum(varve_stride_list *strides, const varve_entity *sum) {
  map_term open[MOST_TERMS];
  uint32_t count = 1;
  open[0] = (map_term){sum, 1};
  for (uint32_t steps = 0; count != 0; steps++) {
    map_term term = open[--count];
    if (steps == MOST_STEPS || term.expression->kind == VARVE_KIND_AFFINE_SYMBOL)
      return VARVE_STRIDES_UNKNOWN;
    if (term.expression->child_count == 2) {
      varve_stride_form form = open_term(open, &count, term);
      if (form != VARVE_STRIDES_KNOWN)
        return form;
      continue;
    }
    bool is_dim = term.expression->kind == VARVE_KIND_AFFINE_DIM;
    const void *payload = varve_entity_payload(term.expression);
    if (is_dim && *(const uint32_t *)payload >= strides->dims.rank)
      return VARVE_STRIDES_NONE;
    int64_t *place = is_dim ? &strides->at[*(const uint32_t *)payload] : &strides->offset;
    int64_t factor = is_dim ? 1 : *(const int64_t *)payload;
    *place = varve_saturated_sum(*place, varve_saturated_product(term.factor, factor));
  }
  return VARVE_STRIDES_KNOWN;
}

varve_stride_list varve_stride_list_of(const varve_entity *memref) {
  varve_stride_list strides = {.form = VARVE_STRIDES_KNOWN, .dims = varve_type_dims(memref)};
  const varve_entity *layout = varve_memref_type_layout(memref);
  if (strides.dims.rank > VARVE_MOST_STRIDES)
    strides.form = VARVE_STRIDES_UNKNOWN;
  else if (varve_has_plain_layout(memref)) {
    int64_t stride = 1;
    for (size_t i = strides.dims.rank; i-- > 0;) {
      strides.at[i] = stride;
      stride = varve_saturated_product(stride, strides.dims.sizes[i]);
    }
  } else if (layout->kind == VARVE_KIND_STRIDED_LAYOUT)
    take_strided(&strides, layout);
  else if (layout->kind == VARVE_KIND_AFFINE_MAP)
    strides.form =
        layout->child_count == 1 ? take_sum(&strides, layout->children[0]) : VARVE_STRIDES_NONE;
  else
    strides.form = VARVE_STRIDES_UNKNOWN;
  return strides;
}

bool varve_has_plain_layout(const varve_entity *memref) {
  const varve_entity *layout = varve_memref_type_layout(memref);
  return layout == NULL ||
         (layout->kind == VARVE_KIND_AFFINE_MAP && varve_affine_map_is_identity(layout));
}

/* As in MLIR, strided<[1]> also counts as the identity, although it is not the identity map. */
bool varve_has_identity_layout(const varve_entity *memref) {
  const varve_entity *layout = varve_memref_type_layout(memref);
  if (varve_has_plain_layout(memref))
    return true;
  if (layout->kind != VARVE_KIND_STRIDED_LAYOUT || varve_type_dims(memref).rank != 1)
    return false;
  varve_stride_list strides = varve_stride_list_of(memref);
  return strides.form == VARVE_STRIDES_KNOWN && strides.offset == 0 && strides.at[0] == 1;
}

/* Views. In these functions, "from" has the strides of the whole memref times the steps of the
 * view. */

static uint32_t count_stride(const varve_stride_list *strides, int64_t stride) {
  uint32_t count = 0;
  for (size_t i = 0; i < strides->dims.rank; i++)
    count += strides->at[i] == stride;
  return count;
}

/* Finds the dimensions that the view drops: some or all of those that have size 1. If it drops only
 * some, they are those whose strides occur more often in "from" than in "to". Returns false if no
 * such choice gives the rank and the strides of "to". */
static bool find_dropped(const varve_stride_list *from, const varve_entity *sizes,
                         const varve_stride_list *to, uint64_t *dropped) {
  uint64_t ones = 0;
  size_t count = 0;
  /* gone[i]: number of dropped dimensions with the stride that first occurs in dimension i */
  uint32_t gone[VARVE_MOST_STRIDES] = {0};
  *dropped = 0;
  if (from->dims.rank == to->dims.rank)
    return true;
  for (uint32_t i = 0; i < from->dims.rank; i++) {
    bool is_one = varve_number_at(sizes, i) == 1;
    ones |= (uint64_t)is_one << i;
    count += is_one;
  }
  *dropped = ones;
  if (count + to->dims.rank == from->dims.rank)
    return true;
  for (uint32_t i = 0; i < from->dims.rank; i++) {
    uint32_t first = 0;
    if ((ones >> i & 1) == 0)
      continue;
    while (from->at[first] != from->at[i])
      first++;
    uint32_t left = count_stride(from, from->at[i]) - gone[first];
    uint32_t expected = count_stride(to, from->at[i]);
    if (left < expected)
      return false;
    gone[first] += left > expected;
    if (left > expected)
      continue;
    *dropped &= ~((uint64_t)1 << i);
    count--;
  }
  return count + to->dims.rank == from->dims.rank;
}

bool varve_view_strides_fit(const varve_stride_list *from, const varve_entity *sizes,
                            const varve_stride_list *to) {
  uint64_t dropped = 0;
  size_t at = 0;
  if (from->offset != to->offset || !find_dropped(from, sizes, to, &dropped))
    return false;
  for (uint32_t i = 0; i < from->dims.rank; i++)
    if ((dropped >> i & 1) == 0 && (at == to->dims.rank || from->at[i] != to->at[at++]))
      return false;
  return true;
}

/* Shapes that are expanded or collapsed */

static int64_t collapsed_stride(const varve_stride_list *from, const varve_entity *group) {
  uint32_t count = varve_number_count(group);
  while (count > 1 && from->dims.sizes[varve_number_at(group, count - 1)] == 1)
    count--;
  int64_t last = varve_number_at(group, count - 1);
  return count == 1 || from->dims.sizes[last] != VARVE_DYNAMIC ? from->at[last] : VARVE_DYNAMIC;
}

static bool layout_is(const varve_entity *type, const varve_stride_list *expected) {
  const varve_entity *layout = varve_memref_type_layout(type);
  varve_stride_list own = varve_stride_list_of(type);
  if (layout == NULL || layout->kind != VARVE_KIND_STRIDED_LAYOUT)
    return false;
  return own.form == VARVE_STRIDES_KNOWN && own.offset == expected->offset &&
         memcmp(own.at, expected->at, own.dims.rank * sizeof(own.at[0])) == 0;
}

static varve_status report_result(varve_verifier *v, const varve_operation *op,
                                  const char *adjective) {
  return VARVE_OP_FAULT(v, "expected % type to be what the layout of % gives, but found %",
                        VARVE_TEXT(varve_slice_of(adjective)),
                        VARVE_NODE(varve_operand_type(op, 0)),
                        VARVE_NODE(varve_result_type(op, 0)));
}

varve_status varve_check_relaid_memref(varve_verifier *v, const varve_operation *op,
                                       bool is_expansion) {
  const varve_entity *source = varve_operand_type(op, 0), *result = varve_result_type(op, 0);
  const varve_entity *groups = varve_property_of(op, "reassociation");
  const char *adjective = is_expansion ? "expanded" : "collapsed";
  varve_stride_list from = varve_stride_list_of(source);
  varve_stride_list to = {.offset = from.offset, .dims = varve_type_dims(result)};
  if (varve_type_element(source) != varve_type_element(result) ||
      varve_memref_type_space(source) != varve_memref_type_space(result))
    return report_result(v, op, adjective);
  if (varve_has_identity_layout(source))
    return varve_has_plain_layout(result) ? VARVE_STATUS_OK : report_result(v, op, adjective);
  if (from.form == VARVE_STRIDES_NONE)
    return varve_op_fault(v, "invalid source layout map");
  if (from.form != VARVE_STRIDES_KNOWN || to.dims.rank > VARVE_MOST_STRIDES || groups == NULL)
    return VARVE_STATUS_OK;
  if (is_expansion) {
    /* A group has consecutive dimensions of the expanded shape. */
    size_t at = to.dims.rank;
    for (uint32_t i = groups->child_count; i-- > 0;) {
      int64_t stride = from.at[i];
      for (uint32_t j = varve_number_count(groups->children[i]); j-- > 0 && at > 0;) {
        to.at[--at] = stride;
        stride = varve_saturated_product(stride, to.dims.sizes[at]);
      }
    }
  } else {
    /* The dimensions of a group must be contiguous, as far as sizes and strides are known. */
    for (uint32_t i = 0; i < groups->child_count; i++) {
      const varve_entity *group = groups->children[i];
      int64_t stride = to.at[i] = collapsed_stride(&from, group);
      for (uint32_t j = varve_number_count(group); j-- > 1;) {
        int64_t at = varve_number_at(group, j), own = from.at[at - 1];
        stride = varve_saturated_product(stride, from.dims.sizes[at]);
        if (from.dims.sizes[at - 1] != 1 && stride != VARVE_DYNAMIC && own != VARVE_DYNAMIC &&
            stride != own)
          return varve_op_fault(v, "invalid source layout map or collapsing non-contiguous dims");
      }
    }
  }
  return layout_is(result, &to) ? VARVE_STATUS_OK : report_result(v, op, adjective);
}
