/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Finds the values of the parameters that expressions name. */
#include "dialect/evaluate/entity_input.h"

#include "dialect/operation_format/operation_format.h"
#include "ir/attributes.h"
#include "ir/types.h"

static varve_status find_term(const varve_expression_input *input, const varve_expression *e,
                              varve_term *term) {
  const varve_entity_input *in = (const varve_entity_input *)input;
  if (e->kind != VARVE_EXPRESSION_SLOT || e->slot.kind != VARVE_SYNTAX_ATTRIBUTE ||
      e->slot.index >= in->count || in->parameters[e->slot.index] == NULL)
    return VARVE_STATUS_OK;
  *term = (varve_term){.kind = VARVE_TERM_ENTITY, .entity = in->parameters[e->slot.index]};
  if (in->definition != NULL && e->slot.index < in->definition->parameter_count)
    term->text = in->definition->parameters[e->slot.index].rule;
  if (term->entity->kind == VARVE_KIND_ABSENT)
    *term = (varve_term){.kind = VARVE_TERM_ABSENT};
  return VARVE_STATUS_OK;
}

void varve_entity_input_init(varve_entity_input *input, varve_context *context,
                             varve_arena *arena) {
  *input = (varve_entity_input){.base = {.context = context, .arena = arena, .find = find_term}};
}

void varve_entity_input_take(varve_entity_input *input, const varve_entity *entity) {
  bool is_known = varve_entity_is_parametric(entity);
  input->parameters = is_known ? entity->children + 1 : NULL;
  input->count = is_known ? varve_parameter_count(entity) : 0;
}

varve_status varve_entity_solve(const varve_entity_input *input, const varve_parameter_rule *rule,
                                const varve_expression *expression, const varve_entity **value) {
  const varve_entity *attribute = NULL;
  varve_term term = {.kind = VARVE_TERM_UNKNOWN};
  *value = NULL;
  VARVE_TRY(varve_expression_evaluate(&input->base, expression, &term));
  if (term.kind == VARVE_TERM_ABSENT)
    return varve_absent_get(input->base.context, value);
  VARVE_TRY(varve_term_attribute(&input->base, &term, &attribute));
  if (attribute == NULL)
    return VARVE_STATUS_OK;
  varve_status status = varve_parameter_from_attribute(input->base.context, rule, attribute, value);
  if (status == VARVE_STATUS_INVALID)
    *value = NULL;
  return status == VARVE_STATUS_INVALID ? VARVE_STATUS_OK : status;
}
