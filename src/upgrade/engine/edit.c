/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The functions that rules use to change and report operations: see upgrader.h. */
#include <stdarg.h>
#include <stdio.h>

#include "dialect/definition.h"
#include "dialect/rule/parameter_rule.h"
#include "ir/children.h"
#include "upgrade/engine/rewrites.h"
#include "upgrade/engine/upgrader.h"
#include "upgrade/engine/values.h"

varve_slice varve_upgrade_rule_id(varve_upgrade_rule rule) {
  static const varve_slice ids[] = {
#define VARVE_UPGRADE(name, id, what) VARVE_SLICE_INIT(id),
#include "upgrade/engine/rules.def"
#undef VARVE_UPGRADE
  };
  return ids[rule];
}

varve_upgrade_rule varve_upgrade_find_rule(varve_slice id) {
  int rule = 0;
  while (rule < VARVE_UPGRADE_COUNT &&
         !varve_slice_equal(varve_upgrade_rule_id((varve_upgrade_rule)rule), id))
    rule++;
  return (varve_upgrade_rule)rule;
}

void varve_upgrade_outcome_init(varve_upgrade_outcome *outcome, varve_memory *memory) {
  memset(outcome, 0, sizeof(*outcome));
  varve_vector_init(&outcome->skipped, memory, sizeof(varve_skipped_operation));
}

void varve_upgrade_outcome_release(varve_upgrade_outcome *outcome) {
  varve_vector_release(&outcome->skipped);
}

static bool is_same(const void *key, const void *value) { return key == value; }

uint64_t varve_upgrade_hash(const varve_upgrader *up, const varve_operation *op) {
  uintptr_t address = (uintptr_t)op;
  return varve_hash_bytes(up->context->seed, &address, sizeof(address));
}

bool varve_upgrade_was_reported(const varve_upgrader *up, const varve_operation *op) {
  return varve_hash_table_find(&up->reported, varve_upgrade_hash(up, op), is_same, op) != NULL;
}

varve_status varve_upgrade_skip(varve_upgrader *up, varve_operation *op, const char *reason) {
  const varve_skipped_operation left = {varve_location_place(op->location), op->name->text, reason};
  if (op == up->op)
    up->is_skipped = true;
  if (varve_upgrade_was_reported(up, op))
    return VARVE_STATUS_OK;
  VARVE_TRY(varve_hash_table_insert(&up->reported, varve_upgrade_hash(up, op), op));
  return varve_vector_push(&up->outcome->skipped, &left);
}

varve_status varve_upgrade_reject(varve_upgrader *up, varve_operation *op, const char *reason) {
  const varve_source_place place = varve_location_place(op->location);
  up->is_skipped = up->is_rejected = true;
  if (varve_upgrade_was_reported(up, op))
    return VARVE_STATUS_OK;
  VARVE_TRY(varve_hash_table_insert(&up->reported, varve_upgrade_hash(up, op), op));
  (void)varve_report_at(up->reporter, VARVE_STATUS_UNSUPPORTED, &place,
                        "operation '%.*s' cannot be expressed in %.*s: %s",
                        VARVE_FORMAT_SLICE(op->name->text), VARVE_FORMAT_SLICE(up->goal), reason);
  return VARVE_STATUS_OK;
}

bool varve_upgrade_has_rules(const varve_upgrader *up, const varve_operation *op) {
  return up->with_rules != NULL &&
         varve_hash_table_find(up->with_rules, varve_upgrade_hash(up, op), is_same, op) != NULL;
}

varve_status varve_upgrade_set_type(varve_upgrader *up, varve_operation *op, const char *name,
                                    const varve_entity *type) {
  const varve_entity *attribute;
  VARVE_TRY(varve_type_attribute_get(up->context, type, &attribute));
  return varve_upgrade_set(up, op, name, attribute);
}

varve_status varve_upgrade_rename(varve_upgrader *up, varve_operation *op, const char *name) {
  return varve_operation_name_get(up->context, varve_slice_of(name), &op->name);
}

varve_status varve_upgrade_set(varve_upgrader *up, varve_operation *op, const char *name,
                               const varve_entity *value) {
  const varve_entity *key;
  if (value == varve_upgrade_get(op, name))
    return VARVE_STATUS_OK;
  VARVE_TRY(varve_string_get(up->context, varve_slice_of(name), &key));
  return varve_upgrade_set_by_key(up, op, key, value);
}

