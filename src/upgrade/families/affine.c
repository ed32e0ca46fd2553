/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Dialect affine. What it may not be any more becomes operations of memref and scf, with arithmetic
 * for the maps. */
#include "upgrade/families/affine_expand.h"

static const varve_entity *get_map(const varve_operation *op, const char *name, varve_kind kind) {
  const varve_entity *map = varve_upgrade_get(op, name);
  return map != NULL && map->kind == kind ? map : NULL;
}

static uint32_t input_count(const varve_entity *map) {
  varve_affine_space space = varve_affine_attribute_space(map);
  return space.num_dims + space.num_symbols;
}

static varve_status copy_operands(varve_upgrader *up, const varve_operation *op, uint32_t first,
                                  varve_vector *values) {
  varve_vector_init(values, &up->context->memory, sizeof(varve_value *));
  for (uint32_t i = first; i < op->operand_count; i++)
    VARVE_TRY(varve_vector_push_pointer(values, varve_operation_operand(op, i)));
  return VARVE_STATUS_OK;
}

/* Loads and stores */

/* head operands stay, those of the map become one for each of its results. */
static varve_status expand_indices(varve_upgrader *up, varve_operation *op, const varve_entity *map,
                                   uint32_t head) {
  varve_vector inputs, operands;
  varve_value *index = NULL;
  varve_vector_init(&operands, &up->context->memory, sizeof(varve_value *));
  varve_status status = copy_operands(up, op, head, &inputs);
  const varve_affine_use use = {map, inputs.data};
  for (uint32_t i = 0; i < head && status == VARVE_STATUS_OK; i++)
    status = varve_vector_push_pointer(&operands, varve_operation_operand(op, i));
  for (uint32_t i = 0; i < map->child_count && status == VARVE_STATUS_OK; i++) {
    status = varve_upgrade_expand_affine(up, op, &use, i, &index);
    if (status == VARVE_STATUS_OK)
      status = varve_vector_push_pointer(&operands, index);
  }
  if (status == VARVE_STATUS_OK)
    status = varve_operation_set_operands(up->module, op, operands.data, (uint32_t)operands.count);
  varve_vector_release(&operands);
  varve_vector_release(&inputs);
  return status;
}

/* An operation with a map behind head operands: name is what does the same without one. */
static varve_status upgrade_access(varve_upgrader *up, varve_operation *op, uint32_t head,
                                   const char *name) {
  const varve_entity *map = get_map(op, "map", VARVE_KIND_AFFINE_MAP);
  if (map == NULL || op->operand_count < head || op->operand_count - head != input_count(map) ||
      varve_upgrade_fits_affine(up, op, map, head))
    return VARVE_STATUS_OK;
  VARVE_TRY(expand_indices(up, op, map, head));
  VARVE_TRY(varve_upgrade_set(up, op, "map", NULL));
  varve_upgrade_count(up, VARVE_UPGRADE_AFFINE_PLACES);
  return varve_upgrade_rename(up, op, name);
}

static varve_status upgrade_load(varve_upgrader *up, varve_operation *op) {
  return upgrade_access(up, op, 1, "memref.load");
}

static varve_status upgrade_store(varve_upgrader *up, varve_operation *op) {
  return upgrade_access(up, op, 2, "memref.store");
}

static varve_status upgrade_vector_load(varve_upgrader *up, varve_operation *op) {
  return upgrade_access(up, op, 1, "vector.load");
}

static varve_status upgrade_vector_store(varve_upgrader *up, varve_operation *op) {
  return upgrade_access(up, op, 2, "vector.store");
}

static varve_status upgrade_prefetch(varve_upgrader *up, varve_operation *op) {
  return upgrade_access(up, op, 1, "memref.prefetch");
}

static varve_status upgrade_apply(varve_upgrader *up, varve_operation *op) {
  if (varve_operation_result_count(op) == 1)
    varve_upgrade_note_apply(up, op);
  return VARVE_STATUS_OK;
}

/* Loops */

static varve_status make_select(varve_upgrader *up, varve_operation *op, const char *name,
                                varve_value *other, varve_value **bound) {
  varve_value *const operands[] = {*bound, other};
  varve_operation *made;
  varve_operation_state state = {.operands = operands,
                                 .operand_count = 2,
                                 .result_types = &up->context->index_type,
                                 .result_count = 1};
  VARVE_TRY(varve_upgrade_insert(up, op, name, &state, &made));
  *bound = varve_operation_result(made, 0);
  return VARVE_STATUS_OK;
}

