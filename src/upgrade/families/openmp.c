/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Dialects omp and acc. What shared or copied data was a list of operands of the operation around;
 * today it is told by operations and symbols of its own, which the old text does not have. */
#include "upgrade/engine/upgrader.h"
#include "upgrade/families/llvm.h"
#include "upgrade/families/openmp_groups.h"

/* Clauses of omp */

static bool is_word(const varve_entity *attribute, const char *word) {
  return attribute != NULL && attribute->kind == VARVE_KIND_STRING &&
         varve_slice_equal(varve_string_bytes(attribute), varve_slice_of(word));
}

static varve_status upgrade_groups(varve_upgrader *up, varve_operation *op) {
  varve_openmp_groups groups;
  bool is_read;
  VARVE_TRY(varve_openmp_read_groups(up, op, &groups, &is_read));
  if (!is_read || up->is_left)
    return VARVE_STATUS_OK;
  if (varve_openmp_has_data(up, &groups))
    return varve_upgrade_leave(up, op, "private or reduced data needs an operation of its own");
  return varve_openmp_set_groups(up, op, &groups);
}

/* LLVM 16 and older became LLVM 22 in the step before. */
static varve_status upgrade_groups_19(varve_upgrader *up, varve_operation *op) {
  return up->context->era == VARVE_ERA_LLVM19 ? upgrade_groups(up, op) : VARVE_STATUS_OK;
}

static varve_status upgrade_parallel(varve_upgrader *up, varve_operation *op) {
  const varve_entity *sharing = varve_upgrade_get(op, "default_val");
  if (sharing != NULL && !is_word(sharing, "defshared"))
    return varve_upgrade_leave(up, op, "data that is not shared needs a name");
  VARVE_TRY(varve_upgrade_set(up, op, "default_val", NULL));
  return upgrade_groups(up, op);
}

/* The type that is read is that of the elements of what is read. */
static varve_status upgrade_atomic_read(varve_upgrader *up, varve_operation *op) {
  const varve_entity *type;
  const varve_entity *element;
  if (op->operand_count == 0 || varve_upgrade_get(op, "element_type") != NULL)
    return VARVE_STATUS_OK;
  const varve_entity *address = varve_operation_operand(op, 0)->type;
  if (varve_is_shaped_type(address))
    element = varve_type_element(address);
  else
    VARVE_TRY(varve_upgrade_pointee(up, address, &element));
  if (element == NULL)
    return varve_upgrade_leave(up, op, "the type that it reads is unknown");
  VARVE_TRY(varve_type_attribute_get(up->context, element, &type));
  return varve_upgrade_set(up, op, "element_type", type);
}

/* What wraps a loop has no terminator today. */
static varve_status upgrade_wrapper(varve_upgrader *up, varve_operation *op) {
  VARVE_TRY(upgrade_groups_19(up, op));
  if (varve_operation_region_count(op) != 1 || varve_operation_region(op, 0)->first == NULL)
    return VARVE_STATUS_OK;
  varve_operation *last = varve_operation_region(op, 0)->first->last;
  return last != NULL && varve_upgrade_is(last, "omp.terminator") ? varve_upgrade_erase(up, last)
                                                                  : VARVE_STATUS_OK;
}

/* omp.wsloop: the loop stands inside what shares it. */

static varve_status set_schedule(varve_upgrader *up, varve_operation *op) {
  const varve_entity *schedule = varve_upgrade_get(op, "schedule_kind");
  char word[16];
  if (schedule == NULL || schedule->kind != VARVE_KIND_STRING)
    return VARVE_STATUS_OK;
  varve_slice text = varve_string_bytes(schedule);
  if (text.size == 0 || text.size >= sizeof(word))
    return varve_upgrade_leave(up, op, "its schedule is unknown");
  memcpy(word, text.data, text.size);
  word[text.size] = 0;
  if (word[0] >= 'A' && word[0] <= 'Z')
    word[0] = (char)(word[0] - 'A' + 'a');
  VARVE_TRY(varve_upgrade_string(up, word, &schedule));
  return varve_upgrade_set(up, op, "schedule_kind", schedule);
}