varve_status varve_upgrade_set_by_key(varve_upgrader *up, varve_operation *op,
                                      const varve_entity *key, const varve_entity *value) {
  const varve_entity *old = varve_operation_dictionary(op), *dictionary;
  uint32_t size = old == NULL ? 0 : varve_dictionary_size(old), count = 0;
  const varve_entity **entries =
      varve_upgrade_allocate(up, 2 * ((size_t)size + 1), sizeof(const varve_entity *));
  if (entries == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  for (uint32_t i = 0; i < size; i++) {
    entries[2 * (size_t)count] = varve_dictionary_name(old, i);
    entries[2 * (size_t)count + 1] = varve_dictionary_value(old, i);
    count += entries[2 * (size_t)count] != key;
  }
  entries[2 * (size_t)count] = key;
  entries[2 * (size_t)count + 1] = value;
  count += value != NULL;
  VARVE_TRY(varve_dictionary_get(up->context, entries, count, NULL, &dictionary));
  return varve_operation_set_attributes(up->module, op, dictionary, NULL);
}

varve_status varve_upgrade_move(varve_upgrader *up, varve_operation *op, const char *from,
                                const char *to) {
  const varve_entity *value = varve_upgrade_get(op, from);
  if (value == NULL)
    return VARVE_STATUS_OK;
  VARVE_TRY(varve_upgrade_set(up, op, from, NULL));
  return varve_upgrade_set(up, op, to, value);
}

varve_status varve_upgrade_set_segments(varve_upgrader *up, varve_operation *op,
                                        const int32_t *sizes, uint32_t count) {
  const varve_entity *array;
  VARVE_TRY(varve_upgrade_i32_array(up, sizes, count, &array));
  VARVE_TRY(varve_upgrade_set(up, op, "operand_segment_sizes", NULL));
  return varve_upgrade_set(up, op, "operandSegmentSizes", array);
}

varve_status varve_upgrade_insert_operand(varve_upgrader *up, varve_operation *op, uint32_t index,
                                          varve_value *value) {
  uint32_t count = op->operand_count + 1;
  varve_value **values = varve_upgrade_allocate(up, count, sizeof(varve_value *));
  if (values == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  for (uint32_t i = 0; i < count; i++)
    values[i] = i == index ? value : varve_operation_operand(op, i - (i > index));
  return varve_operation_set_operands(up->module, op, values, count);
}

varve_status varve_upgrade_remove_operand(varve_upgrader *up, varve_operation *op, uint32_t index) {
  uint32_t count = op->operand_count - 1;
  varve_value **values = varve_upgrade_allocate(up, count, sizeof(varve_value *));
  if (values == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  for (uint32_t i = 0; i < count; i++)
    values[i] = varve_operation_operand(op, i + (i >= index));
  return varve_operation_set_operands(up->module, op, values, count);
}

varve_status varve_upgrade_insert(varve_upgrader *up, varve_operation *before, const char *name,
                                  varve_operation_state *state, varve_operation **made) {
  *made = NULL;
  if (before->block == NULL)
    return VARVE_STATUS_UNSUPPORTED;
  VARVE_TRY(varve_operation_name_get(up->context, varve_slice_of(name), &state->name));
  state->location = before->location;
  VARVE_TRY(varve_operation_create(up->module, state, made));
  varve_block_insert_operation(before->block, before, *made);
  return VARVE_STATUS_OK;
}

varve_status varve_upgrade_insert_one(varve_upgrader *up, varve_operation *before, const char *name,
                                      varve_value *operand, const varve_entity *type,
                                      varve_value **result) {
  varve_operation *made;
  varve_operation_state state = {.operands = &operand,
                                 .operand_count = operand == NULL ? 0 : 1,
                                 .result_types = &type,
                                 .result_count = 1};
  *result = NULL;
  VARVE_TRY(varve_upgrade_insert(up, before, name, &state, &made));
  *result = varve_operation_result(made, 0);
  return VARVE_STATUS_OK;
}

varve_status varve_upgrade_insert_binary(varve_upgrader *up, varve_operation *before,
                                         const char *name, varve_value *const *operands,
                                         const varve_entity *type, varve_value **result) {
  varve_operation *made;
  varve_operation_state state = {
      .operands = operands, .operand_count = 2, .result_types = &type, .result_count = 1};
  VARVE_TRY(varve_upgrade_insert(up, before, name, &state, &made));
  *result = varve_operation_result(made, 0);
  return VARVE_STATUS_OK;
}

varve_status varve_upgrade_insert_constant(varve_upgrader *up, varve_operation *before,
                                           const varve_entity *attribute, varve_value **value) {
  const char *name = up->step < VARVE_STEP_LLVM13 ? "std.constant" : "arith.constant";
  const varve_entity *type = varve_attribute_type(attribute);
  *value = NULL;
  if (type == NULL)
    return VARVE_STATUS_INTERNAL;
  VARVE_TRY(varve_upgrade_insert_one(up, before, name, NULL, type, value));
  return varve_upgrade_set(up, varve_value_operation(*value), "value", attribute);
}

varve_status varve_upgrade_insert_index(varve_upgrader *up, varve_operation *before, int64_t number,
                                        varve_value **value) {
  const varve_entity *attribute;
  *value = NULL;
  VARVE_TRY(varve_integer_get_i64(up->context, up->context->index_type, number, &attribute));
  return varve_upgrade_insert_constant(up, before, attribute, value);
}

varve_status varve_upgrade_erase(varve_upgrader *up, varve_operation *op) {
  if (op == up->op && !up->is_erased) {
    up->is_erased = true;
    up->next = varve_operation_next_skipping(up->module->root, op);
  }
  varve_status status = varve_operation_erase(up->module, op);
  return status == VARVE_STATUS_INVALID ? VARVE_STATUS_INTERNAL : status;
}

varve_status varve_upgrade_items(varve_upgrader *up, varve_operation *op, const char *name,
                                 varve_upgrade_item_rule *change) {
  const varve_entity *list = varve_upgrade_get(op, name);
  varve_upgrade_item at = {up, op, 0};
  if (list == NULL || list->kind != VARVE_KIND_ARRAY)
    return VARVE_STATUS_OK;
  const varve_entity **items =
      varve_upgrade_allocate(up, list->child_count, sizeof(const varve_entity *));
  if (items == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  for (; at.index < list->child_count; at.index++) {
    items[at.index] = list->children[at.index];
    VARVE_TRY(change(&at, &items[at.index]));
  }
  VARVE_TRY(varve_array_get(up->context, items, list->child_count, &list));
  return varve_upgrade_set(up, op, name, list);
}

varve_status varve_upgrade_drop(varve_upgrader *up, varve_operation *op) {
  for (uint32_t i = 0; i < varve_operation_result_count(op); i++)
    if (varve_operation_result(op, i)->first_use != NULL)
      return varve_upgrade_skip(up, op, "its result is used");
  return varve_upgrade_erase(up, op);
}

varve_status varve_upgrade_replace(varve_upgrader *up, varve_operation *op, varve_operation *made) {
  uint32_t regions = varve_operation_region_count(made);
  for (uint32_t i = 0; i < regions && i < varve_operation_region_count(op); i++)
    varve_region_take_blocks(varve_operation_region(made, i), varve_operation_region(op, i));
  uint32_t results = varve_operation_result_count(made);
  for (uint32_t i = 0; i < results && i < varve_operation_result_count(op); i++)
    varve_value_replace_uses(varve_operation_result(op, i), varve_operation_result(made, i));
  if (op == up->op && !up->is_erased) {
    /* Continue the walk with the operation after `made`, or inside its regions. If this is op,
     * which is erased below, continue after op. */
    varve_operation *after = varve_operation_next_skipping(up->module->root, op);
    varve_operation *inside = varve_operation_next_preorder(up->module->root, made);
    up->is_erased = true;
    up->next = inside == op ? after : inside;
  }
  return varve_upgrade_erase(up, op);
}

varve_status varve_upgrade_recreate(varve_upgrader *up, varve_operation **op, uint32_t result_count,
                                    uint32_t region_count) {
  varve_operation *made;
  varve_value **operands = varve_upgrade_allocate(up, (*op)->operand_count, sizeof(varve_value *));
  const varve_entity **types =
      varve_upgrade_allocate(up, result_count, sizeof(const varve_entity *));
  if (operands == NULL || types == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  for (uint32_t i = 0; i < (*op)->operand_count; i++)
    operands[i] = varve_operation_operand(*op, i);
  for (uint32_t i = 0; i < result_count; i++)
    types[i] = varve_operation_result(*op, i)->type;
  varve_operation_state state = {.dictionary = varve_operation_dictionary(*op),
                                 .operands = operands,
                                 .operand_count = (*op)->operand_count,
                                 .result_types = types,
                                 .result_count = result_count,
                                 .region_count = region_count};
  VARVE_TRY(varve_upgrade_insert(up, *op, (*op)->name->text.data, &state, &made));
  VARVE_TRY(varve_upgrade_replace(up, *op, made));
  *op = made;
  return VARVE_STATUS_OK;
}

varve_status varve_upgrade_forward(varve_upgrader *up, varve_operation *op, varve_value *value) {
  varve_value_replace_uses(varve_operation_result(op, 0), value);
  return varve_upgrade_erase(up, op);
}

varve_status varve_upgrade_cast_result(varve_upgrader *up, varve_operation *op,
                                       const varve_entity *type, const char *name) {
  varve_value *result = varve_operation_result(op, 0);
  varve_operation *cast;
  const varve_entity *old_type = result->type;
  varve_operation_state state = {.operands = &result,
                                 .operand_count = 1,
                                 .result_types = &old_type,
                                 .result_count = 1,
                                 .location = op->location};
  if (type == old_type || op->block == NULL)
    return VARVE_STATUS_OK;
  VARVE_TRY(varve_operation_name_get(up->context, varve_slice_of(name), &state.name));
  VARVE_TRY(varve_operation_create(up->module, &state, &cast));
  varve_value_replace_uses(result, varve_operation_result(cast, 0));
  varve_operation_set_operand(cast, 0, result);
  varve_block_insert_operation(op->block, op->next, cast);
  result->type = type;
  return VARVE_STATUS_OK;
}

const char *varve_upgrade_format(varve_upgrader *up, const char *format, ...) {
  va_list arguments;
  va_start(arguments, format);
  int size = vsnprintf(NULL, 0, format, arguments);
  va_end(arguments);
  char *text = size < 0 ? NULL : varve_arena_allocate(&up->scratch, (size_t)size + 1);
  if (text == NULL)
    return NULL;
  va_start(arguments, format);
  (void)vsnprintf(text, (size_t)size + 1, format, arguments);
  va_end(arguments);
  return text;
}

varve_status varve_upgrade_string(varve_upgrader *up, const char *text,
                                  const varve_entity **attribute) {
  return varve_string_get(up->context, varve_slice_of(text), attribute);
}

varve_status varve_upgrade_i64(varve_upgrader *up, int64_t number, const varve_entity **attribute) {
  return varve_integer_get_i64(up->context, up->context->i64, number, attribute);
}

varve_status varve_upgrade_i64_array(varve_upgrader *up, const int64_t *numbers, size_t count,
                                     const varve_entity **attribute) {
  return varve_upgrade_dense_list(up, (varve_numbers){numbers, count}, 64, attribute);
}

varve_status varve_upgrade_i32_array(varve_upgrader *up, const int32_t *numbers, size_t count,
                                     const varve_entity **attribute) {
  int64_t *items = varve_upgrade_allocate(up, count, sizeof(*items));
  if (items == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  for (size_t i = 0; i < count; i++)
    items[i] = numbers[i];
  return varve_upgrade_dense_list(up, (varve_numbers){items, count}, 32, attribute);
}

varve_status varve_upgrade_dialect_attribute(varve_upgrader *up, const char *dialect,
                                             const char *text, const varve_entity **attribute) {
  const varve_entity *name;
  if (text == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  VARVE_TRY(varve_string_get(up->context, varve_slice_of(dialect), &name));
  return varve_dialect_attribute_get(up->context, name, varve_slice_of(text), NULL, 0, attribute);
}

varve_status varve_upgrade_dialect_type(varve_upgrader *up, const char *dialect, const char *text,
                                        const varve_entity **type) {
  const varve_entity *name;
  if (text == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  VARVE_TRY(varve_string_get(up->context, varve_slice_of(dialect), &name));
  return varve_dialect_type_get(up->context, name, varve_slice_of(text), NULL, 0, type);
}