/* The greatest or least of the map's results. */
static varve_status expand_bound(varve_upgrader *up, varve_operation *op,
                                 const varve_affine_use *use, const char *select,
                                 varve_value **bound) {
  *bound = NULL;
  for (uint32_t i = 0; i < use->map->child_count; i++) {
    varve_value *value;
    VARVE_TRY(varve_upgrade_expand_affine(up, op, use, i, &value));
    if (*bound == NULL)
      *bound = value;
    else
      VARVE_TRY(make_select(up, op, select, value, bound));
  }
  return VARVE_STATUS_OK;
}

static varve_status rename_terminators(varve_upgrader *up, varve_operation *op) {
  for (uint32_t r = 0; r < varve_operation_region_count(op); r++)
    for (varve_block *block = varve_operation_region(op, r)->first; block != NULL;
         block = block->next)
      if (block->last != NULL && varve_upgrade_is(block->last, "affine.yield"))
        VARVE_TRY(varve_upgrade_rename(up, block->last, "scf.yield"));
  return VARVE_STATUS_OK;
}

typedef struct loop_bounds {
  const varve_entity *lower;
  const varve_entity *upper;
  uint32_t lower_count;
  uint32_t upper_count;
} loop_bounds;

/* scf.for in its place; inside it other operations meet the same question. */
static varve_status replace_loop(varve_upgrader *up, varve_operation *op, const loop_bounds *bounds,
                                 varve_vector *inputs) {
  varve_value *parts[3];
  int64_t step = 1;
  const varve_affine_use lower = {bounds->lower, inputs->data};
  const varve_affine_use upper = {bounds->upper,
                                  (varve_value *const *)inputs->data + bounds->lower_count};
  (void)varve_upgrade_integer(varve_upgrade_get(op, "step"), &step);
  VARVE_TRY(expand_bound(up, op, &lower, "arith.maxsi", &parts[0]));
  VARVE_TRY(expand_bound(up, op, &upper, "arith.minsi", &parts[1]));
  VARVE_TRY(varve_upgrade_insert_index(up, op, step, &parts[2]));
  uint32_t used = bounds->lower_count + bounds->upper_count;
  varve_vector operands;
  varve_vector_init(&operands, &up->context->memory, sizeof(varve_value *));
  varve_status status = varve_vector_append(&operands, parts, VARVE_COUNT_OF(parts));
  if (status == VARVE_STATUS_OK && inputs->count != used)
    status =
        varve_vector_append(&operands, (varve_value **)inputs->data + used, inputs->count - used);
  if (status == VARVE_STATUS_OK)
    status = varve_operation_set_operands(up->module, op, operands.data, (uint32_t)operands.count);
  varve_vector_release(&operands);
  VARVE_TRY(status);
  VARVE_TRY(varve_upgrade_set(up, op, "lowerBoundMap", NULL));
  VARVE_TRY(varve_upgrade_set(up, op, "upperBoundMap", NULL));
  VARVE_TRY(varve_upgrade_set(up, op, "step", NULL));
  VARVE_TRY(varve_upgrade_rename(up, op, "scf.for"));
  varve_upgrade_count(up, VARVE_UPGRADE_AFFINE_PLACES);
  return rename_terminators(up, op);
}

static varve_status upgrade_for(varve_upgrader *up, varve_operation *op) {
  loop_bounds bounds = {.lower = get_map(op, "lowerBoundMap", VARVE_KIND_AFFINE_MAP),
                        .upper = get_map(op, "upperBoundMap", VARVE_KIND_AFFINE_MAP)};
  if (bounds.lower == NULL || bounds.upper == NULL)
    return varve_upgrade_leave(up, op, "its bounds are unknown");
  bounds.lower_count = input_count(bounds.lower);
  bounds.upper_count = input_count(bounds.upper);
  if (op->operand_count < bounds.lower_count ||
      op->operand_count - bounds.lower_count < bounds.upper_count)
    return varve_upgrade_leave(up, op, "it has too few operands for its bounds");
  const int32_t sizes[] = {(int32_t)bounds.lower_count, (int32_t)bounds.upper_count,
                           (int32_t)(op->operand_count - bounds.lower_count - bounds.upper_count)};
  if (varve_upgrade_fits_affine(up, op, bounds.lower, 0) &&
      varve_upgrade_fits_affine(up, op, bounds.upper, bounds.lower_count))
    return varve_upgrade_set_segments(up, op, sizes, VARVE_COUNT_OF(sizes));
  varve_vector inputs;
  varve_status status = copy_operands(up, op, 0, &inputs);
  if (status == VARVE_STATUS_OK)
    status = replace_loop(up, op, &bounds, &inputs);
  varve_vector_release(&inputs);
  return status;
}

