/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The definitions of both releases tell the groups: what has the same name is the same. */
#include "upgrade/families/openmp_groups.h"

#include "dialect/definition.h"
#include "dialect/segments.h"
#include "upgrade/engine/values.h"

static const struct group_name {
  varve_slice old, today;
} names[] = {
    {VARVE_SLICE_INIT("allocators_vars"), VARVE_SLICE_INIT("allocator_vars")},
    {VARVE_SLICE_INIT("chunk_size"), VARVE_SLICE_INIT("dist_schedule_chunk_size")},
    {VARVE_SLICE_INIT("depend_vec_vars"), VARVE_SLICE_INIT("doacross_depend_vars")},
    {VARVE_SLICE_INIT("final_expr"), VARVE_SLICE_INIT("final")},
    {VARVE_SLICE_INIT("grain_size"), VARVE_SLICE_INIT("grainsize")},
    {VARVE_SLICE_INIT("has_device_addr"), VARVE_SLICE_INIT("has_device_addr_vars")},
    {VARVE_SLICE_INIT("if_expr_var"), VARVE_SLICE_INIT("if_expr")},
    {VARVE_SLICE_INIT("is_device_ptr"), VARVE_SLICE_INIT("is_device_ptr_vars")},
    {VARVE_SLICE_INIT("map_operands"), VARVE_SLICE_INIT("map_vars")},
    {VARVE_SLICE_INIT("num_threads_var"), VARVE_SLICE_INIT("num_threads")},
    {VARVE_SLICE_INIT("schedule_chunk_var"), VARVE_SLICE_INIT("schedule_chunk")},
    {VARVE_SLICE_INIT("use_device_addr"), VARVE_SLICE_INIT("use_device_addr_vars")},
    {VARVE_SLICE_INIT("use_device_ptr"), VARVE_SLICE_INIT("use_device_ptr_vars")},
};

static varve_slice name_today(varve_slice name) {
  for (size_t i = 0; i < VARVE_COUNT_OF(names); i++)
    if (varve_slice_equal(name, names[i].old))
      return names[i].today;
  return name;
}

static const varve_value_record *operand_of(const varve_operation_definition *definition,
                                            uint32_t index) {
  return &definition->values[definition->record->operands.first + index];
}

static varve_slice name_of(const varve_operation_definition *definition, uint32_t index) {
  return varve_table_text(definition->dialect->tables, operand_of(definition, index)->name);
}

/* Without sizes at most one group has other than one operand. */
static bool infer_sizes(const varve_operation *op, const varve_operation_definition *definition,
                        varve_openmp_groups *groups) {
  uint32_t single = 0;
  for (uint32_t i = 0; i < groups->count; i++)
    single += operand_of(definition, i)->variadicity == VARVE_VARIADICITY_SINGLE;
  if (op->operand_count < single)
    return false;
  for (uint32_t i = 0; i < groups->count; i++)
    groups->items[i].size = operand_of(definition, i)->variadicity == VARVE_VARIADICITY_SINGLE
                                ? 1
                                : op->operand_count - single;
  return true;
}

static bool take_sizes(const varve_operation *op, const varve_vector *sizes,
                       varve_openmp_groups *groups) {
  int64_t sum = 0;
  if (sizes->count != groups->count)
    return false;
  for (uint32_t i = 0; i < groups->count; i++) {
    int64_t size = VARVE_VECTOR_AT(sizes, int64_t, i);
    if (size < 0 || size > op->operand_count)
      return false;
    groups->items[i].size = (uint32_t)size;
    sum += size;
  }
  return sum == op->operand_count;
}

varve_status varve_openmp_read_groups(varve_upgrader *up, const varve_operation *op,
                                      varve_openmp_groups *groups, bool *is_read) {
  const varve_operation_definition *definition = op->name->definition;
  varve_vector sizes;
  bool is_list;
  *is_read = false;
  if (definition == NULL || definition->record->operands.count > VARVE_OPENMP_GROUPS)
    return VARVE_STATUS_OK;
  groups->count = definition->record->operands.count;
  for (uint32_t i = 0; i < groups->count; i++)
    groups->items[i] = (varve_openmp_group){name_today(name_of(definition, i)), 0};
  if (!definition->has_operand_segments) {
    *is_read = infer_sizes(op, definition, groups);
    return VARVE_STATUS_OK;
  }
  varve_vector_init(&sizes, &up->context->memory, sizeof(int64_t));
  varve_slice name = varve_segments_name(up->context->era, true);
  varve_status status = varve_upgrade_read_list(varve_upgrade_get(op, name.data), &sizes, &is_list);
  *is_read = status == VARVE_STATUS_OK && is_list && take_sizes(op, &sizes, groups);
  varve_vector_release(&sizes);
  return status;
}

