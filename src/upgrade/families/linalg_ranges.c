/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Views of linalg of 2019: slices by ranges, which are subviews today, and reshapes. */
#include "upgrade/families/linalg_windows.h"
#include "upgrade/families/strides.h"

/* Fewer dimensions come of collapsing, more of expanding. */
varve_status varve_linalg_upgrade_reshape(varve_upgrader *up, varve_operation *op) {
  if (op->operand_count != 1 || varve_operation_result_count(op) != 1)
    return varve_upgrade_leave(up, op, "it needs exactly one view and one result");
  const varve_entity *from = varve_operation_operand(op, 0)->type;
  const varve_entity *to = varve_operation_result(op, 0)->type;
  if (from->kind != VARVE_KIND_MEMREF_TYPE || to->kind != VARVE_KIND_MEMREF_TYPE)
    return varve_upgrade_leave(up, op, "its views are not memrefs");
  bool is_smaller = varve_type_dims(to).rank < varve_type_dims(from).rank;
  return varve_upgrade_rename(up, op, is_smaller ? "memref.collapse_shape" : "memref.expand_shape");
}

/* slice(view, range or index for each dimension) */

typedef struct slice {
  varve_upgrader *up;
  varve_operation *op;
  uint32_t rank;
  uint32_t kept; /* dimensions with a range */
  varve_value *offsets[VARVE_MAX_STRIDES];
  varve_value *sizes[VARVE_MAX_STRIDES]; /* of those that are kept */
  varve_value *steps[VARVE_MAX_STRIDES];
  int64_t numbers[3 * VARVE_MAX_STRIDES];
} slice;

static varve_status insert_binary(const slice *s, const char *name, varve_value *left,
                                  varve_value *right, varve_value **result) {
  varve_value *operands[] = {left, right};
  varve_operation *made;
  const varve_entity *index = s->up->context->index_type;
  varve_operation_state state = {
      .operands = operands, .operand_count = 2, .result_types = &index, .result_count = 1};
  VARVE_TRY(varve_upgrade_insert(s->up, s->op, name, &state, &made));
  *result = varve_operation_result(made, 0);
  return VARVE_STATUS_OK;
}

/* Of a range min, max, step: from min on, in steps, as many as there are before max. */
static varve_status add_range(slice *s, uint32_t dim, const varve_operation *range) {
  varve_value *length, *least = varve_operation_operand(range, 0);
  varve_value *step = varve_operation_operand(range, 2);
  VARVE_TRY(insert_binary(s, "arith.subi", varve_operation_operand(range, 1), least, &length));
  VARVE_TRY(insert_binary(s, "arith.ceildivsi", length, step, &s->sizes[s->kept]));
  s->offsets[dim] = least;
  s->steps[s->kept] = step;
  s->kept++;
  s->numbers[s->rank + dim] = s->numbers[2 * s->rank + dim] = VARVE_DYNAMIC;
  return VARVE_STATUS_OK;
}

static bool is_range(const varve_value *value) {
  return value->kind == VARVE_VALUE_RESULT &&
         varve_upgrade_is(varve_value_operation(value), "linalg.range") &&
         varve_value_operation(value)->operand_count == 3;
}

static varve_status read_slice(slice *s) {
  for (uint32_t i = 0; i < s->rank; i++) {
    varve_value *by = varve_operation_operand(s->op, 1 + i);
    s->numbers[i] = VARVE_DYNAMIC;
    s->numbers[s->rank + i] = s->numbers[2 * s->rank + i] = 1;
    s->offsets[i] = by;
    if (is_range(by))
      VARVE_TRY(add_range(s, i, varve_value_operation(by)));
    else if (by->type->kind != VARVE_KIND_INDEX_TYPE)
      return varve_upgrade_leave(s->up, s->op, "the range of an operand is unknown");
  }
  return VARVE_STATUS_OK;
}

