/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* TypesMatchWith<a,b>: the type of b follows from the type of a. The check uses the type inference
 * of the operation's custom form. */
#include "dialect/evaluate/infer_convert.h"
#include "dialect/infer/infer_plan.h"
#include "dialect/operation_values.h"
#include "verify/verifier.h"

typedef struct match {
  varve_verifier *verifier;
  const varve_operation *op;
  const varve_trait_use *use;
} match;

static bool is_value(const varve_trait_argument *argument) {
  return argument->kind == VARVE_TRAIT_OPERAND || argument->kind == VARVE_TRAIT_RESULT;
}

/* Returns the index of an operand or result in an inference plan, in which results come after
 * operands. */
static uint32_t number_of(const match *m, const varve_trait_argument *argument) {
  uint32_t operands = m->op->name->definition->record->operands.count;
  return argument->kind == VARVE_TRAIT_OPERAND ? argument->index : operands + argument->index;
}

static varve_value_range range_of(const match *m, const varve_trait_argument *argument) {
  return argument->kind == VARVE_TRAIT_OPERAND ? varve_operand_range_of(m->op, argument->index)
                                               : varve_result_range_of(m->op, argument->index);
}

static const varve_entity *type_at(const match *m, const varve_trait_argument *argument,
                                   uint32_t index) {
  return argument->kind == VARVE_TRAIT_OPERAND ? varve_operation_operand(m->op, index)->type
                                               : varve_operation_result(m->op, index)->type;
}

/* Returns the edge of the plan from the first argument of the trait (the source) to the second (the
 * target). Returns NULL if the definition does not infer the target type from the source type. */
static const varve_inference_edge *find_edge(const match *m, const varve_inference_plan *plan) {
  uint32_t source = number_of(m, &m->use->arguments[0]);
  uint32_t target = number_of(m, &m->use->arguments[1]);
  for (uint32_t i = plan->first_edge[source]; i < plan->first_edge[source + 1]; i++)
    if (plan->edges[i].target == target)
      return &plan->edges[i];
  return NULL;
}

/* Returns an equation that infers the target type without attributes, or NULL if the plan has no
 * such equation. */
static const varve_inference_equation *find_equation(const match *m,
                                                     const varve_inference_plan *plan) {
  uint32_t target = number_of(m, &m->use->arguments[1]);
  for (uint32_t i = 0; i < plan->equation_count; i++)
    if (plan->equations[i].target == target && !plan->equations[i].has_attributes)
      return &plan->equations[i];
  return NULL;
}

static varve_status report(const match *m) {
  return VARVE_OP_FAULT(m->verifier, "failed to verify that the type of '%' follows from '%'",
                        VARVE_TEXT(m->use->arguments[1].text),
                        VARVE_TEXT(m->use->arguments[0].text));
}

static varve_status compare(const match *m, const varve_conversion *found) {
  varve_value_range target = range_of(m, &m->use->arguments[1]);
  if (found->types == NULL && found->type == NULL)
    return VARVE_STATUS_OK;
  if (found->types != NULL && found->count != target.count)
    return report(m);
  for (uint32_t i = 0; i < target.count; i++) {
    const varve_entity *expected = found->types != NULL ? found->types[i] : found->type;
    if (type_at(m, &m->use->arguments[1], target.first + i) != expected)
      return report(m);
  }
  return VARVE_STATUS_OK;
}