/* The nest takes the bounds and the body. */
static varve_status make_nest(varve_upgrader *up, varve_operation *op, uint32_t bounds) {
  varve_operation *nest;
  varve_block *block;
  varve_vector values;
  varve_operation_state state = {.region_count = 1, .location = op->location};
  varve_vector_init(&values, &up->context->memory, sizeof(varve_value *));
  varve_status status =
      varve_operation_name_get(up->context, VARVE_SLICE("omp.loop_nest"), &state.name);
  for (uint32_t i = 0; i < bounds && status == VARVE_STATUS_OK; i++)
    status = varve_vector_push_pointer(&values, varve_operation_operand(op, i));
  state.operands = values.data;
  state.operand_count = (uint32_t)values.count;
  if (status == VARVE_STATUS_OK)
    status = varve_operation_create(up->module, &state, &nest);
  varve_vector_release(&values);
  VARVE_TRY(status);
  varve_region_take_blocks(varve_operation_region(nest, 0), varve_operation_region(op, 0));
  VARVE_TRY(varve_block_create(up->module, &block));
  varve_region_insert_block(varve_operation_region(op, 0), NULL, block);
  varve_block_insert_operation(block, NULL, nest);
  const varve_entity *inclusive = varve_upgrade_get(op, "inclusive");
  if (inclusive == NULL)
    return VARVE_STATUS_OK;
  VARVE_TRY(varve_upgrade_set(up, op, "inclusive", NULL));
  return varve_upgrade_set(up, nest, "loop_inclusive", inclusive);
}

/* Whether the first groups are the bounds, of the same size each. */
static bool has_bounds(const varve_openmp_groups *groups) {
  static const char *const bounds[] = {"lowerBound", "upperBound", "step"};
  for (uint32_t i = 0; i < VARVE_COUNT_OF(bounds); i++)
    if (groups->count <= i || groups->items[i].size != groups->items[0].size ||
        !varve_slice_equal(groups->items[i].name, varve_slice_of(bounds[i])))
      return false;
  return true;
}

static varve_status upgrade_loop(varve_upgrader *up, varve_operation *op) {
  varve_openmp_groups groups;
  int64_t collapsed;
  bool is_read;
  VARVE_TRY(varve_openmp_read_groups(up, op, &groups, &is_read));
  if (!is_read || varve_operation_region_count(op) != 1 || varve_operation_result_count(op) != 0 ||
      !has_bounds(&groups))
    return varve_upgrade_leave(up, op, "its bounds are unknown");
  if (varve_openmp_has_data(up, &groups))
    return varve_upgrade_leave(up, op, "private or reduced data needs an operation of its own");
  uint32_t depth = groups.items[0].size;
  if (varve_upgrade_integer(varve_upgrade_get(op, "collapse_val"), &collapsed) &&
      collapsed != depth)
    return varve_upgrade_leave(up, op, "it does not collapse all its loops");
  VARVE_TRY(set_schedule(up, op));
  if (up->is_left)
    return VARVE_STATUS_OK;
  VARVE_TRY(make_nest(up, op, 3 * depth));
  for (uint32_t i = 3 * depth; i-- > 0;)
    VARVE_TRY(varve_upgrade_remove_operand(up, op, i));
  groups.items[0].size = groups.items[1].size = groups.items[2].size = 0;
  VARVE_TRY(varve_upgrade_set(up, op, "collapse_val", NULL));
  if (varve_upgrade_is(op, "omp.simdloop"))
    VARVE_TRY(varve_upgrade_rename(up, op, "omp.simd"));
  return varve_openmp_set_groups(up, op, &groups);
}

/* Rules of definitions count these. */
#define OMP(step, from, rewrite)                                                                   \
  { VARVE_STEP_##step, VARVE_UPGRADE_COUNT, "omp." from, NULL, rewrite }

static const varve_upgrade_line lines[] = {
    OMP(LLVM16, "parallel", upgrade_parallel),
    OMP(LLVM16, "wsloop", upgrade_loop),
    OMP(LLVM16, "simdloop", upgrade_loop),
    OMP(LLVM16, "taskloop", upgrade_loop),
    OMP(LLVM16, "atomic.read", upgrade_atomic_read),
    OMP(LLVM16, "*", upgrade_groups),
    OMP(LLVM19, "wsloop", upgrade_wrapper),
    OMP(LLVM19, "simd", upgrade_wrapper),
    OMP(LLVM19, "taskloop", upgrade_wrapper),
    OMP(LLVM19, "distribute", upgrade_wrapper),
    OMP(LLVM19, "loop_nest", NULL),
    OMP(LLVM19, "*", upgrade_groups_19),
};

const varve_upgrade_family varve_upgrade_openmp = {.lines = lines,
                                                   .line_count = VARVE_COUNT_OF(lines)};
