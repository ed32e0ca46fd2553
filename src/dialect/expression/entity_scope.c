/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Finds the parameters that expressions name. */
#include "dialect/expression/entity_scope.h"

#include "base/diagnostic.h"
#include "dialect/operation_format/operation_format.h"

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
