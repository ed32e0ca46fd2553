/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Finds the parameters that expressions name. */
#include "dialect/expression/entity_scope.h"

#include "base/diagnostic.h"
#include "dialect/operation_format/operation_format.h"
#include "ir/attributes.h"
#include "ir/types.h"

static varve_status find_slot(void *user, bool is_argument, varve_expression_slot *slots,
                              uint32_t *count) {
  const varve_entity_scope *scope = user;
  varve_format_lexer *lexer = scope->base.lexer;
  *count = 1;
  for (uint32_t i = 0; i < scope->definition->parameter_count; i++)
    if (!is_argument &&
        varve_slice_equal(scope->definition->parameters[i].name, lexer->token.text)) {
      slots[0] = (varve_expression_slot){.kind = VARVE_SYNTAX_ATTRIBUTE, .index = i};
      return VARVE_STATUS_OK;
    }
  for (uint32_t i = 0; i < scope->local_count && is_argument; i++)
    if (varve_slice_equal(scope->locals[i], lexer->token.text)) {
      slots[0] = (varve_expression_slot){.kind = VARVE_SYNTAX_ATTRIBUTE,
                                         .index = scope->definition->parameter_count + i};
      return VARVE_STATUS_OK;
    }
  return varve_format_refuse(lexer, lexer->token.place, "there is no %s '%.*s'",
                             is_argument ? "field" : "parameter",
                             VARVE_FORMAT_SLICE(lexer->token.text));
}

void varve_entity_scope_init(varve_entity_scope *scope, varve_context *context,
                             const varve_entity_definition *definition) {
  *scope = (varve_entity_scope){.base = {.user = scope, .find = find_slot, .context = context},
                                .definition = definition};
}

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