bool varve_openmp_has_data(const varve_upgrader *up, const varve_openmp_groups *groups) {
  static const char *const always[] = {"linear_vars", "firstprivate_vars", "lastprivate_vars",
                                       "shared_vars", "copyin_vars"};
  /* Since LLVM 17 the body has arguments for these. */
  static const char *const once[] = {"private_vars", "reduction_vars", "in_reduction_vars"};
  bool is_old = varve_era_is_before(up->context->era, VARVE_ERA_LLVM19);
  for (uint32_t g = 0; g < groups->count; g++) {
    bool is_data = false;
    for (size_t i = 0; i < VARVE_COUNT_OF(always); i++)
      is_data |= varve_slice_equal(groups->items[g].name, varve_slice_of(always[i]));
    for (size_t i = 0; i < VARVE_COUNT_OF(once) && is_old; i++)
      is_data |= varve_slice_equal(groups->items[g].name, varve_slice_of(once[i]));
    if (is_data && groups->items[g].size != 0)
      return true;
  }
  return false;
}

/* The operands of a group. */
typedef struct group_place {
  uint32_t first;
  uint32_t size;
} group_place;

static group_place find_group(const varve_openmp_groups *groups, varve_slice name) {
  group_place place = {0, 0};
  for (uint32_t i = 0; i < groups->count; i++) {
    place.size = groups->items[i].size;
    if (varve_slice_equal(groups->items[i].name, name))
      return place;
    place.first += place.size;
  }
  return (group_place){0, 0};
}

/* values: those of op in the new order. */
static varve_status order_operands(const varve_operation *op, const varve_openmp_groups *groups,
                                   const varve_operation_definition *today, varve_vector *values,
                                   int32_t *sizes) {
  for (uint32_t i = 0; i < today->record->operands.count; i++) {
    group_place place = find_group(groups, name_of(today, i));
    sizes[i] = (int32_t)place.size;
    for (uint32_t k = 0; k < place.size; k++)
      VARVE_TRY(varve_vector_push_pointer(values, varve_operation_operand(op, place.first + k)));
  }
  return VARVE_STATUS_OK;
}

static varve_status place_operands(varve_upgrader *up, varve_operation *op,
                                   const varve_openmp_groups *groups,
                                   const varve_operation_definition *today) {
  int32_t sizes[VARVE_OPENMP_GROUPS];
  varve_vector values;
  varve_vector_init(&values, &up->context->memory, sizeof(varve_value *));
  varve_status status = order_operands(op, groups, today, &values, sizes);
  bool are_all = status == VARVE_STATUS_OK && values.count == op->operand_count;
  for (uint32_t i = 0; are_all && i < op->operand_count; i++)
    varve_operation_set_operand(op, i, VARVE_VECTOR_AT(&values, varve_value *, i));
  varve_vector_release(&values);
  VARVE_TRY(status);
  if (!are_all)
    return varve_upgrade_leave(up, op, "LLVM 22 has no group for one of its operands");
  varve_slice name = varve_segments_name(up->context->era, true);
  VARVE_TRY(varve_upgrade_set(up, op, name.data, NULL));
  return today->has_operand_segments
             ? varve_upgrade_set_segments(up, op, sizes, today->record->operands.count)
             : VARVE_STATUS_OK;
}

varve_status varve_openmp_set_groups(varve_upgrader *up, varve_operation *op,
                                     const varve_openmp_groups *groups) {
  const varve_operation_name *today;
  if (up->target == NULL)
    return VARVE_STATUS_OK;
  VARVE_TRY(varve_operation_name_get(up->target, op->name->text, &today));
  if (today->definition == NULL || today->definition->record->operands.count > VARVE_OPENMP_GROUPS)
    return VARVE_STATUS_OK; /* it is left behind */
  if (op->name->definition != NULL && !op->name->definition->has_operand_segments &&
      !today->definition->has_operand_segments)
    return VARVE_STATUS_OK; /* one operand each, in the same order */
  return place_operands(up, op, groups, today->definition);
}