/* Conditions */

static varve_status make_comparison(varve_upgrader *up, varve_operation *op, varve_value *value,
                                    bool is_equality, varve_value **met) {
  varve_value *zero;
  varve_operation *made;
  const varve_entity *predicate;
  VARVE_TRY(varve_upgrade_insert_index(up, op, 0, &zero));
  varve_value *const operands[] = {value, zero};
  varve_operation_state state = {.operands = operands,
                                 .operand_count = 2,
                                 .result_types = &up->context->i1,
                                 .result_count = 1};
  VARVE_TRY(varve_upgrade_insert(up, op, "arith.cmpi", &state, &made));
  VARVE_TRY(varve_upgrade_i64(up, is_equality ? 0 : 5, &predicate));
  *met = varve_operation_result(made, 0);
  return varve_upgrade_set(up, made, "predicate", predicate);
}

static varve_status make_conjunction(varve_upgrader *up, varve_operation *op, varve_value *other,
                                     varve_value **met) {
  varve_value *const operands[] = {*met, other};
  varve_operation *made;
  varve_operation_state state = {.operands = operands,
                                 .operand_count = 2,
                                 .result_types = &up->context->i1,
                                 .result_count = 1};
  VARVE_TRY(varve_upgrade_insert(up, op, "arith.andi", &state, &made));
  *met = varve_operation_result(made, 0);
  return VARVE_STATUS_OK;
}

static varve_status expand_condition(varve_upgrader *up, varve_operation *op,
                                     const varve_affine_use *use, varve_value **met) {
  const uint8_t *equalities = varve_integer_set_equalities(use->map);
  *met = NULL;
  for (uint32_t i = 0; i < use->map->child_count; i++) {
    varve_value *value, *one;
    VARVE_TRY(varve_upgrade_expand_affine(up, op, use, i, &value));
    VARVE_TRY(make_comparison(up, op, value, equalities[i] != 0, &one));
    if (*met == NULL)
      *met = one;
    else
      VARVE_TRY(make_conjunction(up, op, one, met));
  }
  return VARVE_STATUS_OK;
}

static varve_status upgrade_if(varve_upgrader *up, varve_operation *op) {
  const varve_entity *set = get_map(op, "condition", VARVE_KIND_INTEGER_SET);
  varve_vector inputs;
  varve_value *met = NULL;
  if (set == NULL || set->child_count == 0 || op->operand_count != input_count(set) ||
      varve_upgrade_fits_affine(up, op, set, 0))
    return VARVE_STATUS_OK;
  varve_status status = copy_operands(up, op, 0, &inputs);
  const varve_affine_use use = {set, inputs.data};
  if (status == VARVE_STATUS_OK)
    status = expand_condition(up, op, &use, &met);
  varve_vector_release(&inputs);
  VARVE_TRY(status);
  VARVE_TRY(varve_operation_set_operands(up->module, op, &met, 1));
  VARVE_TRY(varve_upgrade_set(up, op, "condition", NULL));
  VARVE_TRY(varve_upgrade_rename(up, op, "scf.if"));
  varve_upgrade_count(up, VARVE_UPGRADE_AFFINE_PLACES);
  return rename_terminators(up, op);
}

#define CHECKED(from, rewrite)                                                                     \
  { VARVE_STEP_LLVM16, VARVE_UPGRADE_COUNT, from, NULL, rewrite }

static const varve_upgrade_line lines[] = {
    CHECKED("affine.for", upgrade_for),
    CHECKED("affine.load", upgrade_load),
    CHECKED("affine.store", upgrade_store),
    CHECKED("affine.vector_load", upgrade_vector_load),
    CHECKED("affine.vector_store", upgrade_vector_store),
    CHECKED("affine.prefetch", upgrade_prefetch),
    CHECKED("affine.apply", upgrade_apply),
    CHECKED("affine.if", upgrade_if),
};

const varve_upgrade_family varve_upgrade_affine = {.lines = lines,
                                                   .line_count = VARVE_COUNT_OF(lines)};
