/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Follows inferences from the values whose types are known. Each value and each inference is
 * visited once. */
#include "dialect/infer/infer_types.h"

#include "dialect/infer/infer_plan.h"

typedef struct walk {
  varve_inference *inference;
  const varve_inference_plan *plan;
  uint32_t *known; /* values with known types, in the order in which they became known */
  uint32_t known_count;
  uint32_t next; /* index into known: the next value whose inferences are followed */
} walk;

static varve_type_group *group_of(const walk *w, uint32_t value) {
  const varve_inference *inference = w->inference;
  uint32_t operands = inference->definition->record->operands.count;
  return value < operands ? &inference->operands[value] : &inference->results[value - operands];
}

static const varve_value_record *record_of(const walk *w, uint32_t value) {
  return varve_inference_value(w->inference->definition, value);
}

/* Cuts a name, because messages are short. */
static varve_slice cut(varve_slice name) {
  return varve_slice_make(name.data, name.size < 48 ? name.size : 48);
}

static varve_slice name_of(const walk *w, uint32_t value) {
  return cut(
      varve_table_text(w->inference->definition->dialect->tables, record_of(w, value)->name));
}

static bool is_single(const walk *w, uint32_t value) {
  return record_of(w, value)->variadicity == VARVE_VARIADICITY_SINGLE;
}

/* Returns whether the number of values is known. */
static bool has_count(const walk *w, uint32_t value) {
  return value < w->inference->definition->record->operands.count || is_single(w, value);
}

static void add_known(walk *w, uint32_t value) { w->known[w->known_count++] = value; }

