/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Infers the types that a format does not write, as the parser does, and compares them with those
 * that the operation has. Otherwise a type could be lost. */
#include "dialect/infer/infer_types.h"
#include "dialect/operation_values.h"
#include "ir/attributes.h"
#include "text/print_operation/print_operation_by_format.h"

typedef struct inferring {
  const varve_format_run *run;
  varve_arena *arena;
} inferring;

/* The operands or the results. */
typedef struct value_side {
  const varve_value_syntax *syntax;
  varve_record_list list;
  bool are_operands;
} value_side;

static value_side side_of(const inferring *i, bool are_operands) {
  const varve_operation_format *format = i->run->format;
  const varve_operation_record *record = format->definition->record;
  return (value_side){.syntax = are_operands ? format->operands : format->results,
                      .list = are_operands ? record->operands : record->results,
                      .are_operands = are_operands};
}

static varve_value_range range_of(const inferring *i, const value_side *side, uint32_t index) {
  return side->are_operands ? varve_operand_range_of(i->run->op, index)
                            : varve_result_range_of(i->run->op, index);
}

static const varve_entity *type_at(const inferring *i, const value_side *side, uint32_t index) {
  if (!side->are_operands)
    return varve_operation_result(i->run->op, index)->type;
  const varve_value *value = i->run->op->operands[index].value;
  return value == NULL ? NULL : value->type;
}

/* Starts with what the parser knows: the types that the format writes, those that are always the
 * same, and the numbers of operands. */
static varve_status start_group(const inferring *i, const value_side *side, uint32_t index,
                                varve_type_group *group) {
  const varve_value_syntax *syntax = &side->syntax[index];
  varve_value_range range = range_of(i, side, index);
  bool is_built = syntax->source == VARVE_TYPE_BUILDABLE;
  const varve_value_record *record = &i->run->format->definition->values[side->list.first + index];
  group->count = range.count;
  if (syntax->is_checked && !is_built) {
    if (!side->are_operands)
      group->count = record->variadicity == VARVE_VARIADICITY_SINGLE;
    return VARVE_STATUS_OK;
  }
  const varve_entity **types =
      varve_arena_allocate_array(i->arena, (size_t)range.count + 1, sizeof(const varve_entity *));
  if (types == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  for (uint32_t j = 0; j < range.count; j++)
    types[j] = syntax->is_checked ? syntax->type : type_at(i, side, range.first + j);
  group->types = types;
  return VARVE_STATUS_OK;
}

static varve_status start_groups(const inferring *i, bool are_operands, varve_type_group **groups) {
  const value_side side = side_of(i, are_operands);
  *groups = varve_arena_allocate_array(i->arena, (size_t)side.list.count + 1, sizeof **groups);
  if (*groups == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  memset(*groups, 0, ((size_t)side.list.count + 1) * sizeof **groups);
  for (uint32_t index = 0; index < side.list.count; index++)
    VARVE_TRY(start_group(i, &side, index, &(*groups)[index]));
  return VARVE_STATUS_OK;
}

static bool groups_match(const inferring *i, bool are_operands, const varve_type_group *groups) {
  const value_side side = side_of(i, are_operands);
  for (uint32_t index = 0; index < side.list.count; index++) {
    varve_value_range range = range_of(i, &side, index);
    if (!side.syntax[index].is_checked)
      continue;
    if (groups[index].types == NULL || groups[index].count != range.count)
      return false;
    for (uint32_t j = 0; j < range.count; j++)
      if (groups[index].types[j] != type_at(i, &side, range.first + j))
        return false;
  }
  return true;
}

static varve_status compare(const inferring *i, bool *hold) {
  varve_inference inference = {.context = i->run->printer->context,
                               .definition = i->run->format->definition,
                               .arena = i->arena};
  VARVE_TRY(start_groups(i, true, &inference.operands));
  VARVE_TRY(start_groups(i, false, &inference.results));
  /* All attributes, inherent or not. */
  const varve_entity **dictionary = &inference.dictionary;
  const varve_entity *properties = varve_operation_properties(i->run->op),
                     *others = varve_operation_dictionary(i->run->op);
  *dictionary = properties == NULL ? others : properties;
  if (properties != NULL && others != NULL && others->child_count != 0) {
    size_t first = properties->child_count, second = others->child_count;
    const varve_entity **entries =
        varve_arena_allocate_array(i->arena, first + second + 1, sizeof(const varve_entity *));
    if (entries == NULL)
      return VARVE_STATUS_OUT_OF_MEMORY;
    if (first != 0)
      memcpy(entries, properties->children, first * sizeof(const varve_entity *));
    memcpy(entries + first, others->children, second * sizeof(const varve_entity *));
    VARVE_TRY(varve_dictionary_get(i->run->printer->context, entries,
                                   (uint32_t)((first + second) / 2), NULL, dictionary));
  }
  uint32_t count = varve_operation_region_count(i->run->op);
  const varve_region **regions =
      varve_arena_allocate_array(i->arena, (size_t)count + 1, sizeof(const varve_region *));
  if (regions == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  for (uint32_t j = 0; j < count; j++)
    regions[j] = varve_operation_region(i->run->op, j);
  inference.regions = regions;
  inference.region_count = count;
  VARVE_TRY(varve_infer_types(&inference));
  *hold = groups_match(i, true, inference.operands) && groups_match(i, false, inference.results);
  return VARVE_STATUS_OK;
}

varve_status varve_inferred_types_hold(const varve_format_run *run, bool *hold) {
  varve_arena_mark mark;
  const inferring i = {run, &run->printer->format.terms};
  *hold = false;
  VARVE_TRY(varve_begin_terms(run->printer, &mark));
  varve_status status = compare(&i, hold);
  varve_arena_reset(&run->printer->format.terms, mark);
  return status == VARVE_STATUS_INVALID ? VARVE_STATUS_OK : status;
}