/* Collects the types of all operands or results, in a group for each definition. */
static varve_status take_groups(const match *m, varve_arena *arena, bool are_operands,
                                varve_type_group **groups) {
  const varve_operation_record *record = m->op->name->definition->record;
  uint32_t count = are_operands ? record->operands.count : record->results.count;
  *groups = varve_arena_allocate_array(arena, (size_t)count + 1, sizeof(varve_type_group));
  if (*groups == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  for (uint32_t i = 0; i < count; i++) {
    const varve_trait_argument argument = {
        .kind = are_operands ? VARVE_TRAIT_OPERAND : VARVE_TRAIT_RESULT, .index = i};
    varve_value_range range = range_of(m, &argument);
    const varve_entity **types =
        varve_arena_allocate_array(arena, (size_t)range.count + 1, sizeof(const varve_entity *));
    if (types == NULL)
      return VARVE_STATUS_OUT_OF_MEMORY;
    for (uint32_t j = 0; j < range.count; j++)
      types[j] = type_at(m, &argument, range.first + j);
    (*groups)[i] = (varve_type_group){types, range.count};
  }
  return VARVE_STATUS_OK;
}

static varve_status solve(const match *m, const varve_inference_equation *equation,
                          varve_conversion *found) {
  varve_inference *inference = found->inference;
  VARVE_TRY(take_groups(m, inference->arena, true, &inference->operands));
  VARVE_TRY(take_groups(m, inference->arena, false, &inference->results));
  return varve_inference_solve(inference, equation, found);
}

varve_status varve_trait_types_match_with(varve_verifier *v, const varve_operation *op,
                                          const varve_trait_use *use) {
  const match m = {v, op, use};
  const varve_inference_plan *plan = NULL;
  if (use->argument_count != 2 || !is_value(&use->arguments[0]) || !is_value(&use->arguments[1]))
    return VARVE_STATUS_OK;
  varve_value_range source = range_of(&m, &use->arguments[0]);
  if (source.count != 1)
    return VARVE_STATUS_OK;
  VARVE_TRY(varve_find_inference_plan(v->context, op->name->definition, &plan));
  const varve_inference_edge *edge = find_edge(&m, plan);
  const varve_inference_equation *equation = edge == NULL ? find_equation(&m, plan) : NULL;
  if (edge == NULL && equation == NULL)
    return VARVE_STATUS_OK;
  /* Compare the target type with the type that follows from the source type, by the edge, or by
   * the equation if edge is NULL. */
  const varve_entity *type = type_at(&m, &use->arguments[0], source.first);
  varve_arena arena;
  varve_inference inference = {
      .context = m.verifier->context, .definition = m.op->name->definition, .arena = &arena};
  varve_conversion found = {
      .inference = &inference, .name = m.use->arguments[0].text, .source = type};
  varve_arena_init(&arena, &m.verifier->context->memory);
  varve_status status = VARVE_STATUS_OK;
  if (edge == NULL)
    status = solve(&m, equation, &found);
  else if (edge->convert != NULL)
    status = edge->convert(&found);
  else
    found.type = type;
  /* INVALID: the source type lacks the part from which the target type follows. This is no fault
   * of the trait: the constraint on the source type decides whether the part may be missing. */
  status = status == VARVE_STATUS_INVALID ? VARVE_STATUS_OK
           : status == VARVE_STATUS_OK    ? compare(&m, &found)
                                          : status;
  varve_arena_release(&arena);
  return status;
}

/* Checks that the type of the value is the pointee type of the pointer. */
varve_status varve_trait_pointee_matches(varve_verifier *v, const varve_operation *op,
                                         const varve_trait_use *use) {
  const match m = {v, op, use};
  const varve_entity *pointee = NULL;
  if (use->argument_count != 2 || !is_value(&use->arguments[0]) || !is_value(&use->arguments[1]))
    return VARVE_STATUS_OK;
  varve_value_range source = range_of(&m, &use->arguments[0]);
  varve_value_range target = range_of(&m, &use->arguments[1]);
  if (source.count != 1 || target.count != 1)
    return VARVE_STATUS_OK;
  pointee = varve_dialect_type_part(type_at(&m, &use->arguments[0], source.first), 0);
  return pointee == NULL || pointee == type_at(&m, &use->arguments[1], target.first)
             ? VARVE_STATUS_OK
             : VARVE_OP_FAULT(v, "failed to verify that `%` type matches pointee type of `%`",
                              VARVE_TEXT(use->arguments[1].text),
                              VARVE_TEXT(use->arguments[0].text));
}