static varve_status set_types(walk *w, uint32_t value, const varve_conversion *found) {
  varve_type_group *group = group_of(w, value);
  uint32_t count = has_count(w, value) ? group->count : found->count;
  if (is_single(w, value) && value >= w->inference->definition->record->operands.count)
    count = 1;
  if (found->types != NULL && found->count == count) {
    *group = (varve_type_group){found->types, count};
    add_known(w, value);
    return VARVE_STATUS_OK;
  }
  if (found->types != NULL) {
    varve_slice name = name_of(w, value);
    return varve_infer_refuse(w->inference,
                              "'%.*s' has %lu values, but from '%.*s' follow %lu types",
                              (int)name.size, name.data, (unsigned long)count,
                              (int)found->name.size, found->name.data, (unsigned long)found->count);
  }
  const varve_entity **types =
      varve_arena_allocate_array(w->inference->arena, count, sizeof(const varve_entity *));
  if (types == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  for (uint32_t i = 0; i < count; i++)
    types[i] = found->type;
  *group = (varve_type_group){types, count};
  add_known(w, value);
  return VARVE_STATUS_OK;
}

/* Copies the types to another value: all of them, or the one that all share. */
static void copy_types(const walk *w, const varve_inference_edge *edge, varve_conversion *found) {
  const varve_type_group *source = group_of(w, edge->source);
  const varve_type_group *target = group_of(w, edge->target);
  found->type = source->types[0];
  if (is_single(w, edge->source) || is_single(w, edge->target))
    return;
  if (has_count(w, edge->target) && target->count != source->count) {
    uint32_t alike = 1;
    while (alike < source->count && source->types[alike] == found->type)
      alike++;
    if (alike == source->count)
      return;
  }
  found->types = source->types;
  found->count = source->count;
}

/* Values that have the types of a list that is empty are as many as its items: none. */
static void leave_empty(walk *w, uint32_t value) {
  static const varve_entity *const none[1];
  varve_type_group *group = group_of(w, value);
  if (is_single(w, value) || (has_count(w, value) && group->count != 0))
    return;
  *group = (varve_type_group){none, 0};
  add_known(w, value);
}

static varve_status follow_edge(walk *w, const varve_inference_edge *edge) {
  const varve_type_group *source = group_of(w, edge->source);
  varve_conversion found = {.inference = w->inference, .name = name_of(w, edge->source)};
  if (group_of(w, edge->target)->types != NULL)
    return VARVE_STATUS_OK;
  if (source->count == 0) {
    if (edge->convert == NULL && !is_single(w, edge->source))
      leave_empty(w, edge->target);
    return VARVE_STATUS_OK;
  }
  found.source = source->types[0];
  if (edge->convert == NULL)
    copy_types(w, edge, &found);
  else
    VARVE_TRY(edge->convert(&found));
  bool is_counted = found.types != NULL || has_count(w, edge->target);
  if ((found.type == NULL && found.types == NULL) || !is_counted)
    return VARVE_STATUS_OK;
  return set_types(w, edge->target, &found);
}

static varve_status follow_all(walk *w) {
  while (w->next < w->known_count) {
    uint32_t value = w->known[w->next++];
    for (uint32_t i = w->plan->first_edge[value]; i < w->plan->first_edge[value + 1]; i++)
      VARVE_TRY(follow_edge(w, &w->plan->edges[i]));
  }
  return VARVE_STATUS_OK;
}

static varve_status take_start(walk *w, const varve_inference_start *start) {
  varve_conversion found = {
      .inference = w->inference, .name = cut(start->attribute), .type = start->type};
  if (group_of(w, start->target)->types != NULL)
    return VARVE_STATUS_OK;
  if (start->type == NULL) {
    const varve_entity *dictionary = w->inference->dictionary;
    const varve_entity *value =
        dictionary == NULL ? NULL : varve_dictionary_find(dictionary, start->attribute);
    if (value == NULL)
      return VARVE_STATUS_OK;
    VARVE_TRY(varve_attribute_own_type(w->inference->context, value, &found.source));
    if (found.source == NULL)
      return varve_infer_refuse(w->inference, "the attribute '%.*s' has no type",
                                (int)found.name.size, found.name.data);
    found.type = found.source;
    if (start->convert != NULL) {
      found.type = NULL;
      VARVE_TRY(start->convert(&found));
    }
  }
  if ((found.type == NULL && found.types == NULL) ||
      (found.types == NULL && !has_count(w, start->target)))
    return VARVE_STATUS_OK;
  return set_types(w, start->target, &found);
}

/* Absent operands count as known: they have no types. */
static void note_known(walk *w) {
  static const varve_entity *const none[1];
  const varve_operation_record *record = w->inference->definition->record;
  for (uint32_t i = 0; i < record->operands.count; i++)
    if (w->inference->operands[i].types == NULL && w->inference->operands[i].count == 0)
      w->inference->operands[i].types = none;
  for (uint32_t i = 0; i < varve_inference_value_count(w->inference->definition); i++)
    if (group_of(w, i)->types != NULL)
      add_known(w, i);
}

static varve_status solve(walk *w, const varve_inference_equation *equation) {
  varve_conversion found = {.inference = w->inference};
  if (group_of(w, equation->target)->types != NULL)
    return VARVE_STATUS_OK;
  if (equation->source_count != 0)
    found.name = name_of(w, equation->sources[0]);
  VARVE_TRY(varve_inference_solve(w->inference, equation, &found));
  if ((found.type == NULL && found.types == NULL) ||
      (found.types == NULL && !has_count(w, equation->target)))
    return VARVE_STATUS_OK;
  VARVE_TRY(set_types(w, equation->target, &found));
  return follow_all(w);
}

/* Each pass that finds a type can let others be found. */
static varve_status solve_all(walk *w) {
  uint32_t before;
  do {
    before = w->known_count;
    for (uint32_t i = 0; i < w->plan->equation_count; i++)
      VARVE_TRY(solve(w, &w->plan->equations[i]));
  } while (w->known_count != before);
  return VARVE_STATUS_OK;
}

varve_status varve_infer_types(varve_inference *inference) {
  walk w = {.inference = inference};
  inference->message[0] = 0;
  VARVE_TRY(varve_find_inference_plan(inference->context, inference->definition, &w.plan));
  w.known = varve_arena_allocate_array(
      inference->arena, varve_inference_value_count(inference->definition), sizeof *w.known);
  if (w.known == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  note_known(&w);
  VARVE_TRY(follow_all(&w));
  for (uint32_t i = 0; i < w.plan->start_count; i++) {
    VARVE_TRY(take_start(&w, &w.plan->starts[i]));
    VARVE_TRY(follow_all(&w));
  }
  VARVE_TRY(solve_all(&w));
  return w.plan->infer_results == NULL ? VARVE_STATUS_OK : w.plan->infer_results(inference);
}