/* Nothing of its layout is known. */
static varve_status make_type(const slice *s, const varve_entity *source,
                              const varve_entity **type) {
  int64_t sizes[VARVE_MAX_STRIDES];
  varve_strides strides = {.rank = s->kept, .offset = VARVE_DYNAMIC};
  for (uint32_t i = 0; i < s->kept; i++)
    sizes[i] = strides.strides[i] = VARVE_DYNAMIC;
  return varve_strided_memref_get(s->up, source, (varve_dims){sizes, s->kept}, &strides, type);
}

static varve_status set_lists(const slice *s, varve_operation *made) {
  static const char *const names[] = {"static_offsets", "static_sizes", "static_strides"};
  const int32_t groups[] = {1, (int32_t)s->rank, (int32_t)s->kept, (int32_t)s->kept};
  for (uint32_t i = 0; i < 3; i++) {
    const varve_entity *list;
    VARVE_TRY(varve_upgrade_i64_array(s->up, s->numbers + (size_t)i * s->rank, s->rank, &list));
    VARVE_TRY(varve_upgrade_set(s->up, made, names[i], list));
  }
  return varve_upgrade_set_segments(s->up, made, groups, 4);
}

static varve_status make_subview(const slice *s, varve_value **view) {
  varve_value *operands[1 + 3 * VARVE_MAX_STRIDES];
  uint32_t count = 0;
  varve_operation *made;
  const varve_entity *type;
  operands[count++] = varve_operation_operand(s->op, 0);
  for (uint32_t i = 0; i < s->rank; i++)
    operands[count++] = s->offsets[i];
  for (uint32_t i = 0; i < s->kept; i++)
    operands[count++] = s->sizes[i];
  for (uint32_t i = 0; i < s->kept; i++)
    operands[count++] = s->steps[i];
  VARVE_TRY(make_type(s, operands[0]->type, &type));
  varve_operation_state state = {
      .operands = operands, .operand_count = count, .result_types = &type, .result_count = 1};
  VARVE_TRY(varve_upgrade_insert(s->up, s->op, "memref.subview", &state, &made));
  VARVE_TRY(set_lists(s, made));
  *view = varve_operation_result(made, 0);
  return VARVE_STATUS_OK;
}

varve_status varve_linalg_upgrade_slice(varve_upgrader *up, varve_operation *op) {
  slice s = {.up = up, .op = op};
  varve_value *view;
  if (op->operand_count == 0 || varve_operation_result_count(op) != 1)
    return varve_upgrade_leave(up, op, "it needs a view and a result");
  const varve_entity *source = varve_operation_operand(op, 0)->type;
  const varve_entity *type = varve_operation_result(op, 0)->type;
  s.rank = op->operand_count - 1;
  if (source->kind != VARVE_KIND_MEMREF_TYPE || type->kind != VARVE_KIND_MEMREF_TYPE ||
      varve_type_dims(source).rank != s.rank || s.rank > VARVE_MAX_STRIDES)
    return varve_upgrade_leave(up, op,
                               "it needs a memref with a range or index for each dimension");
  VARVE_TRY(read_slice(&s));
  if (up->is_left)
    return VARVE_STATUS_OK;
  if (varve_type_dims(type).rank != s.kept)
    return varve_upgrade_leave(up, op, "its result needs a dimension for each range");
  VARVE_TRY(make_subview(&s, &view));
  if (view->type != type)
    VARVE_TRY(varve_upgrade_insert_one(up, op, "memref.cast", view, type, &view));
  return varve_upgrade_forward(up, op, view);
}

varve_status varve_linalg_erase_ranges(varve_upgrader *up) {
  varve_operation *op = up->module->root;
  while (op != NULL) {
    varve_operation *next = varve_operation_next_preorder(up->module->root, op);
    if (varve_upgrade_is(op, "linalg.range") && varve_operation_result_count(op) == 1 &&
        varve_operation_result(op, 0)->first_use == NULL) {
      VARVE_TRY(varve_upgrade_erase(up, op));
      varve_upgrade_count(up, VARVE_UPGRADE_LINALG);
    }
    op = next;
  }
  return VARVE_STATUS_OK;
}
